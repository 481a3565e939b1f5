package german

import (
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
)

// No card has clauses in this form, and no box has these places. They must be worded all the same.
func TestRareClauses(t *testing.T) {
	de := german{say.New(Language(), box.Everything(), nil)}
	said := func(got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
	said(de.destroy(card.Destroy{N: 2, Ship: card.Civilian}), "2 zufällig gezogene Zivilschiffe werden zerstört")
	said(de.giveTitle(card.GiveTitle{Title: card.AdmiralTitle, To: card.ToChosenByPresident}),
		"Präsident: wählt einen anderen Spieler, der den Titel des Admirals erhält")
	said(de.Place(card.AdmiralsQuarters), "Admiralsquartier")
	said(de.placeTo("nowhere"), "nach "+de.Place("nowhere"))
	said(de.placeAt("nowhere"), "in "+de.Place("nowhere"))
}
