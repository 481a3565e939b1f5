package shell

import (
	"fmt"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// muteKey turns the sound off and on, on every screen.
const muteKey ui.Key = "M"

// MuteTip returns the tip that names this key.
func (s *Shell) MuteTip() string { return fmt.Sprintf(s.Text(say.SoundMuteTip), muteKey) }

// muteTicks is how long the screen says that the sound was turned off or on.
const muteTicks = 100

// volumes applies the volumes of the settings.
func (s *Shell) volumes() {
	if s.Settings.Mute {
		s.Sound.SetVolumes(0, 0)
		return
	}
	s.Sound.SetVolumes(float64(s.Settings.Sounds)/MaxVolume, float64(s.Settings.Music)/MaxVolume)
}

// Above does what all screens share: presses are heard, and a key turns the sound off and on.
func (s *Shell) Above(u *ui.UI) {
	// What a player does behind a curtain is their own affair, and so is how they leave it.
	hidden := s.Playing != nil && s.Playing.Eyes() != game.Everyone
	if u.Pressed() && !hidden && !s.hidden {
		s.Play(audio.Button, 0, 0)
	}
	s.hidden = hidden
	if s.Playing == nil {
		s.Sound.Danger(0)
	}
	if u.Typed(muteKey) {
		s.Settings.Mute, s.muted = !s.Settings.Mute, u.Tick
		s.volumes()
		s.Keep()
	}
	if s.muted == 0 || u.Tick-s.muted >= muteTicks {
		s.muted = 0
		return
	}
	u.Wake(muteTicks - (u.Tick - s.muted))
	text := s.Text(say.SoundOn)
	if s.Settings.Mute {
		text = s.Text(say.SoundOff)
	}
	w := u.TextWidth(text, ui.Fact) + 130
	r := ui.R(u.Window().X+(u.Window().W-w)/2, u.Window().Y+96, w, 68)
	u.Panel(r, ui.Important.Edged(ui.Cyan, 2))
	in := r.InsetXY(28, 10)
	u.Text(in, text, ui.Fact, ui.TextMain, ui.Left)
	u.KeyCap(in, muteKey, ui.TextSecond)
}
