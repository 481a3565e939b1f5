package shell

// These read and write settings for a test outside this package, which sets up a game with them.
const MaxSettings = maxSettings

var (
	SettingsOf    = settingsOf
	FileOf        = fileOf
	WriteSettings = writeSettings
)
