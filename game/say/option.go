package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// passKinds are the labels for declining, where it is not just to pass.
var passKinds = map[game.Kind]Kind{
	game.ChooseMove: OptionStay, game.ChooseAction: OptionNoAction, game.Contribute: OptionAddNone, game.ContributeCards: OptionAddNone,
	game.ReconTop: OptionLeaveOnTop, game.ScoutTop: OptionLeaveOnTop, game.MoveCivilian: OptionLeaveIt, game.FlyFurther: OptionLeaveItThere,
	game.ChooseIgnore: OptionIgnore, game.ChooseRisk: OptionRiskNothing, game.SwapSuper: OptionKeep, game.ChooseViper: OptionStop,
	game.ChooseTarget: OptionStop, game.ChooseQuorumDraw: OptionStop, game.ChooseCheckCard: OptionDiscardNone, game.TakeCard: OptionNo,
	game.ChooseQuorum: OptionNo, game.ChooseMay: OptionNo, game.ChooseReaction: OptionNo, game.ChooseDifficulty: OptionNo,
	game.ChooseZeroType: OptionNo, game.ChooseCheckResult: OptionNo, game.ChooseRepair: OptionStop,
	game.ChooseMovement: OptionBack, game.ChooseLearned: OptionIntoHand, game.ChooseBorrowed: OptionTakeNone,
	game.MissionTop: OptionLeaveOnTop, game.ChooseMutiny: OptionNoneFits, game.ForceHand: OptionDrawMutiny, game.PlayOrDiscard: OptionDiscardIt,
	game.ChooseStay: OptionBringBack, game.ChooseTimes: OptionStop, game.ChooseViperDeed: OptionLeaveIt,
}

// plainOptions are the options that have no arguments.
var plainOptions = map[game.ChoiceKind]Kind{
	game.FromHand: OptionFromHand, game.Bottom: OptionBottom, game.Lower: OptionLower, game.Raise: OptionRaise, game.PassCheck: OptionPassCheck,
	game.FailCheck: OptionFailCheck, game.MoveAndAct: OptionMoveAndAct, game.ActTwice: OptionActTwice, game.JustMove: OptionJustMove,
	game.JustAct: OptionJustAct, game.TheRaptor: OptionRaptor, game.Infiltrate: OptionInfiltrate, game.Return: OptionReturn,
	game.Prepare: OptionPrepare, game.Evacuate: OptionEvacuate, game.Unveil: OptionUnveil,
}

