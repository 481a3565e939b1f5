package figure

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// rod is a rounded stick that tapers from a to b.
type rod struct {
	a, b   solid.Vec
	ra, rb float64
}

func (r *rod) dist(p solid.Vec) float64 {
	d, _ := r.along(p)
	return d
}

// along returns the distance, and how far from a to b the nearest point is.
func (r *rod) along(p solid.Vec) (d, t float64) {
	ab := r.b.Sub(r.a)
	w := p.Sub(r.a)
	t = solid.Clamp(w.Dot(ab)/max(1e-9, ab.Dot(ab)), 0, 1)
	return w.Sub(ab.Mul(t)).Len() - solid.Mix(r.ra, r.rb, t), t
}

// held returns the bounds of a part that fits into one rod.
func held(r rod) [2]rod { return [2]rod{r, r} }

// bone is a rod with its constants precomputed.
type bone struct {
	a, ab     solid.Vec
	per       float64
	ra, wider float64
}

func ready(r rod) bone {
	ab := r.b.Sub(r.a)
	return bone{r.a, ab, 1 / max(1e-9, ab.Dot(ab)), r.ra, r.rb - r.ra}
}

func (b *bone) dist(p solid.Vec) float64 {
	x, y, z := p.X-b.a.X, p.Y-b.a.Y, p.Z-b.a.Z
	t := (x*b.ab.X + y*b.ab.Y + z*b.ab.Z) * b.per
	if t < 0 {
		t = 0
	} else if t > 1 {
		t = 1
	}
	x, y, z = x-b.ab.X*t, y-b.ab.Y*t, z-b.ab.Z*t
	return math.Sqrt(x*x+y*y+z*z) - b.ra - b.wider*t
}

// long2 returns the length of (x, y); math.Hypot is slow.
func long2(x, y float64) float64 { return math.Sqrt(x*x + y*y) }

// frame is a place with axes of its own: x to the left of the body, y to its back, z up.
type frame struct{ o, x, y, z solid.Vec }

// turned returns a frame at o that is rolled (its left side goes up), then leaned forward, then turned to its left, in degrees.
func turned(o solid.Vec, yaw, pitch, roll float64) frame {
	sy, cy := math.Sincos(yaw * math.Pi / 180)
	sp, cp := math.Sincos(pitch * math.Pi / 180)
	sr, cr := math.Sincos(-roll * math.Pi / 180)
	turn := func(v solid.Vec) solid.Vec {
		v = solid.V(v.X*cr+v.Z*sr, v.Y, -v.X*sr+v.Z*cr)
		v = solid.V(v.X, v.Y*cp-v.Z*sp, v.Y*sp+v.Z*cp)
		return solid.V(v.X*cy-v.Y*sy, v.X*sy+v.Y*cy, v.Z)
	}
	return frame{o, turn(solid.V(1, 0, 0)), turn(solid.V(0, 1, 0)), turn(solid.V(0, 0, 1))}
}

func (f *frame) in(p solid.Vec) solid.Vec {
	d := p.Sub(f.o)
	return solid.V(d.Dot(f.x), d.Dot(f.y), d.Dot(f.z))
}

func (f *frame) out(x, y, z float64) solid.Vec {
	return f.o.Add(f.x.Mul(x)).Add(f.y.Mul(y)).Add(f.z.Mul(z))
}

// bend returns the joint and the end of two bones that go from a towards b. The joint points towards pole.
func bend(a, b solid.Vec, first, second float64, pole solid.Vec) (joint, end solid.Vec) {
	d := b.Sub(a)
	dir := d.Unit()
	long := solid.Clamp(d.Len(), math.Abs(first-second)+0.02, first+second-0.001)
	x := (first*first - second*second + long*long) / (2 * long)
	side := pole.Sub(dir.Mul(pole.Dot(dir))).Unit()
	return a.Add(dir.Mul(x)).Add(side.Mul(math.Sqrt(max(0, first*first-x*x)))), a.Add(dir.Mul(long))
}

// The lengths of bones in meters for somebody who is 1.75 tall; the forearm goes to the middle of the hand.
const (
	upperArm, foreArm, toWrist = 0.290, 0.325, 0.250
	thigh, shank, ankle        = 0.428, 0.408, 0.085
	eyes, crown                = 1.632, 1.750
)

