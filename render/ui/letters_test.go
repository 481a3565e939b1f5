package ui

import (
	"testing"

	"battlestar/input"
)

// Every font must show names in Latin, Greek and Cyrillic letters, and report that it cannot show other scripts.
func TestLettersOfNames(t *testing.T) {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range "ÁŐűßŁřĞıøÆ ΑΒΓΩάήώς АБВЯёЄїґЂћџ -.'7" {
		if !u.fonts.shows(r) {
			t.Errorf("%c is not shown", r)
		}
	}
	for _, r := range "אבدァ漢字한🙂" {
		if u.fonts.shows(r) {
			t.Errorf("%c is said to be shown", r)
		}
	}
	u.Resize(1280, 720)
	for font := range fontCount {
		f := u.fonts.face(font, 40)
		if latin, greek := u.line(textKey{s: "Nikos", font: font, px: 40}), u.line(textKey{s: "Νίκος", font: font, px: 40}); greek.width < latin.width*0.7 || greek.width > latin.width*1.5 {
			t.Errorf("font %d: a Greek name is %.0f wide, in Latin letters %.0f", font, greek.width, latin.width)
		}
		if f.of("Nikos") != f.Face || f.of("Νίκος") == f.Face {
			t.Errorf("font %d: the letters are looked for in the wrong face", font)
		}
	}
}

// A field for a name must refuse what cannot be shown and say so; other fields must accept it.
func TestFieldTakesWhatCanBeShown(t *testing.T) {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	u.Resize(1280, 720)
	text := ""
	frame := func(o FieldOptions, runes string) string {
		u.Begin(input.State{Focused: true, Runes: []rune(runes)})
		u.SetFocus("name")
		u.Field("name", R(100, 100, 300, 50), &text, o)
		said := u.tip.text
		u.End()
		return said
	}
	name := FieldOptions{Max: 16, Unshown: "not shown"}
	frame(name, "")
	if tip := frame(name, "Яна"); text != "Яна" || tip != "" {
		t.Errorf("a Cyrillic name gives %q, and %q is said", text, tip)
	}
	if tip := frame(name, "漢🙂!"); text != "Яна!" || tip != "not shown" {
		t.Errorf("what cannot be shown gives %q, and %q is said", text, tip)
	}
	text = ""
	if frame(FieldOptions{}, "漢"); text != "漢" {
		t.Errorf("a file's name is %q", text)
	}
}
