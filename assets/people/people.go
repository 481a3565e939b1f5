// Package people describes how everybody looks, with one literal for each character. From it, assets/gen draws the portrait and the figure in the
// pictures of the cards, and the program takes the character's color. Nobody is modelled on a real person or on anyone seen on film.
package people

// Person is how somebody looks. Measures without a unit are relative to the average: 0 is average, -1 and 1 are as far as people go.
type Person struct {
	ID     string // of the character or ally, as in game/box; empty for someone from the crowd
	Color  uint32 // of the rim light, and of the emblem
	Woman  bool
	Age    int     // years
	Tall   float64 // meters
	Build  float64 // slight to heavy
	Skin   Skin
	Face   Face
	Mood   Mood
	Hair   Hair
	Beard  Beard
	Dress  Dress
	Cloth  uint32 // the color of the clothes, if the dress does not determine it
	Wears  []Gear
	View   View
	Right  bool // the head is turned to the right of the picture
	Broad  bool // the light falls on the side of the face that is turned to us, which shows more of the face
	Behind Backdrop
}

// Face is what distinguishes one face from another.
type Face struct {
	Jaw    float64 // narrow to wide
	Chin   float64 // short to long
	Nose   float64 // short to long
	Wing   float64 // of the nose: narrow to wide
	Bump   float64 // of the nose: hollow to hooked
	Brow   float64 // thin to heavy
	Eyes   float64 // narrow to wide open
	Lips   float64 // thin to full
	Hollow float64 // of the cheeks: full to hollow
}

// Skin is the tone of somebody's skin.
type Skin int

// The skins, from light to dark.
const (
	Pale Skin = iota
	Fair
	Olive
	Tan
	Brown
	Dark
)

// Mood is the expression of a face.
type Mood int

// The moods.
const (
	Calm Mood = iota
	Stern
	Wary
	Weary
	Amused
	Defiant
	Worried
)

// Hair is how somebody's hair looks.
type Hair struct {
	Cut   Cut
	Color uint32
	Gray  float64 // 0 none, 1 white
}

// Cut is the outline of hair.
type Cut int

// The cuts.
const (
	Bald     Cut = iota
	Cropped      // a few millimeters long
	Fringe       // bald above, hair around
	Crew         // short, standing up at the front
	Parted       // short, combed to one side
	Swept        // combed back over the ears
	Curls        // short and round
	Coils        // tight, close to the head at the sides, high on top
	Bob          // to the jaw
	Shag         // to the jaw, in tufts
	Shoulder     // loose, over the shoulders
	Knot         // a bun at the nape
	Tail         // a ponytail
	Braids       // close to the head, running back
	Crest        // shaved at the sides
)

// Beard is a kind of facial hair.
type Beard int

// The beards.
const (
	Shaven Beard = iota
	Stubble
	Moustache
	Goatee
	ShortBeard
	FullBeard
)

// Dress is what somebody wears; it shows what they do for a living.
type Dress int

// The dresses.
const (
	Duty         Dress = iota // the dark blue of the fleet, closed at the neck
	DressUniform              // the same with gold: collar, shoulders, buttons, medals
	FlightSuit                // with the ring that the helmet locks into
	Overalls                  // of the deck crew, open at the neck
	Fatigues                  // of a marine, or of someone stranded on a planet: many pockets, straps
	Tanks                     // two vests, bare arms
	Suit                      // a jacket with lapels, an open shirt
	Blouse                    // a blouse under a waistcoat
	LabCoat                   // white, over a shirt
	Coat                      // a long worn coat with its collar turned up, a scarf
	Robe                      // of a priest, with its hood
	Black                     // a priest's black, buttoned up, with a narrow collar
	Leather                   // a leather jacket
	Prison                    // overalls without belt or badges
	Civil                     // a shirt and a jersey, patched
	Gown                      // of Sickbay
	Advocate                  // a lawyer's black gown over a suit, with white bands
)

// Gear is something that somebody wears or holds besides the dress.
type Gear int

// The gear.
const (
	Glasses Gear = iota
	Goggles      // on the brow
	Headset      // with a microphone beside the mouth
	Headband
	Earrings
	Pin // on the lapel
	Scarf
	Eyepatch
	Cap
	Tattoo // on the neck
	Scar
	Pen    // in the hand, in front of the chest
	Wrench // over the shoulder
	Cigar
	Mug
	Folder
	Stethoscope
	Helmet   // under the arm
	Hood     // of the robe, up
	HelmetOn // a soldier's, on the head
	Bruise
	Book       // a law book, in the hand
	Microphone // in the hand
	Speech     // several microphones in front
	Rifle      // over the shoulder
	Ball       // under the arm
	Oil        // on the face
)

// View is the direction of the head.
type View int

// The views.
const (
	ThreeQuarter View = iota
	Profile
	Front        // almost
	OverShoulder // from behind the shoulder, the face in three quarters
)

// Backdrop is what can dimly be seen behind somebody.
type Backdrop int

// The backdrops.
const (
	Porthole Backdrop = iota
	Banners
	Screens
	Lamps
	Blinds
	Bulkhead
	Stars
	Bars
	Shelves
	Forest
	Court
	Ruins
)

// Has reports whether somebody wears or holds something.
func (p *Person) Has(g Gear) bool {
	for _, w := range p.Wears {
		if w == g {
			return true
		}
	}
	return false
}
