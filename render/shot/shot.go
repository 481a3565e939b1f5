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
)

// options are what the command was asked for.
type options struct {
	scene  string
	load   string
	seed   uint64
	seeded bool
	seat   int
	boxes  []card.ID
	played []string // the options
	w, h   int
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
	err = take([]options{o}, func(_ *options, img *image.RGBA) error { return png.Encode(f, img) })
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
	set.StringVar(&o.out, "o", "shot.png", "Write the picture here.")
	set.StringVar(&o.sheet, "sheet", "", "Draw the contact sheet instead: every scene at three sizes of the window, each a picture in this folder.")
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
	set.Visit(func(f *flag.Flag) { o.seeded = o.seeded || f.Name == "seed" })
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
	if n, err := fmt.Sscanf(*size, "%dx%d", &o.w, &o.h); n != 2 || err != nil || fmt.Sprintf("%dx%d", o.w, o.h) != *size {
		return o, fmt.Errorf("%q is no size; a size is like 1920x1080", *size)
	}
	if o.w < 300 || o.h < 200 || o.w > 8192 || o.h > 8192 {
		return o, fmt.Errorf("a picture of %s cannot be made; it may be from 300x200 to 8192x8192", *size)
	}
	return o, nil
}

// camera is the game that runs while pictures are made, in a window that nobody sees.
type camera struct {
	left    []options // pictures yet to be made
	done    func(o *options, img *image.RGBA) error
	o       options
	app     *render.App
	stage   *stage
	picture *image.RGBA
	err     error
	ticks   int
}

// settle is the number of ticks that a scene gets until everything stands still.
const settle = 12

// take makes pictures one after the other, and hands each to done.
func take(list []options, done func(o *options, img *image.RGBA) error) error {
	c := &camera{left: list, done: done}
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
	case len(c.left) > 0 || c.picture != nil:
		return errors.New("shot was stopped before the pictures were made")
	}
	return nil
}

// Update makes the scene, and lets it settle. The game is put away here too, because it runs on a coroutine.
func (c *camera) Update() error {
	err := c.update()
	if err != nil && c.stage != nil {
		c.stage.close()
	}
	return err
}

func (c *camera) update() error {
	if c.picture != nil { // hand it over, and clear the stage for the next
		c.err = c.done(&c.o, c.picture)
		c.stage.close()
		c.stage, c.app, c.picture, c.ticks = nil, nil, nil, 0
	}
	if c.err != nil || c.stage == nil && len(c.left) == 0 {
		return ebiten.Termination
	}
	if c.stage == nil {
		c.o, c.left = c.left[0], c.left[1:]
		if c.stage, c.err = newStage(c.o); c.err != nil {
			return ebiten.Termination
		}
		c.app, c.err = render.New(c.stage.first)
		if c.err != nil {
			return ebiten.Termination
		}
		c.app.Crashed = func(_ *render.App, problem any, _ []byte) render.Scene {
			c.err = fmt.Errorf("the scene %s stopped: %v", c.o.scene, problem)
			return blank{}
		}
		c.app.Size(float64(c.o.w), float64(c.o.h))
	}
	c.ticks++
	c.stage.act(c.ticks, c.app)
	err := c.app.Step(input.State{X: -1, Y: -1, Focused: true})
	if c.err == nil {
		c.err = c.stage.err
	}
	if c.err != nil {
		return ebiten.Termination
	}
	return err
}

// Draw draws into a picture of the size that was asked for, once all is ready.
func (c *camera) Draw(*ebiten.Image) {
	if c.app == nil || c.picture != nil || c.err != nil || c.ticks < settle {
		return
	}
	screen := ebiten.NewImage(c.o.w, c.o.h)
	defer screen.Deallocate()
	c.app.UI.Redraw()
	c.app.Capture(func(img *image.RGBA) { c.picture = img })
	c.app.Draw(screen)
}

// Layout implements ebiten.Game.
func (c *camera) Layout(int, int) (int, int) { return 320, 240 }
