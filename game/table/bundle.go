package table

import (
	"slices"
	"time"

	"battlestar/game"
	"battlestar/game/card"
)

// bundle is what the table has said once for all that are alike in one activation, or one action: "go on" for the dice of a kind, "in
// the order of the board" for choices of an order. Anyone may end it at any time; it ends by itself with the activation.
type bundle struct {
	dice  []alike
	order []game.Kind
}

// alike is what makes dice one of a kind: what is rolled for, before or after it, and whether the die that lies there has missed. So a
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

// bundled reports whether a window may be one of many alike: those of attacks, but for a hit on somebody's own ship, which is decided about alone.
func bundled(d *game.Decision) bool {
	if d.Window == game.AfterRoll && d.Roll == game.RollRaiderAtPilot && !alikeOf(d).missed {
		return false
	}
	return (d.Window == game.BeforeRoll || d.Window == game.AfterRoll) && d.Roll >= game.RollViperAtRaider && d.Roll <= game.RollBasestarAtGalactica
}

// ordered reports whether a choice is one of order alone: which area's raiders, or which basestar, acts next (B-CYL-03, B-CYL-13), or which
// of some ships that all lie face down in one area (B-X-17).
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

// going reports whether the table has said that it goes on at windows like this.
func (t *Table) going(d *game.Decision) bool { return slices.Contains(t.bundle.dice, alikeOf(d)) }

// GoOnWithAll is [Table.GoOn] for this window and for those like it in this activation: they pass by themselves, each after a short
// bar, until somebody stops them. Where there is no more than one it is GoOn.
func (t *Table) GoOnWithAll() error {
	if d := t.g.Decision(game.Everyone); d != nil && d.Kind == game.AskWindow && bundled(d) && !t.going(d) {
		t.bundle.dice = append(t.bundle.dice, alikeOf(d))
	}
	return t.GoOn()
}

// InOrder answers a choice of an order ([Asked.Order]) with its first option, and those like it in this activation, each after a short
// bar, until somebody stops them.
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

// orders reports whether a choice is one that was answered for all like it.
func (b *bundle) orders(d *game.Decision) bool { return slices.Contains(b.order, d.Kind) }

// barTime is how long the bar of a question takes that goes on by itself.
func (t *Table) barTime(d *game.Decision) time.Duration {
	if d.Kind != game.AskWindow || t.going(d) {
		return BundleTime
	}
	return BarTime
}

// unbundle ends the bundle if an answer or what came of it does: somebody interrupted, or another activation or step has begun.
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
