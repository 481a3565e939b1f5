package correct

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/board"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/takeback"
	"battlestar/render/ui"
)

// Correct is where the table corrects what lies on it: edits are gathered, described in words, and made when everyone agrees. The rules say what
// can be corrected ([game.Settable]). The page only knows which tab each shape belongs to.
type Correct struct {
	*session.Session
	back   *takeback.TakeBack
	tab    int
	edits  []game.Edit
	things []game.Settable
	view   *game.View // the view for which the edits were last judged and the things listed
	again  table.Again
	err    error
	asking bool
	in     *box.Catalog
}

// New makes the page of a table.
func New(all *session.Session, back *takeback.TakeBack) *Correct {
	return &Correct{Session: all, back: back, in: all.Table.Setup().Catalog()}
}

// Open opens the page, with the edits gathered there before. It closes the curtain first.
func (c *Correct) Open(a *render.App) {
	c.Table.CloseCurtain()
	c.HandTo = game.NoSeat
	c.Refresh()
	c.asking = false
	a.Push(c)
}

// find returns the index of the edit that sets the same thing, or −1.
func (c *Correct) find(e game.Edit) int {
	return slices.IndexFunc(c.edits, func(other game.Edit) bool { return other.Sets() == e.Sets() })
}

// put adds an edit, in place of one that sets the same thing. An edit that changes nothing is dropped.
func (c *Correct) put(e game.Edit, changes bool) {
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
func (c *Correct) judge() {
	c.view, c.asking = c.View, false
	c.things = c.Table.Settables()
	c.again, c.err = c.Table.CanCorrect(c.edits)
	if game.AtOnce(c.edits) {
		c.again = table.Again{}
	}
}

// number returns what an edit would set, as gathered or as it is on the table.
func (c *Correct) number(e game.Edit) int {
	if at := c.find(e); at >= 0 {
		return c.edits[at].N
	}
	return c.View.Now(e)
}

// Frame implements render.Scene.
func (c *Correct) Frame(u *ui.UI, a *render.App) {
	p := c.Session
	p.Refresh()
	if c.view != p.View {
		c.judge()
	}
	in, buttons := parts.Page(u, p.Say.Text(say.CorrectHead), p.Say.Text(say.CorrectAnythingThatLiesOpen))
	left, right := in.CutLeft(in.W-540, 20)
	u.Panel(left, ui.Plain)
	left = left.Inset(20)
	tabs, left := left.CutTop(58, 16)
	var names []string
	for _, name := range [...]say.Text{say.CorrectDials, say.CorrectSpace, say.CorrectDamage, say.CorrectPlayers, say.CorrectCards} {
		names = append(names, p.Say.Text(name))
	}
	pages := []func(*ui.UI, ui.Rect){c.dials, c.space, c.damage, c.people, c.cards}
	if len(c.those(behind)) > 0 {
		names, pages = append(names, c.Say.Text(say.BoardCylonFleet)), append(pages, c.cylonFleet)
	}
	u.Tabs("correct", tabs, names, &c.tab)
	pages[c.tab](u, left)
	c.list(u, right)
	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), p.Say.Text(say.SharedBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious, Tip: p.Say.Text(say.CorrectStaysForLater)}) {
		a.Pop()
		return
	}
	o := ui.Options{Icon: ui.IconTick, Key: "Enter", Primary: true}
	switch {
	case len(c.edits) == 0:
		o = ui.Options{Icon: ui.IconTick, Disabled: p.Say.Text(say.CorrectNothingChanged)}
	case c.err != nil:
		o = ui.Options{Icon: ui.IconTick, Disabled: c.why()}
	}
	label := p.Say.Text(say.CorrectAllAgreeAsked)
	if c.asking {
		label = p.Say.Text(say.CorrectAllAgree)
	}
	if u.Button("agree", ui.R(buttons.Right()-540, buttons.Y, 540, 64), label, o) {
		c.agree(a)
	}
	if c.asking {
		c.back.Humans(u, ui.R(buttons.X+260, buttons.Y, buttons.W-260-560, 64))
	}
}

// why says why the edits cannot be made.
func (c *Correct) why() string {
	var fault *game.CorrectionError
	if errors.As(c.err, &fault) {
		return c.Say.CorrectionError(fault)
	}
	return c.Shell.Sentence(c.err)
}

