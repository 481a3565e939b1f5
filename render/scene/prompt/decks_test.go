package prompt

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render"
	"battlestar/render/scene/check"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/takeback"
	"battlestar/render/scene/touch"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// bar shows only the prompt bar, where it lies on the table.
type bar struct{ p *Prompt }

func (b bar) Frame(u *ui.UI, _ *render.App) {
	b.p.Refresh()
	bar, work := u.Window().Inset(12).CutBottom(178, 10)
	b.p.Draw(u, bar, b.p.Lay(u, bar, work))
}

// More decks than those of today, up to all that can lie on one table, must have their place in the prompt bar. Piles that are not decks of the bar
// stand in for Mutiny, Mission, ally, New Caprica and Treachery cards.
func TestDecksToComeHaveTheirPlace(t *testing.T) {
	standIns := []game.Pile{game.SkillDeck(card.Treachery), game.SuperDeck, game.LoyaltyDeck, game.DamagePile, game.CivilianPile, game.BasestarDamagePile}
	for _, pile := range standIns[1:] {
		deckNames[pile], deckIcons[pile] = deckNames[game.DestinationDeck], ui.IconCards
		defer func() { delete(deckNames, pile); delete(deckIcons, pile) }()
	}
	for more := range len(standIns) + 1 {
		for name, until := range map[string]func(*game.View) bool{
			"an action": scenetest.Asks(game.ChooseAction, 3), "a window": func(v *game.View) bool { return v.Turn > 2 && v.Decision.Kind == game.AskWindow },
		} {
			s := scenetest.Shell(t)
			tab, err := scenetest.Table(6, 2)
			if err != nil {
				t.Fatal(err)
			}
			if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(1, 2)), until); err != nil {
				t.Fatal(err)
			}
			all := session.New(s, tab)
			all.Decks = append(all.Decks, standIns[:more]...)
			moves := motion.New(all)
			p := New(all, moves, check.New(all, moves), takeback.New(all), touch.New(all, moves, dice.New(all, moves)))
			all.Board.Host = p.touch
			app, err := render.New(func(a *render.App) render.Scene { s.Apply(a); return bar{p} })
			if err != nil {
				t.Fatal(err)
			}
			hands := uitest.Take(t, app, 1280, 720)
			for _, size := range scenetest.Shapes {
				for text := range shell.TextFactors {
					s.Settings.TextSize = text
					s.Apply(app)
					app.Size(size[0], size[1])
					hands.Ticks(2)
					where := fmt.Sprintf("%s, %d decks, %gx%g at text size %d", name, len(all.Decks), size[0], size[1], text)
					for _, problem := range hands.Problems() {
						t.Errorf("%s: %v", where, problem)
					}
					n := 0
					for _, target := range hands.Targets() {
						if strings.HasPrefix(target.ID, "deck:") {
							n++
							if target.Rect.W < 32 || target.Rect.H < 28 {
								t.Errorf("%s: %s is %.0fx%.0f", where, target.ID, target.Rect.W, target.Rect.H)
							}
						}
					}
					if name == "an action" && n != len(all.Decks) {
						t.Errorf("%s: %d decks can be pointed at", where, n)
					}
				}
			}
			if err := tab.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}
