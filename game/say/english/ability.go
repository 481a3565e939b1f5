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
	text := strings.Join(does, ", and then ")
	when := moments[a.When]
	switch {
	case a.When == card.AsAction:
		return "Action: " + strings.Join(does, ". Then ") + "."
	case a.Limit == card.OncePerTurn:
		when = "once " + when
	}
	return say.Capital(when+text) + "."
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
		return "the difficulty of that skill check is " + higher(e.By)
	case card.Discard:
		if e.N == 1 {
			return "you must discard it"
		}
		return "you must discard " + some(e.N, "skill card")
	case card.ActivateVipers:
		return en.clause(e) + ". The same viper may be activated several times"
	case card.May:
		if positive, ok := e.Then[0].(card.CountsPositive); ok {
			return fmt.Sprintf("%s have every %s card in it count as positive", may, nouns.Skills[positive.Type])
		}
		if by := changesOf(e.Then); len(by) == 1 {
			return fmt.Sprintf("%s %s the difficulty of that skill check by %d", may, raise(by[0]), max(by[0], -by[0]))
		} else if len(by) == 2 {
			return fmt.Sprintf("%s %s or %s the difficulty of that skill check by %d", may, raise(by[0]), raise(by[1]), max(by[0], -by[0]))
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
	card.AfterCrisisDrawn:              "after you draw a crisis card, ",
	card.CrisisDrawn:                   "when you draw a crisis card, ",
	card.AfterCrisisRevealed:           "right after a crisis card has been revealed, ",
	card.AfterCrisisChoice:             "after a player has made a choice on a crisis card, ",
	card.OwnCrisisCheck:                "when you draw a crisis card, ",
	card.BeforeCrisisCheck:             "before the skill check of a crisis card is made, ",
	card.BeforeCheckRevealed:           "after all cards have been added to a skill check and before they are turned up, ",
	card.OwnTurnCheckRevealed:          "during your turn, once the cards of a skill check have been turned up, ",
	card.AfterCheck:                    "after a skill check has been resolved, ",
	card.AfterRepair:                   "during your turn, after you use a Repair card, ",
	card.OwnTurnBeginsInViper:          "if you start your turn piloting a viper, ",
	card.AnyTurnBeginsWithOneCard:      "at the start of any player’s turn, if you hold exactly 1 skill card, ",
	card.OwnFirstTurn:                  "in your first turn ",
	card.OwnTurnEnds:                   "at the end of your turn, ",
	card.OwnTurnDieToRoll:              "when a die is to be rolled during your turn, ",
	card.OwnTurnDieRolled:              "during your turn, right after a die has been rolled, ",
	card.FTLControlActivated:           "when a player activates FTL Control, ",
	card.AdmiralsQuartersActivated:     "when a player activates Admiral’s Quarters, ",
	card.AdmiralsQuartersChooseYou:     "when a player chooses you with Admiral’s Quarters, ",
	card.AdministrationOrBrigActivated: "when a player activates Administration or the Brig, ",
	card.ProphecyAsked:                 "when a player activates Administration, or chooses the President with Admiral’s Quarters, ",
	card.BeforeActivating:              "before you activate a location, ",
	card.ViperPlacedUnmanned:           "when a viper is placed in space from the Reserves without a pilot while you are at a Galactica location other than the Brig, ",
	card.ForcedToDiscard:               "when you are forced to discard skill cards, ",
	card.SleeperAgentPhase:             "in the Sleeper Agent phase ",
	card.QuorumCardUsed:                "after any player has played a quorum card, ",
	card.Throughout:                    "when a crisis card lets the current player choose and you are that player, ",
	card.NextJump:                      "when the fleet jumps next, ",
	card.AdmiralsQuartersPassed:        "when the skill check of Admiral’s Quarters is passed with a total of 10 or more, ",
	card.CommunicationsActivated:       "when you activate Communications, ",
	card.CardsToBeAdded:                "before cards are added to a skill check, ",
	card.MoraleDrops:                   "when morale drops to 2 or less, ",
	card.MovementEnds:                  "at the end of your movement step, if another human is at your location, ",
	card.OwnTurnBegins:                 "at the start of your turn, ",
	card.OwnActionDieToRoll:            "when you are to roll a die in your action step, ",
	card.AsMovement:                    "movement: ",
	card.CheckRevealed:                 "when the cards of a skill check lie open, ",
	card.CylonRevealed:                 "when anybody reveals a “You Are a Cylon” card, ",
	card.CylonFleetActivated:           "when you activate the Cylon Fleet, ",
	card.OwnActionEnds:                 "at the end of your action step, if you are where your turn began and not in the Brig, ",
	card.HolderNotPresident:            "as long as the holder is not President, ",
	card.BeforeCheckCards:              "before cards are added to a skill check, ",
	card.HolderAddedCards:              "right after the holder has added cards to a skill check, ",
}

