package curtain_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// TestLoyaltyLiesFaceDown compares the curtain of a human with that of a Cylon who has the same hand. No frame may differ, whatever is pointed at and
// whatever page is open, until what lies face down is looked at; and none may differ after it is released.
func TestLoyaltyLiesFaceDown(t *testing.T) {
	for seed := range uint64(2) {
		pair := tabletest.Loyal(t, seed+1)
		var frames, looked [2][]string
		for i, tab := range pair {
			frames[i], looked[i] = behindCurtain(t, tab)
		}
		if at := tabletest.Differs(frames[0], frames[1]); at >= 0 {
			t.Errorf("seed %d: frame %d tells the Cylon:\n%s", seed, at, tabletest.FirstLine(frames[0][at], frames[1][at]))
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
	var p *scene.Play
	s := scene.NewShell(nil, nil, "")
	app, err := render.New(func(a *render.App) render.Scene {
		s.Settings.Motion = shell.Off
		s.Settings.NoGuide = false
		s.Playing = tab
		p = scene.NewPlay(s, tab)
		p.HandTo = tabletest.Watched
		return p
	})
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 5)
	h.KeyUp()
	if p.Table.Eyes() != tabletest.Watched {
		t.Fatal("the curtain did not open")
	}
	take := func() { frames = append(frames, tabletest.FrameOf(app.UI)) }
	look := func() {
		h.KeyDown(ebiten.KeyX)
		h.Ticks(15)
		looked = append(looked, tabletest.FrameOf(app.UI))
		h.KeyUp()
		h.Ticks(3)
		take()
		h.MoveTo("curtain.loyalty.0")
		h.Press()
		h.Ticks(15)
		looked = append(looked, tabletest.FrameOf(app.UI))
		h.Release()
		h.Ticks(3)
		take()
	}
	for tabletest.Offers(h, "guide.ok") { // both see the same notes
		take()
		h.ClickOn("guide.ok")
		h.Ticks(3)
	}
	take()
	look()
	h.Key(ebiten.KeyH) // the hand: what may be played, and revealed
	h.Ticks(3)
	for tabletest.Offers(h, "guide.ok") {
		take()
		h.ClickOn("guide.ok")
		h.Ticks(3)
	}
	if !tabletest.KindIs(p.View, game.ChooseFromHand) {
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
	h.Key(ebiten.KeyY) // the page of the player's side
	h.Ticks(3)
	take()
	look()
	h.ClickOn("curtain.cards")
	h.Ticks(3)
	for range 12 {
		h.Key(ebiten.KeyTab)
		h.Ticks(2)
		take()
	}
	return frames, looked
}

// TestRevealingHasItsOwnButton reveals with a button on the face-down card that looks the same for humans and Cylons. It must lead to everything that
// the card does, and to the button that reveals it or the reason why it cannot be revealed. A click on the card that is too short to look at it must
// not take it.
func TestRevealingHasItsOwnButton(t *testing.T) {
	told := map[bool]bool{}
	for _, hand := range []bool{false, true} { // the choice of an action, or what lies behind "from my hand"
		var before [2]string
		for i, tab := range tabletest.Loyal(t, 1) {
			h, p := tabletest.ShowTable(t, tab)
			p.HandTo = tabletest.Watched
			h.Move(5, 5)
			tabletest.Open(t, h, p)
			if hand {
				h.Key(ebiten.KeyH)
			}
			h.Ticks(3)
			asked := p.View.Decision.Number
			for range 3 { // too short to look, again and again
				h.ClickOn("curtain.loyalty.0")
				h.Ticks(2)
			}
			h.Ticks(30)
			if tabletest.Offers(h, "curtain.confirm") || p.Rooms.Curtain.Drawer.Armed || p.View.Decision.Number != asked {
				t.Fatalf("a click on the card takes it: %v", p.Rooms.Curtain.Drawer)
			}
			h.Move(5, 5)
			h.Ticks(60)
			before[i] = tabletest.Words(h)
			card := p.View.Piles[game.Loyalty(tabletest.Watched)][0].Card
			cylon := strings.HasPrefix(string(card), "cylon-")
			told[cylon] = true
			h.ClickOn("curtain.reveal.0")
			h.Ticks(3)
			if !tabletest.Offers(h, "curtain.reveal.0") || scenetest.Shows(h, "curtain.reveal") != cylon {
				t.Errorf("a card of a Cylon: %t; it can be revealed: %t", cylon, scenetest.Shows(h, "curtain.reveal"))
			}
			all := tabletest.Words(h)
			if refused := strings.Contains(all, "can reveal only"); refused == cylon {
				t.Errorf("a card of a Cylon: %t; it says why not: %t", cylon, refused)
			}
			effect := strings.Join(p.Say.Effects(p.View.Boxes.Loyalty.Of(card).Effect), " ")
			for _, text := range []string{p.Say.Text(say.CurtainRevealCylon), "you then become a Cylon player", effect} {
				if cylon && !strings.Contains(strings.ToLower(all), strings.ToLower(text)) {
					t.Errorf("%q is not among what it says:\n%s", text, all)
				}
			}
			if p.View.Decision.Number != asked {
				t.Fatal("one press reveals it")
			}
			if !cylon {
				continue
			}
			h.ClickOn("curtain.reveal")
			h.Ticks(3)
			if log := p.Table.Log(); !slices.ContainsFunc(log, func(e game.Event) bool { return e.Kind == game.Revealed && e.Seat == tabletest.Watched }) {
				t.Errorf("the second press does not reveal it; asked is %v", p.View.Decision)
			}
		}
		if before[0] != before[1] {
			t.Error("what is said before the button is pressed tells the Cylon")
		}
	}
	if len(told) != 2 {
		t.Fatal("both tables are alike")
	}
}

// TestMotivesAreRevealedByTheirButton reveals a Motive of the Cylon Leader, whatever is asked. The page must say of another that it cannot be
// revealed.
func TestMotivesAreRevealedByTheirButton(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base", "daybreak"}, Options: []string{card.OptionCylonLeader}, Deal: true}
	for setup.Seed = 1; !tabletest.LeaderSits(t, setup); setup.Seed++ {
	}
	// The watched seat is not asked anything.
	acts := func(v *game.View) bool {
		return tabletest.KindIs(v, game.ChooseAction) && v.Current != tabletest.Watched
	}
	tab := tabletest.TwinsOf(t, setup, acts, func(s *game.State) int {
		s.Distance = 5 // what the first Motive demands, and the second does not
		own := s.Piles[game.Motives(tabletest.Watched)]
		for i, id := range []card.ID{"no-unnecessary-force", "end-the-chase"} {
			for _, other := range [][]game.Slot{s.Piles[game.MotiveDeck], own} {
				if at := slices.IndexFunc(other, func(slot game.Slot) bool { return slot.Card == id }); at >= 0 {
					other[at].Card, own[i].Card = own[i].Card, id
					break
				}
			}
		}
		return len(own)
	})[1]
	h, p := tabletest.ShowTable(t, tab)
	p.HandTo = tabletest.Watched
	h.Move(5, 5)
	tabletest.Open(t, h, p)
	h.Ticks(3)
	if can := p.View.Unveilable(); len(can) != 1 {
		t.Fatalf("%v can be revealed", can)
	}
	asked, revealed := p.View.Decision.Number, 0
	for i, slot := range p.View.Piles[game.Motives(tabletest.Watched)] {
		for range 3 {
			h.ClickOn(fmt.Sprintf("curtain.loyalty.%d", i))
			h.Ticks(2)
		}
		h.Ticks(30)
		h.ClickOn(fmt.Sprintf("curtain.reveal.%d", i))
		h.Ticks(3)
		met := slices.Contains(p.View.Unveilable(), slot.Card)
		if scenetest.Shows(h, "curtain.reveal") != met || strings.Contains(tabletest.Words(h), p.Say.Text(say.CurtainMotiveNotNow)) == met {
			t.Errorf("%s is met: %t; %s", slot.Card, met, tabletest.Words(h))
		}
		if slices.ContainsFunc(p.View.Piles[game.Motives(tabletest.Watched)], game.Slot.FaceUp) && revealed == 0 {
			t.Fatal("one press reveals a Motive")
		}
		if met {
			h.ClickOn("curtain.reveal")
			h.Ticks(3)
			revealed++
			if !slices.Contains(p.View.Piles[game.Motives(tabletest.Watched)], game.Slot{Card: slot.Card, Seen: game.All}) {
				t.Errorf("the second press does not reveal %s", slot.Card)
			}
		}
	}
	if revealed != 1 || p.View.Decision.Number != asked {
		t.Errorf("%d are revealed; decision %d, before it %d", revealed, p.View.Decision.Number, asked)
	}
}

// TestKnownCardsOfADeckAreOneEntry makes a player know both ends of a deck and two cards between them: they must be listed together, whatever lies
// between them.
func TestKnownCardsOfADeckAreOneEntry(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 1, Deal: true}
	acts := func(v *game.View) bool {
		return tabletest.KindIs(v, game.ChooseAction) && v.Current == tabletest.Watched
	}
	var ids []card.ID
	tab := tabletest.TwinsOf(t, setup, acts, func(s *game.State) int {
		deck := s.Piles[game.CrisisDeck]
		for _, at := range []int{0, 2, 5, len(deck) - 1} {
			deck[at].Seen |= game.SeatsOf(tabletest.Watched)
			ids = append(ids, deck[at].Card)
		}
		return len(ids)
	})[1]
	h, p := tabletest.ShowTable(t, tab)
	p.HandTo = tabletest.Watched
	h.Move(5, 5)
	tabletest.Open(t, h, p)
	h.Ticks(3)
	var names []any
	for _, id := range ids {
		names = append(names, p.Say.CardName(id))
	}
	want := fmt.Sprintf("Crisis deck · top: %s Crisis deck: %s, %s Crisis deck · bottom: %s", names...)
	if got := tabletest.Words(h); !strings.Contains(got, want) {
		t.Errorf("%q is not among what is told:\n%s", want, got)
	}
}
