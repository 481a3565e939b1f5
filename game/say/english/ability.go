package english

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// abilityText words an ability of a character in full: when, how often, and what it does, all from its data.
func (en english) abilityText(a *card.Ability) string {
	if text := en.daybreakPower(a.Power); text != "" {
		return say.Capital(text) + "."
	}
	does := en.does("you may", a.Effect)
	if a.Power != nil {
		does = append([]string{en.power(a.Power, a.When)}, does...)
	}
	when := moments[a.When]
	switch {
	case a.When == card.AsAction:
		when = "action: "
	case a.Limit == card.OncePerTurn:
		when = "once " + when
	}
	return say.Capital(when+strings.Join(does, ". Then ")) + "."
}

// kept says what a Quorum card does while it stays in play.
func (en english) kept(q *card.Quorum) string {
	k := &q.Kept
	may, then := "the holder may", ""
	if k.Once {
		may, then = "the holder may discard this card to", " Then discard this card."
		if len(k.Effect) == 1 && k.Power == nil {
			if _, free := k.Effect[0].(card.May); free {
				then = ""
			}
		}
	}
	does := strings.Join(en.does(may, k.Effect), "; ")
	if k.Power != nil {
		does = en.power(k.Power, k.When)
	}
	return say.Capital(moments[k.When]+does) + "." + then
}

// does words the effects of an ability or a kept card, as part of a sentence about a moment. The parameter may is the phrase for a player who is
// free to choose: "you may".
func (en english) does(may string, list card.Effects) []string {
	var parts []string
	for _, e := range list {
		parts = append(parts, en.within(may, e))
	}
	return parts
}

// within words an effect in such a sentence. A change of a difficulty refers to the check that the sentence names.
func (en english) within(may string, e card.Effect) string {
	switch e := e.(type) {
	case card.Difficulty:
		return "that skill check’s difficulty is " + higher(e.By)
	case card.Discard:
		if e.N == 1 {
			return "you must discard it"
		}
		return "you must discard " + some(e.N, "skill card")
	case card.ActivateVipers:
		return en.clause(e) + ". You may activate the same viper more than once"
	case card.May:
		if positive, ok := e.Then[0].(card.CountsPositive); ok {
			return fmt.Sprintf("%s count every %s card in it as positive", may, nouns.Skills[positive.Type])
		}
		if by := changesOf(e.Then); len(by) == 1 {
			return fmt.Sprintf("%s %s that skill check’s difficulty by %d", may, raise(by[0]), max(by[0], -by[0]))
		} else if len(by) == 2 {
			return fmt.Sprintf("%s %s or %s that skill check’s difficulty by %d", may, raise(by[0]), raise(by[1]), max(by[0], -by[0]))
		}
	}
	return en.clause(e)
}

// changesOf returns the possible changes to a difficulty, if the effects do nothing else.
func changesOf(list card.Effects) []int {
	if len(list) != 1 {
		return nil
	}
	switch e := list[0].(type) {
	case card.Difficulty:
		return []int{e.By}
	case card.OneOf:
		var all []int
		for _, option := range e.Options {
			all = append(all, changesOf(option)...)
		}
		return all
	}
	return nil
}

func raise(by int) string {
	if by < 0 {
		return "lower"
	}
	return "raise"
}

func higher(by int) string {
	if by < 0 {
		return fmt.Sprintf("%d lower", -by)
	}
	return fmt.Sprintf("%d higher", by)
}

