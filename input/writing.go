package input

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// Writing is the text field that has the keyboard, as told to the system's input method; the zero Writing is none.
type Writing struct {
	Field         string          // its name
	Before, After string          // the text around the selection
	Caret         image.Rectangle // in physical pixels
}

// Composing is what an input method holds that is not in the text yet: a dead key, or syllables that the user is still choosing among.
type Composing struct {
	Text string
	At   int // the caret in it, in bytes
}

// Around is the text around what was typed, for an input method that replaced more than the selection.
type Around struct{ Before, After string }

// Write tells the reader which text field has the keyboard now, and its state.
func (r *Reader) Write(w Writing) {
	if w.Field != r.told.Field || w.Before != r.told.Before || w.After != r.told.After {
		r.composer.Cancel() // it was told something else; this does nothing if it holds nothing
	}
	r.writing = w
}

// compose reads what was typed through the system's input method, in place of the characters already in s. Those serve fields that no method should
// know. Where the system has no method, the composer reads the same characters itself.
func (r *Reader) compose(s *State) {
	r.committed = nil
	r.composer.OnNewSession = func() *textinput.SessionOptions {
		if r.committed != nil {
			return nil // the field must take it in first; what is typed meanwhile waits
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
		return // keep the characters, without the method
	}
	s.Runes, s.Composing = nil, r.composing
	if c := r.committed; c != nil {
		s.Runes = []rune(c.Text())
		if before, after := c.IsSurroundingTextReplaced(); before || after {
			s.Around = &Around{}
			s.Around.Before, s.Around.After = c.SurroundingText()
		}
	}
	if taken && (was.Text != "" || r.composing.Text != "") { // the method used the keys
		s.Just, s.First = nil, nil
	}
}
