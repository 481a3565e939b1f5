package figure

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// dress is the cut of somebody's clothes.
type dress struct {
	ease, loose        float64 // how far the cloth stands off, and how deep its folds are
	waist              float64 // above the hips, where the top ends
	belt               bool
	bare               func(c solid.Vec) bool // where the chest is bare
	sleeves            int                    // 0 none
	rolled             bool
	sleeve, cuff       kind
	bareLegs, barefoot bool
	shaft              float64 // of the boots, as a fraction of the shank
	hem                float64 // how far down the legs it hangs: 0.5 to the knee, 1 to the ground; 0 ends at the waist
	open               bool    // in front of the legs
	collar             collar
	gap                float64 // the height up to which the front is closed, relative to the middle of the chest
	colors             [glass + 1]Look
}

// collar is what is around a neck.
type collar int

const (
	noCollar   collar = iota
	standing          // closed at the front
	turnedDown        // of a shirt or a jacket
	upright           // of a coat, turned up
	ring              // for a helmet
	cowl              // a lowered hood
	narrow            // a priest's
)

// closed is the gap of a top that is closed up to the neck.
const closed = 9

// cloth returns the look of cloth of a color.
func cloth(c uint32, gloss float64) Look {
	l := solid.Hex(c)
	g := 0.3*l.R + 0.55*l.G + 0.15*l.B
	return Look{Color: l.Mix(solid.RGB(g, g, g), 0.22), Gloss: gloss * 0.6} // a little faded
}

// darker returns a darker shade, for something worn with the original.
func darker(l Look, f float64) Look { l.Color = l.Color.Mul(f); return l }

