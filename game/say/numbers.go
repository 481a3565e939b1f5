package say

import (
	"fmt"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// Number formats a number with a real minus.
func Number(n int) string {
	if n < 0 {
		return Signed(n)
	}
	return strconv.Itoa(n)
}

// Signed formats a number with its sign, and a real minus.
func Signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// Span formats a range of die results: "3–8", or "8".
func Span(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d–%d", from, to)
}

// Percent formats the chance of a number of faces of the 8-sided die.
func Percent(faces int) string { return fmt.Sprintf("%d%%", (faces*100+4)/game.DieFaces) }

// Listed joins words with commas, and the last two with last.
func Listed(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	n := len(words) - 1
	return strings.Join(words[:n], ", ") + last + words[n]
}

// Results says what the results of an attack's die do, as a card does, in the words of a language: "1–6: nothing. 7–8: destroy it".
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

// FTLLosses returns the population that may be lost at FTL Control, by space of the Jump Preparation track (B-LOC-01).
func FTLLosses() []string {
	var list []string
	for space := range game.AutoJump {
		if loss, allowed := game.FTLPopulation(space); allowed {
			list = append(list, Number(loss))
		}
	}
	return list
}
