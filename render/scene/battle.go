package scene

import (
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// cast is a die that everybody sees: what it is rolled for, what its results do, what changes it, and how it fell. All of it is public.
type cast struct {
	roll     game.RollFor
	from, to fighter // of an attack; from alone is what another die is rolled for
	where    string
	cylon    bool // a Cylon ship attacks
	bands    []say.Band
	changes  []say.RollChange // before the die is rolled
	n        int              // the result, 0 while it is not rolled
	natural  int              // what the die shows, 0 if none was thrown
	text     string           // the line of the log
}

// fighter is one side of an attack.
type fighter struct {
	name  string
	look  ship.Kind
	drawn bool
}

// castFor is the die of a roll before it is rolled: attack is the event that it belongs to, if it is an attack.
func (p *Play) castFor(v *game.View, roll game.RollFor, on card.Ship, about card.ID, attack *game.Event) cast {
	c := cast{roll: roll, bands: p.Say.Bands(v, roll, on, about)}
	if attack.Kind != game.AttackMade || attack.RollFor != roll {
		c.from.name = p.Say.RolledFor(roll, about)
		return c
	}
	c.changes = p.Say.RollChanges(v, attack)
	if attack.Area != card.NoArea {
		c.where = p.Say.Area(attack.Area)
	}
	of := func(s card.Ship, look ship.Kind) fighter { return fighter{p.Say.Ship(s), look, true} }
	galactica := fighter{name: textGalactica}
	pilot := func(s game.Seat) fighter {
		f := fighter{p.Name(s), ship.ViperII, true}
		if v.Seats[s].MarkVII {
			f.look = ship.ViperVII
		}
		return f
	}
	target := func() fighter {
		switch attack.Ship {
		case card.Raider:
			return of(card.Raider, ship.Raider)
		case card.HeavyRaider:
			return of(card.HeavyRaider, ship.HeavyRaider)
		case card.Centurion:
			return of(card.Centurion, ship.Centurion)
		case card.MarkVII:
			return of(card.Viper, ship.ViperVII)
		case card.Viper:
			return of(card.Viper, ship.ViperII)
		}
		return of(card.Basestar, ship.Basestar)
	}
	switch roll {
	case game.RollViperAtRaider, game.RollViperAtHeavyRaider, game.RollViperAtBasestar:
		c.from, c.to = of(card.Viper, ship.ViperII), target()
		if s := attack.Seat; s >= 0 && int(s) < len(v.Seats) && v.Seats[s].Area == attack.Area {
			c.from = pilot(s)
		}
	case game.RollGalacticaAtRaider, game.RollGalacticaAtHeavyRaider, game.RollGalacticaAtBasestar:
		c.from, c.to = galactica, target()
	case game.RollForArmory:
		c.from, c.to = fighter{name: p.Say.Place(card.Armory)}, target()
	case game.RollForNuke:
		c.from, c.to = fighter{textNuke, ship.Nuke, true}, target()
	case game.RollForAreaNuke:
		c.from = fighter{textNuke, ship.Nuke, true}
	case game.RollRaiderAtViper:
		c.from, c.to, c.cylon = of(card.Raider, ship.Raider), target(), true
	case game.RollRaiderAtPilot:
		c.from, c.to, c.cylon = of(card.Raider, ship.Raider), pilot(attack.Other), true
	case game.RollRaiderAtGalactica:
		c.from, c.to, c.cylon = of(card.Raider, ship.Raider), galactica, true
	case game.RollBasestarAtGalactica:
		c.from, c.to, c.cylon = of(card.Basestar, ship.Basestar), galactica, true
	}
	return c
}

// fell is the cast of a die that was rolled.
func (p *Play) fell(v *game.View, e *game.Event) cast {
	c := p.castFor(v, e.RollFor, e.Ship, e.Card, &p.attack)
	c.n, c.natural = e.N, int(e.Natural)
	c.text, _ = p.Say.Event(v, *e)
	return c
}

// takeAim finds in the log what the die is about that is asked about now.
func (p *Play) takeAim() {
	d := p.View.Decision
	if d == nil || d.Roll == game.NoRoll {
		p.duel = cast{}
		return
	}
	if d.Private && p.duel.roll == d.Roll { // hidden is only what somebody may play
		return
	}
	log := p.Table.Log()
	var thrown *game.Event
	var played []say.RollChange
	for i := len(log) - 1; i >= max(0, len(log)-60); i-- {
		e := &log[i]
		if e.Kind == game.CardPlayed && thrown == nil {
			if by := p.Say.RollBonus(e.Card); by != 0 {
				played = append(played, say.RollChange{By: by, ID: e.Card})
			}
		}
		if e.Kind == game.DieRolled && thrown == nil {
			thrown = e
		}
		if e.Kind == game.AttackMade {
			if e.RollFor == d.Roll {
				p.attack = *e
			}
			break
		}
		if e.Kind == game.TurnBegan || e.Kind == game.DieRolled && e.RollFor != d.Roll {
			break
		}
	}
	p.duel = p.castFor(p.View, d.Roll, d.Ship, d.About, &p.attack)
	if d.Window == game.AfterRoll && thrown != nil && thrown.RollFor == d.Roll {
		p.duel.n, p.duel.natural = thrown.N, int(thrown.Natural)
		return
	}
	p.duel.changes = append(p.duel.changes, played...)
}

// aimAt shows the attack that an option is, while the pointer lies on it: who would fire, and what the die has to show.
func (p *Play) aimAt(o game.Option) {
	d := p.View.Decision
	roll := say.AttackOf(d, o)
	if roll == game.NoRoll {
		return
	}
	e := game.Event{Kind: game.AttackMade, Seat: d.Seat(), RollFor: roll, Ship: o.Ship, Area: o.Area, N: int(o.N)}
	p.board.Aim = e
	p.looked = p.castFor(p.View, roll, o.Ship, "", &e)
}

// throwH is the height of the die's panel: it lies over Colonial One and the Cylon locations, where nobody fights.
const throwH = 140.0

// throwLeast is the least width that it needs there.
const throwLeast = 900.0

// throw shows a die: what it is for, what is needed, what came. way is how far it has rolled, 0 to 1.
func (p *Play) throw(u *ui.UI, work ui.Rect, c *cast, nth int, way float64) {
	if c.roll != p.duel.roll && c != &p.looked && p.boardOffers() { // what may be chosen there is not covered
		p.throwNote(u, work, c, nth, way)
		return
	}
	if p.covers() || work.W < throwLeast {
		w := min(work.W-28, 380)
		p.throwBeside(u, ui.R(work.Right()-w-14, work.Y+work.H*0.36, w, 132), c, nth, way)
		return
	}
	r, _ := work.CutTop(throwH, 0)
	u.Block(r)
	u.Panel(r, ui.Important.Edged(c.color(), 2))
	die := ui.R(r.X+12, r.Y+8, 124, 124)
	u.Die(die, c.face(), nth, way)
	known := c.n > 0 && way >= 1
	head := ui.R(die.Right()+16, r.Y+12, p.headWidth(u, c), r.H-24)
	p.throwHead(u, head, c, known)
	p.bands(u, ui.R(head.Right()+16, r.Y+12, r.Right()-head.Right()-32, r.H-20), c, known)
}

// headWidth is what the names and the changes of a cast need; the results have the rest.
func (p *Play) headWidth(u *ui.UI, c *cast) float64 {
	w := u.TextWidth(c.from.name, ui.Fact) + u.TextWidth(c.to.name, ui.Fact) + 140
	if c.n == 0 {
		w = max(w, u.TextWidth(p.changesText(c), ui.Fact))
	}
	return max(230, min(380, w))
}

// boardOffers says whether something on the board may be chosen now.
func (p *Play) boardOffers() bool {
	if !p.openChoice() {
		return false
	}
	for _, o := range p.View.Decision.Options {
		if onBoard(o.Kind) {
			return true
		}
	}
	return false
}

// color is the side that rolls.
func (c *cast) color() ui.Color {
	if c.cylon {
		return ui.Red
	}
	return ui.Cyan
}

// face is what the die shows; a result that was chosen lies there as if it had been rolled.
func (c *cast) face() int {
	if c.natural > 0 {
		return c.natural
	}
	return c.n
}

// throwHead says who attacks whom, where, and how the number came about.
func (p *Play) throwHead(u *ui.UI, r ui.Rect, c *cast, known bool) {
	st := ui.Fact
	line := ui.R(r.X, r.Y, r.W, 42)
	x := p.fighter(u, line, &c.from, st)
	if c.to.name != "" {
		u.Icon(ui.IconPlay, ui.R(x+8, line.Y+12, 18, 18), c.color())
		line.X, line.W = x+36, line.Right()-x-36
		p.fighter(u, line, &c.to, st)
	}
	sub := ui.R(r.X, r.Y+42, r.W, 26)
	if c.where != "" {
		u.Text(sub, c.where, ui.SmallCaps.Sized(20), ui.TextQuiet, ui.Left)
	}
	foot := ui.R(r.X, r.Bottom()-50, r.W, 52)
	if known {
		u.Text(foot, c.sum(), ui.Numeral.Sized(50), ui.TextMain, ui.Left)
		return
	}
	u.Text(foot, shortened(u, p.changesText(c), st, foot.W), st, ui.TextSecond, ui.Left)
}

// changesText is what is added to the die that is not rolled yet.
func (p *Play) changesText(c *cast) string {
	if len(c.changes) == 0 {
		return textNotRolled
	}
	var parts []string
	for _, change := range c.changes {
		title, _ := game.SplitSkill(change.ID)
		parts = append(parts, signed(change.By)+" "+p.Say.CardName(title))
	}
	return strings.Join(parts, ", ")
}

// fighter draws one side, and says where it ends.
func (p *Play) fighter(u *ui.UI, r ui.Rect, f *fighter, st ui.Style) float64 {
	if f.drawn {
		u.Ship(f.look, r.X+21, r.Y+r.H/2, 42, 0)
		r.X, r.W = r.X+48, r.W-48
	}
	name := shortened(u, f.name, st, r.W)
	u.Text(r, name, st, ui.TextMain, ui.Left)
	return r.X + u.TextWidth(name, st)
}

// sum is how the result came about: "5 + 2 = 7". It never leaves 1 to 8, and a die that nobody threw has no sum (B-DIE-03, B-DIE-05).
func (c *cast) sum() string {
	by := c.n - c.natural
	if c.natural == 0 || by == 0 {
		return number(c.n)
	}
	sign := " + "
	if by < 0 {
		sign, by = " − ", -by
	}
	return number(c.natural) + sign + number(by) + " = " + number(c.n)
}

// bandColor is the colour of a band: red where Cylons hit, green where they are hit, cyan for whatever else happens.
func (c *cast) bandColor(does say.Outcome) ui.Color {
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
	}
	return ui.MetalBase
}

