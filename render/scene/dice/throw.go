package dice

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// throwH is the height of the die's panel if its text needs no more. It covers Colonial One and the Cylon locations, where nobody fights.
const throwH = 148.0

// throwPad is the space between its edge and its contents.
const throwPad = 11.0

// throwLeast is the least width that it needs there.
const throwLeast = 900.0

// dieSize is the size of the die on its panel with the space around it. headLeast and headMost bound the width of what it is rolled for, beside it.
const dieSize, headLeast, headMost = 160.0, 200.0, 420.0

// The text styles of a die's panel: where it is rolled, the result, the results 1 to 8.
var (
	throwName  = ui.Fact.Sized(25).In(ui.Private)
	throwWhere = ui.SmallCaps.Sized(20)
	bandNumber = ui.Numeral.Sized(38)
)

// throwResults are the text sizes of the result.
var throwResults = [...]ui.Style{ui.Fact.Sized(48), ui.Fact.Sized(40), ui.Fact.Sized(32)}

// bandPrints are the text sizes of what the results do. All bands of a die have the same.
var bandPrints = [...]ui.Style{ui.Fact, ui.Fact.Sized(24).In(ui.Private), ui.Fact.Sized(20).In(ui.Private), ui.Fact.Sized(17).In(ui.Note)}

// throw shows a die: what it is for, what is needed, the result. way is how far it has rolled, 0 to 1.
func (p *Dice) throw(u *ui.UI, work ui.Rect, c *Cast, nth int, way float64) {
	switch {
	case c.roll != p.duel.roll && c != &p.Looked && p.boardOffers(): // what may be chosen there is not covered
		p.throwNote(u, work, c, nth, way)
	case p.moves.Covers() || work.W < throwLeast:
		p.throwBeside(u, work, c, nth, way)
	default:
		p.throwOver(u, work, c, nth, way)
	}
}

// boardOffers reports whether something on the board may be chosen now.
func (p *Dice) boardOffers() bool {
	return p.OpenChoice() && slices.ContainsFunc(p.View.Decision.Options, func(o game.Option) bool { return session.OnBoard(p.View.Decision, &o) })
}

// throwOver draws the die on a strip over the upper end of the board.
func (p *Dice) throwOver(u *ui.UI, work ui.Rect, c *Cast, nth int, way float64) {
	const pad, gap, end = throwPad, 16.0, 24.0 // the last word keeps clear of the frame
	const left = dieSize
	laid := p.layThrow(u, c, work.W-left-gap-end)
	side := work.W - left - laid.head - gap - end
	r, _ := work.CutTop(max(throwH, laid.high+2*pad), 0)
	u.Block(r)
	u.Keep(r)
	u.Panel(r, ui.Important.Edged(c.color(), 2))
	u.Die(ui.R(r.X+2, r.Y+(r.H-dieSize)/2, dieSize, dieSize), c.face(), nth, way)
	known := c.n > 0 && way >= 1
	p.throwHead(u, ui.R(r.X+left, r.Y+pad, laid.head, r.H-2*pad), c, known)
	laid.bands.draw(u, ui.R(r.X+left+laid.head+gap, r.Y+pad, side, r.H-2*pad), c, known)
}

// throwLaid is how a width is divided between what a die is rolled for and what its results do.
type throwLaid struct {
	head  float64 // the width of the former
	bands bandsLaid
	high  float64 // of both
}

// layThrow finds the widths with which the panel is lowest and every word fits, then the largest text.
func (p *Dice) layThrow(u *ui.UI, c *Cast, wide float64) throwLaid {
	var best throwLaid
	names := max(c.from.width(u), c.to.width(u)+fighterArrow-8) // one under the other
	if !c.from.drawn && c.to.name == "" {
		names = 0 // it wraps
	}
	for w := min(headMost, max(headLeast, names)); w <= headMost; w += 20 {
		bands := layBands(u, c, wide-w, throwH-2*throwPad)
		laid := throwLaid{w, bands, max(throwH-2*throwPad, p.headHeight(u, c, w), bands.high)}
		larger := laid.high == best.high && bands.print.Size > best.bands.print.Size
		if best.head == 0 || bands.whole && (!best.bands.whole || laid.high < best.high || larger) {
			best = laid
		}
	}
	return best
}

