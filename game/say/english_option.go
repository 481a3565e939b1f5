package say

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// option is the label of an option's button.
func (en english) option(v *game.View, d *game.Decision, o game.Option) string {
	if d == nil {
		d = &game.Decision{}
	}
	switch o.Kind {
	case game.Pass:
		return en.pass(d)
	case game.Yes:
		return en.yes(d)
	case game.Act:
		if d.Kind == game.Contribute {
			return "Add cards"
		}
		if id := windowAbility(d); id != "" {
			return "Use " + en.CardName(id)
		}
		if d.Window == game.CheckAnnounced {
			return "Change the difficulty"
		}
		return "Play something"
	case game.FromHand:
		return "From my hand"
	case game.TheCard, game.TheAbility:
		if d != nil && d.Kind == game.ChooseCheckAbility {
			return en.checkAbility(d, o.Card)
		}
		if en.lib.Loyalty.Of(o.Card) != nil {
			return en.cylonName(o.Card)
		}
		return en.CardName(o.Card)
	case game.TheAction:
		return en.titleAction(o.Card)
	case game.TheToken:
		return en.tokenName(o.Card)
	case game.ThePlace:
		return en.Place(o.Place)
	case game.TheArea:
		if d.Kind == game.ChooseMove {
			return "Fly to the " + en.nouns().areas[o.Area]
		}
		return en.Area(o.Area)
	case game.TheSeat:
		if d.Kind == game.LookAtOwnLoyalty {
			return "Give the Sympathizer to " + en.playerOption(v, o.Seat)
		}
		return en.playerOption(v, o.Seat)
	case game.TheSkill:
		if d != nil && d.Kind == game.ChooseLeftOut {
			return orList(en.skillNames(en.lineOf(v, d.Seat(), o.Skill)))
		}
		return en.Skill(o.Skill)
	case game.TheShip:
		return en.shipOption(v, d, o)
	case game.TheBasestar:
		return en.basestarAt(v, o.N)
	case game.TheCenturion:
		return "Centurion on " + englishBoarding(int(o.N))
	case game.TheViper:
		return en.viperOption(v, d, o)
	case game.ThePilot:
		return "Viper of " + en.Name(o.Seat)
	case game.TheBox:
		if d.Kind == game.ChooseBox {
			return firstOf(en.optionText(d.About, int(o.N)), fmt.Sprintf("Choice %d", o.N+1))
		}
		return firstOf(en.choiceIn(d.About, int(o.N)), fmt.Sprintf("Choice %d", o.N+1))
	case game.TheCheck:
		if c := en.lib.Crisis(d.About); c != nil && c.Check != nil {
			return fmt.Sprintf("Skill check %d", c.Check.Difficulty)
		}
		return "Skill check"
	case game.TheActivation:
		if o.N == int8(card.LaunchRaiders) || o.N < 0 || int(o.N) >= len(englishActivations) {
			return "Launch raiders and heavy raiders"
		}
		return englishActivations[o.N]
	case game.Reveal:
		return "Reveal: " + en.cylonName(o.Card)
	case game.Bottom:
		return "Put at the bottom"
	case game.Lower:
		return "Lower the difficulty"
	case game.Raise:
		return "Raise the difficulty"
	case game.PassCheck:
		return "Pass"
	case game.FailCheck:
		return "Fail"
	case game.Locate:
		return "Activate " + en.placeTo(o.Place)
	case game.Launch:
		if o.Mark() == card.MarkVII {
			return "Launch a Mark VII at the " + en.nouns().areas[o.Area]
		}
		return "Launch at the " + en.nouns().areas[o.Area]
	case game.Fly:
		return "Fly to the " + en.nouns().areas[o.Area]
	case game.FireAt:
		text := "Attack " + en.nouns().ships[o.Ship]
		if o.Ship == card.Basestar {
			text += twin(v, o.N)
		}
		if byGalactica(d) { // in any area
			text += " · " + en.nouns().areas[o.Area]
		}
		return text
	case game.Escort:
		return "Escort the " + en.civilianAt(v, o.Area, int(o.N)) + en.countedFrom(v, o) + " away"
	case game.MoveAndAct:
		return "Move, then 1 action"
	case game.ActTwice:
		return "2 actions"
	case game.JustMove:
		return "Move"
	case game.JustAct:
		return "1 action"
	case game.TheTitle:
		return en.CardName(o.Card)
	case game.TheResult:
		return fmt.Sprint(o.N)
	case game.TheRaptor:
		return "Destroyed raptor"
	case game.TheDeck:
		return en.deckName(o.Deck)
	default:
		return o.Choice.String()
	}
}

