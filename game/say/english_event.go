package say

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// event is the line of the log for an event. Each kind is either told or silent here; a test finds those that are neither.
func (en english) event(v *game.View, e game.Event) (string, bool) {
	if e.Cause == game.ByCorrection {
		return told(en.byCorrection(v, e))
	}
	who := en.Name(e.Seat)
	switch e.Kind {
	case game.TurnBegan:
		if c := characterOf(v, e.Seat); c != "" {
			return fmt.Sprintf("Turn %d: %s (%s).", e.N, who, en.ShortCharacter(c)), true
		}
		return fmt.Sprintf("Turn %d: %s.", e.N, who), true
	case game.CharacterTaken:
		return fmt.Sprintf("%s plays %s.", who, en.Character(e.Card)), true
	case game.AssistTaken:
		return fmt.Sprintf("%s assists.", en.Character(e.Card)), true
	case game.AssistLeft:
		return fmt.Sprintf("%s was a Cylon and leaves the game.", en.Character(e.Card)), true
	case game.CardMoved:
		return told(en.cardMoved(v, e))
	case game.CardsGathered:
		if d := e.To; isSkillDeck(d) || d == game.CrisisDeck || d == game.SuperDeck || d == game.QuorumDeck || d == game.NotCylonDeck {
			return fmt.Sprintf("The discard pile becomes a new %s.", lower(en.deckName(d))), true
		}
		return "", false // the cards of a check are told when they are turned up
	case game.Looked:
		return told(en.looked(v, e))
	case game.TurnedDown:
		return fmt.Sprintf("%s turns the card face down again.", who), true

	case game.ResourceChanged:
		return told(en.resourceChanged(v, e))
	case game.JumpPrepMoved:
		return told(en.jumpPrep(v, e))
	case game.DistanceGained:
		text := fmt.Sprintf("The fleet gains %d distance", e.N)
		if v != nil {
			text += fmt.Sprintf(": %d in all", v.Distance)
		}
		return text + ".", true
	case game.ThresholdMet:
		return fmt.Sprintf("The fleet has travelled a distance of %d.", e.N), true
	case game.LastJumpIsNext:
		return "The next jump ends the game.", true
	case game.NukesChanged:
		if e.N < 0 {
			return verb(-e.N, "nuke is", "nukes are") + " spent.", true
		}
		return fmt.Sprintf("The Admiral receives %s.", countOf(e.N, "nuke")), e.N > 0
	case game.TitleGiven:
		if e.Seat < 0 {
			return fmt.Sprintf("Nobody is %s.", en.Title(e.Title)), true
		}
		return fmt.Sprintf("%s becomes %s.", who, en.Title(e.Title)), true

	case game.CharacterMoved:
		return told(en.characterMoved(e))
	case game.CharacterOff:
		return fmt.Sprintf("%s is off the board.", who), true
	case game.CharacterGone:
		return fmt.Sprintf("%s leaves the game.", en.Character(e.Card)), true
	case game.TurnFreed:
		if e.N == 0 {
			return "", false // the reveal has been told
		}
		return fmt.Sprintf("The turn of %s is over.", who), true
	case game.Executed:
		return fmt.Sprintf("%s (%s) is executed.", who, en.ShortCharacter(e.Card)), true
	case game.ShipMoved:
		return told(en.shipMoved(v, e))
	case game.BasestarPlaced:
		return fmt.Sprintf("A basestar appears at the %s.", en.nouns().areas[e.ToArea]), true
	case game.BasestarGone:
		switch e.Cause {
		case game.ByJump:
			return "", false // all ships are left behind
		case game.ByRemoval:
			return fmt.Sprintf("The basestar%s is removed.", en.at(e.Area)), true
		}
		return fmt.Sprintf("The basestar%s is destroyed.", en.at(e.Area)), true
	case game.BasestarMoved:
		return told(en.comesOrGoes(1, en.nouns().ships[card.Basestar], e.FromSpot, e.ToSpot))
	case game.PursuitMoved:
		return en.pursuit(v, e), true
	case game.CenturionMoved:
		switch {
		case e.ToAt < 0:
			return verb(max(e.N, 1), "centurion is", "centurions are") + " destroyed.", true
		case e.FromAt < 0:
			return fmt.Sprintf("%s the boarding party track at Start.", verb(e.N, "centurion enters", "centurions enter")), true
		case int(e.ToAt) >= lastBoarding:
			return fmt.Sprintf("%s the end of the boarding party track.", verb(e.N, "centurion reaches", "centurions reach")), true
		default:
			return fmt.Sprintf("%s to %s of the boarding party track.", verb(e.N, "centurion advances", "centurions advance"), englishBoarding(int(e.ToAt))), true
		}

	case game.BecameCylon:
		if e.N == 1 {
			return fmt.Sprintf("The Sympathizer card makes %s a Cylon player.", who), true
		}
		return fmt.Sprintf("%s is now a Cylon player.", who), true
	case game.CrisisAdded:
		if e.N < 0 {
			return "", false // it comes now, or falls away
		}
		return "Another crisis follows this turn.", true
	case game.CheckChanged:
		return told(en.checkChanged(e))
	case game.DieRolled:
		return en.dieRolled(e), true
	case game.GameOver:
		if e.Over == nil {
			return "The game is over.", true
		}
		return en.ending(*e.Over) + " " + en.because(*e.Over), true

	case game.Activated:
		return fmt.Sprintf("%s activates %s.", who, en.placeTo(e.Place)), true
	case game.CardPlayed:
		return fmt.Sprintf("%s plays %s.", who, en.aCard(e.Card)), true
	case game.AbilityUsed:
		return en.abilityUsed(e), true
	case game.AttackMade:
		return en.attackMade(e), true
	case game.AttackMissed:
		return "The attack misses.", true
	case game.ShipsActivated:
		return englishActivated[e.Activation], e.Activation != card.NoActivation
	case game.Jumped:
		return "The fleet jumps.", true
	case game.ChoseBox:
		return en.choseBox(e), true
	case game.CheckEnded:
		return en.checkEnded(v, e), true
	case game.Revealed:
		return fmt.Sprintf("%s reveals a loyalty card: %s.", who, en.CardName(e.Card)), true
	case game.Chosen:
		if e.Seat == e.Other {
			return "", false // to choose oneself shows in what follows
		}
		if e.Card != "" {
			return fmt.Sprintf("%s chooses %s for %s.", who, en.Name(e.Other), en.CardName(e.Card)), true
		}
		return fmt.Sprintf("%s chooses %s.", who, en.Name(e.Other)), true
	case game.Contributed:
		if e.N == 0 {
			return fmt.Sprintf("%s adds no card to the skill check.", who), true
		}
		return fmt.Sprintf("%s adds %s to the skill check.", who, countOf(e.N, "card")), true
	case game.Ignored:
		return fmt.Sprintf("%s, a Cylon player, ignores the effect.", who), true
	case game.NothingHappens:
		return en.nothingHappens(e), true
	case game.Boarded:
		return fmt.Sprintf("The heavy raider%s has boarded Galactica.", en.at(e.Area)), true
	case game.Repaired:
		return fmt.Sprintf("%s is repaired.", en.Place(e.Place)), true
	case game.Scouted:
		where := "leaves it on top"
		if e.N == 1 {
			where = "puts it at the bottom"
		}
		return fmt.Sprintf("%s looks at the top card of the %s and %s.", who, lower(en.deckName(e.From)), where), true

	case game.AbilityResolved:
		return en.abilityResolved(e), true
	case game.Consequence:
		return fmt.Sprintf("The consequence of %s is resolved.", en.CardName(e.Card)), true
	case game.FleetGrows:
		return fmt.Sprintf("There is none on the board: %s comes to the Cylon Fleet board.", aOrAn(en.nouns().ships[e.Ship])), true
	case game.Escorted:
		return fmt.Sprintf("A viper escorts a civilian ship away%s.", en.at(e.Area)), true

	case game.Corrected:
		return told(en.corrected(e))

	case game.NoEvent, game.NumEvents, game.StepBegan, game.Shuffled, game.CardLaid, game.OnceUsed, game.LimitUsed,
		game.IconsPending, game.Launched:
		return "", false // seen elsewhere on the screen, or told by another event
	default:
		return untold, false
	}
}