// OptionLine returns the line for the button of an option. Its kind is NoLine if there are no words for the option.
func (s lines) OptionLine(v *game.View, d *game.Decision, o game.Option) Line {
	if d == nil {
		d = &game.Decision{}
	}
	l := Line{
		Kind: plainOptions[o.Kind], Seat: d.Seat(), Other: o.Seat, Card: o.Card, Place: o.Place, Area: o.Area, Ship: o.Ship, Skill: o.Skill,
		Pile: o.Deck, N: int(o.N),
	}
	switch o.Kind {
	case game.Bottom:
		if d.Kind == game.ChooseCrisisOrder || d.Kind == game.ScoutMore {
			l.Kind = OptionOthersToBottom
		}
	case game.Pass:
		s.pass(&l, v, d)
	case game.Yes:
		s.yes(&l, d)
	case game.Act:
		switch id := windowAbility(d); {
		case d.Kind == game.Contribute:
			l.Kind = OptionAddCards
		case id != "":
			l.Kind, l.Card = OptionUse, id
		case d.Window == game.CheckAnnounced:
			l.Kind = OptionChange
		default:
			l.Kind = OptionPlay
		}
	case game.TheCard, game.TheAbility:
		switch {
		case d.Kind == game.ChooseCheckAbility:
			checkAbility(&l, d)
		case d.Kind == game.PlayOrDiscard:
			l.Kind = OptionPlayCard
		case d.Kind == game.ChooseBox:
			s.anotherOption(&l)
		case s.lib.Loyalty.Of(o.Card) != nil:
			l.Effects, l.Kind = s.loyaltyOf(o.Card, OptionCard, OptionCylon, OptionFinalFive)
		case (d.Kind == game.ChooseCharacter || d.Kind == game.ChooseAssist) && s.hasOtherSelf(o.Card): // an ally has the id of a character
			l.Kind = OptionOfClass
		default:
			l.Kind = OptionCard
		}
	case game.Reveal:
		l.Effects, l.Kind = s.loyaltyOf(o.Card, OptionReveal, OptionRevealCylon, OptionRevealFinal)
	case game.TheToken:
		l = s.tokenLine(o.Card)
	case game.TheAction, game.TheTitle:
		l.Kind = OptionCard
	case game.ThePlace:
		l.Kind = OptionPlace
	case game.TheArea:
		l.Kind = OptionArea
		if d.Kind == game.ChooseMove {
			l.Kind = OptionFlyTo
		}
	case game.TheSeat:
		s.playerOption(&l, v, d)
	case game.TheSkill:
		l.Kind, l.Skills = OptionSkill, []card.Skill{o.Skill}
		if d.Kind == game.ChooseLeftOut {
			l.Skills = s.lineOf(v, d.Seat(), o.Skill)
		}
	case game.TheShip:
		if shipOption(&l, v, d); d.Kind == game.ChooseCylonShips {
			s.sentOut(&l, d)
		}
	case game.TheBasestar:
		basestarAt(&l, v, o.N)
	case game.TheCenturion:
		l.Kind, l.Space = OptionCenturion, int(o.N)
	case game.TheForce:
		l.Kind, l.Place = OptionForce, game.Patrolled(min(max(int(o.N), 0), game.PatrolSpaces-1))
	case game.TheViper:
		viperOption(&l, v, d, o)
	case game.ThePilot:
		l.Kind = OptionPilot
	case game.TheBox:
		l.Kind = OptionBox
		known := false
		if l.Effects, known = s.choiceIn(v, d.About, int(o.N)); d.Kind == game.ChooseBox {
			l.Effects, known = s.boxOf(d.About, int(o.N))
		}
		if c := s.lib.Crossroads.Of(d.About); d.Kind == game.ChooseFate && c != nil {
			l.Effects, known = c.Of(card.Mark(o.N)), true
		}
		if at := s.lib.Locations.Of(d.Place); ofSides(d) && at != nil {
			l.Effects, known = at.ActionOf(o.N == 1), true
		}
		if !known {
			l.Kind, l.N = OptionChoice, int(o.N)+1
		}
	case game.TheCheck:
		l.Kind = OptionCheck
		if c := s.lib.Crisis(d.About); c != nil && c.Check != nil {
			l.Kind, l.N = OptionCheckOf, c.Check.Difficulty
		}
	case game.TheActivation:
		l.Kind = OptionLaunchRaiders
		icons := d.Kind == game.ChooseAssault // there they launch what an icon does; only the Cylon Fleet launches heavy raiders too
		if o.N >= 0 && (icons || card.Activation(o.N) != card.LaunchRaiders) && card.Activation(o.N) <= card.Basestars {
			l.Kind, l.Effects = OptionActivates, card.Do(card.Activate{Ships: card.Activation(o.N)})
		}
	case game.Locate:
		l.Kind = OptionActivate
	case game.Launch:
		l.Kind = ofCraft[o.Mark()].launch
	case game.Fly:
		l.Kind = OptionFlyTo
	case game.FireAt:
		fireOption(&l, v, d, o)
	case game.Escort:
		l.Kind, l.Card = OptionEscort, civilianAt(v, o.Area, int(o.N))
		if l.N = int(o.N) + 1; counted(v, o.Area) {
			l.Kind = OptionEscortNth
		}
	case game.TheMiracle:
		l.Kind = OptionPayMiracle
	case game.TheResult:
		l.Kind = OptionResult
	case game.TheResource:
		l.Kind, l.Resource = OptionResource, card.Resource(o.N)
	case game.TheDeck:
		l.Kind = OptionDeck
		if h := game.HullFrom(o.Deck); h != nil {
			l.Kind = OptionGalactica
			if h.Board == card.PegasusBoard {
				l.Kind = OptionPegasus
			}
		}
	}
	return l
}

// pass sets the label for declining.
func (s lines) pass(l *Line, v *game.View, d *game.Decision) {
	l.Kind = passKinds[d.Kind]
	switch {
	case d.Kind == game.ChooseFromHand && d.Window == game.NoWindow:
		l.Kind = OptionBack
	case d.Kind == game.ChooseFromHand:
		l.Kind = OptionNothing
	case d.Kind == game.ChooseCheckCard && within[card.TakeFromCheck](s, d.About):
		l.Kind = OptionTakeOutNone
	case d.Kind == game.ChooseCheckCard && within[card.DamageToRemove](s, d.About):
		l.Kind = OptionRemoveNone
	case d.Kind == game.ChoosePlace && d.About == card.Meticulous:
		l.Kind, l.Place = OptionPlace, resurrection(v)
	case l.Kind == NoLine:
		l.Kind = OptionPass
	}
}

// resurrection returns where an infiltration ends by default (P-NC-08, D-LOC-09).
func resurrection(v *game.View) card.Place {
	switch {
	case v != nil && v.Stage() == game.Occupied:
		return card.MedicalCenter
	case v != nil && v.HubLost():
		return card.HubDestroyed
	}
	return card.ResurrectionShip
}

