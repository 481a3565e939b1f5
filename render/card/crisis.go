package card

import (
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// The measures of a plain Crisis card.
const (
	CrisisW, CrisisH = 378, 652
)

// CrisisState is how a Crisis card is shown.
type CrisisState struct {
	State
	Kind       string           // over the title, instead of the kind of card
	Check      State            // of the box of the skill check
	Options    [2]State         // of the other boxes
	Letters    [3]string        // of the boxes that may be chosen: of the check, of the others
	Result     game.CheckResult // the result that came out, which is lit
	Spared     bool             // the result has no effect: its box steps back
	Now        game.CheckResult // the result as the cards stand, which is lit too
	Difficulty int              // the current one, or 0 for the printed one
	Consequent bool             // the consequence was resolved; it is lit
}

// Boxes is where the boxes of a Crisis card lie, and what in them stands without words; those that it does not have are empty.
type Boxes struct {
	Check      ui.Rect
	Options    [2]ui.Rect
	Difficulty ui.Rect
	Types      ui.Rect // the skill types that count
	Icons      ui.Rect // what acts afterward
}

// section is a box of a Crisis card: text with a label, or the head of a check.
type section struct {
	label  string
	icon   ui.Icon
	color  ui.Color
	body   body
	check  *card.Check // the head of a check
	places card.Effects
	foot   bool
	lit    bool
	dim    bool
	option int // box of a choice, or -1
	inBox  bool
	letter string
}

// Crisis draws a Crisis card, a Super Crisis card or a mission into r, which has the shape of 378 by 652. It returns where the card's boxes lie.
func (f *Faces) Crisis(u *ui.UI, r ui.Rect, id card.ID, st CrisisState) Boxes {
	c, deck := f.in.Crisis(id), card.Crises
	switch m := f.in.Missions.Of(id); {
	case m != nil:
		c, deck = &card.Crisis{ID: id, Kind: card.CheckOnly, Check: m.Check}, card.Missions
	case c == nil:
		f.Back(u, r, card.Crises, ui.Amber)
		return Boxes{}
	case f.in.Crises.Of(id) == nil:
		deck = card.SuperCrises
	}
	face := f.say.Face(deck, id)
	return f.crisisCard(u, r, c, &face, LookOf(deck).Color, st)
}

// Location draws the skill check of a location in the shape of a Crisis card. It returns where its boxes lie.
func (f *Faces) Location(u *ui.UI, r ui.Rect, place card.Place, st CrisisState) Boxes {
	l := f.in.Locations.Of(place)
	if l == nil || l.Check == nil {
		return Boxes{}
	}
	face := f.say.Face(card.Locations, card.ID(place))
	c := &card.Crisis{ID: card.ID(place), Kind: card.CheckOnly, Check: l.Check}
	return f.crisisCard(u, r, c, &face, steel, st)
}

func (f *Faces) crisisCard(u *ui.UI, r ui.Rect, c *card.Crisis, face *say.Face, color ui.Color, st CrisisState) Boxes {
	var boxes Boxes
	f.asLargeAsFits(u, func() { boxes = f.crisisIn(u, r, c, face, color, st) })
	return boxes
}

func (f *Faces) crisisIn(u *ui.UI, r ui.Rect, c *card.Crisis, face *say.Face, color ui.Color, st CrisisState) Boxes {
	k := r.W / CrisisW
	kind := st.Kind
	if kind == "" {
		kind = face.Kind
	}

	title := ui.CardTitle.Sized(38 * k).In(ui.Public)
	kindStyle := ui.SmallCaps.Sized(18 * k).In(ui.Note)
	in := r.InsetXY(20*k, 0)
	kindH := u.ParagraphHeight(in.W, kind, kindStyle)
	kindH = min(kindH, 2*u.LineHeight(kindStyle))
	titleH := min(u.ParagraphHeight(in.W, face.Title, title), 2*u.LineHeight(title))
	head := 10*k + kindH + titleH + 8*k
	rest := ui.R(r.X+13*k, 0, r.W-26*k, r.H-head-24*k)
	list := f.sections(c, face, st)
	gap := 8 * k
	name := pictures[c.ID]
	best, band := f.share(u, list, rest, k, gap, name != "")
	flat := head
	if band > 0 {
		flat = 0 // the picture is its ground
	}
	r = plate(u, r, color, flat, 22, k, st.State)
	rest.Y = r.Y + head + 10*k
	if band > 0 {
		topPicture(u, r, name, head, r.Y+head+band, 22*k, plateLine(st.State), color)
		dim(u, r, r.Y+head+band, 22*k, st.State)
	}
	u.Paragraph(ui.R(in.X, r.Y+10*k, in.W, kindH+1), kind, kindStyle, soft(color), ui.Left)
	u.Paragraph(ui.R(in.X, r.Y+10*k+kindH, in.W, titleH+1), face.Title, title, ui.TextMain, ui.Left)
	rest.Y, rest.H = rest.Y+band, rest.H-band
	spare := rest.H - f.tall(u, list, rest.W, k, gap, best)
	f.over = spare < 0
	// What is left over goes between the sections.
	gap += min(max(0, spare)/float64(max(1, len(list))), 14*k)
	return f.drawSections(u, list, rest, k, gap, best, st, c)
}

// bands are the heights that a picture may have under the title, the best first, each with the smallest text size beside it.
var bands = [...]struct{ high, text float64 }{{150, 21}, {124, 20}, {100, 18}, {76, 17}, {52, 16}}

// share returns the setting of a card's text and the height of its picture's band under the title: 0 if the text needs all the room.
func (f *Faces) share(u *ui.UI, list []section, rest ui.Rect, k, gap float64, picture bool) (setting, float64) {
	set := settings(u, 24*k, 16)
	for _, b := range bands {
		if !picture {
			break
		}
		for _, s := range set {
			if s.text.Font != ui.Body400 || s.text.Size < b.text*min(1, k) {
				break
			}
			if spare := rest.H - f.tall(u, list, rest.W, k, gap, s); spare >= b.high*k {
				return s, min(spare, 190*k)
			}
		}
	}
	best := set[len(set)-1]
	for _, s := range set {
		if f.tall(u, list, rest.W, k, gap, s) <= rest.H {
			best = s
			break
		}
	}
	if spare := rest.H - f.tall(u, list, rest.W, k, gap, best); picture && spare > 40*k {
		return best, min(spare, 190*k)
	}
	return best, 0
}

// sections returns the parts of a card, from top to bottom. Labels come from its face, in the order in which it lists them.
func (f *Faces) sections(c *card.Crisis, face *say.Face, st CrisisState) []section {
	labels := labelsOf(face)
	for c.Check != nil && len(labels) > 0 && !strings.Contains(labels[0], strconv.Itoa(c.Check.Difficulty)) {
		labels = labels[1:] // what a location says before its check
	}
	next := func() string {
		if len(labels) == 0 {
			return ""
		}
		l := labels[0]
		labels = labels[1:]
		return l
	}
	var list []section
	option := func(i int) {
		list = append(list, section{label: next(), icon: ui.IconNext, color: ui.Amber, body: f.items(c.Options[i]), option: i, letter: st.Letters[1+i]})
	}
	switch c.Kind {
	case card.Attack:
		for _, a := range c.Activate {
			list = append(list, section{
				label: next(), color: ui.Red, option: -1,
				body: body{{icons: []ui.Icon{activationIcons[a]}, color: ui.Red, text: f.say.Effect(card.Activate{Ships: a})}},
			})
		}
		list = append(list, section{label: next(), color: steel, places: c.Setup, option: -1})
		special := f.items(c.Special.Effect)
		if len(special) == 0 {
			special = body{{text: lastText(face, labels), tint: ui.TextSecond}}
		}
		if face.Note != "" {
			special = append(special, item{icons: []ui.Icon{ui.IconClock}, color: ui.Amber, text: face.Note, tint: ui.TextSecond})
		}
		list = append(list, section{label: next(), color: ui.Amber, body: special, option: -1})
	case card.Choice:
		for i := range c.Options {
			option(i)
		}
	case card.CheckOnly, card.CheckOrChoice:
		next() // the difficulty stands in the octagon
		list = append(list, section{check: c.Check, option: -1, inBox: c.Kind == card.CheckOrChoice, letter: st.Letters[0]})
		result := func(effects card.Effects, icon ui.Icon, color ui.Color, r game.CheckResult) {
			label := next()
			b := f.items(effects)
			if len(b) == 0 {
				b = body{{text: textUnder(face, label), tint: ui.TextSecond}}
			}
			list = append(list, section{
				label: label, icon: icon, color: color, body: b, option: -1, inBox: c.Kind == card.CheckOrChoice,
				lit: !st.Spared && (st.Result == r || st.Result == game.NoResult && st.Now == r),
				dim: st.Spared || st.Result != game.NoResult && st.Result != r,
			})
		}
		result(c.Check.Pass, ui.IconTick, ui.Green, game.Passed)
		if c.Check.Partial > 0 {
			result(c.Check.Middle, ui.IconMinus, ui.Amber, game.Middle)
		}
		result(c.Check.Fail, ui.IconCross, ui.Red, game.Failed)
		if len(c.Check.Consequence) > 0 { // pass or fail (E-CHECK-14)
			list = append(list, section{
				label: next(), icon: ui.IconAbility, color: ui.Amber, body: f.items(c.Check.Consequence), option: -1, inBox: c.Kind == card.CheckOrChoice,
				lit: st.Consequent,
			})
		}
		for i := range c.Options {
			option(i)
		}
	}
	if c.Icons != (card.Icons{}) {
		foot := section{label: next(), color: steel, foot: true, option: -1}
		if c.Icons.Activate != card.NoActivation {
			foot.body = append(foot.body, item{icons: []ui.Icon{activationIcons[c.Icons.Activate]}, color: ui.Red, text: f.say.Effect(card.Activate{Ships: c.Icons.Activate})})
		}
		if c.Icons.Forces { // after the ships (P-NC-07)
			foot.body = append(foot.body, item{icons: []ui.Icon{ui.IconForce}, color: ui.Red})
		}
		if c.Icons.Jump {
			foot.body = append(foot.body, item{icons: []ui.Icon{ui.IconJump}, color: ui.CyanIcon, num: signed(1)})
		}
		if c.Icons.Evacuate { // in the place of the jump, once Galactica is back (P-NC-43)
			foot.body = append(foot.body, item{icons: []ui.Icon{ui.IconEvacuate}, color: ui.CyanIcon})
		}
		list = append(list, foot)
	}
	return list
}

// labelsOf returns the labels of a face, each once.
func labelsOf(face *say.Face) []string {
	var labels []string
	for _, l := range face.Lines {
		if l.Label != "" {
			labels = append(labels, l.Label)
		}
	}
	return labels
}

// textUnder returns the first text under a label.
func textUnder(face *say.Face, label string) string {
	for _, l := range face.Lines {
		if l.Label == label {
			return l.Text
		}
	}
	return ""
}

// lastText returns the text under the first of the remaining labels.
func lastText(face *say.Face, labels []string) string {
	if len(labels) == 0 {
		return ""
	}
	return textUnder(face, labels[0])
}

const labelColumn = 0.30 // of the width, where the text stands beside its label

// tall returns the height of all sections in a setting.
func (f *Faces) tall(u *ui.UI, list []section, w, k, gap float64, s setting) float64 {
	h := 0.0
	for i := range list {
		h += f.sectionHeight(u, &list[i], w, k, s) + gap
	}
	return h - gap
}

func (f *Faces) labelStyle(k float64, s setting) ui.Style {
	return ui.Style{Font: ui.Label600, Size: min(26*k, s.text.Size*1.08), Class: ui.Private, Leading: 1.12, Tracking: 0.03, Caps: true}
}

func (f *Faces) sectionHeight(u *ui.UI, sec *section, w, k float64, s setting) float64 {
	pad := 9 * k
	switch {
	case sec.check != nil:
		return 104 * k
	case sec.foot:
		_, h := sec.footCells(u, w-8*k, footStyle(u, k, s))
		return h + u.LineHeight(s.label) + 4*k
	case sec.places != nil:
		return u.LineHeight(s.label) + 4*k + float64(len(rowsOf(sec.places)))*f.rowHeight(u, k, s)
	}
	if sec.beside(u, w, k, s) {
		return max(sec.body.height(u, w*(1-labelColumn)-2*pad, s), u.LineHeight(f.labelStyle(k, s))) + 2*pad
	}
	st := f.labelStyle(k, s)
	return u.ParagraphHeight(w-2*pad-2*u.LineHeight(st), sec.label, st) + 3*k + sec.body.height(u, w-2*pad, s) + 2*pad
}

// beside reports whether the text fits on a line beside the label.
func (sec *section) beside(u *ui.UI, w, k float64, s setting) bool {
	if sec.icon == "" || sec.letter != "" { // the letter stands there
		return false
	}
	st := ui.Style{Font: ui.Label600, Size: min(26*k, s.text.Size*1.08), Class: ui.Private, Tracking: 0.03, Caps: true, Leading: 1.12}
	if u.TextWidth(sec.label, st) > w*labelColumn-u.LineHeight(st)-14*k {
		return false
	}
	return sec.body.height(u, w*(1-labelColumn)-18*k, s) <= max(u.LineHeight(s.text)*1.2, s.num*1.2)
}

func (f *Faces) rowHeight(u *ui.UI, k float64, s setting) float64 {
	return max(s.num*1.1, u.LineHeight(s.text)*1.1)
}

func (f *Faces) drawSections(u *ui.UI, list []section, r ui.Rect, k, gap float64, s setting, st CrisisState, c *card.Crisis) Boxes {
	var boxes Boxes
	y := r.Y
	heights := make([]float64, len(list))
	for i := range list {
		heights[i] = f.sectionHeight(u, &list[i], r.W, k, s)
	}
	if len(list) > 0 && list[0].inBox { // the check and its results are one box of a choice
		high := -gap
		for i := range list {
			if list[i].inBox {
				high += heights[i] + gap
			}
		}
		boxes.Check = ui.R(r.X-5*k, y-4*k, r.W+10*k, high+8*k)
		if st.Check.Legal || st.Check.Chosen {
			choiceBox(u, boxes.Check, st.Check, k)
		}
	}
	for i := range list {
		sec := &list[i]
		if sec.option >= 0 && boxes.Check.H > 0 {
			y += 4 * k // clear of the box of the check
		}
		box := ui.R(r.X, y, r.W, heights[i])
		if sec.option >= 0 && boxes.Check.W > 0 { // in line with it
			box.X, box.W = boxes.Check.X, boxes.Check.W
		}
		if sec.option >= 0 {
			boxes.Options[sec.option] = box
		}
		switch f.drawSection(u, sec, box, k, s, st, c); {
		case sec.check != nil:
			boxes.Difficulty, boxes.Types = f.drawCheck(u, sec, box, k, st)
		case sec.foot:
			boxes.Icons = box
		}
		y = box.Bottom() + gap
	}
	return boxes
}

// choiceBox draws the ground of a box that may be chosen.
func choiceBox(u *ui.UI, r ui.Rect, st State, k float64) {
	look := ui.Plain.Cutting(10 * k)
	look.Shadow = false
	if st.Legal {
		look = look.Legal()
	}
	if st.Chosen {
		look = look.Edged(ui.Amber, 4).Filled(ui.Mix(ui.PanelTop, ui.Amber, 0.16), ui.Mix(ui.PanelBase, ui.Amber, 0.12))
	}
	if st.Hover {
		look = look.Hovered()
	}
	u.Panel(r, look)
}

func (f *Faces) drawSection(u *ui.UI, sec *section, r ui.Rect, k float64, s setting, st CrisisState, c *card.Crisis) {
	pad := 9 * k
	switch {
	case sec.check != nil: // drawn by drawCheck
		return
	case sec.foot:
		f.drawFoot(u, sec, r, k, s)
		return
	case sec.places != nil:
		f.drawPlaces(u, sec, r, k, s)
		return
	}
	switch {
	case sec.option >= 0:
		choiceBox(u, r, st.Options[sec.option], k)
	default:
		top, bottom := ui.Mix(ui.PanelBase, sec.color, 0.15), ui.Mix(ui.PanelBase, sec.color, 0.10)
		look := ui.Look{Top: top, Bottom: bottom, LineTop: ui.Mix(sec.color, ui.PanelBase, 0.45), LineBottom: ui.Mix(sec.color, ui.PanelBase, 0.55), Line: 1.2, Cut: 4 * k}
		if sec.lit {
			look = look.Edged(sec.color, 3).Glowing(ui.Alpha(sec.color, 0.6), 9)
		}
		if sec.dim {
			look = look.Filled(ui.PanelBase, ui.PanelBase).Edged(ui.LineOff, 1)
		}
		u.Panel(r, look)
	}
	color := sec.color
	in := r.InsetXY(pad, pad)
	label := f.labelStyle(k, s)
	icon := u.LineHeight(label)
	if sec.beside(u, r.W, k, s) {
		u.Icon(sec.icon, ui.R(in.X, in.Y+(in.H-icon)/2, icon, icon), color)
		u.Text(ui.R(in.X+icon+6*k, in.Y, r.W*labelColumn-icon-6*k-pad, in.H), sec.label, label, color, ui.Left)
		at := ui.R(r.X+r.W*labelColumn+pad, in.Y, r.W*(1-labelColumn)-2*pad, in.H)
		high := sec.body.height(u, at.W, s)
		at.Y += (at.H - high) / 2
		sec.body.draw(u, at, s)
		return
	}
	x := in.X
	if sec.icon != "" {
		u.Icon(sec.icon, ui.R(x, in.Y, icon, icon), color)
		x += icon + 6*k
	}
	high := u.ParagraphHeight(in.W-2*icon, sec.label, label)
	u.Paragraph(ui.R(x, in.Y, in.Right()-x, high+1), sec.label, label, color, ui.Left)
	sec.body.draw(u, ui.R(in.X, in.Y+high+3*k, in.W, in.H), s)
	if sec.letter != "" {
		size := icon + 4*k
		Letter(u, ui.R(in.Right()-size, in.Y+(icon-size)/2, size, size), sec.letter, st.Options[sec.option].Chosen)
	}
}

// Letter draws the letter of something that may be chosen.
func Letter(u *ui.UI, r ui.Rect, text string, chosen bool) {
	look := ui.Gold.Cutting(r.W*0.28).Glowing(ui.Color{}, 0)
	if chosen {
		look = look.Filled(ui.White, ui.White)
	}
	u.Panel(r, look)
	u.Text(r, text, ui.Fact.Sized(r.H*0.72).In(ui.Private), ui.Ink, ui.Center)
}

// drawCheck draws the difficulty and the types that count. It returns where they are.
func (f *Faces) drawCheck(u *ui.UI, sec *section, r ui.Rect, k float64, st CrisisState) (difficulty, types ui.Rect) {
	c := sec.check
	n, color := c.Difficulty, ui.Amber
	if st.Difficulty != 0 && st.Difficulty != n {
		n, color = st.Difficulty, ui.Cyan // it was changed
	}
	size := min(r.H-4*k, 104*k)
	difficulty = ui.R(r.X+6*k, r.Y+(r.H-size)/2, size, size)
	octagon(u, difficulty, strconv.Itoa(n), color)
	x := r.X + size + 22*k
	w := r.Right() - x - 6*k
	s := min(58*k, (w-float64(len(c.Skills)-1)*8*k)/float64(max(1, len(c.Skills))))
	y := r.Y + (r.H-s)/2
	if sec.letter != "" {
		at := ui.R(r.Right()-38*k, r.Y+4*k, 34*k, 34*k)
		Letter(u, at, sec.letter, st.Check.Chosen)
		if x+float64(len(c.Skills))*(s+8*k) > at.X { // the types stand under it
			s = min(s, 52*k)
			y = r.Bottom() - 10*k - s
		}
	}
	for i, skill := range c.Skills {
		if look, ok := SkillOf(skill); ok {
			u.Skill(look, ui.R(x+float64(i)*(s+8*k), y, s, s))
		}
	}
	return difficulty, ui.R(x, y, float64(len(c.Skills))*(s+8*k), s)
}

// drawFoot draws what acts afterward.
func (f *Faces) drawFoot(u *ui.UI, sec *section, r ui.Rect, k float64, s setting) {
	h := u.LineHeight(s.label)
	u.Fill(ui.R(r.X, r.Y-2*k, r.W, 1), ui.Alpha(ui.White, 0.12))
	u.Text(ui.R(r.X+4*k, r.Y, r.W-8*k, h), sec.label, s.label, ui.TextQuiet, ui.Left)
	st := footStyle(u, k, s)
	cells, _ := sec.footCells(u, r.W-8*k, st)
	for i, c := range cells {
		sec.body[i:i+1].draw(u, ui.R(r.X+4*k+c.X, r.Y+h+4*k+c.Y, c.W, c.H), st)
	}
}

// footCells returns where the items of the foot stand, and their height together. What acts has the room on the left; the signs stand on the right.
// One sign has the same place on all cards. More signs stand as close as they are wide; if that leaves the text too little room, they stand in a row
// below.
func (sec *section) footCells(u *ui.UI, w float64, st setting) ([]ui.Rect, float64) {
	cells := make([]ui.Rect, len(sec.body))
	switch n := len(sec.body); {
	case n == 1:
		cells[0].W = w
	case n == 2:
		cells[0].W, cells[1].X, cells[1].W = w*0.7, w*0.73, w*0.27
	default:
		gap := st.num * 0.45
		signs := -gap
		for i := 1; i < n; i++ {
			cells[i].W = sec.body.chipWidth(u, sec.body[i], st)
			signs += cells[i].W + gap
		}
		x, y := w-signs, 0.0
		cells[0].W = x - gap
		if cells[0].W < 0.4*w {
			cells[0].W = w
			x, y = 0, sec.body[:1].height(u, w, st)+gap*0.5
		}
		for i := 1; i < n; i++ {
			cells[i].X, cells[i].Y = x, y
			x += cells[i].W + gap
		}
	}
	high := 0.0
	for i := range cells {
		cells[i].H = sec.body[i:i+1].height(u, cells[i].W, st)
		high = max(high, cells[i].Bottom())
	}
	return cells, high
}

func footStyle(u *ui.UI, k float64, s setting) setting {
	s.text = ui.Style{Font: ui.Label600, Size: min(24*k, s.text.Size*1.05), Class: s.text.Class, Leading: 1.12}
	s.num = u.LineHeight(s.text) * 1.02
	return s
}

// row is what an attack card places in one area.
type row struct {
	at    card.Area
	ships []card.Placement
}

func rowsOf(list card.Effects) []row {
	var rows []row
next:
	for _, e := range list {
		p, ok := e.(card.Placement)
		if !ok {
			continue
		}
		for i := range rows {
			if rows[i].at == p.At && p.Ship != card.Centurion {
				rows[i].ships = append(rows[i].ships, p)
				continue next
			}
		}
		rows = append(rows, row{p.At, []card.Placement{p}})
	}
	return rows
}

// drawPlaces draws what an attack card places, a row for each area.
func (f *Faces) drawPlaces(u *ui.UI, sec *section, r ui.Rect, k float64, s setting) {
	h := u.LineHeight(s.label)
	u.Text(ui.R(r.X+4*k, r.Y, r.W-8*k, h), sec.label, s.label, ui.TextQuiet, ui.Left)
	high := f.rowHeight(u, k, s)
	for i, line := range rowsOf(sec.places) {
		at := ui.R(r.X+4*k, r.Y+h+4*k+float64(i)*high, r.W-8*k, high)
		if i%2 == 0 {
			u.Fill(ui.R(r.X, at.Y, r.W, at.H), ui.Alpha(ui.White, 0.04))
		}
		name := f.say.Area(line.at)
		if line.at == card.NoArea {
			name = f.say.Ship(line.ships[0].Ship)
		}
		u.Text(ui.R(at.X, at.Y, at.W*0.43, at.H), name, ui.Style{Font: ui.Label600, Size: min(22*k, s.text.Size), Class: ui.Private, Leading: 1.1}, ui.TextMain, ui.Left)
		x := at.X + at.W*0.45
		size := min(high*0.92, (at.Right()-x)/3-22*k)
		for _, p := range line.ships {
			u.Icon(shipIcons[p.Ship], ui.R(x, at.Y+(at.H-size)/2, size, size), sideColor(p.Ship))
			ink := u.Text(ui.R(x+size+4*k, at.Y, 30*k, at.H), strconv.Itoa(p.N), numStyle(min(28*k, high*0.8)), ui.TextMain, ui.Left)
			x = ink.Right() + 12*k
		}
	}
}
