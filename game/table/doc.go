// Package table is one laptop at one table: a game, whose eyes are on the screen, what the table waits for, bots in seats, autosave
// and take-back. It knows no screen and no clock; time comes in as durations.
//
// A screen works like this:
//
//	t, err := table.New(setup, seats, store, "Friday", bots)  // or table.Load(path, bots)
//	each frame:
//		t.Elapse(dt)                       // the curtain fades, the bar of a window runs
//		if it is time: t.Next()            // what to tell next; meanwhile draw t.Told()
//		if all is told: t.PassIdle()       // what is not worth a word passes
//		if all is told: t.Tick()           // one bot answers, in a window all of them
//		draw t.View(), and what t.Asked() says
//	on input:
//		t.Touch(); t.Answer(seat, choice); t.Act(seat); t.GoOn(); t.OpenCurtain(seat, pin) ...
//
// Create a Table on the goroutine that uses it: the rules run on a coroutine, which must not cross from before RunGame into Update.
//
// # Whose eyes
//
// The open table is what everyone may see. A seat opens its curtain to see its own cards, whenever it likes, and must for a private
// decision. View, Log and Since show what the eyes on the screen may see, and there is no way to ask for another's. The
// curtain stays open while the same seat is asked and nothing happens that all have to look at (curtain.go).
//
// Whoever had it open last or chose something in the open holds the laptop, until somebody else does or nobody is there ([Table.Holds]): for him it opens
// with a press.
//
// # Stops
//
// A window asks whoever may interrupt. [Stops] say at which moments the table waits for a click, and at which it goes on by itself when
// a bar has run full, unless somebody stops it. They are saved with the game. Where the rules say that a window is idle, because nothing
// that anybody could hold would change anything worth it, it passes at once ([Table.PassIdle]), unless the stops say otherwise.
// For an ability after a check it waits if its owner has added cards, or the check is one about a character. What decides about somebody's own ship or
// character waits by default, alone.
//
// [Table.GoOnWithAll] passes for all dice alike in one activation, [Table.InOrder] chooses an order as the board has it; both take a
// short bar for each, and anyone may end them at any time (bundle.go).
//
// A seat may say in advance, behind its curtain, at which moments it wants to be asked ([Wish]). When the table goes on there, the seat
// acts, as if it had said so itself; what the table shows until then, and for how long, is the same with a wish and without. About an
// ability that lies open a seat may also say that it is never asked, or only in checks that it has added cards to ([Asking]).
//
// None of it depends on what anybody holds.
//
// # Reasons
//
// Beside the log stands why bots did what they did ([Table.Reason]), found from the open table before the answer and from what all saw of it
// (package bot, Explain); so it is found again when a game is loaded, and is the same for a Cylon who pretends.
//
// # Take-back and correction
//
// TakeBack undoes answers one by one, and Back says before what it will undo. Correct sets right what lies on the table: dials at
// once, all else at the beginning of the step, from which the flow can start with the state alone; what was done in the step is
// played again. Whether the table agrees is asked on the screen.
package table