var englishActions = map[card.ID]string{
	"draw-quorum": "Draw a quorum card",
	"play-quorum": "Play a quorum card",
	"launch-nuke": "Launch a nuke",
}

// titleAction is the name of an action of a title.
func (english) titleAction(id card.ID) string {
	return firstOf(englishActions[id], fleetActions[id], string(id))
}

// firstOf is the first text that is not empty.
func firstOf(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}

// pass is what it is called to decline.
func (english) pass(d *game.Decision) string {
	switch d.Kind {
	case game.ChooseMove:
		return "Stay"
	case game.ChooseAction:
		return "No action"
	case game.ChooseFromHand:
		if d.Window == game.NoWindow {
			return "Back"
		}
		return "Nothing"
	case game.Contribute, game.ContributeCards:
		return "Add none"
	case game.ReconTop, game.ScoutTop:
		return "Leave on top"
	case game.MoveCivilian:
		return "Leave it"
	case game.FlyFurther:
		return "Leave it there"
	case game.ChooseIgnore:
		return "Ignore it"
	case game.ChooseRisk:
		return "Risk nothing"
	case game.SwapSuper:
		return "Keep it"
	case game.ChooseViper, game.ChooseTarget, game.ChooseQuorumDraw:
		return "Stop here"
	case game.ChooseCheckCard:
		return "Discard none"
	case game.TakeCard, game.ChooseQuorum, game.ChooseMay, game.ChooseReaction, game.ChooseDifficulty, game.ChooseZeroType, game.ChooseCheckResult:
		return "No"
	default:
		return "Pass"
	}
}

// yes is what it is called to accept.
func (en english) yes(d *game.Decision) string {
	switch d.Kind {
	case game.SeeCard, game.SeeCards, game.LookAtOwnLoyalty:
		return "Seen"
	case game.ChooseIgnore:
		return "Accept it"
	case game.ChooseRisk:
		return capital(en.risk(d.About))
	default:
		return "Yes"
	}
}

// lineOf is the types of that line of a player's skill set which begins with a type.
func (en english) lineOf(v *game.View, seat game.Seat, first card.Skill) []card.Skill {
	if c := en.lib.Characters.Of(characterOf(v, seat)); c != nil {
		for _, line := range c.Draws {
			if line.Types[0] == first {
				return line.Types
			}
		}
	}
	return []card.Skill{first}
}

// playerOption is a player with the character.
func (en english) playerOption(v *game.View, seat game.Seat) string {
	name := en.Name(seat)
	if v == nil || int(seat) >= len(v.Seats) || seat < 0 || v.Seats[seat].Character == "" {
		return name
	}
	return name + " · " + en.ShortCharacter(v.Seats[seat].Character)
}

func (en english) shipOption(v *game.View, d *game.Decision, o game.Option) string {
	text := en.Ship(o.Ship)
	if d.Kind == game.ChooseTarget {
		text = "Attack " + en.nouns().ships[o.Ship]
	}
	if o.Ship == card.Civilian { // ships of an area are told apart by their number, and by the face if it is known
		text = en.civilianAt(v, o.Area, int(o.N)) + en.countedFrom(v, o)
	}
	if o.Area != card.NoArea {
		text += " · " + en.nouns().areas[o.Area]
	}
	return text
}

