package scene_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// film watches the open table tick by tick: what is shown, and the line that is told meanwhile.
type film struct {
	*scene.Play
	log    []game.Event
	told   int            // how many of its events are told
	text   string         // the line on the screen
	said   int            // where in the log the line stands
	saidAt int            // tick at which it came
	shown  map[string]run // the events with which each thing began to move, by what, when and where it moves
	kinds  map[string]int // how often each kind was seen with a line
	fault  string         // the first fault
}

// run is the range of events in the log that were told in a tick.
type run struct{ from, to int }

// The face of a card is seen this many ticks after it has set off.
const (
	largeFace  = 26
	crisisFace = 33
)

// inside returns a field of a value, even a private one.
func inside(v any, path ...string) reflect.Value {
	r := reflect.ValueOf(v)
	for _, name := range path {
		r = reflect.Indirect(r).FieldByName(name)
	}
	return r
}

// ticks lets n ticks pass and watches each.
func (f *film) ticks(h *uitest.Hands, n int) {
	for range n {
		h.Ticks(1)
		f.frame()
	}
}

// frame looks at the table after a tick.
func (f *film) frame() {
	f.log = f.Table.Log()
	now := run{f.told, len(f.Log())}
	f.told = now.to
	if f.Line.Text != f.text {
		f.text = f.Line.Text
		f.said, f.saidAt = f.stands(now), f.Tick
	}
	before := f.shown
	f.shown = map[string]run{}
	look := func(kind string, list reflect.Value) {
		for i := range list.Len() {
			v := list.Index(i)
			begin, long := int(v.FieldByName("begin").Int()), int(v.FieldByName("long").Int())
			moves := begin <= f.Tick && f.Tick < begin+long && f.Telling()
			if id := v.FieldByName("id"); id.IsValid() && v.FieldByName("shown").Bool() {
				if moves {
					f.large(card.ID(id.String()), begin)
				}
				continue
			}
			key := fmt.Sprint(kind, begin, " ", long, " ", v.FieldByName("to"))
			with, known := before[key]
			if !known {
				with = now
				if kind == "the moment revelation" { // it is told when its card has turned over
					with.to++
				}
			}
			if f.shown[key] = with; moves {
				f.meets(kind, with)
			}
		}
	}
	look("a card", inside(f.Rooms.Moves, "cards"))
	look("a title", inside(f.Rooms.Moves, "titles"))
	look("a centurion", inside(f.Rooms.Moves, "marches"))
	look("a ship", inside(&f.Board, "motion", "flights"))
	look("a ship", inside(&f.Board, "motion", "lone"))
	if queue := inside(f.Rooms.Moments, "queue"); queue.Len() > 0 {
		kind := queue.Index(0).FieldByName("kind").Elem()
		begin, long := queue.Index(0).FieldByName("begin").Int(), queue.Index(0).FieldByName("long").Int()
		if frees := kind.FieldByName("frees").Float(); frees == 0 || f.Tick < int(begin)+int(frees*float64(long)) { // from there on the table goes on
			look("the moment "+kind.FieldByName("name").String(), queue.Slice(0, 1))
		}
	}
	f.crisis()
	f.loyalty()
	if f.Telling() { // otherwise a question stands there
		f.stamp()
		f.die()
	}
}

// stands returns where in the log the new line stands: with what was told in this tick, or soon after.
func (f *film) stands(now run) int {
	is := func(i int) bool {
		text, told := f.Say.Event(f.View, f.log[i])
		return told && strings.HasPrefix(f.text, strings.TrimSuffix(text, "."))
	}
	for i := now.to - 1; i >= now.from; i-- {
		if is(i) {
			return i
		}
	}
	for i := now.to; i < len(f.log); i++ {
		if is(i) {
			return i
		}
	}
	for i := now.to - 1; i > 0; i-- { // its words were different before
		if f.Say.EventLine(f.View, f.log[i]).Kind != say.NoLine {
			return i
		}
	}
	return 0
}

func (f *film) wrong(what string) {
	if f.fault == "" {
		f.fault = fmt.Sprintf("turn %d, tick %d: there is %s while it is said: %s", f.View.Turn, f.Tick, what, f.text)
	}
}