// throwBeside draws the same on a narrow panel, beside a card or a board: a line for each result.
func (p *Dice) throwBeside(u *ui.UI, work ui.Rect, c *Cast, nth int, way float64) {
	const pad, die, span, gap = 14.0, 100.0, 62.0, 5.0
	st := ui.Fact.Sized(22).In(ui.Private)
	w := min(work.W-28, 430)
	head := ui.R(0, 0, w-die-2*pad-12, 0)
	head.H = max(die, p.headHeight(u, c, head.W))
	rows := 0.0
	for _, b := range c.bands {
		rows += u.ParagraphHeight(w-2*pad-span, b.Text, st) + gap
	}
	r := ui.R(work.Right()-w-14, work.Y+work.H*0.36, w, pad+head.H+8+bandCellH+8+rows+pad)
	r.Y = max(work.Y, min(r.Y, work.Bottom()-r.H-8))
	u.Block(r)
	u.Keep(r)
	u.Panel(r, ui.Important.Edged(c.color(), 2))
	u.Die(ui.R(r.X+12, r.Y+pad+(head.H-die)/2, die, die), c.face(), nth, way)
	known := c.n > 0 && way >= 1
	p.throwHead(u, ui.R(r.X+die+pad+12, r.Y+pad, head.W, head.H), c, known)
	cells := ui.R(r.X+pad, r.Y+pad+head.H+8, r.W-2*pad, bandCellH)
	for n := 1; n <= 8; n++ {
		bandCell(u, cells.Cell(n-1, 8, 4), c, n, known)
	}
	y := cells.Bottom() + 8
	for i := range c.bands {
		b := &c.bands[i]
		high := u.ParagraphHeight(w-2*pad-span, b.Text, st)
		ink := bandInk(c, b, known)
		u.Text(ui.R(r.X+pad+4, y, span-4, u.LineHeight(st)), b.Span(), st, ink, ui.Left)
		u.Paragraph(ui.R(r.X+pad+span, y, w-2*pad-span, high+1), b.Text, st, ink, ui.Left)
		y += high + gap
	}
}

// throwNote draws the last die in short if the board already offers another choice.
func (p *Dice) throwNote(u *ui.UI, work ui.Rect, c *Cast, nth int, way float64) {
	const die = 104.0
	text := c.text
	if way < 1 {
		text = ""
	}
	w := min(work.W-40, 150+max(180, min(520, u.TextWidth(c.text, ui.Fact))))
	in := w - die - 48
	high := u.ParagraphHeight(in, c.text, ui.Fact) // even while it rolls
	r := ui.R(work.X+(work.W-w)/2, work.Y+throwH, w, max(108, high+24))
	if a := c.Attack.Area; a == card.StarboardBow || a == card.StarboardStern { // they fight there
		r.Y = work.Bottom() - r.H - 10
	}
	u.Panel(r, ui.Important.Edged(c.color(), 2))
	u.Die(ui.R(r.X+8, r.Y+r.H/2-die/2, die, die), c.face(), nth, way)
	u.Paragraph(ui.R(r.X+die+24, r.Y+(r.H-high)/2, in, high+1), text, ui.Fact, ui.TextMain, ui.Left)
}

// color returns the color of the side that rolls.
func (c *Cast) color() ui.Color {
	if c.cylon {
		return ui.Red
	}
	return ui.Cyan
}

// face returns what the die shows. A chosen result is shown as if it had been rolled.
func (c *Cast) face() int {
	if c.natural > 0 {
		return c.natural
	}
	return c.n
}

// sum returns how the result came about: "5 + 2 = 7". It is always 1 to 8, whatever the sum. A die that nobody threw has no sum (B-DIE-03, B-DIE-05).
func (c *Cast) sum() string {
	by := game.Sum(c.changes)
	if c.natural == 0 || by == 0 {
		return parts.Number(c.n)
	}
	sign := " + "
	if by < 0 {
		sign, by = " − ", -by
	}
	return parts.Number(c.natural) + sign + parts.Number(by) + " = " + parts.Number(c.n)
}

// result returns the result in words: "Miss", or "5 + 2 = 7 · Damaged". It is empty if the die alone says it.
func (c *Cast) result() string {
	sum := c.sum()
	if sum == parts.Number(c.n) {
		sum = ""
	}
	b := c.band()
	switch {
	case b == nil:
		return sum
	case sum == "":
		return b.Text
	}
	return sum + " · " + b.Text
}