// untold is the text of an event of a kind that event does not know, for the test that looks for such.
const untold = "?"

// told is a line, if it has any words.
func told(text string) (string, bool) { return text, text != "" }

// countOf is a number of things: "a nuke", "2 nukes".
func countOf(n int, thing string) string {
	if n == 1 {
		return aOrAn(thing)
	}
	return some(n, thing)
}

// verb is a number of things with their verb: "a raider flies", "2 raiders fly".
func verb(n int, one, many string) string {
	if n == 1 {
		return aOrAn(one)
	}
	return fmt.Sprintf("%d %s", n, many)
}

// at is an area with its preposition.
func (en english) at(a card.Area) string {
	if a == card.NoArea {
		return ""
	}
	return " at the " + en.nouns().areas[a]
}

// aCard is a card as far as the observer knows it.
func (en english) aCard(id card.ID) string {
	if id == "" {
		return "a card"
	}
	return en.CardName(id)
}

func characterOf(v *game.View, seat game.Seat) card.ID {
	if v == nil || seat < 0 || int(seat) >= len(v.Seats) {
		return ""
	}
	return v.Seats[seat].Character
}

func (en english) resourceChanged(v *game.View, e game.Event) string {
	if e.N == 0 {
		return ""
	}
	change := fmt.Sprintf("%s falls by %d", en.Resource(e.Resource), -e.N)
	if e.N > 0 {
		change = fmt.Sprintf("%s rises by %d", en.Resource(e.Resource), e.N)
	}
	if v != nil {
		change += fmt.Sprintf(" to %d", v.Resources[e.Resource])
	}
	return change + "."
}

