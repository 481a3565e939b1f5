package card

import (
	"fmt"

	"battlestar/game/card"
	"battlestar/render/ui"
)

// DeckLook is the color and the sign of a deck.
type DeckLook struct {
	Color ui.Color
	Icon  ui.Icon
}

var (
	gold   = ui.Color{R: 0xE6, G: 0xCB, B: 0x94, A: 255}
	bluish = ui.Color{R: 0x86, G: 0xB6, B: 0xFF, A: 255}
	rust   = ui.Color{R: 0xDA, G: 0x93, B: 0x70, A: 255}
	violet = ui.Color{R: 0xC3, G: 0x8A, B: 0xE8, A: 255}
	sea    = ui.Color{R: 0x7F, G: 0xD1, B: 0xA8, A: 255}
	rose   = ui.Color{R: 0xE8, G: 0xA2, B: 0xC8, A: 255}
	lilac  = ui.Color{R: 0xB9, G: 0xAE, B: 0xE6, A: 255}
	steel  = ui.Color{R: 0x9F, G: 0xB0, B: 0xBF, A: 255}
)

// LookOf returns the look of a deck.
func LookOf(deck card.Deck) DeckLook {
	switch deck {
	case card.Crises:
		return DeckLook{rust, ui.IconDamage}
	case card.SuperCrises:
		return DeckLook{ui.Red, ui.IconCylonFleet}
	case card.QuorumCards:
		return DeckLook{gold, ui.IconLaurel}
	case card.LoyaltyCards:
		return DeckLook{ui.Cyan, ui.IconEye}
	case card.Destinations:
		return DeckLook{bluish, ui.IconDistance}
	case card.GalacticaDamage, card.PegasusDamage:
		return DeckLook{ui.Red, ui.IconDamage}
	case card.BasestarDamage:
		return DeckLook{violet, ui.IconBasestar}
	case card.CivilianShips:
		return DeckLook{ui.CyanIcon, ui.IconCivilian}
	case card.Characters:
		return DeckLook{steel, ui.IconPopulation}
	case card.Mutinies:
		return DeckLook{rust, ui.IconMutiny}
	case card.Missions:
		return DeckLook{bluish, ui.IconPlot}
	case card.Agendas, card.Motives:
		return DeckLook{violet, ui.IconDistance}
	case card.Titles, card.Objectives:
		return DeckLook{gold, ui.IconAdmiral}
	case card.Allies:
		return DeckLook{sea, allySign}
	case card.Crossroads:
		return DeckLook{rose, crossroadsSign}
	case card.TraumaTokens:
		return DeckLook{lilac, crackedSign}
	case card.AnyDeck, card.SkillCards, card.Locations, card.Abilities, card.TitleActions:
		return DeckLook{steel, ui.IconCards}
	}
	panic(fmt.Sprintf("unknown card.Deck %d", deck))
}

// plate draws the octagon of a card with its colored head and returns where it lies: a chosen card is lifted. k is the size of the card relative to
// its plain one.
func plate(u *ui.UI, r ui.Rect, c ui.Color, head, cut, k float64, st State) ui.Rect {
	if st.Chosen {
		r.Y -= lift(r)
	}
	if st.Dim {
		c = ui.Mix(c, ui.Void, dimmed)
	}
	look := ui.Important.Cutting(cut*k).Edged(c, 2.5)
	calm := st.Calm && !st.Hover && !st.Chosen
	switch {
	case st.Legal && calm:
		look = look.Offering()
	case st.Legal:
		look = look.Legal()
	}
	if st.Chosen {
		look = look.Edged(ui.Amber, 4).Glowing(ui.Alpha(ui.Amber, 0.7), 10)
	}
	if st.Hover {
		look = look.Hovered()
	}
	u.Panel(r, look)
	if st.Legal && calm {
		u.Fill(ui.R(r.X+cut*k, r.Bottom()-5, r.W-2*cut*k, 5), ui.Amber)
	}
	if head > 0 {
		tint := ui.Mix(ui.PanelBase, c, 0.26)
		if st.Hover {
			tint = ui.Mix(tint, ui.White, 0.08)
		}
		d := look.Line
		x, y, right, bottom, a := r.X+d, r.Y+d, r.Right()-d, r.Y+head, (cut-1)*k
		u.Polygon([]float64{x + a, y, right - a, y, right, y + a, right, bottom, x, bottom, x, y + a}, tint, ui.Color{}, 0)
		u.Backdrop(ui.R(x, y, right-x, bottom-y), tint)
		u.Fill(ui.R(x, bottom, right-x, 2), ui.Mix(c, tint, 0.25))
	}
	return r
}

