package scene

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// curtainState is what the curtain keeps from frame to frame. All of it but faces is dropped when the eyes on the screen change.
type curtainState struct {
	faces   *cards.Faces
	eyes    game.Seat // whose the rest is
	known   bool      // eyes has been set
	pin     string
	tab     int // which tray is shown, counted from 1; 0 for the one that fits the question
	armed   bool
	choice  game.Choice // clicked once, to be confirmed
	number  int         // of the decision that tab and choice belong to
	touched int         // tick of the last input
	page    curtainPage // what lies in the place of the cards
	log     ownLogState
}

// curtainPage is what a seat looks at behind its curtain.
type curtainPage uint8

const (
	ownCards curtainPage = iota
	ownLogPage
	advancePage
)

// faces draws the cards of this table.
func (p *Play) faces() *cards.Faces {
	if p.drawer.faces == nil {
		p.drawer.faces = cards.New(p.Table.Setup().Catalogue(), p.Say)
	}
	return p.drawer.faces
}

// forget drops all that a seat may have left on the screen as soon as other eyes are on it: what is picked, shown large, hovered,
// held, scrolled. Call it at the beginning of each frame.
func (p *Play) forget(u *ui.UI) {
	eyes := p.Table.Eyes()
	if p.drawer.known && p.drawer.eyes == eyes {
		return
	}
	if p.drawer.known {
		p.drawn(p.drawer.eyes, eyes)
	}
	p.drawer = curtainState{faces: p.drawer.faces, eyes: eyes, known: true, touched: u.Tick}
	p.Large, p.explained, p.Picks, p.armed = Thing{}, explained{}, nil, ""
	u.ScrollTo("curtain.known", 0)
	u.ScrollTo("advance", 0)
	u.ScrollTo("ownlog.list", 0)
	u.Forget()
}

// curtain draws what lies over the table while the screen belongs to one seat: whom to hand it to, or that seat's own cards.
func (p *Play) curtain(u *ui.UI) {
	if p.Table.Eyes() == game.Everyone {
		p.handover(u)
		return
	}
	p.own(u, p.Table.Eyes())
}

// own is the drawer with a seat's own cards and its question.
func (p *Play) own(u *ui.UI, seat game.Seat) {
	win := u.Window()
	c := p.Colour(seat)
	if touched(&u.In) {
		p.drawer.touched = u.Tick
	}
	d := p.View.Decision
	asked := p.now.For == table.Secret
	if d != nil && d.Number != p.drawer.number {
		p.drawer.number, p.drawer.tab, p.drawer.armed, p.drawer.page = d.Number, 0, false, ownCards
		p.want(d)
	}
	foot := 12.0
	high := 620.0
	if asked {
		foot = p.plan(u, ui.R(40, 0, win.W-80, 0), seat).h
		high = 790 + 0.6*max(0, foot-184)
	}
	trays := p.trays(seat, asked)
	shown := p.shownTray(trays, asked)
	width := shortLoyalty
	if p.drawer.page != ownLogPage && p.drawer.page != advancePage { // these need the room themselves
		width = loyaltyWidth(p.Table.Setup())
	}
	side := 324.0
	if p.drawer.page == ownCards && len(p.knows(seat)) == 0 && len(p.since()) == 0 {
		side = 230 // more room for the cards
	}
	if cards := trays[shown].cards; len(cards) > 0 {
		low := p.trayRows(u, heaps(cards), win.W-80-width-side-44) == 1
		if !low || cards[0].deck == card.Crises || cards[0].deck == card.SuperCrises {
			high = win.H - 70 // these are taller, or lie in rows
		}
	}
	u.Fill(win, ui.Alpha(ui.Void, 0.6))
	u.Block(win)
	r := ui.R(0, win.H-high, win.W, high)
	sheet(u, r, c)

	p.ownHead(u, r, seat, c)
	if p.Table.Eyes() != seat {
		return // closed just now
	}
	row := ui.R(40, r.Y+106, win.W-80, high-106-foot-36)
	left, row := row.CutLeft(width, 22)
	right, row := row.CutRight(side, 22)
	if asked && d.Kind != game.LookAtOwnLoyalty || shown == 0 {
		p.ownLoyalty(u, left, seat)
	}
	wide := ui.R(row.X, row.Y, right.Right()-row.X, row.H)
	switch p.drawer.page {
	case ownLogPage:
		p.pageHead(u, r, textOwnLog)
		p.ownLog(u, wide)
	case advancePage:
		p.pageHead(u, r, textAdvance)
		p.advance(u, wide, seat)
	default:
		p.ownTabs(u, ui.R(600, r.Y+52, win.W-1200, 56), trays, shown)
		p.ownPages(u, &right)
		p.ownKnown(u, right, seat)
		p.tray(u, row, &trays[shown], asked)
	}
	if asked && p.View.Decision == d {
		p.question(u, ui.R(40, win.H-foot-18, win.W-80, foot), seat)
	}
	if fade := p.Table.Fade(); fade > 0 {
		u.Fill(r, ui.Alpha(ui.Void, fade*0.8))
		u.Wake(3)
	}
}

