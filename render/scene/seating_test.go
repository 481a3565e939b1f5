package scene

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/summary"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// keptTable is a game of people that is kept in a store, played up to a turn.
func keptTable(store *save.Store, players int, seed uint64, turn int) (*table.Table, error) {
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
	var seats []table.SeatInfo
	for i := range players {
		setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
		seats = append(seats, table.SeatInfo{Name: scenetest.Names[i], Colour: i, Emblem: i})
	}
	t, err := table.New(setup, seats, store, "Friday", shell.Bots(seed))
	if err != nil {
		return nil, err
	}
	return t, scenetest.PlayOn(t, rand.New(rand.NewPCG(seed, 3)), func(v *game.View) bool { return v.Turn >= turn && !v.Decision.Private })
}

// newKept shows such a game as the program does.
func newKept(dir string, turn int, shown func(p *Play)) (*render.App, *shell.Shell, error) {
	s := NewShell(&save.Store{Dir: dir}, shell.Bots(1), "")
	s.Settings.Motion = shell.Off
	t, err := keptTable(s.Store, 5, 3, turn)
	if err != nil {
		return nil, nil, err
	}
	if err := t.Close(); err != nil {
		return nil, nil, err
	}
	app, err := render.New(func(a *render.App) render.Scene {
		s.Apply(a)
		t, err := table.Load(filepath.Join(dir, "Friday"+save.Ext), s.Bots)
		if err != nil {
			panic(err)
		}
		p := s.Sit(a, t).(*Play)
		if shown != nil {
			shown(p)
		}
		return p
	})
	if err == nil {
		app.Leaving, app.Away = func() { leave(s) }, s.Away
	}
	return app, s, err
}

func init() {
	guests["kept"] = func() (*render.App, error) {
		app, _, err := newKept(os.Getenv(envSaves), 9, nil)
		return app, err
	}
}

func takeKept(t *testing.T, w, h float64) (*uitest.Hands, *Play, *shell.Shell) {
	t.Helper()
	var p *Play
	app, s, err := newKept(t.TempDir(), 9, func(play *Play) { p = play })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Table.Close() })
	return uitest.Take(t, app, w, h), p, s
}

func clean(t *testing.T, h *uitest.Hands, where string) {
	t.Helper()
	for _, problem := range h.Problems() {
		t.Error(where, problem)
	}
}

// A loaded game first says what happened; one key or one click leads to the table, and does nothing there.
func TestRecap(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		h, p, _ := takeKept(t, size[0], size[1])
		if kindOf(h.Targets()) != "recap" || len(p.recap.Shown.Turns) != 2 {
			t.Fatalf("a loaded game begins with %q, %+v", kindOf(h.Targets()), p.recap.Shown)
		}
		clean(t, h, "recap")
		number, log := p.View.Decision.Number, len(p.Table.Log())
		h.Ticks(600)
		if !p.recap.Open() || p.View.Decision.Number != number {
			t.Fatal("the game goes on behind the recap")
		}
		switch size[0] {
		case 1280:
			h.Key(ebiten.KeyA)
		default:
			h.Click(300, 300)
		}
		if h.Ticks(4); p.recap.Open() || p.View.Decision.Number != number || len(p.Table.Log()) != log || p.HandTo != game.NoSeat {
			t.Fatal("the click that dismisses the recap does something else too, or does not dismiss it")
		}
	}
}

// The recap tells only what the log of the open table has, and the sums of what the resources lost and won.
func TestRecapTellsTheLog(t *testing.T) {
	_, p, s := takeKept(t, 1280, 720)
	for _, turn := range p.recap.Shown.Turns {
		if turn.Turn != p.View.Turn && turn.Turn != p.View.Turn-1 || turn.Name == "" {
			t.Errorf("the recap of turn %d tells of turn %d", p.View.Turn, turn.Turn)
		}
		for _, line := range turn.Lines {
			if line.Event.Kind == game.ResourceChanged {
				continue
			}
			if !slices.ContainsFunc(p.log.Told.Lines, func(l say.LogLine) bool { return l.Text == line.Text && l.Turn == turn.Turn }) {
				t.Errorf("%q is not in the log of turn %d", line.Text, turn.Turn)
			}
		}
	}
	var g summary.Glance
	u, err := ui.New()
	if err != nil {
		t.Fatal(err)
	}
	g.Look(p.Table.Path())
	g.Take(u, s)
	if g.Text == "" || g.Now == "" || g.Current == nil || g.Current.Name != p.Name(p.View.Current) {
		t.Fatalf("a glance at the save gives %+v", g)
	}
	for _, line := range summary.Mattered(p.recap.Shown.Turns[len(p.recap.Shown.Turns)-1].Lines, 3) {
		if !strings.Contains(g.Text, line.Text) {
			t.Errorf("the title tells %q, without %q", g.Text, line.Text)
		}
	}
}

