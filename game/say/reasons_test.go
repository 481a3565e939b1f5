package say_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
)

// Every change to a skill check must be listed with its numbers, together with its cause.
func TestCheckReasons(t *testing.T) {
	s := New(English, box.New([]card.ID{"base", "pegasus", "exodus"}, nil), nil)
	check := game.CheckState{Place: card.AdmiralsQuarters, Difficulty: 7}
	check.Skills[card.Leadership], check.Skills[card.Tactics] = true, true
	said(t, s.CheckReasons(&check), "")
	check.Difficulty, check.Changes = 5, []game.Change{{By: -3, ID: card.Insubordinate}, {By: 3, ID: card.AssignArbitrator}, {By: -2, ID: "declare-emergency"}}
	said(t, s.CheckReasons(&check), "5 needed: 7 −3 Insubordinate, +3 Assign Arbitrator, −2 Declare Emergency")
	check.Difficulty, check.Changes, check.OnesCount, check.Zero = 7, nil, true, card.Piloting
	check.Skills[card.Engineering], check.Skills[card.Politics], check.Resolved = true, true, []card.ID{"establish-network"}
	said(t, s.CheckReasons(&check), "Politics counts for the check (Assign Chief of Staff) · Engineering counts for the check (Scientific Research) · "+
		"Every card of strength 1 counts for the check (Inspirational Leader) · Piloting has strength 0 (Blind Devotion) · Engineering counts double (Establish Network)")
}

// A changed result must be worded in the same way when the roll is over.
func TestResultNow(t *testing.T) {
	text, _ := speaker(English).Event(nil, game.Event{Kind: game.DieRolled, Cause: game.ResultChanged, N: 6, RollFor: game.RollForFTL})
	said(t, text, "The result is now 6.")
}
