package menu

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/scene/files"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/summary"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// Title is the first screen.
type Title struct {
	shell *shell.Shell
	faces *cards.Faces
	stale bool // the saves must be listed again
	saves shell.Beside[shell.Listing]

	last    save.Info // the game to continue with
	hasLast bool
	glance  summary.Glance // at what happened in it last
}

// NewTitle makes the title.
func NewTitle(s *shell.Shell) *Title { return &Title{shell: s, faces: facesOf(s), stale: true} }

// look finds the last game played.
func (t *Title) look(u *ui.UI) {
	if t.stale {
		t.stale = false
		t.shell.ListSaves(&t.saves)
	}
	got, ok := t.saves.Take(u, t.shell.Patience)
	if !ok {
		return
	}
	if got.Err != nil {
		t.shell.Notice = t.shell.Sentence(got.Err)
	}
	t.hasLast = false
	for _, game := range got.Games {
		if (game.Err == nil || game.Rescue != nil) && game.Over == nil {
			t.last, t.hasLast = game, true
			t.glance.Look(game.Path)
			return
		}
	}
}

// Frame implements render.Scene.
func (t *Title) Frame(u *ui.UI, a *render.App) {
	t.look(u)
	t.glance.Take(u, t.shell)
	win := u.Window()
	t.picture(u, win)

	x := 96 + max(0, win.W-1920)/4
	y := max(0, win.H-1080) / 2
	const w = 592
	parts.HeadLine(u, x, y+72, w)
	lockup(u, ui.R(x, y+88, w, 212))
	about, st := t.shell.Text(say.TitleSubtitle), ui.Fact
	if wide := u.TextWidth(about, st); wide > w {
		st = st.Sized(st.Size * w / wide * 0.98).In(ui.Note)
	}
	u.Text(ui.R(x, y+302, w, 42), about, st, ui.Cyan, ui.Left)

	menu := ui.R(x, y+404, w, 0)
	switch last := ui.R(x, y+368, w, 346); {
	case t.hasLast:
		t.proceed(u, a, last)
		menu.Y = y + 734
	case t.saves.Waits(): // what may come already has its room
		if t.saves.Slow(u, shell.ReadingTicks) {
			u.Text(ui.R(x, last.Y, w, 40), files.Reading(u, t.shell, t.saves.Of, ui.Body, w), ui.Body, ui.TextSecond, ui.Left)
		}
		menu.Y = y + 734
	}
	bottom := t.menu(u, a, menu)

	if t.shell.Notice != "" {
		w := min(760, win.Right()-40-(menu.Right()+60))
		h := max(84, u.LeastHeight(3)+16)
		parts.Notice(u, ui.R(win.Right()-40-w, win.Bottom()-86-h, w, h), t.shell.Notice, ui.Amber)
	}
	made := t.shell.Text(say.TitleFanMade)
	if v := save.Program(); v != "(devel)" {
		made += " · " + v
	}
	u.Text(ui.R(x, max(bottom+12, win.Bottom()-62), w, 30), made, ui.Small.Sized(20), ui.TextSecond, ui.Left)
}

// lockup draws the name of the game: two lines of the same width, the second in steel letters that catch the light from above.
func lockup(u *ui.UI, r ui.Rect) {
	small := ui.Style{Font: ui.Label600, Size: 64, Class: ui.Public, Leading: 1, Caps: true}
	large := ui.Style{Font: ui.Label700, Size: 138, Class: ui.Public, Leading: 1, Tracking: 0.055, Caps: true}
	top, rest := r.CutTop(72, 0)
	low := rest.Move(0, -2)
	gaps := float64(len("Battlestar") - 1)
	small.Tracking = max(0, u.TextWidth("Galactica", large)-u.TextWidth("Battlestar", small)-4) / gaps / small.Size
	u.Text(top, "Battlestar", small, ui.TextSecond, ui.Left)
	u.Inert(func() {
		for i := 7.0; i >= 1; i -= 2 {
			u.Text(low.Move(0, i), "Galactica", large, ui.Alpha(ui.Void, 0.55), ui.Left)
		}
		u.Text(low.Move(0, 2), "Galactica", large, ui.Mix(ui.AmberBase, ui.Void, 0.55), ui.Left)
	})
	ink := u.Text(low, "Galactica", large, ui.White, ui.Left)
	const strips = 26
	u.Inert(func() {
		for i := range strips {
			t := (float64(i) + 0.5) / strips
			steel := ui.Mix(ui.White, ui.Color{R: 0x8D, G: 0x9F, B: 0xB0, A: 0xFF}, t)
			if t > 0.5 { // below the horizon that polished letters show
				steel = ui.Mix(ui.Color{R: 0x6F, G: 0x82, B: 0x94, A: 0xFF}, ui.Color{R: 0xE4, G: 0xEC, B: 0xF2, A: 0xFF}, (t-0.5)*2)
			}
			u.Clip(ui.R(ink.X-4, ink.Y+ink.H*float64(i)/strips, ink.W+8, ink.H/strips+0.5), func() { u.Text(low, "Galactica", large, steel, ui.Left) })
		}
	})
}

