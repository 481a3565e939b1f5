package say_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
)

// onTrial returns a speaker for a table with components that are in no box and use the mechanics of Daybreak. They have no names, so their ids are
// used instead.
func onTrial(t *testing.T) *Speaker {
	t.Helper()
	box.Everything() // before the trial, so that the catalog is kept
	t.Cleanup(box.Try(func() card.Box {
		return card.Box{
			ID: "words-on-trial",
			Mutinies: []card.MutinyCard{
				{ID: "Blackmail", Count: 1, Needs: []card.Need{card.NeedsNotPresident, card.NeedsRichPresident}},
				{ID: "Deal", Count: 1, Effect: card.Do(card.ReleaseAny{}, card.MutinyForChosen{By: card.You})},
				{ID: "Message", Count: 1, Effect: card.Do(card.RepelBoarders{Bonus: 2})},
			},
			Missions: []card.Mission{{ID: "Rescue", Check: &card.Check{Difficulty: 14, Skills: []card.Skill{card.Tactics}, Partial: 8}}},
			Motives:  []card.Motive{{ID: "Mercy", Side: card.HumanTeam, Demands: []card.Demand{card.MoraleAtLeast3}}},
			Locations: []card.Location{
				{ID: "Tank", Board: card.RebelBoard, Price: true, Action: card.Do(card.OrderCrises{N: 5})},
				{ID: "Stream", Board: card.RebelBoard, Price: true, Action: card.Do(card.SearchSkills{N: 3})},
				{ID: "Bay", Board: card.RebelBoard, Price: true, Action: card.Do(card.SendOut{Raiders: 2, Vipers: 4})},
				{ID: "Helm", Board: card.DemetriusBoard, Needs: card.NeedsNoMission, Action: card.Do(card.FlyMission{})},
				{ID: "Camp", Board: card.NewCapricaBoard, Action: card.Do(card.Gain(card.Food, 1)), CylonAction: card.Do(card.ActivateForces{})},
			},
			Quorum: []card.Quorum{
				{ID: "Amnesty", Count: 1, Effect: card.Do(card.FreeAll{})},
				{ID: "Parole", Count: 1, Effect: card.Do(card.May{Who: card.Admiral, Then: card.Do(card.ReleaseTo{By: card.Admiral, To: card.Command})})},
				{ID: "Speech", Count: 1, Effect: card.Do(card.DrawForChosen{N: 2})},
				{ID: "Miracle", Count: 1, Effect: card.Do(card.MiracleForChosen{By: card.You})},
			},
			Skills: []card.SkillCard{
				{ID: "Wits", Type: card.Tactics, Effect: card.Do(card.TakeFromCheck{Most: 3})},
				{ID: "Duel", Type: card.Piloting, Effect: card.Do(card.DamageToRemove{})},
				{ID: "Plan", Type: card.Engineering, Needs: card.NeedsRaptor, Effect: card.Do(card.ActivateOneOf{Places: []card.Place{card.Command}})},
			},
			Characters: []card.Character{
				{ID: "Ann", Class: card.Pilot, Abilities: []card.Ability{
					{ID: "Cult", When: card.AsAction, Effect: card.Do(card.PassMiracle{})},
					{ID: "Cure", When: card.AsAction, Effect: card.Do(card.Treat{N: 2})},
					{ID: "Ward", When: card.AsAction, Effect: card.Do(card.Exchange{})},
					{ID: "Lawyer", When: card.AsAction, Effect: card.Do(card.Defend{})},
					{ID: "Seer", When: card.AsAction, Effect: card.Do(card.LookAndLeave{})},
					{ID: "Path", Power: card.AnotherOption{Discard: 5}},
					{ID: "Slow", Kind: card.Drawback, Power: card.PaysForActions{N: 1}},
					{ID: "Expert", Kind: card.Drawback, When: card.AlwaysOn, Power: card.NoActionsOf{Type: card.Engineering}},
					{ID: "Sermon", Kind: card.OncePerGame, When: card.AsAction, Price: 3, Effect: card.Do(card.RaiseAny{By: 2})},
				}},
				{ID: "Anna", Class: card.Support, Other: "Ann"},
			},
		}
	}))
	return New(English, box.New([]card.ID{"base", "words-on-trial"}, []string{card.OptionSearchForHome, card.OptionCylonLeader}), players)
}

