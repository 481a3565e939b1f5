package ui

import "math"

// Icon is a line drawing on a grid of 24; see figure for how it is written.
type Icon string

func (i Icon) none() bool { return i == "" }

// Icon draws an icon into the largest square of r.
func (cv *Canvas) Icon(i Icon, r Rect, c Color) {
	px := r.Square().scale(cv.Scale)
	n := int(math.Round(px.W))
	if n < 4 {
		return
	}
	cv.placeSign(px)
	// Small icons get bolder lines, so that they do not fade into the panel.
	line := 1.7
	if n < 28 {
		line = 2
	}
	cv.put(cv.shape(shapeKey{string(i), n, 24, line, 0.16}), math.Round(px.X), math.Round(px.Y), c)
}

// Skill is a skill type.
type Skill uint8

// The six skills.
const (
	Politics Skill = iota
	Leadership
	Tactics
	Piloting
	Engineering
	Treachery
)

// skillLooks give each skill a color, a shape and two letters, because no sign may be the only one.
var skillLooks = [...]struct {
	color  Color
	shape  Icon
	code   string
	drop   float64 // how far the letters stand below the middle of the shape, as a part of its size
	letter float64 // height of the letters, as a part of the shape's size
}{
	Politics:    {rgb(0xF0C543), "f O12 12 11", "PO", 0, 0.46},
	Leadership:  {rgb(0x63C26F), "f M2 2 H22 V13 C22 18 17 21.5 12 23.5 C7 21.5 2 18 2 13 Z", "LE", -0.04, 0.46},
	Tactics:     {rgb(0xB08CF2), "f M12 0 L24 12 L12 24 L0 12 Z", "TA", 0, 0.4},
	Piloting:    {rgb(0xFF7A66), "f M12 0.5 L24 23 H0 Z", "PI", 0.2, 0.4},
	Engineering: {rgb(0x5FB0F5), "f M6 2 H18 L24 12 L18 22 H6 L0 12 Z", "EN", 0, 0.46},
	Treachery:   {rgb(0xA9A7B8), "f M12 -0.5 L16.6 7.4 L24.5 12 L16.6 16.6 L12 24.5 L7.4 16.6 L-0.5 12 L7.4 7.4 Z", "TR", 0, 0.38},
}

// Color returns the skill's color.
func (s Skill) Color() Color { return skillLooks[s].color }

// Code returns the skill's two letters.
func (s Skill) Code() string { return skillLooks[s].code }

// Skill draws a skill's shape with its letters. In less than 28 pixels there is no room for the letters, and they are left out. So a scene must give
// it more where the letters count.
func (cv *Canvas) Skill(s Skill, r Rect) {
	l := skillLooks[s]
	sq := r.Square()
	px := sq.scale(cv.Scale)
	n := int(math.Round(px.W))
	cv.put(cv.shape(shapeKey{string(l.shape), n, 24, 1, 0}), math.Round(px.X), math.Round(px.Y), l.color)
	cv.fill(px.Around(px.W*0.5, px.H*0.5), l.color, l.color)
	cv.placeSign(px)
	if n < 28 {
		return
	}
	st := Style{Font: Label700, Size: sq.H * l.letter / cv.TextFactor, Class: Note, Leading: 1}
	box := sq.Move(0, sq.H*l.drop)
	cv.Text(box, l.code, st, Ink, Center)
}

// SkillGhost draws a skill's shape faintly, as the background of a card.
func (cv *Canvas) SkillGhost(s Skill, r Rect) {
	px := r.Square().scale(cv.Scale)
	cv.put(cv.shape(shapeKey{string(skillLooks[s].shape), int(px.W), 24, 1, 0}), math.Round(px.X), math.Round(px.Y), Alpha(skillLooks[s].color, 0.1))
}

// Badge draws a seat's emblem on an octagon of its color.
func (cv *Canvas) Badge(r Rect, emblem Icon, c Color) {
	sq := r.Square()
	cut := sq.W * 0.29
	cv.Panel(sq, Look{Top: Mix(c, White, 0.3), Bottom: c, LineTop: Mix(c, White, 0.55), LineBottom: Mix(c, Ink, 0.25), Line: max(1.5, sq.W*0.02), Cut: cut})
	in := sq.Inset(sq.W * 0.07)
	cv.Panel(in, Look{LineTop: Alpha(Ink, 0.45), LineBottom: Alpha(Ink, 0.45), Line: max(1, sq.W*0.025), Cut: cut * 0.9})
	cv.placeSign(sq.scale(cv.Scale))
	e := sq.Inset(sq.W * 0.21).scale(cv.Scale)
	cv.put(cv.shape(shapeKey{string(emblem), int(math.Round(e.W)), 24, 2.4, 0.12}), math.Round(e.X), math.Round(e.Y), rgb(0x0A1014))
}
