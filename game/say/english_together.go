package say

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// together is the line for several events that one line tells (see the function together); v is the view after the last.
func (en english) together(v *game.View, run []game.Event) string {
	first := &run[0]
	switch first.Kind {
	case game.AttackMade:
		text := strings.TrimSuffix(en.attackMade(*first), ".")
		if len(run) > 1 {
			text += fmt.Sprintf(" and rolls %d", run[1].N)
			if run[1].Natural > 0 && int(run[1].Natural) != run[1].N {
				text += fmt.Sprintf(" (the die shows %d)", run[1].Natural)
			}
		}
		if len(run) > 2 {
			text += ": a miss"
		}
		return text + "."
	case game.Looked:
		return en.allTurnedUp(v, run)
	}
	if draws(first) {
		return fmt.Sprintf("%s draws %s.", en.Name(first.Seat), en.drawn(run))
	}
	var names counted
	for i := range run {
		names.add(en.CardName(run[i].Card), 1)
	}
	return fmt.Sprintf("%s discards %s.", en.Name(first.Seat), names.timesEach())
}

// drawn is Skill cards drawn: "2 politics and 3 leadership cards", or by name to whoever may know them.
func (en english) drawn(run []game.Event) string {
	var types, names counted
	for i := range run {
		e := &run[i]
		if e.Card != "" {
			names.add(en.CardName(e.Card), 1)
		} else {
			types.add(en.nouns().skills[e.From-game.SkillDeck(0)], max(1, e.N))
		}
	}
	if len(types) == 0 {
		return names.timesEach()
	}
	var parts []string
	for _, t := range types {
		parts = append(parts, fmt.Sprint(t.n, " ", t.what))
	}
	text := and(parts) + " card"
	if types[len(types)-1].n > 1 {
		text += "s"
	}
	if len(names) > 0 {
		text += " and " + names.timesEach()
	}
	return text
}

// allTurnedUp is the cards of a check: those that count for it, those that count against it, and the rest.
func (en english) allTurnedUp(v *game.View, run []game.Event) string {
	var sides [3]counted // for, against, neither
	var sums [3]int
	for i := range run {
		title, strength := card.SplitSkill(run[i].Card)
		c := en.lib.Skills.Of(title)
		if c == nil || v.Check == nil {
			continue
		}
		n, side := v.Check.Strength(c.Type, strength), 2
		switch {
		case n > 0:
			side = 0
		case n < 0:
			side = 1
		}
		sides[side].add(en.CardName(run[i].Card), 1)
		sums[side] += n
	}
	var parts []string
	for side, label := range [...]string{"For the check", "against it", "without effect"} {
		if len(sides[side]) == 0 {
			continue
		}
		if sums[side] != 0 {
			label += " " + signed(sums[side])
		}
		parts = append(parts, label+": "+sides[side].timesEach())
	}
	return strings.Join(parts, "; ") + "."
}

// counted is things and how many there are of each, in the order in which they came.
type counted []struct {
	what string
	n    int
}

func (c *counted) add(what string, n int) {
	for i := range *c {
		if (*c)[i].what == what {
			(*c)[i].n += n
			return
		}
	}
	*c = append(*c, struct {
		what string
		n    int
	}{what, n})
}

// timesEach lists things by name: "Repair 1, Launch Scout 2 (twice) and Repair 2".
func (c counted) timesEach() string {
	var parts []string
	for _, t := range c {
		switch t.n {
		case 1:
			parts = append(parts, t.what)
		case 2:
			parts = append(parts, t.what+" (twice)")
		default:
			parts = append(parts, fmt.Sprintf("%s (%d times)", t.what, t.n))
		}
	}
	return and(parts)
}

// and joins the parts of a list.
func and(parts []string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	return strings.Join(parts[:len(parts)-1], ", ") + " and " + parts[len(parts)-1]
}
