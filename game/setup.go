package game

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// Setup is what is agreed before a game. Together with the answers, it always gives the same game.
type Setup struct {
	Boxes   []card.ID // "base" and what goes with it
	Options []string
	// House lists the open questions of the rules that are played other than recommended; none by default.
	House   []House  `json:",omitempty"`
	Players []Player // clockwise
	Seed    uint64
	// Deal says that the characters are dealt at random under the rule of types, instead of chosen.
	Deal bool
}

// Player is one seat of a setup. A given Character is taken without asking.
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

// Check returns an error for what is not allowed in a setup, such as its number of players, an option or a house rule. The error wraps [ErrSetup].
func (s Setup) Check() error {
	for i, id := range s.Boxes {
		switch {
		case !box.Known(id):
			return fmt.Errorf("%w: the box %q is not built", ErrSetup, id)
		case slices.Contains(s.Boxes[:i], id):
			return fmt.Errorf("%w: the box %q is named twice", ErrSetup, id)
		}
	}
	if !slices.Contains(s.Boxes, "base") {
		return fmt.Errorf("%w: every game needs the box \"base\"", ErrSetup)
	}
	if err := s.checkOptions(); err != nil {
		return err
	}
	return s.checkHouse()
}

// Catalog returns the components that the game is played with. Boxes that are not built are left out.
func (s Setup) Catalog() *box.Catalog { return box.New(s.Boxes, s.Options) }

// catalog is the same for a setup that may be wrong: the error says what is wrong in it.
func (s Setup) catalog() (*box.Catalog, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	c := s.Catalog()
	leaders := 0
	for _, p := range s.Players {
		if p.Character == "" {
			continue
		}
		sheet := c.Characters.Of(p.Character)
		if sheet == nil {
			return nil, fmt.Errorf("%w: no character %q in these boxes", ErrSetup, p.Character)
		}
		if sheet.Class == card.CylonLeader {
			leaders++
		}
	}
	for i, p := range s.Players {
		sheet := c.Characters.Of(p.Character)
		if sheet != nil && sheet.Other != "" && slices.ContainsFunc(s.Players, func(q Player) bool { return q.Character == sheet.Other }) { // D-SET-07
			return nil, fmt.Errorf("%w: players are both %q and %q, who are one person", ErrSetup, s.Players[i].Character, sheet.Other)
		}
	}
	if leaders > 1 {
		return nil, fmt.Errorf("%w: %d Cylon Leaders; there is one at most", ErrSetup, leaders)
	}
	if s.needsLeader() && leaders == 0 && s.taken() == len(s.Players) {
		return nil, fmt.Errorf("%w: %d players; one of them has to be a Cylon Leader", ErrSetup, len(s.Players))
	}
	return c, nil
}

// needsLeader reports whether a player must be a Cylon Leader: this number of players can play only with one (P-SEVEN-01).
func (s Setup) needsLeader() bool {
	c, n := s.Catalog(), len(s.Players)
	return c.LoyaltyMakeup(n, false).Players == 0 && c.LoyaltyMakeup(n, true).Players == n
}

// taken returns the number of players who have their character without asking.
func (s Setup) taken() (n int) {
	for _, p := range s.Players {
		n += one(p.Character != "")
	}
	return n
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
		g.emit(Event{Kind: CharacterTaken, Rule: "B-SETUP-03", Seat: seat, Card: id, Allegiance: g.allegianceOf(id)})
	}
	if g.with(Solo) {
		g.chooseAssist()
	}
}

// charactersOnOffer returns the unused sheets of the types with the most sheets left, and the support characters (B-SETUP-03). One or two players
// choose any (B-VAR-02, B-VAR-03). A sheet that nobody may choose does not count as left.
func (g *Game) charactersOnOffer() []Option {
	var left [card.NumClasses][]card.ID
	for c := range g.cat.Characters.All() {
		second := c.Class == card.CylonLeader && g.leaderTaken() // P-SETUP-07
		if !g.characterTaken(c.ID) && !g.state.Setup.barred(c.ID) && !second && !g.otherSelf(c, false) {
			left[c.Class] = append(left[c.Class], c.ID)
		}
	}
	if g.mustLead() { // P-SEVEN-01
		for class := range left {
			if class != int(card.CylonLeader) {
				left[class] = nil
			}
		}
	}
	free := g.with(Solo) || g.with(TwoPlayers)
	most := max(len(left[card.PoliticalLeader]), len(left[card.MilitaryLeader]), len(left[card.Pilot]))
	var options []Option
	for class, ids := range left {
		if free || class == int(card.Support) || class == int(card.CylonLeader) || len(ids) == most {
			for _, id := range ids {
				options = append(options, Option{Choice: Choice{Kind: TheCard, Card: id}})
			}
		}
	}
	return options
}

// mustLead reports whether whoever chooses now must be a Cylon Leader: one is compulsory, and all others have chosen (P-SEVEN-01).
func (g *Game) mustLead() bool {
	chosen := 0
	for s := range g.seats() {
		chosen += one(g.seat(s).Character != "" || g.state.Setup.Players[s].Character != "")
	}
	return g.state.Setup.needsLeader() && !g.leaderTaken() && chosen == len(g.state.Seats)-1
}

func (g *Game) characterTaken(id card.ID) bool {
	for s := range g.state.Seats {
		if g.state.Seats[s].Character == id || g.state.Setup.Players[s].Character == id {
			return true
		}
	}
	return false
}

