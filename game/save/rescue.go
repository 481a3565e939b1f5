package save

import (
	"errors"
	"slices"
)

// Rescue is what can be saved of a damaged game.
type Rescue struct {
	// Lost is the number of answers lost at its end, as far as can be told. If it is 0, a snapshot after the damage makes up for what is missing:
	// the game continues exactly where it was, and only its log has a gap.
	Lost int
}

// rescue returns what can still be played of the bytes of a damaged journal: everything up to the damage, and after it everything from the next
// readable snapshot on. The records are the standing ones, with a note where some are missing. lost is that of [Rescue].
func rescue(data []byte) (c *Contents, lost int, err error) {
	list, _, _ := runs(data[:min(len(data), maxFile)])
	c = new(Contents)
	rd := reader{}
	begun := headed(list) && rd.unsqueeze(list[0][0].payload, &c.Header) == nil // the setup is known
	if headed(list) {
		list[0] = list[0][1:]
	}
	var (
		standing []Record
		off      = !begun // the state of the game is unknown until the next snapshot
		from     int      // after damage the counts of take-backs mean nothing: the records that stand again begin here
		last     int      // number of the last answer before the record
	)
	for i, run := range list {
		off = off || i > 0
		for _, r := range run {
			record, err := rd.record(r)
			if errors.Is(err, ErrVersion) {
				return nil, 0, err
			}
			if err != nil {
				off = true
				continue
			}
			switch r := record.(type) {
			case Snapshot:
				if off {
					standing = append(TakeBack{To: r.State.Asked}.from(standing), Note{What: Damaged})
					from = len(standing)
				}
				if !begun {
					c.Header.Setup = r.State.Setup
				}
				begun, off = true, false
				standing = append(standing, r)
			case Note: // who sits where is true whatever the state of the game
				standing = append(standing, r)
			case TakeBack:
				if r.To > 0 {
					last = r.To
				}
				switch {
				case off:
				case from == 0:
					standing = r.from(standing)
				default:
					// It took back everything from an answer on; or it was for a correction, and then it gives no number.
					at := slices.IndexFunc(standing[from:], func(s Record) bool {
						a, ok := s.(Answer)
						return ok && r.To > 0 && a.Number == r.To+1 && !a.Follows
					})
					if off = at < 0; !off {
						standing = standing[:from+at]
					}
				}
			default:
				if a, ok := r.(Answer); ok {
					last = a.Number
				}
				if !off {
					standing = append(standing, r)
				}
			}
		}
	}
	if !begun {
		return nil, 0, ErrNothingLeft
	}
	if off {
		lost = max(1, last-reached(standing))
		standing = append(standing, Note{What: Damaged})
	}
	c.Records = standing
	return c, lost, nil
}

// reached returns the number of the last standing answer.
func reached(standing []Record) int {
	for _, r := range slices.Backward(standing) {
		switch r := r.(type) {
		case Answer:
			return r.Number
		case Snapshot:
			return r.State.Asked
		}
	}
	return 0
}

// rescue fills in how a damaged game can continue, if it can.
func (i *Info) rescue() {
	data, err := readFile(i.Path)
	if err != nil {
		return
	}
	c, lost, err := rescue(data)
	if err != nil {
		return
	}
	g, _, err := Replay(c.Header.Setup, c.Records, nil)
	if err != nil {
		return
	}
	defer g.Close()
	i.Rescue = &Rescue{Lost: lost}
	i.of(c.Header.Setup, c.Records, g.Snapshot())
}

// Rescue writes what can be played of a damaged game as a new game beside it, and returns its name there. The damaged file is unchanged. If answers
// are lost, seed gives new chance, because the players have seen what came of them.
func (s *Store) Rescue(name string, seed uint64) (string, error) {
	path, err := s.Path(name)
	if err != nil {
		return "", err
	}
	data, err := readFile(path)
	if err != nil {
		return "", failed(path, err)
	}
	c, lost, err := rescue(data)
	if err != nil {
		return "", in(path, err)
	}
	if lost > 0 {
		c.Records = append(c.Records, Reseed{Seed: seed})
	}
	w := begin()
	if err := w.header(c.Header); err != nil {
		return "", err
	}
	for _, r := range c.Records {
		if err := w.record(r); err != nil {
			return "", err
		}
	}
	const ending = " (rescued)"
	letters := []rune(name)
	name = s.Free(string(letters[:min(len(letters), maxName-len(ending)-len(" 99"))]) + ending)
	if path, err = s.Path(name); err != nil {
		return "", err
	}
	return name, writeNew(path, w.data)
}
