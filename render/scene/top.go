package scene

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/gameover"
	"battlestar/render/scene/guide"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/prompt"
	"battlestar/render/scene/retell"
	"battlestar/render/scene/suspects"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// Sizes on the table.
const (
	tableMargin = 12.0
	tableGap    = 10.0
	topH        = 54.0
	leftW       = 360.0
	rightW      = 288.0
	promptH     = 178.0
	logW        = 420.0
	wideFrom    = 2260.0 // a window at least this wide has a column for the log
	widerFrom   = 2540.0 // in one at least this wide, the resources also go down to its foot, beside the prompt
)

// frame is where the parts of the table are.
type frame struct{ top, left, work, right, log, prompt ui.Rect }

func layTable(u *ui.UI) frame {
	var f frame
	win := u.Window()
	in := win.Inset(tableMargin)
	f.top, in = in.CutTop(topH, tableGap)
	if win.W >= wideFrom {
		f.log, in = in.CutRight(logW, tableGap)
	}
	if win.W >= widerFrom {
		f.right, in = in.CutRight(rightW, tableGap)
	}
	f.prompt, in = in.CutBottom(max(promptH, prompt.High(u)), tableGap)
	if f.right.Empty() {
		f.right, in = in.CutRight(rightW, tableGap)
	}
	f.left, f.work = in.CutLeft(leftW, tableGap)
	return f
}

// PromptBar returns where the bar at the foot of the table lies.
func PromptBar(u *ui.UI) ui.Rect { return layTable(u).prompt }

// table draws the table.
func (p *Play) table(u *ui.UI, a *render.App) {
	f := layTable(u)
	p.ArmedAt = ui.Rect{}
	p.Rooms.Moments.Sky(u)
	p.Board.Leap, p.Board.Before = p.Rooms.Moments.Leap(), p.Rooms.Moments.Before()
	p.danger(u)
	p.Rooms.Moves.Begin(u)
	if p.ChoosingCharacter() {
		p.top(u, a, f.top)
		p.Rooms.Characters.Draw(u, ui.R(f.top.X, f.top.Bottom()+tableGap, f.top.W, u.Window().H-tableMargin-f.top.Bottom()-tableGap))
		p.Rooms.Moments.Draw(u, u.Window())
		return
	}
	bar := p.Rooms.Prompt.Lay(u, f.prompt, f.work)
	p.Rooms.Touch.Begin(bar.Sheeted)
	p.Board.Flown = p.FlownPath()
	p.Board.Aim, p.Board.Aside, p.Rooms.Dice.Looked = game.Event{}, false, dice.Cast{}
	if die := p.Rooms.Dice.Pending(); die.Attack.Kind == game.AttackMade {
		p.Board.Aim, p.Board.Aside = die.Attack, true
	}
	draw := func() { p.Board.Draw(u, f.work, p.View, p.Rooms.Touch.BoardWords) }
	free := f.work // above the sheet of the prompt
	if !bar.Sheet.Empty() {
		free.H = bar.Sheet.Y - tableGap - free.Y
	}
	covers := p.Rooms.Moves.Covers()
	if covers {
		u.Inert(draw)
		switch {
		case p.FateOpen():
			p.Rooms.Nebula.Draw(u, free)
		case p.View.Check != nil:
			p.Rooms.Check.Draw(u, free)
		default:
			beside := 0.0
			if p.Rooms.Guide.Shown() {
				beside = guide.Wide + 32 // for the note
			}
			p.Rooms.Check.DrawCrisis(u, free, beside)
		}
	} else {
		draw()
		p.Rooms.Touch.Tags(u)
	}
	p.Rooms.Seats.Draw(u, f.left)
	p.Rooms.Side.Draw(u, f.right, f.log)
	p.top(u, a, f.top)
	if p.Retelling() {
		p.Rooms.Retell.Draw(u, f.prompt)
	} else {
		p.Rooms.Prompt.Draw(u, f.prompt, bar)
		if u.Typed(retell.Key) && p.Rooms.Retell.Can() {
			p.Rooms.Retell.LastTurn()
		}
	}
	p.again(u)
	p.Rooms.Dice.Draw(u, f.work)
	p.Rooms.Check.Stamp(u, f.work)
	p.Rooms.Log.DrawOpen(u, a, f.work)
	p.Rooms.Touch.Near(u)
	p.Rooms.Moves.NotePlace(game.NoPile, f.work)
	p.Rooms.Moves.Draw(u)
	if p.Moving() || p.Rooms.Moves.Covers() != covers {
		u.Wake(1)
	}
	p.Rooms.Moments.Draw(u, free)
	if p.Rooms.Moments.On() && !p.Rooms.Moments.Still() {
		u.HideTip()
	}
	if u.Typed("N") {
		u.FocusLegal()
	}
	if u.Typed("C") {
		p.Rooms.Correct.Open(a)
	}
	if u.Typed(suspects.Key) && suspects.Can(p.Session) {
		a.Push(suspects.New(p.Session))
	}
}

