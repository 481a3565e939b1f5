package scene

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/sounds"
	"battlestar/render/ui/uitest"
)

func TestDanger(t *testing.T) {
	calm := game.Table{Resources: [4]int{8, 8, 10, 12}}
	level := func(change func(t *game.Table)) float64 {
		v := &game.View{Table: calm}
		change(&v.Table)
		return sounds.Danger(v)
	}
	fight := func(t *game.Table) {
		t.Raiders[card.Bow], t.Raiders[card.Stern], t.HeavyRaiders[card.Bow] = 6, 4, 2
		t.Basestars[0].Area, t.Basestars[1].Area = card.Bow, card.Stern
	}
	for _, c := range []struct {
		name        string
		least, most float64
		change      func(t *game.Table)
	}{
		{"nothing near", 0, 0, func(*game.Table) {}},
		{"as a game begins", 0.2, 0.4, func(t *game.Table) { t.Raiders[card.Bow], t.Basestars[0].Area = 3, card.Bow }},
		{"two basestars and what they brought", 0.55, 0.8, fight},
		{"the same, about to jump", 0.4, 0.7, func(t *game.Table) { fight(t); t.JumpPrep = 4 }},
		{"after a jump", 0, 0, func(t *game.Table) { t.JumpPrep = 0 }},
		{"one resource in the red", 0.08, 0.2, func(t *game.Table) { t.Resources[card.Fuel] = 4 }},
		{"all in the red", 0.35, 0.6, func(t *game.Table) { t.Resources = [4]int{4, 4, 5, 6} }},
		{"all nearly gone", 0.65, 0.85, func(t *game.Table) { t.Resources = [4]int{1, 1, 1, 1} }},
		{"centurions aboard", 0.15, 0.3, func(t *game.Table) { t.Centurions[0] = 1 }},
		{"centurions at the end", 0.4, 0.65, func(t *game.Table) { t.Centurions[3] = 1 }},
		{"pursued", 0.1, 0.3, func(t *game.Table) { t.CylonFleet = &game.FleetBoard{Pursuit: 3} }},
		{"a fight with nothing left", 0.85, 1, func(t *game.Table) { fight(t); t.Resources = [4]int{1, 2, 1, 2}; t.Centurions[2] = 1 }},
		{"over", 0, 0, func(t *game.Table) { fight(t); t.Over = &game.Over{} }},
	} {
		if got := level(c.change); got < c.least || got > c.most {
			t.Errorf("%s: the danger is %.2f, want %.2f to %.2f", c.name, got, c.least, c.most)
		}
	}
}

// The danger and the sounds are the same whoever looks: they know nothing that is not public.
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
		open := sounds.Danger(tab.View())
		worst = max(worst, open)
		for seat := range game.Seat(4) {
			if err := tab.OpenCurtain(seat, ""); err != nil {
				t.Fatal(err)
			}
			if got := sounds.Danger(tab.View()); got != open {
				t.Fatalf("seat %d hears a danger of %.3f, the table one of %.3f", seat, got, open)
			}
			tab.CloseCurtain()
		}
	}
	if worst < 0.3 {
		t.Errorf("the danger never rose over %.2f", worst)
	}
}

// soundPlay is a game on the screen in full motion, and what it plays.
func soundPlay(t *testing.T) (p *Play, heard *[]audio.Cue) {
	t.Helper()
	tab, err := scenetest.Table(4, 3)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	s := NewShell(nil, nil, "")
	heard = new([]audio.Cue)
	s.Play = func(c audio.Cue, _ int) { *heard = append(*heard, c) }
	return NewPlay(s, tab), heard
}

