package prompt

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/board"
	"battlestar/render/scene/check"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/takeback"
	"battlestar/render/scene/touch"
	"battlestar/render/ui"
)

// Prompt is the bar at the foot of the table: who decides what, by which buttons.
type Prompt struct {
	*session.Session
	check *check.Check
	moves *motion.Motion
	back  *takeback.TakeBack
	touch *touch.Touch
}

// New makes the bar of a game.
func New(s *session.Session, moves *motion.Motion, check *check.Check, back *takeback.TakeBack, touch *touch.Touch) *Prompt {
	return &Prompt{Session: s, moves: moves, check: check, back: back, touch: touch}
}

// Laid is the layout of the bar in a frame, made once before anything is drawn.
type Laid struct {
	options []game.Option // shown as buttons
	Sheeted bool          // they lie over the board, with those that could be chosen there
	Sheet   ui.Rect       // where
	decks   float64       // the width of the decks; 0 if they make room for options
	names   int           // the style of the deck names, an index into deckName
}

// asButtons returns the options that are buttons.
func (p *Prompt) asButtons() []game.Option {
	if !p.OpenChoice() || p.chosenOnCard() {
		return nil
	}
	d := p.View.Decision
	var list []game.Option
	for i := range d.Options {
		if session.AsButton(d, &d.Options[i]) {
			list = append(list, d.Options[i])
		}
	}
	return list
}

// chosenOnCard reports whether the boxes of the open crisis are the options: they are clicked where they lie.
func (p *Prompt) chosenOnCard() bool {
	d := p.View.Decision
	return d.Kind == game.ChooseBox && p.View.Check == nil && d.About == p.Crisis() && p.moves.Covers()
}

const (
	buttonH = 56.0
	signX   = 116.0 // for what is to the right of the badge
)

// buttonsX returns where the words and the buttons begin: after the badge and what the question is about.
func (p *Prompt) buttonsX() float64 {
	if _, ok := p.about(); ok {
		return signX + session.PresentedW + 14
	}
	return signX
}

// about returns what the question is about, unless it lies large over the board.
func (p *Prompt) about() (session.Subject, bool) {
	s, ok := p.About()
	if !ok || s.Covered || !p.moves.Covers() {
		return s, ok
	}
	switch {
	case p.FateOpen():
		ok = s.Deck != card.Allies && s.Deck != card.Crossroads
	case p.View.Check != nil:
		ok = s.ID != p.View.Check.Card && s.ID != card.ID(p.View.Check.Place)
	default:
		ok = s.ID != p.Crisis()
	}
	return s, ok
}

// buttonHigh returns the height of the buttons: in a small window they are taller than elsewhere, as letters do not shrink.
func buttonHigh(u *ui.UI) float64 { return max(buttonH, u.LineHeight(ui.Action)*1.15) }

// High returns the least height of the bar.
func High(u *ui.UI) float64 {
	const spare = 8 // lines are further apart than they need
	return 20 + u.LineHeight(ui.Prompt.Sized(38)) + 6 + buttonHigh(u) + u.LineHeight(parts.FootStyle) + 6 - spare
}

// inline reports whether the options fit side by side into the prompt bar.
func (p *Prompt) inline(u *ui.UI, options []game.Option, wide float64) bool {
	if p.Now.Order {
		wide -= parts.ButtonWidth(u, p.Say.Text(say.PromptInOrder), "O", false) + 12
	}
	if p.Multiple() {
		wide -= 260 // room for the button that confirms
	}
	for _, o := range options {
		wide -= p.optionWidth(u, o) + 10
	}
	return wide >= -10
}

func (p *Prompt) optionWidth(u *ui.UI, o game.Option) float64 {
	return parts.ButtonWidth(u, p.Label(o), optionKey(o), o.Kind == game.FromHand)
}

// optionKey returns the key of a common option.
func optionKey(o game.Option) ui.Key {
	switch o.Kind {
	case game.Pass:
		return "P"
	case game.FromHand:
		return "H"
	case game.Act:
		return "A"
	}
	return ""
}

// A sheet is a list of options over the foot of the board, if they do not fit into the prompt bar. There is room on it to say what they do.
const sheetGap = 10.0

