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
		Dress: Leather, Cloth: 0x3A2A1E, Wears: []Gear{Tattoo, Rifle, Ball}, View: Front, Right: true, Behind: Ruins,
	},
	{
		ID: "callandra-tyrol", Color: 0x7FD6A4, Woman: true, Age: 23, Tall: 1.60, Build: -0.5, Skin: Fair,
		Face: Face{Jaw: -0.2, Chin: -0.5, Nose: -0.7, Wing: -0.1, Bump: -0.5, Brow: -0.4, Eyes: 0.8, Lips: 0.1, Hollow: -0.7}, Mood: Calm,
		Hair:  Hair{Cut: Bob, Color: 0x6A3B20},
		Dress: Overalls, Cloth: 0xA8882E, Wears: []Gear{Headband, Oil, Wrench}, View: ThreeQuarter, Right: true, Broad: true, Behind: Bulkhead,
	},
	// Allies of the Ionian Nebula who are not a character of any box.
	{
		ID: "billy-keikeya", Color: 0xF0C9A0, Age: 23, Tall: 1.86, Build: -0.7, Skin: Pale,
		Face: Face{Jaw: -0.3, Chin: 0.4, Nose: 0.3, Wing: -0.2, Brow: -0.3, Eyes: 0.7, Lips: 0.1, Hollow: 0.2}, Mood: Worried,
		Hair:  Hair{Cut: Curls, Color: 0x7A4A22},
		Dress: Suit, Cloth: 0x4A4E54, View: ThreeQuarter, Broad: true, Behind: Banners,
	},
	{
		ID: "aaron-kelly", Color: 0x8FC6FF, Age: 46, Tall: 1.85, Build: 0.5, Skin: Dark,
		Face: Face{Jaw: 0.4, Chin: 0, Nose: 0.1, Wing: 0.6, Brow: 0.4, Eyes: 0, Lips: 0.4, Hollow: -0.2}, Mood: Stern,
		Hair: Hair{Cut: Cropped, Color: 0x1A1715, Gray: 0.25}, Beard: Goatee,
		Dress: Duty, Wears: []Gear{Headset}, View: ThreeQuarter, Right: true, Broad: true, Behind: Lamps,
	},
	{
		ID: "alex-quartararo", Color: 0x9BE08A, Age: 30, Tall: 1.83, Build: 0.1, Skin: Pale,
		Face: Face{Jaw: 0.1, Chin: 0.4, Nose: 0.5, Wing: 0.1, Bump: 0.4, Brow: -0.1, Eyes: 0.5, Lips: -0.1, Hollow: 0.3}, Mood: Worried,
		Hair: Hair{Cut: Curls, Color: 0xA8431C}, Beard: Stubble,
		Dress: FlightSuit, Cloth: 0x44543E, Wears: []Gear{Bruise}, View: Front, Broad: true, Behind: Forest,
	},
	{
		ID: "diana-seelix", Color: 0xF4E07A, Woman: true, Age: 29, Tall: 1.69, Build: 0.1, Skin: Fair,
		Face: Face{Jaw: 0.1, Chin: 0.1, Nose: -0.1, Wing: 0.1, Brow: 0, Eyes: -0.1, Lips: 0, Hollow: 0.1}, Mood: Stern,
		Hair:  Hair{Cut: Tail, Color: 0xD0AE6A},
		Dress: Overalls, Cloth: 0x4E6A4A, Wears: []Gear{Goggles, Wrench}, View: ThreeQuarter, Broad: true, Behind: Bulkhead,
	},
	{
		ID: "kendra-shaw", Color: 0xC0CAD6, Woman: true, Age: 28, Tall: 1.70, Build: -0.3, Skin: Pale,
		Face: Face{Jaw: 0, Chin: 0, Nose: 0.1, Wing: -0.2, Bump: 0.1, Brow: 0.2, Eyes: 0, Lips: 0.2, Hollow: 0.7}, Mood: Weary,
		Hair:  Hair{Cut: Knot, Color: 0x2A1A12},
		Dress: Duty, Wears: []Gear{Scar}, View: Front, Behind: Porthole,
	},
	{
		ID: "margaret-edmondson", Color: 0xA6E36F, Woman: true, Age: 31, Tall: 1.67, Build: 0, Skin: Brown,
		Face: Face{Jaw: 0, Chin: -0.3, Nose: 0.3, Wing: 0.1, Bump: 0.4, Brow: 0.1, Eyes: 0.1, Lips: 0.2, Hollow: 0}, Mood: Defiant,
		Hair:  Hair{Cut: Braids, Color: 0x15100D},
		Dress: FlightSuit, Cloth: 0x3E5240, Wears: []Gear{Goggles}, View: Profile, Right: true, Broad: true, Behind: Lamps,
	},
	{
		ID: "elosha", Color: 0xE6C36A, Woman: true, Age: 61, Tall: 1.66, Build: 0.3, Skin: Olive,
		Face: Face{Jaw: 0, Chin: -0.2, Nose: 0.4, Wing: 0.2, Bump: 0.5, Brow: 0.2, Eyes: -0.1, Lips: 0.1, Hollow: 0.2}, Mood: Calm,
		Hair:  Hair{Cut: Knot, Color: 0x4A4440, Gray: 0.9},
		Dress: Robe, Cloth: 0x6A2A34, Wears: []Gear{Hood}, View: ThreeQuarter, Broad: true, Behind: Lamps,
	},
}
