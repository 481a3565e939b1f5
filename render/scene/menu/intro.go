package menu

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Intro is the page that says what a box brings, before the first game with it.
type Intro struct {
	shell *shell.Shell
	box   card.ID
}

// addsRule is the page of the rules on what a box adds.
var addsRule = map[card.ID]string{"pegasus": "P-SETUP-01", "exodus": "E-SET-01", "daybreak": "D-SET-01"}

// NewIntro makes the page for a box.
func NewIntro(s *shell.Shell, b card.ID) *Intro { return &Intro{s, b} }

// introductions returns the pages for the boxes that were never played at this laptop. Each is shown once, like a tip.
func introductions(s *shell.Shell, boxes []card.ID) (pages []*Intro) {
	if s.Settings.NoGuide {
		return nil
	}
	for _, b := range boxes {
		if len(s.BoxText(b).Brings) > 0 && s.Once("box "+string(b)) {
			pages = append(pages, NewIntro(s, b))
		}
	}
	return pages
}

// Frame implements render.Scene.
func (n *Intro) Frame(u *ui.UI, a *render.App) {
	text := n.shell.BoxText(n.box)
	in, buttons := parts.Page(u, fmt.Sprintf(n.shell.Text(say.IntroTitle), text.Name), n.shell.Text(say.IntroSubtitle))
	u.Panel(in, ui.Plain)
	in = in.InsetXY(36, 28)
	picture, in := in.CutLeft(min(in.W*0.3, 520), 40)
	cover(u, picture.Around(picture.W, min(picture.H, picture.W*1.1)), n.box, text.Name, ui.Response{}, true, "", "")
	u.Group("intro", in, func() {
		u.Scroll("intro", in, n.lay(u, ui.R(0, 0, in.W-18, 0), text, false), func(r ui.Rect) { n.lay(u, r, text, true) })
	})
	if u.Button("rules", ui.R(buttons.X, buttons.Y, 300, 64), n.shell.Text(say.IntroRules), ui.Options{Key: "F1", Icon: ui.IconBook}) {
		a.Push(rules.NewRules(n.shell, game.Setup{}, addsRule[n.box]))
	}
	if u.Button("continue", ui.R(buttons.Right()-420, buttons.Y, 420, 64), n.shell.Text(say.IntroContinue), ui.Options{Key: "Enter", Primary: true, Icon: ui.IconNext}) {
		a.Pop()
	}
}

// lay lays out what the box brings and what to watch for, draws it if draw is set, and returns its height.
func (n *Intro) lay(u *ui.UI, r ui.Rect, text say.BoxText, draw bool) float64 {
	st, head := ui.Body.Sized(28), ui.SmallCaps.Sized(24)
	var brings []parts.Sentence
	for _, words := range text.Brings {
		brings = append(brings, parts.Sentence{Sign: ui.IconNext, Tint: ui.Cyan, Words: words})
	}
	y := r.Y + parts.Sentences(u, r, brings, st, draw)
	if draw {
		u.Text(ui.R(r.X, y, r.W, u.LineHeight(head)), n.shell.Text(say.IntroWatch), head, ui.AmberTop, ui.Left)
	}
	y += u.LineHeight(head) + 10
	watch := []parts.Sentence{{Sign: ui.IconEye, Tint: ui.AmberTop, Words: text.Watch}}
	return y + parts.Sentences(u, ui.R(r.X, y, r.W, 0), watch, st, draw) - r.Y
}