func (en english) jumpPrep(v *game.View, e game.Event) string {
	switch {
	case e.N == 0, e.Cause == game.ByJump:
		return ""
	case v == nil && e.N > 0:
		return "The fleet marker advances."
	case v == nil:
		return "The fleet marker goes back."
	}
	space := fmt.Sprintf("space %d", v.JumpPrep)
	switch v.JumpPrep {
	case 0:
		space = "Start"
	case game.AutoJump:
		space = "Auto-Jump"
	}
	if e.N < 0 {
		return "The fleet marker goes back to " + space + " of the jump preparation track."
	}
	return "The fleet marker advances to " + space + " of the jump preparation track."
}

func (en english) characterMoved(e game.Event) string {
	who := en.Name(e.Seat)
	switch {
	case e.Place == "" && e.ToArea == card.NoArea:
		return "" // out of a viper; what follows says where to
	case e.Place == "" && e.Cause == game.ByFlight:
		return fmt.Sprintf("%s flies to the %s.", who, en.nouns().areas[e.ToArea])
	case e.Place == "":
		return fmt.Sprintf("%s pilots %s%s.", who, aOrAn(en.nouns().ships[game.Choice{Ship: e.Ship}.Mark()]), en.at(e.ToArea))
	case e.Cause == game.BySetup:
		return fmt.Sprintf("%s starts %s.", who, en.placeAt(e.Place))
	case en.hazardous(e.Place):
		return fmt.Sprintf("%s is sent to %s.", who, en.placeTo(e.Place))
	default:
		return fmt.Sprintf("%s goes to %s.", who, en.placeTo(e.Place))
	}
}

// spot is an area as a spot of ships, or NoArea for the boxes.
func spot(s game.Spot) card.Area {
	if s < game.Supply {
		return card.Area(s)
	}
	return card.NoArea
}

