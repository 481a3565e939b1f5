package content

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"

	"gopkg.in/yaml.v3"
)

// The reference has a copy in every clone, and its original may be next to the repository.
const (
	referenceCopy = "../testdata/reference"
	reference     = "../../../shared/reference"
)

// saidByRules lists the fields of a deck that the rules cover instead of the component.
var saidByRules = map[string][]string{
	"loyalty":    {"timing", "dealt_to_revealed_cylon", "replaces"},                     // B-REV-01, B-SYMP-01, B-SYMP-05, D-SET-09
	"skill":      {"replaces"},                                                          // P-SETUP-02
	"location":   {"passive", "movement", "replaces"},                                   // Sickbay and Brig: B-TURN-03, B-BRIG-01; E-FLEET-08
	"title":      {"powers", "duties", "lost_when", "goes_to", "kept_when", "replaces"}, // B-TITLE-02..08, B-PRES-01..03, B-ADM-01
	"ally":       {"labels"},                                                            // the printed titles of the results; our results go by their marks
	"crossroads": {"labels"},
	"objective":  {"replaces", "phase"},                                                                                                                                                                                 // E-SET-05
	"tokens":     {"destroyed_by", "drawn_by_human", "drawn_by_cylon", "revealed_on_ally", "afterwards", "side", "start", "destroyed", "use", "limit", "used", "rules", "material", "destroyed_by", "replaces", "rows"}, // B-SETUP-01, B-SETUP-14, B-COMBAT-03, B-COMBAT-04, E-SET-03, E-RULE-03, E-FLEET-36, D-ATK-01
}

// notBuilt lists the parts of a box's reference that are not built: decks, or with an id single components.
var notBuilt = map[card.ID][]string{}

// remarks lists the fields about the reference itself, at any depth.
var remarks = []string{"note", "sure", "doubt", "erratum", "errata"}

// exception is a place where our words differ from those of the reference.
type exception struct{ where, ours, why string }

const (
	joined  = "the reference joins the clauses of a roll with a comma"
	passive = "an ability without a verb: the rules ask for it by its ID"
	that    = "a verb speaks of this check or this player; the sheet of that one, and of nobody else"
	kept    = "that a kept card is discarded when it is used is a rule for them all"
	token   = "the rules ask for the token by its ID"
	asBase  = "as the base game says it"
	whose   = "the verb says who may, or who chooses"
	needed  = "what an action needs stands apart from what it does"
)

