//go:build windows || (darwin && cgo) || (linux && gtk)

package input

import (
	"errors"

	"github.com/sqweek/dialog"
)

func openFile(title, dir string) (string, error) {
	path, err := dialog.File().Title(title).SetStartDir(dir).Load()
	return chosen(path, err)
}

func saveFile(title, dir, name string) (string, error) {
	path, err := dialog.File().Title(title).SetStartDir(dir).SetStartFile(name).Save()
	return chosen(path, err)
}

func chosen(path string, err error) (string, error) {
	if errors.Is(err, dialog.ErrCancelled) {
		return "", ErrCancelled
	}
	if err != nil {
		return "", &Fault{Why: ErrDialog, Err: err}
	}
	return path, nil
}
