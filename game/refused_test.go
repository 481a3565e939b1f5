package game

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"battlestar/game/card"
)

// An unplayable setup must be refused with an error that says why.
func TestSetupsThatCannotBe(t *testing.T) {
	players := func(n int) []Player { return make([]Player, n) }
	base := []card.ID{"base"}
	daybreak, all := []card.ID{"base", "daybreak"}, []card.ID{"base", "pegasus", "exodus", "daybreak"}
	lees := []Player{{Character: "lee-adama"}, {Character: "lee-adama-political"}, {}}
	for want, setup := range map[string]Setup{
		`every game needs the box "base"`:           {Players: players(4)},
		`the box "pegasos" is not built`:            {Boxes: []card.ID{"base", "pegasos"}, Players: players(4)},
		`7 players; these boxes are for 3 to 6`:     {Boxes: base, Players: players(7)},
		`0 players`:                                 {Boxes: base},
		`1 player needs the option`:                 {Boxes: base, Players: players(1)},
		`2 players need the option`:                 {Boxes: base, Players: players(2)},
		`the option "solo" is named twice`:          {Boxes: base, Options: []string{Solo, Solo}, Players: players(1)},
		`is for 1 player, not for 4`:                {Boxes: base, Options: []string{Solo}, Players: players(4)},
		`exclude each other`:                        {Boxes: base, Options: []string{Solo, TwoPlayers}, Players: players(1)},
		`the option "search-for-hope" is not built`: {Boxes: base, Options: []string{"search-for-hope"}, Players: players(4)},
		`needs the box "daybreak"`:                  {Boxes: base, Options: []string{card.OptionSearchForHome}, Players: players(4)},
		`needs the box "exodus"`:                    {Boxes: base, Options: []string{card.OptionCylonFleet}, Players: players(4)},
		`goes with the box "base" alone`:            {Boxes: []card.ID{"base", "exodus"}, Options: []string{Solo}, Players: players(1)},
		`is for 4 or 6 players, not for 5`:          {Boxes: base, Options: []string{NoSympathizer}, Players: players(5)},
		`is for 2, 3, 4, 5 or 6 players, not for 1`: {Boxes: base, Options: []string{Cooperative}, Players: players(1)},
		`nobody may be sharon-valerii`:              {Boxes: base, Options: []string{TwoPlayers}, Players: []Player{{Character: "sharon-valerii"}, {}}},
		`no character "lee-adam" in these boxes`:    {Boxes: base, Players: []Player{{Character: "lee-adam"}, {}, {}}},
		// D-COMBO-15, D-SET-09, D-SET-10, D-SET-07
		`the options "search-for-home" and "ionian-nebula" exclude`: {Boxes: all, Options: []string{card.OptionSearchForHome, card.OptionIonianNebula}, Players: players(4)},
		`the options "new-caprica" and "search-for-home" exclude`:   {Boxes: all, Options: []string{card.OptionNewCaprica, card.OptionSearchForHome}, Players: players(4)},
		`"sympathetic-cylon" does not go with the box "daybreak"`:   {Boxes: all, Options: []string{card.OptionSympatheticCylon}, Players: players(4)},
		`is for 4, 5, 6 or 7 players, not for 3`:                    {Boxes: daybreak, Options: []string{card.OptionCylonLeader}, Players: players(3)},
		`7 players`:                                                 {Boxes: daybreak, Players: players(7)},
		`"lee-adama-political"`:                                     {Boxes: daybreak, Players: lees},
	} {
		if g, err := New(setup); !errors.Is(err, ErrSetup) || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, not %s", err, want)
			if err == nil {
				g.Close()
			}
		}
	}
}

// A state that no game of this version produces must be refused.
func TestStatesThatCannotBe(t *testing.T) {
	g, err := New(Setup{Boxes: []card.ID{"base"}, Players: make([]Player, 4)})
	if err != nil {
		t.Fatal(err)
	}
	s := g.Snapshot()
	g.Close()
	for want, spoil := range map[string]func(*State){
		"version":                   func(s *State) { s.Version++ },
		"the box":                   func(s *State) { s.Setup.Boxes = append(s.Setup.Boxes, "pegasos") },
		"the state has 3 seats":     func(s *State) { s.Seats = s.Seats[:3] },
		`names the card "joker"`:    func(s *State) { s.Piles[CrisisDeck][0].Card = "joker" },
		`names the character "nob"`: func(s *State) { s.Seats[1].Character = "nob" },
	} {
		spoiled := s.Clone()
		spoil(spoiled)
		if g, err := Restore(spoiled); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, not %s", err, want)
			if err == nil {
				g.Close()
			}
		}
	}
	for _, text := range []string{`{"Step":"nowhere"}`, `{"Piles":{"nothing":[]}}`, `{"Piles":{"destiny":["repair/1 x"]}}`, `{"Chance":{"luck":1}}`, `{`} {
		if err := new(State).UnmarshalJSON([]byte(text)); err == nil {
			t.Errorf("%s was read", text)
		}
	}
}

