package input

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
)

// OpenFolder shows a folder in the system's file manager, and first makes it if it does not exist. The error says in a sentence what is wrong and
// where the folder is. It may take a moment: call it in a goroutine of its own.
func OpenFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return &DialogError{Why: ErrFolder, Path: dir, Err: err}
	}
	manager := fileManager(runtime.GOOS)
	path, err := exec.LookPath(manager)
	if err != nil {
		return &DialogError{Why: ErrNoFileManager, Path: dir, Program: manager}
	}
	// Explorer exits with 1 even if all went well.
	if failed := (*exec.ExitError)(nil); errors.As(exec.Command(path, dir).Run(), &failed) && runtime.GOOS != "windows" {
		return &DialogError{Why: ErrFileManager, Path: dir, Program: manager, Err: failed}
	}
	return nil
}

// fileManager returns the program that opens a folder on a system.
func fileManager(goos string) string {
	switch goos {
	case "windows":
		return "explorer"
	case "darwin":
		return "open"
	}
	return "xdg-open"
}
