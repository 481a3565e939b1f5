package gameover

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/scene/files"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// GameOver tells who won and why, and reveals every hidden card.
type GameOver struct {
	shell *shell.Shell
	table *table.Table
	say   *say.Speaker
	view  *game.View
	story *story
	adds  []contribution
	faces *cards.Faces
	page  int // how it went, every card, who added what, in numbers

	picture *image.RGBA // of this screen, to be saved
	saving  files.Copying
	said    string
	wrong   bool
}

// NewGameOver makes the screen for a table whose game is over.
func NewGameOver(s *shell.Shell, t *table.Table) *GameOver {
	t.CloseCurtain()
	g := &GameOver{shell: s, table: t, say: s.Speaker(t), view: t.View()}
	g.faces = cards.New(t.Setup().Catalog(), g.say)
	g.story = tellStory(t.Log(), g.view, t.Setup().Catalog().Objective().FlightEnds(), g.say)
	if t.Path() != "" {
		if adds, err := whoAddedWhat(t.Path(), g.say); err == nil {
			g.adds = adds
		}
	}
	return g
}

// Frame implements render.Scene.
func (g *GameOver) Frame(u *ui.UI, a *render.App) {
	win := u.Window()
	u.Space(win, 23, ui.Vantage{})
	w := min(win.W-120, 1800)
	x := (win.W - w) / 2
	over := *g.view.Over
	color := ui.Red
	if over.HumansWin {
		color = ui.Cyan
	}
	tableau(u, win, x+w, over.HumansWin)
	u.Text(ui.R(x, 30, w-640, 104), strings.TrimSuffix(g.say.Ending(over), "."), ui.Title, color, ui.Left)
	u.Text(ui.R(x+4, 132, w-640, 48), fmt.Sprintf(g.shell.Text(say.OverTurnAndWhy), g.view.Turn, g.say.Say(say.BecauseLine(over))), ui.Fact.Sized(36), ui.TextMain, ui.Left)

	seats := ui.R(x, 196, w, 208)
	n := len(g.view.Seats)
	for i := range n {
		g.seat(u, game.Seat(i), seats.Cell(i, n, 16))
	}
	tabs := ui.R(x, 412, min(w, 1200), 50)
	u.Tabs("page", tabs, []string{g.shell.Text(say.OverHowItWent), g.shell.Text(say.OverEveryCard), g.shell.Text(say.OverWhoAddedWhat), g.shell.Text(say.OverInNumbers)}, &g.page)
	body := ui.R(x, 476, w, win.H-476-108)
	switch g.page {
	case 0:
		g.howItWent(u, body)
	case 1:
		g.everyCard(u, body)
	case 2:
		g.whoAdded(u, body)
	case 3:
		g.inNumbers(u, body)
	}
	g.buttons(u, a, ui.R(x, win.H-92, w, 62))
}

// tableau draws the ending as a picture over the players' cards: the fleet before a new world, or Galactica dead among her hunters.
func tableau(u *ui.UI, win ui.Rect, right float64, humansWin bool) {
	if humansWin {
		// So low that where the picture ends on the left, the world ends behind the panels.
		u.Scenery(ui.World, ui.R(win.Right()-1376, 92, 1600, 760), 0.95)
		u.Ship(ship.Galactica, right-300, 96, 430, 264)
		u.Ship(ship.ColonialOne, right-36, 128, 96, 264)
		for i, at := range [...][2]float64{{-560, 60}, {-572, 132}, {-606, 96}} {
			u.Ship(ship.ViperVII-ship.Kind(i%2), right+at[0], at[1], 44, 264)
		}
	} else {
		u.Fill(win, ui.Alpha(ui.Mix(ui.Red, ui.Void, 0.7), 0.2))
		u.Spark(right-330, 110, 430, ui.Color{R: 0xC0, G: 0x38, B: 0x1C, A: 0x66})
		u.Flying(ship.Galactica, right-370, 108, 400, 248, ship.Options{Tint: [3]float32{0.42, 0.33, 0.32}, Lights: -1, Lift: -1})
		for _, f := range [...][3]float64{{-430, 112, 54}, {-388, 96, 30}, {-300, 92, 44}, {-262, 74, 60}, {-470, 138, 34}, {-340, 122, 26}} {
			u.Spark(right+f[0], f[1], f[2], ui.Color{R: 0xFF, G: 0x8A, B: 0x30, A: 0xB0})
			u.Spark(right+f[0], f[1], f[2]*0.4, ui.Color{R: 0xFF, G: 0xE8, B: 0xB0, A: 0xE0})
		}
		u.Ship(ship.Basestar, right-92, 98, 178, 8)
		for _, at := range [...][2]float64{{-214, 40}, {-190, 158}, {-560, 52}} {
			u.Ship(ship.Raider, right+at[0], at[1], 40, 262)
		}
	}
	// It fades into the dark, so that the cards on it are readable.
	u.Panel(ui.R(0, 150, win.W, 120), ui.Look{Top: ui.Alpha(ui.Void, 0), Bottom: ui.Alpha(ui.Void, 0.72)})
	u.Fill(ui.R(0, 270, win.W, win.H-270), ui.Alpha(ui.Void, 0.72))
}

