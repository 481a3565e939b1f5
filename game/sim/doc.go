// Package sim plays many whole games with computer players and checks, after every answer, what must always hold.
//
// # Invariants
//
// Each has a name, which begins the violation that tells of it together with the seed of the game and the number of the decision.
//
//   - cards: every deck (Skill, Crisis, Super Crisis, Quorum, Destination, Loyalty, damage tokens, civilian ships) is the same
//     multiset of cards, counted over all piles, and every card lies in a pile of its deck.
//   - sight: who holds a card knows it; what Everyone knows all know; the open table knows no card of a deck, of a hidden
//     hand, or of what somebody is choosing from, until the game is over.
//   - pieces: no more vipers (8, piloted ones included), raptors (4), raiders (16), heavy raiders (4), basestars (2) and centurions (4)
//     than the box holds, vipers and raptors exactly as many, none less than none; damage tokens lie only on basestars on the board.
//   - places: each character is in exactly one place, Cylon players on the Cylon board, the others off it.
//   - pilots: whoever flies a viper is a pilot and no Cylon player.
//   - titles: President and Admiral are human; the Admiral is not in the Brig unless all humans are.
//   - dials: resources within 0 and 15, the fleet marker on its track, nukes as many as there can be, the distance that of the cards
//     travelled to, the thresholds those that the distance has reached.
//   - hands: nobody holds more than his limit when a turn begins.
//   - decision: it has an option, its options differ, it may be answered, its number is one more than the last, who is asked sits at
//     the table; a private decision is for exactly one seat, and nobody else sees what it offers; a public one offers nothing private.
//   - refusal: an answer that is not on offer is an error and changes nothing.
//   - events: applied to the old View they give the new one, for the open table and for each seat in turn.
//   - snapshot: a restored snapshot and the answers given since make the same state; also when it went through a save file.
//   - replay: the setup and the answers make the same state, hash for hash.
//   - end: the game ends, and for the reason that it gives.
//   - close: no goroutine is left after Close, at the end of a game or half way.
//
// What costs too much after every answer is sampled; which games and answers are, depends on the seed alone.
package sim
