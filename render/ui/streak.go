package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Streaks draws what stars become for a jumping ship: lines along her course, drawn out from where they began. r is the sky. part is the progress: 0
// for points, 1 for lines all over it.
func (cv *Canvas) Streaks(r Rect, part float64) { cv.Paint(streaks{r.scale(cv.Scale), part}) }

// streaks are the lines on the display list. Measures are in pixels.
type streaks struct {
	r    Rect
	part float64
}

// streakCount is how many lines there are.
const streakCount = 260

// Paint implements [Painter].
func (s streaks) Paint(cv *Canvas, dst *ebiten.Image) {
	if cv.glow == nil {
		cv.glow = softGlow()
	}
	var o ebiten.DrawImageOptions
	o.Filter, o.Blend = ebiten.FilterLinear, ebiten.BlendLighter
	pull := s.part * s.part
	for i := range streakCount {
		// Scattered evenly, the same in every frame.
		x, y := math.Mod(float64(i)*0.754877666, 1), math.Mod(float64(i)*0.569840291+0.13, 1)
		near := 0.35 + 0.65*math.Mod(float64(i)*0.3819660113, 1)
		long := s.r.W * (0.002 + near*pull*0.55)
		high := (2 + 5*near) * cv.Scale
		light := min(1, s.part*3) * (0.35 + 0.65*near)
		left := s.r.X + s.r.W*math.Mod(x+pull*near*0.4, 1) - long/2
		o.GeoM.Reset()
		o.GeoM.Scale(long/glowSize, high/glowSize)
		o.GeoM.Translate(left, s.r.Y+s.r.H*y-high/2)
		o.ColorScale.Reset()
		blue := float32(light)
		o.ColorScale.Scale(blue*0.8, blue*0.93, blue, blue)
		dst.DrawImage(cv.glow, &o)
	}
}
