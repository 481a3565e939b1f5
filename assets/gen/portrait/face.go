package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// tones are the tones of skin, from the light falling on it to the dark on the far side.
type tones struct{ high, light, mid, shadow, deep solid.Color }

var skins = [...]tones{
	people.Pale:  {hex(0xFADFCB), hex(0xE6BDA2), hex(0xC07E62), hex(0x6A3B34), hex(0x2A1518)},
	people.Fair:  {hex(0xF8D6B6), hex(0xDFAE88), hex(0xB4704E), hex(0x60352B), hex(0x261315)},
	people.Olive: {hex(0xFBD9AE), hex(0xD9A877), hex(0xA0663F), hex(0x543021), hex(0x211211)},
	people.Tan:   {hex(0xF3C795), hex(0xC8925F), hex(0x8E5733), hex(0x48281B), hex(0x1D100E)},
	people.Brown: {hex(0xE0A873), hex(0xA56B42), hex(0x6F4027), hex(0x381E16), hex(0x170C0C)},
	people.Dark:  {hex(0xDDA478), hex(0x965F3E), hex(0x633B26), hex(0x331C15), hex(0x150B0B)},
}

// face paints the features of the face that are on its skin.
func (d *drawing) face() *sheet {
	s := newSheet(-10, -13, 10, 13, 42)
	s.low = 0.055 * d.skull.female
	t := d.tones
	w := d.skull.female
	// The warmth of cheeks, nose and the sides by the ears, and the blue of the beard.
	red := t.mid.Mix(hex(0xB03020), 0.35)
	for _, k := range [2]float64{1, -1} {
		s.paint(oval(4.6*k, -2.9, 1.9, 1.3), red, 0.22, 0.9)
		s.paint(oval(3.3*k, 0.1, 2.0, 1.1), t.mid.Mix(t.shadow, 0.3), 0.34-0.1*w, 0.5)
	}
	s.paint(oval(0, -3.4, 1.2, 0.9), red, 0.25, 0.5)
	if w == 0 && d.p.Beard != people.Shaven {
		jaw := round(-6.5, -2.5, -5, -6, -3.3, -5.6, 0, -5.2, 3.3, -5.6, 5, -6, 6.5, -2.5, 6.4, -8, 4, -11.5, 0, -12.4, -4, -11.5, -6.4, -8)
		s.paint(jaw, t.shadow, 0.3, 0.5)
	}
	d.mouth(s)
	d.nostrils(s)
	for _, k := range [2]float64{1, -1} {
		d.eye(s, k)
		d.brow(s, k)
	}
	d.years(s)
	if d.p.Age < 35 && (d.p.Skin == people.Fair || d.p.Skin == people.Pale) && d.p.Woman {
		for i := range 34 {
			x, y := (solid.Hash(i, 1, d.seed)-0.5)*9.5, -1.2-2.6*solid.Hash(i, 2, d.seed)
			s.paint(oval(x, y, 0.09, 0.08), t.mid, 0.35, 0.03)
		}
	}
	d.marks(s)
	return s
}

// marks paints a scar, a bruise and oil.
func (d *drawing) marks(s *sheet) {
	k := -d.k
	if d.p.Has(people.Scar) {
		scar := line(4.9*k, 3.6, 4.6*k, 1.2, 4.9*k, -1.6, 4.5*k, -3.4)
		s.paint(stroke(scar, 0.1, 0.34, 0.08), d.tones.high.Mix(hex(0xC07070), 0.4), 0.8, 0.05)
		s.raise(stroke(scar, 0.1, 0.3, 0.1), -0.12, 0.06)
	}
	if d.p.Has(people.Bruise) {
		s.paint(oval(4.3*k, -1.6, 1.7, 1.0), hex(0x4A2038), 0.5, 0.5)
		s.paint(oval(2.6*k, -7.2, 0.5, 0.4), hex(0x6A1018), 0.8, 0.1)
	}
	if d.p.Has(people.Oil) {
		oil := hex(0x1C1612)
		s.paint(stroke(line(5.6*k, -1.0, 4.6*k, -2.2, 3.5*k, -2.9), 0.5, 1.1, 0.3), oil, 0.62, 0.18)
		s.paint(stroke(line(5.4*k, -2.6, 4.7*k, -3.6, 4.1*k, -4.0), 0.2, 0.5, 0.1), oil, 0.5, 0.15)
		s.paint(stroke(line(1.0*k, 4.6, 2.2*k, 4.2, 3.4*k, 4.3), 0.2, 0.6, 0.2), oil, 0.4, 0.2)
		s.paint(oval(1.6*k, -9.6, 0.9, 0.5), oil, 0.45, 0.25)
	}
}

