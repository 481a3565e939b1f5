package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// The light over the settlement on days, which are all overcast, and in nights; and the colors of tents.
var (
	overcast = solid.RGB(0.46, 0.50, 0.56)
	leaden   = solid.RGB(0.15, 0.17, 0.21)
	night    = solid.RGB(0.05, 0.075, 0.12)
	canvasOf = []uint32{0x8c8c78, 0x9a9078, 0x7c8884, 0x968670, 0x78806c}
)

// camp is the muddy plain of the settlement, with puddles; low is the color of the sky at the horizon, high the one overhead, key that of the sun.
func camp(low, high, key solid.Color, seed int) *set.Stage {
	s := set.Land(low, high, solid.V(-0.55, -0.25, 0.7), key, 0x4a4238, 0.32, seed)
	s.FogDensity = 0.024
	s.Put(&set.Material{Color: solid.Hex(0x1c1f22), Gloss: 0.7, Mirror: 0.55}, set.Floor(-0.02))
	return s
}

// tent puts a canvas tent with walls and a ridge on the stage. Its door faces the camera where turn is 0.
func tent(s *set.Stage, x, y, w, long, turn float64, seed int) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	local := func(p solid.Vec) solid.Vec {
		p = p.Sub(solid.V(x, y, 0))
		return solid.V(p.X*cos+p.Y*sin, -p.X*sin+p.Y*cos, p.Z)
	}
	wall, ridge := 0.52*w, 0.98*w
	cloth := solid.Hex(canvasOf[seed%len(canvasOf)])
	k := &set.Material{Color: cloth, Gloss: 0.05}
	k.Paint = func(p, n solid.Vec, f *set.Surface) {
		q := local(p)
		f.Color = cloth.Mul(0.6 + 0.6*solid.Cloud(q.X*1.3+q.Z+40, q.Y*1.3+40, seed))
		seam := math.Abs(math.Mod(math.Abs(q.Y)+0.5, 1) - 0.5)
		f.Color = f.Color.Mul(0.7 + 0.3*solid.Smooth(0.005, 0.03, seam))
		f.Color = f.Color.Mul(1 - 0.45*solid.Smooth(0.7, 0.0, q.Z+0.4*solid.Noise(q.X*2+30, q.Y*2+30, seed))) // splashes of mud
		if door := 0.20*w - 0.10*q.Z; q.Y < -long/2+0.1 && math.Abs(q.X) < door && q.Z < 1.02*wall+0.5 {
			f.Color = solid.RGB(0.008, 0.008, 0.009)
		}
	}
	at, r := solid.V(x, y, ridge*0.4), math.Hypot(math.Hypot(w/2, long/2), ridge*0.65)+0.1
	s.PutBall(k, solid.Solid{Dist: func(p solid.Vec) float64 {
		q := local(p)
		ax := math.Abs(q.X)
		sag := 0.10 * w * (0.25 - math.Pow(math.Mod(math.Abs(q.Y)+0.5, 1)-0.5, 2)) // the cloth sags between its poles
		roof := (q.Z-ridge+sag)*w/2 + ax*(ridge-wall)
		d := max(roof/math.Hypot(w/2, ridge-wall), ax-w/2-0.05*w*(1-q.Z/wall), math.Abs(q.Y)-long/2, -q.Z-0.2)
		return d * 0.8
	}}, at, r)
	pole := set.Metal(0x3a3026, 0.2)
	for _, e := range []float64{-long/2 - 0.05, long / 2} {
		foot := solid.V(x-e*sin, y+e*cos, 0)
		s.Put(pole, solid.Rod(foot, foot.Add(solid.V(0, 0, ridge+0.22)), 0.035, 0.030))
	}
}

// street puts n tents along both sides of a road, the first at near.
func street(s *set.Stage, n, seed int, near, gap float64) {
	for i := range n {
		side := float64(1 - 2*(i%2))
		row := float64(i / 2)
		x := side * (gap + 0.7*solid.Hash(i, 1, seed) + 0.12*row)
		tent(s, x, near+3.4*row+1.2*solid.Hash(i, 2, seed), 2.3+0.6*solid.Hash(i, 3, seed), 2.8+0.8*solid.Hash(i, 4, seed), side*-62+16*(solid.Hash(i, 5, seed)-0.5), i+seed)
	}
}

// backdrop puts a row of n tents into the background.
func backdrop(s *set.Stage, n, seed int, y, wide float64) {
	for i := range n {
		x := (float64(i)+0.5)/float64(n)*2 - 1
		tent(s, x*wide, y+5*solid.Hash(i, 1, seed), 2.4+0.8*solid.Hash(i, 2, seed), 3, 50*(solid.Hash(i, 3, seed)-0.5), i*3+seed)
	}
}

// wire is a coil of barbed wire along x, at y and z.
func wire(x0, x1, y, z, r float64) solid.Solid {
	const pitch = 0.25
	return solid.New(func(p solid.Vec) float64 {
		a := math.Atan2(p.Z-z, p.Y-y) / (2 * math.Pi)
		turn := math.Abs(math.Mod(p.X/pitch-a+1000.5, 1)-0.5) * pitch
		d := math.Hypot(math.Hypot(p.Y-y, p.Z-z)-r, turn) - 0.009
		barb := math.Hypot(math.Hypot(p.Y-y, p.Z-z)-r, math.Mod(p.X+100, pitch*1.7)-pitch*0.8) - 0.020
		return max(min(d, max(barb, turn-0.03)), p.X-x1, x0-p.X) * 0.55
	}, x0, y-r-0.1, x1, y+r+0.1)
}

