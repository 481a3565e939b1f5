package side

import (
	"fmt"
	"strconv"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/board"
	cards "battlestar/render/card"
	"battlestar/render/scene/log"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/touch"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// Side draws the resources, tracks and pieces at the right of the table.
type Side struct {
	*session.Session
	moves *motion.Motion
	log   *log.Log
	touch *touch.Touch
}

// New makes the right side of a table.
func New(all *session.Session, moves *motion.Motion, t *touch.Touch, l *log.Log) *Side {
	return &Side{Session: all, moves: moves, touch: t, log: l}
}

// Draw draws resources, tracks, pieces, the cards in play and the log. In a wide window the log has its own column.
func (p *Side) Draw(u *ui.UI, r, end ui.Rect) {
	// A resource has room for its lines as long as some of the log is left. Without the log below, the rest of the column is divided up.
	high, tall := max(resourceLeast, u.LineHeight(resourceValue)+u.LineHeight(resourceWord)-4), 88.0
	craft := 56.0 // the panel of the vipers, raptors and nukes
	if n := len(p.View.Fleets); n > 1 {
		craft = marksHigh(u, n)
	}
	others, tracks, rows := 2*(tall+7)+craft, 2, 4
	if p.View.HasBoard(card.CylonFleetBoard) {
		others += tall + 7
		tracks++
	}
	if (p.View.HasBoard(card.CylonFleetBoard) || p.Nebula) && end.Empty() && r.H < pairedBelow { // two side by side, whatever is in play
		high, rows = pairHigh(u), 2
	}
	if p.Trauma() {
		others += nebulaHigh + 7
	}
	if n := p.keptRows(); n > 0 {
		others += 7 + keptHigh*float64(n) + 12
	}
	if end.Empty() {
		high = max(resourceLeast, min(high, (r.H-others-7-log.Least(u))/float64(rows)-7))
	} else {
		more := max(0, (r.H-others-4*(high+7))/float64(4+tracks))
		high, tall = high+more, tall+more
	}
	var box ui.Rect
	for i := range rows {
		box, r = r.CutTop(high, 7)
		across := len(card.Resources) / rows
		for j := range across {
			if res := card.Resources[i*across+j]; across > 1 {
				p.pairedResource(u, box.Cell(j, across, 7), res)
			} else {
				p.resource(u, box, res)
			}
		}
	}
	box, r = r.CutTop(tall, 7)
	p.jumpTrack(u, box)
	box, r = r.CutTop(tall, 7)
	p.boarding(u, box)
	if p.View.HasBoard(card.CylonFleetBoard) {
		box, r = r.CutTop(tall, 7)
		p.pursuit(u, box)
	}
	box, r = r.CutTop(craft, 7)
	if len(p.View.Fleets) > 1 {
		p.marks(u, box)
	} else {
		p.pieces(u, box)
	}
	if p.Trauma() {
		box, r = r.CutTop(nebulaHigh, 7)
		p.nebula(u, box)
	}
	r = p.inPlay(u, r)
	if end.Empty() {
		end = r
	}
	p.log.Panel(u, end)
}

// resourceLeast is the least height of a resource.
const resourceLeast = 76.0

var (
	resourceName  = ui.FactCaps.Sized(26).In(ui.Private)
	resourceValue = ui.Numeral.Sized(56)
	resourceWord  = ui.SmallCaps.Sized(20)
)

// dangerAt is the highest value at which a resource says danger and glows. Any other in the red says low.
const dangerAt = 2

// low is the look of a resource in the red that is not in danger: visible, but less loud than danger.
var low = ui.Plain.Filled(ui.Mix(ui.PanelTop, ui.RedField, 0.75), ui.Mix(ui.PanelBase, ui.RedField, 0.7)).Edged(ui.Color{R: 0x8A, G: 0x40, B: 0x38, A: 255}, 1.5)

// ResourceSpot returns the id of the widget of a resource.
func ResourceSpot(res card.Resource) string { return "resource:" + strconv.Itoa(int(res)) }

// pairedBelow is the height of the column below which two resources stand side by side, so that the log keeps some lines. It applies to a game with
// three tracks or tokens.
const pairedBelow = 900.0

var (
	pairName  = ui.SmallCaps.Sized(18).In(ui.Note)
	pairValue = ui.Numeral.Sized(44)
)

// pairHigh returns the height of a resource that has another beside it.
func pairHigh(u *ui.UI) float64 { return u.LineHeight(pairName) + u.LineHeight(pairValue) + 18 }

// pairedResource draws a resource in half a row: its name over its value, with the word for it, over its cells.
func (p *Side) pairedResource(u *ui.UI, r ui.Rect, res card.Resource) {
	value, c, word := p.resourceBox(u, r, res)
	in := r.InsetXY(10, 4)
	head, in := in.CutTop(u.LineHeight(pairName), 0)
	name := ui.R(head.X+20, head.Y, head.W-18, head.H)
	if u.TextWidth(p.Say.Resource(res), pairName.Sized(1)) > name.W { // a long name takes the place of its sign
		name.X, name.W = head.X-6, head.W+12
	} else {
		u.Icon(cards.ResourceIcon(res), ui.R(head.X-3, head.Y+(head.H-20)/2+1, 20, 20), c)
	}
	u.Text(name, p.Say.Resource(res), pairName, c, ui.Left)
	cells, in := in.CutBottom(9, 1)
	in.W = u.Text(in, parts.Number(value), pairValue, c, ui.Right).X - 4 - in.X
	u.Text(in, word, resourceWord.In(ui.Note), c, ui.Left)
	resourceCells(u, cells, res, value)
}

func (p *Side) resource(u *ui.UI, r ui.Rect, res card.Resource) {
	value, c, word := p.resourceBox(u, r, res)
	// The value is on the right, over the word for it. The cells end before them.
	right, left := ui.R(r.X+12, r.Y+4, r.W-22, r.H-8).CutRight(max(u.TextWidth("00", resourceValue), 84), 6)
	figure := resourceValue
	if word != "" {
		figure = figure.Sized(50)
		right.Y, right.H = right.Y+1, right.H-1
		var foot ui.Rect
		foot, right = right.CutBottom(min(u.LineHeight(resourceWord), right.H*0.36), 0)
		foot.Y--
		for u.LineHeight(figure)*0.84 > right.H && figure.Size > 36 { // its digits fit above the word, even in large letters
			figure.Size -= 2
		}
		u.Text(foot, word, resourceWord, c, ui.Center)
	}
	u.Text(right, parts.Number(value), figure, c, ui.Center)
	above := ui.R(left.X, left.Y, left.W, left.H-14)
	u.Icon(cards.ResourceIcon(res), ui.R(above.X-2, above.Y+(above.H-36)/2, 36, 36), c)
	u.Text(ui.R(above.X+42, above.Y, above.W-42, above.H), p.Say.Resource(res), resourceName, c, ui.Left)
	resourceCells(u, ui.R(left.X, left.Bottom()-14, left.W, 9), res, value)
}

// resourceUses say what each resource is spent on.
var resourceUses = [...]say.Text{card.Fuel: say.ResourceFuelIs, card.Food: say.ResourceFoodIs, card.Morale: say.ResourceMoraleIs, card.Population: say.ResourcePopulationIs}

// resourceCells draws the amount of a resource, and the end of its red zone.
func resourceCells(u *ui.UI, cells ui.Rect, res card.Resource, value int) {
	u.Cells(cells, game.MaxResource, value, game.RedZone(res), ui.Cyan)
	end := cells.Cell(game.RedZone(res), game.MaxResource, 3)
	u.Fill(ui.R(end.X-3, cells.Y-4, 3, cells.H+6), ui.Red)
}

// resourceBox draws the panel of a resource and takes its clicks. It returns the value told so far, its color, and a word for it.
func (p *Side) resourceBox(u *ui.UI, r ui.Rect, res card.Resource) (value int, c ui.Color, word string) {
	v := p.View
	moved := &p.moves.Value[res]
	value = moved.At(v.Resources[res], u.Tick)
	look, c := ui.Plain, ui.TextMain
	switch {
	case v.Resources[res] <= dangerAt:
		look, c, word = ui.Danger.Edged(ui.Red, 3).Glowing(ui.Alpha(ui.Red, 0.5), 8), ui.White, p.Say.Text(say.TableDanger)
	case v.InRed(res):
		look, c, word = low, ui.RedText, p.Say.Text(say.TableLow)
	}
	name, spot := p.Say.Resource(res), ResourceSpot(res)
	tip := name + ". " + p.Say.Text(resourceUses[res]) + " " + fmt.Sprintf(p.Say.Text(say.ResourceLowAndDanger), game.RedZone(res), dangerAt)
	p.Read(u.Area(spot, name, r, ui.Options{Tip: tip}), name, "B-RES-01", r)
	if u.Hover(spot) {
		look = look.Edged(ui.Mix(look.LineTop, ui.White, 0.45), max(look.Line, 2))
	}
	if light := moved.Light(u.Tick); light > 0 {
		flash := ui.Green
		if v.Resources[res] < moved.From {
			flash = ui.Red
		}
		look = look.Edged(ui.Mix(look.LineTop, flash, light), 2+2*light).Filled(ui.Mix(look.Top, flash, 0.45*light), ui.Mix(look.Bottom, flash, 0.3*light))
	}
	u.Panel(r, look)
	u.FocusRing(spot, r, ui.Plain.Cut)
	return value, c, word
}

// jumpTrack draws the Jump Preparation track: what the jump costs when it is allowed, or how far Galactica is on her way back (P-NC-29).
func (p *Side) jumpTrack(u *ui.UI, r ui.Rect) {
	name, rule, state, away := p.Say.Step(game.JumpStep), "B-JUMP-01", "", p.View.Stage() != game.BeforeLanding
	if away {
		rule = "P-NC-29"
		name, state = p.Say.Text(say.SharedGalactica), fmt.Sprintf(p.Say.Text(say.TableBackIn), game.AutoJump-p.View.JumpPrep)
		if p.View.Stage() == game.InOrbit {
			state = p.Say.Text(say.TableInOrbit)
		}
	}
	cells := parts.Track(u, r, ui.IconJump, ui.Cyan, name, state)
	p.Named(u, "track.jump", name, rule, r)
	moved := &p.moves.Prep
	if !moved.Runs(u.Tick) {
		parts.JumpSpaces(u, cells, p.View.JumpPrep, away)
		return
	}
	parts.JumpSpaces(u, cells, -1, away)
	t := motion.Ease(motion.Part(u.Tick, moved.Begin, moved.Long))
	from, to := cells.Cell(moved.From, game.AutoJump+1, 4), cells.Cell(p.View.JumpPrep, game.AutoJump+1, 4)
	u.Panel(from.Move((to.X-from.X)*t, 0), parts.TrackBlue.Filled(ui.Cyan, ui.Color{R: 0x38, G: 0xA8, B: 0xC4, A: 255}).Edged(ui.White, 2))
}

// frozen returns the text at a track that does not move until Galactica returns (P-NC-06).
func (p *Side) frozen() string {
	if p.View.Stage() == game.Occupied {
		return p.Say.Text(say.TableFrozen)
	}
	return ""
}

// boarding draws the Boarding Party track.
func (p *Side) boarding(u *ui.UI, r ui.Rect) {
	name := p.Say.Text(say.TableBoarding)
	cells := parts.Track(u, r, ui.IconBoarding, ui.Red, name, p.frozen())
	p.Named(u, "track.boarding", name, "B-BOARD-01", r)
	for i, n := range p.View.Centurions {
		box := cells.Cell(i, len(p.View.Centurions), 4)
		p.moves.Track[i] = box
		n = max(0, n-p.moves.Marched(i))
		m := p.touch.Touch(u, board.Spot{Rect: box, Label: p.Say.Ship(card.Centurion), Cut: 8, Choices: [3]game.Choice{{Kind: game.TheCenturion, N: int8(i)}}})
		look, c := parts.TrackGray, ui.TextQuiet
		if i >= 2 && p.frozen() == "" {
			look, c = parts.TrackRed, ui.RedText
		}
		if n > 0 {
			look = look.Edged(ui.Red, 2.5)
		}
		if m.Legal || m.Chosen {
			look = look.Legal()
		}
		if m.Chosen {
			look = look.Filled(ui.Mix(ui.RedField, ui.Amber, 0.4), ui.Mix(ui.RedField, ui.Amber, 0.3))
		}
		if m.Hover {
			look = look.Hovered()
		}
		u.Panel(box, look)
		switch {
		case n > 0:
			// The figure is on the right, the number of the space beside it. In a high space it is above the number.
			figure := box.Inset(4)
			if i < len(p.View.Centurions)-1 {
				var step ui.Rect
				if box.H > 1.4*box.W {
					step, figure = figure.CutBottom(u.LineHeight(ui.Heading), 0)
				} else {
					step, figure = figure.CutLeft(max(14, 8/u.Scale), 2)
					step.Y, step.H = box.Y, box.H
				}
				u.Text(step, parts.Number(i), ui.Heading.Sized(20), c, ui.Center)
			}
			x, y := figure.Center()
			u.Ship(ship.Centurion, x, y, min(figure.H, figure.W), 0)
			if n > 1 {
				w, h := max(18, 9/u.Scale), max(19, 10/u.Scale) // room for a digit
				tag := ui.R(box.Right()-2-w, box.Bottom()-2-h, w, h)
				u.Panel(tag, ui.Look{Top: ui.Void, Bottom: ui.Void, LineTop: ui.Red, LineBottom: ui.Red, Line: 1.5, Cut: 4})
				u.Text(tag, parts.Number(n), ui.Heading.Sized(20), ui.TextMain, ui.Center)
			}
		case i == len(p.View.Centurions)-1:
			u.Icon(ui.IconCross, box.Around(20, 20), ui.Red)
		default:
			u.Text(box, parts.Number(i), ui.Heading.Sized(20), c, ui.Center)
		}
	}
}

// pieces draws the numbers of vipers, raptors and nukes.
func (p *Side) pieces(u *ui.UI, r ui.Rect) {
	v := p.View
	u.Panel(r, ui.Plain)
	in := r.InsetXY(8, 6)
	p.piece(u, in.Cell(0, 4, 4), ui.IconViper, v.Fleet(card.Viper).Reserves, ui.Cyan, p.Say.Text(say.TableReserves), reservesRule, game.Choice{Kind: game.TheViper})
	p.piece(u, in.Cell(1, 4, 4), ui.IconWrench, v.Fleet(card.Viper).Damaged, ui.RedText, p.Say.Text(say.TableDamagedVipers), damagedRule, game.Choice{})
	p.piece(u, in.Cell(2, 4, 4), ui.IconRaptor, v.Raptors, ui.Cyan, p.Say.Text(say.TableRaptors), board.Rules[card.Raptor], game.Choice{})
	p.piece(u, in.Cell(3, 4, 4), ui.IconNuke, v.Nukes, ui.TextMain, p.Say.Text(say.TableNukes), nukeRule, game.Choice{})
}

// hoveredPiece is the background of the number of a kind of piece under the pointer.
var hoveredPiece = ui.Look{Top: ui.Alpha(ui.White, 0.10), Bottom: ui.Alpha(ui.White, 0.07), Cut: 8}

// The rules that say what a piece is.
const (
	reservesRule = "B-TERM-09"
	damagedRule  = "B-COMBAT-03"
	nukeRule     = "B-NUKE-01"
)

func (p *Side) piece(u *ui.UI, r ui.Rect, icon ui.Icon, n int, c ui.Color, name, rule string, choice game.Choice) {
	if d := p.View.Decision; d != nil && session.AsButton(d, &game.Option{Choice: choice}) {
		choice = game.Choice{} // vipers that are repaired are not here yet
	}
	m := p.touch.Touch(u, board.Spot{Rect: r, ID: "piece:" + name, Label: name + ": " + parts.Number(n), Rule: rule, Cut: 8, Choices: [3]game.Choice{choice}})
	if m.Legal || m.Chosen {
		look := ui.Look{Cut: 8}
		if m.Chosen {
			look.Top, look.Bottom = ui.Alpha(ui.Amber, 0.3), ui.Alpha(ui.Amber, 0.2)
		}
		u.Panel(r, look.Legal())
	} else if m.Hover {
		u.Panel(r, hoveredPiece)
	}
	u.Icon(icon, ui.R(r.X+2, r.Y+(r.H-30)/2, 30, 30), c)
	u.Text(ui.R(r.X+32, r.Y, r.W-32, r.H), parts.Number(n), ui.Fact.Sized(30), ui.TextMain, ui.Center)
}
