package guide

import (
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
)

// lessonPrefix begins the names of the lessons, under which the settings remember that they were read.
const lessonPrefix = "lesson-"

// Forget makes the lessons new again, for another first game.
func Forget(guided []string) []string {
	return slices.DeleteFunc(guided, func(name string) bool { return strings.HasPrefix(name, lessonPrefix) })
}

// Lessons lead through the first game, in place of the notes. Each says one thing that can be done now and points at it; the players may do otherwise.
// The table that they are written for is menu/first_game.txt.
var Lessons = []Note{
	{Name: "lesson-welcome", Words: say.LessonWelcome, fills: lastThreshold, when: inTurn(1)},
	{
		Name: "lesson-own", Words: say.LessonOwn, Rule: "B-LOY-01", points: currentSeat,
		when: func(p *session.Session) bool { return p.View.Turn == 1 && people(p) > 1 },
	},
	{
		Name: "lesson-own-alone", Words: say.LessonOwnAlone, Rule: "B-LOY-01", points: currentSeat,
		when: func(p *session.Session) bool { return p.View.Turn == 1 && people(p) == 1 },
	},
	{
		Name: "lesson-failed", Words: say.LessonFailed, Rule: "B-CHECK-07", fills: lastCheck,
		when: func(p *session.Session) bool { return p.View.Turn > 2 && failed(p) },
	},
	{
		Name: "lesson-jump", Words: say.LessonJump, Rule: "B-JUMP-02",
		when: func(p *session.Session) bool { return p.View.JumpPrep == game.AutoJump-1 },
	},
	{
		Name: "lesson-accused", Words: say.LessonAccused, Rule: "B-LOC-06",
		when: func(p *session.Session) bool {
			return p.View.Check != nil && p.View.Check.Place == card.AdmiralsQuarters
		},
	},
	{
		Name: "lesson-check", Words: say.LessonCheck, Rule: "B-CHECK-02", points: option(func(o game.Option) bool { return o.Kind == game.Act }),
		when: asked(game.Contribute),
	},
	{
		Name: "lesson-ones", Words: say.LessonOnes, Rule: "B-CHECK-08",
		when: func(p *session.Session) bool { return asked(game.Contribute)(p) && p.View.Check.OnesCount },
	},
	{
		Name: "lesson-result", Words: say.LessonResult, Rule: "B-CHECK-07",
		when: func(p *session.Session) bool { return p.View.Check != nil && p.View.Check.Revealed },
	},
	{
		Name: "lesson-crisis", Words: say.LessonCrisis, Rule: "B-CRISIS-04", points: option(func(o game.Option) bool { return o.Kind == game.TheCheck }),
		when: func(p *session.Session) bool { return p.CrisisOpen() && asked(game.ChooseBox)(p) },
	},
	{
		Name: "lesson-icons", Words: say.LessonIcons, Rule: "B-JUMP-01",
		when: func(p *session.Session) bool { return p.View.Turn > 1 },
	},
	{Name: "lesson-bot", Words: say.LessonBot, when: func(p *session.Session) bool { return p.View.Turn == 2 && botsTurn(p) }},
	{Name: "lesson-bot-accuses", Words: say.LessonBotAccuses, Rule: "B-LOC-06", when: func(p *session.Session) bool { return p.View.Turn == 3 && botsTurn(p) }},
	{
		Name: "lesson-skills", Words: say.LessonSkills, Rule: "B-TURN-02", points: option(func(o game.Option) bool { return o.Kind == game.TheSkill }),
		when: func(p *session.Session) bool { return asked(game.ChooseSkillType)(p) && !botsTurn(p) },
	},
	{
		Name: "lesson-second", Words: say.LessonSecond, Rule: "B-TURN-01",
		when: func(p *session.Session) bool { return p.View.Turn == 2 && asked(game.ChooseMove)(p) && !botsTurn(p) },
	},
	{
		Name: "lesson-accuse", Words: say.LessonAccuse, Rule: "B-LOC-06", points: place(card.AdmiralsQuarters),
		when: func(p *session.Session) bool { return p.View.Turn == 3 && asked(game.ChooseMove)(p) && !botsTurn(p) },
	},
	{
		Name: "lesson-move", Words: say.LessonMove, Rule: "B-MOVE-01", points: place(card.Command),
		when: func(p *session.Session) bool { return p.View.Turn == 1 && asked(game.ChooseMove)(p) },
	},
	{
		Name: "lesson-action", Words: say.LessonAction, Rule: "B-ACT-01", points: option(func(o game.Option) bool { return o.Kind == game.Locate }),
		when: func(p *session.Session) bool {
			return asked(game.ChooseAction)(p) && !botsTurn(p) && p.View.Seats[p.View.Current].Place == card.Command
		},
	},
	{
		Name: "lesson-accuse-now", Words: say.LessonAccuseNow, Rule: "B-LOC-06", points: option(func(o game.Option) bool { return o.Kind == game.Locate }),
		when: func(p *session.Session) bool {
			return asked(game.ChooseAction)(p) && !botsTurn(p) && p.View.Seats[p.View.Current].Place == card.AdmiralsQuarters
		},
	},
	{
		Name: "lesson-other-action", Words: say.LessonOtherAction, Rule: "B-ACT-01",
		when: func(p *session.Session) bool {
			return asked(game.ChooseAction)(p) && !botsTurn(p) && p.View.Seats[p.View.Current].Place != card.Command
		},
	},
	{
		Name: "lesson-viper", Words: say.LessonViper, Rule: "B-COMBAT-01", points: option(func(o game.Option) bool { return o.Kind == game.TheViper && o.Area != card.NoArea }),
		when: asked(game.ChooseViper),
	},
	{
		Name: "lesson-deed", Words: say.LessonDeed, Rule: "B-COMBAT-01", points: option(func(o game.Option) bool { return o.Kind == game.FireAt }),
		when: asked(game.ChooseViperDeed),
	},

	{
		Name: "lesson-destination", Words: say.LessonDestination, Rule: "B-JUMP-07", Private: true, fills: lastThreshold,
		when: asked(game.ChooseDestination),
	},
	{
		Name: "lesson-adding-own", Words: say.LessonAddingOwn, Rule: "B-LOC-06", Private: true,
		when: func(p *session.Session) bool {
			return asked(game.ContributeCards)(p) && p.View.Check.Target == p.Table.Eyes()
		},
	},
	{
		Name: "lesson-adding-accused", Words: say.LessonAddingAccused, Rule: "B-LOC-06", Private: true, fills: accused,
		when: func(p *session.Session) bool {
			return asked(game.ContributeCards)(p) && p.View.Check.Place != "" && p.View.Check.Target != p.Table.Eyes()
		},
	},
	{
		Name: "lesson-adding", Words: say.LessonAdding, Rule: "B-CHECK-07", Private: true,
		when: func(p *session.Session) bool { return asked(game.ContributeCards)(p) && p.View.Check.Place == "" },
	},
}

