package german

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// pegasusEffect words the effects that the Pegasus box adds, as a clause with a verb.
func (de german) pegasusEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Spare:
		return fmt.Sprintf("wählen Sie eine Ressource: ihr nächster Verlust in diesem Zug ist um %d geringer", e.By)
	case card.DrawWithFew:
		return fmt.Sprintf("jeder menschliche Spieler mit höchstens %d Fertigkeitskarten darf %d ziehen", e.Holds, e.N)
	case card.NoDestiny:
		return "zu dieser Fertigkeitsprobe kommen keine Schicksalskarten"
	case card.OneAction:
		return "führen Sie 1 Aktion aus"
	case card.FlyAndAttack:
		return "Ihre Viper darf in ein beliebiges Weltraumfeld fliegen und dort 1 Zylonenschiff angreifen"
	case card.RaidersMiss:
		return fmt.Sprintf("die ersten %d Jäger, die in Ihrem Weltraumfeld handeln, verfehlen", e.N)
	case card.ChangeDie:
		return fmt.Sprintf("erhöhen oder senken Sie das Ergebnis dieses Wurfs um %d", e.By)
	case card.HeavyRaidersOnly:
		return "aktivieren Sie die Schweren Jäger; die Zenturios rücken nicht vor"
	case card.SwapWithDestiny:
		return "legen Sie diese Karte auf den Schicksalsstapel und nehmen Sie die Karte, die dort lag, auf die Hand"
	case card.LoseIfJailed:
		return fmt.Sprintf("ist ein menschlicher Spieler in der Brig: höchste Ressource −%d", e.N)
	case card.FirePegasus:
		return fmt.Sprintf("wählen Sie einen Basisstern und würfeln Sie. %s: die Pegasus wird beschädigt. %s: der Basisstern wird einmal beschädigt. %s: zweimal",
			say.Span(1, e.Hit), say.Span(e.Hit+1, e.Once), say.Span(e.Once+1, game.DieFaces))
	case card.FireBatteries:
		return fmt.Sprintf("wählen Sie ein Weltraumfeld und würfeln Sie. %s: 1 Zivilschiff dort wird zerstört. %s: 1 Viper dort wird beschädigt. "+
			"%s: bis zu %d Jäger dort werden zerstört. %s: bis zu %d", say.Span(1, e.Civilian), say.Span(e.Civilian+1, e.Viper),
			say.Span(e.Viper+1, e.Few), e.Raiders, say.Span(e.Few+1, game.DieFaces), e.More)
	case card.AddJumpIcon:
		return fmt.Sprintf("werfen Sie %d Fertigkeitskarten ab; die nächste Krisenkarte dieses Zuges gilt als Karte mit Sprungsymbol", e.Discard)
	case card.ExecuteTarget:
		return "der gewählte Charakter wird hingerichtet"
	case card.TreacheryForHumans:
		return fmt.Sprintf("jeder menschliche Spieler wirft %d zufällige Fertigkeitskarte ab und zieht %d Verrat-Karte", e.N, e.N)
	case card.BlindJump:
		return "die Flotte springt, vorbereitet oder nicht; der Admiral zieht nur 1 Zielkarte"
	case card.Sacrifice:
		return fmt.Sprintf("gehen Sie in die Krankenstation; in dem Feld, das Sie verlassen, werden %d Jäger, %d Schwere Jäger, %d Basisstern oder %d Zivilschiff zerstört",
			e.Raiders, e.HeavyRaiders, e.Basestars, e.Civilians)
	case card.BringFleet:
		return "stellen Sie 1 Basisschiff vor den Bug; ist keines mehr da, dürfen Sie stattdessen 1 Basisschiff vom Brett nehmen. Danach dürfen Sie " +
			fmt.Sprintf("%d Jäger vor den Bug und %d ziviles Schiff hinter das Heck stellen", e.Raiders.N, e.Civilians.N)
	case card.TakeActions:
		return fmt.Sprintf("führen Sie %d Aktionen aus", e.N)
	case card.PutOnDestiny:
		return fmt.Sprintf("legen Sie %d Karten Ihrer Hand auf den Schicksalsstapel", e.N)
	case card.SwapHands:
		return "tauschen Sie alle Fertigkeitskarten Ihrer Hand mit denen eines anderen Spielers"
	case card.TakeAndGive:
		return "nehmen Sie einem anderen Spieler 1 zufällige Fertigkeitskarte; er zieht dann 1 Karte einer Art, die Sie bestimmen"
	default:
		return ""
	}
}
