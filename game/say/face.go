package say

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Face is the text of a component that is shown large.
type Face struct {
	Title  string
	Kind   string // what it is: "Crisis · skill check"
	Timing string // when it may be used: "Action"
	Action bool   // Timing is an action
	Lines  []Clause
	Note   string // limits, needs, how long it stays
}

// Clause is a clause with its label. Of several clauses, the first has the label and the others leave it empty.
type Clause struct{ Label, Text string }

// timed sets when the card may be used.
func (f *Face) timed(s faces, when Kind) {
	f.Timing = s.plain(when)
	f.Action = when == TimedAction || when == TimedPresident || when == TimedReveal
}

// add adds clauses under a label.
func (f *Face) add(label string, texts ...string) {
	if label != "" {
		for i := len(f.Lines) - 1; i >= 0 && label != ""; i-- {
			if last := f.Lines[i].Label; last == label {
				label = ""
			} else if last != "" {
				break
			}
		}
	}
	for _, text := range texts {
		if text != "" {
			f.Lines = append(f.Lines, Clause{label, text})
			label = ""
		}
	}
}

// note adds sentences to the note.
func (f *Face) note(texts ...string) {
	for _, text := range texts {
		if text == "" {
			continue
		}
		if f.Note != "" {
			f.Note += " "
		}
		f.Note += text
	}
}

// Face returns the text of a card, a location, a sheet, a title or a token that is shown large. For an id that no box knows, the title is the id.
func (s *Speaker) Face(deck card.Deck, id card.ID) Face {
	if deck == card.AnyDeck {
		deck = s.lib.Find(id)
	}
	if !s.lib.Has(deck, id) {
		return Face{Title: string(id)}
	}
	return faces{s}.of(deck, id)
}

// faces words the text of a component.
type faces struct{ *Speaker }

