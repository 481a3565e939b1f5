package say

import (
	"fmt"

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
	q := en.question(d)
	seat := d.Seat()
	name := en.Name(seat)
	if d.Private && (v == nil || v.Seat != seat) {
		return name + " " + q.watch + "."
	}
	text := name + ": " + q.ask
	if d.Picks > 1 {
		text += fmt.Sprintf(" (%d of %d)", d.Pick, d.Picks)
	}
	return text + "."
}

// about is the name of what a decision is about with a colon, or nothing.
func (en english) about(d *game.Decision) string {
	if d.About == "" {
		return ""
	}
	return en.CardName(d.About) + ": "
}

// upTo is the number of things that a decision asks for.
func upTo(d *game.Decision, thing string) string {
	if d.Min == d.Max || d.Max == 0 {
		return some(max(d.Max, 1), thing)
	}
	return "up to " + some(d.Max, thing)
}

// question is what a decision asks of its seat. Of what is private to another only the kind is known; watch uses nothing else.
func (en english) question(d *game.Decision) question {
	switch d.Kind {
	case game.ChooseCharacter:
		return question{"choose a character", "chooses a character"}
	case game.LookAtOwnLoyalty:
		return question{"look at your loyalty cards", "looks at the loyalty cards just dealt"}

	case game.ChooseSkillType:
		return question{"choose the type of the skill card to draw", "chooses skill cards to draw"}
	case game.ChooseMove:
		return question{"move, or stay where you are", "chooses where to move"}
	case game.PayForMove:
		return question{"discard 1 skill card to go to " + en.placeTo(d.Place), "chooses a skill card to discard for moving to another ship"}
	case game.ChooseAction:
		return question{"choose an action", "chooses an action"}
	case game.ChooseFromHand:
		return en.fromHand(d)
	case game.ChooseOrderMode:
		return question{"move and then take 1 action, or stay and take 2 actions", "chooses how to follow the Executive Order"}
	case game.OrderStart:
		return question{"choose what happens first at the start of the turn", "chooses what happens first at the start of the turn"}
	case game.DiscardToLimit:
		return question{"discard " + upTo(d, "skill card") + " down to the hand limit", "chooses skill cards to discard down to the hand limit"}
	case game.DiscardCards:
		return question{en.about(d) + "discard " + upTo(d, "skill card"), "chooses skill cards to discard"}
	case game.ReconTop, game.ScoutTop:
		return question{en.about(d) + "leave this card on top of its deck, or put it at the bottom", "looks at the top card of a deck"}
	case game.ScoutDeck:
		return question{"choose the deck whose top card to look at", "chooses the deck whose top card to look at"}
	case game.SeeCard:
		return question{"look at what is shown to you alone", "looks at something in secret"}
	case game.SeeCards:
		return question{"look at what is shown to you alone", "looks at something in secret"}

	case game.WindowOrder:
		return question{"choose who goes first", "chooses who goes first"}

	case game.Contribute:
		return question{"add skill cards to the check, or none", "chooses whether to add skill cards to the check"}
	case game.ContributeCards:
		return question{en.contribution(d), "chooses the skill cards to add to the check"}
	case game.ChooseCheckResult:
		return question{en.about(d) + "choose whether the skill check is passed or failed", "chooses whether the skill check is passed or failed"}
	case game.ChooseZeroType:
		return question{en.about(d) + "choose the skill type whose cards have strength 0", "chooses the skill type whose cards have strength 0"}
	case game.ChooseDifficulty:
		return question{en.about(d) + "change the difficulty of the skill check", "chooses whether to change the difficulty of the skill check"}

	case game.ChooseCrisis:
		return question{"choose the crisis card to resolve", "chooses a crisis card in secret"}
	case game.ChooseBox:
		return question{en.about(d) + "choose what happens", "chooses what happens"}
	case game.ChooseOneOf:
		return question{en.about(d) + "choose what happens", "chooses what happens"}
	case game.ChooseMay:
		return question{en.about(d) + "choose whether to do this", "chooses whether to use an effect"}
	case game.ChooseIgnore:
		return question{en.about(d) + "accept the effect, or ignore it as a Cylon player", "chooses whether to ignore an effect"}
	case game.ChooseNewPresident:
		return question{en.about(d) + "choose the new President", "chooses the new President"}

	case game.ChooseCharacterFor:
		if d.Place == "" {
			return question{en.about(d) + "choose a character", "chooses a character"}
		}
		return question{en.about(d) + "choose a character to go to " + en.placeTo(d.Place), "chooses a character"}
	case game.ChoosePlayer:
		return question{en.about(d) + "choose a player", "chooses a player"}
	case game.ChoosePlace:
		if seat := d.Seat(); d.Other >= 0 && d.Other != seat {
			return question{fmt.Sprintf("choose where %s goes", en.Name(d.Other)), "chooses a location"}
		}
		return question{"choose where to go", "chooses a location"}
	case game.ChooseArea:
		if d.Ship == card.NoShip {
			return question{en.about(d) + "choose an area", "chooses an area"}
		}
		return question{fmt.Sprintf("%schoose the area for the %s", en.about(d), en.nouns().ships[d.Ship]), "chooses an area"}
	case game.ChooseTarget:
		return question{en.about(d) + "choose a target", "chooses a target"}
	case game.ChooseVictim:
		return en.victim(d)
	case game.ChooseShips:
		return question{"there are too few pieces; choose which ships are placed", "chooses which ships are placed"}
	case game.ChooseAreaOrder:
		return question{"choose the area whose raiders act next", "chooses the area whose raiders act next"}
	case game.ChooseBasestar:
		return question{en.about(d) + "choose a basestar", "chooses a basestar"}
	case game.ChooseHeavyRaider:
		return question{"choose the heavy raider that boards Galactica", "chooses the heavy raider that boards Galactica"}
	case game.ChooseViper:
		return question{en.about(d) + "choose an unmanned viper", "chooses an unmanned viper"}
	case game.ChooseViperDeed:
		return question{en.about(d) + "choose what the viper does", "chooses what a viper does"}
	case game.ChooseCivilians:
		return question{"choose " + upTo(d, "civilian ship") + " to look at", "chooses civilian ships to look at"}
	case game.MoveCivilian:
		return question{"move this civilian ship to an adjacent area, or leave it" + en.where(d.Area), "chooses whether to move a civilian ship"}
	case game.ChooseRepair:
		return question{en.about(d) + "choose what to repair", "chooses what to repair"}
	case game.ChooseDamage:
		return question{"choose " + upTo(d, "damage token") + " to resolve", "chooses damage tokens"}
	case game.ChooseReaction:
		return question{en.about(d) + "pilot one of the vipers just placed and take 1 action, or do not", "chooses whether to pilot a viper"}
	case game.ChooseFallback:
		return question{"no viper is in the Reserves; choose an unmanned viper to bring back", "chooses an unmanned viper to bring back"}

	case game.ChooseQuorum:
		return question{"choose a quorum card to play", "chooses a quorum card"}
	case game.ChooseQuorumDraw:
		return question{"draw 1 more quorum card, play one, or stop here", "chooses whether to draw or play a quorum card"}
	case game.ChooseDestination:
		return question{"choose where the fleet goes", "chooses a destination in secret"}
	case game.ChooseRisk:
		return question{en.about(d) + en.risk(d.About) + ", or do not", "chooses whether to risk ships"}
	case game.ChooseRestore:
		return question{en.about(d) + "choose " + upTo(d, "ship") + " to repair", "chooses ships to repair"}
	case game.ChooseSuperCrisis:
		return question{"choose a super crisis card", "chooses a super crisis card"}
	case game.ChooseCaprica:
		return question{"play your super crisis card, or draw crisis cards", "chooses how to bring a crisis"}
	case game.ChooseCylonFleet:
		return question{"choose what the Cylon fleet does", "chooses what the Cylon fleet does"}
	case game.TakeCard:
		return question{"take 1 skill card from the hand of " + en.Name(d.Other), "looks at a hand and takes a card"}
	case game.GiveSympathizer:
		return question{"give the Sympathizer card to a human player, or keep it", "chooses who receives the Sympathizer card"}
	case game.SwapSuper:
		return question{"discard your super crisis card and draw a new one, or keep it", "chooses whether to exchange a super crisis card"}
	case game.ChooseCylonCard:
		return question{"choose the Cylon card to reveal", "chooses a loyalty card to reveal"}
	case game.DrawWhich:
		return question{en.about(d) + "choose the deck to draw from", "chooses the deck to draw from"}
	default:
		return question{"choose", "chooses"}
	}
}

