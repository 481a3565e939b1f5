package say

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// question is what a decision asks: ask follows "Zoë: " and speaks to the player, watch follows "Zoë " and tells the others what
// goes on.
type question struct{ ask, watch string }

func (en english) prompt(v *game.View, d *game.Decision) string {
	if d == nil {
		return ""
	}
	if d.Kind == game.AskWindow {
		return en.windowPrompt(v, d)
	}
	q := en.question(v, d)
	seat := d.Seat()
	name := en.Name(seat)
	if d.Private && (v == nil || v.Seat != seat) {
		return name + " " + q.watch + "."
	}
	return name + ": " + q.ask + en.context(d) + "."
}

// context is, in brackets, the card that a decision is about and how many picks it has.
func (en english) context(d *game.Decision) string {
	var words []string
	if d.About != "" && d.Window == game.NoWindow && d.Kind != game.Contribute && d.Kind != game.ContributeCards {
		words = append(words, en.CardName(d.About))
	}
	if d.Picks > 1 {
		words = append(words, fmt.Sprintf("%d of %d", d.Pick, d.Picks))
	}
	if len(words) == 0 {
		return ""
	}
	return " (" + strings.Join(words, ", ") + ")"
}

// upTo is the number of things that a decision asks for.
func upTo(d *game.Decision, thing string) string {
	if d.Min == d.Max || d.Max == 0 {
		return some(max(d.Max, 1), thing)
	}
	return "up to " + some(d.Max, thing)
}