// band returns the band of the result, or nil.
func (c *Cast) band() *say.Band {
	for i := range c.bands {
		if c.bands[i].Has(c.n) {
			return &c.bands[i]
		}
	}
	return nil
}

// resultPrint returns the largest style in which every possible result fits in one line of a width.
func (c *Cast) resultPrint(u *ui.UI, w float64) ui.Style {
	st := throwResults[0]
	for _, st = range throwResults {
		wide := u.TextWidth(c.result(), st)
		for i := range c.bands {
			wide = max(wide, u.TextWidth(c.bands[i].Text, st))
		}
		if wide <= w-resultSign(u, st) {
			break
		}
	}
	return st
}

// resultSign returns the width of the sign before the result.
func resultSign(u *ui.UI, st ui.Style) float64 { return u.LineHeight(st) * 0.86 }

// resultHeight returns the height of the result in a width.
func (c *Cast) resultHeight(u *ui.UI, w float64) float64 {
	st := c.resultPrint(u, w)
	return u.ParagraphHeight(w-resultSign(u, st), c.result(), st)
}

// drawResult draws the result, with its sign and in its color.
func (c *Cast) drawResult(u *ui.UI, r ui.Rect) {
	st := c.resultPrint(u, r.W)
	b := c.band()
	if b == nil {
		u.Paragraph(r, c.result(), st, ui.TextMain, ui.Left)
		return
	}
	var icon ui.Icon
	ink, sign := ui.TextMain, resultSign(u, st)
	hit := ui.Green
	if c.cylon {
		hit = ui.RedText
	}
	switch b.Does {
	case say.Damage:
		icon, ink = ui.IconWrench, hit
	case say.Destruction:
		icon, ink = ui.IconCross, hit
	case say.Effect:
		icon, ink = ui.IconDamage, ui.Cyan
	case say.Loss:
		icon, ink = ui.IconDamage, ui.RedText
	case say.Gain:
		icon, ink = ui.IconPlus, ui.Green
	default:
		sign = 0
	}
	if sign > 0 {
		h := u.LineHeight(st)
		u.Icon(icon, ui.R(r.X, r.Y+h*0.2, h*0.62, h*0.62), ink)
	}
	u.Paragraph(ui.R(r.X+sign, r.Y, r.W-sign, r.H), c.result(), st, ink, ui.Left)
}

// changesText returns what is added to the die, and by what. If nothing is, it says that the die is not rolled yet.
func (p *Dice) changesText(c *Cast) string {
	if len(c.changes) == 0 && c.n == 0 {
		return p.Say.Text(say.DiceNotRolled)
	}
	return p.Say.Changes(c.changes)
}

// changesHeight returns the height of that text under the result.
func (p *Dice) changesHeight(u *ui.UI, c *Cast, w float64) float64 {
	if len(c.changes) == 0 {
		return 0
	}
	return u.ParagraphHeight(w, p.changesText(c), ui.Fact)
}

// footHeight returns the height of the last lines of a head: the result, or the highest of the possible results.
func (p *Dice) footHeight(u *ui.UI, c *Cast, w float64) float64 {
	if c.n > 0 {
		return max(u.LineHeight(ui.Fact), c.resultHeight(u, w)+p.changesHeight(u, c, w))
	}
	high := 0.0
	for n := 1; n <= 8; n++ {
		came := Cast{bands: c.bands, changes: c.changes, n: n, natural: n}
		high = max(high, came.resultHeight(u, w))
	}
	return max(u.ParagraphHeight(w, p.changesText(c), ui.Fact), high+p.changesHeight(u, c, w))
}

// headHeight returns the height of the head of a die's panel in a width.
func (p *Dice) headHeight(u *ui.UI, c *Cast, w float64) float64 {
	high := c.titleHeight(u, w) + p.footHeight(u, c, w)
	if c.where != "" {
		high += u.LineHeight(throwWhere)
	}
	return high
}