var bandIcons = [...]ui.Icon{say.NoEffect: ui.IconMinus, say.Effect: ui.IconPlay, say.Damage: ui.IconDamage, say.Destruction: ui.IconCross}

// bands draws the results 1 to 8 with what they do; the one that came is lit.
func (p *Play) bands(u *ui.UI, r ui.Rect, c *cast, known bool) {
	const gap = 5.0
	cells, under := r.CutTop(58, 8)
	for n := 1; n <= 8; n++ {
		p.bandCell(u, cells.Cell(n-1, 8, gap), c, n, known)
	}
	for _, b := range c.bands {
		first, last := under.Cell(b.From-1, 8, gap), under.Cell(b.To-1, 8, gap)
		box := ui.R(first.X, first.Y, last.Right()-first.X, first.H)
		ink, icon := ui.TextSecond, ui.TextQuiet
		if b.Does != say.NoEffect {
			icon = ui.Mix(c.bandColor(b.Does), ui.White, 0.45)
		}
		if known && c.n >= b.From && c.n <= b.To {
			ink = ui.TextMain
		}
		u.Fill(ui.R(box.X, box.Y, box.W, 4), icon)
		p.bandText(u, ui.R(box.X, box.Y+8, box.W, box.H-8), &b, ink, icon)
	}
}

