// Package suspects is the page that tells whom the computer players suspect, and why.
package suspects

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Suspects shows how each computer player sees the table from what everyone knows: it is open to everyone, and the same for all.
type Suspects struct {
	*session.Session
	asked game.Seat // whose words are shown
}

// New makes the page for a game with computer players.
func New(s *session.Session) *Suspects {
	p := &Suspects{Session: s, asked: game.NoSeat}
	if tellers := p.tellers(); len(tellers) > 0 {
		p.asked = tellers[0]
	}
	return p
}

// Key opens the page from the table.
const Key ui.Key = "U"

// Can reports whether there is a computer player to ask.
func Can(s *session.Session) bool { return len((&Suspects{Session: s}).tellers()) > 0 }

// tellers returns the computer players who can be asked: those who are not revealed.
func (p *Suspects) tellers() []game.Seat {
	var list []game.Seat
	for s, info := range p.Table.Seats() {
		if seat := &p.View.Seats[s]; info.Bot != "" && seat.Human() && !seat.HasAgenda() && seat.Character != "" {
			list = append(list, game.Seat(s))
		}
	}
	return list
}

// tempers are the words for the tempers of computer players.
var tempers = [bot.NumTempers]say.Text{
	bot.Even: say.SuspectsEven, bot.Cautious: say.SuspectsCautious, bot.Bold: say.SuspectsBold, bot.Suspicious: say.SuspectsSuspicious,
	bot.Trusting: say.SuspectsTrusting,
}

const (
	nameW   = 340.0
	columnW = 124.0
	shown   = 2 // clues for each player

	cluePad  = 4.0  // above and below the clues of a line
	clueSign = 20.0 // before a clue
	clueGap  = 12.0 // behind that sign
	scrollW  = 18.0 // what a list takes for its bar
)

var clueStyle = ui.Small.Sized(22)

