package scene

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// question is a private decision at the foot of the curtain: what is asked, the options that are no cards, and the confirmation.
func (p *Play) question(u *ui.UI, r ui.Rect, seat game.Seat) {
	d := p.View.Decision
	u.Panel(r, ui.Important.Edged(ui.Amber, 2.5))
	in := r.InsetXY(28, 16)
	rows := p.optionRows(u, p.ownOptions(seat)) - 1
	top, rest := in.CutTop(in.H-76-float64(rows)*optionRow, 8)
	if d.Kind == game.ContributeCards && p.View.Check != nil {
		top = p.checkHead(u, top)
	}
	top = p.goalsHint(u, p.armedHint(u, top), seat)
	u.Paragraph(ui.R(top.X, top.Y, top.W, min(top.H, 2*u.LineHeight(ui.Prompt))), p.Say.Prompt(p.View, d), ui.Prompt.Sized(36), ui.TextMain, ui.Left)

	buttons, _ := rest.CutBottom(68, 0)
	why, buttons := buttons.CutRight(44, 16)
	p.whyAsked(u, "curtain.why", why.Around(44, 44))
	x := buttons.X
	if p.Multiple() || p.arms() {
		label := p.confirmLabel(d)
		w := max(240, u.TextWidth(label, ui.Action)+130)
		if len(p.ownOptions(seat)) > 0 {
			w = confirmW // always the same, so that the options stay where they are
		}
		o := ui.Options{Primary: len(p.Picks) > 0 || p.drawer.armed, Key: "Enter", Tip: p.confirmHint(d)}
		if !p.drawer.armed && !(p.Multiple() && p.Ready()) {
			o = ui.Options{Disabled: fmt.Sprintf("Choose %d first, by a click.", d.Min)}
			if d.NotOne && len(p.Picks) == 1 {
				o.Disabled = "Impulsive: none, or 2 or more."
			}
		}
		if u.Button("curtain.confirm", ui.R(x, buttons.Y, w, buttons.H), shortened(u, label, ui.Action, w-120), o) {
			p.confirm()
			u.Wake(1)
			return
		}
		x += w + 16
	}
	p.buttons(u, ui.R(x, buttons.Y, buttons.Right()-x, buttons.H), seat)
}

// checkHead is what a seat that adds cards has to know; it gives back the place for the question.
func (p *Play) checkHead(u *ui.UI, r ui.Rect) ui.Rect {
	check := p.View.Check
	cards.Octagon(u, ui.R(r.X, r.Y+6, 100, 100), fmt.Sprint(check.Difficulty), ui.TextMain)
	left, right := ui.R(r.X+124, r.Y, r.W*0.56, r.H), ui.R(r.X+r.W*0.68, r.Y, r.W*0.32, r.H)
	y := r.Y + 66
	ink := u.Text(ui.R(left.X, y, 130, 44), "Counts for", ui.Body, ui.TextQuiet, ui.Left)
	x := ink.Right() + 14
	for s := range check.Skills {
		if look, ok := skillAt(s); ok && check.Skills[s] {
			u.Skill(look, ui.R(x, y, 44, 44))
			x += 54
		}
	}
	u.Text(ui.R(x+6, y, left.Right()-x, 44), "everything else counts against", ui.Body, ui.TextQuiet, ui.Left)

	sum := 0
	for _, c := range p.Picks {
		sum += p.strength(c.Card)
	}
	color := ui.Green
	if sum < 0 {
		color = ui.Red
	}
	switch len(p.Picks) {
	case 0:
		u.Text(ui.R(right.X, r.Y, right.W, 60), "Click the cards that you add.", ui.Body, ui.AmberTop, ui.Right)
	default:
		ink = u.Text(ui.R(right.Right()-150, r.Y, 150, 60), signed(sum), ui.Numeral, color, ui.Right)
		u.Text(ui.R(right.X, r.Y, ink.X-right.X-18, 60), counted(len(p.Picks)), ui.Body, ui.TextSecond, ui.Right)
	}
	const hush = "At the table say “a little” or “a lot”, never numbers."
	tall := u.ParagraphHeight(right.W-40, hush, ui.Small)
	u.Icon(ui.IconLock, ui.R(right.X, y+2, 28, 28), ui.TextQuiet)
	u.Paragraph(ui.R(right.X+40, y, right.W-40, tall+1), hush, ui.Small, ui.TextQuiet, ui.Left)
	at := r.X + r.W*0.46
	p.atStake(u, ui.R(at, r.Y, r.W*0.18, 56))
	return ui.R(left.X, r.Y, at-20-left.X, 56)
}

