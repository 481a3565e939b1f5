package say

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// face is what a component says when it is shown large.
func (en english) face(deck Deck, id card.ID) Face {
	if deck == AnyDeck {
		deck = en.lib.find(id)
	}
	if !en.lib.has(deck, id) {
		return Face{Title: string(id)}
	}
	l := &en.lib
	f := Face{Title: en.CardName(id)}
	switch deck {
	case SkillCards:
		en.skillFace(&f, id)
	case Crises:
		f.Title = curly(l.crises[id].Name)
		en.crisisFace(&f, l.crises[id], "Crisis")
	case SuperCrises:
		f.Title = curly(l.supers[id].Name)
		en.crisisFace(&f, l.supers[id], "Super crisis")
	case QuorumCards:
		en.quorumFace(&f, l.quorum[id])
	case Destinations:
		d := l.destinations[id]
		f.Title, f.Kind = curly(d.Name), "Destination"
		f.add("On arrival", en.Effects(d.Effect)...)
		f.add("Distance", fmt.Sprint(d.Distance))
	case LoyaltyCards:
		en.loyaltyFace(&f, l.loyalty[id])
	case Locations:
		en.locationFace(&f, l.locations[card.Place(id)])
	case Characters:
		en.characterFace(&f, l.characters[id])
	case Titles:
		en.titleFace(&f, l.title(id))
	case Objectives:
		f.Title, f.Kind = curly(l.objectives[id].Name), "Objective"
		for _, t := range l.objectives[id].Thresholds {
			f.add(fmt.Sprintf("At distance %d", t.At), en.Effects(t.Effect)...)
		}
	case GalacticaDamage:
		t := l.galactica[id]
		f.Title, f.Kind = curly(t.Name), "Damage to Galactica"
		if t.Place != "" {
			f.add("", fmt.Sprintf("Every character %s goes to Sickbay.", en.placeAt(t.Place)), "The location cannot be activated until it is repaired.")
		}
		f.add("", en.Effects(t.Effect)...)
		if t.Place == "" {
			f.add("", "This token then leaves the game.")
		}
	case BasestarDamage:
		f.Kind = "Damage to a basestar"
		f.add("", englishTokens[id])
	case CivilianShips:
		f.Kind = "Civilian ship"
		if effect := l.civilians[id].Effect; len(effect) > 0 {
			f.add("If destroyed", en.Effects(effect)...)
		} else {
			f.add("If destroyed", "Nothing is lost")
		}
	case Abilities:
		a := l.abilities[id]
		f.Title = curly(a.Name)
		f.Kind = englishAbilityKinds[a.Kind] + " · " + en.Character(l.owners[id].ID)
		f.add("", en.ability(id))
	}
	return f
}

// englishTokens is what the damage tokens of basestars do; the rules ask for them by id (B-CYL-14, B-COMBAT-02, B-DMG-06).
var englishTokens = map[card.ID]string{
	"critical-hit":      "Counts as 2 damage tokens. 3 destroy the basestar.",
	"disabled-hangar":   "This basestar launches no raiders and no heavy raiders.",
	"disabled-weapons":  "This basestar does not attack Galactica.",
	"structural-damage": "Every roll that attacks this basestar +2.",
}

var englishTimings = [...]string{
	card.Action:               "Action",
	card.BeforeCardsAdded:     "Before cards are added to a skill check",
	card.AfterStrengthTotaled: "After the strength of a skill check has been totaled",
	card.BeforeDieRoll:        "Before a die is rolled",
	card.AfterViperAttacked:   "After a viper has been attacked",
	card.InCheck:              "Skill check ability: when turned up in a skill check",
	card.BeforeCheck:          "Before the skill check of a location is made",
}

var englishNeeds = [...]string{
	card.NeedsRaptor:    "Needs 1 raptor.",
	card.NeedsPiloting:  "Only while you pilot a viper.",
	card.NeedsPilot:     "Only for pilots.",
	card.NeedsPresident: "Only for the President.",
	card.NeedsBlueSpace: "Only while the fleet marker is on a blue space of the jump preparation track.",
	card.NeedsNuke:      "Needs 1 nuke.",
}

var englishLimits = map[string]string{
	"1 per turn":        "Only 1 may be played each turn.",
	"1 per skill check": "Only 1 may be played in each skill check.",
	"1 per die roll":    "Only 1 may be played for each die roll.",
}

