package say_test

import (
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
)

// said compares a text with the expected one.
func said(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%q, not %q", got, want)
	}
}

// Games seldom reach these events.
func TestRareEvents(t *testing.T) {
	s := speaker(English)
	table := func(jump int) *game.View { return &game.View{Tabletop: game.Tabletop{JumpPrep: jump}} }
	for _, c := range []struct {
		view  *game.View
		event game.Event
		want  string
	}{
		{nil, game.Event{Kind: game.Chosen, Seat: 0, Other: 1}, "Zoë chooses Ben."},
		{nil, game.Event{Kind: game.JumpPrepMoved, N: -2}, "The fleet marker moves back."},
		{table(0), game.Event{Kind: game.JumpPrepMoved, N: -2}, "The fleet marker moves back to Start on the Jump Preparation track."},
		{table(2), game.Event{Kind: game.JumpPrepMoved, N: -1}, "The fleet marker moves back to space 2 on the Jump Preparation track."},
		{nil, game.Event{Kind: game.AttackMade, RollFor: game.RollRaiderAtPilot, Other: 2, Area: card.Bow}, "A raider attacks Mia at the bow."},
		{
			nil,
			game.Event{Kind: game.NothingHappens, Nothing: game.CannotHoldTitle, Seat: 1, Title: card.AdmiralTitle, Source: "admirals-quarters"},
			"Ben cannot become Admiral.",
		},
		{
			nil,
			game.Event{Kind: game.NothingHappens, Nothing: game.EmptySkillDeck, Seat: 1, From: game.SkillDeck(card.Tactics)},
			"The tactics deck is empty.",
		},
		{
			nil,
			game.Event{Kind: game.NothingHappens, Nothing: game.TooFewToRisk, Ship: card.Raptor, Card: "launch-scout"},
			"There are too few raptors to risk.",
		},
		{nil, game.Event{Kind: game.NothingHappens, Nothing: game.NotSent, Seat: 1, Place: card.Brig}, "Ben is not sent to the Brig."},
		{
			nil,
			game.Event{Kind: game.CardMoved, Seat: 0, Card: "massive-assault", From: game.SuperHand(0), To: game.CrisisOpen},
			"Zoë plays the Super Crisis card Massive Assault.",
		},
		{
			nil,
			game.Event{Kind: game.CardMoved, Seat: game.NoSeat, Card: "thirty-three", From: game.InPlay, To: game.CrisisDeck},
			"Thirty-Three returns to the Crisis deck.",
		},
		{
			nil,
			game.Event{Kind: game.CardMoved, Seat: game.NoSeat, Card: "legendary-discovery", From: game.CrisisOpen, To: game.Traveled},
			"Legendary Discovery is kept beside the Objective card.",
		},
		{
			nil,
			game.Event{Kind: game.CardMoved, Seat: 0, Card: "riots-basestars", From: game.CrisisDrawn, To: game.CrisisDiscard},
			"Zoë discards the Crisis card Riots.",
		},
		{nil, game.Event{Kind: game.CardMoved, Seat: 0, From: game.SuperHand(0), To: game.SuperDiscard}, "Zoë discards a Super Crisis card."},
		{
			nil,
			game.Event{Kind: game.CardMoved, Seat: 0, Card: "accept-prophecy", From: game.QuorumOpen, To: game.QuorumInPlay},
			"Accept Prophecy stays in play.",
		},
		{nil, game.Event{Kind: game.CardMoved, Seat: 0, From: game.Loyalty(0), To: game.Loyalty(1)}, "Zoë gives a Loyalty card to Ben."},
		{
			nil,
			game.Event{Kind: game.CardMoved, Seat: 0, N: 2, From: game.Loyalty(0), To: game.Loyalty(1)},
			"Zoë gives 2 Loyalty cards to Ben.",
		},
		{
			nil,
			game.Event{Kind: game.Looked, Seat: 0, Card: "legendary-discovery", From: game.CrisisDrawn},
			"Zoë looks at a card: Legendary Discovery.",
		},
	} {
		text, told := s.Event(c.view, c.event)
		if !told {
			t.Errorf("%q is not told", c.want)
			continue
		}
		said(t, text, c.want)
		wellSaid(t, text, true)
	}
}

