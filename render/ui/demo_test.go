package ui_test

import (
	"fmt"
	"strings"

	"battlestar/render"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// demo shows the whole kit on four pages.
type demo struct {
	page     int
	name     string
	pin      string
	on, off  bool
	players  int
	progress float64
	opened   bool
	said     string
}

func newDemo() (*render.App, error) {
	return render.New(func(a *render.App) render.Scene {
		return &demo{name: "Győző", on: true, players: 5, said: "nothing yet"}
	})
}

func (d *demo) Frame(u *ui.UI, a *render.App) {
	win := u.Window()
	u.Space(win, 0, ui.Vantage{})
	top, rest := win.Inset(16).CutTop(56, 12)
	u.Tabs("page", top, []string{"Widgets", "Icons", "Ships", "Cards"}, &d.page)
	switch d.page {
	case 0:
		d.widgets(u, rest)
	case 1:
		d.icons(u, rest)
	case 2:
		d.ships(u, rest)
	case 3:
		d.cards(u, rest)
	}
}

const pangram = "Árvíztűrő tükörfúrógép; „Ő és Ű“: Öde Straßenfüße. Risk a raptor: on 3–8 look at the top crisis or destination, then keep it there or bury it."

func (d *demo) widgets(u *ui.UI, r ui.Rect) {
	left, r := r.CutLeft(560, 16)
	mid, right := r.CutLeft(640, 16)

	u.Panel(left, ui.Plain)
	in := left.Inset(20)
	u.Text(ui.R(in.X, in.Y, in.W, 34), "Buttons", ui.Heading, ui.TextSecond, ui.Left)
	in.Y, in.H = in.Y+44, in.H-44
	u.Group("buttons", in, func() {
		button := func(row int, id, label string, o ui.Options) {
			if u.Button(id, ui.R(in.X, in.Y+float64(row)*76, in.W, 60), label, o) {
				d.said = label
			}
		}
		button(0, "continue", "Turn it over", ui.Options{Primary: true, Key: "Space", Tip: "Turns the last card up."})
		button(1, "hand", "From your hand …", ui.Options{Blue: true, Key: "H", Icon: ui.IconCards})
		button(2, "other", "Other actions", ui.Options{Icon: ui.IconPlus, Tip: "What else you may do: a card, your once-per-game ability, a title."})
		button(3, "legal", "A legal choice", ui.Options{Legal: true, Key: "L"})
		button(4, "chosen", "Chosen", ui.Options{Chosen: true, Icon: ui.IconTick})
		button(5, "dead", "Launch a nuke", ui.Options{Disabled: "Only the Admiral has nukes, and none is left.", Icon: ui.IconNuke, Key: "N"})
		button(6, "menu", "New game", ui.Options{Left: true, Icon: ui.IconPlus, Key: "N"})
		hold := ui.R(in.X, in.Y+7*76, in.W, 80)
		var done bool
		if d.progress, done = u.Hold("open", hold, "Hold to open", 45, ui.Options{Primary: true, Icon: ui.IconClock, Key: "O"}); done {
			d.opened = true
		}
	})
	state := "closed"
	if d.opened {
		state = "open"
	}
	u.Text(ui.R(in.X, in.Y+8*76+20, in.W, 40), "Said: "+d.said+" · "+state, ui.Body, ui.TextMain, ui.Left)
	u.Ring(ui.R(in.X, in.Y+8*76+70, 130, 130), max(d.progress, 0.62), ui.Amber)
	u.Badge(ui.R(in.X+26, in.Y+8*76+96, 78, 78), ui.EmblemWings, ui.SeatColors[2])
	u.Cells(ui.R(in.X+170, in.Y+8*76+168, 300, 10), 15, 6, 4, ui.Cyan)
	u.Bar(ui.R(in.X+170, in.Y+8*76+188, 300, 6), 0.7, ui.Amber)

	u.Panel(mid, ui.Important.Edged(ui.SeatColors[2], 3))
	in = mid.Inset(24)
	row := func(h float64) (out ui.Rect) {
		out, in = in.CutTop(h, 14)
		return out
	}
	u.Text(row(50), "Everyone: turn the last card, or step in now", ui.Prompt, ui.TextMain, ui.Left)
	u.Field("name", row(56), &d.name, ui.FieldOptions{Max: 16, Hint: "your name"})
	u.Field("pin", row(56), &d.pin, ui.FieldOptions{Max: 4, Hint: "PIN, if you like", Secret: true, Digits: true})
	u.Toggle("pegasus", row(48), "Play with Pegasus", &d.on, ui.Options{})
	u.Toggle("exodus", row(48), "Play with Exodus", &d.off, ui.Options{})
	u.Stepper("players", row(52), &d.players, 3, 7)
	text := row(150)
	u.Paragraph(text, pangram, ui.Body, ui.TextMain, ui.Left)
	u.Text(row(30), "Shrunk to fit: "+strings.Repeat("resurrection ", 3), ui.Body, ui.TextQuiet, ui.Left)
	list := row(in.H - 4)
	u.List("log", list, 40, 44, func(i int, r ui.Rect) {
		id := fmt.Sprintf("line%d", i)
		res := u.Area(id, "line", r.InsetXY(0, 2), ui.Options{})
		if res.Hover {
			u.Fill(r.InsetXY(0, 2), ui.MetalBase)
		}
		if res.Clicked {
			d.said = id
		}
		u.Fill(ui.R(r.X, r.Y+8, 3, r.H-16), ui.Amber)
		u.Text(r.InsetXY(14, 0), fmt.Sprintf("%d · Raiders strike. Weapons Control is damaged.", i+1), ui.Small, ui.TextSecond, ui.Left)
	})

	x := right.X
	look := []struct {
		name string
		look ui.Look
	}{
		{"idle", ui.Plain},
		{"legal", ui.Plain.Legal()},
		{"hover", ui.Plain.Legal().Hovered()},
		{"danger", ui.Danger},
		{"damaged", ui.Glass.Striped(ui.Red, 7)},
		{"hazard", ui.Glass.Striped(ui.HazardOn, 7)},
		{"glass", ui.Glass},
		{"dead", ui.Dead},
		{"amber line", ui.Important.Edged(ui.Amber, 2)},
	}
	for i, l := range look {
		box := ui.R(x+float64(i%3)*205, right.Y+float64(i/3)*112, 190, 96)
		u.Panel(box, l.look)
		u.Text(box, l.name, ui.Plate, ui.TextMain, ui.Center)
	}
	y := right.Y + 3*112 + 10
	for i, f := range []struct {
		icon  ui.Icon
		name  string
		value int
	}{{ui.IconFuel, "Fuel", 5}, {ui.IconFood, "Food", 6}, {ui.IconMorale, "Morale", 4}, {ui.IconPopulation, "Population", 9}} {
		box := ui.R(x+float64(i%2)*310, y+float64(i/2)*108, 296, 96)
		look, c, low := ui.Plain, ui.TextMain, "red at 4"
		if f.value <= 4 {
			look, c, low = ui.Danger, ui.Red, "DANGER"
		}
		u.Panel(box, look)
		u.Icon(f.icon, ui.R(box.X+16, box.Y+12, 44, 44), c)
		u.Text(ui.R(box.X+72, box.Y+8, 150, 34), f.name, ui.FactCaps.Sized(26), ui.TextMain, ui.Left)
		u.Text(ui.R(box.X+72, box.Y+42, 130, 26), low, ui.Small, ui.RedText, ui.Left)
		u.Text(ui.R(box.X+220, box.Y+8, 60, 62), fmt.Sprint(f.value), ui.Numeral, c, ui.Right)
		u.Cells(ui.R(box.X+16, box.Bottom()-20, box.W-32, 8), 15, f.value, 4, ui.Cyan)
	}
	u.Text(ui.R(x, y+230, 300, 160), "8", ui.Total, ui.Amber, ui.Center)
	u.Text(ui.R(x+300, y+230, 300, 160), "Zoë", ui.Hero, ui.SeatColors[2], ui.Center)
	u.Text(ui.R(x, y+380, 600, 110), "GALACTICA", ui.Title, ui.TextMain, ui.Left)
}

func (d *demo) icons(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.Inset(22)
	cols := int(in.W / 118)
	for i, n := range icons {
		x, y := in.X+float64(i%cols)*118, in.Y+float64(i/cols)*128
		u.Icon(n.icon, ui.R(x+8, y, 64, 64), ui.CyanIcon)
		u.Icon(n.icon, ui.R(x+80, y+34, 26, 26), ui.TextMain)
		u.Text(ui.R(x-4, y+70, 112, 24), n.name, ui.KeyName, ui.TextQuiet, ui.Center)
	}
	y := in.Bottom() - 130
	for s := ui.Politics; s <= ui.Treachery; s++ {
		u.Skill(s, ui.R(in.X+float64(s)*150, y, 96, 96))
		u.Skill(s, ui.R(in.X+float64(s)*150+100, y+50, 44, 44))
	}
	for i, e := range ui.Emblems {
		u.Badge(ui.R(in.X+920+float64(i)*112, y, 96, 96), e, ui.SeatColors[i%len(ui.SeatColors)])
	}
}

func (d *demo) ships(u *ui.UI, r ui.Rect) {
	names := []string{"Viper II", "Viper VII", "Raptor", "Raider", "Heavy raider", "Basestar", "Damaged", "Civilian, closed", "Liner", "Ring", "Dome", "Tanker"}
	for i, n := range names {
		x, y := r.X+130+float64(i%8)*225, r.Y+130+float64(i/8)*300
		u.Ship(ship.Kind(i), x, y, 190, 0)
		u.Ship(ship.Kind(i), x+90, y+130, 64, 40)
		u.Text(ui.R(x-110, y+110, 170, 30), n, ui.Plate, ui.TextMain, ui.Center)
	}
	u.Ship(ship.Galactica, r.X+1250, r.Y+560, 700, 90)
	u.Polygon([]float64{r.X + 40, r.Y + 640, r.X + 500, r.Y + 640, r.X + 700, r.Bottom() - 20, r.X + 40, r.Bottom() - 60}, ui.Alpha(ui.Amber, 0.07), ui.Amber, 2)
	u.Line(r.X, r.Y+600, r.X+760, r.Y+660, 1.5, ui.Cyan)
	for i := range 6 {
		u.Ship(ship.ViperII, r.X+110+float64(i)*90, r.Y+740, 80, float64(i)*60)
	}
}

func (d *demo) cards(u *ui.UI, r ui.Rect) {
	titles := []string{"Maximum Firepower", "Executive Order", "Strategic Planning", "Evasive Maneuvers", "Repair", "Sabotage"}
	u.Group("hand", r, func() {
		for s := ui.Politics; s <= ui.Treachery; s++ {
			box := ui.R(r.X+40+float64(s)*260, r.Y+60, 232, 364)
			id := "card" + s.Code()
			res := u.Area(id, titles[s], box, ui.Options{Legal: s < 2, Tip: "Adds 3 to the check."})
			look := ui.Important.Cutting(20).Edged(s.Color(), 2.5)
			if s < 2 {
				look = look.Legal()
			}
			if res.Hover {
				look = look.Hovered()
			}
			u.Panel(box, look)
			u.SkillGhost(s, ui.R(box.X+50, box.Y+170, 132, 132))
			u.FocusRing(id, box, 20)
			u.Text(ui.R(box.X+18, box.Y+8, 60, 90), "3", ui.Numeral.Sized(90), ui.TextMain, ui.Left)
			u.Skill(s, ui.R(box.Right()-70, box.Y+18, 50, 50))
			u.Text(ui.R(box.X+16, box.Y+108, box.W-32, 36), titles[s], ui.CardTitle, ui.TextMain, ui.Left)
			u.Paragraph(ui.R(box.X+16, box.Y+190, box.W-32, 130), "Raise the result of one die roll by 2. Once for each roll.", ui.Body.Sized(20), ui.TextMain, ui.Left)
			u.Text(ui.R(box.X+16, box.Bottom()-40, box.W-32, 26), "before a die roll", ui.SmallCaps, ui.TextSecond, ui.Left)
		}
	})
}

var icons = []struct {
	name string
	icon ui.Icon
}{
	{"fuel", ui.IconFuel},
	{"food", ui.IconFood},
	{"morale", ui.IconMorale},
	{"population", ui.IconPopulation},
	{"distance", ui.IconDistance},
	{"jump", ui.IconJump},
	{"boarding", ui.IconBoarding},
	{"nuke", ui.IconNuke},
	{"viper", ui.IconViper},
	{"raptor", ui.IconRaptor},
	{"civilian", ui.IconCivilian},
	{"raider", ui.IconRaider},
	{"heavy raider", ui.IconHeavyRaider},
	{"basestar", ui.IconBasestar},
	{"damage", ui.IconDamage},
	{"wrench", ui.IconWrench},
	{"die", ui.IconDie},
	{"cards", ui.IconCards},
	{"laurel", ui.IconLaurel},
	{"admiral", ui.IconAdmiral},
	{"FTL", ui.IconFTL},
	{"weapons", ui.IconWeapons},
	{"command", ui.IconCommand},
	{"comms", ui.IconCommunications},
	{"quarters", ui.IconQuarters},
	{"research", ui.IconResearch},
	{"hangar", ui.IconHangar},
	{"armory", ui.IconArmory},
	{"sickbay", ui.IconSickbay},
	{"brig", ui.IconBrig},
	{"press", ui.IconPressRoom},
	{"president", ui.IconPresidentOffice},
	{"admin", ui.IconAdministration},
	{"Caprica", ui.IconCaprica},
	{"Cylon fleet", ui.IconCylonFleet},
	{"human fleet", ui.IconHumanFleet},
	{"resurrection", ui.IconResurrection},
	{"force", ui.IconForce},
	{"evacuate", ui.IconEvacuate},
	{"prepare", ui.IconPrepare},
	{"medical", ui.IconMedical},
	{"resistance", ui.IconResistance},
	{"detention", ui.IconDetention},
	{"authority", ui.IconAuthority},
	{"canyon", ui.IconCanyon},
	{"shipyard", ui.IconShipyard},
	{"eye", ui.IconEye},
	{"lock", ui.IconLock},
	{"clock", ui.IconClock},
	{"tick", ui.IconTick},
	{"cross", ui.IconCross},
	{"up", ui.IconUp},
	{"down", ui.IconDown},
	{"previous", ui.IconPrevious},
	{"next", ui.IconNext},
	{"play", ui.IconPlay},
	{"turn back", ui.IconTurnBack},
	{"turn on", ui.IconTurnOn},
	{"halt", ui.IconHalt},
	{"plus", ui.IconPlus},
	{"minus", ui.IconMinus},
	{"menu", ui.IconMenu},
	{"book", ui.IconBook},
	{"gear", ui.IconGear},
	{"save", ui.IconSave},
	{"exit", ui.IconExit},
	{"search", ui.IconSearch},
}
