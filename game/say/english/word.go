package english

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// Language returns English.
func Language() *say.Language {
	return &say.Language{
		ID: "en", Name: "English",
		Nouns: nouns, Names: names, Specials: specials, Called: called, Lines: lines, Alike: alike, Asks: asks, Texts: texts,
		Powers: powers, Goals: goals, Demands: demands, House: house, Variants: variants, Boxes: boxes, Moments: stopMoments, Rolls: dieFor, Guide: guide, Book: book(),
		Ability: func(s *say.Speaker, a *card.Ability) string { return english{Speaker: s}.abilityText(a) },
		Kept:    func(s *say.Speaker, q *card.Quorum) string { return english{Speaker: s}.kept(q) },
		Token: func(s *say.Speaker, t *card.Token) string {
			if len(t.Effect) > 0 {
				return "When drawn, " + english{Speaker: s}.list(t.Effect) + "."
			}
			return say.Capital(english{Speaker: s}.power(t.Power, card.AlwaysOn)) + "."
		},
		Effect: func(s *say.Speaker, e card.Effect) string { return english{Speaker: s}.effect(e) },
		Word:   func(s *say.Speaker, l *say.Line, form string) string { return english{Speaker: s}.word(l, form) },
	}
}

// english words the game for one speaker.
type english struct {
	*say.Speaker
	to  card.Who // the player whom clauses speak to, besides You
	you string   // what You is called in clauses that speak about that player; "" in those that speak to them
}

// word returns the text for what stands between braces in a sentence: an argument in one of its forms, or the singular or the plural of a text.
func (en english) word(l *say.Line, form string) string {
	if one, many, choice := strings.Cut(form, "|"); choice {
		if l.N == 1 {
			return one
		}
		return strings.ReplaceAll(many, "#", say.Number(l.N))
	}
	if bare, ok := strings.CutSuffix(form, " capital"); ok {
		return say.Capital(en.word(l, bare))
	}
	if bare, ok := strings.CutSuffix(form, " small"); ok && bare != "card" {
		return lower(en.word(l, bare))
	}
	switch form {
	case "counter":
		return nouns.Counters[l.Counter]
	case "n":
		return say.Number(l.N)
	case "a n":
		return article(l.N) + say.Number(l.N)
	case "m":
		return say.Number(l.M)
	case "a m":
		return article(l.M) + say.Number(l.M)
	case "n in words":
		return inWords[l.N]
	case "m in words":
		return inWords[l.M]
	case "signed":
		return say.Signed(l.N)
	case "nth":
		return [...]string{1: "first", 2: "second", 3: "third"}[l.N]
	case "span":
		return say.Span(l.N, l.M)
	case "chance":
		return say.Percent(l.M - l.N + 1)
	case "chance of m":
		return say.Percent(l.M)
	case "pick":
		return say.Number(l.Pick)
	case "picks":
		return say.Number(l.Picks)
	case "up to":
		if l.UpTo {
			return "up to "
		}
		return ""
	case "jump space":
		return jumpSpace(l.Space)
	case "boarding space":
		return boarding(l.Space)

	case "ask":
		return en.Asked(l)
	case "watch":
		return en.Watched(l)
	case "inner":
		return en.Within(l)
	case "inner open": // a sentence that continues
		return strings.TrimSuffix(en.Within(l), ".")
	}
	for _, words := range []func(*say.Line, string) (string, bool){en.people, en.cards, en.things} {
		if text, ok := words(l, form); ok {
			return text
		}
	}
	panic("no word for {" + form + "}")
}

// inWords are the numbers used at the beginning of a sentence, and beside one that is.
var inWords = [game.MaxSeats + 1]string{"no", "one", "two", "three", "four", "five", "six", "seven"}

// people returns the words for players and characters.
func (en english) people(l *say.Line, form string) (string, bool) {
	switch form {
	case "who":
		return en.Name(l.Seat), true
	case "other":
		return en.Name(l.Other), true
	case "names":
		names := make([]string, len(l.Seats))
		for i, seat := range l.Seats {
			names[i] = en.Name(seat)
		}
		return andList(names), true
	case "short":
		return en.ShortCharacter(l.Card), true
	case "chooser":
		return strings.TrimPrefix(subjects[l.Who], "the "), true
	case "class":
		return classes[en.Sheet(l.Card).Class], true
	case "skill set":
		return en.skillSet(en.Sheet(l.Card)), true
	}
	return "", false
}