func (s faces) of(deck card.Deck, id card.ID) Face {
	l := s.lib
	f := Face{Title: s.NameIn(deck, id)}
	switch deck {
	case card.SkillCards:
		s.skillFace(&f, id)
	case card.Crises:
		s.crisisFace(&f, l.Crises.Of(id), KindCrisis, KindCrisisBy)
	case card.SuperCrises:
		s.crisisFace(&f, l.SuperCrises.Of(id), KindSuper, KindSuperBy)
	case card.QuorumCards:
		s.quorumFace(&f, l.Quorum.Of(id))
	case card.Destinations:
		d := l.Destinations.Of(id)
		f.Kind = s.plain(KindDestination)
		f.add(s.plain(LabelArrival), s.Effects(d.Effect)...)
		f.add(s.plain(LabelDistance), fmt.Sprint(d.Distance))
	case card.LoyaltyCards:
		s.loyaltyFace(&f, l.Loyalty.Of(id))
	case card.Locations:
		s.locationFace(&f, l.Locations.Of(card.Place(id)))
	case card.Characters:
		s.characterFace(&f, l.Characters.Of(id))
	case card.Titles:
		s.titleFace(&f, l.Title(id))
	case card.Objectives:
		f.Kind = s.plain(KindObjective)
		for _, t := range l.Objectives.Of(id).Thresholds {
			f.add(s.Say(Line{Kind: LabelAtDistance, N: t.At}), s.Effects(t.Effect)...)
		}
	case card.GalacticaDamage:
		t := l.GalacticaDamage.Of(id)
		f.Kind = s.plain(KindDamage)
		if t.Place != "" {
			f.add("", s.Say(Line{Kind: FaceDamagedPlace, Place: t.Place}), s.plain(FaceNotActivated))
		}
		f.add("", s.Effects(t.Effect)...)
		if t.Place == "" {
			f.add("", s.plain(FaceTokenLeaves))
		}
	case card.PegasusDamage:
		f.Kind = s.plain(KindPegasusDamage)
		f.add("", s.Say(Line{Kind: FaceDamagedPlace, Place: l.PegasusDamage.Of(id).Place}), s.plain(FaceNotActivated))
	case card.BasestarDamage:
		f.Kind = s.plain(KindBasestar)
		f.add("", s.token(l.BasestarDamage.Of(id)))
	case card.CivilianShips:
		f.Kind = s.plain(KindCivilian)
		if effect := l.Civilians.Of(id).Effect; len(effect) > 0 {
			f.add(s.plain(LabelDestroyed), s.Effects(effect)...)
		} else {
			f.add(s.plain(LabelDestroyed), s.plain(FaceNothingLost))
		}
	case card.Allies:
		ally := l.Allies.Of(id)
		f.Kind = s.Say(Line{Kind: KindAlly, Place: ally.At})
		s.results(&f, &ally.Results)
	case card.Crossroads:
		f.Kind = s.plain(KindCrossroads)
		s.results(&f, &l.Crossroads.Of(id).Results)
	case card.Agendas:
		agenda := l.Agendas.Of(id)
		f.Kind = s.plain(KindAgenda)
		side := FaceAgendaCylons
		if agenda.Winner == card.HumanTeam {
			side = FaceAgendaHumans
		}
		f.add(s.plain(LabelAgenda), s.plain(side))
		f.add("", s.demands(agenda.Demands)...)
	case card.Mutinies:
		s.mutinyFace(&f, l.Mutinies.Of(id))
	case card.Missions:
		m := l.Missions.Of(id)
		f.Kind = s.plain(KindMission)
		s.checkLines(&f, m.Check)
		if m.Distance > 0 {
			f.add(s.plain(LabelDistance), fmt.Sprint(m.Distance))
		}
		f.note(s.plain(NoteMission))
	case card.Motives:
		s.motiveFace(&f, l.Motives.Of(id))
	case card.TraumaTokens:
		f.Kind = s.plain(KindTrauma)
		f.add("", s.plain([...]Kind{card.Benevolent: FaceBenevolent, card.Antagonistic: FaceAntagonistic, card.Disaster: FaceDisaster}[l.Trauma.Of(id).Mark]))
	case card.Abilities:
		kinds := [...]Kind{card.Passive: KindAbility, card.OncePerGame: KindOnce, card.Drawback: KindDrawback}
		a := l.Abilities.Of(id)
		kind, price := kinds[a.Kind], s.miracles(a)
		if price > 0 {
			kind = KindMiracle
		}
		f.Kind = s.Say(Line{Kind: kind, Deck: card.Characters, Card: l.Owner(id).ID, N: price})
		f.add("", s.Ability(id))
	case card.TitleActions: // they are on the title
	}
	return f
}

// results adds the two results of an Ally or Crossroads card.
func (s faces) results(f *Face, r *card.Results) {
	for _, half := range []struct {
		label   Kind
		effects card.Effects
	}{{LabelBenevolent, r.Benevolent}, {LabelAntagonistic, r.Antagonistic}} {
		if len(half.effects) == 0 {
			f.add(s.plain(half.label), s.plain(FaceDoesNothing))
		}
		f.add(s.plain(half.label), s.Effects(half.effects)...)
	}
}

// demands words what an Agenda or a Motive asks, one sentence each.
func (s faces) demands(list []card.Demand) []string {
	texts := make([]string, len(list))
	for i, d := range list {
		texts[i] = s.Say(Line{Kind: FaceDemand, N: int(d)})
	}
	return texts
}

func (s faces) mutinyFace(f *Face, m *card.MutinyCard) {
	f.Kind = s.plain(KindMutiny)
	f.timed(s, TimedAction)
	f.add("", s.Effects(m.Effect)...)
	for _, need := range m.Needs {
		f.note(s.plain(needNotes[need]))
	}
	switch m.Then {
	case card.ThenRemove:
		f.note(s.plain(NoteRemovedAfterwards))
	case card.ThenRemoveOnSuccess:
		s.removedOn(f, m.Effect)
	case card.ThenDiscard, card.ThenKeep:
	}
}

