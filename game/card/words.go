package card

import "strings"

// ID names a component within its deck: kebab-case, and stable forever, because save files hold it. In a pile, a Skill card's ID carries its
// strength, as in "executive-order/2". The empty ID is a card seen from the back.
type ID string

// The options of a game that decide which components of a box are played. Empty means always.
const (
	OptionPersonalGoals    = "personal-goals" // half of Conflicted Loyalties (E-CL-01)
	OptionFinalFive        = "final-five"     // the other half
	OptionCylonFleet       = "cylon-fleet"
	OptionIonianNebula     = "ionian-nebula"
	OptionCylonLeader      = "cylon-leader"
	OptionSympatheticCylon = "sympathetic-cylon"
	OptionNewCaprica       = "new-caprica"
	OptionSearchForHome    = "search-for-home"
)

// Skill is a type of Skill card.
type Skill uint8

// The types of Skill cards. AnySkill stands where an effect names no type.
const (
	AnySkill Skill = iota
	Politics
	Leadership
	Tactics
	Piloting
	Engineering
	Treachery
)

var skillNames = [...]string{
	AnySkill: "any skill", Politics: "politics", Leadership: "leadership", Tactics: "tactics", Piloting: "piloting", Engineering: "engineering",
	Treachery: "treachery",
}

// String returns the type as the reference writes it.
func (s Skill) String() string { return skillNames[s] }

// Resource is one of the four dials.
type Resource uint8

// The resources, in the order of the board.
const (
	Fuel Resource = iota
	Food
	Morale
	Population
)

// Resources lists them all, for loops.
var Resources = [...]Resource{Fuel, Food, Morale, Population}

var resourceNames = [...]string{Fuel: "fuel", Food: "food", Morale: "morale", Population: "population"}

// String returns the resource as the reference writes it.
func (r Resource) String() string { return resourceNames[r] }

// Area is one of the six space areas around Galactica, a ring counted clockwise from the bow (B-TERM-07).
type Area uint8

// The areas. NoArea is for anything outside space.
const (
	NoArea Area = iota
	Bow
	StarboardBow
	StarboardStern
	Stern
	PortStern
	PortBow
)

// Areas lists the ring clockwise, for loops.
var Areas = [...]Area{Bow, StarboardBow, StarboardStern, Stern, PortStern, PortBow}

var areaNames = [...]string{
	NoArea: "no area", Bow: "bow", StarboardBow: "starboard-bow", StarboardStern: "starboard-stern", Stern: "stern", PortStern: "port-stern",
	PortBow: "port-bow",
}

// String returns the area's id.
func (a Area) String() string { return areaNames[a] }

// Clockwise returns the next area around the ring.
func (a Area) Clockwise() Area { return a%6 + 1 }

// Counterclockwise returns the previous area on the ring.
func (a Area) Counterclockwise() Area { return (a+4)%6 + 1 }

// Launches reports whether the area has a viper launch icon (B-TERM-07).
func (a Area) Launches() bool { return a == PortStern || a == PortBow }

// Ship is a kind of piece that stands in space or on the Boarding Party track.
type Ship uint8

// The kinds of pieces.
const (
	NoShip Ship = iota
	Raider
	HeavyRaider
	Basestar
	Civilian
	Viper // Mark II; where an effect says viper, of any mark
	Raptor
	Centurion
	MarkVII       // a Viper Mark VII
	AssaultRaptor // counts as a viper (D-RAP-01)
	// NumShips is the number of kinds, NoShip included.
	NumShips
)

var shipNames = [NumShips]string{
	NoShip: "no ship", Raider: "raider", HeavyRaider: "heavy raider", Basestar: "basestar", Civilian: "civilian", Viper: "viper", Raptor: "raptor",
	Centurion: "centurion", MarkVII: "viper mark VII", AssaultRaptor: "assault raptor",
}

// String returns the piece as the reference writes it.
func (s Ship) String() string { return shipNames[s] }

// Activation is what an icon at the foot of a Crisis card makes the Cylon ships do (B-CYL-02..15).
type Activation uint8

// The activations.
const (
	NoActivation Activation = iota
	Raiders
	LaunchRaiders
	HeavyRaiders
	Basestars
)

var activationNames = [...]string{
	NoActivation: "none", Raiders: "raiders", LaunchRaiders: "launch raiders", HeavyRaiders: "heavy raiders", Basestars: "basestars",
}

// String returns the activation as the reference writes it.
func (a Activation) String() string { return activationNames[a] }

// Clause returns the activation as an effect's clause: "activate raiders", "launch raiders".
func (a Activation) Clause() string {
	if a == LaunchRaiders {
		return "launch raiders"
	}
	return "activate " + a.String()
}

// Title is an office that one human player holds.
type Title uint8

// The titles.
const (
	NoTitle Title = iota
	PresidentTitle
	AdmiralTitle
	CAGTitle // with the Cylon Fleet option only
	// NumTitles is the number of titles, NoTitle included.
	NumTitles
)

var titleNames = [...]string{NoTitle: "no title", PresidentTitle: "president", AdmiralTitle: "admiral", CAGTitle: "cag"}

// String returns the title's id.
func (t Title) String() string { return titleNames[t] }

