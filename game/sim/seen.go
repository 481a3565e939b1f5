package sim

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// thing is something that comes up in a game: its kind, which one, and which way it went.
type thing struct{ what, which, way string }

// String returns the thing in words.
func (t thing) String() string {
	return strings.TrimSpace(t.what + " " + t.which + " " + t.way)
}

// seen counts what came up in games, to find what no game ever tried.
type seen struct {
	in       *box.Catalog
	times    map[thing]int
	expected []thing
	verbs    map[string][]thing // the things that use each type of effect
	upto     map[card.ID]int    // the highest low result of a card's die
}

// answer counts a decision and its answer.
func (s *seen) answer(d *game.Decision, a game.Answer) {
	s.times[thing{"decision", d.Kind.String(), ""}]++
	if d.Kind == game.ChooseCrisis {
		s.times[thing{"ability", string(d.About), ""}]++
	}
	for _, pick := range a.Picks {
		s.times[thing{"choice", game.Choice{Kind: pick.Kind}.String(), ""}]++
		if pick.Kind == game.TheAbility || pick.Kind == game.TheAction {
			s.times[thing{"ability", string(pick.Card), ""}]++
		}
		if d.Kind == game.AskWindow && pick.Kind == game.Act {
			s.times[thing{"window", d.Window.String(), ""}]++
		}
	}
}

// ways are the words for how a check ends.
var ways = [...]string{game.Passed: "passed", game.Middle: "middle", game.Failed: "failed"}

// events counts what happened, as everyone saw it.
func (s *seen) events(news []game.Event) {
	for i := range news {
		e := &news[i]
		s.times[thing{"event", e.Kind.String(), ""}]++
		which := string(e.Card)
		switch e.Kind {
		case game.CharacterTaken:
			s.times[thing{"character", which, ""}]++
		case game.CardPlayed:
			if title, strength := card.SplitSkill(e.Card); strength >= 0 {
				which = string(title)
			}
			s.times[thing{"card", which, "played"}]++
		case game.AbilityResolved:
			title, _ := card.SplitSkill(e.Card)
			s.times[thing{"card", string(title), "resolved"}]++
		case game.Consequence:
			s.times[thing{"card", which, "consequence"}]++
		case game.AbilityUsed, game.LimitUsed:
			s.times[thing{"ability", which, ""}]++
		case game.Revealed:
			s.times[thing{"card", which, "revealed"}]++
		case game.Activated:
			s.times[thing{"location", string(e.Place), ""}]++
		case game.ChoseBox:
			s.times[thing{"card", which, boxNamed(e.N)}]++
		case game.CheckEnded:
			if e.Place != "" {
				s.times[thing{"location", string(e.Place), ways[e.Result]}]++
			} else {
				s.times[thing{"card", which, ways[e.Result]}]++
			}
		case game.CheckChanged:
			if e.Check != nil && e.Check.OnesCount {
				s.times[thing{"ability", "inspirational-leader", ""}]++
			}
		case game.DieRolled:
			if e.Card != "" {
				s.times[s.die(e.Card, e.N)]++
			}
		case game.ResultDecided:
			s.times[thing{s.fated(e.Card), which, e.Mark.String()}]++
		case game.Condemned:
			s.times[thing{"trial", "condemned", ""}]++
		case game.NothingHappens:
			if e.Nothing == game.NobodyCondemned {
				s.times[thing{"trial", "nobody", ""}]++
			}
		case game.ThresholdMet:
			s.times[thing{"threshold", fmt.Sprint(e.N), ""}]++
		case game.CardMoved:
			switch e.To {
			case game.CrisisOpen, game.Traveled, game.Removed, game.BasestarTokens(0), game.BasestarTokens(1):
				s.times[thing{"card", which, ""}]++
			default:
				if e.Damages() != nil {
					s.times[thing{"card", which, ""}]++
				}
			}
		case game.Looked:
			if e.Seen == game.All {
				s.times[thing{"card", which, ""}]++
			}
		}
	}
}

