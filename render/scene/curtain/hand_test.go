package curtain_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// handPose is a hand that a player may come to hold, and what they are asked about it.
type handPose struct {
	skills, quorum, loyalty []card.ID
	kind                    game.Kind
	least, most             int
	asks                    func(id card.ID) bool // reports whether a card may be chosen; nil means all of them
}

// handPoses are hands of Exodus with all its options, by name.
var handPoses = map[string]handPose{
	"15-different": {
		skills: []card.ID{
			"consolidate-power/1", "investigative-committee/3", "political-prowess/6", "red-tape/0", "executive-order/1", "declare-emergency/3", "state-of-emergency/6",
			"launch-scout/2", "strategic-planning/3", "trust-instincts/0", "evasive-maneuvers/1", "maximum-firepower/4", "repair/1", "scientific-research/3", "establish-network/0",
		},
		loyalty: []card.ID{"not-a-cylon"}, kind: game.DiscardToLimit, least: 5, most: 5,
	},
	"15-equal": {
		skills: []card.ID{
			"consolidate-power/1", "consolidate-power/1", "consolidate-power/1", "consolidate-power/1", "consolidate-power/1", "consolidate-power/1", "consolidate-power/1",
			"executive-order/1", "executive-order/1", "executive-order/1", "executive-order/2", "repair/1", "repair/1", "launch-scout/1", "scout-for-fuel/1",
		},
		loyalty: []card.ID{"cylon-damage", "final-five-examiner-executed"}, kind: game.DiscardToLimit, least: 5, most: 5,
	},
	"some-asked": {
		skills:  []card.ID{"consolidate-power/1", "consolidate-power/1", "declare-emergency/3", "executive-order/1", "executive-order/1", "executive-order/1", "launch-scout/2", "repair/1", "trust-instincts/0"},
		loyalty: []card.ID{"not-a-cylon", "cylon-jump-preparation", "sympathizer"}, kind: game.ChooseFromHand, least: 1, most: 1,
		asks: func(id card.ID) bool {
			return strings.HasPrefix(string(id), "executive") || strings.HasPrefix(string(id), "consolidate")
		},
	},
	"quorum-10": {
		skills: []card.ID{"consolidate-power/1", "repair/1"},
		quorum: []card.ID{
			"accept-prophecy", "arrest-order", "arrest-order", "assign-arbitrator", "assign-mission-specialist", "authorization-of-brutal-force",
			"encourage-mutiny", "food-rationing", "inspirational-speech", "presidential-pardon", "release-cylon-mugshots",
		},
		loyalty: []card.ID{"not-a-cylon", "not-a-cylon"}, kind: game.ChooseQuorum, least: 1, most: 1,
	},
}

// laid is a table behind the curtain of a seat that is shown other cards than it holds, and is asked about them.
type laid struct {
	*scene.Play
	seat game.Seat
	view *game.View
}

// Frame implements render.Scene.
func (l *laid) Frame(u *ui.UI, a *render.App) {
	l.Rooms.Curtain.Forget(u)
	l.View, l.Now = l.view, table.Asked{For: table.Secret, Seat: l.seat}
	if l.Large.ID != "" {
		u.Inert(func() { l.Rooms.Curtain.Draw(u) })
		l.Rooms.Large.Draw(u)
		return
	}
	l.Rooms.Curtain.Own(u, l.seat)
}

// newHand lays a hand before the first player who chooses an action.
func newHand(name string, played ...string) (*render.App, *laid, error) {
	pose := handPoses[name]
	tab, err := scenetest.ExodusTable(5, 2, played...)
	if err != nil {
		return nil, nil, err
	}
	if err := scenetest.PlayOn(tab, tabletest.TestRand(2), func(v *game.View) bool { return v.Turn > 2 && tabletest.KindIs(v, game.ChooseAction) }); err != nil {
		return nil, nil, err
	}
	l := &laid{seat: tab.View().Decision.Seat()}
	if err := tab.OpenCurtain(l.seat, ""); err != nil {
		return nil, nil, err
	}
	v := *tab.View()
	d := &game.Decision{Number: v.Decision.Number, Kind: pose.kind, Seats: game.SeatsOf(l.seat), Private: true, Min: pose.least, Max: pose.most}
	asked := pose.skills
	if pose.kind == game.ChooseQuorum {
		asked = pose.quorum
	}
	nth := map[card.ID]int8{}
	for _, id := range asked {
		if pose.asks == nil || pose.asks(id) {
			d.Options = append(d.Options, game.Option{Choice: game.Choice{Kind: game.TheCard, Card: id, N: nth[id]}})
		}
		nth[id]++
	}
	if pose.kind == game.ChooseFromHand {
		d.Options = append(d.Options, game.Option{Choice: game.Choice{Kind: game.Pass}})
	}
	known := func(list []card.ID) (slots []game.Slot) {
		for _, id := range list {
			slots = append(slots, game.Slot{Card: id, Seen: game.SeatsOf(l.seat)})
		}
		return slots
	}
	v.Decision = d
	v.Piles[game.Hand(l.seat)], v.Piles[game.Loyalty(l.seat)] = known(pose.skills), known(pose.loyalty)
	if pose.quorum != nil {
		v.Titles = slices.Clone(v.Titles)
		v.SetHolder(card.PresidentTitle, l.seat)
		v.Piles[game.QuorumHand] = known(pose.quorum)
	}
	l.view = &v
	app, err := render.New(func(a *render.App) render.Scene {
		s := scene.NewShell(nil, nil, "")
		s.Settings.Motion, s.Settings.NoGuide = shell.Off, true
		l.Play = scene.NewPlay(s, tab)
		return l
	})
	return app, l, err
}

