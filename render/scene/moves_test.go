package scene_test

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// motions lists what moves, by the event with which it begins, as everyone sees it.
var motions = []struct {
	name   string
	with   []string // options of Exodus; nil means without the box
	begins func(e *game.Event, v *game.View) bool
}{
	{"jump", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.Jumped && v.Turn > 2 }},
	{"jump-followed", cylonFleetAndFive, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.ShipMoved && e.Rule == "E-FLEET-40" && areaBehind(e.ToSpot)
	}},
	{"deal", nil, func(e *game.Event, v *game.View) bool {
		_, skill := motion.SkillOfPile(e.From)
		return e.Kind == game.CardMoved && skill && e.To.Owner() != game.NoSeat && v.Turn > 1
	}},
	{"contribute", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.Contributed && e.N > 1 }},
	{"turned", nil, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.CheckChanged && e.Check != nil && e.Check.Revealed && v.Count(game.CheckCards) > 4
	}},
	{"crisis", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.CardMoved && e.To == game.CrisisOpen }},
	{"played", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.CardPlayed }},
	{"quorum", nil, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.CardMoved && e.From == game.QuorumDeck && e.To == game.QuorumHand
	}},
	{"loyalty", nil, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.CardMoved && e.From == game.LoyaltyDeck && v.Turn > 0
	}},
	{"destination", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.CardMoved && e.To == game.Traveled }},
	{"boarding", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.Boarded && v.JumpPrep < 3 }},
	{"march", nil, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.CenturionMoved && e.FromAt >= 0 && e.ToAt >= 0
	}},
	{"shot-down", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.CenturionMoved && e.ToAt < 0 }},
	{"arrival", cylonFleetAndFive, func(e *game.Event, v *game.View) bool {
		return (e.Kind == game.ShipMoved || e.Kind == game.BasestarMoved) && areaBehind(e.FromSpot) && !areaBehind(e.ToSpot)
	}},
	{"pursuit", cylonFleetAndFive, func(e *game.Event, v *game.View) bool { return e.Kind == game.PursuitMoved && e.N > 0 }},
	{"launch", cylonFleetAndFive, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.ShipMoved && e.FromSpot == game.Reserves && e.ToSpot < game.Supply && v.Turn > 1
	}},
	{"raid", nil, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.DieRolled && (e.RollFor == game.RollRaiderAtViper || e.RollFor == game.RollRaiderAtGalactica)
	}},
	{"fire", nil, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.ShipMoved && e.ToSpot == game.Supply && e.Rule == "B-COMBAT-04"
	}},
	{"nuke", nil, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.DieRolled && e.RollFor == game.RollForNuke
	}},
	{"area-nuke", cylonFleetAndFive, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.DieRolled && e.RollFor == game.RollForAreaNuke
	}},
	{"scout", nil, func(e *game.Event, v *game.View) bool {
		title, _ := card.SplitSkill(e.Card)
		return e.Kind == game.CardPlayed && title == "launch-scout"
	}},
	{"damage", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.CardMoved && e.To == game.DamageOnBoard }},
	{"resource", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.ResourceChanged && v.Turn > 1 }},
	{"title", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.TitleGiven && v.Turn > 1 }},
	{"reveal", nil, func(e *game.Event, v *game.View) bool { return e.Kind == game.Revealed }},
	{"execution", cylonFleetAndFive, func(e *game.Event, v *game.View) bool { return e.Kind == game.Executed }},
	{"ally", tabletest.NebulaAlone, func(e *game.Event, v *game.View) bool { return e.Kind == game.AllyMet }},
	{"token", tabletest.NebulaAlone, func(e *game.Event, v *game.View) bool {
		return e.Kind == game.CardMoved && e.To.Deck() == card.TraumaTokens && e.From.Owner() != game.NoSeat && v.Turn > 0
	}},
}

var cylonFleetAndFive = []string{card.OptionCylonFleet, card.OptionFinalFive}

func areaBehind(s game.Spot) bool {
	_, behind := s.Areas()
	return behind != card.NoArea
}

// cue is the answer with which a motion begins, in a game played at random.
type cue struct {
	seed   uint64
	answer int
}

func motionTable(with []string, seed uint64) (*table.Table, *rand.Rand, error) {
	r := rand.New(rand.NewPCG(seed, 21))
	make := func() (*table.Table, error) { return scenetest.Table(5, seed*2) }
	if with != nil {
		make = func() (*table.Table, error) { return scenetest.ExodusTable(4, seed, with...) }
	}
	t, err := make()
	if err != nil {
		return nil, nil, err
	}
	t.SetStops(table.EveryStop())
	return t, r, nil
}