// Lines for several events must cover a roll changed by a card, and cards of which only some are known.
func TestLinesOfSeveralEvents(t *testing.T) {
	en := speaker(English)
	attack := game.Event{Kind: game.AttackMade, RollFor: game.RollViperAtRaider, Ship: card.Raider, Area: card.Bow}
	said(t, en.Told(nil, []game.Event{attack, {Kind: game.DieRolled, N: 7, Natural: 5}, {Kind: game.AttackMissed}}),
		"A viper attacks a raider at the bow, rolls a 7 (the die shows a 5) and misses.")
	drawn := game.Event{Kind: game.CardMoved, Seat: 1, From: game.SkillDeck(card.Tactics), To: game.Hand(1), N: 1}
	known := drawn
	known.Card = "launch-scout/2"
	said(t, en.Told(nil, []game.Event{known, known}), "Ben draws Launch Scout 2 (×2).")
	said(t, en.Told(nil, []game.Event{drawn, known}), "Ben draws 1 tactics card and Launch Scout 2.")
}

func TestEnds(t *testing.T) {
	s := speaker(English)
	for _, c := range []struct {
		over         game.Over
		who, because string
	}{
		{game.Over{HumansWin: true, Why: game.EndedByJump}, "The humans win.", "The fleet has made its last jump and is safe."},
		{game.Over{Why: game.EndedByJump}, "The Cylons win.", "The fleet has made its last jump, but a resource has run out."},
		{game.Over{Why: game.EndedByResource, Resource: card.Food}, "The Cylons win.", "The fleet has run out of food."},
		{game.Over{Why: game.EndedByDamage}, "The Cylons win.", "Galactica is destroyed: 6 of its locations are damaged."},
		{game.Over{Why: game.EndedByBoarding}, "The Cylons win.", "A centurion has taken Galactica."},
	} {
		said(t, s.Ending(c.over), c.who)
		said(t, Capital(s.Say(BecauseLine(c.over))), c.because)
		told, _ := s.Event(nil, game.Event{Kind: game.GameOver, Over: &c.over})
		said(t, told, c.who+" "+c.because)
		want := Danger
		if c.over.HumansWin {
			want = Good
		}
		if tone := s.EventTone(game.Event{Kind: game.GameOver, Over: &c.over}); tone != want {
			t.Errorf("%s has the tone %d", c.because, tone)
		}
	}
}

