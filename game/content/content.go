// Package content lists every component of the boxes in the shape of the reference, with its English name.
package content

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say/english"
)

// language supplies the names of the components.
var language = english.Language()

// pieces names the pieces of the later boxes. No screen shows them, so they are in no language.
var pieces = map[card.ID]string{
	"character-token": "Character token", "piloting-token-samuel-anders": "Piloting token of Samuel T. Anders", "nuke": "Nuke token",
	"cylon-locations-overlay": "Cylon Locations overlay", "basestar-figure": "Basestar", "character-stand": "Character stand",
	"pegasus-board": "Pegasus board", "new-caprica-board": "New Caprica board", card.OccupationForce: "Occupation Forces token", "scar": "Scar token", "piloting-token-louanne-katraine": `Piloting token of Louanne "Kat" Katraine`,
	"ally-token": "Ally token", "pursuit-marker": "Cylon pursuit marker", "viper-mark-vii": "Viper Mark VII", "raider-extra": "Raider",
}

// plain gives a name the straight quotes of the reference.
var plain = strings.NewReplacer("’", "'", "“", "\"", "”", "\"")

// Of returns every component of the boxes in the shape of the reference. An entry has its box, its deck (the name of the reference's file) and the
// fields of that file. Fields that a component lacks are left out.
func Of(boxes []card.Box) []map[string]any {
	var content []map[string]any
	for _, b := range boxes {
		deck := func(file string, entries []entry) {
			for _, e := range entries {
				e["box"], e["deck"] = b.ID, file
				if spelling := spellings[b.ID]; spelling != nil {
					respell(e, spelling)
				}
				content = append(content, e)
			}
		}
		if b.ID == "daybreak" {
			daybreak(b, deck)
			continue
		}
		ground, space := split(b.Crises, func(c card.Crisis) bool { return c.Ground })
		deck("crisis", each(space, func(c card.Crisis) entry { return crisis(card.Crises, c) }))
		deck("new-caprica-crisis", each(ground, func(c card.Crisis) entry { return crisis(card.Crises, c) }))
		deck("super-crisis", each(b.SuperCrises, func(c card.Crisis) entry { return crisis(card.SuperCrises, c) }))
		deck("skill", each(b.Skills, skillCard))
		deck("quorum", each(b.Quorum, quorum))
		deck("destination", each(b.Destinations, destination))
		deck("loyalty", each(b.Loyalty, func(c card.Loyalty) entry { return loyalty(b.ID, c) }))
		deck("location", each(b.Locations, location))
		deck("location", each(b.BoardActions, boardAction))
		deck("character", each(b.Characters, character))
		deck("title", each(b.Titles, func(t card.TitleCard) entry { return title(t, b.Lines) }))
		deck("title", lines(b))
		deck("objective", each(b.Objectives, objective))
		for _, o := range b.Objectives {
			deck("objective", rulesOf(o))
		}
		deck("tokens", each(b.GalacticaDamage, galacticaDamage))
		deck("tokens", each(b.PegasusDamage, pegasusDamage))
		deck("tokens", each(b.BasestarDamage, basestarDamage))
		deck("tokens", each(b.Civilians, civilian))
		deck("tokens", each(b.Pieces, piece))
		deck("ally", each(b.Allies, ally))
		deck("crossroads", each(b.Crossroads, crossroads))
		deck("tokens", each(b.Trauma, trauma))
		deck("agenda", each(b.Agendas, agenda))
		if len(b.Agendas) > 0 {
			deck("infiltration", []entry{infiltration()})
		}
	}
	return content
}

type entry = map[string]any