// bandText is what a band does: in a word beside its sign where there is room, else in smaller print.
func (p *Play) bandText(u *ui.UI, r ui.Rect, b *say.Band, ink, icon ui.Color) {
	st := ui.FactCaps.Sized(24).In(ui.Private)
	if w := u.TextWidth(b.Text, st); w+36 <= r.W {
		x := r.X + (r.W-w-34)/2
		u.Icon(bandIcons[b.Does], ui.R(x, r.Y+6, 24, 24), icon)
		u.Text(ui.R(x+34, r.Y, w+2, 36), b.Text, st, ink, ui.Left)
		return
	}
	st = ui.SmallCaps
	if u.TextWidth(b.Text, st) > r.W+4 {
		st.Caps, st.Tracking = false, 0
	}
	if u.TextWidth(b.Text, st) <= r.W+4 {
		u.Text(ui.R(r.X-2, r.Y, r.W+4, 36), b.Text, st, ink, ui.Center)
		return
	}
	broad := slices.ContainsFunc(strings.Fields(b.Text), func(word string) bool { return u.TextWidth(word, ui.Small) > r.W })
	if text := fitting(u, r, b.Text); text != " …" && !broad {
		u.Paragraph(r, text, ui.Small, ink, ui.Left)
		return
	}
	u.Icon(bandIcons[b.Does], ui.R(r.X+(r.W-24)/2, r.Y+6, 24, 24), icon)
}

