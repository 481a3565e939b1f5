package tabletest

import (
	"fmt"
	"hash/maphash"
	"math"
	"math/bits"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// Leaky is a game on the screen that forgets less than it should.
type Leaky struct {
	*scene.Play
	Leak func(p *scene.Play, u *ui.UI)
}

// Frame implements render.Scene.
func (l Leaky) Frame(u *ui.UI, a *render.App) {
	l.Play.Frame(u, a)
	if l.Leak != nil {
		l.Leak(l.Play, u)
	}
}

// Record returns every frame that everyone sees after the watched seat has looked and closed its curtain, and what it saw behind it. The table is used
// for some hundred frames: no tip, large view, hover or scroll position may remain.
func Record(t *testing.T, tab *table.Table, seed uint64, look func(h *uitest.Hands, p *scene.Play), leak func(p *scene.Play, u *ui.UI)) (frames []string, seen string) {
	t.Helper()
	var p *scene.Play
	var heard []audio.Cue
	s := scene.NewShell(nil, nil, "")
	s.Play = func(c audio.Cue, _ int, _ float64) { heard = append(heard, c) }
	app, err := render.New(func(a *render.App) render.Scene {
		s.Settings.Motion = shell.Off
		s.Playing = tab
		p = scene.NewPlay(s, tab)
		p.HandTo = Watched
		return Leaky{p, leak}
	})
	if err != nil {
		t.Fatal(err)
	}
	app.Above = s.Above
	h := uitest.Take(t, app, 1280, 720)
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 5)
	h.KeyUp()
	if p.Table.Eyes() != Watched {
		t.Fatal("the curtain did not open")
	}
	h.KeyDown(ebiten.KeyX) // shows what lies face down, too
	h.Ticks(15)
	seen = FrameOf(app.UI)
	h.KeyUp()
	for i := 1; Offers(h, fmt.Sprint("curtain.tray.", i)); i++ { // and what lies behind the hand
		h.ClickOn(fmt.Sprint("curtain.tray.", i))
		h.Ticks(3)
		seen += FrameOf(app.UI)
		h.ClickOn("curtain.tray.0")
		h.Ticks(3)
	}
	heard = nil
	look(h, p)
	if p.Table.Eyes() != game.Everyone {
		t.Fatal("the curtain did not close")
	}
	h.Ticks(2)
	// Everyone hears what is done behind the curtain, so nothing but its closing may be heard.
	if i := slices.IndexFunc(heard, func(c audio.Cue) bool { return c != audio.CurtainCloses }); i >= 0 {
		t.Fatalf("the table hears cue %d from behind the curtain", heard[i])
	}
	r := rand.New(rand.NewPCG(seed, 77))
	p.Table.Away() // the player who looked has gone
	for len(frames) < 400 {
		x, y := 1280*r.Float64(), 720*r.Float64()
		switch r.IntN(6) {
		case 0:
			h.Click(x, y)
		case 1:
			h.Move(x, y)
			h.Wheel(float64(r.IntN(3) - 1))
		case 2: // hold: shows things large
			h.Move(x, y)
			h.Press()
			h.Ticks(40)
			h.Release()
		case 3:
			h.Key(ebiten.KeyTab)
		default:
			h.Move(x, y)
			h.Ticks(20)
		}
		if p.Table.Eyes() != game.Everyone {
			t.Fatal("a click opened the curtain")
		}
		frames = append(frames, FrameOf(app.UI)+fmt.Sprint(heard))
		heard = nil
		if p.HandTo != game.NoSeat || p.Large.ID != "" {
			h.Key(ebiten.KeyEscape)
		}
	}
	return frames, seen
}

