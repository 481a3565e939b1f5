package card

import (
	"strconv"

	"battlestar/game/card"
	"battlestar/render/ui"
)

// The measures of a plain Skill card.
const (
	SkillW, SkillH = 232, 364
	checkW, checkH = 112, 156
)

// Skill draws a Skill card into r, which has the shape of 232 by 364, and returns where it lies.
func (f *Faces) Skill(u *ui.UI, r ui.Rect, id card.ID, st State) ui.Rect {
	var lies ui.Rect
	f.asLargeAsFits(u, func() { lies = f.skill(u, r, id, st) })
	return lies
}

func (f *Faces) skill(u *ui.UI, r ui.Rect, id card.ID, st State) ui.Rect {
	title, strength := card.SplitSkill(id)
	c := f.in.Skills.Of(title)
	if c == nil {
		return f.Back(u, r, card.SkillCards, steel)
	}
	face := f.say.Face(card.SkillCards, title)
	k := min(r.W/SkillW, 1.15*r.H/SkillH)
	skill, _ := SkillOf(c.Type)
	color := skill.Color()
	head := min(98*r.W/SkillW, r.H*0.3) // lower on a low card
	hk := head / 98
	r = plate(u, r, color, head, 20, k, st)
	in := r.InsetXY(16*k, 0)
	if name := pictures[title]; name != "" {
		skillPicture(u, r, name, head, 20*k, plateLine(st), color)
	}
	u.Text(ui.R(in.X, r.Y+4*hk, 80*hk, head-4*hk), strconv.Itoa(strength), ui.Numeral.Sized(88*hk).In(ui.Private), ui.TextMain, ui.Left)
	size := max(48*hk, 29/u.Scale) // the letters need 28 pixels
	u.Skill(skill, ui.R(in.Right()-size, r.Y+11*hk, size, size))
	if c.Timing == card.InCheck {
		u.Icon(ui.IconAbility, ui.R(in.X+62*hk, r.Y+11*hk, 36*hk, 36*hk), ui.AmberTop)
	}
	dim(u, r, r.Y+head, 20*k, st)
	kind := ui.Style{Font: ui.Label600, Size: 18 * k, Class: ui.Note, Leading: 1.1, Tracking: 0.03, Caps: true}
	if name, room := f.say.Skill(c.Type), ui.R(in.X+54*hk, r.Y+13*hk+size, in.W-54*hk, head-15*hk-size); u.TextWidth(name, kind) <= room.W && u.LineHeight(kind) <= room.H+4 {
		u.Text(room, name, kind, soft(color), ui.Right)
	}

	name := ui.CardTitle.Sized(27 * k)
	high := min(u.ParagraphHeight(in.W, face.Title, name), 3*u.LineHeight(name))
	u.Paragraph(ui.R(in.X, r.Y+head+8*k, in.W, high+1), face.Title, name, st.ink(), ui.Left)
	rest := ui.R(in.X, r.Y+head+8*k+high+4*k, in.W, 0)
	rest.H = r.Bottom() - 8*k - rest.Y

	icon := ui.IconClock
	switch c.Timing {
	case card.Action:
		icon = ui.IconPlay
	case card.InCheck:
		icon = ui.IconAbility
	case card.InMovement, card.InMovementOrAction:
		icon = ui.IconTurnOn
	case card.BeforeCardsAdded, card.AfterStrengthTotaled, card.BeforeDieRoll, card.AfterViperAttacked, card.BeforeCheck, card.AfterVictory,
		card.BeforeRaidersAct, card.AfterDieRoll, card.TreacheryDropped, card.AfterPass: // these keep the clock
	}
	text := body{}
	for _, e := range c.Effect {
		text = append(text, item{text: f.say.Effect(e)})
	}
	if face.Note != "" {
		text = append(text, item{text: face.Note, tint: ui.TextQuiet})
	}
	foot := body{{icons: []ui.Icon{icon}, color: ui.TextQuiet, text: face.Timing, tint: ui.TextSecond}}
	// On a low card the note is left out, then the timing, then the text, in favor of the gist: the large view has them all.
	room := rest.H - 4*k
	f.over = !text.fits(u, rest.W, room-foot.room(u, rest.W, k))
	if _, plain := text.plain(u, rest.W, room-foot.room(u, rest.W, k), 16); !plain && !f.over && face.Note != "" { // rather than condensed
		text, f.cut = text[:len(text)-1], true
	}
	if f.over && face.Note != "" {
		text = text[:len(text)-1]
	}
	if f.over && !text.fits(u, rest.W, room-foot.room(u, rest.W, k)) && text.fits(u, rest.W, room) {
		foot = nil
	}
	fst := foot.fit(u, rest.W, 48*k, 17*k, 15*k)
	if high := foot.height(u, rest.W, fst); len(foot) > 0 && high <= rest.H {
		var at ui.Rect
		at, rest = rest.CutBottom(high, 7*k)
		u.Fill(ui.R(rest.X, at.Y-4*k, rest.W, 1), ui.Alpha(ui.White, 0.16))
		foot.draw(u, at, fst)
		room = rest.H - 4*k
	}
	sum := gist(c.Effect)
	big := setting{num: 32 * k, text: ui.Body}
	if !text.fits(u, rest.W, room) {
		if len(sum) > 0 && big.num*1.15 <= room {
			sum.draw(u, rest, big)
		}
		tab(u, r, st)
		return r
	}
	// The gist stands above the text if both have room.
	most := 20 * k
	if st.TextSize > 0 {
		most = min(most, st.TextSize)
	}
	if tall := big.num*1.15 + 8*k; len(sum) > 0 {
		if with, ok := text.plain(u, rest.W, room-tall, most); ok && with.text.Size >= most*0.85 {
			sum.draw(u, rest, big)
			rest.Y, rest.H = rest.Y+tall, rest.H-tall
		}
	}
	set := text.fit(u, rest.W, rest.H-4*k, most, 16)
	f.small = set.text.Class != ui.Private
	f.size = sizeOf(set)
	text.inked(st.ink()).draw(u, rest, set)
	tab(u, r, st)
	return r
}

