package parts

import (
	"battlestar/render/ui"
)

// SkyOfMenus is the sky behind the title and the menus.
const SkyOfMenus = 0

// Page draws what all pages of the menu share: the sky, a title and a panel under it. It returns the inside of the panel and the row of buttons below
// it.
func Page(u *ui.UI, title, subtitle string) (in, buttons ui.Rect) {
	win := u.Window()
	u.Space(win, SkyOfMenus, ui.Vantage{})
	u.Fill(win, ui.Alpha(ui.Void, 0.45)) // darker, so that the text is easy to read
	w := min(win.W-2*48, 1824)
	area := ui.R((win.W-w)/2, 0, w, win.H)
	HeadLine(u, area.X, 40, 700)
	name := u.Text(ui.R(area.X, 52, area.W, 80), title, ui.Title.Sized(64), ui.TextMain, ui.Left)
	if subtitle != "" {
		u.Text(ui.R(name.Right()+32, 62, area.Right()-name.Right()-32, 66), subtitle, ui.Fact.In(ui.Private), ui.Cyan, ui.Left)
	}
	body := ui.R(area.X, 148, area.W, win.H-148-28)
	buttons, in = body.CutBottom(68, 16)
	return in, buttons
}

// HeadLine draws the line over a title, w wide.
func HeadLine(u *ui.UI, x, y, w float64) {
	step := x + w*0.74
	u.Line(x, y, step, y, 2.5, ui.Amber)
	u.Line(step, y, step+10, y-4, 2.5, ui.Amber)
	u.Line(step+10, y-4, x+w, y-4, 2.5, ui.Amber)
}

// Middle draws sentences vertically centered in r.
func Middle(u *ui.UI, r ui.Rect, text string, st ui.Style, c ui.Color, a ui.Align) {
	if text == "" {
		return
	}
	h := min(r.H, u.ParagraphHeight(r.W, text, st))
	u.Paragraph(ui.R(r.X, r.Y+(r.H-h)/2, r.W, h), text, st, c, a)
}

// Shortened cuts a name that somebody typed to a width.
func Shortened(u *ui.UI, name string, st ui.Style, w float64) string {
	for cut := []rune(name); u.TextWidth(name, st) > w && len(cut) > 1; {
		cut = cut[:len(cut)-1]
		name = string(cut) + "…"
	}
	return name
}

// Notice draws an important sentence in a frame: amber for information, red for errors.
func Notice(u *ui.UI, r ui.Rect, text string, c ui.Color) {
	if text == "" {
		return
	}
	u.Panel(r, ui.Plain.Edged(c, 2))
	Middle(u, r.InsetXY(20, 8), text, ui.Body, ui.TextMain, ui.Left)
}

// LetterPixels is the size of a skill's shape in pixels below which it has no room for letters.
const LetterPixels = 28.5

// Horizon draws a world that rises from below at the right; rise is how much of it is visible, light is how bright its day is.
func Horizon(u *ui.UI, win ui.Rect, rise, light float64) {
	w := win.W * 1.2
	h := w * 760 / 1600
	r := ui.R(win.W*0.68-w/2, win.H-h*0.49*rise, w, h) // any more would show the side edges of the picture
	u.Scenery(ui.World, r, light)
	u.Panel(ui.R(0, win.H*0.55, win.W, win.H*0.45), ui.Look{Top: ui.Alpha(ui.Void, 0), Bottom: ui.Alpha(ui.Void, 0.5)})
	u.Backdrop(r, ui.Color{R: 0x16, G: 0x1C, B: 0x24, A: 0xFF})
}
