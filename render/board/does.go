package board

import (
	"battlestar/game/card"
	"battlestar/render/ui"
)

// sign is a sign of what a location is good for: an icon, or where that is empty a type of Skill card.
type sign struct {
	icon  ui.Icon
	skill ui.Skill
	color ui.Color
}

// does says in signs what somebody can do at a location of Galactica: what is drawn, flown or shot at there.
func does(place card.Place) []sign {
	switch place {
	case card.FTLControl:
		return ftlDoes
	case card.WeaponsControl:
		return weaponsDo
	case card.Communications:
		return communicationsDo
	case card.ResearchLab:
		return researchDoes
	case card.Command:
		return commandDoes
	case card.AdmiralsQuarters:
		return quartersDo
	case card.HangarDeck:
		return hangarDoes
	case card.Armory:
		return armoryDoes
	}
	return nil
}

var (
	ftlDoes          = []sign{{icon: ui.IconJump, color: ui.Green}}
	weaponsDo        = []sign{{icon: ui.IconRaider, color: ui.Red}, {icon: ui.IconBasestar, color: ui.Red}}
	communicationsDo = []sign{{icon: ui.IconEye, color: ui.TextSecond}, {icon: ui.IconCivilian, color: ui.TextSecond}}
	researchDoes     = []sign{{skill: ui.Engineering}, {skill: ui.Tactics}}
	commandDoes      = []sign{{icon: ui.IconViper, color: ui.TextSecond}, {icon: ui.IconViper, color: ui.TextSecond}}
	quartersDo       = []sign{{icon: ui.IconBrig, color: ui.Mix(ui.HazardOn, ui.White, 0.35)}}
	hangarDoes       = []sign{{icon: ui.IconViper, color: ui.TextSecond}, {icon: ui.IconUp, color: ui.Cyan}}
	armoryDoes       = []sign{{icon: ui.IconBoarding, color: ui.Red}}
)

// signGap is the room before the signs of a location, signPart how large they are, of its icon.
const signGap, signPart = 6.0, 0.84

// doingEnd is where the signs of a location end beside its icon.
func doingEnd(icon ui.Rect, place card.Place) float64 {
	n := float64(len(does(place)))
	if n == 0 {
		return icon.Right()
	}
	return icon.Right() + 9 + signGap + n*(icon.H*signPart+signGap*0.8)
}

// doing draws the signs of a location beside its icon, if all fit before right, where figures stand.
func doing(u *ui.UI, icon ui.Rect, right float64, place card.Place) {
	size := icon.H * signPart
	x := icon.Right() + 9
	signs := does(place)
	if doingEnd(icon, place) > right {
		return
	}
	for i, s := range signs {
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
