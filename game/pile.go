package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// Pile names a heap of cards or tokens: a deck, a discard pile, a hand, the ships of an area.
type Pile uint8

// The piles that exist once. Piles of a skill, seat, area or basestar have a function each. What the rules need to know of each pile is in heaps.
const (
	NoPile Pile = iota
	Destiny
	CheckCards // the cards of a skill check, revealed
	CheckAside // the cards of a skill check that another check interrupts
	TurnedUp   // Treachery cards that a reckless check draws (D-COMBO-02)
	CrisisDeck
	CrisisDiscard
	CrisisDrawn // drawn, not yet revealed
	CrisisOpen  // being resolved, or resolved this turn (B-TURN-10)
	InPlay      // Crisis and Super Crisis cards kept in play
	SuperDeck
	SuperDiscard
	QuorumDeck
	QuorumDiscard
	QuorumHand
	QuorumOpen  // being resolved
	QuorumDrawn // looked at, to choose from
	QuorumInPlay
	LoyaltyDeck
	LoyaltyUnused   // Cylon cards that left the game unseen (B-SETUP-10)
	NotCylonDeck    // the "You Are Not a Cylon" cards that stay in the game with Exodus (E-LOY-06)
	NotCylonDiscard // the discarded ones (E-LOY-08)
	AssistLoyalty   // of the assisting character in a solo game (B-VAR-03)
	DestinationDeck
	DestinationDrawn
	Traveled // destinations, and cards beside the objective, whose distance counts
	DamagePile
	DamageDrawn
	DamageOnBoard
	BasestarDamagePile
	CivilianPile
	Removed        // out of the game, faceup
	OutOfGame      // out of the game, facedown (E-ION-65, E-ION-70)
	TraumaPool     // (E-ION-02)
	TraumaShown    // faceup tokens beside it: disasters until they go back (E-ION-13), at the Trial all tokens given up
	SickbayTrauma  // Sickbay's token (E-ION-03)
	BrigTrauma     // the Brig's token
	AllyDeck       // never reshuffled (E-ION-36)
	CrossroadsDeck // set aside (E-ION-05)
	PegasusDamagePile
	PegasusDamageOnBoard
	AgendaDeck    // of both kinds; those that nobody has stay there
	MutinyDeck    // of Daybreak
	MutinyDiscard //
	MutinyDrawn   // looked at, to choose from (D-MUT-10)
	MutinyOpen    // being resolved
	MissionDeck   // of Search for Home
	MissionDiscard
	ActiveMission // the space of the Demetrius: faceup, or facedown if a mission with a distance failed (D-MIS-10)
	MotiveDeck
	GroundCrises  // the Crisis deck of New Caprica until the landing (P-NC-02)
	LockedShips   // civilian ships on New Caprica, in order (P-NC-28)
	PreparedShips // ships ready to leave, also in order
	skillDecks
	skillDiscards = skillDecks + 7
	civilians     = skillDiscards + 7
	baseTokens    = civilians + 7
	hands         = baseTokens + 4
	contributions = hands + MaxSeats
	superHands    = contributions + MaxSeats + 1 // the last contribution is the Destiny deck's
	keptQuorum    = superHands + MaxSeats
	loyalties     = keptQuorum + MaxSeats
	traumas       = loyalties + MaxSeats
	crossroads    = traumas + MaxSeats
	crossTraumas  = crossroads + MaxSeats
	allies        = crossTraumas + MaxSeats
	allyTraumas   = allies + AlliesInPlay
	agendas       = allyTraumas + AlliesInPlay
	mutinies      = agendas + MaxSeats
	motives       = mutinies + MaxSeats
	// NumPiles is the number of piles; every Pile is below it.
	NumPiles = motives + MaxSeats
)

// SkillDeck returns the deck of a type of Skill card.
func SkillDeck(s card.Skill) Pile { return skillDecks + Pile(s) }

// SkillDiscard returns the discard pile of a type of Skill card.
func SkillDiscard(s card.Skill) Pile { return skillDiscards + Pile(s) }

