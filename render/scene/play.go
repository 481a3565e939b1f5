package scene

import (
	"time"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/check"
	"battlestar/render/scene/correct"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/guide"
	"battlestar/render/scene/log"
	"battlestar/render/scene/moment"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/nebula"
	"battlestar/render/scene/prompt"
	"battlestar/render/scene/recap"
	"battlestar/render/scene/retell"
	"battlestar/render/scene/seats"
	"battlestar/render/scene/session"
	"battlestar/render/scene/sheets"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/side"
	"battlestar/render/scene/sounds"
	"battlestar/render/scene/takeback"
	"battlestar/render/scene/touch"
	"battlestar/render/ui"
)

// Play is one game on the screen: the table, and over it whatever is open, the curtain above everything. It looks only at View; what is behind it
// belongs to the rules. Each room draws its part from what all of them share.
type Play struct {
	*session.Session
	Rooms Rooms

	lit        float64 // by the danger, 0 to 1
	litAt      int     // tick of the last step there
	botAt      int     // tick at which a bot may answer
	restsUntil int     // tick before which no bar runs
}

// Rooms are what a table is drawn, heard and played by. Each shows its part of the session that they share.
type Rooms struct {
	Moves      *motion.Motion
	Moments    *moment.Moments
	Sounds     *sounds.Sounds
	Dice       *dice.Dice
	Check      *check.Check
	Nebula     *nebula.Nebula
	Log        *log.Log
	Recap      *recap.Recap
	Retell     *retell.Retell
	Back       *takeback.TakeBack
	Curtain    *curtain.Curtain
	Guide      *guide.Guide
	Prompt     *prompt.Prompt
	Touch      *touch.Touch
	Seats      *seats.Seats
	Side       *side.Side
	Large      *sheets.Large
	Characters *sheets.Characters
	Correct    *correct.Correct
}

func newRooms(all *session.Session) Rooms {
	r := Rooms{
		Moves: motion.New(all), Moments: moment.New(all), Sounds: sounds.New(all), Log: log.New(all), Recap: recap.New(all), Retell: retell.New(all),
		Back: takeback.New(all), Guide: guide.New(all), Large: sheets.NewLarge(all),
	}
	r.Dice = dice.New(all, r.Moves)
	r.Check = check.New(all, r.Moves)
	r.Nebula = nebula.New(all, r.Moves)
	r.Curtain = curtain.New(all, r.Back)
	r.Touch = touch.New(all, r.Moves, r.Dice)
	r.Prompt = prompt.New(all, r.Moves, r.Check, r.Back, r.Touch)
	r.Seats = seats.New(all, r.Moves, r.Touch)
	r.Side = side.New(all, r.Moves, r.Touch, r.Log)
	r.Characters = sheets.NewCharacters(all, r.Log, r.Back)
	r.Correct = correct.New(all, r.Back)
	return r
}

// NewPlay shows a table.
func NewPlay(s *shell.Shell, t *table.Table) *Play {
	all := session.New(s, t)
	p := &Play{Session: all, Rooms: newRooms(all)}
	p.Board.Host = p.Rooms.Touch
	for t.Untold() > 0 { // what happened before is in the log and is not shown again
		t.Next()
	}
	p.View = t.Told() // events of a window that passes by itself are told against this view
	all.Stage = stage{p}
	p.Refresh()
	p.Line = p.LastLine()
	return p
}

// busy reports whether something is being read that no note may lie on.
func (p *Play) busy() bool {
	return p.Rooms.Recap.Open() || p.Rooms.Log.Open || p.Retelling() || p.Rooms.Curtain.Drawer.Page == curtain.YourSidePage
}

// lessonIsOver reports whether the led first game has shown everything: the fleet has jumped, and that was told.
func (p *Play) lessonIsOver() bool {
	return p.Table.Led() && p.View.Distance > 0 && p.Table.Eyes() == game.Everyone && p.HandTo == game.NoSeat &&
		!p.Telling() && !p.Reading() && !p.Moving() && !p.Rooms.Moments.On()
}

