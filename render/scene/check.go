package scene

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// checkState is what the table has seen of the check that is being made. All of it is public.
type checkState struct {
	card    card.ID
	place   card.Place
	drawn   bool
	added   [game.MaxSeats + 1]int // cards by seat; they are not told any more once all cards lie together
	shownAt int                    // tick at which the cards were turned up
	counted int                    // cards that have been heard
}

// turnTicks is how long a card of a check takes to be turned up.
const turnTicks = 16

// follow takes in how many cards everybody added.
func (p *Play) follow(u *ui.UI) {
	check := p.View.Check
	if !p.open.drawn || p.open.card != check.Card || p.open.place != check.Place || check.Stage < game.BeforeCards {
		p.open = checkState{card: check.Card, place: check.Place, drawn: true}
	}
	if !check.Revealed && check.Stage >= game.BeforeCards {
		for s := range p.open.added {
			p.open.added[s] = p.View.Count(game.Contribution(game.Seat(s)))
		}
		p.open.shownAt = 0
	} else if p.open.shownAt == 0 {
		p.open.shownAt = u.Tick
	}
	if check.Revealed && p.open.added == [game.MaxSeats + 1]int{} {
		p.open.added = addedIn(p.Table.Log()) // the game was loaded in the middle of the check
	}
}

// addedIn is how many cards everybody added to the last check in a log.
func addedIn(log []game.Event) (added [game.MaxSeats + 1]int) {
	for i := len(log) - 1; i >= 0; i-- {
		switch e := &log[i]; e.Kind {
		case game.Contributed:
			added[e.Seat] = e.N
		case game.CardMoved:
			if e.To == game.Contribution(game.Everyone) {
				added[game.Everyone]++
			}
		case game.CheckChanged:
			if e.Check != nil && e.Check.Stage < game.BeforeCards {
				return added
			}
		}
	}
	return added
}

// turned is how many of n cards have been turned up; a click anywhere turns up the rest.
func (p *Play) turned(u *ui.UI, n int) int {
	pace := p.Shell.Settings.Ticks(turnTicks)
	if p.open.shownAt == 0 || pace == 0 || p.View.Check.Result != game.NoResult {
		return n
	}
	if u.In.Struck() {
		p.open.shownAt = u.Tick - n*pace - 1
	}
	up := (u.Tick - p.open.shownAt) / pace
	if up < n {
		u.Wake(pace - (u.Tick-p.open.shownAt)%pace)
	}
	return min(n, up)
}

// check draws the skill check that is being made, over the board.
func (p *Play) check(u *ui.UI, r ui.Rect) {
	p.follow(u)
	u.Fill(r, ui.Alpha(ui.Void, 0.88))
	u.Block(r)
	r = r.InsetXY(4, 4)
	if wide := 1500.0; r.W > wide {
		r.X, r.W = r.X+(r.W-wide)/2, wide
	}
	below := 138.0
	if r.H < 640 {
		below = 0
	}
	h := min(r.H-below, 660)
	w := h * cards.CrisisW / cards.CrisisH
	left, right := r.CutLeft(max(w, 330), 12)
	p.checkCard(u, ui.R(left.X+(left.W-w)/2, left.Y, w, h))
	if below > 0 {
		p.stillPossible(u, ui.R(left.X, left.Y+h+10, left.W, left.Bottom()-left.Y-h-10))
	}
	top, right := right.CutTop(132, 10)
	p.added(u, top)
	foot, right := right.CutBottom(min(220, right.H*0.36), 10)
	check := p.View.Check
	if check.Revealed || check.FaceUp {
		if p.exodus && check.Revealed {
			var strip ui.Rect
			strip, right = right.CutBottom(abilitiesH, 10)
			p.abilityStrip(u, strip)
		}
		p.forAndAgainst(u, right)
	} else {
		p.closed(u, right)
	}
	p.total(u, foot)
}

// checkCard draws the card or the location that the check belongs to.
func (p *Play) checkCard(u *ui.UI, r ui.Rect) {
	check := p.View.Check
	st := cards.CrisisState{Result: check.Result, Difficulty: check.Difficulty, Consequent: check.Consequent}
	if check.Card != "" {
		p.crisisCard(u, r, check.Card, st)
		return
	}
	id := "card." + string(check.Place)
	if u.Area(id, p.Say.Place(check.Place), r, ui.Options{}).Inspect {
		p.Show(say.Locations, card.ID(check.Place))
	}
	p.faces().Location(u, r, check.Place, st)
	u.FocusRing(id, r, 22)
}

