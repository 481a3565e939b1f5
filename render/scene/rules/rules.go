package rules

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/rulebook"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Rules shows the rules as players read them: chapters or search results on the left, an entry on the right.
type Rules struct {
	shell *shell.Shell
	book  *rulebook.Book
	setup game.Setup // of the game at the table, which may differ from the rules
	words *say.Speaker
	base  *say.Speaker // for the pictures, which show the base game
	find  string
	open  int        // the chapter whose entries are listed, -1 for none
	trail []rulePage // the pages read, for going back and forward
	at    int        // index in trail
	drawn bool       // the list has been scrolled to the current page
	shown bool       // so has the text
	ids   bool       // the numbers of rules are shown
}

// rulePage is an entry of the book, or the introduction of a chapter if entry is -1.
type rulePage struct{ chapter, entry int }

// NewRules opens the rules at the entry for a rule, as the log names it ("B-CHECK-11"), or at the beginning for "". Each entry says where a game of
// that setup differs.
func NewRules(s *shell.Shell, setup game.Setup, rule string) *Rules {
	p := &Rules{shell: s, book: s.Book(), setup: setup, words: s.SpeakerFor(setup), base: s.SpeakerFor(game.Setup{Boxes: []card.ID{"base"}}), trail: []rulePage{{0, -1}}}
	if at, ok := p.book.Of(rule); ok {
		p.open = p.book.Entries[at].Chapter
		p.trail[0] = rulePage{p.open, at}
	}
	return p
}

// page returns the current page.
func (p *Rules) page() rulePage { return p.trail[p.at] }

// turnTo turns to a page; back leads to the previous one.
func (p *Rules) turnTo(u *ui.UI, to rulePage) {
	if to == p.page() {
		return
	}
	p.trail = append(p.trail[:p.at+1], to)
	p.at++
	p.turned(u)
}

// turned shows the new page from its beginning, and its place in the list.
func (p *Rules) turned(u *ui.UI) {
	p.open, p.drawn, p.shown = p.page().chapter, false, false
	u.Wake(1)
}

// rows returns what the list shows: all chapters with the entries of the open one, or the search results.
func (p *Rules) rows() []rulePage {
	var rows []rulePage
	if strings.TrimSpace(p.find) != "" {
		for _, i := range p.book.Find(p.find) {
			rows = append(rows, rulePage{p.book.Entries[i].Chapter, i})
		}
		return rows
	}
	for c := range p.book.Chapters {
		if !p.lists(c) {
			continue
		}
		rows = append(rows, rulePage{c, -1})
		if c == p.open {
			for i := p.book.Chapters[c].First; i < p.book.Chapters[c].End; i++ {
				rows = append(rows, rulePage{c, i})
			}
		}
	}
	return rows
}

// lists reports whether a chapter is listed. The chapter of a box is not, if the game is played without the box and the chapter is not open. A search
// finds every chapter.
func (p *Rules) lists(c int) bool {
	box := card.ID(p.book.Chapters[c].Box)
	return box == "" || len(p.setup.Boxes) == 0 || slices.Contains(p.setup.Boxes, box) || c == p.page().chapter
}

// beside returns the previous (-1) or next (+1) page in reading order; false at the ends of the book.
func (p *Rules) beside(step int) (rulePage, bool) {
	var all []rulePage
	at := 0
	for c := range p.book.Chapters {
		if !p.lists(c) {
			continue
		}
		for i := p.book.Chapters[c].First - 1; i < p.book.Chapters[c].End; i++ {
			to := rulePage{c, i}
			if i < p.book.Chapters[c].First {
				to.entry = -1
			}
			if to == p.page() {
				at = len(all)
			}
			all = append(all, to)
		}
	}
	if at += step; at < 0 || at >= len(all) {
		return rulePage{}, false
	}
	return all[at], true
}

const ruleRow = 50

// searchKey leads to the search, as any letter does. So no other key here is a letter.
const searchKey ui.Key = "F3"

