package scene_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/scene/gameover"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// faces returns the faces on the screen, each with whom it shows and how.
func faces(h *uitest.Hands) (list []ui.Placed) {
	for _, p := range h.Placed() {
		if p.Kind == "picture" {
			list = append(list, p)
		}
	}
	return list
}

// facesOf returns the faces of a character that lie in r, which is in pixels.
func facesOf(h *uitest.Hands, id card.ID, r ui.Rect) (list []ui.Placed) {
	for _, p := range faces(h) {
		if x, y := p.Rect.Center(); strings.HasPrefix(p.ID, string(id)+" ") && r.Contains(x, y) {
			list = append(list, p)
		}
	}
	return list
}

// places says how many faces of a character a screen must show, and how large one of them must be.
type places struct {
	least int
	side  float64 // of the largest, in pixels
}

func wantFaces(t *testing.T, where string, h *uitest.Hands, id card.ID, want places) {
	t.Helper()
	list := facesOf(h, id, screen)
	side := 0.0
	for _, f := range list {
		side = max(side, f.Rect.W)
	}
	if len(list) < want.least || side < want.side {
		t.Errorf("%s: %s is seen %d times, up to %.0f pixels; want %d and %.0f", where, id, len(list), side, want.least, want.side)
	}
}

// TestFacesStandWhereTheirCharactersAreMeant checks that each screen shows the face of every character that it is about.
func TestFacesStandWhereTheirCharactersAreMeant(t *testing.T) {
	for _, at := range []struct {
		moment string
		want   places
	}{
		{"act", places{1, 60}},
		{"contribute", places{2, 60}}, // as a player, and as one who adds cards
		{"revealed", places{2, 60}},
	} {
		h, p := tabletest.AtMoment(t, at.moment)
		p.Table.CloseCurtain()
		h.Ticks(3)
		for s := range p.View.Seats {
			id := p.View.Seats[s].Character
			wantFaces(t, at.moment, h, id, at.want)
			seat, ok := scenetest.Has(h.Targets(), "seat:"+parts.Number(s))
			if !ok || len(facesOf(h, id, seat.Rect)) != 1 {
				t.Errorf("%s: the face of %s is not on his player's panel", at.moment, id)
			}
		}
	}

	h, p := tabletest.AtMoment(t, "hand-over")
	seat := p.View.Decision.Seat()
	p.HandTo = seat
	h.Move(5, 5)
	h.Ticks(3)
	wantFaces(t, "hand-over", h, p.Character(seat), places{1, 250})
	if list := faces(h); len(list) != 1 {
		t.Errorf("hand-over: there are %d faces, want the one", len(list))
	}
	h, p = tabletest.AtMoment(t, "curtain-5")
	if err := p.Table.OpenCurtain(p.View.Decision.Seat(), ""); err != nil {
		t.Fatal(err)
	}
	h.Ticks(3)
	wantFaces(t, "curtain", h, p.Character(p.Table.Eyes()), places{1, 80})
}

// TestFacesInWhatIsTold looks at the log, the recap and an execution that is proclaimed.
func TestFacesInWhatIsTold(t *testing.T) {
	h, p := tabletest.AtMoment(t, "contribute")
	h.Ticks(3)
	now := p.Character(p.View.Current)
	before := len(facesOf(h, now, screen))
	h.Key(ebiten.KeyL)
	h.Ticks(3)
	if n := len(facesOf(h, now, screen)); n <= before {
		t.Errorf("the log shows %s %d times, the table %d times", now, n, before)
	}
	h.Key(ebiten.KeyL)
	p.Rooms.Recap.LastTime(p.Rooms.Log.Text)
	h.Move(5, 5)
	h.Ticks(3)
	wantFaces(t, "recap", h, now, places{1, 45})
	p.Rooms.Recap.Dismiss()
	h.Ticks(3)
	p.Stage.Happens(&game.Event{Kind: game.Executed, Seat: 1, Card: p.Character(1)})
	h.Move(8, 8)
	h.Ticks(3)
	list := faces(h)
	if over := list[len(list)-1]; over.ID != string(p.Character(1))+" executed" || over.Rect.W < 100 {
		t.Errorf("an execution is told with %v", over)
	}
	if p.Rooms.Recap.Open() {
		t.Error("an execution is told once by its moment, and once more")
	}
}

