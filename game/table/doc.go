// Package table is a game at one laptop. It holds the game, whose eyes are on the screen, what the table waits for, the bots in seats, autosave and
// take-back. It knows no screen and no clock: time is passed in as durations.
//
// A screen works like this:
//
//	t, err := table.New(setup, seats, store, "Friday", bots)  // or table.Load(path, bots)
//	each frame:
//		t.Elapse(dt)                       // the curtain fades, the bar of a window runs
//		if it is time: t.Next()            // what to tell next; meanwhile draw t.Told()
//		if all is told: t.PassIdle()       // windows not worth mentioning pass
//		if all is told: t.Tick()           // one bot answers, or all of them in a window
//		draw t.View(), and what t.Asked() says
//	on input:
//		t.Touch(); t.Answer(seat, choice); t.Act(seat); t.GoOn(); t.OpenCurtain(seat, pin) ...
//
// Create a Table on the goroutine that uses it. The rules run on a coroutine, which must not cross from before RunGame into Update.
//
// # Whose eyes
//
// The open table is what everyone may see. A seat may open its curtain at any time to see its own cards, and must for a private decision. View, Log
// and Since show what the eyes on the screen may see, and there is no way to ask for another view. The curtain stays open while the same seat is
// asked and nothing happens that everyone must look at (curtain.go).
//
// Whoever last opened a curtain or chose something in the open holds the laptop, until somebody else does or nobody is there ([Table.Holds]). Their
// curtain opens with one press.
//
// # Stops
//
// A window asks whoever may interrupt. [Stops] say at which moments the table waits for a click. At all other moments it continues by itself when a bar is
// full, unless somebody stops it. Stops are saved with the game. A window is idle if the rules say that nothing anybody could hold would change
// anything worthwhile. An idle window passes at once ([Table.PassIdle]), unless the stops say otherwise. For an ability after a check, the table
// waits if its owner has added cards, or if the check is about a character. By default it also waits, each time separately, where a player's own
// ship or character is at stake.
//
// [Table.GoOnWithAll] passes for all similar dice in one activation, [Table.InOrder] chooses an order as the board has it. Both take a short bar
// for each, and anyone may end them at any time (bundle.go).
//
// Behind its curtain, a seat may say in advance at which moments it wants to be asked ([Wish]). When the table continues there, the seat acts as
// if it had said so itself. What the table shows until then, and for how long, is the same with or without a wish. For a faceup ability, a seat may
// also say that it is never asked, or only in checks that it has added cards to ([Asking]).
//
// None of this depends on what anybody holds.
//
// # Reasons
//
// The reasons of bots are kept beside the log ([Table.Reason]). They are derived from the open table before the answer and from what everyone saw
// of the answer (package bot, Explain). So they are found again when a game is loaded, and are the same for a Cylon who pretends.
//
// # Take-back and correction
//
// TakeBack undoes answers one by one, and Back says beforehand what it would undo. Correct corrects what is on the table. Dials change at once.
// Everything else changes at the beginning of the step, where the flow can start with the state alone, and what was done in the step is played
// again. The screen asks whether the table agrees.
package table