// stillPossible is what may change the result yet; all know that the card exists, and nobody who holds it.
func (p *Play) stillPossible(u *ui.UI, r ui.Rect) {
	const emergency = card.ID("declare-emergency")
	check := p.View.Check
	u.Panel(r, ui.Plain)
	in := r.InsetXY(18, 12)
	if check.Emergency || check.Result != game.NoResult {
		u.Text(ui.R(in.X, in.Y, in.W, 30), "Nothing changes it any more", ui.SmallCaps, ui.TextQuiet, ui.Left)
		if check.Emergency {
			p.emergency(u, ui.R(in.X, in.Y+34, in.W, in.H-34), emergency, ui.TextQuiet)
		}
		return
	}
	u.Text(ui.R(in.X, in.Y, in.W, 30), "Still possible", ui.SmallCaps, ui.TextQuiet, ui.Left)
	p.emergency(u, ui.R(in.X, in.Y+34, in.W, in.H-34), emergency, ui.TextMain)
}

func (p *Play) emergency(u *ui.UI, r ui.Rect, id card.ID, c ui.Color) {
	u.Skill(ui.Leadership, ui.R(r.X, r.Y+4, 44, 44))
	u.Text(ui.R(r.X+58, r.Y, r.W-58, 36), p.Say.CardName(id), ui.Fact, c, ui.Left)
	text := fmt.Sprintf("once: −2, so it needs %d", p.View.Check.Difficulty-2)
	if p.View.Check.Emergency {
		text = "−2"
	}
	u.Text(ui.R(r.X+58, r.Y+36, r.W-58, 32), text, ui.Body.Sized(20), ui.TextSecond, ui.Left)
}

// added shows how many cards the Destiny deck and each seat have put in, and who is asked.
func (p *Play) added(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	n := p.Seats() + 1
	in := r.InsetXY(14, 8)
	p.addedCell(u, in.Cell(0, n, 8), game.Everyone)
	for i := range n - 1 {
		cell := in.Cell(i+1, n, 8)
		u.Fill(ui.R(cell.X-5, cell.Y+8, 1, cell.H-16), ui.Alpha(ui.White, 0.16))
		p.addedCell(u, cell, game.Seat(i))
	}
}

func (p *Play) addedCell(u *ui.UI, r ui.Rect, s game.Seat) {
	c, name := ui.Amber, "Destiny"
	if s != game.Everyone {
		c, name = p.Colour(s), p.Name(s)
	}
	d := p.View.Decision
	asks := s != game.Everyone && d != nil && d.Seats.Has(s) && (d.Kind == game.Contribute || d.Kind == game.ContributeCards || d.Kind == game.AskWindow)
	n := p.open.added[s]
	box := r.Inset(-2)
	if asks {
		u.Panel(box, ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.2), Bottom: ui.Mix(ui.PanelBase, c, 0.12), LineTop: ui.Amber, LineBottom: ui.Amber, Line: 2, Cut: 8, Glow: ui.Alpha(ui.Amber, 0.5), GlowSize: 6})
	}
	in := r.InsetXY(6, 4)
	if s == game.Everyone {
		u.Panel(ui.R(in.X, in.Y, 50, 50), ui.Plain.Edged(ui.Amber, 2))
		u.Icon(ui.IconCards, ui.R(in.X+10, in.Y+10, 30, 30), ui.Amber)
	} else {
		u.Badge(ui.R(in.X, in.Y, 50, 50), p.Emblem(s), c)
	}
	// The backs of what was added.
	for i := range min(n, 5) {
		step := min(20, (in.W-58-38)/float64(max(1, min(n, 5)-1)))
		cards.Back(u, ui.R(in.X+58+float64(i)*step, in.Y-1, 38, 52), "", true, c)
	}
	row := ui.R(in.X, in.Bottom()-42, in.W, 42)
	st := ui.Fact
	if u.TextWidth(name, st) > row.W-34 {
		st = st.Sized(22).In(ui.Private)
	}
	switch {
	case asks && d.Kind != game.AskWindow:
		u.Text(row, name, st, c, ui.Left)
		u.Text(ui.R(in.X+58, in.Y, in.W-58, 50), "?", ui.Numeral.Sized(50), ui.Amber, ui.Left)
	case n > 0:
		u.Text(ui.R(row.X, row.Y, row.W-34, row.H), name, st, c, ui.Left)
		u.Text(row, fmt.Sprint(n), ui.Fact.Sized(34), ui.TextMain, ui.Right)
	default:
		u.Text(row, name, st, c, ui.Left)
		if p.passed(s) {
			u.Text(ui.R(in.X+58, in.Y, in.W-58, 50), "none", ui.Fact, ui.TextQuiet, ui.Left)
		}
	}
}

