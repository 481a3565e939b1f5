package menu

import (
	"math"

	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// stops draws the moments at which the table waits for a click, in the current game or in new games.
func (p *SettingsPage) stops(u *ui.UI, r ui.Rect) {
	stops, title := p.shell.Settings.Stops, p.shell.Text(say.StopsInNewGames)
	if p.table != nil {
		stops, title = p.table.Stops(), p.shell.Text(say.StopsInThisGame)
	}
	before := stops
	u.Panel(r, ui.Plain)
	in := r.InsetXY(24, settingsPad)
	head, in := in.CutTop(30, 4)
	u.Text(head, title, ui.Heading, ui.TextMain, ui.Left)
	note := p.shell.Text(say.StopsNote) + p.shell.Text(say.StopsTellNothing)
	about, in := in.CutTop(max(72, u.ParagraphHeight(in.W, note, settingHelp.Sized(1))), 10)
	u.Paragraph(about, note, settingHelp, ui.TextSecond, ui.Left)
	presets, in := in.CutTop(max(112, 60+u.LeastHeight(2)), 14)
	for i, preset := range []struct {
		id, name, line string
		stops          table.Stops
	}{
		{"none", p.shell.Text(say.StopsNowhere), p.shell.Text(say.StopsNowhereNote), table.Stops{}},
		{"usual", p.shell.Text(say.StopsAsUsual), p.shell.Text(say.StopsOftenNote), table.DefaultStops()},
		{"all", p.shell.Text(say.StopsEverywhere), p.shell.Text(say.StopsEverywhereNote), table.EveryStop()},
	} {
		if presetCard(u, "stops."+preset.id, presets.Cell(i, 3, 12), preset.name, preset.line, stops == preset.stops) {
			stops = preset.stops
		}
	}
	if p.table != nil {
		var keep ui.Rect
		keep, in = in.CutTop(52, 12)
		o := ui.Options{Tip: p.shell.Text(say.StopsKeepTip)}
		if stops == p.shell.Settings.Stops {
			o = ui.Options{Disabled: p.shell.Text(say.StopsKeptAlready)}
		}
		if u.Button("stops.keep", keep, p.shell.Text(say.StopsKeep), o) {
			p.shell.Settings.Stops = stops
		}
	}
	name, in := in.CutTop(28, 6)
	ink := u.Text(name, p.shell.Text(say.StopsMomentByMoment), ui.SmallCaps, ui.Cyan, ui.Left)
	u.Line(ink.Right()+14, name.Y+14, name.Right(), name.Y+14, 1.5, ui.Alpha(ui.Cyan, 0.25))
	moments := table.Moments()
	u.List("stops", in, 1+len(moments), wholeRows(in.H, max(100, 54+u.LeastHeight(2))), func(i int, r ui.Rect) {
		id, text, on := "idle", say.MomentText{Name: p.shell.Text(say.StopsIdle), Line: p.shell.Text(say.StopsIdleNote)}, &stops.Idle
		if i > 0 {
			m := moments[i-1]
			id, text, on = m.String(), wording.Moment(p.shell.Language(), m), &stops.Waits[m.Window][m.Roll]
		}
		box := ui.R(r.X, r.Y+4, r.W-6, 44)
		u.Toggle("stop."+id, box, text.Name, on, ui.Options{})
		line := ui.R(box.X+ui.ToggleLabel, box.Bottom(), box.W-ui.ToggleLabel-8, 30)
		if u.TextWidth(text.Line, settingHelp.Sized(1)) > line.W { // too long for one line, however small
			line.H = r.Bottom() - line.Y
			u.Paragraph(line, text.Line, settingHelp, ui.TextSecond, ui.Left)
			return
		}
		u.Text(line, text.Line, settingHelp, ui.TextSecond, ui.Left)
	})
	switch {
	case stops == before:
	case p.table != nil:
		p.table.SetStops(stops)
	default:
		p.shell.Settings.Stops = stops
	}
}

// wholeRows returns the height of list rows that need at least need. With it, no row is cut off or fades at the foot before the list is scrolled.
func wholeRows(high, need float64) float64 { return high / max(1, math.Floor(high/need)) }

// presetCard draws a choice with a line on what it does. It reports whether it was clicked.
func presetCard(u *ui.UI, id string, r ui.Rect, name, line string, on bool) bool {
	res := u.Area(id, name, r, ui.Options{})
	look, c := ui.Metal, ui.TextMain
	if on {
		look, c = look.Edged(ui.Amber, 3), ui.AmberTop
	}
	if res.Hover {
		look = look.Hovered()
		if !on {
			look = look.Edged(ui.Amber, 2)
		}
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	head, rest := r.InsetXY(14, 10).CutTop(40, 0)
	u.Text(head, name, ui.Action, c, ui.Center)
	u.Paragraph(rest, line, ui.Small, ui.TextSecond, ui.Center)
	return res.Clicked
}
