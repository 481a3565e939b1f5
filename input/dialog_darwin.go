package input

import (
	"errors"
	"os/exec"
	"strings"
)

// The scripts get their texts as arguments, so that no title or folder can be read as code.
const (
	openScript = `on run {theTitle, theDir}
	activate
	if theDir is "" then return POSIX path of (choose file with prompt theTitle)
	return POSIX path of (choose file with prompt theTitle default location (POSIX file theDir))
end run`
	saveScript = `on run {theTitle, theDir, theName}
	activate
	if theDir is "" then return POSIX path of (choose file name with prompt theTitle default name theName)
	return POSIX path of (choose file name with prompt theTitle default name theName default location (POSIX file theDir))
end run`
)

func openFile(title, dir, _ string) (string, error) { return osascript(openScript, title, dir) }

func saveFile(title, dir, name string) (string, error) {
	return osascript(saveScript, title, dir, name)
}

func osascript(script string, args ...string) (string, error) {
	out, err := exec.Command("osascript", append([]string{"-e", script}, args...)...).Output()
	if errors.Is(err, exec.ErrNotFound) {
		return "", ErrNoDialog
	}
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		said := strings.TrimSpace(string(failed.Stderr))
		if strings.Contains(said, "(-128)") { // AppleScript's number for "user canceled", the same in every language
			return "", ErrCanceled
		}
		return "", &DialogError{Why: ErrDialog, Err: errors.New(said)}
	}
	if err != nil {
		return "", &DialogError{Why: ErrDialog, Err: err}
	}
	return strings.TrimSuffix(string(out), "\n"), nil
}
