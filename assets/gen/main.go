// Gen makes the pictures of the miniatures in assets/ships, those of the cards, the scenery of the menus, and the program's icon. It is
// run by hand:
//
//	go run ./assets/gen                            all pictures of miniatures
//	go run ./assets/gen -scenery                   what stands behind the menus, in assets/scenery
//	go run ./assets/gen -icon                      the program's icon in assets/icon
//	go run ./assets/gen -pictures                  the pictures of the cards in assets/pictures
//	go run ./assets/gen -pictures -only brig,riot  some of them
//	go run ./assets/gen -only raider -sheet a.png  a look at one model, nothing is written but the look
//
// Each model is a signed-distance field, seen from straight above; the same run on the same machine gives the same bytes. The sounds are made
// by assets/gen/sound.
package main

import (
	"flag"
	"fmt"
	"os"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/scene"
	"battlestar/assets/ships/sheet"
)

func main() {
	only := flag.String("only", "", "Render only these models, by names with commas between, and write no pictures.")
	look := flag.String("sheet", "", "Write a contact sheet, lit, to this file.")
	fine := flag.Int("fine", 3, "Rays along the edge of a pixel.")
	size := flag.Int("size", sheet.Cells[0], "Size of a cell with -only.")
	dir := flag.String("dir", "assets/ships", "Write the pictures here.")
	cards := flag.Bool("pictures", false, "Make the pictures of the cards only.")
	scale := flag.Float64("scale", 1, "With -pictures, their size against the full one, for a quick look.")
	icon := flag.Bool("icon", false, "Make the program's icon only.")
	behind := flag.Bool("scenery", false, "Make what stands behind the menus only.")
	flag.Parse()
	if *behind {
		if err := scene.Scenery("assets/scenery"); err != nil {
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
