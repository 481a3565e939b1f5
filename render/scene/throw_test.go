package scene

import (
	"fmt"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// oneDie shows a die and nothing else, in one of the ways in which the table shows dice.
type oneDie struct {
	*Play
	cast dice.Cast
	show func(d *dice.Dice, u *ui.UI, work ui.Rect, c *dice.Cast, nth int, way float64)
}

func (d *oneDie) Frame(u *ui.UI, _ *render.App) {
	f := layTable(u.Window())
	_, work := f.work.CutLeft(fleetFoldedW, tableGap)
	d.show(d.dice, u, work, &d.cast, 0, 1)
}

// everyDie are the dice of all reasons to roll, with all ships they may be about, between players whose names are as long as names may be, before
// and after they are rolled.
func everyDie(p *Play) []dice.Cast {
	v := *p.View
	for s := range v.Seats {
		v.Seats[s].Area, v.Seats[s].Craft = card.Bow, card.MarkVII
		p.Say.Rename(game.Seat(s), "Maximilian Baron")
	}
	v.Piles[game.BasestarTokens(0)] = []game.Slot{{Card: "structural-damage", Seen: game.All}}
	var list []dice.Cast
	for roll := game.RollForCard; roll < game.NumRolls; roll++ {
		for _, on := range []card.Ship{card.NoShip, card.Raider, card.HeavyRaider, card.Basestar, card.Viper, card.MarkVII, card.Centurion} {
			list = append(list, p.dice.CastFor(&v, roll, on, "", &game.Event{}))
			list = append(list, p.dice.CastFor(&v, roll, on, "", &game.Event{Kind: game.AttackMade, RollFor: roll, Ship: on, Area: card.Bow, Other: 1}))
		}
	}
	for _, deck := range []card.Deck{card.Crises, card.Destinations, card.QuorumCards, card.SkillCards} {
		for id := range p.Table.Setup().Catalogue().IDs(deck) {
			list = append(list, p.dice.CastFor(&v, game.RollForCard, card.NoShip, id, &game.Event{}))
		}
	}
	for _, c := range list {
		for n := 1; n <= 8; n++ {
			fallen := c
			fallen.N, fallen.Natural = n, max(1, n-2)
			fallen.Text, _ = p.Say.Event(&v, game.Event{Kind: game.DieRolled, Seat: 2, N: n, Natural: int8(fallen.Natural), RollFor: c.Roll})
			list = append(list, fallen)
		}
		c.Changes = append(c.Changes, say.RollChange{By: 2, ID: "strategic-planning/3"})
		list = append(list, c)
	}
	return list
}

// A die's panel says all: no word of it is cut, at any shape of the window and size of the text.
func TestDieIsToldWhole(t *testing.T) {
	tab, err := scenetest.ExodusTable(5, 2, scenetest.AllOptions...)
	if err != nil {
		t.Fatal(err)
	}
	die := &oneDie{show: (*dice.Dice).ThrowOver}
	app, err := render.New(func(*render.App) render.Scene {
		die.Play = NewPlay(NewShell(nil, nil, ""), tab)
		return die
	})
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1920, 1080)
	ways := []struct {
		name string
		show func(d *dice.Dice, u *ui.UI, work ui.Rect, c *dice.Cast, nth int, way float64)
	}{{"over", (*dice.Dice).ThrowOver}, {"beside", (*dice.Dice).ThrowBeside}, {"note", (*dice.Dice).ThrowNote}}
	texts := 0
	for n, shape := range scenetest.Shapes {
		for size, factor := range shell.TextFactors {
			app.SetTextSize(factor)
			app.Size(shape[0], shape[1])
			for i, c := range everyDie(die.Play) {
				for w, way := range ways {
					if (i+n+w)%3 != size && shape != scenetest.Shapes[0] { // all of them at the least window, else by turns
						continue
					}
					die.cast, die.show = c, way.show
					app.UI.Redraw()
					h.Ticks(1)
					at := fmt.Sprintf("%gx%g at text size %d, %s, roll %v to %d: ", shape[0], shape[1], size, way.name, c.Roll, c.N)
					for _, problem := range h.Problems() {
						t.Error(at, problem)
					}
					for _, placed := range h.Placed() {
						texts += parts.Btoi(placed.Kind == "text")
						if strings.Contains(placed.Text, "…") {
							t.Errorf("%s%q is cut", at, placed.Text)
						}
					}
				}
			}
		}
	}
	if texts < 1000 {
		t.Errorf("only %d texts were seen", texts)
	}
}
