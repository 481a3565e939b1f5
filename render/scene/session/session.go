package session

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/input"
	"battlestar/render/board"
	cards "battlestar/render/card"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Session is one game on the screen: what all that draws of it shares.
type Session struct {
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

	Line      Line             // told last
	Now       table.Asked      // what the table waits for
	Seated    []table.SeatInfo // who sits where
	Wants     game.Seats       // who have said in the window that is open that they play something
	Armed     string           // the widget whose click has to come again
	ArmedAt   ui.Rect          // where it lies in this frame
	Still     bool             // something lies over the table: nothing is told meanwhile
	ShowBoard bool             // although a crisis or a check is open
	Board     board.Board
	Decks     []game.Pile // that lie in the prompt bar
	Exodus    bool        // the box is played
	Nebula    bool        // the Ionian Nebula is
	Tick      int         // of the last frame
	Explained Explained   // the rule that is shown in place

	// Refresh calls Begins for an event that is to be told, which says how many ticks of it are seen before; Happens when it is told, with View
	// as it is after it; Tells when the open table has been told all that is due;
	// and Asks where something else is asked than before.
	Begins      func(e *game.Event) int
	Happens     func(e *game.Event) Pace
	Tells, Asks func()
	Landed      func(next *game.Event) int // the tick at which what is on its way has come to its end, before something else is told
	Lands       func()                     // has it come there at once
	Forgets     func()                     // what was seen, before what happened is told from another place
	Settles     func()                     // what moves

	calls   game.Seat // it wants to play something in the window that is open, and is led to its hand
	follows bool      // a curtain has closed: what is asked next behind another one is led to at once
	clock   clock
	again   again
	asked   int  // number of the decision that Picks and Armed belong to
	given   bool // an answer, in this frame
	renewed bool // it is another one than when TakeRenewed was last called
	drew    int  // how much of the log was searched for what a seat drew and has to see
	drawn   *cards.Faces
}

// New puts a table on the screen.
func New(s *shell.Shell, t *table.Table) *Session {
	p := &Session{Shell: s, Table: t, Say: s.Speaker(t), HandTo: game.NoSeat, calls: game.NoSeat, Begins: func(*game.Event) int { return 0 }, Happens: func(*game.Event) Pace { return Pace{} }, Tells: func() {}, Landed: func(*game.Event) int { return 0 }, Lands: func() {}, Asks: func() {}, Forgets: func() {}, Settles: func() {}}
	p.Board.Say = p.Say
	p.Board.Moving(s.Settings.Ticks)
	p.Decks = decksOf(t.Setup().Catalogue())
	p.Exodus = slices.Contains(t.Setup().Boxes, "exodus")
	p.Nebula = slices.Contains(t.Setup().Options, card.OptionIonianNebula)
	p.drew = len(t.Log())
	return p
}

// Thing is something that has a face: a card, a location, a sheet, a title, a token.
type Thing struct {
	Deck card.Deck
	ID   card.ID
}

// Touched reports whether somebody uses the laptop: a button, the wheel or a key.
func Touched(in *input.State) bool {
	return in.Down[input.Left] || in.Released[input.Left] || in.Down[input.Middle] || in.WheelY != 0 || len(in.Just) > 0 || len(in.Runes) > 0
}

// Refresh takes in what changed at the table: what has been told of it by now.
func (p *Session) Refresh() {
	p.given = false
	p.Seated = p.Table.Seats()
	open := p.Table.Eyes() == game.Everyone
	for open {
		p.tell()
		if p.Still || p.Telling() || !p.Table.PassIdle() {
			break
		}
	}
	if open && p.Telling() {
		p.View, p.Now = p.Table.Told(), table.Asked{Seat: game.NoSeat}
	} else {
		p.View, p.Now = p.Table.View(), p.Table.Asked()
	}
	if open {
		p.Tells()
		if !p.Telling() {
			p.lead()
			p.showDrawn()
		}
	}
	number := 0
	if d := p.View.Decision; d != nil {
		number = d.Number
	}
	if before := p.asked; number != before {
		p.asked, p.renewed, p.Armed, p.Picks, p.ShowBoard = number, true, "", nil, false
		if p.Now.For != table.Window || number < before {
			p.Wants = 0
		}
		p.Asks()
	}
}