// want takes the card that the seat named in advance for what it is asked.
func (p *Play) want(d *game.Decision) {
	wanted := p.Table.Wanted()
	for _, o := range d.Options {
		if wanted != "" && o.Kind == game.TheCard && o.Card == wanted {
			p.arm(o.Choice)
			return
		}
	}
}

// ownPages leads from the cards to what else lies behind the curtain.
func (p *Play) ownPages(u *ui.UI, r *ui.Rect) {
	var row ui.Rect
	cell := func(i int) ui.Rect { return row.Cell(i, 2, 10) }
	row, *r = r.CutBottom(54, 10)
	if row.W < 300 {
		row.Y, row.H = row.Y-62, row.H+62
		r.H -= 62
		cell = func(i int) ui.Rect { return row.Row(i, 2, 8) }
	}
	if u.Button("curtain.log", cell(0), "Log", ui.Options{Key: "L", Tip: "What only you, or not everybody, came to know."}) {
		p.drawer.page = ownLogPage
	}
	tip := "Say when you want to be asked."
	if n := len(p.Table.Wishes()); n > 0 {
		tip = fmt.Sprintf("You have said so for %d moments.", n)
	}
	if u.Button("curtain.advance", cell(1), "Ask me", ui.Options{Key: "V", Tip: tip, Chosen: len(p.Table.Wishes()) > 0}) {
		p.drawer.page = advancePage
	}
}

// pageHead names what lies in the place of the cards, and leads back to them.
func (p *Play) pageHead(u *ui.UI, r ui.Rect, title string) {
	row := ui.R(600, r.Y+52, u.Window().W-1200, 56)
	back, row := row.CutRight(300, 20)
	u.Text(row, title, ui.FactCaps, ui.TextMain, ui.Left)
	if u.Button("curtain.cards", back, "Your cards", ui.Options{Icon: ui.IconCards, Key: "C"}) {
		p.drawer.page = ownCards
	}
}

// sheet is the drawer itself: high shoulders on both sides, and an edge in the seat's colour.
func sheet(u *ui.UI, r ui.Rect, c ui.Color) {
	x, y, right, dip := r.X, r.Y, r.Right(), r.Y+36.0
	points := []float64{x - 8, dip, x + 28, y, x + 560, y, x + 594, dip, right - 594, dip, right - 560, y, right - 28, y, right + 8, dip, right + 8, r.Bottom() + 10, x - 8, r.Bottom() + 10}
	fill := ui.Mix(ui.PanelBase, c, 0.13)
	u.Polygon(points, fill, c, 5)
	u.Backdrop(ui.R(x, y, r.W, r.H), fill)
	// Darker towards the foot.
	foot := ui.R(x, y+r.H*0.3, r.W, r.H*0.7)
	u.Panel(foot, ui.Look{Top: ui.Alpha(ui.Void, 0), Bottom: ui.Alpha(ui.Void, 0.62)})
}

// ownHead is name, time left and the way out.
func (p *Play) ownHead(u *ui.UI, r ui.Rect, seat game.Seat, c ui.Color) {
	u.Badge(ui.R(r.X+42, r.Y+20, 72, 72), p.Emblem(seat), c)
	u.Text(ui.R(r.X+130, r.Y+14, 420, 52), p.Name(seat), ui.Prompt.Sized(44), c, ui.Left)
	under := u.Text(ui.R(r.X+130, r.Y+64, 420, 34), "for your eyes only", ui.Body, ui.TextSecond, ui.Left)

	left := int(table.IdleTime.Seconds()) - (u.Tick-p.drawer.touched)/60
	x := r.Right() - 470
	u.Icon(ui.IconClock, ui.R(x, r.Y+24, 28, 28), ui.Amber)
	u.Text(ui.R(x+38, r.Y+20, 180, 36), fmt.Sprintf("closes in %d s", max(0, left)), ui.Body, ui.TextSecond, ui.Left)
	u.Bar(ui.R(x, r.Y+62, 200, 6), float64(left)/table.IdleTime.Seconds(), ui.Amber)
	back := max(r.X+345, under.Right()+24)
	p.backBehind(u, ui.R(back, r.Y+60, r.X+581-back, 44), seat)
	if u.Button("curtain.close", ui.R(r.Right()-236, r.Y+22, 196, 60), "Close", ui.Options{Icon: ui.IconLock, Key: "Esc"}) {
		p.Table.CloseCurtain()
		p.refresh()
		p.forget(u)
	}
}

