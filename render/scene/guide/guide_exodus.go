package guide

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/scene/session"
)

// played reports whether an option is in play. Notes about the Loyalty cards that it adds are told to every player, whatever they hold.
func played(option string) func(p *session.Session) bool {
	return func(p *session.Session) bool { return slices.Contains(p.Table.Setup().Options, option) }
}

// exodusOwnNotes are those behind a curtain.
var exodusOwnNotes = []Note{
	{
		Name: "own-goals", Words: say.GuideOwnGoals, Rule: "E-CL-03", Private: true,
		when: played(card.OptionPersonalGoals),
	},
	{
		Name: "own-five", Words: say.GuideOwnFive, Rule: "E-CL-10", Private: true,
		when: played(card.OptionFinalFive),
	},
}

// exodusNotes are the guide's notes on what Exodus adds.
var exodusNotes = []Note{
	{
		Name: "execution", Words: say.GuideExecution, Rule: "E-EXEC-01",
		when: func(p *session.Session) bool { return with("exodus")(p) && len(p.View.Executed) > 0 },
	},
	{
		Name: "mark-vii", Words: say.GuideMarkVII, Rule: "E-FLEET-36",
		when: asked(game.FlyFurther),
	},
	{
		Name: "abilities", Words: say.GuideAbilities, Rule: "E-CHECK-04",
		when: asked(game.ChooseCheckAbility),
	},
	{
		Name: "bridge", Words: say.GuideBridge, Rule: "E-FLEET-09",
		when: asked(game.ChooseBridge),
	},
	{
		Name: "pursuit", Words: say.GuidePursuit, Rule: "E-FLEET-14",
		when: func(p *session.Session) bool { return p.View.PursuitAt() > 0 },
	},
	{
		Name: "followed", Words: say.GuideFollowed, Rule: "E-FLEET-40",
		when: func(p *session.Session) bool { return p.View.HasBoard(card.CylonFleetBoard) && p.View.Distance > 0 },
	},
	{
		Name: "cag", Words: say.GuideCAG, Rule: "E-FLEET-30",
		Needs: []Need{{Held: card.CAGTitle}},
		when: func(p *session.Session) bool {
			cag := p.View.Holder(card.CAGTitle)
			return cag != game.NoSeat && p.View.Turn > 0 && p.View.Current == cag && asked(game.ChooseAction)(p)
		},
	},
}