// moments are the beginnings of the sentence for an ability or a kept card (few: the others need none).
var moments = [card.NumWhens]string{
	card.AfterCrisisDrawn:              "after you draw a Crisis card, ",
	card.CrisisDrawn:                   "when you draw a Crisis card, ",
	card.AfterCrisisRevealed:           "right after a Crisis card is revealed, ",
	card.AfterCrisisChoice:             "after a player makes a choice on a Crisis card, ",
	card.OwnCrisisCheck:                "when you draw a Crisis card, ",
	card.BeforeCrisisCheck:             "before a Crisis card’s skill check is made, ",
	card.BeforeCheckRevealed:           "after all cards are added to a skill check, before they are revealed, ",
	card.OwnTurnCheckRevealed:          "during your turn, once a skill check’s cards are revealed, ",
	card.AfterCheck:                    "after a skill check is resolved, ",
	card.AfterRepair:                   "during your turn, after you use a Repair card, ",
	card.OwnTurnBeginsInViper:          "if you start your turn piloting a viper, ",
	card.AnyTurnBeginsWithOneCard:      "at the start of any player’s turn, if you hold exactly 1 skill card, ",
	card.OwnFirstTurn:                  "on your first turn, ",
	card.OwnTurnEnds:                   "at the end of your turn, ",
	card.OwnTurnDieToRoll:              "when a die is about to be rolled during your turn, ",
	card.OwnTurnDieRolled:              "during your turn, right after a die is rolled, ",
	card.FTLControlActivated:           "when a player activates FTL Control, ",
	card.AdmiralsQuartersActivated:     "when a player activates Admiral’s Quarters, ",
	card.AdmiralsQuartersChooseYou:     "when a player chooses you with Admiral’s Quarters, ",
	card.AdministrationOrBrigActivated: "when a player activates Administration or the Brig, ",
	card.ProphecyAsked:                 "when a player activates Administration, or chooses the President with Admiral’s Quarters, ",
	card.BeforeActivating:              "before you activate a location, ",
	card.ViperPlacedUnmanned:           "when an unmanned viper enters space from the Reserves and you are on Galactica outside the Brig, ",
	card.ForcedToDiscard:               "when you must discard skill cards, ",
	card.SleeperAgentPhase:             "in the Sleeper Agent phase, ",
	card.QuorumCardUsed:                "after a player plays a Quorum card, ",
	card.Throughout:                    "when a Crisis card lets you choose as the current player, ",
	card.NextJump:                      "the next time the fleet jumps, ",
	card.AdmiralsQuartersPassed:        "when Admiral’s Quarters passes with a total of 10 or more, ",
	card.CommunicationsActivated:       "when you activate Communications, ",
	card.CardsToBeAdded:                "before cards are added to a skill check, ",
	card.MoraleDrops:                   "when morale drops to 2 or less, ",
	card.MovementEnds:                  "at the end of your Movement step, if another human player is at your location, ",
	card.OwnTurnBegins:                 "at the start of your turn, ",
	card.OwnActionDieToRoll:            "when you are about to roll a die in your Action step, ",
	card.AsMovement:                    "movement: ",
	card.CheckRevealed:                 "once a skill check’s cards are revealed, ",
	card.CylonRevealed:                 "when a player reveals a “You Are a Cylon” card, ",
	card.CylonFleetActivated:           "when you activate the Cylon Fleet, ",
	card.OwnActionEnds:                 "at the end of your Action step, if you are where you started your turn and not in the Brig, ",
	card.HolderNotPresident:            "while the holder is not President, ",
	card.BeforeCheckCards:              "before cards are added to a skill check, ",
	card.HolderAddedCards:              "right after the holder adds cards to a skill check, ",
}

