package menu

import (
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// machine shows over the settings what this machine offers, as in reports and `battlestar -version`.
type machine struct {
	shell *shell.Shell
	lines []string
}

// Overlay keeps the scene below visible.
func (m *machine) Overlay() {}

// Frame implements render.Scene.
func (m *machine) Frame(u *ui.UI, a *render.App) {
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.72))
	u.Block(win)
	r := win.Around(min(1300, win.W-80), 660)
	u.Panel(r, ui.Important)
	in := r.Inset(36)
	head, in := in.CutTop(52, 8)
	u.Text(head, m.shell.Text(say.SettingsMachine), ui.Prompt, ui.TextMain, ui.Left)
	note, in := in.CutTop(60, 12)
	u.Paragraph(note, m.shell.Text(say.SettingsMachineNote), ui.Small.Sized(20), ui.TextSecond, ui.Left)
	buttons, in := in.CutBottom(64, 12)
	st := ui.Small.Sized(20)
	for i, line := range m.lines {
		row := in.Row(i, len(m.lines), 0)
		if u.LongestWord(line, st) > row.W { // the name of a folder
			line = parts.Shortened(u, line, st, row.W)
		}
		u.Paragraph(row, line, st, ui.TextMain, ui.Left)
	}
	if u.Button("close", ui.R(buttons.X, buttons.Y, 240, 64), m.shell.Text(say.MenuBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
}
