package people

// The characters of Exodus.
var exodus = []Person{
	{
		ID: "felix-gaeta", Color: 0x8FDDEE, Age: 26, Tall: 1.77, Build: -0.4, Skin: Brown,
		Face: Face{Jaw: 0.1, Chin: 0.2, Nose: -0.3, Wing: 0.4, Bump: -0.3, Brow: 0.5, Eyes: 0.4, Lips: 0.3}, Mood: Wary,
		Hair: Hair{Cut: Curls, Color: 0x14100E}, Beard: Stubble,
		Dress: Duty, Wears: []Gear{Headset, Pen}, View: Profile, Right: true, Behind: Screens,
	},
	{
		ID: "tory-foster", Color: 0xD7A6FF, Woman: true, Age: 33, Tall: 1.70, Build: -0.3, Skin: Brown,
		Face: Face{Jaw: -0.4, Chin: -0.1, Nose: -0.2, Wing: 0.2, Brow: -0.3, Eyes: 0.3, Lips: 0.6, Hollow: 0.1}, Mood: Amused,
		Hair:  Hair{Cut: Shoulder, Color: 0x1E1512},
		Dress: Blouse, Cloth: 0x5A3E78, Wears: []Gear{Folder, Earrings}, View: ThreeQuarter, Broad: true, Behind: Blinds,
	},
	{
		ID: "samuel-anders", Color: 0xF2A65A, Age: 31, Tall: 1.90, Build: 0.5, Skin: Olive,
		Face: Face{Jaw: 0.5, Chin: 0.5, Nose: 0.2, Bump: 0.5, Brow: 0.4, Lips: 0.1, Hollow: 0.1}, Mood: Defiant,
		Hair: Hair{Cut: Crest, Color: 0x2E1E12}, Beard: Stubble,
		Dress: Leather, Cloth: 0x3A2A1E, Wears: []Gear{Tattoo}, View: Front, Right: true, Behind: Forest,
	},
	{
		ID: "callandra-tyrol", Color: 0x7FD6A4, Woman: true, Age: 23, Tall: 1.60, Build: -0.5, Skin: Fair,
		Face: Face{Jaw: -0.2, Chin: -0.5, Nose: -0.7, Wing: -0.1, Bump: -0.5, Brow: -0.4, Eyes: 0.8, Lips: 0.1, Hollow: -0.7}, Mood: Calm,
		Hair:  Hair{Cut: Bob, Color: 0x6A3B20},
		Dress: Tanks, Cloth: 0x5A6258, Wears: []Gear{Headband}, View: ThreeQuarter, Broad: true, Behind: Bulkhead,
	},
	// An ally of the Ionian Nebula.
	{
		ID: "billy-keikeya", Color: 0xF0C9A0, Age: 23, Tall: 1.86, Build: -0.7, Skin: Pale,
		Face: Face{Jaw: -0.3, Chin: 0.4, Nose: 0.3, Wing: -0.2, Brow: -0.3, Eyes: 0.7, Lips: 0.1, Hollow: 0.2}, Mood: Worried,
		Hair:  Hair{Cut: Curls, Color: 0x7A4A22},
		Dress: Suit, Cloth: 0x4A4E54, View: ThreeQuarter, Broad: true, Behind: Banners,
	},
}
