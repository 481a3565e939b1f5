package card

import (
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// Sheet draws a card or token that has a title and sentences: Quorum, Loyalty, Destination, a location, a title, an objective, a damage token, a
// civilian ship. r may have any shape.
func (f *Faces) Sheet(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, st State) ui.Rect {
	face := f.say.Face(deck, id)
	look := f.signOf(deck, id)
	k := r.W / SkillW
	if r.W > r.H*0.75 {
		k = min(k, r.H/SkillH)
	}
	kind := ui.Style{Font: ui.Label600, Size: 16 * k, Class: ui.Note, Leading: 1.15, Tracking: 0.04, Caps: true}
	name := ui.CardTitle.Sized(27 * k)
	in := r.InsetXY(16*k, 0)
	kindH := min(u.ParagraphHeight(in.W, face.Kind, kind), 2*u.LineHeight(kind))
	text := f.faceBody(deck, id, &face)
	foot := sheetFoot(&face)
	nameH, head := 0.0, 0.0
	sizes := []float64{27 * k, min(27*k, 27)} // the text comes before a large title
	if deck == card.LoyaltyCards {
		sizes = sizes[1:] // for all: otherwise those with long texts could be recognized from afar
	}
	for _, size := range sizes {
		name = name.Sized(size)
		nameH = min(u.ParagraphHeight(in.W, face.Title, name), 3*u.LineHeight(name))
		head = 9*k + kindH + nameH + 7*k
		room := r.H - head - 22*k - foot.room(u, in.W, k)
		if text.fit(u, in.W, room, 16, 16).text.Class == ui.Private {
			break
		}
	}
	picture := pictures[id]
	flat := head
	if picture != "" {
		flat = 0 // the picture is its ground
	}
	r = plate(u, r, look.Color, flat, 20, k, st)
	rest := ui.R(in.X, r.Y+head+10*k, in.W, 0)
	rest.H = r.Bottom() - 12*k - rest.Y

	// If there is no room for everything, what the large view shows too is left out: first the note, then the timing, then the end.
	f.over = !text.fits(u, rest.W, rest.H-foot.room(u, rest.W, k))
	if face.Note != "" && f.over {
		text = text[:len(text)-1]
	}
	if !text.fits(u, rest.W, rest.H-foot.room(u, rest.W, k)) {
		foot = nil
	}
	for len(text) > 1 && !text.fits(u, rest.W, rest.H) {
		text = text[:len(text)-1]
	}
	if len(foot) > 0 {
		st := foot.fit(u, rest.W, 48*k, 17*k, 15*k)
		var at ui.Rect
		at, rest = rest.CutBottom(foot.height(u, rest.W, st), 7*k)
		u.Fill(ui.R(rest.X, at.Y-4*k, rest.W, 1), ui.Alpha(ui.White, 0.16))
		foot.draw(u, at, st)
	}

	most := 21 * k
	if deck == card.LoyaltyCards {
		most = 18 * k // short texts no larger than long ones, which could be recognized from afar
	}
	if st.TextSize > 0 {
		most = min(most, st.TextSize)
	}
	band := 0.0
	if picture != "" {
		band = f.sheetBand(u, text, rest, k, most)
		if deck == card.LoyaltyCards {
			// From afar all must look alike: the note, which the large view shows too, gives way to the picture, and no picture is larger.
			if face.Note != "" && len(text) == len(face.Lines)+1 && band < loyaltyBand*k {
				text = text[:len(text)-1]
				band = f.sheetBand(u, text, rest, k, most)
			}
			band = min(band, loyaltyBand*k)
		}
		topPicture(u, r, picture, head, r.Y+head+band, 20*k, plateLine(st), look.Color)
		dim(u, r, r.Y+head+band, 20*k, st)
		rest.Y, rest.H = rest.Y+band, rest.H-band
	}
	u.Paragraph(ui.R(in.X, r.Y+9*k, in.W, kindH+1), face.Kind, kind, soft(look.Color), ui.Left)
	u.Paragraph(ui.R(in.X, r.Y+9*k+kindH, in.W, nameH+1), face.Title, name, st.ink(), ui.Left)
	// The sign of a card without a picture stands above the text if both have room.
	size := min(rest.W, rest.H) * 0.42
	room := rest.H - size - 14*k
	if s := text.fit(u, rest.W, room, most, max(16, most*0.75)); picture == "" && room > 0 && text.height(u, rest.W, s) <= room && s.text.Font == ui.Body400 {
		room = rest.H - 14*k - 2 - text.height(u, rest.W, s)
		size = min(min(room, rest.W*0.7), 150*k)
		x, _ := rest.Center()
		emblem(u, ui.R(x-size/2, rest.Y, size, size), look)
		rest.Y, rest.H = rest.Y+size+14*k, rest.H-size-14*k
	}
	set := text.fit(u, rest.W, rest.H, most, 16)
	f.small = set.text.Class != ui.Private
	f.size = sizeOf(set)
	if text.height(u, rest.W, set) < rest.H+u.LineHeight(set.text)*0.5 { // the large view has the text of a card that is too low for it
		text.inked(st.ink()).draw(u, rest, set)
	}
	tab(u, r, st)
	return r
}

// loyaltyBand is the height of the picture of a Loyalty card whose text leaves room for it.
const loyaltyBand = 124

// bandText is the smallest size of a text that has made room for a picture, if that is more than the smallest of all.
const bandText = 11.5

// sheetBand returns the height of the picture under the title of a card: what the text leaves, which shrinks a little for it.
func (f *Faces) sheetBand(u *ui.UI, text body, rest ui.Rect, k, most float64) float64 {
	for _, b := range bands {
		s := text.fit(u, rest.W, rest.H-b.high*k, most, 16)
		if high := text.height(u, rest.W, s); s.text.Font == ui.Body400 && s.text.Class == ui.Private && s.text.Size >= bandText*k && high <= rest.H-b.high*k {
			return min(rest.H-high, 190*k)
		}
	}
	if spare := rest.H - text.height(u, rest.W, text.fit(u, rest.W, rest.H, most, 16)); spare > 30*k {
		return spare
	}
	return 0
}

// sheetFoot returns when the card may be used.
func sheetFoot(face *say.Face) body {
	if face.Timing == "" {
		return nil
	}
	icon := ui.IconClock
	if face.Action {
		icon = ui.IconPlay
	}
	return body{{icons: []ui.Icon{icon}, color: ui.TextQuiet, text: face.Timing, tint: ui.TextSecond}}
}

// room returns what a foot takes from the text.
func (b body) room(u *ui.UI, w, k float64) float64 {
	if len(b) == 0 {
		return 0
	}
	return b.height(u, w, b.fit(u, w, 48*k, 17*k, 15*k)) + 7*k
}

// fits reports whether the body fits in any setting.
func (b body) fits(u *ui.UI, w, h float64) bool {
	return b.height(u, w, b.fit(u, w, h, 16, 16)) <= h
}

// emblem draws the sign of a card in a thin ring.
func emblem(u *ui.UI, r ui.Rect, look DeckLook) {
	u.Panel(r.Square(), ui.Look{Top: ui.Mix(ui.PanelBase, look.Color, 0.10), Bottom: ui.Mix(ui.PanelBase, look.Color, 0.04), LineTop: ui.Alpha(look.Color, 0.55), LineBottom: ui.Alpha(look.Color, 0.2), Line: 1.2, Cut: r.W * 0.29})
	u.Icon(look.Icon, r.Square().Inset(r.W*0.2), look.Color)
}

// signOf returns the color and the sign of one card. All Loyalty cards have the same, because other players may see them from afar.
func (f *Faces) signOf(deck card.Deck, id card.ID) DeckLook {
	look := LookOf(deck)
	// all cards of other decks have the sign of their deck
	//exhaustive:ignore
	switch deck {
	case card.Locations:
		look.Icon = PlaceIcon(card.Place(id))
		if l := f.in.Locations.Of(card.Place(id)); l != nil && l.Hazardous {
			look.Color = ui.HazardOn
		} else if l != nil && l.Board.Cylon() {
			look.Color = ui.Red
		}
	case card.QuorumCards:
		if q := f.in.Quorum.Of(id); q != nil && len(q.Effect) > 0 {
			look.Icon, _ = sign(q.Effect[0])
		}
	case card.GalacticaDamage, card.PegasusDamage:
		if t := f.in.Token(id); t != nil && t.Place != "" {
			look.Icon = PlaceIcon(t.Place)
		} else if t != nil && len(t.Effect) > 0 {
			look.Icon, _ = sign(t.Effect[0])
		}
	}
	return look
}

// Cylon reports whether a Loyalty card makes its holder a Cylon.
func (f *Faces) Cylon(id card.ID) bool {
	c := f.in.Loyalty.Of(id)
	return c != nil && c.Team == card.CylonTeam
}

// faceBody returns the text of a face. Effects get their icons; everything else stands as sentences under its label.
func (f *Faces) faceBody(deck card.Deck, id card.ID, face *say.Face) body {
	icons := map[string]item{}
	for _, e := range f.effects(deck, id) {
		switch e.(type) {
		case card.Change, card.JumpPrep:
			icons[f.say.Effect(e)] = f.items(card.Do(e))[0]
		default:
			icon, c := sign(e)
			icons[f.say.Effect(e)] = item{icons: []ui.Icon{icon}, color: c, text: f.say.Effect(e)}
		}
	}
	var b body
	for _, l := range face.Lines {
		it, ok := icons[l.Text]
		if !ok {
			it = item{text: l.Text}
		}
		it.label = l.Label
		b = append(b, it)
	}
	if face.Note != "" {
		b = append(b, item{text: face.Note, tint: ui.TextQuiet})
	}
	return b
}

// effects returns the effects of a component, for their icons.
func (f *Faces) effects(deck card.Deck, id card.ID) card.Effects {
	// the others have faces of their own, or no effects
	//exhaustive:ignore
	switch deck {
	case card.QuorumCards:
		if c := f.in.Quorum.Of(id); c != nil {
			return c.Effect
		}
	case card.Destinations:
		if c := f.in.Destinations.Of(id); c != nil {
			return c.Effect
		}
	case card.LoyaltyCards:
		if c := f.in.Loyalty.Of(id); c != nil {
			return c.Effect
		}
	case card.Locations:
		if c := f.in.Locations.Of(card.Place(id)); c != nil {
			return c.Action
		}
	case card.GalacticaDamage:
		if c := f.in.GalacticaDamage.Of(id); c != nil {
			return c.Effect
		}
	case card.CivilianShips:
		if c := f.in.Civilians.Of(id); c != nil {
			return c.Effect
		}
	}
	return nil
}