// spellings lists the clauses that a box's reference words differently from that of the base game. The reference of Pegasus states once, for all its
// cards, from whose skill set they are drawn.
var spellings = map[card.ID]*strings.Replacer{
	"exodus": strings.NewReplacer(
		"centurion at start of the boarding party track", "centurion at the start of the Boarding Party track",
		"draw 3 quorum: resolve 1 (your choice), the other 2 to the bottom of the deck; works without the President title",
		"current draws 3 quorum, chooses 1 of them to resolve, the other 2 go to the bottom of the deck (president or not)",
		"current chooses one: current draws 2 trauma; current discards 3 skill", "current draws 2 trauma or discards 3 skill",
		"(each of any type, own skill set or not), then", "(own skill set or not), then",
	),
	"pegasus": strings.NewReplacer(
		" from his skill set", "",
		"morale -1 and admiral chooses one: execute 1 revealed Cylon; destroy 2 occupation force",
		"morale -1, then either execute 1 revealed Cylon or destroy 2 occupation force",
		"in orbit, damage galactica x1", "in orbit, damage galactica",
	),
	"daybreak": strings.NewReplacer(
		"choose a human player, you draw 2 skill from his skill set", "choose a human player, you draw 2 skill from his skill set",
		" from his skill set", "",
		" (each of any type, own skill set or not)", "",
		"; 5-8 -> nothing", "", "; 6-8 -> nothing", "", "; 7-8 -> nothing", "",
		"start of the boarding party track", "start of the Boarding Party track",
		"each undamaged viper on the board -> Reserves (piloted ones too)", "return all vipers in space to Reserves",
		"look at the top crisis, put it on top or bottom of the deck", "look at top crisis, put it on top or bottom of its deck",
		"look at the top destination, put it on top or bottom of the deck", "look at top destination, put it on top or bottom of its deck",
		"title -> highest in the line of succession, other than the current president",
		"title -> player highest in the presidential line of succession, current president excluded",
		"you get the Admiral title", "admiral title -> you", "you get the President title", "president title -> you",
		"chosen character -> Brig", "that player -> Brig",
		"choose 1 civilian in a space area, shuffle it back into the unused ones",
		"if possible, shuffle 1 civilian in space chosen by you into the unused civilian pile",
		"an area with a viper launch icon", "an area with a viper launch icon (port-bow or port-stern)",
		"play 1 quorum from hand", "play 1 quorum of your hand",
		"1 to 3 times", "1, 2 or 3 times",
		"you are the president", "you are president", "1 raptor in Reserves", "at least 1 raptor in Reserves",
	),
}

// respell rewrites the clauses of an entry as the reference of its box words them.
func respell(e entry, spelling *strings.Replacer) {
	list := func(clauses []string) {
		for i := range clauses {
			clauses[i] = spelling.Replace(clauses[i])
		}
	}
	for _, field := range e {
		switch field := field.(type) {
		case entry:
			respell(field, spelling)
		case []entry:
			for _, inner := range field {
				respell(inner, spelling)
			}
		case []string:
			list(field)
		case [][]string:
			for _, clauses := range field {
				list(clauses)
			}
		}
	}
}

// split returns the elements of a list for which is returns true, and the others.
func split[T any](list []T, is func(T) bool) (those, others []T) {
	for _, x := range list {
		if is(x) {
			those = append(those, x)
		} else {
			others = append(others, x)
		}
	}
	return those, others
}

func each[T any](list []T, say func(T) entry) []entry {
	var entries []entry
	for _, component := range list {
		entries = append(entries, say(component))
	}
	return entries
}

// name returns the name of a component.
func name(deck card.Deck, id card.ID) string { return plain.Replace(language.Names[deck][id]) }

// named starts an entry with the fields that nearly all have.
func named(id card.ID, name string, count int) entry {
	e := entry{"id": id, "count": count}
	put(e, "name", name)
	return e
}

// put adds a field unless its value is zero.
func put[T comparable](e entry, field string, value T) {
	var none T
	if value != none {
		e[field] = value
	}
}

func lists(effects []card.Effects) [][]string {
	var clauses [][]string
	for _, list := range effects {
		clauses = append(clauses, list.Clauses())
	}
	return clauses
}

func words[T fmt.Stringer](list []T) []string {
	var names []string
	for _, value := range list {
		names = append(names, value.String())
	}
	return names
}

// winners names the side of an Agenda as the reference does.
var winners = map[card.Team]string{card.HumanTeam: "humans", card.CylonTeam: "cylons"}

