package scene_test

import (
	"fmt"
	"math"
	"os"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
)

// otherDice gives a state another seed: what has happened stays the same, what will happen does not.
func otherDice(s *game.State) int {
	s.Seed += 977
	return 1
}

// Nothing may be seen before it is told. Two games that are the same so far, and differ only in the dice to come, must look the same frame by frame
// until the difference is told or begins to be seen. So no word, number, light or question can belong to what comes later.
func TestNothingIsSeenBeforeItIsTold(t *testing.T) {
	games := uint64(8)
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 60
	}
	alike, parted := 0, 0
	for seed := range games {
		setup := boxesByTurns(seed)
		turn := 1 + int(seed)%5
		pair := tabletest.TwinsOf(t, setup, func(v *game.View) bool { return v.Turn >= turn }, otherDice)
		plays, apps, hands, chance := tabletest.SideBySide(t, pair, seed)
		n := tabletest.SameUntil(t, pair, plays, apps, hands, chance)
		if alike += n; n >= 0 {
			parted++
		}
		for _, tab := range pair {
			tab.Close()
		}
	}
	t.Logf("%d frames alike before %d games parted", alike, parted)
	if parted == 0 {
		t.Error("no two games parted: this proves nothing")
	}
}

// boxesByTurns returns a setup with the base box alone, with Exodus, with Pegasus or with both.
func boxesByTurns(seed uint64) game.Setup {
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed + 1, Deal: true}
	if seed/2%2 == 1 {
		setup.Boxes = append(setup.Boxes, "pegasus")
	}
	if seed%2 == 1 {
		setup.Boxes = append(setup.Boxes, "exodus")
		setup.Options = []string{card.OptionCylonFleet, card.OptionFinalFive, card.OptionPersonalGoals}
	}
	return setup
}

// What is told must be seen: once everything has come to rest, every word and number on the screen must be the same as for a player who goes to that
// place in the log without having seen how the table came there.
func TestToldIsSeen(t *testing.T) {
	games := uint64(6)
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 60
	}
	compared, kinds := 0, map[game.EventKind]int{}
	for seed := range games {
		setup := boxesByTurns(seed)
		turn := 1 + int(seed)%7
		pair := tabletest.TwinsOf(t, setup, func(v *game.View) bool { return v.Turn >= turn }, func(*game.State) int { return 1 })
		plays, apps, hands, chance := tabletest.SideBySide(t, pair, seed)
		bar := scene.PromptBar(apps[0].UI)
		at, stamped := -1, 0
		for range 60 {
			if pair[0].View().Decision == nil {
				break
			}
			for i, tab := range pair {
				if err := scenetest.AnswerAny(tab, chance[i]); err != nil {
					t.Fatal(err)
				}
				tab.CloseCurtain()
				apps[i].UI.Wake(1)
			}
			one, two := plays[0], plays[1]
			for ticks := 0; ticks < tabletest.MostMoving; ticks += 3 {
				hands[0].Ticks(3)
				if !one.Telling() {
					break
				}
				told := len(one.Log())
				if told > 0 && one.Log()[told-1].Kind == game.CheckEnded {
					stamped = one.Tick + 120 // the result lies over everything else for a while
				}
				if one.Rooms.Recap.Open() { // what is proclaimed waits for a click
					one.Rooms.Recap.Dismiss()
					apps[0].UI.Wake(1)
					continue
				}
				if told == at || pair[0].Untold() == 0 || one.Rooms.Moments.On() || one.Rooms.Dice.Rolling() || one.Tick < stamped {
					continue
				}
				one.Rooms.Moves.Settle()
				one.Rooms.Check.TurnUp()
				apps[0].UI.Wake(1)
				hands[0].Ticks(1)
				if len(one.Log()) != told || !one.Telling() || one.Moving() || one.Rooms.Moments.On() || one.Rooms.Dice.Rolling() {
					continue
				}
				at = told
				two.Retell(told)
				apps[1].UI.Wake(1)
				hands[1].Ticks(2)
				if a, b := wordsBut(apps[0].UI, bar), wordsBut(apps[1].UI, bar); !sameWords(a, b) {
					e := one.Log()[told-1]
					t.Fatalf("game %d, after %v: told it is\n%s\nto who looks there", seed, e.Kind, tabletest.FirstLine(fmt.Sprintln(a), fmt.Sprintln(b)))
				}
				if one.Line != two.Line {
					t.Errorf("game %d: at the foot stands %v, to who looks there %v", seed, one.Line, two.Line)
				}
				compared++
				kinds[one.Log()[told-1].Kind]++
			}
			two.Finish()
			hands[1].Ticks(2)
		}
		for _, tab := range pair {
			tab.Close()
		}
	}
	t.Logf("%d moments of %d games, after %d kinds of events", compared, games, len(kinds))
	if len(kinds) < 12 {
		t.Errorf("only %v were looked at", kinds)
	}
}

// word is a text on the screen, and where it is in pixels.
type word struct {
	text string
	x, y float64
}

// wordsBut returns every text on the screen except those in a bar.
func wordsBut(u *ui.UI, bar ui.Rect) []word {
	var list []word
	unit := u.Window().W / 1280 // of a pixel
	for _, p := range u.Placed() {
		// The Esc key is shown only where something is told again, which it ends.
		if x, y := p.Rect.Center(); p.Kind == "text" && p.Text != "Esc" && !bar.Contains(x*unit, y*unit) {
			list = append(list, word{p.Text, p.Rect.X, p.Rect.Y})
		}
	}
	return list
}

// sameWords reports whether two screens have the same words in the same places; miniatures come to rest within a few pixels.
func sameWords(a, b []word) bool {
	return slices.EqualFunc(a, b, func(a, b word) bool { return a.text == b.text && math.Abs(a.x-b.x) < 6 && math.Abs(a.y-b.y) < 6 })
}
