package log

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// topicNames and topicIcons are the topics of the lines.
var (
	topicNames = [say.NumTopics]say.Text{
		say.LogAboutTurns, say.LogAboutActions, say.LogAboutCards, say.LogAboutChecks, say.LogAboutShips, say.LogAboutSupplies, say.LogAboutPeople,
		say.LogAboutTable,
	}
	topicIcons = [say.NumTopics]ui.Icon{
		ui.IconPlay, ui.EmblemBolt, ui.IconCards, ui.IconAdministration, ui.IconViper, ui.IconFuel, ui.IconLaurel, ui.EmblemQuill,
	}
)

// LineIcon returns the sign of a line: that of the resource that it is about, else that of its topic.
func LineIcon(l *say.LogLine) ui.Icon {
	if l.Event.Kind == game.ResourceChanged {
		return cards.ResourceIcon(l.Event.Resource)
	}
	return topicIcons[l.Topic]
}

// Log is the public log as it is shown.
type Log struct {
	*session.Session
	Text     *say.Log
	read     int        // events told
	last     game.Event // the last of them
	remarks  int        // remarks told
	Open     bool       // shown large
	Wide     float64    // its width then, in units; 0 for the default width
	find     string
	only     [say.NumTopics]bool // topics shown alone, if any is set
	Rows     logRows
	at, high float64 // where it is scrolled to, and the height of all of it
	Turn     int     // the turn at the upper edge
	shown    []shownLine
}

// shownLine is a line at the end of the log, as last drawn, that has a reason or was cut.
type shownLine struct {
	at    ui.Rect
	whole string
}

// New makes the log of a game.
func New(s *session.Session) *Log {
	return &Log{Session: s}
}

// Tell takes in what happened at the table since the last call. After an undo, or in a game just loaded, everything is told again.
func (l *Log) Tell() {
	log, remarks := l.Log(), l.Table.Remarks()
	if l.Text == nil || len(log) < l.read || len(remarks) < l.remarks || l.read > 0 && log[l.read-1] != l.last {
		l.Text, l.read, l.remarks = l.Say.NewLog(l.View, log), 0, 0
		for s, info := range seatsAtFirst(l.Table) {
			l.Say.Rename(game.Seat(s), shell.Called(l.Say, &info, l.Character(game.Seat(s))))
		}
	}
	note := func(upTo int) {
		for ; l.remarks < len(remarks) && remarks[l.remarks].At <= upTo; l.remarks++ {
			r := &remarks[l.remarks]
			if r.What == table.SeatsChanged {
				l.Say.Rename(r.Seat, shell.Called(l.Say, &r.Is, l.Character(r.Seat)))
			}
			l.Text.Note(wording.Remark(l.Say, r), say.Turn)
		}
	}
	for ; l.read < len(log); l.read++ {
		note(l.read)
		l.Text.Tell(log[l.read])
		l.Text.Because(l.Say.Reason(log[l.read].Seat, l.Table.Reason(l.read)))
		l.last = log[l.read]
	}
	note(len(log))
}

// seatsAtFirst returns who sat where when the game began.
func seatsAtFirst(t *table.Table) []table.SeatInfo {
	seats := t.Seats()
	for _, r := range slices.Backward(t.Remarks()) {
		if r.What == table.SeatsChanged {
			seats[r.Seat] = r.Was
		}
	}
	return seats
}

// logRows is which lines are shown, and the height of each. It is kept from frame to frame, and only what changed is computed again.
type logRows struct {
	of      *say.Log
	changes int
	lines   int // that are in found and heights
	find    string
	only    [say.NumTopics]bool
	wide    float64
	px      float64

	heights []float64 // of each line, at that width
	found   []int     // the lines that match the search
	Rows    []int     // those, and the heads of their turns
	tops    []float64 // where each row begins, and the end
}

// fresh reports whether the rows are still up to date.
func (l *Log) fresh(u *ui.UI, wide float64) bool {
	r := &l.Rows
	return r.of == l.Text && r.changes == l.Text.Changes() && r.find == l.find && r.only == l.only && r.wide == wide && r.px == u.LineHeight(ui.Body)
}