func TestRarePrompts(t *testing.T) {
	s := New(English, box.Everything("base", "exodus"), players) // the Pegasus overlay has nobody give Loyalty cards away
	one := game.SeatsOf(0)
	give := game.Option{Choice: game.Choice{Kind: game.TheSeat, Seat: 1}}
	for _, c := range []struct {
		d    game.Decision
		want string
	}{
		{game.Decision{Kind: game.LookAtOwnLoyalty, Options: []game.Option{{}, give}}, "Zoë: look at your Loyalty cards, and give the Sympathizer to a human player or keep it."},
		{game.Decision{Kind: game.LookAtOwnLoyalty, Options: []game.Option{give}}, "Zoë: look at your Loyalty cards, and give the Sympathizer to a human player."},
		{game.Decision{Kind: game.ChooseTarget, About: card.ID(card.Armory), Place: card.Armory}, "Zoë: choose a centurion to attack (Armory)."},
		{game.Decision{Kind: game.ChoosePlayer, About: "release-cylon-mugshots"}, "Zoë: choose whose Loyalty card to look at (Release Cylon Mugshots)."},
		{game.Decision{Kind: game.ChoosePlayer, About: "presidential-pardon"}, "Zoë: choose who leaves the Brig (Presidential Pardon)."},
		{game.Decision{Kind: game.ChoosePlayer, About: "encourage-mutiny"}, "Zoë: choose who rolls for the Admiral title (Encourage Mutiny)."},
		{game.Decision{Kind: game.ChooseCrisisOrder, Pick: 2}, "Zoë: choose which Crisis card goes next, or put the rest on the bottom."},
		{game.Decision{Kind: game.ChooseCrisisOrder, Pick: 2, N: 1}, "Zoë: choose which Crisis card on the bottom comes first."},
		{game.Decision{Kind: game.ChooseVictim, Ship: card.Viper, Area: card.Bow}, "Zoë: choose which viper at the bow is hit."},
		{game.Decision{Kind: game.AskWindow, Window: game.CheckAnnounced}, "A skill check is announced. Any change to its difficulty?"},
	} {
		if c.d.Kind == game.AskWindow {
			c.d.Seats = one | game.SeatsOf(1)
		} else {
			c.d.Seats = one
		}
		said(t, s.Prompt(nil, &c.d), c.want)
	}
	heir := game.Decision{Kind: game.ChoosePlayer, Seats: one, About: card.ID(card.ResurrectionShip)} // Pegasus replaces this location
	said(t, New(English, box.New([]card.ID{"base"}, nil), players).Prompt(nil, &heir), "Zoë: choose who receives your Loyalty cards (Resurrection Ship).")
	anew := game.Decision{Kind: game.ChooseCharacter, Seats: one}
	said(t, s.Prompt(&game.View{Tabletop: game.Tabletop{Step: game.CrisisStep}}, &anew), "Zoë: choose a character to replace the one executed.")
	said(t, s.Prompt(nil, nil), "")
	said(t, s.Waiting(nil), "")
}

// The locations of New Caprica have other actions for Cylon players (P-NC-12).
func TestPlacesForCylonPlayers(t *testing.T) {
	s := New(English, box.New([]card.ID{"base", "pegasus"}, []string{card.OptionNewCaprica}), []string{"Zoë", "Tom"})
	v := &game.View{}
	v.Seats = make([]game.SeatState, 2)
	v.Seats[1].Allegiance = game.CylonPlayer
	there := game.Option{Choice: game.Choice{Kind: game.ThePlace, Place: card.OccupationAuthority}}
	for by, want := range []string{
		"You may draw 1 Quorum card, then you may play 1 Quorum card. President only.",
		"Activate 1 occupation force. Place 1 occupation force at Occupation Authority.",
	} {
		said(t, s.Hint(v, &game.Decision{Kind: game.ChoosePlace, Seats: game.SeatsOf(game.Seat(by))}, there), want)
	}
}

func TestRareOptions(t *testing.T) {
	s := speaker(English)
	v := &game.View{}
	v.Basestars[0].Area, v.Basestars[1].Area = card.Bow, card.Bow
	v.Piles[game.BasestarTokens(0)] = []game.Slot{{Card: "structural-damage", Seen: game.All}}
	target := &game.Decision{Kind: game.ChooseTarget, Place: card.WeaponsControl}
	said(t, s.Hint(v, target, game.Option{Choice: game.Choice{Kind: game.TheBasestar, N: 0}}), "3–8 damages it · 75% · structural damage")
	said(t, s.Hint(v, &game.Decision{Kind: game.ChooseVictim}, game.Option{Choice: game.Choice{Kind: game.ThePilot, Seat: 1}}),
		"If the viper is hit, the pilot goes to Sickbay")
	said(t, s.Hint(nil, &game.Decision{}, game.Option{Choice: game.Choice{Kind: game.TheToken, Card: "damage-fuel"}}), "−1 fuel")
	said(t, s.Hint(nil, &game.Decision{}, game.Option{Choice: game.Choice{Kind: game.TheToken, Card: "damage-command"}}),
		"Command is damaged; every character there goes to Sickbay")
	said(t, s.Option(nil, &game.Decision{Kind: game.ChooseCylonFleet}, game.Option{Choice: game.Choice{Kind: game.TheActivation, N: int8(card.LaunchRaiders)}}),
		"Launch raiders and heavy raiders")
	said(t, s.Option(nil, &game.Decision{}, game.Option{Choice: game.Choice{Kind: game.TheCenturion, N: 4}}), "Centurion on Humans Lose")
	for deck, want := range map[game.Pile]string{
		game.QuorumDeck: "Quorum deck", game.SuperDeck: "Super Crisis deck", game.Destiny: "Destiny deck", game.CrisisDeck: "Crisis deck",
		game.DestinationDeck: "Destination deck", game.SkillDeck(card.Tactics): "Tactics deck",
	} {
		said(t, s.Option(nil, &game.Decision{}, game.Option{Choice: game.Choice{Kind: game.TheDeck, Deck: deck}}), want)
	}
}

