package scene

import (
	"math"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/board"
	"battlestar/render/scene/log"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/touch"
	"battlestar/render/scene/wording"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// Fleet is the Cylon Fleet board.
type Fleet struct {
	*session.Session
	moves *motion.Motion
	log   *log.Log
	fleetView
}

const (
	textFoldFleet = "Fold"
	textPursuit   = "Pursuit"
	textAttack    = "Attack"
	textStart     = "Start"
)

// fleetView is how the Cylon Fleet board stands on the table: beside the main board, or folded to its edge.
type fleetView struct {
	open bool
	held bool // opened by hand: it stays until it is folded by hand
}

// Measures of the Cylon Fleet board.
const (
	fleetW       = 452.0
	fleetFoldedW = 72.0
	seatFoldedW  = 152.0
	besideLeast  = 820.0  // of the main board, to be drawn beside it
	besideEasy   = 1000.0 // of the main board, from which the seats need not be folded for it
)

// fleetOpen says whether the Cylon Fleet board lies open: not under a card.
func (p *Fleet) fleetOpen() bool { return p.View.CylonFleet != nil && p.open && !p.moves.Covers() }

// show opens the Cylon Fleet board until somebody folds it, if it is played with.
func (p *Fleet) show() { p.fleetView = fleetView{open: true, held: true} }

// fleetAsked says whether something on the Cylon Fleet board may be chosen in the open.
func (p *Fleet) fleetAsked() bool {
	if p.View.CylonFleet == nil || !p.OpenChoice() {
		return false
	}
	switch p.View.Decision.Kind {
	case game.ChooseBridge, game.ChooseCylonShips, game.ChooseCylonArea:
		return true
	}
	for _, o := range p.View.Decision.Options {
		if o.Place == card.BasestarBridge {
			return true
		}
	}
	return false
}

// behindEvent says whether something happens on the Cylon Fleet board.
func behindEvent(e *game.Event) bool {
	switch e.Kind {
	case game.ShipMoved, game.BasestarMoved:
		_, from := e.FromSpot.Areas()
		_, to := e.ToSpot.Areas()
		return from != card.NoArea || to != card.NoArea
	case game.PursuitMoved:
		return true
	case game.CharacterMoved, game.Activated:
		return e.Place == card.BasestarBridge
	}
	return false
}

// followFleet brings the Cylon Fleet board into view when something happens there, and folds it when another turn begins.
func (p *Fleet) followFleet(e *game.Event) {
	switch {
	case behindEvent(e):
		p.open = true
	case e.Kind == game.TurnBegan && !p.held:
		p.open = false
	}
}

var fleetLook = board.CylonLook.Edged(ui.Color{R: 0xA8, G: 0x4A, B: 0x40, A: 255}, 2)

// flownPath is the path of the Viper Mark VII that may fly on now, from the log: also of a game that was loaded just now.
func (p *Fleet) flownPath() board.Path {
	d := p.View.Decision
	if d == nil || d.Kind != game.FlyFurther {
		return board.Path{}
	}
	path := board.Path{To: d.Area}
	pilot := game.NoSeat
	log := p.Table.Log()
	for i := len(log) - 1; i >= 0; i-- {
		switch e := &log[i]; {
		case pilot == game.NoSeat && e.Kind == game.ShipMoved && e.Ship == card.MarkVII:
			path.From, _ = e.FromSpot.Areas()
			return path
		case e.Kind == game.CharacterMoved && pilot == game.NoSeat:
			pilot = e.Seat
		case e.Kind == game.CharacterMoved && e.Seat == pilot:
			path.From = e.ToArea
			return path
		}
	}
	return path
}

// fleetBoard draws the Cylon Fleet board.
func (p *Fleet) fleetBoard(u *ui.UI, r ui.Rect) {
	u.Panel(r, fleetLook)
	in := r.InsetXY(16, 12)
	head, in := in.CutTop(46, 8)
	fold, head := head.CutRight(parts.ButtonWidth(u, textFoldFleet, "F", false), 10)
	u.Icon(ui.IconCylonFleet, ui.R(head.X, head.Y+8, 30, 30), ui.Red)
	u.Text(ui.R(head.X+42, head.Y, head.W-42, head.H), wording.CylonFleet, ui.FactCaps, ui.RedText, ui.Left)
	if u.Button("fleet.fold", fold, textFoldFleet, ui.Options{Key: p.fleetKey(), Tip: p.Say.Text(say.TableFoldsThisBoardToTheEdge)}) {
		p.fleetView = fleetView{}
		u.Wake(1)
	}
	track, in := in.CutBottom(130, 10)
	places, hex := in.CutBottom(130, 10)
	p.Board.Fleet(u, hex, p.View, touch.BoardWords)
	p.Board.CylonPlaces(u, places, p.View, touch.BoardWords)
	p.pursuit(u, track)
}

// fleetKey opens and folds the Cylon Fleet board, unless a letter is wanted elsewhere.
func (p *Fleet) fleetKey() ui.Key {
	if p.log.Open {
		return "" // looks for something in it
	}
	return "F"
}

// pursuitText is what the pursuit marker brings on a space.
func pursuitText(space int) string {
	return [...]string{
		"", "1 civilian ship comes into space", "no ship comes", "2 civilian ships come into space", "all Cylon ships strike",
	}[space]
}

// pursuitCivilians is how many civilian ships the CAG places on a space (E-FLEET-13).
var pursuitCivilians = [game.AutoAttack + 1]int{1: 1, 3: 2}

// pursuit draws the pursuit track with its marker, and what the next step brings.
func (p *Fleet) pursuit(u *ui.UI, r ui.Rect) {
	marker := p.View.CylonFleet.Pursuit
	in := parts.Track(u, r, ui.IconBasestar, ui.Red, textPursuit)
	next := p.Say.Text(say.TableNext) + pursuitText(min(marker+1, game.AutoAttack)) + "."
	foot, cells := in.CutBottom(u.LineHeight(ui.Small)+2, 4)
	u.Text(foot, next, ui.Small, ui.TextSecond, ui.Left)
	moved := &p.moves.Pursuit
	for i := range game.AutoAttack + 1 {
		p.pursuitSpace(u, cells.Cell(i, game.AutoAttack+1, 6), i, i == marker && !moved.Runs(u.Tick))
	}
	if moved.Runs(u.Tick) {
		t := motion.Ease(motion.Part(u.Tick, moved.Begin, moved.Long))
		from, to := cells.Cell(moved.From, game.AutoAttack+1, 6), cells.Cell(marker, game.AutoAttack+1, 6)
		edge := min(from.W, from.H) * 0.58
		x, y := from.Right()-edge*0.22+(to.X-from.X)*t, from.Y+edge*0.14-30*math.Sin(math.Pi*t)
		u.Spark(x, y, 60, ui.Alpha(ui.Red, 0.6))
		u.Flying(ship.Basestar, x, y, edge*(1+0.5*math.Sin(math.Pi*t)), 0, ship.Options{Bank: 0.01})
	}
}

// pursuitSpace draws a space of the pursuit track.
func (p *Fleet) pursuitSpace(u *ui.UI, r ui.Rect, i int, marked bool) {
	look, c := parts.TrackGrey, ui.TextSecond
	if i == game.AutoAttack {
		look, c = parts.TrackRed, ui.RedText
	}
	if marked {
		look = look.Filled(ui.Mix(ui.RedField, ui.Red, 0.5), ui.Mix(ui.RedField, ui.Red, 0.3)).Edged(ui.Red, 2.5).Glowing(ui.Alpha(ui.Red, 0.6), 7)
		c = ui.TextMain
	}
	u.Panel(r, look)
	if marked {
		edge := min(r.W, r.H) * 0.58
		u.Ship(ship.Basestar, r.Right()-edge*0.22, r.Y+edge*0.14, edge, 0)
	}
	switch n := pursuitCivilians[i]; {
	case n > 0:
		u.Text(ui.R(r.X+r.W*0.08, r.Y, r.W*0.3, r.H), parts.Number(n), ui.Fact.Sized(28), c, ui.Center)
		u.Icon(ui.IconCivilian, ui.R(r.X+r.W*0.42, r.Y+(r.H-26)/2, 26, 26), c)
	case i == 0 && r.W > u.TextWidth(textStart, ui.SmallCaps)+4:
		u.Text(r, textStart, ui.SmallCaps, c, ui.Center)
	case i == 0:
		u.Icon(ui.IconPlay, r.Around(22, 22), c)
	case i == game.AutoAttack:
		u.Icon(ui.IconWeapons, r.Around(28, 28), ui.Red)
	}
}

// foldedFleet draws what matters of the Cylon Fleet board at its edge: its ships, and the pursuit. A click opens it.
func (p *Fleet) foldedFleet(u *ui.UI, r ui.Rect) {
	u.Panel(r, fleetLook)
	fleet := p.View.CylonFleet
	res := u.Area("fleet.open", wording.CylonFleet, r, ui.Options{Key: p.fleetKey(), Tip: p.Say.Text(say.TableOpensTheCylonFleetBoardThe) + pursuitText(min(fleet.Pursuit+1, game.AutoAttack)) + "."})
	if res.Clicked {
		p.show()
		p.ShowBoard = p.ShowBoard || p.moves.Covers()
		u.Wake(1)
	}
	if res.Hover {
		u.Panel(r, ui.Look{Top: ui.Alpha(ui.Red, 0.08), Bottom: ui.Alpha(ui.Red, 0.05), LineTop: ui.Amber, LineBottom: ui.Amber, Line: 2, Cut: ui.Plain.Cut})
	}
	u.FocusRing("fleet.open", r, ui.Plain.Cut)
	in := r.InsetXY(7, 12)
	caption := ui.SmallCaps.Sized(19)
	caption.Caps, caption.Tracking = false, 0 // they have to fit
	line := max(20, u.LineHeight(caption))
	head, in := in.CutTop(44, 2)
	u.Icon(ui.IconCylonFleet, head.Around(42, 42), ui.Red)
	for word := range strings.FieldsSeq(wording.CylonFleet) {
		head, in = in.CutTop(line, 0)
		u.Text(head.InsetXY(-5, 0), word, caption, ui.RedText, ui.Center)
	}
	key, in := in.CutBottom(34, 10)
	u.KeyCap(ui.R(key.X, key.Y, key.W/2+14, key.H), p.fleetKey(), ui.TextSecond)
	track, in := in.CutBottom(line+8+5*58, 8)
	who := 0
	for s := range p.View.Seats {
		who += parts.Btoi(p.View.Seats[s].Place == card.BasestarBridge)
	}
	crew, in := in.CutBottom(40*float64((who+1)/2), 0)
	who = 0
	for s := range p.View.Seats {
		if p.View.Seats[s].Place == card.BasestarBridge {
			board.Pawn(u, crew.X+float64(who%2)*30, crew.Y+float64(who/2)*40, 28, p.Colour(game.Seat(s)), p.Emblem(game.Seat(s)))
			who++
		}
	}
	basestars := 0
	for n := range p.View.Basestars {
		basestars += parts.Btoi(p.View.Basestars[n].Behind != card.NoArea)
	}
	for i, heap := range [...]struct {
		icon ui.Icon
		n    int
	}{{ui.IconBasestar, basestars}, {ui.IconHeavyRaider, summedUp(fleet.HeavyRaiders)}, {ui.IconRaider, summedUp(fleet.Raiders)}} {
		row := in.Row(i, 3, 6)
		c, text := ui.Red, ui.TextMain
		if heap.n == 0 {
			c, text = ui.TextOff, ui.TextOff
		}
		u.Fill(ui.R(row.X, row.Y, row.W, 1), ui.Alpha(ui.Red, 0.35))
		icon, count := ui.R(row.X, row.Y+(row.H-28)/2, 28, 28), ui.R(row.X+29, row.Y, row.W-29, row.H)
		if row.H >= 76 { // over one another there is room for larger ones
			icon, count = ui.R(row.X, row.Y, row.W, row.H/2+3).Around(36, 36), ui.R(row.X, row.Y+row.H/2, row.W, row.H/2)
		}
		u.Icon(heap.icon, icon, c)
		u.Text(count, parts.Number(heap.n), ui.Fact.Sized(30), text, ui.Center)
	}
	head, track = track.CutTop(line, 8)
	u.Text(head.InsetXY(-6, 0), textPursuit, caption, ui.RedText, ui.Center)
	for i := range game.AutoAttack + 1 {
		p.pursuitSpace(u, ui.R(track.X, track.Y+float64(i)*58, track.W, 52), i, i == fleet.Pursuit)
	}
}

func summedUp(areas [7]int) int {
	n := 0
	for _, here := range areas {
		n += here
	}
	return n
}
