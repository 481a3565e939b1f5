package shell

// What reads and writes settings, for a test from outside: it sets up a game with them.
const MaxSettings = maxSettings

var (
	SettingsOf    = settingsOf
	FileOf        = fileOf
	WriteSettings = writeSettings
)
