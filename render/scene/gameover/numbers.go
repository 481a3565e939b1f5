package gameover

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// inNumbers draws what each player did, and how the die fell.
func (g *GameOver) inNumbers(u *ui.UI, r ui.Rect) {
	left, right := r.CutLeft(r.W*0.635, 18)
	g.players(u, left)
	g.luck(u, right)
}

// column is one number for each player. Without the journal, what only it knows is missing.
type column struct {
	icon  ui.Icon
	label string
	tip   string
	value func(s game.Seat) string
}

func (g *GameOver) columns() []column {
	count := func(n int) string {
		if n == 0 {
			return "–"
		}
		return fmt.Sprint(n)
	}
	of := func(f func(n *deeds) string) func(game.Seat) string {
		return func(s game.Seat) string { return f(&g.story.seats[s]) }
	}
	list := []column{
		{ui.IconClock, g.shell.Text(say.OverTurns), g.shell.Text(say.OverTurnsTip), of(func(n *deeds) string { return count(n.turns) })},
		{ui.IconCards, g.shell.Text(say.OverPlayed), g.shell.Text(say.OverPlayedTip), of(func(n *deeds) string { return count(n.played) })},
	}
	if len(g.adds) > 0 {
		list = append(list,
			column{ui.IconPlus, g.shell.Text(say.OverFor), g.shell.Text(say.OverAddedTip), func(s game.Seat) string { up, _ := g.strength(s); return count(up) }},
			column{ui.IconMinus, g.shell.Text(say.OverAgainst), g.shell.Text(say.OverTookTip), func(s game.Seat) string { _, down := g.strength(s); return count(down) }})
	}
	return append(list,
		column{ui.IconWeapons, g.shell.Text(say.OverHits), g.shell.Text(say.OverAttacksTip), of(func(n *deeds) string {
			if n.shots.made == 0 {
				return "–"
			}
			return fmt.Sprintf(g.shell.Text(say.OverSomeOf), n.shots.hit, n.shots.made)
		})},
		column{ui.IconDie, g.shell.Text(say.OverMeanDie), g.shell.Text(say.OverMeanDieTip), of(func(n *deeds) string {
			if n.rolls == 0 {
				return "–"
			}
			return fmt.Sprintf("%.1f", float64(n.pips)/float64(n.rolls))
		})},
		column{ui.IconBrig, g.shell.Text(say.OverBrig), g.shell.Text(say.OverBrigTip), of(func(n *deeds) string { return count(n.brig) })},
		column{ui.IconSickbay, g.shell.Text(say.OverSickbay), g.shell.Text(say.OverSickbayTip), of(func(n *deeds) string { return count(n.sickbay) })})
}

// strength returns what a player's cards counted for and against the checks of the game.
func (g *GameOver) strength(s game.Seat) (up, down int) {
	for i := range g.adds {
		for _, id := range g.adds[i].added[s] {
			if w := g.adds[i].weight(g.table.Setup(), id); w > 0 {
				up += w
			} else {
				down -= w
			}
		}
	}
	return up, down
}

