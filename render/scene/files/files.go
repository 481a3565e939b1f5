package files

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/input"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Copying asks for a file: through the system's chooser, or if there is none or it fails, in the game's own list.
type Copying struct {
	shell     *shell.Shell
	open      bool   // a file to read, not one to write
	title     string // of the chooser; "" if something else is asked of the system
	dir       string
	name      string
	asked     shell.Beside[answerOfSystem] // while the system's chooser is open
	announced bool                         // and a scene says that it is
	behind    shell.Beside[answerOfSystem] // a chooser that is no longer waited for: its answer does not count
	list      *fileList                    // while the game's own is open
	Failed    error                        // what went wrong, for the scene to say
}

type answerOfSystem struct {
	path string
	err  error
}

// Ask asks for a file to write. name is the proposed name.
func (c *Copying) Ask(s *shell.Shell, title, dir, name string) {
	c.shell, c.open, c.title, c.dir, c.name = s, false, title, dir, name
	c.Begin(func() (string, error) { return s.SaveFile(title, dir, name) })
}

// AskOpen asks for an existing file.
func (c *Copying) AskOpen(s *shell.Shell, title, dir string) {
	c.shell, c.open, c.title, c.dir, c.name = s, true, title, dir, ""
	c.Begin(func() (string, error) { return s.OpenFile(title, dir, save.Ext) })
}

// Begin asks in its own goroutine, because the system's chooser blocks.
func (c *Copying) Begin(ask func() (string, error)) {
	if c.asked.Waits() {
		return // the chooser is open already
	}
	if c.behind.Comes() { // that chooser is still open, and there is one at a time
		ask = func() (string, error) { return "", input.ErrNoDialog }
	}
	c.asked.Begin("", func() answerOfSystem {
		path, err := ask()
		return answerOfSystem{path, err}
	})
}

// Answer returns the file, in the frame in which it was chosen. The scene calls it in every frame.
func (c *Copying) Answer(u *ui.UI, a *render.App) (string, bool) {
	if c.list != nil && c.list.done {
		path := c.list.path
		c.list = nil
		if path == "" {
			return "", false
		}
		c.dir = filepath.Dir(path)
		return path, true
	}
	got, ok := c.asked.Take(u, 0)
	switch {
	case !ok:
		if c.title != "" && !c.announced && c.asked.Slow(u, dialogTicks) {
			c.announced = true
			a.Push(&dialog{c})
		}
	case errors.Is(got.err, input.ErrCanceled):
	case got.err != nil && c.title != "":
		c.list = newFileList(c.shell, c.title, c.dir, c.name, c.open)
		if !errors.Is(got.err, input.ErrNoDialog) {
			c.list.trouble = c.shell.Sentence(got.err)
		}
		if !c.announced { // else it takes the place of the dialog
			a.Push(c.list)
		}
	case got.err != nil:
		c.Failed = got.err
	default:
		return got.path, true
	}
	return "", false
}

// dialogTicks is the delay before the game says that the system's chooser is open: one that fails does so at once.
const dialogTicks = 30

// dialog says, over another scene, that the system's chooser is open, and offers to continue without it: it may be behind the window, or never come.
type dialog struct{ copying *Copying }

// Overlay keeps the scene below visible.
func (d *dialog) Overlay() {}

// Frame implements render.Scene.
func (d *dialog) Frame(u *ui.UI, a *render.App) {
	c := d.copying
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.72))
	u.Block(win)
	r := win.Around(820, 290)
	u.Panel(r, ui.Important)
	in := r.Inset(36)
	head, in := in.CutTop(52, 12)
	u.Text(head, c.shell.Text(say.FilesDialogOpen), ui.Prompt, ui.TextMain, ui.Left)
	buttons, in := in.CutBottom(64, 12)
	u.Paragraph(in, c.shell.Text(say.FilesDialogHelp), ui.Body, ui.TextSecond, ui.Left)
	if u.Button("cancel", ui.R(buttons.X, buttons.Y, 220, 64), c.shell.Text(say.FilesCancel), ui.Options{Key: "Esc"}) {
		c.goOn()
	}
	if u.Button("own", ui.R(buttons.Right()-380, buttons.Y, 380, 64), c.shell.Text(say.FilesOwnList), ui.Options{Primary: true, Key: "Enter"}) {
		c.goOn()
		c.list = newFileList(c.shell, c.title, c.dir, c.name, c.open)
	}
	switch {
	case c.asked.Waits():
		return
	case c.list != nil:
		a.Replace(c.list)
	default:
		a.Pop()
	}
	c.announced = false
}