func (en english) skillFace(f *Face, id card.ID) {
	title, strength := game.SplitSkill(id)
	c := en.lib.skills[title]
	f.Kind = en.Skill(c.Type)
	if strength >= 0 {
		f.Kind += fmt.Sprintf(" · strength %d", strength)
	}
	f.Timing = englishTimings[c.Timing]
	f.add("", en.Effects(c.Effect)...)
	f.note(englishNeeds[c.Needs], englishLimits[c.Limit])
	if c.Timing == card.InCheck {
		f.note(abilityNote)
	}
}

var englishKinds = [...]string{"choice", "skill check", "skill check or choice", "Cylon attack"}

func (en english) crisisFace(f *Face, c *card.Crisis, deck string) {
	f.Kind = deck + " · " + englishKinds[c.Kind]
	switch c.Kind {
	case card.Choice:
		f.Kind = deck + " · " + englishWho[c.Chooser] + " chooses"
		f.add("Either", en.Effects(c.Options[0])...)
		for _, option := range c.Options[1:] {
			f.add("Or", en.Effects(option)...)
		}
	case card.CheckOnly:
		en.checkLines(f, c.Check)
	case card.CheckOrChoice:
		en.checkLines(f, c.Check)
		for _, option := range c.Options {
			f.add("Instead", en.Effects(option)...)
		}
		f.note("The " + englishWho[c.Chooser] + " chooses: make the skill check, or do the other instead.")
	case card.Attack:
		for _, a := range c.Activate {
			f.add("First", en.Effect(card.Activate{Ships: a}))
		}
		f.add("Then place", en.setup(c.Setup)...)
		special := "Last"
		if c.Special.Name != "" {
			special = "Last: " + curly(c.Special.Name)
		}
		if len(c.Special.Effect) == 0 {
			f.add(special, "No further effect")
		}
		f.add(special, en.Effects(c.Special.Effect)...)
		f.note(englishUntil[c.Special.Keep])
	}
	if c.Icons.Activate != card.NoActivation {
		f.add("Afterwards", en.Effect(card.Activate{Ships: c.Icons.Activate}))
	}
	if c.Icons.Jump {
		f.add("Afterwards", en.Effect(card.JumpPrep{By: 1}))
	}
}

var englishUntil = [...]string{
	card.UntilJump:                        "Stays in play until the fleet jumps.",
	card.UntilCivilianOrBasestarDestroyed: "Stays in play until a civilian ship or a basestar is destroyed.",
	card.Always:                           "Stays in play.",
}

// setup is what is placed, a line for each area.
func (en english) setup(list card.Effects) []string {
	var lines []string
	at := map[card.Area]int{} // the line of the area
	for _, e := range list {
		p := e.(card.Placement) // what game places too
		if i, begun := at[p.At]; begun {
			lines[i] += ", " + en.ships(p.N, p.Ship)
			continue
		}
		at[p.At] = len(lines)
		lines = append(lines, en.Area(p.At)+": "+en.ships(p.N, p.Ship))
	}
	return lines
}

func (en english) checkLines(f *Face, c *card.Check) {
	f.add(fmt.Sprintf("Skill check %d", c.Difficulty), en.skillList(c.Skills))
	f.add("Pass", en.orNothing(c.Pass)...)
	if c.Partial > 0 {
		f.add(fmt.Sprintf("%d or more", c.Partial), en.orNothing(c.Middle)...)
	}
	f.add("Fail", en.orNothing(c.Fail)...)
	f.add("Consequence", en.Effects(c.Consequence)...)
	if len(c.Consequence) > 0 {
		f.note("The consequence comes with a pass and with a fail, before the strength is totaled, if a card with a skill check ability was put into the check.")
	}
}

func (en english) orNothing(list card.Effects) []string {
	if len(list) == 0 {
		return []string{"No effect"}
	}
	return en.Effects(list)
}

func (en english) skillList(types []card.Skill) string {
	return capital(strings.Join(en.skillNames(types), ", "))
}

