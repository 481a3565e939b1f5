package bot_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/script"
)

// A bot that knows of a Cylon and holds the cards for it uses the Airlock on him. A bot that knows of none must spare everybody.
func TestAirlockIsForKnownCylons(t *testing.T) {
	for _, c := range []struct {
		name, lay string
		does      bool
	}{
		{"he has seen him", "known laura-roslin loyalty:saul-tigh cylon-brig", true},
		{"nobody knows", "", false},
	} {
		g, err := script.Lay("boxes base pegasus\nseats laura-roslin saul-tigh kara-thrace\nloyalty saul-tigh cylon-brig\n" + c.lay +
			"\nat laura-roslin airlock\ngive laura-roslin consolidate-power/2*2 investigative-committee/4*2 strategic-planning/4*2\nturn laura-roslin action")
		if err != nil {
			t.Fatal(err)
		}
		a := bot.Good(bot.Watch(g).Known(0))
		if got := a.Picks[0].Kind == game.Locate; got != c.does {
			t.Errorf("%s: %v", c.name, a.Picks)
		}
		g.Close()
	}
}
