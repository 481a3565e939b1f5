package evening_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// exodusMoment is a question that comes only with Exodus, and a condition that shows that it was answered.
type exodusMoment struct {
	name string
	is   func(v *game.View) bool // as the asked player sees it
	done func(b table.Back, log []game.Event) bool
}

func answered(kind game.Kind) func(b table.Back, log []game.Event) bool {
	return func(b table.Back, _ []game.Event) bool { return b.Decision != nil && b.Decision.Kind == kind }
}

func offersChoice(v *game.View, kind game.ChoiceKind) bool {
	return slices.ContainsFunc(v.Decision.Options, func(o game.Option) bool { return o.Kind == kind })
}

func byRule(rule string) func(b table.Back, log []game.Event) bool {
	return func(_ table.Back, log []game.Event) bool {
		return slices.ContainsFunc(log, func(e game.Event) bool { return e.Rule == rule })
	}
}

var exodusMoments = []exodusMoment{
	{"a ship for the Cylon Fleet board", func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseCylonArea) }, answered(game.ChooseCylonArea)},
	{
		"both choices of Basestar Bridge",
		func(v *game.View) bool {
			return tabletest.KindIs(v, game.ChooseBridge) && v.Decision.Pick < v.Decision.Picks
		},
		func(b table.Back, _ []game.Event) bool {
			return b.Decision != nil && b.Decision.Kind == game.ChooseBridge && b.Decision.Pick == b.Decision.Picks
		},
	},
	{"a Mark VII flies on", func(v *game.View) bool { return tabletest.KindIs(v, game.FlyFurther) }, func(b table.Back, _ []game.Event) bool {
		return b.Decision != nil && b.Decision.Kind == game.FlyFurther && b.Picks[0].Kind != game.Pass
	}},
	{"an escort", func(v *game.View) bool { return offersChoice(v, game.Escort) }, func(b table.Back, _ []game.Event) bool {
		return len(b.Picks) > 0 && b.Picks[0].Kind == game.Escort
	}},
	{
		"a nuke at an area",
		func(v *game.View) bool {
			return tabletest.KindIs(v, game.ChooseArea) && v.Decision.About == "launch-nuke"
		},
		byRule("E-FLEET-50"),
	},
	{"the order of abilities", func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseCheckAbility) }, answered(game.ChooseCheckAbility)},
	{"Quick Fix", func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseCheckCard) }, answered(game.ChooseCheckCard)},
	{"loyalty is proven", func(v *game.View) bool { return tabletest.KindIs(v, game.ProveLoyalty) }, answered(game.ProveLoyalty)},
	{"a new character", func(v *game.View) bool { return v.Turn > 0 && tabletest.KindIs(v, game.ChooseCharacter) }, answered(game.ChooseCharacter)},
	{
		"a goal is paid for",
		func(v *game.View) bool {
			return tabletest.KindIs(v, game.DiscardCards) && v.Decision.About == "goal-selfish"
		},
		byRule("E-CL-03"),
	},
	{"the CAG places a civilian ship", func(v *game.View) bool {
		return tabletest.KindIs(v, game.ChooseArea) && v.Decision.Ship == card.Civilian
	}, answered(game.ChooseArea)},
}

// onTheWay is the beginning of a step of a random game, with the answers that lead from there to a question, by the numbers of their questions.
type onTheWay struct {
	setup   game.Setup
	state   *game.State // nil if no game came to the question
	answers map[int]game.Answer
	number  int // of the question
}

// ways returns how games come to what the moments ask for, in states that fit.
func ways(t *testing.T, options []string, moments []exodusMoment, fits func(s *game.State) bool) []onTheWay {
	t.Helper()
	list := make([]onTheWay, len(moments))
	missing := func() bool { return slices.ContainsFunc(list, func(w onTheWay) bool { return w.state == nil }) }
	for seed := uint64(1); seed < 800 && missing(); seed++ {
		setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: options, Seed: seed, Deal: true}
		for i := range 4 {
			setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
		}
		g, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		play, watch, answers := bot.Random, bot.Watch(g), map[int]game.Answer{}
		if seed%4 == 0 { // for what comes late, in games that go well
			play = bot.Good
		}
		for d := g.Decision(game.Everyone); d != nil; d = g.Decision(game.Everyone) {
			known := watch.Known(d.Seats.List()[0])
			v := known.View
			for i, m := range moments {
				if list[i].state == nil && m.is(v) && fits(g.Snapshot()) {
					list[i] = onTheWay{setup, g.Snapshot(), answers, d.Number}
				}
			}
			answers[d.Number] = play(known)
			if err := g.Decide(answers[d.Number]); err != nil {
				t.Fatal(err)
			}
		}
		g.Close()
	}
	return list
}

