package ui

import (
	"image"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"
)

// Skies is the number of skies; see [UI.Space].
const Skies = uint64(len(skies))

// sky describes a sky. Colors are in linear light; places are parts of the window: x of its width, y of its height.
type sky struct {
	seed             uint64
	deep, gasA, gasB [3]float32
	lane             [3]float32 // angle, breadth in window heights, dust
	sun              [4]float32 // x, y, reach in window heights, strength
	sunColor         [3]float32
	planet           planet
}

// planet is a planet of a sky; one without a radius does not exist.
type planet struct {
	x, y, radius   float32 // radius in window heights
	land, sea, air [3]float32
	banded, rough  float32
	ring           float32 // its breadth in radii, 0 for none
}

// skies are all the skies. The first belongs to the menus and must be ready at once, so it has no planet.
var skies = [...]sky{
	{
		seed: 7, deep: [3]float32{0.022, 0.034, 0.058}, gasA: [3]float32{0.10, 0.20, 0.34}, gasB: [3]float32{0.36, 0.15, 0.08}, lane: [3]float32{-0.35, 0.42, 0.7},
		sun: [4]float32{0.08, 0.06, 0.9, 0.5}, sunColor: [3]float32{0.75, 0.85, 1.0},
	},
	{ // a blue nebula over an ocean world
		seed: 11, deep: [3]float32{0.020, 0.034, 0.060}, gasA: [3]float32{0.07, 0.21, 0.36}, gasB: [3]float32{0.20, 0.13, 0.26}, lane: [3]float32{0.5, 0.40, 0.7},
		planet: planet{x: 0.80, y: 1.12, radius: 0.62, land: [3]float32{0.34, 0.31, 0.25}, sea: [3]float32{0.05, 0.12, 0.20}, air: [3]float32{0.26, 0.50, 0.85}, rough: 1},
	},
	{ // rust and gold, with a sun
		seed: 23, deep: [3]float32{0.034, 0.026, 0.030}, gasA: [3]float32{0.40, 0.17, 0.07}, gasB: [3]float32{0.30, 0.09, 0.10}, lane: [3]float32{-0.5, 0.46, 0.8},
		sun: [4]float32{0.24, 0.24, 0.75, 0.75}, sunColor: [3]float32{1.0, 0.78, 0.50},
	},
	{ // teal, with a ringed giant
		seed: 37, deep: [3]float32{0.016, 0.036, 0.044}, gasA: [3]float32{0.05, 0.25, 0.26}, gasB: [3]float32{0.08, 0.13, 0.30}, lane: [3]float32{0.2, 0.36, 0.75},
		planet: planet{x: 0.69, y: 0.28, radius: 0.105, land: [3]float32{0.70, 0.56, 0.38}, sea: [3]float32{0.40, 0.27, 0.17}, air: [3]float32{0.55, 0.45, 0.32}, banded: 1, rough: 0.3, ring: 0.95},
	},
	{ // violet
		seed: 41, deep: [3]float32{0.028, 0.024, 0.052}, gasA: [3]float32{0.15, 0.10, 0.30}, gasB: [3]float32{0.26, 0.08, 0.17}, lane: [3]float32{-0.2, 0.44, 0.8},
		sun: [4]float32{0.20, 0.26, 0.6, 0.45}, sunColor: [3]float32{0.95, 0.72, 1.0},
	},
	{ // a dead red world
		seed: 53, deep: [3]float32{0.028, 0.026, 0.036}, gasA: [3]float32{0.13, 0.13, 0.22}, gasB: [3]float32{0.34, 0.12, 0.06}, lane: [3]float32{0.75, 0.36, 0.8},
		planet: planet{x: 0.33, y: 1.16, radius: 0.55, land: [3]float32{0.46, 0.20, 0.11}, sea: [3]float32{0.22, 0.085, 0.055}, air: [3]float32{0.80, 0.42, 0.24}, rough: 1.6},
	},
	{ // far out: the band of the galaxy
		seed: 67, deep: [3]float32{0.018, 0.024, 0.040}, gasA: [3]float32{0.17, 0.18, 0.24}, gasB: [3]float32{0.24, 0.18, 0.13}, lane: [3]float32{-0.42, 0.25, 0.95},
	},
	{ // green, where stars are made
		seed: 79, deep: [3]float32{0.018, 0.034, 0.036}, gasA: [3]float32{0.09, 0.25, 0.17}, gasB: [3]float32{0.30, 0.20, 0.09}, lane: [3]float32{0.35, 0.44, 0.75},
		sun: [4]float32{0.81, 0.24, 0.6, 0.5}, sunColor: [3]float32{0.80, 1.0, 0.85},
	},
	{ // an ice giant close by
		seed: 97, deep: [3]float32{0.020, 0.030, 0.054}, gasA: [3]float32{0.10, 0.18, 0.34}, gasB: [3]float32{0.05, 0.22, 0.28}, lane: [3]float32{-0.8, 0.40, 0.7},
		planet: planet{x: 0.24, y: 0.20, radius: 0.15, land: [3]float32{0.50, 0.68, 0.78}, sea: [3]float32{0.20, 0.40, 0.58}, air: [3]float32{0.40, 0.70, 0.95}, banded: 1, rough: 0.4},
	},
	{ // rose and blue
		seed: 103, deep: [3]float32{0.026, 0.028, 0.052}, gasA: [3]float32{0.11, 0.19, 0.38}, gasB: [3]float32{0.40, 0.12, 0.20}, lane: [3]float32{0.1, 0.40, 0.75},
		sun: [4]float32{0.19, 0.72, 0.6, 0.45}, sunColor: [3]float32{1.0, 0.80, 0.82},
	},
	{ // a moon over a brown world
		seed: 127, deep: [3]float32{0.026, 0.030, 0.042}, gasA: [3]float32{0.15, 0.19, 0.28}, gasB: [3]float32{0.28, 0.20, 0.10}, lane: [3]float32{-0.15, 0.40, 0.8},
		planet: planet{x: 0.62, y: 1.30, radius: 0.72, land: [3]float32{0.44, 0.38, 0.30}, sea: [3]float32{0.26, 0.20, 0.15}, air: [3]float32{0.75, 0.70, 0.55}, banded: 0.4, rough: 1},
	},
}

