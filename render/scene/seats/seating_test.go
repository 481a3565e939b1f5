package seats_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// seatingOpen opens the page of the seats.
func seatingOpen(t *testing.T, h *uitest.Hands) {
	t.Helper()
	for _, k := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyW} {
		h.Key(k)
		h.Ticks(3)
	}
	if _, ok := scenetest.Has(h.Targets(), "seating.back"); !ok {
		t.Fatal("Esc, W does not lead to the seats")
	}
}

// A player leaves, a bot plays on, another player takes over with a PIN and forgets it, and all others lift it. Then the game is loaded.
func TestSeating(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		h, p, s := tabletest.TakeKept(t, size[0], size[1])
		h.Key(ebiten.KeyEnter)
		seatingOpen(t, h)
		tabletest.Clean(t, h, "seating")
		h.ClickOn("seating.2")
		h.ClickOn("seating.who.1")
		tabletest.Clean(t, h, "a bot")
		h.ClickOn("seating.agree")
		tabletest.Clean(t, h, "armed")
		if p.Table.Seats()[2].Bot != "" {
			t.Fatal("one click changes a seat")
		}
		h.ClickOn("seating.agree")
		if p.Table.Seats()[2].Bot == "" {
			t.Fatal("two clicks do not change the seat")
		}
		h.Key(ebiten.KeyEscape)
		h.Ticks(3)
		if tabletest.KindOf(h.Targets()) != "recap" {
			t.Fatalf("who has left is told nobody: %q", tabletest.KindOf(h.Targets()))
		}
		tabletest.Clean(t, h, "news")
		h.Key(ebiten.KeyEnter)
		h.Ticks(3)
		if line := p.Rooms.Log.Text.Lines[len(p.Rooms.Log.Text.Lines)-1].Text; !strings.Contains(line, scenetest.Names[2]) || !strings.Contains(line, "the computer") {
			t.Fatalf("the log says %q", line)
		}
		// Ida takes the seat, with a PIN.
		seatingOpen(t, h)
		h.ClickOn("seating.2")
		h.ClickOn("seating.who.0")
		h.ClickOn("seating.name")
		for range 10 {
			h.Key(ebiten.KeyBackspace)
		}
		h.Type("Ida")
		h.ClickOn("seating.colour.more")
		h.ClickOn("seating.pin")
		h.Type("1234")
		h.Ticks(2)
		tabletest.Clean(t, h, "Ida")
		h.ClickOn("seating.agree")
		h.ClickOn("seating.agree")
		ida := p.Table.Seats()[2]
		if ida.Name != "Ida" || ida.PIN == "" || ida.Bot != "" || ida.Color == 2 {
			t.Fatalf("at the seat is %+v", ida)
		}
		for i, other := range p.Table.Seats() {
			if i != 2 && other.Color == ida.Color {
				t.Error("two seats have one colour")
			}
		}
		// With a PIN: a wrong one must change nothing, the right one must let Ida leave.
		h.ClickOn("seating.who.1")
		h.ClickOn("seating.proof")
		h.Type("9999")
		h.ClickOn("seating.bypin")
		h.Ticks(2)
		tabletest.Clean(t, h, "wrong PIN")
		if p.Table.Seats()[2] != ida {
			t.Fatal("a wrong PIN changes the seat")
		}
		h.ClickOn("seating.proof")
		h.Type("1234")
		h.ClickOn("seating.bypin")
		if now := p.Table.Seats()[2]; now.Bot == "" || now.PIN != ida.PIN {
			t.Fatalf("with the PIN the seat is %+v", now)
		}
		// Ida is back by consent, with the PIN forgotten.
		h.ClickOn("seating.who.0")
		h.ClickOn("seating.lift")
		h.Ticks(2)
		tabletest.Clean(t, h, "forgotten")
		h.ClickOn("seating.agree")
		h.ClickOn("seating.agree")
		if now := p.Table.Seats()[2]; now.Bot != "" || now.PIN != "" || now.Name != "Ida" {
			t.Fatalf("without the PIN the seat is %+v", now)
		}
		if got := p.Name(2); got != "Ida" {
			t.Errorf("the table calls Ida %q", got)
		}
		lines := tabletest.Texts(p.Rooms.Log.Text.Lines)
		seats := p.Table.Seats()
		path := p.Table.Path()
		p.Table.Close()
		again, err := table.Load(path, s.Bots)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(again.Seats(), seats) {
			t.Error("loaded, others sit there")
		}
		q := scene.NewPlay(s, again)
		if got := tabletest.Texts(q.Rooms.Log.Text.Lines); !slices.Equal(got, lines) {
			t.Errorf("loaded, the log is another: %s", tabletest.FirstLine(strings.Join(lines, "\n"), strings.Join(got, "\n")))
		}
		again.Close()
	}
}

// TestSeatingPictures takes pictures of the recap, the seats, the report on them, the pause and the title if BATTLESTAR_PICTURES names a folder.
func TestSeatingPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		t.Run(fmt.Sprint("kept", size[1]), func(t *testing.T) {
			t.Setenv(tabletest.EnvSaves, t.TempDir())
			s := uitest.Start(t, "kept", size[0], size[1])
			shot := func(name string) {
				s.Ticks(4)
				s.SaveShot(fmt.Sprintf("%s/%s-%d.png", dir, name, size[1]))
			}
			shot("recap")
			s.Key(ebiten.KeyEnter)
			s.Key(ebiten.KeyEscape)
			shot("menu")
			s.Key(ebiten.KeyW)
			shot("seating")
			s.ClickOn("seating.2")
			s.ClickOn("seating.who.1")
			s.ClickOn("seating.agree")
			shot("seating-armed")
			s.ClickOn("seating.agree")
			s.Key(ebiten.KeyEscape)
			shot("news")
			s.Key(ebiten.KeyEnter)
			shot("bot-sits")
			s.Key(ebiten.KeyF9)
			shot("pause")
		})
		t.Run(fmt.Sprint("whole", size[1]), func(t *testing.T) {
			saves := t.TempDir()
			t.Setenv(tabletest.EnvSaves, saves)
			game, err := tabletest.KeptTable(&save.Store{Dir: filepath.Join(saves, "saves")}, 5, 3, 9)
			if err != nil {
				t.Fatal(err)
			}
			game.Close()
			s := uitest.Start(t, "whole", size[0], size[1])
			s.SaveShot(fmt.Sprintf("%s/title-%d.png", dir, size[1]))
			s.ClickOn("load")
			s.SaveShot(fmt.Sprintf("%s/load-%d.png", dir, size[1]))
		})
	}
}