// passed says whether a seat has been asked for cards already, and gave none.
func (p *Play) passed(s game.Seat) bool {
	check := p.View.Check
	if s == game.Everyone || check.Stage < game.CardsAdded || p.open.added[s] > 0 {
		return false
	}
	d := p.View.Decision
	if d == nil || d.Kind != game.Contribute && d.Kind != game.ContributeCards {
		return true
	}
	n := p.Seats()
	place := func(x game.Seat) int { return (int(x) - int(p.View.Current) - 1 + n) % n } // the current player comes last
	return place(s) < place(d.Seat())
}

// closed shows the cards of the check as long as nobody sees them.
func (p *Play) closed(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(26, 20)
	n := 0
	for _, added := range p.open.added {
		n += added
	}
	u.Text(ui.R(in.X, in.Y, in.W, 40), fmt.Sprintf("In the check · %d", n), ui.FactCaps, ui.TextSecond, ui.Left)
	h := min(156, in.H-110)
	w := h * 112 / 156
	step := min(w+14, (in.W-w)/float64(max(1, n-1)))
	i := 0
	for s, added := range p.open.added {
		c := ui.Amber
		if game.Seat(s) != game.Everyone {
			c = p.Colour(game.Seat(s))
		}
		for range added {
			cards.Back(u, ui.R(in.X+float64(i)*step, in.Y+52, w, h), "", true, c)
			i++
		}
	}
	if n == 0 {
		u.Text(ui.R(in.X, in.Y+52, in.W, h), "No cards yet", ui.Fact, ui.TextQuiet, ui.Left)
	}
	p.legend(u, ui.R(in.X, in.Bottom()-52, in.W, 52))
}

// legend says which types count for the check.
func (p *Play) legend(u *ui.UI, r ui.Rect) {
	check := p.View.Check
	u.Icon(ui.IconUp, ui.R(r.X, r.Y+13, 26, 26), ui.Green)
	x := r.X + 38
	for s := range check.Skills {
		if look, ok := skillAt(s); ok && check.Skills[s] {
			u.Skill(look, ui.R(x, r.Y, 52, 52))
			x += 62
		}
	}
	if check.OnesCount {
		u.Text(ui.R(x, r.Y, 60, r.H), "1", ui.Fact.Sized(40), ui.TextMain, ui.Left)
		x += 40
	}
	x += 30
	u.Icon(ui.IconDown, ui.R(x, r.Y+13, 26, 26), ui.Red)
	x += 38
	for s := range check.Skills {
		if look, ok := skillAt(s); ok && !check.Skills[s] && look != ui.Treachery {
			u.Skill(look, ui.R(x, r.Y, 52, 52))
			x += 62
		}
	}
}

// inCheck is the cards of the check that lie face up, in the order in which they were turned up.
func (p *Play) inCheck() []card.ID {
	var list []card.ID
	for _, slot := range p.View.Piles[game.CheckCards] {
		if slot.Card != "" {
			list = append(list, slot.Card)
		}
	}
	if len(list) > 0 || p.View.Check.Revealed {
		return list
	}
	for s := range p.open.added {
		for _, slot := range p.View.Piles[game.Contribution(game.Seat(s))] {
			if slot.FaceUp() && slot.Card != "" {
				list = append(list, slot.Card)
			}
		}
	}
	return list
}

