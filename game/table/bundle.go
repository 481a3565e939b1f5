package table

import (
	"slices"
	"time"

	"battlestar/game"
	"battlestar/game/card"
)

// bundle is what the table has said once for everything alike in one activation or action: "go on" for dice of a kind, "in the order of the board"
// for choices of an order. Anyone may end it at any time; it ends by itself with the activation.
type bundle struct {
	dice  []alike
	order []game.Kind
}

// alike is what makes dice the same kind: what the roll is for, whether the window is before or after it, and whether the rolled die missed. So a
// hit among many misses opens a window of its own.
type alike struct {
	moment Moment
	missed bool
}

func alikeOf(d *game.Decision) alike {
	hit := game.AttackTable(game.RollRaiderAtViper, d.Ship, nil)[0].From // the lowest die with which a raider hits a viper (B-COMBAT-01)
	return alike{MomentOf(d), d.Window == game.AfterRoll && d.N < hit}
}

// BundleTime is how long each further die or choice of a bundle stays.
const BundleTime = 800 * time.Millisecond

// bundled reports whether a window may be one of many alike: the windows of attacks, except a hit on a player's own ship, which is decided
// separately.
func bundled(d *game.Decision) bool {
	if d.Window == game.AfterRoll && d.Roll == game.RollRaiderAtPilot && !alikeOf(d).missed {
		return false
	}
	return (d.Window == game.BeforeRoll || d.Window == game.AfterRoll) && d.Roll >= game.RollViperAtRaider && d.Roll <= game.RollBasestarAtGalactica
}

// ordered reports whether a choice is of order alone: which area's raiders or which basestar acts next (B-CYL-03, B-CYL-13), or which of several
// facedown ships in one area (B-X-17).
func ordered(d *game.Decision) bool {
	switch d.Kind {
	case game.ChooseAreaOrder:
		return true
	case game.ChooseBasestar:
		return d.About == "" // a nuke has a target
	case game.ChooseVictim:
		return d.Ship == card.Civilian
	}
	return false
}

// going reports whether the table has said "go on" for windows like this one.
func (t *Table) going(d *game.Decision) bool { return slices.Contains(t.bundle.dice, alikeOf(d)) }

// GoOnWithAll is [Table.GoOn] for this window and those like it in this activation. They pass by themselves, each after a short bar, until somebody
// stops them. For a window without others like it, it is GoOn.
func (t *Table) GoOnWithAll() error {
	if d := t.g.Decision(game.Everyone); d != nil && d.Kind == game.AskWindow && bundled(d) && !t.going(d) {
		t.bundle.dice = append(t.bundle.dice, alikeOf(d))
	}
	return t.GoOn()
}

// InOrder answers a choice of an order ([Asked.Order]) with its first option. It does the same for those like it in this activation, each after a
// short bar, until somebody stops them.
func (t *Table) InOrder() error {
	d := t.g.Decision(game.Everyone)
	if d == nil || d.Kind == game.AskWindow || !ordered(d) {
		return ErrNoOrder
	}
	if !t.bundle.orders(d) {
		t.bundle.order = append(t.bundle.order, d.Kind)
	}
	t.Anybody()
	return t.inOrder(d, false)
}

func (t *Table) inOrder(d *game.Decision, follows bool) error {
	seat := d.Seat()
	if err := t.mayAnswer(seat); err != nil {
		return err
	}
	return t.give(game.Answer{Seat: seat, Picks: []game.Choice{d.Options[0].Choice}}, follows)
}

// orders reports whether a choice was already answered for all like it.
func (b *bundle) orders(d *game.Decision) bool { return slices.Contains(b.order, d.Kind) }

// barTime returns how long the bar takes for a question that continues by itself.
func (t *Table) barTime(d *game.Decision) time.Duration {
	if d.Kind != game.AskWindow || t.going(d) {
		return BundleTime
	}
	return BarTime
}

// unbundle ends the bundle if the answer or its result does: somebody interrupted, or another activation or step has begun.
func (t *Table) unbundle(d *game.Decision, a game.Answer, news []game.Event) {
	interrupted := d.Kind == game.AskWindow && a.Picks[0].Kind == game.Act
	if interrupted || slices.ContainsFunc(news, endsBundle) {
		t.bundle = bundle{}
	}
}

func endsBundle(e game.Event) bool {
	switch e.Kind {
	case game.TurnBegan, game.StepBegan, game.ShipsActivated, game.CardPlayed, game.Activated, game.CheckEnded:
		return true
	case game.CardMoved:
		return e.To == game.CrisisOpen
	}
	return false
}