// throwHead draws who attacks whom, where, and how the number came about.
func (p *Dice) throwHead(u *ui.UI, r ui.Rect, c *Cast, known bool) {
	high := p.headHeight(u, c, r.W)
	r.Y += max(0, (r.H-high)/2)
	title := c.titleHeight(u, r.W)
	c.title(u, ui.R(r.X, r.Y, r.W, title))
	r.Y += title
	if c.where != "" {
		h := u.LineHeight(throwWhere)
		u.Text(ui.R(r.X, r.Y, r.W, h), c.where, throwWhere, ui.TextQuiet, ui.Left)
		r.Y += h
	}
	foot := ui.R(r.X, r.Y, r.W, p.footHeight(u, c, r.W)+1)
	switch {
	case known:
		low, foot := foot.CutBottom(p.changesHeight(u, c, r.W), 0)
		c.drawResult(u, foot)
		u.Paragraph(low, p.changesText(c), ui.Fact, ui.TextSecond, ui.Left)
	case c.n == 0:
		u.Paragraph(foot, p.changesText(c), ui.Fact, ui.TextSecond, ui.Left)
	}
}

// Sizes in the line that names the two sides: the ship before a name, the arrow between the names.
const fighterShip, fighterArrow = 48.0, 36.0

func (f *fighter) width(u *ui.UI) float64 {
	w := u.TextWidth(f.name, throwName)
	if f.drawn {
		w += fighterShip
	}
	return w
}

// abreast reports whether both sides fit in one line of a width.
func (c *Cast) abreast(u *ui.UI, w float64) bool {
	return c.from.width(u)+fighterArrow+c.to.width(u) <= w
}

// titleHeight returns the height, in a width, of the names of the two sides, or of what else the die is rolled for.
func (c *Cast) titleHeight(u *ui.UI, w float64) float64 {
	row := max(38, u.LineHeight(throwName))
	switch {
	case c.to.name == "" && !c.from.drawn:
		return u.ParagraphHeight(w, c.from.name, ui.Fact)
	case c.to.name == "" || c.abreast(u, w):
		return row
	}
	return 2 * row
}

// title draws the names of the two sides, or what else the die is rolled for.
func (c *Cast) title(u *ui.UI, r ui.Rect) {
	if c.to.name == "" && !c.from.drawn {
		u.Paragraph(ui.R(r.X, r.Y, r.W, r.H+1), c.from.name, ui.Fact, ui.TextMain, ui.Left)
		return
	}
	if c.to.name == "" {
		c.from.draw(u, r)
		return
	}
	from, to := r, r
	to.X = r.X + c.from.width(u) + fighterArrow
	if !c.abreast(u, r.W) {
		from, to = r.CutTop(r.H/2, 0)
		to.X += fighterArrow - 8
	}
	to.W = r.Right() - to.X
	c.from.draw(u, from)
	u.Icon(ui.IconPlay, ui.R(to.X-fighterArrow+8, to.Y+(to.H-18)/2, 18, 18), c.color())
	c.to.draw(u, to)
}

// draw draws one side: its ship and its name.
func (f *fighter) draw(u *ui.UI, r ui.Rect) {
	if f.drawn {
		u.Ship(f.look, r.X+21, r.Y+r.H/2-1, 38, 0)
		r.X, r.W = r.X+fighterShip, r.W-fighterShip
	}
	u.Text(r, f.name, throwName, ui.TextSecond, ui.Left)
}

// bandColor returns the color of a band. It is red if Cylons hit or the humans lose, green if Cylons are hit or the humans gain, cyan for any other
// effect.
func (c *Cast) bandColor(does say.Outcome) ui.Color {
	hit := ui.Green
	if c.cylon {
		hit = ui.Red
	}
	switch does {
	case say.Damage:
		return ui.Mix(ui.PanelBase, hit, 0.27)
	case say.Destruction:
		return ui.Mix(ui.PanelBase, hit, 0.46)
	case say.Effect:
		return ui.Mix(ui.PanelBase, ui.Cyan, 0.35)
	case say.Loss:
		return ui.Mix(ui.PanelBase, ui.Red, 0.35)
	case say.Gain:
		return ui.Mix(ui.PanelBase, ui.Green, 0.35)
	case say.NoEffect:
	}
	return ui.MetalBase
}

// bandInk returns the text color of a band: that of the result is the brightest.
func bandInk(c *Cast, b *say.Band, known bool) ui.Color {
	if known && b.Has(c.n) {
		return ui.TextMain
	}
	return ui.TextSecond
}

