package say_test

import (
	"math/rand/v2"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
	"battlestar/game/say/rulebook"
)

// TestRefusals asks in whole games why things on the table, in hands and on sheets cannot be chosen. What is offered must have no reason.
// Everything else needs a reason and a rule with a text, and things that the question is about need specific reasons.
func TestRefusals(t *testing.T) {
	s := speaker(English)
	given := map[game.Reason]int{}
	for seed, setup := range refusalSetups() {
		seed := uint64(seed)
		g, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		a := asker{t: t, in: setup.Catalog(), s: New(English, setup.Catalog(), players), book: English.Book, given: given}
		chance := rand.New(rand.NewPCG(seed, 5))
		for n := 0; g.View(game.Everyone).Decision != nil && !t.Failed(); n++ {
			d := g.View(game.Everyone).Decision
			if n%9 == 0 || n%3 == 0 && (d.Kind == game.ChooseAction || d.Kind == game.ChooseMove || d.Kind == game.ChooseFromHand || d.Kind == game.ChooseCharacterFor) {
				a.ask(g)
			}
			seats := d.Seats.List()
			seat := seats[chance.IntN(len(seats))]
			v := g.View(seat)
			if err := g.Decide(game.Answer{Seat: seat, Picks: choose(t, s, v, chance)}); err != nil {
				t.Fatal(err)
			}
		}
		if r := g.Refused(game.Everyone, game.Choice{Kind: game.Pass}); r.Why != game.NothingAsked && !t.Failed() {
			t.Errorf("a game that is over refuses by %q", s.Refusal(r))
		}
		g.Close()
		if t.Failed() {
			return
		}
	}
	for r := game.Offered + 1; r < game.NumReasons; r++ {
		if given[r] == 0 && !rare[r] {
			t.Errorf("reason %d never came up", r)
		}
	}
	t.Log(given)
}

// refusalSetups returns setups for 3 to 6 players, and setups for each option, some of them with every house rule.
func refusalSetups() []game.Setup {
	var setups []game.Setup
	add := func(n int, house []game.House, options ...string) {
		setup := game.Setup{Boxes: []card.ID{"base"}, Seed: uint64(len(setups)), Deal: true, Options: options, House: house}
		for _, name := range players[:n] {
			setup.Players = append(setup.Players, game.Player{Name: name})
		}
		setups = append(setups, setup)
	}
	for i := range 12 {
		add(3+i%4, nil)
	}
	var house []game.House
	for _, q := range game.Questions {
		if q.Box == "base" {
			house = append(house, q.House)
		}
	}
	add(4, house)
	for _, v := range game.Variants {
		if v.Box != "base" {
			add(v.Players[0], nil, v.ID)
			setups[len(setups)-1].Boxes = []card.ID{"base", v.Box}
			continue
		}
		fewest, most := v.Players[0], v.Players[len(v.Players)-1]
		options := []string{v.ID}
		if fewest == 2 && v.ID != game.TwoPlayers {
			options = append(options, game.TwoPlayers)
		}
		add(fewest, nil, options...)
		add(most, house, v.ID)
	}
	return setups
}

// rare lists the reasons that random games seldom or never produce. Many have a case in TestRareRefusals.
var rare = map[game.Reason]bool{
	game.NothingAsked: true, game.NobodyToOrder: true, game.NothingToRisk: true, game.NobodyToLookAt: true, game.NotForSympathizer: true,
	game.NoViper: true, game.ClosedByCard: true, game.NoNuke: true, game.NoCardToDiscard: true,
	game.NobodyBeside: true, game.IsBarred: true, game.NoCardToLand: true,
	game.TrackIsDead: true, game.ForCylonPlayers: true, game.ForHumanPlayers: true, game.NoForceHere: true, game.NoShipOnGround: true, // New Caprica
	game.IsDestroyed: true, game.NoCardsToPay: true, game.TooFar: true, game.IsTreachery: true, game.NobodyJailed: true, // Pegasus
	game.NeedUnmet: true, game.CannotHold: true, game.NoPayment: true, game.NothingToUse: true, game.CameTooLate: true, // Daybreak
}

type asker struct {
	in    *box.Catalog
	t     *testing.T
	s     *Speaker
	book  *rulebook.Book
	given map[game.Reason]int
}

