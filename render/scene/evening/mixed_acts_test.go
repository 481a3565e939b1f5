package evening_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// away leads from a page back to the table.
func (m *mixer) away(t *testing.T) {
	t.Helper()
	for n := 0; !scenetest.Shows(m.hands, "menu"); n++ {
		if n > 5 {
			t.Fatalf("Esc does not lead back to the table from %q", m.ids())
		}
		m.hands.Key(ebiten.KeyEscape)
		m.hands.Ticks(2)
	}
}

func (m *mixer) ids() (list []string) {
	for _, g := range m.hands.Targets() {
		list = append(list, g.ID)
	}
	return list
}

func (m *mixer) clean(t *testing.T, what string) {
	t.Helper()
	for _, problem := range m.hands.Problems() {
		t.Error(what+": ", problem)
	}
}

// starting returns the targets whose ids begin with one of some prefixes.
func (m *mixer) starting(words ...string) (list []ui.Target) {
	for _, g := range m.hands.Targets() {
		for _, w := range words {
			if strings.HasPrefix(g.ID, w) {
				list = append(list, g)
				break
			}
		}
	}
	return list
}

func (m *mixer) clickOne(list []ui.Target) {
	if len(list) > 0 {
		m.hands.Click(list[m.rng.IntN(len(list))].Rect.Center())
		m.hands.Ticks(1)
	}
}

// takeBack takes back with one key, and with consent where that is asked for.
func (m *mixer) takeBack(t *testing.T, tab *table.Table) {
	t.Helper()
	h := m.hands
	if _, is := tab.Back(); !is || tab.View().Decision == nil {
		return
	}
	if !scenetest.Shows(h, "take-back") {
		t.Fatalf("what can be taken back is not offered; on the screen is %q", m.ids())
	}
	number := tab.View().Decision.Number
	h.Key(ebiten.KeyZ)
	what := "take back"
	if scenetest.Shows(h, "agree") {
		m.clean(t, "consent")
		if m.rng.IntN(4) == 0 {
			m.away(t)
			m.did["leave it"]++
			return
		}
		h.ClickOn("agree")
		what = "take back, all agree"
	}
	h.Ticks(2)
	if scenetest.Shows(h, "agree") || tab.View().Decision.Number > number {
		t.Fatalf("%s: nothing was taken back; on the screen is %q", what, m.ids())
	}
	m.did[what]++
}

// correct sets something right on the page of corrections.
func (m *mixer) correct(t *testing.T, tab *table.Table) {
	t.Helper()
	h := m.hands
	h.Key(ebiten.KeyC)
	h.Ticks(2)
	if !scenetest.Shows(h, "correct.0") {
		t.Fatalf("C does not open the page; on the screen is %q", m.ids())
	}
	tabs := len(m.starting("correct."))
	for range 1 + m.rng.IntN(3) {
		h.ClickOn(fmt.Sprint("correct.", m.rng.IntN(tabs)))
		h.Ticks(1)
		m.clickOne(m.starting("set:", "place:", "take:"))
	}
	m.clean(t, "set right")
	h.Key(ebiten.KeyEnter)
	h.Key(ebiten.KeyEnter)
	h.Ticks(2)
	if scenetest.Shows(h, "correct.0") { // it cannot be set right, and is left
		for n := 0; len(m.starting("drop:")) > 0 && n < 20; n++ {
			m.clickOne(m.starting("drop:"))
		}
		m.did["correct, refused"]++
		m.away(t)
		return
	}
	if b, is := tab.Back(); tab.View().Decision != nil && (!is || len(b.Edits) == 0) {
		t.Fatalf("set right, what can be taken back is %+v", b)
	}
	m.did["correct"]++
}