// Events with mutinies, miracles, missions, Motives and assault raptors must have the right text, tone and topic.
func TestDaybreakEvents(t *testing.T) {
	s := onTrial(t)
	moved := func(by game.Seat, id card.ID, from, to game.Pile) game.Event {
		return game.Event{Kind: game.CardMoved, Seat: by, Card: id, From: from, To: to, Seen: game.All}
	}
	because := func(e game.Event, why game.Cause) game.Event {
		e.Cause = why
		return e
	}
	several := func(e game.Event, n int) game.Event {
		e.N = n
		return e
	}
	from := func(e game.Event, source card.ID) game.Event {
		e.Source = source
		return e
	}
	nothing := func(why game.Nothing) game.Event {
		return game.Event{Kind: game.NothingHappens, Nothing: why, Seat: 1}
	}
	looked := func(id card.ID, in game.Pile, why game.Cause) game.Event {
		return game.Event{Kind: game.Looked, Cause: why, Seat: game.NoSeat, Card: id, From: in, Seen: game.All}
	}
	mission := &game.CheckState{Card: "Rescue", Difficulty: 14, Mission: true}
	mission.Skills[card.Tactics] = true
	gone := &game.View{}
	gone.NukesGone = true
	const none = game.NoSeat
	for _, c := range []struct {
		view  *game.View
		event game.Event
		want  string
		tone  Tone
		topic Topic
	}{
		{nil, moved(0, "", game.MutinyDeck, game.MutinyHand(0)), "Zoë draws a Mutiny card.", Neutral, Cards},
		{nil, several(moved(0, "", game.MutinyDeck, game.MutinyDrawn), 2), "Zoë draws 2 Mutiny cards.", Neutral, Cards},
		{nil, moved(0, "", game.MutinyDrawn, game.MutinyHand(1)), "Zoë gives a Mutiny card to Ben.", Neutral, Cards},
		{nil, moved(0, "", game.MutinyDrawn, game.MutinyHand(0)), "Zoë keeps a Mutiny card.", Neutral, Cards},
		{nil, moved(0, "", game.MutinyDrawn, game.MutinyDeck), "Zoë puts a Mutiny card on the bottom of the Mutiny deck.", Neutral, Cards},
		{nil, moved(0, "Deal", game.MutinyHand(0), game.MutinyDiscard), "Zoë discards the Mutiny card Deal.", Neutral, Cards},
		{nil, because(moved(0, "Deal", game.MutinyHand(0), game.MutinyOpen), game.ByPlay), "", Neutral, Cards},
		{nil, game.Event{Kind: game.CardPlayed, Seat: 0, Card: "Deal"}, "Zoë plays Deal.", Neutral, Actions},
		{nil, moved(0, "Deal", game.MutinyOpen, game.MutinyDiscard), "", Neutral, Cards},
		{nil, moved(0, "Deal", game.MutinyOpen, game.Removed), "Deal is removed from the game.", Neutral, Cards},
		{nil, game.Event{Kind: game.CardsGathered, From: game.MutinyDiscard, To: game.MutinyDeck}, "The Mutiny deck is reshuffled.", Neutral, Cards},
		{nil, game.Event{Kind: game.WasTempted, Seat: 1}, "Ben must draw a Mutiny card for discarding treachery.", Neutral, Cards},

		{nil, looked("You Are", game.Loyalty(2), game.ByMutineer), "Mia is the Mutineer.", Neutral, People},
		{nil, because(moved(2, "You Are", game.Loyalty(2), game.Loyalty(1)), game.ByMutineer), "Mia gives the Mutineer card to Ben.", Neutral, People},

		{nil, game.Event{Kind: game.MiraclesChanged, Seat: 1, N: 1}, "Ben gains a miracle token.", Good, People},
		{nil, game.Event{Kind: game.MiraclesChanged, Seat: 1, N: -2}, "Ben discards 2 miracle tokens.", Neutral, People},
		{nil, game.Event{Kind: game.OnceUsed, Seat: 1, Card: "Sermon"}, "Ben discards a miracle token.", Neutral, People},
		{nil, game.Event{Kind: game.OnceUsed, Seat: 1, Card: "cylon-detector"}, "", Neutral, People}, // without Daybreak no token is spent
		{nil, nothing(game.NoMoreMiracles), "Ben cannot hold more miracle tokens.", Neutral, Actions},

		{nil, moved(0, "Rescue", game.MissionDeck, game.ActiveMission), "Zoë reveals the mission Rescue.", Neutral, Checks},
		{nil, game.Event{Kind: game.CheckChanged, Cause: game.CheckOpens, Check: mission}, "Mission: Rescue, difficulty 14 (tactics).", Neutral, Checks},
		{nil, game.Event{Kind: game.CheckEnded, Card: "Rescue", Result: game.Passed}, "The mission Rescue succeeds.", Good, Checks},
		{nil, game.Event{Kind: game.CheckEnded, Card: "Rescue", Result: game.Middle}, "The mission Rescue ends in a partial pass.", Danger, Checks},
		{nil, game.Event{Kind: game.CheckEnded, Card: "Rescue", Result: game.Failed}, "The mission Rescue fails.", Danger, Checks},
		{nil, game.Event{Kind: game.CheckEnded, Card: "Rescue"}, "The mission Rescue is over.", Danger, Checks},
		{nil, game.Event{Kind: game.TurnedDown, Seat: none, Card: "Rescue", From: game.ActiveMission}, "The mission Rescue is turned facedown.", Neutral, Checks},
		{nil, moved(none, "Rescue", game.ActiveMission, game.Traveled), "The mission Rescue goes beside the Objective card.", Neutral, Checks},
		{nil, moved(none, "Rescue", game.ActiveMission, game.MissionDiscard), "The mission Rescue is discarded.", Neutral, Checks},
		{nil, moved(none, "", game.ActiveMission, game.MissionDeck), "The mission is shuffled back into its deck.", Neutral, Checks},
		{nil, game.Event{Kind: game.CrisisStepLost, Seat: 0}, "No Crisis card is drawn this turn.", Neutral, Checks},
		{nil, nothing(game.NoMissionLeft), "No missions are left.", Neutral, Actions},
		{
			nil,
			game.Event{Kind: game.Looked, Seat: 0, Card: "Rescue", From: game.MissionDeck, Seen: game.SeatsOf(0)},
			"Zoë sees the top card of the Mission deck: Rescue.",
			Private,
			Cards,
		},
		{nil, game.Event{Kind: game.Scouted, Seat: 0, From: game.MissionDeck}, "Zoë looks at the top card of the Mission deck and leaves it on top.", Neutral, Cards},

		{nil, several(moved(none, "", game.MotiveDeck, game.Motives(3)), 2), "Tom receives 2 Motives.", Neutral, People},
		{nil, looked("Mercy", game.Motives(3), game.ByMotive), "Tom reveals the Motive Mercy.", Neutral, People},
		{nil, looked("Mercy", game.Motives(3), game.ByEnd), "Tom held the unrevealed Motive Mercy.", Neutral, People},

		{nil, game.Event{Kind: game.RebelsTurned, N: int(game.HumanRebels)}, "The Rebel Basestar sides with the humans.", Good, Ships},
		{nil, game.Event{Kind: game.RebelsTurned, N: int(game.CylonRebels)}, "The Rebel Basestar sides with the Cylons.", Danger, Ships},
		{nil, game.Event{Kind: game.HubLost}, "The hub is destroyed: Hub Destroyed replaces the Resurrection Ship.", Good, Ships},
		{nil, game.Event{Kind: game.TruceBegan}, "For the rest of this turn, Cylon ships neither launch nor activate.", Good, Ships},
		{nil, nothing(game.UnderTruce), "Cylon ships neither launch nor activate this turn.", Neutral, Ships},
		{nil, game.Event{Kind: game.WasCaught, Seat: 1}, "Ben goes to the Brig at the end of this turn.", Danger, People},
		{nil, game.Event{Kind: game.PiecesBoxed, Ship: card.Centurion, N: 2}, "2 centurions leave the game.", Good, Ships},
		{nil, game.Event{Kind: game.PiecesBoxed, Ship: card.Basestar, N: 1}, "A basestar leaves the game.", Good, Ships},
		{nil, game.Event{Kind: game.NukesBoxed}, "All nukes leave the game.", Danger, Supplies},
		{gone, game.Event{Kind: game.NukesChanged, Seat: 0, N: -2}, "", Danger, Supplies},
		{&game.View{}, game.Event{Kind: game.NukesChanged, Seat: 0, N: -2}, "2 nukes are spent.", Danger, Supplies},

		{
			nil,
			game.Event{Kind: game.ShipMoved, Ship: card.AssaultRaptor, N: 1, FromSpot: game.Supply, ToSpot: game.Reserves},
			"An assault raptor joins the Reserves.",
			Good,
			Ships,
		},
		{
			nil,
			game.Event{Kind: game.ShipMoved, Ship: card.AssaultRaptor, N: 1, FromSpot: game.SpotOf(card.Bow), ToSpot: game.Destroyed},
			"An assault raptor is destroyed at the bow.",
			Danger,
			Ships,
		},
		{
			nil,
			game.Event{Kind: game.AttackMade, RollFor: game.RollAssaultAtBasestar, Ship: card.Basestar, Area: card.Bow},
			"An assault raptor attacks a basestar at the bow.",
			Neutral,
			Ships,
		},
		{nil, nothing(game.NoRaptorAside), "No assault raptor is left to gain.", Neutral, Actions},

		{nil, moved(0, "", game.Hand(0), game.Hand(1)), "Zoë gives a card to Ben.", Neutral, Cards},
		{nil, several(moved(1, "", game.Hand(0), game.Hand(1)), 3), "Ben takes 3 cards from Zoë’s hand.", Neutral, Cards},
		{nil, moved(0, "", game.QuorumDrawn, game.QuorumHand), "Zoë gives a Quorum card to the President.", Neutral, Cards},
		{nil, moved(0, "", game.QuorumHand, game.QuorumDeck), "Zoë puts a Quorum card on the bottom of the Quorum deck.", Neutral, Cards},
		{
			nil,
			moved(none, "Wits/3", game.SkillDeck(card.Treachery), game.TurnedUp),
			"The top card of the treachery deck is revealed: Wits/3.",
			Neutral,
			Cards,
		},
		{
			nil,
			from(game.Event{Kind: game.CardsGathered, From: game.SkillDiscard(card.Tactics), To: game.SkillDeck(card.Tactics)}, "Stream"),
			"The discard pile is shuffled into the tactics deck.",
			Neutral,
			Cards,
		},
		{nil, from(game.Event{Kind: game.Looked, Seat: 0, Card: "repair/1", From: game.SkillDeck(card.Tactics)}, "Stream"), "", Private, Cards},
		{
			nil,
			because(moved(0, "", game.Civilians(card.Bow), game.CivilianPile), game.ByRemoval),
			"The civilian ship at the bow returns to the civilian ship pile.",
			Neutral,
			Ships,
		},
		{
			nil,
			from(because(moved(0, "", game.Civilians(card.Bow), game.CivilianPile), game.ByEscort), card.EscortAbility),
			"The civilian ship at the bow returns to the civilian ship pile.",
			Neutral,
			Ships,
		},
		{nil, because(moved(0, "", game.Civilians(card.Bow), game.CivilianPile), game.ByEscort), "", Neutral, Ships}, // the log reports the escort itself
	} {
		text, told := s.Event(c.view, c.event)
		if told != (c.want != "") {
			t.Errorf("%q is told: %t", c.want, told)
			continue
		}
		said(t, text, c.want)
		if tone, topic := s.EventTone(c.event), s.EventTopic(c.event); tone != c.tone || topic != c.topic {
			t.Errorf("%q has the tone %d and the topic %d, not %d and %d", c.want, tone, topic, c.tone, c.topic)
		}
		if told {
			wellSaid(t, text, true)
		}
	}
}

