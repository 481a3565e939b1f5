package board

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// The ships of Search for Home fly with Colonial One. The sky of the Rebel Basestar is empty until it comes.

var demetrius = plan{
	id: card.DemetriusBoard, stand: inRail, nose: 22, tail: 28,
	outline: []corner{
		{false, 0, -0.4},
		{false, 13, -0.56},
		{false, 22, -0.9},
		{true, 10, -0.9},
		{true, 15, -0.66},
		{true, 28, -0.6},
		{true, 28, 0.6},
		{true, 15, 0.66},
		{true, 10, 0.9},
		{false, 22, 0.9},
		{false, 13, 0.56},
		{false, 0, 0.4},
	},
	engines: []float64{-0.32, 0.32}, metal: gunmetal, light: ui.Color{R: 0xFF, G: 0xA0, B: 0x48, A: 255},
	sites: []site{
		{place: card.Bridge, icon: ui.IconBridge},
		{place: card.TacticalPlot, icon: ui.IconPlot},
		{place: card.CaptainsCabin, icon: ui.IconCabin},
	},
}

var rebelBasestar = plan{
	id: card.RebelBoard, stand: inRail, nose: 18, tail: 18,
	outline: []corner{
		{false, 0, 0},
		{false, 7, -0.7},
		{false, 18, -1},
		{true, 0, -1},
		{true, 11, -0.7},
		{true, 18, 0},
		{true, 11, 0.7},
		{true, 0, 1},
		{false, 18, 1},
		{false, 7, 0.7},
	},
	metal: gunmetal,
	sites: []site{
		{place: card.HybridTank, icon: ui.IconHybrid},
		{place: card.Datastream, icon: ui.IconDatastream},
		{place: card.RaiderBay, icon: ui.IconRaiderBay},
	},
}

// awaited reports whether a board has its slot on the table but is not there yet.
func (p *plan) awaited(v *game.View) bool {
	return p.id == card.RebelBoard && v.Home != nil && !v.HasBoard(p.id)
}

// state returns a word about a board to put beside its title: the side of the Rebel Basestar, and how the mission of the Demetrius went (D-MIS-10,
// D-REB-02).
func (b *Board) state(p *plan, v *game.View, w Words) string {
	// the others have none
	//exhaustive:ignore
	switch p.id {
	case card.RebelBoard:
		return w.Sides[v.RebelsAre()]
	case card.DemetriusBoard:
		if v.Count(game.ActiveMission) == 0 {
			return ""
		}
		if slot := v.Piles[game.ActiveMission][0]; slot.FaceUp() {
			return b.Say.NameIn(card.Missions, slot.Card)
		}
		return w.MissionFailed
	}
	return ""
}
