package evening_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/tabletest"
)

// Four people who have never played get from the title to the second turn of each, with whatever crises come.
func TestEveningOfNewcomers(t *testing.T) {
	names := []string{"Anna", "Ben", "Cleo", "Dora"}
	tellEvening(t, "1-newcomers", nil, func(e *gathering) {
		e.see("Battlestar", "New game", "Load", "Rules")
		e.hidden("Continue")
		e.shot("title")
		e.click("new")
		e.see("Players, clockwise", "no PIN", "Start")
		e.shot("new-game")
		for i, name := range names {
			e.write("seat"+parts.Number(i)+".name", name)
		}
		e.pin = "2468"
		e.write("seat1.pin", e.pin)
		e.see(append(names, "Next, players choose characters in turn")...)
		e.hidden(e.pin)
		e.shot("names")
		e.click("begin")

		// Each player takes one of the characters on offer.
		liked := []string{"sheet:laura-roslin", "sheet:william-adama", "sheet:kara-thrace", "sheet:galen-tyrol"}
		for i := range names {
			who := e.asked(names, "choose a character.")
			if who == "" {
				e.t.Fatalf("nobody is asked for a character on %s", e.screen())
			}
			e.see("Available", "chooses now")
			offered := e.glowing("sheet:")
			at := slices.IndexFunc(liked, func(id string) bool { return slices.Contains(offered, id) })
			e.click(liked[at])
			liked = slices.Delete(liked, at, at+1)
			if i == 0 || i == 3 {
				e.shot("characters")
			}
			e.click("take")
		}

		// Players look at their loyalty one after the other, behind the curtain.
		for i := range names {
			who := e.asked(names, "looks at newly dealt Loyalty cards.")
			if who == "" {
				e.t.Fatalf("nobody is asked to look at loyalty cards on %s", e.screen())
			}
			e.see(who + " looks at newly dealt Loyalty cards")
			e.hidden("You are")
			if i == 0 { // from one curtain to the next, no key is needed
				e.see("Hand over the screen")
				e.shot("hand-over")
				e.click("hand-over")
			}
			if who == "Ben" {
				e.see("your PIN first, then hold")
				e.actions++
				e.Type(e.pin)
				e.hidden(e.pin)
				e.shot("pin")
			}
			if i == 0 {
				e.shot("laptop-goes")
			}
			e.takeLaptop(who)
			e.see("Look at your loyalty cards", "Are you a Cylon?")
			e.hidden("You are a Cylon", "You are not a Cylon")
			e.lookAtLoyalty("You are", "a Cylon")
			if i == 0 {
				e.shot("loyalty")
			}
			e.click("curtain.option.0")
			e.hidden("You are a Cylon", "You are not a Cylon")
		}

		// Skill cards for all but the first player, then the first turn. Notes explain what is new, and a player reads them out.
		seen := map[string]bool{}
		once := func(name string) {
			if !seen[name] {
				seen[name] = true
				e.shot(name)
			}
		}
		peeked := false
		e.until("everybody's second turn after a check", func() bool {
			switch {
			case e.can("guide.ok"):
				e.see("Got it", "Turn off tips")
				n := 0
				for name := range seen {
					if strings.HasPrefix(name, "note") {
						n++
					}
				}
				once("note-" + parts.Number(n) + "-" + tabletest.KindOf(e.Targets()))
				return false
			case !e.openTable():
				return false
			case e.can("go-on"):
				once("window")
			case e.asked(names, "add skill cards to the check, or add none.") != "":
				e.see("Add none", "Add cards")
				once("add")
			case e.reads("choose which type of skill card"):
				once("skills")
			case e.asked(names, "move, or stay where you are.") != "":
				once("move")
				if !peeked {
					peeked = true
					e.peek(names, e.asked(names, "move, or stay where you are."), func() { once("peek") })
				}
			case e.asked(names, "choose an action.") != "":
				e.see("No action", "From your hand")
				once("action")
			}
			if e.reads("enough") || e.reads(" short") {
				once("result")
			}
			return e.turn() >= 5 && seen["action"] && seen["add"] && seen["result"]
		})
		e.shot("fifth-turn")
		for _, name := range []string{"move", "window", "peek"} {
			if !seen[name] {
				e.t.Errorf("there was no %s", name)
			}
		}
	})
}

