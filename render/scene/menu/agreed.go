package menu

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Agreed is the page that shows what was agreed for the current game: boxes, options and house rules.
type Agreed struct {
	setup game.Setup
	words *say.Speaker
	shell *shell.Shell
}

// NewAgreed makes the page.
func NewAgreed(s *shell.Shell, setup game.Setup) *Agreed {
	return &Agreed{setup, s.SpeakerFor(setup), s}
}

// Frame implements render.Scene.
func (g *Agreed) Frame(u *ui.UI, a *render.App) {
	in, buttons := parts.Page(u, g.words.Text(say.AgreedTitle), g.words.Text(say.AgreedSubtitle))
	u.Panel(in, ui.Plain)
	in = in.InsetXY(28, 20)
	u.Scroll("agreed", in, g.lay(u, ui.R(0, 0, in.W-18, 0), false), func(r ui.Rect) { g.lay(u, r, true) })
	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), g.words.Text(say.MenuBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
	text := g.words.Text(say.AgreedNoOptions)
	if len(g.setup.Options) > 0 {
		text = g.words.Text(say.AgreedOptions) + strings.Join(optionNames(g.words, g.setup.Options), ", ") + ". "
	}
	parts.Middle(u, ui.R(buttons.X+270, buttons.Y, buttons.W-270, 64), text+g.words.Text(say.MenuHouseRulesAre)+houseSummary(g.shell, g.setup.House)+".", ui.Body, ui.Cyan, ui.Left)
}

// optionNames returns the names of options as the screen shows them.
func optionNames(words *say.Speaker, options []string) []string {
	var names []string
	for _, id := range options {
		names = append(names, words.Variant(id).Name)
	}
	return names
}

// lay lays everything out, draws it if draw is set, and returns its height.
func (g *Agreed) lay(u *ui.UI, r ui.Rect, draw bool) float64 {
	y := r.Y
	heading := func(text string) {
		if draw {
			u.Text(ui.R(r.X, y, r.W, 40), text, ui.Heading.Sized(28), ui.AmberTop, ui.Left)
		}
		y += 50
	}
	entry := func(name, text string, house bool) {
		high := u.ParagraphHeight(r.W-60, text, ui.Body)
		if draw {
			c, icon := ui.TextMain, ui.Cyan
			if house {
				c, icon = ui.AmberTop, ui.Amber
			}
			u.Icon(ui.IconTick, ui.R(r.X+4, y+6, 26, 26), icon)
			u.Text(ui.R(r.X+48, y, r.W-48, 36), name, ui.CardTitle, c, ui.Left)
			u.Paragraph(ui.R(r.X+48, y+38, r.W-60, high), text, ui.Body, ui.TextSecond, ui.Left)
		}
		y += 38 + high + 20
	}
	heading(fmt.Sprintf(g.words.Text(say.AgreedBoxesAndOptions), g.shell.Count(say.MenuPlayers, len(g.setup.Players))))
	for _, b := range box.IDs() {
		if slices.Contains(g.setup.Boxes, b) {
			text := g.shell.BoxText(b)
			entry(text.Name, text.Line, false)
		}
	}
	for _, id := range g.setup.Options {
		text := g.words.Variant(id)
		entry(text.Name, text.Line, true)
	}
	y += 10
	heading(g.words.Text(say.MenuHouseRulesAre) + houseSummary(g.shell, g.setup.House))
	for _, changed := range []bool{true, false} { // changed rules come first
		for _, q := range questionsOf(g.setup.Boxes) {
			if slices.Contains(g.setup.House, q.House) != changed {
				continue
			}
			text := g.words.House(q.House)
			if changed {
				entry(text.Name, g.words.Text(say.AgreedHouseRule)+text.Other, true)
			} else {
				entry(text.Name, text.Recommended, false)
			}
		}
	}
	return y - r.Y
}
