package card_test

import (
	"fmt"
	"os"
	"testing"

	"battlestar/game/box"
	"battlestar/game/box/base"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

func TestMain(m *testing.M) {
	uitest.Main(m, uitest.Guests{"gallery": func() (*render.App, error) {
		return render.New(func(*render.App) render.Scene { return newGallery() })
	}})
}

// one is a component to show.
type one struct {
	deck card.Deck
	id   card.ID
}

// everything returns each component of the base box once.
func everything() []one {
	b := base.Box()
	var list []one
	add := func(deck card.Deck, id card.ID) { list = append(list, one{deck, id}) }
	for _, c := range b.Skills {
		for strength := 1; strength <= 5; strength++ {
			if c.Copies[strength] > 0 {
				add(card.SkillCards, card.SkillID(c.ID, strength))
			}
		}
	}
	for _, c := range b.Crises {
		add(card.Crises, c.ID)
	}
	for _, c := range b.SuperCrises {
		add(card.SuperCrises, c.ID)
	}
	for _, c := range b.Quorum {
		add(card.QuorumCards, c.ID)
	}
	for _, c := range b.Destinations {
		add(card.Destinations, c.ID)
	}
	for _, c := range b.Loyalty {
		add(card.LoyaltyCards, c.ID)
	}
	for _, c := range b.Characters {
		add(card.Characters, c.ID)
	}
	for _, c := range b.Locations {
		add(card.Locations, card.ID(c.ID))
	}
	for _, c := range b.GalacticaDamage {
		add(card.GalacticaDamage, c.ID)
	}
	for _, c := range b.BasestarDamage {
		add(card.BasestarDamage, c.ID)
	}
	for _, c := range b.Civilians {
		add(card.CivilianShips, c.ID)
	}
	for _, c := range b.Titles {
		add(card.Titles, card.ID(c.ID.String()))
	}
	for _, c := range b.Objectives {
		add(card.Objectives, c.ID)
	}
	return list
}

// gallery shows components in rows; a key turns the page.
type gallery struct {
	faces *cards.Faces
	all   []one
	page  int
	per   int
	size  float64 // relative to the plain size of a card
	state cards.State
}

func newGallery() *gallery {
	in := box.New([]card.ID{"base"}, nil)
	return &gallery{faces: cards.New(in, say.New(english.Language(), in, nil)), all: everything(), per: 10, size: 1}
}

func (g *gallery) Frame(u *ui.UI, a *render.App) {
	if u.Button("next", ui.R(1800, 1040, 110, 36), "next", ui.Options{Key: "N"}) {
		g.page++
	}
	if u.Button("state", ui.R(1600, 1040, 110, 36), "state", ui.Options{Key: "S"}) {
		g.state = cards.State{Chosen: true, Tab: "Adds +3", Used: true}
	}
	lo := min(g.page*g.per, len(g.all))
	hi := min(lo+g.per, len(g.all))
	x, y, high := 16.0, 30.0, 0.0
	for _, o := range g.all[lo:hi] {
		w, h := plain(o.deck)
		w, h = w*g.size, h*g.size
		if x+w > 1910 {
			x, y = 16, y+high+34
		}
		high = h
		g.faces.Any(u, ui.R(x, y, w, h), o.deck, o.id, g.state)
		x += w + 12
	}
	if lo == 0 {
		for i, o := range g.all[:10] {
			g.faces.Small(u, ui.R(20+float64(i)*122, 860, 112, 156), o.id, g.state)
		}
		for i, deck := range []card.Deck{card.SkillCards, card.Crises, card.SuperCrises, card.QuorumCards, card.LoyaltyCards, card.Destinations} {
			g.faces.Back(u, ui.R(1260+float64(i)*105, 860, 96, 134), deck, cards.LookOf(deck).Color)
		}
	}
}

// plain returns the plain size of the components of a deck.
func plain(deck card.Deck) (w, h float64) {
	switch deck {
	case card.Crises, card.SuperCrises:
		return 366, 652
	case card.Characters:
		return 560, 700
	case card.Locations, card.Titles, card.Objectives, card.Missions:
		return 366, 380
	case card.Allies, card.Crossroads:
		return 366, 380
	case card.GalacticaDamage, card.PegasusDamage, card.BasestarDamage, card.CivilianShips, card.TraumaTokens:
		return 232, 290
	case card.AnyDeck, card.SkillCards, card.QuorumCards, card.Destinations, card.LoyaltyCards, card.Agendas, card.Mutinies, card.Motives, card.Abilities, card.TitleActions:
		return cards.SkillW, cards.SkillH
	}
	panic(fmt.Sprintf("unknown card.Deck %d", deck))
}

var sizes = [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}}

