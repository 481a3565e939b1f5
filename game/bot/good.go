package bot

import (
	"slices"

	"battlestar/game"
)

// Good plays for its side, greedily: it gives every option points and takes the best. A hidden Cylon plays like a human in the open, and against the
// humans where nobody can tell, until revealing pays.
func Good(k Known) game.Answer {
	m := &mind{Known: k, d: k.Decision, me: k.Seat, temper: tempers[k.Luck.Temper(k.Seat)]}
	m.side = m.sideOf()
	if id := m.unveils(); id != "" {
		return game.Answer{Seat: m.me, Picks: []game.Choice{{Kind: game.Unveil, Card: id}}}
	}
	return game.Answer{Seat: m.me, Picks: m.decide()}
}

// by adapts a method of one part (checks, actions…), so that the rules of all parts fit one table.
func by[part ~struct{ *mind }](rule func(part, game.Option) float64) func(*mind, game.Option) float64 {
	return func(m *mind, o game.Option) float64 { return rule(part{m}, o) }
}

// rules scores an option for each kind of decision. In a choice of several, options with fewer than 0 points are left out where possible. For a kind
// without an entry, the first option that does something is taken.
var rules = map[game.Kind]func(*mind, game.Option) float64{
	game.ChooseCharacter:    by(players.character),
	game.LookAtOwnLoyalty:   by(loyalties.ownLoyalty),
	game.ChooseSkillType:    by(hands.skillType),
	game.ChooseMove:         by(actions.move),
	game.PayForMove:         by(hands.giveUp),
	game.ChooseAction:       by(actions.action),
	game.ChooseFromHand:     by(actions.fromHand),
	game.ChooseOrderMode:    by(actions.orderMode),
	game.DiscardToLimit:     by(hands.giveUp),
	game.DiscardCards:       by(hands.discard),
	game.ReconTop:           by(decks.bury),
	game.ScoutTop:           by(decks.bury),
	game.ScoutDeck:          by(decks.scoutDeck),
	game.AskWindow:          by(windows.window),
	game.Contribute:         by(checks.contribute),
	game.ChooseCheckResult:  by(checks.result),
	game.ChooseZeroType:     by(checks.zeroType),
	game.ChooseDifficulty:   by(checks.difficulty),
	game.ChooseCheckCard:    by(checks.against),
	game.ChooseCheckAbility: by(checks.nextAbility),
	game.ChooseMoveOrAct:    by(actions.moveOrAct),
	game.ChooseCrisis:       by(decks.crisis),
	game.ChooseBox:          by(crises.box),
	game.ChooseOneOf:        by(crises.oneOf),
	game.ChooseMay:          by(crises.may),
	game.ChooseIgnore:       by(crises.ignore),
	game.ChooseNewPresident: by(players.trusted),
	game.ChooseCharacterFor: by(players.victim),
	game.ChoosePlayer:       by(players.player),
	game.ChoosePlace:        by(actions.placeToGo),
	game.ChooseArea:         by(targets.area),
	game.ChooseTarget:       by(targets.target),
	game.ChooseVictim:       by(targets.loss),
	game.ChooseShips:        by(targets.shipsPlaced),
	game.ChooseAreaOrder:    by(targets.areaOrder),
	game.ChooseBasestar:     by(targets.target),
	game.ChooseHeavyRaider:  by(targets.areaOrder),
	game.ChooseViper:        by(targets.viper),
	game.ChooseViperDeed:    by(targets.viperDeed),
	game.ChooseCivilians:    by(targets.civiliansToSee),
	game.MoveCivilian:       by(targets.civilianTo),
	game.ChooseRepair:       by(targets.repair),
	game.ChooseDamage:       by(cylons.damageToken),
	game.ChooseReaction:     by(targets.area),
	game.ChooseFallback:     by(targets.fallback),
	game.ChooseQuorum:       by(quorumCards.play),
	game.ChooseQuorumDraw:   by(quorumCards.drawOrPlay),
	game.ChooseDestination:  by(decks.destination),
	game.ChooseRisk:         by(decks.risk),
	game.ChooseRestore:      by(targets.restore),
	game.ChooseSuperCrisis:  by(decks.crisis),
	game.ChooseCaprica:      by(cylons.caprica),
	game.ChooseCylonFleet:   by(cylons.fleet),
	game.ChooseMark:         by(targets.mark),
	game.FlyFurther:         by(targets.viperDeed),
	game.ChooseBridge:       by(cylons.bridge),
	game.ChooseCylonShips:   by(cylons.ships),
	game.ChooseCylonArea:    by(cylons.area),
	game.TakeCard:           by(hands.takeCard),
	game.DiscardAny:         by(hands.weak),
	game.DiscardQuorum:      by(quorumCards.discard),
	game.ChooseQuorumOrder:  by(quorumCards.order),
	game.ChooseResult:       by(windows.dieResult),
	game.LayTrauma:          by(fates.lay),
	game.GiveUpTrauma:       by(fates.giveUp),
	game.ChooseAlly:         by(fates.ally),
	game.ChooseFate:         by(fates.fate),
	game.ChooseCondemned:    by(fates.condemned),
	game.ChooseStrike:       by(fates.strike),
	game.ChooseCivilian:     by(fates.hide),
	game.ChooseForce:        by(ground.force),
	game.ChooseGround:       by(ground.ship),
	game.ChooseCrisisOrder:  by(decks.onTop),
	game.ChooseHull:         by(seconds.hull),
	game.ChooseMovement:     by(seconds.movement),
	game.ChooseResource:     by(seconds.resource),
	game.ChooseDieChange:    by(seconds.dieChange),
	game.ChooseSkillDeck:    by(seconds.skillDeck),
	game.ChooseLearned:      by(seconds.learned),
	game.ChooseHeir:         by(seconds.heir),
	game.ChooseBorrowed:     by(seconds.borrowed),
	game.GiveCard:           by(hands.giveUp),
	game.LayOnDestiny:       by(hands.giveUp),
	game.ChooseMutiny:       by(uprisings.play),
	game.DiscardMutiny:      by(uprisings.discard),
	game.GiveMutiny:         by(uprisings.give),
	game.MissionTop:         by(decks.bury),
	game.TakeSkills:         by(hands.takeCard),
	game.ChoosePayment:      by(uprisings.pay),
	game.ChooseStay:         by(uprisings.stay),
	game.ForceHand:          by(uprisings.force),
	game.GiveQuorum:         by(quorumCards.order),
	game.PlayOrDiscard:      by(uprisings.playOrDiscard),
	game.BuryQuorumCards:    by(quorumCards.discard),
	game.ChooseMutineer:     by(uprisings.heir),
	game.ShowCard:           by(uprisings.show),
	game.ScoutMore:          by(decks.onTop),
	game.ChooseAssault:      by(uprisings.assault),
}

// decide returns the picks of the best answer.
func (m *mind) decide() []game.Choice {
	if m.d.Kind == game.ContributeCards {
		if picks := (checks{m}).contribution(m.d.Max); m.d.Allows(len(picks)) {
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