// lead leads to the hand of whoever has called for it, and from a curtain that has closed to the next one.
func (p *Session) lead() {
	follows := p.follows && !p.Reading()
	p.follows = false
	switch p.Now.For {
	case table.Window, table.Bots: // whoever calls comes when the others have passed
	case table.HandOver:
		if p.Now.Seat == p.calls {
			p.calls = game.NoSeat
			p.HandOver(p.Now.Seat)
		} else if follows && !p.Table.Holds(p.Now.Seat) { // never at once
			p.HandTo = p.Now.Seat
		}
		p.calls = game.NoSeat
	case table.Nothing, table.Choice, table.Secret:
		p.calls = game.NoSeat
	}
}

// CloseCurtain closes the curtain that is open. Where somebody else is asked behind his own, the screen goes on to that seat.
func (p *Session) CloseCurtain() {
	p.Table.CloseCurtain()
	p.follows = true
	p.Refresh()
}

// Renew says that what is shown means something else from now on, and takes no click for a moment: see [ui.Cursor.Renew].
func (p *Session) Renew() { p.renewed = true }

// TakeRenewed reports whether something else is asked, or meant, than when it was last called, and takes note of that.
func (p *Session) TakeRenewed() bool {
	renewed := p.renewed
	p.renewed = false
	return renewed
}

// showDrawn hands the screen to whoever has drawn a card that it alone may see and has not seen, before anything else is asked.
func (p *Session) showDrawn() {
	log := p.Table.Log()
	for p.drew = min(p.drew, len(log)); p.drew < len(log); p.drew++ {
		if e := &log[p.drew]; table.Draws(e) && p.View.Turn > 0 && p.View.Decision != nil && !p.Out(e.Seat) && !p.Table.Saw(e.Seat, p.drew) {
			p.HandTo = e.Seat
		}
	}
}

// Told keeps what went wrong, for the prompt bar.
func (p *Session) Told(err error) {
	if err != nil {
		p.Notice = p.Shell.Sentence(err)
	}
}

// Decision is the pending decision as the eyes on the screen see it, nil when the game is over.
func (p *Session) Decision() *game.Decision { return p.View.Decision }

// Legal finds an option of the pending decision.
func (p *Session) Legal(c game.Choice) (game.Option, bool) {
	if d := p.View.Decision; d != nil {
		for _, o := range d.Options {
			if o.Choice == c {
				return o, true
			}
		}
	}
	return game.Option{}, false
}

// Answer answers the pending decision for a seat, one in a frame. What goes wrong stands in Notice. What comes of it in the open is seen in the
// next frame: whoever draws this one goes on with the table that it began with.
func (p *Session) Answer(seat game.Seat, picks ...game.Choice) {
	if p.given {
		return
	}
	p.Notice, p.Armed, p.Picks = "", "", nil
	open := p.Table.Eyes() == game.Everyone
	p.Told(p.Table.Answer(seat, picks...))
	p.follows = !open && p.Table.Eyes() == game.Everyone
	if p.given = open && p.Table.Eyes() == game.Everyone; !p.given {
		p.Refresh()
	}
	// Who says in the open that he plays or adds from his hand is led there at once. No other choice of his opens it: all look at the screen.
	calls := len(picks) == 1 && (picks[0].Kind == game.FromHand || picks[0].Kind == game.Act)
	if a := p.Table.Asked(); open && calls && a.For == table.HandOver && a.Seat == seat {
		p.HandOver(seat)
	}
}

// HandOver gives the screen to a seat: at once if it holds the laptop already, else it is said to whom it goes.
func (p *Session) HandOver(seat game.Seat) {
	if p.Table.Holds(seat) && !p.Telling() && p.Table.OpenCurtain(seat, "") == nil {
		p.Refresh()
		return
	}
	p.HandTo = seat
}

// GoOn passes for all who are asked in a window. Where the window goes on by itself it is for all like it, as the bar is.
func (p *Session) GoOn() {
	if p.given {
		return
	}
	p.Notice, p.Armed, p.given = "", "", true
	if p.Now.GoesOn {
		p.Told(p.Table.GoOnWithAll())
	} else {
		p.Told(p.Table.GoOn())
	}
}

// Multiple reports whether the pending decision takes several options at once, or any number of them: they are picked, and then
// confirmed.
func (p *Session) Multiple() bool {
	d := p.View.Decision
	return d != nil && (d.Min != 1 || d.Max != 1)
}

// Picked reports whether an option is among the picks so far.
func (p *Session) Picked(c game.Choice) bool {
	for _, pick := range p.Picks {
		if pick == c {
			return true
		}
	}
	return false
}

