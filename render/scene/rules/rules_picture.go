package rules

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/wording"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// picture is a drawing with a text of the rules, made of the signs and tracks of the table itself.
type picture struct {
	high float64
	draw func(u *ui.UI, r ui.Rect, words *say.Speaker)
}

// rulePictures are the pictures that the rules name.
var rulePictures = map[string]picture{
	"turn":           {78, drawTurn},
	"resources":      {116, drawResources},
	"jump-track":     {118, drawJumpTrack},
	"boarding-track": {118, drawBoardingTrack},
	"areas":          {330, drawAreas},
	"ships":          {312, drawShips},
	"skills":         {128, drawSkills},
	"skill-sets":     {330, drawSkillSets},
	"crisis-icons":   {256, drawCrisisIcons},
	"attack-table":   {396, drawAttackTable},
	"loyalty-deck":   {256, drawLoyaltyDeck},
	"titles":         {96, drawTitles},
	"check":          {166, drawCheck},
}

// pictureHeight returns the height of a picture in a column of that width: the attack table is taller where its words need two lines.
func pictureHeight(u *ui.UI, name string, wide float64, words *say.Speaker) float64 {
	high := rulePictures[name].high
	if name != "attack-table" {
		return high
	}
	for _, row := range attackRows(words) {
		for k, text := range row {
			if u.TextWidth(text, caption.Sized(1)) > (wide-40)*attackColumns[k].w {
				return high * 1.7
			}
		}
	}
	return high
}

// rulePicture draws a picture, or nothing for an empty name. The words are about the components of the base game.
func rulePicture(u *ui.UI, r ui.Rect, name string, words *say.Speaker) {
	if p, ok := rulePictures[name]; ok {
		u.Panel(r, ui.Plain.Filled(ui.Void, ui.PanelBase))
		p.draw(u, r.InsetXY(20, 14), words)
	}
}

// caption is the style of the text in pictures.
var caption = ui.Body.Sized(20)

func drawTurn(u *ui.UI, r ui.Rect, words *say.Speaker) {
	for i, c := range wording.TurnSteps {
		box := r.Cell(i, len(wording.TurnSteps), 8)
		shape := []float64{box.X, box.Y, box.Right() - 14, box.Y, box.Right(), box.Y + box.H/2, box.Right() - 14, box.Bottom(), box.X, box.Bottom(), box.X + 12, box.Y + box.H/2}
		u.Polygon(shape, ui.MetalTop, ui.LineTop, 1.5)
		u.Backdrop(box, ui.MetalTop)
		u.Text(box.InsetXY(16, 0), words.Text(c.Name), ui.Heading, ui.TextMain, ui.Center)
	}
}

func drawResources(u *ui.UI, r ui.Rect, words *say.Speaker) {
	start := game.Setup{}.Resources()
	for i, res := range card.Resources {
		box := r.Cell(i, len(card.Resources), 16)
		u.Icon(cards.ResourceIcon(res), ui.R(box.X, box.Y+4, 42, 42), ui.CyanIcon)
		u.Text(ui.R(box.X+56, box.Y, box.W-56-60, 30), words.Resource(res), ui.Heading.Sized(22), ui.TextMain, ui.Left)
		u.Text(ui.R(box.X+56, box.Y+28, box.W-56-60, 26), fmt.Sprintf(words.Text(say.PictureRedAt), game.RedZone(res)), caption, ui.RedText, ui.Left)
		u.Text(ui.R(box.Right()-60, box.Y, 56, 56), parts.Number(start[res]), ui.Numeral.Sized(46), ui.TextMain, ui.Right)
		u.Cells(ui.R(box.X, box.Bottom()-18, box.W, 10), game.MaxResource, start[res], game.RedZone(res), ui.Cyan)
	}
}

