package bot

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// actions is what a player does on their turn: where they move, which action they take, and to whom they give one. They are one part because each is
// weighed against the others: a move is worth the action at its end.
type actions struct{ *mind }

// ---- Where to be, and what to do there ----

// use returns the worth of a location's action for a player there, or 0 if they cannot take it (B-ACT-03).
func (m actions) use(s game.Seat, place card.Place) float64 {
	l := m.Boxes.Locations.Of(place)
	if l == nil || len(l.Action) == 0 || m.Damaged(place) {
		return 0
	}
	if m.Stage() == game.Occupied && l.Board != card.NewCapricaBoard {
		return 0 // P-NC-05
	}
	sheet := m.Boxes.Characters.Of(m.Seats[s].Character)
	switch l.Needs {
	case card.NeedsBlueSpace:
		if _, allowed := game.FTLPopulation(m.JumpPrep); !allowed || m.Stage() != game.BeforeLanding { // P-NC-30
			return 0
		}
	case card.NeedsPresident:
		if m.President() != s {
			return 0
		}
	case card.NeedsPilot:
		if !sheet.Pilot {
			return 0
		}
	case card.NeedsNoMission:
		if m.Count(game.ActiveMission) > 0 {
			return 0
		}
	case card.NoNeed, card.NeedsRaptor, card.NeedsPiloting, card.NeedsNuke, card.NeedsDistance, card.NeedsOrbit, card.NeedsRedSpace, card.NeedsFiveCards,
		card.NeedsNotAdmiral, card.NeedsNotPresident, card.NeedsFreedom, card.NeedsOutOfBrig, card.NeedsRichPresident, card.NeedsViperInSpace, card.NeedsPrisoner,
		card.NeedsAdmiralsNuke, card.NeedsPilotInSpace: // no location needs these
	}
	if l.Price && m.Seats[s].Uses == 0 && m.Count(game.SuperHand(s)) == 0 { // D-REB-04
		return 0
	}
	worth := 0.0
	switch place {
	case card.AdmiralsQuarters:
		for other := range m.Seats {
			if o := game.Seat(other); m.accuses(o) && isHuman(m.View, o) && m.Seats[o].Place != card.Brig {
				worth = brigWorth * m.alone(l.Check)
			}
		}
	case card.Airlock, card.ResistanceHQ:
		for other := range m.Seats {
			if o := game.Seat(other); m.accuses(o) && isHuman(m.View, o) && !m.Seats[o].Jailed() { // a jailed player can do no more harm
				worth = brigWorth * m.alone(l.Check)
			}
		}
	case card.Administration:
		if l.Check == nil { // Daybreak's Administration
			worth = worthOf(m.View, l.Action, nil) + 2*presidentWorth*one(m.accuses(m.President()))
			break
		}
		if m.accuses(m.President()) {
			worth = 2 * presidentWorth * m.alone(l.Check)
		}
	case card.Brig, card.Detention:
		worth = 0.6 * brigWorth
	case card.HangarDeck:
		if m.Seats[s].Piloting() {
			return 0 // already flying
		}
		worth = m.takeOff(s)
	case card.Communications:
		if m.lasts(card.NoCommunications) {
			return 0
		}
		worth = worthOf(m.View, l.Action, nil)
	default:
		worth = worthOf(m.View, l.Action, nil)
		if _, flies := findIn[card.FlyMission](l.Action); flies {
			worth = checks(m).mission()
		}
		if _, draws := findIn[card.Draw](l.Action); draws && m.Count(game.Hand(s)) > 7 {
			worth /= 3
		}
	}
	for _, a := range sheet.Abilities {
		switch a.ID {
		case card.TerminalIllness:
			if m.Count(game.Hand(s)) < 2 {
				return 0
			}
			worth -= 2 * cardWorth
		case card.EmotionallyAttached:
			worth *= one(place != card.AdmiralsQuarters)
		case card.ConvictedCriminal:
			others := len(at(m.View, place)) - int(one(m.Seats[s].Place == place))
			worth *= one(place == card.Brig || others == 0)
		}
	}
	return worth
}

// takeOff returns the worth of getting into a viper, including the action still to come (B-LOC-07).
func (m actions) takeOff(s game.Seat) float64 {
	best := 0.0
	for _, a := range card.Areas {
		if a.Launches() {
			best = max(best, launch(m.View, a)+bestShot(m.View, a, false, true))
		}
	}
	if s == m.me {
		best = max(best, launch(m.View, card.PortBow)+m.bestFromHand())
	}
	return best
}