// goOn stops waiting for the system's chooser.
func (c *Copying) goOn() { c.behind, c.asked = c.asked, shell.Beside[answerOfSystem]{} }

// fileList is the game's own file chooser, over another scene.
type fileList struct {
	shell   *shell.Shell
	title   string
	dir     string
	name    string // of the file to write
	ext     string // its extension
	open    bool
	entries []os.DirEntry
	reading shell.Beside[folder]
	trouble string // why this list is shown
	problem string
	sure    bool // to replace an existing file
	typed   string
	path    string // what was chosen
	done    bool
}

func newFileList(s *shell.Shell, title, dir, name string, open bool) *fileList {
	f := &fileList{shell: s, title: title, name: name, ext: filepath.Ext(name), open: open}
	if dir == "" {
		dir, _ = os.UserHomeDir()
	}
	f.enter(dir)
	return f
}

// folder is what was found at a path.
type folder struct {
	path string
	all  []os.DirEntry
	file bool // it is a file
	none bool // nothing is there
	err  error
}

// enter shows another folder, once it is read.
func (f *fileList) enter(dir string) {
	if abs, err := filepath.Abs(dir); err == nil {
		dir = abs
	}
	readDir, first := f.shell.ReadDir, f.entries == nil
	f.reading.Begin(dir, func() folder {
		all, err := readDir(dir)
		for first && errors.Is(err, os.ErrNotExist) && filepath.Dir(dir) != dir {
			dir = filepath.Dir(dir) // the parent, if the folder of saves does not exist yet
			all, err = readDir(dir)
		}
		return folder{path: dir, all: all, err: err}
	})
}

// came takes in what was found at a path.
func (f *fileList) came(got folder, a *render.App) {
	f.problem, f.trouble = f.trouble, ""
	switch {
	case got.none:
		f.problem = f.shell.Text(say.FilesNoSuch)
		return
	case got.file && f.open:
		f.choose(a, got.path)
		return
	case got.file:
		f.problem = f.shell.Text(say.FilesIsAFile)
		return
	case got.err != nil:
		f.problem = f.shell.Sentence(got.err)
		return
	}
	f.dir, f.typed = got.path, got.path
	f.entries = []os.DirEntry{}
	for _, folders := range []bool{true, false} {
		for _, e := range got.all {
			if e.IsDir() == folders && !strings.HasPrefix(e.Name(), ".") && (folders || save.IsSave(e.Name())) {
				f.entries = append(f.entries, e)
			}
		}
	}
}

// Overlay keeps the scene below visible.
func (f *fileList) Overlay() {}

