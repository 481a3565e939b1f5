package scene

import (
	"battlestar/game/table"
	"battlestar/render/ui"
)

// stops are the moments at which the table waits for a click: of the game that is being played, or of new games.
func (p *SettingsPage) stops(u *ui.UI, r ui.Rect) {
	stops, title := p.shell.Settings.Stops, "Stops of new games"
	if p.table != nil {
		stops, title = p.table.Stops(), "Stops of this game"
	}
	before := stops
	u.Panel(r, ui.Plain)
	in := r.Inset(24)
	head, in := in.CutTop(34, 4)
	u.Text(head, title, ui.Heading, ui.TextMain, ui.Left)
	about, in := in.CutTop(98, 8)
	u.Paragraph(about, "Where anyone may step in, the table waits for a click, or goes on by itself after a few seconds unless somebody stops it. "+
		"This never depends on who holds what.", ui.Small, ui.TextSecond, ui.Left)
	presets, in := in.CutTop(52, 12)
	if p.table != nil {
		var keep ui.Rect
		keep, presets = presets.CutRight(presets.W*0.34, 12)
		o := ui.Options{Tip: "New games begin with the stops of this one."}
		if stops == p.shell.Settings.Stops {
			o = ui.Options{Disabled: "New games begin with these already."}
		}
		if u.Button("stops.keep", keep, "For new games too", o) {
			p.shell.Settings.Stops = stops
		}
	}
	for i, preset := range []struct {
		id, name string
		stops    table.Stops
	}{{"none", "Nowhere", table.Stops{}}, {"usual", "As usual", table.DefaultStops()}, {"all", "Everywhere", everyStop()}} {
		if u.Button("stops."+preset.id, presets.Cell(i, 3, 10), preset.name, ui.Options{Chosen: stops == preset.stops}) {
			stops = preset.stops
		}
	}
	moments := table.Moments()
	const rowH = 84
	u.List("stops", in, len(moments), rowH, func(i int, r ui.Rect) {
		m := moments[i]
		text := momentOf(m)
		box := ui.R(r.X, r.Y+4, r.W-6, 44)
		u.Toggle("stop."+m.String(), box, text.name, &stops[m.Window][m.Roll], ui.Options{})
		u.Text(ui.R(box.X+8, box.Bottom(), box.W-84, 28), text.line, ui.Small, ui.TextQuiet, ui.Left)
	})
	switch {
	case stops == before:
	case p.table != nil:
		p.table.SetStops(stops)
	default:
		p.shell.Settings.Stops = stops
	}
}

// everyStop waits at every moment.
func everyStop() table.Stops {
	var s table.Stops
	for _, m := range table.Moments() {
		s[m.Window][m.Roll] = true
	}
	return s
}