var exceptions = []exception{
	{"crisis crippled-raider options.0", "roll: 1-4 -> place 3 raider at bow and place 1 civilian at stern; 5-8 -> nothing", joined},
	{"crisis informing-the-public options.0", "roll: 1-4 -> morale -1 and population -1; 5-8 -> nothing", joined},
	{"crisis heavy-assault special.effect", "activate basestars", "the reference adds what the activation means (B-CYL-13)"},

	{"quorum arrest-order effect", "character chosen by you -> Brig", "as crisis cards say it"},
	{"quorum accept-prophecy kept.effect", "difficulty of this skill check +2", kept},
	{"quorum assign-arbitrator kept.effect", "you may: choose one: difficulty of this skill check -3; difficulty of this skill check +3", kept},
	{"quorum assign-mission-specialist kept.effect", "", "the jump asks for the card by its ID (B-JUMP-07)"},
	{"quorum assign-vice-president kept.effect", "", "Administration asks for the card by its ID (B-LOC-10)"},

	{"loyalty cylon-brig effect", "reveal this card | if you are not in Brig: you may: character on Galactica chosen by you -> Brig", "composed of verbs"},
	{"loyalty cylon-damage effect", "reveal this card | if you are not in Brig: you may: draw up to 5 Galactica damage tokens, choose 2 of them to resolve, put the others back", "composed of verbs"},
	{"loyalty cylon-morale effect", "reveal this card | if you are not in Brig: you may: morale -1", "composed of verbs"},
	{"loyalty cylon-sickbay effect", "reveal this card | if you are not in Brig: you may: character on Galactica chosen by you discards 5 skill and -> Sickbay", "composed of verbs"},

	{"loyalty cylon-boarding-party effect", "reveal this card | if you are not in Brig: you may: place 1 centurion at the start of the Boarding Party track", "composed of verbs"},
	{"loyalty cylon-jump-preparation effect", "reveal this card | if you are not in Brig: you may: jump prep -2", "composed of verbs"},

	{"location cylon-fleet who", "cylon", "the Sympathizer says it (B-SYMP-04)"},
	{"location basestar-bridge options.damage-galactica.effect", "roll | if the result is lower than the number of raider on the main board: draw up to 2 Galactica damage tokens, choose 1 of them to resolve, put the other back", "as the reveal that damages Galactica says it; there may be fewer"},
	{"title cag actions.lead-from-the-cockpit.effect", "you may activate 1 unmanned viper | you may take +1 action", "as other further actions say it"},
	{"title cag actions.lead-from-the-cockpit.needs", "you are piloting a viper", "as skill cards say it"},
	{"objective kobol at_distance.4", "Sleeper Agent phase", "the reference adds where it says more"},

	{"character gaius-baltar abilities.coward.effect", "", passive},
	{"character galen-tyrol abilities.blind-devotion.effect", "", passive},
	{"character galen-tyrol abilities.reckless.effect", "", passive},
	{"character kara-thrace abilities.expert-pilot.effect", "", passive},
	{"character kara-thrace abilities.secret-destiny.effect", "", passive},
	{"character kara-thrace abilities.insubordinate.effect", "difficulty of this skill check -3", that},
	{"character karl-agathon abilities.eco-officer.effect", "", passive},
	{"character karl-agathon abilities.moral-compass.effect", "", passive},
	{"character karl-agathon abilities.stranded.effect", "", passive},
	{"character laura-roslin abilities.religious-visions.effect", "", passive},
	{"character laura-roslin abilities.terminal-illness.effect", "", passive},
	{"character lee-adama abilities.alert-viper-pilot.effect", "", passive},
	{"character lee-adama abilities.headstrong.effect", "", passive},
	{"character saul-tigh abilities.cylon-hatred.effect", "you may: difficulty of this skill check -3", that},
	{"character saul-tigh abilities.declare-martial-law.effect", "president title -> admiral", "as crisis cards say it"},
	{"character saul-tigh abilities.alcoholic.effect", "you discard 1 skill", that},
	{"character sharon-valerii abilities.recon.effect", "", passive},
	{"character sharon-valerii abilities.mysterious-intuition.effect", "", passive},
	{"character sharon-valerii abilities.sleeper-agent.effect", "you -> Brig", "the second Loyalty card is dealt by B-SLEEP-02"},
	{"character tom-zarek abilities.friends-in-low-places.effect", "you may: choose one: difficulty of this skill check -2; difficulty of this skill check +2", that},
	{"character tom-zarek abilities.unconventional-tactics.effect", "population -1 | choose one: fuel +1; food +1; morale +1", "composed of verbs"},
	{"character tom-zarek abilities.convicted-criminal.effect", "", passive},
	{"character william-adama abilities.inspirational-leader.effect", "", passive},
	{"character william-adama abilities.command-authority.effect", "", passive},
	{"character william-adama abilities.emotionally-attached.effect", "", passive},

	{"character anastasia-dualla abilities.efficient.effect", "", passive},
	{"character anastasia-dualla abilities.emotionally-fragile.effect", "", passive},
	{"character anastasia-dualla abilities.fast-learner.effect", "", passive},
	{"character caprica-six abilities.conflicted-loyalties.effect", "", passive},
	{"character caprica-six abilities.human-delusion.effect", "", passive},
	{"character leoben-conoy abilities.clouded.effect", "", passive},
	{"character leoben-conoy abilities.glimpse-the-face-of-god.effect", "you take the top 2 destiny cards into hand | 2 cards of your hand go on top of destiny", "as the Ionian Nebula says it"},
	{"character ellen-tigh abilities.manipulative.effect", "", passive},
	{"character ellen-tigh abilities.nothing-but-trouble.effect", "", passive},
	{"character ellen-tigh abilities.politically-adroit.effect", "", passive},
	{"character helena-cain abilities.bent-on-revenge.effect", "", passive},
	{"character helena-cain abilities.intolerant.effect", "", passive},
	{"character louanne-katraine abilities.hotshot.effect", "", passive},
	{"character louanne-katraine abilities.stim-junkie.effect", "you -> Sickbay", "the rules ask where her turn began"},
	{"location cylon-fleet action", "either activate raiders | heavy raiders | basestars (one of them), or each basestar launches 2 raider and 1 heavy raider", asBase},
	{"location human-fleet action", "look at top card of crisis or destination deck (your choice), put it on top or at bottom | you draw 2 any skill (each of any type, own skill set or not)", "composed of verbs; who infiltrates comes with the Cylon Leaders"},
	{"location pegasus-cic action", "choose a basestar (none on the board: not available, P-X-23) | roll: 1-3 -> damage pegasus; 4-6 -> damage that basestar x1; 7-8 -> damage that basestar x2", "YAML reads the colon in the clause as a field"},
	{"location pegasus-cic action.0.choose a basestar (none on the board", "", "likewise"},

	{"crisis appoint-head-of-security options.0", "each undamaged viper on the board -> Reserves (piloted ones too) | admiral discards 2 random skill", asBase},
	{"crisis detente options.0", "each undamaged viper on the board -> Reserves (piloted ones too) | pursuit +1", asBase},
	{"crisis familiar-face check.pass", "admiral may: character chosen by admiral -> Brig", whose},
	{"crisis interrogation options.0", "another player chosen by admiral -> Sickbay | admiral may: admiral look at 1 random loyalty of that character", whose},
	{"crisis mysterious-message check.pass", "current may: current look at the whole Destiny deck and discard 2 cards of his choice from it, then shuffle it", whose},
	{"crisis review-camera-footage options.0", "damage 2 viper in Reserves | pursuit +1 | may: cag activates 1 unmanned viper", asBase},
	{"crisis set-a-trap check.pass", "destroy 1 centurion", "centurions are nowhere else"},
	{"crisis temple-of-the-five check.pass", "current may: current draws 2 skill from his skill set", whose},
	{"crisis the-circle options.0", "president chooses one: president title -> another player, chosen by president; execute current", "composed of verbs"},
	{"crisis training-a-rookie options.1", "damage 2 viper chosen by cag", "only what is neither damaged nor destroyed can be damaged"},
	{"crisis truth-and-reconciliation options.0", "morale -1 | character chosen by president -> Brig", asBase},
	{"crisis unwelcome-faces options.0", "admiral discards hand | character chosen by admiral -> Brig", asBase},
	{"destination gas-giant effect", "admiral may: destroy 1 viper and fuel +1", "composed of verbs"},

	{"character callandra-tyrol abilities.impulsive.effect", "", passive},
	{"character callandra-tyrol abilities.quick-fix.effect", "", passive},
	{"character felix-gaeta abilities.ftl-operator.effect", "", passive},
	{"character felix-gaeta abilities.misguided.effect", "", passive},
	{"character samuel-anders abilities.longshot.effect", "", passive},
	{"character samuel-anders abilities.starts-on-the-bench.effect", "", passive},
	{"character tory-foster abilities.adaptable.effect", "you may: you draw 2 any skill (each of any type, own skill set or not)", "composed of verbs"},
	{"character tory-foster abilities.amoral.effect", "", passive},
	{"character tory-foster abilities.influential.effect", "look at the top 5 quorum, put them back on top in any order (president or not)", "the reference writes it with a comma that YAML reads as two clauses"},
	{"skill scout-for-fuel effect", "risk 1 raptor | roll: 1-3 -> destroy 1 raptor; 4-8 -> fuel +1", "as Launch Scout says it"},

	{"crisis standoff-with-pegasus check.fail", "population -1 | morale -1 | damage 1 viper in space areas", asBase},
	{"crisis training-snafu check.fail", "damage 3 viper", "only what is neither damaged nor destroyed can be damaged"},
	{"destination a-civilian-convoy effect", "fuel -3 | population +1 | admiral may: morale -1 and fuel +1", "composed of verbs"},
	{"destination mining-asteroid effect", "fuel -1 | move 2 viper from Damaged Vipers to Reserves | find the Crisis card Scar in the Crisis deck or discard pile and resolve it now | shuffle the Crisis deck", "as the Ionian Nebula says it"},
	{"quorum assign-chief-of-staff kept.effect", "you may: in this skill check every politics card counts positive", kept},
	{"quorum consult-the-oracle effect", "choose a deck, look at its bottom card | you look at the whole Destiny deck and discard 2 cards of his choice from it, then shuffle it", "composed of verbs"},
	{"quorum probation kept.effect", "", "the check asks for the card by its ID"},

	{"location breeders-canyon human_action", "the highest resource -1 (tie: you choose) | jump prep +1", "YAML reads the colon in the clause as a field"},
	{"location breeders-canyon human_action.0.the highest resource -1 (tie", "", "likewise"},
	{"objective new-caprica at_distance.7", "New Caprica phase", "the reference adds where it says more"},
	{"title admiral actions.launch-nuke.effect", "remove 1 nuke from the game, attack 1 basestar of your choice | roll: 1-2 -> damage that basestar x2; 3-6 -> destroy it; 7-8 -> destroy it and 3 raider in its area", asBase},
	{"title admiral actions.launch-nuke.needs", "1 nuke", asBase},
	{"title president actions.play-quorum.effect", "play 1 quorum from the hand", asBase},
	{"title president actions.play-quorum.id", "play-quorum", asBase},

	{"tokens critical-hit effect", "", token},
	{"tokens disabled-hangar effect", "", token},
	{"tokens disabled-weapons effect", "", token},
	{"tokens structural-damage effect", "", token},

	{"ally aaron-kelly benevolent", "make up to 4 activations of unmanned vipers", asBase},
	{"ally anastasia-dualla benevolent", "look at every civilian on the main board | you may move each of them to an adjacent area", whose},
	{"ally caprica-six antagonistic", "current discards 3 random skill | you take the top 2 destiny cards into hand", "composed of verbs"},
	{"ally cavil benevolent", "current discards 1 trauma | current discards 1 random trauma", "composed of verbs"},
	{"ally ellen-tigh benevolent", "current may: choose any player | that player gets the President or the Admiral title", "composed of verbs"},
	{"ally gaius-baltar antagonistic", "if distance is 7 or less: shuffle 1 You Are Not a Cylon into the Loyalty deck and you draw 1 loyalty", "composed of verbs"},
	{"ally gaius-baltar benevolent", "current may: current: look at 1 random loyalty of any player, chosen by current", asBase},
	{"ally helena-cain benevolent", "current may: choose another character, execute that character", "composed of verbs"},
	{"ally kendra-shaw benevolent", "current may: morale -1 and current chooses one: fuel +1; food +1", "composed of verbs"},
	{"ally samuel-t-anders antagonistic", "damage 2 unmanned viper in space areas", "composed of verbs"},
	{"ally saul-tigh benevolent", "current may: another player chosen by current -> Brig", asBase},
	{"ally tom-zarek benevolent", "current may: population -1 and current chooses one: fuel +1; food +1; morale +1", "composed of verbs"},
	{"crossroads disturbing-vision antagonistic", "each cylon draws 2 trauma | execute admiral", "composed of verbs"},
	{"crossroads perjury antagonistic", "you draw 2 trauma | you may: you draw 2 skill from his skill set", "composed of verbs"},
	{"crossroads perjury benevolent", "you discard 2 random skill | you may: you discard 2 trauma", "composed of verbs"},
	{"crossroads scanned antagonistic", "activate raiders | jump prep +1", "the verb means no other board"},
	{"crossroads strange-music benevolent", "choose another player; see all of their Loyalty cards | you discard 1 trauma", asBase},
	{"crossroads testimony antagonistic", "choose another player: you draw 2 skill from his skill set and you draw 2 trauma", "composed of verbs"},
	{"crossroads testimony benevolent", "choose another player: you discard 2 random skill and you may: you discard 2 trauma", "composed of verbs"},
	{"crossroads the-opera-house benevolent", "you draw 3 trauma | choose another player: you draw 3 trauma", "composed of verbs"},
	{"tokens basestar-damage-collateral-damage effect", "destroy up to 3 raider in the area of this basestar", "the reference adds when it is drawn"},
	{"tokens basestar-damage-critical-hit effect", "", token},
	{"tokens basestar-damage-damage-to-personnel effect", "each cylon draws 2 trauma", "the reference adds when it is drawn"},
	{"tokens basestar-damage-disabled-hangar effect", "", token},
	{"tokens basestar-damage-disabled-weapons effect", "", token},
	{"tokens basestar-damage-structural-damage effect", "", token},

	{"character aaron-doral abilities.miracle.effect", "", passive},
	{"character aaron-doral abilities.power.effect", "", passive},
	{"character aaron-doral abilities.weakness.effect", "", passive},
	{"character brendan-hot-dog-costanza abilities.miracle.effect", "", passive},
	{"character brendan-hot-dog-costanza abilities.power.effect", "", passive},
	{"character brendan-hot-dog-costanza abilities.weakness.effect", "", passive},
	{"character danna-biers abilities.weakness.effect", "", passive},
	{"character gaius-baltar-support abilities.weakness.effect", "", passive},
	{"character karl-helo-agathon-pilot abilities.miracle.effect", "", passive},
	{"character karl-helo-agathon-pilot abilities.power.effect", "", passive},
	{"character karl-helo-agathon-pilot abilities.weakness.effect", "", passive},
	{"character lee-adama-political abilities.miracle.effect", "", passive},
	{"character lee-adama-political abilities.power.effect", "", passive},
	{"character lee-adama-political abilities.weakness.effect", "", passive},
	{"character louis-hoshi abilities.miracle.needs", "you are not in Brig", needed},
	{"character louis-hoshi abilities.power.effect", "", passive},
	{"character louis-hoshi abilities.weakness.effect", "", passive},
	{"character romo-lampkin abilities.power.effect", "", passive},
	{"character romo-lampkin abilities.weakness.effect", "", passive},
	{"character sharon-athena-agathon abilities.power.effect", "", passive},
	{"character sharon-athena-agathon abilities.weakness.effect", "", passive},
	{"character sherman-doc-cottle abilities.weakness.effect", "", passive},
	{"character simon-oneill abilities.miracle.effect", "", passive},
	{"character simon-oneill abilities.power.effect", "", passive},
	{"character simon-oneill abilities.weakness.effect", "", passive},
	{"character tom-zarek-military abilities.power.effect", "", passive},
	{"character tom-zarek-military abilities.weakness.effect", "", passive},
	{"crisis dishonest-tactics options.0", "morale -1 | president may: 1 player in Brig chosen by president -> Command", whose},
	{"crisis one-last-cocktail options.0", "roll: 1-6 -> morale -1 and president -> Sickbay", joined},
	{"crisis religious-turmoil options.0", "roll: 1-4 -> food -1 and population -1", joined},
	{"crisis starvation-in-dogsville options.0", "roll: 1-4 -> population -1 and food -1", joined},
	{"location caprica effect", "either resolve 1 of your super crisis, or draw 2 crisis: resolve 1 (your choice), the other goes to the bottom of the deck | of that card skip the Activate Cylon Ships step; its jump icon counts", "as Pegasus says it"},
	{"location cylon-fleet effect", "either activate raiders | heavy raiders | basestars (one of them), or each basestar launches 2 raider and 1 heavy raider", asBase},
	{"location human-fleet effect", "look at top card of crisis or destination deck (your choice), put it on top or at bottom | you draw 2 any skill", "composed of verbs; that one may infiltrate there is a field of its own"},
	{"location tactical-plot effect", "look at the top mission, put it on top or bottom of the deck", "the reference writes it with a comma that YAML reads as two clauses"},
	{"mutiny controversial-speech effect", "roll: 1-5 -> each player draws 1 treachery; 6-8 -> morale +1", "what becomes of the card is a field of its own"},
	{"mutiny panic effect", "place 1 civilian at stern | activate 1 unmanned viper", "what is not possible is left out, here as everywhere"},
	{"objective earth steps.0.effect", "Sleeper Agent phase", asBase},
	{"objective earth steps.1.effect", "from now on the next jump wins the game for the humans; no destination is drawn for it", asBase},
	{"skill a-better-machine effect", "shuffle 2 treachery into destiny", "who shuffles does not matter"},
	{"skill a-second-chance timing", "before-cards-added", asBase},
	{"skill exploit-a-weakness effect", "player chosen by current draws 1 mutiny", whose},
	{"skill launch-reserves needs", "at least 1 piloted viper in space", needed},
	{"skill personal-vices effect", "each human draws 1 treachery | current draws 1 mutiny", "no revealed Cylon draws one (D-MUT-08)"},
	{"skill raptor-specialist effect", "choose one: destroy 1 raptor and gain 1 assault raptor; 1 destroyed raptor -> Reserves, if any", "composed of verbs"},
	{"skill restore-order timing", "before-cards-added", asBase},
	{"skill test-the-limits effect", "jump prep +1 | roll: 1-5 -> damage galactica x1", "composed of verbs"},
	{"skill test-the-limits needs", "the fleet marker is not on a blue space", needed},
}

