package card

import (
	"strconv"

	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

var classIcons = [...]ui.Icon{card.PoliticalLeader: ui.IconLaurel, card.MilitaryLeader: ui.IconAdmiral, card.Pilot: ui.IconViper, card.Support: ui.IconWrench, card.CylonLeader: ui.IconBasestar}

// Character draws a character sheet with all abilities; with Used, the once-per-game ability is shown as spent.
func (f *Faces) Character(u *ui.UI, r ui.Rect, id card.ID, st State) ui.Rect {
	c := f.in.Characters.Of(id)
	if c == nil {
		return f.Sheet(u, r, card.Characters, id, st)
	}
	face := f.say.Face(card.Characters, id)
	k := r.W / 560
	_, color := f.EmblemOf(id)
	name := ui.CardTitle.Sized(40 * k)
	kind := ui.Style{Font: ui.Label600, Size: 19 * k, Class: ui.Note, Leading: 1.15, Tracking: 0.04, Caps: true}
	label := ui.Style{Font: ui.Label600, Size: 18 * k, Class: ui.Note, Leading: 1.15, Tracking: 0.04, Caps: true}
	in := r.InsetXY(22*k, 0)
	head := 14*k + u.LineHeight(kind) + u.LineHeight(name) + 10*k
	labels, lines := labelsOf(&face), face.Lines
	skills := len(labels) > 0 && len(lines) > 0 // the first line is the skill set, which is drawn as shapes
	rest := ui.R(in.X, r.Y+head+14*k, in.W, r.H-head-30*k)
	set := 0.0
	if skills {
		set, lines = u.LineHeight(label)+60*k, lines[1:]
	}
	text := abilities(c, lines, st)
	band := 0.0
	if pictures[id] != "" {
		band = abilityBand(u, text, rest.W, rest.H-set, k)
		r = plate(u, r, color, 0, 22, k, st) // the picture is its ground
		topPicture(u, r, pictures[id], head, r.Y+head+band, 22*k, plateLine(st), color)
	} else {
		r = plate(u, r, color, head, 22, k, st)
	}
	rest.Y, rest.H = r.Y+head+14*k+band, rest.H-band
	words := in.W - f.onSheet(u, r, id, head, band, k, st)
	u.Text(ui.R(in.X, r.Y+12*k, words, u.LineHeight(kind)), face.Kind, kind, soft(color), ui.Left)
	u.Text(ui.R(in.X, r.Y+12*k+u.LineHeight(kind), words, u.LineHeight(name)), face.Title, name, ui.TextMain, ui.Left)
	if skills {
		h := u.LineHeight(label)
		u.Text(ui.R(rest.X, rest.Y, rest.W, h), labels[0], label, ui.TextQuiet, ui.Left)
		f.skillSet(u, ui.R(rest.X, rest.Y+h+4*k, rest.W, 46*k), c, k)
		rest.Y, rest.H = rest.Y+set, rest.H-set
	}
	text.draw(u, rest, text.fit(u, rest.W, rest.H, 28*k, 16))
	tab(u, r, st)
	return r
}

// onSheet draws the character into the upper right corner of the sheet, in front of their home. It returns the width that the name must leave free
// for the character.
func (f *Faces) onSheet(u *ui.UI, r ui.Rect, id card.ID, head, band, k float64, st State) float64 {
	line := plateLine(st)
	side := min(270*k, head+band-line)
	who := ui.R(r.Right()-line-side, r.Y+head+band-side, side, side)
	cut := 0.0
	if who.Y < r.Y+22*k {
		cut = 22*k - line*0.6
	}
	if !f.Bust(u, who, id, Bust{Words: 2, Cut: cut}) {
		f.Medallion(u, ui.R(r.Right()-98*k, r.Y+(head-76*k)/2, 76*k, 76*k), id)
		return 86 * k
	}
	free := side*0.78 - 22*k
	if who.Y > r.Y+head*0.6 || band > head { // the name stands above the character, or in front of what is behind them
		free = 60 * k
	}
	if icon, color := f.EmblemOf(id); band > 0 {
		u.Icon(icon, ui.R(r.Right()-64*k, r.Y+14*k, 42*k, 42*k), color)
	}
	return free
}

// abilities returns what the lines of a face say of a character, the abilities last, with their signs.
func abilities(c *card.Character, lines []say.Clause, st State) body {
	var b body
	n := len(lines) - len(c.Abilities)
	for i, l := range lines {
		it := item{label: l.Label, text: l.Text}
		if j := i - n; j >= 0 && j < len(c.Abilities) {
			it.icons, it.color = abilitySign(&c.Abilities[j], st.Used)
			if c.Abilities[j].Kind == card.OncePerGame && st.Used {
				it.tint = ui.TextOff
			}
		}
		b = append(b, it)
	}
	return b
}

// abilityBand returns the height of the picture under a character's name: the text comes first, but shrinks a little for it.
func abilityBand(u *ui.UI, text body, w, h, k float64) float64 {
	for _, b := range [...]struct{ high, text float64 }{{230, 22}, {200, 21}, {170, 20}, {140, 19}, {110, 18}, {80, 17}, {50, 16}} {
		s := text.fit(u, w, h-b.high*k, 28*k, 16)
		if s.text.Font == ui.Body400 && s.text.Class == ui.Private && s.text.Size >= b.text*k && text.height(u, w, s) <= h-b.high*k {
			return b.high * k
		}
	}
	return 0
}

// abilitySign marks once-per-game abilities, ready or used, and drawbacks.
func abilitySign(a *card.Ability, used bool) ([]ui.Icon, ui.Color) {
	switch {
	case a.Kind == card.OncePerGame && used:
		return []ui.Icon{Spent}, ui.TextOff
	case a.Kind == card.OncePerGame:
		return []ui.Icon{Ready}, ui.Cyan
	case a.Kind == card.Drawback:
		return []ui.Icon{ui.IconDown}, ui.Red
	case a.When == card.AsAction:
		return []ui.Icon{ui.IconPlay}, ui.CyanIcon
	default:
		return []ui.Icon{ui.IconTick}, ui.CyanIcon
	}
}

// The diamond of a once-per-game ability, ready and used.
const (
	Ready ui.Icon = "f M12 2 L22 12 L12 22 L2 12 Z"
	Spent ui.Icon = "l M12 2 L22 12 L12 22 L2 12 Z"
)

// skillSet draws the cards that a character receives each turn: a number and the shapes of the types. A stroke between two types means one or the
// other.
func (f *Faces) skillSet(u *ui.UI, r ui.Rect, c *card.Character, k float64) {
	x := r.X
	for _, d := range c.Draws {
		ink := u.Text(ui.R(x, r.Y, 40*k, r.H), strconv.Itoa(d.N), numStyle(34*k), ui.TextMain, ui.Left)
		x = ink.Right() + 6*k
		for i, s := range d.Types {
			if i > 0 {
				u.Line(x+1*k, r.Y+39*k, x+13*k, r.Y+7*k, 2.5*k, ui.TextSecond)
				x += 18 * k
			}
			if look, ok := SkillOf(s); ok {
				u.Skill(look, ui.R(x, r.Y+1*k, 44*k, 44*k))
				x += 48 * k
			}
		}
		x += 20 * k
	}
}
