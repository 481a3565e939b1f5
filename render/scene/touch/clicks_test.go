package touch_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// seeTable shows the table at a glimpse.
func seeTable(t *testing.T, m tabletest.Glimpse) (*uitest.Hands, *scene.Play) {
	t.Helper()
	tab, err := m.Find()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	p := scene.NewPlay(tabletest.TestShell(t), tab)
	app, err := render.New(func(*render.App) render.Scene { return p })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.Ticks(3)
	return h, p
}

// A playable card in a player's hands must be playable where it lies, even if its choice comes behind another one.
func TestCardsOfTheHandArePlayedWhereTheyLie(t *testing.T) {
	for name, pile := range map[string]func(game.Seat) game.Pile{
		"quorum": func(game.Seat) game.Pile { return game.QuorumHand }, "skill": game.Hand,
	} {
		t.Run(name, func(t *testing.T) {
			var lead game.Lead
			for seed := uint64(2); lead == (game.Lead{}) && seed < 40; seed += 2 {
				h, p := seeTable(t, tabletest.Glimpse{Players: 5, Seed: seed, Is: func(v *game.View) bool {
					return tabletest.KindIs(v, game.ChooseAction) && v.Turn > 1 && (name != "quorum" || v.Decision.Seat() == v.President() && v.Count(game.QuorumHand) > 0)
				}})
				seat := p.View.Decision.Seat()
				if err := p.Table.OpenCurtain(seat, ""); err != nil {
					t.Fatal(err)
				}
				for _, l := range p.Table.Leads() {
					if slices.ContainsFunc(p.Table.View().Piles[pile(seat)], func(s game.Slot) bool { return s.Card == l.To.Card }) {
						lead = l
					}
				}
				if lead == (game.Lead{}) {
					continue
				}
				h.Move(2, 2)
				if name == "quorum" {
					h.ClickOn("curtain.tray.1")
				}
				var id string
				for _, g := range h.Targets() {
					if g.Glow && id == "" && strings.HasPrefix(g.ID, "curtain.card.") {
						id = g.ID
					}
				}
				log := len(p.Table.Log())
				h.ClickOn(id)
				if !p.Rooms.Curtain.Drawer.Armed || p.Large.ID != "" {
					t.Fatalf("the first click on %q does not take the card; %v is large", id, p.Large)
				}
				h.Press() // a double click only takes the card
				h.Release()
				if len(p.Table.Log()) != log {
					t.Fatalf("a double click on %q plays it", id)
				}
				h.Ticks(ui.FreshTicks)
				h.ClickOn(id)
				if !slices.ContainsFunc(p.Table.Log()[min(log, len(p.Table.Log())):], func(e game.Event) bool {
					return e.Kind == game.CardPlayed || e.Kind == game.CardMoved && e.From == pile(seat)
				}) {
					t.Errorf("the second click on %q plays nothing; asked is %v", id, p.View.Decision)
				}
			}
			if lead == (game.Lead{}) {
				t.Error("nobody can play a card")
			}
		})
	}
}

// The letters of a crisis must be keys where they are shown, and another key must show the board.
func TestLettersOfACrisisAreKeys(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyA, ebiten.KeyB} {
		h, p := seeTable(t, tabletest.Glimpses[slices.IndexFunc(tabletest.Glimpses, func(m tabletest.Glimpse) bool { return m.Name == "box" })])
		number := p.View.Decision.Number
		h.Key(ebiten.KeyT)
		if !p.ShowBoard {
			t.Error("the board is not looked at")
		}
		h.Key(ebiten.KeyT)
		if h.Key(key); p.View.Decision.Number == number {
			h.Key(key)
		}
		if p.View.Decision.Number == number || p.ShowBoard {
			t.Errorf("%v does not choose; the board is shown: %v", key, p.ShowBoard)
		}
	}
}

// After an answer, whatever appears under the pointer must take no click for a moment, and take one after that.
func TestWhatComesToLieUnderThePointerTakesNoClick(t *testing.T) {
	h, p := seeTable(t, tabletest.Glimpses[slices.IndexFunc(tabletest.Glimpses, func(m tabletest.Glimpse) bool { return m.Name == "window" })])
	click := func() {
		h.Press()
		h.Release()
	}
	h.MoveTo("go-on")
	h.Ticks(60)
	for range 6 {
		number := p.View.Decision.Number
		click()
		after := p.View.Decision.Number
		if after == number {
			t.Fatal("a click does nothing")
		}
		click()
		if p.View.Decision.Number != after {
			t.Fatal("a second click answers what has just come")
		}
		h.Ticks(60)
		if !scenetest.Shows(h, "go-on") {
			return
		}
		h.MoveTo("go-on")
	}
}

// While characters are chosen the key must take back the last choice; before the first choice it must say that there is nothing to take back.
func TestCharactersAreTakenBack(t *testing.T) {
	tab, err := scenetest.Table(4, 1)
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	p := scene.NewPlay(tabletest.TestShell(t), tab)
	app, err := render.New(func(*render.App) render.Scene { return p })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.Key(ebiten.KeyZ)
	if !scenetest.Seen(app, p.Say.Text(say.TakeBackNothing)) {
		t.Errorf("the key says nothing: %s", scenetest.Text(app))
	}
	first := p.View.Decision.Seat()
	h.ClickOn("take")
	if p.View.Decision.Seat() == first {
		t.Fatal("nothing was chosen")
	}
	h.Key(ebiten.KeyZ)
	if p.View.Decision.Seat() != first {
		t.Error("the choice was not taken back")
	}
}

