package curtain

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// questionPlan is the layout of the box of a private decision: the prompt is beside the buttons if there is room, else above them.
type questionPlan struct {
	beside  bool
	words   float64 // height of the prompt
	buttons float64 // width of the buttons beside it
	h       float64 // of the whole box
}

// The sizes in that box. confirmW is always the same, so that the options stay where they are.
const (
	questionPad  = 14.0
	questionRow  = 68.0
	questionLeft = 480.0 // what the prompt needs beside its buttons
	confirmW     = 400.0
	whyW         = 60.0
	aboutLeast   = 122.0 // least height of what it is about
	aboutMost    = 152.0
)

var asking = ui.Prompt.Sized(36)

// plan lays out the box of a question in r.
func (p *Curtain) plan(u *ui.UI, r ui.Rect, seat game.Seat) questionPlan {
	plan := p.planWords(u, r.W-56-p.besides(), seat)
	if p.besides() > 0 {
		plan.h = max(plan.h, aboutLeast+2*questionPad)
	}
	return plan
}

// besides returns the width of what the question is about, which stands before the words. It is 0 if that lies in front of the seat, or if there is
// none.
func (p *Curtain) besides() float64 {
	s, ok := p.About()
	if !ok || slices.ContainsFunc(p.shown(p.Table.Eyes()).Cards, func(l Lying) bool { return l.Id == s.ID }) {
		return 0
	}
	return session.PresentedW + 20
}

// planWords lays out the box in a width.
func (p *Curtain) planWords(u *ui.UI, wide float64, seat game.Seat) questionPlan {
	d := p.View.Decision
	if p.adding() {
		words := max(92, u.LineHeight(asking)+6+48) + p.outcomesHeight(u, wide-confirmW-whyW-24)
		right := questionRow + 6 + u.ParagraphHeight(confirmW, p.Say.Text(say.CurtainNeverNumbers), ui.Small)
		return questionPlan{beside: true, words: words, buttons: confirmW + whyW, h: max(words, right) + 2*questionPad}
	}
	options := p.ownOptions(seat)
	hint := 0.0 // what is chosen is shown under the prompt
	buttons := whyW + confirmW + 16
	if p.Multiple() || p.arms() {
		hint = 2 * u.LineHeight(ui.Small)
	}
	for i, o := range options {
		buttons += parts.ButtonWidth(u, p.Label(o), ownKey(d, i, o), o.Kind == game.FromHand) + 16
	}
	prompt := p.Say.Prompt(p.View, d)
	left := wide - buttons - 24
	if high := u.ParagraphHeight(left, prompt, asking); len(options) <= optionColumns && left >= questionLeft && high < 2.5*u.LineHeight(asking) {
		words := high + hint
		return questionPlan{beside: true, words: words, buttons: buttons, h: max(words, questionRow) + 2*questionPad}
	}
	words := min(2*u.LineHeight(asking), u.ParagraphHeight(wide/2, prompt, asking))
	rows := float64(p.optionRows(u, options) - 1)
	return questionPlan{words: words, h: words + 8 + questionRow + rows*optionRow + 2*questionPad}
}

// adding reports whether cards are being chosen for a check.
func (p *Curtain) adding() bool {
	return p.View.Decision.Kind == game.ContributeCards && p.View.Check != nil
}

