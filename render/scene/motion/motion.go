package motion

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/input"
	"battlestar/render/board"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// Motion is what moves on the table beside the ships: cards, titles, centurions, markers, numbers. Like the ships, it only shows how the table came
// to its present state, except for cards that turn over before it is told which they are. It begins with public events, and its length never depends
// on secrets.
type Motion struct {
	*session.Session
	places  [2][game.NumPiles]ui.Rect // where piles are seen: in this frame and in the previous one
	laid    []laidCard                // the faceup cards of a check, as they last lay
	cards   []cardFlight
	titles  []titleFlight
	holders [3]game.Seat // of the titles, as last told
	marches []march
	Track   [centurionSpaces]ui.Rect
	crisis  arrival
	Value   [4]Change // of the resources
	Pursuit Change
	Prep    Change
}

// New makes the motion of a game.
func New(s *session.Session) *Motion {
	return &Motion{Session: s}
}

// centurionSpaces is the number of spaces on the Boarding Party track.
const centurionSpaces = len(game.Tabletop{}.Centurions)

// Change is a number on its way to its new value.
type Change struct{ From, Begin, Long int }

// How long things take, in ticks at full pace, and the delay between two that begin one after the other.
const (
	changeTicks = 54
	stepTicks   = 40
	titleTicks  = 60
	nextTicks   = 6
)

// Skips reports whether a click or a key skips what moves.
func Skips(in *input.State) bool {
	for _, down := range in.Pressed {
		if down {
			return true
		}
	}
	return len(in.Just) > 0 || len(in.Runes) > 0
}

// Settle ends all motion.
func (p *Motion) Settle() {
	m := p
	p.Board.Settle()
	m.cards, m.titles, m.marches = m.cards[:0], m.titles[:0], m.marches[:0]
	m.crisis, m.Value, m.Pursuit, m.Prep = arrival{}, [4]Change{}, Change{}, Change{}
}

// Forget ends all motion, and takes the table as it is.
func (p *Motion) Forget() {
	p.Settle()
	p.Board.Forget()
	p.holders = holders(p.View)
}

// Busy reports whether something moves on the table, apart from the dice and the cards of a check.
func (p *Motion) Busy() bool {
	m := p
	now := p.Tick
	busy := len(m.cards)+len(m.titles)+len(m.marches) > 0 || m.crisis.begin != 0 || m.crisis.coming || m.Pursuit.Runs(now) || m.Prep.Runs(now)
	for i := range m.Value {
		busy = busy || m.Value[i].Runs(now)
	}
	return busy || p.Board.Busy()
}

// Landed returns the tick at which everything on its way has arrived.
func (p *Motion) Landed() int {
	at := p.Tick
	for i := range p.cards {
		at = max(at, p.cards[i].begin+p.cards[i].long)
	}
	for i := range p.titles {
		at = max(at, p.titles[i].begin+p.titles[i].long)
	}
	for i := range p.marches {
		at = max(at, p.marches[i].begin+p.marches[i].long)
	}
	return at
}

// Happened takes in a public event. It is to be seen at the tick at, and View is the table after it. It returns when the next event may be told.
func (p *Motion) Happened(e *game.Event, at int) (next int) {
	m, v, ticks := p, p.View, p.Shell.Settings.Ticks
	defer func() { m.holders = holders(v) }()
	if ticks(changeTicks) == 0 || v.Step <= game.SetupCharacters {
		return at
	}
	switch e.Kind {
	case game.CardMoved:
		return p.cardMoved(e, at)
	case game.ResourceChanged:
		c := &m.Value[e.Resource]
		*c = Change{c.At(v.Resources[e.Resource]-e.N, p.Tick), at, ticks(changeTicks)}
		return at + ticks(changeTicks/2)
	case game.PursuitMoved:
		m.Pursuit = Change{v.PursuitAt() - e.N, at, ticks(stepTicks)}
	case game.JumpPrepMoved:
		m.Prep = Change{v.JumpPrep - e.N, at, ticks(stepTicks)}
	case game.CenturionMoved:
		if e.Cause == game.ByCorrection {
			return at
		}
		m.marches = append(m.marches, march{int(e.FromAt), int(e.ToAt), e.N, at, ticks(stepTicks)})
		return at + ticks(stepTicks/2)
	case game.TitleGiven:
		was := m.holders[e.Title-card.PresidentTitle]
		if was == game.NoSeat || was == e.Seat || v.Turn == 0 {
			return at
		}
		m.titles = append(m.titles, titleFlight{e.Title, was, e.Seat, at, ticks(titleTicks)})
		return at + ticks(titleTicks/2)
	default:
		return at
	}
	return at + ticks(stepTicks/2)
}

// holders returns the holders of the titles.
func holders(v *game.View) (list [3]game.Seat) {
	for i := range list {
		list[i] = v.Holder(card.PresidentTitle + card.Title(i))
	}
	return list
}

func (c *Change) Runs(now int) bool { return c.Long > 0 && now < c.Begin+c.Long }

// At returns what is shown of a number that is n: its old value, one in between, or n.
func (c *Change) At(n, now int) int {
	if !c.Runs(now) {
		return n
	}
	return c.From + int(math.Round(float64(n-c.From)*Part(now, c.Begin, c.Long)))
}

// Light returns how bright a changing number shines: brightest as it begins.
func (c *Change) Light(now int) float64 {
	if !c.Runs(now) || now < c.Begin {
		return 0
	}
	return 1 - Part(now, c.Begin, c.Long)
}

