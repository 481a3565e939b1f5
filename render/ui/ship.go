package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Ship is a kind of miniature.
type Ship uint8

// The miniatures.
const (
	ViperII Ship = iota
	ViperVII
	Raptor
	CivilianClosed
	Civilian
	RaiderShip
	HeavyRaiderShip
	BasestarShip
	CenturionFigure
	GalacticaShip
	ColonialOneShip
)

// hullPart is a layer of a ship: a drawing on a grid of 100 with its colour and an edge.
type hullPart struct {
	fill    Color
	edge    float64 // width of the dark edge in grid units, 0 for none
	drawing string
}

// The hulls look up; light falls from the upper left, so what lies on the right is darker.
var (
	bone   = rgb(0xE6E3DA)
	boneLo = rgb(0xB7B5AE)
	steel  = rgb(0x8D979F)
	steelL = rgb(0xB4BDC4)
	steelD = rgb(0x5A646D)
	dark   = rgb(0x2B333B)
	paint  = rgb(0xC8423A)
	canopy = rgb(0x17222E)
	jet    = rgb(0x8FE3FF)
	olive  = rgb(0x7C8A72)
	oliveD = rgb(0x56624E)
	eyeRed = rgb(0xFF4A3D)
	night  = rgb(0x56616E)
	nightD = rgb(0x37414C)
	amberL = rgb(0xFFC56B)
)