func (s faces) motiveFace(f *Face, m *card.Motive) {
	f.Kind = s.plain(KindMotive)
	when := TimedMotive
	if m.AtEnd {
		when = TimedMotiveAtEnd
	}
	f.timed(s, when)
	f.add(s.plain(LabelMotive), s.demands(m.Demands)...)
	f.note(s.plain(motiveSide(m)))
}

// motiveSide says which side a Motive is for.
func motiveSide(m *card.Motive) Kind {
	if m.Side == card.HumanTeam {
		return FaceMotiveHumans
	}
	return FaceMotiveCylons
}

// plain words a line that has no arguments.
func (s *Speaker) plain(kind Kind) string { return s.Say(Line{Kind: kind}) }

var timingLabels = [...]Kind{
	card.Action: TimedAction, card.BeforeCardsAdded: TimedBeforeCards, card.AfterStrengthTotaled: TimedTotal, card.BeforeDieRoll: TimedBeforeDie,
	card.AfterViperAttacked: TimedAttacked, card.InCheck: TimedInCheck, card.BeforeCheck: TimedBeforeCheck,
	card.InMovement: TimedMovement, card.InMovementOrAction: TimedMovementOrAction, card.AfterVictory: TimedVictory, card.BeforeRaidersAct: TimedRaiders, card.AfterDieRoll: TimedAfterDie, card.TreacheryDropped: TimedTreachery,
	card.AfterPass: TimedAfterPass,
}

var needNotes = [...]Kind{
	card.NeedsRaptor: NoteRaptor, card.NeedsPiloting: NotePiloting, card.NeedsPilot: NotePilots, card.NeedsPresident: NotePresident,
	card.NeedsBlueSpace: NoteBlueSpace, card.NeedsNuke: NoteNuke, card.NeedsDistance: NoteDistance,
	card.NeedsOrbit: NoteOrbit, card.NeedsRedSpace: NoteNotOnBlue, card.NeedsFiveCards: NoteFiveCards, card.NeedsNotAdmiral: NoteNotAdmiral,
	card.NeedsNotPresident: NoteNotPresident, card.NeedsFreedom: NoteNotInBrig, card.NeedsOutOfBrig: NoteNotInBrig, card.NeedsRichPresident: NoteRichPresident,
	card.NeedsViperInSpace: NoteViperInSpace, card.NeedsPrisoner: NotePrisoner, card.NeedsAdmiralsNuke: NoteAdmiralsNuke,
	card.NeedsNoMission: NoteNoMission, card.NeedsPilotInSpace: NotePilotInSpace,
}

var limitNotes = map[card.Limit]Kind{card.OncePerTurn: NotePerTurn, card.OncePerCheck: NotePerCheck, card.OncePerRoll: NotePerRoll, card.OncePerTurnOrdered: NotePerTurnOrdered}

func (s faces) skillFace(f *Face, id card.ID) {
	title, strength := card.SplitSkill(id)
	c := s.lib.Skills.Of(title)
	kind := KindSkill
	if strength >= 0 {
		kind = KindSkillOf
	}
	f.Kind = s.Say(Line{Kind: kind, Skill: c.Type, N: strength})
	f.timed(s, timingLabels[c.Timing])
	f.add("", s.Effects(c.Effect)...)
	f.note(s.plain(needNotes[c.Needs]), s.plain(limitNotes[c.Limit]))
	if c.Timing == card.InCheck {
		f.note(s.plain(NoteCheckAbility))
	}
	if len(c.Dropped) > 0 {
		f.add(s.plain(LabelDropped), s.Effects(c.Dropped)...)
		f.note(s.plain(NoteDropped))
	}
	if c.Reckless {
		f.note(s.plain(NoteReckless))
	}
	if c.NeedsReckless {
		f.note(s.plain(NoteNeedsReckless))
	}
}

