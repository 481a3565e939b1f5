package curtain_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

func TestAddingCardsToACheck(t *testing.T) {
	h, p := tabletest.AtMoment(t, "contribute")
	seat := p.View.Decision.Seat()
	h.ClickOn(session.OptionID(game.Choice{Kind: game.Act}))
	if p.HandTo != seat {
		t.Fatalf("the screen goes to %d, want %d", p.HandTo, seat)
	}
	h.ClickOn("handover.hold")
	h.Key(ebiten.KeySpace)
	if p.Table.Eyes() != game.Everyone {
		t.Fatal("a click opened the curtain")
	}
	tabletest.Open(t, h, p)
	held := p.View.Count(game.Hand(seat))
	h.ClickOn("curtain.card.0")
	for range len(curtain.Heaps(p.Rooms.Curtain.PileTray(game.Hand(seat), card.SkillCards).Cards)[1].Copies) + 1 { // after the last copy none is chosen
		h.ClickOn("curtain.card.1")
	}
	h.Key(ebiten.KeyEnter)
	h.Ticks(2)
	if n := p.View.Count(game.Hand(seat)); n != held-1 {
		t.Errorf("%d cards are left of %d, want one less", n, held)
	}
	if p.Table.Eyes() != game.Everyone && p.View.Decision.Seat() != seat {
		t.Error("the curtain stays open though others are asked")
	}
}

func TestWaysOutOfTheCurtain(t *testing.T) {
	ways := map[string]func(h *uitest.Hands){
		"Esc":    func(h *uitest.Hands) { h.Key(ebiten.KeyEscape) },
		"button": func(h *uitest.Hands) { h.ClickOn("curtain.close") },
		"focus":  func(h *uitest.Hands) { h.Unfocus(true); h.Unfocus(false) },
		"idle":   func(h *uitest.Hands) { h.Ticks(2*int(table.IdleTime.Seconds())*60 + 30) }, // the longest that it may stay open
	}
	for name, leave := range ways {
		t.Run(name, func(t *testing.T) {
			h, p := tabletest.AtMoment(t, "add")
			p.HandTo = p.View.Decision.Seat()
			h.Move(5, 5)
			tabletest.Open(t, h, p)
			h.ClickOn("curtain.card.0")
			leave(h)
			h.Ticks(2)
			if p.Table.Eyes() != game.Everyone || tabletest.Offers(h, "curtain.") {
				t.Error("the curtain is still open")
			}
			if p.Rooms.Curtain.Drawer.Armed || len(p.Picks) > 0 || p.Large.ID != "" {
				t.Error("something is still chosen")
			}
		})
	}
}

func TestPIN(t *testing.T) {
	h, p := tabletest.AtMoment(t, "curtain-5")
	seat := p.View.Decision.Seat()
	info := p.Table.Seats()[seat]
	info.PIN = table.HashPIN("1234")
	if err := p.Table.SetSeat(seat, info); err != nil {
		t.Fatal(err)
	}
	p.HandTo = seat
	h.Move(5, 5)
	h.Type("99")
	h.MoveTo("handover.hold")
	h.Press()
	h.Ticks(curtain.HoldTicks + 2)
	h.Release()
	if p.Table.Eyes() != game.Everyone {
		t.Fatal("a wrong PIN opened the curtain")
	}
	h.ClickOn("handover.pin")
	h.Type("1234")
	tabletest.Open(t, h, p)
}

// A box whose choice can be taken back must be chosen by one click, and taken back by one key.
func TestBoxOfACrisisIsClickedOnce(t *testing.T) {
	h, p := tabletest.AtMoment(t, "check-or-choice")
	id := "card." + session.OptionID(game.Choice{Kind: game.TheBox, N: 0})
	before := p.View.Decision.Number
	h.ClickOn(id)
	if p.View.Decision.Number == before {
		t.Fatal("one click did not choose")
	}
	h.Key(ebiten.KeyZ)
	if p.View.Decision.Number != before {
		t.Error("one key did not take it back")
	}
}

