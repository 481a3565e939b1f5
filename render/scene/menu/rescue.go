package menu

import (
	"fmt"

	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/shell"
)

// rescuedAt says where a damaged game continues.
func rescuedAt(s *shell.Shell, info *save.Info) string {
	switch {
	case info.Over != nil:
		return s.Text(say.RescueFromItsEnd)
	case info.Turn == 0:
		return s.Text(say.RescueFromItsBeginning)
	}
	return fmt.Sprintf(s.Text(say.RescueInTurnOf), info.Turn, info.Current)
}

// rescueText says how a damaged game can continue, and what of it is lost.
func rescueText(s *shell.Shell, info *save.Info) string {
	lost := s.Text(say.RescueExactly)
	if n := info.Rescue.Lost; n > 0 {
		lost = s.Count(say.RescueBefore, n)
	}
	return fmt.Sprintf(s.Text(say.RescueCanGoOn), rescuedAt(s, info), lost)
}

// rescue continues with what can be saved of the chosen game.
func (l *Load) rescue(a *render.App) {
	name, err := l.shell.Store.Rescue(l.list[l.chosen].Name, l.shell.Seed())
	if err != nil {
		l.say(err)
		return
	}
	path, err := l.shell.Store.Path(name)
	if err != nil {
		l.say(err)
		return
	}
	t, err := table.Open(path, l.shell.Bots, l.shell.Seed)
	if err != nil {
		l.say(err)
		l.stale = true
		return
	}
	a.Clear(l.shell.Sit(a, t))
}