// cards returns the words for cards and what is printed on them.
func (en english) cards(l *say.Line, form string) (string, bool) {
	switch form {
	case "card":
		return en.card(l), true
	case "card lower":
		return lower(en.card(l)), true
	case "card small":
		return strings.ToLower(en.card(l)), true
	case ": card":
		if l.Card == "" {
			return "", true
		}
		return ": " + en.Token(l.Card), true
	case "for card":
		if l.Card == "" {
			return "", true
		}
		return " for " + en.CardName(l.Card), true
	case "special":
		return specials[l.Card], true
	case "goal":
		return strings.TrimPrefix(en.CardName(l.Card), "Personal Goal: "), true
	case "about":
		if l.About != "" {
			return en.CardName(l.About), true
		}
		return en.Place(l.Place), true
	case "about to":
		if l.About != "" {
			return en.CardName(l.About), true
		}
		return en.placeTo(l.Place), true
	case "rolled":
		return en.RolledBare(l.Roll, l.Card), true
	case "deck":
		return en.deck(l.Pile), true
	case "1 card of skill":
		return some(l.N, nouns.Skills[l.Skill]+" card"), true
	case "items":
		return en.items(l.Items), true
	case "drawn":
		return en.drawn(l.Items), true
	case "tokens":
		return en.tokens(l.Items), true

	case "effects":
		return en.list(l.Effects), true
	case "effects bare":
		return strings.TrimPrefix(en.list(l.Effects), "you may "), true
	case "effects then":
		return strings.Join(en.clauses(l.Effects), ", then "), true
	case "effects listed":
		return strings.Join(en.clauses(l.Effects), ", "), true
	case "may":
		return en.speakingTo(l.Who).offer(l.Effects), true
	case "launched":
		for _, e := range l.Effects {
			if fleet, ok := e.(card.CommandFleet); ok {
				return en.launched(fleet), true
			}
		}
		return nouns.Nothing, true
	case "needs":
		return en.Needs(l.Needs), true
	case "sentences":
		return strings.Join(en.Effects(l.Effects), " "), true
	case "ability":
		return en.Ability(l.Card), true
	case "ability bare":
		return strings.TrimPrefix(en.Ability(l.Card), "Action: "), true
	case "kept":
		return en.Kept(l.Card), true
	case "goal need":
		return goals[card.GoalNeed(l.N)], true
	case "demand":
		return demands[card.Demand(l.N)], true
	case "crisis kind":
		return crisisKinds[l.N], true
	}
	return "", false
}

// things returns the words for places, areas and pieces.
func (en english) things(l *say.Line, form string) (string, bool) {
	ship := nouns.Ships[l.Ship]
	if l.Marks && l.Ship == card.Viper {
		ship = "Viper Mark II"
	}
	switch form {
	case "place":
		return en.placeTo(l.Place), true
	case "place bare":
		return en.Place(l.Place), true
	case "at place":
		return en.placeAt(l.Place), true
	case "board":
		return englishBoards[l.N], true
	case "area":
		return nouns.Areas[l.Area], true
	case "from":
		return nouns.Areas[l.From], true
	case "at":
		return before(" at the ", l.Area), true
	case "for area":
		return before(" for the ", l.Area), true
	case "at behind":
		return behind(l.Area), true
	case "at spot":
		main, fleet := l.Spot.Areas()
		if fleet != card.NoArea {
			return behind(fleet), true
		}
		return before(" at the ", main), true

	case "ship":
		return ship, true
	case "a ship":
		return aOrAn(ship), true
	case "ships":
		if l.N == 1 {
			return aOrAn(ship), true
		}
		return some(l.N, ship), true
	case "ships counted":
		return some(l.N, ship), true
	case "ships plural":
		return plural(ship), true
	case "civilian":
		if l.Card != "" {
			return en.Token(l.Card), true
		}
		return nouns.Ships[card.Civilian], true

	case "resource":
		return nouns.Resources[l.Resource], true
	case "title":
		return nouns.Titles[l.Title], true
	case "skill":
		return nouns.Skills[l.Skill], true
	case "skills":
		return strings.Join(en.skillNames(l.Skills), ", "), true
	case "skills or":
		return orList(en.skillNames(l.Skills)), true
	}
	return "", false
}

func (en english) clauses(effects card.Effects) []string {
	clauses := make([]string, len(effects))
	for i, e := range effects {
		clauses[i] = en.clause(e)
	}
	return clauses
}

// backs names cards by what their back shows.
var backs = map[card.Deck]string{
	card.Crises: "Crisis card", card.SuperCrises: "Super Crisis card", card.QuorumCards: "Quorum card", card.LoyaltyCards: "Loyalty card", card.Agendas: "Agenda",
	card.Destinations: "Destination card", card.Allies: "Ally card", card.Crossroads: "Crossroads card", card.TraumaTokens: "trauma token",
	card.Mutinies: mutinyCard, card.Missions: "Mission card", card.Motives: "Motive",
}