// Frame implements render.Scene.
func (p *Rules) Frame(u *ui.UI, a *render.App) {
	in, buttons := parts.Page(u, p.shell.Text(say.RulesTitle), p.shell.Text(say.RulesSubtitle))
	left, right := in.CutLeft(min(600, in.W*0.34), 20)
	p.list(u, left)
	p.text(u, right)

	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), p.shell.Text(say.RulesClose), ui.Options{Key: "Esc", Icon: ui.IconCross}) {
		a.Pop()
	}
	turn := func(id, label string, key ui.Key, x, w float64, ok bool, why string) bool {
		o := ui.Options{Key: key}
		if !ok {
			o.Disabled = why
		}
		return u.Button(id, ui.R(x, buttons.Y, w, 64), label, o)
	}
	x := buttons.X + 270
	if turn("read.back", p.shell.Text(say.RulesBack), "Back", x, 236, p.at > 0, p.shell.Text(say.RulesNothingBack)) {
		p.at--
		p.turned(u)
	}
	if turn("read.forward", p.shell.Text(say.RulesForward), "F4", x+248, 210, p.at < len(p.trail)-1, p.shell.Text(say.RulesNothingForward)) {
		p.at++
		p.turned(u)
	}
	if u.Button("numbers", ui.R(x+470, buttons.Y, 270, 64), p.shell.Text(say.RulesNumbers), ui.Options{Key: "F2", Chosen: p.ids, Tip: p.shell.Text(say.RulesNumbersTip)}) {
		p.ids = !p.ids
	}
	x = buttons.Right() - 2*290 - 12
	if to, ok := p.beside(-1); turn("before", p.shell.Text(say.RulesPageBefore), "-", x, 290, ok, p.shell.Text(say.RulesFirstPage)) {
		p.turnTo(u, to)
	}
	if to, ok := p.beside(1); turn("after", p.shell.Text(say.RulesNextPage), "+", x+302, 290, ok, p.shell.Text(say.RulesLastPage)) {
		p.turnTo(u, to)
	}
}

// list draws the search and the chapters.
func (p *Rules) list(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	list := r.Inset(20)
	search, list := list.CutTop(56, 14)
	u.Icon(ui.IconSearch, ui.R(search.X+2, search.Y+14, 28, 28), ui.CyanIcon)
	u.KeyCap(search, searchKey, ui.TextSecond)
	if u.Typed(searchKey) || u.Focus() != "find" && !u.IsInert() && slices.ContainsFunc(u.In.Runes, unicode.IsLetter) { // whoever types wants to search
		u.SetFocus("find")
	}
	before := p.find
	entered := u.Field("find", ui.R(search.X+44, search.Y, search.W-44-46, search.H), &p.find, ui.FieldOptions{Max: 40, Hint: p.shell.Text(say.RulesSearchHint)})
	rows := p.rows()
	if p.find != before {
		u.ScrollTo("rules", 0)
		p.drawn = strings.TrimSpace(p.find) != ""
	}
	if len(rows) == 0 {
		u.Paragraph(list.Around(list.W, 100), p.shell.Text(say.RulesNothingFound), ui.Body, ui.TextQuiet, ui.Center)
		return
	}
	if entered && rows[0].entry >= 0 {
		p.turnTo(u, rows[0])
	}
	if !p.drawn {
		p.drawn = true
		for i, row := range rows {
			if row == p.page() {
				at := slices.Index(rows, rulePage{row.chapter, -1}) // show its chapter too, if both fit
				if at < 0 || i-at > 9 {
					at = i - 4
				}
				u.ScrollTo("rules", float64(max(0, at))*ruleRow)
			}
		}
	}
	u.List("rules", list, len(rows), ruleRow, func(i int, box ui.Rect) { p.row(u, ui.R(box.X, box.Y+2, box.W-4, ruleRow-4), rows[i]) })
}

