package side

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/board"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// marksHigh returns the height of the panel of the vipers with n marks, under the names of where they are.
func marksHigh(u *ui.UI, n int) float64 {
	return max(30, u.LineHeight(placeName)+8) + max(29, u.LineHeight(ui.Body.In(ui.Note).Sized(1)))*float64(n)
}

// marks draws where the vipers of each mark that are not in space are, under the names of these places, and the raptors and nukes.
func (p *Side) marks(u *ui.UI, r ui.Rect) {
	v := p.View
	u.Panel(r, ui.Plain)
	in := r.InsetXY(8, 4)
	last, in := in.CutRight(50, 6)
	head, in := in.CutTop(u.LineHeight(placeName), 0)
	const markW = 32.0
	of, space := head.CutLeft(markW, 0)
	u.Icon(ui.IconViper, ui.R(of.X, of.Y, 20, of.H).Around(20, 20), ui.TextSecond)
	p.Named(u, "vipers", p.Say.Ship(card.Viper), board.Rules[card.Viper], of)
	total := 0.0
	for _, place := range viperPlaces {
		total += u.TextWidth(p.Say.Text(place.name), placeName)
	}
	words := total+14*float64(len(viperPlaces)) <= space.W // else signs take their place
	var columns [len(viperPlaces)]ui.Rect
	for i, place := range viperPlaces {
		columns[i], space = space.CutLeft(u.TextWidth(p.Say.Text(place.name), placeName)+(head.W-markW-total)/float64(len(viperPlaces)), 0)
		if words {
			u.Text(columns[i], p.Say.Text(place.name), placeName, ui.TextSecond, ui.Center)
		} else {
			u.Icon(place.icon, columns[i].Around(20, 20), place.color)
		}
		p.Named(u, "vipers."+parts.Number(i), p.Say.Text(place.name), place.rule, columns[i])
	}
	for i, mark := range v.Marks() {
		row := in.Row(i, len(v.Fleets), 0)
		u.Text(ui.R(row.X, row.Y, markW, row.H), board.MarkNames[mark], ui.Heading, ui.TextMain, ui.Left)
		fleet := v.Fleet(mark)
		launch := game.Choice{Kind: game.TheViper}.OfMark(mark)
		for i, n := range [...]int{fleet.Reserves, fleet.Damaged, fleet.Destroyed} {
			place, choice := viperPlaces[i], game.Choice{}
			if i == 0 {
				choice = launch
			}
			p.mark(u, ui.R(columns[i].X, row.Y, columns[i].W, row.H), "", n, place.color, fmt.Sprintf(p.Say.Text(place.mark), p.Say.Ship(mark)), place.rule, choice)
		}
	}
	u.Fill(ui.R(last.X-5, last.Y+4, 1, last.H-8), ui.Alpha(ui.White, 0.14))
	p.mark(u, last.Row(0, 2, 2), ui.IconRaptor, v.Raptors, ui.Cyan, p.Say.Text(say.TableRaptors), board.Rules[card.Raptor], game.Choice{})
	nukes := last.Row(1, 2, 2)
	name := p.Say.Text(say.TableNukes)
	if beside := p.Table.Setup().MostNukes() - v.Nukes; beside > 0 && !v.NukesGone {
		name += p.Say.Text(say.TableAndAlso) + parts.Number(beside) + p.Say.Text(say.TableBesideTheBoard)
	}
	p.mark(u, nukes, ui.IconNuke, v.Nukes, ui.TextMain, name, nukeRule, game.Choice{})
}

// viperPlaces are the places of vipers that are not in space.
var viperPlaces = [...]struct {
	name, mark say.Text // above the column, and of a mark in it
	icon       ui.Icon
	color      ui.Color
	rule       string
}{
	{say.VipersReserves, say.VipersInTheReserves, ui.IconViper, ui.Cyan, reservesRule},
	{say.VipersDamaged, say.VipersThatAreDamaged, ui.IconWrench, ui.RedText, damagedRule},
	{say.VipersDestroyed, say.VipersThatAreDestroyed, ui.IconCross, ui.Red, damagedRule},
}

var placeName = func() ui.Style {
	st := ui.Plate.Sized(17).In(ui.Note)
	st.Caps, st.Tracking = false, 0
	return st
}()

// mark draws a number with its sign, if it has one. 0 is quiet.
func (p *Side) mark(u *ui.UI, r ui.Rect, icon ui.Icon, n int, c ui.Color, name, rule string, choice game.Choice) {
	if d := p.View.Decision; d != nil && session.AsButton(d, &game.Option{Choice: choice}) {
		choice = game.Choice{} // vipers that are repaired are not here yet
	}
	m := p.touch.Touch(u, board.Spot{Rect: r, ID: "piece:" + name, Label: name + ": " + parts.Number(n), Rule: rule, Cut: 7, Choices: [3]game.Choice{choice}})
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
		c, text = ui.TextOff, ui.TextSecond
	}
	if icon == "" { // its column is named
		u.Text(r, parts.Number(n), ui.Fact.Sized(28), text, ui.Center)
		return
	}
	u.Icon(icon, ui.R(r.X+2, r.Y+(r.H-24)/2, 24, 24), c)
	u.Text(ui.R(r.X+26, r.Y, r.W-28, r.H), parts.Number(n), ui.Fact.Sized(28), text, ui.Center)
}
