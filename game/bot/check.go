package bot

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/card"
)

// checks is how a player plays skill checks: the worth of a check and its likely result, the cards they add, and their choices about it. [windows]
// decides when they interrupt one.
type checks struct{ *mind }

// ---- What a check is worth ----

// stakes holds the worth of passing, partly passing and failing a check.
type stakes struct{ pass, middle, fail float64 }

func (m checks) stakesOf(check *card.Check, of *card.Crisis) stakes {
	return stakes{worthOf(m.View, check.Pass, of), worthOf(m.View, check.Middle, of), worthOf(m.View, check.Fail, of)}
}

// pending returns the check being made, with what is at stake.
func (m checks) pending() (*card.Check, stakes) {
	t := m.Check
	if c := m.Boxes.Crisis(t.Card); c != nil {
		return c.Check, m.stakesOf(c.Check, c)
	}
	if mission := m.Boxes.Missions.Of(t.Card); mission != nil {
		return mission.Check, m.stakesOf(mission.Check, nil)
	}
	check := m.Boxes.Locations.Of(t.Place).Check
	s := stakes{}
	switch t.Place {
	case card.Brig, card.Detention:
		s.pass = brigWorth * m.trust(m.Current)
	case card.AdmiralsQuarters:
		if s.pass = -brigWorth * m.trust(t.Target); t.Target == m.me && leaders(m).wantsCell() {
			s.pass = -brigWorth // the humans do not know that this Leader wants it
		}
	case card.Airlock, card.ResistanceHQ:
		if s.pass = -executionWorth * m.trust(t.Target); t.Target == m.me && leaders(m).wantsCell() {
			s.pass = -executionWorth
		}
	case card.Administration:
		s.pass = presidentWorth * (m.trust(t.Target) - m.trust(m.President()))
	}
	return check, s
}

// worth returns the worth of making a check, by the chance to pass it.
func (m checks) worth(check *card.Check, of *card.Crisis) float64 {
	return m.worthBy(m.held(), check, of)
}

// worthBy is like worth, by what the humans hold.
func (m checks) worthBy(held strengths, check *card.Check, of *card.Crisis) float64 {
	s := m.stakesOf(check, of)
	pass := m.chanceBy(held, check.Skills, float64(check.Difficulty))
	if check.Partial == 0 {
		return pass*s.pass + (1-pass)*s.fail - 2*cardWorth*0.7
	}
	half := m.chanceBy(held, check.Skills, float64(check.Partial))
	return pass*s.pass + (half-pass)*s.middle + (1-half)*s.fail - 2*cardWorth*0.7
}

// mission returns the worth of attempting the top mission, averaged over all missions that it may be, in a turn that then has no crisis.
func (m checks) mission() float64 {
	if m.toMission != nil {
		return *m.toMission
	}
	known, held := m.Piles[game.MissionDeck], m.held()
	worth, n := 0.0, 0
	for mission := range m.Boxes.Missions.All() {
		switch {
		case len(known) > 0 && known[0].Card != "" && known[0].Card != mission.ID, m.lies(game.MissionDiscard, mission.ID), m.lies(game.Traveled, mission.ID):
		default:
			worth += m.worthBy(held, mission.Check, nil)
			n++
		}
	}
	worth = worth/float64(max(n, 1)) + noCrisis
	m.toMission = &worth
	return worth
}

// lies reports whether a card is seen in a pile.
func (m checks) lies(in game.Pile, id card.ID) bool {
	return slices.ContainsFunc(m.Piles[in], func(slot game.Slot) bool { return slot.Card == id })
}

// strengths is the strength of each skill type that players can be expected to add.
type strengths [7]float64

// of returns the strength that counts for a check.
func (s strengths) of(counts [7]bool) float64 {
	sum := 0.0
	for skill, n := range s {
		sum += n * one(counts[skill])
	}
	return sum
}

