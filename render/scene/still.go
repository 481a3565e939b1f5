package scene

import (
	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render/ui"
)

// still says whether something is open that people read: then no bot answers and no bar runs on.
func (p *Play) still(u *ui.UI) bool {
	return u.IsInert() || p.HandTo != game.NoSeat || p.Large.ID != "" || p.explained.rule != "" || p.log.open || p.recap != nil
}

// botsAsked says whether a bot is to answer.
func (p *Play) botsAsked() bool {
	return p.now.For == table.Bots || p.View.Decision != nil && p.View.Decision.Seats != p.now.Seats
}
