package menu

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// House is the page on which the players agree on the open questions of the rules.
type House struct {
	boxes  []card.ID
	chosen *[]game.House
	words  *say.Speaker
	shell  *shell.Shell
}

// NewHouse makes the page for the questions of some boxes. It changes the list of chosen house rules.
func NewHouse(s *shell.Shell, boxes []card.ID, chosen *[]game.House) *House {
	return &House{boxes, chosen, s.Words(), s}
}

// houseSummary says how many house rules are in play.
func houseSummary(s *shell.Shell, chosen []game.House) string {
	if len(chosen) == 0 {
		return s.Text(say.HouseAsRecommended)
	}
	return s.Count(say.HouseChanged, len(chosen))
}

// questionsOf returns the open questions of some boxes.
func questionsOf(boxes []card.ID) []game.Question {
	return slices.DeleteFunc(slices.Clone(game.Questions), func(q game.Question) bool { return !slices.Contains(boxes, q.Box) })
}

// Frame implements render.Scene.
func (h *House) Frame(u *ui.UI, a *render.App) {
	in, buttons := parts.Page(u, h.words.Text(say.HouseTitle), h.words.Text(say.HouseSubtitle))
	u.Panel(in, ui.Plain)
	in = in.InsetXY(24, 16)
	questions := questionsOf(h.boxes)
	u.Group("questions", in, func() {
		u.Scroll("house", in, h.lay(u, ui.R(0, 0, in.W-18, 0), questions, false), func(r ui.Rect) { h.lay(u, r, questions, true) })
	})
	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), h.words.Text(say.MenuBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
	reset := ui.Options{Key: "R", Icon: ui.IconTick}
	if len(*h.chosen) == 0 {
		reset.Disabled = h.words.Text(say.HouseAlreadyAsRecommended)
	}
	if u.Button("reset", ui.R(buttons.X+260, buttons.Y, 420, 64), h.words.Text(say.HouseAllAsRecommended), reset) {
		*h.chosen = nil
	}
	parts.Middle(u, ui.R(buttons.X+710, buttons.Y, buttons.W-710, 64), h.words.Text(say.MenuHouseRulesAre)+houseSummary(h.shell, *h.chosen)+".", ui.Body, ui.Cyan, ui.Left)
}

// lay lays the questions out one below the other, draws them if draw is set, and returns their height.
func (h *House) lay(u *ui.UI, r ui.Rect, questions []game.Question, draw bool) float64 {
	y := r.Y
	for i, q := range questions {
		text := h.words.House(q.House)
		half := (r.W - 16) / 2
		high := max(u.ParagraphHeight(half-76, text.Recommended, ui.Body), u.ParagraphHeight(half-76, text.Other, ui.Body)) + 60
		if draw {
			u.Text(ui.R(r.X, y, r.W, 40), text.Name, ui.CardTitle, ui.TextMain, ui.Left)
			on := slices.Contains(*h.chosen, q.House)
			if h.side(u, fmt.Sprintf("house%d.0", i), ui.R(r.X, y+44, half, high), h.words.Text(say.HouseRecommendedSide), text.Recommended, !on) && on {
				*h.chosen = slices.DeleteFunc(*h.chosen, func(other game.House) bool { return other == q.House })
			}
			if h.side(u, fmt.Sprintf("house%d.1", i), ui.R(r.X+half+16, y+44, half, high), h.words.Text(say.HouseOtherSide), text.Other, on) && !on {
				*h.chosen = append(*h.chosen, q.House)
			}
		}
		y += 44 + high + 8
		why := u.ParagraphHeight(r.W-16, text.Why, ui.Small)
		if draw {
			u.Paragraph(ui.R(r.X+8, y, r.W-16, why), text.Why, ui.Small, ui.TextQuiet, ui.Left)
		}
		y += why + 30
	}
	return y - r.Y
}

// side draws one answer to a question. It reports whether it was chosen.
func (h *House) side(u *ui.UI, id string, r ui.Rect, head, text string, on bool) bool {
	res := u.Area(id, head, r, ui.Options{})
	look, c := ui.Dead.Edged(ui.LineOff, 1.5), ui.TextSecond
	if on {
		look, c = ui.Metal.Edged(ui.Amber, 2.5), ui.TextMain
	} else if res.Hover {
		look = look.Edged(ui.TextQuiet, 2)
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	if on {
		u.Icon(ui.IconTick, ui.R(r.X+18, r.Y+16, 26, 26), ui.Amber)
	}
	u.Text(ui.R(r.X+58, r.Y+12, r.W-76, 28), head, ui.SmallCaps, ui.TextQuiet, ui.Left)
	u.Paragraph(ui.R(r.X+58, r.Y+44, r.W-76, r.H-52), text, ui.Body, c, ui.Left)
	return res.Clicked
}