// chance returns the chance to reach a total, by the humans' hands.
func (m checks) chance(skills []card.Skill, total float64) float64 {
	return m.chanceBy(m.held(), skills, total)
}

func (m checks) chanceBy(held strengths, skills []card.Skill, total float64) float64 {
	counts := [7]bool{}
	for _, s := range skills {
		counts[s] = true
	}
	return 1 / (1 + math.Exp((total-m.destiny(counts)-0.55*held.of(counts))/2.5))
}

// destiny returns what the two cards from the Destiny deck add on average.
func (m checks) destiny(counts [7]bool) float64 {
	return belief.Destiny(m.Boxes.SkillTypes(), counts)
}

// held returns what the humans hold.
func (m checks) held() strengths {
	var all strengths
	for i := range m.Seats {
		if s := game.Seat(i); isHuman(m.View, s) {
			reliance := m.reliance(s)
			for skill, n := range m.hand(s) {
				all[skill] += reliance * n
			}
		}
	}
	return all
}

// hand returns the strength that a hand holds for a check. The player's own hand is known, the others are guessed from their character sheets.
func (m checks) hand(s game.Seat) strengths {
	var strength strengths
	if s == m.me {
		for _, slot := range m.Piles[game.Hand(s)] {
			if skill := m.Boxes.Skill(slot.Card); skill != nil {
				strength[skill.Type] += float64(skill.Strength)
			}
		}
		return strength
	}
	most := game.AddedFrom(m.Seats[s].Place, m.Count(game.Hand(s)))
	for skill, share := range m.Boxes.Characters.Of(m.Seats[s].Character).Shares() {
		strength[skill] = share * float64(most) * belief.MeanStrength
	}
	return strength
}

// handStrength returns the strength in a hand that counts for a check.
func (m checks) handStrength(s game.Seat, counts [7]bool) float64 { return m.hand(s).of(counts) }

// strengthOf returns what a card adds to the pending check.
func (m checks) strengthOf(id card.ID) int {
	skill := m.Boxes.Skill(id)
	return m.Check.Strength(skill.Type, skill.Strength)
}

// expected returns the total before this player adds cards, and the strength that the players after them hold for it, as far as they can tell.
func (m checks) expected() (total, after float64) {
	t := m.Check
	total = m.destiny(t.Skills)
	for i := range m.Seats {
		s, unseen := game.Seat(i), 0
		for _, slot := range m.Piles[game.Contribution(s)] {
			if slot.Card != "" {
				total += float64(m.strengthOf(slot.Card))
			} else {
				unseen++
			}
		}
		if m.knownCylon(s) {
			total -= belief.MeanStrength * float64(unseen)
		} else {
			total += belief.AddedStrength(unseen)
		}
	}
	// From here to the current player, who is last (B-CHECK-03).
	for s := m.me; s != m.Current; {
		s = (s + 1) % game.Seat(len(m.Seats))
		if isHuman(m.View, s) && !m.knownCylon(s) {
			after += m.reliance(s) * m.handStrength(s, t.Skills)
		}
	}
	return total, after
}

// ---- Adding cards ----

// contribute scores whether to add cards at all.
func (m checks) contribute(o game.Option) float64 {
	if o.Kind == game.Act {
		return one(len(m.contribution(m.d.N)) > 0)
	}
	return 0.5
}

// contribution returns the cards that this player adds, up to most, including those with a skill check ability.
func (m checks) contribution(most int) []game.Choice {
	picks := m.strength(most)
	for _, c := range m.abilities(most - len(picks)) {
		if !slices.Contains(picks, c) { // Daybreak's Treachery cards have both
			picks = append(picks, c)
		}
	}
	return picks
}

