package bot

import (
	"testing"

	"battlestar/game"
)

// taste lists the kinds of decisions for which Good has no rule, and why one option is as good as another.
var taste = map[game.Kind]string{
	game.ChooseAssist:   "which assist character helps most is not to be told before the game; all have one ability to lend",
	game.ChooseLeftOut:  "one card of one type less: each line of the skill set is as good",
	game.OrderStart:     "Helo comes back, Tigh discards, a token is taken, in any order, and none touches the others",
	game.SeeCard:        "one button",
	game.SeeCards:       "one button",
	game.WindowOrder:    "who of two goes first: both wanted to, and mostly either may",
	game.OrderFinalFive: "all of them are resolved",
	game.ProveLoyalty:   "any Cylon card proves a Cylon, and whoever has none shows all",
	game.SwapSuper:      "a Super Crisis card not yet seen is as good as the one in hand",
	game.ChooseDestiny:  "what is discarded was to lie in some check, of which nobody knows what it wants",
	game.LookAtTrauma:   "one button",
	game.LookAtAgenda:   "one button",
	game.LookAtMotives:  "one button",
	game.DiscardSuper:   "a Super Crisis card is as good as another before anybody knows when it is played",
	game.ChooseTimes:    "one viper more in space is what was chosen already",
	game.ChooseReplacer: "each Cylon player puts a token there that hurts",
	game.ChooseTitle:    "to hold either title is worth about as much to his side",
}

// Every kind of decision needs a rule or a reason in taste.
func TestEveryKindHasARuleOrIsTaste(t *testing.T) {
	for k := game.NoDecision + 1; k < game.NumKinds; k++ {
		why, listed := taste[k]
		switch ruled := rules[k] != nil || k == game.ContributeCards; { // contribution decides ContributeCards
		case !ruled && !listed:
			t.Errorf("Good has no rule for %s, and it is not listed as a matter of taste", k)
		case ruled && listed:
			t.Errorf("%s is listed as a matter of taste, but Good has a rule for it", k)
		case listed && why == "":
			t.Errorf("%s is listed without a reason", k)
		}
	}
}
