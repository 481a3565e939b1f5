package takeback_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
)

func TestTakeBackByOneKey(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		moved := func(b table.Back, _ *game.View) bool {
			return b.Decision.Kind == game.ChooseMove && len(b.Events) > 1 && b.Picks[0].Kind == game.ThePlace
		}
		tab := tabletest.MustUndo(t, false, moved)
		h, p, app := tabletest.Sized(t, tab, size[0], size[1])
		b, _ := tab.Back()
		mover, before := b.Seat, p.View.Seats[b.Seat].Place
		if all := scenetest.Text(app); !strings.Contains(all, "Undo: "+p.Name(mover)+" goes to") {
			t.Errorf("the screen does not say what would be taken back: %s", all)
		}
		tabletest.Clean(t, h, "")
		h.Key(ebiten.KeyZ)
		if p.View.Seats[mover].Place == before || p.View.Decision.Kind != game.ChooseMove || p.View.Decision.Seat() != mover {
			t.Fatal("the move was not taken back")
		}
		// Step by step back, with the button, until a player has learned something.
		for n := 0; tabletest.Offers(h, "take-back"); n++ {
			b, _ := tab.Back()
			number := p.View.Decision.Number
			h.ClickOn("take-back")
			if b.Consent {
				break
			}
			if p.View.Decision.Number >= number || n > 50 {
				t.Fatal("nothing was taken back")
			}
		}
		if !tabletest.Offers(h, "agree") {
			t.Fatal("nobody was asked although somebody learned something")
		}
	}
}

// A player who only continues in a window leaves no line in the log, so the button must say it.
func TestTakeBackAPass(t *testing.T) {
	tab := tabletest.MustUndo(t, false, func(b table.Back, _ *game.View) bool {
		return b.Decision.Kind == game.AskWindow && len(b.Events) == 0 && b.Picks[0].Kind == game.Pass
	})
	_, p, app := tabletest.Sized(t, tab, 1920, 1080)
	b, _ := tab.Back()
	if all := scenetest.Text(app); !strings.Contains(all, "Undo: "+p.Name(b.Seat)+" continued.") {
		t.Errorf("the screen does not say what would be taken back: %s", all)
	}
}

// However long the last line is, the key must take back.
func TestTakeBackBesideALongLine(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		h, p, _ := tabletest.Sized(t, tabletest.MustUndo(t, false, tabletest.AnyBack), size[0], size[1])
		for words := range 40 {
			p.Notice = strings.Repeat("Trouble ", words)
			h.Ticks(1)
			tabletest.Clean(t, h, "")
			if !tabletest.Offers(h, "take-back") {
				t.Fatalf("%v: beside %q nothing can be taken back", size, p.Notice)
			}
		}
		number := p.View.Decision.Number
		if h.Key(ebiten.KeyZ); p.View.Decision.Number >= number {
			t.Fatalf("%v: nothing is taken back", size)
		}
	}
}

func TestTakeBackWhenAllAgree(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		tab := tabletest.MustUndo(t, true, func(b table.Back, _ *game.View) bool { return b.Dice > 0 })
		h, p, app := tabletest.Sized(t, tab, size[0], size[1])
		number := p.View.Decision.Number
		h.ClickOn("take-back")
		if !tabletest.Offers(h, "agree") || p.View.Decision.Number != number {
			t.Fatal("it does not ask first")
		}
		all := scenetest.Text(app)
		for _, want := range []string{"Undo this?", "rolled", "Random results"} {
			if !strings.Contains(all, want) {
				t.Errorf("%q is not on the screen: %s", want, all)
			}
		}
		tabletest.Clean(t, h, "")
		h.Ticks(400) // nothing moves while the table talks
		h.Key(ebiten.KeyEscape)
		if tabletest.Offers(h, "agree") || p.View.Decision.Number != number {
			t.Fatal("Esc did not leave all as it is")
		}
		h.Key(ebiten.KeyZ)
		h.ClickOn("agree")
		if tabletest.Offers(h, "agree") || p.View.Decision.Number >= number {
			t.Fatal("two clicks did not take back")
		}
	}
}

// Behind the curtain a seat must be able to take back what led it there, and stay there. If a private answer needs consent, the table must be asked
// with the curtain closed.
func TestTakeBackBehindTheCurtain(t *testing.T) {
	tab := tabletest.MustUndo(t, false, func(b table.Back, v *game.View) bool {
		return v.Decision.Kind == game.ChooseFromHand && v.Decision.Seat() == b.Seat && b.Decision.Kind == game.ChooseAction
	})
	h, p, _ := tabletest.Sized(t, tab, 1280, 720)
	h.ClickOn("hand-over") // of the player who holds the laptop
	tabletest.Clean(t, h, "")
	seat := p.Table.Eyes()
	h.ClickOn("curtain.take-back")
	if p.Table.Eyes() != seat || p.View.Decision.Kind != game.ChooseAction {
		t.Fatalf("eyes %d, asked is %s", p.Table.Eyes(), p.View.Decision.Kind)
	}

	tab = tabletest.MustUndo(t, true, func(b table.Back, v *game.View) bool {
		return v.Decision.Private && v.Decision.Seat() == b.Seat && b.Decision.Private
	})
	h, p, _ = tabletest.Sized(t, tab, 1280, 720)
	number := p.View.Decision.Number
	h.ClickOn("hand-over")
	h.Key(ebiten.KeyZ)
	if p.Table.Eyes() != game.Everyone || !tabletest.Offers(h, "agree") {
		t.Fatal("the table is not asked, with the curtain closed")
	}
	tabletest.Clean(t, h, "")
	h.Key(ebiten.KeyEnter)
	if p.View.Decision.Number >= number || !p.View.Decision.Private {
		t.Fatal("the private answer was not taken back")
	}
}
