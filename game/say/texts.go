package say

// Text is a text of the screens that does not tell of a game: a title, a button, a tip, a page. Its arguments, if any, are verbs as in package fmt.
type Text uint16

// The texts, by the room that shows them. A heading begins with the name of the package under render/scene; scene is render/scene itself, and Shared
// is what several rooms show. Within a room they stand about as on the screen. The table of each language has the same headings and the same order,
// so that a translator reads one room at a time. NoText is first and NumTexts last; nothing else depends on the numbers, which are never saved.
//
// A comment after a text names its arguments in their order, or says what the text is put before or after. A counted text is for [Language.Count]: it
// may have one form for one and another for several.
const (
	NoText Text = iota // the zero value, where something has no text

	// Shared: rooms at the table and away from it.
	SharedReplay
	SharedReplayTip
	SharedUnshown
	SharedDistance
	SharedGalactica
	SharedNuke

	// Shared: several rooms of the table, and pages over it.
	SharedBackToTheTable
	SharedBack
	SharedWhoSitsWhere
	SharedDiscardPiles
	TableTurnNumber // the turn
	TableAgain
	TableOptionCost // counted: cards
	TableNotNow     // why
	TableWhy
	TableWhyAsked
	BoardCylonFleet
	TokenFaceDown

	// shell: sound and settings, over any page.
	SoundMuteTip // the key
	SoundOn
	SoundOff
	SettingsUnread  // why
	SettingsDamaged // the file
	SettingsNotKept // why

	// shell: problems with a saved game. If there is a file, its name comes first.
	TroubleForeign       // the file
	TroubleDamaged       // the file, the byte, of how many
	TroubleTooLarge      // the file
	TroubleTooShort      // the file
	TroubleNonsense      // the file
	TroubleNothingLeft   // the file
	TroubleVersion       // the file
	TroubleVersionFormat // the file, its format, the newest format that can be read
	TroubleVersionState  // the file, its state, the newest state that can be read
	TroubleInUse         // the file
	TroubleExists        // the file
	TroubleMissing       // the file
	TroubleName          // the name, the fewest letters, the most
	TroubleReadOnly      // the file, why
	TroubleSystem        // the file, why
	TroubleUnplayable    // why
	TroubleRules         // why
	TroubleWouldBeOver
	TroubleOtherQuestion
	TroubleOtherTable
	TroubleNotOnOffer
	TroubleDivergesFor  // the answer, why, the turn, the step
	TroubleDivergesFrom // the answer, why, the turn, the step, TroubleAnswers
	TroubleAnswers      // counted: answers

	// shell: why the table refuses what it is told.
	TroubleOver
	TroubleCurtain
	TroubleBot // the player
	TroublePIN
	TroubleNoWindow
	TroubleNothing
	TroubleNeedsConsent
	TroubleNotBack // why
	TroubleNoOrder
	TroubleNotKept
	TroubleSeats      // seats, players
	TroubleNoSuchBot  // the seat, the bot
	TroubleBotAnswers // the bot, its seat, the other seat

	// shell: problems with the system’s own windows.
	TroubleNoDialog
	TroubleCanceled
	TroubleDialog
	TroubleElsewhere     // the file
	TroubleFolder        // the folder, why
	TroubleNoFileManager // the program, the folder
	TroubleFileManager   // the program, why, the folder

	// files: the system’s file dialog, and the game’s own list of files.
	FilesDialogOpen
	FilesDialogHelp
	FilesCancel
	FilesOwnList
	FilesUp
	FilesFolderAbove
	FilesFolderOrFile
	FilesNoneHere
	FilesReading // the folder
	FilesName
	FilesOpen
	FilesSave
	FilesReplace
	FilesNoSuch
	FilesIsAFile
	FilesNeedsAName
	FilesThereAlready

	// guide: the led first game.
	LessonLeave
	LessonLeaveTip

	// menu: the first game, and how it ends.
	FirstTitle
	FirstSubtitle
	FirstTip
	FirstPeople
	FirstNames
	FirstNote
	FirstName
	FirstEndTitle
	FirstEndSubtitle
	FirstEndHumans
	FirstEndSleepers
	FirstEndReveal
	FirstEndSheets
	FirstEndPlayOn

	// menu: what a box brings, before its first game.
	IntroTitle // the box
	IntroSubtitle
	IntroWatch
	IntroRules
	IntroContinue

	// menu: several pages.
	MenuNewGame
	MenuLoad
	MenuSettings
	MenuBack
	MenuHouseRulesAre // before HouseAsRecommended or HouseChanged
	MenuPlayers       // counted: players

	// menu: the title.
	TitleSubtitle
	TitleContinue
	TitleDamaged
	TitleAboutToBegin
	TitleLastGame    // the turn, a comma and the player or nothing, for whom the table waits
	TitleWithOptions // before options
	TitleRules
	TitleQuit
	TitleFanMade

	// menu: a new game, its players.
	NewGameSubtitle
	NewGamePlayers
	NewGameColumnSign
	NewGameColumnName
	NewGameColumnPlayedBy
	NewGameColumnPIN
	NewGameSignOf // before a player
	NewGameSignTip
	NewGamePlayerNumber // the seat
	NewGameBotNumber    // the seat
	PlayedByHuman
	PlayedByGoodBot
	PlayedByRandomBot
	NewGameNoPIN
	NewGameEmptySeat
	NewGameEmptySeatTip
	NewGameBestNumber // after the line about Loyalty cards
	NewGamePINNote
	NewGameSignTaken // after a player
	NewGameDone

	// menu: a new game, its boxes and options.
	NewGameName
	NewGameNameHint
	NewGameDefaultName
	NewGameCharacters
	NewGameCharactersChosen
	NewGameCharactersDealt
	NewGameBoxAlwaysPlayed
	BoxForPlayers // the fewest players, the most
	BoxNotNow
	OptionAlwaysOnWith    // MenuPlayers
	OptionForOnly         // MenuPlayers, PlayersFromTo or PlayersOneOf
	OptionBaseGameAlone   // a box
	OptionNotTogetherWith // a box or an option
	PlayersFromTo         // the fewest players, the most
	PlayersOneOf          // numbers with PlayersOr between them
	PlayersOr

	// menu: a new game, what is recommended.
	RecommendButton
	RecommendTitle
	RecommendFirst
	RecommendFirstTime
	RecommendFirstWhy
	RecommendMore
	RecommendMoreTime
	RecommendMoreWhy
	RecommendLong
	RecommendLongTime
	RecommendLongWhy

	// menu: a new game, what comes next or is missing.
	NewGameStart
	NewGameNextChosen
	NewGameNextDealt
	NewGameNeedsAName
	NewGameNameTaken // the name
	NewGameSameName  // the name
	NewGameShortPIN  // the player

	// menu: saved games.
	LoadSubtitle // before the folder
	LoadNoSavedGames
	LoadHumansWon // the turn, the players
	LoadCylonsWon // the turn, the players
	LoadJustBegun // the players
	LoadTurnOf    // the turn, whose it is, the players
	LoadDamaged   // RescueFromItsEnd, RescueFromItsBeginning or RescueInTurnOf; the players
	RescueFromItsEnd
	RescueFromItsBeginning
	RescueInTurnOf // the turn, whose it is
	RescueCanGoOn  // where, as in LoadDamaged; RescueExactly or RescueBefore
	RescueExactly
	RescueBefore // counted: answers
	LoadNewNameHint
	LoadKeepTheNewName
	LoadKeepTheOldName
	LoadResume
	LoadSeeHowItEnded
	LoadGoOnWithWhatIsLeft
	LoadRename
	LoadCopyToAFile
	LoadCopyTitle
	LoadDelete
	LoadDeleteOnceMore
	LoadFromAFile
	LoadFromAFileTip
	LoadTakeInTitle
	LoadOpenTheFolder
	LoadOpenTheFolderTip
	LoadTakenIn  // the game
	LoadCopiedTo // the file
	LoadFolderIsOpen
	LoadDeletingIsForGood // the game
	LoadDeleted           // the game
	LoadRenamed           // the new name

	// menu: what was agreed for a game.
	AgreedTitle
	AgreedSubtitle
	AgreedBoxesAndOptions // MenuPlayers
	AgreedHouseRule       // before what it says
	AgreedNoOptions       // before MenuHouseRulesAre
	AgreedOptions         // before options

	// menu: house rules.
	HouseTitle
	HouseSubtitle
	HouseRecommendedSide
	HouseOtherSide
	HouseAllAsRecommended
	HouseAlreadyAsRecommended
	HouseAsRecommended
	HouseChanged // counted: house rules

	// menu: settings.
	SettingsSubtitle
	SettingsLanguage
	SettingsLanguageNote
	SettingsTextSize
	SettingsTextSizeNote
	SettingsTextNormal
	SettingsTextLarge
	SettingsTextLarger
	SettingsColors
	SettingsColorsNote
	SettingsColorsUsual
	SettingsColorsColorBlind
	SettingsMotion
	SettingsMotionNote
	SettingsMotionFull
	SettingsMotionFast
	SettingsMotionOff
	SettingsSpeed
	SettingsSpeedNote
	SettingsSpeedSlow
	SettingsSpeedUsual
	SettingsSpeedQuick
	SettingsSpeedOfBots
	SettingsSpeedOfTelling
	SettingsSpeedOfBars
	SettingsSound
	SettingsSoundNote
	SettingsSoundOfEvents
	SettingsSoundOfMusic
	SettingsGuide
	SettingsGuideNote
	SettingsGuideOn
	SettingsGuideNothingRead
	SettingsGuideShowAgain
	SettingsMuteAndFullScreen
	SettingsMuteAndFullScreenKeys
	SettingsMute
	SettingsFullScreen
	SettingsMachine
	SettingsMachineTip
	SettingsMachineNote
	SettingsDefaults
	SettingsDefaultsTip

	// menu: settings, where the table stops.
	StopsInNewGames
	StopsInThisGame
	StopsNote // before StopsTellNothing
	StopsTellNothing
	StopsNowhere
	StopsNowhereNote
	StopsAsUsual
	StopsOftenNote
	StopsEverywhere
	StopsEverywhereNote
	StopsKeep
	StopsKeepTip
	StopsKeptAlready
	StopsMomentByMoment
	StopsIdle
	StopsIdleNote

	// rules: the pages.
	RulesTitle
	RulesSubtitle
	RulesSearchHint
	RulesNothingFound
	RulesChapter     // the chapter, of how many
	RulesAtThisTable // before an option and what it changes
	RulesClose
	RulesBack
	RulesNothingBack
	RulesForward
	RulesNothingForward
	RulesPageBefore
	RulesFirstPage
	RulesNumbers
	RulesNumbersTip
	RulesNextPage
	RulesLastPage

	// rules: the pictures.
	PictureRedAt // the number
	PictureStart
	PictureAutoJump
	PictureRisks // population
	PictureHumansLose
	PictureLaunchArea
	PictureYours          // ships
	PictureRisked         // ships
	PictureFaceDown       // ships
	PictureOfTheAdmiral   // nukes
	PictureShoot          // ships
	PictureBoard          // ships
	PictureLaunchAndShoot // ships
	PictureAboard         // centurions
	PictureRaiders
	PictureRaidersAct // raiders
	PictureLaunch
	PictureBasestarsLaunch // raiders
	PictureHeavyRaiders
	PictureHeavyRaidersAct
	PictureBasestars
	PictureBasestarsAttack
	PictureJump
	PictureMarkerGoesOn
	PictureTarget
	PictureShotAtBy
	PictureRoll
	PictureByNuke
	PictureNoRoll
	PictureAndRaiders // raiders
	PicturePlayers
	PictureSympathizer
	PictureAddedLater
	PictureQuorumCards
	PictureNukesDestinations
	PictureCheck

	// scene: the bar at the top.
	TableLastJump
	TableReturn
	TableInOrbit
	TableMenu

	// seats: the players, and the assist.
	TableTurn
	TableOwnCards // the player
	TablePeek
	TableInfiltrates
	TableLeader
	TableSympathetic
	TableCylon
	TableMutineer
	TableOutOfGame
	TableOutOfGameTip
	TableOffBoard
	TableBotPlaysThisSeat
	TableOnceUnused
	TableOnceUsed
	TableMiracleTokens // counted: tokens
	CurtainSkillTip    // the skill type, the strength
	CurtainCopiesTip   // the number
	LogTip
	TableSkillCards   // counted: cards
	TableTraumaTokens // counted: tokens
	TableMutinyCards  // counted: cards
	AssistTitle
	AssistTip
	AssistUnused
	AssistUsed
	AssistCardsSeen // after a number

	// side: resources, tracks and pieces.
	TableDanger
	TableLow
	ResourceFuelIs
	ResourceFoodIs
	ResourceMoraleIs
	ResourcePopulationIs
	ResourceLowAndDanger // the number where the red begins, the number where the danger begins
	TableBackIn          // spaces of the Jump Preparation track
	TableFrozen
	TableBoarding
	PursuitTrack
	PursuitStart
	PursuitNextCivilians // counted: ships
	PursuitNextNothing
	PursuitNextStrike
	NebulaPool
	NebulaAllies
	TableReserves
	TableDamagedVipers
	VipersReserves
	VipersInTheReserves // the kind of viper
	VipersDamaged
	VipersThatAreDamaged // the kind of viper
	VipersDestroyed
	VipersThatAreDestroyed // the kind of viper
	TableRaptors
	TableNukes
	TableAndAlso        // before a number of nukes
	TableBesideTheBoard // after that number

	// sheets: a card shown large, and why something is asked or refused.
	TableCloseLarge
	TableClose
	TableOpenInTheRules
	TableWhyShowsTheRule

	// sheets: the choice of characters.
	CharactersPolitical
	CharactersMilitary
	CharactersPilots
	CharactersSupport
	CharactersLeaders
	CharactersLeftOfKind // the kind, how many
	CharactersOfKind     // the kind, how many
	CharactersOnOfferByKind
	CharactersOnOfferLeaders
	CharactersOnOfferLiving
	CharactersOnOfferAssist
	CharactersOnOfferAny
	CharactersReadTip
	CharactersPlayedBy // after a player
	CharactersExecutedTip
	CharactersOutOfThisGame
	CharactersOneLeader
	CharactersNotTheFullestKind
	CharactersExecuted
	CharactersPlay // before a character
	CharactersABotChooses
	CharactersNotOnOffer
	CharactersChoosesAfter // before a player
	CharactersChoosesNow

	// scene: the menu over the table.
	TableMenuSaved
	TableMenuNotSafe // why
	TableMenuNotSaved
	TableMenuPause
	TableMenuWhatHappened
	TableMenuSetRight
	TableMenuSetRightIfAllAgree
	TableMenuSaveACopyAs
	TableMenuKeepsACopy
	TableMenuSaveACopy
	TableMenuCopyKept // the file
	TableMenuRules
	TableMenuRulesOfThisGame
	TableMenuBoxesOptionsHouseRules
	TableMenuSuspects
	TableMenuSuspectsTip
	TableMenuSettings
	TableMenuToTheTitle
	TableMenuTitleAsks  // before leaving a table that is fully saved
	TableMenuTitleLoses // before leaving a table that is not saved
	TableMenuQuit
	TableMenuLastAnswersNotSafe // why
	TableMenuTabDoes
	TableMenuNDoes
	TableMenuPlusDoes
	TableMenuMinusDoes
	TableMenuZeroDoes

	SuspectsTitle
	SuspectsSubtitle
	SuspectsPlayer
	SuspectsBy
	SuspectsWhy
	SuspectsAsk // whom
	SuspectsKnown
	SuspectsNothing
	SuspectsNobody
	SuspectsNote
	SuspectsComputer // with which temper
	SuspectsEven
	SuspectsCautious
	SuspectsBold
	SuspectsSuspicious
	SuspectsTrusting

	// scene: the pause, while the game is hidden.
	PauseHead
	PauseAboutToBegin
	PauseTurnOf // the turn, whose it is
	PauseAnyoneMayStepIn
	PauseTableWaitsFor // the players
	PauseHoldToGoOn
	PauseNothingGoesOn

	// seats: who sits where.
	SeatsGoOnWithWhoeverIsHere
	SeatPerson
	SeatPersonWithPIN
	SeatBotPlays
	SeatCharacterPerson        // the character
	SeatCharacterPersonWithPIN // the character
	SeatCharacterBotPlays      // the character
	SeatFromNowOnPlays
	SeatBot
	SeatNameColorAndSign
	SeatColor
	SeatSign
	SeatPIN
	SeatBotNeedsNoPIN
	SeatPINForgotten
	SeatNewPINOrNone
	SeatPINAsItIs
	SeatAsItIs
	SeatBotGetsAll
	SeatGetsAll // the player
	SeatSamePerson
	SeatNameTaken
	SeatNothingWouldChange
	SeatAllOthersAgree
	SeatOnceMoreTheyAgree
	SeatAskEveryoneElse
	SeatTypePINFirst
	SeatWithItsPIN
	SeatLogWillSay // a line of the log

	// correct.
	CorrectHead
	CorrectAnythingThatLiesOpen
	CorrectDials
	CorrectSpace
	CorrectDamage
	CorrectPlayers
	CorrectCards
	CorrectVipersAndCivilians
	CorrectCylonFleet
	CorrectTurnBegins // the player
	CorrectDraws
	CorrectDiscards
	CorrectTakesBack
	CorrectCardsAreDrawn
	CorrectToBeSetRight
	CorrectLeaves // what was to be set right
	CorrectChangeOnTheLeft
	CorrectAtOnce
	CorrectStepAgain
	CorrectStepAgainTakesBack
	CorrectUntoldAnswers // counted: answers
	CorrectStaysForLater
	CorrectNothingChanged
	CorrectAllAgreeAsked
	CorrectAllAgree

	// sheets: the discard piles.
	DiscardsTopFirst
	DiscardsCrises
	DiscardsSuperCrises
	DiscardsQuorum

	// scene: after a crash.
	FaultTitle
	FaultNoGame
	FaultGameIsSafe        // the game
	FaultGameIsSavedInPart // the game
	FaultWhatItWas         // before the problem
	FaultSamePlaceAgain    // the problem
	FaultNotPutAway        // the problem
	FaultGoOn
	FaultWriteReport
	FaultReportTip
	FaultReportIsWritten
	FaultToTheTitle
	FaultOneAnswerEarlier
	FaultOneAnswerEarlierTip
	FaultReportHiddenToo
	FaultReportHiddenTip
	FaultLogNotTold       // before the reason
	FaultReportNotWritten // why
	FaultReportIsAt       // before the file

	// touch, and render/board: the board.
	BoardColonialOne
	BoardCylonLocations
	BoardPegasus
	BoardNewCaprica
	BoardDemetrius
	BoardRebelBasestar
	BoardRebelsHuman
	BoardRebelsCylon
	BoardMissionFailed
	BoardAction
	BoardScar
	BoardDamaged
	BoardDestroyed
	BoardWhole
	BoardCloser
	BoardLocked
	BoardPrepared
	BoardLostNext // civilian ships
	BoardAway
	BoardFrozen
	BoardPatrol
	TokenOfPlace // the place

	// prompt: the bar at the foot.
	PromptHandOver
	PromptOpenCurtain
	PromptConfirm
	PromptShowBoard
	PromptShowCard
	DeckDestiny
	DeckCrisis
	DeckQuorum
	DeckDestination
	DeckMutiny
	DeckMission
	PromptNotSaved    // why
	PromptWantsToPlay // the players
	PromptGoOn
	PromptWait
	PromptGoOnAll
	PromptPassAllDiceTip
	PromptInOrder
	PromptSameChoiceTip
	PromptAlwaysGoOn
	PromptAlwaysWait
	PromptAskEachTime
	PromptAskWhenAdded
	PromptAskNever

	// check: a skill check, while cards are added.
	CheckInTheCheck
	CheckOneCard
	CheckCards // cards, 0 or several
	CheckDestiny
	CheckAddsNow
	CheckNone
	CheckLast
	CheckToCome
	CheckHelp
	CheckHurt

	// check: a skill check, as its cards are turned up.
	CheckFor
	CheckAgainst
	CheckCardsToTurn // cards
	CheckConsequence
	CheckConsequenceNote
	CheckOutCount // before a number
	CheckTakenOut // before the cards
	CheckNoAbility
	CheckRunningTotal
	CheckCardsForAndAgainst // cards for, cards against
	CheckPassAt             // the difficulty
	CheckOfDifficulty       // the difficulty
	CheckEnough
	CheckShortBy    // what is missing
	CheckNeeded     // the difficulty, the printed difficulty, the changes with their reasons
	CheckTypeFor    // the type, the card that makes it so
	CheckOnesFor    // the card that makes it so
	CheckTypeZero   // the type, the card that makes it so
	CheckTypeDouble // the type, the card that makes it so
	CheckStillPossible
	CheckOnceLower // the change, the difficulty then
	CheckNothingChangesItAnyMore
	CheckOfMission
	CheckAbout // the player
	CheckPassed
	CheckOrMore // the total for the middle result
	CheckFailed

	// dice.
	DiceNotRolled

	// nebula: the Crossroads, the Trial, and an ally.
	CrossroadsTitle
	CrossroadsNote
	TrialTitle
	TrialNote
	TrialAgainstHumans
	TrialAgainstCylons
	TrialLeft // counted: tokens
	TrialNone
	TrialSpared
	TrialCondemned
	MarkBenevolent
	MarkAntagonistic
	MarkDisaster
	MarkNone

	// moment: what the table pauses to look at.
	MomentEvening
	MomentTurn // the turn
	MomentAttack
	MomentBasestar
	MomentNuke
	MomentHit
	MomentHitsLeft // locations
	MomentPegasusHit
	MomentPegasusLost
	MomentCivilian
	MomentBoarding
	MomentStepsLeft // spaces of the track
	MomentLast      // the resource
	MomentRed       // the resource
	MomentLanding
	MomentLandingAhead
	MomentReturn
	MomentReturnAhead
	MomentDeparture
	MomentShipsLeft  // ships
	MomentPeopleLeft // the players
	MomentNobodyLeft
	MomentLastJump
	MomentSleeper
	MomentBrig
	MomentSickbay
	MomentDetention
	MomentMedical
	MomentOnce
	MomentMiracle
	MomentMutineer
	MomentMutiny
	MomentMission
	MomentRebels
	MomentHub
	MomentMotive
	MomentDisaster
	MomentCrossroads
	MomentCrossroadsAhead
	MomentTrial
	MomentEliminated
	MomentIsACylon
	MomentAttackMeans
	MomentBasestarMeans
	MomentCivilianMeans
	MomentTitleMeans
	MomentOnceMeans
	MomentDestinationMeans
	MomentInfiltration

	// curtain: handing the screen over.
	CurtainTurn // the turn
	CurtainScreenGoesTo
	CurtainPIN
	CurtainHoldToOpen
	CurtainPINFirst
	CurtainLookNote
	CurtainEveryoneElseLooksAway
	CurtainBackToTheTable

	// curtain: a player’s own cards.
	CurtainForYourEyesOnly
	CurtainClosesIn // seconds
	CurtainClose
	CurtainLog
	CurtainLogNote
	CurtainAskMe
	CurtainAskMeNote
	CurtainAskMeMoments // moments
	CurtainYourCards
	CurtainYourHand // cards
	CurtainQuorum   // cards
	CurtainSuperCrisis
	CurtainMutiny
	CurtainTrauma // tokens
	CurtainCrossroads
	CurtainShownToYou
	CurtainJustDrawn
	CurtainNoCards
	CurtainCopiesTaken       // chosen copies, of how many
	CurtainCopiesTakenAdding // chosen copies, of how many, what they add
	CurtainCardAdds          // before a strength
	CurtainOneFewer
	CurtainOneFewerTip

	// curtain: loyalty, and what is revealed of it.
	CurtainYourLoyalty
	CurtainYourAgenda
	CurtainYourMotive
	CurtainLoyaltyCard
	CurtainHoldToLook
	CurtainHoldToLookNote
	CurtainYours
	CurtainNobodys
	CurtainGoalCanBeRevealed
	CurtainReveal
	CurtainRevealNote
	CurtainRevealCard
	CurtainRevealCylon
	CurtainRevealGoal
	CurtainRevealMotive
	CurtainMotiveNotNow

	// curtain: the question, and cards added to a check.
	CurtainCountsFor
	CurtainRestCountsAgainst
	CurtainOnesCountToo
	CurtainYourPicks // counted: cards
	CurtainFaceUp
	CurtainFaceDown
	CurtainImpulsive
	CurtainChooseOne
	CurtainChosenOf      // chosen, of how many
	CurtainChosenOfRange // chosen, the fewest, the most
	CurtainAddThese      // counted: cards
	CurtainConfirmOf     // chosen, of how many
	CurtainConfirm       // chosen
	CurtainNeverNumbers

	// curtain: what a player knows, and the log of it.
	CurtainWhatYouKnow
	CurtainOnlyYourOwnCards
	CurtainTokenOn    // the ally, the token
	CurtainDeckTop    // the deck
	CurtainDeckBottom // the deck
	CurtainSinceYouLastLooked
	CurtainNothingNew
	CurtainYourLog
	CurtainLogSearchHint
	CurtainLogIsEmpty

	// curtain: the page of a player’s side.
	YourSideButton
	YourSideTip
	YourSideHold
	YourSideWho
	YourSideWins
	YourSideLoses
	YourSideTurn
	YourSideSecret
	YourSideHuman
	YourSideHidden
	YourSideCylon
	YourSideCylonSheet
	YourSideSympathizer
	YourSideLeader
	YourSideSympathetic
	YourSideOut
	YourSideMayChange // the distance
	YourSideStays     // the distance
	YourSideMutineer  // cards
	YourSideGoal      // the card
	YourSideFive
	YourSideJump // the distance, how far the fleet is
	YourSideLastJump
	YourSideLand // the distance, how far the fleet is
	YourSideLeave
	YourSideFall // damaged locations
	YourSideNear // the resource, what is left, damaged locations, of how many
	YourSideOwnTerms
	YourSideNoMore
	YourSideHasLost
	YourSideWithHumans
	YourSideWithCylons
	YourSideMet            // what is asked
	YourSideNotMet         // what is asked
	YourSideMotives        // how many are needed, how many may be left
	YourSideMotiveRevealed // the Motive, its side
	YourSideMotiveNow      // the Motive, its side
	YourSideMotiveAtEnd    // the Motive, its side
	YourSideMotiveNotYet   // the Motive, its side
	YourSideHumans
	YourSideCylons
	YourSideTurnHuman
	YourSideTurnCylon
	YourSideInBrig        // cards
	YourSideInfiltrates   // cards
	YourSideCanInfiltrate // cards
	YourSideAddsFew       // cards
	YourSidePresident
	YourSideAdmiral
	YourSideReveal // what the card does
	YourSideSecretHuman
	YourSideWatch
	YourSideSecretHidden
	YourSideWhenToReveal
	YourSideSecretCylon
	YourSideSecretLeader

	// curtain: wishes for later moments.
	CurtainInAdvance
	CurtainSayWhenToBeAsked
	CurtainWishOpen
	CurtainWishAskNext
	CurtainWishSkipNext
	CurtainWishSkipAll
	CurtainWishNo
	CurtainWishNextTime
	CurtainWishEachTime
	CurtainAskAsTable
	CurtainAskWhenAdded
	CurtainAskNever
	CurtainNoCardNamed

	// log.
	LogHead
	LogCloseTheLog
	LogSetup
	LogSearch
	LogNotFound
	LogBotsWait
	LogDragItsEdge
	LogShowOnly // before a topic
	LogAboutTurns
	LogAboutActions
	LogAboutCards
	LogAboutChecks
	LogAboutShips
	LogAboutSupplies
	LogAboutPeople
	LogAboutTable
	LogWhy
	LogBecause // the line, the reason

	// retell.
	RetellTurnBack
	RetellStepBack
	RetellPlay
	RetellHalt
	RetellStepOn
	RetellTurnOn
	RetellTurnOf // the turn, of how many

	// recap: what happened last, and what is announced.
	RecapLastTime
	RecapItHasJustBegun
	RecapRulesWereMended // before TroubleDivergesFor or TroubleDivergesFrom
	RecapChanceIsNew     // after it
	RecapToTheTable
	RecapAtTheTable
	RecapANewCharacter
	RecapLoyalty

	// takeback.
	TakeBack
	TakeBackIfAllAgree
	TakeBackTakesBack   // before what is taken back
	TakeBackHasAnswered // after a player
	TakeBackNone        // after a player
	TakeBackContinued   // after a player
	TakeBackNothing
	TakeBackThis
	TakeBackAllHaveToAgree
	TakeBackSinceThen // TakeBackDice, TakeBackCards, or both with TakeBackAnd between them
	TakeBackDice      // counted: dice
	TakeBackCards     // counted: cards
	TakeBackAnd
	TakeBackToAgree
	TakeBackAllAgree
	TakeBackLeaveIt

	// guide: below its notes.
	GuideGotIt
	GuideMore
	GuideMoreTip
	GuideOff
	GuideOffTip

	// wording: the steps of a turn, one word each.
	TurnSkills
	TurnMove
	TurnAction
	TurnCrisis
	TurnActivate
	TurnJump

	// wording: what happened at the table but not in the game, and a moment at which it may wait.
	RemarkTakenBack
	RemarkDamaged
	RemarkMended
	RemarkByOthers   // what changed
	RemarkByPIN      // what changed
	RemarkBotPlaysOn // the player
	RemarkFromBot    // the player
	RemarkSeatOfBot  // the player, the player before
	RemarkSeat       // the player, the player before
	RemarkNoPIN      // the player
	RemarkNewPIN     // the player
	RemarkSign       // the player
	SharedEvasiveManeuvers

	// gameover: the head, the seats, and the buttons.
	OverTurnAndWhy // the turn, why the game ended
	OverHuman
	OverCylon
	OverSympathetic
	OverEliminated
	OverCylonLeader
	OverLeader
	OverWon
	OverLost
	OverSomeOf         // a part, of how many
	OverAgendaReached  // the agenda
	OverAgendaMissed   // conditions that were met, of how many, the agenda
	OverGoalNotReached // goals that were not reached
	OverFoundOutTurn   // the turn
	OverHiddenToTheEnd
	OverHeldBothTitles
	OverPresident
	OverAdmiral
	OverInTheBrig
	OverInSickbay
	OverInDetention
	OverInTheMedicalCenter
	OverTrueToTheFleet
	OverHowItWent
	OverEveryCard
	OverWhoAddedWhat
	OverInNumbers
	OverPlayAgain
	OverSaveAsPicture
	OverSaveAsPictureTip
	OverPictureIsAt // before the file
	OverNoPictureYet
	OverPictureNotWritten // why
	OverToTheTitle

	// gameover: how it went.
	OverTracksTitle
	OverDistanceTrack      // the distance
	OverDistanceNewCaprica // the distance
	OverWhatMattered
	OverByTurn
	OverNothingDid
	OverResourceInTheRed // the resource
	OverFleetHasComeOf   // the distance, the goal
	OverLastJumpIsNext   // the distance
	OverLands
	OverGalacticaBack
	OverLeavesNewCaprica
	OverFoundOut       // the player
	OverJoinsTheCylons // the player
	OverABasestarIsDestroyed
	OverLocationIsHit // the location
	OverIsExecuted    // the player, the character
	OverTheWholeCylonFleetStrikes
	OverPersonalGoal        // taken off the front of a card’s name, which must begin so
	OverRevealsAGoal        // the player, the goal
	OverMissedAGoal         // the player, the goal
	OverIsOneOfTheFinalFive // the player
	OverGetsTitle           // the player, the title
	OverIsJustPassed        // the check
	OverFailsByOne          // the check
	OverFailsByTwo          // the check
	OverHadTakenMost        // the player, the strength
	OverChecks
	OverShipsShot
	OverHullHits
	OverJumps

	// gameover: every card.
	OverLoyalty
	OverAgenda
	OverMotives
	OverLoyaltyOfTheAssist
	OverHand
	OverSuperCrisis
	OverMutiny
	OverQuorumHand
	OverQuorumInPlay

	// gameover: who added what.
	OverNoChecks
	OverColumnTurn
	OverColumnCheck
	OverColumnResult

	// gameover: in numbers.
	OverWhatEachDid
	OverTurns
	OverTurnsTip
	OverPlayed
	OverPlayedTip
	OverFor
	OverAddedTip
	OverAgainst
	OverTookTip
	OverHits
	OverAttacksTip
	OverMeanDie
	OverMeanDieTip
	OverBrig
	OverBrigTip
	OverSickbay
	OverSickbayTip
	OverHowTheDieFell
	OverNoDieWasRolled
	OverDiceMean   // rolls, their mean
	OverFleetShots // hits, shots, the hits to be expected
	OverFleetNoShots
	OverCylonShots // hits, shots, the hits to be expected
	OverCylonNoShots

	// NumTexts is the number of texts.
	NumTexts
)