// again asks for the second click where the first one was: in a corner of something large, else beside it.
func (p *Play) again(u *ui.UI) {
	if p.Armed == "" || p.ArmedAt.Empty() {
		return
	}
	w, h := u.TextWidth(p.Say.Text(say.TableAgain), ui.SmallCaps)+28, u.LineHeight(ui.SmallCaps)+10
	r := ui.R(p.ArmedAt.X+(p.ArmedAt.W-w)/2, p.ArmedAt.Bottom()+4, w, h)
	if at := p.ArmedAt; at.W > w+40 && at.H > 100 {
		r.X, r.Y = at.Right()-w-10, at.Bottom()-h-8
	}
	win := u.Window().Inset(4)
	r.X = max(win.X, min(r.X, win.Right()-w))
	if r.Bottom() > win.Bottom() {
		r.Y = p.ArmedAt.Y - h - 4
	}
	u.Panel(r, ui.Gold.Cutting(7))
	u.Text(r, p.Say.Text(say.TableAgain), ui.SmallCaps, ui.Ink, ui.Center)
}

// top draws the turn, the current player, the steps, the distance and the menu.
func (p *Play) top(u *ui.UI, a *render.App, r ui.Rect) {
	v := p.View
	u.Panel(r, ui.Plain)
	in := r.InsetXY(16, 4)
	menu, in := in.CutRight(124, 18)
	key := ui.Key("Esc")
	if p.Rooms.Log.Open || p.Retelling() {
		key = "" // closes the log, or ends the retelling
	}
	if u.Button("menu", menu.InsetXY(0, 3), "", ui.Options{Key: key, Icon: ui.IconMenu, Tip: p.Say.Text(say.TableMenu)}) {
		p.menu(u, a)
	}
	label := 0.0 // the same room whatever it says
	for _, text := range [...]say.Text{say.SharedDistance, say.TableLastJump, say.TableReturn} {
		label = max(label, u.TextWidth(p.Say.Text(text), ui.FactCaps))
	}
	dist, in := in.CutRight(min(label+140, 330), 20)
	far, number, rule, icon, c := p.wayTo(v)
	p.Named(u, "way", strings.TrimSpace(p.Say.Text(far)+" "+number), rule, dist)
	u.Icon(icon, ui.R(dist.X, dist.Y+10, 26, 26), ui.Cyan)
	room := dist.W - 140
	if number == "" {
		room = dist.W - 36
	}
	ink := u.Text(ui.R(dist.X+36, dist.Y, room, dist.H), p.Say.Text(far), ui.FactCaps, c, ui.Left)
	p.Rooms.Moves.NotePlace(game.Traveled, ui.R(ink.Right(), dist.Y, 60, dist.H))
	u.Text(ui.R(ink.Right()+14, dist.Y, dist.Right()-ink.Right()-14, dist.H), number, ui.Fact.Sized(32), ui.TextMain, ui.Left)

	if v.Turn == 0 {
		u.Text(ui.R(in.X, in.Y, 540, in.H), parts.Shortened(u, p.Table.Name(), ui.Fact, 540), ui.Fact, ui.TextSecond, ui.Left)
	} else {
		turn := fmt.Sprintf(p.Say.Text(say.TableTurnNumber), v.Turn)
		p.Named(u, "turn", turn+". "+p.Name(v.Current), "B-TERM-01", ui.R(in.X, in.Y, 560, in.H))
		at := u.Text(ui.R(in.X, in.Y, 200, in.H), turn, ui.FactCaps.Sized(30), ui.TextMain, ui.Left)
		x := at.Right() + 28
		u.Badge(ui.R(x, in.Y+3, in.H-6, in.H-6), p.Emblem(v.Current), p.Color(v.Current))
		name := u.Text(ui.R(x+in.H+4, in.Y, 210, in.H), p.Name(v.Current), ui.FactCaps, p.Color(v.Current), ui.Left)
		x = name.Right() + 14
		who := p.Say.ShortCharacter(v.Seats[v.Current].Character)
		if w := u.TextWidth(who, ui.Heading); x+w < in.X+560 {
			if x+in.H+8+w < in.X+560 {
				p.Face(u, ui.R(x, in.Y, in.H, in.H), v.Current)
				x += in.H + 8
			}
			u.Text(ui.R(x, in.Y, w+2, in.H), who, ui.Heading, ui.TextSecond, ui.Left)
			x += w + 14
		}
		if v.HasBoard(card.CylonFleetBoard) {
			for _, title := range p.Rooms.Seats.TitlesOf(v.Current) {
				if x+28 < in.X+560 {
					u.Icon(parts.TitleIcons[title], ui.R(x, in.Y+(in.H-26)/2, 26, 26), ui.TextSecond)
					x += 34
				}
			}
		}
	}
	p.steps(u, ui.R(in.X+570, in.Y, in.Right()-in.X-570, in.H))
}