// ask asks about everything, at the open table and behind every curtain.
func (a *asker) ask(g *game.Game) {
	for observer := game.Seat(0); observer <= game.Everyone; observer++ {
		if int(observer) >= len(g.Setup().Players) && observer != game.Everyone {
			continue
		}
		v := g.View(observer)
		offered := map[game.Choice]bool{}
		for _, o := range v.Decision.Options {
			offered[o.Choice] = true
			if r := g.Refused(observer, o.Choice); r.Why != game.Offered {
				a.t.Errorf("%s is offered, and refused: %s", o.Choice, a.s.Refusal(r))
			}
		}
		for _, c := range a.everything(v, observer) {
			if !offered[c] {
				a.refused(v, c, g.Refused(observer, c))
			}
		}
	}
}

func (a *asker) refused(v *game.View, c game.Choice, r game.Refusal) {
	a.given[r.Why]++
	if r.Why == game.Offered {
		a.t.Errorf("%s is not offered, and not refused", c)
		return
	}
	if _, ok := a.book.Of(r.Rule); !ok {
		a.t.Errorf("%s is refused by %q, which has no text", c, r.Rule)
	}
	text := a.s.Refusal(r)
	if text == "" {
		a.t.Errorf("%s is refused for reason %d without a word", c, r.Why)
		return
	}
	wellSaid(a.t, text, true)
	d, own := v.Decision, false
	who := v.Seat
	if who == game.Everyone {
		who = d.Seat()
	}
	if who == game.NoSeat || !d.Seats.Has(who) {
		return
	}
	switch d.Kind { // what the question is about needs a specific reason
	case game.ChooseMove:
		own = c.Kind == game.ThePlace || c.Kind == game.TheArea
	case game.ChooseAction:
		own = c.Kind == game.Locate || c.Kind == game.TheAbility || c.Kind == game.TheAction || c.Kind == game.Fly || c.Kind == game.FireAt || c.Kind == game.ThePlace
	case game.ChooseFromHand:
		own = d.Window == game.NoWindow && (c.Kind == game.TheCard && v.Seat == who && skillCard(c.Card) || c.Kind == game.Reveal)
	}
	if own && (r.Why == game.OtherQuestion || r.Why == game.OthersDecide || r.Why == game.NotChosenFrom) {
		a.t.Errorf("decision %d: %s is refused only by %q", d.Kind, c, text)
	}
}

func skillCard(id card.ID) bool {
	_, strength := card.SplitSkill(id)
	return strength >= 0
}

// everything returns all that the observer could point at.
func (a *asker) everything(v *game.View, observer game.Seat) []game.Choice {
	who := observer
	if who == game.Everyone {
		who = v.Decision.Seat()
	}
	var all []game.Choice
	for p := range a.in.IDs(card.Locations) {
		all = append(all, game.Choice{Kind: game.ThePlace, Place: card.Place(p)}, game.Choice{Kind: game.Locate, Place: card.Place(p)})
	}
	for _, area := range card.Areas {
		all = append(all, game.Choice{Kind: game.TheArea, Area: area}, game.Choice{Kind: game.Fly, Area: area}, game.Choice{Kind: game.TheViper, Area: area})
		if v.Raiders[area] > 0 {
			all = append(all, game.Choice{Kind: game.FireAt, Ship: card.Raider, Area: area})
		}
	}
	for id := range a.in.IDs(card.TitleActions) {
		all = append(all, game.Choice{Kind: game.TheAction, Card: id})
	}
	for seat := range v.Seats {
		all = append(all, game.Choice{Kind: game.TheSeat, Seat: game.Seat(seat)})
	}
	if who == game.NoSeat {
		return all
	}
	all = append(all, game.Choice{Kind: game.TheAbility, Card: "cylon-detector"}) // even if it is not on the sheet
	if sheet := a.in.Characters.Of(v.Seats[who].Character); sheet != nil {
		for i := range sheet.Abilities {
			all = append(all, game.Choice{Kind: game.TheAbility, Card: sheet.Abilities[i].ID})
		}
	}
	if observer == game.Everyone {
		return all
	}
	for _, pile := range []game.Pile{game.Hand(who), game.QuorumHand} {
		nth := map[card.ID]int8{}
		for _, slot := range v.Piles[pile] {
			if slot.Card != "" {
				all = append(all, game.Choice{Kind: game.TheCard, Card: slot.Card, N: nth[slot.Card]})
				nth[slot.Card]++
			}
		}
	}
	for _, slot := range v.Piles[game.Loyalty(who)] {
		all = append(all, game.Choice{Kind: game.Reveal, Card: slot.Card})
	}
	return all
}

