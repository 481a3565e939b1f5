package sim

import (
	"fmt"
	"reflect"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// setUp reports whether characters, titles and ships are in their places.
func setUp(t *game.Tabletop) bool { return t.Step >= game.SetupSkills }

func (c *checker) checkCards(t *game.Tabletop) {
	changed := false
	for p := range t.Piles {
		if t.Over == nil && slices.Equal(t.Piles[p], c.piles[p]) {
			continue // unchanged since the last time
		}
		changed = true
		for _, slot := range c.piles[p] {
			n, _, _ := c.find(game.Pile(p), slot.Card)
			c.tally[n]--
		}
		c.piles[p] = append(c.piles[p][:0], t.Piles[p]...)
		owner := game.Pile(p).Owner()
		if owner != game.NoSeat && int(owner) >= len(t.Seats) && len(t.Piles[p]) > 0 {
			c.broken("cards: %s is not empty, and nobody sits there", game.Pile(p))
		}
		for _, slot := range t.Piles[p] {
			n, fits, known := c.find(game.Pile(p), slot.Card)
			switch {
			case !known:
				c.broken("cards: %q in %s is no card", slot.Card, game.Pile(p))
				return
			case !fits:
				c.broken("cards: the %s card %q lies in %s", c.cards[n].deck, slot.Card, game.Pile(p))
			case slot.Seen.Has(game.Everyone) && !slot.FaceUp():
				c.broken("sight: Everyone knows %q in %s, but not every seat: %v", slot.Card, game.Pile(p), slot.Seen.List())
			case (p == int(game.NotCylonDeck) || p == int(game.NotCylonDiscard)) && c.Loyalty.Of(slot.Card).Team != card.HumanTeam:
				c.broken("cards: %q lies in %s", slot.Card, game.Pile(p))
			case (game.Pile(p).Lies() == game.Unseen || game.Pile(p).Lies() == game.LookedAt) && slot.Seen.Has(game.Everyone) && t.Over == nil: // at the end everything is revealed (B-END-04)
				c.broken("sight: %q lies face up in %s", slot.Card, game.Pile(p))
			case owner != game.NoSeat && !slot.Seen.Has(owner):
				c.broken("sight: seat %d does not know %q in %s", owner, slot.Card, game.Pile(p))
			}
			c.tally[n]++
		}
	}
	for n, card := range c.cards {
		if changed && c.tally[n] != card.Count {
			c.broken("cards: %d of the %s card %q, the box has %d", c.tally[n], card.deck, card.ID, card.Count)
		}
	}
	for _, slot := range t.Piles[game.QuorumHand] {
		if t.President() != game.NoSeat && !slot.Seen.Has(t.President()) {
			c.broken("sight: the President does not know %q", slot.Card)
		}
	}
}

func (c *checker) checkPieces(t *game.Tabletop) {
	exactly := func(what card.Ship, counts ...int) {
		if n := sum(counts); n != c.Supply(what) || slices.Min(counts) < 0 {
			c.broken("pieces: %d %ss in %v, there are %d", n, what, counts, c.Supply(what))
		}
	}
	atMost := func(what card.Ship, counts ...int) {
		if n := sum(counts); n > c.Supply(what) || slices.Min(counts) < 0 {
			c.broken("pieces: %d %ss in %v, there are %d", n, what, counts, c.Supply(what))
		}
	}
	for _, mark := range t.Marks() {
		piloted := 0
		for _, s := range t.Seats {
			if s.Piloting() && s.Craft == mark {
				piloted++
			}
		}
		v := t.Fleet(mark)
		exactly(mark, append(v.Space[:], v.Reserves, v.Damaged, v.Destroyed, v.Aside, piloted)...)
		if v.Space[card.NoArea] != 0 {
			c.broken("pieces: vipers outside the areas")
		}
	}
	fleet := &game.FleetBoard{}
	if t.CylonFleet != nil {
		fleet = t.CylonFleet
		if fleet.Pursuit < 0 || fleet.Pursuit > game.AutoAttack {
			c.broken("dials: the pursuit marker is on space %d", fleet.Pursuit)
		}
	}
	exactly(card.Raptor, t.Raptors, t.RaptorsLost)
	atMost(card.Raider, append(t.Raiders[:], fleet.Raiders[:]...)...)
	atMost(card.HeavyRaider, append(append(t.HeavyRaiders[:], fleet.HeavyRaiders[:]...), t.Boxed[card.HeavyRaider])...)
	atMost(card.Centurion, append(t.Centurions[:], t.Boxed[card.Centurion])...)
	if t.Raiders[card.NoArea]+t.HeavyRaiders[card.NoArea]+fleet.Raiders[card.NoArea]+fleet.HeavyRaiders[card.NoArea] != 0 {
		c.broken("pieces: ships outside the areas")
	}
	basestars := 0
	for n, b := range t.Basestars {
		switch {
		case b.Area != card.NoArea && b.Behind != card.NoArea:
			c.broken("pieces: basestar %d is on both boards", n)
		case b.Area != card.NoArea, b.Behind != card.NoArea && t.HasBoard(card.CylonFleetBoard):
			basestars++
		}
		if b.Area == card.NoArea && t.Count(game.BasestarTokens(n)) > 0 {
			c.broken("pieces: damage tokens lie on basestar %d, which is not on the board", n)
		}
	}
	atMost(card.Basestar, basestars, t.Boxed[card.Basestar])
}

func sum(counts []int) int {
	n := 0
	for _, count := range counts {
		n += count
	}
	return n
}

func (c *checker) checkSeats(t *game.Tabletop) {
	if !setUp(t) {
		return
	}
	becoming := game.NoSeat // a Cylon player who must still leave their place and titles, one after the other (B-REV-02)
	if d := c.g.Decision(game.Everyone); d != nil && d.Kind == game.DiscardCards && t.Seats[d.Seat()].Cylon() {
		becoming = d.Seat()
	}
	choosing := game.NoSeat // the player who was executed and has no character for the moment (E-EXEC-08)
	if d := c.g.Decision(game.Everyone); d != nil && d.Kind == game.ChooseCharacter {
		choosing = d.Seat()
	}
	// The player who was Boomer looks at the Loyalty card that Boomer was owed before (P-EXEC-04).
	if d := c.g.Decision(game.Everyone); d != nil && d.Kind == game.LookAtOwnLoyalty && t.Seats[d.Seat()].OffBoard && slices.Contains(t.Executed, t.Seats[d.Seat()].Character) {
		choosing = d.Seat()
	}
	landing := t.Stage() == game.Occupied && t.Step == game.JumpStep // the landing may ask for a decision in the middle
	departure := t.Stage() == game.InOrbit                           // a player executed by it gets no other character (P-NC-35)
	jailed, humans := 0, 0
	for i, s := range t.Seats {
		out := s.Allegiance == game.Eliminated
		if gone := slices.Contains(t.Executed, s.Character); gone != (game.Seat(i) == choosing || out) && !(departure && s.OffBoard) {
			c.broken("places: seat %d has the character %s, executed: %v", i, s.Character, gone)
		}
		places := 0
		for _, there := range []bool{s.Place != "", s.Area != card.NoArea, s.OffBoard} {
			if there {
				places++
			}
		}
		sheet, place := c.Characters.Of(s.Character), c.Locations.Of(s.Place)
		switch {
		case sheet == nil:
			c.broken("places: seat %d has the character %q", i, s.Character)
			return
		case places != 1:
			c.broken("places: %s is in %d places: %+v", s.Character, places, s)
		case s.Place != "" && place == nil:
			c.broken("places: %s is at %q", s.Character, s.Place)
		case !atHome(t, &s, place) && game.Seat(i) != becoming && !landing:
			c.broken("places: %s is at %q, Cylon player: %v", s.Character, s.Place, s.Cylon())
		case s.Piloting() && (!sheet.Pilot || s.Cylon() && game.Seat(i) != becoming):
			c.broken("pilots: %s flies a viper", s.Character)
		}
		for j := range t.Seats[:i] {
			if t.Seats[j].Character == s.Character {
				c.broken("places: %s sits at two seats", s.Character)
			}
		}
		arriving := s.OffBoard && sheet.Setup != card.StartsOffBoard // chosen, but not yet at their place or in their viper (E-EXEC-24)
		if s.Eligible() && game.Seat(i) != choosing && !arriving {
			humans++
			if s.Place == card.Brig {
				jailed++
			}
		}
	}
	for _, held := range t.Titles {
		title, holder := held.Title, held.Holder
		if holder == game.NoSeat && !slices.ContainsFunc(t.Seats, game.SeatState.Eligible) {
			continue // the Trial took the last human player (E-ION-69)
		}
		if holder < 0 || int(holder) >= len(t.Seats) || !t.Seats[holder].Eligible() && holder != becoming {
			c.broken("titles: the %s is %d, not a human player", title.Name(), holder)
			return
		}
		if (title == card.AdmiralTitle || title == card.CAGTitle) && t.Seats[holder].Place == card.Brig && jailed < humans {
			c.broken("titles: the %s %d is in the Brig and another human is not", title.Name(), holder)
		}
	}
}

// checkNebula checks the Ionian Nebula: who has tokens, what lies on the allies, who is out of the game.
func (c *checker) checkNebula(t *game.Tabletop) {
	if !slices.Contains(c.setup.Options, card.OptionIonianNebula) {
		return
	}
	for n := range game.AlliesInPlay {
		if allies, tokens := t.Count(game.Ally(n)), t.Count(game.AllyTrauma(n)); allies > 1 || tokens > 1 {
			c.broken("nebula: %d allies with %d tokens at place %d", allies, tokens, n)
		}
	}
	for s := range t.Seats {
		seat := game.Seat(s)
		for _, slot := range t.Piles[game.Trauma(seat)] {
			if slot.Card == card.TraumaDisaster && slot.FaceUp() {
				c.broken("nebula: seat %d keeps a disaster that lies open", s)
			}
		}
		if t.Seats[s].Allegiance != game.Eliminated {
			continue
		}
		if held := t.Count(game.Hand(seat)) + t.Count(game.SuperHand(seat)) + t.Count(game.KeptQuorum(seat)); held > 0 || !t.Seats[s].OffBoard {
			c.broken("nebula: seat %d is out of the game and has %d cards, off the board: %v", s, held, t.Seats[s].OffBoard)
		}
		if d := c.g.Decision(game.Everyone); d != nil && d.Seats.Has(seat) || t.Current == seat && t.Over == nil {
			c.broken("nebula: seat %d is out of the game and asked, or current", s)
		}
	}
}

// checkTrauma checks where things of the Ionian Nebula lie between two steps.
func (c *checker) checkTrauma(s *game.State) {
	if !slices.Contains(c.setup.Options, card.OptionIonianNebula) || s.Step < game.SetupSkills {
		return
	}
	held := 0
	for seat := range s.Seats {
		held += s.Count(game.Trauma(game.Seat(seat)))
		if s.Count(game.CrossroadsCard(game.Seat(seat)))+s.Count(game.CrossroadsTrauma(game.Seat(seat))) > 0 {
			c.broken("nebula: a Crossroads card lies there between two steps")
		}
		for _, slot := range s.Piles[game.Trauma(game.Seat(seat))] {
			if slot.Card == card.TraumaDisaster {
				c.broken("nebula: seat %d holds a disaster between two steps", seat)
			}
		}
	}
	allies := 0
	for n := range game.AlliesInPlay {
		allies += s.Count(game.Ally(n))
		held += s.Count(game.AllyTrauma(n))
	}
	switch held += s.Count(game.SickbayTrauma) + s.Count(game.BrigTrauma) + s.Count(game.TraumaPool); {
	case s.Phase == game.AfterTrial && (held > 0 || allies > 0):
		c.broken("nebula: after the Trial there are %d tokens and %d allies", held, allies)
	case s.Phase == game.BeforeCrossroads && allies < game.AlliesInPlay && s.Count(game.AllyDeck) > 0:
		c.broken("nebula: %d allies are in play", allies)
	case s.Phase != game.BeforeCrossroads && s.Phase != game.AfterTrial:
		c.broken("nebula: between two steps the phase is %v", s.Phase)
	case s.Count(game.TraumaShown) > 0:
		c.broken("nebula: %d tokens lie open beside the pool between two steps", s.Count(game.TraumaShown))
	}
}

func (c *checker) house(h game.House) bool { return slices.Contains(c.setup.House, h) }

func (c *checker) checkDials(t *game.Tabletop) {
	for r, n := range t.Resources {
		if n < 0 && !c.house(game.ResourcesBelowZero) || n > game.MaxResource {
			c.broken("dials: %s is %d", card.Resource(r), n)
		}
	}
	if t.JumpPrep < 0 || t.JumpPrep > game.AutoJump {
		c.broken("dials: the fleet marker is on space %d", t.JumpPrep)
	}
	if t.Nukes < 0 || t.Nukes > c.nukes {
		c.broken("dials: %d nukes", t.Nukes)
	}
}

// checkBetweenSteps checks what may be otherwise in the middle of a step. A hand limit counts at the end of a turn.
func (c *checker) checkBetweenSteps(s *game.State) {
	if s.Over != nil {
		return
	}
	begun := 0 // the distance that the fleet began with
	if s.Turn > 0 {
		begun = c.distance
	}
	distance := begun
	for _, slot := range s.Piles[game.Traveled] {
		distance += c.distanceOf(slot.Card)
	}
	if active := s.Piles[game.ActiveMission]; len(active) > 0 && active[0].FaceUp() { // a passed mission counts at once (D-MIS-11)
		distance += c.distanceOf(active[0].Card)
	}
	if s.Distance != distance {
		c.broken("dials: distance %d, the cards travelled to give %d", s.Distance, distance)
	}
	met := 0
	for _, threshold := range c.Objective().Thresholds {
		if s.Distance >= threshold.At && s.Distance > begun {
			met++
		}
	}
	if s.Thresholds != met {
		c.broken("dials: %d thresholds were resolved at distance %d", s.Thresholds, s.Distance)
	}
	for _, p := range []game.Pile{
		game.CheckCards, game.CheckAside, game.TurnedUp, game.CrisisDrawn, game.QuorumOpen, game.QuorumDrawn, game.DestinationDrawn, game.DamageDrawn,
		game.Contribution(game.Everyone),
	} {
		if s.Count(p) > 0 {
			c.broken("cards: between two steps %d lie in %s", s.Count(p), p)
		}
	}
	if s.Check != nil {
		c.broken("dials: a check is open between two steps")
	}
	c.checkTrauma(s)
	c.checkUprising(s)
	if s.Step != game.TurnStart {
		return
	}
	last := (int(s.Current) + len(s.Seats) - 1) % len(s.Seats)
	for s.Seats[last].Allegiance == game.Eliminated {
		last = (last + len(s.Seats) - 1) % len(s.Seats)
	}
	for i, seat := range s.Seats {
		if i != last && c.house(game.HandLimitOfCurrentPlayer) {
			continue
		}
		limit := game.HandLimit
		for _, a := range c.Characters.Of(seat.Character).Abilities {
			if own, ok := a.Power.(card.HandLimit); ok && !seat.Cylon() && !slices.Contains(c.setup.Options, game.Solo) { // B-VAR-03
				limit = own.N
			}
		}
		if n := s.Count(game.Hand(game.Seat(i))); n > limit {
			c.broken("hands: seat %d holds %d cards when a turn begins", i, n)
		}
	}
}

// ---- Comparing ----

// sameTable reports whether two tables are equal; an empty list equals a nil one.
func sameTable(a, b *game.Tabletop) bool {
	for p := range a.Piles {
		if !slices.Equal(a.Piles[p], b.Piles[p]) {
			return false
		}
	}
	x, y := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
	for _, i := range besidePiles {
		if !same(x.Field(i), y.Field(i)) {
			return false
		}
	}
	return true
}

// besidePiles holds the indexes of a table's fields except its piles.
var besidePiles = func() (fields []int) {
	table := reflect.TypeFor[game.Tabletop]()
	for i := range table.NumField() {
		if table.Field(i).Name != "Piles" {
			fields = append(fields, i)
		}
	}
	return fields
}()

// same is [reflect.DeepEqual] for values that are not a tree of pointers, many times faster; an empty list equals a nil one.
func same(x, y reflect.Value) bool {
	switch x.Kind() {
	case reflect.Slice:
		if x.Len() != y.Len() {
			return false
		}
		for i := range x.Len() {
			if !same(x.Index(i), y.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Pointer:
		return x.IsNil() == y.IsNil() && (x.IsNil() || same(x.Elem(), y.Elem()))
	case reflect.Struct:
		for i := range x.NumField() {
			if !same(x.Field(i), y.Field(i)) {
				return false
			}
		}
		return true
	default:
		return x.Equal(y)
	}
}

// difference says where two tables differ.
func difference(got, want *game.Tabletop) string {
	for p := range got.Piles {
		if !slices.Equal(got.Piles[p], want.Piles[p]) {
			return fmt.Sprintf("%s is %v, not %v", game.Pile(p), got.Piles[p], want.Piles[p])
		}
	}
	x, y := reflect.ValueOf(*got), reflect.ValueOf(*want)
	for i := range x.NumField() {
		if a, b := x.Field(i).Interface(), y.Field(i).Interface(); !reflect.DeepEqual(a, b) {
			return fmt.Sprintf("%s is %+v, not %+v", x.Type().Field(i).Name, a, b)
		}
	}
	return "in nothing that can be named"
}