// deed returns the worth of the best action in the viper that a player flies, or 0 if they fly none.
func (m actions) deed(s game.Seat) float64 {
	a := m.Seats[s].Area
	if a == card.NoArea {
		return 0
	}
	return max(bestShot(m.View, a, false, true), escort(m.View, a), flight(m.View, a, a.Clockwise()), flight(m.View, a, a.Counterclockwise()))
}

// now returns the worth of the best action that a player has where they are, as far as this player can tell.
func (m actions) now(s game.Seat) float64 {
	best := max(m.use(s, m.Seats[s].Place), m.deed(s), 0.8*quorumWorth*one(m.President() == s))
	if s == m.me {
		best = max(best, m.bestFromHand())
	}
	return best
}

// alone returns the chance to pass a check whose point the others do not see.
func (m actions) alone(check *card.Check) float64 {
	var counts [7]bool
	for _, skill := range check.Skills {
		counts[skill] = true
	}
	c := checks(m)
	strength := c.handStrength(m.me, counts) + c.destiny(counts)
	return min(max((strength-float64(check.Difficulty))/6, 0), 0.8)
}

// bestUse returns the worth of the best action that a player can reach with one move.
func (m actions) bestUse(s game.Seat) float64 {
	seat := m.Seats[s]
	best := m.use(s, seat.Place)
	if seat.OffBoard || m.Seats[s].Jailed() {
		return best
	}
	if a := seat.Area; a != card.NoArea {
		best = max(best, m.deed(s))
		for _, to := range []card.Area{a.Clockwise(), a.Counterclockwise()} {
			best = max(best, flight(m.View, a, to)+bestShot(m.View, to, false, true))
		}
	}
	for l := range m.Boxes.Locations.All() {
		if !m.reaches(s, l) {
			continue
		}
		best = max(best, m.use(s, l.ID)-m.moveCost(s, l)-m.aloft(s))
	}
	return best
}

// moveCost returns the cost of going to another ship: a card (B-MOVE-02).
func (m actions) moveCost(s game.Seat, to *card.Location) float64 {
	from := m.Boxes.Locations.Of(m.Seats[s].Place)
	if m.Seats[s].Cylon() || from != nil && from.Board == to.Board {
		return 0
	}
	return cardWorth
}

// move scores where to go.
func (m actions) move(o game.Option) float64 {
	if m.Seats[m.me].HasAgenda() {
		if worth, plans := leaders(m).move(o); plans {
			return worth
		}
	}
	if m.side == revealed {
		return cylons(m).move(o)
	}
	switch o.Kind {
	case game.ThePlace:
		worth := m.use(m.me, o.Place) - float64(o.Cost)*cardWorth + 0.5*fates(m).meeting(o.Place)
		if o.Place == card.HangarDeck && m.Damaged(o.Place) || m.Damaged(o.Place) && m.holds(card.RepairCard) {
			worth += 6
		}
		return worth - m.aloft(m.me) - 0.1
	case game.TheArea:
		return flight(m.View, m.Seats[m.me].Area, o.Area)
	case game.FromHand:
		best := seconds(m).bestMovement()
		if best <= goesBackBelow || m.luck().IntN(50) == 0 { // as in the action menu
			return -100
		}
		return best
	default:
		if here := m.Seats[m.me].Place; here == card.Sickbay || here == card.MedicalCenter {
			return -1 // its patients draw only 1 card
		}
		return m.use(m.me, m.Seats[m.me].Place) + one(m.Damaged(m.Seats[m.me].Place) && m.holds(card.RepairCard))*6
	}
}

// aloft returns what a pilot gives up by landing.
func (m actions) aloft(s game.Seat) float64 {
	a := m.Seats[s].Area
	if a == card.NoArea {
		return 0
	}
	return guard(m.View, a, a) + bestShot(m.View, a, false, true)
}

// placeToGo scores where a player goes on leaving the Brig or Detention.
func (m actions) placeToGo(o game.Option) float64 {
	return m.use(m.d.Other, o.Place)
}

// ---- Actions ----