// A log built at the end must report only once that the nukes are gone.
func TestNukesAreGoneOnce(t *testing.T) {
	got := onTrial(t).LogText(&game.View{}, []game.Event{
		{Kind: game.NukesChanged, Seat: 0, N: -1}, {Kind: game.NukesBoxed}, {Kind: game.NukesChanged, Seat: 0, N: -1},
	})
	if len(got) != 2 || got[0] != "A nuke is spent." || got[1] != "All nukes leave the game." {
		t.Errorf("the log has %q", got)
	}
}

// A single kind of decision asks different questions for different components.
func TestDaybreakQuestions(t *testing.T) {
	s := onTrial(t)
	for _, c := range []struct {
		d    game.Decision
		want string
	}{
		{game.Decision{Kind: game.DiscardMutiny, Max: 1, About: card.ID(card.PressRoom)}, "discard a Mutiny card, or none"},
		{game.Decision{Kind: game.DiscardMutiny, Min: 2, Max: 2}, "discard 2 Mutiny cards to meet the limit"},
		{game.Decision{Kind: game.GiveMutiny, Other: 1}, "give Ben 1 Mutiny card and put the rest on the bottom of the deck"},
		{game.Decision{Kind: game.GiveMutiny}, "take 1 Mutiny card and put the rest on the bottom of the deck"},
		{game.Decision{Kind: game.TakeSkills, Min: 3, Max: 3}, "take 3 cards from this skill deck into your hand"},
		{game.Decision{Kind: game.GiveCard, Min: 2, Max: 2, Other: 1}, "give Ben 2 skill cards"},
		{game.Decision{Kind: game.ChooseStay, Area: card.Bow}, "leave the assault raptor at the bow where it is, or return it to the Reserves and its pilot to the Hangar Deck"},
		{game.Decision{Kind: game.ChooseTimes, Area: card.Bow, Ship: card.Viper}, "place another viper at the bow, or stop here"},
		{game.Decision{Kind: game.ScoutMore}, "choose which card to put on top of the deck, or put them all on the bottom"},
		{game.Decision{Kind: game.ScoutMore, Pick: 2}, "choose which card goes next, or put the rest on the bottom"},
		{game.Decision{Kind: game.ScoutMore, Pick: 2, N: 1}, "choose which card on the bottom comes first"},
		{game.Decision{Kind: game.ChooseCrisisOrder, Pick: 1, About: "Tank"}, "choose which Crisis card to put on top"},
		{game.Decision{Kind: game.ChooseCrisisOrder, Pick: 2, About: "Tank"}, "choose which Crisis card goes next"},
		{game.Decision{Kind: game.ChooseCheckCard, About: "Wits"}, "take a card from the skill check into your hand, or none"},
		{game.Decision{Kind: game.ChooseCheckCard, About: "Duel"}, "damage a viper to remove a card from the skill check, or decline"},
		{game.Decision{Kind: game.ChooseCylonShips, About: "Bay"}, "choose which ships to place and activate"},
		{game.Decision{Kind: game.ChooseCylonShips}, "choose what reinforces the Cylon fleet"},
		{game.Decision{Kind: game.ChooseSkillDeck, About: "Stream"}, "choose a skill deck to look through, along with its discard pile"},
		{game.Decision{Kind: game.ChooseSkillDeck}, "choose a skill deck and look at its top cards"},
		{game.Decision{Kind: game.ChooseOneOf, About: "Camp", Place: "Camp"}, "choose which side of Camp to use"},
		{game.Decision{Kind: game.ChooseOneOf, About: "Camp"}, "choose what happens"},
		{game.Decision{Kind: game.ChooseTarget, About: "Message", Ship: card.Centurion}, "choose a centurion to attack"},
		{game.Decision{Kind: game.ChooseVictim, About: card.EscortAbility, Ship: card.Viper}, "choose which viper is destroyed"},
		{game.Decision{Kind: game.ChooseCivilian, About: "Ward", Ship: card.Civilian}, "choose a civilian ship to exchange for a new one"},
		{game.Decision{Kind: game.ChoosePlace, About: "Plan"}, "choose a location to activate"},
		{game.Decision{Kind: game.ChoosePlace, About: card.Meticulous}, "choose where your infiltration ends (if not the Resurrection Ship, take 1 more action)"},
		{game.Decision{Kind: game.ChoosePayment, Place: "Tank"}, "pay for Tank with a miracle token or a Super Crisis card"},
		{game.Decision{Kind: game.ChooseMay, About: "Amnesty"}, "leave the Brig, or stay"},
		{game.Decision{Kind: game.ChooseMay, About: card.ForwardThinker}, "activate your location now that the order is carried out, or decline"},
		{game.Decision{Kind: game.ChooseMay, About: card.Dutiful}, "discard a skill card to activate the same location again, or decline"},
		{game.Decision{Kind: game.ChooseMay, About: card.AcceptProphecy}, "discard the card in play to stay President, or give up the title"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Deal", Place: card.Brig}, "choose who leaves the Brig"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Deal"}, "choose who draws a Mutiny card"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Parole"}, "choose who leaves the Brig"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Lawyer"}, "choose who leaves the Brig"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Speech"}, "choose who draws skill cards"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Miracle"}, "choose who gains a miracle token"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Cult"}, "choose a player to give a miracle token to, or to take one from"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Cure"}, "choose a player, draw from that player’s skill set, then give them cards"},
		{game.Decision{Kind: game.ChoosePlayer, About: "Seer"}, "choose whose Loyalty card to look at"},
		{game.Decision{Kind: game.ChoosePlayer, About: card.ForLove}, "choose who discards 1 fewer card"},
		{game.Decision{Kind: game.ChoosePlayer}, "choose a player to be dealt a Loyalty card"}, // D-MTR-08
	} {
		c.d.Seats = game.SeatsOf(0)
		l := s.Question(nil, &c.d)
		said(t, s.Asked(&l), c.want)
		if s.Watched(&l) == "" {
			t.Errorf("nobody sees who is asked to %q", c.want)
		}
	}
	named := game.Decision{Kind: game.ChooseMutineer, Seats: game.SeatsOf(0), About: "Deal"}
	said(t, s.Prompt(nil, &named), "Zoë: choose a human player to receive the Mutineer card.")
}

