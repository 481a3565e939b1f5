package scene

import (
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// Render memory. A seat opens its curtain, looks around and closes it; then the table is used for some hundred frames. The same is done
// at a table where that seat holds other cards. Every frame that everyone sees has to be the same: no tip, no large view, no hover, no
// scroll position may remain.

// watched is the seat that looks.
const watched = game.Seat(1)

// twins are two tables that differ in what the watched seat holds, and in nothing that anybody else knows.
func twins(t *testing.T, seed uint64, want func(v *game.View) bool) [2]*table.Table {
	t.Helper()
	return twinsOf(t, game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}, want, exchangeHand)
}

// withPlayers is a setup with four players.
func withPlayers(setup game.Setup) game.Setup {
	for i := range 4 {
		setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
	}
	return setup
}

// twinsOf are the twins of a setup, without its players, in which exchange has changed something, and says how much.
func twinsOf(t *testing.T, setup game.Setup, want func(v *game.View) bool, exchange func(s *game.State) int) [2]*table.Table {
	t.Helper()
	seed := setup.Seed
	setup = withPlayers(setup)
	g, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	r := rand.New(rand.NewPCG(seed, 9))
	for g.Decision(game.Everyone) != nil && !want(g.View(watched)) {
		d := g.View(g.Decision(game.Everyone).Seats.List()[0]).Decision
		n := d.Min + r.IntN(d.Max-d.Min+1)
		for !d.Allows(n) {
			n++
		}
		a := game.Answer{Seat: d.Seats.List()[0]}
		for _, i := range r.Perm(len(d.Options))[:n] {
			a.Picks = append(a.Picks, d.Options[i].Choice)
		}
		if d.Kind == game.AskWindow {
			a.Picks = []game.Choice{{Kind: game.Pass}}
		}
		if err := g.Decide(a); err != nil {
			t.Fatal(err)
		}
	}
	if g.Decision(game.Everyone) == nil {
		t.Fatalf("seed %d: the game is over before anything is to be seen", seed)
	}
	one := g.Snapshot()
	two := one.Clone()
	changed := exchange(two)
	if changed == 0 {
		t.Fatalf("seed %d: nothing to exchange", seed)
	}
	return [2]*table.Table{standing(t, setup, one), standing(t, setup, two)}
}

