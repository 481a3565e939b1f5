package session_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Decisions are about a card or an ability, the open crisis, a location, a kind of ship, a player, or nothing.
const (
	aCard    = "card"
	aCrisis  = "crisis"
	aPlace   = "place"
	aShip    = "ship"
	aPlayer  = "player"
	aNothing = "nothing"
)

// decisionsAbout lists what each kind of decision may be about. While a crisis is being resolved, each may also be about that.
var decisionsAbout = [game.NumKinds][]string{
	game.ChooseCharacter: {aNothing}, game.ChooseAssist: {aNothing}, game.LookAtOwnLoyalty: {aNothing}, // the cards lie there
	game.ChooseSkillType: {aNothing, aCard}, game.ChooseLeftOut: {aNothing}, game.ChooseMove: {aNothing}, game.PayForMove: {aPlace},
	game.ChooseAction: {aNothing}, game.ChooseFromHand: {aNothing, aCard, aPlace}, game.ChooseOrderMode: {aCard}, game.ChooseMoveOrAct: {aCard},
	game.OrderStart: {aNothing}, game.DiscardToLimit: {aNothing}, game.DiscardCards: {aCard, aNothing}, game.ReconTop: {aCard}, game.ScoutTop: {aCard},
	game.ScoutDeck: {aCard}, game.SeeCard: {aCard}, game.SeeCards: {aCard, aNothing, aPlace}, game.AskWindow: {aCard, aPlace, aNothing}, game.WindowOrder: {aCard, aPlace, aNothing},
	game.Contribute: {aCard, aPlace}, game.ContributeCards: {aCard, aPlace}, game.ChooseCheckResult: {aCard}, game.ChooseZeroType: {aCard},
	game.ChooseDifficulty: {aCard, aPlace}, game.ChooseCheckCard: {aCard}, game.ChooseCheckAbility: {aCard, aPlace}, game.ChooseCrisis: {aCard},
	game.ChooseBox: {aCard}, game.ChooseOneOf: {aCard}, game.ChooseMay: {aCard}, game.ChooseIgnore: {aCard}, game.ChooseNewPresident: {aCard},
	game.ChooseCharacterFor: {aCard, aPlace}, game.ChoosePlayer: {aCard, aPlace, aNothing}, game.ChoosePlace: {aCard, aPlace, aPlayer}, game.ChooseArea: {aCard, aShip, aPlace},
	game.ChooseTarget: {aCard, aPlace, aShip}, game.ChooseVictim: {aCard, aShip}, game.ChooseShips: {aCard, aShip}, game.ChooseAreaOrder: {aCard, aShip},
	game.ChooseBasestar: {aCard, aNothing}, game.ChooseHeavyRaider: {aCard, aShip, aNothing}, game.ChooseViper: {aCard, aShip, aPlace}, game.ChooseViperDeed: {aShip, aCard},
	game.ChooseCivilians: {aPlace, aCard}, game.MoveCivilian: {aShip, aPlace, aCard}, game.ChooseRepair: {aCard, aPlace, aNothing}, game.ChooseDamage: {aNothing, aCard},
	game.ChooseReaction: {aCard}, game.ChooseFallback: {aCard, aPlace, aShip, aNothing}, game.ChooseMark: {aShip, aCard}, game.FlyFurther: {aShip},
	game.ChooseQuorum: {aNothing}, game.ChooseQuorumDraw: {aPlace, aNothing}, game.ChooseDestination: {aNothing}, game.ChooseRisk: {aCard},
	game.ChooseRestore: {aCard, aNothing}, game.ChooseSuperCrisis: {aNothing}, game.ChooseCaprica: {aPlace}, game.ChooseCylonFleet: {aPlace},
	game.OrderFinalFive: {aCard, aNothing}, game.ProveLoyalty: {aCard, aNothing}, game.ChooseBridge: {aPlace}, game.ChooseCylonShips: {aCard, aNothing},
	game.ChooseCylonArea: {aShip, aPlace}, game.TakeCard: {aCard, aPlayer}, game.SwapSuper: {aNothing, aPlace}, game.DiscardAny: {aCard}, game.ChooseDestiny: {aCard},
	game.DiscardQuorum: {aCard, aNothing}, game.ChooseQuorumOrder: {aCard}, game.ChooseTitle: {aCard}, game.ChooseResult: {aCard},
	game.LookAtTrauma: {aNothing}, game.LayTrauma: {aCard}, game.GiveUpTrauma: {aCard}, game.ChooseAlly: {aPlace}, game.ChooseReplacer: {aNothing},
	game.ChooseFate: {aCard}, game.ChooseCondemned: {aNothing}, game.ChooseStrike: {aCard, aShip}, game.ChooseCivilian: {aCard},
	game.ChooseHull: {aNothing, aCard}, game.ChooseMovement: {aNothing}, game.ChooseResource: {aCard}, game.ChooseDieChange: {aCard}, game.ChooseSkillDeck: {aCard},
	game.ChooseLearned: {aCard}, game.ChooseHeir: {aNothing}, game.ChooseBorrowed: {aCard}, game.GiveCard: {aCard}, game.ChooseCrisisOrder: {aCard},
	game.LayOnDestiny: {aCard, aNothing}, game.LookAtAgenda: {aNothing}, game.ChooseForce: {aCard, aPlace, aNothing}, game.ChooseGround: {aCard, aPlace},
	game.ChooseMutiny: {aCard}, game.DiscardMutiny: {aNothing, aCard}, game.GiveMutiny: {aCard}, game.MissionTop: {aCard}, game.TakeSkills: {aCard},
	game.ChoosePayment: {aCard, aPlace, aNothing}, game.ChooseStay: {aShip, aCard}, game.ForceHand: {aCard}, game.GiveQuorum: {aCard}, game.PlayOrDiscard: {aCard},
	game.BuryQuorumCards: {aCard}, game.ChooseMutineer: {aCard}, game.ShowCard: {aCard}, game.ChooseTimes: {aCard}, game.LookAtMotives: {aNothing},
	game.ScoutMore: {aCard, aNothing}, game.ChooseAssault: {aCard}, game.DiscardSuper: {aNothing, aPlace, aCard},
}

