// Package portrait draws the portrait of anybody in assets/people: a head and shoulders built of a few surfaces, lit as if cut out by the light,
// with engraved lines where it fades, hair of thousands of strands, and the clothes and tools of the person's trade.
package portrait

import (
	"hash/fnv"
	"image"
	"image/jpeg"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/image/draw"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
	"battlestar/assets/portraits"
)

// Write draws portraits into a folder: of everybody, or of those whose ids are listed in only, separated by commas.
func Write(dir, only string) error {
	for _, p := range people.All() {
		if only != "" && !slices.Contains(strings.Split(only, ","), p.ID) {
			continue
		}
		big := Draw(p)
		if err := save(filepath.Join(dir, p.ID+".jpg"), big, 88); err != nil {
			return err
		}
		if err := save(filepath.Join(dir, p.ID+"-small.jpg"), Small(big), 84); err != nil {
			return err
		}
	}
	return nil
}

func save(name string, m image.Image, quality int) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := jpeg.Encode(f, m, &jpeg.Options{Quality: quality}); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// drawing is one portrait while it is drawn.
type drawing struct {
	p     people.Person
	seed  int
	k     float64 // the side of the picture that the head is turned to: 1 right, -1 left
	skull *skull
	tones tones
	iris  solid.Color
	gaze  xy
	rim   solid.Color

	headTurn, bodyTurn    turn
	neckTurn              turn // of what is already built in the space of the picture
	light, lightX, lightY solid.Vec
	spots                 []spot
	shades                []float32
	strands               []strand
	paint                 []solid.Color
	lit                   *mask
}

// Draw returns somebody's portrait.
func Draw(p people.Person) *image.RGBA {
	d := newDrawing(p)
	d.build()
	d.colors()
	d.comb()
	d.rims()
	d.finish()
	return d.image()
}

func newDrawing(p people.Person) *drawing {
	d := &drawing{p: p, k: -1, rim: hex(p.Color)}
	if p.Right {
		d.k = 1
	}
	h := fnv.New32a()
	h.Write([]byte(p.ID))
	d.seed = int(h.Sum32()%100003) + p.Age*7 + int(p.Color%997)
	d.skull = newSkull(&d.p)
	d.tones = skins[p.Skin]
	some := func(n int) float64 { return solid.Hash(n, 5, d.seed) - 0.5 }
	head, body := 0.66+0.14*some(1), 0.38+0.2*some(2)
	switch p.View {
	case people.ThreeQuarter:
	case people.Profile:
		head, body = 1.36+0.08*some(1), 0.75+0.15*some(2)
	case people.Front:
		head, body = 0.16+0.1*some(1), -0.22+0.15*some(2)
	case people.OverShoulder:
		head, body = 0.88+0.08*some(1), 1.9
	}
	pitch, roll := 0.03*some(3), 0.05*some(4)
	switch p.Mood {
	case people.Defiant:
		pitch += 0.09
	case people.Weary:
		pitch -= 0.08
	case people.Worried:
		pitch -= 0.04
		roll += 0.03 * d.k
	case people.Stern:
		pitch -= 0.05
	case people.Wary:
		pitch -= 0.06
	case people.Amused:
		roll -= 0.06 * d.k
	case people.Calm:
		pitch += 0.02
	}
	d.headTurn = turned(d.k*head, pitch, roll, solid.V(0, 0, 0.3), solid.V(0, 0, 0))
	d.headTurn.head = true
	if p.Woman { // a smaller head, still at the same place
		f := 0.955
		d.headTurn.x, d.headTurn.y, d.headTurn.z = d.headTurn.x.Mul(f), d.headTurn.y.Mul(f), d.headTurn.z.Mul(f)
	}
	if p.View == people.Profile {
		d.headTurn.to.X = -0.6 * d.k
	}
	d.bodyTurn = turned(d.k*body, 0, 0, solid.V(0, 0, -2.5), solid.V(-1.2*d.k*math.Sin(head), 2.1, -2))
	d.neckTurn = turned(0, 0, 0, solid.Vec{}, solid.Vec{})
	d.gaze = xy{0.06 * d.k, 0}
	switch p.Mood { // some look at the viewer
	case people.Wary, people.Amused, people.Defiant:
		d.gaze = xy{-0.42 * d.k * min(1, head), 0.02}
	case people.Worried:
		d.gaze = xy{0.2 * d.k, 0.08}
	case people.Weary:
		d.gaze = xy{0.1 * d.k, -0.12}
	case people.Calm, people.Stern:
	}
	if p.View == people.OverShoulder {
		d.gaze = xy{-0.5 * d.k, 0}
	}
	d.iris = hex([]uint32{0x4A2C18, 0x3A2414, 0x5A3C1E, 0x2E2018}[int(4*solid.Hash(1, 9, d.seed))])
	if p.Skin <= people.Fair {
		d.iris = hex([]uint32{0x5F8296, 0x4F7A5C, 0x6A4A28, 0x7A94A0}[int(4*solid.Hash(1, 9, d.seed))])
	}
	d.light = solid.V(0.78*d.k, 0.47, 0.46).Unit()
	if p.Broad {
		d.light = solid.V(-0.40*d.k, 0.44, 0.80).Unit()
	}
	if p.View == people.Front && !p.Broad {
		d.light = solid.V(0.72*d.k, 0.46, 0.52).Unit()
	}
	d.lightX = solid.V(d.light.Z, 0, -d.light.X).Unit()
	d.lightY = d.light.Cross(d.lightX)
	d.spots = make([]spot, side*side)
	d.shades = make([]float32, shadeSide*shadeSide)
	for i := range d.shades {
		d.shades[i] = -1000
	}
	d.paint = make([]solid.Color, side*side)
	return d
}

