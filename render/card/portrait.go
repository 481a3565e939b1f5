package card

import (
	"fmt"
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/draw"

	"battlestar/assets/people"
	"battlestar/assets/portraits"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// Plight is the state of a character, as everyone knows it. The portrait shows it.
type Plight uint8

// The plights.
const (
	AtLarge   Plight = iota
	InSickbay        // a bandage of light; also in the Medical Center
	InBrig           // bars; also in Detention
	Revealed         // as a Cylon: red light, and the eye that moves from side to side
	Executed         // gray, with a ribbon
)

// String returns the name of the plight, for tests.
func (p Plight) String() string {
	return [...]string{"at-large", "in-sickbay", "in-brig", "revealed", "executed"}[p]
}

// PlightOf returns the plight of a seat's character, given the executed characters.
func PlightOf(s *game.SeatState, executed []card.ID) Plight {
	switch {
	case slices.Contains(executed, s.Character):
		return Executed
	case s.Cylon():
		return Revealed
	case s.Place == card.Brig, s.Place == card.Detention: // P-NC-09
		return InBrig
	case s.Place == card.Sickbay, s.Place == card.MedicalCenter:
		return InSickbay
	}
	return AtLarge
}

// Portrait draws the face of a character or an ally into the largest square of r, in a frame of a color: the player's or [Faces.Own]. A character
// without a portrait is drawn as their emblem.
func (f *Faces) Portrait(u *ui.UI, r ui.Rect, id card.ID, p Plight, edge ui.Color) {
	sq := r.Square()
	if id == "" {
		return
	}
	id = f.person(id)
	if _, ok := people.Of(string(id)); !ok {
		f.Medallion(u, sq, id)
		return
	}
	line, cut := max(1.5, sq.W*0.018), sq.W*0.16
	u.Panel(sq, ui.Look{Top: ui.Void, Bottom: ui.Void, LineTop: edge, LineBottom: ui.Mix(edge, ui.Void, 0.4), Line: line, Cut: cut, Shadow: true})
	f.portrait(u, sq.Inset(line), portrait{id: id, cut: (cut - line*0.6) * u.Scale, plight: p})
}

// Own returns the frame color of a character who is shown apart from any player.
func (f *Faces) Own(id card.ID) ui.Color {
	_, own := f.EmblemOf(id)
	return ui.Mix(own, ui.LineBase, 0.3)
}

// Bust is how head and shoulders are drawn without a frame.
type Bust struct {
	Plight Plight
	Dim    bool    // not available
	Words  float64 // at which fraction of the height words begin to stand on them, 1 for none
	Cut    float64 // of the corners
}

// Bust draws head and shoulders of a character or an ally into the largest square of r, without a frame. They melt into their ground at the left, and
// where words stand. It reports whether there is a portrait.
func (f *Faces) Bust(u *ui.UI, r ui.Rect, id card.ID, b Bust) bool {
	id = f.person(id)
	if _, ok := people.Of(string(id)); !ok {
		return false
	}
	b.Cut *= u.Scale
	f.portrait(u, r.Square(), portrait{id: id, cut: b.Cut, plight: b.Plight, melts: true, bust: b})
	return true
}

func (f *Faces) portrait(u *ui.UI, r ui.Rect, p portrait) {
	p.side = int(math.Round(r.W * u.Scale))
	u.Picture(p, r.X, r.Y, p.side, p.side, p.paint)
	u.Pictured(string(p.id)+" "+p.plight.String(), r)
}

// portrait is a picture of a character that is painted once, on whole pixels, so that it is sharp at every size.
type portrait struct {
	id     card.ID
	side   int     // in pixels
	cut    float64 // of the corners, in pixels
	plight Plight
	melts  bool // as a bust
	bust   Bust
}

// smallUpTo is the side in pixels up to which only the head is drawn. At larger sizes, head and shoulders can be recognized.
const smallUpTo = 132

// The part of the large pictures that is in the small ones, and the middle of the face in the large ones, in fractions of their side.
var (
	wholePicture = square{0, 0, 1}
	smallPicture = square{76.0 / portraits.Side, 40.0 / portraits.Side, 360.0 / portraits.Side}
)

const faceX, faceY, faceR = 0.5, 0.36, 0.21

type square struct{ x, y, side float64 }

// paint paints it from 0, 0. A picture that cannot be read is left out.
func (p portrait) paint(dst *ebiten.Image) {
	pix := p.pixels()
	if pix == nil {
		return
	}
	img := ebiten.NewImageFromImageWithOptions(pix, &ebiten.NewImageFromImageOptions{Unmanaged: true})
	defer img.Deallocate()
	dst.DrawImage(img, nil)
}

// pixels returns the pixels of the picture, or nil if there is none.
func (p portrait) pixels() *image.RGBA {
	read, part := portraits.Portrait, wholePicture
	if !p.melts && p.side <= smallUpTo {
		read, part = portraits.Small, smallPicture
	}
	from, err := read(string(p.id))
	if err != nil {
		return nil
	}
	to := image.NewRGBA(image.Rect(0, 0, p.side, p.side))
	draw.CatmullRom.Scale(to, to.Bounds(), from, from.Bounds(), draw.Src, nil)
	n := float64(p.side)
	for y := range p.side {
		for x := range p.side {
			px := to.Pix[to.PixOffset(x, y):][:4]
			u, v := part.x+part.side*(float64(x)+0.5)/n, part.y+part.side*(float64(y)+0.5)/n
			c := light{float64(px[0]) / 255, float64(px[1]) / 255, float64(px[2]) / 255}
			c = p.plight.shine(c, u, v, (float64(x)+0.5)/n, (float64(y)+0.5)/n)
			seen := corners(x, y, p.side, p.cut)
			if p.melts {
				seen *= smooth(0, 0.32, u) * (1 - 0.9*smooth(p.bust.Words-0.16, p.bust.Words+0.06, v))
			}
			if p.bust.Dim {
				c = c.times(0.6)
			}
			for i, part := range c {
				px[i] = uint8(min(1, max(0, part))*seen*255 + 0.5)
			}
			px[3] = uint8(seen*255 + 0.5)
		}
	}
	return to
}

// corners returns how much of a pixel lies within a square of n pixels with its corners cut off.
func corners(x, y, n int, cut float64) float64 {
	dx, dy := float64(min(x, n-1-x))+0.5, float64(min(y, n-1-y))+0.5
	return min(1, max(0, (dx+dy-cut)/math.Sqrt2+0.5))
}

// smooth goes from 0 at a to 1 at b.
func smooth(a, b, x float64) float64 {
	t := min(1, max(0, (x-a)/(b-a)))
	return t * t * (3 - 2*t)
}

type light [3]float64

func (c light) times(k float64) light { return light{c[0] * k, c[1] * k, c[2] * k} }

func (c light) mix(d light, t float64) light {
	return light{c[0] + (d[0]-c[0])*t, c[1] + (d[1]-c[1])*t, c[2] + (d[2]-c[2])*t}
}

func (c light) plus(d light, t float64) light {
	return light{c[0] + d[0]*t, c[1] + d[1]*t, c[2] + d[2]*t}
}

func (c light) gray() float64 { return 0.299*c[0] + 0.587*c[1] + 0.114*c[2] }

func bell(x, wide float64) float64 { return math.Exp(-x * x / (wide * wide)) }

// shine returns the color at u, v of a portrait, which is x, y of its visible part, all in fractions of a side. Each plight has a shape besides its
// color, for players who see no red. A face of 48 pixels must show it.
func (p Plight) shine(c light, u, v, x, y float64) light {
	switch p {
	case AtLarge:
		return c
	case InSickbay:
		// Across the brow, falling to the left, with light on what surrounds it.
		across := u - faceX
		d := v - (faceY - 0.085) + 0.22*across
		on := bell(across, 0.36)
		c = c.mix(light{c.gray() * 0.8, c.gray() * 0.95, c.gray()}, 0.45)
		c = c.plus(light{0.35, 0.75, 0.9}, 0.36*bell(d, 0.09)*on)
		band := (1 - smooth(0.036, 0.05, math.Abs(d))) * (0.25 + 0.75*smooth(0.5, 1, on))
		edge := bell(math.Abs(d)-0.056, 0.011) + 0.5*bell(d+0.012, 0.006)    // and a fold
		return c.mix(light{0.86, 0.98, 1}, 0.92*band).times(1 - 0.6*edge*on) // visible on white hair too
	case InBrig:
		c = c.times(0.82)
		const bars, half = 4.0, 0.037
		d := math.Mod(x*bars, 1)/bars - 0.5/bars
		if math.Abs(d) > half { // its shadow
			return c.times(1 - 0.55*bell(d-half-0.012, 0.03))
		}
		lit := math.Sqrt(1-(d/half)*(d/half))*0.5 + max(0, -d/half)*0.6 // round, with the light from the left
		return light{0.10 + 0.50*lit, 0.12 + 0.54*lit, 0.15 + 0.58*lit}
	case Revealed:
		l := c.gray()
		c = c.mix(light{1.25*l + 0.13, 0.30 * l, 0.24 * l}, 0.86)
		d, across := v-(faceY-0.005), u-faceX
		c = c.plus(light{1, 0.12, 0.08}, (0.75*bell(d, 0.055)+0.25*bell(d, 0.2))*bell(across, 0.42))
		return c.plus(light{1, 0.75, 0.65}, bell(d, 0.016)*bell(across, 0.3))
	case Executed:
		l := c.gray() * 0.78
		c = light{l * 0.96, l, l * 1.05}
		d := math.Abs(1 - x + y - 0.34) // a ribbon over the upper right corner
		if d < 0.075 {
			return light{0.02, 0.02, 0.03}
		}
		return c.mix(light{0.62, 0.66, 0.7}, 0.9*(1-smooth(0.078, 0.1, d)))
	}
	panic(fmt.Sprintf("unknown Plight %d", p))
}
