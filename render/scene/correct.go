package scene

import (
	"slices"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/board"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// CorrectPage is where the table sets right what lies on it: edits are gathered, read in words, and made when all agree.
type CorrectPage struct {
	play   *Play
	tab    int
	edits  []game.Edit
	view   *game.View // that the edits were last judged by
	again  table.Again
	err    error
	asking bool
	in     *box.Catalogue
}

// NewCorrect opens the page over a table, with what was gathered there before.
func NewCorrect(p *Play) *CorrectPage {
	if p.putting == nil {
		p.putting = &CorrectPage{play: p, in: p.Table.Setup().Catalogue()}
	}
	p.putting.asking = false
	return p.putting
}

// correct opens the page. What is private is put away first.
func (p *Play) correct(a *render.App) {
	p.Table.CloseCurtain()
	p.HandTo = game.NoSeat
	p.Refresh()
	a.Push(NewCorrect(p))
}

// same is an edit without what it sets: two that are the same set the same thing.
func same(e game.Edit) game.Edit {
	switch e.N = 0; e.Kind {
	case game.SetPlace, game.SetPilot, game.SetMarkVIIPilot:
		return game.Edit{Kind: game.SetPlace, Seat: e.Seat}
	case game.SetTitle:
		return game.Edit{Kind: game.SetTitle, Title: e.Title}
	case game.SetTurn:
		return game.Edit{Kind: game.SetTurn}
	}
	return e
}

// find is the edit that sets the same thing, or −1.
func (c *CorrectPage) find(e game.Edit) int {
	return slices.IndexFunc(c.edits, func(other game.Edit) bool { return same(other) == same(e) })
}

// put takes an edit in, in the place of one that sets the same thing; one that changes nothing is dropped.
func (c *CorrectPage) put(e game.Edit, changes bool) {
	switch at := c.find(e); {
	case at >= 0 && changes:
		c.edits[at] = e
	case at >= 0:
		c.edits = slices.Delete(c.edits, at, at+1)
	case changes:
		c.edits = append(c.edits, e)
	}
	c.judge()
}

// judge asks the rules whether the edits can be made.
func (c *CorrectPage) judge() {
	c.view, c.asking = c.play.View, false
	c.again, c.err = c.play.Table.CanCorrect(c.edits)
	if game.AtOnce(c.edits) {
		c.again = table.Again{}
	}
}

// has says whether the very edit is among those gathered.
func (c *CorrectPage) has(e game.Edit) bool { return slices.Contains(c.edits, e) }

// number is what an edit would set, gathered or as it lies.
func (c *CorrectPage) number(e game.Edit) int {
	if at := c.find(e); at >= 0 {
		return c.edits[at].N
	}
	return c.play.View.Now(e)
}

// Frame implements render.Scene.
func (c *CorrectPage) Frame(u *ui.UI, a *render.App) {
	p := c.play
	p.Refresh()
	if c.view != p.View {
		c.judge()
	}
	in, buttons := parts.Page(u, "Set right", "anything that lies open on the table, if all agree")
	left, right := in.CutLeft(in.W-540, 20)
	u.Panel(left, ui.Plain)
	left = left.Inset(20)
	tabs, left := left.CutTop(58, 16)
	names := []string{"Dials", "Space", "Damage", "Players", "Cards"}
	if p.View.CylonFleet != nil {
		names = append(names, wording.CylonFleet)
	}
	u.Tabs("correct", tabs, names, &c.tab)
	switch c.tab {
	case 0:
		c.dials(u, left)
	case 1:
		c.space(u, left)
	case 2:
		c.damage(u, left)
	case 3:
		c.people(u, left)
	case 4:
		c.cards(u, left)
	default:
		c.cylonFleet(u, left)
	}
	c.list(u, right)
	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), "Back", ui.Options{Key: "Esc", Icon: ui.IconPrevious, Tip: "What is gathered here stays for later."}) {
		a.Pop()
		return
	}
	o := ui.Options{Icon: ui.IconTick, Key: "Enter", Primary: true}
	switch {
	case len(c.edits) == 0:
		o = ui.Options{Icon: ui.IconTick, Disabled: "Nothing has been changed."}
	case c.err != nil:
		o = ui.Options{Icon: ui.IconTick, Disabled: shell.Sentence(c.err)}
	}
	label := "All agree?"
	if c.asking {
		label = "All agree: set it right"
	}
	if u.Button("agree", ui.R(buttons.Right()-540, buttons.Y, 540, 64), label, o) {
		c.agree(a)
	}
	if c.asking {
		p.back.Humans(u, ui.R(buttons.X+260, buttons.Y, buttons.W-260-560, 64))
	}
}

