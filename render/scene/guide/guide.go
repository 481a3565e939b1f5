package guide

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Guide is the notes of a first game.
type Guide struct {
	*session.Session
	Note shownNote
}

// New makes the guide of a game.
func New(s *session.Session) *Guide {
	return &Guide{Session: s}
}

// Note is a line or two of the first-game guide, shown the first time that its moment comes. When it comes depends only on what all know, also
// behind a curtain: that somebody was told something must not tell what is held.
type Note struct {
	Name, Title, Text string
	Rule              string // that tells more, if there is one
	Private           bool   // shown behind a curtain, to each player once
	when              func(p *session.Session) bool
}

func asked(k game.Kind) func(p *session.Session) bool {
	return func(p *session.Session) bool { return p.View.Decision != nil && p.View.Decision.Kind == k }
}

func anySeat(is func(s *game.SeatState) bool) func(p *session.Session) bool {
	return func(p *session.Session) bool {
		for i := range p.View.Seats {
			if is(&p.View.Seats[i]) {
				return true
			}
		}
		return false
	}
}

// Notes are those of the guide. Of several at the same moment the first comes first.
var Notes = slices.Concat(exodusNotes, baseNotes, exodusOwnNotes, []Note{{
	"own", "Behind your curtain", "Your cards, your loyalty, and what you have seen. Hold the mouse on a card to read it large. Press Close when you are done, and before anybody looks.", "B-CARD-02", true,
	func(*session.Session) bool { return true },
}})