// Lay lays out the bar; the board lies above it.
func (p *Prompt) Lay(u *ui.UI, bar, work ui.Rect) Laid {
	wide := bar.W - p.buttonsX() - 30
	l := Laid{options: p.asButtons(), names: bareDecks}
	none := len(l.options) == 0
	if p.Table.SaveErr() != nil && !p.decksAsked() {
		// The line that says so needs the room of the decks.
		if none || p.inline(u, l.options, wide) {
			return l
		}
	}
	for _, l.names = range [...]int{p.deckNamesFit(u, wide), bareDecks} {
		l.decks = p.decksWidth(u, l.names)
		if none && wide-l.decks >= max(p.windowWidth(u), p.footWidth(u)) || !none && p.inline(u, l.options, wide-l.decks) {
			return l
		}
	}
	if none {
		if p.OpenChoice() && p.chosenOnCard() || p.Now.For == table.Window {
			l.decks = 0 // the decks make room for all the words
		}
		return l
	}
	if !p.decksAsked() && p.inline(u, l.options, wide) {
		l.decks = 0 // nothing is chosen among the decks, so they make room
		return l
	}
	l.Sheeted = true
	// The sheet covers the board, so it also holds what could be chosen there.
	for _, o := range p.View.Decision.Options {
		if session.OnBoard(p.View.Decision, &o) && !session.AsButton(p.View.Decision, &o) {
			l.options = append(l.options, o)
		}
	}
	rows := float64((len(l.options) + columns(l.options) - 1) / columns(l.options))
	most := work.H * 0.62
	if !p.CardOpen() {
		most = work.H
	}
	h := min(most, rows*(p.rowHeight(u, l.options)+sheetGap)+20)
	_, l.Sheet = work.CutTop(work.H-h, 0)
	return l
}

// decksAsked reports whether a deck of the prompt bar may be chosen.
func (p *Prompt) decksAsked() bool {
	if p.View.Decision == nil {
		return false
	}
	for _, o := range p.View.Decision.Options {
		if o.Kind == game.TheSkill || o.Kind == game.TheDeck && session.IsDrawn(o.Deck) {
			return true
		}
	}
	return false
}

// columns returns the number of columns of options on a sheet.
func columns(options []game.Option) int {
	if len(options) > 4 {
		return 2
	}
	return 1
}

// rowHeight returns a height with room for what most options say about themselves, up to two lines.
func (p *Prompt) rowHeight(u *ui.UI, options []game.Option) float64 {
	lines := 1.0
	for _, o := range options {
		if len(p.Say.Hint(p.View, p.View.Decision, o)) > 70 || len(p.Label(o)) > 70 {
			lines = 2
		}
	}
	return u.LineHeight(ui.Action) + lines*u.LineHeight(ui.Small) + 22
}

// sheet draws options over the foot of the board.
func (p *Prompt) sheet(u *ui.UI, r ui.Rect, options []game.Option) {
	u.Block(r)
	u.Panel(r, ui.Important)
	u.Keep(r)
	in := ui.R(r.X+14, r.Y+14, r.W-28, r.H-18)
	cols := columns(options)
	row := p.rowHeight(u, options) + sheetGap
	rows := (len(options) + cols - 1) / cols
	u.List("sheet", in, rows, row, func(i int, line ui.Rect) {
		for c := range cols {
			if at := i*cols + c; at < len(options) {
				box := line.Cell(c, cols, sheetGap)
				box.H -= sheetGap
				p.sheetOption(u, box, options[at])
			}
		}
	})
}

