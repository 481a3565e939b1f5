package ship

import (
	"fmt"
	"image"
	"math"
	"slices"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/assets/ships"
	"battlestar/assets/ships/sheet"
	"battlestar/render/ship/light"
)

// sheetKey names a sheet at a size: that of a kind, or, if the kind is kinds, the one for all.
type sheetKey struct {
	kind  Kind
	width int
}

func (k sheetKey) String() string {
	if k.kind == kinds {
		return fmt.Sprintf("ships-%d", k.width)
	}
	return fmt.Sprintf("%s-%d", sheet.Names[k.kind], k.width)
}

// place is where a miniature lies on a sheet.
type place struct {
	sheet      sheetKey
	x, y, w, h int
	perBox     float64 // texels per box
	high       float64 // height, in boxes, of white on the height map
	heading    float64 // the heading of its bow on the sheet
}

// spot returns the smallest picture of a kind that is not too small for a size.
func spot(kind Kind, size float64) place {
	if b := kind.hull(); b != nil {
		w := b.Widths[0]
		for _, smaller := range b.Widths[1:] {
			if float64(smaller)/b.W >= size*0.95 {
				w = smaller
			}
		}
		return place{
			sheet: sheetKey{kind, w}, w: w, h: int(math.Round(float64(w) * b.H / b.W)),
			perBox: float64(w) / b.W, high: b.Height, heading: 270,
		}
	}
	cell := sheet.Cells[0]
	for _, smaller := range sheet.Cells[1:] {
		if float64(smaller)/sheet.Frame >= size*0.95 {
			cell = smaller
		}
	}
	p := place{sheet: sheetKey{kinds, cell}, w: cell, h: cell, perBox: float64(cell) / sheet.Frame, high: sheet.Height}
	if cell == sheet.Cells[0] { // these are large, so each has its own file
		p.sheet.kind = kind
		return p
	}
	p.x, p.y = int(kind)%sheet.Columns*cell, int(kind)/sheet.Columns*cell
	return p
}

// plate is a sheet that has been read.
type plate struct {
	used   int // number of the miniature last drawn from it, counting all ever drawn
	texels int
	data   [3]*image.NRGBA
	onCard [4]*ebiten.Image
	lit    *ebiten.Image
	shadow *ebiten.Image
}

// sheet returns a sheet, and reads it only once.
func (s *Ships) sheet(at place) (*plate, error) {
	if p := s.sheets[at.sheet]; p != nil {
		p.used = s.drawn
		return p, nil
	}
	p := &plate{}
	var errs [3]error
	var all sync.WaitGroup
	for i, m := range [...]ships.Map{ships.Color, ships.Normal, ships.Glow} {
		all.Go(func() { p.data[i], errs[i] = ships.Picture(at.sheet.String(), m) })
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	p.used, p.texels = s.drawn, p.data[0].Rect.Dx()*p.data[0].Rect.Dy()
	s.sheets[at.sheet] = p
	s.tidy()
	return p, nil
}

const (
	// mostTexels is how many texels are kept on sheets not used lately: 12 bytes each.
	mostTexels = 1 << 20
	// lately means within this many miniatures; a crowded table has some sixty.
	lately = 2000
)

// tidy drops the sheets that have been unused longest.
func (s *Ships) tidy() {
	idle := 0
	var list []sheetKey
	for k, p := range s.sheets {
		if p.used < s.drawn-lately {
			idle += p.texels
			list = append(list, k)
		}
	}
	slices.SortFunc(list, func(a, b sheetKey) int { return s.sheets[a].used - s.sheets[b].used })
	for _, k := range list {
		if idle <= mostTexels {
			return
		}
		idle -= s.sheets[k].texels
		s.sheets[k].drop()
		delete(s.sheets, k)
	}
}

// drop removes the plate from the graphics card.
func (p *plate) drop() {
	for _, img := range [...]*ebiten.Image{p.onCard[0], p.onCard[1], p.onCard[2], p.lit, p.shadow} {
		if img != nil {
			img.Deallocate()
		}
	}
}

// images hands the maps to the graphics card as they are: premultiplying would spoil them.
func (p *plate) images() [4]*ebiten.Image {
	if p.onCard[0] == nil {
		for i, d := range p.data {
			p.onCard[i] = ebiten.NewImageWithOptions(d.Rect, &ebiten.NewImageOptions{Unmanaged: true})
			p.onCard[i].WritePixels(d.Pix)
		}
		p.data = [3]*image.NRGBA{}
	}
	return p.onCard
}

// prelit returns the sheet as it is lit at heading 0, and its shadow.
func (p *plate) prelit() (lit, shadow *ebiten.Image) {
	if p.lit != nil {
		return p.lit, p.shadow
	}
	for i, d := range p.data {
		if d == nil { // it is only on the card
			d = image.NewNRGBA(p.onCard[i].Bounds())
			p.onCard[i].ReadPixels(d.Pix)
			p.data[i] = d
		}
	}
	r := p.data[0].Rect
	a, b := image.NewRGBA(r), image.NewRGBA(r)
	for i := 0; i < len(a.Pix); i += 4 {
		c := shade(p.data[0].Pix[i:i+4], p.data[1].Pix[i:i+4], p.data[2].Pix[i:i+4])
		copy(a.Pix[i:], c[:])
		b.Pix[i+3] = uint8(float64(p.data[2].Pix[i+3]) * 0.7)
	}
	p.lit, p.shadow = ebiten.NewImageFromImage(a), ebiten.NewImageFromImage(b)
	p.data = [3]*image.NRGBA{}
	return p.lit, p.shadow
}

// shade lights one texel, without shadows.
func shade(color, normal, glow []uint8) [4]uint8 {
	lin := func(v uint8) float64 { return float64(v) * float64(v) / 255 / 255 }
	g := light.Vec{2 * lin(glow[0]), 2 * lin(glow[1]), 2 * lin(glow[2])}
	x, y := (float64(normal[0])-128)/127, (float64(normal[1])-128)/127
	n := light.Unit(light.Vec{x, y, math.Sqrt(max(0.0016, 1-x*x-y*y))})
	c := light.Shade(light.Point{Color: light.Vec{lin(color[0]), lin(color[1]), lin(color[2])}, Normal: n, Gloss: float64(normal[3]) / 255, Sun: 1, Glow: g})
	around := light.Film(light.Vec{}, g)
	a := float64(color[3]) / 255
	out := [4]uint8{3: color[3]}
	for i := range c {
		out[i] = uint8(math.Round(255 * (c[i]*a + around[i]*(1-a))))
	}
	out[3] = max(out[3], out[0], out[1], out[2])
	return out
}
