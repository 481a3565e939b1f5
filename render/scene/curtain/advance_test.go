package curtain_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
)

// A seat that is not asked must be able to open its curtain with two actions: one to ask for the screen, one to hold.
func TestPeek(t *testing.T) {
	h, p := tabletest.AtMoment(t, "peek")
	seat := game.Seat(2)
	h.Key(ebiten.KeyDigit3)
	if p.HandTo != seat {
		t.Fatalf("the screen goes to %d", p.HandTo)
	}
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 2)
	h.KeyUp()
	if p.Table.Eyes() != seat {
		t.Fatal("the curtain is closed")
	}
	if tabletest.Offers(h, "curtain.confirm") || tabletest.Offers(h, "curtain.option") {
		t.Error("somebody who only peeks is asked something")
	}
	h.Key(ebiten.KeyEscape)
	if p.Table.Eyes() != game.Everyone || p.HandTo != game.NoSeat {
		t.Fatal("one key does not close it")
	}
}

// A wish is made by clicks behind the curtain. It must be granted when the table goes on, and the card named must lie ready.
func TestWishByClicks(t *testing.T) {
	h, p := tabletest.AtMoment(t, "revealed")
	moment := table.Moment{Window: game.StrengthTotaled}
	if p.Now.Moment != moment {
		t.Fatalf("asked is %+v", p.Now)
	}
	seat := p.Now.Seats.List()[0]
	p.HandTo = seat
	h.Move(5, 5)
	tabletest.Open(t, h, p)
	h.Key(ebiten.KeyV)
	h.Ticks(2)
	h.ClickOn("advance." + moment.String() + ".1")
	h.ClickOn("advance.card." + moment.String() + ".more")
	wishes := p.Table.Wishes()
	if len(wishes) != 1 || wishes[0].Moment != moment || wishes[0].Always || wishes[0].Card == "" {
		t.Fatalf("wished is %+v", wishes)
	}
	h.ClickOn("curtain.close")
	h.Ticks(2)
	if tabletest.Offers(h, "advance.") {
		t.Fatal("wishes lie on the open table")
	}
	h.Key(ebiten.KeySpace)
	d := p.View.Decision
	if d.Kind != game.ChooseFromHand || d.Seat() != seat {
		t.Fatalf("asked is %s", d.Kind)
	}
	p.HandTo = seat
	h.Move(5, 5)
	tabletest.Open(t, h, p)
	h.Ticks(2)
	named := slices.ContainsFunc(p.View.Decision.Options, func(o game.Option) bool { return o.Card == wishes[0].Card })
	if p.Rooms.Curtain.Drawer.Armed != named {
		t.Errorf("the card named is on offer: %v; it lies ready: %v", named, p.Rooms.Curtain.Drawer.Armed)
	}
}

func TestStopHere(t *testing.T) {
	h, p := tabletest.AtMoment(t, "attack")
	m := p.Now.Moment
	stops := p.Table.Stops()
	before := stops.At(m)
	h.Key(ebiten.KeyK)
	if stops = p.Table.Stops(); stops.At(m) == before || p.Now.GoesOn == !before {
		t.Fatalf("%s: it waits %v as before; goes on %v", m, stops.At(m), p.Now.GoesOn)
	}
	h.ClickOn("stop-here")
	if stops = p.Table.Stops(); stops.At(m) != before {
		t.Fatal("it cannot be changed back")
	}
}

// The private log must tell what only the seat knows, can be searched by words, and must be gone when others look.
func TestOwnLog(t *testing.T) {
	h, p := tabletest.AtMoment(t, "peek")
	seat := p.View.Decision.Seat()
	p.HandTo = seat
	h.Move(5, 5)
	tabletest.Open(t, h, p)
	h.Key(ebiten.KeyL)
	h.Ticks(2)
	draws := 0
	for _, l := range p.Rooms.Curtain.Drawer.Log.Lines {
		if strings.Contains(l.Text, " draw") {
			draws++
		}
	}
	if draws < 5 {
		t.Fatalf("%d lines of drawn cards among %d", draws, len(p.Rooms.Curtain.Drawer.Log.Lines))
	}
	h.ClickOn("ownlog.find")
	h.Type("l")
	h.Type("v") // no key of the curtain while the player types
	if p.Rooms.Curtain.Drawer.Log.Find != "lv" || p.Rooms.Curtain.Drawer.Page != curtain.OwnLogPage {
		t.Fatalf("searched is %q on page %d", p.Rooms.Curtain.Drawer.Log.Find, p.Rooms.Curtain.Drawer.Page)
	}
	h.Unfocus(true)
	h.Unfocus(false)
	h.Ticks(2)
	if p.Table.Eyes() != game.Everyone || len(p.Rooms.Curtain.Drawer.Log.Lines) > 0 || p.Rooms.Curtain.Drawer.Log.Find != "" {
		t.Error("something of the private log is left")
	}
}

