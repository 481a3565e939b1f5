package scene

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// pauseKey hides the game at once. So does the Pause key, on a keyboard that has one.
const pauseKey ui.Key = "F9"

// Pause hides the game: anyone walking past the laptop sees nothing of it.
type Pause struct{ play *Play }

// NewPause hides a game. It closes the curtain.
func NewPause(p *Play) *Pause {
	p.away()
	return &Pause{play: p}
}

// away hides what is private and holds what would continue by itself: someone went to the phone, or the laptop went to sleep.
func (p *Play) away() {
	p.Table.Away()
	p.Table.Hold()
	p.HandTo, p.Large = game.NoSeat, session.Thing{}
	p.Rooms.Curtain.ForgetPIN()
	p.Refresh()
	p.Finish()
	p.skip()
	p.Rooms.Moments.End()
}

// Frame implements render.Scene.
func (s *Pause) Frame(u *ui.UI, a *render.App) {
	words := s.play.Say.Text
	s.play.Shell.Sound.Danger(0)
	win := u.Window()
	u.Space(win, parts.SkyOfMenus, ui.Vantage{})
	parts.Horizon(u, win, 0.7, 0.5)
	r := win.Around(1100, 540)
	in := r.InsetXY(70, 40)
	head, in := in.CutTop(110, 16)
	u.Text(head, words(say.PauseHead), ui.Title.Sized(80), ui.TextMain, ui.Center)
	who, in := in.CutTop(140, 24)
	u.Paragraph(who, s.waiting(), ui.Prompt, ui.TextSecond, ui.Center)
	hold, in := in.CutTop(104, 22)
	part, done := u.Hold("pause.hold", hold.Around(560, 104), words(say.PauseHoldToGoOn), curtain.HoldTicks, ui.Options{Primary: true, Icon: ui.IconHold, Key: "Space"})
	u.Text(ui.R(in.X, in.Y, in.W, 40), words(say.PauseNothingGoesOn), ui.Body, ui.TextSecond, ui.Center)
	badge := ui.R(win.W/2-66, max(40, r.Y-140), 132, 132)
	u.Panel(badge.Inset(6), ui.Look{Top: ui.PanelBase, Bottom: ui.Void, LineTop: ui.LineTop, LineBottom: ui.LineBase, Line: 1.5, Cut: 36})
	u.Ring(badge, part, ui.Amber)
	for _, dx := range []float64{-20, 6} {
		u.Panel(ui.R(win.W/2+dx, badge.Y+42, 14, 48), ui.Look{Top: ui.TextMain, Bottom: ui.TextQuiet, Cut: 3})
	}
	if done {
		a.Pop()
	}
}

// waiting says whose turn it is and for whom the table waits, by name and no more.
func (s *Pause) waiting() string {
	p := s.play
	v, asked := p.Table.View(), p.Table.Asked()
	var names []string
	for _, seat := range asked.Seats.List() {
		names = append(names, p.Name(seat))
	}
	text := p.Say.Text(say.PauseAboutToBegin)
	if v.Turn > 0 {
		text = fmt.Sprintf(p.Say.Text(say.PauseTurnOf), v.Turn, p.Name(v.Current))
	}
	switch {
	case asked.For == table.Window:
		return text + " " + p.Say.Text(say.PauseAnyoneMayStepIn)
	case len(names) > 0:
		return text + " " + fmt.Sprintf(p.Say.Text(say.PauseTableWaitsFor), strings.Join(names, ", "))
	}
	return text
}
