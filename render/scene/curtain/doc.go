// Package curtain is what covers the table while the screen belongs to one seat: whom to hand it to, its cards, its question, its log.
package curtain