// agree is the first click, that asks, or the second, that does it.
func (c *CorrectPage) agree(a *render.App) {
	p := c.play
	if !c.asking {
		c.asking = true
		return
	}
	c.asking = false
	if c.err = p.Table.Correct(c.edits); c.err != nil {
		return
	}
	p.putting = nil
	p.Notice, p.Armed, p.Picks = "", "", nil
	p.Refresh()
	a.Pop()
}

// list draws what is gathered, in words, and what it does to this step.
func (c *CorrectPage) list(u *ui.UI, r ui.Rect) {
	p := c.play
	u.Panel(r, ui.Important)
	in := r.Inset(22)
	text, color := "", ui.TextSecond
	var fallen []string
	switch {
	case c.err != nil && len(c.edits) > 0:
		text, color = shell.Sentence(c.err), ui.RedText
	case len(c.edits) == 0:
		text = "Change what is wrong on the left. Nothing happens before all agree."
	case len(c.again.Events) == 0 && c.again.Answers == 0:
		text = "This is done at once."
	case c.again.Answers == 0:
		text = "This step is played again from its beginning, with the same chance."
	default:
		text, color = "This step is played again from its beginning, with new chance. It takes back what is below. Or go back, finish the step, and set it right then.", ui.AmberTop
		for _, e := range c.again.Events {
			if line, told := p.Say.Event(nil, e); told {
				fallen = append(fallen, line)
			}
		}
		if fallen == nil {
			fallen = []string{parts.Number(c.again.Answers) + " answers that the log does not tell"}
		}
	}
	head, in := in.CutTop(34, 6)
	u.Text(head, "To be set right", ui.Heading, ui.TextMain, ui.Left)
	if fallen != nil {
		var low ui.Rect
		low, in = in.CutBottom(in.H*0.3, 10)
		linesSmall(u, "correct.fallen", low, fallen)
	}
	st := ui.Body
	high := u.ParagraphHeight(in.W, text, st)
	about, in := in.CutBottom(high+4, 10)
	u.Paragraph(about, text, st, color, ui.Left)
	rowH := 2*u.LineHeight(ui.Body) + 8
	u.List("correct.edits", in, len(c.edits), rowH, func(i int, r ui.Rect) {
		if i >= len(c.edits) {
			return
		}
		e := c.edits[i]
		drop, words := r.InsetXY(0, (rowH-46)/2).CutRight(46, 8)
		words.Y, words.H = r.Y, r.H
		text := p.Say.Edit(e, p.View.Now(e))
		parts.Middle(u, words, text, ui.Body, ui.TextMain, ui.Left)
		if u.Button("drop:"+same(e).String(), drop, "", ui.Options{Icon: ui.IconCross, Tip: "Leaves this as it is: " + text}) {
			c.edits = slices.Delete(c.edits, i, i+1)
			c.judge()
		}
	})
}

// linesSmall lists sentences that may be many.
func linesSmall(u *ui.UI, id string, r ui.Rect, lines []string) {
	high := u.LineHeight(ui.Small) + 4
	u.List(id, r, len(lines), high, func(i int, r ui.Rect) {
		u.Text(r, parts.Shortened(u, lines[i], ui.Small, r.W), ui.Small, ui.TextQuiet, ui.Left)
	})
}

// counter sets the number of an edit.
func (c *CorrectPage) counter(u *ui.UI, r ui.Rect, e game.Edit, least, most int) {
	n := c.number(e)
	now := n
	e.N = 0
	if u.Stepper("set:"+e.String(), r, &n, least, most) && n != now {
		e.N = n
		c.put(e, n != c.play.View.Now(e))
	}
	if c.find(e) >= 0 {
		u.Panel(r, ui.Look{LineTop: ui.Amber, LineBottom: ui.Amber, Line: 2, Cut: 8})
	}
}