func (p *Play) bandCell(u *ui.UI, r ui.Rect, c *cast, n int, known bool) {
	fill := ui.MetalBase
	for _, b := range c.bands {
		if n >= b.From && n <= b.To {
			fill = c.bandColor(b.Does)
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
	u.Text(r, number(n), ui.Numeral.Sized(min(40, r.W*0.8)), ink, ui.Center)
}

// throwBeside is the same on a narrow panel, beside a card or a board.
func (p *Play) throwBeside(u *ui.UI, r ui.Rect, c *cast, nth int, way float64) {
	const row = 34.0
	r.H += 60 + row*float64(len(c.bands))
	u.Block(r)
	u.Panel(r, ui.Important.Edged(c.color(), 2))
	die := ui.R(r.X+12, r.Y+12, 108, 108)
	u.Die(die, c.face(), nth, way)
	known := c.n > 0 && way >= 1
	p.throwHead(u, ui.R(die.Right()+14, r.Y+8, r.Right()-die.Right()-26, 120), c, known)
	cells := ui.R(r.X+14, r.Y+130, r.W-28, 46)
	for n := 1; n <= 8; n++ {
		p.bandCell(u, cells.Cell(n-1, 8, 4), c, n, known)
	}
	y := cells.Bottom() + 6
	for _, b := range c.bands {
		ink := ui.TextSecond
		if known && c.n >= b.From && c.n <= b.To {
			ink = ui.TextMain
		}
		span := number(b.From)
		if b.To > b.From {
			span += "–" + number(b.To)
		}
		st := ui.Fact.Sized(22).In(ui.Private)
		u.Text(ui.R(r.X+18, y, 50, row), span, st, ink, ui.Left)
		u.Text(ui.R(r.X+72, y, r.W-90, row), shortened(u, b.Text, st, r.W-90), st, ink, ui.Left)
		y += row
	}
}

// throwNote is the last die in short, where the board is asked for something else already.
func (p *Play) throwNote(u *ui.UI, work ui.Rect, c *cast, nth int, way float64) {
	text := c.text
	if way < 1 {
		text = ""
	}
	w := min(work.W-40, 150+max(180, min(520, u.TextWidth(c.text, ui.Fact))))
	r := ui.R(work.X+(work.W-w)/2, work.Y+throwH, w, 108)
	u.Panel(r, ui.Important.Edged(c.color(), 2))
	die := ui.R(r.X+8, r.Y+r.H/2-52, 104, 104)
	u.Die(die, c.face(), nth, way)
	if text != "" {
		box := ui.R(die.Right()+16, r.Y+12, r.Right()-die.Right()-32, r.H-24)
		h := min(box.H, u.ParagraphHeight(box.W, text, ui.Fact))
		u.Paragraph(box.Around(box.W, h), text, ui.Fact, ui.TextMain, ui.Left)
	}
}
