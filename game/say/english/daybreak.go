package english

import (
	"cmp"
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

const (
	mutinyCard   = "mutiny card"
	miracleToken = "miracle token"
)

// daybreakEffect words the effects of Daybreak's mutinies, miracles, missions, locations and characters, as a clause with a verb; "" for any other
// effect.
func (en english) daybreakEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.DrawMutiny:
		if e.Lacking {
			return "every human player who holds none draws " + some(e.N, mutinyCard)
		}
		return en.tells(e.Who, "draw "+some(e.N, mutinyCard))
	case card.MutinyForChosen:
		return en.tells(e.By, "choose a human player, who draws 1 "+mutinyCard)
	case card.DiscardThis:
		return "discard this card"
	case card.GainMiracle:
		if e.Lacking {
			return fmt.Sprintf("%s without a %s gains one", englishWho[e.Who], miracleToken)
		}
		return en.tells(e.Who, "gain 1 "+miracleToken)
	case card.MiracleForChosen:
		return en.tells(e.By, "choose another player, who gains 1 "+miracleToken)

	case card.RaiseAny:
		return say.Signed(e.By) + " of a resource of your choice"
	case card.PassMiracle:
		return "choose another player at your location; give that player 1 of your miracle tokens, or take that player’s token"
	case card.PlayOneMutiny:
		return fmt.Sprintf("draw %s, play 1 of them and put %s at the bottom of the deck; they do not send you to the Brig", some(e.Draw, mutinyCard), theOthers(e.Draw-1))
	case card.Incite:
		return "choose another human player, who draws 1 mutiny card without going to the Brig for it, and keeps only 1; then you may discard 1 mutiny card of yours"
	case card.Oust:
		return fmt.Sprintf("if the President holds a mutiny card, name a new President, perhaps yourself; the President may discard “%s” in play to stay", en.CardName(card.AcceptProphecy))
	case card.TakeRandom:
		return fmt.Sprintf("take %s at random from the %s", some(e.N, "skill card"), englishWho[e.From])

	case card.ActivateOneOf:
		places := make([]string, len(e.Places))
		for i, p := range e.Places {
			places[i] = en.placeTo(p)
		}
		return "activate " + orList(places) + " from where you are, damaged or not"
	case card.ActivateSeveral:
		return fmt.Sprintf("unless you are in the Brig, activate %d different locations that are not damaged, wherever they are, but no Cylon location", e.N)
	case card.ActivateAny:
		return "activate any location that is not damaged"
	case card.LookAndLeave:
		return "while you infiltrate, look at 1 random loyalty card of a human player of your choice; then your infiltration ends, and you go to the Resurrection Ship"
	default:
		return cmp.Or(en.daybreakCards(e), en.daybreakShips(e))
	}
}

// theOthers names the n remaining ones.
func theOthers(n int) string {
	if n == 1 {
		return "the other"
	}
	return "the others"
}

// daybreakCards words an effect on the Brig, cards or skill checks as a clause.
func (en english) daybreakCards(e card.Effect) string {
	switch e := e.(type) {
	case card.ReleaseTo:
		return en.tells(e.By, "choose a character in the Brig, who goes to "+en.placeTo(e.To))
	case card.FreeAll:
		return "every character in the Brig may go to any other location on Galactica, except Sickbay"
	case card.ReleaseAny:
		return "choose a character in the Brig, perhaps your own, and move that character to any other location on Galactica, except Sickbay"
	case card.Defend:
		return "move a character out of the Brig to any location on Galactica that is not hazardous; if it is another player’s, take all skill cards of that player"

	case card.DiscardQuorum:
		return en.tells(card.President, "discard "+some(e.N, "quorum card")+" at random")
	case card.ShareQuorum:
		return "draw 2 quorum cards, give 1 of them to the President, and play or discard the other"
	case card.BuryQuorum:
		return fmt.Sprintf("look at the quorum cards of the President and put %d of them at the bottom of the deck, in any order", e.N)
	case card.DrawForChosen:
		return fmt.Sprintf("choose a human player, who draws %s of any types", some(e.N, "skill card"))
	case card.EachDrawsType:
		return fmt.Sprintf("choose a skill type; every player, Cylon players too, draws %s of it", some(e.N, "card"))
	case card.SearchSkills:
		return fmt.Sprintf("look through a skill deck and its discard pile, take any %s of them, and shuffle the discard pile into the deck", some(e.N, "card"))
	case card.Treat:
		return fmt.Sprintf("choose another human player; draw %s of that player’s skill set, then give that player any %d of your hand", some(e.N, "skill card"), e.N)
	case card.OrderCrises:
		return fmt.Sprintf("look at the top %s and put them back on top in any order", some(e.N, "crisis card"))

	case card.ForceTheirHand:
		return "current player, if human: add 1 skill card face up to this skill check, or draw 1 mutiny card"
	case card.ZeroesHelp:
		return say.Signed(e.By) + " to the total of this skill check for each card of strength 0 in it, whatever its type"
	case card.NoAbilities:
		return "the skill check abilities of all cards in this skill check are void"
	case card.InsteadOfPass:
		return fmt.Sprintf("in place of the pass effect every human player draws %s", some(e.Draw, "skill card"))
	case card.TakeFromCheck:
		return fmt.Sprintf("%stake 1 card of strength %d or less from this skill check into the hand, but no card of this name", en.may(card.Current), e.Most)
	case card.DamageToRemove:
		return en.may(card.Current) + "damage 1 viper, in space or in the Reserves, to take 1 other card out of this skill check"
	case card.DrawByResult:
		return en.tells(card.Current, fmt.Sprintf("draw %s if this skill check passes, %d if it fails", some(e.Pass, nouns.Skills[e.Type]+" card"), e.Fail))
	case card.MiracleIfBeaten:
		return fmt.Sprintf("if the total is at least %d above the printed difficulty, the current player gains 1 %s", e.By, miracleToken)
	default:
		return ""
	}
}