// cylon reports whether a seat was with the Cylons at the end: by a card, or as a Sympathizer who joined them.
func (g *GameOver) cylon(s game.Seat) bool { return g.view.WithTheCylons(s, g.view.Boxes) }

// plight returns the plight of a seat's character at the end, when every card is revealed.
func (g *GameOver) plight(s game.Seat) cards.Plight {
	if g.cylon(s) {
		return cards.Revealed
	}
	return cards.PlightOf(&g.view.Seats[s], g.view.Executed)
}

func (g *GameOver) seat(u *ui.UI, s game.Seat, r ui.Rect) {
	info := g.table.Seats()[s]
	cylon := g.cylon(s)
	tint, text, word, icon := ui.Cyan, ui.Color{R: 0xD3, G: 0xF4, B: 0xFB, A: 0xFF}, g.shell.Text(say.OverHuman), ui.IconPopulation
	look := ui.Plain.Edged(ui.Cyan, 2).Filled(ui.Color{R: 0x10, G: 0x22, B: 0x2A, A: 0xFF}, ui.Color{R: 0x0B, G: 0x14, B: 0x1A, A: 0xFF})
	if cylon {
		tint, text, word, icon = ui.Red, ui.RedText, g.shell.Text(say.OverCylon), ui.IconBoarding
		look = ui.Plain.Edged(ui.Red, 2).Filled(ui.Color{R: 0x38, G: 0x18, B: 0x16, A: 0xFF}, ui.Color{R: 0x1E, G: 0x0E, B: 0x0E, A: 0xFF})
	}
	was := g.view.Seats[s].Allegiance
	leader := was == game.Leader || was == game.Infiltrator
	if g.view.Seats[s].HasAgenda() { // this player wins by it, alongside either side
		tint, text, word, icon = ui.Amber, ui.AmberTop, g.shell.Text(say.OverSympathetic), ui.IconBasestar
		look = ui.Plain.Edged(ui.Amber, 2).Filled(ui.Color{R: 0x2E, G: 0x24, B: 0x10, A: 0xFF}, ui.Color{R: 0x18, G: 0x12, B: 0x0A, A: 0xFF})
	}
	if !g.view.Seats[s].Playing() { // eliminated players have lost with neither side (E-ION-67)
		tint, text, word, icon = ui.TextQuiet, ui.TextSecond, g.shell.Text(say.OverEliminated), ui.IconCross
		look = ui.Plain.Edged(ui.LineOff, 2)
	}
	u.Panel(r, look)
	foot, r := r.CutBottom(resultH, 0)
	g.result(u, foot, g.view.Winners().Has(s), tint)
	seatColor := ui.SeatColors[info.Color%len(ui.SeatColors)]
	u.Badge(ui.R(r.X+16, r.Y+12, 50, 50), ui.Emblems[info.Emblem%len(ui.Emblems)], seatColor)
	name := ui.FactCaps
	if u.TextWidth(g.say.Name(s), name) > r.W-88 {
		name = ui.Fact.In(ui.Private)
	}
	u.Text(ui.R(r.X+78, r.Y+8, r.W-88, 34), g.say.Name(s), name, seatColor, ui.Left)
	character := g.say.Character(g.view.Seats[s].Character)
	if u.TextWidth(character, ui.Small) > r.W-94 {
		character = g.say.ShortCharacter(g.view.Seats[s].Character)
	}
	u.Text(ui.R(r.X+78, r.Y+40, r.W-94, 28), character, ui.Small, ui.TextSecond, ui.Left)
	u.Fill(ui.R(r.X+8, r.Y+72, r.W-16, 1.5), ui.Alpha(tint, 0.5))
	face := min(92, r.W*0.26)
	x := r.X + 12 + face + 14
	at := ui.R(r.X+12, r.Y+80+(r.Bottom()-r.Y-84-face)/2, face, face)
	g.faces.Portrait(u, at, g.view.Seats[s].Character, g.plight(s), tint)
	mark := ui.R(at.Right()-28, at.Bottom()-26, 32, 32)
	u.Panel(mark, ui.Plain.Cutting(9).Edged(tint, 1.5))
	u.Icon(icon, mark.Inset(5), tint)
	what := ui.R(x, r.Y+74, r.Right()-x-14, 44)
	if leader {
		if word = g.shell.Text(say.OverCylonLeader); u.TextWidth(word, ui.FactCaps.Sized(38)) > what.W {
			word = g.shell.Text(say.OverLeader)
		}
	}
	u.Text(what, word, ui.FactCaps.Sized(38), text, ui.Left)
	high := max(r.H-115, u.LeastHeight(2))
	in := ui.R(x, r.Bottom()-high, r.Right()-x-10, high)
	fate := g.fate(s, cylon)
	if id := g.view.Top(game.Agenda(s)); id != "" {
		fate = g.agenda(s, func(text string) bool { return u.ParagraphHeight(in.W, text, fateStyle) <= in.H })
	}
	u.Paragraph(in, fate, fateStyle, ui.TextSecond, ui.Left)
}