// wish opens the curtain of a seat that may not be asked, reads what only that seat knows, and makes wishes in advance.
func (m *mixer) wish(t *testing.T, tab *table.Table, hold func()) {
	t.Helper()
	h := m.hands
	seat := game.Seat(m.rng.IntN(len(tab.Seats())))
	if tab.Seats()[seat].Bot != "" || tab.View().Decision == nil || !scenetest.Shows(h, fmt.Sprint("seat:", seat)) {
		return // no one peeks while seats are what is to be chosen
	}
	if asked := tab.Asked(); asked.For == table.Window && asked.Seats.Has(seat) {
		return // a click on a seat says there that it acts
	}
	h.Key(ebiten.KeyDigit1 + ebiten.Key(seat))
	hold()
	if tab.Eyes() != seat {
		t.Fatalf("the curtain of %d does not open; on the screen is %q", seat, m.ids())
	}
	for _, id := range []string{"curtain.log", "curtain.cards", "curtain.side", "curtain.cards", "curtain.advance"} {
		if scenetest.Shows(h, id) {
			h.ClickOn(id)
			h.Ticks(2)
			m.clean(t, id)
		}
	}
	for range 1 + m.rng.IntN(3) {
		m.clickOne(m.starting("advance."))
	}
	if len(tab.Wishes()) > 0 {
		m.did["wish"]++
	}
	h.ClickOn("curtain.close")
	h.Ticks(1)
	if tab.Eyes() != game.Everyone {
		t.Fatal("the curtain stays open")
	}
}

// why opens the answer to "Why?" and the rules from there.
func (m *mixer) why(t *testing.T) {
	t.Helper()
	h := m.hands
	h.Key(ebiten.KeyF1)
	h.Ticks(2)
	m.clean(t, "why")
	if scenetest.Shows(h, "why.rules") {
		m.did["why"]++
		h.ClickOn("why.rules")
		h.Ticks(2)
		m.clean(t, "rules")
	}
	m.away(t)
}

// onDisk returns what a saved game leads to, as everyone sees it and as each seat does.
func onDisk(t *testing.T, path string) (*game.View, string) {
	t.Helper()
	contents, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	g, diverged, err := save.Replay(contents.Header.Setup, save.Standing(contents.Records), nil)
	if err != nil || len(diverged) > 0 {
		t.Fatal(err, diverged)
	}
	defer g.Close()
	var seats strings.Builder
	for s := range g.Setup().Players {
		view, err := json.Marshal(g.View(game.Seat(s)))
		if err != nil {
			t.Fatal(err)
		}
		seats.Write(view)
	}
	return g.View(game.Everyone), seats.String()
}

// evening is a table as it was left: what was on the screen and what is on the disk.
type evening struct {
	view    *game.View
	log     []game.Event
	remarks []table.Remark
	seats   []table.SeatInfo
	stops   table.Stops
	views   string // of all seats
}

func leftAs(t *testing.T, tab *table.Table) evening {
	t.Helper()
	e := evening{view: tab.View(), log: tab.Log(), remarks: tab.Remarks(), seats: tab.Seats(), stops: tab.Stops()}
	var disk *game.View
	disk, e.views = onDisk(t, tab.Path())
	one, err1 := json.Marshal(disk)
	two, err2 := json.Marshal(e.view)
	if err1 != nil || err2 != nil || string(one) != string(two) {
		t.Fatalf("on the disk is another game than on the screen: %v %v\n%s\n%s", err1, err2, one, two)
	}
	return e
}

// same checks that a table that was continued is as it was left.
func (e evening) same(t *testing.T, tab *table.Table) {
	t.Helper()
	now := leftAs(t, tab)
	if now.views != e.views { // only chance is new
		t.Error("continued, somebody knows something else")
	}
	if !reflect.DeepEqual(now.log, e.log) {
		t.Errorf("continued, the log has %d lines, not %d, or others", len(now.log), len(e.log))
	}
	if fmt.Sprint(now.remarks) != fmt.Sprint(e.remarks) || fmt.Sprint(now.seats) != fmt.Sprint(e.seats) || now.stops != e.stops {
		t.Errorf("continued, remarks, seats or stops are %+v\n%+v", now, e)
	}
}

