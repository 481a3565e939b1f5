package shot

import (
	"maps"
	"slices"

	"battlestar/assets/ships/sheet"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/scene/shell"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// pages are the screens of the contact sheet that are not screens of the game.
var pages = []shown{
	{name: "miniatures", page: true, make: func(*stage, *shell.Shell) render.Scene { return miniatures{} }},
	page("skill", card.SkillCards),
	page("crisis", card.Crises),
	page("super-crisis", card.SuperCrises),
	page("quorum", card.QuorumCards),
	page("destination", card.Destinations),
	page("loyalty", card.LoyaltyCards),
	page("location", card.Locations),
	page("character", card.Characters),
	page("damage", card.GalacticaDamage),
	page("basestar-damage", card.BasestarDamage),
	page("civilian", card.CivilianShips),
	page("ally", card.Allies),
	page("crossroads", card.Crossroads),
	page("trauma", card.TraumaTokens),
	page("agenda", card.Agendas),
	page("mutiny", card.Mutinies),
	page("mission", card.Missions),
	page("motive", card.Motives),
}

// page shows ten cards of a deck of the requested boxes, and its back.
func page(name string, deck card.Deck) shown {
	return shown{name: "cards-" + name, page: true, make: func(s *stage, _ *shell.Shell) render.Scene {
		in := box.Everything(s.o.boxes...)
		d := &deckPage{deck: deck, ids: slices.Collect(in.IDs(deck))}
		if deck == card.SkillCards { // the weakest of each title
			for i, title := range d.ids {
				d.ids[i] = card.SkillID(title, slices.Min(slices.Collect(maps.Keys(in.Skills.Of(title).Copies))))
			}
		}
		// Spread over the whole deck, so that the cards of all boxes are among them.
		if n := len(d.ids); n > 10 {
			var ten []card.ID
			for i := range 10 {
				ten = append(ten, d.ids[i*n/10])
			}
			d.ids = ten
		}
		d.faces = cards.New(in, say.New(english.Language(), in, players))
		return d
	}}
}

type deckPage struct {
	deck  card.Deck
	ids   []card.ID
	faces *cards.Faces
}

// Frame implements render.Scene.
func (d *deckPage) Frame(u *ui.UI, _ *render.App) {
	win := u.Window()
	u.Space(win, 0, ui.Vantage{})
	in := win.Inset(30)
	n := len(d.ids) + 1
	columns := min(n, 6)
	rows := (n + columns - 1) / columns
	for i := range n {
		cell := in.Row(i/columns, rows, 24).Cell(i%columns, columns, 24)
		w := min(cell.W, cell.H*cards.Aspect(d.deck), 420)
		at := cell.Around(w, w/cards.Aspect(d.deck))
		if i == 0 {
			d.faces.Back(u, at, d.deck, cards.LookOf(d.deck).Color)
			continue
		}
		d.faces.Any(u, at, d.deck, d.ids[i-1], cards.State{})
	}
}

// miniatures shows all miniatures, at three sizes and eight headings.
type miniatures struct{}

// Frame implements render.Scene.
func (miniatures) Frame(u *ui.UI, _ *render.App) {
	win := u.Window()
	u.Space(win, 0, ui.Vantage{})
	in := win.Inset(20)
	const n = sheet.FirstHull // they have rows of their own
	const columns = 10
	rows := (n+columns-1)/columns + 1
	for i := range n {
		cell := in.Row(i/columns, rows, 10).Cell(i%columns, columns, 10)
		kind := ship.Kind(i)
		u.Ship(kind, cell.X+cell.W*0.4, cell.Y+cell.H*0.32, min(cell.W*0.72, cell.H*0.56), 0)
		u.Ship(kind, cell.X+cell.W*0.88, cell.Y+cell.H*0.2, 56, 30)
		for h := range 8 {
			u.Ship(kind, cell.X+cell.W*(float64(h%4)+0.5)/4, cell.Y+cell.H*(0.69+0.14*float64(h/4)), 32, float64(h)*45)
		}
		u.Text(ui.R(cell.X, cell.Y+cell.H*0.91, cell.W, 26), sheet.Names[i], ui.Small, ui.TextSecond, ui.Center)
	}
	last := in.Row(rows-1, rows, 10)
	for i, kind := range []ship.Kind{ship.Galactica, ship.Pegasus} {
		x, y := last.Row(0, 2, 10).Cell(i, 2, 10).Center()
		u.Ship(kind, x, y, min(last.W*0.46, last.H*1.4), 270)
	}
	hulls := []ship.Kind{ship.Demetrius, ship.RebelBasestar, ship.RebelBasestarCylon}
	for i, kind := range hulls {
		x, y := last.Row(2, 3, 10).Cell(i, len(hulls), 10).Center()
		u.Ship(kind, x, y, min(last.W*0.3, last.H*1.4), 270)
	}
}
