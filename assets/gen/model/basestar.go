package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// basestar is two stars of three arms, one above the other; the lower is darker and narrower. When damaged, one arm of each is broken off, the lower
// star is twisted, and it burns.
func basestar(damaged bool) *model {
	m := &model{Mirror: NoMirror, high: 0.5, Seed: 93}
	arm := func(first float64) func(p solid.Vec) (u, v float64) {
		return func(p solid.Vec) (u, v float64) {
			q := solid.Spoke(p, 2*math.Pi/3, first*math.Pi/180)
			return math.Abs(q.X), q.Y
		}
	}
	low := 60.0
	if damaged {
		low = 49
	}
	lower := m.skin(skin{Color: solid.Hex(0x5c636d), Gloss: 0.6, wear: 0.9, Panels: panels{w: 0.11, h: 0.17, split: 2, depth: 1.3, fine: 0.12, kit: 0.06, steep: 0.15, tone: 1.5, place: arm(low)}})
	upper := m.skin(skin{Color: solid.Hex(0x929ca6), Gloss: 0.65, wear: 0.9, Panels: panels{w: 0.12, h: 0.18, split: 2, depth: 1.3, fine: 0.06, kit: 0.03, steep: 0.15, tone: 1.5, place: arm(0)}})
	hub := m.skin(skin{Color: solid.Hex(0x98a1ab), Gloss: 0.75, wear: 0.8, Panels: panels{
		w: 0.16, h: 0.09, split: 1, depth: 1.1, fine: 0.05, steep: 0.1, tone: 1.2,
		place: func(p solid.Vec) (u, v float64) { return math.Atan2(p.X, p.Y) * 0.35, math.Hypot(p.X, p.Y) },
	}})
	dark := m.skin(skin{Color: solid.Hex(0x23272d), Gloss: 0.5, wear: 0.9, Panels: panels{w: 0.06, h: 0.08, split: 2, depth: 1, fine: 0.3, kit: 0.4, steep: 0.2, tone: 1}})
	ribs := m.skin(skin{Color: solid.Hex(0x4a515a), Gloss: 0.6, wear: 1})
	core := m.skin(skin{Color: solid.Hex(0x200708), Gloss: 0.9})
	torn := m.skin(skin{Color: solid.Hex(0x17181a), Gloss: 0.4, wear: 1.4, Panels: panels{w: 0.05, h: 0.05, split: 2, depth: 2, fine: 0.2, kit: 0.6, steep: 0, tone: 2}})

	// Lower star.
	for _, b := range starArms(0.88, -0.06, 0.155) {
		m.add([]int{lower, dark, ribs}[b.skin], 0.02, solid.Spokes(b.Solid, 3, low))
	}
	// Upper star over it.
	m.add(dark, 0.02, solid.Drum(0, 0, -0.1, 0.08, 0.26, 0.03))
	for _, b := range starArms(1, 0.10, 0.195) {
		m.add([]int{upper, dark, ribs}[b.skin], 0.02, solid.Spokes(b.Solid, 3, 0))
	}
	// Hub: rings like shells, fingers, and the eye.
	m.add(hub, 0.05, solid.Drum(0, 0, 0.05, 0.27, 0.235, 0.06))
	m.add(hub, 0.01, solid.Drum(0, 0, 0.2, 0.315, 0.165, 0.04))
	m.add(hub, 0.012, solid.Spokes(solid.Loft(0, 0.02, solid.Rib(0.31, 0.018, 0.03, 0.20, 2.4), solid.Rib(0.20, 0.042, 0.06, 0.235, 2.4), solid.Rib(0.09, 0.03, 0.05, 0.285, 2.4)), 6, 30))
	m.cut(dark, 0.01, solid.Ring(0, 0, 0.33, 0.128, 0.010, 0.035, 0.004))
	m.cut(dark, 0.012, solid.Drum(0, 0, 0.30, 0.5, 0.082, 0.01))
	m.add(core, 0.004, solid.Egg(solid.V(0, 0, 0.285), solid.V(0.070, 0.070, 0.055)))

	if damaged {
		breakOff(m, torn, dark, 240, 0.36, 1)
		breakOff(m, torn, dark, low+240, 0.50, 7)
		for i, h := range [][3]float64{{0.14, 0.60, 0.085}, {-0.10, 0.36, 0.06}, {0.54, -0.36, 0.10}, {-0.12, 0.10, 0.07}, {0.30, -0.14, 0.05}} {
			m.cut(torn, 0.008, ragged(h[0], h[1], h[2], i))
		}
	}

	m.Paint = func(s *Spot) {
		qu, qv := arm(0)(s.Raw)
		lu, lv := arm(low)(s.Raw)
		switch s.Skin {
		case upper:
			s.cover(max(stripe(qv, 0.86, 0.012), qu-0.3), solid.Hex(0x3a3f46))
		case dark:
			on := 1.0
			if damaged && (s.Raw.X < 0 || s.Raw.Y < -0.2) {
				on = 0.15 * solid.Smooth(0.55, 0.6, solid.Noise(s.Raw.X*14, s.Raw.Y*14, 5))
			}
			if s.Raw.Z > 0.06 && qu < 0.03 && qv > 0.34 { // the slit along an arm
				s.Light = redLight.Mul(on * (0.35 + 0.65*solid.Smooth(0.3, 0.9, math.Sin(qv*90)*0.5+0.5)))
			} else if s.Raw.Z < 0.06 && lu < 0.024 && lv > 0.36 {
				s.Light = redLight.Mul(0.6 * on * (0.35 + 0.65*solid.Smooth(0.3, 0.9, math.Sin(lv*90)*0.5+0.5)))
			}
		case core:
			d := math.Hypot(s.Raw.X, s.Raw.Y) / 0.07
			s.Light = redLight.Mul(0.30).Add(solid.RGB(1, 0.22, 0.12).Mul(1.1 * math.Exp(-d*d*7)))
			if damaged {
				s.Light = s.Light.Mul(0.35)
			}
		case torn:
			ember := solid.Cloud(s.Raw.X*18, s.Raw.Y*18, 8)
			s.Light = amberLight.Mul(1.1 * solid.Smooth(0.60, 0.78, ember)).Add(redLight.Mul(0.45 * solid.Smooth(0.48, 0.64, ember))).Mul(0.3 + 0.7*s.Open)
		}
		if damaged && s.Skin != torn {
			soot := 0.0
			for _, f := range [][3]float64{{-0.55, -0.3, 0.55}, {0.1, 0.62, 0.3}, {0.52, -0.38, 0.34}, {0.42, 0.5, 0.4}, {-0.06, 0.3, 0.3}} {
				d := math.Hypot(s.Raw.X-f[0], s.Raw.Y-f[1])/f[2] + 0.8*(solid.Cloud(s.Raw.X*9, s.Raw.Y*9, 12)-0.5)
				soot = max(soot, 1-solid.Smooth(0.35, 1.0, d))
			}
			s.Color = s.Color.Mul(1 - 0.8*soot)
			s.Gloss *= 1 - 0.8*soot
		}
	}
	return m
}

