package script

import (
	"slices"
	"strings"
	"testing"
)

// A line with too few, too many or unknown words must be refused. The error must name the line.
func TestNonsense(t *testing.T) {
	lines := slices.Concat(setupWords, playWords)
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

// sense lists the lines that make sense after all, or that are wrong only later.
var sense = map[string]bool{
	"seats william-adama": true, "seed 99": true, "begin william-adama": true, "option x": true, "option x y": true, "president william-adama": true,
	"admiral william-adama": true, "cylon william-adama": true, "sympathizer william-adama": true, "spent william-adama": true, "assist william-adama": true, "eliminated william-adama": true,
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

// The expected winners must match exactly, with nobody extra and nobody missing.
func TestWrongWinners(t *testing.T) {
	const end = `seats william-adama laura-roslin kara-thrace
rule B-END-04 a hidden Cylon wins with the Cylons
food 1
loyalty laura-roslin cylon-brig
deck crisis water-sabotaged
turn kara-thrace crisis
do kara-thrace box:0
expect over cylons resource food
`
	if err := Once("end", []byte(end+"expect won laura-roslin\n")); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"won nobody", "won kara-thrace", "won laura-roslin kara-thrace", "won william-adama kara-thrace"} {
		if err := Once("x", []byte(end+"expect "+line+"\n")); err == nil || !strings.Contains(err.Error(), "won has laura-roslin") {
			t.Errorf("expect %s: got %v", line, err)
		}
	}
}

// Every kind of expectation must fail if the table differs, and must say how it is.
func TestWrongExpectations(t *testing.T) {
	const nuke = `seats william-adama laura-roslin kara-thrace
rule B-NUKE-01 a nuke
put basestar:critical-hit raider*3 viper civilian:empty in bow
give laura-roslin repair/1 executive-order/2
give kara-thrace repair/2
loyalty kara-thrace cylon-brig
deck crisis admiral-grilled
deck destiny repair/1*2
damage armory
used executive-order
spent kara-thrace
turn william-adama action
die 8
do william-adama launch-nuke
do william-adama check
add laura-roslin repair/1
add kara-thrace none
`
	if err := Once("nuke", []byte(nuke+"expect morale -1\n")); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"order check-ended, resource-changed everyone morale -1", "order die-rolled, ship-moved raider in action",
		"together looked repair/1, looked repair/1", "together basestar-gone, ship-moved raider 3 in action",
		"not-asked kara-thrace", "not-asked william-adama contribute in crisis", "not-asked laura-roslin in action",
	} {
		if err := Once("x", []byte(nuke+"expect "+line+"\n")); err != nil {
			t.Error(err)
		}
	}
	for line, want := range map[string]string{
		"area bow raider 4":                                 "in bow there is raider 0, not 4",
		"area bow only viper 1":                             "in bow there is also civilian 1",
		"at kara-thrace command":                            "kara-thrace is at hangar-deck, not at command",
		"hand kara-thrace 3":                                "hand of kara-thrace: 1 (repair/2), not 3",
		"hand kara-thrace empty":                            "there is repair/2, not nothing",
		"holds laura-roslin repair/1":                       "has no repair/1 (more)",
		"pile hand:laura-roslin lacks executive-order/2":    "has executive-order/2",
		"pile discard:engineering top repair/2":             "the top of discard:engineering is not repair/2",
		"pile crisis-deck bottom admiral-grilled":           "the bottom of crisis-deck is not admiral-grilled; it holds from the top",
		"damaged none":                                      "there is armory, not nothing",
		"over cylons jump":                                  "the game goes on",
		"asked kara-thrace":                                 "it is not; laura-roslin (choose-move) may choose",
		"asked laura-roslin choose-move private":            "the decision is private: false",
		"asked nobody":                                      "laura-roslin is asked choose-move",
		"offered laura-roslin brig":                         `"brig" is not offered`,
		"not-offered laura-roslin pass":                     `"pass" is; laura-roslin`,
		"turn william-adama action":                         "it is laura-roslin's turn, step movement",
		"turns laura-roslin 2":                              "laura-roslin has begun 1 turns, not 2",
		"check total 5":                                     "the total is 3, not 5",
		"check laura-roslin 2":                              "the laura-roslin is 1, not 2",
		"check result passed":                               "it failed, with 3 of 9",
		"check dificulty 9":                                 "did you mean difficulty",
		"seen everyone loyalty:kara-thrace cylon-brig":      "it is not",
		"unseen kara-thrace loyalty:kara-thrace cylon-brig": "it is seen",
		"event die-rolled":                                  "it did not happen",
		"no-event check-ended failed":                       `"failed" is no word of an event`,
		"no-event check-ended admiral-grilled":              "it happened",
		"no-event resource-changed morale -1":               "it happened",
		"event resource-changed william-adama":              "it did not happen",
		"used cylon-hatred":                                 "it is not",
		"spent laura-roslin":                                "laura-roslin is not",
		"cylon laura-roslin":                                "laura-roslin is not",
		"president kara-thrace":                             "kara-thrace is not; it is laura-roslin",
		"admiral kara-thrace":                               "kara-thrace is not; it is william-adama",
		"basestar bow none":                                 "there is none",
		"centurions 1 0 0 0":                                "there are 0 0 0 0 0",
		"about admiral-grilled":                             "is not; the decision is about",
		"window before-roll kara-thrace":                    "no window before-roll opens",
		"no-window strength-totaled":                        "it opened",
		"won laura-roslin":                                  "the game goes on",
		"nuke-pool 1":                                       "beside the board there are 0, not 1",
		"not-asked laura-roslin":                            "laura-roslin was asked choose-move",
		"not-asked kara-thrace contribute in crisis":        "kara-thrace was asked contribute",
		"not-asked william-adama choose-action in action":   "william-adama was asked choose-action",
		"not-asked laura-roslin ask-window in crisis":       "laura-roslin was asked ask-window",
		"order check-ended, resource-changed food":          "resource-changed food did not happen",
		"order resource-changed morale, check-ended":        "check-ended happened, but not after resource-changed morale",
		"order die-rolled, ship-moved raider in crisis":     "die-rolled did not happen",
		"order ship-moved raider, die-rolled in action":     "die-rolled happened, but not after ship-moved raider",
		"together check-ended, resource-changed morale":     "check-ended did not happen together",
		"together looked repair/1, looked repair/1, jumped": "jumped did not happen together",
		"event resource-changed nobody":                     "it did not happen",
		"no-event resource-changed everyone":                "it happened",
	} {
		err := Once("x", []byte(nuke+"expect "+line+"\n"))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("expect %s: got %v\nwant %s", line, err, want)
		}
	}
}