// where is an area in brackets.
func (en english) where(a card.Area) string {
	if a == card.NoArea {
		return ""
	}
	return " (" + en.nouns().areas[a] + ")"
}

// fromHand is the private part of the action menu or of a window.
func (en english) fromHand(d *game.Decision) question {
	q := question{"use a card, or none", "looks through the own hand"}
	if d.Window == game.NoWindow {
		q.ask = "take an action from your hand, or go back"
	} else if w := englishWindows[d.Window]; w != "" {
		q.ask = en.windowAt(d) + " – play a card, or none"
	}
	return q
}

func (en english) contribution(d *game.Decision) string {
	if d.Max > 0 && d.Max < 3 {
		return "choose " + upTo(d, "card") + " to add to the skill check"
	}
	return "choose the cards to add to the skill check"
}

func (en english) victim(d *game.Decision) question {
	where := en.where(d.Area)
	switch d.Ship {
	case card.Civilian:
		return question{"choose the civilian ship that is destroyed" + where, "chooses the civilian ship that is destroyed"}
	case card.Viper:
		if d.Max > 1 {
			return question{fmt.Sprintf("%schoose the %s that are damaged%s", en.about(d), en.ships(d.Max, card.Viper), where), "chooses vipers"}
		}
		return question{en.about(d) + "choose the viper that is hit" + where, "chooses the viper that is hit"}
	case card.NoShip:
		return question{en.about(d) + "choose the ship that is hit" + where, "chooses the ship that is hit"}
	default:
		return question{fmt.Sprintf("%schoose the %s that is destroyed%s", en.about(d), en.nouns().ships[d.Ship], where), "chooses a ship"}
	}
}

