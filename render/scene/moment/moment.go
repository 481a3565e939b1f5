package moment

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Moments are those of a game, one after the other.
type Moments struct {
	*session.Session
	queue []moment
	began int            // tick of the first, 0 for none
	told  map[string]int // how often each kind was told this turn
	turn  int            // which that is
}

// New makes the moments of a game.
func New(s *session.Session) *Moments { return &Moments{Session: s, told: map[string]int{}} }

// kind is a kind of moments. Its beats are parts of its length: the light comes and goes, what is seen comes in, then the words.
type kind struct {
	name   string // by which it is known to have been told this turn
	brings func(c *cause) bool
	about  func(c *cause) moment
	head   say.Text // above the words; 0 where the moment says it
	light  light    // on the table meanwhile
	stage  stage
	long   int // ticks at the full pace
	again  int // ticks where the same was told in this turn already; 0: it is told once a turn
}

// cause is an event of the open table, and the table after it.
type cause struct {
	*game.Event
	v     *game.View
	faces *cards.Faces
	say   *say.Speaker
}

// moment is one of a kind: what is seen and said. What is empty is left out.
type moment struct {
	kind    *kind
	seat    game.Seat    // whom it befalls, NoSeat for all
	other   game.Seat    // from whom it comes to him
	deck    card.Deck    // of card
	card    card.ID      // that is shown
	face    card.ID      // the character, where it is not that of seat
	plight  cards.Plight // how he is drawn
	picture string       // of assets/pictures
	icon    ui.Icon
	head    string
	text    string
	won     bool // the humans, where the game is over
	long    int
}

// light is the colour in which the table is seen, and how much is left of its own.
type light struct {
	color ui.Color
	dark  float64 // of the table, 0 to 1
}

// stage is how a moment is drawn.
type stage uint8

// The stages.
const (
	strip    stage = iota // a band where the prompt is: nobody is asked meanwhile, and what happens on the table is seen
	opening               // the fleet out of the dark, and everybody by face and name
	dies                  // the sheet of a character darkens
	turnsOut              // a Loyalty card turns over, and a red eye goes to and fro
	ending                // the fleet at home, or Galactica dead
)

// Happened takes in an event that all are told, and gives back until when the table stops to look.
func (m *Moments) Happened(e *game.Event) (until int) {
	if m.View.Turn != m.turn {
		m.turn = m.View.Turn
		clear(m.told)
	}
	k, c := m.kindOf(e)
	if k == nil {
		return m.Tick
	}
	long := k.long
	if m.told[k.name] > 0 {
		long = k.again
	}
	m.told[k.name]++
	if long = m.Shell.Settings.Ticks(long); long == 0 {
		return m.Tick
	}
	one := k.about(&c)
	one.kind, one.long = k, long
	if one.text == "" {
		one.text, _ = m.Say.Event(m.View, *e)
	}
	if one.head == "" && k.head != 0 {
		one.head = m.Say.Text(k.head)
	}
	if m.began == 0 {
		m.began = m.Tick
	}
	m.queue = append(m.queue, one)
	return m.Tick + long
}

// Of is the name of the kind of moment that an event brings, of which View is the table after it; empty for none.
func (m *Moments) Of(e *game.Event) string {
	if k, _ := m.kindOf(e); k != nil {
		return k.name
	}
	return ""
}

// kindOf is the first kind that an event brings, nil for none.
func (m *Moments) kindOf(e *game.Event) (*kind, cause) {
	c := cause{e, m.View, m.Faces(), m.Say}
	for i := range kinds {
		if kinds[i].brings(&c) {
			return &kinds[i], c
		}
	}
	return nil, c
}

// On says whether the table stops to look.
func (m *Moments) On() bool { return m.began != 0 }

// End ends all moments.
func (m *Moments) End() { m.queue, m.began = m.queue[:0], 0 }

// Draw draws the moment over the table. Whatever is put in ends it.
func (m *Moments) Draw(u *ui.UI) {
	if m.began == 0 {
		return
	}
	if u.Tick > m.began && motion.Skips(&u.In) {
		m.End()
		return
	}
	one := &m.queue[0]
	u.Wake(1)
	if u.Tick-m.began >= one.long {
		m.queue, m.began = m.queue[1:], u.Tick
		if len(m.queue) == 0 {
			m.End()
		}
		return
	}
	t := float64(u.Tick-m.began) / float64(one.long)
	seen := motion.Ease(min(1, t/0.12)) * motion.Ease(min(1, (1-t)/0.1))
	if seen <= 0 {
		return
	}
	u.Fill(u.Window(), ui.Alpha(one.kind.light.color, one.kind.light.dark*seen))
	switch one.kind.stage {
	case strip:
		m.strip(u, one, t, seen)
	case opening:
		m.opening(u, one, t, seen)
	case dies:
		m.dies(u, one, t, seen)
	case turnsOut:
		m.turnsOut(u, one, t, seen)
	case ending:
		m.ending(u, one, t, seen)
	}
}

// part is how much of a beat has passed, 0 to 1.
func part(t, begin, end float64) float64 { return motion.Ease(max(0, min(1, (t-begin)/(end-begin)))) }

// band is the strip across the table, about a height of the window; it opens and closes like an eye.
func band(u *ui.UI, middle, high, seen float64, top, bottom, line ui.Color) ui.Rect {
	win := u.Window()
	open := math.Ceil(seen*20) / 20 // few heights, each a shape of its own
	r := ui.R(win.X-20, win.Y+win.H*(middle-high*open/2), win.W+40, win.H*high*open)
	u.Panel(r, ui.Look{Top: ui.Alpha(top, seen), Bottom: ui.Alpha(bottom, seen), LineTop: ui.Alpha(line, seen), LineBottom: ui.Alpha(line, seen), Line: 3})
	return r
}
