package sounds_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// soundPlay returns a game on the screen in full motion, and the cues that it plays.
func soundPlay(t *testing.T) (p *scene.Play, heard *[]audio.Cue) {
	t.Helper()
	tab, err := scenetest.Table(4, 3)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	s := scene.NewShell(nil, nil, "")
	heard = new([]audio.Cue)
	s.Play = func(c audio.Cue, _ int, _ float64) { *heard = append(*heard, c) }
	return scene.NewPlay(s, tab), heard
}

func TestMuteKey(t *testing.T) {
	dir := t.TempDir()
	app, s, err := tabletest.WholeApp(dir)
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.Ticks(3)
	h.Key(ebiten.KeyM)
	if got, _ := shell.ReadSettings(filepath.Join(dir, "settings.json")); !s.Settings.Mute || !got.Mute {
		t.Errorf("after M mute is %v, and kept as %v", s.Settings.Mute, got.Mute)
	}
	h.Ticks(105) // until the notice is gone
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

// A settings file from before there was music must set both volumes by its single one.
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

// Whole games must let every sound of the base game be heard, the end last.
func TestGamesAreHeard(t *testing.T) {
	var heard [256]bool
	for seed := range uint64(12) {
		tab, err := scenetest.Table(4, seed)
		if err != nil {
			t.Fatal(err)
		}
		p := scene.NewPlay(scene.NewShell(nil, nil, ""), tab)
		var last audio.Cue
		take := func() {
			for p.Tick += 600; p.Telling(); p.Tick += 600 {
				p.Refresh()
			}
			p.Refresh()
			for _, d := range p.Rooms.Sounds.Due {
				heard[d.Cue], last = true, d.Cue
			}
			p.Rooms.Sounds.Due = nil
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

// The cards of a check must be counted at the pitch of the total so far, and each card once.
func TestCountingRises(t *testing.T) {
	p, _ := soundPlay(t)
	type note struct {
		cue   audio.Cue
		pitch int
	}
	var heard []note
	p.Shell.Play = func(c audio.Cue, pitch int, _ float64) { heard = append(heard, note{c, pitch}) }
	check := &game.CheckState{Difficulty: 9, Double: card.AnySkill, Zero: card.AnySkill}
	check.Skills[card.Politics] = true
	p.View.Check = check
	list := []card.ID{"consolidate-power/2", "investigative-committee/5", "repair/1", "consolidate-power/1"}
	p.Rooms.Check.Counted(list, 2) // no one has turned them up
	check.Revealed = true
	for _, up := range []int{0, 1, 1, 2, 3, 4, 4} {
		p.Rooms.Check.Counted(list, up)
	}
	want := []note{{audio.CountedFor, 2}, {audio.CountedFor, 7}, {audio.CountedAgainst, 6}, {audio.CountedFor, 7}}
	if !slices.Equal(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
}

// The table leaves the screen at the end of the game, but its last sounds must still be heard.
func TestEndIsHeard(t *testing.T) {
	p, heard := soundPlay(t)
	p.Rooms.Sounds.Happened(&game.Event{Kind: game.ShipMoved, Ship: card.Viper, ToSpot: game.Destroyed, Cause: game.ByHit}, p.View, 50)
	p.Rooms.Sounds.Happened(&game.Event{Kind: game.GameOver, Over: &game.Over{}}, p.View, 50)
	p.Rooms.Sounds.End()
	if want := []audio.Cue{audio.Explosion, audio.Lost}; !slices.Equal(*heard, want) {
		t.Errorf("heard %v, want %v", *heard, want)
	}
}
