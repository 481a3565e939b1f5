package wording

import (
	"fmt"

	"battlestar/game/say"
	"battlestar/game/table"
)

// Remark returns the log line for what happened at the table but not in the game.
func Remark(words *say.Speaker, r *table.Remark) string {
	switch r.What {
	case table.Claimed:
		return words.Claim(r.Claim)
	case table.TakenBack:
		return words.Text(say.RemarkTakenBack)
	case table.Damaged:
		return words.Text(say.RemarkDamaged)
	case table.Mended:
		return words.Text(say.RemarkMended)
	case table.SeatsChanged: // handled below
	}
	by := say.RemarkByOthers
	if r.ByPIN {
		by = say.RemarkByPIN
	}
	return fmt.Sprintf(words.Text(by), seatChanged(words, r))
}

// seatChanged returns who sits in a seat now, or what else has changed there.
func seatChanged(words *say.Speaker, r *table.Remark) string {
	was, is := &r.Was, &r.Is
	switch {
	case was.Bot == "" && is.Bot != "":
		return fmt.Sprintf(words.Text(say.RemarkBotPlaysOn), was.Name)
	case was.Bot != "" && is.Bot == "" && was.Name == is.Name:
		return fmt.Sprintf(words.Text(say.RemarkFromBot), is.Name)
	case was.Bot != "" && is.Bot == "":
		return fmt.Sprintf(words.Text(say.RemarkSeatOfBot), is.Name, was.Name)
	case was.Name != is.Name:
		return fmt.Sprintf(words.Text(say.RemarkSeat), is.Name, was.Name)
	case was.PIN != "" && is.PIN == "":
		return fmt.Sprintf(words.Text(say.RemarkNoPIN), is.Name)
	case was.PIN != is.PIN:
		return fmt.Sprintf(words.Text(say.RemarkNewPIN), is.Name)
	}
	return fmt.Sprintf(words.Text(say.RemarkSign), is.Name)
}
