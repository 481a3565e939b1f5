package script

import (
	"strings"
	"testing"
)

// No line is understood that says too little, too much or something unheard of; the error names the line.
func TestNonsense(t *testing.T) {
	var lines []string
	for _, word := range append(setupWords, playWords...) {
		lines = append(lines, word)
	}
	for word := range expectations {
		lines = append(lines, "expect "+word)
	}
	for _, l := range lines {
		for _, rest := range []string{
			"", "x", "x y", "x y z", "-1", "99", "william-adama", "william-adama x", "william-adama x y", "william-adama 99 x", "william-adama viper x", "bow x", "bow x y",
			"crisis x", "crisis resistance*0", "crisis resistance*x", "x in bow", "raider:1 in bow", "civilian in bow", "raptor in bow", "raider in x", "x*0 in bow", "damaged x", "damaged 9", "destroyed -1 x",
			"x x x x", "9 9 9 9", "humans x", "cylons resource x", "window x", "before-roll x", "resource-changed x", "1 x", "x resource-changed",
			"hand:william-adama x", "william-adama hand:x y", "william-adama hand:kara-thrace x", "william-adama choose-action x", "difficulty x", "result x", "difficulty", "top", "crisis-deck top", "crisis-deck top x",
			"crisis-deck has", "crisis-deck lacks x", "skills x", "kara-thrace pass", "kara-thrace x then y", "none x",
		} {
			line := strings.TrimSpace(l + " " + rest)
			if sense[line] {
				continue
			}
			head, tail := "seats william-adama laura-roslin kara-thrace\nrule B-X-01 x\n", "turn william-adama action\nexpect fuel 8\n"
			text := head + line + "\n" + tail
			if strings.HasPrefix(line, "expect") || isPlay(l) {
				text = head + tail + line + "\n"
			}
			err := Once("x", []byte(text))
			if err == nil {
				t.Errorf("%q was accepted", line)
			} else if !strings.Contains(err.Error(), strings.Fields(line)[0]) {
				t.Errorf("%q: the error does not name the line: %v", line, err)
			}
		}
	}
}

// sense is what makes sense all the same, or is wrong only later.
var sense = map[string]bool{
	"seats william-adama": true, "seed 99": true, "begin william-adama": true, "option x": true, "option x y": true, "president william-adama": true,
	"admiral william-adama": true, "cylon william-adama": true, "sympathizer william-adama": true, "spent william-adama": true, "assist william-adama": true,
	"refuse kara-thrace pass": true, "expect assist": true, "expect asked william-adama": true, "expect admiral william-adama": true,
	"expect unspent william-adama": true, "expect human william-adama": true, "expect not-over": true, "expect offered kara-thrace pass": true,
}

func isPlay(word string) bool {
	for _, w := range playWords {
		if w == word && w != "die" {
			return true
		}
	}
	return false
}
