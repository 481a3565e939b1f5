// Package box gathers the built-in boxes of the game, and says which of their components a game is played with.
package box

import (
	"slices"
	"sync/atomic"

	"battlestar/game/box/base"
	"battlestar/game/box/daybreak"
	"battlestar/game/box/exodus"
	"battlestar/game/box/pegasus"
	"battlestar/game/card"
)

// All returns every built-in box, in order of publication, and those on trial.
func All() []card.Box {
	var boxes []card.Box
	for _, b := range built {
		boxes = append(boxes, b.made())
	}
	for _, b := range *onTrial.Load() {
		boxes = append(boxes, b())
	}
	return boxes
}

// built lists the boxes with their ids, as making a box only to learn its id is expensive.
var built = []struct {
	id   card.ID
	made func() card.Box
}{
	{"base", base.Box},
	{"pegasus", pegasus.Box},
	{"exodus", exodus.Box},
	{"daybreak", daybreak.Box},
}

// onTrial holds the boxes that tests have added.
var onTrial = func() *atomic.Pointer[[]func() card.Box] {
	p := new(atomic.Pointer[[]func() card.Box])
	p.Store(new([]func() card.Box))
	return p
}()

// Try adds a box to the built-in ones, to test what a future box may bring; end takes it away again. Each call of b makes the box afresh. Its id must
// be unique: catalogs are kept by the ids of their boxes.
func Try(b func() card.Box) (end func()) {
	before := onTrial.Load()
	now := append(slices.Clone(*before), b)
	onTrial.Store(&now)
	return func() { onTrial.Store(before) }
}

// Known reports whether a box with that id is built in.
func Known(id card.ID) bool { return slices.Contains(IDs(), id) }

// IDs returns the ids of all boxes, in order of publication.
func IDs() []card.ID {
	var ids []card.ID
	for _, b := range built {
		ids = append(ids, b.id)
	}
	for _, b := range *onTrial.Load() {
		ids = append(ids, b().ID)
	}
	return ids
}

