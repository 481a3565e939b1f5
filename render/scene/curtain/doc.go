// Package curtain is what lies over the table while the screen belongs to one seat: whom to hand it to, its cards, its question, its log.
package curtain
