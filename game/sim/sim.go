package sim

import (
	"fmt"
	"math/rand/v2"
	"time"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
)

// Options says what is played.
type Options struct {
	Games   int
	Players int
	Boxes   []card.ID // {"base"} if empty
	Options []string
	House   []game.House
	Seed    uint64 // of the first game; each later game has the next
	Bots    string // "random" or "good"
	// Distance is the distance the fleet begins with, to see more of the late game; 0 is the rule.
	Distance int
	// Unchecked plays without checking, for the figures alone.
	Unchecked bool
}

// Result is the figures of many games, as the command "sim" prints them.
type Result struct {
	Games              int            `json:"games"`
	Players            int            `json:"players"`
	Decisions          int            `json:"decisions"` // with two options or more
	HumanWins          int            `json:"human_wins"`
	CylonWins          int            `json:"cylon_wins"`
	EndedBy            map[string]int `json:"ended_by"` // a resource, damage, boarding, jump, or lost-jump: the last jump with a resource at 0
	Turns              int            `json:"turns"`    // of all games
	Pace                              // as if people sat at all seats
	Mixed              Pace           `json:"two_people"` // two people, and bots
	Seconds            float64        `json:"seconds"`    // of play, checks excluded
	GamesPerSecond     float64        `json:"games_per_second"`
	DecisionsPerSecond float64        `json:"decisions_per_second"`
	Violations         []string       `json:"violations"`
	// How sensibly humans play: checks to which they added cards to pass them; the number of these that passed; the number for which a player added
	// so much as to expect a total more than 4 above the difficulty; and the number that ended there, luck included.
	ChecksTried     int `json:"checks_tried"`
	ChecksPassed    int `json:"checks_passed"`
	ChecksOverspent int `json:"checks_overspent"`
	ChecksExceeded  int `json:"checks_exceeded"`
	// Undone counts, by kind of deed, how often a player at once undid their last deed of the same turn.
	Undone map[string]int `json:"undone"`
	// DiedOf counts, for each resource that ran out, what took the last of it: the card, location or rule.
	DiedOf map[string]map[string]int `json:"died_of"`
	// Fates counts each result of an ally or Crossroads card, each outcome of the Trial, and each Agenda reached or missed. Empty if nothing was
	// checked.
	Fates map[string]int `json:"fates"`
	// Never lists what came up in no game: cards and each way they can go, abilities, locations, decisions, windows, events and verbs. Empty if
	// nothing was checked.
	Never []string `json:"never"`

	seen *seen // what came up
}

// maxViolations is the number reported before the games stop: one fault breaks every game.
const maxViolations = 50

// Run plays the games. The error says what is invalid in the options.
func Run(o Options) (Result, error) {
	if len(o.Boxes) == 0 {
		o.Boxes = []card.ID{"base"}
	}
	if o.Bots != "random" && o.Bots != "good" {
		return Result{}, fmt.Errorf("there are no bots %q; there are random and good", o.Bots)
	}
	if o.Games < 1 {
		return Result{}, fmt.Errorf("%d games: at least one has to be played", o.Games)
	}
	setup := game.Setup{Boxes: o.Boxes, Options: o.Options, House: o.House, Seed: o.Seed, Players: make([]game.Player, max(o.Players, 0))}
	first, err := game.New(setup)
	if err != nil {
		return Result{}, err
	}
	first.Close()

	r := Result{Players: o.Players, EndedBy: map[string]int{}, Violations: []string{}, DiedOf: map[string]map[string]int{}, Fates: map[string]int{}, Never: []string{}}
	people, two := newPace(), newPace()
	h := habits{undone: map[string]int{}}
	inBoxes, seen := newContents(setup), newSeen(setup.Catalog())
	for i := range o.Games {
		setup.Seed = o.Seed + uint64(i)
		setup.Deal = i%2 == 0 // in the other half, characters are chosen
		m := match{setup: setup, bots: o.Bots, distance: o.Distance, habits: &h}
		began := time.Now()
		m.play()
		r.Seconds += time.Since(began).Seconds()
		r.Games++
		r.Decisions += m.decisions
		r.Turns += m.turns
		if m.over != nil {
			r.EndedBy[m.over.String()]++
			if m.killer != "" {
				if r.DiedOf[m.over.String()] == nil {
					r.DiedOf[m.over.String()] = map[string]int{}
				}
				r.DiedOf[m.over.String()][m.killer]++
			}
			if m.over.HumansWin {
				r.HumanWins++
			} else {
				r.CylonWins++
			}
		}
		if !o.Unchecked {
			c := checker{match: &m, contents: inBoxes, seen: seen}
			c.check()
			if m.over != nil {
				seen.agendas(&game.View{Seat: game.Everyone, Tabletop: m.end.Tabletop, House: m.setup.House, Boxes: m.setup.Catalog()})
			}
			people.add(c.people)
			two.add(c.two)
		}
		r.Violations = append(r.Violations, m.violations...)
		if len(r.Violations) >= maxViolations {
			break
		}
	}
	r.Pace, r.Mixed = people.tell(), two.tell()
	r.ChecksTried, r.ChecksPassed, r.ChecksOverspent, r.ChecksExceeded, r.Undone = h.tried, h.passed, h.overspent, h.exceeded, h.undone
	if !o.Unchecked {
		r.Fates, r.Never, r.seen = seen.fates(), seen.never(), seen
	}
	r.GamesPerSecond = float64(r.Games) / r.Seconds
	r.DecisionsPerSecond = float64(r.Decisions) / r.Seconds
	return r, nil
}

