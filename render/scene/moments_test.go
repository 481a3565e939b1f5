package scene_test

import (
	"cmp"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// momentKinds lists the kinds of moments except the last jump, which random players hardly ever reach.
var momentKinds = []string{
	"evening", "turn", "attack", "basestar", "nuke", "hit", "civilian", "boarding", "last", "red", "jump", "destination", "sleeper", "title", "brig",
	"sickbay", "once", "execution", "revelation", "end", "pegasus", "turned", "infiltration",
	"disaster", "crossroads", "trial", "eliminated",
	"landing", "return", "departure", "detention", "medical",
}

// nebulaKinds lists those of the Ionian Nebula.
var nebulaKinds = []string{"disaster", "crossroads", "trial", "eliminated"}

// capricaKinds lists those of New Caprica.
var capricaKinds = []string{"landing", "return", "departure", "detention", "medical"}

func init() {
	for _, name := range momentKinds {
		guests["moment-"+name] = func() (*render.App, error) {
			p, err := momentIn(name)
			if err != nil {
				return nil, err
			}
			return render.New(func(*render.App) render.Scene { return p })
		}
		guests["still-"+name] = func() (*render.App, error) {
			p, err := momentIn(name)
			if err != nil {
				return nil, err
			}
			p.Shell.Settings.Motion = shell.Off
			p.StepOn() // and no further
			return render.New(func(*render.App) render.Scene { return p })
		}
	}
}

// momentIn returns a game that is about to tell a moment of the given kind.
func momentIn(name string) (*scene.Play, error) {
	for seed := range uint64(40) {
		tab, err := scenetest.ExodusTable(5, seed, card.OptionCylonFleet, card.OptionFinalFive, card.OptionPersonalGoals)
		switch {
		case slices.Contains(nebulaKinds, name):
			tab, err = scenetest.NebulaGame(seed)
		case slices.Contains(capricaKinds, name):
			tab, err = scenetest.CapricaGame(seed)
		case name == "pegasus":
			tab, err = scenetest.PegasusTable(seed)
		case name == "infiltration":
			tab, err = scenetest.LeaderGame(seed)
		case name == "turned":
			tab, err = scenetest.SympatheticGame(seed)
		case seed%2 == 1: // without the Cylon Fleet there are crises that attack
			tab, err = scenetest.Table(4, seed)
		}
		if err != nil {
			return nil, err
		}
		if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(seed, 9)), scenetest.Never); err != nil {
			return nil, err
		}
		tab.CloseCurtain()
		s := scene.NewShell(nil, nil, "")
		s.Settings.NoGuide = true
		p := scene.NewPlay(s, tab)
		tab.Rewind(0)
		for at := range tab.Log() {
			e, _ := tab.Next()
			p.View = tab.Told()
			if p.Rooms.Moments.Of(&e) == name {
				p.Retell(at)
				p.Rooms.Moments.End()
				p.GoesOn(true)
				return p, nil
			}
		}
		tab.Close()
	}
	return nil, fmt.Errorf("no game has a moment %q", name)
}

// talkative is a stage that gives something away at each moment, by how long it lasts or by a sound of its own.
type talkative struct {
	session.Stage
	play  *scene.Play
	waits bool
}

func (s talkative) Happens(e *game.Event) session.Pace {
	pace := s.Stage.Happens(e)
	switch {
	case s.waits && pace.Stops:
		pace.Hold += 10
	case !s.waits && s.play.Rooms.Moments.On():
		s.play.Shell.Play(audio.Reveal, 0, 0)
	}
	return pace
}