// power says what a power changes in the rules. The moment comes before it and is not repeated.
func (en english) power(p card.Power, when card.When) string {
	switch p := p.(type) {
	case card.FirstLoyalty:
		return fmt.Sprintf("you start the game with %d loyalty cards instead of 1", p.N)
	case card.SleeperLoyalty:
		return fmt.Sprintf("you receive %d loyalty cards instead of 1", p.N)
	case card.HandLimit:
		return fmt.Sprintf("your hand limit is %d skill cards instead of %d", p.N, game.HandLimit)
	case card.MostCards:
		return fmt.Sprintf("you can add at most %d cards to a skill check", p.N)
	case card.ActionsInTurn:
		return fmt.Sprintf("you may take %d actions in your action step instead of 1", p.N)
	case card.ChooseCrisis:
		return fmt.Sprintf("draw %d instead, choose 1 to resolve, and put the other at the bottom of the deck", p.N)
	case card.DiscardToActivate:
		return fmt.Sprintf("you must discard %d skill cards. With fewer you cannot activate it", p.N)
	case card.ArriveLater:
		return fmt.Sprintf("you start the game off the board and cannot move, be moved, or take actions. At the start of your %s turn, go to the %s",
			[...]string{1: "first", 2: "second", 3: "third"}[p.Turn], en.Place(p.To))
	case card.DiscardFromCheck:
		return "you may discard 1 of them, before skill check abilities are resolved and the strength is totaled"
	case card.OnesCount:
		return "every skill card of strength 1 counts as positive in its skill check"
	case card.DrawDestinations:
		return fmt.Sprintf("the holder instead of the Admiral draws %d destination cards and chooses 1", p.N)
	case card.CountsAs:
		return fmt.Sprintf("counts as %d damage tokens. %d destroy the basestar", p.N, game.BasestarDestroyed)
	case card.EasierToHit:
		return fmt.Sprintf("every roll that attacks this basestar +%d", p.By)
	case card.ZeroStrength:
		return "choose a skill type. All cards of that type in the check have strength 0"
	case card.ReplaceCrisis:
		return "discard it and draw a new one in its place"
	case card.ChangeChoice:
		return "change that choice"
	case card.ChooseResult:
		return "choose its result: pass or fail. The check is not made"
	case card.TakeCheckCards:
		return "take all skill cards that were used in it into your hand instead of discarding them"
	case card.FirstOption:
		return "you must take the first option"
	case card.RollAgain:
		die := "the die"
		if when == card.OwnTurnDieRolled {
			die = "it"
		}
		return "you may have " + die + " rolled again. The new result stands"
	case card.ChooseDie:
		return "choose its result instead. Nothing changes that result or has it rolled again"
	case card.PilotPlaced:
		return "you may pilot it at once and take 1 action"
	case card.DiscardAtRandom:
		return "you discard them at random"
	case card.LookAtCrisis:
		return "you may look at the top card of the crisis deck and put it back on top or at the bottom"
	case card.NotWithOthers:
		return "you cannot activate a location where another character is, except the " + en.Place(p.But)
	case card.NotActivate:
		var closed []string
		for _, place := range p.Places {
			closed = append(closed, en.Place(place))
		}
		return "you cannot activate " + orList(closed)
	case card.ExecuteInstead:
		return "you may have the chosen character executed instead of sent to the Brig"
	case card.SeeAllCivilians:
		return "you may look at all civilian ships in space and move as many of them as you like to an adjacent area"
	case card.LookAtDeck:
		return fmt.Sprintf("look at the top %d cards of a skill deck, of your skill set or not. Put all of them into the check, or take all of them into your hand", p.N)
	case card.ExecutedAt:
		return "you are executed. If you prove human, that execution costs no morale"
	case card.CardForCards:
		return fmt.Sprintf("you may give that player 1 skill card of your hand and then draw %d skill cards", p.Draw)
	case card.BorrowTitle:
		return "take the title of Admiral or of President, as you choose. At the end of the turn it goes back"
	case card.OwnTreachery:
		return "treachery is in your skill set, and its texts are of no use to a human"
	case card.CardForDie:
		return fmt.Sprintf("you may discard 1 skill card instead. Its strength +%d is the result, which nothing changes", p.More)
	case card.NoSkills:
		return "you receive no skill cards"
	case card.NotExactlyOne:
		return "you cannot add exactly 1 card to a skill check: add none, or 2 or more. In the Brig you may add 1"
	case card.OnlyHeir:
		return "nobody else may be chosen with Administration"
	case card.LaunchesNothing:
		return "this basestar launches no raiders and no heavy raiders"
	case card.DoesNotAttack:
		return "this basestar does not attack Galactica"
	case card.SeeAdded:
		return "the President may look at them"
	case card.NotToOthers:
		return "of your own will you cannot move to a location where another character is, nor infiltrate there"
	case card.PayToActivate:
		return "first you discard " + some(p.N, "skill card")
	case card.AddAfterReveal:
		return "you may add any number of skill cards of your hand to it, face up"
	}
	return ""
}

