package english

import (
	"cmp"
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

const (
	mutinyCard   = "Mutiny card"
	miracleToken = "miracle token"
)

// daybreakEffect words the effects of Daybreak's mutinies, miracles, missions, locations and characters, as a clause with a verb; "" for any other
// effect.
func (en english) daybreakEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.DrawMutiny:
		if e.Lacking {
			return "each human player without a Mutiny card draws 1"
		}
		return en.tells(e.Who, "~draw "+some(e.N, mutinyCard))
	case card.MutinyForChosen:
		return en.tells(e.By, "~choose a human player to draw 1 "+mutinyCard)
	case card.DiscardThis:
		return "discard this card"
	case card.GainMiracle:
		if e.Lacking {
			return fmt.Sprintf("%s without a %s gains 1", subjects[e.Who], miracleToken)
		}
		return en.tells(e.Who, "~gain 1 "+miracleToken)
	case card.MiracleForChosen:
		return en.tells(e.By, "~choose another player to gain 1 "+miracleToken)

	case card.RaiseAny:
		return fmt.Sprintf("gain %d of any one resource", e.By)
	case card.PassMiracle:
		return "give 1 of your miracle tokens to another player at your location, or take that player’s token"
	case card.PlayOneMutiny:
		return fmt.Sprintf("draw %s, play 1 of them and put %s on the bottom of the deck. They do not send you to the Brig", some(e.Draw, mutinyCard), theOthers(e.Draw-1))
	case card.Incite:
		return "choose another human player to draw 1 Mutiny card. That player keeps only 1 and does not go to the Brig for it. Then you may discard 1 of your Mutiny cards"
	case card.Oust:
		return fmt.Sprintf("if the President holds a Mutiny card, name any player President, including yourself. The President may discard “%s” from play to stay", en.CardName(card.AcceptProphecy))
	case card.TakeRandom:
		return fmt.Sprintf("take %s at random from %s", some(e.N, "skill card"), subjects[e.From])

	case card.ActivateOneOf:
		places := make([]string, len(e.Places))
		for i, p := range e.Places {
			places[i] = en.placeTo(p)
		}
		return "activate " + orList(places) + " from where you are, even if damaged"
	case card.ActivateSeveral:
		return fmt.Sprintf("unless you are in the Brig, activate %d different undamaged locations anywhere, except Cylon locations", e.N)
	case card.ActivateAny:
		return "activate any undamaged location"
	case card.LookAndLeave:
		return "while you infiltrate, look at 1 random Loyalty card of any human player. Then your infiltration ends, and you go to the Resurrection Ship"
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
		return en.tells(e.By, "~move a character from the Brig to "+en.placeTo(e.To))
	case card.FreeAll:
		return "each character in the Brig may go to any other location on Galactica except Sickbay"
	case card.ReleaseAny:
		return "move any character in the Brig, including yours, to any other location on Galactica except Sickbay"
	case card.Defend:
		return "move a character from the Brig to any location on Galactica that is not hazardous. If it is another player’s character, take all of that player’s skill cards"

	case card.DiscardQuorum:
		return en.tells(card.President, "~discard "+some(e.N, "Quorum card")+" at random")
	case card.ShareQuorum:
		return "draw 2 Quorum cards. Give 1 to the President, and play or discard the other"
	case card.BuryQuorum:
		return fmt.Sprintf("look at the President’s Quorum cards and put %d of them on the bottom of the deck in any order", e.N)
	case card.DrawForChosen:
		return fmt.Sprintf("choose a human player to draw %s of any type", some(e.N, "skill card"))
	case card.EachDrawsType:
		return fmt.Sprintf("choose a skill type. Each player, including Cylon players, draws %s of that type", some(e.N, "card"))
	case card.SearchSkills:
		return fmt.Sprintf("look through a skill deck and its discard pile and take any %s. Then shuffle the discard pile into the deck", some(e.N, "card"))
	case card.Treat:
		return fmt.Sprintf("choose another human player. Draw %s from that player’s skill set, then give that player any %d from your hand", some(e.N, "skill card"), e.N)
	case card.OrderCrises:
		return fmt.Sprintf("look at the top %s and put them back on top in any order", some(e.N, "Crisis card"))

	case card.ForceTheirHand:
		return "if the current player is human, that player must add 1 skill card faceup to this skill check or draw 1 Mutiny card"
	case card.ZeroesHelp:
		return say.Signed(e.By) + " to the total of this skill check for each card of strength 0 in it, of any type"
	case card.NoAbilities:
		return "ignore the skill check abilities of all cards in this skill check"
	case card.InsteadOfPass:
		return fmt.Sprintf("instead of the pass effect, each human player draws %s", some(e.Draw, "skill card"))
	case card.TakeFromCheck:
		return fmt.Sprintf("%stake 1 card of strength %d or less from this skill check into their hand, except a card with this name", en.may(card.Current), e.Most)
	case card.DamageToRemove:
		return en.may(card.Current) + "damage 1 viper, in space or in the Reserves, to remove 1 other card from this skill check"
	case card.DrawByResult:
		return en.tells(card.Current, fmt.Sprintf("~draw %s if this skill check passes, %d if it fails", some(e.Pass, nouns.Skills[e.Type]+" card"), e.Fail))
	case card.MiracleIfBeaten:
		return fmt.Sprintf("if the total exceeds the printed difficulty by %d or more, the current player gains 1 %s", e.By, miracleToken)
	default:
		return ""
	}
}