// hasOtherSelf reports whether a character has two sheets in play, which the name does not tell apart (D-SET-07).
func (s lines) hasOtherSelf(id card.ID) bool {
	c := s.lib.Characters.Of(id)
	if c == nil {
		return false
	}
	for other := range s.lib.Characters.All() {
		if other.ID == c.Other || other.Other == id {
			return true
		}
	}
	return false
}

// anotherOption labels an ability offered beside the options of a crisis, with what it does instead of them.
func (s lines) anotherOption(l *Line) {
	l.Kind = OptionCard
	if a := s.lib.Abilities.Of(l.Card); a != nil {
		if other, is := a.Power.(card.AnotherOption); is {
			l.Kind, l.Effects = OptionInstead, card.Do(card.Discard{Who: card.Current, N: other.Discard})
		}
	}
}

// sentOut sets how many ships of a kind a component sends out.
func (s lines) sentOut(l *Line, d *game.Decision) {
	for _, list := range effectsOf(s.lib, d.About) {
		for e := range list.Deep() {
			if out, is := e.(card.SendOut); is {
				if l.Kind, l.N = OptionSend, out.Vipers; l.Ship == card.Raider {
					l.N = out.Raiders
				}
			}
		}
	}
}

// yes sets the label for accepting.
func (s lines) yes(l *Line, d *game.Decision) {
	switch d.Kind {
	case game.ChooseLearned:
		l.Kind = OptionIntoCheck
	case game.ChooseStay:
		l.Kind = OptionLeaveItThere
	case game.ChooseTimes:
		l.Kind, l.Ship = OptionOneMore, d.Ship
	case game.SeeCard, game.SeeCards, game.LookAtOwnLoyalty, game.LookAtTrauma, game.LookAtAgenda, game.LookAtMotives:
		l.Kind = OptionSeen
	case game.ChooseIgnore:
		l.Kind = OptionAccept
	case game.ChooseRisk:
		l.Kind = OptionRiskShips
		if risk, ok := s.riskIn(d.About); ok {
			l.Kind, l.N, l.Ship = OptionRisk, risk.N, risk.Ship
		}
	default:
		l.Kind = OptionYes
	}
}

// lineOf returns the types of that line of a player's skill set that begins with a type.
func (s lines) lineOf(v *game.View, seat game.Seat, first card.Skill) []card.Skill {
	if c := s.lib.Characters.Of(characterOf(v, seat)); c != nil {
		for _, line := range c.Draws {
			if line.Types[0] == first {
				return line.Types
			}
		}
	}
	return []card.Skill{first}
}

// playerOption labels a player, with the character.
func (s lines) playerOption(l *Line, v *game.View, d *game.Decision) {
	l.Card = characterOf(v, l.Other)
	give, one := d.Kind == game.LookAtOwnLoyalty, l.Card != ""
	switch {
	case give && one:
		l.Kind = OptionGiveToOne
	case give:
		l.Kind = OptionGiveTo
	case one:
		l.Kind = OptionPlayerOne
	default:
		l.Kind = OptionPlayer
	}
}

func shipOption(l *Line, v *game.View, d *game.Decision) {
	at := l.Area != card.NoArea
	pick := func(there, nowhere Kind) Kind {
		if at {
			return there
		}
		return nowhere
	}
	switch {
	case l.Ship == card.Civilian: // ships in an area are told apart by number, and by face if it is known
		l.Card = civilianAt(v, l.Area, l.N)
		l.N++
		l.Kind = pick(OptionCivilianAt, OptionCivilian)
		if counted(v, l.Area) {
			l.Kind = pick(OptionCivilianNthAt, OptionCivilianNth)
		}
	case d.Kind == game.ChooseTarget:
		l.Kind = pick(OptionAttackAt, OptionAttack)
	default:
		l.Kind = pick(OptionShipAt, OptionShip)
	}
}

// counted reports whether there are several civilian ships in an area.
func counted(v *game.View, a card.Area) bool { return v != nil && v.Count(game.Civilians(a)) >= 2 }

// civilianAt returns the token of civilian ship n in an area, if the observer knows it.
func civilianAt(v *game.View, a card.Area, n int) card.ID {
	if v != nil && n >= 0 && n < v.Count(game.Civilians(a)) {
		return v.Piles[game.Civilians(a)][n].Card
	}
	return ""
}

// basestarAt labels a basestar with its area.
func basestarAt(l *Line, v *game.View, n int8) {
	l.Kind, l.N = OptionBasestar, int(n)+1
	if v != nil && n >= 0 && int(n) < len(v.Basestars) && v.Basestars[n].Area != card.NoArea {
		l.Kind, l.Area = OptionBasestarAt, v.Basestars[n].Area
		if twin(v, n) {
			l.Kind = OptionBasestarNthAt
		}
	}
}