// daybreakPower says what a power of the characters of Daybreak changes, including its moment: few share their moment with others.
func (en english) daybreakPower(p card.Power) string {
	switch p := p.(type) {
	case card.LookAtMore:
		return fmt.Sprintf("where Launch Scout shows you the top card of a deck, look at the top %d. Put each on top or at the bottom, in any order", p.N)
	case card.TradeFuel:
		return fmt.Sprintf("when ships are removed for a jump, you may take %s fuel and %s population", say.Signed(-p.Fuel), say.Signed(p.Population))
	case card.DrawsLessAway:
		return fmt.Sprintf("while you are not on Galactica, you receive %s less in your turn", some(p.N, "skill card"))
	case card.ActsAfterOrder:
		return "after an Executive Order of yours has been followed, you may activate your location"
	case card.AnotherOption:
		return fmt.Sprintf("when you are to make the choice on a crisis card, you may take none of its options. The current player then discards %s", some(p.Discard, "skill card"))
	case card.PaysForMutiny:
		return fmt.Sprintf("whenever you draw a mutiny card, you must discard %s", some(p.N, "skill card"))
	case card.ChoosesMutiny:
		return fmt.Sprintf("whenever a player draws a mutiny card, you too, look at the top %d. Give that player 1 and put %s at the bottom of the deck", p.Of, theOthers(p.Of-1))
	case card.BeginsWithMutiny:
		return fmt.Sprintf("you start the game with %s", some(p.N, mutinyCard))
	case card.RevealsInBrig:
		return "only while you are in the Brig may you reveal a “You Are a Cylon” card as an action"
	case card.DrawWhenLost:
		return fmt.Sprintf("once each turn, right after population was lost, you may draw %s. Keep %d of them", some(p.Draw, nouns.Skills[p.Type]+" card"), p.Keep)
	case card.ViperForCivilian:
		return "before a civilian ship in space is destroyed, you may have an undamaged viper destroyed in its place. The ship is shuffled back unseen among the unused ones"
	case card.NeverDamaged:
		return "a viper that you pilot is destroyed where others are damaged"
	case card.ActivateAgain:
		places := make([]string, len(p.Places))
		for i, place := range p.Places {
			places[i] = en.Place(place)
		}
		return fmt.Sprintf("after you have activated %s in your turn, you may discard %s to activate it again. Each of them once in a turn", orList(places), some(p.Pay, "skill card"))
	case card.PaysForActions:
		return fmt.Sprintf("using a skill card as an action costs you %d more", p.N)
	case card.DiscardsLess:
		return fmt.Sprintf("where a crisis card makes you discard skill cards, you discard %d less. Once for each crisis card", p.N)
	case card.StealsOrPays:
		return fmt.Sprintf("if another player is at your location at the end of your movement step, discard %s. If you cannot, go to the Brig at the end of your turn", some(p.N, "skill card"))
	case card.NoActionsOf:
		return fmt.Sprintf("you cannot use the action of %s card", aOrAn(nouns.Skills[p.Type]))
	default:
		return en.leaderPower(p)
	}
}

// leaderPower says what a power of the Cylon Leaders of Daybreak changes.
func (en english) leaderPower(p card.Power) string {
	switch p := p.(type) {
	case card.SparesOthers:
		return fmt.Sprintf("once each turn, when another player has to discard skill cards, but not because of the hand limit, you may draw %s. That player then discards 1 less",
			some(p.Draw, nouns.Skills[card.Treachery]+" card"))
	case card.NoDrawsInHazard:
		return "while you are in a hazardous location, you receive no skill cards in your turn"
	case card.PaysToLeave:
		return fmt.Sprintf("moving away from the %s costs you %s", en.Place(card.ResurrectionShip), some(p.N, "super crisis card"))
	case card.ExtraCards:
		return fmt.Sprintf("while you infiltrate, you receive %d skill cards more in your turn, where others receive 1 more. Not in Sickbay", p.N)
	case card.ReturnsAnywhere:
		return fmt.Sprintf("when you end your infiltration by an action, you may go to any Cylon location but the %s, and take 1 more action", en.Place(card.ResurrectionShip))
	case card.NoCardsInActions:
		return "you cannot add cards to skill checks in the action step of another player"
	case card.MostCardsAs:
		return fmt.Sprintf("you may add up to %d cards to a skill check, up to %d while you infiltrate. In the Brig it is %d, as for all", p.Cylon, p.Infiltrating, game.AddedFromBrig)
	case card.ActivateInstead:
		return "when Cylon ships are to be activated after a crisis, you may choose one kind of them to be activated, or have raiders launched. Its icons then do nothing"
	case card.OneFaceUp:
		return "if you add cards to a skill check, 1 of them goes in face up"
	default:
		return ""
	}
}

