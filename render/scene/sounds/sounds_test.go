package sounds

import (
	"math/rand/v2"
	"slices"
	"testing"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
)

// soundsOf returns the sounds of a game in full motion.
func soundsOf(t *testing.T) *Sounds {
	t.Helper()
	tab, err := scenetest.Table(4, 3)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	all := session.New(shell.New(nil, nil, ""), tab)
	all.Refresh()
	return New(all)
}

func TestDanger(t *testing.T) {
	calm := game.Tabletop{Resources: [4]int{8, 8, 10, 12}}
	level := func(change func(t *game.Tabletop)) float64 {
		v := &game.View{Tabletop: calm}
		change(&v.Tabletop)
		return Danger(v)
	}
	fight := func(t *game.Tabletop) {
		t.Raiders[card.Bow], t.Raiders[card.Stern], t.HeavyRaiders[card.Bow] = 6, 4, 2
		t.Basestars[0].Area, t.Basestars[1].Area = card.Bow, card.Stern
	}
	for _, c := range []struct {
		name        string
		least, most float64
		change      func(t *game.Tabletop)
	}{
		{"nothing near", 0, 0, func(*game.Tabletop) {}},
		{"as a game begins", 0.2, 0.4, func(t *game.Tabletop) { t.Raiders[card.Bow], t.Basestars[0].Area = 3, card.Bow }},
		{"two basestars and what they brought", 0.55, 0.8, fight},
		{"the same, about to jump", 0.4, 0.7, func(t *game.Tabletop) { fight(t); t.JumpPrep = 4 }},
		{"after a jump", 0, 0, func(t *game.Tabletop) { t.JumpPrep = 0 }},
		{"one resource in the red", 0.08, 0.2, func(t *game.Tabletop) { t.Resources[card.Fuel] = 4 }},
		{"all in the red", 0.35, 0.6, func(t *game.Tabletop) { t.Resources = [4]int{4, 4, 5, 6} }},
		{"all nearly gone", 0.65, 0.85, func(t *game.Tabletop) { t.Resources = [4]int{1, 1, 1, 1} }},
		{"centurions aboard", 0.15, 0.3, func(t *game.Tabletop) { t.Centurions[0] = 1 }},
		{"centurions at the end", 0.4, 0.65, func(t *game.Tabletop) { t.Centurions[3] = 1 }},
		{"pursued", 0.1, 0.3, func(t *game.Tabletop) { t.CylonFleet = &game.FleetBoard{Pursuit: 3} }},
		{"a fight with nothing left", 0.85, 1, func(t *game.Tabletop) { fight(t); t.Resources = [4]int{1, 2, 1, 2}; t.Centurions[2] = 1 }},
		{"over", 0, 0, func(t *game.Tabletop) { fight(t); t.Over = &game.Over{} }},
	} {
		if got := level(c.change); got < c.least || got > c.most {
			t.Errorf("%s: the danger is %.2f, want %.2f to %.2f", c.name, got, c.least, c.most)
		}
	}
}

// The danger must be the same for every seat as for the open table, since everyone hears it: it may depend only on what is public.
func TestDangerIsPublic(t *testing.T) {
	tab, err := scenetest.Table(4, 21)
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	r := rand.New(rand.NewPCG(21, 1))
	worst := 0.0
	for range 500 {
		if tab.View().Decision == nil {
			break
		}
		if err := scenetest.AnswerAny(tab, r); err != nil {
			t.Fatal(err)
		}
		tab.CloseCurtain()
		open := Danger(tab.View())
		worst = max(worst, open)
		for seat := range game.Seat(4) {
			if err := tab.OpenCurtain(seat, ""); err != nil {
				t.Fatal(err)
			}
			if got := Danger(tab.View()); got != open {
				t.Fatalf("seat %d hears a danger of %.3f, the table one of %.3f", seat, got, open)
			}
			tab.CloseCurtain()
		}
	}
	if worst < 0.3 {
		t.Errorf("the danger never rose over %.2f", worst)
	}
}