// aboutOf returns what a decision is about, and its name.
func aboutOf(p *scene.Play, d *game.Decision) (kind, name string) {
	v := p.View
	other := d.Kind == game.ChoosePlace || d.Kind == game.TakeCard
	switch {
	case d.About != "":
		return aCard, p.Say.CardName(d.About)
	case d.Place != "" && d.Kind != game.ChooseAction:
		return aPlace, p.Say.Place(d.Place)
	case v.Count(game.CrisisOpen) > 0:
		open := v.Piles[game.CrisisOpen]
		return aCrisis, p.Say.CardName(open[len(open)-1].Card)
	case other:
		return aPlayer, p.Name(d.Other)
	case d.Ship != card.NoShip && d.Kind != game.AskWindow && !d.Private:
		return aShip, p.Say.Ship(d.Ship)
	}
	return aNothing, ""
}

// Players who decide must see what it is about; if a card lies face down, the others must see that there is one.
func TestEveryDecisionShowsWhatItIsAbout(t *testing.T) {
	for k := game.NoDecision + 1; k < game.NumKinds; k++ {
		if decisionsAbout[k] == nil {
			t.Errorf("nobody has said what %v is about", k)
		}
	}
	games, each := uint64(8), 1
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games, each = 100, 2
	}
	all := []card.ID{"base", "pegasus", "exodus", "daybreak"}
	sets := []struct{ boxes, options []card.ID }{
		{all[:1], nil},
		{all, []card.ID{card.OptionSearchForHome, card.OptionCylonLeader, card.OptionCylonFleet}},
		{all[:3], []card.ID{card.OptionNewCaprica, card.OptionFinalFive, card.OptionPersonalGoals}},
		{all, []card.ID{card.OptionIonianNebula, card.OptionCylonFleet}},
	}
	seen, came := map[string]int{}, map[game.Kind]int{}
	for n, set := range sets {
		for seed := range games {
			setup := game.Setup{Boxes: set.boxes, Seed: seed + 1, Deal: true}
			for _, o := range set.options {
				setup.Options = append(setup.Options, string(o))
			}
			var seats []table.SeatInfo
			for i := range 5 {
				setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
				seats = append(seats, table.SeatInfo{Name: scenetest.Names[i], Color: i, Emblem: i})
			}
			tab, err := table.New(setup, seats, nil, "", nil)
			if err != nil {
				t.Fatal(err)
			}
			s := scene.NewShell(nil, nil, "")
			s.Settings.NoGuide, s.Settings.Motion = true, shell.Off
			p := scene.NewPlay(s, tab)
			h, app := scenetest.Take(t, func() render.Scene { return p })
			look := func() []ui.Target {
				p.Finish()
				p.HandTo = game.NoSeat
				for range 3 { // reports of what happened before lie over the table
					p.Rooms.Moments.End()
					p.Rooms.Recap.Dismiss()
					app.UI.Wake(1)
					h.Ticks(2)
				}
				return h.Targets()
			}
			rng := rand.New(rand.NewPCG(seed, uint64(n)))
			for range 4000 {
				tab.CloseCurtain()
				d := tab.View().Decision
				if d == nil {
					break
				}
				came[d.Kind]++
				key := fmt.Sprint(d.Kind, d.Window, tab.View().Step, p.Faces().Deck(d.About), d.Place != "", d.Ship != card.NoShip, tab.View().Count(game.CrisisOpen) > 0, tab.View().Check != nil)
				if seen[key] < each {
					seen[key]++
					if targets := look(); d.Private {
						if hidesOne[d.Kind] && !shows(targets, "about") {
							t.Errorf("%v: the others do not see that there is a card", d.Kind)
						}
						if err := tab.OpenCurtain(d.Seats.List()[0], ""); err != nil {
							t.Fatal(err)
						}
						seesAbout(t, p, look())
					} else {
						seesAbout(t, p, targets)
					}
					tab.CloseCurtain()
				}
				if err := scenetest.AnswerAny(tab, rng); err != nil {
					t.Fatal(err)
				}
			}
			tab.Close()
		}
	}
	var never []string
	for k := game.NoDecision + 1; k < game.NumKinds; k++ {
		if came[k] == 0 {
			never = append(never, k.String())
		}
	}
	t.Logf("%d decisions looked at; never asked: %s", len(seen), strings.Join(never, ", "))
}

