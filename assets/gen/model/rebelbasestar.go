package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// livery distinguishes the two sides of the Rebel Basestar: the light in her veins, and what is painted on her.
type livery struct {
	glow, core solid.Color
	band       solid.Color // across her claws
	patched    bool        // with plates of the fleet
}

var (
	humanSide = livery{glow: solid.RGB(0.10, 0.72, 1), core: solid.RGB(0.45, 0.90, 1), band: solid.Hex(0x2f74a8), patched: true}
	cylonSide = livery{glow: redLight, core: solid.RGB(1, 0.22, 0.12), band: solid.Hex(0x7d1c1a)}
)

// rebelBasestar is an elongated star of six arms: four claws along her sides, two fore and two aft, and a spine from bow to stern that is grown, not
// built. Her veins glow in the color of her side.
func rebelBasestar(side livery) *model {
	m := &model{Mirror: mirrorX, high: 0.17, Seed: 248, low: 0.035}
	shell := m.skin(skin{Color: solid.Hex(0x8b929d), Gloss: 0.7, wear: 0.7, Panels: panels{w: 0.070, h: 0.092, split: 1, depth: 1.1, fine: 0.05, kit: 0.02, steep: 0.15, tone: 1.8}})
	hub := m.skin(skin{Color: solid.Hex(0x939aa5), Gloss: 0.75, wear: 0.7, Panels: panels{
		w: 0.052, h: 0.036, split: 1, depth: 1.1, fine: 0.05, steep: 0.1, tone: 1.6,
		place: func(p solid.Vec) (u, v float64) { return math.Atan2(p.X, p.Y*0.84) * 0.10, math.Hypot(p.X, p.Y*0.84) },
	}})
	horn := m.skin(skin{Color: solid.Hex(0x9c9689), Gloss: 0.6, wear: 0.8})
	flesh := m.skin(skin{Color: solid.Hex(0x4b3d44), Gloss: 0.85, wear: 0.3})
	dark := m.skin(skin{Color: solid.Hex(0x24252b), Gloss: 0.5, wear: 0.6, Panels: panels{w: 0.030, h: 0.05, split: 2, depth: 1, fine: 0.25, kit: 0.3, steep: 0.2, tone: 1.6}})
	vein := m.skin(skin{Color: solid.Hex(0x101216), Gloss: 0.9})
	core := m.skin(skin{Color: solid.Hex(0x0e1014), Gloss: 0.95})
	plate := m.skin(skin{Color: solid.Hex(0xb0b3b1), Gloss: 0.4, wear: 1.2, Panels: panels{w: 0.05, h: 0.046, depth: 1.4, steep: 0.2, tone: 1.4}})

	// The web between spine and claws: dark sinew, thin, with holes.
	m.add(dark, 0.006, solid.Plate(solid.Outline{0, 0.70, 0.060, 0.66, 0.112, 0.52, 0.118, 0.24, 0.100, 0.10, 0.100, -0.10, 0.118, -0.24, 0.112, -0.48, 0.060, -0.62, 0, -0.66}, -0.06, 0.006, 0.2, 0.010))
	for _, y := range [...]float64{0.50, 0.40, 0.30, -0.26, -0.35, -0.44} {
		bow := 0.05
		if y < 0 {
			bow = -0.05
		}
		m.add(flesh, 0.012, solid.Rod(solid.V(0.030, y-bow, 0.030), solid.V(0.128, y+bow, 0.016), 0.0150, 0.0090))
	}
	// The spine: vertebrae, larger around the middle, and a long spike at either end.
	m.add(flesh, 0.012, solid.Loft(0, 0.006, solid.Rib(0.985, 0.004, 0.006, 0.004, 2), solid.Rib(0.86, 0.016, 0.020, 0.006, 2), solid.Rib(0.62, 0.034, 0.036, 0.012, 2.2), solid.Rib(0.20, 0.050, 0.050, 0.020, 2.4), solid.Rib(-0.20, 0.050, 0.050, 0.020, 2.4), solid.Rib(-0.60, 0.034, 0.036, 0.012, 2.2), solid.Rib(-0.82, 0.016, 0.020, 0.006, 2), solid.Rib(-0.945, 0.004, 0.006, 0.004, 2)))
	for i := range 26 {
		y := 0.86 - 0.066*float64(i)
		w := solid.Mix(0.058, 0.018, math.Pow(math.Min(1, math.Abs(y+0.02)/0.86), 1.3))
		m.add(shell, 0.004, solid.Loft(0, 0.010, solid.Rib(y+0.026, w*0.80, w*0.90, 0.010+w*0.25, 2.4), solid.Rib(y+0.006, w, w*1.0, 0.012+w*0.25, 2.6), solid.Rib(y-0.024, w*0.88, w*0.90, 0.010+w*0.25, 2.4)))
		m.add(horn, 0.003, solid.Rod(solid.V(w*0.80, y, 0.016), solid.V(w*1.55, y-math.Copysign(0.022, -y), 0.004), 0.0070, 0.0035))
	}

	// Claws: each bends out from the heart to the side, runs along it, and bends in again at its tip. They are built of overlapping segments.
	claw := func(path []solid.Vec, wide []float64) {
		for i := range len(path) - 1 {
			m.add(shell, 0.012, solid.Rod(path[i], path[i+1], wide[i], wide[i+1]))
		}
	}
	fore := []solid.Vec{solid.V(0.070, 0.06, 0.020), solid.V(0.128, 0.22, 0.020), solid.V(0.144, 0.40, 0.020), solid.V(0.142, 0.58, 0.018), solid.V(0.122, 0.76, 0.012), solid.V(0.082, 0.90, 0.006), solid.V(0.046, 0.975, 0.0)}
	foreW := []float64{0.046, 0.040, 0.038, 0.036, 0.030, 0.018, 0.005}
	aft := []solid.Vec{solid.V(0.070, -0.06, 0.020), solid.V(0.126, -0.20, 0.020), solid.V(0.142, -0.36, 0.020), solid.V(0.140, -0.52, 0.018), solid.V(0.132, -0.68, 0.012), solid.V(0.142, -0.82, 0.006), solid.V(0.160, -0.94, 0.0)}
	aftW := []float64{0.046, 0.040, 0.038, 0.036, 0.030, 0.018, 0.005}
	claw(fore, foreW)
	claw(aft, aftW)
	// on returns the point on a claw at t, 0 to 1, the direction there, and the width.
	on := func(path []solid.Vec, wide []float64, t float64) (at, dir solid.Vec, w float64) {
		f := t * float64(len(path)-1)
		i := min(int(f), len(path)-2)
		f -= float64(i)
		return path[i].Add(path[i+1].Sub(path[i]).Mul(f)), path[i+1].Sub(path[i]).Unit(), solid.Mix(wide[i], wide[i+1], f)
	}
	for _, c := range []struct {
		path []solid.Vec
		wide []float64
	}{{fore, foreW}, {aft, aftW}} {
		for i := range 15 {
			at, dir, w := on(c.path, c.wide, 0.20+0.048*float64(i))
			across := solid.V(dir.Y, -dir.X, 0)
			// A rib across the back of the claw, like the plate of a shell.
			m.add(horn, 0.003, solid.New(func(p solid.Vec) float64 {
				q := p.Sub(at)
				a, b := q.Dot(dir), q.Dot(across)
				return (math.Hypot(math.Hypot(b, q.Z)-w*1.02, a) - 0.0052) * 0.9
			}, at.X-w*1.2, at.Y-w*1.2, at.X+w*1.2, at.Y+w*1.2))
			// Barbs on the outer side.
			if i%2 == 0 && i < 13 {
				out := across
				if out.X < 0 {
					out = out.Mul(-1)
				}
				root := at.Add(out.Mul(w * 0.9))
				m.add(horn, 0.004, solid.Rod(root, root.Add(out.Mul(0.012)).Add(dir.Mul(0.020)), 0.0070, 0.0020))
			}
		}
		// The vein: a furrow along the back.
		for i := range 22 {
			t := 0.16 + 0.033*float64(i)
			a, _, wa := on(c.path, c.wide, t)
			b, _, wb := on(c.path, c.wide, t+0.033)
			a.Z, b.Z = a.Z+wa, b.Z+wb
			m.cut(vein, 0.002, solid.Rod(a, b, wa*0.25, wb*0.25))
		}
	}

	// Her heart: shells around an eye, and a raider bay on either side.
	m.add(hub, 0.020, solid.Egg(solid.V(0, 0, 0.010), solid.V(0.134, 0.150, 0.070)))
	m.add(hub, 0.008, solid.Egg(solid.V(0, 0, 0.030), solid.V(0.088, 0.105, 0.074)))
	m.cut(dark, 0.004, solid.New(func(p solid.Vec) float64 {
		return math.Hypot(math.Hypot(p.X, p.Y*0.84)-0.094, p.Z-0.066) - 0.0065
	}, -0.11, -0.13, 0.11, 0.13))
	m.add(horn, 0.004, solid.Spokes(solid.Rod(solid.V(0, 0.040, 0.104), solid.V(0, 0.086, 0.082), 0.0090, 0.0050), 8, 22.5))
	m.cut(dark, 0.006, solid.Drum(0, 0, 0.085, 0.2, 0.036, 0.006))
	m.add(core, 0.003, solid.Egg(solid.V(0, 0, 0.090), solid.V(0.030, 0.030, 0.022)))
	m.cut(dark, 0.005, solid.Box(solid.V(0.128, 0, 0.006), solid.V(0.022, 0.046, 0.018), 0.010))
	m.add(horn, 0.002, solid.Row(solid.Box(solid.V(0.116, -0.036, 0.016), solid.V(0.012, 0.0040, 0.014), 0.002), 5, solid.V(0, 0.018, 0)))

	if side.patched {
		// Plates that the fleet has riveted onto her, a docking collar for its raptors, and an aerial.
		for _, b := range [][4]float64{{0.146, 0.50, 0.036, 4}, {-0.136, 0.66, 0.033, -12}, {-0.144, -0.40, 0.036, -3}} {
			m.addOnce(plate, 0.002, solid.Turn(solid.Box(solid.V(b[0], b[1], 0.044), solid.V(b[2], 0.050, 0.022), 0.005), b[0], b[1], b[3]))
			m.addOnce(dark, 0.001, solid.Turn(solid.Box(solid.V(b[0], b[1]+0.057, 0.040), solid.V(b[2]*0.9, 0.007, 0.020), 0.003), b[0], b[1], b[3]))
		}
		m.addOnce(plate, 0.003, solid.Ring(0.142, -0.555, 0.040, 0.023, 0.007, 0.016, 0.004))
		m.addOnce(dark, 0.002, solid.Drum(0.142, -0.555, 0.02, 0.046, 0.017, 0.003))
		m.addOnce(plate, 0.001, solid.Rod(solid.V(-0.138, -0.62, 0.03), solid.V(-0.168, -0.70, 0.05), 0.0036, 0.0022), solid.Rod(solid.V(-0.128, -0.60, 0.03), solid.V(-0.170, -0.63, 0.05), 0.0036, 0.0022))
	}

	m.Paint = func(s *Spot) {
		p := s.P
		switch s.Skin {
		case shell:
			if math.Abs(p.X) > 0.09 && math.Abs(p.Y) > 0.15 {
				s.cover(stripe(math.Abs(p.Y), 0.665, 0.020), side.band)
				s.cover(stripe(math.Abs(p.Y), 0.245, 0.014), side.band)
			}
		case flesh:
			// Sinews have a grain, and something moves beneath them.
			s.Color = s.Color.Mul(0.75 + 0.6*solid.Cloud(p.X*60, p.Y*14, 31))
			s.Light = side.glow.Mul(0.30 * solid.Smooth(0.60, 0.78, solid.Cloud(p.X*26, p.Y*26, 32)))
		case vein:
			beat := 0.5 + 0.5*math.Sin(p.Y*70)
			s.Light = side.glow.Mul(0.22 + 0.70*beat*beat).Add(side.core.Mul(0.40 * beat * beat * beat * beat))
		case core:
			d := math.Hypot(p.X, p.Y) / 0.030
			s.Light = side.glow.Mul(0.45).Add(side.core.Mul(1.3 * math.Exp(-d*d*4)))
		case dark:
			if math.Hypot(p.X, p.Y*0.84) > 0.085 && math.Hypot(p.X, p.Y*0.84) < 0.103 && p.Z > 0.04 {
				s.Light = side.glow.Mul(0.8)
			}
			if p.X > 0.100 && math.Abs(p.Y) < 0.045 {
				s.Light = side.glow.Mul(0.7 * solid.Smooth(0.02, -0.01, p.Z))
			}
		case plate:
			s.cover(max(stripe(math.Abs(p.X), 0.146, 0.010), 0.05-p.Z), side.band)
		}
	}
	return m
}
