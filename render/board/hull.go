package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/ui"
)

// The hull is Galactica from above, her bow to the left, as a height field that is lit once for each size. Measures are in units of a
// hull 916 wide, from its middle.
const (
	hullW, hullH = 1040.0, 400.0
	bodyHalf     = 120.0
	podY         = 160.0
	podHalf      = 17.0
)

// slab is a part of the hull: a box with cut corners, its height over space, and how far its edge slopes.
type slab struct {
	x0, x1, half float64 // along the keel, and half its width
	y            float64 // of its middle
	cut          float64
	high, bevel  float64
}

var hullSlabs = []slab{
	// Arms of the flight pods, under everything.
	{-168, -134, 160, 0, 2, 8, 5},
	{-86, -52, 160, 0, 2, 8, 5},
	{-4, 30, 160, 0, 2, 8, 5},
	{78, 112, 160, 0, 2, 8, 5},
	{160, 190, 160, 0, 2, 8, 5},
	// Flight pods.
	{-268, 232, podHalf + 3, podY, 14, 24, 15},
	{-268, 232, podHalf + 3, -podY, 14, 24, 15},
	{-236, 196, 7, podY, 3, 28, 4},
	{-236, 196, 7, -podY, 3, 28, 4},
	// Neck, body, engines.
	{170, 336, 76, 0, 10, 22, 16},
	{-332, 194, bodyHalf, 0, 26, 30, 22},
	{308, 466, bodyHalf, 0, 30, 30, 22},
	{452, 480, 98, 0, 6, 16, 8},
}

// depth is how deep inside the slab a point lies; below 0 outside.
func (s *slab) depth(x, y float64) float64 {
	dx, dy := min(x-s.x0, s.x1-x), s.half-math.Abs(y-s.y)
	return min(dx, dy, (dx+dy-s.cut)*0.7071)
}

// nose is the head: it narrows towards the bow.
func nose(x, y float64) float64 {
	if x < -474 || x > -300 {
		return -1
	}
	t := (x + 474) / 174
	half := 64 + (112-64)*math.Sqrt(t)
	return min(x+474, half-math.Abs(y), (x+474+half-math.Abs(y)-34)*0.7071)
}

func rise(depth, high, bevel float64) float64 {
	t := min(1, depth/bevel)
	return high * math.Sqrt(t*(2-t))
}

// hullHeight is the height of the hull over a point, 0 for space.
func hullHeight(x, y float64) float64 {
	h := 0.0
	for i := range hullSlabs {
		if d := hullSlabs[i].depth(x, y); d > 0 {
			h = max(h, rise(d, hullSlabs[i].high, hullSlabs[i].bevel))
		}
	}
	if d := nose(x, y); d > 0 {
		h = max(h, rise(d, 30, 26))
	}
	return h
}

// noise is a number from 0 to 1 that belongs to a place.
func noise(x, y int) float64 {
	n := uint32(x)*374761393 + uint32(y)*668265263
	n = (n ^ n>>13) * 1274126177
	return float64((n^n>>16)&0xFFFF) / 0xFFFF
}

// plating is the seams and the shades of the plates: what is added to the height and to the light. Plates are long along the keel, and
// ribs run across the flanks.
func plating(x, y float64) (sink, shade float64) {
	row := int(math.Floor(y / 30))
	off := noise(row, 7) * 86
	col := int(math.Floor((x + off) / 86))
	fx, fy := x+off-float64(col)*86, y-float64(row)*30
	if noise(col, row+31) > 0.45 { // some plates are cut in two
		if fx > 43 {
			fx -= 43
		} else if noise(col, row+17) > 0.5 && fy > 15 {
			fy -= 15
		}
	}
	if fx < 1.2 || fy < 1.2 {
		sink = 0.9
	}
	shade = (noise(col, row)-0.5)*0.13 + (noise(int(x/3), int(y/3))-0.5)*0.03
	side := math.Abs(math.Abs(y) - podY)
	if math.Abs(y) > 98 && math.Abs(y) < 116 || side > 8 && side < 15 {
		if f := math.Mod(x+2000, 9); f < 3 {
			return 2.2, shade - 0.03
		}
	}
	// Small things stand on some plates.
	if n := noise(col+91, row); n > 0.45 {
		bx, by := 8+noise(col, row+5)*20, 4+noise(col+3, row)*12
		if fx > bx && fx < bx+4+n*10 && fy > by && fy < by+4 {
			return -1.8, shade + 0.03
		}
	}
	return sink, shade
}

