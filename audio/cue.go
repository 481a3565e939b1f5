package audio

// Cue names a sound of something that happens.
type Cue uint8

// The cues.
const (
	Button         Cue = iota // a button of the program is pressed
	Pawn                      // a character goes to a location
	CardDealt                 // a card comes into a hand
	CardTurned                // a card is turned up
	CardsShuffled             // a deck is shuffled
	CardAdded                 // a card is played, or put into a check
	CountedFor                // a card of a check is counted for it; played the higher the total is
	CountedAgainst            // or against it
	CheckPassed
	CheckFailed
	DieTumbles    // a die is thrown; it takes 0.7 s
	DieLands      // it comes to rest
	Turn          // somebody's turn begins
	CurtainOpens  // a seat looks at its own cards
	CurtainCloses // and has looked
	Crisis        // a crisis is turned up
	ViperLaunch   // a viper leaves its tube, or flies on
	ViperGuns     // vipers or Galactica fire
	RaiderGuns    // raiders fire
	Missile       // a basestar fires
	Nuke          // a nuke is launched
	Hit           // an attack hit
	Miss          // an attack missed
	Explosion     // a ship blows up
	Raiders       // raiders come
	Contact       // Cylon ships act, or the pursuit comes nearer
	Basestar      // a basestar jumps in
	Boarding      // centurions come aboard
	Centurion     // they march on
	Damage        // Galactica is damaged
	Repaired      // a location or a ship is mended
	Klaxon        // the Cylons attack: action stations
	JumpStep      // the jump preparation goes on
	Jump          // the fleet jumps
	Gain          // a resource grows
	Loss          // a resource shrinks
	Red           // it shrinks in its red part, or into it
	Title         // a title changes hands
	Reveal        // somebody turns out a Cylon
	Execution     // somebody is executed
	Brig          // somebody is put into the Brig
	Evening       // the fleet comes out of the dark, as a game begins
	Arrived       // the fleet has come to where it goes on
	Sleeper       // somebody may have woken up
	Ally          // somebody meets an ally
	Disaster      // somebody has drawn a disaster
	Crossroads    // the fleet comes to the Crossroads
	Trial         // all trauma tokens are turned up
	Eliminated    // a player has to leave the game
	Landing       // the fleet lands on New Caprica
	GalacticaBack // Galactica returns there
	Mutiny        // a Mutiny card is played, or somebody becomes the Mutineer
	Mission       // the Demetrius flies a mission
	Miracle       // somebody gains a miracle token
	Won           // the humans win
	Lost          // the Cylons win
	cues
)

// files are the names of the cues in assets.
var files = [cues]string{
	"button", "pawn", "card-dealt", "card-turned", "cards-shuffled", "card-added", "counted-for", "counted-against", "check-passed", "check-failed",
	"die-tumbles", "die-lands", "turn", "curtain-opens", "curtain-closes", "crisis", "viper-launch", "viper-guns", "raider-guns", "missile", "nuke",
	"hit", "miss", "explosion", "raiders", "contact", "basestar", "boarding", "centurion", "damage", "repaired", "klaxon", "jump-step", "jump",
	"gain", "loss", "red", "title", "reveal", "execution", "brig", "evening", "arrived", "sleeper", "ally", "disaster", "crossroads", "trial", "eliminated",
	"landing", "galactica-back", "mutiny", "mission", "miracle", "won", "lost",
}

// big reports whether the bed stands back while the cue sounds.
func (c Cue) big() bool {
	switch c {
	case CheckPassed, CheckFailed, Crisis, Nuke, Explosion, Basestar, Boarding, Damage, Klaxon, Jump, Red, Title, Reveal, Execution, Evening, Sleeper, Disaster, Crossroads, Trial, Eliminated, Landing, GalacticaBack, Mutiny, Mission, Won, Lost:
		return true
	}
	return false
}

// loose reports whether the cue is a thing that never sounds quite the same twice; a machine would.
func (c Cue) loose() bool {
	switch c {
	case Button, Pawn, CardDealt, CardTurned, CardsShuffled, CardAdded, DieTumbles, DieLands, ViperLaunch, ViperGuns, RaiderGuns, Missile, Hit, Miss, Explosion, Raiders, Centurion, Damage:
		return true
	}
	return false
}
