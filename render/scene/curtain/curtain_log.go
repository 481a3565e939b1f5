package curtain

import (
	"strings"

	"battlestar/game/say"
	"battlestar/render/ui"
)

// ownLogState is the private log behind a curtain: what only that seat, or not everyone, has learned.
type ownLogState struct {
	Lines []ownLine
	read  int
	Find  string
}

// ownLine is a line of it. The heads are turns.
type ownLine struct {
	Text   string
	veiled string // the same while nothing facedown is shown
	head   bool
}

// shownText returns the line as it is shown now.
func (p *Curtain) shownText(l *ownLine) string {
	if p.Drawer.Looks || l.head {
		return l.Text
	}
	return l.veiled
}

// tellOwn takes in what happened since the last call. Each player's log starts from nothing, because the curtain forgets everything.
func (p *Curtain) tellOwn() {
	l := &p.Drawer.Log
	log := p.Table.Log()
	if len(log) < l.read {
		*l = ownLogState{Find: l.Find}
	}
	for ; l.read < len(log); l.read++ {
		e := log[l.read]
		tone := p.Say.EventTone(e)
		text, told := p.Say.Event(p.View, e)
		switch {
		case !told:
		case tone == say.Turn && len(l.Lines) > 0 && l.Lines[len(l.Lines)-1].head:
			l.Lines[len(l.Lines)-1].Text = text // nothing private in the turn before
		case tone == say.Turn:
			l.Lines = append(l.Lines, ownLine{Text: text, head: true})
		case tone == say.Private:
			veiled, _ := p.Say.Event(p.View, p.veiled(e))
			l.Lines = append(l.Lines, ownLine{Text: text, veiled: veiled})
		}
	}
}

// ownLog draws the private log, newest last, and its search field.
func (p *Curtain) ownLog(u *ui.UI, r ui.Rect) {
	l := &p.Drawer.Log
	was := len(l.Lines)
	p.tellOwn()
	u.Panel(r, ui.Plain)
	in := r.InsetXY(22, 16)
	head, in := in.CutTop(54, 10)
	field, head := head.CutLeft(420, 20)
	u.Field("ownlog.find", field, &l.Find, ui.FieldOptions{Max: 24, Hint: p.Say.Text(say.CurtainLogSearchHint)})
	u.Text(head, p.Say.Text(say.CurtainLogNote), ui.Small, ui.TextQuiet, ui.Left)

	find := strings.ToLower(strings.TrimSpace(l.Find))
	var shown []int
	for i := range l.Lines {
		line := &l.Lines[i]
		switch {
		case line.head && i+1 == len(l.Lines):
		case line.head:
			if n := len(shown); n > 0 && l.Lines[shown[n-1]].head {
				shown = shown[:n-1] // nothing was found in the turn before
			}
			shown = append(shown, i)
		case find == "" || strings.Contains(strings.ToLower(p.shownText(line)), find):
			shown = append(shown, i)
		}
	}
	if n := len(shown); n > 0 && l.Lines[shown[n-1]].head {
		shown = shown[:n-1]
	}
	if len(shown) == 0 {
		u.Text(in, p.Say.Text(say.CurtainLogIsEmpty), ui.Fact, ui.TextQuiet, ui.Center)
		return
	}
	tops := make([]float64, len(shown)+1)
	for i, at := range shown {
		tops[i+1] = tops[i] + u.ParagraphHeight(in.W-60, p.shownText(&l.Lines[at]), ui.Body) + 8
	}
	high := tops[len(shown)]
	if was != len(l.Lines) {
		u.ScrollTo("ownlog.list", max(0, high-in.H))
	}
	u.Scroll("ownlog.list", in, high, func(box ui.Rect) {
		for i, at := range shown {
			row := ui.R(box.X, box.Y+tops[i], box.W, tops[i+1]-tops[i])
			if row.Bottom() < in.Y || row.Y > in.Bottom() {
				continue
			}
			if l.Lines[at].head {
				u.Paragraph(ui.R(row.X, row.Y+3, in.W-60, row.H), l.Lines[at].Text, ui.BodyBold, ui.AmberTop, ui.Left)
				continue
			}
			u.Fill(ui.R(row.X+20, row.Y+6, 4, row.H-12), ui.Cyan)
			u.Paragraph(ui.R(row.X+36, row.Y+3, in.W-60, row.H), p.shownText(&l.Lines[at]), ui.Body, ui.TextMain, ui.Left)
		}
	})
}
