package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

func (w *witness) expectEvent(args []string) error {
	n, err := w.happened(args)
	if err == nil && n == 0 {
		var list []string
		for e := range w.g.UncoveredEvents(w.mark) {
			list = append(list, e.Kind.String())
		}
		err = fmt.Errorf("it did not happen since the last line that acted; what did: %s", words2text(list))
	}
	return err
}

func (w *witness) expectNoEvent(args []string) error {
	n, err := w.happened(args)
	if err == nil && n > 0 {
		err = errors.New("it happened")
	}
	return err
}

// expectEvents checks `events N KIND [WORD]...`: it happened N times.
func (w *witness) expectEvents(args []string) error {
	if len(args) < 2 {
		return errors.New("expect events N KIND [WORD]…")
	}
	want, err := number(args[0])
	if err != nil {
		return err
	}
	n, err := w.happened(args[1:])
	if err == nil && n != want {
		err = fmt.Errorf("it happened %d times, not %d", n, want)
	}
	return err
}

// expectOrder checks `order KIND [WORD]..., KIND [WORD]... [in STEP]`: each happened after the one named before it.
func (w *witness) expectOrder(args []string) error {
	args, events, err := w.period(args)
	if err != nil {
		return err
	}
	parts := split(strings.Fields(strings.ReplaceAll(strings.Join(args, " "), ",", " , ")), ",")
	if len(parts) < 2 {
		return errors.New("expect order KIND [WORD]..., KIND [WORD]... [in STEP]")
	}
	left := events
	for i, part := range parts {
		fits, err := w.fits(part)
		if err != nil {
			return err
		}
		name := strings.Join(part, " ")
		at := slices.IndexFunc(left, fits)
		if at < 0 && slices.ContainsFunc(events, fits) {
			return fmt.Errorf("%s happened, but not after %s", name, strings.Join(parts[i-1], " "))
		}
		if at < 0 {
			return fmt.Errorf("%s did not happen", name)
		}
		left = left[at+1:]
	}
	return nil
}

// expectTogether checks `together KIND [WORD]..., KIND [WORD]... [in STEP]`: different events that one instruction caused.
func (w *witness) expectTogether(args []string) error {
	args, events, err := w.period(args)
	if err != nil {
		return err
	}
	parts := split(strings.Fields(strings.ReplaceAll(strings.Join(args, " "), ",", " , ")), ",")
	if len(parts) < 2 {
		return errors.New("expect together KIND [WORD]..., KIND [WORD]... [in STEP]")
	}
	type group struct{ step, number int }
	groups := map[group][]*game.Event{}
	step := 0
	for _, e := range events {
		if e.Kind == game.StepBegan {
			step++
		}
		if e.Group != 0 {
			in := group{step, int(e.Group)}
			groups[in] = append(groups[in], e)
		}
	}
	for _, part := range parts {
		fits, err := w.fits(part)
		if err != nil {
			return err
		}
		for in, left := range groups {
			at := slices.IndexFunc(left, fits)
			if at < 0 {
				delete(groups, in)
				continue
			}
			groups[in] = slices.Delete(left, at, at+1)
		}
		if len(groups) == 0 {
			return fmt.Errorf("%s did not happen together with what is named before it, or not at all", strings.Join(part, " "))
		}
	}
	return nil
}

// happened counts the events that fit `KIND [WORD]...` since the last line that acted.
func (w *witness) happened(args []string) (int, error) {
	fits, err := w.fits(args)
	if err != nil {
		return 0, err
	}
	n := 0
	for e := range w.g.UncoveredEvents(w.mark) {
		if fits(e) {
			n++
		}
	}
	return n, nil
}

// fits returns a func that reports whether an event fits `KIND [WORD]...`.
func (w *witness) fits(args []string) (func(*game.Event) bool, error) {
	if len(args) == 0 {
		return nil, errors.New("expect event KIND [WORD]…")
	}
	kind, err := events.find(args[0])
	if err != nil {
		return nil, err
	}
	for _, word := range args[1:] {
		if err := w.eventWord(word); err != nil {
			return nil, err
		}
	}
	return func(e *game.Event) bool {
		if e.Kind != kind {
			return false
		}
		said := w.eventWords(*e)
		return !slices.ContainsFunc(args[1:], func(word string) bool { return !slices.Contains(said, word) })
	}, nil
}

// period cuts off `in STEP` and returns what happened in the last step of that name. Without it, period returns what happened since the last line
// that acted.
func (w *witness) period(args []string) ([]string, []*game.Event, error) {
	n := len(args)
	if n < 3 || args[n-2] != "in" {
		return args, slices.Collect(w.g.UncoveredEvents(w.mark)), nil
	}
	step, err := steps.find(args[n-1])
	if err != nil {
		return nil, nil, err
	}
	all := slices.Collect(w.g.UncoveredEvents(0))
	from, to, now := -1, 0, w.began
	if now == step {
		from = 0
	}
	for i, e := range all {
		if e.Kind == game.StepBegan {
			now = e.Step
			if now == step {
				from = i
			}
		}
		if now == step {
			to = i + 1
		}
	}
	if from < 0 {
		return nil, nil, fmt.Errorf("there was no step %s", step)
	}
	return args[:n-2], all[from:to], nil
}