type spaceKey struct {
	w, h int
	sky  uint64
}

// Vantage is where a sky is seen from. X and Y say which part of what lies before it is looked at, 0 to 1, and Zoom how much closer than from afar.
// The zero Vantage is afar.
type Vantage struct{ X, Y, Zoom float64 }

// How much of the zoom the sky and the motes before it follow: the farther away, the less they move.
const (
	skyDepth  = 0.05
	moteDepth = 0.22
)

// see returns where something at a depth lies that fills r from afar. It fills r from anywhere.
func (v Vantage) see(r Rect, depth float64) Rect {
	more := depth * max(0, v.Zoom-1)
	return Rect{r.X - more*r.W*v.X, r.Y - more*r.H*v.Y, r.W * (1 + more), r.H * (1 + more)}
}

// Space fills r with sky n of [Skies], seen from v; a larger number wraps around. It is painted once per size, and is a picture after that.
func (cv *Canvas) Space(r Rect, n uint64, v Vantage) {
	px := r.scale(cv.Scale).snap()
	k := spaceKey{int(px.W), int(px.H), n % Skies}
	s := cv.sprites.spaces[k]
	if s == nil {
		s = &sprite{w: k.w, h: k.h, solid: true}
		scale := cv.Scale
		s.paint = func(dst *ebiten.Image) { cv.shaders.paintSpace(dst, k, scale) }
		cv.sprites.spaces[k] = s
	}
	cv.put(s, px.X, px.Y, White)
	if seen := v.see(px, skyDepth); seen != px {
		o := &cv.ops[len(cv.ops)-1]
		o.x, o.y, o.sx, o.sy = seen.X, seen.Y, seen.W/px.W, seen.H/px.H
		cv.motes(r, v)
	}
	cv.fill(px, rgb(0x0A1018), rgb(0x0A1018))
}

// motes is the number of dust grains that shine before a sky seen from close by.
const motes = 44

