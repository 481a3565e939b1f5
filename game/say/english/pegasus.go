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
		return fmt.Sprintf("choose a resource. Its next loss this turn is reduced by %d", e.By)
	case card.DrawWithFew:
		return fmt.Sprintf("each human player with %d or fewer skill cards may draw %d skill cards from their skill set", e.Holds, e.N)
	case card.NoDestiny:
		return "add no cards from the Destiny deck to this skill check"
	case card.OneAction:
		return "take 1 action"
	case card.FlyAndAttack:
		return "move your viper to any space area, where it may attack 1 Cylon ship"
	case card.RaidersMiss:
		return fmt.Sprintf("the first %d raiders to act in your space area miss", e.N)
	case card.ChangeDie:
		return fmt.Sprintf("raise or lower the result of that die by %d", e.By)
	case card.HeavyRaidersOnly:
		return "activate heavy raiders. Centurions aboard do not advance"
	case card.SwapWithDestiny:
		return "swap this card with the top card of the Destiny deck, which you take into your hand"
	case card.LoseIfJailed:
		return fmt.Sprintf("if a human player is in the Brig or in Detention, −%d of the highest resource", e.N)
	case card.FirePegasus:
		return fmt.Sprintf("choose a basestar and roll the die. %s: damage Pegasus. %s: damage that basestar once. %s: damage it twice",
			say.Span(1, e.Hit), say.Span(e.Hit+1, e.Once), say.Span(e.Once+1, game.DieFaces))
	case card.FireBatteries:
		return fmt.Sprintf("choose a space area and roll the die. %s: destroy 1 civilian ship there. %s: damage 1 viper there. %s: destroy up to %d raiders there. "+
			"%s: destroy up to %d raiders there", say.Span(1, e.Civilian), say.Span(e.Civilian+1, e.Viper), say.Span(e.Viper+1, e.Few), e.Raiders,
			say.Span(e.Few+1, game.DieFaces), e.More)
	case card.AddJumpIcon:
		return fmt.Sprintf("discard %d skill cards to have the next Crisis card drawn this turn count as having a jump preparation icon", e.Discard)
	case card.ExecuteTarget:
		return "the chosen character is executed"
	case card.TreacheryForHumans:
		return fmt.Sprintf("each human player discards %s at random and draws %s", some(e.N, "skill card"), some(e.N, "treachery card"))
	case card.BlindJump:
		return "the fleet jumps, prepared or not. The Admiral draws only 1 Destination card"
	case card.Sacrifice:
		return fmt.Sprintf("go to Sickbay and destroy %s, %s, %s or %s in the area you leave", en.ships(e.Raiders, card.Raider),
			en.ships(e.HeavyRaiders, card.HeavyRaider), en.ships(e.Basestars, card.Basestar), en.ships(e.Civilians, card.Civilian))
	case card.BringFleet:
		return fmt.Sprintf("place 1 basestar at the %s. If none is left, you may first remove 1 basestar from the board. Then you may place %s at the %s and %s at the %s",
			nouns.Areas[card.Bow], en.ships(e.Raiders.N, card.Raider), nouns.Areas[e.Raiders.At], en.ships(e.Civilians.N, card.Civilian), nouns.Areas[e.Civilians.At])
	case card.TakeActions:
		return fmt.Sprintf("take %d actions", e.N)
	case card.PutOnDestiny:
		return fmt.Sprintf("put %s from your hand on top of the Destiny deck", some(e.N, "card"))
	case card.SwapHands:
		return "swap your hand of skill cards with another player’s"
	case card.TakeAndGive:
		return "take 1 skill card at random from another player. That player draws 1 skill card of a type that you choose"
	default:
		return ""
	}
}