// from returns a table at which a game came from a state to the question.
func (w *onTheWay) from(t *testing.T, s *game.State) *table.Table {
	t.Helper()
	tab := tabletest.Standing(t, w.setup, s)
	for d := tab.View().Decision; d.Number < w.number; d = tab.View().Decision {
		a := w.answers[d.Number]
		if err := tab.OpenCurtain(a.Seat, ""); err != nil {
			t.Fatal(err)
		}
		if err := tab.Answer(a.Seat, a.Picks...); err != nil {
			t.Fatal(err)
		}
		tab.CloseCurtain()
	}
	return tab
}

// What Exodus asks for must be found and answered with the keyboard alone.
func TestExodusByKeyboard(t *testing.T) { byKeyboard(t, scenetest.AllOptions, exodusMoments) }

func byKeyboard(t *testing.T, options []string, moments []exodusMoment) {
	byHands(t, options, moments, func(p *player, h *uitest.Hands) { p.byKeyboard(t, h) })
}

func byPointer(t *testing.T, options []string, moments []exodusMoment) {
	byHands(t, options, moments, func(*player, *uitest.Hands) {})
}

// byHands answers what is asked at the moments, in the given way.
func byHands(t *testing.T, options []string, moments []exodusMoment, way func(*player, *uitest.Hands)) {
	t.Helper()
	list := ways(t, options, moments, func(*game.State) bool { return true })
	for i, m := range moments {
		t.Run(m.name, func(t *testing.T) {
			w := &list[i]
			if w.state == nil {
				t.Fatal("no game comes to it")
			}
			for seed := range uint64(4) { // several seeds, for what is one choice of many
				tab := w.from(t, w.state)
				tab.Seed = rand.New(rand.NewPCG(seed, 3)).Uint64
				h, play, _ := tabletest.TakePlay(t, tab, 1280, 720)
				if play.Rooms.Recap.Open() {
					h.Key(ebiten.KeyEnter)
				}
				p := newPlayer(t, h, seed)
				way(p, h)
				for range 80 {
					if d := tab.View().Decision; p.step() || d == nil || d.Number > w.number+14 {
						break
					}
					b, _ := tab.Back()
					if m.done(b, tab.Log()) {
						return
					}
				}
			}
			t.Error("it was not answered")
		})
	}
}

// publicFrames returns the frames that everyone sees while an executed player proves their loyalty or chooses a character: at rest, under the
// pointer, and after the answer.
func publicFrames(t *testing.T, tab *table.Table) (frames []string) {
	t.Helper()
	tab.Seed = rand.New(rand.NewPCG(5, 5)).Uint64
	h, play, app := tabletest.TakePlay(t, tab, 1280, 720)
	shot := func() {
		h.Ticks(3)
		if play.Table.Eyes() == game.Everyone {
			frames = append(frames, tabletest.FrameOf(app.UI))
		}
	}
	shot()
	if play.Rooms.Recap.Open() {
		h.Key(ebiten.KeyEnter)
		shot()
	}
	for _, g := range h.Targets() {
		h.Move(g.Rect.Center())
		h.Ticks(30)
		shot()
	}
	p := newPlayer(t, h, 5)
	for range 12 {
		if play.Table.Eyes() == tabletest.Watched || play.HandTo == tabletest.Watched || p.step() {
			break
		}
		shot()
	}
	return frames
}

// During an execution, no one may see what the others hold.
func TestAnExecutionBetraysNoLoyaltyCard(t *testing.T) {
	other := func(is func(v *game.View) bool) func(v *game.View) bool {
		return func(v *game.View) bool {
			return is(v) && v.Decision.Seat() != tabletest.Watched && !v.Seats[tabletest.Watched].Cylon()
		}
	}
	moments := []exodusMoment{
		{"loyalty is proven", other(func(v *game.View) bool { return tabletest.KindIs(v, game.ProveLoyalty) }), nil},
		{"a new character", other(func(v *game.View) bool { return v.Turn > 0 && tabletest.KindIs(v, game.ChooseCharacter) }), nil},
	}
	list := ways(t, scenetest.AllOptions, moments, func(s *game.State) bool { return exchangeLoyalty(s.Clone()) > 0 })
	for i, m := range moments {
		w := &list[i]
		if w.state == nil {
			t.Fatalf("%s: no game comes to it", m.name)
		}
		two := w.state.Clone()
		if exchangeLoyalty(two) == 0 {
			t.Fatalf("%s: nothing to exchange", m.name)
		}
		one, other := publicFrames(t, w.from(t, w.state)), publicFrames(t, w.from(t, two))
		if at := tabletest.Differs(one, other); at >= 0 {
			t.Errorf("%s: frame %d shows the loyalty:\n%s", m.name, at, tabletest.FirstLine(one[at], other[at]))
		}
		t.Logf("%s: %d frames", m.name, len(one))
	}
}
