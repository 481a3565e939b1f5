package people

// The characters of Daybreak, as far as they are drawn.
var daybreak = []Person{
	{
		ID: "sherman-doc-cottle", Color: 0x9FE3E0, Age: 70, Tall: 1.84, Build: -0.2, Skin: Dark,
		Face: Face{Jaw: 0.1, Chin: 0.2, Nose: 0.2, Wing: 0.7, Brow: 0.6, Eyes: -0.1, Lips: 0.3, Hollow: 0.7}, Mood: Weary,
		Hair: Hair{Cut: Fringe, Color: 0x20201F, Grey: 1}, Beard: Moustache,
		Dress: LabCoat, Wears: []Gear{Stethoscope, Cigar}, View: ThreeQuarter, Right: true, Broad: true, Behind: Shelves,
	},
}