var hulls = [...][]hullPart{
	ViperII: {
		{jet, 0, "f M40 92 L43 99 L46 92 Z; f M47 93 L50 100 L53 93 Z; f M54 92 L57 99 L60 92 Z"},
		{bone, 2, "f M46 40 L10 78 L8 88 L42 88 Z"},
		{boneLo, 2, "f M54 40 L90 78 L92 88 L58 88 Z"},
		{paint, 0, "f M16 72 L10 78 L8 88 L15 88 L20 68 Z; f M84 72 L90 78 L92 88 L85 88 L80 68 Z"},
		{steelD, 0, "f R38 86 24 7"},
		{bone, 2, "f M50 2 L56 22 L59 50 L60 88 L40 88 L41 50 L44 22 Z"},
		{boneLo, 0, "f M50 2 L56 22 L59 50 L60 88 L50 88 Z"},
		{paint, 0, "f M50 2 L53.5 14 H46.5 Z; f R43 60 14 4"},
		{canopy, 1, "f M50 30 L54.5 40 L53.5 54 H46.5 L45.5 40 Z"},
		{steelL, 0, "f M48 36 L46.8 41 L47 48 L48.6 48 Z"},
		{dark, 0, "f R10.5 58 1.8 18; f R87.7 58 1.8 18"},
	},
	ViperVII: {
		{jet, 0, "f M32 90 L36 98 L40 90 Z; f M60 90 L64 98 L68 90 Z"},
		{night, 2, "f M42 44 L18 58 L4 76 L6 84 L38 80 Z"},
		{nightD, 2, "f M58 44 L82 58 L96 76 L94 84 L62 80 Z"},
		{Cyan, 0, "f M10 68 L4 76 L6 84 L12 83 L15 64 Z; f M90 68 L96 76 L94 84 L88 83 L85 64 Z"},
		{steelD, 1.5, "f R29 50 14 41; f R57 50 14 41"},
		{steel, 0, "f R29 50 5 41; f R57 50 5 41"},
		{night, 2, "f M50 2 L56 20 L58 46 L57 86 H43 L42 46 L44 20 Z"},
		{nightD, 0, "f M50 2 L56 20 L58 46 L57 86 H50 Z"},
		{canopy, 1, "f M50 22 L54 34 L53 48 H47 L46 34 Z"},
		{Cyan, 0, "f R44 60 12 3"},
	},
	Raptor: {
		{jet, 0, "f M20 92 L24 99 L28 92 Z; f M72 92 L76 99 L80 92 Z"},
		{oliveD, 2, "f M22 46 L8 58 V84 L22 92 Z; f M78 46 L92 58 V84 L78 92 Z"},
		{steelD, 1.5, "f R18 50 14 43; f R68 50 14 43"},
		{olive, 2, "f M36 8 H64 L74 26 V80 L66 90 H34 L26 80 V26 Z"},
		{oliveD, 0, "f M50 8 H64 L74 26 V80 L66 90 H50 Z"},
		{canopy, 1, "f M38 13 H62 L68 28 H32 Z"},
		{steelL, 0, "f M40 15 H48 L47 26 H36 Z"},
		{amberL, 0, "f R27 46 46 2.5"},
		{steelL, 1.5, "f O50 64 10"},
		{dark, 0, "f O50 64 3"},
	},
	CivilianClosed: {
		{jet, 0, "f M40 90 L43 99 L46 90 Z; f M54 90 L57 99 L60 90 Z"},
		{dark, 2, "f M42 4 H58 V20 H70 V76 H60 V90 H40 V76 H30 V20 H42 Z"},
		{steelD, 0, "f R33 24 14 10; f R53 24 14 10; f R33 38 14 10; f R53 38 14 10; f R33 52 14 10; f R53 52 14 10; f R33 66 14 8; f R53 66 14 8"},
		{steel, 1.5, "f R44 7 12 70"},
		{steelD, 0, "f R50 7 6 70"},
	},
	Civilian: {
		{jet, 0, "f M36 90 L39 99 L42 90 Z; f M58 90 L61 99 L64 90 Z"},
		{steel, 2, "f M40 4 H60 L64 18 H36 Z; f R34 78 32 13"},
		{steelD, 0, "f M50 4 H60 L64 18 H50 Z; f R50 78 16 13"},
		{dark, 1.5, "f R24 20 52 56"},
		{rgb(0xB0633A), 0, "f R27 23 14 15; f R59 57 14 16"},
		{rgb(0x4E7F8F), 0, "f R43 23 14 15; f R27 57 14 16"},
		{rgb(0xBD9A4A), 0, "f R59 23 14 15; f R43 40 14 15"},
		{rgb(0x6C8A57), 0, "f R27 40 14 15; f R43 57 14 16"},
		{rgb(0x98605F), 0, "f R59 40 14 15"},
		{canopy, 0, "f R43 9 14 4"},
	},
	RaiderShip: {
		{amberL, 0, "f M43 82 L46 92 L49 82 Z; f M51 82 L54 92 L57 82 Z"},
		{steel, 2, "f M8 8 C4 34 12 60 38 72 L50 80 L50 46 L42 44 C26 40 16 26 8 8 Z"},
		{steelD, 2, "f M92 8 C96 34 88 60 62 72 L50 80 L50 46 L58 44 C74 40 84 26 92 8 Z"},
		{steelL, 0, "f M8 8 C8 32 18 54 40 64 C24 52 14 32 8 8 Z"},
		{steelL, 2, "f M50 26 C59 28 62 44 59 62 L55 84 H45 L41 62 C38 44 41 28 50 26 Z"},
		{steel, 0, "f M50 26 C59 28 62 44 59 62 L55 84 H50 Z"},
		{dark, 0, "f M42 40 H58 L57 47 H43 Z"},
		{eyeRed, 0, "f R44.5 42 11 3"},
	},
	HeavyRaiderShip: {
		{amberL, 0, "f M36 90 L40 99 L44 90 Z; f M56 90 L60 99 L64 90 Z"},
		{rgb(0x857D72), 2, "f M14 6 L30 26 L40 30 V90 H26 L8 66 L6 36 Z"},
		{rgb(0x5C564E), 2, "f M86 6 L70 26 L60 30 V90 H74 L92 66 L94 36 Z"},
		{rgb(0xA59C8E), 0, "f M14 6 L28 26 L14 40 L10 38 Z"},
		{dark, 1, "f R18 40 14 34; f R68 40 14 34"},
		{rgb(0x6E675E), 0, "f R20 43 4 28; f R70 43 4 28"},
		{rgb(0x9A9184), 2, "f M38 24 H62 L66 40 V78 L60 93 H40 L34 78 V40 Z"},
		{rgb(0x787065), 0, "f M50 24 H62 L66 40 V78 L60 93 H50 Z"},
		{rgb(0x4A453F), 0, "f R36 48 28 3; f R36 58 28 3; f R36 68 28 3; f R37 78 26 3"},
		{eyeRed, 0, "f R42 33 16 3.5"},
	},
	BasestarShip: {
		{steelD, 1.6, "f M42.5 37.01 L43 20 L44.5 5 L50 2 L55.5 5 L57 20 L57.5 37.01 L72.48 28.94 L86.22 22.74 L91.57 26 L91.72 32.26 L79.48 41.06 L65 50 L79.48 58.94 L91.72 67.74 L91.57 74 L86.22 77.26 L72.48 71.06 L57.5 62.99 L57 80 L55.5 95 L50 98 L44.5 95 L43 80 L42.5 62.99 L27.52 71.06 L13.78 77.26 L8.431 74 L8.279 67.74 L20.52 58.94 L35 50 L20.52 41.06 L8.279 32.26 L8.431 26 L13.78 22.74 L27.52 28.94 Z"},
		{steel, 0, "f M50 50 L42.5 37.01 L43 20 L44.5 5 L50 2 Z; f M50 50 L57.5 37.01 L72.48 28.94 L86.22 22.74 L91.57 26 Z; f M50 50 L65 50 L79.48 58.94 L91.72 67.74 L91.57 74 Z; f M50 50 L57.5 62.99 L57 80 L55.5 95 L50 98 Z; f M50 50 L42.5 62.99 L27.52 71.06 L13.78 77.26 L8.431 74 Z; f M50 50 L35 50 L20.52 41.06 L8.279 32.26 L8.431 26 Z"},
		{steelD, 0, "f M42.6 24 L42.6 22.8 L57.4 22.8 L57.4 24 Z; f M43.4 14 L43.5 12.8 L56.5 12.8 L56.6 14 Z; f M68.82 30.59 L69.86 29.99 L77.26 42.81 L76.22 43.41 Z; f M77.88 26.28 L78.97 25.77 L85.47 37.03 L84.48 37.72 Z; f M76.22 56.59 L77.26 57.19 L69.86 70.01 L68.82 69.41 Z; f M84.48 62.28 L85.47 62.97 L78.97 74.23 L77.88 73.72 Z; f M57.4 76 L57.4 77.2 L42.6 77.2 L42.6 76 Z; f M56.6 86 L56.5 87.2 L43.5 87.2 L43.4 86 Z; f M31.18 69.41 L30.14 70.01 L22.74 57.19 L23.78 56.59 Z; f M22.12 73.72 L21.03 74.23 L14.53 62.97 L15.52 62.28 Z; f M23.78 43.41 L22.74 42.81 L30.14 29.99 L31.18 30.59 Z; f M15.52 37.72 L14.53 37.03 L21.03 25.77 L22.12 26.28 Z"},
		{eyeRed, 0, "f M48.7 31 L48.9 9 L51.1 9 L51.3 31 Z; f M65.8 39.37 L84.96 28.55 L86.06 30.45 L67.1 41.63 Z; f M67.1 58.37 L86.06 69.55 L84.96 71.45 L65.8 60.63 Z; f M51.3 69 L51.1 91 L48.9 91 L48.7 69 Z; f M34.2 60.63 L15.04 71.45 L13.94 69.55 L32.9 58.37 Z; f M32.9 41.63 L13.94 30.45 L15.04 28.55 L34.2 39.37 Z"},
		{steelL, 1.6, "f O50 50 12.5"},
		{steelD, 0, "f O50 50 8.5"},
		{eyeRed, 0, "f O50 50 5"},
	},
	CenturionFigure: {
		{steelD, 2, "f M14 96 V64 L24 50 H76 L86 64 V96 H70 V74 H30 V96 Z"},
		{steel, 2, "f M30 50 H70 L66 96 H34 Z"},
		{steelD, 0, "f M50 50 H70 L66 96 H50 Z"},
		{steelL, 2, "f O22 58 11; f O78 58 11"},
		{steelL, 2, "f M32 26 C32 10 40 4 50 4 C60 4 68 10 68 26 V40 L60 52 H40 L32 40 Z"},
		{steel, 0, "f M50 4 C60 4 68 10 68 26 V40 L60 52 H50 Z"},
		{dark, 0, "f M31 24 H69 V33 H31 Z"},
		{eyeRed, 0, "f R46 26.5 16 4"},
		{dark, 0, "f R44 41 12 2; f R44 45 12 2; f R44 49 12 2; f R38 64 24 2; f R39 71 22 2; f R40 78 20 2"},
	},
	GalacticaShip: {
		{jet, 0, "f M34 93 L37 100 L40 93 Z; f M43 93 L46 100 L49 93 Z; f M51 93 L54 100 L57 93 Z; f M60 93 L63 100 L66 93 Z"},
		{dark, 0, "f R22 36 56 5; f R22 47 56 5; f R22 58 56 5"},
		{steel, 0.9, "f M16 24 L20 17 H26 L29 24 V68 L26 74 H20 L16 68 Z; f M71 24 L74 17 H80 L84 24 V68 L80 74 H74 L71 68 Z"},
		{steelD, 0, "f M23 17 H26 L29 24 V68 L26 74 H23 Z; f M78 17 H80 L84 24 V68 L80 74 H78 Z"},
		{paint, 0, "f R16 28 13 1.6; f R16 63 13 1.6; f R71 28 13 1.6; f R71 63 13 1.6"},
		{dark, 0, "f R17.5 32 2 29; f R80 32 2 29"},
		{steelD, 1, "f M40 36 H60 V70 H40 Z"},
		{steel, 1, "f M44 1 H56 L63 12 L65 26 L61 38 H39 L35 26 L37 12 Z"},
		{steelD, 0, "f M50 1 H56 L63 12 L65 26 L61 38 H50 Z"},
		{steelL, 0, "f M44 1 L37 12 L35 26 L38 26 L41 12 L46 1 Z"},
		{paint, 0, "f R37.4 11 25.2 1.6"},
		{steel, 1, "f M36 34 H64 L66 60 L62 70 H38 L34 60 Z"},
		{steelD, 0, "f M50 34 H64 L66 60 L62 70 H50 Z"},
		{dark, 0, "f R36 40 28 1; f R36 45 28 1; f R36 50 28 1; f R36 55 28 1; f R36 60 28 1; f R36 65 28 1"},
		{steelL, 0.6, "f R47.5 8 5 70"},
		{steelD, 1, "f M33 70 H67 L71 78 V89 L67 94 H33 L29 89 V78 Z"},
		{steel, 0, "f M33 70 H50 V94 H33 L29 89 V78 Z"},
		{dark, 0, "f R33 80 12 1.4; f R55 80 12 1.4; f R33 85 12 1.4; f R55 85 12 1.4"},
		{amberL, 0, "f R40 20 1 1; f R44 24 1 1; f R57 18 1 1; f R60 28 1 1; f R41 30 1 1; f R22 40 1 1; f R22 50 1 1; f R76 44 1 1; f R76 55 1 1; f R36 76 1 1; f R62 75 1 1"},
	},
	ColonialOneShip: {
		{jet, 0, "f M38 92 L41 99 L44 92 Z; f M56 92 L59 99 L62 92 Z"},
		{bone, 1.5, "f M42 50 L28 74 V84 L42 80 Z"},
		{boneLo, 1.5, "f M58 50 L72 74 V84 L58 80 Z"},
		{bone, 1.5, "f M44 22 L36 30 V36 L44 33 Z; f M56 22 L64 30 V36 L56 33 Z"},
		{steelL, 1.5, "f R34 64 9 28; f R57 64 9 28"},
		{steel, 0, "f R39 64 4 28; f R62 64 4 28"},
		{bone, 1.5, "f M50 2 C56 6 58 14 58 24 V88 H42 V24 C42 14 44 6 50 2 Z"},
		{boneLo, 0, "f M50 2 C56 6 58 14 58 24 V88 H50 Z"},
		{canopy, 0, "f M46.5 9 H53.5 L55 13 H45 Z"},
		{rgb(0x3F6EA8), 0, "f R44.5 24 1.6 56; f R53.9 24 1.6 56"},
		{canopy, 0, "f R48.6 30 2.8 1.6; f R48.6 36 2.8 1.6; f R48.6 42 2.8 1.6; f R48.6 48 2.8 1.6; f R48.6 54 2.8 1.6; f R48.6 60 2.8 1.6"},
	},
}

