package game

import (
	"encoding/json"
	"testing"

	"battlestar/game/card"
)

// States of version 1 hold these numbers. New ones may be added, but none may change its meaning.
func TestNumbersThatSavesHold(t *testing.T) {
	if card.Bow != 1 || card.PortBow != 6 || card.Politics != 1 || card.Treachery != 6 || card.Fuel != 0 || card.Population != 3 ||
		Passed != 1 || Middle != 2 || Failed != 3 || NoSeat != -1 {
		t.Fatal("a number changed that save files hold")
	}
}

func TestNamesThatSavesHoldAreAllThereAndDifferent(t *testing.T) {
	unique := func(what string, names []string, mayBeEmpty bool) {
		seen := map[string]bool{}
		for i, name := range names {
			if name == "" && !mayBeEmpty || seen[name] {
				t.Errorf("%s %d has the name %q, which is empty or taken", what, i, name)
			}
			seen[name] = true
		}
	}
	unique("pile", pileTexts[:], false)
	unique("stream", streamNames[:], false)
	unique("step", stepNames[:], false)
	unique("window", windowNames[:], true)
	unique("ending", endingNames[:], false)
}

func TestStateSurvivesEncoding(t *testing.T) {
	s := State{Version: StateVersion, beside: beside{Seed: 1<<64 - 1, Asked: 7}}
	s.Setup = Setup{Boxes: []card.ID{"base"}, Players: []Player{{Name: "Ann"}, {Name: "Bob"}, {Name: "Cy"}}}
	s.Chance[ChanceDice] = 3
	s.Titles, s.Step = []Held{{card.PresidentTitle, NoSeat}, {card.AdmiralTitle, 2}}, CrisisStep
	s.Resources = [4]int{8, 0, 10, 12}
	s.Raiders[card.Stern] = 4
	s.Seats = []SeatState{{Place: card.Brig}, {}, {Allegiance: CylonPlayer}}
	s.Piles[Hand(1)] = []Slot{{"repair/1", SeatsOf(1)}, {"repair/1", SeatsOf(0, 2, Everyone)}, {"repair/2", All}}
	s.Piles[CrisisDeck] = []Slot{{"water-sabotaged", 0}}
	s.UsedThisTurn = []card.ID{}
	s.Check = &CheckState{Stage: StrengthTotaled, Result: Failed, Zero: card.Tactics}
	s.Over = &Over{}
	data, err := json.Marshal(&s)
	if err != nil {
		t.Fatal(err)
	}
	var back State
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	again, err := json.Marshal(back)
	if err != nil || string(again) != string(data) {
		t.Fatalf("written again it differs (%v):\n%s\n%s", err, data, again)
	}
	if back.Hash() != s.Hash() || back.Seed != s.Seed || back.Step != CrisisStep || back.Over == nil || back.Check.Stage != StrengthTotaled ||
		back.Piles[Hand(1)][1] != s.Piles[Hand(1)][1] || back.Chance != s.Chance || back.Raiders != s.Raiders || back.President() != NoSeat {
		t.Fatalf("read back it differs: %s", data)
	}
	back.Piles[CrisisDeck][0].Seen = SeatsOf(0)
	if back.Hash() == s.Hash() {
		t.Fatal("another state has the same hash")
	}
	if err := json.Unmarshal([]byte(`{"Step":"nowhere"}`), &back); err == nil {
		t.Fatal("a step that does not exist was read")
	}
}

func TestReseedChangesNoView(t *testing.T) {
	g, err := New(Setup{Boxes: []card.ID{"base"}, Players: make([]Player, 4), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	before, deck := g.View(0), g.state.clonePile(CrisisDeck)
	g.Reseed(2)
	if !sameJSON(t, before, g.View(0)) {
		t.Fatal("a view changed")
	}
	if sameJSON(t, deck, g.state.clonePile(CrisisDeck)) {
		t.Fatal("the crisis deck lies as before")
	}
}

func (s *State) clonePile(p Pile) []Slot { return append([]Slot(nil), s.Piles[p]...) }

func sameJSON(t *testing.T, a, b any) bool {
	t.Helper()
	x, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	y, _ := json.Marshal(b)
	return string(x) == string(y)
}