// Civilians returns the civilian ships in an area.
func Civilians(a card.Area) Pile { return civilians + Pile(a) }

// BasestarTokens returns the damage tokens on a basestar.
func BasestarTokens(n int) Pile { return baseTokens + Pile(n) }

// Hand returns the Skill cards that a player holds.
func Hand(s Seat) Pile { return hands + Pile(s) }

// Contribution returns the cards that a player, or for Everyone the Destiny deck, has added to the skill check.
func Contribution(s Seat) Pile { return contributions + Pile(s) }

// SuperHand returns the Super Crisis cards that a player holds.
func SuperHand(s Seat) Pile { return superHands + Pile(s) }

// KeptQuorum returns the Quorum cards that stay in play before a player.
func KeptQuorum(s Seat) Pile { return keptQuorum + Pile(s) }

// Loyalty returns a player's Loyalty cards, facedown and revealed.
func Loyalty(s Seat) Pile { return loyalties + Pile(s) }

// Agenda returns the Agenda of a player who is a Cylon Leader.
func Agenda(s Seat) Pile { return agendas + Pile(s) }

// MutinyHand returns a player's Mutiny cards; everyone can see how many there are (D-MUT-01).
func MutinyHand(s Seat) Pile { return mutinies + Pile(s) }

// Motives returns the Motives of a Cylon Leader, hidden and revealed (D-MOT-01).
func Motives(s Seat) Pile { return motives + Pile(s) }

// Trauma returns a player's trauma tokens, facedown; everyone can see how many there are.
func Trauma(s Seat) Pile { return traumas + Pile(s) }

// CrossroadsCard returns the Crossroads card that a player was dealt.
func CrossroadsCard(s Seat) Pile { return crossroads + Pile(s) }

// CrossroadsTrauma returns the token that a player put beside it.
func CrossroadsTrauma(s Seat) Pile { return crossTraumas + Pile(s) }

// Ally returns the Ally card at a place in their row, from 0.
func Ally(n int) Pile { return allies + Pile(n) }

// AllyTrauma returns the token on that card.
func AllyTrauma(n int) Pile { return allyTraumas + Pile(n) }

// Lying is how the cards of a pile lie.
type Lying uint8

// The ways that cards lie.
const (
	Unseen    Lying = iota // facedown: a deck or a supply, whose order nobody knows
	LookedAt               // facedown: only the player who holds them or chooses from them knows them
	InHand                 // in a hand: a card that everyone has seen is like the others
	Spread                 // facedown, until one or another is revealed
	Open                   // faceup
	Discarded              // faceup, but only the top card may be looked at (B-CARD-04)
)

// heap is what the rules need to know of a pile, or of each of several that are alike.
type heap struct {
	name     string // its name in saves and scenarios; one of several adds a colon and what it is for
	each     each   // what each pile is for, if there are several
	nth      int    // its index among them
	decks    decks  // the decks whose cards or tokens may lie there
	lies     Lying
	loose    bool       // the order of the cards means nothing
	holder   card.Title // the title whose holder looks at the cards
	laid     bool       // it holds the cards of its deck when the game begins
	discards Pile       // the discard pile of this deck, from which it is reshuffled (B-CARD-11)
	stream   Stream     // the random stream that shuffles it
}

type decks []card.Deck

// each is what several like piles are for: there is one pile for each.
type each uint8

const (
	alone each = iota
	eachSkill
	eachArea
	eachBasestar
	eachSeat
	eachAlly
)

