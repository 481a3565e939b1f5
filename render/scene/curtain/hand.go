package curtain

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// Heap is a number of equal cards of a tray. They are drawn as one pile, and each of them can be chosen.
type Heap struct {
	Lying
	Copies []game.Choice
}

// Heaps lays equal cards together, where the first of them lies.
func Heaps(list []Lying) []Heap {
	var all []Heap
next:
	for _, l := range list {
		for i := range all {
			if h := &all[i]; h.deck == l.deck && h.Id == l.Id && h.note == l.note && !l.down() {
				h.Copies = append(h.Copies, l.choice)
				continue next
			}
		}
		all = append(all, Heap{l, []game.Choice{l.choice}})
	}
	return all
}

// A tray of cards: the gap between them, the room above each row for lifted cards and their tabs, and the least width of a card.
const (
	cardGap   = 16.0
	cardLift  = 52.0
	cardLeast = 176.0
	mostRows  = 4
	cardMost  = 420.0
)

// trayRows returns the number of rows in which the heaps of a tray lie so that the name of each can be read.
func (p *Curtain) trayRows(u *ui.UI, list []Heap, wide float64) int {
	least := cardLeast
	for i := range list {
		if list[i].down() {
			continue // its place must tell nothing about it
		}
		for word := range strings.FieldsSeq(p.Say.CardName(list[i].Id)) {
			least = max(least, u.TextWidth(word, ui.CardTitle.Sized(22))+30)
		}
	}
	for rows := 1; rows < mostRows; rows++ {
		if columns := (len(list) + rows - 1) / rows; (wide+cardGap)/float64(columns)-cardGap >= least {
			return rows
		}
	}
	return mostRows
}

// trayPlaces returns where the heaps of a tray lie in r.
func trayPlaces(list []Heap, r ui.Rect, rows int) []ui.Rect {
	n := len(list)
	columns := (n + rows - 1) / rows
	under := 0.0
	for i := range list {
		if list[i].note != "" {
			under = 40
		}
	}
	lift := cardLift - 7*float64(rows-1) // smaller cards are lifted less
	h := r.H/float64(rows) - lift - under
	shape := cards.Aspect(list[0].deck)
	w := (r.W+cardGap)/float64(columns) - cardGap
	switch {
	case rows == 1:
		w = min(w, h*shape, cardMost)
		h = min(h, w/shape*1.25) // a narrow card is longer, for its text
	case list[0].deck == card.SkillCards || list[0].deck == card.QuorumCards:
		w = min(w, h*1.1) // a low card may be wide
	default:
		w = min(w, h*shape)
	}
	left := r.X + (r.W-float64(columns)*(w+cardGap)+cardGap)/2
	var places []ui.Rect
	for i := range n {
		row := math.Floor(float64(i) / float64(columns))
		places = append(places, ui.R(left+float64(i%columns)*(w+cardGap), r.Y+row*(h+lift+under)+lift, w, h))
	}
	return places
}

// tray draws the heaps of a tray, and the one under the pointer large enough to read.
func (p *Curtain) tray(u *ui.UI, r ui.Rect, t *tray, asked bool) {
	if len(t.Cards) == 0 {
		u.Text(r, p.Say.Text(say.CurtainNoCards), ui.Fact, ui.TextQuiet, ui.Center)
		return
	}
	list := Heaps(t.Cards)
	places := trayPlaces(list, r, p.trayRows(u, list, r.W))
	some := false // some may be chosen: then the others are dim
	hover := -1
	for i := range list {
		some = some || p.heapState(&list[i], asked).Legal
		if p.heap(u, places[i], i, &list[i], asked) && (hover < 0 || u.Focused(CardID(i))) {
			hover = i // the one with the focus, if the keyboard is used
		}
	}
	whole := true
	sizes := p.textSizes(u, list, places)
	for i := range list {
		h, at := &list[i], places[i]
		st := p.heapState(h, asked)
		st.Hover = i == hover
		st.Dim = some && !st.Legal
		st.TextSize = sizes[i]
		if h.down() {
			p.fromBehind(u, at, h.deck, st.Chosen, st.Hover)
			u.FocusRing(CardID(i), at, 20)
			continue
		}
		p.Faces().Heap(u, at, h.deck, h.Id, len(h.Copies), st)
		if i == hover {
			whole = p.Faces().Whole() && !p.shrunk(u)
		}
		if h.note != "" {
			u.Text(ui.R(at.X, at.Bottom()+4, at.W, 34), h.note, ui.Fact, ui.TextMain, ui.Center)
		}
		u.FocusRing(CardID(i), at, 20)
	}
	for i := range list {
		if st := p.heapState(&list[i], asked); st.Chosen && len(list[i].Copies) > 1 && p.Multiple() {
			p.fewer(u, i, &list[i], cards.BesideTab(u, places[i], st))
			whole = whole || i == hover // the button is not covered
		}
	}
	if hover >= 0 && !whole {
		p.near(u, r, CardID(hover), &list[hover], places[hover], p.heapState(&list[hover], asked))
	}
}