func (en english) quorumFace(f *Face, q *card.Quorum) {
	f.Title, f.Kind, f.Timing = curly(q.Name), "Quorum", "Action of the President"
	f.add("", en.Effects(q.Effect)...)
	if text := englishKept[q.ID]; text != "" {
		f.add("While in play", text)
	}
	if q.Then == card.ThenRemoveOnSuccess {
		for _, e := range q.Effect {
			if roll, ok := e.(card.Roll); ok {
				f.note("On " + span(roll.Upto+1, 8) + " this card is removed from the game.")
			}
		}
	}
}

// englishKept is what Quorum cards do while they stay in play; the rules ask for them by id.
var englishKept = map[card.ID]string{
	"accept-prophecy":           "When a player activates Administration, or chooses the President with Admiral’s Quarters, the difficulty is 2 higher. Then discard this card.",
	"assign-arbitrator":         "When a player activates Admiral’s Quarters, the holder may discard this card to lower or raise the difficulty by 3.",
	"assign-mission-specialist": "When the fleet jumps next, the holder instead of the Admiral draws 3 destination cards and chooses 1. Then discard this card.",
	"assign-vice-president":     "As long as the holder is not President, nobody else may be chosen with Administration.",
}

func (en english) loyaltyFace(f *Face, c *card.Loyalty) {
	f.Title, f.Kind = curly(c.Name), "Loyalty"
	switch {
	case c.Goal != nil:
		en.goalFace(f, c.Goal)
	case c.Final != nil:
		en.finalFace(f, c.Final)
	case c.Team == card.HumanTeam:
		f.add("", "You win with the humans, unless another of your loyalty cards says that you are a Cylon.")
	case c.Team == card.CylonTeam:
		f.Timing = "Action: reveal this card"
		f.add("", "You win with the Cylons.")
		f.add("When revealed", en.Effects(c.Effect)...)
		f.note("In the Brig the card is revealed without this effect. Then become a Cylon player: keep at most 3 skill cards, lose your titles and the quorum cards before you, go to the Resurrection Ship and draw 1 super crisis card; your turn ends.")
	default:
		f.Timing = "Reveal this card at once"
		f.add("", en.Effects(c.Effect)...)
	}
}

func (en english) locationFace(f *Face, l *card.Location) {
	f.Title, f.Kind = en.Place(l.ID), "Location · "+capital(englishBoards[l.Board])
	if l.Board == card.CylonBoard {
		f.Kind = "Cylon location"
	}
	if len(l.Action) > 0 {
		f.Timing = "Action"
	}
	f.add("", en.Effects(l.Action)...)
	for i, o := range l.Options {
		f.add(fmt.Sprintf("%d", i+1), en.Effects(o.Effect)...)
	}
	if l.Check != nil {
		en.checkLines(f, l.Check)
	}
	switch l.ID { // what is always on in Sickbay and Brig the rules ask for by place
	case card.Brig:
		f.add("While you are here", "You may not move, draw no crisis card, and add at most 1 card to each skill check.")
	case card.Sickbay:
		f.add("While you are here", "When you receive skill cards in your turn, you draw only 1.")
	}
	f.note(englishNeeds[l.Needs])
	if l.Hazardous {
		f.note("Hazardous: nobody may move here by choice.")
	}
	if l.ID == card.CylonFleet {
		f.note("Not for a Cylon player who was made one by the Sympathizer card.")
	}
}

var englishClasses = [...]string{"political leader", "military leader", "pilot", "support"}

var englishAbilityKinds = [...]string{"Ability", "Once per game", "Drawback"}

func (en english) characterFace(f *Face, c *card.Character) {
	f.Kind = "Character · " + englishClasses[c.Class]
	f.add("Receives each turn", en.skillSet(c))
	switch c.Setup {
	case card.StartsInViper:
		f.add("Starts", "Piloting a viper")
	case card.StartsOffBoard:
		f.add("Starts", "Off the board")
	default:
		f.add("Starts", capital(en.placeAt(c.Setup)))
	}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		label := curly(a.Name)
		if a.Kind != card.Passive {
			label += " · " + strings.ToLower(englishAbilityKinds[a.Kind])
		}
		text := en.ability(a.ID)
		if text == "" { // an ability of a box without words yet
			text = strings.Join(en.Effects(a.Effect), " ")
		}
		f.add(label, text)
	}
}

