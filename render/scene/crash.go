package scene

import (
	"errors"
	"fmt"
	"runtime"
	"time"

	"battlestar/game"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Crash is shown after a panic: what happened, that the game is safe, and how to continue.
type Crash struct {
	shell   *shell.Shell
	problem string
	stack   []byte
	path    string // of the game that was played, "" if there was none
	name    string
	trying  *save.Answer
	unsaved bool
	hidden  bool // the report includes the hidden cards: the table agrees
	said    string
	wrong   bool
	written [2]bool // a report without the hidden cards, and one with them
}

// NewCrash makes the screen after a panic. It closes the game that was played, as far as that is still possible.
func NewCrash(s *shell.Shell, problem any, stack []byte) *Crash {
	c := &Crash{shell: s, problem: clipped(save.WithoutCards(fmt.Sprint(problem), s.Language().Names), 160), stack: stack}
	if t := s.Playing; t != nil {
		c.path, c.name, c.trying = t.Path(), t.Name(), t.Trying()
		s.Playing = nil
		if err := closeSafely(s, t); err != nil {
			c.said, c.wrong, c.unsaved = s.Sentence(err), true, true
		}
	}
	return c
}

// clipped returns a text, cut after at most that many letters.
func clipped(text string, most int) string {
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}

// Leave closes the game and the sound when the window is closed.
func Leave(s *shell.Shell) {
	if s.Playing != nil {
		closeSafely(s, s.Playing)
		s.Playing = nil
	}
	s.Sound.Close()
}

// closeSafely closes a table that may have been left in the middle of anything.
func closeSafely(s *shell.Shell, t *table.Table) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf(s.Text(say.FaultNotPutAway), p)
		}
	}()
	return t.Close()
}

// loadSafely loads a game, which may crash again.
func (c *Crash) loadSafely() (t *table.Table, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf(c.shell.Text(say.FaultSamePlaceAgain), p)
		}
	}()
	return table.Open(c.path, c.shell.Bots, c.shell.Seed)
}

// Frame implements render.Scene.
func (c *Crash) Frame(u *ui.UI, a *render.App) {
	win := u.Window()
	u.Space(win, parts.SkyOfMenus, ui.Vantage{})
	parts.Horizon(u, win, 0.75, 0.7)
	high := 752.0
	if c.path == "" {
		high -= 160
	}
	r := win.Around(min(1100, win.W-80), high)
	u.Panel(r, ui.Important)
	in := r.Inset(52)
	row := func(h, gap float64) (out ui.Rect) {
		out, in = in.CutTop(h, gap)
		return out
	}
	u.Text(row(70, 12), c.shell.Text(say.FaultTitle), ui.Prompt.Sized(50), ui.TextMain, ui.Left)
	text := c.shell.Text(say.FaultNoGame)
	if c.path != "" {
		text = fmt.Sprintf(c.shell.Text(say.FaultGameIsSafe), c.name)
	}
	if c.unsaved {
		text = fmt.Sprintf(c.shell.Text(say.FaultGameIsSavedInPart), c.name)
	}
	safe := row(92, 10)
	tint, sign := ui.Green, ui.IconTick
	if c.unsaved {
		tint, sign = ui.Amber, ui.IconSave
	}
	if c.path != "" {
		mark := ui.R(safe.X, safe.Y+10, 72, 72)
		u.Panel(mark, ui.Look{Top: ui.Mix(ui.PanelBase, tint, 0.2), Bottom: ui.Mix(ui.Void, tint, 0.1), LineTop: tint, LineBottom: ui.Alpha(tint, 0.5), Line: 2, Cut: 21})
		u.Icon(sign, mark.Inset(18), tint)
		safe.X, safe.W = safe.X+96, safe.W-96
	}
	parts.Middle(u, safe, text, ui.Body.Sized(28), ui.TextMain, ui.Left)
	u.Paragraph(row(max(76, u.LeastHeight(3)), 16), c.shell.Text(say.FaultWhatItWas)+c.problem, ui.Small, ui.TextQuiet, ui.Left)

	u.Group("ways", in, func() {
		if c.path != "" && u.Button("again", row(84, 16), c.shell.Text(say.FaultGoOn), ui.Options{Left: true, Primary: true, Icon: ui.IconPlay, Key: "Enter"}) {
			c.again(a, false)
		}
		two := row(66, 8)
		report := ui.Options{
			Left: true, Icon: ui.IconSave, Key: "R",
			Tip: c.shell.Text(say.FaultReportTip),
		}
		if c.written[parts.Btoi(c.hidden)] {
			report.Disabled = c.shell.Text(say.FaultReportIsWritten)
		}
		if u.Button("report", two.Cell(0, 2, 16), c.shell.Text(say.FaultWriteReport), report) {
			c.report()
		}
		if u.Button("title", two.Cell(1, 2, 16), c.shell.Text(say.FaultToTheTitle), ui.Options{Left: true, Icon: ui.IconExit, Key: "Esc"}) {
			a.Clear(menu.NewTitle(c.shell))
		}
		if c.path != "" {
			more := row(64, 0)
			if u.Button("earlier", more.Cell(0, 2, 16), c.shell.Text(say.FaultOneAnswerEarlier), ui.Options{
				Left: true, Icon: ui.IconPrevious, Key: "B",
				Tip: c.shell.Text(say.FaultOneAnswerEarlierTip),
			}) {
				c.again(a, true)
			}
			u.Toggle("hidden", more.Cell(1, 2, 16), c.shell.Text(say.FaultReportHiddenToo), &c.hidden, ui.Options{
				Key: "H", Tip: c.shell.Text(say.FaultReportHiddenTip),
			})
		}
	})
	color := ui.Cyan
	if c.wrong {
		color = ui.RedText
	}
	u.Paragraph(ui.R(r.X+52, r.Bottom()-98, r.W-104, 66), c.said, ui.Small, color, ui.Left)
}

