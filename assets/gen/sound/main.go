// Sound makes the sounds in assets/sound. It is run by hand:
//
//	go run ./assets/gen/sound                  all of them
//	go run ./assets/gen/sound -only jump,red   only these
//	go run ./assets/gen/sound -look a.png      how they look: their course over time, and what tones are in them
//
// The same run on the same machine gives the same bytes.
package main

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	only := flag.String("only", "", "Make only these sounds, by names with commas between.")
	dir := flag.String("dir", "assets/sound", "Write the sounds here.")
	look := flag.String("look", "", "Write a picture of the sounds that stand in assets to this file, and make none.")
	flag.Parse()
	names := slices.Sorted(maps.Keys(cues))
	names = append(names, slices.Sorted(maps.Keys(layers))...)
	if *only != "" {
		names = strings.Split(*only, ",")
	}
	make := func() error { return run(names, *dir) }
	if *look != "" {
		make = func() error { return picture(*look, names) }
	}
	if err := make(); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run(names []string, dir string) error {
	for _, name := range names {
		data, err := file(name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, name+".flac"), data, 0o644); err != nil {
			return err
		}
		fmt.Println(name, len(data)/1024, "KiB")
	}
	return nil
}

// file is what is written for a sound.
func file(name string) ([]byte, error) {
	if c, ok := cues[name]; ok {
		return pack(c.finish(), c.rate)
	}
	if make := layers[name]; make != nil {
		return pack(finishLayer(make()), layerRate)
	}
	return nil, fmt.Errorf("there is no sound %q", name)
}
