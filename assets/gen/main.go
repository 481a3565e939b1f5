// Gen makes the pictures of the miniatures in assets/ships, those of the cards, the portraits, the scenery of the menus, and the program's icon. Run
// it by hand:
//
//	go run ./assets/gen                            all pictures of miniatures
//	go run ./assets/gen -scenery                   the background of the menus, in assets/scenery
//	go run ./assets/gen -icon                      the program's icon in assets/icon
//	go run ./assets/gen -pictures                  the pictures of the cards in assets/pictures
//	go run ./assets/gen -pictures -only brig,riot  some of them
//	go run ./assets/gen -portraits                 the portraits in assets/portraits, of everybody or of those in -only
//	go run ./assets/gen -figure laura-roslin,marine-3 -pose Pointing -sheet a.png   a look at figures
//	go run ./assets/gen -only raider               one model in the pictures of miniatures; the others stay as they are
//	go run ./assets/gen -only raider -sheet a.png  a look at one model; writes nothing but that picture
//
// Each model is a signed-distance field, seen from straight above. The same run on the same machine gives the same bytes. The sounds are made by
// assets/gen/sound.
package main

import (
	"flag"
	"fmt"
	"os"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/portrait"
	"battlestar/assets/gen/scene"
	"battlestar/assets/ships/sheet"
)

func main() {
	only := flag.String("only", "", "Make only these models, pictures or portraits, by names with commas between.")
	look := flag.String("sheet", "", "Write a contact sheet, lit, to this file.")
	fine := flag.Int("fine", 3, "Rays along the edge of a pixel.")
	size := flag.Int("size", sheet.Cells[0], "Size of a cell with -only and -sheet.")
	dir := flag.String("dir", "assets/ships", "Write the pictures here.")
	cards := flag.Bool("pictures", false, "Make the pictures of the cards only.")
	scale := flag.Float64("scale", 1, "With -pictures, their size against the full one, for a quick look.")
	faces := flag.Bool("portraits", false, "Make the portraits only.")
	icon := flag.Bool("icon", false, "Make the program's icon only.")
	behind := flag.Bool("scenery", false, "Make what stands behind the menus only.")
	who := flag.String("figure", "", "A look at these people, by id or trade and number with commas between, to -sheet.")
	pose := flag.String("pose", "Standing", "With -figure, how they stand.")
	flag.Parse()
	if *who != "" {
		if err := scene.Lineup(*look, *who, *pose, int(480*(*scale))); err != nil {
			fmt.Fprintln(os.Stderr, "gen:", err)
			os.Exit(1)
		}
		return
	}
	if *behind {
		if err := scene.Scenery("assets/scenery"); err != nil {
			fmt.Fprintln(os.Stderr, "gen:", err)
			os.Exit(1)
		}
		return
	}
	if *faces {
		if err := portrait.Write("assets/portraits", *only); err != nil {
			fmt.Fprintln(os.Stderr, "gen:", err)
			os.Exit(1)
		}
		return
	}
	if *icon {
		if err := model.Icons("assets/icon"); err != nil {
			fmt.Fprintln(os.Stderr, "gen:", err)
			os.Exit(1)
		}
		return
	}
	if *cards {
		to := *dir
		if to == "assets/ships" {
			to = "assets/pictures"
		}
		if err := scene.Paintings(to, *only, *scale); err != nil {
			fmt.Fprintln(os.Stderr, "gen:", err)
			os.Exit(1)
		}
		return
	}
	if err := model.Run(*only, *look, *dir, *size, *fine); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}
