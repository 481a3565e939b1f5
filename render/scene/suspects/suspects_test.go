package suspects_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/say"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/suspects"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

func TestMain(m *testing.M) { uitest.Main(m, nil) }

// From the menu of the table leads a way to what the computer players think. Whoever is clicked on says whom they suspect, and why.
func TestComputerPlayersCanBeAsked(t *testing.T) {
	tab := scenetest.Suspected(t, 5)
	h, p, _ := tabletest.TakePlay(t, tab, 1920, 1080)
	h.Key(ebiten.KeyEscape)
	h.Ticks(5)
	h.ClickOn("suspects")
	h.Ticks(5)
	words := tabletest.Words(h)
	if !strings.Contains(words, p.Say.Text(say.SuspectsTitle)) {
		t.Fatalf("the page does not open: %s", words)
	}
	said := map[string]bool{}
	for s, info := range tab.Seats() {
		if info.Bot == "" || !tab.View().Seats[s].Human() {
			continue
		}
		h.ClickOn("suspects.ask." + string(rune('0'+s)))
		h.Ticks(3)
		words := tabletest.Words(h)
		if !strings.Contains(words, "I suspect") {
			t.Errorf("%s says nothing: %s", info.Name, words)
		}
		said[words] = true
	}
	if len(said) < 2 {
		t.Error("all say the same")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(5)
	if strings.Contains(tabletest.Words(h), p.Say.Text(say.SuspectsTitle)) {
		t.Error("the page does not close")
	}
}

// Where only people play, nobody is told whom to suspect.
func TestPeopleKeepTheirThoughts(t *testing.T) {
	tab, err := scenetest.Table(4, 1)
	if err != nil {
		t.Fatal(err)
	}
	h, p, _ := tabletest.TakePlay(t, tab, 1920, 1080)
	if suspects.Can(p.Session) {
		t.Error("there is somebody to ask")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(5)
	if strings.Contains(tabletest.Words(h), p.Say.Text(say.TableMenuSuspects)) {
		t.Error("the menu leads to what nobody thinks")
	}
}
