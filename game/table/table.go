package table

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"time"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
)

// SeatInfo is who sits at a seat. PIN is from [HashPIN], or empty. Bot names the program that plays the seat, or is empty.
type SeatInfo struct {
	Name   string
	Color  int `json:"Colour"` // as saves have it
	Emblem int
	Bot    string `json:",omitempty"`
	PIN    string `json:",omitempty"`
	// AsCharacter says that the player is called after their character once they have one, and Name until then.
	AsCharacter bool `json:",omitempty"`
}

// Table is a game being played at one laptop. It is used from one goroutine.
type Table struct {
	// Seed returns the seeds of new chance after a take-back or a correction. By default chance is truly random.
	Seed func() uint64

	g        *game.Game
	setup    game.Setup
	seats    []SeatInfo
	first    []SeatInfo // who sat there when the game began
	bots     map[string]bot.Player
	name     string
	journal  *save.Journal // nil if the game is not kept
	standing []save.Record // the standing records: what the journal holds, without what was taken back
	step     stamp         // of the last snapshot
	given    []given       // one for each standing answer and correction
	begun    []begun       // the standing snapshots
	logs     [game.MaxSeats + 1][]game.Event
	read     int       // the number of events of g in the logs
	reasons  []because // in the order of the log
	belief   believed
	telling  telling
	remarks  []Remark
	looked   [game.MaxSeats]int // how much of its log a seat has seen
	diverged *save.Divergence
	led      bool // see Led

	stops  Stops
	wishes [game.MaxSeats][]Wish
	came   [game.MaxSeats]instance // the last window that each seat spoke up in
	wanted [game.MaxSeats]card.ID  // the card that each seat named in advance for what it last spoke up for
	beat   int                     // see beats
	bundle bundle
	check  game.CheckState // that the window is about

	open   game.Seat // whose curtain is open, or NoSeat
	holder game.Seat // see Holds; NoSeat if nobody knows
	idle   time.Duration
	bar    time.Duration
	held   bool
	kept   int        // the window in which a seat last set how it is asked: that window still asks the seat, whatever it set
	view   *game.View // of the eyes on the screen; nil if it must be made again
	asked  *game.Decision

	trying *save.Answer // while the rules work on it
}

// given is what taking back an answer or a correction needs.
type given struct {
	at      int // its place in the standing records
	number  int
	log     int // length of the logs before it
	follows bool
	learned bool   // somebody learned something from it
	done    []Wish // of the seat, fulfilled by it

	// What is shown of it before it is taken back; see [Back].
	seat     game.Seat
	decision *game.Decision
	picks    []game.Choice
	edits    []game.Edit
}

// stamp tells snapshots apart.
type stamp struct {
	turn, asked int
	step        game.Step
}

func stampOf(s *game.State) stamp { return stamp{s.Turn, s.Asked, s.Step} }

// Remark is something about the table, not the game, that belongs in the log.
type Remark struct {
	At   int // before this event of the log
	What RemarkKind

	Claim belief.Claim // of Claimed

	// More details of SeatsChanged.
	Seat  game.Seat
	Was   SeatInfo // who sat there
	Is    SeatInfo // who sits there from here on
	ByPIN bool     // by the seat's PIN; otherwise everyone else agreed

	record int // of TakenBack, SeatsChanged and Claimed: the place of the standing record that it is about
}

// RemarkKind is what a remark is about.
type RemarkKind uint8

// The kinds of remarks.
const (
	TakenBack    RemarkKind = iota // with the table's consent, past something somebody had learned; chance is new from here on
	SeatsChanged                   // another name, color, bot or PIN
	Damaged                        // the saved game was damaged here, and rescued
	Claimed                        // a computer player says what a Loyalty card is that they have looked at
	Mended                         // the rules were fixed here, and the last answers did not fit them; chance is new from here on
)