// TestRareRefusals sets up the table for reasons that games seldom produce.
func TestRareRefusals(t *testing.T) {
	here := game.Choice{Kind: game.Locate}
	inHand := func(id card.ID) game.Choice { return game.Choice{Kind: game.TheCard, Card: id} }
	lies := func(s *game.State, pile game.Pile, id card.ID) {
		s.Piles[pile] = append(s.Piles[pile], game.Slot{Card: id, Seen: game.All})
	}
	for _, c := range []struct {
		name string
		set  func(s *game.State, you *game.SeatState)
		c    game.Choice
		want game.Reason
		rule string
	}{
		{"no viper", func(s *game.State, you *game.SeatState) {
			you.Character, you.Place = "kara-thrace", card.HangarDeck
			*s.Fleet(card.Viper) = game.Fleet{Craft: card.Viper, Destroyed: 8}
		}, here, game.NoViper, "B-LOC-07"},
		{"jammed communications", func(s *game.State, you *game.SeatState) {
			you.Place = card.Communications
			lies(s, game.InPlay, "jammed-assault")
		}, here, game.ClosedByCard, "B-CRISIS-08"},
		{"another in the same place", func(s *game.State, you *game.SeatState) {
			you.Character, you.Place = "tom-zarek", card.Command
			s.Seats[(s.Current+1)%4].Place = card.Command
		}, here, game.ForbiddenByDrawback, "B-CHAR-05"},
		{"the Admiral's Quarters for Adama", func(s *game.State, you *game.SeatState) {
			you.Character, you.Place = "william-adama", card.AdmiralsQuarters
		}, here, game.ForbiddenByDrawback, "B-CHAR-05"},
		{"the fleet for a Sympathizer", func(s *game.State, you *game.SeatState) {
			you.Allegiance, you.Place = game.Sympathizer, card.CylonFleet
		}, here, game.NotForSympathizer, "B-SYMP-04"},
		{"no nuke", func(s *game.State, _ *game.SeatState) {
			s.SetHolder(card.AdmiralTitle, s.Current)
			s.Nukes = 0
		}, game.Choice{Kind: game.TheAction, Card: "launch-nuke"}, game.NoNuke, "B-NUKE-01"},
		{"not the CAG", func(s *game.State, _ *game.SeatState) {
			s.Setup.Boxes, s.Setup.Options = []card.ID{"base", "exodus"}, []string{card.OptionCylonFleet}
			s.CylonFleet = &game.FleetBoard{}
			s.Titles = append(s.Titles, game.Held{Title: card.CAGTitle, Holder: (s.Current + 1) % 4})
			s.Piles[game.CrisisDeck], s.Piles[game.SuperDeck] = nil, nil // they hold attack cards (E-FLEET-01)
		}, game.Choice{Kind: game.TheAction, Card: "activate-and-pass-on"}, game.NotHolder, "E-FLEET-30"},
		{"once per game with The Farm in play", func(s *game.State, you *game.SeatState) {
			s.Setup.Boxes = append(s.Setup.Boxes, "pegasus")
			you.Character, you.Uses = "laura-roslin", 1
			lies(s, game.InPlay, "the-farm")
		}, game.Choice{Kind: game.TheAbility, Card: "skilled-politician"}, game.IsBarred, "B-CRISIS-08"},
		{"nobody to look at", func(s *game.State, you *game.SeatState) {
			you.Character = "gaius-baltar"
			lies(s, game.InPlay, "detector-sabotage")
		}, game.Choice{Kind: game.TheAbility, Card: "cylon-detector"}, game.NobodyToLookAt, "B-LOY-03"},
		{"Baltar chosen after the Sleeper Agent phase", func(s *game.State, you *game.SeatState) {
			you.Character, you.NoDetector = "gaius-baltar", true
		}, game.Choice{Kind: game.TheAbility, Card: "cylon-detector"}, game.CameTooLate, "P-EXEC-09"},
		{"no card to discard", func(s *game.State, you *game.SeatState) {
			you.Character = "samuel-anders"
			s.Piles[game.Hand(s.Current)] = nil
		}, game.Choice{Kind: game.TheAbility, Card: "star-player"}, game.NoCardToDiscard, "B-CARD-04"},
		{"nobody in the location", func(s *game.State, you *game.SeatState) {
			you.Character, you.Place = "callandra-tyrol", card.Brig
		}, game.Choice{Kind: game.TheAbility, Card: "discharge-of-a-firearm"}, game.NobodyBeside, "B-CHAR-01"},
		{"nobody to order", func(s *game.State, _ *game.SeatState) {
			for i := range s.Seats {
				if game.Seat(i) != s.Current {
					s.Seats[i].Allegiance, s.Seats[i].Place, s.Seats[i].Area = game.CylonPlayer, card.ResurrectionShip, card.NoArea
				}
			}
			lies(s, game.Hand(s.Current), "executive-order/1")
		}, inHand("executive-order/1"), game.NobodyToOrder, "B-ACT-07"},
		{"the forces of Cylon players", func(s *game.State, _ *game.SeatState) {
			ground(s, game.Occupied, card.Shipyard)
		}, game.Choice{Kind: game.TheAction, Card: card.DetainHuman}, game.ForCylonPlayers, "P-NC-18"},
		{"an attack by a Cylon player", func(s *game.State, you *game.SeatState) {
			ground(s, game.Occupied, card.Shipyard)
			you.Allegiance = game.CylonPlayer
			for i := range s.Titles {
				s.Titles[i].Holder = (s.Current + 1) % 4
			}
		}, game.Choice{Kind: game.TheAction, Card: card.AttackOccupation}, game.ForHumanPlayers, "P-NC-17"},
		{"no force here", func(s *game.State, _ *game.SeatState) {
			ground(s, game.Occupied, card.Shipyard)
			s.NewCaprica.Forces[0] = 1
		}, game.Choice{Kind: game.TheAction, Card: card.AttackOccupation}, game.NoForceHere, "P-NC-17"},
		{"no ship on the ground", func(s *game.State, _ *game.SeatState) {
			ground(s, game.Occupied, card.Shipyard)
		}, here, game.NoShipOnGround, "P-NC-26"},
		{"the track is dead", func(s *game.State, _ *game.SeatState) {
			ground(s, game.InOrbit, card.BreedersCanyon)
		}, here, game.TrackIsDead, "P-NC-15"},
		{"no raptor", func(s *game.State, _ *game.SeatState) {
			s.Raptors = 0
			lies(s, game.Hand(s.Current), "launch-scout/1")
		}, inHand("launch-scout/1"), game.NothingToRisk, "B-CARD-18"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := atAction(t, c.set)
			defer g.Close()
			v := g.View(game.Everyone)
			you := v.Decision.Seat()
			choice, eyes := c.c, game.Everyone
			if choice.Kind == game.Locate {
				choice.Place = v.Seats[you].Place
			}
			if choice.Kind == game.TheCard {
				if err := g.Decide(game.Answer{Seat: you, Picks: []game.Choice{{Kind: game.FromHand}}}); err != nil {
					t.Fatal(err)
				}
				eyes = you
			}
			for _, o := range g.View(eyes).Decision.Options {
				if o.Choice == choice {
					t.Errorf("%s is offered", choice)
				}
			}
			r := g.Refused(eyes, choice)
			if r.Why != c.want || r.Rule != c.rule {
				t.Errorf("reason %d by %s, want %d by %s: %s", r.Why, r.Rule, c.want, c.rule, speaker(English).Refusal(r))
			}
			wellSaid(t, speaker(English).Refusal(r), true)
		})
	}
}

