package save

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"encoding/json"
	"hash/crc32"
	"io"
	"slices"
	"strings"

	"battlestar/game"
)

// Format is the version of the file format that this program writes.
const Format = 2

// magic begins every journal. Like that of PNG, it shows if a file was mangled as text.
const magic = "\x8fBSG\r\n\x1a\n"

const preamble = len(magic) + 2

// These limits are more than any game needs: a late snapshot for six is 7 KB of text, a whole game 30 KB of file and 300 KB of text. A file beyond
// them is nonsense, even if its checksums fit. So no file can make the program use much memory or think for long.
const (
	maxFile    = 4 << 20   // bytes of a journal
	maxPayload = 128 << 10 // bytes of a record
	maxText    = 128 << 10 // bytes of the text that a record compresses
	maxTexts   = 8 << 20   // bytes of all text that a journal compresses
	maxTail    = 16 << 20  // bytes to checksum in search of a whole record after a bad one
)

// alone is how often a snapshot is written without a dictionary. Everything between damage and the next of them is lost, about three turns. Each is
// ten times as large as another snapshot.
const alone = 16

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// writer appends records to the bytes of a journal.
type writer struct {
	data      []byte
	last      []byte // the last snapshot as JSON, the dictionary of the next
	snapshots int
}

func begin() writer {
	return writer{data: binary.LittleEndian.AppendUint16([]byte(magic), Format)}
}

func (w *writer) header(h Header) error {
	payload, err := squeezed(h)
	if err != nil {
		return err
	}
	w.append(kindHeader, payload)
	return nil
}

func (w *writer) record(r Record) error {
	payload, err := w.payload(r)
	if err != nil {
		return err
	}
	w.append(r.kind(), payload)
	return nil
}

func (w *writer) payload(r Record) ([]byte, error) {
	switch r := r.(type) {
	case Answer:
		p := binary.AppendUvarint(nil, uint64(r.Number))
		flags := byte(0)
		if r.Follows {
			flags = 1
		}
		p = append(p, byte(r.Seat), flags)
		p = binary.LittleEndian.AppendUint32(p, r.Fingerprint)
		return append(p, strings.Join(r.Picks, "\n")...), nil
	case Snapshot:
		text, err := json.Marshal(r.State)
		if err != nil {
			return nil, err
		}
		var dictionary []byte
		stands := byte(1)
		if w.snapshots%alone > 0 {
			dictionary, stands = w.last, 0
		}
		p := binary.LittleEndian.AppendUint64([]byte{stands}, hash64(text))
		w.last = text
		w.snapshots++
		return append(p, deflate(text, dictionary)...), nil
	case TakeBack:
		return binary.AppendUvarint(binary.AppendUvarint(nil, uint64(r.To)), uint64(r.Keep)), nil
	case Reseed:
		return binary.LittleEndian.AppendUint64(nil, r.Seed), nil
	default:
		return squeezed(r)
	}
}

// append adds a record to the bytes.
func (w *writer) append(kind byte, payload []byte) {
	at := len(w.data)
	w.data = append(w.data, kind)
	w.data = binary.AppendUvarint(w.data, uint64(len(payload)))
	body := len(w.data)
	w.data = append(w.data, payload...)
	mask(w.data[body:], at)
	w.data = binary.LittleEndian.AppendUint32(w.data, crc32.Checksum(w.data[at:], castagnoli))
}

// raw is a record as it stands in the file, unmasked.
type raw struct {
	kind    byte
	payload []byte
}

// scan splits the bytes of a journal into records. good is where the last whole one ends.
func scan(data []byte) (records []raw, good int, err error) {
	if len(data) < len(magic) || string(data[:len(magic)]) != magic {
		if _, _, err := rescue(data); err == nil {
			return nil, 0, &FileError{Why: ErrDamaged, M: len(data)}
		}
		return nil, 0, ErrForeign
	}
	if len(data) > maxFile {
		return nil, 0, ErrTooLarge
	}
	if len(data) < preamble {
		return nil, 0, ErrTooShort
	}
	switch format := binary.LittleEndian.Uint16(data[len(magic):]); {
	case format == 0:
		return nil, 0, &FileError{Why: ErrDamaged, N: len(magic), M: len(data)}
	case format > Format:
		return nil, 0, &FileError{Why: ErrVersionFormat, N: int(format), M: Format}
	}
	list, good, all := runs(data)
	switch {
	case len(list) == 1 && all && !headed(list):
		return nil, 0, ErrTooShort
	case len(list) > 1 || !all:
		return nil, 0, &FileError{Why: ErrDamaged, N: good, M: len(data)}
	}
	return list[0], good, nil
}

