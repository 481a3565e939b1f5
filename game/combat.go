package game

import "battlestar/game/card"

// cylonShips returns the Cylon ships of an area, or with NoArea all of them, as targets: one option for each kind in an area, one for each basestar.
func (g *Game) cylonShips(in card.Area) []Option {
	var options []Option
	for _, a := range card.Areas {
		if in != card.NoArea && a != in {
			continue
		}
		if g.state.PlainRaiders(a) > 0 {
			options = append(options, option(Choice{Kind: FireAt, Ship: card.Raider, Area: a}))
		}
		if g.state.ScarIn(a) {
			options = append(options, option(Choice{Kind: FireAt, Ship: card.Raider, Area: a, N: ScarIsIt}))
		}
		if g.state.HeavyRaiders[a] > 0 {
			options = append(options, option(Choice{Kind: FireAt, Ship: card.HeavyRaider, Area: a}))
		}
		for _, n := range g.basestars() {
			if g.state.Basestars[n].Area == a {
				options = append(options, option(Choice{Kind: FireAt, Ship: card.Basestar, Area: a, N: int8(n)}))
			}
		}
	}
	return options
}

// fire is one attack on a Cylon ship by Galactica or a viper (B-COMBAT-01).
func (g *Game) fire(by Seat, target Choice, with gun) {
	galactica, unmanned := with == galacticasGuns, with.unmanned
	var why RollFor
	basestar := -1
	switch target.Ship {
	case card.Raider:
		why = RollViperAtRaider
	case card.HeavyRaider:
		why = RollViperAtHeavyRaider
	case card.Basestar:
		why = RollViperAtBasestar
		basestar = int(target.N)
	case card.NoShip, card.Civilian, card.Viper, card.Raptor, card.Centurion, card.MarkVII, card.AssaultRaptor: // nobody fires at these
	}
	if with.craft == card.AssaultRaptor && why == RollViperAtBasestar { // D-RAP-06
		why = RollAssaultAtBasestar
	}
	if galactica {
		why += RollGalacticaAtRaider - RollViperAtRaider
	}
	g.emit(Event{Kind: AttackMade, Rule: "B-COMBAT-01", Seat: by, RollFor: why, Ship: target.Ship, Area: target.Area, N: int(target.N)})
	scar := target.Ship == card.Raider && target.N == ScarIsIt
	changes := g.state.FireChanges(g.cat, basestar, unmanned)
	result := g.rollDie(roll{why: why, by: by, ship: target.Ship, area: target.Area, changes: changes, byPilot: !galactica && !unmanned, scar: scar})
	if result == notRolled {
		return
	}
	if g.attackDoes(why, target.Ship, result) == Misses || scar && result < ScarFrom {
		g.emit(Event{Kind: AttackMissed, Rule: "B-COMBAT-01", Seat: by, RollFor: why, Ship: target.Ship, Area: target.Area})
		return
	}
	if target.Ship == card.Basestar {
		g.damageBasestar(int(target.N))
		if g.state.Basestars[target.N].Area == card.NoArea {
			g.won(by)
		}
		return
	}
	if scar {
		g.hitScar("B-COMBAT-04")
		return
	}
	g.hitShips(target.Ship, 1, target.Area, "B-COMBAT-04")
}

// gun is what fires: Galactica, or a craft, manned or not.
type gun struct {
	craft    card.Ship
	unmanned bool
}

// galacticasGuns belong to no craft.
var galacticasGuns = gun{}

// galacticaAttacks is the action of Weapons Control (B-LOC-02).
func (g *Game) galacticaAttacks(you Seat) {
	target := g.pick(you, Decision{Kind: ChooseTarget, Options: g.cylonShips(card.NoArea), Place: card.WeaponsControl, Rule: "B-LOC-02"})
	g.fire(you, target, galacticasGuns)
}

// attackCenturion is the action of the Armory (B-LOC-08).
func (g *Game) attackCenturion(you Seat, about card.ID, bonus int) {
	space := g.chooseCenturion(1, you, about)
	g.emit(Event{Kind: AttackMade, Rule: "B-LOC-08", Seat: you, RollFor: RollForArmory, Ship: card.Centurion, N: space})
	var changes []Change
	if bonus != 0 {
		changes = []Change{{bonus, about}}
	}
	if result := g.rollDie(roll{why: RollForArmory, by: you, ship: card.Centurion, changes: changes}); g.attackDoes(RollForArmory, card.Centurion, result) == Destroys {
		g.destroyCenturion(space)
		g.won(you)
		return
	}
	g.emit(Event{Kind: AttackMissed, Rule: "B-LOC-08", Seat: you, RollFor: RollForArmory, Ship: card.Centurion})
}

