// Package shell is what every scene needs: the settings, where games are kept, the sound, the speaker.
package shell
