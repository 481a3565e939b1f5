package say

import (
	"fmt"
	"strconv"
	"strings"
)

// Number is a number with a real minus.
func Number(n int) string {
	if n < 0 {
		return Signed(n)
	}
	return strconv.Itoa(n)
}

// Signed is a number with its sign, and a real minus.
func Signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// Span is the results of a die from one to another: "3–8", or "8".
func Span(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d–%d", from, to)
}

// Percent is the chance of a number of faces of the 8-sided die.
func Percent(faces int) string { return fmt.Sprintf("%d %%", (faces*100+4)/8) }

// Listed joins words by commas, and before the last by what joins it.
func Listed(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	n := len(words) - 1
	return strings.Join(words[:n], ", ") + last + words[n]
}