// dial is a counter with its name.
func (c *CorrectPage) dial(u *ui.UI, r ui.Rect, icon ui.Icon, name string, e game.Edit, most int) {
	u.Icon(icon, ui.R(r.X, r.Y+(r.H-32)/2, 32, 32), ui.CyanIcon)
	ctl, name1 := ui.R(r.X+44, r.Y, r.W-44, r.H).CutRight(178, 12)
	parts.Middle(u, name1, name, ui.Body, ui.TextMain, ui.Left)
	c.counter(u, ui.R(ctl.X, ctl.Y+(ctl.H-54)/2, ctl.W, 54), e, 0, most)
}

func (c *CorrectPage) dials(u *ui.UI, r ui.Rect) {
	p := c.play
	type dial struct {
		icon ui.Icon
		name string
		e    game.Edit
		most int
	}
	var left, right []dial
	nukes := 2
	if p.Exodus {
		nukes = game.MaxNukes
	}
	vipers := []dial{
		{ui.IconWrench, wording.DamagedV, game.Edit{Kind: game.SetDamaged}, 8},
		{ui.IconViper, "Destroyed vipers", game.Edit{Kind: game.SetDestroyed}, 8},
	}
	if p.View.CylonFleet != nil {
		vipers[0].name, vipers[1].name = "Damaged Mark II", "Destroyed Mark II"
		vipers = append(
			vipers,
			dial{ui.IconWrench, "Damaged Mark VII", game.Edit{Kind: game.SetMarkVIIDamaged}, 4},
			dial{ui.IconViper, "Destroyed Mark VII", game.Edit{Kind: game.SetMarkVIIDestroyed}, 4},
		)
	}
	for _, res := range card.Resources {
		left = append(left, dial{cards.ResourceIcon(res), p.Say.Resource(res), game.Edit{Kind: game.SetResource, Resource: res}, game.MaxResource})
	}
	left = append(left,
		dial{ui.IconDistance, wording.Distance, game.Edit{Kind: game.SetDistance}, game.MaxResource},
		dial{ui.IconJump, "Jump preparation", game.Edit{Kind: game.SetJumpPrep}, game.AutoJump - 1},
		dial{ui.IconNuke, wording.Nukes, game.Edit{Kind: game.SetNukes}, nukes},
		dial{ui.IconRaptor, wording.Raptors, game.Edit{Kind: game.SetRaptors}, p.View.Raptors + p.View.RaptorsLost})
	right = append(right, vipers...)
	right = append(right,
		dial{ui.IconLaurel, "Quorum cards in hand", game.Edit{Kind: game.SetQuorumHand}, 20})
	for space := range len(p.View.Centurions) - 1 {
		name := "Centurions on Start"
		if space > 0 {
			name = "Centurions on space " + parts.Number(space)
		}
		right = append(right, dial{ui.IconBoarding, name, game.Edit{Kind: game.SetBoarding, Space: space}, 4})
	}
	rows := max(len(left), len(right))
	for i, list := range [][]dial{left, right} {
		col := r.Cell(i, 2, 44)
		high := col.H / float64(rows)
		for j, d := range list {
			c.dial(u, ui.R(col.X, col.Y+float64(j)*high, col.W, high), d.icon, d.name, d.e, d.most)
		}
	}
}

// shipColumn is a kind of ship that is set right area by area.
type shipColumn struct {
	ship card.Ship
	icon ui.Icon
}

var spaceShips = []shipColumn{{card.Raider, ui.IconRaider}, {card.HeavyRaider, ui.IconHeavyRaider}, {card.Basestar, ui.IconBasestar}, {card.Viper, ui.IconViper}, {card.Civilian, ui.IconCivilian}}

func (c *CorrectPage) space(u *ui.UI, r ui.Rect) {
	p := c.play
	note, r := r.CutBottom(66, 8)
	u.Paragraph(note, "Vipers come from the Reserves and return there. A civilian ship is drawn from the pile face down, or goes back and the pile is shuffled.", ui.Small, ui.TextQuiet, ui.Left)
	ships := spaceShips
	names := map[card.Ship]string{}
	if p.View.CylonFleet != nil {
		ships = slices.Insert(slices.Clone(ships), 4, shipColumn{card.MarkVII, ui.IconViper}) // beside the other vipers
		names[card.Viper], names[card.MarkVII] = "Mark II", "Mark VII"
	}
	c.shipTable(u, r, ships, names, game.SetShips)
}