// forAndAgainst sorts the cards that are up, and shows how many are not yet.
func (p *Play) forAndAgainst(u *ui.UI, r ui.Rect) {
	list := p.inCheck()
	up := p.turned(u, len(list))
	p.counted(list, up)
	var plus, minus []card.ID
	sum := [2]int{}
	for _, id := range list[:up] {
		if n := p.strength(id); n < 0 || n == 0 && !p.View.Check.Skills[p.typeOf(id)] {
			minus = append(minus, id)
			sum[1] += n
		} else {
			plus = append(plus, id)
			sum[0] += n
		}
	}
	side := 0.0
	if up < len(list) {
		side = 190
	}
	p.pileOf(u, r.Row(0, 2, 10), "For", ui.IconUp, ui.Green, plus, sum[0], side, "check.for")
	p.pileOf(u, r.Row(1, 2, 10), "Against", ui.IconDown, ui.Red, minus, sum[1], side, "check.against")
	if side > 0 {
		h := min(200, r.H*0.55)
		w := h * 112 / 156
		at := ui.R(r.Right()-24-w, r.Y+(r.H-h)/2-20, w, h)
		cards.Back(u, at, "", true, ui.Amber)
		tag := ui.R(at.X-14, at.Bottom()+12, w+28, 46)
		u.Panel(tag, ui.Important.Edged(ui.Amber, 2).Cutting(10))
		u.Text(tag.InsetXY(8, 0), fmt.Sprintf("%d to turn", len(list)-up), ui.Fact, ui.Amber, ui.Center)
	}
}

func (p *Play) typeOf(id card.ID) card.Skill {
	skill, _ := p.faces().Type(id)
	return skill
}

// pileOf is the cards that count for or against.
func (p *Play) pileOf(u *ui.UI, r ui.Rect, name string, icon ui.Icon, c ui.Color, list []card.ID, sum int, side float64, id string) {
	u.Panel(r, ui.Plain.Edged(c, 2))
	in := r.InsetXY(22, 14)
	u.Icon(icon, ui.R(in.X, in.Y+2, 30, 30), c)
	u.Text(ui.R(in.X+42, in.Y, 110, 36), name, ui.FactCaps, ui.TextMain, ui.Left)
	u.Text(ui.R(in.X, in.Y+40, 130, in.H-40), signed(sum), ui.Numeral.Sized(64), c, ui.Left)
	row := ui.R(in.X+158, in.Y, in.W-158-side, in.H)
	h := min(row.H, 156)
	w := h * 112 / 156
	n := len(list)
	nth := map[card.ID]int8{}
	step := min(w+14, (row.W-w)/float64(max(1, n-1)))
	for i, cardID := range list {
		at := ui.R(row.X+float64(i)*step, row.Y+(row.H-h)/2, w, h)
		hit := at
		if i < n-1 {
			hit.W = min(step, w)
		}
		area := fmt.Sprintf("%s.%d", id, i)
		o, legal := p.choiceInCheck(cardID, nth[cardID])
		nth[cardID]++
		tip := p.Say.CardName(cardID)
		if legal {
			tip = p.tip(o)
		}
		res := u.Area(area, p.Say.CardName(cardID), hit, ui.Options{Tip: tip, Legal: legal})
		switch {
		case res.Inspect:
			p.Show(say.SkillCards, cardID)
		case res.Clicked && legal:
			p.click(o)
		}
		chosen := legal && p.armed == optionID(o.Choice)
		if chosen {
			p.armedAt = hit
		}
		drawn := p.faces().Small(u, at, cardID, cards.State{Hover: res.Hover, Fan: step < w, Legal: legal, Chosen: chosen})
		if p.double(cardID) {
			doubled(u, drawn)
		}
		u.FocusRing(area, hit, 14)
	}
}

// total is the bar: how far the cards have come, and what is needed.
func (p *Play) total(u *ui.UI, r ui.Rect) {
	check := p.View.Check
	u.Panel(r, ui.Important.Edged(ui.Amber, 2))
	in := r.InsetXY(32, 18)
	big, bar := in.CutRight(330, 40)
	seen := check.Revealed || check.FaceUp
	sum, plus, minus := 0, 0, 0
	list := p.inCheck()
	up := p.turned(u, len(list))
	for _, id := range list[:up] {
		n := p.strength(id)
		sum += n
		if n > 0 {
			plus += n
		} else {
			minus -= n
		}
	}
	u.Text(ui.R(bar.X, bar.Y, bar.W, 38), "Running total", ui.FactCaps, ui.TextMain, ui.Left)
	p.totalBar(u, ui.R(bar.X, bar.Y+40, bar.W, bar.H-76), sum)
	if seen {
		u.Text(ui.R(bar.X, bar.Bottom()-34, bar.W, 36), fmt.Sprintf("%d for, %d against", plus, minus), ui.Fact, ui.TextSecond, ui.Left)
	}
	p.verdict(u, big, sum, seen, up == len(list))
}

