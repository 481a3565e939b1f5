package box

import (
	"reflect"
	"slices"
	"testing"

	"battlestar/game/card"
)

// A Crisis card and an ability share an id. Each deck must return its own.
func TestOneIDInTwoDecks(t *testing.T) {
	const id = "declare-martial-law"
	c := New([]card.ID{"base"}, nil)
	crisis, ability := c.Crises.Of(id), c.Abilities.Of(id)
	if crisis == nil || ability == nil || c.Owner(id).ID != "william-adama" && c.Owner(id).ID != "saul-tigh" {
		t.Fatalf("the crisis is %v, the ability %v of %v", crisis, ability, c.Owner(id))
	}
	if of := c.Effects(card.Crises, id); len(of) == 0 || !slices.Equal(of[0].Clauses(), crisis.Options[0].Clauses()) {
		t.Errorf("the effects of the crisis are %v", of)
	}
	if of := c.Effects(card.Abilities, id); len(of) != 1 || !slices.Equal(of[0].Clauses(), ability.Effect.Clauses()) {
		t.Errorf("the effects of the ability are %v", of)
	}
	if slices.Equal(crisis.Options[0].Clauses(), ability.Effect.Clauses()) {
		t.Error("crisis and ability do the same, so this test tells nothing")
	}
}

// The catalog must find everything that the boxes list, in the right deck, and nothing of an option that is not played.
func TestCatalogKnowsAll(t *testing.T) {
	c := Everything()
	for _, b := range All() {
		for _, x := range b.Crises {
			if got := c.Crises.Of(x.ID); got == nil || got.ID != x.ID || !c.Has(card.Crises, x.ID) {
				t.Errorf("the crisis %s is %v", x.ID, got)
			}
		}
		for _, x := range b.Skills {
			for strength := range x.Copies {
				if got := c.Skill(card.SkillID(x.ID, strength)); got == nil || got.ID != x.ID || got.Strength != strength {
					t.Errorf("%s of strength %d is %v", x.ID, strength, got)
				}
			}
		}
		for _, x := range b.Characters {
			for _, a := range x.Abilities {
				if c.Abilities.Of(a.ID) == nil || c.Owner(a.ID).ID != x.ID {
					t.Errorf("the ability %s is not that of %s", a.ID, x.ID)
				}
			}
		}
	}
	without, with := New([]card.ID{"base", "exodus"}, nil), New([]card.ID{"base", "exodus"}, []string{card.OptionCylonFleet})
	if without.Titles.Of(card.CAGTitle) != nil || with.Titles.Of(card.CAGTitle) == nil {
		t.Error("there is a CAG with the Cylon Fleet only")
	}
	if n := len(slices.Collect(with.IDs(card.Titles))); n != 3 {
		t.Errorf("there are %d titles with the Cylon Fleet", n)
	}
}

// Deep must also return the effects inside effects of the boxes.
func TestDeepFindsWhatIsInside(t *testing.T) {
	c, holders := Everything(), map[string]bool{}
	for deck := card.AnyDeck + 1; deck < card.NumDecks; deck++ {
		for id := range c.IDs(deck) {
			for _, list := range c.Effects(deck, id) {
				for e := range list.Deep() {
					deep := slices.Collect(card.Do(e).Deep())
					for _, inner := range held(reflect.ValueOf(e)) {
						holders[reflect.TypeOf(e).Name()] = true
						if !slices.ContainsFunc(deep, func(d card.Effect) bool { return reflect.DeepEqual(d, inner) }) {
							t.Errorf("%s: %T holds %T, which is not found", id, e, inner)
						}
					}
				}
			}
		}
	}
	if len(holders) < 6 {
		t.Errorf("only %v hold effects", holders)
	}
}

// held returns the effects in the fields of an effect.
func held(v reflect.Value) (list card.Effects) {
	for i := range v.NumField() {
		switch field := v.Field(i).Interface().(type) {
		case card.Effects:
			list = append(list, field...)
		case []card.Effects:
			list = append(list, slices.Concat(field...)...)
		case card.Roll:
			list = append(list, held(v.Field(i))...)
		}
	}
	return list
}