// wardrobe returns what somebody wears.
func wardrobe(who *people.Person, b *bones) *dress {
	w := &dress{ease: 0.012, loose: 1, waist: 0.06, sleeves: 1, sleeve: top, shaft: 0.12, gap: closed}
	own := cloth(who.Cloth, 0.06)
	if who.Cloth == 0 {
		own = cloth(0x3A4048, 0.06)
	}
	w.colors[top], w.colors[legs], w.colors[under] = own, darker(own, 0.6), cloth(0x9A968C, 0.04)
	w.colors[boots], w.colors[belt], w.colors[dark] = cloth(0x17161A, 0.5), cloth(0x1A1614, 0.4), cloth(0x15171A, 0.3)
	w.colors[trim], w.colors[steel], w.colors[glass] = cloth(0xB08A3C, 0.8), cloth(0x7A828A, 0.8), cloth(0x0C1014, 1)
	skinny := Look{Color: skinOf(who.Skin), Gloss: 0.14, Soft: 0.2}
	w.colors[skin] = skinny
	switch who.Dress {
	case people.Duty:
		w.colors[top], w.colors[legs] = cloth(0x2A3A54, 0.08), cloth(0x222E42, 0.08)
		w.hem, w.belt, w.waist, w.shaft, w.collar, w.loose = 0.06, true, 0.09, 0.34, standing, 0.7
		w.colors[trim] = cloth(0x56606E, 0.5)
	case people.DressUniform:
		w.colors[top], w.colors[legs] = cloth(0x24344E, 0.10), cloth(0x1C2638, 0.08)
		w.hem, w.belt, w.waist, w.shaft, w.collar, w.loose, w.cuff = 0.16, true, 0.09, 0.36, standing, 0.5, trim
		w.colors[belt] = w.colors[trim]
	case people.FlightSuit:
		w.colors[legs] = own
		w.ease, w.loose, w.belt, w.waist, w.shaft, w.collar, w.cuff = 0.022, 1.4, true, 0.07, 0.42, ring, dark
	case people.Overalls:
		w.colors[legs], w.colors[under] = own, cloth(0x4A4E4A, 0.04)
		w.ease, w.loose, w.belt, w.shaft, w.collar, w.gap, w.rolled = 0.020, 1.5, true, 0.24, turnedDown, 0.06, true
	case people.Fatigues:
		w.colors[legs] = darker(own, 0.85)
		w.ease, w.loose, w.belt, w.shaft, w.collar, w.gap = 0.016, 1.3, true, 0.40, turnedDown, 0.13
		w.colors[steel], w.colors[glass] = darker(cloth(who.Cloth, 0.4), 1.2), darker(cloth(who.Cloth, 0.15), 0.45)
	case people.Tanks:
		w.colors[under], w.colors[legs] = cloth(0x8A8A80, 0.04), darker(own, 0.7)
		w.ease, w.sleeves, w.belt, w.shaft, w.loose = 0.004, 0, true, 0.30, 0.8
		w.bare = func(c solid.Vec) bool {
			x := math.Abs(c.X)
			return x > 0.125 && c.Z > 0.03 || c.Z > 0.20 || c.Y < 0 && c.Z > 0.085+0.9*max(0, x-0.02) && x < 0.088 || c.Z > 0.14 && x > 0.105
		}
	case people.Suit:
		w.hem, w.collar, w.gap, w.shaft, w.loose = 0.17, turnedDown, -0.05, 0, 0.8
		w.colors[under], w.colors[legs] = cloth(0xB8B4AA, 0.04), darker(own, 0.85)
	case people.Blouse:
		w.sleeve, w.collar, w.gap, w.shaft = under, turnedDown, 0.03, 0.10
		w.colors[under], w.colors[legs] = cloth(0xB8B0B4, 0.06), darker(own, 0.45)
		w.waist = 0.05
	case people.LabCoat:
		w.colors[top], w.colors[under], w.colors[legs] = cloth(0xA9B0B2, 0.05), cloth(0x4A5A6A, 0.05), cloth(0x2A2E34, 0.05)
		w.hem, w.open, w.collar, w.gap, w.shaft, w.ease = 0.56, true, turnedDown, -0.16, 0, 0.016
	case people.Coat:
		w.colors[under], w.colors[legs] = cloth(0x5A544A, 0.04), cloth(0x2A2824, 0.05)
		w.hem, w.open, w.collar, w.gap, w.shaft, w.ease = 0.66, true, upright, -0.10, 0.36, 0.020
	case people.Robe:
		w.colors[legs] = own
		w.hem, w.collar, w.ease, w.loose, w.shaft, w.belt, w.cuff = 0.97, cowl, 0.022, 1.6, 0, true, 0
		w.colors[belt] = cloth(0x8A744A, 0.3)
		if who.Has(people.Earrings) { // an evening dress
			w.ease, w.collar = 0.010, noCollar
			w.bare = func(c solid.Vec) bool { return c.Z > 0.13+0.35*math.Abs(c.X) && math.Abs(c.X) < 0.12 }
			w.colors[belt] = darker(own, 0.6)
		}
	case people.Black:
		w.colors[top], w.colors[legs], w.colors[under] = cloth(0x1B1A1E, 0.08), cloth(0x17161A, 0.06), cloth(0xC0BCB2, 0.04)
		w.hem, w.collar, w.shaft = 0.86, narrow, 0
	case people.Leather:
		w.colors[top].Gloss = 0.22
		w.colors[legs], w.colors[under] = cloth(0x33332E, 0.06), cloth(0x6A665C, 0.04)
		w.hem, w.collar, w.gap, w.shaft, w.ease = 0.04, upright, -0.08, 0.30, 0.018
	case people.Prison:
		w.colors[top], w.colors[legs] = cloth(0x6E5A3A, 0.04), cloth(0x645234, 0.04)
		w.ease, w.loose, w.collar, w.gap, w.shaft = 0.020, 1.6, turnedDown, 0.11, 0
	case people.Civil:
		w.collar, w.gap, w.shaft, w.hem = turnedDown, 0.10, 0.14, 0.03
		w.colors[legs] = cloth(0x2E3034, 0.05)
	case people.Advocate:
		w.colors[top], w.colors[legs], w.colors[under] = cloth(0x1B1A1E, 0.08), cloth(0x17161A, 0.06), cloth(0xB8B4AA, 0.04)
		w.hem, w.open, w.collar, w.gap, w.shaft, w.ease, w.loose = 0.80, true, narrow, -0.05, 0, 0.020, 1.4
	case people.Gown:
		w.colors[top] = cloth(0x8FA6A6, 0.04)
		w.hem, w.bareLegs, w.barefoot, w.shaft, w.rolled = 0.5, true, true, 0, true
	}
	if b.seated {
		w.hem = min(w.hem, 0.7)
	}
	return w
}

