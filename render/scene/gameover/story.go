package gameover

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/say"
)

// story is a finished game, told from the public log.
type story struct {
	values   [5][]int // each resource and the distance at the end of each turn; 0 is the beginning
	jumps    []int    // on which turns
	stages   []stage  // of New Caprica
	moments  []moment
	revealed [game.MaxSeats]int // on which turn a seat was exposed as a Cylon; 0 if never
	unmet    [game.MaxSeats]int // Personal Goals that were not reached, 1 resource each
	checks   int
	shot     int // Cylon ships
	hits     int // on Galactica
	seats    [game.MaxSeats]deeds
	faces    [9]int // how often the die showed each number, 1 to 8
	ours     shots  // of vipers, Galactica and marines
	theirs   shots
}

// stage is the turn in which the fleet landed, or in which Galactica came back.
type stage struct {
	turn     int
	returned bool
}

// distanceLine is the place of the distance among the lines of a story.
const distanceLine = 4

// deeds is what a player did.
type deeds struct {
	turns   int
	played  int   // cards and abilities
	shots   shots // own attacks
	rolls   int
	pips    int // of all these rolls
	brig    int // times sent there
	sickbay int
}

// shots are attacks, those that had an effect, and how many were expected to.
type shots struct {
	made, hit int
	due       float64
}

// moment is something that mattered.
type moment struct {
	turn   int
	text   string
	bad    bool
	weight int    // the heavier ones are told
	check  string // that failed, or ""
}

// tellStory reads the log of a game that ended as end shows it. The starting resources are what is left when all changes are undone.
func tellStory(log []game.Event, end *game.View, flightEnds int, s *say.Speaker) *story {
	t := &story{}
	now := end.Resources
	for i := range log {
		if e := &log[i]; e.Kind == game.ResourceChanged {
			now[e.Resource] -= e.N
		}
	}
	turn, difficulty, distance := 0, 0, 0
	mark := func() {
		for r, v := range now {
			t.values[r] = append(t.values[r], v)
		}
		t.values[distanceLine] = append(t.values[distanceLine], distance)
	}
	add := func(weight int, bad bool, format string, args ...any) {
		t.moments = append(t.moments, moment{turn: turn, text: fmt.Sprintf(format, args...), bad: bad, weight: weight})
	}
	for i := range log {
		t.count(&log[i])
		switch e := &log[i]; e.Kind {
		case game.TurnBegan:
			mark()
			turn = e.N
		case game.ResourceChanged:
			state := game.Tabletop{Resources: now}
			was := state.InRed(e.Resource)
			now[e.Resource] += e.N
			state.Resources = now
			if !was && state.InRed(e.Resource) {
				add(3, true, s.Text(say.OverResourceInTheRed), title(s.Resource(e.Resource)))
			}
		case game.DistanceGained:
			distance += e.N
			switch {
			case distance < flightEnds:
				add(5, false, s.Text(say.OverFleetHasComeOf), distance, flightEnds)
			case end.NewCaprica == nil: // B-KOBOL-01; on New Caprica the landing is told (P-NC-01)
				add(5, false, s.Text(say.OverLastJumpIsNext), distance)
			}
		case game.Jumped:
			t.jumps = append(t.jumps, turn)
			if len(t.stages) > 0 {
				add(9, false, "%s", s.Text(say.OverLeavesNewCaprica))
			}
		case game.Landed:
			t.stages = append(t.stages, stage{turn, false})
			add(9, false, "%s", s.Text(say.OverLands))
		case game.GalacticaBack:
			t.stages = append(t.stages, stage{turn, true})
			add(9, false, "%s", s.Text(say.OverGalacticaBack))
		case game.CheckChanged:
			if e.Check != nil {
				difficulty = e.Check.Difficulty
			}
		case game.CheckEnded:
			t.check(e, difficulty, s, add)
		case game.Revealed:
			t.revealed[e.Seat] = turn
			add(8, true, s.Text(say.OverFoundOut), s.Name(e.Seat))
		case game.BecameCylon:
			if t.revealed[e.Seat] == 0 {
				t.revealed[e.Seat] = turn
				add(8, true, s.Text(say.OverJoinsTheCylons), s.Name(e.Seat))
			}
		case game.ShipMoved:
			if (e.Ship == card.Raider || e.Ship == card.HeavyRaider) && e.ToSpot == game.Supply && e.Cause == game.ByHit {
				t.shot += e.N
			}
		case game.BasestarGone:
			if e.Cause == game.ByHit {
				t.shot++
				add(6, false, "%s", s.Text(say.OverABasestarIsDestroyed))
			}
		case game.CardMoved:
			if e.Damages() != nil {
				t.hits++
				if e.To != game.Removed {
					add(2, true, s.Text(say.OverLocationIsHit), s.CardName(e.Card))
				}
			}
		case game.Executed:
			add(9, true, s.Text(say.OverIsExecuted), s.Name(e.Seat), s.ShortCharacter(e.Card))
		case game.RebelsTurned, game.HubLost:
			line, _ := s.Event(end, *e)
			add(8, e.Kind == game.RebelsTurned && game.RebelSide(e.N) == game.CylonRebels, "%s", line)
		case game.PursuitMoved:
			if e.N < 0 {
				add(6, true, "%s", s.Text(say.OverTheWholeCylonFleetStrikes))
			}
		case game.Looked: // a Loyalty card is revealed to everyone
			goal := strings.TrimPrefix(s.CardName(e.Card), s.Text(say.OverPersonalGoal))
			// for the others, an event of their own tells more
			//exhaustive:ignore
			switch owner := e.From.Owner(); e.Cause {
			case game.ByGoal:
				add(6, false, s.Text(say.OverRevealsAGoal), s.Name(owner), goal)
			case game.ByMissedGoal:
				t.unmet[owner]++
				add(7, true, s.Text(say.OverMissedAGoal), s.Name(owner), goal)
			case game.ByExamination:
				add(7, true, s.Text(say.OverIsOneOfTheFinalFive), s.Name(owner))
			case game.ByMutineer, game.ByMotive:
				line, _ := s.Event(end, *e)
				add(7, true, "%s", line)
			}
		case game.TitleGiven:
			if turn > 0 && e.Seat != game.NoSeat {
				add(4, false, s.Text(say.OverGetsTitle), s.Name(e.Seat), s.Title(e.Title))
			}
		}
	}
	mark()
	return t
}

