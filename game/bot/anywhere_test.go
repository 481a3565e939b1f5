package bot

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Good must have a legal answer even in positions that its own play would never reach. The players here try whatever was tried least, and some
// games begin late and with few pieces. They play until every kind of decision has occurred.
func TestGoodAnywhere(t *testing.T) {
	kinds := map[game.Kind]bool{}
	setups := anySetups()
	tried := map[string]int{}
	left := func() (list []game.Kind) {
		for k := game.NoDecision + 1; k < game.NumKinds; k++ {
			if !kinds[k] && hardly[k] == "" {
				list = append(list, k)
			}
		}
		return list
	}
	for seed := uint64(0); seed < 60 || seed < 1500 && len(left()) > 0; seed++ {
		rng := rand.New(rand.NewPCG(seed, 0))
		setup := setups[seed%uint64(len(setups))]
		setup.Seed = seed
		g, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		watch := Watch(g)
		for begun := false; ; {
			d := g.Decision(game.Everyone)
			if d == nil {
				break
			}
			if !begun && g.Uncovered().Turn > 0 {
				begun = true
				s := g.Snapshot()
				s.Distance = int(seed) % 3 * 3
				if seed%2 == 1 {
					scarce(s)
				}
				g.Close()
				if g, err = game.Restore(s); err != nil {
					t.Fatal(err)
				}
				watch = Watch(g)
				continue
			}
			for _, seat := range d.Seats.List() {
				known := watch.Known(seat)
				v := known.View
				kinds[d.Kind] = true
				reveals := func(a game.Answer) bool { // of a Motive, which no decision offers
					return len(a.Picks) == 1 && a.Picks[0].Kind == game.Unveil && slices.Contains(v.Unveilable(), a.Picks[0].Card)
				}
				if a := Good(known); !legal(v.Decision, a) && !reveals(a) || a.Seat != seat {
					t.Fatalf("seed %d: to %s (%v) the answer of seat %d is %v", seed, d.Kind, v.Decision.Options, seat, a.Picks)
				}
			}
			if err := g.Decide(curious(g.View(d.Seats.List()[0]), rng, tried)); err != nil {
				t.Fatal(err)
			}
		}
		g.Close()
	}
	for _, kind := range left() {
		t.Errorf("no game came to %s", kind)
	}
}

// hardly lists the decisions that few games reach, and why. Scenarios cover them, and the simulations with Good check every answer.
var hardly = map[game.Kind]string{
	game.OrderFinalFive: "takes two Final Five cards that one player holds and another looks at at once",
	game.ChooseMutineer: "takes a Mutineer who turns out to be a Cylon",
	game.ChoosePayment:  "takes somebody aboard the Rebel Basestar with a miracle token and a Super Crisis card",
	game.ChooseTimes:    "takes somebody at the Raider Bay with more than one viper to send out",
}

// scarce changes a table so that rare things happen soon. It empties the Reserves of vipers, puts centurions and heavy raiders aboard or on their
// way, gives the Final Five cards to one player, and moves the crisis that searches the Destiny deck to the top.
func scarce(s *game.State) {
	if s.Count(game.TraumaPool) > 0 { // many hold equally many tokens, and the Trial is near
		s.Distance = 7
		for seat := range s.Seats {
			for range 3 {
				at := slices.IndexFunc(s.Piles[game.TraumaPool], func(slot game.Slot) bool { return slot.Card == card.TraumaAntagonistic })
				if at < 0 {
					break
				}
				s.Piles[game.TraumaPool] = slices.Delete(s.Piles[game.TraumaPool], at, at+1)
				s.Piles[game.Trauma(game.Seat(seat))] = append(s.Piles[game.Trauma(game.Seat(seat))], game.Slot{Card: card.TraumaAntagonistic, Seen: game.SeatsOf(game.Seat(seat))})
			}
		}
	}
	if s.NewCaprica != nil { // it is a long way from the landing to the return
		s.Distance, s.JumpPrep = 6, game.AutoJump-1
		for _, r := range card.Resources {
			s.Resources[r] = game.MaxResource
		}
	}
	if s.Home != nil {
		s.Home.Rebels = game.HumanRebels
		if s.Setup.Seed%4 == 1 {
			s.Home.Rebels = game.CylonRebels
		}
	}
	vipers := s.Fleet(card.Viper)
	vipers.Space[card.Bow]++
	vipers.Space[card.Stern] += vipers.Reserves - 1
	vipers.Reserves = 0
	s.Centurions[0], s.HeavyRaiders[card.PortStern], s.HeavyRaiders[card.PortBow] = 3, 2, 2
	for _, p := range []game.Pile{game.NotCylonDeck, game.LoyaltyDeck} {
		s.Piles[p] = slices.DeleteFunc(s.Piles[p], func(slot game.Slot) bool {
			final := strings.HasPrefix(string(slot.Card), "final-five")
			if final {
				s.Piles[game.Loyalty(1)] = append(s.Piles[game.Loyalty(1)], game.Slot{Card: slot.Card, Seen: game.SeatsOf(1)})
			}
			return final
		})
	}
	crises := s.Piles[game.CrisisDeck]
	if at := slices.IndexFunc(crises, func(slot game.Slot) bool { return slot.Card == "mysterious-message" }); at >= 0 {
		crises[0], crises[at] = crises[at], crises[0]
	}
}

