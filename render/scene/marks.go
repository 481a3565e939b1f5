package scene

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/board"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// marks draws where the vipers of both marks are that are not in space, and the raptors and nukes.
func (p *Play) marks(u *ui.UI, r ui.Rect) {
	v := p.View
	u.Panel(r, ui.Plain)
	in := r.InsetXY(8, 3)
	last, in := in.CutRight(62, 4)
	for i, mark := range v.Marks() {
		row := in.Row(i, 2, 2)
		name, row := row.CutLeft(66, 2)
		label, look := "II", ship.ViperII
		if mark == card.MarkVII {
			label, look = "VII", ship.ViperVII
		}
		u.Ship(look, name.X+17, name.Y+name.H/2, 36, 20)
		u.Text(ui.R(name.X+34, name.Y, name.W-34, name.H), label, ui.Heading.Sized(20), ui.TextSecond, ui.Left)
		fleet := v.Fleet(mark)
		kind := p.Say.Ship(mark) + ", "
		launch := game.Choice{Kind: game.TheViper}
		if mark == card.MarkVII {
			launch.Ship = mark
		}
		p.mark(u, row.Cell(0, 3, 2), ui.IconViper, fleet.Reserves, ui.Cyan, kind+textReserves, launch)
		p.mark(u, row.Cell(1, 3, 2), ui.IconWrench, fleet.Damaged, ui.RedText, kind+textDamaged, game.Choice{})
		p.mark(u, row.Cell(2, 3, 2), ui.IconCross, fleet.Destroyed, ui.Red, kind+textDestroyed, game.Choice{})
	}
	u.Fill(ui.R(last.X-3, last.Y+4, 1, last.H-8), ui.Alpha(ui.White, 0.14))
	p.mark(u, last.Row(0, 2, 2), ui.IconRaptor, v.Raptors, ui.Cyan, textRaptors, game.Choice{})
	nukes := last.Row(1, 2, 2)
	name := textNukes
	if beside := game.MaxNukes - v.Nukes; beside > 0 {
		name += ", and " + number(beside) + " beside the board"
	}
	p.mark(u, nukes, ui.IconNuke, v.Nukes, ui.TextMain, name, game.Choice{})
}

const (
	textReserves  = "in the Reserves"
	textDamaged   = "damaged"
	textDestroyed = "destroyed"
)

// mark is a number with its sign; 0 is quiet.
func (p *Play) mark(u *ui.UI, r ui.Rect, icon ui.Icon, n int, c ui.Color, name string, choice game.Choice) {
	if d := p.View.Decision; d != nil && asButton(d, &game.Option{Choice: choice}) {
		choice = game.Choice{} // vipers that are repaired are not here yet
	}
	m := p.Touch(u, board.Spot{Rect: r, ID: "piece:" + name, Label: name + ": " + number(n), Cut: 7, Choices: [3]game.Choice{choice}})
	if m.Legal || m.Chosen {
		look := ui.Look{Cut: 7}
		if m.Chosen {
			look.Top, look.Bottom = ui.Alpha(ui.Amber, 0.3), ui.Alpha(ui.Amber, 0.2)
		}
		u.Panel(r, look.Legal())
	} else if m.Hover {
		u.Panel(r, hoveredPiece)
	}
	text := ui.TextMain
	if n == 0 {
		c, text = ui.TextOff, ui.TextQuiet
	}
	u.Icon(icon, ui.R(r.X+2, r.Y+(r.H-24)/2, 24, 24), c)
	u.Text(ui.R(r.X+26, r.Y, r.W-28, r.H), number(n), ui.Fact.Sized(28), text, ui.Center)
}