// infiltration returns the reference card for infiltration, which the rules implement (P-INF-01..11, P-SYM-04).
func infiltration() entry {
	e := named("infiltration", "Infiltration", 1)
	e["for"] = []string{"cylon leader", "sympathetic-cylon"}
	e["begins"] = []string{"action of Human Fleet: then you move to any location on Galactica"}
	e["while"] = []string{
		"you are a human player in all but what follows",
		fmt.Sprintf("you draw %d extra skill in Receive Skills", game.InfiltratorSkills),
		"you add at most 2 cards to a skill check (1 while in Brig)",
		"the titles admiral and president are closed to you",
	}
	e["while_rulebook"] = []string{
		"the extra card may be of a type already drawn (Cylon Leader)",
		fmt.Sprintf("Sympathetic Cylon: %d any skill of different types in all", game.CylonSkills+game.InfiltratorSkills),
		"the text of treachery is closed to you, that of other skill cards open",
		"you move to human locations only, and draw a crisis card in your Crisis step",
		"you win by your agenda alone",
	}
	e["action"] = []string{
		"your infiltration ends, you -> Resurrection Ship (on New Caprica before Galactica's return, Medical Center)",
		fmt.Sprintf("if you were in Brig, or in Detention (rulebook), you then discard down to %d skill", game.KeptByCylon),
	}
	e["ends"] = []string{"whenever you reach Resurrection Ship, however it came about, execution included"}
	return e
}

func agenda(a card.Agenda) entry {
	e := named(a.ID, name(card.Agendas, a.ID), 1)
	e["agenda"], e["winner"], e["condition"] = a.Deck.String(), winners[a.Winner], words(a.Demands)
	return e
}

func crisis(deck card.Deck, c card.Crisis) entry {
	e := named(c.ID, name(deck, c.ID), c.Count)
	e["kind"] = c.Kind.String()
	e["icons"] = entry{"activate": c.Icons.Activate.String(), "jump": c.Icons.Jump, "evacuate": c.Icons.Evacuate}
	if c.Icons.Forces {
		e["icons"].(entry)["activate"] = []string{c.Icons.Activate.String(), "occupation forces"}
	}
	put(e, "distance", c.Distance)
	if !c.Ground { // the reference has a separate file for that option
		put(e, "only_with", c.OnlyWith)
	}
	if c.Chooser != card.Nobody {
		e["chooser"] = c.Chooser.String()
	}
	if c.Check != nil {
		e["check"] = check(*c.Check)
	}
	if len(c.Options) > 0 {
		e["options"] = lists(c.Options)
	}
	if c.Kind != card.Attack {
		return e
	}
	if e["activate"] = words(c.Activate); len(c.Activate) == 1 {
		e["activate"] = c.Activate[0].String()
	}
	e["setup"] = c.Setup.Clauses()
	called := language.Specials[c.ID]
	if called == "" {
		e["special"] = c.Special.Effect.Clauses()
		return e
	}
	special := entry{"name": plain.Replace(called), "keep": false, "effect": c.Special.Effect.Clauses()}
	if c.Special.Keep != card.NotKept {
		special["keep"] = c.Special.Keep.String()
	}
	e["special"] = special
	return e
}

func check(c card.Check) entry {
	e := entry{"difficulty": c.Difficulty, "skills": words(c.Skills), "pass": c.Pass.Clauses(), "fail": c.Fail.Clauses()}
	if c.Partial > 0 {
		e["partial"], e["middle"] = c.Partial, c.Middle.Clauses()
	}
	if c.InBrig != 0 {
		e["modifier"] = fmt.Sprintf("%+d if the chosen character is in Brig", c.InBrig)
	}
	if len(c.Consequence) > 0 {
		e["consequence"] = c.Consequence.Clauses()
	}
	return e
}

func skillCard(c card.SkillCard) entry {
	count, values := 0, map[string]int{}
	for strength, copies := range c.Copies {
		values[strconv.Itoa(strength)] = copies
		count += copies
	}
	e := named(c.ID, name(card.SkillCards, c.ID), count)
	e["type"], e["values"] = c.Type.String(), values
	e["timing"], e["effect"] = c.Timing.String(), c.Effect.Clauses()
	put(e, "needs", c.Needs.String())
	put(e, "limit", c.Limit.String())
	put(e, "skill_check_ability", c.Timing == card.InCheck)
	put(e, "reckless", c.Reckless)
	put(e, "needs_reckless", c.NeedsReckless)
	if len(c.Dropped) > 0 {
		e["when_chosen_to_discard"] = []string{strings.Replace(c.Dropped.Notation(), "you draw", "the player who discards it draws", 1)}
	}
	return e
}