// Part returns how much of a time has passed, 0 to 1.
func Part(now, begin, long int) float64 {
	return max(0, min(1, float64(now-begin)/float64(max(1, long))))
}

// Ease makes a motion begin and end gently.
func Ease(t float64) float64 { return t * t * (3 - 2*t) }

// NotePlace notes where a pile is seen, for cards that leave it or come to it.
func (p *Motion) NotePlace(pile game.Pile, r ui.Rect) { p.places[0][pile] = r }

// Begin begins a frame of the table.
func (p *Motion) Begin(u *ui.UI) {
	m := p
	now := u.Tick
	m.places[1], m.places[0] = m.places[0], [game.NumPiles]ui.Rect{}
	m.laid = m.laid[:0]
	m.cards = slices.DeleteFunc(m.cards, func(c cardFlight) bool { return now >= c.begin+c.long })
	m.titles = slices.DeleteFunc(m.titles, func(f titleFlight) bool { return now >= f.begin+f.long })
	m.marches = slices.DeleteFunc(m.marches, func(s march) bool { return now >= s.begin+s.long })
}

// Draw draws what moves, above everything else.
func (p *Motion) Draw(u *ui.UI) {
	m := p
	for i := range m.marches {
		p.marching(u, &m.marches[i])
	}
	for i := range m.titles {
		p.titleOn(u, &m.titles[i])
	}
	p.crisisComes(u)
	for i := range m.cards {
		p.cardOn(u, &m.cards[i])
	}
}

// titleFlight is a title that goes from seat to seat.
type titleFlight struct {
	title       card.Title
	from, to    game.Seat
	begin, long int
}

// titleOn draws a title on its way.
func (p *Motion) titleOn(u *ui.UI, f *titleFlight) {
	if u.Tick < f.begin {
		return
	}
	t := Ease(Part(u.Tick, f.begin, f.long))
	x0, y0 := p.placeOf(game.Hand(f.from)).Center()
	x1, y1 := p.placeOf(game.Hand(f.to)).Center()
	out := math.Sin(math.Pi * t)
	x, y := x0+(x1-x0)*t+220*out, y0+(y1-y0)*t
	box := ui.R(0, 0, 76, 76)
	u.Spark(x, y, 60+90*out, ui.Alpha(ui.Amber, 0.55))
	u.Moved(box, ui.Pose{X: x, Y: y, SX: 0.6 + 0.9*out, SY: 0.6 + 0.9*out}, func() {
		u.Panel(box, ui.Important.Edged(ui.Amber, 3).Cutting(20))
		u.Icon(parts.TitleIcons[f.title], box.Inset(16), ui.Amber)
	})
}

// march is centurions on their way along the Boarding Party track: from -1 they come aboard, to -1 they are shot down.
type march struct {
	from, to, n int
	begin, long int
}

// Marched returns the number of centurions still to arrive at a space, or shown on their way there.
func (p *Motion) Marched(space int) int {
	n := 0
	for i := range p.marches {
		if p.marches[i].to == space {
			n += p.marches[i].n
		}
	}
	return n
}

// marching draws centurions on their way.
func (p *Motion) marching(u *ui.UI, s *march) {
	m := p
	t := Part(u.Tick, s.begin, s.long)
	stand := func(space int) (x, y, size float64) {
		box := m.Track[space]
		return box.X + box.H*0.42, box.Y + box.H/2, box.H * 0.92
	}
	var x, y, size float64
	switch {
	case s.to < 0:
		x, y, size = stand(s.from)
		if u.Tick < s.begin {
			break
		}
		board.Explode(u, x, y, 70, t)
		if t > 0.25 {
			return
		}
	case s.from < 0:
		if u.Tick < s.begin {
			return
		}
		x1, y1, high := stand(s.to)
		x0, y0 := p.Board.Hangar()
		k := Ease(t)
		x, y, size = x0+(x1-x0)*k, y0+(y1-y0)*k-120*math.Sin(math.Pi*k), high*(1+0.8*math.Sin(math.Pi*k))
		u.Spark(x, y, 50, ui.Alpha(ui.Red, 0.6))
	default:
		x0, y0, high := stand(s.from)
		x1, y1, _ := stand(s.to)
		k := Ease(t)
		x, y, size = x0+(x1-x0)*k, y0+(y1-y0)*k-14*math.Abs(math.Sin(2*math.Pi*k)), high*(1+0.25*math.Sin(math.Pi*k))
		if t > 0 {
			u.Spark(x, y, 44, ui.Alpha(ui.Red, 0.5*math.Sin(math.Pi*t)))
		}
	}
	u.Flying(ship.Centurion, x, y, size, 0, ship.Options{Bank: 0.01, Lights: 0.5})
}

// Covers reports whether a crisis or a check covers the board: not while something on the board can be chosen, or ships fight there.
func (p *Motion) Covers() bool {
	if p.ShowBoard || !p.CardOpen() && !p.crisis.coming || p.Board.Busy() {
		return false
	}
	if d := p.View.Decision; d != nil && d.Roll != game.NoRoll && d.Roll != game.RollForCard && d.Roll != game.RollForHumanFleet {
		return false
	}
	if p.OpenChoice() {
		for i := range p.View.Decision.Options {
			if session.OnBoard(p.View.Decision, &p.View.Decision.Options[i]) {
				return false
			}
		}
	}
	return true
}