// headed reports whether the runs begin with the header.
func headed(list [][]raw) bool { return len(list[0]) > 0 && list[0][0].kind == kindHeader }

// runs returns the whole records in the bytes of a journal. Bytes after the last one were torn off by a crash. But if something whole comes after
// them, somebody changed the middle of the file, and another run begins there. good is where the first run ends. all is false if the search for
// something whole would have taken too long.
func runs(data []byte) (list [][]raw, good int, all bool) {
	list = [][]raw{nil}
	var left *int // nil while everything is whole and nothing is searched
	gap := false
	for at := preamble; at < len(data); {
		r, end, ok := recordAt(data, at, left)
		switch {
		case ok && gap:
			list = append(list, []raw{r})
		case ok:
			list[len(list)-1] = append(list[len(list)-1], r)
		case left == nil:
			left, good = new(maxTail), at
		case *left < 0:
			return list, good, false
		}
		if gap = !ok; ok {
			at = end
		} else {
			at++
		}
	}
	if left == nil {
		good = len(data)
	}
	return list, good, true
}

// recordAt reads the record that begins at a byte, if a whole one does. left, if not nil, is the number of bytes that may still be checksummed.
func recordAt(data []byte, at int, left *int) (r raw, end int, ok bool) {
	r.kind = data[at]
	if !slices.Contains(kinds, r.kind) {
		return r, 0, false
	}
	length, n := binary.Uvarint(data[at+1:])
	if n <= 0 || length > maxPayload {
		return r, 0, false
	}
	body := at + 1 + n
	end = body + int(length) + 4
	if end > len(data) {
		return r, 0, false
	}
	if left != nil {
		if *left -= end - at; *left < 0 {
			return r, 0, false
		}
	}
	if crc32.Checksum(data[at:end-4], castagnoli) != binary.LittleEndian.Uint32(data[end-4:]) {
		return r, 0, false
	}
	r.payload = bytes.Clone(data[body : end-4])
	mask(r.payload, at)
	return r, end, true
}

// mask makes a payload unreadable, and readable again.
func mask(payload []byte, at int) {
	x := uint64(at)
	for i := range payload {
		if i%8 == 0 {
			x += 0x9E3779B97F4A7C15
			x ^= x >> 29
			x *= 0xBF58476D1CE4E5B9
		}
		payload[i] ^= byte(x >> (8 * (i % 8)))
	}
}

// reader decodes records in order. It keeps the last snapshot, the dictionary of the next.
type reader struct {
	last  []byte
	texts int // bytes of text so far
}

func (rd *reader) record(r raw) (Record, error) {
	p := r.payload
	switch r.kind {
	case kindAnswer:
		number, n := binary.Uvarint(p)
		if n <= 0 || len(p) < n+6 {
			return nil, ErrNonsense
		}
		p = p[n:]
		a := Answer{Number: int(number), Seat: game.Seat(p[0]), Follows: p[1]&1 > 0, Fingerprint: binary.LittleEndian.Uint32(p[2:])}
		if len(p) > 6 {
			a.Picks = strings.Split(string(p[6:]), "\n")
		}
		return a, nil
	case kindSnapshot:
		text, err := rd.snapshot(p)
		if err != nil {
			return nil, err
		}
		state, err := stateOf(text)
		return Snapshot{state}, err
	case kindTakeBack:
		to, n := binary.Uvarint(p)
		if n <= 0 {
			return nil, ErrNonsense
		}
		back := TakeBack{To: int(to)}
		if keep, m := binary.Uvarint(p[n:]); m > 0 { // format 1 has none
			back.Keep = int(keep)
		}
		return back, nil
	case kindReseed:
		if len(p) != 8 {
			return nil, ErrNonsense
		}
		return Reseed{binary.LittleEndian.Uint64(p)}, nil
	case kindCorrection:
		var c Correction
		err := rd.unsqueeze(p, &c)
		return c, err
	default:
		var note Note
		err := rd.unsqueeze(p, &note)
		return note, err
	}
}