func (d *drawing) mouth(s *sheet) {
	t, f := d.tones, d.p.Face
	full := 1 + 0.45*f.Lips + 0.28*d.skull.female
	wide := 2.55 + 0.12*f.Jaw - 0.2*d.skull.female
	corner, left, right := 0.0, 0.0, 0.0
	switch d.p.Mood {
	case people.Amused:
		corner, right = 0.72, 0.1
		wide += 0.3
	case people.Stern:
		corner = -0.3
	case people.Weary:
		corner = -0.36
	case people.Defiant:
		left, right = 0.34, -0.12
		wide -= 0.05
	case people.Worried:
		corner = -0.34
		wide -= 0.2
	case people.Wary:
		left, right = 0.16, -0.1
	case people.Calm:
		corner = 0.22
	}
	l, r := -6.82+corner+left, -6.82+corner+right
	lip := t.mid.Mix(hex(0x8A2A2A), 0.30+0.12*d.skull.female)
	if d.p.Woman && d.p.Age > 25 {
		lip = lip.Mix(hex(0xA02C38), 0.38)
	}
	upper := round(-wide, l, -1.4, -6.32-0.12*full+0.12, -0.55, -5.98-0.14*(full-1), 0, -6.12-0.1*(full-1), 0.55, -5.98-0.14*(full-1), 1.4, -6.32, wide, r, 1.2, -6.78, 0, -6.84, -1.2, -6.78)
	lower := round(-wide+0.15, l, -1.2, -6.78, 0, -6.86, 1.2, -6.78, wide-0.15, r, 1.5, -7.35-0.2*(full-1), 0.5, -7.72-0.32*(full-1), -0.5, -7.72-0.32*(full-1), -1.5, -7.35-0.2*(full-1))
	s.paint(upper, lip.Mix(t.shadow, 0.42), 0.85, 0.07)
	s.paint(lower, lip, 0.72, 0.1)
	s.paint(oval(0.3, -7.3, 0.7, 0.16), t.high, 0.3, 0.12)
	mouth := line(-wide-0.12, l+0.02, -wide*0.55, -6.8+0.42*(l+6.82), -0.5, -6.76, 0, -6.86, 0.5, -6.76, wide*0.55, -6.8+0.42*(r+6.82), wide+0.12, r+0.02)
	s.paint(stroke(mouth, 0.08, 0.2, 0.08), t.deep, 0.95, 0.03)
	for _, e := range [2]xy{{-wide - 0.1, l}, {wide + 0.1, r}} {
		s.paint(oval(e.X, e.Y, 0.24, 0.2), t.shadow, 0.6, 0.12)
	}
	s.paint(oval(0, -8.35, 1.4, 0.28), t.mid, 0.45, 0.2)
}

func (d *drawing) nostrils(s *sheet) {
	f := d.p.Face
	y := 0.6 + (-4.35-0.6)*(1+0.16*f.Nose-0.1*d.skull.female)
	wing := 1 + 0.28*f.Wing - 0.1*d.skull.female
	for _, k := range [2]float64{1, -1} {
		s.paint(round(0.38*k*wing, y+0.08, 0.8*k*wing, y+0.22, 1.2*k*wing, y+0.1, 1.0*k*wing, y-0.08, 0.55*k*wing, y-0.06), d.tones.deep, 0.9, 0.05)
		crease := line(1.5*k*wing, y+1.4, 2.0*k*wing, y+0.8, 1.9*k*wing, y+0.25)
		s.paint(stroke(crease, 0.04, 0.16, 0.05), d.tones.shadow, 0.6, 0.07)
	}
}