// power says what a power changes in the rules. The moment comes before it and is not repeated.
func (en english) power(p card.Power, when card.When) string {
	switch p := p.(type) {
	case card.FirstLoyalty:
		return fmt.Sprintf("you start the game with %d Loyalty cards instead of 1", p.N)
	case card.SleeperLoyalty:
		return fmt.Sprintf("you receive %d Loyalty cards instead of 1", p.N)
	case card.HandLimit:
		return fmt.Sprintf("your hand limit is %d skill cards instead of %d", p.N, game.HandLimit)
	case card.MostCards:
		return fmt.Sprintf("you can add at most %d cards to a skill check", p.N)
	case card.ActionsInTurn:
		return fmt.Sprintf("you may take %d actions in your Action step instead of 1", p.N)
	case card.ChooseCrisis:
		return fmt.Sprintf("draw %d instead, choose 1 to resolve, and put the other on the bottom of the deck", p.N)
	case card.DiscardToActivate:
		return fmt.Sprintf("you must discard %d skill cards. With fewer, you cannot activate it", p.N)
	case card.ArriveLater:
		return fmt.Sprintf("you start the game off the board and cannot move, be moved, or take actions. At the start of your %s turn, go to the %s",
			[...]string{1: "first", 2: "second", 3: "third"}[p.Turn], en.Place(p.To))
	case card.DiscardFromCheck:
		return "you may discard 1 of them before abilities are resolved and strength is totaled"
	case card.OnesCount:
		return "every skill card of strength 1 counts as positive in its skill check"
	case card.DrawDestinations:
		return fmt.Sprintf("the holder, instead of the Admiral, draws %d Destination cards and chooses 1", p.N)
	case card.CountsAs:
		return fmt.Sprintf("counts as %d damage tokens, and %d destroy the basestar", p.N, game.BasestarDestroyed)
	case card.EasierToHit:
		return fmt.Sprintf("add %d to every attack roll against this basestar", p.By)
	case card.ZeroStrength:
		return "choose a skill type. All cards of that type in the check have strength 0"
	case card.ReplaceCrisis:
		return "discard it and draw a new one in its place"
	case card.ChangeChoice:
		return "you may change that choice"
	case card.ChooseResult:
		return "choose whether it passes or fails. The check is not made"
	case card.TakeCheckCards:
		return "take all the skill cards used in it into your hand instead of discarding them"
	case card.FirstOption:
		return "you must take the first option"
	case card.RollAgain:
		die := "the die"
		if when == card.OwnTurnDieRolled {
			die = "it"
		}
		return "you may have " + die + " rerolled. The new result stands"
	case card.ChooseDie:
		return "choose its result instead. That result cannot be changed or rerolled"
	case card.PilotPlaced:
		return "you may pilot it and take 1 action"
	case card.DiscardAtRandom:
		return "discard them at random"
	case card.LookAtCrisis:
		return "you may look at the top Crisis card and put it on the top or bottom of the deck"
	case card.NotWithOthers:
		return "you cannot activate a location where there is another character, except the " + en.Place(p.But)
	case card.NotActivate:
		var closed []string
		for _, place := range p.Places {
			closed = append(closed, en.Place(place))
		}
		return "you cannot activate " + orList(closed)
	case card.ExecuteInstead:
		return "you may execute the chosen character instead of sending them to the Brig"
	case card.SeeAllCivilians:
		return "you may look at all civilian ships in space and move any number of them to adjacent areas"
	case card.LookAtDeck:
		return fmt.Sprintf("look at the top %d cards of any skill deck. Add them all to the check, or take them all into your hand", p.N)
	case card.ExecutedAt:
		return "you are executed. If you prove to be human, the execution costs no morale"
	case card.CardForCards:
		return fmt.Sprintf("you may give that player 1 skill card. If you do, draw %d skill cards", p.Draw)
	case card.BorrowTitle:
		return "take the Admiral or President title. Return it at the end of the turn"
	case card.OwnTreachery:
		return "treachery is in your skill set, but its text is of no use to a human"
	case card.CardForDie:
		return fmt.Sprintf("you may discard 1 skill card instead. The result is that card’s strength +%d and cannot be changed", p.More)
	case card.NoSkills:
		return "you receive no skill cards"
	case card.NotExactlyOne:
		return "you cannot add exactly 1 card to a skill check: add none, or 2 or more. In the Brig, you may add 1"
	case card.OnlyHeir:
		return "no one else may be chosen with Administration"
	case card.LaunchesNothing:
		return "this basestar cannot launch raiders or heavy raiders"
	case card.DoesNotAttack:
		return "this basestar does not attack Galactica"
	case card.SeeAdded:
		return "the President may look at them"
	case card.NotToOthers:
		return "you cannot choose to move to or infiltrate a location with another character"
	case card.PayToActivate:
		return "you must first discard " + some(p.N, "skill card")
	case card.AddAfterReveal:
		return "you may add any number of skill cards from your hand to it, faceup"
	}
	return ""
}