// Small draws a Skill card in a check: head and title only. r has the shape of 112 by 156.
func (f *Faces) Small(u *ui.UI, r ui.Rect, id card.ID, st State) ui.Rect {
	title, strength := card.SplitSkill(id)
	c := f.in.Skills.Of(title)
	if c == nil {
		return f.Back(u, r, card.SkillCards, steel)
	}
	k := r.W / checkW
	skill, _ := SkillOf(c.Type)
	head := 58 * k
	r = plate(u, r, skill.Color(), head, 14, k, st)
	u.SkillGhost(skill, ui.R(r.X+26*k, r.Y+84*k, 60*k, 60*k))
	u.Text(ui.R(r.X+10*k, r.Y+3*k, 42*k, head-3*k), strconv.Itoa(strength), ui.Numeral.Sized(52*k), ui.TextMain, ui.Left)
	size := min(max(40*k, 29/u.Scale), 48*k) // the letters need 28 pixels
	shape := ui.R(r.Right()-8*k-size, r.Y+(head-size)/2+2*k, size, size)
	u.Skill(skill, shape)
	if c.Timing == card.InCheck { // its text counts in a check, whoever put it there (E-CHECK-01)
		u.Icon(ui.IconAbility, ui.R(r.X+40*k, r.Y+4*k, 22*k, 22*k), ui.AmberTop)
	}
	name := body{{text: f.say.CardName(title)}}
	in := ui.R(r.X+7*k, r.Y+head+10*k, r.W-14*k, r.Bottom()-r.Y-head-16*k)
	p := ui.Style{Font: ui.Label500, Size: 20 * k, Class: ui.Note, Leading: 1.12}
	u.Paragraph(ui.R(in.X, in.Y, in.W, min(in.H, u.ParagraphHeight(in.W, name[0].text, p)+1)), name[0].text, p, ui.TextMain, ui.Center)
	tab(u, r, st)
	return r
}