func (d *drawing) eye(s *sheet, k float64) {
	t, f := d.tones, d.p.Face
	at := func(v ...float64) []xy { // outlines are written for the eye on the right of the picture, relative to its middle
		p := path(v...)
		for i := range p {
			p[i] = xy{k * (3.22 + p[i].X*(1.05+0.1*d.skull.female)), p[i].Y * (1.07 + 0.06*d.skull.female)}
		}
		return p
	}
	open := (1.04 + 0.32*f.Eyes + 0.17*d.skull.female) * (1 - 0.12*d.skull.old)
	lid := 0.0 // how far the upper lid hangs
	switch d.p.Mood {
	case people.Stern, people.Defiant:
		lid = 0.1
	case people.Weary:
		lid = 0.3
	case people.Wary:
		lid = 0.14
	case people.Amused:
		lid = 0.06
	case people.Worried:
		lid = -0.12
	case people.Calm:
	}
	up, down := 0.62*open-lid, 0.40*open
	if d.p.Mood == people.Amused {
		down *= 0.55
	}
	almond := at(-1.5, -0.22, -0.95, up*0.55, -0.2, up, 0.6, up*0.88, 1.2, up*0.35, 1.55, 0.02, 1.0, -down*0.72, 0.2, -down, -0.7, -down*0.85, -1.25, -0.32)
	shape := bent(almond, true)
	// The lit upper lid, its crease and the hollow under the brow.
	s.paint(bent(at(-1.6, -0.1, -0.9, up+0.3, 0, up+0.62, 1, up+0.45, 1.85, 0.1, 1.2, up*0.3, 0, up, -0.9, up*0.55), true), t.light, 0.55, 0.12)
	s.paint(stroke(bent(at(-1.5, 0.1, -0.95, up+0.3, 0, up+0.6, 0.95, up+0.45, 1.75, 0.1), false), 0.05, 0.15, 0.06), t.shadow, 0.85, 0.05)
	s.raise(shape, -0.13, 0.06)
	white := hex(0xC6C0BA).Mix(t.shadow, 0.24)
	s.paint(shape, white, 1, 0.02)
	s.paint(bent(at(-1.5, -0.2, -0.7, 0.05, 0.3, 0.12, 1.5, 0, 1.2, up*0.5, 0.6, up*0.95, -0.2, up+0.05, -0.95, up*0.6), true), t.deep, 0.5, 0.09)
	// The iris, looking in the direction of the gaze.
	gx := d.gaze.X*k + 0.02
	clipped := newSheet(-10, -13, 10, 13, 42)
	iris := oval(k*(3.22+gx), 0.02+d.gaze.Y, 0.66, 0.66)
	clipped.paint(iris, d.iris.Mix(hex(0x050505), 0.35), 1, 0.02)
	clipped.paint(oval(k*(3.22+gx), -0.12+d.gaze.Y, 0.48, 0.4), d.iris.Mul(1.25), 0.8, 0.08)
	clipped.paint(oval(k*(3.22+gx), 0.02+d.gaze.Y, 0.29, 0.29), hex(0x040304), 1, 0.02)
	clipped.paint(bent(at(gx-0.7, up*0.4, gx, up*0.55, gx+0.7, up*0.4, gx+0.6, up+0.2, gx-0.6, up+0.2), true), t.deep, 0.6, 0.1)
	s.each(shape, 0.02, func(i int, a float64) {
		if c := float64(clipped.cover[i]) * a; c > 0 {
			s.color[i] = s.color[i].Mix(clipped.color[i], c)
		}
	})
	s.gloss(shape, 1)
	spark := 0.24 * d.k
	s.paint(oval(k*(3.22+gx)+spark, 0.24*open+d.gaze.Y, 0.13, 0.13), hex(0xFFFFFF), 1, 0.025)
	if d.skull.female > 0 { // a little dark on the eyelid
		s.paint(bent(at(-1.3, 0, -0.2, up+0.05, 0.9, up*0.8, 1.9, 0.35, 1.3, up+0.3, 0.2, up+0.5, -0.8, up+0.2), true), t.shadow, 0.3, 0.14)
	}
	// Lashes and the lower lid.
	lash := 0.17 + 0.10*d.skull.female
	s.paint(stroke(bent(at(-1.55, -0.25, -0.95, up*0.57, -0.2, up+0.02, 0.6, up*0.9, 1.2, up*0.38, 1.72+0.12*d.skull.female, 0.02+0.1*d.skull.female), false), 0.08, lash, lash), t.deep.Mul(0.6), 0.96, 0.02)
	s.paint(stroke(bent(at(-1.2, -0.34, -0.6, -down*0.9, 0.2, -down-0.03, 1.0, -down*0.75, 1.55, 0.0), false), 0.03, 0.09, 0.06), t.shadow, 0.75, 0.04)
	s.paint(stroke(bent(at(-1.1, -0.55, -0.5, -down-0.22, 0.3, -down-0.26, 1.1, -down*0.75-0.2), false), 0.04, 0.14, 0.04), t.light, 0.35, 0.06)
	s.paint(oval(k*(3.22-1.42), -0.2, 0.14, 0.12), hex(0x9A4A42).Mix(t.shadow, 0.3), 0.8, 0.05)
}

