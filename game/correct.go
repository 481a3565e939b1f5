package game

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"battlestar/game/card"
)

// Correction is the rule of what happens because the table sets something right.
const Correction = "correction"

// ErrCorrection is the error of a correction that would leave a table that cannot be; it is wrapped with why.
var ErrCorrection = errors.New("this cannot be set right")

// EditKind is what a correction sets right.
type EditKind uint8

// The kinds of edits. The comment says which fields tell what.
const (
	NoEdit          EditKind = iota
	SetResource              // Resource is N
	SetDistance              // the distance is N
	SetJumpPrep              // the fleet marker is on space N
	SetNukes                 // the Admiral has N nukes
	SetRaptors               // N raptors are in the Reserves, the others lost
	SetShips                 // N of Ship are in Area, with vipers the unmanned ones
	SetDamaged               // N vipers are damaged; the rest of the vipers is in the Reserves
	SetDestroyed             // N vipers are destroyed, likewise
	SetBoarding              // N centurions are on the space Space of the boarding party track
	SetLocation              // Place is damaged if N is 1
	SetToken                 // the basestar with the number Space has the damage token Card if N is 1
	SetPlace                 // Seat is at Place
	SetPilot                 // Seat flies a viper in Area
	SetTitle                 // Title is Seat's
	SetSpent                 // Seat has used up the once-per-game ability if N is 1
	SetTurn                  // a turn of Seat begins
	SetQuorumHand            // the President holds N Quorum cards: drawn from the deck, or put back at random
	DrawSkills               // Seat draws N cards of Skill
	TakeDiscarded            // Seat takes the top card of the discard pile of Skill
	OweDiscards              // Seat discards N cards of his choice
	RemoveFromPlay           // Card, kept in play, is discarded
	DrawCrisisAgain          // the crisis Card that was drawn in this step is discarded, another one drawn

	// With the Cylon Fleet option
	SetPursuit          // the pursuit marker is on space N
	SetBehind           // N of Ship are in the area of the Cylon Fleet board that mirrors Area
	SetMarkVIIDamaged   // N Vipers Mark VII are damaged; the rest of them is in the Reserves
	SetMarkVIIDestroyed // N Vipers Mark VII are destroyed, likewise
	SetMarkVIIPilot     // Seat flies a Viper Mark VII in Area
	// NumEdits is the number of kinds.
	NumEdits
)

// editForms are the words of each kind, for save files and scenarios: its name, and a letter for each field that follows it.
var editForms = [NumEdits]struct{ name, fields string }{
	SetResource: {"", "rn"}, SetDistance: {"distance", "n"}, SetJumpPrep: {"jump-preparation", "n"}, SetNukes: {"nukes", "n"},
	SetRaptors: {"raptors", "n"}, SetShips: {"ships", "han"}, SetDamaged: {"damaged-vipers", "n"}, SetDestroyed: {"destroyed-vipers", "n"},
	SetBoarding: {"boarding", "xn"}, SetLocation: {"damage", "pn"}, SetToken: {"basestar-damage", "xcn"}, SetPlace: {"place", "sp"},
	SetPilot: {"pilot", "sa"}, SetTitle: {"title", "ts"}, SetSpent: {"spent", "sn"}, SetTurn: {"turn", "s"},
	SetQuorumHand: {"quorum-hand", "n"}, DrawSkills: {"draw", "skn"}, TakeDiscarded: {"take", "sk"}, OweDiscards: {"discard", "sn"},
	RemoveFromPlay: {"remove", "c"}, DrawCrisisAgain: {"crisis-again", "c"},
	SetPursuit: {"pursuit", "n"}, SetBehind: {"behind", "han"}, SetMarkVIIDamaged: {"damaged-mark-vii", "n"},
	SetMarkVIIDestroyed: {"destroyed-mark-vii", "n"}, SetMarkVIIPilot: {"pilot-mark-vii", "sa"},
}

// Edit is one thing that the table sets right. Only the fields that its kind names are set. It is comparable.
type Edit struct {
	Kind     EditKind
	N        int
	Seat     Seat
	Space    int
	Resource card.Resource
	Ship     card.Ship
	Area     card.Area
	Place    card.Place
	Title    card.Title
	Skill    card.Skill
	Card     card.ID
}

