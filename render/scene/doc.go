// Package scene is the screens of the game: title, new game, table, curtain, game over and the rest.
//
// A scene draws what a game.View shows and knows nothing behind it. What all scenes need is in a [shell.Shell]; which scene leads where:
//
//	Title ── NewGame ──┐
//	  ├──── Load ──────┼── Play ── Menu (over it) ── Pause, Seating, Settings, Rules, Title
//	  ├──── Rules      │     └──── GameOver ── NewGame, Title
//	  └──── Settings   │
//	        Crash ─────┘   a panic in a scene or in the rules leads there, and from there back into the game
//
// Scenes are made inside Update: a game runs on a coroutine, which must not cross from before RunGame into it.
//
// Each kind of scene is a package of its own; this one opens the window, shows the table, and catches crashes:
//
//	shell     what every scene needs: settings, store, sound, speaker
//	parts     what several scenes draw; wording: what several say; summary: a game in a few sentences; files: asks for a file
//	menu      title, new game, load, settings, house rules
//	rules     the rules to be read
//	gameover  who won, and every hidden card
package scene
