package gameover

import (
	"fmt"
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// plotLines are the colors and dashes of the plot, so that the lines differ even without color.
var plotLines = [5]struct {
	color   ui.Color
	on, off float64 // of the dashes; 0 is an unbroken line
}{
	card.Fuel:       {ui.Amber, 0, 0},
	card.Food:       {ui.Green, 16, 9},
	card.Morale:     {ui.SeatColors[0], 28, 6},
	card.Population: {ui.Cyan, 4, 8},
	distanceLine:    {ui.TextSecond, 0, 0},
}

// plot draws the resources and the distance by turn.
func (g *GameOver) plot(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(24, 16)
	head, in := in.CutTop(34, 8)
	name := u.Text(head, g.shell.Text(say.OverTracksTitle), ui.Heading, ui.TextMain, ui.Left)
	traveled := fmt.Sprintf(g.shell.Text(say.OverDistanceTrack), g.view.Distance)
	if g.view.NewCaprica != nil {
		traveled = fmt.Sprintf(g.shell.Text(say.OverDistanceNewCaprica), g.view.Distance)
	}
	if wide := u.TextWidth(traveled, ui.Small); wide <= head.Right()-name.Right()-40 {
		head = ui.R(name.Right()+40, head.Y, wide+2, head.H)
	} else { // on its own line
		head, in = in.CutTop(30, 6)
	}
	u.Text(head, traveled, ui.Small, ui.TextSecond, ui.Left)

	turns := len(g.story.values[0]) - 1
	most := 12
	for _, line := range g.story.values {
		most = max(most, slices.Max(line))
	}
	legend, in := in.CutRight(230, 24)
	axis, in := in.CutLeft(36, 12)
	foot, in := in.CutBottom(30, 4)
	x := func(turn int) float64 { return in.X + in.W*float64(turn)/float64(max(1, turns)) }
	y := func(v int) float64 { return in.Y + 10 + (in.H-14)*(1-float64(v)/float64(most)) }
	for v := 0; v <= most; v += 3 {
		u.Line(in.X, y(v), in.Right(), y(v), 1, ui.LineBase)
		u.Text(ui.R(axis.X, y(v)-14, axis.W, 28), fmt.Sprint(v), ui.KeyName.Sized(20), ui.TextSecond, ui.Right)
	}
	every := 1
	for float64(every)*in.W/float64(max(1, turns)) < 44 {
		every++
	}
	for t := every; t <= turns; t += every {
		u.Text(ui.R(x(t)-22, foot.Y, 44, foot.H), fmt.Sprint(t), ui.KeyName.Sized(20), ui.TextSecond, ui.Center)
	}
	for i, s := range g.story.stages { // the background of the turns of a stage
		until, c, icon := turns, ui.Color{R: 0x9A, G: 0x86, B: 0x6A, A: 0x40}, ui.IconForce
		if i+1 < len(g.story.stages) {
			until = g.story.stages[i+1].turn
		}
		if s.returned {
			c, icon = ui.Color{R: 0x4A, G: 0xA0, B: 0x7A, A: 0x36}, ui.IconEvacuate
		}
		u.Fill(ui.R(x(s.turn), in.Y+26, x(until)-x(s.turn), y(0)-in.Y-26), c)
		u.Icon(icon, ui.R(x(s.turn)-11, in.Y, 22, 22), ui.AmberTop)
	}
	for _, t := range g.story.jumps {
		dashed(u, x(t), in.Y+26, x(t), in.Bottom()-4, 0, 1.5, 5, 5, ui.Alpha(ui.CyanIcon, 0.6))
		u.Icon(ui.IconJump, ui.R(x(t)-11, in.Y, 22, 22), ui.CyanIcon)
	}
	lost := -1
	if over := g.view.Over; !over.HumansWin && over.Why == game.EndedByResource {
		lost = int(over.Resource)
	}
	g.traveled(u, x, y)
	order := []int{0, 1, 2, 3}
	slices.SortFunc(order, func(a, b int) int { return parts.Btoi(a == lost) - parts.Btoi(b == lost) })
	for _, res := range order {
		g.line(u, res, res == lost, x, y)
	}
	g.legend(u, legend, lost, y)
}

// traveled draws the distance as steps in the background of the plot.
func (g *GameOver) traveled(u *ui.UI, x, y func(int) float64) {
	values := g.story.values[distanceLine]
	for t := 1; t < len(values); t++ {
		top := y(values[t-1])
		u.Fill(ui.R(x(t-1), top, x(t)-x(t-1), y(0)-top), ui.Alpha(ui.TextSecond, 0.10))
		u.Line(x(t-1), top, x(t), top, 1.5, ui.TextSecond)
		u.Line(x(t), top, x(t), y(values[t]), 1.5, ui.TextSecond)
	}
}

func (g *GameOver) line(u *ui.UI, res int, lost bool, x, y func(int) float64) {
	l, values := plotLines[res], g.story.values[res]
	color, width := l.color, 3.0
	if lost {
		color, width = ui.Red, 5
	}
	walked := 0.0
	for t := 1; t < len(values); t++ {
		// Lines of equal values run side by side.
		aside := g.beside(res, t-1, t) * 3
		x0, y0, x1, y1 := x(t-1), y(values[t-1])+aside, x(t), y(values[t])+aside
		if lost {
			u.Line(x0, y0, x1, y1, 13, ui.Alpha(ui.Red, 0.22))
		}
		if l.on == 0 || lost {
			u.Line(x0, y0, x1, y1, width, color)
		} else {
			walked = dashed(u, x0, y0, x1, y1, walked, width, l.on, l.off, color)
		}
	}
	if len(values) > 40 {
		return
	}
	for t, v := range values { // equal ones are side by side, each at its value
		px := x(t) + g.beside(res, t, t)*8
		u.Panel(ui.R(px-4.5, y(v)-4.5, 9, 9), ui.Look{Top: ui.Void, Bottom: ui.Void, LineTop: color, LineBottom: color, Line: 2, Cut: 3})
	}
}

// beside returns the position of a resource among those equal to it at two turns: 0 alone, -0.5 and 0.5 for two.
func (g *GameOver) beside(res, from, to int) float64 {
	before, after := 0, 0
	for other := range 4 {
		switch values := g.story.values[other]; {
		case other == res || values[from] != g.story.values[res][from] || values[to] != g.story.values[res][to]:
		case other < res:
			before++
		default:
			after++
		}
	}
	return float64(before-after) / 2
}

// dashed draws a piece of a broken line. walked is the length of the line before it. It returns the length before the next piece.
func dashed(u *ui.UI, x0, y0, x1, y1, walked, width, on, off float64, c ui.Color) float64 {
	length := math.Hypot(x1-x0, y1-y0)
	for at := -math.Mod(walked, on+off); at < length; at += on + off {
		from, to := max(0, at), min(length, at+on)
		if from < to {
			u.Line(x0+(x1-x0)*from/length, y0+(y1-y0)*from/length, x0+(x1-x0)*to/length, y0+(y1-y0)*to/length, width, c)
		}
	}
	return walked + length
}

// legend names the lines where they end, moved apart if they end together.
func (g *GameOver) legend(u *ui.UI, r ui.Rect, lost int, y func(int) float64) {
	const rowH = 38
	order := []int{0, 1, 2, 3, distanceLine}
	last := func(res int) int { return g.story.values[res][len(g.story.values[res])-1] }
	slices.SortStableFunc(order, func(a, b int) int { return last(b) - last(a) })
	at := make([]float64, len(order))
	for i, res := range order {
		at[i] = y(last(res)) - rowH/2
		if i > 0 {
			at[i] = max(at[i], at[i-1]+rowH)
		}
	}
	for i := range at {
		at[i] = min(at[i], r.Bottom()-float64(len(at)-i)*rowH)
	}
	for i, res := range order {
		l := plotLines[res]
		c := l.color
		if res == lost {
			c = ui.Red
		}
		row := ui.R(r.X, at[i], r.W, rowH)
		end := y(last(res)) // a thin line leads from the end of the line to its name
		u.Line(r.X-22, end, r.X-6, row.Y+rowH/2, 1.5, ui.Alpha(c, 0.6))
		icon, label := ui.IconDistance, g.shell.Text(say.SharedDistance)
		if res != distanceLine {
			icon, label = cards.ResourceIcon(card.Resource(res)), g.say.Resource(card.Resource(res))
		}
		u.Icon(icon, ui.R(row.X, row.Y+6, 26, 26), c)
		name := u.Text(ui.R(row.X+36, row.Y, 150, rowH), label, ui.Heading, c, ui.Left)
		u.Text(ui.R(name.Right()+12, row.Y, 60, rowH), fmt.Sprint(last(res)), ui.Fact, ui.TextMain, ui.Left)
	}
}
