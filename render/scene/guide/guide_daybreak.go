package guide

import (
	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/scene/session"
)

// daybreakOwnNotes are those behind a curtain, told to every player, whatever they hold.
var daybreakOwnNotes = []Note{
	{
		Name: "own-motives", Words: say.GuideOwnMotives, Rule: "D-MOT-04", Private: true,
		when: asked(game.LookAtMotives),
	},
}

// daybreakNotes are the guide's notes on what Daybreak adds.
var daybreakNotes = []Note{
	{
		Name: "mission", Words: say.GuideMission, Rule: "D-MIS-07",
		when: func(p *session.Session) bool { return p.View.Check != nil && p.View.Check.Mission },
	},
	{
		Name: "mutineer", Words: say.GuideMutineer, Rule: "D-MTR-07",
		when: func(p *session.Session) bool {
			for s := range p.View.Seats {
				if p.View.Mutineer(game.Seat(s), p.View.Boxes) {
					return true
				}
			}
			return false
		},
	},
	{
		Name: "mutiny", Words: say.GuideMutiny, Rule: "D-MUT-03",
		when: func(p *session.Session) bool {
			for s := range p.View.Seats {
				if p.View.Count(game.MutinyHand(game.Seat(s))) > 0 {
					return true
				}
			}
			return false
		},
	},
	{
		Name: "miracles", Words: say.GuideMiracles, Rule: "D-MIR-01",
		when: func(p *session.Session) bool {
			return with("daybreak")(p) && p.View.Turn > 1 && asked(game.ChooseAction)(p)
		},
	},
	{
		Name: "demetrius", Words: say.GuideDemetrius, Rule: "D-MIS-02",
		when: func(p *session.Session) bool { return p.View.Home != nil && asked(game.ChooseMove)(p) },
	},
}
