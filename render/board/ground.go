package board

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// New Caprica: a settlement in the mud under a gray sky. Its locations stand along the road that the occupation forces patrol (P-NC-20), and the road
// ends at the field of the locked civilian ships.

var newCaprica = plan{
	id: card.NewCapricaBoard, stand: onGround, w: 1386, h: 800,
	sites: []site{
		{place: card.Detention, icon: ui.IconDetention, at: ui.R(-676, -196, 252, 126)},
		{place: card.MedicalCenter, icon: ui.IconSickbay, at: ui.R(-312, -226, 252, 126)},
		{place: card.ResistanceHQ, icon: ui.IconResistance, at: ui.R(52, -196, 252, 126)},
		{place: card.OccupationAuthority, icon: ui.IconAuthority, at: ui.R(-676, 66, 252, 126)},
		{place: card.BreedersCanyon, icon: ui.IconCanyon, at: ui.R(-312, 66, 252, 126)},
		{place: card.Shipyard, icon: ui.IconShipyard, at: ui.R(52, 66, 252, 126)},
	},
	yards: []yard{
		{pile: game.PreparedShips, at: ui.R(384, -250, 292, 196)},
		{pile: game.LockedShips, at: ui.R(384, 66, 292, 196)},
	},
}

// yard is a field with civilian ships on the ground, by their pile.
type yard struct {
	pile game.Pile
	at   ui.Rect
}

// stageOf returns what the stage shows.
func stageOf(v *game.View) act {
	switch v.Stage() {
	case game.Occupied:
		return occupied
	case game.InOrbit:
		return returned
	case game.BeforeLanding:
	}
	return inSpace
}

// ground draws everything on New Caprica besides its locations: the forces on the road, and the ships.
func (b *Board) ground(u *ui.UI, l *laid, v *game.View, w Words) {
	for _, s := range l.plates {
		b.forces(u, s, v, l.icons)
	}
	for _, y := range l.yards {
		b.yard(u, y, v, w, l.icons)
	}
	if l.icons {
		leftBehind(u, l.sky, v, w)
		patrol(u, l.foot, w)
	}
}

// leftBehind shows in the sky that the ships are away, and what waits in space with them. It stays as it was (P-NC-02).
func leftBehind(u *ui.UI, r ui.Rect, v *game.View, w Words) {
	first, second := r.CutTop(r.H/2, 0)
	u.Text(first, w.Away, railTitle, ui.TextMain, ui.Right)
	basestars, raiders, heavy, vipers := 0, 0, 0, 0
	for i := range v.Basestars {
		if v.Basestars[i].Area != card.NoArea {
			basestars++
		}
	}
	for _, a := range card.Areas {
		raiders += v.Raiders[a]
		heavy += v.HeavyRaiders[a]
	}
	for i := range v.Fleets {
		vipers += v.Fleets[i].InSpace()
	}
	x, size, gap, room := second.Right(), second.H-4, 18.0, second.W-u.TextWidth(w.Frozen, small)
	kinds := [...]struct {
		icon ui.Icon
		n    int
		c    ui.Color
	}{
		{ui.IconViper, vipers, ui.White}, {ui.IconHeavyRaider, heavy, skyRed}, {ui.IconRaider, raiders, skyRed}, {ui.IconBasestar, basestars, skyRed},
	}
	for _, left := range kinds {
		if left.n > 0 {
			room -= u.TextWidth(strconv.Itoa(left.n), railTitle) + 2 + size + gap
		}
	}
	if room < 0 { // in a small window
		gap = 8
	}
	for _, left := range kinds {
		if left.n == 0 {
			continue
		}
		number := strconv.Itoa(left.n)
		wide := u.TextWidth(number, railTitle) + 2
		u.Text(ui.R(x-wide, second.Y, wide, second.H), number, railTitle, ui.TextMain, ui.Right)
		u.Icon(left.icon, ui.R(x-wide-size-4, second.Y+2, size, size), left.c)
		x -= wide + size + gap
	}
	if x < second.Right() {
		u.Text(ui.R(second.X, second.Y, x-second.X, second.H), w.Frozen, plateName, ui.TextMain, ui.Right)
	}
}

// skyRed is the red of the Cylons against a gray sky.
var skyRed = ui.Color{R: 0xFF, G: 0xC2, B: 0xB8, A: 255}

// patrol tells, under the road, what the forces on it do.
func patrol(u *ui.UI, r ui.Rect, w Words) {
	const edge, sign = 14.0, 64.0
	text := ui.R(r.X+2*edge+sign, r.Y, r.W-3*edge-sign, r.H-2*edge)
	high := min(text.H, u.ParagraphHeight(text.W, w.Patrol, plateName)+1)
	r.H = max(high, sign) + 2*edge
	text.Y, text.H = r.Y+(r.H-high)/2, high
	u.Panel(r, footLook)
	u.Icon(ui.IconForce, ui.R(r.X+edge, r.Y+(r.H-sign)/2, sign, sign), ui.RedText)
	u.Paragraph(text, w.Patrol, plateName, ui.TextMain, ui.Left)
}