// powers says what each title does besides its actions; these powers are in the rules (B-PRES-01, B-ADM-01, B-TITLE-03).
var powers = map[card.Title][]string{
	card.PresidentTitle: {"You hold the quorum cards."},
	card.AdmiralTitle: {
		fmt.Sprintf("When the fleet jumps, you draw %d destination cards, choose 1 and put the other at the bottom of the deck.", game.DestinationsDrawn),
		"You hold the nukes.",
	},
	card.CAGTitle: {
		"When a civilian ship is placed and no area is named, you choose the area: one without a civilian ship, if there is one.",
	},
}

// demands says what the Agendas and Motives require, as sentences.
var demands = map[card.Demand]string{
	card.JailedOrExecuted:     "you are in the Brig, or were executed at least once",
	card.AllInTheRed:          "fuel, food, morale and population are all in the red",
	card.FourLocationsDamaged: fmt.Sprintf("at least %d locations of Galactica and Pegasus together are damaged", game.AgendaDamaged),
	card.MoraleAtMost3:        "morale is 3 or less",
	card.FoodAtMost2:          "food is 2 or less",
	card.PopulationAtMost2:    "population is 2 or less",
	card.SuperCrisisPlayed:    "you have played a super crisis card",
	card.OneAtMost2:           "food, morale or population is 2 or less",
	card.PopulationNearMorale: fmt.Sprintf("population and morale differ by %d or less", game.AgendaApart),
	card.AllAtMost3:           "fuel, food, morale and population are all 3 or less",
	card.IsInfiltrating:       "you are infiltrating",
	card.IsAtLarge:            "you are not in the Brig",
	card.SixTravelled:         fmt.Sprintf("the fleet has travelled %d or more", game.AgendaDistance),
	card.FiveCraftLost:        fmt.Sprintf("at least %d vipers and raptors are damaged or destroyed", game.AgendaCraftLost),
	card.TwoLocationsDamaged:  fmt.Sprintf("at most %d locations of Galactica are damaged", game.AgendaRepaired),

	card.MoraleAtLeast3:     "morale is 3 or more",
	card.BlueAndClear:       "the fleet marker is on a blue space, and no raider, heavy raider or basestar is on the board",
	card.KeyLocationDamaged: "FTL Control or Admiral’s Quarters is damaged",
	card.ThreeTreachery:     "you hold at least 3 treachery cards",
	card.FoodAtLeast2:       "food is 2 or more",
	card.ThreeTypes:         "you hold a politics, a tactics and an engineering card",
	card.FoodAtMost4:        "food is 4 or less",
	card.PopulationAtMost6:  "population is 6 or less",
	card.AllyInBrig:         "another player is in the Brig, and you hold a mutiny card",
	card.FiveUnboarded:      "the fleet has travelled 5 or more, and no centurion is on the boarding party track",
	card.MoraleAtMost5:      "morale is 5 or less",
	card.FourVipersLost:     "at least 4 vipers are damaged or destroyed",
	card.SevenTravelled:     "the fleet has travelled 7 or more",
	card.PopulationAtLeast4: "population is 4 or more",
}

// goals says what the Personal Goals require, after "if".
var goals = map[card.GoalNeed]string{
	card.TwoTitles:          "you hold at least 2 titles",
	card.NoNukes:            "the Admiral has no nuke",
	card.PresidentInBrig:    "the President is in the Brig",
	card.SixVipersLost:      fmt.Sprintf("at least %d vipers are damaged or destroyed", game.LostVipers),
	card.InBrigOrSickbay:    "you are in the Brig or in Sickbay",
	card.TwentyStrength:     fmt.Sprintf("you discard skill cards with a strength of at least %d in all", game.SelfishPrice),
	card.TenRaiders:         fmt.Sprintf("at least %d raiders are in space on the main board", game.RaidersToFight),
	card.DistanceOneVisited: "the fleet has travelled to a destination of distance 1",
}
