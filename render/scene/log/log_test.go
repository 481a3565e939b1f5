package log_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/log"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// newLogged shows a long game.
func newLogged(p **scene.Play) (*render.App, error) {
	return render.New(func(a *render.App) render.Scene {
		s := scene.NewShell(nil, nil, "")
		s.Settings.Motion = shell.Off
		s.Apply(a)
		t, err := scenetest.Table(6, 7)
		if err == nil {
			err = scenetest.PlayOn(t, rand.New(rand.NewPCG(7, 3)), func(v *game.View) bool { return v.Turn >= 14 && tabletest.KindIs(v, game.ChooseAction) })
		}
		if err != nil {
			panic(err)
		}
		play := scene.NewPlay(s, t)
		if p != nil {
			*p = play
		}
		return play
	})
}

func init() { guests["log"] = func() (*render.App, error) { return newLogged(nil) } }

func takeLog(t *testing.T, w, h float64) (*uitest.Hands, *scene.Play) {
	t.Helper()
	var p *scene.Play
	app, err := newLogged(&p)
	if err != nil {
		t.Fatal(err)
	}
	hands := uitest.Take(t, app, w, h)
	hands.Key(ebiten.KeyL)
	hands.Ticks(3)
	if !p.Rooms.Log.Open {
		t.Fatal("L does not open the log")
	}
	return hands, p
}

// shownLines returns the lines of the log that can be clicked now.
func shownLines(h *uitest.Hands) (lines []string) {
	for _, g := range h.Targets() {
		if strings.HasPrefix(g.ID, "log:") {
			lines = append(lines, g.Label)
		}
	}
	return lines
}

func TestLogFinds(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		h, p := takeLog(t, size[0], size[1])
		all := p.Rooms.Log.Text.Lines
		lines := shownLines(h)
		// A reason may follow the line.
		if !strings.HasPrefix(lines[len(lines)-1], strings.TrimSuffix(all[len(all)-1].Text, ".")) {
			t.Fatalf("the log opens at %q, not at its end", lines[len(lines)-1])
		}
		check := func(what string) {
			t.Helper()
			for _, problem := range h.Problems() {
				t.Error(size, what, problem)
			}
		}
		check("at the end")
		h.ClickOn("log.find")
		h.Type("Raider app")
		if lines = shownLines(h); len(lines) < 3 {
			t.Fatalf("search shows %q", lines)
		}
		for _, line := range lines {
			if low := strings.ToLower(line); !strings.HasPrefix(line, "Turn ") && (!strings.Contains(low, "raider") || !strings.Contains(low, "app")) {
				t.Errorf("search for raiders shows %q", line)
			}
		}
		check("searched")
		incremental := fmt.Sprint(p.Rooms.Log.Rows.Rows)
		h.Type("zzz")
		if lines = shownLines(h); lines != nil {
			t.Errorf("search for nothing shows %q", lines)
		}
		check("nothing found")
		for range 3 {
			h.Key(ebiten.KeyBackspace)
		}
		if again := fmt.Sprint(p.Rooms.Log.Rows.Rows); again != incremental {
			t.Errorf("one letter after the other finds %s, back from nothing %s", incremental, again)
		}
		h.Key(ebiten.KeyEscape)
		if p.Rooms.Log.Open {
			t.Fatal("Esc does not close the log")
		}
		if h.Ticks(3); tabletest.KindOf(h.Targets()) == "nothing" {
			t.Fatal("Esc in the log opened the menu")
		}
		h.Key(ebiten.KeyL)
		h.ClickOn("log.only." + parts.Number(int(say.Checks)))
		for i, line := range p.Rooms.Log.Rows.Rows {
			if l := p.Rooms.Log.Text.Lines[line]; l.Topic != say.Checks && l.Topic != say.Turns {
				t.Fatalf("row %d of the checks is %q", i, l.Text)
			}
		}
		check("checks only")
		for range 3 {
			h.ClickOn("log.turn.less")
		}
		h.Ticks(3)
		turn := len(p.Rooms.Log.Text.Turns) - 1
		if lines = shownLines(h); !strings.HasPrefix(lines[0], "Turn ") && !strings.HasPrefix(lines[1], "Turn ") || p.Rooms.Log.Turn >= turn {
			t.Errorf("the jump to an earlier turn leads to %q", lines[:2])
		}
		check("jumped")
	}
}