// cueOfMotion looks for a game that comes to a motion.
func cueOfMotion(i int) (cue, error) {
	m := &motions[i]
	for seed := uint64(1); seed < 40; seed++ {
		t, r, err := motionTable(m.with, seed)
		if err != nil {
			return cue{}, err
		}
		for n := 0; n < 3000 && t.View().Decision != nil; n++ {
			for t.Untold() > 0 { // as far as the game has come
				t.Next()
			}
			err = scenetest.AnswerAny(t, r)
			t.CloseCurtain()
			if err != nil {
				break
			}
			begins := false
			for e, more := t.Next(); more; e, more = t.Next() {
				begins = begins || m.begins(&e, t.Told())
			}
			if begins && !t.Asked().GoesOn { // a bar would run on
				t.Close()
				return cue{seed, n}, nil
			}
		}
		t.Close()
		if err != nil {
			return cue{}, err
		}
	}
	return cue{}, fmt.Errorf("no game comes to %s", m.name)
}

// about returns a game on the screen in which a motion is about to begin, and a function that begins it.
func about(i int, c cue, how shell.Motion) (app *render.App, p *scene.Play, begin func(), err error) {
	t, r, err := motionTable(motions[i].with, c.seed)
	if err != nil {
		return nil, nil, nil, err
	}
	for range max(0, c.answer-leadIn) {
		if err := scenetest.AnswerAny(t, r); err != nil {
			return nil, nil, nil, err
		}
		t.CloseCurtain()
	}
	s := scene.NewShell(nil, nil, "")
	s.Settings.Motion, s.Settings.NoGuide = how, true
	p = scene.NewPlay(s, t)
	app, err = render.New(func(*render.App) render.Scene { return p })
	lead := min(c.answer, leadIn)
	begin = func() {
		for ; lead > 0; lead-- { // the game is on the screen, and none of it moves yet
			if err := scenetest.AnswerAny(t, r); err != nil {
				panic(err)
			}
			t.CloseCurtain()
			p.Refresh()
			p.Skip()
			p.Finish() // and no player is in a hurry any more
			p.Rooms.Moments.End()
			p.HandTo = game.NoSeat // players who drew something have seen it
		}
		if err := scenetest.AnswerAny(t, r); err != nil {
			panic(err)
		}
		t.CloseCurtain()
		app.UI.Wake(1)
	}
	return app, p, begin, err
}

// leadIn is how many answers before the one that begins a motion are given on the screen.
const leadIn = 4

// mostPresses is the largest number of keys needed to get through everything that comes of an answer.
const mostPresses = 30

// What moves must come to rest, by itself and sooner for clicks, at exactly the table that is shown with motion off. Then nothing may ask for another
// frame. Meanwhile, what is told must be what is shown.
func TestMotionsEndAsWithoutMotion(t *testing.T) {
	for i := range motions {
		t.Run(motions[i].name, func(t *testing.T) {
			c, err := cueOfMotion(i)
			if err != nil {
				t.Fatal(err)
			}
			play := func(how shell.Motion, then func(h *uitest.Hands, f *film)) (*scene.Play, string) {
				app, p, begin, err := about(i, c, how)
				if err != nil {
					t.Fatal(err)
				}
				defer p.Table.Close()
				h := uitest.Take(t, app, 1280, 720)
				h.Move(3, 3)
				h.Ticks(3)
				f := &film{Play: p, told: len(p.Log()), text: p.Line.Text, kinds: map[string]int{}}
				begin()
				f.ticks(h, 2)
				then(h, f)
				for p.Rooms.Recap.Open() { // what is proclaimed waits for a click
					p.Rooms.Recap.Dismiss()
					app.UI.Wake(1)
					f.ticks(h, 2)
					then(h, f)
				}
				if how == shell.Full && f.fault != "" {
					t.Error(f.fault)
				}
				h.Ticks(4)
				if !tabletest.Rests(p) {
					t.Errorf("it does not come to rest")
				}
				p.Table.Anybody()      // any player may click on what is told
				p.ForgetLight()        // the light changes so slowly that it is still on its way
				h.Key(ebiten.KeyShift) // to have it drawn once more
				h.Ticks(4)
				return p, tabletest.FrameOf(app.UI)
			}
			_, still := play(shell.Off, func(_ *uitest.Hands, f *film) {
				if !tabletest.Rests(f.Play) && !f.Rooms.Recap.Open() {
					t.Error("something moves with motion off")
				}
			})
			moved := 0
			_, full := play(shell.Full, func(h *uitest.Hands, f *film) {
				for ; !tabletest.Rests(f.Play) && !f.Rooms.Recap.Open() && moved < tabletest.MostMoving; moved += 5 {
					f.ticks(h, 5)
				}
			})
			if moved == 0 {
				t.Error("nothing moves")
			}
			_, skipped := play(shell.Full, func(h *uitest.Hands, f *film) {
				// Each key goes on to what is to be read next.
				for presses := 0; !tabletest.Rests(f.Play) && !f.Rooms.Recap.Open() && presses < mostPresses; presses++ {
					f.ticks(h, 8)
					h.Key(ebiten.KeyShift)
				}
			})
			t.Logf("%d ticks", moved)
			if at := tabletest.Differs([]string{still}, []string{full}); at >= 0 {
				t.Errorf("by itself it does not end as with motion off:\n%s", tabletest.FirstLine(still, full))
			}
			if at := tabletest.Differs([]string{still}, []string{skipped}); at >= 0 {
				t.Errorf("after a key it is not as with motion off:\n%s", tabletest.FirstLine(still, skipped))
			}
		})
	}
}

