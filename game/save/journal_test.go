package save

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"battlestar/game"
)

// written creates a journal with some records on disk. It returns its path, its bytes and its records.
func written(t *testing.T, answers int) (path string, data []byte, list []Record) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "evening"+Ext)
	s := setup(4, 3)
	j, err := Create(path, s, []byte(`[{"Name":"Anna Adler"}]`))
	if err != nil {
		t.Fatal(err)
	}
	list = records(t, s, answers)
	for _, r := range list {
		if err := j.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	data, err = os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return path, data, list
}

// same compares records, and states by their hash.
func same(a, b []Record) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		x, ok := a[i].(Snapshot)
		y, also := b[i].(Snapshot)
		if ok != also || ok && x.State.Hash() != y.State.Hash() || !ok && !reflect.DeepEqual(a[i], b[i]) {
			return false
		}
	}
	return true
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	path, _, list := written(t, 100)
	more := []Record{
		TakeBack{To: 99},
		Reseed{Seed: 1<<64 - 1},
		Note{What: "seats", Data: []byte(`[1]`)},
		Answer{Number: 100, Seat: 3, Picks: []string{"card:repair/1", "pass"}, Fingerprint: 1 << 31, Follows: true},
		Answer{Number: 101, Seat: 1},
	}
	j, c, err := Open(path)
	if err != nil || c.Torn != 0 || !same(c.Records, list) || string(c.Header.Table) != `[{"Name":"Anna Adler"}]` || len(c.Header.Setup.Players) != 4 {
		t.Fatalf("opened: %v, %d records of %d", err, len(c.Records), len(list))
	}
	for _, r := range more {
		if err := j.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := Open(path); !errors.Is(err, ErrInUse) {
		t.Errorf("opened twice: %v", err)
	}
	if c, err := Read(path); err != nil || !same(c.Records, append(list, more...)) {
		t.Errorf("read while it is open: %v", err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if c, err := Read(path); err != nil || !same(c.Records, append(list, more...)) {
		t.Errorf("read again: %v", err)
	}
}

// After a journal is opened again, its snapshots must stay small and readable.
func TestGoOnAfterOpening(t *testing.T) {
	path := filepath.Join(t.TempDir(), "evening"+Ext)
	s := setup(5, 8)
	list := records(t, s, 400)
	j, err := Create(path, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range list {
		if i%37 == 36 {
			if err := j.Close(); err != nil {
				t.Fatal(err)
			}
			if j, _, err = Open(path); err != nil {
				t.Fatal(err)
			}
		}
		if err := j.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	j.Close()
	c, err := Read(path)
	if err != nil || !same(c.Records, list) {
		t.Fatalf("%v", err)
	}
	last := &game.State{}
	for _, r := range list {
		if s, ok := r.(Snapshot); ok {
			last = s.State
		}
	}
	data, _ := os.ReadFile(path)
	raws, _, err := scan(data)
	if err != nil {
		t.Fatal(err)
	}
	if state, err := lastSnapshot(raws); err != nil || state.Hash() != last.Hash() {
		t.Fatalf("the last snapshot alone: %v", err)
	}
}

// ends returns the end of each whole record.
func ends(t *testing.T, data []byte) []int {
	var list []int
	for at := preamble; at < len(data); {
		_, end, ok := recordAt(data, at, nil)
		if !ok {
			t.Fatalf("no record at %d", at)
		}
		list = append(list, end)
		at = end
	}
	return list
}

func TestTornAnywhere(t *testing.T) {
	_, data, list := written(t, 15)
	whole := ends(t, data)
	path := filepath.Join(t.TempDir(), "torn"+Ext)
	for cut := range len(data) + 1 {
		if err := os.WriteFile(path, data[:cut], 0o644); err != nil {
			t.Fatal(err)
		}
		n := 0 // records after the header
		for n+1 < len(whole) && whole[n+1] <= cut {
			n++
		}
		j, c, err := Open(path)
		if cut < whole[0] {
			want := ErrDamaged
			if cut < len(magic) {
				want = ErrForeign
			}
			if !errors.Is(err, want) {
				t.Fatalf("torn at %d, before the header ends: %v", cut, err)
			}
			if now, _ := os.ReadFile(path); !bytes.Equal(now, data[:cut]) {
				t.Fatalf("torn at %d: refused, and changed", cut)
			}
			continue
		}
		if err != nil || !same(c.Records, list[:n]) || c.Torn != cut-whole[n] {
			t.Fatalf("torn at %d: %v", cut, err)
		}
		if n < len(list) {
			if err := j.Append(list[n]); err != nil {
				t.Fatal(err)
			}
			n++
		}
		j.Close()
		if now, _ := os.ReadFile(path); !bytes.Equal(now, data[:whole[n]]) {
			t.Fatalf("torn at %d: gone on, it is not what it was", cut)
		}
	}
}

// No changed bit may be read as original data: the file is refused, or the last record is cut off if it is the changed one.
func TestEveryBitFlipIsDetected(t *testing.T) {
	_, data, list := written(t, 12)
	whole := ends(t, data)
	last := whole[len(whole)-2]
	for at := range data {
		for bit := range 8 {
			data[at] ^= 1 << bit
			c, _, err := contents(data)
			switch {
			case err != nil && !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrForeign) && !errors.Is(err, ErrVersion):
				t.Fatalf("bit %d of byte %d: %v", bit, at, err)
			case err == nil && (at < last || !same(c.Records, list[:len(list)-1]) || c.Torn == 0):
				t.Fatalf("bit %d of byte %d is not detected", bit, at)
			}
			data[at] ^= 1 << bit
		}
	}
}

func TestForeignFilesAreRefused(t *testing.T) {
	dir := t.TempDir()
	_, data, _ := written(t, 5)
	newer := bytes.Clone(data)
	binary.LittleEndian.PutUint16(newer[len(magic):], Format+1)
	middle := bytes.Clone(data)
	middle[len(middle)/2] ^= 4
	for name, test := range map[string]struct {
		data []byte
		want error
	}{
		"empty":  {nil, ErrForeign},
		"text":   {[]byte("Dear diary,\n"), ErrForeign},
		"magic":  {append([]byte("\x8fBSG\n\x1a\n"), data[len(magic):]...), ErrForeign},
		"zeros":  {make([]byte, 4096), ErrForeign},
		"newer":  {newer, ErrVersion},
		"middle": {middle, ErrDamaged},
		"header": {data[:preamble+3], ErrDamaged},
	} {
		path := filepath.Join(dir, name+Ext)
		if err := os.WriteFile(path, test.data, 0o644); err != nil {
			t.Fatal(err)
		}
		_, _, err := Open(path)
		_, readErr := Read(path)
		info := Describe(path)
		if !errors.Is(err, test.want) || !errors.Is(readErr, test.want) || !errors.Is(info.Err, test.want) {
			t.Errorf("%s: %v, %v, %v", name, err, readErr, info.Err)
		}
		if !strings.Contains(err.Error(), name+Ext) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %q is not one clear sentence", name, err)
		}
		if now, _ := os.ReadFile(path); !bytes.Equal(now, test.data) {
			t.Errorf("%s was changed", name)
		}
	}
	if _, _, err := Open(filepath.Join(dir, "nowhere"+Ext)); !errors.Is(err, ErrMissing) {
		t.Errorf("missing: %v", err)
	}
	if _, err := Read(dir); err == nil {
		t.Error("a folder was read")
	}
}

func TestNothingToReadInAnEditor(t *testing.T) {
	_, data, list := written(t, 100)
	words := []string{"Anna", "Adler", "repair", "cylon", "base", "pass", "Seed", "Piles", "hand:", "card:"}
	for _, r := range list {
		if s, ok := r.(Snapshot); ok {
			for _, slot := range s.State.Piles[game.CrisisDeck] {
				words = append(words, string(slot.Card))
			}
			break
		}
	}
	for _, word := range words {
		if bytes.Contains(data, []byte(word)) {
			t.Errorf("the file shows %q", word)
		}
	}
}

// broken is a file on a failing disk.
type broken struct {
	file
	full  bool
	after int // bytes that still fit
}

func (b *broken) WriteAt(p []byte, at int64) (int, error) {
	if !b.full {
		return b.file.WriteAt(p, at)
	}
	n := min(b.after, len(p))
	b.file.WriteAt(p[:n], at)
	return n, syscall.ENOSPC
}

func TestFullDisk(t *testing.T) {
	path := filepath.Join(t.TempDir(), "evening"+Ext)
	s := setup(4, 3)
	list := records(t, s, 60)
	j, err := Create(path, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	disk := &broken{file: j.file}
	j.file = disk
	rng := rand.New(rand.NewPCG(1, 1))
	for i, r := range list {
		disk.full, disk.after = i%10 > 5, rng.IntN(20)
		err := j.Append(r)
		if disk.full != errors.Is(err, ErrReadOnly) || disk.full != errors.Is(err, syscall.ENOSPC) || !disk.full && err != nil {
			t.Fatalf("record %d, full %v: %v", i, disk.full, err)
		}
		if c, err := Read(path); err != nil || c.Torn > 0 || !same(c.Records, list[:len(c.Records)]) || len(c.Records) < i-5 {
			t.Fatalf("record %d, full %v: what is on the disk: %v", i, disk.full, err)
		}
	}
	disk.full = false
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if c, err := Read(path); err != nil || !same(c.Records, list) {
		t.Fatalf("in the end: %v", err)
	}
}

// If the file is deleted during play, the next answer must write the whole game again.
func TestDeletedWhilePlaying(t *testing.T) {
	if isWindows {
		// The journal is open during play, so Windows cannot delete its file.
		t.Skip("Windows deletes no open file")
	}
	path := filepath.Join(t.TempDir(), "saves", "evening"+Ext)
	s := setup(3, 3)
	list := records(t, s, 20)
	j, err := Create(path, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range list {
		if i == 10 {
			if err := os.RemoveAll(filepath.Dir(path)); err != nil {
				t.Fatal(err)
			}
		}
		if err := j.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	j.Close()
	if c, err := Read(path); err != nil || !same(c.Records, list) {
		t.Fatalf("%v", err)
	}
}

// However the program is killed, at most the answer being given may be lost.
func TestKilled(t *testing.T) {
	if path := os.Getenv("BATTLESTAR_TEST_KILLED"); path != "" {
		beKilled(t, path)
	}
	rounds := 30
	if testing.Short() {
		rounds = 5
	}
	rng := rand.New(rand.NewPCG(7, 7))
	path := filepath.Join(t.TempDir(), "evening"+Ext)
	for round := range rounds {
		child := exec.Command(os.Args[0], "-test.run=^TestKilled$")
		child.Env = append(os.Environ(), "BATTLESTAR_TEST_KILLED="+path)
		out, err := child.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		told, kill := 0, 1+rng.IntN(60)
		for n := 0; lines.Scan(); n++ {
			told, _ = strconv.Atoi(lines.Text())
			if n == kill {
				time.Sleep(time.Duration(rng.IntN(300)) * time.Microsecond)
				if err := child.Process.Kill(); err != nil {
					t.Fatal(err)
				}
			}
		}
		child.Wait()
		c, err := Read(path)
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		answers := 0
		for _, r := range c.Records {
			if a, ok := r.(Answer); ok {
				answers = a.Number
			}
		}
		// An answer may be on disk without having been reported: the child was killed in between. That does not matter.
		if answers < told {
			t.Fatalf("round %d: it had given %d answers, %d are there", round, told, answers)
		}
		g, diverged, err := Replay(c.Header.Setup, Standing(c.Records), nil)
		if err != nil || len(diverged) > 0 {
			t.Fatalf("round %d: %v %v", round, diverged, err)
		}
		if d := g.Decision(game.Everyone); d != nil && d.Number != answers+1 {
			t.Fatalf("round %d: %d answers, and asked is %d", round, answers, d.Number)
		}
		g.Close()
	}
}

// beKilled plays on until it is killed, and reports each answer once it is given.
func beKilled(t *testing.T, path string) {
	j, c, err := Open(path)
	if errors.Is(err, ErrMissing) {
		c = &Contents{Header: Header{Setup: setup(4, 1)}}
		j, err = Create(path, c.Header.Setup, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	g, _, err := Replay(c.Header.Setup, c.Records, nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(uint64(len(c.Records)), 1))
	for g.Decision(game.Everyone) != nil {
		a := random(g, rng)
		record := AnswerTo(g.Decision(a.Seat), a, false)
		before := g.Snapshot()
		if err := g.Decide(a); err != nil {
			t.Fatal(err)
		}
		if err := j.Append(record); err != nil {
			t.Fatal(err)
		}
		os.Stdout.WriteString(strconv.Itoa(record.Number) + "\n")
		if now := g.Snapshot(); now.Asked != before.Asked {
			if err := j.Append(Snapshot{now}); err != nil {
				t.Fatal(err)
			}
		}
	}
	os.Exit(0)
}
