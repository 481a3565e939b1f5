package set

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Corridor returns a stage in a hallway, seen along it from the height high.
func Corridor(light solid.Color, wall uint32, zoom, high float64) *Stage {
	s := &Stage{Eye: solid.V(0.25, -3.8, high), Aim: solid.V(0, 3, 1.42), Zoom: zoom, Above: light.Mul(0.025), Below: light.Mul(0.010), Fog: light.Mul(0.012), FogDensity: 0.05, Far: 40}
	s.Hallway(5.4, 3.9, 24, wall, light)
	s.Look = Look{Bright: 1.15, Bloom: 0.25, Paint: 0.7}
	return s
}

// Chamber returns a stage in a room. It has no lamp yet.
func Chamber(light solid.Color, wall uint32, zoom float64) *Stage {
	s := &Stage{Eye: solid.V(-0.6, -4.4, 1.6), Aim: solid.V(0, 2, 1.3), Zoom: zoom, Above: light.Mul(0.03), Below: light.Mul(0.012), Fog: light.Mul(0.01), FogDensity: 0.045, Far: 40}
	s.Room(wall, 5, 5.5, 4)
	s.Look = Look{Bright: 1.15, Bloom: 0.25, Paint: 0.7}
	return s
}

// Hallway adds a corridor along y, w wide and h high: walls, a rib every two meters, pipes, and light strips on the ceiling with lamps.
func (s *Stage) Hallway(w, h, long float64, wall uint32, light solid.Color) {
	mid := h / 2
	s.Put(WallPlates(wall), Unbounded(func(p solid.Vec) float64 { return -Octagon(p.X, p.Z-mid, w/2, mid, 0.9) }))
	s.Put(DeckPlates(wall, 0.35), Floor(0.02))
	rib := solid.New(func(p solid.Vec) float64 {
		return max(-Octagon(p.X, p.Z-mid, w/2-0.16, mid-0.14, 0.9), math.Abs(p.Y)-0.14)
	}, -1e6, -0.14, 1e6, 0.14)
	s.Put(Metal(wall, 0.4), RepeatY(rib, 1, 2, int(long/2)))
	s.Put(Shining(light.Mul(2.4)), RepeatY(Slab(-0.14, 0.14, -0.5, 0.5, h-0.10, h-0.02), 2, 2, int(long/2)))
	s.Put(Metal(0x2a2f35, 0.5), Unbounded(func(p solid.Vec) float64 {
		return math.Hypot(math.Abs(p.X)-w/2+0.30, p.Z-h+0.62) - 0.06
	}), Unbounded(func(p solid.Vec) float64 { return math.Hypot(math.Abs(p.X)-w/2+0.12, p.Z-h+1.05) - 0.035 }))
	for i := range int(long / 4) {
		s.Lamp(solid.V(0, 2+4*float64(i), h-0.25), light, 0.35, i == 1)
	}
}

// Room adds floor, ceiling and walls with ribs. It is wide to each side of the camera, long in front of it, and open behind it.
func (s *Stage) Room(wall uint32, wide, long, high float64) {
	s.Put(DeckPlates(wall, 0.4), Floor(0))
	s.Put(WallPlates(wall), Slab(-wide-1, wide+1, long, long+0.4, -1, high+1), Slab(-wide-0.4, -wide, -2, long, -1, high+1), Slab(wide, wide+0.4, -2, long, -1, high+1), Slab(-wide-1, wide+1, -2, long+1, high, high+0.4))
	s.Put(Metal(wall, 0.4), RepeatY(solid.Less(Slab(-wide-0.1, wide+0.1, -0.15, 0.15, 0, high+0.1), solid.New(func(p solid.Vec) float64 {
		return Octagon(p.X, p.Z-high/2, wide-0.25, high/2-0.22, 1.6)
	}, -99, -99, 99, 99), 0.01), 0.6, 2.4, int(long/2.4)))
}
