package scene

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/shell"
	"battlestar/render/ui/uitest"
)

// loyal are two tables that differ in one thing: at the one the watched seat is human, at the other a Cylon. It is about to act.
func loyal(t *testing.T, seed uint64) [2]*table.Table {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
	acts := func(v *game.View) bool {
		return kindIs(v, game.ChooseAction) && v.Step == game.ActionStep && v.Current == watched
	}
	return twinsOf(t, setup, acts, func(s *game.State) int { return turnCoat(s, watched) })
}

// turnCoat makes a Cylon of a human, or a human of a Cylon.
func turnCoat(s *game.State, seat game.Seat) int {
	cylon := func(id card.ID) bool { return strings.HasPrefix(string(id), "cylon-") }
	own := s.Piles[game.Loyalty(seat)]
	for pile := range game.NumPiles {
		if pile.Deck() != card.LoyaltyCards || pile == game.Loyalty(seat) {
			continue
		}
		for i := range s.Piles[pile] {
			if cylon(s.Piles[pile][i].Card) != cylon(own[0].Card) {
				s.Piles[pile][i].Card, own[0].Card = own[0].Card, s.Piles[pile][i].Card
				return 1
			}
		}
	}
	return 0
}

// TestLoyaltyLiesFaceDown looks at a human's curtain and at a Cylon's with the same hand: no frame differs, whatever is pointed at and whatever
// page is open, until what lies face down is looked at; and none differs when it is let go.
func TestLoyaltyLiesFaceDown(t *testing.T) {
	for seed := range uint64(2) {
		pair := loyal(t, seed+1)
		var frames, looked [2][]string
		for i, tab := range pair {
			frames[i], looked[i] = behindCurtain(t, tab)
		}
		if at := differs(frames[0], frames[1]); at >= 0 {
			t.Errorf("seed %d: frame %d tells the Cylon:\n%s", seed, at, firstLine(frames[0][at], frames[1][at]))
		}
		for i := range looked[0] {
			if looked[0][i] == looked[1][i] {
				t.Errorf("seed %d: look %d shows nothing", seed, i)
			}
		}
	}
}

func behindCurtain(t *testing.T, tab *table.Table) (frames, looked []string) {
	t.Helper()
	var p *Play
	s := NewShell(nil, nil, "")
	app, err := render.New(func(a *render.App) render.Scene {
		s.Settings.Motion = shell.Off
		s.Settings.NoGuide = false
		s.Playing = tab
		p = NewPlay(s, tab)
		p.HandTo = watched
		return p
	})
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 5)
	h.KeyUp()
	if p.Table.Eyes() != watched {
		t.Fatal("the curtain did not open")
	}
	take := func() { frames = append(frames, frameOf(app.UI)) }
	look := func() {
		h.KeyDown(ebiten.KeyX)
		h.Ticks(15)
		looked = append(looked, frameOf(app.UI))
		h.KeyUp()
		h.Ticks(3)
		take()
		h.MoveTo("curtain.loyalty.0")
		h.Press()
		h.Ticks(15)
		looked = append(looked, frameOf(app.UI))
		h.Release()
		h.Ticks(3)
		take()
	}
	for offers(h, "guide.ok") { // the notes come alike
		take()
		h.ClickOn("guide.ok")
		h.Ticks(3)
	}
	take()
	look()
	h.Key(ebiten.KeyH) // its hand: what may be played, and revealed
	h.Ticks(3)
	for offers(h, "guide.ok") {
		take()
		h.ClickOn("guide.ok")
		h.Ticks(3)
	}
	if !kindIs(p.View, game.ChooseFromHand) {
		t.Fatalf("the hand is not asked about, but %v; there are %v", p.View.Decision, h.Targets())
	}
	for _, id := range []string{"curtain.loyalty.0", "curtain.card.0", "curtain.look", "curtain.why", "curtain.close"} {
		h.MoveTo(id)
		h.Ticks(60)
		take()
	}
	look()
	h.ClickOn("curtain.log")
	h.Ticks(3)
	take()
	h.ClickOn("curtain.cards")
	h.Ticks(3)
	for range 12 {
		h.Key(ebiten.KeyTab)
		h.Ticks(2)
		take()
	}
	return frames, looked
}

// TestLoyaltyIsClickedAsItLies reveals by a click on a card that lies face down; what cannot be revealed says why.
func TestLoyaltyIsClickedAsItLies(t *testing.T) {
	told := map[bool]bool{}
	for _, tab := range loyal(t, 1) {
		h, p := showTable(t, tab)
		p.HandTo = watched
		h.Move(5, 5)
		open(t, h, p)
		h.Key(ebiten.KeyH)
		h.Ticks(3)
		h.ClickOn("curtain.loyalty.0")
		h.Ticks(3)
		cylon := strings.HasPrefix(string(p.View.Piles[game.Loyalty(watched)][0].Card), "cylon-")
		told[cylon] = true
		if offers(h, "curtain.confirm") != cylon {
			t.Errorf("a card of a Cylon: %t; it can be revealed: %t", cylon, !cylon)
		}
		var words []string
		for _, text := range h.Placed() {
			words = append(words, text.Text)
		}
		if refused := strings.Contains(strings.Join(words, " "), "cards are revealed"); refused == cylon {
			t.Errorf("a card of a Cylon: %t; it says why not: %t", cylon, refused)
		}
	}
	if len(told) != 2 {
		t.Fatal("both tables are alike")
	}
}

// TestKnownCardsOfADeckAreOneEntry has somebody know the ends of a deck, and two cards between: they stand together, whatever lies between them.
func TestKnownCardsOfADeckAreOneEntry(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 1, Deal: true}
	acts := func(v *game.View) bool { return kindIs(v, game.ChooseAction) && v.Current == watched }
	var ids []card.ID
	tab := twinsOf(t, setup, acts, func(s *game.State) int {
		deck := s.Piles[game.CrisisDeck]
		for _, at := range []int{0, 2, 5, len(deck) - 1} {
			deck[at].Seen |= game.SeatsOf(watched)
			ids = append(ids, deck[at].Card)
		}
		return len(ids)
	})[1]
	h, p := showTable(t, tab)
	p.HandTo = watched
	h.Move(5, 5)
	open(t, h, p)
	h.Ticks(3)
	var names []any
	for _, id := range ids {
		names = append(names, p.Say.CardName(id))
	}
	want := fmt.Sprintf("Crisis deck · top: %s Crisis deck: %s, %s Crisis deck · bottom: %s", names...)
	if got := words(h); !strings.Contains(got, want) {
		t.Errorf("%q is not among what is told:\n%s", want, got)
	}
}
