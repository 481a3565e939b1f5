package scene

import (
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// What the log says about itself.
const (
	textLog      = "Log"
	textWhy      = "Why? Shows the rule behind this line."
	textFind     = "search"
	textNotFound = "No line is like that."
	textWaiting  = "The bots wait while the log is open."
	textBot      = "A bot plays this seat."
	textWider    = "Drag to make the log wider or narrower. A click fills the board with it, and back."
)

// topicNames and topicIcons are what the lines are about.
var (
	topicNames = [say.NumTopics]string{"Turns", "Actions", "Cards", "Checks", "Ships", "Supplies", "People", "Table"}
	topicIcons = [say.NumTopics]ui.Icon{
		ui.IconPlay, ui.EmblemBolt, ui.IconCards, ui.IconAdministration, ui.IconViper, ui.IconFuel, ui.IconLaurel, ui.EmblemQuill,
	}
)

// lineIcon is the sign of a line: the resource that it tells of, or else its topic.
func lineIcon(l *say.LogLine) ui.Icon {
	if l.Event.Kind == game.ResourceChanged {
		return cards.ResourceIcon(l.Event.Resource)
	}
	return topicIcons[l.Topic]
}

// logState is the log of the open table as it is shown.
type logState struct {
	told     *say.Log
	read     int        // events told
	last     game.Event // the last of them
	remarks  int        // remarks told
	open     bool       // shown large
	wide     float64    // how wide then, in units; 0 for as wide as it is at first
	find     string
	only     [say.NumTopics]bool // shown alone, if any is set
	rows     logRows
	at, high float64 // where it is scrolled to, and how high all of it was
	turn     int     // the turn at the upper edge
}

// tell takes in what happened at the table since it was last asked. What was taken back, and a game that was loaded, is told anew.
func (l *logState) tell(p *Play) {
	log, remarks := p.Table.Log(), p.Table.Remarks()
	if l.told == nil || len(log) < l.read || len(remarks) < l.remarks || l.read > 0 && log[l.read-1] != l.last {
		l.told, l.read, l.remarks = p.Say.NewLog(p.View, log), 0, 0
		for s, name := range namesAtFirst(p.Table) {
			p.Say.Rename(game.Seat(s), name)
		}
	}
	note := func(upTo int) {
		for ; l.remarks < len(remarks) && remarks[l.remarks].At <= upTo; l.remarks++ {
			r := &remarks[l.remarks]
			if r.What == table.SeatsChanged {
				p.Say.Rename(r.Seat, r.Is.Name)
			}
			l.told.Note(wording.Remark(r), say.Turn)
		}
	}
	for ; l.read < len(log); l.read++ {
		note(l.read)
		l.told.Tell(log[l.read])
		l.last = log[l.read]
	}
	note(len(log))
}

// namesAtFirst is who sat where when the game began.
func namesAtFirst(t *table.Table) []string {
	var names []string
	for _, s := range t.Seats() {
		names = append(names, s.Name)
	}
	for _, r := range slices.Backward(t.Remarks()) {
		if r.What == table.SeatsChanged {
			names[r.Seat] = r.Was.Name
		}
	}
	return names
}

// logRows is which lines are shown, and how high each is. All is kept from frame to frame, and what did not change is not done again.
type logRows struct {
	of      *say.Log
	changes int
	lines   int // that are in found and heights
	find    string
	only    [say.NumTopics]bool
	wide    float64
	px      float64

	heights []float64 // of each line, at that width
	found   []int     // the lines that are searched for
	rows    []int     // those, and the heads of their turns
	tops    []float64 // where each row begins, and the end
}

// fresh says whether the rows are still those of the log.
func (l *logState) fresh(u *ui.UI, wide float64) bool {
	r := &l.rows
	return r.of == l.told && r.changes == l.told.Changes() && r.find == l.find && r.only == l.only && r.wide == wide && r.px == u.LineHeight(ui.Body)
}

// layOut finds the rows of a log of a width.
func (l *logState) layOut(u *ui.UI, wide float64) {
	if l.fresh(u, wide) {
		return
	}
	r, lines := &l.rows, l.told.Lines
	if r.of != l.told || r.wide != wide || r.px != u.LineHeight(ui.Body) {
		*r = logRows{of: l.told, wide: wide, px: u.LineHeight(ui.Body)}
	}
	// The last line may have grown.
	keep := max(0, min(r.lines-1, len(lines)))
	if r.changes == l.told.Changes() {
		keep = r.lines
	}
	r.heights = r.heights[:keep]
	for i := keep; i < len(lines); i++ {
		r.heights = append(r.heights, u.ParagraphHeight(wide-logIndent(&lines[i])-logText, lines[i].Text, logStyle(&lines[i]))+8)
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
	r.changes, r.lines, r.find, r.only = l.told.Changes(), len(lines), l.find, l.only
	r.rows, r.tops = r.rows[:0], append(r.tops[:0], 0)
	row := func(i int) {
		r.rows = append(r.rows, i)
		r.tops = append(r.tops, r.tops[len(r.tops)-1]+r.heights[i])
	}
	turn := 0
	for _, i := range r.found {
		if head := l.told.Turns[lines[i].Turn]; lines[i].Turn != turn && i != head {
			row(head)
		}
		turn = lines[i].Turn
		row(i)
	}
}

// wanted says whether a line has all the words, and is about what is to be shown.
func (l *logState) wanted(line *say.LogLine, words []string) bool {
	if l.only != [say.NumTopics]bool{} && !l.only[line.Topic] {
		return false
	}
	if len(words) == 0 {
		return true
	}
	text := strings.ToLower(line.Text)
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// rowAt is the row at a height.
func (r *logRows) rowAt(y float64) int {
	i, _ := slices.BinarySearch(r.tops, y+1)
	return max(0, min(i-1, len(r.rows)-1))
}

// Measures of a line of the log.
const (
	logText = 58.0  // beside the text: the icon and the margins
	logLeft = 700.0 // the narrowest log
)

func logIndent(l *say.LogLine) float64 { return float64(min(l.Indent, 5)) * 24 }

func logStyle(l *say.LogLine) ui.Style {
	if l.Topic == say.Turns || l.Topic == say.AtTable {
		return ui.BodyBold
	}
	return ui.Body
}

// toneColor is the colour of a line's icon and of its text.
func toneColor(t say.Tone) (mark, text ui.Color) {
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

// logLeast is how high the end of the log is at least: its head, and a line of two rows.
func logLeast(u *ui.UI) float64 {
	return u.LineHeight(ui.SmallCaps) + 2*u.LineHeight(ui.Small) + 27
}

// logPanel draws the end of the log; a click or its key shows the whole.
func (p *Play) logPanel(u *ui.UI, r ui.Rect) {
	res := u.Area("log", textLog, r, ui.Options{Key: "L"})
	if res.Clicked {
		p.log.show(!p.log.open)
	}
	look := ui.Plain
	if res.Hover {
		look = look.Hovered().Edged(ui.TextQuiet, 1.5)
	}
	if p.log.told == nil || len(p.log.told.Lines) == 0 {
		r.H = min(r.H, logTitleH(u)+16) // nothing happened yet
	}
	u.Panel(r, look)
	u.FocusRing("log", r, look.Cut)
	in := r.InsetXY(12, 8)
	if p.log.told == nil {
		logTitle(u, in)
		return // nobody but a seat has looked yet
	}
	_, under := in.CutTop(logTitleH(u), 4)
	beside, key := in.CutLeft(in.W-34, 0)
	for lines := p.log.told.Lines; len(lines) > 0; lines = lines[:len(lines)-1] { // what has no room at all is read in the whole log
		if logEnd(u, lines, under, ui.Small) < len(lines) {
			logTitle(u, in)
			p.logLines(u, lines, under, ui.Small)
			return
		}
		for _, st := range [...]ui.Style{ui.Small, smallPrint} { // in place of the title
			if logEnd(u, lines, beside, st) < len(lines) {
				key.H = logTitleH(u)
				u.KeyCap(key, "L", ui.TextSecond)
				p.logLines(u, lines, beside, st)
				return
			}
		}
		if len(p.log.told.Lines)-len(lines) > 4 { // that would be long ago
			break
		}
	}
	logTitle(u, in)
}

// smallPrint is for sentences that have no room in any larger.
var smallPrint = ui.Small.Sized(16).In(ui.Note)

// logTitleH is how high the head of the log is.
func logTitleH(u *ui.UI) float64 { return u.LineHeight(ui.SmallCaps) + 2 }

// logTitle names the log and its key.
func logTitle(u *ui.UI, r ui.Rect) {
	head, _ := r.CutTop(logTitleH(u), 0)
	u.Text(head, textLog, ui.SmallCaps, ui.TextQuiet, ui.Left)
	u.KeyCap(head, "L", ui.TextSecond)
}

// Measures of the end of the log: before the text of a line, and between two lines.
const logSign, logGap = 26.0, 5.0

// logEnd is the first of the last lines that have room in a box as whole sentences.
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
func (p *Play) logLines(u *ui.UI, lines []say.LogLine, r ui.Rect, st ui.Style) {
	for _, l := range lines[logEnd(u, lines, r, st):] {
		h := u.ParagraphHeight(r.W-logSign, l.Text, st)
		mark, c := toneColor(l.Tone)
		u.Icon(lineIcon(&l), ui.R(r.X, r.Y+(u.LineHeight(st)-18)/2, 18, 18), mark)
		u.Paragraph(ui.R(r.X+logSign, r.Y, r.W-logSign, h+1), l.Text, st, c, ui.Left)
		r.Y += h + logGap
	}
}

// show opens or closes the whole log, at its end.
func (l *logState) show(open bool) {
	l.open, l.find, l.only = open, "", [say.NumTopics]bool{}
	l.at, l.high = 0, -1
}

// openLog draws the whole log over the board, newest last. A click on a line opens the rules at what is behind it.
func (p *Play) openLog(u *ui.UI, a *render.App, work ui.Rect) {
	l := &p.log
	if !l.open || l.told == nil {
		return
	}
	wide := l.wide
	if wide == 0 {
		wide = work.W * 0.66
	}
	wide = max(logLeft, min(wide, work.W))
	_, r := work.CutLeft(work.W-wide, 0)
	u.Block(r)
	u.Panel(r, ui.Important.Filled(ui.PanelTop, ui.PanelBase))
	in := r.InsetXY(22, 18)
	head, in := in.CutTop(52, 10)
	p.logHead(u, head)
	if !l.open {
		return
	}
	chips, in := in.CutTop(max(44, u.LineHeight(ui.SmallCaps)+16), 10)
	l.chips(u, chips)
	if p.botsAsked() {
		var foot ui.Rect
		foot, in = in.CutBottom(u.LineHeight(ui.Small)+4, 4)
		u.Text(foot, textWaiting, ui.Small, ui.AmberTop, ui.Left)
	}
	l.layOut(u, in.W-18) // beside the bar
	rows := &l.rows
	high := rows.tops[len(rows.tops)-1]
	if l.high < 0 || l.at >= l.high-in.H-2 && high != l.high {
		l.at = max(0, high-in.H)
		u.ScrollTo("log.list", l.at)
	}
	l.high = high
	if len(rows.rows) == 0 {
		u.Text(in.Around(in.W, 60), textNotFound, ui.Body, ui.TextQuiet, ui.Center)
	}
	switch {
	case u.Typed("Home"):
		u.ScrollTo("log.list", 0)
	case u.Typed("End"):
		u.ScrollTo("log.list", high)
	}
	u.Scroll("log.list", in, high, func(box ui.Rect) {
		l.at = in.Y - box.Y
		for i := rows.rowAt(l.at); i < len(rows.rows) && rows.tops[i] < l.at+in.H; i++ {
			y, h := box.Y+rows.tops[i], rows.tops[i+1]-rows.tops[i]
			p.logLine(u, a, rows.rows[i], ui.R(in.X, y, in.W-18, h))
		}
	})
	if len(rows.rows) > 0 {
		if turn := l.told.Lines[rows.rows[rows.rowAt(l.at)]].Turn; turn != l.turn {
			l.turn = turn
			u.Wake(1) // it stands above
		}
	}
	l.edge(u, r, work)
}

// edge is the left edge of the log, which can be dragged.
func (l *logState) edge(u *ui.UI, r, work ui.Rect) {
	grip := ui.R(r.X-6, r.Y+r.H/2-60, 16, 120)
	res := u.Area("log.edge", textWider, grip, ui.Options{Tip: textWider})
	dx, _ := u.Drag("log.edge")
	switch {
	case dx != 0:
		l.wide = max(logLeft, min(r.W-dx, work.W))
	case res.Clicked && r.W < work.W:
		l.wide = work.W
	case res.Clicked:
		l.wide = 0
	}
	c := ui.LineTop
	if res.Hover || res.Down {
		c = ui.Amber
	}
	u.Fill(ui.R(grip.X+5, grip.Y+8, 2, grip.H-16), c)
	u.Fill(ui.R(grip.X+10, grip.Y+8, 2, grip.H-16), c)
}

// logHead is what finds something in the log: a search, a turn.
func (p *Play) logHead(u *ui.UI, r ui.Rect) {
	l := &p.log
	u.Text(ui.R(r.X, r.Y, 70, r.H), textLog, ui.FactCaps, ui.TextMain, ui.Left)
	shut, r := r.CutRight(124, 12)
	if u.Button("log.close", shut, "", ui.Options{Key: "Esc", Icon: ui.IconCross, Tip: "Close the log"}) {
		l.show(false)
		return
	}
	_, r = r.CutLeft(70, 8)
	if len(l.told.Turns) > 1 {
		var turns ui.Rect
		turns, r = r.CutRight(240, 14)
		at := min(l.turn, len(l.told.Turns)-1)
		name := wording.Turn + " " + parts.Number(at)
		if at == 0 {
			name = "Setup"
		}
		if u.Spinner("log.turn", turns, name, &at, len(l.told.Turns), 0) {
			l.jump(u, at)
		}
	}
	u.Icon(ui.IconSearch, ui.R(r.X, r.Y+12, 28, 28), ui.CyanIcon)
	u.Field("log.find", ui.R(r.X+38, r.Y, r.W-38, r.H), &l.find, ui.FieldOptions{Max: 40, Hint: textFind})
	if u.Typed("F") {
		u.SetFocus("log.find")
	}
}

// jump scrolls to a turn. What hides it is shown again.
func (l *logState) jump(u *ui.UI, turn int) {
	if l.find != "" || l.only != [say.NumTopics]bool{} {
		l.find, l.only = "", [say.NumTopics]bool{}
		l.layOut(u, l.rows.wide)
	}
	first := l.told.Turns[turn]
	at, _ := slices.BinarySearch(l.rows.rows, first)
	l.turn, l.high = turn, l.rows.tops[len(l.rows.tops)-1]
	u.ScrollTo("log.list", l.rows.tops[min(at, len(l.rows.tops)-1)])
	l.at = 0
}

// chips show only what is about one thing, or about several.
func (l *logState) chips(u *ui.UI, r ui.Rect) {
	icon, named := 24.0, true
	for _, name := range topicNames {
		named = named && u.TextWidth(name, ui.SmallCaps)+icon+26 <= (r.W-7*6)/float64(len(topicNames))
	}
	for t, name := range topicNames {
		box := r.Cell(t, len(topicNames), 6)
		id := "log.only." + parts.Number(t)
		res := u.Area(id, name, box, ui.Options{Tip: "Show only: " + name})
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

// logLine draws a line where it can be seen.
func (p *Play) logLine(u *ui.UI, a *render.App, i int, r ui.Rect) {
	l := &p.log.told.Lines[i]
	for step := 24.0; step <= logIndent(l); step += 24 {
		u.Fill(ui.R(r.X+step-10, r.Y, 1.5, r.H), ui.LineBase)
	}
	r.X, r.W = r.X+logIndent(l), r.W-logIndent(l)
	id := "log:" + p.lineNumber(i)
	tip := ""
	if l.Rule != "" {
		tip = textWhy
	}
	res := u.Area(id, l.Text, r, ui.Options{Tip: tip})
	switch {
	case res.Hover:
		u.Fill(r, ui.Alpha(ui.MetalTop, 0.5))
	case l.Topic == say.Turns && l.Turn > 0:
		u.Fill(r.InsetXY(0, 2), ui.Alpha(ui.Amber, 0.10))
	}
	if res.Clicked && l.Rule != "" {
		p.Why(l.Rule, l.Text, r)
	}
	mark, c := toneColor(l.Tone)
	st := logStyle(l)
	u.Icon(lineIcon(l), ui.R(r.X+8, r.Y+4+(u.LineHeight(st)-24)/2, 24, 24), mark)
	u.Paragraph(ui.R(r.X+44, r.Y+3, r.W-logText+8, r.H), l.Text, st, c, ui.Left)
}

func (p *Play) lineNumber(i int) string {
	return parts.Number(i/1000) + "." + parts.Number(i/100%10) + "." + parts.Number(i%100)
}