// A window for an ability must ask its owner, and a window for cards must ask everybody.
func TestDaybreakWindows(t *testing.T) {
	s := onTrial(t)
	for window, want := range map[game.Window]string{
		game.PopulationLost: "Zoë: population is lost – use Path, or pass.",
		game.CivilianFound:  "Zoë: a civilian ship at the bow is about to be destroyed – use Path, or pass.",
		game.ShipsLeft:      "Zoë: the ships are removed for the jump – use Path, or pass.",
		game.DiscardOwed:    "Zoë: skill cards must be discarded – use Path, or pass.",
		game.ShipsToAct:     "Zoë: Cylon ships are about to be activated – use Path, or pass.",
		game.CheckPassed:    "The skill check is passed. Any response?",
	} {
		d := &game.Decision{Kind: game.AskWindow, Window: window, Seats: game.SeatsOf(0), About: "Path", Area: card.Bow}
		said(t, s.Prompt(nil, d), want)
		use := "Use Path"
		if window == game.CheckPassed {
			use = "Play something"
		}
		said(t, s.Option(nil, d, game.Option{Choice: game.Choice{Kind: game.Act}}), use)
	}
}

func TestDaybreakOptions(t *testing.T) {
	s := onTrial(t)
	lost := &game.View{}
	lost.Home = &game.HomeBoards{HubLost: true}
	ground := &game.View{}
	ground.NewCaprica = &game.Occupation{Stage: game.Occupied}
	pass, yes := game.Choice{Kind: game.Pass}, game.Choice{Kind: game.Yes}
	for _, c := range []struct {
		v    *game.View
		d    game.Decision
		c    game.Choice
		want string
		hint string
	}{
		{nil, game.Decision{Kind: game.ChoosePayment, Place: "Tank"}, game.Choice{Kind: game.TheMiracle}, "1 miracle token", ""},
		{nil, game.Decision{Kind: game.ChoosePayment, Place: "Tank"}, game.Choice{Kind: game.TheDeck, Deck: game.SuperHand(0)}, "Super Crisis card", ""},
		{
			nil,
			game.Decision{Kind: game.ChooseMove},
			game.Choice{Kind: game.Unveil, Card: "Mercy"},
			"Reveal: Mercy",
			"Morale is 3 or more. Once revealed, it counts for the humans.",
		},
		{
			nil,
			game.Decision{Kind: game.ChooseBox, About: "prison-labor"},
			game.Choice{Kind: game.TheAbility, Card: "Path"},
			"Path: the current player discards 5 skill cards",
			s.Ability("Path"),
		},
		{nil, game.Decision{Kind: game.ChooseStay}, yes, "Leave it there", ""},
		{nil, game.Decision{Kind: game.ChooseStay}, pass, "Bring it back", ""},
		{nil, game.Decision{Kind: game.ChooseTimes, Ship: card.Viper}, yes, "1 more viper", ""},
		{nil, game.Decision{Kind: game.ChooseTimes, Ship: card.Viper}, pass, "Stop here", ""},
		{nil, game.Decision{Kind: game.ChooseViperDeed}, pass, "Leave it", ""},
		{nil, game.Decision{Kind: game.MissionTop}, pass, "Leave on top", ""},
		{nil, game.Decision{Kind: game.MissionTop}, game.Choice{Kind: game.Bottom}, "Put on the bottom", ""},
		{nil, game.Decision{Kind: game.ScoutMore}, game.Choice{Kind: game.Bottom}, "Put the rest on the bottom", ""},
		{nil, game.Decision{Kind: game.ChooseMutiny}, pass, "None can be played", ""},
		{nil, game.Decision{Kind: game.ForceHand}, pass, "Draw a Mutiny card", ""},
		{nil, game.Decision{Kind: game.PlayOrDiscard}, pass, "Discard it", ""},
		{nil, game.Decision{Kind: game.PlayOrDiscard}, game.Choice{Kind: game.TheCard, Card: "food-rationing"}, "Play Food Rationing", "Roll the die. 1–5: no effect. 6–8: +1 food."},
		{nil, game.Decision{Kind: game.ChooseCheckCard, About: "Wits"}, pass, "Take none", ""},
		{nil, game.Decision{Kind: game.ChooseCheckCard, About: "Duel"}, pass, "Remove none", ""},
		{nil, game.Decision{Kind: game.ChooseCheckCard}, pass, "Discard none", ""},
		{nil, game.Decision{Kind: game.LookAtMotives}, yes, "Done", ""},
		{nil, game.Decision{Kind: game.ChooseCylonShips, About: "Bay"}, game.Choice{Kind: game.TheShip, Ship: card.Raider}, "2 raiders", ""},
		{nil, game.Decision{Kind: game.ChooseCylonShips, About: "Bay"}, game.Choice{Kind: game.TheShip, Ship: card.Viper}, "4 vipers", ""},
		{nil, game.Decision{Kind: game.ChooseCylonShips}, game.Choice{Kind: game.TheShip, Ship: card.Raider}, "Raider", ""},
		{nil, game.Decision{Kind: game.ChooseOneOf, About: "Camp", Place: "Camp"}, game.Choice{Kind: game.TheBox}, "+1 food", ""},
		{nil, game.Decision{Kind: game.ChooseOneOf, About: "Camp", Place: "Camp"}, game.Choice{Kind: game.TheBox, N: 1}, "Activate occupation forces", ""},
		{nil, game.Decision{Kind: game.ChoosePlace, About: card.Meticulous}, pass, "Resurrection Ship", ""},
		{ground, game.Decision{Kind: game.ChoosePlace, About: card.Meticulous}, pass, "Medical Center", ""},
		{
			nil,
			game.Decision{Kind: game.ChooseAssault},
			game.Choice{Kind: game.TheActivation, N: int8(card.LaunchRaiders)},
			"Launch raiders",
			"Every basestar launches 3 raiders",
		},
		{nil, game.Decision{}, game.Choice{Kind: game.Launch, Ship: card.AssaultRaptor, Area: card.Bow}, "Launch an assault raptor into the bow", ""},
		{nil, game.Decision{Kind: game.ChooseMark}, game.Choice{Kind: game.TheViper, Ship: card.AssaultRaptor}, "Assault raptor", ""},
		{nil, game.Decision{Kind: game.ChooseTarget, About: "Message", Ship: card.Centurion}, game.Choice{Kind: game.TheCenturion, N: 2}, "Centurion on space 2", "5–8 destroys it · 50%"},
	} {
		c.d.Seats = game.SeatsOf(0)
		o := game.Option{Choice: c.c}
		said(t, s.Option(c.v, &c.d, o), c.want)
		said(t, s.Hint(c.v, &c.d, o), c.hint)
	}
	if l := s.OptionLine(lost, &game.Decision{Kind: game.ChoosePlace, About: card.Meticulous}, game.Option{Choice: pass}); l.Place != card.HubDestroyed {
		t.Errorf("without the hub an infiltration ends at %s", l.Place)
	}
	for id, want := range map[card.ID]Kind{"Ann": OptionOfClass, "Anna": OptionOfClass, "laura-roslin": OptionCard} {
		if l := s.OptionLine(nil, &game.Decision{Kind: game.ChooseCharacter}, game.Option{Choice: game.Choice{Kind: game.TheCard, Card: id}}); l.Kind != want {
			t.Errorf("%s is offered by line %d, not %d", id, l.Kind, want)
		}
	}
}

