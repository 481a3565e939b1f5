package guide

import (
	"fmt"
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Guide shows the notes of a first game.
type Guide struct {
	*session.Session
	Note shownNote

	drawn bool // in the last frame; a note without room is not drawn
}

// New makes the guide of a game.
func New(s *session.Session) *Guide {
	return &Guide{Session: s}
}

// Note is a line or two of the first-game guide, shown the first time that its moment comes. The moment depends only on public knowledge, even behind
// a curtain: seeing a note must not tell what a player holds.
type Note struct {
	Name    string // under which the settings remember that it was read
	Words   say.GuideNote
	Rule    string                         // that tells more, or ""
	Private bool                           // shown behind a curtain, to each player once
	Secret  [2]say.GuideNote               // what it says instead to a human and to a Cylon, while what lies facedown is shown
	Needs   []Need                         // what its words assume
	fills   func(p *session.Session) []any // the numbers and names in its words; nil for none
	when    func(p *session.Session) bool
	points  func(p *session.Session) string // the widget that it points at, or ""; nil for none
}

// Said returns the words of the note at a table.
func (n *Note) Said(p *session.Session) say.GuideText {
	words := p.Shell.Language().Guide[n.Words]
	if n.fills != nil {
		words.Text = fmt.Sprintf(words.Text, n.fills(p)...)
	}
	return words
}

// Comes reports whether its moment has come and everything it says is true.
func (n *Note) Comes(p *session.Session) bool { return n.when(p) && met(p, n.Needs) }

// fixed returns numbers that are the same at every table.
func fixed(numbers ...any) func(*session.Session) []any {
	return func(*session.Session) []any { return numbers }
}

// firstThreshold returns the distance of the objective's first threshold, lastThreshold that of its last.
func firstThreshold(p *session.Session) []any {
	return []any{p.Table.Setup().Catalog().Objective().Thresholds[0].At}
}

// handLimit returns the number of cards that the asked seat keeps.
func handLimit(p *session.Session) []any {
	if p.View == nil || p.View.Decision == nil || p.View.Decision.Kind != game.DiscardToLimit {
		return []any{game.HandLimit}
	}
	return []any{p.View.Count(game.Hand(p.View.Decision.Seat())) - p.View.Decision.Min}
}

func lastThreshold(p *session.Session) []any {
	thresholds := p.Table.Setup().Catalog().Objective().Thresholds
	return []any{thresholds[len(thresholds)-1].At}
}

// asked reports whether somebody is asked something who is not played by the computer: a note about it would speak to nobody.
func asked(k game.Kind) func(p *session.Session) bool {
	return func(p *session.Session) bool {
		d := p.View.Decision
		return d != nil && d.Kind == k && slices.ContainsFunc(d.Seats.List(), func(s game.Seat) bool { return p.Seated[s].Bot == "" })
	}
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

// Notes are those of the guide. If several share a moment, the first comes first: what is about a question comes before what fits any curtain.
var Notes = slices.Concat(newCapricaNotes, nebulaNotes, exodusNotes, pegasusNotes, daybreakNotes, baseNotes, nebulaOwnNotes, pegasusOwnNotes, daybreakOwnNotes, exodusOwnNotes, []Note{{
	Name: "own", Words: say.GuideOwn, Rule: "B-SECRET-01", Private: true,
	when: func(*session.Session) bool { return true },
}})

// baseNotes are those of the base game, except the last.
var baseNotes = []Note{
	{
		Name: "end", Words: say.GuideEnd, Rule: "B-KOBOL-02", fills: lastThreshold,
		when: func(p *session.Session) bool { return p.View.LastJump },
	},
	{
		Name: "cylon", Words: say.GuideCylon, Rule: "B-CTURN-01",
		// A Cylon Leader is one from the beginning, and nothing is revealed.
		when: anySeat(func(s *game.SeatState) bool { return s.Cylon() && s.Allegiance != game.Leader }),
	},
	{
		Name: "sleepers", Words: say.GuideSleepers, Rule: "B-SLEEP-02", fills: firstThreshold,
		when: func(p *session.Session) bool { return p.View.Thresholds > 0 && !played(game.Cooperative)(p) },
	},
	{
		Name: "red", Words: say.GuideRed, Rule: "B-TERM-08",
		when: func(p *session.Session) bool { return slices.ContainsFunc(card.Resources[:], p.View.InRed) },
	},
	{
		Name: "boarders", Words: say.GuideBoarders, Rule: "B-BOARD-01",
		Needs: []Need{{Works: card.Armory}},
		when:  func(p *session.Session) bool { return p.View.CenturionsAboard() > 0 },
	},
	{
		Name: "damage", Words: say.GuideDamage, Rule: "B-DMG-01", fills: fixed(game.HullOf(card.GalacticaBoard).Loses),
		when: func(p *session.Session) bool { return p.View.DamagedLocations() > 0 },
	},
	{
		Name: "brig", Words: say.GuideBrig, Rule: "B-BRIG-01",
		when: anySeat(func(s *game.SeatState) bool { return s.Place == card.Brig }),
	},
	{
		Name: "sickbay", Words: say.GuideSickbay, Rule: "B-TURN-03",
		when: anySeat(func(s *game.SeatState) bool { return s.Place == card.Sickbay && !s.Cylon() }),
	},
	{
		Name: "destination", Words: say.GuideDestination, Rule: "B-JUMP-07",
		Needs: []Need{{Held: card.AdmiralTitle}, {That: AdmiralChooses}, {That: LeftBehind}},
		when:  asked(game.ChooseDestination),
	},
	{
		Name: "early", Words: say.GuideEarly, Rule: "B-JUMP-04",
		Needs: []Need{{Works: card.FTLControl}},
		when: func(p *session.Session) bool { // after the landing the track is Galactica's way back (P-NC-30)
			_, blue := game.FTLPopulation(p.View.JumpPrep)
			return blue && inStage(game.BeforeLanding)(p)
		},
	},
	{
		Name: "handover", Words: say.GuideHandover, Rule: "B-SECRET-01",
		when: func(p *session.Session) bool { return p.Now.For == table.HandOver },
	},
	{
		Name: "contribute", Words: say.GuideContribute, Rule: "B-CHECK-03",
		Needs: []Need{{That: FaceDown}, {That: AnyNumber}},
		when:  asked(game.Contribute),
	},
	{
		Name: "result", Words: say.GuideResult, Rule: "B-CHECK-07",
		Needs: []Need{{That: FaceDown}, {That: PlainCount}},
		when:  func(p *session.Session) bool { return p.View.Check != nil && p.View.Check.Revealed },
	},
	{
		Name: "check", Words: say.GuideCheck, Rule: "B-CHECK-02",
		Needs: []Need{{That: FaceDown}},
		when:  func(p *session.Session) bool { return p.View.Check != nil },
	},
	{
		Name: "box", Words: say.GuideBox, Rule: "B-CRISIS-04",
		Needs: []Need{{That: BothBoxes}},
		when:  asked(game.ChooseBox),
	},
	{
		Name: "dice", Words: say.GuideDice, Rule: "B-DIE-02",
		when: func(p *session.Session) bool {
			return p.Now.For == table.Window && p.View.Decision.Window == game.BeforeRoll
		},
	},
	{
		Name: "bar", Words: say.GuideBar, Rule: "B-TIME-03",
		when: func(p *session.Session) bool { return p.Now.For == table.Window && p.Now.GoesOn },
	},
	{
		Name: "window", Words: say.GuideWindow, Rule: "B-TIME-03",
		Needs: []Need{{That: HandsAsked}},
		when:  func(p *session.Session) bool { return p.Now.For == table.Window },
	},
	{
		Name: "crisis", Words: say.GuideCrisis, Rule: "B-CRISIS-01",
		when: (*session.Session).CrisisOpen,
	},
	{
		Name: "ships", Words: say.GuideShips, Rule: "B-CYL-15",
		when: func(p *session.Session) bool {
			return p.View.Step == game.ActivateStep && p.View.Decision != nil && p.View.Decision.Kind != game.AskWindow && !inStage(game.Occupied)(p)
		},
	},
	{
		Name: "jump", Words: say.GuideJump, Rule: "B-JUMP-01",
		when: func(p *session.Session) bool { return p.View.JumpPrep > 0 && inStage(game.BeforeLanding)(p) },
	},
	{
		Name: "first-skills", Words: say.GuideFirstSkills, Rule: "B-SETUP-12", fills: fixed(game.FirstSkills),
		when: func(p *session.Session) bool { return p.View.Turn == 0 && asked(game.ChooseSkillType)(p) },
	},
	{
		Name: "skills", Words: say.GuideSkills, Rule: "B-TURN-02",
		Needs: []Need{{That: OwnSkills}},
		when:  asked(game.ChooseSkillType),
	},
	{
		Name: "move", Words: say.GuideMove, Rule: "B-MOVE-09",
		Needs: []Need{{That: Walks}},
		when:  asked(game.ChooseMove),
	},
	{
		Name: "action", Words: say.GuideAction, Rule: "B-ACT-01",
		Needs: []Need{{That: UsesPlace}},
		when:  asked(game.ChooseAction),
	},
	{
		Name: "titles", Words: say.GuideTitles, Rule: "B-PRES-01",
		Needs: []Need{{Held: card.PresidentTitle}, {Held: card.AdmiralTitle}},
		when:  func(p *session.Session) bool { return p.View.Turn > 1 },
	},
	{
		Name: "mistake", Words: say.GuideMistake,
		when: func(p *session.Session) bool { return p.View.Turn > 1 },
	},

	{
		Name: "own-loyalty", Words: say.GuideOwnLoyalty, Rule: "B-LOY-01", Private: true,
		when: asked(game.LookAtOwnLoyalty),
	},
	{
		Name: "own-side", Words: say.GuideOwnSide, Secret: [2]say.GuideNote{say.GuideOwnHuman, say.GuideOwnCylon}, Rule: "B-REV-01", Private: true,
		when: asked(game.LookAtOwnLoyalty),
	},
	{
		Name: "own-side-again", Words: say.GuideOwnSideAgain, Secret: [2]say.GuideNote{say.GuideOwnHuman, say.GuideOwnCylon}, Rule: "B-REV-01", Private: true,
		when: func(p *session.Session) bool { return p.View.Thresholds > 0 && asked(game.LookAtOwnLoyalty)(p) },
	},
	{
		Name: "own-adding", Words: say.GuideOwnAdding, Rule: "B-CHECK-07", Private: true,
		Needs: []Need{{That: PlainCount}},
		when:  asked(game.ContributeCards),
	},
	{
		Name: "own-hand", Words: say.GuideOwnHand, Rule: "B-SECRET-03", Private: true,
		when: asked(game.ChooseFromHand),
	},
	{
		Name: "own-limit", Words: say.GuideOwnLimit, Rule: "B-CARD-08", Private: true, fills: handLimit,
		when: asked(game.DiscardToLimit),
	},
}

// shownNote is the note that is shown.
type shownNote struct {
	Name  string // of the note, with the name of its player if it is private
	since int    // tick at which it was shown
	at    ui.Rect
}

// noteTicks is how long a note must be shown to count as read when its moment is over.
const noteTicks = 120

// At is where a note may be shown.
type At struct {
	Busy  bool    // something is being read: no note may be shown
	Looks bool    // what lies facedown is shown
	Work  ui.Rect // where the board is
	Card  bool    // a card covers the board
}

// nextNote returns the note for this moment, if there is one that was not yet shown.
func (p *Guide) nextNote(busy bool) (n *Note, name string) {
	s := &p.Shell.Settings
	list := Notes
	if p.Table.Led() {
		list = Lessons
	}
	if s.NoGuide && !p.Table.Led() || p.View.Decision == nil || people(p.Session) == 0 || p.ChoosingCharacter() || p.Large.ID != "" || p.Explained.Rule != "" || busy {
		return nil, ""
	}
	eyes := p.Table.Eyes()
	if eyes == game.Everyone && p.HandTo != game.NoSeat {
		return nil, ""
	}
	for i := range list {
		n := &list[i]
		if n.Private != (eyes != game.Everyone) {
			continue
		}
		name := n.Name
		if n.Private {
			name += " · " + p.Name(eyes)
		}
		if !slices.Contains(s.Guided, name) && n.Comes(p.Session) {
			return n, name
		}
	}
	return nil, ""
}

const (
	Wide    = 560.0
	notePad = 20.0
)

// Draw draws the note of this moment beside what may be clicked, never on it. If there is no room, the note waits for another moment.
func (p *Guide) Draw(u *ui.UI, at At) {
	p.drawn = false
	n, name := p.nextNote(at.Busy)
	if name != p.Note.Name {
		if p.Note.Name != "" && u.Tick-p.Note.since >= noteTicks {
			p.Shell.Once(p.Note.Name)
			n, name = p.nextNote(at.Busy)
		}
		p.Note = shownNote{Name: name, since: u.Tick}
		u.Wake(1) // the faceup card makes room
	}
	if n == nil {
		return
	}
	title, text := ui.Prompt.Sized(30).In(ui.Private), ui.Body.Sized(21)
	words := n.Said(p.Session)
	in := Wide - 2*notePad - 8
	textH := u.ParagraphHeight(in, words.Text, text)
	if n.Secret != [2]say.GuideNote{} { // the same height for everyone, whatever it says
		for _, secret := range n.Secret {
			textH = max(textH, u.ParagraphHeight(in, p.Shell.Language().Guide[secret].Text, text))
		}
		if at.Looks {
			words = p.Shell.Language().Guide[n.Secret[parts.Btoi(p.cylon())]]
		}
	}
	r, ok := p.noteRoom(u, at, notePad+38+textH+12+46+notePad)
	if !ok {
		p.Note.since = u.Tick
		return
	}
	p.drawn = true
	if n.points != nil {
		p.point(u, n.points(p.Session))
	}
	u.Block(r)
	u.Panel(r, ui.Plain.Filled(ui.Color{R: 0x10, G: 0x2A, B: 0x34, A: 255}, ui.Color{R: 0x0A, G: 0x18, B: 0x20, A: 255}).Edged(ui.Cyan, 2))
	box := ui.R(r.X+notePad+8, r.Y+notePad-4, in, r.H-2*notePad+4)
	u.Fill(ui.R(r.X+1, r.Y+18, 5, r.H-36), ui.Cyan)
	u.Text(ui.R(box.X, box.Y, in, 38), words.Title, title, ui.Cyan, ui.Left)
	u.Paragraph(ui.R(box.X, box.Y+40, in, textH+1), words.Text, text, ui.TextMain, ui.Left)
	row := ui.R(box.X, box.Bottom()-46, in, 46)
	if u.Button("guide.ok", ui.R(row.X, row.Y, 170, 46), p.Say.Text(say.GuideGotIt), ui.Options{Key: "F2", Blue: true}) {
		p.Shell.Once(name)
		u.Wake(1)
	}
	if n.Rule != "" && u.Button("guide.more", ui.R(row.X+180, row.Y, 110, 46), p.Say.Text(say.GuideMore), ui.Options{Tip: p.Say.Text(say.GuideMoreTip)}) {
		p.Shell.Once(name)
		p.Explain(n.Rule, "", r)
		u.Wake(1)
	}
	off, tip := say.GuideOff, say.GuideOffTip
	if p.Table.Led() {
		off, tip = say.LessonLeave, say.LessonLeaveTip
	}
	switch {
	case !u.Button("guide.off", ui.R(row.X+300, row.Y, in-300, 46), p.Say.Text(off), ui.Options{Tip: p.Say.Text(tip)}):
	case p.Table.Led():
		p.Table.Leave()
		u.Wake(1)
	default:
		p.Shell.Settings.NoGuide = true
		p.Shell.Keep()
		u.Wake(1)
	}
}

const (
	arrowSide = 48.0
	arrowPace = 50 // ticks for one nod of the arrow
)

// Points begins the name of what an arrow points at, among what a frame put down.
const Points = "arrow:"

// point draws an arrow at a widget and a ring around it.
func (p *Guide) point(u *ui.UI, id string) {
	targets := u.Targets()
	at := slices.IndexFunc(targets, func(g ui.Target) bool { return g.ID == id })
	if at < 0 {
		return
	}
	g := targets[at].Rect
	r := ui.R(g.X/u.Scale, g.Y/u.Scale, g.W/u.Scale, g.H/u.Scale)
	u.Pictured(Points+id, r)
	u.Panel(r.Inset(-8), ui.Look{LineTop: ui.Cyan, LineBottom: ui.Cyan, Line: 4, Cut: 14})
	nod := 0.0
	if p.Shell.Settings.Motion != shell.Off {
		nod = 10 * math.Abs(math.Sin(float64(u.Tick)*math.Pi/arrowPace))
		u.Wake(1)
	}
	x, y := r.Center()
	const far = 14 + arrowSide/2
	arrows := [...]struct {
		sign           ui.Icon
		x, y           float64 // of its middle
		alongX, alongY float64 // which way it nods
	}{
		{ui.IconDown, x, r.Y - far, 0, -nod},
		{ui.IconUp, x, r.Bottom() + far, 0, nod},
		{ui.IconNext, r.X - far, y, -nod, 0},
		{ui.IconPrevious, r.Right() + far, y, nod, 0},
	}
	// At first where it lies on nothing else that can be pointed at, which it would seem to be about.
	for _, alone := range [...]bool{true, false} {
		for _, a := range arrows {
			at := ui.R(a.x-arrowSide/2, a.y-arrowSide/2, arrowSide, arrowSide)
			if at.Overlap(u.Window()) != at || u.WordsUnder(at) > 0 || alone && liesOn(targets, at, r, u.Scale) {
				continue
			}
			u.Icon(a.sign, ui.R(at.X+a.alongX, at.Y+a.alongY, arrowSide, arrowSide), ui.Cyan)
			return
		}
	}
}

// liesOn reports whether an arrow at a place lies on a target that it would seem to be about: none that also holds what it points at, and none as large
// as a space area.
func liesOn(targets []ui.Target, arrow, points ui.Rect, scale float64) bool {
	return slices.ContainsFunc(targets, func(g ui.Target) bool {
		r := ui.R(g.Rect.X/scale, g.Rect.Y/scale, g.Rect.W/scale, g.Rect.H/scale)
		return !r.Overlap(arrow).Empty() && r.Overlap(points) != points && r.W*r.H < 20*arrow.W*arrow.H
	})
}

// cylon reports whether a Loyalty card of the seat behind the open curtain says that it is a Cylon.
func (p *Guide) cylon() bool {
	return slices.ContainsFunc(p.View.Piles[game.Loyalty(p.Table.Eyes())], func(s game.Slot) bool { return p.Faces().Cylon(s.Card) })
}

// Shown reports whether a note is shown.
func (p *Guide) Shown() bool { return p.Note.Name != "" }

// Lies reports whether a note was drawn over the table in the last frame.
func (p *Guide) Lies() bool { return p.drawn }

// noteRoom finds a place for a note that covers nothing that glows or is a button, and as few words as can be: over the board, or over the drawer of a
// curtain. The note stays where it is as long as it may.
func (p *Guide) noteRoom(u *ui.UI, at At, high float64) (ui.Rect, bool) {
	win := u.Window()
	work := at.Work.Inset(8)
	if p.Table.Eyes() != game.Everyone {
		work = win.Inset(14)
	}
	places := [][2]float64{{0.5, 1}, {0, 1}, {1, 1}, {0.5, 0}, {0, 0}, {1, 0}, {0, 0.5}, {1, 0.5}}
	if at.Card {
		places = [][2]float64{{1, 0.5}, {0, 1}, {1, 1}, {1, 0}, {0, 0}} // beside the card
	}
	best, least := ui.Rect{}, 0
	for _, share := range places {
		r := ui.R(work.X+share[0]*(work.W-Wide), work.Y+share[1]*(work.H-high), Wide, high)
		if work.H < high || !p.free(u, r) {
			continue
		}
		if r == p.Note.at {
			return r, true
		}
		if n := u.WordsUnder(r); best.Empty() || n < least {
			best, least = r, n
		}
	}
	if !best.Empty() {
		p.Note.at = best
		return best, true
	}
	if !p.Table.Led() {
		return ui.Rect{}, false
	}
	// A lesson is not left out in a small window: it may lie on what can be chosen, but not on the question.
	r := ui.R(0, 0, Wide, high)
	for _, share := range places {
		r.X, r.Y = work.X+share[0]*(work.W-Wide), max(win.Y, work.Y+share[1]*(work.H-high))
		if !p.keeps(u, r) {
			break
		}
	}
	return r, true
}

// keeps reports whether something that is being read lies under r.
func (p *Guide) keeps(u *ui.UI, r ui.Rect) bool {
	near := r.Inset(-14)
	return slices.ContainsFunc(u.Kept(), func(k ui.Rect) bool { return !near.Overlap(k).Empty() })
}

// free reports whether nothing that glows, is asked or shows a result lies under r. Behind a curtain, nothing clickable at all may lie there.
func (p *Guide) free(u *ui.UI, r ui.Rect) bool {
	near := r.Inset(-14)
	if p.keeps(u, r) {
		return false
	}
	for _, g := range u.Targets() {
		t := ui.R(g.Rect.X/u.Scale, g.Rect.Y/u.Scale, g.Rect.W/u.Scale, g.Rect.H/u.Scale)
		if t.W < u.Window().W && (g.Glow || p.Table.Eyes() != game.Everyone) && !near.Overlap(t).Empty() {
			return false
		}
	}
	return true
}
