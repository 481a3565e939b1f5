package card

import (
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/render/ui"
)

// Every character must have an emblem and a color of their own.
func TestEmblems(t *testing.T) {
	boxes := box.All()
	f := New(box.Everything(), say.New(english.Language(), box.Everything(), nil))
	icons, colors := map[ui.Icon]card.ID{}, map[ui.Color]card.ID{}
	for _, b := range boxes {
		for _, c := range b.Characters {
			icon, color := f.EmblemOf(c.ID)
			if other, ok := icons[icon]; ok {
				t.Errorf("%s has the emblem of %s", c.ID, other)
			}
			if other, ok := colors[color]; ok {
				t.Errorf("%s has the colour of %s", c.ID, other)
			}
			icons[icon], colors[color] = c.ID, c.ID
		}
	}
}
