package scene

import (
	"fmt"
	"path/filepath"
	"strings"

	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/files"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/retell"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/seats"
	"battlestar/render/scene/sheets"
	"battlestar/render/scene/suspects"
	"battlestar/render/ui"
)

// Menu is opened over the table by Esc.
type Menu struct {
	play    *Play
	copying files.Copying
	said    string // the outcome of the last thing done here
	wrong   bool
	leaving bool // the button to the title was clicked once
}

// NewMenu makes the menu over a table.
func NewMenu(p *Play) *Menu { return &Menu{play: p} }

// menu opens the menu. It closes the curtain first.
func (p *Play) menu(_ *ui.UI, a *render.App) {
	p.Table.CloseCurtain()
	a.Push(NewMenu(p))
}

// Overlay keeps the table visible.
func (m *Menu) Overlay() {}

// Frame implements render.Scene.
func (m *Menu) Frame(u *ui.UI, a *render.App) {
	s, t, words := m.play.Shell, m.play.Table, m.play.Say.Text
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.72))
	u.Block(win)
	high := 704 + keysH
	if t.View().DiscardsOpen || suspects.Can(m.play.Session) {
		high += entryH
	}
	r := win.Around(940, high)
	u.Panel(r, ui.Important)
	in := r.Inset(40)
	keys, in := in.CutBottom(keysH-16, 16)
	m.keys(u, keys)
	head, in := in.CutTop(54, 4)
	u.Text(head, parts.Shortened(u, t.Name(), ui.Prompt, head.W), ui.Prompt, ui.TextMain, ui.Left)
	line, in := in.CutTop(70, 14)
	text, c := words(say.TableMenuSaved), ui.TextSecond
	switch err := t.SaveErr(); {
	case err != nil:
		text, c = fmt.Sprintf(words(say.TableMenuNotSafe), s.Clause(err)), ui.RedText
	case t.Path() == "":
		text, c = words(say.TableMenuNotSaved), ui.RedText
	}
	if m.said != "" {
		text, c = m.said, ui.Cyan
		if m.wrong {
			c = ui.RedText
		}
	}
	u.Paragraph(line, text, ui.Body, c, ui.Left)

	u.Group("menu", in, func() {
		resume, rest := in.CutTop(80, 20)
		if u.Button("resume", resume, words(say.SharedBackToTheTable), ui.Options{Left: true, Primary: true, Icon: ui.IconPlay, Key: "Esc"}) || u.ClickedBeside(r) {
			a.Pop()
		}
		n := 0
		entry := func() ui.Rect { // two by two
			at := ui.R(rest.X, rest.Y+float64(n/2)*entryH, rest.W, entryH-10).Cell(n%2, 2, 14)
			n++
			return at
		}
		if u.Button("pause", entry(), words(say.TableMenuPause), ui.Options{Left: true, Icon: ui.IconEye, Key: pauseKey}) {
			a.Pop()
			a.Push(NewPause(m.play))
		}
		if m.play.Rooms.Retell.Can() && u.Button("what-happened", entry(), words(say.TableMenuWhatHappened), ui.Options{Left: true, Icon: ui.IconClock, Key: retell.Key}) {
			a.Pop()
			m.play.Rooms.Retell.LastTurn()
		}
		if u.Button("seats", entry(), words(say.SharedWhoSitsWhere), ui.Options{Left: true, Icon: ui.IconPopulation, Key: "W"}) {
			a.Pop()
			a.Push(seats.NewSeating(m.play.Session, m.play.Rooms.Recap))
		}
		save := ui.Options{Left: true, Icon: ui.IconSave, Key: "S", Tip: words(say.TableMenuKeepsACopy)}
		if t.Path() == "" {
			save.Disabled = words(say.TableMenuNotSaved)
		}
		if u.Button("correct", entry(), words(say.TableMenuSetRight), ui.Options{Left: true, Icon: ui.IconWrench, Key: "C", Tip: words(say.TableMenuSetRightIfAllAgree)}) {
			a.Pop()
			m.play.Rooms.Correct.Open(a)
		}
		if u.Button("copy", entry(), words(say.TableMenuSaveACopyAs), save) {
			m.copying.Ask(s, words(say.TableMenuSaveACopy), filepath.Dir(t.Path()), copyName(s.Store, t.Name()))
		}
		if u.Button("rules", entry(), words(say.TableMenuRules), ui.Options{Left: true, Icon: ui.IconBook, Key: "F1"}) {
			a.Push(rules.NewRules(s, t.Setup(), ""))
		}
		if u.Button("agreed", entry(), words(say.TableMenuRulesOfThisGame), ui.Options{Left: true, Icon: ui.IconCards, Key: "B", Tip: words(say.TableMenuBoxesOptionsHouseRules)}) {
			a.Push(menu.NewAgreed(s, t.Setup()))
		}
		if suspects.Can(m.play.Session) && u.Button("suspects", entry(), words(say.TableMenuSuspects), ui.Options{Left: true, Icon: ui.IconSearch, Key: suspects.Key, Tip: words(say.TableMenuSuspectsTip)}) {
			a.Pop()
			a.Push(suspects.New(m.play.Session))
		}
		if u.Button("settings", entry(), words(say.TableMenuSettings), ui.Options{Left: true, Icon: ui.IconGear, Key: "G"}) {
			a.Push(menu.NewSettings(s, t))
		}
		if t.View().DiscardsOpen && u.Button("discards", entry(), words(say.SharedDiscardPiles), ui.Options{Left: true, Icon: ui.IconEye, Key: "D"}) {
			a.Push(sheets.NewDiscards(m.play.Session))
		}
		leave, _ := in.CutBottom(62, 0)
		u.Fill(ui.R(leave.X, leave.Y-15, leave.W, 1.5), ui.Alpha(ui.LineTop, 0.5))
		title := ui.Options{Left: true, Icon: ui.IconPrevious, Key: "T", Chosen: m.leaving}
		label := words(say.TableMenuToTheTitle)
		if m.leaving {
			label = words(say.TableAgain)
		}
		switch was := m.leaving; {
		case u.Button("title", leave.Cell(0, 2, 14), label, title):
			if m.toTitle(u) {
				a.Clear(menu.NewTitle(s))
			}
		case was && u.Pressed(): // something else was clicked
			m.leaving, m.said, m.wrong = false, "", false
		}
		if u.Button("quit", leave.Cell(1, 2, 14), words(say.TableMenuQuit), ui.Options{Left: true, Icon: ui.IconExit, Key: "Q"}) && m.close() {
			a.Quit()
		}
	})

	if path, ok := m.copying.Answer(u, a); ok {
		m.wrong = false
		m.said = fmt.Sprintf(words(say.TableMenuCopyKept), filepath.Base(path))
		if err := t.Copy(path); err != nil {
			m.said, m.wrong = s.Sentence(err), true
		}
	}
	if m.copying.Failed != nil {
		m.said, m.wrong = s.Sentence(m.copying.Failed), true
		m.copying.Failed = nil
	}
}