// The odds must include the house rule for unmanned vipers.
func TestOddsOfHouseRule(t *testing.T) {
	en := speaker(English)
	said(t, en.Odds(&game.View{}, game.RollRaiderAtViper, 0), "5–7 damages it · 38%, 8 destroys it · 13%")
	said(t, en.Odds(&game.View{House: []game.House{game.UnmannedVipersFragile}}, game.RollRaiderAtViper, 0),
		"5–6 damages it · 25%, 7–8 destroys it · 25%")
	if c := game.HitChance(game.RollViperAtRaider); c != 0.75 {
		t.Errorf("a viper hits a raider with a chance of %v", c)
	}
}

func TestRareRefusalsAreSaid(t *testing.T) {
	s := speaker(English)
	for _, c := range []struct {
		r    game.Refusal
		want string
	}{
		{game.Refusal{Why: game.Offered, Seat: game.NoSeat}, ""},
		{game.Refusal{Why: game.NothingAsked, Seat: game.NoSeat}, "The game is over."},
		{game.Refusal{Why: game.IsThere, Seat: 1}, "Ben is already there."},
		{game.Refusal{Why: game.IsHazardous, Seat: 1}, "Ben is in the Brig. Only an effect that names the Brig can change that."},
		{game.Refusal{Why: game.IsAway, Seat: 1}, "Ben is not on the board yet."},
		{
			game.Refusal{Why: game.NoCardToLand, Rule: "B-MOVE-07", Seat: game.NoSeat, Place: card.Command},
			"Command: landing costs 1 skill card, and you have none.",
		},
	} {
		said(t, s.Refusal(c.r), c.want)
	}
}

func TestRareEdits(t *testing.T) {
	s := New(English, box.Everything("base", "exodus"), players) // Daybreak counts miracle tokens instead
	for _, c := range []struct {
		e    game.Edit
		was  int
		want string
	}{
		{game.Edit{Kind: game.SetPieces, Ship: card.Viper, Spot: game.SpotOf(card.Bow), N: 2}, 1, "Unmanned Viper Mark IIs at the bow set to 2 (was 1)"},
		{game.Edit{Kind: game.SetCard, Card: "damage-armory", Pile: game.DamageOnBoard}, 1, "the Armory is not damaged"},
		{game.Edit{Kind: game.SetCard, Pile: game.BasestarTokens(1), Card: "structural-damage"}, 1, "basestar 2 does not have the Structural Damage token"},
		{game.Edit{Kind: game.SetCounter, Counter: game.OnceLeft, Seat: 1, N: 1}, 0, "Ben has not yet used the once-per-game ability"},
	} {
		if got := s.Edit(c.e, c.was); !strings.EqualFold(got, c.want) {
			t.Errorf("%q, not %q", got, c.want)
		}
	}
	if topic := s.EventTopic(game.Event{Kind: game.Corrected}); topic != AtTable {
		t.Errorf("a correction has the topic %d", topic)
	}
	if topic := s.EventTopic(game.Event{Kind: game.Looked, From: game.DestinationDeck}); topic != Cards {
		t.Errorf("a look at the destination deck has the topic %d", topic)
	}
}