// totalBar draws a cell for each point, with marks at what is needed.
func (p *Play) totalBar(u *ui.UI, r ui.Rect, sum int) {
	check := p.View.Check
	n := max(check.Difficulty+4, sum+1, 12)
	h := min(40, r.H*0.5)
	cells := ui.R(r.X, r.Bottom()-h-4, r.W, h)
	for i := range n {
		c := ui.LineBase
		switch {
		case i < sum && i < check.Difficulty:
			c = ui.Amber
		case i < sum:
			c = ui.Green
		case i < check.Difficulty:
			c = ui.Mix(ui.PanelBase, ui.Amber, 0.22)
		}
		u.Fill(cells.Cell(i, n, 4), c)
	}
	mark := func(at int, text string, c ui.Color, right bool) {
		x := cells.X + cells.W*float64(at)/float64(n) - 2
		u.Fill(ui.R(x-1, cells.Y-10, 4, cells.H+16), c)
		u.Icon(ui.IconDown, ui.R(x-8, cells.Y-24, 18, 18), c)
		w := 200.0
		box := ui.R(max(r.X, min(x-w/2, r.Right()-w)), r.Y, w, cells.Y-24-r.Y)
		u.Text(box, text, ui.Fact, c, ui.Center)
	}
	mark(check.Difficulty, fmt.Sprintf("needs %d", check.Difficulty), ui.TextMain, false)
	if check.Partial > 0 && check.Difficulty-check.Partial > 0 {
		x := cells.X + cells.W*float64(check.Partial)/float64(n) - 2
		u.Fill(ui.R(x-1, cells.Y-6, 3, cells.H+12), ui.TextQuiet)
		w := cells.W * float64(check.Difficulty-check.Partial) / float64(n)
		if w > 130 {
			u.Text(ui.R(x-50, r.Y, 100, cells.Y-10-r.Y), fmt.Sprint(check.Partial), ui.Fact, ui.TextQuiet, ui.Center)
		}
	}
}

// verdict is the total in large numbers, and how much is missing.
func (p *Play) verdict(u *ui.UI, r ui.Rect, sum int, seen, all bool) {
	check := p.View.Check
	number, c := fmt.Sprint(sum), ui.Amber
	if sum < 0 {
		number = signed(sum)
	}
	if !seen {
		number, c = "?", ui.TextQuiet
	}
	size := min(150, r.H-36)
	u.Text(ui.R(r.X, r.Y, r.W*0.52, r.H-42), number, ui.Total.Sized(size), c, ui.Right)
	u.Text(ui.R(r.X+r.W*0.56, r.Y+r.H*0.22, r.W*0.44, 60), fmt.Sprintf("of %d", check.Difficulty), ui.Prompt, ui.TextMain, ui.Left)
	line := ui.R(r.X, r.Bottom()-42, r.W, 44)
	switch {
	case check.Result == game.Passed:
		u.Text(line, "Passed", ui.FactCaps.Sized(36), ui.Green, ui.Center)
	case check.Result == game.Middle:
		u.Text(line, fmt.Sprintf("%d or more", check.Partial), ui.FactCaps.Sized(36), ui.Amber, ui.Center)
	case check.Result == game.Failed:
		u.Text(line, "Failed", ui.FactCaps.Sized(36), ui.Red, ui.Center)
	case !seen:
	case sum >= check.Difficulty && all:
		u.Text(line, "Enough", ui.FactCaps.Sized(34), ui.Green, ui.Center)
	case sum < check.Difficulty:
		u.Text(line, fmt.Sprintf("%d short", check.Difficulty-sum), ui.FactCaps.Sized(34), ui.Red, ui.Center)
	}
}
