package input

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqweek/dialog"
)

func openFile(title, dir, ext string) (string, error) {
	return chosen(chooser(title, dir, ext).Load())
}

func saveFile(title, dir, name string) (string, error) {
	ext := filepath.Ext(name)
	for {
		path, err := chosen(chooser(title, dir, ext).SetStartFile(name).Save())
		if err != nil || strings.EqualFold(filepath.Ext(path), ext) {
			return path, err
		}
		path += ext
		if _, err := os.Lstat(path); err != nil {
			return path, nil
		}
		dir, name = filepath.Split(path) // the chooser did not ask whether this file may be replaced
	}
}

func chooser(title, dir, ext string) *dialog.FileBuilder {
	return dialog.File().Title(title).SetStartDir(dir).Filter("*"+ext, ext[1:], strings.ToUpper(ext[1:])).Filter("*.*", "*")
}

func chosen(path string, err error) (string, error) {
	if errors.Is(err, dialog.ErrCancelled) {
		return "", ErrCanceled
	}
	if err != nil {
		return "", &DialogError{Why: ErrDialog, Err: err}
	}
	return path, nil
}
