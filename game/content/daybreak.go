package content

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// daybreak lists the components of Daybreak, whose reference has its own shape.
func daybreak(b card.Box, deck func(file string, entries []entry)) {
	deck("crisis", each(b.Crises, specialCrisis))
	deck("skill", each(b.Skills, skillCard))
	deck("mutiny", each(b.Mutinies, mutiny))
	deck("mission", each(b.Missions, mission))
	deck("motive", each(b.Motives, motive))
	deck("infiltration", []entry{leaderInfiltration()})
	deck("loyalty", each(b.Loyalty, loyaltyKind))
	deck("location", boards(b))
	deck("location", each(b.Locations, boardLocation))
	deck("location", []entry{activeMission()})
	deck("character", each(b.Characters, func(c card.Character) entry { return sheet(b, c) }))
	deck("title", succession(b))
	deck("objective", each(b.Objectives, steps))
	deck("tokens", each(b.Pieces, func(p card.Piece) entry { return figure(b, p) }))
	table := named("attack-table", "Attack table", 1) // the rules implement its rows (D-ATK-01)
	table["kind"] = "table"
	deck("tokens", []entry{table})
}

// specialCrisis returns the entry for a Crisis card. For an attack, it says separately whether and how long the last part stays in play.
func specialCrisis(c card.Crisis) entry {
	e := crisis(card.Crises, c)
	if special, ok := e["special"].(entry); ok {
		special["keep"], special["effects"] = c.Special.Keep != card.NotKept, special["effect"]
		delete(special, "effect")
		if c.Special.Keep != card.NotKept {
			special["until"] = strings.ReplaceAll(strings.TrimPrefix(c.Special.Keep.String(), "until "), "the fleet", "fleet")
		}
	}
	return e
}

func mutiny(m card.MutinyCard) entry {
	e := named(m.ID, name(card.Mutinies, m.ID), m.Count)
	e["needs"], e["effect"] = words(m.Needs), m.Effect.Clauses()
	switch {
	case m.Then == card.ThenRemove:
		e["after"] = "remove"
	case m.Then == card.ThenRemoveOnSuccess:
		e["after"] = "as the roll says"
	case slices.Contains(m.Effect, card.Effect(card.DiscardThis{})):
		e["after"] = "discard (before the mutiny draw)"
	default:
		e["after"] = "discard"
	}
	return e
}

func mission(m card.Mission) entry {
	e := named(m.ID, name(card.Missions, m.ID), 1)
	e["kind"], e["check"] = card.CheckOnly.String(), check(*m.Check)
	put(e, "distance", m.Distance)
	return e
}

func motive(m card.Motive) entry {
	e := named(m.ID, name(card.Motives, m.ID), 1)
	e["allegiance"], e["when"] = m.Side.String(), "any-time"
	if m.AtEnd {
		e["when"] = "game-over"
	}
	var demands []string
	for _, d := range m.Demands {
		demands = append(demands, strings.Split(d.String(), ", ")...)
	}
	e["condition"] = demands
	return e
}

// leaderInfiltration returns the reference card for infiltration, which the rules implement (D-LEAD-05..09).
func leaderInfiltration() entry {
	e := named("infiltration", "Infiltration", 1)
	e["for"] = "cylon-leader"
	e["begins"] = []string{
		"action of Human Fleet: then you move to any non-hazardous location on Galactica",
		"at setup, for a Cylon Leader whose start location is a human one",
	}
	e["while"] = []string{
		fmt.Sprintf("you draw %d extra skill on your turn (from your skill set)", game.InfiltratorSkills),
		"you are a human player in all respects, but for the next two lines",
		"you add at most 2 skill to each check (1 while in Brig)",
		"you cannot gain a title",
	}
	e["action"] = []string{
		"your infiltration ends, you -> Resurrection Ship",
		fmt.Sprintf("if you were in Brig, you then discard down to %d skill", game.KeptByCylon),
	}
	e["ends"] = []string{
		"whenever you reach Resurrection Ship, however it came about",
		"discard quorum cards given to you (without effect) and your mutiny",
		"you keep your miracle",
	}
	return e
}

// loyaltyKind returns the entry for a Loyalty card. The rules say what becomes of the Mutineer (D-MTR-02..09); the card also says what it does to
// the player who receives it.
func loyaltyKind(c card.Loyalty) entry {
	e := named(c.ID, name(card.LoyaltyCards, c.ID), c.Count)
	e["kind"] = "not-cylon"
	if c.Team == card.MutineerTeam {
		e["kind"], e["reveal"] = c.Team.String(), "at once, never held facedown by a human"
		e["effect"] = []string{
			"received facedown: reveal it, you draw 1 loyalty",
			"received in any way: you lose all titles (next in each line of succession gets them), you draw 1 mutiny",
			"given faceup by another player: no extra loyalty",
			"you reveal as a Cylon: give this card faceup to a human player of your choice, at any distance",
			"a second mutiny does not send you to Brig, a third does",
			"when you resolve a prepare-for-jump icon: you draw 1 mutiny",
		}
	}
	return e
}

