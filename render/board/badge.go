package board

import (
	"strconv"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// badge shows how many ships a heap has.
type badge struct {
	rect  ui.Rect
	area  card.Area
	icon  ui.Icon
	mark  string // of vipers, in place of the icon
	n     int    // not shown below 2
	color ui.Color
}

// numbers draws the badges over the rings of an attack and dims those of areas that have no part in it.
func (b *Board) numbers(u *ui.UI) {
	for i := range b.badges {
		n := &b.badges[i]
		n.draw(u)
		if b.Aside && b.Aim.Kind == game.AttackMade && n.area != b.Aim.Area && !b.acts(u.Tick) {
			u.Panel(n.rect, ui.Look{Top: ui.Alpha(ui.Void, 0.42), Bottom: ui.Alpha(ui.Void, 0.42), Cut: 5})
		}
	}
}

// viperMark is set close: the widest mark stands beside a two-digit number.
var viperMark = func() ui.Style {
	st := ui.Heading.Sized(18).In(ui.Note)
	st.Tracking = 0
	return st
}()

func (n *badge) draw(u *ui.UI) {
	r, c := n.rect, n.color
	u.Panel(r, ui.Look{Top: ui.Mix(ui.Void, c, 0.12), Bottom: ui.Mix(ui.Void, c, 0.06), LineTop: c, LineBottom: ui.Alpha(c, 0.7), Line: 1.5, Cut: 5})
	if n.n < 2 {
		st := ui.Heading.Sized(20)
		if u.TextWidth(n.mark, st) > r.W-4 { // in a small window
			st = viperMark
		}
		u.Text(r, n.mark, st, c, ui.Center)
		return
	}
	half, lap := r.W/2+1, 3.0
	if least := u.TextWidth(n.mark, viperMark.Sized(1)) + 2; least > half { // in a small window
		half, lap = least, 0
	}
	sign, count := r.CutLeft(half, 0)
	if n.mark != "" {
		u.Text(sign.InsetXY(1, 0), n.mark, viperMark, c, ui.Center)
	} else {
		u.Icon(n.icon, sign.Around(r.H-8, r.H-8), c)
	}
	u.Text(count.Move(-lap, 0), strconv.Itoa(n.n), ui.Fact.Sized(24).In(ui.Private), ui.TextMain, ui.Center)
}