// daybreakPower says what a power of the characters of Daybreak changes, including its moment: few share their moment with others.
func (en english) daybreakPower(p card.Power) string {
	switch p := p.(type) {
	case card.LookAtMore:
		return fmt.Sprintf("when Launch Scout lets you look at the top card of a deck, look at the top %d instead. Put each on the top or bottom, in any order", p.N)
	case card.TradeFuel:
		return fmt.Sprintf("when ships are removed for a jump, you may lose %d fuel to gain %d population", p.Fuel, p.Population)
	case card.DrawsLessAway:
		return fmt.Sprintf("while you are not on Galactica, you receive %s on your turn", some(p.N, "fewer skill card"))
	case card.ActsAfterOrder:
		return "after your Executive Order is carried out, you may activate your location"
	case card.AnotherOption:
		return fmt.Sprintf("when you must make the choice on a Crisis card, you may choose this instead: the current player discards %s", some(p.Discard, "skill card"))
	case card.PaysForMutiny:
		return fmt.Sprintf("when you draw a Mutiny card, you must discard %s", some(p.N, "skill card"))
	case card.ChoosesMutiny:
		return fmt.Sprintf("when any player, including you, draws a Mutiny card, look at the top %d. Give that player 1 and put %s on the bottom of the deck", p.Of, theOthers(p.Of-1))
	case card.BeginsWithMutiny:
		return fmt.Sprintf("you start the game with %s", some(p.N, mutinyCard))
	case card.RevealsInBrig:
		return "you may reveal a “You Are a Cylon” card as an action only while you are in the Brig"
	case card.DrawWhenLost:
		return fmt.Sprintf("once per turn, after population is lost, you may draw %s and keep %d", some(p.Draw, nouns.Skills[p.Type]+" card"), p.Keep)
	case card.ViperForCivilian:
		return "before a civilian ship in space is destroyed, you may destroy an undamaged viper instead. Shuffle the ship facedown into the civilian ship pile"
	case card.NeverDamaged:
		return "if your viper would be damaged, it is destroyed instead"
	case card.ActivateAgain:
		places := make([]string, len(p.Places))
		for i, place := range p.Places {
			places[i] = en.Place(place)
		}
		return fmt.Sprintf("after you activate %s on your turn, you may discard %s to activate it again. Once per turn for each location", orList(places), some(p.Pay, "skill card"))
	case card.PaysForActions:
		return fmt.Sprintf("to use a skill card as an action, you must discard %d more", p.N)
	case card.DiscardsLess:
		return fmt.Sprintf("when a Crisis card makes you discard skill cards, discard %d fewer. Once per Crisis card", p.N)
	case card.StealsOrPays:
		return fmt.Sprintf("if another player is at your location at the end of your Movement step, discard %s. If you cannot, go to the Brig at the end of your turn", some(p.N, "skill card"))
	case card.NoActionsOf:
		return fmt.Sprintf("you cannot use the action on %s card", aOrAn(nouns.Skills[p.Type]))
	default:
		return en.leaderPower(p)
	}
}

// leaderPower says what a power of the Cylon Leaders of Daybreak changes.
func (en english) leaderPower(p card.Power) string {
	switch p := p.(type) {
	case card.SparesOthers:
		return fmt.Sprintf("once per turn, when another player must discard skill cards, except for the hand limit, you may draw %s. That player then discards 1 fewer",
			some(p.Draw, nouns.Skills[card.Treachery]+" card"))
	case card.NoDrawsInHazard:
		return "while you are in a hazardous location, you receive no skill cards on your turn"
	case card.PaysToLeave:
		return fmt.Sprintf("to move away from the %s, you must discard %s", en.Place(card.ResurrectionShip), some(p.N, "Super Crisis card"))
	case card.ExtraCards:
		return fmt.Sprintf("while you infiltrate, you receive %d extra skill cards on your turn instead of 1, but not in Sickbay", p.N)
	case card.ReturnsAnywhere:
		return fmt.Sprintf("when you end your infiltration with an action, you may go to any Cylon location except the %s and take 1 more action", en.Place(card.ResurrectionShip))
	case card.NoCardsInActions:
		return "you cannot add cards to skill checks in another player’s Action step"
	case card.MostCardsAs:
		return fmt.Sprintf("you may add up to %d cards to a skill check, or up to %d while you infiltrate. In the Brig, the limit is still %d", p.Cylon, p.Infiltrating, game.AddedFromBrig)
	case card.ActivateInstead:
		return "after a crisis, instead of using its activation icons, you may activate 1 type of Cylon ship or launch raiders"
	case card.OneFaceUp:
		return "when you add cards to a skill check, add 1 of them faceup"
	default:
		return ""
	}
}