// sheetOption draws an option, with what it does.
func (p *Prompt) sheetOption(u *ui.UI, r ui.Rect, o game.Option) {
	id := session.OptionID(o.Choice)
	label := p.Say.Option(p.View, p.View.Decision, o) // the cost is shown below
	res := u.Area(id, label, r, ui.Options{Legal: true, Key: optionKey(o), Tip: p.longTip(u, r, o)})
	chosen := p.Armed == id || p.Picked(o.Choice)
	look := ui.Metal.Edged(ui.Amber, 2)
	if chosen {
		look = look.Filled(ui.Mix(ui.MetalTop, ui.Amber, 0.12), ui.Mix(ui.MetalBase, ui.Amber, 0.10)).Edged(ui.AmberTop, 4) // its words stay readable
	}
	if res.Hover && !chosen {
		look = look.Hovered()
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	in := r.InsetXY(18, 8)
	if p.Armed == id {
		w := u.TextWidth(p.Say.Text(say.TableAgain), ui.SmallCaps) + 24
		box := ui.R(in.Right()-w, in.Y, w, u.LineHeight(ui.SmallCaps)+8)
		u.Panel(box, ui.Gold.Cutting(6))
		u.Text(box, p.Say.Text(say.TableAgain), ui.SmallCaps, ui.Ink, ui.Center)
		in.W -= w + 12
	}
	hint := p.Say.Hint(p.View, p.View.Decision, o)
	if hint == "" {
		h := min(in.H, u.ParagraphHeight(in.W, label, ui.BodyBold))
		u.Paragraph(in.Around(in.W, h), label, ui.BodyBold, ui.TextMain, ui.Left)
	} else {
		u.Text(ui.R(in.X, in.Y, in.W, u.LineHeight(ui.Action)), label, ui.BodyBold, ui.AmberTop, ui.Left)
		y := in.Y + u.LineHeight(ui.Action) + 3
		p.clamped(u, ui.R(in.X, y, r.Right()-18-in.X, r.Bottom()-6-y), hint)
	}
	if res.Inspect {
		p.inspect(o)
	}
	if res.Clicked {
		p.Click(o)
	}
}

// clamped draws as much of a text as there is room for; the tip has all of it.
func (p *Prompt) clamped(u *ui.UI, r ui.Rect, text string) {
	u.Paragraph(r, parts.Fitting(u, r, text), ui.Small, ui.TextSecond, ui.Left)
}

// longTip returns the whole hint if it is too long for its button.
func (p *Prompt) longTip(u *ui.UI, r ui.Rect, o game.Option) string {
	hint := p.Say.Hint(p.View, p.View.Decision, o)
	if hint == "" || u.ParagraphHeight(r.W-36, hint, ui.Small) <= 2*u.LineHeight(ui.Small)+1 {
		return ""
	}
	return hint
}

// inspect enlarges what an option is about.
func (p *Prompt) inspect(o game.Option) {
	switch {
	case o.Card != "" && p.View.Decision.Kind == game.ChooseCharacter:
		p.Show(card.Characters, o.Card)
	case o.Card != "":
		p.Show(card.AnyDeck, o.Card)
	case o.Place != "":
		p.Show(card.Locations, card.ID(o.Place))
	}
}

// Draw draws who decides what, the options that are buttons, the decks, and last whom the game is waiting for.
func (p *Prompt) Draw(u *ui.UI, r ui.Rect, l Laid) {
	d := p.View.Decision
	if d == nil {
		p.tells(u, r, l)
		return
	}
	seat := d.Seat()
	edge := ui.TextQuiet // if several seats are asked
	if seat != game.NoSeat {
		edge = p.Color(seat)
	}
	u.Panel(r, ui.Important.Edged(edge, 2.5))
	u.Keep(r)
	u.Fill(ui.R(r.X+1, r.Y+24, 5, r.H-48), edge)
	p.who(u, ui.R(r.X+18, r.Y+16, 84, r.H-32), d)

	if about, ok := p.about(); ok {
		p.Present(u, ui.R(r.X+signX, r.Y+14, session.PresentedW, r.H-28), about)
	}
	x := p.buttonsX()
	in := ui.R(r.X+x, r.Y+10, r.W-x-20, r.H-20)
	head, in := in.CutTop(u.LineHeight(ui.Prompt.Sized(38))+2, 4)
	foot, row := in.CutBottom(u.LineHeight(parts.FootStyle)+2, 4)
	decks := ui.Rect{}
	if l.decks > 0 {
		decks, row = row.CutRight(l.decks, 14)
		decks.H = min(decksH, r.Bottom()-12-head.Bottom())
		decks.Y = r.Bottom() - 12 - decks.H
		foot.W -= l.decks + 14
	}
	row = row.Around(row.W, buttonHigh(u))

	p.WhyAsked(u, "why", ui.R(head.Right()-44, head.Y+2, 44, 44))
	head.W -= 56
	if p.CardOpen() {
		var board ui.Rect
		head, board = head.CutLeft(head.W-p.toggleWidth(u), 12)
		p.toggle(u, board.Around(board.W, 44))
	}
	p.SayPrompt(u, head, p.Say.Prompt(p.View, d))
	if l.decks > 0 {
		p.decks(u, decks, l.names)
	}
	switch p.Now.For {
	case table.Window:
		p.window(u, row)
	case table.HandOver:
		label, key := p.Say.Text(say.PromptHandOver), ui.Key("Space")
		if p.Table.Holds(seat) { // opens at once: not by a key that people press to continue
			label, key = p.Say.Text(say.PromptOpenCurtain), seatKey(seat)
		}
		if u.Button("hand-over", ui.R(row.X, row.Y, parts.ButtonWidth(u, label, key, true), row.H), label, ui.Options{Primary: true, Key: key, Icon: ui.IconEye}) {
			p.HandOver(seat)
		}
	case table.Choice:
		p.choices(u, row, l)
	case table.Nothing, table.Bots, table.Secret: // there is nothing to press
	}
	text, c := p.waiting(d)
	if p.Table.SaveErr() == nil {
		foot = p.back.Draw(u, p.stopHere(u, foot), u.TextWidth(text, parts.FootStyle))
	}
	u.Text(foot, parts.Shortened(u, text, parts.FootStyle, foot.W), parts.FootStyle, c, ui.Left)
}

// tells draws what is being told. Nobody is asked anything meanwhile.
func (p *Prompt) tells(u *ui.UI, r ui.Rect, l Laid) {
	u.Panel(r, ui.Important)
	in := ui.R(r.X+signX, r.Y+10, r.W-signX-20, r.H-20)
	if l.decks > 0 {
		var decks ui.Rect
		decks, in = in.CutRight(l.decks, 14)
		decks.H = min(decksH, decks.H-u.LineHeight(ui.Prompt.Sized(38))-6)
		decks.Y = r.Bottom() - 12 - decks.H
		p.decks(u, decks, l.names)
	}
	if p.back.Backs().Is && p.Table.SaveErr() == nil {
		var foot ui.Rect
		foot, in = in.CutBottom(u.LineHeight(parts.FootStyle)+2, 4)
		p.back.Draw(u, foot, 0)
	}
	line := &p.Line
	if line.Seat != game.NoSeat {
		p.Sitter(u, ui.R(r.X+18, r.Y+16, 84, r.H-32).Around(88, 88), line.Seat)
	}
	st := ui.Prompt.Sized(38)
	for u.ParagraphHeight(in.W, line.Text, st) > in.H && st.Size > 24 {
		st.Size -= 2
	}
	u.Paragraph(ui.R(in.X, in.Y+(in.H-u.ParagraphHeight(in.W, line.Text, st))/2, in.W, in.H), line.Text, st, ui.TextSecond, ui.Left)
}

// who draws the signs of the seats that are asked.
func (p *Prompt) who(u *ui.UI, r ui.Rect, d *game.Decision) {
	if s := d.Seat(); s != game.NoSeat {
		p.Sitter(u, r.Around(88, 88), s)
		p.Player(u, "asked", r.Around(110, 96), s)
		return
	}
	seats := d.Seats.List()
	columns, size := 2, 40.0
	if len(seats) <= 2 { // one above the other
		columns, size = 1, 66
	}
	step := size + 6
	rows := (len(seats) + columns - 1) / columns
	left, top := r.X+(r.W-float64(columns)*step+6)/2, r.Y+(r.H-float64(rows)*step+6)/2
	for i, s := range seats {
		at := ui.R(left+float64(i%columns)*step, top+float64(i/columns)*step, size, size)
		u.Badge(at, p.Emblem(s), p.Color(s))
		p.Player(u, "asked."+parts.Number(int(s)), at, s)
	}
}

// window draws "go on" for everyone, and "I do" for each seat that is asked.
func (p *Prompt) window(u *ui.UI, row ui.Rect) {
	first := ui.R(row.X, row.Y, parts.ButtonWidth(u, p.Say.Text(say.PromptGoOn), "Space", true), row.H)
	if u.Button("go-on", first, p.Say.Text(say.PromptGoOn), ui.Options{Primary: true, Key: "Space", Icon: ui.IconPlay}) {
		p.GoOn()
		return
	}
	if p.Now.GoesOn {
		u.Bar(ui.R(first.X+12, first.Bottom()-7, first.W-24, 4), p.Now.Bar, ui.Ink)
	}
	x := p.bundle(u, first.Right()+12, row)
	seats := p.Now.Seats.List()
	if len(seats) == 0 {
		return
	}
	// What they would do is said once, before the names, if there is room.
	const gap = actGap
	rest := row.Right() - x
	long := 0.0
	for _, s := range seats {
		long += p.actWidth(u, s) + gap
	}
	widest, bare := p.widest(u, seats, rest-gap*float64(len(seats)-1)), false
	for _, s := range seats {
		bare = bare || u.TextWidth(p.Name(s), leastAct)+parts.CapWidth(u, seatKey(s))+actBare > widest
	}
	caption := p.Label(game.Option{Choice: game.Choice{Kind: game.Act}})
	for _, st := range captionPrints {
		w := u.LongestWord(caption, st) + 2 // one word below the other
		if st == captionPrints[0] {
			w = u.TextWidth(caption, st) + 2
		}
		if high := u.ParagraphHeight(w, caption, st); w+16+long <= rest && high <= row.H {
			u.Paragraph(ui.R(x+4, row.Y+(row.H-high)/2, w, high+1), caption, st, ui.TextSecond, ui.Left)
			x += w + 14
			break
		}
	}
	for _, s := range seats {
		w := min(p.actWidth(u, s), widest)
		if p.actButton(u, ui.R(x, row.Y, w, row.H), s, bare) {
			p.Act(s)
			return
		}
		x += w + gap
	}
}

// captionPrints are the styles of the caption that says, before the names, what a seat may do: on one line, or one word below the other.
var captionPrints = [...]ui.Style{ui.Body, {Font: ui.Body400, Size: 20, Class: ui.Private, Leading: 1.1}}

// windowWidth returns the width of the buttons of a window, with the names of their keys, or of the buttons of a crisis.
func (p *Prompt) windowWidth(u *ui.UI) float64 {
	if p.OpenChoice() && p.chosenOnCard() {
		return p.check.ButtonsWidth(u)
	}
	if p.Now.For != table.Window {
		return 0
	}
	wide := parts.ButtonWidth(u, p.Say.Text(say.PromptGoOn), "Space", true) + 12 - actGap
	if p.Now.GoesOn {
		wide += parts.ButtonWidth(u, p.Say.Text(say.PromptWait), "W", false) + 12
	} else if p.Now.Bundle {
		wide += parts.ButtonWidth(u, p.Say.Text(say.PromptGoOnAll), "A", false) + 12
	}
	for _, s := range p.Now.Seats.List() {
		wide += p.actWidth(u, s) + actGap
	}
	return wide
}

// fullWindow returns the width of the buttons of a window that asks every player who is not a bot.
func (p *Prompt) fullWindow(u *ui.UI) float64 {
	wide := parts.ButtonWidth(u, p.Say.Text(say.PromptGoOn), "Space", true) + 12 + parts.ButtonWidth(u, p.Say.Text(say.PromptWait), "W", false) + 12 - actGap
	for s := range p.Seated {
		if p.Seated[s].Bot == "" {
			wide += p.actWidth(u, game.Seat(s)) + actGap
		}
	}
	return wide
}

// actGap is the gap between two buttons of seats.
const actGap = 8.0

// actWidth returns the width of the button by which a seat says that it plays something.
func (p *Prompt) actWidth(u *ui.UI, s game.Seat) float64 {
	return u.TextWidth(p.Name(s), ui.Action) + parts.CapWidth(u, seatKey(s)) + actBare
}

// actBare is the width of such a button without its name and its key.
const actBare = 64.0

// leastAct is the style of a name on it in the smallest letters.
var leastAct = func() ui.Style {
	st := ui.Action.In(ui.Note).Sized(1)
	st.Caps, st.Tracking = false, 0
	return st
}()

// seatKey returns the key of a seat.
func seatKey(s game.Seat) ui.Key { return ui.Key(parts.Number(int(s) + 1)) }

// footWidth returns the least width of the last line: for the undo button, whom the game is waiting for, and whether it waits here.
func (p *Prompt) footWidth(u *ui.UI) float64 {
	wide := 0.0
	if p.View.Decision == nil {
		return wide
	}
	if p.back.Backs().Is {
		wide += u.TextWidth(p.Say.Text(say.TakeBack), parts.FootStyle) + takeback.BackBare + 18
	}
	if text, _ := p.waiting(p.View.Decision); text != "" {
		wide += u.TextWidth(text, parts.FootStyle) + 18
	}
	if p.Now.For == table.Window {
		wide += p.stopWidth(u) + 14
	}
	return wide
}

// widest returns how wide the button of a seat may be so that those of all seats fit side by side. Long names get what short ones leave.
func (p *Prompt) widest(u *ui.UI, seats []game.Seat, rest float64) float64 {
	var widths []float64
	for _, s := range seats {
		widths = append(widths, p.actWidth(u, s))
	}
	slices.Sort(widths)
	for i, w := range widths {
		if each := rest / float64(len(widths)-i); w > each {
			return each
		}
		rest -= w
	}
	return math.Inf(1)
}

// actButton draws the button by which a seat says that it wants to play something. Its key is the seat's, and the seat itself presses it. If bare is
// set, as not all names fit, it has no badge.
func (p *Prompt) actButton(u *ui.UI, r ui.Rect, s game.Seat, bare bool) bool {
	id, label := "act:"+parts.Number(int(s)), p.Name(s)
	tip := p.ActLabel(s)
	if hint := p.Say.Hint(p.View, p.View.Decision, game.Option{Choice: game.Choice{Kind: game.Act}}); hint != "" {
		tip += ". " + hint
	}
	res := u.Area(id, label, r, ui.Options{Tip: tip, Legal: true})
	c := p.Color(s)
	look := ui.Metal.Edged(c, 2)
	if res.Hover {
		look = look.Hovered().Glowing(ui.Alpha(c, 0.5), 6)
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	name := r.X + 10
	if !bare {
		u.Badge(ui.R(r.X+7, r.Y+(r.H-34)/2, 34, 34), p.Emblem(s), c)
		name = r.X + 48
	}
	key := u.KeyCap(ui.R(r.X, r.Y, r.W-8, r.H), seatKey(s), ui.TextSecond)
	text := ui.R(name, r.Y, key.X-6-name, r.H)
	if u.TextWidth(label, leastAct) > text.W {
		label = parts.Shortened(u, label, leastAct, text.W)
	}
	u.Text(text, label, ui.Action, ui.TextMain, ui.Left)
	return res.Clicked
}

// choices draws the options that are buttons, in the bar or on a sheet, and the button that confirms several picks.
func (p *Prompt) choices(u *ui.UI, row ui.Rect, l Laid) {
	x := row.X
	if p.Multiple() {
		d := p.View.Decision
		label := p.Say.Text(say.PromptConfirm) + " · " + parts.Number(len(p.Picks)) + " / " + parts.Number(d.Max)
		o := ui.Options{Primary: true, Key: "Space", Icon: ui.IconTick}
		if !p.Ready() {
			o = ui.Options{Key: "Space", Disabled: parts.Number(d.Min) + "–" + parts.Number(d.Max)}
		}
		box := ui.R(x, row.Y, parts.ButtonWidth(u, label, "Space", true), row.H)
		if u.Button("confirm", box, label, o) {
			p.Confirm()
			return
		}
		x = box.Right() + 10
	}
	if !l.Sheet.Empty() {
		p.sheet(u, l.Sheet, l.options)
		return
	}
	if p.chosenOnCard() {
		p.check.Buttons(u, row)
		return
	}
	x = p.order(u, x, row)
	for _, o := range l.options {
		key := optionKey(o)
		label := p.Label(o)
		box := ui.R(x, row.Y, p.optionWidth(u, o), row.H)
		if p.optionButton(u, box, label, key, o) {
			return
		}
		x = box.Right() + 10
	}
}

func (p *Prompt) optionButton(u *ui.UI, r ui.Rect, label string, key ui.Key, o game.Option) bool {
	id := session.OptionID(o.Choice)
	opts := ui.Options{Key: key, Legal: true, Tip: p.Say.Hint(p.View, p.View.Decision, o)}
	switch o.Kind {
	case game.Pass:
		opts.Legal = false
	case game.FromHand:
		opts.Blue, opts.Legal, opts.Icon = true, false, ui.IconCards
	case game.Yes:
		opts.Primary, opts.Legal = true, false
	}
	if p.Armed == id || p.Picked(o.Choice) {
		opts.Primary, opts.Legal, opts.Chosen = true, false, true
	}
	if p.Armed == id {
		opts.Tip = "" // that it needs a second click is said in the place of the tip
		p.ArmedAt = r
	}
	clicked := u.Button(id, r, label, opts)
	if clicked {
		p.Click(o)
	}
	return clicked
}

// boardKey shows the board under a card. A, B and C are the boxes of a crisis.
const boardKey ui.Key = "T"

// toggleWidth returns the width of the button that shows the board under a card.
func (p *Prompt) toggleWidth(u *ui.UI) float64 {
	return max(parts.ButtonWidth(u, p.Say.Text(say.PromptShowBoard), boardKey, false), parts.ButtonWidth(u, p.Say.Text(say.PromptShowCard), boardKey, false))
}

// toggle switches between a crisis or a check and the board under it.
func (p *Prompt) toggle(u *ui.UI, r ui.Rect) {
	if !p.moves.Covers() && !p.ShowBoard {
		return
	}
	label := p.Say.Text(say.PromptShowBoard)
	if p.ShowBoard {
		label = p.Say.Text(say.PromptShowCard)
	}
	if u.Button("show-board", r, label, ui.Options{Key: boardKey}) {
		p.ShowBoard = !p.ShowBoard
	}
}

// waiting returns the last line: what went wrong, or whom the game is waiting for if neither the question nor a button names them.
func (p *Prompt) waiting(d *game.Decision) (text string, c ui.Color) {
	switch {
	case p.Notice != "":
		return p.Notice, ui.RedText
	case p.Table.SaveErr() != nil:
		return fmt.Sprintf(p.Say.Text(say.PromptNotSaved), p.Shell.Clause(p.Table.SaveErr())), ui.RedText
	}
	if d.Kind == game.AskWindow && p.Wants != 0 {
		var names []string
		for _, s := range p.Wants.List() {
			names = append(names, p.Name(s))
		}
		return fmt.Sprintf(p.Say.Text(say.PromptWantsToPlay), strings.Join(names, ", ")), ui.Cyan
	}
	if d.Seat() != game.NoSeat || !p.BotsAsked() {
		return "", ui.TextQuiet
	}
	return p.Say.Waiting(d), ui.TextQuiet
}

var deckIcons = map[game.Pile]ui.Icon{
	game.Destiny: ui.IconCards, game.CrisisDeck: ui.IconDamage, game.QuorumDeck: ui.IconLaurel, game.DestinationDeck: ui.IconDistance,
	game.MutinyDeck: ui.IconMutiny, game.MissionDeck: ui.IconPlot,
}

// deckNames are the short names under the decks other than skill decks.
var deckNames = map[game.Pile]say.Text{
	game.Destiny: say.DeckDestiny, game.CrisisDeck: say.DeckCrisis, game.QuorumDeck: say.DeckQuorum, game.DestinationDeck: say.DeckDestination,
	game.MutinyDeck: say.DeckMutiny, game.MissionDeck: say.DeckMission,
}

// deckName holds the styles of the names under decks: for all decks or, with less room, only for those without letters.
var deckName = [...]ui.Style{
	{Font: ui.Label600, Size: 18, Class: ui.Private, Leading: 1.15},
	fewDecks: {Font: ui.Label600, Size: 20, Class: ui.Note, Leading: 1.15},
}

// fewDecks is the index of the second style.
const fewDecks = 1

// bareDecks stands for decks without names.
const bareDecks = len(deckName)

// deckLeast is the least width of a deck, deckGap the gap between two, decksH the height of all.
const deckLeast, deckGap, decksH = 52.0, 8.0, 108.0

// deckNameGap is the gap between a deck and its name. leastBack is the least height of a deck in two rows without its name: the question above the
// decks may need some of it.
const deckNameGap, leastBack = 3.0, 34.0

// oneRow is the most decks that lie side by side in one row. More of them lie in two rows, lowLeast wide, with the number beside the icon.
const oneRow, lowLeast = 9, 93.0

// across returns the number of decks side by side.
func (p *Prompt) across() int {
	if n := len(p.Decks); n > oneRow {
		return (n + 1) / 2
	}
	return len(p.Decks)
}

// lowNamed reports whether decks in two rows have room for names of a style.
func (p *Prompt) lowNamed(u *ui.UI, names int) bool {
	return p.backHigh(u, decksH, names) >= max(leastBack, u.LineHeight(ui.Heading)*0.85)
}

// backHigh returns the height of the decks in two rows without their names, the same for all. A row without names needs no room for them.
func (p *Prompt) backHigh(u *ui.UI, high float64, names int) float64 {
	left := high - deckGap
	for row := range 2 {
		left -= p.nameHigh(u, row, names)
	}
	return left / 2
}

// nameHigh returns the height of the names under a row of decks, with the gap above them.
func (p *Prompt) nameHigh(u *ui.UI, row, names int) float64 {
	across := p.across()
	for i := row * across; i < min((row+1)*across, len(p.Decks)); i++ {
		if names != bareDecks && p.deckTitle(i, names) != "" {
			return u.LineHeight(deckName[names]) + deckNameGap
		}
	}
	return 0
}

// deckNamesFit returns the style of the names that fits beside the fullest window. So the names do not come and go with the question.
func (p *Prompt) deckNamesFit(u *ui.UI, wide float64) int {
	most := p.fullWindow(u)
	for names := range deckName {
		if p.across() < len(p.Decks) && !p.lowNamed(u, names) {
			continue
		}
		if p.decksWidth(u, names)+most <= wide {
			return names
		}
	}
	return bareDecks
}

// deckWidth returns the width of a column of decks with their names.
func (p *Prompt) deckWidth(u *ui.UI, column, names int) float64 {
	wide := deckLeast
	if p.across() < len(p.Decks) {
		wide = lowLeast
	}
	if names == bareDecks {
		return wide
	}
	for i := column; i < len(p.Decks); i += p.across() {
		wide = max(wide, u.TextWidth(p.deckTitle(i, names), deckName[names])+4)
	}
	return wide
}

func (p *Prompt) decksWidth(u *ui.UI, names int) float64 {
	wide := -deckGap
	for column := range p.across() {
		wide += p.deckWidth(u, column, names) + deckGap
	}
	return wide
}

// deckTitle returns the name under a deck.
func (p *Prompt) deckTitle(i, names int) string {
	skill := p.Decks[i].Skill()
	switch {
	case skill != card.AnySkill && names == fewDecks:
		return ""
	case skill != card.AnySkill:
		return p.Say.Skill(skill)
	}
	return p.Say.Text(deckNames[p.Decks[i]])
}

// decks draws the decks with the number of their cards.
func (p *Prompt) decks(u *ui.UI, r ui.Rect, names int) {
	low, back := p.across() < len(p.Decks), r.H-p.nameHigh(u, 0, names)
	if low {
		back = p.backHigh(u, r.H, names)
	}
	for column := range p.across() {
		box := ui.R(r.X, r.Y, p.deckWidth(u, column, names), 0)
		for i := column; i < len(p.Decks); i += p.across() {
			name := p.nameHigh(u, i/p.across(), names)
			box.H = back + name
			p.deck(u, box, i, names, name, low)
			box.Y += box.H + deckGap
		}
		r.X += box.W + deckGap
	}
}

// deck draws one of them; name is the part of its height for its name.
func (p *Prompt) deck(u *ui.UI, r ui.Rect, i, names int, name float64, low bool) {
	pile := p.Decks[i]
	label := p.Label(game.Option{Choice: game.Choice{Kind: game.TheDeck, Deck: pile}})
	n := p.View.Count(pile)
	choices := [3]game.Choice{{Kind: game.TheDeck, Deck: pile}}
	c := ui.TextQuiet
	shape, skill := parts.SkillAt(int(pile.Skill()))
	if skill {
		choices[1] = game.Choice{Kind: game.TheSkill, Skill: pile.Skill()}
		c = shape.Color()
	}
	back := r
	if name > 0 {
		var under ui.Rect
		under, back = r.CutBottom(name-deckNameGap, deckNameGap)
		u.Text(under, p.deckTitle(i, names), deckName[names], ui.TextSecond, ui.Center)
	}
	if !low {
		back = back.Around(min(back.W, back.H*0.74), back.H)
	}
	p.moves.NotePlace(pile, back)
	m := p.touch.Touch(u, board.Spot{Rect: r.Inset(1), ID: "deck:" + pile.String(), Label: label + ": " + parts.Number(n), Rule: session.PileRule(pile), Cut: 8, Choices: choices})
	look := ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.16), Bottom: ui.Mix(ui.PanelBase, c, 0.08), LineTop: ui.Mix(c, ui.LineTop, 0.4), LineBottom: ui.Mix(c, ui.LineBase, 0.5), Line: 1.5, Cut: 7, Shadow: true}
	if m.Legal || m.Chosen {
		look = look.Legal()
	}
	if m.Hover {
		look = look.Hovered()
	}
	u.Panel(back, look)
	in := back.Inset(5)
	var sign, count ui.Rect
	size := min(44, in.H-u.LineHeight(ui.Heading)*0.9)
	if low {
		size = min(34, in.H)
		sign, count = in.CutLeft(size, 2)
	} else {
		sign, count = in.CutTop(size, 0)
	}
	if skill {
		u.Skill(shape, sign.Around(size, size))
	} else {
		u.Icon(deckIcons[pile], sign.Around(size*0.77, size*0.77), ui.TextSecond)
	}
	u.Text(count, parts.Number(n), ui.Heading, ui.TextMain, ui.Center)
}
