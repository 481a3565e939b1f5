package say

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// hint is what an option would do.
func (en english) hint(v *game.View, d *game.Decision, o game.Option) string {
	if d == nil {
		d = &game.Decision{}
	}
	var parts []string
	add := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	if o.Cost > 0 {
		add("costs " + some(int(o.Cost), "skill card"))
	}
	switch o.Kind {
	case game.ThePlace:
		if d.Kind == game.ChooseRepair {
			add("the location can be activated again")
			break
		}
		add(en.placeHint(v, o.Place))
	case game.Locate:
		add(en.placeHint(v, o.Place))
	case game.TheCard:
		add(en.cardHint(o.Card))
	case game.TheAbility:
		add(strings.TrimPrefix(en.ability(o.Card), "Action: "))
	case game.TheAction:
		if a := en.lib.TitleActions.Of(o.Card); a != nil {
			add(strings.Join(en.Effects(a.Effect), " "))
		}
		if o.Card == "launch-nuke" && v != nil {
			add(some(v.Nukes, "nuke") + " left")
		}
	case game.TheCheck:
		if c := en.lib.Crisis(d.About); c != nil && c.Check != nil {
			add(en.checkHint(c.Check))
		}
	case game.PassCheck, game.FailCheck:
		add(en.resultHint(v, o.Kind == game.PassCheck))
	case game.TheShip:
		if d.Kind == game.ChooseTarget {
			add(en.odds(v, attack(!byGalactica(d), o.Ship), 0))
		}
	case game.TheViper:
		if d.Kind == game.ChooseRepair {
			add("damaged vipers return to the Reserves")
		}
	case game.TheArea:
		if d.About == "launch-nuke" {
			add(en.odds(v, game.RollForAreaNuke, 0))
		}
	case game.TheBasestar:
		add(en.basestarHint(v, d, o))
	case game.Escort:
		add("the civilian ship leaves the board unseen; the viper stays")
	case game.FireAt:
		add(en.fireHint(v, d, o))
	case game.TheCenturion:
		add(en.odds(v, game.RollForArmory, 0))
	case game.ThePilot:
		if d.About == "" { // attacked by a raider, not damaged by a card
			add("if the viper is hit, the pilot goes to Sickbay")
			break
		}
		add("the pilot goes to Sickbay")
	case game.TheActivation:
		add(englishActs[min(max(int(o.N), 0), len(englishActs)-1)])
	case game.TheToken:
		add(en.tokenHint(o.Card))
	case game.Reveal:
		c := en.lib.Loyalty.Of(o.Card)
		if c != nil && c.Goal != nil {
			add(englishGoals[c.Goal.Needs])
			break
		}
		add("become a Cylon player")
		if c != nil {
			add(strings.Join(en.Effects(c.Effect), " "))
		}
	case game.Lower, game.Raise:
		add(firstOf(en.ability(o.Card), englishKept[o.Card]))
	case game.Pass:
		if d.Kind == game.ChooseAction && v != nil {
			add("the action is lost")
		}
	case game.Act:
		add(en.ability(windowAbility(d)))
		if d.Window == game.BeforeRoll || d.Window == game.AfterRoll {
			add(en.oddsAt(v, d.Roll, d.Ship, 0))
		}
	case game.FromHand:
		add("skill cards with an action, and revealing a loyalty card; nobody else sees what is there")
	case game.TheSkill:
		if d.Kind == game.ChooseSkillType && v != nil {
			add(some(v.Count(game.SkillDeck(o.Skill)), "card") + " in the deck")
		}
	}
	return strings.Join(parts, " · ")
}

// englishActs is what an activation makes the Cylon ships do.
var englishActs = [...]string{
	card.NoActivation:  "",
	card.Raiders:       "every raider attacks a viper, destroys a civilian ship, moves towards one, or attacks Galactica; without raiders every basestar launches 2",
	card.LaunchRaiders: "every basestar launches 2 raiders and 1 heavy raider",
	card.HeavyRaiders:  "centurions advance 1 space, heavy raiders move or board Galactica; without heavy raiders every basestar launches 1",
	card.Basestars:     "every basestar attacks Galactica",
}

// odds is the results of a roll with their chances: "3–8 destroys it · 75 %".
func (en english) odds(v *game.View, roll game.RollFor, change int) string {
	return en.oddsAt(v, roll, card.NoShip, change)
}

// oddsAt is odds of a roll at a kind of ship.
func (en english) oddsAt(v *game.View, roll game.RollFor, ship card.Ship, change int) string {
	var parts []string
	for _, o := range oddsOf(v, roll, ship, change) {
		parts = append(parts, fmt.Sprintf("%s %s · %s", span(o.from, o.to), englishDeeds[o.does], percent(o.to-o.from+1)))
	}
	return strings.Join(parts, ", ")
}

var englishDeeds = [...]string{"misses", "damages it", "damages it twice", "destroys it", "destroys it and up to 3 raiders", "destroys every ship there, ours too"}

// placeHint is what a location does, and whether it is damaged.
func (en english) placeHint(v *game.View, p card.Place) string {
	l := en.lib.Locations.Of(p)
	if l == nil {
		return ""
	}
	text := strings.Join(en.Effects(l.Action), " ")
	if l.Check != nil {
		text += " " + en.checkHint(l.Check)
	}
	if need := englishNeeds[l.Needs]; need != "" {
		text += " " + need
	}
	if v != nil && v.Damaged(p) {
		text = "damaged: cannot be activated until it is repaired. " + text
	}
	if v != nil && p == card.FTLControl {
		if loss, allowed := game.FTLPopulation(v.JumpPrep); allowed {
			text += fmt.Sprintf(" Now 1–6 loses %d population · %s.", loss, percent(6))
		}
	}
	return text
}