// ---- Vipers ----

// viperDeeds returns what a viper of an area can do: fly to an adjacent area, fire at a ship in its own, or escort (B-VIPER-01).
func (g *Game) viperDeeds(a card.Area) []Option {
	options := append(flights(a), g.cylonShips(a)...)
	if g.with(card.OptionCylonFleet) { // E-FLEET-38
		for i := range g.state.Piles[Civilians(a)] {
			options = append(options, option(Choice{Kind: Escort, Area: a, N: int8(i)}))
		}
	}
	return options
}

// flights returns flights to the areas adjacent to one.
func flights(a card.Area) []Option {
	return []Option{option(Choice{Kind: Fly, Area: a.Clockwise()}), option(Choice{Kind: Fly, Area: a.Counterclockwise()})}
}

// flyFurther asks for the second area that a craft may fly to, NoArea for none (E-FLEET-36).
func (g *Game) flyFurther(you Seat, mark card.Ship, at card.Area) card.Area {
	if CraftOf(mark).Areas < 2 {
		return card.NoArea
	}
	options := append([]Option{option(Choice{Kind: Pass})}, flights(at)...)
	return g.pick(you, Decision{Kind: FlyFurther, Options: options, Area: at, Ship: mark, Rule: "E-FLEET-36"}).Area
}

// escort puts a civilian ship back under the civilian ship pile, unseen, and shuffles the pile (E-FLEET-38).
func (g *Game) escort(you Seat, mark card.Ship, deed Choice) {
	g.emit(Event{Kind: Escorted, Rule: "E-FLEET-38", Seat: you, Ship: mark, Area: deed.Area})
	g.because(ByEscort, func() {
		g.move(Civilians(deed.Area), int(deed.N), CivilianPile, -1, 0, NoSeat, "E-FLEET-38")
		g.shuffle(CivilianPile, "E-FLEET-38")
	})
}

// pilotDeed carries out a deed with the viper that the player pilots.
func (g *Game) pilotDeed(s Seat, deed Choice) {
	switch deed.Kind {
	case FireAt:
		g.fire(s, deed, gun{craft: g.seat(s).Craft})
	case Escort:
		g.escort(s, g.seat(s).Craft, deed)
	default:
		g.flyPilot(s, deed.Area, "B-VIPER-01")
	}
}

// flyPilot flies a player's viper to an adjacent area; a Mark VII may fly to one more (B-MOVE-06, E-FLEET-36).
func (g *Game) flyPilot(s Seat, to card.Area, rule string) {
	g.emit(Event{Kind: CharacterMoved, Cause: ByFlight, Rule: rule, Seat: s, ToArea: to})
	if further := g.flyFurther(s, g.seat(s).Craft, to); further != card.NoArea {
		g.emit(Event{Kind: CharacterMoved, Cause: ByFlight, Rule: "E-FLEET-36", Seat: s, ToArea: further})
	}
}

// activateVipers makes up to n activations of unmanned vipers, each chosen after the previous one is seen (B-LOC-05).
func (g *Game) activateVipers(you Seat, n int) {
	g.together(func() {
		for i := range n {
			if !g.activateViper(you, true, i+1, n) {
				return
			}
		}
	})
}

// activateViper makes one activation of an unmanned viper, pick of picks; with may, the player can decline. It reports whether there may be another.
func (g *Game) activateViper(you Seat, may bool, pick, picks int) bool {
	was := g.human(you) // a Cylon player may send them out too (D-CHAR-09)
	options := append(g.launches(), g.unmannedVipers()...)
	if len(options) == 0 || g.state.Count(Hand(you)) < g.flyCost() {
		g.nothing(NoViperToActivate, Event{Rule: "B-LOC-05", Ship: card.Viper})
		return false
	}
	for i := range options {
		options[i].Cost = int8(g.flyCost())
	}
	if may {
		options = append([]Option{option(Choice{Kind: Pass})}, options...)
	}
	picked := g.pick(you, Decision{Kind: ChooseViper, Options: options, Ship: card.Viper, Pick: pick, Picks: picks, Rule: "B-LOC-05"})
	if picked.Kind != Pass && !g.payToFly(you) { // D-LOC-12
		return false
	}
	switch mark := picked.Mark(); picked.Kind {
	case Pass:
		return false
	case Launch:
		g.launchViper(mark, picked.Area, "B-VIPER-01")
		g.boardPlacedVipers([]Choice{{Kind: TheViper, Area: picked.Area, Ship: picked.Ship}})
	case TheViper:
		deed := g.pick(you, Decision{Kind: ChooseViperDeed, Options: g.viperDeeds(picked.Area), Area: picked.Area, Ship: mark, Pick: pick, Picks: picks, Rule: "B-VIPER-01"})
		g.doUnmanned(you, picked.Area, mark, deed)
	}
	// If the player revealed themselves after Apollo took the viper, their action is over (B-REV-02, B-REV-04).
	return g.human(you) == was
}

