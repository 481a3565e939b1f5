package save

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"syscall"
	"time"

	"battlestar/game"
)

// Journal is a game being saved. It is used from one goroutine. All that it holds is also in memory, a few hundred kilobytes, so that nothing is
// lost if the disk fails for a while.
type Journal struct {
	writer
	path    string
	file    file // nil while it cannot be written
	written int  // bytes on the disk
	err     error
	syncing *syncing
}

// file is what the journal needs of an [os.File]; tests use one that fails.
type file interface {
	WriteAt(p []byte, at int64) (int, error)
	Truncate(size int64) error
	Sync() error
	Stat() (os.FileInfo, error)
	Close() error
}

// Create begins a journal in a new file. If the file cannot be written now, the journal is kept in memory, Err says why, and each Append tries
// again. Only a file that already exists is an error here ([ErrExists]).
func Create(path string, setup game.Setup, table []byte) (*Journal, error) {
	j := &Journal{writer: begin(), path: path}
	if err := j.header(Header{Program: Program(), Begun: time.Now().UTC().Truncate(time.Second), Setup: setup, Table: table}); err != nil {
		return nil, err
	}
	if j.flush(); errors.Is(j.err, ErrExists) {
		return nil, j.err
	}
	return j, nil
}

// Open opens a journal to continue the game, and returns what it holds. A torn end is cut off. While it is open, no other program can open it
// ([ErrInUse]). A file that cannot be written is still read; Err then says so.
func Open(path string) (*Journal, *Contents, error) {
	if at, err := os.Stat(path); err == nil && !at.Mode().IsRegular() && !at.IsDir() {
		return nil, nil, in(path, ErrForeign)
	}
	f, writeErr := os.OpenFile(path, os.O_RDWR, 0)
	if writeErr != nil {
		c, w, err := read(path)
		if err != nil {
			return nil, nil, err
		}
		return &Journal{writer: w, path: path, written: len(w.data), err: unwritable(path, writeErr)}, c, nil
	}
	if err := lock(f); err != nil {
		f.Close()
		return nil, nil, in(path, err)
	}
	c, w, err := read(path)
	if err != nil {
		f.Close()
		return nil, nil, err
	}
	if c.Torn > 0 {
		if err := f.Truncate(int64(len(w.data))); err != nil {
			f.Close()
			return nil, nil, unwritable(path, err)
		}
	}
	j := &Journal{writer: w, path: path, file: f, written: len(w.data)}
	j.syncing = startSyncing(f)
	return j, c, nil
}

// Read returns what a journal holds, and changes nothing.
func Read(path string) (*Contents, error) {
	c, _, err := read(path)
	return c, err
}

func read(path string) (*Contents, writer, error) {
	data, err := readFile(path)
	if err != nil {
		return nil, writer{}, failed(path, err)
	}
	c, w, err := contents(data)
	if err != nil {
		return nil, writer{}, in(path, err)
	}
	return c, w, nil
}

// readFile reads a file. If it is too large for a journal, readFile reads only enough to show that.
func readFile(path string) ([]byte, error) {
	f, err := OpenRegular(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxFile+1))
}

// OpenRegular opens a file for reading, but no pipe, device or socket, which could make a reader wait forever ([ErrForeign]).
func OpenRegular(path string) (*os.File, error) {
	at, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !at.Mode().IsRegular() && !at.IsDir() { // the system itself says if it is a folder
		return nil, ErrForeign
	}
	return os.Open(path)
}

// Append adds a record. If it cannot be written, it is kept in memory and tried again with the next. The error is that of Err.
func (j *Journal) Append(r Record) error {
	if err := j.record(r); err != nil {
		return err
	}
	j.flush()
	return j.Err()
}

// Err returns why the game is not safe on the disk at the moment, or nil if it is.
func (j *Journal) Err() error {
	if j.err == nil && j.syncing != nil {
		if err := j.syncing.error(); err != nil {
			return unwritable(j.path, err)
		}
	}
	return j.err
}

// Path returns where the journal is, or will be when it can be written.
func (j *Journal) Path() string { return j.path }

// Copy writes all that the journal holds to another file, and replaces any that is there.
func (j *Journal) Copy(path string) error {
	if at, err := os.Stat(path); err == nil {
		if own, err := os.Stat(j.path); err == nil && os.SameFile(at, own) {
			return j.Err() // it is there already
		}
	}
	return replace(path, j.data)
}

// Close writes what is still only in memory, waits until everything is on the disk, and closes the file.
func (j *Journal) Close() error {
	if j.written < len(j.data) {
		j.flush()
	}
	err := j.Err()
	j.letGo()
	return err
}

// flush writes what is not on the disk yet, in one Write.
func (j *Journal) flush() {
	if j.file != nil && !j.there() {
		// Deleted or moved during play. A moved file belongs to whoever moved it; we begin the file again from memory.
		j.letGo()
		j.written = 0
	}
	if j.file == nil {
		if j.written > 0 {
			return // read from a place that we may not write: Err says so
		}
		if j.err = j.create(); j.err != nil {
			return
		}
	}
	if _, err := j.file.WriteAt(j.data[j.written:], int64(j.written)); err != nil {
		j.file.Truncate(int64(j.written))
		j.err = unwritable(j.path, err)
		return
	}
	j.err = nil
	j.written = len(j.data)
	j.syncing.soon()
}

// there reports whether the file is still where it was.
func (j *Journal) there() bool {
	at, err := os.Stat(j.path)
	if err != nil {
		// If a file replaced the folder, ours is not there either.
		return !errors.Is(err, os.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR)
	}
	open, err := j.file.Stat()
	return err != nil || os.SameFile(at, open)
}

func (j *Journal) create() error {
	if err := os.MkdirAll(filepath.Dir(j.path), 0o755); err != nil {
		return unwritable(filepath.Dir(j.path), err)
	}
	f, err := os.OpenFile(j.path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return unwritable(j.path, err)
	}
	if err := lock(f); err != nil {
		f.Close()
		return in(j.path, err)
	}
	j.file = f
	j.syncing = startSyncing(f)
	return nil
}

func (j *Journal) letGo() {
	if j.file == nil {
		return
	}
	j.syncing.stop()
	j.file.Close()
	j.file = nil
}

// syncing calls Sync in a goroutine after something was written, so that the writer never waits for the disk.
type syncing struct {
	file  file
	dirty chan struct{}
	ended chan struct{}
	mu    sync.Mutex
	err   error
}

func startSyncing(f file) *syncing {
	s := &syncing{file: f, dirty: make(chan struct{}, 1), ended: make(chan struct{})}
	go func() {
		defer close(s.ended)
		for range s.dirty {
			err := s.file.Sync()
			s.mu.Lock()
			s.err = err
			s.mu.Unlock()
		}
	}()
	return s
}

func (s *syncing) soon() {
	select {
	case s.dirty <- struct{}{}:
	default: // one is due anyway, and it covers this write
	}
}

func (s *syncing) error() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

func (s *syncing) stop() {
	close(s.dirty)
	<-s.ended
}

// Program returns the version of this program, as the build knows it.
func Program() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
