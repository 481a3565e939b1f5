package guide

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/scene/session"
)

// with reports whether a box is in play.
func with(box card.ID) func(p *session.Session) bool {
	return func(p *session.Session) bool { return slices.Contains(p.Table.Setup().Boxes, box) }
}

// pegasusOwnNotes are those behind a curtain, told to every player, whatever they hold.
var pegasusOwnNotes = []Note{
	{
		Name: "own-agenda", Words: say.GuideOwnAgenda, Rule: "P-AGEN-02", Private: true,
		when: asked(game.LookAtAgenda),
	},
	{
		Name: "own-treachery", Words: say.GuideOwnTreachery, Rule: "P-TREACH-02", Private: true,
		when: func(p *session.Session) bool { return with("pegasus")(p) && p.View.Turn > 1 },
	},
}

// pegasusNotes are the guide's notes on what Pegasus adds.
var pegasusNotes = []Note{
	{
		Name: "infiltrates", Words: say.GuideInfiltrates, Rule: "P-INF-04",
		when: anySeat(func(s *game.SeatState) bool { return s.Infiltrating() }),
	},
	{
		Name: "pegasus-execution", Words: say.GuidePegasusExecution, Rule: "P-EXEC-01",
		when: func(p *session.Session) bool { return !with("exodus")(p) && len(p.View.Executed) > 0 },
	},
	{
		Name: "pegasus-lost", Words: say.GuidePegasusLost, Rule: "P-PEG-09",
		when: func(p *session.Session) bool { return game.HullOf(card.PegasusBoard).IsLost(&p.View.Tabletop) },
	},
	{
		Name: "hull", Words: say.GuideHull, Rule: "P-PEG-06",
		when: asked(game.ChooseHull),
	},
	{
		Name: "reckless", Words: say.GuideReckless, Rule: "P-RECK-03",
		when: func(p *session.Session) bool { return p.View.Check != nil && p.View.Check.Reckless },
	},
	{
		Name: "movement", Words: say.GuideMovement, Rule: "P-MOVE-01",
		when: func(p *session.Session) bool {
			return with("pegasus")(p) && p.View.Turn > 1 && asked(game.ChooseMove)(p)
		},
	},
}
