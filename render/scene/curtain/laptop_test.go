package curtain_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// laptop plays games on the screen for people, and knows who really sits there: the one who did the last thing. What lies behind a player's curtain
// may be shown only while they sit there, or if it is opened by a hold, during which all others look away.
type laptop struct {
	*scene.Play
	h   *uitest.Hands
	rng *rand.Rand

	sits    game.Seat // NoSeat if it may have changed unseen
	holding bool      // the curtain is being opened by a hold
	shown   game.Seat // whose curtain was open in the frame before
	faults  []string
	done    map[act]int
	story   []string // what has been done

	// A planted mistake: what is done in one way does not count; or, for a call, the caller is taken for the one who sits there.
	blind  act
	says   game.Seat // the caller
	shadow game.Seat // who sits there, according to the mistake
	stale  bool      // shadow is the one who sat there before the last act
}

// act is a way of doing something at the laptop.
type act string

const (
	answers    act = "answer"
	passes     act = "pass"
	calls      act = "act"
	passesAll  act = "go on"
	undoes     act = "undo"
	corrects   act = "correction"
	clicksTold act = "click on what is told"
	leaves     act = "a minute without input"
	turnsAway  act = "focus lost"
)

// Frame checks whose cards a frame shows.
func (l *laptop) Frame(u *ui.UI, a *render.App) {
	if !l.stale {
		l.see()
	}
	if to := l.HandTo; l.blind != "" && to != game.NoSeat && to == l.shadow && !l.holding {
		l.Table.OpenCurtain(to, "")
		l.HandTo = game.NoSeat
	}
	l.Play.Frame(u, a)
	eyes := l.Table.Eyes()
	if eyes != game.Everyone && eyes != l.shown && !l.holding && eyes != l.sits {
		l.faults = append(l.faults, fmt.Sprintf("the cards of seat %d stand before seat %d", eyes, l.sits))
	}
	l.shown = eyes
}

// does makes a player do something; from then on they sit there.
func (l *laptop) does(how act, who game.Seat, do func()) {
	stands := func() string {
		number := 0
		if d := l.View.Decision; d != nil {
			number = d.Number
		}
		return fmt.Sprint(number, l.Table.Eyes(), l.HandTo, len(l.Table.Log()))
	}
	before := stands()
	if l.stale = l.stale || how == l.blind; l.stale && how == calls && how == l.blind {
		l.shadow = l.says
	}
	do()
	l.stale = l.stale && how == l.blind
	if before == stands() && who != game.NoSeat && how != clicksTold {
		return // a press that does nothing does not count
	}
	l.story = append(l.story, fmt.Sprintf("%s by seat %d", how, who))
	l.sits = who
	l.done[how]++
}

// see updates who sits there, according to the mistake.
func (l *laptop) see() {
	l.shadow = game.NoSeat
	for s := range l.Seats() {
		if l.Table.Holds(game.Seat(s)) {
			l.shadow = game.Seat(s)
		}
	}
}

// anyone returns a random player.
func (l *laptop) anyone() game.Seat { return game.Seat(l.rng.IntN(l.Seats())) }

// step does one thing, by the pointer or a key.
func (l *laptop) step() (over bool) {
	targets := l.h.Targets()
	has := func(id string) bool { _, ok := scenetest.Has(targets, id); return ok }
	click := func(id string) func() { return func() { l.h.ClickOn(id) } }
	eyes := l.Table.Eyes()
	switch {
	case has("again"):
		return true
	case has("leave"): // the table is asked whether to take something back
		who := l.anyone()
		if l.rng.IntN(2) == 0 {
			l.does(undoes, who, click("agree"))
		} else {
			l.does(undoes, who, click("leave"))
		}
	case has("handover.hold"):
		if l.rng.IntN(8) == 0 {
			l.h.ClickOn("handover.back")
			return false
		}
		seat := l.HandTo
		l.holding = true
		l.h.KeyDown(ebiten.KeySpace)
		l.h.Ticks(curtain.HoldTicks + 5)
		l.h.KeyUp()
		l.holding = false
		l.sits, l.stale = seat, false
	case l.Telling():
		if l.now(clicksTold) {
			l.does(clicksTold, l.anyone(), func() { l.h.Key(ebiten.KeyF8) })
		} else {
			l.h.Ticks(240)
		}
	case has("recap.close"), has("large.close"):
		l.h.Key(ebiten.KeyEscape)
	case eyes != game.Everyone:
		l.behind(targets, eyes)
	default:
		l.open(targets)
	}
	return false
}

// behind does something behind a curtain, as only its seat can.
func (l *laptop) behind(targets []ui.Target, seat game.Seat) {
	switch {
	case l.rng.IntN(10) == 0:
		l.does(answers, seat, func() { l.h.ClickOn("curtain.close") })
		return
	case l.now(leaves):
		l.does(leaves, game.NoSeat, func() { l.h.Ticks(130 * 60) })
		return
	case l.now(turnsAway):
		l.does(turnsAway, game.NoSeat, func() { l.h.Unfocus(true); l.h.Unfocus(false) })
		return
	}
	id := "curtain.close"
	var list []string
	for _, g := range targets {
		if g.Glow || strings.HasPrefix(g.ID, "curtain.option") {
			list = append(list, g.ID)
		}
	}
	if _, ok := scenetest.Has(targets, "curtain.confirm"); ok && l.rng.IntN(10) < 7 {
		id = "curtain.confirm"
	} else if list != nil {
		id = list[l.rng.IntN(len(list))]
	}
	l.does(answers, seat, func() { l.h.ClickOn(id) })
}