// If two games differ in hidden cards only and all that is told is the same, they must show the same moments at the same ticks and sound the same:
// neither the hand of a seat nor whether it is a Cylon may be told. A game that does tell it, by a sound or by how long the table stops, must be
// noticed.
func TestMomentsTellNothing(t *testing.T) {
	moments, heard := 0, 0
	for seed := range uint64(2) {
		hidden := func() [2]*table.Table {
			if seed%2 == 1 {
				return tabletest.Loyal(t, seed+1)
			}
			return tabletest.Twins(t, seed+1, tabletest.HoldsCards(2))
		}
		m, c, differs := sameMoments(t, hidden(), seed, func(*scene.Play) {})
		moments, heard = moments+m, heard+c
		if differs != "" {
			t.Errorf("seed %d: what is hidden is told: %s", seed, differs)
		}
		_, _, differs = sameMoments(t, hidden(), seed, func(p *scene.Play) { p.Stage = talkative{p.Stage, p, seed == 0} })
		if differs == "" {
			t.Errorf("seed %d: one game tells what is hidden, and it is not noticed", seed)
		}
	}
	t.Logf("%d moments, %d cues", moments, heard)
	if moments < 8 || heard < 100 {
		t.Errorf("only %d moments were seen and %d cues heard: this proves little", moments, heard)
	}
}

// sameMoments answers the same in two games until what is told differs. It returns how many moments were seen, how many cues were heard, and the
// first difference between the games. The second game leaks what it holds.
func sameMoments(t *testing.T, pair [2]*table.Table, seed uint64, leaks func(p *scene.Play)) (moments, cues int, differs string) {
	t.Helper()
	plays, apps, hands, chance := tabletest.SideBySide(t, pair, seed)
	defer pair[0].Close()
	defer pair[1].Close()
	leaks(plays[1])
	var heard [2][]string
	for i, p := range plays {
		p.Shell.Play = func(c audio.Cue, pitch int, side float64) {
			heard[i] = append(heard[i], fmt.Sprint(p.Tick, " ", c, " ", pitch, " ", side))
		}
	}
	for range 60 {
		var told [2][]game.Event
		seen := len(pair[0].Log())
		if same, err := answerAlike(pair, chance[0]); err != nil {
			t.Fatal(err)
		} else if !same {
			return moments, cues, ""
		}
		for i, tab := range pair {
			told[i] = tab.Log()[seen:]
			apps[i].UI.Wake(1)
		}
		if !reflect.DeepEqual(told[0], told[1]) {
			return moments, cues, "" // what was hidden has been revealed
		}
		on := false
		for range tabletest.MostMoving / 5 {
			for i, h := range hands {
				h.Ticks(5)
				if plays[i].Rooms.Recap.Open() { // what is proclaimed waits for a click
					plays[i].Rooms.Recap.Dismiss()
					apps[i].UI.Wake(1)
				}
			}
			now := plays[0].Rooms.Moments.On()
			if now && !on {
				moments++
			}
			on, cues = now, len(heard[0])
			if !slices.Equal(heard[0], heard[1]) {
				return moments, cues, fmt.Sprintf("one hears %v, the other %v", heard[0][max(0, cues-3):], heard[1][max(0, len(heard[1])-3):])
			}
			if one, two := tabletest.FrameOf(apps[0].UI), tabletest.FrameOf(apps[1].UI); now && one != two {
				return moments, cues, tabletest.FirstLine(one, two)
			}
			if tabletest.Rests(plays[0]) && tabletest.Rests(plays[1]) {
				break
			}
			if plays[0].Telling() != plays[1].Telling() {
				return moments, cues, "one table waits longer than the other"
			}
		}
	}
	return moments, cues, ""
}

// With motion off a moment must be a still picture and its words, above the question. Nothing may wait for it, and a key or its time must end it.
func TestMomentsStandStill(t *testing.T) {
	for _, key := range []bool{true, false} {
		p, err := momentIn("hit")
		if err != nil {
			t.Fatal(err)
		}
		defer p.Table.Close()
		p.Shell.Settings.Motion = shell.Off
		p.StepOn()
		h, app := scenetest.Take(t, func() render.Scene { return p })
		h.Move(3, 3)
		h.Ticks(3)
		head := p.Say.Text(say.MomentHit)
		if !p.Rooms.Moments.Still() || !scenetest.Seen(app, head) || p.Tick < p.ToldUntil() && !p.Waits() {
			t.Fatal("a hit is not seen, or the table waits for it")
		}
		for _, is := range app.UI.Placed() {
			if prompt := scene.PromptBar(app.UI); is.Text == head && is.Rect.Bottom() > prompt.Y*1280/app.UI.Window().W {
				t.Errorf("it lies at %v, over the question", is.Rect)
			}
		}
		frame := tabletest.FrameOf(app.UI)
		h.Ticks(60)
		if now := tabletest.FrameOf(app.UI); now != frame {
			t.Errorf("it moves:\n%s", tabletest.FirstLine(frame, now))
		}
		if key {
			h.Key(ebiten.KeyShift)
			h.Ticks(2)
		} else {
			h.Ticks(120)
		}
		if p.Rooms.Moments.On() || scenetest.Seen(app, head) {
			t.Errorf("it stays (a key: %v)", key)
		}
	}
}