// heaps has a row for every pile. Several that are alike have theirs at the first.
var heaps = fill([NumPiles]heap{
	NoPile:               {name: "none"},
	Destiny:              {name: "destiny", decks: decks{card.SkillCards}, stream: ChanceDestiny},
	CheckCards:           {name: "check", decks: decks{card.SkillCards}, lies: Open, stream: ChanceCheck},
	CheckAside:           {name: "check-aside", decks: decks{card.SkillCards}, lies: Open},
	TurnedUp:             {name: "turned-up", decks: decks{card.SkillCards}, lies: Open},
	CrisisDeck:           {name: "crisis-deck", decks: decks{card.Crises}, laid: true, discards: CrisisDiscard, stream: ChanceCrisis},
	CrisisDiscard:        {name: "crisis-discard", decks: decks{card.Crises}, lies: Discarded},
	CrisisDrawn:          {name: "crisis-drawn", decks: decks{card.Crises}, lies: LookedAt},
	CrisisOpen:           {name: "crisis-open", decks: decks{card.Crises, card.SuperCrises}, lies: Open},
	InPlay:               {name: "in-play", decks: decks{card.Crises, card.SuperCrises}, lies: Open},
	SuperDeck:            {name: "super-deck", decks: decks{card.SuperCrises}, laid: true, discards: SuperDiscard, stream: ChanceSuper},
	SuperDiscard:         {name: "super-discard", decks: decks{card.SuperCrises}, lies: Discarded},
	QuorumDeck:           {name: "quorum-deck", decks: decks{card.QuorumCards}, laid: true, discards: QuorumDiscard, stream: ChanceQuorum},
	QuorumDiscard:        {name: "quorum-discard", decks: decks{card.QuorumCards}, lies: Discarded},
	QuorumHand:           {name: "quorum-hand", decks: decks{card.QuorumCards}, lies: LookedAt, loose: true, holder: card.PresidentTitle},
	QuorumOpen:           {name: "quorum-open", decks: decks{card.QuorumCards}, lies: Open},
	QuorumDrawn:          {name: "quorum-drawn", decks: decks{card.QuorumCards}, lies: LookedAt},
	QuorumInPlay:         {name: "quorum-in-play", decks: decks{card.QuorumCards}, lies: Open},
	LoyaltyDeck:          {name: "loyalty-deck", decks: decks{card.LoyaltyCards}, stream: ChanceLoyalty}, // never made anew, like the destinations (B-CARD-13)
	LoyaltyUnused:        {name: "loyalty-unused", decks: decks{card.LoyaltyCards}, stream: ChanceLoyalty},
	NotCylonDeck:         {name: "not-cylon-deck", decks: decks{card.LoyaltyCards}, discards: NotCylonDiscard, stream: ChanceLoyalty},
	NotCylonDiscard:      {name: "not-cylon-discard", decks: decks{card.LoyaltyCards}, lies: Open},
	AssistLoyalty:        {name: "assist-loyalty", decks: decks{card.LoyaltyCards}, lies: Spread},
	DestinationDeck:      {name: "destination-deck", decks: decks{card.Destinations}, laid: true, stream: ChanceDestination},
	DestinationDrawn:     {name: "destination-drawn", decks: decks{card.Destinations}, lies: LookedAt},
	Traveled:             {name: "travelled", decks: decks{card.Destinations, card.Crises, card.Missions}, lies: Open},
	DamagePile:           {name: "damage-pile", decks: decks{card.GalacticaDamage}, laid: true, stream: ChanceDamage},
	DamageDrawn:          {name: "damage-drawn", decks: decks{card.GalacticaDamage}, lies: LookedAt},
	DamageOnBoard:        {name: "damage-on-board", decks: decks{card.GalacticaDamage}, lies: Open},
	PegasusDamagePile:    {name: "pegasus-damage-pile", decks: decks{card.PegasusDamage}, laid: true, stream: ChancePegasus},
	PegasusDamageOnBoard: {name: "pegasus-damage-on-board", decks: decks{card.PegasusDamage}, lies: Open},
	BasestarDamagePile:   {name: "basestar-damage-pile", decks: decks{card.BasestarDamage}, laid: true, stream: ChanceBasestar},
	CivilianPile:         {name: "civilian-pile", decks: decks{card.CivilianShips}, laid: true, stream: ChanceCivilian},
	Removed:              {name: "removed", lies: Open}, // of every deck
	skillDecks:           {name: "deck", each: eachSkill, decks: decks{card.SkillCards}, laid: true, discards: skillDiscards, stream: chanceSkill},
	skillDiscards:        {name: "discard", each: eachSkill, decks: decks{card.SkillCards}, lies: Discarded},
	civilians:            {name: "civilians", each: eachArea, decks: decks{card.CivilianShips}, lies: Spread},
	baseTokens:           {name: "basestar-tokens", each: eachBasestar, decks: decks{card.BasestarDamage}, lies: Open},
	hands:                {name: "hand", each: eachSeat, decks: decks{card.SkillCards}, lies: InHand, loose: true},
	contributions:        {name: "contribution", each: eachSeat, decks: decks{card.SkillCards}, lies: InHand, loose: true},
	superHands:           {name: "super-hand", each: eachSeat, decks: decks{card.SuperCrises}, lies: LookedAt, loose: true},
	keptQuorum:           {name: "kept-quorum", each: eachSeat, decks: decks{card.QuorumCards}, lies: Open, loose: true},
	loyalties:            {name: "loyalty", each: eachSeat, decks: decks{card.LoyaltyCards}, lies: Spread, loose: true},
	OutOfGame:            {name: "out-of-game", decks: decks{card.SuperCrises, card.TraumaTokens, card.Crises}, stream: ChanceTrauma},
	TraumaPool:           {name: "trauma-pool", decks: decks{card.TraumaTokens}, laid: true, stream: ChanceTrauma},
	TraumaShown:          {name: "trauma-shown", decks: decks{card.TraumaTokens}, lies: Open},
	SickbayTrauma:        {name: "sickbay-trauma", decks: decks{card.TraumaTokens}, stream: ChanceTrauma},
	BrigTrauma:           {name: "brig-trauma", decks: decks{card.TraumaTokens}, stream: ChanceTrauma},
	AllyDeck:             {name: "ally-deck", decks: decks{card.Allies}, laid: true, stream: ChanceAlly},
	CrossroadsDeck:       {name: "crossroads-deck", decks: decks{card.Crossroads}, laid: true, stream: ChanceCrossroads},
	traumas:              {name: "trauma", each: eachSeat, decks: decks{card.TraumaTokens}, lies: Spread, loose: true},
	crossroads:           {name: "crossroads", each: eachSeat, decks: decks{card.Crossroads}, lies: Spread},
	crossTraumas:         {name: "crossroads-trauma", each: eachSeat, decks: decks{card.TraumaTokens}, lies: Spread},
	allies:               {name: "ally", each: eachAlly, decks: decks{card.Allies}, lies: Open},
	allyTraumas:          {name: "ally-trauma", each: eachAlly, decks: decks{card.TraumaTokens}, lies: Spread},
	GroundCrises:         {name: "ground-crises", decks: decks{card.Crises}, laid: true, stream: ChanceGround},
	LockedShips:          {name: "locked-ships", decks: decks{card.CivilianShips}, stream: ChanceCivilian},
	PreparedShips:        {name: "prepared-ships", decks: decks{card.CivilianShips}, stream: ChanceCivilian},
	AgendaDeck:           {name: "agenda-deck", decks: decks{card.Agendas}, laid: true, stream: ChanceAgenda},
	agendas:              {name: "agenda", each: eachSeat, decks: decks{card.Agendas}, lies: Spread, loose: true},
	MutinyDeck:           {name: "mutiny-deck", decks: decks{card.Mutinies}, laid: true, discards: MutinyDiscard, stream: ChanceMutiny},
	MutinyDiscard:        {name: "mutiny-discard", decks: decks{card.Mutinies}, lies: Discarded},
	MutinyDrawn:          {name: "mutiny-drawn", decks: decks{card.Mutinies}, lies: LookedAt},
	MutinyOpen:           {name: "mutiny-open", decks: decks{card.Mutinies}, lies: Open},
	MissionDeck:          {name: "mission-deck", decks: decks{card.Missions}, laid: true, discards: MissionDiscard, stream: ChanceMission},
	MissionDiscard:       {name: "mission-discard", decks: decks{card.Missions}, lies: Discarded},
	ActiveMission:        {name: "active-mission", decks: decks{card.Missions}, lies: Spread},
	MotiveDeck:           {name: "motive-deck", decks: decks{card.Motives}, laid: true, stream: ChanceMotive},
	mutinies:             {name: "mutiny", each: eachSeat, decks: decks{card.Mutinies}, lies: LookedAt, loose: true},
	motives:              {name: "motive", each: eachSeat, decks: decks{card.Motives}, lies: Spread, loose: true},
})

