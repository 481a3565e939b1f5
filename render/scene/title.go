package scene

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// Title is the first screen.
type Title struct {
	shell *Shell
	stale bool // the saves have to be looked at again

	last    save.Info // the game to continue with
	hasLast bool
	glance  glance // at what happened in it last
}

// NewTitle makes the title.
func NewTitle(s *Shell) *Title { return &Title{shell: s, stale: true} }

// look finds the game that was played last.
func (t *Title) look() {
	t.stale, t.hasLast = false, false
	list, err := t.shell.Store.List()
	if err != nil {
		t.shell.Notice = sentence(err)
	}
	for i := range list {
		if (list[i].Err == nil || list[i].Rescue != nil) && list[i].Over == nil {
			t.last, t.hasLast = list[i], true
			t.glance.look(t.shell, list[i].Path)
			return
		}
	}
}

// Frame implements render.Scene.
func (t *Title) Frame(u *ui.UI, a *render.App) {
	if t.stale {
		t.look()
	}
	win := u.Window()
	t.picture(u, win)

	x := 96 + max(0, win.W-1920)/4
	y := max(0, win.H-1080) / 2
	headLine(u, x, y+88)
	u.Text(ui.R(x, y+106, 720, 86), "Battlestar", titleStyle.Sized(88), ui.TextMain, ui.Left)
	u.Text(ui.R(x-2, y+196, 720, 116), "Galactica", titleStyle.Sized(122), ui.White, ui.Left)
	u.Text(ui.R(x, y+316, 720, 42), "The board game · one screen, one to six players", ui.Fact, ui.Cyan, ui.Left)

	menu := ui.R(x, y+402, 420, 350)
	if t.hasLast {
		t.proceed(u, a, ui.R(x, y+376, 760, 318))
		menu = ui.R(x, y+714, 420, 56*5+8*4)
	}
	t.menu(u, a, menu)

	if t.shell.Notice != "" {
		w := min(760, win.Right()-40-(menu.Right()+60))
		notice(u, ui.R(win.Right()-40-w, win.Bottom()-170, w, 84), t.shell.Notice, ui.Amber)
	}
	u.Text(ui.R(win.Right()-560, win.Bottom()-60, 512, 30), "English · fan made, own art · "+save.Program(), ui.Small, ui.TextQuiet, ui.Right)
}

var titleStyle = ui.Style{Font: ui.Label700, Size: 92, Class: ui.Public, Leading: 1.05, Tracking: 0.07, Caps: true}

// picture is Galactica with her escort, and what follows her.
func (t *Title) picture(u *ui.UI, win ui.Rect) {
	u.Space(win, skyOfMenus)
	x, y := win.W-590, win.H*0.49
	u.Flying(ship.Basestar, win.Right()-150, 90, 290, 12, ship.Options{Tint: [3]float32{0.45, 0.5, 0.6}, Lift: -1}) // she is far off
	u.Ship(ship.Galactica, x+40, y, 1240, 256)
	u.Ship(ship.ViperII, x-300, y+318, 132, 258)
	u.Ship(ship.ViperII, x-140, y+420, 104, 252)
}

// proceed is the panel that goes on with the last game.
func (t *Title) proceed(u *ui.UI, a *render.App, r ui.Rect) {
	res := u.Area("continue", "Continue", r, ui.Options{Key: "Enter", Legal: true})
	look := ui.Important.Filled(ui.Alpha(ui.PanelTop, 0.94), ui.Alpha(ui.PanelBase, 0.97)).Legal()
	if res.Hover {
		look = look.Hovered()
	}
	u.Panel(r, look)
	u.FocusRing("continue", r, look.Cut)
	in := r.InsetXY(30, 20)
	u.Icon(ui.IconPlay, ui.R(in.X, in.Y+12, 30, 30), ui.AmberTop)
	u.Text(ui.R(in.X+46, in.Y, 260, 54), "Continue", ui.Action.Sized(38).In(ui.Public), ui.AmberTop, ui.Left)
	u.KeyCap(ui.R(in.X, in.Y+8, in.W, 34), "Enter", ui.TextSecond)
	name := ui.R(in.X+250, in.Y+6, in.W-350, 44)
	called := t.last.Name
	if len(t.last.Options) > 0 {
		called = strings.Join(optionNames(say.New(t.shell.Settings.Language, nil, nil), t.last.Options), ", ") + " · " + called
	}
	u.Text(name, shortened(u, called, ui.Body.Sized(24), name.W), ui.Body.Sized(24), ui.TextQuiet, ui.Left)

	line := ui.R(in.X, in.Y+62, in.W, 50)
	if t.glance.current != nil {
		u.Badge(ui.R(line.X, line.Y+3, 44, 44), ui.Emblems[t.glance.current.Emblem%len(ui.Emblems)], ui.SeatColors[t.glance.current.Colour%len(ui.SeatColors)])
		line.X, line.W = line.X+58, line.W-58
	}
	middle(u, line, t.lastLine(), ui.Body.Sized(26), ui.TextMain, ui.Left)

	told := ui.R(in.X, in.Y+120, in.W, in.Bottom()-62-in.Y-120)
	text := t.glance.text
	if t.last.Rescue != nil {
		text = rescueText(&t.last)
	}
	u.Paragraph(told, text, ui.Small.Sized(20), ui.TextSecond, ui.Left)
	resources(u, ui.R(in.X, in.Bottom()-54, in.W, 56), t.last.Resources, t.last.Distance)
	switch {
	case res.Clicked && t.last.Rescue != nil:
		list := NewLoad(t.shell) // where it is said what happened to the file
		list.find(t.last.Name)
		t.leave(a, list)
	case res.Clicked:
		t.open(a, t.last.Path)
	}
}

