package box_test

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/content"
)

// sizes gives the number of cards and tokens in each box.
var sizes = map[card.ID]map[string]int{
	"base": {
		"crisis": 70, "super-crisis": 5, "quorum": 17, "destination": 22, "loyalty": 16,
		"location": 17, "character": 10, "title": 2, "objective": 1,
		"politics": 21, "leadership": 21, "tactics": 21, "piloting": 21, "engineering": 21,
		"galactica damage": 8, "basestar damage": 4, "civilians": 12,
	},
	"pegasus": {
		"crisis": 20, "super-crisis": 5, "quorum": 9, "destination": 5,
		"politics": 12, "leadership": 5, "tactics": 5, "piloting": 5, "engineering": 5, "treachery": 26,
		"location": 16, "character": 7, "loyalty": 3, "agenda": 12, "infiltration": 1, "title": 2, "pegasus damage": 4,
		"objective": 1, "new-caprica-crisis": 30,
	},
	"exodus": {
		"crisis": 40, "super-crisis": 3, "quorum": 3, "destination": 7, "character": 4,
		"politics": 4, "leadership": 4, "tactics": 4, "piloting": 4, "engineering": 4,
		"loyalty": 20, "location": 1, "title": 2, "objective": 1, "ally": 35, "crossroads": 7, "basestar damage": 6,
	},
	"daybreak": {
		"crisis": 30, "mutiny": 22, "mission": 8, "motive": 14, "infiltration": 1, "loyalty": 2, "objective": 1, "character": 12,
		"politics": 5, "leadership": 5, "tactics": 5, "piloting": 5, "engineering": 5, "treachery": 26,
		"location": 22, "title": 3, // with both boards, both sides of the overlays, the space for a mission, and the lines of succession
	},
}

func TestSizes(t *testing.T) {
	for _, b := range box.All() {
		got := map[string]int{}
		for _, e := range content.Of([]card.Box{b}) {
			deck := e["deck"].(string)
			if deck == "skill" {
				deck = e["type"].(string)
			}
			got[deck] += e["count"].(int)
		}
		delete(got, "tokens")
		for deck, tokens := range map[string][]card.Token{
			"galactica damage": b.GalacticaDamage, "pegasus damage": b.PegasusDamage, "basestar damage": b.BasestarDamage, "civilians": b.Civilians,
		} {
			for _, token := range tokens {
				got[deck] += token.Count
			}
		}
		if !maps.Equal(got, sizes[b.ID]) {
			t.Errorf("%s holds\n%v, not\n%v", b.ID, got, sizes[b.ID])
		}
	}
}

func TestBoxesAreSound(t *testing.T) {
	for _, b := range box.All() {
		t.Run(string(b.ID), func(t *testing.T) {
			v := validator{T: t}
			v.ids(b)
			v.words(b)
			for _, c := range slices.Concat(b.Crises, b.SuperCrises) {
				v.crisis(c)
			}
			for _, c := range b.Skills {
				v.skillCard(c)
			}
			for _, c := range b.Quorum {
				v.quorum(c)
			}
			for _, c := range b.Destinations {
				instead := slices.Contains(c.Effect, card.Effect(card.Misjump{})) // a misjump uses the distance of another card
				v.must((c.Distance > 0) != instead && len(c.Effect) > 0, c.ID, "a destination has a distance and an effect")
			}
			for _, c := range b.Loyalty {
				v.must((c.Team == card.HumanTeam) == (len(c.Effect) == 0), c.ID, "what is no human does something when revealed")
				v.must(c.Team == card.HumanTeam || c.Goal == nil && c.Final == nil, c.ID, "goals and the Final Five are human")
				v.must((c.Goal != nil || c.Final != nil || c.Team == card.AgendaTeam) == (c.OnlyWith != ""), c.ID, "goals, the Final Five and the Sympathetic Cylon belong to an option")
			}
			for _, l := range b.Locations {
				v.location(l)
			}
			for _, c := range b.Mutinies {
				v.must(len(c.Effect) > 0 && c.Then != card.ThenKeep, c.ID, "a Mutiny card does something and is gone")
				v.decides(c.ID, c.Then, c.Effect)
			}
			for _, c := range b.Missions {
				v.check(c.ID, *c.Check)
				v.must(len(c.Check.Pass) > 0 && len(c.Check.Fail) > 0, c.ID, "a mission does something either way")
				gained := slices.Contains(c.Check.Pass, card.Effect(card.GainDistance{By: c.Distance}))
				down := slices.Contains(c.Check.Fail, card.Effect(card.TurnMissionDown{}))
				v.must(gained == (c.Distance > 0) && down == gained, c.ID, "a distance is gained, or can be tried for again") // D-MIS-10
			}
			for _, c := range b.Motives {
				v.must((c.Side == card.HumanTeam || c.Side == card.CylonTeam) && len(c.Demands) > 0, c.ID, "a Motive has a side and demands something")
			}
			v.damage(b)
			v.characters(b)
		})
	}
}