// directed is a game whose motion begins at a given tick.
type directed struct {
	*scene.Play
	at    int
	begin func()
}

func (d *directed) Frame(u *ui.UI, a *render.App) {
	if d.at++; d.at == directTicks {
		d.begin()
	}
	d.Play.Frame(u, a)
	u.Wake(1)
}

const directTicks = 20

func init() {
	for i := range motions {
		guests["motion-"+motions[i].name] = func() (*render.App, error) {
			c, err := cueOfMotion(i)
			if err != nil {
				return nil, err
			}
			_, p, begin, err := about(i, c, shell.Full)
			if err != nil {
				return nil, err
			}
			return render.New(func(a *render.App) render.Scene { return &directed{p, 0, begin} })
		}
	}
}

// TestMotionPictures writes a strip of pictures of each motion if BATTLESTAR_PICTURES names a folder; BATTLESTAR_MOMENTS selects which.
func TestMotionPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	only := os.Getenv("BATTLESTAR_MOMENTS")
	const columns, rows = 3, 4
	apart := 11
	if n, err := strconv.Atoi(os.Getenv("BATTLESTAR_APART")); err == nil {
		apart = n
	}
	for _, m := range motions {
		if only != "" && !slices.Contains(strings.Split(only, ","), m.name) {
			continue
		}
		t.Run(m.name, func(t *testing.T) {
			s := uitest.Start(t, "motion-"+m.name, 1280, 720)
			s.Ticks(directTicks)
			strip := image.NewRGBA(image.Rect(0, 0, columns*640, rows*360))
			for n := range columns * rows {
				s.Ticks(apart)
				img := s.Shot()
				at := image.Rect(n%columns*640, n/columns*360, (n%columns+1)*640, (n/columns+1)*360)
				small := image.NewRGBA(image.Rect(0, 0, 640, 360))
				for y := range 360 {
					for x := range 640 {
						small.Set(x, y, img.At(x*2, y*2))
					}
				}
				draw.Draw(strip, at, small, image.Point{}, draw.Src)
			}
			f, err := os.Create(filepath.Join(dir, "motion-"+m.name+".png"))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if err := png.Encode(f, strip); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// What moves must look the same to everyone whatever the watched seat holds and adds: the same frames, tick by tick, until its cards are revealed.
func TestMotionTellsNothing(t *testing.T) {
	flown, close := 0, 0
	for seed := uint64(0); seed < 8 && flown < 10; seed++ {
		pair := tabletest.Twins(t, seed+1, tabletest.HoldsCards(2))
		var plays [2]*scene.Play
		var hands [2]*uitest.Hands
		var apps [2]*render.App
		var chance [2]*rand.Rand
		for i, tab := range pair {
			s := scene.NewShell(nil, nil, "")
			s.Settings.NoGuide = true
			plays[i] = scene.NewPlay(s, tab)
			app, err := render.New(func(*render.App) render.Scene { return plays[i] })
			if err != nil {
				t.Fatal(err)
			}
			apps[i], hands[i], chance[i] = app, uitest.Take(t, app, 1280, 720), rand.New(rand.NewPCG(seed, 31))
			if seed%2 == 1 { // the camera is close, and follows
				hands[i].Move(880, 480)
				hands[i].Wheel(5)
			}
			hands[i].Move(3, 3)
			hands[i].Ticks(3)
			if plays[i].Board.Vantage().Zoom > 1 {
				close++
			}
		}
		for range 60 {
			var told [2][]game.Event
			for i, tab := range pair {
				if tab.View().Decision == nil {
					break
				}
				seen := len(tab.Log())
				if err := scenetest.AnswerAny(tab, chance[i]); err != nil {
					t.Fatal(err)
				}
				tab.CloseCurtain()
				told[i] = tab.Log()[seen:]
				apps[i].UI.Wake(1)
			}
			if !reflect.DeepEqual(told[0], told[1]) {
				break // what was hidden has been revealed
			}
			for range 6 {
				for i := range hands {
					hands[i].Ticks(9)
				}
				flown += plays[0].Rooms.Moves.Coming(game.Contribution(tabletest.Watched))
				if one, two := tabletest.FrameOf(apps[0].UI), tabletest.FrameOf(apps[1].UI); one != two {
					t.Fatalf("seed %d: motion shows what the seat holds:\n%s", seed, tabletest.FirstLine(one, two))
				}
			}
		}
	}
	if close == 0 {
		t.Error("the camera was never close: this proves less")
	}
	if flown == 0 {
		t.Error("no card of the watched seat flew: this proves nothing")
	}
}
