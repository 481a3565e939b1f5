package belief

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// evidence is what everyone has seen of the skill check being made.
type evidence struct {
	shown []card.ID // its cards, once revealed
	told  bool      // they have been weighed
	open  [7]int    // cards of each type that an ability added from its deck, which everyone saw (P-CHECK-01)
}

// side is how a player plays, for the tables.
type side int

const (
	human side = iota
	hidden
	revealed
	sides
)

// mostCounted is the most cards that one player adds that the tables tell apart: more are like so many.
const mostCounted = 3

// situation is what everyone sees of a player who is about to add cards to a check. The tables have a row for each.
type situation struct {
	hand  int // how many cards they hold: see hands
	gap   int // how much the check lacks: see gaps
	fit   int // how many of the cards that they draw count for the check: see fits
	topic int // see topics
}

// The numbers of situations of each kind.
const (
	hands  = 4 // 1 card, up to 3, up to 6, more
	gaps   = 4 // nothing lacks, up to 4, up to 9, more
	fits   = 3 // less than a third, up to two thirds, more
	topics = 2 // a crisis or a mission; a location, whose check is about a player
)

// MeanStrength is the mean strength of a Skill card.
const MeanStrength = 2.14

// AddedStrength returns the strength to be expected of n cards that one human adds to a check: the fewer, the stronger each is.
func AddedStrength(n int) float64 {
	mean := [...]float64{0, 3, 5.2, 6.9, 8.4, 9.5}
	return mean[min(n, len(mean)-1)]
}

// situationOf returns the situation of a player who is about to add cards to the check of the open table, or has just added some.
func situationOf(v *game.View, s game.Seat, added int) situation {
	var at situation
	most := game.AddedFrom(v.Seats[s].Place, v.Count(game.Hand(s))+added)
	for _, limit := range []int{1, 3, 6} {
		at.hand += number(most > limit)
	}
	gap := float64(v.Check.Difficulty) - Destiny(v.Boxes.SkillTypes(), v.Check.Skills)
	for i := range v.Seats {
		n := v.Count(game.Contribution(game.Seat(i)))
		switch {
		case game.Seat(i) == s:
		case v.Seats[i].Cylon():
			gap += MeanStrength * float64(n)
		default:
			gap -= AddedStrength(n)
		}
	}
	for _, limit := range []float64{0, 4, 9} {
		at.gap += number(gap > limit)
	}
	fit := 0.0
	for skill, p := range drawn(v, s) {
		if v.Check.Skills[skill] {
			fit += p
		}
	}
	for _, limit := range []float64{0.33, 0.67} {
		at.fit += number(fit > limit)
	}
	at.topic = number(v.Check.Place != "")
	return at
}

// Destiny returns what the cards of the Destiny deck add on average to a check for which some of the types in play count.
func Destiny(types []card.Skill, count game.SkillTypes) float64 {
	helps := 0
	for _, skill := range types {
		helps += number(count[skill])
	}
	return float64(game.DestinyAdded) * MeanStrength * (2*float64(helps)/float64(len(types)) - 1)
}

// drawn returns how likely each type is among the cards that a player draws. A Cylon player draws any (B-CTURN-02).
func drawn(v *game.View, s game.Seat) (share [7]float64) {
	if v.Seats[s].Cylon() {
		types := v.Boxes.SkillTypes()
		for _, skill := range types {
			share[skill] = 1 / float64(len(types))
		}
		return share
	}
	if sheet := v.Boxes.Characters.Of(v.Seats[s].Character); sheet != nil {
		share = sheet.Shares()
	}
	return share
}

// checked takes in what an event tells of a skill check. The view is as it was before the event.
func (b *Belief) checked(e *game.Event) {
	// no other event tells who added what
	//exhaustive:ignore
	switch e.Kind {
	case game.CheckChanged:
		if b.view.Check == nil || e.Check == nil || b.view.Check.Card != e.Check.Card || b.view.Check.Place != e.Check.Place {
			b.check = evidence{}
		}
	case game.CardMoved:
		if e.To == game.Contribution(game.Everyone) && e.From != game.Destiny {
			for skill := range b.check.open {
				b.check.open[skill] += number(e.From == game.SkillDeck(card.Skill(skill)))
			}
		}
	case game.Contributed:
		b.contributed(e)
	case game.Looked:
		if e.From == game.CheckCards && e.Card != "" {
			b.check.shown = append(b.check.shown, e.Card)
			b.weighCards()
		}
	}
}