// powers says what each title does besides its actions; these powers are in the rules (B-PRES-01, B-ADM-01, B-TITLE-03).
var powers = map[card.Title][]string{
	card.PresidentTitle: {"You hold the Quorum cards."},
	card.AdmiralTitle: {
		fmt.Sprintf("When the fleet jumps, you draw %d Destination cards, choose 1, and put the other on the bottom of the deck.", game.DestinationsDrawn),
		"You hold the nukes.",
	},
	card.CAGTitle: {
		"When a civilian ship is placed and no area is named, you choose the area: one without a civilian ship, if possible.",
	},
}

// demands says what the Agendas and Motives require, as sentences.
var demands = map[card.Demand]string{
	card.JailedOrExecuted:     "you are in the Brig, or have been executed at least once",
	card.AllInTheRed:          "fuel, food, morale and population are all in the red",
	card.FourLocationsDamaged: fmt.Sprintf("at least %d locations on Galactica and Pegasus combined are damaged", game.AgendaDamaged),
	card.MoraleAtMost3:        "morale is 3 or less",
	card.FoodAtMost2:          "food is 2 or less",
	card.PopulationAtMost2:    "population is 2 or less",
	card.SuperCrisisPlayed:    "you have played a Super Crisis card",
	card.OneAtMost2:           "food, morale or population is 2 or less",
	card.PopulationNearMorale: fmt.Sprintf("population and morale differ by %d or less", game.AgendaApart),
	card.AllAtMost3:           "fuel, food, morale and population are all 3 or less",
	card.IsInfiltrating:       "you are infiltrating",
	card.IsAtLarge:            "you are not in the Brig",
	card.SixTraveled:          fmt.Sprintf("the fleet has traveled %d or more", game.AgendaDistance),
	card.FiveCraftLost:        fmt.Sprintf("at least %d vipers and raptors are damaged or destroyed", game.AgendaCraftLost),
	card.TwoLocationsDamaged:  fmt.Sprintf("at most %d locations on Galactica are damaged", game.AgendaRepaired),

	card.MoraleAtLeast3:     "morale is 3 or more",
	card.BlueAndClear:       "the fleet marker is on a blue space, and no raider, heavy raider or basestar is on the board",
	card.KeyLocationDamaged: "FTL Control or Admiral’s Quarters is damaged",
	card.ThreeTreachery:     "you hold at least 3 treachery cards",
	card.FoodAtLeast2:       "food is 2 or more",
	card.ThreeTypes:         "you hold a politics card, a tactics card and an engineering card",
	card.FoodAtMost4:        "food is 4 or less",
	card.PopulationAtMost6:  "population is 6 or less",
	card.AllyInBrig:         "another player is in the Brig, and you hold a Mutiny card",
	card.FiveUnboarded:      "the fleet has traveled 5 or more, and no centurion is on the Boarding Party track",
	card.MoraleAtMost5:      "morale is 5 or less",
	card.FourVipersLost:     "at least 4 vipers are damaged or destroyed",
	card.SevenTraveled:      "the fleet has traveled 7 or more",
	card.PopulationAtLeast4: "population is 4 or more",
}

// goals says what the Personal Goals require, after "if".
var goals = map[card.GoalNeed]string{
	card.TwoTitles:          "you hold at least 2 titles",
	card.NoNukes:            "the Admiral has no nuke",
	card.PresidentInBrig:    "the President is in the Brig",
	card.SixVipersLost:      fmt.Sprintf("at least %d vipers are damaged or destroyed", game.LostVipers),
	card.InBrigOrSickbay:    "you are in the Brig or in Sickbay",
	card.TwentyStrength:     fmt.Sprintf("you discard skill cards with a total strength of at least %d", game.SelfishPrice),
	card.TenRaiders:         fmt.Sprintf("at least %d raiders are in space on the main board", game.RaidersToFight),
	card.DistanceOneVisited: "the fleet has traveled to a destination with a distance of 1",
}