func TestEveryCardHasRoomForItsText(t *testing.T) {
	for _, size := range sizes {
		for _, o := range everything() {
			for _, st := range []cards.State{{}, {Legal: true, Hover: true}, {Chosen: true, Tab: "Adds +3", Used: true}} {
				app, err := render.New(func(*render.App) render.Scene {
					g := newGallery()
					g.all, g.per, g.state = []one{o}, 1, st
					return single{g}
				})
				if err != nil {
					t.Fatal(err)
				}
				h := uitest.Take(t, app, size[0], size[1])
				for _, p := range h.Problems() {
					t.Errorf("%v %v %v: %v", size, o, st, p)
				}
			}
		}
	}
}

// The four signs at the foot of a New Caprica Crisis card must have room beside each other, on the card as it lies on the table and at the largest
// and smallest sizes at which it is shown, even with large text (P-NC-07, P-NC-43).
func TestFootOfOccupationCards(t *testing.T) {
	in := box.Everything()
	for _, size := range sizes {
		for _, factor := range []float64{1, 1.3} {
			app, err := render.New(func(*render.App) render.Scene {
				return &occupation{gallery: gallery{faces: cards.New(in, say.New(english.Language(), in, nil))}, factor: factor}
			})
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range uitest.Take(t, app, size[0], size[1]).Problems() {
				t.Errorf("%v, text %v: %v", size, factor, p)
			}
		}
	}
}

// occupation shows a card with all four signs at three sizes, and a card without those of the jump.
type occupation struct {
	gallery
	factor float64
}

func (o *occupation) Frame(u *ui.UI, a *render.App) {
	u.TextFactor = o.factor
	w, h := plain(card.Crises)
	o.faces.Crisis(u, ui.R(16, 30, w*0.82, h*0.82), "hiding-underground", cards.CrisisState{})
	o.faces.Crisis(u, ui.R(330, 30, w, h), "hiding-underground", cards.CrisisState{})
	o.faces.Crisis(u, ui.R(720, 30, w*1.3, h*1.3), "hiding-underground", cards.CrisisState{})
	o.faces.Crisis(u, ui.R(1220, 30, w, h), "demanded-surrender", cards.CrisisState{})
	u.TextFactor = 1
}

// single shows one component.
type single struct{ g *gallery }

func (s single) Frame(u *ui.UI, a *render.App) {
	o := s.g.all[0]
	w, h := plain(o.deck)
	s.g.faces.Any(u, ui.R(100, 60, w, h), o.deck, o.id, s.g.state)
	if o.deck == card.SkillCards {
		s.g.faces.Small(u, ui.R(800, 60, 112, 156), o.id, s.g.state)
	}
}

// TestPictures takes pictures of all cards if BATTLESTAR_PICTURES names a folder.
func TestPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	for _, size := range sizes {
		s := uitest.Start(t, "gallery", int(size[0]), int(size[1]))
		pages := (len(everything()) + 9) / 10
		for page := range pages {
			if page == 0 || size[1] != 2160 || page%4 == 2 {
				s.SaveShot(fmt.Sprintf("%s/cards-%d-%02d.png", dir, int(size[1]), page))
			}
			s.ClickOn("next")
		}
	}
}

// Even on a low tile, the mark of a card that does not count at face value must not lie on other text (E-CHECK-01).
func TestMarkOfAChangedTile(t *testing.T) {
	in := box.Everything()
	for _, size := range [...][2]float64{{853, 480}, {1280, 720}, {2560, 1080}} {
		app, err := render.New(func(*render.App) render.Scene {
			return tiles{cards.New(in, say.New(english.Language(), in, nil))}
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range uitest.Take(t, app, size[0], size[1]).Problems() {
			if p.Rule == "text on text" {
				t.Errorf("%v: %v", size, p)
			}
		}
	}
}

// tiles shows Skill cards that count double or nothing, on tiles from the lowest height up.
type tiles struct{ faces *cards.Faces }

func (s tiles) Frame(u *ui.UI, a *render.App) {
	for i, id := range [...]card.ID{"declare-emergency/3", "repair/2", "a-better-machine/3"} {
		_, strength := card.SplitSkill(id)
		for j, high := range [...]float64{72, 84, 96, 120, 172} {
			for k, counts := range [...]int{2 * strength, 0} {
				s.faces.Tile(u, ui.R(20+float64(2*i+k)*190, 20+float64(j)*180, 172, high), id, counts, cards.State{})
			}
		}
	}
}