// question draws a private decision at the foot of the curtain: the prompt, the options that are not cards, and the confirmation.
func (p *Curtain) question(u *ui.UI, r ui.Rect, seat game.Seat) {
	d := p.View.Decision
	plan := p.plan(u, r, seat)
	u.Panel(r, ui.Important.Edged(ui.Amber, 2.5))
	u.Keep(r)
	in := r.InsetXY(28, questionPad)
	if x := p.besides(); x > 0 {
		about, _ := p.About()
		var at ui.Rect
		at, in = in.CutLeft(session.PresentedW, x-session.PresentedW)
		p.Present(u, at.Around(at.W, min(at.H, aboutMost)), about)
	}
	words, buttons := in.CutTop(plan.words, 8)
	if plan.beside {
		buttons, words = in.CutRight(plan.buttons, 24)
	}
	switch {
	case p.adding():
		p.checkHead(u, words)
		var under ui.Rect
		buttons, under = buttons.CutTop(questionRow, 6)
		u.Icon(ui.IconLock, ui.R(under.X, under.Y+1, 24, 24), ui.TextQuiet)
		u.Paragraph(ui.R(under.X+34, under.Y, buttons.W-34, under.H+1), p.Say.Text(say.CurtainNeverNumbers), ui.Small, ui.TextQuiet, ui.Left)
	case plan.beside:
		prompt := p.Say.Prompt(p.View, d)
		high := u.ParagraphHeight(words.W, prompt, asking)
		under := ui.R(words.X, words.Y+high, words.W, words.H-high)
		if !p.hinted(u, under, seat) && under.H > 0 {
			words.Y += (words.H - high) / 2
		}
		u.Paragraph(ui.R(words.X, words.Y, words.W, high+1), prompt, asking, ui.TextMain, ui.Left)
		buttons = buttons.Around(buttons.W, questionRow)
	default:
		right, left := words.CutRight(words.W*0.48, 24)
		if !p.hinted(u, right, seat) {
			left = words
		}
		u.Paragraph(left, p.Say.Prompt(p.View, d), asking, ui.TextMain, ui.Left)
	}
	foot, _ := buttons.CutBottom(questionRow, 0)
	why, foot := foot.CutRight(44, 16)
	p.WhyAsked(u, "curtain.why", why.Around(44, 44))
	// No option lies there: a player who has just confirmed something still has the pointer there.
	confirm, foot := foot.CutRight(min(confirmW, foot.W), 16)
	if (p.Multiple() || p.arms()) && p.confirmed(u, confirm) {
		return
	}
	p.buttons(u, foot, seat)
}

// confirmed draws the button that confirms the choice, or, if too little is chosen, a line that says so. It reports whether the button was clicked.
func (p *Curtain) confirmed(u *ui.UI, r ui.Rect) bool {
	d := p.View.Decision
	if !p.Drawer.Armed && !(p.Multiple() && p.Ready()) {
		u.Text(r, parts.Shortened(u, p.notYet(d), notYetStyle, r.W), notYetStyle, ui.AmberTop, ui.Center)
		return false
	}
	o := ui.Options{Primary: len(p.Picks) > 0 || p.Drawer.Armed, Key: "Enter", Tip: p.confirmHint(d)}
	if !u.Button("curtain.confirm", r, parts.Shortened(u, p.confirmLabel(d), ui.Action, r.W-120), o) {
		return false
	}
	p.confirm()
	u.Wake(1)
	return true
}

// notYet says what must still be chosen.
func (p *Curtain) notYet(d *game.Decision) string {
	n := len(p.Picks)
	switch {
	case d.NotOne && n == 1:
		return p.Say.Text(say.CurtainImpulsive)
	case !p.Multiple():
		return p.Say.Text(say.CurtainChooseOne)
	case d.Min == d.Max:
		return fmt.Sprintf(p.Say.Text(say.CurtainChosenOf), n, d.Max)
	default:
		return fmt.Sprintf(p.Say.Text(say.CurtainChosenOfRange), n, d.Min, d.Max)
	}
}

var notYetStyle = ui.Fact.In(ui.Private).Sized(26)

// armed returns the option that waits to be confirmed.
func (p *Curtain) armed() game.Option {
	o, _ := p.Legal(p.Drawer.choice)
	return o
}

// hinted shows in r what the unconfirmed choice would do, or whether the seat's Personal Goals can be revealed. It reports whether it showed
// anything.
func (p *Curtain) hinted(u *ui.UI, r ui.Rect, seat game.Seat) bool {
	if !p.Drawer.Armed {
		return p.goalsHint(u, r, seat)
	}
	hint := p.Say.Hint(p.View, p.View.Decision, p.armed())
	if hint == "" {
		return false
	}
	u.Paragraph(r, parts.Fitting(u, r, hint), ui.Small, ui.TextSecond, ui.Left)
	return true
}

// confirmHint returns what confirming does, as a tooltip.
func (p *Curtain) confirmHint(d *game.Decision) string {
	switch {
	case p.Drawer.Armed:
		return p.Say.Hint(p.View, d, p.armed())
	case d.Kind == game.ContributeCards && p.View.Check != nil && p.View.Check.FaceUp:
		return p.Say.Text(say.CurtainFaceUp)
	case d.Kind == game.ContributeCards:
		return p.Say.Text(say.CurtainFaceDown)
	}
	return ""
}