// withBots returns a table of one person and three good bots. The person is asked, and a bot has just done something that has a reason.
func withBots(t *testing.T, s *shell.Shell) *table.Table {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 3, Deal: true}
	var seats []table.SeatInfo
	for i := range 4 {
		setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
		seats = append(seats, table.SeatInfo{Name: scenetest.Names[i], Color: i, Emblem: i, Bot: "good"})
	}
	seats[0].Bot = ""
	tab, err := table.New(setup, seats, nil, "", s.Bots)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 3))
	for range 5000 {
		tab.CloseCurtain()
		told := tab.Log()
		if d := tab.View().Decision; d == nil {
			break
		} else if d.Seats.Has(0) && d.Kind != game.AskWindow {
			if tab.View().Turn > 4 && tab.Reason(len(told)-1).Why != bot.NoPurpose {
				return tab
			}
			err = scenetest.AnswerAny(tab, rng)
		} else if d.Kind == game.AskWindow && d.Seats == game.SeatsOf(0) {
			err = tab.GoOn()
		} else {
			_, err = tab.Tick()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no bot did anything before she was asked")
	return nil
}

// What bots do must have its reason: in the whole log, and on hover at its end beside the table.
func TestLogTellsReasons(t *testing.T) {
	var p *scene.Play
	h, _ := scenetest.Take(t, func() render.Scene {
		s := scene.NewShell(nil, shell.Bots(), "")
		s.Settings.Motion = shell.Off
		p = scene.NewPlay(s, withBots(t, s))
		return p
	})
	h.Ticks(3)
	all := p.Rooms.Log.Text.Lines
	reason := all[len(all)-1].Why
	var end ui.Rect
	for _, target := range h.Targets() {
		if target.ID == "log" {
			end = target.Rect
		}
	}
	said := func() (tip string) {
		for _, placed := range h.Placed() {
			if placed.Kind == "text" && placed.Tip {
				tip += placed.Text + " "
			}
		}
		return tip
	}
	told := false
	for y := end.Bottom() - 4; y > end.Y && !told; y -= 8 {
		h.Move(end.X+60, y)
		h.Ticks(25)
		told = strings.Contains(said(), reason)
	}
	if reason == "" || !told {
		t.Errorf("on hover the end of the log does not say %q, but %q", reason, said())
	}
	h.Key(ebiten.KeyL)
	h.Ticks(3)
	if lines := shownLines(h); !strings.HasSuffix(lines[len(lines)-1], " – "+reason+".") {
		t.Errorf("the whole log ends with %q, not with the reason %q", lines[len(lines)-1], reason)
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
}

func TestLogIsResized(t *testing.T) {
	h, p := takeLog(t, 1920, 1080)
	h.ClickOn("log.edge")
	h.Ticks(2)
	full := p.Rooms.Log.Wide
	if full == 0 {
		t.Fatal("a click on the edge does nothing")
	}
	h.MoveTo("log.edge")
	h.Press()
	h.Move(1200, 500)
	h.Release()
	if p.Rooms.Log.Wide >= full || p.Rooms.Log.Wide < log.LogLeft {
		t.Fatalf("dragged, the log is %v wide, not less than %v", p.Rooms.Log.Wide, full)
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	h.Move(1200, 300)
	h.Move(1910, 500)
	h.MoveTo("log.edge")
	h.Press()
	h.Move(1890, 500)
	h.Release()
	if p.Rooms.Log.Wide != log.LogLeft {
		t.Fatalf("dragged as far as it goes, the log is %v wide", p.Rooms.Log.Wide)
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
}

// A line must lead to the rule behind it, and the rules must lead back to the log as it was.
func TestLogLineLeadsToItsRule(t *testing.T) {
	h, p := takeLog(t, 1280, 720)
	ruled := -1
	for _, g := range h.Targets() {
		if rest, ok := strings.CutPrefix(g.ID, "log:"); ok {
			for i := range p.Rooms.Log.Text.Lines {
				if p.Rooms.Log.LineNumber(i) == rest && p.Rooms.Log.Text.Lines[i].Rule != "" {
					ruled = i
				}
			}
		}
	}
	h.ClickOn("log:" + p.Rooms.Log.LineNumber(ruled))
	h.Ticks(3)
	h.ClickOn("why.rules")
	h.Ticks(3)
	if _, ok := scenetest.Has(h.Targets(), "back"); !ok {
		t.Fatal("a click on a line does not open the rules")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	if len(shownLines(h)) == 0 {
		t.Fatal("back from the rules, the log is gone")
	}
}

// A log of thousands of lines must cost a frame no more than a short one, since only what is seen is laid out. The test counts allocations, not time.
func TestLongLogIsCheap(t *testing.T) {
	h, p := takeLog(t, 1280, 720)
	count := func() float64 {
		flip := 0.0
		h.Key(ebiten.KeyHome) // so that the same lines are seen
		h.Ticks(3)
		return testing.AllocsPerRun(20, func() {
			flip = 1 - flip
			h.Move(700+flip, 400)
		})
	}
	short := count()
	events := p.Table.Log()
	for range 14 {
		for _, e := range events {
			if e.Kind != game.TurnBegan {
				p.Rooms.Log.Text.Tell(e)
			}
		}
	}
	h.Ticks(3)
	if n := len(p.Rooms.Log.Text.Lines); n < 3000 {
		t.Fatalf("only %d lines", n)
	}
	if long := count(); long > short*1.3+50 {
		t.Errorf("a frame with %d lines allocates %.0f times, with few lines %.0f", len(p.Rooms.Log.Text.Lines), long, short)
	}
}

// TestLogPictures takes pictures of the log if BATTLESTAR_PICTURES names a folder.
func TestLogPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		t.Run(fmt.Sprint(size[1]), func(t *testing.T) {
			s := uitest.Start(t, "log", size[0], size[1])
			s.SaveShot(fmt.Sprintf("%s/log-side-%d.png", dir, size[1]))
			s.Key(ebiten.KeyL)
			s.Ticks(5)
			s.SaveShot(fmt.Sprintf("%s/log-open-%d.png", dir, size[1]))
			s.ClickOn("log.find")
			s.Type("raider")
			s.Ticks(3)
			s.SaveShot(fmt.Sprintf("%s/log-find-%d.png", dir, size[1]))
		})
	}
}