// snapshot returns the text of a snapshot.
func (rd *reader) snapshot(p []byte) ([]byte, error) {
	if len(p) < 9 {
		return nil, ErrNonsense
	}
	var dictionary []byte
	if p[0] == 0 {
		dictionary = rd.last
	}
	text, err := rd.inflate(p[9:], dictionary)
	if err != nil || hash64(text) != binary.LittleEndian.Uint64(p[1:]) {
		return nil, ErrNonsense
	}
	rd.last = text
	return text, nil
}

// stateOf reads a snapshot's text.
func stateOf(text []byte) (*game.State, error) {
	var version struct{ Version int }
	if err := json.Unmarshal(text, &version); err != nil {
		return nil, ErrNonsense
	}
	if version.Version > game.StateVersion {
		return nil, &FileError{Why: ErrVersionState, N: version.Version, M: game.StateVersion}
	}
	state := new(game.State)
	if err := json.Unmarshal(text, state); err != nil {
		// The text is what was written, so it holds something that this version does not know.
		return nil, &FileError{Why: ErrVersion, Err: short(err)}
	}
	return state, nil
}

// contents decodes the bytes of a journal.
func contents(data []byte) (*Contents, writer, error) {
	records, good, err := scan(data)
	if err != nil {
		return nil, writer{}, err
	}
	c := &Contents{Torn: len(data) - good}
	rd := reader{}
	if err := rd.unsqueeze(records[0].payload, &c.Header); err != nil {
		return nil, writer{}, err
	}
	w := writer{data: bytes.Clone(data[:good])}
	for _, r := range records[1:] {
		record, err := rd.record(r)
		if err != nil {
			return nil, writer{}, err
		}
		if r.kind == kindSnapshot {
			w.snapshots++
		}
		c.Records = append(c.Records, record)
	}
	w.last = rd.last
	return c, w, nil
}

// standing returns the places of the records that were not taken back, without the header.
func standing(records []raw) ([]int, error) {
	rd := reader{}
	var places []int
	for i, r := range records {
		switch r.kind {
		case kindHeader:
		case kindTakeBack:
			back, err := rd.record(r)
			if err != nil {
				return nil, err
			}
			places = places[:back.(TakeBack).keeps(len(places), func(i int) int {
				if records[places[i]].kind != kindAnswer {
					return 0
				}
				number, _ := binary.Uvarint(records[places[i]].payload)
				return int(number)
			})]
		default:
			places = append(places, i)
		}
	}
	return places, nil
}

// lastSnapshot returns the last standing snapshot, or nil if there is none. It decodes no more of a journal than that needs.
func lastSnapshot(records []raw) (*game.State, error) {
	places, err := standing(records)
	if err != nil {
		return nil, err
	}
	last := -1
	for _, i := range places {
		if records[i].kind == kindSnapshot {
			last = i
		}
	}
	if last < 0 {
		return nil, nil
	}
	from := 0
	for i, r := range records[:last+1] {
		if r.kind == kindSnapshot && len(r.payload) > 0 && r.payload[0] == 1 {
			from = i
		}
	}
	rd := reader{}
	var text []byte
	for _, r := range records[from : last+1] {
		if r.kind == kindSnapshot {
			var err error
			if text, err = rd.snapshot(r.payload); err != nil {
				return nil, err
			}
		}
	}
	return stateOf(text)
}

func squeezed(v any) ([]byte, error) {
	text, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return deflate(text, nil), nil
}

func (rd *reader) unsqueeze(p []byte, v any) error {
	text, err := rd.inflate(p, nil)
	if err != nil {
		return ErrNonsense
	}
	if err := json.Unmarshal(text, v); err != nil {
		return ErrNonsense
	}
	return nil
}

// inflate decompresses a payload, but no more than a record and a journal may hold.
func (rd *reader) inflate(p, dictionary []byte) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(bytes.NewReader(p), dictionary), maxText+1))
	if rd.texts += len(text); len(text) > maxText || rd.texts > maxTexts {
		return nil, ErrNonsense
	}
	return text, err
}

func deflate(text, dictionary []byte) []byte {
	var out bytes.Buffer
	// None of these can fail: the level is legal and the buffer takes everything.
	w, _ := flate.NewWriterDict(&out, flate.BestCompression, dictionary)
	w.Write(text)
	w.Close()
	return out.Bytes()
}

// hash64 is FNV-1a, as [game.State.Hash] uses it.
func hash64(text []byte) uint64 {
	h := uint64(14695981039346656037)
	for _, b := range text {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}
