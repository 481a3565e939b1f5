package audio

// Cue names a sound of something that happens.
type Cue uint8

// The cues.
const (
	Button         Cue = iota // a button of the program is pressed
	Pawn                      // a character moves to a location
	CardDealt                 // a card enters a hand
	CardTurned                // a card is revealed
	CardsShuffled             // a deck is shuffled
	CardAdded                 // a card is played, or added to a skill check
	CountedFor                // a card counts for a skill check; the higher the total, the higher the pitch
	CountedAgainst            // a card counts against it
	CheckPassed
	CheckFailed
	DieTumbles    // a die is thrown; takes 0.7 s
	DieLands      // the die comes to rest
	Turn          // a player's turn begins
	CurtainOpens  // a player begins to look at their own cards
	CurtainCloses // and has finished
	Crisis        // a Crisis card is revealed
	ViperLaunch   // a viper leaves its tube, or moves on
	ViperGuns     // vipers or Galactica fire
	RaiderGuns    // raiders fire
	Missile       // a basestar fires
	Nuke          // a nuke is launched
	Hit           // an attack hits
	Miss          // an attack misses
	Explosion     // a ship explodes
	Raiders       // raiders arrive
	Contact       // Cylon ships act, or the pursuit comes closer
	Basestar      // a basestar jumps in
	Boarding      // centurions come aboard
	Centurion     // centurions march on
	Damage        // Galactica is damaged
	Repaired      // a location or a ship is repaired
	Klaxon        // the Cylons attack: action stations
	JumpStep      // the jump preparation advances
	Jump          // the fleet jumps
	Gain          // a resource grows
	Loss          // a resource shrinks
	Red           // a resource shrinks in its red zone, or into it
	Title         // a title changes hands
	Reveal        // a player turns out to be a Cylon
	Execution     // a character is executed
	Brig          // a character is put into the Brig
	Evening       // the fleet appears out of the dark as a game begins
	Arrived       // the fleet arrives at its destination
	Sleeper       // a player may have become a Cylon in the Sleeper Agent phase
	Ally          // a player encounters an ally
	Disaster      // a player has drawn a disaster
	Crossroads    // the fleet reaches the Crossroads
	Trial         // all trauma tokens are revealed
	Eliminated    // a player is eliminated
	Landing       // the fleet lands on New Caprica
	GalacticaBack // Galactica returns to New Caprica
	Mutiny        // a Mutiny card is played, or a player becomes the Mutineer
	Mission       // the Demetrius flies a mission
	Miracle       // a player gains a miracle token
	Won           // the humans win
	Lost          // the Cylons win
	cues
)

// files holds the names of the cues in assets.
var files = [cues]string{
	"button", "pawn", "card-dealt", "card-turned", "cards-shuffled", "card-added", "counted-for", "counted-against", "check-passed", "check-failed",
	"die-tumbles", "die-lands", "turn", "curtain-opens", "curtain-closes", "crisis", "viper-launch", "viper-guns", "raider-guns", "missile", "nuke",
	"hit", "miss", "explosion", "raiders", "contact", "basestar", "boarding", "centurion", "damage", "repaired", "klaxon", "jump-step", "jump",
	"gain", "loss", "red", "title", "reveal", "execution", "brig", "evening", "arrived", "sleeper", "ally", "disaster", "crossroads", "trial", "eliminated",
	"landing", "galactica-back", "mutiny", "mission", "miracle", "won", "lost",
}

// big reports whether the bed ducks while the cue sounds.
func (c Cue) big() bool {
	switch c {
	case CheckPassed, CheckFailed, Crisis, Nuke, Explosion, Basestar, Boarding, Damage, Klaxon, Jump, Red, Title, Reveal, Execution, Evening, Sleeper, Disaster, Crossroads, Trial, Eliminated, Landing, GalacticaBack, Mutiny, Mission, Won, Lost:
		return true
	}
	return false
}

// loose reports whether the cue varies each time it sounds, as real things do and machines do not.
func (c Cue) loose() bool {
	switch c {
	case Button, Pawn, CardDealt, CardTurned, CardsShuffled, CardAdded, DieTumbles, DieLands, ViperLaunch, ViperGuns, RaiderGuns, Missile, Hit, Miss, Explosion, Raiders, Centurion, Damage:
		return true
	}
	return false
}