func TestLargeView(t *testing.T) {
	h, p := tabletest.AtMoment(t, "check-or-choice")
	card := p.View.Decision.About
	h.MoveTo("card." + string(card))
	h.Move(960, 160) // the head of the card, where no box lies
	h.MoveTo("card." + string(card))
	for _, g := range h.Targets() {
		if g.ID == "card."+string(card) {
			h.Move(g.Rect.X+g.Rect.W/2, g.Rect.Y+30)
		}
	}
	h.Press()
	h.Ticks(40)
	h.Release()
	if p.Large.ID != card {
		t.Fatalf("large is %q, want %q", p.Large.ID, card)
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	h.Key(ebiten.KeyEscape)
	if p.Large.ID != "" {
		t.Error("Esc does not lead back")
	}
}

// Players who choose in the open to go first must not open their hand by that: everyone looks at the screen, and the curtain must wait for a press of
// its own.
func TestChoosingInTheOpenOpensNoHand(t *testing.T) {
	asksTwo := func(v *game.View) bool {
		d := v.Decision
		return d != nil && d.Kind == game.AskWindow && d.Window == game.BeforeCards && d.Seats.Has(v.Current) && len(d.Seats.List()) > 1
	}
	tab, err := scenetest.Table(4, 5)
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(5, 5)), asksTwo); err != nil {
		t.Fatal(err)
	}
	tab.CloseCurtain()
	s := scene.NewShell(nil, nil, "")
	s.Settings.Motion, s.Settings.NoGuide = shell.Off, true
	var p *scene.Play
	h, _ := scenetest.Take(t, func() render.Scene { p = scene.NewPlay(s, tab); return p })
	first, all := p.View.Current, p.View.Decision.Seats.List()
	tab.OpenCurtain(first, "") // and makes a wish to be asked
	tab.SetWishes([]table.Wish{{Moment: table.MomentOf(p.View.Decision)}})
	tab.CloseCurtain()
	for _, seat := range all {
		if seat != first {
			h.ClickOn("act:" + parts.Number(int(seat)))
			break
		}
	}
	h.Ticks(30)
	if d := p.View.Decision; d.Kind != game.WindowOrder || d.Seat() != first {
		t.Fatalf("asked is %v of %d", d.Kind, d.Seat())
	}
	h.ClickOn(session.OptionID(game.Choice{Kind: game.TheSeat, Seat: first}))
	h.Ticks(30)
	if id := session.OptionID(game.Choice{Kind: game.TheSeat, Seat: first}); scenetest.Shows(h, id) {
		h.ClickOn(id)
		h.Ticks(30)
	}
	if a := tab.Asked(); a.For != table.HandOver || a.Seat != first {
		t.Fatalf("the table waits for %+v", a)
	}
	if tab.Eyes() != game.Everyone || p.HandTo != game.NoSeat {
		t.Errorf("the eyes of %d see the screen, which goes to %d: a hand opened by itself", tab.Eyes(), p.HandTo)
	}
	h.ClickOn("hand-over")
	h.Ticks(30)
	if tab.Eyes() != first {
		t.Error("one press does not open it for whoever has just chosen something")
	}
}

// Players who press their name to play something must be led to their hand, and then come back to the others, who are asked again. From one curtain
// to the next, only the hold may be needed.
func TestPlaySomethingLeadsToTheHand(t *testing.T) {
	tab, err := scenetest.Table(4, 5)
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	asksMany := func(v *game.View) bool {
		d := v.Decision
		return d != nil && d.Kind == game.AskWindow && d.Window == game.BeforeCards && len(d.Seats.List()) > 2
	}
	if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(5, 5)), asksMany); err != nil {
		t.Fatal(err)
	}
	h, p := tabletest.ShowTable(t, tab)
	seat := p.View.Decision.Seats.List()[1]
	h.ClickOn("act:" + parts.Number(int(seat)))
	h.Ticks(5)
	if p.HandTo != seat || tab.Eyes() != game.Everyone {
		t.Fatalf("the screen goes to %d with the eyes of %d, not to %d with a hold", p.HandTo, tab.Eyes(), seat)
	}
	tabletest.Open(t, h, p)
	if tab.Eyes() != seat || p.View.Decision.Kind != game.ChooseFromHand {
		t.Fatalf("behind the curtain of %d seat %d is asked %v", seat, tab.Eyes(), p.View.Decision.Kind)
	}
	h.Key(ebiten.KeyP) // plays nothing
	h.Key(ebiten.KeyEnter)
	h.Ticks(5)
	if d := p.View.Decision; d.Kind != game.AskWindow || d.Seats.Has(seat) || tab.Eyes() != game.Everyone {
		t.Errorf("asked is %v of %v", d.Kind, d.Seats.List())
	}
}
