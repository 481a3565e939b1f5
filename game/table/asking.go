package table

import (
	"slices"

	"battlestar/game"
)

// Asking is how a seat is asked about an ability of its own that it may use repeatedly. It is a wish that everyone may see, because its effect is
// visible: an ability is faceup, and everyone sees whether it is still there.
type Asking uint8

// How a seat may be asked.
const (
	AskEachTime  Asking = iota // wherever the table waits
	AskWhenAdded               // only in checks that it has added cards to
	AskNever
	NumAskings
)

// Askings returns the ways in which a seat may be asked at a moment. If it has no choice, such as where cards are played from a hand, there is one.
func Askings(m Moment) []Asking {
	switch m.Window {
	case game.CardsAdded, game.CardsRevealed, game.CheckResolved:
		return []Asking{AskEachTime, AskWhenAdded, AskNever}
	case game.CrisisRevealed, game.ChoiceMade, game.CheckAnnounced, game.ReplaceCheck, game.ViperPlaced, game.EndOfTurn, game.RepairUsed, game.QuorumUsed,
		game.PopulationLost, game.CivilianFound, game.ShipsLeft, game.DiscardOwed, game.ShipsToAct:
		return []Asking{AskEachTime, AskNever}
	case game.NoWindow, game.BeforeCards, game.StrengthTotaled, game.BeforeRoll, game.AfterRoll, game.RaidersToAct, game.VictoryWon,
		game.TreacheryDiscarded, game.CheckPassed: // hands
	}
	return []Asking{AskEachTime}
}

// ofCheck reports whether a window comes after cards were added to a check.
func ofCheck(d *game.Decision) bool {
	return d.Kind == game.AskWindow && slices.Contains(Askings(MomentOf(d)), AskWhenAdded)
}

// ofAbility reports whether a window asks for an ability, not for a card in hand.
func ofAbility(d *game.Decision) bool {
	return len(Askings(MomentOf(d))) > 1 && (d.Window != game.ReplaceCheck || d.Place == "")
}

// OfAbility reports whether the open window asks for an ability.
func (t *Table) OfAbility() bool {
	d := t.g.Decision(game.Everyone)
	return d != nil && d.Kind == game.AskWindow && ofAbility(d)
}

// asking returns how a seat with this wish is asked.
func (w *Wish) asking() Asking {
	switch {
	case w.Moment == Moment{}:
		return AskEachTime
	case w.None:
		return AskNever
	case w.Added:
		return AskWhenAdded
	}
	return AskEachTime
}

// Asking returns how a seat is asked at a moment.
func (t *Table) Asking(seat game.Seat, m Moment) Asking {
	for i := range t.wishes[seat] {
		if w := &t.wishes[seat][i]; w.Moment == m && w.asking() != AskEachTime {
			return w.asking()
		}
	}
	return AskEachTime
}

// SetAsking sets how a seat is asked at a moment, from the next time on. It is saved with the game.
func (t *Table) SetAsking(seat game.Seat, m Moment, how Asking) {
	list := slices.DeleteFunc(slices.Clone(t.wishes[seat]), func(w Wish) bool { return w.Moment == m })
	if how != AskEachTime {
		list = append(list, Wish{Moment: m, None: how == AskNever, Added: how == AskWhenAdded, Always: true})
	}
	t.setWishes(seat, list)
	if d := t.g.Decision(game.Everyone); d != nil && d.Kind == game.AskWindow {
		t.kept = d.Number
	}
}

// declined returns the seats of a window that do not want to be asked in it.
func (t *Table) declined(d *game.Decision) (set game.Seats) {
	if !ofAbility(d) || t.kept == d.Number {
		return 0
	}
	for _, s := range d.Seats.List() {
		if how := t.Asking(s, MomentOf(d)); how == AskNever || how == AskWhenAdded && t.check.Added[s] == 0 {
			set |= game.SeatsOf(s)
		}
	}
	return set
}