// action scores an option in the open part of the menu.
func (m actions) action(o game.Option) float64 {
	if m.Seats[m.me].HasAgenda() {
		if worth, plans := leaders(m).action(o); plans {
			return worth
		}
	}
	if m.side == revealed && onNewCaprica(m.View, m.me) {
		return ground(m).cylonAction(o)
	}
	if m.side == revealed {
		return one(o.Kind == game.Locate) // the move already chose where it hurts
	}
	switch o.Kind {
	case game.Locate:
		return m.use(m.me, o.Place)
	case game.FromHand:
		if m.luck().IntN(50) == 0 {
			return 0 // no endless loop, should the rules ever refuse the card to play
		}
		return m.bestFromHand()
	case game.TheAbility:
		return m.ability(o.Card)
	case game.TheAction:
		return m.titleAction(o.Card)
	case game.Fly:
		return flight(m.View, m.Seats[m.me].Area, o.Area)
	case game.FireAt:
		return shot(m.View, o.Choice, false)
	case game.Escort:
		return escort(m.View, o.Area)
	default:
		return 0.05
	}
}

// ability returns the worth of using a once-per-game ability now: it must beat waiting.
func (m actions) ability(id card.ID) float64 {
	const patience = 6
	switch id {
	case card.CylonDetector:
		return 2*look(m.View)*one(m.Distance >= m.Boxes.Objective().At(card.SleeperAgent{})) - 1
	case "declare-martial-law":
		return 3*presidentWorth*one(m.accuses(m.President())) - patience
	case "star-player":
		return hands(m).exchange()
	case "cag":
		return vipersAct(m.View, 6) - 3*patience
	}
	worth := 0.0
	for _, list := range m.Boxes.Effects(card.Abilities, id) {
		worth += worthOf(m.View, list, nil)
	}
	return worth - patience
}

// titleAction returns the worth of a title's action.
func (m actions) titleAction(id card.ID) float64 {
	switch id {
	case "draw-quorum":
		return quorumWorth - 0.5*float64(m.Count(game.QuorumHand))
	case "play-quorum":
		return quorumCards(m).best(game.QuorumHand)
	case "launch-nuke":
		return nuke(m.View)
	case "activate-and-pass-on":
		return vipersAct(m.View, 1) - 1
	case "lead-from-the-cockpit":
		return m.lead()
	case card.LeavingNewCaprica:
		return departure(m.View)
	case card.AttackOccupation:
		return worthOf(m.View, m.Boxes.Effects(card.TitleActions, id)[0], nil)
	default:
		return 0
	}
}

// lead returns the worth of the CAG's viper activation before another action: that of the other action, and more.
func (m actions) lead() float64 {
	best := 0.0
	for _, o := range m.d.Options {
		if o.Card != "lead-from-the-cockpit" {
			best = max(best, m.action(o))
		}
	}
	return best + max(vipersAct(m.View, 1), 0.1)
}

// bestFromHand returns the worth of the best action in the hand, or 0 if there is none.
func (m actions) bestFromHand() float64 {
	best := 0.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		best = max(best, m.cardAction(slot.Card))
	}
	if m.side == hidden {
		best = max(best, loyalties(m).reveal())
	}
	best = max(best, loyalties(m).bestGoal(), uprisings(m).bestMutiny())
	return best
}

// cardAction returns the worth of playing a Skill card as an action, less the card, or 0 if it cannot be played.
func (m actions) cardAction(id card.ID) float64 {
	title, _ := card.SplitSkill(id)
	me := m.Seats[m.me]
	cost := m.keep(id)
	switch title {
	case card.ExecutiveOrder:
		if m.usedThisTurn(title) {
			return 0
		}
		_, worth := m.bestOrder()
		return worth - cost/2
	case "consolidate-power":
		return (2*drawnWorth - cost) * m.thrift()
	case "launch-scout":
		if m.Raptors == 0 {
			return 0
		}
		return 0.75*scoutWorth - 0.25*raptorWorth + one(m.Raptors > 2) - cost/2
	case card.MaximumFirepower:
		if !me.Piloting() {
			return 0
		}
		targets := m.Raiders[me.Area] + m.HeavyRaiders[me.Area]
		return float64(min(4, targets))*bestShot(m.View, me.Area, false, true) - cost/2
	case card.StateOfEmergency:
		return worthOf(m.View, card.Do(card.Lose(card.Food, 1)), nil) + m.emergency() - cost/2
	case "scout-for-fuel":
		return worthOf(m.View, m.Boxes.Skill(id).Effect, nil) - cost/2
	case "build-nuke":
		return 0.6*nukeWorth*one(m.Nukes < game.MaxNukes) - cost/2
	case card.RepairCard:
		worth := 0.0
		if me.Place != "" && m.Damaged(me.Place) {
			worth = firstDamage + eachMoreDamage*float64(m.DamagedLocations()-1)
		}
		if me.Place == card.HangarDeck {
			worth = max(worth, viperWorth*float64(min(2, m.AllVipers().Damaged)))
		}
		return worth - cost/2
	case "popular-influence":
		return (1.5*quorumWorth - cost/2) * m.thrift()
	case "negotiation":
		return worthOf(m.View, m.Boxes.Skill(id).Effect, nil) - cost/2
	case "combat-veteran", "raptor-specialist":
		return worthOf(m.View, m.Boxes.Skill(id).Effect, nil) - cost/2
	case "launch-reserves":
		return worthOf(m.View, m.Boxes.Skill(id).Effect, nil)*one(len(m.flying()) > 0) - cost/2
	case "unorthodox-plan":
		best := 0.0
		for _, p := range []card.Place{card.Command, card.WeaponsControl, card.Armory, card.Communications} {
			best = max(best, m.use(m.me, p))
		}
		return best - cost/2
	case "test-the-limits":
		return worthOf(m.View, m.Boxes.Skill(id).Effect, nil)*one(m.JumpPrep < 3) - cost/2
	default:
		return 0
	}
}

