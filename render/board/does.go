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
	quartersDo       = []sign{{icon: ui.IconBrig, color: ui.HazardOn}}
	hangarDoes       = []sign{{icon: ui.IconViper, color: ui.TextSecond}, {icon: ui.IconUp, color: ui.Cyan}}
	armoryDoes       = []sign{{icon: ui.IconBoarding, color: ui.Red}}
)

// doing draws the signs of a location beside its icon, if all fit before right, where figures stand.
func doing(u *ui.UI, icon ui.Rect, right float64, place card.Place) {
	const gap = 6.0
	size := icon.H * 0.84
	x := icon.Right() + 9
	signs := does(place)
	if x+gap+float64(len(signs))*(size+gap*0.8) > right {
		return
	}
	for i, s := range signs {
		if i == 0 {
			u.Fill(ui.R(x, icon.Y+4, 1, icon.H-8), ui.Alpha(ui.White, 0.28))
		}
		at := ui.R(x+gap, icon.Y+(icon.H-size)/2, size, size)
		if s.icon != "" {
			u.Icon(s.icon, at, s.color)
		} else {
			u.Skill(s.skill, at)
		}
		x += size + gap*0.8
	}
}
