package say

import (
	"fmt"
	"strings"

	"battlestar/game/box"
	"battlestar/game/card"
)

// face is what a component says when it is shown large.
func (en english) face(deck card.Deck, id card.ID) Face {
	if deck == card.AnyDeck {
		deck = en.lib.Find(id)
	}
	if !en.lib.Has(deck, id) {
		return Face{Title: string(id)}
	}
	l := en.lib
	f := Face{Title: en.CardName(id)}
	switch deck {
	case card.SkillCards:
		en.skillFace(&f, id)
	case card.Crises:
		f.Title = curly(l.Crises.Of(id).Name)
		en.crisisFace(&f, l.Crises.Of(id), "Crisis")
	case card.SuperCrises:
		f.Title = curly(l.SuperCrises.Of(id).Name)
		en.crisisFace(&f, l.SuperCrises.Of(id), "Super crisis")
	case card.QuorumCards:
		en.quorumFace(&f, l.Quorum.Of(id))
	case card.Destinations:
		d := l.Destinations.Of(id)
		f.Title, f.Kind = curly(d.Name), "Destination"
		f.add("On arrival", en.Effects(d.Effect)...)
		f.add("Distance", fmt.Sprint(d.Distance))
	case card.LoyaltyCards:
		en.loyaltyFace(&f, l.Loyalty.Of(id))
	case card.Locations:
		en.locationFace(&f, l.Locations.Of(card.Place(id)))
	case card.Characters:
		en.characterFace(&f, l.Characters.Of(id))
	case card.Titles:
		en.titleFace(&f, l.Title(id))
	case card.Objectives:
		f.Title, f.Kind = curly(l.Objectives.Of(id).Name), "Objective"
		for _, t := range l.Objectives.Of(id).Thresholds {
			f.add(fmt.Sprintf("At distance %d", t.At), en.Effects(t.Effect)...)
		}
	case card.GalacticaDamage:
		t := l.GalacticaDamage.Of(id)
		f.Title, f.Kind = curly(t.Name), "Damage to Galactica"
		if t.Place != "" {
			f.add("", fmt.Sprintf("Every character %s goes to Sickbay.", en.placeAt(t.Place)), "The location cannot be activated until it is repaired.")
		}
		f.add("", en.Effects(t.Effect)...)
		if t.Place == "" {
			f.add("", "This token then leaves the game.")
		}
	case card.BasestarDamage:
		f.Kind = "Damage to a basestar"
		f.add("", englishTokens[id])
	case card.CivilianShips:
		f.Kind = "Civilian ship"
		if effect := l.Civilians.Of(id).Effect; len(effect) > 0 {
			f.add("If destroyed", en.Effects(effect)...)
		} else {
			f.add("If destroyed", "Nothing is lost")
		}
	case card.Abilities:
		a := l.Abilities.Of(id)
		f.Title = curly(a.Name)
		f.Kind = englishAbilityKinds[a.Kind] + " · " + en.Character(l.Owner(id).ID)
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
	title, strength := card.SplitSkill(id)
	c := en.lib.Skills.Of(title)
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
	if c := en.lib.Crisis(id); c != nil && n >= 0 && n < len(c.Options) {
		return en.list(c.Options[n])
	}
	return ""
}

// choiceIn is the list N of the first choice within a component, such as the fail result of a crisis or a Quorum card.
func (en english) choiceIn(id card.ID, n int) string {
	for _, options := range choicesOf(en.lib, id) {
		if n >= 0 && n < len(options) {
			return en.list(options[n])
		}
	}
	return ""
}

// choicesOf is the choices within the effects of a component.
func choicesOf(l *box.Catalogue, id card.ID) [][]card.Effects {
	var found [][]card.Effects
	for _, list := range effectsOf(l, id) {
		for e := range list.Deep() {
			if e, ok := e.(card.OneOf); ok {
				found = append(found, e.Options)
			}
		}
	}
	return found
}

// effectsOf is all lists of effects of the component with an id.
func effectsOf(l *box.Catalogue, id card.ID) []card.Effects { return l.Effects(l.Find(id), id) }
