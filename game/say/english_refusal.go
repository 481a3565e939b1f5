package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// refusal is why something cannot be chosen.
func (en english) refusal(r game.Refusal) string {
	place, name := en.Place(r.Place), ""
	if r.Card != "" {
		name = en.CardName(r.Card)
	}
	switch r.Why {
	case game.Offered:
		return ""
	case game.NothingAsked:
		return "The game is over."
	case game.OthersDecide:
		if r.Seat == game.NoSeat {
			return "Everybody is asked now, and has to pass or to play something first."
		}
		return "It is for " + en.Name(r.Seat) + " to choose now."
	case game.NotOutOfBrig:
		return "Nobody moves out of the Brig, and this is the Action step."
	case game.NotNowAction:
		return "Movement comes before the action, and is over."
	case game.NotNowMove:
		return "Locations are activated in the Action step, after the move."
	case game.IsThere:
		if r.Seat != game.NoSeat {
			return en.Name(r.Seat) + " is there already."
		}
		return place + ": already there."
	case game.IsHazardous:
		if r.Seat != game.NoSeat {
			return en.Name(r.Seat) + " is in the Brig, and only what names the Brig leads out of it."
		}
		return place + ": nobody goes there by choice; only an effect that names it sends somebody there."
	case game.ForCylons:
		return place + ": only for Cylon players."
	case game.ForHumans:
		return place + ": Cylon players go to Cylon locations only."
	case game.ClosedByCard:
		return place + ": a card in play forbids it."
	case game.NoCardToLand:
		return place + ": landing costs 1 skill card, and there is none in hand."
	case game.NoCardToPay:
		return place + ": going to another ship costs 1 skill card, and there is none in hand."
	case game.IsNotThere:
		return place + ": only the location where the character stands can be activated."
	case game.IsInSpace:
		return place + ": a pilot in space is at no location."
	case game.IsAway:
		if r.Seat != game.NoSeat {
			return en.Name(r.Seat) + " is not on the board yet."
		}
		return "Helo is not on the board yet."
	case game.IsDamaged:
		return place + ": damaged; it has to be repaired first."
	case game.HasNoAction:
		return place + ": there is no action here."
	case game.NotOnBlue:
		return place + ": the fleet marker is still on red; only from a blue space can the fleet jump early."
	case game.NotPresident:
		if r.Place != "" {
			return place + ": only for the President."
		}
		return "Only the President may."
	case game.NotAdmiral:
		return "Only the Admiral may."
	case game.NotCAG:
		return "Only the CAG may."
	case game.NotPilot:
		return place + ": only for pilots."
	case game.NoTarget:
		return place + ": there is no Cylon ship on the board."
	case game.NoCenturion:
		return place + ": there is no centurion aboard."
	case game.NoViper:
		return place + ": no viper is in the Reserves, and none unmanned in space."
	case game.NotForSympathizer:
		return place + ": a Sympathizer does not command the Cylon fleet."
	case game.NoCardsForDrawback:
		return place + ": " + name + " costs 2 skill cards, and there are fewer in hand."
	case game.ForbiddenByDrawback:
		return place + ": " + name + ". " + en.ability(r.Card)
	case game.NotOnSheet:
		return "This stands on another character sheet."
	case game.IsCylonPlayer:
		if r.Seat != game.NoSeat {
			return en.Name(r.Seat) + " is a Cylon player, and cannot be chosen."
		}
		return "A Cylon player has no use of sheets, titles and the texts of cards, and reveals nothing more."
	case game.IsSpent:
		return name + ": once per game, and used."
	case game.NoActionAbility:
		return name + ": it is no action; it works by itself, or is asked for at its moment."
	case game.NobodyToLookAt:
		return name + ": there is nobody whose Loyalty card could be looked at."
	case game.NoQuorumCard:
		return "There is no Quorum card in hand."
	case game.NoNuke:
		return "There is no nuke left."
	case game.NoBasestar:
		return "There is no basestar on the board."
	case game.NotPiloting:
		if r.Card != "" {
			return name + ": only in a viper."
		}
		return "Only for a character who pilots a viper."
	case game.NotBeside:
		return "A viper flies only to an area beside its own."
	case game.NotInArea:
		if r.Card != "" {
			return name + ": there is no Cylon ship in the area."
		}
		return "A viper attacks only ships in its own area."
	case game.NoActionCard:
		return name + ": " + en.timing(r.Card)
	case game.OtherMoment:
		return name + ": not now; " + lower(en.timing(r.Card))
	case game.LimitReached:
		return name + ": one in a turn, and it was played."
	case game.NobodyToOrder:
		return name + ": there is no other human player."
	case game.NothingToRisk:
		return name + ": there is no raptor to risk."
	case game.NothingToRepair:
		return name + ": there is nothing to repair here."
	case game.GoalNotMet:
		if l := en.lib.Loyalty.Of(r.Card); l != nil && l.Goal != nil {
			return name + ": only if " + englishGoals[l.Goal.Needs] + "."
		}
		return name + ": the goal is not reached."
	case game.NotCylonCard:
		return name + ": only “You Are a Cylon” cards are revealed."
	case game.IsFaceUp:
		return name + ": it lies open already, or is another’s."
	case game.NoCardToDiscard:
		return name + ": there is no skill card in hand."
	case game.NobodyBeside:
		return name + ": no other character is in the same location."
	case game.NotChosenFrom:
		return "It cannot be chosen here."
	default:
		return "Something else is asked now."
	}
}

// timing is when a Skill card is played.
func (en english) timing(id card.ID) string {
	title, _ := card.SplitSkill(id)
	switch en.lib.Skills.Of(title).Timing {
	case card.BeforeCardsAdded:
		return "It is played before cards are added to a skill check."
	case card.AfterStrengthTotaled:
		return "It is played when the total of a skill check is known."
	case card.BeforeDieRoll:
		return "It is played before a die is rolled."
	case card.InCheck:
		return "It is never played: its text counts when it is turned up in a skill check."
	case card.BeforeCheck:
		return "It is played before the skill check of a location is made."
	case card.AfterViperAttacked:
		return "It is played after a viper was attacked."
	default:
		return "It is an action, to be taken in one’s own Action step."
	}
}
