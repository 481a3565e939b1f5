package scene

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/input"
	"battlestar/render/ui"
)

// recap is what happened last, told to people who come back: after a week, or after the phone.
type recap struct {
	title string
	lost  string // what mended rules have cost, if they did
	turns []recapTurn
	news  []string  // what changed at the table, if that is told
	seat  game.Seat // whom the news are about, or NoSeat
	faces []card.ID // Loyalty cards that lie open by it
	since int       // tick at which it was shown first
}

// recapTurn is a turn in a few sentences.
type recapTurn struct {
	turn  int
	seat  game.Seat // whose it was
	name  string
	lines []say.LogLine
}

// recapLines is how many sentences a turn gets, recapText how wide they are; glanceLines is how many sentences a glance gets.
const (
	recapLines = 5
	recapText  = 926.0

	glanceLines = 3
)

// lastTime is the recap of a game that was loaded.
func lastTime(p *Play) *recap {
	c := &recap{title: "Last time", turns: recapOf(p.Say, p.log.told, p.View)}
	if d := p.Table.Diverged(); d != nil {
		c.lost = "The rules of this program were mended since. " + save.WithoutCards(d.String()) + " Chance begins anew."
		for i := range c.turns {
			c.turns[i].lines = mattered(c.turns[i].lines, recapLines-1) // to make room
		}
	}
	return c
}

// recapOf tells the turn that is being played and the one before it, from a log that ends as the view shows.
func recapOf(s *say.Speaker, log *say.Log, v *game.View) []recapTurn {
	var turns []recapTurn
	for n := max(1, len(log.Turns)-2); n < len(log.Turns); n++ {
		to := len(log.Lines)
		if n+1 < len(log.Turns) {
			to = log.Turns[n+1]
		}
		if log.Turns[n] >= to {
			continue // begun before what the log tells
		}
		turn := recapTurn{turn: n, seat: game.NoSeat}
		if head := log.Lines[log.Turns[n]]; head.Event.Kind == game.TurnBegan {
			turn.seat, turn.name = head.Event.Seat, s.Name(head.Event.Seat)
		}
		turn.lines = mattered(summed(s, log.Lines[log.Turns[n]:to], valuesAfter(log.Lines[to:], v)), recapLines)
		turns = append(turns, turn)
	}
	return turns
}

// valuesAfter is the resources before some lines that led to what the view shows.
func valuesAfter(later []say.LogLine, v *game.View) [4]int {
	now := v.Resources
	for i := range later {
		if e := &later[i].Event; e.Kind == game.ResourceChanged {
			now[e.Resource] -= e.N
		}
	}
	return now
}

// summed makes one line of all changes of a resource, at the place of the last; now is the resources at the end.
func summed(s *say.Speaker, lines []say.LogLine, now [4]int) []say.LogLine {
	var sums [4]int
	var last [4]int
	for i := range lines {
		if e := &lines[i].Event; e.Kind == game.ResourceChanged {
			sums[e.Resource] += e.N
			last[e.Resource] = i
		}
	}
	v := &game.View{}
	v.Resources = now
	var list []say.LogLine
	for i, line := range lines {
		if e := line.Event; e.Kind == game.ResourceChanged {
			if i != last[e.Resource] || sums[e.Resource] == 0 {
				continue
			}
			e.N = sums[e.Resource]
			line.Text, _ = s.Event(v, e)
			line.Tone = s.EventTone(e)
		}
		list = append(list, line)
	}
	return list
}

// mattered is the lines that weigh most, in their order.
func mattered(lines []say.LogLine, most int) []say.LogLine {
	weights := make([]int, len(lines))
	for i := range lines {
		weights[i] = weight(&lines[i])
	}
	heavy := slices.Clone(weights)
	slices.Sort(heavy)
	slices.Reverse(heavy)
	least := 1
	if len(heavy) > most {
		least = max(1, heavy[most-1])
	}
	above := 0
	for _, w := range weights {
		if w > least {
			above++
		}
	}
	var list []say.LogLine
	for i, line := range lines {
		switch {
		case weights[i] > least:
			list = append(list, line)
		case weights[i] == least && above < most:
			list = append(list, line)
			above++
		}
	}
	return list
}

