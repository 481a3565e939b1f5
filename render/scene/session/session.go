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

// Session is one game on the screen: what everything that draws it shares.
type Session struct {
	Shell *shell.Shell
	Table *table.Table
	Say   *say.Speaker
	View  *game.View // what the eyes on the screen may see, including its pending decision

	// HandTo is the seat that the screen is being handed to, because it is asked or wants to peek. The curtain then shows whom to hand it to, and
	// "hold to open". It is NoSeat when the table itself is shown.
	HandTo game.Seat
	// Large is what is shown enlarged, with its full text; its ID is empty when nothing is.
	Large Thing
	// Picks are the choices made so far, in order, of a decision that takes several at once.
	Picks []game.Choice
	// Notice is what went wrong last, in a sentence, until the next answer.
	Notice string

	Line      Line             // told last
	Now       table.Asked      // what the table waits for
	Seated    []table.SeatInfo // who sits where
	Wants     game.Seats       // the seats that have said in the open window that they play something
	Armed     string           // the widget that needs a second click
	ArmedAt   ui.Rect          // where it lies in this frame
	Still     bool             // something covers the table: nothing is told meanwhile
	ShowBoard bool             // even if a crisis or a check is open
	Board     board.Board
	Decks     []game.Pile // those in the prompt bar
	Exodus    bool        // played with this box
	Nebula    bool        // played with the Ionian Nebula
	Tick      int         // of the last frame
	Explained Explained   // the rule shown in place

	Stage Stage // shows what is told

	calls   game.Seat // the seat that wants to play something in the open window, and is led to its hand
	follows bool      // a curtain has closed: go straight on to the next seat that is asked behind one
	clock   clock
	again   again
	asked   int  // number of the decision that Picks and Armed belong to
	given   bool // an answer was given in this frame
	renewed bool // the question has changed since the last call of TakeRenewed
	drew    int  // how much of the log was searched for drawn cards that a seat has to see
	heard   int  // remarks of the table that were told
	drawn   *cards.Faces
}

// Stage shows the events of a session as they are told, and says how long each of them takes.
type Stage interface {
	// Begins is called for an event about to be told. It returns how many ticks of it are seen before.
	Begins(e *game.Event) int
	// Happens is called when an event is told, with View as it is after it.
	Happens(e *game.Event) Pace
	// CaughtUp is called when everything due on the open table has been told.
	CaughtUp()
	// Asks is called when the question has changed.
	Asks()
	// Landed returns the tick at which everything on its way has arrived, before something else is told.
	Landed(next *game.Event) int
	// Land makes it arrive at once.
	Land()
	// Settle ends all motion and its sounds.
	Settle()
	// Forget drops what was seen, because the events are told from another place.
	Forget()
}

// bare is the stage of a session on which nothing is shown yet.
type bare struct{}

func (bare) Begins(*game.Event) int   { return 0 }
func (bare) Happens(*game.Event) Pace { return Pace{} }
func (bare) CaughtUp()                {}
func (bare) Asks()                    {}
func (bare) Landed(*game.Event) int   { return 0 }
func (bare) Land()                    {}
func (bare) Settle()                  {}
func (bare) Forget()                  {}

// New puts a table on the screen, on a bare stage.
func New(s *shell.Shell, t *table.Table) *Session {
	p := &Session{Shell: s, Table: t, Say: s.Speaker(t), HandTo: game.NoSeat, calls: game.NoSeat, Stage: bare{}}
	p.Board.Say = p.Say
	p.Board.Moving(s.Settings.Ticks)
	p.Decks = decksOf(t.Setup().Catalog())
	p.Exodus = slices.Contains(t.Setup().Boxes, "exodus")
	p.Nebula = slices.Contains(t.Setup().Options, card.OptionIonianNebula)
	p.drew, p.heard = len(t.Log()), len(t.Remarks())
	return p
}

// Thing is something that has a face: a card, a location, a sheet, a title, a token.
type Thing struct {
	Deck card.Deck
	ID   card.ID
}

// Touched reports whether somebody is using the laptop: a button, the wheel or a key.
func Touched(in *input.State) bool {
	return in.Down[input.Left] || in.Released[input.Left] || in.Down[input.Middle] || in.Down[input.Right] || in.WheelY != 0 || len(in.Just) > 0 || len(in.Runes) > 0
}