// Looks are ways to use the curtain and to leave it.
var Looks = map[string]func(h *uitest.Hands, p *scene.Play){
	"hover and close": func(h *uitest.Hands, p *scene.Play) {
		h.MoveTo("curtain.card.0")
		h.Ticks(40)
		h.MoveTo("curtain.card.1")
		h.Wheel(-3)
		h.Key(ebiten.KeyEscape)
	},
	"log, search, wish and close": func(h *uitest.Hands, p *scene.Play) {
		h.ClickOn("curtain.log")
		h.ClickOn("ownlog.find")
		h.Type("e")
		h.Wheel(-2)
		h.Ticks(5)
		h.ClickOn("curtain.cards")
		h.ClickOn("curtain.advance")
		h.ClickOn("advance.before-cards.2")
		h.ClickOn("advance.card.before-cards.more")
		h.Wheel(-2)
		h.Ticks(5)
		h.ClickOn("curtain.close")
	},
	"large and lose the focus": func(h *uitest.Hands, p *scene.Play) {
		h.MoveTo("curtain.card.1")
		h.Press()
		h.Ticks(45)
		h.Release()
		if p.Large.ID == "" {
			panic("nothing was shown large")
		}
		h.Unfocus(true)
		h.Unfocus(false)
		h.Ticks(2)
	},
	"pause": func(h *uitest.Hands, p *scene.Play) {
		h.MoveTo("curtain.card.1")
		h.Ticks(30)
		h.Key(ebiten.KeyF9)
		h.Ticks(100)
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
	},
	"sleep": func(h *uitest.Hands, p *scene.Play) {
		h.MoveTo("curtain.card.0")
		h.Press()
		h.Ticks(10)
		h.Sleep()
		h.Release()
	},
	"click, focus by key and wait": func(h *uitest.Hands, p *scene.Play) {
		h.ClickOn("curtain.card.0")
		h.Key(ebiten.KeyEscape)
		if p.Table.Eyes() == game.Everyone {
			return
		}
		h.Key(ebiten.KeyTab)
		h.Key(ebiten.KeyTab)
		h.MoveTo("curtain.loyalty.0")
		h.Wheel(-5)
		h.Ticks(int(table.IdleTime.Seconds())*60 + 30)
	},
}

// FrameOf returns in words everything that a frame puts on the screen. The display list belongs to package ui, so it is read by reflection: sprites
// are named by the keys of their caches, and their addresses do not matter.
func FrameOf(u *ui.UI) string {
	names := map[uintptr]string{}
	kit := reflect.ValueOf(u).Elem()
	caches := kit.FieldByName("sprites")
	for i := range caches.NumField() {
		m := caches.Field(i)
		if m.Kind() != reflect.Map || m.Type().Elem().Kind() != reflect.Pointer {
			continue
		}
		for it := m.MapRange(); it.Next(); {
			names[it.Value().Pointer()] = fmt.Sprintf("%s%v", caches.Type().Field(i).Name, it.Key())
		}
	}
	var b strings.Builder
	ops := kit.FieldByName("ops")
	for i := range ops.Len() {
		op := ops.Index(i)
		for f := range op.NumField() {
			field := op.Field(f)
			if field.Kind() == reflect.Pointer {
				b.WriteString(names[field.Pointer()])
				continue
			}
			// A painter's source of pictures is not part of the frame.
			if painter := field; painter.Kind() == reflect.Interface && painter.Elem().Kind() == reflect.Struct {
				painter = painter.Elem()
				for i := range painter.NumField() {
					if painter.Field(i).Kind() != reflect.Pointer {
						fmt.Fprint(&b, " ", painter.Field(i))
					}
				}
				continue
			}
			fmt.Fprint(&b, " ", field)
		}
		b.WriteByte('\n')
	}
	for _, p := range u.Placed() {
		fmt.Fprintf(&b, "%v\n", p)
	}
	for _, g := range u.Targets() {
		fmt.Fprintf(&b, "%v\n", g)
	}
	return address.ReplaceAllString(b.String(), "&")
}

var address = regexp.MustCompile("0x[0-9a-f]{6,}")

// Digester tells the frames of one screen apart by numbers, many times faster than [FrameOf] does by words. It sees at least as much. Where two
// numbers differ, the words decide whether the frames do.
type Digester struct {
	U       *ui.UI
	names   map[uintptr]uint64 // names of the sprites, by their addresses
	sprites int
	sum     uint64
}

// Frame returns the number of what is on the screen.
func (d *Digester) Frame() uint64 {
	d.sum = 0
	d.name()
	ops := reflect.ValueOf(d.U).Elem().FieldByName("ops")
	for i := range ops.Len() {
		op := ops.Index(i)
		for f := range op.NumField() {
			field := op.Field(f)
			switch {
			case field.Kind() == reflect.Pointer:
				d.add(d.names[field.Pointer()])
			case field.Kind() == reflect.Interface && field.Elem().Kind() == reflect.Pointer:
				d.value(field.Elem().Elem())
			default:
				d.value(field)
			}
		}
	}
	d.value(reflect.ValueOf(d.U.Placed()))
	d.value(reflect.ValueOf(d.U.Targets()))
	return d.sum
}

// name names the sprites again if their number has changed.
func (d *Digester) name() {
	caches := reflect.ValueOf(d.U).Elem().FieldByName("sprites")
	n := 0
	for i := range caches.NumField() {
		if m := caches.Field(i); m.Kind() == reflect.Map {
			n += m.Len()
		}
	}
	if n == d.sprites {
		return
	}
	d.names, d.sprites = map[uintptr]uint64{}, n
	for i := range caches.NumField() {
		m := caches.Field(i)
		if m.Kind() != reflect.Map || m.Type().Elem().Kind() != reflect.Pointer {
			continue
		}
		for it := m.MapRange(); it.Next(); {
			d.names[it.Value().Pointer()] = maphash.String(DigestSeed, fmt.Sprintf("%s%v", caches.Type().Field(i).Name, it.Key()))
		}
	}
}

