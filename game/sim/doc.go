// Package sim plays many whole games with computer players and checks, after every answer, what must always hold.
//
// # Invariants
//
// Each has a name. A violation gives the seed of the game and the number of the decision, then the name of the invariant.
//
//   - cards: every deck (Skill, Crisis, Super Crisis, Quorum, Destination, Loyalty, damage tokens, civilian ships) is the same
//     multiset of cards, counted over all piles, and every card lies in a pile of its deck.
//   - sight: the player who holds a card knows it; every seat knows what Everyone knows; until the game is over, the open table knows no card
//     of a deck, of a hidden hand, or of those a player is choosing from.
//   - pieces: no more vipers (piloted ones included), raptors, raiders, heavy raiders, basestars and centurions than the boxes hold;
//     exactly as many vipers and raptors; no count below 0; damage tokens lie only on basestars on the board.
//   - places: each character is in exactly one place; Cylon players are on the Cylon board, the others off it.
//   - pilots: every player who flies a viper is a pilot and not a Cylon player.
//   - titles: President and Admiral are human; the Admiral is not in the Brig unless all humans are.
//   - dials: resources are 0 to 15, the fleet marker is on its track, and there are no more nukes than possible. The distance is
//     that of the cards traveled to, and the thresholds are those that the distance has reached.
//   - nebula: trauma tokens and allies of the Ionian Nebula are where they may be, and a player who is eliminated holds and decides nothing.
//   - ground: on New Caprica the pieces, characters and civilian ships are where they may be before the landing, during the occupation and after.
//   - uprising: with Daybreak nobody holds more Mutiny cards or miracle tokens than allowed, and no human player hides the Mutineer.
//   - hands: nobody is over their limit when a turn begins.
//   - decision: it has an option, its options differ, it can be answered, its number is one more than the last, and every player
//     asked sits at the table. A private decision is for exactly one seat, and nobody else sees its options. A public one offers nothing private.
//   - refusal: an answer that is not on offer is an error and changes nothing.
//   - events: applied to the old View, they give the new one, for the open table and for each seat in turn.
//   - snapshot: a restored snapshot and the answers given since make the same state, even through a save file.
//   - replay: the setup and the answers make the same state, hash for hash.
//   - end: the game ends, for the reason that it gives.
//   - close: no goroutine is left after Close, at the end of a game or halfway.
//
// Checks that cost too much after every answer are sampled. Which games and answers they cover depends on the seed alone.
package sim