// hidesOne lists the kinds of decisions in which only one seat is shown a card.
var hidesOne = map[game.Kind]bool{
	game.ReconTop: true, game.ScoutTop: true, game.MissionTop: true, game.SeeCard: true, game.ChooseDestination: true, game.ChooseSuperCrisis: true, game.PlayOrDiscard: true,
}

// shows reports whether a target is among those that can be touched.
func shows(targets []ui.Target, id string) bool {
	_, is := scenetest.Has(targets, id)
	return is
}

// seesAbout checks that what a decision is about is on the screen.
func seesAbout(t *testing.T, p *scene.Play, targets []ui.Target) {
	t.Helper()
	d := p.View.Decision
	if d == nil || d.Private && !d.Seats.Has(p.Table.Eyes()) {
		return // what was asked has passed by itself
	}
	kind, name := aboutOf(p, d)
	if kind != aCrisis && !slices.Contains(decisionsAbout[d.Kind], kind) {
		t.Errorf("%v is about a %s (%s)", d.Kind, kind, name)
	}
	// Such a card is turned up by a hold.
	if kind == aNothing || p.ChoosingCharacter() || p.View.Boxes.Loyalty.Of(d.About) != nil && d.Kind == game.SeeCard {
		return
	}
	shown := slices.ContainsFunc(targets, func(g ui.Target) bool {
		return !strings.HasPrefix(g.ID, "option:") && strings.Contains(g.Label, name)
	})
	if d.Kind == game.ChooseBox && !shows(targets, "card."+string(d.About)) {
		t.Errorf("turn %d, %v: the boxes of %s are chosen, which does not lie large over the board", p.View.Turn, p.View.Step, name)
	}
	if !shown {
		t.Errorf("turn %d: %v %v is about the %s %s, which is not to be seen; %d things are", p.View.Turn, d.Kind, d.Window, kind, name, len(targets))
	}
}