// weight is how much of a game a line still matters when people come back to it; 0 for what nobody asks about.
func weight(l *say.LogLine) int {
	switch e := &l.Event; e.Kind {
	case game.NoEvent, game.Corrected:
		return 7 // what happened at the table
	case game.GameOver, game.Revealed, game.BecameCylon:
		return 9
	case game.Jumped, game.LastJumpIsNext:
		return 8
	case game.DistanceGained, game.ThresholdMet, game.TitleGiven:
		return 7
	case game.CheckEnded, game.ResourceChanged, game.BasestarGone, game.Boarded:
		return 6
	case game.BasestarPlaced, game.NukesChanged:
		return 5
	case game.Activated, game.CardPlayed, game.AbilityUsed, game.Repaired, game.CrisisAdded:
		return 4
	case game.CardMoved:
		switch {
		case e.To == game.CrisisOpen, e.To == game.DamageOnBoard:
			return 6
		case e.To == game.Travelled:
			return 5
		case l.Topic == say.Ships && l.Tone == say.Danger:
			return 3
		}
	case game.CharacterMoved:
		if l.Tone == say.Danger {
			return 6
		}
		return 1
	case game.ShipMoved, game.CenturionMoved:
		if l.Tone == say.Danger || l.Tone == say.Good {
			return 2
		}
	}
	return 0
}

// bandHigh is how high the picture over a recap is.
const bandHigh = 150.0

// tellRecap draws the recap over the table. Any click and any key dismiss it.
func (p *Play) tellRecap(u *ui.UI) {
	c := p.recap
	if c == nil {
		return
	}
	if c.since == 0 {
		c.since = u.Tick
	}
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.72))
	u.Block(win)
	if c.news != nil {
		p.tellNews(u, c)
		return
	}
	rows := 0.0
	line := u.LineHeight(ui.Body) * 1.25
	for _, t := range c.turns {
		rows += 56 + 14
		for i := range t.lines {
			rows += max(line, u.ParagraphHeight(recapText, t.lines[i].Text, ui.Body)+6)
		}
		if len(t.lines) == 0 {
			rows += line
		}
	}
	lost := 0.0
	if c.lost != "" {
		lost = u.ParagraphHeight(1024, c.lost, ui.Body)
		rows += lost + 16
	}
	high := 110 + rows + 90 + 176
	band := 0.0
	if high+bandHigh <= win.H-60 { // the words come first
		band = bandHigh
	}
	r := win.Around(1120, min(win.H-60, high+band))
	u.Panel(r, ui.Important)
	if band > 0 {
		fleetPicture(u, ui.R(r.X+8, r.Y+8, r.W-16, band), p.View.Distance, false, false)
	}
	in := ui.R(r.X, r.Y+band, r.W, r.H-band).InsetXY(48, 34)
	head, in := in.CutTop(64, 12)
	u.Text(head, c.title, ui.Prompt.Sized(52), ui.TextMain, ui.Left)
	if c.lost != "" {
		var row ui.Rect
		row, in = in.CutTop(lost+1, 15)
		u.Paragraph(row, c.lost, ui.Body, ui.AmberTop, ui.Left)
	}
	foot, in := in.CutBottom(72, 16)
	who, in := in.CutBottom(u.LineHeight(ui.Fact)+8, 10)
	fleet, in := in.CutBottom(60, 10)
	for _, t := range c.turns {
		p.recapTurn(u, &in, &t, line)
	}
	resources(u, fleet.InsetXY(0, 2), p.View.Resources, p.View.Distance)
	now := ui.R(who.X, who.Y, who.W, who.H)
	if d := p.View.Decision; d != nil {
		if seat := d.Seat(); seat != game.NoSeat {
			u.Badge(ui.R(now.X, now.Y, now.H, now.H), p.Emblem(seat), p.Colour(seat))
			now.X, now.W = now.X+now.H+14, now.W-now.H-14
		}
		u.Text(now, p.Say.Waiting(p.View, d)+".", ui.Fact, ui.AmberTop, ui.Left)
	}
	p.dismissRecap(u, foot)
}

// tellNews draws what changed at the table.
func (p *Play) tellNews(u *ui.UI, c *recap) {
	rows := 0.0
	for _, line := range c.news {
		rows += u.ParagraphHeight(recapText, line, ui.Fact) + 14
	}
	r := u.Window().Around(recapText+96, rows+260+c.facesHigh())
	u.Panel(r, ui.Important.Edged(ui.Amber, 2))
	in := r.InsetXY(48, 34)
	head, in := in.CutTop(64, 16)
	if c.seat != game.NoSeat {
		var badge ui.Rect
		badge, head = head.CutLeft(60, 18)
		u.Badge(badge, p.Emblem(c.seat), p.Colour(c.seat))
	}
	u.Text(head, c.title, ui.Prompt.Sized(52), ui.TextMain, ui.Left)
	foot, in := in.CutBottom(72, 16)
	if len(c.faces) > 0 {
		var row ui.Rect
		row, in = in.CutBottom(faceHigh, 20)
		p.proclaimedFaces(u, row, c)
	}
	for _, line := range c.news {
		var row ui.Rect
		row, in = in.CutTop(u.ParagraphHeight(recapText, line, ui.Fact)+1, 13)
		u.Paragraph(row, line, ui.Fact, ui.AmberTop, ui.Left)
	}
	p.dismissRecap(u, foot)
}

