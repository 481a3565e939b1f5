package moment

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Moments holds the moments of a game, one after another.
type Moments struct {
	*session.Session
	queue  []moment
	counts map[string]int // how often each kind was told in this turn
	turn   int            // the turn that they were counted in
	comes  bool           // the last in the queue is not told yet
	stars  uint64         // the sky on the screen
}

// New makes the moments of a game.
func New(s *session.Session) *Moments { return &Moments{Session: s, counts: map[string]int{}} }

// kind is a kind of moment. Its beats are fractions of its length: the light comes and goes, the picture comes in, then the words.
type kind struct {
	name   string // the key in told
	brings func(c *cause) bool
	about  func(c *cause) moment
	head   say.Text // above the words; 0 if the moment sets it
	means  say.Text // what it means for those at the table, said the first time at this laptop; 0 if a tip of the guide says it, or nothing has to be said
	light  light    // on the table during the moment
	stage  stage
	long   int     // ticks at full pace
	again  int     // ticks if it was already told this turn; 0: told once per turn
	frees  float64 // the fraction after which the table goes on; 0 for all of it
}

// cause is a public event, and the table after it.
type cause struct {
	*game.Event
	v       *game.View
	faces   *cards.Faces
	say     *say.Speaker
	seats   func(game.Seat) string // the names of seats
	leaving bool                   // the fleet has left New Caprica
}

// moment is an instance of a kind: what is seen and said. What is empty is left out.
type moment struct {
	kind    *kind
	seat    game.Seat    // the player concerned, NoSeat for everyone
	other   game.Seat    // the player it comes from
	deck    card.Deck    // the deck of card
	card    card.ID      // the card shown
	face    card.ID      // the character, if not that of seat
	plight  cards.Plight // how the character is drawn
	picture string       // a name in assets/pictures
	icon    ui.Icon
	head    string
	text    string
	means   string
	won     bool // by the humans, if the game is over
	begin   int  // tick
	long    int
}

// light is the color that falls on the table, and how far it covers it.
type light struct {
	color ui.Color
	dark  float64 // 0 to 1, how much of the table it covers
}

// stage is how a moment is drawn.
type stage uint8

// The stages.
const (
	strip    stage = iota // a band in place of the prompt: nobody is asked meanwhile, and what happens on the table is seen
	opening               // the fleet out of the dark, and everyone by face and name
	dies                  // the sheet of a character darkens
	turnsOut              // a Loyalty card turns over, and a red eye sweeps to and fro
	ending                // the fleet at home, or Galactica dead
	leap                  // the stars become lines, and everything turns white
	nebula                // the light of the nebula, the ship before it, and who comes out of it
	tried                 // everyone by face, with the tokens that they hold
	lands                 // ships come down over the settlement
	returns               // Galactica falls through the air of New Caprica
	departs               // ships rise, and those left behind
)

// stillTicks is the longest that a moment lasts if motion is off: as long as a screen may stay unchanged while a bot is due.
const stillTicks = 110

// Happened takes in a public event, and returns the tick until which the table stops to look. If motion is off, it does not stop: the moment stands
// over the table for a while.
func (m *Moments) Happened(e *game.Event) (until int) {
	if m.View.Turn != m.turn {
		m.turn = m.View.Turn
		clear(m.counts)
	}
	k, c := m.kindOf(e)
	if k == nil {
		return m.Tick
	}
	long := k.long
	if m.counts[k.name] > 0 {
		long = k.again
	}
	m.counts[k.name]++
	if long == 0 {
		return m.Tick
	}
	one := k.about(&c)
	one.kind, one.long = k, m.Shell.Settings.Ticks(long)
	last := len(m.queue) - 1
	came := m.comes && last >= 0 && m.queue[last].kind == k
	if m.comes = false; came { // its card has turned over
		one.begin, m.queue = m.queue[last].begin, m.queue[:last]
	}
	if m.still() {
		one.long = min(stillTicks, long)
	}
	if one.text == "" {
		one.text, _ = m.Say.Event(m.View, *e)
	}
	if one.head == "" && k.head != 0 {
		one.head = m.Say.Text(k.head)
	}
	m.explain(&one)
	if m.still() && slices.ContainsFunc(m.queue, func(o moment) bool { return o.head == one.head && o.text == one.text }) {
		return m.Tick // already shown or queued
	}
	if !came {
		one.begin = m.after(m.Tick - m.faceOf(&one))
	}
	m.queue = append(m.queue, one)
	if m.still() {
		return m.Tick
	}
	if k.frees > 0 {
		return one.begin + int(k.frees*float64(one.long))
	}
	return one.begin + one.long
}

// longer is how many times as long a moment lasts that also says what it means.
const longer = 2

// explain says what a moment means if it is the first of its kind at this laptop and the guide is on.
func (m *Moments) explain(one *moment) {
	if one.kind.means == 0 || m.Shell.Settings.NoGuide || !m.Shell.Once("moment "+one.kind.name) {
		return
	}
	one.means = m.Say.Text(one.kind.means)
	one.long *= longer
}

// after returns the tick at which a moment due at a tick begins: not before the one before it is over.
func (m *Moments) after(at int) int {
	if n := len(m.queue); n > 0 {
		at = max(at, m.queue[n-1].begin+m.queue[n-1].long)
	}
	return at
}