func drawJumpTrack(u *ui.UI, r ui.Rect, words *say.Speaker) {
	spaces, names := r.CutTop(50, 6)
	parts.JumpSpaces(u, spaces, 0, false)
	for i := range game.AutoJump + 1 {
		name := words.Text([...]say.Text{0: say.PictureStart, game.AutoJump: say.PictureAutoJump}[i])
		if loss, allowed := game.FTLPopulation(i); allowed {
			name = fmt.Sprintf(words.Text(say.PictureRisks), loss)
		}
		if name != "" {
			u.Text(names.Cell(i, game.AutoJump+1, 4), name, caption, ui.TextSecond, ui.Center)
		}
	}
}

func drawBoardingTrack(u *ui.UI, r ui.Rect, words *say.Speaker) {
	spaces, names := r.CutTop(50, 6)
	n := len(game.Tabletop{}.Centurions)
	for i := range n {
		box := spaces.Cell(i, n, 4)
		look := parts.TrackGray
		if i >= 2 {
			look = parts.TrackRed
		}
		u.Panel(box, look)
		switch i {
		case 0:
			u.Ship(ship.Centurion, box.X+box.W/2, box.Y+box.H/2, box.H*0.95, 0)
		case n - 1:
			u.Icon(ui.IconCross, box.Around(26, 26), ui.Red)
		}
	}
	u.Text(names.Cell(0, n, 4), words.Text(say.PictureStart), caption, ui.TextSecond, ui.Center)
	u.Text(names.Cell(n-1, n, 4), words.Text(say.PictureHumansLose), caption, ui.RedText, ui.Center)
}

// drawAreas draws Galactica, bow to the left, in its six areas.
func drawAreas(u *ui.UI, r ui.Rect, words *say.Speaker) {
	x, y := r.Center()
	w, h := min(300, r.W*0.3), r.H*0.46
	type area struct {
		area   card.Area
		x, y   float64
		launch bool
	}
	for _, a := range []area{
		{card.Bow, x - w*1.22, y, false},
		{card.StarboardBow, x - w*0.62, y - h*0.78, false},
		{card.StarboardStern, x + w*0.62, y - h*0.78, false},
		{card.Stern, x + w*1.22, y, false},
		{card.PortStern, x + w*0.62, y + h*0.78, true},
		{card.PortBow, x - w*0.62, y + h*0.78, true},
	} {
		box := ui.R(a.x-w*0.5, a.y-36, w, 72)
		u.Panel(box, ui.Glass)
		label := box
		if a.launch {
			u.Ship(ship.ViperVII, box.X+34, a.y, 48, 0)
			label = ui.R(box.X+62, box.Y, box.W-70, box.H)
			u.Text(ui.R(label.X, label.Y+6, label.W, 30), words.Area(a.area), ui.Heading.Sized(21), ui.TextMain, ui.Left)
			u.Text(ui.R(label.X, label.Y+36, label.W, 28), words.Text(say.PictureLaunchArea), caption, ui.Cyan, ui.Left)
			continue
		}
		u.Text(label.InsetXY(6, 0), words.Area(a.area), ui.Heading.Sized(21), ui.TextMain, ui.Center)
	}
	u.Ship(ship.Galactica, x, y, w*1.2, -90)
}

