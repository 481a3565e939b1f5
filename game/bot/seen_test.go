package bot_test

import (
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/script"
)

// The following positions were observed at a table where good bots played against themselves. Each is laid out as in scenarios (package script) and
// played on by bots with ten different random seeds.

// deed is a bot's answer, with the question it was asked.
type deed struct {
	seat  game.Seat
	kind  game.Kind
	about card.ID
	picks []game.Choice
}

// after plays on from the end of the scenario, with good bots in all seats, until stop returns true for the view of the asked seat. It passes their
// answers and the game to then.
func after(t *testing.T, scenario string, stop func(v *game.View) bool, then func(deeds []deed, g *game.Game)) {
	t.Helper()
	for luck := range uint64(10) {
		g, err := script.Lay(scenario)
		if err != nil {
			t.Fatal(err)
		}
		watch := bot.Watch(g)
		watch.Luck = bot.Luck(luck)
		var deeds []deed
		for {
			d := g.Decision(game.Everyone)
			if d == nil || g.Uncovered().Turn > 1 {
				t.Fatalf("the turn is over, and nothing came up to stop at: %v", deeds)
			}
			seat := d.Seats.List()[0]
			known := watch.Known(seat)
			if stop(known.View) {
				break
			}
			a := bot.Good(known)
			deeds = append(deeds, deed{seat, d.Kind, known.Decision.About, a.Picks})
			if err := g.Decide(a); err != nil {
				t.Fatal(err)
			}
		}
		then(deeds, g)
		g.Close()
	}
}

// untilCrisis stops when the turn's crisis is revealed.
func untilCrisis(v *game.View) bool { return v.Step >= game.CrisisStep }

// did reports whether a seat gave an answer that contains a choice of the kind.
func did(deeds []deed, seat game.Seat, kind game.ChoiceKind) bool {
	return slices.ContainsFunc(deeds, func(d deed) bool {
		return d.seat == seat && slices.ContainsFunc(d.picks, func(c game.Choice) bool { return c.Kind == kind })
	})
}

// moved reports whether a seat moved to another place.
func moved(deeds []deed, seat game.Seat) bool {
	return slices.ContainsFunc(deeds, func(d deed) bool {
		return d.seat == seat && d.kind == game.ChooseMove && d.picks[0].Kind == game.ThePlace
	})
}

// A pilot who gets actions in a fight must use them to attack: not to land, to launch again or to ignore the raiders.
func TestPilotFightsWhenOrdered(t *testing.T) {
	const lee = 1
	after(t, `
seats  william-adama lee-adama laura-roslin kara-thrace
at     lee-adama viper port-bow
put    raider*3 in port-bow
put    basestar in bow
give   william-adama executive-order/1
give   lee-adama evasive-maneuvers/1*2 launch-scout/1 consolidate-power/1
turn   william-adama action
play   william-adama executive-order/1 then lee-adama`, untilCrisis, func(deeds []deed, _ *game.Game) {
		if moved(deeds, lee) {
			t.Errorf("he lands: %v", deeds)
		}
		if !did(deeds, lee, game.FireAt) {
			t.Errorf("he attacks nothing: %v", deeds)
		}
	})
}

// A pilot must not leave a fight for another launch, even if his attacks clear his space area.
func TestPilotStaysInAFight(t *testing.T) {
	const lee = 1
	after(t, `
seats  william-adama lee-adama laura-roslin kara-thrace
at     lee-adama viper stern
put    raider*2 in stern
put    raider in bow
give   lee-adama evasive-maneuvers/1*2 launch-scout/1 consolidate-power/1
turn   lee-adama movement`, untilCrisis, func(deeds []deed, g *game.Game) {
		if moved(deeds, lee) || g.Uncovered().Seats[lee].Area != card.Stern {
			t.Errorf("he leaves: %v", deeds)
		}
		if !did(deeds, lee, game.FireAt) {
			t.Errorf("he attacks nothing: %v", deeds)
		}
	})
}

// A pilot must not pay to leave a civilian ship alone with raiders.
func TestPilotGuardsCivilians(t *testing.T) {
	const lee = 1
	after(t, `
seats  william-adama lee-adama laura-roslin kara-thrace
at     lee-adama viper port-stern
put    raider*4 civilian:1-population in port-stern
put    basestar in bow
give   lee-adama evasive-maneuvers/1*2 launch-scout/1 consolidate-power/1
turn   lee-adama movement`, untilCrisis, func(deeds []deed, g *game.Game) {
		if moved(deeds, lee) || g.Uncovered().Seats[lee].Area != card.PortStern {
			t.Errorf("he leaves: %v", deeds)
		}
	})
}

// sums returns the strength that each seat has added to the check, and the total.
func sums(g *game.Game) (by [game.MaxSeats]int, all int) {
	t := g.Uncovered()
	boxes := g.View(game.Everyone).Boxes
	for s := range t.Seats {
		for _, slot := range t.Piles[game.Contribution(game.Seat(s))] {
			_, n := card.SplitSkill(slot.Card)
			by[s] += t.Check.Strength(boxes.Skill(slot.Card).Type, n)
		}
		all += by[s]
	}
	return by, all
}

// beforeReveal stops after the last player has added his cards, before they are shuffled together: in the window for Tyrol.
func beforeReveal(v *game.View) bool {
	return v.Decision.Kind == game.AskWindow && v.Decision.Window == game.CardsAdded
}

