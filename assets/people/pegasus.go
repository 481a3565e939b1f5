package people

// The characters of Pegasus, as far as they are drawn.
var pegasus = []Person{
	{
		ID: "helena-cain", Color: 0xD8DEE6, Woman: true, Age: 58, Tall: 1.74, Skin: Fair,
		Face: Face{Jaw: 0.2, Chin: 0.3, Nose: 0.4, Wing: -0.3, Bump: 0.2, Brow: 0.2, Eyes: -0.5, Lips: -0.5, Hollow: 0.8}, Mood: Stern,
		Hair:  Hair{Cut: Knot, Color: 0x2A2422, Grey: 0.6},
		Dress: DressUniform, View: Profile, Broad: true, Behind: Porthole,
	},
	{
		ID: "cavil", Color: 0xFF6A5A, Age: 68, Tall: 1.73, Build: 0.1, Skin: Pale,
		Face: Face{Jaw: -0.1, Chin: -0.4, Nose: 0.7, Wing: 0.4, Bump: 0.8, Brow: 0.3, Eyes: -0.5, Lips: -0.7, Hollow: 0.6}, Mood: Amused,
		Hair:  Hair{Cut: Fringe, Color: 0x4A4440, Grey: 0.9},
		Dress: Black, View: Front, Behind: Lamps,
	},
}