// No card of the base box has clauses in this form.
func TestRareClauses(t *testing.T) {
	for lang, want := range map[*Language][]string{
		English:   {"damage Galactica twice"},
		German:    {"die Galactica wird 2-mal beschädigt"},
		Hungarian: {"a Galactica kétszer megsérül"},
	} {
		if got := speaker(lang).Effect(card.Damage{N: 2}); !strings.EqualFold(strings.TrimSuffix(got, "."), want[0]) {
			t.Errorf("%q, not %q", got, want[0])
		}
	}
}

// Every pile must know the deck of its cards, and characters and titles must list their actions.
func TestDecksAndActions(t *testing.T) {
	for pile, want := range map[game.Pile]card.Deck{
		game.CrisisDeck: card.Crises, game.SuperDiscard: card.SuperCrises, game.QuorumInPlay: card.QuorumCards, game.AssistLoyalty: card.LoyaltyCards,
		game.DestinationDrawn: card.Destinations, game.DamageOnBoard: card.GalacticaDamage, game.BasestarDamagePile: card.BasestarDamage,
		game.CivilianPile: card.CivilianShips, game.Destiny: card.SkillCards, game.SkillDeck(card.Tactics): card.SkillCards,
		game.SkillDiscard(card.Tactics): card.SkillCards, game.Civilians(card.Bow): card.CivilianShips, game.BasestarTokens(1): card.BasestarDamage,
		game.InPlay: card.AnyDeck, game.Hand(1): card.SkillCards, game.Contribution(2): card.SkillCards, game.SuperHand(1): card.SuperCrises,
		game.KeptQuorum(0): card.QuorumCards, game.Loyalty(3): card.LoyaltyCards,
	} {
		if got := pile.Deck(); got != want {
			t.Errorf("%s holds cards of deck %d, not %d", pile, got, want)
		}
	}
	s := speaker(English)
	for id, want := range map[card.ID][]card.ID{
		"gaius-baltar": {"cylon-detector"}, "admiral": {"launch-nuke"}, "president": {"draw-quorum", "play-quorum"}, "brig": nil,
	} {
		if got := s.ActionsOf(id); !slices.Equal(got, want) {
			t.Errorf("%s has the actions %q, not %q", id, got, want)
		}
	}
	base := New(English, box.Everything("base"), players) // with Daybreak the ability costs miracle tokens
	if f := base.Face(card.Abilities, "cylon-detector"); f.Title != "Cylon Detector" || f.Kind != "Once per game · Gaius Baltar" || len(f.Lines) == 0 {
		t.Errorf("the Cylon Detector says %+v", f)
	}
	s.Rename(7, "Ada")
	said(t, s.Name(7), "Ada")
	said(t, s.Step(game.CrisisStep), "Crisis")
}

// A note about the table must not be indented, even after a deeply indented line.
func TestLogTakesNotes(t *testing.T) {
	l := speaker(English).NewLog(&game.View{}, nil)
	l.Note("Zoë plays for Ben from now on.", Turn)
	if line := l.Lines[len(l.Lines)-1]; line.Text != "Zoë plays for Ben from now on." || line.Topic != AtTable || line.Indent != 0 {
		t.Errorf("the log has %+v", line)
	}
}

// Every reason why something is not on offer needs words of its own, except the one for lack of a better reason.
func TestEveryRefusalHasWords(t *testing.T) {
	s := speaker(English)
	other := s.Refusal(game.Refusal{Why: game.OtherQuestion, Seat: game.NoSeat})
	for why := game.Offered + 1; why < game.NumReasons; why++ {
		r := game.Refusal{Why: why, Seat: 1, Place: card.Brig, Card: "repair/1"}
		if got := s.Refusal(r); got == "" || why != game.OtherQuestion && got == other {
			t.Errorf("reason %d is said as %q", why, got)
		}
	}
}
