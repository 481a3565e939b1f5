// Package scene has the pictures: one scene for each picture of the cards, and the scenery behind the menus. Package set has what scenes are
// built from.
//
// A scene is a function that returns a stage with everything on it, listed under the name of its picture. The scenes of a subject are in one
// file; paintings.go lists all of them. Paintings draws them, Lineup draws single figures for a look at them, Scenery draws what is behind the
// menus.
package scene

import (
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"battlestar/assets/gen/set"
	"battlestar/assets/pictures"
)

// quality is the quality of the JPEG files, out of 100.
const quality = 84

// scenes has all scenes by the names of their pictures. What a card is about must be in the middle or the lower half of its picture, since the
// title of the card covers the top.
var scenes = func() map[string]func() *set.Stage {
	all := map[string]func() *set.Stage{}
	for _, m := range []map[string]func() *set.Stage{spaceScenes, damageScenes, pegasusSpace, occupationSky, daybreakSpace} {
		for name, scene := range m {
			all[name] = scene
		}
	}
	for _, m := range []map[string]func() *set.Stage{roomScenes, shipScenes, groundScenes, loyaltyScenes, homeScenes, damageRooms, crossroadsScenes, pegasusScenes, occupationScenes, daybreakCylon, daybreakMutiny, daybreakScenes, daybreakHomes} {
		for name, scene := range m {
			all[name] = func() *set.Stage {
				s := scene()
				s.Coarse, s.Look.Even = true, true // fog makes them soft
				return s
			}
		}
	}
	return all
}()

// Paintings draws pictures of cards into the folder dir: those that only lists, with commas in between, or all if it is empty. scale is their
// size, 1 for the full one.
func Paintings(dir, only string, scale float64) error {
	var names []string
	for n := range scenes {
		if only == "" || strings.Contains(","+only+",", ","+n+",") {
			names = append(names, n)
		}
	}
	if len(names) == 0 {
		return fmt.Errorf("there is no picture %q", only)
	}
	sort.Strings(names)
	for _, n := range names {
		start := time.Now()
		if err := saveJPEG(filepath.Join(dir, n+".jpg"), painting(n, scale)); err != nil {
			return err
		}
		fmt.Println(n, time.Since(start).Round(time.Millisecond))
	}
	return nil
}

// painting draws one picture.
func painting(name string, scale float64) *image.RGBA {
	return scenes[name]().Picture(int(pictures.Width*scale), int(pictures.Height*scale))
}

// saveJPEG writes a picture to a file.
func saveJPEG(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := jpeg.Encode(f, img, &jpeg.Options{Quality: quality}); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