// Nobody puts a whole hand into a small check: the missing strength and a little more is enough.
func TestSmallCheckTakesFewCards(t *testing.T) {
	const sharon = 1
	after(t, `
seats  galen-tyrol sharon-valerii william-adama laura-roslin
give   sharon-valerii strategic-planning/5 strategic-planning/4 strategic-planning/3 launch-scout/2 launch-scout/2
give   william-adama strategic-planning/3 executive-order/1 executive-order/2
deck   crisis crash-landing any
deck   skills any
deck   destiny any
turn   sharon-valerii crisis`, beforeReveal, func(deeds []deed, g *game.Game) {
		by, all := sums(g)
		if by[sharon] == 0 || by[sharon] > 9 || all > 10 {
			t.Errorf("into a check of 6 go %v: %v", by, deeds)
		}
	})
}

// Boomer must save her intuition for when it is needed: in an early turn she plays a check that others may well pass.
func TestIntuitionWaits(t *testing.T) {
	const sharon = 1
	after(t, `
seats  galen-tyrol sharon-valerii william-adama laura-roslin
give   sharon-valerii strategic-planning/3 launch-scout/2
give   william-adama declare-emergency/3 executive-order/1 executive-order/2 strategic-planning/3
give   laura-roslin declare-emergency/4 investigative-committee/3 consolidate-power/2 consolidate-power/1
deck   crisis water-sabotaged any
deck   skills any
deck   destiny any
food   4
turn   sharon-valerii crisis
do     sharon-valerii check`, beforeReveal, func(deeds []deed, g *game.Game) {
		if did(deeds, sharon, game.PassCheck) || did(deeds, sharon, game.FailCheck) {
			t.Errorf("she decides it: %v", deeds)
		}
	})
}

// Players who hold the right cards must pass a check together that none could pass alone.
func TestAllTakePart(t *testing.T) {
	after(t, `
seats  galen-tyrol laura-roslin william-adama saul-tigh
give   laura-roslin executive-order/1 declare-emergency/3 executive-order/2 consolidate-power/2 consolidate-power/1
give   william-adama executive-order/1 executive-order/2 declare-emergency/3 strategic-planning/3 launch-scout/2
give   saul-tigh executive-order/1 declare-emergency/4 executive-order/2 launch-scout/2 launch-scout/1
deck   crisis detector-sabotage any
deck   skills any
deck   destiny any
turn   galen-tyrol crisis`, beforeReveal, func(deeds []deed, g *game.Game) {
		by, all := sums(g)
		if by[1] <= 0 || by[2] <= 0 || all < 8 || all > 13 {
			t.Errorf("into a check of 8 go %v: %v", by, deeds)
		}
	})
}

// A check that all can help with must end near its difficulty, not twice as high.
func TestNobodyOverspends(t *testing.T) {
	after(t, `
seats  galen-tyrol laura-roslin william-adama saul-tigh
give   galen-tyrol declare-emergency/3 consolidate-power/2 repair/1*2
give   laura-roslin investigative-committee/4 consolidate-power/1 executive-order/2 investigative-committee/3 executive-order/1
give   william-adama declare-emergency/4 strategic-planning/3 executive-order/2 launch-scout/1 launch-scout/2
give   saul-tigh declare-emergency/3 executive-order/2 strategic-planning/4 launch-scout/2
deck   crisis resistance any
deck   skills any
deck   destiny any
turn   galen-tyrol crisis`, beforeReveal, func(deeds []deed, g *game.Game) {
		if by, all := sums(g); all < 9 || all > 17 {
			t.Errorf("into a check of 12 go %v: %v", by, deeds)
		}
	})
}

// A player needs evidence to send somebody to the Brig. A hidden Cylon knows that he is one, which is no evidence against the others.
func TestNobodyIsAccusedForNothing(t *testing.T) {
	for _, loyalty := range []string{"not-a-cylon", "cylon-damage"} {
		after(t, `
seats  saul-tigh laura-roslin william-adama kara-thrace
loyalty saul-tigh `+loyalty+`
at     saul-tigh admirals-quarters
give   saul-tigh declare-emergency/5 declare-emergency/4 strategic-planning/4 strategic-planning/3
turn   saul-tigh action`, untilCrisis, func(deeds []deed, _ *game.Game) {
			if did(deeds, 0, game.Locate) {
				t.Errorf("with %s he calls for a check: %v", loyalty, deeds)
			}
		})
	}
}

// In an observed game a revealed Cylon looked at the top of a deck and drew two cards, turn after turn for two hundred turns, while both humans
// were in the Brig and no crisis came. The Human Fleet of the base box hurts Galactica, but that of Pegasus does not.
func TestCylonDoesNotStayAtTheHumanFleetOfPegasus(t *testing.T) {
	position := `boxes base pegasus
seats william-adama tom-zarek laura-roslin
cylon tom-zarek cylon-morale
at tom-zarek human-fleet
at william-adama brig
at laura-roslin brig
damage command armory hangar-deck weapons-control ftl-control
turn tom-zarek movement`
	zarek := game.Seat(1)
	after(t, position, func(v *game.View) bool { return v.Step == game.ActionStep }, func(deeds []deed, _ *game.Game) {
		if !moved(deeds, zarek) {
			t.Errorf("he stays at the Human Fleet: %v", deeds)
		}
	})
}
