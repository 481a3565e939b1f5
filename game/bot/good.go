package bot

import (
	"math/rand/v2"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// Good plays for its side, greedily: it gives every option points and takes the best. A hidden Cylon plays like a human in the open
// and against the humans where nobody can tell, until revealing pays.
func Good(rng *rand.Rand) Player {
	return func(v *game.View) game.Answer {
		m := &mind{View: v, d: v.Decision, me: v.Seat, rng: rng}
		m.side = m.sideOf()
		return game.Answer{Seat: m.me, Picks: m.decide()}
	}
}

// side is whom a player plays for.
type side uint8

const (
	human side = iota
	hidden
	revealed
)

// mind is a player thinking about one decision.
type mind struct {
	*game.View
	d    *game.Decision
	me   game.Seat
	side side
	rng  *rand.Rand
}

func (m *mind) sideOf() side {
	if m.Seats[m.me].Cylon() {
		return revealed
	}
	for _, slot := range m.Piles[game.Loyalty(m.me)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam {
			return hidden
		}
	}
	return human
}

// open gives points by what something is worth to the humans, for a choice that all can see: a hidden Cylon pretends.
func (m *mind) open(worth float64) float64 {
	if m.side == revealed {
		return -worth
	}
	return worth
}

// secret is open for a choice that nobody can tell.
func (m *mind) secret(worth float64) float64 {
	if m.side != human {
		return -worth
	}
	return worth
}

// rules is the points of an option for each kind of decision; for a choice of several, options with points below 0 are left out
// if they may be. A kind that is not here is a matter of taste: the first option that does something.
var rules = map[game.Kind]func(*mind, game.Option) float64{
	game.ChooseCharacter:    (*mind).character,
	game.LookAtOwnLoyalty:   (*mind).ownLoyalty,
	game.ChooseSkillType:    (*mind).skillType,
	game.ChooseMove:         (*mind).move,
	game.PayForMove:         (*mind).giveUp,
	game.ChooseAction:       (*mind).action,
	game.ChooseFromHand:     (*mind).fromHand,
	game.ChooseOrderMode:    (*mind).orderMode,
	game.DiscardToLimit:     (*mind).giveUp,
	game.DiscardCards:       (*mind).discard,
	game.ReconTop:           (*mind).bury,
	game.ScoutTop:           (*mind).bury,
	game.ScoutDeck:          (*mind).scoutDeck,
	game.AskWindow:          (*mind).window,
	game.Contribute:         (*mind).contribute,
	game.ChooseCheckResult:  (*mind).checkResult,
	game.ChooseZeroType:     (*mind).zeroType,
	game.ChooseDifficulty:   (*mind).difficulty,
	game.ChooseCheckCard:    (*mind).checkCard,
	game.ChooseCheckAbility: (*mind).checkAbility,
	game.ChooseMoveOrAct:    (*mind).moveOrAct,
	game.ChooseCrisis:       (*mind).crisis,
	game.ChooseBox:          (*mind).box,
	game.ChooseOneOf:        (*mind).oneOf,
	game.ChooseMay:          (*mind).may,
	game.ChooseIgnore:       (*mind).ignore,
	game.ChooseNewPresident: (*mind).trusted,
	game.ChooseCharacterFor: (*mind).victim,
	game.ChoosePlayer:       (*mind).player,
	game.ChoosePlace:        (*mind).placeToGo,
	game.ChooseArea:         (*mind).area,
	game.ChooseTarget:       (*mind).target,
	game.ChooseVictim:       (*mind).loss,
	game.ChooseShips:        (*mind).shipsPlaced,
	game.ChooseAreaOrder:    (*mind).areaOrder,
	game.ChooseBasestar:     (*mind).target,
	game.ChooseHeavyRaider:  (*mind).areaOrder,
	game.ChooseViper:        (*mind).viper,
	game.ChooseViperDeed:    (*mind).viperDeed,
	game.ChooseCivilians:    (*mind).civiliansToSee,
	game.MoveCivilian:       (*mind).civilianTo,
	game.ChooseRepair:       (*mind).repair,
	game.ChooseDamage:       (*mind).damageToken,
	game.ChooseReaction:     (*mind).area,
	game.ChooseFallback:     (*mind).fallback,
	game.ChooseQuorum:       (*mind).quorum,
	game.ChooseQuorumDraw:   (*mind).quorumDraw,
	game.ChooseDestination:  (*mind).destination,
	game.ChooseRisk:         (*mind).risk,
	game.ChooseRestore:      (*mind).restore,
	game.ChooseSuperCrisis:  (*mind).crisis,
	game.ChooseCaprica:      (*mind).caprica,
	game.ChooseCylonFleet:   (*mind).cylonFleet,
	game.ChooseMark:         (*mind).mark,
	game.FlyFurther:         (*mind).viperDeed,
	game.ChooseBridge:       (*mind).bridge,
	game.ChooseCylonShips:   (*mind).cylonShips,
	game.ChooseCylonArea:    (*mind).cylonArea,
	game.TakeCard:           (*mind).takeCard,
	game.DiscardAny:         (*mind).weak,
	game.DiscardQuorum:      (*mind).discardQuorum,
	game.ChooseQuorumOrder:  (*mind).quorumOrder,
	game.ChooseResult:       (*mind).dieResult,
}

// decide is the picks of the best answer.
func (m *mind) decide() []game.Choice {
	if m.d.Kind == game.ContributeCards {
		if picks := m.contribution(m.d.Max); m.d.Allows(len(picks)) {
			return picks
		}
		return nil // 1 card alone is not allowed (Cally)
	}
	points := rules[m.d.Kind]
	if points == nil {
		points = func(_ *mind, o game.Option) float64 {
			if o.Kind == game.Pass {
				return -1
			}
			return 0
		}
	}
	type weighed struct {
		game.Choice
		points float64
	}
	all := make([]weighed, len(m.d.Options))
	for i, o := range m.d.Options {
		all[i] = weighed{o.Choice, points(m, o)}
	}
	slices.SortStableFunc(all, func(a, b weighed) int {
		switch {
		case a.points > b.points:
			return -1
		case a.points < b.points:
			return 1
		default:
			return 0
		}
	})
	var picks []game.Choice
	for i, w := range all {
		if i < m.d.Min || i < m.d.Max && w.points > 0 {
			picks = append(picks, w.Choice)
		}
	}
	return picks
}

// knownCylon says whether somebody is known to play for the Cylons: revealed, or by a card that this player has seen.
func (m *mind) knownCylon(s game.Seat) bool {
	if m.Seats[s].Cylon() {
		return true
	}
	for _, slot := range m.Piles[game.Loyalty(s)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam {
			return true
		}
	}
	return false
}

// usefulness is how much a player can do for the humans, as far as this player knows.
func (m *mind) usefulness(s game.Seat) float64 {
	if m.knownCylon(s) {
		return -5
	}
	worth := 2 + 0.5*float64(m.Count(game.Hand(s)))
	if m.President() == s {
		worth += 2
	}
	if m.Admiral() == s {
		worth += 2
	}
	for _, slot := range m.Piles[game.Loyalty(s)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.HumanTeam {
			worth += 2
		}
	}
	return worth
}

// one is 1 for true.
func one(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