// picture draws Galactica with her escort over a world, and what follows her.
func (t *Title) picture(u *ui.UI, win ui.Rect) {
	u.Space(win, parts.SkyOfMenus, ui.Vantage{})
	parts.Horizon(u, win, 1, 0.9)
	y := win.H * 0.43
	x := win.W - 540
	far := [3]float32{0.42, 0.44, 0.5} // dim with distance
	u.Flying(ship.Basestar, win.Right()-236, 132, 178, 12, ship.Options{Tint: far, Lift: -1})
	for _, at := range [...][2]float64{{390, 150}, {430, 96}, {452, 176}, {372, 222}} {
		u.Flying(ship.Raider, win.Right()-at[0], at[1], 36, 248, ship.Options{Tint: far, Lift: -1})
	}
	u.Ship(ship.Galactica, x, y, 1180, 257)
	u.Ship(ship.ViperII, x-330, y+322, 138, 260)
	u.Ship(ship.ViperII, x-168, y+420, 112, 255)
}

// proceed draws the panel that continues the last game.
func (t *Title) proceed(u *ui.UI, a *render.App, r ui.Rect) {
	res := u.Area("continue", t.shell.Text(say.TitleContinue), r, ui.Options{Key: "Enter", Legal: true})
	look := ui.Important.Filled(ui.Alpha(ui.PanelTop, 0.94), ui.Alpha(ui.PanelBase, 0.97)).Legal()
	if res.Hover {
		look = look.Hovered()
	}
	u.Panel(r, look)
	u.FocusRing("continue", r, look.Cut)
	in := r.InsetXY(28, 20)
	u.Icon(ui.IconPlay, ui.R(in.X, in.Y+12, 30, 30), ui.AmberTop)
	head := u.Text(ui.R(in.X+46, in.Y, 260, 54), t.shell.Text(say.TitleContinue), ui.Action.Sized(38).In(ui.Public), ui.AmberTop, ui.Left)
	name := ui.R(head.Right()+24, in.Y+6, 0, 44)
	name.W = u.KeyCap(ui.R(in.X, in.Y+8, in.W, 34), "Enter", ui.TextSecond).X - 20 - name.X
	u.Text(name, parts.Shortened(u, t.last.Name, ui.Body.Sized(24), name.W), ui.Body.Sized(24), ui.TextSecond, ui.Left)

	line := ui.R(in.X, in.Y+62, in.W, 50)
	if t.glance.Current != nil {
		u.Badge(ui.R(line.X, line.Y+3, 44, 44), ui.Emblems[t.glance.Current.Emblem%len(ui.Emblems)], ui.SeatColors[t.glance.Current.Color%len(ui.SeatColors)])
		line.X, line.W = line.X+58, line.W-58
		if at := slices.Index(t.last.Players, t.last.Current); at >= 0 && at < len(t.last.Seats) {
			s := &t.last.Seats[at]
			t.faces.Portrait(u, ui.R(line.X-6, line.Y-4, 58, 58), s.Character, cards.PlightOf(s, t.last.Executed), t.faces.Own(s.Character))
			line.X, line.W = line.X+64, line.W-64
		}
	}
	parts.Middle(u, line, t.lastLine(), ui.Body.Sized(26), ui.TextMain, ui.Left)

	told := ui.R(in.X, in.Y+122, in.W, in.Bottom()-62-in.Y-126)
	text := t.glance.Text
	if t.last.Rescue != nil {
		text = rescueText(t.shell, &t.last)
	}
	small := ui.Small.Sized(20)
	high := u.ParagraphHeight(told.W, text, small)
	if n := u.LineHeight(small) + 8; len(t.last.Options) > 0 && high+n <= told.H {
		var with ui.Rect
		with, told = told.CutBottom(n-8, 8)
		spare := (told.H - high) / 3 // no gap between the two
		with.Y, told.Y = with.Y-spare, told.Y+spare
		played := t.shell.Text(say.TitleWithOptions) + strings.Join(optionNames(t.shell.Words(), t.last.Options), ", ")
		u.Text(with, parts.Shortened(u, played, small, with.W), small, ui.Cyan, ui.Left)
	}
	u.Paragraph(told, text, small, ui.TextSecond, ui.Left)
	u.Fill(ui.R(in.X, in.Bottom()-62, in.W, 1.5), ui.Alpha(ui.LineTop, 0.55))
	parts.Resources(u, ui.R(in.X, in.Bottom()-54, in.W, 56), t.last.Resources, t.last.Distance)
	switch {
	case res.Clicked && t.last.Rescue != nil:
		list := NewLoad(t.shell) // where the damage to the file is explained
		list.find(t.last.Name)
		t.leave(a, list)
	case res.Clicked:
		t.open(a, t.last.Path)
	}
}