// motes strews dust before a sky, brighter the closer the view: it shows how far away the sky is.
func (cv *Canvas) motes(r Rect, v Vantage) {
	seen := v.see(r, moteDepth)
	light := min(1, (v.Zoom-1)/0.6)
	for i := range motes {
		// Scattered evenly, the same each time.
		x, y := math.Mod(float64(i)*0.754877666+0.31, 1), math.Mod(float64(i)*0.569840291+0.17, 1)
		near := math.Mod(float64(i)*0.3819660113+0.2, 1)
		cv.Spark(seen.X+seen.W*x, seen.Y+seen.H*y, 2.2+3.2*near*near, Alpha(Mix(rgb(0x9FC4FF), White, near), light*(0.25+0.4*near)))
	}
}

func (s *shaders) paintSpace(dst *ebiten.Image, k spaceKey, scale float64) {
	sky := &skies[k.sky]
	w, h := float32(k.w), float32(k.h)
	coarse := max(3, 3*scale) // the clouds are soft: a ninth of the pixels will do
	cw, ch := int(float64(k.w)/coarse)+2, int(float64(k.h)/coarse)+2
	clouds := ebiten.NewImageWithOptions(image.Rect(0, 0, cw, ch), &ebiten.NewImageOptions{Unmanaged: true})
	defer clouds.Deallocate()
	clouds.DrawRectShader(cw, ch, s.spaces(), &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Scale": float32(2.6 * coarse / float64(k.h)), "Seed": []float32{float32(sky.seed%16) * 19, float32(sky.seed/16) * 23}, "Size": []float32{float32(cw), float32(ch)},
		"Deep": sky.deep[:], "GasA": sky.gasA[:], "GasB": sky.gasB[:], "Lane": sky.lane[:],
	}})
	k3 := float32(1 / coarse)
	corners := []ebiten.Vertex{
		{DstX: 0, DstY: 0, SrcX: 1, SrcY: 1, ColorA: 1},
		{DstX: w, DstY: 0, SrcX: 1 + w*k3, SrcY: 1, ColorA: 1},
		{DstX: 0, DstY: h, SrcX: 1, SrcY: 1 + h*k3, ColorA: 1},
		{DstX: w, DstY: h, SrcX: 1 + w*k3, SrcY: 1 + h*k3, ColorA: 1},
	}
	dst.DrawTrianglesShader(corners, []uint16{0, 1, 2, 1, 2, 3}, s.skies(), &ebiten.DrawTrianglesShaderOptions{
		Images: [4]*ebiten.Image{clouds}, Uniforms: map[string]any{
			"Size": []float32{w, h}, "Sun": []float32{sky.sun[0] * w, sky.sun[1] * h, sky.sun[2] * h, sky.sun[3]}, "SunColor": sky.sunColor[:],
		},
	})
	strewStars(dst, k, scale)
	if p := &sky.planet; p.radius > 0 {
		s.paintPlanet(dst, p, p.x*w, p.y*h, p.radius*h, float32(sky.seed))
	}
}

// paintPlanet draws a planet around (x, y), in pixels.
func (s *shaders) paintPlanet(dst *ebiten.Image, p *planet, x, y, r, seed float32) {
	far := r * max(1.35, 1.4+p.ring)
	w, h := float32(dst.Bounds().Dx()), float32(dst.Bounds().Dy())
	corners := make([]ebiten.Vertex, 4)
	for i, c := range [...][2]float32{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		corners[i] = ebiten.Vertex{DstX: max(0, min(w, x+c[0]*far)), DstY: max(0, min(h, y+c[1]*far)), ColorA: 1}
	}
	dst.DrawTrianglesShader(corners, []uint16{0, 1, 2, 1, 2, 3}, s.planets(), &ebiten.DrawTrianglesShaderOptions{Uniforms: map[string]any{
		"Middle": []float32{x, y}, "Radius": r, "Land": p.land[:], "Sea": p.sea[:], "Air": p.air[:], "Kind": []float32{p.banded, p.rough, p.ring}, "Seed": seed,
	}})
}

// burnt is a world after the bombs.
var burnt = planet{land: [3]float32{0.50, 0.24, 0.12}, sea: [3]float32{0.14, 0.13, 0.15}, air: [3]float32{0.75, 0.35, 0.18}, rough: 1.4}

