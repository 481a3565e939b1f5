package model

import (
	"bytes"
	"testing"

	"battlestar/assets/ships/sheet"
)

// Every miniature of the sheet has a model, and there are no others.
func TestModels(t *testing.T) {
	for _, name := range sheet.Names {
		if Models[name] == nil {
			t.Errorf("there is no model for %s", name)
		}
	}
	if len(Models) != len(sheet.Names) {
		t.Errorf("%d models, but %d names", len(Models), len(sheet.Names))
	}
}

// The same model gives the same bytes.
func TestSameBytes(t *testing.T) {
	draw := func() *maps {
		s := renderOne("nuke", 48, 2, false)
		s.bleed()
		m := newMaps(48, 48)
		m.put(s, 0, 0, sheet.Height)
		return m
	}
	a, b := draw(), draw()
	if !bytes.Equal(a.color.Pix, b.color.Pix) || !bytes.Equal(a.normal.Pix, b.normal.Pix) || !bytes.Equal(a.glow.Pix, b.glow.Pix) {
		t.Error("two runs differ")
	}
	if c := a.color.Pix[a.color.PixOffset(24, 24)+3]; c != 255 {
		t.Errorf("its middle has the cover %d", c)
	}
	if c := a.color.Pix[a.color.PixOffset(2, 24)+3]; c != 0 {
		t.Errorf("space has the cover %d", c)
	}
}