// ground puts all players on New Caprica, without civilian ships.
func ground(s *game.State, stage game.Stage, at card.Place) {
	s.Setup.Boxes, s.Setup.Options = []card.ID{"base", "pegasus", "exodus"}, []string{card.OptionNewCaprica}
	s.NewCaprica = &game.Occupation{Stage: stage}
	for i := range s.Seats {
		s.Seats[i].Place, s.Seats[i].Area, s.Seats[i].OffBoard = at, card.NoArea, false
	}
}

// atAction returns a four-player game at the choice of an action, after set has changed its state.
func atAction(t *testing.T, set func(s *game.State, you *game.SeatState)) *game.Game {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Seed: 1, Deal: true}
	for _, name := range players[:4] {
		setup.Players = append(setup.Players, game.Player{Name: name})
	}
	g, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	chance := rand.New(rand.NewPCG(1, 1))
	for g.View(game.Everyone).Decision.Kind != game.ChooseAction {
		v := g.View(g.View(game.Everyone).Decision.Seats.List()[0])
		if err := g.Decide(game.Answer{Seat: v.Seat, Picks: choose(t, speaker(English), v, chance)}); err != nil {
			t.Fatal(err)
		}
	}
	s := g.Snapshot()
	you := &s.Seats[s.Current]
	you.Area = card.NoArea
	if you.Place == "" {
		you.Place = card.Command
	}
	set(s, you)
	changed, err := game.Restore(s)
	if err != nil {
		t.Fatal(err)
	}
	if d := changed.View(game.Everyone).Decision; d.Kind != game.ChooseAction {
		t.Fatalf("the game goes on with decision %d", d.Kind)
	}
	return changed
}