// Globe draws a burnt planet around (x, y), with a radius in units.
func (cv *Canvas) Globe(x, y, radius float64) {
	r := math.Round(radius * cv.Scale)
	s := cv.sprites.globes[int(r)]
	if s == nil {
		side := 3 * r
		s = &sprite{w: int(side), h: int(side), x: side / 2, y: side / 2}
		s.paint = func(dst *ebiten.Image) {
			cv.shaders.paintPlanet(dst, &burnt, float32(side/2), float32(side/2), float32(r), 3)
		}
		cv.sprites.globes[int(r)] = s
	}
	cv.put(s, math.Round(x*cv.Scale), math.Round(y*cv.Scale), White)
}

// strewStars strews stars of three sizes: dust, stars, and a few near ones with a halo and rays.
func strewStars(dst *ebiten.Image, k spaceKey, scale float64) {
	soft, hard := softDot(1), softDot(0)
	defer soft.Deallocate()
	defer hard.Deallocate()
	rng := rand.New(rand.NewPCG(skies[k.sky].seed, 75))
	area := float64(k.w*k.h) / (scale * scale)
	px := max(1, scale)
	hue := func() Color {
		switch t := rng.Float64(); {
		case t < 0.45:
			return Mix(rgb(0x9FC4FF), White, rng.Float64())
		case t < 0.85:
			return Mix(White, rgb(0xFFE9CF), rng.Float64())
		default:
			return Mix(rgb(0xFFC98F), rgb(0xFF9E7A), rng.Float64())
		}
	}
	at := func() (x, y float64) { return rng.Float64() * float64(k.w), rng.Float64() * float64(k.h) }
	for range int(area / 1300) {
		x, y := at()
		paintDot(dst, hard, x, y, 0.62*px, Alpha(hue(), 0.10+0.38*math.Pow(rng.Float64(), 2)))
	}
	for range int(area / 9000) {
		x, y := at()
		c, m := hue(), math.Pow(rng.Float64(), 2)
		paintDot(dst, soft, x, y, (3+4*m)*px, Alpha(c, 0.10+0.14*m))
		paintDot(dst, hard, x, y, (0.8+0.5*m)*px, Alpha(Mix(c, White, 0.4), 0.55+0.4*m))
	}
	for range int(area / 110000) {
		x, y := at()
		c, m := hue(), rng.Float64()
		paintDot(dst, soft, x, y, (20+18*m)*px, Alpha(c, 0.20))
		paintDot(dst, soft, x, y, (6+5*m)*px, Alpha(c, 0.50))
		for _, ray := range [...][2]float64{{1, 0.028}, {0.028, 1}} {
			paintRay(dst, soft, x, y, ray[0]*(16+12*m)*px, max(1, ray[1]*(16+12*m)*px), Alpha(c, 0.55))
		}
		paintDot(dst, hard, x, y, (1.3+0.6*m)*px, Mix(c, White, 0.75))
	}
}

// dotSize is the edge of the picture used to draw stars.
const dotSize = 32

// softDot returns a white disc, fading or with an edge. Hundreds of stars as paths would need a hundred times the memory of as many small pictures.
func softDot(fading float64) *ebiten.Image {
	pix := make([]byte, 4*dotSize*dotSize)
	const r = dotSize/2 - 1
	for i := range dotSize * dotSize {
		x, y := float64(i%dotSize)+0.5-dotSize/2, float64(i/dotSize)+0.5-dotSize/2
		d := math.Hypot(x, y)
		light := max(0, min(1, r-d+0.5))
		if fading > 0 {
			light = math.Pow(max(0, 1-d/r), 2.4)
		}
		v := byte(255 * light)
		copy(pix[4*i:], []byte{v, v, v, v})
	}
	img := ebiten.NewImage(dotSize, dotSize)
	img.WritePixels(pix)
	return img
}

// paintDot draws a disc of radius r around (x, y), in pixels.
func paintDot(dst, dot *ebiten.Image, x, y, r float64, c Color) { paintRay(dst, dot, x, y, r, r, c) }

// paintRay draws a stretched disc.
func paintRay(dst, dot *ebiten.Image, x, y, rx, ry float64, c Color) {
	var o ebiten.DrawImageOptions
	o.Filter = ebiten.FilterLinear
	kx, ky := rx/(dotSize/2-1), ry/(dotSize/2-1)
	o.GeoM.Scale(kx, ky)
	o.GeoM.Translate(x-kx*dotSize/2, y-ky*dotSize/2)
	o.ColorScale.ScaleWithColor(c)
	dst.DrawImage(dot, &o)
}