func (s faces) crisisFace(f *Face, c *card.Crisis, kind, by Kind) {
	f.Kind = s.Say(Line{Kind: kind, N: int(c.Kind)})
	switch c.Kind {
	case card.Choice:
		f.Kind = s.Say(Line{Kind: by, Who: c.Chooser})
		f.add(s.plain(LabelEither), s.Effects(c.Options[0])...)
		for _, option := range c.Options[1:] {
			f.add(s.plain(LabelOr), s.Effects(option)...)
		}
	case card.CheckOnly:
		s.checkLines(f, c.Check)
	case card.CheckOrChoice:
		s.checkLines(f, c.Check)
		for _, option := range c.Options {
			f.add(s.plain(LabelInstead), s.Effects(option)...)
		}
		f.note(s.Say(Line{Kind: NoteChooser, Who: c.Chooser}))
	case card.Attack:
		for _, a := range c.Activate {
			f.add(s.plain(LabelFirst), s.Effect(card.Activate{Ships: a}))
		}
		f.add(s.plain(LabelThenPlace), s.setup(c.Setup)...)
		special := s.plain(LabelLast)
		if name := s.lang.Specials[c.ID]; name != "" {
			special = s.Say(Line{Kind: LabelLastCalled, Card: c.ID})
		}
		if len(c.Special.Effect) == 0 {
			f.add(special, s.plain(FaceNoFurther))
		}
		f.add(special, s.Effects(c.Special.Effect)...)
		f.note(s.plain(untilNotes[c.Special.Keep]))
	}
	if c.Icons.Activate != card.NoActivation {
		f.add(s.plain(LabelAfterwards), s.Effect(card.Activate{Ships: c.Icons.Activate}))
	}
	if c.Icons.Forces {
		f.add(s.plain(LabelAfterwards), s.Effect(card.ActivateForces{}))
	}
	if c.Icons.Jump {
		f.add(s.plain(LabelAfterwards), s.Effect(card.JumpPrep{By: 1}))
	}
	if c.Icons.Evacuate {
		f.add(s.plain(LabelAfterwards), s.plain(FaceEvacuates))
	}
}

var untilNotes = [...]Kind{
	card.UntilJump: NoteUntilJump, card.UntilCivilianOrBasestarDestroyed: NoteUntilLoss, card.Always: NoteAlways,
	card.UntilJumpOrNoRaider: NoteUntilNoRaider, card.UntilJumpOrScarDestroyed: NoteUntilScar, card.UntilAfterJump: NoteUntilAfterJump,
	card.UntilJumpOrBasestarDestroyed: NoteUntilBasestar,
}

// setup words what is placed, one line for each area.
func (s *Speaker) setup(list card.Effects) []string {
	var lines []string
	at := map[card.Area]int{} // the line of the area
	for _, e := range list {
		p, ships := e.(card.Placement) // as package game places them
		if !ships {
			lines = append(lines, s.Effect(e))
			continue
		}
		l := Line{Kind: FaceShips, Area: p.At, Ship: p.Ship, N: p.N}
		if i, begun := at[p.At]; begun {
			lines[i] += ", " + s.Say(l)
			continue
		}
		at[p.At] = len(lines)
		l.Kind = FaceShipsAt
		lines = append(lines, Capital(s.Say(l)))
	}
	return lines
}

func (s faces) checkLines(f *Face, c *card.Check) {
	f.add(s.Say(Line{Kind: LabelCheck, N: c.Difficulty}), Capital(s.Say(Line{Kind: FaceSkills, Skills: c.Skills})))
	for _, o := range s.Results(c) {
		f.add(o.Label, o.Does...)
	}
	if len(c.Consequence) > 0 {
		f.note(s.plain(NoteConsequence))
	}
}

// Result is a result of a skill check and what it does.
type Result struct {
	Is    game.CheckResult // NoResult for the consequence, which is not a result
	Label string
	Does  []string
}

// Results returns all that a check may come to, in the order of its card.
func (s *Speaker) Results(c *card.Check) []Result {
	of := faces{s}
	list := []Result{{game.Passed, s.plain(LabelPass), of.orNothing(c.Pass)}}
	if c.Partial > 0 {
		list = append(list, Result{game.Middle, s.Say(Line{Kind: LabelPartial, N: c.Partial}), of.orNothing(c.Middle)})
	}
	list = append(list, Result{game.Failed, s.plain(LabelFail), of.orNothing(c.Fail)})
	if len(c.Consequence) > 0 {
		list = append(list, Result{game.NoResult, s.plain(LabelConsequence), s.Effects(c.Consequence)})
	}
	return list
}