// loyaltyWidth is how wide Loyalty cards lie behind the curtain: alike for all who play with the long texts of the Final Five, whoever holds one.
func loyaltyWidth(setup game.Setup) float64 {
	if slices.Contains(setup.Options, card.OptionFinalFive) {
		return 350
	}
	return shortLoyalty
}

// shortLoyalty is the width of Loyalty cards with short texts.
const shortLoyalty = 252.0

// lastLoyalty is the least height of the Loyalty card that lies on top.
const lastLoyalty = 210.0

// ownLoyalty is the seat's Loyalty cards, face down and revealed: the later ones lie on the earlier, whose heads are to be seen.
func (p *Play) ownLoyalty(u *ui.UI, r ui.Rect, seat game.Seat) {
	pile := p.View.Piles[game.Loyalty(seat)]
	if len(pile) == 0 {
		return
	}
	r = ui.R(r.X, r.Y+cardLift, r.W, r.H-cardLift) // a chosen card is lifted
	head := 84.0
	if u.Scale < 1 {
		head = 100
	}
	if n := float64(len(pile) - 1); n > 0 { // the last one has room for its text
		head = max(60, min(head, (r.H-lastLoyalty)/n))
	}
	high := min(r.H-head*float64(len(pile)-1), max(440, r.W*1.85))
	for i, slot := range pile {
		at := ui.R(r.X, r.Y+float64(i)*head, r.W, high)
		id := fmt.Sprintf("curtain.loyalty.%d", i)
		hit := at
		if i < len(pile)-1 {
			hit.H = head
		}
		st := cards.State{Hover: u.Hover(id)}
		choice := game.Choice{Kind: game.Reveal, Card: slot.Card}
		_, st.Legal = p.Legal(choice)
		st.Legal = st.Legal && !slot.FaceUp()
		st.Chosen = p.drawer.armed && p.drawer.choice == choice
		res := u.Area(id, p.Say.CardName(slot.Card), hit, ui.Options{Legal: st.Legal})
		p.faces().Any(u, at, card.LoyaltyCards, slot.Card, st)
		u.FocusRing(id, hit, 20)
		if res.Inspect {
			p.Show(card.LoyaltyCards, slot.Card)
		} else if res.Clicked && st.Legal {
			p.arm(choice)
		} else if res.Clicked {
			p.Show(card.LoyaltyCards, slot.Card)
		}
	}
}

// tray is a row of cards before the seat.
type tray struct {
	name  string
	cards []lying
	asked bool // the question is about it
}

// lying is a card in a tray, with the choice that a click on it makes.
type lying struct {
	deck   card.Deck
	id     card.ID
	choice game.Choice
	note   string // under it
}

// trays is all that the seat holds or is shown. The hand is always there.
func (p *Play) trays(seat game.Seat, asked bool) []tray {
	v := p.View
	hand := p.pileTray(game.Hand(seat), card.SkillCards)
	hand.name = fmt.Sprintf("Your hand · %d", len(hand.cards))
	list := []tray{hand}
	if v.President() == seat {
		quorum := p.pileTray(game.QuorumHand, card.QuorumCards)
		quorum.name = fmt.Sprintf("Quorum · %d", len(quorum.cards))
		if len(quorum.cards) > 0 {
			list = append(list, quorum)
		}
	}
	if super := p.pileTray(game.SuperHand(seat), card.SuperCrises); len(super.cards) > 0 {
		super.name = "Super crisis"
		list = append(list, super)
	}
	if asked {
		if shown := p.shown(seat); len(shown.cards) > 0 {
			list = append(list, shown)
		}
	}
	return list
}

// pileTray is the known cards of a pile. Equal cards are told apart as the options of the rules do it.
func (p *Play) pileTray(pile game.Pile, deck card.Deck) tray {
	var t tray
	nth := map[card.ID]int8{}
	for _, slot := range p.View.Piles[pile] {
		if slot.Card == "" {
			continue
		}
		c := game.Choice{Kind: game.TheCard, Card: slot.Card, N: nth[slot.Card]}
		nth[slot.Card]++
		_, legal := p.Legal(c)
		t.asked = t.asked || legal
		t.cards = append(t.cards, lying{deck: deck, id: slot.Card, choice: c})
	}
	return t
}