// controlled matches the forms that the official check compares. These must agree even where our words differ otherwise.
var controlled = regexp.MustCompile(`^(?:(?:fuel|food|morale|population|jump prep) [+-]\d+|damage galactica(?: x\d+)?|place \d+ .+ at .+|` +
	`(?:activate|launch) (?:raiders|heavy raiders|basestars)|destroy \d+ (?:raptor|civilian|viper)(?: \(drawn\))?|` +
	`(?:current|president|admiral|you|each player) (?:discards? (?:\d+ (?:random )?(?:skill|quorum)|hand)|draws? \d+ .+|-> [A-Z][A-Za-z' ]+))$`)

// Every field of every component must agree with the reference, word for word and in both directions.
func TestContentIsTheReference(t *testing.T) {
	excused := map[string]exception{}
	for _, e := range exceptions {
		excused[e.where] = e
	}
	used := map[string]bool{}
	for _, b := range box.All() {
		ours, theirs := contentFields(t, b), referenceFields(t, string(b.ID))
		for _, all := range []fields{ours, theirs} {
			maps.DeleteFunc(all, func(where, _ string) bool {
				return slices.ContainsFunc(notBuilt[b.ID], func(missing string) bool {
					rest, is := strings.CutPrefix(where, missing)
					return is && (rest == "" || rest[0] == ' ' || rest[0] == '.')
				})
			})
		}
		for _, where := range union(ours, theirs) {
			got, want := ours[where], theirs[where]
			if got == want {
				continue
			}
			e, ok := excused[where]
			if !ok {
				t.Errorf("%s\n  says      %q\n  reference %q", where, got, want)
				continue
			}
			used[where] = true
			if got != e.ours {
				t.Errorf("%s\n  says                      %q\n  its exception is made for %q", where, got, e.ours)
			}
			for _, clause := range strings.Split(want, " | ") {
				if controlled.MatchString(clause) && !slices.Contains(strings.Split(got, " | "), clause) {
					t.Errorf("%s lacks %q", where, clause)
				}
			}
		}
	}
	for where := range excused {
		if !used[where] {
			t.Errorf("%s: the exception is no longer needed", where)
		}
	}
}

