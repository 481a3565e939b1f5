package parts

import (
	"strings"
	"unicode"
)

// likeness gives capitals of other scripts that look like a Latin one the shape of that one.
var likeness = map[rune]rune{
	// Cyrillic
	'А': 'A', 'В': 'B', 'Е': 'E', 'К': 'K', 'М': 'M', 'Н': 'H', 'О': 'O', 'Р': 'P', 'С': 'C', 'Т': 'T', 'У': 'Y', 'Х': 'X', 'Ѕ': 'S', 'Ј': 'J', 'І': 'I', 'Ї': 'Ï', 'Ё': 'Ë',
	// Greek
	'Α': 'A', 'Β': 'B', 'Ε': 'E', 'Ζ': 'Z', 'Η': 'H', 'Ι': 'I', 'Κ': 'K', 'Μ': 'M', 'Ν': 'N', 'Ο': 'O', 'Ρ': 'P', 'Τ': 'T', 'Υ': 'Y', 'Χ': 'X',
	// Cyrillic that look like Greek ones
	'Г': 'Γ', 'П': 'Π', 'Ф': 'Φ',
}

// Alike reports whether two names look alike at a table, as they are written or in capitals, in which labels set them: letters of different
// scripts that have one shape, and what cannot be seen, make no difference.
func Alike(a, b string) bool {
	return capitals(a) == capitals(b) || capitals(upright.Replace(a)) == capitals(upright.Replace(b))
}

// upright are the characters that are no more than a line.
var upright = strings.NewReplacer("l", "I", "1", "I", "|", "I", "І", "I", "Ι", "I")

// capitals is what is seen of a name in capitals.
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