// baseNotes are those of the base game, but for the last.
var baseNotes = []Note{
	{
		"end", "The last jump is next", "The fleet has gone 8 or more. With the next jump the game ends: the humans win if every resource is above 0.", "B-KOBOL-02", false,
		func(p *session.Session) bool { return p.View.LastJump },
	},
	{
		"cylon", "A Cylon is revealed", "From now on that player has short turns among the Cylon locations, adds at most 1 card to checks, and may bring a crisis of its own.", "B-CTURN-01", false,
		anySeat(func(s *game.SeatState) bool { return s.Cylon() }),
	},
	{
		"sleepers", "Half of the way", "The fleet has gone 4 or more, so everybody was dealt another Loyalty card. Whoever was human may be a Cylon now. Trust nobody anew.", "B-SLEEP-02", false,
		func(p *session.Session) bool { return p.View.Thresholds > 0 },
	},
	{
		"red", "A resource is in the red", "Half of it is gone. If any resource stands at 0 at the end of a turn, the Cylons win.", "B-TERM-08", false,
		func(p *session.Session) bool { return slices.ContainsFunc(card.Resources[:], p.View.InRed) },
	},
	{
		"boarders", "Centurions are aboard", "Each time that heavy raiders are activated they go one space on. At the end of the track the humans lose. The Armory fights them.", "B-BOARD-01", false,
		func(p *session.Session) bool { return p.View.CenturionsAboard() > 0 },
	},
	{
		"damage", "Galactica is hit", "A damaged location cannot be used until somebody repairs it from there. Six at the same time lose the game.", "B-DMG-01", false,
		func(p *session.Session) bool { return p.View.DamagedLocations() > 0 },
	},
	{
		"brig", "Somebody is in the Brig", "No moves, no crisis of one's own, 1 card in checks. The way out is a skill check, an action in the Brig.", "B-BRIG-01", false,
		anySeat(func(s *game.SeatState) bool { return s.Place == card.Brig }),
	},
	{
		"sickbay", "Somebody is in Sickbay", "Whoever begins a turn there draws only 1 card. You leave by moving, as from anywhere else.", "B-TURN-03", false,
		anySeat(func(s *game.SeatState) bool { return s.Place == card.Sickbay && !s.Cylon() }),
	},
	{
		"destination", "Where to?", "The fleet jumps and leaves all ships behind. The Admiral looks at destinations alone and keeps one; its distance brings Kobol nearer.", "B-JUMP-07", false,
		asked(game.ChooseDestination),
	},
	{
		"early", "A jump can be made early", "The fleet marker is on blue. From FTL Control somebody can jump now, at the risk of the population shown.", "B-JUMP-04", false,
		func(p *session.Session) bool { _, blue := game.FTLPopulation(p.View.JumpPrep); return blue },
	},
	{
		"handover", "Hand the screen over", "This question is for one player's eyes. Hand the laptop over, then hold the button: behind the curtain lies what only that player may see.", "B-CARD-02", false,
		func(p *session.Session) bool { return p.Now.For == table.HandOver },
	},
	{
		"contribute", "Who adds cards?", "In turn, each player says on the table: none, or some. Cards are chosen behind the curtain, any number. All see how many, nobody sees which.", "B-CHECK-03", false,
		asked(game.Contribute),
	},
	{
		"result", "The cards are turned up", "Types that count add their strength, all others take theirs away. Whose cards they were, nobody learns.", "B-CHECK-07", false,
		func(p *session.Session) bool { return p.View.Check != nil && p.View.Check.Revealed },
	},
	{
		"check", "A skill check", "The number has to be reached by the cards that all add face down, with 2 unknown ones of Destiny. Some may not want it to be reached.", "B-CHECK-02", false,
		func(p *session.Session) bool { return p.View.Check != nil },
	},
	{
		"box", "A choice", "The player named decides for all. Both boxes are open, also one that cannot be carried out. Talk about it first.", "B-CRISIS-04", false,
		asked(game.ChooseBox),
	},
	{
		"dice", "Before a die is rolled", "Anybody human may add 2 by Strategic Planning, for the fleet or against it. Then the roll says what happens.", "B-DIE-02", false,
		func(p *session.Session) bool {
			return p.Now.For == table.Window && p.View.Decision.Window == game.BeforeRoll
		},
	},
	{
		"bar", "It goes on by itself", "When the bar is full the game goes on. Press Wait if you need time. Which moments wait is a matter of the stops, in the settings.", "B-TIME-03", false,
		func(p *session.Session) bool { return p.Now.For == table.Window && p.Now.GoesOn },
	},
	{
		"window", "Somebody may step in", "Everybody who could hold something to play now is asked, whatever they hold. If nobody wants to, press Go on. If you do, click your name.", "B-TIME-03", false,
		func(p *session.Session) bool { return p.Now.For == table.Window },
	},
	{
		"crisis", "A crisis", "Each human turn ends with one. It is resolved as it says; then the icons at its foot move Cylon ships and the fleet.", "B-CRISIS-01", false,
		func(p *session.Session) bool {
			return p.View.Step == game.CrisisStep && p.View.Count(game.CrisisOpen) > 0
		},
	},
	{
		"ships", "Cylon ships act", "Nobody steers them. Where there is something to choose, such as which area comes first, the current player does. The wheel looks closer at the board.", "B-CYL-15", false,
		func(p *session.Session) bool {
			return p.View.Step == game.ActivateStep && p.View.Decision != nil && p.View.Decision.Kind != game.AskWindow
		},
	},
	{
		"jump", "The jump track", "Jump icons move the fleet marker. At its end the fleet jumps and escapes. That is how you win: survive, and jump.", "B-JUMP-01", false,
		func(p *session.Session) bool { return p.View.JumpPrep > 0 },
	},
	{
		"first-skills", "Your first cards", "Before the first turn everybody but the first player takes " + parts.Number(game.FirstSkills) + " skill cards, of the types on the character sheet. Click the decks that glow.", "B-SETUP-12", false,
		func(p *session.Session) bool { return p.View.Turn == 0 && asked(game.ChooseSkillType)(p) },
	},
	{
		"skills", "Receive skills", "The turn begins with cards: all that the character sheet says. Where a number stands for two types, choose; click the decks.", "B-TURN-02", false,
		asked(game.ChooseSkillType),
	},
	{
		"move", "Move", "What glows can be chosen. One move, free aboard the same ship; to the other ship it costs a card. Think of the action that you want next.", "B-MOVE-09", false,
		asked(game.ChooseMove),
	},
	{
		"action", "One action", "Use your location: click it. Or what your sheet or title offers, or a card from your hand. What cannot be taken back asks for a second click.", "B-ACT-01", false,
		asked(game.ChooseAction),
	},
	{
		"titles", "President and Admiral", "Crises often ask one of them. The President plays Quorum cards, the Admiral chooses where the fleet jumps to.", "B-PRES-01", false,
		func(p *session.Session) bool { return p.View.Turn > 1 },
	},
	{
		"mistake", "A mistake?", "Z takes back the last answer: at once while nobody learned anything by it, later if all agree. The menu can set right what lies on the table.", "", false,
		func(p *session.Session) bool { return p.View.Turn > 1 },
	},

	{
		"own-loyalty", "Are you a Cylon?", "Look at it, and show nothing, whatever it is. A Cylon plays along as a human and harms the fleet in secret, until revealing it as an action.", "B-LOY-01", true,
		asked(game.LookAtOwnLoyalty),
	},
	{
		"own-adding", "What you add", "Click cards, then confirm. The right types help, all others hurt. If anybody asks what you added: a little, or a lot, or whatever you like to claim.", "B-CHECK-07", true,
		asked(game.ContributeCards),
	},
	{
		"own-hand", "From your hand", "What glows can be played now. If nothing does, or you do not want to, go back: nobody learns why you looked.", "B-SECRET-03", true,
		asked(game.ChooseFromHand),
	},
	{
		"own-limit", "Too many cards", "At the end of each turn everybody discards down to " + parts.Number(game.HandLimit) + " cards.", "B-CARD-08", true,
		asked(game.DiscardToLimit),
	},
}

