package seats

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/board"
	cards "battlestar/render/card"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/touch"
	"battlestar/render/ui"
)

// Seats draws the players at the left of the table.
type Seats struct {
	*session.Session
	moves *motion.Motion
	touch *touch.Touch
}

// New makes the seats of a table.
func New(all *session.Session, moves *motion.Motion, t *touch.Touch) *Seats {
	return &Seats{Session: all, moves: moves, touch: t}
}

// Draw draws what everyone knows about the players.
func (p *Seats) Draw(u *ui.UI, r ui.Rect) {
	n := len(p.View.Seats)
	fit := seatFit{padY: seatPadY, gap: 8}
	if least := u.LineHeight(ui.Fact) + 2*u.LineHeight(ui.Small) + 2*seatPadY; float64(n)*(least+fit.gap) > r.H { // seven, in large letters
		fit.padY, fit.gap = 6, 5
	}
	lines := 2*u.LineHeight(ui.Fact) + u.LineHeight(ui.Small) + max(u.LineHeight(ui.Small), u.LeastHeight(2)) // of a small window, if it is tall
	high := min(max(210, lines+2*seatPadY), (r.H-fit.gap*float64(n-1))/float64(n))
	p.fit(u, &fit, r.W, high)
	for s := range n {
		p.seat(u, ui.R(r.X, r.Y+float64(s)*(high+fit.gap), r.W, high), game.Seat(s), fit)
	}
	if p.View.Assist != "" {
		p.assist(u, ui.R(r.X, r.Y+float64(n)*(high+fit.gap), r.W, 132))
	}
}

// seatFit is how much of a player there is room for. It is the same for everyone, so that nobody seems to lack what others have.
type seatFit struct {
	gap, padY float64  // between two players, and above and below the contents of a panel
	small     ui.Style // of the character and the place
	roomy     bool     // hand and titles have their own row; else they are behind the character and the name
	full      bool     // characters have their full names
	named     bool     // titles have their names
	fan       int      // largest number of card backs of a hand; 0 for one back with their number
	face      float64  // the size of the faces
}

// The space in the panel of a seat: before and after its contents, beside the face, and beside the hand.
const seatPadX, seatPadY, seatCount, seatCountLow = 16.0, 10.0, 44.0, 30.0

// The largest size of a face, the gap beside it, and the width of a card back with the number of cards.
const seatFace, seatGap, seatHand = 104.0, 10.0, 50.0

// fit finds how much of a player there is room for in a panel.
func (p *Seats) fit(u *ui.UI, fit *seatFit, wide, high float64) {
	name, small := u.LineHeight(ui.Fact), u.LineHeight(ui.Small)
	fit.roomy, fit.full, fit.fan, fit.small = high-2*fit.padY+2 >= 2*(name+small), true, 1, ui.Small
	if each := (high - 2*fit.padY + 2 - name) / 2; each < small { // the same size for everyone, whatever their letters
		fit.small = ui.Small.In(ui.Note).Sized(each / (1.1 * u.TextFactor))
	}
	smallH := min(small, (high-2*fit.padY+2-name)/2)
	fit.face = min(seatFace, high-2*fit.padY-smallH-4) // above the last line
	in := wide - seatPadX - 12 - fit.face - seatGap
	who := in
	if !fit.roomy {
		who -= seatCountLow + fanWidth(1, 1)
	}
	for s := range p.View.Seats {
		if c := p.View.Seats[s].Character; c != "" && u.TextWidth(p.Say.Character(c), fit.small) > who {
			fit.full = false
		}
	}
	if !fit.roomy {
		return
	}
	for _, fit.fan = range [...]int{7, 4, 2, 0} { // rather fewer backs than a title without its name
		fit.named = true
		for s := range p.View.Seats {
			if p.titlesWidth(u, game.Seat(s), true) > in-handWidth(p.View.Count(game.Hand(game.Seat(s))), fit.fan) {
				fit.named = false
			}
		}
		if fit.named {
			return
		}
	}
	fit.fan = 2
}