// paintHull lights the hull at w by h pixels.
func paintHull(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	unit := hullW / float64(w)
	heights := make([]float64, (w+2)*(h+2))
	shades := make([]float64, len(heights))
	at := func(i, j int) int { return (j+1)*(w+2) + i + 1 }
	for j := -1; j <= h; j++ {
		for i := -1; i <= w; i++ {
			x, y := (float64(i)+0.5)*unit-hullW/2, (float64(j)+0.5)*unit-hullH/2
			z := hullHeight(x, y)
			if z > 0 {
				sink, shade := plating(x, y)
				z = max(0.5, z-sink)
				shades[at(i, j)] = shade
			}
			heights[at(i, j)] = z
		}
	}
	for j := range h {
		for i := range w {
			x, y := (float64(i)+0.5)*unit-hullW/2, (float64(j)+0.5)*unit-hullH/2
			c := exhaust(x, y)
			if z := heights[at(i, j)]; z > 0 {
				dx := (heights[at(i+1, j)] - heights[at(i-1, j)]) / (2 * unit)
				dy := (heights[at(i, j+1)] - heights[at(i, j-1)]) / (2 * unit)
				c = hullColor(x, y, z, dx, dy, shades[at(i, j)])
			} else if shadow := hullHeight(x-7, y-11); shadow > 0 && c[3] < 120 {
				c = [4]uint8{0, 0, 0, 110}
			}
			copy(img.Pix[img.PixOffset(i, j):], c[:])
		}
	}
	return img
}

// hullColor lights a point: the light comes from the upper left.
func hullColor(x, y, z, dx, dy, shade float64) [4]uint8 {
	n := 1 / math.Sqrt(1+dx*dx+dy*dy)
	light := max(0, (0.42*dx+0.55*dy+0.72)*n)
	r, g, b := 0.40, 0.445, 0.49
	if z < 9 {
		r, g, b = 0.20, 0.225, 0.255 // the arms
	}
	switch {
	case x > -452 && x < -440 || math.Abs(y) > 130 && (x > -250 && x < -238 || x > 206 && x < 218) && z > 10:
		r, g, b = 0.56, 0.22, 0.19 // red bands on the head and the pods
	case z > 27 && math.Abs(math.Abs(y)-podY) < 7:
		r, g, b = 0.26, 0.29, 0.325 // landing decks
	}
	k := 0.22 + 0.74*light + shade
	// Windows: warm dots along some rows.
	if ix, iy := int(math.Floor(x/2.5)), int(math.Floor(y/2.5)); iy%5 == 0 && noise(ix*3, iy*7) > 0.975 && z > 12 {
		return [4]uint8{255, 208, 130, 255}
	}
	to := func(v float64) uint8 { return uint8(max(0, min(255, v*k*255))) }
	return [4]uint8{to(r), to(g), to(b), 255}
}

// exhaust is the light of the engines behind the stern, premultiplied.
func exhaust(x, y float64) [4]uint8 {
	if x < 470 {
		return [4]uint8{}
	}
	glow := 0.0
	for _, at := range [...]float64{-82, -49, -16, 16, 49, 82} {
		d := (y - at) / 10
		glow += math.Exp(-d*d) * math.Exp(-(x-476)/17)
	}
	glow = min(1, glow)
	return [4]uint8{uint8(glow * glow * 190), uint8(glow * 225), uint8(glow * 255), uint8(glow * 255)}
}

// hull keeps the picture of the last size.
type hull struct {
	w   int
	img *ebiten.Image
}

// draw draws the hull around (x, y), its body w units wide.
func (h *hull) draw(u *ui.UI, x, y, k float64) {
	// More than this cannot be seen: what is painted is soft.
	w := min(1500, int(math.Ceil(hullW*k*u.Scale)))
	if h.img == nil || h.w != w {
		h.w = w
		h.img = ebiten.NewImageFromImage(paintHull(w, int(float64(w)*hullH/hullW)))
	}
	u.Image(h.img, ui.R(x-hullW*k/2, y-hullH*k/2, hullW*k, hullH*k), ui.White)
}