// shipTable sets how many ships are in each area, a column for each kind of ship; names are those that differ from the ship's own.
func (c *CorrectPage) shipTable(u *ui.UI, r ui.Rect, ships []shipColumn, names map[card.Ship]string, kind game.EditKind) {
	p := c.play
	const nameW = 180
	high := r.H / 7
	cell := func(col, row int) ui.Rect {
		w := (r.W - nameW) / float64(len(ships))
		return ui.R(r.X+nameW+float64(col)*w, r.Y+float64(row)*high, w-14, high)
	}
	for i, s := range ships {
		box := cell(i, 0)
		name := names[s.ship]
		if name == "" {
			name = p.Say.Ship(s.ship)
		}
		u.Icon(s.icon, ui.R(box.X, box.Y+(box.H-30)/2, 30, 30), ui.CyanIcon)
		parts.Middle(u, ui.R(box.X+36, box.Y, box.W-36, box.H), name, ui.BodyBold, ui.TextMain, ui.Left)
	}
	for row, a := range card.Areas {
		box := ui.R(r.X, r.Y+float64(row+1)*high, nameW-10, high)
		u.Text(box, p.Say.Area(a), ui.Body, ui.TextMain, ui.Left)
		for col, s := range ships {
			at := cell(col, row+1).InsetXY(0, (high-54)/2)
			at.W = min(at.W, 220)
			c.counter(u, at, game.Edit{Kind: kind, Ship: s.ship, Area: a}, 0, 20)
		}
	}
}

// cylonFleet is the board of the Cylon fleet: the pursuit, and the ships that wait.
func (c *CorrectPage) cylonFleet(u *ui.UI, r ui.Rect) {
	head, r := r.CutTop(72, 8)
	row := head.Cell(0, 2, 44)
	c.dial(u, row, ui.IconBasestar, textPursuit, game.Edit{Kind: game.SetPursuit}, game.AutoAttack-1)
	u.Paragraph(head.Cell(1, 2, 44), "0 is Start. The ships below wait in the areas of the Cylon Fleet board.", ui.Small, ui.TextQuiet, ui.Left)
	c.shipTable(u, r, spaceShips[:3], nil, game.SetBehind)
}

// toggle is a switch for an edit that sets 1 or 0.
func (c *CorrectPage) toggle(u *ui.UI, r ui.Rect, label string, e game.Edit) {
	on := c.number(e) == 1
	e.N = 0
	if u.Toggle("set:"+e.String(), r, label, &on, ui.Options{}) {
		e.N = parts.Btoi(on)
		c.put(e, e.N != c.play.View.Now(e))
	}
}

// once is a switch for an edit that is done or not.
func (c *CorrectPage) once(u *ui.UI, r ui.Rect, label string, e game.Edit) {
	on := c.has(e)
	if u.Toggle("do:"+e.String(), r, label, &on, ui.Options{}) {
		c.put(e, on)
	}
}

func (c *CorrectPage) damage(u *ui.UI, r ui.Rect) {
	p := c.play
	left, right := r.CutLeft(r.W*0.48, 40)
	head := func(r ui.Rect, text string) ui.Rect {
		line, rest := r.CutTop(36, 6)
		u.Text(line, text, ui.Heading, ui.Cyan, ui.Left)
		return rest
	}
	left = head(left, "Damaged locations")
	for token := range c.in.GalacticaDamage.All() {
		if place := token.Place; place != "" {
			var row ui.Rect
			row, left = left.CutTop(56, 6)
			u.Icon(board.Icon(place), ui.R(row.X, row.Y+12, 32, 32), ui.CyanIcon)
			c.toggle(u, ui.R(row.X+40, row.Y, row.W-40, row.H), p.Say.Place(place), game.Edit{Kind: game.SetLocation, Place: place})
		}
	}
	right = head(right, "Kept in play: leaves play")
	kept := []game.Pile{game.InPlay, game.QuorumInPlay}
	for s := range p.View.Seats {
		kept = append(kept, game.KeptQuorum(game.Seat(s)))
	}
	none := true
	for _, pile := range kept {
		for _, slot := range p.View.Piles[pile] {
			var row ui.Rect
			row, right = right.CutTop(52, 4)
			c.once(u, row, p.Say.CardName(slot.Card), game.Edit{Kind: game.RemoveFromPlay, Card: slot.Card})
			none = false
		}
	}
	if none {
		var row ui.Rect
		row, right = right.CutTop(40, 4)
		u.Text(row, "No card is kept in play.", ui.Body, ui.TextQuiet, ui.Left)
	}
	for n, star := range p.View.Basestars {
		if star.Area == card.NoArea {
			continue
		}
		right.Y, right.H = right.Y+12, right.H-12
		right = head(right, "Basestar "+parts.Number(n+1)+": "+p.Say.Area(star.Area))
		for id := range c.in.IDs(card.BasestarDamage) {
			var row ui.Rect
			row, right = right.CutTop(46, 2)
			c.toggle(u, row, p.Say.CardName(id), game.Edit{Kind: game.SetToken, Space: n, Card: id})
		}
	}
}