// fence puts a fence on the stage, along x at y: wire mesh between posts, with a coil of barbed wire on top.
func fence(s *set.Stage, x0, x1, y, high float64) {
	k := set.Metal(0x5a6066, 0.6)
	s.Put(k, set.RepeatX(solid.Drum(0, y, 0, high+0.25, 0.05, 0.01), x0, 1.6, int((x1-x0)/1.6)+1))
	s.Put(k, solid.New(func(p solid.Vec) float64 {
		u, v := (p.X+p.Z)/math.Sqrt2, (p.X-p.Z)/math.Sqrt2
		const mesh = 0.30
		a := min(math.Abs(math.Mod(u+100, mesh)-mesh/2), math.Abs(math.Mod(v+100, mesh)-mesh/2))
		return max(math.Hypot(a, p.Y-y)-0.008, p.Z-high, p.X-x1, x0-p.X) * 0.8
	}, x0, y-0.02, x1, y+0.02))
	s.Put(set.Metal(0x70767c, 0.8), wire(x0, x1, y, high+0.12, 0.20))
}

// masked puts a member of the occupation's police on the stage. Black cloth covers the face except for the eyes.
func masked(s *set.Stage, p figure.Pose, at solid.Vec, turn float64, number int) {
	who := people.Marine(number)
	who.Cloth, who.Beard = 0x23262b, people.Shaven
	f := figure.New(who, p.Varied(len(s.Bodies)), at, turn)
	k := s.Cast(f)
	eyes, paint := f.Eyes(), k.Paint
	k.Paint = func(p, n solid.Vec, t *set.Surface) {
		paint(p, n, t)
		if d := p.Sub(eyes); t.Soft > 0 && d.Len() < 0.26 && math.Abs(d.Z-0.004) > 0.017 {
			t.Color, t.Gloss, t.Soft, t.Light = solid.RGB(0.010, 0.010, 0.012), 0.1, 0, solid.Color{}
		}
	}
}

// floodlights puts a mast on the stage with lamps that shine into the camera.
func floodlights(s *set.Stage, x, y, z float64, light solid.Color, power float64) {
	s.Put(set.Metal(0x30363c, 0.5), solid.Rod(solid.V(x, y, 0), solid.V(x, y, z), 0.07, 0.05), set.Slab(x-0.5, x+0.5, y-0.05, y+0.05, z-0.05, z+0.02))
	for _, o := range []float64{-0.35, 0.35} {
		s.Put(set.Shining(light.Mul(2)), solid.Egg(solid.V(x+o, y-0.10, z+0.10), solid.V(0.16, 0.06, 0.13)))
		s.Effects = append(s.Effects, set.Glow(solid.V(x+o, y-0.12, z+0.10), 0.22, light.Mul(1.2)))
	}
	s.Lamp(solid.V(x, y-0.4, z), light.Mul(power), 0.5, true)
}

// canyon is a gorge of layered rock with a bed of pebbles.
func canyon(seed int) *set.Stage {
	s := set.Land(solid.RGB(0.52, 0.50, 0.48), solid.RGB(0.16, 0.20, 0.26), solid.V(-0.62, -0.40, 0.55), solid.RGB(1.5, 1.3, 1.0), 0x6a5e50, 0.5, seed)
	s.Sun.Shadow, s.FogDensity = false, 0.012 // the walls would block all of the sun
	s.Above, s.Below = solid.RGB(0.20, 0.20, 0.22), solid.RGB(0.10, 0.08, 0.06)
	open := s.Sky
	s.Sky = func(x, y float64, d solid.Vec) solid.Color { // rays that run along an edge and end before they meet it would show sky within the rock
		return open(x, y, d).Mix(solid.Hex(0x4a4238).Mul(0.7), solid.Smooth(0.06, 0.10, math.Abs(x-0.02)))
	}
	k := &set.Material{Color: solid.Hex(0x6a5a4a), Gloss: 0.05}
	k.Paint = func(p, n solid.Vec, f *set.Surface) {
		layer := solid.Noise(p.Z*2.2+0.5*solid.Cloud(p.X*0.4+40, p.Y*0.4+40, seed), 3, seed)
		f.Color = solid.Hex(0x6a5a4a).Mix(solid.Hex(0x7d7468), layer).Mul(0.55 + 0.7*solid.Cloud(p.Y*0.9+p.X+60, p.Z*1.4+40, seed+2))
	}
	s.Put(k, set.Unbounded(func(p solid.Vec) float64 {
		side := math.Copysign(17, p.X)
		wide := 2.7 + 2.2*(solid.Noise(p.Y*0.16+side+40, 3, seed+4)-0.4) + 0.9*(solid.Noise(p.Y*0.5+side+40, p.Z*0.4+40, seed+5)-0.5)
		ledge := 0.35 * math.Abs(math.Mod(p.Z*0.55+0.4*solid.Noise(p.Y*0.3+side+40, 2, seed)+10, 1)-0.5)
		bend := 1.6 * math.Sin(p.Y*0.09)
		return (wide + ledge + 0.16*p.Z - math.Abs(p.X-bend*solid.Smooth(4, 20, p.Y))) * 0.72
	}))
	return s
}