func (p *Curtain) confirmLabel(d *game.Decision) string {
	switch n := len(p.Picks); {
	case p.Drawer.Armed:
		return p.Label(p.armed())
	case d.Kind == game.ContributeCards && n == 0:
		return p.Say.Option(p.View, d, game.Option{Choice: game.Choice{Kind: game.Pass}})
	case d.Kind == game.ContributeCards:
		return p.Shell.Count(say.CurtainAddThese, n)
	case d.Min == d.Max:
		return fmt.Sprintf(p.Say.Text(say.CurtainConfirmOf), n, d.Max)
	default:
		return fmt.Sprintf(p.Say.Text(say.CurtainConfirm), n)
	}
}

// arms reports whether an option may be armed first and then confirmed: a card in front of the seat, or what cannot be undone. From the hand it is
// always so, whether anything can be played or revealed or not. Merely looking is confirmed by its one button.
func (p *Curtain) arms() bool {
	d := p.View.Decision
	return d.Kind == game.ChooseFromHand || !looked(d) || len(p.leading()) > 0
}

// looked reports whether a decision only asks whether something was seen.
func looked(d *game.Decision) bool { return len(d.Options) == 1 && atOnce(d.Options[0].Kind) }

// ownKey returns the key of the option with index i. The same key passes as on the open table. But if passing leads back to the question before,
// where the player may pass again, the key is a different one.
func ownKey(d *game.Decision, i int, o game.Option) ui.Key {
	switch {
	case o.Kind == game.Yes:
		return "Enter"
	case o.Kind == game.Pass && d.Kind == game.ChooseFromHand && d.Window == game.NoWindow:
		return "Back"
	case o.Kind == game.Pass:
		return "P"
	case o.Kind == game.FromHand:
		return "H"
	case i < 9:
		return ui.Key(fmt.Sprint(i + 1))
	}
	return ""
}

// atOnce reports whether one click is enough, unless its effect lasts ([session.Session.Lasts]).
func atOnce(k game.ChoiceKind) bool {
	return k == game.Yes || k == game.Pass || k == game.Bottom || k == game.FromHand
}

// confirm answers with the armed option or the picks.
func (p *Curtain) confirm() {
	if p.Drawer.Armed {
		p.arm(p.Drawer.choice)
		return
	}
	p.Confirm()
}

// The buttons of a question stand in rows.
const (
	optionColumns = 4
	optionRow     = 80.0
)

// optionRows returns the number of rows for the buttons of options: fewer and wider columns if their labels are long.
func (p *Curtain) optionRows(u *ui.UI, options []game.Option) int {
	columns := optionColumns
	wide := u.Window().W - 220 - confirmW - p.besides() // what question leaves for them
	all, widest := 0.0, 0.0
	for i, o := range options {
		w := parts.ButtonWidth(u, p.Label(o), ownKey(p.View.Decision, i, o), o.Kind == game.FromHand) + 16
		all, widest = all+w, max(widest, w)
	}
	if all > wide && (widest > wide/optionColumns || len(options) <= columns) {
		columns = min(optionColumns, max(2, len(options))) - 1
	}
	return (max(1, len(options))-1)/columns + 1
}

// ownOptions returns the options of a decision that are not shown as cards.
func (p *Curtain) ownOptions(seat game.Seat) []game.Option {
	var options []game.Option
	for _, o := range p.View.Decision.Options {
		switch {
		case o.Kind == game.TheToken, o.Kind == game.TheCard, o.Kind == game.Reveal && p.lies(seat, o):
		default:
			options = append(options, o)
		}
	}
	return options
}