// bandCellH is the height of the numbers 1 to 8, bandGap the gap between two. bandLine is the gap from them to the line of a band, and from there to
// its text.
const bandCellH, bandGap, bandLine = 48.0, 5.0, 6.0

// bandsLaid is the layout of the results of a die on a strip: the numbers, and under them what they do.
type bandsLaid struct {
	print ui.Style // of the text
	words float64  // height of the text
	high  float64  // height of everything
	whole bool     // no word is wider than its place
}

// layBands finds the largest style in which all text fits on a strip. If even the smallest does not fit, the strip becomes higher.
func layBands(u *ui.UI, c *Cast, wide, high float64) bandsLaid {
	var laid bandsLaid
	for _, st := range bandPrints {
		words, whole := 0.0, true
		for i := range c.bands {
			w := wordsBox(ui.R(0, 0, wide, 0), c.bands, i).W
			whole = whole && u.LongestWord(c.bands[i].Text, st) <= w
			words = max(words, u.ParagraphHeight(w, c.bands[i].Text, st))
		}
		laid = bandsLaid{st, words, bandCellH + 2*bandLine + words, whole}
		if whole && laid.high <= high {
			break
		}
	}
	return laid
}

// bandBox returns the part of a row that belongs to the numbers of a band.
func bandBox(row ui.Rect, b *say.Band) ui.Rect {
	first, last := row.Cell(b.From-1, 8, bandGap), row.Cell(b.To-1, 8, bandGap)
	return ui.R(first.X, row.Y, last.Right()-first.X, row.H)
}

// wordsBox returns where the text of a band goes. That of a single number may overlap wide bands beside it.
func wordsBox(row ui.Rect, bands []say.Band, i int) ui.Rect {
	box := bandBox(row, &bands[i])
	if bands[i].From < bands[i].To {
		return box
	}
	lap := box.W * 0.25
	if i > 0 && bands[i-1].To-bands[i-1].From >= 2 {
		box.X, box.W = box.X-lap, box.W+lap
	}
	if i+1 < len(bands) && bands[i+1].To-bands[i+1].From >= 2 {
		box.W += lap
	}
	return box
}

// draw draws the results 1 to 8 with what they do. The result of the die is lit.
func (l *bandsLaid) draw(u *ui.UI, r ui.Rect, c *Cast, known bool) {
	cells, under := ui.R(r.X, r.Y+(r.H-l.high)/2, r.W, l.high).CutTop(bandCellH, bandLine)
	for n := 1; n <= 8; n++ {
		bandCell(u, cells.Cell(n-1, 8, bandGap), c, n, known)
	}
	for i := range c.bands {
		b := &c.bands[i]
		box := bandBox(under, b)
		line := ui.TextQuiet
		if b.Does != say.NoEffect {
			line = ui.Mix(c.bandColor(b.Does), ui.White, 0.45)
		}
		u.Fill(ui.R(box.X, box.Y, box.W, 4), line)
		words := wordsBox(under, c.bands, i)
		u.Paragraph(ui.R(words.X, words.Y+bandLine, words.W, l.words+1), b.Text, l.print, bandInk(c, b, known), ui.Center)
	}
}

func bandCell(u *ui.UI, r ui.Rect, c *Cast, n int, known bool) {
	fill := ui.MetalBase
	for i := range c.bands {
		if c.bands[i].Has(n) {
			fill = c.bandColor(c.bands[i].Does)
		}
	}
	look := ui.Look{Top: ui.Mix(fill, ui.White, 0.06), Bottom: fill, LineTop: ui.LineTop, LineBottom: ui.LineBase, Line: 1.5, Cut: 8}
	ink := ui.White
	switch {
	case known && n == c.n:
		look = look.Edged(ui.White, 3.5).Glowing(ui.Alpha(ui.White, 0.5), 8)
	case known:
		look.Top, look.Bottom = ui.Mix(look.Top, ui.PanelBase, 0.55), ui.Mix(look.Bottom, ui.PanelBase, 0.55)
		ink = ui.TextSecond
	}
	u.Panel(r, look)
	u.Text(r, parts.Number(n), bandNumber.Sized(min(bandNumber.Size, r.W*0.8)), ink, ui.Center)
}