func (d *Digester) add(x uint64) { d.sum = (bits.RotateLeft64(d.sum, 5) ^ x) * 0x9E3779B97F4A7C15 }

// value adds a value with everything in it. Addresses do not matter.
func (d *Digester) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			d.add(1)
		} else {
			d.add(2)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		d.add(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		d.add(v.Uint())
	case reflect.Float32, reflect.Float64:
		d.add(math.Float64bits(v.Float()))
	case reflect.String:
		d.add(maphash.String(DigestSeed, v.String()))
	case reflect.Struct:
		for i := range v.NumField() {
			d.value(v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		d.add(uint64(v.Len()))
		for i := range v.Len() {
			d.value(v.Index(i))
		}
	case reflect.Interface:
		d.value(v.Elem())
	case reflect.Map:
		d.add(maphash.String(DigestSeed, fmt.Sprint(v)))
	}
}

// DigestSeed is the same for all screens, so that their frames can be compared.
var DigestSeed = maphash.MakeSeed()

// Differs returns the first place where two lists of frames differ, or -1.
func Differs(one, two []string) int {
	for i := range one {
		if one[i] != two[i] {
			return i
		}
	}
	return -1
}

// FirstLine returns the first line where two frames differ, in both.
func FirstLine(a, b string) string {
	one, two := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(one), len(two)) {
		if one[i] != two[i] {
			return one[i] + "\n" + two[i]
		}
	}
	return fmt.Sprintf("%d lines and %d", len(one), len(two))
}

// SideBySide puts two games on two screens, with a stop everywhere, and returns equal random sources to answer them with.
func SideBySide(t *testing.T, pair [2]*table.Table, seed uint64) (plays [2]*scene.Play, apps [2]*render.App, hands [2]*uitest.Hands, chance [2]*rand.Rand) {
	t.Helper()
	for i, tab := range pair {
		tab.SetStops(table.EveryStop())
		s := scene.NewShell(nil, nil, "")
		s.Settings.NoGuide = true
		plays[i] = scene.NewPlay(s, tab)
		app, err := render.New(func(*render.App) render.Scene { return plays[i] })
		if err != nil {
			t.Fatal(err)
		}
		apps[i], hands[i], chance[i] = app, uitest.Take(t, app, 1280, 720), rand.New(rand.NewPCG(seed, 7))
		hands[i].Move(3, 3)
		hands[i].Ticks(3)
	}
	return plays, apps, hands, chance
}

// SameUntil answers the same in both games and compares their frames until what is told differs. It returns how many frames were alike.
func SameUntil(t *testing.T, pair [2]*table.Table, plays [2]*scene.Play, apps [2]*render.App, hands [2]*uitest.Hands, chance [2]*rand.Rand) int {
	t.Helper()
	frames := 0
	digests := [2]Digester{{U: apps[0].UI}, {U: apps[1].UI}}
	for range 80 {
		for i, tab := range pair {
			if tab.View().Decision == nil {
				return frames
			}
			if err := scenetest.AnswerAny(tab, chance[i]); err != nil {
				t.Fatal(err)
			}
			tab.CloseCurtain()
			apps[i].UI.Wake(1)
		}
		for range MostMoving / 7 {
			hands[0].Ticks(7)
			hands[1].Ticks(7)
			one, two := plays[0], plays[1]
			if !reflect.DeepEqual(one.Log(), two.Log()) || one.Rooms.Dice.Rolling() || two.Rooms.Dice.Rolling() || one.Rooms.Check.Turning() || two.Rooms.Check.Turning() || one.Telling() != two.Telling() {
				return frames // what differs is told now, or begins to be seen
			}
			if digests[0].Frame() != digests[1].Frame() {
				if a, b := FrameOf(apps[0].UI), FrameOf(apps[1].UI); a != b {
					ahead, _ := pair[0].Ahead()
					t.Fatalf("before it is told, one sees of %v:\n%s", ahead.Kind, FirstLine(a, b))
				}
			}
			frames++
			if !one.Telling() && !one.Reading() {
				break
			}
		}
		if a, b := pair[0].View().Decision, pair[1].View().Decision; a == nil || b == nil || a.Kind != b.Kind {
			return frames
		}
	}
	return frames
}
