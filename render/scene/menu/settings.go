package menu

import (
	"reflect"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// SettingsPage is where the players set their preferences.
type SettingsPage struct {
	shell *shell.Shell
	table *table.Table // the current game, or nil
}

// NewSettings makes the page. t is the current game, or nil.
func NewSettings(s *shell.Shell, t *table.Table) *SettingsPage {
	return &SettingsPage{shell: s, table: t}
}

// Frame implements render.Scene.
func (p *SettingsPage) Frame(u *ui.UI, a *render.App) {
	before := p.shell.Settings
	in, buttons := parts.Page(u, p.shell.Text(say.MenuSettings), p.shell.Text(say.SettingsSubtitle))
	left, right := in.CutLeft(in.W*0.47, 20)
	p.screen(u, left)
	p.stops(u, right)

	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), p.shell.Text(say.MenuBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
	if u.Button("machine", ui.R(buttons.X+260, buttons.Y, 290, 64), p.shell.Text(say.SettingsMachine), ui.Options{Tip: p.shell.Text(say.SettingsMachineTip)}) {
		a.Push(&machine{p.shell, p.shell.Machine()})
	}
	if u.Button("defaults", ui.R(buttons.Right()-360, buttons.Y, 360, 64), p.shell.Text(say.SettingsDefaults), ui.Options{Tip: p.shell.Text(say.SettingsDefaultsTip)}) {
		seats := p.shell.Settings.Seats
		p.shell.Settings = shell.DefaultSettings()
		p.shell.Settings.Seats = seats
		if p.table != nil {
			p.table.SetStops(p.shell.Settings.Stops)
		}
	}
	if p.shell.Notice != "" {
		parts.Middle(u, ui.R(buttons.X+570, buttons.Y, buttons.W-570-380, 64), p.shell.Notice, ui.Body, ui.RedText, ui.Left)
	}
	p.changed(before, a)
}

// changed applies and keeps the changes of this frame.
func (p *SettingsPage) changed(before shell.Settings, a *render.App) {
	now := &p.shell.Settings
	if reflect.DeepEqual(before, *now) {
		return
	}
	p.shell.Apply(a)
	if before.FullScreen != now.FullScreen {
		ebiten.SetFullscreen(now.FullScreen)
	}
	if before.Sounds != now.Sounds {
		p.shell.Play(audio.CountedFor, 0, 0)
	}
	p.shell.Notice = ""
	p.shell.Keep()
}

// setting is a row of the page: its name, what it changes, and its control.
type setting struct {
	name, line string
	control    func(r ui.Rect)
}

// settingsPad is the space above and below the contents of the panels of the page. settingHelp is the style of the text that says what a setting
// changes.
const settingsPad = 20.0

var settingHelp = ui.Small.Sized(20)

func (p *SettingsPage) screen(u *ui.UI, r ui.Rect) {
	s := &p.shell.Settings
	u.Panel(r, ui.Plain)
	rows := []setting{
		{p.shell.Text(say.SettingsLanguage), p.shell.Text(say.SettingsLanguageNote), func(r ui.Rect) {
			if len(p.shell.Languages) == 1 { // nothing to choose
				u.Icon(ui.IconTick, ui.R(r.X+8, r.Y+11, 26, 26), ui.Cyan)
				u.Text(ui.R(r.X+46, r.Y, r.W-46, r.H), p.shell.Language().Name, ui.Body.Sized(24), ui.TextMain, ui.Left)
				return
			}
			var names []string
			for _, l := range p.shell.Languages {
				names = append(names, l.Name)
			}
			at := slices.Index(p.shell.Languages, p.shell.Language())
			u.Tabs("language", r, names, &at)
			s.Language = p.shell.Languages[at].ID
		}},
		{p.shell.Text(say.SettingsTextSize), p.shell.Text(say.SettingsTextSizeNote), func(r ui.Rect) {
			u.Tabs("text", r, []string{p.shell.Text(say.SettingsTextNormal), p.shell.Text(say.SettingsTextLarge), p.shell.Text(say.SettingsTextLarger)}, &s.TextSize)
		}},
		{p.shell.Text(say.SettingsColors), p.shell.Text(say.SettingsColorsNote), func(r ui.Rect) {
			apart := parts.Btoi(s.Apart)
			u.Tabs("colours", r, []string{p.shell.Text(say.SettingsColorsUsual), p.shell.Text(say.SettingsColorsColorBlind)}, &apart)
			s.Apart = apart == 1
		}},
		{p.shell.Text(say.SettingsMotion), p.shell.Text(say.SettingsMotionNote), func(r ui.Rect) {
			motion := int(s.Motion)
			u.Tabs("motion", r, []string{p.shell.Text(say.SettingsMotionFull), p.shell.Text(say.SettingsMotionFast), p.shell.Text(say.SettingsMotionOff)}, &motion)
			s.Motion = shell.Motion(motion)
		}},
		{p.shell.Text(say.SettingsSpeed), p.shell.Text(say.SettingsSpeedNote), func(r ui.Rect) {
			order := [...]shell.Speed{shell.Slow, shell.Usual, shell.Quick}
			names := [...]say.Text{say.SettingsSpeedSlow, say.SettingsSpeedUsual, say.SettingsSpeedQuick}
			for i, of := range []struct {
				id    string
				name  say.Text
				speed *shell.Speed
			}{{"bots", say.SettingsSpeedOfBots, &s.Bots}, {"telling", say.SettingsSpeedOfTelling, &s.Telling}, {"bars", say.SettingsSpeedOfBars, &s.Bars}} {
				at := slices.Index(order[:], *of.speed)
				cell := r.Cell(i, 3, 16)
				name := p.shell.Text(of.name)
				label, cell := cell.CutLeft(max(66, min(cell.W*0.45, u.TextWidth(name, ui.Body.In(ui.Note).Sized(1)))), 4)
				u.Text(label, parts.Shortened(u, name, ui.Body.In(ui.Note).Sized(1), label.W), ui.Body, ui.TextMain, ui.Left)
				u.Spinner("speed."+of.id, cell, p.shell.Text(names[at]), &at, len(order), 0)
				*of.speed = order[at]
			}
		}},
		{p.shell.Text(say.SettingsSound), p.shell.Text(say.SettingsSoundNote), func(r ui.Rect) {
			volume := func(r ui.Rect, id, name string, value *int) {
				label, r := r.CutLeft(r.W*0.38, 0)
				u.Text(label, parts.Shortened(u, name, ui.Body, label.W), ui.Body, ui.TextMain, ui.Left)
				u.Stepper(id, r, value, 0, shell.MaxVolume)
			}
			volume(r.Cell(0, 2, 30), "volume", p.shell.Text(say.SettingsSoundOfEvents), &s.Sounds)
			volume(r.Cell(1, 2, 30), "music", p.shell.Text(say.SettingsSoundOfMusic), &s.Music)
		}},
		{p.shell.Text(say.SettingsGuide), p.shell.Text(say.SettingsGuideNote), func(r ui.Rect) {
			on := !s.NoGuide
			u.Toggle("guide", ui.R(r.X, r.Y, r.W-250, r.H), p.shell.Text(say.SettingsGuideOn), &on, ui.Options{})
			s.NoGuide = !on
			again := ui.Options{}
			if len(s.Guided) == 0 {
				again.Disabled = p.shell.Text(say.SettingsGuideNothingRead)
			}
			if u.Button("guide.again", ui.R(r.Right()-230, r.Y, 230, r.H), p.shell.Text(say.SettingsGuideShowAgain), again) {
				s.Guided, s.NoGuide = nil, false
			}
		}},
		{p.shell.Text(say.SettingsMuteAndFullScreen), p.shell.Text(say.SettingsMuteAndFullScreenKeys), func(r ui.Rect) {
			u.Toggle("mute", r.Cell(0, 2, 30), p.shell.Text(say.SettingsMute), &s.Mute, ui.Options{Tip: p.shell.MuteTip()})
			u.Toggle("full", r.Cell(1, 2, 30), p.shell.Text(say.SettingsFullScreen), &s.FullScreen, ui.Options{})
		}},
	}
	in := r.InsetXY(24, settingsPad)
	const control, gap = 48.0, 8.0
	named := max(30, u.LineHeight(ui.Heading)) // in a small window no letter becomes smaller
	high := min(wholeRows(in.H, max(90, named+2+control+gap)), in.H/float64(len(rows)))
	u.List("screen", in, len(rows), high, func(i int, r ui.Rect) {
		label, r := r.CutTop(max(30, min(named, high-2-control-gap)), 2)
		heading := ui.Heading
		if u.TextWidth(rows[i].name, heading)+16+u.TextWidth(rows[i].line, settingHelp.In(ui.Note).Sized(1)) > label.W {
			heading = ui.Heading.In(ui.Note).Sized(18)
		}
		name := u.Text(label, rows[i].name, heading, ui.TextMain, ui.Left)
		u.Text(ui.R(name.Right()+16, label.Y, label.Right()-name.Right()-16, label.H), rows[i].line, settingHelp, ui.TextSecond, ui.Left)
		rows[i].control(ui.R(r.X, r.Y, r.W-6, control))
	})
}
