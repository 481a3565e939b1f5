//go:build !bundle

package assets

import (
	"embed"
	"io/fs"
)

//go:embed pictures/*.jpg portraits/*.jpg ships/*.png sound/*.flac
var embedded embed.FS

// Files returns the folders pictures, portraits, ships and sound.
func Files() fs.FS { return embedded }
