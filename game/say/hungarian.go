package say

import "battlestar/game/card"

type hungarian struct{ english }

func (hu hungarian) effect(e card.Effect) string { return hu.english.effect(e) }
