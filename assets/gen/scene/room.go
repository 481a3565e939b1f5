package scene

import (
	"math"

	"battlestar/assets/gen/solid"
)

// corridor is a stage in a hallway, seen along it; warmth is the light in it.
func corridor(light solid.Color, wall uint32, zoom, high float64) *stage {
	s := &stage{eye: solid.V(0.25, -3.8, high), aim: solid.V(0, 3, 1.42), zoom: zoom, above: light.Mul(0.025), below: light.Mul(0.010), air: light.Mul(0.012), thick: 0.05, far: 40}
	s.hallway(5.4, 3.9, 24, wall, light)
	s.look = look{bright: 1.15, bloom: 0.25, paint: 0.7}
	return s
}

// chamber is a stage in a room with one lamp over its middle.
func chamber(light solid.Color, wall uint32, zoom float64) *stage {
	s := &stage{eye: solid.V(-0.6, -4.4, 1.6), aim: solid.V(0, 2, 1.3), zoom: zoom, above: light.Mul(0.03), below: light.Mul(0.012), air: light.Mul(0.01), thick: 0.045, far: 40}
	s.room(wall, 5, 5.5, 4)
	s.look = look{bright: 1.15, bloom: 0.25, paint: 0.7}
	return s
}

// hallway is a corridor along y, w wide and h high: walls, ribs every other metre, and light strips on the ceiling.
func (s *stage) hallway(w, h, long float64, wall uint32, light solid.Color) {
	mid := h / 2
	s.put(wallStuff(wall), everywhere(func(p solid.Vec) float64 { return -octagon2(p.X, p.Z-mid, w/2, mid, 0.9) }))
	s.put(deckStuff(wall, 0.35), floorAt(0.02))
	rib := solid.New(func(p solid.Vec) float64 {
		return max(-octagon2(p.X, p.Z-mid, w/2-0.16, mid-0.14, 0.9), math.Abs(p.Y)-0.14)
	}, -1e6, -0.14, 1e6, 0.14)
	s.put(metal(wall, 0.4), repeat(rib, 1, 2, int(long/2)))
	s.put(shining(light.Mul(2.4)), repeat(slab(-0.14, 0.14, -0.5, 0.5, h-0.10, h-0.02), 2, 2, int(long/2)))
	s.put(metal(0x2a2f35, 0.5), everywhere(func(p solid.Vec) float64 {
		return math.Hypot(math.Abs(p.X)-w/2+0.30, p.Z-h+0.62) - 0.06
	}), everywhere(func(p solid.Vec) float64 { return math.Hypot(math.Abs(p.X)-w/2+0.12, p.Z-h+1.05) - 0.035 }))
	for i := range int(long / 4) {
		s.lamp(solid.V(0, 2+4*float64(i), h-0.25), light, 0.35, i == 1)
	}
}

// room is four walls with ribs: wide to both sides, long away, high.
func (s *stage) room(wall uint32, wide, long, high float64) {
	s.put(deckStuff(wall, 0.4), floorAt(0))
	s.put(wallStuff(wall), slab(-wide-1, wide+1, long, long+0.4, -1, high+1), slab(-wide-0.4, -wide, -2, long, -1, high+1), slab(wide, wide+0.4, -2, long, -1, high+1), slab(-wide-1, wide+1, -2, long+1, high, high+0.4))
	s.put(metal(wall, 0.4), repeat(solid.Less(slab(-wide-0.1, wide+0.1, -0.15, 0.15, 0, high+0.1), solid.New(func(p solid.Vec) float64 {
		return octagon2(p.X, p.Z-high/2, wide-0.25, high/2-0.22, 1.6)
	}, -99, -99, 99, 99), 0.01), 0.6, 2.4, int(long/2.4)))
}