// The copy of the reference in the repository must equal the original, if the original is there.
func TestReferenceCopy(t *testing.T) {
	if _, err := os.Stat(reference); err != nil {
		// A clone on its own has only the copy, which all other tests use. There is no original to compare it with.
		t.Skip("no reference beside the repository")
	}
	for _, pattern := range []string{"*.*", "*/*.yaml", "rules/*.md"} {
		originals, _ := filepath.Glob(filepath.Join(reference, pattern))
		copies, _ := filepath.Glob(filepath.Join(referenceCopy, pattern))
		if len(originals) == 0 || len(originals) != len(copies) {
			t.Errorf("%s: %d files, %d copies", pattern, len(originals), len(copies))
		}
		for _, file := range originals {
			name, _ := filepath.Rel(reference, file)
			original, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if copied, err := os.ReadFile(filepath.Join(referenceCopy, name)); err != nil || !bytes.Equal(original, copied) {
				t.Errorf("%s has changed: copy it again to game/testdata/reference", name)
			}
		}
	}
}

// fields holds everything that a box says: from "deck id path" to a value, or to the clauses of a list.
type fields map[string]string

func contentFields(t *testing.T, b card.Box) fields {
	t.Helper()
	data, err := json.Marshal(Of([]card.Box{b}))
	if err != nil {
		t.Fatal(err)
	}
	var entries []map[string]any
	if err := json.Unmarshal(data, &entries); err != nil {
		t.Fatal(err)
	}
	found := fields{}
	for _, e := range entries {
		if e["kind"] == "rules" {
			continue
		}
		deck := e["deck"].(string)
		delete(e, "box")
		delete(e, "deck")
		found.add(t, deck, e)
	}
	return found
}