// carry drags something to a place.
func carry(h *uitest.Hands, from, to ui.Rect) {
	h.Move(from.Center())
	h.Ticks(ui.FreshTicks)
	h.Press()
	x, y := to.Center()
	fx, fy := from.Center()
	for i := range 5 {
		h.Move(fx+(x-fx)*float64(i+1)/5, fy+(y-fy)*float64(i+1)/5)
	}
	h.Release()
	h.Ticks(6)
}

// A figure can be carried to where its player may go, and nowhere else.
func TestPawnsAreCarried(t *testing.T) {
	h, p := seeTable(t, tabletest.Glimpses[slices.IndexFunc(tabletest.Glimpses, func(m tabletest.Glimpse) bool { return m.Name == "move" })])
	d := p.View.Decision
	pawn, ok := scenetest.Has(h.Targets(), "pawn:"+string(rune('0'+d.Seat())))
	if !ok {
		t.Fatal("there is no figure to carry")
	}
	carry(h, pawn.Rect, ui.R(600, 60, 10, 10))
	if p.View.Decision.Number != d.Number {
		t.Fatal("it went to where nothing is")
	}
	for _, g := range h.Targets() {
		if place, ok := strings.CutPrefix(g.ID, "option:place:"); ok {
			carry(h, pawn.Rect, g.Rect)
			if at := p.View.Seats[d.Seat()].Place; string(at) != place {
				t.Errorf("carried to %s, it is at %q", place, at)
			}
			return
		}
	}
	t.Fatal("nobody may go anywhere")
}

// A ship can be carried to where it may go, though the choice of the ship and of its goal are two questions.
func TestShipsAreCarried(t *testing.T) {
	for seed := uint64(8); seed < 20; seed += 2 {
		h, p := seeTable(t, tabletest.Glimpse{Players: 4, Seed: seed, Is: scenetest.Asks(game.ChooseViper, 2)})
		d := p.View.Decision
		for _, o := range d.Options {
			from, ok := scenetest.Has(h.Targets(), session.OptionID(o.Choice))
			if o.Kind != game.TheViper || o.Area == card.NoArea || !ok {
				continue
			}
			h.ClickOn(session.OptionID(o.Choice)) // to find out where it may go
			var to ui.Rect
			var area card.Area
			for _, o := range p.View.Decision.Options {
				if g, ok := scenetest.Has(h.Targets(), session.OptionID(o.Choice)); ok && o.Kind == game.Fly {
					to, area = g.Rect, o.Area
				}
			}
			h.Key(ebiten.KeyZ)
			if to.Empty() || p.View.Decision.Number != d.Number {
				break
			}
			before := len(p.Table.Log())
			carry(h, from.Rect, to)
			if !slices.ContainsFunc(p.Table.Log()[before:], func(e game.Event) bool {
				at, _ := e.ToSpot.Areas()
				return e.Kind == game.ShipMoved && at == area
			}) {
				t.Errorf("the viper did not go to %v: %v", area, p.Table.Log()[before:])
			}
			return
		}
	}
	t.Fatal("no viper may fly")
}

// A double click, which some people and worn mice make of every click (Kong/insomnia#184), must not confirm anything lasting.
func TestDoubleClickConfirmsNothing(t *testing.T) {
	h, p := seeTable(t, tabletest.Glimpse{Players: 4, Seed: 2, Is: func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseAction) && v.Turn > 1 }})
	number, pass := p.View.Decision.Number, session.OptionID(game.Choice{Kind: game.Pass})
	h.MoveTo(pass)
	h.Ticks(60)
	for range 2 {
		h.Press()
		h.Release()
	}
	if p.Armed != pass || p.View.Decision.Number != number {
		t.Fatalf("a double click answers: %q is armed", p.Armed)
	}
	h.ClickOn(pass)
	if p.View.Decision.Number == number {
		t.Error("one more click does not confirm")
	}
}

// Alt+Tab during a drag must move nothing.
func TestBrokenOffDragMovesNothing(t *testing.T) {
	h, p := seeTable(t, tabletest.Glimpses[slices.IndexFunc(tabletest.Glimpses, func(m tabletest.Glimpse) bool { return m.Name == "move" })])
	number := p.View.Decision.Number
	pawn, _ := scenetest.Has(h.Targets(), "pawn:"+string(rune('0'+p.View.Decision.Seat())))
	for _, g := range h.Targets() {
		if strings.HasPrefix(g.ID, "option:place:") {
			h.Move(pawn.Rect.Center())
			h.Ticks(ui.FreshTicks)
			h.Press()
			h.Move(g.Rect.Center())
			h.Unfocus(true)
			h.Release()
			h.Unfocus(false)
			h.Ticks(6)
			break
		}
	}
	if p.View.Decision == nil || p.View.Decision.Number != number {
		t.Error("the figure has moved")
	}
}