type validator struct{ *testing.T }

func (v validator) must(ok bool, id card.ID, rule string) {
	v.Helper()
	if !ok {
		v.Errorf("%s: %s", id, rule)
	}
}

// ids must be unique within a deck. Every component needs a copy and, except for civilians and plastic pieces, a name.
func (v validator) ids(b card.Box) {
	seen := map[string]bool{}
	for _, e := range content.Of([]card.Box{b}) {
		id := e["id"].(card.ID)
		where := fmt.Sprint(e["deck"], " ", id)
		v.must(id != "", card.ID(where), "has an ID")
		v.must(!seen[where], id, "stands once in its deck")
		v.must(e["count"].(int) > 0 || e["kind"] == "succession only" || e["kind"] == "rules", id, "has a copy")
		v.must(e["name"] != nil || e["deck"] == "tokens", id, "has a name")
		seen[where] = true
	}
}

// words checks what the components refer to: every place must exist, and every effect must have a notation.
func (v validator) words(b card.Box) {
	known := []card.Place{"", card.StartsInViper, card.StartsOffBoard}
	for _, other := range box.All() {
		for _, l := range other.Locations {
			known = append(known, l.ID)
		}
	}
	var walk func(owner card.ID, value reflect.Value)
	walk = func(owner card.ID, value reflect.Value) {
		switch value.Kind() {
		case reflect.Interface, reflect.Pointer:
			if value.IsNil() {
				effect := value.Type() == reflect.TypeFor[card.Effect]()
				v.must(!effect, owner, "no effect in a list is nil")
				return
			}
			if effect, ok := value.Interface().(card.Effect); ok {
				v.must(effect.Notation() != "", owner, fmt.Sprintf("%T says something", effect))
			}
			walk(owner, value.Elem())
		case reflect.Struct:
			if id := value.FieldByName("ID"); id.IsValid() {
				owner = card.ID(fmt.Sprint(id))
			}
			for i := range value.NumField() {
				walk(owner, value.Field(i))
			}
		case reflect.Slice:
			for i := range value.Len() {
				walk(owner, value.Index(i))
			}
		case reflect.String:
			if place, ok := value.Interface().(card.Place); ok {
				v.must(slices.Contains(known, place), owner, fmt.Sprintf("%q is a place", place))
			}
		}
	}
	walk("", reflect.ValueOf(b))
}

