// Package scene is the screens of the game: title, new game, table, curtain, game over and the rest.
//
// A scene draws what a game.View shows and knows nothing behind it. What all scenes need is in a [Shell]; which scene leads where:
//
//	Title ── NewGame ──┐
//	  ├──── Load ──────┼── Play ── Menu (over it) ── Pause, Seating, Settings, Rules, Title
//	  ├──── Rules      │     └──── GameOver ── NewGame, Title
//	  └──── Settings   │
//	        Crash ─────┘   a panic in a scene or in the rules leads there, and from there back into the game
//
// Scenes are made inside Update: a game runs on a coroutine, which must not cross from before RunGame into it.
package scene
