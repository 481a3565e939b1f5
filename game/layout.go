package game

import (
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// layOut lays out the table with all decks shuffled, before the first character is chosen (B-SETUP-01, B-SETUP-12).
func (s *State) layOut(c *box.Catalog) {
	s.Tabletop = Tabletop{
		Resources: s.Setup.Resources(),
		Seats:     make([]SeatState, len(s.Setup.Players)),
		Raptors:   c.Supply(card.Raptor), Step: SetupCharacters, DiscardsOpen: slices.Contains(s.Setup.House, BrowseDiscards),
	}
	for title := card.NoTitle + 1; title < card.NumTitles; title++ {
		if c.Titles.Of(title) != nil {
			s.Titles = append(s.Titles, Held{title, NoSeat})
		}
	}
	for i := range s.Seats {
		s.Seats[i].Uses = 1
	}
	for _, craft := range Crafts {
		if n := c.Supply(craft.Ship); n > 0 {
			s.Fleets = append(s.Fleets, Fleet{Craft: craft.Ship})
			begin := n - craft.Aside
			*s.ships(craft.Ship, craft.Begins) = begin
			s.Fleet(craft.Ship).Aside = n - begin
		}
	}
	if s.Setup.with(card.OptionCylonFleet) {
		s.CylonFleet = &FleetBoard{}
	}
	if s.Setup.with(card.OptionNewCaprica) {
		s.NewCaprica = &Occupation{}
	}
	if s.Setup.with(card.OptionSearchForHome) {
		s.Home = &HomeBoards{}
	}
	for p := range NumPiles {
		if !heaps[p].laid {
			continue
		}
		deck := p.Deck()
		for x := range c.Cards(deck) {
			switch {
			case deck == card.SkillCards && c.Skill(x.ID).Type != p.Skill():
			case deck == card.Crises && c.Crises.Of(x.ID).Ground != (p == GroundCrises):
			case deck == card.QuorumCards && slices.ContainsFunc(s.Setup.variants(), func(v *Variant) bool { return slices.Contains(v.Removed, x.ID) }):
				s.Piles[Removed] = append(s.Piles[Removed], slices.Repeat([]Slot{{Card: x.ID, Seen: All}}, x.Count)...)
			default:
				s.Piles[p] = append(s.Piles[p], slices.Repeat([]Slot{{Card: x.ID}}, x.Count)...)
			}
		}
		s.shuffle(p)
	}
	// The Loyalty cards by groups, each shuffled (B-SETUP-09).
	for _, team := range []card.Team{card.CylonTeam, card.HumanTeam, card.TeamWhenRevealed, card.AgendaTeam, card.MutineerTeam} {
		var group []Slot
		for l := range c.Loyalty.All() {
			if l.Team == team {
				group = append(group, slices.Repeat([]Slot{{Card: l.ID}}, l.Count)...)
			}
		}
		for i := len(group) - 1; i > 0; i-- {
			j := s.draw(ChanceLoyalty, i+1)
			group[i], group[j] = group[j], group[i]
		}
		to := LoyaltyUnused
		if team == card.HumanTeam && slices.Contains(s.Setup.Boxes, "exodus") { // E-LOY-06
			to = NotCylonDeck
		}
		s.Piles[to] = append(s.Piles[to], group...)
	}
	s.First = Seat(s.draw(ChanceFirst, len(s.Seats))) // B-SETUP-02
	s.Current = s.First
}

// shuffle shuffles a pile.
func (s *State) shuffle(p Pile) {
	pile := s.Piles[p]
	for i := len(pile) - 1; i > 0; i-- {
		j := s.draw(heaps[p].stream, i+1)
		pile[i], pile[j] = pile[j], pile[i]
	}
}
