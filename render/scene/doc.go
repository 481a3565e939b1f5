// Package scene has the screens of the game: title, new game, table, curtain, game over and the rest.
//
// A scene draws what a game.View shows and knows nothing behind it. What all scenes need is in a [shell.Shell]. Which scene leads where:
//
//	Title ── NewGame ──┐
//	  ├──── Load ──────┼── Play ── Menu (over it) ── Pause, Seating, Settings, Rules, Title
//	  ├──── Rules      │     └──── GameOver ── NewGame, Title
//	  └──── Settings   │
//	        Crash ─────┘   a panic in a scene or in the rules leads there, and from there back into the game
//
// Scenes are made inside Update: a game runs on a coroutine, which must not cross from before RunGame into it.
//
// Each kind of scene has its own package. This one opens the window, lays the table, and catches crashes. Imports go one way, from here down to shell
// and session:
//
//	shell      what every scene needs: settings, store, sound, speaker
//	parts      what several scenes draw; wording: what several say; summary: a game in a few sentences; files: asks for a file
//	menu       title, new game and what is recommended for it, what a box brings, load, settings, house rules
//	rules      the rules to be read
//	gameover   who won, and every hidden card
//
// The table is one [Play]. What all its [Rooms] share (the view, what is asked and picked, whose eyes are on the screen) is a [session.Session], which
// each of them embeds. It tells them the events one by one through its Stage (stage.go):
//
//	curtain    what a seat sees alone: the hand-over, its cards, its question, its side, its log
//	prompt     the bar at the foot: who decides what, by which buttons; laid once a frame, as a value
//	seats      the players at the left, and the page of who sits where
//	side       the right: resources, tracks, pieces, cards in play
//	sheets     the choice of characters, anything shown large, the rule behind a question, the discard piles
//	check      the skill check or the crisis over the board
//	dice       what a die is rolled for, and how it fell
//	nebula     allies, the Crossroads and the Trial; moment: what the table stops to look at
//	log        what happened; recap: what happened last time, and what is proclaimed; retell: all of it again
//	suspects   whom the computer players suspect, and why
//	takeback   what could be undone; correct: the page where the table sets something right
//	guide      the notes of a first game
//	touch      what pointer and keys do with what lies on the table
//	motion     what moves beside the ships; sounds: what is heard, when it is seen
//
// The top bar, the menu over the table (table_menu.go) and the pause are here.
//
// Tests lie beside what they test. What they share is in scenetest, or in tabletest if it needs a table on the screen; render/ui/uitest clicks and types.
// Whole games and evenings, played by clicks and keys alone, are in evening. In this folder are the tests of what all pages have in common.
package scene