// Frame implements render.Scene.
func (p *Play) Frame(u *ui.UI, a *render.App) {
	if motion.Skips(&u.In) {
		if p.Telling() {
			p.Table.Anybody()
		}
		p.skip()
	}
	p.elapse(u)
	p.Refresh()
	if p.TakeRenewed() {
		u.Renew()
	}
	defer p.wake(u)
	p.Rooms.Curtain.Forget(u)
	if p.View.Over != nil && p.Table.Eyes() == game.Everyone && !p.Telling() && !p.Reading() && !p.Moving() {
		p.gameOver(a)
		return
	}
	if p.lessonIsOver() {
		p.Table.Leave()
		a.Push(NewLessonEnd(p))
		return
	}
	if u.Typed(pauseKey) || u.Typed("Pause") {
		a.Push(NewPause(p))
		return
	}
	why := p.Explained.Rule != "" // before anything in this frame asks: a key is taken once
	under(u, p.covered(), func(u *ui.UI) { p.table(u, a) })
	if p.HandTo != game.NoSeat || p.Table.Eyes() != game.Everyone {
		under(u, p.Large.ID != "" || why, p.Rooms.Curtain.Draw)
	}
	if p.Large.ID != "" {
		under(u, why, p.Rooms.Large.Draw)
	}
	if !p.Rooms.Moments.On() {
		p.Rooms.Recap.Draw(u)
	}
	p.Rooms.Back.AskAll(a)
	p.Rooms.Sounds.Hear(u)
	p.Rooms.Guide.Draw(u, guide.At{Looks: p.Rooms.Curtain.Drawer.Looks, Busy: p.busy(), Work: layTable(u).work, Card: p.Rooms.Moves.Covers()})
	if why {
		p.Rooms.Large.DrawWhy(u, a)
	}
}

// under draws something, inert if it is covered.
func under(u *ui.UI, covered bool, draw func(*ui.UI)) {
	if covered {
		u.Inert(func() { draw(u) })
		return
	}
	draw(u)
}

// covered reports whether something lies over the whole table.
func (p *Play) covered() bool {
	return p.HandTo != game.NoSeat || p.Table.Eyes() != game.Everyone || p.Large.ID != "" || p.Explained.Rule != "" || p.Rooms.Recap.Open()
}

// elapse passes the time since the last frame.
func (p *Play) elapse(u *ui.UI) {
	dt := u.Tick - p.Tick
	if p.Tick == 0 {
		dt = 0
	}
	p.Tick = u.Tick
	p.Table.Rest(seconds(dt))
	// While a bar runs, frames are closer together than this. So another scene was shown meanwhile, or the machine was busy.
	away := dt > 2*barStep && p.Now.GoesOn
	if away || dt > 120 {
		dt = 0
	}
	rests := p.barRests(u, away)
	if session.Touched(&u.In) || u.PointerMoved() {
		p.Table.Touch()
	}
	if p.Rooms.Back.Undo.Open {
		return // the table is being asked: nothing moves
	}
	if u.FocusLost() {
		p.away()
	}
	open := p.Table.Eyes() == game.Everyone
	p.Still = open && p.still(u)
	if p.Still || open && (p.Telling() || p.BotsAsked() && p.Reading() || p.Rooms.Moments.Still()) {
		return // first everything is told
	}
	if !rests || !p.Table.Asked().GoesOn {
		p.NoteError(p.Table.Elapse(time.Duration(float64(seconds(dt)) * p.Shell.Settings.Bars.Factor())))
	}
	if open && p.Table.Asked().Bots != 0 && p.Tick >= p.botAt && p.Table.Untold() == 0 && !p.Rooms.Guide.Lies() { // a note waits for its reader
		p.bots()
	}
}

// seconds returns how long some ticks take.
func seconds(ticks int) time.Duration { return time.Duration(ticks) * time.Second / 60 }

// botPace is the number of ticks between two visible answers of bots, whatever they hold and are asked.
const botPace = 24

func (p *Play) bots() {
	_, err := p.Table.Tick()
	p.NoteError(err)
	if p.Table.Untold() > 0 || err != nil {
		p.botAt = p.Tick + int(float64(p.Shell.Settings.Ticks(botPace))/p.Shell.Settings.Bots.Factor())
	}
}

// The number of ticks between the small steps of what continues by itself.
const (
	barStep  = 6
	wishStep = 30 // nothing of it is visible
	idleStep = 30
)

// wake schedules the next frame when something that continues by itself is due. It runs at the end of every frame, on the table as it is by then. So
// the screen cannot fall asleep over what was put off, whatever happened in the frame.
func (p *Play) wake(u *ui.UI) {
	asked := p.Table.Asked()
	over := asked.For == table.Nothing
	switch {
	case p.Rooms.Back.Undo.Open: // the table is being asked
	case p.Table.Eyes() != game.Everyone:
		u.Wake(idleStep) // it closes by itself
	case p.still(u): // until someone has read it
	case p.Rooms.Moments.Still(): // it wakes the screen by itself
	case p.Telling() || (over || asked.Bots != 0) && p.Reading():
		u.Wake(p.ToldUntil() - p.Tick)
	case over: // as soon as nothing moves any more, the end is shown
		u.Wake(1)
	case asked.Bots != 0:
		u.Wake(p.botAt - p.Tick)
	case asked.GoesOn:
		u.Wake(barStep)
	case asked.For == table.Choice:
		u.Wake(wishStep) // a seat may have said in advance what it does
	}
}
