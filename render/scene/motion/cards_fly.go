package motion

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// cardFlight is a card on its way from pile to pile, facedown unless everyone may see it.
type cardFlight struct {
	from        ui.Rect
	to          game.Pile
	id          card.ID // "" if it stays facedown
	back        back
	shown       bool // it stops in the middle, large, before it continues
	coming      bool // its event is not told yet
	begin, long int
}

// back is what everyone knows of a facedown card: its deck, the skill type if it comes from a skill deck, the seat whose hand it was in.
type back struct {
	deck  card.Deck
	skill card.Skill
	color ui.Color
}

// laidCard is where a faceup card of a check lies.
type laidCard struct {
	id card.ID
	at ui.Rect
}

// arrival is a Crisis card that comes from its deck and turns over, to lie faceup in the middle.
type arrival struct {
	id     card.ID
	from   ui.Rect
	coming bool // its reveal is not told yet
	begin  int  // tick at which it is first seen, 0 for not yet
	to     ui.Rect
	drawn  int // tick at which its place was last drawn
}

// How long cards fly, in ticks at full pace. A shown card comes, lies there as long as it is read, and goes. Its face, like that of a crisis, is seen
// after a while: only then is it told which card it is.
const (
	cardTicks   = 40
	comesTicks  = 39
	faceTicks   = 26
	shownTicks  = 65
	goesTicks   = 26
	crisisTicks = 56
	crisisFace  = 34
)

// smallW and smallH are the size of a card on its way, shownH is the height of a shown card.
const (
	smallW, smallH = 112.0, 156.0
	shownH         = 430.0
)

// SkillOfPile returns the skill type of a deck or a discard pile.
func SkillOfPile(pile game.Pile) (card.Skill, bool) {
	for s := card.Politics; s <= card.Treachery; s++ {
		if pile == game.SkillDeck(s) || pile == game.SkillDiscard(s) {
			return s, true
		}
	}
	return card.AnySkill, false
}

// Begins starts to turn over a card for everyone, before it is told which it is. It returns the number of ticks until its face is seen.
func (p *Motion) Begins(e *game.Event) int {
	m, ticks := p, p.Shell.Settings.Ticks
	if e.Kind != game.CardMoved || ticks(cardTicks) == 0 || p.View.Step <= game.SetupCharacters {
		return 0
	}
	if e.To == game.CrisisOpen && e.Cause != game.ByCorrection {
		m.crisis = arrival{id: e.Card, from: p.placeOf(e.From), coming: true}
		return ticks(crisisFace)
	}
	f, flies := p.flightOf(e)
	if !flies || !f.shown {
		return 0
	}
	f.begin, f.coming = p.Tick, true
	m.cards = append(m.cards, f)
	return ticks(faceTicks)
}

// cardMoved starts the flight of a card, and returns when the next event may be told. Unless somebody hurries, its face is already seen.
func (p *Motion) cardMoved(e *game.Event, at int) (next int) {
	m, ticks := p, p.Shell.Settings.Ticks
	if e.To == game.CrisisOpen && e.Cause != game.ByCorrection {
		if !m.crisis.coming {
			m.crisis = arrival{id: e.Card, from: p.placeOf(e.From), begin: at - ticks(crisisFace)}
		}
		m.crisis.coming = false
		return at + ticks(crisisTicks) - ticks(crisisFace)
	}
	f, flies := p.flightOf(e)
	if !flies {
		return at
	}
	if !f.shown {
		f.begin = at
		if e.From == game.CheckCards {
			f.from = p.laidAt(e.Card, f.from)
		}
		m.cards = append(m.cards, f)
		return at + ticks(nextTicks)
	}
	i := slices.IndexFunc(m.cards, func(c cardFlight) bool { return c.coming && c.id == f.id })
	if i < 0 {
		f.begin = at - ticks(faceTicks)
		i, m.cards = len(m.cards), append(m.cards, f)
	}
	m.cards[i].coming = false
	return m.cards[i].begin + m.cards[i].long
}