// large checks a card that is shown large: the line must be about it from the tick in which its face is seen, and not before.
func (f *film) large(id card.ID, begin int) {
	f.kinds["a large card"]++
	if f.saidAt < begin && f.said+1 < len(f.log) && f.log[f.said+1].Card == id {
		return // the line is about another copy, revealed just before
	}
	face := f.Tick >= begin+largeFace
	named := f.log[f.said].Card == id && strings.Contains(f.text, f.Say.Face(f.Faces().Deck(id), id).Title)
	if named != face {
		f.wrong("the large card " + string(id))
	}
}

// crisis checks the card of a crisis: it must be seen as long as the line is about it, and the line must not be about it before its face is seen.
func (f *film) crisis() {
	if said := &f.log[f.said]; f.said < f.told && said.To == game.CrisisOpen && f.Telling() && !f.Rooms.Moves.Covers() {
		f.wrong("no crisis " + string(said.Card))
	}
	id, begin := inside(f.Rooms.Moves, "crisis", "id").String(), int(inside(f.Rooms.Moves, "crisis", "begin").Int())
	if id == "" {
		return
	}
	f.kinds["a crisis"]++
	if top := f.View.Piles[game.CrisisOpen]; len(top) > 0 && string(top[len(top)-1].Card) == id && (begin == 0 || f.Tick < begin+crisisFace) {
		f.wrong("the back of the crisis " + id)
	}
}

// loyalty checks a Loyalty card that is revealed: the line must not be about it before it has turned over.
func (f *film) loyalty() {
	queue := inside(f.Rooms.Moments, "queue")
	if queue.Len() == 0 || queue.Index(0).FieldByName("kind").Elem().FieldByName("name").String() != "revelation" {
		return
	}
	begin, long := queue.Index(0).FieldByName("begin").Int(), queue.Index(0).FieldByName("long").Int()
	if f.kinds["a Loyalty card"]++; f.log[f.said].Kind == game.Revealed && f.Tick < int(begin+long*22/100) {
		f.wrong("the back of a Loyalty card")
	}
}

// meets checks something that began to move with a run of events. While it moves, the line must be the one that stood there before, or be about one
// of those events or about a part of the same.
func (f *film) meets(kind string, with run) {
	f.kinds[kind]++
	if f.said < with.to {
		return
	}
	said := &f.log[f.said]
	for i := with.from; i < with.to; i++ {
		e := &f.log[i]
		switch {
		case e.Group != 0 && !slices.ContainsFunc(f.log[i:f.said+1], func(o game.Event) bool { return o.Group != e.Group }),
			said.Kind == game.CardPlayed && said.Card == e.Card,
			said.Kind == game.Contributed && e.To == game.Contribution(said.Seat),
			said.Kind == game.CharacterMoved && e.Kind == game.ShipMoved && game.SpotOf(said.ToArea) == e.ToSpot: // the pilot of a viper
			return
		}
	}
	f.wrong(kind)
}

// last returns where in the log the last event of a kind stands that has been told, or -1.
func (f *film) last(kind game.EventKind) int {
	for i, e := range slices.Backward(f.log[:f.told]) {
		if e.Kind == kind {
			return i
		}
	}
	return -1
}

// stamp checks the result of a check that lies over the table.
func (f *film) stamp() {
	since := int(inside(f.Rooms.Check, "stamped", "since").Int())
	if since == 0 || f.Tick < since {
		return
	}
	if f.kinds["a stamp"]++; f.said > f.last(game.CheckEnded) {
		f.wrong("a stamp")
	}
}

// die checks the die that lies there: what is told must be how it fell, or what comes of that.
func (f *film) die() {
	if inside(f.Rooms.Dice, "rolled", "n").Int() == 0 || f.Rooms.Dice.Rolling() {
		return
	}
	rolled := f.last(game.DieRolled)
	if f.kinds["a die"]++; f.said > rolled && f.log[f.said].Depth < f.log[rolled].Depth {
		f.wrong("a die")
	}
}