// Begins turns a Loyalty card over before it is told which it is, and returns how many ticks that takes.
func (m *Moments) Begins(e *game.Event) int {
	k, c := m.kindOf(e)
	if k == nil || k.stage != turnsOut || m.still() {
		return 0
	}
	one := k.about(&c)
	one.kind, one.begin, one.long = k, m.after(m.Tick), m.Shell.Settings.Ticks(k.long)
	m.queue, m.comes = append(m.queue, one), true
	return one.begin + m.faceOf(&one) - m.Tick
}

// faceOf returns how many ticks after its beginning a moment shows the face of the card that turns over in it.
func (m *Moments) faceOf(one *moment) int {
	if one.kind.stage != turnsOut || m.still() {
		return 0
	}
	return int((turnsFrom + turnsUntil) / 2 * float64(one.long))
}

// Of returns the name of the kind of moment that an event brings, if View is the table after it; empty for none.
func (m *Moments) Of(e *game.Event) string {
	if k, _ := m.kindOf(e); k != nil {
		return k.name
	}
	return ""
}

// kindOf returns the first kind that an event brings, nil for none.
func (m *Moments) kindOf(e *game.Event) (*kind, cause) {
	c := cause{e, m.View, m.Faces(), m.Say, m.Name, m.counts["departure"] > 0}
	for i := range kinds {
		if kinds[i].brings(&c) {
			return &kinds[i], c
		}
	}
	return nil, c
}

// On reports whether a moment is on the screen.
func (m *Moments) On() bool { return len(m.queue) > 0 }

// Still reports whether a moment without motion is on the screen: the table is already further on, and whoever is asked may answer.
func (m *Moments) Still() bool { return m.On() && m.still() }

// still reports whether motion is off.
func (m *Moments) still() bool { return m.Shell.Settings.Motion == shell.Off }

// End ends all moments.
func (m *Moments) End() { m.queue, m.comes = m.queue[:0], false }

// part returns how much of a moment has passed, more than 0 from its first tick on.
func (m *Moments) part(one *moment) float64 {
	return float64(m.Tick-one.begin+1) / float64(one.long+1)
}

// Draw draws the moment over the table. A moment without motion is drawn at the foot of free, where it hides no question.
func (m *Moments) Draw(u *ui.UI, free ui.Rect) {
	for m.On() && u.Tick >= m.queue[0].begin+m.queue[0].long {
		m.queue = m.queue[1:]
		u.Wake(1) // what waited for it continues
	}
	if !m.On() {
		return
	}
	one := &m.queue[0]
	if m.still() {
		u.Wake(one.begin + one.long - u.Tick)
		m.stand(u, one, free)
		if u.Tick > one.begin && motion.Skips(&u.In) {
			m.End()
			u.Wake(1)
		}
		return
	}
	u.Wake(1)
	t := m.part(one)
	seen := motion.Ease(min(1, t/veiled)) * motion.Ease(min(1, (1-t)/0.1))
	u.Fill(u.Window(), ui.Alpha(one.kind.light.color, one.kind.light.dark*seen))
	switch one.kind.stage {
	case strip:
		tint := one.kind.light.color
		high := highOf(one)
		r := band(u, 0.995-high/2, high, seen, ui.Mix(tint, ui.PanelBase, 0.45), ui.Mix(tint, ui.Void, 0.55), lineOf(one))
		u.Clip(r, func() { m.strip(u, one, r.InsetXY(20+r.W*0.1, 10), t, seen*(1-part(t, goesFrom, goesUntil))) })
	case opening:
		m.opening(u, one, t, seen)
	case dies:
		m.dies(u, one, t, seen)
	case turnsOut:
		m.turnsOut(u, one, t, seen)
	case ending:
		m.ending(u, one, t, seen)
	case leap:
		m.whiteOut(u, t)
	case nebula:
		m.crossroads(u, one, t, seen)
	case tried:
		m.trial(u, one, t, seen)
	case lands:
		m.landing(u, one, t, seen)
	case returns:
		m.homecoming(u, one, t, seen)
	case departs:
		m.departure(u, one, t, seen)
	}
}

// veiled is the fraction of a moment after which its light covers the table.
const veiled = 0.12

// Before reports whether the stage of the table is still drawn as it was, because a moment in which it changes is about to cover it.
func (m *Moments) Before() bool {
	if m.still() {
		return false
	}
	return slices.ContainsFunc(m.queue, func(o moment) bool {
		return (o.kind.stage == lands || o.kind.stage == returns) && m.part(&o) < veiled
	})
}

// part returns how much of a beat has passed, 0 to 1.
func part(t, begin, end float64) float64 { return motion.Ease(max(0, min(1, (t-begin)/(end-begin)))) }

// band draws the strip across the table, centered at a height of the window; it opens and closes like an eye.
func band(u *ui.UI, middle, high, seen float64, top, bottom, line ui.Color) ui.Rect {
	win := u.Window()
	open := math.Ceil(seen*20) / 20 // few heights, as each is a separate shape
	r := ui.R(win.X-20, win.Y+win.H*(middle-high*open/2), win.W+40, win.H*high*open)
	u.Panel(r, ui.Look{Top: ui.Alpha(top, seen), Bottom: ui.Alpha(bottom, seen), LineTop: ui.Alpha(line, seen), LineBottom: ui.Alpha(line, seen), Line: 3})
	return r
}
