package nebula

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// rows draws a row for each player in seat order, so that none moves when the current player changes.
func (p *Nebula) rows(u *ui.UI, r ui.Rect, row func(ui.Rect, game.Seat)) {
	n := p.Seats()
	for s := range n {
		row(r.Row(s, n, 8), game.Seat(s))
	}
}

// player draws the panel of a row with the face and the name of a player, and returns what is left of it.
func (p *Nebula) player(u *ui.UI, r ui.Rect, s game.Seat, look ui.Look, under string) ui.Rect {
	u.Panel(r, look)
	c := p.Color(s)
	in := r.InsetXY(12, 6)
	size := min(in.H, 92)
	p.Sitter(u, ui.R(in.X+8, in.Y+(in.H-size)/2, size, size), s)
	name, rest := ui.R(in.X+size+24, in.Y, in.W-size-24, in.H).CutLeft(nameW, 12)
	high := u.LineHeight(ui.Fact)
	if under == "" {
		u.Text(name, p.Name(s), ui.Fact, c, ui.Left)
		return rest
	}
	small := min(u.LineHeight(ui.Small), name.H-high)
	y := name.Y + (name.H-high-small)/2
	u.Text(ui.R(name.X, y, name.W, high), p.Name(s), ui.Fact, c, ui.Left)
	u.Text(ui.R(name.X, y+high, name.W, small), under, ui.Small, ui.TextSecond, ui.Left)
	return rest
}

// offered handles clicks on the row of a player, who may be chosen there as at their seat; otherwise, a click calls show. It returns how the row
// looks, and what to do once it is drawn.
func (p *Nebula) offered(u *ui.UI, r ui.Rect, s game.Seat, look ui.Look, show func()) (ui.Look, func()) {
	id := "row." + parts.Number(int(s))
	option, legal := p.Legal(game.Choice{Kind: game.TheSeat, Seat: s})
	if !legal || !p.OpenChoice() {
		res := u.Area(id, p.Name(s), r, ui.Options{})
		return look, func() {
			u.FocusRing(id, r, 14)
			if res.Inspect || res.Clicked {
				show()
			}
		}
	}
	res := u.Area(id, p.Name(s), r, ui.Options{Legal: true, Tip: p.Tip(option)})
	look = look.Legal()
	if p.Armed == session.OptionID(option.Choice) {
		look, p.ArmedAt = look.Taken(), r
	}
	if res.Hover {
		look = look.Hovered()
	}
	return look, func() {
		u.FocusRing(id, r, 14)
		switch {
		case res.Clicked:
			p.Click(option)
		case res.Inspect:
			show()
		}
	}
}

// tokenMost is the largest size of a token.
const tokenMost = 56.0

// nameW is the room for the name of a player and of their Crossroads card, wordW is the room for the outcome.
const nameW, wordW = 220.0, 196.0

// crossroadsRow draws the Crossroads card of a player, the token beside it, and the result.
func (p *Nebula) crossroadsRow(u *ui.UI, r ui.Rect, s game.Seat) {
	look, name := ui.Plain, ""
	dealt := p.View.Piles[game.CrossroadsCard(s)]
	up := len(dealt) > 0 && dealt[0].FaceUp()
	if now, on := p.turnedUp(); on && now == s {
		look = look.Edged(ui.TextSecond, 2.5)
	}
	show := func() {}
	if up {
		name = p.Say.CardName(dealt[0].Card)
		show = func() { p.Show(card.Crossroads, dealt[0].Card) }
	}
	look, done := p.offered(u, r, s, look, show)
	defer done()
	in := p.player(u, r, s, look, name)
	high := min(in.H, 84)
	back := ui.R(in.X, in.Y+(in.H-high)/2, high*cards.Aspect(card.Crossroads), high)
	token := ui.R(back.Right()+18, in.Y, tokenMost, in.H).Around(min(tokenMost, in.H), min(tokenMost, in.H))
	if now, on := p.turnedUp(); !on || now != s { // otherwise, they lie large beside the rows
		p.moves.NotePlace(game.CrossroadsCard(s), back)
		p.moves.NotePlace(game.CrossroadsTrauma(s), token)
	}
	if len(dealt) > 0 && !up {
		p.Faces().Back(u, back, card.Crossroads, cards.LookOf(card.Crossroads).Color)
	}
	if up {
		u.Icon(ui.IconEye, back.Around(34, 34), ui.TextQuiet)
	}
	laid := p.View.Piles[game.CrossroadsTrauma(s)]
	if len(laid) > 0 {
		side := card.ID("")
		if laid[0].FaceUp() {
			side = laid[0].Card
		}
		p.Faces().Token(u, token, side)
	}
	word := ui.R(token.Right()+16, in.Y, in.Right()-token.Right()-16, in.H)
	if !up {
		return
	}
	if mark, ok := p.decided(dealt[0].Card); ok {
		c := cards.MarkLook(mark).Color
		u.Text(word, p.Say.Text(markNames[mark]), ui.FactCaps.In(ui.Private), ui.Mix(c, ui.White, 0.2), ui.Left)
	}
}