func TestCuesOfEvents(t *testing.T) {
	s := soundsOf(t)
	v := s.View
	low := *v
	low.Resources[card.Food] = 3
	bow, stern := game.SpotOf(card.Bow), game.SpotOf(card.Stern)
	const none = audio.Cue(255)
	for _, c := range []struct {
		e    game.Event
		v    *game.View
		want audio.Cue
	}{
		{game.Event{Kind: game.TurnBegan}, v, audio.Turn},
		{game.Event{Kind: game.AllyMet, Card: "elosha"}, v, audio.Ally},
		{game.Event{Kind: game.CardMoved, To: game.TraumaShown, Card: card.TraumaDisaster, Cause: game.ByDisaster}, v, audio.Disaster},
		{game.Event{Kind: game.CardMoved, To: game.TraumaShown, Card: card.TraumaBenevolent, Cause: game.ByTrial}, v, none},
		{game.Event{Kind: game.PhaseBegan, Phase: game.AtCrossroads}, v, audio.Crossroads},
		{game.Event{Kind: game.PhaseBegan, Phase: game.AtTrial}, v, audio.Trial},
		{game.Event{Kind: game.PhaseBegan, Phase: game.AfterTrial}, v, none},
		{game.Event{Kind: game.Condemned}, v, audio.Eliminated},
		{game.Event{Kind: game.CardMoved, From: game.MutinyHand(1), To: game.MutinyOpen, Cause: game.ByPlay}, v, audio.Mutiny},
		{game.Event{Kind: game.Looked, Seat: game.NoSeat, From: game.Loyalty(1), Cause: game.ByMutineer}, v, audio.Mutiny},
		{game.Event{Kind: game.Looked, Seat: game.NoSeat, From: game.Motives(1), Cause: game.ByMotive}, v, audio.CardTurned},
		{game.Event{Kind: game.CardMoved, From: game.MissionDeck, To: game.ActiveMission}, v, audio.Mission},
		{game.Event{Kind: game.MiraclesChanged, N: 1}, v, audio.Miracle},
		{game.Event{Kind: game.MiraclesChanged, N: -1}, v, none},
		{game.Event{Kind: game.RebelsTurned, N: 1}, v, audio.Basestar},
		{game.Event{Kind: game.HubLost}, v, audio.Explosion},
		{game.Event{Kind: game.ResourceChanged, Resource: card.Food, N: -1}, v, audio.Loss},
		{game.Event{Kind: game.ResourceChanged, Resource: card.Food, N: -1}, &low, audio.Red},
		{game.Event{Kind: game.ResourceChanged, Resource: card.Food, N: 1}, &low, audio.Gain},
		{game.Event{Kind: game.ShipMoved, Ship: card.Raider, FromSpot: bow, ToSpot: game.Supply, Cause: game.ByHit}, v, audio.Explosion},
		{game.Event{Kind: game.ShipMoved, Ship: card.Raider, FromSpot: bow, ToSpot: game.Supply, Cause: game.ByJump}, v, none},
		{game.Event{Kind: game.ShipMoved, Ship: card.Raider, FromSpot: game.Supply, ToSpot: bow}, v, audio.Raiders},
		{game.Event{Kind: game.ShipMoved, Ship: card.Raider, FromSpot: bow, ToSpot: game.CylonSpot(card.Bow), Cause: game.ByJump}, v, none},
		{game.Event{Kind: game.ShipMoved, Ship: card.Viper, FromSpot: game.Reserves, ToSpot: bow}, v, audio.ViperLaunch},
		{game.Event{Kind: game.ShipMoved, Ship: card.Viper, FromSpot: bow, ToSpot: stern}, v, audio.ViperLaunch},
		{game.Event{Kind: game.ShipMoved, Ship: card.Viper, FromSpot: bow, ToSpot: game.Reserves}, v, none},
		{game.Event{Kind: game.ShipMoved, Ship: card.MarkVII, FromSpot: bow, ToSpot: game.DamagedBox}, v, audio.Hit},
		{game.Event{Kind: game.ShipMoved, Ship: card.Viper, FromSpot: bow, ToSpot: game.Destroyed, Cause: game.ByHit}, v, audio.Explosion},
		{game.Event{Kind: game.ShipMoved, Ship: card.Viper, FromSpot: game.DamagedBox, ToSpot: game.Reserves}, v, audio.Repaired},
		{game.Event{Kind: game.CardMoved, From: game.CivilianPile, To: game.Civilians(card.Bow)}, v, none},
		{game.Event{Kind: game.CardMoved, From: game.Civilians(card.Bow), To: game.Removed, Cause: game.ByHit}, v, audio.Explosion},
		{game.Event{Kind: game.CardMoved, From: game.CrisisDeck, To: game.CrisisOpen, Card: "water-shortage-1"}, v, audio.Crisis},
		{game.Event{Kind: game.CardMoved, From: game.CrisisDeck, To: game.CrisisOpen, Card: attackOf(t)}, v, audio.Klaxon},
		{game.Event{Kind: game.CardMoved, To: game.DamageOnBoard}, v, audio.Damage},
		{game.Event{Kind: game.CardMoved, To: game.BasestarTokens(1)}, v, audio.Hit},
		{game.Event{Kind: game.CardMoved, To: game.Hand(2)}, v, audio.CardDealt},
		{game.Event{Kind: game.CardMoved, To: game.Loyalty(2)}, v, audio.CardDealt},
		{game.Event{Kind: game.CardMoved, To: game.Contribution(2)}, v, none},
		{game.Event{Kind: game.Contributed, N: 2}, v, audio.CardAdded},
		{game.Event{Kind: game.Contributed}, v, none},
		{game.Event{Kind: game.CharacterMoved, Place: card.Brig}, v, audio.Brig},
		{game.Event{Kind: game.CharacterMoved, Place: card.Command}, v, audio.Pawn},
		{game.Event{Kind: game.CharacterMoved, ToArea: card.Bow}, v, audio.ViperLaunch},
		{game.Event{Kind: game.CenturionMoved, FromAt: -1, ToAt: 0}, v, none},
		{game.Event{Kind: game.CenturionMoved, FromAt: 0, ToAt: 1}, v, audio.Centurion},
		{game.Event{Kind: game.CenturionMoved, FromAt: 1, ToAt: -1, Cause: game.ByHit}, v, audio.Hit},
		{game.Event{Kind: game.CheckEnded, Result: game.Middle}, v, audio.CheckPassed},
		{game.Event{Kind: game.CheckEnded, Result: game.Failed}, v, audio.CheckFailed},
		{game.Event{Kind: game.Looked, Seat: 1}, v, none},
		{game.Event{Kind: game.Looked, Seat: game.NoSeat}, v, audio.CardTurned},
		{game.Event{Kind: game.Landed}, v, audio.Landing},
		{game.Event{Kind: game.GalacticaBack}, v, audio.GalacticaBack},
		{game.Event{Kind: game.ForceMoved, N: 1, FromAt: -1, ToAt: 0}, v, audio.Centurion},
		{game.Event{Kind: game.ForceMoved, N: 1, FromAt: 0, ToAt: 1}, v, audio.Centurion},
		{game.Event{Kind: game.ForceMoved, N: 1, FromAt: 2, ToAt: game.OutOfTrack}, v, none},
		{game.Event{Kind: game.ForceMoved, N: 1, FromAt: 1, ToAt: -1, Cause: game.ByHit}, v, audio.Hit},
		{game.Event{Kind: game.ForceMoved, N: 1, FromAt: 1, ToAt: game.OutOfTrack, Cause: game.ByHit}, v, audio.Hit},
		{game.Event{Kind: game.CardMoved, From: game.LockedShips, To: game.Removed, Cause: game.ByHit}, v, audio.Explosion},
		{game.Event{Kind: game.CardMoved, From: game.PreparedShips, To: game.Removed, Cause: game.ByHit}, v, audio.Explosion},
		{game.Event{Kind: game.CardMoved, From: game.CivilianPile, To: game.LockedShips, Cause: game.ByLanding}, v, none},
		{game.Event{Kind: game.CardMoved, From: game.LockedShips, To: game.PreparedShips}, v, audio.Repaired},
		{game.Event{Kind: game.CardMoved, From: game.PreparedShips, To: game.Civilians(card.PortBow)}, v, audio.ViperLaunch},
		{game.Event{Kind: game.CharacterMoved, Place: card.Detention}, v, audio.Brig},
		{game.Event{Kind: game.CharacterMoved, Place: card.MedicalCenter}, v, audio.Pawn},
		{game.Event{Kind: game.JumpPrepMoved, N: 1}, v, audio.JumpStep},
		{game.Event{Kind: game.JumpPrepMoved, N: -3}, v, none},
		{game.Event{Kind: game.Jumped}, v, audio.Jump},
		{game.Event{Kind: game.GameOver, Over: &game.Over{HumansWin: true}}, v, audio.Won},
		{game.Event{Kind: game.GameOver, Over: &game.Over{}}, v, audio.Lost},
		{game.Event{Kind: game.StepBegan}, v, none},
	} {
		got, ok := s.cueOf(&c.e, c.v)
		if !ok {
			got = none
		}
		if got != c.want {
			t.Errorf("%v %v to %v: cue %d, want %d", c.e.Kind, c.e.Ship, c.e.ToSpot, got, c.want)
		}
	}
}

