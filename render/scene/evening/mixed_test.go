package evening_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/log"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/summary"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// stageFrames returns the frames of a table through all that the pages of seats can show: behind the curtain first, then the pause, the seats, a
// change of them, its report, the log, and the recap after loading.
func stageFrames(t *testing.T, tab *table.Table) (names, frames []string, hand string) {
	t.Helper()
	var p *scene.Play
	sh := scene.NewShell(nil, nil, "")
	sh.Settings.Motion = shell.Off
	app, err := render.New(func(a *render.App) render.Scene {
		p = scene.NewPlay(sh, tab)
		p.HandTo = tabletest.Watched
		return p
	})
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	hold := func() {
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
		h.Ticks(3)
	}
	shot := func(name string) {
		h.Ticks(3)
		names, frames = append(names, name), append(frames, tabletest.FrameOf(app.UI))
	}
	hold()
	hand = tabletest.FrameOf(app.UI)
	h.Key(ebiten.KeyF9)
	shot("pause")
	hold()
	shot("after the pause")
	h.Key(ebiten.KeyEscape)
	h.Key(ebiten.KeyW)
	shot("seats")
	h.ClickOn("seating." + parts.Number(int(tabletest.Watched)))
	h.ClickOn("seating.colour.more")
	h.ClickOn("seating.pin")
	h.Type("77")
	shot("seat chosen")
	h.ClickOn("seating.agree")
	h.ClickOn("seating.agree")
	shot("seat changed")
	if tab.Seats()[tabletest.Watched].PIN == "" {
		t.Fatal("the seat was not changed")
	}
	h.Key(ebiten.KeyEscape)
	shot("told of it")
	h.Key(ebiten.KeyEnter)
	shot("table")
	h.Key(ebiten.KeyL)
	h.Ticks(20)
	shot("log")
	h.ClickOn("log.find")
	h.Type("draws")
	shot("searched")
	h.Key(ebiten.KeyEscape)
	path := tab.Path()
	tab.Close()
	again, err := table.Load(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	app.Clear(sh.Sit(app, again))
	shot("recap")
	var g summary.Glance
	g.Look(path)
	g.Take(app.UI, sh)
	names, frames = append(names, "glance"), append(frames, fmt.Sprint(g.Text, g.Now))
	return names, frames, hand
}

func TestPagesOfSeatsHaveNoSecrets(t *testing.T) {
	for seed := range uint64(3) {
		pair := tabletest.Twins(t, seed+1, tabletest.HoldsCards(3))
		names, one, handOne := stageFrames(t, pair[0])
		_, two, handTwo := stageFrames(t, pair[1])
		if handOne == handTwo {
			t.Fatal("the hands do not differ behind the curtain: this proves nothing")
		}
		for i := range one {
			if one[i] != two[i] {
				t.Errorf("seed %d: %q shows what the seat held:\n%s", seed, names[i], tabletest.FirstLine(one[i], two[i]))
			}
		}
	}
}

// If the machine sleeps in the middle of anything, what is private must be gone at once, what would go on must wait, what moved must have come to
// rest, and nothing may have been answered.
func TestSleep(t *testing.T) {
	var p *scene.Play
	app, _, err := tabletest.NewKept(t.TempDir(), 9, func(play *scene.Play) { p = play })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	defer func() { p.Table.Close() }()
	p.Shell.Settings.Motion = shell.Full
	h.Key(ebiten.KeyEnter)
	slept := func(where string) {
		t.Helper()
		number, log := p.Table.View().Decision.Number, len(p.Table.Log())
		h.Sleep()
		if p.Table.Eyes() != game.Everyone || p.HandTo != game.NoSeat || p.Large.ID != "" {
			t.Errorf("%s: after a sleep the curtain of %d is open, or being opened for %d", where, p.Table.Eyes(), p.HandTo)
		}
		if p.Rooms.Dice.Rolling() || p.Moving() {
			t.Errorf("%s: after a sleep a die still rolls", where)
		}
		if p.Table.View().Decision.Number != number || p.Table.Eyes() == game.Everyone && len(p.Table.Log()) < log {
			t.Errorf("%s: a sleep answers or loses something", where)
		}
	}
	// Halfway through opening a curtain, and behind it.
	h.Key(ebiten.KeyDigit3)
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks / 2)
	slept("holding")
	h.Ticks(curtain.HoldTicks * 2)
	if p.Table.Eyes() != game.Everyone {
		t.Error("the hold goes on after a sleep")
	}
	h.KeyUp()
	h.Key(ebiten.KeyDigit3)
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 5)
	h.KeyUp()
	if p.Table.Eyes() != 2 {
		t.Fatal("the curtain does not open")
	}
	slept("behind the curtain")
	// A page lies over an open curtain: the curtain must be closed all the same.
	h.Key(ebiten.KeyDigit3)
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 5)
	h.KeyUp()
	app.Push(rules.NewRules(p.Shell, game.Setup{}, ""))
	h.Ticks(3)
	h.Sleep()
	if p.Table.Eyes() != game.Everyone {
		t.Error("asleep over the rules, the curtain stays open behind them")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	// A bar runs.
	p.Table.SetStops(table.Stops{Idle: true})
	rng := rand.New(rand.NewPCG(1, 9))
	bars := 0
	for range 600 {
		if p.View.Over != nil || bars == 3 {
			break
		}
		if asked := p.Table.Asked(); asked.GoesOn && p.Table.Eyes() == game.Everyone {
			h.Ticks(60)
			slept("a bar")
			number := p.Table.View().Decision.Number
			h.Ticks(int(table.BarTime/time.Second)*60 + 120)
			if p.Table.View().Decision.Number != number {
				t.Fatal("the bar runs on after a sleep")
			}
			bars++
			if err := p.Table.GoOn(); err != nil {
				t.Fatal(err)
			}
			h.Ticks(3)
			continue
		}
		p.Table.CloseCurtain()
		if err := scenetest.AnswerAny(p.Table, rng); err != nil {
			t.Fatal(err)
		}
		p.Table.CloseCurtain()
		h.Ticks(2)
		if p.Rooms.Dice.Rolling() {
			slept("a die")
		}
	}
	if bars == 0 {
		t.Error("no bar ran: this proves nothing")
	}
}

