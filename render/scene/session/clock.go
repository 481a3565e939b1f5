package session

import (
	"slices"
	"unicode/utf8"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
)

// clock is how far the open table has been told. The rules may be further on: everything on the screen, including the log and the question, is as it
// was at the last event told. How long an event lasts depends only on what everyone knows of it.
type clock struct {
	begun   int        // tick at which the next event is told, which is already being shown; 0 for none
	holds   int        // tick before which nothing is told and nobody is asked
	lingers int        // tick before which no bot answers, and nothing told replaces what is being read
	read    game.Event // what is being read until then
	hurries bool       // somebody wants to continue: waits that only take time are skipped
	said    int        // how many events the log has up to what was said last; 0 for nothing
	since   int        // tick at which it was said
}

// Pace is how long an event lasts, in ticks: Hold until anything else is told or asked, Linger until what is to be read is replaced. People who are
// asked need not wait for the latter, as it stays in view. Stops marks what nobody who hurries may pass unseen.
type Pace struct {
	Hold, Linger int
	Stops        bool
}

// Line is a line of the log as it is told at the foot of the table.
type Line struct {
	Text string
	Seat game.Seat // the seat it is about, or NoSeat
}

// tell tells what is due.
func (p *Session) tell() {
	if p.Still {
		return
	}
	for {
		next, more := p.Table.Ahead()
		if !more {
			p.again = again{}
		}
		if !more || p.Waits() || p.clock.begun == 0 && p.Tick < p.due(&next) {
			return
		}
		if p.clock.begun == 0 && !p.clock.hurries {
			p.clock.begun = p.Tick + p.Stage.Begins(&next)
		}
		if p.Tick < p.clock.begun {
			return
		}
		p.clock.begun = 0
		if p.clock.hurries && !p.belongs(p.told()) {
			p.Stage.Land()
		}
		e, _ := p.Table.Next()
		p.View, p.Now = p.Table.Told(), table.Asked{Seat: game.NoSeat}
		since := p.Tick // from when it is read
		switch words := p.words(p.told()-1) + 1; {
		case words > 0 && words == p.clock.said:
			since = p.clock.since
		case words > 0:
			p.Line, _ = p.line(words - 1)
			p.clock.said, p.clock.since = words, since
		}
		pace := p.Stage.Happens(&e)
		if pace.Linger > 0 {
			p.clock.lingers, p.clock.read, p.clock.hurries = max(p.Tick, since+pace.Linger)+pace.Hold, e, false
		}
		if pace.Stops {
			p.clock.hurries = false
		}
		if !p.clock.hurries {
			p.clock.holds = p.Tick + pace.Hold
		}
	}
}

// line returns the line for an event of the log, with its reason; false if it has no words.
func (p *Session) line(at int) (Line, bool) {
	at = p.words(at)
	if at < 0 {
		return Line{}, false
	}
	e := &p.Table.Log()[at]
	text, _ := p.Say.Event(p.View, *e)
	return Line{p.Say.Because(text, p.Say.Reason(e.Seat, p.Table.Reason(at))), e.Who()}, true
}

// words returns where in the log the words for an event are: at the event itself, or at a later one that says it was played or added. It returns -1
// if there are none.
func (p *Session) words(at int) int {
	log := p.Table.Log()
	moved := &log[at]
	for ; at < len(log); at++ {
		e := &log[at]
		switch told := p.Say.EventLine(p.View, *e).Kind != say.NoLine; {
		case told && (e == moved || says(e, moved)):
			return at
		case told || moved.Kind != game.CardMoved:
			return -1
		}
	}
	return -1
}

// says reports whether an event says what became of a card that was moved.
func says(e, moved *game.Event) bool {
	return e.Kind == game.CardPlayed && e.Card == moved.Card || e.Kind == game.Contributed && moved.To == game.Contribution(e.Seat)
}

// belongs reports whether an event of the log may be told without replacing the line in view: it has no line, its line is the one in view, or it is in
// the same group as the event of that line.
func (p *Session) belongs(at int) bool {
	words, said, log := p.words(at), p.clock.said-1, p.Table.Log()
	if words < 0 || words == said {
		return true
	}
	if said < 0 || said > words { // something was undone, or told from another place
		return false
	}
	e, last := &log[words], &log[said]
	if e.Kind == game.CharacterMoved && last.Kind == game.ShipMoved && game.SpotOf(e.ToArea) == last.ToSpot {
		return true // into the viper that was launched
	}
	return e.Group != 0 && !slices.ContainsFunc(log[said:words], func(o game.Event) bool { return o.Group != e.Group })
}

