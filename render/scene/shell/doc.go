// Package shell has what every scene needs: the settings, where games are saved, the sound, the speaker.
package shell
