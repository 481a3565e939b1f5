package script

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// names finds a value of a fixed list by its name.
type names[T any] struct {
	what   string
	values map[string]T
}

func (n names[T]) find(word string) (T, error) {
	if v, ok := n.values[word]; ok {
		return v, nil
	}
	var zero T
	return zero, unknown(n.what, word, keys(n.values))
}

func keys[T any](m map[string]T) []string {
	var list []string
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}

// unknown returns the error for an unknown word, with the known words nearest to it.
func unknown(what, word string, known []string) error {
	return fmt.Errorf("%q is no %s%s", word, what, meant(word, known))
}

// meant returns what a wrong word could have meant: the nearest words, or all if they are few.
func meant(word string, known []string) string {
	type near struct {
		word string
		far  int
	}
	var list []near
	for _, k := range known {
		if k == "" {
			continue
		}
		d := distance(word, k)
		if strings.Contains(k, word) || strings.Contains(word, k) && len(k) > 3 {
			d = min(d, 1)
		}
		list = append(list, near{k, d})
	}
	slices.SortStableFunc(list, func(a, b near) int { return a.far - b.far })
	var best []string
	for _, n := range list {
		if len(best) < 4 && (n.far <= 1+len(word)/3 || len(known) <= 4) {
			best = append(best, n.word)
		}
	}
	if len(best) == 0 {
		if len(known) > 0 && len(known) <= 30 {
			return "; there is " + strings.Join(known, ", ")
		}
		return ""
	}
	return "; did you mean " + strings.Join(best, " or ") + "?"
}

// distance returns how many letters must change to turn one word into the other.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

func number(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil {
		return 0, fmt.Errorf("%q is no number", word)
	}
	return n, nil
}

// amount reads a number that is not below 0.
func amount(word string) (int, error) {
	n, err := number(word)
	if err == nil && n < 0 {
		err = fmt.Errorf("%s is less than none", word)
	}
	return n, err
}

// times splits "raider*3" into the word and how often it counts. Without a star, it counts once.
func times(word string) (string, int, error) {
	name, n, starred := strings.Cut(word, "*")
	if !starred {
		return word, 1, nil
	}
	count, err := number(n)
	if err == nil && count < 1 {
		err = fmt.Errorf("%q: what is there less than once is left out", word)
	}
	return name, count, err
}

// all writes out the stars of a list: repair/1*2 is repair/1 repair/1.
func all(words []string) ([]string, error) {
	var list []string
	for _, w := range words {
		name, n, err := times(w)
		if err != nil {
			return nil, err
		}
		for range n {
			list = append(list, name)
		}
	}
	return list, nil
}

// shipName returns the name of a kind of ship. A craft has a name of its own.
func shipName(s card.Ship) string {
	if c := game.CraftOf(s); c != nil {
		return c.Word
	}
	return kebab(s.String())
}

func kebab(s string) string { return strings.ReplaceAll(s, " ", "-") }

var (
	areas       = names[card.Area]{"space area", map[string]card.Area{}}
	resources   = names[card.Resource]{"resource", map[string]card.Resource{}}
	skills      = names[card.Skill]{"type of Skill card", map[string]card.Skill{}}
	shipKinds   = names[card.Ship]{"ship", map[string]card.Ship{}}
	steps       = names[game.Step]{"step of a turn", map[string]game.Step{}}
	windows     = names[game.Window]{"window", map[string]game.Window{}}
	kinds       = names[game.Kind]{"kind of decision", map[string]game.Kind{}}
	events      = names[game.EventKind]{"kind of event", map[string]game.EventKind{}}
	results     = names[game.CheckResult]{"result of a check", map[string]game.CheckResult{"passed": game.Passed, "middle": game.Middle, "failed": game.Failed}}
	endings     = names[game.Ending]{"end of the game", map[string]game.Ending{}}
	decks       = names[game.Pile]{"deck", map[string]game.Pile{}}
	activations = names[card.Activation]{"activation", map[string]card.Activation{}}
)

// resultNames say how a check went.
var resultNames = map[game.CheckResult]string{game.NoResult: "goes on", game.Passed: "passed", game.Middle: "came to the middle", game.Failed: "failed"}

func init() {
	for _, a := range card.Areas {
		areas.values[a.String()] = a
	}
	for _, r := range card.Resources {
		resources.values[r.String()] = r
	}
	for s := card.Politics; s <= card.Treachery; s++ {
		skills.values[s.String()] = s
		decks.values[s.String()] = game.SkillDeck(s)
	}
	for s := card.Raider; s < card.NumShips; s++ {
		shipKinds.values[shipName(s)] = s
	}
	for _, a := range card.Areas {
		spots["behind-"+a.String()] = game.CylonSpot(a)
	}
	for s := game.SetupCharacters; s <= game.Finished; s++ {
		steps.values[s.String()] = s
	}
	for w := game.NoWindow + 1; w < game.NumWindows; w++ {
		windows.values[w.String()] = w
	}
	for k := game.NoDecision + 1; k < game.NumKinds; k++ {
		kinds.values[k.String()] = k
	}
	for k := game.NoEvent + 1; k < game.NumEvents; k++ {
		events.values[k.String()] = k
	}
	for e := game.EndedByJump; e <= game.EndedByExecution; e++ {
		endings.values[e.String()] = e
	}
	for a := card.Raiders; a <= card.Basestars; a++ {
		activations.values[kebab(a.String())] = a
	}
	for p := game.NoPile + 1; p < game.SkillDeck(card.AnySkill); p++ {
		if p.Lies() == game.Unseen {
			name, _ := strings.CutSuffix(p.String(), "-deck")
			name, _ = strings.CutSuffix(name, "-pile")
			decks.values[name] = p
		}
	}
	decks.values["not-a-cylon"] = game.NotCylonDeck
	delete(decks.values, "not-cylon")
	decks.values["trauma"] = game.TraumaPool
	for _, nothingDrawn := range []string{"loyalty-unused", "trauma-pool", "sickbay-trauma", "brig-trauma", "out-of-game", "locked-ships", "prepared-ships"} {
		delete(decks.values, nothingDrawn)
	}
}