// strength returns the cards that this player adds for their strength.
func (m checks) strength(most int) []game.Choice {
	_, s := m.pending()
	gain := s.pass - s.fail
	var helping, hurting []game.Choice
	seen := map[card.ID]int8{}
	ids := make([]card.ID, 0, 10)
	for _, slot := range m.Piles[game.Hand(m.me)] {
		ids = append(ids, slot.Card)
	}
	slices.Sort(ids)
	for _, id := range ids {
		c := game.Choice{Kind: game.TheCard, Card: id, N: seen[id]}
		seen[id]++
		switch n := m.strengthOf(id); {
		case n > 0:
			helping = append(helping, c)
		case n < 0:
			hurting = append(hurting, c)
		}
	}
	byStrength := func(a, b game.Choice) int { return m.strengthOf(b.Card) - m.strengthOf(a.Card) }
	slices.SortStableFunc(helping, byStrength)
	slices.SortStableFunc(hurting, func(a, b game.Choice) int { return byStrength(b, a) })
	if gain < 0 {
		// Failing is better, for example when a player would be sent to the Brig for nothing.
		gain, helping, hurting = -gain, hurting, helping
	}
	switch m.side {
	case revealed:
		if len(hurting) == 0 || gain < 3 {
			return nil
		}
		return hurting[:1]
	case hidden:
		return m.sabotage(helping, hurting, s, gain, most)
	default:
		return m.help(helping, s, gain, most)
	}
}

// help returns the cards needed and no more, if the result is worth them.
func (m checks) help(helping []game.Choice, s stakes, gain float64, most int) []game.Choice {
	total, after := m.expected()
	if s.pass < s.fail {
		return nil // staying out of it is enough
	}
	picks := m.reach(helping, float64(m.Check.Difficulty)-total, after, gain, most)
	if picks == nil && m.Check.Partial > 0 && s.middle > s.fail {
		picks = m.reach(helping, float64(m.Check.Partial)-total, after, s.middle-s.fail, most)
	}
	return picks
}

// willing is the share of their strength for a check that the players after this one add if necessary.
const willing = 0.4

// reach returns this player's part of the strength that a total still lacks: all of it if they are the last to add cards, otherwise a fair share. It
// returns nothing if the check is out of reach or not worth the cards.
func (m checks) reach(helping []game.Choice, gap, after, gain float64, most int) []game.Choice {
	helping = helping[:min(len(helping), most)]
	mine, want := m.strengths(helping), gap+m.margin
	if want <= 0 || gain <= 0 || mine+willing*after < gap-1 {
		return nil
	}
	part := want * mine / (mine + willing*after)
	var picks []game.Choice
	for _, c := range helping {
		if m.strengths(picks) > part-1 {
			break
		}
		picks = append(picks, c)
	}
	// A weaker card may replace one of these, or none may be needed.
	for i, pick := range slices.Backward(picks) {
		over := m.strengths(picks) - part
		if over >= float64(m.strengthOf(pick.Card))-0.5 {
			picks = slices.Delete(picks, i, i+1)
			continue
		}
		for _, c := range slices.Backward(helping) {
			if spared := m.strengthOf(pick.Card) - m.strengthOf(c.Card); spared > 0 && float64(spared) <= over+0.5 && !slices.Contains(picks, c) {
				picks[i] = c
				break
			}
		}
	}
	cost := 0.0
	for _, c := range picks {
		cost += m.keep(c.Card) * m.thrift()
	}
	if cost > gain*part/want {
		return nil
	}
	return picks
}

// strengths returns what some cards add to the pending check.
func (m checks) strengths(cards []game.Choice) float64 {
	sum := 0
	for _, c := range cards {
		sum += m.strengthOf(c.Card)
	}
	return float64(sum)
}

// sabotage returns what a hidden Cylon adds: now and then a card against the check, if others may be blamed, or nothing; otherwise what a human
// would add.
func (m checks) sabotage(helping, hurting []game.Choice, s stakes, gain float64, most int) []game.Choice {
	others := 0
	for i := range m.Seats {
		if seat := game.Seat(i); seat != m.me && m.Count(game.Contribution(seat)) > 0 {
			others++
		}
	}
	switch mood := m.luck().Float64(); {
	case mood < m.temper.sabotage && !m.Check.FaceUp && others > 0 && len(hurting) > 0 && gain > 6:
		return hurting[:1]
	case mood < m.temper.sabotage+0.2:
		return nil
	default:
		return m.help(helping, s, gain, most)
	}
}

