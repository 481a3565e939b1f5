package curtain

import (
	"fmt"
	"math"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/scene/session"
	"battlestar/render/scene/takeback"
	"battlestar/render/ui"
)

// Curtain is what covers the table while the screen belongs to one seat.
type Curtain struct {
	*session.Session
	back   *takeback.TakeBack
	Drawer curtainState
}

// New makes the curtain of a game.
func New(s *session.Session, back *takeback.TakeBack) *Curtain {
	return &Curtain{Session: s, back: back}
}

// curtainState is what the curtain keeps from frame to frame. All of it is dropped when the eyes on the screen change.
type curtainState struct {
	eyes    game.Seat // whose the rest is
	known   bool      // eyes has been set
	pin     string
	tab     int // which tray is shown, counted from 1; 0 for the one that fits the question
	Armed   bool
	choice  game.Choice // clicked once, waits to be confirmed
	number  int         // of the decision that tab and choice belong to
	Looks   bool        // what lies facedown is shown in this frame
	reveals card.ID     // the card that may be revealed on its page
	Page    curtainPage // what is shown in place of the cards
	Log     ownLogState
	leads   leads
}

// leads are the cards that the seat can play although another choice comes first. They are valid for one view.
type leads struct {
	view *game.View
	list []game.Lead
}

// curtainPage is what a seat looks at behind its curtain.
type curtainPage uint8

const (
	ownCards curtainPage = iota
	OwnLogPage
	advancePage
	revealPage
	YourSidePage
)

// Forget drops whatever a seat may have left on the screen, as soon as another player looks at it. That is what is picked, shown large, hovered, held
// or scrolled. Call it at the beginning of each frame.
func (p *Curtain) Forget(u *ui.UI) {
	eyes := p.Table.Eyes()
	if p.Drawer.known && p.Drawer.eyes == eyes {
		return
	}
	if p.Drawer.known {
		p.cardsDrawn(p.Drawer.eyes, eyes)
	}
	p.Drawer = curtainState{eyes: eyes, known: true}
	p.Large, p.Explained, p.Picks, p.Armed = session.Thing{}, session.Explained{}, nil, ""
	u.ScrollTo("curtain.known", 0)
	u.ScrollTo("advance", 0)
	u.ScrollTo("ownlog.list", 0)
	u.ScrollTo("curtain.side.text", 0)
	u.Forget()
}

// Draw draws what covers the table while the screen belongs to one seat: whom to hand it to, or that seat's own cards.
func (p *Curtain) Draw(u *ui.UI) {
	if p.Table.Eyes() == game.Everyone {
		p.handover(u)
		return
	}
	p.Own(u, p.Table.Eyes())
}

