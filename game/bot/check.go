package bot

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// ---- What a check is worth ----

// stakes is what passing, half passing and failing a check are worth.
type stakes struct{ pass, middle, fail float64 }

func (m *mind) stakesOf(check *card.Check, of *card.Crisis) stakes {
	return stakes{worthOf(m.View, check.Pass, of), worthOf(m.View, check.Middle, of), worthOf(m.View, check.Fail, of)}
}

// pending is the check being made, with what is at stake.
func (m *mind) pending() (*card.Check, stakes) {
	t := m.Check
	if c := m.Boxes.Crisis(t.Card); c != nil {
		return c.Check, m.stakesOf(c.Check, c)
	}
	check := m.Boxes.Locations.Of(t.Place).Check
	s := stakes{}
	switch t.Place {
	case card.Brig:
		s.pass = brigWorth * m.trust(m.Current)
	case card.AdmiralsQuarters:
		s.pass = -brigWorth * m.trust(t.Target)
	case card.Administration:
		s.pass = presidentWorth * (m.trust(t.Target) - m.trust(m.President()))
	}
	return check, s
}

// trust is from -1 for a Cylon to 1 for a human, as far as this player knows.
func (m *mind) trust(s game.Seat) float64 {
	switch {
	case s == m.me:
		return 1
	case m.knownCylon(s):
		return -1
	default:
		return 0.6
	}
}

// checkWorth is what it is worth to make a check, by the chance to pass it.
func (m *mind) checkWorth(check *card.Check, of *card.Crisis) float64 {
	s := m.stakesOf(check, of)
	pass := m.chance(check.Skills, float64(check.Difficulty))
	if check.Partial == 0 {
		return pass*s.pass + (1-pass)*s.fail - 2*cardWorth*0.7
	}
	half := m.chance(check.Skills, float64(check.Partial))
	return pass*s.pass + (half-pass)*s.middle + (1-half)*s.fail - 2*cardWorth*0.7
}

// chance is the chance to reach a total, by the hands of the humans.
func (m *mind) chance(skills []card.Skill, total float64) float64 {
	counts := [7]bool{}
	for _, s := range skills {
		counts[s] = true
	}
	strength := m.destiny(counts)
	for i := range m.Seats {
		if s := game.Seat(i); isHuman(m.View, s) {
			strength += 0.55 * m.handStrength(s, counts)
		}
	}
	return 1 / (1 + math.Exp((total-strength)/2.5))
}

// destiny is what the two cards of the Destiny deck add on average.
func (m *mind) destiny(counts [7]bool) float64 {
	positive := 0.0
	for _, skill := range []card.Skill{card.Politics, card.Leadership, card.Tactics, card.Piloting, card.Engineering} {
		positive += one(counts[skill])
	}
	return 2 * destinyStrength * (2*positive/5 - 1)
}

// handStrength is how much a hand holds that counts for a check: known for the own one, guessed by their sheets for others.
func (m *mind) handStrength(s game.Seat, counts [7]bool) float64 {
	most := m.Count(game.Hand(s))
	if m.Seats[s].Place == card.Brig {
		most = min(most, 1)
	}
	if s == m.me {
		strength := 0.0
		for _, slot := range m.Piles[game.Hand(s)] {
			if skill := m.Boxes.Skill(slot.Card); skill != nil && counts[skill.Type] {
				_, n := card.SplitSkill(slot.Card)
				strength += float64(n)
			}
		}
		return strength
	}
	fits, all := 0.0, 0.0
	for _, line := range m.Boxes.Characters.Of(m.Seats[s].Character).Draws {
		for _, skill := range line.Types {
			n := float64(line.N) / float64(len(line.Types))
			all += n
			fits += n * one(counts[skill])
		}
	}
	return float64(most) * destinyStrength * fits / all
}

// ---- Adding cards ----

// strengthOf is what a card adds to the pending check.
func (m *mind) strengthOf(id card.ID) int {
	_, n := card.SplitSkill(id)
	return m.Check.Strength(m.Boxes.Skill(id).Type, n)
}

