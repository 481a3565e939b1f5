package game

import (
	"slices"
	"testing"

	"battlestar/game/card"
)

// All effects of one instruction on several targets form one group. Consequences of these effects, and effects of other instructions, belong to
// other groups or to none.
func TestTogether(t *testing.T) {
	g := &Game{state: State{Tabletop: Tabletop{Resources: [4]int{8, 8, 10, 12}}}}
	change := func(r card.Resource) { g.emit(Event{Kind: ResourceChanged, Resource: r, N: -1}) }
	change(card.Fuel)
	g.together(func() {
		change(card.Fuel)
		g.causing("ragnar-anchorage", func() {
			change(card.Food)
			g.together(func() { change(card.Morale) })
		})
		g.together(func() { change(card.Population) })
	})
	g.together(func() { change(card.Fuel) })
	change(card.Food)
	var groups []int32
	for e := range g.events.since(0) {
		groups = append(groups, e.Group)
	}
	if want := []int32{0, 2, 0, 4, 2, 6, 0}; !slices.Equal(groups, want) {
		t.Errorf("the events are of groups %v, want %v", groups, want)
	}
}

// Characters sent away by one instruction form one group. Passing on the Admiral's title is a consequence, which must not be part of it.
func TestTwoGoAsOneGroup(t *testing.T) {
	g, err := New(Setup{Boxes: []card.ID{"base"}, Players: []Player{{Character: "william-adama"}, {Character: "kara-thrace"}, {Character: "tom-zarek"}}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	for g.state.Step < ReceiveSkills {
		d := g.pending
		if err := g.Decide(Answer{Seat: d.Seat(), Picks: []Choice{d.Options[0].Choice}}); err != nil {
			t.Fatal(err)
		}
	}
	before := g.events.count
	g.sendAll([]Seat{0, 2}, card.Brig, "B-CRISIS-12")
	var went []Event
	for e := range g.events.since(before) {
		switch e.Kind {
		case CharacterMoved:
			went = append(went, *e)
		case TitleGiven:
			if e.Group == went[0].Group {
				t.Error("the title is of the group of those who went")
			}
		}
	}
	if len(went) != 2 || went[0].Group == 0 || went[0].Group != went[1].Group {
		t.Errorf("they are no group: %+v", went)
	}
}
