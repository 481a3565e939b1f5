package save

import (
	"bytes"
	"encoding/binary"
	"errors"
	"runtime/metrics"
	"strings"
	"testing"
	"time"

	"battlestar/game"
)

// The limits of what reading any file may cost, however it was damaged or made.
const (
	mostMemory = 64 << 20
	mostTime   = 20 * time.Second // far more than any needs, for a busy machine
)

// bounded runs a function that must neither hang nor use more memory than a file may cost. It counts all allocations: they are an upper bound of
// the memory in use.
func bounded(t *testing.T, do func()) {
	t.Helper()
	watch := time.AfterFunc(mostTime, func() { panic("it hangs") })
	defer watch.Stop()
	before := allocated()
	do()
	if n := allocated() - before; n > mostMemory {
		t.Fatalf("it took %d MB", n>>20)
	}
}

func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// clear fails the test if an error is not a single clear sentence.
func clear(t *testing.T, err error) {
	t.Helper()
	if err == nil {
		return
	}
	if text := err.Error(); text == "" || len(text) > 1000 || strings.ContainsAny(text, "\n\r") {
		t.Fatalf("not one clear sentence: %q", text)
	}
}

func known(t *testing.T, err error) {
	t.Helper()
	clear(t, err)
	if err != nil && !errors.Is(err, ErrForeign) && !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrVersion) {
		t.Fatalf("which kind of error is this? %v", err)
	}
}

// FuzzFile reads bytes as a journal, in all the ways in which the program opens, lists and imports one.
func FuzzFile(f *testing.F) {
	w := small(f)
	f.Add(w.data)
	f.Add(w.data[:len(w.data)-5])
	f.Add([]byte(magic))
	damaged := bytes.Clone(w.data)
	damaged[len(damaged)/2] ^= 1
	f.Add(damaged)
	f.Add(append(make([]byte, preamble), w.data[preamble:]...))
	// No whole record, but everywhere the beginning of a long one: the search for records must not take forever.
	f.Add(append(bytes.Clone(w.data), bytes.Repeat([]byte("A\xff\xff\x03"), 1<<16)...))
	f.Fuzz(func(t *testing.T, data []byte) {
		bounded(t, func() {
			c, _, err := contents(data)
			known(t, err)
			records, _, scanErr := scan(data)
			if scanErr != nil {
				saved, lost, err := rescue(data)
				known(t, err)
				if err == nil && lost < 0 {
					t.Fatalf("%d answers are lost of %d records", lost, len(saved.Records))
				}
				return
			}
			_, snapErr := lastSnapshot(records)
			known(t, snapErr)
			if err == nil {
				_ = Standing(c.Records)
			}
		})
	})
}

// small returns a journal with a record of each kind.
func small(t testing.TB) writer {
	t.Helper()
	w := begin()
	s := setup(3, 7)
	if err := w.header(Header{Program: "(devel)", Setup: s, Table: []byte(`[{"Name":"Anna"}]`)}); err != nil {
		t.Fatal(err)
	}
	list := records(t, s, 40)
	list = append(list, TakeBack{To: 38}, TakeBack{Keep: 30}, Reseed{Seed: 9}, Note{What: SeatChanged, Data: []byte(`{"Seat":1,"Name":"Béla"}`)},
		Correction{Edits: []string{"nukes 1"}})
	for _, r := range list {
		if err := w.record(r); err != nil {
			t.Fatal(err)
		}
	}
	return w
}

