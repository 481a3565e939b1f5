package menu

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"battlestar/game/box"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/scene/files"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/summary"
	"battlestar/render/ui"
)

// Load is the list of saved games.
type Load struct {
	shell    *shell.Shell
	faces    *cards.Faces
	stale    bool
	saves    shell.Beside[shell.Listing]
	list     []save.Info
	chosen   int
	wanted   string // the name to choose once it is in the list
	said     string
	wrong    bool
	deleting string // the name whose deletion waits for a second click
	renaming bool
	name     string         // being typed
	glance   summary.Glance // at the chosen one
	glanced  time.Time
	export   files.Copying
	imported files.Copying
	folder   files.Copying // while the file manager opens
}

// NewLoad makes the list.
func NewLoad(s *shell.Shell) *Load { return &Load{shell: s, faces: facesOf(s), stale: true} }

func (l *Load) look(u *ui.UI) {
	if l.stale {
		l.stale = false
		l.shell.ListSaves(&l.saves)
	}
	got, ok := l.saves.Take(u, l.shell.Patience)
	if !ok {
		return
	}
	if l.wanted == "" && l.chosen < len(l.list) {
		l.wanted = l.list[l.chosen].Name // wherever it is now
	}
	if l.list = got.Games; got.Err != nil {
		l.say(got.Err)
	}
	at := slices.IndexFunc(l.list, func(info save.Info) bool { return info.Name == l.wanted })
	if at < 0 {
		at, l.renaming = max(0, min(l.chosen, len(l.list)-1)), false
	}
	l.chosen, l.wanted = at, ""
}

// say shows what went wrong.
func (l *Load) say(err error) { l.said, l.wrong = l.shell.Sentence(err), true }

// tell shows what was done.
func (l *Load) tell(format string, args ...any) {
	l.said, l.wrong = fmt.Sprintf(format, args...), false
}

// find chooses a game by its name, as soon as the folder has been read again.
func (l *Load) find(name string) { l.stale, l.wanted = true, name }

// Frame implements render.Scene.
func (l *Load) Frame(u *ui.UI, a *render.App) {
	l.look(u)
	in, buttons := parts.Page(u, l.shell.Text(say.MenuLoad), parts.Shortened(u, l.shell.Text(say.LoadSubtitle)+l.shell.Store.Dir, ui.Fact.In(ui.Private), 1000))
	left, right := in.CutLeft(in.W*0.56, 20)
	u.Panel(left, ui.Plain)
	slow := l.saves.Slow(u, shell.ReadingTicks)
	switch {
	case len(l.list) == 0 && slow:
		st := ui.Body.Sized(26)
		u.Text(left.Around(left.W-120, 40), files.Reading(u, l.shell, l.saves.Of, st, left.W-120), st, ui.TextQuiet, ui.Center)
	case len(l.list) == 0 && !l.saves.Waits():
		u.Paragraph(left.Around(left.W-120, 120), l.shell.Text(say.LoadNoSavedGames), ui.Body.Sized(26), ui.TextQuiet, ui.Center)
	}
	const rowH = 108
	u.List("saves", left.Inset(16), len(l.list), rowH, func(i int, r ui.Rect) { l.row(u, a, i, ui.R(r.X, r.Y+4, r.W-4, rowH-8)) })
	l.details(u, a, right)

	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), l.shell.Text(say.MenuBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
	if u.Button("import", ui.R(buttons.X+260, buttons.Y, 300, 64), l.shell.Text(say.LoadFromAFile), ui.Options{Key: "I", Icon: ui.IconPlus, Tip: l.shell.Text(say.LoadFromAFileTip)}) {
		l.imported.AskOpen(l.shell, l.shell.Text(say.LoadTakeInTitle), "")
	}
	if u.Button("folder", ui.R(buttons.X+580, buttons.Y, 330, 64), l.shell.Text(say.LoadOpenTheFolder), ui.Options{Key: "F", Icon: ui.IconNext, Tip: l.shell.Text(say.LoadOpenTheFolderTip)}) {
		dir, open := l.shell.Store.Dir, l.shell.OpenFolder
		l.folder.Begin(func() (string, error) { return dir, open(dir) })
	}
	said, c := l.said, ui.Cyan
	switch {
	case said == "" && slow && len(l.list) > 0:
		said = files.Reading(u, l.shell, l.saves.Of, ui.Body, buttons.W-930)
	case l.wrong:
		c = ui.RedText
	}
	parts.Middle(u, ui.R(buttons.X+930, buttons.Y, buttons.W-930, 64), said, ui.Body, c, ui.Left)
	l.copies(u, a)
}