func inTurn(n int) func(p *session.Session) bool {
	return func(p *session.Session) bool { return p.View.Turn == n }
}

// botsTurn reports whether the computer plays the current turn.
func botsTurn(p *session.Session) bool { return p.Seated[p.View.Current].Bot != "" }

// people returns the number of seats that people play.
func people(p *session.Session) (n int) {
	for _, s := range p.Seated {
		n += parts.Btoi(s.Bot == "")
	}
	return n
}

// ended returns how the last skill check ended, or nil if there was none.
func ended(p *session.Session) *game.Event {
	for i, e := range slices.Backward(p.Log()) {
		if e.Kind == game.CheckEnded {
			return &p.Log()[i]
		}
	}
	return nil
}

// failed reports whether the last skill check failed.
func failed(p *session.Session) bool {
	e := ended(p)
	return e != nil && e.Result == game.Failed
}

// lastCheck returns the name of the last skill check, if there was one.
func lastCheck(p *session.Session) []any {
	switch e := ended(p); {
	case e == nil:
		return []any{""}
	case e.Place != "":
		return []any{p.Say.Place(e.Place)}
	default:
		return []any{p.Say.CardName(e.Card)}
	}
}

// accused returns the name of the player whom the check is about, if there is one.
func accused(p *session.Session) []any {
	if p.View == nil || p.View.Check == nil || p.View.Check.Target == game.NoSeat {
		return []any{""}
	}
	return []any{p.Name(p.View.Check.Target)}
}

// currentSeat points at the seat of the current player.
func currentSeat(p *session.Session) string { return "seat:" + parts.Number(int(p.View.Current)) }

// place points at a location that may be chosen.
func place(at card.Place) func(p *session.Session) string {
	return option(func(o game.Option) bool { return o.Kind == game.ThePlace && o.Place == at })
}

// option points at the first option that is meant.
func option(means func(o game.Option) bool) func(p *session.Session) string {
	return func(p *session.Session) string {
		if d := p.View.Decision; d != nil && p.Now.For == table.Choice {
			for _, o := range d.Options {
				if means(o) {
					return session.OptionID(o.Choice)
				}
			}
		}
		return ""
	}
}