// New begins a game. It is saved in the store under the name; with a nil store it is not saved at all. If the store cannot be written, the game is
// still played, and SaveErr says why. The errors are those of [game.New], an invalid name ([save.ErrName]), a taken name ([save.ErrExists]), and
// seats that do not fit ([ErrSeats]).
func New(setup game.Setup, seats []SeatInfo, store *save.Store, name string, bots map[string]bot.Player) (*Table, error) {
	if err := checkSeats(setup, seats, bots); err != nil {
		return nil, err
	}
	setup.Players = slices.Clone(setup.Players)
	for i := range seats {
		setup.Players[i].Name = seats[i].Name
	}
	g, err := game.New(setup)
	if err != nil {
		return nil, err
	}
	return begin(g, setup, seats, store, name, bots)
}

// begin puts a game on the table, and saves how it begins.
func begin(g *game.Game, setup game.Setup, seats []SeatInfo, store *save.Store, name string, bots map[string]bot.Player) (*Table, error) {
	t := &Table{Seed: rand.Uint64, stops: DefaultStops(), setup: setup, seats: slices.Clone(seats), first: slices.Clone(seats), bots: bots, name: name, open: game.NoSeat, holder: game.NoSeat}
	if store != nil {
		blob, err := json.Marshal(seats)
		if err == nil {
			t.journal, err = store.Create(name, setup, blob)
		}
		if err != nil {
			g.Close()
			return nil, err
		}
	}
	t.g = g
	t.collect()
	t.snapshot()
	if t.journal != nil {
		t.appendRecord(save.Next(t.journal.Path()))
	}
	t.refresh()
	return t, nil
}

func checkSeats(setup game.Setup, seats []SeatInfo, bots map[string]bot.Player) error {
	if len(seats) != len(setup.Players) {
		return &RequestError{Why: ErrSeats, N: len(seats), M: len(setup.Players)}
	}
	for i := range seats {
		if name := seats[i].Bot; name != "" && bots[name] == nil {
			return &RequestError{Why: ErrNoSuchBot, Name: name, N: i + 1}
		}
	}
	return nil
}

// Open is [Load] for people who continue to play: chance is reseeded, so that nobody can predict what comes by playing a copy of the save. seed
// returns the seeds, here and later ([Table.Seed]).
func Open(path string, bots map[string]bot.Player, seed func() uint64) (*Table, error) {
	t, err := Load(path, bots)
	if err != nil {
		return nil, err
	}
	t.Seed = seed
	if t.g.Decision(game.Everyone) != nil {
		opened := save.Next(path)
		t.reseed(&opened)
	}
	return t, nil
}

// reseed gives the game new chance, and notes why unless it is for a take-back.
func (t *Table) reseed(why *save.Note) {
	seed := t.Seed()
	t.g.Reseed(seed)
	if why != nil {
		t.appendRecord(*why)
	}
	t.appendRecord(save.Reseed{Seed: seed})
}

// Load opens a saved game and continues exactly as it would have continued. The errors are those of [save.Open] and [save.Replay]. If the rules
// have changed since and the answers after the last snapshot no longer fit, the game continues from there, and Diverged says so.
func Load(path string, bots map[string]bot.Player) (*Table, error) {
	journal, contents, err := save.Open(path)
	if err != nil {
		return nil, err
	}
	t := &Table{Seed: rand.Uint64, stops: DefaultStops(), setup: contents.Header.Setup, bots: bots, name: save.NameOf(path), journal: journal, open: game.NoSeat, holder: game.NoSeat}
	if err := t.load(contents); err != nil {
		journal.Close()
		return nil, err
	}
	return t, nil
}

func (t *Table) load(contents *save.Contents) error {
	t.first, t.seats = seatsOf(contents.Header), SeatsIn(contents)
	for _, r := range contents.Records {
		if note, ok := r.(save.Note); ok {
			t.readNote(note)
		}
	}
	if err := checkSeats(t.setup, t.seats, t.bots); err != nil {
		return err
	}
	t.standing = save.Standing(contents.Records)
	diverged, err := t.replay()
	if err != nil {
		return err
	}
	if diverged != nil {
		// The answers that no longer fit are taken back for good, so that the journal continues from a valid state.
		t.g.Close()
		back := save.TakeBack{To: lastSnapshot(t.standing).Asked}
		t.keep(back)
		t.standing = save.Standing(append(t.standing, back))
		t.appendRecord(save.Note{What: mendedNote})
		t.appendRecord(save.Reseed{Seed: t.Seed()}) // the players have seen what came of those answers
		if _, err := t.replay(); err != nil {
			return err
		}
		t.diverged = diverged
	}
	t.toldAll()
	t.snapshot()
	t.refresh()
	return nil
}