// resultH is the height of the strip at the foot of a player's card that shows whether the player has won.
const resultH = 36.0

// result draws the strip.
func (g *GameOver) result(u *ui.UI, r ui.Rect, won bool, tint ui.Color) {
	text, icon, look, ink := g.shell.Text(say.OverLost), ui.IconCross, ui.Look{Top: ui.Alpha(ui.Void, 0.45), Bottom: ui.Alpha(ui.Void, 0.45), Cut: 8}, ui.TextSecond
	if won {
		text, icon, ink = g.shell.Text(say.OverWon), ui.IconTick, ui.Ink
		look.Top, look.Bottom = ui.Mix(tint, ui.White, 0.15), tint
	}
	strip := ui.R(r.X+8, r.Y, r.W-16, r.H-8)
	u.Panel(strip, look)
	st := ui.FactCaps.Sized(24)
	w := u.TextWidth(text, st)
	x := strip.X + (strip.W-w-30)/2
	u.Icon(icon, ui.R(x, strip.Y+(strip.H-20)/2, 20, 20), ink)
	u.Text(ui.R(x+30, strip.Y, w+2, strip.H), text, st, ink, ui.Left)
}

// fateStyle is the style of a player's fate, in up to two lines.
var fateStyle = ui.Style{Font: ui.Label500, Size: 24, Class: ui.Private, Leading: 1.12}

// agenda returns a player's Agenda and how near they came to it, as fully as there is room for.
func (g *GameOver) agenda(s game.Seat, fits func(string) bool) string {
	met, answers := 0, g.view.AgendaAnswers(s)
	for _, yes := range answers {
		met += parts.Btoi(yes)
	}
	name := g.say.NameIn(card.Agendas, g.view.Top(game.Agenda(s)))
	text := fmt.Sprintf(g.shell.Text(say.OverAgendaMissed), met, len(answers), name)
	if met == len(answers) {
		text = fmt.Sprintf(g.shell.Text(say.OverAgendaReached), name)
	}
	if fits(text) {
		return text
	}
	return name + " · " + fmt.Sprintf(g.shell.Text(say.OverSomeOf), met, len(answers))
}

