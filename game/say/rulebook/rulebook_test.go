package rulebook_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"battlestar/game/say/english"
	"battlestar/game/say/rulebook"
)

// reference returns the ids of all rules in the reference.
func reference(t *testing.T) []string {
	t.Helper()
	var ids []string
	for _, box := range []string{"base", "pegasus"} {
		text, err := os.ReadFile("../../testdata/reference/rules/" + box + ".md")
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^- \*\*([BP]-[A-Z]+-\d\d)\*\*`).FindAllStringSubmatch(string(text), -1) {
			ids = append(ids, m[1])
		}
	}
	for box, id := range map[string]string{
		"exodus":   "(?m)^(?:- |\\| )`(E-[A-Z]+-\\d\\d)`",
		"daybreak": "(?m)^(?:(?:- )?`|\\| |- )(D-[A-Z]+-\\d\\d|C-\\d\\d|O-\\d)(?:`| )",
	} {
		text, err := os.ReadFile("../../testdata/reference/rules/" + box + ".md")
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(id).FindAllStringSubmatch(string(text), -1) {
			ids = append(ids, m[1])
		}
	}
	if len(ids) < 950 {
		t.Fatalf("the reference has %d rules: it is not read right", len(ids))
	}
	return ids
}

// exodusSections are the sections of exodus.md that are built, which excludes the rules that need Pegasus (E-COMBO).
var exodusSections = []string{"E-SET", "E-LOY", "E-CHECK", "E-EXEC", "E-RULE", "E-SUCC", "E-CL", "E-FLEET", "E-ATK", "E-ION"}

// pegasusLater matches the rules of pegasus.md without their own text: rules about whole games, which the new-game page explains, and open
// questions.
var pegasusLater = regexp.MustCompile(`^P-(SYM|SEVEN|VAR|X)-`)

// daybreakSettled matches entries of daybreak.md that are not rules to play by: resolved conflicts, and a count of cards.
var daybreakSettled = regexp.MustCompile(`^(C-0[1-8]|O-6)$`)

// told reports whether a rule of the reference needs a text.
func told(id string) bool {
	switch id[0] {
	case 'P':
		return !pegasusLater.MatchString(id)
	case 'E':
		return slices.Contains(exodusSections, id[:strings.LastIndex(id, "-")])
	}
	return !daybreakSettled.MatchString(id)
}

func TestEveryRuleHasItsText(t *testing.T) {
	b, ids := english.Language().Book, reference(t)
	for _, id := range ids {
		if _, ok := b.Of(id); !ok && told(id) {
			t.Errorf("%s has no text", id)
		}
	}
	for _, e := range b.Entries {
		for _, id := range e.Rules {
			if !slices.Contains(ids, id) {
				t.Errorf("%q tells %s, which is no rule", e.Title, id)
			}
		}
	}
}

// TestEveryRuleThatIsNamedHasItsText reads the program's code. A player can ask about any rule named in an event, a decision or a reason, so each
// needs a text.
func TestEveryRuleThatIsNamedHasItsText(t *testing.T) {
	b := english.Language().Book
	named := regexp.MustCompile(`"([BPED]-[A-Z]+-\d\d|C-\d\d|O-\d)"`)
	n := 0
	for _, pattern := range []string{"../../*.go", "../*.go", "../../table/*.go", "../../../render/scene/*.go", "../../../render/scene/*/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, m := range named.FindAllStringSubmatch(string(text), -1) {
				n++
				if _, ok := b.Of(m[1]); !ok {
					t.Errorf("%s names %s, which has no text", file, m[1])
				}
			}
		}
	}
	if n < 100 {
		t.Errorf("%d rules are named: the program is not read right", n)
	}
}

func TestTextsAreShortAndWellSet(t *testing.T) {
	b := english.Language().Book
	titles := map[string]string{}
	for i := range b.Entries {
		e := &b.Entries[i]
		text := e.Plain()
		least, most := 30, 620
		if e.Chapter == len(b.Chapters)-1 { // the glossary
			least, most = 12, 160
		}
		if n := utf8.RuneCountInString(text); n < least || n > most && !slices.Contains(e.Rules, "B-VAR-03") {
			t.Errorf("%q has %d characters", e.Title, n)
		}
		if n := utf8.RuneCountInString(e.Title); n > 46 {
			t.Errorf("the title %q has %d characters", e.Title, n)
		}
		chapter := b.Chapters[e.Chapter].Title
		if other, twice := titles[e.Title]; twice && other == chapter {
			t.Errorf("two entries of %q are called %q", chapter, e.Title)
		}
		titles[e.Title] = chapter
		for _, p := range e.Text {
			if last := p.Text[len(p.Text)-1]; !strings.ContainsRune(".;:!?", rune(last)) && !strings.HasSuffix(p.Text, "”") {
				t.Errorf("%q: no full stop: %q", e.Title, p.Text)
			}
		}
		if strings.ContainsAny(text, `"'`) || strings.Contains(text, " -") {
			t.Errorf("%q: bad punctuation", e.Title)
		}
		for _, see := range e.See {
			if at, _ := b.Of(see); at == i {
				t.Errorf("%q leads to itself", e.Title)
			}
		}
	}
	for _, c := range b.Chapters {
		if c.Intro == "" || c.First == c.End {
			t.Errorf("the chapter %q is empty, or has no introduction", c.Title)
		}
	}
}

func TestFindRanksTitlesFirst(t *testing.T) {
	b := english.Language().Book
	for search, want := range map[string]string{
		"b-check-11":       "Declare Emergency",
		"executive order":  "Executive Order",
		"brig":             "Brig",
		"hand limit":       "Hand limit",
		"raider":           "Raider",
		"  Auto-Jump ":     "Auto-Jump",
		"destiny":          "Destiny deck",
		"scientific":       "A skill check, step by step",
		"zoo of elephants": "",
	} {
		list := b.Find(search)
		got := ""
		if len(list) > 0 {
			got = b.Entries[list[0]].Title
		}
		if got != want {
			t.Errorf("%q finds %q first, want %q", search, got, want)
		}
	}
	if list := b.Find(" "); list != nil {
		t.Errorf("nothing to search for finds %d", len(list))
	}
	list := b.Find("viper")
	last := 9
	for _, i := range list {
		if r := b.Rank(&b.Entries[i], "viper"); r > last || r == 0 {
			t.Fatalf("%q comes too late", b.Entries[i].Title)
		} else {
			last = r
		}
	}
}

func TestReadRefuses(t *testing.T) {
	for name, text := range map[string]string{
		"text before a chapter": "hello\n",
		"an entry before it":    "## hello\ntext.\n",
		"a rule twice":          "# A\nx\n## b\nrule: B-A-01\nt.\n## c\nrule: B-A-01\nt.\n",
		"a link to nothing":     "# A\nx\n## b\nrule: B-A-01\nsee: B-A-02\nt.\n",
		"no text":               "# A\nx\n## b\nrule: B-A-01\n",
		"out of order":          "# A\nx\n## b\nshow: x\nrule: B-A-01\nt.\n",
		"a header in the text":  "# A\nx\n## b\nrule: B-A-01\nt.\nsee: B-A-01\n",
		"a lower-case id":       "# A\nx\n## b\nrule: b-a-01\nt.\n",
		"two pictures":          "# A\nx\n## b\nshow: x y\nt.\n",
		"a trailing space":      "# A \n",
	} {
		if _, err := rulebook.Read(text); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
