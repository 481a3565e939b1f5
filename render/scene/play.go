package scene

import (
	"slices"
	"time"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/input"
	"battlestar/render"
	"battlestar/render/board"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Play is one game on the screen: the table, and over it whatever is open, the curtain above all. It looks at View only; what is
// behind it belongs to the rules.
type Play struct {
	Shell *shell.Shell
	Table *table.Table
	Say   *say.Speaker
	View  *game.View // what the eyes on the screen may see, its pending decision included

	// HandTo is the seat that the screen is being handed to, whether it is asked or wants to peek: the curtain shows whom to hand it
	// to and "hold to open". NoSeat when the table itself is seen.
	HandTo game.Seat
	// Large is what is shown large, with its full text; its ID is empty when nothing is.
	Large Thing
	// Picks are the choices taken so far of a decision that takes several at once, in order.
	Picks []game.Choice
	// Notice is what went wrong last, in a sentence, until the next answer.
	Notice string

	now       table.Asked      // what the table waits for
	seated    []table.SeatInfo // who sits where
	listed    []game.Option    // options of the decision that are buttons
	decksW    float64          // how wide the decks are in the prompt bar; 0 where they make room for options
	deckNames int              // the style of their names, of deckName
	sheeted   bool             // the options lie on a sheet over the board
	armed     string           // the widget whose click has to come again
	armedAt   ui.Rect
	asked     int  // number of the decision that Picks and armed belong to
	showBoard bool // although a crisis or a check is open
	board     board.Board
	exodus    bool // the box is played
	fleet     fleetView
	log       logState
	dice      diceState
	sounds    sounds
	attack    game.Event // the last one that was made
	duel      cast       // the die that is asked about
	looked    cast       // the die of the attack under the pointer
	acting    ui.Rect    // where the location lies whose action may be chosen
	tick      int        // of the last frame
	botAt     int        // tick at which a bot may answer
	moves     moves

	fates     fateState
	recap     *recap // what happened last, until it is dismissed
	undo      backState
	putting   *CorrectPage // what is being set right, while it is not done
	drawer    curtainState
	open      checkState
	stamped   stampState
	explained explained // the rule that is shown in place
	guide     guide
}

// Thing is something that has a face: a card, a location, a sheet, a title, a token.
type Thing struct {
	Deck card.Deck
	ID   card.ID
}

// NewPlay shows a table.
func NewPlay(s *shell.Shell, t *table.Table) *Play {
	p := &Play{Shell: s, Table: t, Say: s.Speaker(t), HandTo: game.NoSeat}
	p.board.Host, p.board.Say = p, p.Say
	p.board.Moving(s.Settings.Ticks)
	p.exodus = slices.Contains(t.Setup().Boxes, "exodus")
	for range t.Steps() {
		// What happened before is in the log; nothing of it is shown again.
	}
	p.refresh()
	return p
}

// Frame implements render.Scene.
func (p *Play) Frame(u *ui.UI, a *render.App) {
	if skips(&u.In) {
		p.skip()
	}
	p.elapse(u)
	p.refresh()
	p.forget(u)
	if p.View.Over != nil && p.Table.Eyes() == game.Everyone && !p.dice.rolling(u) && !p.moving() {
		p.gameOver(a)
		return
	}
	if u.Typed(pauseKey) || u.Typed("Pause") {
		a.Push(NewPause(p))
		return
	}
	why := p.explained.rule != "" // before anything in this frame asks: a key is taken once
	under(u, p.covered(), func(u *ui.UI) { p.table(u, a) })
	if p.HandTo != game.NoSeat || p.Table.Eyes() != game.Everyone {
		under(u, p.Large.ID != "" || why, p.curtain)
	}
	if p.Large.ID != "" {
		under(u, why, p.large)
	}
	if p.fates.began == 0 {
		p.tellRecap(u)
	}
	p.askAll(a)
	p.sounds.hear(p, u)
	p.showNote(u)
	if why {
		p.whyPanel(u, a)
	}
}

// under draws something that cannot be touched if there is something over it.
func under(u *ui.UI, covered bool, draw func(*ui.UI)) {
	if covered {
		u.Inert(func() { draw(u) })
		return
	}
	draw(u)
}

// covered says whether something lies over the whole table.
func (p *Play) covered() bool {
	return p.HandTo != game.NoSeat || p.Table.Eyes() != game.Everyone || p.Large.ID != "" || p.explained.rule != "" || p.recap != nil
}

// elapse lets the time pass that went by since the last frame.
func (p *Play) elapse(u *ui.UI) {
	dt := u.Tick - p.tick
	if p.tick == 0 || dt > 120 && p.Table.Eyes() == game.Everyone {
		dt = 0 // another scene was shown meanwhile; an open curtain has grown older by it
	}
	p.tick = u.Tick
	if p.undo.open {
		return // the table is being asked: nothing moves
	}
	if touched(&u.In) {
		p.Table.Touch()
	}
	if u.FocusLost() {
		p.away()
	}
	if p.Table.Eyes() == game.Everyone && p.still(u) {
		return // nothing goes on by itself meanwhile
	}
	if p.Table.Eyes() == game.Everyone && p.dice.rolling(u) {
		dt = 0 // each die of many is seen before the next goes on
	}
	passed := time.Duration(dt) * time.Second / 60
	if p.Table.Eyes() == game.Everyone {
		passed = time.Duration(float64(passed) * p.Shell.Settings.Tempo.Factor()) // a curtain closes at one pace for all
	}
	p.told(p.Table.Elapse(passed))
	asked := p.Table.Asked()
	switch {
	case p.Table.Eyes() != game.Everyone:
		u.Wake(30) // it closes by itself
	case asked.GoesOn:
		u.Wake(6)
	case asked.For == table.Choice && p.View != nil && p.View.Decision != nil && p.View.Decision.Kind == game.Contribute:
		u.Wake(30) // a seat may have said in advance what it does
	case asked.For == table.Bots || asked.For == table.Window && p.View != nil && p.View.Decision != nil && p.View.Decision.Seats != asked.Seats:
		p.bots(u)
	}
}

// botPace is how many ticks lie between two answers of bots, whatever they hold and are asked.
const botPace = 24

func (p *Play) bots(u *ui.UI) {
	if p.dice.rolling(u) || p.fates.began != 0 {
		return
	}
	if u.Tick < p.botAt {
		u.Wake(p.botAt - u.Tick)
		return
	}
	_, err := p.Table.Tick()
	p.told(err)
	pace := int(float64(p.Shell.Settings.Ticks(botPace)) / p.Shell.Settings.Tempo.Factor())
	p.botAt = u.Tick + pace
	u.Wake(max(1, pace))
}

func touched(in *input.State) bool {
	return in.Down[input.Left] || in.Released[input.Left] || in.Down[input.Middle] || in.WheelY != 0 || len(in.Just) > 0 || len(in.Runes) > 0
}

// refresh takes in what changed at the table.
func (p *Play) refresh() {
	p.View = p.Table.View()
	p.now, p.seated = p.Table.Asked(), p.Table.Seats()
	p.collect()
	number := 0
	if d := p.View.Decision; d != nil {
		number = d.Number
	}
	if number != p.asked {
		p.asked, p.armed, p.Picks, p.showBoard = number, "", nil, false
		p.takeAim()
	}
}

// told keeps what went wrong, for the prompt bar.
func (p *Play) told(err error) {
	if err != nil {
		p.Notice = shell.Sentence(err)
	}
}

// Decision is the pending decision as the eyes on the screen see it, nil when the game is over.
func (p *Play) Decision() *game.Decision { return p.View.Decision }

// Legal finds an option of the pending decision.
func (p *Play) Legal(c game.Choice) (game.Option, bool) {
	if d := p.View.Decision; d != nil {
		for _, o := range d.Options {
			if o.Choice == c {
				return o, true
			}
		}
	}
	return game.Option{}, false
}

// Answer answers the pending decision for a seat. What goes wrong stands in Notice.
func (p *Play) Answer(seat game.Seat, picks ...game.Choice) {
	p.Notice, p.armed, p.Picks = "", "", nil
	open := p.Table.Eyes() == game.Everyone
	p.told(p.Table.Answer(seat, picks...))
	p.refresh()
	// A choice in the open that leads the same seat behind its curtain, "from my hand" say, leads there at once.
	if a := p.Table.Asked(); open && a.For == table.HandOver && a.Seat == seat {
		p.HandTo = seat
	}
}

// GoOn passes for all who are asked in a window. Where the window goes on by itself it is for all like it, as the bar is.
func (p *Play) GoOn() {
	p.Notice, p.armed = "", ""
	if p.now.GoesOn {
		p.told(p.Table.GoOnWithAll())
	} else {
		p.told(p.Table.GoOn())
	}
	p.refresh()
}

// Multiple says whether the pending decision takes several options at once, or any number of them: they are picked, and then
// confirmed.
func (p *Play) Multiple() bool {
	d := p.View.Decision
	return d != nil && (d.Min != 1 || d.Max != 1)
}

// Picked says whether an option is among the picks so far.
func (p *Play) Picked(c game.Choice) bool {
	for _, pick := range p.Picks {
		if pick == c {
			return true
		}
	}
	return false
}

// Pick is a click on an option: it answers, or where several are taken it picks or drops the option.
func (p *Play) Pick(c game.Choice) {
	d := p.View.Decision
	if _, ok := p.Legal(c); !ok {
		return
	}
	if !p.Multiple() {
		p.Answer(p.chooser(), c)
		return
	}
	for i, pick := range p.Picks {
		if pick == c {
			p.Picks = append(p.Picks[:i:i], p.Picks[i+1:]...)
			return
		}
	}
	if len(p.Picks) < d.Max {
		p.Picks = append(p.Picks, c)
	}
}

// Ready says whether as many options are picked as the decision takes.
func (p *Play) Ready() bool {
	d := p.View.Decision
	return d != nil && d.Allows(len(p.Picks))
}

// Confirm answers with the picks.
func (p *Play) Confirm() {
	if p.Ready() {
		p.Answer(p.chooser(), p.Picks...)
	}
}

// chooser is the seat that a choice on the screen is made for.
func (p *Play) chooser() game.Seat {
	d := p.View.Decision
	if eyes := p.Table.Eyes(); eyes != game.Everyone && d.Seats.Has(eyes) {
		return eyes
	}
	return d.Seat()
}

// Show shows something large.
func (p *Play) Show(deck card.Deck, id card.ID) { p.Large = Thing{deck, id} }

// Seats is the number of seats.
func (p *Play) Seats() int { return len(p.View.Seats) }

// Name is a player's name.
func (p *Play) Name(s game.Seat) string { return p.Say.Name(s) }

// Colour is a seat's colour.
func (p *Play) Colour(s game.Seat) ui.Color {
	if s >= 0 && int(s) < len(p.seated) {
		return ui.SeatColors[p.seated[s].Colour%len(ui.SeatColors)]
	}
	return ui.TextSecond
}

// Emblem is a seat's sign.
func (p *Play) Emblem(s game.Seat) ui.Icon {
	if s >= 0 && int(s) < len(p.seated) {
		return ui.Emblems[p.seated[s].Emblem%len(ui.Emblems)]
	}
	return ui.IconCards
}