// Only an assault raptor hits a basestar with a 7, no matter who pilots it (D-RAP-06).
func TestOddsOfAssaultRaptors(t *testing.T) {
	s := speaker(English)
	target := game.Option{Choice: game.Choice{Kind: game.FireAt, Ship: card.Basestar}}
	v := &game.View{}
	v.Seats = make([]game.SeatState, 2)
	v.Seats[1] = game.SeatState{Area: card.Bow, Craft: card.AssaultRaptor}
	for _, c := range []struct {
		d    game.Decision
		want game.RollFor
	}{
		{game.Decision{Kind: game.ChooseViperDeed, Ship: card.AssaultRaptor}, game.RollAssaultAtBasestar},
		{game.Decision{Kind: game.ChooseViperDeed, Seats: game.SeatsOf(1), Ship: card.MarkVII}, game.RollViperAtBasestar},
		{game.Decision{Kind: game.ChooseAction, Seats: game.SeatsOf(1)}, game.RollAssaultAtBasestar},
		{game.Decision{Kind: game.ChooseAction, Seats: game.SeatsOf(0)}, game.RollViperAtBasestar},
		{game.Decision{Kind: game.ChooseTarget, Seats: game.SeatsOf(1), Place: card.WeaponsControl}, game.RollGalacticaAtBasestar},
	} {
		if got := AttackOf(v, &c.d, target); got != c.want {
			t.Errorf("decision %d rolls for %s, not %s", c.d.Kind, got, c.want)
		}
	}
	said(t, s.Hint(v, &game.Decision{Kind: game.ChooseViperDeed, Ship: card.AssaultRaptor}, target), "7–8 damages it · 25%")
	v.Piles[game.BasestarTokens(0)] = []game.Slot{{Card: "structural-damage", Seen: game.All}}
	if changes := s.FireChanges(v, &game.Decision{Kind: game.ChooseViperDeed}, target); len(changes) != 1 || changes[0].By != 2 {
		t.Errorf("a damaged basestar is hit with %+v", changes)
	}
	if !Attacks(game.RollAssaultAtBasestar) || len(s.Bands(v, game.RollAssaultAtBasestar, card.Basestar, "")) != 2 {
		t.Error("the die of an assault raptor decides no attack")
	}
}

