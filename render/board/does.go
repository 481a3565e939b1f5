package board

import "battlestar/render/ui"

// sign shows what a location is good for: an icon, or a type of Skill card if that is empty.
type sign struct {
	icon  ui.Icon
	skill ui.Skill
	color ui.Color
}

// signGap is the room before the signs of a location, signPart their size as a part of its icon.
const signGap, signPart = 6.0, 0.84

// doingEnd returns where the signs of a location end beside its icon.
func doingEnd(icon ui.Rect, does []sign) float64 {
	n := float64(len(does))
	if n == 0 {
		return icon.Right()
	}
	return icon.Right() + 9 + signGap + n*(icon.H*signPart+signGap*0.8)
}

// doing draws the signs of a location beside its icon, if all fit before right, where figures stand.
func doing(u *ui.UI, icon ui.Rect, right float64, does []sign) {
	size := icon.H * signPart
	x := icon.Right() + 9
	if doingEnd(icon, does) > right {
		return
	}
	for i, s := range does {
		if i == 0 {
			u.Fill(ui.R(x, icon.Y+4, 1, icon.H-8), ui.Alpha(ui.White, 0.28))
		}
		at := ui.R(x+signGap, icon.Y+(icon.H-size)/2, size, size)
		if s.icon != "" {
			u.Icon(s.icon, at, s.color)
		} else {
			u.Skill(s.skill, at)
		}
		x += size + signGap*0.8
	}
}
