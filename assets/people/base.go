package people

// The characters of the base game.
var base = []Person{
	{
		ID: "gaius-baltar", Color: 0xB9E0D2, Age: 36, Tall: 1.76, Build: -0.6, Skin: Olive,
		Face: Face{Jaw: -0.5, Chin: 0.3, Nose: 0.5, Bump: 0.3, Brow: 0.2, Eyes: 0.5, Lips: -0.2, Hollow: 0.7}, Mood: Worried,
		Hair: Hair{Cut: Parted, Color: 0x17120F}, Beard: Goatee,
		Dress: LabCoat, Wears: []Gear{Glasses}, View: ThreeQuarter, Behind: Screens,
	},
	{
		ID: "laura-roslin", Color: 0xE8A7C8, Woman: true, Age: 64, Tall: 1.68, Build: -0.1, Skin: Brown,
		Face: Face{Jaw: -0.2, Chin: -0.1, Nose: -0.1, Wing: 0.2, Brow: -0.3, Eyes: 0.1, Lips: 0.4, Hollow: 0.3}, Mood: Calm,
		Hair:  Hair{Cut: Swept, Color: 0x3A2A22, Gray: 0.5},
		Dress: Suit, Cloth: 0x3B4A78, Wears: []Gear{Earrings, Pin}, View: ThreeQuarter, Right: true, Broad: true, Behind: Banners,
	},
	{
		ID: "tom-zarek", Color: 0xC7D36A, Age: 47, Tall: 1.82, Build: 0.3, Skin: Tan,
		Face: Face{Jaw: 0.3, Nose: 0.3, Wing: 0.2, Bump: 0.7, Brow: 0.8, Eyes: -0.3}, Mood: Amused,
		Hair: Hair{Cut: Swept, Color: 0x2B1C14, Gray: 0.25}, Beard: FullBeard,
		Dress: Suit, Cloth: 0x54503A, Wears: []Gear{Pin, Speech}, View: ThreeQuarter, Broad: true, Behind: Bars,
	},
	{
		ID: "karl-agathon", Color: 0x9CC7F2, Age: 30, Tall: 1.92, Build: 0.4, Skin: Dark,
		Face: Face{Jaw: 0.5, Chin: 0.3, Nose: -0.4, Wing: 0.9, Bump: -0.3, Brow: 0.1, Eyes: 0.4, Lips: 0.8, Hollow: -0.2}, Mood: Calm,
		Hair:  Hair{Cut: Coils, Color: 0x0D0B0A},
		Dress: Fatigues, Cloth: 0x4A5A46, Wears: []Gear{Scarf}, View: Front, Broad: true, Behind: Forest,
	},
	{
		ID: "saul-tigh", Color: 0xD9B48F, Age: 63, Tall: 1.79, Build: 0.8, Skin: Pale,
		Face: Face{Jaw: 0.7, Chin: -0.3, Nose: 0.2, Wing: 0.7, Bump: 0.2, Brow: 0.5, Eyes: -0.7, Lips: -0.6, Hollow: -0.5}, Mood: Stern,
		Hair: Hair{Cut: Crew, Color: 0x6B5B4C, Gray: 0.8}, Beard: Moustache,
		Dress: Duty, Wears: []Gear{Mug}, View: ThreeQuarter, Broad: true, Behind: Blinds,
	},
	{
		ID: "william-adama", Color: 0xA9B8C6, Age: 66, Tall: 1.80, Build: 0.2, Skin: Tan,
		Face: Face{Jaw: 0.1, Chin: 0.2, Nose: 0.6, Bump: 0.4, Brow: 0.9, Eyes: -0.4, Hollow: 0.5}, Mood: Stern,
		Hair: Hair{Cut: Swept, Color: 0x3A3A3C, Gray: 1}, Beard: ShortBeard,
		Dress: DressUniform, View: ThreeQuarter, Right: true, Behind: Porthole,
	},
	{
		ID: "kara-thrace", Color: 0xFFD166, Woman: true, Age: 28, Tall: 1.72, Build: 0.2, Skin: Fair,
		Face: Face{Jaw: 0.3, Chin: 0.2, Nose: -0.4, Bump: -0.4, Eyes: 0.1, Lips: 0.2}, Mood: Defiant,
		Hair:  Hair{Cut: Tail, Color: 0xA2461F},
		Dress: FlightSuit, Cloth: 0x6A5A34, View: OverShoulder, Behind: Lamps,
	},
	{
		ID: "lee-adama", Color: 0x86B6FF, Age: 29, Tall: 1.80, Skin: Fair,
		Face: Face{Jaw: 0.2, Chin: 0.1, Nose: -0.5, Bump: -0.3, Brow: 0.3, Eyes: 0.2, Lips: 0.1, Hollow: 0.2}, Mood: Wary,
		Hair:  Hair{Cut: Crew, Color: 0xB08A4E},
		Dress: FlightSuit, Cloth: 0x3E4C60, Wears: []Gear{Headset}, View: ThreeQuarter, Right: true, Broad: true, Behind: Lamps,
	},
	{
		ID: "sharon-valerii", Color: 0xF28F8F, Woman: true, Age: 27, Tall: 1.66, Build: -0.3, Skin: Olive,
		Face: Face{Jaw: -0.1, Chin: -0.4, Nose: -0.6, Wing: 0.2, Bump: -0.4, Brow: -0.3, Eyes: 0.1, Lips: 0.5, Hollow: -0.7}, Mood: Worried,
		Hair:  Hair{Cut: Bob, Color: 0x0E0E12},
		Dress: FlightSuit, Cloth: 0x4C5A48, View: ThreeQuarter, Broad: true, Behind: Stars,
	},
	{
		ID: "galen-tyrol", Color: 0xE9A95C, Age: 34, Tall: 1.78, Build: 0.9, Skin: Tan,
		Face: Face{Jaw: 0.9, Chin: -0.2, Nose: -0.2, Wing: 0.8, Bump: 0.4, Brow: 0.7, Eyes: -0.1, Lips: 0.4, Hollow: -0.8}, Mood: Weary,
		Hair: Hair{Cut: Cropped, Color: 0x1B1410}, Beard: Stubble,
		Dress: Overalls, Cloth: 0xC06A1E, Wears: []Gear{Goggles, Wrench}, View: ThreeQuarter, Right: true, Behind: Bulkhead,
	},
}