// skillSet is the cards that a character receives each turn.
func (en english) skillSet(c *card.Character) string {
	draws := make([]string, len(c.Draws))
	for i, d := range c.Draws {
		draws[i] = fmt.Sprintf("%d %s", d.N, orList(en.skillNames(d.Types)))
	}
	return strings.Join(draws, ", ")
}

func (en english) titleFace(f *Face, t *card.TitleCard) {
	f.Kind = "Title"
	f.add("", englishPowers[t.ID]...)
	for i, a := range t.Actions {
		label := "Action"
		if i > 0 {
			label = "Or, as an action"
		}
		f.add(label, en.Effects(a.Effect)...)
		f.note(englishNeeds[a.Needs])
		if a.Limit != "" {
			f.note("Once each turn.")
		}
	}
	line := make([]string, len(t.Line))
	for i, id := range t.Line {
		line[i] = en.ShortCharacter(id)
	}
	f.add("Line of succession", strings.Join(line, ", "))
}

// englishPowers is what the titles bring besides their actions; they are rules (B-PRES-01, B-ADM-01, B-TITLE-03, B-TITLE-04).
var englishPowers = map[card.Title][]string{
	card.PresidentTitle: {"You hold the quorum cards.", "You make the choices that cards give to the President."},
	card.AdmiralTitle: {
		"When the fleet jumps, you draw 2 destination cards, choose 1 and put the other at the bottom of the deck.",
		"You hold the nukes.", "You make the choices that cards give to the Admiral.", "You lose the title when you are sent to the Brig.",
	},
	card.CAGTitle: {
		"When a civilian ship is placed and no area is named, you choose the area: one without a civilian ship, if there is one.",
		"You make the choices that cards give to the CAG.", "You lose the title when you are sent to the Brig.",
	},
}

// optionText is the effects of a box of a card, as short as they go.
func (en english) optionText(id card.ID, n int) string {
	if c := en.lib.crisis(id); c != nil && n >= 0 && n < len(c.Options) {
		return en.list(c.Options[n])
	}
	return ""
}

// choiceIn is the list N of the first choice within a component, such as the fail result of a crisis or a Quorum card.
func (en english) choiceIn(id card.ID, n int) string {
	for _, options := range choicesOf(&en.lib, id) {
		if n >= 0 && n < len(options) {
			return en.list(options[n])
		}
	}
	return ""
}

// choicesOf is the choices within the effects of a component.
func choicesOf(l *library, id card.ID) [][]card.Effects {
	var found [][]card.Effects
	var walk func(list card.Effects)
	walk = func(list card.Effects) {
		for _, e := range list {
			switch e := e.(type) {
			case card.OneOf:
				found = append(found, e.Options)
				for _, option := range e.Options {
					walk(option)
				}
			case card.May:
				walk(e.Then)
			case card.IfAtMost:
				walk(e.Then)
			case card.Roll:
				walk(e.Low)
				walk(e.High)
			case card.Risk:
				walk(e.Roll.Low)
				walk(e.Roll.High)
			}
		}
	}
	for _, list := range effectsOf(l, id) {
		walk(list)
	}
	return found
}

// effectsOf is all lists of effects of the component with an id.
func effectsOf(l *library, id card.ID) []card.Effects {
	var lists []card.Effects
	check := func(c *card.Check) {
		if c != nil {
			lists = append(lists, c.Pass, c.Middle, c.Fail, c.Consequence)
		}
	}
	if c := l.crisis(id); c != nil {
		lists = slices.Clone(c.Options)
		check(c.Check)
		return append(lists, c.Special.Effect)
	}
	title, _ := game.SplitSkill(id)
	if c := l.skills[title]; c != nil {
		return []card.Effects{c.Effect}
	}
	if c := l.quorum[id]; c != nil {
		return []card.Effects{c.Effect, c.Kept.Effect}
	}
	if c := l.destinations[id]; c != nil {
		return []card.Effects{c.Effect}
	}
	if c := l.loyalty[id]; c != nil {
		if c.Final != nil {
			return []card.Effects{c.Final.Examined, c.Final.Executed}
		}
		return []card.Effects{c.Effect}
	}
	if c := l.locations[card.Place(id)]; c != nil {
		lists = append(lists, c.Action)
		check(c.Check)
		return lists
	}
	if c := l.abilities[id]; c != nil {
		return []card.Effects{c.Effect}
	}
	return nil
}