// seatingOpen leads to the page.
func seatingOpen(t *testing.T, h *uitest.Hands) {
	t.Helper()
	for _, k := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyW} {
		h.Key(k)
		h.Ticks(3)
	}
	if _, ok := scenetest.Has(h.Targets(), "seating.back"); !ok {
		t.Fatal("Esc, W does not lead to the seats")
	}
}

// Somebody leaves, a bot plays on, somebody else takes over with a PIN, forgets it, and all others lift it; then the game is loaded.
func TestSeating(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		h, p, s := takeKept(t, size[0], size[1])
		h.Key(ebiten.KeyEnter)
		seatingOpen(t, h)
		clean(t, h, "seating")
		h.ClickOn("seating.2")
		h.ClickOn("seating.who.1")
		clean(t, h, "a bot")
		h.ClickOn("seating.agree")
		clean(t, h, "armed")
		if p.Table.Seats()[2].Bot != "" {
			t.Fatal("one click changes a seat")
		}
		h.ClickOn("seating.agree")
		if p.Table.Seats()[2].Bot == "" {
			t.Fatal("two clicks do not change the seat")
		}
		h.Key(ebiten.KeyEscape)
		h.Ticks(3)
		if kindOf(h.Targets()) != "recap" {
			t.Fatalf("who has left is told nobody: %q", kindOf(h.Targets()))
		}
		clean(t, h, "news")
		h.Key(ebiten.KeyEnter)
		h.Ticks(3)
		if line := p.log.Told.Lines[len(p.log.Told.Lines)-1].Text; !strings.Contains(line, scenetest.Names[2]) || !strings.Contains(line, "bot") {
			t.Fatalf("the log says %q", line)
		}
		// Ida takes the seat, with a PIN.
		seatingOpen(t, h)
		h.ClickOn("seating.2")
		h.ClickOn("seating.who.0")
		h.ClickOn("seating.name")
		for range 10 {
			h.Key(ebiten.KeyBackspace)
		}
		h.Type("Ida")
		h.ClickOn("seating.colour.more")
		h.ClickOn("seating.pin")
		h.Type("1234")
		h.Ticks(2)
		clean(t, h, "Ida")
		h.ClickOn("seating.agree")
		h.ClickOn("seating.agree")
		ida := p.Table.Seats()[2]
		if ida.Name != "Ida" || ida.PIN == "" || ida.Bot != "" || ida.Colour == 2 {
			t.Fatalf("at the seat is %+v", ida)
		}
		for i, other := range p.Table.Seats() {
			if i != 2 && other.Colour == ida.Colour {
				t.Error("two seats have one colour")
			}
		}
		// By PIN: a wrong one changes nothing, the right one lets Ida leave.
		h.ClickOn("seating.who.1")
		h.ClickOn("seating.proof")
		h.Type("9999")
		h.ClickOn("seating.bypin")
		h.Ticks(2)
		clean(t, h, "wrong PIN")
		if p.Table.Seats()[2] != ida {
			t.Fatal("a wrong PIN changes the seat")
		}
		h.ClickOn("seating.proof")
		h.Type("1234")
		h.ClickOn("seating.bypin")
		if now := p.Table.Seats()[2]; now.Bot == "" || now.PIN != ida.PIN {
			t.Fatalf("with the PIN the seat is %+v", now)
		}
		// Back by consent, the PIN forgotten.
		h.ClickOn("seating.who.0")
		h.ClickOn("seating.lift")
		h.Ticks(2)
		clean(t, h, "forgotten")
		h.ClickOn("seating.agree")
		h.ClickOn("seating.agree")
		if now := p.Table.Seats()[2]; now.Bot != "" || now.PIN != "" || now.Name != "Ida" {
			t.Fatalf("without the PIN the seat is %+v", now)
		}
		if got := p.Name(2); got != "Ida" {
			t.Errorf("the table calls Ida %q", got)
		}
		lines := texts(p.log.Told.Lines)
		seats := p.Table.Seats()
		path := p.Table.Path()
		p.Table.Close()
		again, err := table.Load(path, s.Bots)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(again.Seats(), seats) {
			t.Error("loaded, others sit there")
		}
		q := NewPlay(s, again)
		if got := texts(q.log.Told.Lines); !slices.Equal(got, lines) {
			t.Errorf("loaded, the log is another: %s", firstLine(strings.Join(lines, "\n"), strings.Join(got, "\n")))
		}
		again.Close()
	}
}

