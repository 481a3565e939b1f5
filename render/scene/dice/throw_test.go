package dice

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// oneDie shows a die and nothing else, in one of the ways in which the table shows dice.
type oneDie struct {
	*Dice
	cast Cast
	show func(d *Dice, u *ui.UI, work ui.Rect, c *Cast, nth int, way float64)
}

func (d *oneDie) Frame(u *ui.UI, _ *render.App) {
	// This is the least room that the table leaves for the board: there is a column on both sides, and the bar at the foot.
	win := u.Window()
	work := ui.R(326, 76, win.W-636, win.H-276)
	if win.W >= 2260 { // the log has a column
		work.W -= 430
	}
	d.show(d.Dice, u, work, &d.cast, 0, 1)
}

// everyDie returns the dice for all reasons to roll, with all ships that they may be about, between players with names of the greatest length, before
// and after the roll.
func everyDie(p *Dice) []Cast {
	v := *p.View
	for s := range v.Seats {
		v.Seats[s].Area, v.Seats[s].Craft = card.Bow, card.MarkVII
		p.Say.Rename(game.Seat(s), "Maximilian Baron")
	}
	damaged := []game.Change{{By: 2, ID: "structural-damage"}}
	var list []Cast
	for roll := game.RollForCard; roll < game.NumRolls; roll++ {
		for _, on := range []card.Ship{card.NoShip, card.Raider, card.HeavyRaider, card.Basestar, card.Viper, card.MarkVII, card.Centurion} {
			list = append(list, p.castFor(&v, roll, on, "", &game.Event{}, nil))
			list = append(list, p.castFor(&v, roll, on, "", &game.Event{Kind: game.AttackMade, RollFor: roll, Ship: on, Area: card.Bow, Other: 1}, damaged))
		}
	}
	for _, deck := range []card.Deck{card.Crises, card.Destinations, card.QuorumCards, card.SkillCards} {
		for id := range p.Table.Setup().Catalog().IDs(deck) {
			list = append(list, p.castFor(&v, game.RollForCard, card.NoShip, id, &game.Event{}, nil))
		}
	}
	for _, c := range list {
		for n := 1; n <= 8; n++ {
			fallen := c
			fallen.n, fallen.natural = n, max(1, n-2)
			if n%2 == 0 {
				fallen.changes = append(slices.Clip(c.changes), game.Change{By: 2, ID: "strategic-planning"}, game.Change{By: -2, ID: "evasive-maneuvers"})
			}
			fallen.text, _ = p.Say.Event(&v, game.Event{Kind: game.DieRolled, Seat: 2, N: n, Natural: int8(fallen.natural), RollFor: c.roll})
			list = append(list, fallen)
		}
		c.changes = append(slices.Clip(c.changes), game.Change{By: 2, ID: "strategic-planning/3"})
		list = append(list, c)
	}
	return list
}

// The panel of a die must show all its words uncut, at any shape of the window and size of the text.
func TestDieIsToldWhole(t *testing.T) {
	tab, err := scenetest.ExodusTable(5, 2, scenetest.AllOptions...)
	if err != nil {
		t.Fatal(err)
	}
	die := &oneDie{show: (*Dice).throwOver}
	app, err := render.New(func(*render.App) render.Scene {
		all := session.New(shell.New(nil, nil, ""), tab)
		all.Refresh()
		die.Dice = New(all, motion.New(all))
		return die
	})
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1920, 1080)
	ways := []struct {
		name string
		show func(d *Dice, u *ui.UI, work ui.Rect, c *Cast, nth int, way float64)
	}{{"over", (*Dice).throwOver}, {"beside", (*Dice).throwBeside}, {"note", (*Dice).throwNote}}
	texts := 0
	for n, shape := range scenetest.Shapes {
		for size, factor := range shell.TextFactors {
			app.SetTextSize(factor)
			app.Size(shape[0], shape[1])
			for i, c := range everyDie(die.Dice) {
				for w, way := range ways {
					// All of them are drawn in the smallest window, and some in turn in the others.
					if (i+n+w)%3 != size && shape != scenetest.Shapes[0] {
						continue
					}
					die.cast, die.show = c, way.show
					app.UI.Redraw()
					h.Ticks(1)
					at := fmt.Sprintf("%gx%g at text size %d, %s, roll %v to %d: ", shape[0], shape[1], size, way.name, c.roll, c.n)
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
