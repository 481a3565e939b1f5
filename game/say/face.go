package say

import "battlestar/game/card"

// Face is what a component says when it is shown large.
type Face struct {
	Title  string
	Kind   string // what it is: "Crisis · skill check"
	Timing string // when it may be used: "Action"
	Lines  []Line
	Note   string // limits, needs, how long it stays
}

// Line is a clause with its label. The label stands at the first clause of several; the others leave it empty.
type Line struct{ Label, Text string }

// add adds clauses under a label.
func (f *Face) add(label string, texts ...string) {
	if label != "" {
		for i := len(f.Lines) - 1; i >= 0 && label != ""; i-- {
			if last := f.Lines[i].Label; last == label {
				label = ""
			} else if last != "" {
				break
			}
		}
	}
	for _, text := range texts {
		if text != "" {
			f.Lines = append(f.Lines, Line{label, text})
			label = ""
		}
	}
}

// note adds sentences to the note.
func (f *Face) note(texts ...string) {
	for _, text := range texts {
		if text == "" {
			continue
		}
		if f.Note != "" {
			f.Note += " "
		}
		f.Note += text
	}
}

// Face is what a card, a location, a sheet, a title or a token says when it is shown large. An id that no box knows is its own
// title.
func (s *Speaker) Face(deck card.Deck, id card.ID) Face { return s.face(deck, id) }
