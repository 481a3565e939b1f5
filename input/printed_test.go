package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// keyboards maps a layout to what its keys type without Shift, in the order of [rows]; a space is a dead key.
var keyboards = map[string]string{
	"us": "`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./",
	"de": " 1234567890ß qwertzuiopü+asdfghjklöä#yxcvbnm,.-",
	"hu": "0123456789öüóqwertzuiopőúasdfghjkléáűyxcvbnm,.-",
	"fr": "²&é\"'(-è_çà)=azertyuiop $qsdfghjklmù*wxcvbn,;:!",
	"cz": ";+ěščřžýáíé= qwertzuiopú)asdfghjklů§ yxcvbnm,.-",
	"ch": "§1234567890' qwertzuiopü asdfghjklöä$yxcvbnm,.-",
	"ru": "ё1234567890-=йцукенгшщзхъфывапролджэ\\ячсмитьбю.",
}

// rows lists the same keys on the US keyboard, after which ebiten.Key names them.
const rows = "`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./"

func place(on rune) ebiten.Key {
	for k := range ebiten.KeyMax {
		if onUS(k) == on {
			return k
		}
	}
	panic(string(on))
}

func TestKeysAreWhatIsPrintedOnThem(t *testing.T) {
	both := Signs{Plus: true, Minus: true}
	type stroke struct {
		on    string
		place rune // on a US keyboard
		types string
		means rune // on a US keyboard, 0 for Nothing
		signs Signs
	}
	var strokes []stroke
	for on, names := range keyboards {
		for i, name := range []rune(names) {
			if name >= 'a' && name <= 'z' || name >= '0' && name <= '9' || name == '-' {
				strokes = append(strokes, stroke{on, rune(rows[i]), string(name), name, both})
			}
		}
	}
	strokes = append(strokes, []stroke{
		{"us", '=', "=", '=', both},
		{"us", '=', "+", '=', both},
		{"us", '1', "!", '1', both},
		{"us", '-', "_", '-', both},
		{"us", ';', ";", 0, both},
		{"de", ']', "+", '=', both},
		{"de", '-', "ß", 0, both},
		{"de", '=', "", 0, both},
		{"de", '0', "=", '0', both},
		{"hu", '3', "+", '=', both},
		{"hu", '3', "+", '3', Signs{}},
		{"hu", '0', "ö", 0, both},
		{"hu", '-', "ü", 0, both},
		{"hu", '=', "ó", 0, both},
		{"fr", '0', "à", '0', both},
		{"fr", '0', "0", '0', both},
		{"fr", '6', "-", '6', Signs{Plus: true}},
		{"fr", '6', "6", '6', both},
		{"fr", '=', "=", '=', both},
		{"fr", '=', "+", '=', both},
		{"fr", '-', ")", 0, both},
		{"fr", 'm', ",", 0, both},
		{"cz", '1', "+", '=', both},
		{"cz", '1', "+", '1', Signs{Minus: true}},
		{"cz", '1', "1", '1', both},
		{"cz", '0', "é", '0', both},
		{"cz", '-', "=", 0, both},
		{"ch", '1', "+", '=', both},
		{"ch", '-', "'", 0, both},
		{"ru", 'q', "й", 'q', both},
	}...)
	for _, s := range strokes {
		names := []rune(keyboards[s.on])
		var p printed
		p.name = func(k ebiten.Key) string {
			for i, on := range rows {
				if on == onUS(k) && names[i] != ' ' {
					return string(names[i])
				}
			}
			return ""
		}
		want := Nothing
		if s.means != 0 {
			want = place(s.means)
		}
		at := place(s.place)
		down := State{First: []ebiten.Key{at}, Just: []ebiten.Key{at}, Held: []ebiten.Key{ebiten.KeyShift, at}, Runes: []rune(s.types)}
		p.turn(&down, s.signs)
		up := State{Up: []ebiten.Key{at}}
		p.turn(&up, both)
		if down.First[0] != want || down.Just[0] != want || down.Held[1] != want || up.Up[0] != want {
			t.Errorf("%s, the key at %q types %q: %v %v %v, let go %v; want %v", s.on, s.place, s.types, down.First, down.Just, down.Held, up.Up, want)
		}
	}
}

func TestNumberBlock(t *testing.T) {
	p := printed{name: func(ebiten.Key) string { return "" }} // a system that does not name its keys
	for k, want := range map[ebiten.Key]ebiten.Key{
		ebiten.KeyNumpad0: ebiten.KeyDigit0, ebiten.KeyNumpad9: ebiten.KeyDigit9, ebiten.KeyNumpadAdd: Plus, ebiten.KeyNumpadSubtract: Minus,
		ebiten.KeyNumpadEnter: ebiten.KeyEnter, ebiten.KeyEqual: Plus, ebiten.KeyZ: ebiten.KeyZ, ebiten.KeyHome: ebiten.KeyHome,
	} {
		s := State{First: []ebiten.Key{k}}
		p.turn(&s, Signs{})
		if s.First[0] != want {
			t.Errorf("%v: %v, want %v", k, s.First[0], want)
		}
	}
}
