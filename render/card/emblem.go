package card

import (
	"battlestar/assets/people"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// characterEmblems are the signs of the characters: a thing that stands for each.
var characterEmblems = map[card.ID]ui.Icon{
	// A double helix.
	"gaius-baltar": "l M7 1.5 C7 8 17 8 17 12 C17 16 7 16 7 22.5; l M17 1.5 C17 8 7 8 7 12 C7 16 17 16 17 22.5; l M8.2 4.5 H15.8; l M9.5 9.4 H14.5; l M9.5 14.6 H14.5; l M8.2 19.5 H15.8",
	// A spanner across a bolt.
	"galen-tyrol": "s M12 3.5 L19.4 7.8 V16.2 L12 20.5 L4.6 16.2 V7.8 Z; l O12 12 4; l M1.5 22.5 L6 18; l M18 6 L22.5 1.5",
	// A falling star.
	"kara-thrace": "s M15.5 2.5 L17.3 6.7 L21.8 7.1 L18.4 10 L19.4 14.4 L15.5 12 L11.6 14.4 L12.6 10 L9.2 7.1 L13.7 6.7 Z; l M10.5 13.5 L2 22; l M13 16 L8 21.5; l M8 11 L2.5 16.5",
	// Ears of a listening raptor.
	"karl-agathon": "s M9.5 14.5 A9.5 14.5 2.6 0 360 Z; l A9.5 14.5 6.4 -80 -10; l A9.5 14.5 10.6 -80 -10; l M4.5 22 L9.5 17",
	// An open book of scripture under a light.
	"laura-roslin": "s M12 9 C9 6.8 5.5 6.4 2 7.2 V20 C5.5 19.2 9 19.6 12 21.8 C15 19.6 18.5 19.2 22 20 V7.2 C18.5 6.4 15 6.8 12 9 Z; l M12 9 V21.8; l M12 1.2 V4.6; l M7.4 2.4 L8.8 5; l M16.6 2.4 L15.2 5",
	// The bow of Apollo.
	"lee-adama": "l M6 2 C17 5 19 15 22 22; l M6 2 L22 22; l M3 21 L17 9; s M17.8 4.8 L20.4 9.6 L14.8 8.6 Z; l M3 17 V21 H7",
	// A glass and a half empty bottle.
	"saul-tigh": "s M3.5 9 H11.5 L10.4 22 H4.6 Z; l M4 14.5 H11; s M14.5 22 V10.5 C14.5 8.5 16.2 8 16.2 6 V1.8 H19.3 V6 C19.3 8 21 8.5 21 10.5 V22 Z; l M14.5 15 H21",
	// An eye that does not know itself.
	"sharon-valerii": "l M1.2 12 C4.5 6.6 8 4.6 12 4.6 C16 4.6 19.5 6.6 22.8 12; l M22.8 12 C19.5 17.4 16 19.4 12 19.4; f A12 12 4.6 -90 90 Z; l O12 12 4.6; l M4 20.5 L20 3.5",
	// A broken chain.
	"tom-zarek": "l M9.5 14.5 C7 17 5 19 3.4 17.4 C1.8 15.8 3.6 13.8 6 11.4; l M14.5 9.5 C17 7 19 5 20.6 6.6 C22.2 8.2 20.4 10.2 18 12.6; l M13 4 V1.5; l M9.5 6.5 L7.5 4.5; l M11 20 V22.5; l M14.5 17.5 L16.5 19.5; l M6.8 9.2 L10 12.4; l M14 11.6 L17.2 14.8",
	// A ship's wheel.
	"william-adama": "l O12 12 6.4; f O12 12 2; l M12 1.5 V22.5; l M1.5 12 H22.5; l M4.6 4.6 L19.4 19.4; l M19.4 4.6 L4.6 19.4",
	// A plotted course.
	"felix-gaeta": "l M2.5 20.5 C6 12 14 18 21.5 4; f O2.5 20.5 1.8; f O21.5 4 1.8; l M2 2.5 V8; l M2 2.5 H7.5; l M22 21.5 V16; l M22 21.5 H16.5; f O11.6 14.6 1.6",
	// A mask.
	"tory-foster": "s M3 4 C9 6 15 6 21 4 C21.5 12 18.5 19 12 22 C5.5 19 2.5 12 3 4 Z; f O8.2 10.4 1.7; f O15.8 10.4 1.7; l M8.5 15.5 C10.5 17 13.5 17 15.5 15.5",
	// A ball in flight.
	"samuel-anders": "s O15 9 6.4; l A15 9 6.4 140 320; l M10.4 4.6 C12.5 8.5 16 11.8 19.5 13.5; l M8 15.5 L2.5 21; l M5 12.5 L1.8 15.7; l M11.2 18.6 L8 21.8",
	// A hand torch that welds.
	"callandra-tyrol": "s M13 2.5 H21 V8 H16.5 L11 13.5 L8.5 11 Z; l M8.5 14.5 L6.5 16.5; f M5.2 15.4 L6.4 17.6 L8.6 18.8 L6.4 20 L5.2 22.2 L4 20 L1.8 18.8 L4 17.6 Z; l M11.5 17.5 L14 20; l M3.5 12.5 L6 15",
	// A crown.
	"cavil": "s M4 20.5 H20 V17 H4 Z; s M5 15 L3 6 L8.5 10.5 L12 3.5 L15.5 10.5 L21 6 L19 15 Z",
	// A stream that one does not step into twice.
	"leoben-conoy": "l M2 7.5 C5 4 8 4 12 7.5 C16 11 19 11 22 7.5; l M2 13 C5 9.5 8 9.5 12 13 C16 16.5 19 16.5 22 13; l M2 18.5 C5 15 8 15 12 18.5 C16 22 19 22 22 18.5",
	// A heart in two.
	"caprica-six": "s M12 21 C5 15.5 2 12 2 8 C2 4.5 4.5 2.8 7 2.8 C9.3 2.8 11 4 12 6 C13 4 14.7 2.8 17 2.8 C19.5 2.8 22 4.5 22 8 C22 12 19 15.5 12 21 Z; l M12 6 L10 11 L14 13 L12 21",
}

// EmblemOf is the emblem and the colour of a character; one without has the sign of his class.
func (f *Faces) EmblemOf(id card.ID) (ui.Icon, ui.Color) {
	icon, color := ui.IconPopulation, steel
	if c := f.in.Characters.Of(id); c != nil {
		icon, color = classIcons[c.Class], bluish
	}
	if e, ok := characterEmblems[id]; ok {
		icon = e
	}
	if p, ok := people.Of(string(id)); ok {
		color = ui.Color{R: uint8(p.Color >> 16), G: uint8(p.Color >> 8), B: uint8(p.Color), A: 255}
	}
	return icon, color
}

// Medallion draws the emblem of a character in a ring of his colour.
func (f *Faces) Medallion(u *ui.UI, r ui.Rect, id card.ID) {
	icon, c := f.EmblemOf(id)
	sq := r.Square()
	u.Panel(sq, ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.22), Bottom: ui.Mix(ui.Void, c, 0.12), LineTop: c, LineBottom: ui.Mix(c, ui.Void, 0.45), Line: max(1.5, sq.W*0.03), Cut: sq.W * 0.5, Shadow: true})
	u.Icon(icon, sq.Inset(sq.W*0.2), c)
}