// bones holds the positions of all parts of a body.
type bones struct {
	size                           float64
	wide, deep, waist, loin, thick float64 // relative to the average
	unit                           float64 // of the head
	hip, chest, skull, collar      frame
	shoulder, elbow, wrist         [2]solid.Vec // left, right
	palm                           [2]frame     // x in the direction the palm faces, y to the thumb, z along the fingers
	joint, knee, heel              [2]solid.Vec
	foot                           [2]frame
	seated                         bool // a thigh is raised
	faceShape                      faceShape
	cut                            haircut
}

// skeleton returns the bones of somebody in a pose.
func skeleton(who *people.Person, p *Pose) *bones {
	b := &bones{wide: 1 + 0.07*who.Build, deep: 1 + 0.14*who.Build, waist: 1 + 0.17*who.Build, loin: 1 + 0.08*who.Build, thick: 1 + 0.13*who.Build}
	if who.Woman {
		b.wide, b.deep, b.waist, b.loin, b.thick = b.wide*0.91, b.deep*0.92, b.waist*0.87, b.loin*1.0, b.thick*0.87
	}
	large := 1 + 0.36*solid.Clamp((17-float64(who.Age))/13, 0, 1) // a child's head is larger
	b.wide *= 1 - 0.35*(large-1)
	b.unit = 0.1075 * large * (1 + 0.02*who.Build)
	b.size = who.Tall / (1.513 + 2.29*b.unit)

	b.hip = turned(p.Hip, p.Turn, p.Lean*0.25, p.Tilt)
	back := turned(p.Hip, p.Turn+p.Twist, p.Lean, p.Side*0.5)
	b.chest = turned(back.out(0, 0, 0.31), p.Turn+p.Twist, p.Lean, p.Side)
	nape := b.chest.out(0, 0.022, 0.195)
	neck := turned(nape, p.Turn+p.Twist+0.5*p.Look, p.Lean*0.6+p.Nod*0.6, p.Side*0.5+p.Cock*0.5)
	b.collar = turned(nape, p.Turn+p.Twist, p.Lean+14, p.Side)
	b.skull = turned(neck.out(0, -0.038, 0.058+1.13*b.unit), p.Turn+p.Twist+p.Look, p.Lean*0.55+p.Nod, p.Side*0.3+p.Cock)
	for i, side := range [2]float64{1, -1} {
		h := p.hand(i)
		b.shoulder[i] = b.chest.out(side*0.184*b.wide, 0.012, 0.149+0.03*p.Shrug)
		pole := h.Elbow
		if pole == (solid.Vec{}) {
			pole = b.chest.x.Mul(0.25 * side).Add(b.chest.y.Mul(0.45)).Sub(b.chest.z.Mul(0.6))
		}
		b.elbow[i], _ = bend(b.shoulder[i], h.At, upperArm, foreArm, pole)
		_, end := bend(b.shoulder[i], h.At, upperArm, foreArm, pole)
		z := end.Sub(b.elbow[i]).Unit()
		b.wrist[i] = b.elbow[i].Add(z.Mul(toWrist))
		face := h.Palm
		if face == (solid.Vec{}) {
			face = b.chest.x.Mul(-side).Add(b.chest.z.Mul(-0.2))
		}
		x := face.Sub(z.Mul(face.Dot(z))).Unit()
		y := x.Cross(z).Mul(side)
		b.palm[i] = frame{b.wrist[i], x, y, z}

		f := p.foot(i)
		b.joint[i] = b.hip.out(side*0.092*b.loin, 0, -0.03)
		b.foot[i] = turned(f.At, p.Turn*0.6+side*f.Out, -f.Heel, 0)
		b.foot[i].o = f.At.Add(b.foot[i].z.Mul(ankle)).Add(solid.V(0, 0, 0.11*math.Sin(f.Heel*math.Pi/180)))
		front := b.foot[i].y.Mul(-1).Add(solid.V(side*0.12, 0, 0.25))
		if f.Knee != (solid.Vec{}) {
			front = f.Knee
		}
		b.knee[i], b.heel[i] = bend(b.joint[i], b.foot[i].o, thigh, shank, front)
		b.foot[i].o = b.heel[i]
		if b.knee[i].Z > b.joint[i].Z-0.22 {
			b.seated = true
		}
	}
	b.faceShape = shapeOf(who)
	b.cut = cutOf(who)
	return b
}
