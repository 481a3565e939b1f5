//go:build bundle

package assets

import (
	"archive/zip"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// Files returns the folders pictures, portraits, ships and sound. The macOS app contains the program twice, once for each kind of Mac, so the
// folders are in one shared file beside it. The file stays open, so that the app can be moved or replaced while it runs.
var Files = sync.OnceValue(func() fs.FS {
	program, err := os.Executable()
	if err == nil {
		program, err = filepath.EvalSymlinks(program)
	}
	if err != nil {
		panic("the program does not find itself, and so not its pictures: " + err.Error())
	}
	files, err := zip.OpenReader(filepath.Join(filepath.Dir(program), "..", "Resources", "assets.zip"))
	if err != nil {
		panic("the app is not whole, its pictures cannot be read; download it again: " + err.Error())
	}
	return files
})