// row draws a chapter or an entry of the list.
func (p *Rules) row(u *ui.UI, r ui.Rect, row rulePage) {
	chapter := &p.book.Chapters[row.chapter]
	found := strings.TrimSpace(p.find) != ""
	title, id, st, c, x := chapter.Title, "chapter"+parts.Number(row.chapter), ui.Action.Sized(25), ui.Cyan, 16.0
	if row.entry >= 0 {
		title, id, st, c, x = p.book.Entries[row.entry].Title, "entry"+parts.Number(row.entry/100)+"."+parts.Number(row.entry%100), ui.Body.Sized(23), ui.TextSecond, 40
		if found {
			x = 16
		}
	}
	res := u.Area(id, title, r, ui.Options{})
	switch {
	case row == p.page():
		u.Panel(r, ui.Metal.Edged(ui.Amber, 2))
		c = ui.AmberTop
	case res.Hover:
		u.Panel(r, ui.Glass.Edged(ui.AmberBase, 1.5))
		c = ui.TextMain
	}
	u.FocusRing(id, r, 8)
	box := ui.R(r.X+x, r.Y, r.W-x-12, r.H)
	if found {
		w := min(r.W*0.4, u.TextWidth(chapter.Title, ui.SmallCaps)+2)
		where := u.Text(ui.R(r.Right()-12-w, r.Y, w, r.H), parts.Shortened(u, chapter.Title, ui.SmallCaps, w), ui.SmallCaps, ui.Cyan, ui.Right)
		box.W = where.X - box.X - 12
	} else if row.entry < 0 {
		icon := ui.IconNext
		if row.chapter == p.open {
			icon = ui.IconDown
		}
		u.Icon(icon, ui.R(r.Right()-34, r.Y+(r.H-18)/2, 18, 18), ui.CyanIcon)
		box.W -= 30
	}
	u.Text(box, parts.Shortened(u, title, st, box.W), st, c, ui.Left)
	if !res.Clicked {
		return
	}
	if row == p.page() && row.entry < 0 && p.open == row.chapter {
		p.open = -1 // close it
		return
	}
	p.open = row.chapter
	p.turnTo(u, row)
	p.drawn = true // already visible
}

// text draws the current chapter, scrolled to its entry.
func (p *Rules) text(u *ui.UI, r ui.Rect) {
	now := p.page()
	u.Panel(r, ui.Important)
	in := r.InsetXY(34, 30)
	chapter := &p.book.Chapters[now.chapter]
	head, in := in.CutTop(58, 12)
	u.Text(ui.R(head.X, head.Y, head.W-260, head.H), chapter.Title, ui.Prompt.Sized(46), ui.TextMain, ui.Left)
	u.Text(ui.R(head.Right()-250, head.Y, 250, head.H), fmt.Sprintf(p.shell.Text(say.RulesChapter), now.chapter+1, len(p.book.Chapters)), ui.Heading.Sized(20), ui.TextQuiet, ui.Right)
	wide := min(in.W-18, textMost)
	tops := make([]float64, chapter.End-chapter.First+1)
	intro := paragraph(u, ui.R(0, 0, wide, 0), rulebook.Part{Text: chapter.Intro}, introStyle, false) + 30
	tops[0] = intro
	for i := chapter.First; i < chapter.End; i++ {
		tops[i-chapter.First+1] = tops[i-chapter.First] + p.entry(u, ui.R(0, 0, wide, 0), i, false) + 34
	}
	if !p.shown {
		p.shown = true
		at := 0.0
		if now.entry >= 0 {
			at = max(0, tops[now.entry-chapter.First]-16)
		}
		u.ScrollTo("rules.text", at)
	}
	u.Scroll("rules.text", in, tops[len(tops)-1], func(box ui.Rect) {
		paragraph(u, ui.R(box.X, box.Y, wide, 0), rulebook.Part{Text: chapter.Intro}, introStyle, true)
		for i := chapter.First; i < chapter.End; i++ {
			y := box.Y + tops[i-chapter.First]
			if y > in.Bottom()+40 || box.Y+tops[i-chapter.First+1] < in.Y-40 {
				continue
			}
			p.entry(u, ui.R(box.X, y, wide, 0), i, true)
		}
	})
}

// textMost is the largest width of the lines of the rules.
const textMost = 1060