// countedFrom is the number of a civilian ship if there are others in its area.
func (english) countedFrom(v *game.View, o game.Option) string {
	if v == nil || v.Count(game.Civilians(o.Area)) < 2 {
		return ""
	}
	return fmt.Sprintf(" %d", o.N+1)
}

// civilianAt is a civilian ship of an area, with its face if the observer knows it.
func (en english) civilianAt(v *game.View, a card.Area, n int) string {
	if v != nil && n >= 0 && n < v.Count(game.Civilians(a)) {
		if id := v.Piles[game.Civilians(a)][n].Card; id != "" {
			return en.tokenName(id)
		}
	}
	return en.nouns().ships[card.Civilian]
}

// basestarAt is a basestar with its area.
func (en english) basestarAt(v *game.View, n int8) string {
	if v != nil && n >= 0 && int(n) < len(v.Basestars) && v.Basestars[n].Area != card.NoArea {
		return "Basestar" + twin(v, n) + " · " + en.nouns().areas[v.Basestars[n].Area]
	}
	return fmt.Sprintf("Basestar %d", n+1)
}

// twin is the number of a basestar if another is in the same area.
func twin(v *game.View, n int8) string {
	if v == nil || n < 0 || int(n) >= len(v.Basestars) {
		return ""
	}
	for i, b := range v.Basestars {
		if i != int(n) && b.Area != card.NoArea && b.Area == v.Basestars[n].Area {
			return fmt.Sprintf(" %d", n+1)
		}
	}
	return ""
}

// lastBoarding is the space of the boarding party track where the humans lose.
const lastBoarding = 4

// englishBoarding is a space of the boarding party track.
func englishBoarding(space int) string {
	switch {
	case space <= 0:
		return "Start"
	case space >= lastBoarding:
		return "Humans Lose"
	default:
		return fmt.Sprintf("space %d", space)
	}
}

// tokenName is a token with what it does, if it has no name of its own.
func (en english) tokenName(id card.ID) string {
	c := en.lib.Civilians.Of(id)
	if c == nil {
		return en.CardName(id)
	}
	var lost []string
	for _, e := range c.Effect {
		lost = append(lost, en.clause(e))
	}
	if len(lost) == 0 {
		lost = []string{"nothing aboard"}
	}
	return "civilian ship (" + strings.Join(lost, ", ") + ")"
}

// cylonName tells the Cylon cards apart.
func (en english) cylonName(id card.ID) string {
	if c := en.lib.Loyalty.Of(id); c != nil && len(c.Effect) > 0 {
		return en.CardName(id) + " (" + strings.TrimPrefix(en.list(c.Effect), "you may ") + ")"
	}
	if text := en.finalFive(id); text != "" {
		return "The Final Five (" + text + ")"
	}
	return en.CardName(id)
}

func (en english) deckName(p game.Pile) string {
	switch {
	case p == game.CrisisDeck:
		return "Crisis deck"
	case p == game.DestinationDeck:
		return "Destination deck"
	case p == game.QuorumDeck:
		return "Quorum deck"
	case p == game.SuperDeck:
		return "Super crisis deck"
	case p == game.Destiny:
		return "Destiny deck"
	case p == game.NotCylonDeck:
		return "“Not a Cylon” deck"
	case isSkillDeck(p):
		return en.Skill(card.Skill(p-game.SkillDeck(card.AnySkill))) + " deck"
	case p.Owner() != game.NoSeat && p == game.SuperHand(p.Owner()):
		return "Super crisis card"
	default:
		return p.String()
	}
}

// checkAbility is a skill check ability that may be resolved next: its title, with the strength of the card only where that of another
// strength may be chosen too.
func (en english) checkAbility(d *game.Decision, id card.ID) string {
	title, strength := card.SplitSkill(id)
	name := en.CardName(title)
	for _, o := range d.Options {
		if of, _ := card.SplitSkill(o.Card); of == title && o.Card != id {
			return fmt.Sprintf("%s, strength %d", name, strength)
		}
	}
	return name
}
