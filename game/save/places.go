package save

import (
	"errors"
	"os"
	"runtime"
	"strings"
)

// Places is where the system wants a program to keep its files. None of the folders need exist yet.
type Places struct {
	Saves    string // a folder
	Settings string // a file
	Reports  string // a folder: what is written after a crash
}

// FindPlaces returns the places of this system. The error is that the system does not say where the player's own files are.
func FindPlaces() (Places, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		home = ""
	}
	return placesOn(runtime.GOOS, home, os.Getenv)
}

// placesOn returns the places on a system: the known folders of Windows, the Library of macOS, the XDG base directories elsewhere.
func placesOn(goos, home string, env func(string) string) (Places, error) {
	sep := "/"
	if goos == "windows" {
		sep = `\`
	}
	var missing error
	// in returns a path in the folder that a variable names, or else in one under the player's home.
	in := func(variable, under string, path ...string) string {
		dir := ""
		if variable != "" {
			dir = env(variable)
		}
		// XDG: a path that is not absolute is ignored.
		if goos != "windows" && !strings.HasPrefix(dir, "/") {
			dir = ""
		}
		if dir == "" {
			if home == "" {
				missing = errors.New("the system does not say where your own files are: there is no home folder")
			}
			dir = home + sep + strings.ReplaceAll(under, "/", sep)
		}
		return dir + sep + strings.Join(path, sep)
	}
	var p Places
	switch goos {
	case "windows":
		p.Saves = in("AppData", "AppData/Roaming", "battlestar", "saves")
		p.Settings = in("AppData", "AppData/Roaming", "battlestar", "settings.json")
		p.Reports = in("LocalAppData", "AppData/Local", "battlestar", "reports")
	case "darwin":
		p.Saves = in("", "Library/Application Support", "battlestar", "saves")
		p.Settings = in("", "Library/Application Support", "battlestar", "settings.json")
		p.Reports = in("", "Library/Logs", "battlestar")
	default:
		p.Saves = in("XDG_DATA_HOME", ".local/share", "battlestar", "saves")
		p.Settings = in("XDG_CONFIG_HOME", ".config", "battlestar", "settings.json")
		p.Reports = in("XDG_STATE_HOME", ".local/state", "battlestar", "reports")
	}
	if missing != nil {
		return Places{}, missing
	}
	return p, nil
}
