package sheets

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	cards "battlestar/render/card"
	"battlestar/render/scene/log"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/takeback"
	"battlestar/render/ui"
)

// Characters is the choice of characters: all sheets, among which each player chooses one.
type Characters struct {
	*session.Session
	log  *log.Log
	back *takeback.TakeBack
}

// NewCharacters makes the choice of characters of a table.
func NewCharacters(all *session.Session, l *log.Log, back *takeback.TakeBack) *Characters {
	return &Characters{Session: all, log: l, back: back}
}

// classNames are the headings of the columns of the choice of characters.
var classNames = [...]say.Text{say.CharactersPolitical, say.CharactersMilitary, say.CharactersPilots, say.CharactersSupport, say.CharactersLeaders}

// pickPrefix begins the value of Session.Armed while a character is looked at. A second click takes that character.
const pickPrefix = "character:"

// panelGap is the distance between two panels.
const panelGap = 10.0

// Draw draws the choice of characters: all sheets by type, those on offer lit, and one of them large.
func (p *Characters) Draw(u *ui.UI, r ui.Rect) {
	seats, r := r.CutBottom(104, panelGap)
	sheet, grid := r.CutRight(min(660, r.W*0.345), panelGap)
	p.characterGrid(u, grid)
	p.characterSheet(u, sheet)
	p.characterSeats(u, seats)
}

// LookedAt returns the character that is shown large: the one clicked, else the first on offer.
func (p *Characters) LookedAt() card.ID {
	if id, ok := strings.CutPrefix(p.Armed, pickPrefix); ok {
		return card.ID(id)
	}
	if d := p.View.Decision; d != nil {
		for _, o := range d.Options {
			if o.Card != "" {
				return o.Card
			}
		}
	}
	for id := range p.Table.Setup().Catalog().IDs(card.Characters) {
		return id
	}
	return ""
}

func (p *Characters) characterGrid(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Glass)
	in := r.Inset(20)
	head, in := in.CutTop(60, 10)
	if d := p.View.Decision; d == nil {
		u.Text(head, p.Say.Step(game.SetupCharacters), ui.Prompt, ui.TextMain, ui.Left)
	} else {
		var why ui.Rect
		why, head = head.CutRight(48, 12)
		p.WhyAsked(u, "characters.why", why.Square())
		u.Badge(ui.R(head.X, head.Y, head.H, head.H), p.Emblem(d.Seat()), p.Color(d.Seat()))
		p.SayPrompt(u, ui.R(head.X+head.H+16, head.Y, head.W-head.H-16, head.H), p.Say.Prompt(p.View, d))
	}
	foot, in := in.CutBottom(30, 8)
	on := p.Say.Text(say.CharactersOnOfferByKind)
	if slices.Contains(p.Table.Setup().Options, card.OptionCylonLeader) {
		on = p.Say.Text(say.CharactersOnOfferLeaders)
	}
	switch d := p.View.Decision; {
	case p.View.Step != game.SetupCharacters:
		on = p.Say.Text(say.CharactersOnOfferLiving)
	case d != nil && d.Kind == game.ChooseAssist:
		on = p.Say.Text(say.CharactersOnOfferAssist)
	case len(p.View.Seats) <= 2:
		on = p.Say.Text(say.CharactersOnOfferAny)
	}
	c := ui.TextQuiet
	if p.Notice != "" {
		on, c = p.Notice, ui.RedText
	}
	foot = p.back.Draw(u, foot, u.TextWidth(on, ui.Small))
	u.Text(foot, parts.Shortened(u, on, ui.Small, foot.W), ui.Small, c, ui.Left)

	var byClass [len(classNames)][]*card.Character
	rows := 1
	for c := range p.Table.Setup().Catalog().Characters.All() {
		byClass[c.Class] = append(byClass[c.Class], c)
		rows = max(rows, len(byClass[c.Class]))
	}
	gap := 16.0
	if in.H/float64(rows) < lowTile+gap { // all boxes are on the table
		gap = 8
	}
	var free ui.Rect // under the shortest column
	columns, heading, count := len(byClass), ui.SmallCaps.Sized(20), say.CharactersLeftOfKind
	if len(byClass[card.CylonLeader]) == 0 { // the last
		columns--
	} else {
		heading, count = ui.SmallCaps.Sized(18), say.CharactersOfKind
	}
	for class, list := range byClass[:columns] {
		column := in.Cell(class, columns, 16)
		left := 0
		for _, c := range list {
			left += parts.Btoi(p.takenBy(c.ID) == game.NoSeat && !slices.Contains(p.View.Executed, c.ID))
		}
		title, column := column.CutTop(34, 8)
		u.Text(title, fmt.Sprintf(p.Say.Text(count), p.Say.Text(classNames[class]), left), heading, ui.Cyan, ui.Left)
		for i, c := range list {
			p.characterTile(u, c, column.Row(i, rows, gap))
		}
		if len(list) < rows {
			if first := column.Row(len(list), rows, gap); column.Bottom()-first.Y > free.H {
				free = ui.R(first.X, first.Y, first.W, column.Bottom()-first.Y)
			}
		}
	}
	if d := p.View.Decision; d != nil && !free.Empty() {
		if x := p.log.LastExecuted(d.Seat()); x.Who != "" {
			p.log.ExecutedNote(u, free, x)
		}
	}
}