// expected is the total before this player adds, with what those after him may add, and how many of these are humans with cards.
func (m *mind) expected() (total float64, after int) {
	t := m.Check
	total = m.destiny(t.Skills)
	for i := range m.Seats {
		s := game.Seat(i)
		for _, slot := range m.Piles[game.Contribution(s)] {
			switch {
			case slot.Card != "":
				total += float64(m.strengthOf(slot.Card))
			case m.knownCylon(s):
				total -= destinyStrength
			default:
				total += 0.85 * destinyStrength
			}
		}
	}
	// From here to the current player, who is last (B-CHECK-03).
	for s := m.me; s != m.Current; {
		s = (s + 1) % game.Seat(len(m.Seats))
		if !isHuman(m.View, s) || m.knownCylon(s) || m.Count(game.Hand(s)) == 0 {
			continue
		}
		after++
		total += 0.2 * m.handStrength(s, t.Skills)
	}
	return total, after
}

// contribution is the cards that this player adds, at most so many, those with a skill check ability among them.
func (m *mind) contribution(most int) []game.Choice {
	picks := m.strength(most)
	return append(picks, m.abilities(most-len(picks))...)
}

// strength is the cards that this player adds for their strength.
func (m *mind) strength(most int) []game.Choice {
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
		// Failing is better, as when somebody is sent to the Brig for nothing.
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

// help is the cards that it takes, and not more, if they are worth it.
func (m *mind) help(helping []game.Choice, s stakes, gain float64, most int) []game.Choice {
	total, after := m.expected()
	if s.pass < s.fail {
		return nil // keeping out of it is enough
	}
	picks := m.reach(helping, float64(m.Check.Difficulty)-total, after, gain, most)
	if picks == nil && m.Check.Partial > 0 && s.middle > s.fail {
		picks = m.reach(helping, float64(m.Check.Partial)-total, after, s.middle-s.fail, most)
	}
	return picks
}

// reach is the cards to close a gap, nil if they cost more than they gain or are too few. The last to add makes sure; with others
// to come a part of the gap is enough.
func (m *mind) reach(helping []game.Choice, gap float64, after int, gain float64, most int) []game.Choice {
	if gap <= -1.5 || gain <= 0 {
		return nil
	}
	gap += 4.0 - 1.5*m.thrift() // Destiny may be against us
	if after > 0 {
		gap *= 0.8
	}
	var picks []game.Choice
	cost := 0.0
	for _, c := range helping {
		if gap <= 0 || len(picks) == most {
			break
		}
		picks = append(picks, c)
		cost += m.keep(c.Card) * m.thrift()
		gap -= float64(m.strengthOf(c.Card))
	}
	if cost > gain || gap > 2+3*float64(after) {
		return nil
	}
	// A weaker card may do for the last one.
	if n := len(picks); n > 0 {
		for _, c := range slices.Backward(helping) {
			if !slices.Contains(picks, c) && gap+float64(m.strengthOf(picks[n-1].Card)-m.strengthOf(c.Card)) <= 0 {
				picks[n-1] = c
				break
			}
		}
	}
	return picks
}

// sabotage is what a hidden Cylon adds: now and then a card against it, where others may be blamed, or nothing; else what a human would.
func (m *mind) sabotage(helping, hurting []game.Choice, s stakes, gain float64, most int) []game.Choice {
	others := 0
	for i := range m.Seats {
		if seat := game.Seat(i); seat != m.me && m.Count(game.Contribution(seat)) > 0 {
			others++
		}
	}
	switch mood := (m.Turn + 2*int(m.me)) % 5; {
	case mood < 2 && !m.Check.FaceUp && others > 0 && len(hurting) > 0 && gain > 6:
		return hurting[:1]
	case mood < 3:
		return nil
	default:
		return m.help(helping, s, gain, most)
	}
}

// contribute is whether to add cards at all.
func (m *mind) contribute(o game.Option) float64 {
	if o.Kind == game.Act {
		return one(len(m.contribution(m.d.N)) > 0)
	}
	return 0.5
}

// ---- Windows ----

// window is whether to interrupt.
func (m *mind) window(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	switch m.d.Window {
	case game.BeforeCards, game.StrengthTotaled, game.BeforeRoll, game.AfterRoll:
		best := m.bestCard()
		if m.d.Window == game.AfterRoll && m.able("eco-officer") && !m.usedThisTurn("eco-officer") && m.Current == m.me {
			best = max(best, m.interrupt(game.Choice{Kind: game.TheAbility, Card: "eco-officer"}))
		}
		if m.d.Window == game.AfterRoll && m.d.Roll == game.RollForFTL && m.able("ftl-operator") {
			best = max(best, m.rerollGain())
		}
		if m.d.Window == game.BeforeRoll && m.able("longshot") && m.Current == m.me {
			best = max(best, m.interrupt(game.Choice{Kind: game.TheAbility, Card: "longshot"}))
		}
		return best
	case game.CrisisRevealed:
		return m.open(-14-m.crisisValue(m.d.About)) - one(m.side == hidden)*100
	case game.ChoiceMade:
		return -1 // the chooser has weighed it
	case game.CheckAnnounced:
		return m.bestDifficulty()
	case game.ReplaceCheck:
		if m.d.Place != "" {
			return m.bestCard()
		}
		return m.replacing()
	case game.CardsRevealed:
		return m.fixing()
	case game.CardsAdded:
		return m.zeroing()
	case game.CheckResolved:
		return float64(m.Count(game.CheckCards)) - 6.5
	case game.ViperPlaced:
		return m.side.loyal() * (danger(m.View) - 14)
	case game.EndOfTurn, game.RepairUsed, game.QuorumUsed:
		return 1
	default:
		return -1
	}
}

// bestCard is what the best card for the window is worth to this player.
func (m *mind) bestCard() float64 {
	best := -1.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		if s := m.Boxes.Skill(slot.Card); s != nil && s.Timing == timings[m.d.Window] {
			best = max(best, m.interrupt(game.Choice{Kind: game.TheCard, Card: slot.Card}))
		}
	}
	return best
}

