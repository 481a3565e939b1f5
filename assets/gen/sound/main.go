// Sound makes the sounds in assets/sound. Run it by hand:
//
//	go run ./assets/gen/sound                  all of them
//	go run ./assets/gen/sound -only jump,red   only these
//	go run ./assets/gen/sound -look a.png      a picture of them: their waveforms and their frequencies
//	go run ./assets/gen/sound -measure         how loud they are on a laptop; it fails if one is not as it should be
//
// The same run on the same machine gives the same bytes.
package main

import (
	"errors"
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
	table := flag.Bool("measure", false, "Measure the sounds that stand in assets, and make none.")
	flag.Parse()
	names := slices.Sorted(maps.Keys(cues))
	names = append(names, slices.Sorted(maps.Keys(phrases))...)
	if *only != "" {
		names = strings.Split(*only, ",")
	}
	make := func() error { return run(names, *dir) }
	if *look != "" {
		make = func() error { return picture(*look, names) }
	}
	if *table {
		make = report
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

// file returns the contents of the file of a sound.
func file(name string) ([]byte, error) {
	if c, ok := cues[name]; ok {
		return pack(c.finish(), c.rate)
	}
	if p, ok := phrases[name]; ok {
		return pack(p.finish(), bedRate)
	}
	return nil, fmt.Errorf("there is no sound %q", name)
}

// report prints the measurements of the sounds.
func report() error {
	wrong, err := measure(os.Stdout)
	if err != nil {
		return err
	}
	if len(wrong) > 0 {
		return errors.New(strings.Join(wrong, "\n"))
	}
	return nil
}
