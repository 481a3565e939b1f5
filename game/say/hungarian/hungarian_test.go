package hungarian

import (
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
)

// No card has clauses in this form, and no box has these places. They must be worded all the same.
func TestRareClauses(t *testing.T) {
	hu := hungarian{say.New(Language(), box.Everything(), nil)}
	said := func(got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
	said(hu.Effect(card.DiscardHand{Who: card.You}), "Dobd el az összes szakértelemkártyádat.")
	said(hu.placeTo("nowhere"), "a "+hu.Place("nowhere")+" helyszínre")
	said(hu.placeAt("nowhere"), "a "+hu.Place("nowhere")+" helyszínen")
	said(hu.placeAt("admin"), "az "+hu.Place("admin")+" helyszínen")
	said(listed(hungarianTimes[:], 9, "-szer"), "9-szer")
}