func drawShips(u *ui.UI, r ui.Rect, words *say.Speaker) {
	base, civilians := game.Setup{Boxes: []card.ID{"base"}}, 0
	for token := range base.Catalog().Cards(card.CivilianShips) {
		civilians += token.Count
	}
	supply := base.Catalog().Supply
	ships := [...]struct {
		kind ship.Kind
		name string
		n    int
		note say.Text
	}{
		{ship.ViperVII, words.Ship(card.Viper), supply(card.Viper), say.PictureYours},
		{ship.Raptor, words.Ship(card.Raptor), supply(card.Raptor), say.PictureRisked},
		{ship.CivilianClosed, words.Ship(card.Civilian), civilians, say.PictureFaceDown},
		{ship.Nuke, words.Text(say.SharedNuke), base.Nukes(), say.PictureOfTheAdmiral},
		{ship.Raider, words.Ship(card.Raider), supply(card.Raider), say.PictureShoot},
		{ship.HeavyRaider, words.Ship(card.HeavyRaider), supply(card.HeavyRaider), say.PictureBoard},
		{ship.Basestar, words.Ship(card.Basestar), supply(card.Basestar), say.PictureLaunchAndShoot},
		{ship.Centurion, words.Ship(card.Centurion), supply(card.Centurion), say.PictureAboard},
	}
	for i, s := range ships {
		row, _ := ui.R(r.X, r.Y+float64(i/4)*(r.H/2), r.W, r.H/2).CutTop(r.H/2-8, 0)
		box := row.Cell(i%4, 4, 12)
		u.Ship(s.kind, box.X+box.W/2, box.Y+36, 72, 0)
		u.Text(ui.R(box.X, box.Y+76, box.W, 28), s.name, ui.Heading.Sized(21), ui.TextMain, ui.Center)
		u.Text(ui.R(box.X, box.Y+104, box.W, 26), fmt.Sprintf(words.Text(s.note), s.n), caption, ui.TextSecond, ui.Center)
	}
}

func drawSkills(u *ui.UI, r ui.Rect, words *say.Speaker) {
	for i, skill := range [...]card.Skill{card.Politics, card.Leadership, card.Tactics, card.Piloting, card.Engineering} {
		box := r.Cell(i, 5, 8)
		u.Skill(ui.Skill(i), ui.R(box.X+box.W/2-32, box.Y, 64, 64))
		u.Text(ui.R(box.X, box.Y+68, box.W, 30), words.Skill(skill), ui.Heading.Sized(21), ui.TextMain, ui.Center)
	}
}

// drawSkillSets draws what each character of the base game draws in Receive Skills.
func drawSkillSets(u *ui.UI, r ui.Rect, words *say.Speaker) {
	base := box.New([]card.ID{"base"}, nil)
	sheets := slices.Collect(base.Characters.All())
	rows := (len(sheets) + 1) / 2
	for i := range sheets {
		c := sheets[i]
		row := ui.R(r.X, r.Y+float64(i%rows)*(r.H/float64(rows)), r.W, r.H/float64(rows))
		box := row.Cell(i/rows, 2, 30)
		x := box.X + box.W*0.3
		u.Text(ui.R(box.X, box.Y, x-box.X-8, box.H), words.ShortCharacter(c.ID), caption.Sized(21), ui.TextMain, ui.Left)
		for _, line := range c.Draws {
			u.Text(ui.R(x, box.Y, 22, box.H), parts.Number(line.N), ui.Heading.Sized(24), ui.AmberTop, ui.Left)
			x += 22
			for _, t := range line.Types {
				if look, ok := cards.SkillOf(t); ok {
					u.Skill(look, ui.R(x, box.Y+box.H/2-23, 46, 46))
					x += 50
				}
			}
			x += 12
		}
	}
}

func drawCrisisIcons(u *ui.UI, r ui.Rect, words *say.Speaker) {
	icons := [...]struct {
		icon  ui.Icon
		color ui.Color
		name  say.Text
		text  string
	}{
		{cards.ActivationIcon(card.Raiders), ui.Red, say.PictureRaiders, fmt.Sprintf(words.Text(say.PictureRaidersAct), game.RaidersForNone)},
		{cards.ActivationIcon(card.LaunchRaiders), ui.Red, say.PictureLaunch, fmt.Sprintf(words.Text(say.PictureBasestarsLaunch), game.RaidersLaunched)},
		{cards.ActivationIcon(card.HeavyRaiders), ui.Red, say.PictureHeavyRaiders, words.Text(say.PictureHeavyRaidersAct)},
		{cards.ActivationIcon(card.Basestars), ui.Red, say.PictureBasestars, words.Text(say.PictureBasestarsAttack)},
		{ui.IconJump, ui.Cyan, say.PictureJump, words.Text(say.PictureMarkerGoesOn)},
	}
	for i, c := range icons {
		row := ui.R(r.X, r.Y+float64(i)*(r.H/5), r.W, r.H/5)
		u.Icon(c.icon, ui.R(row.X, row.Y+(row.H-34)/2, 34, 34), c.color)
		u.Text(ui.R(row.X+54, row.Y, 180, row.H), words.Text(c.name), ui.Heading.Sized(22), ui.TextMain, ui.Left)
		u.Text(ui.R(row.X+240, row.Y, row.W-240, row.H), c.text, caption, ui.TextSecond, ui.Left)
	}
}