// fill gives each of several piles its own row, and Removed the decks of all piles.
func fill(heaps [NumPiles]heap) [NumPiles]heap {
	first := NoPile
	for p := range heaps {
		h := &heaps[p]
		if h.name != "" {
			first = Pile(p)
		} else {
			*h = heaps[first]
			h.nth = p - int(first)
			if h.laid { // each of the decks has its own
				h.discards += Pile(h.nth)
				h.stream += Stream(h.nth)
			}
		}
		heaps[Removed].decks = append(heaps[Removed].decks, h.decks...)
	}
	slices.Sort(heaps[Removed].decks)
	heaps[Removed].decks = slices.Compact(heaps[Removed].decks)
	return heaps
}

// Skill returns the type of a Skill deck or of its discard pile, AnySkill for other piles.
func (p Pile) Skill() card.Skill {
	if heaps[p].each == eachSkill {
		return card.Skill(heaps[p].nth)
	}
	return card.AnySkill
}

// Owner returns the player who holds the pile and looks at its cards, or NoSeat.
func (p Pile) Owner() Seat {
	if h := &heaps[p]; h.each == eachSeat && h.nth < MaxSeats {
		return Seat(h.nth)
	}
	return NoSeat
}

// Decks returns the decks whose cards or tokens may lie in the pile: none for NoPile.
func (p Pile) Decks() []card.Deck { return heaps[p].decks }

