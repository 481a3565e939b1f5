package sheets

import (
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Large draws what is shown large, and the rule behind it.
type Large struct {
	*session.Session
}

// NewLarge makes what shows things of a table large.
func NewLarge(all *session.Session) *Large { return &Large{Session: all} }

// Draw shows a thing large, with its full text. Any click and Esc lead back.
func (p *Large) Draw(u *ui.UI) {
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.78))
	u.Block(win)
	thing := p.Large
	face := p.Say.Face(thing.Deck, thing.ID)

	high := min(win.H-150, 880)
	wide := min(high*cards.Aspect(thing.Deck), 720)
	tall := min(high, wide/cards.Aspect(thing.Deck))
	text := 640.0
	x := (win.W - wide - text - 48) / 2
	at := ui.R(x, (win.H-tall)/2, wide, tall)
	p.Faces().Any(u, at, thing.Deck, thing.ID, cards.State{Used: p.spent(thing)})

	r := ui.R(at.Right()+48, at.Y, text, tall)
	u.Panel(r, ui.Important)
	in := r.InsetXY(30, 26)
	title := ui.Prompt.Sized(42)
	h := min(u.ParagraphHeight(in.W, face.Title, title), 2*u.LineHeight(title))
	u.Paragraph(ui.R(in.X, in.Y, in.W, h+1), face.Title, title, ui.TextMain, ui.Left)
	y := in.Y + h + 4
	kind := face.Kind
	if face.Timing != "" {
		kind += " · " + face.Timing
	}
	h = u.ParagraphHeight(in.W, kind, ui.SmallCaps.Sized(20))
	u.Paragraph(ui.R(in.X, y, in.W, h+1), kind, ui.SmallCaps.Sized(20), ui.Cyan, ui.Left)
	y += h + 14
	u.Fill(ui.R(in.X, y-6, in.W, 1), ui.Alpha(ui.White, 0.16))
	rest := ui.R(in.X, y+6, in.W, in.Bottom()-66-y)
	refused := p.Refusals(thing)
	parts.FaceText(u, "large.text", p.notNow(u, rest, refused), &face)

	foot := ui.R(in.X, in.Bottom()-48, in.W, 48)
	if u.Button("large.close", ui.R(foot.Right()-200, foot.Y, 200, 48), p.Say.Text(say.TableCloseLarge), ui.Options{Key: "Esc"}) {
		p.Large = session.Thing{}
		u.Wake(1)
	}
	rule := ui.R(foot.X, foot.Y, 200, 48)
	if res := u.Area("large.any", "", win, ui.Options{}); res.Clicked || res.Inspect {
		p.Large = session.Thing{}
		u.Wake(1)
	}
	if at := session.DeckRules[thing.Deck]; at != "" && u.Button("large.rule", rule, p.Say.Text(say.IntroRules), ui.Options{Icon: ui.IconBook, Key: "F1"}) {
		p.Explain(at, "", rule)
	}
	p.whyNots(u, rest, refused)
}

// spent reports whether the once-per-game ability of a character in play is used.
func (p *Large) spent(t session.Thing) bool {
	for i := range p.View.Seats {
		if p.View.Seats[i].Character == t.ID {
			return p.View.Seats[i].Uses == 0
		}
	}
	return t.ID == p.View.Assist && p.View.AssistUses == 0
}