func quorum(c card.Quorum) entry {
	e := named(c.ID, name(card.QuorumCards, c.ID), c.Count)
	e["timing"], e["effect"] = card.Action.String(), c.Effect.Clauses() // B-PRES-02
	switch c.Then {
	case card.ThenDiscard:
		e["then"] = "discard"
	case card.ThenKeep:
		e["then"] = "keep"
		e["kept"] = entry{"holder": c.Kept.Holder.String(), "when": c.Kept.When.String(), "effect": c.Kept.Effect.Clauses()}
	case card.ThenRemove: // no Quorum card
	case card.ThenRemoveOnSuccess:
		upto := c.Effect[0].(card.Roll).Upto
		e["then"] = entry{fmt.Sprintf("1-%d", upto): "discard", fmt.Sprintf("%d-8", upto+1): "remove"}
	}
	return e
}

func destination(c card.Destination) entry {
	e := named(c.ID, name(card.Destinations, c.ID), c.Count)
	e["distance"], e["effect"] = c.Distance, c.Effect.Clauses()
	return e
}

// loyalty adds to a Cylon card what the reveal procedure says of all Cylon cards (B-REV-02, B-REV-03). It does the same for Personal Goals (E-CL-05)
// and the Final Five (E-CL-11). The base box and Pegasus distinguish no kinds.
func loyalty(box card.ID, c card.Loyalty) entry {
	const reveal = "reveal this card"
	e := named(c.ID, name(card.LoyaltyCards, c.ID), c.Count)
	e["team"] = c.Team.String()
	put(e, "variant", c.Variant)
	if c.Team == card.AgendaTeam {
		e["only_with"] = c.OnlyWith
	} else if c.OnlyWith != "" {
		e["option"] = "conflicted-loyalties"
	}
	switch {
	case box == "base", box == "pegasus":
	case c.Goal != nil:
		e["kind"], e["needs"] = "personal-goal", c.Goal.Needs.String()
		if c.Goal.Needs == card.TwentyStrength {
			e["reveal"] = []string{"those skill are discarded as the price of revealing"}
		}
		known, _ := e["reveal"].([]string)
		e["reveal"] = append(known, reveal,
			"if distance is 6 or less: shuffle 1 You Are Not a Cylon into the Loyalty deck, then you draw 1 loyalty")
		e["at_game_end"] = card.Do(card.Lose(c.Goal.Costs, 1)).Clauses()
	case c.Final != nil:
		e["kind"], e["when_executed"] = "final-five", c.Final.Executed.Clauses()
		examined := append([]string{reveal}, c.Final.Examined.Clauses()...)
		if !slices.Contains(c.Final.Examined, card.Effect(card.Execute{Who: card.You})) {
			examined = append(examined, "shuffle it facedown into your other loyalty")
		}
		e["when_examined"] = examined
	case c.Team == card.CylonTeam:
		e["kind"] = "cylon"
	default:
		e["kind"] = "plain"
	}
	clauses := c.Effect.Clauses()
	if c.Team == card.CylonTeam {
		for i, clause := range clauses {
			clauses[i] = "if you are not in Brig: " + clause
		}
		for _, clause := range c.Later.Clauses() {
			clauses = append(clauses, fmt.Sprintf("if you are not in Brig: %s, after your discard down to %d skill", clause, game.KeptByCylon))
		}
		clauses = append([]string{reveal}, clauses...)
	}
	e["effect"] = clauses
	return e
}

func location(l card.Location) entry {
	e := named(card.ID(l.ID), name(card.Locations, card.ID(l.ID)), 1)
	e["board"], e["hazardous"], e["damageable"] = l.Board.String(), l.Hazardous, l.Damageable
	e["who"] = "human"
	if l.Board.Cylon() {
		e["who"] = "cylon"
	}
	e["action"] = l.Action.Clauses()
	if l.Board == card.NewCapricaBoard {
		groundLocation(e, l)
	} else {
		put(e, "only_with", l.OnlyWith)
	}
	var options []entry
	for _, o := range l.Options {
		options = append(options, entry{"id": o.ID, "effect": o.Effect.Clauses()})
	}
	if len(options) > 0 {
		e["options"] = options
	}
	if l.Board != card.NewCapricaBoard {
		put(e, "needs", l.Needs.String())
	}
	if l.Check != nil {
		e["check"] = check(*l.Check)
	}
	if len(l.Passive) > 0 {
		e["passive"] = lists(l.Passive)
	}
	return e
}