func (en english) shipMoved(_ *game.View, e game.Event) string {
	ship := en.nouns().ships[e.Ship]
	many := func(one, more string) string { return verb(e.N, ship+" "+one, plural(ship)+" "+more) }
	from, to := spot(e.FromSpot), spot(e.ToSpot)
	switch {
	case max(e.FromSpot, e.ToSpot) > game.Destroyed:
		return en.comesOrGoes(e.N, ship, e.FromSpot, e.ToSpot)
	case e.FromSpot == game.DamagedBox && e.ToSpot == game.Reserves:
		return many("is repaired", "are repaired") + "."
	case e.FromSpot == game.Destroyed:
		return many("returns", "return") + " to the Reserves."
	case e.ToSpot == game.DamagedBox:
		return many("is damaged", "are damaged") + en.at(from) + "."
	case e.ToSpot == game.Destroyed:
		return many("is destroyed", "are destroyed") + en.at(from) + "."
	case e.ToSpot == game.Supply && (e.Cause == game.ByJump || e.Cause == game.ByBoarding):
		return "" // left behind in a jump, or aboard Galactica
	case e.ToSpot == game.Supply && e.Cause == game.ByRemoval:
		return many("is removed", "are removed") + en.at(from) + "."
	case e.ToSpot == game.Supply:
		return many("is destroyed", "are destroyed") + en.at(from) + "."
	case e.FromSpot == game.Supply && e.Cause == game.ByLaunch:
		return fmt.Sprintf("A basestar launches %s%s.", countOf(e.N, ship), en.at(to))
	case e.FromSpot == game.Supply:
		return many("appears", "appear") + en.at(to) + "."
	case e.FromSpot == game.Reserves:
		return many("launches", "launch") + en.at(to) + "."
	case e.ToSpot == game.Reserves && e.Cause == game.ByJump:
		return ""
	case e.ToSpot == game.Reserves:
		return many("returns", "return") + " to the Reserves."
	default:
		return fmt.Sprintf("%s from the %s to the %s.", many("flies", "fly"), en.nouns().areas[from], en.nouns().areas[to])
	}
}

func (en english) checkChanged(e game.Event) string {
	if e.Check == nil {
		return ""
	}
	c := e.Check
	about := en.Place(c.Place)
	if c.Card != "" {
		about = en.CardName(c.Card)
	}
	switch {
	case e.Cause == game.CheckOpens:
		var types []card.Skill
		for k, counts := range c.Skills {
			if counts {
				types = append(types, card.Skill(k))
			}
		}
		return fmt.Sprintf("Skill check: %s, difficulty %d (%s).", about, c.Difficulty, strings.Join(en.skillNames(types), ", "))
	case c.Stage == game.CheckAnnounced && c.Result == game.NoResult:
		return fmt.Sprintf("The difficulty is now %d.", c.Difficulty)
	case e.Cause == game.CheckGoesOn:
		return fmt.Sprintf("The skill check goes on: %s.", about)
	case c.Zero != card.AnySkill && c.Stage == game.CardsAdded:
		return fmt.Sprintf("%s cards have strength 0 in this skill check.", en.Skill(c.Zero))
	case e.Cause == game.CheckDoubles:
		return fmt.Sprintf("%s cards count double in this skill check.", en.Skill(c.Double))
	case e.Cause == game.CheckEased:
		return fmt.Sprintf("The difficulty is now %d.", c.Difficulty)
	case e.Cause == game.CheckTotals:
		return fmt.Sprintf("The cards add up to a strength of %s against a difficulty of %d.", number(c.Total), c.Difficulty)
	default:
		return ""
	}
}

// number is a number with a real minus.
func number(n int) string {
	if n < 0 {
		return signed(n)
	}
	return fmt.Sprint(n)
}

func (en english) dieRolled(e game.Event) string {
	text := fmt.Sprintf("%s rolls %d", en.Name(e.Seat), e.N)
	if e.Natural == 0 { // B-DIE-05
		text = fmt.Sprintf("The die is not rolled, its result is %d", e.N)
	}
	if e.RollFor == game.RollForCard && e.Card != "" {
		text += " for " + en.CardName(e.Card)
	}
	if e.Natural > 0 && int(e.Natural) != e.N {
		text += fmt.Sprintf(" (the die shows %d)", e.Natural)
	}
	return text + "."
}

func (en english) abilityUsed(e game.Event) string {
	if en.lib.LocationOptions.Of(e.Card) != nil {
		return fmt.Sprintf("Basestar Bridge: %s.", lower(en.titleAction(e.Card)))
	}
	if name := firstOf(englishActions[e.Card], fleetActions[e.Card]); name != "" {
		return fmt.Sprintf("%s uses the action of a title: %s.", en.Name(e.Seat), lower(name))
	}
	if e.Seat == game.NoSeat {
		return fmt.Sprintf("%s takes effect.", en.CardName(e.Card))
	}
	if a := en.lib.Abilities.Of(e.Card); a != nil && a.Kind == card.Drawback {
		return fmt.Sprintf("%s has the drawback %s.", en.Name(e.Seat), en.CardName(e.Card))
	}
	return fmt.Sprintf("%s uses %s.", en.Name(e.Seat), en.CardName(e.Card))
}

