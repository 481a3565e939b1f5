package evening_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// wholeGame is a game that is played on the screen from the title to its end, by the pointer or by keys alone, with some boxes and options.
type wholeGame struct {
	name    string
	w, h    float64
	boxes   []card.ID
	options []string
	keys    bool
	seed    uint64
	players int // 0 means four
	text    int // the size of the text
}

// play plays the game. Whatever is cut, overlapped or unreadable on the way is an error.
func (c wholeGame) play(t *testing.T) {
	t.Helper()
	hands, app, shell := takeWhole(t, c.w, c.h)
	shell.Settings.TextSize = c.text
	shell.Apply(app)
	shell.Settings.Boxes, shell.Settings.Options = c.boxes, c.options
	for i := range c.players {
		shell.Settings.Seats = append(shell.Settings.Seats, table.SeatInfo{Name: scenetest.Names[i], Color: i, Emblem: i})
	}
	p := newPlayer(t, hands, c.seed)
	if c.keys {
		p.byKeyboard(t, hands)
	}
	seen, problems := map[string]int{}, map[string]bool{}
	p.each = func(kind string) {
		seen[kind]++
		if c.keys || kind == "curtain" && seen[kind]%7 > 0 {
			return // checked often enough
		}
		for _, problem := range hands.Problems() {
			if !problems[problem.String()] {
				problems[problem.String()] = true
				t.Errorf("%s: %v", kind, problem)
			}
		}
	}
	p.begin()
	n := p.play(30000)
	t.Logf("%d choices; screens seen: %v", n, seen)
	list, err := shell.Store.List()
	if err != nil || len(list) != 1 || list[0].Over == nil {
		t.Errorf("the store holds %+v, %v", list, err)
	}
}

// These are whole games with the Ionian Nebula, by the pointer and by keys alone.
func TestWholeGameWithTheIonianNebula(t *testing.T) {
	exodus := []card.ID{"exodus"}
	for i, c := range []wholeGame{
		{"pointer", 1280, 720, exodus, tabletest.NebulaAlone, false, 31, 0, 0},
		{"pointer, all of Exodus", 1920, 1080, exodus, tabletest.NebulaToo, false, 32, 0, 0},
		{"keys", 1280, 720, exodus, tabletest.NebulaAlone, true, 33, 0, 0},
	} {
		if i > 0 && os.Getenv("BATTLESTAR_LONG") == "" {
			continue // the game by the pointer takes long enough; build/test -long plays all
		}
		t.Run(c.name, c.play)
	}
}

var nebulaMoments = []exodusMoment{
	{"tokens to look at", func(v *game.View) bool { return tabletest.KindIs(v, game.LookAtTrauma) && v.Turn > 0 }, answered(game.LookAtTrauma)},
	{"a token to give up", func(v *game.View) bool { return tabletest.KindIs(v, game.GiveUpTrauma) }, answered(game.GiveUpTrauma)},
	{"a token on a card", func(v *game.View) bool { return tabletest.KindIs(v, game.LayTrauma) }, answered(game.LayTrauma)},
	{"whom to meet", func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseAlly) && len(v.Decision.Options) > 1 }, answered(game.ChooseAlly)},
	{"who brings the next ally", func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseReplacer) }, answered(game.ChooseReplacer)},
	{"a result without a token", func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseFate) }, answered(game.ChooseFate)},
	{"who is eliminated", func(v *game.View) bool {
		return tabletest.KindIs(v, game.ChooseCondemned) && len(v.Decision.Options) > 1
	}, answered(game.ChooseCondemned)},
	{"an area to strike", func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseStrike) }, answered(game.ChooseStrike)},
	{"a civilian ship to hide", func(v *game.View) bool { return tabletest.KindIs(v, game.ChooseCivilian) }, answered(game.ChooseCivilian)},
	{"another player at the Crossroads", func(v *game.View) bool { return tabletest.KindIs(v, game.ChoosePlayer) && v.Phase == game.AtCrossroads }, answered(game.ChoosePlayer)},
	{"an action after the Trial, with one player less", func(v *game.View) bool {
		return tabletest.KindIs(v, game.ChooseAction) && len(v.Playing()) < len(v.Seats)
	}, answered(game.ChooseAction)},
}

