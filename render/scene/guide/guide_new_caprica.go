package guide

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/scene/session"
)

// inStage reports whether the game has reached a stage of New Caprica.
func inStage(stage game.Stage) func(p *session.Session) bool {
	return func(p *session.Session) bool { return p.View.Stage() == stage }
}

// newCapricaNotes are the guide's notes on New Caprica.
var newCapricaNotes = []Note{
	{
		Name: "departure", Words: say.GuideDeparture, Rule: "P-NC-34",
		Needs: []Need{{Held: card.AdmiralTitle}},
		when:  func(p *session.Session) bool { return inStage(game.InOrbit)(p) && asked(game.ChooseAction)(p) },
	},
	{
		Name: "galactica-back", Words: say.GuideGalacticaBack, Rule: "P-NC-29",
		when: inStage(game.InOrbit),
	},
	{
		Name: "landing", Words: say.GuideLanding, Rule: "P-NC-02",
		when: inStage(game.Occupied),
	},
	{
		Name: "detention", Words: say.GuideDetention, Rule: "P-NC-10",
		when: anySeat(func(s *game.SeatState) bool { return s.Place == card.Detention }),
	},
	{
		Name: "medical-center", Words: say.GuideMedicalCenter, Rule: "P-NC-11",
		when: anySeat(func(s *game.SeatState) bool { return s.Place == card.MedicalCenter && !s.Cylon() }),
	},
	{
		Name: "forces", Words: say.GuideForces, Rule: "P-NC-21",
		when: func(p *session.Session) bool { return p.View.Forces() > 0 },
	},
	{
		Name: "prepared", Words: say.GuidePrepared, Rule: "P-NC-24",
		when: func(p *session.Session) bool { return inStage(game.Occupied)(p) && asked(game.ChooseMove)(p) },
	},
}
