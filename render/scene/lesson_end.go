package scene

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/parts"
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
	menu.BoxPicture(u, picture, "base")
	list, st := l.sentences(), ui.Body.Sized(32)
	u.Group("lesson", in, func() {
		u.Scroll("lesson", in, parts.Sentences(u, ui.R(0, 0, in.W-18, 0), list, st, false), func(r ui.Rect) { parts.Sentences(u, r, list, st, true) })
	})
	if u.Button("title", ui.R(buttons.X, buttons.Y, 300, 64), text(say.TableMenuToTheTitle), ui.Options{Key: "T", Icon: ui.IconPrevious}) {
		if err := l.play.Table.Close(); err != nil { // it is said at the table
			l.play.NoteError(err)
			a.Pop()
		} else {
			l.play.Shell.Playing = nil
			a.Clear(menu.NewTitle(l.play.Shell))
		}
	}
	if u.Button("continue", ui.R(buttons.Right()-420, buttons.Y, 420, 64), text(say.FirstEndPlayOn), ui.Options{Key: "Enter", Primary: true, Icon: ui.IconPlay}) {
		a.Pop()
	}
}

// sentences says how the game is won, and what else there is.
func (l *LessonEnd) sentences() []parts.Sentence {
	text := l.play.Say.Text
	thresholds := l.play.Table.Setup().Catalog().Objective().Thresholds
	return []parts.Sentence{
		{Sign: ui.IconHumanFleet, Tint: ui.Cyan, Words: fmt.Sprintf(text(say.FirstEndHumans), thresholds[len(thresholds)-1].At)},
		{Sign: ui.IconCylonFleet, Tint: ui.Cyan, Words: fmt.Sprintf(text(say.YourSideFall), game.HullOf(card.GalacticaBoard).Loses)},
		{Sign: ui.IconEye, Tint: ui.Cyan, Words: fmt.Sprintf(text(say.FirstEndSleepers), thresholds[0].At)},
		{Sign: ui.IconResurrection, Tint: ui.Cyan, Words: text(say.FirstEndReveal)},
		{Sign: ui.IconCards, Tint: ui.Cyan, Words: text(say.FirstEndSheets)},
	}
}
