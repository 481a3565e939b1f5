package german

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

var germanForce = germanNoun{"Besatzungstruppe", "Besatzungstruppe", "Besatzungstruppen"}

// newCapricaEffect words the effects of New Caprica, as a clause with a verb.
func (de german) newCapricaEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.NewCapricaPhase:
		return "die Flotte landet auf New Caprica: alle gehen dorthin, und die übrigen Zivilschiffe werden festgesetzt"
	case card.ActivateForces:
		return "aktivieren Sie die Besatzungstruppen"
	case card.ActivateForce:
		return "aktivieren Sie 1 Besatzungstruppe"
	case card.PlaceForce:
		return "1 Besatzungstruppe kommt zur Besatzungsbehörde"
	case card.DestroyForces:
		return de.tells(e.By, fmt.Sprintf("%s %s zerstört", germanForce.nom(e.N), germanAre(e.N)))
	case card.AttackForces:
		return fmt.Sprintf("greifen Sie eine Besatzungstruppe an Ihrem Ort an und würfeln Sie. %s: nichts. %s: sie wird zerstört. Für „Maximum Firepower“ dürfen Sie neu würfeln",
			say.Span(1, e.From-1), say.Span(e.From, game.DieFaces))
	case card.Detain:
		return fmt.Sprintf("wählen Sie einen Menschen an Ihrem Ort, wo auch eine Besatzungstruppe ist, und würfeln Sie. %s: er kommt in die Haft. %s: ins Lazarett. %s: nichts",
			say.Span(1, e.Detention), say.Span(e.Detention+1, e.Medical), say.Span(e.Medical+1, game.DieFaces))
	case card.ExecuteRevealed:
		return "ein Zylonenspieler wird exekutiert"
	case card.LeaveNewCaprica:
		return "die Flotte verlässt New Caprica, das Spiel endet: Zivilschiffe am Boden werden zerstört, Menschenspieler dort exekutiert"

	case card.PrepareOrEvacuate:
		return "machen Sie 1 Zivilschiff startklar, oder evakuieren Sie eines, sobald die Galactica zurück ist"
	case card.FlyAlong:
		return "haben Sie eines evakuiert, dürfen Sie an einen beliebigen ungefährlichen Ort auf der Galactica gehen"
	case card.LookAtLocked:
		return "sehen Sie sich das oberste festgesetzte Zivilschiff an und legen Sie es nach oben oder unten zurück"
	case card.DestroyOnGround:
		return "das oberste festgesetzte Zivilschiff wird zerstört, ist keines festgesetzt, das oberste startklare"
	case card.OnGround:
		return fmt.Sprintf("ist %s auf New Caprica: %s", germanWho[e.Who], de.List(e.Then))
	case card.NeedsGround:
		return fmt.Sprintf("nur, solange %s auf New Caprica ist", germanWho[e.Who])
	case card.InOrbit:
		return "ist die Galactica zurück: " + de.List(e.Then)
	case card.ReleaseDetained:
		return de.tells(e.By, germanChoose.says(e.By, "einen Charakter in der Haft")+"; er kommt an einen anderen ungefährlichen Ort auf New Caprica nach derselben Wahl")
	case card.LeaveDetention:
		return "verlassen Sie die Haft und gehen Sie an einen anderen Ort auf New Caprica, nur nicht ins Lazarett"
	case card.NoJumpStep:
		return "in diesem Zug entfällt die Sprungvorbereitung"
	case card.ResolveCrisis:
		return "ziehen Sie eine Krisenkarte und führen Sie sie aus, mit ihren Aktivierungssymbolen"
	case card.LoseHighest:
		return fmt.Sprintf("höchste Ressource %s, nach Ihrer Wahl bei mehreren", say.Signed(-e.N))
	case card.OfferQuorum:
		return "Sie dürfen 1 Zwölferratskarte ziehen und dann 1 Zwölferratskarte spielen"
	case card.MayDraw:
		return de.may(e.Who, germanDraw.says(e.Who, germanCards[card.AnySkill].acc(e.N)+" seiner Typen"))
	default:
		return ""
	}
}