// takenBy returns the seat that has a character, or NoSeat.
func (p *Characters) takenBy(id card.ID) game.Seat {
	for s := range p.View.Seats {
		if p.View.Seats[s].Character == id || p.Table.Setup().Players[s].Character == id {
			return game.Seat(s)
		}
	}
	return game.NoSeat
}

// barred reports whether an option of the game bars a character.
func (p *Characters) barred(id card.ID) bool {
	return slices.ContainsFunc(p.View.Options, func(option string) bool { return slices.Contains(shell.Variant(option).Barred, id) })
}

func (p *Characters) characterTile(u *ui.UI, c *card.Character, r ui.Rect) {
	choice := game.Choice{Kind: game.TheCard, Card: c.ID}
	_, legal := p.Legal(choice)
	legal = legal && p.Table.Asked().For == table.Choice
	taken := p.takenBy(c.ID)
	executed := slices.Contains(p.View.Executed, c.ID)
	if executed {
		taken = game.NoSeat
	}
	looked := p.LookedAt() == c.ID
	o := ui.Options{Legal: legal, Tip: p.Say.Text(say.CharactersReadTip)}
	switch {
	case taken != game.NoSeat:
		o.Tip = p.Name(taken) + p.Say.Text(say.CharactersPlayedBy)
	case executed:
		o.Tip = p.Say.Text(say.CharactersExecutedTip)
	case !legal && p.barred(c.ID):
		o.Tip = p.Say.Text(say.CharactersOutOfThisGame)
	case !legal && c.Class == card.CylonLeader && p.Table.Asked().For == table.Choice:
		o.Tip = p.Say.Text(say.CharactersOneLeader)
	case !legal && p.Table.Asked().For == table.Choice:
		o.Tip = p.Say.Text(say.CharactersNotTheFullestKind)
	}
	id := "sheet:" + string(c.ID)
	res := u.Area(id, p.Say.Character(c.ID), r, o)
	if res.Clicked {
		p.Armed = pickPrefix + string(c.ID)
		u.Wake(1)
	}
	_, own := p.Faces().EmblemOf(c.ID)
	look, name := ui.Metal.Filled(ui.Mix(ui.PanelTop, own, 0.20), ui.Mix(ui.PanelBase, own, 0.05)), ui.TextMain
	switch {
	case taken != game.NoSeat:
		look = ui.Dead.Edged(p.Color(taken), 2)
		name = ui.TextSecond
	case !legal:
		look, name = ui.Dead, ui.TextQuiet
	}
	switch {
	case looked && legal:
		look = look.Edged(ui.AmberTop, 4).Glowing(ui.Alpha(ui.Amber, 0.8), 12)
	case looked:
		look = look.Edged(ui.White, 3)
	case res.Hover && legal:
		look = look.Hovered().Edged(ui.Amber, 2.5)
	case res.Hover:
		look = look.Hovered()
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	if r.H < lowTile {
		p.lowTile(u, r.InsetXY(12, 6), c, name, taken, executed, legal)
		return
	}
	in := r.InsetXY(14, 12)
	// What the character receives is at the foot, the abilities between that and the chin.
	const chin = 0.60
	lineH := max(25, u.LeastHeight(1.2))
	foot := ui.R(in.X, r.Bottom()-9-max(34, parts.LetterPixels/u.Scale), in.W+6, max(34, parts.LetterPixels/u.Scale))
	can, words, named := foot.Y-2-2*lineH, 0.76, r.H > 190 // there is room for the names of the abilities
	side := min(r.H-4, r.W*0.67)
	if named {
		side, words = min(side, (can-r.Y-2)/chin), chin+0.08
	}
	face, plight := ui.R(r.Right()-2-side, r.Y+2, side, side), cards.AtLarge
	switch {
	case executed:
		plight = cards.Executed
	case taken != game.NoSeat:
		plight = p.Plight(taken)
	}
	beside := face.W * 0.7 // the head
	if p.Faces().Bust(u, face, c.ID, cards.Bust{Plight: plight, Dim: !legal && !executed, Words: words, Cut: look.Cut}) {
		sign, tint := p.Faces().EmblemOf(c.ID)
		if !legal {
			tint = ui.Mix(tint, ui.PanelBase, 0.5)
		}
		if !executed {
			u.Icon(sign, ui.R(r.Right()-40, r.Y+9, 30, 30), tint)
		}
	} else {
		p.Faces().Medallion(u, ui.R(r.Right()-beside-8, r.Y+8, beside, beside), c.ID)
	}
	u.Backdrop(r, ui.Mix(look.Top, ui.PanelTop, 0.5)) // text over the picture is on a background this dark
	row := ui.R(in.X, r.Bottom()-12-44, in.W, 44)
	titleH := foot.Y - in.Y
	if taken != game.NoSeat || executed {
		titleH = row.Y - in.Y
	}
	if named {
		titleH = can - in.Y
	}
	called, wide := p.Say.Character(c.ID), in.W-beside+10
	if u.ParagraphHeight(wide, called, ui.CardTitle) > titleH {
		called = p.Say.ShortCharacter(c.ID)
	}
	u.Paragraph(ui.R(in.X, in.Y, wide, min(3*u.LineHeight(ui.CardTitle), titleH)), called, ui.CardTitle, name, ui.Left)
	if executed {
		u.Icon(ui.IconCross, ui.R(row.X+8, row.Y+8, 28, 28), ui.Red)
		u.Text(ui.R(row.X+56, row.Y, row.W-56, 44), p.Say.Text(say.CharactersExecuted), ui.Fact, ui.RedText, ui.Left)
		return
	}
	if taken != game.NoSeat {
		u.Badge(ui.R(row.X, row.Y, 44, 44), p.Emblem(taken), p.Color(taken))
		u.Text(ui.R(row.X+56, row.Y, row.W-56, 44), p.Name(taken), ui.Fact, p.Color(taken), ui.Left)
		return
	}
	if named {
		p.abilityNames(u, ui.R(in.X, can, in.W, 2*lineH), c, name, legal)
	}
	p.skillSet(u, foot, c, name)
}

// lowTile is the tile height below which the face is beside the short name. What the character receives, or who plays them, is under both.
const lowTile = 100.0

func (p *Characters) lowTile(u *ui.UI, r ui.Rect, c *card.Character, name ui.Color, taken game.Seat, executed, legal bool) {
	top, foot := r.CutTop(r.H*0.54, 2)
	text, face := top.CutLeft(top.W-top.H, 6)
	plight := cards.AtLarge
	switch {
	case executed:
		plight = cards.Executed
	case taken != game.NoSeat:
		plight = p.Plight(taken)
	}
	if !p.Faces().Bust(u, face, c.ID, cards.Bust{Plight: plight, Dim: !legal && !executed, Words: 1, Cut: 6}) {
		p.Faces().Medallion(u, face, c.ID)
	}
	u.Text(text, p.Say.ShortCharacter(c.ID), ui.CardTitle, name, ui.Left)
	switch {
	case executed:
		u.Text(foot, p.Say.Text(say.CharactersExecuted), ui.Fact, ui.RedText, ui.Left)
	case taken != game.NoSeat:
		u.Text(foot, p.Name(taken), ui.Fact, p.Color(taken), ui.Left)
	default:
		p.skillSet(u, foot, c, name)
	}
}

// abilityNames draws the names of a character's first two abilities.
func (p *Characters) abilityNames(u *ui.UI, r ui.Rect, c *card.Character, name ui.Color, legal bool) {
	high := r.H / 2
	for i, a := range c.Abilities[:min(2, len(c.Abilities))] {
		line := ui.R(r.X, r.Y+float64(i)*high, r.W+4, high)
		sign, tint := ui.IconTick, ui.Cyan
		switch a.Kind {
		case card.OncePerGame:
			sign = cards.Ready
		case card.Drawback:
			sign, tint = ui.IconDown, ui.Red
		case card.Passive: // these have a tick
		}
		if !legal {
			tint = ui.TextOff
		}
		called, text := p.Say.NameIn(card.Abilities, a.ID), ui.R(line.X+21, line.Y, line.W-13, line.H)
		if u.TextWidth(called, ui.Style{Font: ui.Label500, Size: 1, Class: ui.Note}) > text.W { // a long name takes the place of its sign
			text.X, text.W = line.X, line.W+8
		} else {
			u.Icon(sign, ui.R(line.X, line.Y+5, 16, 16), tint)
		}
		u.Text(text, called, ui.Small, name, ui.Left)
	}
}

// skillSet shows in one row what a character receives each turn: the number before the shapes of its types. A stroke between two shapes means one of
// them.
func (p *Characters) skillSet(u *ui.UI, r ui.Rect, c *card.Character, color ui.Color) {
	const gap = 13.0
	shapes, between := 0, 0
	for _, line := range c.Draws {
		shapes += len(line.Types)
		between += len(line.Types) - 1
	}
	n := float64(len(c.Draws))
	number, apart := 22.0, 12.0
	side := func() float64 {
		return min(r.H, (r.W-number*n-gap*float64(between)-apart*(n-1))/float64(shapes))
	}
	size := side()
	if size < r.H { // the letters need it
		apart = 4
		size = side()
	}
	if size*u.Scale < parts.LetterPixels {
		number = 19
		size = side()
	}
	x, y := r.X, r.Y+(r.H-size)/2
	for _, line := range c.Draws {
		u.Text(ui.R(x, r.Y, number-3, r.H), fmt.Sprint(line.N), ui.Fact, color, ui.Right)
		x += number
		for i, t := range line.Types {
			if i > 0 {
				u.Line(x+3, y+size-6, x+gap-3, y+6, 2.5, ui.TextSecond)
				x += gap
			}
			if skill, ok := cards.SkillOf(t); ok {
				u.Skill(skill, ui.R(x, y, size, size))
			}
			x += size
		}
		x += apart
	}
}

// characterSheet draws the sheet that is looked at, with the button that takes it.
func (p *Characters) characterSheet(u *ui.UI, r ui.Rect) {
	id := p.LookedAt()
	choice := game.Choice{Kind: game.TheCard, Card: id}
	_, legal := p.Legal(choice)
	asked := p.Table.Asked()
	button, r := r.CutBottom(80, 12)
	aspect := cards.Aspect(card.Characters)
	w := min(r.W, r.H*aspect)
	p.Faces().Character(u, ui.R(r.X+(r.W-w)/2, r.Y, w, w/aspect), id, cards.State{})
	o := ui.Options{Primary: true, Legal: true, Key: "Enter", Icon: ui.IconTick}
	label := p.Say.Text(say.CharactersPlay) + p.Say.ShortCharacter(id)
	switch {
	case asked.For != table.Choice:
		o.Disabled = p.Say.Text(say.CharactersABotChooses)
	case !legal:
		o.Disabled = p.Say.Text(say.CharactersNotOnOffer)
		if by := p.takenBy(id); by != game.NoSeat {
			o.Disabled = p.Name(by) + p.Say.Text(say.CharactersPlayedBy)
		}
	}
	o.Legal = o.Disabled == ""
	if u.Button("take", button, label, o) {
		p.Answer(asked.Seat, choice)
		u.Wake(1)
	}
}

// characterSeats draws who sits where and who has chosen.
func (p *Characters) characterSeats(u *ui.UI, r ui.Rect) {
	n := p.Seats()
	asked := game.NoSeat
	if d := p.View.Decision; d != nil {
		asked = d.Seat()
	}
	for i := range n {
		s := game.Seat(i)
		box := r.Cell(i, n, panelGap)
		look := ui.Plain
		if c := p.Color(s); s == asked { // as at the table: gold marks what can be chosen
			look = look.Filled(ui.Mix(ui.PanelTop, c, 0.10), ui.Mix(ui.PanelBase, c, 0.05)).Edged(c, 2.5).Glowing(ui.Alpha(c, 0.45), 7)
		}
		u.Panel(box, look)
		sign, beside := ui.R(box.X+14, box.Y+22, 60, 60), 86.0
		if character := p.View.Seats[s].Character; character != "" {
			sign, beside = ui.R(box.X+12, box.Y+9, 86, 86), 108
		}
		p.Sitter(u, sign, s)
		name, line := ui.R(box.X+beside, box.Y+14, box.W-beside-10, 40), ui.R(box.X+beside, box.Y+54, box.W-beside-10, 32)
		text, c := p.Say.Text(say.CharactersChoosesAfter)+p.Name(game.Seat((i+n-1)%n)), ui.TextQuiet
		switch character := p.View.Seats[s].Character; {
		case p.Out(s):
			text = p.Say.Text(say.TableOutOfGame)
		case character != "" && !slices.Contains(p.View.Executed, character):
			text, c = p.Say.Character(character), ui.TextMain
			if u.TextWidth(text, ui.Body) > line.W {
				text = p.Say.ShortCharacter(character)
			}
		case s == asked:
			text, c = p.Say.Text(say.CharactersChoosesNow), ui.AmberTop
		}
		st := ui.Body
		if u.TextWidth(text, st) > line.W { // two lines of it
			name.Y, line = box.Y+4, ui.R(line.X, box.Y+42, line.W, box.H-46)
			st.Leading = 1.15
		}
		u.Text(name, p.Name(s), ui.Fact, p.Color(s), ui.Left)
		parts.Middle(u, line, text, st, c, ui.Left)
	}
}
