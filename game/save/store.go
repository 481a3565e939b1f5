package save

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"battlestar/game"
	"battlestar/game/card"
)

// Ext is the file extension of saved games.
const Ext = ".bsg"

// Store is a folder of saved games. The name of a game is the name of its file.
type Store struct{ Dir string }

// Info is a saved game in a list. With an Err only Name, Path and Saved are known, and with a Rescue also how it can continue.
type Info struct {
	Name      string
	Path      string
	Saved     time.Time // when it was last written
	Played    int       // see [Opening]; 0 if unknown
	Players   []string
	Options   []string // of its setup
	Turn      int
	Current   string // whose turn it is
	Step      game.Step
	Resources [4]int // by card.Resource
	Distance  int
	Over      *game.Over       // how it ended, if it did
	Seats     []game.SeatState // which characters they play, and where those are
	Executed  []card.ID        // characters who left the game
	Err       error            // why it cannot be loaded
	Rescue    *Rescue          // with an Err: what [Store.Rescue] can save of it, if anything
}

// List returns the games of the folder, the last played first. A folder that does not exist yet holds none.
func (s *Store) List() ([]Info, error) {
	entries, err := os.ReadDir(s.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		if _, missing := os.Lstat(s.Dir); missing != nil {
			return nil, nil
		}
		return nil, &FileError{Why: ErrSystem, File: s.Dir, Err: reason(err)} // a file is there instead, which Windows reports in this way
	}
	if err != nil {
		return nil, failed(s.Dir, err)
	}
	var list []Info
	names := namesOf(entries)
	for _, entry := range entries {
		if name, ok := names[entry.Name()]; ok {
			info := Describe(s.at(entry.Name()))
			info.Name = name
			list = append(list, info)
		}
	}
	slices.SortStableFunc(list, func(a, b Info) int { return cmp.Or(cmp.Compare(b.Played, a.Played), b.Saved.Compare(a.Saved)) })
	return list, nil
}

// Next returns the note that the game in a file is the last one played in its folder.
func Next(path string) Note {
	var opening Opening
	beside := Store{Dir: filepath.Dir(path)}
	list, _ := beside.List() // what cannot be read cannot be played either
	for i := range list {
		opening.Played = max(opening.Played, list[i].Played)
	}
	opening.Played++
	data, _ := json.Marshal(opening)
	return Note{What: Opened, Data: data}
}

// namesOf returns the names of the games in a folder, by their files.
func namesOf(entries []os.DirEntry) map[string]string {
	names, taken := map[string]string{}, map[string]bool{}
	for _, usual := range []bool{true, false} {
		for _, entry := range entries {
			file := entry.Name()
			if entry.IsDir() || !IsSave(file) || strings.HasSuffix(file, Ext) != usual {
				continue
			}
			name := NameOf(file)
			if taken[name] { // beside x.bsg, a file x.BSG has its whole name
				name = file
			}
			names[file], taken[name] = name, true
		}
	}
	return names
}

// IsSave reports whether a file has the extension of saved games, in lower or upper case: old file systems and mail turn one into the other.
func IsSave(path string) bool { return strings.EqualFold(filepath.Ext(path), Ext) }

// Describe returns the Info of one saved game anywhere on the disk.
func Describe(path string) Info {
	info := Info{Name: NameOf(path), Path: path}
	if file, err := os.Stat(path); err == nil {
		info.Saved = file.ModTime()
	}
	if info.Err = info.read(); errors.Is(info.Err, ErrDamaged) {
		info.rescue()
	}
	return info
}

func (i *Info) read() error {
	data, err := readFile(i.Path)
	if err != nil {
		return failed(i.Path, err)
	}
	records, _, err := scan(data)
	if err != nil {
		return in(i.Path, err)
	}
	var header Header
	rd := reader{}
	if err := rd.unsqueeze(records[0].payload, &header); err != nil {
		return in(i.Path, err)
	}
	state, err := lastSnapshot(records)
	if err != nil {
		return in(i.Path, err)
	}
	var notes []Record
	for _, r := range records {
		if r.kind != kindNote {
			continue
		}
		var note Note
		if rd.unsqueeze(r.payload, &note) == nil {
			notes = append(notes, note)
		}
	}
	i.of(header.Setup, notes, state)
	return nil
}

// of fills in the state of a game. state is nil if the game has just begun.
func (i *Info) of(setup game.Setup, notes []Record, state *game.State) {
	i.Options = setup.Options
	for _, player := range setup.Players {
		i.Players = append(i.Players, player.Name)
	}
	for _, r := range notes {
		var sitting Sitting
		note, ok := r.(Note)
		if ok && note.What == SeatChanged && json.Unmarshal(note.Data, &sitting) == nil && sitting.Seat >= 0 && int(sitting.Seat) < len(i.Players) {
			i.Players[sitting.Seat] = sitting.Name
		}
		var opening Opening
		if ok && note.What == Opened && json.Unmarshal(note.Data, &opening) == nil {
			i.Played = max(i.Played, opening.Played)
		}
	}
	if state == nil {
		return
	}
	i.Turn, i.Step, i.Resources, i.Distance, i.Over = state.Turn, state.Step, state.Resources, state.Distance, state.Over
	i.Seats, i.Executed = state.Seats, state.Executed
	if int(state.Current) < len(i.Players) && state.Current >= 0 {
		i.Current = i.Players[state.Current]
	}
}

// Create begins a new game in the folder; see the function [Create].
func (s *Store) Create(name string, setup game.Setup, table []byte) (*Journal, error) {
	path, err := s.Path(name)
	if err != nil {
		return nil, err
	}
	return Create(path, setup, table)
}