// skirts returns what hangs over the legs, and the collar.
func (b *bones) skirts(w *dress) []part {
	var list []part
	if w.hem > 0 && !(b.seated && w.hem < 0.3) {
		list = append(list, b.skirt(w))
	}
	if w.collar != noCollar {
		list = append(list, b.neckwear(w))
	}
	return list
}

func (b *bones) skirt(w *dress) part {
	var up, low [2]rod
	long := w.hem
	spread := 0.068 * long
	ends := [2]solid.Vec{}
	for i := range 2 {
		t := min(1, long*2)
		a := b.joint[i].Add(b.hip.z.Mul(0.05))
		k := mix(b.joint[i], b.knee[i], t)
		a = a.Add(b.hip.y.Mul(0.02))
		up[i] = rod{a, k, 0.096*b.loin + w.ease, 0.084*b.loin + w.ease + spread}
		ends[i] = k
		if long > 0.5 {
			e := mix(b.knee[i], b.heel[i], (long-0.5)*2)
			low[i] = rod{k, e, up[i].rb, up[i].rb + 0.03}
			ends[i] = e
		}
	}
	mid := mix(ends[0], ends[1], 0.5)
	down := mid.Sub(b.hip.o)
	cut := down.Len()
	down = down.Unit()
	across := b.hip.x.Sub(down.Mul(b.hip.x.Dot(down))).Unit()
	front := down.Cross(across).Mul(1)
	if front.Dot(b.hip.y) > 0 {
		front = front.Mul(-1)
	}
	flat := b.seated || long <= 0.5
	wide := 0.20*b.loin + ends[0].Sub(ends[1]).Len()/2 + spread
	seat := rod{b.hip.out(0.07, 0.045, -0.05), b.hip.out(-0.07, 0.045, -0.05), 0.088*b.loin + w.ease, 0.088*b.loin + w.ease}
	waistline := b.hip.out(0, 0, 0.08)
	return part{in: held(rod{waistline, mid, 0.24 * b.loin, wide + 0.03}), dist: func(p solid.Vec) (float64, kind) {
		d := solid.Blend(up[0].dist(p), up[1].dist(p), 0.12)
		d = solid.Blend(d, seat.dist(p), 0.06)
		if long > 0.5 {
			d = solid.Blend(d, solid.Blend(low[0].dist(p), low[1].dist(p), 0.14), 0.05)
		}
		v := p.Sub(b.hip.o)
		x, y, z := v.Dot(across), v.Dot(front), v.Dot(down)
		a := math.Atan2(x, y)
		t := solid.Clamp(z/cut, 0, 1)
		d += w.loose * (0.003 + 0.006*t*long) * math.Sin(7*a+1.3*math.Sin(2*a+3*t)) * solid.Smooth(0, 0.15, t)
		if !flat || long <= 0.5 {
			d = solid.Carve(d, z-cut, 0.012)
		}
		if w.open && y > 0 {
			d = solid.Carve(d, (0.012+0.16*t*t)-math.Abs(x+0.01), 0.01)
		}
		return d * 0.85, top
	}}
}