type shipKey struct {
	ship Ship
	px   int
}

// Ship draws a miniature: size is the edge of its box in units, heading is in degrees clockwise from up.
func (u *UI) Ship(kind Ship, x, y, size, heading float64) {
	k := shipKey{kind, int(math.Round(size * u.Scale))}
	if k.px < 4 {
		return
	}
	s := u.sprites.ships[k]
	if s == nil {
		mid := float64(k.px)/2 + 2
		s = &sprite{w: k.px + 4, h: k.px + 4, x: mid, y: mid}
		s.paint = func(dst *ebiten.Image) { u.paintShip(dst, k) }
		u.sprites.ships[k] = s
	}
	turn := heading * math.Pi / 180
	cx, cy := x*u.Scale, y*u.Scale
	// The shadow stays below the ship whatever its heading.
	drop := min(size*0.035, 6) * u.Scale
	u.putTurned(s, math.Round(cx+drop), math.Round(cy+drop*1.6), turn, Color{0, 0, 0, 120})
	u.putTurned(s, math.Round(cx), math.Round(cy), turn, White)
}

func (u *UI) paintShip(dst *ebiten.Image, k shipKey) {
	// Drawn twice as large and halved, for edges that stay smooth when the ship is turned.
	big := ebiten.NewImageWithOptions(image.Rect(0, 0, 2*k.px+8, 2*k.px+8), &ebiten.NewImageOptions{Unmanaged: true})
	defer big.Deallocate()
	f := float64(k.px) / 50
	var g ebiten.GeoM
	g.Scale(f, f)
	g.Translate(4, 4)
	for _, part := range hulls[k.ship] {
		for _, fig := range u.drawing(part.drawing) {
			p := scaled(&fig.path, g)
			if part.edge > 0 {
				strokePath(big, p, max(1.5, part.edge*f), Mix(part.fill, rgb(0x0B0F14), 0.75))
			}
			fillPath(big, p, part.fill)
		}
	}
	var o ebiten.DrawImageOptions
	o.Filter = ebiten.FilterLinear
	o.GeoM.Scale(0.5, 0.5)
	dst.DrawImage(big, &o)
}