// layOut computes the rows of the log in a width.
func (l *Log) layOut(u *ui.UI, wide float64) {
	if l.fresh(u, wide) {
		return
	}
	r, lines := &l.Rows, l.Text.Lines
	if r.of != l.Text || r.wide != wide || r.px != u.LineHeight(ui.Body) {
		*r = logRows{of: l.Text, wide: wide, px: u.LineHeight(ui.Body)}
	}
	// The last line may have grown, and been gathered into the one before.
	keep := max(0, min(r.lines-2, len(lines)))
	if r.changes == l.Text.Changes() {
		keep = r.lines
	}
	r.heights = r.heights[:keep]
	for i := keep; i < len(lines); i++ {
		r.heights = append(r.heights, u.ParagraphHeight(wide-logIndent(&lines[i])-logText, l.whole(&lines[i]), logStyle(&lines[i]))+8)
	}
	find := strings.ToLower(strings.TrimSpace(l.find))
	words := strings.Fields(find)
	switch old := strings.ToLower(strings.TrimSpace(r.find)); {
	case r.only != l.only || !strings.HasPrefix(find, old):
		r.found, keep = r.found[:0], 0
	case find != old:
		r.found = slices.DeleteFunc(r.found, func(i int) bool { return !l.wanted(&lines[i], words) })
	}
	r.found = slices.DeleteFunc(r.found, func(i int) bool { return i >= keep })
	for i := keep; i < len(lines); i++ {
		if l.wanted(&lines[i], words) {
			r.found = append(r.found, i)
		}
	}
	r.changes, r.lines, r.find, r.only = l.Text.Changes(), len(lines), l.find, l.only
	r.Rows, r.tops = r.Rows[:0], append(r.tops[:0], 0)
	row := func(i int) {
		r.Rows = append(r.Rows, i)
		r.tops = append(r.tops, r.tops[len(r.tops)-1]+r.heights[i])
	}
	turn := 0
	for _, i := range r.found {
		if head := l.Text.Turns[lines[i].Turn]; lines[i].Turn != turn && i != head {
			row(head)
		}
		turn = lines[i].Turn
		row(i)
	}
}

// whole returns a line with the reason of whoever did it.
func (l *Log) whole(line *say.LogLine) string { return l.Say.Because(line.Text, line.Why) }