// contributed weighs how many cards a player has added.
func (b *Belief) contributed(e *game.Event) {
	t := b.view.Check
	if t == nil || b.openly(e.Seat) || b.view.Seats[e.Seat].Cylon() {
		return
	}
	at := situationOf(b.view, e.Seat, e.N)
	mine := b.places(e.Seat)
	p := b.chance(mine)
	asHuman, asCylon := b.adds(human, at, e), b.adds(hidden, at, e)
	b.weigh(func(x world) float64 {
		if x.cylon&mine != 0 {
			return asCylon
		}
		return asHuman
	})
	what := AddedCards
	if e.N == 0 {
		what = AddedNone
	}
	b.note(Clue{What: what, Seat: e.Seat, N: e.N, Card: t.Card, Place: t.Place}, p)
}

// counts is how far a number of cards counts as evidence: players have reasons that no table holds.
const counts = 0.8

// adds returns how likely a player adds as many cards as an event says. Who may not add a single card adds none instead (Cally).
func (b *Belief) adds(by side, at situation, e *game.Event) float64 {
	p := learned.count(by, at, e.N)
	seat := &b.view.Seats[e.Seat]
	if sheet := b.view.Boxes.Characters.Of(seat.Character); e.N == 0 && sheet != nil && !seat.Jailed() && // P-NC-09
		slices.ContainsFunc(sheet.Abilities, func(a card.Ability) bool { return a.ID == card.Impulsive }) {
		p += learned.count(by, at, 1)
	}
	return math.Pow(p, counts)
}

// contributor is a player who added cards to the check, and how likely each of these is to be of each kind.
type contributor struct {
	seat  game.Seat
	of    marks
	n     int
	kinds [2][]float64 // as a human, and as a Cylon
}

// weighCards weighs the revealed cards of a check, once all are revealed: how many count against it, and of which types.
func (b *Belief) weighCards() {
	t := b.view.Check
	added := 0
	for _, n := range t.Added {
		added += int(n)
	}
	if b.check.told || t.FaceUp || len(b.check.shown) < added || added == 0 {
		return
	}
	b.check.told = true
	// A card counts for the check, or against it by its type.
	kindOf, shown := b.kinds()
	var from []contributor
	var before [game.MaxSeats]float64
	for s := range b.view.Seats {
		seat := game.Seat(s)
		before[s] = b.chance(b.places(seat))
		if n := int(t.Added[s]); n > 0 {
			from = append(from, b.contributor(seat, n, kindOf, len(shown)))
		}
	}
	likelihoods := b.likelihoods(from, kindOf, shown)
	b.weigh(func(x world) float64 {
		which := 0
		for i, c := range from {
			if x.cylon&c.of != 0 {
				which |= 1 << i
			}
		}
		return likelihoods[which]
	})
	for _, c := range from {
		b.note(b.cardClue(c, from, kindOf, shown), before[c.seat])
	}
}

// kinds returns the kind of each type of Skill card in the check, 0 for those that count for it, and how many of each kind were revealed.
func (b *Belief) kinds() (kindOf [7]int, counts []int) {
	t := b.view.Check
	counts = []int{0}
	for _, id := range b.check.shown {
		skill := b.view.Boxes.Skill(id)
		switch {
		case t.Strength(skill.Type, skill.Strength) > 0, t.Skills[skill.Type]:
			counts[0]++
		case kindOf[skill.Type] == 0:
			counts = append(counts, 1)
			kindOf[skill.Type] = len(counts) - 1
		default:
			counts[kindOf[skill.Type]]++
		}
	}
	return kindOf, counts
}

// contributor returns how likely each card that a player added is to be of each kind.
func (b *Belief) contributor(s game.Seat, n int, kindOf [7]int, kinds int) contributor {
	c := contributor{seat: s, of: b.places(s), n: n}
	for as := range c.kinds {
		by := side(as)
		if b.openly(s) || b.view.Seats[s].Cylon() && by == hidden { // a Cylon Leader may play for the humans
			by = revealed
		}
		c.kinds[as] = spread(drawn(b.view, s), b.view.Check.Skills, kindOf, kinds, learned.against(by, n))
	}
	return c
}

