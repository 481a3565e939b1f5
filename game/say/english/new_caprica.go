package english

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// newCapricaEffect words the effects of New Caprica, as a clause with a verb; "" for any other effect.
func (en english) newCapricaEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.NewCapricaPhase:
		return "the fleet lands on New Caprica: everybody goes there, and what is left of the civilian ships is locked"
	case card.ActivateForces:
		return "activate occupation forces"
	case card.ActivateForce:
		return "activate 1 occupation force"
	case card.PlaceForce:
		return "place 1 occupation force at Occupation Authority"
	case card.DestroyForces:
		return en.tells(e.By, "destroy "+some(e.N, "occupation force"))
	case card.AttackForces:
		return fmt.Sprintf("attack an occupation force at your location and roll the die. %s: nothing. %s: it is destroyed. For Maximum Firepower you may roll again",
			say.Span(1, e.From-1), say.Span(e.From, game.DieFaces))
	case card.Detain:
		return fmt.Sprintf("choose a human at your location, with an occupation force there, and roll the die. %s: the human goes to Detention. %s: to the Medical Center. %s: nothing",
			say.Span(1, e.Detention), say.Span(e.Detention+1, e.Medical), say.Span(e.Medical+1, game.DieFaces))
	case card.ExecuteRevealed:
		return "execute a Cylon player"
	case card.LeaveNewCaprica:
		return "the fleet leaves New Caprica and the game ends: civilian ships still on the ground are destroyed, human players there are executed"

	case card.PrepareOrEvacuate:
		return "prepare 1 civilian ship, or once Galactica is back evacuate one"
	case card.FlyAlong:
		return "if you evacuated one, you may go to any location on Galactica that is not hazardous"
	case card.LookAtLocked:
		return "look at the top locked civilian ship and put it back on top or at the bottom"
	case card.DestroyOnGround:
		return "destroy the top locked civilian ship, or if none is locked the top prepared one"
	case card.OnGround:
		return fmt.Sprintf("if the %s is on New Caprica: %s", englishWho[e.Who], en.List(e.Then))
	case card.NeedsGround:
		return fmt.Sprintf("only while the %s is on New Caprica", englishWho[e.Who])
	case card.InOrbit:
		return "if Galactica is back: " + en.List(e.Then)
	case card.ReleaseDetained:
		return en.tells(e.By, "choose a character in Detention and move that character to any other location on New Caprica that is not hazardous")
	case card.LeaveDetention:
		return "leave Detention and go to any other location on New Caprica, except the Medical Center"
	case card.NoJumpStep:
		return "there is no step of preparing for the jump in this turn"
	case card.ResolveCrisis:
		return "draw a crisis card and resolve it, with its activation icons"
	case card.LoseHighest:
		return fmt.Sprintf("%s of the highest resource, your choice if several are", say.Signed(-e.N))
	case card.OfferQuorum:
		return "you may draw 1 quorum card, and then play 1 quorum card"
	case card.MayDraw:
		return en.may(e.Who) + "draw " + some(e.N, "skill card") + " of the types on their own sheet"
	default:
		return ""
	}
}
