package check

import (
	"fmt"
	"math"
	"slices"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Check draws the skill check or crisis that is open.
type Check struct {
	*session.Session
	moves   *motion.Motion
	stamped stampState
	upAt    int     // tick at which the reveal of a card began
	up      card.ID // the card being revealed; the event is told when the card has reached its place
	counted int     // number of cards that have been heard
}

// New makes the check of a game.
func New(s *session.Session, moves *motion.Motion) *Check {
	return &Check{Session: s, moves: moves}
}

// turnTicks is how long a card of a check takes to be revealed and to reach its place.
const turnTicks = 24

// Happened takes in a public event.
func (p *Check) Happened(e *game.Event) {
	if p.upAt = 0; e.Kind == game.CheckChanged && e.Check != nil && e.Check.Stage < game.BeforeCards { // a new check
		p.counted = 0
	}
	if p.Say.EventLine(p.View, *e).Kind != say.NoLine { // something else is told
		p.stamped = stampState{}
	}
}

// Begins starts the reveal of a card of the check before its event is told. So the total and the log do not know it before everyone does. It returns
// how many ticks that takes.
func (p *Check) Begins(e *game.Event) int {
	if p.View.Check == nil || e.Kind != game.Looked || e.From != game.CheckCards || e.Seat != game.NoSeat {
		return 0
	}
	p.upAt, p.up = p.Tick, e.Card
	return p.Shell.Settings.Ticks(turnTicks)
}

// opened reports whether at least some cards of the check are revealed.
func (p *Check) opened() bool {
	return p.Turning() || p.View.Check.Revealed || slices.ContainsFunc(p.View.Piles[game.CheckCards], func(s game.Slot) bool { return s.Card != "" })
}

// in returns the number of cards that a seat, or the Destiny deck for Everyone, has added, without those still on their way.
func (p *Check) in(s game.Seat) int {
	pile := game.Contribution(s)
	return max(0, max(int(p.View.Check.Added[s]), p.View.Count(pile))-p.moves.Coming(pile))
}

// TurnUp ends the reveal of a card.
func (p *Check) TurnUp() { p.upAt = 0 }

// Forget ends the reveal and removes the result that is shown.
func (p *Check) Forget() { p.upAt, p.stamped = 0, stampState{} }

// Turning reports whether a card is being revealed.
func (p *Check) Turning() bool {
	return p.View.Check != nil && p.upAt > 0 && p.Tick < p.upAt+p.Shell.Settings.Ticks(turnTicks)
}

// turned returns the number of cards of the check that lie faceup at their places.
func (p *Check) turned() int { return len(p.inCheck()) - parts.Btoi(p.Turning()) }

// Count returns the rules' own count of the cards revealed so far.
func (p *Check) Count() game.Count { return p.View.Check.Count(p.View.Boxes, p.inCheck()[:p.turned()]) }

// leaves reports whether the cards of a check with a result are leaving: what is left of them does not add up to its total.
func (p *Check) leaves() bool {
	check := p.View.Check
	return check.Result != game.NoResult && check.Revealed && p.Count().Total() != check.Total
}

// unturned returns the number of cards of the check that are not yet revealed at their places.
func (p *Check) unturned() int { return p.View.Count(game.CheckCards) - p.turned() }

// Draw draws the current skill check over the board.
func (p *Check) Draw(u *ui.UI, r ui.Rect) {
	u.Fill(r, ui.Alpha(ui.Void, 0.88))
	u.Block(r)
	r = r.InsetXY(4, 4)
	if wide := 1500.0; r.W > wide {
		r.X, r.W = r.X+(r.W-wide)/2, wide
	}
	below := possibleH + 10
	if r.H < 640 {
		below = 0
	}
	h := min(r.H-below, 780)
	w := h * cards.CrisisW / cards.CrisisH
	left, right := r.CutLeft(max(w, 330), 12)
	p.checkCard(u, ui.R(left.X+(left.W-w)/2, left.Y, w, h))
	if below > 0 {
		p.stillPossible(u, ui.R(left.X, left.Y+h+10, left.W, possibleH))
	}
	check := p.View.Check
	if !p.opened() && !check.FaceUp {
		p.closed(u, right)
		return
	}
	foot, right := right.CutBottom(min(220, right.H*0.36)+u.ParagraphHeight(right.W-2*footPad, p.reasons(), ui.Fact), 10)
	top, right := right.CutTop(addedH, 10)
	p.added(u, top)
	if p.Exodus && check.Revealed {
		var strip ui.Rect
		strip, right = right.CutBottom(abilitiesH, 10)
		p.abilityStrip(u, strip)
	}
	p.forAndAgainst(u, right)
	p.total(u, foot)
	u.Keep(foot)
}

// checkCard draws the card or location that the check belongs to.
func (p *Check) checkCard(u *ui.UI, r ui.Rect) {
	check := p.View.Check
	st := cards.CrisisState{Result: check.Result, Difficulty: check.Difficulty, Consequent: check.Consequent}
	st.Now = p.standing()
	st.Spared = check.Result == game.Failed && check.Total >= check.Difficulty-check.Spared // E-CHECK-11
	if check.Card != "" {
		p.crisisCard(u, r, check.Card, st)
		return
	}
	id := "card." + string(check.Place)
	res := u.Area(id, p.Say.Place(check.Place), r, ui.Options{})
	st.Hover = res.Hover
	if res.Inspect || res.Clicked {
		p.Show(card.Locations, card.ID(check.Place))
	}
	boxes := p.Faces().Location(u, r, check.Place, st)
	u.FocusRing(id, r, 22)
	p.name(u, p.Faces().Check("", check.Place), boxes)
	if check.Target != game.NoSeat {
		p.about(u, ui.R(r.X+16, r.Y+r.H*0.29, r.W-32, 54), check.Target)
	}
}

// about names the player that the check is about, on the card of its location.
func (p *Check) about(u *ui.UI, r ui.Rect, s game.Seat) {
	u.Panel(r, ui.Plain.Edged(p.Color(s), 2.5))
	u.Badge(ui.R(r.X+7, r.Y+7, r.H-14, r.H-14), p.Emblem(s), p.Color(s))
	text := ui.R(r.X+r.H+4, r.Y, r.W-r.H-14, r.H)
	parts.Middle(u, text, fmt.Sprintf(p.Say.Text(say.CheckAbout), p.Name(s)), ui.Body, ui.TextMain, ui.Left)
}

// standing returns the result of the cards revealed so far, once they are being counted.
func (p *Check) standing() game.CheckResult {
	check := p.View.Check
	switch {
	case !p.opened():
		return game.NoResult
	case p.leaves():
		return check.Result
	}
	sum := p.Count().Total()
	switch {
	case sum >= check.Difficulty:
		return game.Passed
	case check.Partial > 0 && sum >= check.Partial:
		return game.Middle
	}
	return game.Failed
}

// possibleH is the height of the box for what may still change the result.
const possibleH = 128.0

// stillPossible draws what may still change the result: everyone knows that the card exists, but not who holds it.
func (p *Check) stillPossible(u *ui.UI, r ui.Rect) {
	const emergency = card.ID("declare-emergency")
	check := p.View.Check
	u.Panel(r, ui.Plain)
	in := r.InsetXY(18, 12)
	switch {
	case check.Mission: // D-MIS-07
		u.Paragraph(in, p.Say.Text(say.CheckOfMission), ui.Body.Sized(20), ui.TextSecond, ui.Left)
		return
	case check.Emergency || check.Result != game.NoResult:
		u.Text(ui.R(in.X, in.Y, in.W, 30), p.Say.Text(say.CheckNothingChangesItAnyMore), ui.SmallCaps, ui.TextQuiet, ui.Left)
		if check.Emergency {
			p.emergency(u, ui.R(in.X, in.Y+34, in.W, in.H-34), emergency, ui.TextQuiet)
		}
		return
	}
	u.Text(ui.R(in.X, in.Y, in.W, 30), p.Say.Text(say.CheckStillPossible), ui.SmallCaps, ui.TextQuiet, ui.Left)
	p.emergency(u, ui.R(in.X, in.Y+34, in.W, in.H-34), emergency, ui.TextMain)
}

func (p *Check) emergency(u *ui.UI, r ui.Rect, id card.ID, c ui.Color) {
	p.Named(u, "check.emergency", p.Say.CardName(id), "B-CHECK-11", r)
	u.Skill(ui.Leadership, ui.R(r.X, r.Y+4, 44, 44))
	u.Text(ui.R(r.X+58, r.Y, r.W-58, 36), p.Say.CardName(id), ui.Fact, c, ui.Left)
	change := p.Say.DifficultyChange(id)
	text := fmt.Sprintf(p.Say.Text(say.CheckOnceLower), say.Signed(change), p.View.Check.Difficulty+change)
	if p.View.Check.Emergency {
		text = say.Signed(change)
	}
	u.Text(ui.R(r.X+58, r.Y+36, r.W-58, 32), text, ui.Body.Sized(20), ui.TextSecond, ui.Left)
}

// addedH is the height of the row that shows the number of cards each player added.
const addedH = 106.0

// addedSign is the size of the sign or face of whoever added cards: still recognizable at 1280x720.
const addedSign = 54.0

// added shows how many cards the Destiny deck and each seat have added.
func (p *Check) added(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	playing := p.View.Playing() // eliminated players contribute nothing (E-ION-67)
	n := len(playing) + 1
	in := r.InsetXY(12, 7)
	p.addedCell(u, in.Cell(0, n, 8), game.Everyone)
	for i, s := range playing {
		cell := in.Cell(i+1, n, 8)
		u.Fill(ui.R(cell.X-5, cell.Y+6, 1, cell.H-12), ui.Alpha(ui.White, 0.16))
		p.addedCell(u, cell, s)
	}
}

func (p *Check) addedCell(u *ui.UI, r ui.Rect, s game.Seat) {
	const back, digits = 28.0, 26.0
	n := p.in(s)
	p.adder(u, r, s)
	c, name := p.SignOf(u, ui.R(r.X+3, r.Y-3, addedSign, addedSign), s)
	at, y := r.X+addedSign+8, r.Y+6
	slack := r.Right() - at - back - 6 - digits
	p.moves.NotePlace(game.Contribution(s), ui.R(at, y, back, 39))
	switch none := p.Say.Text(say.CheckNone); {
	case n > 0:
		if slack >= 0 { // otherwise only the number fits
			step := min(12, slack/float64(max(1, min(n, 4)-1)))
			for i := range min(n, 4) {
				cards.Back(u, ui.R(at+float64(i)*step, y, back, 39), "", true, c)
			}
			at += float64(min(n, 4)-1)*step + back + 6
		}
		u.Text(ui.R(at, y-2, 40, 44), fmt.Sprint(n), ui.Fact.Sized(34), ui.TextMain, ui.Left)
	case p.passed(s):
		st := ui.Fact.In(ui.Private).Sized(24)
		if u.TextWidth(none, st) > r.Right()-at {
			none = "0"
		}
		u.Text(ui.R(at, y-2, r.Right()-at, 44), none, st, ui.TextQuiet, ui.Left)
	}
	row := ui.R(r.X, r.Bottom()-36, r.W, 38)
	st := ui.Fact
	if u.TextWidth(name, st) > row.W {
		st = st.Sized(22).In(ui.Private)
	}
	if u.TextWidth(name, st) > row.W { // rather small than cut off
		st = st.Sized(18).In(ui.Note)
	}
	u.Text(row, parts.Shortened(u, name, st, row.W), st, c, ui.Left)
}

// adder names whoever adds cards: a seat, or for Everyone the Destiny deck.
func (p *Check) adder(u *ui.UI, r ui.Rect, s game.Seat) {
	if s == game.Everyone {
		p.Named(u, "check.slot.destiny", p.Say.Text(say.CheckDestiny), session.PileRule(game.Destiny), r)
		return
	}
	p.Player(u, "check.slot."+parts.Number(int(s)), r, s)
}

// passed reports whether everyone has been told that a seat adds no cards: its turn to add came and went.
func (p *Check) passed(s game.Seat) bool {
	check := p.View.Check
	if s == game.Everyone || check.Stage < game.CardsAdded || check.Added[s] > 0 {
		return false
	}
	if check.Stage > game.CardsAdded || p.View.Count(game.CheckCards) > 0 {
		return true
	}
	n := p.Seats()
	place := func(x game.Seat) int { return (int(x) - int(p.View.Current) - 1 + n) % n } // the current player comes last
	if d := p.View.Decision; d != nil {
		return d.Kind != game.Contribute && d.Kind != game.ContributeCards || place(s) < place(d.Seat())
	}
	for _, e := range slices.Backward(p.Log()) {
		if e.Kind == game.Contributed {
			return place(s) <= place(e.Seat)
		}
		if e.Kind == game.CheckChanged && e.Check != nil && e.Check.Stage < game.CardsAdded {
			break
		}
	}
	return false
}

// closed shows the cards of the check while nobody sees them. The Destiny deck and each player have a row with the number of cards they added, in the
// order in which they are asked (B-CHECK-03).
func (p *Check) closed(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(22, 16)
	n := 0
	for s := range p.View.Check.Added {
		n += p.in(game.Seat(s))
	}
	all := fmt.Sprintf(p.Say.Text(say.CheckCards), n)
	if n == 1 {
		all = p.Say.Text(say.CheckOneCard)
	}
	head, in := in.CutTop(46, 8)
	u.Text(head, p.Say.Text(say.CheckInTheCheck), ui.FactCaps, ui.TextSecond, ui.Left)
	u.Text(ui.R(head.X, head.Y, head.W-slotPad, head.H), all, ui.FactCaps, ui.TextMain, ui.Right)
	legend, in := in.CutBottom(60, 12)
	low, in := in.CutBottom(u.ParagraphHeight(in.W, p.reasons(), ui.Fact), 0)
	u.Paragraph(low, p.reasons(), ui.Fact, ui.TextSecond, ui.Left)
	playing := p.View.Playing()
	first := slices.IndexFunc(playing, func(s game.Seat) bool { return s > p.View.Current }) // -1 if the first seat of all is next
	const gap = 8.0
	h := min(104, (in.H+gap)/float64(len(playing)+1)-gap)
	row := func(i int) ui.Rect { return ui.R(in.X, in.Y+float64(i)*(h+gap), in.W, h) }
	p.slot(u, row(0), game.Everyone, false)
	for i := range playing {
		p.slot(u, row(i+1), playing[(max(0, first)+i)%len(playing)], i == len(playing)-1)
	}
	p.legend(u, legend)
}

// slotPad is the space that a row of the check leaves at its right.
const slotPad = 24.0

// slot draws the row of a player who adds cards, with what they did or when they are asked.
func (p *Check) slot(u *ui.UI, r ui.Rect, s game.Seat, last bool) {
	d := p.View.Decision
	now := s != game.Everyone && d != nil && d.Seats.Has(s) && (d.Kind == game.Contribute || d.Kind == game.ContributeCards)
	n := p.in(s)
	look := ui.Look{Top: ui.Alpha(ui.MetalBase, 0.5), Bottom: ui.Alpha(ui.PanelBase, 0.5), LineTop: ui.LineBase, LineBottom: ui.LineBase, Line: 1.5, Cut: 12}
	if now {
		c := p.Color(s)
		look = look.Filled(ui.Mix(ui.PanelTop, c, 0.22), ui.Mix(ui.PanelBase, c, 0.12)).Edged(ui.Amber, 2.5).Glowing(ui.Alpha(ui.Amber, 0.4), 7)
	}
	u.Panel(r, look)
	p.adder(u, r, s)
	size := min(88, r.H-8)
	c, name := p.SignOf(u, ui.R(r.X+14, r.Y+(r.H-size)/2, size, size), s)
	at := ui.R(r.X+28+size, r.Y, r.W*0.46-28-size, r.H)
	u.Text(at, parts.Shortened(u, name, ui.Prompt, at.W), ui.Prompt, c, ui.Left)
	right := ui.R(r.X+r.W*0.46+14, r.Y, r.W*0.54-14-slotPad, r.H)
	h := min(r.H-12, 84)
	w := h * 112 / 156
	p.moves.NotePlace(game.Contribution(s), ui.R(right.X, r.Y+(r.H-h)/2, w, h))
	text, ink := "", ui.TextQuiet
	switch {
	case now:
		text, ink = p.Say.Text(say.CheckAddsNow), ui.AmberTop
	case n > 0:
		u.Text(right, fmt.Sprint(n), ui.Numeral.Sized(min(60, r.H*0.8)), ui.TextMain, ui.Right)
		shown := min(n, 8)
		step := min(w*0.6, (right.W-80-w)/float64(max(1, shown-1)))
		for i := range shown {
			cards.Back(u, ui.R(right.X+float64(i)*step, r.Y+(r.H-h)/2, w, h), "", true, c)
		}
	case s == game.Everyone:
	case p.passed(s):
		text = p.Say.Text(say.CheckNone)
	case last:
		text = p.Say.Text(say.CheckLast)
	default:
		text = p.Say.Text(say.CheckToCome)
	}
	if text != "" {
		u.Text(right, text, ui.Fact, ink, ui.Right)
	}
}

// legend shows which types count for the check, which were added to those, and which count against it.
func (p *Check) legend(u *ui.UI, r ui.Rect) {
	check := p.View.Check
	p.Named(u, "check.legend", "", "B-CHECK-08", r)
	const size = 48.0
	y := r.Y + (r.H-size)/2
	st := ui.FactCaps.Sized(26).In(ui.Private)
	word := func(x float64, icon ui.Icon, text string, c ui.Color) float64 {
		u.Icon(icon, ui.R(x, y+12, 24, 24), c)
		w := u.TextWidth(text, st)
		u.Text(ui.R(x+32, y, w+2, size), text, st, c, ui.Left)
		return x + 32 + w + 16
	}
	x := word(r.X, ui.IconUp, p.Say.Text(say.CheckHelp), ui.Green)
	own := p.Faces().Check(check.Card, check.Place)
	var extra []card.Skill
	for s := range check.Skills {
		look, ok := parts.SkillAt(s)
		if !ok || !check.Skills[s] {
			continue
		}
		if own != nil && !slices.Contains(own.Skills, card.Skill(s)) {
			extra = append(extra, card.Skill(s))
			continue
		}
		u.Skill(look, ui.R(x, y, size, size))
		x += size + 8
	}
	for _, s := range extra {
		look, _ := parts.SkillAt(int(s))
		u.Text(ui.R(x, y, 24, size), "+", ui.Fact.Sized(36), ui.TextMain, ui.Center)
		u.Skill(look, ui.R(x+26, y, size, size))
		x += 26 + size + 8
	}
	if check.OnesCount {
		u.Text(ui.R(x, y, 76, size), "+ 1", ui.Fact.Sized(36), ui.TextMain, ui.Left)
		x += 70
	}
	x = word(x+24, ui.IconDown, p.Say.Text(say.CheckHurt), ui.Red)
	for s := range check.Skills {
		if look, ok := parts.SkillAt(s); ok && !check.Skills[s] && slices.Contains(p.View.Boxes.SkillTypes(), card.Skill(s)) {
			u.Skill(look, ui.R(x, y, size, size))
			x += size + 8
		}
	}
}

// inCheck returns the cards of the check that lie faceup, in the order in which they were revealed. The last may be on its way.
func (p *Check) inCheck() []card.ID {
	var list []card.ID
	for _, slot := range p.View.Piles[game.CheckCards] {
		if slot.Card != "" {
			list = append(list, slot.Card)
		}
	}
	if p.Turning() {
		return append(list, p.up)
	}
	if p.opened() {
		return list
	}
	for s := range p.View.Check.Added {
		for _, slot := range p.View.Piles[game.Contribution(game.Seat(s))] {
			if slot.FaceUp() && slot.Card != "" {
				list = append(list, slot.Card)
			}
		}
	}
	return list
}

// forAndAgainst sorts the revealed cards, and shows how many are not revealed yet.
func (p *Check) forAndAgainst(u *ui.UI, r ui.Rect) {
	list, up := p.inCheck(), p.turned()
	more := p.opened() && p.unturned() > 0
	p.Counted(list, up)
	var plus, minus []card.ID
	for _, id := range list[:up] {
		if p.against(id) {
			minus = append(minus, id)
		} else {
			plus = append(plus, id)
		}
	}
	count := p.Count()
	side := 0.0
	coming := [2]int{} // the card that is being revealed, by its side
	if more {
		side = 170
	}
	if up < len(list) {
		coming[parts.Btoi(p.against(list[up]))] = 1
	}
	wide := r.W - side
	n := [2]int{len(plus) + coming[0], len(minus) + coming[1]}
	rowsOf := func(size float64) (rows [2]int) {
		least := p.Faces().TileWidth(u, list, size)
		for s := range rows {
			if n[s] > 0 || n[1-s] == 0 || more { // once all are revealed, a side without cards leaves its room to the other
				rows[s] = tileRows(n[s], wide, least)
			}
		}
		return rows
	}
	// All cards have the same width, with names of the same size, in the number of rows that makes the names largest.
	var rows [2]int
	var head, name, w float64
	for i, least := range [...]float64{cards.TileRead, 20, 0} {
		now, low := rowsOf(least), tileHead
		if (r.H-10-2*low)/float64(now[0]+now[1]) < tileShort {
			low = tileLowHead
		}
		columns := max(1, tileColumns(n[0], now[0]), tileColumns(n[1], now[1]))
		most, high := (wide-36+tileGap)/float64(columns)-tileGap, min(tileMost, (r.H-10-2*low)/float64(now[0]+now[1])-tileGap)
		wide := min(tileBest, most)
		size := p.Faces().TileName(u, list, wide, high)
		if size == 0 && most > wide { // a longer line is worth more
			wide = most
			size = p.Faces().TileName(u, list, wide, high)
		}
		if i == 0 || size > name {
			rows, head, name, w = now, low, size, wide
		}
	}
	h := min(tileMost, (r.H-10-2*head)/float64(rows[0]+rows[1]))
	spare := max(0, r.H-10-2*head-h*float64(rows[0]+rows[1]))
	switch {
	case rows[0] == 0:
		spare = 0
	case rows[1] > 0:
		spare /= 2
	}
	top, low := r.CutTop(head+h*float64(rows[0])+spare, 10)
	slots := [2]ui.Rect{
		p.pileOf(u, top, head, p.Say.Text(say.CheckFor), ui.IconUp, ui.Green, plus, count.For, side, rows[0], w, name, "check.for", coming[0]),
		p.pileOf(u, low, head, p.Say.Text(say.CheckAgainst), ui.IconDown, ui.Red, minus, -count.Against, side, rows[1], w, name, "check.against", coming[1]),
	}
	if side > 0 {
		h := min(170, r.H*0.5)
		w := h * 112 / 156
		at := ui.R(r.Right()-28-w, r.Y+(r.H-h)/2-20, w, h)
		cards.Back(u, at, "", true, ui.TextSecond)
		tag := ui.R(at.X-10, at.Bottom()+12, w+20, 46)
		u.Panel(tag, ui.Important.Edged(ui.LineTop, 2).Cutting(10))
		u.Text(tag.InsetXY(6, 0), fmt.Sprintf(p.Say.Text(say.CheckCardsToTurn), p.unturned()), ui.Fact.In(ui.Private).Sized(24), ui.TextMain, ui.Center)
		if up < len(list) {
			p.turnOver(u, at, slots[coming[1]], list[up], name)
		}
	}
}

// against reports whether a card of the check counts against it.
func (p *Check) against(id card.ID) bool {
	n := p.Strength(id)
	return n < 0 || n == 0 && !p.View.Check.Skills[p.typeOf(id)]
}

// turnOver draws the card that is being revealed, on its way from the others to its place.
func (p *Check) turnOver(u *ui.UI, from, to ui.Rect, id card.ID, textSize float64) {
	t := motion.Part(u.Tick, p.upAt, p.Shell.Settings.Ticks(turnTicks))
	k, turned := motion.Ease(max(0, (t-0.2)/0.8)), math.Cos(math.Pi*motion.Ease(min(1, t/0.6)))
	x0, y0 := from.Center()
	x1, y1 := to.Center()
	size := from.W/to.W*(1-k) + k + 0.15*math.Sin(math.Pi*t)
	u.Moved(to, ui.Pose{X: x0 + (x1-x0)*k, Y: y0 + (y1-y0)*k, SX: size * max(0.03, math.Abs(turned)), SY: size}, func() {
		if turned > 0 {
			cards.Back(u, to, "", true, ui.TextSecond)
		} else {
			counts := p.Strength(id)
			p.Faces().Tile(u, to, id, max(counts, -counts), cards.State{TextSize: textSize})
		}
	})
	u.Wake(1)
}

// The layout of the cards for or against: under a line with their sum, in rows of cards that do not cover each other.
const (
	tileHead    = 62.0
	tileLowHead = 48.0  // if the rows are low
	tileShort   = 116.0 // how low they are then
	tileBest    = 172.0
	tileMost    = 172.0
	tileGap     = 7.0
)

// tileRows returns the number of rows that n cards need in a width, given the least width of a card.
func tileRows(n int, wide, least float64) int {
	columns := max(1, int((wide-36+tileGap)/(least+tileGap)))
	return max(1, (n+columns-1)/columns)
}

// tileColumns returns the number of cards in the longest row, if n cards stand in that many rows.
func tileColumns(n, rows int) int {
	rows = max(1, rows)
	return max(1, (n+rows-1)/rows)
}

func (p *Check) typeOf(id card.ID) card.Skill {
	skill, _ := p.Faces().Type(id)
	return skill
}

// pileOf draws the cards that count for or against. It returns where the next one will lie.
func (p *Check) pileOf(u *ui.UI, r ui.Rect, headH float64, name string, icon ui.Icon, c ui.Color, list []card.ID, sum int, side float64, rows int, w, textSize float64, id string, coming int) ui.Rect {
	u.Panel(r, ui.Plain.Edged(ui.Mix(c, ui.LineBase, 0.25), 2))
	p.Named(u, id, name, "B-CHECK-07", ui.R(r.X, r.Y, r.W-side, headH))
	head := ui.R(r.X+18, r.Y+(headH-50)/2, r.W-36-side, 44)
	u.Icon(icon, ui.R(head.X, head.Y+10, 26, 26), c)
	at := u.Text(ui.R(head.X+36, head.Y, 190, head.H), name, ui.FactCaps, ui.TextMain, ui.Left)
	u.Text(ui.R(at.Right()+16, head.Y-2, 160, head.H+4), parts.Signed(sum), ui.Numeral.Sized(headH-18), c, ui.Left)
	in := ui.R(r.X+18, r.Y+headH-10, r.W-36-side, r.H-headH)
	n := len(list)
	rows = max(1, rows)
	columns := tileColumns(n+coming, rows)
	h := min(tileMost, (in.H+tileGap)/float64(rows)-tileGap)
	nth := map[card.ID]int8{}
	place := func(i int) ui.Rect {
		return ui.R(in.X+float64(i%columns)*(w+tileGap), in.Y+float64(i/columns)*(h+tileGap), w, h)
	}
	for i, cardID := range list {
		at := place(i)
		p.moves.Lie(cardID, at)
		area := fmt.Sprintf("%s.%d", id, i)
		o, legal := p.choiceInCheck(cardID, nth[cardID])
		nth[cardID]++
		tip := p.Say.CardName(cardID)
		if legal {
			tip = p.Tip(o)
		}
		res := u.Area(area, p.Say.CardName(cardID), at, ui.Options{Tip: tip, Legal: legal})
		switch {
		case res.Clicked && legal:
			p.Click(o)
		case res.Inspect || res.Clicked:
			p.Show(card.SkillCards, cardID)
		}
		chosen := legal && p.Armed == session.OptionID(o.Choice)
		if chosen {
			p.ArmedAt = at
		}
		counts := p.Strength(cardID)
		p.Faces().Tile(u, at, cardID, max(counts, -counts), cards.State{Hover: res.Hover, Legal: legal, Chosen: chosen, TextSize: textSize})
		u.FocusRing(area, at, 14)
	}
	return place(n)
}

// footPad is the space beside the contents of the bar of the total.
const footPad = 28.0

// total draws the bar: how far the cards have come, and what is needed.
func (p *Check) total(u *ui.UI, r ui.Rect) {
	check := p.View.Check
	p.Named(u, "check.total", "", "B-CHECK-09", r)
	u.Panel(r, ui.Important)
	in := r.InsetXY(footPad, 16)
	low, in := in.CutBottom(u.ParagraphHeight(in.W, p.reasons(), ui.Fact), 0)
	u.Paragraph(low, p.reasons(), ui.Fact, ui.TextSecond, ui.Left)
	big, bar := in.CutRight(300, 30)
	count, all := p.Count(), p.unturned() <= 0
	sum, comes := count.Total(), p.comes(count)
	if p.leaves() {
		sum, comes = check.Total, ""
	}
	u.Text(ui.R(bar.X, bar.Y, bar.W, 38), p.Say.Text(say.CheckRunningTotal), ui.FactCaps, ui.TextMain, ui.Left)
	meter := ui.R(bar.X, bar.Y+40, bar.W, bar.H-76)
	p.totalBar(u, meter, sum)
	u.Text(ui.R(bar.X, bar.Bottom()-34, bar.W, 36), comes, ui.Fact, ui.TextSecond, ui.Left)
	p.verdict(u, big, sum, all)
	if text, c := verdictOf(p.Say, check.Result, check.Partial); text != "" && all { // over the cells, but over no number
		at := cellsIn(meter)
		at.Y, at.H = at.Y-markH, at.H+markH+4
		stamp(u, at.Around(min(at.W, 520), at.H), text, c)
	}
}

// reasons returns what alters the numbers of the check, and why.
func (p *Check) reasons() string { return p.Say.CheckReasons(p.View.Check) }

// comes returns the parts of the total: the cards, and what an ability adds to them.
func (p *Check) comes(c game.Count) string {
	text := fmt.Sprintf(p.Say.Text(say.CheckCardsForAndAgainst), c.For, c.Against)
	if c.Helper != "" {
		text += ", " + say.Signed(c.Help) + " " + p.Say.CardName(c.Helper)
	}
	return text
}

// markH is the height of the arrow on the cells of the bar, under its number, where the check passes.
const markH = 22.0

// cellsIn returns where the cells of the bar are.
func cellsIn(r ui.Rect) ui.Rect {
	h := min(40, r.H*0.5)
	return ui.R(r.X, r.Bottom()-h-4, r.W, h)
}

// totalBar draws a cell for each point, with marks at what is needed.
func (p *Check) totalBar(u *ui.UI, r ui.Rect, sum int) {
	check := p.View.Check
	n := max(check.Difficulty+4, sum+1, 12)
	cells := cellsIn(r)
	for i := range n {
		c := ui.Mix(ui.LineBase, ui.Void, 0.35)
		switch {
		case i < sum && sum >= check.Difficulty:
			c = ui.Green
		case i < sum:
			c = ui.Cyan
		case i < check.Difficulty:
			c = ui.LineBase
		}
		u.Fill(cells.Cell(i, n, 4), c)
	}
	mark := func(at int, text string, c ui.Color) {
		x := cells.X + cells.W*float64(at)/float64(n) - 2
		u.Fill(ui.R(x-1, cells.Y-10, 4, cells.H+16), c)
		u.Icon(ui.IconDown, ui.R(x-8, cells.Y-24, 18, 18), c)
		w := 200.0
		box := ui.R(max(r.X, min(x-w/2, r.Right()-w)), r.Y, w, cells.Y-24-r.Y)
		u.Text(box, text, ui.Fact, c, ui.Center)
	}
	mark(check.Difficulty, fmt.Sprintf(p.Say.Text(say.CheckPassAt), check.Difficulty), ui.TextMain)
	if check.Partial > 0 && check.Difficulty-check.Partial > 0 {
		x := cells.X + cells.W*float64(check.Partial)/float64(n) - 2
		u.Fill(ui.R(x-1, cells.Y-8, 3, cells.H+12), ui.TextSecond)
		text := fmt.Sprint(check.Partial)
		w := cells.W * float64(check.Difficulty-check.Partial) / float64(n)
		if w > u.TextWidth(fmt.Sprintf(p.Say.Text(say.CheckPassAt), check.Difficulty), ui.Fact)/2+u.TextWidth(text, ui.Fact)/2+14 {
			u.Text(ui.R(x-50, r.Y, 100, cells.Y-10-r.Y), text, ui.Fact, ui.TextSecond, ui.Center)
		} else { // left of its mark, where the other label leaves room
			u.Text(ui.R(x-108, r.Y, 100, cells.Y-10-r.Y), text, ui.Fact, ui.TextSecond, ui.Right)
		}
	}
}

// verdict draws the total in large numbers, and how much is missing.
func (p *Check) verdict(u *ui.UI, r ui.Rect, sum int, all bool) {
	check := p.View.Check
	number, c := fmt.Sprint(sum), ui.TextMain
	if sum >= check.Difficulty {
		c = ui.Green
	}
	if sum < 0 {
		number = parts.Signed(sum)
	}
	size := min(150, r.H-36)
	u.Text(ui.R(r.X, r.Y, r.W*0.52, r.H-42), number, ui.Total.Sized(size), c, ui.Right)
	u.Text(ui.R(r.X+r.W*0.56, r.Y+r.H*0.22, r.W*0.44, 60), fmt.Sprintf(p.Say.Text(say.CheckOfDifficulty), check.Difficulty), ui.Prompt, ui.TextMain, ui.Left)
	line := ui.R(r.X, r.Bottom()-42, r.W, 44)
	switch {
	case all && check.Result != game.NoResult: // the stamp says it
	case sum >= check.Difficulty && all:
		u.Text(line, p.Say.Text(say.CheckEnough), ui.FactCaps.Sized(34), ui.Green, ui.Center)
	case sum < check.Difficulty:
		c := ui.Red
		if check.Partial > 0 && sum >= check.Partial {
			c = ui.Amber // the partial pass holds
		}
		u.Text(line, fmt.Sprintf(p.Say.Text(say.CheckShortBy), check.Difficulty-sum), ui.FactCaps.Sized(34), c, ui.Center)
	}
}

// Counted plays a sound for each revealed card of a check: the pitch rises with the total, by a semitone for each point.
func (p *Check) Counted(list []card.ID, up int) {
	if !p.opened() || up <= p.counted || up == 0 {
		return
	}
	p.counted = up
	total := p.View.Check.Count(p.View.Boxes, list[:up]).Total()
	cue := audio.CountedFor
	if p.Strength(list[up-1]) < 0 {
		cue = audio.CountedAgainst
	}
	p.Shell.Play(cue, max(-12, min(24, total)), 0)
}