// unlikely is the share of a card's chance that goes to any type, whatever a player draws: cards change hands.
const unlikely = 0.15

// spread returns how likely a card is to be of each kind, if it counts against the check with a given chance.
func spread(share [7]float64, positive game.SkillTypes, kindOf [7]int, kinds int, p float64) []float64 {
	list := make([]float64, kinds)
	list[0] = 1 - p
	all, types := 0.0, 0
	for skill, n := range share {
		if !positive[skill] {
			all += n
			types++
		}
	}
	for skill, n := range share {
		if kind := kindOf[skill]; kind > 0 {
			list[kind] += p * unlikely / float64(max(types, 1))
			if all > 0 {
				list[kind] += p * (1 - unlikely) * n / all
			}
		}
	}
	return list
}

// likelihoods returns how likely the revealed cards are, for each set of contributors who are Cylons: a bit for each.
func (b *Belief) likelihoods(from []contributor, kindOf [7]int, counts []int) []float64 {
	types := b.view.Boxes.SkillTypes()
	destiny := make([]float64, len(counts))
	fromDeck := int(b.view.Check.Added[game.Everyone])
	counts = slices.Clone(counts)
	for skill, n := range b.check.open {
		fromDeck -= n
		counts[kindOf[skill]] = max(counts[kindOf[skill]]-n, 0)
	}
	for _, skill := range types {
		if b.view.Check.Skills[skill] {
			destiny[0] += 1 / float64(len(types))
		} else if kindOf[skill] > 0 {
			destiny[kindOf[skill]] += 1 / float64(len(types))
		}
	}
	size := 1
	for _, n := range counts {
		size *= n + 1
	}
	start := make([]float64, size)
	start[0] = 1
	start = drawCards(start, counts, destiny, max(fromDeck, 0))
	all := make([]float64, 1<<len(from))
	var add func(i, which int, so []float64)
	add = func(i, which int, so []float64) {
		if i == len(from) {
			all[which] = so[size-1]
			return
		}
		add(i+1, which, drawCards(so, counts, from[i].kinds[human], from[i].n))
		add(i+1, which|1<<i, drawCards(so, counts, from[i].kinds[hidden], from[i].n))
	}
	add(0, 0, start)
	return all
}

// drawCards adds n cards, each of a kind by its chance, to what a check holds. so has the chance of each number of cards of each kind, up to counts.
func drawCards(so []float64, counts []int, chances []float64, n int) []float64 {
	for range n {
		next := make([]float64, len(so))
		for at, p := range so {
			if p == 0 {
				continue
			}
			step := 1
			for kind, most := range counts {
				if at/step%(most+1) < most {
					next[at+step] += p * chances[kind]
				}
				step *= most + 1
			}
		}
		so = next
	}
	return so
}

// cardClue returns what the revealed cards tell of one who added to them.
func (b *Belief) cardClue(c contributor, from []contributor, kindOf [7]int, counts []int) Clue {
	t := b.view.Check
	clue := Clue{What: NoneAgainst, Seat: c.seat, N: c.n, Card: t.Card, Place: t.Place}
	most := 0.0
	mine := drawn(b.view, c.seat)
	for skill, kind := range kindOf {
		if kind == 0 {
			continue
		}
		clue.What = CardsAgainst
		if mine[skill] >= most {
			clue.Skill, most = card.Skill(skill), mine[skill]
		}
	}
	if clue.What == NoneAgainst {
		return clue
	}
	clue.N = 0
	for _, n := range counts[1:] {
		clue.N += n
	}
	for _, other := range from {
		if drawn(b.view, other.seat)[clue.Skill] > 0 {
			clue.Drawers |= game.SeatsOf(other.seat)
		}
	}
	clue.Destiny = int(t.Added[game.Everyone])
	return clue
}

// tables says how humans and hidden Cylons play checks, as counted in simulated games.
type tables struct {
	Added   [2][topics][hands][gaps][fits][mostCounted + 1]float64 // how many cards a human and a hidden Cylon add
	Against [sides][mostCounted]float64                            // the share of their cards that count against, by how many they add
}

func (t *tables) count(by side, at situation, n int) float64 {
	return t.Added[by][at.topic][at.hand][at.gap][at.fit][min(n, mostCounted)]
}

func (t *tables) against(by side, n int) float64 { return t.Against[by][min(n, mostCounted)-1] }