// What the Ionian Nebula asks for must be found and answered with the keyboard alone.
func TestIonianNebulaByKeyboard(t *testing.T) { byKeyboard(t, tabletest.NebulaAlone, nebulaMoments) }

// The same must work with the pointer alone, which may take another way.
func TestIonianNebulaByPointer(t *testing.T) { byPointer(t, tabletest.NebulaAlone, nebulaMoments) }

// exchangeTrauma gives the watched seat another trauma token: one of the other kind from the pool.
func exchangeTrauma(s *game.State) int {
	return exchangeToken(s, game.Trauma(tabletest.Watched))
}

// exchangeToken exchanges a token of a pile for one of the other kind from the pool.
func exchangeToken(s *game.State, pile game.Pile) int {
	for i, own := range s.Piles[pile] {
		pool := s.Piles[game.TraumaPool]
		at := slices.IndexFunc(pool, func(slot game.Slot) bool { return slot.Card != own.Card && slot.Card != card.TraumaDisaster })
		if at >= 0 && own.Card != card.TraumaDisaster {
			s.Piles[pile][i].Card, pool[at].Card = pool[at].Card, own.Card
			return 1
		}
	}
	return 0
}

// What everyone sees of a game must not depend on which trauma tokens a player has looked at.
func TestNothingOfATraumaTokenRemains(t *testing.T) {
	var seen []string // what the tray with the tokens shows
	look := func(h *uitest.Hands, p *scene.Play) {
		for _, g := range h.Targets() {
			if strings.HasPrefix(g.ID, "curtain.tray") && strings.HasPrefix(g.Label, "Trauma") {
				h.ClickOn(g.ID)
			}
		}
		h.Ticks(2)
		seen = append(seen, fmt.Sprint(h.Targets()))
		tabletest.Looks["click, focus by key and wait"](h, p)
	}
	for _, seed := range []uint64{3, 5} {
		setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: tabletest.NebulaAlone, Seed: seed, Deal: true}
		pair := tabletest.TwinsOf(t, setup, tabletest.HoldsCards(3), exchangeTrauma)
		seen = nil
		one, _ := tabletest.Record(t, pair[0], seed, look, nil)
		two, _ := tabletest.Record(t, pair[1], seed, look, nil)
		if seen[0] == seen[1] {
			t.Errorf("seed %d: the tokens do not differ behind the curtain: this proves nothing", seed)
		}
		if at := tabletest.Differs(one, two); at >= 0 {
			t.Errorf("seed %d: frame %d shows the token:\n%s", seed, at, tabletest.FirstLine(one[at], two[at]))
		}
	}
}

// No one may see which token lies face down on an ally, at a location or beside a Crossroads card until it is turned up.
func TestATokenFaceDownBetraysNothing(t *testing.T) {
	moments := []exodusMoment{
		{"on an ally", func(v *game.View) bool {
			return tabletest.KindIs(v, game.ChooseAlly) && v.Decision.Seat() != tabletest.Watched
		}, nil},
		{"beside a Crossroads card", func(v *game.View) bool {
			return v.Phase == game.AtCrossroads && tabletest.KindIs(v, game.LayTrauma) && v.Decision.Seat() != tabletest.Watched && v.Count(game.CrossroadsTrauma(tabletest.Watched)) > 0
		}, nil},
	}
	list := ways(t, tabletest.NebulaAlone, moments, func(*game.State) bool { return true })
	for i, m := range moments {
		w := &list[i]
		if w.state == nil {
			t.Fatalf("%s: no game comes to it", m.name)
		}
		two := w.state.Clone()
		changed := 0
		for n := range game.AlliesInPlay {
			changed += exchangeToken(two, game.AllyTrauma(n))
		}
		for _, pile := range []game.Pile{game.SickbayTrauma, game.BrigTrauma, game.Trauma(tabletest.Watched)} {
			changed += exchangeToken(two, pile)
		}
		if changed == 0 {
			t.Fatalf("%s: nothing to exchange", m.name)
		}
		one, other := framesAt(t, w.from(t, w.state)), framesAt(t, w.otherFrom(t, two))
		if at := tabletest.Differs(one, other); at >= 0 {
			t.Errorf("%s: frame %d shows a token:\n%s", m.name, at, tabletest.FirstLine(one[at], other[at]))
		}
		t.Logf("%s: %d frames", m.name, len(one))
	}
}