// Deck returns the deck of the cards in the pile, or [card.AnyDeck] if they may be of several, such as the cards kept in play.
func (p Pile) Deck() card.Deck {
	if decks := heaps[p].decks; len(decks) == 1 {
		return decks[0]
	}
	return card.AnyDeck
}

// Lies returns how the cards in the pile lie.
func (p Pile) Lies() Lying { return heaps[p].lies }

// Ordered reports whether the order of the cards in the pile means something. In hands and the like it does not. A View shows them sorted, so that no
// order betrays when a card came.
func (p Pile) Ordered() bool { return !heaps[p].loose }

// Discards returns where the cards of a deck are discarded: NoPile for decks that are never reshuffled, and for piles that are not decks.
func (p Pile) Discards() Pile { return heaps[p].discards }

// isDiscard reports whether the pile is a discard pile, of which everyone knows only the top card (B-CARD-04).
func (p Pile) isDiscard() bool { return heaps[p].lies == Discarded }

// turned reports whether cards of the pile may be revealed where they lie, and are then told apart from the others.
func (p Pile) turned() bool { return heaps[p].lies == Open || heaps[p].lies == Spread }

// String returns the name of the pile in kebab-case, with a colon before its skill, area, basestar, seat or place in a row.
func (p Pile) String() string {
	h := &heaps[p]
	switch h.each {
	case eachSkill:
		return h.name + ":" + card.Skill(h.nth).String()
	case eachArea:
		return h.name + ":" + card.Area(h.nth).String()
	case eachBasestar, eachSeat, eachAlly:
		return fmt.Sprintf("%s:%d", h.name, h.nth)
	case alone:
	}
	return h.name
}

// Slot is a card in a pile and who knows it. In a View, a card that the observer does not know has no id.
type Slot struct {
	Card card.ID
	Seen Seats
}

// FaceUp reports whether the card lies faceup.
func (s Slot) FaceUp() bool { return s.Seen == All }

type slots []Slot
