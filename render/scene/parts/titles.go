package parts

import (
	"battlestar/game/card"
	"battlestar/render/ui"
)

// TitleIcons are the icons of the titles.
var TitleIcons = [card.NumTitles]ui.Icon{card.PresidentTitle: ui.IconLaurel, card.AdmiralTitle: ui.IconAdmiral, card.CAGTitle: ui.IconCAG}
