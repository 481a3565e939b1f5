package scene

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/ui"
)

// SettingsPage is where the players say what they like.
type SettingsPage struct {
	shell *Shell
	table *table.Table // the game that is being played, or nil
}

// NewSettings makes the page; t is the game that is being played, or nil.
func NewSettings(s *Shell, t *table.Table) *SettingsPage { return &SettingsPage{shell: s, table: t} }

// Frame implements render.Scene.
func (p *SettingsPage) Frame(u *ui.UI, a *render.App) {
	before := p.shell.Settings
	in, buttons := page(u, "Settings", "they count at once, and are kept")
	left, right := in.CutLeft(in.W*0.47, 20)
	p.screen(u, left)
	p.stops(u, right)

	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), "Back", ui.Options{Key: "Esc", Icon: ui.IconPrevious, Primary: true}) {
		a.Pop()
	}
	if u.Button("defaults", ui.R(buttons.Right()-360, buttons.Y, 360, 64), "Back to the defaults", ui.Options{Tip: "Puts all settings back."}) {
		seats := p.shell.Settings.Seats
		p.shell.Settings = DefaultSettings()
		p.shell.Settings.Seats = seats
	}
	if p.shell.Notice != "" {
		middle(u, ui.R(buttons.X+270, buttons.Y, buttons.W-270-380, 64), p.shell.Notice, ui.Body, ui.RedText, ui.Left)
	}
	p.changed(before, a)
}

// changed makes what was changed in this frame count, and keeps it.
func (p *SettingsPage) changed(before Settings, a *render.App) {
	now := &p.shell.Settings
	if before.TextSize == now.TextSize && before.Apart == now.Apart && before.Motion == now.Motion && before.Volume == now.Volume && before.FullScreen == now.FullScreen &&
		before.Stops == now.Stops {
		return
	}
	p.shell.Apply(a, p.table)
	if before.FullScreen != now.FullScreen {
		ebiten.SetFullscreen(now.FullScreen)
	}
	if before.Volume != now.Volume {
		p.shell.Play(audio.Click)
	}
	p.shell.Notice = ""
	p.shell.keep()
}

// setting is a row of the page: what it is called, what it changes, and what sets it.
type setting struct {
	name, line string
	control    func(r ui.Rect)
}

func (p *SettingsPage) screen(u *ui.UI, r ui.Rect) {
	s := &p.shell.Settings
	u.Panel(r, ui.Plain)
	languages := []string{"English"}
	language := 0
	rows := []setting{
		{"Language", "Deutsch and magyar can say all cards already; the rest is not built yet.", func(r ui.Rect) {
			u.Tabs("language", ui.R(r.X, r.Y, r.W/3, r.H), languages, &language)
		}},
		{"Text size", "For all private text and the log; what all have to read is large anyway.", func(r ui.Rect) {
			u.Tabs("text", r, []string{"Normal", "Large", "Larger"}, &s.TextSize)
		}},
		{"Colours", "Apart: for eyes that do not tell red from green, or blue from green.", func(r ui.Rect) {
			apart := btoi(s.Apart)
			u.Tabs("colours", r, []string{"As painted", "Apart"}, &apart)
			s.Apart = apart == 1
		}},
		{"Motion", "How ships fly and cards turn. Off: what changed is there at once.", func(r ui.Rect) {
			motion := int(s.Motion)
			u.Tabs("motion", r, []string{"Full", "Fast", "Off"}, &motion)
			s.Motion = Motion(motion)
		}},
		{"Sound", "0 is silent. Without a sound device the game plays on without.", func(r ui.Rect) {
			u.Stepper("volume", ui.R(r.X, r.Y, 300, r.H), &s.Volume, 0, maxVolume)
			u.Cells(ui.R(r.X+330, r.Y+20, r.W-330, 12), maxVolume, s.Volume, 0, ui.Cyan)
		}},
		{"Full screen", "F11 does the same.", func(r ui.Rect) {
			u.Toggle("full", ui.R(r.X, r.Y, r.W, r.H), "Fill the whole screen", &s.FullScreen, ui.Options{})
		}},
	}
	const rowH = 130
	u.List("screen", r.Inset(24), len(rows), rowH, func(i int, r ui.Rect) {
		label, r := r.CutTop(34, 2)
		u.Text(label, rows[i].name, ui.Heading, ui.TextMain, ui.Left)
		r, about := r.CutTop(52, 2)
		rows[i].control(ui.R(r.X, r.Y, r.W-6, r.H))
		u.Text(ui.R(about.X, about.Y, about.W, 34), rows[i].line, ui.Small, ui.TextQuiet, ui.Left)
	})
}