// fate returns what became of a seat, in a few words.
func (g *GameOver) fate(s game.Seat, cylon bool) string {
	switch turn := g.story.revealed[s]; {
	case g.story.unmet[s] > 0:
		return fmt.Sprintf(g.shell.Text(say.OverGoalNotReached), g.story.unmet[s])
	case turn > 0:
		return fmt.Sprintf(g.shell.Text(say.OverFoundOutTurn), turn)
	case cylon:
		return g.shell.Text(say.OverHiddenToTheEnd)
	case g.view.President() == s && g.view.Admiral() == s:
		return g.shell.Text(say.OverHeldBothTitles)
	case g.view.President() == s:
		return g.shell.Text(say.OverPresident)
	case g.view.Admiral() == s:
		return g.shell.Text(say.OverAdmiral)
	case g.view.Seats[s].Place == card.Brig:
		return g.shell.Text(say.OverInTheBrig)
	case g.view.Seats[s].Place == card.Sickbay:
		return g.shell.Text(say.OverInSickbay)
	case g.view.Seats[s].Place == card.Detention:
		return g.shell.Text(say.OverInDetention)
	case g.view.Seats[s].Place == card.MedicalCenter:
		return g.shell.Text(say.OverInTheMedicalCenter)
	}
	return g.shell.Text(say.OverTrueToTheFleet)
}

func (g *GameOver) howItWent(u *ui.UI, r ui.Rect) {
	left, right := r.CutLeft(r.W*0.635, 18)
	g.plot(u, left)
	numbers, right := right.CutBottom(124, 16)
	u.Panel(right, ui.Plain)
	in := right.InsetXY(24, 18)
	head, in := in.CutTop(34, 10)
	name := u.Text(head, g.shell.Text(say.OverWhatMattered), ui.Heading, ui.TextMain, ui.Left)
	u.Text(ui.R(name.Right()+24, head.Y, head.Right()-name.Right()-24, head.H), g.shell.Text(say.OverByTurn), ui.Small, ui.TextQuiet, ui.Left)
	g.whatMattered(u, in)
	if len(g.story.moments) == 0 {
		u.Text(in, g.shell.Text(say.OverNothingDid), ui.Body, ui.TextQuiet, ui.Left)
	}

	u.Panel(numbers, ui.Plain)
	in = numbers.InsetXY(24, 12)
	for i, f := range []struct {
		icon  ui.Icon
		n     int
		label string
	}{
		{ui.IconCards, g.story.checks, g.shell.Text(say.OverChecks)},
		{ui.IconRaider, g.story.shot, g.shell.Text(say.OverShipsShot)},
		{ui.IconDamage, g.story.hits, g.shell.Text(say.OverHullHits)},
		{ui.IconJump, len(g.story.jumps), g.shell.Text(say.OverJumps)},
	} {
		box := in.Cell(i, 4, 8)
		u.Icon(f.icon, ui.R(box.X, box.Y+8, 42, 42), ui.CyanIcon)
		u.Text(ui.R(box.X+52, box.Y, box.W-52, 58), fmt.Sprint(f.n), ui.Fact.Sized(44), ui.TextMain, ui.Left)
		u.Text(ui.R(box.X, box.Y+62, box.W, 30), f.label, ui.Small, ui.TextSecond, ui.Left)
	}
}

// whatMattered lists the moments that mattered most, as many as fit in whole sentences.
func (g *GameOver) whatMattered(u *ui.UI, r ui.Rect) {
	const turnW, least, gap = 90.0, 40.0, 10.0
	st := ui.Body.Sized(21)
	var told []moment
	var heights []float64
	spare := -1.0
	for n := int(r.H / (least + gap)); n > 0 && spare < 0; n-- {
		told, heights, spare = g.story.heaviest(n), heights[:0], r.H
		for i := range told {
			h := max(least, u.ParagraphHeight(r.W-turnW, g.momentText(&told[i]), st))
			heights = append(heights, h)
			spare -= h + gap
		}
	}
	between := gap + min(20, max(0, spare)/float64(max(1, len(told))))
	y := r.Y
	for i := range told {
		m := &told[i]
		c := ui.Cyan
		if m.bad {
			c = ui.Red
		}
		row := ui.R(r.X, y, r.W, heights[i])
		u.Text(ui.R(row.X, row.Y, 54, row.H), fmt.Sprint(m.turn), ui.Fact.Sized(34), c, ui.Right)
		u.Fill(ui.R(row.X+70, row.Y, 3, row.H), c)
		parts.Middle(u, ui.R(row.X+turnW, row.Y, row.W-turnW, row.H+1), g.momentText(m), st, ui.TextMain, ui.Left)
		y += row.H + between
	}
}