func (en english) attackMade(e game.Event) string {
	ship := en.nouns().ships[e.Ship]
	where := en.at(e.Area)
	switch e.RollFor {
	case game.RollForNuke:
		return "A nuke is launched at the basestar" + where + "."
	case game.RollForAreaNuke:
		return "A nuke is launched at the " + en.nouns().areas[e.Area] + "."
	case game.RollForArmory:
		return fmt.Sprintf("%s attacks a centurion in the Armory.", en.Name(e.Seat))
	case game.RollRaiderAtViper:
		return "A raider attacks an unmanned " + en.nouns().ships[game.Choice{Ship: e.Ship}.Mark()] + where + "."
	case game.RollRaiderAtPilot:
		return fmt.Sprintf("A raider attacks %s%s.", en.Name(e.Other), where)
	case game.RollRaiderAtGalactica:
		return "A raider" + where + " attacks Galactica."
	case game.RollBasestarAtGalactica:
		return "The basestar" + where + " attacks Galactica."
	case game.RollGalacticaAtRaider, game.RollGalacticaAtHeavyRaider, game.RollGalacticaAtBasestar:
		return fmt.Sprintf("Galactica attacks a %s%s.", ship, where)
	default:
		return fmt.Sprintf("A viper attacks a %s%s.", ship, where)
	}
}

var englishActivated = [...]string{
	"", "The Cylons activate the raiders.", "The Cylons have the basestars launch raiders.", "The Cylons activate the heavy raiders and centurions.",
	"The Cylons activate the basestars.",
}

func (en english) choseBox(e game.Event) string {
	if e.N < 0 {
		return fmt.Sprintf("%s chooses the skill check.", en.Name(e.Seat))
	}
	if text := en.optionText(e.Card, e.N); text != "" {
		return fmt.Sprintf("%s chooses: %s.", en.Name(e.Seat), text)
	}
	return fmt.Sprintf("%s makes a choice.", en.Name(e.Seat))
}

var englishResults = [...]string{"is over", "passes", "ends between pass and fail", "fails"}

func (en english) checkEnded(_ *game.View, e game.Event) string {
	about := en.placeTo(e.Place)
	if e.Card != "" {
		about = en.CardName(e.Card)
	}
	return fmt.Sprintf("The skill check for %s %s.", about, englishResults[e.Result])
}

// nothingHappens says why nothing happens.
func (en english) nothingHappens(e game.Event) string {
	switch e.Nothing {
	case game.CannotHoldTitle:
		return fmt.Sprintf("%s cannot become %s.", en.Name(e.Seat), en.Title(e.Title))
	case game.EmptySkillDeck:
		return fmt.Sprintf("There is no card left in the %s.", lower(en.deckName(e.From)))
	case game.EmptyDeck:
		return "There is no card left in the deck."
	case game.CutShort:
		return fmt.Sprintf("The rest of %s falls away.", en.CardName(e.Card))
	case game.SympathizerIdle:
		return "The Sympathizer card changes nothing."
	case game.NoLoyaltyToSee:
		return "There is no loyalty card to look at."
	case game.TooFewToRisk:
		return fmt.Sprintf("There are too few %ss to risk.", en.nouns().ships[e.Ship])
	case game.NoCylonShip:
		return "There is no Cylon ship."
	case game.NothingToDestroy:
		return "There is nothing to destroy."
	case game.NoneStrongEnough:
		return "No card is strong enough to be discarded."
	case game.TooWeak:
		return "The cards are too weak for that."
	case game.FailsByLittle:
		return "It fails by little: the fail effect is not resolved."
	case game.NoMoreNukes:
		return "The Admiral cannot hold more nukes."
	case game.NoTitleToLose:
		return fmt.Sprintf("%s has no title to lose.", en.Name(e.Seat))
	case game.NoQuorumToDiscard:
		return "There is no quorum card to discard."
	case game.TitleLost:
		return fmt.Sprintf("%s is no longer %s.", en.Name(e.Seat), en.Title(e.Title))
	case game.NobodyForTitle:
		return "There is nobody to give the title to."
	case game.NobodyToChoose:
		return "There is nobody to choose."
	case game.NotSent:
		return fmt.Sprintf("%s is not sent to %s.", en.Name(e.Seat), en.placeTo(e.Place))
	case game.NoBasestarAttacks:
		return "No basestar can attack."
	case game.NoCivilianShip:
		return "There is no civilian ship to destroy."
	case game.NoViperToDamage:
		return "There is no viper to damage."
	case game.NoViperToActivate:
		return "There is no unmanned viper to activate."
	case game.NoCivilianToPlace:
		return "There is no civilian ship left to place."
	case game.NoBasestarThere:
		return "There is no basestar there."
	case game.NoneLeftToPlace:
		return fmt.Sprintf("There is no %s left to place.", en.nouns().ships[e.Ship])
	case game.NoDamageToken:
		return "There is no damage token left."
	case game.NoneLaunched:
		return fmt.Sprintf("No basestar can launch %ss.", en.nouns().ships[e.Ship])
	case game.NoEffect:
		if e.Source != "" {
			return fmt.Sprintf("%s has no effect.", en.CardName(e.Source))
		}
		return "Nothing happens."
	case game.SomethingHappens, game.NumNothings:
	}
	return ""
}