// wanted reports whether a line has all the words and is about a topic that is shown.
func (l *Log) wanted(line *say.LogLine, words []string) bool {
	if l.only != [say.NumTopics]bool{} && !l.only[line.Topic] {
		return false
	}
	if len(words) == 0 {
		return true
	}
	text := strings.ToLower(l.whole(line))
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// rowAt returns the row at a height.
func (r *logRows) rowAt(y float64) int {
	i, _ := slices.BinarySearch(r.tops, y+1)
	return max(0, min(i-1, len(r.Rows)-1))
}

// Sizes in a line of the log.
const (
	logText = 98.0  // beside the text: the icon, the face and the margins
	LogLeft = 700.0 // the narrowest log
)

func logIndent(l *say.LogLine) float64 { return float64(min(l.Indent, 5)) * 24 }

func logStyle(l *say.LogLine) ui.Style {
	if l.Topic == say.Turns || l.Topic == say.AtTable {
		return ui.BodyBold
	}
	return ui.Body
}

// ToneColor returns the colors of a line's icon and of its text.
func ToneColor(t say.Tone) (mark, text ui.Color) {
	// a neutral line has the color of the text
	//exhaustive:ignore
	switch t {
	case say.Good:
		return ui.Green, ui.TextSecond
	case say.Danger:
		return ui.Red, ui.RedText
	case say.Private:
		return ui.Cyan, ui.Cyan
	case say.Turn:
		return ui.Amber, ui.AmberTop
	}
	return ui.TextQuiet, ui.TextSecond
}

// Least returns the least height of the end of the log: its head, and a line of two rows.
func Least(u *ui.UI) float64 {
	return u.LineHeight(ui.SmallCaps) + 2*u.LineHeight(ui.Small) + 27
}

// Panel draws the end of the log. A click or its key shows the whole.
func (p *Log) Panel(u *ui.UI, r ui.Rect) {
	tip := p.reasonAt(u)
	if tip == "" {
		tip = p.Say.Text(say.LogTip)
	}
	res := u.Area("log", p.Say.Text(say.LogHead), r, ui.Options{Key: "L", Tip: tip})
	p.shown = p.shown[:0]
	if res.Clicked {
		p.show(!p.Open)
	}
	look := ui.Plain
	if res.Hover {
		look = look.Hovered().Edged(ui.TextQuiet, 1.5)
	}
	if p.Text == nil || len(p.Text.Lines) == 0 {
		r.H = min(r.H, logTitleH(u)+16) // nothing happened yet
	}
	u.Panel(r, look)
	u.FocusRing("log", r, look.Cut)
	in := r.InsetXY(12, 8)
	if p.Text == nil {
		p.logTitle(u, in)
		return // only a seat has looked yet
	}
	_, under := in.CutTop(logTitleH(u), 4)
	beside, key := in.CutLeft(in.W-34, 0)
	lines := p.Text.Lines
	if len(lines) == 0 || logEnd(u, lines, under, ui.Small) < len(lines) {
		p.logTitle(u, in)
		p.logLines(u, lines, under, ui.Small)
		return
	}
	key.H = logTitleH(u) // in place of the title
	u.KeyCap(key, "L", ui.TextSecond)
	st := ui.Small
	if logEnd(u, lines, beside, st) == len(lines) {
		st = narrow
	}
	if u.TextFactor == 1 && logEnd(u, lines, beside, st) == len(lines) {
		st = smallPrint // whoever set larger text wants no smaller
	}
	last := lines[len(lines)-1]
	if logEnd(u, lines, beside, st) == len(lines) { // as much of the last line as fits; a tooltip or the whole log tells the rest
		p.shown = append(p.shown, shownLine{beside, p.whole(&last)})
		last.Text = parts.FittingIn(u, ui.R(0, 0, beside.W-logSign, beside.H), last.Text, st)
		lines = []say.LogLine{last}
	}
	p.logLines(u, lines, beside, st)
}

// narrow is for sentences that do not fit in wider letters of the same size.
var narrow = ui.Style{Font: ui.Label500, Size: ui.Small.Size, Class: ui.Small.Class, Leading: 1.2}

// smallPrint is for sentences that do not fit in any larger size.
var smallPrint = ui.Small.Sized(16).In(ui.Note)

// logTitleH returns the height of the head of the log.
func logTitleH(u *ui.UI) float64 { return u.LineHeight(ui.SmallCaps) + 2 }

// logTitle names the log and its key.
func (l *Log) logTitle(u *ui.UI, r ui.Rect) {
	head, _ := r.CutTop(logTitleH(u), 0)
	u.Text(head, l.Say.Text(say.LogHead), ui.SmallCaps, ui.TextQuiet, ui.Left)
	u.KeyCap(head, "L", ui.TextSecond)
}

// Sizes at the end of the log: the space before the text of a line, and between two lines.
const logSign, logGap = 26.0, 5.0

// logEnd returns the first of the last lines that fit in a box as whole sentences.
func logEnd(u *ui.UI, lines []say.LogLine, r ui.Rect, st ui.Style) int {
	first, room := len(lines), r.H
	for first > 0 {
		h := u.ParagraphHeight(r.W-logSign, lines[first-1].Text, st)
		if h > room {
			break
		}
		first--
		room -= h + logGap
	}
	return first
}

// logLines draws those lines.
func (p *Log) logLines(u *ui.UI, lines []say.LogLine, r ui.Rect, st ui.Style) {
	for _, l := range lines[logEnd(u, lines, r, st):] {
		h := u.ParagraphHeight(r.W-logSign, l.Text, st)
		mark, c := ToneColor(l.Tone)
		u.Icon(LineIcon(&l), ui.R(r.X, r.Y+(u.LineHeight(st)-18)/2, 18, 18), mark)
		u.Paragraph(ui.R(r.X+logSign, r.Y, r.W-logSign, h+1), l.Text, st, c, ui.Left)
		if l.Why != "" {
			p.shown = append(p.shown, shownLine{ui.R(r.X, r.Y, r.W, h+1), p.whole(&l)})
		}
		r.Y += h + logGap
	}
}

// reasonAt returns the line, with its reason, under the pointer, as the end of the log was last drawn.
func (p *Log) reasonAt(u *ui.UI) string {
	x, y := u.Pointer()
	for _, l := range p.shown {
		if l.at.Contains(x, y) {
			return l.whole
		}
	}
	return ""
}

// show opens or closes the whole log, at its end.
func (l *Log) show(open bool) {
	l.Open, l.find, l.only = open, "", [say.NumTopics]bool{}
	l.at, l.high = 0, -1
}

// DrawOpen draws the whole log over the board, newest last. A click on a line opens the rule behind it.
func (p *Log) DrawOpen(u *ui.UI, a *render.App, work ui.Rect) {
	l := p
	if !l.Open || l.Text == nil {
		return
	}
	wide := l.Wide
	if wide == 0 {
		wide = work.W * 0.66
	}
	wide = max(LogLeft, min(wide, work.W))
	_, r := work.CutLeft(work.W-wide, 0)
	u.Block(r)
	u.Panel(r, ui.Important.Filled(ui.PanelTop, ui.PanelBase))
	in := r.InsetXY(22, 18)
	head, in := in.CutTop(52, 10)
	p.logHead(u, head)
	if !l.Open {
		return
	}
	chips, in := in.CutTop(max(44, u.LineHeight(ui.SmallCaps)+16), 10)
	l.chips(u, chips)
	if p.BotsAsked() {
		var foot ui.Rect
		foot, in = in.CutBottom(u.LineHeight(ui.Small)+4, 4)
		u.Text(foot, p.Say.Text(say.LogBotsWait), ui.Small, ui.AmberTop, ui.Left)
	}
	l.layOut(u, in.W-18) // beside the bar
	rows := &l.Rows
	high := rows.tops[len(rows.tops)-1]
	if l.high < 0 || l.at >= l.high-in.H-2 && high != l.high {
		l.at = max(0, high-in.H)
		u.ScrollTo("log.list", l.at)
	}
	l.high = high
	if len(rows.Rows) == 0 {
		u.Text(in.Around(in.W, 60), p.Say.Text(say.LogNotFound), ui.Body, ui.TextQuiet, ui.Center)
	}
	switch {
	case u.Typed("Home"):
		u.ScrollTo("log.list", 0)
	case u.Typed("End"):
		u.ScrollTo("log.list", high)
	}
	u.Scroll("log.list", in, high, func(box ui.Rect) {
		l.at = in.Y - box.Y
		for i := rows.rowAt(l.at); i < len(rows.Rows) && rows.tops[i] < l.at+in.H; i++ {
			y, h := box.Y+rows.tops[i], rows.tops[i+1]-rows.tops[i]
			p.logLine(u, a, rows.Rows[i], ui.R(in.X, y, in.W-18, h))
		}
	})
	if len(rows.Rows) > 0 {
		if turn := l.Text.Lines[rows.Rows[rows.rowAt(l.at)]].Turn; turn != l.Turn {
			l.Turn = turn
			u.Wake(1) // it is shown above
		}
	}
	l.edge(u, r, work)
}

// edge draws the left edge of the log, which can be dragged.
func (l *Log) edge(u *ui.UI, r, work ui.Rect) {
	grip := ui.R(r.X-6, r.Y+r.H/2-60, 16, 120)
	drag := l.Say.Text(say.LogDragItsEdge)
	res := u.Area("log.edge", drag, grip, ui.Options{Tip: drag})
	dx, _ := u.Drag("log.edge")
	switch {
	case dx != 0:
		l.Wide = max(LogLeft, min(r.W-dx, work.W))
	case res.Clicked && r.W < work.W:
		l.Wide = work.W
	case res.Clicked:
		l.Wide = 0
	}
	c := ui.LineTop
	if res.Hover || res.Down {
		c = ui.Amber
	}
	u.Fill(ui.R(grip.X+5, grip.Y+8, 2, grip.H-16), c)
	u.Fill(ui.R(grip.X+10, grip.Y+8, 2, grip.H-16), c)
}

// logHead draws what finds something in the log: a search, a turn.
func (p *Log) logHead(u *ui.UI, r ui.Rect) {
	l := p
	u.Text(ui.R(r.X, r.Y, 70, r.H), p.Say.Text(say.LogHead), ui.FactCaps, ui.TextMain, ui.Left)
	shut, r := r.CutRight(124, 12)
	if u.Button("log.close", shut, "", ui.Options{Key: "Esc", Icon: ui.IconCross, Tip: p.Say.Text(say.LogCloseTheLog)}) {
		l.show(false)
		return
	}
	_, r = r.CutLeft(70, 8)
	if len(l.Text.Turns) > 1 {
		var turns ui.Rect
		turns, r = r.CutRight(240, 14)
		at := min(l.Turn, len(l.Text.Turns)-1)
		name := fmt.Sprintf(p.Say.Text(say.TableTurnNumber), at)
		if at == 0 {
			name = p.Say.Text(say.LogSetup)
		}
		if u.Spinner("log.turn", turns, name, &at, len(l.Text.Turns), 0) {
			l.jump(u, at)
		}
	}
	u.Icon(ui.IconSearch, ui.R(r.X, r.Y+12, 28, 28), ui.CyanIcon)
	u.Field("log.find", ui.R(r.X+38, r.Y, r.W-38, r.H), &l.find, ui.FieldOptions{Max: 40, Hint: p.Say.Text(say.LogSearch)})
	if u.Typed("F") {
		u.SetFocus("log.find")
	}
}

// jump scrolls to a turn. If a filter hides it, the filter is cleared.
func (l *Log) jump(u *ui.UI, turn int) {
	if l.find != "" || l.only != [say.NumTopics]bool{} {
		l.find, l.only = "", [say.NumTopics]bool{}
		l.layOut(u, l.Rows.wide)
	}
	first := l.Text.Turns[turn]
	at, _ := slices.BinarySearch(l.Rows.Rows, first)
	l.Turn, l.high = turn, l.Rows.tops[len(l.Rows.tops)-1]
	u.ScrollTo("log.list", l.Rows.tops[min(at, len(l.Rows.tops)-1)])
	l.at = 0
}

// chips draws the switches that show only the lines about one topic, or several.
func (l *Log) chips(u *ui.UI, r ui.Rect) {
	icon, named := 24.0, true
	for _, topic := range topicNames {
		named = named && u.TextWidth(l.Say.Text(topic), ui.SmallCaps)+icon+26 <= (r.W-7*6)/float64(len(topicNames))
	}
	for t, topic := range topicNames {
		name := l.Say.Text(topic)
		box := r.Cell(t, len(topicNames), 6)
		id := "log.only." + parts.Number(t)
		res := u.Area(id, name, box, ui.Options{Tip: l.Say.Text(say.LogShowOnly) + name})
		if res.Clicked {
			l.only[t] = !l.only[t]
			l.high = -1
		}
		look, c := ui.Dead.Edged(ui.LineOff, 1.5), ui.TextQuiet
		if l.only[t] {
			look, c = ui.Metal.Edged(ui.Amber, 2.5), ui.AmberTop
		} else if res.Hover {
			look, c = ui.Metal.Edged(ui.TextQuiet, 1.5), ui.TextMain
		}
		u.Panel(box, look.Cutting(8))
		u.FocusRing(id, box, 8)
		if !named {
			u.Icon(topicIcons[t], box.Around(icon, icon), c)
			continue
		}
		w := u.TextWidth(name, ui.SmallCaps)
		in := box.Around(w+icon+10, box.H)
		u.Icon(topicIcons[t], ui.R(in.X, in.Y+(in.H-icon)/2, icon, icon), c)
		u.Text(ui.R(in.X+icon+8, in.Y, w+4, in.H), name, ui.SmallCaps, c, ui.Left)
	}
}

// logLine draws a visible line.
func (p *Log) logLine(u *ui.UI, a *render.App, i int, r ui.Rect) {
	l := &p.Text.Lines[i]
	for step := 24.0; step <= logIndent(l); step += 24 {
		u.Fill(ui.R(r.X+step-10, r.Y, 1.5, r.H), ui.LineBase)
	}
	r.X, r.W = r.X+logIndent(l), r.W-logIndent(l)
	id := "log:" + p.LineNumber(i)
	tip := ""
	if l.Rule != "" {
		tip = p.Say.Text(say.LogWhy)
	}
	res := u.Area(id, p.whole(l), r, ui.Options{Tip: tip})
	switch {
	case res.Hover:
		u.Fill(r, ui.Alpha(ui.MetalTop, 0.5))
	case l.Topic == say.Turns && l.Turn > 0:
		u.Fill(r.InsetXY(0, 2), ui.Alpha(ui.Amber, 0.10))
	}
	if res.Clicked && l.Rule != "" {
		p.Explain(l.Rule, l.Text, r)
	}
	mark, c := ToneColor(l.Tone)
	st := logStyle(l)
	u.Icon(LineIcon(l), ui.R(r.X+8, r.Y+4+(u.LineHeight(st)-24)/2, 24, 24), mark)
	if id := p.who(i); id != "" {
		p.Faces().Portrait(u, ui.R(r.X+40, r.Y+1, 36, 36), id, cards.AtLarge, p.Faces().Own(id))
	}
	u.Paragraph(ui.R(r.X+84, r.Y+3, r.W-logText+8, r.H), p.whole(l), st, c, ui.Left)
}

// who returns the character that a line is about: the one that the player had at that time.
func (p *Log) who(i int) card.ID {
	s := p.Text.Lines[i].Event.Who()
	if s == game.NoSeat {
		return ""
	}
	if len(p.View.Executed) > 0 {
		for j := i; j < len(p.Text.Lines); j++ {
			if e := &p.Text.Lines[j].Event; e.Kind == game.Executed && e.Seat == s {
				return e.Card
			}
		}
	}
	return p.Character(s)
}

// LineNumber returns the id of the widget of a line.
func (p *Log) LineNumber(i int) string {
	return parts.Number(i/1000) + "." + parts.Number(i/100%10) + "." + parts.Number(i%100)
}
