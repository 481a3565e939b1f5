package curtain_test

import (
	"fmt"
	"math"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
)

// A seat opens its curtain, looks around and closes it. Then the table is used for some hundred frames. The same is done at a table where that seat
// holds other cards. Every frame that everyone sees must be the same.
func TestNothingPrivateRemains(t *testing.T) {
	for name, look := range tabletest.Looks {
		for seed := range uint64(2) {
			t.Run(fmt.Sprint(name, seed), func(t *testing.T) {
				pair := tabletest.Twins(t, seed+1, tabletest.HoldsCards(3))
				one, seenOne := tabletest.Record(t, pair[0], seed, look, nil)
				two, seenTwo := tabletest.Record(t, pair[1], seed, look, nil)
				if seenOne == seenTwo {
					t.Error("the hands do not differ behind the curtain: this proves nothing")
				}
				if at := tabletest.Differs(one, two); at >= 0 {
					t.Errorf("frame %d shows what the seat held:\n%s", at, tabletest.FirstLine(one[at], two[at]))
				}
			})
		}
	}
}

// The test must find whatever remains.
func TestPlantedLeaksAreFound(t *testing.T) {
	leaks := map[string]func() func(p *scene.Play, u *ui.UI){
		"large": func() func(p *scene.Play, u *ui.UI) {
			var kept session.Thing
			return func(p *scene.Play, u *ui.UI) {
				if p.Table.Eyes() == tabletest.Watched && len(p.View.Piles[game.Hand(tabletest.Watched)]) > 0 {
					kept = session.Thing{Deck: 0, ID: p.View.Piles[game.Hand(tabletest.Watched)][0].Card}
				} else if kept.ID != "" && u.Tick%50 == 0 {
					p.Large = kept
				}
			}
		},
		"view": func() func(p *scene.Play, u *ui.UI) {
			var kept *game.View
			return func(p *scene.Play, u *ui.UI) {
				if p.Table.Eyes() == tabletest.Watched {
					kept = p.View
				} else if kept != nil { // an icon where the hand had a card of strength 1, without text
					for i, slot := range kept.Piles[game.Hand(tabletest.Watched)] {
						skill, _ := p.Faces().Type(slot.Card)
						_, strength := card.SplitSkill(slot.Card)
						if look, ok := parts.SkillAt(int(skill)); ok {
							u.Skill(look, ui.R(10, 10+float64(i)*9, 10+float64(strength), 10))
						}
					}
				}
			}
		},
		"scroll": func() func(p *scene.Play, u *ui.UI) {
			high := 0.0
			return func(p *scene.Play, u *ui.UI) {
				if p.Table.Eyes() == tabletest.Watched {
					for _, slot := range p.View.Piles[game.Hand(tabletest.Watched)] {
						for _, b := range []byte(slot.Card) {
							high = math.Mod(high*31+float64(b), 600)
						}
					}
				}
				u.Fill(ui.R(0, high, 3, 30), ui.Amber)
			}
		},
	}
	for name, leak := range leaks {
		t.Run(name, func(t *testing.T) {
			pair := tabletest.Twins(t, 1, tabletest.HoldsCards(3))
			one, _ := tabletest.Record(t, pair[0], 1, tabletest.Looks["hover and close"], leak())
			two, _ := tabletest.Record(t, pair[1], 1, tabletest.Looks["hover and close"], leak())
			if tabletest.Differs(one, two) < 0 {
				t.Error("the planted leak was not found")
			}
		})
	}
}
