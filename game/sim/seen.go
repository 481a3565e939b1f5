package sim

import (
	"battlestar/game"
	"battlestar/game/card"
)

// Seen counts what came up in games, to find what no game ever tried.
type Seen struct {
	Kinds   [game.NumKinds]int   // decisions answered
	Windows [game.NumWindows]int // windows in which somebody wanted to play
	Events  [game.NumEvents]int
	Choices map[game.ChoiceKind]int // picked
	Cards   map[card.ID]int         // played, drawn as a crisis, travelled to, revealed, used, drawn as a token
	Places  map[card.Place]int      // activated
}

// answer counts a decision and its answer. A nil Seen counts nothing.
func (s *Seen) answer(d *game.Decision, a game.Answer) {
	if s == nil {
		return
	}
	if s.Choices == nil {
		s.Choices, s.Cards, s.Places = map[game.ChoiceKind]int{}, map[card.ID]int{}, map[card.Place]int{}
	}
	s.Kinds[d.Kind]++
	for _, pick := range a.Picks {
		s.Choices[pick.Kind]++
		if d.Kind == game.AskWindow && pick.Kind == game.Act {
			s.Windows[d.Window]++
		}
	}
}

// events counts what happened, as everybody saw it.
func (s *Seen) events(news []game.Event) {
	if s == nil || s.Cards == nil {
		return
	}
	for i := range news {
		e := &news[i]
		s.Events[e.Kind]++
		switch e.Kind {
		case game.CardPlayed:
			title, _ := game.SplitSkill(e.Card)
			s.Cards[title]++
		case game.AbilityUsed, game.Revealed:
			s.Cards[e.Card]++
		case game.Activated:
			s.Places[e.Place]++
		case game.CardMoved:
			switch e.To {
			case game.CrisisOpen, game.Travelled, game.DamageOnBoard, game.Removed, game.InPlay:
				s.Cards[e.Card]++
			case game.BasestarTokens(0), game.BasestarTokens(1):
				s.Cards[e.Card]++
			}
		case game.Looked:
			if e.Seen == game.All && e.Card == "sympathizer" {
				s.Cards[e.Card]++
			}
		}
	}
}
