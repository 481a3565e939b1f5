package table

import (
	"encoding/json"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
	"battlestar/game/save"
)

// saidNote is the What of a note that a computer player has said what they saw; its Data is a [belief.Claim].
const saidNote = "said"

// claim has a computer player say what they have seen with the answer just given, if anything.
func (t *Table) claim(k bot.Known) {
	if t.seats[k.Seat].Bot != bot.NameGood {
		return
	}
	if c, says := bot.Claim(k); says {
		t.note(saidNote, c)
		t.claimed(c, len(t.standing)-1)
	}
}

// claimed remarks at the end of the log what somebody said, by the standing record at a place.
func (t *Table) claimed(c belief.Claim, record int) {
	t.remarks = append(t.remarks, Remark{At: len(t.logs[game.Everyone]), What: Claimed, Claim: c, record: record})
}

// readClaim is claimed for a note of a saved game. What another program wrote is ignored.
func (t *Table) readClaim(n save.Note, record int) {
	var c belief.Claim
	if json.Unmarshal(n.Data, &c) == nil && t.sits(c.By) && t.sits(c.About) {
		t.claimed(c, record)
	}
}

func (t *Table) sits(s game.Seat) bool { return s >= 0 && int(s) < len(t.seats) }