// entryH is the distance from an entry to the next one below.
const entryH = 72.0

// keysH is the height of the list of the table's keys that have no button.
const keysH = 86.0

// keys draws that list.
func (m *Menu) keys(u *ui.UI, r ui.Rect) {
	const high, gap = 34.0, 26.0
	x, y := r.X, r.Y
	for _, k := range [...]struct {
		key  ui.Key
		does say.Text
	}{
		{"Tab", say.TableMenuTabDoes}, {"N", say.TableMenuNDoes}, {"+", say.TableMenuPlusDoes}, {"-", say.TableMenuMinusDoes}, {"0", say.TableMenuZeroDoes},
	} {
		does := m.play.Say.Text(k.does)
		cap, word := 16+u.TextWidth(string(k.key), ui.KeyName), u.TextWidth(does, ui.Small)
		cap = max(high, cap)
		if x > r.X && x+cap+8+word > r.Right() {
			x, y = r.X, y+high+2
		}
		u.KeyCap(ui.R(x, y, cap, high), k.key, ui.TextSecond)
		u.Text(ui.R(x+cap+8, y, word+2, high), does, ui.Small, ui.TextSecond, ui.Left)
		x += cap + 8 + word + gap
	}
}

// toTitle reports whether the table is left for the title. It asks first, because the only way back is to load the game.
func (m *Menu) toTitle(u *ui.UI) bool {
	t, words := m.play.Table, m.play.Say.Text
	if m.leaving || t.SaveErr() != nil { // that has its own question
		return m.close()
	}
	m.leaving, m.said, m.wrong = true, words(say.TableMenuTitleAsks), false
	if t.Path() == "" {
		m.said, m.wrong = words(say.TableMenuTitleLoses), true
	}
	u.Renew()
	return false
}

// close closes the table. If the last save failed, the first call says so instead, so that nobody leaves without knowing.
func (m *Menu) close() bool {
	s, t := m.play.Shell, m.play.Table
	if err := t.SaveErr(); err != nil && !m.wrong {
		m.said, m.wrong = fmt.Sprintf(m.play.Say.Text(say.TableMenuLastAnswersNotSafe), s.Clause(err)), true
		return false
	}
	s.Playing = nil
	if err := t.Close(); err != nil {
		s.Notice = s.Sentence(err)
	}
	return true
}

// copyName returns a file name for a copy of a game.
func copyName(store *save.Store, name string) string {
	path, err := store.Path(store.Free(strings.TrimSpace(name)))
	if err != nil {
		return "battlestar" + save.Ext
	}
	return filepath.Base(path)
}