// counted says how many cards somebody has picked.
func counted(n int) string {
	if n == 1 {
		return "your card"
	}
	return fmt.Sprintf("your %d cards", n)
}

// atStake is what failing the check costs.
func (p *Play) atStake(u *ui.UI, r ui.Rect) {
	check := p.faces().Check(p.View.Check.Card, p.View.Check.Place)
	if check == nil || len(check.Fail) == 0 {
		return
	}
	var chips card.Effects
	for _, e := range check.Fail {
		if _, ok := e.(card.Change); ok {
			chips = append(chips, e)
		}
	}
	if len(chips) == 0 {
		chips = check.Fail[:1]
	}
	if !p.faces().EffectsFit(u, r.W-72, r.H-14, chips) {
		return // the card says it
	}
	u.Panel(r, ui.Look{Top: ui.RedField, Bottom: ui.RedField, LineTop: ui.Mix(ui.Red, ui.Void, 0.4), LineBottom: ui.Mix(ui.Red, ui.Void, 0.5), Line: 1.2, Cut: 4})
	in := r.InsetXY(14, 4)
	u.Icon(ui.IconCross, ui.R(in.X, in.Y+10, 28, 28), ui.Red)
	at := ui.R(in.X+44, in.Y, in.W-44, in.H)
	p.faces().Effects(u, ui.R(at.X, at.Y+6, at.W, at.H-6), chips, 26)
}

// armedHint says beside the question what the choice would do that waits to be confirmed; it gives back the place for the question.
func (p *Play) armedHint(u *ui.UI, r ui.Rect) ui.Rect {
	if !p.drawer.armed {
		return r
	}
	hint := p.Say.Hint(p.View, p.View.Decision, game.Option{Choice: p.drawer.choice})
	if hint == "" {
		return r
	}
	right, rest := r.CutRight(r.W*0.48, 24)
	u.Paragraph(right, fitting(u, right, hint), ui.Small, ui.TextSecond, ui.Left)
	return rest
}

// confirmHint is what confirming does, under the pointer.
func (p *Play) confirmHint(d *game.Decision) string {
	switch {
	case p.drawer.armed:
		return p.Say.Hint(p.View, d, game.Option{Choice: p.drawer.choice})
	case d.Kind == game.ContributeCards && p.View.Check != nil && p.View.Check.FaceUp:
		return "Face up: everybody sees which."
	case d.Kind == game.ContributeCards:
		return "Face down: only how many you add is seen."
	}
	return ""
}

func (p *Play) confirmLabel(d *game.Decision) string {
	switch n := len(p.Picks); {
	case p.drawer.armed:
		return p.Say.Option(p.View, d, game.Option{Choice: p.drawer.choice})
	case d.Kind == game.ContributeCards && n == 0:
		return p.Say.Option(p.View, d, game.Option{Choice: game.Choice{Kind: game.Pass}})
	case d.Kind == game.ContributeCards:
		return fmt.Sprintf("Add these %d", n)
	case !p.Multiple():
		return "Choose one"
	case d.Min == d.Max:
		return fmt.Sprintf("Confirm %d of %d", n, d.Max)
	default:
		return fmt.Sprintf("Confirm %d", n)
	}
}