// launches returns the vipers in the Reserves, one option for each mark and launch area.
func (g *Game) launches() []Option {
	var options []Option
	for _, mark := range g.state.Marks() {
		if g.state.Fleet(mark).Reserves > 0 {
			for _, a := range launchAreas {
				options = append(options, option(Choice{Kind: Launch, Area: a}.OfMark(mark)))
			}
		}
	}
	return options
}

// unmannedVipers returns the unmanned vipers in space, one option for each mark in an area.
func (g *Game) unmannedVipers() []Option {
	var options []Option
	for _, a := range card.Areas {
		options = append(options, g.unmannedIn(a)...)
	}
	return options
}

func (g *Game) unmannedIn(a card.Area) []Option {
	var options []Option
	for _, mark := range g.state.Marks() {
		if g.state.Fleet(mark).Space[a] > 0 {
			options = append(options, option(Choice{Kind: TheViper, Area: a}.OfMark(mark)))
		}
	}
	return options
}

// doUnmanned carries out a deed of an unmanned viper, whoever orders it: a pilot in the same area does not fly it (B-VIPER-03). It returns where the
// viper is then.
func (g *Game) doUnmanned(you Seat, from card.Area, mark card.Ship, deed Choice) (at card.Area) {
	switch deed.Kind {
	case FireAt:
		g.fire(you, deed, gun{craft: mark, unmanned: true})
	case Escort:
		g.escort(you, mark, deed)
	default:
		g.moveShips(mark, 1, SpotOf(from), SpotOf(deed.Area), "B-VIPER-01")
		if further := g.flyFurther(you, mark, deed.Area); further != card.NoArea {
			g.moveShips(mark, 1, SpotOf(deed.Area), SpotOf(further), "E-FLEET-36")
			return further
		}
		return deed.Area
	}
	return from
}

// launchViper launches an unmanned viper from the Reserves.
func (g *Game) launchViper(mark card.Ship, a card.Area, rule string) {
	g.moveShips(mark, 1, Reserves, SpotOf(a), rule)
}

// chooseMark asks a player for the mark of a viper among those in a box (E-FLEET-35).
func (g *Game) chooseMark(by Seat, in Spot, area card.Area) card.Ship {
	var options []Option
	for _, mark := range g.state.Marks() {
		if *g.state.ships(mark, in) > 0 {
			options = append(options, option(Choice{Kind: TheViper}.OfMark(mark)))
		}
	}
	return g.choose(by, Decision{Kind: ChooseMark, Options: options, Area: area, Ship: card.Viper, Rule: "E-FLEET-35"}).Mark()
}

// launchSelf is the action of the Hangar Deck (B-LOC-07).
func (g *Game) launchSelf(you Seat) {
	g.leaveViper(you, "B-VIPER-06") // Resolute can have her launch while she flies
	if g.state.AllVipers().Reserves == 0 {
		back := g.choose(you, Decision{Kind: ChooseFallback, Options: g.unmannedVipers(), Ship: card.Viper, Rule: "B-LOC-07"})
		g.moveShips(back.Mark(), 1, SpotOf(back.Area), Reserves, "B-LOC-07")
	}
	g.launchPilot(you, card.ID(card.HangarDeck), "B-LOC-07")
}

// launchPilot launches a viper from the Reserves, which must hold one, with a player as its pilot.
func (g *Game) launchPilot(s Seat, about card.ID, rule string) {
	a := g.chooseArea(s, ChooseArea, about, card.Viper, launchAreas, rule)
	mark := g.chooseMark(s, Reserves, a)
	g.launchViper(mark, a, rule)
	g.board(s, a, mark, rule)
}

// maximumFirepower makes up to n attacks, one after the other (B-CARD-17).
func (g *Game) maximumFirepower(you Seat, n int) {
	g.together(func() {
		for i := range n {
			targets := g.cylonShips(g.seat(you).Area)
			if len(targets) == 0 || !g.seat(you).Piloting() { // what an attack cost can have sent her away (D-TRE-07)
				return
			}
			options := append([]Option{option(Choice{Kind: Pass})}, targets...)
			target := g.pick(you, Decision{Kind: ChooseTarget, Options: options, About: card.MaximumFirepower, Pick: i + 1, Picks: n, Rule: "B-CARD-17"})
			if target.Kind == Pass {
				return
			}
			g.fire(you, target, gun{craft: g.seat(you).Craft})
		}
	})
}