// agree handles the first click, which asks, and the second, which applies the edits.
func (c *Correct) agree(a *render.App) {
	p := c.Session
	if !c.asking {
		c.asking = true
		return
	}
	c.asking = false
	if c.err = p.Table.Correct(c.edits); c.err != nil {
		return
	}
	c.edits, c.view, c.tab = nil, nil, 0
	p.Notice, p.Armed, p.Picks = "", "", nil
	p.Refresh()
	a.Pop()
}

// list draws the gathered edits in words, and what they do to this step.
func (c *Correct) list(u *ui.UI, r ui.Rect) {
	p := c.Session
	u.Panel(r, ui.Important)
	in := r.Inset(22)
	text, color := "", ui.TextSecond
	var fallen []string
	switch {
	case c.err != nil && len(c.edits) > 0:
		text, color = c.why(), ui.RedText
	case len(c.edits) == 0:
		text = p.Say.Text(say.CorrectChangeOnTheLeft)
	case len(c.again.Events) == 0 && c.again.Answers == 0:
		text = p.Say.Text(say.CorrectAtOnce)
	case c.again.Answers == 0:
		text = p.Say.Text(say.CorrectStepAgain)
	default:
		text, color = p.Say.Text(say.CorrectStepAgainTakesBack), ui.AmberTop
		for _, e := range c.again.Events {
			if line, told := p.Say.Event(nil, e); told {
				fallen = append(fallen, line)
			}
		}
		if fallen == nil {
			fallen = []string{p.Shell.Count(say.CorrectUntoldAnswers, c.again.Answers)}
		}
	}
	head, in := in.CutTop(34, 6)
	u.Text(head, p.Say.Text(say.CorrectToBeSetRight), ui.Heading, ui.TextMain, ui.Left)
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
		if u.Button("drop:"+e.Sets().String(), drop, "", ui.Options{Icon: ui.IconCross, Tip: fmt.Sprintf(p.Say.Text(say.CorrectLeaves), text)}) {
			c.edits = slices.Delete(c.edits, i, i+1)
			c.judge()
		}
	})
}

// linesSmall lists sentences, of which there may be many.
func linesSmall(u *ui.UI, id string, r ui.Rect, lines []string) {
	high := u.LineHeight(ui.Small) + 4
	u.List(id, r, len(lines), high, func(i int, r ui.Rect) {
		u.Text(r, parts.Shortened(u, lines[i], ui.Small, r.W), ui.Small, ui.TextQuiet, ui.Left)
	})
}

// those returns the things whose edit satisfies so.
func (c *Correct) those(so func(e game.Edit) bool) []game.Settable {
	return slices.DeleteFunc(slices.Clone(c.things), func(s game.Settable) bool { return !so(s.Edit) })
}

// inSpace and behind report whether an edit sets pieces in an area of the main board, or of the Cylon Fleet board.
func inSpace(e game.Edit) bool {
	main, _ := e.Spot.Areas()
	return e.Kind == game.SetPieces && main != card.NoArea
}

func behind(e game.Edit) bool {
	_, behind := e.Spot.Areas()
	return e.Kind == game.SetPieces && behind != card.NoArea
}

// counter draws the control that sets the number of an edit.
func (c *Correct) counter(u *ui.UI, r ui.Rect, s game.Settable) {
	e := s.Edit
	n := c.number(e)
	now := n
	e.N = 0
	if u.Stepper("set:"+e.String(), r, &n, 0, s.Most) && n != now {
		e.N = n
		c.put(e, n != c.View.Now(e))
	}
	if c.find(e) >= 0 {
		u.Panel(r, ui.Look{LineTop: ui.Amber, LineBottom: ui.Amber, Line: 2, Cut: 8})
	}
}

// few: other counters have no sign
var counterIcons = [game.NumCounters]ui.Icon{
	game.FuelDial: ui.IconFuel, game.FoodDial: ui.IconFood, game.MoraleDial: ui.IconMorale, game.PopulationDial: ui.IconPopulation,
	game.DistanceGone: ui.IconDistance, game.JumpPreparation: ui.IconJump, game.NukesLeft: ui.IconNuke, game.Pursuit: ui.IconBasestar,
	game.QuorumCards: ui.IconLaurel,
}

