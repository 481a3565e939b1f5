package tabletest

import (
	"slices"
	"strings"
	"testing"

	"battlestar/game/say/english"
	"battlestar/render"
	"battlestar/render/scene/guide"
	"battlestar/render/scene/scenetest"
	"battlestar/render/ui"
)

// NoteTexts are the words of the notes, in English.
var NoteTexts = english.Language().Guide

// LastNote returns the name of the note of the guide on the screen, or "".
func LastNote(app *render.App) string { return among(guide.Notes, app.UI.Placed()) }

// LastLesson returns the name of the lesson of the led first game among what a frame put down, or "".
func LastLesson(placed []ui.Placed) string { return among(guide.Lessons, placed) }

// among returns the name of the note whose title a frame put down, or "".
func among(notes []guide.Note, placed []ui.Placed) string {
	for _, n := range notes {
		if slices.ContainsFunc(placed, func(p ui.Placed) bool { return strings.EqualFold(p.Text, NoteTexts[n.Words].Title) }) {
			return n.Name
		}
	}
	return ""
}

// TitleOf returns the title of a note.
func TitleOf(name string) string {
	return NoteTexts[guide.Notes[slices.IndexFunc(guide.Notes, func(n guide.Note) bool { return n.Name == name })].Words].Title
}

// Lies checks that the note on the screen covers nothing that glows, and no question or result.
func Lies(t *testing.T, app *render.App, targets []ui.Target) {
	t.Helper()
	ok, _ := scenetest.Has(targets, "guide.ok")
	off, _ := scenetest.Has(targets, "guide.off")
	note := ui.R(ok.Rect.X, ok.Rect.Y-120*app.UI.Scale, off.Rect.Right()-ok.Rect.X, ok.Rect.Bottom()-ok.Rect.Y+120*app.UI.Scale)
	for _, g := range targets {
		if !strings.HasPrefix(g.ID, "guide.") && (g.Glow || g.ID == "go-on" || g.ID == "curtain.confirm" || g.ID == "curtain.close") && !note.Overlap(g.Rect).Empty() {
			t.Errorf("the note %q covers %s", LastNote(app), g.ID)
		}
	}
	for _, k := range app.UI.Kept() {
		k = ui.R(k.X*app.UI.Scale, k.Y*app.UI.Scale, k.W*app.UI.Scale, k.H*app.UI.Scale)
		if !note.Overlap(k).Empty() {
			t.Errorf("the note %q covers a question or a result at %v", LastNote(app), k)
		}
	}
}