// Refresh takes in what changed at the table, as far as it has been told.
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
	for s := range p.Seated {
		if info := &p.Seated[s]; info.AsCharacter {
			p.Say.Rename(game.Seat(s), shell.Called(p.Say, info, p.Character(game.Seat(s))))
		}
	}
	if open {
		p.Stage.CaughtUp()
		if !p.Telling() {
			p.hear()
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
		p.Stage.Asks()
	}
}

// hear tells what a computer player has said to the table, once everything before it is told.
func (p *Session) hear() {
	remarks := p.Table.Remarks()
	for ; p.heard < len(remarks); p.heard++ {
		if r := &remarks[p.heard]; r.What == table.Claimed {
			p.Line = Line{p.Say.Claim(r.Claim), r.Claim.By}
			p.clock.lingers = max(p.clock.lingers, p.Tick+p.Reads(p.Line.Text))
		}
	}
	p.heard = len(remarks)
}

// lead leads to the hand of the seat that has called for it, and from a closed curtain to the next one.
func (p *Session) lead() {
	follows := p.follows && !p.Reading()
	p.follows = false
	switch p.Now.For {
	case table.Window, table.Bots: // the call waits until the others have passed
	case table.HandOver:
		if p.Now.Seat == p.calls {
			p.calls = game.NoSeat
			p.HandOver(p.Now.Seat)
		} else if follows && !p.Table.Holds(p.Now.Seat) { // it does not open at once
			p.HandTo = p.Now.Seat
		}
		p.calls = game.NoSeat
	case table.Nothing, table.Choice, table.Secret:
		p.calls = game.NoSeat
	}
}

// CloseCurtain closes the open curtain. If another player is asked behind a curtain, the screen goes on to that seat.
func (p *Session) CloseCurtain() {
	p.Table.CloseCurtain()
	p.follows = true
	p.Refresh()
}

// Renew says that what is shown means something else from now on, and ignores clicks for a moment: see [ui.Cursor.Renew].
func (p *Session) Renew() { p.renewed = true }

// TakeRenewed reports whether what is asked, or meant, has changed since its last call.
func (p *Session) TakeRenewed() bool {
	renewed := p.renewed
	p.renewed = false
	return renewed
}

// showDrawn hands the screen to a seat that has drawn a secret card and has not seen it yet, before anything else is asked.
func (p *Session) showDrawn() {
	log := p.Table.Log()
	for p.drew = min(p.drew, len(log)); p.drew < len(log); p.drew++ {
		if e := &log[p.drew]; table.Draws(e) && p.View.Turn > 0 && p.View.Decision != nil && !p.Out(e.Seat) && !p.Table.Saw(e.Seat, p.drew) {
			p.HandTo = e.Seat
		}
	}
}

// NoteError keeps an error for the prompt bar.
func (p *Session) NoteError(err error) {
	if err != nil {
		p.Notice = p.Shell.Sentence(err)
	}
}

// Decision returns the pending decision as the eyes on the screen see it, nil when the game is over.
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

// Answer answers the pending decision for a seat, at most once per frame. An error goes to Notice. After an answer in the open, the result is seen in
// the next frame: the current one continues with the table that it began with.
func (p *Session) Answer(seat game.Seat, picks ...game.Choice) {
	if p.given {
		return
	}
	p.Notice, p.Armed, p.Picks = "", "", nil
	open := p.Table.Eyes() == game.Everyone
	p.NoteError(p.Table.Answer(seat, picks...))
	p.follows = !open && p.Table.Eyes() == game.Everyone
	if p.given = open && p.Table.Eyes() == game.Everyone; !p.given {
		p.Refresh()
	}
	// A player who says in the open that they play or add from their hand is led there at once. No other choice opens it, as everyone looks at the
	// screen.
	calls := len(picks) == 1 && (picks[0].Kind == game.FromHand || picks[0].Kind == game.Act)
	if a := p.Table.Asked(); open && calls && a.For == table.HandOver && a.Seat == seat {
		p.HandOver(seat)
	}
}