// build draws head, body, clothes and gear into the picture.
func (d *drawing) build() {
	face := d.face()
	d.draw(d.skull.mesh(func(p solid.Vec, n *solid.Vec) (solid.Color, kind, float64) {
		*n = d.skull.simpler(p, *n)
		if n.Z > -0.1 && p.Z > 0 {
			c, cover, dx, dy, shine := face.at(p.X, p.Y)
			f := solid.Smooth(-0.1, 0.25, n.Z)
			*n = n.Sub(solid.V(dx*f, dy*f, 0)).Unit()
			if shine > 0.5 {
				return c, eyeball, 0
			}
			return d.tones.light.Mix(c, cover*f), skin, 0
		}
		return d.tones.light, skin, 0
	}), &d.headTurn)
	own := d.throat()
	ear := plain(d.tones.light.Mix(d.tones.mid, 0.35), skin, 0)
	if !d.coversEars() {
		for _, k := range [2]float64{1, -1} {
			for _, m := range d.skull.ear(k, ear) {
				d.draw(m, &d.headTurn)
			}
		}
	}
	d.draw(d.neck(own), &d.neckTurn)
	d.dress()
	d.gear()
	d.grow()
}

// Small returns the head from a portrait, brighter and sharper.
func Small(big *image.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, portraits.SmallSide, portraits.SmallSide))
	draw.CatmullRom.Scale(m, m.Bounds(), big, image.Rect(72, 12, 440, 380), draw.Src, nil)
	soft := image.NewRGBA(m.Bounds())
	const n = portraits.SmallSide
	for y := range n {
		for x := range n {
			var sum [3]int
			for k := range 9 {
				i := m.PixOffset(max(0, min(n-1, x+k%3-1)), max(0, min(n-1, y+k/3-1)))
				for c := range 3 {
					sum[c] += int(m.Pix[i+c])
				}
			}
			i := m.PixOffset(x, y)
			for c := range 3 {
				v := 1.6*float64(m.Pix[i+c]) - 0.6*float64(sum[c])/9
				v = 255 * math.Pow(max(0, v)/255, 0.86) * 1.12
				soft.Pix[i+c] = uint8(solid.Clamp(v, 0, 255))
			}
			soft.Pix[i+3] = 255
		}
	}
	return soft
}