func (en english) hazardous(p card.Place) bool {
	l := en.lib.Locations.Of(p)
	return l != nil && l.Hazardous
}

// cardMoved tells of a card that moves; much of it is told by other events, or not worth a line.
func (en english) cardMoved(v *game.View, e game.Event) string {
	who := en.Name(e.Seat)
	name := en.aCard(e.Card)
	switch {
	case isSkillDeck(e.From) && e.To.Owner() != game.NoSeat:
		return fmt.Sprintf("%s draws %s.", who, en.hidden(e, en.nouns().skills[e.From-game.SkillDeck(card.AnySkill)]+" card"))
	case isSkillDiscard(e.To):
		if e.Cause == game.ByTakingOut { // E-CHECK-08
			return fmt.Sprintf("%s is discarded from the skill check.", name)
		}
		if e.Cause == game.ByPlay || e.From == game.CheckCards {
			return "" // played, or from a check
		}
		return fmt.Sprintf("%s discards %s.", who, name)
	case e.From == game.CheckCards && e.To.Owner() != game.NoSeat:
		return fmt.Sprintf("%s takes %s from the skill check.", who, name)
	case isHand(e.From) && isHand(e.To):
		return fmt.Sprintf("%s takes %s from the hand of %s.", who, name, en.Name(e.From.Owner()))
	case isHand(e.From) && e.Card != "":
		return fmt.Sprintf("%s adds %s to the skill check.", who, name)
	case e.From == game.Destiny && e.Card != "":
		return fmt.Sprintf("The destiny deck adds %s to the skill check.", name)

	case e.From == game.CrisisDrawn && e.To == game.CrisisOpen, e.From == game.CrisisDeck && e.To == game.CrisisOpen:
		return fmt.Sprintf("%s reveals the crisis %s.", who, name)
	case e.To == game.CrisisOpen:
		return fmt.Sprintf("%s plays the super crisis %s.", who, name)
	case e.To == game.InPlay:
		return fmt.Sprintf("%s stays in play.", name)
	case e.From == game.InPlay && e.To == game.CrisisDeck:
		return fmt.Sprintf("%s returns to the crisis deck.", name)
	case e.From == game.InPlay:
		return fmt.Sprintf("%s leaves play.", name)
	case e.Cause == game.ByReplacement:
		return fmt.Sprintf("Another crisis takes the place of %s.", name)
	case e.From == game.CrisisOpen && e.To == game.Travelled:
		return fmt.Sprintf("%s is kept beside the objective.", name)
	case e.From == game.CrisisDrawn && e.To == game.CrisisDeck:
		return fmt.Sprintf("%s puts %s at the bottom of the crisis deck.", who, en.hidden(e, "crisis card"))
	case e.From == game.CrisisDrawn && e.To == game.CrisisDiscard:
		return fmt.Sprintf("%s discards the crisis %s.", who, name)
	case e.From == game.CrisisDeck && e.To == game.CrisisDrawn:
		if e.Card == "" {
			return ""
		}
		return fmt.Sprintf("%s draws the crisis %s.", who, name)

	case e.From == game.SuperDeck:
		return fmt.Sprintf("%s draws %s.", who, en.hidden(e, "super crisis card"))
	case e.To == game.SuperDiscard && e.From.Owner() != game.NoSeat:
		return fmt.Sprintf("%s discards %s.", who, en.hidden(e, "super crisis card"))

	case e.From == game.QuorumDeck:
		return fmt.Sprintf("%s draws %s.", who, en.hidden(e, "quorum card"))
	case e.From == game.QuorumOpen && e.To.Owner() != game.NoSeat:
		return fmt.Sprintf("%s receives %s.", en.Name(e.To.Owner()), name)
	case e.To == game.QuorumInPlay:
		return fmt.Sprintf("%s stays in play.", name)
	case e.From == game.QuorumOpen && e.To == game.Removed:
		return fmt.Sprintf("%s is removed from the game.", name)
	case e.To == game.QuorumDiscard && e.From != game.QuorumOpen:
		return fmt.Sprintf("%s is discarded.", name)

	case e.From == game.LoyaltyDeck && e.To == game.AssistLoyalty:
		return fmt.Sprintf("The assist character receives %s.", en.hidden(e, "loyalty card"))
	case e.From == game.LoyaltyDeck && e.To.Owner() != game.NoSeat:
		return fmt.Sprintf("%s receives %s.", en.Name(e.To.Owner()), en.hidden(e, "loyalty card"))
	case e.From == game.NotCylonDeck && e.Cause != game.BySetup:
		return "A “not a Cylon” card is shuffled into the loyalty deck."
	case e.From.Owner() != game.NoSeat && e.From == game.Loyalty(e.From.Owner()) && e.To.Owner() == game.NoSeat:
		return fmt.Sprintf("%s loses the loyalty card %s.", en.Name(e.From.Owner()), name)
	case e.From.Owner() != game.NoSeat && e.From == game.Loyalty(e.From.Owner()) && e.To.Owner() != game.NoSeat:
		return fmt.Sprintf("%s gives %s to %s.", en.Name(e.From.Owner()), en.hidden(e, "loyalty card"), en.Name(e.To.Owner()))

	case e.To == game.Travelled:
		return fmt.Sprintf("The fleet arrives: %s.", name)
	case e.From == game.DestinationDeck && e.To == game.DestinationDrawn:
		return fmt.Sprintf("%s draws %s.", who, en.hidden(e, "destination card"))

	case e.To == game.DamageOnBoard:
		return fmt.Sprintf("A hit on Galactica damages %s.", en.damaged(e.Card))
	case e.To == game.Removed && en.lib.GalacticaDamage.Of(e.Card) != nil:
		return fmt.Sprintf("A hit on Galactica costs %s.", lower(name))
	case isBasestarTokens(e.To):
		return fmt.Sprintf("A hit damages the basestar: %s.", strings.ToLower(name))
	case isCivilians(e.To) && isCivilians(e.From):
		return fmt.Sprintf("%s moves a civilian ship from the %s to the %s.", who, en.areaOf(e.From), en.areaOf(e.To))
	case isCivilians(e.To):
		if e.N > 1 {
			return fmt.Sprintf("%s appear at the %s.", en.ships(e.N, card.Civilian), en.areaOf(e.To))
		}
		return fmt.Sprintf("A civilian ship appears at the %s.", en.areaOf(e.To))
	case e.To == game.Removed && (isCivilians(e.From) || e.From == game.CivilianPile):
		if isCivilians(e.From) {
			return fmt.Sprintf("A civilian ship is destroyed at the %s.", en.areaOf(e.From))
		}
		return "A civilian ship is destroyed."
	default:
		return ""
	}
}