// boardsOf returns the boards that show a location. Both sides of an overlay show the locations that they share.
func boardsOf(l card.Location) []string {
	const front, back = "board-cylon-locations", "board-hub-destroyed"
	switch {
	case l.ID == card.ResurrectionShip:
		return []string{front}
	case l.ID == card.HubDestroyed:
		return []string{back}
	case l.Board == card.CylonBoard:
		return []string{front, back}
	default:
		return []string{"board-" + l.Board.String()}
	}
}

// sideOf returns whose the locations of a board are.
func sideOf(b card.Board) string {
	switch {
	case b.Cylon():
		return "cylon"
	case b.Human():
		return "human"
	default:
		return "by-marker"
	}
}

// boards returns the boards and both sides of the overlays. The rules say when each comes into play (D-LOC-09, D-LOC-10, D-HOME-04, D-REB-01).
func boards(b card.Box) []entry {
	var entries []entry
	for _, board := range []struct {
		id     card.ID
		name   string
		when   string
		ship   bool
		effect []string
	}{
		{id: "board-colonial-one", name: "Colonial One (overlay, front)"},
		{
			id: "board-colonial-one-destroyed", name: "Colonial One Destroyed (overlay, back)",
			when: "an effect destroys Colonial One or bars it for the rest of the game (base super crisis about the bomb, New Caprica phase)",
			effect: []string{
				card.SendAllOn{From: card.ColonialOneBoard, To: card.Sickbay}.Notation(), "no location there for the rest of the game",
			},
		},
		{id: "board-cylon-locations", name: "Cylon Locations (overlay, front)"},
		{
			id: "board-hub-destroyed", name: "Hub Destroyed (overlay, back)", when: "the mission Destroy the Hub is passed",
			effect: []string{
				"each token on Resurrection Ship -> Hub Destroyed", "every reference to Resurrection Ship now means Hub Destroyed",
			},
		},
		{id: "board-demetrius", name: "Demetrius", when: "from setup, Search for Home only", ship: true},
		{id: "board-rebel-basestar", name: "Rebel Basestar", when: "the mission Cylon Civil War is resolved, Search for Home only", ship: true},
	} {
		e := named(board.id, board.name, 1)
		e["kind"], e["effect"] = "board", board.effect
		put(e, "when", board.when)
		put(e, "ship", board.ship)
		var shown []card.Place
		for _, l := range b.Locations {
			if slices.Contains(boardsOf(l), string(board.id)) {
				shown, e["side"] = append(shown, l.ID), sideOf(l.Board)
			}
		}
		e["locations"] = shown
		entries = append(entries, e)
	}
	return entries
}

func boardLocation(l card.Location) entry {
	e := named(card.ID(l.ID), name(card.Locations, card.ID(l.ID)), 1)
	e["kind"], e["board"], e["side"], e["hazardous"] = "location", strings.Join(boardsOf(l), ", "), sideOf(l.Board), l.Hazardous
	e["effect"] = l.Action.Clauses()
	if l.Needs != card.NoNeed {
		e["needs"] = []string{l.Needs.String()}
	}
	if l.Price {
		e["cost"] = "you discard 1 miracle or 1 super crisis"
	}
	switch {
	case l.NoDraws:
		e["passive"] = []string{"in your Draw Skills step: discard all your super crisis, draw no skill"}
	case l.Draws > 0:
		e["passive"] = []string{fmt.Sprintf("you draw only %d skill in your Draw Skills step", l.Draws)}
	}
	return e
}

// activeMission returns the Demetrius space that holds a card, which the rules implement (D-MIS-10, D-MIS-12).
func activeMission() entry {
	e := named("active-mission", "Active Mission", 1)
	e["kind"], e["board"], e["when"] = "space", "board-demetrius", "fleet jumps"
	e["effect"] = []string{
		"card faceup with a distance -> beside the Earth objective",
		"card faceup without a distance -> discarded",
		"card facedown -> shuffled into the mission deck",
	}
	return e
}

// classNames names the character types as this reference does.
var classNames = map[card.Class]string{
	card.PoliticalLeader: "political", card.MilitaryLeader: "military", card.Pilot: "pilot", card.Support: "support", card.CylonLeader: "cylon-leader",
}

// abilityNames names the kinds of abilities as this reference does.
var abilityNames = map[card.AbilityKind]string{card.Passive: "power", card.OncePerGame: "miracle", card.Drawback: "weakness"}

