package game

import (
	"testing"

	"battlestar/game/card"
)

// Saves and scenarios name a choice by its String: two different options must never share one.
func TestChoicesHaveNamesOfTheirOwn(t *testing.T) {
	for _, pair := range [][2]Choice{
		{{Kind: FireAt, Ship: card.Raider, Area: card.Bow}, {Kind: FireAt, Ship: card.Raider, Area: card.Stern}},
		{{Kind: TheViper, N: 0}, {Kind: TheViper, N: 1}},
		{{Kind: Lower, Card: "cylon-hatred"}, {Kind: Lower, Card: "assign-arbitrator"}},
	} {
		if pair[0].String() == pair[1].String() {
			t.Errorf("both %+v and %+v are %q", pair[0], pair[1], pair[0])
		}
	}
}
