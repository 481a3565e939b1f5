package game

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game/card"
)

// Setup is what is agreed before a game. Together with the answers it gives the same game, always.
type Setup struct {
	Boxes   []card.ID // "base" and what goes with it
	Options []string
	// House is the open questions of the rules that are played the other way than is recommended; none by default.
	House   []House  `json:",omitempty"`
	Players []Player // clockwise
	Seed    uint64
	// Deal has the characters dealt at random under the rule of types instead of chosen.
	Deal bool
}

// Player is one seat of a setup. A Character given here is taken without asking.
type Player struct {
	Name      string
	Character card.ID
}

func (s Setup) clone() Setup {
	s.Boxes = slices.Clone(s.Boxes)
	s.Options = slices.Clone(s.Options)
	s.House = slices.Clone(s.House)
	s.Players = slices.Clone(s.Players)
	return s
}

// ErrSetup is the error of a setup that cannot be played; it is wrapped with what is wrong.
var ErrSetup = errors.New("this game cannot be set up")

// check says what in a setup cannot be.
func (s Setup) check() error {
	if n := len(s.Players); n < 3 || n > 6 {
		return fmt.Errorf("%w: %d players; the base game is for 3 to 6", ErrSetup, n)
	}
	if !slices.Contains(s.Boxes, "base") {
		return fmt.Errorf("%w: every game needs the box \"base\"", ErrSetup)
	}
	if len(s.Options) > 0 {
		return fmt.Errorf("%w: the option %q is not built yet", ErrSetup, s.Options[0])
	}
	return s.checkHouse()
}

// chooseCharacters is B-SETUP-02, B-SETUP-03: the first player first, then clockwise.
func (g *Game) chooseCharacters() {
	t := &g.state
	for _, seat := range g.clockwiseFrom(t.First) {
		id := t.Setup.Players[seat].Character
		if id == "" {
			options := g.charactersOnOffer()
			if t.Setup.Deal {
				id = options[t.draw(ChanceDeal, len(options))].Card
			} else {
				id = g.ask(Decision{Kind: ChooseCharacter, Seats: SeatsOf(seat), Options: options, Rule: "B-SETUP-03"}).Picks[0].Card
			}
		}
		g.emit(Event{Kind: CharacterTaken, Rule: "B-SETUP-03", Seat: seat, Card: id})
	}
}

// charactersOnOffer are the unused sheets of the types with most sheets left, and the support characters (B-SETUP-03).
func (g *Game) charactersOnOffer() []Option {
	var left [card.Support + 1][]card.ID
	for b := range g.cat.boxes {
		for i := range g.cat.boxes[b].Characters {
			c := &g.cat.boxes[b].Characters[i]
			if !g.characterTaken(c.ID) {
				left[c.Class] = append(left[c.Class], c.ID)
			}
		}
	}
	most := max(len(left[card.PoliticalLeader]), len(left[card.MilitaryLeader]), len(left[card.Pilot]))
	var options []Option
	for class, ids := range left {
		if class == int(card.Support) || len(ids) == most {
			for _, id := range ids {
				options = append(options, Option{Choice: Choice{Kind: TheCard, Card: id}})
			}
		}
	}
	return options
}

func (g *Game) characterTaken(id card.ID) bool {
	for s := range g.state.Seats {
		if g.state.Seats[s].Character == id || g.state.Setup.Players[s].Character == id {
			return true
		}
	}
	return false
}

// setUpTable puts the characters in their places, gives the titles, deals loyalty and places the ships (B-SETUP-04..14).
func (g *Game) setUpTable() {
	t := &g.state
	for _, seat := range g.clockwiseFrom(t.First) {
		switch start := g.sheet(seat).Setup; start {
		case card.StartsOffBoard:
			g.emit(Event{Kind: CharacterOff, Rule: "B-SETUP-06", Seat: seat})
		case card.StartsInViper:
			area := g.chooseArea(seat, ChooseArea, "", card.Viper, launchAreas, "B-SETUP-05")
			g.moveShips(card.Viper, 1, Reserves, SpotOf(area), "B-SETUP-05")
			g.board(seat, area, "B-SETUP-05")
		default:
			g.emit(Event{Kind: CharacterMoved, Rule: "B-SETUP-04", Seat: seat, Place: start})
		}
	}
	g.giveTitle(card.PresidentTitle, g.heir(card.PresidentTitle, NoSeat), "B-SETUP-07")
	g.giveTitle(card.AdmiralTitle, g.heir(card.AdmiralTitle, NoSeat), "B-SETUP-07")
	g.drawQuorum("B-SETUP-08")
	g.emit(Event{Kind: NukesChanged, Rule: "B-SETUP-08", N: startNukes})
	g.dealFirstLoyalty()
	for _, p := range startShips {
		switch {
		case p.Ship == card.Raider && g.house(TwoRaidersAtSetup): // B-X-18
			p.N--
		case p.Ship == card.Viper && g.house(ApolloInSetupViper): // B-X-16
			p.N -= len(g.pilotsIn(p.At))
		}
		g.place(p, "B-SETUP-14")
	}
}

const startNukes = 2

// launchAreas are those with a viper launch icon.
var launchAreas = []card.Area{card.PortBow, card.PortStern}

// startShips is B-SETUP-14.
var startShips = []card.Placement{
	card.Put(1, card.Basestar, card.Bow),
	card.Put(3, card.Raider, card.Bow),
	card.Put(1, card.Viper, card.PortBow),
	card.Put(1, card.Viper, card.PortStern),
	card.Put(2, card.Civilian, card.Stern),
}

// drawFirstSkills is B-SETUP-12 and B-SETUP-13.
func (g *Game) drawFirstSkills() {
	for _, seat := range g.clockwiseFrom(g.state.First)[1:] {
		g.drawOwnTypes(seat, 3, "B-SETUP-12")
	}
	g.buildDestiny()
}