func sheet(b card.Box, c card.Character) entry {
	var skills []entry
	for _, line := range c.Draws {
		skills = append(skills, entry{"draw": line.N, "types": words(line.Types)})
	}
	abilities := entry{}
	for _, a := range c.Abilities {
		ability := entry{"name": name(card.Abilities, a.ID), "kind": "passive", "effect": a.Effect.Clauses()}
		if a.When == card.AsAction {
			ability["kind"] = "action"
		}
		put(ability, "needs", a.Needs.String())
		if a.Price > 0 {
			ability["cost"] = fmt.Sprintf("%d miracle", a.Price)
		}
		abilities[abilityNames[a.Kind]] = ability
	}
	e := named(c.ID, name(card.Characters, c.ID), 1)
	e["class"], e["piloting_token"], e["skills"], e["abilities"] = classNames[c.Class], c.Pilot, skills, abilities
	put(e, "miracle_limit", c.Miracles)
	e["version"] = "only"
	if c.Other != "" {
		from, other := person(c.Other)
		e["version"], e["alternate_of"] = "alternate", fmt.Sprintf("%s (%s, %s)", name(card.Characters, c.Other), from, classNames[other.Class])
	}
	begins := []string{name(card.Locations, card.ID(c.Setup))}
	if c.SetupOr != "" {
		begins = append(begins, name(card.Locations, card.ID(c.SetupOr)))
	}
	e["setup"] = begins
	if c.Class == card.CylonLeader {
		e["starts_infiltrating"] = startsInfiltrating(b, c)
		return e
	}
	ranks := entry{}
	for title, line := range b.Lines {
		ranks[title.String()] = slices.Index(line, c.ID) + 1
	}
	e["succession"] = ranks
	return e
}

// startsInfiltrating reports whether a Cylon Leader begins the game on the humans' side (D-LEAD-09). If it depends on the start location, it returns
// the condition.
func startsInfiltrating(b card.Box, c card.Character) any {
	ofCylons := func(p card.Place) bool {
		return slices.ContainsFunc(b.Locations, func(l card.Location) bool { return l.ID == p && l.Board.Cylon() })
	}
	if c.SetupOr != "" && !ofCylons(c.SetupOr) {
		return "if she starts in " + name(card.Locations, card.ID(c.SetupOr))
	}
	return !ofCylons(c.Setup)
}

// person returns the box and the sheet of a character.
func person(id card.ID) (card.ID, card.Character) {
	for _, b := range box.All() {
		if at := slices.IndexFunc(b.Characters, func(c card.Character) bool { return c.ID == id }); at >= 0 {
			return b.ID, b.Characters[at]
		}
	}
	return "", card.Character{}
}

// succession returns the lines of succession of all boxes, which distinguish the two sheets of one person.
func succession(b card.Box) []entry {
	var entries []entry
	for title := card.PresidentTitle; title <= card.CAGTitle; title++ {
		var order []entry
		for i, id := range b.Lines[title] {
			from, c := person(id)
			heir := entry{"rank": i + 1, "name": name(card.Characters, id), "box": from}
			switch {
			case c.Other != "":
				heir["version"] = "alternate, " + classNames[c.Class]
			case slices.ContainsFunc(b.Characters, func(other card.Character) bool { return other.Other == id }):
				heir["version"] = "original, " + classNames[c.Class]
			}
			order = append(order, heir)
		}
		e := named(card.ID("succession-"+title.String()), language.Nouns.Titles[title]+" line of succession", 1)
		e["kind"], e["title"], e["order"] = "succession", title.String(), order
		if title == card.CAGTitle {
			e["option"] = optionNames[card.OptionCylonFleet]
		}
		entries = append(entries, e)
	}
	return entries
}

func steps(o card.Objective) entry {
	var all []entry
	for _, t := range o.Thresholds {
		all = append(all, entry{"distance": t.At, "effect": t.Effect.Notation()})
	}
	e := named(o.ID, name(card.Objectives, o.ID), 1)
	e["option"], e["steps"] = optionNames[o.OnlyWith], all
	return e
}

// figures names each piece and its kind. No screen shows them, so they are in no language.
var figures = map[card.ID]struct {
	name, kind string
	sides      []string
	starts     string
}{
	"miracle":                 {name: "Miracle token", kind: "token"},
	"assault-raptor":          {name: "Assault raptor", kind: "figure"},
	"centurion-figure":        {name: "Centurion figure", kind: "figure"},
	"basestar-allegiance":     {name: "Basestar allegiance marker", kind: "marker", sides: []string{"human", "cylon"}},
	"piloting-token":          {name: "Piloting token", kind: "token"},
	"character-token":         {name: "Character token", kind: "token"},
	"character-stand":         {name: "Plastic character stand", kind: "stand"},
	"cylon-locations-overlay": {name: "Cylon Locations overlay", kind: "overlay", sides: []string{"Cylon Locations", "Hub Destroyed"}, starts: "Cylon Locations"},
	"colonial-one-overlay":    {name: "Colonial One overlay", kind: "overlay", sides: []string{"Colonial One", "Colonial One Destroyed"}, starts: "Colonial One"},
	"demetrius-board":         {name: "Demetrius game board", kind: "board"},
	"rebel-basestar-board":    {name: "Rebel Basestar game board", kind: "board"},
}

func figure(b card.Box, p card.Piece) entry {
	id := pieceID(p)
	of := figures[id]
	e := named(id, of.name, p.Count)
	e["kind"] = of.kind
	put(e, "option", optionNames[p.OnlyWith])
	put(e, "starts", of.starts)
	if of.sides != nil {
		e["sides"] = of.sides
	}
	if id == "piloting-token" {
		var pilots []card.ID
		for _, c := range b.Characters {
			if c.Pilot {
				pilots = append(pilots, c.ID)
			}
		}
		e["for"] = pilots
	}
	return e
}
