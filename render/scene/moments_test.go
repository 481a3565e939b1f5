package scene

import (
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"battlestar/game/card"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/ui/uitest"
)

// momentKinds are the kinds of moments, but for the last jump: players by chance do not get so far.
var momentKinds = []string{
	"evening", "turn", "attack", "basestar", "nuke", "hit", "civilian", "boarding", "last", "red", "destination", "sleeper", "title", "brig",
	"execution", "revelation", "end",
}

func init() {
	for _, name := range momentKinds {
		guests["moment-"+name] = func() (*render.App, error) {
			p, err := momentIn(name)
			if err != nil {
				return nil, err
			}
			return render.New(func(*render.App) render.Scene { return p })
		}
	}
}

// momentIn is a game that is about to tell a moment of a kind.
func momentIn(name string) (*Play, error) {
	for seed := range uint64(40) {
		tab, err := scenetest.ExodusTable(5, seed, card.OptionCylonFleet, card.OptionFinalFive, card.OptionPersonalGoals)
		if seed%2 == 1 { // without the Cylon Fleet there are crises that attack
			tab, err = scenetest.Table(4, seed)
		}
		if err != nil {
			return nil, err
		}
		if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(seed, 9)), scenetest.Never); err != nil {
			return nil, err
		}
		tab.CloseCurtain()
		s := NewShell(nil, nil, "")
		s.Settings.NoGuide = true
		p := NewPlay(s, tab)
		tab.Rewind(0)
		for at := range tab.Log() {
			e, _ := tab.Next()
			p.View = tab.Told()
			if p.moments.Of(&e) == name {
				p.Retell(at)
				p.moments.End()
				p.GoesOn(true)
				return p, nil
			}
		}
		tab.Close()
	}
	return nil, fmt.Errorf("no game has a moment %q", name)
}

// Every kind of moment can be looked at: six frames of each are written into the folder that BATTLESTAR_PICTURES names.
func TestMomentStrips(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("draws pictures to look at, with BATTLESTAR_PICTURES=FOLDER only")
	}
	const w, h, apart = 1280, 720, 16
	for _, name := range momentKinds {
		t.Run(name, func(t *testing.T) {
			s := uitest.Start(t, "moment-"+name, w, h)
			strip := image.NewRGBA(image.Rect(0, 0, 3*w/2, h))
			for n := range 6 {
				s.Ticks(apart)
				img := s.Shot()
				for y := range h / 2 {
					for x := range w / 2 {
						strip.Set(n%3*w/2+x, n/3*h/2+y, img.At(2*x, 2*y))
					}
				}
			}
			f, err := os.Create(filepath.Join(dir, name+".png"))
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