// seat draws one player.
func (p *Seats) seat(u *ui.UI, r ui.Rect, s game.Seat, fit seatFit) {
	v := p.View
	state := &v.Seats[s]
	c := p.Color(s)
	m := p.touchSeat(u, r, s)
	asked := v.Decision != nil && v.Decision.Seats.Has(s)
	look := ui.Plain
	switch {
	case p.Out(s):
		look, c = look.Filled(ui.Mix(ui.PanelBase, ui.Void, 0.4), ui.Mix(ui.PanelBase, ui.Void, 0.7)).Edged(ui.LineOff, 1.5), ui.Mix(c, ui.TextQuiet, 0.6)
	case m.Chosen || m.Legal:
		look = look.Legal()
		if m.Chosen {
			look = look.Edged(ui.AmberTop, 4).Filled(ui.Mix(ui.PanelTop, ui.Amber, 0.15), ui.Mix(ui.PanelBase, ui.Amber, 0.12))
		}
	case asked:
		look = look.Filled(ui.Mix(ui.PanelTop, c, 0.10), ui.Mix(ui.PanelBase, c, 0.05)).Edged(c, 2.5)
		if v.Decision.Seat() == s { // one alone glows; of several nobody stands out
			look = look.Glowing(ui.Alpha(c, 0.45), 7)
		}
	}
	if m.Hover {
		look = look.Hovered()
		if !m.Legal && !asked {
			look = look.Edged(ui.TextQuiet, 1.5)
		}
	}
	u.Panel(r, look)
	p.moves.NotePlace(game.Hand(s), r.Around(56, 78))
	u.Fill(ui.R(r.X+1, r.Y+18, 5, r.H-36), c)
	name := c
	if m.Hover && !p.Out(s) { // its background is lighter
		name = ui.Mix(c, ui.White, 0.4)
	}
	in := ui.R(r.X+seatPadX, r.Y+fit.padY-2, r.W-seatPadX-12, r.H-2*fit.padY+2)
	nameH := min(u.LineHeight(ui.Fact), in.H-u.LeastHeight(2)) // the lines below have room for the smallest letters
	smallH := min(u.LineHeight(ui.Small), (in.H-nameH)/2)
	p.seatFace(u, ui.R(in.X, in.Y+3, fit.face, fit.face), s)
	text := ui.R(in.X+fit.face+seatGap, in.Y, in.W-fit.face-seatGap, in.H)
	line, who := ui.R(text.X, text.Y, text.W, nameH), ui.R(text.X, text.Y+nameH, text.W, smallH)
	called := p.Name(s)
	if s == v.Current && v.Turn > 0 {
		word := fit.roomy && p.turnTagWidth(u)+8+u.TextWidth(called, leastName) <= line.W // rather a sign than half a name
		line.W = p.turnTag(u, line, word) - line.X - 8
	}
	hand := v.Count(game.Hand(s))
	spare := max(0, in.H-nameH-2*smallH)
	if fit.roomy {
		spare = max(0, in.H-2*(nameH+smallH)) / 2
	} else {
		line.W = p.titles(u, line, s, false) - line.X
	}
	more := p.drawName(u, line, called, name, spare)
	who.Y += more
	if fit.roomy {
		y := who.Bottom() + max(0, (in.H-2*(nameH+smallH))/2)
		row := ui.R(text.X, y, text.W, nameH)
		if !p.Out(s) {
			p.hand(u, row, hand, c, fit.fan)
		}
		p.titles(u, row, s, fit.named)
	} else if !p.Out(s) {
		count := ui.R(who.Right()-seatCountLow, who.Y-2, seatCountLow, smallH+4)
		u.Text(count, parts.Number(hand), ui.Fact.In(ui.Private), ui.TextMain, ui.Right)
		p.fan(u, ui.R(count.X-fanWidth(1, 1)+6, count.Y, 24, count.H), hand, c, fit.fan)
		who.W -= seatCountLow + fanWidth(1, 1)
	}
	if state.Character != "" {
		called := p.Say.ShortCharacter(state.Character)
		if fit.full {
			called = p.Say.Character(state.Character)
		}
		u.Text(who, called, fit.small, ui.TextSecond, ui.Left)
	}
	at := ui.R(in.X, in.Bottom()-smallH, in.W, smallH)
	p.whereabouts(u, at, min(max(smallH, u.LeastHeight(2)), smallH+spare-more), s, fit.small)
}

// leastName is a name at the smallest size that everyone can read.
var leastName = ui.Fact.In(ui.Private).Sized(1)