// copies carries out what was answered in the file choosers.
func (l *Load) copies(u *ui.UI, a *render.App) {
	if path, ok := l.imported.Answer(u, a); ok {
		if name, err := l.shell.Store.Import(path); err != nil {
			l.say(err)
		} else {
			l.tell(l.shell.Text(say.LoadTakenIn), name)
			l.find(name)
		}
	}
	if path, ok := l.export.Answer(u, a); ok && l.chosen < len(l.list) {
		if err := l.shell.Store.Export(l.list[l.chosen].Name, path); err != nil {
			l.say(err)
		} else {
			l.tell(l.shell.Text(say.LoadCopiedTo), filepath.Base(path))
		}
	}
	if _, ok := l.folder.Answer(u, a); ok {
		l.tell("%s", l.shell.Text(say.LoadFolderIsOpen))
	}
	for _, c := range []*files.Copying{&l.imported, &l.export, &l.folder} {
		if c.Failed != nil {
			l.say(c.Failed)
			c.Failed = nil
		}
	}
}

func (l *Load) row(u *ui.UI, a *render.App, i int, r ui.Rect) {
	info := &l.list[i]
	res := u.Area(fmt.Sprintf("save%d", i), info.Name, r, ui.Options{})
	look := ui.Metal
	look.Shadow = false
	switch {
	case i == l.chosen:
		look = look.Edged(ui.Amber, 3).Glowing(ui.Alpha(ui.Amber, 0.35), 7)
	case res.Hover:
		look = look.Hovered().Edged(ui.AmberBase, 2)
	}
	if info.Err != nil {
		look.Top, look.Bottom = ui.RedField, ui.RedField
	}
	u.Panel(r, look)
	u.FocusRing(fmt.Sprintf("save%d", i), r, look.Cut)
	sign, tint := ui.IconPlay, ui.AmberTop
	switch {
	case info.Err != nil:
		sign, tint = ui.IconDamage, ui.Red
	case info.Over != nil && info.Over.HumansWin:
		sign, tint = ui.IconLaurel, ui.Cyan
	case info.Over != nil:
		sign, tint = ui.IconBasestar, ui.Red
	}
	mark := ui.R(r.X+18, r.Y+(r.H-64)/2, 64, 64)
	u.Panel(mark, ui.Look{Top: ui.Mix(ui.PanelBase, tint, 0.14), Bottom: ui.Mix(ui.Void, tint, 0.08), LineTop: ui.Alpha(tint, 0.7), LineBottom: ui.Alpha(tint, 0.4), Line: 1.5, Cut: 18})
	u.Icon(sign, mark.Inset(16), tint)
	in := r.InsetXY(22, 14)
	in.X, in.W = in.X+78, in.W-78
	date := info.Saved.Local().Format("2 Jan 2006, 15:04")
	name := ui.CardTitle.Sized(30)
	ink := u.Text(ui.R(in.X, in.Y, in.W-240, 38), parts.Shortened(u, info.Name, name, in.W-240), name, ui.TextMain, ui.Left)
	const face = 46.0 // before the date, if the name leaves room for all
	if x := in.Right() - 240 - float64(len(info.Seats))*face; info.Err == nil && x > ink.Right()+20 {
		drawPeople(u, ui.R(x, in.Y-3, in.Right()-240-x, face-4), l.faces, info, face)
	}
	u.Text(ui.R(in.Right()-230, in.Y, 230, 38), date, ui.Small, ui.TextSecond, ui.Right)
	line, c := l.describe(info), ui.TextSecond
	if info.Err != nil {
		c = ui.RedText
	}
	u.Text(ui.R(in.X, in.Y+40, in.W, 32), line, ui.Small.Sized(20), c, ui.Left)
	if res.Clicked {
		if i == l.chosen && u.Focus() != "" && (info.Err == nil || info.Rescue != nil) && l.deleting == "" && !l.renaming && res.Focused {
			l.open(a, l.shell.Sit)
			return
		}
		l.chosen, l.deleting, l.renaming, l.said = i, "", false, ""
	}
}

