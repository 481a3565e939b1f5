package say

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// Outcome is the kind of thing that a die does: it gives a band its color and its sign.
type Outcome uint8

// The outcomes.
const (
	NoEffect    Outcome = iota // a miss, or nothing happens
	Effect                     // something else: the text says what
	Loss                       // like Effect, and the humans lose by it
	Gain                       // like Effect, and the humans gain by it
	Damage                     // the target is damaged
	Destruction                // the target is destroyed
)

// Band is a range of die results that do the same.
type Band struct {
	From, To int // 1 to 8
	Does     Outcome
	Text     string // in a few words, without a full stop
}

// Has reports whether a result, 1 to 8, is in the band.
func (b *Band) Has(n int) bool { return n >= b.From && n <= b.To }

// Span formats the results of the band: "5–7", or "8".
func (b *Band) Span() string {
	if b.From == b.To {
		return Number(b.From)
	}
	return Number(b.From) + "–" + Number(b.To)
}

// Bands returns what the results 1 to 8 of a roll do after all changes to the die, from lowest to highest and without a gap (B-DIE-03). Ship is the
// kind that is attacked or placed. About is the card or location that calls for the roll. Bands returns nil if the roll does not tell its results
// apart like this.
func (s *Speaker) Bands(v *game.View, roll game.RollFor, ship card.Ship, about card.ID) []Band {
	if attacks(roll) {
		return s.attackBands(oddsOf(v, roll, ship, 0))
	}
	// the other rolls follow below
	//exhaustive:ignore
	switch roll {
	case game.RollForFTL: // B-LOC-01
		lost := s.Resource(card.Population)
		if v != nil {
			if loss, allowed := game.FTLPopulation(v.JumpPrep); allowed {
				lost = Capital(s.Clause(card.Change{Resource: card.Population, By: -loss}))
			}
		}
		return []Band{{1, game.FTLLosesUpTo, Loss, lost}, {game.FTLLosesUpTo + 1, game.DieFaces, NoEffect, Capital(s.Nouns().Nothing)}}
	case game.RollForCylonFleet: // E-FLEET-05
		var bands []Band
		for n := 1; n <= 8; n++ {
			area := s.Area(game.FleetArea(n))
			if last := len(bands) - 1; last >= 0 && bands[last].Text == area {
				bands[last].To = n
				continue
			}
			bands = append(bands, Band{n, n, Effect, area})
		}
		return bands
	}
	r, ok := rollIn(s.lines.openEffects(v, about))
	if !ok {
		return nil
	}
	return []Band{s.listBand(1, r.Upto, r.Low), s.listBand(r.Upto+1, 8, r.High)}
}

// attackBands fills the gaps between the results that do something: there the attack misses.
func (s *Speaker) attackBands(odds []game.DieResults) []Band {
	var bands []Band
	next := 1
	for _, o := range odds {
		if o.From > next {
			bands = append(bands, Band{next, o.From - 1, NoEffect, Capital(s.plain(bandLines[game.Misses]))})
		}
		does := Destruction
		if o.Does == game.Damages || o.Does == game.DamagesTwice {
			does = Damage
		}
		bands = append(bands, Band{o.From, o.To, does, Capital(s.plain(bandLines[o.Does]))})
		next = o.To + 1
	}
	return bands
}

func (s *Speaker) listBand(from, to int, effects card.Effects) Band {
	b := Band{from, to, Effect, Capital(s.List(effects))}
	if len(effects) == 0 {
		b.Does = NoEffect
		return b
	}
	switch effectTone(effects[0]) {
	case Danger:
		b.Does = Loss
	case Good:
		b.Does = Gain
	case Neutral, Private, Turn:
	}
	return b
}

// rollIn returns the roll of a component, if it has exactly one.
func rollIn(lists []card.Effects) (roll card.Roll, ok bool) {
	for _, e := range slices.Concat(lists...) {
		found, is := e.(card.Roll)
		if risk, risks := e.(card.Risk); risks {
			found, is = risk.Roll, true
		}
		if is && ok {
			return card.Roll{}, false
		}
		if is {
			roll, ok = found, true
		}
	}
	return roll, ok
}

// FireChanges returns the changes to the die of the attack that an option makes. They apply before anyone plays a card.
func (s lines) FireChanges(v *game.View, d *game.Decision, o game.Option) []game.Change {
	basestar := -1
	if o.Ship == card.Basestar {
		basestar = int(o.N)
	}
	return s.fireChanges(v, basestar, d.Kind == game.ChooseViperDeed)
}

// RollBonus returns what a Skill card adds to the next die, or 0.
func (s lines) RollBonus(id card.ID) int {
	title, _ := card.SplitSkill(id)
	if c := s.lib.Skills.Of(title); c != nil && len(c.Effect) > 0 {
		if bonus, ok := c.Effect[0].(card.RollBonus); ok {
			return bonus.By
		}
	}
	return 0
}

// DifficultyChange returns what a Skill card adds to the difficulty of a check, or 0.
func (s lines) DifficultyChange(id card.ID) int {
	title, _ := card.SplitSkill(id)
	if c := s.lib.Skills.Of(title); c != nil && len(c.Effect) > 0 {
		if change, ok := c.Effect[0].(card.Difficulty); ok {
			return change.By
		}
	}
	return 0
}

// AttackOf returns the roll of the attack that an option makes, or NoRoll.
func AttackOf(v *game.View, d *game.Decision, o game.Option) game.RollFor {
	if o.Kind != game.FireAt {
		return game.NoRoll
	}
	return attack(gun(v, d), o.Ship)
}

// RolledFor names what a die is rolled for: the card or location, or in words.
func (s *Speaker) RolledFor(roll game.RollFor, about card.ID) string {
	return Capital(s.RolledBare(roll, about))
}