// Free returns a name like the one wanted that no game of the folder has.
func (s *Store) Free(name string) string {
	for n := 1; ; n++ {
		candidate := name
		if n > 1 {
			candidate = fmt.Sprintf("%s %d", name, n)
		}
		path, err := s.find(candidate)
		if err != nil {
			return name
		}
		if _, err := os.Lstat(path); err != nil {
			return candidate
		}
	}
}

// Delete removes a game for good. One that is being played stays ([ErrInUse]).
func (s *Store) Delete(name string) error {
	path, err := s.notInUse(name)
	if err != nil {
		return err
	}
	if err := os.Remove(path); err != nil {
		return failed(path, err)
	}
	return nil
}

// Rename gives a game another name. One that is being played keeps its name ([ErrInUse]).
func (s *Store) Rename(name, to string) error {
	path, err := s.notInUse(name)
	if err != nil {
		return err
	}
	target, err := s.Path(to)
	if err != nil {
		return err
	}
	if at, err := os.Lstat(target); err == nil {
		// A name that differs only by case may be the same file.
		if here, err := os.Lstat(path); err != nil || !os.SameFile(at, here) {
			return in(target, ErrExists)
		}
	}
	if err := os.Rename(path, target); err != nil {
		return failed(path, err)
	}
	return nil
}

// Import copies a saved game from anywhere into the folder and returns its name there. A damaged one is accepted if it can be rescued.
func (s *Store) Import(path string) (string, error) {
	data, err := readFile(path)
	if err != nil {
		return "", failed(path, err)
	}
	if _, _, err := contents(data); err != nil && Describe(path).Rescue == nil {
		return "", in(path, err)
	}
	name := s.Free(NameOf(path))
	target, err := s.Path(name)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(s.Dir, 0o755); err != nil {
		return "", unwritable(s.Dir, err)
	}
	return name, writeNew(target, data)
}

// Export copies a game to another place. An existing file is replaced, because the player has been asked by then.
func (s *Store) Export(name, path string) error {
	from, err := s.find(name)
	if err != nil {
		return err
	}
	data, err := readFile(from)
	if err != nil {
		return failed(from, err)
	}
	return replace(path, data)
}

// notInUse returns the path of a game that nobody is playing.
func (s *Store) notInUse(name string) (string, error) {
	path, err := s.find(name)
	if err != nil {
		return "", err
	}
	f, err := OpenRegular(path)
	if errors.Is(err, ErrForeign) {
		return path, nil // nobody can play it
	}
	if err != nil {
		return "", failed(path, err)
	}
	defer f.Close()
	if err := lock(f); err != nil {
		return "", in(path, err)
	}
	return path, nil
}

// find returns where the game of a name is. A file that the program did not name itself, such as com7.bsg, may have another name than it would get.
func (s *Store) find(name string) (string, error) {
	path, err := s.Path(name)
	if err != nil {
		return "", err
	}
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		entries, _ := os.ReadDir(s.Dir)
		for file, called := range namesOf(entries) {
			if called == name {
				return s.at(file), nil
			}
		}
	}
	return path, nil
}

// at returns the path of a file in the folder, written so that Windows does not take it for a device of that name.
func (s *Store) at(file string) string {
	if dir, err := filepath.Abs(s.Dir); runtime.GOOS == "windows" && isDevice(file) && err == nil && !strings.HasPrefix(dir, `\\`) {
		return `\\?\` + dir + `\` + file
	}
	return filepath.Join(s.Dir, file)
}

// maxName is the maximum number of letters in a name.
const maxName = 60

// Path returns where the game of a name is kept. Any name of 1 to 60 letters will do; letters that some system does not allow in file names are
// written as in a URL.
func (s *Store) Path(name string) (string, error) {
	if name = strings.TrimSpace(name); name == "" || len([]rune(name)) > maxName {
		return "", &FileError{Why: ErrName, File: name, M: maxName}
	}
	var file strings.Builder
	for i, r := range name {
		if r < ' ' || strings.ContainsRune(`<>:"/\|?*%`, r) || i == 0 && (r == '.' || isDevice(name)) {
			fmt.Fprintf(&file, "%%%02X", r)
		} else {
			file.WriteRune(r)
		}
	}
	return filepath.Join(s.Dir, file.String()+Ext), nil
}

// isDevice reports whether Windows reserves a name for itself, whatever its extension.
func isDevice(name string) bool {
	first, _, _ := strings.Cut(strings.ToLower(name), ".")
	switch first = strings.TrimRight(first, " "); first {
	case "con", "prn", "aux", "nul", "conin$", "conout$":
		return true
	}
	port, number := strings.CutPrefix(first, "com")
	if !number {
		port, number = strings.CutPrefix(first, "lpt")
	}
	return number && len([]rune(port)) == 1 && strings.Contains("0123456789¹²³", port)
}

// NameOf returns the name of the game kept in a file.
func NameOf(path string) string {
	file := filepath.Base(path)
	if IsSave(file) {
		file = file[:len(file)-len(Ext)]
	}
	if name, err := url.PathUnescape(file); err == nil {
		return name
	}
	return file
}

// replace writes a file beside its destination and then moves it there, so that the old file stays whole if the disk is full.
func replace(path string, data []byte) error {
	if at, err := os.Stat(path); err == nil && at.IsDir() {
		return in(path, ErrExists)
	}
	beside := path + ".part"
	os.Remove(beside)
	if err := writeNew(beside, data); err != nil {
		return in(path, err) // path, because nobody knows the one beside it
	}
	if err := os.Rename(beside, path); err != nil {
		os.Remove(beside)
		return unwritable(path, err)
	}
	return nil
}

// writeNew writes a file that does not exist yet, or nothing.
func writeNew(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return unwritable(path, err)
	}
	_, err = f.Write(data)
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		os.Remove(path)
		return unwritable(path, err)
	}
	return nil
}
