package wording

import (
	"fmt"

	"battlestar/game/table"
)

// Remark is the line of the log for what happened at the table and not in the game.
func Remark(r *table.Remark) string {
	switch r.What {
	case table.TakenBack:
		return "All agree to take back what was done; chance begins anew."
	case table.Damaged:
		return "Here the saved game was damaged."
	case table.Mended:
		return "Here the rules of the program were mended; what was answered last is lost, and chance begins anew."
	case table.SeatsChanged: // it is told below
	}
	by := "All others agree: "
	if r.ByPIN {
		by = "By PIN: "
	}
	was, is := &r.Was, &r.Is
	switch {
	case was.Bot == "" && is.Bot != "":
		return fmt.Sprintf("%s%s leaves, and a bot plays on.", by, was.Name)
	case was.Bot != "" && is.Bot == "" && was.Name == is.Name:
		return fmt.Sprintf("%s%s takes over from the bot.", by, is.Name)
	case was.Bot != "" && is.Bot == "":
		return fmt.Sprintf("%s%s takes the seat of %s, which a bot played.", by, is.Name, was.Name)
	case was.Name != is.Name:
		return fmt.Sprintf("%s%s takes the seat of %s.", by, is.Name, was.Name)
	case was.PIN != "" && is.PIN == "":
		return fmt.Sprintf("%s%s needs no PIN from now on.", by, is.Name)
	case was.PIN != is.PIN:
		return fmt.Sprintf("%s%s has a new PIN.", by, is.Name)
	}
	return fmt.Sprintf("%s%s has another colour or sign.", by, is.Name)
}