// Frame implements render.Scene.
func (p *Suspects) Frame(u *ui.UI, a *render.App) {
	text := p.Say.Text
	in, buttons := parts.Page(u, text(say.SuspectsTitle), text(say.SuspectsSubtitle))
	if u.Button("back", ui.R(buttons.X, buttons.Y, 380, 64), text(say.SharedBackToTheTable), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
	parts.Middle(u, ui.R(buttons.X+404, buttons.Y, in.W-404, 64), text(say.SuspectsNote), ui.Body, ui.TextSecond, ui.Left)
	said, in := in.CutBottom(132, 16)
	u.Panel(in, ui.Plain)
	tellers := p.tellers()
	odds := make([]belief.Odds, len(tellers))
	for i, s := range tellers {
		odds[i] = p.Table.Suspicions(s)
	}
	body := in.InsetXY(28, 18)
	head, rows := body.CutTop(92, 6)
	label := ui.R(head.X, head.Bottom()-46, nameW-20, 34)
	u.Text(label, text(say.SuspectsBy), ui.Heading, ui.TextSecond, ui.Right)
	if u.TextWidth(text(say.SuspectsPlayer), ui.Heading)+20+u.TextWidth(text(say.SuspectsBy), ui.Heading) <= label.W {
		u.Text(label, text(say.SuspectsPlayer), ui.Heading, ui.TextMain, ui.Left)
	}
	for i, s := range tellers {
		p.teller(u, column(head, i), s)
	}
	u.Text(ui.R(column(head, len(tellers)).X+20, label.Y, 600, label.H), text(say.SuspectsWhy), ui.Heading, ui.TextMain, ui.Left)
	high := max(min(116, rows.H/float64(len(p.View.Seats))), p.least(u, clueBeside(rows, len(tellers)).W-scrollW))
	u.List("suspects", rows, len(p.View.Seats), high, func(s int, row ui.Rect) {
		u.Fill(ui.R(row.X, row.Y, row.W, 1), ui.LineBase)
		p.row(u, row, game.Seat(s), tellers, odds)
	})
	p.words(u, said, tellers, odds)
}

// column returns the place of a computer player's bars in a line.
func column(line ui.Rect, i int) ui.Rect {
	return ui.R(line.X+nameW+float64(i)*columnW, line.Y, columnW-14, line.H)
}

// clueBeside returns the place of the clues in a line, beside the bars.
func clueBeside(line ui.Rect, tellers int) ui.Rect {
	x := column(line, tellers).X + 20
	return ui.R(x, line.Y+cluePad, line.Right()-x, line.H-2*cluePad)
}

// least returns the height of a line that holds the strongest clue about each player.
func (p *Suspects) least(u *ui.UI, wide float64) float64 {
	high := 0.0
	for s := range p.View.Seats {
		if clues := p.clues(game.Seat(s), false); len(clues) > 0 {
			high = max(high, u.ParagraphHeight(wide-clueSign-clueGap, p.clue(clues[0]), clueStyle)+2*cluePad)
		}
	}
	return high
}

// clue words a clue as a sentence.
func (p *Suspects) clue(c belief.Clue) string { return say.Capital(p.Say.Clue(c)) + "." }

// teller draws the head of a computer player's column: a click asks that player.
func (p *Suspects) teller(u *ui.UI, r ui.Rect, s game.Seat) {
	id := "suspects.ask." + parts.Number(int(s))
	res := u.Area(id, p.Name(s), r, ui.Options{Tip: fmt.Sprintf(p.Say.Text(say.SuspectsAsk), p.Name(s)), Key: ui.Key(parts.Number(int(s) + 1))})
	look := ui.Glass
	switch {
	case s == p.asked:
		look = look.Edged(ui.Amber, 3)
	case res.Hover:
		look = look.Edged(ui.AmberBase, 2)
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	u.Badge(ui.R(r.X+(r.W-44)/2, r.Y+9, 44, 44), ui.Emblems[p.Table.Seats()[s].Emblem%len(ui.Emblems)], p.Color(s))
	u.Text(ui.R(r.X+4, r.Y+54, r.W-8, 32), parts.Shortened(u, p.Name(s), ui.Body, r.W-8), ui.Body, p.Color(s), ui.Center)
	if res.Clicked {
		p.asked = s
		u.Wake(1)
	}
}

// row draws what is thought of one player.
func (p *Suspects) row(u *ui.UI, r ui.Rect, s game.Seat, tellers []game.Seat, odds []belief.Odds) {
	face := min(r.H-12, 76)
	p.Faces().Portrait(u, ui.R(r.X, r.Y+(r.H-face)/2, face, face), p.Character(s), p.Plight(s), p.Color(s))
	name := ui.R(r.X+face+16, r.Y, nameW-face-24, r.H)
	called := p.Say.ShortCharacter(p.Character(s))
	if called == p.Name(s) {
		called = ""
	}
	if called != "" {
		u.Text(ui.R(name.X, r.Y+r.H/2, name.W, 28), called, ui.Body, ui.TextSecond, ui.Left)
		name = ui.R(name.X, r.Y+r.H/2-34, name.W, 34)
	}
	u.Text(name, parts.Shortened(u, p.Name(s), ui.FactCaps, name.W), ui.FactCaps, p.Color(s), ui.Left)
	why := clueBeside(r, len(tellers))
	seat := &p.View.Seats[s]
	if !seat.Human() || seat.HasAgenda() || !seat.Playing() {
		parts.Middle(u, why, p.Say.Text(say.SuspectsKnown), ui.Body, ui.TextSecond, ui.Left)
		return
	}
	for i, by := range tellers {
		at := column(r, i)
		if by == s {
			u.Text(at, "–", ui.Fact, ui.TextQuiet, ui.Center)
			continue
		}
		bar(u, ui.R(at.X, at.Y+(at.H-44)/2, at.W, 44), odds[i][s])
	}
	p.why(u, why, s)
}

// why draws the strongest clues about a player, each with a sign for or against them: as many as there is room for.
func (p *Suspects) why(u *ui.UI, r ui.Rect, s game.Seat) {
	const gap = 4.0
	clues := p.clues(s, false)
	if len(clues) == 0 {
		parts.Middle(u, r, p.Say.Text(say.SuspectsNothing), clueStyle, ui.TextQuiet, ui.Left)
		return
	}
	words, high := make([]string, len(clues)), make([]float64, len(clues))
	all := -gap
	for i, c := range clues {
		words[i] = p.clue(c)
		high[i] = u.ParagraphHeight(r.W-clueSign-clueGap, words[i], clueStyle)
		if i > 0 && all+gap+high[i] > r.H {
			words = words[:i]
			break
		}
		all += gap + high[i]
	}
	y := r.Y + (r.H-all)/2
	for i := range words {
		icon, c := ui.IconUp, ui.Red
		if clues[i].Odds < 0 {
			icon, c = ui.IconDown, ui.Cyan
		}
		u.Icon(icon, ui.R(r.X, y+(min(high[i], u.LineHeight(clueStyle))-clueSign)/2, clueSign, clueSign), c)
		u.Paragraph(ui.R(r.X+clueSign+clueGap, y, r.W-clueSign-clueGap, high[i]), words[i], clueStyle, ui.TextMain, ui.Left)
		y += high[i] + gap
	}
}

// bar draws how much a player is suspected.
func bar(u *ui.UI, r ui.Rect, p float64) {
	u.Panel(r, ui.Look{Top: ui.Alpha(ui.Void, 0.5), Bottom: ui.Alpha(ui.Void, 0.5), LineTop: ui.LineBase, LineBottom: ui.LineBase, Line: 1.5, Cut: 8})
	c := ui.Mix(ui.Cyan, ui.Amber, min(2*p, 1))
	if p > 0.5 {
		c = ui.Mix(ui.Amber, ui.Red, 2*p-1)
	}
	u.Fill(ui.R(r.X+3, r.Y+3, (r.W-6)*p, r.H-6), ui.Alpha(c, 0.45))
	u.Text(r, fmt.Sprintf("%.0f%%", 100*p), ui.BodyBold, ui.TextMain, ui.Center)
}

// clues returns the strongest clues about a player: one for each check at most, and only those against the player if against is set.
func (p *Suspects) clues(s game.Seat, against bool) []belief.Clue {
	type check struct {
		turn int
		of   string
	}
	var list []belief.Clue
	told := map[check]bool{}
	for _, c := range p.Table.Belief().Clues(s) {
		of := check{c.Turn, string(c.Card) + string(c.Place)}
		if len(list) == shown || told[of] || against && c.Odds < 0 {
			continue
		}
		told[of] = true
		list = append(list, c)
	}
	return list
}

// words draws what the computer player who was asked says.
func (p *Suspects) words(u *ui.UI, r ui.Rect, tellers []game.Seat, odds []belief.Odds) {
	u.Panel(r, ui.Important)
	in := r.InsetXY(30, 14)
	for i, s := range tellers {
		if s != p.asked {
			continue
		}
		at := in.H
		p.Faces().Portrait(u, ui.R(in.X, in.Y, at, at), p.Character(s), p.Plight(s), p.Color(s))
		name, words := ui.R(in.X+at+24, in.Y-4, in.W-at-24, 34).CutLeft(u.TextWidth(p.Name(s), ui.FactCaps), 14)
		u.Text(name, p.Name(s), ui.FactCaps, p.Color(s), ui.Left)
		u.Text(words, fmt.Sprintf(p.Say.Text(say.SuspectsComputer), p.Say.Text(tempers[p.Table.Temper(s)])), ui.Body, ui.TextSecond, ui.Left)
		parts.Middle(u, ui.R(name.X, in.Y+30, in.W-at-24, in.H-30), p.says(s, &odds[i]), ui.Body.Sized(26), ui.TextMain, ui.Left)
		return
	}
}

// alike is how far apart the chances of players may be who are suspected alike.
const alike = 0.03

// says words whom a computer player suspects, and why. A hidden Cylon says what a human in their place would.
func (p *Suspects) says(by game.Seat, odds *belief.Odds) string {
	var most []game.Seat // one, or two who are suspected alike
	top := 0.0
	for s := range p.View.Seats {
		if seat := &p.View.Seats[s]; game.Seat(s) != by && seat.Human() && !seat.HasAgenda() && odds[s] >= bot.Suspected {
			most, top = append(most, game.Seat(s)), max(top, odds[s])
		}
	}
	most = slices.DeleteFunc(most, func(s game.Seat) bool { return odds[s] < top-alike })
	if len(most) == 0 || len(most) > 2 {
		return p.Say.Text(say.SuspectsNobody)
	}
	said := p.Say.Say(say.Line{Kind: say.SaysSuspects, Seats: most})
	for _, s := range most {
		clues := p.clues(s, true)
		for _, c := range clues[:min(len(clues), shown/len(most))] {
			said += " " + say.Capital(p.Say.ClueBy(by, c)) + "."
		}
	}
	return said
}