// flightOf returns how a card flies; false if it does not.
func (p *Motion) flightOf(e *game.Event) (f cardFlight, flies bool) {
	if e.Cause == game.ByCorrection || e.From == e.To {
		return f, false
	}
	v, ticks := p.View, p.Shell.Settings.Ticks
	f = cardFlight{from: p.placeOf(e.From), to: e.To, id: e.Card, long: ticks(cardTicks)}
	skill, ofSkill := SkillOfPile(e.From)
	_, toSkill := SkillOfPile(e.To)
	owner := e.From.Owner()
	f.back = back{deck: card.SkillCards, color: ui.Amber}
	if owner != game.NoSeat && int(owner) < len(v.Seats) {
		f.back.color = p.Color(owner)
	}
	switch {
	case e.To == game.TurnedUp:
		f.back.skill, f.back.color, f.shown = skill, skillColor(skill), true
	case ofSkill && e.To.Owner() != game.NoSeat:
		f.back.skill, f.back.color = skill, skillColor(skill)
	case isContribution(e.To, v), e.From == game.CheckCards:
	case e.From.Owner() != game.NoSeat && toSkill:
		f.shown = e.Card != "" && e.Cause == game.ByPlay
	case e.From == game.QuorumDeck && e.To == game.QuorumHand:
		f.back = backOf(card.QuorumCards)
	case e.To == game.QuorumOpen:
		f.back, f.shown = backOf(card.QuorumCards), true
	case e.From.Deck() == card.Mutinies || e.To.Deck() == card.Mutinies:
		f.back, f.shown = backOf(card.Mutinies), e.To == game.MutinyOpen
	case isLoyalty(e.To, v) && e.From != e.To:
		f.back = backOf(card.LoyaltyCards)
	case e.From == game.AgendaDeck:
		f.back = backOf(card.Agendas)
	case e.From == game.SuperDeck:
		f.back = backOf(card.SuperCrises)
	case e.From == game.DestinationDeck || e.From == game.DestinationDrawn:
		f.back, f.shown = backOf(card.Destinations), e.Card != "" && e.To == game.Traveled
	case e.From.Deck() == card.TraumaTokens || e.To.Deck() == card.TraumaTokens:
		if e.To == game.TraumaShown && e.Cause == game.ByTrial || e.To == game.OutOfGame {
			return f, false // it is seen where it lies
		}
		f.back = backOf(card.TraumaTokens)
	case e.From == game.AllyDeck || e.From == game.CrossroadsDeck:
		f.back = backOf(e.From.Deck())
	case e.From == game.CrisisOpen:
		f.back = backOf(card.Crises)
	case e.From.Owner() != game.NoSeat && e.To.Owner() != game.NoSeat: // from hand to hand
	default:
		return f, false
	}
	if f.shown { // it lies there as long as it takes to read
		f.long = ticks(comesTicks) + max(ticks(shownTicks), p.ReadCard(e.Card)) + ticks(goesTicks)
	}
	return f, true
}

func backOf(deck card.Deck) back { return back{deck: deck, color: cards.LookOf(deck).Color} }

func skillColor(s card.Skill) ui.Color {
	if look, ok := cards.SkillOf(s); ok {
		return look.Color()
	}
	return ui.Amber
}

func isContribution(pile game.Pile, v *game.View) bool {
	for s := range v.Seats {
		if pile == game.Contribution(game.Seat(s)) {
			return true
		}
	}
	return pile == game.Contribution(game.Everyone)
}

func isLoyalty(pile game.Pile, v *game.View) bool {
	for s := range v.Seats {
		if pile == game.Loyalty(game.Seat(s)) {
			return true
		}
	}
	return false
}

// Lie notes where a faceup card of the check lies.
func (p *Motion) Lie(id card.ID, at ui.Rect) { p.laid = append(p.laid, laidCard{id, at}) }

