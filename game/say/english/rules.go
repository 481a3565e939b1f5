package english

import (
	_ "embed"

	"battlestar/game/say/rulebook"
)

// The rules as players read them, in the order of the book.
var (
	//go:embed rules.txt
	baseRules string
	//go:embed rules-exodus.txt
	exodusRules string
	//go:embed rules-pegasus.txt
	pegasusRules string
	//go:embed rules-new-caprica.txt
	newCapricaRules string
	//go:embed rules-daybreak.txt
	daybreakRules string
	//go:embed rules-glossary.txt
	glossary string
)

// book parses the rules.
func book() *rulebook.Book {
	b, err := rulebook.Read(baseRules + "\n" + exodusRules + "\n" + pegasusRules + "\n" + newCapricaRules + "\n" + daybreakRules + "\n" + glossary)
	if err != nil {
		panic(err) // the texts are part of the program, and a test parses them
	}
	return b
}