// shown is what the question itself shows: cards drawn to choose from, a hand looked at, tokens, a card seen.
func (p *Play) shown(seat game.Seat) tray {
	d := p.View.Decision
	t := tray{name: "Shown to you", asked: true}
	switch d.Kind {
	case game.SeeCard, game.ReconTop, game.ScoutTop:
		if d.About != "" {
			t.cards = append(t.cards, lying{deck: p.faces().Deck(d.About), id: d.About})
		}
		if d.Kind == game.SeeCard && d.Other >= 0 {
			t.name = p.Name(d.Other)
		}
		return t
	case game.LookAtOwnLoyalty:
		for _, slot := range p.View.Piles[game.Loyalty(seat)] {
			t.cards = append(t.cards, lying{deck: card.LoyaltyCards, id: slot.Card})
		}
		t.name = "Your loyalty"
		return t
	case game.SeeCards:
		for _, a := range card.Areas {
			for _, slot := range p.View.Piles[game.Civilians(a)] {
				if slot.Card != "" && !slot.FaceUp() {
					t.cards = append(t.cards, lying{deck: card.CivilianShips, id: slot.Card, note: p.Say.Area(a)})
				}
			}
		}
		return t
	}
	held := map[card.ID]bool{}
	for _, pile := range []game.Pile{game.Hand(seat), game.SuperHand(seat)} {
		for _, slot := range p.View.Piles[pile] {
			held[slot.Card] = true
		}
	}
	if p.View.President() == seat {
		for _, slot := range p.View.Piles[game.QuorumHand] {
			held[slot.Card] = true
		}
	}
	for _, o := range d.Options {
		switch {
		case o.Kind == game.TheToken:
			t.cards = append(t.cards, lying{deck: card.GalacticaDamage, id: o.Card, choice: o.Choice})
		case o.Kind == game.TheCard && (!held[o.Card] || d.Kind == game.TakeCard):
			deck := p.faces().Deck(o.Card)
			if d.Kind == game.ChooseCrisis {
				deck = card.Crises
			}
			t.cards = append(t.cards, lying{deck: deck, id: o.Card, choice: o.Choice})
		}
	}
	if d.Kind == game.TakeCard && d.Other >= 0 {
		t.name = p.Name(d.Other)
	}
	return t
}

// shownTray is the tray to be seen: the one that was clicked, or the one that the question is about.
func (p *Play) shownTray(trays []tray, asked bool) int {
	if p.drawer.tab > 0 && p.drawer.tab <= len(trays) {
		return p.drawer.tab - 1
	}
	for i := len(trays) - 1; i > 0 && asked; i-- {
		if trays[i].asked {
			return i
		}
	}
	return 0
}

// ownTabs names the tray that is shown, and leads to the others.
func (p *Play) ownTabs(u *ui.UI, r ui.Rect, trays []tray, shown int) {
	if len(trays) == 1 {
		u.Text(r, trays[0].name, ui.FactCaps, ui.TextMain, ui.Center)
		return
	}
	names := make([]string, len(trays))
	for i := range trays {
		names[i] = trays[i].name
	}
	at := shown
	if u.Tabs("curtain.tray", r.Around(min(r.W, float64(len(trays))*260), 54), names, &at) {
		p.drawer.tab = at + 1
	}
}

// taken says whether a choice was clicked and waits to be confirmed.
func (p *Play) taken(c game.Choice) bool {
	return p.Picked(c) || p.drawer.armed && p.drawer.choice == c && c != (game.Choice{})
}

// arm takes a choice; the second click on it answers.
func (p *Play) arm(c game.Choice) {
	if p.drawer.armed && p.drawer.choice == c {
		p.drawer.armed = false
		p.Pick(c)
		return
	}
	p.drawer.armed, p.drawer.choice = true, c
}

// strength is what a card would add to the check being made.
func (p *Play) strength(id card.ID) int {
	skill, n := p.faces().Type(id)
	return p.View.Check.Strength(skill, n)
}

// signed is a number with its sign, and a real minus.
func signed(n int) string {
	switch {
	case n < 0:
		return fmt.Sprintf("−%d", -n)
	case n == 0:
		return "0"
	default:
		return fmt.Sprintf("+%d", n)
	}
}
