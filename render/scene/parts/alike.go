package parts

import (
	"strings"
	"unicode"
)

// likeness maps capitals of other scripts to the Latin capitals that they look like.
var likeness = map[rune]rune{
	// Cyrillic
	'А': 'A', 'В': 'B', 'Е': 'E', 'К': 'K', 'М': 'M', 'Н': 'H', 'О': 'O', 'Р': 'P', 'С': 'C', 'Т': 'T', 'У': 'Y', 'Х': 'X', 'Ѕ': 'S', 'Ј': 'J', 'І': 'I', 'Ї': 'Ï', 'Ё': 'Ë',
	// Greek
	'Α': 'A', 'Β': 'B', 'Ε': 'E', 'Ζ': 'Z', 'Η': 'H', 'Ι': 'I', 'Κ': 'K', 'Μ': 'M', 'Ν': 'N', 'Ο': 'O', 'Ρ': 'P', 'Τ': 'T', 'Υ': 'Y', 'Χ': 'X',
	// Cyrillic letters that look like Greek ones
	'Г': 'Γ', 'П': 'Π', 'Ф': 'Φ',
}

// Alike reports whether two names look alike at a table, as written or in the capitals that labels use. Letters of different scripts with the same
// shape, and invisible characters, make no difference.
func Alike(a, b string) bool {
	return capitals(a) == capitals(b) || capitals(upright.Replace(a)) == capitals(upright.Replace(b))
}

// upright replaces the characters that are just a vertical line.
var upright = strings.NewReplacer("l", "I", "1", "I", "|", "I", "І", "I", "Ι", "I")

// capitals returns what is seen of a name in capitals.
func capitals(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || !unicode.IsGraphic(r) {
			return -1
		}
		r = unicode.ToUpper(r)
		if r == '0' {
			return 'O'
		}
		if like, ok := likeness[r]; ok {
			return like
		}
		return r
	}, name)
}