func lastSnapshot(records []save.Record) *game.State {
	for _, r := range slices.Backward(records) {
		if s, ok := r.(save.Snapshot); ok {
			return s.State
		}
	}
	return &game.State{}
}

// replay plays the standing records from the beginning, for the game and its log. It returns the first divergence that costs answers, or nil.
func (t *Table) replay() (*save.Divergence, error) {
	t.given, t.begun, t.remarks, t.reasons, t.belief, t.logs, t.step = nil, nil, nil, nil, believed{}, [len(t.logs)][]game.Event{}, stamp{}
	t.g = nil
	seats := t.first
	next := 0
	var asked *game.Decision // before the record
	var open *bot.Known      // likewise, if a bot is asked
	g, diverged, err := save.Replay(t.setup, t.standing, func(g *game.Game, r save.Record) {
		another := t.g != nil && g != t.g
		if g != t.g {
			t.g, t.read = g, 0
		}
		at := t.place(r, next)
		next = at + 1
		switch r := r.(type) {
		case save.Snapshot:
			if another {
				t.given = nil // what came before does not lead here, so it cannot be taken back
			}
			t.step = stampOf(r.State)
			t.collect()
			t.stepBegan(at)
		case save.Correction:
			t.corrected(r, at)
		case save.Answer:
			given := given{at: at, number: r.Number, log: len(t.logs[game.Everyone]), follows: r.Follows, seat: r.Seat}
			if asked != nil {
				given.decision, given.picks = asked, picksOf(asked, r.Picks)
			}
			given.learned = t.collect()
			t.given = append(t.given, given)
			if open != nil && seats[r.Seat].Bot != "" {
				t.explain(open, r.Seat, given.log)
			}
			t.comment(botsOf(seats), given.log)
			t.looked[r.Seat] = len(t.logs[game.Everyone])
		case save.Reseed:
			if !t.explainsReseed(at) {
				t.backRemark(at)
			}
		case save.Note:
			switch r.What {
			case save.Damaged:
				t.remarks = append(t.remarks, Remark{At: len(t.logs[game.Everyone]), What: Damaged})
			case saidNote:
				t.readClaim(r, at)
			case mendedNote:
				t.remarks = append(t.remarks, Remark{At: len(t.logs[game.Everyone]), What: Mended})
			}
			before := seats
			var seat game.Seat
			var byPIN bool
			if seats, seat, byPIN = noteSeats(seats, r); seat != game.NoSeat {
				t.remarks = append(t.remarks, Remark{At: len(t.logs[game.Everyone]), What: SeatsChanged, Seat: seat, Was: before[seat], Is: seats[seat], ByPIN: byPIN, record: at})
			}
		}
		asked, open = g.Decision(game.Everyone), t.before(seats)
	})
	if err != nil {
		return nil, err
	}
	if g != t.g {
		t.g, t.read = g, 0
		t.collect()
	}
	for _, d := range diverged {
		if d.Lost > 0 {
			return &d, nil
		}
	}
	return nil, nil
}

// mendedNote is the What of a note where answers were lost because the rules were fixed.
const mendedNote = "mended"

// explainsReseed reports whether the note before the reseed at a place in the standing records says why chance is new: answers were lost, or the game was
// opened. Otherwise something was taken back.
func (t *Table) explainsReseed(at int) bool {
	if at == 0 {
		return false
	}
	note, ok := t.standing[at-1].(save.Note)
	return ok && (note.What == save.Damaged || note.What == mendedNote || note.What == save.Opened)
}

// Close ends the table. The error says that the end of the game could not be written.
func (t *Table) Close() error {
	t.g.Close()
	if t.journal == nil {
		return nil
	}
	return t.journal.Close()
}

// Name returns the name of the saved game.
func (t *Table) Name() string { return t.name }

// Path returns where the game is saved, or "" if it is not.
func (t *Table) Path() string {
	if t.journal == nil {
		return ""
	}
	return t.journal.Path()
}

// SaveErr returns why the game is not safe on the disk at the moment, or nil if it is. Every answer tries again.
func (t *Table) SaveErr() error {
	if t.journal == nil {
		return nil
	}
	return t.journal.Err()
}