// groundLocation adds what a location of New Caprica does, and for whom. Both humans and Cylon players use them, except Detention (P-NC-10,
// P-NC-12).
func groundLocation(e entry, l card.Location) {
	put(e, "occupation_space", game.PatrolAt(l.ID)+1)
	if l.ID == card.Detention {
		return
	}
	e["who"] = "both"
	delete(e, "action")
	if human := l.Action.Clauses(); len(human) > 0 {
		if l.Needs != card.NoNeed {
			human = append([]string{"needs: " + strings.Replace(l.Needs.String(), "the ", "", 1)}, human...)
		}
		if l.Check != nil {
			human = []string{"choose any character on New Caprica, a Cylon too, then make the check"} // P-NC-13
		}
		e["human_action"] = human
	}
	if len(l.CylonAction) > 0 {
		e["cylon_action"] = l.CylonAction.Clauses()
	}
}

// boardAction returns the entry for an action printed on a whole board.
func boardAction(a card.BoardAction) entry {
	e := named(a.ID, name(card.TitleActions, a.ID), 1)
	e["board"], e["kind"], e["who"] = a.Board.String(), "board-action", "human"
	if a.Cylon {
		e["who"], e["cylon_action"] = "cylon", a.Effect.Clauses()
		e["needs"] = "a human and an occupation force at your location" // P-NC-18
		return e
	}
	e["human_action"] = a.Effect.Clauses()
	return e
}

// timing returns when an ability applies, with its limit in parentheses.
func timing(a card.Ability) string {
	if a.Limit == card.OncePerTurn {
		return a.When.String() + " (once per turn)"
	}
	return a.When.String()
}

func character(c card.Character) entry {
	var skills, abilities []entry
	for _, line := range c.Draws {
		skills = append(skills, entry{"draw": line.N, "types": words(line.Types)})
	}
	for _, a := range c.Abilities {
		ability := entry{
			"id": a.ID, "name": name(card.Abilities, a.ID), "kind": a.Kind.String(), "timing": timing(a),
			"effect": a.Effect.Clauses(),
		}
		put(ability, "needs", a.Needs.String())
		abilities = append(abilities, ability)
	}
	e := named(c.ID, name(card.Characters, c.ID), 1)
	e["class"], e["setup"], e["pilot"] = c.Class.String(), c.Setup, c.Pilot
	if c.SetupOr != "" {
		e["setup"] = []card.Place{c.Setup, c.SetupOr}
	}
	e["skills"], e["abilities"] = skills, abilities
	if c.President > 0 { // later boxes have their own lists (E-SUCC-03)
		e["succession"] = entry{"president": c.President, "admiral": c.Admiral}
		e["succession_all"] = entry{"president": c.PresidentAll, "admiral": c.AdmiralAll, "cag": c.CAGAll}
	}
	return e
}

// title returns the entry for a title card. Its line may be among those of its box.
func title(t card.TitleCard, lines map[card.Title][]card.ID) entry {
	var actions []entry
	for _, a := range t.Actions {
		action := entry{"id": a.ID, "effect": a.Effect.Clauses()}
		put(action, "needs", a.Needs.String())
		put(action, "limit", a.Limit.String())
		actions = append(actions, action)
	}
	id, line := t.Card, t.Line
	if id == "" {
		id = card.ID(t.ID.String())
	}
	if line == nil {
		line = lines[t.ID]
	}
	e := named(id, language.Nouns.Titles[t.ID], 1)
	if t.OnlyWith != card.OptionNewCaprica { // the reference says that it belongs to that objective
		put(e, "only_with", t.OnlyWith)
	}
	e["actions"], e["succession"] = actions, line
	return e
}