// question is what a decision asks of its seat. Of what is private to another only the kind is known; watch uses nothing else.
func (en english) question(v *game.View, d *game.Decision) question {
	switch d.Kind {
	case game.ChooseCharacter:
		return question{"choose a character", "chooses a character"}
	case game.ChooseAssist:
		return question{"choose the character who assists you", "chooses the assist character"}
	case game.LookAtOwnLoyalty:
		q := question{"look at your loyalty cards", "looks at the loyalty cards just dealt"}
		if len(d.Options) > 1 {
			q.ask = "look at your loyalty cards; you may give the Sympathizer card to a human player"
		}
		if len(d.Options) > 0 && d.Options[0].Kind == game.TheSeat { // B-X-03
			q.ask = "look at your loyalty cards; give the Sympathizer card to a human player"
		}
		return q

	case game.ChooseSkillType:
		return question{"choose the type of the skill card to draw", "chooses skill cards to draw"}
	case game.ChooseLeftOut:
		return question{"choose what to draw 1 card less of", "chooses which skill card not to draw"}
	case game.ChooseMove:
		return question{"move, or stay where you are", "chooses where to move"}
	case game.PayForMove:
		return question{"discard 1 skill card to go to " + en.placeTo(d.Place), "chooses a skill card to discard for moving to another ship"}
	case game.ChooseAction:
		return question{"choose an action", "chooses an action"}
	case game.ChooseFromHand:
		return en.fromHand(v, d)
	case game.ChooseOrderMode:
		return question{"move and then take 1 action, or stay and take 2 actions", "chooses how to follow the Executive Order"}
	case game.ChooseMoveOrAct:
		return question{"move, or take 1 action, or do neither", "chooses whether to move or to take an action"}
	case game.OrderStart:
		return question{"choose what happens first at the start of the turn", "chooses what happens first at the start of the turn"}
	case game.DiscardToLimit:
		return question{"discard " + upTo(d, "skill card") + " because of the hand limit", "chooses skill cards to discard because of the hand limit"}
	case game.DiscardCards:
		if l := en.lib.Loyalty.Of(d.About); l != nil && l.Goal != nil {
			return question{fmt.Sprintf("choose skill cards to discard, one by one, until their strength pays for the goal; %d is still due", d.N), "chooses skill cards to discard"}
		}
		return question{"discard " + upTo(d, "skill card"), "chooses skill cards to discard"}
	case game.ReconTop, game.ScoutTop:
		return question{"leave this card on top of its deck, or put it at the bottom", "looks at the top card of a deck"}
	case game.ScoutDeck:
		return question{"choose the deck whose top card to look at", "chooses the deck whose top card to look at"}
	case game.SeeCard:
		if d.About != "" && d.Other >= 0 && d.Other != d.Seat() {
			return question{"look at the loyalty card of " + en.Name(d.Other), "looks at something in secret"}
		}
		return question{"look at what is shown to you alone", "looks at something in secret"}
	case game.SeeCards:
		return question{"look at what is shown to you alone", "looks at something in secret"}

	case game.WindowOrder:
		return question{"several players want to act; choose who goes first", "chooses who goes first"}

	case game.Contribute:
		return question{"add skill cards to the check, or none", "chooses whether to add skill cards to the check"}
	case game.ContributeCards:
		return question{en.contribution(d), "chooses the skill cards to add to the check"}
	case game.ChooseCheckResult:
		return question{"choose whether the skill check is passed or failed", "chooses whether the skill check is passed or failed"}
	case game.ChooseZeroType:
		return question{"choose the skill type whose cards have strength 0", "chooses the skill type whose cards have strength 0"}
	case game.ChooseDifficulty:
		return question{"change the difficulty of the skill check", "chooses whether to change the difficulty of the skill check"}

	case game.ChooseCheckCard:
		return question{"choose a card of the skill check to discard, or none", "chooses whether to discard a card of the skill check"}
	case game.ChooseCheckAbility:
		return question{"choose the skill check ability that is resolved next", "chooses the skill check ability that is resolved next"}

	case game.ChooseCrisis:
		return question{"choose the crisis card to resolve", "chooses a crisis card in secret"}
	case game.ChooseBox:
		return question{"choose what happens", "chooses what happens"}
	case game.ChooseOneOf:
		return question{"choose what happens", "chooses what happens"}
	case game.ChooseMay:
		return question{en.mayAsk(d.About), "chooses whether to use an effect"}
	case game.ChooseIgnore:
		return question{"accept the effect, or ignore it as a Cylon player", "chooses whether to ignore an effect"}
	case game.ChooseNewPresident:
		return question{"choose the new President", "chooses the new President"}

	case game.ChooseCharacterFor:
		return question{"choose a character to go to " + en.placeTo(d.Place), "chooses a character"}
	case game.ChoosePlayer:
		return question{en.purpose(d.About), "chooses a player"}
	case game.ChoosePlace:
		if seat := d.Seat(); d.Other >= 0 && d.Other != seat {
			return question{fmt.Sprintf("choose where %s goes", en.Name(d.Other)), "chooses a location"}
		}
		return question{"choose where to go", "chooses a location"}
	case game.ChooseArea:
		if d.About == "launch-nuke" {
			return question{"choose the space area for the nuke", "chooses the space area for a nuke"}
		}
		if d.Ship == card.NoShip {
			return question{"choose an area", "chooses an area"}
		}
		if v != nil && d.Ship == card.Civilian && v.Holder(card.CAGTitle) == d.Seat() {
			return question{"as CAG, choose the area for the civilian ship", "chooses the area for a civilian ship"}
		}
		return question{fmt.Sprintf("choose the area for the %s", en.nouns().ships[d.Ship]), "chooses an area"}
	case game.ChooseTarget:
		switch {
		case d.About == card.ID(card.Armory):
			return question{"choose a centurion to attack", "chooses a target"}
		case d.Ship != card.NoShip:
			return question{"choose the " + en.nouns().ships[d.Ship] + " that is destroyed", "chooses a target"}
		default:
			return question{"choose a ship to attack", "chooses a target"}
		}
	case game.ChooseVictim:
		return en.victim(d)
	case game.ChooseShips:
		if d.Ship == card.NoShip {
			return question{"there are too few pieces; choose which ships are placed", "chooses which ships are placed"}
		}
		return question{"there are too few " + en.nouns().ships[d.Ship] + "s; choose the area for the next one", "chooses which ships are placed"}
	case game.ChooseAreaOrder:
		return question{"choose the area whose raiders act next", "chooses the area whose raiders act next"}
	case game.ChooseBasestar:
		if d.About == "" {
			return question{"choose the basestar that acts next", "chooses a basestar"}
		}
		return question{"choose a basestar", "chooses a basestar"}
	case game.ChooseHeavyRaider:
		return question{"choose the heavy raider that boards Galactica", "chooses the heavy raider that boards Galactica"}
	case game.ChooseViper:
		return question{"choose a viper to activate, or launch one", "chooses a viper to activate"}
	case game.ChooseViperDeed:
		return question{"choose what the viper does", "chooses what a viper does"}
	case game.ChooseCivilians:
		return question{"choose " + upTo(d, "civilian ship") + " to look at", "chooses civilian ships to look at"}
	case game.MoveCivilian:
		return question{"move the " + en.civilianAt(v, d.Area, d.N) + en.at(d.Area) + " to an adjacent area, or leave it there", "chooses whether to move a civilian ship"}
	case game.ChooseRepair:
		return question{"choose what to repair", "chooses what to repair"}
	case game.ChooseDamage:
		return question{"choose " + upTo(d, "damage token") + " to resolve", "chooses damage tokens"}
	case game.ChooseReaction:
		return question{"choose which of the vipers just placed you pilot", "chooses whether to pilot a viper"}
	case game.ChooseFallback:
		return question{"no viper is in the Reserves; choose an unmanned viper to bring back", "chooses an unmanned viper to bring back"}

	case game.ChooseQuorum:
		return question{"choose a quorum card to play", "chooses a quorum card"}
	case game.ChooseQuorumDraw:
		return question{"draw 1 more quorum card, play one, or stop here", "chooses whether to draw or play a quorum card"}
	case game.ChooseDestination:
		return question{"choose where the fleet goes", "chooses a destination in secret"}
	case game.ChooseRisk:
		return question{en.risk(d.About) + ", or do not", "chooses whether to risk ships"}
	case game.ChooseRestore:
		return question{"choose " + upTo(d, "ship") + " to repair", "chooses ships to repair"}
	case game.ChooseSuperCrisis:
		return question{"choose a super crisis card", "chooses a super crisis card"}
	case game.ChooseCaprica:
		return question{"play your super crisis card, or draw crisis cards", "chooses how to bring a crisis"}
	case game.ChooseCylonFleet:
		return question{"choose what the Cylon fleet does", "chooses what the Cylon fleet does"}
	case game.OrderFinalFive:
		return question{"choose which of the Final Five cards is resolved next", "chooses which of the Final Five cards is resolved next"}
	case game.ProveLoyalty:
		if len(d.Options) > 0 && d.Options[0].Kind == game.TheCard {
			return question{"you are executed; choose the Cylon card to reveal, whose text is not used", "has to prove loyalty"}
		}
		return question{"you are executed; reveal all your loyalty cards", "has to prove loyalty"}
	case game.ChooseMark, game.FlyFurther, game.ChooseBridge, game.ChooseCylonShips, game.ChooseCylonArea:
		return en.fleetQuestion(d)
	case game.TakeCard:
		return question{"take 1 skill card from the hand of " + en.Name(d.Other), "looks at a hand and takes a card"}
	case game.SwapSuper:
		return question{"discard your super crisis card and draw a new one, or keep it", "chooses whether to exchange a super crisis card"}
	default:
		if q, ok := en.exodusQuestion(d); ok {
			return q
		}
		return question{"choose", "chooses"}
	}
}