// risk is what a component has risked: "risk 1 raptor".
func (en english) risk(id card.ID) string {
	for _, list := range effectsOf(&en.lib, id) {
		for _, e := range list {
			if risk, ok := e.(card.Risk); ok {
				return "risk " + en.ships(risk.N, risk.Ship)
			}
		}
	}
	return "risk the ships"
}

// englishWindows is when the windows are, as the beginning of a sentence.
var englishWindows = [...]string{
	game.CrisisRevealed:  "A crisis card has been revealed",
	game.ChoiceMade:      "A choice has been made",
	game.CheckAnnounced:  "A skill check has been announced",
	game.ReplaceCheck:    "Before the skill check is made",
	game.BeforeCards:     "Before cards are added to the skill check",
	game.CardsAdded:      "All cards have been added to the skill check",
	game.StrengthTotaled: "The strength of the skill check is known",
	game.CheckResolved:   "The skill check has been resolved",
	game.BeforeRoll:      "Before the die is rolled",
	game.AfterRoll:       "The die has been rolled",
	game.ViperPlaced:     "A viper has been placed in space",
	game.EndOfTurn:       "The turn ends",
	game.RepairUsed:      "A Repair card has been used",
}

// windowAt is when a window is, with what is known of it.
func (en english) windowAt(d *game.Decision) string {
	at := englishWindows[d.Window]
	why := ""
	if int(d.Roll) < len(englishRolls) {
		why = englishRolls[d.Roll]
	}
	switch d.Window {
	case game.BeforeRoll:
		if why != "" {
			at += " for " + why
		}
	case game.AfterRoll:
		if d.N > 0 {
			at = fmt.Sprintf("%s rolled %d", en.Name(d.Other), d.N)
			if why != "" {
				at += " for " + why
			}
		}
	case game.CrisisRevealed, game.ChoiceMade, game.ReplaceCheck, game.CheckAnnounced:
		if d.About != "" {
			at = en.CardName(d.About) + ": " + lower(at)
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
}

func (en english) windowPrompt(_ *game.View, d *game.Decision) string {
	at := en.windowAt(d)
	if seat := d.Seat(); seat != game.NoSeat {
		return fmt.Sprintf("%s: %s – use something, or pass.", en.Name(seat), lower(at))
	}
	return at + ": does anyone play something?"
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