// shownNote is the note that is shown.
type shownNote struct {
	Name  string // of the note, with whose it is
	since int    // tick at which it was shown
}

// noteTicks is how long a note has to be shown to count as read when its moment is over.
const noteTicks = 120

// At is where a note may stand.
type At struct {
	Busy bool    // something is read now: none may
	Work ui.Rect // where the board is
	Card bool    // a card covers the board
}

// nextNote is the note for this moment, if there is one that was not yet shown.
func (p *Guide) nextNote(busy bool) (n *Note, name string) {
	s := &p.Shell.Settings
	if s.NoGuide || p.View.Decision == nil || p.ChoosingCharacter() || p.Large.ID != "" || p.Explained.Rule != "" || busy {
		return nil, ""
	}
	eyes := p.Table.Eyes()
	if eyes == game.Everyone && p.HandTo != game.NoSeat {
		return nil, ""
	}
	for i := range Notes {
		n := &Notes[i]
		if n.Private != (eyes != game.Everyone) {
			continue
		}
		name := n.Name
		if n.Private {
			name += " · " + p.Name(eyes)
		}
		if !slices.Contains(s.Guided, name) && n.when(p.Session) {
			return n, name
		}
	}
	return nil, ""
}

const (
	Wide    = 560.0
	notePad = 20.0
)