// mayAsk is what may be done by a component, or left.
func (en english) mayAsk(id card.ID) string {
	for _, list := range effectsOf(en.lib, id) {
		for _, e := range list {
			if may, ok := e.(card.May); ok {
				return "you may do this: " + strings.TrimPrefix(en.list(may.Then), englishWho[may.Who]+": ")
			}
		}
	}
	return "choose whether to do this"
}

// purpose is what a player is chosen for, by the effects of the component.
func (en english) purpose(id card.ID) string {
	for _, list := range effectsOf(en.lib, id) {
		for _, e := range list {
			switch e := e.(type) {
			case card.LookAtLoyalty:
				if e.All {
					return "choose whose loyalty cards to look at"
				}
				return "choose whose loyalty card to look at"
			case card.GiveLoyalty:
				return "choose who receives your loyalty cards"
			case card.Infiltrate:
				return "choose whose hand to look at"
			case card.Order:
				return "choose who receives the order"
			case card.ReleaseOther:
				return "choose who leaves the Brig"
			case card.GiveThisCard:
				return "choose who receives this card"
			case card.Mutiny:
				return "choose who rolls for the Admiral title"
			case card.SendTarget:
				return "choose a character to go to " + en.placeTo(e.To)
			case card.GiveTitle:
				return "choose who is to become " + en.nouns().titles[e.Title]
			default:
				if text := exodusPurpose(e); text != "" {
					return text
				}
			}
		}
	}
	return "choose a player"
}