// rows cuts r into a row for each seat, with its name, and calls f with the rest of it.
func (c *CorrectPage) rows(u *ui.UI, r ui.Rect, nameW float64, f func(s game.Seat, r ui.Rect)) {
	p := c.play
	n := len(p.View.Seats)
	high := min(104, r.H/float64(n))
	for i := range n {
		s := game.Seat(i)
		row := ui.R(r.X, r.Y+float64(i)*high, r.W, high)
		u.Badge(ui.R(row.X, row.Y+(high-44)/2, 44, 44), p.Emblem(s), p.Colour(s))
		u.Text(ui.R(row.X+54, row.Y, nameW-60, high), parts.Shortened(u, p.Name(s), ui.Fact, nameW-62), ui.Fact, p.Colour(s), ui.Left)
		f(s, ui.R(row.X+nameW, row.Y+(high-56)/2, row.W-nameW, 56))
	}
}

// whereabouts are all places where a player may be: the locations, and for pilots the areas.
func (c *CorrectPage) whereabouts(s game.Seat) []game.Edit {
	v := c.play.View
	var list []game.Edit
	for l := range c.in.Locations.All() {
		if l.Board.Cylon() == v.Seats[s].Cylon() {
			list = append(list, game.Edit{Kind: game.SetPlace, Seat: s, Place: l.ID})
		}
	}
	if sheet := c.in.Characters.Of(v.Seats[s].Character); sheet != nil && sheet.Pilot && !v.Seats[s].Cylon() {
		for _, a := range card.Areas {
			list = append(list, game.Edit{Kind: game.SetPilot, Seat: s, Area: a})
			if v.CylonFleet != nil {
				list = append(list, game.Edit{Kind: game.SetMarkVIIPilot, Seat: s, Area: a})
			}
		}
	}
	return list
}

func (c *CorrectPage) people(u *ui.UI, r ui.Rect) {
	p := c.play
	v := p.View
	c.rows(u, r, 200, func(s game.Seat, r ui.Rect) {
		place, r := r.CutLeft(350, 14)
		c.place(u, place, s)
		for _, held := range v.Titles {
			title := held.Title
			var box ui.Rect
			box, r = r.CutLeft(72, 10)
			e := game.Edit{Kind: game.SetTitle, Title: title, Seat: s}
			at := c.find(e)
			holds := at < 0 && v.Holder(title) == s || at >= 0 && c.edits[at].Seat == s
			if u.Button("set:"+e.String(), box, "", ui.Options{Icon: parts.TitleIcons[title], Chosen: holds, Tip: p.Name(s) + ": " + p.Say.Title(title)}) {
				c.put(e, v.Holder(title) != s)
			}
		}
		turn, r := r.CutLeft(160, 14)
		e := game.Edit{Kind: game.SetTurn, Seat: s}
		if u.Button("set:"+e.String(), turn, wording.Turn, ui.Options{Icon: ui.IconPlay, Chosen: c.has(e), Tip: "A turn of " + p.Name(s) + " begins."}) {
			c.put(e, !c.has(e))
		}
		if c.abilityOnce(s) {
			c.toggle(u, r, "Ability used", game.Edit{Kind: game.SetSpent, Seat: s})
		}
	})
}

// abilityOnce says whether a character has an ability for once per game.
func (c *CorrectPage) abilityOnce(s game.Seat) bool {
	sheet := c.in.Characters.Of(c.play.View.Seats[s].Character)
	return sheet != nil && slices.ContainsFunc(sheet.Abilities, func(a card.Ability) bool { return a.Kind == card.OncePerGame })
}

