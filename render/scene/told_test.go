package scene

import (
	"math/rand/v2"
	"os"
	"reflect"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/ui/uitest"
)

// otherDice gives a state another chance: what has happened is the same, what will happen is not.
func otherDice(s *game.State) int {
	s.Seed += 977
	return 1
}

// Nothing is seen before it is told: two games that are alike so far, and of which only the dice to come differ, look alike, frame by frame,
// until that which differs is told or begins to be seen. So no word, number, light or question belongs to what comes later.
func TestNothingIsSeenBeforeItIsTold(t *testing.T) {
	games := uint64(8)
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 200
	}
	alike, parted := 0, 0
	for seed := range games {
		setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed + 1, Deal: true}
		if seed%2 == 1 {
			setup.Boxes = append(setup.Boxes, "exodus")
			setup.Options = []string{card.OptionCylonFleet, card.OptionFinalFive, card.OptionPersonalGoals}
		}
		turn := 1 + int(seed)%5
		pair := twinsOf(t, setup, func(v *game.View) bool { return v.Turn >= turn }, otherDice)
		var plays [2]*Play
		var apps [2]*render.App
		var hands [2]*uitest.Hands
		var chance [2]*rand.Rand
		for i, tab := range pair {
			tab.SetStops(everyStop())
			s := NewShell(nil, nil, "")
			s.Settings.NoGuide = true
			plays[i] = NewPlay(s, tab)
			app, err := render.New(func(*render.App) render.Scene { return plays[i] })
			if err != nil {
				t.Fatal(err)
			}
			apps[i], hands[i], chance[i] = app, uitest.Take(t, app, 1280, 720), rand.New(rand.NewPCG(seed, 7))
			hands[i].Move(3, 3)
			hands[i].Ticks(3)
		}
		n := sameUntil(t, pair, plays, apps, hands, chance)
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

// sameUntil answers the same in both games and compares their frames until what is told differs. It gives back how many frames were alike.
func sameUntil(t *testing.T, pair [2]*table.Table, plays [2]*Play, apps [2]*render.App, hands [2]*uitest.Hands, chance [2]*rand.Rand) int {
	t.Helper()
	frames := 0
	for range 80 {
		for i, tab := range pair {
			if tab.View().Decision == nil {
				return frames
			}
			if err := scenetest.AnswerAny(tab, chance[i]); err != nil {
				t.Fatal(err)
			}
			tab.CloseCurtain()
			apps[i].UI.Wake(1)
		}
		for range mostMoving / 7 {
			hands[0].Ticks(7)
			hands[1].Ticks(7)
			one, two := plays[0], plays[1]
			if !reflect.DeepEqual(one.Log(), two.Log()) || one.dice.Rolling() || two.dice.Rolling() || one.Telling() != two.Telling() {
				return frames // it is told now what differs, or begins to be seen
			}
			if a, b := frameOf(apps[0].UI), frameOf(apps[1].UI); a != b {
				ahead, _ := pair[0].Ahead()
				t.Fatalf("before it is told, one sees of %v:\n%s", ahead.Kind, firstLine(a, b))
			}
			frames++
			if !one.Telling() && !one.Reading() {
				break
			}
		}
		if a, b := pair[0].View().Decision, pair[1].View().Decision; a == nil || b == nil || a.Kind != b.Kind {
			return frames
		}
	}
	return frames
}

// everyStop has the table wait for a click everywhere.
func everyStop() (s table.Stops) {
	for w := range s {
		for r := range s[w] {
			s[w][r] = true
		}
	}
	return s
}
