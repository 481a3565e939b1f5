package say

import (
	"fmt"
	"strings"

	"battlestar/game"
)

// LogLine is a sentence of the log.
type LogLine struct {
	Text   string
	Why    string // the reason of whoever did it, or ""; see [Speaker.Why]
	Rule   string // the rule behind it, or ""
	Tone   Tone
	Topic  Topic
	Indent int        // how many of the lines above led to it
	Turn   int        // 0 before the first
	Event  game.Event // the last of those that it tells
}

// Log tells events as lines, the newest last. What belongs together stands in one line, and what something led to stands under it.
type Log struct {
	Lines []LogLine
	// Turns is where each turn begins in Lines, by its number; the setup is turn 0.
	Turns []int

	s       *Speaker
	now     game.View    // of the table, what the lines tell of: resources, jump preparation, distance, characters, the check
	run     []game.Event // what the last line tells
	above   []int        // the levels of the lines that led to the last one
	worded  bool         // the last event told is in the last line
	check   int          // level of the skill check that is being made, or -1
	attack  int          // level of the attack that is being made, or -1
	changes int
}

// NewLog is the log of a table before events happened that led to what the view shows. It is to be told those events first.
func (s *Speaker) NewLog(after *game.View, events []game.Event) *Log {
	l := &Log{s: s, Turns: []int{0}, check: -1, attack: -1}
	l.now.Resources, l.now.JumpPrep, l.now.Distance = after.Resources, after.JumpPrep, after.Distance
	if f := after.CylonFleet; f != nil {
		l.now.CylonFleet = &game.FleetBoard{Pursuit: f.Pursuit}
	}
	l.now.Seats = make([]game.SeatState, len(after.Seats))
	for i := range events {
		switch e := &events[i]; e.Kind {
		case game.ResourceChanged:
			l.now.Resources[e.Resource] -= e.N
		case game.JumpPrepMoved:
			l.now.JumpPrep -= e.N
		case game.DistanceGained:
			l.now.Distance -= e.N
		case game.PursuitMoved:
			l.now.CylonFleet.Pursuit -= e.N
		}
	}
	return l
}

// LogText is the lines of the log of a table that looks as after shows it once the events happened, each indented by its causes.
func (s *Speaker) LogText(after *game.View, events []game.Event) []string {
	l := s.NewLog(after, events)
	for _, e := range events {
		l.Tell(e)
	}
	var lines []string
	for _, line := range l.Lines {
		lines = append(lines, strings.Repeat("  ", line.Indent)+line.Text)
	}
	return lines
}

// Changes grows whenever a line comes or changes.
func (l *Log) Changes() int { return l.changes }

// Tell takes in an event.
func (l *Log) Tell(e game.Event) {
	switch e.Kind {
	case game.TurnBegan:
		l.reset()
		for len(l.Turns) <= e.N {
			l.Turns = append(l.Turns, len(l.Lines))
		}
	case game.StepBegan:
		l.reset()
	case game.ResourceChanged:
		l.now.Resources[e.Resource] += e.N
	case game.JumpPrepMoved:
		l.now.JumpPrep += e.N
	case game.DistanceGained:
		l.now.Distance += e.N
	case game.PursuitMoved:
		l.now.CylonFleet.Pursuit += e.N
	case game.CharacterTaken:
		l.now.Seats[e.Seat].Character = e.Card
	case game.CheckChanged:
		l.now.Check = e.Check
	case game.NukesBoxed:
		l.now.NukesGone = true
	}
	if l.worded = l.join(e); l.worded {
		l.changes++
		return
	}
	text, told := l.s.Event(&l.now, e)
	if l.worded = told; !told {
		return
	}
	l.run = append(l.run[:0], e)
	l.add(LogLine{Text: text, Rule: e.Rule, Tone: l.s.EventTone(e), Topic: l.s.EventTopic(e), Indent: l.under(e), Event: e})
}

// Because takes in why the event told last was done, in words of [Speaker.Why].
func (l *Log) Because(why string) {
	if l.worded && why != "" {
		l.Lines[len(l.Lines)-1].Why = why
		l.changes++
	}
}

// Because is a sentence that tells what somebody did, with his reason; without one the sentence alone.
func (s *Speaker) Because(text, why string) string {
	if why == "" {
		return text
	}
	return fmt.Sprintf(s.Text(LogBecause), strings.TrimSuffix(text, "."), why)
}