// Name returns the title as the reference writes it within a clause.
func (t Title) Name() string {
	return [...]string{"", "President", "Admiral", "CAG"}[t]
}

// Who is the player or players that an effect names.
type Who uint8

// The players that effects name. You is the player who resolves the card or ability; Current is the player whose turn it is (B-TERM-01).
const (
	Nobody Who = iota
	You
	Current
	President
	Admiral
	EachPlayer
	CAG
	EachOther // each player but you
	Examiner  // who looked at the Final Five card (E-CL-10)
	EachCylon // each Cylon player
	EachHuman // each human player
)

var whoNames = [...]string{
	Nobody: "nobody", You: "you", Current: "current", President: "president", Admiral: "admiral", EachPlayer: "each player", CAG: "cag",
	EachOther: "each other player", Examiner: "examiner", EachCylon: "each cylon", EachHuman: "each human",
}

// String returns the player as the reference writes it.
func (w Who) String() string { return whoNames[w] }

// does returns the player with a verb: "you draw", "president draws".
func (w Who) does(verb string) string {
	if w == You {
		return "you " + verb
	}
	return w.String() + " " + verb + "s"
}

// Class is a character type, for the rule of choice (B-SETUP-03).
type Class uint8

// The classes.
const (
	PoliticalLeader Class = iota
	MilitaryLeader
	Pilot
	Support
	CylonLeader // free of that rule (P-SETUP-07)
	// NumClasses is the number of classes.
	NumClasses
)

var classNames = [NumClasses]string{
	PoliticalLeader: "political leader", MilitaryLeader: "military leader", Pilot: "pilot", Support: "support", CylonLeader: "cylon leader",
}

// String returns the class as the reference writes it.
func (c Class) String() string { return classNames[c] }

// Board is what a location lies on.
type Board uint8

// The boards that have locations.
const (
	GalacticaBoard Board = iota
	ColonialOneBoard
	CylonBoard
	CylonFleetBoard // of the Cylon Fleet option
	PegasusBoard    // the second ship
	NewCapricaBoard // from the landing on
	DemetriusBoard  // of Search for Home
	RebelBoard      // the Rebel Basestar, likewise, once a mission has brought it
	// NumBoards is the number of boards; every Board is below it.
	NumBoards
)

var boardNames = [NumBoards]string{
	GalacticaBoard: "galactica", ColonialOneBoard: "colonial-one", CylonBoard: "cylon", CylonFleetBoard: "cylon-fleet", PegasusBoard: "pegasus",
	NewCapricaBoard: "new-caprica", DemetriusBoard: "demetrius", RebelBoard: "rebel-basestar",
}

// Cylon reports whether the locations of the board are for Cylon players only (E-FLEET-08).
func (b Board) Cylon() bool { return b == CylonBoard || b == CylonFleetBoard }

// Human reports whether the locations of the board are for human players only. New Caprica has both; for the Rebel Basestar it depends on the game.
func (b Board) Human() bool { return !b.Cylon() && b != NewCapricaBoard && b != RebelBoard }

// String returns the board's id.
func (b Board) String() string { return boardNames[b] }

// Place names a location. The empty Place is no location: a pilot in space, a character off the board.
type Place string

// Locations that rules name.
const (
	Sickbay          Place = "sickbay"
	Brig             Place = "brig"
	HangarDeck       Place = "hangar-deck"
	Administration   Place = "administration"
	AdmiralsQuarters Place = "admirals-quarters"
	Communications   Place = "communications"
	ResurrectionShip Place = "resurrection-ship"
	CylonFleet       Place = "cylon-fleet"
	Caprica          Place = "caprica"
	PresidentsOffice Place = "presidents-office"
	FTLControl       Place = "ftl-control"
	Command          Place = "command"
	ResearchLab      Place = "research-lab"
	Armory           Place = "armory"
	WeaponsControl   Place = "weapons-control"
	PressRoom        Place = "press-room"
	BasestarBridge   Place = "basestar-bridge"
	HumanFleet       Place = "human-fleet"
	PegasusCIC       Place = "pegasus-cic"
	Airlock          Place = "airlock"
	MainBatteries    Place = "main-batteries"
	EngineRoom       Place = "engine-room"

	QuorumChamber Place = "quorum-chamber"
	HubDestroyed  Place = "hub-destroyed"
	Bridge        Place = "bridge"
	TacticalPlot  Place = "tactical-plot"
	CaptainsCabin Place = "captains-cabin"
	HybridTank    Place = "hybrid-tank"
	Datastream    Place = "datastream"
	RaiderBay     Place = "raider-bay"

	MedicalCenter       Place = "medical-center"
	ResistanceHQ        Place = "resistance-hq"
	Detention           Place = "detention"
	OccupationAuthority Place = "occupation-authority"
	BreedersCanyon      Place = "breeders-canyon"
	Shipyard            Place = "shipyard"
)

// Name returns the place as the reference writes it within a clause: "FTL Control", "Sickbay".
func (p Place) Name() string {
	words := strings.Split(string(p), "-")
	for i, word := range words {
		switch word {
		case "ftl", "cic", "hq":
			words[i] = strings.ToUpper(word)
		default:
			words[i] = strings.ToUpper(word[:1]) + word[1:]
		}
	}
	return strings.Join(words, " ")
}
