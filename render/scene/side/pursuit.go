package side

import (
	"math"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/parts"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// pursuitNext says what the pursuit marker brings on the next space.
func (p *Side) pursuitNext(space int) string {
	switch n := pursuitCivilians[space]; {
	case space == game.AutoAttack:
		return p.Say.Text(say.PursuitNextStrike)
	case n > 0:
		return p.Shell.Count(say.PursuitNextCivilians, n)
	}
	return p.Say.Text(say.PursuitNextNothing)
}

// pursuitCivilians is the number of civilian ships that the CAG places on each space (E-FLEET-13).
var pursuitCivilians = [game.AutoAttack + 1]int{1: 1, 3: 2}

// pursuit draws the pursuit track with its marker, and what the next space brings.
func (p *Side) pursuit(u *ui.UI, r ui.Rect) {
	marker := p.View.PursuitAt()
	name := p.Say.Text(say.PursuitTrack)
	cells := parts.Track(u, r, ui.IconBasestar, ui.Red, name, p.frozen())
	tip := name + ". " + p.pursuitNext(min(marker+1, game.AutoAttack))
	p.Read(u.Area("pursuit", name, r, ui.Options{Tip: tip}), name, "E-FLEET-13", r)
	u.FocusRing("pursuit", r, ui.Plain.Cut)
	moved := &p.moves.Pursuit
	for i := range game.AutoAttack + 1 {
		p.pursuitSpace(u, cells.Cell(i, game.AutoAttack+1, 6), i, i == marker && !moved.Runs(u.Tick))
	}
	if moved.Runs(u.Tick) {
		t := motion.Ease(motion.Part(u.Tick, moved.Begin, moved.Long))
		from, to := cells.Cell(moved.From, game.AutoAttack+1, 6), cells.Cell(marker, game.AutoAttack+1, 6)
		edge := min(from.W, from.H) * 0.58
		x, y := from.Right()-edge*0.22+(to.X-from.X)*t, from.Y+edge*0.3-30*math.Sin(math.Pi*t)
		u.Spark(x, y, 60, ui.Alpha(ui.Red, 0.6))
		u.Flying(ship.Basestar, x, y, edge*(1+0.5*math.Sin(math.Pi*t)), 0, ship.Options{Bank: 0.01})
	}
}

// pursuitSpace draws a space of the pursuit track.
func (p *Side) pursuitSpace(u *ui.UI, r ui.Rect, i int, marked bool) {
	look, c := parts.TrackGray, ui.TextSecond
	if i == game.AutoAttack {
		look, c = parts.TrackRed, ui.RedText
	}
	if marked {
		look = look.Filled(ui.Mix(ui.RedField, ui.Red, 0.5), ui.Mix(ui.RedField, ui.Red, 0.3)).Edged(ui.Red, 2.5).Glowing(ui.Alpha(ui.Red, 0.6), 7)
		c = ui.TextMain
	}
	u.Panel(r, look)
	start := p.Say.Text(say.PursuitStart)
	if marked {
		edge := min(r.W, r.H) * 0.58
		u.Ship(ship.Basestar, r.Right()-edge*0.22, r.Y+edge*0.3, edge, 0)
	}
	switch n := pursuitCivilians[i]; {
	case n > 0:
		u.Text(ui.R(r.X+r.W*0.04, r.Y, r.W*0.38, r.H).Around(r.W*0.38, max(r.H, u.LeastHeight(1))), parts.Number(n), ui.Fact.Sized(28), c, ui.Center)
		u.Icon(ui.IconCivilian, ui.R(r.X+r.W*0.42, r.Y+(r.H-26)/2, 26, 26), c)
	case i == 0 && r.W > u.TextWidth(start, ui.SmallCaps)+4:
		u.Text(r, start, ui.SmallCaps, c, ui.Center)
	case i == 0:
		u.Icon(ui.IconPlay, r.Around(22, 22), c)
	case i == game.AutoAttack:
		u.Icon(ui.IconWeapons, r.Around(28, 28), ui.Red)
	}
}