// With Daybreak, miracle tokens pay for printed once-per-game abilities, and a hand also holds Mutiny cards.
func TestMiraclesAreCounted(t *testing.T) {
	if !box.Known("daybreak") {
		t.Cleanup(box.Try(func() card.Box { return card.Box{ID: "daybreak"} }))
	}
	s := New(English, box.New([]card.ID{"base", "daybreak"}, nil), players)
	said(t, s.Edit(game.Edit{Kind: game.SetCounter, Counter: game.OnceLeft, Seat: 1, N: 2}, 1), "Ben has 2 miracle tokens (was 1)")
	said(t, s.Refusal(game.Refusal{Why: game.IsSpent, Seat: game.NoSeat, Card: "cylon-detector"}), "Cylon Detector: this costs a miracle token, and you have none.")
	said(t, s.Hint(nil, nil, game.Option{Choice: game.Choice{Kind: game.FromHand}}),
		"Skill cards with an action, Mutiny cards, or revealing a Loyalty card; no one else sees your options")
}

func TestDaybreakRefusals(t *testing.T) {
	s := onTrial(t)
	const none = game.NoSeat
	for _, c := range []struct {
		r    game.Refusal
		want string
	}{
		{game.Refusal{Why: game.NeedUnmet, Seat: none, Card: "Blackmail"}, "Blackmail: the President cannot use this. Only while the President holds at least 3 skill cards."},
		{game.Refusal{Why: game.NeedUnmet, Seat: none, Card: "Plan/2"}, "Plan/2: needs 1 raptor."},
		{game.Refusal{Why: game.NeedUnmet, Seat: none, Place: "Helm"}, "Helm: only while there is no active mission."},
		{game.Refusal{Why: game.NotChosenFrom, Seat: none, Place: "Helm"}, "Helm: no missions are left."},
		{game.Refusal{Why: game.NotChosenFrom, Seat: none, Place: card.Command}, "That cannot be chosen here."},
		{game.Refusal{Why: game.CannotHold, Seat: none, Card: "Deal", Title: card.AdmiralTitle}, "Deal: this character cannot become Admiral."},
		{game.Refusal{Why: game.NoPayment, Seat: none, Place: "Tank"}, "Tank: this costs a miracle token or a Super Crisis card, and you have neither."},
		{game.Refusal{Why: game.NoCardsToPay, Seat: none, Place: "Tank"}, "Tank: this costs more skill cards than you have."},
		{game.Refusal{Why: game.IsRevealedElsewhere, Seat: none, Card: "Deal"}, "Deal: this character can reveal it only in the Brig."},
		{game.Refusal{Why: game.NothingToUse, Seat: none, Card: "Plan/2"}, "Plan/2: none of its locations can be activated."},
		{game.Refusal{Why: game.NoViper, Seat: none, Card: "Plan/2"}, "Plan/2: no viper is available."},
		{game.Refusal{Why: game.ClosedByCard, Seat: none, Card: "Plan/2"}, "Plan/2: a card in play prevents it."},
		{game.Refusal{Why: game.ClosedByCard, Seat: none, Place: card.Command}, "Command: a card in play prevents it."},
		{game.Refusal{Why: game.NoCardsForDrawback, Seat: none, Card: "Slow"}, "Slow: using a skill card as an action costs 1 more card, and you have too few."},
		{game.Refusal{Why: game.ForbiddenByDrawback, Seat: none, Card: "Expert"}, "Expert: " + s.Ability("Expert")},
		{game.Refusal{Why: game.IsHazardous, Seat: none, Card: "Cult"}, "Cult: you cannot do this in the Brig."},
		{game.Refusal{Why: game.NotInArea, Seat: none, Card: "Ward"}, "Ward: no civilian ship is in space."},
		{game.Refusal{Why: game.IsSpent, Seat: none, Card: "Sermon"}, "Sermon: this costs 3 miracle tokens, and you have fewer."},
		{game.Refusal{Why: game.OtherMoment, Seat: none, Card: "Deal"}, "Deal: not now. Use it as an action, in your own Action step."},
	} {
		said(t, s.Refusal(c.r), c.want)
		wellSaid(t, s.Refusal(c.r), true)
	}
}