// fromHand is the private part of the action menu or of a window.
func (en english) fromHand(v *game.View, d *game.Decision) question {
	if d.Window == game.NoWindow {
		return question{"take an action from your hand, or go back", "looks for an action among the cards in hand"}
	}
	return question{en.windowAt(v, d) + " – play a card, or none", "looks for a card to play"}
}

func (en english) contribution(d *game.Decision) string {
	if d.Max > 0 && d.Max < 3 {
		return "choose " + upTo(d, "card") + " to add to the skill check"
	}
	return "choose the cards to add to the skill check"
}

func (en english) victim(d *game.Decision) question {
	where := en.at(d.Area)
	if d.Ship == card.Civilian {
		return question{"choose the civilian ship that is destroyed" + where, "chooses the civilian ship that is destroyed"}
	}
	if en.destroysViper(d.About) {
		return question{"choose the viper that is destroyed", "chooses the viper that is destroyed"}
	}
	return question{"choose the viper that is hit" + where, "chooses the viper that is hit"}
}

// risk is what a component has risked: "risk 1 raptor".
func (en english) risk(id card.ID) string {
	for _, list := range effectsOf(en.lib, id) {
		for _, e := range list {
			if risk, ok := e.(card.Risk); ok {
				return "risk " + en.ships(risk.N, risk.Ship)
			}
		}
	}
	return "risk the ships"
}

// englishWindows is when the windows are.
var englishWindows = [...]string{
	game.CrisisRevealed:  "a crisis card has been revealed",
	game.ChoiceMade:      "a choice has been made",
	game.CheckAnnounced:  "a skill check has been announced",
	game.ReplaceCheck:    "before the skill check is made",
	game.BeforeCards:     "before cards are added to the skill check",
	game.CardsAdded:      "all cards have been added to the skill check",
	game.CardsRevealed:   "the cards of the skill check lie open",
	game.StrengthTotaled: "the strength of the skill check is known",
	game.CheckResolved:   "the skill check has been resolved",
	game.BeforeRoll:      "a die is rolled",
	game.AfterRoll:       "the die has been rolled",
	game.ViperPlaced:     "a viper has been placed in space",
	game.EndOfTurn:       "the turn ends",
	game.RepairUsed:      "a Repair card has been used",
	game.QuorumUsed:      "a quorum card has been played",
}

// englishWindowsOf is the same with the name of the card or location.
var englishWindowsOf = map[game.Window]string{
	game.CrisisRevealed: "the crisis %s has been revealed",
	game.ChoiceMade:     "a choice has been made on %s",
	game.CheckAnnounced: "the skill check of %s has been announced",
	game.BeforeCards:    "before cards are added to the skill check of %s",
	game.ReplaceCheck:   "before the skill check of %s is made",
}