// changedFrames returns the frames that everyone sees of take-backs and corrections after the watched seat has looked at its cards.
func changedFrames(t *testing.T, tab *table.Table, leak func(p *scene.Play, u *ui.UI)) (names, frames []string) {
	t.Helper()
	var p *scene.Play
	tab.Seed = rand.New(rand.NewPCG(4, 4)).Uint64
	app, err := render.New(func(a *render.App) render.Scene {
		p = scene.NewPlay(tabletest.TestShell(t), tab)
		p.HandTo = tabletest.Watched
		return tabletest.Leaky{Play: p, Leak: leak}
	})
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	hold := func() {
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
		h.Ticks(2)
	}
	shot := func(name string) {
		h.Ticks(2)
		names, frames = append(names, name), append(frames, tabletest.FrameOf(app.UI))
	}
	must := func(is bool, what string) {
		if !is {
			t.Fatalf("%s; the last frame is %q", what, names)
		}
	}
	hold()
	h.ClickOn("curtain.advance")
	h.ClickOn("advance.before-cards.2")
	h.Key(ebiten.KeyEscape)
	h.Key(ebiten.KeyEscape)
	must(tab.Eyes() == game.Everyone, "the curtain is open")
	d := tab.View().Decision
	must(d.Kind == game.ChooseAction && tab.OpenCurtain(d.Seat(), "") == nil, "no action is asked for")
	must(tab.Answer(d.Seat(), game.Choice{Kind: game.Pass}) == nil, "the action cannot be left out")
	tab.CloseCurtain()
	h.Ticks(5)
	shot("a crisis")
	h.Key(ebiten.KeyZ)
	must(tabletest.Offers(h, "agree"), "nobody is asked")
	shot("to take back")
	h.Key(ebiten.KeyEscape)
	h.Key(ebiten.KeyC)
	h.ClickOn("set:food 0.less")
	shot("dials")
	h.ClickOn("correct.4")
	h.ClickOn("set:draw 1 deck:leadership 0.more")
	h.ClickOn("set:discard 2 0.more")
	shot("cards")
	h.Key(ebiten.KeyEnter)
	shot("all agree")
	h.Key(ebiten.KeyEnter)
	must(!tabletest.Offers(h, "agree"), "nothing was set right")
	shot("set right")
	h.Key(ebiten.KeyL)
	h.Ticks(20)
	shot("log")
	h.Key(ebiten.KeyEscape)
	h.Key(ebiten.KeyZ)
	shot("to take back the correction")
	h.ClickOn("agree")
	shot("taken back")
	return names, frames
}

func TestTakeBacksAndCorrectionsHaveNoSecrets(t *testing.T) {
	for seed := range uint64(3) {
		pair := tabletest.Twins(t, seed+1, tabletest.HoldsCards(3))
		names, one := changedFrames(t, pair[0], nil)
		_, two := changedFrames(t, pair[1], nil)
		if at := tabletest.Differs(one, two); at >= 0 {
			t.Errorf("seed %d: %q shows what the seat held:\n%s", seed, names[at], tabletest.FirstLine(one[at], two[at]))
		}
	}
	// A page that remembers what was in the hand before it opened must be found.
	leak := func() func(p *scene.Play, u *ui.UI) {
		hand := ""
		return func(p *scene.Play, u *ui.UI) {
			if p.Table.Eyes() == tabletest.Watched {
				hand = fmt.Sprint(p.View.Piles[game.Hand(tabletest.Watched)])
			} else if p.Rooms.Back.Undo.Open {
				u.Text(ui.R(10, 10, 900, 30), hand, ui.Small, ui.Amber, ui.Left)
			}
		}
	}
	pair := tabletest.Twins(t, 1, tabletest.HoldsCards(3))
	_, one := changedFrames(t, pair[0], leak())
	_, two := changedFrames(t, pair[1], leak())
	if tabletest.Differs(one, two) < 0 {
		t.Error("the planted leak was not found")
	}
}