// peek lets a player who is not asked look at their own cards: that must take three actions and leave the table as it was.
func (e *gathering) peek(names []string, asked string, seen func()) {
	e.t.Helper()
	seat := (slices.Index(names, asked) + 2) % len(names)
	screen, actions := e.screen(), e.actions
	e.strike(ebiten.KeyDigit1 + ebiten.Key(seat))
	if e.can("handover.pin") {
		e.Type(e.pin)
	}
	e.takeLaptop(names[seat])
	e.see("Your hand", "What you know")
	e.hidden("Confirm")
	seen()
	for e.can("guide.ok") {
		e.Key(ebiten.KeyF2) // the notes come only the first time
	}
	e.strike(ebiten.KeyEscape)
	if n := e.actions - actions; n != 3 {
		e.t.Errorf("a peek and back takes %d actions", n)
	}
	if got := e.screen(); got != screen {
		e.t.Errorf("after the peek the table shows %s\nbefore it showed %s", got, screen)
	}
}

var fridayNames = []string{"Nóra", "Ben", "Zoë", "Győző", "Mia"}

// leftAt returns a condition for where a game was left: at a kind of decision, from a turn on.
func leftAt(k game.Kind, turn int) func(*table.Table, *game.View) bool {
	return func(_ *table.Table, v *game.View) bool { return v.Turn >= turn && v.Decision.Kind == k }
}

// back opens the game of last Friday, and closes the recap.
func (e *gathering) back() {
	e.see("Continue", "Friday")
	e.click("continue")
	e.see("Last time")
	e.click("recap.close")
}

// Two turns after a crisis a player notices that the food was counted wrong. All agree, and it is set right. Then a player clicks on the wrong place,
// and takes that back.
func TestEveningOfMistakes(t *testing.T) {
	before := func(t *testing.T, store *save.Store) { friday(t, store, fridayNames, 3, leftAt(game.ChooseMove, 5)) }
	tellEvening(t, "2-mistake", before, func(e *gathering) {
		e.back()
		e.strike(ebiten.KeyF2)
		began := e.turn()
		e.until("two turns later", func() bool { return e.openTable() && e.turn() >= began+2 && !e.can("go-on") && !e.can("guide.ok") })
		e.shot("somebody-sees-it")
		e.strike(ebiten.KeyEscape)
		e.see("Correct the table", "Seats")
		e.shot("menu")
		before := e.actions
		e.click("correct")
		e.see("Correct the table", "if everyone agrees", "Nothing happens until everyone agrees")
		e.shot("set-right")
		e.click("set:food 0.less")
		e.see("Corrections", "food", "Everyone agrees?")
		e.shot("food")
		e.click("agree")
		e.see("Must agree:", "Apply correction")
		e.see(fridayNames...)
		e.shot("all-agree")
		e.click("agree")
		if e.actions-before != 4 {
			e.t.Errorf("setting the food right takes %d actions", e.actions-before)
		}
		if !e.openTable() {
			e.t.Fatalf("set right, the table is not there: %s", e.screen())
		}
		e.see("food")
		e.shot("it-is-right")
		e.strike(ebiten.KeyL)
		e.Ticks(20)
		e.see("by agreement")
		e.shot("log")
		e.strike(ebiten.KeyEscape)

		// This is a wrong click.
		e.until("a move", func() bool { return e.asked(fridayNames, "move, or stay where you are.") != "" && !e.can("guide.ok") })
		who := e.asked(fridayNames, "move, or stay where you are.")
		places := e.glowing("option:place:")
		e.click(places[0])
		if e.asked([]string{who}, "move, or stay where you are.") != "" {
			e.click(places[0]) // what costs a card needs a second click
		}
		if e.can("handover.back") {
			e.click("handover.back") // the card that it costs is not chosen yet
		}
		e.see("Undo: " + who)
		e.shot("wrong-place")
		e.strike(ebiten.KeyZ)
		if e.asked([]string{who}, "move, or stay where you are.") == "" {
			e.t.Fatalf("the move is not asked again: %s", e.screen())
		}
		e.shot("taken-back")

		// A die was rolled, or a card seen: that can be taken back only if all agree.
		e.until("something learned", func() bool { return e.openTable() && e.reads("Undo if everyone agrees") && e.can("take-back") })
		screen := e.screen()
		e.click("take-back")
		e.see("Undo this?", "Random results from here on will be new", "Must agree:")
		e.shot("take-this-back")
		e.strike(ebiten.KeyEscape)
		if got := e.screen(); got != screen {
			e.t.Errorf("not agreed, the table shows %s\nbefore it showed %s", got, screen)
		}
		e.strike(ebiten.KeyZ)
		e.click("agree")
		e.shot("all-agreed")
		if e.screen() == screen {
			e.t.Error("all agreed, and nothing was taken back")
		}
	})
}