// browLine returns the outline of a brow, from the nose outward.
func (d *drawing) browLine(k float64) []xy {
	f := d.p.Face
	in, mid, out := 2.0, 2.75, 2.2
	switch d.p.Mood {
	case people.Stern:
		in, mid, out = 1.5, 2.5, 2.3
	case people.Defiant:
		in, mid, out = 1.7, 2.7, 2.35
	case people.Worried:
		in, mid, out = 2.85, 2.85, 1.7
	case people.Weary:
		in, mid, out = 2.4, 2.55, 1.6
	case people.Amused:
		in, mid, out = 2.25, 3.0+0.3*k*d.k, 2.3
	case people.Wary:
		in, mid = 1.85, 2.65
	case people.Calm:
	}
	lift := 0.12*f.Eyes + 0.3*d.skull.female - 0.12*f.Brow
	return line(1.15*k, in-0.05+lift*0.4, 2.2*k, (in+mid)/2+lift, 3.7*k, mid+lift, 4.9*k, (mid+out)/2+0.1+lift, 5.75*k, out-0.25+lift)
}

func (d *drawing) brow(s *sheet, k float64) {
	heavy := 0.48 + 0.32*d.p.Face.Brow - 0.2*d.skull.female
	s.paint(stroke(d.browLine(k), heavy*0.8, heavy*1.1, 0.1), d.hairTone(0.15), 0.62, 0.1)
}

// years paints the lines of age.
func (d *drawing) years(s *sheet) {
	t, o := d.tones, d.skull.old*(1-0.1*d.skull.female)
	crease := func(a float64, p []xy, width float64) {
		s.paint(stroke(p, 0.03, width, 0.03), t.shadow, a, 0.05)
		low := make([]xy, len(p))
		for i := range p {
			low[i] = xy{p[i].X, p[i].Y - width*0.9}
		}
		s.paint(stroke(low, 0.02, width*0.8, 0.02), t.high, a*0.45, 0.06)
	}
	for _, k := range [2]float64{1, -1} {
		fold := 0.16 + 0.5*o - 0.1*d.skull.female
		if d.p.Mood == people.Amused {
			fold += 0.3
		}
		crease(min(0.85, fold), line(2.15*k, -4.0, 2.9*k, -5.0, 3.45*k, -6.2, 3.5*k, -7.2), 0.17)
		if o > 0.1 {
			crease(0.75*o, line(1.6*k, -0.75, 2.5*k, -1.45, 3.6*k, -1.5, 4.5*k, -1.0), 0.14)
			crease(0.6*o, line(5.2*k, 0.1, 5.9*k, 0.35, 6.4*k, 0.7), 0.1)
			crease(0.6*o, line(5.2*k, -0.2, 5.9*k, -0.35, 6.4*k, -0.6), 0.1)
			crease(0.6*o, line(3.2*k, -7.6, 3.5*k, -8.6, 3.2*k, -9.4), 0.13)
		}
		if d.p.Mood == people.Stern || d.p.Mood == people.Worried || d.p.Mood == people.Defiant {
			crease((0.35+0.4*o)*(1-0.5*d.skull.female), line(0.55*k, 1.6, 0.7*k, 2.4, 0.6*k, 3.1), 0.12)
		}
	}
	if o > 0.15 || d.p.Mood == people.Worried && !d.p.Woman {
		a := 0.55*o + 0.12
		for i, y := range [3]float64{4.2, 5.3, 6.3} {
			wave := 0.15 * math.Sin(float64(i)*2+float64(d.seed))
			crease(a*(1-0.15*float64(i)), line(-3.9, y-0.2, -2, y+0.2+wave, 0, y-0.05, 2, y+0.2-wave, 3.9, y-0.2), 0.12)
		}
	}
}