func (c *Crash) again(a *render.App, earlier bool) {
	t, err := c.loadSafely()
	if err != nil {
		c.said, c.wrong = c.shell.Sentence(err), true
		return
	}
	if earlier {
		if err := t.TakeBack(true); err != nil {
			c.said, c.wrong = c.shell.Sentence(err), true
		}
	}
	scene := c.shell.Sit(a, t)
	if p, ok := scene.(*Play); ok {
		p.Rooms.Recap.Dismiss() // they were here a moment ago
	}
	a.Clear(scene)
}

// report writes what happened into the folder of reports.
func (c *Crash) report() {
	log, err := c.logSafely()
	if err != nil {
		log = []string{c.shell.Text(say.FaultLogNotTold) + save.WithoutCards(c.shell.Clause(err), c.shell.Language().Names)}
	}
	r := save.NewReport(runtime.GOOS+"/"+runtime.GOARCH, c.problem, c.stack, log)
	r.Machine = c.shell.Machine()
	if c.hidden {
		if err := r.Reveal(c.path, c.trying); err != nil {
			c.said, c.wrong = c.shell.Sentence(err), true
			return
		}
	}
	path, err := r.Write(c.shell.Reports, time.Now())
	if err != nil {
		c.said, c.wrong = c.shell.Sentence(fmt.Errorf(c.shell.Text(say.FaultReportNotWritten), errors.New(c.shell.Clause(err)))), true
		return
	}
	c.said, c.wrong = c.shell.Text(say.FaultReportIsAt)+path, false
	c.written[parts.Btoi(c.hidden)] = true
}

// logSafely returns the public log of the game. Reading it may crash again.
func (c *Crash) logSafely() (log []string, err error) {
	if c.path == "" {
		return nil, nil
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf(c.shell.Text(say.FaultSamePlaceAgain), p)
		}
	}()
	contents, err := save.Read(c.path)
	if err != nil {
		return nil, err
	}
	g, events, _, err := save.PublicEvents(contents.Header.Setup, save.Standing(contents.Records))
	if err != nil {
		return nil, err
	}
	defer g.Close()
	return c.shell.SpeakerFor(contents.Header.Setup).LogText(g.View(game.Everyone), events), nil
}