func (s faces) orNothing(list card.Effects) []string {
	if len(list) == 0 {
		return []string{s.plain(FaceNoEffect)}
	}
	return s.Effects(list)
}

func (s faces) quorumFace(f *Face, q *card.Quorum) {
	f.Kind = s.plain(KindQuorum)
	f.timed(s, TimedPresident)
	f.add("", s.Effects(q.Effect)...)
	f.add(s.plain(LabelInPlay), s.Kept(q.ID))
	if q.Then == card.ThenRemoveOnSuccess {
		s.removedOn(f, q.Effect)
	}
}

// removedOn notes at which results of its die a card leaves the game.
func (s faces) removedOn(f *Face, list card.Effects) {
	for _, e := range list {
		if roll, ok := e.(card.Roll); ok {
			f.note(s.Say(Line{Kind: NoteRemovedOn, N: roll.Upto + 1, M: game.DieFaces}))
		}
	}
}

func (s faces) loyaltyFace(f *Face, c *card.Loyalty) {
	f.Kind = s.plain(KindLoyalty)
	switch {
	case c.Goal != nil:
		f.timed(s, TimedReveal)
		f.add("", s.plain(FaceHuman))
		f.add(s.plain(LabelGoal), s.Say(Line{Kind: FaceGoal, N: int(c.Goal.Needs)}))
		f.add(s.plain(LabelRevealed), s.plain(FaceGoalRevealed))
		f.add(s.plain(LabelUnrevealed), s.Say(Line{Kind: FaceGoalMissed, Effects: card.Do(card.Lose(c.Goal.Costs, 1))}))
		f.note(s.plain(NoteGoal))
	case c.Final != nil:
		s.finalFace(f, c.Final)
	case c.Team == card.HumanTeam:
		f.add("", s.plain(FaceHuman))
	case c.Team == card.CylonTeam:
		f.timed(s, TimedReveal)
		f.add("", s.plain(FaceCylon))
		f.add(s.plain(LabelRevealed), s.Effects(c.Effect)...)
		f.note(s.plain(NoteCylon))
	case c.Team == card.MutineerTeam:
		f.timed(s, TimedAtOnce)
		f.add("", s.plain(FaceHuman))
		f.add(s.plain(LabelReceived), s.plain(FaceMutineer))
		f.add(s.plain(LabelAfterwards), s.plain(FaceMutineerLimit), s.plain(FaceMutineerJump))
		f.note(s.plain(NoteMutineer))
	default:
		f.timed(s, TimedAtOnce)
		f.add("", s.Effects(c.Effect)...)
	}
}

// finalFace adds the text of a Final Five card.
func (s faces) finalFace(f *Face, final *card.FinalFive) {
	f.add("", s.plain(FaceHuman))
	f.add(s.plain(LabelLookedAt), s.plain(FaceShown))
	f.add("", s.Effects(final.Examined)...)
	if !slices.Contains(final.Examined, card.Effect(card.Execute{Who: card.You})) {
		f.add("", s.plain(FaceHiddenAgain))
	}
	f.add(s.plain(LabelExecution), s.Effects(final.Executed)...)
	f.add("", s.plain(FaceLeavesGame))
	f.note(s.plain(NoteFinalFive))
}