// abilities returns the cards with a skill check ability that this player adds to their other cards, up to most.
func (m checks) abilities(most int) []game.Choice {
	if m.side == hidden && (m.Check.FaceUp || m.luck().IntN(3) > 0) {
		return nil // it would be noticed
	}
	var picks []game.Choice
	for _, slot := range m.Piles[game.Hand(m.me)] {
		c := game.Choice{Kind: game.TheCard, Card: slot.Card}
		skill := m.Boxes.Skill(slot.Card)
		if skill == nil || skill.Timing != card.InCheck || skill.NeedsReckless || slices.Contains(picks, c) || len(picks) >= most {
			continue
		}
		if m.secret(m.abilityWorth(slot.Card)) > m.keep(slot.Card) {
			picks = append(picks, c)
		}
	}
	return picks
}

// abilityWorth returns what a card's skill check ability is worth to the humans in the pending check.
func (m checks) abilityWorth(id card.ID) float64 {
	check, s := m.pending()
	gain := s.pass - s.fail
	total, _ := m.expected()
	near := max(0, 1-math.Abs(float64(m.Check.Difficulty)-total)/8) // how open the result is
	title, _ := card.SplitSkill(id)
	worth := 0.0
	switch title {
	case "red-tape": // the humans add the strong cards
		worth = -0.25 * gain * near
	case "iron-will":
		worth = -0.4 * min(s.fail, 0) * near
	case "trust-instincts":
		worth = gain * near * m.destiny(m.Check.Skills) / 12
	case "establish-network":
		sign := -1.0
		if m.Check.Skills[card.Engineering] {
			sign = 1
		}
		worth = sign * gain * near / 4
	case "all-hands-on-deck":
		worth = gain * near / 8
	case "bait", "dradis-contact", "a-better-machine", "personal-vices", "violent-outbursts", "exploit-a-weakness":
		worth = worthOf(m.View, m.Boxes.Skill(id).Effect, nil)
	case "protect-the-fleet":
		if m.Check.Skills[card.Piloting] {
			worth = 0.6 * vipersAct(m.View, 1)
		}
	}
	if !m.Check.HasAbility { // as far as everyone can see, another card triggers the consequence anyway
		worth += 0.7 * worthOf(m.View, check.Consequence, m.Boxes.Crisis(m.Check.Card))
	}
	return worth
}

// ---- Choices about a check ----

// nextAbility scores which skill check ability comes next: first those that take cards out, then those that put more in; those that count cards come
// last.
func (m checks) nextAbility(o game.Option) float64 {
	title, _ := card.SplitSkill(o.Card)
	switch title {
	case "red-tape":
		return 3
	case "trust-instincts":
		return 2
	default:
		return 1
	}
}

// against scores which card of a check to discard: one that counts against what the player wants.
func (m checks) against(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	_, s := m.pending()
	worth := -float64(m.strengthOf(o.Card))
	if s.pass < s.fail {
		worth = -worth
	}
	return m.open(worth)
}

func (m checks) result(o game.Option) float64 {
	_, s := m.pending()
	switch o.Kind {
	case game.PassCheck:
		return m.open(s.pass)
	case game.FailCheck:
		return m.open(s.fail)
	default:
		return m.open(s.fail) - 1
	}
}

// difficulty scores lowering or raising the difficulty.
func (m checks) difficulty(o game.Option) float64 {
	_, s := m.pending()
	switch o.Kind {
	case game.Lower:
		return m.open(s.pass)
	case game.Raise:
		return m.open(-s.pass)
	default:
		return 2
	}
}

// zeroType scores a type to count as nothing: one that counts against the check.
func (m checks) zeroType(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	if m.Check.Skills[o.Skill] {
		return -1
	}
	return 1
}