// laidAt returns where a faceup card of the check lay, and forgets that place; without one, it returns the place of the pile.
func (p *Motion) laidAt(id card.ID, pile ui.Rect) ui.Rect {
	for i := range p.laid {
		if l := &p.laid[i]; l.id == id {
			l.id = ""
			return l.at
		}
	}
	return pile
}

// Coming returns the number of cards on their way to a pile.
func (p *Motion) Coming(pile game.Pile) int {
	n := 0
	for i := range p.cards {
		if p.cards[i].to == pile && !p.cards[i].coming {
			n++
		}
	}
	return n
}

// placeOf returns where a pile is seen or, if it is not, where one would look for it.
func (p *Motion) placeOf(pile game.Pile) ui.Rect {
	m := p
	for i := range m.places {
		if r := m.places[i][pile]; !r.Empty() {
			return r
		}
	}
	other := game.NoPile
	owner := pile.Owner()
	skill, ofSkill := SkillOfPile(pile)
	switch {
	case owner != game.NoSeat && int(owner) < p.Seats():
		other = game.Hand(owner)
	case ofSkill:
		other = game.SkillDeck(skill)
	case pile == game.TurnedUp:
		other = game.SkillDeck(card.Treachery)
	case (pile == game.QuorumHand || pile == game.QuorumDrawn) && p.View.President() != game.NoSeat:
		other = game.Hand(p.View.President())
	case pile == game.DestinationDrawn && p.View.Admiral() != game.NoSeat:
		other = game.Hand(p.View.Admiral())
	case pile == game.QuorumDiscard || pile == game.QuorumInPlay:
		other = game.QuorumDeck
	case pile == game.CrisisDrawn || pile == game.CrisisDiscard || pile == game.SuperDiscard || pile == game.SuperDeck || pile == game.InPlay:
		other = game.CrisisDeck
	}
	for i := range m.places {
		if r := m.places[i][other]; other != game.NoPile && !r.Empty() {
			return r
		}
	}
	return m.places[0][game.NoPile].Around(smallW, smallH)
}

// cardOn draws a card on its way.
func (p *Motion) cardOn(u *ui.UI, f *cardFlight) {
	if u.Tick < f.begin {
		return
	}
	to := p.placeOf(f.to)
	if f.shown {
		p.cardShown(u, f, to)
		return
	}
	t := Part(u.Tick, f.begin, f.long)
	k := Ease(t)
	x0, y0 := f.from.Center()
	x1, y1 := to.Center()
	air := math.Sin(math.Pi * t)
	small0, small1 := min(0.8, f.from.W/smallW), min(0.8, to.W/smallW)
	size := max(0.2, small0+(small1-small0)*k) + 0.22*air
	pose := ui.Pose{X: x0 + (x1-x0)*k, Y: y0 + (y1-y0)*k - 70*air, SX: size, SY: size, Turn: 0.28 * math.Sin(2*math.Pi*t), Fade: max(0, (t-0.9)/0.1) * 0.6}
	open := f.id != ""
	box := ui.R(0, 0, smallW, smallH)
	deck := p.Faces().Deck(f.id)
	if f.back.deck == card.Allies { // some are named like a character
		deck = card.Allies
	}
	if f.back.deck == card.TraumaTokens {
		box = ui.R(0, 0, 56, 56)
		u.Moved(box, pose, func() { p.Faces().Token(u, box, f.id) })
		return
	}
	if open && deck != card.SkillCards { // as it looks when it lies, only smaller
		box = ui.R(0, 0, shownH*cards.Aspect(deck), shownH)
		pose.SX, pose.SY = pose.SX*smallW/box.W, pose.SY*smallW/box.W
	}
	u.Moved(box, pose, func() {
		switch {
		case !open:
			p.backFace(u, box, f.back)
		case deck == card.SkillCards:
			p.Faces().Small(u, box, f.id, cards.State{})
		default:
			p.Faces().Any(u, box, deck, f.id, cards.State{})
		}
	})
}

