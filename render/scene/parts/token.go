package parts

import (
	"battlestar/game/card"
	"battlestar/render/ui"
)

// Token draws a trauma token, face down where its id is empty: each side has a shape, a sign and a colour of its own.
func Token(u *ui.UI, r ui.Rect, id card.ID) {
	sq := r.Square()
	face := tokens[id]
	line := max(1.5, sq.W*0.06)
	u.Panel(sq, ui.Look{
		Top: ui.Mix(ui.PanelTop, face.color, 0.34), Bottom: ui.Mix(ui.Void, face.color, 0.16), LineTop: ui.Mix(face.color, ui.White, 0.25), LineBottom: ui.Mix(face.color, ui.Void, 0.35),
		Line: line, Cut: sq.W * face.cut, Shadow: true,
	})
	u.Icon(face.icon, sq.Inset(sq.W*face.inset), ui.Mix(face.color, ui.White, 0.3))
}

// TokenSign is the sign of a trauma token and its colour.
func TokenSign(id card.ID) (ui.Icon, ui.Color) { return tokens[id].icon, tokens[id].color }

// tokenFace is how a side of a token looks; cut and inset are parts of its width.
type tokenFace struct {
	icon       ui.Icon
	color      ui.Color
	cut, inset float64
}

var tokens = map[card.ID]tokenFace{
	"":                      {"l A12 12 9.4 20 300; l A12 12 5 200 480; f O12 12 1.9", ui.Color{R: 0xB9, G: 0xA2, B: 0xE6, A: 255}, 0.29, 0.18},
	card.TraumaBenevolent:   {"s M12 20.8 C3.6 14.6 2.2 9.4 4.8 6.4 C7.2 3.8 10.8 5 12 8.4 C13.2 5 16.8 3.8 19.2 6.4 C21.8 9.4 20.4 14.6 12 20.8 Z", ui.Cyan, 0.29, 0.19},
	card.TraumaAntagonistic: {"f M14.4 1.2 L3.6 13.8 H10.2 L8 22.8 L20.4 9 H13 Z", ui.Color{R: 0xFF, G: 0x9A, B: 0x4A, A: 255}, 0.5, 0.25},
	card.TraumaDisaster:     {ui.IconDamage, ui.Red, 0.06, 0.14},
}