// windowNames are what the stops are called.
var windowNames = [game.NumWindows]string{
	game.CrisisRevealed: "A crisis is turned up", game.ChoiceMade: "A choice on a crisis was made",
	game.CheckAnnounced: "A check is announced", game.ReplaceCheck: "A check may be decided without cards",
	game.BeforeCards: "Before cards go into a check", game.CardsAdded: "All cards are in, none is turned up",
	game.StrengthTotaled: "The total is known", game.CheckResolved: "A check is over",
	game.BeforeRoll: "Before a die", game.AfterRoll: "After a die", game.ViperPlaced: "A viper was placed",
	game.EndOfTurn: "End of the turn", game.RepairUsed: "Something was repaired",
}

var rollLabels = [game.NumRolls]string{
	game.RollForCard: "a card or a place", game.RollForFTL: "the jump drive", game.RollForNuke: "a nuke",
	game.RollViperAtRaider: "viper at raider", game.RollViperAtHeavyRaider: "viper at heavy raider", game.RollViperAtBasestar: "viper at basestar",
	game.RollGalacticaAtRaider: "Galactica at raider", game.RollGalacticaAtHeavyRaider: "Galactica at heavy raider",
	game.RollGalacticaAtBasestar: "Galactica at basestar", game.RollRaiderAtViper: "raider at empty viper", game.RollRaiderAtPilot: "raider at pilot",
	game.RollRaiderAtGalactica: "raider at Galactica", game.RollBasestarAtGalactica: "basestar at Galactica",
	game.RollForArmory: "Armory at centurion", game.RollForHumanFleet: "infiltration",
}

// stops are the moments at which the table waits for a click.
func (p *SettingsPage) stops(u *ui.UI, r ui.Rect) {
	stops := &p.shell.Settings.Stops
	u.Panel(r, ui.Plain)
	in := r.Inset(24)
	head, in := in.CutTop(34, 4)
	u.Text(head, "Stops", ui.Heading, ui.TextMain, ui.Left)
	about, in := in.CutTop(98, 8)
	u.Paragraph(about, "Where anyone may step in, the table waits for a click, or goes on by itself after four seconds unless somebody stops it. "+
		"This never depends on who holds what.", ui.Small, ui.TextSecond, ui.Left)
	const rowH = 54
	rows := int(game.NumWindows-1) + 1 + int(game.NumRolls-1)
	u.List("stops", in, rows, rowH, func(i int, r ui.Rect) {
		box := ui.R(r.X, r.Y+4, r.W-6, rowH-8)
		switch w := game.Window(i + 1); {
		case w < game.NumWindows:
			label := windowNames[w]
			u.Toggle("stop."+w.String(), box, label, &stops.Windows[w], ui.Options{})
		case w == game.NumWindows:
			u.Text(box, "Dice that count for “before” and “after a die”", ui.SmallCaps, ui.Cyan, ui.Left)
		default:
			roll := game.RollFor(i - int(game.NumWindows) + 1)
			u.Toggle(fmt.Sprintf("roll.%s", rollNames[roll]), ui.R(box.X+30, box.Y, box.W-30, box.H), "A die for "+rollLabels[roll], &stops.Rolls[roll], ui.Options{})
		}
	})
}
