package ui

import "testing"

// What is moved must be drawn around another point and in another size, and must not be touched or read.
func TestMoved(t *testing.T) {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	box := R(100, 100, 200, 300)
	draw := func() {
		u.Fill(box, Amber)
		u.Text(box, "text", Fact, White, Left)
		u.Button("button", box, "button", Options{})
	}
	u.Moved(box, Pose{X: 700, Y: 500, SX: 0.5, SY: 2}, draw)
	if len(u.Placed()) > 0 || len(u.Targets()) > 0 || len(u.zones) > 0 {
		t.Error("what moves can be read or touched")
	}
	got := u.ops[0]
	want := R(700-50, 500-300, 100, 600).scale(u.Scale)
	if r := (Rect{got.x, got.y, got.sx, got.sy}); r != want {
		t.Errorf("the ground lies at %v, want %v", r, want)
	}
	n := len(u.ops)
	u.Moved(box, Pose{SX: 1, SY: 1, Fade: 1}, draw)
	if len(u.ops) != n {
		t.Error("what is gone is drawn")
	}
	u.Line(0, 0, 1, 1, 1, White)
	u.Moved(box, Pose{SX: 1, SY: 1}, func() { u.Line(0, 0, 1, 1, 1, White) })
	if len(u.ops) != n+1 {
		t.Error("a painter is drawn where it is not")
	}
}