// due returns the tick at which an event may be told.
func (p *Session) due(next *game.Event) int {
	at := p.clock.holds
	if !stays(&p.clock.read, next) {
		at = max(at, p.clock.lingers)
	}
	if !p.clock.hurries && !p.belongs(p.told()) {
		at = max(at, p.Stage.Landed(next))
	}
	return at
}

// stays reports whether what is being read stays in view while the next event is told.
func stays(read, next *game.Event) bool {
	switch {
	case read.Kind == game.DieRolled: // together with what comes of it
		switch next.Kind {
		case game.DieRolled, game.AttackMade, game.TurnBegan, game.StepBegan, game.CheckChanged:
			return false
		}
		return next.To != game.CrisisOpen
	case read.Kind == game.CardMoved && read.To == game.CrisisOpen, read.Kind == game.CheckChanged: // as long as nothing moves on the board
		switch next.Kind {
		case game.CheckChanged, game.Contributed, game.IconsPending, game.ChoseBox, game.Chosen, game.CrisisAdded, game.LimitUsed, game.NothingHappens, game.Shuffled:
			return true
		case game.CardMoved:
			return next.To == game.Contribution(game.Everyone) || next.To.Owner() != game.NoSeat && next.To == game.Contribution(next.To.Owner())
		}
	}
	return false
}

// Telling reports whether something is being told. Nobody is asked meanwhile.
func (p *Session) Telling() bool { return p.Table.Untold() > 0 || p.Tick < p.clock.holds }

// Reading reports whether something is still to be read. No bot answers meanwhile.
func (p *Session) Reading() bool { return p.Tick < p.clock.lingers }

// ToldUntil returns the tick at which more is told, or a bot may answer: never in the past.
func (p *Session) ToldUntil() int {
	if p.Waits() {
		return p.Tick + 3600 // somebody will come before that
	}
	if next, more := p.Table.Ahead(); more {
		if p.clock.begun > 0 {
			return max(p.Tick, p.clock.begun)
		}
		return max(p.Tick, p.due(&next))
	}
	return max(p.Tick, p.clock.holds, p.clock.lingers)
}

// Hurry skips to the next thing to be read.
func (p *Session) Hurry() {
	p.clock = clock{hurries: p.Table.Untold() > 0 && !p.Waits(), said: p.clock.said, since: p.clock.since}
}

// Finish tells the rest at once. A replay is not told: it was told before.
func (p *Session) Finish() {
	if p.again.on {
		p.Retell(len(p.Table.Log()))
	}
	p.Still = false
	for p.Table.Eyes() == game.Everyone && p.Table.Untold() > 0 {
		p.clock = clock{hurries: true}
		p.tell()
	}
	p.clock = clock{}
	p.Refresh()
}

// Log returns what has been told of the log for the eyes on the screen; do not modify it.
func (p *Session) Log() []game.Event {
	log := p.Table.Log()
	if p.Table.Eyes() == game.Everyone {
		return log[:len(log)-p.Table.Untold()]
	}
	return log
}

// How long reading takes, in ticks at full pace: to find the words, for each letter, and at most, as nobody reads all of a card.
const (
	readTicks   = 45
	letterTicks = 2
	mostTicks   = 480
)

// Reads returns how many ticks a text has to stay in view; 0 for no text, and if motion is off.
func (p *Session) Reads(text string) int {
	if text == "" {
		return 0
	}
	n := p.Shell.Settings.Ticks(min(mostTicks, readTicks+letterTicks*utf8.RuneCountInString(text)))
	return int(float64(n) / p.Shell.Settings.Telling.Factor())
}

// ReadCard is Reads for the words of a card.
func (p *Session) ReadCard(id card.ID) int {
	if id == "" {
		return 0
	}
	face := p.Say.Face(p.DeckOf(id), id)
	text := face.Title
	for _, line := range face.Lines {
		text += line.Label + line.Text
	}
	return p.Reads(text)
}