// Draw draws the note of this moment beside what may be clicked, never on it. Without room for it, it waits for another moment.
func (p *Guide) Draw(u *ui.UI, at At) {
	n, name := p.nextNote(at.Busy)
	if name != p.Note.Name {
		if p.Note.Name != "" && u.Tick-p.Note.since >= noteTicks {
			p.guided(p.Note.Name)
			n, name = p.nextNote(at.Busy)
		}
		p.Note = shownNote{name, u.Tick}
		u.Wake(1) // the card that lies open makes room
	}
	if n == nil {
		return
	}
	title, text := ui.Prompt.Sized(30).In(ui.Private), ui.Body.Sized(21)
	in := Wide - 2*notePad - 8
	textH := u.ParagraphHeight(in, n.Text, text)
	r, ok := p.noteRoom(u, at, notePad+38+textH+12+46+notePad)
	if !ok {
		p.Note.since = u.Tick
		return
	}
	u.Block(r)
	u.Panel(r, ui.Plain.Filled(ui.Color{R: 0x10, G: 0x2A, B: 0x34, A: 255}, ui.Color{R: 0x0A, G: 0x18, B: 0x20, A: 255}).Edged(ui.Cyan, 2))
	box := ui.R(r.X+notePad+8, r.Y+notePad-4, in, r.H-2*notePad+4)
	u.Fill(ui.R(r.X+1, r.Y+18, 5, r.H-36), ui.Cyan)
	u.Text(ui.R(box.X, box.Y, in, 38), n.Title, title, ui.Cyan, ui.Left)
	u.Paragraph(ui.R(box.X, box.Y+40, in, textH+1), n.Text, text, ui.TextMain, ui.Left)
	row := ui.R(box.X, box.Bottom()-46, in, 46)
	if u.Button("guide.ok", ui.R(row.X, row.Y, 170, 46), "Got it", ui.Options{Key: "F2", Blue: true}) {
		p.guided(name)
		u.Wake(1)
	}
	if n.Rule != "" && u.Button("guide.more", ui.R(row.X+180, row.Y, 110, 46), "More", ui.Options{Tip: "Shows the rule."}) {
		p.guided(name)
		p.Why(n.Rule, "", r)
		u.Wake(1)
	}
	if u.Button("guide.off", ui.R(row.X+300, row.Y, in-300, 46), "No more notes", ui.Options{Tip: "They can be turned on again in the settings."}) {
		p.Shell.Settings.NoGuide = true
		p.Shell.Keep()
		u.Wake(1)
	}
}

// Shown says whether a note is shown.
func (p *Guide) Shown() bool { return p.Note.Name != "" }

// guided remembers that a note was read.
func (p *Guide) guided(name string) {
	if s := &p.Shell.Settings; !slices.Contains(s.Guided, name) {
		s.Guided = append(s.Guided, name)
		p.Shell.Keep()
	}
}

// noteRoom is a place for a note that lies on nothing that glows or is a button: over the board, or over the drawer of a curtain.
func (p *Guide) noteRoom(u *ui.UI, at At, high float64) (ui.Rect, bool) {
	win := u.Window()
	work := at.Work.Inset(8)
	if p.Table.Eyes() != game.Everyone {
		work = win.Inset(14)
	}
	places := [][2]float64{{0.5, 1}, {0, 1}, {1, 1}, {0.5, 0}, {0, 0}, {1, 0}, {0, 0.5}, {1, 0.5}}
	if at.Card {
		places = [][2]float64{{1, 0.5}, {0, 1}, {1, 1}, {1, 0}} // beside the card
		if p.View.Check != nil && p.View.Check.Revealed {
			places[0], places[2] = places[2], places[0] // over the total, which the question says too, and not on the cards
		}
	}
	for _, share := range places {
		r := ui.R(work.X+share[0]*(work.W-Wide), work.Y+share[1]*(work.H-high), Wide, high)
		if work.H >= high && p.free(u, r) {
			return r, true
		}
	}
	return ui.Rect{}, false
}

// free says whether nothing that glows, and behind a curtain nothing at all that can be clicked, lies under a rectangle.
func (p *Guide) free(u *ui.UI, r ui.Rect) bool {
	near := r.Inset(-14)
	for _, g := range u.Targets() {
		t := ui.R(g.Rect.X/u.Scale, g.Rect.Y/u.Scale, g.Rect.W/u.Scale, g.Rect.H/u.Scale)
		if t.W < u.Window().W && (g.Glow || p.Table.Eyes() != game.Everyone) && !near.Overlap(t).Empty() {
			return false
		}
	}
	return true
}
