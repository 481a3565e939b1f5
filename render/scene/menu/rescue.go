package menu

import (
	"fmt"

	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
)

// rescuedAt is where a damaged game goes on.
func rescuedAt(info *save.Info) string {
	switch {
	case info.Over != nil:
		return "from its end"
	case info.Turn == 0:
		return "from its beginning"
	}
	return fmt.Sprintf("in turn %d, %s’s", info.Turn, info.Current)
}

// rescueText says how a damaged game can go on, and what of it is lost.
func rescueText(info *save.Info) string {
	lost := "exactly where it stood: only a part of the log is lost"
	switch n := info.Rescue.Lost; {
	case n == 1:
		lost = "before the damage: the last answer is lost, and chance begins anew"
	case n > 1:
		lost = fmt.Sprintf("before the damage: the last %d answers are lost, and chance begins anew", n)
	}
	return fmt.Sprintf("It can go on %s, %s. That makes a new game beside it; the damaged file stays as it is.", rescuedAt(info), lost)
}

// rescue goes on with what can be saved of the chosen game.
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
	t, err := table.Load(path, l.shell.Bots)
	if err != nil {
		l.say(err)
		l.look()
		return
	}
	a.Clear(l.shell.Sit(a, t))
}