func (g *GameOver) momentText(m *moment) string { return m.text + g.sabotage(m) }

// sabotage names the Cylon player who took most from a failed check, which only the journal knows. It is "" if there is none.
func (g *GameOver) sabotage(m *moment) string {
	if m.check == "" {
		return ""
	}
	for i := range g.adds {
		c := &g.adds[i]
		if c.turn != m.turn || c.name != m.check || c.result == game.Passed {
			continue
		}
		worst, by := 0, game.NoSeat
		for s := range g.view.Seats {
			sum := 0
			for _, id := range c.added[s] {
				sum += c.weight(g.table.Setup(), id)
			}
			if sum < worst && g.cylon(game.Seat(s)) {
				worst, by = sum, game.Seat(s)
			}
		}
		if by != game.NoSeat {
			return fmt.Sprintf(g.shell.Text(say.OverHadTakenMost), g.say.Name(by), -worst)
		}
	}
	return ""
}

// everyCard reveals what was hidden: loyalty, hands, and the cards of a title.
func (g *GameOver) everyCard(u *ui.UI, r ui.Rect) {
	n := len(g.view.Seats)
	for i := range n {
		s := game.Seat(i)
		box := r.Cell(i, n, 16)
		u.Panel(box, ui.Plain)
		in := box.InsetXY(18, 14)
		lines := g.cards(s)
		size := max(32, parts.LetterPixels/u.Scale)
		rowH := size + 4
		if box.W < 320 {
			rowH = max(rowH, 62) // for two lines
		}
		u.List(fmt.Sprintf("cards%d", i), in, len(lines), rowH, func(i int, r ui.Rect) {
			l := lines[i]
			if l.head {
				u.Text(r, l.text, ui.SmallCaps, ui.Cyan, ui.Left)
				return
			}
			x := 0.0
			if l.skill >= 0 {
				u.Skill(ui.Skill(l.skill), ui.R(r.X, r.Y+(r.H-size)/2, size, size))
				x = size + 8
			}
			c := ui.TextMain
			if l.cylon || l.asked && !l.met {
				c = ui.RedText
			}
			if l.asked {
				icon := ui.IconCross
				if l.met {
					icon = ui.IconTick
				}
				u.Icon(icon, ui.R(r.X, r.Y+(r.H-size)/2, size, size).Inset(size/5), c)
				x = size
			}
			st := ui.Small
			if u.LongestWord(l.text, st.In(ui.Note).Sized(1)) > r.W-x {
				st.Font = ui.Label500 // narrow letters
			}
			parts.Middle(u, ui.R(r.X+x, r.Y, r.W-x, r.H), l.text, st, c, ui.Left)
		})
	}
}

// cardLine is a line of a seat's cards.
type cardLine struct {
	text  string
	head  bool
	cylon bool
	skill int  // -1 for none
	asked bool // by an Agenda
	met   bool // the answer is yes
}