func TestCuesOfEvents(t *testing.T) {
	p, _ := soundPlay(t)
	v := p.View
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
		{game.Event{Kind: game.ShipMoved, Ship: card.Viper, FromSpot: bow, ToSpot: game.Destroyed}, v, audio.Explosion},
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
		{game.Event{Kind: game.CenturionMoved, FromAt: 1, ToAt: -1}, v, audio.Hit},
		{game.Event{Kind: game.CheckEnded, Result: game.Middle}, v, audio.CheckPassed},
		{game.Event{Kind: game.CheckEnded, Result: game.Failed}, v, audio.CheckFailed},
		{game.Event{Kind: game.Looked, Seat: 1}, v, none},
		{game.Event{Kind: game.Looked, Seat: game.NoSeat}, v, audio.CardTurned},
		{game.Event{Kind: game.JumpPrepMoved, N: 1}, v, audio.JumpStep},
		{game.Event{Kind: game.JumpPrepMoved, N: -3}, v, none},
		{game.Event{Kind: game.Jumped}, v, audio.Jump},
		{game.Event{Kind: game.GameOver, Over: &game.Over{HumansWin: true}}, v, audio.Won},
		{game.Event{Kind: game.GameOver, Over: &game.Over{}}, v, audio.Lost},
		{game.Event{Kind: game.StepBegan}, v, none},
	} {
		got, ok := p.sounds.CueOf(&c.e, c.v)
		if !ok {
			got = none
		}
		if got != c.want {
			t.Errorf("%v %v to %v: cue %d, want %d", c.e.Kind, c.e.Ship, c.e.ToSpot, got, c.want)
		}
	}
}

// attackOf is a Cylon attack of the base game.
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

// Fire sounds when the die has come to rest, and what it does after it; each cue once, and none at the same time as another.
func TestSoundsComeWhenSeen(t *testing.T) {
	p, _ := soundPlay(t)
	s := p.sounds
	roll := game.Event{Kind: game.DieRolled, N: 8, Natural: 8, RollFor: game.RollRaiderAtGalactica}
	s.Happened(&game.Event{Kind: game.AttackMade, RollFor: game.RollRaiderAtGalactica}, p.View, 100)
	s.Rolled(&roll, 142)
	s.Happened(&roll, p.View, 142)
	s.Happened(&game.Event{Kind: game.CardMoved, To: game.DamageOnBoard}, p.View, 142)
	s.Happened(&game.Event{Kind: game.CardMoved, To: game.DamageOnBoard}, p.View, 142)
	var order []audio.Cue
	last := 0
	slices.SortStableFunc(s.Due, func(a, b sounds.Sounding) int { return a.At - b.At })
	for _, d := range s.Due {
		if d.At < last+sounds.Apart && last > 0 {
			t.Errorf("cue %d comes %d ticks after another", d.Cue, d.At-last)
		}
		last = d.At
		order = append(order, d.Cue)
	}
	if want := []audio.Cue{audio.DieTumbles, audio.DieLands, audio.RaiderGuns, audio.Damage}; !slices.Equal(order, want) {
		t.Errorf("heard %v, want %v", order, want)
	}
	if s.Due[0].At != 100 || s.Due[3].At < 142+sounds.Apart {
		t.Errorf("they come at %v", s.Due)
	}

	s.Due = nil
	p.Shell.Settings.Motion = shell.Off
	roll.Natural = 0
	s.Rolled(&roll, 200)
	if len(s.Due) > 0 {
		t.Error("a die is heard that nobody threw")
	}
}