func referenceFields(t *testing.T, box string) fields {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(referenceCopy, box, "*.yaml"))
	found := fields{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var content any
		if err := yaml.Unmarshal(data, &content); err != nil {
			t.Fatal(file, err)
		}
		deck := strings.TrimSuffix(filepath.Base(file), ".yaml")
		var entries []any
		switch content := content.(type) {
		case []any:
			entries = content
		case map[string]any: // maps of facts; lists of pieces in tokens.yaml have counterparts in our boxes
			for _, list := range []string{"galactica_damage", "basestar_damage", "civilian_ships", "ships"} {
				pieces, _ := content[list].([]any)
				entries = append(entries, pieces...)
			}
		}
		for _, e := range entries {
			if e := e.(map[string]any); e["kind"] != "rules" { // rules about the cards are not components
				found.add(t, deck, e)
			}
		}
	}
	return found
}

// add adds an entry of a deck.
func (f fields) add(t *testing.T, deck string, e map[string]any) {
	t.Helper()
	for _, field := range saidByRules[deck] {
		delete(e, field)
	}
	where := fmt.Sprintf("%s %v", deck, e["id"])
	if f[where] != "" {
		t.Errorf("%s stands twice", where)
	}
	f[where] = "is there"
	f[where+" count"] = "1" // a missing count means 1
	f.walk(where+" ", e)
}