// buttons draws the options that are not shown as cards. What cannot be undone waits for a second click.
func (p *Curtain) buttons(u *ui.UI, r ui.Rect, seat game.Seat) {
	d := p.View.Decision
	options := p.ownOptions(seat)
	if len(options) == 0 {
		return
	}
	const gap = 16.0
	rows := p.optionRows(u, options)
	columns := (len(options) + rows - 1) / rows
	most := 360.0
	if rows > 1 && columns < optionColumns {
		most = 560
	}
	w := min(most, (r.W-gap*float64(columns-1))/float64(columns))
	looks := make([]ui.Options, len(options))
	widths := make([]float64, len(options)) // that their labels need
	all, tight := 0.0, false
	for i, o := range options {
		opt := ui.Options{Tip: p.Say.Hint(p.View, d, o), Chosen: p.taken(o.Choice), Key: ownKey(d, i, o)}
		switch o.Kind {
		case game.Yes:
			opt.Primary = true
		case game.Pass:
		case game.FromHand:
			opt.Primary, opt.Icon = true, ui.IconCards
		default:
			opt.Legal = i < 9
		}
		looks[i] = opt
		widths[i] = parts.ButtonWidth(u, p.Label(o), opt.Key, o.Kind == game.FromHand)
		all += widths[i] + gap
		tight = tight || widths[i] > w
	}
	x := r.X
	for i, o := range options {
		label, opt := p.Label(o), looks[i]
		at := ui.R(r.X+float64(i%columns)*(w+gap), r.Bottom()-r.H-float64(rows-1-i/columns)*optionRow, w, r.H)
		if tight && rows == 1 && all-gap <= r.W { // each as wide as its label needs, with the rest shared out
			at.X, at.W = x, widths[i]+min(60, (r.W-all+gap)/float64(len(options)))
			x = at.Right() + gap
		}
		if !u.Button(fmt.Sprintf("curtain.option.%d", i), at, label, opt) {
			continue
		}
		switch {
		case p.Multiple():
			p.Pick(o.Choice)
		case looked(d) || atOnce(o.Kind) && !p.Lasts(o):
			p.Drawer.Armed = false
			p.Pick(o.Choice)
			u.Wake(1)
			return
		default:
			p.arm(o.Choice)
		}
	}
}

// lies reports whether the card of an option lies in front of the seat and can be clicked there.
func (p *Curtain) lies(seat game.Seat, o game.Option) bool {
	for _, slot := range p.View.Piles[game.Loyalty(seat)] {
		if slot.Card == o.Card {
			return true
		}
	}
	return false
}

// known is something that the seat has learned about what lies facedown.
type known struct {
	seat  game.Seat // whose it is, or NoSeat
	icon  ui.Icon
	color ui.Color
	text  string
}

// knows lists what the seat has seen and still knows, and others may not.
func (p *Curtain) knows(seat game.Seat) []known {
	var list []known
	for pile := range game.NumPiles {
		if owner := pile.Owner(); owner == seat || owner == game.NoSeat && pile.Lies() == game.LookedAt {
			continue // these lie in front of the seat
		}
		inDeck := -1 // all that is known between the ends of a deck is one entry
		for i, slot := range p.View.Piles[pile] {
			if slot.Card == "" || slot.FaceUp() {
				continue
			}
			deck := pile.Deck()
			k := known{seat: pile.Owner(), icon: cards.LookOf(deck).Icon, color: cards.LookOf(deck).Color}
			k.text = p.Say.CardName(slot.Card)
			if deck == card.TraumaTokens {
				look := cards.MarkLook(p.View.Boxes.Trauma.Of(slot.Card).Mark)
				k.icon, k.color = look.Icon, look.Color
				k.text = p.tokenOn(pile, slot.Card)
			} else if deck == card.LoyaltyCards {
				k.text = p.Say.Text(say.CurtainLoyaltyCard)
			} else if deck == card.CivilianShips {
				k.text = p.civilian(pile, i)
			} else if k.seat == game.NoSeat {
				between := i > 0 && i < len(p.View.Piles[pile])-1
				if between && inDeck >= 0 {
					list[inDeck].text += ", " + k.text
					continue
				}
				if between {
					inDeck = len(list)
				}
				k.text = p.deckEnd(pile, i) + ": " + k.text
			}
			if k.seat != game.NoSeat {
				k.text = p.Name(k.seat) + ": " + k.text
			}
			list = append(list, k)
		}
	}
	return list
}