// dimmed is how dark a card is that may not be chosen now, except for its words.
const dimmed = 0.45

// dim darkens the upper part of such a card, down to bottom. Words that must stay readable are drawn after it.
func dim(u *ui.UI, r ui.Rect, bottom, cut float64, st State) {
	if !st.Dim {
		return
	}
	x, y, right, a := r.X, r.Y, r.Right(), cut
	u.Polygon([]float64{x + a, y, right - a, y, right, y + a, right, bottom, x, bottom, x, y + a}, ui.Alpha(ui.Void, dimmed), ui.Color{}, 0)
}

// ink returns the color of the words of a card.
func (st State) ink() ui.Color {
	if st.Dim {
		return ui.TextSecond
	}
	return ui.TextMain
}

// plateLine returns the width of the line around a card.
func plateLine(st State) float64 {
	switch {
	case st.Chosen:
		return 4
	case st.Legal && !st.Calm:
		return 3
	default:
		return 2.5
	}
}

// lift returns how far a chosen card is lifted.
func lift(r ui.Rect) float64 { return 20 * min(r.W/SkillW, r.H/SkillH) }

// Taking returns where a card that lies in r takes clicks: including the strip by which a chosen card is lifted.
func Taking(r ui.Rect, st State) ui.Rect {
	if st.Chosen {
		up := lift(r)
		r.Y, r.H = r.Y-up, r.H+up
	}
	return r
}

// tabBox returns the tab on the upper edge of a chosen card.
func tabBox(u *ui.UI, r ui.Rect, st State) ui.Rect {
	h := max(34*min(r.W/SkillW, r.H/SkillH), u.LineHeight(tabStyle)+6)
	w := h + 8
	if st.Tab != "" {
		w = min(r.W+20*r.W/SkillW, h+u.TextWidth(st.Tab, tabStyle)+18)
	}
	return ui.R(r.X+(r.W-w)/2, r.Y-h*0.6, w, h)
}

// tab draws the tab of a chosen card over its upper edge.
func tab(u *ui.UI, r ui.Rect, st State) {
	if !st.Chosen {
		return
	}
	box := tabBox(u, r, st)
	h := box.H
	u.Panel(box, ui.Gold.Cutting(5))
	u.Icon(ui.IconTick, ui.R(box.X+8, box.Y+h*0.24, h*0.52, h*0.52), ui.Ink)
	if st.Tab != "" {
		u.Text(ui.R(box.X+h, box.Y, box.W-h-6, h), st.Tab, tabStyle, ui.Ink, ui.Left)
	}
}

var tabStyle = ui.SmallCaps.Sized(20)

// octagon draws a number in an octagon, such as a difficulty.
func octagon(u *ui.UI, r ui.Rect, n string, c ui.Color) {
	sq := r.Square()
	u.Panel(sq, ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.06), Bottom: ui.PanelBase, LineTop: c, LineBottom: c, Line: 2.5, Cut: sq.W * 0.29})
	u.Panel(sq.Inset(sq.W*0.06), ui.Look{LineTop: ui.Alpha(c, 0.3), LineBottom: ui.Alpha(c, 0.3), Line: 1, Cut: sq.W * 0.26})
	u.Text(sq.Inset(sq.W*0.1), n, ui.Numeral.Sized(sq.H*0.62), c, ui.Center)
}

// Octagon draws a difficulty.
func Octagon(u *ui.UI, r ui.Rect, n string, c ui.Color) { octagon(u, r, n, c) }

// soft returns a color for small text on a ground of the same color.
func soft(c ui.Color) ui.Color { return ui.Mix(c, ui.White, 0.45) }
