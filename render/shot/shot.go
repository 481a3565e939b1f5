package shot

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/command"
	"battlestar/game/save"
	"battlestar/input"
	"battlestar/render"
	"battlestar/render/ui"
)

// options are what the command was asked for.
type options struct {
	scene  string
	load   string
	seed   uint64
	seeded bool
	seat   int
	boxes  []card.ID
	boxed  bool
	played []string // the options
	look   look
	out    string
	sheet  string // folder of the contact sheet
}

// Run is the command "shot": it draws one screen into a picture.
func Run(args []string, out io.Writer) error {
	o, err := parse(args, out)
	if err != nil {
		return err
	}
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return errors.New("shot needs a display to draw with; where there is none, run it under xvfb-run -a")
	}
	if o.sheet != "" {
		return contactSheet(o, out)
	}
	// Written first, so that a folder that is not there is told before anything is drawn.
	f, err := os.Create(o.out)
	if err != nil {
		return fmt.Errorf("the picture %s cannot be written: %w", o.out, plain(err))
	}
	err = take([]job{{shown: sceneNamed(o.scene), o: o, looks: []look{o.look}}}, func(_ *job, _ look, img *image.RGBA) error { return png.Encode(f, img) }, nil)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		os.Remove(o.out)
		return err
	}
	return nil
}

// plain is an error of the system without the path that it repeats.
func plain(err error) error {
	if inner := (*os.PathError)(nil); errors.As(err, &inner) {
		return inner.Err
	}
	return err
}

func parse(args []string, out io.Writer) (options, error) {
	var o options
	set := flag.NewFlagSet("shot", flag.ContinueOnError)
	set.StringVar(&o.scene, "scene", "table", "Draw this screen: "+strings.Join(sceneNames(), ", ")+".")
	set.StringVar(&o.load, "load", "", "Draw it with this saved game, as it stands.")
	set.Uint64Var(&o.seed, "seed", 1, "Draw it with a game that computer players have played to a fitting moment; the seed of that game.")
	set.IntVar(&o.seat, "seat", -1, "Draw it for this seat, counted from 0; -1 for the one that is asked.")
	boxes := set.String("boxes", "base", "Play it with these boxes, separated by commas.")
	played := set.String("options", "", "Play it with these options, separated by commas.")
	size := set.String("size", "1920x1080", "Width and height of the picture in pixels.")
	set.IntVar(&o.look.text, "text", 0, "Draw it at this size of text: 0 normal, 1 large, 2 larger.")
	set.BoolVar(&o.look.apart, "apart", false, "Draw it in the colours for colour-blind eyes.")
	set.StringVar(&o.out, "o", "shot.png", "Write the picture here.")
	set.StringVar(&o.sheet, "sheet", "", "Draw the contact sheet instead: every scene at three sizes of the window, each a picture in this folder, and all of them small in overview.png.")
	if err := command.Parse(set, "", args, out); err != nil {
		return o, err
	}
	for _, id := range strings.Split(*boxes, ",") {
		o.boxes = append(o.boxes, card.ID(id))
	}
	if *played != "" {
		o.played = strings.Split(*played, ",")
	}
	if err := o.setup().Check(); err != nil {
		return o, err
	}
	set.Visit(func(f *flag.Flag) {
		o.seeded = o.seeded || f.Name == "seed"
		o.boxed = o.boxed || f.Name == "boxes"
	})
	if !slices.Contains(sceneNames(), o.scene) {
		return o, fmt.Errorf("there is no scene %q; there are %s", o.scene, strings.Join(sceneNames(), ", "))
	}
	if o.load != "" && o.seeded {
		return o, errors.New("a shot is made of a saved game or of a seed, not of both")
	}
	if o.load != "" {
		if info := save.Describe(o.load); info.Err != nil {
			return o, info.Err
		}
	}
	if o.seat >= game.MaxSeats || o.seat < -1 {
		return o, fmt.Errorf("there is no seat %d", o.seat)
	}
	if n, err := fmt.Sscanf(*size, "%dx%d", &o.look.w, &o.look.h); n != 2 || err != nil || fmt.Sprintf("%dx%d", o.look.w, o.look.h) != *size {
		return o, fmt.Errorf("%q is no size; a size is like 1920x1080", *size)
	}
	if o.look.text < 0 || o.look.text > 2 {
		return o, fmt.Errorf("there is no text size %d; there are 0, 1 and 2", o.look.text)
	}
	if o.look.w < 300 || o.look.h < 200 || o.look.w > 8192 || o.look.h > 8192 {
		return o, fmt.Errorf("a picture of %s cannot be made; it may be from 300x200 to 8192x8192", *size)
	}
	return o, nil
}