// drawName draws a name in one line, or if it does not fit, in two, which may take more height. It returns how much more.
func (p *Seats) drawName(u *ui.UI, r ui.Rect, name string, c ui.Color, spare float64) (more float64) {
	first, last, two := strings.Cut(name, " ")
	if u.TextWidth(name, leastName) <= r.W || !two {
		st := ui.Fact
		if u.TextWidth(name, leastName) > r.W {
			st = st.In(ui.Note)
		}
		u.Text(r, name, st, c, ui.Left)
		return 0
	}
	st := ui.Fact.In(ui.Note)
	st.Size = min(st.Size, (r.H+spare)/2/u.TextFactor)
	more = max(0, min(spare, 2*u.LineHeight(st)*0.92-r.H))
	high := (r.H + more) / 2
	u.Text(ui.R(r.X, r.Y, r.W, high), first, st, c, ui.Left)
	u.Text(ui.R(r.X, r.Y+high, r.W, high), last, st, c, ui.Left)
	return more
}

// seatFace draws the face of a seat's character with the seat's sign on its corner. It adds the gear of a bot, and the button to look at the seat's
// own cards.
func (p *Seats) seatFace(u *ui.UI, r ui.Rect, s game.Seat) {
	c := p.Color(s)
	p.Sitter(u, r, s)
	if p.Seated[s].Bot != "" {
		mark := ui.R(r.Right()-20, r.Bottom()-19, 24, 24)
		u.Panel(mark, ui.Plain.Cutting(7).Edged(c, 1.5))
		u.Icon(ui.IconGear, mark.Inset(4), ui.TextMain)
	}
	p.glance(u, r, s)
}

// turnTag shows at the right of a line whose turn it is, in a word if there is room. It returns where the tag begins.
func (p *Seats) turnTag(u *ui.UI, r ui.Rect, word bool) float64 {
	if !word {
		u.Icon(ui.IconPlay, ui.R(r.Right()-24, r.Y+(r.H-22)/2, 22, 22), ui.Amber)
		return r.Right() - 24
	}
	wide := p.turnTagWidth(u)
	box := ui.R(r.Right()-wide, r.Y+2, wide, r.H-5)
	u.Panel(box, ui.Gold.Cutting(4).Glowing(ui.Color{}, 0))
	u.Text(box, p.Say.Text(say.TableTurn), ui.SmallCaps, ui.Ink, ui.Center)
	return box.X
}

// turnTagWidth returns the width of that word.
func (p *Seats) turnTagWidth(u *ui.UI) float64 {
	return u.TextWidth(p.Say.Text(say.TableTurn), ui.SmallCaps) + 22
}

// glance draws the button on a seat's sign to look at its own cards, while a click on the rest of the seat means something else.
func (p *Seats) glance(u *ui.UI, r ui.Rect, s game.Seat) {
	_, option := p.Legal(game.Choice{Kind: game.TheSeat, Seat: s})
	acts := p.Now.For == table.Window && p.Now.Seats.Has(s)
	if p.Seated[s].Bot != "" || p.Out(s) || !acts && !(option && p.OpenChoice()) {
		return
	}
	id := "peek:" + parts.Number(int(s))
	res := u.Area(id, fmt.Sprintf(p.Say.Text(say.TableOwnCards), p.Name(s)), r, ui.Options{Tip: p.Name(s) + ". " + p.Say.Text(say.TablePeek)})
	mark := ui.R(r.Right()-23, r.Bottom()-17, 26, 22)
	look := ui.Plain.Cutting(6).Edged(p.Color(s), 1.5)
	if res.Hover {
		look = look.Hovered()
	}
	u.Panel(mark, look)
	u.Icon(ui.IconEye, mark.InsetXY(4, 2), ui.TextMain)
	u.FocusRing(id, r, 10)
	if res.Clicked {
		p.HandTo = s
	}
}

// hand draws the number of cards in a hand, and up to most backs of them. If most is 0, the number is on one back.
func (p *Seats) hand(u *ui.UI, r ui.Rect, n int, c ui.Color, most int) {
	if most == 0 {
		box := ui.R(r.X, r.Y-1, seatHand-6, r.H+2)
		look := ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.12), Bottom: ui.Mix(ui.PanelBase, c, 0.06), LineTop: c, LineBottom: ui.Mix(c, ui.Void, 0.3), Line: 1.5, Cut: 6}
		u.Panel(box, look)
		u.Text(box, parts.Number(n), ui.Fact, ui.TextMain, ui.Center)
		return
	}
	x := p.fan(u, r, n, c, most)
	u.Text(ui.R(x, r.Y, seatCount, r.H), parts.Number(n), ui.Fact.Sized(30), ui.TextMain, ui.Left)
}