// dial draws a counter, or the number of pieces of a kind in a box or on a track, with its name.
func (c *Correct) dial(u *ui.UI, r ui.Rect, s game.Settable) {
	icon, name := counterIcons[s.Counter], c.Say.Counter(s.Counter)
	if s.Kind == game.SetPieces {
		icon, name = cards.ShipIcon(s.Ship), c.Say.Pieces(s.Ship, s.Spot)
	}
	if s.Spot == game.DamagedBox {
		icon = ui.IconWrench
	}
	u.Icon(icon, ui.R(r.X, r.Y+(r.H-32)/2, 32, 32), ui.CyanIcon)
	ctl, label := ui.R(r.X+44, r.Y, r.W-44, r.H).CutRight(178, 12)
	parts.Middle(u, label, name, ui.Body, ui.TextMain, ui.Left)
	c.counter(u, ui.R(ctl.X, ctl.Y+(ctl.H-54)/2, ctl.W, 54), s)
}

// dials draws the counters of the table, and the pieces that are in no area.
func (c *Correct) dials(u *ui.UI, r ui.Rect) {
	list := c.those(func(e game.Edit) bool {
		return e.Kind == game.SetCounter && !e.Counter.Seated() || e.Kind == game.SetPieces && !inSpace(e) && !behind(e)
	})
	rows := (len(list) + 1) / 2
	for i, s := range list {
		col := r.Cell(i/rows, 2, 44)
		high := col.H / float64(rows)
		c.dial(u, ui.R(col.X, col.Y+float64(i%rows)*high, col.W, high), s)
	}
}

func (c *Correct) space(u *ui.UI, r ui.Rect) {
	note, r := r.CutBottom(66, 8)
	u.Paragraph(note, c.Say.Text(say.CorrectVipersAndCivilians), ui.Small, ui.TextQuiet, ui.Left)
	c.pieces(u, r, c.those(inSpace))
}

// cylonFleet draws the Cylon Fleet board: the ships that wait.
func (c *Correct) cylonFleet(u *ui.UI, r ui.Rect) {
	note, r := r.CutBottom(66, 8)
	u.Paragraph(note, c.Say.Text(say.CorrectCylonFleet), ui.Small, ui.TextQuiet, ui.Left)
	c.pieces(u, r, c.those(behind))
}

// pieces sets the number of pieces in each area, with a column for each kind of piece.
func (c *Correct) pieces(u *ui.UI, r ui.Rect, list []game.Settable) {
	p := c.Session
	const nameW = 180
	high := r.H / 7
	columns := 0
	for i, s := range list {
		if i == 0 || s.Ship != list[i-1].Ship {
			columns++
		}
	}
	cell := func(col, row int) ui.Rect {
		w := (r.W - nameW) / float64(columns)
		return ui.R(r.X+nameW+float64(col)*w, r.Y+float64(row)*high, w-14, high)
	}
	for row, a := range card.Areas {
		u.Text(ui.R(r.X, r.Y+float64(row+1)*high, nameW-10, high), p.Say.Area(a), ui.Body, ui.TextMain, ui.Left)
	}
	col := -1
	for i, s := range list {
		if i == 0 || s.Ship != list[i-1].Ship {
			col++
			box := cell(col, 0)
			u.Icon(cards.ShipIcon(s.Ship), ui.R(box.X, box.Y+(box.H-30)/2, 30, 30), ui.CyanIcon)
			parts.Middle(u, ui.R(box.X+36, box.Y, box.W-36, box.H), p.Say.Piece(s.Ship), ui.BodyBold, ui.TextMain, ui.Left)
		}
		main, back := s.Spot.Areas()
		at := cell(col, 1+slices.Index(card.Areas[:], max(main, back))).InsetXY(0, (high-54)/2)
		at.W = min(at.W, 220)
		c.counter(u, at, s)
	}
}

// toggle draws a switch for an edit that sets 1 or 0.
func (c *Correct) toggle(u *ui.UI, r ui.Rect, label string, e game.Edit) {
	on := c.number(e) == 1
	e.N = 0
	if u.Toggle("set:"+e.String(), r, label, &on, ui.Options{}) {
		e.N = parts.Btoi(on)
		c.put(e, e.N != c.View.Now(e))
	}
}

// away draws a switch for a card that can only be taken away.
func (c *Correct) away(u *ui.UI, r ui.Rect, label string, e game.Edit) {
	on := c.find(e) >= 0
	e.N = 0
	if u.Toggle("set:"+e.String(), r, label, &on, ui.Options{}) {
		c.put(e, on)
	}
}

