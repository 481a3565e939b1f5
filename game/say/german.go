package say

import "battlestar/game/card"

type german struct{ english }

func (de german) effect(e card.Effect) string { return de.english.effect(e) }