// handWidth returns the width of that.
func handWidth(n, most int) float64 {
	if most == 0 {
		return seatHand
	}
	return fanWidth(n, most) + seatCount
}

// fan draws the backs of a hand's cards and returns where they end. If there are none, it draws the empty place of one.
func (p *Seats) fan(u *ui.UI, r ui.Rect, n int, c ui.Color, most int) float64 {
	h := min(30, r.H-4)
	box := ui.R(r.X, r.Y+(r.H-h)/2, 22, h)
	if n == 0 {
		u.Panel(box, ui.Look{LineTop: ui.LineTop, LineBottom: ui.LineBase, Line: 1.5, Cut: 4})
		return box.Right() + 8
	}
	look := ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.18), Bottom: ui.Mix(ui.PanelBase, c, 0.1), LineTop: c, LineBottom: ui.Mix(c, ui.Void, 0.3), Line: 1.5, Cut: 4}
	shown := min(n, most)
	for i := range shown {
		u.Panel(box, look)
		if i == shown-1 {
			u.Icon("f M12 4 L20 12 L12 20 L4 12 Z", box.Around(14, 14), c)
		}
		box.X += 9
	}
	return box.X + 13 + 8
}

// fanWidth returns the width of a fan of n cards, up to most of them visible, with the gap after it.
func fanWidth(n, most int) float64 { return 21 + 9*float64(max(1, min(n, most))) }

const titleH, titleGap = 30.0, 5.0

// titleWidth returns the width of a title, with or without its name.
func titleWidth(u *ui.UI, name string, named bool) float64 {
	if !named {
		return titleH + 4
	}
	return titleH + 14 + u.TextWidth(name, ui.SmallCaps)
}

// known returns the word and the color for a player whom everyone knows to be a Cylon, or false for others. An infiltrating player gets their own.
func (p *Seats) known(s game.Seat) (word say.Text, c ui.Color, known bool) {
	switch seat := &p.View.Seats[s]; {
	case seat.Infiltrating():
		return say.TableInfiltrates, ui.Amber, true
	case seat.Allegiance == game.Leader:
		return say.TableLeader, ui.Red, true
	case seat.Allegiance == game.SympatheticCylon:
		return say.TableSympathetic, ui.Red, true
	case seat.Cylon():
		return say.TableCylon, ui.Red, true
	}
	return 0, ui.Color{}, false
}

// titlesWidth returns the width of the titles of a seat.
func (p *Seats) titlesWidth(u *ui.UI, s game.Seat, named bool) float64 {
	wide := 0.0
	if word, _, known := p.known(s); known {
		wide += titleWidth(u, p.Say.Text(word), named) + titleGap
	}
	if p.View.Mutineer(s, p.View.Boxes) {
		wide += titleWidth(u, p.Say.Text(say.TableMutineer), named) + titleGap
	}
	for _, title := range p.TitlesOf(s) {
		wide += titleWidth(u, p.Say.Title(title), named) + titleGap
	}
	return wide
}

// titles draws the titles of a seat at the right of r, with or without their names. It returns where they begin.
func (p *Seats) titles(u *ui.UI, r ui.Rect, s game.Seat, named bool) float64 {
	right, high := r.Right(), min(r.H, titleH)
	show := func(icon ui.Icon, name, rule string, c ui.Color) {
		w := titleWidth(u, name, named)
		box := ui.R(right-w, r.Y+(r.H-high)/2, w, high)
		u.Panel(box, ui.Look{Top: ui.Mix(ui.PanelBase, c, 0.18), Bottom: ui.Mix(ui.PanelBase, c, 0.1), LineTop: c, LineBottom: ui.Alpha(c, 0.7), Line: 1.2, Cut: 4})
		u.Icon(icon, ui.R(box.X+6, box.Y+4, box.H-8, box.H-8), c)
		if named {
			u.Text(ui.R(box.X+box.H+6, box.Y, box.W-box.H-8, box.H), name, ui.SmallCaps, c, ui.Left)
		}
		p.Named(u, "tag:"+parts.Number(int(s))+"."+name, name, rule, box)
		right = box.X - titleGap
	}
	if word, c, known := p.known(s); known {
		show(ui.IconBasestar, p.Say.Text(word), cylonRules[word], c)
	}
	if p.View.Mutineer(s, p.View.Boxes) {
		show(ui.IconMutiny, p.Say.Text(say.TableMutineer), "D-MTR-01", ui.Amber)
	}
	for _, title := range p.TitlesOf(s) {
		show(parts.TitleIcons[title], p.Say.Title(title), titleRules[title], ui.TextSecond)
	}
	return right
}

