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

// options are the command's arguments.
type options struct {
	scene  string
	load   string
	seed   uint64
	seeded bool
	seat   int
	boxes  []card.ID
	boxed  bool     // the boxes were named
	played []string // the options
	people int      // how many play
	look   look
	named  bool // the scene was named
	out    string
	sheet  string // folder of the contact sheet
}

// Run runs the command "shot": it draws one screen into a picture.
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
	// It is created first, so that a missing folder is reported before anything is drawn.
	f, err := os.Create(o.out)
	if err != nil {
		return fmt.Errorf("the picture %s cannot be written: %w", o.out, plain(err))
	}
	img, err := take(sceneNamed(o.scene), o)
	if err == nil {
		err = png.Encode(f, img)
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		os.Remove(o.out)
		return err
	}
	return nil
}

// plain returns a system error without the path that it repeats.
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
	set.IntVar(&o.people, "players", 5, "Play it with this many players.")
	size := set.String("size", "1920x1080", "Width and height of the picture in pixels.")
	set.IntVar(&o.look.text, "text", 0, "Draw it at this size of text: 0 normal, 1 large, 2 larger.")
	set.BoolVar(&o.look.apart, "apart", false, "Draw it in the colors for color-blind eyes.")
	set.StringVar(&o.out, "o", "shot.png", "Write the picture here.")
	set.StringVar(&o.sheet, "sheet", "", "Draw the contact sheet instead: every scene, or the one named with -scene, at three sizes of the window, each a picture in this folder, and all of them small in overview.jpg.")
	if err := command.Parse(set, "", args, out); err != nil {
		return o, err
	}
	for _, id := range strings.Split(*boxes, ",") {
		o.boxes = append(o.boxes, card.ID(id))
	}
	if *played != "" {
		o.played = strings.Split(*played, ",")
	}
	if o.people < 1 || o.people > len(players) {
		return o, fmt.Errorf("%d players cannot be drawn; 1 to %d can", o.people, len(players))
	}
	if err := o.setup().Check(); err != nil {
		return o, err
	}
	set.Visit(func(f *flag.Flag) {
		o.seeded = o.seeded || f.Name == "seed"
		o.boxed = o.boxed || f.Name == "boxes"
		o.named = o.named || f.Name == "scene"
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

// A look is how a scene is seen: in a window of w by h pixels, at a text size, with or without the colors for colorblind eyes.
type look struct {
	w, h  int
	text  int // as in shell.Settings
	apart bool
}

// camera is the game that runs while a picture is made, in an invisible window.
type camera struct {
	shown
	o       options
	stage   *stage
	app     *render.App
	picture *image.RGBA
	err     error
	ticks   int
}

// settle is the number of ticks that a scene gets until everything stands still.
const settle = 12

// take makes a picture.
func take(s shown, o options) (*image.RGBA, error) {
	c := &camera{shown: s, o: o}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(320, 240)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetVsyncEnabled(false)
	err := ebiten.RunGameWithOptions(c, &ebiten.RunGameOptions{InitUnfocused: true})
	switch {
	case c.err != nil:
		return nil, c.err
	case err != nil:
		return nil, fmt.Errorf("shot could not draw: %w", err)
	case c.picture == nil:
		return nil, errors.New("shot was stopped before the picture was made")
	}
	return c.picture, nil
}

// Update makes the scene and lets it settle. The game is closed here too, because it runs on a coroutine.
func (c *camera) Update() error {
	if c.picture == nil {
		if c.err = c.step(); c.err == nil {
			return nil
		}
	}
	if c.stage != nil {
		c.stage.close()
	}
	return ebiten.Termination
}

// step runs one tick of the scene.
func (c *camera) step() error {
	if c.stage == nil {
		var err error
		if c.stage, err = newStage(c.o, c.shown); err != nil {
			return err
		}
		if c.app, err = render.New(c.stage.begin); err != nil {
			return err
		}
		c.app.Crashed = func(_ *render.App, problem any, _ []byte) render.Scene {
			c.stage.err = fmt.Errorf("the scene %s stopped: %v", c.name, problem)
			return blank{}
		}
		c.stage.shell.Settings.TextSize, c.stage.shell.Settings.Apart = c.o.look.text, c.o.look.apart
		c.stage.shell.Apply(c.app)
		c.app.Size(float64(c.o.look.w), float64(c.o.look.h))
	}
	c.ticks++
	c.stage.act(c.ticks, c.app)
	if err := c.app.Step(input.State{X: -1, Y: -1, Focused: true}); err != nil {
		return err
	}
	return c.stage.err
}

// Draw draws into a picture of the requested size, once everything is ready.
func (c *camera) Draw(*ebiten.Image) {
	if c.app == nil || c.picture != nil || c.err != nil || c.ticks < settle {
		return
	}
	w, h := c.app.Size(float64(c.o.look.w), float64(c.o.look.h))
	drawn, window := ebiten.NewImage(int(w), int(h)), ebiten.NewImage(c.o.look.w, c.o.look.h)
	defer drawn.Deallocate()
	defer window.Deallocate()
	c.app.UI.Redraw()
	c.app.Draw(drawn)
	var o ebiten.DrawImageOptions
	if int(w) != c.o.look.w || int(h) != c.o.look.h { // a window too small for the program
		o.GeoM.Scale(float64(c.o.look.w)/w, float64(c.o.look.h)/h)
		o.Filter = ebiten.FilterLinear
	}
	window.DrawImage(drawn, &o)
	c.picture = image.NewRGBA(window.Bounds())
	window.ReadPixels(c.picture.Pix)
}

// Layout implements ebiten.Game.
func (c *camera) Layout(int, int) (int, int) { return 320, 240 }
