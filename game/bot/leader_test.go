package bot_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/script"
)

// A Cylon Leader must play for the side that his Agenda names.
func TestLeaderPlaysForHisAgenda(t *testing.T) {
	for _, c := range []struct {
		agenda, lay string
		kind        game.ChoiceKind
		does        bool
	}{
		{"guide-them-to-destiny", "at cavil human-fleet", game.Infiltrate, true},
		{"genocide", "at cavil human-fleet", game.Infiltrate, false},
		{"mutual-annihilation", "at cavil human-fleet\nsuper cavil massive-assault", game.Infiltrate, false}, // he plays the Super Crisis card first
		{"mutual-annihilation", "at cavil human-fleet", game.Infiltrate, true},                               // the way to the Resurrection Ship
		{"mutual-annihilation", "infiltrating cavil command", game.Return, true},
		{"mutual-annihilation", "at cavil resurrection-ship", game.Locate, true},
		{"mutual-annihilation", "infiltrating cavil command\nsuper cavil massive-assault", game.Return, true},
		{"genocide", "infiltrating cavil command", game.Return, true},
		{"show-their-true-nature", "at cavil human-fleet", game.Infiltrate, true},
		{"show-their-true-nature", "infiltrating cavil admirals-quarters", game.Locate, true}, // he accuses himself
		{"show-their-true-nature", "infiltrating cavil brig", game.Return, false},
		{"show-their-true-nature", "executions cavil 1\ninfiltrating cavil command", game.Return, true},
		{"join-the-colonials", "infiltrating cavil command", game.Return, false},
	} {
		g, err := script.Lay("boxes base pegasus\noption cylon-leader\nseats cavil laura-roslin saul-tigh kara-thrace\nagenda cavil " + c.agenda +
			"\n" + c.lay + "\nturn cavil action")
		if err != nil {
			t.Fatal(err)
		}
		for luck := range uint64(10) {
			watch := bot.Watch(g)
			watch.Luck = bot.Luck(luck)
			a := bot.Good(watch.Known(0))
			if got := a.Picks[0].Kind == c.kind; got != c.does {
				t.Errorf("%s, %s: %v", c.agenda, c.lay, a.Picks)
			}
		}
		g.Close()
	}
}