// Copy writes the saved game to another place and replaces any file there. A game without a store cannot be copied.
func (t *Table) Copy(path string) error {
	if t.journal == nil {
		return ErrNotKept
	}
	return t.journal.Copy(path)
}

// Diverged returns what the loaded game lost because the rules were fixed since, or nil if nothing.
func (t *Table) Diverged() *save.Divergence { return t.diverged }

// Trying returns the answer during which the rules panicked, which is not in the journal, or nil if they did not.
func (t *Table) Trying() *save.Answer { return t.trying }

// Setup returns the setup that the game began with.
func (t *Table) Setup() game.Setup { return t.setup }

// Seats returns who sits where.
func (t *Table) Seats() []SeatInfo { return slices.Clone(t.seats) }

// humans returns the seats that no bot plays.
func (t *Table) humans() game.Seats { return (1<<len(t.seats) - 1) &^ botsOf(t.seats) }

// Eyes returns the seat that the screen shows, or [game.Everyone].
func (t *Table) Eyes() game.Seat {
	if t.open == game.NoSeat {
		return game.Everyone
	}
	return t.open
}

// View returns the table as the eyes on the screen may see it, with the pending decision. It is the same until something changes. It may be kept,
// but not changed.
func (t *Table) View() *game.View {
	if t.view == nil {
		t.view = t.g.View(t.Eyes())
	}
	return t.view
}

// Log returns all that happened, as the eyes on the screen may know it; do not change it. What the screen adds from [Table.Remarks] is not part of
// the game.
func (t *Table) Log() []game.Event { return t.logs[t.Eyes()] }

// Remarks returns what happened at the table that the rules do not know about.
func (t *Table) Remarks() []Remark { return t.remarks }

// Since returns what happened since the seat whose curtain is open last looked; nothing on the open table.
func (t *Table) Since() []game.Event {
	if t.open == game.NoSeat {
		return nil
	}
	return t.logs[t.open][t.looked[t.open]:]
}

// Answer gives a seat's answer to the pending decision, and saves it. The errors are [ErrOver], [ErrBot], [ErrCurtain], and [game.ErrIllegal] for
// what is not on offer; none of them changes anything. A failed save is no error here: see SaveErr.
func (t *Table) Answer(seat game.Seat, picks ...game.Choice) error {
	if err := t.mayAnswer(seat); err != nil {
		return err
	}
	d, a := t.g.Decision(game.Everyone), game.Answer{Seat: seat, Picks: picks}
	holder := t.holder
	if err := t.give(a, false); err != nil {
		return err
	}
	t.holder = sits(d, holder, a)
	return nil
}

func (t *Table) mayAnswer(seat game.Seat) error {
	d := t.g.Decision(game.Everyone)
	switch {
	case d == nil:
		return ErrOver
	case !d.Seats.Has(seat):
		return nil // the game refuses it
	case t.seats[seat].Bot != "":
		return &RequestError{Why: ErrBot, Name: t.seats[seat].Name}
	case d.Private && t.open != seat:
		return ErrCurtain
	}
	return nil
}

// Act says that a seat wants to play something in the open window, and passes for the others who are asked, so that this seat comes next. After it
// has played or declined, they are asked again (B-TIME-03). A seat that wished in advance to be asked acts too (B-TIME-02).
func (t *Table) Act(seat game.Seat) error {
	if err := t.Answer(seat, game.Choice{Kind: game.Act}); err != nil {
		return err
	}
	if d := t.g.Decision(game.Everyone); d == nil || d.Kind != game.AskWindow || d.Seats&t.humans() == 0 {
		return nil
	}
	return t.goOn(true)
}

// GoOn passes for every human who is still asked in the open window ([ErrNoWindow] if none is open). A seat that has said that it acts still does,
// and so does one that wished in advance to be asked.
func (t *Table) GoOn() error {
	err := t.goOn(false)
	if err == nil {
		t.Anybody()
	}
	return err
}

