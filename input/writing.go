package input

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// Writing is the text field that has the keyboard, as an input method of the system is told of it; the zero Writing is none.
type Writing struct {
	Field         string          // its name
	Before, After string          // what stands there around what is selected
	Caret         image.Rectangle // in physical pixels
}

// Composing is what an input method holds that is not in the text yet: a dead key, or syllables among which somebody still chooses.
type Composing struct {
	Text string
	At   int // the caret in it, in bytes
}

// Around is what stands around what was typed, where an input method put it in the place of more than what was selected.
type Around struct{ Before, After string }

// Write says which text field has the keyboard now, and how it stands.
func (r *Reader) Write(w Writing) {
	if w.Field != r.told.Field || w.Before != r.told.Before || w.After != r.told.After {
		r.composer.Cancel() // it was told something else; nothing where it holds nothing
	}
	r.writing = w
}

// compose reads what was typed through the input method of the system. Its characters are in s already, as they are for fields that no method
// should know, and where the system has none: then the composer takes them from there itself.
func (r *Reader) compose(s *State) {
	r.committed = nil
	r.composer.OnNewSession = func() *textinput.SessionOptions {
		if r.committed != nil {
			return nil // the field has to take it in first; what is typed meanwhile waits
		}
		r.told = r.writing
		return &textinput.SessionOptions{CaretBounds: r.told.Caret, TextBeforeCaret: r.told.Before, TextAfterCaret: r.told.After}
	}
	r.composer.OnCommit = func(c *textinput.Commit) { r.committed = c }
	r.composer.OnComposition = func(c *textinput.Composition) {
		at, _ := c.SelectionRangeInBytes()
		r.composing = Composing{c.Text(), at}
	}
	was := r.composing
	taken, err := r.composer.Update()
	if err != nil {
		return // the characters without the method
	}
	s.Runes, s.Composing = nil, r.composing
	if c := r.committed; c != nil {
		s.Runes = []rune(c.Text())
		if before, after := c.IsSurroundingTextReplaced(); before || after {
			s.Around = &Around{}
			s.Around.Before, s.Around.After = c.SurroundingText()
		}
	}
	if taken && (was.Text != "" || r.composing.Text != "") { // the keys were the method's
		s.Just, s.First = nil, nil
	}
}
