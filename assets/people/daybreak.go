package people

// The characters of Daybreak. Those who also have a sheet in the base game are drawn as the same people, some years later and in another line of
// work. Athena is the same model as Boomer.
var daybreak = []Person{
	{
		ID: "sherman-doc-cottle", Color: 0x9FE3E0, Age: 70, Tall: 1.84, Build: -0.2, Skin: Dark,
		Face: Face{Jaw: 0.1, Chin: 0.2, Nose: 0.2, Wing: 0.7, Brow: 0.6, Eyes: -0.1, Lips: 0.3, Hollow: 0.7}, Mood: Weary,
		Hair: Hair{Cut: Fringe, Color: 0x20201F, Gray: 1}, Beard: Moustache,
		Dress: LabCoat, Wears: []Gear{Stethoscope, Cigar}, View: ThreeQuarter, Right: true, Broad: true, Behind: Shelves,
	},
	{
		ID: "brendan-hot-dog-costanza", Color: 0x6FD0FF, Age: 23, Tall: 1.75, Build: 0.1, Skin: Brown,
		Face: Face{Jaw: 0.2, Chin: -0.2, Nose: -0.1, Wing: 0.4, Brow: 0.2, Eyes: 0.4, Lips: 0.5, Hollow: -0.6}, Mood: Amused,
		Hair:  Hair{Cut: Crew, Color: 0xC9A45A},
		Dress: FlightSuit, Cloth: 0x6A5230, Wears: []Gear{Mug}, View: Front, Broad: true, Behind: Bulkhead,
	},
	{
		ID: "louis-hoshi", Color: 0xB7C8FF, Age: 28, Tall: 1.74, Build: -0.6, Skin: Pale,
		Face: Face{Jaw: -0.2, Chin: -0.1, Nose: 0.4, Wing: -0.3, Bump: 0.2, Brow: -0.3, Eyes: 0.2, Lips: -0.1, Hollow: 0.1}, Mood: Worried,
		Hair:  Hair{Cut: Parted, Color: 0x5E4428},
		Dress: Duty, Wears: []Gear{Glasses, Folder}, View: ThreeQuarter, Right: true, Behind: Screens,
	},
	{
		ID: "romo-lampkin", Color: 0xB98CE0, Age: 56, Tall: 1.76, Build: -0.4, Skin: Dark,
		Face: Face{Jaw: -0.1, Chin: 0.5, Nose: 0.4, Wing: 0.3, Bump: 0.5, Brow: 0.3, Eyes: -0.3, Hollow: 0.8}, Mood: Amused,
		Hair: Hair{Cut: Coils, Color: 0x24211F, Gray: 0.6}, Beard: Goatee,
		Dress: Advocate, Cloth: 0x4A2440, Wears: []Gear{Glasses, Book}, View: ThreeQuarter, Behind: Court,
	},
	{
		ID: "danna-biers", Color: 0xFFC46B, Woman: true, Age: 40, Tall: 1.73, Build: 0.1, Skin: Dark,
		Face: Face{Jaw: 0.1, Chin: 0.1, Nose: 0, Wing: 0.5, Brow: 0.1, Eyes: 0.3, Lips: 0.6, Hollow: 0.2}, Mood: Wary,
		Hair:  Hair{Cut: Coils, Color: 0x1A100C},
		Dress: Suit, Cloth: 0xB0562A, Wears: []Gear{Microphone, Earrings}, View: ThreeQuarter, Broad: true, Behind: Lamps,
	},
	{
		ID: "aaron-doral", Color: 0xE8705A, Age: 45, Tall: 1.71, Build: 0.6, Skin: Fair,
		Face: Face{Jaw: 0.1, Chin: -0.3, Nose: -0.1, Wing: 0.2, Brow: -0.2, Eyes: 0.1, Lips: 0.1, Hollow: -0.9}, Mood: Amused,
		Hair: Hair{Cut: Parted, Color: 0x7E5C34}, Beard: ShortBeard,
		Dress: Suit, Cloth: 0x6A6440, Wears: []Gear{Glasses, Pin}, View: ThreeQuarter, Broad: true, Behind: Blinds,
	},
	{
		ID: "simon-oneill", Color: 0xF07A8C, Age: 39, Tall: 1.87, Build: 0.2, Skin: Olive,
		Face: Face{Jaw: 0.4, Chin: 0.3, Nose: 0.2, Bump: 0.1, Brow: 0.2, Eyes: 0, Lips: 0.2, Hollow: 0}, Mood: Calm,
		Hair:  Hair{Cut: Swept, Color: 0x16110F},
		Dress: LabCoat, Wears: []Gear{Stethoscope}, View: Front, Right: true, Behind: Shelves,
	},
	{
		ID: "sharon-athena-agathon", Color: 0xF06AC0, Woman: true, Age: 29, Tall: 1.66, Build: -0.2, Skin: Olive,
		Face: Face{Jaw: -0.1, Chin: -0.4, Nose: -0.6, Wing: 0.2, Bump: -0.4, Brow: -0.2, Eyes: 0, Lips: 0.5, Hollow: -0.4}, Mood: Defiant,
		Hair:  Hair{Cut: Shoulder, Color: 0x0E0E12},
		Dress: Tanks, Cloth: 0x3A3E36, View: Front, Right: true, Behind: Bulkhead,
	},
	{
		ID: "karl-helo-agathon-pilot", Color: 0x5C9BE8, Age: 34, Tall: 1.92, Build: 0.4, Skin: Dark,
		Face: Face{Jaw: 0.5, Chin: 0.3, Nose: -0.4, Wing: 0.9, Bump: -0.3, Brow: 0.2, Eyes: 0.3, Lips: 0.8, Hollow: 0}, Mood: Stern,
		Hair: Hair{Cut: Coils, Color: 0x0D0B0A}, Beard: Stubble,
		Dress: FlightSuit, Cloth: 0x767A82, View: ThreeQuarter, Behind: Stars,
	},
	{
		ID: "lee-adama-political", Color: 0x8C84FF, Age: 33, Tall: 1.80, Skin: Fair,
		Face: Face{Jaw: 0.2, Chin: 0.1, Nose: -0.5, Bump: -0.3, Brow: 0.3, Eyes: 0.1, Lips: 0.1, Hollow: 0.4}, Mood: Calm,
		Hair:  Hair{Cut: Parted, Color: 0xB08A4E},
		Dress: Suit, Cloth: 0x2A2E38, Wears: []Gear{Pin}, View: Front, Behind: Banners,
	},
	{
		ID: "tom-zarek-military", Color: 0xD6C24A, Age: 51, Tall: 1.82, Build: 0.3, Skin: Tan,
		Face: Face{Jaw: 0.3, Nose: 0.3, Wing: 0.2, Bump: 0.7, Brow: 0.8, Eyes: -0.4, Hollow: 0.2}, Mood: Stern,
		Hair: Hair{Cut: Swept, Color: 0x2B1C14, Gray: 0.3}, Beard: FullBeard,
		Dress: Fatigues, Cloth: 0x4A4638, Wears: []Gear{Cap}, View: ThreeQuarter, Right: true, Broad: true, Behind: Ruins,
	},
	{
		ID: "gaius-baltar-support", Color: 0xF2E6B8, Age: 40, Tall: 1.76, Build: -0.6, Skin: Olive,
		Face: Face{Jaw: -0.5, Chin: 0.3, Nose: 0.5, Bump: 0.3, Brow: 0.2, Eyes: 0.4, Lips: -0.2, Hollow: 0.9}, Mood: Calm,
		Hair: Hair{Cut: Shoulder, Color: 0x0F0B09}, Beard: FullBeard,
		Dress: Robe, Cloth: 0xC8BEA8, View: ThreeQuarter, Right: true, Broad: true, Behind: Lamps,
	},
}
