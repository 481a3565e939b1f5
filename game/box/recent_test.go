package box

import (
	"fmt"
	"testing"

	"battlestar/game/card"
)

// A player may browse all boxes and options, so only a few catalogs may be kept; but the one in use must not be made twice.
func TestCatalogsAreForgotten(t *testing.T) {
	var r recent
	made := 0
	get := func(name string) *Catalog {
		return r.get(name, func() []card.Box { made++; return nil })
	}
	first := get("a")
	for i := range 3 * mostKept {
		get(fmt.Sprint(i))
		if get("a") != first {
			t.Fatal("what is in use was made anew")
		}
	}
	if len(r.kept) != mostKept || made != 1+3*mostKept {
		t.Errorf("%d catalogues are kept, %d were made", len(r.kept), made)
	}
	if get("0"); made != 2+3*mostKept {
		t.Error("the oldest was not forgotten")
	}
}

// Known must accept the id of every built box.
func TestKnown(t *testing.T) {
	for i, b := range All() {
		if b.ID != built[i].id || !Known(b.ID) {
			t.Errorf("the box %q is not known", b.ID)
		}
	}
}