func (g *GameOver) cards(s game.Seat) []cardLine {
	var lines []cardLine
	isCylon := func(id card.ID) bool {
		l := g.view.Boxes.Loyalty.Of(id)
		return l != nil && l.Team == card.CylonTeam
	}
	pile := func(head string, p game.Pile) {
		slots := g.view.Piles[p]
		if len(slots) == 0 {
			return
		}
		lines = append(lines, cardLine{text: fmt.Sprintf("%s · %d", head, len(slots)), head: true, skill: -1})
		for _, slot := range slots {
			l := cardLine{text: g.say.CardName(slot.Card), skill: -1, cylon: isCylon(slot.Card)}
			if skill, ok := skillOf(g.table.Setup(), slot.Card); ok && p == game.Hand(s) {
				l.skill = int(skill)
			}
			lines = append(lines, l)
		}
	}
	pile(g.shell.Text(say.OverLoyalty), game.Loyalty(s))
	pile(g.shell.Text(say.OverAgenda), game.Agenda(s))
	pile(g.shell.Text(say.OverMotives), game.Motives(s))
	lines = append(lines, g.answers(s)...)
	pile(g.shell.Text(say.OverLoyaltyOfTheAssist), game.AssistLoyalty) // of a solo game (B-VAR-03)
	pile(g.shell.Text(say.OverHand), game.Hand(s))
	pile(g.shell.Text(say.OverSuperCrisis), game.SuperHand(s))
	pile(g.shell.Text(say.OverMutiny), game.MutinyHand(s))
	if g.view.President() == s {
		pile(g.shell.Text(say.OverQuorumHand), game.QuorumHand)
	}
	pile(g.shell.Text(say.OverQuorumInPlay), game.KeptQuorum(s))
	return lines
}

// answers returns what the Agenda of a seat asks, each with whether it is met.
func (g *GameOver) answers(s game.Seat) []cardLine {
	var lines []cardLine
	face := g.say.Face(card.Agendas, g.view.Top(game.Agenda(s)))
	for i, yes := range g.view.AgendaAnswers(s) {
		lines = append(lines, cardLine{text: face.Lines[i].Text, skill: -1, asked: true, met: yes})
	}
	return lines
}

// skillTypeOf returns the type of a Skill card.
func skillTypeOf(setup game.Setup, id card.ID) (card.Skill, bool) {
	title, _ := card.SplitSkill(id)
	if c := setup.Catalog().Skills.Of(title); c != nil {
		return c.Type, true
	}
	return 0, false
}

// skillOf returns the ui.Skill of a Skill card.
func skillOf(setup game.Setup, id card.ID) (ui.Skill, bool) {
	skill, ok := skillTypeOf(setup, id)
	return ui.Skill(skill - 1), ok
}

// whoAdded lists the checks with what each player added.
func (g *GameOver) whoAdded(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(24, 16)
	if len(g.adds) == 0 {
		u.Text(in, g.shell.Text(say.OverNoChecks), ui.Body, ui.TextQuiet, ui.Center)
		return
	}
	n := len(g.view.Seats)
	columns := func(r ui.Rect) (turn, name, result ui.Rect, seats []ui.Rect) {
		turn, r = r.CutLeft(76, 8)
		name, r = r.CutLeft(340, 8)
		result, r = r.CutLeft(150, 16)
		for i := range n {
			seats = append(seats, r.Cell(i, n, 10))
		}
		return turn, name, result, seats
	}
	head, in := in.CutTop(30, 6)
	turn, name, result, seats := columns(ui.R(head.X, head.Y, head.W-18, head.H))
	u.Text(turn, g.shell.Text(say.OverColumnTurn), ui.SmallCaps, ui.TextQuiet, ui.Left)
	u.Text(name, g.shell.Text(say.OverColumnCheck), ui.SmallCaps, ui.TextQuiet, ui.Left)
	u.Text(result, g.shell.Text(say.OverColumnResult), ui.SmallCaps, ui.TextQuiet, ui.Left)
	for i, info := range g.table.Seats() {
		u.Text(seats[i], g.say.Name(game.Seat(i)), ui.SmallCaps, ui.SeatColors[info.Color%len(ui.SeatColors)], ui.Left)
	}
	rowH := max(44, parts.LetterPixels/u.Scale+4)
	u.List("adds", in, len(g.adds), rowH, func(i int, r ui.Rect) {
		if float64(len(g.adds))*rowH < in.H {
			r.W -= 18
		}
		c := &g.adds[i]
		turn, name, result, seats := columns(r)
		u.Text(turn, fmt.Sprint(c.turn), ui.Body, ui.TextSecond, ui.Left)
		u.Text(name, c.name, ui.Body, ui.TextMain, ui.Left)
		color := ui.RedText
		if c.result == game.Passed {
			color = ui.Green
		}
		u.Text(result, fmt.Sprintf(g.shell.Text(say.OverSomeOf), c.total, c.difficulty), ui.Body, color, ui.Left)
		for s := range n {
			g.added(u, seats[s], c.added[s])
		}
	})
}