// occupationScenes are the pictures of New Caprica, from the landing to the escape.
var occupationScenes = map[string]func() *set.Stage{
	"settlement": func() *set.Stage {
		s := camp(overcast, leaden, solid.RGB(1.25, 1.2, 1.12), 61)
		s.Eye, s.Aim, s.Zoom = solid.V(-0.3, -7, 2.5), solid.V(0.1, 3, 1.75), 1.45
		street(s, 14, 4, -1.2, 3.7)
		s.Parked = true
		s.Craft("colonial-one", solid.V(1.2, 30, 2.6), 20, 122, 0, 0)
		group(s, one{figure.Walking, -0.7, -0.6, 15, people.Anybody(81)}, one{figure.Walking, 0.55, 1.4, 190, people.Anybody(82)}, one{figure.Standing, 1.5, 0.0, -60, people.Anybody(84)}, one{figure.Working, -1.7, 2.6, 60, people.Anybody(85)}, one{figure.Walking, 0.2, 5.5, 10, people.Anybody(87)}, one{figure.Downcast, -0.6, 8.2, 0, people.Anybody(88)})
		s.Someone(figure.Walking, solid.V(-0.1, -0.4, 0), 10, people.Child(3))
		for i := range 6 { // laundry on a line
			x := 1.15 + 0.28*float64(i)
			s.Put(set.Metal([]uint32{0x8a8478, 0x5a6a74, 0x7a4a40}[i%3], 0.05), set.Banner(x, 3.4, 1.95, 0.24, 0.5+0.2*solid.Hash(i, 1, 5)))
		}
		s.Put(set.Metal(0x2a2420, 0.2), solid.Rod(solid.V(0.9, 3.4, 2.0), solid.V(3.0, 3.4, 1.97), 0.008, 0.008), solid.Drum(0.9, 3.4, 0, 2.1, 0.035, 0.01))
		return s
	},
	"authority": func() *set.Stage {
		s := camp(overcast.Mul(0.8), leaden, solid.RGB(0.6, 0.62, 0.66), 71)
		s.Parked = true
		s.Craft("colonial-one", solid.V(0.4, 14, 3.2), 17, 112, 0, 0)
		s.Craft("heavy-raider", solid.V(-3.4, 16, 6.8), 4.4, 150, -6, 12)
		concrete := set.WallPlates(0x6a6a68)
		s.Put(concrete, set.Slab(-9, -1.7, 5, 5.5, -0.2, 2.3), set.Slab(1.7, 9, 5, 5.5, -0.2, 2.3), set.Slab(-2.2, -1.6, 4.8, 5.7, -0.2, 3.0), set.Slab(1.6, 2.2, 4.8, 5.7, -0.2, 3.0))
		s.Put(set.Metal(0x70767c, 0.8), wire(-9, -2.2, 5.25, 2.45, 0.22), wire(2.2, 9, 5.25, 2.45, 0.22))
		s.Put(set.Metal(0x7a1c1c, 0.1), set.Banner(-1.9, 4.7, 2.9, 0.46, 1.9), set.Banner(1.9, 4.7, 2.9, 0.46, 1.9))
		s.Eye, s.Aim, s.Zoom = solid.V(-0.3, -6, 1.3), solid.V(0, 3, 2.0), 1.6
		s.Centurion(figure.Watching, solid.V(-1.15, 1.2, 0), 14, 0x7f868d)
		s.Centurion(figure.Watching, solid.V(1.25, 1.4, 0), -14, 0x7f868d)
		s.Centurion(figure.Marching, solid.V(0.55, 6.6, 0), 0, 0x7f868d)
		s.Someone(figure.Composed, solid.V(0.1, 2.6, 0), 0, people.Infiltrator(4))
		s.Exactly(figure.Standing, solid.V(-0.25, -2.0, -0.02), 175, people.Anybody(14))
		s.Lamp(solid.V(-1.9, 4.3, 3.2), set.Alarm.Mul(2), 0.3, false)
		s.Lamp(solid.V(1.9, 4.3, 3.2), set.Alarm.Mul(2), 0.3, false)
		return s
	},
	"detention": func() *set.Stage {
		s := camp(overcast.Mul(0.6), leaden.Mul(0.8), solid.RGB(0.4, 0.45, 0.55), 81)
		s.CloseUp(solid.V(-0.5, -4.6, 1.5), solid.V(0.1, 0, 1.5), 2.9, set.Pale)
		fence(s, -7.8, 8.2, -0.2, 2.3)
		for i, x := range []float64{-1.75, -0.95, -0.15, 0.7, 1.5, 2.3} {
			p := []figure.Pose{figure.Barred, figure.Downcast, figure.Barred, figure.Standing, figure.Downcast, figure.Folded}[i]
			y := []float64{0.20, 1.1, 0.20, 1.5, 0.9, 2.2}[i]
			s.Someone(p, solid.V(x, y, 0), -6*x, people.Prisoner(i+31))
		}
		s.Put(set.WallPlates(0x55565a), set.Slab(-6, 6, 7, 8, 0, 3.2))
		s.Centurion(figure.Watching, solid.V(1.12, -1.2, 0), 26, 0x7f868d)
		floodlights(s, -2.6, 5.5, 3.6, set.Cold.Mix(set.Pale, 0.5), 7)
		floodlights(s, 3.4, 6, 3.8, set.Cold.Mix(set.Pale, 0.5), 5)
		return s
	},
	"patrol": func() *set.Stage {
		s := camp(overcast.Mul(0.75), leaden, solid.RGB(0.55, 0.56, 0.6), 91)
		s.Eye, s.Aim, s.Zoom = solid.V(0.3, -6, 0.95), solid.V(0, 3, 1.65), 1.45
		street(s, 12, 14, 0.5, 3.7)
		for i, at := range []solid.Vec{solid.V(-0.5, -1.6, 0), solid.V(0.75, -0.5, 0), solid.V(-0.65, 1.8, 0), solid.V(0.8, 3.0, 0), solid.V(-0.5, 5.4, 0), solid.V(0.9, 6.8, 0)} {
			s.Centurion(figure.Marching, at, 6*float64(i%2)-3, 0x7f868d)
		}
		group(s, one{figure.Downcast, -2.25, 0.6, 60, people.Anybody(91)}, one{figure.Folded, 2.45, 1.6, -60, people.Anybody(93)}, one{figure.Standing, 2.2, 4.8, -70, people.Anybody(94)})
		s.Craft("raider", solid.V(-3.2, 17, 7.0), 3.0, 170, -8, 20)
		s.Lamp(solid.V(-1.5, -4, 3), set.Pale.Mul(4), 0, false)
		return s
	},
	"recruits": func() *set.Stage {
		s := camp(overcast.Mul(0.5), leaden.Mul(0.7), solid.RGB(0.35, 0.4, 0.5), 101)
		s.CloseUp(solid.V(0.9, -4.4, 1.6), solid.V(-0.05, 0, 1.32), 2.15, set.Cold)
		for i := range 12 {
			row := i / 4
			x := -1.25 + 0.72*float64(i%4) + 0.22*float64(row)
			masked(s, figure.Proud, solid.V(x, 0.2+1.15*float64(row), 0), -8, 40+i)
		}
		s.Someone(figure.Folded, solid.V(1.25, -0.9, 0), 60, people.Infiltrator(2))
		backdrop(s, 6, 7, 12, 12)
		floodlights(s, -3.0, 6.5, 4.0, set.Cold.Mix(set.Pale, 0.5), 8)
		floodlights(s, 3.2, 7.5, 4.0, set.Cold.Mix(set.Pale, 0.5), 6)
		return s
	},
	"night-arrest": func() *set.Stage {
		s := camp(night, night.Mul(0.3), solid.RGB(0.06, 0.08, 0.13), 111)
		s.CloseUp(solid.V(-0.2, -4.6, 1.45), solid.V(0.0, 0, 1.25), 2.5, set.Cold)
		street(s, 8, 24, 0.8, 3.3)
		s.Exactly(figure.Bound, solid.V(-0.02, -0.5, 0), 6, people.Anybody(97))
		masked(s, figure.Walking, solid.V(-0.72, -0.2, 0), 12, 61)
		masked(s, figure.Guarding, solid.V(0.70, -0.1, 0), -14, 63)
		s.Centurion(figure.Marching, solid.V(0.35, 3.2, 0), 0, 0x7f868d)
		s.Someone(figure.Calling, solid.V(-1.55, 1.6, 0), 40, people.Anybody(104))
		floodlights(s, 0.9, 9, 3.4, set.Pale, 12)
		s.Lamp(solid.V(-2.6, 1.0, 1.4), set.Amber.Mul(0.5), 0.3, false)
		s.Look.Rays = [][3]float64{{0.07, 0.14, 0.8}}
		return s
	},
	"execution-list": func() *set.Stage {
		s := camp(solid.RGB(0.55, 0.36, 0.22), solid.RGB(0.13, 0.13, 0.17), solid.RGB(0.7, 0.5, 0.35), 121)
		s.CloseUp(solid.V(0.5, -5.0, 1.35), solid.V(0.0, 0, 1.12), 2.75, set.Amber)
		for i, x := range []float64{-1.5, -0.75, 0.0, 0.75, 1.5} {
			p := figure.Kneeling
			p.Left, p.Right = figure.Hand{At: solid.V(0.06, 0.17, 0.62), Grip: figure.Fist, Elbow: solid.V(1, 0.6, -0.2)}, figure.Hand{At: solid.V(-0.05, 0.18, 0.60), Grip: figure.Fist, Elbow: solid.V(-1, 0.6, -0.2)}
			p.Nod = 14 + 10*solid.Hash(i, 2, 3)
			s.Someone(p, solid.V(x, -0.4+0.15*float64(i%2), 0), -4*x, people.Anybody(i*5+121))
		}
		for i, x := range []float64{-1.9, -0.4, 1.15} {
			s.Centurion(figure.Watching, solid.V(x, 2.0+0.3*float64(i%2), 0), -5*x, 0x7f868d)
		}
		s.Parked = true
		s.Craft("heavy-raider", solid.V(-4.2, 12, 1.8), 7, 150, 0, 0)
		return s
	},
	"night-landing": func() *set.Stage {
		s := camp(night.Mul(1.5), night.Mul(0.35), solid.RGB(0.10, 0.14, 0.22), 131)
		s.Eye, s.Aim, s.Zoom = solid.V(-0.4, -7, 1.3), solid.V(0, 3, 1.75), 1.5
		s.Parked = true
		s.Craft("raptor", solid.V(0.7, 1.4, 1.55), 4.8, 160, 4, -4)
		for _, at := range []solid.Vec{solid.V(-0.6, 0.0, 1.0), solid.V(1.9, 0.3, 1.1)} {
			s.Lamp(at, set.Cold.Mix(set.Pale, 0.5).Mul(2.2), 0.4, false)
			s.Effects = append(s.Effects, set.Glow(at, 0.12, solid.RGB(1.6, 1.9, 2.2)))
		}
		for _, x := range []float64{-0.5, 1.9} { // its jets blow up dust
			s.Lamp(solid.V(x, 1.3, 0.35), set.Cold.Mix(set.Pale, 0.3).Mul(1.6), 1.2, false)
		}
		group(s, one{figure.Running, -1.35, -1.6, 20, people.Marine(131)}, one{figure.Guarding, -2.1, -0.2, 60, people.Marine(132)}, one{figure.Calling, 2.4, -1.2, 160, people.Anybody(133)})
		backdrop(s, 5, 17, 18, 15)
		for i := range 5 {
			at := solid.V(-7+3.2*float64(i), 16+2*solid.Hash(i, 3, 4), 1.0)
			s.Effects = append(s.Effects, set.Glow(at, 0.12, solid.RGB(1.2, 0.7, 0.25)))
		}
		return s
	},
	"hidden-child": func() *set.Stage {
		s := tented(set.Amber, 1.75)
		s.CloseUp(solid.V(0.25, -2.2, 1.2), solid.V(-0.10, 1.4, 0.98), 1.75, set.Amber)
		mother := people.Anybody(142)
		mother.Woman, mother.Beard, mother.Dress, mother.Cloth, mother.Wears = true, people.Shaven, people.Coat, 0x5a4640, nil
		mother.Hair = people.Hair{Cut: people.Shoulder, Color: 0x3a2418}
		p := figure.Kneeling
		p.Look, p.Nod = 30, 0
		p.Left, p.Right = figure.Hand{At: solid.V(0.16, -0.42, 0.80), Palm: solid.V(-1, 0, 0)}, figure.Hand{At: solid.V(-0.20, -0.38, 0.86), Palm: solid.V(1, 0, 0)}
		s.Exactly(p, solid.V(-0.72, 1.55, 0), 72, mother)
		child := people.Child(5)
		child.Woman, child.Hair.Cut, child.Cloth = true, people.Bob, 0x7a4a3a
		s.Exactly(figure.Composed, solid.V(-0.18, 1.45, 0), -30, child)
		s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(-1.75, 2.1, 0, 0.9, 0.8))
		s.TableLamp(-1.65, 2.0, 0.8)
		s.Centurion(figure.Watching, solid.V(0.90, 6.3, 0), -8, 0x7f868d)
		s.Lamp(solid.V(0.9, 9, 3), set.Cold.Mul(7), 0.4, false)
		s.Lamp(solid.V(0.4, -0.6, 2.2), set.Amber.Mul(1.2), 0, false)
		return s
	},
	"market-bomb": func() *set.Stage {
		s := camp(solid.RGB(0.48, 0.42, 0.36), leaden, solid.RGB(0.7, 0.6, 0.5), 151)
		s.Eye, s.Aim, s.Zoom = solid.V(0.2, -6, 1.35), solid.V(0, 3, 1.7), 1.45
		street(s, 6, 34, 4, 4.2)
		for i, x := range []float64{-2.5, 2.4, -2.3, 2.2} { // stalls
			y := 1.0 + 3.4*float64(i/2)
			for _, o := range []float64{-0.75, 0.75} {
				s.Put(set.Wood(), solid.Rod(solid.V(x+o, y-0.5, 0), solid.V(x+o, y-0.5, 2.0), 0.035, 0.035), solid.Rod(solid.V(x+o, y+0.6, 0), solid.V(x+o, y+0.6, 2.35), 0.035, 0.035))
			}
			s.Put(set.Metal([]uint32{0x7a3a30, 0x4a5a64, 0x7a6a3a, 0x5a4a5a}[i], 0.05), solid.New(func(p solid.Vec) float64 {
				lean := p.Z - 2.15 - 0.32*(p.Y-y) + 0.05*math.Cos((p.X-x)*4)
				return max(math.Abs(lean)*0.9-0.015, math.Abs(p.X-x)-0.95, math.Abs(p.Y-y)-0.8)
			}, x-1, y-0.9, x+1, y+0.9))
			s.Put(set.Wood(), set.Slab(x-0.8, x+0.8, y-0.5, y+0.1, 0.75, 0.82))
			for j := range 5 {
				at := solid.V(x-0.6+0.3*float64(j), y-0.2, 0.92)
				s.PutBall(set.Metal([]uint32{0x8a6a2a, 0x7a2a20, 0x4a6a30}[(i+j)%3], 0.3), solid.Egg(at, solid.V(0.11, 0.11, 0.10)), at, 0.13)
			}
		}
		for i, o := range []one{{figure.Running, -1.25, -1.2, 12, people.Anybody(151)}, {figure.Running, 1.2, -0.6, -14, people.Anybody(152)}, {figure.Running, -0.55, 1.0, 20, people.Anybody(153)}, {figure.Calling, 1.5, 1.6, -40, people.Anybody(155)}} {
			s.Someone(o.pose, solid.V(o.x, o.y, 0.02*float64(i)), o.turn, o.who)
		}
		s.Centurion(figure.Watching, solid.V(0.9, 6.2, 0), 40, 0x7f868d)
		s.Effects = append(s.Effects, set.Blast(solid.V(0.1, 6.2, 1.3), 2.1, 0.95, 4), set.Blast(solid.V(0.4, 7, 3.8), 2.4, 0.12, 6))
		for i := range 18 {
			at := solid.V(0.1, 6, 1.3)
			a := 3.1 * solid.Hash(i, 1, 8)
			d := solid.V(math.Cos(a), -0.3, math.Abs(math.Sin(a))*0.9).Mul(2 + 2.5*solid.Hash(i, 2, 8))
			s.Effects = append(s.Effects, set.Streak(at.Add(d.Mul(0.5)), at.Add(d), 0.03, set.Warm.Mul(0.7)))
		}
		s.Lamp(solid.V(0, 4.8, 1.8), solid.RGB(3, 1.2, 0.35).Mul(6), 0.4, true)
		return s
	},
	"power-plant": func() *set.Stage {
		s := camp(night.Mul(1.6), night.Mul(0.4), solid.RGB(0.08, 0.1, 0.16), 161)
		s.Eye, s.Aim, s.Zoom = solid.V(0, -7, 1.5), solid.V(0, 5, 2.5), 1.4
		concrete := set.WallPlates(0x5c5c5e)
		for i, x := range []float64{-4.6, 3.8} {
			y := 15 + 3*float64(i)
			s.Put(concrete, solid.New(func(p solid.Vec) float64 { // a cooling tower
				q := solid.V(p.X-x, p.Y-y, p.Z)
				r := 1.5 + 0.030*math.Pow(q.Z-5.6, 2)
				return max(math.Abs(math.Hypot(q.X, q.Y)-r)-0.12, q.Z-7.4, -q.Z) * 0.75
			}, x-2.8, y-2.8, x+2.8, y+2.8))
		}
		s.Put(concrete, set.Slab(-1.9, 2.6, 11, 14, 0, 3.2), set.Slab(-0.6, 0.5, 11.5, 13, 3, 4.4), solid.Drum(1.7, 12, 0, 6.6, 0.28, 0.03))
		s.Put(set.Shining(set.Amber.Mul(0.8)), set.RepeatX(set.Slab(-0.16, 0.16, 10.96, 11, 1.6, 2.2), -1.4, 0.9, 5))
		fence(s, -9.4, 9.8, 5.5, 1.9)
		group(s, one{figure.Running, -1.3, -1.4, 25, people.Anybody(161)}, one{figure.Running, 0.1, 0.2, -6, character("samuel-anders")}, one{figure.Calling, 1.9, -0.9, 120, people.Anybody(163)})
		s.Effects = append(s.Effects, set.Blast(solid.V(0.3, 11, 3.4), 2.6, 0.95, 5), set.Blast(solid.V(0.9, 12, 6.4), 2.8, 0.18, 7))
		s.Lamp(solid.V(0.3, 9.5, 3), solid.RGB(3, 1.1, 0.3).Mul(22), 0.5, true)
		s.Lamp(solid.V(-2, -4, 3), set.Cold.Mul(1.5), 0, false)
		return s
	},
	"informant": func() *set.Stage {
		s := camp(solid.RGB(0.30, 0.22, 0.26), solid.RGB(0.07, 0.08, 0.13), solid.RGB(0.25, 0.2, 0.25), 181)
		s.CloseUp(solid.V(0.2, -4.0, 1.5), solid.V(0.0, 0, 1.28), 2.05, set.Dusk)
		tent(s, -2.1, 1.6, 2.7, 4.2, 4, 2)
		tent(s, 2.3, 1.9, 2.9, 4.4, -6, 5)
		backdrop(s, 4, 27, 11, 7)
		who := people.Priest(8)
		who.Cloth, who.Wears, who.Beard = 0x33302c, []people.Gear{people.Hood}, people.Shaven
		s.Exactly(figure.Reaching, solid.V(-0.42, -0.25, 0), 82, who)
		p := figure.Reaching
		f := figure.New(people.Infiltrator(5), p, solid.V(0.44, -0.25, 0), -82)
		s.Cast(f)
		h := f.Hand()
		s.Put(set.Metal(0xcfc6b0, 0.1), solid.Turn(set.Slab(h.X-0.14, h.X+0.06, h.Y-0.06, h.Y+0.06, h.Z+0.01, h.Z+0.03), h.X, h.Y, 12))
		s.Centurion(figure.Watching, solid.V(-0.02, 8.5, 0), 10, 0x7f868d)
		s.Lamp(solid.V(-1.0, 3.4, 1.5), set.Amber.Mul(2.2), 0.4, false)
		s.Lamp(solid.V(1.4, -1.6, 2.2), set.Cold.Mul(0.9), 0, false)
		return s
	},
	"hideout": func() *set.Stage {
		s := tented(set.Amber, 1.75)
		s.CloseUp(solid.V(-0.25, -1.9, 1.75), solid.V(0.0, 1.5, 1.24), 1.75, set.Amber)
		s.Key = s.Key.Mul(0.55)
		s.Desk(-1.25, 1.25, 0.7, 1.65, 0.86, set.Wood())
		chart := &set.Material{Color: solid.Hex(0xb8aa86), Gloss: 0.05}
		chart.Paint = func(p, n solid.Vec, f *set.Surface) {
			h := solid.Cloud(p.X*2.2+30, p.Y*2.2+30, 5) * 12
			f.Color = f.Color.Mul(0.7 + 0.3*solid.Smooth(0.06, 0.16, math.Abs(math.Mod(h, 1)-0.5)))
			road := math.Abs(p.Y - 1.15 - 0.12*math.Sin(p.X*4))
			f.Color = f.Color.Mix(solid.Hex(0x2a3a5a), solid.Smooth(0.016, 0.008, road))
			for _, at := range [][2]float64{{-0.45, 1.0}, {0.15, 1.3}, {0.55, 0.95}} {
				r := math.Abs(math.Hypot(p.X-at[0], p.Y-at[1]) - 0.075)
				f.Color = f.Color.Mix(solid.Hex(0xa01c14), solid.Smooth(0.016, 0.008, r))
			}
		}
		s.Put(chart, set.Slab(-0.85, 0.85, 0.76, 1.52, 0.865, 0.875))
		p := figure.Leaning
		s.Exactly(p, solid.V(-0.15, 2.05, 0), 6, character("saul-tigh"))
		s.Exactly(figure.Pointing, solid.V(-1.15, 1.95, 0), 50, character("samuel-anders"))
		s.Someone(figure.Folded, solid.V(0.78, 2.2, 0), -18, character("galen-tyrol"))
		s.Put(set.Metal(0x4a5440, 0.2), set.Crate(-2.2, 3.2, 0, 1.0, 0.8), set.Crate(-2.2, 3.2, 0.8, 0.9, 0.7), set.Crate(2.2, 3.0, 0, 1.1, 0.9))
		s.HangingLamp(0, 1.2, 2.15, set.Warm, 0.55, 0.3)
		return s
	},
	"field-hospital": func() *set.Stage {
		s := tented(set.Pale, 1.7)
		s.CloseUp(solid.V(0.55, -2.9, 1.75), solid.V(0.0, 1.5, 1.05), 2.15, set.Pale)
		for i := range 6 {
			x, y := []float64{-1.3, 1.3}[i%2], 0.5+1.5*float64(i/2)
			s.Put(set.Metal(0x5c6048, 0.1), set.Slab(x-0.98, x+0.98, y-0.36, y+0.36, 0.42, 0.50))
			for _, o := range []float64{-0.7, 0.7} {
				s.Put(set.Wood(), solid.Rod(solid.V(x+o-0.1, y-0.3, 0), solid.V(x+o+0.1, y-0.3, 0.44), 0.02, 0.02), solid.Rod(solid.V(x+o+0.1, y-0.3, 0), solid.V(x+o-0.1, y-0.3, 0.44), 0.02, 0.02))
			}
			who := people.Anybody(i*3 + 191)
			s.Exactly(figure.Lying, solid.V(x, y, 0.46), []float64{90, -90}[i%2], who)
			s.Put(set.Metal(0x8a8678, 0.05), solid.New(func(p solid.Vec) float64 { // a blanket over him
				d := rod{solid.V(x-math.Copysign(0.25, x), y, 0.56), solid.V(x-math.Copysign(0.95, x), y, 0.52), 0.20, 0.13}.dist(p)
				return (max(d, 0.48-p.Z) + 0.012*math.Sin(p.X*14+p.Y*9)) * 0.8
			}, x-1.2, y-0.3, x+1.2, y+0.3))
		}
		s.Exactly(figure.Working, solid.V(-0.20, 1.25, 0), -68, character("sherman-doc-cottle"))
		s.Someone(figure.Downcast, solid.V(0.42, 2.6, 0), 40, people.Anybody(188))
		for i := range 3 { // bags of fluid for infusions
			at := solid.V([]float64{-2.0, 2.0, -2.0}[i], []float64{0.9, 1.0, 2.4}[i], 0)
			s.Put(set.Steel(), solid.Drum(at.X, at.Y, 0, 1.8, 0.02, 0.005))
			s.Put(&set.Material{Color: set.Hope.Mul(0.1), Light: set.Alarm.Mul(0.12), Gloss: 1}, solid.Egg(at.Add(solid.V(0.08, 0, 1.65)), solid.V(0.06, 0.04, 0.12)))
		}
		s.HangingLamp(0, 1.6, 2.5, set.Pale, 3, 0.3)
		s.HangingLamp(0, 4.2, 2.5, set.Warm, 2, 0.3)
		return s
	},
	"canyon": func() *set.Stage {
		s := canyon(191)
		s.Eye, s.Aim, s.Zoom = solid.V(0.2, -7, 1.5), solid.V(0, 3, 2.0), 1.4
		s.Lamp(solid.V(-1.5, -5, 3), set.Pale.Mul(5), 0, false)
		s.Centurion(figure.Firing, solid.V(0.55, 6.2, 0.05), 0, 0x7f868d)
		s.Centurion(figure.Firing, solid.V(-0.75, 7.6, 0.05), 4, 0x7f868d)
		s.Centurion(figure.Marching, solid.V(1.5, 9, 0.1), 0, 0x7f868d)
		for i, at := range []solid.Vec{solid.V(-1.05, -0.9, 0.1), solid.V(1.15, -0.5, 0.1), solid.V(0.1, 0.7, 0)} {
			s.PutBall(set.Stone(0x6a5c4c), set.Rock(at, 0.62, 31+i), at, 0.9)
		}
		group(s, one{figure.Aiming, -1.0, -1.75, 190, people.Pilot(191)}, one{figure.Aiming, 0.65, -1.5, 176, character("samuel-anders")}, one{figure.Kneeling, 1.6, -1.4, 200, people.Anybody(193)})
		s.Tracers(solid.V(-0.9, -1.0, 1.4), solid.V(-0.6, 7, 1.5), 5, set.Warm, 3)
		s.Tracers(solid.V(0.35, 5.6, 1.6), solid.V(0.9, -0.6, 1.2), 4, set.Alarm, 5)
		return s
	},
	"shipyard": func() *set.Stage {
		s := camp(overcast, leaden, solid.RGB(0.8, 0.78, 0.74), 201)
		s.Parked = true
		s.Craft("civilian-tanker", solid.V(2.6, 12.5, 2.1), 15, 122, 0, 0)
		s.Craft("civilian-closed", solid.V(-13, 27, 2.6), 15, 100, 0, 0)
		k := set.Metal(0x7a6a3c, 0.3)
		for i := range 4 { // a scaffold
			x := -3.6 + 1.5*float64(i)
			s.Put(k, solid.Rod(solid.V(x, 7.4, 0), solid.V(x, 7.4, 4.4), 0.05, 0.05), solid.Rod(solid.V(x, 8.6, 0), solid.V(x, 8.6, 4.4), 0.05, 0.05))
		}
		for j := range 3 {
			z := 1.3 + 1.4*float64(j)
			s.Put(set.Metal(0x5a4a34, 0.1), set.Slab(-3.8, 1.1, 7.4, 8.6, z, z+0.07))
			s.Put(k, solid.Rod(solid.V(-3.7, 7.4, z+0.6), solid.V(1.0, 7.4, z+0.6), 0.025, 0.025))
		}
		s.Put(set.Metal(0x8a7a3c, 0.4), solid.Rod(solid.V(5.4, 15, 0), solid.V(5.4, 15, 8.5), 0.22, 0.16), solid.Rod(solid.V(7.2, 15, 8.2), solid.V(-1.5, 14.4, 8.6), 0.12, 0.08), solid.Rod(solid.V(-0.9, 14.4, 8.6), solid.V(-0.9, 14.4, 6.0), 0.025, 0.025))
		s.Put(set.Metal(0x5c6654, 0.1), set.Crate(-0.9, 14.4, 5.2, 0.9, 0.8), set.Crate(2.0, 0.6, 0, 0.9, 0.8), set.Crate(2.7, 1.3, 0, 0.9, 0.9), set.Crate(2.2, 0.8, 0.8, 0.7, 0.6))
		group(s, one{figure.Working, -1.7, 7.1, 175, people.DeckHand(201)}, one{figure.Pointing, -0.6, -1.4, 150, people.DeckHand(202)}, one{figure.Standing, -1.35, -1.0, 170, people.DeckHand(203)}, one{figure.Walking, 1.0, 2.5, -60, people.DeckHand(204)})
		s.Someone(figure.Working, solid.V(-0.3, 7.9, 1.37), 170, people.DeckHand(205))
		s.Someone(figure.Working, solid.V(-2.6, 7.9, 2.77), 190, people.DeckHand(206))
		spark := solid.V(-0.3, 7.6, 2.4)
		s.Effects = append(s.Effects, set.Glow(spark, 0.22, solid.RGB(2.6, 2.9, 3.2)))
		s.Lamp(spark, set.Cold.Mix(set.Pale, 0.5).Mul(2), 0.3, false)
		return s
	},
	"exodus": func() *set.Stage {
		s := camp(solid.RGB(0.85, 0.52, 0.28), solid.RGB(0.16, 0.17, 0.24), solid.RGB(1.1, 0.8, 0.5), 211)
		s.Eye, s.Aim, s.Zoom = solid.V(-0.6, -7, 1.6), solid.V(0.1, 3, 2.0), 1.45
		s.Parked = true
		s.Craft("civilian-liner", solid.V(2.2, 14, 2.7), 17, 118, 0, 0)
		s.Put(set.Metal(0x4c545c, 0.4), solid.New(func(p solid.Vec) float64 { // the ramp
			return max(math.Abs(p.Z-0.22*(p.Y-5.6))*0.95-0.08, math.Abs(p.X-0.6)-0.8, math.Abs(p.Y-7.8)-2.3)
		}, -0.3, 5, 1.5, 10.2))
		s.Put(set.Shining(set.Warm.Mul(1.5)), set.Slab(-0.1, 1.3, 10.2, 10.3, 1.0, 2.6))
		s.Lamp(solid.V(0.6, 9.6, 2.0), set.Warm.Mul(6), 0.5, true)
		for i := range 12 {
			t := float64(i)
			x, y := -1.5+0.19*t+0.5*(solid.Hash(i, 1, 9)-0.5), -1.7+0.68*t
			p := []figure.Pose{figure.Walking, figure.Standing, figure.Walking}[i%3]
			s.Someone(p, solid.V(x, y, max(0, 0.22*(y-5.6))), 168+20*solid.Hash(i, 2, 9), people.Anybody(211+i))
		}
		s.Someone(figure.Walking, solid.V(-0.75, -1.5, 0), 172, people.Child(7))
		s.Someone(figure.Calling, solid.V(1.7, 0.4, 0), 20, people.Pilot(218))
		s.Someone(figure.Guarding, solid.V(1.9, 4.4, 0), -20, people.Marine(219))
		for i := range 3 {
			s.Put(set.Metal([]uint32{0x6a4a30, 0x4a4a52, 0x5a5a3a}[i], 0.1), solid.Box(solid.V(-1.9+0.5*float64(i), -0.9+0.2*float64(i), 0.18), solid.V(0.2, 0.12, 0.18), 0.05))
		}
		return s
	},
}