// An illegal answer must change nothing, and a closed game must refuse every answer.
func TestAnswersThatCannotBe(t *testing.T) {
	g, err := New(Setup{Boxes: []card.ID{"base"}, Players: make([]Player, 4)})
	if err != nil {
		t.Fatal(err)
	}
	d := g.Decision(Everyone)
	seat, first := d.Seat(), d.Options[0].Choice
	before := g.State().Hash()
	for want, a := range map[string]Answer{
		"is not asked":                {Seat: seat + 1, Picks: []Choice{first}},
		"0 picks, between 1 and 1":    {Seat: seat},
		"2 picks, between 1 and 1":    {Seat: seat, Picks: []Choice{first, first}},
		`"pass" is not among the opt`: {Seat: seat, Picks: []Choice{{Kind: Pass}}},
	} {
		if err := g.Decide(a); !errors.Is(err, ErrIllegal) || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, not %s", err, want)
		}
	}
	if g.State().Hash() != before {
		t.Error("a refused answer changed the state")
	}
	g.Close()
	if err := g.Decide(Answer{Seat: seat, Picks: []Choice{first}}); !errors.Is(err, ErrIllegal) {
		t.Errorf("after the end: %v", err)
	}
}

// A finished game must load, and must not ask anything.
func TestOverIsOver(t *testing.T) {
	g, err := New(Setup{Boxes: []card.ID{"base"}, Players: make([]Player, 4)})
	if err != nil {
		t.Fatal(err)
	}
	s := g.Snapshot()
	g.Close()
	s.Over = &Over{Why: EndedByResource, Resource: card.Fuel}
	again, err := Restore(s)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if again.Decision(Everyone) != nil || again.Snapshot().Hash() != s.Hash() {
		t.Error("it goes on")
	}
}

// There must be a reason even for things that nobody can point at on the table: a missing place or card, and players who cannot be sent anywhere.
func TestRefusalsOfWhatIsNotThere(t *testing.T) {
	s := State{}
	eachStep(t, 1, usual, func(from *State, _ *rand.Rand) bool {
		s = *from.Clone()
		return from.Step != Movement || from.Turn < 2 || from.Seats[from.Current].Cylon() || from.Seats[from.Current].Place == card.Brig
	})
	g := restored(t, &s)
	defer g.Close()
	you := s.Current
	refused := func(c Choice, why Reason, rule string) {
		t.Helper()
		if r := g.Refused(you, c); r.Why != why || rule != "" && r.Rule != rule {
			t.Errorf("%s is refused for reason %d by %s", c, r.Why, r.Rule)
		}
	}
	refused(Choice{Kind: ThePlace, Place: "nowhere"}, NotChosenFrom, "B-MOVE-09")
	refused(Choice{Kind: TheAction, Card: "no-such-action"}, OtherQuestion, "")
	refused(Choice{Kind: TheCard, Card: "no-such-card"}, OtherQuestion, "")

	sent := func(set func(*SeatState), why Reason) {
		t.Helper()
		seat := *g.seat(you)
		set(g.seat(you))
		if r := g.notSendable(you, card.Sickbay); r.Why != why || r.Rule != "B-BRIG-05" || r.Seat != you {
			t.Errorf("reason %d by %s, not %d", r.Why, r.Rule, why)
		}
		*g.seat(you) = seat
	}
	sent(func(s *SeatState) { s.Allegiance = CylonPlayer }, IsCylonPlayer)
	sent(func(s *SeatState) { s.OffBoard = true }, IsAway)
	sent(func(s *SeatState) { s.Place = card.Sickbay }, IsThere)
	sent(func(s *SeatState) { s.Place = card.Brig }, IsHazardous)
	sent(func(s *SeatState) { s.Place = card.Command }, NotChosenFrom)
}