// timings is the timing of the cards for a window.
var timings = map[game.Window]card.Timing{
	game.ReplaceCheck: card.BeforeCheck,
	game.BeforeCards:  card.BeforeCardsAdded, game.StrengthTotaled: card.AfterStrengthTotaled,
	game.BeforeRoll: card.BeforeDieRoll, game.AfterRoll: card.AfterViperAttacked,
}

// loyal is 1 for a human and less than nothing for others.
func (s side) loyal() float64 {
	if s == human {
		return 1
	}
	return -1
}

// able says whether this player's sheet has an ability.
func (m *mind) able(id card.ID) bool {
	for _, a := range m.Boxes.Characters.Of(m.Seats[m.me].Character).Abilities {
		if a.ID == id {
			return a.Kind != card.OncePerGame || m.Seats[m.me].Uses > 0
		}
	}
	assist := m.Boxes.Characters.Of(m.Assist)
	return assist != nil && !m.AssistGone && m.AssistUses > 0 &&
		slices.ContainsFunc(assist.Abilities, func(a card.Ability) bool { return a.ID == id && a.Kind == card.OncePerGame }) // B-VAR-03
}

// interrupt is what a card or ability is worth in the window of the decision, less the card. A hidden Cylon keeps quiet.
func (m *mind) interrupt(c game.Choice) float64 {
	if m.side != human {
		return -1
	}
	cost := 0.0
	if c.Kind == game.TheCard {
		cost = m.keep(c.Card)
	}
	// a matter of taste: in the other windows an ability is worth what it does
	//exhaustive:ignore
	switch m.d.Window {
	case game.ReplaceCheck:
		return m.deciding(c.Card)
	case game.BeforeCards:
		return m.beforeCards(c.Card) - cost
	case game.StrengthTotaled:
		_, s := m.pending()
		short := m.Check.Difficulty - m.Check.Total
		if short > 0 && short <= 2 && !m.Check.Emergency {
			return s.pass - max(s.fail, s.middle*one(m.Check.Partial > 0)) - cost
		}
		return -1
	case game.BeforeRoll:
		if s := m.Boxes.Skill(c.Card); s != nil && s.ID == "best-of-the-best" {
			return m.raidersHit() - cost
		}
		if c.Kind == game.TheAbility {
			return m.longshot()
		}
		return m.rollGain() - cost
	case game.AfterRoll:
		return m.rerollGain() - cost
	default:
		return -1
	}
}

// beforeCards is what a card is worth that changes how a check is made.
func (m *mind) beforeCards(id card.ID) float64 {
	check, s := m.pending()
	gain := s.pass - s.fail
	title, _ := card.SplitSkill(id)
	switch title {
	case "scientific-research":
		if m.Check.Skills[card.Engineering] {
			return 0
		}
		with := m.Check.Skills
		with[card.Engineering] = true
		more := m.destiny(with) - m.destiny(m.Check.Skills)
		for i := range m.Seats {
			if seat := game.Seat(i); isHuman(m.View, seat) {
				more += 0.5 * (m.handStrength(seat, with) - m.handStrength(seat, m.Check.Skills))
			}
		}
		return gain * min(0.12*more, 0.6) * (1 - m.chance(check.Skills, float64(m.Check.Difficulty)+3))
	case "investigative-committee":
		return gain*0.1 - 4
	default:
		return 0
	}
}

