package menu

import (
	"slices"
	"strings"

	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// recommendation is a good choice of boxes and options for so many hours.
type recommendation struct {
	name, time, why say.Text
	boxes           []card.ID // besides the base game
	options         []string
}

// fullTable is the number of players from which one of them has to be a Cylon Leader (P-SETUP-07).
const fullTable = 7

// recommended returns what is recommended for a number of players, the shortest first.
func recommended(players int) []recommendation {
	list := []recommendation{
		{say.RecommendFirst, say.RecommendFirstTime, say.RecommendFirstWhy, nil, nil},
		{say.RecommendMore, say.RecommendMoreTime, say.RecommendMoreWhy, []card.ID{"exodus"}, []string{card.OptionCylonFleet}},
		{say.RecommendLong, say.RecommendLongTime, say.RecommendLongWhy, []card.ID{"pegasus", "exodus"}, []string{card.OptionCylonFleet, card.OptionFinalFive}},
	}
	if players < fullTable {
		return list
	}
	for i := range list {
		if !slices.Contains(list[i].boxes, "pegasus") {
			list[i].boxes = append([]card.ID{"pegasus"}, list[i].boxes...)
		}
		list[i].options = append(list[i].options, card.OptionCylonLeader)
	}
	return list
}

// chooseRecommended draws the dialog with the recommended evenings. A click takes one.
func (n *NewGame) chooseRecommended(u *ui.UI) {
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.6))
	u.Block(win)
	list := recommended(n.players)
	r := win.Around(min(1500, win.W-60), min(760, win.H-60))
	u.Panel(r, ui.Important.Edged(ui.Cyan, 2.5))
	in := r.Inset(32)
	head, in := in.CutTop(56, 18)
	u.Text(head, n.shell.Text(say.RecommendTitle), ui.Prompt, ui.TextMain, ui.Left)
	foot, in := in.CutBottom(60, 18)
	for i, e := range list {
		if n.recommendationCard(u, in.Cell(i, len(list), 16), &e) {
			n.boxes, n.options = slices.Clone(e.boxes), slices.Clone(e.options)
			n.mendOptions()
			n.recommends = false
			u.ScrollTo("boxes", 0)
			u.Wake(1)
		}
	}
	if u.Button("recommended.close", ui.R(foot.Right()-260, foot.Y, 260, foot.H), n.shell.Text(say.MenuBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		n.recommends = false
		u.Wake(1)
	}
}

// recommendationCard draws one recommended evening. It reports whether it was clicked.
func (n *NewGame) recommendationCard(u *ui.UI, r ui.Rect, e *recommendation) bool {
	id, name := "recommended."+e.key(), n.shell.Text(e.name)
	res := u.Area(id, name, r, ui.Options{Legal: true})
	look := ui.Metal
	if res.Hover {
		look = look.Hovered().Edged(ui.Amber, 2.5)
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	in := r.InsetXY(24, 20)
	line := func(text string, st ui.Style, c ui.Color, gap float64) {
		high := u.ParagraphHeight(in.W, text, st)
		var row ui.Rect
		row, in = in.CutTop(high+1, gap)
		u.Paragraph(row, text, st, c, ui.Left)
	}
	line(name, ui.CardTitle, ui.TextMain, 4)
	line(n.shell.Text(e.time), ui.SmallCaps, ui.AmberTop, 14)
	names := []string{n.shell.BoxText("base").Name}
	for _, b := range e.boxes {
		names = append(names, n.shell.BoxText(b).Name)
	}
	for _, o := range e.options {
		names = append(names, n.words.Variant(o).Name)
	}
	line(strings.Join(names, " · "), ui.BodyBold, ui.Cyan, 14)
	line(n.shell.Text(e.why), ui.Body, ui.TextSecond, 0)
	return res.Clicked
}

// key names a recommendation among its widgets: the number of its boxes.
func (e *recommendation) key() string { return string(rune('0' + len(e.boxes))) }