func (b *bones) neckwear(w *dress) part {
	f := b.collar
	return part{in: held(rod{f.o, f.o.Add(f.z.Mul(0.02)), 0.135, 0.135}), dist: func(p solid.Vec) (float64, kind) {
		q := f.in(p)
		r := long2(q.X*0.96, q.Y+0.012)
		switch w.collar {
		case standing:
			d := long2(max(0, math.Abs(r-0.068-0.06*q.Z)-0.003), max(0, math.Abs(q.Z-0.012)-0.024)) - 0.004
			if q.Y < 0 {
				d = max(d, 0.006-math.Abs(q.X))
			}
			k := top
			if q.Z > 0.029 {
				k = trim
			}
			return d * 0.85, k
		case turnedDown:
			d := long2(max(0, math.Abs(r-0.070-0.35*max(0, 0.03-q.Z))-0.002), max(0, math.Abs(q.Z-0.006)-0.024)) - 0.005
			d = max(d, -q.Y*0.7-math.Abs(q.X)*1.1-0.028)
			return d * 0.8, top
		case upright:
			d := long2(max(0, math.Abs(r-0.074-0.25*q.Z)-0.003), max(0, math.Abs(q.Z-0.035)-0.05)) - 0.006
			d = max(d, -q.Y*0.75-math.Abs(q.X)*0.9-0.018)
			return d * 0.8, top
		case ring:
			u := math.Abs(long2(q.X, q.Y+0.015)-0.098) - 0.008
			v := math.Abs(q.Z-0.004) - 0.012
			d := long2(max(u, 0), max(v, 0)) + min(0, max(u, v)) - 0.008
			k := steel
			if math.Abs(q.Z-0.004) < 0.004 {
				k = dark
			}
			return d, k
		case cowl:
			d := long2(long2(q.X, q.Y-0.01)-0.088, (q.Z+0.005-0.25*q.Y)*0.8) - 0.034 - 0.006*math.Sin(12*math.Atan2(q.X, q.Y))
			return d * 0.85, top
		case narrow:
			d := long2(max(0, math.Abs(r-0.063)-0.003), max(0, math.Abs(q.Z-0.016)-0.018)) - 0.004
			k := top
			if q.Y < 0 && math.Abs(q.X) < 0.03 {
				k = under
			}
			return d * 0.85, k
		case noCollar:
		}
		return 1, top
	}}
}

// look paints a figure at a point.
func (b *bones) look(who *people.Person, w *dress, q, n solid.Vec, k kind) Look {
	l := w.colors[k]
	switch k {
	case head:
		return b.faceLook(who, b.inHead(q))
	case hair:
		return b.hairLook(who, b.inHead(q))
	case skin, trim, steel, glass, boots, belt, dark, under, legs, top:
	}
	if k == top || k == legs || k == under {
		l.Color = l.Color.Mul(0.80 + 0.4*solid.Cloud((q.X+q.Y)*26+60, q.Z*26+60, 12))
	}
	if k == top {
		c, h := b.chest.in(q), b.hip.in(q)
		b.front(who, w, c, h, &l)
	}
	return l
}

