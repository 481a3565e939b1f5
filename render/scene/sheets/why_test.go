package sheets_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

func TestWhyIsAnsweredInPlace(t *testing.T) {
	tab := tabletest.OpenUntil(t, 4, 3, game.ChooseMove, func(*game.View) bool { return true })
	h, p, app := tabletest.TakePlay(t, tab, 1280, 720)

	// The answer to a question opens with its key, closes with Esc, and leaves the table as it was.
	h.Key(ebiten.KeyF1)
	h.Ticks(3)
	if !scenetest.Seen(app, "Where you can go") || !scenetest.Shows(h, "why.rules") {
		t.Error("the rule behind the question is not shown")
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	if p.Explained.Rule != "" || !scenetest.Shows(h, "menu") {
		t.Error("Esc does not lead back to the table")
	}

	// It opens with a click, too, and leads into the rules.
	h.ClickOn("why")
	h.Ticks(3)
	h.ClickOn("why.rules")
	h.Ticks(3)
	if !scenetest.Shows(h, "after") || !scenetest.Seen(app, "Where you can go") {
		t.Error("the rules do not open at the rule")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)

	// A line of the log answers as well.
	h.Key(ebiten.KeyL)
	h.Ticks(3)
	asked := false
	for _, g := range h.Targets() {
		if strings.HasPrefix(g.ID, "log:") && !asked {
			h.Click(g.Rect.Center())
			h.Ticks(3)
			asked = p.Explained.Rule != ""
		}
	}
	if !asked || !scenetest.Seen(app, "Open in the rules") {
		t.Error("no line of the log answers why")
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	h.Click(5, 5) // beside the panel
	h.Ticks(3)
	if p.Explained.Rule != "" {
		t.Error("a click beside the panel does not close it")
	}
}

// TestWhyNotInPlace holds the button on Sickbay, which opens large: players do not go there by choice, so it must say why, and show the rule.
func TestWhyNotInPlace(t *testing.T) {
	tab := tabletest.OpenUntil(t, 4, 3, game.ChooseMove, func(v *game.View) bool {
		s := v.Seats[v.Decision.Seat()]
		return s.Place != card.Sickbay && s.Place != card.Brig && !s.Cylon()
	})
	h, p, app := tabletest.TakePlay(t, tab, 1280, 720)
	h.MoveTo("place:sickbay")
	h.Press()
	h.Ticks(40)
	h.Release()
	h.Ticks(3)
	if p.Large.ID != "sickbay" {
		t.Fatalf("%v is shown large", p.Large)
	}
	h.ClickOn("why.not.0")
	h.Ticks(3)
	if !scenetest.Seen(app, "Sickbay and the Brig") || p.Explained.Rule != "B-MOVE-04" {
		t.Errorf("rule %q is shown", p.Explained.Rule)
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	if p.Large.ID != "sickbay" {
		t.Error("Esc leads further back than to the card")
	}
	// What may be chosen must give no reason.
	for _, o := range p.View.Decision.Options {
		if o.Kind == game.ThePlace && len(p.Refusals(session.Thing{Deck: card.Locations, ID: card.ID(o.Place)})) > 0 {
			t.Errorf("%s may be chosen, and is refused", o.Place)
		}
	}
}

// TestWhyNotBehindTheCurtain looks at the reasons for cards of a player's own hand, which must never be given on the open table.
func TestWhyNotBehindTheCurtain(t *testing.T) {
	tab := tabletest.OpenUntil(t, 4, 5, game.ChooseAction, func(v *game.View) bool { return v.Count(game.Hand(v.Decision.Seat())) > 2 })
	_, p, _ := tabletest.TakePlay(t, tab, 1280, 720)
	seat := p.View.Decision.Seat()
	if err := tab.Answer(seat, game.Choice{Kind: game.FromHand}); err != nil {
		t.Fatal(err)
	}
	if err := tab.OpenCurtain(seat, ""); err != nil {
		t.Fatal(err)
	}
	p.Refresh()
	refused := 0
	hand := p.View.Piles[game.Hand(seat)]
	for _, slot := range hand {
		_, legal := p.Legal(game.Choice{Kind: game.TheCard, Card: slot.Card})
		n := len(p.Refusals(session.Thing{Deck: card.SkillCards, ID: slot.Card}))
		if legal != (n == 0) {
			t.Errorf("%s: legal %t, %d reasons", slot.Card, legal, n)
		}
		refused += n
	}
	tab.CloseCurtain()
	p.Refresh()
	for _, slot := range hand {
		if n := len(p.Refusals(session.Thing{Deck: card.SkillCards, ID: slot.Card})); n > 0 {
			t.Errorf("the open table has reasons for %s", slot.Card)
		}
	}
	if refused == 0 {
		t.Error("no card was refused: choose another seed")
	}
}

// TestEveryQuestionHasItsRule plays games: every question, on the table or behind a curtain, must have a rule with a text.
func TestEveryQuestionHasItsRule(t *testing.T) {
	book := tabletest.TestShell(t).Book()
	for seed := range uint64(4) {
		tab, err := scenetest.Table(3+int(seed)%4, seed)
		if err != nil {
			t.Fatal(err)
		}
		chance := rand.New(rand.NewPCG(seed, 4))
		for tab.View().Decision != nil {
			tab.CloseCurtain()
			d := tab.View().Decision
			if _, ok := book.Of(session.RuleAsked(d)); !ok {
				t.Fatalf("decision %d in window %s names %q, which has no text", d.Kind, d.Window, session.RuleAsked(d))
			}
			if err := scenetest.AnswerAny(tab, chance); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func init() {
	guests["why"] = func() (*render.App, error) {
		tab, err := scenetest.Table(4, 3)
		if err != nil {
			return nil, err
		}
		if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(3, 3)), scenetest.Asks(game.ChooseMove, 2)); err != nil {
			return nil, err
		}
		s := scene.NewShell(nil, nil, "")
		s.Settings.Motion, s.Settings.NoGuide = shell.Off, true
		return render.New(func(*render.App) render.Scene { return scene.NewPlay(s, tab) })
	}
}

// TestWhyPictures takes pictures of the answers to why if BATTLESTAR_PICTURES names a folder.
func TestWhyPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	s := uitest.Start(t, "why", 1280, 720)
	shot := func(name string) {
		for _, size := range scenetest.Sizes {
			s.Resize(size[0], size[1])
			s.Ticks(3)
			s.SaveShot(filepath.Join(dir, fmt.Sprintf("why-%s-%d.png", name, size[1])))
		}
		s.Resize(1280, 720)
		s.Ticks(3)
	}
	s.Key(ebiten.KeyF1)
	s.Ticks(3)
	shot("question")
	s.Key(ebiten.KeyEscape)
	s.Ticks(3)
	g, _ := scenetest.Has(s.Targets(), "place:sickbay")
	s.Move(g.Rect.Center())
	s.Ticks(40)
	shot("tip")
	s.Press()
	s.Ticks(40)
	s.Release()
	s.Ticks(3)
	shot("large")
	s.Key(ebiten.KeyF1)
	s.Ticks(3)
	shot("not")
	s.Key(ebiten.KeyEscape)
	s.Key(ebiten.KeyEscape)
	s.Key(ebiten.KeyL)
	s.Ticks(3)
	for _, g := range s.Targets() {
		if strings.HasPrefix(g.ID, "log:") {
			s.Click(g.Rect.Center())
			break
		}
	}
	s.Ticks(3)
	shot("log")
}

func TestWhySaysWhatThisTablePlays(t *testing.T) {
	for _, agreed := range []bool{true, false} {
		tab := tabletest.OpenUntil(t, 4, 3, game.ChooseMove, func(*game.View) bool { return true })
		if agreed {
			tab = scenetest.SoloTable(t, tabletest.TestShell(t), 1)
		}
		h, p, app := tabletest.TakePlay(t, tab, 1280, 720)
		p.Explain("B-BRIG-03", "", ui.R(600, 300, 80, 40))
		h.Move(5, 5) // so that it is drawn again
		h.Ticks(3)
		if scenetest.Begins(app, "At this table: ") != agreed {
			t.Errorf("house rules agreed: %v, and the panel says otherwise", agreed)
		}
		for _, problem := range h.Problems() {
			t.Error(problem)
		}
		h.ClickOn("why.rules")
		h.Ticks(3)
		if scenetest.Begins(app, "At this table: ") != agreed {
			t.Errorf("house rules agreed: %v, and the page of the rules says otherwise", agreed)
		}
		h.Key(ebiten.KeyEscape)
	}
}
