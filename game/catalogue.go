package game

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"battlestar/game/box"
	"battlestar/game/card"
)

// skill is one Skill card as the rules use it.
type skill struct {
	*card.SkillCard
	strength int
}

// catalogue is every component of the boxes in play, by id.
type catalogue struct {
	boxes        []card.Box
	crises       map[card.ID]*card.Crisis
	supers       map[card.ID]*card.Crisis
	skills       map[card.ID]skill
	quorum       map[card.ID]*card.Quorum
	destinations map[card.ID]*card.Destination
	loyalty      map[card.ID]*card.Loyalty
	locations    map[card.Place]*card.Location
	places       []*card.Location
	characters   map[card.ID]*card.Character
	titles       map[card.Title]*card.TitleCard
	tokens       map[card.ID]*card.Token
	objective    *card.Objective
	supply       map[card.Ship]int
}

// catalogues are those made so far, by their boxes and options. Nothing changes a catalogue once it is made.
var catalogues sync.Map

// newCatalogue is the catalogue of a setup. The error says what in the setup cannot be.
func newCatalogue(setup Setup) (*catalogue, error) {
	if err := setup.Check(); err != nil {
		return nil, err
	}
	name := fmt.Sprint(setup.Boxes, setup.Options)
	made, ok := catalogues.Load(name)
	if !ok {
		made, _ = catalogues.LoadOrStore(name, makeCatalogue(setup))
	}
	c := made.(*catalogue)
	for _, p := range setup.Players {
		if p.Character != "" && c.characters[p.Character] == nil {
			return nil, fmt.Errorf("%w: no character %q in these boxes", ErrSetup, p.Character)
		}
	}
	return c, nil
}

func makeCatalogue(setup Setup) *catalogue {
	c := &catalogue{
		boxes:  box.InPlay(setup.Boxes, setup.Options),
		crises: map[card.ID]*card.Crisis{}, supers: map[card.ID]*card.Crisis{}, skills: map[card.ID]skill{},
		quorum: map[card.ID]*card.Quorum{}, destinations: map[card.ID]*card.Destination{}, loyalty: map[card.ID]*card.Loyalty{},
		locations: map[card.Place]*card.Location{}, characters: map[card.ID]*card.Character{}, titles: map[card.Title]*card.TitleCard{},
		tokens: map[card.ID]*card.Token{}, supply: map[card.Ship]int{},
	}
	for b := range c.boxes {
		c.add(&c.boxes[b])
	}
	return c
}

func (c *catalogue) add(box *card.Box) {
	for i := range box.Crises {
		c.crises[box.Crises[i].ID] = &box.Crises[i]
	}
	for i := range box.SuperCrises {
		c.supers[box.SuperCrises[i].ID] = &box.SuperCrises[i]
	}
	for i := range box.Skills {
		for strength := range box.Skills[i].Copies {
			c.skills[card.SkillID(box.Skills[i].ID, strength)] = skill{&box.Skills[i], strength}
		}
	}
	for i := range box.Quorum {
		c.quorum[box.Quorum[i].ID] = &box.Quorum[i]
	}
	for i := range box.Destinations {
		c.destinations[box.Destinations[i].ID] = &box.Destinations[i]
	}
	for i := range box.Loyalty {
		c.loyalty[box.Loyalty[i].ID] = &box.Loyalty[i]
	}
	for i := range box.Locations {
		c.locations[box.Locations[i].ID] = &box.Locations[i]
		c.places = append(c.places, &box.Locations[i])
	}
	for i := range box.Characters {
		c.characters[box.Characters[i].ID] = &box.Characters[i]
	}
	for i := range box.Titles {
		c.titles[box.Titles[i].ID] = &box.Titles[i]
	}
	for _, tokens := range [][]card.Token{box.GalacticaDamage, box.BasestarDamage, box.Civilians} {
		for i := range tokens {
			c.tokens[tokens[i].ID] = &tokens[i]
		}
	}
	for i := range box.Objectives {
		c.objective = &box.Objectives[i]
	}
	for _, piece := range box.Pieces {
		c.supply[piece.Ship] += piece.Count
	}
}

// check says what a table names that no box holds, so that a foreign state cannot be restored.
func (c *catalogue) check(t *Table, players int) error {
	if len(t.Seats) != players {
		return fmt.Errorf("the state has %d seats, its setup %d players", len(t.Seats), players)
	}
	for p := range t.Piles {
		for _, slot := range t.Piles[p] {
			if !c.knows(slot.Card) {
				return fmt.Errorf("the state names the card %q in %s, which is in none of its boxes", slot.Card, Pile(p))
			}
		}
	}
	named := slices.Clone(t.Executed)
	for _, s := range t.Seats {
		named = append(named, s.Character)
	}
	for _, id := range named {
		if id != "" && c.characters[id] == nil {
			return fmt.Errorf("the state names the character %q, which is in none of its boxes", id)
		}
	}
	return nil
}

// manyOf is more than there is of anything on a table.
const manyOf = 500

// counts says what there is more of than can be, which the rules would move or ask about one by one.
func (t *Table) counts() error {
	of := []int{
		t.Turn / 100, t.Distance, t.JumpPrep, t.Nukes, t.Vipers.Reserves, t.Vipers.Damaged, t.Vipers.Destroyed, t.Raptors, t.RaptorsLost,
		t.Thresholds, t.MoreCrises, t.Die, len(t.UsedThisTurn), len(t.Icons), len(t.Executed),
	}
	if f := t.CylonFleet; f != nil {
		of = append(of, f.Pursuit, f.MarkVII.Reserves, f.MarkVII.Damaged, f.MarkVII.Destroyed)
		of = append(append(append(of, f.Raiders[:]...), f.HeavyRaiders[:]...), f.MarkVII.Space[:]...)
	}
	for _, list := range [][]int{t.Resources[:], t.Raiders[:], t.HeavyRaiders[:], t.Vipers.Space[:], t.Centurions[:]} {
		of = append(of, list...)
	}
	for p := range t.Piles {
		of = append(of, len(t.Piles[p]))
	}
	for _, n := range of {
		if n < -manyOf || n > manyOf {
			return fmt.Errorf("the state has %d of something", n)
		}
	}
	return nil
}

