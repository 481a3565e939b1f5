package moment_test

import (
	"testing"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
)

// capricaTold says how each kind of event that New Caprica adds is seen and heard; if it is not, why gives the reason.
var capricaTold = []struct {
	kind   game.EventKind
	moment string
	cues   []audio.Cue
	moves  bool
	why    string
}{
	{game.Landed, "landing", []audio.Cue{audio.Landing}, false, "the moment covers the table; what comes down after it has events of its own"},
	{game.GalacticaBack, "return", []audio.Cue{audio.GalacticaBack}, false, "the moment covers the table; the ships come after it"},
	{game.ForceMoved, "", []audio.Cue{audio.Centurion, audio.Hit}, true, "it happens in most turns: the march on the road is enough"},
	{game.ForcesActivated, "", nil, false, "each force that it moves is seen and heard"},
	{game.JumpStepLost, "", nil, false, "what falls away is neither seen nor heard; the log tells it"},
}

// In whole games, each kind of event that New Caprica adds must be seen and heard as the table above says.
func TestNewCapricaIsSeenAndHeard(t *testing.T) {
	const often = 4 // events of a kind in a game
	came, heard := map[game.EventKind]int{}, map[audio.Cue]int{}
	for seed := range uint64(3) {
		tab, err := scenetest.CapricaGame(seed)
		if err != nil {
			t.Fatal(err)
		}
		defer tab.Close()
		tab.CloseCurtain()
		s := scene.NewShell(nil, nil, "")
		s.Settings.NoGuide = true
		p := scene.NewPlay(s, tab)
		p.Retell(1) // otherwise the game is over, and another scene is shown
		h, app := scenetest.Take(t, func() render.Scene { return p })
		h.Move(3, 3)
		for _, told := range capricaTold {
			n := 0
			for at, e := range tab.Log() {
				if e.Kind != told.kind || n == often {
					continue
				}
				n++
				p.Retell(at)
				app.UI.Wake(1)
				h.Ticks(3)
				e, _ := tab.Next()
				p.View = tab.Told()
				if is := p.Rooms.Moments.Of(&e); is != told.moment {
					t.Errorf("%v has the moment %q, want %q", e.Kind, is, told.moment)
				}
				p.Rooms.Sounds.Forget()
				p.Rooms.Sounds.Happened(&e, p.View, p.Tick)
				for _, d := range p.Rooms.Sounds.Due {
					heard[d.Cue]++
				}
				leaves := e.ToAt == game.OutOfTrack // the ship that it destroys is heard instead
				if n := len(p.Rooms.Sounds.Due); n > 1 || (n == 0) != (told.cues == nil || e.Kind == game.ForceMoved && leaves) {
					t.Errorf("of %v from %d to %d are heard %v", e.Kind, e.FromAt, e.ToAt, p.Rooms.Sounds.Due)
				}
				p.Board.Happened(&e, p.View, p.Tick)
				if p.Board.Busy() != told.moves {
					t.Errorf("%v from %d to %d: something moves: %v", e.Kind, e.FromAt, e.ToAt, p.Board.Busy())
				}
				p.Stage.Forget()
			}
			came[told.kind] += n
		}
	}
	t.Log(came, heard)
	for _, told := range capricaTold {
		if came[told.kind] == 0 {
			t.Errorf("there was no %v", told.kind)
		}
		for _, cue := range told.cues {
			if heard[cue] == 0 {
				t.Errorf("the cue %d of %v was never heard", cue, told.kind)
			}
		}
	}
}