// framesAt returns the frames that everyone sees of a table as it stands: at rest, and under the pointer.
func framesAt(t *testing.T, tab *table.Table) (frames []string) {
	t.Helper()
	tab.Seed = rand.New(rand.NewPCG(5, 5)).Uint64
	h, play, app := tabletest.TakePlay(t, tab, 1280, 720)
	if play.Rooms.Recap.Open() {
		h.Key(ebiten.KeyEnter)
	}
	h.Ticks(3)
	frames = append(frames, tabletest.FrameOf(app.UI))
	for _, g := range h.Targets() {
		h.Move(g.Rect.Center())
		h.Ticks(30)
		frames = append(frames, tabletest.FrameOf(app.UI))
	}
	return frames
}

// otherFrom is [onTheWay.from] with other tokens: if a token that was laid is no longer there, the first on offer is laid.
func (w *onTheWay) otherFrom(t *testing.T, s *game.State) *table.Table {
	t.Helper()
	tab := tabletest.Standing(t, w.setup, s)
	for d := tab.View().Decision; d.Number < w.number; d = tab.View().Decision {
		a := w.answers[d.Number]
		if err := tab.OpenCurtain(a.Seat, ""); err != nil {
			t.Fatal(err)
		}
		if own := tab.View().Decision; own.Kind == game.LayTrauma && !slices.ContainsFunc(own.Options, func(o game.Option) bool { return o.Choice == a.Picks[0] }) {
			a.Picks = []game.Choice{own.Options[0].Choice}
		}
		if err := tab.Answer(a.Seat, a.Picks...); err != nil {
			t.Fatal(err)
		}
		tab.CloseCurtain()
	}
	return tab
}

// The Crossroads and the Trial must be seen as they are told: two games that differ in the tokens of one player must look the same, frame by frame,
// with everything that moves, until one of the tokens is turned up.
func TestNothingOfTheTrialIsSeenBeforeItIsTold(t *testing.T) {
	w := &ways(t, tabletest.NebulaAlone, []exodusMoment{{"the first token beside a Crossroads card", func(v *game.View) bool {
		return v.Phase == game.AtCrossroads && tabletest.KindIs(v, game.LayTrauma) && len(v.Playing()) == len(v.Seats)
	}, nil}}, func(*game.State) bool { return true })[0]
	if w.state == nil {
		t.Fatal("no game comes to the Crossroads")
	}
	trials, frames := 0, 0
	for s := range w.setup.Players {
		two := w.state.Clone()
		if exchangeToken(two, game.Trauma(game.Seat(s))) == 0 {
			continue
		}
		pair := [2]*table.Table{w.from(t, w.state), w.otherFrom(t, two)}
		plays, apps, hands, chance := tabletest.SideBySide(t, pair, uint64(s))
		frames += tabletest.SameUntil(t, pair, plays, apps, hands, chance)
		for _, e := range plays[0].Log() {
			if e.Kind == game.PhaseBegan && e.Phase == game.AtTrial {
				trials++
			}
		}
	}
	t.Logf("%d frames alike, %d games as far as the Trial", frames, trials)
	if frames == 0 {
		t.Error("no frames were compared: this proves nothing")
	}
}