// windowAt is when a window is, with what is known of it.
func (en english) windowAt(v *game.View, d *game.Decision) string {
	at := englishWindows[d.Window]
	why := en.rolledFor(d.Roll, d.About)
	switch d.Window {
	case game.BeforeRoll:
		if why != "" {
			at = why
		}
		if d.Area != card.NoArea {
			at += ", " + en.nouns().areas[d.Area]
		}
	case game.AfterRoll:
		if d.N > 0 {
			at = fmt.Sprintf("%s rolled %d", en.Name(d.Other), d.N)
			if why != "" {
				at += " for " + why
			}
		}
	case game.CrisisRevealed, game.ChoiceMade, game.BeforeCards, game.CheckAnnounced, game.ReplaceCheck:
		of := ""
		if d.About != "" && d.Window != game.ReplaceCheck { // there it is the ability that decides
			of = en.CardName(d.About)
		} else if d.Place != "" {
			of = en.placeTo(d.Place)
		}
		if of != "" {
			at = fmt.Sprintf(englishWindowsOf[d.Window], of)
		}
	case game.StrengthTotaled:
		if v != nil && v.Check != nil {
			at = fmt.Sprintf("the skill check stands at %s of %d", number(v.Check.Total), v.Check.Difficulty)
		}
	}
	return at
}

// englishRolls is what a die is rolled for, after "for".
var englishRolls = [...]string{
	game.NoRoll:                     "",
	game.RollForCard:                "a card",
	game.RollForFTL:                 "FTL Control",
	game.RollForNuke:                "a nuke at a basestar",
	game.RollViperAtRaider:          "a viper against a raider",
	game.RollViperAtHeavyRaider:     "a viper against a heavy raider",
	game.RollViperAtBasestar:        "a viper against a basestar",
	game.RollGalacticaAtRaider:      "Galactica against a raider",
	game.RollGalacticaAtHeavyRaider: "Galactica against a heavy raider",
	game.RollGalacticaAtBasestar:    "Galactica against a basestar",
	game.RollRaiderAtViper:          "a raider against an unmanned viper",
	game.RollRaiderAtPilot:          "a raider against a piloted viper",
	game.RollRaiderAtGalactica:      "a raider against Galactica",
	game.RollBasestarAtGalactica:    "a basestar against Galactica",
	game.RollForArmory:              "an attack on a centurion",
	game.RollForHumanFleet:          "Human Fleet",
	game.RollForCylonFleet:          "the place of a ship on the Cylon Fleet board",
	game.RollForBridge:              "Basestar Bridge",
	game.RollForAreaNuke:            "a nuke at a space area",
}

// rolledFor is what a die is rolled for, after "for": the card itself if it is known.
func (en english) rolledFor(roll game.RollFor, about card.ID) string {
	if roll == game.RollForCard && about != "" {
		return en.CardName(about)
	}
	if int(roll) < len(englishRolls) {
		return englishRolls[roll]
	}
	return ""
}

// windowAbility is the one ability that a window is for, or nothing if cards may be played in it too.
func windowAbility(d *game.Decision) card.ID {
	if d.Kind != game.AskWindow {
		return ""
	}
	switch d.Window {
	case game.CrisisRevealed:
		return "secret-destiny"
	case game.ChoiceMade:
		return "moral-compass"
	case game.EndOfTurn:
		return "recon"
	case game.ReplaceCheck, game.CardsAdded, game.CardsRevealed, game.CheckResolved, game.ViperPlaced, game.RepairUsed, game.QuorumUsed:
		return d.About
	default:
		return ""
	}
}

func (en english) windowPrompt(v *game.View, d *game.Decision) string {
	at := en.windowAt(v, d)
	seat := d.Seat()
	switch ability := windowAbility(d); {
	case ability != "" && seat != game.NoSeat:
		return fmt.Sprintf("%s: %s – use %s, or go on.", en.Name(seat), at, en.CardName(ability))
	case d.Window == game.CheckAnnounced && seat != game.NoSeat:
		return fmt.Sprintf("%s: %s – change its difficulty, or go on.", en.Name(seat), at)
	case d.Window == game.CheckAnnounced:
		return capital(at) + ": does anyone change its difficulty?"
	case d.Window == game.BeforeRoll:
		return capital(at) + ": does anyone play something before the die?"
	default: // the same words for the last who is asked as for all
		return capital(at) + ": does anyone play something?"
	}
}

func (en english) waiting(_ *game.View, d *game.Decision) string {
	if d == nil {
		return ""
	}
	seats := d.Seats.List()
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = en.Name(seat)
	}
	return "Waiting for " + andList(names)
}
