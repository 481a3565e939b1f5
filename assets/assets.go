// Package assets holds the files that the program carries with it.
package assets

import "embed"

// Icons are the program's icon for a window, in the sizes that systems ask for.
//
//go:embed icon/icon-16.png icon/icon-32.png icon/icon-48.png icon/icon-128.png
var Icons embed.FS

// The label font, Saira Condensed: labels, names, numerals.
var (
	//go:embed fonts/saira-condensed-500.ttf
	SairaCondensed500 []byte
	//go:embed fonts/saira-condensed-600.ttf
	SairaCondensed600 []byte
	//go:embed fonts/saira-condensed-700.ttf
	SairaCondensed700 []byte
)

// The text font, Barlow: sentences.
var (
	//go:embed fonts/barlow-400.ttf
	Barlow400 []byte
	//go:embed fonts/barlow-500.ttf
	Barlow500 []byte
	//go:embed fonts/barlow-600.ttf
	Barlow600 []byte
)

// Roboto supplies the Greek and Cyrillic letters that both fonts lack, for the names that players type: condensed beside labels, regular in
// sentences.
var (
	//go:embed fonts/roboto-condensed-700.ttf
	RobotoCondensed700 []byte
	//go:embed fonts/roboto-400.ttf
	Roboto400 []byte
)

// Scenery holds the background of the menus; assets/gen makes it.
//
//go:embed scenery
var Scenery embed.FS