// lines returns the lines of succession of a box for titles of which it has no card.
func lines(b card.Box) []entry {
	var entries []entry
	for title := card.PresidentTitle; title <= card.CAGTitle; title++ {
		has := slices.ContainsFunc(b.Titles, func(t card.TitleCard) bool { return t.ID == title })
		if line := b.Lines[title]; line != nil && !has {
			e := named(card.ID(title.String()+"-succession"), language.Nouns.Titles[title], 0)
			if b.ID == "pegasus" { // the reference has the line on the card
				e["id"] = card.ID(title.String())
			}
			e["kind"], e["succession"] = "succession only", line
			entries = append(entries, e)
		}
	}
	return entries
}

func objective(o card.Objective) entry {
	thresholds := entry{}
	for _, t := range o.Thresholds {
		thresholds[strconv.Itoa(t.At)] = t.Effect.Clauses()
	}
	e := named(o.ID, name(card.Objectives, o.ID), 1)
	e["at_distance"] = thresholds
	put(e, "option", optionNames[o.OnlyWith])
	if o.OnlyWith == card.OptionNewCaprica {
		e["phase"] = phase(o)
	}
	return e
}

// rulesOf returns what the reference says of the rules tied to an objective with a battle.
func rulesOf(o card.Objective) []entry {
	if len(o.Battle) == 0 || o.OnlyWith == card.OptionNewCaprica {
		return nil
	}
	var rules []entry
	for _, of := range []struct{ id, name string }{{"trauma-rules", "Trauma tokens"}, {"ally-rules", "Allies"}, {"crossroads-phase", "Crossroads phase"}} {
		rules = append(rules, entry{"id": card.ID(of.id), "name": of.name, "count": 0, "kind": "rules"})
	}
	rules[2]["battle"] = o.Battle.Clauses()
	return rules
}

// optionNames names the options as the reference does.
var optionNames = map[string]string{
	card.OptionIonianNebula: "Ionian Nebula", card.OptionSearchForHome: "Search for Home", card.OptionCylonFleet: "Cylon Fleet (Exodus)",
}

func ally(a card.Ally) entry {
	e := named(a.ID, name(card.Allies, a.ID), 1)
	e["location"] = a.At
	put(e, "character_in", a.From)
	e["benevolent"], e["antagonistic"] = a.Benevolent.Clauses(), a.Antagonistic.Clauses()
	return e
}

func crossroads(c card.CrossroadsCard) entry {
	e := named(c.ID, name(card.Crossroads, c.ID), 1)
	e["benevolent"], e["antagonistic"] = c.Benevolent.Clauses(), c.Antagonistic.Clauses()
	return e
}

func trauma(t card.Trauma) entry {
	e := named(t.ID, name(card.TraumaTokens, t.ID), t.Count)
	e["only_with"], e["symbol"] = card.OptionIonianNebula, t.Mark.String()
	return e
}

func galacticaDamage(t card.Token) entry {
	e := named(t.ID, name(card.GalacticaDamage, t.ID), t.Count)
	if t.Place != "" {
		e["location"], e["effect"] = t.Place, []string{"damage location"}
	} else {
		e["effect"] = append(t.Effect.Clauses(), "remove this token from the game") // B-DMG-04
	}
	return e
}

func pegasusDamage(t card.Token) entry {
	e := named("pegasus-"+t.ID, "Pegasus damage: "+name(card.PegasusDamage, t.ID), t.Count)
	e["location"] = t.Place
	return e
}

func basestarDamage(t card.Token) entry {
	e := named(t.ID, name(card.BasestarDamage, t.ID), t.Count)
	put(e, "symbol", t.Symbol)
	put(e, "only_with", t.OnlyWith)
	e["effect"] = t.Effect.Clauses()
	return e
}

func civilian(t card.Token) entry {
	e := named(t.ID, name(card.CivilianShips, t.ID), t.Count)
	e["loses"] = t.Effect.Clauses()
	return e
}

// pieceID returns the id of a piece, or that of its ship if it has none.
func pieceID(p card.Piece) card.ID {
	if p.ID == "" {
		return card.ID(strings.ReplaceAll(p.Ship.String(), " ", "-"))
	}
	return p.ID
}

func piece(p card.Piece) entry {
	e := named(pieceID(p), pieces[p.ID], p.Count)
	if p.OnlyWith != card.OptionNewCaprica {
		put(e, "only_with", p.OnlyWith)
	}
	return e
}