// AtOnce says whether the edit is made at the pending decision. The others are made at the beginning of the step, which then is
// played again: what is on offer may be different after them.
func (e Edit) AtOnce() bool { return e.Kind == SetResource }

// AtOnce says whether all edits are made at the pending decision.
func AtOnce(edits []Edit) bool {
	return !slices.ContainsFunc(edits, func(e Edit) bool { return !e.AtOnce() })
}

// String is the edit in the words of save files and scenarios, such as "food 8", "ships raider bow 2".
func (e Edit) String() string {
	form := editForms[e.Kind]
	var words []string
	if form.name != "" {
		words = append(words, form.name)
	}
	for _, field := range form.fields {
		words = append(words, e.word(field))
	}
	return strings.Join(words, " ")
}

func kebab(s string) string { return strings.ToLower(strings.ReplaceAll(s, " ", "-")) }

func (e Edit) word(field rune) string {
	switch field {
	case 'r':
		return e.Resource.String()
	case 'h':
		return kebab(e.Ship.String())
	case 'a':
		return e.Area.String()
	case 'p':
		return string(e.Place)
	case 't':
		return e.Title.String()
	case 'k':
		return e.Skill.String()
	case 'c':
		return string(e.Card)
	case 's':
		return strconv.Itoa(int(e.Seat))
	case 'x':
		return strconv.Itoa(e.Space)
	default:
		return strconv.Itoa(e.N)
	}
}

// ParseEdit reads what [Edit.String] writes. The error says which word means nothing.
func ParseEdit(text string) (Edit, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Edit{}, errors.New("a correction without a word")
	}
	e := Edit{Kind: SetResource}
	if !slices.ContainsFunc(card.Resources[:], func(r card.Resource) bool { return r.String() == words[0] }) {
		at := slices.IndexFunc(editForms[:], func(form struct{ name, fields string }) bool { return form.name == words[0] })
		if at < 0 {
			return e, fmt.Errorf("%q is nothing that can be set right", words[0])
		}
		e.Kind, words = EditKind(at), words[1:]
	}
	fields := editForms[e.Kind].fields
	if len(words) != len(fields) {
		return e, fmt.Errorf("%q has %d words, it takes %d", text, len(words), len(fields))
	}
	for i, field := range fields {
		if err := e.read(field, words[i]); err != nil {
			return e, fmt.Errorf("%q: %w", text, err)
		}
	}
	return e, nil
}

func (e *Edit) read(field rune, word string) (err error) {
	switch field {
	case 'r':
		e.Resource, err = named(card.Resources[:], word)
	case 'h':
		e.Ship, err = named([]card.Ship{card.Raider, card.HeavyRaider, card.Basestar, card.Civilian, card.Viper, card.MarkVII}, word)
	case 'a':
		e.Area, err = named(card.Areas[:], word)
	case 'p':
		e.Place = card.Place(word)
	case 't':
		e.Title, err = named([]card.Title{card.PresidentTitle, card.AdmiralTitle, card.CAGTitle}, word)
	case 'k':
		e.Skill, err = named(allSkills, word)
	case 'c':
		e.Card = card.ID(word)
	case 's':
		var seat int
		seat, err = strconv.Atoi(word)
		e.Seat = Seat(seat)
	case 'x':
		e.Space, err = strconv.Atoi(word)
	default:
		e.N, err = strconv.Atoi(word)
	}
	return err
}

// named is the one of the values that is called by a word.
func named[T fmt.Stringer](values []T, word string) (T, error) {
	for _, v := range values {
		if kebab(v.String()) == word {
			return v, nil
		}
	}
	var none T
	return none, fmt.Errorf("%q is not known here", word)
}