// Frame implements render.Scene.
func (f *fileList) Frame(u *ui.UI, a *render.App) {
	if got, ok := f.reading.Take(u, f.shell.Patience); ok {
		if f.came(got, a); f.done {
			return
		}
	}
	wasSure := f.sure
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.72))
	u.Block(win)
	r := win.Around(1100, min(820, win.H-60))
	u.Panel(r, ui.Important)
	in := r.Inset(36)
	head, in := in.CutTop(52, 12)
	u.Text(head, f.title, ui.Prompt, ui.TextMain, ui.Left)
	bar, in := in.CutTop(56, 12)
	if u.Button("up", ui.R(bar.X, bar.Y, 150, bar.H), f.shell.Text(say.FilesUp), ui.Options{Icon: ui.IconUp, Key: "F2", Tip: f.shell.Text(say.FilesFolderAbove)}) {
		f.enter(filepath.Dir(f.dir))
	}
	if u.Field("folder", ui.R(bar.X+170, bar.Y, bar.W-170, bar.H), &f.typed, ui.FieldOptions{Max: 400, Hint: f.shell.Text(say.FilesFolderOrFile), First: f.open}) {
		f.follow()
	}
	buttons, in := in.CutBottom(64, 12)
	if !f.open {
		var field ui.Rect
		field, in = in.CutBottom(56, 12)
		before := f.name
		if u.Field("file", field, &f.name, ui.FieldOptions{Max: 120, Hint: f.shell.Text(say.FilesName), First: true}) {
			f.choose(a, filepath.Join(f.dir, f.withExt()))
		}
		f.sure = f.sure && before == f.name
	}
	if len(f.entries) == 0 && !f.reading.Waits() {
		u.Text(in, f.shell.Text(say.FilesNoneHere), ui.Body, ui.TextQuiet, ui.Center)
	}
	u.List("files", in, len(f.entries), 50, func(i int, r ui.Rect) { f.entry(u, a, i, r) })

	if u.Button("cancel", ui.R(buttons.X, buttons.Y, 220, 64), f.shell.Text(say.FilesCancel), ui.Options{Key: "Esc"}) {
		f.done = true
		a.Pop()
	}
	label := f.shell.Text(say.FilesOpen)
	if !f.open {
		label = f.shell.Text(say.FilesSave)
		if f.sure {
			label = f.shell.Text(say.FilesReplace)
		}
	}
	if u.Button("ok", ui.R(buttons.Right()-260, buttons.Y, 260, 64), label, ui.Options{Primary: true, Key: "Enter"}) {
		if f.open {
			f.follow()
		} else {
			f.choose(a, filepath.Join(f.dir, f.withExt()))
		}
	}
	said, c := f.problem, ui.RedText
	if f.reading.Slow(u, shell.ReadingTicks) {
		said, c = Reading(u, f.shell, f.reading.Of, ui.Small, buttons.W-520), ui.TextSecond
	}
	u.Paragraph(ui.R(buttons.X+240, buttons.Y, buttons.W-520, 64), said, ui.Small, c, ui.Left)
	if f.sure && !wasSure {
		u.Renew() // a double click replaces nothing
	}
}

// Reading returns a line, of a width, that says that a folder is being read.
func Reading(u *ui.UI, s *shell.Shell, folder string, st ui.Style, w float64) string {
	text := s.Text(say.FilesReading)
	return fmt.Sprintf(text, parts.Shortened(u, folder, st, w-u.TextWidth(text, st)))
}

// withExt returns the name of the file to write, with the proposed extension.
func (f *fileList) withExt() string {
	if strings.TrimSpace(f.name) == "" || strings.EqualFold(filepath.Ext(f.name), f.ext) {
		return f.name
	}
	return f.name + f.ext
}

func (f *fileList) entry(u *ui.UI, a *render.App, i int, r ui.Rect) {
	e := f.entries[i]
	box := ui.R(r.X, r.Y+2, r.W-4, r.H-4)
	res := u.Area("file."+e.Name(), e.Name(), box, ui.Options{})
	if res.Hover {
		u.Panel(box, ui.Glass.Edged(ui.Amber, 2))
	}
	icon := ui.IconNext
	if !e.IsDir() {
		icon = ui.IconSave
	}
	u.Icon(icon, ui.R(box.X+12, box.Y+9, 28, 28), ui.CyanIcon)
	u.Text(ui.R(box.X+54, box.Y, box.W-70, box.H), e.Name(), ui.Body, ui.TextMain, ui.Left)
	if !res.Clicked {
		return
	}
	switch {
	case e.IsDir():
		f.enter(filepath.Join(f.dir, e.Name()))
	case f.open:
		f.choose(a, filepath.Join(f.dir, e.Name()))
	default:
		f.name = e.Name()
	}
}

// follow takes what was typed: a folder is shown, a file is chosen.
func (f *fileList) follow() {
	path, readDir := f.typed, f.shell.ReadDir
	f.reading.Begin(path, func() folder {
		info, err := os.Stat(path)
		if err != nil || !info.IsDir() {
			return folder{path: path, none: err != nil, file: err == nil}
		}
		if abs, err := filepath.Abs(path); err == nil {
			path = abs
		}
		all, err := readDir(path)
		return folder{path: path, all: all, err: err}
	})
}

// choose ends with a file. An existing file is replaced only after a second click.
func (f *fileList) choose(a *render.App, path string) {
	if !f.open {
		if strings.TrimSpace(f.name) == "" {
			f.problem = f.shell.Text(say.FilesNeedsAName)
			return
		}
		if _, err := os.Stat(path); err == nil && !f.sure {
			f.sure, f.problem = true, f.shell.Text(say.FilesThereAlready)
			return
		}
	}
	f.path, f.done = path, true
	a.Pop()
}