// fated returns the kind of card that has one of two results.
func (s *seen) fated(id card.ID) string {
	if s.in.Crossroads.Of(id) != nil {
		return "crossroads"
	}
	return "ally"
}

// agendas counts, at the end of a game, the Agendas that were reached or missed.
func (s *seen) agendas(v *game.View) {
	for seat := range v.Seats {
		id := string(v.Top(game.Agenda(game.Seat(seat))))
		switch {
		case id == "":
		case v.Winners().Has(game.Seat(seat)):
			s.times[thing{"agenda", id, "reached"}]++
		default:
			s.times[thing{"agenda", id, "missed"}]++
		}
	}
}

// fates returns how often allies, Crossroads cards, the Trial and Agendas came out each way, in words.
func (s *seen) fates() map[string]int {
	list := map[string]int{}
	for t, n := range s.times {
		if t.what == "ally" || t.what == "crossroads" || t.what == "trial" || t.what == "agenda" {
			list[t.String()] = n
		}
	}
	return list
}

func boxNamed(n int) string {
	if n < 0 {
		return "check"
	}
	return fmt.Sprintf("box %d", n)
}

// die returns a roll for a card or location, by its result.
func (s *seen) die(id card.ID, result int) thing {
	if title, strength := card.SplitSkill(id); strength >= 0 {
		id = title
	}
	if result <= s.upto[id] {
		return thing{"roll", string(id), "low"}
	}
	return thing{"roll", string(id), "high"}
}

// all reports everything that could come up, in words, and whether it did.
func (s *seen) all(tell func(what string, came bool)) {
	for _, t := range s.expected {
		tell(t.String(), s.times[t] > 0)
	}
	for verb, users := range s.verbs {
		tell("verb "+verb, slices.ContainsFunc(users, func(t thing) bool { return s.times[t] > 0 }))
	}
}

// never returns what did not come up, in words.
func (s *seen) never() []string {
	list := []string{}
	s.all(func(what string, came bool) {
		if !came {
			list = append(list, what)
		}
	})
	slices.Sort(list)
	return list
}

// ofExodus lists what comes up only with that box.
var ofExodus = []thing{
	{"decision", game.ChooseMoveOrAct.String(), ""},
	{"decision", game.ChooseCheckCard.String(), ""},
	{"decision", game.ChooseCheckAbility.String(), ""},
	{"window", game.CardsRevealed.String(), ""},
	{"event", game.AbilityResolved.String(), ""},
	{"event", game.Consequence.String(), ""},
	{"choice", game.Choice{Kind: game.JustMove}.String(), ""},
	{"choice", game.Choice{Kind: game.JustAct}.String(), ""},
}