// mixer does, between two choices, what an evening brings.
type mixer struct {
	*player
	hands *uitest.Hands
	shell *shell.Shell
	rng   *rand.Rand
	did   map[string]int
	next  int // the index of the next in mixed
}

// mixed lists what comes up, at random moments but in this order, so that all of it does.
var mixed = [...]string{"pause", "take back", "seat", "wish", "sleep", "correct", "continue", "take back", "why", "wish", "log", "take back", "focus", "correct"}

// toldLines returns the log of the game on the screen, told from its beginning.
func toldLines(s *shell.Shell) []string {
	l := log.Log{Session: session.New(s, s.Playing)}
	l.View = s.Playing.View()
	l.Tell()
	return tabletest.Texts(l.Text.Lines)
}

// mix does one thing, now and then.
func (m *mixer) mix(t *testing.T) {
	t.Helper()
	h := m.hands
	kind := tabletest.KindOf(h.Targets())
	if m.rng.IntN(8) > 0 || kind != "table" && kind != "window" && kind != "card" {
		return
	}
	tab := m.shell.Playing
	lines := toldLines(m.shell)
	// opened opens the menu, unless the game ended before the key was struck. From then on nothing goes on by itself.
	number := 0
	opened := func() bool {
		h.Key(ebiten.KeyEscape)
		if d := tab.View().Decision; d != nil {
			number = d.Number
		}
		return number > 0
	}
	hold := func() {
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
		h.Ticks(3)
	}
	what := mixed[m.next%len(mixed)]
	m.next++
	switch what {
	case "take back", "correct", "wish", "why": // they count themselves
	default:
		m.did[what]++
	}
	rewound := false
	switch what {
	case "take back":
		m.takeBack(t, tab)
		rewound = true
	case "correct":
		m.correct(t, tab)
		rewound = true
	case "wish":
		m.wish(t, tab, hold)
	case "why":
		m.why(t)
	case "pause":
		h.Key(ebiten.KeyF9)
		h.Ticks(300)
		if k := tabletest.KindOf(h.Targets()); k != "pause" {
			t.Fatalf("F9 leads from %q to %q", kind, k)
		}
		hold()
	case "sleep":
		h.Sleep()
		h.Ticks(2)
	case "focus":
		h.Unfocus(true)
		h.Ticks(30)
		h.Unfocus(false)
	case "seat":
		if !opened() {
			return
		}
		h.Key(ebiten.KeyW)
		h.Ticks(3)
		seat := m.rng.IntN(len(tab.Seats()))
		bots := 0
		for _, s := range tab.Seats() {
			if s.Bot != "" {
				bots++
			}
		}
		who := 0
		if tab.Seats()[seat].Bot == "" && bots+2 < len(tab.Seats()) {
			who = 1
		}
		h.ClickOn("seating." + fmt.Sprint(seat))
		h.ClickOn("seating.who." + fmt.Sprint(who))
		if tab.Seats()[seat].Bot == "" && who == 0 {
			h.ClickOn("seating.emblem.more")
		}
		for _, problem := range h.Problems() {
			t.Error("seats: ", problem)
		}
		h.ClickOn("seating.agree")
		h.ClickOn("seating.agree")
		if now := tab.Seats()[seat]; (now.Bot != "") != (who == 1) {
			t.Fatalf("the seat is %+v, want %d", now, who)
		}
		h.Key(ebiten.KeyEscape)
		h.Ticks(3)
		if k := tabletest.KindOf(h.Targets()); k != "recap" {
			t.Fatalf("a changed seat is told nobody; on the screen is %q", k)
		}
		if tab.View().Decision.Number != number {
			t.Fatal("the game went on while the seats were changed")
		}
		h.Key(ebiten.KeyEnter)
	case "continue":
		if !opened() {
			return
		}
		left := leftAs(t, tab)
		h.Key(ebiten.KeyT) // and again, as the menu asks
		h.Key(ebiten.KeyT)
		h.Ticks(3)
		if k := tabletest.KindOf(h.Targets()); k != "title" {
			t.Fatalf("Esc, T leads to %q", k)
		}
		h.ClickOn("continue")
		left.same(t, m.shell.Playing)
		h.Ticks(3)
		if m.shell.Playing.View().Turn > 0 {
			if k := tabletest.KindOf(h.Targets()); k != "recap" {
				t.Fatalf("a continued game begins with %q", k)
			}
			for _, problem := range h.Problems() {
				t.Error("recap: ", problem)
			}
			h.Key(ebiten.KeyEnter)
		}
	case "log":
		h.Key(ebiten.KeyL)
		h.Ticks(200)
		for _, problem := range h.Problems() {
			t.Error("log: ", problem)
		}
		h.Key(ebiten.KeyEscape)
	}
	h.Ticks(1)
	got := toldLines(m.shell)
	if rewound {
		return
	}
	if len(got) < len(lines) {
		t.Fatalf("after %q the log has %d lines, before %d", what, len(got), len(lines))
	}
	for i := range lines[:len(lines)-1] { // the last line may have grown
		if got[i] != lines[i] {
			t.Fatalf("after %q line %d of the log is %q, was %q", what, i, got[i], lines[i])
		}
	}
}