// Own draws the drawer with a seat's own cards and its question.
func (p *Curtain) Own(u *ui.UI, seat game.Seat) {
	win := u.Window()
	c := p.Color(seat)
	d := p.View.Decision
	asked := p.Now.For == table.Secret
	if d != nil && d.Number != p.Drawer.number {
		p.Drawer.number, p.Drawer.tab, p.Drawer.Armed, p.Drawer.Page = d.Number, 0, false, ownCards
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
	side := 324.0
	if p.Drawer.Page == ownCards && len(p.knows(seat)) == 0 && len(p.since()) == 0 {
		side = 230 // more room for the cards
	}
	if cards := trays[shown].Cards; len(cards) > 0 {
		low := p.trayRows(u, Heaps(cards), win.W-80-loyaltyWidth-side-44) == 1
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
	left, row := row.CutLeft(loyaltyWidth, 22)
	right, row := row.CutRight(side, 22)
	p.ownLoyalty(u, left, seat)
	wide := ui.R(row.X, row.Y, right.Right()-row.X, row.H)
	switch p.Drawer.Page {
	case OwnLogPage:
		p.pageHead(u, r, p.Say.Text(say.CurtainYourLog))
		p.ownLog(u, wide)
	case advancePage:
		p.pageHead(u, r, p.Say.Text(say.CurtainInAdvance))
		p.advance(u, wide, seat)
	case revealPage:
		p.pageHead(u, r, p.Say.Text(say.CurtainRevealCard))
		p.reveal(u, wide, seat)
	case YourSidePage:
		p.pageHead(u, r, p.Say.Text(say.YourSideButton))
		p.yourSide(u, wide)
	default:
		p.ownTabs(u, ui.R(600, r.Y+52, win.W-1200, 56), trays, shown)
		p.ownPages(u, &right)
		p.ownKnown(u, right, seat)
		p.tray(u, row, &trays[shown], asked)
		if p.Drawer.Looks {
			p.turnedUp(u, wide, seat)
		}
	}
	if asked && p.View.Decision == d {
		p.question(u, ui.R(40, win.H-foot-18, win.W-80, foot), seat)
	}
	if fade := p.Table.Fade(); fade > 0 {
		u.Fill(r, ui.Alpha(ui.Void, fade*0.8))
		u.Wake(3)
	}
}

// want takes the card that the seat named in advance for this decision.
func (p *Curtain) want(d *game.Decision) {
	wanted := p.Table.Wanted()
	for _, o := range d.Options {
		if wanted != "" && o.Kind == game.TheCard && o.Card == wanted {
			p.arm(o.Choice)
			return
		}
	}
}

// ownPages draws the buttons that lead from the cards to the other pages behind the curtain.
func (p *Curtain) ownPages(u *ui.UI, r *ui.Rect) {
	var row, first ui.Rect
	cell := func(i int) ui.Rect { return row.Cell(i, 2, 10) }
	row, *r = r.CutBottom(54, 10)
	if row.W < 300 {
		row.Y, row.H = row.Y-62, row.H+62
		r.H -= 62
		cell = func(i int) ui.Rect { return row.Row(i, 2, 8) }
	}
	first, *r = r.CutBottom(54, 8)
	if u.Button("curtain.side", first, p.Say.Text(say.YourSideButton), ui.Options{Key: sideKey, Tip: p.Say.Text(say.YourSideTip)}) {
		p.Drawer.Page = YourSidePage
	}
	if u.Button("curtain.log", cell(0), p.Say.Text(say.CurtainLog), ui.Options{Key: "L", Tip: p.Say.Text(say.CurtainLogNote)}) {
		p.Drawer.Page = OwnLogPage
	}
	tip := p.Say.Text(say.CurtainAskMeNote)
	if n := len(p.Table.Wishes()); n > 0 {
		tip = fmt.Sprintf(p.Say.Text(say.CurtainAskMeMoments), n)
	}
	if u.Button("curtain.advance", cell(1), p.Say.Text(say.CurtainAskMe), ui.Options{Key: "V", Tip: tip, Chosen: len(p.Table.Wishes()) > 0}) {
		p.Drawer.Page = advancePage
	}
}

// pageHead names the page shown in place of the cards, and leads back to them.
func (p *Curtain) pageHead(u *ui.UI, r ui.Rect, title string) {
	row := ui.R(600, r.Y+52, u.Window().W-1200, 56)
	back, row := row.CutRight(300, 20)
	u.Text(row, title, ui.FactCaps, ui.TextMain, ui.Left)
	if u.Button("curtain.cards", back, p.Say.Text(say.CurtainYourCards), ui.Options{Icon: ui.IconCards, Key: "C"}) {
		p.Drawer.Page = ownCards
	}
}

// sheet draws the drawer itself: high shoulders on both sides, and an edge in the seat's color.
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

// ownHead draws the name, the time left and the button that closes the curtain.
func (p *Curtain) ownHead(u *ui.UI, r ui.Rect, seat game.Seat, c ui.Color) {
	const name = 142.0
	p.Sitter(u, ui.R(r.X+42, r.Y+11, 86, 86), seat)
	p.Player(u, "curtain.player", ui.R(r.X+30, r.Y+11, 100, 92), seat)
	u.Text(ui.R(r.X+name, r.Y+8, 408, 52), p.Name(seat), ui.Prompt.Sized(44), c, ui.Left)
	eyes, back := p.Say.Text(say.CurtainForYourEyesOnly), r.X+345
	if wide := u.TextWidth(eyes, ui.Body); name+wide+24 <= 581-90-u.TextWidth(p.Say.Text(say.TakeBack), ui.Action.Sized(1)) {
		back = max(back, u.Text(ui.R(r.X+name, r.Y+64, 408, 34), eyes, ui.Body, ui.TextSecond, ui.Left).Right()+24)
	} else { // in two lines, because the undo button is beside it
		st := ui.Body
		st.Leading = 1.1
		high := max(46, u.LeastHeight(2))
		u.Paragraph(ui.R(r.X+name, r.Y+83-high/2, back-24-r.X-name, high), eyes, st, ui.TextSecond, ui.Left)
	}

	left, most := p.Table.Closes()
	x := r.Right() - 470
	u.Icon(ui.IconClock, ui.R(x, r.Y+24, 28, 28), ui.Amber)
	u.Text(ui.R(x+38, r.Y+20, 180, 36), fmt.Sprintf(p.Say.Text(say.CurtainClosesIn), int(math.Ceil(left.Seconds()))), ui.Body, ui.TextSecond, ui.Left)
	u.Bar(ui.R(x, r.Y+62, 200, 6), left.Seconds()/most.Seconds(), ui.Amber)
	p.back.Behind(u, ui.R(back, r.Y+60, r.X+581-back, 44), seat)
	if u.Button("curtain.close", ui.R(r.Right()-236, r.Y+22, 196, 60), p.Say.Text(say.CurtainClose), ui.Options{Icon: ui.IconLock, Key: "Esc"}) {
		p.CloseCurtain()
		p.Forget(u)
	}
}

// tray is a row of cards in front of the seat.
type tray struct {
	name  string
	Cards []Lying
	asked bool // the question is about it
	fresh bool // it has a card that the seat drew since it last looked
}

// Lying is a card in a tray, with the choice that a click on it makes.
type Lying struct {
	deck   card.Deck
	Id     card.ID
	choice game.Choice
	note   string // under it
}

// down reports whether the card lies facedown until its player looks.
func (l *Lying) down() bool {
	return l.deck == card.LoyaltyCards || l.deck == card.Agendas || l.deck == card.Motives
}

// trays returns all that the seat holds or is shown. The hand is always there.
func (p *Curtain) trays(seat game.Seat, asked bool) []tray {
	v := p.View
	hand := p.PileTray(game.Hand(seat), card.SkillCards)
	hand.name = fmt.Sprintf(p.Say.Text(say.CurtainYourHand), len(hand.Cards))
	list := []tray{hand}
	if v.President() == seat {
		quorum := p.PileTray(game.QuorumHand, card.QuorumCards)
		p.noteDrawn(&quorum)
		quorum.name = fmt.Sprintf(p.Say.Text(say.CurtainQuorum), len(quorum.Cards))
		if len(quorum.Cards) > 0 {
			list = append(list, quorum)
		}
	}
	if super := p.PileTray(game.SuperHand(seat), card.SuperCrises); len(super.Cards) > 0 {
		super.name = p.Say.Text(say.CurtainSuperCrisis)
		list = append(list, super)
	}
	if mutiny := p.PileTray(game.MutinyHand(seat), card.Mutinies); len(mutiny.Cards) > 0 {
		mutiny.name = p.Say.Text(say.CurtainMutiny)
		list = append(list, mutiny)
	}
	list = append(list, p.traumaTrays(seat, asked)...)
	if asked {
		if shown := p.shown(seat); len(shown.Cards) > 0 {
			list = append(list, shown)
		}
	}
	return list
}

// PileTray returns the known cards of a pile. Equal cards are told apart as in the options of the rules.
func (p *Curtain) PileTray(pile game.Pile, deck card.Deck) tray {
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
		t.Cards = append(t.Cards, Lying{deck: deck, Id: slot.Card, choice: c})
	}
	return t
}

// noteDrawn marks the Quorum cards that the seat drew since it last looked.
func (p *Curtain) noteDrawn(t *tray) {
	for _, e := range p.Table.Since() {
		if !table.Draws(&e) {
			continue
		}
		for i := len(t.Cards) - 1; i >= 0; i-- {
			if l := &t.Cards[i]; l.Id == e.Card && l.note == "" {
				l.note, t.fresh = p.Say.Text(say.CurtainJustDrawn), true
				break
			}
		}
	}
}

// shown returns what the decision itself shows: cards drawn to choose from, a hand looked at, tokens, a card seen.
func (p *Curtain) shown(seat game.Seat) tray {
	d := p.View.Decision
	t := tray{name: p.Say.Text(say.CurtainShownToYou), asked: true}
	switch d.Kind {
	case game.SeeCard, game.ReconTop, game.ScoutTop, game.MissionTop, game.PlayOrDiscard:
		if d.About != "" {
			t.Cards = append(t.Cards, Lying{deck: p.Faces().Deck(d.About), Id: d.About})
		}
		if d.Kind == game.SeeCard && d.Other >= 0 {
			t.name = p.Name(d.Other)
		}
		return t
	case game.LookAtOwnLoyalty, game.LookAtAgenda, game.LookAtMotives: // they lie beside the hand
		return tray{}
	case game.SeeCards:
		for _, a := range card.Areas {
			for _, slot := range p.View.Piles[game.Civilians(a)] {
				if slot.Card != "" && !slot.FaceUp() {
					t.Cards = append(t.Cards, Lying{deck: card.CivilianShips, Id: slot.Card, note: p.Say.Area(a)})
				}
			}
		}
		return t
	}
	held := map[card.ID]bool{}
	for _, pile := range []game.Pile{game.Hand(seat), game.SuperHand(seat), game.Trauma(seat), game.MutinyHand(seat)} {
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
			t.Cards = append(t.Cards, Lying{deck: card.GalacticaDamage, Id: o.Card, choice: o.Choice})
		case o.Kind == game.TheCard && (!held[o.Card] || d.Kind == game.TakeCard):
			deck := p.Faces().Deck(o.Card)
			if d.Kind == game.ChooseCrisis {
				deck = card.Crises
			}
			t.Cards = append(t.Cards, Lying{deck: deck, Id: o.Card, choice: o.Choice})
		}
	}
	if d.Kind == game.TakeCard && d.Other >= 0 {
		t.name = p.Name(d.Other)
	}
	return t
}