// now decides at random whether something is done now. That is seldom; with a planted mistake it is only that act, and often, except while the
// mistake can show.
func (l *laptop) now(how act) bool {
	n := 40
	if l.blind != "" {
		n = 4
	}
	return (l.blind == "" || how == l.blind) && !l.stale && l.rng.IntN(n) == 0
}

// open does something at the open table.
func (l *laptop) open(targets []ui.Target) {
	d := l.View.Decision
	_, mayUndo := scenetest.Has(targets, "take-back")
	switch {
	case mayUndo && l.now(undoes):
		l.does(undoes, l.anyone(), func() { l.h.ClickOn("take-back") })
		return
	case l.now(leaves):
		l.does(leaves, game.NoSeat, func() { l.h.Ticks(61 * 60) })
		return
	case l.now(turnsAway):
		l.does(turnsAway, game.NoSeat, func() { l.h.Unfocus(true); l.h.Unfocus(false) })
		return
	case l.View.Turn > 0 && l.now(corrects):
		edit := game.Edit{Kind: game.SetCounter, Counter: game.DistanceGone, N: (l.View.Distance + 1) % 4}
		if l.Table.Correct([]game.Edit{edit}) == nil {
			l.does(corrects, l.anyone(), func() { l.Refresh(); l.h.Ticks(1) })
		}
		return
	}
	var list []ui.Target
	for _, g := range targets {
		if g.Glow || slices.Contains([]string{"hand-over", "confirm", "go-on"}, g.ID) || strings.HasPrefix(g.ID, "act:") || strings.HasPrefix(g.ID, "option:") {
			list = append(list, g)
		}
	}
	if d == nil || list == nil {
		l.h.Ticks(10)
		return
	}
	g := list[l.rng.IntN(len(list))]
	for _, id := range []string{"option:act", "option:from-hand", "hand-over"} { // so that curtains open
		if call, ok := scenetest.Has(list, id); ok && l.rng.IntN(2) == 0 {
			g = call
		}
	}
	press := func() { l.h.Click(g.Rect.Center()) }
	asked := d.Seat()
	pass, call, hand := game.Choice{Kind: game.Pass}, game.Choice{Kind: game.Act}, game.Choice{Kind: game.FromHand}
	switch {
	case g.ID == "hand-over": // by the one who sits there
		press()
	case g.ID == "go-on":
		l.does(passesAll, l.anyone(), press)
	case strings.HasPrefix(g.ID, "act:"):
		var seat game.Seat
		fmt.Sscanf(g.ID, "act:%d", &seat)
		l.says = seat
		l.does(calls, l.presses(seat), press)
	case g.ID == "option:"+call.String(), g.ID == "option:"+hand.String(): // said across the table, or not
		l.says = asked
		l.does(calls, l.presses(asked), press)
	case g.ID == "option:"+pass.String():
		l.does(passes, l.presses(asked), press)
	default:
		l.does(answers, asked, press)
	}
}

// presses returns the player who presses what a seat says: that seat, if it sits there or comes, or the one who sits there.
func (l *laptop) presses(seat game.Seat) game.Seat {
	if l.sits != game.NoSeat && l.rng.IntN(2) == 0 {
		return l.sits
	}
	return seat
}

// atLaptop plays a game for the given number of steps.
func atLaptop(t *testing.T, seed uint64, blind act, steps int) *laptop {
	t.Helper()
	tab, err := scenetest.Table(4, seed)
	if err != nil {
		t.Fatal(err)
	}
	tab.SetStops(table.DefaultStops())
	l := &laptop{
		rng: rand.New(rand.NewPCG(seed, 21)), sits: game.NoSeat, shown: game.Everyone, shadow: game.NoSeat, done: map[act]int{}, blind: blind,
	}
	tab.Seed = l.rng.Uint64
	app, err := render.New(func(a *render.App) render.Scene {
		s := scene.NewShell(nil, nil, "")
		s.Settings.Motion = shell.Fast
		s.Playing = tab
		l.Play = scene.NewPlay(s, tab)
		return l
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	l.h = uitest.Take(t, app, 1280, 720)
	for range steps {
		if l.step() || len(l.faults) > 0 {
			break
		}
	}
	return l
}

func TestOnlyWhoSitsThereSeesHisCards(t *testing.T) {
	games := uint64(1)
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 12
	}
	done := map[act]int{}
	for seed := range games {
		l := atLaptop(t, seed+1, "", 1200)
		for _, fault := range l.faults {
			t.Errorf("seed %d, turn %d: %s; what was done before:\n%s", seed+1, l.View.Turn, fault, strings.Join(l.story[max(0, len(l.story)-6):], "\n"))
		}
		for how, n := range l.done {
			done[how] += n
		}
	}
	t.Logf("done: %v", done)
	for _, how := range []act{answers, passes, calls, passesAll, undoes, corrects, clicksTold, leaves, turnsAway} {
		if done[how] < 3*int(games) {
			t.Errorf("%s was done %d times only", how, done[how])
		}
	}
}

// TestPlantedStrangersAreFound checks that the test finds each planted mistake, and finds nothing without one.
func TestPlantedStrangersAreFound(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("takes minutes; build/test -long plays it")
	}
	for seed := range uint64(2) {
		if l := atLaptop(t, seed+1, "no mistake", 1200); len(l.faults) > 0 {
			t.Error(l.faults)
		}
	}
	for _, how := range []act{answers, passes, calls, passesAll, undoes, corrects, clicksTold, leaves, turnsAway} {
		t.Run(string(how), func(t *testing.T) {
			for seed := range uint64(40) { // until one is found, since not every game gets there
				if l := atLaptop(t, seed+1, how, 1200); len(l.faults) > 0 {
					return
				}
			}
			t.Error("the planted mistake was not found")
		})
	}
}
