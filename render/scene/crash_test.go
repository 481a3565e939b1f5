package scene_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/say/english"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
)

// broken is a table that panics in the middle of drawing.
type broken struct {
	*scene.Play
	now *string // what the panic says, "" for none
}

func (b broken) Frame(u *ui.UI, a *render.App) {
	if *b.now != "" {
		u.Clip(u.Window(), func() { panic(*b.now) })
	}
	b.Play.Frame(u, a)
}

func TestCrashGoesOn(t *testing.T) {
	s := tabletest.TestShell(t)
	now, path := "", ""
	var secret card.ID
	h, app := tabletest.ShowScene(t, s, func() render.Scene {
		tab := scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(4))
		for i, seat := range tab.Seats() {
			seat.Bot = ""
			if err := tab.SetSeat(game.Seat(i), seat); err != nil {
				t.Fatal(err)
			}
		}
		s.Playing = tab
		path = tab.Path()
		secret = stateOf(t, path).Piles[game.CrisisDeck][3].Card
		return broken{scene.NewPlay(s, tab), &now}
	})
	h.Move(5, 5)
	now = "a hole in the hull of " + string(secret)
	h.Move(6, 6)
	if !strings.Contains(scenetest.Text(app), "“Friday” is safe") || !strings.Contains(scenetest.Text(app), "a hole in the hull") {
		t.Fatalf("the screen says %s", scenetest.Text(app))
	}
	if strings.Contains(scenetest.Text(app), string(secret)) {
		t.Errorf("the screen names the hidden card %s: %s", secret, scenetest.Text(app))
	}
	h.ClickOn("report")
	reports := func() []string {
		list, err := filepath.Glob(filepath.Join(s.Reports, "report *"+save.ReportExt))
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	if len(reports()) != 1 {
		t.Fatalf("reports: %q; the screen says %s", reports(), scenetest.Text(app))
	}
	data, err := os.ReadFile(reports()[0])
	if err != nil || !strings.Contains(string(data), "a hole in the hull") || !strings.Contains(string(data), "crash_test.go") {
		t.Errorf("the report: %v\n%s", err, data)
	}
	// The report must not name anything that is hidden: not in the file, and not in what can be decoded from it.
	report, err := save.ReadReport(reports()[0])
	if err == nil && !slices.Equal(report.Machine, s.Machine()) {
		t.Errorf("of the machine the report says %q", report.Machine)
	}
	if err != nil || report.Journal != nil || report.Trying != nil || len(report.Log) < 20 {
		t.Fatalf("the report: %v %+v", err, report)
	}
	for _, name := range hidden(t, path) {
		if strings.Contains(string(data), name) || strings.Contains(strings.ToLower(string(data)), strings.ToLower(name)) {
			t.Errorf("the report names %q, which lies hidden", name)
		}
	}
	// With the hidden cards, if all players agree, it must hold the whole game.
	h.ClickOn("hidden")
	h.ClickOn("report")
	if len(reports()) != 2 {
		t.Fatalf("reports: %q; the screen says %s", reports(), scenetest.Text(app))
	}
	whole := false
	for _, path := range reports() {
		if r, err := save.ReadReport(path); err != nil {
			t.Error(err)
		} else if r.Journal != nil {
			c, err := r.Contents()
			whole = err == nil && len(c.Records) > 20
		}
	}
	if !whole {
		t.Error("no report holds the game")
	}
	h.ClickOn("again")
	h.Ticks(5)
	if !scenetest.Shows(h, "menu") && !scenetest.Shows(h, "handover.hold") || s.Playing == nil || s.Playing.View().Turn < 4 {
		t.Errorf("the game does not go on; the screen says %s", scenetest.Text(app))
	}
	scene.Leave(s)
}

// stateOf returns the state of a saved game.
func stateOf(t *testing.T, path string) *game.State {
	t.Helper()
	c, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	g, _, err := save.Replay(c.Header.Setup, save.Standing(c.Records), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	return g.Snapshot()
}

// hidden returns the ids and names of the cards that not all players know. It leaves out cards of which a copy lies open or was seen by all, and a
// card that shares its id with an ability.
func hidden(t *testing.T, path string) []string {
	t.Helper()
	s := stateOf(t, path)
	names, everything := map[card.ID]string{}, box.Everything()
	for _, deck := range []card.Deck{card.Crises, card.SuperCrises, card.QuorumCards, card.Destinations, card.LoyaltyCards} {
		for id := range everything.IDs(deck) {
			names[id] = english.Language().Names[deck][id]
		}
	}
	var list []string
	open := map[card.ID]bool{}
	for _, b := range box.All() {
		for i := range b.Characters {
			for _, a := range b.Characters[i].Abilities {
				open[a.ID] = true // one is called like a crisis
			}
		}
	}
	for p := range s.Piles {
		for _, slot := range s.Piles[p] {
			// All players saw a discard pile as it grew.
			open[slot.Card] = open[slot.Card] || slot.FaceUp() || slot.Seen.Has(game.Everyone)
		}
	}
	for p := range s.Piles {
		for _, slot := range s.Piles[p] {
			if name := names[slot.Card]; name != "" && !open[slot.Card] {
				list = append(list, string(slot.Card), name)
			}
		}
	}
	if len(list) < 100 {
		t.Fatalf("only %d names lie hidden", len(list))
	}
	return list
}

func TestCrashOutsideAGame(t *testing.T) {
	s := tabletest.TestShell(t)
	h, app := tabletest.ShowScene(t, s, func() render.Scene { panic("no title") })
	h.Move(5, 5)
	if !strings.Contains(scenetest.Text(app), "No game was in progress.") {
		t.Fatalf("the screen says %s", scenetest.Text(app))
	}
	h.ClickOn("title")
	h.Ticks(3)
	if !scenetest.Shows(h, "new") {
		t.Errorf("it does not lead to the title: %s", scenetest.Text(app))
	}
}
