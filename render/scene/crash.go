package scene

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/ui"
)

// Crash is shown after a panic: what happened, that the game is safe, and how to go on.
type Crash struct {
	shell   *Shell
	problem string
	stack   []byte
	path    string // of the game that was played, "" if none was
	name    string
	said    string
	wrong   bool
	written bool
}

// crashed is what the app calls after a panic.
func (s *Shell) crashed(_ *render.App, problem any, stack []byte) render.Scene {
	return NewCrash(s, problem, stack)
}

// NewCrash makes the screen after a panic. It puts the game that was played away, as far as that is still possible.
func NewCrash(s *Shell, problem any, stack []byte) *Crash {
	c := &Crash{shell: s, problem: clipped(fmt.Sprint(problem), 160), stack: stack}
	if t := s.again; t != nil {
		c.path, c.name = t.Path(), t.Name()
		s.again = nil
		if err := closeSafely(t); err != nil {
			c.said, c.wrong = sentence(err), true
		}
	}
	return c
}

// clipped is at most so many letters of a text.
func clipped(text string, most int) string {
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}

// leave puts the game away when the window is closed.
func (s *Shell) leave() {
	if s.again != nil {
		closeSafely(s.again)
		s.again = nil
	}
	s.Sound.Close()
}

// closeSafely closes a table that may have been left in the middle of anything.
func closeSafely(t *table.Table) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the game could not be put away: %v", p)
		}
	}()
	return t.Close()
}

// loadSafely loads a game that may crash again.
func (c *Crash) loadSafely() (t *table.Table, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the game stops at the same place again: %v", p)
		}
	}()
	return table.Load(c.path, c.shell.Bots)
}

// Frame implements render.Scene.
func (c *Crash) Frame(u *ui.UI, a *render.App) {
	win := u.Window()
	u.Space(win, skyOfMenus)
	high := 750.0
	if c.path == "" {
		high -= 160
	}
	r := win.Around(min(1100, win.W-80), high)
	u.Panel(r, ui.Important.Edged(ui.Amber, 2.5))
	in := r.Inset(52)
	row := func(h, gap float64) (out ui.Rect) {
		out, in = in.CutTop(h, gap)
		return out
	}
	u.Text(row(70, 12), "Something went wrong in the program", ui.Prompt.Sized(50), ui.TextMain, ui.Left)
	text := "No game was being played."
	if c.path != "" {
		text = fmt.Sprintf("Your game “%s” is safe: every answer up to the last one is on the disk. Go on from there.", c.name)
	}
	middle(u, row(80, 8), text, ui.Body.Sized(28), ui.TextMain, ui.Left)
	u.Paragraph(row(98, 16), "What it was: "+c.problem, ui.Small, ui.TextQuiet, ui.Left)

	u.Group("ways", in, func() {
		if c.path != "" {
			if u.Button("again", row(66, 14), "Go on with the game", ui.Options{Left: true, Primary: true, Icon: ui.IconPlay, Key: "Enter"}) {
				c.again(a, false)
			}
			if u.Button("earlier", row(66, 14), "Go on one answer earlier", ui.Options{
				Left: true, Icon: ui.IconPrevious, Key: "B",
				Tip: "If it stops at the same place again. The table has to agree.",
			}) {
				c.again(a, true)
			}
		}
		report := ui.Options{Left: true, Icon: ui.IconSave, Key: "R", Tip: "Writes what happened into a file, to send to whoever mends the program."}
		if c.written {
			report.Disabled = "It is written."
		}
		if u.Button("report", row(66, 14), "Write a report", report) {
			c.report()
		}
		if u.Button("title", row(66, 14), "To the title", ui.Options{Left: true, Icon: ui.IconExit, Key: "Esc"}) {
			a.Clear(NewTitle(c.shell))
		}
	})
	colour := ui.Cyan
	if c.wrong {
		colour = ui.RedText
	}
	u.Paragraph(ui.R(r.X+52, r.Bottom()-104, r.W-104, 60), c.said, ui.Small, colour, ui.Left)
}

func (c *Crash) again(a *render.App, earlier bool) {
	t, err := c.loadSafely()
	if err != nil {
		c.said, c.wrong = sentence(err), true
		return
	}
	if earlier {
		if err := t.TakeBack(true); err != nil {
			c.said, c.wrong = sentence(err), true
		}
	}
	scene := c.shell.sit(a, t)
	if p, ok := scene.(*Play); ok {
		p.recap = nil // they were here a moment ago
	}
	a.Clear(scene)
}

// report writes what happened beside the saved games.
func (c *Crash) report() {
	dir := c.shell.Store.Dir
	path := filepath.Join(dir, "report "+time.Now().Format("2006-01-02 15.04.05")+".txt")
	text := fmt.Sprintf("Battlestar %s\nGame: %s\n\n%s\n\n%s", save.Program(), c.path, c.problem, c.stack)
	err := os.MkdirAll(dir, 0o755)
	if err == nil {
		err = os.WriteFile(path, []byte(text), 0o644)
	}
	if err != nil {
		c.said, c.wrong = sentence(fmt.Errorf("the report could not be written: %w", reason(err))), true
		return
	}
	c.said, c.wrong, c.written = "The report is "+path, false, true
}