// place chooses where a character is.
func (c *CorrectPage) place(u *ui.UI, r ui.Rect, s game.Seat) {
	p := c.play
	list := c.whereabouts(s)
	state := &p.View.Seats[s]
	now := slices.IndexFunc(list, func(e game.Edit) bool {
		if e.Kind == game.SetPlace {
			return e.Place == state.Place
		}
		return state.Piloting() && e.Area == state.Area && (state.Craft == card.MarkVII) == (e.Kind == game.SetMarkVIIPilot)
	})
	at := now
	if edit := c.find(game.Edit{Kind: game.SetPlace, Seat: s}); edit >= 0 {
		at = slices.Index(list, c.edits[edit])
	}
	name := wording.Nowhere
	if at >= 0 {
		switch e := list[at]; e.Kind {
		case game.SetPlace:
			name = p.Say.Place(e.Place)
		case game.SetMarkVIIPilot:
			name = p.Say.Area(e.Area) + " · VII"
		default:
			name = p.Say.Area(e.Area)
		}
	}
	if u.Spinner("place:"+parts.Number(int(s)), r, name, &at, len(list), 0) && at >= 0 {
		c.put(list[at], at != now)
	}
	if at != now {
		u.Panel(r, ui.Look{LineTop: ui.Amber, LineBottom: ui.Amber, Line: 2, Cut: 8})
	}
}

func (c *CorrectPage) cards(u *ui.UI, r ui.Rect) {
	p := c.play
	head, r := r.CutTop(74, 6)
	foot, r := r.CutBottom(142, 10)
	const nameW, gap = 190, 14.0
	column := func(r ui.Rect, i int) ui.Rect { return r.Cell(i, 7, gap) }
	over := ui.R(head.X+nameW, head.Y, head.W-nameW, head.H)
	for i := range 5 {
		box := column(over, i)
		u.Skill(ui.Skill(i), ui.R(box.X+(box.W-40)/2, box.Y, 40, 40))
		u.Text(ui.R(box.X, box.Y+42, box.W, 30), "draws", ui.Small, ui.TextQuiet, ui.Center)
	}
	u.Text(ui.R(column(over, 5).X, over.Y+42, column(over, 5).W, 30), "discards", ui.Small, ui.TextQuiet, ui.Center)
	u.Text(ui.R(column(over, 6).X, over.Y+42, column(over, 6).W, 30), "takes back", ui.Small, ui.TextQuiet, ui.Center)
	c.rows(u, r, nameW, func(s game.Seat, r ui.Rect) {
		for i := range 5 {
			c.counter(u, column(r, i).InsetXY(0, 4), game.Edit{Kind: game.DrawSkills, Seat: s, Skill: card.Politics + card.Skill(i)}, 0, 9)
		}
		c.counter(u, column(r, 5).InsetXY(0, 4), game.Edit{Kind: game.OweDiscards, Seat: s}, 0, 9)
		c.taken(u, column(r, 6).InsetXY(0, 4), s)
	})
	text, again := foot.CutTop(80, 4)
	u.Paragraph(text, "Cards are drawn from the top of their decks, which nobody knows; the owner chooses what to discard. “Takes back”: the top card of a discard pile.", ui.Small, ui.TextQuiet, ui.Left)
	if open := p.View.Piles[game.CrisisOpen]; p.View.Step == game.CrisisStep && len(open) > 0 {
		id := open[len(open)-1].Card
		c.once(u, ui.R(again.X, again.Y, min(again.W, 700), 56), "Draw a crisis again instead of "+p.Say.CardName(id), game.Edit{Kind: game.DrawCrisisAgain, Card: id})
	}
}

// taken chooses the discard pile whose top card a seat takes.
func (c *CorrectPage) taken(u *ui.UI, r ui.Rect, s game.Seat) {
	at := 0
	i := slices.IndexFunc(c.edits, func(e game.Edit) bool { return e.Kind == game.TakeDiscarded && e.Seat == s })
	name := "–"
	if i >= 0 {
		at = int(c.edits[i].Skill)
		name = c.play.Say.Skill(c.edits[i].Skill)[:2]
	}
	was := at
	if !u.Spinner("take:"+parts.Number(int(s)), r, name, &at, 6, 0) || at == was {
		return
	}
	if i >= 0 {
		c.edits = slices.Delete(c.edits, i, i+1)
	}
	c.put(game.Edit{Kind: game.TakeDiscarded, Seat: s, Skill: card.Skill(at)}, at > 0)
}