// describe returns a saved game in a line, with its options.
func (l *Load) describe(info *save.Info) string {
	switch {
	case info.Rescue != nil:
		return fmt.Sprintf(l.shell.Text(say.LoadDamaged), rescuedAt(l.shell, info), strings.Join(info.Players, ", "))
	case info.Err != nil:
		return l.shell.Sentence(info.Err)
	}
	text := l.state(info)
	if len(info.Options) > 0 {
		text = strings.Join(optionNames(l.shell.Words(), info.Options), ", ") + ". " + text
	}
	return text
}

// state returns the state of a saved game.
func (l *Load) state(info *save.Info) string {
	players := strings.Join(info.Players, ", ")
	switch {
	case info.Over != nil && info.Over.HumansWin:
		return fmt.Sprintf(l.shell.Text(say.LoadHumansWon), info.Turn, players)
	case info.Over != nil:
		return fmt.Sprintf(l.shell.Text(say.LoadCylonsWon), info.Turn, players)
	case info.Turn == 0:
		return fmt.Sprintf(l.shell.Text(say.LoadJustBegun), players)
	}
	return fmt.Sprintf(l.shell.Text(say.LoadTurnOf), info.Turn, info.Current, players)
}

// details draws the chosen game, and what can be done with it.
func (l *Load) details(u *ui.UI, a *render.App, r ui.Rect) {
	u.Panel(r, ui.Important)
	if l.chosen >= len(l.list) {
		return
	}
	info := &l.list[l.chosen]
	parts.FleetPicture(u, ui.R(r.X+8, r.Y+8, r.W-16, 170), info.Distance, info.Over != nil && info.Over.HumansWin, info.Err != nil || info.Over != nil && !info.Over.HumansWin)
	if info.Err == nil {
		const face = 84.0
		drawPeople(u, ui.R(r.X+36, r.Y+178-face+10, r.W-72, face-8), l.faces, info, face)
	}
	in := ui.R(r.X+36, r.Y+192, r.W-72, r.H-192-30)
	row := func(h, gap float64) (out ui.Rect) {
		out, in = in.CutTop(h, gap)
		return out
	}
	if l.renaming {
		if u.Field("name", row(64, 12), &l.name, ui.FieldOptions{Max: 60, Hint: l.shell.Text(say.LoadNewNameHint), First: true, Unshown: l.shell.Text(say.SharedUnshown)}) {
			l.rename()
			return
		}
	} else {
		head := row(64, 12)
		u.Text(head, parts.Shortened(u, info.Name, ui.Prompt.Sized(44), head.W), ui.Prompt.Sized(44), ui.TextMain, ui.Left)
	}
	unusable := ""
	more := max(0, u.LeastHeight(3)-72) // for three lines in a small window
	about := row(72+more, 12)
	fleet := row(60, 18)
	switch {
	case info.Err == nil:
		u.Paragraph(about, l.describe(info), ui.Body.Sized(24), ui.TextSecond, ui.Left)
		parts.Resources(u, fleet, info.Resources, info.Distance)
		l.recap(u, row(124-more, 14), info)
	case info.Rescue != nil:
		u.Paragraph(about, l.shell.Sentence(info.Err), ui.Body.Sized(24), ui.RedText, ui.Left)
		parts.Resources(u, fleet, info.Resources, info.Distance)
		u.Paragraph(row(max(124-more, u.LeastHeight(4)), 14), rescueText(l.shell, info), ui.Small.Sized(20), ui.TextMain, ui.Left)
	default:
		unusable = l.shell.Sentence(info.Err)
		u.Paragraph(about, unusable, ui.Body.Sized(24), ui.TextSecond, ui.Left)
	}
	u.Group("do", in, func() { l.deeds(u, a, in, info, unusable) })
}

// recap draws what happened last in the chosen game.
func (l *Load) recap(u *ui.UI, r ui.Rect, info *save.Info) {
	if info.Over != nil || info.Turn == 0 {
		return
	}
	if l.glance.Path != info.Path || l.glanced != info.Saved {
		l.glanced = info.Saved
		l.glance.Look(info.Path)
	}
	l.glance.Take(u, l.shell)
	h := u.Paragraph(r, l.glance.Text, ui.Small.Sized(20), ui.TextMain, ui.Left)
	if rest := r.H - h - 8; rest >= u.LineHeight(ui.Small) {
		u.Text(ui.R(r.X, r.Y+h+8, r.W, u.LineHeight(ui.Small)), l.glance.Now, ui.Small, ui.AmberTop, ui.Left)
	}
}