func (c *catalogue) knows(id card.ID) bool {
	_, isSkill := c.skills[id]
	return isSkill || c.crises[id] != nil || c.supers[id] != nil || c.quorum[id] != nil || c.destinations[id] != nil ||
		c.loyalty[id] != nil || c.tokens[id] != nil
}

// crisis is a Crisis or Super Crisis card.
func (c *catalogue) crisis(id card.ID) *card.Crisis {
	if super := c.supers[id]; super != nil {
		return super
	}
	return c.crises[id]
}

// SplitSkill is the title and the strength of a Skill card's id; the strength is -1 if the id is that of something else, such as a title.
func SplitSkill(id card.ID) (title card.ID, strength int) {
	name, number, _ := strings.Cut(string(id), "/")
	strength, err := strconv.Atoi(number)
	if err != nil {
		strength = -1
	}
	return card.ID(name), strength
}

// layOut makes the table with all decks shuffled, before the first character is chosen (B-SETUP-01, B-SETUP-12).
func (s *State) layOut(c *catalogue) {
	s.Table = Table{
		Resources: s.Setup.resources(),
		Seats:     make([]SeatState, len(s.Setup.Players)),
		Raptors:   c.supply[card.Raptor], Vipers: Fleet{Reserves: c.supply[card.Viper]},
		Step: SetupCharacters, DiscardsOpen: slices.Contains(s.Setup.House, BrowseDiscards),
	}
	for title := card.NoTitle + 1; title < card.NumTitles; title++ {
		if c.titles[title] != nil {
			s.Titles = append(s.Titles, Held{title, NoSeat})
		}
	}
	if s.Setup.with(card.OptionCylonFleet) {
		s.CylonFleet = &FleetBoard{MarkVII: Fleet{Damaged: c.supply[card.MarkVII]}} // E-FLEET-02
	}
	put := func(p Pile, id card.ID, count int) {
		for range count {
			s.Piles[p] = append(s.Piles[p], Slot{Card: id})
		}
	}
	for b := range c.boxes {
		box := &c.boxes[b]
		for i := range box.Crises {
			put(CrisisDeck, box.Crises[i].ID, box.Crises[i].Count)
		}
		for i := range box.SuperCrises {
			put(SuperDeck, box.SuperCrises[i].ID, box.SuperCrises[i].Count)
		}
		for i := range box.Skills {
			for _, strength := range slices.Sorted(maps.Keys(box.Skills[i].Copies)) {
				put(SkillDeck(box.Skills[i].Type), card.SkillID(box.Skills[i].ID, strength), box.Skills[i].Copies[strength])
			}
		}
		for i := range box.Quorum {
			if slices.ContainsFunc(s.Setup.variants(), func(v *Variant) bool { return slices.Contains(v.Removed, box.Quorum[i].ID) }) {
				s.Piles[Removed] = append(s.Piles[Removed], slices.Repeat([]Slot{{Card: box.Quorum[i].ID, Seen: All}}, box.Quorum[i].Count)...)
				continue
			}
			put(QuorumDeck, box.Quorum[i].ID, box.Quorum[i].Count)
		}
		for i := range box.Destinations {
			put(DestinationDeck, box.Destinations[i].ID, box.Destinations[i].Count)
		}
		for i := range box.GalacticaDamage {
			put(DamagePile, box.GalacticaDamage[i].ID, box.GalacticaDamage[i].Count)
		}
		for i := range box.BasestarDamage {
			put(BasestarDamagePile, box.BasestarDamage[i].ID, box.BasestarDamage[i].Count)
		}
		for i := range box.Civilians {
			put(CivilianPile, box.Civilians[i].ID, box.Civilians[i].Count)
		}
	}
	for p := range s.Piles {
		if Pile(p) != Removed {
			s.shuffle(Pile(p))
		}
	}
	// The Loyalty cards by groups, each shuffled (B-SETUP-09).
	for _, team := range []card.Team{card.CylonTeam, card.HumanTeam, card.TeamWhenRevealed} {
		var group []Slot
		for b := range c.boxes {
			for _, l := range c.boxes[b].Loyalty {
				if l.Team == team {
					group = append(group, slices.Repeat([]Slot{{Card: l.ID}}, l.Count)...)
				}
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

// shuffle puts a pile into a new order.
func (s *State) shuffle(p Pile) {
	pile := s.Piles[p]
	for i := len(pile) - 1; i > 0; i-- {
		j := s.draw(streamOf(p), i+1)
		pile[i], pile[j] = pile[j], pile[i]
	}
}

// streamOf is the stream of chance that orders a pile.
func streamOf(p Pile) Stream {
	switch p {
	case Destiny:
		return ChanceDestiny
	case CheckCards:
		return ChanceCheck
	case CrisisDeck, CrisisDrawn:
		return ChanceCrisis
	case SuperDeck:
		return ChanceSuper
	case QuorumDeck:
		return ChanceQuorum
	case DestinationDeck:
		return ChanceDestination
	case DamagePile:
		return ChanceDamage
	case BasestarDamagePile:
		return ChanceBasestar
	case CivilianPile:
		return ChanceCivilian
	case LoyaltyDeck, LoyaltyUnused, NotCylonDeck:
		return ChanceLoyalty
	default:
		return chanceSkill + Stream(p-skillDecks)
	}
}