// TestFacesOnThePages looks at the pages beside the table: the characters to choose from, those who played, and those in saved games.
func TestFacesOnThePages(t *testing.T) {
	s := tabletest.TestShell(t)
	scenetest.PutGames(t, s)
	list, err := s.Store.List()
	if err != nil {
		t.Fatal(err)
	}
	for name, open := range map[string]func() render.Scene{
		"title": func() render.Scene { return menu.NewTitle(s) }, "load": func() render.Scene { return menu.NewLoad(s) },
	} {
		h, _ := scenetest.Take(t, open)
		h.Ticks(3)
		want := 1 // the player whose turn it is
		if name == "load" {
			want = 0
			for i := range list {
				want += len(list[i].Seats)
			}
		}
		if n := len(faces(h)); n < want {
			t.Errorf("%s: %d faces, want %d", name, n, want)
		}
	}

	tab := scenetest.Saved(t, s, "Over", 4, 3, scenetest.Never)
	h, _ := scenetest.Take(t, func() render.Scene { return gameover.NewGameOver(s, tab) })
	v := tab.View()
	for seat := range v.Seats {
		want := string(v.Seats[seat].Character) + " revealed"
		if got := facesOf(h, v.Seats[seat].Character, screen); len(got) != 1 || (got[0].ID == want) != v.WithTheCylons(game.Seat(seat), v.Boxes) {
			t.Errorf("the end shows %v for %s", got, v.Seats[seat].Character)
		}
	}

	chosen, err := table.New(game.Setup{Boxes: []card.ID{"base", "exodus"}, Players: make([]game.Player, 4)}, make([]table.SeatInfo, 4), nil, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	h, p := tabletest.ShowTable(t, chosen)
	h.Ticks(3)
	n := 0
	for c := range p.Table.Setup().Catalog().Characters.All() {
		n++
		if tile, ok := scenetest.Has(h.Targets(), "sheet:"+string(c.ID)); !ok || len(facesOf(h, c.ID, tile.Rect)) != 1 {
			t.Errorf("the face of %s is not on his tile", c.ID)
		}
	}
	wantFaces(t, "choice", h, p.Rooms.Characters.LookedAt(), places{2, 200}) // and on the sheet
	if n != 14 {
		t.Errorf("there are %d characters", n)
	}
}

// TestTilesNameWhatTheirCharactersCan reads the tiles of the base game: each must give the name of the character and their own abilities.
func TestTilesNameWhatTheirCharactersCan(t *testing.T) {
	tab, err := table.New(game.Setup{Boxes: []card.ID{"base"}, Players: make([]game.Player, 5)}, make([]table.SeatInfo, 5), nil, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	h, p := tabletest.ShowTable(t, tab)
	h.Ticks(3)
	for c := range tab.Setup().Catalog().Characters.All() {
		tile, _ := scenetest.Has(h.Targets(), "sheet:"+string(c.ID))
		on := ""
		for _, g := range h.Placed() {
			if x, y := g.Rect.Center(); g.Kind == "text" && tile.Rect.Contains(x, y) {
				on += " " + g.Text
			}
		}
		for _, word := range append(strings.Fields(p.Say.Character(c.ID)), p.Say.NameIn(card.Abilities, c.Abilities[0].ID), p.Say.NameIn(card.Abilities, c.Abilities[1].ID)) {
			if !strings.Contains(on, word) {
				t.Errorf("the tile of %s does not say %q: %s", c.ID, word, on)
			}
		}
	}
}

// screen covers the whole screen.
var screen = ui.R(0, 0, 4000, 4000)

// TestFacesTellHowItStandsWithThem sends a character to the Brig or Sickbay, makes them a Cylon or executes them: their face must show it, and no
// other face may change.
func TestFacesTellHowItStandsWithThem(t *testing.T) {
	const seat = 2
	acts := func(v *game.View) bool {
		return tabletest.KindIs(v, game.ChooseAction) && v.Current == tabletest.Watched
	}
	for want, befalls := range map[string]func(s *game.State){
		"in-brig":    func(s *game.State) { s.Seats[seat].Place, s.Seats[seat].Area = card.Brig, card.NoArea },
		"in-sickbay": func(s *game.State) { s.Seats[seat].Place, s.Seats[seat].Area = card.Sickbay, card.NoArea },
		"revealed":   func(s *game.State) { s.Seats[seat].Allegiance = game.CylonPlayer },
		"executed":   func(s *game.State) { s.Executed = append(s.Executed, s.Seats[seat].Character) },
	} {
		pair := tabletest.TwinsOf(t, game.Setup{Boxes: []card.ID{"base"}, Seed: 1, Deal: true}, acts, func(s *game.State) int {
			befalls(s)
			return 1
		})
		var seen [2]map[string]string
		var id card.ID
		for i, tab := range pair {
			h, p := tabletest.ShowTable(t, tab)
			h.Ticks(3)
			id, seen[i] = p.Character(seat), map[string]string{}
			for _, f := range faces(h) {
				who, how, _ := strings.Cut(f.ID, " ")
				seen[i][who] = how
			}
		}
		if seen[1][string(id)] != want {
			t.Errorf("the face of %s is %q, want %q", id, seen[1][string(id)], want)
		}
		seen[1][string(id)] = seen[0][string(id)]
		if !maps.Equal(seen[0], seen[1]) {
			t.Errorf("%s: other faces change: %v, %v", want, seen[0], seen[1])
		}
	}
}

// TestHiddenCylonsHaveHumanFaces looks at a human's table and at a Cylon's. Every face must be the same on both: at the table, in the log, at the
// hand-over, behind the curtain, on the sheet shown large and in the list of saved games.
func TestHiddenCylonsHaveHumanFaces(t *testing.T) {
	for seed := range uint64(2) {
		pair := tabletest.Loyal(t, seed+1)
		var seen [2][]string
		for i, tab := range pair {
			h, p := tabletest.ShowTable(t, tab)
			looks := 0.0
			look := func() {
				looks++
				h.Move(5+looks, 5)
				h.Ticks(3)
				for _, f := range faces(h) {
					seen[i] = append(seen[i], fmt.Sprint(f.ID, f.Rect))
				}
				seen[i] = append(seen[i], "")
			}
			look()
			h.Key(ebiten.KeyL)
			look()
			h.Key(ebiten.KeyL)
			p.Show(card.Characters, p.Character(tabletest.Watched))
			look()
			p.Show(card.Characters, "")
			p.HandTo = tabletest.Watched
			look()
			p.HandTo = game.NoSeat
			p.Rooms.Recap.LastTime(p.Rooms.Log.Text)
			look()
			p.Rooms.Recap.Dismiss()
			if err := tab.OpenCurtain(tabletest.Watched, ""); err != nil {
				t.Fatal(err)
			}
			look()
			info := save.Describe(tab.Path())
			for s := range info.Seats {
				seen[i] = append(seen[i], cards.PlightOf(&info.Seats[s], info.Executed).String())
			}
		}
		if !slices.Equal(seen[0], seen[1]) {
			t.Errorf("seed %d: the faces tell the Cylon:\n%v\n%v", seed, seen[0], seen[1])
		}
		if len(seen[0]) < 20 || !slices.Contains(seen[0], cards.AtLarge.String()) {
			t.Errorf("seed %d: only %d faces were seen", seed, len(seen[0]))
		}
	}
}
