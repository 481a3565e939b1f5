package say_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	. "battlestar/game/say"
)

// TestGames checks the texts of whole games: every prompt, button, hint and log line, for the open table and for a player.
func TestGames(t *testing.T) {
	s := speaker(English)
	for seed := range uint64(16) {
		var setup game.Setup
		setup.Boxes, setup.Seed, setup.Deal = []card.ID{"base"}, seed, seed > 0
		n := 3 + seed%4
		switch seed % 6 { // some games have an option
		case 2:
			n, setup.Options = 1, []string{game.Solo}
		case 3:
			n, setup.Options = 2, []string{game.TwoPlayers}
		case 4:
			setup.Options = []string{game.Cooperative}
		}
		for _, name := range players[:n] {
			setup.Players = append(setup.Players, game.Player{Name: name})
		}
		g, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		listen(t, g, s, rand.New(rand.NewPCG(seed, 1)))
		g.Close()
		if t.Failed() {
			return
		}
	}
}

func listen(t *testing.T, g *game.Game, s *Speaker, chance *rand.Rand) {
	for {
		for _, observer := range []game.Seat{game.Everyone, 0} {
			for step := range g.Steps(observer) {
				s.EventTone(step.Event)
				text, told := s.Event(step.View, step.Event)
				if told {
					wellSaid(t, text, true)
				}
				if told != (text != "") {
					t.Errorf("told is %t for %q", told, text)
				}
			}
		}
		open := g.View(game.Everyone)
		if open.Decision == nil {
			return
		}
		wellSaid(t, s.Prompt(open, open.Decision), true)
		wellSaid(t, s.Waiting(open.Decision)+".", true)
		seats := open.Decision.Seats.List()
		seat := seats[chance.IntN(len(seats))]
		v := g.View(seat)
		wellSaid(t, s.Prompt(v, v.Decision), false)
		g.Decide(game.Answer{Seat: seat, Picks: choose(t, s, v, chance)})
		if t.Failed() {
			return
		}
	}
}

// choose answers at random and checks the texts of everything on offer.
func choose(t *testing.T, s *Speaker, v *game.View, chance *rand.Rand) []game.Choice {
	d := v.Decision
	labels := map[string]game.Choice{}
	for _, o := range d.Options {
		label := s.Option(v, d, o)
		wellSaid(t, label+".", false)
		if hint := s.Hint(v, d, o); hint != "" {
			wellSaid(t, strings.TrimSuffix(hint, ".")+".", false)
		}
		if other, twice := labels[label]; twice && other.Card != o.Card {
			t.Errorf("%q: two options are called %q: %s and %s", s.Prompt(v, d), label, other, o.Choice)
		} else if twice && o.Card == "" {
			t.Errorf("%q: two options are called %q: %s and %s", s.Prompt(v, d), label, other, o.Choice)
		}
		labels[label] = o.Choice
	}
	n := d.Min
	if d.Max > d.Min {
		n += chance.IntN(d.Max - d.Min + 1)
	}
	if d.Kind == game.AskWindow && chance.IntN(4) > 0 {
		return []game.Choice{d.Options[0].Choice}
	}
	var picks []game.Choice
	for _, i := range chance.Perm(len(d.Options))[:n] {
		picks = append(picks, d.Options[i].Choice)
	}
	return picks
}

var (
	kebab   = regexp.MustCompile(`\b[a-z]+-[a-z]+`)
	endings = regexp.MustCompile(`(Zoë|Ben|Mia|Tom|Ida|Uwe)('|s\b|’[^s]|’s\pL)`)
	address = regexp.MustCompile(`\b[Yy]our?\b`)
	ascii   = regexp.MustCompile(`['"]| -|-[0-9]|\.\.|  |;\.|%!|NoSeat`)
)

// wellSaid reports what is wrong with a sentence. A sentence for the open table must address nobody.
func wellSaid(t *testing.T, text string, open bool) {
	t.Helper()
	last := text[len(text)-1]
	switch {
	case last != '.' && last != '?' && last != '!':
		t.Errorf("no full stop: %q", text)
	case kebab.MatchString(strings.ReplaceAll(text, "once-per-game", "")):
		t.Errorf("an id is left: %q", text)
	case endings.MatchString(text):
		t.Errorf("a name has an ending: %q", text)
	case open && address.MatchString(text) && !strings.Contains(text, "You Are") && !strings.Contains(text, ": "):
		t.Errorf("somebody is addressed: %q", text)
	case ascii.MatchString(text):
		t.Errorf("bad punctuation: %q", text)
	}
}