// wayTo returns how far the fleet has come, how far it must go while that matters, and the rule about it. On New Caprica it is Galactica's way back (P-NC-29).
func (p *Play) wayTo(v *game.View) (far say.Text, number, rule string, icon ui.Icon, c ui.Color) {
	switch {
	case v.Stage() == game.InOrbit:
		return say.TableInOrbit, "", "P-NC-29", ui.IconEvacuate, ui.Green
	case v.Stage() == game.Occupied:
		return say.TableReturn, parts.Number(v.JumpPrep) + " / " + parts.Number(game.AutoJump), "P-NC-29", ui.IconJump, ui.TextSecond
	case v.Distance >= p.FlightEnds():
		return say.TableLastJump, parts.Number(v.Distance), "B-KOBOL-01", ui.IconDistance, ui.Green
	}
	return say.SharedDistance, parts.Number(v.Distance) + " / " + parts.Number(p.FlightEnds()), "B-JUMP-10", ui.IconDistance, ui.TextSecond
}

// steps draws the steps of the turn: those that are over are darker, the current one is light. Amber marks what may be clicked.
func (p *Play) steps(u *ui.UI, r ui.Rect) {
	v := p.View
	if v.Step < game.TurnStart || v.Step > game.TurnEnd {
		if name := p.Say.Step(v.Step); name != "" {
			u.Text(r, name, ui.FactCaps, ui.TextSecond, ui.Left)
		}
		return
	}
	// There are windows before the first step of a turn and after the last, too.
	now := min(max(v.Step, wording.TurnSteps[0].Step), wording.TurnSteps[len(wording.TurnSteps)-1].Step)
	st := ui.Heading
	left := func() float64 {
		slack := r.W
		for _, c := range wording.TurnSteps {
			slack -= u.TextWidth(p.Say.Text(c.Name), st)
		}
		return slack
	}
	slack := left()
	for size := st.Size; slack < 19*float64(len(wording.TurnSteps)) && size > 13; size-- { // long words: rather smaller than into the distance
		st = ui.Heading.In(ui.Note).Sized(size / u.TextFactor)
		slack = left()
	}
	if slack < 16*float64(len(wording.TurnSteps)) { // no room for all: only the current one
		for _, c := range wording.TurnSteps {
			if c.Step == now {
				u.Text(r, p.Say.Text(c.Name), st, ui.TextMain, ui.Left)
			}
		}
		return
	}
	pad := max(8, min(26, slack/12-6))
	x := r.X
	for _, c := range wording.TurnSteps {
		name := p.Say.Text(c.Name)
		w := u.TextWidth(name, st) + 2*pad
		h, y := r.H-12, r.Y+6
		tip := 14.0
		shape := []float64{x, y, x + w - tip, y, x + w, y + h/2, x + w - tip, y + h, x, y + h, x + tip*0.8, y + h/2}
		box := ui.R(x+tip*0.6, y, w-tip*0.8, h)
		color := ui.TextOff
		switch {
		case c.Step == now:
			u.Polygon(shape, ui.TextSecond, ui.White, 1.5)
			u.Backdrop(box, ui.TextSecond)
			color = ui.Ink
		case c.Step > now:
			u.Polygon(shape, ui.Alpha(ui.MetalTop, 0.55), ui.LineBase, 1)
			color = ui.TextSecond
		default:
			u.Polygon(shape, ui.Alpha(ui.MetalBase, 0.4), ui.Color{}, 0)
		}
		u.Text(box, name, st, color, ui.Center)
		p.Named(u, "step."+name, name, c.Rule, box)
		x += w + 3
	}
}

// gameOver leaves the table for the game over screen.
func (p *Play) gameOver(a *render.App) {
	p.Rooms.Sounds.End()
	a.Clear(gameover.NewGameOver(p.Shell, p.Table))
}