// HandOver gives the screen to a seat: at once if the seat already holds the laptop, otherwise after saying whom it goes to.
func (p *Session) HandOver(seat game.Seat) {
	if p.Table.Holds(seat) && !p.Telling() && p.Table.OpenCurtain(seat, "") == nil {
		p.Refresh()
		return
	}
	p.HandTo = seat
}

// GoOn passes for everyone who is asked in a window. If the window goes on by itself, it passes for all similar ones, as the bar does.
func (p *Session) GoOn() {
	if p.given {
		return
	}
	p.Notice, p.Armed, p.given = "", "", true
	if p.Now.GoesOn {
		p.NoteError(p.Table.GoOnWithAll())
	} else {
		p.NoteError(p.Table.GoOn())
	}
}

// Multiple reports whether the pending decision takes several options at once, or any number of them: they are picked, then confirmed.
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

// Pick handles a pick of an option: it answers or, if several are taken, picks or drops the option.
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

// chooser returns the seat that a choice on the screen is made for.
func (p *Session) chooser() game.Seat {
	d := p.View.Decision
	if eyes := p.Table.Eyes(); eyes != game.Everyone && d.Seats.Has(eyes) {
		return eyes
	}
	return d.Seat()
}

// Show enlarges something.
func (p *Session) Show(deck card.Deck, id card.ID) { p.Large = Thing{deck, id} }

// Seats returns the number of seats.
func (p *Session) Seats() int { return len(p.View.Seats) }

// Name returns a player's name.
func (p *Session) Name(s game.Seat) string { return p.Say.Name(s) }

// Color returns a seat's color.
func (p *Session) Color(s game.Seat) ui.Color {
	if s >= 0 && int(s) < len(p.Seated) {
		return ui.SeatColors[p.Seated[s].Color%len(ui.SeatColors)]
	}
	return ui.TextSecond
}

// Emblem returns a seat's sign.
func (p *Session) Emblem(s game.Seat) ui.Icon {
	if s >= 0 && int(s) < len(p.Seated) {
		return ui.Emblems[p.Seated[s].Emblem%len(ui.Emblems)]
	}
	return ui.IconCards
}

// CardOpen reports whether a crisis or a check is being resolved, or the Ionian Nebula covers the board.
func (p *Session) CardOpen() bool {
	return p.FateOpen() || p.View.Check != nil || p.CrisisOpen()
}

// CrisisOpen reports whether a Crisis card that was revealed in this step is being resolved, apart from its icons, which act in steps of their own.
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

// Crisis returns the open Crisis card, or "". Of several, it is the one drawn last, which is being resolved.
func (p *Session) Crisis() card.ID {
	if open := p.View.Piles[game.CrisisOpen]; len(open) > 0 {
		return open[len(open)-1].Card
	}
	return ""
}

// Faces returns what draws the cards of this table.
func (p *Session) Faces() *cards.Faces {
	if p.drawn == nil {
		p.drawn = cards.New(p.Table.Setup().Catalog(), p.Say)
	}
	return p.drawn
}

// FlightEnds returns the distance that the fleet has to reach: from there, the next jump is the last one, or the fleet lands (B-KOBOL-01, P-NC-01).
func (p *Session) FlightEnds() int { return p.Faces().FlightEnds() }

// Strength returns what a card would add to the current check.
func (p *Session) Strength(id card.ID) int {
	skill, n := p.Faces().Type(id)
	return p.View.Check.Strength(skill, n)
}

// BotsAsked reports whether a bot is asked.
func (p *Session) BotsAsked() bool { return p.Now.Bots != 0 }

// ChoosingCharacter reports whether there is only the choice of a character to see: before the game, and after an execution (E-EXEC-10).
func (p *Session) ChoosingCharacter() bool {
	d := p.View.Decision
	return p.View.Step == game.SetupCharacters || d != nil && d.Kind == game.ChooseCharacter
}

// Character returns a seat's character, or "".
func (p *Session) Character(seat game.Seat) card.ID {
	if seat < 0 || int(seat) >= len(p.View.Seats) {
		return ""
	}
	return p.View.Seats[seat].Character
}

// DeckOfCrisis returns the deck of a crisis: its own for Super Crisis cards and missions.
func (p *Session) DeckOfCrisis(id card.ID) card.Deck {
	if deck := p.Faces().Deck(id); deck == card.SuperCrises || deck == card.Missions {
		return deck
	}
	return card.Crises
}
