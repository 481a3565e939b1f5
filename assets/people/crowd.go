package people

import "math/rand/v2"

// Anybody returns someone from the crowd. The same number always gives the same person.
func Anybody(number int) Person {
	r := rand.New(rand.NewPCG(uint64(number), 0x6261747c65))
	part := func() float64 { return (r.Float64() + r.Float64() + r.Float64() - 1.5) / 1.5 } // mostly near 0
	p := Person{
		Color: pick[uint32](r, 0xB9C4CC, 0xD8B48A, 0x8FB7D8, 0xC9A0A0, 0xA7C7A0),
		Woman: r.IntN(2) == 0, Age: 18 + r.IntN(28) + r.IntN(28), Build: part(), Skin: Skin(r.IntN(int(Dark) + 1)),
		Face:  Face{Jaw: part(), Chin: part(), Nose: part(), Wing: part(), Bump: part(), Brow: part(), Eyes: part(), Lips: part(), Hollow: part()},
		Mood:  pick(r, Calm, Wary, Weary, Worried, Stern, Defiant),
		Dress: pick(r, Civil, Civil, Coat, Suit, Blouse, Overalls, Leather),
		Cloth: pick[uint32](r, 0x3A4048, 0x4A4238, 0x35404A, 0x5A3A3A, 0x3C4A38, 0x5A4A2C, 0x54504A, 0x384A5A, 0x6A5A48),
		View:  pick(r, ThreeQuarter, ThreeQuarter, Profile, Front), Right: r.IntN(2) == 0, Broad: r.IntN(2) == 0,
		Behind: pick(r, Bulkhead, Bulkhead, Lamps, Blinds, Shelves, Screens, Porthole),
	}
	p.Tall = 1.77 + 0.08*part()
	p.Hair.Color = pick[uint32](r, 0x17120F, 0x2A1D14, 0x4A2F1C, 0x6A4526, 0xA2723A, 0x5E2C1A)
	if p.Skin >= Brown {
		p.Hair.Color = pick[uint32](r, 0x0D0B0A, 0x17120F, 0x221812)
	}
	p.Hair.Gray = max(0, min(1, (float64(p.Age)-38)/30*(0.5+r.Float64())))
	if p.Woman {
		p.Tall -= 0.11
		p.Face.Jaw = p.Face.Jaw*0.6 - 0.3
		p.Face.Brow = p.Face.Brow*0.5 - 0.3
		p.Hair.Cut = pick(r, Parted, Swept, Curls, Bob, Bob, Shag, Shoulder, Shoulder, Knot, Tail, Braids)
		if p.Hair.Cut == Braids && p.Skin < Brown {
			p.Hair.Cut = Bob
		}
		return p
	}
	p.Hair.Cut = pick(r, Cropped, Crew, Crew, Parted, Parted, Swept, Curls, Shag, Bald)
	if p.Age > 50 {
		p.Hair.Cut = pick(r, Bald, Fringe, Fringe, Crew, Parted, Swept)
	}
	p.Beard = pick(r, Shaven, Shaven, Shaven, Stubble, Stubble, Moustache, Goatee, ShortBeard, FullBeard)
	return p
}

func pick[T any](r *rand.Rand, list ...T) T { return list[r.IntN(len(list))] }
