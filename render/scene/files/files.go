package files

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/input"
	"battlestar/render"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Copying asks for a file: through the system's chooser, or where there is none, or it fails, in a list of the game's own.
type Copying struct {
	shell  *shell.Shell
	open   bool   // a file to read, not one to write
	title  string // of the chooser; "" if something else is asked of the system
	dir    string
	name   string
	asked  chan answerOfSystem // while the system's chooser is open
	list   *fileList           // while the game's own is
	Failed error               // what went wrong, for the scene to say
}

type answerOfSystem struct {
	path string
	err  error
}

// Ask asks for a file to write, of which name is proposed.
func (c *Copying) Ask(s *shell.Shell, title, dir, name string) {
	c.shell, c.open, c.title, c.dir, c.name = s, false, title, dir, name
	c.Begin(func() (string, error) { return s.SaveFile(title, dir, name) })
}

// AskOpen asks for a file that is there.
func (c *Copying) AskOpen(s *shell.Shell, title, dir string) {
	c.shell, c.open, c.title, c.dir, c.name = s, true, title, dir, ""
	c.Begin(func() (string, error) { return s.OpenFile(title, dir, save.Ext) })
}

// Begin asks in its own goroutine, as the chooser of the system blocks.
func (c *Copying) Begin(ask func() (string, error)) {
	if c.asked != nil {
		return // the chooser is open already
	}
	answers := make(chan answerOfSystem, 1)
	c.asked = answers
	go func() {
		path, err := ask()
		answers <- answerOfSystem{path, err}
	}()
}

// Answer is the file, in the frame in which it was chosen. The scene calls it in every frame.
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
	if c.asked == nil {
		return "", false
	}
	u.Wake(6) // to look again
	select {
	case got := <-c.asked:
		c.asked = nil
		switch {
		case errors.Is(got.err, input.ErrCancelled):
		case got.err != nil && c.title != "":
			c.list = newFileList(c.shell, c.title, c.dir, c.name, c.open)
			if !errors.Is(got.err, input.ErrNoDialog) {
				c.list.problem = c.shell.Sentence(got.err)
			}
			a.Push(c.list)
		case got.err != nil:
			c.Failed = got.err
		default:
			return got.path, true
		}
	default:
	}
	return "", false
}

// fileList is the game's own file chooser, over another scene.
type fileList struct {
	shell   *shell.Shell
	title   string
	dir     string
	name    string // of the file to write
	open    bool
	entries []os.DirEntry
	problem string
	sure    bool // to replace a file that is there
	typed   string
	path    string // what was chosen
	done    bool
}

func newFileList(s *shell.Shell, title, dir, name string, open bool) *fileList {
	f := &fileList{shell: s, title: title, name: name, open: open}
	if dir == "" {
		dir, _ = os.UserHomeDir()
	}
	f.enter(dir)
	return f
}

// enter shows another folder.
func (f *fileList) enter(dir string) {
	if abs, err := filepath.Abs(dir); err == nil {
		dir = abs
	}
	all, err := os.ReadDir(dir)
	if errors.Is(err, os.ErrNotExist) && f.entries == nil && filepath.Dir(dir) != dir {
		f.enter(filepath.Dir(dir)) // the folder of saves that is not there yet
		return
	}
	if err != nil {
		f.problem = f.shell.Sentence(err)
		return
	}
	f.dir, f.typed, f.problem = dir, dir, ""
	f.entries = []os.DirEntry{}
	for _, folders := range []bool{true, false} {
		for _, e := range all {
			if e.IsDir() == folders && !strings.HasPrefix(e.Name(), ".") && (folders || save.IsSave(e.Name())) {
				f.entries = append(f.entries, e)
			}
		}
	}
}

// Overlay lets the scene below be seen.
func (f *fileList) Overlay() {}

// Frame implements render.Scene.
func (f *fileList) Frame(u *ui.UI, a *render.App) {
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
		f.follow(a)
	}
	buttons, in := in.CutBottom(64, 12)
	if !f.open {
		var field ui.Rect
		field, in = in.CutBottom(56, 12)
		before := f.name
		if u.Field("file", field, &f.name, ui.FieldOptions{Max: 120, Hint: f.shell.Text(say.FilesName), First: true}) {
			f.choose(a, filepath.Join(f.dir, withExt(f.name)))
		}
		f.sure = f.sure && before == f.name
	}
	if len(f.entries) == 0 {
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
			f.follow(a)
		} else {
			f.choose(a, filepath.Join(f.dir, withExt(f.name)))
		}
	}
	u.Paragraph(ui.R(buttons.X+240, buttons.Y, buttons.W-520, 64), f.problem, ui.Small, ui.RedText, ui.Left)
}

func withExt(name string) string {
	if strings.TrimSpace(name) == "" || save.IsSave(name) {
		return name
	}
	return name + save.Ext
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
func (f *fileList) follow(a *render.App) {
	info, err := os.Stat(f.typed)
	switch {
	case err != nil:
		f.problem = f.shell.Text(say.FilesNoSuch)
	case info.IsDir():
		f.enter(f.typed)
	case f.open:
		f.choose(a, f.typed)
	default:
		f.problem = f.shell.Text(say.FilesIsAFile)
	}
}

// choose ends with a file. One that is there is replaced only when asked twice.
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