func isHand(p game.Pile) bool { return p.Owner() != game.NoSeat && p == game.Hand(p.Owner()) }

// hidden is a card by its name, or what is seen of its back: "a quorum card", "2 quorum cards" if several were folded into one.
func (en english) hidden(e game.Event, back string) string {
	switch {
	case e.Card != "":
		return en.CardName(e.Card)
	case e.N > 1:
		return some(e.N, back)
	default:
		return aOrAn(back)
	}
}

// damaged is the location that a token damages.
func (en english) damaged(token card.ID) string {
	if t := en.lib.GalacticaDamage.Of(token); t != nil && t.Place != "" {
		return en.placeTo(t.Place)
	}
	return en.aCard(token)
}

func (en english) areaOf(p game.Pile) string { return en.nouns().areas[p-game.Civilians(card.NoArea)] }

// looked tells that somebody looks at a card, and to the observer who sees it which one it is.
func (en english) looked(v *game.View, e game.Event) string {
	if e.From == game.CheckCards {
		return en.turnedUp(v, e)
	}
	if e.Seat < 0 {
		return en.turnedUpLoyalty(e)
	}
	which := ""
	if e.Card != "" {
		which = ": " + en.CardName(e.Card)
		if en.lib.Civilians.Of(e.Card) != nil {
			which = ": " + en.tokenName(e.Card)
		}
	}
	who := en.Name(e.Seat)
	owner := e.From.Owner()
	switch {
	case owner == e.Seat, e.From == game.QuorumHand:
		return "" // the own cards
	case owner != game.NoSeat && e.From == game.Loyalty(owner):
		return fmt.Sprintf("%s looks at a loyalty card of %s%s.", who, en.Name(owner), which)
	case owner != game.NoSeat:
		if e.Card == "" {
			return "" // a hand is looked at card by card
		}
		return fmt.Sprintf("%s sees in the hand of %s%s.", who, en.Name(owner), which)
	case isCivilians(e.From):
		return fmt.Sprintf("%s looks at a civilian ship at the %s%s.", who, en.areaOf(e.From), which)
	case e.Card != "" && (e.From == game.CrisisDeck || e.From == game.DestinationDeck):
		return fmt.Sprintf("%s sees the top card of the %s%s.", who, lower(en.deckName(e.From)), which)
	case e.Card != "":
		return fmt.Sprintf("%s looks at a card%s.", who, which)
	default:
		return "" // told when it is left or buried
	}
}

