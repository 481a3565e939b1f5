package session

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/board"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// Subject is what a decision is about, if that can be shown: a card or a location, else a kind of ship, else a player.
type Subject struct {
	Thing             // has a Deck but no ID if the card is facedown for the eyes on the screen
	Ship    card.Ship // NoShip if it is about none
	Player  game.Seat // NoSeat if it is about none
	Covered bool      // the card is facedown
}

// unseen maps a decision to the deck of the card that a seat is shown in secret: everyone sees that there is one.
var unseen = map[game.Kind]card.Deck{
	game.ReconTop: card.Crises, game.ScoutTop: card.AnyDeck, game.MissionTop: card.Missions, game.SeeCard: card.AnyDeck, game.SeeCards: card.AnyDeck,
	game.ChooseDestination: card.Destinations, game.ChooseSuperCrisis: card.SuperCrises, game.PlayOrDiscard: card.QuorumCards,
	game.LookAtOwnLoyalty: card.LoyaltyCards, game.LookAtAgenda: card.Agendas, game.LookAtMotives: card.Motives, game.LookAtTrauma: card.TraumaTokens,
	game.ChooseDamage: card.GalacticaDamage, game.ScoutMore: card.AnyDeck,
}

// ofPlayer holds the kinds of decisions that are about the player in Other.
var ofPlayer = map[game.Kind]bool{game.ChoosePlace: true, game.GiveCard: true, game.TakeCard: true, game.ChooseTitle: true}

// About returns what the pending decision is about, as the eyes on the screen know it; false if it is about nothing that has a face. While a Crisis
// card is resolved, it is the subject of every decision that names no card or place.
func (p *Session) About() (Subject, bool) {
	s := Subject{Player: game.NoSeat}
	d := p.View.Decision
	if d == nil {
		return s, false
	}
	deck, secret := unseen[d.Kind]
	switch {
	case d.About != "":
		s.Thing = Thing{p.deckAbout(d.About), d.About}
	case secret && !d.Seats.Has(p.Table.Eyes()):
		s.Deck, s.Covered = deck, true
	case d.Place != "" && d.Kind != game.ChooseAction: // the player knows where they are
		s.Thing = Thing{card.Locations, card.ID(d.Place)}
	case p.Crisis() != "":
		s.Thing = Thing{p.DeckOfCrisis(p.Crisis()), p.Crisis()}
	case ofPlayer[d.Kind]:
		s.Player = d.Other
	case d.Ship != card.NoShip && d.Kind != game.AskWindow && !d.Private: // a die shows its own ship
		s.Ship = d.Ship
	default:
		return s, false
	}
	return s, true
}

// deckAbout returns the deck of a card that a decision is about: a Crossroads card may be named like a character.
func (p *Session) deckAbout(id card.ID) card.Deck {
	if p.AtCrossroads() && p.View.Boxes.Crossroads.Of(id) != nil {
		return card.Crossroads
	}
	return p.DeckOf(id)
}

// PresentedW is the width of a subject beside a question.
const PresentedW = 104.0

// Present draws what a decision is about, small but recognizable. A click on a card enlarges it.
func (p *Session) Present(u *ui.UI, r ui.Rect, s Subject) {
	const id = "about"
	switch {
	case s.Covered:
		u.Area(id, p.Say.Prompt(p.View, p.View.Decision), r, ui.Options{Tells: true})
		p.Faces().Brief(u, r, s.Deck, "", cards.State{})
	case s.ID != "":
		tip := ""
		if lines := p.Say.Face(s.Deck, s.ID).Lines; len(lines) > 0 {
			tip = lines[len(lines)-1].Text
		}
		res := u.Area(id, p.Say.NameIn(s.Deck, s.ID), r, ui.Options{Tip: tip})
		p.Faces().Brief(u, r, s.Deck, s.ID, cards.State{Hover: res.Hover})
		u.FocusRing(id, r, 10)
		if res.Clicked || res.Inspect {
			p.Show(s.Deck, s.ID)
		}
	case s.Player != game.NoSeat:
		name, sitter := r.CutBottom(u.LineHeight(ui.Small), 4)
		u.Area(id, p.Name(s.Player), r, ui.Options{Tells: true})
		p.Sitter(u, sitter.Square(), s.Player)
		u.Text(name, parts.Shortened(u, p.Name(s.Player), ui.Small, name.W), ui.Small, p.Color(s.Player), ui.Center)
	case s.Ship != card.NoShip:
		u.Area(id, p.Say.Ship(s.Ship), r, ui.Options{Tells: true})
		u.Panel(r, ui.Plain)
		flies := cards.BriefName(u, r, p.Say.Ship(s.Ship))
		x, y := flies.Center()
		u.Flying(board.KindOf(s.Ship), x, y, min(flies.W, flies.H)*0.8, 0, ship.Options{})
	}
}

// FlownPath returns the path of the viper that may fly further, from the log, so it works in a game just loaded too.
func (p *Session) FlownPath() board.Path {
	d := p.View.Decision
	if d == nil || d.Kind != game.FlyFurther {
		return board.Path{}
	}
	path := board.Path{To: d.Area}
	pilot := game.NoSeat
	log := p.Log()
	for i := len(log) - 1; i >= 0; i-- {
		switch e := &log[i]; {
		case pilot == game.NoSeat && e.Kind == game.ShipMoved && e.Ship == d.Ship:
			path.From, _ = e.FromSpot.Areas()
			return path
		case e.Kind == game.CharacterMoved && pilot == game.NoSeat:
			pilot = e.Seat
		case e.Kind == game.CharacterMoved && e.Seat == pilot:
			path.From = e.ToArea
			return path
		}
	}
	return path
}