func (l *Load) deeds(u *ui.UI, a *render.App, in ui.Rect, info *save.Info, unusable string) {
	row := func() (out ui.Rect) {
		out, in = in.CutTop(66, 12)
		return out
	}
	if l.renaming {
		if u.Button("keep", row(), l.shell.Text(say.LoadKeepTheNewName), ui.Options{Left: true, Primary: true, Icon: ui.IconTick}) {
			l.rename()
		}
		if u.Button("drop", row(), l.shell.Text(say.LoadKeepTheOldName), ui.Options{Left: true, Icon: ui.IconCross}) {
			l.renaming = false
		}
		return
	}
	label := l.shell.Text(say.LoadResume)
	switch {
	case info.Over != nil:
		label = l.shell.Text(say.LoadSeeHowItEnded)
	case info.Rescue != nil:
		label = l.shell.Text(say.LoadGoOnWithWhatIsLeft)
	}
	if u.Button("open", row(), label, ui.Options{Left: true, Primary: true, Icon: ui.IconPlay, Key: "Enter", Disabled: unusable}) {
		l.open(a, l.shell.Sit)
	}
	files := row()
	if u.Button("rename", files.Cell(0, 2, 12), l.shell.Text(say.LoadRename), ui.Options{Left: true, Icon: ui.EmblemQuill, Key: "R"}) {
		l.renaming, l.name, l.said = true, info.Name, ""
	}
	if u.Button("export", files.Cell(1, 2, 12), l.shell.Text(say.LoadCopyToAFile), ui.Options{Left: true, Icon: ui.IconSave, Key: "E", Disabled: unusable}) {
		l.export.Ask(l.shell, l.shell.Text(say.LoadCopyTitle), "", filepath.Base(info.Path))
	}
	o := ui.Options{Left: true, Icon: ui.IconCross, Key: "Del"}
	text := l.shell.Text(say.LoadDelete)
	if l.deleting == info.Name {
		text = l.shell.Text(say.LoadDeleteOnceMore)
	}
	last := row()
	if l.deleting != info.Name {
		o := ui.Options{Left: true, Icon: ui.IconClock, Key: "P", Tip: l.shell.Text(say.SharedReplayTip), Disabled: unusable}
		if info.Err == nil && info.Turn > 0 && u.Button("replay", last.Cell(1, 2, 12), l.shell.Text(say.SharedReplay), o) {
			l.open(a, l.shell.Replay)
		}
		last = last.Cell(0, 2, 12)
	}
	if u.Button("delete", last, text, o) {
		l.delete(u, info)
	}
}

func (l *Load) delete(u *ui.UI, info *save.Info) {
	if l.deleting != info.Name {
		l.deleting = info.Name
		u.Renew() // a double click deletes nothing
		l.tell(l.shell.Text(say.LoadDeletingIsForGood), info.Name)
		return
	}
	l.deleting = ""
	if err := l.shell.Store.Delete(info.Name); err != nil {
		l.say(err)
		return
	}
	l.tell(l.shell.Text(say.LoadDeleted), info.Name)
	l.stale = true
}

func (l *Load) rename() {
	info := &l.list[l.chosen]
	name := strings.TrimSpace(l.name)
	if name != info.Name {
		if err := l.shell.Store.Rename(info.Name, name); err != nil {
			l.say(err)
			return
		}
	}
	l.renaming = false
	l.tell(l.shell.Text(say.LoadRenamed), name)
	l.find(name)
}

// open opens the chosen game and shows it with show.
func (l *Load) open(a *render.App, show func(*render.App, *table.Table) render.Scene) {
	if l.list[l.chosen].Rescue != nil {
		l.rescue(a)
		return
	}
	t, err := table.Open(l.list[l.chosen].Path, l.shell.Bots, l.shell.Seed)
	if err != nil {
		l.say(err)
		l.stale = true
		return
	}
	a.Clear(show(a, t))
}

// drawPeople draws the characters of a saved game from the left, step apart.
func drawPeople(u *ui.UI, r ui.Rect, faces *cards.Faces, info *save.Info, step float64) {
	for i := range info.Seats {
		at := ui.R(r.X+float64(i)*step, r.Y, r.H, r.H)
		s := &info.Seats[i]
		faces.Portrait(u, at, s.Character, cards.PlightOf(s, info.Executed), faces.Own(s.Character))
	}
}

// facesOf returns what draws the characters of any game.
func facesOf(s *shell.Shell) *cards.Faces {
	in := box.Everything()
	return cards.New(in, say.New(s.Language(), in, nil))
}
