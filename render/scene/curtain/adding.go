package curtain

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// checkHead draws what a seat that adds cards must know: how much is needed, what counts, and all possible results.
func (p *Curtain) checkHead(u *ui.UI, r ui.Rect) {
	check := p.View.Check
	below, r := r.CutBottom(p.outcomesHeight(u, r.W), 0)
	p.outcomes(u, below)
	sign, r := r.CutLeft(92, 24)
	cards.Octagon(u, sign.Around(92, 92), fmt.Sprint(check.Difficulty), ui.TextMain)
	p.Named(u, "curtain.difficulty", "", "B-CHECK-09", sign.Around(92, 92))
	sum, r := r.CutRight(210, 24)
	total := 0
	for _, c := range p.Picks {
		total += p.Strength(c.Card)
	}
	color := ui.Green
	if total < 0 {
		color = ui.Red
	}
	if len(p.Picks) > 0 {
		high, line := u.LineHeight(ui.Numeral), u.LineHeight(ui.Body)
		sum = sum.Around(sum.W, high+line)
		u.Text(ui.R(sum.X, sum.Y, sum.W, high), parts.Signed(total), ui.Numeral, color, ui.Right)
		u.Text(ui.R(sum.X, sum.Y+high, sum.W, line), p.Shell.Count(say.CurtainYourPicks, len(p.Picks)), ui.Body, ui.TextSecond, ui.Right)
	}
	high := u.LineHeight(asking)
	y := r.Y + (r.H-high-54)/2
	prompt := p.Say.Prompt(p.View, p.View.Decision)
	u.Text(ui.R(r.X, y, r.W, high), parts.Shortened(u, prompt, asking, r.W), asking, ui.TextMain, ui.Left)
	y += high + 8
	ink := u.Text(ui.R(r.X, y, 160, 44), p.Say.Text(say.CurtainCountsFor), ui.Body, ui.TextQuiet, ui.Left)
	x := ink.Right() + 14
	for s := range check.Skills {
		if look, ok := parts.SkillAt(s); ok && check.Skills[s] {
			u.Skill(look, ui.R(x, y, 44, 44))
			x += 54
		}
	}
	rest := say.CurtainRestCountsAgainst
	if check.OnesCount {
		rest = say.CurtainOnesCountToo
	}
	u.Text(ui.R(x+6, y, r.Right()-x-6, 44), p.Say.Text(rest), ui.Body, ui.TextQuiet, ui.Left)
}

// The results of a check stand side by side: the gap between two, and the width of the sign before the text of each.
const outcomeGap, outcomeSign = 26.0, 32.0

// outcome returns a result of a check in one line of text.
func outcome(o *say.Result) string { return o.Label + ": " + strings.Join(o.Does, " · ") }

// checkOutcomes returns the possible results of the current check.
func (p *Curtain) checkOutcomes() []say.Result {
	check := p.Faces().Check(p.View.Check.Card, p.View.Check.Place)
	if check == nil {
		return nil
	}
	return p.Say.Results(check)
}

// outcomeWidths returns the width of each result. A longer text gets more room, so that all of them together are low.
func outcomeWidths(u *ui.UI, list []say.Result, wide float64) []float64 {
	long := make([]float64, len(list))
	all := 0.0
	for i := range list {
		long[i] = u.TextWidth(outcome(&list[i]), ui.Body)
		all += long[i]
	}
	wide -= outcomeGap * float64(len(list)-1)
	if all+float64(len(list))*(outcomeSign+2) <= wide { // in one line
		for i := range long {
			long[i] += outcomeSign + 2
		}
		return long
	}
	const least = 0.2
	for i := range long {
		long[i] = wide * (least + (1-least*float64(len(list)))*long[i]/all)
	}
	return long
}

// outcomesHeight returns their height together, with the space above them.
func (p *Curtain) outcomesHeight(u *ui.UI, wide float64) float64 {
	list := p.checkOutcomes()
	high := 0.0
	for i, w := range outcomeWidths(u, list, wide) {
		high = max(high, u.ParagraphHeight(w-outcomeSign, outcome(&list[i]), ui.Body))
	}
	return 10 + u.ParagraphHeight(wide, p.Say.CheckReasons(p.View.Check), ui.Body) + high
}

// outcomes draws all possible results of the check.
func (p *Curtain) outcomes(u *ui.UI, r ui.Rect) {
	list := p.checkOutcomes()
	r.Y, r.H = r.Y+10, r.H-10
	reasons := p.Say.CheckReasons(p.View.Check)
	top, r := r.CutTop(u.ParagraphHeight(r.W, reasons, ui.Body), 0)
	u.Paragraph(top, reasons, ui.Body, ui.TextSecond, ui.Left)
	for i, w := range outcomeWidths(u, list, r.W) {
		o := &list[i]
		icon, c := ui.IconAbility, ui.Amber
		switch o.Is {
		case game.Passed:
			icon, c = ui.IconTick, ui.Green
		case game.Middle:
			icon, c = ui.IconMinus, ui.Amber
		case game.Failed:
			icon, c = ui.IconCross, ui.Red
		case game.NoResult: // the consequence
		}
		u.Icon(icon, ui.R(r.X, r.Y+(u.LineHeight(ui.Body)-22)/2, 22, 22), c)
		u.Paragraph(ui.R(r.X+outcomeSign, r.Y, w-outcomeSign, r.H+1), outcome(o), ui.Body, ui.TextMain, ui.Left)
		r.X += w + outcomeGap
	}
}
