package say

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// Changes lists what alters a number, each with its reason: "+3 Insubordinate, −2 Declare Emergency". A reason that decides the number alone is only
// named.
func (s *Speaker) Changes(changes []game.Change) string {
	list := make([]string, len(changes))
	for i, c := range changes {
		title, _ := card.SplitSkill(c.ID)
		if list[i] = s.CardName(title); c.By != 0 {
			list[i] = Signed(c.By) + " " + list[i]
		}
	}
	return strings.Join(list, ", ")
}

// CheckReasons explains the numbers of a skill check, each with the reason. It tells what alters the difficulty, and which cards count otherwise than
// the check and the cards say. It returns "" if nothing is altered.
func (s *Speaker) CheckReasons(c *game.CheckState) string {
	var list []string
	if len(c.Changes) > 0 {
		list = append(list, fmt.Sprintf(s.Text(CheckNeeded), c.Difficulty, c.Difficulty-game.Sum(c.Changes), s.Changes(c.Changes)))
	}
	printed := s.lib.Check(c.Card, c.Place)
	for skill := card.AnySkill + 1; int(skill) < len(c.Skills); skill++ {
		if c.Skills[skill] && printed != nil && !slices.Contains(printed.Skills, skill) {
			list = append(list, fmt.Sprintf(s.Text(CheckTypeFor), s.Skill(skill), s.CardName(s.lib.CountsFor(skill))))
		}
	}
	if c.OnesCount {
		list = append(list, fmt.Sprintf(s.Text(CheckOnesFor), s.CardName(card.InspirationalLeader)))
	}
	if c.Zero != card.AnySkill {
		list = append(list, fmt.Sprintf(s.Text(CheckTypeZero), s.Skill(c.Zero), s.CardName(card.BlindDevotion)))
	}
	for _, title := range c.Resolved {
		if double, is := s.lib.Skills.Of(title).Effect[0].(card.CountsDouble); is {
			list = append(list, fmt.Sprintf(s.Text(CheckTypeDouble), s.Skill(double.Type), s.CardName(title)))
		}
	}
	return strings.Join(list, " · ")
}
