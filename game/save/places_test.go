package save

import (
	"strings"
	"testing"
)

func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		goos, home, env, saves, settings, reports string
	}{
		{
			"linux", "/home/anna", "",
			"/home/anna/.local/share/battlestar/saves", "/home/anna/.config/battlestar/settings.json", "/home/anna/.local/state/battlestar/reports",
		},
		{
			"linux", "/home/anna", "XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config XDG_STATE_HOME=/state",
			"/data/battlestar/saves", "/config/battlestar/settings.json", "/state/battlestar/reports",
		},
		{
			"freebsd", "/home/anna", "XDG_DATA_HOME=data XDG_CONFIG_HOME=./config",
			"/home/anna/.local/share/battlestar/saves", "/home/anna/.config/battlestar/settings.json", "/home/anna/.local/state/battlestar/reports",
		},
		{"linux", "", "XDG_DATA_HOME=/d XDG_CONFIG_HOME=/c XDG_STATE_HOME=/s", "/d/battlestar/saves", "/c/battlestar/settings.json", "/s/battlestar/reports"},
		{
			"darwin", "/Users/anna", "XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config",
			"/Users/anna/Library/Application Support/battlestar/saves", "/Users/anna/Library/Application Support/battlestar/settings.json",
			"/Users/anna/Library/Logs/battlestar",
		},
		{
			"windows", `C:\Users\anna`, `AppData=C:\Users\anna\AppData\Roaming LocalAppData=D:\Local`,
			`C:\Users\anna\AppData\Roaming\battlestar\saves`, `C:\Users\anna\AppData\Roaming\battlestar\settings.json`, `D:\Local\battlestar\reports`,
		},
		{
			"windows", `C:\Users\anna`, "",
			`C:\Users\anna\AppData\Roaming\battlestar\saves`, `C:\Users\anna\AppData\Roaming\battlestar\settings.json`,
			`C:\Users\anna\AppData\Local\battlestar\reports`,
		},
	} {
		got, err := placesOn(c.goos, c.home, variables(c.env))
		if want := (Places{c.saves, c.settings, c.reports}); err != nil || got != want {
			t.Errorf("%s with %q: %+v, %v; want %+v", c.goos, c.env, got, err, want)
		}
	}
	for _, goos := range []string{"linux", "darwin", "windows"} {
		if got, err := placesOn(goos, "", variables("")); err == nil || got != (Places{}) {
			t.Errorf("%s without a home: %+v", goos, got)
		}
	}
}

// variables parses an environment.
func variables(text string) func(string) string {
	return func(name string) string {
		for pair := range strings.FieldsSeq(text) {
			if is, value, _ := strings.Cut(pair, "="); is == name {
				return value
			}
		}
		return ""
	}
}
