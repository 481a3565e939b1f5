package session

import (
	"slices"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
)

// Act says in a window that a seat wants to play something, and leads to its hand as soon as it is asked.
func (p *Session) Act(s game.Seat) {
	p.Notice, p.calls = "", s
	p.Wants |= game.SeatsOf(s)
	p.NoteError(p.Table.Act(s))
	p.Refresh()
}

// ActLabel returns what a seat would do in the open window.
func (p *Session) ActLabel(s game.Seat) string {
	return p.Name(s) + ": " + p.Say.Option(p.View, p.View.Decision, game.Option{Choice: game.Choice{Kind: game.Act}})
}

// OptionID returns the id of the widget of an option.
func OptionID(c game.Choice) string { return "option:" + c.String() }

// OpenChoice reports whether the options of the pending decision are chosen on the table: by a human, and not in private.
func (p *Session) OpenChoice() bool {
	d := p.View.Decision
	return d != nil && !d.Private && p.Now.For == table.Choice
}

// Tip returns what an option would do. It is empty for one that waits for its second click, which is said in the same place.
func (p *Session) Tip(o game.Option) string {
	if p.Armed == OptionID(o.Choice) {
		return ""
	}
	tip := p.Say.Option(p.View, p.View.Decision, o)
	if hint := p.Say.Hint(p.View, p.View.Decision, o); hint != "" {
		tip += ": " + hint
	}
	return tip
}

// Click handles a click on an option: what cannot be undone needs a second one. The second half of a double click does not count, as some people and
// worn mice double every click.
func (p *Session) Click(o game.Option) {
	id := OptionID(o.Choice)
	if !p.Multiple() && p.Armed != id && p.Lasts(o) {
		p.Armed = id
		p.Renew()
		return
	}
	p.Armed = ""
	p.Pick(o.Choice)
}

// Lasts reports whether a choice needs a second click (see [table.Table.Confirms]). Giving up an action always does. Passing when everyone is asked
// in turn, or after a look at one's hand, is the usual answer and spends nothing.
func (p *Session) Lasts(o game.Option) bool {
	d := p.View.Decision
	if o.Kind == game.Pass && (d.Kind == game.Contribute || d.Kind == game.ChooseFromHand) {
		return false
	}
	return o.Kind == game.Pass && d.Kind == game.ChooseAction || p.Table.Confirms(p.chooser(), o.Choice)
}

// OnBoard reports whether an option of a decision lies on the board, so that no card may cover it.
func OnBoard(d *game.Decision, o *game.Option) bool {
	switch o.Kind {
	case game.TheCard:
		return d.Kind == game.ChooseAlly
	case game.TheAction: // at the forces that stand with the character
		return o.Card == card.AttackOccupation || o.Card == card.DetainHuman
	case game.ThePlace, game.Locate, game.TheArea, game.Launch, game.Fly, game.TheShip, game.FireAt, game.TheViper, game.ThePilot,
		game.TheBasestar, game.Escort, game.TheForce, game.Prepare, game.Evacuate:
		return true
	}
	return false
}

// AsButton reports whether an option is a button of the prompt bar, as it lies nowhere on the table.
func AsButton(d *game.Decision, o *game.Option) bool {
	switch o.Kind {
	case game.TheSeat:
		return d.Kind == game.WindowOrder // whoever wants to act is picked by name
	case game.TheSkill, game.TheCenturion:
		return false
	case game.TheViper:
		return d.Kind == game.ChooseRestore || d.Kind == game.ChooseRepair || d.Kind == game.ChooseMark
	case game.TheShip:
		return d.Kind == game.ChooseCylonShips
	case game.TheDeck:
		return !IsDrawn(o.Deck)
	}
	return !OnBoard(d, o)
}

// Label returns an option as its button says it, with its cost.
func (p *Session) Label(o game.Option) string {
	label := p.Say.Option(p.View, p.View.Decision, o)
	if o.Cost > 0 {
		label += " · " + p.Shell.Count(say.TableOptionCost, int(o.Cost))
	}
	return label
}

// drawn are the decks in the prompt bar, apart from skill decks.
var drawn = [...]game.Pile{game.Destiny, game.CrisisDeck, game.QuorumDeck, game.DestinationDeck, game.MutinyDeck, game.MissionDeck}

// decksOf returns the decks that a game is played with, as they lie in the prompt bar: skill decks come first.
func decksOf(c *box.Catalog) (list []game.Pile) {
	for skill := card.Politics; skill <= card.Treachery; skill++ {
		for x := range c.Skills.All() {
			if x.Type == skill {
				list = append(list, game.SkillDeck(skill))
				break
			}
		}
	}
	for _, deck := range drawn {
		for range c.IDs(deck.Deck()) {
			list = append(list, deck)
			break
		}
	}
	return list
}

// IsDrawn reports whether a deck lies in the prompt bar.
func IsDrawn(deck game.Pile) bool {
	return slices.Contains(drawn[:], deck) || deck.Skill() != card.AnySkill && deck == game.SkillDeck(deck.Skill())
}
