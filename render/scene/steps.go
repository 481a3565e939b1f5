package scene

import "battlestar/game"

type boardState struct{}
type logState struct{}

// collect takes in what happened since the last frame.
func (p *Play) collect() {
	for step := range p.Table.Steps() {
		if step.Event.Kind == game.DieRolled {
			p.dice.rolled(step)
		}
	}
}
