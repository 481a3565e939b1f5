package say

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"battlestar/game"
)

// LogLine is a sentence of the log.
type LogLine struct {
	Text   string
	Why    string // the reason of the player who did it, or ""; see [Speaker.Reason]
	Rule   string // the rule behind it, or ""
	Tone   Tone
	Topic  Topic
	Indent int        // the number of lines above that led to it
	Turn   int        // 0 before the first
	Event  game.Event // the last one that it tells
}

// Log tells events as lines, newest last. Events that belong together share a line, and lines that something led to stand under it.
type Log struct {
	Lines []LogLine
	// Turns holds where each turn begins in Lines, by turn number; the setup is turn 0.
	Turns []int

	s       *Speaker
	now     game.View    // what lines tell of the table: resources, jump preparation, distance, characters, the check
	run     []game.Event // the events that the last line tells
	last    Line         // what the last line tells
	before  Line         // what the line before it tells, with the Seats of all who did so
	above   []int        // the levels of the lines that led to the last one
	worded  bool         // the last event told is in the last line
	check   int          // level of the skill check in progress, or -1
	attack  int          // level of the attack in progress, or -1
	changes int
}

// NewLog returns an empty log of the table before events led to what after shows. Tell it those events first.
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

// LogText returns the log lines of events, each indented by its causes. After shows the table once they have happened.
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

// Changes returns a number that grows whenever a line is added or changed.
func (l *Log) Changes() int { return l.changes }

// Tell adds an event to the log.
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
	said := l.s.EventLine(&l.now, e)
	if l.worded = said.Kind != NoLine; !l.worded {
		return
	}
	l.gather()
	l.run = append(l.run[:0], e)
	l.before, l.last = l.last, said
	l.add(LogLine{
		Text: Capital(l.s.Say(said)), Rule: e.Rule, Tone: l.s.EventTone(e), Topic: l.s.EventTopic(e), Indent: l.under(e), Event: e,
	})
}

// gather lets the line before the last tell what the last one does, if another player did the same: "Ben and Mia add no cards." It is done once the
// last line is complete.
func (l *Log) gather() {
	n := len(l.Lines)
	if n < 2 || l.before.Kind != l.last.Kind || l.s.lang.Alike[l.last.Kind] == "" {
		return
	}
	before, last := &l.Lines[n-2], &l.Lines[n-1]
	if before.Turn != last.Turn || before.Indent != last.Indent || before.Why != "" || last.Why != "" || l.before.Seat < 0 || l.last.Seat < 0 {
		return
	}
	all := l.before.Seats
	if all == nil {
		all = []game.Seat{l.before.Seat}
	}
	if slices.Contains(all, l.last.Seat) {
		return
	}
	alike := l.last
	alike.Seat, alike.Seats = l.before.Seat, l.before.Seats
	if !reflect.DeepEqual(alike, l.before) {
		return
	}
	alike.Seats = append(slices.Clone(all), l.last.Seat)
	before.Text = l.s.Fill(l.s.lang.Alike[alike.Kind], &alike)
	l.Lines = l.Lines[:n-1]
	l.last = alike
}

// Because adds the reason for the event told last, in words of [Speaker.Reason].
func (l *Log) Because(why string) {
	if l.worded && why != "" {
		l.Lines[len(l.Lines)-1].Why = why
		l.changes++
	}
}

// Because returns a sentence about what a player did, with the reason if there is one.
func (s *Speaker) Because(text, why string) string {
	if why == "" {
		return text
	}
	return fmt.Sprintf(s.Text(LogBecause), strings.TrimSuffix(text, "."), why)
}

// Note adds a line about something outside the rules.
func (l *Log) Note(text string, tone Tone) {
	l.reset()
	l.before, l.last = l.last, Line{}
	l.add(LogLine{Text: text, Tone: tone, Topic: AtTable})
}

func (l *Log) add(line LogLine) {
	line.Turn = len(l.Turns) - 1
	l.Lines = append(l.Lines, line)
	l.changes++
}

// reset starts something that nothing before led to.
func (l *Log) reset() { l.run, l.above, l.check, l.attack = l.run[:0], l.above[:0], -1, -1 }

// join adds an event to the last line and reports true, if they belong together.
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
	switch {
	case len(l.run) == 1:
		l.last = l.s.EventLine(&l.now, l.run[0])
	case l.run[0].Kind == game.Looked && l.run[0].From == game.CheckCards:
		l.last, line.Text = Line{}, Capital(l.s.allTurnedUp(&l.now, l.run))
		return true
	default:
		l.last = inOneLine(l.run)
	}
	if e.Kind == game.AttackMade { // of the nuke that was spent
		l.attack = l.above[len(l.above)-1]
	}
	line.Text = Capital(l.s.Say(l.last))
	return true
}

// together reports whether an event shares a line with those before. Within one group, the cards that one player draws or discards do, and so do the
// cards of a skill check as they are revealed. So do the trauma tokens of a player at the Trial. An attack shares its line with its die and its miss, and a nuke is spent and launched in one line.
func together(run []game.Event, e *game.Event) bool {
	first, last := &run[0], &run[len(run)-1]
	group := first.Group != 0 && e.Group == first.Group && e.Kind == first.Kind
	switch first.Kind {
	case game.CardMoved:
		return group && e.Seat == first.Seat && (draws(first) && draws(e) || discards(first) && discards(e)) || tried(first, e)
	case game.Looked:
		return group && first.From == game.CheckCards && e.From == game.CheckCards || tried(first, e)
	case game.NukesChanged:
		return e.Kind == game.AttackMade && e.Depth == first.Depth && (e.RollFor == game.RollForNuke || e.RollFor == game.RollForAreaNuke)
	case game.AttackMade:
		if e.Depth != first.Depth {
			return false
		}
		return last.Kind == game.AttackMade && e.Kind == game.DieRolled && e.RollFor == first.RollFor && first.RollFor != game.RollForNuke && first.RollFor != game.RollForAreaNuke ||
			last.Kind == game.DieRolled && e.Kind == game.AttackMissed
	}
	return false
}

// tried reports whether two events are about trauma tokens of one player at the Trial.
func tried(first, e *game.Event) bool {
	return first.Cause == game.ByTrial && e.Cause == game.ByTrial && e.Kind == first.Kind && e.From == first.From && e.To == first.To
}

// draws reports whether an event is a Skill card drawn into a hand.
func draws(e *game.Event) bool { return isSkillDeck(e.From) && e.To.Owner() != game.NoSeat }

// discards reports whether an event is a Skill card discarded faceup, for all to see.
func discards(e *game.Event) bool {
	return isSkillDiscard(e.To) && isHand(e.From) && e.Card != "" && e.Cause != game.ByPlay
}

// under returns how deep an event stands under what led to it. The depth of the event shows which card or effect caused it. Additions to a check also
// stand under the check, and effects of an attack under the attack.
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

// hits reports whether an event may be an effect of an attack, or something played during it.
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