// titleRules say what a title is for.
var titleRules = [...]string{card.PresidentTitle: "B-PRES-01", card.AdmiralTitle: "B-ADM-01", card.CAGTitle: "E-FLEET-29"}

// cylonRules say what the words of known are about.
var cylonRules = map[say.Text]string{
	say.TableCylon: "B-TERM-03", say.TableLeader: "P-LEAD-01", say.TableInfiltrates: "P-INF-01", say.TableSympathetic: "P-SYM-01",
}

// TitlesOf returns the titles that a seat holds, once they are given.
func (p *Seats) TitlesOf(s game.Seat) []card.Title {
	var held []card.Title
	for _, title := range p.View.Titles {
		if p.View.Step > game.SetupTable && title.Holder == s {
			held = append(held, title.Title)
		}
	}
	return held
}

// Where says where a character is, with a sign and a color.
func (p *Seats) Where(s game.Seat) (ui.Icon, string, ui.Color) {
	state := &p.View.Seats[s]
	switch {
	case p.Out(s):
		return ui.IconCross, p.Say.Text(say.TableOutOfGame), ui.RedText
	case state.OffBoard:
		return ui.IconClock, p.Say.Text(say.TableOffBoard), ui.TextMain
	case state.Piloting():
		return board.Icon(state.Place), p.Say.Area(state.Area), ui.TextMain
	case slices.Contains(plights, state.Place):
		return board.Icon(state.Place), p.Say.Place(state.Place), ui.RedText
	default:
		return board.Icon(state.Place), p.Say.Place(state.Place), ui.TextMain
	}
}

// plights are the places where nobody wants to be: the Brig and Sickbay, and what takes their place on New Caprica (P-NC-09).
var plights = []card.Place{card.Brig, card.Sickbay, card.Detention, card.MedicalCenter}

// whereabouts draws where a character is, and what lies in front of its player: trauma tokens, Mutiny cards, remaining uses of the ability. two is
// the height available for two lines of a long name.
func (p *Seats) whereabouts(u *ui.UI, r ui.Rect, two float64, s game.Seat, st ui.Style) {
	state := &p.View.Seats[s]
	icon, where, c := p.Where(s)
	if state.Character == "" || where == "" {
		return
	}
	name := ui.R(r.X+34, r.Y, r.W-34, r.H)
	if !p.Out(s) {
		name = p.uses(u, name, int(state.Uses))
		if p.View.Boxes.With("daybreak") && !state.Cylon() {
			name = p.counted(u, name, game.MutinyHand(s), func(box ui.Rect) {
				look := cards.LookOf(card.Mutinies)
				u.Icon(look.Icon, box, ui.Mix(look.Color, ui.White, 0.25))
			})
		}
		if p.Trauma() {
			name = p.counted(u, name, game.Trauma(s), func(box ui.Rect) { p.Faces().Token(u, box, "") })
		}
	}
	switch {
	case u.TextWidth(where, leastPlace) <= name.W:
		u.Text(name, where, st, c, ui.Left)
	case two >= u.LeastHeight(2) && u.LongestWord(where, leastPlace) <= name.W:
		u.Paragraph(ui.R(name.X, r.Bottom()-two, name.W, two), where, leastPlace, c, ui.Left)
	default: // rather without its sign than half a name
		u.Text(ui.R(r.X, r.Y, name.Right()-r.X, r.H), where, st, c, ui.Left)
		return
	}
	u.Icon(icon, ui.R(r.X, r.Y+(r.H-24)/2, 24, 24), c)
}

// leastPlace is the name of a place at the smallest readable size.
var leastPlace = ui.Style{Font: ui.Label500, Class: ui.Note, Size: 1, Leading: 1}

