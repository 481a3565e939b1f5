package say

import (
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// hints words what an option would do.
type hints struct{ *Speaker }

// of returns the parts of a hint, side by side.
func (s hints) of(v *game.View, d *game.Decision, o game.Option) string {
	if d == nil {
		d = &game.Decision{}
	}
	var parts []string
	add := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	tell := func(kind Kind) { add(s.Say(Line{Kind: kind})) }
	if o.Cost > 0 {
		l := Line{Kind: HintCosts, N: int(o.Cost), Card: o.Taxed}
		if o.Kind == game.ThePlace { // Taxed applies to its use
			l.Card = ""
		}
		add(s.Say(l))
	}
	if o.Use > 0 {
		add(s.Say(Line{Kind: HintUseCosts, N: int(o.Use), Card: o.Taxed}))
	}
	if o.Change != 0 {
		place := o.Place
		if place == "" {
			place = d.Place
		}
		if l := s.lib.Locations.Of(place); l != nil && l.Check != nil {
			add(s.Say(Line{Kind: HintChanged, N: l.Check.Difficulty + int(o.Change), M: l.Check.Difficulty}))
		}
	}
	switch o.Kind {
	case game.ThePlace:
		if d.Kind == game.ChooseRepair {
			tell(HintRepair)
			break
		}
		add(s.placeHint(v, d, o.Place))
	case game.Locate:
		add(s.placeHint(v, d, o.Place))
	case game.TheCard:
		add(s.cardHint(o.Card))
	case game.TheAbility:
		if s.Ability(o.Card) != "" {
			add(s.Say(Line{Kind: HintAbility, Card: o.Card}))
		}
	case game.TheAction:
		if a := s.lib.TitleActions.Of(o.Card); a != nil {
			add(strings.Join(s.Effects(a.Effect), " "))
		}
		if o.Card == "launch-nuke" && v != nil {
			add(s.Say(Line{Kind: HintNukesLeft, N: v.Nukes}))
		}
	case game.TheCheck:
		if c := s.lib.Crisis(d.About); c != nil && c.Check != nil {
			add(s.checkHint(c.Check))
		}
	case game.PassCheck, game.FailCheck:
		add(s.resultHint(v, o.Kind == game.PassCheck))
	case game.TheShip:
		if d.Kind == game.ChooseTarget {
			add(s.odds(v, attack(gun(v, d), o.Ship), 0))
		}
	case game.TheViper:
		if d.Kind == game.ChooseRepair {
			tell(HintVipers)
		}
	case game.TheArea:
		if d.About == "launch-nuke" {
			add(s.odds(v, game.RollForAreaNuke, 0))
		}
	case game.TheBasestar:
		add(s.basestarHint(v, d, o))
	case game.Escort:
		tell(HintEscort)
	case game.FireAt:
		add(s.fireHint(v, d, o))
	case game.TheCenturion:
		add(s.odds(v, game.RollForArmory, s.boarders(d.About)))
	case game.ThePilot:
		if d.About == "" { // attacked by a raider, not damaged by a card
			tell(HintPilotIfHit)
			break
		}
		tell(HintPilot)
	case game.TheActivation:
		if d.Kind == game.ChooseAssault && card.Activation(o.N) == card.LaunchRaiders { // as an icon does
			add(s.Say(Line{Kind: HintLaunchIcon, Ship: card.Raider, N: game.RaidersLaunched}))
			break
		}
		l := Line{Kind: activationHints[min(max(int(o.N), 0), len(activationHints)-1)]}
		if at := s.lib.Locations.Of(d.Place); at != nil {
			l.Effects = at.Action // the effects say what is launched
		}
		add(s.Say(l))
	case game.TheToken:
		add(s.tokenHint(o.Card))
	case game.Reveal:
		c := s.lib.Loyalty.Of(o.Card)
		if c != nil && c.Goal != nil {
			add(s.lang.Goals[c.Goal.Needs])
			break
		}
		tell(HintCylon)
		if c != nil {
			add(strings.Join(s.Effects(c.Effect), " "))
		}
	case game.Unveil:
		add(s.cardHint(o.Card))
	case game.Lower, game.Raise:
		if text := s.Ability(o.Card); text != "" {
			add(text)
		} else {
			add(s.Kept(o.Card))
		}
	case game.Pass:
		if d.Kind == game.ChooseAction && v != nil {
			tell(HintActionLost)
		}
	case game.Act:
		add(s.Ability(windowAbility(d)))
		if d.Window == game.BeforeRoll || d.Window == game.AfterRoll {
			add(s.oddsAt(v, d.Roll, d.Ship, 0))
		}
	case game.FromHand:
		kind := HintFromHand
		if s.lib.With("daybreak") {
			kind = HintMutinyHand
		}
		tell(kind)
	case game.TheSkill:
		if d.Kind == game.ChooseSkillType && v != nil {
			add(s.Say(Line{Kind: HintInDeck, N: v.Count(game.SkillDeck(o.Skill))}))
		}
	}
	return strings.Join(parts, " · ")
}

// activationHints say what an activation makes the Cylon ships do.
var activationHints = [...]Kind{
	card.NoActivation: NoLine, card.Raiders: HintRaiders, card.LaunchRaiders: HintLaunchRaiders, card.HeavyRaiders: HintHeavyRaiders,
	card.Basestars: HintBasestars,
}

// deedLines and bandLines say what a die does to its target: as a verb, and as the resulting state.
var (
	deedLines = [...]Kind{DeedMisses, DeedDamages, DeedDamagesTwice, DeedDestroys, DeedDestroysMore, DeedDestroysAll}
	bandLines = [...]Kind{BandMiss, BandDamaged, BandDamagedTwice, BandDestroyed, BandDestroyedMore, BandDestroyedAll}
)

// odds words the results of a roll with their chances: "3–8 destroys it · 75%".
func (s hints) odds(v *game.View, roll game.RollFor, change int) string {
	return s.oddsAt(v, roll, card.NoShip, change)
}

// oddsAt is odds for a roll at a kind of ship.
func (s hints) oddsAt(v *game.View, roll game.RollFor, ship card.Ship, change int) string {
	var parts []string
	for _, o := range oddsOf(v, roll, ship, change) {
		parts = append(parts, s.Say(Line{Kind: HintChance, Inner: deedLines[o.Does], N: o.From, M: o.To}))
	}
	return strings.Join(parts, ", ")
}

// placeHint says what a location does for the player who is asked, and whether it is damaged.
func (s hints) placeHint(v *game.View, d *game.Decision, p card.Place) string {
	l := s.lib.Locations.Of(p)
	if l == nil {
		return ""
	}
	if by := d.Seat(); v != nil && by != game.NoSeat && v.Seats[by].Cylon() && len(l.CylonAction) > 0 { // P-NC-12
		return strings.Join(s.Effects(l.CylonAction), " ")
	}
	text := strings.Join(s.Effects(l.Action), " ")
	if l.Check != nil {
		text += " " + s.checkHint(l.Check)
	}
	if l.Needs != card.NoNeed {
		text += " " + s.Say(Line{Kind: needNotes[l.Needs]})
	}
	if l.Price {
		text += " " + s.plain(NotePrice)
	}
	if v != nil && v.Damaged(p) {
		text = s.Say(Line{Kind: HintDamagedPlace}) + text
	}
	if v != nil && p == card.FTLControl {
		if loss, allowed := game.FTLPopulation(v.JumpPrep); allowed {
			text += s.Say(Line{Kind: HintFTL, N: loss, M: game.FTLLosesUpTo})
		}
	}
	return text
}

// checkHint words a skill check in one line.
func (s hints) checkHint(c *card.Check) string {
	text := s.Say(Line{Kind: HintCheck, N: c.Difficulty, Skills: c.Skills, Effects: c.Pass})
	if c.Partial > 0 {
		text += s.Say(Line{Kind: HintPartial, N: c.Partial, Effects: c.Middle})
	}
	text += s.Say(Line{Kind: HintFail, Effects: c.Fail})
	if len(c.Consequence) > 0 {
		text += s.Say(Line{Kind: HintConsequence, Effects: c.Consequence})
	}
	return text
}

// cardHint says what a card does.
func (s hints) cardHint(id card.ID) string {
	l := s.lib
	switch l.Find(id) {
	case card.SkillCards:
		title, _ := card.SplitSkill(id)
		return s.Say(Line{Kind: HintSkill, Skill: l.Skills.Of(title).Type, Effects: l.Skills.Of(title).Effect})
	case card.Crises, card.SuperCrises:
		return s.crisisHint(l.Crisis(id))
	case card.QuorumCards:
		text := strings.Join(s.Effects(l.Quorum.Of(id).Effect), " ")
		if s.Kept(id) != "" {
			text += s.Say(Line{Kind: HintInPlay, Card: id})
		}
		return text
	case card.Destinations:
		return s.Say(Line{Kind: HintDestination, N: l.Destinations.Of(id).Distance, Effects: l.Destinations.Of(id).Effect})
	case card.Characters:
		return s.Say(Line{Kind: HintCharacter, Card: id})
	case card.Mutinies:
		return strings.Join(s.Effects(l.Mutinies.Of(id).Effect), " ")
	case card.Missions:
		return s.checkHint(l.Missions.Of(id).Check)
	case card.Motives:
		m := l.Motives.Of(id)
		return strings.Join(append(faces(s).demands(m.Demands), s.plain(motiveSide(m))), " ")
	case card.Allies, card.Crossroads, card.TraumaTokens, card.LoyaltyCards, card.Agendas, card.Locations, card.Titles, card.Objectives, card.GalacticaDamage, card.PegasusDamage, card.BasestarDamage, card.CivilianShips, card.Abilities, card.TitleActions:
		// a name or a picture is enough for these, or they are told elsewhere
	}
	return ""
}

// crisisHint words a crisis in one line, for a player who chooses between several.
func (s hints) crisisHint(c *card.Crisis) string {
	var parts []string
	if c.Check != nil {
		parts = append(parts, s.checkHint(c.Check))
	}
	for i, option := range c.Options {
		l := Line{Kind: HintOr, Effects: option}
		if i == 0 && c.Kind == card.Choice {
			l.Kind, l.Who = HintChooses, c.Chooser
		}
		parts = append(parts, s.Say(l))
	}
	if c.Kind == card.Attack {
		l := Line{Kind: HintAttack}
		for _, a := range c.Activate {
			l.Effects = append(l.Effects, card.Activate{Ships: a})
		}
		parts = append(parts, s.Say(l), strings.Join(s.setup(c.Setup), "; ")+".")
		parts = append(parts, s.Effects(c.Special.Effect)...)
	}
	if c.Icons.Activate != card.NoActivation {
		parts = append(parts, s.Say(Line{Kind: HintAfterwards, Effects: card.Do(card.Activate{Ships: c.Icons.Activate})}))
	}
	if c.Icons.Jump {
		parts = append(parts, s.Say(Line{Kind: HintJump}))
	}
	return strings.Join(parts, " ")
}

// resultHint says what the current check does if it passes or fails.
func (s hints) resultHint(v *game.View, pass bool) string {
	if v == nil || v.Check == nil {
		return ""
	}
	c := s.lib.Crisis(v.Check.Card)
	switch {
	case c == nil || c.Check == nil:
		return ""
	case pass:
		return s.List(c.Check.Pass)
	default:
		return s.List(c.Check.Fail)
	}
}

// basestarHint tells the state of a basestar, and the odds of an attack on it.
func (s hints) basestarHint(v *game.View, d *game.Decision, o game.Option) string {
	var parts []string
	change := game.Sum(s.fireChanges(v, int(o.N), false))
	if d.About == "launch-nuke" {
		parts = append(parts, s.odds(v, game.RollForNuke, change))
	} else if d.Kind == game.ChooseTarget {
		parts = append(parts, s.odds(v, game.RollGalacticaAtBasestar, change))
	}
	if v != nil && o.N >= 0 && int(o.N) < len(v.Basestars) {
		for _, slot := range v.Piles[game.BasestarTokens(int(o.N))] {
			parts = append(parts, s.Say(Line{Kind: HintDamage, Card: slot.Card}))
		}
	}
	return strings.Join(parts, " · ")
}

// fireHint tells the odds of a viper's attack. Cards in play may make unmanned vipers worse.
func (s hints) fireHint(v *game.View, d *game.Decision, o game.Option) string {
	ship := o.Ship
	if ship == card.Raider && o.N == game.ScarIsIt {
		ship = card.HeavyRaider // Scar is as hard to hit (P-SCAR-01)
	}
	return s.odds(v, attack(gun(v, d), ship), game.Sum(s.FireChanges(v, d, o)))
}

// boarders returns what a component adds to the die of an attack on a centurion.
func (s lines) boarders(id card.ID) int {
	for _, list := range effectsOf(s.lib, id) {
		for e := range list.Deep() {
			if repel, is := e.(card.RepelBoarders); is {
				return repel.Bonus
			}
		}
	}
	return 0
}

// byGalactica reports whether the attacker is Galactica, from Weapons Control, and not a viper.
func byGalactica(d *game.Decision) bool { return d.Kind == game.ChooseTarget && d.Place != "" }

// gun returns the craft that fires, NoShip for Galactica. It is an unmanned craft that is named, or the one that the player who is asked pilots.
func gun(v *game.View, d *game.Decision) card.Ship {
	by := d.Seat()
	switch {
	case byGalactica(d):
		return card.NoShip
	case d.Kind == game.ChooseViperDeed && game.CraftOf(d.Ship) != nil:
		return d.Ship
	case d.Kind != game.ChooseViperDeed && v != nil && by >= 0 && int(by) < len(v.Seats) && v.Seats[by].Piloting():
		return v.Seats[by].Craft
	}
	return card.Viper
}

// tokenHint says what a damage token does.
func (s hints) tokenHint(id card.ID) string {
	t := s.lib.GalacticaDamage.Of(id)
	switch {
	case t == nil:
		return ""
	case t.Place == "":
		return s.List(t.Effect)
	default:
		return s.Say(Line{Kind: HintToken, Place: t.Place})
	}
}