// daybreakShips words an effect on ships, missions or the way to Earth as a clause.
func (en english) daybreakShips(e card.Effect) string {
	switch e := e.(type) {
	case card.GainAssaultRaptor:
		if e.Launched {
			return en.tells(card.Current, "place 1 new assault raptor in an area where vipers are launched; it may be activated at once")
		}
		return "1 new assault raptor comes to the Reserves"
	case card.ActivateOften:
		return fmt.Sprintf("activate one and the same unmanned viper, in space or from the Reserves, up to %d times", e.N)
	case card.JoinPilot:
		return fmt.Sprintf("place up to %s from the Reserves in an area with a piloted viper and activate each of them", some(e.N, "unmanned viper"))
	case card.SendOut:
		return fmt.Sprintf("place %s, or %s from the Reserves, in an area of your choice and activate just these", en.ships(e.Raiders, card.Raider), some(e.Vipers, "unmanned viper"))
	case card.RepairAllVipers:
		return "repair all damaged vipers"
	case card.Exchange:
		return "look at all civilian ships in space and exchange one of them for a new one; the old one is shuffled back among the unused ones"

	case card.PlaceTogether:
		return fmt.Sprintf("place %s and %s in one area of your choice", en.ships(e.Basestars, card.Basestar), en.ships(e.Raiders, card.Raider))
	case card.LaunchEach:
		return "every basestar launches " + en.ships(e.N, e.Ship)
	case card.Truce:
		return "for the rest of this turn Cylon ships neither launch nor act"
	case card.RepelBoarders:
		return fmt.Sprintf("attack 1 centurion on the boarding party track, if there is one, with %s to the die", say.Signed(e.Bonus))
	case card.LaunchLastNuke:
		at, results := "a basestar", say.Results(game.RollForNuke, onBasestar)
		if en.HasCAG() { // with the Cylon Fleet (D-MUT-16)
			at, results = "a space area", say.Results(game.RollForAreaNuke, inArea)
		}
		return fmt.Sprintf("spend 1 nuke of the Admiral on %s and roll the die. %s. Then all nukes are out of the game", at, results)
	case card.ClearBoard:
		all, boxed := make([]string, len(e.Ships)), make([]string, len(e.Ships))
		for i, ship := range e.Ships {
			all[i], boxed[i] = plural(nouns.Ships[ship]), en.ships(e.Boxed, ship)
		}
		return fmt.Sprintf("take all %s off the board, and then %s out of the game", andList(all), andList(boxed))

	case card.FlyMission:
		return "turn up the top mission and resolve it; if this is your turn, you draw no crisis card in it"
	case card.GainDistance:
		return fmt.Sprintf("%s distance at once; this card goes beside the objective at the next jump", say.Signed(e.By))
	case card.TurnMissionDown:
		return "turn this card face down; the next jump shuffles it back into its deck"
	case card.RepairLocation:
		return en.tells(card.Current, "repair 1 damaged location")
	case card.BringRebels:
		side := "Cylons"
		if e.Humans {
			side = "humans"
		}
		return "the Rebel Basestar comes into play, on the side of the " + side
	case card.DestroyHub:
		return fmt.Sprintf("%s takes the place of the %s, for all who are there and all that names it", en.Place(card.HubDestroyed), en.Place(card.ResurrectionShip))
	default:
		return ""
	}
}
