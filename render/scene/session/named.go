package session

import (
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// Named makes r a thing that can be read: hovering says what it is called and what it is for, and a click of either button shows its rule. Without a
// name, it is called as its rule is.
func (p *Session) Named(u *ui.UI, id, name, rule string, r ui.Rect) {
	label := name
	if at, ok := p.Shell.Book().Of(rule); ok && name == "" {
		label = p.Shell.Book().Entries[at].Title
	}
	res := u.Area(id, label, r, ui.Options{Tip: p.Meaning(u, id, label, rule), Tells: true})
	pointedAt(u, id, r, res)
	p.Read(res, name, rule, r)
}

// pointedAt shows that the pointer or the focus is on something to read.
func pointedAt(u *ui.UI, id string, r ui.Rect, res ui.Response) {
	if res.Hover {
		u.Panel(r, ui.Look{LineTop: ui.Alpha(ui.White, 0.3), LineBottom: ui.Alpha(ui.White, 0.2), Line: 1.5, Cut: 8})
	}
	u.FocusRing(id, r, 8)
}

// Read shows the rule of a thing if it was clicked.
func (p *Session) Read(res ui.Response, name, rule string, r ui.Rect) {
	if res.Clicked || res.Inspect {
		p.Explain(rule, name, r)
	}
}

// Player names a seat where its face or sign is drawn: the player and their character, whose sheet a click shows.
func (p *Session) Player(u *ui.UI, id string, r ui.Rect, s game.Seat) {
	name := p.Name(s)
	if c := p.Character(s); c != "" {
		name += ", " + p.Say.Character(c)
	}
	res := u.Area(id, name, r, ui.Options{Tip: name + ".", Tells: true})
	pointedAt(u, id, r, res)
	switch c := p.Character(s); {
	case (res.Clicked || res.Inspect) && c != "":
		p.Show(card.Characters, c)
	case res.Clicked:
		u.TipNow()
	}
}

// Spelled says in words what a card shows with signs, if its widget is being pointed at: each of its boxes with what it does.
func (p *Session) Spelled(u *ui.UI, widget string, deck card.Deck, id card.ID) string {
	if !u.Hover(widget) && u.Focus() != widget {
		return ""
	}
	var text []string
	for _, l := range p.Say.Face(deck, id).Lines {
		if l.Label != "" {
			text = append(text, l.Label+":")
		}
		text = append(text, l.Text)
	}
	return strings.Join(text, " ")
}

// Meaning returns what a thing is called, and what it is for if it is being pointed at.
func (p *Session) Meaning(u *ui.UI, id, name, rule string) string {
	if !u.Hover(id) && !u.Told(id) && u.Focus() != id {
		return name
	}
	book := p.Shell.Book()
	if _, ok := book.Of(rule); !ok {
		return name
	}
	return name + ". " + book.Brief(rule)
}

// DeckRules say what the cards of a deck are for.
var DeckRules = [card.NumDecks]string{
	card.SkillCards: "B-CARD-01", card.Crises: "B-CRISIS-01", card.SuperCrises: "B-SUPER-01", card.QuorumCards: "B-PRES-02", card.Destinations: "B-JUMP-07",
	card.LoyaltyCards: "B-LOY-01", card.Locations: "B-TERM-06", card.Characters: "B-CHAR-01", card.Titles: "B-TITLE-02", card.Objectives: "B-KOBOL-01",
	card.GalacticaDamage: "B-DMG-01", card.BasestarDamage: "B-DMG-06", card.CivilianShips: "B-CIV-01", card.Allies: "E-ION-25", card.Crossroads: "E-ION-50",
	card.TraumaTokens: "E-ION-10", card.PegasusDamage: "P-PEG-07", card.Agendas: "P-AGEN-01", card.Mutinies: "D-MUT-01", card.Missions: "D-MIS-06",
	card.Motives: "D-MOT-01", card.Abilities: "B-CHAR-01", card.TitleActions: "B-TITLE-02",
}

// PileRule returns the rule that says what the cards of a pile are for.
func PileRule(p game.Pile) string {
	switch {
	case p == game.Destiny:
		return "B-CARD-10"
	case p.Skill() == card.Treachery:
		return "P-TREACH-01"
	}
	return DeckRules[p.Deck()]
}