// footLook is smoked glass over the mud.
var footLook = ui.Look{Top: ui.Color{R: 0x16, G: 0x14, B: 0x12, A: 214}, Bottom: ui.Color{R: 0x10, G: 0x0E, B: 0x0D, A: 226}, LineTop: ui.LineTop, LineBottom: ui.LineBase, Line: 1.5, Cut: 10}

// forces draws the occupation forces at a location: as figures on the road below it, or in a row as a number on its foot, where no character's figure
// stands. A player there may attack them or have them detain a human (P-NC-17, P-NC-18).
func (b *Board) forces(u *ui.UI, s slot, v *game.View, figures bool) {
	space := game.PatrolAt(s.place)
	n := v.ForcesAt(s.place) - b.motion.marching(space)
	if n <= 0 {
		return
	}
	const edge = 3 // of the plate under the figures
	spot := Spot{
		Rect: forceBadge(s.rect), ID: "force:" + strconv.Itoa(space), Label: b.Say.Place(s.place), Choices: [3]game.Choice{{Kind: game.TheForce, N: int8(space)}},
		Rule: "P-NC-22", Cut: 6,
	}
	if figures {
		size := s.rect.H * 0.52
		spot.Rect = ui.R(s.rect.X+8, s.rect.Bottom()+size*0.12, size*(0.62*float64(n)+0.5), size).Inset(-edge)
	}
	if d := v.Decision; d != nil && d.Seat() != game.NoSeat && v.Seats[d.Seat()].Place == s.place {
		spot.Choices[1], spot.Choices[2] = game.Choice{Kind: game.TheAction, Card: card.AttackOccupation}, game.Choice{Kind: game.TheAction, Card: card.DetainHuman}
	}
	m, r := b.Host.Touch(u, spot), spot.Rect
	if !figures {
		u.Panel(r, marked(forceLook, m))
		sign, count := r.CutLeft(r.W*0.52, 0)
		if n == 1 { // badges show no 1
			sign = r
		} else {
			u.Text(count.Move(-4, 0), strconv.Itoa(n), ui.Fact.Sized(24).In(ui.Private), ui.TextMain, ui.Center)
		}
		u.Icon(ui.IconForce, sign.Around(r.H-8, r.H-8), ui.RedText)
		return
	}
	if m.Legal || m.Chosen || m.Hover {
		u.Panel(r, marked(forceLook, m))
	}
	r = r.Inset(edge)
	for i := range n {
		at := ui.R(r.X+r.H*(0.62*float64(i)+0.05), r.Y, r.H, r.H)
		u.Icon(disc, at.Move(0, r.H*0.42), ui.Color{A: 150})
		u.Icon(ui.IconForce, at.Inset(r.H*0.02).Move(2, 2), ui.Color{A: 200})
		u.Icon(ui.IconForce, at.Inset(r.H*0.02), ui.Mix(ui.RedText, ui.White, 0.25))
	}
}

// forceBadge returns where the number of forces stands on a plate of a row.
func forceBadge(plate ui.Rect) ui.Rect { return ui.R(plate.X+5, plate.Bottom()-32, 62, 36) }

// forceLook is the plate under occupation forces.
var forceLook = ui.Look{Top: ui.Color{R: 0x3A, G: 0x0E, B: 0x0C, A: 236}, Bottom: ui.Color{R: 0x1C, G: 0x08, B: 0x08, A: 240}, LineTop: ui.RedText, LineBottom: ui.Red, Line: 1.5, Cut: 6}