// armPart is a piece of an arm that points up: skin 0 is its plates, 1 its slit, 2 its ribs.
type armPart struct {
	solid.Solid
	skin int
}

// starArms returns the parts of one arm of a star: long is its length, z its height, w its width at the root.
func starArms(long, z, w float64) []armPart {
	k := w / 0.195
	o := solid.Outline{
		-w * 1.15, 0.05, -w * 1.05, 0.24, -w * 0.80, 0.42 * long, -w * 0.98, 0.66 * long, -w * 1.02, 0.80 * long, -w * 0.62, 0.97 * long, -w * 0.30, long, -w * 0.14, 0.955 * long,
		w * 0.14, 0.955 * long, w * 0.30, long, w * 0.62, 0.97 * long, w * 1.02, 0.80 * long, w * 0.98, 0.66 * long, w * 0.80, 0.42 * long, w * 1.05, 0.24, w * 1.15, 0.05,
	}
	top := solid.Outline{-w * 0.62, 0.1, -w * 0.50, 0.42 * long, -w * 0.66, 0.68 * long, -w * 0.66, 0.78 * long, -w * 0.36, 0.90 * long, w * 0.36, 0.90 * long, w * 0.66, 0.78 * long, w * 0.66, 0.68 * long, w * 0.50, 0.42 * long, w * 0.62, 0.1}
	slit := solid.Box(solid.V(0, 0.58*long, z+0.09), solid.V(0.021*k, 0.25*long, 0.05), 0.008)
	base := solid.Plate(o, z-0.09, z+0.045, 0.65, 0.02)
	ridge := solid.Less(solid.Plate(top, z, z+0.085, 0.8, 0.015), slit, 0.006)
	return []armPart{
		{base, 0},
		{solid.Row(solid.Box(solid.V(0, 0.30*long, z-0.01), solid.V(w*0.92, 0.012, 0.050), 0.008), 8, solid.V(0, 0.075*long, 0)), 2},
		{ridge, 0},
		{solid.Box(solid.V(0, 0.58*long, z+0.02), solid.V(0.030*k, 0.26*long, 0.034), 0.006), 1},
	}
}

// breakOff cuts off the end of an arm, raggedly, and leaves some bare ribs.
func breakOff(m *model, torn, dark int, degrees, from float64, seed int) {
	sin, cos := math.Sincos(degrees * math.Pi / 180) // clockwise from up
	m.cut(torn, 0.006, solid.New(func(p solid.Vec) float64 {
		along, across := p.X*sin+p.Y*cos, p.X*cos-p.Y*sin
		jag := 0.10*(solid.Noise(across*14+9, p.Z*10, seed)-0.5) + 0.05*(solid.Noise(across*38, p.Z*30, seed+1)-0.5)
		return max(from+jag-along, math.Abs(across)-0.22) * 0.6
	}, -1.1, -1.1, 1.1, 1.1))
	for i := range 4 {
		a := (float64(i) - 1.5) * 0.055
		r0, r1 := from-0.12, from+0.05+0.09*solid.Hash(i, 3, seed)
		z := 0.02 + 0.05*solid.Hash(i, 4, seed)
		m.add(dark, 0.002, solid.Rod(solid.V(r0*sin+a*cos, r0*cos-a*sin, z), solid.V(r1*sin+a*cos*1.2, r1*cos-a*sin*1.2, z-0.03), 0.013, 0.007))
	}
}

// ragged returns a hole around (x, y).
func ragged(x, y, r float64, seed int) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		a := math.Atan2(p.Y-y, p.X-x)
		d := solid.V(p.X-x, p.Y-y, (p.Z-0.22)*0.8).Len()
		return (d - r*(0.75+0.5*solid.Noise(a*2.2+9, p.Z*12, seed+60))) * 0.6
	}, x-1.3*r, y-1.3*r, x+1.3*r, y+1.3*r)
}