// count adds an event to the numbers.
func (t *story) count(e *game.Event) {
	seat := &deeds{} // of nobody
	if e.Seat >= 0 && int(e.Seat) < len(t.seats) {
		seat = &t.seats[e.Seat]
	}
	side, own := &t.ours, &seat.shots
	if e.RollFor >= game.RollRaiderAtViper && e.RollFor <= game.RollBasestarAtGalactica {
		side, own = &t.theirs, &shots{}
	}
	switch e.Kind {
	case game.TurnBegan:
		seat.turns++
	case game.CardPlayed, game.AbilityUsed:
		seat.played++
	case game.DieRolled:
		if e.Natural == 0 {
			break // not rolled: its result was chosen
		}
		t.faces[e.Natural]++
		seat.rolls++
		seat.pips += int(e.Natural)
	case game.AttackMade:
		for _, s := range []*shots{side, own} {
			s.made++
			s.hit++
			s.due += game.HitChance(e.RollFor)
		}
	case game.AttackMissed:
		side.hit--
		own.hit--
	case game.CharacterMoved:
		switch e.Place {
		case card.Brig, card.Detention: // Detention takes the place of the Brig (P-NC-09)
			seat.brig++
		case card.Sickbay, card.MedicalCenter:
			seat.sickbay++
		}
	}
}

func (t *story) check(e *game.Event, difficulty int, s *say.Speaker, add func(int, bool, string, ...any)) {
	t.checks++
	name := s.CardName(e.Card)
	if e.Place != "" {
		name = s.Place(e.Place)
	}
	switch short := difficulty - e.N; {
	case e.Result == game.Passed:
		if short == 0 {
			add(4, false, s.Text(say.OverIsJustPassed), name)
		}
	case short == 1:
		add(7, true, s.Text(say.OverFailsByOne), name)
	case short == 2:
		add(5, true, s.Text(say.OverFailsByTwo), name)
	}
	if short := difficulty - e.N; e.Result != game.Passed && (short == 1 || short == 2) {
		t.moments[len(t.moments)-1].check = name
	}
}

// title capitalizes the first letter of a name.
func title(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// heaviest returns the n heaviest moments, in the order in which they happened.
func (t *story) heaviest(n int) []moment {
	heavy := slices.Clone(t.moments)
	slices.SortStableFunc(heavy, func(a, b moment) int {
		if a.weight != b.weight {
			return b.weight - a.weight
		}
		return b.turn - a.turn // later moments first
	})
	heavy = heavy[:min(n, len(heavy))]
	var list []moment
	for _, m := range t.moments {
		if i := slices.Index(heavy, m); i >= 0 {
			list = append(list, m)
			heavy = slices.Delete(heavy, i, i+1)
		}
	}
	return list
}

// contribution is a check with what everyone added to it. Only the journal knows that, and reveals it after the game.
type contribution struct {
	turn       int
	name       string
	difficulty int
	total      int
	result     game.CheckResult
	added      [game.MaxSeats][]card.ID
	check      game.CheckState // as last seen
}

// weight returns what a card counted in the check.
func (c *contribution) weight(setup game.Setup, id card.ID) int {
	_, strength := card.SplitSkill(id)
	skill, _ := skillTypeOf(setup, id)
	return c.check.Strength(skill, strength)
}

// whoAddedWhat replays a saved game and records each contribution.
func whoAddedWhat(path string, s *say.Speaker) ([]contribution, error) {
	contents, err := save.Read(path)
	if err != nil {
		return nil, err
	}
	var list []contribution
	var pending *game.Decision // what the next answer was given to
	open := false              // a check is open: the last of the list
	g, _, err := save.Replay(contents.Header.Setup, save.Standing(contents.Records), func(g *game.Game, r save.Record) {
		answer, answered := r.(save.Answer)
		if answered && pending != nil && pending.Kind == game.ContributeCards && open {
			c := &list[len(list)-1]
			for _, pick := range answer.Picks {
				c.added[answer.Seat] = append(c.added[answer.Seat], pickedCard(pending, pick))
			}
		}
		// The seat that is asked next sees its own options.
		pending = nil
		if d := g.Decision(game.Everyone); d != nil && d.Seat() != game.NoSeat {
			pending = g.Decision(d.Seat())
		}
		view := g.View(game.Everyone)
		check := view.Check
		switch {
		case check == nil:
			open = false
		case !open:
			open = true
			name := s.CardName(check.Card)
			if check.Place != "" {
				name = s.Place(check.Place)
			}
			list = append(list, contribution{turn: view.Turn, name: name, difficulty: check.Difficulty})
		default:
			c := &list[len(list)-1]
			c.difficulty, c.total, c.result = check.Difficulty, check.Total, check.Result
			c.check = *check
		}
	})
	if err != nil {
		return nil, err
	}
	g.Close()
	return list, nil
}

// pickedCard returns the card of an option, given its name in the journal.
func pickedCard(d *game.Decision, pick string) card.ID {
	for i := range d.Options {
		if d.Options[i].Choice.String() == pick {
			return d.Options[i].Card
		}
	}
	return ""
}
