package mutant

import (
	"reflect"
	"slices"
	"testing"

	"battlestar/game/box/base"
	"battlestar/game/box/exodus"
	"battlestar/game/card"
)

func boxes() []card.Box { return []card.Box{base.Box(), exodus.Box()} }

func TestNumbers(t *testing.T) {
	numbers := allNumbers()
	seen := map[string]int{}
	for i, n := range numbers {
		if before, double := seen[n.Name]; double {
			t.Errorf("numbers %d and %d are both called %q", before, i, n.Name)
		}
		seen[n.Name] = i
	}
	for _, want := range []Number{
		{"admiral-grilled", "base Crises admiral-grilled.Check.Difficulty 9", "Check.Difficulty"},
		{"admiral-grilled", "base Crises admiral-grilled.Check.Fail[1] Discard.N 2", "Discard.N"},
		{"repair", "base Skills repair.Copies of strength 1: 8", "SkillCard.Copies"},
		{"repair", "base Skills repair.Copies strength 2", "SkillCard.Copies"},
		{"tom-zarek", "base Characters tom-zarek.Abilities[friends-in-low-places].Effect[0] May.Then[0] OneOf.Options[1][0] Difficulty.By 2", "Difficulty.By"},
		{"airlock-leak", "exodus Crises airlock-leak.Check.Difficulty 6", "Check.Difficulty"},
		{"raider", "base Pieces raider.Count 16", "Piece.Count"},
	} {
		if !slices.Contains(numbers, want) {
			t.Errorf("there is no %v", want)
		}
	}
}

func allNumbers() []Number {
	var numbers []Number
	for _, b := range boxes() {
		numbers = append(numbers, Numbers(b)...)
	}
	return numbers
}

func TestBoxes(t *testing.T) {
	t.Cleanup(func() { SwitchNumber(None, 0) })
	if !reflect.DeepEqual(Boxes(boxes()), boxes()) {
		t.Error("with nothing switched on the boxes are others")
	}
	for nth, n := range allNumbers() {
		SwitchNumber(nth, 1)
		changed := Boxes(boxes())
		if reflect.DeepEqual(changed, boxes()) {
			t.Errorf("%s: nothing has changed", n.Name)
		}
		switch n.Name {
		case "base Crises admiral-grilled.Check.Difficulty 9":
			if d := &changed[0].Crises[1].Check.Difficulty; *d != 10 {
				t.Errorf("%s: has become %d", n.Name, *d)
			} else {
				*d = 9
			}
		case "exodus Crises airlock-leak.Check.Difficulty 6":
			if d := &changed[1].Crises[0].Check.Difficulty; *d != 7 {
				t.Errorf("%s: has become %d", n.Name, *d)
			} else {
				*d = 6
			}
		case "base Skills consolidate-power.Copies strength 2":
			if copies := changed[0].Skills[0].Copies; copies[2] != 0 || copies[3] != 6 {
				t.Errorf("%s: the copies have become %v", n.Name, copies)
			} else {
				delete(copies, 3)
				copies[2] = 6
			}
		default:
			continue
		}
		if !reflect.DeepEqual(changed, boxes()) {
			t.Errorf("%s: something else has changed too", n.Name)
		}
	}
}
