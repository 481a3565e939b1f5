package scene

import (
	"battlestar/game"
	"battlestar/game/card"
)

// exodusNotes are the notes of the guide on what Exodus brings.
var exodusNotes = []note{
	{
		"execution", "An execution", "The cards in hand are gone, and the player proves to be human or Cylon. A human costs 1 morale and goes on as another character; a Cylon is revealed.", "E-EXEC-01", false,
		func(p *Play) bool { return len(p.View.Executed) > 0 },
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
		func(p *Play) bool { return p.View.CylonFleet != nil && p.View.CylonFleet.Pursuit > 0 },
	},
	{
		"followed", "Left behind, for now", "The Cylon ships wait on their own board and will be back. Civilian ships stayed where they were: vipers may escort them out of danger.", "E-FLEET-40", false,
		func(p *Play) bool { return p.View.CylonFleet != nil && p.View.Distance > 0 },
	},
	{
		"cag", "The CAG", "Places the civilian ships that come, into an area without any if there is one. As an action: fly an unmanned viper, and pass the title on.", "E-FLEET-30", false,
		func(p *Play) bool {
			cag := p.View.Holder(card.CAGTitle)
			return cag != game.NoSeat && p.View.Turn > 0 && p.View.Current == cag && asked(game.ChooseAction)(p)
		},
	},
}