// front paints what is sewn onto a top: its opening, seams, buttons, straps.
func (b *bones) front(who *people.Person, w *dress, c, h solid.Vec, l *Look) {
	x := math.Abs(c.X)
	line := func(d, wide float64) {
		l.Color = l.Color.Mul(1 - 0.65*solid.Smooth(wide, wide*0.3, math.Abs(d)))
	}
	body := x < 0.19*b.wide && h.Z > -0.45
	if c.Y < 0 && body && w.gap != closed {
		v := (c.Z - w.gap) * 0.36
		if w.gap < -0.12 {
			v = 0.022 + (c.Z-w.gap)*0.20
		}
		switch {
		case x < v:
			*l = w.colors[under]
			if who.Dress != people.Civil && c.Z > 0.09+0.8*x && !who.Has(people.Scarf) {
				*l = w.colors[skin]
			}
			if l.Soft == 0 {
				line(c.X, 0.005)
			}
		case x < v+0.045 && c.Z > w.gap && c.Z < 0.19 && who.Dress != people.Civil && who.Dress != people.Prison:
			line(x-v-0.044+0.03*solid.Smooth(0.12, 0.19, c.Z), 0.006)
			l.Color = l.Color.Mul(1.25)
		}
		line(x-v, 0.006)
		if c.Z < w.gap {
			line(c.X-0.012, 0.006)
		}
	}
	switch who.Dress {
	case people.Duty, people.DressUniform:
		if c.Y < 0 && body {
			line(c.X+0.055-0.10*solid.Smooth(0.02, 0.20, c.Z), 0.006) // the flap
			line(max(math.Abs(x-0.085)-0.040, math.Abs(c.Z-0.03)-0.035), 0.005)
			if who.Dress == people.DressUniform {
				gold := w.colors[trim]
				if long2(x-0.05, math.Mod(c.Z+2, 0.07)-0.035) < 0.011 {
					*l = gold
				}
				if c.X > 0.055 && c.X < 0.125 && c.Z > 0.045 && c.Z < 0.080 {
					*l = []Look{cloth(0x9A2A24, 0.2), cloth(0xB89A3C, 0.2), cloth(0x3A5A9A, 0.2), cloth(0xB8B4AA, 0.2)}[int((c.X-0.055)/0.0176)%4]
				}
			}
		}
		if c.Z > 0.165 && x > 0.095 && x < 0.20 && math.Abs(c.Y-0.02) < 0.032 {
			*l = w.colors[trim]
		}
		if h.Z < -0.02 && c.Y < 0 {
			line(c.X, 0.006)
		}
	case people.FlightSuit:
		if (math.Abs(x-0.088) < 0.018 || c.Y < 0 && math.Abs(c.Z-0.015) < 0.016) && x < 0.14 && h.Z > 0.05 {
			*l = w.colors[dark]
		}
		if c.Y < 0 && long2(c.X, c.Z-0.015) < 0.026 {
			*l = w.colors[steel]
		}
		if x > 0.19 && long2(c.Z-0.06, c.Y) < 0.034 {
			*l = cloth(0xB08A3C, 0.2)
		}
	case people.Overalls:
		if math.Abs(c.Z+0.02) < 0.016 && x < 0.20 || x > 0.20 && math.Abs(c.Z-0.02) < 0.016 {
			*l = cloth(0xA8A898, 0.5)
		}
		line(max(math.Abs(x-0.08)-0.035, math.Abs(c.Z-0.075)-0.030), 0.005)
	case people.Fatigues:
		line(max(math.Abs(x-0.10)-0.035, math.Abs(c.Z-0.06)-0.035), 0.006)
	case people.Black:
		if c.Y < 0 && long2(c.X, math.Mod(c.Z+3, 0.055)-0.027) < 0.007 {
			l.Color = l.Color.Mul(2.4)
		}
	case people.Leather:
		line(x-0.11, 0.005)
	case people.Tanks:
		if c.Y < 0 && c.Z > 0.06 {
			*l = w.colors[under]
		}
	case people.Robe, people.Coat, people.LabCoat:
		if who.Dress == people.LabCoat && c.Y < 0 {
			line(max(math.Abs(x-0.09)-0.035, math.Abs(c.Z-0.03)-0.04), 0.005)
		}
		if who.Dress == people.Robe && !who.Woman && c.Y < 0 && math.Abs(x-0.05) < 0.012 {
			*l = w.colors[trim]
		}
	case people.Suit, people.Blouse, people.Prison, people.Civil, people.Gown, people.Advocate:
		if who.Dress == people.Prison && c.X > 0.05 && c.X < 0.12 && math.Abs(c.Z-0.05) < 0.016 && c.Y < 0 {
			*l = w.colors[under]
		}
	}
	if who.Has(people.Pin) && long2(c.X-0.085, c.Z-0.10) < 0.009 && c.Y < 0 {
		*l = w.colors[trim]
	}
}
