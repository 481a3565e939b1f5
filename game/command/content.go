package command

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"

	"battlestar/game/box"
	"battlestar/game/content"
)

// Content prints every component of the boxes that are implemented.
func Content(args []string, out io.Writer) error {
	set := flag.NewFlagSet("content", flag.ContinueOnError)
	asJSON := set.Bool("json", false, "Print all there is to know, as JSON in the shape of the reference.")
	if err := Parse(set, "", args, out); err != nil {
		return err
	}
	components := content.Of(box.All())
	if *asJSON {
		enc := json.NewEncoder(out)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", " ")
		return enc.Encode(components)
	}
	for _, entry := range components {
		if _, err := fmt.Fprintln(out, entry["box"], entry["deck"], entry["id"]); err != nil {
			return err
		}
	}
	return nil
}