// uses draws at the right of r the remaining uses of the once-per-game ability, and returns the rest of r. With Daybreak these are the miracle
// tokens, which are public (D-MIR-09).
func (p *Seats) uses(u *ui.UI, r ui.Rect, left int) ui.Rect {
	const side, apart = 20.0, 14.0 // they overlap a little
	once, color := ui.Icon("f M12 2 L22 12 L12 22 L2 12 Z"), ui.Cyan
	if left == 0 {
		once, color = "l M12 3 L21 12 L12 21 L3 12 Z", ui.TextQuiet
	}
	x := r.Right() - side
	for range max(1, left) {
		u.Icon(once, ui.R(x, r.Y+(r.H-side)/2, side, side), color)
		x -= apart
	}
	return ui.R(r.X, r.Y, x+apart-10-r.X, r.H)
}

// counted draws at the right of r a public count in front of a seat, as a sign and a number (E-ION-04, D-MUT-01). It returns the rest of r.
func (p *Seats) counted(u *ui.UI, r ui.Rect, pile game.Pile, sign func(box ui.Rect)) ui.Rect {
	st := ui.Fact.In(ui.Private).Sized(24)
	n := parts.Number(p.View.Count(pile))
	left, box := r.CutLeft(r.W-u.TextWidth("0", st)*float64(max(1, len(n)))-32, 4)
	at := ui.R(box.X, box.Y+(box.H-24)/2, 24, 24)
	sign(at)
	u.Text(ui.R(box.X+28, box.Y, box.W-26, box.H), n, st, ui.TextMain, ui.Left)
	p.moves.NotePlace(pile, at)
	return left
}

// touchSeat takes the clicks on a seat. It may be an option; in a window it means "I do"; otherwise its player wants to look at their own cards.
func (p *Seats) touchSeat(u *ui.UI, r ui.Rect, s game.Seat) board.Mark {
	character := p.View.Seats[s].Character
	spot := board.Spot{Rect: r, Label: p.Name(s), Deck: card.Characters, Card: character, Cut: 14}
	if p.OpenChoice() && p.View.Decision.Kind != game.WindowOrder { // there the names are buttons
		if o, ok := p.Legal(game.Choice{Kind: game.TheSeat, Seat: s}); ok {
			return p.touch.Offer(u, spot, o)
		}
	}
	human := p.Seated[s].Bot == "" && !p.Out(s)
	acts := p.Now.For == table.Window && p.Now.Seats.Has(s)
	tip := p.Name(s)
	switch {
	case acts:
		tip = p.ActLabel(s)
	case p.OpenChoice() && p.View.Decision.Kind == game.ChooseCharacterFor && u.Hover("seat:"+parts.Number(int(s))):
		tip = p.Say.Refusal(p.Table.Refused(game.Choice{Kind: game.TheSeat, Seat: s}))
	case p.Out(s):
		tip += ". " + p.Say.Text(say.TableOutOfGameTip)
	case human:
		tip += ". " + p.Say.Text(say.TablePeek)
	default:
		tip += ". " + p.Say.Text(say.TableBotPlaysThisSeat)
	}
	if character != "" && !acts && !p.Out(s) {
		tip += " " + p.Shell.Count(say.TableSkillCards, p.View.Count(game.Hand(s))) + " " + p.onceTip(s)
		if p.Trauma() {
			tip += " " + p.Shell.Count(say.TableTraumaTokens, p.View.Count(game.Trauma(s)))
		}
		if p.View.Boxes.With("daybreak") && !p.View.Seats[s].Cylon() {
			tip += " " + p.Shell.Count(say.TableMutinyCards, p.View.Count(game.MutinyHand(s)))
		}
	}
	o := ui.Options{Tip: tip}
	if human {
		o.Key = ui.Key(parts.Number(int(s) + 1))
	}
	id := "seat:" + parts.Number(int(s))
	res := u.Area(id, spot.Label, r, o)
	u.FocusRing(id, r, 14)
	switch {
	case res.Inspect && character != "":
		p.Show(card.Characters, character)
	case res.Clicked && acts:
		p.Act(s)
	case res.Clicked && p.Now.For == table.HandOver && p.Now.Seat == s:
		p.HandOver(s)
	case res.Clicked && human:
		p.HandTo = s
	}
	return board.Mark{Hover: res.Hover}
}

// onceTip says what the diamonds at the foot of a seat mean.
func (p *Seats) onceTip(s game.Seat) string {
	if p.View.Boxes.With("daybreak") { // D-MIR-01
		return p.Shell.Count(say.TableMiracleTokens, int(p.View.Seats[s].Uses))
	}
	if p.View.Seats[s].Uses == 0 {
		return p.Say.Text(say.TableOnceUsed)
	}
	return p.Say.Text(say.TableOnceUnused)
}
