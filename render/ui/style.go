package ui

// Font is one of the embedded faces.
type Font uint8

// Label faces are condensed and for labels, names and numerals; Body faces are for sentences.
const (
	Label500 Font = iota
	Label600
	Label700
	Body400
	Body500
	Body600
	fontCount
)

// Class says who must be able to read a text, and so how small it may become.
type Class uint8

const (
	// Note is text that nobody needs at a distance: key caps, credits.
	Note Class = iota
	// Private is text for whoever holds the screen.
	Private
	// Public is text for the whole table: resources, turn, prompt, check, dice.
	Public
)

// least returns the smallest size in physical pixels that a class may have at a scale (1 is 1080 lines).
func (c Class) least(scale float64) float64 {
	switch c {
	case Public:
		if scale < 1 {
			return max(20, 20+8*(scale-2.0/3)*3)
		}
		return 28 * scale
	case Private:
		return 16 * max(1, scale)
	}
	return 13 * max(1, scale)
}

// last returns the size to which a text shrinks before it is cut, in a language with longer words. It is still readable; layout checks report it.
func (c Class) last(scale float64) float64 {
	if c == Public {
		return Private.least(scale)
	}
	return Note.least(scale)
}

// Style is how a text looks. Size is in units, that is, pixels at 1080p.
type Style struct {
	Font     Font
	Size     float64
	Class    Class
	Tracking float64 // between letters, in em
	Leading  float64 // line height, in em
	Caps     bool    // set in capitals
}

// The styles of the game. Other sizes come from Sized.
var (
	Total     = Style{Font: Label700, Size: 150, Class: Public, Leading: 1}
	Hero      = Style{Font: Label700, Size: 128, Class: Public, Leading: 1}
	Title     = Style{Font: Label600, Size: 92, Class: Public, Leading: 1.05, Tracking: 0.04}
	Numeral   = Style{Font: Label700, Size: 60, Class: Public, Leading: 1}
	Prompt    = Style{Font: Label600, Size: 40, Class: Public, Leading: 1.15}
	Fact      = Style{Font: Label600, Size: 28, Class: Public, Leading: 1.15}
	FactCaps  = Style{Font: Label600, Size: 28, Class: Public, Leading: 1.15, Tracking: 0.04, Caps: true}
	Action    = Style{Font: Label600, Size: 26, Class: Private, Leading: 1.15, Tracking: 0.04, Caps: true}
	Heading   = Style{Font: Label600, Size: 24, Class: Private, Leading: 1.15, Tracking: 0.04, Caps: true}
	CardTitle = Style{Font: Label600, Size: 27, Class: Private, Leading: 1.1}
	Plate     = Style{Font: Label600, Size: 21, Class: Private, Leading: 1.1, Tracking: 0.02, Caps: true}
	Body      = Style{Font: Body400, Size: 22, Class: Private, Leading: 1.28}
	BodyBold  = Style{Font: Body600, Size: 22, Class: Private, Leading: 1.28}
	Small     = Style{Font: Body400, Size: 18, Class: Private, Leading: 1.28}
	SmallCaps = Style{Font: Label600, Size: 18, Class: Private, Leading: 1.2, Tracking: 0.04, Caps: true}
	KeyName   = Style{Font: Label600, Size: 17, Class: Note, Leading: 1.2}
)

// Sized returns the style at another size.
func (s Style) Sized(units float64) Style {
	s.Size = units
	return s
}

// In returns the style for another class of reader.
func (s Style) In(c Class) Style {
	s.Class = c
	return s
}