func (s faces) locationFace(f *Face, l *card.Location) {
	f.Kind = s.Say(Line{Kind: KindLocation, N: int(l.Board)})
	if l.Board == card.CylonBoard {
		f.Kind = s.plain(KindCylonPlace)
	}
	if len(l.Action)+len(l.CylonAction) > 0 {
		f.timed(s, TimedAction)
	}
	if need := s.plain(needNotes[l.Needs]); len(l.CylonAction) > 0 { // P-NC-12
		f.add(s.plain(LabelForHumans), append(s.Effects(l.Action), need)...)
		f.add(s.plain(LabelForCylons), s.Effects(l.CylonAction)...)
	} else {
		f.add("", s.Effects(l.Action)...)
		f.note(need)
	}
	for i, o := range l.Options {
		f.add(fmt.Sprint(i+1), s.Effects(o.Effect)...)
	}
	if l.Check != nil {
		s.checkLines(f, l.Check)
	}
	switch l.ID { // the rules look up the standing effects of Sickbay and Brig by place
	case card.Brig:
		f.add(s.plain(LabelHere), s.plain(FaceBrig))
	case card.Sickbay, card.MedicalCenter:
		f.add(s.plain(LabelHere), s.plain(FaceSickbay))
	case card.Detention:
		f.add(s.plain(LabelHere), s.plain(FaceDetention))
	}
	if l.Price {
		f.note(s.plain(NotePrice))
	}
	if l.NoDraws {
		f.note(s.plain(NoteDrawsNone))
	}
	if l.Hazardous {
		f.note(s.plain(NoteHazardous))
	}
	if l.ID == card.CylonFleet {
		f.note(s.plain(NoteSympathizer))
	}
}

func (s faces) characterFace(f *Face, c *card.Character) {
	f.Kind = s.Say(Line{Kind: KindCharacter, Card: c.ID})
	f.add(s.plain(LabelReceives), s.Say(Line{Kind: FaceReceives, Card: c.ID}))
	switch c.Setup {
	case card.StartsInViper:
		f.add(s.plain(LabelStarts), s.plain(FaceInViper))
	case card.StartsOffBoard:
		f.add(s.plain(LabelStarts), s.plain(FaceOffBoard))
	default:
		f.add(s.plain(LabelStarts), s.Say(Line{Kind: FaceAtPlace, Place: c.Setup}))
	}
	labels := [...]Kind{card.Passive: LabelAbility, card.OncePerGame: LabelOnce, card.Drawback: LabelDrawback}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		text := s.Ability(a.ID)
		if text == "" { // an ability of a box without words yet
			text = strings.Join(s.Effects(a.Effect), " ")
		}
		label, price := labels[a.Kind], s.miracles(a)
		if price > 0 {
			label = LabelMiracle
		}
		f.add(s.Say(Line{Kind: label, Deck: card.Abilities, Card: a.ID, N: price}), text)
	}
	if c.Miracles > 1 {
		f.note(s.Say(Line{Kind: NoteMiracles, N: c.Miracles}))
	}
	if c.Other != "" {
		f.note(s.plain(NoteOther))
	}
}

func (s faces) titleFace(f *Face, t *card.TitleCard) {
	f.Kind = s.plain(KindTitle)
	f.add("", s.lang.Powers[t.ID]...)
	f.add("", s.Say(Line{Kind: FaceTitleChooses, Title: t.ID}))
	if t.LostInBrig {
		f.add("", s.plain(FaceTitleInBrig))
	}
	for i, a := range t.Actions {
		label := LabelAction
		if i > 0 {
			label = LabelOrAction
		}
		f.add(s.plain(label), s.Effects(a.Effect)...)
		f.note(s.plain(needNotes[a.Needs]))
		if a.Limit != card.NoLimit {
			f.note(s.plain(NoteOnceEachTurn))
		}
	}
	line := make([]string, len(t.Line))
	for i, id := range t.Line {
		line[i] = s.ShortCharacter(id)
	}
	f.add(s.plain(LabelSuccession), strings.Join(line, ", "))
}

// choicesIn returns the choices within effects.
func choicesIn(lists []card.Effects) [][]card.Effects {
	var found [][]card.Effects
	for _, list := range lists {
		for e := range list.Deep() {
			if e, ok := e.(card.OneOf); ok {
				found = append(found, e.Options)
			}
		}
	}
	return found
}

// effectsOf returns all lists of effects of the component with an id.
func effectsOf(l *box.Catalog, id card.ID) []card.Effects { return l.Effects(l.Find(id), id) }
