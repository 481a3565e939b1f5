package game

import (
	"fmt"
	"iter"
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// run is the root of the flow: it plays step after step. Each step needs only the state, so a snapshot taken at its beginning is enough to continue
// from.
func (g *Game) run() {
	g.snapshot = g.begin
	if g.events.count > 0 || len(g.orders) > 0 { // something was set right
		g.snapshot, g.snapshotAt, g.orders = g.state.Clone(), g.events.count, nil
	}
	for g.state.Over == nil {
		g.beginStep()
		g.finishCorrection()
		g.laidPhase()
		switch g.state.Step {
		case SetupCharacters:
			g.chooseCharacters()
			g.enter(SetupTable)
		case SetupTable:
			g.setUpTable()
			g.enter(SetupSkills)
		case SetupSkills:
			g.drawFirstSkills()
			g.beginTurn(g.state.First)
		case TurnStart:
			g.startOfTurn()
			g.enter(ReceiveSkills)
		case ReceiveSkills:
			g.receiveSkills()
			g.enter(Movement)
		case Movement:
			g.movement()
			g.enter(ActionStep)
		case ActionStep:
			g.actionStep()
			g.enter(CrisisStep)
		case CrisisStep:
			g.crisisStep()
			g.enter(ActivateStep)
		case ActivateStep:
			g.activateStep()
			g.enter(JumpStep)
		case JumpStep:
			g.jumpStep()
			g.enter(TurnEnd)
		case TurnEnd:
			g.endOfTurn()
			g.beginTurn(g.nextTurn())
		case Finished: // the game is over
		}
	}
	g.beginStep()
}

func (g *Game) enter(step Step) {
	g.beginEffect()
	g.step = duringStep{}
	g.emit(Event{Kind: StepBegan, Rule: "B-TURN-01", Step: step})
}

func (g *Game) beginTurn(seat Seat) {
	g.emit(Event{Kind: TurnBegan, Rule: "B-TURN-01", Seat: seat, N: g.state.Turn + 1})
	g.enter(TurnStart)
}

// end ends the game at once.
func (g *Game) end(over Over, rule string) {
	g.group = 0
	g.unveilAll(&over)
	g.emit(Event{Kind: GameOver, Rule: rule, Over: &over})
	for s := range g.state.Seats { // B-END-04
		for _, p := range []Pile{Loyalty(Seat(s)), Agenda(Seat(s)), Motives(Seat(s)), Hand(Seat(s)), SuperHand(Seat(s)), MutinyHand(Seat(s))} {
			g.turnUpAll(p, ByEnd, "B-END-04")
		}
	}
	g.turnUpAll(QuorumHand, ByEnd, "B-END-04")
	g.turnUpAll(AssistLoyalty, ByEnd, "B-END-04")
	g.beginStep()
	panic(unwind{})
}

// turnUpAll reveals a hand in order of the ids: the order in which its cards were dealt stays secret.
func (g *Game) turnUpAll(p Pile, why Cause, rule string) {
	g.together(func() {
		for _, at := range g.placesByID(p) {
			if !g.state.Piles[p][at].FaceUp() {
				g.turnUp(p, at, why, rule)
			}
		}
	})
}

// exodus reports whether the Exodus box is played. Its rules then apply whatever its options (E-SET-01).
func (g *Game) exodus() bool { return slices.Contains(g.state.Setup.Boxes, "exodus") }

// pegasus reports whether the Pegasus box is played.
func (g *Game) pegasus() bool { return g.cat.With("pegasus") }

// revised reports whether the rules that Pegasus changed, and Exodus after it, apply: Cylon players' draws, jump icons in their turns, and the limit
// of the Quorum hand (P-QUOR-01, P-CPL-01, P-CPL-04, E-RULE-05, E-RULE-07, E-RULE-08).
func (g *Game) revised() bool { return g.pegasus() || g.exodus() || g.daybreak() }

// ---- Seats ----

// clockwiseFrom returns the players in the game, clockwise from a seat.
func (g *Game) clockwiseFrom(seat Seat) []Seat {
	all := Seat(len(g.state.Seats))
	seats := make([]Seat, 0, all)
	for i := range all {
		if s := (seat + i) % all; g.stands(s).playing {
			seats = append(seats, s)
		}
	}
	return seats
}

// seatsWhere returns the players in the game for whom fits is true, in seat order.
func (g *Game) seatsWhere(fits func(Seat) bool) []Seat {
	var seats []Seat
	for s := range g.seats() {
		if fits(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// leftOf is the next player.
func (g *Game) leftOf(seat Seat) Seat {
	return g.clockwiseFrom((seat + 1) % Seat(len(g.state.Seats)))[0]
}

// seats yields the players in the game, by their seats.
func (g *Game) seats() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for s := range Seat(len(g.state.Seats)) {
			if g.stands(s).playing && !yield(s) {
				return
			}
		}
	}
}

func (g *Game) seat(s Seat) *SeatState { return &g.state.Seats[s] }

// stands is what the rules ask about a player's allegiance.
func (g *Game) stands(s Seat) *standing { return g.state.Seats[s].Allegiance.standing() }

func (g *Game) human(s Seat) bool { return s != NoSeat && g.state.Seats[s].Human() }

func (g *Game) sheet(s Seat) *card.Character { return g.cat.Characters.Of(g.state.Seats[s].Character) }

// you is the acting player: whoever performs the action being resolved, else the current player (B-TERM-02).
func (g *Game) you() Seat {
	if g.acting != NoSeat {
		return g.acting
	}
	return g.current()
}

// current is the current player for the text being resolved: the player whose turn it is. For a Crisis or Super Crisis card brought at Caprica, it is
// the player who brings it, even in another player's turn (B-LOC-12, B-SUPER-02).
func (g *Game) current() Seat {
	if g.brings != NoSeat {
		return g.brings
	}
	return g.state.Current
}

// actAs calls do with seat as the acting player.
func (g *Game) actAs(seat Seat, do func()) {
	before := g.acting
	g.acting = seat
	do()
	g.acting = before
}

// who returns the seats that an effect names, in the order in which they are hit (B-TIME-04).
func (g *Game) who(w card.Who) []Seat {
	switch w {
	case card.You:
		return []Seat{g.you()}
	case card.Current:
		return []Seat{g.current()}
	case card.President:
		return []Seat{g.state.President()}
	case card.Admiral:
		return []Seat{g.state.Admiral()}
	case card.CAG:
		return []Seat{g.state.Holder(card.CAGTitle)}
	case card.EachOther:
		return g.clockwiseFrom(g.you())[1:]
	case card.Examiner:
		return []Seat{g.examiner}
	case card.EachPlayer:
		return g.clockwiseFrom(g.you())
	case card.EachHuman:
		return slices.DeleteFunc(g.clockwiseFrom(g.you()), func(s Seat) bool { return !g.human(s) }) // B-TIME-04
	case card.EachCylon:
		return slices.DeleteFunc(g.clockwiseFrom(g.current()), func(s Seat) bool { return !g.stands(s).cylon }) // E-ION-42
	case card.Nobody:
		return nil
	}
	panic(fmt.Sprintf("unknown card.Who %d", w))
}

// ---- Abilities ----

// has reports whether a player has an ability of their sheet. A Cylon player does not (B-CHAR-06), and a once-per-game ability lasts only until it is
// used (B-CHAR-04). In a solo game no drawback counts, and the assisting character lends its once-per-game ability (B-VAR-03).
func (g *Game) has(s Seat, id card.ID) bool {
	if s == NoSeat || !g.stands(s).sheet || g.effect.fresh.Has(s) { // E-EXEC-21
		return false
	}
	if id == card.CylonDetector && g.seat(s).NoDetector { // D-MIR-11
		return false
	}
	a := g.printed(s, id)
	if a == nil {
		lent := g.lent(id)
		return lent != nil && g.state.AssistUses > 0 && !g.barred(s, lent)
	}
	switch a.Kind {
	case card.OncePerGame: // with Daybreak it costs miracle tokens (D-MIR-01)
		return int(g.state.Seats[s].Uses) >= max(1, a.Price) && !g.barred(s, a)
	case card.Drawback:
		return !g.with(Solo)
	case card.Passive:
		return true
	}
	panic(fmt.Sprintf("unknown card.AbilityKind %d", a.Kind))
}

// abilities are those of a player's sheet, and what the assisting character lends.
func (g *Game) abilities(s Seat) []*card.Ability {
	var list []*card.Ability
	for i := range g.sheet(s).Abilities {
		list = append(list, &g.sheet(s).Abilities[i])
	}
	if assist := g.assist(); assist != nil {
		for i := range assist.Abilities {
			if a := g.lent(assist.Abilities[i].ID); a != nil {
				list = append(list, a)
			}
		}
	}
	return list
}

// ability returns one of the abilities of a player by its id, nil for none.
func (g *Game) ability(s Seat, id card.ID) *card.Ability {
	if a := g.printed(s, id); a != nil {
		return a
	}
	return g.lent(id)
}

// printed is an ability on a player's sheet, in force or not, or nil. Deals of Loyalty cards go by it even for a Cylon player (B-SLEEP-03).
func (g *Game) printed(s Seat, id card.ID) *card.Ability {
	sheet := g.sheet(s)
	for i := range sheet.Abilities {
		if sheet.Abilities[i].ID == id {
			return &sheet.Abilities[i]
		}
	}
	return nil
}

// power is what an ability changes in the rules, with its numbers.
func power[P card.Power](g *Game, ability card.ID) P { return g.cat.Abilities.Of(ability).Power.(P) }

// whoHas is the player with an ability, or NoSeat.
func (g *Game) whoHas(id card.ID) Seat {
	for s := range g.seats() {
		if g.has(s, id) {
			return s
		}
	}
	return NoSeat
}

// barred reports whether a card in play keeps a player from a once-per-game ability (P-LEAD-07). An ability with a price of its own is not barred
// (D-MIR-06).
func (g *Game) barred(s Seat, a *card.Ability) bool {
	return g.human(s) && a.Price == 0 && g.inPlay(card.NoOncePerGame)
}

// spend uses up a once-per-game ability.
func (g *Game) spend(s Seat, id card.ID) {
	n := 0
	if g.printed(s, id) == nil {
		n = 1
	}
	g.emit(Event{Kind: OnceUsed, Rule: "B-CHAR-04", Seat: s, Card: id, N: n})
	if a := g.printed(s, id); a != nil && a.Price > 1 { // D-MIR-06
		g.emit(Event{Kind: MiraclesChanged, Rule: "D-MIR-06", Seat: s, N: 1 - a.Price})
	}
}

func (g *Game) used(id card.ID) bool { return slices.Contains(g.state.UsedThisTurn, id) }

// inPlay reports whether some card kept in play has a lasting rule.
func (g *Game) inPlay(rule card.Lasting) bool { return g.lastingCard(rule) != "" }

func (g *Game) lastingCard(rule card.Lasting) card.ID { return g.state.lastingCard(g.cat, rule) }

// lastingCard is the card kept in play that has a lasting rule, empty if none has.
func (t *Tabletop) lastingCard(cat *box.Catalog, rule card.Lasting) card.ID {
	for _, slot := range t.Piles[InPlay] {
		if lasting(cat, slot.Card) == rule {
			return slot.Card
		}
	}
	return ""
}

// lasting is the lasting rule of a Crisis card, which has at most one.
func lasting(cat *box.Catalog, id card.ID) (rule card.Lasting) {
	c := cat.Crisis(id)
	lists := []card.Effects{c.Special.Effect}
	if c.Check != nil {
		lists = append(lists, c.Check.Fail)
	}
	for _, list := range lists {
		for _, e := range list {
			if lasts, ok := e.(card.Lasts); ok {
				rule = lasts.What
			}
		}
	}
	return rule
}

// ---- Asking ----

// option makes an option of a choice.
func option(c Choice) Option { return Option{Choice: c} }

// pick asks one seat in the open and returns the choice.
func (g *Game) pick(seat Seat, d Decision) Choice {
	d.Seats = SeatsOf(seat)
	return g.ask(d).Picks[0]
}

// choose is pick, but if there is only one option, it does not ask. Never use it for what only one seat may see: the skipped question would betray a
// forced choice (B-SECRET-04).
func (g *Game) choose(seat Seat, d Decision) Choice {
	if len(d.Options) == 1 {
		return d.Options[0].Choice
	}
	return g.pick(seat, d)
}

// chooseOf is choose, but if all pieces there must be taken, nobody is asked in which order. Never use it for pieces of which someone knows more than
// everyone can see.
func (g *Game) chooseOf(take, there int, seat Seat, d Decision) Choice {
	if take >= there {
		return d.Options[0].Choice
	}
	return g.choose(seat, d)
}

func (g *Game) chooseArea(seat Seat, kind Kind, about card.ID, ship card.Ship, areas []card.Area, rule string) card.Area {
	var options []Option
	for _, a := range areas {
		options = append(options, option(Choice{Kind: TheArea, Area: a}))
	}
	return g.choose(seat, Decision{Kind: kind, Options: options, About: about, Ship: ship, Rule: rule}).Area
}

// highest returns the resources with the highest value.
func (g *Game) highest() []card.Resource {
	most := slices.Max(g.state.Resources[:])
	return slices.DeleteFunc(slices.Clone(card.Resources[:]), func(r card.Resource) bool { return g.state.Resources[r] < most })
}

// chooseResource asks a player to choose one of several resources.
func (g *Game) chooseResource(by Seat, among []card.Resource, about card.ID, rule string) card.Resource {
	var options []Option
	for _, r := range among {
		options = append(options, option(Choice{Kind: TheResource, N: int8(r)}))
	}
	return card.Resource(g.choose(by, Decision{Kind: ChooseResource, Options: options, About: about, Rule: rule}).N)
}

// choosePlayer asks for one of the given players, and returns NoSeat if there is none.
func (g *Game) choosePlayer(by Seat, kind Kind, about card.ID, place card.Place, seats []Seat, rule string) Seat {
	if len(seats) == 0 {
		g.nothing(NobodyToChoose, Event{Rule: rule, Card: about})
		return NoSeat
	}
	var options []Option
	for _, s := range seats {
		options = append(options, Option{Choice: Choice{Kind: TheSeat, Seat: s}, Change: int8(g.automaticTotal(place, s))})
	}
	chosen := g.pick(by, Decision{Kind: kind, Options: options, About: about, Place: place, Rule: rule}).Seat
	g.emit(Event{Kind: Chosen, Rule: rule, Seat: by, Other: chosen, Card: about, Place: place})
	return chosen
}

// askWhether asks a player whether to do an optional thing.
func (g *Game) askWhether(seat Seat, kind Kind, about card.ID, rule string) bool {
	return g.pick(seat, Decision{Kind: kind, Options: []Option{option(Choice{Kind: Yes}), option(Choice{Kind: Pass})}, About: about, Rule: rule}).Kind == Yes
}

// show pauses for one seat to see something that it alone may see.
func (g *Game) show(seat Seat, kind Kind, about card.ID, rule string) {
	g.ask(Decision{Kind: kind, Seats: SeatsOf(seat), Private: true, Options: []Option{option(Choice{Kind: Yes})}, About: about, Rule: rule})
}

// ---- Cards and ships that move ----

// sightOf is who knows a card in a pile: its owner, or the President for the Quorum hand.
func (g *Game) sightOf(p Pile) Seats {
	if holder := heaps[p].holder; holder != card.NoTitle {
		return SeatsOf(g.state.Holder(holder))
	}
	if owner := p.Owner(); owner != NoSeat {
		return SeatsOf(owner)
	}
	return 0
}

// move moves a card of one pile to the top (0) or the bottom (-1) of another. Whoever may look at that pile then knows the card, and so do the seats
// in seen.
func (g *Game) move(from Pile, at int, to Pile, toAt int, seen Seats, by Seat, rule string) card.ID {
	slot := g.state.Piles[from][at]
	seen |= g.sightOf(to)
	if from.Ordered() || from.Owner() != NoSeat && !seen.Has(Everyone) {
		// If everyone can follow a card as it moves, whoever knew it still does. The owner of a hand knows what left it.
		if from.Ordered() {
			seen |= slot.Seen
		} else {
			seen |= SeatsOf(from.Owner())
		}
	}
	g.emit(Event{Kind: CardMoved, Rule: rule, Seat: by, Card: slot.Card, From: from, To: to, FromAt: int16(at), ToAt: int16(toAt), Seen: seen})
	return slot.Card
}

// moveOpen moves a card by its id, faceup.
func (g *Game) moveOpen(from Pile, id card.ID, to Pile, by Seat, rule string) {
	at := -1
	if to.isDiscard() {
		at = 0
	}
	g.move(from, g.find(from, id), to, at, All, by, rule)
}

// hitShips destroys n Cylon ships of a type in an area (B-COMBAT-04).
func (g *Game) hitShips(ship card.Ship, n int, a card.Area, rule string) {
	g.because(ByHit, func() { g.moveShips(ship, n, SpotOf(a), Supply, rule) })
}

// find is the place of a card in a pile, -1 if it is not there.
func (g *Game) find(p Pile, id card.ID) int {
	return slices.IndexFunc(g.state.Piles[p], func(s Slot) bool { return s.Card == id })
}

// shuffle shuffles a pile, which voids what anyone knew of it (B-SECRET-06).
func (g *Game) shuffle(p Pile, rule string) {
	g.state.shuffle(p)
	g.noteOrder(p)
	g.emit(Event{Kind: Shuffled, Rule: rule, To: p})
}

// look shows a card in its pile to one seat.
func (g *Game) look(seat Seat, p Pile, at int, rule string) card.ID {
	slot := g.state.Piles[p][at]
	known := 0
	if slot.Seen.Has(seat) {
		known = 1
	}
	g.emit(Event{Kind: Looked, Rule: rule, Seat: seat, Card: slot.Card, From: p, FromAt: int16(at), Seen: SeatsOf(seat) | g.sightOf(p), N: known})
	return slot.Card
}

// turnUp shows a card in its pile to everyone.
func (g *Game) turnUp(p Pile, at int, why Cause, rule string) {
	g.emit(Event{Kind: Looked, Cause: why, Rule: rule, Seat: NoSeat, Card: g.state.Piles[p][at].Card, From: p, FromAt: int16(at), Seen: All})
}

// moveShips moves n ships of a type; vipers must be of one mark.
func (g *Game) moveShips(ship card.Ship, n int, from, to Spot, rule string) {
	if n > 0 {
		g.emit(Event{Kind: ShipMoved, Rule: rule, Ship: ship, N: n, FromSpot: from, ToSpot: to})
		if ship == card.Raider && g.why != ByJump && g.state.RaidersInSpace() == 0 { // a jump ends these cards itself
			g.leavePlay(card.UntilJumpOrNoRaider)
		}
	}
}

// ---- Resources ----

// change moves a dial within 0 and 15, or below 0 with a house rule (B-RES-01, B-X-05).
func (g *Game) change(r card.Resource, by int, rule string) {
	if spared := g.state.Spared; by < 0 && spared != nil && spared.Resource == r {
		g.emit(Event{Kind: LossSpared, Rule: rule, Resource: r})
		by = min(by+spared.By, 0)
	}
	now := min(g.state.Resources[r]+by, MaxResource)
	if !g.house(ResourcesBelowZero) {
		now = max(now, 0)
	}
	before := g.state.Resources[r]
	g.emit(Event{Kind: ResourceChanged, Rule: rule, Resource: r, N: now - before})
	if r == card.Morale && now < before {
		g.moraleDropped()
	}
	if r == card.Population && now < before && g.whoHas(card.Memento) != NoSeat {
		g.owed.memento = true
		if g.group == 0 {
			g.settle()
		}
	}
}

// settle resolves what follows at once from changes that one instruction made together: Sabotage of a discard, an execution for a loss of morale.
func (g *Game) settle() {
	if g.owed.sabotage {
		g.owed.sabotage = false
		g.sabotage()
	}
	if !g.owed.mutiniesWait {
		g.tempt()
	}
	if g.owed.memento && g.owed.executions == 0 {
		g.owed.memento = false
		g.memento()
	}
	if g.owed.despair && g.owed.executions == 0 {
		g.owed.despair = false
		g.despair()
	}
}