// Events of no player, and events of two. An event without a Seat or an Other has 0 there, which is also a seat.
var (
	seatless = []game.EventKind{
		game.StepBegan, game.CardsGathered, game.Shuffled, game.ResourceChanged, game.JumpPrepMoved, game.DistanceGained, game.ThresholdMet, game.LastJumpIsNext,
		game.NukesChanged, game.ShipMoved, game.BasestarPlaced, game.BasestarGone, game.BasestarMoved, game.PursuitMoved, game.CenturionMoved, game.LimitUsed, game.TurnFreed, game.IconsPending,
		game.CrisisAdded, game.CheckChanged, game.GameOver, game.Launched, game.ShipsActivated, game.Jumped, game.CheckEnded, game.Boarded,
		game.FleetGrows, game.PhaseBegan, game.ScarMoved, game.Landed, game.GalacticaBack, game.ForcesActivated, game.ForceMoved, game.JumpStepLost,
		game.RebelsTurned, game.HubLost, game.TruceBegan, game.PiecesBoxed, game.NukesBoxed,
	}
	eventsOfOther = []game.EventKind{game.TurnPassed, game.Chosen, game.TitleGiven, game.AttackMade, game.AttackMissed}
)

// eventWords returns everything that can be said of an event.
func (w *witness) eventWords(e game.Event) []string {
	list := []string{
		e.Rule, string(e.Card), string(e.Place), string(e.Source), shipName(e.Ship), kebab(e.Activation.String()),
		e.Area.String(), e.ToArea.String(), fmt.Sprint(e.N), e.Cause.String(), e.Nothing.String(),
	}
	switch {
	case slices.Contains(seatless, e.Kind), e.Kind == game.Looked && e.Seat == game.NoSeat: // revealed to everyone
		list = append(list, w.seatName(game.Everyone))
	default:
		list = append(list, w.seatCalled(e.Seat)...)
	}
	if slices.Contains(eventsOfOther, e.Kind) {
		list = append(list, w.seatCalled(e.Other)...)
	}
	if title, strength := card.SplitSkill(e.Card); strength >= 0 {
		list = append(list, string(title))
	}
	switch e.Kind {
	case game.ResourceChanged:
		list = append(list, e.Resource.String())
	case game.TitleGiven:
		list = append(list, e.Title.String())
	case game.StepBegan:
		list = append(list, e.Step.String())
	case game.PhaseBegan:
		list = append(list, e.Phase.String())
	case game.ResultDecided:
		list = append(list, e.Mark.String())
	case game.ForceMoved:
		list = append(list, forceAt(e.FromAt), forceAt(e.ToAt))
	case game.ShipMoved, game.BasestarMoved:
		list = append(list, spotName(e.FromSpot), spotName(e.ToSpot))
	}
	return list
}

// forceAt returns where an occupation force comes from or goes: a location, `supply` or `boxed`.
func forceAt(space int16) string {
	switch {
	case space < 0:
		return "supply"
	case space >= game.PatrolSpaces:
		return "boxed"
	}
	return string(game.Patrolled(int(space)))
}

// spotName returns the area or the box of a spot.
func spotName(s game.Spot) string {
	for name, box := range spots {
		if box == s {
			return name
		}
	}
	return card.Area(s).String()
}

var spots = map[string]game.Spot{"supply": game.Supply, "reserves": game.Reserves, "damaged": game.DamagedBox, "destroyed": game.Destroyed}

// eventWord checks that a word can be said of some event.
func (w *witness) eventWord(word string) error {
	known := append(append(append(w.words(), keys(shipKinds.values)...), keys(activations.values)...), keys(areas.values)...)
	known = append(append(append(append(known, keys(resources.values)...), keys(steps.values)...), keys(spots)...), "benevolent", "antagonistic", "crossroads", "trial", "after-trial", "president", "admiral", "cag", "boxed",
		w.seatName(game.Everyone), w.seatName(game.NoSeat))
	for why := game.NoCause + 1; why < game.NumCauses; why++ {
		known = append(known, why.String())
	}
	for why := game.NoEffect; why < game.NumNothings; why++ {
		known = append(known, why.String())
	}
	if _, err := number(word); err == nil || ruleID.MatchString(word) || slices.Contains(known, word) || w.isTitle(word) {
		return nil
	}
	return unknown("word of an event (rule, seat, place, card, ability, ship, activation, area, resource, title, step, cause, number)", word, known)
}
