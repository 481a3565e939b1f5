package tabletest

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene/scenetest"
)

// Watched is the seat whose cards differ between twins.
const Watched = game.Seat(1)

// Twins returns two tables that differ in what the watched seat holds, and in nothing that anybody else knows.
func Twins(t *testing.T, seed uint64, want func(v *game.View) bool) [2]*table.Table {
	t.Helper()
	return TwinsOf(t, game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}, want, ExchangeHand)
}

// WithPlayers returns a setup with four players.
func WithPlayers(setup game.Setup) game.Setup {
	for i := range 4 {
		setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
	}
	return setup
}

// TwinsOf returns the twins of a setup without players. In the second one exchange has changed something; it returns how much.
func TwinsOf(t *testing.T, setup game.Setup, want func(v *game.View) bool, exchange func(s *game.State) int) [2]*table.Table {
	t.Helper()
	seed := setup.Seed
	setup = WithPlayers(setup)
	g, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	r := rand.New(rand.NewPCG(seed, 9))
	for g.Decision(game.Everyone) != nil && !want(g.View(Watched)) {
		d := g.View(g.Decision(game.Everyone).Seats.List()[0]).Decision
		n := d.Min + r.IntN(d.Max-d.Min+1)
		for !d.Allows(n) {
			n++
		}
		a := game.Answer{Seat: d.Seats.List()[0]}
		for _, i := range r.Perm(len(d.Options))[:n] {
			a.Picks = append(a.Picks, d.Options[i].Choice)
		}
		if d.Kind == game.AskWindow {
			a.Picks = []game.Choice{{Kind: game.Pass}}
		}
		if err := g.Decide(a); err != nil {
			t.Fatal(err)
		}
	}
	if g.Decision(game.Everyone) == nil {
		t.Fatalf("seed %d: the game is over before anything is to be seen", seed)
	}
	one := g.Snapshot()
	two := one.Clone()
	changed := exchange(two)
	if changed == 0 {
		t.Fatalf("seed %d: nothing to exchange", seed)
	}
	return [2]*table.Table{Standing(t, setup, one), Standing(t, setup, two)}
}

// Standing returns a table at which a game is in the given state.
func Standing(t *testing.T, setup game.Setup, s *game.State) *table.Table {
	t.Helper()
	path := filepath.Join(t.TempDir(), "standing.save")
	j, err := save.Create(path, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	j.Append(save.Snapshot{State: s})
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	tab, err := table.Load(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	return tab
}

// ExchangeHand exchanges the cards in the watched seat's hand for others of their types.
func ExchangeHand(two *game.State) int {
	changed := 0
	hand := two.Piles[game.Hand(Watched)]
	for i := range hand {
		for s := card.Politics; s <= card.Engineering; s++ {
			deck := two.Piles[game.SkillDeck(s)]
			at := slices.IndexFunc(deck, func(slot game.Slot) bool { return slot.Card != hand[i].Card && slot.Seen == 0 })
			if at >= 0 && SameType(hand[i].Card, deck) {
				hand[i].Card, deck[at].Card = deck[at].Card, hand[i].Card
				changed++
				break
			}
		}
	}
	return changed
}

// SameType reports whether a deck is of the type of a card: it holds a card with one of the two titles of that type.
func SameType(id card.ID, deck []game.Slot) bool {
	types := map[string]int{
		"consolidate-power": 1, "investigative-committee": 1, "executive-order": 2, "declare-emergency": 2, "launch-scout": 3,
		"strategic-planning": 3, "evasive-maneuvers": 4, "maximum-firepower": 4, "repair": 5, "scientific-research": 5,
	}
	title := func(id card.ID) string { return strings.Split(string(id), "/")[0] }
	return len(deck) > 0 && types[title(id)] == types[title(deck[0].Card)]
}

// LeaderSits reports whether the watched seat is dealt a Cylon Leader.
func LeaderSits(t *testing.T, setup game.Setup) bool {
	t.Helper()
	g, err := game.New(WithPlayers(setup))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	return g.View(Watched).Seats[Watched].HasAgenda()
}

// Loyal returns two tables that differ in one thing: at one the watched seat is human, at the other a Cylon. It is about to act.
func Loyal(t *testing.T, seed uint64) [2]*table.Table {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
	acts := func(v *game.View) bool {
		return KindIs(v, game.ChooseAction) && v.Step == game.ActionStep && v.Current == Watched
	}
	return TwinsOf(t, setup, acts, func(s *game.State) int { return TurnCoat(s, Watched) })
}

// TurnCoat makes a Cylon of a human, or a human of a Cylon. It returns 1 if it could.
func TurnCoat(s *game.State, seat game.Seat) int {
	cylon := func(id card.ID) bool { return strings.HasPrefix(string(id), "cylon-") }
	own := s.Piles[game.Loyalty(seat)]
	for pile := range game.NumPiles {
		if pile.Deck() != card.LoyaltyCards || pile == game.Loyalty(seat) {
			continue
		}
		for i := range s.Piles[pile] {
			if cylon(s.Piles[pile][i].Card) != cylon(own[0].Card) {
				s.Piles[pile][i].Card, own[0].Card = own[0].Card, s.Piles[pile][i].Card
				return 1
			}
		}
	}
	return 0
}

// HoldsCards reports whether the watched seat has cards that can be exchanged, at the beginning of a step.
func HoldsCards(turn int) func(v *game.View) bool {
	return func(v *game.View) bool {
		return v.Turn >= turn && v.Step == game.ActionStep && len(v.Piles[game.Hand(Watched)]) >= 3 && KindIs(v, game.ChooseAction)
	}
}
