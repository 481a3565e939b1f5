package scene

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/ui/uitest"
)

// seeTable shows the table at a moment.
func seeTable(t *testing.T, m glimpse) (*uitest.Hands, *Play) {
	t.Helper()
	tab, err := m.find()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	p := NewPlay(testShell(t), tab)
	app, err := render.New(func(*render.App) render.Scene { return p })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.Ticks(3)
	return h, p
}

// A card of one's hands that can be played is played where it lies, though the choice of it lies behind another one.
func TestCardsOfTheHandArePlayedWhereTheyLie(t *testing.T) {
	for name, pile := range map[string]func(game.Seat) game.Pile{
		"quorum": func(game.Seat) game.Pile { return game.QuorumHand }, "skill": game.Hand,
	} {
		t.Run(name, func(t *testing.T) {
			var lead game.Lead
			for seed := uint64(2); lead == (game.Lead{}) && seed < 40; seed += 2 {
				h, p := seeTable(t, glimpse{"", 5, seed, func(v *game.View) bool {
					return kindIs(v, game.ChooseAction) && v.Turn > 1 && (name != "quorum" || v.Decision.Seat() == v.President() && v.Count(game.QuorumHand) > 0)
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
				if !p.curtain.Drawer.Armed || p.Large.ID != "" {
					t.Fatalf("the first click on %q does not take the card; %v is large", id, p.Large)
				}
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

// The letters of a crisis are keys where they are shown, and the board is looked at by another key.
func TestLettersOfACrisisAreKeys(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyA, ebiten.KeyB} {
		h, p := seeTable(t, glimpses[slices.IndexFunc(glimpses, func(m glimpse) bool { return m.name == "box" })])
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

// After an answer nothing that comes to lie under the pointer takes a click for a moment, and then it does.
func TestWhatComesToLieUnderThePointerTakesNoClick(t *testing.T) {
	h, p := seeTable(t, glimpses[slices.IndexFunc(glimpses, func(m glimpse) bool { return m.name == "window" })])
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

// While characters are chosen the last choice can be taken back by its key; before the first the key says that there is nothing.
func TestCharactersAreTakenBack(t *testing.T) {
	tab, err := scenetest.Table(4, 1)
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	p := NewPlay(testShell(t), tab)
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
