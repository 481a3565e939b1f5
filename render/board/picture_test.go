package board

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/render"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// scene shows the boards of a table, with ships in all areas and seven players on the boards.
type scene struct {
	Board
	table tableOf
	view  game.View
}

func newScene(c tableOf, lay ...func(*game.View)) (*render.App, error) {
	return render.New(func(*render.App) render.Scene {
		s := &scene{table: c}
		in := box.New([]card.ID{"base", "pegasus", "exodus"}, []string{"cylon-fleet"})
		s.Host, s.Say = alone{}, say.New(english.Language(), in, []string{"Ben", "Zoë", "Mia", "Nóra", "Győző", "Iza", "Otto"})
		v := &s.view
		v.Boxes, v.Seats, v.Fleets = in, make([]game.SeatState, game.MaxSeats), []game.Fleet{{Craft: card.Viper}, {Craft: card.MarkVII}}
		for i := range v.Seats {
			board := c.boards[i%len(c.boards)]
			v.Seats[i].Place = board.sites[i%len(board.sites)].place
		}
		fleet := game.FleetBoard{Pursuit: 2}
		for i, a := range card.Areas {
			fleet.Raiders[a], fleet.HeavyRaiders[a] = i*3, i%2
			v.Raiders[a], v.HeavyRaiders[a], v.Fleet(card.Viper).Space[a] = 2+i%3, i%2, i%3
		}
		v.Basestars[0].Area, v.Basestars[1].Behind = card.StarboardBow, card.PortStern
		for _, p := range c.boards {
			if p.stand == behindSpace {
				v.CylonFleet = &fleet
			}
		}
		for _, change := range lay {
			change(v)
		}
		return s
	})
}

func (s *scene) Frame(u *ui.UI, _ *render.App) {
	u.Space(u.Window(), 3, s.Vantage())
	s.draw(u, work(u), &s.view, Words{Titles: titles, Damaged: "Damaged", Destroyed: "destroyed", Whole: "Whole board"}, s.table.boards, s.table.stage)
}

// Where boards lie together, nothing that is drawn of them may be cut, overlapped or unreadable.
func TestBoardsAreDrawnTogether(t *testing.T) {
	for i, c := range tables() {
		app, err := newScene(c)
		if err != nil {
			t.Fatal(err)
		}
		h := uitest.Take(t, app, 1280, 720)
		for n, size := range works {
			for text, factor := range [...]float64{1, 1.15, 1.3} {
				if n > 0 && (i+n+text)%7 != 0 {
					continue
				}
				app.SetTextSize(factor)
				app.Size(size.w, size.h)
				h.Ticks(2)
				for _, problem := range h.Problems() {
					t.Errorf("%s, %gx%g, text %g: %v", c.name, size.w, size.h, factor, problem)
				}
			}
		}
	}
}

// TestPictureOfBoards writes pictures of boards that lie together into the folder that BATTLESTAR_PICTURES names.
func TestPictureOfBoards(t *testing.T) {
	folder := os.Getenv("BATTLESTAR_PICTURES")
	if folder == "" {
		t.Skip("pictures to look at are made where BATTLESTAR_PICTURES names a folder")
	}
	for i, c := range tables() {
		if i < len(tables())-5 { // the last ones have all boards
			continue
		}
		s := uitest.Start(t, fmt.Sprint("boards-", i), 1280, 720)
		s.Ticks(4)
		s.SaveShot(filepath.Join(folder, "boards "+c.name+".png"))
	}
}

var guests = uitest.Guests{}

func init() {
	for i, c := range tables() {
		guests[fmt.Sprint("boards-", i)] = func() (*render.App, error) { return newScene(c) }
	}
}

func TestMain(m *testing.M) { uitest.Main(m, guests) }