// attackRow returns a line of the attack table: "5–7 damaged · 8 destroyed".
func attackRow(words *say.Speaker, roll game.RollFor) string {
	// few: none of these rolls does more, and a miss is not shown
	deeds := [...]string{
		game.Damages: words.Say(say.Line{Kind: say.BandDamaged}), game.DamagesTwice: words.Say(say.Line{Kind: say.BandDamagedTwice}),
		game.Destroys: words.Say(say.Line{Kind: say.BandDestroyed}), game.DestroysWithRaiders: fmt.Sprintf(words.Text(say.PictureAndRaiders), game.NukeRaiders),
	}
	var list []string
	for _, results := range game.AttackTable(roll, card.NoShip, nil) {
		band := say.Band{From: results.From, To: results.To}
		list = append(list, band.Span()+" "+deeds[results.Does])
	}
	return strings.Join(list, " · ")
}

// attackColumns are the left edges and the widths of the columns of the attack table, as fractions of its width.
var attackColumns = [3]struct{ x, w float64 }{{0, 0.2}, {0.22, 0.22}, {0.45, 0.55}}

// attackRows returns the rows of the attack table.
func attackRows(words *say.Speaker) [][3]string {
	galactica, ships := words.Text(say.SharedGalactica), &words.Nouns().Ships
	ours := ships[card.Viper] + ", " + galactica
	return [][3]string{
		{words.Text(say.PictureTarget), words.Text(say.PictureShotAtBy), words.Text(say.PictureRoll)},
		{words.Ship(card.Raider), ours, attackRow(words, game.RollViperAtRaider)},
		{words.Ship(card.HeavyRaider), ours, attackRow(words, game.RollViperAtHeavyRaider)},
		{words.Ship(card.Centurion), words.Place(card.Armory), attackRow(words, game.RollForArmory)},
		{words.Ship(card.Basestar), ships[card.Viper], attackRow(words, game.RollViperAtBasestar)},
		{words.Ship(card.Basestar), galactica, attackRow(words, game.RollGalacticaAtBasestar)},
		{words.Ship(card.Basestar), words.Text(say.PictureByNuke), attackRow(words, game.RollForNuke)},
		{words.Ship(card.Viper), ships[card.Raider], attackRow(words, game.RollRaiderAtViper)},
		{galactica, ships[card.Raider], attackRow(words, game.RollRaiderAtGalactica)},
		{galactica, ships[card.Basestar], attackRow(words, game.RollBasestarAtGalactica)},
		{words.Ship(card.Civilian), ships[card.Raider], words.Text(say.PictureNoRoll)},
	}
}

func drawAttackTable(u *ui.UI, r ui.Rect, words *say.Speaker) {
	rows := attackRows(words)
	high := r.H / float64(len(rows))
	for i, row := range rows {
		y := r.Y + float64(i)*high
		st, c := caption, ui.TextMain
		if i == 0 {
			st, c = ui.SmallCaps.Sized(19), ui.Cyan
		} else if i%2 == 1 {
			u.Fill(ui.R(r.X-8, y, r.W+16, high), ui.Alpha(ui.White, 0.04))
		}
		for k, text := range row {
			cell := ui.R(r.X+r.W*attackColumns[k].x, y, r.W*attackColumns[k].w, high)
			if u.TextWidth(text, st.Sized(1)) > cell.W { // too long for one line, however small
				parts.Middle(u, cell, text, st, c, ui.Left)
				continue
			}
			u.Text(cell, text, st, c, ui.Left)
		}
	}
}

