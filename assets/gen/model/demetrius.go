package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// demetrius is an old recycling ship: a girder with whatever was available hung around it. Her mouth is a hopper with the bridge beside it, tanks
// run along one side, crates and a crane along the other, and no two of her engines are alike.
func demetrius() *model {
	m := &model{Mirror: NoMirror, high: 0.17, Seed: 237, low: 0.035}
	rust := m.skin(skin{Color: solid.Hex(0x86684c), Gloss: 0.3, wear: 1.3, Panels: panels{w: 0.062, h: 0.105, split: 2, depth: 1.7, fine: 0.08, kit: 0.08, steep: 0.2, tone: 2.6}, bare: solid.Hex(0x7a3f24)})
	ochre := m.skin(skin{Color: solid.Hex(0xa98a50), Gloss: 0.35, wear: 1.3, Panels: panels{w: 0.070, h: 0.085, split: 1, depth: 1.6, fine: 0.05, kit: 0.05, steep: 0.2, tone: 1.8}, bare: solid.Hex(0x77482c)})
	teal := m.skin(skin{Color: solid.Hex(0x5d7672), Gloss: 0.35, wear: 1.2, Panels: panels{w: 0.060, h: 0.080, split: 1, depth: 1.5, fine: 0.08, kit: 0.05, steep: 0.2, tone: 1.8}, bare: solid.Hex(0x7a4a30)})
	pale := m.skin(skin{Color: solid.Hex(0xa9a596), Gloss: 0.4, wear: 1.3, Panels: panels{w: 0.055, h: 0.075, split: 2, depth: 1.5, fine: 0.06, kit: 0.06, steep: 0.2, tone: 1.6}, bare: solid.Hex(0x7c4c30)})
	rib := m.skin(skin{Color: solid.Hex(0x665a4c), Gloss: 0.45, wear: 1.1})
	dark := m.skin(skin{Color: solid.Hex(0x2f2d2b), Gloss: 0.4, wear: 0.9, Panels: panels{w: 0.034, h: 0.05, split: 2, depth: 1.2, fine: 0.25, kit: 0.5, steep: 0.2, tone: 1.9}})
	pit := m.skin(skin{Color: solid.Hex(0x1b1a19), Gloss: 0.3, wear: 0.6})
	metal := m.skin(skin{Color: solid.Hex(0x77736b), Gloss: 0.75, wear: 1})
	glass := m.skin(skin{Color: solid.Hex(0x10161d), Gloss: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	crates := [...]int{teal, ochre, rust, pale}
	block := func(x0, y0, x1, y1 float64) solid.Outline { return solid.Outline{x0, y0, x1, y0, x1, y1, x0, y1} }

	// The girder that holds her together, and the deck on it: two widths of hull that do not quite meet.
	m.add(dark, 0.003, solid.Plate(block(-0.105, -0.74, 0.100, 0.66), -0.07, 0.022, 0.1, 0.006))
	m.add(rib, 0.002, solid.Row(solid.Box(solid.V(0, -0.72, -0.01), solid.V(0.112, 0.0060, 0.040), 0.003), 31, solid.V(0, 0.046, 0)))
	m.add(rust, 0.004, solid.Plate(solid.Outline{-0.088, 0.64, 0.078, 0.64, 0.090, 0.60, 0.090, 0.06, 0.074, 0.03, -0.098, 0.03, -0.098, 0.58}, -0.02, 0.068, 0.45, 0.007))
	m.add(ochre, 0.004, solid.Plate(solid.Outline{-0.090, 0.015, 0.070, 0.015, 0.084, -0.02, 0.084, -0.34, 0.070, -0.36, -0.076, -0.36, -0.090, -0.33}, -0.02, 0.060, 0.45, 0.007))
	m.add(rust, 0.004, solid.Plate(solid.Outline{-0.074, -0.375, 0.080, -0.375, 0.094, -0.42, 0.094, -0.64, 0.076, -0.67, -0.074, -0.67, -0.086, -0.64, -0.086, -0.40}, -0.02, 0.072, 0.45, 0.007))
	m.cut(pit, 0.003, solid.Plate(solid.Outline{-0.094, 0.062, -0.058, 0.055, -0.050, 0.090, -0.066, 0.100, -0.062, 0.128, -0.096, 0.122}, 0.03, 0.2, 0, 0.003), solid.Plate(solid.Outline{0.060, -0.215, 0.088, -0.205, 0.088, -0.130, 0.068, -0.138, 0.056, -0.180}, 0.026, 0.2, 0, 0.003))
	m.add(rib, 0.001, solid.Row(solid.Rod(solid.V(-0.094, 0.070, 0.040), solid.V(-0.052, 0.070, 0.044), 0.0036, 0.0036), 3, solid.V(0, 0.019, 0)), solid.Row(solid.Rod(solid.V(0.058, -0.200, 0.034), solid.V(0.088, -0.200, 0.034), 0.0036, 0.0036), 4, solid.V(0, 0.019, 0)))
	// Hatches over the holds, a trunk of pipes across all three.
	m.add(teal, 0.003, solid.Plate(block(-0.060, 0.42, 0.040, 0.58), 0.05, 0.086, 0.6, 0.006))
	m.add(pale, 0.003, solid.Plate(block(-0.060, 0.12, 0.040, 0.34), 0.05, 0.084, 0.6, 0.006))
	m.add(rust, 0.003, solid.Plate(block(-0.056, -0.30, 0.036, -0.06), 0.04, 0.078, 0.6, 0.006))
	m.add(ochre, 0.003, solid.Plate(block(-0.052, -0.60, 0.050, -0.44), 0.05, 0.090, 0.6, 0.006))
	m.cut(dark, 0.002, solid.Row(solid.Box(solid.V(-0.010, 0.155, 0.088), solid.V(0.036, 0.0045, 0.014), 0.002), 5, solid.V(0, 0.036, 0)))
	m.add(metal, 0.002, solid.Rod(solid.V(0.062, 0.62, 0.070), solid.V(0.062, -0.64, 0.070), 0.0075, 0.0075), solid.Rod(solid.V(0.047, 0.38, 0.072), solid.V(0.047, -0.40, 0.070), 0.0050, 0.0050))
	m.add(rib, 0.001, solid.Row(solid.Box(solid.V(0.057, 0.56, 0.070), solid.V(0.017, 0.006, 0.012), 0.002), 11, solid.V(0, -0.11, 0)))

	// Her mouth: an open hopper, wider than she is, with rollers that shred what comes in, and a lip in hazard paint.
	m.add(rust, 0.006, solid.Plate(solid.Outline{-0.060, 0.60, 0.120, 0.60, 0.160, 0.68, 0.172, 0.80, 0.168, 0.925, 0.150, 0.950, -0.030, 0.950, -0.060, 0.92}, -0.06, 0.070, 0.25, 0.010))
	m.add(ochre, 0.004, solid.Plate(solid.Outline{-0.050, 0.905, 0.158, 0.905, 0.163, 0.925, 0.147, 0.955, -0.028, 0.955, -0.050, 0.930}, 0.00, 0.088, 0.3, 0.006))
	m.cut(pit, 0.005, solid.Plate(solid.Outline{-0.026, 0.730, 0.118, 0.730, 0.136, 0.760, 0.136, 0.885, 0.122, 0.900, -0.016, 0.900, -0.026, 0.885}, -0.030, 0.2, -0.25, 0.006))
	m.add(dark, 0.002, solid.Row(solid.Rod(solid.V(-0.020, 0.770, -0.014), solid.V(0.130, 0.770, -0.014), 0.016, 0.016), 3, solid.V(0, 0.048, 0)))
	for i := range 3 {
		m.add(metal, 0.001, solid.Row(solid.Box(solid.V(-0.006+0.0095*float64(i%2), 0.770+0.048*float64(i), -0.008), solid.V(0.0040, 0.0225, 0.020), 0.002), 7, solid.V(0.0190, 0, 0)))
	}
	m.cut(dark, 0.003, solid.Row(solid.Box(solid.V(0.008, 0.950, 0.08), solid.V(0.0065, 0.030, 0.07), 0.003), 5, solid.V(0.026, 0, 0)))
	m.add(pale, 0.003, solid.Plate(block(0.020, 0.645, 0.105, 0.705), 0.05, 0.096, 0.5, 0.006))
	m.cut(dark, 0.002, solid.Row(solid.Box(solid.V(0.062, 0.660, 0.098), solid.V(0.032, 0.0040, 0.010), 0.002), 3, solid.V(0, 0.0150, 0)))
	m.add(metal, 0.002, solid.Rod(solid.V(0.150, 0.70, 0.060), solid.V(0.150, 0.90, 0.080), 0.0090, 0.0060), solid.Rod(solid.V(0.150, 0.78, 0.066), solid.V(0.150, 0.70, 0.060), 0.0135, 0.0135))

	// The bridge stands beside it, taken from a smaller ship, and overlooks the lip.
	m.add(dark, 0.004, solid.Box(solid.V(-0.085, 0.70, -0.01), solid.V(0.040, 0.09, 0.035), 0.008))
	m.add(pale, 0.004, solid.Plate(solid.Outline{-0.140, 0.985, -0.096, 0.985, -0.076, 0.955, -0.068, 0.900, -0.068, 0.660, -0.078, 0.625, -0.146, 0.625, -0.160, 0.660, -0.164, 0.900, -0.158, 0.955}, -0.05, 0.056, 0.18, 0.008))
	m.add(pale, 0.003, solid.Plate(solid.Outline{-0.134, 0.945, -0.100, 0.945, -0.086, 0.920, -0.082, 0.870, -0.082, 0.735, -0.150, 0.735, -0.150, 0.870, -0.146, 0.920}, 0.03, 0.092, 0.28, 0.006))
	for _, w := range []solid.Outline{{-0.133, 0.938, -0.1185, 0.938, -0.1185, 0.908, -0.131, 0.908}, {-0.1155, 0.938, -0.101, 0.938, -0.103, 0.908, -0.1155, 0.908}, {-0.140, 0.918, -0.135, 0.927, -0.135, 0.895, -0.139, 0.860, -0.146, 0.860, -0.146, 0.890}, {-0.094, 0.918, -0.099, 0.927, -0.099, 0.895, -0.095, 0.860, -0.087, 0.860, -0.087, 0.890}} {
		m.cut(glass, 0.002, solid.Plate(w, -0.2, 0.3, 0, 0.002))
	}
	m.add(glass, 0.001, solid.Plate(solid.Outline{-0.132, 0.936, -0.102, 0.936, -0.090, 0.915, -0.087, 0.860, -0.147, 0.860, -0.142, 0.915}, 0.022, 0.082, 0.28, 0.004))
	m.add(metal, 0.002, solid.Drum(-0.115, 0.785, 0.08, 0.112, 0.017, 0.004), solid.Rod(solid.V(-0.098, 0.757, 0.09), solid.V(-0.066, 0.700, 0.135), 0.0035, 0.0022))
	m.add(teal, 0.003, solid.Box(solid.V(-0.118, 0.645, 0.020), solid.V(0.030, 0.030, 0.040), 0.008))

	// Tanks along her starboard side: two fat ones, three lean ones for something else, and a spare sphere.
	m.add(dark, 0.003, solid.Row(solid.Box(solid.V(0.110, 0.235, -0.025), solid.V(0.026, 0.040, 0.020), 0.006), 2, solid.V(0, 0.240, 0)), solid.Box(solid.V(0.106, -0.045, -0.03), solid.V(0.012, 0.130, 0.020), 0.005), solid.Box(solid.V(0.106, -0.300, -0.03), solid.V(0.020, 0.030, 0.020), 0.005))
	for i, y := range [...]float64{0.475, 0.235} {
		m.add([]int{pale, teal}[i], 0.004, solid.Loft(0.132, 0.016, solid.Rib(y+0.112, 0.026, 0.026, 0.012, 2), solid.Rib(y+0.095, 0.042, 0.042, 0.012, 2), solid.Rib(y-0.095, 0.042, 0.042, 0.012, 2), solid.Rib(y-0.112, 0.026, 0.026, 0.012, 2)))
		m.add(rib, 0.002, ringAlong(0.132, y+0.062, 0.012, 0.0425, 0.0050), ringAlong(0.132, y-0.062, 0.012, 0.0425, 0.0050))
		m.add(metal, 0.002, solid.Drum(0.132, y, 0.04, 0.064, 0.012, 0.003), solid.Rod(solid.V(0.132, y, 0.058), solid.V(0.075, y+0.03, 0.064), 0.0050, 0.0050))
	}
	for i := range 3 {
		y := 0.030 - 0.075*float64(i)
		m.add([]int{rust, pale, ochre}[i], 0.004, solid.Rod(solid.V(0.090, y, 0.006), solid.V(0.116-0.005*float64(i), y, 0.006), 0.031, 0.031))
		m.add(rib, 0.001, solid.New(func(p solid.Vec) float64 {
			return math.Hypot(math.Hypot(p.Y-y, p.Z-0.006)-0.0315, p.X-0.110) - 0.0040
		}, 0.104, y-0.037, 0.116, y+0.037))
	}
	m.add(pale, 0.004, solid.Egg(solid.V(0.128, -0.300, 0.008), solid.V(0.047, 0.062, 0.048)))
	m.add(rib, 0.002, ringAlong(0.128, -0.300, 0.008, 0.0475, 0.0050))
	m.add(dark, 0.003, solid.Plate(solid.Outline{0.085, -0.43, 0.130, -0.43, 0.142, -0.46, 0.142, -0.57, 0.130, -0.61, 0.085, -0.61}, -0.05, 0.026, 0.2, 0.006))
	m.add(metal, 0.001, solid.Row(solid.Box(solid.V(0.116, -0.585, 0.030), solid.V(0.030, 0.0042, 0.014), 0.002), 9, solid.V(0, 0.0165, 0)))

	// Crates on her port side, of all kinds; some are missing.
	m.add(dark, 0.003, solid.Box(solid.V(-0.116, 0.40, -0.035), solid.V(0.032, 0.16, 0.016), 0.004), solid.Box(solid.V(-0.116, 0.00, -0.035), solid.V(0.032, 0.08, 0.016), 0.004))
	for i, c := range [...][4]float64{ // x, y and half sizes
		{-0.128, 0.505, 0.034, 0.048},
		{-0.122, 0.398, 0.030, 0.050},
		{-0.132, 0.290, 0.038, 0.048},
		{-0.120, 0.058, 0.026, 0.026},
		{-0.132, -0.008, 0.036, 0.048},
	} {
		top := 0.030 + 0.016*solid.Hash(i, 2, 5)
		m.add(crates[(i*3+1)%4], 0.002, solid.Turn(solid.Box(solid.V(c[0], c[1], top-0.04), solid.V(c[2], c[3], 0.04), 0.004), c[0], c[1], 3*(solid.Hash(i, 1, 5)-0.5)))
		m.add(crates[(i*3+1)%4], 0.001, solid.Row(solid.Box(solid.V(c[0], c[1]-0.036, top), solid.V(c[2]-0.003, 0.0030, 0.004), 0.0015), 5, solid.V(0, 0.018, 0)))
	}
	m.add(metal, 0.002, solid.Rod(solid.V(-0.100, 0.200, -0.01), solid.V(-0.150, 0.185, 0.0), 0.008, 0.006))

	// The crane, folded along her side: a turntable, a lattice boom, a claw.
	m.add(dark, 0.003, solid.Box(solid.V(-0.105, -0.13, -0.02), solid.V(0.034, 0.044, 0.030), 0.006))
	m.add(ochre, 0.003, solid.Drum(-0.122, -0.13, 0.0, 0.052, 0.036, 0.006))
	m.add(ochre, 0.002, solid.Box(solid.V(-0.122, -0.115, 0.060), solid.V(0.018, 0.026, 0.020), 0.006))
	m.add(rib, 0.001, solid.Rod(solid.V(-0.112, -0.13, 0.058), solid.V(-0.139, -0.49, 0.020), 0.0052, 0.0045), solid.Rod(solid.V(-0.136, -0.13, 0.058), solid.V(-0.157, -0.49, 0.020), 0.0052, 0.0045))
	for i := range 10 {
		t, v := float64(i)/10, float64(i+1)/10
		at := func(t, side float64) solid.Vec {
			return solid.V(solid.Mix(-0.124, -0.148, t)+side*solid.Mix(0.012, 0.009, t), solid.Mix(-0.13, -0.49, t), solid.Mix(0.058, 0.020, t))
		}
		side := float64(1 - 2*(i%2))
		m.add(rib, 0.001, solid.Rod(at(t, side), at(v, -side), 0.0032, 0.0032))
	}
	m.add(metal, 0.002, solid.Drum(-0.148, -0.50, 0.0, 0.034, 0.0165, 0.004))
	for i := range 3 {
		a := (float64(i) - 1) * 0.8
		x, y := -0.148+0.042*math.Sin(a), -0.50-0.046*math.Cos(a)
		m.add(metal, 0.002, solid.Rod(solid.V(-0.148+0.010*math.Sin(a), -0.512, 0.020), solid.V(x, y, 0.012), 0.0072, 0.0060), solid.Rod(solid.V(x, y, 0.012), solid.V(x-0.014*math.Sin(a), y-0.034, -0.010), 0.0060, 0.0028))
	}

	// Engines: one large, one from another ship, two small ones that push the other way to keep her straight.
	m.add(dark, 0.004, solid.Plate(solid.Outline{-0.100, -0.68, 0.100, -0.68, 0.128, -0.72, 0.128, -0.86, 0.085, -0.90, -0.060, -0.90, -0.106, -0.86}, -0.07, 0.026, 0.2, 0.008))
	m.add(rust, 0.004, solid.Plate(solid.Outline{-0.040, -0.69, 0.098, -0.69, 0.128, -0.73, 0.132, -0.84, 0.110, -0.875, -0.010, -0.875, -0.040, -0.84}, -0.03, 0.078, 0.45, 0.008))
	m.add(pale, 0.003, solid.Plate(solid.Outline{0.005, -0.71, 0.070, -0.71, 0.088, -0.74, 0.088, -0.82, 0.070, -0.845, 0.005, -0.845}, 0.05, 0.104, 0.6, 0.006))
	m.cut(dark, 0.002, solid.Row(solid.Box(solid.V(0.046, -0.745, 0.106), solid.V(0.028, 0.0042, 0.012), 0.002), 5, solid.V(0, -0.0170, 0)))
	m.add(teal, 0.004, solid.Loft(-0.092, 0.010, solid.Rib(-0.64, 0.026, 0.028, 0.004, 3), solid.Rib(-0.69, 0.044, 0.044, 0.006, 3), solid.Rib(-0.86, 0.044, 0.044, 0.006, 2.6), solid.Rib(-0.90, 0.034, 0.034, 0.006, 2)))
	m.add(rib, 0.002, ringAlong(-0.092, -0.73, 0.006, 0.0440, 0.0055), ringAlong(-0.092, -0.83, 0.006, 0.0440, 0.0055))
	m.add(metal, 0.002, solid.Rod(solid.V(0.112, -0.66, 0.050), solid.V(0.143, -0.80, 0.020), 0.0090, 0.0090), solid.Rod(solid.V(0.143, -0.80, 0.020), solid.V(0.110, -0.88, 0.020), 0.0090, 0.0090))
	m.add(metal, 0.002, solid.Drum(-0.028, -0.715, 0.05, 0.100, 0.016, 0.003))
	m.cut(pit, 0.002, solid.Drum(-0.028, -0.715, 0.09, 0.2, 0.0105, 0.002))
	for _, b := range bellsOfDemetrius {
		m.engine(metal, fire, b.x, b.y, b.z, b.r, b.long, amberLight)
	}

	// Deck houses, lamps, whip aerials.
	for _, b := range [][5]float64{{-0.078, 0.54, 0.010, 0.030, 0.080}, {-0.078, 0.20, 0.010, 0.044, 0.078}, {-0.072, -0.18, 0.010, 0.030, 0.070}, {-0.066, -0.50, 0.010, 0.040, 0.084}, {0.080, -0.55, 0.008, 0.030, 0.082}, {0.076, 0.44, 0.008, 0.020, 0.078}} {
		m.add(crates[int(b[1]*50+60)%4], 0.002, solid.Plate(block(b[0]-b[2], b[1]-b[3], b[0]+b[2], b[1]+b[3]), b[4]-0.03, b[4], 0.3, 0.002))
	}
	m.add(metal, 0.001, solid.Rod(solid.V(-0.150, 0.66, 0.02), solid.V(-0.170, 0.56, 0.03), 0.0032, 0.0020), solid.Rod(solid.V(0.128, 0.64, 0.05), solid.V(0.168, 0.545, 0.06), 0.0032, 0.0020))

	yellow, black, white, green := solid.Hex(0xc79a2c), solid.Hex(0x1b1a18), solid.Hex(0xc9c3b2), solid.Hex(0x5d7672)
	m.Paint = func(s *Spot) {
		p := s.Raw
		// Every plate has weathered differently: rust runs, and the paint of other ships.
		switch s.Skin {
		case rust, ochre, teal, pale:
			run := solid.Smooth(0.56, 0.80, solid.Cloud(p.X*22, p.Y*7, 91))
			s.Color = s.Color.Mix(solid.Hex(0x6b3a22), 0.55*run)
			fade := solid.Smooth(0.50, 0.75, solid.Cloud(p.X*6+4, p.Y*5, 92))
			s.Color = s.Color.Mix(s.Color.Mul(1.25).Add(solid.RGB(0.02, 0.02, 0.02)), 0.5*fade)
		}
		switch {
		case s.Skin == ochre && p.Y > 0.89:
			if math.Mod(p.X+0.6*p.Y+3, 0.040) < 0.020 {
				s.cover(-1, black)
			} else {
				s.cover(-1, yellow)
			}
		case s.Skin == ochre && p.Y < -0.05 && p.X < -0.088: // the crane
			s.cover(-1, yellow)
		case s.Skin == rust:
			s.cover(max(stripe(p.Y, 0.665, 0.012), 0.02-p.Z), yellow)
			s.cover(max(stripe(p.Y, -0.655, 0.008), 0.02-p.Z), white)
			s.cover(max(stripe(p.Y, 0.385, 0.010), 0.04-p.Z), green)
			s.windows(p.Y, p.X-0.084, 0.0140, 0.0030, 3, warmLight)
			s.windows(p.Y, p.X+0.084, 0.0160, 0.0030, 4, warmLight.Mul(0.8))
			if p.Y > 0.6 {
				s.windows(p.Y, p.X-0.158, 0.0150, 0.0030, 5, warmLight)
			}
		case s.Skin == teal && p.X > 0.08:
			s.cover(stripe(p.Y, 0.285, 0.010), white)
			s.cover(stripe(p.Y, 0.185, 0.010), white)
		case s.Skin == pale && p.X > 0.08 && p.Y > 0:
			s.cover(stripe(p.Y, 0.525, 0.013), solid.Hex(0x9a3a24))
		case s.Skin == pale && p.Y > 0.6 && p.X < -0.06: // the bridge
			s.cover(max(stripe(p.Y, 0.725, 0.010), -p.Z), solid.Hex(0x9a3a24))
			s.windows(p.Y, p.X+0.1500, 0.0150, 0.0034, 6, warmLight)
			s.windows(p.Y, p.X+0.0800, 0.0150, 0.0030, 7, warmLight)
		case s.Skin == glass:
			s.Color = s.Color.Add(solid.RGB(0.01, 0.03, 0.05))
		case s.Skin == pit && p.Y > 0.7:
			s.Light = amberLight.Mul(0.9 * solid.Smooth(-0.018, -0.028, p.Z) * solid.Smooth(0.55, 0.75, solid.Cloud(p.X*30, p.Y*30, 93)))
		case s.Skin == fire:
			near := bellsOfDemetrius[0]
			for _, b := range bellsOfDemetrius {
				if math.Abs(p.X-b.x) < math.Abs(p.X-near.x) {
					near = b
				}
			}
			s.bell(near.x, near.z, near.r*0.86, amberLight)
		}
		// Lamps at her corners.
		for _, l := range [...][2]float64{{-0.170, 0.56}, {0.168, 0.545}} {
			if math.Hypot(p.X-l[0], p.Y-l[1]) < 0.006 {
				s.Light = redLight
			}
		}
	}
	return m
}

// bellsOfDemetrius are her engines: their positions, widths and lengths.
var bellsOfDemetrius = [...]struct{ x, y, z, r, long float64 }{
	{0.046, -0.965, 0.008, 0.052, 0.105}, {-0.092, -0.955, 0.006, 0.034, 0.080}, {0.122, -0.925, -0.006, 0.020, 0.070}, {-0.022, -0.935, -0.004, 0.018, 0.060},
}