// lastLine is whose turn it is, and for whom the table waits.
func (t *Title) lastLine() string {
	switch {
	case t.last.Rescue != nil:
		return "Its file is damaged."
	case t.last.Turn == 0:
		return "The game is about to begin."
	}
	return fmt.Sprintf("Turn %d, %s. %s", t.last.Turn, t.last.Current, t.glance.now)
}

var fleetIcons = [4]ui.Icon{card.Fuel: ui.IconFuel, card.Food: ui.IconFood, card.Morale: ui.IconMorale, card.Population: ui.IconPopulation}

// resources is the state of the fleet in one line.
func resources(u *ui.UI, r ui.Rect, values [4]int, distance int) {
	state := game.Table{Resources: values}
	for i, v := range values {
		c, icon := ui.TextMain, ui.TextSecond
		if state.InRed(card.Resource(i)) {
			c, icon = ui.Red, ui.Red
		}
		fact(u, r.Cell(i, 5, 8), fleetIcons[i], v, icon, c)
	}
	fact(u, r.Cell(4, 5, 8), ui.IconDistance, distance, ui.Cyan, ui.TextMain)
}

func fact(u *ui.UI, r ui.Rect, icon ui.Icon, value int, ic, c ui.Color) {
	u.Icon(icon, ui.R(r.X, r.Y+(r.H-38)/2, 38, 38), ic)
	u.Text(ui.R(r.X+48, r.Y, r.W-48, r.H), fmt.Sprint(value), ui.Fact.Sized(40), c, ui.Left)
}

func (t *Title) menu(u *ui.UI, a *render.App, r ui.Rect) {
	high := r.H / 5
	entry := func(i int) ui.Rect { return ui.R(r.X, r.Y+float64(i)*high, r.W, high-9) }
	if u.Button("new", entry(0), "New game", ui.Options{Left: true, Icon: ui.IconPlus, Key: "N", Primary: !t.hasLast}) {
		t.leave(a, NewNewGame(t.shell, nil))
	}
	load := ui.Options{Left: true, Icon: ui.IconSave, Key: "O"}
	if u.Button("load", entry(1), "Load", load) {
		t.leave(a, NewLoad(t.shell))
	}
	if u.Button("rules", entry(2), "Rules", ui.Options{Left: true, Icon: ui.IconBook, Key: "F1"}) {
		t.leave(a, NewRules(t.shell, game.Setup{}, ""))
	}
	if u.Button("settings", entry(3), "Settings", ui.Options{Left: true, Icon: ui.IconGear, Key: "S"}) {
		t.leave(a, NewSettings(t.shell, nil))
	}
	if u.Button("quit", entry(4), "Quit", ui.Options{Left: true, Icon: ui.IconExit, Key: "Q"}) {
		a.Quit()
	}
}

// leave shows another page, from which the players come back.
func (t *Title) leave(a *render.App, s render.Scene) {
	t.stale, t.shell.Notice = true, ""
	a.Push(s)
}

func (t *Title) open(a *render.App, path string) {
	played, err := table.Load(path, t.shell.Bots)
	if err != nil {
		t.shell.Notice = sentence(err)
		t.stale = true
		return
	}
	t.shell.Notice = ""
	a.Clear(t.shell.sit(a, played))
}