// twin reports whether another basestar is in the same area.
func twin(v *game.View, n int8) bool {
	if v == nil || n < 0 || int(n) >= len(v.Basestars) {
		return false
	}
	for i, b := range v.Basestars {
		if i != int(n) && b.Area != card.NoArea && b.Area == v.Basestars[n].Area {
			return true
		}
	}
	return false
}

func fireOption(l *Line, v *game.View, d *game.Decision, o game.Option) {
	twins := o.Ship == card.Basestar && twin(v, o.N)
	scar := o.Ship == card.Raider && o.N == game.ScarIsIt
	l.N = int(o.N) + 1
	switch anyArea := byGalactica(d); {
	case scar && anyArea:
		l.Kind = OptionAttackScarAt
	case scar:
		l.Kind = OptionAttackScar
	case twins && anyArea:
		l.Kind = OptionAttackTwinAt
	case twins:
		l.Kind = OptionAttackTwin
	case anyArea:
		l.Kind = OptionAttackAt
	default:
		l.Kind = OptionAttack
	}
}

// viperOption labels a viper to choose; its mark is named if there are two.
func viperOption(l *Line, v *game.View, d *game.Decision, o game.Option) {
	if l.Ship = o.Mark(); l.Ship == card.Viper && v != nil && v.Fleet(card.MarkVII) != nil {
		l.Marks = true
	}
	switch {
	case o.Area != card.NoArea:
		l.Kind = OptionViperAt
	case d.Kind == game.ChooseMark:
		l.Kind = OptionViper
	case d.Kind == game.ChooseViper:
		l.Kind = OptionLaunchOne
	case d.Kind == game.ChooseRepair && o.N > 0:
		l.Kind = OptionOnlyDamaged
	case d.Kind == game.ChooseRepair:
		l.Kind = OptionDamagedVipers
	case d.Kind == game.ChooseRestore && o.N > 0:
		l.Kind = OptionDestroyed
	case d.Kind == game.ChooseRestore, o.N == game.InDamagedBox:
		l.Kind = OptionDamaged
	default:
		l.Kind = OptionInReserves
	}
}

// LastBoarding is the space of the Boarding Party track where the humans lose.
const LastBoarding = 4

// tokenLine returns the line for a token, with what it does if it has no name of its own.
func (s lines) tokenLine(id card.ID) Line {
	l := Line{Kind: OptionCard, Card: id}
	if c := s.lib.Civilians.Of(id); c != nil {
		if l.Kind, l.Effects = CivilianShip, c.Effect; len(c.Effect) == 0 {
			l.Kind = CivilianEmpty
		}
	}
	return l
}

// Token words a token with what it does.
func (s *Speaker) Token(id card.ID) string { return s.Say(s.tokenLine(id)) }

// loyaltyOf tells Loyalty cards of one name apart. It returns what the card does, and the kind of line: for any card, for a Cylon's or for one of the
// Final Five.
func (s lines) loyaltyOf(id card.ID, plain, cylon, final Kind) (card.Effects, Kind) {
	switch c := s.lib.Loyalty.Of(id); {
	case c == nil:
		return nil, plain
	case len(c.Effect) > 0:
		return c.Effect, cylon
	case c.Final != nil:
		return c.Final.Examined, final
	default:
		return nil, plain
	}
}

// checkAbility labels a skill check ability that may be resolved next. It names the card's strength only if another strength may be chosen too.
func checkAbility(l *Line, d *game.Decision) {
	title, strength := card.SplitSkill(l.Card)
	for _, o := range d.Options {
		if of, _ := card.SplitSkill(o.Card); of == title && o.Card != l.Card {
			l.Kind, l.Card, l.N = OptionAbilityOf, title, strength
			return
		}
	}
	l.Kind, l.Card = OptionAbility, title
}

// boxOf returns the effects of a box of a card.
func (s lines) boxOf(id card.ID, n int) (card.Effects, bool) {
	if c := s.lib.Crisis(id); c != nil && n >= 0 && n < len(c.Options) {
		return c.Options[n], true
	}
	return nil, false
}

// choiceIn returns list n of the first choice within a component, such as the fail result of a crisis or a Quorum card.
func (s lines) choiceIn(v *game.View, id card.ID, n int) (card.Effects, bool) {
	lists := effectsOf(s.lib, id)
	if results, _ := s.fate(v, id); results != nil {
		lists = []card.Effects{results.Benevolent, results.Antagonistic}
	}
	for _, options := range choicesIn(lists) {
		if n >= 0 && n < len(options) {
			return options[n], true
		}
	}
	return nil, false
}
