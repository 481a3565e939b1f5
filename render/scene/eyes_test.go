package scene_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"battlestar/render"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

func init() {
	for i := range tabletest.Moments {
		guests["moment-"+tabletest.Moments[i].Name] = func() (*render.App, error) { return tabletest.NewMoment(i) }
	}
}

func TestMomentsHaveNoFaults(t *testing.T) {
	for i, m := range tabletest.Moments {
		t.Run(m.Name, func(t *testing.T) {
			app, err := tabletest.NewMoment(i)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}, {1920, 1200}, {2560, 1080}} {
				h := uitest.Take(t, app, size[0], size[1])
				for _, p := range h.Problems() {
					t.Error(size, p)
				}
				if m.Name == "peek" || m.Name == "add" {
					for _, page := range []string{"curtain.log", "curtain.advance", "curtain.side"} {
						h.ClickOn(page)
						h.Ticks(2)
						for _, p := range h.Problems() {
							t.Error(size, page, p)
						}
						h.ClickOn("curtain.cards")
					}
				}
				if m.Name != "add" && m.Name != "curtain-10" {
					continue
				}
				picks := []string{"curtain.card.0", "curtain.card.2"}
				for _, id := range picks {
					h.ClickOn(id)
				}
				for _, p := range h.Problems() {
					t.Error(size, "picked: ", p)
				}
				for _, id := range picks {
					h.ClickOn(id)
				}
			}
		})
	}
}

// TestMomentPictures takes a picture of each moment if BATTLESTAR_PICTURES names a folder; BATTLESTAR_MOMENTS selects which.
func TestMomentPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	only := os.Getenv("BATTLESTAR_MOMENTS")
	for _, m := range tabletest.Moments {
		if only != "" && !slices.Contains(strings.Split(only, ","), m.Name) {
			continue
		}
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}} {
			if size[1] == 2160 && os.Getenv("BATTLESTAR_LARGE") == "" {
				continue
			}
			t.Run(fmt.Sprint(m.Name, size[1]), func(t *testing.T) { // a guest lives as long as its test
				s := uitest.Start(t, "moment-"+m.Name, size[0], size[1])
				if m.Name == "add" || m.Name == "curtain-10" {
					s.ClickOn("curtain.card.0")
					s.ClickOn("curtain.card.2")
				}
				s.SaveShot(fmt.Sprintf("%s/moment-%s-%d.png", dir, m.Name, size[1]))
				if m.Name == "peek" {
					s.MoveTo("curtain.look")
					s.Press()
					s.Ticks(15)
					s.SaveShot(fmt.Sprintf("%s/moment-looked-at-%d.png", dir, size[1]))
					s.Release()
					s.ClickOn("curtain.log")
					s.SaveShot(fmt.Sprintf("%s/moment-own-log-%d.png", dir, size[1]))
					s.ClickOn("curtain.cards")
					s.ClickOn("curtain.advance")
					s.ClickOn("advance.before-cards.1")
					s.SaveShot(fmt.Sprintf("%s/moment-advance-%d.png", dir, size[1]))
					s.ClickOn("curtain.cards")
					s.ClickOn("curtain.side")
					s.MoveTo("curtain.look")
					s.Press()
					s.Ticks(15)
					s.SaveShot(fmt.Sprintf("%s/moment-your-side-%d.png", dir, size[1]))
					s.Release()
				}
			})
		}
	}
}
