// Package save keeps games on disk: each in a journal, a file to which every answer is appended as it is made.
//
// # The file
//
//	magic (8 bytes), format version (2 bytes)
//	record, record, ...
//
// The first record is the header (the setup and what package table wants to remember). The others are answers, snapshots of the state, take-backs,
// reseeds and notes, in the order in which they happened:
//
//	kind (1 byte), length of the payload (varint), payload, CRC-32C of all that (4 bytes)
//
// A payload is masked with a keystream, and compressed if it is long, so that a text editor shows nothing readable. A snapshot is compressed with the
// previous one as its dictionary. Every sixteenth stands alone, so that the end of a long journal can be read without the beginning.
//
// # What cannot be lost
//
// A record is one Write to the end of the file, made before the answer is acknowledged. A program killed at any instant leaves whole records and at
// most the beginning of one more, which is cut off when the journal is opened again. Only a power or kernel failure can lose what was written but
// is not yet on the disk. A goroutine of the journal calls Sync after each record, so that no frame of the screen waits for the disk.
//
// If a Write fails (disk full, folder gone), the file is cut back to its last whole record and the game continues in memory. Each later record
// tries again, and Err says what is wrong.
//
// A file with a bad record before good ones is damaged, not cut short. It is refused and left as it is. The part that can still be played is offered
// as a new file beside it: everything up to the damage and, if a later snapshot can be read, everything from there on ([Store.Rescue]).
//
// # Replaying
//
// [Replay] plays the journal from its beginning. If an answer meets a different decision than the one it was given to, or the state differs from
// the snapshot, the rules have changed since. That is a [Divergence]. The game continues from the next snapshot or, after the last one, from that
// one.
package save
