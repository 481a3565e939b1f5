package english

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// newCapricaEffect words the effects of New Caprica, as a clause with a verb; "" for any other effect.
func (en english) newCapricaEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.NewCapricaPhase:
		return "the fleet lands on New Caprica: all characters go there, and the remaining civilian ships are locked"
	case card.ActivateForces:
		return "activate occupation forces"
	case card.ActivateForce:
		return "activate 1 occupation force"
	case card.PlaceForce:
		return "place 1 occupation force at Occupation Authority"
	case card.DestroyForces:
		return en.tells(e.By, "~destroy "+some(e.N, "occupation force"))
	case card.AttackForces:
		return fmt.Sprintf("attack an occupation force at your location and roll the die. %s: no effect. %s: destroy it. With Maximum Firepower, you may reroll",
			say.Span(1, e.From-1), say.Span(e.From, game.DieFaces))
	case card.Detain:
		return fmt.Sprintf("if an occupation force is at your location, choose a human there and roll the die. %s: send that human to Detention. %s: to the Medical Center. %s: no effect",
			say.Span(1, e.Detention), say.Span(e.Detention+1, e.Medical), say.Span(e.Medical+1, game.DieFaces))
	case card.ExecuteRevealed:
		return "execute a Cylon player"
	case card.LeaveNewCaprica:
		return "the fleet leaves New Caprica and the game ends. Civilian ships still on the ground are destroyed, and human players there are executed"

	case card.PrepareOrEvacuate:
		return "prepare 1 civilian ship or, if Galactica has returned, evacuate 1"
	case card.FlyAlong:
		return "if you evacuated one, you may go to any location on Galactica that is not hazardous"
	case card.LookAtLocked:
		return "look at the top locked civilian ship and put it on the top or bottom"
	case card.DestroyOnGround:
		return "destroy the top locked civilian ship or, if none is locked, the top prepared one"
	case card.OnGround:
		return fmt.Sprintf("if %s is on New Caprica, %s", subjects[e.Who], strings.ReplaceAll(en.list(e.Then), subjects[e.Who], "that player"))
	case card.NeedsGround:
		return fmt.Sprintf("only while %s is on New Caprica", subjects[e.Who])
	case card.InOrbit:
		return "if Galactica has returned, " + en.list(e.Then)
	case card.ReleaseDetained:
		return en.tells(e.By, "~move a character from Detention to any other location on New Caprica that is not hazardous")
	case card.LeaveDetention:
		return "leave Detention for any other location on New Caprica except the Medical Center"
	case card.NoJumpStep:
		return "skip the Prepare for Jump step this turn"
	case card.ResolveCrisis:
		return "draw a Crisis card and resolve it, including its activation icons"
	case card.LoseHighest:
		return fmt.Sprintf("%s of the highest resource (your choice if tied)", say.Signed(-e.N))
	case card.OfferQuorum:
		return "you may draw 1 Quorum card, then you may play 1 Quorum card"
	case card.MayDraw:
		return en.may(e.Who) + "draw " + some(e.N, "skill card") + " from their skill set"
	default:
		return ""
	}
}