// damage draws the tokens and the cards kept in play, pile by pile: the first on the left, the others on the right.
func (c *Correct) damage(u *ui.UI, r ui.Rect) {
	p := c.Session
	left, right := r.CutLeft(r.W*0.48, 40)
	column, high := &left, 56.0
	list := c.those(func(e game.Edit) bool { return e.Kind == game.SetCard && e.Pile != game.CrisisOpen })
	for i, s := range list {
		if i == 0 || s.Pile != list[i-1].Pile {
			if i > 0 {
				high = 46
				if column == &right {
					right.Y, right.H = right.Y+12, right.H-12
				}
				column = &right
			}
			head := p.Say.CardsIn(s.Pile)
			if n := int(s.Pile) - int(game.BasestarTokens(0)); n >= 0 && n < len(p.View.Basestars) {
				head += ": " + p.Say.Area(p.View.Basestars[n].Area)
			}
			var line ui.Rect
			line, *column = column.CutTop(36, 6)
			u.Text(line, head, ui.Heading, ui.Cyan, ui.Left)
		}
		var row ui.Rect
		row, *column = column.CutTop(high, 4)
		name := p.Say.CardName(s.Card)
		if game.HullWith(s.Pile) != nil {
			place := c.in.Token(s.Card).Place
			u.Icon(board.Icon(place), ui.R(row.X, row.Y+12, 32, 32), ui.CyanIcon)
			row.X, row.W = row.X+40, row.W-40
			name = p.Say.Place(place)
		}
		if s.Pile == game.InPlay {
			c.away(u, row, name, s.Edit)
		} else {
			c.toggle(u, row, name, s.Edit)
		}
	}
}

// rows cuts r into a row for each seat that is in the game, draws its name, and calls f with the rest of the row.
func (c *Correct) rows(u *ui.UI, r ui.Rect, nameW float64, f func(s game.Seat, r ui.Rect)) {
	p := c.Session
	playing := p.View.Playing()
	high := min(104, r.H/float64(len(playing)))
	for i, s := range playing {
		row := ui.R(r.X, r.Y+float64(i)*high, r.W, high)
		u.Badge(ui.R(row.X, row.Y+(high-44)/2, 44, 44), p.Emblem(s), p.Color(s))
		u.Text(ui.R(row.X+54, row.Y, nameW-60, high), parts.Shortened(u, p.Name(s), ui.Fact, nameW-62), ui.Fact, p.Color(s), ui.Left)
		f(s, ui.R(row.X+nameW, row.Y+(high-56)/2, row.W-nameW, 56))
	}
}

// people draws where the players are, their titles, whose turn it is, and the counters that each has.
func (c *Correct) people(u *ui.UI, r ui.Rect) {
	p := c.Session
	v := p.View
	c.rows(u, r, 200, func(s game.Seat, r ui.Rect) {
		place, r := r.CutLeft(350, 14)
		c.place(u, place, s)
		for _, held := range v.Titles {
			var box ui.Rect
			box, r = r.CutLeft(72, 10)
			e := game.Edit{Kind: game.SetTitle, Title: held.Title, Seat: s}
			at := c.find(e)
			holds := at < 0 && held.Holder == s || at >= 0 && c.edits[at].Seat == s
			if u.Button("set:"+e.String(), box, "", ui.Options{Icon: parts.TitleIcons[held.Title], Chosen: holds, Tip: p.Name(s) + ": " + p.Say.Title(held.Title)}) {
				c.put(e, held.Holder != s)
			}
		}
		turn, r := r.CutLeft(160, 14)
		e := game.Edit{Kind: game.SetTurn, Seat: s}
		chosen := slices.Contains(c.edits, e)
		if u.Button("set:"+e.String(), turn, p.Say.Text(say.TableTurn), ui.Options{Icon: ui.IconPlay, Chosen: chosen, Tip: fmt.Sprintf(p.Say.Text(say.CorrectTurnBegins), p.Name(s))}) {
			c.put(e, !chosen)
		}
		own := c.those(func(e game.Edit) bool {
			return e.Kind == game.SetCounter && e.Counter.Seated() && e.Counter != game.DiscardsOwed && e.Seat == s
		})
		for i, thing := range own {
			if box := r.Cell(i, len(own), 10); thing.Most == 1 {
				c.toggle(u, box, p.Say.Counter(thing.Counter), thing.Edit)
			} else {
				c.counter(u, box, thing)
			}
		}
	})
}

