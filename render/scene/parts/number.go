package parts

import (
	"fmt"
	"strconv"

	"battlestar/game/card"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// Btoi is 1 for what is so, or 0.
func Btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

var numbers = func() (list [200]string) { // more than any deck has cards
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	return list
}()

// Number is a number as text, without making a new one each time.
func Number(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	if n < 0 && n > -len(numbers) {
		return "−" + numbers[-n]
	}
	return "…"
}

// SkillAt is the kit's name of the type with a number.
func SkillAt(s int) (ui.Skill, bool) { return cards.SkillOf(card.Skill(s)) }

// Signed is a number with its sign, and a real minus.
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