// Ben has to leave, and a bot plays for him. Then Ida comes and plays on, with a PIN of her own. In the end Ben is back.
func TestEveningOfLeaving(t *testing.T) {
	before := func(t *testing.T, store *save.Store) { friday(t, store, fridayNames, 3, leftAt(game.ChooseMove, 5)) }
	tellEvening(t, "3-leaving", before, func(e *gathering) {
		e.back()
		e.until("the table", func() bool { return e.openTable() && !e.can("guide.ok") })
		seats := func() {
			e.strike(ebiten.KeyEscape)
			e.click("seats")
			e.see(append([]string{"Seats"}, fridayNames[0], fridayNames[2], fridayNames[3], fridayNames[4])...)
		}
		// The phone rings: the game is hidden, and none of it can be read.
		e.strike(ebiten.KeyF9)
		e.see("The game is paused", "Hold to resume")
		e.hidden("fuel", "morale")
		e.shot("pause")
		e.hold("pause.hold")

		seats()
		e.shot("seats")
		before := e.actions
		e.click("seating.1", "seating.who.1")
		e.see("The computer gets the hand", "The log will say")
		e.shot("a-bot")
		e.click("seating.agree")
		e.see("Click again to confirm")
		e.click("seating.agree")
		if e.actions-before != 4 {
			e.t.Errorf("a bot sits down with %d actions", e.actions-before)
		}
		e.shot("bot-sits")
		e.strike(ebiten.KeyEscape)
		e.see("At the table", "Ben")
		e.shot("told")
		e.click("recap.close")
		turn := e.turn()
		e.until("two turns with the bot", func() bool { return e.openTable() && e.turn() >= turn+2 && !e.can("guide.ok") })
		e.shot("with-the-bot")

		seats()
		e.click("seating.1", "seating.who.0")
		e.write("seating.name", "Ida")
		e.pin = "1357"
		e.write("seating.pin", e.pin)
		e.see("Ida gets the hand")
		e.hidden(e.pin)
		e.shot("ida")
		e.click("seating.agree", "seating.agree")
		e.strike(ebiten.KeyEscape)
		e.see("At the table", "Ida")
		e.click("recap.close")
		// Ida looks at her cards, with her PIN; a wrong PIN must not open them.
		e.strike(ebiten.KeyDigit2)
		e.see("The screen goes to", "Ida")
		e.actions++
		e.Type("9999")
		e.hold("handover.hold")
		e.see("The screen goes to")
		e.hidden("for your eyes only")
		e.shot("wrong-pin")
		e.actions++
		e.Type(e.pin)
		e.takeLaptop("Ida")
		e.see("Your hand")
		e.shot("ida-looks")
		for e.can("guide.ok") {
			e.click("guide.ok")
		}
		e.strike(ebiten.KeyEscape)

		// Ben is back.
		turn = e.turn()
		e.until("a turn with Ida", func() bool {
			return e.openTable() && e.turn() > turn && !e.can("guide.ok")
		})
		seats()
		e.click("seating.1")
		e.write("seating.name", "Ben")
		e.write("seating.proof", e.pin)
		e.see("Ben gets the hand")
		e.shot("ben-is-back")
		e.click("seating.bypin")
		e.strike(ebiten.KeyEscape)
		e.see("At the table", "Ben")
		e.shot("told-again")
		e.click("recap.close")
		e.see("Ben")
		e.hidden("Ida :")
	})
}

// A week later the players must be able to find out what happened, and who is to play.
func TestEveningOfAWeekLater(t *testing.T) {
	before := func(t *testing.T, store *save.Store) { friday(t, store, fridayNames, 5, leftAt(game.ChooseAction, 9)) }
	tellEvening(t, "4-week-later", before, func(e *gathering) {
		e.see("Continue", "Friday", "Turn", "Waiting for")
		e.shot("title")
		_, line, _ := strings.Cut(e.screen(), "waiting for ")
		who, _, _ := strings.Cut(line, ".")
		e.strike(ebiten.KeyEnter)
		e.see("Last time", "Waiting for "+who, "Resume")
		e.shot("recap")
		e.strike(ebiten.KeyEnter)
		if e.actions != 2 {
			e.t.Errorf("%d actions to the table", e.actions)
		}
		e.until("the table", func() bool { return !e.can("guide.ok") })
		if asked := e.asked(fridayNames, "choose an action."); strings.ToLower(asked) != who {
			e.t.Fatalf("the title waits for %q, at the table is asked %q: %s", who, asked, e.screen())
		}
		e.shot("table")
		e.strike(ebiten.KeyL)
		e.Ticks(20)
		e.shot("log")
		e.click("log.find")
		e.Type("jump")
		e.Ticks(5)
		e.shot("log-searched")
		e.strike(ebiten.KeyEscape)
		e.strike(ebiten.KeyEscape)
		for range 3 {
			if !e.openTable() || e.can("log.find") {
				e.strike(ebiten.KeyEscape)
			}
		}
		// The player whose turn it is has forgotten their cards.
		e.strike(ebiten.KeyDigit1 + ebiten.Key(slices.IndexFunc(fridayNames, func(n string) bool { return strings.ToLower(n) == who })))
		e.takeLaptop(fridayNames[slices.IndexFunc(fridayNames, func(n string) bool { return strings.ToLower(n) == who })])
		e.see("Your hand", "What you know")
		e.shot("own-cards")
	})
}

