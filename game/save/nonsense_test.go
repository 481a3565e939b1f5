package save

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// Whole records whose contents no program has written must be refused, in one sentence.
func TestRecordsThatMakeNoSense(t *testing.T) {
	snapshot := func(text string) []byte {
		return append(binary.LittleEndian.AppendUint64([]byte{1}, hash64([]byte(text))), deflate([]byte(text), nil)...)
	}
	newer, err := json.Marshal(map[string]int{"Version": game.StateVersion + 1})
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		kind    byte
		payload []byte
		want    error
	}{
		"an answer without a number":   {kindAnswer, nil, ErrDamaged},
		"an answer cut short":          {kindAnswer, []byte{7, 1, 0}, ErrDamaged},
		"a snapshot cut short":         {kindSnapshot, []byte{1, 2, 3}, ErrDamaged},
		"a snapshot of another hash":   {kindSnapshot, append([]byte{1, 0, 0, 0, 0, 0, 0, 0, 0}, deflate([]byte("{}"), nil)...), ErrDamaged},
		"a snapshot of something else": {kindSnapshot, snapshot("Dear diary"), ErrDamaged},
		"a snapshot of a newer state":  {kindSnapshot, snapshot(string(newer)), ErrVersion},
		"a snapshot with a new step":   {kindSnapshot, snapshot(`{"Step":"nowhere"}`), ErrVersion},
		"a take-back without a place":  {kindTakeBack, nil, ErrDamaged},
		"new chance cut short":         {kindReseed, []byte{1, 2}, ErrDamaged},
		"a correction not squeezed":    {kindCorrection, []byte("fuel 5"), ErrDamaged},
		"a note of something else":     {kindNote, deflate([]byte("Dear diary"), nil), ErrDamaged},
		"a second header":              {kindHeader, []byte{1}, ErrDamaged},
	} {
		w := begin()
		if err := w.header(Header{Setup: setup(3, 1)}); err != nil {
			t.Fatal(err)
		}
		w.append(test.kind, test.payload)
		path := filepath.Join(t.TempDir(), "evening"+Ext)
		if err := os.WriteFile(path, w.data, 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Read(path)
		if !errors.Is(err, test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %q", name, err)
		}
		if info := Describe(path); test.kind == kindSnapshot && !errors.Is(info.Err, test.want) {
			t.Errorf("%s, described: %v", name, info.Err)
		}
		if now, _ := os.ReadFile(path); !bytes.Equal(now, w.data) {
			t.Errorf("%s: the file was changed", name)
		}
	}
	w := begin()
	w.append(kindHeader, []byte("nothing"))
	path := filepath.Join(t.TempDir(), "evening"+Ext)
	if err := os.WriteFile(path, w.data, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(path); !errors.Is(err, ErrDamaged) || !errors.Is(Describe(path).Err, ErrDamaged) {
		t.Errorf("a header that says nothing: %v", err)
	}
}

// A game must be refused if neither its answers nor any snapshot can be played. Otherwise it continues from what can be.
func TestReplayOfWhatCannotBePlayed(t *testing.T) {
	s := setup(4, 5)
	list := records(t, s, 150)
	unplayable := list[0].(Snapshot).State.Clone()
	unplayable.Setup.Boxes = append(unplayable.Setup.Boxes, "of-another-age")
	replay := func(what string, records []Record, want int) []Divergence {
		t.Helper()
		g, diverged, err := Replay(s, records, nil)
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		defer g.Close()
		if asked := g.Decision(game.Everyone).Number; want != 0 && asked != want {
			t.Errorf("%s: it asks decision %d, not %d", what, asked, want)
		}
		return diverged
	}

	if g, _, err := Replay(s, []Record{Snapshot{unplayable}, list[1]}, nil); err == nil || !strings.Contains(err.Error(), "cannot play any part of this game") {
		t.Errorf("nothing that can be played: %v", err)
		if err == nil {
			g.Close()
		}
	}
	if g, _, err := Replay(game.Setup{Players: s.Players}, nil, nil); !errors.Is(err, game.ErrSetup) {
		t.Errorf("a setup that cannot be: %v", err)
		g.Close()
	}
	if g, _, err := Replay(game.Setup{Players: s.Players}, list[1:2], nil); !errors.Is(err, game.ErrSetup) {
		t.Errorf("an answer in a setup that cannot be: %v", err)
		g.Close()
	}
	if diverged := replay("no record", nil, 1); diverged != nil {
		t.Errorf("no record: %v", diverged)
	}

	// An unusable snapshot is followed by answers and then a usable one.
	spoiled := append([]Record{Snapshot{unplayable}}, list[1:]...)
	if diverged := replay("the first snapshot", spoiled, 0); len(diverged) != 1 || diverged[0].Lost != 0 || !strings.HasSuffix(diverged[0].Error(), "on, everything matches") {
		t.Errorf("the first snapshot: %v", diverged)
	}

	// These edits are unknown to this version or impossible.
	edits := func(edits ...string) Correction { return Correction{Edits: edits} }
	resource := CorrectionOf([]game.Edit{{Kind: game.SetCounter, Counter: game.FoodDial, N: 99}}, 0)
	ships := CorrectionOf([]game.Edit{{Kind: game.SetPieces, Ship: card.Raider, Spot: game.SpotOf(card.Bow), N: 99}}, 0)
	for what, c := range map[string]Correction{"an edit of another age": edits("paint-galactica"), "too much food": resource, "too many raiders": ships} {
		corrected := append(append([]Record{}, list...), c)
		if diverged := replay(what, corrected, 0); len(diverged) != 1 || !strings.Contains(diverged[0].Error(), "; the game continues from turn ") {
			t.Errorf("%s: %v", what, diverged)
		}
	}

	if _, err := safely(func() (*game.Game, error) { panic("no such card") }); err == nil || !strings.Contains(err.Error(), "no such card") {
		t.Errorf("rules that cannot go on: %v", err)
	}
}

// The store must refuse invalid names and places, and missing files.
func TestStoreRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := (&Store{Dir: file}).List(); err == nil {
		t.Error("a file was listed as a folder")
	}
	s := &Store{Dir: t.TempDir()}
	keep(t, s, "evening", 10)
	kept, _ := s.Path("evening")
	long := strings.Repeat("x", 61)
	_, importErr := s.Import(filepath.Join(s.Dir, "none"+Ext))
	_, longErr := (&Store{Dir: s.Dir}).Import(copyOf(t, kept, long+Ext))
	_, blockedErr := (&Store{Dir: filepath.Join(file, "saves")}).Import(kept)
	for what, test := range map[string]struct{ err, want error }{
		"delete without a name":    {s.Delete(""), ErrName},
		"rename to no name":        {s.Rename("evening", ""), ErrName},
		"export without a name":    {s.Export("", file), ErrName},
		"export what is not there": {s.Export("none", file), ErrMissing},
		"export into a file":       {s.Export("evening", filepath.Join(file, "copy")), ErrReadOnly},
		"export onto a folder":     {s.Export("evening", t.TempDir()), ErrExists},
		"import what is not there": {importErr, ErrMissing},
		"import a long name":       {longErr, ErrName},
		"import into a file":       {blockedErr, ErrReadOnly},
	} {
		if !errors.Is(test.err, test.want) {
			t.Errorf("%s: %v", what, test.err)
		}
	}
	if free := s.Free(long); free != long {
		t.Errorf("free: %q", free)
	}
	if name := NameOf("/saves/100%" + Ext); name != "100%" {
		t.Errorf("the name of a file that nobody wrote: %q", name)
	}
}

// copyOf copies a file to another folder, under the given name.
func copyOf(t *testing.T, path, name string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	at := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(at, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return at
}