// arms says whether an option is taken first and confirmed then: a card that lies before the seat, or what cannot be taken back.
func (p *Play) arms() bool {
	for _, o := range p.View.Decision.Options {
		if !atOnce(o.Kind) {
			return true
		}
	}
	return false
}

// atOnce says whether one click is enough.
func atOnce(k game.ChoiceKind) bool {
	return k == game.Yes || k == game.Pass || k == game.Bottom || k == game.FromHand
}

// confirm answers with what was taken.
func (p *Play) confirm() {
	if p.drawer.armed {
		p.arm(p.drawer.choice)
		return
	}
	p.Confirm()
}

// The buttons of a question stand in rows.
const (
	optionColumns = 4
	optionRow     = 80.0
	confirmW      = 430.0
)

// optionRows is in how many rows the buttons of options stand: wider ones where their labels are long.
func (p *Play) optionRows(u *ui.UI, options []game.Option) int {
	columns := optionColumns
	wide := u.Window().W - 220 // what question leaves for them
	if p.Multiple() || p.arms() {
		wide -= confirmW
	}
	all, widest := 0.0, 0.0
	for i, o := range options {
		w := buttonWidth(u, p.Say.Option(p.View, p.View.Decision, o), ui.Key(fmt.Sprint(i+1)), o.Kind == game.FromHand) + 16
		all, widest = all+w, max(widest, w)
	}
	if all > wide && (widest > wide/optionColumns || len(options) <= columns) {
		columns = min(optionColumns, max(2, len(options))) - 1
	}
	return (max(1, len(options))-1)/columns + 1
}

// ownOptions are the options of a question that lie nowhere as cards.
func (p *Play) ownOptions(seat game.Seat) []game.Option {
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

// buttons are the options that lie nowhere as cards. What cannot be taken back waits for a second click.
func (p *Play) buttons(u *ui.UI, r ui.Rect, seat game.Seat) {
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
		opt := ui.Options{Tip: p.Say.Hint(p.View, d, o), Chosen: p.taken(o.Choice)}
		switch {
		case o.Kind == game.Yes:
			opt.Primary, opt.Key = true, "Enter"
		case o.Kind == game.Pass:
			opt.Key = "0"
		case o.Kind == game.FromHand:
			opt.Primary, opt.Key, opt.Icon = true, "H", ui.IconCards
		case i < 9:
			opt.Legal, opt.Key = true, ui.Key(fmt.Sprint(i+1))
		}
		looks[i] = opt
		widths[i] = buttonWidth(u, p.Say.Option(p.View, d, o), opt.Key, o.Kind == game.FromHand)
		all += widths[i] + gap
		tight = tight || widths[i] > w
	}
	x := r.X
	for i, o := range options {
		label, opt := p.Say.Option(p.View, d, o), looks[i]
		at := ui.R(r.X+float64(i%columns)*(w+gap), r.Bottom()-r.H-float64(rows-1-i/columns)*optionRow, w, r.H)
		if tight && rows == 1 && all-gap <= r.W { // as wide as each label needs, and the rest shared out
			at.X, at.W = x, widths[i]+min(60, (r.W-all+gap)/float64(len(options)))
			x = at.Right() + gap
		}
		if !u.Button(fmt.Sprintf("curtain.option.%d", i), at, label, opt) {
			continue
		}
		switch {
		case p.Multiple():
			p.Pick(o.Choice)
		case atOnce(o.Kind):
			p.drawer.armed = false
			p.Pick(o.Choice)
			u.Wake(1)
			return
		default:
			p.arm(o.Choice)
		}
	}
}

// lies says whether the card of an option lies before the seat and can be clicked there.
func (p *Play) lies(seat game.Seat, o game.Option) bool {
	for _, slot := range p.View.Piles[game.Loyalty(seat)] {
		if slot.Card == o.Card {
			return true
		}
	}
	return false
}

// known is something that the seat has learned of what lies face down.
type known struct {
	seat  game.Seat // whose it is, or NoSeat
	icon  ui.Icon
	color ui.Color
	text  string
}