// ending is how a game ended.
type ending struct{ game.Over }

// String returns the resource that ran out, or else why the game ended.
func (e *ending) String() string {
	switch {
	case e.Why == game.EndedByResource:
		return e.Resource.String()
	case e.Why == game.EndedByJump && !e.HumansWin:
		return "lost-jump"
	}
	return e.Why.String()
}

// match is one game, played and recorded.
type match struct {
	setup    game.Setup
	bots     string
	distance int
	player   bot.Player // instead of the bots
	habits   *habits    // records how they play, if wanted

	answers    []game.Answer
	decisions  int // with two options or more
	turns      int
	over       *ending
	killer     string // what took the last of the resource that ran out
	end        *game.State
	violations []string
}

// violated records what broke at a decision.
func (m *match) violated(decision int, format string, args ...any) {
	if len(m.violations) < maxViolations {
		m.violations = append(m.violations, fmt.Sprintf("seed %d decision %d: %s", m.setup.Seed, decision, fmt.Sprintf(format, args...)))
	}
}

// longest is the most answers a game may take; none comes near it.
const longest = 200_000

// begin returns the game before its first decision.
func (m *match) begin() *game.Game {
	g, err := game.New(m.setup)
	if err != nil {
		panic(err) // the same setup with another seed was accepted
	}
	return m.moveOn(g)
}

// decide gives an answer, and moves the fleet on once the setup is over. The game that it returns may be another one.
func (m *match) decide(g *game.Game, a game.Answer) (*game.Game, error) {
	setup := g.Uncovered().Turn == 0
	err := g.Decide(a)
	if setup {
		g = m.moveOn(g)
	}
	return g, err
}

// moveOn gives the fleet its starting distance once the first turn has begun.
func (m *match) moveOn(g *game.Game) *game.Game {
	if m.distance == 0 || g.Uncovered().Turn == 0 {
		return g
	}
	s := g.Snapshot()
	s.Distance = m.distance
	g.Close()
	g, err := game.Restore(s)
	if err != nil {
		panic(err)
	}
	return g
}

// play plays the game to its end and records it. A panic of the rules or of a player is a violation.
func (m *match) play() {
	decision := 0
	defer func() {
		if r := recover(); r != nil {
			m.violated(decision, "end: panic: %v", r)
		}
	}()
	rng := rand.New(rand.NewPCG(m.setup.Seed, 0))
	player, blind := m.player, true
	switch {
	case player != nil:
	case m.bots == "random":
		player = bot.Random
	default:
		player, blind = bot.Good, false
	}
	g := m.begin()
	defer func() { g.Close() }()
	watch, luck := bot.Watch(g), bot.LuckOf(m.setup)
	var view game.View
	follow := habit{habits: m.habits}
	for {
		d := g.Decision(game.Everyone)
		if d == nil {
			break
		}
		if decision = d.Number; decision > longest {
			m.violated(decision, "end: the game does not end")
			return
		}
		seat := somebody(rng, d.Seats)
		known := bot.Known{View: &view, Luck: luck}
		if blind {
			view.Seat, view.Decision = seat, g.Decision(seat)
		} else {
			known = watch.Look(&view, seat)
		}
		if len(view.Decision.Options) > 1 {
			m.decisions++
		}
		a := player(known)
		was, before := standing(g, seat), g
		var err error
		if g, err = m.decide(g, a); err != nil {
			m.violated(decision, "end: %s bot: %v", m.bots, err)
			return
		}
		m.answers = append(m.answers, a)
		if !blind {
			watch.Hear(known)
		}
		if g != before {
			watch = bot.Watch(g)
		}
		if m.habits != nil {
			follow.answered(g, view.Decision, a, was)
		}
	}
	m.end = g.Snapshot()
	m.turns = m.end.Turn
	if m.end.Over != nil {
		m.over = &ending{*m.end.Over}
		m.killer = killer(g, m.end.Over)
	}
}

// killer returns what took the last of the resource that ended the game.
func killer(g *game.Game, over *game.Over) string {
	if over.Why != game.EndedByResource {
		return ""
	}
	last := ""
	for e := range g.UncoveredEvents(0) {
		if e.Kind == game.ResourceChanged && e.Resource == over.Resource {
			if last = string(e.Source); last == "" {
				last = e.Rule
			}
		}
	}
	return last
}

// somebody returns one of those asked: whoever speaks first.
func somebody(rng *rand.Rand, asked game.Seats) game.Seat {
	list := asked.List()
	if len(list) == 1 {
		return list[0]
	}
	return list[rng.IntN(len(list))]
}
