package script

import (
	"strings"
	"testing"
)

// A line that another would overwrite, or that is impossible, must be an error instead of being ignored.
func TestNothingIsDropped(t *testing.T) {
	const three = "seats william-adama laura-roslin kara-thrace\nrule B-RES-01 x\n"
	const daybreak = "boxes base daybreak\n" + three
	const home = "boxes base daybreak\noption search-for-home\n" + three
	const turn = "turn william-adama action\nexpect fuel 8\n"
	for _, test := range []struct{ name, text, want string }{
		{"resource twice", three + "fuel 3\nfuel 8\n" + turn, `line 3 says it already: "fuel 3"`},
		{"place twice", three + "at kara-thrace command\nat kara-thrace armory\n" + turn, "says it already"},
		{"loyalty and Cylon", three + "loyalty kara-thrace cylon-brig\ncylon kara-thrace\n" + turn, "says it already"},
		{"hidden above loyalty", three + "hidden kara-thrace cylon-brig\nloyalty kara-thrace cylon-damage\n" + turn, "it comes above line 3"},
		{"spent and miracles", daybreak + "spent kara-thrace\nmiracles kara-thrace 1\n" + turn, "says it already"},
		{"seats twice", three + "seats william-adama laura-roslin tom-zarek\nseats william-adama laura-roslin lee-adama\n" + turn, "says it already"},
		{"any, then a deck", three + "deck crisis any\ndeck crisis resistance\n" + turn, "says it already"},
		{"no turn begun", three + "turns william-adama 0\n" + turn, "has begun one"},
		{"off the board in a viper", three + "at kara-thrace off-board bow\n" + turn, "is no location"},
		{"Scar twice", "boxes base pegasus\n" + three + "put scar in bow\nput scar in stern\n" + turn, "there is one Scar"},
		{"less than none", three + "vipers damaged -1\n" + turn, "less than none"},
		{"centurions below 0", three + "centurions -1 0 0 1\n" + turn, "less than none"},
		{"Cylon with a miracle token", daybreak + "cylon kara-thrace cylon-brig\nmiracles kara-thrace 1\n" + turn, "a revealed Cylon, who has none"},
		{"the same the other way round", daybreak + "miracles kara-thrace 1\ncylon kara-thrace cylon-brig\n" + turn, "a revealed Cylon, who has none"},
		{"hub that stands", home + "at kara-thrace hub-destroyed\n" + turn, "say `hub destroyed`"},
		{"options twice", three + "turn william-adama movement\nexpect offered william-adama pass pass\n", "said 2 times, and offered 1 times"},
		{"kind that is not", three + turn + "expect not-asked kara-thrace foo\n", `"foo" is no kind of decision`},
		{"asked nobody and more", three + turn + "expect asked nobody choose-action\n", "or expect asked nobody"},
		{"secrecy and more", three + turn + "expect asked william-adama choose-action open more\n", "[private|open]"},
		{"nothing of the assist", three + turn + "expect assist\n", "expect assist"},
		{"empty and more", three + turn + "expect area bow empty raider\n", "empty, and nothing more"},
		{"ship twice", three + "put raider in bow\n" + turn + "expect area bow raider raider\n", "said twice"},
		{"card of no box", three + turn + "expect pile removed lacks foo\n", "no card or token of any box"},
		{"the Crossroads too early", "boxes base exodus\noption ionian-nebula\n" + three + "distance 6\nturn william-adama crossroads\n", "the fleet is not there"},
		{"Destiny above begin", three + "deck destiny repair/1\nbegin william-adama\n", "the setup itself makes this deck"},
		{"deck above begin, wrong type", three + "deck politics repair/1\nbegin william-adama\n", "is no card of the politics deck"},
	} {
		if err := Once("x", []byte(test.text)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got %v\nwant %s", test.name, err, test.want)
		}
	}
}

// Lines that were once lost or misread must mean what they say.
func TestMeansWhatItSays(t *testing.T) {
	const three = "seats william-adama laura-roslin kara-thrace\n"
	for name, text := range map[string]string{
		"at above ground":       "boxes base pegasus\noption new-caprica\nseats saul-tigh laura-roslin kara-thrace\nrule P-NC-16 x\nat kara-thrace shipyard\nground occupied\nturn saul-tigh action\nexpect at kara-thrace shipyard\nexpect at laura-roslin resistance-hq\n",
		"Cylon below hub":       "boxes base daybreak\noption search-for-home\n" + three + "rule D-LOC-09 x\nhub destroyed\ncylon kara-thrace cylon-brig\nturn william-adama action\nexpect at kara-thrace hub-destroyed\n",
		"Cylon's miracle token": "boxes base daybreak\n" + three + "rule D-MIR-07 x\ncylon kara-thrace cylon-brig\nturn william-adama action\nexpect miracles kara-thrace 0\nexpect miracles william-adama 1\n",
		"at above cylon":        three + "rule B-CYL-04 x\nat kara-thrace caprica\ncylon kara-thrace cylon-brig\nturn william-adama action\nexpect at kara-thrace caprica\n",
		"the Cylon's viper":     "seats william-adama laura-roslin lee-adama\nrule B-CYL-04 x\ncylon lee-adama cylon-brig\nturn william-adama action\nexpect reserves 8\n",
		"file and scenario":     "seats william-adama laura-roslin kara-thrace\nfuel 3\nrule B-RES-01 x\nfuel 4\nturn william-adama action\nexpect fuel 4\n",
		"stars of dice":         three + "rule B-NUKE-01 x\nput basestar raider*4 in bow\nturn william-adama action\ndie 8*1\ndo william-adama launch-nuke\nexpect nukes 1\n",
		"card of a board":       three + "rule card launch-nuke x\nturn william-adama action\nexpect fuel 8\n",
		"card Infiltration":     "boxes base pegasus\n" + three + "rule card infiltration x\nturn william-adama action\nexpect fuel 8\n",
		"lacks of another box":  three + "rule B-RES-01 x\nturn william-adama action\nexpect pile removed lacks cylon-boarding-party sabotage/3 sympathetic-cylon\n",
		"tokens others see":     "boxes base exodus\noption ionian-nebula\n" + three + "rule E-ION-04 x\ntrauma kara-thrace benevolent antagonistic\nturn william-adama action\nexpect sees laura-roslin trauma:kara-thrace 2\nexpect sees everyone hand:kara-thrace 0\n",
		"seats of ?":            "seats ? ? ?\nrule B-SETUP-03 x\nbegin seat-0\ndo seat-0 william-adama\ndo seat-1 laura-roslin\ndo seat-2 kara-thrace\nexpect asked laura-roslin choose-skill-type\nexpect pile hand:kara-thrace 0\nexpect pile hand:seat-2 0\nexpect pile loyalty:laura-roslin 1\nexpect turns william-adama 0\nexpect area bow raider 3\n",
	} {
		if err := Run("x", []byte(text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
