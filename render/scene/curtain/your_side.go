package curtain

import (
	"math"

	"battlestar/game/say"
	"battlestar/render/ui"
)

// sideKey leads to the page that tells a player which side they are on.
const sideKey = ui.Key("Y")

// sideGap is the distance between the two columns of the page, and sidePad the one around it.
const (
	sideGap = 36.0
	sidePad = 22.0
)

// yourSide draws the page that tells a player who they are, how they win and what they can do. The headings stand there for everyone. What is under
// them is shown while what lies facedown is shown, so that the page says nothing to someone who looks over the player's shoulder.
func (p *Curtain) yourSide(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(sidePad, 16)
	said := p.Say.YourSide(p.View)
	if !p.Drawer.Looks {
		for i := range said {
			said[i].Said = nil
		}
	}
	var columns [2][]say.SidePart
	columns[0], columns[1] = said[:3], said[3:]
	wide := (in.W - sideGap) / 2
	high := 0.0
	for _, parts := range columns {
		high = max(high, p.sideColumn(u, ui.R(0, 0, wide-20, 0), parts, false))
	}
	high = math.Ceil(high/in.H) * in.H // in whole pages: the bar at the side must not tell how much there is to read
	u.Scroll("curtain.side.text", in, high, func(box ui.Rect) {
		for i, parts := range columns {
			p.sideColumn(u, ui.R(box.X+float64(i)*(wide+sideGap), box.Y, wide-20, 0), parts, true)
		}
	})
	if !p.Drawer.Looks {
		u.Text(in, p.Say.Text(say.YourSideHold), ui.Fact, ui.TextQuiet, ui.Center)
	}
}

// sideColumn draws some headings of the page with what is under them, and returns how high that is.
func (p *Curtain) sideColumn(u *ui.UI, r ui.Rect, list []say.SidePart, draw bool) float64 {
	y := r.Y
	head, text := ui.FactCaps, ui.Body
	for _, part := range list {
		if draw {
			u.Text(ui.R(r.X, y, r.W, u.LineHeight(head)), p.Say.Text(part.Head), head, ui.Cyan, ui.Left)
		}
		y += u.LineHeight(head) + 4
		for _, line := range part.Said {
			high := u.ParagraphHeight(r.W, line, text)
			if draw {
				u.Paragraph(ui.R(r.X, y, r.W, high+1), line, text, ui.TextMain, ui.Left)
			}
			y += high + 6
		}
		y += 14
	}
	return y - r.Y
}
