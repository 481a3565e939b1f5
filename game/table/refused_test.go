package table_test

import (
	"math/rand/v2"
	"testing"

	"battlestar/game/table"
)

// An answer announced as lasting needs the consent of all to be taken back, and no other answer does.
func TestLasting(t *testing.T) {
	lasting, not := 0, 0
	for seed := range uint64(4) {
		tb := sitDown(t, 4, 10+seed)
		rng := rand.New(rand.NewPCG(seed, 3))
		for range 260 {
			d := tb.View().Decision
			asked := tb.Asked()
			if d == nil || asked.For != table.Choice || d.Min != 1 || d.Max != 1 {
				if !playOn(t, tb, rng) {
					break
				}
				continue
			}
			pick := d.Options[rng.IntN(len(d.Options))].Choice
			lasts := tb.Lasting(d.Seat(), pick)
			if err := tb.Answer(d.Seat(), pick); err != nil {
				t.Fatal(err)
			}
			if back, ok := tb.Back(); !ok || back.Consent != lasts {
				t.Errorf("seed %d, %v of %v: lasting %v, but taking it back needs consent: %v", seed, pick, d.Kind, lasts, back.Consent)
			}
			if lasts {
				lasting++
			} else {
				not++
			}
			if rng.IntN(4) == 0 && !lasts {
				if err := tb.TakeBack(false); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if lasting < 20 || not < 20 {
		t.Errorf("%d answers were lasting and %d were not", lasting, not)
	}
}