// added draws cards as shapes of their skill with the strength beside them.
func (g *GameOver) added(u *ui.UI, r ui.Rect, ids []card.ID) {
	if len(ids) == 0 {
		u.Text(r, "–", ui.Small, ui.TextOff, ui.Left)
		return
	}
	full := max(30, parts.LetterPixels/u.Scale)
	w := min(full+26, r.W/float64(len(ids)))
	for i, id := range ids {
		_, strength := card.SplitSkill(id)
		x := r.X + float64(i)*w
		size := min(full, w-22)
		if skill, ok := skillOf(g.table.Setup(), id); ok {
			u.Skill(skill, ui.R(x, r.Y+(r.H-size)/2, size, size))
		}
		u.Text(ui.R(x+size+2, r.Y, w-size-2, r.H), fmt.Sprint(strength), ui.BodyBold, ui.TextMain, ui.Left)
	}
}

func (g *GameOver) buttons(u *ui.UI, a *render.App, r ui.Rect) {
	if u.Button("again", ui.R(r.X, r.Y, 300, r.H), g.shell.Text(say.OverPlayAgain), ui.Options{Primary: true, Key: "Enter"}) {
		seats := g.table.Seats()
		g.close()
		a.Clear(menu.NewTitle(g.shell))
		a.Push(menu.NewNewGame(g.shell, seats))
		return
	}
	if u.Button("picture", ui.R(r.X+320, r.Y, 340, r.H), g.shell.Text(say.OverSaveAsPicture), ui.Options{Icon: ui.IconSave, Key: "P"}) {
		a.Capture(func(img *image.RGBA) { g.picture = img })
		u.Redraw()
		g.saving.Ask(g.shell, g.shell.Text(say.OverSaveAsPictureTip), "", "battlestar.png")
	}
	if u.Button("replay", ui.R(r.X+680, r.Y, 230, r.H), g.shell.Text(say.SharedReplay), ui.Options{Icon: ui.IconClock, Key: "R", Tip: g.shell.Text(say.SharedReplayTip)}) {
		a.Clear(g.shell.Replay(a, g.table))
		return
	}
	if u.Button("title", ui.R(r.Right()-250, r.Y, 250, r.H), g.shell.Text(say.OverToTheTitle), ui.Options{Icon: ui.IconExit, Key: "Esc"}) {
		g.close()
		a.Clear(menu.NewTitle(g.shell))
		return
	}
	c := ui.Cyan
	if g.wrong {
		c = ui.RedText
	}
	parts.Middle(u, ui.R(r.X+930, r.Y, r.W-930-270, r.H), g.said, ui.Small, c, ui.Left)
	if path, ok := g.saving.Answer(u, a); ok {
		g.said, g.wrong = g.shell.Text(say.OverPictureIsAt)+path, false
		if err := g.write(path); err != nil {
			g.said, g.wrong = g.shell.Sentence(err), true
		}
	}
	if err := g.saving.Failed; err != nil {
		g.said, g.wrong, g.saving.Failed = g.shell.Sentence(err), true, nil
	}
}

// close closes the table. An error is a notice for the title.
func (g *GameOver) close() {
	g.shell.Playing = nil
	if err := g.table.Close(); err != nil {
		g.shell.Notice = g.shell.Sentence(err)
	}
}

func (g *GameOver) write(path string) error {
	if g.picture == nil {
		return errors.New(g.shell.Text(say.OverNoPictureYet))
	}
	if filepath.Ext(path) == "" {
		path += ".png"
	}
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf(g.shell.Text(say.OverPictureNotWritten), shell.Reason(err))
	}
	err = png.Encode(f, g.picture)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		os.Remove(path)
		return fmt.Errorf(g.shell.Text(say.OverPictureNotWritten), shell.Reason(err))
	}
	return nil
}