// Now is the number that lies on the table where the edit would set N; 0 for an edit that sets none.
func (t *Table) Now(e Edit) int {
	if e.Seat < 0 || int(e.Seat) >= len(t.Seats) || e.Space < 0 || e.Space >= len(t.Basestars) {
		return 0
	}
	switch e.Kind {
	case SetResource:
		return t.Resources[e.Resource]
	case SetDistance:
		return t.Distance
	case SetJumpPrep:
		return t.JumpPrep
	case SetNukes:
		return t.Nukes
	case SetRaptors:
		return t.Raptors
	case SetShips:
		return t.shipsIn(e.Ship, e.Area)
	case SetDamaged:
		return t.Fleet(card.Viper).Damaged
	case SetDestroyed:
		return t.Fleet(card.Viper).Destroyed
	case SetBoarding:
		return t.Centurions[e.Space]
	case SetLocation:
		return one(t.Damaged(e.Place))
	case SetToken:
		return one(slices.ContainsFunc(t.Piles[BasestarTokens(e.Space)], func(s Slot) bool { return s.Card == e.Card }))
	case SetSpent:
		return one(t.Seats[e.Seat].Uses == 0)
	case SetQuorumHand:
		return t.Count(QuorumHand)
	case OweDiscards:
		return int(t.Owed[e.Seat])
	case SetPursuit, SetBehind, SetMarkVIIDamaged, SetMarkVIIDestroyed:
		return t.fleetNow(e)
	default:
		return 0
	}
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// shipsIn is how many ships of a kind are in an area, of vipers the unmanned ones.
func (t *Table) shipsIn(ship card.Ship, a card.Area) int {
	switch ship {
	case card.Raider:
		return t.Raiders[a]
	case card.HeavyRaider:
		return t.HeavyRaiders[a]
	case card.Viper:
		return t.Fleet(card.Viper).Space[a]
	case card.MarkVII:
		if t.CylonFleet == nil {
			return 0
		}
		return t.Fleet(card.MarkVII).Space[a]
	case card.Civilian:
		return len(t.Piles[Civilians(a)])
	default:
		n := 0
		for _, b := range t.Basestars {
			n += one(b.Area == a)
		}
		return n
	}
}

// Correct makes edits that may be made at once ([Edit.AtOnce]). The error, which wraps [ErrCorrection], is that they cannot be made;
// then nothing was changed.
func (g *Game) Correct(edits []Edit) error {
	if g.pending == nil {
		return fmt.Errorf("%w: the game is over", ErrCorrection)
	}
	if !AtOnce(edits) {
		return fmt.Errorf("%w: only at the beginning of a step", ErrCorrection)
	}
	for _, e := range edits {
		if err := g.sensible(e); err != nil {
			return fmt.Errorf("%w: %w", ErrCorrection, err)
		}
	}
	for _, e := range edits {
		g.edit(e)
	}
	return nil
}

// Correct goes on from a snapshot in which something is set right, the edits in their order. A seed gives new chance from there on (see
// [Game.Reseed]); with 0 it stays as it was. The error, which wraps [ErrCorrection], is that the table would be one that cannot be.
func Correct(s *State, seed uint64, edits []Edit) (*Game, error) {
	if s.Over != nil || s.Step < TurnStart {
		return nil, fmt.Errorf("%w: only from the first turn to the end of the game", ErrCorrection)
	}
	return restore(s, func(g *Game) error { return g.correct(seed, edits) })
}

func (g *Game) correct(seed uint64, edits []Edit) error {
	// Of the crisis it is known where it lies before the deck is shuffled; the beginning of a turn ends what else is due.
	first := func(e Edit) bool { return e.Kind == DrawCrisisAgain || e.Kind == SetTurn }
	for _, e := range edits {
		if first(e) {
			if err := g.edit(e); err != nil {
				return fmt.Errorf("%w: %w", ErrCorrection, err)
			}
		}
	}
	if seed != 0 {
		g.Reseed(seed)
	}
	// What goes away first, so that a piece that is moved is there to be put down again.
	order := slices.DeleteFunc(slices.Clone(edits), first)
	slices.SortStableFunc(order, func(a, b Edit) int { return one(a.N >= g.state.Now(a)) - one(b.N >= g.state.Now(b)) })
	for _, e := range order {
		if err := g.edit(e); err != nil {
			return fmt.Errorf("%w: %w", ErrCorrection, err)
		}
	}
	if err := g.sound(); err != nil {
		return fmt.Errorf("%w: %w", ErrCorrection, err)
	}
	return nil
}

// edit makes one edit and tells it.
func (g *Game) edit(e Edit) (err error) {
	if err := g.sensible(e); err != nil {
		return err
	}
	g.emit(Event{Kind: Corrected, Cause: ByCorrection, Rule: Correction, Seat: e.Seat, Edit: &e, N: g.state.Now(e)})
	g.depth++
	defer func() { g.depth-- }()
	g.because(ByCorrection, func() { err = g.setRight(e) })
	return err
}

// setRight changes the table by an edit.
func (g *Game) setRight(e Edit) error {
	more := e.N - g.state.Now(e)
	switch e.Kind {
	case SetResource:
		g.emit(Event{Kind: ResourceChanged, Rule: Correction, Resource: e.Resource, N: more})
	case SetDistance:
		g.emit(Event{Kind: DistanceGained, Rule: Correction, N: more})
	case SetJumpPrep:
		g.emit(Event{Kind: JumpPrepMoved, Rule: Correction, N: more})
	case SetNukes:
		g.emit(Event{Kind: NukesChanged, Rule: Correction, N: more})
	case SetRaptors:
		g.shift(card.Raptor, more, Destroyed, Reserves)
	case SetDamaged:
		g.shift(card.Viper, more, Reserves, DamagedBox)
	case SetDestroyed:
		g.shift(card.Viper, more, Reserves, Destroyed)
	case SetShips:
		return g.setShips(e, more)
	case SetBoarding:
		if more > 0 {
			g.emit(Event{Kind: CenturionMoved, Rule: Correction, N: more, FromAt: -1, ToAt: int16(e.Space)})
		} else {
			g.emit(Event{Kind: CenturionMoved, Rule: Correction, N: -more, FromAt: int16(e.Space), ToAt: -1})
		}
	case SetLocation:
		g.setToken(DamagePile, DamageOnBoard, "damage-"+card.ID(e.Place), more)
	case SetToken:
		g.setToken(BasestarDamagePile, BasestarTokens(e.Space), e.Card, more)
	case SetPlace:
		g.leaveViper(e.Seat, Correction)
		g.emit(Event{Kind: CharacterMoved, Rule: Correction, Seat: e.Seat, Place: e.Place})
	case SetPilot:
		g.leaveViper(e.Seat, Correction)
		if g.state.Fleet(card.Viper).Space[e.Area] == 0 {
			g.moveShips(card.Viper, 1, Reserves, SpotOf(e.Area), Correction)
		}
		g.board(e.Seat, e.Area, card.Viper, Correction)
	case SetMarkVIIPilot:
		g.leaveViper(e.Seat, Correction)
		if g.state.Fleet(card.MarkVII).Space[e.Area] == 0 {
			g.moveShips(card.MarkVII, 1, Reserves, SpotOf(e.Area), Correction)
		}
		g.board(e.Seat, e.Area, card.MarkVII, Correction)
	case SetMarkVIIDamaged:
		g.shift(card.MarkVII, more, Reserves, DamagedBox)
	case SetMarkVIIDestroyed:
		g.shift(card.MarkVII, more, Reserves, Destroyed)
	case SetPursuit:
		g.emit(Event{Kind: PursuitMoved, Rule: Correction, N: more})
	case SetBehind:
		return g.setBehind(e, more)
	case SetTitle:
		g.giveTitle(e.Title, e.Seat, Correction)
	case SetSpent:
		g.emit(Event{Kind: OnceUsed, Rule: Correction, Seat: e.Seat, N: e.N - 1})
	case SetTurn:
		for g.state.Count(CrisisOpen) > 0 {
			id := g.state.Piles[CrisisOpen][0].Card
			g.moveOpen(CrisisOpen, id, g.discardOfCrisis(id), NoSeat, Correction)
		}
		g.emit(Event{Kind: TurnBegan, Rule: Correction, Seat: e.Seat, N: g.state.Turn})
		g.emit(Event{Kind: StepBegan, Rule: Correction, Step: TurnStart})
	case SetQuorumHand:
		return g.setQuorumHand(more)
	case DrawSkills:
		g.drawSkills(e.Seat, slices.Repeat([]card.Skill{e.Skill}, e.N), Correction)
	case TakeDiscarded:
		g.move(SkillDiscard(e.Skill), 0, Hand(e.Seat), -1, All, e.Seat, Correction)
	case RemoveFromPlay:
		g.removeFromPlay(e.Card)
	case DrawCrisisAgain:
		g.move(CrisisDeck, g.find(CrisisDeck, e.Card), CrisisDiscard, 0, All, NoSeat, Correction)
	}
	return nil
}

// shift moves n ships one way, or −n the other.
func (g *Game) shift(ship card.Ship, n int, from, to Spot) {
	if n < 0 {
		from, to, n = to, from, -n
	}
	g.moveShips(ship, n, from, to, Correction)
}

func (g *Game) setShips(e Edit, more int) error {
	switch e.Ship {
	case card.Raider, card.HeavyRaider:
		g.shift(e.Ship, more, Supply, SpotOf(e.Area))
	case card.Viper, card.MarkVII:
		g.shift(e.Ship, more, Reserves, SpotOf(e.Area))
	case card.Civilian:
		if more > g.state.Count(CivilianPile) {
			return errors.New("there are not so many civilian ships left")
		}
		for ; more > 0; more-- {
			g.move(CivilianPile, 0, Civilians(e.Area), -1, 0, NoSeat, Correction)
		}
		if more < 0 {
			for ; more < 0; more++ {
				g.move(Civilians(e.Area), g.state.Count(Civilians(e.Area))-1, CivilianPile, -1, 0, NoSeat, Correction)
			}
			g.shuffle(CivilianPile, Correction)
		}
	case card.Basestar:
		for n := len(g.state.Basestars) - 1; n >= 0 && more < 0; n-- {
			if g.state.Basestars[n].Area == e.Area {
				g.removeBasestar(n, Correction)
				more++
			}
		}
		if more > g.inSupply(card.Basestar) {
			return fmt.Errorf("there are %d basestars", g.cat.Supply(card.Basestar))
		}
		for ; more > 0; more-- {
			g.placeOne(card.Basestar, e.Area, Correction)
		}
	}
	return nil
}

// setToken takes a token out of its pile, which is searched and so shuffled, or puts it back.
func (g *Game) setToken(pile, board Pile, token card.ID, more int) {
	switch {
	case more > 0:
		g.shuffle(pile, Correction)
		slots := g.state.Piles[pile]
		at := g.find(pile, token)
		slots[0], slots[at] = slots[at], slots[0]
		g.move(pile, 0, board, -1, All, NoSeat, Correction)
	case more < 0:
		g.move(board, g.find(board, token), pile, -1, 0, NoSeat, Correction)
		g.shuffle(pile, Correction)
	}
}

func (g *Game) setQuorumHand(more int) error {
	if more > g.state.Count(QuorumDeck)+g.state.Count(QuorumDiscard) {
		return errors.New("there are not so many Quorum cards left")
	}
	for ; more > 0; more-- {
		g.drawQuorum(Correction)
	}
	if more < 0 {
		for ; more < 0; more++ {
			at := g.state.draw(ChanceQuorum, g.state.Count(QuorumHand))
			g.move(QuorumHand, at, QuorumDeck, -1, SeatsOf(g.state.President()), g.state.President(), Correction)
		}
		g.shuffle(QuorumDeck, Correction)
	}
	return nil
}

// removeFromPlay puts a card that is kept in play on its discard pile.
func (g *Game) removeFromPlay(id card.ID) {
	for _, p := range g.keptPiles() {
		if g.find(p, id) < 0 {
			continue
		}
		to := QuorumDiscard
		if p == InPlay {
			to = g.discardOfCrisis(id)
		}
		g.moveOpen(p, id, to, NoSeat, Correction)
		return
	}
}

// keptPiles are the piles of cards kept in play.
func (g *Game) keptPiles() []Pile {
	piles := []Pile{InPlay, QuorumInPlay}
	for s := range g.state.Seats {
		piles = append(piles, KeptQuorum(Seat(s)))
	}
	return piles
}

// finishCorrection does at the beginning of a step what somebody has to be asked for.
func (g *Game) finishCorrection() {
	for s := range g.state.Seats {
		if n := int(g.state.Owed[s]); n > 0 {
			cards := g.chooseDiscards(Seat(s), n, DiscardCards, "", Correction)
			g.because(ByCorrection, func() { g.discardChosen(Seat(s), cards, Correction) })
		}
	}
	if g.state.Arrived {
		g.passThresholds()
	}
}

// sensible says why an edit by itself cannot be made.
func (g *Game) sensible(e Edit) error {
	between := func(what string, most int) error {
		if e.N < 0 || e.N > most {
			return fmt.Errorf("%s from 0 to %d, not %d", what, most, e.N)
		}
		return nil
	}
	if e.Seat < 0 || int(e.Seat) >= len(g.state.Seats) {
		return fmt.Errorf("there is no seat %d", e.Seat)
	}
	fleet := g.state.CylonFleet != nil
	if !fleet && (e.Kind >= SetPursuit || e.Ship == card.MarkVII || e.Title == card.CAGTitle) {
		return errors.New("this is only with the Cylon Fleet option")
	}
	switch e.Kind {
	case SetPursuit:
		return between("the pursuit marker goes", AutoAttack-1)
	case SetBehind:
		if e.Area == card.NoArea || e.Ship == card.NoShip || e.Ship > card.Basestar {
			return errors.New("ships wait in one of the six areas")
		}
		return between("ships in an area go", 30)
	case SetMarkVIIDamaged, SetMarkVIIDestroyed:
		return between("there are Vipers Mark VII", g.cat.Supply(card.MarkVII))
	case SetResource:
		return between(e.Resource.String()+" goes", MaxResource)
	case SetDistance:
		if met := g.state.Thresholds; met > 0 && e.N < g.cat.Objective().Thresholds[met-1].At {
			return fmt.Errorf("the fleet has passed a distance of %d, and what comes with it cannot be undone", g.cat.Objective().Thresholds[met-1].At)
		}
		return between("the distance goes", MaxResource)
	case SetJumpPrep:
		return between("the fleet marker goes", AutoJump-1)
	case SetNukes:
		return between("the Admiral has nukes", g.mostNukes())
	case SetRaptors:
		return between("there are raptors", g.cat.Supply(card.Raptor))
	case SetDamaged, SetDestroyed:
		return between("there are vipers", g.cat.Supply(card.Viper))
	case SetShips:
		if e.Area == card.NoArea || e.Ship == card.NoShip || e.Ship > card.Viper && e.Ship != card.MarkVII {
			return errors.New("ships are in one of the six areas")
		}
		return between("ships in an area go", 30)
	case SetBoarding:
		if e.Space < 0 || e.Space >= len(g.state.Centurions)-1 {
			return errors.New("a centurion at the end of the boarding party track would end the game")
		}
		return between("there are centurions", g.cat.Supply(card.Centurion))
	case SetLocation:
		token := "damage-" + card.ID(e.Place)
		if g.find(DamagePile, token) < 0 && g.find(DamageOnBoard, token) < 0 {
			return fmt.Errorf("%s is nothing that can be damaged", e.Place)
		}
		return between("damage goes", 1)
	case SetToken:
		if e.Space < 0 || e.Space >= len(g.state.Basestars) || g.state.Basestars[e.Space].Area == card.NoArea {
			return errors.New("this basestar is not on the board")
		}
		if g.find(BasestarDamagePile, e.Card) < 0 && g.find(BasestarTokens(e.Space), e.Card) < 0 {
			return fmt.Errorf("the token %q lies elsewhere", e.Card)
		}
		return between("damage goes", 1)
	case SetPlace:
		if g.cat.Locations.Of(e.Place) == nil {
			return fmt.Errorf("there is no location %q", e.Place)
		}
	case SetPilot, SetMarkVIIPilot:
		if e.Area == card.NoArea {
			return errors.New("vipers fly in one of the six areas")
		}
	case SetSpent:
		if !slices.ContainsFunc(g.sheet(e.Seat).Abilities, func(a card.Ability) bool { return a.Kind == card.OncePerGame }) {
			return errors.New("this character has no ability for once per game")
		}
		return between("it is used", 1)
	case SetQuorumHand:
		return between("Quorum cards go", 30)
	case DrawSkills:
		if left := g.state.Count(SkillDeck(e.Skill)) + g.state.Count(SkillDiscard(e.Skill)); e.Skill == card.AnySkill || e.N > left {
			return fmt.Errorf("there are %d cards of %s", left, e.Skill)
		}
		return between("cards are drawn", 10)
	case TakeDiscarded:
		if g.state.Count(SkillDiscard(e.Skill)) == 0 {
			return fmt.Errorf("no %s card has been discarded", e.Skill)
		}
	case OweDiscards:
		return between("cards are discarded", 10)
	case RemoveFromPlay:
		if !slices.ContainsFunc(g.keptPiles(), func(p Pile) bool { return g.find(p, e.Card) >= 0 }) {
			return fmt.Errorf("%q is not kept in play", e.Card)
		}
	case DrawCrisisAgain:
		if g.state.Step != CrisisStep || g.find(CrisisDeck, e.Card) < 0 {
			return errors.New("a crisis is drawn again only in the step in which it was drawn")
		}
	}
	return nil
}

// mostNukes is how many nuke tokens there are (B-NUKE-01, E-RULE-04).
func (g *Game) mostNukes() int {
	if g.exodus() {
		return MaxNukes
	}
	return 2
}

// sound says what in the table after a correction cannot be.
func (g *Game) sound() error {
	t := &g.state.Table
	for _, mark := range t.Marks() {
		if f := t.Fleet(mark); f.Reserves < 0 {
			return fmt.Errorf("there are %d %ss, this would take %d", g.cat.Supply(mark), mark, g.cat.Supply(mark)-f.Reserves)
		}
	}
	for _, ship := range []card.Ship{card.Raider, card.HeavyRaider, card.Centurion} {
		if left := g.inSupply(ship); left < 0 {
			return fmt.Errorf("there are %d %ss, this would take %d", g.cat.Supply(ship), ship, g.cat.Supply(ship)-left)
		}
	}
	if t.DamagedLocations() > 5 {
		return errors.New("6 damaged locations would end the game")
	}
	for n := range t.Basestars {
		if g.basestarDamage(n) > 2 {
			return errors.New("3 damage destroys a basestar: take it away instead")
		}
	}
	return g.soundSeats()
}

func (g *Game) soundSeats() error {
	t := &g.state.Table
	for i := range t.Seats {
		s, name := &t.Seats[i], g.state.Setup.Players[i].Name
		if s.Piloting() && !g.sheet(Seat(i)).Pilot {
			return fmt.Errorf("%s is no pilot", name)
		}
		if cylonPlace := s.Place != "" && g.cat.Locations.Of(s.Place).Board.Cylon(); cylonPlace != s.Cylon() {
			return fmt.Errorf("%s cannot be there: the Cylon locations are for Cylon players and only for them", name)
		}
	}
	for _, held := range t.Titles {
		if holder := held.Holder; holder != NoSeat && t.Seats[holder].Cylon() {
			return fmt.Errorf("%s, a Cylon player, cannot be %s", g.state.Setup.Players[holder].Name, held.Title)
		}
	}
	free := slices.ContainsFunc(t.Seats, func(s SeatState) bool { return !s.Cylon() && s.Place != card.Brig })
	for _, held := range t.Titles {
		if holder := held.Holder; g.lostInBrig(held.Title) && holder != NoSeat && t.Seats[holder].Place == card.Brig && free {
			return fmt.Errorf("the %s cannot be in the Brig while another human is not: give the title to another too", held.Title.Name()) // B-TITLE-04
		}
	}
	return nil
}
