package people

// The characters of Pegasus that are drawn.
var pegasus = []Person{
	{
		ID: "helena-cain", Color: 0xD8DEE6, Woman: true, Age: 58, Tall: 1.74, Skin: Fair,
		Face: Face{Jaw: 0.2, Chin: 0.3, Nose: 0.4, Wing: -0.3, Bump: 0.2, Brow: 0.2, Eyes: -0.5, Lips: -0.5, Hollow: 0.8}, Mood: Stern,
		Hair:  Hair{Cut: Knot, Color: 0x2A2422, Gray: 0.6},
		Dress: DressUniform, View: Profile, Broad: true, Behind: Porthole,
	},
	{
		ID: "cavil", Color: 0xFF6A5A, Age: 68, Tall: 1.73, Build: 0.1, Skin: Pale,
		Face: Face{Jaw: -0.1, Chin: -0.4, Nose: 0.7, Wing: 0.4, Bump: 0.8, Brow: 0.3, Eyes: -0.5, Lips: -0.7, Hollow: 0.6}, Mood: Amused,
		Hair:  Hair{Cut: Fringe, Color: 0x4A4440, Gray: 0.9},
		Dress: Black, View: Front, Behind: Lamps,
	},
	{
		ID: "anastasia-dualla", Color: 0x7AE0C0, Woman: true, Age: 25, Tall: 1.63, Build: -0.2, Skin: Pale,
		Face: Face{Jaw: -0.3, Chin: -0.2, Nose: -0.5, Wing: -0.2, Bump: -0.2, Brow: -0.4, Eyes: 0.7, Lips: 0.5, Hollow: -0.5}, Mood: Calm,
		Hair:  Hair{Cut: Knot, Color: 0xB5712E},
		Dress: Duty, Wears: []Gear{Headset}, View: ThreeQuarter, Right: true, Broad: true, Behind: Screens,
	},
	{
		ID: "ellen-tigh", Color: 0xFF8FA8, Woman: true, Age: 52, Tall: 1.71, Build: 0.2, Skin: Tan,
		Face: Face{Jaw: -0.1, Chin: 0.2, Nose: 0.2, Wing: -0.1, Bump: 0.3, Brow: 0.1, Eyes: -0.2, Lips: 0.7, Hollow: 0.5}, Mood: Amused,
		Hair:  Hair{Cut: Curls, Color: 0x5E1A12},
		Dress: Blouse, Cloth: 0x8A1E34, Wears: []Gear{Earrings}, View: ThreeQuarter, Right: true, Behind: Lamps,
	},
	{
		ID: "louanne-katraine", Color: 0xFFB347, Woman: true, Age: 26, Tall: 1.65, Build: -0.5, Skin: Dark,
		Face: Face{Jaw: 0.1, Chin: -0.1, Nose: -0.2, Wing: 0.4, Brow: 0.1, Eyes: 0.5, Lips: 0.4, Hollow: 0.5}, Mood: Defiant,
		Hair:  Hair{Cut: Crest, Color: 0x120D0B},
		Dress: FlightSuit, Cloth: 0x5A5E3A, Wears: []Gear{Helmet}, View: Front, Right: true, Behind: Stars,
	},
	{
		ID: "leoben-conoy", Color: 0xE0524A, Age: 44, Tall: 1.81, Build: -0.3, Skin: Brown,
		Face: Face{Jaw: -0.2, Chin: 0.3, Nose: 0.6, Wing: 0.1, Bump: 0.6, Brow: 0.4, Eyes: 0.6, Lips: -0.1, Hollow: 0.9}, Mood: Calm,
		Hair: Hair{Cut: Shag, Color: 0x1A1411, Gray: 0.25}, Beard: ShortBeard,
		Dress: Coat, Cloth: 0x4A3A34, View: Front, Right: true, Broad: true, Behind: Stars,
	},
	{
		ID: "caprica-six", Color: 0xFF5B5B, Woman: true, Age: 34, Tall: 1.79, Build: -0.1, Skin: Olive,
		Face: Face{Jaw: 0, Chin: 0.2, Nose: 0.1, Wing: -0.3, Brow: -0.1, Eyes: 0.2, Lips: 0.4, Hollow: 0.4}, Mood: Calm,
		Hair:  Hair{Cut: Tail, Color: 0x100E12},
		Dress: Prison, View: ThreeQuarter, Right: true, Broad: true, Behind: Bars,
	},
}
