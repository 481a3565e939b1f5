package input

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Plus and Minus are the keys on which + and - are printed, wherever they lie.
const (
	Plus  = ebiten.KeyEqual
	Minus = ebiten.KeyMinus
)

// Nothing is a key whose print the program cannot name.
const Nothing = ebiten.KeyMax + 1

// Signs says which of Plus and Minus a screen listens to.
type Signs struct{ Plus, Minus bool }

// printed turns keys into what is printed on them. An ebiten.Key is a place on a US keyboard. On a German or Hungarian keyboard, the same place may
// bear another letter or sign than a button on the screen promises.
type printed struct {
	name func(ebiten.Key) string   // what a place types without Shift; see ebiten.KeyName
	down map[ebiten.Key]ebiten.Key // what the held keys meant when they were struck
	here map[ebiten.Key]string     // the names of all places, read again whenever a key is struck
	at   map[string]bool           // the set of these names
}

// onUS returns what a US keyboard types at a place without Shift; 0 for keys that are the same on all keyboards.
func onUS(k ebiten.Key) rune {
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		return 'a' + rune(k-ebiten.KeyA)
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return '0' + rune(k-ebiten.KeyDigit0)
	}
	for i, sign := range [...]ebiten.Key{
		ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyBackquote, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyBackslash,
		ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash, ebiten.KeyIntlBackslash,
	} {
		if k == sign {
			return rune("-=`[]\\;',./<"[i])
		}
	}
	return 0
}

// onBlock returns the key with the same name as a key of the numeric keypad.
func onBlock(k ebiten.Key) (ebiten.Key, bool) {
	switch {
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return ebiten.KeyDigit0 + k - ebiten.KeyNumpad0, true
	case k == ebiten.KeyNumpadAdd:
		return Plus, true
	case k == ebiten.KeyNumpadSubtract:
		return Minus, true
	case k == ebiten.KeyNumpadEnter:
		return ebiten.KeyEnter, true
	}
	return 0, false
}

// keyOf returns the key that a character names.
func keyOf(char string) (ebiten.Key, bool) {
	if len(char) != 1 {
		return Nothing, false
	}
	switch c := char[0]; {
	case c >= 'a' && c <= 'z':
		return ebiten.KeyA + ebiten.Key(c-'a'), true
	case c >= '0' && c <= '9':
		return ebiten.KeyDigit0 + ebiten.Key(c-'0'), true
	case c == '+':
		return Plus, true
	case c == '-':
		return Minus, true
	}
	return Nothing, false
}

// turn turns the keys of a tick into what is printed on them. Until it is released, a key keeps the meaning it had when struck.
func (p *printed) turn(s *State, signs Signs) {
	if len(s.First) > 0 {
		p.look()
		typed := typedBy(s)
		for _, k := range s.First {
			p.down[k] = p.means(k, typed, signs)
		}
	}
	var gone []ebiten.Key
	for _, k := range s.Up {
		if !Has(s.Held, k) { // otherwise it was struck again in the same tick
			gone = append(gone, k)
		}
	}
	for _, keys := range [][]ebiten.Key{s.Held, s.Just, s.First, s.Up} {
		for i, k := range keys {
			keys[i] = p.meant(k)
		}
	}
	for _, k := range gone {
		delete(p.down, k)
	}
}

// meant returns what a key meant when it was struck.
func (p *printed) meant(k ebiten.Key) ebiten.Key {
	if means, ok := p.down[k]; ok {
		return means
	}
	return k
}

// look reads what the places of the keyboard type: the layout can change at any time.
func (p *printed) look() {
	if p.down == nil {
		p.down, p.at, p.here = map[ebiten.Key]ebiten.Key{}, map[string]bool{}, map[ebiten.Key]string{}
	}
	clear(p.at)
	clear(p.here)
	for k := range ebiten.KeyMax {
		if onUS(k) == 0 {
			continue
		}
		if name := strings.ToLower(p.name(k)); name != "" {
			p.at[name], p.here[k] = true, name
		}
	}
}

// typedBy returns the digit or sign that the key struck in this tick types, including Shift; "" if there is none or it cannot be told.
func typedBy(s *State) string {
	struck := 0
	for _, k := range s.First {
		if onUS(k) != 0 {
			struck++
		}
	}
	if struck != 1 || len(s.Runes) != 1 || !strings.ContainsRune("+-0123456789", s.Runes[0]) {
		return ""
	}
	return string(s.Runes)
}

// means returns what is printed on the key at a place.
func (p *printed) means(k ebiten.Key, typed string, signs Signs) ebiten.Key {
	if key, ok := onBlock(k); ok {
		return key
	}
	us := onUS(k)
	if us == 0 || len(p.at) == 0 { // the same everywhere, or the system does not tell
		return k
	}
	if typed == "" {
		typed = p.here[k]
	}
	key, named := keyOf(typed)
	// Where digits need Shift, the key of a digit also shows the digit. Where the letters are not Latin, the key of a letter also shows the Latin
	// one.
	own, second := keyOf(p.here[k])
	if !p.at[string(us)] && us != '-' && (!second || own == Plus || own == Minus) {
		own, second = keyOf(string(us))
	}
	switch {
	case !named && second:
		return own
	case !named && k == Plus && p.here[k] == "=" && !p.at["+"]:
		return Plus // the key cap shows = and +
	case (key == Plus && !signs.Plus || key == Minus && !signs.Minus) && second && own != key:
		return own // nobody listens to the sign
	}
	return key
}