// Pick is a click on an option: it answers, or where several are taken it picks or drops the option.
func (p *Session) Pick(c game.Choice) {
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

// Ready reports whether as many options are picked as the decision takes.
func (p *Session) Ready() bool {
	d := p.View.Decision
	return d != nil && d.Allows(len(p.Picks))
}

// Confirm answers with the picks.
func (p *Session) Confirm() {
	if p.Ready() {
		p.Answer(p.chooser(), p.Picks...)
	}
}

// chooser is the seat that a choice on the screen is made for.
func (p *Session) chooser() game.Seat {
	d := p.View.Decision
	if eyes := p.Table.Eyes(); eyes != game.Everyone && d.Seats.Has(eyes) {
		return eyes
	}
	return d.Seat()
}

// Show shows something large.
func (p *Session) Show(deck card.Deck, id card.ID) { p.Large = Thing{deck, id} }

// Seats is the number of seats.
func (p *Session) Seats() int { return len(p.View.Seats) }

// Name is a player's name.
func (p *Session) Name(s game.Seat) string { return p.Say.Name(s) }

// Colour is a seat's colour.
func (p *Session) Colour(s game.Seat) ui.Color {
	if s >= 0 && int(s) < len(p.Seated) {
		return ui.SeatColors[p.Seated[s].Colour%len(ui.SeatColors)]
	}
	return ui.TextSecond
}

// Emblem is a seat's sign.
func (p *Session) Emblem(s game.Seat) ui.Icon {
	if s >= 0 && int(s) < len(p.Seated) {
		return ui.Emblems[p.Seated[s].Emblem%len(ui.Emblems)]
	}
	return ui.IconCards
}

// CardOpen reports whether a crisis or a check is being resolved, or what lies over the board with the Ionian Nebula.
func (p *Session) CardOpen() bool {
	return p.FateOpen() || p.View.Check != nil || p.CrisisOpen()
}

// CrisisOpen reports whether a Crisis card is being resolved, its icons apart, which act in steps of their own: one that was revealed in this step.
func (p *Session) CrisisOpen() bool {
	id := p.Crisis()
	if id == "" || p.View.Step == game.CrisisStep {
		return id != ""
	}
	for _, e := range slices.Backward(p.Log()) {
		switch {
		case e.Kind == game.StepBegan:
			return false
		case e.Kind == game.CardMoved && e.To == game.CrisisOpen && e.Card == id:
			return true
		}
	}
	return false
}

// Crisis is the Crisis card that lies open, of several the one drawn last, which is being resolved; "" where none does.
func (p *Session) Crisis() card.ID {
	if open := p.View.Piles[game.CrisisOpen]; len(open) > 0 {
		return open[len(open)-1].Card
	}
	return ""
}

// Faces draws the cards of this table.
func (p *Session) Faces() *cards.Faces {
	if p.drawn == nil {
		p.drawn = cards.New(p.Table.Setup().Catalogue(), p.Say)
	}
	return p.drawn
}

// FlightEnds is the distance that the fleet has to come: from there the next jump is the last one, or it lands (B-KOBOL-01, P-NC-01).
func (p *Session) FlightEnds() int { return p.Faces().FlightEnds() }

// Strength is what a card would add to the check being made.
func (p *Session) Strength(id card.ID) int {
	skill, n := p.Faces().Type(id)
	return p.View.Check.Strength(skill, n)
}

// BotsAsked reports whether a bot is to answer.
func (p *Session) BotsAsked() bool { return p.Now.Bots != 0 }

// ChoosingCharacter reports whether all there is to see is the choice of a character: before the game, and after an execution (E-EXEC-10).
func (p *Session) ChoosingCharacter() bool {
	d := p.View.Decision
	return p.View.Step == game.SetupCharacters || d != nil && d.Kind == game.ChooseCharacter
}

// Character is a seat's character, or "".
func (p *Session) Character(seat game.Seat) card.ID {
	if seat < 0 || int(seat) >= len(p.View.Seats) {
		return ""
	}
	return p.View.Seats[seat].Character
}

// DeckOfCrisis is the deck that a crisis belongs to, super crises apart.
func (p *Session) DeckOfCrisis(id card.ID) card.Deck {
	if deck := p.Faces().Deck(id); deck == card.SuperCrises || deck == card.Missions {
		return deck
	}
	return card.Crises
}