// attackOf returns a Cylon attack of the base game.
func attackOf(t *testing.T) card.ID {
	t.Helper()
	for c := range box.New([]card.ID{"base"}, nil).Crises.All() {
		if c.Kind == card.Attack {
			return c.ID
		}
	}
	t.Fatal("no crisis is an attack")
	return ""
}

// Fire must sound once the die has come to rest, and its effect after that; each cue must sound once, and no two at the same time.
func TestSoundsComeWhenSeen(t *testing.T) {
	s := soundsOf(t)
	roll := game.Event{Kind: game.DieRolled, N: 8, Natural: 8, RollFor: game.RollRaiderAtGalactica}
	s.Happened(&game.Event{Kind: game.AttackMade, RollFor: game.RollRaiderAtGalactica}, s.View, 100)
	s.Rolled(&roll, 142)
	s.Happened(&roll, s.View, 142)
	s.Happened(&game.Event{Kind: game.CardMoved, To: game.DamageOnBoard}, s.View, 142)
	s.Happened(&game.Event{Kind: game.CardMoved, To: game.DamageOnBoard}, s.View, 142)
	var order []audio.Cue
	last := 0
	slices.SortStableFunc(s.Due, func(a, b Sounding) int { return a.At - b.At })
	for _, d := range s.Due {
		if d.At < last+apart && last > 0 {
			t.Errorf("cue %d comes %d ticks after another", d.Cue, d.At-last)
		}
		last = d.At
		order = append(order, d.Cue)
	}
	if want := []audio.Cue{audio.DieTumbles, audio.DieLands, audio.RaiderGuns, audio.Damage}; !slices.Equal(order, want) {
		t.Errorf("heard %v, want %v", order, want)
	}
	if s.Due[0].At != 100 || s.Due[3].At < 142+apart {
		t.Errorf("they come at %v", s.Due)
	}

	s.Due = nil
	s.Shell.Settings.Motion = shell.Off
	roll.Natural = 0
	s.Rolled(&roll, 200)
	if len(s.Due) > 0 {
		t.Error("a die is heard that nobody threw")
	}
}

// However much happens at once, the sounds must not fall behind.
func TestSoundsAreNotLate(t *testing.T) {
	var s Sounds
	for range 5 {
		for c := audio.Button; c <= audio.Lost; c++ {
			s.add(c, 100, 0)
		}
	}
	var seen [256]bool
	for _, d := range s.Due {
		if d.At < 100 || d.At > 100+late || seen[d.Cue] {
			t.Errorf("cue %d comes at %d, or once more", d.Cue, d.At)
		}
		seen[d.Cue] = true
	}
	if n := len(s.Due); n != late/apart+1 {
		t.Errorf("%d cues are heard", n)
	}
	s.add(audio.Button, 100+late+apart, 0)
	if n := len(s.Due); n != late/apart+2 {
		t.Error("a cue that comes again later is left out")
	}
}
