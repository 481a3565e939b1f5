// Package game implements the rules of the game: what is on the table, whose turn it is, what may be chosen, and what a choice does.
//
// It uses no screen, file or clock, and no randomness but its own (chance.go). A [Game] is used like this:
//
//	g, err := game.New(setup)
//	for g.View(game.Everyone).Over == nil {
//		d := g.Decision(seat)                 // what is asked, as that seat may see it
//		err = g.Decide(game.Answer{...})      // one answer; an illegal one is an error and changes nothing
//	}
//	g.Close()
//
// # How it is built
//
// The rules are ordinary nested calls, with one file per chapter of the rules. They run on a coroutine and call ask where a player
// must choose. Everything on the table changes by an [Event] through Tabletop.apply, except the order of a shuffled pile, which nobody
// sees: the event Shuffled says only that it is new. So the events, redacted for a seat, turn that seat's old [View] into its new one,
// and log, animation, sound and statistics read the same stream. Anything that is not part of the table, such as future chance and the
// number of the decision, changes beside the events ([State]).
//
// The state ([State]) is plain data. The flow can start at any [Step] of a turn from the state alone (flow.go), so a saved game
// continues from a snapshot of the state at the beginning of a step. [Game.Snapshot] makes it from the events on request; the order of
// a shuffled pile is kept separately for it.
//
// A turn can end in the middle of anything: an execution of the current player (pegasus_execution.go) sets [Tabletop].TurnCut, which the flow tests
// between steps and a crisis between its parts. Nothing unwinds: the effect being resolved is finished, and from then on the executed
// player answers for their new character.
//
// A card in a pile is its id and a mask of the seats that know it ([Slot]). A View is the same table with the unknown ids blank. That
// is all that keeps cards secret. For the rest, whether a decision or a window opens depends only on what everyone knows (window.go).
//
// # Which file has what
//
// What there is:
//
//	tabletop      everything on the table, as one struct; seat, title, hull, craft, allegiance, by: parts of it
//	pile          every deck, discard pile and hand, and how its cards lie there
//	event         every change of the table, and who may see it; events: the list of them; cause: what brought it
//	decision      what can be asked, and what can be chosen; refusal: why something cannot be
//	view          table, events and decision as one seat knows them; uncovered: events that turn up a hidden card
//	setup         who plays with what; variant: the options; house: questions that each table settles for itself
//
// What moves it:
//
//	game          New, Decide, Snapshot, Restore; the coroutine, on which rules ask and emit
//	flow          the order of the steps, and the vocabulary of all rules: who has an ability, pick, move, look, change
//	window        asks everyone who may interrupt; idle: windows in which nobody can do anything
//	chance        all randomness; layout: the table before the first choice
//	encode        the state as JSON; encode_old: what earlier versions wrote
//	correct       what a table may set right by hand; edit, settable, restorable: what can be set, and to what
//
// The chapters of the base game:
//
//	turn          Receive Skills, and the order of the other steps; hand: drawing, discarding and playing Skill cards; move: Movement
//	action        what can be chosen in the Action step; allowed: what cannot, and why
//	crisis        the Crisis step; check, check_ability: skill checks
//	effect        what cards and locations do, verb by verb; roll: dice; place: placing and taking pieces
//	cylon         what Cylon ships do; combat, attack: what is done to them
//	jump          jump preparation and destinations
//	loyalty       who is a Cylon, the Sleeper Agent phase, revealing
//	winner        who has won
//
// The chapters of the boxes. The verbs of a box are in BOX_effect:
//
//	pegasus       Pegasus herself, and the characters of her box; pegasus_treachery, pegasus_execution, pegasus_scar, pegasus_effect;
//	              pegasus_leader, pegasus_agenda: Cylon Leaders
//	caprica       New Caprica; caprica_occupation: the forces on the ground
//	exodus_fleet  the Cylon Fleet board; exodus_conflicted_loyalties: Personal Goals and the Final Five; exodus_effect
//	ionian        allies and trauma; ionian_crossroads: the Crossroads phase and the Trial; ionian_effect
//	daybreak_...  _mutiny, _mission, _motive, _assault_raptor, _home (the Search for Home), _cards and _people (their verbs)
package game