// Note takes in something that the rules know nothing of.
func (l *Log) Note(text string, tone Tone) {
	l.reset()
	l.add(LogLine{Text: text, Tone: tone, Topic: AtTable})
}

func (l *Log) add(line LogLine) {
	line.Turn = len(l.Turns) - 1
	l.Lines = append(l.Lines, line)
	l.changes++
}

// reset begins something that nothing before led to.
func (l *Log) reset() { l.run, l.above, l.check, l.attack = l.run[:0], l.above[:0], -1, -1 }

// join tells an event in the last line, if they belong together.
func (l *Log) join(e game.Event) bool {
	if len(l.run) == 0 {
		return false
	}
	last := l.run[len(l.run)-1]
	if folded, ok := Fold(last, e); ok {
		l.run[len(l.run)-1] = folded
	} else if together(l.run, &e) {
		l.run = append(l.run, e)
	} else {
		return false
	}
	line := &l.Lines[len(l.Lines)-1]
	line.Event = l.run[len(l.run)-1]
	if len(l.run) == 1 {
		line.Text, _ = l.s.Event(&l.now, l.run[0])
	} else {
		line.Text = Capital(l.s.told(&l.now, l.run))
	}
	return true
}

// together reports whether an event is told in one line with those before: of one group the cards that one player draws or discards, or those of a
// skill check as they are turned up; an attack with its die and its miss.
func together(run []game.Event, e *game.Event) bool {
	first, last := &run[0], &run[len(run)-1]
	group := first.Group != 0 && e.Group == first.Group && e.Kind == first.Kind
	switch first.Kind {
	case game.CardMoved:
		return group && e.Seat == first.Seat && (draws(first) && draws(e) || discards(first) && discards(e))
	case game.Looked:
		return group && first.From == game.CheckCards && e.From == game.CheckCards
	case game.AttackMade:
		if e.Depth != first.Depth {
			return false
		}
		return last.Kind == game.AttackMade && e.Kind == game.DieRolled && e.RollFor == first.RollFor && first.RollFor != game.RollForNuke && first.RollFor != game.RollForAreaNuke ||
			last.Kind == game.DieRolled && e.Kind == game.AttackMissed
	}
	return false
}

// draws reports whether an event is a Skill card drawn into a hand.
func draws(e *game.Event) bool { return isSkillDeck(e.From) && e.To.Owner() != game.NoSeat }

// discards reports whether an event is a Skill card discarded face up, for all to see.
func discards(e *game.Event) bool {
	return isSkillDiscard(e.To) && isHand(e.From) && e.Card != "" && e.Cause != game.ByPlay
}

// under says how deep an event stands under what led to it. The depth of the event says by which card or effect it was caused; what is
// added to a check stands under the check too, and what an attack does under the attack.
func (l *Log) under(e game.Event) int {
	level := 4 * int(e.Depth)
	switch {
	case l.check >= 0 && level < l.check:
		l.check = -1
	case level == l.check:
		level++
	}
	if level <= l.attack && !(level == l.attack && hits(&e)) {
		l.attack = -1
	}
	if level == l.attack {
		level++
	}
	for len(l.above) > 0 && l.above[len(l.above)-1] >= level {
		l.above = l.above[:len(l.above)-1]
	}
	indent := len(l.above)
	l.above = append(l.above, level)
	switch {
	case e.Kind == game.CheckChanged && e.Cause == game.CheckOpens:
		l.check = level
	case e.Kind == game.CheckEnded:
		l.check = -1
	case e.Kind == game.AttackMade:
		l.attack = level
	}
	return indent
}

// hits reports whether an event may be what an attack does, or what somebody plays in it.
func hits(e *game.Event) bool {
	switch e.Kind {
	case game.DieRolled, game.AttackMissed, game.CardPlayed, game.CharacterMoved, game.BasestarGone, game.CenturionMoved:
		return true
	case game.ShipMoved:
		return e.ToSpot == game.Supply || e.ToSpot == game.DamagedBox || e.ToSpot == game.Destroyed
	case game.CardMoved:
		return game.HullFrom(e.From) != nil || e.From == game.BasestarDamagePile
	}
	return false
}