// repair repairs the player's location or, on the Hangar Deck, up to e.Vipers damaged vipers: as many as allowed, or N of them (B-CARD-15).
func (g *Game) repair(you Seat, e card.Repair) {
	place := g.seat(you).Place
	var options []Option
	if g.state.Damaged(place) {
		options = append(options, option(Choice{Kind: ThePlace, Place: place}))
	}
	most := min(e.Vipers, g.state.AllVipers().Damaged)
	if place == card.HangarDeck && most > 0 {
		options = append(options, option(Choice{Kind: TheViper}))
		for n := most - 1; n > 0; n-- {
			options = append(options, option(Choice{Kind: TheViper, N: int8(n)}))
		}
	}
	if len(options) == 0 { // what the card cost has sent him away (D-CHAR-03)
		g.nothing(NoEffect, Event{Rule: "B-CARD-15", Seat: you})
		return
	}
	if picked := g.choose(you, Decision{Kind: ChooseRepair, Options: options, About: card.RepairCard, Rule: "B-CARD-15"}); picked.Kind == TheViper {
		if picked.N > 0 {
			most = int(picked.N)
		}
		g.repairVipers(you, most, "B-CARD-15")
		return
	}
	g.repairLocation(you, place)
}

// repairVipers returns n damaged vipers to the Reserves; with several marks, the player chooses each (E-FLEET-35).
func (g *Game) repairVipers(by Seat, n int, rule string) {
	if len(g.state.Marks()) == 1 {
		g.moveShips(card.Viper, n, DamagedBox, Reserves, rule)
		return
	}
	g.together(func() {
		if n >= g.state.AllVipers().Damaged { // all are: nobody is asked in which order
			for _, mark := range g.state.Marks() {
				g.moveShips(mark, g.state.Fleet(mark).Damaged, DamagedBox, Reserves, rule)
			}
			return
		}
		for range n {
			g.moveShips(g.chooseMark(by, DamagedBox, card.NoArea), 1, DamagedBox, Reserves, rule)
		}
	})
}

// ---- Damage ----

// BasestarDestroyed is the number of damage tokens that destroys a basestar (B-DMG-06).
const BasestarDestroyed = 3

// damageBasestar draws a damage token for a basestar, or destroys it (B-DMG-06). A token is always left: 2 points on the other basestar leave 2.
func (g *Game) damageBasestar(n int) {
	if g.basestarDamage(n) >= BasestarDestroyed-1 && !g.with(card.OptionIonianNebula) { // there a token may act outside it (E-ION-43)
		g.destroyBasestar(n, "B-DMG-06")
		return
	}
	id := g.move(BasestarDamagePile, 0, BasestarTokens(n), -1, All, NoSeat, "B-DMG-06")
	if token := g.cat.BasestarDamage.Of(id); len(token.Effect) > 0 { // E-ION-44
		g.resolve(token.Effect, cause{id: id, basestar: n + 1})
	}
	if g.basestarDamage(n) >= BasestarDestroyed {
		g.destroyBasestar(n, "B-DMG-06")
	}
}

func (g *Game) basestarDamage(n int) int {
	points := 0
	for _, slot := range g.state.Piles[BasestarTokens(n)] {
		if token, ok := g.cat.BasestarDamage.Of(slot.Card).Power.(card.CountsAs); ok {
			points += token.N
			continue
		}
		points++
	}
	return points
}

// destroyBasestar takes a basestar off the board; its tokens return to their pile (B-DMG-07, B-DMG-08).
func (g *Game) destroyBasestar(n int, rule string) {
	g.because(ByHit, func() { g.removeBasestar(n, rule) })
	g.pursuitShaken()
	g.leavePlay(card.UntilJumpOrBasestarDestroyed)
	g.basestarMourned()
}

func (g *Game) removeBasestar(n int, rule string) {
	g.emit(Event{Kind: BasestarGone, Rule: rule, N: n, Area: g.state.Basestars[n].Area})
	g.repairBasestar(n, "B-DMG-07")
}

// repairBasestar returns the damage tokens of a basestar to their pile.
func (g *Game) repairBasestar(n int, rule string) {
	if g.state.Count(BasestarTokens(n)) == 0 {
		return
	}
	g.together(func() {
		for g.state.Count(BasestarTokens(n)) > 0 {
			g.move(BasestarTokens(n), 0, BasestarDamagePile, -1, 0, NoSeat, rule)
		}
	})
	g.shuffle(BasestarDamagePile, rule)
}