// occupationSky are the pictures of New Caprica without fog.
var occupationSky = map[string]func() *set.Stage{"reentry": reentry}

// reentry is a battlestar that falls through the air of a planet, with fire below it.
func reentry() *set.Stage {
	low, high := solid.RGB(0.20, 0.22, 0.27), solid.RGB(0.03, 0.055, 0.11)
	sky := func(x, y float64, d solid.Vec) solid.Color {
		c := low.Mix(high, solid.Smooth(-0.45, 0.5, y))
		u, v := x*1.8+30, y*3.4+30
		w := solid.Cloud(u, v, 5) - 0.5
		n := solid.Cloud(u+1.6*w, v+1.2*w, 9)
		return c.Mix(solid.RGB(0.30, 0.29, 0.30), 0.8*solid.Smooth(0.46, 0.72, n)*solid.Smooth(0.42, -0.2, y))
	}
	s := set.OpenSpace(set.Cold, sky, set.FromLeft, solid.RGB(1.2, 1.2, 1.2))
	s.Eye, s.Aim = solid.V(0, -10, -0.9), solid.V(0, 0, 0.15)
	s.Above = solid.RGB(0.10, 0.12, 0.15)
	s.Lamps = []set.Lamp{{At: solid.V(0, -2.5, -3.0), Light: solid.RGB(3, 1.0, 0.25).Mul(14)}}
	s.Look.Bright = 0.95
	s.Parked = true
	s.Craft("galactica", solid.V(0, 0, 0.45), 9.2, 64, -5, 7)
	for i := range 11 { // burning air below it
		t := float64(i)/10 - 0.5
		at := solid.V(7.2*t, -0.6-1.4*t, -0.02-0.30*math.Cos(t*3)+0.34*t)
		s.Effects = append(s.Effects, set.Blast(at, 0.75+0.25*solid.Hash(i, 1, 3), 0.62, i+3), set.Blast(at.Add(solid.V(0.3, 2.4, 2.0+0.8*solid.Hash(i, 2, 3))), 0.9, 0.10, i+31))
	}
	for i, x := range []float64{-3.4, -2.7, 3.3} {
		s.Craft("raider", solid.V(x, 1+2*float64(i), 1.9-0.7*float64(i)), 0.7, 200, -10, 20)
	}
	return s
}