// The card under the pointer and the one with the focus must be large enough to read, and their neighbors must still take clicks.
func TestNearCard(t *testing.T) {
	h, p := tabletest.AtMoment(t, "curtain-10")
	p.HandTo = p.View.Decision.Seat()
	h.Move(5, 5)
	tabletest.Open(t, h, p)
	for _, id := range []string{"curtain.card.4", "curtain.card.5"} {
		h.MoveTo(id)
		h.Ticks(2)
		for _, problem := range h.Problems() {
			t.Error(problem)
		}
		h.ClickOn(id)
	}
	if len(p.Picks) != 2 {
		t.Errorf("%d cards are picked", len(p.Picks))
	}
}

// Players who look at their cards when they are to act can act from there: their hand must open without a second hand-over. If they play none, the
// action must be asked for again, behind the same curtain.
func TestActingBehindTheCurtain(t *testing.T) {
	h, p := tabletest.AtMoment(t, "act")
	seat := p.View.Decision.Seat()
	p.HandTo = seat
	h.Move(5, 5)
	tabletest.Open(t, h, p)
	if !tabletest.Offers(h, "curtain.option") {
		t.Fatal("the action is not asked behind the curtain")
	}
	h.Key(ebiten.KeyH)
	h.Ticks(2)
	if !tabletest.KindIs(p.View, game.ChooseFromHand) || p.Table.Eyes() != seat {
		t.Fatalf("asked is %s of the eyes %d", p.View.Decision.Kind, p.Table.Eyes())
	}
	h.Key(ebiten.KeyBackspace)
	h.Ticks(2)
	if !tabletest.KindIs(p.View, game.ChooseAction) || p.Table.Eyes() != seat {
		t.Fatalf("asked is %s of the eyes %d", p.View.Decision.Kind, p.Table.Eyes())
	}
	for range 2 { // an Executive Order may have given two actions
		if p.Table.Eyes() == seat {
			before := p.View.Decision.Number
			h.Key(ebiten.KeyP)
			h.Ticks(2)
			if p.Table.Eyes() != seat || p.View.Decision.Number != before {
				t.Fatal("one press gives up the action")
			}
			h.Key(ebiten.KeyP)
			h.Ticks(2)
		}
	}
	if p.Table.Eyes() != game.Everyone {
		t.Error("the curtain stays open though others have to look")
	}
}

// One key must choose in the order of the board, and another must stop it.
func TestOrderByKeys(t *testing.T) {
	h, p := tabletest.AtMoment(t, "order")
	d := p.View.Decision
	h.Key(ebiten.KeyO)
	h.Ticks(2)
	if p.View.Decision.Number == d.Number {
		t.Fatal("nothing was chosen")
	}
	for range 40 {
		if tabletest.KindIs(p.View, game.ChooseAreaOrder) {
			break
		}
		if !tabletest.Offers(h, "go-on") {
			t.Fatalf("asked is %s", p.View.Decision.Kind)
		}
		h.Key(ebiten.KeySpace)
		h.Ticks(2)
	}
	if !p.Now.GoesOn || len(p.View.Decision.Options) != len(d.Options)-1 {
		t.Fatalf("%+v", p.Now)
	}
	number := p.View.Decision.Number
	h.Key(ebiten.KeyW)
	h.Ticks(300)
	if p.View.Decision.Number != number {
		t.Fatal("it cannot be stopped")
	}
	h.Key(ebiten.KeyO)
	h.Ticks(2)
	if p.View.Decision.Number == number {
		t.Fatal("it cannot be gone on with")
	}
}

// Quick bars must let the table go on in half of the time, slow ones in twice the time. The speed of bots and of telling must not matter to them.
func TestSpeedOfBars(t *testing.T) {
	ticks := func(bars, others shell.Speed) int {
		h, p := tabletest.AtMoment(t, "attack")
		p.Shell.Settings.Bars, p.Shell.Settings.Bots, p.Shell.Settings.Telling = bars, others, others
		p.Shell.Settings.NoGuide = true // no bar runs under a note
		p.Table.SetStops(table.Stops{Idle: true})
		h.Ticks(1)
		asked := p.View.Decision.Number
		for n := range 2000 {
			if p.View.Decision.Number != asked {
				return n
			}
			h.Ticks(1)
		}
		t.Fatal("the table does not go on")
		return 0
	}
	usual := ticks(shell.Usual, shell.Usual)
	slow, quick := ticks(shell.Slow, shell.Usual), ticks(shell.Quick, shell.Usual)
	if others := ticks(shell.Usual, shell.Slow); slow < usual*3/2 || quick > usual*3/4 || others != usual {
		t.Errorf("slow %d, usual %d, quick %d ticks; %d with the others slow", slow, usual, quick, others)
	}
}

