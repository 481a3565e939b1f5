package scene_test

import (
	"testing"

	"battlestar/game"
	"battlestar/render/scene/tabletest"
)

// The bar must say how far the fleet has to go until the landing, then how far Galactica is on her way back, then that she is there.
func TestBarTellsTheWay(t *testing.T) {
	_, play, _ := tabletest.TakePlay(t, tabletest.OnNewCaprica(t, "occupied"), 1280, 720)
	v := play.View.Copy()
	v.JumpPrep = 3
	if text, number := play.WayTo(v); play.Say.Text(text) != "Return" || number != "3 / 5" {
		t.Errorf("in the occupation it says %s %s", play.Say.Text(text), number)
	}
	v.NewCaprica.Stage = game.InOrbit
	if text, number := play.WayTo(v); play.Say.Text(text) != "In orbit" || number != "" {
		t.Errorf("after the return it says %s %s", play.Say.Text(text), number)
	}
	v.NewCaprica.Stage, v.Distance = game.BeforeLanding, 4
	if text, number := play.WayTo(v); play.Say.Text(text) != "Distance" || number != "4 / 7" {
		t.Errorf("on the way it says %s %s", play.Say.Text(text), number)
	}
}