func (v validator) crisis(c card.Crisis) {
	options, boxes := len(c.Options), map[card.Kind]int{card.Choice: 2, card.CheckOrChoice: 1}
	v.must(options == boxes[c.Kind], c.ID, "a choice has two boxes, a check one at most")
	v.must((c.Chooser != card.Nobody) == (options > 0), c.ID, "somebody chooses if there is a choice")
	v.must((c.Check != nil) == (c.Kind == card.CheckOnly || c.Kind == card.CheckOrChoice), c.ID, "a check has a check")
	attack := c.Kind == card.Attack
	v.must(attack == (len(c.Activate) > 0) && attack == (len(c.Setup) > 0), c.ID, "an attack activates and sets up")
	v.must(!attack || c.Icons == card.Icons{}, c.ID, "an attack has no icons at its foot") // B-ATTACK-04
	if c.Check != nil {
		v.check(c.ID, *c.Check)
		v.must(len(c.Check.Fail) > 0, c.ID, "to fail does something")
	}
	for _, option := range c.Options {
		v.must(len(option) > 0, c.ID, "a box does something")
	}
}

func (v validator) check(id card.ID, c card.Check) {
	v.must(c.Difficulty >= 5 && c.Difficulty <= 30, id, "the difficulty is sane")
	v.must(c.Partial >= 0 && c.Partial < c.Difficulty, id, "the middle threshold is below the difficulty")
	v.must(c.Partial > 0 || len(c.Middle) == 0, id, "a middle result has a threshold")
	v.must(len(c.Skills) > 0 && !slices.Contains(c.Skills, card.AnySkill), id, "a check has skills")
	v.must(slices.IsSorted(c.Skills) && len(slices.Compact(slices.Clone(c.Skills))) == len(c.Skills), id, "skills stand once, in order")
}

func (v validator) skillCard(c card.SkillCard) {
	v.must(c.Type != card.AnySkill && len(c.Effect) > 0, c.ID, "a Skill card has a type and a text")
	for strength, copies := range c.Copies {
		v.must(strength >= 0 && strength <= 6 && copies > 0, c.ID, "a strength is 1 to 5, or with Exodus 0 or 6") // B-CARD-01
	}
	_, weak := c.Copies[0]
	inCheck := c.Timing == card.InCheck
	v.must(!c.NeedsReckless || inCheck, c.ID, "what needs a reckless check is a skill check ability")
	if c.Type == card.Treachery { // of any strength (D-TRE-01)
		v.must(inCheck || !weak, c.ID, "a card of strength 0 has a skill check ability")
		v.must(len(c.Dropped) == 0 || weak, c.ID, "what is dropped for a price is weak") // D-TRE-07
		return
	}
	v.must(weak == (inCheck && !c.NeedsReckless), c.ID, "cards of strength 0 are those with a skill check ability")
	v.must(len(c.Dropped) == 0, c.ID, "only Treachery has a price")
	if inCheck && !c.NeedsReckless {
		v.must(len(c.Effect) == 1 && c.Limit == card.NoLimit && c.Needs == card.NoNeed, c.ID, "a skill check ability is one effect")
	}
}

func (v validator) quorum(c card.Quorum) {
	v.must((c.Then == card.ThenKeep) == (len(c.Kept.Effect) > 0 || c.Kept.Power != nil), c.ID, "only a kept card says when it works")
	v.must(c.Then != card.ThenRemove, c.ID, "no Quorum card leaves the game without a roll")
	v.decides(c.ID, c.Then, c.Effect)
}

// decides requires a roll where a roll decides what happens to a card.
func (v validator) decides(id card.ID, then card.Then, effects card.Effects) {
	if then == card.ThenRemoveOnSuccess {
		_, roll := effects[0].(card.Roll)
		v.must(roll && len(effects) == 1, id, "a roll decides where the card goes")
	}
}

func (v validator) location(l card.Location) {
	id := card.ID(l.ID)
	aboard := l.Board == card.GalacticaBoard || l.Board == card.PegasusBoard
	v.must(!l.Damageable || aboard && !l.Hazardous, id, "only what is not hazardous on a ship is damaged") // B-DMG-03
	v.must(len(l.Action)+len(l.CylonAction) > 0 || l.Hazardous, id, "a location has an action")
	if l.Check != nil {
		v.check(id, *l.Check)
	}
}

