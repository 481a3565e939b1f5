package english

import (
	_ "embed"

	"battlestar/game/say/rulebook"
)

// The rules as players read them, in the order in which they stand in the book.
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

// book is the rules.
func book() *rulebook.Book {
	b, err := rulebook.Read(baseRules + "\n" + exodusRules + "\n" + pegasusRules + "\n" + newCapricaRules + "\n" + daybreakRules + "\n" + glossary)
	if err != nil {
		panic(err) // the texts are part of the program, and a test reads them
	}
	return b
}