// otherSelf reports whether another sheet of the same person is in the game or, after an execution, was in it (D-SET-07, D-REV-06).
func (g *Game) otherSelf(c *card.Character, executed bool) bool {
	for other := range g.cat.Characters.All() {
		same := other.ID == c.Other && c.Other != "" || other.Other == c.ID
		switch {
		case !same:
		case slices.Contains(g.state.Executed, other.ID): // also one who was given in the setup
			if executed && !g.house(OtherSelfReturns) { // O-2
				return true
			}
		case g.characterTaken(other.ID):
			return true
		}
	}
	return false
}

// beginsWithMutiny draws the Mutiny card that military Zarek begins with, even as a player's new character (D-CHAR-07, D-REV-05).
func (g *Game) beginsWithMutiny(s Seat) {
	if a := g.printed(s, card.Disreputable); a != nil {
		for range a.Power.(card.BeginsWithMutiny).N {
			g.drawMutiny(s, "D-CHAR-07")
		}
	}
}

// takePlaces puts the characters where their sheets say (B-SETUP-04..06).
func (g *Game) takePlaces() {
	for _, seat := range g.clockwiseFrom(g.state.First) {
		switch start := g.sheet(seat).Setup; start {
		case card.StartsOffBoard:
			if !g.has(seat, card.Stranded) { // drawbacks are ignored (B-VAR-03): he begins where he would arrive (B-CHAR-07)
				g.emit(Event{Kind: CharacterMoved, Rule: "B-VAR-03", Seat: seat, Place: power[card.ArriveLater](g, card.Stranded).To})
				continue
			}
			g.emit(Event{Kind: CharacterOff, Rule: "B-SETUP-06", Seat: seat})
		case card.StartsInViper:
			area := g.chooseArea(seat, ChooseArea, "", card.Viper, launchAreas, "B-SETUP-05")
			mark := g.chooseMark(seat, Reserves, area) // D-SET-04
			g.moveShips(mark, 1, Reserves, SpotOf(area), "B-SETUP-05")
			g.board(seat, area, mark, "B-SETUP-05")
		default:
			g.emit(Event{Kind: CharacterMoved, Rule: "B-SETUP-04", Seat: seat, Place: g.firstPlace(seat)})
			if g.seat(seat).Allegiance == Leader && !g.state.ForCylons(g.cat.Locations.Of(g.seat(seat).Place).Board) { // D-LEAD-09
				g.emit(Event{Kind: Infiltration, Rule: "D-LEAD-09", Seat: seat, Allegiance: g.stands(seat).across})
			}
		}
	}
}

// firstPlace returns the location where a character starts. If the sheet has two that can be entered, the player chooses one. It is empty if none can
// be entered.
func (g *Game) firstPlace(s Seat) card.Place {
	var options []Option
	for _, p := range []card.Place{g.sheet(s).Setup, g.sheet(s).SetupOr} {
		if l := g.cat.Locations.Of(p); l != nil && g.closed(l) == Offered {
			options = append(options, option(Choice{Kind: ThePlace, Place: p}))
		}
	}
	if len(options) == 0 {
		return ""
	}
	return g.choose(s, Decision{Kind: ChoosePlace, Options: options, Other: s, Rule: "B-SETUP-04"}).Place
}

// setUpTable puts the characters in their places, gives the titles, deals Loyalty cards and places the ships (B-SETUP-04..14).
func (g *Game) setUpTable() {
	t := &g.state
	g.because(BySetup, func() { g.together(g.takePlaces) })
	g.together(func() {
		for _, held := range t.Titles { // E-FLEET-04
			g.giveTitle(held.Title, g.heir(held.Title), "B-SETUP-07")
		}
	})
	g.drawQuorum("B-SETUP-08")
	g.emit(Event{Kind: NukesChanged, Rule: "B-SETUP-08", N: t.Setup.Nukes()})
	g.dealFirstLoyalty()
	g.together(func() {
		for _, p := range startShips {
			switch {
			case p.Ship == card.Raider && g.house(TwoRaidersAtSetup): // B-X-18
				p.N--
			case p.Ship == card.Viper && g.house(ApolloInSetupViper): // B-X-16; an assault raptor is none of the two (D-SET-04)
				p.N -= len(slices.DeleteFunc(g.pilotsIn(p.At), func(s Seat) bool { return g.seat(s).Craft == card.AssaultRaptor }))
			}
			g.place(p, "B-SETUP-14")
		}
	})
	g.setUpNebula()
	for s := range g.seats() {
		g.beginsWithMutiny(s)
	}
}

// launchAreas are the areas with a viper launch icon.
var launchAreas = []card.Area{card.PortBow, card.PortStern}

// StartShips returns how many ships of a kind are in space at the beginning (B-SETUP-14).
func StartShips(k card.Ship) (n int) {
	for _, p := range startShips {
		if p.Ship == k {
			n += p.N
		}
	}
	return n
}

// startShips is B-SETUP-14.
var startShips = []card.Placement{
	card.Put(1, card.Basestar, card.Bow),
	card.Put(3, card.Raider, card.Bow),
	card.Put(1, card.Viper, card.PortBow),
	card.Put(1, card.Viper, card.PortStern),
	card.Put(2, card.Civilian, card.Stern),
}

// FirstSkills is the number of Skill cards that every player but the first begins with (B-SETUP-12).
const FirstSkills = 3

// drawFirstSkills is B-SETUP-12 and B-SETUP-13.
func (g *Game) drawFirstSkills() {
	for _, seat := range g.clockwiseFrom(g.state.First)[1:] {
		if g.seat(seat).HasAgenda() {
			g.drawOwnTypes(seat, LeaderFirstSkills+one(g.seat(seat).Infiltrating()), "P-SETUP-12") // D-SET-11
			continue
		}
		g.drawOwnTypes(seat, FirstSkills, "B-SETUP-12")
	}
	g.buildDestiny()
}