func TestWholeGamesMixed(t *testing.T) {
	sizes := [][2]float64{{1280, 720}, {1920, 1080}}
	if testing.Short() {
		sizes = sizes[:1]
	}
	for i, size := range sizes {
		did := map[string]int{}
		missing := func() string {
			for _, what := range []string{
				"pause", "seat", "sleep", "continue", "log", "focus", "take back", "take back, all agree", "leave it", "correct", "wish", "why",
			} {
				if did[what] == 0 {
					return what
				}
			}
			return ""
		}
		// What is done is random: if something did not come up in a game, another game is played.
		for game := uint64(0); game < 6 && missing() != ""; game++ {
			mixWhole(t, size, uint64(i)+100*game, did)
		}
		t.Logf("%v: %v", size, did)
		if what := missing(); what != "" {
			t.Errorf("%v: no %s came up", size, what)
		}
	}
}

// mixWhole plays a whole game with everything mixed in, and counts what was done.
func mixWhole(t *testing.T, size [2]float64, seed uint64, did map[string]int) {
	t.Helper()
	hands, _, sh := takeWhole(t, size[0], size[1])
	sh.Seed = rand.New(rand.NewPCG(seed, 12)).Uint64
	m := &mixer{player: newPlayer(t, hands, seed+5), hands: hands, shell: sh, rng: rand.New(rand.NewPCG(seed, 8)), did: did}
	m.begin()
	over := false
	for n := 0; n < 20000 && !over; n++ {
		m.mix(t)
		over = m.step()
	}
	if !over {
		t.Fatalf("the game is not over; the screen is %q", tabletest.KindOf(hands.Targets()))
	}
	list, err := sh.Store.List()
	if err != nil || len(list) != 1 || list[0].Over == nil {
		t.Errorf("the store holds %+v, %v", list, err)
	}
}

// A part of a game with Exodus and all its options is played in the same way: what is on the disk must be what was on the screen, before and after
// each time that it is continued.
func TestGameWithExodusMixed(t *testing.T) {
	hands, _, sh := takeWhole(t, 1280, 720)
	sh.Settings.Boxes, sh.Settings.Options = []card.ID{"exodus"}, scenetest.AllOptions
	sh.Seed = rand.New(rand.NewPCG(31, 12)).Uint64
	did := map[string]int{}
	m := &mixer{player: newPlayer(t, hands, 33), hands: hands, shell: sh, rng: rand.New(rand.NewPCG(34, 8)), did: did}
	m.begin()
	for n, over := 0, false; n < 900 && !over; n++ {
		m.mix(t)
		over = m.step()
	}
	t.Logf("%v", did)
	for _, what := range []string{"pause", "seat", "sleep", "continue", "log", "take back", "correct", "wish", "why"} {
		if did[what] == 0 {
			t.Errorf("no %s came up", what)
		}
	}
}
