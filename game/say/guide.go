package say

// GuideNote is a note of the first-game guide.
type GuideNote uint8

// The notes: for the base game, for the other boxes, and behind a curtain.
const (
	NoGuideNote GuideNote = iota
	GuideEnd
	GuideCylon
	GuideSleepers
	GuideRed
	GuideBoarders
	GuideDamage
	GuideBrig
	GuideSickbay
	GuideDestination
	GuideEarly
	GuideHandover
	GuideContribute
	GuideResult
	GuideCheck
	GuideBox
	GuideDice
	GuideBar
	GuideWindow
	GuideCrisis
	GuideShips
	GuideJump
	GuideFirstSkills
	GuideSkills
	GuideMove
	GuideAction
	GuideTitles
	GuideMistake
	GuideExecution
	GuideMarkVII
	GuideAbilities
	GuideBridge
	GuidePursuit
	GuideFollowed
	GuideCAG
	GuidePegasusExecution
	GuideHull
	GuidePegasusLost
	GuideReckless
	GuideMovement
	GuideInfiltrates
	GuideCrossroads
	GuideEliminated
	GuideTraumaThere
	GuideAllies
	GuideLanding
	GuideForces
	GuidePrepared
	GuideDetention
	GuideMedicalCenter
	GuideGalacticaBack
	GuideDeparture
	GuideMutiny
	GuideMutineer
	GuideMiracles
	GuideDemetrius
	GuideMission
	GuideOwnTrauma
	GuideOwnTreachery
	GuideOwnAgenda
	GuideOwnMotives
	GuideOwnGoals
	GuideOwnFive
	GuideOwnLoyalty
	GuideOwnSide
	GuideOwnSideAgain
	GuideOwnHuman
	GuideOwnCylon
	GuideOwnAdding
	GuideOwnHand
	GuideOwnLimit
	GuideOwn

	// The lessons of the led first game.
	LessonWelcome
	LessonOwn
	LessonOwnAlone
	LessonMove
	LessonAction
	LessonOtherAction
	LessonViper
	LessonDeed
	LessonCrisis
	LessonCheck
	LessonOnes
	LessonAdding
	LessonAddingAccused
	LessonAddingOwn
	LessonResult
	LessonIcons
	LessonSkills
	LessonSecond
	LessonBot
	LessonFailed
	LessonAccuse
	LessonAccuseNow
	LessonBotAccuses
	LessonAccused
	LessonJump
	LessonDestination

	// NumGuideNotes is the number of notes.
	NumGuideNotes
)

// GuideText is a note of the first-game guide as players read it.
type GuideText struct {
	Title string
	Text  string // numbers of the rules are verbs as in package fmt
}