// wanted is the text size of a card in a hand that has room for it.
const wanted = 20.0

// shrunk reports whether the card drawn last has smaller text than the larger text setting requires.
func (p *Curtain) shrunk(u *ui.UI) bool { return u.TextFactor > 1 && p.Faces().TextSize() < wanted }

// textSizes returns the text sizes of a tray. All look like the card with the longest text, but none is much smaller than it could be.
func (p *Curtain) textSizes(u *ui.UI, list []Heap, places []ui.Rect) []float64 {
	const smaller = 0.85
	sizes := make([]float64, len(list))
	least := math.Inf(1)
	u.Measure(func() {
		for i := range list {
			if h := &list[i]; !h.down() {
				p.Faces().Any(u, places[i], h.deck, h.Id, cards.State{})
				if sizes[i] = p.Faces().TextSize(); sizes[i] > 0 {
					least = min(least, sizes[i])
				}
			}
		}
	})
	for i := range sizes {
		sizes[i] = min(sizes[i], max(least, sizes[i]*smaller))
	}
	return sizes
}

// nearH is the height of the card under the pointer if it does not show all its text, at the normal text size.
const nearH = 560.0

// near draws the card under the pointer, or with the focus, in a readable size on top of everything.
func (p *Curtain) near(u *ui.UI, tray ui.Rect, id string, h *Heap, at ui.Rect, st cards.State) {
	high := max(at.H, min(nearH*u.TextFactor, tray.Bottom()-20))
	w := high * cards.Aspect(h.deck)
	x, y := at.Center()
	x = max(20, min(x-w/2, u.Window().Right()-20-w))
	y = max(20+cardLift, min(y-high/2, tray.Bottom()-high))
	st.Hover = true
	r := ui.R(x, y, w, high)
	p.Faces().Heap(u, r, h.deck, h.Id, len(h.Copies), st)
	u.FocusRing(id, r, 20)
}

// heapState returns how a heap is shown. Selectable cards do not glow (Calm), because nearly all cards of a hand are selectable.
func (p *Curtain) heapState(h *Heap, asked bool) cards.State {
	st := cards.State{Calm: true}
	if !asked {
		return st
	}
	taken := 0
	for _, c := range h.Copies {
		if c == (game.Choice{}) {
			continue
		}
		st.Legal = st.Legal || p.may(c)
		taken += parts.Btoi(p.taken(c))
	}
	if taken == 0 {
		return st
	}
	st.Chosen = true
	adds := p.View.Decision.Kind == game.ContributeCards && p.View.Check != nil
	many := len(h.Copies) > 1
	switch {
	case many && adds:
		st.Tab = fmt.Sprintf(p.Say.Text(say.CurtainCopiesTakenAdding), taken, len(h.Copies), parts.Signed(taken*p.Strength(h.Id)))
	case many:
		st.Tab = fmt.Sprintf(p.Say.Text(say.CurtainCopiesTaken), taken, len(h.Copies))
	case adds:
		st.Tab = p.Say.Text(say.CurtainCardAdds) + parts.Signed(p.Strength(h.Id))
	}
	return st
}

// CardID returns the id of the widget of a card of the hand.
func CardID(i int) string { return fmt.Sprintf("curtain.card.%d", i) }