// damage requires that each token hits a location or a resource, and each damageable location is hit by one token.
func (v validator) damage(b card.Box) {
	var hit, damageable []card.Place
	for _, token := range slices.Concat(b.GalacticaDamage, b.PegasusDamage) {
		v.must((token.Place != "") != (len(token.Effect) > 0), token.ID, "hits a location or a resource")
		if token.Place != "" {
			hit = append(hit, token.Place)
		}
	}
	for _, l := range b.Locations {
		if l.Damageable {
			damageable = append(damageable, l.ID)
		}
	}
	slices.Sort(hit)
	slices.Sort(damageable)
	v.must(slices.Equal(hit, damageable), b.ID, "each damageable location has one token")
}

// lines of succession of a box name each character once, and all of its characters except Cylon Leaders.
func (v validator) lines(b card.Box) {
	for title, line := range b.Lines {
		sorted := slices.Sorted(slices.Values(line))
		v.must(len(slices.Compact(sorted)) == len(line), b.ID, fmt.Sprintf("the line for %s names everybody once", title))
		for _, c := range b.Characters {
			v.must(slices.Contains(line, c.ID) != (c.Class == card.CylonLeader), c.ID, fmt.Sprintf("stands in the line for %s, if no Cylon Leader", title))
		}
	}
}

// characters must be sound, and their ranks must match the lines of the titles.
func (v validator) characters(b card.Box) {
	lines := map[card.Title]map[int]card.ID{card.PresidentTitle: {}, card.AdmiralTitle: {}}
	for _, c := range b.Characters {
		leader := c.Class == card.CylonLeader // P-TITLE-03
		if !leader {
			lines[card.PresidentTitle][c.President] = c.ID
			lines[card.AdmiralTitle][c.Admiral] = c.ID
		}
		draws, pilots, kinds := 0, false, []card.AbilityKind{}
		begins := map[card.Skill]bool{}
		for _, line := range c.Draws {
			v.must(!begins[line.Types[0]] || b.ID != "base", c.ID, "each line of a skill set begins with another type, by which it is left out") // B-VAR-04, of the base game alone
			begins[line.Types[0]] = true
			draws += line.N
			pilots = pilots || slices.Contains(line.Types, card.Piloting)
		}
		v.must(draws == 5 || c.ID == "gaius-baltar" && draws == 4 || leader && draws == 2, c.ID, "draws 5 Skill cards; Baltar draws 4 and another with each crisis, a Cylon Leader 2")
		v.must(c.Pilot == pilots, c.ID, "who has piloting is a pilot") // B-VIPER-05
		for _, a := range c.Abilities {
			kinds = append(kinds, a.Kind)
			v.must(len(a.Effect) > 0 || a.Power != nil, a.ID, "an ability does something")
			v.must(a.When != card.AsAction || len(a.Effect) > 0 && a.Power == nil, a.ID, "an action is resolved")
			v.must(a.Price <= max(c.Miracles, 1) && (a.Price == 0 || a.Kind == card.OncePerGame), a.ID, "a price in miracles can be paid") // D-MIR-03
		}
		v.must(slices.Equal(kinds, []card.AbilityKind{card.Passive, card.OncePerGame, card.Drawback}), c.ID, "has an ability of each kind") // B-CHAR-01
		v.must(c.Other == "" || slices.ContainsFunc(box.All(), func(earlier card.Box) bool {
			return earlier.ID != b.ID && slices.ContainsFunc(earlier.Characters, func(other card.Character) bool { return other.ID == c.Other })
		}), c.ID, "the other sheet of a person is in another box") // D-SET-07
	}
	v.lines(b)
	for _, title := range b.Titles {
		if b.Lines[title.ID] != nil {
			continue // its line has the characters of all boxes
		}
		v.must(len(title.Line) == len(b.Characters), title.Line[0], "the line of succession is whole")
		for i, id := range title.Line {
			v.must(lines[title.ID][i+1] == id, id, fmt.Sprintf("is number %d in line for %s", i+1, title.ID))
		}
	}
}