// inPlay returns the boxes of the given ids as they are played with some options. Components of other options are left out, and whatever an option or
// a later box replaces is replaced. Ids of boxes that are not built in are skipped.
func inPlay(ids []card.ID, options []string) []card.Box {
	boxes := slices.DeleteFunc(All(), func(b card.Box) bool { return !slices.Contains(ids, b.ID) })
	without := func(option string) bool { return option != "" && !slices.Contains(options, option) }
	fleet := slices.Contains(options, card.OptionCylonFleet)
	for i := range boxes {
		b := &boxes[i]
		crisis := func(c card.Crisis) bool { return without(c.OnlyWith) || fleet && c.Kind == card.Attack } // E-SET-02, E-FLEET-01
		b.Crises = slices.DeleteFunc(b.Crises, crisis)
		b.SuperCrises = slices.DeleteFunc(b.SuperCrises, crisis)
		b.Destinations = slices.DeleteFunc(b.Destinations, func(d card.Destination) bool {
			return d.NotWith != "" && slices.Contains(options, d.NotWith)
		})
		b.Loyalty = slices.DeleteFunc(b.Loyalty, func(l card.Loyalty) bool { return without(l.OnlyWith) }) // E-SET-06
		b.Locations = slices.DeleteFunc(b.Locations, func(l card.Location) bool { return without(l.OnlyWith) })
		b.BoardActions = slices.DeleteFunc(b.BoardActions, func(a card.BoardAction) bool { return without(a.OnlyWith) })
		b.Titles = slices.DeleteFunc(b.Titles, func(t card.TitleCard) bool { return without(t.OnlyWith) })
		b.Pieces = slices.DeleteFunc(b.Pieces, func(p card.Piece) bool { return without(p.OnlyWith) })
		b.Objectives = slices.DeleteFunc(b.Objectives, func(o card.Objective) bool { return without(o.OnlyWith) })
		b.BasestarDamage = slices.DeleteFunc(b.BasestarDamage, func(t card.Token) bool { return without(t.OnlyWith) })
		b.Characters = slices.DeleteFunc(b.Characters, func(c card.Character) bool { return without(c.OnlyWith) })
		if without(card.OptionCylonLeader) && without(card.OptionSympatheticCylon) { // P-VAR-02
			b.Agendas = nil
		}
		if without(card.OptionCylonLeader) {
			b.Motives = nil // D-SET-02
			b.LoyaltyMakeups = slices.DeleteFunc(b.LoyaltyMakeups, func(d card.LoyaltyMakeup) bool { return d.Leader })
		}
		if without(card.OptionIonianNebula) {
			b.Allies, b.Crossroads, b.Trauma = nil, nil, nil
		}
		if without(card.OptionSearchForHome) {
			b.Missions = nil // D-SET-02
		}
		for at := range b.Pieces {
			if fleet && b.Pieces[at].Ship == card.Viper { // E-FLEET-02: two go back into the box
				b.Pieces[at].Count -= 2
			}
		}
		mutineer := hasLoyalty(b, card.MutineerTeam)
		for earlier := range boxes[:i] {
			boxes[earlier].Loyalty = slices.DeleteFunc(boxes[earlier].Loyalty, func(l card.Loyalty) bool {
				switch l.Team {
				case card.TeamWhenRevealed: // P-SYM-01
					return mutineer || hasLoyalty(b, card.AgendaTeam)
				case card.AgendaTeam: // D-SET-09
					return mutineer
				case card.HumanTeam, card.CylonTeam, card.MutineerTeam:
				}
				return false
			})
			if mutineer { // D-LEAD-01
				boxes[earlier].Agendas = nil
			}
			boxes[earlier].LoyaltyMakeups = slices.DeleteFunc(boxes[earlier].LoyaltyMakeups, func(d card.LoyaltyMakeup) bool { // D-LOY-01
				return slices.ContainsFunc(b.LoyaltyMakeups, func(later card.LoyaltyMakeup) bool { return later.Players == d.Players && later.Leader == d.Leader })
			})
			if len(b.Objectives) > 0 { // E-SET-05
				boxes[earlier].Objectives = nil
			}
			if len(b.BasestarDamage) > 0 { // E-ION-01
				boxes[earlier].BasestarDamage = nil
			}
			boxes[earlier].Skills = slices.DeleteFunc(boxes[earlier].Skills, func(s card.SkillCard) bool { // P-SETUP-02, D-SET-01
				return slices.ContainsFunc(b.Skills, func(later card.SkillCard) bool {
					return later.ID == s.ID || s.Type == card.Treachery && later.Type == card.Treachery
				})
			})
			boxes[earlier].Locations = slices.DeleteFunc(boxes[earlier].Locations, func(l card.Location) bool { // P-SETUP-01
				return slices.ContainsFunc(b.Locations, func(later card.Location) bool { return later.ID == l.ID })
			})
			boxes[earlier].Titles = slices.DeleteFunc(boxes[earlier].Titles, func(t card.TitleCard) bool {
				later := slices.IndexFunc(b.Titles, func(later card.TitleCard) bool { return later.ID == t.ID })
				if later >= 0 {
					for _, a := range t.Actions {
						if a.Needs == card.NeedsOrbit { // whatever else the Admiral may do, leaving New Caprica stays (P-NC-34)
							b.Titles[later].Actions = append(b.Titles[later].Actions, a)
						}
					}
				}
				return later >= 0
			})
		}
		for _, played := range boxes[:i+1] {
			for at := range played.Titles {
				if line := b.Lines[played.Titles[at].ID]; line != nil { // E-SUCC-01
					played.Titles[at].Line = line
				}
			}
		}
	}
	return boxes
}

// hasLoyalty reports whether a box has a Loyalty card of a team.
func hasLoyalty(b *card.Box, team card.Team) bool {
	return slices.ContainsFunc(b.Loyalty, func(l card.Loyalty) bool { return l.Team == team })
}