// daybreakShips words an effect on ships, missions or the way to Earth as a clause.
func (en english) daybreakShips(e card.Effect) string {
	switch e := e.(type) {
	case card.GainAssaultRaptor:
		if e.Launched {
			return en.tells(card.Current, "~place 1 new assault raptor in a viper launch area. It may be activated at once")
		}
		return "add 1 new assault raptor to the Reserves"
	case card.ActivateOften:
		return fmt.Sprintf("activate a single unmanned viper, in space or from the Reserves, up to %d times", e.N)
	case card.JoinPilot:
		return fmt.Sprintf("place up to %s from the Reserves in an area with a piloted viper and activate each of them", some(e.N, "unmanned viper"))
	case card.SendOut:
		return fmt.Sprintf("place %s, or %s from the Reserves, in any 1 area, then activate only those ships", en.ships(e.Raiders, card.Raider), some(e.Vipers, "unmanned viper"))
	case card.RepairAllVipers:
		return "repair all damaged vipers"
	case card.Exchange:
		return "look at all civilian ships in space and replace 1 of them with a new one. Shuffle the replaced ship into the civilian ship pile"

	case card.PlaceTogether:
		return fmt.Sprintf("place %s and %s in any 1 area", en.ships(e.Basestars, card.Basestar), en.ships(e.Raiders, card.Raider))
	case card.LaunchEach:
		return "each basestar launches " + en.ships(e.N, e.Ship)
	case card.Truce:
		return "for the rest of this turn, Cylon ships neither launch nor act"
	case card.RepelBoarders:
		return fmt.Sprintf("attack 1 centurion on the Boarding Party track, if there is one, with %s to the die", say.Signed(e.Bonus))
	case card.LaunchLastNuke:
		at, results := "a basestar", say.Results(game.RollForNuke, onBasestar)
		if en.HasCAG() { // with the Cylon Fleet (D-MUT-16)
			at, results = "a space area", say.Results(game.RollForAreaNuke, inArea)
		}
		return fmt.Sprintf("spend 1 of the Admiral’s nukes on %s and roll the die. %s. Then remove all nukes from the game", at, results)
	case card.ClearBoard:
		all, boxed := make([]string, len(e.Ships)), make([]string, len(e.Ships))
		for i, ship := range e.Ships {
			all[i], boxed[i] = plural(nouns.Ships[ship]), en.ships(e.Boxed, ship)
		}
		return fmt.Sprintf("remove all %s from the board, then remove %s from the game", andList(all), andList(boxed))

	case card.FlyMission:
		return "reveal the top Mission card and resolve it. If this is your turn, skip your Crisis step"
	case card.GainDistance:
		return fmt.Sprintf("%s distance at once. At the next jump, put this card with the Objective card", say.Signed(e.By))
	case card.TurnMissionDown:
		return "turn this card facedown. At the next jump, shuffle it into its deck"
	case card.RepairLocation:
		return en.tells(card.Current, "~repair 1 damaged location")
	case card.BringRebels:
		side := "Cylon"
		if e.Humans {
			side = "human"
		}
		return "the Rebel Basestar enters play on the " + side + " side"
	case card.DestroyHub:
		return fmt.Sprintf("%s replaces the %s, for every character there and every text that names it", en.Place(card.HubDestroyed), en.Place(card.ResurrectionShip))
	default:
		return ""
	}
}