// yard draws the ships of a pile, as many as fit, and their number. It rings those that the next activation of the forces takes: one for each force
// at the Shipyard (P-NC-21).
func (b *Board) yard(u *ui.UI, y yardSlot, v *game.View, w Words, field bool) {
	n, lost := v.Count(y.pile)-b.motion.ferried(y.pile), v.ForcesAt(card.Shipyard)
	name, rule, color, icon, choice := w.Locked, "P-NC-24", ui.RedText, ui.IconLock, game.Choice{Kind: game.Prepare}
	if y.pile == game.PreparedShips {
		name, rule, color, icon, choice = w.Prepared, "P-NC-25", ui.Green, ui.IconEvacuate, game.Choice{Kind: game.Evacuate}
		lost -= v.Count(game.LockedShips) // those go first
	}
	lost = max(0, min(lost, n))
	label := name + ": " + strconv.Itoa(n)
	if lost > 0 {
		label += ". " + fmt.Sprintf(w.LostNext, lost)
	}
	m := b.Host.Touch(u, Spot{Rect: y.rect, ID: "yard:" + y.pile.String(), Label: label, Choices: [3]game.Choice{choice}, Rule: rule, Cut: yardLook.Cut})
	look := yardLook.Edged(ui.Alpha(color, 0.8), 1.5)
	if m.Legal || m.Chosen || m.Hover {
		look, color = marked(look, m), ui.TextMain
	}
	u.Panel(y.rect, look)
	in := y.rect.InsetXY(7, 6)
	title, in := in.CutTop(u.LineHeight(railTitle)+2, 2)
	number := u.TextWidth(strconv.Itoa(n), railTitle) + 4
	u.Text(title, strconv.Itoa(n), railTitle, ui.TextMain, ui.Right)
	head := ui.R(title.X, title.Y, title.W-number, title.H)
	if field {
		u.Icon(icon, ui.R(head.X, head.Y+(head.H-stripIcon)/2, stripIcon, stripIcon), color)
		head.X, head.W = head.X+stripIcon+stripIconGap, head.W-stripIcon-stripIconGap
	}
	st := plateName
	if max(u.TextWidth(w.Locked, st), u.TextWidth(w.Prepared, st)) > head.W {
		st = small
	}
	u.Text(head, name, st, color, ui.Left)
	if !field {
		size := min(in.H*0.9, in.W/3)
		for i := range min(n, 3) {
			parked(u, in.X+size*(0.6+0.8*float64(i)), in.Y+in.H/2, size, i < lost)
		}
		return
	}
	const columns = 6
	step := min(in.W/columns, in.H/2)
	for i := range min(n, 2*columns) {
		x, line := in.X+step*(float64(i%columns)+0.5), in.Y+step*(float64(i/columns)+0.5)
		u.Spark(x+3, line+step*0.25, step*0.42, ui.Color{A: 120})
		parked(u, x, line, step*0.96, i < lost)
	}
}

// parked draws a civilian ship that has landed, ringed if it is among the next to be lost.
func parked(u *ui.UI, x, y, size float64, lost bool) {
	u.Flying(ship.CivilianClosed, x, y, size, 0, grounded)
	if lost {
		r := ui.R(x-size*0.5, y-size*0.5, size, size)
		u.Panel(r, ui.Look{LineTop: ui.Red, LineBottom: ui.Red, Line: 2.5, Cut: r.W * 0.28})
	}
}

// grounded is the lighting of a ship that has landed.
var grounded = ship.Options{Tint: [3]float32{1.0, 0.96, 0.9}, Lights: -1}

// yardLook is a fenced field.
var yardLook = ui.Look{Top: ui.Color{R: 0x2A, G: 0x27, B: 0x22, A: 222}, Bottom: ui.Color{R: 0x1C, G: 0x19, B: 0x16, A: 232}, LineTop: ui.TextQuiet, LineBottom: ui.LineBase, Line: 1.5, Cut: 10, Shadow: true}

// paintGround draws the settlement into r, or only its edge for a strip: a gray sky, hills, tents, and the road.
func paintGround(u *ui.UI, r ui.Rect, plates []slot, whole bool) {
	u.Panel(r, ui.Look{Top: groundSky, Bottom: groundHaze, Cut: 12})
	u.Clip(r, func() {
		horizon := r.Y + r.H*0.30
		if !whole {
			horizon = r.Y + r.H*0.10
		}
		rng := rand.New(rand.NewPCG(7, 7)) // always the same settlement
		if whole {
			for i := range 9 { // clouds
				x, y := r.X+r.W*rng.Float64(), r.Y+(horizon-r.Y)*(0.1+0.5*rng.Float64())
				u.Spark(x, y, r.H*(0.10+0.10*rng.Float64()), ui.Alpha(ui.White, 0.05+0.01*float64(i%3)))
			}
			u.Spark(r.X+r.W*0.68, r.Y+r.H*0.12, r.H*0.20, ui.Alpha(ui.White, 0.22)) // a pale sun
		}
		for i, c := range [...]ui.Color{{R: 0x5C, G: 0x62, B: 0x64, A: 255}, {R: 0x46, G: 0x49, B: 0x48, A: 255}, {R: 0x38, G: 0x37, B: 0x33, A: 255}} {
			ridge(u, r, horizon+float64(i)*r.H*0.03, r.H*(0.07-0.015*float64(i)), c, float64(i))
		}
		base := horizon + r.H*0.07
		u.Panel(ui.R(r.X, base, r.W, r.Bottom()-base), ui.Look{Top: ui.Color{R: 0x42, G: 0x3B, B: 0x33, A: 255}, Bottom: ui.Color{R: 0x27, G: 0x22, B: 0x1E, A: 255}})
		if whole {
			tents(u, r, base, rng)
			road(u, r, plates)
		}
	})
}