func texts(lines []say.LogLine) (list []string) {
	for _, l := range lines {
		list = append(list, fmt.Sprint(strings.Repeat(" ", l.Indent), l.Text))
	}
	return list
}

// A pause hides everything, holds everything, and says in names alone whose turn it is.
func TestPause(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		h, p, _ := takeKept(t, size[0], size[1])
		h.Key(ebiten.KeyEnter)
		h.Ticks(3)
		h.Key(ebiten.KeyDigit2)
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
		if p.Table.Eyes() != 1 {
			t.Fatal("the curtain does not open")
		}
		h.Key(ebiten.KeyF9)
		h.Ticks(3)
		if kindOf(h.Targets()) != "pause" || p.Table.Eyes() != game.Everyone {
			t.Fatalf("F9 behind a curtain leads to %q, and the eyes are %v", kindOf(h.Targets()), p.Table.Eyes())
		}
		clean(t, h, "pause")
		if len(h.Targets()) != 1 {
			t.Errorf("on the pause screen can be clicked: %v", h.Targets())
		}
		answers := p.View.Decision.Number
		h.Ticks(1200)
		h.Click(size[0]/2, size[1]/2)
		h.Key(ebiten.KeyEnter)
		h.Key(ebiten.KeyEscape)
		if kindOf(h.Targets()) != "pause" || p.Table.View().Decision.Number != answers {
			t.Fatal("a click or a key ends the pause, or the game goes on in it")
		}
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
		h.Ticks(3)
		if k := kindOf(h.Targets()); k == "pause" || k == "curtain" {
			t.Fatalf("held, it leads to %q", k)
		}
	}
}

// TestSeatingPictures takes pictures of the recap, the seats, what is told of them, the pause and the title where BATTLESTAR_PICTURES
// names a folder.
func TestSeatingPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		t.Run(fmt.Sprint("kept", size[1]), func(t *testing.T) {
			t.Setenv(envSaves, t.TempDir())
			s := uitest.Start(t, "kept", size[0], size[1])
			shot := func(name string) {
				s.Ticks(4)
				s.SaveShot(fmt.Sprintf("%s/%s-%d.png", dir, name, size[1]))
			}
			shot("recap")
			s.Key(ebiten.KeyEnter)
			s.Key(ebiten.KeyEscape)
			shot("menu")
			s.Key(ebiten.KeyW)
			shot("seating")
			s.ClickOn("seating.2")
			s.ClickOn("seating.who.1")
			s.ClickOn("seating.agree")
			shot("seating-armed")
			s.ClickOn("seating.agree")
			s.Key(ebiten.KeyEscape)
			shot("news")
			s.Key(ebiten.KeyEnter)
			shot("bot-sits")
			s.Key(ebiten.KeyF9)
			shot("pause")
		})
		t.Run(fmt.Sprint("whole", size[1]), func(t *testing.T) {
			saves := t.TempDir()
			t.Setenv(envSaves, saves)
			game, err := keptTable(&save.Store{Dir: filepath.Join(saves, "saves")}, 5, 3, 9)
			if err != nil {
				t.Fatal(err)
			}
			game.Close()
			s := uitest.Start(t, "whole", size[0], size[1])
			s.SaveShot(fmt.Sprintf("%s/title-%d.png", dir, size[1]))
			s.ClickOn("load")
			s.SaveShot(fmt.Sprintf("%s/load-%d.png", dir, size[1]))
		})
	}
}