// A look is how a scene is seen: in a window of w by h pixels, at a text size, with or without the colours for colour-blind eyes.
type look struct {
	w, h  int
	text  int // as in scene.Settings
	apart bool
}

// A job is a scene, and the looks of it that become pictures.
type job struct {
	shown
	o     options
	looks []look
	stage *stage
}

// camera is the game that runs while pictures are made, in a window that nobody sees.
type camera struct {
	jobs    []job // the first is being done
	done    func(j *job, l look, img *image.RGBA) error
	missed  func(j *job, err error)
	app     *render.App
	picture *image.RGBA
	err     error
	ticks   int
}

// settle is the number of ticks that a scene gets until everything stands still.
const settle = 12

// take makes pictures one after the other, and hands each to done. A scene of which there can be no picture is told to
// missed, or, if that is nil, ends it all.
func take(jobs []job, done func(j *job, l look, img *image.RGBA) error, missed func(j *job, err error)) error {
	c := &camera{jobs: jobs, done: done, missed: missed}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(320, 240)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetVsyncEnabled(false)
	err := ebiten.RunGameWithOptions(c, &ebiten.RunGameOptions{InitUnfocused: true})
	switch {
	case c.err != nil:
		return c.err
	case err != nil:
		return fmt.Errorf("shot could not draw: %w", err)
	case len(c.jobs) > 0:
		return errors.New("shot was stopped before the pictures were made")
	}
	return nil
}

// Update makes the scene, and lets it settle. The game is put away here too, because it runs on a coroutine.
func (c *camera) Update() error {
	if c.picture != nil {
		j := &c.jobs[0]
		c.err = c.done(j, j.looks[0], c.picture)
		c.picture, j.looks = nil, j.looks[1:]
		if c.err == nil && len(j.looks) > 0 {
			c.look(j)
		}
	}
	for c.err == nil && len(c.jobs) > 0 {
		j := &c.jobs[0]
		if len(j.looks) > 0 {
			if c.err = c.step(j); c.err == nil {
				return nil
			}
			if c.missed != nil {
				c.missed(j, c.err)
				c.err = nil
			}
		}
		c.strike(j)
		c.jobs = c.jobs[1:]
	}
	if len(c.jobs) > 0 {
		c.strike(&c.jobs[0])
	}
	return ebiten.Termination
}

// step is one tick of the scene.
func (c *camera) step(j *job) error {
	if j.stage == nil {
		var err error
		if j.stage, err = newStage(j.o, j.shown); err != nil {
			return err
		}
		if c.app == nil { // one for all, so that pictures of ships are read once, and what is kept of the scenes before has a bound
			c.app, err = render.New(func(*render.App) render.Scene { return opening{j.stage} })
			if err != nil {
				return err
			}
		} else {
			c.app.Clear(opening{j.stage})
		}
		c.app.Crashed = func(_ *render.App, problem any, _ []byte) render.Scene {
			j.stage.err = fmt.Errorf("the scene %s stopped: %v", j.name, problem)
			return blank{}
		}
		c.look(j)
	}
	c.ticks++
	j.stage.act(c.ticks, c.app)
	if err := c.app.Step(input.State{X: -1, Y: -1, Focused: true}); err != nil {
		return err
	}
	return j.stage.err
}

// look gives the window the next look of a scene.
func (c *camera) look(j *job) {
	l := j.looks[0]
	j.stage.shell.Settings.TextSize, j.stage.shell.Settings.Apart = l.text, l.apart
	j.stage.shell.Apply(c.app)
	c.app.Size(float64(l.w), float64(l.h))
	c.ticks = 0
}

// strike puts a scene away.
func (c *camera) strike(j *job) {
	if j.stage != nil {
		j.stage.close()
		j.stage = nil // its game is not needed any more
	}
	c.ticks = 0
}

// opening makes the scene of a stage.
type opening struct{ *stage }

// Frame implements render.Scene.
func (o opening) Frame(_ *ui.UI, a *render.App) { a.Replace(o.begin(a)) }

// Draw draws into a picture of the size that was asked for, once all is ready.
func (c *camera) Draw(*ebiten.Image) {
	if c.app == nil || c.picture != nil || c.err != nil || c.ticks < settle {
		return
	}
	l := c.jobs[0].looks[0]
	screen := ebiten.NewImage(l.w, l.h)
	defer screen.Deallocate()
	c.app.UI.Redraw()
	c.app.Capture(func(img *image.RGBA) { c.picture = img })
	c.app.Draw(screen)
}

// Layout implements ebiten.Game.
func (c *camera) Layout(int, int) (int, int) { return 320, 240 }