func drawLoyaltyDeck(u *ui.UI, r ui.Rect, words *say.Speaker) {
	rows := [][4]string{
		{words.Text(say.PicturePlayers), words.NameIn(card.LoyaltyCards, "cylon-brig"), words.NameIn(card.LoyaltyCards, "not-a-cylon"), words.Text(say.PictureSympathizer)},
	}
	for players := 3; players <= 6; players++ {
		deck := game.Setup{Players: make([]game.Player, players)}.LoyaltyMakeup(false)
		later := "–"
		if deck.Sympathizer {
			later = words.Text(say.PictureAddedLater)
		}
		rows = append(rows, [4]string{parts.Number(players), parts.Number(deck.Cylon), parts.Number(deck.NotCylon), later})
	}
	high := r.H / float64(len(rows))
	for i, row := range rows {
		for c, text := range row {
			st, color := ui.Fact.Sized(26).In(ui.Private), ui.TextMain
			if i == 0 {
				st, color = ui.SmallCaps.Sized(19), ui.Cyan
			} else if c == 1 {
				color = ui.RedText
			}
			u.Text(ui.R(r.X+r.W*[...]float64{0, 0.15, 0.42, 0.72}[c], r.Y+float64(i)*high, r.W*0.27, high), text, st, color, ui.Left)
		}
	}
}

func drawTitles(u *ui.UI, r ui.Rect, words *say.Speaker) {
	left, right := r.CutLeft(r.W/2-10, 20)
	for i, t := range [...]struct {
		icon  ui.Icon
		title card.Title
		text  say.Text
	}{{ui.IconLaurel, card.PresidentTitle, say.PictureQuorumCards}, {ui.IconAdmiral, card.AdmiralTitle, say.PictureNukesDestinations}} {
		box := [...]ui.Rect{left, right}[i]
		u.Icon(t.icon, ui.R(box.X, box.Y+4, 58, 58), ui.AmberTop)
		u.Text(ui.R(box.X+78, box.Y+2, box.W-78, 32), words.Title(t.title), ui.Heading, ui.TextMain, ui.Left)
		u.Text(ui.R(box.X+78, box.Y+36, box.W-78, 28), words.Text(t.text), caption, ui.TextSecond, ui.Left)
	}
}

// drawCheck draws an example count: 3 and 2 for, 4 against, with a difficulty of 7.
func drawCheck(u *ui.UI, r ui.Rect, words *say.Speaker) {
	cards.Octagon(u, ui.R(r.X, r.Y+14, 104, 104), "7", ui.Amber)
	x := r.X + 150
	for _, c := range [...]struct {
		skill ui.Skill
		text  string
		color ui.Color
	}{{ui.Leadership, "+3", ui.Green}, {ui.Politics, "+2", ui.Green}, {ui.Piloting, "−4", ui.Red}} {
		box := ui.R(x, r.Y+4, 92, 124)
		u.Panel(box, ui.Metal.Filled(ui.PanelTop, ui.PanelBase))
		u.Skill(c.skill, ui.R(box.X+20, box.Y+12, 52, 52))
		u.Text(ui.R(box.X, box.Y+70, box.W, 46), c.text, ui.Numeral.Sized(38), c.color, ui.Center)
		x += 108
	}
	u.Text(ui.R(x+10, r.Y+34, 60, 64), "= 1", ui.Numeral.Sized(40), ui.TextMain, ui.Left)
	text := ui.R(x+110, r.Y, r.Right()-x-110, r.H)
	parts.Middle(u, text, words.Text(say.PictureCheck), caption, ui.TextSecond, ui.Left)
}
