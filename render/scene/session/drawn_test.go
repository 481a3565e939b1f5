package session_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// presiding returns two tables that differ only in the next Quorum card. The President is about to act, pays nothing for it, and may take the given
// action.
func presiding(t *testing.T, does game.Choice) [2]*table.Table {
	t.Helper()
	for seed := uint64(1); seed < 200; seed++ {
		setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
		found := false
		acts := func(v *game.View) bool {
			found = tabletest.KindIs(v, game.ChooseAction) && v.Step == game.ActionStep && v.Current == v.President() && v.Seats[v.Current].Character != "laura-roslin" &&
				slices.ContainsFunc(v.Decision.Options, func(o game.Option) bool { return o.Choice == does })
			return found || v.Turn > 4
		}
		pair := tabletest.TwinsOf(t, setup, acts, func(s *game.State) int {
			deck := s.Piles[game.QuorumDeck]
			deck[0].Card, deck[1].Card = deck[1].Card, deck[0].Card
			return 1
		})
		if found {
			return pair
		}
	}
	t.Fatalf("no President may %v", does)
	return [2]*table.Table{}
}

// untilAsked waits until everything is told.
func untilAsked(t *testing.T, h *uitest.Hands, p *scene.Play) {
	t.Helper()
	for range 4000 {
		if h.Ticks(1); !p.Telling() {
			h.Ticks(2)
			return
		}
	}
	t.Fatal("it is told for ever")
}

// A Quorum card that the President draws in the open must be shown once, before anything else is asked. Nothing that everyone sees may tell which
// card it is.
func TestDrawnQuorumCardIsShownBeforeMoreIsAsked(t *testing.T) {
	draw := game.Choice{Kind: game.TheAction, Card: "draw-quorum"}
	var frames [2][]string
	var names [2]string
	for i, tab := range presiding(t, draw) {
		h, p, app := tabletest.TakePlay(t, tab, 1280, 720)
		h.Move(5, 5)
		president := p.View.President()
		p.Pick(draw)
		for range 60 {
			h.Ticks(1)
			frames[i] = append(frames[i], tabletest.FrameOf(app.UI))
		}
		untilAsked(t, h, p)
		if p.HandTo != president {
			t.Fatalf("the screen goes to %d, want the President %d", p.HandTo, president)
		}
		frames[i] = append(frames[i], tabletest.FrameOf(app.UI))
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
		h.Ticks(3)
		hand := p.View.Piles[game.QuorumHand]
		names[i] = p.Say.CardName(hand[len(hand)-1].Card)
		if all := tabletest.Words(h); !strings.Contains(all, "just drawn") || !strings.Contains(all, names[i]) {
			t.Errorf("%q is not shown as drawn: %s", names[i], all)
		}
		h.Key(ebiten.KeyEscape)
		for range 60 {
			h.Ticks(1)
			frames[i] = append(frames[i], tabletest.FrameOf(app.UI))
		}
		if p.HandTo != game.NoSeat {
			t.Error("it is shown a second time")
		}
	}
	if names[0] == names[1] {
		t.Fatal("the same card was drawn: this proves nothing")
	}
	if at := tabletest.Differs(frames[0], frames[1]); at >= 0 {
		t.Errorf("frame %d tells the card:\n%s", at, tabletest.FirstLine(frames[0][at], frames[1][at]))
	}
}

// At the President's Office the first card must be seen before the question whether to go on, behind the curtain; a second card must be seen there,
// too.
func TestOfficeShowsWhatIsDrawn(t *testing.T) {
	tab := presiding(t, game.Choice{Kind: game.Locate, Place: card.PresidentsOffice})[0]
	h, p, _ := tabletest.TakePlay(t, tab, 1280, 720)
	h.Move(5, 5)
	president := p.View.President()
	p.Pick(game.Choice{Kind: game.Locate, Place: card.PresidentsOffice})
	h.Ticks(1)
	untilAsked(t, h, p)
	if p.HandTo != president {
		t.Fatalf("the screen goes to %d, want the President %d", p.HandTo, president)
	}
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 5)
	h.KeyUp()
	h.Ticks(3)
	if p.Now.For != table.Secret || !tabletest.KindIs(p.View, game.ChooseQuorumDraw) {
		t.Fatalf("behind the curtain is asked %v", p.View.Decision)
	}
	if n := strings.Count(tabletest.Words(h), "just drawn"); n != 1 {
		t.Errorf("%d cards are shown as drawn, want 1: %s", n, tabletest.Words(h))
	}
	before := p.View.Count(game.QuorumHand)
	p.Pick(game.Choice{Kind: game.TheAction, Card: "draw-quorum"})
	h.Ticks(3)
	if p.Table.Eyes() != president || p.View.Count(game.QuorumHand) != before+1 {
		t.Fatal("the curtain closes on what was drawn")
	}
	if all := tabletest.Words(h); !strings.Contains(all, "just drawn") {
		t.Errorf("the second card is not shown: %s", all)
	}
	h.Key(ebiten.KeyEscape)
	untilAsked(t, h, p)
	if p.HandTo != game.NoSeat {
		t.Error("what was seen is shown again")
	}
}