// FuzzRecords reads and plays journals with valid checksums whose records no program has written. Each input is a list of kind, length (2 bytes)
// and payload. Payloads that a file stores compressed are plain text here.
func FuzzRecords(f *testing.F) {
	for _, answers := range []int{0, 3, 60} {
		f.Add(recordsOf(f, setup(3+answers%3, uint64(answers)), answers))
	}
	// A rescued game whose records after the note come from another game.
	rescued := recordsOf(f, setup(3, 1), 3)
	note := `{"What":"` + Damaged + `"}`
	rescued = append(binary.LittleEndian.AppendUint16(append(rescued, kindNote), uint16(len(note))), note...)
	other := recordsOf(f, setup(4, 2), 20)
	f.Add(append(rescued, other[3+int(binary.LittleEndian.Uint16(other[1:])):]...)) // without its header
	f.Fuzz(func(t *testing.T, data []byte) {
		w := begin()
		for first := true; len(data) >= 3; first = false {
			kind, n := data[0], min(int(binary.LittleEndian.Uint16(data[1:])), len(data)-3)
			payload := data[3 : 3+n]
			data = data[3+n:]
			if first {
				kind = kindHeader
			}
			switch kind {
			case kindHeader, kindNote, kindCorrection:
				payload = deflate(payload, nil)
			case kindSnapshot:
				sum := binary.LittleEndian.AppendUint64([]byte{1}, hash64(payload))
				payload = append(sum, deflate(payload, nil)...)
			}
			w.append(kind, payload)
		}
		bounded(t, func() {
			c, _, err := contents(w.data)
			known(t, err)
			if err != nil {
				return
			}
			g, diverged, err := Replay(c.Header.Setup, Standing(c.Records), func(g *game.Game, _ Record) { g.View(game.Everyone) })
			clear(t, err)
			for _, d := range diverged {
				clear(t, errors.New(d.Error()))
			}
			if err == nil {
				g.Close()
			}
		})
	})
}

// recordsOf returns a game in the input format of [FuzzRecords].
func recordsOf(t testing.TB, s game.Setup, answers int) []byte {
	t.Helper()
	w := begin()
	if err := w.header(Header{Setup: s}); err != nil {
		t.Fatal(err)
	}
	for _, r := range records(t, s, answers) {
		if err := w.record(r); err != nil {
			t.Fatal(err)
		}
	}
	raws, _, err := scan(w.data)
	if err != nil {
		t.Fatal(err)
	}
	var data []byte
	rd := reader{}
	for _, r := range raws {
		payload := r.payload
		switch r.kind {
		case kindHeader:
			payload, err = rd.inflate(payload, nil)
		case kindSnapshot:
			payload, err = rd.snapshot(payload)
		}
		if err != nil {
			t.Fatal(err)
		}
		data = append(data, r.kind)
		data = binary.LittleEndian.AppendUint16(data, uint16(len(payload)))
		data = append(data, payload...)
	}
	return data
}

// A small file may claim to be enormous, and must not be believed.
func TestBomb(t *testing.T) {
	zeros := make([]byte, 64<<20)
	for name, kind := range map[string]byte{"a header": kindHeader, "a note": kindNote, "a correction": kindCorrection, "a snapshot": kindSnapshot} {
		w := small(t)
		payload := deflate(zeros, nil)
		switch kind {
		case kindHeader:
			w = begin()
		case kindSnapshot:
			payload = append(binary.LittleEndian.AppendUint64([]byte{1}, hash64(zeros)), payload...)
		}
		w.append(kind, payload)
		bounded(t, func() {
			if _, _, err := contents(w.data); !errors.Is(err, ErrDamaged) {
				t.Errorf("%s: %v", name, err)
			}
		})
	}
	// Each note is within its limits, but there are too many.
	w := small(t)
	text := deflate(append([]byte(`{"What":"`), append(bytes.Repeat([]byte("x"), maxText-20), `"}`...)...), nil)
	for range 200 {
		w.append(kindNote, text)
	}
	bounded(t, func() {
		if _, _, err := contents(w.data); !errors.Is(err, ErrDamaged) {
			t.Errorf("many: %v", err)
		}
	})
	// A list of empty elements is small in a file and large in memory.
	text = []byte(`{"Version":1,"Seats":[` + strings.Repeat("{},", maxText/3-100) + `{}]}`)
	w = small(t)
	for range 20 {
		w.append(kindSnapshot, append(binary.LittleEndian.AppendUint64([]byte{1}, hash64(text)), deflate(text, nil)...))
	}
	bounded(t, func() {
		if _, _, err := contents(w.data); err == nil {
			t.Error("a table with thousands of seats was read")
		}
	})
	w = begin()
	w.data = append(w.data, make([]byte, maxFile)...)
	if _, _, err := contents(w.data); !errors.Is(err, ErrDamaged) || !strings.Contains(err.Error(), "too large") {
		t.Errorf("a large file: %v", err)
	}
}