// tented is the inside of a canvas tent, open at the far end.
func tented(light solid.Color, zoom float64) *set.Stage {
	s := &set.Stage{Eye: solid.V(-0.6, -4.4, 1.6), Aim: solid.V(0, 2, 1.3), Zoom: zoom, Above: light.Mul(0.035), Below: light.Mul(0.015), Fog: light.Mul(0.01), FogDensity: 0.035, Far: 60}
	s.Sky = func(x, y float64, d solid.Vec) solid.Color {
		return night.Mul(1.2).Mix(night.Mul(0.5), solid.Smooth(0, 0.3, d.Z))
	}
	earth := &set.Material{Color: solid.Hex(0x4a4034), Gloss: 0.05}
	earth.Paint = func(p, n solid.Vec, f *set.Surface) {
		f.Color = f.Color.Mul(0.6 + 0.7*solid.Cloud(p.X*1.6+40, p.Y*1.6+40, 6))
	}
	s.Put(earth, set.Floor(0))
	cloth := &set.Material{Color: solid.Hex(0x6a6450), Gloss: 0.05}
	cloth.Paint = func(p, n solid.Vec, f *set.Surface) {
		seam := math.Abs(math.Mod(math.Abs(p.Y)+0.7, 1.4) - 0.7)
		f.Color = f.Color.Mul((0.65 + 0.6*solid.Cloud(p.Y*0.9+p.X+50, p.Z*0.9+50, 9)) * (0.6 + 0.4*solid.Smooth(0.006, 0.03, seam)))
	}
	fold := func(p solid.Vec) float64 { return 0.05*math.Sin(p.Y*3.1+p.Z*0.8) + 0.03*math.Sin(p.X*4+p.Z*2) }
	s.Put(cloth, set.Unbounded(func(p solid.Vec) float64 { // walls and roof
		ax := math.Abs(p.X)
		return min(3.0-ax, (3.9-p.Z-0.5*ax)*0.89)*0.9 + fold(p)*0.5
	}), solid.New(func(p solid.Vec) float64 { // the far end, its flap drawn aside
		return max(math.Abs(p.Y-5.4+fold(p))-0.04, (0.80-0.22*p.Z-math.Abs(p.X-0.95))*0.8) * 0.8
	}, -4, 5.2, 4, 5.6))
	for _, y := range []float64{0.4, 3.6} {
		for _, x := range []float64{-2.6, 2.6} {
			s.Put(set.Wood(), solid.Rod(solid.V(x, y, 0), solid.V(x, y, 2.75), 0.04, 0.04))
		}
		s.Put(set.Wood(), solid.Rod(solid.V(-2.7, y, 2.55), solid.V(2.7, y, 2.55), 0.035, 0.035))
	}
	s.Look = set.Look{Bright: 1.15, Bloom: 0.25, Paint: 0.7, Clear: true}
	return s
}
