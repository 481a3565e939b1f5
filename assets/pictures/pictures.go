// Package pictures carries the pictures of the cards. assets/gen makes them, render/card draws them.
package pictures

import (
	"fmt"
	"image"
	"image/jpeg"
	"io/fs"
	"strings"

	"battlestar/assets"
)

// Width and Height are the size of every picture in pixels.
const Width, Height = 512, 320

// Picture reads a picture by its name.
func Picture(name string) (image.Image, error) {
	f, err := assets.Files().Open("pictures/" + name + ".jpg")
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := jpeg.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s.jpg: %w", name, err)
	}
	return img, nil
}

// Names returns the names of all pictures, in order.
func Names() []string {
	var names []string
	list, err := fs.ReadDir(assets.Files(), "pictures")
	if err != nil {
		panic(err) // the folder always exists
	}
	for _, f := range list {
		names = append(names, strings.TrimSuffix(f.Name(), ".jpg"))
	}
	return names
}
