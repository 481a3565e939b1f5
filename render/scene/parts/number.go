package parts

import (
	"fmt"
	"strconv"

	"battlestar/game/card"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// Btoi returns 1 for true, 0 for false.
func Btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

var numbers = func() (list [200]string) { // more than the cards of any deck
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	return list
}()

// Number returns a number as text, taken from a table for 0 to 199.
func Number(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	if n < 0 && n > -len(numbers) {
		return "−" + numbers[-n]
	}
	return "…"
}

// SkillAt returns the kit's name of the skill type with a number.
func SkillAt(s int) (ui.Skill, bool) { return cards.SkillOf(card.Skill(s)) }

// Signed returns a number with its sign, and a real minus.
func Signed(n int) string {
	switch {
	case n < 0:
		return fmt.Sprintf("−%d", -n)
	case n == 0:
		return "0"
	default:
		return fmt.Sprintf("+%d", n)
	}
}