// walk adds what it finds at a path. Nothing, none and false equal a missing field; a list of words is one value.
func (f fields) walk(path string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for name, inner := range v {
			if !slices.Contains(remarks, name) {
				f.walk(join(path, name), inner)
			}
		}
	case map[any]any: // YAML with numeric keys
		for name, inner := range v {
			f.walk(join(path, name), inner)
		}
	case []any:
		var clauses []string
		for i, element := range v {
			switch element := element.(type) {
			case map[string]any:
				label := any(i)
				if element["id"] != nil {
					label = element["id"]
				}
				f.walk(join(path, label), element)
			case []any:
				f.walk(join(path, i), element)
			default:
				clauses = append(clauses, fmt.Sprint(element))
			}
		}
		if len(clauses) > 0 {
			f[path] = strings.Join(clauses, " | ")
		}
	case nil:
	default:
		if text := fmt.Sprint(v); text != "none" && text != "false" && text != "" {
			f[path] = text
		}
	}
}

// join extends a path within an entry. An entry begins with "deck id ".
func join(path string, name any) string {
	if strings.HasSuffix(path, " ") {
		return fmt.Sprint(path, name)
	}
	return fmt.Sprint(path, ".", name)
}

func union(a, b fields) []string {
	var all []string
	for where := range a {
		all = append(all, where)
	}
	for where := range b {
		if _, ok := a[where]; !ok {
			all = append(all, where)
		}
	}
	slices.Sort(all)
	return all
}
