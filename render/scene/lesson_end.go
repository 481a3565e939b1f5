package scene

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/rules"
	"battlestar/render/ui"
)

// LessonEnd is the page at the end of the led first game: how the rest of the game is won, and what else there is. The game can be played on.
type LessonEnd struct{ play *Play }

// NewLessonEnd makes the page over the table of the led first game.
func NewLessonEnd(p *Play) *LessonEnd { return &LessonEnd{p} }

// Frame implements render.Scene.
func (l *LessonEnd) Frame(u *ui.UI, a *render.App) {
	text := l.play.Say.Text
	in, buttons := parts.Page(u, text(say.FirstEndTitle), text(say.FirstEndSubtitle))
	u.Panel(in, ui.Plain)
	in = in.InsetXY(40, 30)
	picture, in := in.CutLeft(min(in.W*0.3, 540), 44)
	l.play.Faces().Painting(u, picture, "fleet")
	u.Group("lesson", in, func() {
		u.Scroll("lesson", in, l.lay(u, ui.R(0, 0, in.W-18, 0), false), func(r ui.Rect) { l.lay(u, r, true) })
	})
	if u.Button("title", ui.R(buttons.X, buttons.Y, 300, 64), text(say.TableMenuToTheTitle), ui.Options{Key: "T", Icon: ui.IconPrevious}) {
		if l.play.Table.Close() == nil {
			a.Clear(menu.NewTitle(l.play.Shell))
		}
	}
	if u.Button("continue", ui.R(buttons.Right()-420, buttons.Y, 420, 64), text(say.FirstEndPlayOn), ui.Options{Key: "Enter", Primary: true, Icon: ui.IconPlay}) {
		a.Pop()
	}
}

// lay lays out the sentences one below the other, draws them if draw is set, and returns their height.
func (l *LessonEnd) lay(u *ui.UI, r ui.Rect, draw bool) float64 {
	text := l.play.Say.Text
	thresholds := l.play.Table.Setup().Catalogue().Objective().Thresholds
	y := r.Y
	for _, line := range []struct {
		sign  ui.Icon
		words string
	}{
		{ui.IconHumanFleet, fmt.Sprintf(text(say.FirstEndHumans), thresholds[len(thresholds)-1].At)},
		{ui.IconCylonFleet, fmt.Sprintf(text(say.FirstEndCylons), game.HullOf(card.GalacticaBoard).Loses)},
		{ui.IconEye, fmt.Sprintf(text(say.FirstEndSleepers), thresholds[0].At)},
		{ui.IconResurrection, text(say.FirstEndReveal)},
		{ui.IconCards, text(say.FirstEndSheets)},
	} {
		const side = 40.0
		st := rules.Leaded(ui.Body.Sized(32), 1.25)
		high := max(side, u.ParagraphHeight(r.W-side-26, line.words, st))
		if draw {
			u.Icon(line.sign, ui.R(r.X, y, side, side), ui.Cyan)
			u.Paragraph(ui.R(r.X+side+26, y, r.W-side-26, high+1), line.words, st, ui.TextMain, ui.Left)
		}
		y += high + 28
	}
	return y - r.Y
}