func TestMuteKey(t *testing.T) {
	dir := t.TempDir()
	app, s, err := wholeApp(dir)
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.Ticks(3)
	h.Key(ebiten.KeyM)
	if got, _ := shell.ReadSettings(filepath.Join(dir, "settings.json")); !s.Settings.Mute || !got.Mute {
		t.Errorf("after M mute is %v, and kept as %v", s.Settings.Mute, got.Mute)
	}
	h.Ticks(105) // until it is no longer said
	h.ClickOn("settings")
	h.Ticks(3)
	h.Key(ebiten.KeyM)
	if s.Settings.Mute {
		t.Error("M does nothing on another page")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	h.ClickOn("new")
	h.Ticks(3)
	for _, g := range h.Targets() {
		if g.ID == "game" {
			h.ClickOn(g.ID)
			h.Type("m")
			h.Key(ebiten.KeyM)
			if s.Settings.Mute {
				t.Error("a name with an m turns the sound off")
			}
			return
		}
	}
	t.Error("there is no name to type")
}

// A settings file from before there was music sets both by its one volume.
func TestOldVolumeIsForBoth(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	for _, c := range []struct {
		text          string
		sounds, music int
	}{{`{"volume": 3}`, 3, 3}, {`{"volume": 3, "music": 0}`, 3, 0}, {`{"music": 4}`, 7, 4}, {`{}`, 7, 7}} {
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got, err := shell.ReadSettings(path); err != nil || got.Sounds != c.sounds || got.Music != c.music || got.Mute {
			t.Errorf("%s: %d and %d, %v", c.text, got.Sounds, got.Music, err)
		}
	}
}

// In the course of whole games all that can happen in the base game is heard, the end last.
func TestGamesAreHeard(t *testing.T) {
	var heard [256]bool
	for seed := range uint64(12) {
		tab, err := scenetest.Table(4, seed)
		if err != nil {
			t.Fatal(err)
		}
		p := NewPlay(NewShell(nil, nil, ""), tab)
		var last audio.Cue
		take := func() {
			p.Tick += 600
			p.Refresh()
			for _, d := range p.sounds.Due {
				heard[d.Cue], last = true, d.Cue
			}
			p.sounds.Due = nil
		}
		r := rand.New(rand.NewPCG(seed, 5))
		for tab.View().Over == nil {
			if err := scenetest.AnswerAny(tab, r); err != nil {
				t.Fatal(err)
			}
			tab.CloseCurtain()
			take()
		}
		if last != audio.Won && last != audio.Lost {
			t.Errorf("seed %d ends with cue %d", seed, last)
		}
		tab.Close()
	}
	for _, c := range []audio.Cue{
		audio.Pawn, audio.CardDealt, audio.CardTurned, audio.CardsShuffled, audio.CardAdded, audio.CheckPassed, audio.CheckFailed, audio.DieTumbles, audio.DieLands,
		audio.Turn, audio.Crisis, audio.ViperLaunch, audio.ViperGuns, audio.RaiderGuns, audio.Missile, audio.Hit, audio.Miss, audio.Explosion, audio.Raiders, audio.Contact,
		audio.Basestar, audio.Damage, audio.Klaxon, audio.JumpStep, audio.Jump, audio.Gain, audio.Loss, audio.Red, audio.Title, audio.Reveal, audio.Brig,
	} {
		if !heard[c] {
			t.Errorf("cue %d is never heard", c)
		}
	}
}

// However much happens at once, what is heard does not fall behind.
func TestSoundsAreNotLate(t *testing.T) {
	var s sounds.Sounds
	for range 5 {
		for c := audio.Button; c <= audio.Lost; c++ {
			s.Add(c, 100)
		}
	}
	var seen [256]bool
	for _, d := range s.Due {
		if d.At < 100 || d.At > 100+sounds.Late || seen[d.Cue] {
			t.Errorf("cue %d comes at %d, or once more", d.Cue, d.At)
		}
		seen[d.Cue] = true
	}
	if n := len(s.Due); n != sounds.Late/sounds.Apart+1 {
		t.Errorf("%d cues are heard", n)
	}
	s.Add(audio.Button, 100+sounds.Late+sounds.Apart)
	if n := len(s.Due); n != sounds.Late/sounds.Apart+2 {
		t.Error("a cue that comes again later is left out")
	}
}

// The pitch at which the cards of a check are counted is the total so far, and each card is counted once.
func TestCountingRises(t *testing.T) {
	p, _ := soundPlay(t)
	type note struct {
		cue   audio.Cue
		pitch int
	}
	var heard []note
	p.Shell.Play = func(c audio.Cue, pitch int) { heard = append(heard, note{c, pitch}) }
	check := &game.CheckState{Difficulty: 9, Double: card.AnySkill, Zero: card.AnySkill}
	check.Skills[card.Politics] = true
	p.View.Check = check
	list := []card.ID{"consolidate-power/2", "investigative-committee/5", "repair/1", "consolidate-power/1"}
	p.check.Counted(list, 2) // nobody has turned them up
	check.Revealed = true
	for _, up := range []int{0, 1, 1, 2, 3, 4, 4} {
		p.check.Counted(list, up)
	}
	want := []note{{audio.CountedFor, 2}, {audio.CountedFor, 7}, {audio.CountedAgainst, 6}, {audio.CountedFor, 7}}
	if !slices.Equal(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
}

// The table goes off the screen with the end of the game, but not before it is heard.
func TestEndIsHeard(t *testing.T) {
	p, heard := soundPlay(t)
	p.sounds.Happened(&game.Event{Kind: game.ShipMoved, Ship: card.Viper, ToSpot: game.Destroyed}, p.View, 50)
	p.sounds.Happened(&game.Event{Kind: game.GameOver, Over: &game.Over{}}, p.View, 50)
	p.sounds.End()
	if want := []audio.Cue{audio.Explosion, audio.Lost}; !slices.Equal(*heard, want) {
		t.Errorf("heard %v, want %v", *heard, want)
	}
}