// lastLine says whose turn it is, and for whom the table waits.
func (t *Title) lastLine() string {
	switch {
	case t.last.Rescue != nil:
		return t.shell.Text(say.TitleDamaged)
	case t.last.Turn == 0:
		return t.shell.Text(say.TitleAboutToBegin)
	}
	who := ", " + t.last.Current
	if strings.Contains(t.glance.Now, t.last.Current) {
		who = "" // once is enough
	}
	return fmt.Sprintf(t.shell.Text(say.TitleLastGame), t.last.Turn, who, t.glance.Now)
}

// menu draws the other buttons: first a new game, then the rest two by two. It returns where it ends.
func (t *Title) menu(u *ui.UI, a *render.App, r ui.Rect) float64 {
	untried := !t.hasLast && len(t.shell.Settings.Seats) == 0 // nobody has played at this laptop
	first, begin := ui.R(r.X, r.Y, r.W, 76).CutRight((r.W-16)/2, 16)
	if u.Button("new", begin, t.shell.Text(say.MenuNewGame), ui.Options{Left: true, Icon: ui.IconPlus, Key: "N", Primary: !t.hasLast && !untried}) {
		t.leave(a, NewNewGame(t.shell, nil))
	}
	if u.Button("first", first, t.shell.Text(say.FirstTitle), ui.Options{Left: true, Icon: ui.IconHumanFleet, Key: "F", Tip: t.shell.Text(say.FirstTip), Primary: untried}) {
		t.leave(a, NewFirst(t.shell))
	}
	entry := func(i int) ui.Rect { return ui.R(r.X, r.Y+92+float64(i/2)*76, r.W, 64).Cell(i%2, 2, 16) }
	if u.Button("load", entry(0), t.shell.Text(say.MenuLoad), ui.Options{Left: true, Icon: ui.IconSave, Key: "O"}) {
		t.leave(a, NewLoad(t.shell))
	}
	if u.Button("rules", entry(1), t.shell.Text(say.TitleRules), ui.Options{Left: true, Icon: ui.IconBook, Key: "F1"}) {
		t.leave(a, rules.NewRules(t.shell, game.Setup{}, ""))
	}
	if u.Button("settings", entry(2), t.shell.Text(say.MenuSettings), ui.Options{Left: true, Icon: ui.IconGear, Key: "S", Tip: t.shell.MuteTip()}) {
		t.leave(a, NewSettings(t.shell, nil))
	}
	if u.Button("quit", entry(3), t.shell.Text(say.TitleQuit), ui.Options{Left: true, Icon: ui.IconExit, Key: "Q"}) {
		a.Quit()
	}
	return entry(3).Bottom()
}

// leave shows another page, from which the players come back.
func (t *Title) leave(a *render.App, s render.Scene) {
	t.stale, t.shell.Notice = true, ""
	a.Push(s)
}

func (t *Title) open(a *render.App, path string) {
	played, err := table.Open(path, t.shell.Bots, t.shell.Seed)
	if err != nil {
		t.shell.Notice = t.shell.Sentence(err)
		t.stale = true
		return
	}
	t.shell.Notice = ""
	a.Clear(t.shell.Sit(a, played))
}