// The sky over New Caprica.
var groundSky, groundHaze = ui.Color{R: 0x4C, G: 0x55, B: 0x5E, A: 255}, ui.Color{R: 0x8E, G: 0x92, B: 0x90, A: 255}

// ridge draws a line of hills.
func ridge(u *ui.UI, r ui.Rect, y, high float64, c ui.Color, phase float64) {
	points := []float64{r.X, r.Bottom()}
	const steps = 40
	for i := range steps + 1 {
		t := float64(i) / steps
		h := math.Sin(t*9+phase*2.1)*0.5 + math.Sin(t*23+phase*5)*0.25 + math.Sin(t*4+phase)*0.4
		points = append(points, r.X+r.W*t, y-high*h)
	}
	points = append(points, r.Right(), r.Bottom())
	u.Polygon(points, c, ui.Color{}, 0)
}

// tents draws the settlement: rows of tents, larger toward the front, with smoke over some of them.
func tents(u *ui.UI, r ui.Rect, base float64, rng *rand.Rand) {
	canvases := [...]ui.Color{{R: 0x8C, G: 0x86, B: 0x74, A: 255}, {R: 0x76, G: 0x7A, B: 0x70, A: 255}, {R: 0x9A, G: 0x8E, B: 0x78, A: 255}, {R: 0x6C, G: 0x66, B: 0x5C, A: 255}}
	const rows = 7
	for row := range rows {
		depth := float64(row) / (rows - 1)
		y := base + (r.Bottom()-base)*(0.02+0.92*depth*depth)
		size := r.H * (0.022 + 0.055*depth)
		for x := r.X - size + size*rng.Float64(); x < r.Right()+size; x += size * (1.9 + 1.6*rng.Float64()) {
			c := ui.Mix(canvases[rng.IntN(len(canvases))], ui.Color{R: 0x30, G: 0x2C, B: 0x28, A: 255}, 0.35+0.25*rng.Float64())
			tent(u, x, y+size*0.3*rng.Float64(), size, c)
			if rng.IntN(9) == 0 {
				for i := range 5 {
					u.Spark(x+size*0.2*float64(i), y-size*(0.9+0.55*float64(i)), size*(0.35+0.18*float64(i)), ui.Alpha(ui.Color{R: 0x9A, G: 0x9C, B: 0x9C, A: 255}, 0.16-0.025*float64(i)))
				}
			}
		}
	}
}

// tent draws one tent, lit from the right.
func tent(u *ui.UI, x, y, size float64, c ui.Color) {
	u.Spark(x+size*0.1, y+size*0.05, size*0.9, ui.Color{A: 70})
	u.Polygon([]float64{x - size*0.7, y, x - size*0.12, y - size*0.78, x + size*0.05, y}, ui.Mix(c, ui.Void, 0.45), ui.Color{}, 0)
	u.Polygon([]float64{x - size*0.12, y - size*0.78, x + size*0.62, y - size*0.70, x + size*0.95, y - size*0.02, x + size*0.05, y}, c, ui.Color{}, 0)
	u.Polygon([]float64{x - size*0.42, y, x - size*0.16, y - size*0.45, x - size*0.1, y}, ui.Mix(c, ui.Void, 0.8), ui.Color{}, 0)
}

// road draws the road of the forces, below the locations that they patrol.
func road(u *ui.UI, r ui.Rect, plates []slot) {
	foot, high := 0.0, 0.0
	for _, p := range plates {
		if game.PatrolAt(p.place) >= 0 {
			foot, high = p.rect.Bottom(), p.rect.H
		}
	}
	mid, half := foot+high*0.40, high*0.26
	u.Polygon([]float64{r.X, mid - half*0.8, r.Right(), mid - half, r.Right(), mid + half, r.X, mid + half*1.2}, ui.Color{R: 0x54, G: 0x4B, B: 0x3F, A: 255}, ui.Color{R: 0x2C, G: 0x27, B: 0x22, A: 255}, 2)
	for i := range 2 { // ruts
		y := mid + half*(0.7*float64(i)-0.25)
		u.Line(r.X, y, r.Right(), y-half*0.1, 3, ui.Alpha(ui.Color{R: 0x2A, G: 0x25, B: 0x20, A: 255}, 0.8))
		u.Line(r.X, y+3, r.Right(), y+3-half*0.1, 1.5, ui.Alpha(ui.Color{R: 0x8A, G: 0x80, B: 0x70, A: 255}, 0.35))
	}
}
