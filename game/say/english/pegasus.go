package english

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// pegasusEffect words the effects that the Skill cards, locations and characters of the Pegasus box add; "" for any other effect.
func (en english) pegasusEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Spare:
		return fmt.Sprintf("choose a resource: its next loss in this turn is %d less", e.By)
	case card.DrawWithFew:
		return fmt.Sprintf("every human player with %d skill cards or fewer may draw %d skill cards of the types on their own sheet", e.Holds, e.N)
	case card.NoDestiny:
		return "no destiny cards are added to this skill check"
	case card.OneAction:
		return "take 1 action"
	case card.FlyAndAttack:
		return "your viper may move to any space area; there it may attack 1 Cylon ship"
	case card.RaidersMiss:
		return fmt.Sprintf("the first %d raiders that act in your space area miss", e.N)
	case card.ChangeDie:
		return fmt.Sprintf("raise or lower the result of that die by %d", e.By)
	case card.HeavyRaidersOnly:
		return "activate heavy raiders; the centurions aboard do not advance"
	case card.SwapWithDestiny:
		return "put this card on top of the destiny deck and take the card that was there into your hand"
	case card.LoseIfJailed:
		return fmt.Sprintf("if a human player is in the Brig or in Detention: −%d of the highest resource", e.N)
	case card.FirePegasus:
		return fmt.Sprintf("choose a basestar and roll the die. %s: damage the Pegasus. %s: damage that basestar once. %s: damage it twice",
			say.Span(1, e.Hit), say.Span(e.Hit+1, e.Once), say.Span(e.Once+1, game.DieFaces))
	case card.FireBatteries:
		return fmt.Sprintf("choose a space area and roll the die. %s: destroy 1 civilian ship there. %s: damage 1 viper there. %s: destroy up to %d raiders there. "+
			"%s: destroy up to %d raiders there", say.Span(1, e.Civilian), say.Span(e.Civilian+1, e.Viper), say.Span(e.Viper+1, e.Few), e.Raiders,
			say.Span(e.Few+1, game.DieFaces), e.More)
	case card.AddJumpIcon:
		return fmt.Sprintf("discard %d skill cards; the next crisis card drawn this turn counts as having a jump icon", e.Discard)
	case card.ExecuteTarget:
		return "the chosen character is executed"
	case card.TreacheryForHumans:
		return fmt.Sprintf("every human player discards %s at random and draws %s", some(e.N, "skill card"), some(e.N, "treachery card"))
	case card.BlindJump:
		return "the fleet jumps, prepared or not; the Admiral draws only 1 destination card"
	case card.Sacrifice:
		return fmt.Sprintf("go to Sickbay; destroy %s, or %s, or %s, or %s in the area that you leave", en.ships(e.Raiders, card.Raider),
			en.ships(e.HeavyRaiders, card.HeavyRaider), en.ships(e.Basestars, card.Basestar), en.ships(e.Civilians, card.Civilian))
	case card.BringFleet:
		return fmt.Sprintf("place 1 basestar in the %s; if none is left, you may take 1 basestar off the board instead. Then you may place %s in the %s and %s in the %s",
			nouns.Areas[card.Bow], en.ships(e.Raiders.N, card.Raider), nouns.Areas[e.Raiders.At], en.ships(e.Civilians.N, card.Civilian), nouns.Areas[e.Civilians.At])
	case card.TakeActions:
		return fmt.Sprintf("take %d actions", e.N)
	case card.PutOnDestiny:
		return fmt.Sprintf("put %s of your hand on top of the destiny deck", some(e.N, "card"))
	case card.SwapHands:
		return "swap all skill cards of your hand with those of another player"
	case card.TakeAndGive:
		return "take 1 skill card at random from another player, who then draws 1 skill card of a type that you choose"
	default:
		return ""
	}
}