// judgement is how a player stands at the Trial, as told so far.
type judgement struct {
	up        []card.ID // tokens that were revealed
	aside     []card.ID // those of up that were set aside before the player was judged
	judged    bool
	left      int // tokens that count, once the player is judged
	condemned bool
}

// counting returns the tokens of a player that were not set aside.
func (j *judgement) counting() []card.ID {
	left := slices.Clone(j.up)
	for _, id := range j.aside {
		if at := slices.Index(left, id); at >= 0 {
			left = slices.Delete(left, at, at+1)
		}
	}
	return left
}

// judged returns how every player stands.
func (p *Nebula) judged() []judgement {
	list := make([]judgement, p.Seats())
	log := p.Log()
	from := len(log)
	for from > 0 && !(log[from-1].Kind == game.PhaseBegan && log[from-1].Phase == game.AtTrial) {
		from--
	}
	for i := range log[from:] {
		e := &log[from+i]
		owner := e.From.Owner()
		switch {
		case e.Kind == game.Looked && e.Cause == game.ByTrial:
			list[owner].up = append(list[owner].up, e.Card)
		case e.Kind == game.CardMoved && e.To == game.TraumaShown && e.Cause == game.ByTrial && !list[owner].judged:
			list[owner].aside = append(list[owner].aside, e.Card)
		case e.Kind == game.Judged:
			list[e.Seat].judged, list[e.Seat].left = true, e.N
		case e.Kind == game.Condemned:
			list[e.Seat].condemned = true
		}
	}
	return list
}

// trialRow draws the tokens of a player at the Trial, first those that count, then those set aside, and the outcome.
func (p *Nebula) trialRow(u *ui.UI, r ui.Rect, s game.Seat, j *judgement) {
	look := ui.Plain
	if j.condemned {
		look = ui.Danger.Cutting(14)
	}
	look, done := p.offered(u, r, s, look, func() {})
	defer done()
	in := p.player(u, r, s, look, p.Say.ShortCharacter(p.Character(s)))
	verdict, in := in.CutRight(wordW, 10)
	counts := j.counting()
	down := 0
	if !j.judged {
		down = max(0, p.View.Count(game.Trauma(s))-len(counts))
	}
	p.tokens(u, in, s, down, counts, j.aside)
	text, c := "", ui.TextMain
	switch {
	case j.condemned:
		text, c = p.Say.Text(say.TrialCondemned), ui.White
	case !j.judged:
	case j.left > 0:
		text, c = p.Shell.Count(say.TrialLeft, j.left), ui.AmberTop
	case p.spared(s, j):
		text, c = p.Say.Text(say.TrialSpared), ui.Green
	default:
		text, c = p.Say.Text(say.TrialNone), ui.Green
	}
	if text != "" {
		u.Text(verdict, text, ui.FactCaps.Sized(28).In(ui.Private), c, ui.Right)
	}
}

// spared reports whether tokens were set aside that would have counted, because there were too few (E-ION-62).
func (p *Nebula) spared(s game.Seat, j *judgement) bool {
	against := card.TraumaAntagonistic
	if p.View.Seats[s].Cylon() {
		against = card.TraumaBenevolent
	}
	return slices.Contains(j.aside, against)
}

// aside is the size of a token that was set aside, as a fraction of one that counts.
const aside = 0.62

// tokens draws the tokens of a player as large as the room allows: those that count, those facedown, and, smaller, those set aside.
func (p *Nebula) tokens(u *ui.UI, r ui.Rect, s game.Seat, down int, counts, off []card.ID) {
	lit := append(slices.Clone(counts), make([]card.ID, down)...)
	side := min(tokenMost, r.H)
	places := tokenPlaces(r, side, len(lit), len(off))
	for ; places == nil && side > 12; side-- {
		places = tokenPlaces(r, side, len(lit), len(off))
	}
	p.moves.NotePlace(game.Trauma(s), ui.R(r.X, r.Y+(r.H-side)/2, side, side))
	for i, at := range places {
		if i < len(lit) {
			p.Faces().Token(u, at, lit[i])
			continue
		}
		p.Faces().Token(u, at, off[i-len(lit)])
		u.Panel(at, ui.Look{Top: ui.Alpha(ui.Void, 0.35), Bottom: ui.Alpha(ui.Void, 0.35)})
		u.Line(at.X, at.Bottom(), at.Right(), at.Y, 2.5, ui.TextQuiet)
	}
}

// tokenPlaces lays tokens of a size in lines, and smaller ones after them, in the middle of r; nil if there is no room.
func tokenPlaces(r ui.Rect, side float64, lit, off int) []ui.Rect {
	const gap = 6.0
	places := make([]ui.Rect, 0, lit+off)
	x, y := r.X, r.Y
	for i := range lit + off {
		size := side
		if i >= lit {
			size = side * aside
		}
		if x+size > r.Right()+0.5 {
			x, y = r.X, y+side+gap
		}
		places = append(places, ui.R(x, y+(side-size)/2, size, size))
		x += size + gap
	}
	low := y + side
	if low > r.Bottom()+0.5 {
		return nil
	}
	for i := range places {
		places[i].Y += (r.Bottom() - low) / 2
	}
	return places
}