// backFace draws the back of a card.
func (p *Motion) backFace(u *ui.UI, r ui.Rect, b back) {
	p.Faces().Back(u, r, b.deck, b.color)
	if look, ok := cards.SkillOf(b.skill); ok {
		u.Skill(look, r.Around(r.W*0.5, r.W*0.5))
	}
}

// cardShown draws a card that is laid faceup in the middle for everyone to see, and then continues on its way.
func (p *Motion) cardShown(u *ui.UI, f *cardFlight, to ui.Rect) {
	ticks := p.Shell.Settings.Ticks
	deck := p.Faces().Deck(f.id)
	box := ui.R(0, 0, shownH*cards.Aspect(deck), shownH)
	x0, y0 := f.from.Center()
	x1, y1 := p.places[0][game.NoPile].Center()
	x2, y2 := to.Center()
	in, out := Ease(Part(u.Tick, f.begin, ticks(comesTicks))), Ease(Part(u.Tick, f.begin+f.long-ticks(goesTicks), ticks(goesTicks)))
	small := 0.16
	size := small + (1-small)*in*(1-out)
	turned := math.Cos(math.Pi * Ease(Part(u.Tick, f.begin+ticks(faceTicks)/2, ticks(faceTicks))))
	pose := ui.Pose{
		X: x0 + (x1-x0)*in + (x2-x1)*out, Y: y0 + (y1-y0)*in + (y2-y1)*out,
		SX: size * max(0.02, math.Abs(turned)), SY: size, Fade: 0.8 * max(0, (out-0.6)/0.4),
	}
	u.Spark(pose.X, pose.Y, shownH*0.9*size, ui.Alpha(f.back.color, 0.35*in*(1-out)))
	u.Moved(box, pose, func() {
		if turned > 0 {
			p.backFace(u, box, f.back)
		} else {
			p.Faces().Any(u, box, deck, f.id, cards.State{})
		}
	})
}

// Arrives returns the Crisis card that is on its way and not told yet; "" for none.
func (p *Motion) Arrives() card.ID {
	if !p.crisis.coming {
		return ""
	}
	return p.crisis.id
}

// Arriving reports whether a Crisis card is still on its way to r, where it will lie.
func (p *Motion) Arriving(u *ui.UI, r ui.Rect, id card.ID) bool {
	a := &p.crisis
	if a.id == "" || a.id != id {
		return false
	}
	if a.begin == 0 {
		a.begin = u.Tick
	}
	a.to, a.drawn = r, u.Tick
	if u.Tick >= a.begin+p.Shell.Settings.Ticks(crisisTicks) {
		*a = arrival{}
		return false
	}
	return true
}

// crisisComes draws the Crisis card on its way.
func (p *Motion) crisisComes(u *ui.UI) {
	a := &p.crisis
	if a.id == "" {
		return
	}
	if a.drawn != u.Tick {
		if a.begin != 0 || !a.coming && !p.CardOpen() { // the game has moved on
			*a = arrival{}
		}
		return
	}
	t := Part(u.Tick, a.begin, p.Shell.Settings.Ticks(crisisTicks))
	k := Ease(min(1, t/0.75))
	x0, y0 := a.from.Center()
	x1, y1 := a.to.Center()
	turned := math.Cos(math.Pi * Ease(min(1, max(0, (t-0.3)/0.6))))
	small := min(1, a.from.W/a.to.W)
	size := small + (1-small)*k + 0.05*math.Sin(math.Pi*t)
	pose := ui.Pose{X: x0 + (x1-x0)*k, Y: y0 + (y1-y0)*k, SX: size * max(0.02, math.Abs(turned)), SY: size}
	u.Moved(a.to, pose, func() {
		if turned > 0 {
			p.Faces().Back(u, a.to, p.DeckOfCrisis(a.id), cards.LookOf(p.DeckOfCrisis(a.id)).Color)
		} else {
			p.Faces().Crisis(u, a.to, a.id, cards.CrisisState{})
		}
	})
}