// anySetups returns setups for each box and each option, alone and with the options that go with it.
func anySetups() []game.Setup {
	var list []game.Setup
	add := func(players int, boxes []card.ID, options ...string) {
		list = append(list, game.Setup{Boxes: boxes, Options: options, Deal: len(list)%2 == 0, Players: make([]game.Player, players)})
	}
	for _, b := range box.All() {
		boxes := []card.ID{"base"}
		if b.ID != "base" {
			boxes = append(boxes, b.ID)
		}
		add(6, boxes)
		for _, o := range game.Variants {
			if o.Box != b.ID {
				continue
			}
			add(o.Players[len(o.Players)/2], boxes, o.ID)
			if !o.Alone {
				of := func(id string) bool {
					return slices.ContainsFunc(game.Variants, func(v game.Variant) bool { return v.ID == id && v.Box == b.ID })
				}
				var with []string // no two that exclude each other
				for _, id := range o.With {
					goes := func(other string) bool {
						return slices.ContainsFunc(game.Variants, func(v game.Variant) bool { return v.ID == id && slices.Contains(v.With, other) })
					}
					if of(id) && !slices.ContainsFunc(with, func(other string) bool { return !goes(other) }) {
						with = append(with, id)
					}
				}
				most := game.Setup{Boxes: boxes, Options: append([]string{o.ID}, with...)}
				for most.Players = make([]game.Player, o.Players[len(o.Players)-1]); most.Check() != nil; {
					most.Players = most.Players[1:]
				}
				add(len(most.Players), boxes, most.Options...)
			}
		}
	}
	for _, players := range [...]int{4, 5} { // with Motives and the Cylon Leaders of Daybreak
		add(players, []card.ID{"base", "daybreak"}, card.OptionCylonLeader)
	}
	return list
}

// curious mostly prefers the options tried least often so far; otherwise it picks at random.
func curious(v *game.View, rng *rand.Rand, tried map[string]int) game.Answer {
	d := v.Decision
	name := func(o game.Option) string { return d.Kind.String() + " " + string(d.About) + " " + o.Choice.String() }
	options := slices.Clone(d.Options)
	rng.Shuffle(len(options), func(i, j int) { options[i], options[j] = options[j], options[i] })
	if rng.IntN(3) > 0 {
		slices.SortStableFunc(options, func(a, b game.Option) int { return tried[name(a)] - tried[name(b)] })
	}
	n := d.Min + rng.IntN(d.Max-d.Min+1)
	for !d.Allows(n) {
		n = d.Min + rng.IntN(d.Max-d.Min+1)
	}
	a := game.Answer{Seat: v.Seat}
	for _, o := range options[:n] {
		tried[name(o)]++
		a.Picks = append(a.Picks, o.Choice)
	}
	return a
}

func legal(d *game.Decision, a game.Answer) bool {
	for i, pick := range a.Picks {
		if slices.Contains(a.Picks[:i], pick) || !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Choice == pick }) {
			return false
		}
	}
	return d.Allows(len(a.Picks))
}