func (t *Table) goOn(follows bool) error {
	d := t.g.Decision(game.Everyone)
	if d == nil || d.Kind != game.AskWindow {
		return ErrNoWindow
	}
	window := d.Window
	for _, seat := range (d.Seats & t.humans()).List() {
		if d := t.g.Decision(game.Everyone); d == nil || d.Kind != game.AskWindow || d.Window != window || !d.Seats.Has(seat) {
			break
		}
		answer := game.Choice{Kind: game.Pass}
		if w := t.wish(seat, d); w != nil {
			answer = w.wished()
		}
		if err := t.give(game.Answer{Seat: seat, Picks: []game.Choice{answer}}, follows); err != nil {
			return err
		}
		follows = true
	}
	return nil
}

// PassIdle passes a window that is not worth mentioning, for all humans who are asked. Such a window is idle, or about abilities for which they do
// not want to be asked. PassIdle reports whether it did. Call it when everything is told.
func (t *Table) PassIdle() bool {
	d := t.g.Decision(game.Everyone)
	if d == nil || d.Kind != game.AskWindow || t.open != game.NoSeat {
		return false
	}
	people := d.Seats & t.humans()
	if people == 0 || !t.stops.passes(d) && people&^t.declined(d) != 0 {
		return false
	}
	return t.goOn(len(t.given) > 0) == nil
}

// Tick makes a bot answer, or in a window all bots that are asked, if no curtain is open, and reports whether one did. Call it at an even pace,
// whatever is asked. The error is a bot that answers what is not on offer.
func (t *Table) Tick() (bool, error) {
	d := t.g.Decision(game.Everyone)
	if d == nil || t.open != game.NoSeat {
		return false, nil
	}
	bots := d.Seats &^ t.humans()
	for _, seat := range bots.List() {
		if now := t.g.Decision(game.Everyone); now == nil || now.Number != d.Number && !sameWindow(d, now) {
			break
		}
		known := t.known(t.g.View(seat))
		answer := t.bots[t.seats[seat].Bot](known)
		if answer.Seat != seat {
			return false, &RequestError{Why: ErrBotAnswers, Name: t.seats[seat].Bot, N: int(seat) + 1, M: int(answer.Seat) + 1}
		}
		if err := t.give(answer, len(t.given) > 0); err != nil {
			return true, err
		}
		t.claim(known)
	}
	return bots != 0, nil
}

// give gives an answer to the game and saves it.
func (t *Table) give(a game.Answer, follows bool) error {
	d := t.g.Decision(a.Seat)
	if d == nil {
		return ErrOver
	}
	record := save.AnswerTo(d, a, follows)
	open, seen := t.g.Decision(game.Everyone), t.before(t.seats)
	t.trying = &record
	err := t.g.Decide(a)
	t.trying = nil
	if err != nil {
		return err
	}
	given := given{at: len(t.standing), number: d.Number, log: len(t.logs[game.Everyone]), follows: follows, seat: a.Seat, decision: open}
	given.picks = picksOf(open, record.Picks)
	t.appendRecord(record)
	given.done = t.fulfil(d, a)
	given.learned = t.collect()
	if seen != nil && t.seats[a.Seat].Bot != "" {
		t.explain(seen, a.Seat, given.log)
	}
	t.comment(botsOf(t.seats), given.log)
	t.given = append(t.given, given)
	t.unbundle(d, a, t.logs[game.Everyone][given.log:])
	t.snapshot()
	if t.open != game.NoSeat && !stays(t.open, t.g.Decision(game.Everyone), t.logs[game.Everyone][given.log:]) {
		t.CloseCurtain()
	}
	t.refresh()
	return nil
}

// appendRecord adds a record to the standing records and to the journal.
func (t *Table) appendRecord(r save.Record) {
	t.standing = append(t.standing, r)
	t.keep(r)
}

func (t *Table) keep(r save.Record) {
	if t.journal != nil {
		t.journal.Append(r) // SaveErr says what went wrong, and the next one tries again
	}
}

// snapshot saves the state if a new step has begun.
func (t *Table) snapshot() {
	s := t.g.Snapshot()
	if now := stampOf(s); now != t.step || len(t.standing) == 0 {
		t.step = now
		t.appendRecord(save.Snapshot{State: s})
		t.stepBegan(len(t.standing) - 1)
	}
}

