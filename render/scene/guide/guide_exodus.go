package guide

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene/session"
)

// played says whether an option is played. What is told of the Loyalty cards that it brings is told to every player, whatever he holds.
func played(option string) func(p *session.Session) bool {
	return func(p *session.Session) bool { return slices.Contains(p.Table.Setup().Options, option) }
}

// exodusOwnNotes are those behind a curtain.
var exodusOwnNotes = []Note{
	{
		"own-goals", "Personal Goals", "The card of a human may be one. Reveal it by an action while what it says is true. If it is still hidden when the humans win, it costs them 1 of its resource.", "E-CL-03", true,
		played(card.OptionPersonalGoals),
	},
	{
		"own-five", "The Final Five", "The card of a human may be one. Nothing happens while you look at it. When another player does, or its owner is executed, it does what it says.", "E-CL-10", true,
		played(card.OptionFinalFive),
	},
}

// exodusNotes are the notes of the guide on what Exodus brings.
var exodusNotes = []Note{
	{
		"execution", "An execution", "The cards in hand are gone, and the player proves to be human or Cylon. A human costs 1 morale and goes on as another character; a Cylon is revealed.", "E-EXEC-01", false,
		func(p *session.Session) bool { return len(p.View.Executed) > 0 },
	},
	{
		"mark-vii", "A Viper Mark VII", "It may fly one area further: the first stands, now fly on or stay. It is damaged on 6 and 7 only. All four begin damaged.", "E-FLEET-36", false,
		asked(game.FlyFurther),
	},
	{
		"abilities", "Skill check abilities", "Cards with this sign do what they say because they lie in the check, whoever put them there: each name once, in the order that the current player likes.", "E-CHECK-04", false,
		asked(game.ChooseCheckAbility),
	},
	{
		"bridge", "Basestar Bridge", "The action of a Cylon player there is two different things out of four. Both are named first, then they happen in that order.", "E-FLEET-09", false,
		asked(game.ChooseBridge),
	},
	{
		"pursuit", "The Cylons pursue", "Where Cylon ships would act and there are none, one joins the Cylon fleet instead, and the pursuit advances: it brings civilian ships into danger, then the whole fleet.", "E-FLEET-14", false,
		func(p *session.Session) bool { return p.View.PursuitAt() > 0 },
	},
	{
		"followed", "Left behind, for now", "The Cylon ships wait on their own board and will be back. Civilian ships stayed where they were: vipers may escort them out of danger.", "E-FLEET-40", false,
		func(p *session.Session) bool { return p.View.HasBoard(card.CylonFleetBoard) && p.View.Distance > 0 },
	},
	{
		"cag", "The CAG", "Places the civilian ships that come, into an area without any if there is one. As an action: fly an unmanned viper, and pass the title on.", "E-FLEET-30", false,
		func(p *session.Session) bool {
			cag := p.View.Holder(card.CAGTitle)
			return cag != game.NoSeat && p.View.Turn > 0 && p.View.Current == cag && asked(game.ChooseAction)(p)
		},
	},
}