// checkHint is a skill check in a line.
func (en english) checkHint(c *card.Check) string {
	text := fmt.Sprintf("Skill check %d (%s). Pass: %s. ", c.Difficulty, strings.Join(en.skillNames(c.Skills), ", "), en.list(c.Pass))
	if c.Partial > 0 {
		text += fmt.Sprintf("%d or more: %s. ", c.Partial, en.list(c.Middle))
	}
	text += "Fail: " + en.list(c.Fail) + "."
	if len(c.Consequence) > 0 {
		text += " Consequence: " + en.list(c.Consequence) + "."
	}
	return text
}

// cardHint is what a card does.
func (en english) cardHint(id card.ID) string {
	l := en.lib
	switch l.Find(id) {
	case card.SkillCards:
		title, _ := card.SplitSkill(id)
		return en.Skill(l.Skills.Of(title).Type) + " · " + strings.Join(en.Effects(l.Skills.Of(title).Effect), " ")
	case card.Crises, card.SuperCrises:
		return en.crisisHint(l.Crisis(id))
	case card.QuorumCards:
		text := strings.Join(en.Effects(l.Quorum.Of(id).Effect), " ")
		if kept := englishKept[id]; kept != "" {
			text += " While in play: " + lower(kept)
		}
		return text
	case card.Destinations:
		return fmt.Sprintf("distance %d · %s", l.Destinations.Of(id).Distance, en.list(l.Destinations.Of(id).Effect))
	case card.Characters:
		return capital(englishClasses[l.Characters.Of(id).Class]) + " · each turn " + en.skillSet(l.Characters.Of(id))
	default:
		return ""
	}
}

// crisisHint is a crisis in a line, for whoever chooses between several.
func (en english) crisisHint(c *card.Crisis) string {
	var parts []string
	if c.Check != nil {
		parts = append(parts, en.checkHint(c.Check))
	}
	for i, option := range c.Options {
		lead := "Or: "
		if i == 0 && c.Kind == card.Choice {
			lead = capital(englishWho[c.Chooser]) + " chooses: "
		}
		parts = append(parts, lead+en.list(option)+".")
	}
	if c.Kind == card.Attack {
		activations := make([]string, len(c.Activate))
		for i, a := range c.Activate {
			activations[i] = englishActivations[a]
		}
		parts = append(parts, "Cylon attack: "+strings.Join(activations, ", then ")+".")
		parts = append(parts, strings.Join(en.setup(c.Setup), "; ")+".")
		parts = append(parts, en.Effects(c.Special.Effect)...)
	}
	if c.Icons.Activate != card.NoActivation {
		parts = append(parts, "Afterwards: "+englishActivations[c.Icons.Activate]+".")
	}
	if c.Icons.Jump {
		parts = append(parts, "Jump preparation +1.")
	}
	return strings.Join(parts, " ")
}

// resultHint is what the check being made does when passed or failed.
func (en english) resultHint(v *game.View, pass bool) string {
	if v == nil || v.Check == nil {
		return ""
	}
	c := en.lib.Crisis(v.Check.Card)
	if c == nil || c.Check == nil {
		return ""
	}
	if pass {
		return en.list(c.Check.Pass)
	}
	return en.list(c.Check.Fail)
}

// basestarHint is the state of a basestar, and the odds of what is aimed at it.
func (en english) basestarHint(v *game.View, d *game.Decision, o game.Option) string {
	var parts []string
	change := structural(v, o.N)
	if d.About == "launch-nuke" {
		parts = append(parts, en.odds(v, game.RollForNuke, change))
	} else if d.Kind == game.ChooseTarget {
		parts = append(parts, en.odds(v, game.RollGalacticaAtBasestar, change))
	}
	if v != nil && o.N >= 0 && int(o.N) < len(v.Basestars) {
		for _, slot := range v.Piles[game.BasestarTokens(int(o.N))] {
			parts = append(parts, strings.ToLower(en.CardName(slot.Card)))
		}
	}
	return strings.Join(parts, " · ")
}

// fireHint is the odds of a viper's attack. Cards in play may make unmanned vipers worse.
func (en english) fireHint(v *game.View, d *game.Decision, o game.Option) string {
	change := 0
	if o.Ship == card.Basestar {
		change = structural(v, o.N)
	}
	if v != nil && d.Kind == game.ChooseViperDeed {
		change += en.unmannedChange(v)
	}
	return en.odds(v, attack(!byGalactica(d), o.Ship), change)
}

// byGalactica says whether it is Galactica that attacks, from Weapons Control, and not a viper.
func byGalactica(d *game.Decision) bool {
	return d.Kind == game.ChooseTarget && d.Place != ""
}

// tokenHint is what a damage token does.
func (en english) tokenHint(id card.ID) string {
	t := en.lib.GalacticaDamage.Of(id)
	switch {
	case t == nil:
		return ""
	case t.Place == "":
		return en.list(t.Effect)
	default:
		return fmt.Sprintf("%s is damaged; every character there goes to Sickbay", en.Place(t.Place))
	}
}