// shoot plays a game at random and watches it tick by tick, until the given number of answers is reached or something is wrong. In every other game a
// key is struck now and then.
func (f *film) shoot(t *testing.T, seed uint64, answers int, plant func(*scene.Play)) string {
	t.Helper()
	setup := boxesByTurns(seed)
	if seed%3 == 2 {
		setup.Boxes = append(setup.Boxes, "daybreak")
	}
	var seats []table.SeatInfo
	for i := range 4 {
		setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
		seats = append(seats, table.SeatInfo{Name: scenetest.Names[i], Color: i, Emblem: i})
	}
	tab, err := table.New(setup, seats, nil, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	tab.SetStops(table.EveryStop())
	s := scene.NewShell(nil, nil, "")
	s.Settings.NoGuide = true
	f.Play = scene.NewPlay(s, tab)
	plant(f.Play)
	app, err := render.New(func(*render.App) render.Scene { return f.Play })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.Move(3, 3)
	f.told, f.shown, f.fault = len(f.Log()), nil, ""
	chance := rand.New(rand.NewPCG(seed, 7))
	for ; answers > 0 && tab.View().Decision != nil; answers-- {
		if err := scenetest.AnswerAny(tab, chance); err != nil {
			t.Fatal(err)
		}
		tab.CloseCurtain()
		app.UI.Wake(1)
		for tick := 0; tick == 0 || f.Telling() && tick < tabletest.MostMoving; tick++ {
			h.Ticks(1)
			if f.frame(); f.fault != "" {
				return f.fault
			}
			f.HandTo = game.NoSeat
			if f.Rooms.Recap.Open() {
				f.Rooms.Recap.Dismiss()
				app.UI.Wake(1)
			}
			if seed%2 == 1 && tick%97 == 96 {
				h.KeyDown(ebiten.KeyShift)
				h.KeyUp()
			}
		}
	}
	return ""
}

// What is shown and what is said must be the same thing: at every tick the line that is told and the card, ship, die, stamp or moment that is seen
// must belong to one event, and no card may be named before its face is seen.
func TestWhatIsShownIsWhatIsSaid(t *testing.T) {
	games, answers := uint64(4), 40
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games, answers = 30, 300
	}
	f := &film{kinds: map[string]int{}}
	for seed := range games {
		if fault := f.shoot(t, seed, answers, func(*scene.Play) {}); fault != "" {
			t.Errorf("game %d, %s", seed, fault)
		}
	}
	t.Log(f.kinds)
	for _, kind := range []string{"a card", "a large card", "a crisis", "a ship", "the moment turn", "a die", "a stamp"} {
		if f.kinds[kind] == 0 {
			t.Errorf("nobody saw %s: this proves less", kind)
		}
	}
}

// These stages have a fault each, for [TestPlantedFaultsOfTheFilmAreFound].
type (
	impatient struct{ session.Stage }
	blurting  struct{ session.Stage }
	hasty     struct{ session.Stage }
	forgetful struct{ session.Stage }
)

func (impatient) Landed(*game.Event) int    { return 0 }
func (s blurting) Begins(e *game.Event) int { return min(0, s.Stage.Begins(e)) }
func (s hasty) Happens(e *game.Event) session.Pace {
	return session.Pace{Linger: s.Stage.Happens(e).Linger}
}
func (forgetful) Land() {}

// The film must find a line that does not wait, for each thing for which it has to wait.
func TestPlantedFaultsOfTheFilmAreFound(t *testing.T) {
	for name, plant := range map[string]func(*scene.Play){
		"nothing waits for what flies":            func(p *scene.Play) { p.Stage = impatient{p.Stage} },
		"a card is named before its face is seen": func(p *scene.Play) { p.Stage = blurting{p.Stage} },
		"nothing takes its time":                  func(p *scene.Play) { p.Stage = hasty{p.Stage} },
		"skipping leaves pieces behind":           func(p *scene.Play) { p.Stage = forgetful{p.Stage} },
	} {
		t.Run(name, func(t *testing.T) {
			f := &film{kinds: map[string]int{}}
			for seed := uint64(1); seed < 9; seed += 2 {
				if fault := f.shoot(t, seed, 40, plant); fault != "" {
					t.Log(fault)
					return
				}
			}
			t.Error("it is not found")
		})
	}
}