// collect adds the new events to the logs and reports whether somebody learned something from them.
func (t *Table) collect() (learned bool) {
	if t.read == 0 {
		t.mark(t.g.Begin(game.Everyone))
	}
	before := len(t.logs[game.Everyone])
	for o := range t.logs {
		observer := game.Seat(o)
		if o >= len(t.seats) && observer != game.Everyone {
			continue
		}
		events := t.g.Events(observer, t.read)
		for i := range events {
			learned = learned || learns(observer, &events[i])
		}
		t.logs[o] = append(t.logs[o], events...)
	}
	for _, e := range t.logs[game.Everyone][before:] {
		if beats(e) {
			t.beat++
		}
	}
	t.read = t.g.EventCount()
	return learned
}

// refresh runs after every change. It drops the view kept for the screen, and restarts the bar if another window is asked.
func (t *Table) refresh() {
	t.view = nil
	d := t.g.Decision(game.Everyone)
	if !sameWindow(t.asked, d) {
		t.bar, t.held = 0, false
	}
	if d != nil && ofCheck(d) {
		t.check = *t.g.View(game.Everyone).Check
	}
	t.asked = d
}

// TakeBack takes back the last answer that somebody at the table gave, with what bots and "go on" have answered since, or the last correction. If
// somebody learned something since, everyone must agree ([ErrNeedsConsent]); then chance is reseeded, so that nobody can predict anything. If
// nothing is left to take back, the error is [ErrNothing].
func (t *Table) TakeBack(consent bool) error {
	first := t.lastGiven()
	if first < 0 {
		return ErrNothing
	}
	learned := slices.ContainsFunc(t.given[first:], func(g given) bool { return g.learned })
	if learned && !consent {
		return ErrNeedsConsent
	}
	back := save.TakeBack{To: t.given[first].number - 1, Keep: t.given[first].at}
	standing := save.Standing(append(slices.Clip(t.standing), back))
	// A reseed that is removed with the answers must not bring back the old chance, which somebody has seen.
	reseeded, remarked := false, learned
	for at := len(standing); at < len(t.standing); at++ {
		if _, ok := t.standing[at].(save.Reseed); ok {
			reseeded, remarked = true, remarked || !t.explainsReseed(at)
		}
	}

	from := len(standing) - 1
	for from > 0 && !isSnapshot(standing[from]) {
		from--
	}
	g, diverged, err := save.Replay(t.setup, standing[from:], nil)
	if err == nil && len(diverged) > 0 {
		g.Close()
		err = diverged[0]
	}
	if err != nil {
		return &RequestError{Why: ErrNotBack, Err: err}
	}

	t.Anybody()
	t.g.Close()
	t.g = g
	t.keep(back)
	log, atOnce := t.given[first].log, game.AtOnce(t.given[first].edits)
	fallen := t.rewind(len(standing), log)
	t.step = stampOf(g.Snapshot())
	if t.read = g.EventCount(); !atOnce {
		t.read = 0 // the step begins as it did before the correction
		t.collect()
		for i := range t.remarks { // and remarks made since it began come after it again
			if t.remarks[i].record > t.thisStep().at {
				t.remarks[i].At = len(t.logs[game.Everyone])
			}
		}
	}
	t.seatsAgain(fallen, len(standing))
	switch {
	case remarked:
		t.reseed(nil)
		t.backRemark(len(t.standing) - 1)
	case reseeded:
		t.reseed(&save.Note{What: save.Opened})
	}
	t.toldAll()
	// Players who take back what they answered behind their curtain answer again there.
	if t.open != game.NoSeat && !behind(t.g.Decision(game.Everyone), t.open) {
		t.CloseCurtain()
	}
	t.asked = nil
	t.refresh()
	return nil
}

func isSnapshot(r save.Record) bool {
	_, ok := r.(save.Snapshot)
	return ok
}

// learns reports whether an observer learned something from an event redacted for them. If in doubt, it reports true.
func learns(observer game.Seat, e *game.Event) bool {
	switch e.Kind {
	case game.DieRolled, game.Revealed:
		return true
	case game.Looked:
		return e.Card != ""
	case game.CardMoved:
		return e.Card != "" && e.From.Owner() != observer && e.From.Lies() != game.Open && e.From.Lies() != game.Discarded
	}
	return false
}