// deckEnd returns the name of a deck, with the end of it at which a card lies.
func (p *Curtain) deckEnd(pile game.Pile, i int) string {
	name := p.deckName(pile)
	switch i {
	case 0:
		return fmt.Sprintf(p.Say.Text(say.CurtainDeckTop), name)
	case len(p.View.Piles[pile]) - 1:
		return fmt.Sprintf(p.Say.Text(say.CurtainDeckBottom), name)
	default:
		return name
	}
}

func (p *Curtain) deckName(pile game.Pile) string {
	return p.Say.Option(p.View, nil, game.Option{Choice: game.Choice{Kind: game.TheDeck, Deck: pile}})
}

// civilian names a ship that was looked at, with its area.
func (p *Curtain) civilian(pile game.Pile, i int) string {
	for a := range int8(7) {
		if game.Civilians(areaOf(a)) == pile {
			return p.Say.Option(p.View, nil, shipOption(areaOf(a), i))
		}
	}
	return p.Say.CardName(p.View.Piles[pile][i].Card)
}

// ownKnown draws what the seat has learned, and what it missed.
func (p *Curtain) ownKnown(u *ui.UI, r ui.Rect, seat game.Seat) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(18, 14)
	list := p.knows(seat)
	news := p.since()
	line := func(at ui.Rect, text string, draw bool, c ui.Color) float64 {
		if draw {
			u.Paragraph(ui.R(at.X, at.Y, at.W, u.ParagraphHeight(at.W, text, ui.Small.Sized(20))+1), text, ui.Small.Sized(20), c, ui.Left)
		}
		return u.ParagraphHeight(at.W, text, ui.Small.Sized(20)) + 10
	}
	lay := func(at ui.Rect, draw bool) float64 {
		y := at.Y
		title := func(s string, c ui.Color) {
			st := ui.SmallCaps.Sized(21)
			h := u.ParagraphHeight(at.W, s, st)
			if draw {
				u.Paragraph(ui.R(at.X, y+3, at.W, h+1), s, st, c, ui.Left)
			}
			y += h + 14
		}
		title(p.Say.Text(say.CurtainWhatYouKnow), ui.Cyan)
		for _, k := range list {
			if draw && k.seat != game.NoSeat {
				u.Badge(ui.R(at.X, y, 32, 32), p.Emblem(k.seat), p.Color(k.seat))
			} else if draw {
				u.Icon(k.icon, ui.R(at.X, y, 30, 30), k.color)
			}
			y += max(40, line(ui.R(at.X+44, y, at.W-44, 0), k.text, draw, ui.TextMain))
		}
		if len(list) == 0 {
			y += line(ui.R(at.X, y, at.W, 0), p.Say.Text(say.CurtainOnlyYourOwnCards), draw, ui.TextQuiet)
		}
		y += 8
		if draw {
			u.Fill(ui.R(at.X, y-4, at.W, 1), ui.Alpha(ui.White, 0.14))
		}
		y += 6
		title(p.Say.Text(say.CurtainSinceYouLastLooked), ui.TextSecond)
		for _, s := range news {
			y += line(ui.R(at.X, y, at.W, 0), s, draw, ui.TextMain)
		}
		if len(news) == 0 {
			y += line(ui.R(at.X, y, at.W, 0), p.Say.Text(say.CurtainNothingNew), draw, ui.TextQuiet)
		}
		return y - at.Y
	}
	u.Scroll("curtain.known", in, lay(ui.R(0, 0, in.W-18, 0), false), func(at ui.Rect) { lay(at, true) })
}

// newsLines is how many of the missed events are told. The rest is in the log.
const newsLines = 8

// since returns what happened since the seat last looked and not everyone knows.
func (p *Curtain) since() []string {
	var lines []string
	for _, e := range p.Table.Since() {
		if p.Say.EventTone(e) != say.Private {
			continue
		}
		if text, told := p.Say.Event(p.View, p.veiled(e)); told {
			lines = append(lines, text)
		}
	}
	if len(lines) > newsLines {
		lines = lines[len(lines)-newsLines:]
	}
	return lines
}

func areaOf(a int8) card.Area { return card.Area(a) }

func shipOption(a card.Area, i int) game.Option {
	return game.Option{Choice: game.Choice{Kind: game.TheShip, Ship: card.Civilian, Area: a, N: int8(i)}}
}
