package shot

import (
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// sheetSizes are the windows of the contact sheet: the smallest, the usual, and a wide one.
var sheetSizes = [][2]int{{1280, 720}, {1920, 1080}, {2560, 1080}}

// contactSheet draws every scene at three sizes of the window, and the pages of miniatures and cards once.
func contactSheet(o options, out io.Writer) error {
	if err := os.MkdirAll(o.sheet, 0o755); err != nil {
		return fmt.Errorf("the folder %s cannot be made: %w", o.sheet, plain(err))
	}
	var list []options
	for _, s := range allScenes() {
		for _, size := range sheetSizes {
			o.scene, o.w, o.h = s.name, size[0], size[1]
			if page := s.name == "miniatures" || strings.HasPrefix(s.name, "cards-"); !page || size == sheetSizes[1] {
				list = append(list, o)
			}
		}
	}
	return take(list, func(o *options, img *image.RGBA) error {
		path := filepath.Join(o.sheet, fmt.Sprintf("%s-%dx%d.png", o.scene, o.w, o.h))
		f, err := os.Create(path)
		if err != nil {
			return fmt.Errorf("the picture %s cannot be written: %w", path, plain(err))
		}
		err = png.Encode(f, img)
		if closed := f.Close(); err == nil {
			err = closed
		}
		fmt.Fprintln(out, path)
		return err
	})
}
