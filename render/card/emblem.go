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
	// A stethoscope.
	"sherman-doc-cottle": "l M4 2 V8 C4 13.5 13 13.5 13 8 V2; l M8.5 12.2 V15 C8.5 21.5 18.5 22 18.5 14.5; s O18.5 11.2 3.2; f O18.5 11.2 1; l M2.5 2 H5.5; l M11.5 2 H14.5",
	// A parachute.
	"brendan-hot-dog-costanza": "s M2 11 C2 4.5 7 1.5 12 1.5 C17 1.5 22 4.5 22 11 C19.5 9 17.5 9 15.5 11 C13.8 9 10.2 9 8.5 11 C6.5 9 4.5 9 2 11 Z; l M2 11 L11 19; l M22 11 L13 19; l M8.5 11 L11.5 19; l M15.5 11 L12.5 19; f O12 20.4 2.2",
	// A list with what is done.
	"louis-hoshi": "s M5 4 H19 V22 H5 Z; f M9 1.8 H15 V6 H9 Z; l M7.8 10.5 L9.3 12 L12 8.8; l M14 11 H16.8; l M7.8 16.5 L9.3 18 L12 14.8; l M14 17 H16.8",
	// Dark glasses.
	"romo-lampkin": "f M1.5 9 H10.3 C10.8 14 8.6 17.4 5.9 17.4 C3.2 17.4 1 14 1.5 9 Z; f M13.7 9 H22.5 C23 14 20.8 17.4 18.1 17.4 C15.4 17.4 13.2 14 13.7 9 Z; l M9.8 9.6 C11 8.4 13 8.4 14.2 9.6; l M1.9 9 L4.6 5; l M22.1 9 L19.4 5",
	// A microphone.
	"danna-biers": "s M8.8 4.5 C8.8 0.6 15.2 0.6 15.2 4.5 V11 C15.2 14.9 8.8 14.9 8.8 11 Z; l M5.2 10 C5.2 19.4 18.8 19.4 18.8 10; l M12 17.2 V22; l M8 22.2 H16; l M8.8 7.5 H15.2",
	// A mirror to hold.
	"aaron-doral": "s O12 8.5 7; l M12 15.5 V22.5; l M9.5 22.5 H14.5; l M8.2 9.5 C8.6 6.8 10.2 5.4 12.4 5.2",
	// A gate that lets through what follows from both.
	"simon-oneill": "l M1.5 8.5 H7; l M1.5 15.5 H7; s M7 4.5 H11.5 C21.5 4.5 21.5 19.5 11.5 19.5 H7 Z; l M19 12 H21; f O21.6 12 1.4",
	// A shield and a spear.
	"sharon-athena-agathon": "s M3 3 H14.5 V11 C14.5 16.2 11.5 19.6 8.75 21.2 C6 19.6 3 16.2 3 11 Z; l M8.75 6.5 V16; l M5.8 10 H11.7; l M19.5 22.5 V6; f M19.5 1 L21.9 6.4 H17.1 Z",
	// Wings.
	"karl-helo-agathon-pilot": "s M9.6 9.5 C7 7.5 4 6.8 1.2 5.2 C1.8 10.5 5 14.2 10.2 14.2 Z; s M14.4 9.5 C17 7.5 20 6.8 22.8 5.2 C22.2 10.5 19 14.2 13.8 14.2 Z; f O12 11.5 2.6; l M12 15 V20.5; l M9 18 L12 21.2 L15 18",
	// A house with pillars.
	"lee-adama-political": "s M1.8 8.5 L12 2.2 L22.2 8.5 Z; l M5.2 10.8 V18; l M9.8 10.8 V18; l M14.2 10.8 V18; l M18.8 10.8 V18; l M2.5 20.8 H21.5",
	// A flag.
	"tom-zarek-military": "l M4.5 1.5 V22.5; s M4.5 3 C9 1.2 13 5.6 21 3 L18 8.2 L21 13.4 C13 15.6 9 11.4 4.5 13.2 Z",
	// A candle and its light.
	"gaius-baltar-support": "s M9 13.5 H15 V22.5 H9 Z; f M12 4.6 C14.8 8 14.8 11.4 12 11.4 C9.2 11.4 9.2 8 12 4.6 Z; l A12 9 8.6 -150 -30; l A12 9 8.6 -15 35; l A12 9 8.6 145 195",
}

// EmblemOf returns the emblem and the color of a character. A character without an emblem has the sign of their class.
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

// Medallion draws the emblem of a character in a ring of the character's color.
func (f *Faces) Medallion(u *ui.UI, r ui.Rect, id card.ID) {
	icon, c := f.EmblemOf(id)
	sq := r.Square()
	u.Panel(sq, ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.22), Bottom: ui.Mix(ui.Void, c, 0.12), LineTop: c, LineBottom: ui.Mix(c, ui.Void, 0.45), Line: max(1.5, sq.W*0.03), Cut: sq.W * 0.5, Shadow: true})
	u.Icon(icon, sq.Inset(sq.W*0.2), c)
}