// In a window, a click on a seat means that it acts. Its sign must still let the seat look, in two actions, and acting must stay possible.
func TestPeekInAWindow(t *testing.T) {
	h, p := tabletest.AtMoment(t, "attack")
	seat := p.Now.Seats.List()[0]
	asked := p.View.Decision.Number
	h.ClickOn("peek:" + parts.Number(int(seat)))
	if p.HandTo != seat {
		t.Fatalf("the screen goes to %d", p.HandTo)
	}
	tabletest.Open(t, h, p)
	if p.Table.Eyes() != seat {
		t.Fatal("the curtain is closed")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(2)
	if p.View.Decision.Number != asked {
		t.Fatal("to look was taken for an answer")
	}
	h.ClickOn("seat:" + parts.Number(int(seat)))
	if p.View.Decision.Number == asked && p.HandTo == game.NoSeat {
		t.Error("a click on the seat does not act any more")
	}
}

// The curtain must open with one press for the player who had it open last, and only through the hand-over for everyone else.
func TestCurtainOpensForTheSameEyes(t *testing.T) {
	for _, same := range []bool{true, false} {
		h, p := tabletest.AtMoment(t, "contribute")
		seat := p.View.Decision.Seat()
		p.HandTo = seat
		if !same {
			p.HandTo = (seat + 1) % game.Seat(p.Seats())
		}
		h.Move(5, 5)
		tabletest.Open(t, h, p)
		h.Key(ebiten.KeyEscape)
		h.Ticks(2)
		h.ClickOn(session.OptionID(game.Choice{Kind: game.Act}))
		if got := p.Table.Eyes() == seat; got != same || (p.HandTo == seat) == same {
			t.Fatalf("the same eyes %v: the curtain is open %v, the screen goes to %d", same, got, p.HandTo)
		}
		if !same {
			continue
		}
		h.Key(ebiten.KeyEscape) // and again from the table
		h.Ticks(2)
		h.Key(ebiten.KeySpace)
		if p.Table.Eyes() != game.Everyone || p.HandTo != game.NoSeat {
			t.Fatal("the key that goes on opens it")
		}
		h.Key(ebiten.KeyDigit1 + ebiten.Key(seat))
		if p.Table.Eyes() != seat {
			t.Fatal("a press does not open it again")
		}
		h.Unfocus(true)
		h.Unfocus(false)
		h.Ticks(2)
		h.Key(ebiten.KeySpace)
		if p.Table.Eyes() != game.Everyone || p.HandTo != seat {
			t.Fatal("it opens though nobody knows who is there")
		}
	}
}

// A key at the window of an ability must change how its owner is asked from then on, in turn; the window itself must go on.
func TestAskingByKeys(t *testing.T) {
	m := table.Moment{Window: game.CheckResolved}
	tab, err := tabletest.Glimpse{Name: "Command Authority", Players: 5, Seed: 2, Is: func(v *game.View) bool { return tabletest.KindIs(v, game.AskWindow) && table.MomentOf(v.Decision) == m }}.Find()
	if err != nil {
		t.Fatal(err)
	}
	s := scene.NewShell(nil, nil, "")
	s.Settings.Motion, s.Settings.NoGuide = shell.Off, true
	p := scene.NewPlay(s, tab)
	h, _ := scenetest.Take(t, func() render.Scene { return p })
	h.Ticks(2)
	number := p.View.Decision.Number
	seat := p.Now.Seats.List()[0]
	for _, want := range []table.Asking{table.AskWhenAdded, table.AskNever, table.AskEachTime} {
		h.Key(ebiten.KeyK)
		h.Ticks(5)
		if got := p.Table.Asking(seat, m); got != want || p.View.Decision.Number != number || p.Now.GoesOn {
			t.Fatalf("asked %v, not %v; the window goes on by itself %v", got, want, p.Now.GoesOn)
		}
	}
	p.HandTo = seat
	h.Move(5, 5)
	tabletest.Open(t, h, p)
	h.Key(ebiten.KeyV)
	h.Ticks(2)
	for range 100 { // the entry lies further down
		if _, ok := scenetest.Has(h.Targets(), "advance."+m.String()+".4"); ok {
			break
		}
		h.Move(900, 600)
		h.Wheel(-1)
		h.Ticks(2)
	}
	h.ClickOn("advance." + m.String() + ".4")
	if got := p.Table.Asking(seat, m); got != table.AskNever {
		t.Errorf("behind the curtain never is said, and he is asked %v", got)
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
}