// rollGain is what adding 2 to the die is worth.
func (m *mind) rollGain() float64 {
	// a matter of taste: the others gain nothing by 2 more
	//exhaustive:ignore
	switch m.d.Roll {
	case game.RollForCard, game.RollForHumanFleet:
		return m.rollOfCard()
	case game.RollForFTL:
		loss, _ := game.FTLPopulation(m.JumpPrep)
		return -0.25 * resource(m.View, card.Population, -loss)
	case game.RollForNuke:
		return -0.25 * basestarWorth
	case game.RollViperAtRaider, game.RollGalacticaAtRaider:
		return 0.25 * raiderAt(m.View, m.d.Area)
	case game.RollViperAtHeavyRaider, game.RollGalacticaAtHeavyRaider:
		return 0.25 * heavyAt(m.View, m.d.Area)
	case game.RollViperAtBasestar, game.RollGalacticaAtBasestar:
		return -0.25 * 0.4 * basestarWorth
	case game.RollForArmory:
		return 0.25 * worstCenturion(m.View)
	default:
		return 0 // what rolls against us is not to be helped
	}
}

// rollOfCard is what 2 more are worth for the roll of the card that is being resolved: the crisis that lies open, or what the
// acting player does. Only a crisis can be told from the table.
func (m *mind) rollOfCard() float64 {
	best := 0.0
	for _, p := range []game.Pile{game.CrisisOpen, game.QuorumOpen} {
		for _, slot := range m.Piles[p] {
			if r, ok := find[card.Roll](m.View, slot.Card); ok {
				of := m.Boxes.Crisis(slot.Card)
				best = max(best, 0.25*(worthOf(m.View, r.High, of)-worthOf(m.View, r.Low, of)))
			}
		}
	}
	return best
}

// rerollGain is what rolling again is worth after the result N.
func (m *mind) rerollGain() float64 {
	does := game.AttackDoes(m.d.Roll, m.d.Ship, m.House, m.d.N)
	// a matter of taste: the others are not thrown again
	//exhaustive:ignore
	switch m.d.Roll {
	case game.RollRaiderAtViper:
		if does != game.Misses {
			return 0.5*viperWorth + 2*one(does == game.Destroys)
		}
	case game.RollRaiderAtPilot:
		if does != game.Misses {
			return 0.7 * (viperWorth + sickbayWorth)
		}
	case game.RollForFTL:
		if m.d.N <= game.FTLLosesUpTo {
			loss, _ := game.FTLPopulation(m.JumpPrep)
			return -0.25 * resource(m.View, card.Population, -loss)
		}
	case game.RollForArmory:
		if does == game.Misses {
			return 2
		}
	case game.RollViperAtRaider, game.RollGalacticaAtRaider:
		if does == game.Misses {
			return 1
		}
	case game.RollBasestarAtGalactica:
		if does != game.Misses {
			return 3
		}
	}
	return -1
}

// bestDifficulty is what the best change of the difficulty is worth.
func (m *mind) bestDifficulty() float64 {
	_, s := m.pending()
	return max(s.pass, -s.pass) - 2
}

// difficulty is to lower or to raise it.
func (m *mind) difficulty(o game.Option) float64 {
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

// replacing is what it is worth to decide a check instead of making it.
func (m *mind) replacing() float64 {
	check, s := m.pending()
	gain := s.pass - s.fail
	return gain*(1-m.chance(check.Skills, float64(m.Check.Difficulty))) - 18 - one(m.side == hidden)*100
}

func (m *mind) checkResult(o game.Option) float64 {
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

// zeroing is what it is worth to let a type count nothing: much when a Cylon has added cards.
func (m *mind) zeroing() float64 {
	_, s := m.pending()
	total, _ := m.expected()
	short := float64(m.Check.Difficulty) - total
	return m.side.loyal()*((s.pass-s.fail)*one(short > 0 && short < 3)) - 20
}

// zeroType is a type that counts against the check.
func (m *mind) zeroType(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	if m.Check.Skills[o.Skill] {
		return -1
	}
	return 1
}