// entry sets an entry from the top of r, and returns its height. Clickable parts are placed only when it is drawn.
func (p *Rules) entry(u *ui.UI, r ui.Rect, i int, draw bool) float64 {
	e := &p.book.Entries[i]
	top := r.Y
	bar := r.X
	r.X, r.W = r.X+22, r.W-22
	y := r.Y
	title := ui.Prompt.Sized(32).In(ui.Private)
	high := u.ParagraphHeight(r.W-200, e.Title, title)
	if draw {
		c := ui.Cyan
		if i == p.page().entry {
			c = ui.AmberTop
		}
		u.Paragraph(ui.R(r.X, y, r.W-200, high+1), e.Title, title, c, ui.Left)
		if p.ids {
			u.Text(ui.R(r.Right()-200, y, 200, u.LineHeight(title)), strings.Join(e.Rules, ", "), ui.SmallCaps, ui.TextQuiet, ui.Right)
		}
	}
	y += high + 6
	if lines := AtThisTable(p.words, p.book, p.setup, i); len(lines) > 0 {
		y += LayAtThisTable(u, ui.R(r.X, y, r.W, 0), lines, tableStyle, draw) + 10
	}
	y += LayText(u, ui.R(r.X, y, r.W, 0), e.Text, ruleStyle, draw)
	if h := pictureHeight(u, e.Picture, r.W, p.base); h > 0 {
		y += 14
		if draw {
			rulePicture(u, ui.R(r.X, y, r.W, h), e.Picture, p.base)
		}
		y += h
	}
	if len(e.See) > 0 {
		var links []int
		for _, rule := range e.See {
			at, _ := p.book.Of(rule)
			links = append(links, at)
		}
		y += 12
		y += p.links(u, ui.R(r.X, y, r.W, 0), i, links, draw)
	}
	if draw && i == p.page().entry {
		u.Fill(ui.R(bar, top, 5, y-top), ui.Amber)
	}
	return y - top
}

// links draws the entries that an entry links to, side by side.
func (p *Rules) links(u *ui.UI, r ui.Rect, from int, entries []int, draw bool) float64 {
	const high, gap = 40.0, 10.0
	st := ui.Body.Sized(20)
	x, y := r.X, r.Y
	for _, at := range entries {
		title := p.book.Entries[at].Title
		w := min(r.W, u.TextWidth(title, st)+32)
		if x > r.X && x+w > r.Right() {
			x, y = r.X, y+high+gap
		}
		if draw {
			box := ui.R(x, y, w, high)
			id := "link" + parts.Number(from/100) + "." + parts.Number(from%100) + "." + parts.Number(at/100) + "." + parts.Number(at%100)
			res := u.Area(id, title, box, ui.Options{})
			look, c := ui.Glass.Edged(ui.CyanBase, 1.5), ui.Cyan
			if res.Hover {
				look, c = ui.Glass.Edged(ui.Amber, 2).Hovered(), ui.AmberTop
			}
			u.Panel(box, look)
			u.FocusRing(id, box, look.Cut)
			u.Text(box.InsetXY(14, 0), title, st, c, ui.Center)
			if res.Clicked {
				p.turnTo(u, rulePage{p.book.Entries[at].Chapter, at})
			}
		}
		x += w + gap
	}
	return y + high - r.Y
}

// ruleStyle is the style of the rules, tableStyle of what this table plays differently, introStyle of the introduction of a chapter.
var (
	ruleStyle  = Leaded(ui.Body.Sized(25), 1.36)
	tableStyle = Leaded(ui.BodyBold.Sized(25), 1.36)
	introStyle = Leaded(ui.BodyBold.Sized(26), 1.36)
)

// Leaded returns a style with its lines further apart, or closer.
func Leaded(st ui.Style, leading float64) ui.Style {
	st.Leading = leading
	return st
}

// LayText sets a text of the rules from the top of r, and returns its height.
func LayText(u *ui.UI, r ui.Rect, text []rulebook.Part, st ui.Style, draw bool) float64 {
	y := r.Y
	for i, part := range text {
		if i > 0 {
			y += st.Size * 0.3
			if !part.Item {
				y += st.Size * 0.3
			}
		}
		y += paragraph(u, ui.R(r.X, y, r.W, 0), part, st, draw)
	}
	return y - r.Y
}

func paragraph(u *ui.UI, r ui.Rect, part rulebook.Part, st ui.Style, draw bool) float64 {
	if part.Item {
		if draw {
			u.Icon(ui.IconPlay, ui.R(r.X+4, r.Y+u.LineHeight(st)/2-6, 12, 12), ui.Amber)
		}
		r.X, r.W = r.X+28, r.W-28
	}
	h := u.ParagraphHeight(r.W, part.Text, st)
	if draw {
		u.Paragraph(ui.R(r.X, r.Y, r.W, h+1), part.Text, st, ui.TextMain, ui.Left)
	}
	return h
}