// newSeen returns a seen that expects all that could come up with some boxes. Drawbacks are left out: most have no event of their own.
func newSeen(in *box.Catalog) *seen {
	exodus := in.With("exodus")
	s := &seen{in: in, times: map[thing]int{}, verbs: map[string][]thing{}, upto: map[card.ID]int{}}
	expect := func(what, which, way string, effects ...card.Effects) {
		t := thing{what, which, way}
		if !exodus && slices.Contains(ofExodus, t) {
			return
		}
		if !slices.Contains(s.expected, t) {
			s.expected = append(s.expected, t)
		}
		for _, list := range effects {
			s.effects(t, list)
		}
	}
	for k := game.NoDecision + 1; k < game.NumKinds; k++ {
		expect("decision", k.String(), "")
	}
	for w := game.NoWindow + 1; w < game.NumWindows; w++ {
		expect("window", w.String(), "")
	}
	for k := game.NoEvent + 1; k < game.NumEvents; k++ {
		expect("event", k.String(), "")
	}
	for kind := game.Pass; kind < game.NumChoices; kind++ {
		expect("choice", game.Choice{Kind: kind}.String(), "")
	}
	check := func(what, which string, c *card.Check) {
		if c == nil {
			return
		}
		expect(what, which, "passed", c.Pass)
		if c.Partial > 0 {
			expect(what, which, "middle", c.Middle)
		}
		expect(what, which, "failed", c.Fail)
		if len(c.Consequence) > 0 {
			expect(what, which, "consequence", c.Consequence)
		}
	}
	crisis := func(x *card.Crisis) {
		id := string(x.ID)
		expect("card", id, "", x.Setup, x.Special.Effect)
		check("card", id, x.Check)
		if x.Kind == card.Choice || x.Kind == card.CheckOrChoice {
			for n, list := range x.Options {
				expect("card", id, boxNamed(n), list)
			}
			if x.Check != nil {
				expect("card", id, boxNamed(-1))
			}
		}
	}
	for x := range in.Crises.All() {
		crisis(x)
	}
	for x := range in.SuperCrises.All() {
		crisis(x)
	}
	for x := range in.Skills.All() {
		way := "played"
		if x.Timing == card.InCheck {
			way = "resolved"
		}
		expect("card", string(x.ID), way, x.Effect)
	}
	for x := range in.Quorum.All() {
		expect("card", string(x.ID), "played", x.Effect, x.Kept.Effect)
	}
	for x := range in.Loyalty.All() {
		switch x.Team {
		case card.CylonTeam:
			expect("card", string(x.ID), "revealed", x.Effect)
		case card.TeamWhenRevealed, card.AgendaTeam:
			expect("card", string(x.ID), "", x.Effect)
		case card.HumanTeam, card.MutineerTeam: // it has no effect of its own
		}
		if x.Goal != nil {
			expect("card", string(x.ID), "")
		}
		if x.Final != nil {
			expect("card", string(x.ID), "", x.Final.Examined, x.Final.Executed)
		}
	}
	for _, deck := range []card.Deck{card.Destinations, card.GalacticaDamage, card.BasestarDamage, card.CivilianShips} {
		for id := range in.IDs(deck) {
			expect("card", string(id), "", in.Effects(deck, id)...)
		}
	}
	fate := func(what string, id card.ID, r *card.Results) {
		for _, mark := range []card.Mark{card.Benevolent, card.Antagonistic} {
			expect(what, string(id), mark.String(), r.Of(mark))
		}
	}
	for x := range in.Allies.All() {
		fate("ally", x.ID, &x.Results)
	}
	for x := range in.Crossroads.All() {
		fate("crossroads", x.ID, &x.Results)
	}
	for x := range in.Agendas.All() {
		expect("agenda", string(x.ID), "reached")
		expect("agenda", string(x.ID), "missed")
	}
	for x := range in.Characters.All() {
		expect("character", string(x.ID), "")
	}
	for x := range in.Abilities.All() {
		if x.Kind != card.Drawback {
			expect("ability", string(x.ID), "", x.Effect)
		}
	}
	for x := range in.TitleActions.All() {
		expect("ability", string(x.ID), "", x.Effect)
	}
	for x := range in.BoardActions.All() {
		expect("ability", string(x.ID), "", x.Effect)
	}
	for x := range in.Locations.All() {
		if len(x.Action)+len(x.CylonAction) > 0 {
			expect("location", string(x.ID), "", x.Action, x.CylonAction)
		}
		check("location", string(x.ID), x.Check)
	}
	for x := range in.Objectives.All() {
		for _, t := range x.Thresholds {
			expect("threshold", fmt.Sprint(t.At), "", t.Effect)
		}
	}
	return s
}

// effects records a thing's effects, including nested ones, and the dice that it rolls.
func (s *seen) effects(t thing, list card.Effects) {
	for e := range list.Deep() {
		v := reflect.ValueOf(e)
		verb := v.Type().Name()
		s.verbs[verb] = append(s.verbs[verb], t)
		if risk, ok := e.(card.Risk); ok {
			v = reflect.ValueOf(risk.Roll)
		}
		if upto := v.FieldByName("Upto"); upto.IsValid() {
			s.upto[card.ID(t.which)] = int(upto.Int())
			for _, result := range []int{int(upto.Int()), int(upto.Int()) + 1} {
				if die := s.die(card.ID(t.which), result); !slices.Contains(s.expected, die) {
					s.expected = append(s.expected, die)
				}
			}
		}
	}
}