// knows lists what the seat has seen and still knows, and nobody else needs to.
func (p *Play) knows(seat game.Seat) []known {
	var list []known
	for pile := range game.NumPiles {
		switch pile {
		case game.QuorumHand, game.QuorumDrawn, game.CrisisDrawn, game.DestinationDrawn, game.DamageDrawn:
			continue // these lie before the seat
		}
		if pile.Owner() == seat {
			continue
		}
		for i, slot := range p.View.Piles[pile] {
			if slot.Card == "" || slot.FaceUp() {
				continue
			}
			deck := say.DeckOf(pile)
			k := known{seat: pile.Owner(), icon: cards.LookOf(deck).Icon, color: cards.LookOf(deck).Color}
			k.text = p.Say.CardName(slot.Card)
			if deck == say.CivilianShips {
				k.text = p.civilian(pile, i)
			} else if k.seat == game.NoSeat {
				k.text = p.deckName(pile) + where(i, len(p.View.Piles[pile])) + ": " + k.text
			}
			if k.seat != game.NoSeat {
				k.text = p.Name(k.seat) + ": " + k.text
			}
			list = append(list, k)
		}
	}
	return list
}

// where is the end of a deck at which a card lies.
func where(i, n int) string {
	switch {
	case i == 0:
		return " · top"
	case i == n-1:
		return " · bottom"
	default:
		return ""
	}
}

func (p *Play) deckName(pile game.Pile) string {
	return p.Say.Option(p.View, nil, game.Option{Choice: game.Choice{Kind: game.TheDeck, Deck: pile}})
}

// civilian names a ship that was looked at, with its area.
func (p *Play) civilian(pile game.Pile, i int) string {
	for a := range int8(7) {
		if game.Civilians(areaOf(a)) == pile {
			return p.Say.Option(p.View, nil, shipOption(areaOf(a), i))
		}
	}
	return p.Say.CardName(p.View.Piles[pile][i].Card)
}

// ownKnown is what the seat has learned, and what it missed.
func (p *Play) ownKnown(u *ui.UI, r ui.Rect, seat game.Seat) {
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
		title("What you know", ui.Cyan)
		for _, k := range list {
			if draw && k.seat != game.NoSeat {
				u.Badge(ui.R(at.X, y, 32, 32), p.Emblem(k.seat), p.Colour(k.seat))
			} else if draw {
				u.Icon(k.icon, ui.R(at.X, y, 30, 30), k.color)
			}
			y += max(40, line(ui.R(at.X+44, y, at.W-44, 0), k.text, draw, ui.TextMain))
		}
		if len(list) == 0 {
			y += line(ui.R(at.X, y, at.W, 0), "Only your own cards.", draw, ui.TextQuiet)
		}
		y += 8
		if draw {
			u.Fill(ui.R(at.X, y-4, at.W, 1), ui.Alpha(ui.White, 0.14))
		}
		y += 6
		title("Since you last looked", ui.TextSecond)
		for _, s := range news {
			y += line(ui.R(at.X, y, at.W, 0), s, draw, ui.TextMain)
		}
		if len(news) == 0 {
			y += line(ui.R(at.X, y, at.W, 0), "Nothing new for you alone.", draw, ui.TextQuiet)
		}
		return y - at.Y
	}
	u.Scroll("curtain.known", in, lay(ui.R(0, 0, in.W-18, 0), false), func(at ui.Rect) { lay(at, true) })
}

// newsLines is how much of what was missed is told; the rest stands in the log.
const newsLines = 8

// since is what happened since the seat last looked that not everybody knows.
func (p *Play) since() []string {
	var lines []string
	for _, e := range p.Table.Since() {
		if p.Say.EventTone(e) != say.Private {
			continue
		}
		if text, told := p.Say.Event(p.View, e); told {
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

// skillAt is the kit's name of the type with a number.
func skillAt(s int) (ui.Skill, bool) { return cards.SkillOf(card.Skill(s)) }