// dismissRecap takes the click or the key that dismisses the recap.
func (p *Play) dismissRecap(u *ui.UI, foot ui.Rect) {
	pressed := u.Button("recap.close", foot.Around(420, 66), "To the table", ui.Options{Primary: true, Icon: ui.IconPlay, Key: "Enter"})
	c := p.recap
	if pressed || u.Tick > c.since+2 && !u.IsInert() && (u.In.Pressed[input.Left] && !u.Hover("recap.close") || anyKey(&u.In)) {
		p.recap = nil
		u.Wake(1)
	}
}

// anyKey says whether a key was struck that may dismiss something: any but Enter and Space, which press a button, and Tab.
func anyKey(in *input.State) bool {
	for _, k := range in.First {
		if !slices.Contains(focusKeys, k) {
			return true
		}
	}
	return false
}

func (p *Play) recapTurn(u *ui.UI, in *ui.Rect, t *recapTurn, line float64) {
	var head ui.Rect
	head, *in = in.CutTop(48, 8)
	if t.seat != game.NoSeat {
		u.Badge(ui.R(head.X, head.Y+2, 44, 44), p.Emblem(t.seat), p.Colour(t.seat))
	}
	label := textTurn + " " + number(t.turn) + "  "
	at := u.Text(ui.R(head.X+58, head.Y, head.W-58, head.H), label, ui.FactCaps, ui.TextSecond, ui.Left)
	if t.seat != game.NoSeat {
		u.Text(ui.R(at.Right()+18, head.Y, head.Right()-at.Right()-18, head.H), t.name, ui.Fact, p.Colour(t.seat), ui.Left)
	}
	if len(t.lines) == 0 {
		var row ui.Rect
		row, *in = in.CutTop(line, 0)
		u.Text(ui.R(row.X+58, row.Y, row.W-58, row.H), "It has just begun.", ui.Body, ui.TextQuiet, ui.Left)
	}
	for i := range t.lines {
		l := &t.lines[i]
		var row ui.Rect
		h := u.ParagraphHeight(recapText, l.Text, ui.Body)
		row, *in = in.CutTop(max(line, h+6), 0)
		mark, c := toneColor(l.Tone)
		u.Icon(lineIcon(l), ui.R(row.X+58, row.Y+(line-26)/2, 26, 26), mark)
		u.Paragraph(ui.R(row.X+98, row.Y+(row.H-h)/2, recapText, h+1), l.Text, ui.Body, c, ui.Left)
	}
	_, *in = in.CutTop(14, 0)
}

// glance is a saved game in a few sentences: what happened last, and who is to play.
type glance struct {
	path    string
	text    string // what happened last
	now     string // for whom the table waits
	current *table.SeatInfo
}

// look reads a saved game for a glance at it; what cannot be read gives an empty one.
func (g *glance) look(s *Shell, path string) {
	*g = glance{path: path}
	last, err := table.Last(path)
	if err != nil {
		return
	}
	v := last.View
	speaker := s.speaker(last.Setup)
	for seat, info := range last.Seats {
		speaker.Rename(game.Seat(seat), info.Name)
	}
	log := speaker.NewLog(v, last.Events)
	for _, e := range last.Events {
		log.Tell(e)
	}
	// What mattered in the turn that is being played, and as much of the one before it as there is room for.
	var lines []say.LogLine
	for _, turn := range slices.Backward(recapOf(speaker, log, v)) {
		if room := glanceLines - len(lines); room > 0 {
			lines = append(mattered(turn.lines, room), lines...)
		}
	}
	for i := range lines {
		if i > 0 {
			g.text += " "
		}
		g.text += lines[i].Text
	}
	if v.Decision != nil {
		g.now = speaker.Waiting(v, v.Decision) + "."
	}
	if v.Turn > 0 && int(v.Current) < len(last.Seats) {
		g.current = &last.Seats[v.Current]
	}
}

// focusKeys move the focus or press what has it.
var focusKeys = []ebiten.Key{ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace, ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight}
