package game

// Stream is a source of chance for one purpose, so that drawing a hidden card never shifts a later die.
type Stream uint8

// The streams.
const (
	ChanceFirst Stream = iota
	ChanceDice
	ChanceCheck   // the order in which the cards of a check are revealed
	ChanceDiscard // random discards
	ChanceLoyalty // the Loyalty deck, and which card is looked at
	ChanceDestiny
	ChanceCrisis
	ChanceSuper
	ChanceQuorum
	ChanceDestination
	ChanceDamage
	ChanceBasestar
	ChanceCivilian
	ChanceDeal
	chanceSkill // one for each type of Skill card
)

// The streams after those of the Skill decks. New ones go last, before NumStreams: the number of a stream is part of its chance.
const (
	ChanceVictim     Stream = chanceSkill + 7 + iota // which civilian ship raiders find (B-X-17)
	ChanceAssist                                     // which Loyalty card of the assist is revealed (B-VAR-03)
	ChanceTrauma                                     // the trauma tokens of the Ionian Nebula
	ChanceAlly                                       // its Ally cards
	ChanceCrossroads                                 // its Crossroads cards
	ChancePegasus                                    // the damage tokens of Pegasus
	ChanceAgenda                                     // the Agendas of the Cylon Leaders
	ChanceGround                                     // the Crisis cards of New Caprica, before they become the Crisis deck
	ChanceMutiny                                     // the Mutiny cards
	ChanceMission                                    // the missions
	ChanceMotive                                     // the Motives
	NumStreams
)

// Chance is the state of all streams: how many numbers each has given. The seed is in the [State].
type Chance [NumStreams]uint32

// draw returns a number in [0, n) from a stream.
func (s *State) draw(stream Stream, n int) int {
	s.Chance[stream]++
	x := s.Seed ^ uint64(stream)<<56 ^ uint64(s.Chance[stream])*0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	x ^= x >> 31
	// The high bits times n: no loop, and no bias that players could notice.
	return int((x >> 32) * uint64(n) >> 32)
}
