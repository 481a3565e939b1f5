package scene

import (
	"fmt"
	"strings"

	"battlestar/render"
	"battlestar/render/ui"
)

// Rules is the rules as players read them.
type Rules struct {
	shell  *Shell
	find   string
	chosen int // of rulesText
	cited  string
	shown  bool // the list has been scrolled to it
}

// NewRules opens the rules at the entry that tells of a rule, as the log names it ("B-CHECK-11"), or at the first for "".
func NewRules(s *Shell, rule string) *Rules {
	return &Rules{shell: s, chosen: ruleAt(rule), cited: rule}
}

// ruleAt is the entry that names the longest beginning of a rule's id.
func ruleAt(rule string) int {
	best, length := 0, 0
	for i := range rulesText {
		for _, id := range rulesText[i].ids {
			if strings.HasPrefix(rule, id) && len(id) > length {
				best, length = i, len(id)
			}
		}
	}
	return best
}

// found is the entries that hold all the words that are searched for.
func (p *Rules) found() []int {
	words := strings.Fields(strings.ToLower(p.find))
	var list []int
next:
	for i := range rulesText {
		e := &rulesText[i]
		all := strings.ToLower(e.chapter + " " + e.title + " " + e.text + " " + strings.Join(e.ids, " "))
		for _, w := range words {
			if !strings.Contains(all, w) {
				continue next
			}
		}
		list = append(list, i)
	}
	return list
}

// Frame implements render.Scene.
func (p *Rules) Frame(u *ui.UI, a *render.App) {
	in, buttons := page(u, "Rules", "the base game, in short")
	left, right := in.CutLeft(min(620, in.W*0.36), 20)
	u.Panel(left, ui.Plain)
	list := left.Inset(20)
	search, list := list.CutTop(56, 14)
	u.Icon(ui.IconSearch, ui.R(search.X+2, search.Y+14, 28, 28), ui.CyanIcon)
	u.Field("find", ui.R(search.X+44, search.Y, search.W-44, search.H), &p.find, ui.FieldOptions{Max: 40, Hint: "search: a word, or a rule of the log"})
	found := p.found()
	if len(found) == 0 {
		u.Paragraph(list.Around(list.W, 100), "Nothing in the rules has that.", ui.Body, ui.TextQuiet, ui.Center)
	} else if !contains(found, p.chosen) {
		p.chosen = found[0]
	}
	const rowH = 52
	if !p.shown {
		p.shown = true
		u.ScrollTo("rules", float64(max(0, p.chosen-4))*rowH)
	}
	u.List("rules", list, len(found), rowH, func(i int, r ui.Rect) { p.row(u, found, i, ui.R(r.X, r.Y+2, r.W-4, rowH-4)) })
	p.entry(u, right)

	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), "Back", ui.Options{Key: "Esc", Icon: ui.IconPrevious, Primary: true}) {
		a.Pop()
	}
	step := func(id, label string, key ui.Key, x float64, by int) {
		at := -1
		for i, e := range found {
			if e == p.chosen {
				at = i + by
			}
		}
		o := ui.Options{Key: key}
		if at < 0 || at >= len(found) {
			o.Disabled = "There is no more."
		}
		if u.Button(id, ui.R(x, buttons.Y, 240, 64), label, o) {
			p.chosen, p.cited = found[at], ""
			u.ScrollTo("rules", float64(max(0, at-4))*rowH)
		}
	}
	step("before", "Before", "PgUp", buttons.Right()-500, -1)
	step("after", "Next", "PgDn", buttons.Right()-240, 1)
}

func contains(list []int, value int) bool {
	for _, v := range list {
		if v == value {
			return true
		}
	}
	return false
}

func (p *Rules) row(u *ui.UI, found []int, i int, r ui.Rect) {
	e := &rulesText[found[i]]
	id := fmt.Sprintf("rule%d", found[i])
	res := u.Area(id, e.title, r, ui.Options{})
	c := ui.TextSecond
	switch {
	case found[i] == p.chosen:
		u.Panel(r, ui.Metal.Edged(ui.Amber, 2))
		c = ui.AmberTop
	case res.Hover:
		u.Panel(r, ui.Glass.Edged(ui.AmberBase, 1.5))
		c = ui.TextMain
	}
	u.FocusRing(id, r, 8)
	title := ui.R(r.X+16, r.Y, r.W-32, r.H)
	if i == 0 || rulesText[found[i-1]].chapter != e.chapter {
		chapter := u.Text(ui.R(r.Right()-176, r.Y, 160, r.H), e.chapter, ui.SmallCaps, ui.Cyan, ui.Right)
		title.W = chapter.X - title.X - 12
	}
	u.Text(title, e.title, ui.Body.Sized(23), c, ui.Left)
	if res.Clicked {
		p.chosen, p.cited = found[i], ""
	}
}

// entry is the text of the chosen one.
func (p *Rules) entry(u *ui.UI, r ui.Rect) {
	e := &rulesText[p.chosen]
	u.Panel(r, ui.Important)
	in := r.Inset(44)
	head, in := in.CutTop(34, 4)
	u.Text(head, e.chapter, ui.Heading, ui.Cyan, ui.Left)
	head, in = in.CutTop(64, 18)
	u.Text(head, e.title, ui.Prompt.Sized(48), ui.TextMain, ui.Left)
	foot, in := in.CutBottom(34, 10)
	st := ui.Body.Sized(28)
	st.Leading = 1.4
	in.W = min(in.W, 900)
	for _, part := range strings.Split(e.text, "\n") {
		if part == "" {
			_, in = in.CutTop(14, 0)
			continue
		}
		x := 0.0
		if rest, ok := strings.CutPrefix(part, "• "); ok {
			u.Text(ui.R(in.X, in.Y, 28, u.LineHeight(st)), "•", st, ui.Amber, ui.Left)
			part, x = rest, 30
		}
		h := u.Paragraph(ui.R(in.X+x, in.Y, in.W-x, in.H), part, st, ui.TextMain, ui.Left)
		_, in = in.CutTop(min(in.H, h), 8)
	}
	note := "Rules of the log told here: " + strings.Join(e.ids, ", ")
	if p.cited != "" {
		note = "The log named rule " + p.cited + "."
	}
	u.Text(foot, note, ui.Small, ui.TextQuiet, ui.Left)
}
