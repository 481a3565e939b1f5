package ui

import "math"

// Pose is how a moving thing is put down: where its middle is, how much it is stretched, how it is turned, and how visible it is.
type Pose struct {
	X, Y   float64 // middle, in units
	SX, SY float64 // 1 is its own size; a width near 0 shows it from the edge
	Turn   float64 // clockwise, in radians
	Fade   float64 // 0 is there, 1 is gone
}

// Moved runs f, which draws something inside r, and puts it down in a pose instead. It keeps the pictures that f makes, so that nothing is laid out
// again while it flies. It takes no input. A [Painter], which no sprite holds, is left out until the thing lies still.
func (cv *Canvas) Moved(r Rect, to Pose, f func()) {
	ops, placed, fills, clipped := len(cv.ops), len(cv.placed), len(cv.fills), cv.clip
	cv.clip = clip{}
	cv.Inert(f)
	cv.clip = clipped
	cv.placed, cv.fills = cv.placed[:placed], cv.fills[:fills]
	if to.SX <= 0 || to.SY <= 0 || to.Fade >= 1 {
		cv.ops = cv.ops[:ops]
		return
	}
	cx, cy := r.Center()
	cx, cy = cx*cv.Scale, cy*cv.Scale
	sin, cos := math.Sincos(to.Turn)
	seen := float64(1 - max(0, to.Fade))
	kept := cv.ops[:ops]
	for _, o := range cv.ops[ops:] {
		if o.painter != nil {
			continue
		}
		dx, dy := (o.x-cx)*to.SX, (o.y-cy)*to.SY
		o.x, o.y = to.X*cv.Scale+dx*cos-dy*sin, to.Y*cv.Scale+dx*sin+dy*cos
		o.sx, o.sy, o.turn = o.sx*to.SX, o.sy*to.SY, o.turn+to.Turn
		o.tint.A = uint8(float64(o.tint.A)*seen + 0.5)
		o.clip = clipped
		kept = append(kept, o)
	}
	cv.ops = kept
}