func init() {
	for name := range handPoses {
		guests["hand-"+name] = func() (*render.App, error) {
			app, _, err := newHand(name, scenetest.AllOptions...)
			return app, err
		}
	}
}

// read reports whether a whole name is on the screen, in one line or broken between its words.
func read(h *uitest.Hands, name string) bool {
	var all []string
	for _, p := range h.Placed() {
		if p.Kind == "text" && !p.Clipped {
			all = append(all, p.Text)
		}
	}
	return strings.Contains(strings.ToLower(strings.Join(all, " ")), strings.ToLower(name))
}

// Every card of a large hand must be recognizable by its whole name, in windows and with text of every size.
func TestLargeHandsCanBeRead(t *testing.T) {
	for name, pose := range handPoses {
		t.Run(name, func(t *testing.T) {
			app, l, err := newHand(name, scenetest.AllOptions...)
			if err != nil {
				t.Fatal(err)
			}
			h := uitest.Take(t, app, 1280, 720)
			for text, factor := range shell.TextFactors {
				app.SetTextSize(factor)
				for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1080}, {1500, 1000}} {
					app.Size(size[0], size[1])
					h.Move(5, 5)
					h.Ticks(3)
					cards := pose.skills
					if pose.kind == game.ChooseQuorum {
						cards = pose.quorum
					}
					for _, id := range cards {
						title, _ := card.SplitSkill(id)
						if name := l.Say.CardName(title); !read(h, name) {
							t.Errorf("%v at text size %d: %q cannot be read", size, text, name)
						}
					}
					n := len(heapsOf(cards))
					for i := range n {
						h.MoveTo(curtain.CardID(i))
						h.Ticks(2)
						for _, problem := range h.Problems() {
							t.Errorf("%v at text size %d, on %s: %v", size, text, curtain.CardID(i), problem)
						}
					}
				}
			}
		})
	}
}

// heapsOf lays cards into heaps.
func heapsOf(list []card.ID) []curtain.Heap {
	var cards []curtain.Lying
	for _, id := range list {
		cards = append(cards, curtain.Lying{Id: id})
	}
	return curtain.Heaps(cards)
}

// Equal cards lie in one heap, and each of them must be selectable and removable, by mouse and by keyboard.
func TestEachOfEqualCardsCanBeChosen(t *testing.T) {
	ways := map[string]func(h *uitest.Hands, app *render.App, id string){
		"mouse": func(h *uitest.Hands, _ *render.App, id string) { h.ClickOn(id) },
		"keyboard": func(h *uitest.Hands, app *render.App, id string) {
			for range 100 {
				if app.UI.Focus() == id {
					h.Key(ebiten.KeyEnter)
					return
				}
				h.Key(ebiten.KeyTab)
			}
			t.Fatalf("Tab does not lead to %s", id)
		},
	}
	for way, press := range ways {
		t.Run(way, func(t *testing.T) {
			app, l, err := newHand("15-equal", scenetest.AllOptions...)
			if err != nil {
				t.Fatal(err)
			}
			h := uitest.Take(t, app, 1280, 720)
			picked := func(want ...int) {
				t.Helper()
				h.Ticks(2)
				got := make([]int, len(want))
				for i, heap := range heapsOf(handPoses["15-equal"].skills)[:len(want)] {
					for _, pick := range l.Picks {
						got[i] += parts.Btoi(pick.Card == heap.Id)
					}
				}
				if !slices.Equal(got, want) {
					t.Fatalf("of the first heaps %v are chosen, want %v; all: %v", got, want, l.Picks)
				}
				seen := map[game.Choice]bool{}
				for _, pick := range l.Picks {
					if seen[pick] {
						t.Fatalf("%v is picked twice", pick)
					}
					seen[pick] = true
				}
			}
			first, second := curtain.CardID(0), curtain.CardID(1) // seven and three
			for n := range 3 {
				press(h, app, first)
				picked(n+1, 0)
				if want := fmt.Sprintf("%d of 7", n+1); !read(h, want) {
					t.Errorf("%q does not stand on the heap", want)
				}
			}
			press(h, app, "curtain.fewer.0")
			picked(2, 0)
			for n := range 3 {
				press(h, app, second)
				picked(2, n+1)
			}
			press(h, app, first) // five are chosen, so one more click takes back all of this heap
			picked(0, 3)
			press(h, app, second)
			picked(0, 0)
			if tabletest.Offers(h, "curtain.fewer") {
				t.Error("there is something to put back, and nothing is chosen")
			}
		})
	}
}

// TestHandPictures takes pictures of the hands if BATTLESTAR_PICTURES names a folder; BATTLESTAR_MOMENTS selects which.
func TestHandPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	only := os.Getenv("BATTLESTAR_MOMENTS")
	for name := range handPoses {
		if only != "" && !slices.Contains(strings.Split(only, ","), name) {
			continue
		}
		for _, size := range scenetest.Sizes[:2] {
			t.Run(fmt.Sprint(name, size[1]), func(t *testing.T) {
				s := uitest.Start(t, "hand-"+name, size[0], size[1])
				s.SaveShot(filepath.Join(dir, fmt.Sprintf("hand-%s-%d.png", name, size[1])))
				s.ClickOn(curtain.CardID(0))
				if handPoses[name].most > 1 {
					s.ClickOn(curtain.CardID(1))
					s.ClickOn(curtain.CardID(1))
				}
				s.SaveShot(filepath.Join(dir, fmt.Sprintf("hand-%s-%d-chosen.png", name, size[1])))
			})
		}
	}
}
