package guide

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/scene/session"
)

// inPhase reports whether a game of the Ionian Nebula has reached a phase.
func inPhase(phase game.Phase) func(p *session.Session) bool {
	nebula := played(card.OptionIonianNebula)
	return func(p *session.Session) bool { return nebula(p) && p.View.Phase == phase }
}

// nebulaOwnNotes are those behind a curtain.
var nebulaOwnNotes = []Note{
	{
		Name: "own-trauma", Words: say.GuideOwnTrauma, Rule: "E-ION-61", Private: true,
		when: inPhase(game.BeforeCrossroads),
	},
}

// nebulaNotes are the guide's notes on what the Ionian Nebula adds.
var nebulaNotes = []Note{
	{
		Name: "crossroads", Words: say.GuideCrossroads, Rule: "E-ION-54",
		when: inPhase(game.AtCrossroads),
	},
	{
		Name: "eliminated", Words: say.GuideEliminated, Rule: "E-ION-67",
		when: anySeat(func(s *game.SeatState) bool { return !s.Playing() }),
	},
	{
		Name: "trauma-there", Words: say.GuideTraumaThere, Rule: "E-ION-15",
		when: func(p *session.Session) bool {
			return inPhase(game.BeforeCrossroads)(p) &&
				anySeat(func(s *game.SeatState) bool { return game.TraumaAt(s.Place) != game.NoPile })(p)
		},
	},
	{
		Name: "allies", Words: say.GuideAllies, Rule: "E-ION-25",
		when: func(p *session.Session) bool { return inPhase(game.BeforeCrossroads)(p) && asked(game.ChooseMove)(p) },
	},
}