// A later box replaces components of earlier ones whatever the options, and some components need an option.
func TestDaybreakReplaces(t *testing.T) {
	all := []card.ID{"base", "pegasus", "exodus", "daybreak"}
	without, with := New(all[:3], nil), New(all, nil)
	for _, c := range []struct {
		what        string
		before, now bool
	}{
		{"the Treachery of Pegasus", without.Skills.Of("sabotage") != nil, with.Skills.Of("sabotage") != nil},
		{"the Sympathizer", without.Loyalty.Of("sympathizer") != nil, with.Loyalty.Of("sympathizer") != nil},
		{"the check of Administration", without.Locations.Of(card.Administration).Check != nil, with.Locations.Of(card.Administration).Check != nil},
	} {
		if !c.before || c.now {
			t.Errorf("%s: %v without Daybreak, %v with it", c.what, c.before, c.now)
		}
	}
	if with.Skills.Of("bait") == nil || with.Loyalty.Of("you-are-the-mutineer") == nil {
		t.Error("Daybreak has neither Bait nor the Mutineer")
	}
	if with.Titles.Of(card.AdmiralTitle).Line[5] != "louis-hoshi" {
		t.Errorf("the Admiral's line is %v", with.Titles.Of(card.AdmiralTitle).Line)
	}

	leader := New(all, []string{card.OptionCylonLeader, card.OptionSympatheticCylon})
	if leader.Agendas.Of("genocide") != nil || leader.Loyalty.Of("sympathetic-cylon") != nil {
		t.Error("Agendas and the Sympathetic Cylon are played with Daybreak")
	}
	if with.Motives.Of("make-an-ally") != nil || leader.Motives.Of("make-an-ally") == nil {
		t.Error("there are Motives with a Cylon Leader only")
	}
	for _, c := range []struct {
		of      *Catalog
		players int
		leader  bool
		want    card.LoyaltyMakeup
	}{
		{with, 4, false, card.LoyaltyMakeup{Players: 4, Cylon: 1, NotCylon: 7, Mutineer: true}},
		{with, 7, true, card.LoyaltyMakeup{}},
		{leader, 4, true, card.LoyaltyMakeup{Players: 4, Cylon: 1, NotCylon: 5, Leader: true}},
		{leader, 7, true, card.LoyaltyMakeup{Players: 7, Cylon: 2, NotCylon: 10, Leader: true, Mutineer: true}},
	} {
		if got := c.of.LoyaltyMakeup(c.players, c.leader); got != c.want {
			t.Errorf("the deck of %d, with a leader %v, is %v", c.players, c.leader, got)
		}
	}

	home := New(all, []string{card.OptionSearchForHome})
	for of, want := range map[*Catalog]bool{with: false, home: true} {
		has := []bool{of.Missions.Of("rescue-hera") != nil, of.Objective().ID == "earth", of.Locations.Of(card.Bridge) != nil, of.Tokens("demetrius-board") > 0}
		if slices.Contains(has, !want) {
			t.Errorf("with the Search for Home %v there are missions, Earth, the Demetrius and its board: %v", want, has)
		}
	}

	for _, c := range []struct {
		options []string
		want    bool
	}{{nil, true}, {[]string{card.OptionCylonFleet}, false}} {
		if got := New(all, c.options).Crises.Of("blindsided") != nil; got != c.want {
			t.Errorf("with %v there are attack cards: %v", c.options, got)
		}
	}
}

// The crisis of Pegasus and a Skill card of Daybreak share a name. The bare name must find the crisis.
func TestFindsTheCrisisDogfight(t *testing.T) {
	c := Everything("base", "pegasus", "daybreak")
	if deck := c.Find("dogfight"); deck != card.Crises {
		t.Errorf("dogfight is found among %s", deck)
	}
	if deck := c.Find(card.SkillID("dogfight", 0)); deck != card.SkillCards {
		t.Errorf("dogfight of strength 0 is found among %s", deck)
	}
}
