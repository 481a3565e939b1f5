package say

import (
	"fmt"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
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
func Percent(faces int) string { return fmt.Sprintf("%d %%", (faces*100+4)/game.DieFaces) }

// Listed joins words by commas, and before the last by what joins it.
func Listed(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	n := len(words) - 1
	return strings.Join(words[:n], ", ") + last + words[n]
}

// Results is what the results of an attack's die do, as a card says it in the words of a language: "1–6: nothing. 7–8: destroy it".
func Results(roll game.RollFor, deeds map[game.Deed]string) string {
	var parts []string
	next := 1
	for _, results := range game.AttackTable(roll, card.NoShip, nil) {
		if results.From > next {
			parts = append(parts, Span(next, results.From-1)+": "+deeds[game.Misses])
		}
		parts = append(parts, Span(results.From, results.To)+": "+deeds[results.Does])
		next = results.To + 1
	}
	return strings.Join(parts, ". ")
}

// FTLLosses is the populations that may be lost at FTL Control, by the spaces of the jump preparation track (B-LOC-01).
func FTLLosses() []string {
	var list []string
	for space := range game.AutoJump {
		if loss, allowed := game.FTLPopulation(space); allowed {
			list = append(list, Number(loss))
		}
	}
	return list
}
