package belief

import (
	"bytes"
	"fmt"
	"go/format"
	"reflect"

	"battlestar/game"
)

// Lessons counts how humans and hidden Cylons play, for the tables of this package.
type Lessons struct {
	added   [2][topics][hands][gaps][fits][mostCounted + 1]float64
	against [sides][mostCounted][2]float64 // cards that count against a check, and all
	latest  [2]float64                     // likewise, of the player who is adding cards
}

// Count takes in an event, as told to everyone and as it was, before the belief follows it. cylon says who is a Cylon in secret.
func (l *Lessons) Count(b *Belief, open, was *game.Event, cylon func(game.Seat) bool) {
	t := b.view.Check
	if t == nil {
		return
	}
	switch s := was.To.Owner(); {
	case was.Kind == game.CardMoved && s != game.NoSeat && was.To == game.Contribution(s) && was.From == game.Hand(s):
		skill := b.view.Boxes.Skill(was.Card)
		l.latest[0] += float64(number(t.Strength(skill.Type, skill.Strength) <= 0 && !t.Skills[skill.Type]))
		l.latest[1]++
	case was.Kind == game.Contributed:
		l.contributed(b, open, cylon)
		l.latest = [2]float64{}
	}
}

func (l *Lessons) contributed(b *Belief, e *game.Event, cylon func(game.Seat) bool) {
	by := human
	switch seat := &b.view.Seats[e.Seat]; {
	case seat.HasAgenda():
		return
	case seat.Cylon():
		by = revealed
	case cylon(e.Seat):
		by = hidden
	}
	if by != revealed {
		at := situationOf(b.view, e.Seat, e.N)
		l.added[by][at.topic][at.hand][at.gap][at.fit][min(e.N, mostCounted)]++
	}
	if e.N > 0 && !b.view.Check.FaceUp {
		of := &l.against[by][min(e.N, mostCounted)-1]
		of[0] += l.latest[0]
		of[1] += l.latest[1]
	}
}

// What the tables hold at least: people err, and do what no computer player would.
const (
	floorAdded   = 0.02
	floorAgainst = 0.03
	// weight is how many cases in all situations count as much as one in the situation itself: a rare situation is like the others.
	weight = 20.0
)

// Source returns the tables as Go source, for learned.go.
func (l *Lessons) Source() ([]byte, error) {
	var t tables
	for by := range l.added {
		for topic := range l.added[by] {
			for hand, byGap := range l.added[by][topic] {
				var all [mostCounted + 1]float64 // whatever the check lacks, and whoever it is
				for _, byFit := range byGap {
					for _, cases := range byFit {
						for n := range cases {
							all[n] += cases[n]
						}
					}
				}
				all = shares(all, [mostCounted + 1]float64{0.25, 0.25, 0.25, 0.25})
				for gap, byFit := range byGap {
					for fit, cases := range byFit {
						t.Added[by][topic][hand][gap][fit] = shares(cases, all)
					}
				}
			}
		}
	}
	for by := range l.against {
		for n, cases := range l.against[by] {
			t.Against[by][n] = min(max((cases[0]+1)/(cases[1]+2), floorAgainst), 1-floorAgainst)
		}
	}
	var text bytes.Buffer
	fmt.Fprint(&text, "package belief\n\n// learned was made by \"battlestar belief -learn\".\nvar learned = tables{\n")
	fmt.Fprint(&text, "Added: [2][topics][hands][gaps][fits][mostCounted + 1]float64")
	literal(&text, reflect.ValueOf(t.Added))
	fmt.Fprint(&text, ",\nAgainst: [sides][mostCounted]float64")
	literal(&text, reflect.ValueOf(t.Against))
	fmt.Fprint(&text, ",\n}\n")
	return format.Source(text.Bytes())
}

// literal writes an array of arrays of numbers, the innermost ones on a line each.
func literal(text *bytes.Buffer, list reflect.Value) {
	text.WriteString("{")
	for i := range list.Len() {
		x := list.Index(i)
		if x.Kind() != reflect.Array {
			if i > 0 {
				text.WriteString(", ")
			}
			fmt.Fprintf(text, "%.4f", x.Float())
			continue
		}
		text.WriteString("\n")
		literal(text, x)
		text.WriteString(",")
	}
	if list.Type().Elem().Kind() == reflect.Array {
		text.WriteString("\n")
	}
	text.WriteString("}")
}

// shares returns cases as shares of 1, each at least floorAdded, where usual stands for as many more cases as weight.
func shares(cases, usual [mostCounted + 1]float64) (list [mostCounted + 1]float64) {
	all, sum := 0.0, 0.0
	for _, n := range cases {
		all += n
	}
	for n := range cases {
		list[n] = max((cases[n]+weight*usual[n])/(all+weight), floorAdded)
		sum += list[n]
	}
	for n := range list {
		list[n] /= sum
	}
	return list
}