// heap handles clicks on the place of a heap. It reports whether the pointer is on it.
func (p *Curtain) heap(u *ui.UI, r ui.Rect, i int, h *Heap, asked bool) bool {
	id := CardID(i)
	st := p.heapState(h, asked)
	if h.down() {
		res, looks := u.Look(id, p.Say.Text(say.CurtainLoyaltyCard), r, ui.Options{Legal: st.Legal, Tip: p.Say.Text(say.CurtainHoldToLook)})
		p.Drawer.Looks = p.Drawer.Looks || looks
		if res.Clicked && st.Legal && !st.Chosen { // the choice is confirmed by its own button, so that a short second look chooses nothing
			p.arm(h.choice)
		}
		return res.Hover
	}
	label := p.Say.CardName(h.Id)
	if n := len(h.Copies); n > 1 {
		label += fmt.Sprintf(" ×%d", n)
	}
	at := cards.Taking(r, st)
	if len(h.Copies) > 1 && !st.Chosen { // their number is at the upper edge
		at.Y, at.H = at.Y-copiesUp, at.H+copiesUp
	}
	res := u.Area(id, label, at, ui.Options{Legal: st.Legal, Tip: p.heapTip(u, id, h)})
	switch {
	case res.Inspect, res.Clicked && !st.Legal:
		p.Show(h.deck, h.Id)
	case res.Clicked && p.Multiple():
		p.takeOf(h)
	case res.Clicked:
		p.arm(p.copyOf(h))
	}
	return res.Hover || u.Focused(id)
}

// copiesUp is how far the number of equal cards stands above them.
const copiesUp = 22.0

// heapTip says what stands on a card without words.
func (p *Curtain) heapTip(u *ui.UI, id string, h *Heap) string {
	if h.deck != card.SkillCards {
		return p.Spelled(u, id, h.deck, h.Id)
	}
	skill, strength := p.Faces().Type(h.Id)
	tip := fmt.Sprintf(p.Say.Text(say.CurtainSkillTip), p.Say.Skill(skill), strength)
	if n := len(h.Copies); n > 1 {
		tip += " " + fmt.Sprintf(p.Say.Text(say.CurtainCopiesTip), n)
	}
	return tip
}

// copyOf returns the card of a heap that a click takes if one card is chosen: always the same, so that the second click confirms it.
func (p *Curtain) copyOf(h *Heap) game.Choice {
	for _, c := range h.Copies {
		if p.taken(c) {
			return c
		}
	}
	for _, c := range h.Copies {
		if p.may(c) {
			return c
		}
	}
	return game.Choice{}
}

// may reports whether a card may be chosen for the current decision, by way of another choice if necessary.
func (p *Curtain) may(c game.Choice) bool {
	if _, ok := p.Legal(c); ok {
		return true
	}
	return slices.ContainsFunc(p.leading(), func(l game.Lead) bool { return l.To == c })
}

// leading returns the cards that the seat can play in the action that it is asked for.
func (p *Curtain) leading() []game.Lead {
	if p.Drawer.leads.view != p.View {
		p.Drawer.leads.view, p.Drawer.leads.list = p.View, p.Table.Leads()
	}
	return p.Drawer.leads.list
}

// play plays a card that comes after another choice.
func (p *Curtain) play(c game.Choice) {
	for _, l := range p.leading() {
		if l.To == c {
			p.Pick(l.By)
			p.Pick(c)
			return
		}
	}
}

// takeOf picks one more card of a heap. After the last that can be picked, it clears the picks of the heap.
func (p *Curtain) takeOf(h *Heap) {
	if len(p.Picks) < p.View.Decision.Max {
		for _, c := range h.Copies {
			if _, ok := p.Legal(c); ok && !p.Picked(c) {
				p.Pick(c)
				return
			}
		}
	}
	for _, c := range h.Copies {
		if p.Picked(c) {
			p.Pick(c)
		}
	}
}

// fewer draws the button beside the tab of a heap that puts one of its cards back.
func (p *Curtain) fewer(u *ui.UI, i int, h *Heap, r ui.Rect) {
	id := fmt.Sprintf("curtain.fewer.%d", i)
	res := u.Area(id, p.Say.Text(say.CurtainOneFewer), r, ui.Options{Tip: p.Say.Text(say.CurtainOneFewerTip)})
	look := ui.Metal.Cutting(5).Edged(ui.Amber, 2)
	if res.Hover {
		look = look.Hovered()
	}
	u.Panel(r, look)
	u.Icon(ui.IconMinus, r.Inset(r.W*0.22), ui.TextMain)
	u.FocusRing(id, r, 5)
	if !res.Clicked {
		return
	}
	for _, c := range h.Copies {
		if p.Picked(c) {
			p.Pick(c)
			return
		}
	}
}