// A player reveals themselves as a Cylon: what follows, and the Cylon's next turn.
func TestEveningOfACylon(t *testing.T) {
	// On Galactica, outside the Brig and in their own turn, a Cylon gains most by revealing themselves.
	cylon := func(tab *table.Table, v *game.View) bool {
		if v.Turn < 6 || v.Decision.Kind != game.ChooseAction {
			return false
		}
		seat := v.Decision.Seat()
		if v.Seats[seat].Place == card.Brig || v.Seats[seat].Cylon() || tab.OpenCurtain(seat, "") != nil {
			return false
		}
		defer tab.CloseCurtain()
		return slices.ContainsFunc(tab.View().Piles[game.Loyalty(seat)], func(s game.Slot) bool { return strings.HasPrefix(string(s.Card), "cylon-") })
	}
	before := func(t *testing.T, store *save.Store) { friday(t, store, fridayNames, 7, cylon) }
	tellEvening(t, "5-cylon", before, func(e *gathering) {
		e.back()
		e.until("the table", func() bool { return !e.can("guide.ok") })
		who := e.asked(fridayNames, "choose an action.")
		seat := slices.Index(fridayNames, who)
		e.hidden("Cylon is revealed")
		e.shot("table")
		e.strike(ebiten.KeyDigit1 + ebiten.Key(seat))
		e.takeLaptop(who)
		for e.can("guide.ok") {
			e.click("guide.ok")
		}
		e.hidden("You are a Cylon")
		e.shot("own-cards")
		e.lookAtLoyalty("You are a Cylon")
		e.strike(ebiten.KeyH)
		e.hidden("You are a Cylon")
		for e.can("guide.ok") {
			e.shot("note-hand")
			e.click("guide.ok")
		}
		e.shot("hand")
		for i := 0; !e.can("curtain.reveal"); i++ {
			e.click(fmt.Sprintf("curtain.reveal.%d", i))
		}
		e.shot("armed")
		e.click("curtain.reveal")
		e.see(who+" reveals a Loyalty card", "you may send a character")
		e.shot("revealed")
		e.click("option:yes") // at once, because it can be taken back
		e.see("choose a character to send to Sickbay")
		e.shot("whom")
		e.until("the next turn", func() bool {
			return e.openTable() && e.asked([]string{who}, "") == "" && e.asked(fridayNames, "move, or stay where you are.") != ""
		})
		e.see("A Cylon is revealed")
		e.shot("note")
		e.until("no note", func() bool { return !e.can("guide.ok") })
		// The new Cylon looks at the Super Crisis card.
		e.strike(ebiten.KeyDigit1 + ebiten.Key(seat))
		e.takeLaptop(who)
		e.see("Super crisis")
		e.shot("super-crisis")
		for e.can("guide.ok") {
			e.click("guide.ok")
		}
		e.click("curtain.tray.1")
		e.shot("super-crisis-read")
		e.strike(ebiten.KeyEscape)

		// Until then there are skill checks: a Cylon adds one card at most.
		e.until("the next Cylon turn", func() bool {
			return e.openTable() && e.asked([]string{who}, "choose which type of skill card to draw (1 of 2).") != "" && !e.can("guide.ok")
		})
		e.shot("cylon-turn")
		e.until("the move", func() bool {
			return e.openTable() && e.asked([]string{who}, "move, or stay where you are.") != "" && !e.can("guide.ok")
		})
		if got := e.glowing("option:place:"); len(got) != 3 {
			e.t.Errorf("a Cylon may go to %q", got)
		}
		e.shot("cylon-moves")
		e.click("option:place:caprica")
		e.see("choose an action.", "No action")
		e.shot("on-caprica")
		e.click("option:activate-location")
		e.see("play your Super Crisis card, or draw Crisis cards")
		e.shot("super-or-crisis")
		e.click("option:deck:" + game.SuperHand(game.Seat(seat)).String())
		e.click("hand-over")
		e.takeLaptop(who)
		e.see("Choose one")
		e.shot("which")
		e.click("curtain.card.0", "curtain.confirm")
		e.see("Super crisis", "In the check")
		e.shot("super-crisis-played")
		e.until("the turn after", func() bool { return e.openTable() && e.turn() == 12 && !e.can("guide.ok") && !e.can("go-on") })
		e.shot("after-it")
		e.strike(ebiten.KeyL)
		e.Ticks(20)
		e.see("The skill check for")
		e.shot("log")
	})
}