func (g *GameOver) players(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(24, 16)
	head, in := in.CutTop(34, 8)
	u.Text(head, g.shell.Text(say.OverWhatEachDid), ui.Heading, ui.TextMain, ui.Left)
	columns := g.columns()
	const nameW = 270
	cell := func(row ui.Rect, i int) ui.Rect {
		return ui.R(row.X+nameW, row.Y, row.W-nameW, row.H).Cell(i, len(columns), 6)
	}
	labelH, label := 30.0, ui.Small
	for i, c := range columns {
		if u.LongestWord(c.label, label.In(ui.Note).Sized(1)) > cell(in, i).W {
			label.Font = ui.Label500 // narrow letters
		}
		if u.TextWidth(c.label, label) > cell(in, i).W { // two lines
			label.Leading = 1.15
			labelH = 2 * u.LineHeight(label)
		}
	}
	labels, in := in.CutTop(labelH+36, 6)
	for i, c := range columns {
		box := cell(labels, i)
		u.Icon(c.icon, ui.R(box.X+(box.W-30)/2, box.Y, 30, 30), ui.CyanIcon)
		parts.Middle(u, ui.R(box.X, box.Y+34, box.W, labelH+1), c.label, label, ui.TextSecond, ui.Center)
		u.Area("number."+c.label, c.label, box, ui.Options{Tip: c.tip})
	}
	seats := g.table.Seats()
	rowH := min(64, in.H/float64(len(seats)))
	for s, info := range seats {
		row := ui.R(in.X, in.Y+float64(s)*rowH, in.W, rowH)
		if s > 0 {
			u.Fill(ui.R(row.X, row.Y, row.W, 1), ui.LineBase)
		}
		tint := ui.SeatColors[info.Color%len(ui.SeatColors)]
		badge, face := min(40, rowH-8), min(56, rowH-4)
		u.Badge(ui.R(row.X, row.Y+(rowH-badge)/2, badge, badge), ui.Emblems[info.Emblem%len(ui.Emblems)], tint)
		g.faces.Portrait(u, ui.R(row.X+46, row.Y+(rowH-face)/2, face, face), g.view.Seats[s].Character, g.plight(game.Seat(s)), tint)
		u.Text(ui.R(row.X+110, row.Y, nameW-114, rowH), g.say.Name(game.Seat(s)), ui.FactCaps, tint, ui.Left)
		for i, c := range columns {
			u.Text(cell(row, i), c.value(game.Seat(s)), ui.Fact.Sized(30), ui.TextMain, ui.Center)
		}
	}
}

// luck draws how often the die showed each number, and whether the shots hit as often as expected.
func (g *GameOver) luck(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(24, 16)
	head, in := in.CutTop(34, 8)
	u.Text(head, g.shell.Text(say.OverHowTheDieFell), ui.Heading, ui.TextMain, ui.Left)
	rolls, pips := 0, 0
	for face, n := range g.story.faces {
		rolls += n
		pips += face * n
	}
	if rolls == 0 {
		u.Text(in, g.shell.Text(say.OverNoDieWasRolled), ui.Body, ui.TextQuiet, ui.Left)
		return
	}
	words, in := in.CutBottom(112, 14)
	foot, bars := in.CutBottom(32, 4)
	most := slices.Max(g.story.faces[:])
	even := float64(rolls) / 8
	height := func(n float64) float64 { return (bars.H - 32) * n / max(float64(most), even) }
	for face := 1; face <= 8; face++ {
		n := g.story.faces[face]
		box := bars.Cell(face-1, 8, 10)
		h := height(float64(n))
		u.Fill(ui.R(box.X, box.Bottom()-h, box.W, h), ui.Alpha(ui.Cyan, 0.55))
		u.Text(ui.R(box.X, box.Bottom()-h-30, box.W, 28), fmt.Sprint(n), ui.BodyBold, ui.TextMain, ui.Center)
		u.Text(ui.R(box.X, foot.Y, box.W, foot.H), fmt.Sprint(face), ui.Fact.Sized(28), ui.TextSecond, ui.Center)
	}
	line := bars.Bottom() - height(even)
	dashed(u, bars.X, line, bars.Right(), line, 0, 1.5, 8, 6, ui.Amber)
	for i, text := range []string{
		fmt.Sprintf(g.shell.Text(say.OverDiceMean), rolls, float64(pips)/float64(rolls)),
		g.shots(g.story.ours, say.OverFleetShots, say.OverFleetNoShots),
		g.shots(g.story.theirs, say.OverCylonShots, say.OverCylonNoShots),
	} {
		u.Text(ui.R(words.X, words.Y+float64(i)*37, words.W, 36), text, ui.Small.Sized(20), ui.TextMain, ui.Left)
	}
}

func (g *GameOver) shots(s shots, some, none say.Text) string {
	if s.made == 0 {
		return g.shell.Text(none)
	}
	return fmt.Sprintf(g.shell.Text(some), s.hit, s.made, s.due)
}