// flying returns the players who pilot a viper.
func (m actions) flying() []game.Seat {
	return slices.DeleteFunc(m.Playing(), func(s game.Seat) bool { return !m.Seats[s].Piloting() })
}

// fromHand scores an option in the private part of a menu or a window.
func (m actions) fromHand(o game.Option) float64 {
	switch {
	case o.Kind == game.Pass:
		return 0
	case o.Kind == game.Reveal && m.Boxes.Loyalty.Of(o.Card).Goal != nil:
		return loyalties(m).goal(o.Card)
	case o.Kind == game.Reveal:
		return loyalties(m).reveal()
	case m.d.Window == game.NoWindow && m.Boxes.Mutinies.Of(o.Card) != nil:
		return uprisings(m).mutiny(o.Card)
	case m.d.Window == game.NoWindow:
		return m.cardAction(o.Card)
	default:
		return windows(m).interrupt(o.Choice)
	}
}

// ---- Actions for others ----

// bestOrder returns the player whom an Executive Order serves best, and its worth.
func (m actions) bestOrder() (game.Seat, float64) {
	best, worth := game.NoSeat, 0.0
	for i := range m.Seats {
		if s := game.Seat(i); s != m.me {
			if w := m.orderFor(s); w > worth {
				best, worth = s, w
			}
		}
	}
	return best, worth
}

// orderFor returns the worth of an Executive Order given to a player.
func (m actions) orderFor(s game.Seat) float64 {
	if m.Seats[s].OffBoard || m.knownCylon(s) {
		return 0
	}
	return m.reliance(s) * (max(m.bestUse(s), 2*m.use(s, m.Seats[s].Place), 1.7*m.deed(s), m.twoTitleActions(s)) + 1)
}

// twoTitleActions returns the worth of what a President or Admiral can do without a location.
func (m actions) twoTitleActions(s game.Seat) float64 {
	worth := 0.0
	if m.President() == s {
		worth = 1.8 * quorumWorth
	}
	if m.Admiral() == s && m.Nukes > 0 {
		worth = max(worth, nuke(m.View)+2)
	}
	return worth
}

// orderMode scores what the player who received the order does.
func (m actions) orderMode(o game.Option) float64 {
	here := m.now(m.me)
	if o.Kind == game.MoveAndAct {
		return max(m.bestUse(m.me), here)
	}
	return 1.7 * here
}

// emergency returns what a move or an action for every player is worth to the humans.
func (m actions) emergency() float64 {
	worth := 0.0
	for i := range m.Seats {
		switch s := game.Seat(i); {
		case s == m.me, !m.Seats[s].Playing(): // an action spent to gain an action
		case m.knownCylon(s):
			worth += 0.5 * crisisWorth
		default:
			worth += 0.8 * m.reliance(s) * max(m.now(s), 0.6*m.bestUse(s))
		}
	}
	return worth
}

// moveOrAct scores acting here, or moving to where the player can act next time.
func (m actions) moveOrAct(o game.Option) float64 {
	here := m.now(m.me)
	switch o.Kind {
	case game.JustAct:
		if m.side == revealed {
			return 1
		}
		return here
	case game.JustMove:
		return 0.4 * (m.bestUse(m.me) - here)
	default:
		return 0.05
	}
}