// place chooses where a character is.
func (c *Correct) place(u *ui.UI, r ui.Rect, s game.Seat) {
	p := c.Session
	var list []game.Edit
	for _, thing := range c.those(func(e game.Edit) bool { return e.Kind == game.SetPlace && e.Seat == s }) {
		list = append(list, thing.Edit)
	}
	now := slices.IndexFunc(list, func(e game.Edit) bool { return p.View.Now(e) == 1 })
	at := now
	if edit := c.find(game.Edit{Kind: game.SetPlace, Seat: s}); edit >= 0 {
		at = slices.Index(list, c.edits[edit])
	}
	name := p.Say.Text(say.TableOffBoard)
	if at >= 0 {
		name = p.Say.Place(list[at].Place)
		if area, _ := list[at].Spot.Areas(); area != card.NoArea {
			name = p.Say.Flown(list[at].Ship, area)
		}
	}
	if u.Spinner("place:"+parts.Number(int(s)), r, name, &at, len(list), 0) && at >= 0 {
		c.put(list[at], at != now)
	}
	if at != now {
		u.Panel(r, ui.Look{LineTop: ui.Amber, LineBottom: ui.Amber, Line: 2, Cut: 8})
	}
}

func (c *Correct) cards(u *ui.UI, r ui.Rect) {
	p := c.Session
	head, r := r.CutTop(74, 6)
	foot, r := r.CutBottom(142, 10)
	const nameW, gap = 190, 14.0
	draws := func(s game.Seat) []game.Settable {
		return c.those(func(e game.Edit) bool {
			return e.Kind == game.DrawCards && e.Seat == s && e.Pile == game.SkillDeck(e.Pile.Skill())
		})
	}
	from := draws(p.View.Playing()[0]) // the same for everyone
	decks := len(from)
	column := func(r ui.Rect, i int) ui.Rect { return r.Cell(i, decks+2, gap) }
	over := ui.R(head.X+nameW, head.Y, head.W-nameW, head.H)
	for i := range decks {
		box := column(over, i)
		u.Skill(ui.Skill(from[i].Pile.Skill()-card.Politics), ui.R(box.X+(box.W-40)/2, box.Y, 40, 40))
		u.Text(ui.R(box.X, box.Y+42, box.W, 30), p.Say.Text(say.CorrectDraws), ui.Small, ui.TextQuiet, ui.Center)
	}
	for i, text := range [...]say.Text{say.CorrectDiscards, say.CorrectTakesBack} {
		box := column(over, decks+i)
		u.Text(ui.R(box.X, over.Y+42, box.W, 30), p.Say.Text(text), ui.Small, ui.TextQuiet, ui.Center)
	}
	c.rows(u, r, nameW, func(s game.Seat, r ui.Rect) {
		for i, thing := range draws(s) {
			c.counter(u, column(r, i).InsetXY(0, 4), thing)
		}
		for _, thing := range c.those(func(e game.Edit) bool { return e.Counter == game.DiscardsOwed && e.Seat == s }) {
			c.counter(u, column(r, decks).InsetXY(0, 4), thing)
		}
		c.taken(u, column(r, decks+1).InsetXY(0, 4), s)
	})
	text, again := foot.CutTop(80, 4)
	u.Paragraph(text, p.Say.Text(say.CorrectCardsAreDrawn), ui.Small, ui.TextQuiet, ui.Left)
	for _, s := range c.those(func(e game.Edit) bool { return e.Kind == game.SetCard && e.Pile == game.CrisisOpen }) {
		s.N = 0
		c.away(u, ui.R(again.X, again.Y, min(again.W, 700), 56), p.Say.Edit(s.Edit, 1), s.Edit)
	}
}

// taken chooses the discard pile from which a seat takes the top card.
func (c *Correct) taken(u *ui.UI, r ui.Rect, s game.Seat) {
	piles := c.those(func(e game.Edit) bool {
		return e.Kind == game.DrawCards && e.Seat == s && e.Pile == game.SkillDiscard(e.Pile.Skill())
	})
	at, name := 0, "–" // 0 for none
	for i, thing := range piles {
		if c.find(thing.Edit) >= 0 {
			at, name = i+1, c.Say.Skill(thing.Pile.Skill())[:2]
		}
	}
	was := at
	if !u.Spinner("take:"+parts.Number(int(s)), r, name, &at, len(piles)+1, 0) || at == was {
		return
	}
	for i, thing := range piles {
		thing.N = parts.Btoi(i+1 == at)
		c.put(thing.Edit, i+1 == at)
	}
}