// turnedUpLoyalty is a Loyalty card that is turned up for all: the Sympathizer, or every card at the end of the game. The reveal of
// a Cylon has an event of its own.
func (en english) turnedUpLoyalty(e game.Event) string {
	owner := e.From.Owner()
	switch {
	case e.From == game.AssistLoyalty && e.Cause == game.ByReveal:
		return fmt.Sprintf("A loyalty card of the assist character is revealed: %s.", en.CardName(e.Card))
	case e.From == game.AssistLoyalty:
		return fmt.Sprintf("The assist character held the loyalty card %s.", en.CardName(e.Card))
	case owner == game.NoSeat || e.From != game.Loyalty(owner) || e.Cause == game.ByReveal:
		return ""
	case e.Cause != game.ByEnd:
		return en.loyaltyShown(e, en.Name(owner))
	default:
		return fmt.Sprintf("%s held the loyalty card %s.", en.Name(owner), en.CardName(e.Card))
	}
}

// turnedUp is a card of a check when it is turned up, with what it counts.
func (en english) turnedUp(v *game.View, e game.Event) string {
	title, strength := card.SplitSkill(e.Card)
	c := en.lib.Skills.Of(title)
	if c == nil || v == nil || v.Check == nil {
		return ""
	}
	counts := "0"
	if n := v.Check.Strength(c.Type, strength); n != 0 {
		counts = signed(n)
	}
	return fmt.Sprintf("%s (%s) counts %s.", en.CardName(e.Card), en.nouns().skills[c.Type], counts)
}

func (en english) ending(o game.Over) string {
	if o.HumansWin {
		return "The humans win."
	}
	return "The Cylons win."
}

func (en english) because(o game.Over) string {
	switch o.Why {
	case game.EndedByJump:
		if o.HumansWin {
			return "The fleet has made its last jump and is safe."
		}
		return "The fleet has made its last jump, but a resource has run out."
	case game.EndedByResource:
		return fmt.Sprintf("The fleet has run out of %s.", en.nouns().resources[o.Resource])
	case game.EndedByDamage:
		return "Galactica is destroyed: 6 of its locations are damaged."
	case game.EndedByBoarding:
		return "A centurion has taken Galactica."
	case game.EndedByExecution:
		return "Nobody is left to take the place of a character who was executed."
	default:
		return ""
	}
}