// shownTray returns the tray to show: the one that was clicked, the one that the decision is about, or the one with newly drawn cards.
func (p *Curtain) shownTray(trays []tray, asked bool) int {
	if p.Drawer.tab > 0 && p.Drawer.tab <= len(trays) {
		return p.Drawer.tab - 1
	}
	for i := len(trays) - 1; i > 0 && asked; i-- {
		if trays[i].asked {
			return i
		}
	}
	for i := range trays {
		if trays[i].fresh && !(asked && trays[0].asked) {
			return i
		}
	}
	return 0
}

// ownTabs names the tray that is shown, and leads to the others.
func (p *Curtain) ownTabs(u *ui.UI, r ui.Rect, trays []tray, shown int) {
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
		p.Drawer.tab = at + 1
	}
}

// taken reports whether a choice was clicked and waits to be confirmed.
func (p *Curtain) taken(c game.Choice) bool {
	return p.Picked(c) || p.Drawer.Armed && p.Drawer.choice == c && c != (game.Choice{})
}

// arm takes a choice; the second click on it answers.
func (p *Curtain) arm(c game.Choice) {
	if p.Drawer.Armed && p.Drawer.choice == c {
		p.Drawer.Armed = false
		p.take(c)
		return
	}
	p.Drawer.Armed, p.Drawer.choice = true, c
	p.Renew()
}

// take answers with a choice, by way of another one if necessary.
func (p *Curtain) take(c game.Choice) {
	if _, ok := p.Legal(c); !ok {
		p.play(c)
		return
	}
	p.Pick(c)
}

// cardsDrawn plays the sound of the curtain when another player comes to the screen.
func (p *Curtain) cardsDrawn(before, now game.Seat) {
	if now == game.Everyone {
		p.Shell.Play(audio.CurtainCloses, 0, 0)
	} else if before == game.Everyone {
		p.Shell.Play(audio.CurtainOpens, 0, 0)
	}
}