// standing is a table at which a game stands as it does in a state.
func standing(t *testing.T, setup game.Setup, s *game.State) *table.Table {
	t.Helper()
	path := filepath.Join(t.TempDir(), "standing.save")
	j, err := save.Create(path, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	j.Append(save.Snapshot{State: s})
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	tab, err := table.Load(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	return tab
}

// exchangeHand exchanges the cards in the watched seat's hand for others of their types.
func exchangeHand(two *game.State) int {
	changed := 0
	hand := two.Piles[game.Hand(watched)]
	for i := range hand {
		for s := card.Politics; s <= card.Engineering; s++ {
			deck := two.Piles[game.SkillDeck(s)]
			at := slices.IndexFunc(deck, func(slot game.Slot) bool { return slot.Card != hand[i].Card && slot.Seen == 0 })
			if at >= 0 && sameType(hand[i].Card, deck) {
				hand[i].Card, deck[at].Card = deck[at].Card, hand[i].Card
				changed++
				break
			}
		}
	}
	return changed
}

// sameType reports whether a deck is of the type of a card: it holds a card of the same title or of the other title of its type.
func sameType(id card.ID, deck []game.Slot) bool {
	types := map[string]int{
		"consolidate-power": 1, "investigative-committee": 1, "executive-order": 2, "declare-emergency": 2, "launch-scout": 3,
		"strategic-planning": 3, "evasive-maneuvers": 4, "maximum-firepower": 4, "repair": 5, "scientific-research": 5,
	}
	title := func(id card.ID) string { return strings.Split(string(id), "/")[0] }
	return len(deck) > 0 && types[title(id)] == types[title(deck[0].Card)]
}

// leaky is a game on the screen that forgets less than it should.
type leaky struct {
	*Play
	leak func(p *Play, u *ui.UI)
}

func (l leaky) Frame(u *ui.UI, a *render.App) {
	l.Play.Frame(u, a)
	if l.leak != nil {
		l.leak(l.Play, u)
	}
}

// record is every frame that everyone sees after the watched seat closed its curtain.
func record(t *testing.T, tab *table.Table, seed uint64, look func(h *uitest.Hands, p *Play), leak func(p *Play, u *ui.UI)) (frames []string, seen string) {
	t.Helper()
	var p *Play
	var heard []audio.Cue
	s := NewShell(nil, nil, "")
	s.Play = func(c audio.Cue, _ int, _ float64) { heard = append(heard, c) }
	app, err := render.New(func(a *render.App) render.Scene {
		s.Settings.Motion = shell.Off
		s.Playing = tab
		p = NewPlay(s, tab)
		p.HandTo = watched
		return leaky{p, leak}
	})
	if err != nil {
		t.Fatal(err)
	}
	app.Above = s.Above
	h := uitest.Take(t, app, 1280, 720)
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 5)
	h.KeyUp()
	if p.Table.Eyes() != watched {
		t.Fatal("the curtain did not open")
	}
	h.KeyDown(ebiten.KeyX) // what lies face down too
	h.Ticks(15)
	seen = frameOf(app.UI)
	h.KeyUp()
	for i := 1; offers(h, fmt.Sprint("curtain.tray.", i)); i++ { // and what lies behind the hand
		h.ClickOn(fmt.Sprint("curtain.tray.", i))
		h.Ticks(3)
		seen += frameOf(app.UI)
		h.ClickOn("curtain.tray.0")
		h.Ticks(3)
	}
	heard = nil
	look(h, p)
	if p.Table.Eyes() != game.Everyone {
		t.Fatal("the curtain did not close")
	}
	h.Ticks(2)
	// What is done behind the curtain is heard by all: nothing but that it closes.
	if i := slices.IndexFunc(heard, func(c audio.Cue) bool { return c != audio.CurtainCloses }); i >= 0 {
		t.Fatalf("the table hears cue %d from behind the curtain", heard[i])
	}
	r := rand.New(rand.NewPCG(seed, 77))
	p.Table.Away() // whoever looked has gone
	for len(frames) < 400 {
		x, y := 1280*r.Float64(), 720*r.Float64()
		switch r.IntN(6) {
		case 0:
			h.Click(x, y)
		case 1:
			h.Move(x, y)
			h.Wheel(float64(r.IntN(3) - 1))
		case 2: // hold: shows things large
			h.Move(x, y)
			h.Press()
			h.Ticks(40)
			h.Release()
		case 3:
			h.Key(ebiten.KeyTab)
		default:
			h.Move(x, y)
			h.Ticks(20)
		}
		if p.Table.Eyes() != game.Everyone {
			t.Fatal("a click opened the curtain")
		}
		frames = append(frames, frameOf(app.UI)+fmt.Sprint(heard))
		heard = nil
		if p.HandTo != game.NoSeat || p.Large.ID != "" {
			h.Key(ebiten.KeyEscape)
		}
	}
	return frames, seen
}

// frameOf is all that a frame puts on the screen, in words. The display list is the kit's own, so it is read by reflection: sprites
// are named by what they are kept under; where else something lies in memory does not matter.
func frameOf(u *ui.UI) string {
	names := map[uintptr]string{}
	kit := reflect.ValueOf(u).Elem()
	caches := kit.FieldByName("sprites")
	for i := range caches.NumField() {
		m := caches.Field(i)
		if m.Kind() != reflect.Map || m.Type().Elem().Kind() != reflect.Pointer {
			continue
		}
		for it := m.MapRange(); it.Next(); {
			names[it.Value().Pointer()] = fmt.Sprintf("%s%v", caches.Type().Field(i).Name, it.Key())
		}
	}
	var b strings.Builder
	ops := kit.FieldByName("ops")
	for i := range ops.Len() {
		op := ops.Index(i)
		for f := range op.NumField() {
			field := op.Field(f)
			if field.Kind() == reflect.Pointer {
				b.WriteString(names[field.Pointer()])
				continue
			}
			if painter := field; painter.Kind() == reflect.Interface && painter.Elem().Kind() == reflect.Struct { // where a painter has its pictures from is no part of the frame
				painter = painter.Elem()
				for i := range painter.NumField() {
					if painter.Field(i).Kind() != reflect.Pointer {
						fmt.Fprint(&b, " ", painter.Field(i))
					}
				}
				continue
			}
			fmt.Fprint(&b, " ", field)
		}
		b.WriteByte('\n')
	}
	for _, p := range u.Placed() {
		fmt.Fprintf(&b, "%v\n", p)
	}
	for _, g := range u.Targets() {
		fmt.Fprintf(&b, "%v\n", g)
	}
	return address.ReplaceAllString(b.String(), "&")
}

var address = regexp.MustCompile("0x[0-9a-f]{6,}")

// looks are ways to use the curtain and to leave it.
var looks = map[string]func(h *uitest.Hands, p *Play){
	"hover and close": func(h *uitest.Hands, p *Play) {
		h.MoveTo("curtain.card.0")
		h.Ticks(40)
		h.MoveTo("curtain.card.1")
		h.Wheel(-3)
		h.Key(ebiten.KeyEscape)
	},
	"log, search, wish and close": func(h *uitest.Hands, p *Play) {
		h.ClickOn("curtain.log")
		h.ClickOn("ownlog.find")
		h.Type("e")
		h.Wheel(-2)
		h.Ticks(5)
		h.ClickOn("curtain.cards")
		h.ClickOn("curtain.advance")
		h.ClickOn("advance.before-cards.2")
		h.ClickOn("advance.card.before-cards.more")
		h.Wheel(-2)
		h.Ticks(5)
		h.ClickOn("curtain.close")
	},
	"large and lose the focus": func(h *uitest.Hands, p *Play) {
		h.MoveTo("curtain.card.1")
		h.Press()
		h.Ticks(45)
		h.Release()
		if p.Large.ID == "" {
			panic("nothing was shown large")
		}
		h.Unfocus(true)
		h.Unfocus(false)
		h.Ticks(2)
	},
	"pause": func(h *uitest.Hands, p *Play) {
		h.MoveTo("curtain.card.1")
		h.Ticks(30)
		h.Key(ebiten.KeyF9)
		h.Ticks(100)
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
	},
	"sleep": func(h *uitest.Hands, p *Play) {
		h.MoveTo("curtain.card.0")
		h.Press()
		h.Ticks(10)
		h.Sleep()
		h.Release()
	},
	"click, focus by key and wait": func(h *uitest.Hands, p *Play) {
		h.ClickOn("curtain.card.0")
		h.Key(ebiten.KeyEscape)
		if p.Table.Eyes() == game.Everyone {
			return
		}
		h.Key(ebiten.KeyTab)
		h.Key(ebiten.KeyTab)
		h.MoveTo("curtain.loyalty.0")
		h.Wheel(-5)
		h.Ticks(int(table.IdleTime.Seconds())*60 + 30)
	},
}

// holdsCards reports whether the watched seat has cards that can be exchanged, at the beginning of a step.
func holdsCards(turn int) func(v *game.View) bool {
	return func(v *game.View) bool {
		return v.Turn >= turn && v.Step == game.ActionStep && len(v.Piles[game.Hand(watched)]) >= 3 && kindIs(v, game.ChooseAction)
	}
}

func TestNothingPrivateRemains(t *testing.T) {
	for name, look := range looks {
		for seed := range uint64(2) {
			t.Run(fmt.Sprint(name, seed), func(t *testing.T) {
				pair := twins(t, seed+1, holdsCards(3))
				one, seenOne := record(t, pair[0], seed, look, nil)
				two, seenTwo := record(t, pair[1], seed, look, nil)
				if seenOne == seenTwo {
					t.Error("the hands do not differ behind the curtain: this proves nothing")
				}
				if at := differs(one, two); at >= 0 {
					t.Errorf("frame %d shows what the seat held:\n%s", at, firstLine(one[at], two[at]))
				}
			})
		}
	}
}

// TestPlantedLeaksAreFound proves that the test finds what remains.
func TestPlantedLeaksAreFound(t *testing.T) {
	leaks := map[string]func() func(p *Play, u *ui.UI){
		"large": func() func(p *Play, u *ui.UI) {
			var kept session.Thing
			return func(p *Play, u *ui.UI) {
				if p.Table.Eyes() == watched && len(p.View.Piles[game.Hand(watched)]) > 0 {
					kept = session.Thing{Deck: 0, ID: p.View.Piles[game.Hand(watched)][0].Card}
				} else if kept.ID != "" && u.Tick%50 == 0 {
					p.Large = kept
				}
			}
		},
		"view": func() func(p *Play, u *ui.UI) {
			var kept *game.View
			return func(p *Play, u *ui.UI) {
				if p.Table.Eyes() == watched {
					kept = p.View
				} else if kept != nil { // an icon where the hand had a card of strength 1: no text
					for i, slot := range kept.Piles[game.Hand(watched)] {
						skill, _ := p.Faces().Type(slot.Card)
						_, strength := card.SplitSkill(slot.Card)
						if look, ok := parts.SkillAt(int(skill)); ok {
							u.Skill(look, ui.R(10, 10+float64(i)*9, 10+float64(strength), 10))
						}
					}
				}
			}
		},
		"scroll": func() func(p *Play, u *ui.UI) {
			high := 0.0
			return func(p *Play, u *ui.UI) {
				if p.Table.Eyes() == watched {
					for _, slot := range p.View.Piles[game.Hand(watched)] {
						for _, b := range []byte(slot.Card) {
							high = math.Mod(high*31+float64(b), 600)
						}
					}
				}
				u.Fill(ui.R(0, high, 3, 30), ui.Amber)
			}
		},
	}
	for name, leak := range leaks {
		t.Run(name, func(t *testing.T) {
			pair := twins(t, 1, holdsCards(3))
			one, _ := record(t, pair[0], 1, looks["hover and close"], leak())
			two, _ := record(t, pair[1], 1, looks["hover and close"], leak())
			if differs(one, two) < 0 {
				t.Error("the planted leak was not found")
			}
		})
	}
}

func differs(one, two []string) int {
	for i := range one {
		if one[i] != two[i] {
			return i
		}
	}
	return -1
}

func firstLine(a, b string) string {
	one, two := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(one), len(two)) {
		if one[i] != two[i] {
			return one[i] + "\n" + two[i]
		}
	}
	return fmt.Sprintf("%d lines and %d", len(one), len(two))
}