// longer is the number of ticks between two pictures of those moments that are unusually long or short.
var longer = map[string]int{"evening": 62, "turn": 10, "jump": 20, "sleeper": 23, "execution": 23, "revelation": 33, "end": 36, "crossroads": 40, "trial": 36, "eliminated": 23, "turned": 33, "landing": 44, "return": 41, "departure": 44}

// mean returns the mean color of four pixels.
func mean(img *image.RGBA, x, y int) color.Color {
	var sum [3]int
	for _, at := range [...]image.Point{{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}} {
		c := img.RGBAAt(at.X, at.Y)
		sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
	}
	return color.RGBA{uint8(sum[0] / 4), uint8(sum[1] / 4), uint8(sum[2] / 4), 255}
}

// answerAlike gives both games the same answer, one that both allow; what only one of them holds stays where it is. It reports whether there is such
// an answer.
func answerAlike(pair [2]*table.Table, r *rand.Rand) (same bool, err error) {
	d := pair[0].View().Decision
	if other := pair[1].View().Decision; d == nil || other == nil || d.Kind != other.Kind {
		return false, nil
	}
	if d.Kind == game.AskWindow {
		return true, errors.Join(pair[0].GoOn(), pair[1].GoOn())
	}
	seat := d.Seats.List()[0]
	var both []game.Choice
	for i, tab := range pair {
		if d.Private {
			if err := tab.OpenCurtain(seat, ""); err != nil {
				return false, err
			}
			defer tab.CloseCurtain()
		}
		d = tab.View().Decision
		may := func(c game.Choice) bool {
			return slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Choice == c })
		}
		if i == 0 {
			for _, o := range d.Options {
				both = append(both, o.Choice)
			}
		}
		both = slices.DeleteFunc(both, func(c game.Choice) bool { return !may(c) })
	}
	n := d.Min
	for ; n <= len(both) && !d.Allows(n); n++ {
	}
	if n > len(both) {
		return false, nil
	}
	r.Shuffle(len(both), func(i, j int) { both[i], both[j] = both[j], both[i] })
	return true, errors.Join(pair[0].Answer(seat, both[:n]...), pair[1].Answer(seat, both[:n]...))
}

// Every kind of moment can be looked at: six frames of each, from its beginning to its end, in windows of two sizes, and the moment as it stands
// there with motion off. They are written to the folder that BATTLESTAR_PICTURES names.
func TestMomentStrips(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("draws pictures to look at, with BATTLESTAR_PICTURES=FOLDER only")
	}
	write := func(t *testing.T, name string, img image.Image) {
		f, err := os.Create(filepath.Join(dir, name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, img); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range momentKinds {
		for _, size := range scenetest.Sizes[:2] {
			w, h := size[0], size[1]
			t.Run(fmt.Sprint(name, "-", h), func(t *testing.T) {
				s := uitest.Start(t, "moment-"+name, w, h)
				strip := image.NewRGBA(image.Rect(0, 0, 3*w/2, h))
				for n := range 6 {
					s.Ticks(cmp.Or(longer[name], 15))
					img := s.Shot()
					for y := range h / 2 {
						for x := range w / 2 {
							strip.Set(n%3*w/2+x, n/3*h/2+y, mean(img, 2*x, 2*y))
						}
					}
				}
				write(t, fmt.Sprint(name, "-", h), strip)
			})
		}
		t.Run(name+"-still", func(t *testing.T) {
			s := uitest.Start(t, "still-"+name, 1280, 720)
			s.Ticks(3)
			write(t, name+"-still", s.Shot())
		})
	}
}