// card names a card, or what its back shows: "a quorum card", or "2 quorum cards" if several were folded into one.
func (en english) card(l *say.Line) string {
	back := backs[l.Deck]
	if l.Deck == card.SkillCards {
		back = nouns.Skills[l.Skill] + " card"
	}
	switch {
	case l.Card != "":
		return en.NameIn(l.Deck, l.Card)
	case back == "" && l.N > 1:
		return some(l.N, "card")
	case back == "":
		return "a card"
	case l.N > 1:
		return some(l.N, back)
	default:
		return aOrAn(back)
	}
}

var decks = map[game.Pile]string{
	game.CrisisDeck: "Crisis deck", game.DestinationDeck: "Destination deck", game.QuorumDeck: "Quorum deck", game.SuperDeck: "Super Crisis deck",
	game.Destiny: "Destiny deck", game.NotCylonDeck: "“Not a Cylon” deck",
	game.LockedShips: "locked civilian ships", game.PreparedShips: "prepared civilian ships",
	game.MutinyDeck: "Mutiny deck", game.MissionDeck: "Mission deck",
	game.AllyDeck: "Ally deck", game.CrossroadsDeck: "Crossroads deck", game.TraumaPool: "pool of trauma tokens",
}

func (en english) deck(p game.Pile) string {
	if name := decks[p]; name != "" {
		return name
	}
	for k, name := range nouns.Skills {
		if p == game.SkillDeck(card.Skill(k)) {
			return name + " deck"
		}
	}
	if p.Owner() != game.NoSeat && p == game.SuperHand(p.Owner()) {
		return "Super Crisis card"
	}
	return p.String()
}

// items lists cards by name: "Repair 1, Launch Scout 2 (×2) and Repair 2".
func (en english) items(list []say.Item) string {
	var parts []string
	for _, it := range list {
		name := en.CardName(it.Card)
		if it.N > 1 {
			name += fmt.Sprintf(" (×%d)", it.N)
		}
		parts = append(parts, name)
	}
	return andList(parts)
}

// drawn lists drawn Skill cards: "2 politics and 3 leadership cards", or by name to those who may know them.
func (en english) drawn(list []say.Item) string {
	var parts []string
	var known []say.Item
	last := 0
	for _, it := range list {
		if it.Card != "" {
			known = append(known, it)
			continue
		}
		parts = append(parts, fmt.Sprint(it.N, " ", nouns.Skills[it.Skill]))
		last = it.N
	}
	if len(parts) == 0 {
		return en.items(known)
	}
	text := andList(parts) + " card"
	if last > 1 {
		text += "s"
	}
	if len(known) > 0 {
		text += " and " + en.items(known)
	}
	return text
}

// tokens counts trauma tokens: "3 antagonistic and 2 benevolent tokens".
func (en english) tokens(list []say.Item) string {
	var parts []string
	last := 0
	for _, it := range list {
		mark := strings.TrimPrefix(en.CardName(it.Card), "Trauma, ")
		parts = append(parts, fmt.Sprint(it.N, " ", mark))
		last = it.N
	}
	text := andList(parts) + " token"
	if last > 1 {
		text += "s"
	}
	return text
}

// skillSet lists the cards that a character receives each turn.
func (en english) skillSet(c *card.Character) string {
	draws := make([]string, len(c.Draws))
	for i, d := range c.Draws {
		draws[i] = fmt.Sprintf("%d %s", d.N, orList(en.skillNames(d.Types)))
	}
	return strings.Join(draws, ", ")
}

var classes = [card.NumClasses]string{"political leader", "military leader", "pilot", "support", "Cylon Leader"}

var crisisKinds = [...]string{"choice", "skill check", "skill check or choice", "Cylon attack"}

// before returns an area with a word in front of it, or nothing if there is no area.
func before(word string, a card.Area) string {
	if a == card.NoArea {
		return ""
	}
	return word + nouns.Areas[a]
}

// behind returns an area of the Cylon Fleet board with its preposition.
func behind(a card.Area) string { return " at the " + nouns.Areas[a] + " of the Cylon Fleet board" }

// article returns the indefinite article of a number in digits, with a space behind it: "an 8", "an 11", "a 5".
func article(n int) string {
	if n == 8 || n == 11 || n == 18 {
		return "an "
	}
	return "a "
}

// jumpSpace names a space of the Jump Preparation track.
func jumpSpace(space int) string {
	switch space {
	case 0:
		return "Start"
	case game.AutoJump:
		return "Auto-Jump"
	default:
		return fmt.Sprintf("space %d", space)
	}
}

// boarding names a space of the Boarding Party track.
func boarding(space int) string {
	switch {
	case space <= 0:
		return "Start"
	case space >= say.LastBoarding:
		return "Humans Lose"
	default:
		return fmt.Sprintf("space %d", space)
	}
}

// lower makes the first letter lowercase, for a text that begins with an ordinary word.
func lower(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToLower(text[:1]) + text[1:]
}
