package scene_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/script"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/side"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// reader compares what is on the screen with the rules, event by event. It is the scene that shows one table after another.
type reader struct {
	*scene.Play
	t        *testing.T
	app      *render.App
	hands    *uitest.Hands
	compared map[string]int // how many numbers of each kind were compared
	tables   int
}

// reads returns a reader that has not read anything yet.
func reads(t *testing.T) *reader {
	r := &reader{t: t, compared: map[string]int{}}
	app, err := render.New(func(*render.App) render.Scene { return r })
	if err != nil {
		t.Fatal(err)
	}
	r.app = app
	return r
}

// seen is a table on the screen, where each frame tells one event.
type seen struct {
	*reader
	name  string
	event game.Event // the event told last
	fell  game.Event // the die thrown last
	texts []ui.Placed
}

// numberShapes are the windows that tables take in turn: the smallest, and one with a column for the log.
var numberShapes = [...][2]float64{{1280, 720}, {2560, 1080}}

// still is a stage on which nothing moves. It notes the event told last, and stops at each event.
type still struct {
	session.Stage
	seen *seen
}

func (s still) Happens(e *game.Event) session.Pace {
	s.Stage.Happens(e)
	s.Settle()
	if s.seen.event = *e; e.Kind == game.DieRolled && e.Natural > 0 {
		s.seen.fell = *e
	}
	return session.Pace{Hold: 1 << 30, Stops: true}
}

// sees puts a table on the screen.
func (r *reader) sees(name string, tab *table.Table) *seen {
	tab.SetStops(table.EveryStop())
	s := scene.NewShell(nil, nil, "")
	s.Settings.NoGuide = true
	r.Play = scene.NewPlay(s, tab)
	p := &seen{reader: r, name: name}
	for i := range tab.Seats() {
		p.Say.Rename(game.Seat(i), scenetest.Names[i])
	}
	p.Stage = still{p.Stage, p}
	at := numberShapes[r.tables%len(numberShapes)]
	r.tables++
	r.hands = uitest.Take(r.t, r.app, at[0], at[1])
	return p
}

// told tells what has happened, each event in a frame of its own, and then shows what is asked. It compares the numbers of every frame.
func (p *seen) told() {
	p.Table.CloseCurtain()
	for p.Table.Untold() > 0 {
		before := p.Table.Untold()
		p.HandTo = game.NoSeat // no player takes the laptop
		p.Hurry()
		p.app.UI.Wake(1)
		p.hands.Ticks(1)
		if p.Table.Untold() != before-1 {
			p.t.Errorf("%s: of %d events %d were told in a frame", p.name, before, before-p.Table.Untold())
			return
		}
		p.compare()
	}
	if p.event = (game.Event{}); p.Table.View().Over != nil {
		return // the end takes the place of the table
	}
	p.Hurry()
	p.app.UI.Wake(1)
	p.hands.Ticks(1)
	p.compare()
}

// wrong reports that a number on the screen is not that of the rules.
func (p *seen) wrong(kind string, got, want any) {
	p.t.Helper()
	p.t.Errorf("%s, turn %d, after %v: %s: it says %v, the rules %v", p.name, p.View.Turn, p.event.Kind, kind, got, want)
}

// is compares what is on the screen with what should be there.
func (p *seen) is(kind string, got, want string) {
	p.t.Helper()
	p.compared[kind]++
	if got != want {
		p.wrong(kind, strconv.Quote(got), strconv.Quote(want))
	}
}

// on returns the texts on a widget, and false if it is not on the screen.
func (p *seen) on(id string) (texts []string, shown bool) {
	at := slices.IndexFunc(p.texts, func(w ui.Placed) bool { return w.Kind == "widget" && w.ID == id })
	if at < 0 {
		return nil, false
	}
	for _, w := range p.texts {
		if x, y := w.Rect.Center(); w.Kind == "text" && p.texts[at].Rect.Contains(x, y) {
			texts = append(texts, w.Text)
		}
	}
	return texts, true
}

var digits = regexp.MustCompile(`^[−+]?[0-9]+$`)

// figures returns those of some texts that are nothing but numbers.
func figures(texts []string) string {
	return strings.Join(slices.DeleteFunc(texts, func(s string) bool { return !digits.MatchString(s) }), " ")
}

// after returns the text that was put down after the given one, or "" if there is none.
func (p *seen) after(begins string) string {
	for i, w := range p.texts[:max(0, len(p.texts)-1)] {
		if w.Kind == "text" && strings.EqualFold(w.Text, begins) {
			return p.texts[i+1].Text
		}
	}
	return ""
}

// begins returns the texts with the given prefix.
func (p *seen) begins(with string) (list []string) {
	for _, w := range p.texts {
		if w.Kind == "text" && strings.HasPrefix(w.Text, with) {
			list = append(list, w.Text)
		}
	}
	return list
}

func (p *seen) compare() {
	p.texts = p.app.UI.Placed()
	v := p.View
	if v.Turn == 0 || v.Over != nil || p.Covered() || p.ChoosingCharacter() {
		return
	}
	for _, res := range card.Resources {
		texts, _ := p.on(side.ResourceSpot(res))
		p.is("resource", figures(texts), parts.Number(v.Resources[res]))
	}
	p.distance()
	for _, pile := range p.Decks {
		if texts, shown := p.on("deck:" + pile.String()); shown {
			p.is("deck", figures(texts), parts.Number(v.Count(pile)))
		}
	}
	for s := range v.Seats {
		p.seat(game.Seat(s))
	}
	p.pieces()
	switch {
	case v.Check != nil && !p.ShowBoard && p.Rooms.Moves.Covers():
		p.skillCheck()
	case !p.Rooms.Moves.Covers() && v.Stage() != game.Occupied: // then no space is to be seen
		p.ships()
	}
	p.die()
}

// distance compares how far the fleet has come, or Galactica on her way back.
func (p *seen) distance() {
	v := p.View
	switch {
	case v.Stage() == game.InOrbit:
	case v.Stage() == game.Occupied:
		p.is("distance", p.after(p.Say.Text(say.TableReturn)), fmt.Sprintf("%d / %d", v.JumpPrep, game.AutoJump))
	case v.Distance >= p.FlightEnds():
		p.is("distance", p.after(p.Say.Text(say.TableLastJump)), strconv.Itoa(v.Distance))
	default:
		p.is("distance", p.after(p.Say.Text(say.SharedDistance)), fmt.Sprintf("%d / %d", v.Distance, p.FlightEnds()))
	}
}

// seat compares the numbers of a seat: its hand, and what lies before it.
func (p *seen) seat(s game.Seat) {
	texts, shown := p.on("seat:" + strconv.Itoa(int(s)))
	if !shown || p.Out(s) {
		return
	}
	want := []string{strconv.Itoa(p.View.Count(game.Hand(s)))}
	state := &p.View.Seats[s]
	if _, where, _ := p.Rooms.Seats.Where(s); state.Character != "" && where != "" {
		if p.View.Boxes.With("daybreak") && !state.Cylon() {
			want = append(want, strconv.Itoa(p.View.Count(game.MutinyHand(s))))
		}
		if p.Trauma() {
			want = append(want, strconv.Itoa(p.View.Count(game.Trauma(s))))
		}
	}
	p.is("seat", figures(texts), strings.Join(want, " "))
}

// pieces compares what lies beside the board.
func (p *seen) pieces() {
	v, text := p.View, p.Say.Text
	piece := func(name string, n int) {
		if texts, shown := p.on("piece:" + name); shown {
			p.is("piece", figures(texts), strconv.Itoa(n))
		}
	}
	piece(text(say.TableRaptors), v.Raptors)
	piece(text(say.TableNukes), v.Nukes)
	if len(v.Fleets) == 1 {
		piece(text(say.TableReserves), v.Fleet(card.Viper).Reserves)
		piece(text(say.TableDamagedVipers), v.Fleet(card.Viper).Damaged)
		return
	}
	for _, mark := range v.Marks() {
		piece(fmt.Sprintf(text(say.VipersInTheReserves), p.Say.Ship(mark)), v.Fleet(mark).Reserves)
		piece(fmt.Sprintf(text(say.VipersThatAreDamaged), p.Say.Ship(mark)), v.Fleet(mark).Damaged)
		piece(fmt.Sprintf(text(say.VipersThatAreDestroyed), p.Say.Ship(mark)), v.Fleet(mark).Destroyed)
	}
}

// ships compares the numbers at the heaps of ships in space.
func (p *seen) ships() {
	var want, got []string
	for _, a := range card.Areas {
		heap := func(icon ui.Icon, n int) {
			if n > 1 {
				want = append(want, fmt.Sprint(a, icon, n))
			}
		}
		heap(ui.IconRaider, p.View.PlainRaiders(a))
		heap(ui.IconHeavyRaider, p.View.HeavyRaiders[a])
		if p.View.Decision == nil { // otherwise one of them may be chosen, and they lie apart
			heap(ui.IconCivilian, p.View.Count(game.Civilians(a)))
		}
		for _, f := range p.View.Fleets {
			heap(ui.IconViper, f.Space[a])
		}
	}
	badges := reflect.ValueOf(&p.Board).Elem().FieldByName("badges")
	for i := range badges.Len() {
		b := badges.Index(i)
		if n, icon := b.FieldByName("n").Int(), ui.Icon(b.FieldByName("icon").String()); n > 1 && icon != ui.IconBasestar && (p.View.Decision == nil || icon != ui.IconCivilian) {
			got = append(got, fmt.Sprint(card.Area(b.FieldByName("area").Uint()), icon, n))
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	p.is("ships", strings.Join(got, ", "), strings.Join(want, ", "))
}

// skillCheck compares the numbers of the open skill check.
func (p *seen) skillCheck() {
	check := p.View.Check
	widget := "card." + string(check.Card)
	if check.Card == "" {
		widget = "card." + string(check.Place)
	}
	if texts, shown := p.on(widget); shown {
		p.compared["difficulty"]++
		if !slices.Contains(texts, strconv.Itoa(check.Difficulty)) {
			p.wrong("difficulty on the card", texts, check.Difficulty)
		}
	}
	all := tabletest.Words(p.hands)
	if reasons := p.Say.CheckReasons(check); reasons != "" {
		p.compared["reasons"]++
		if !strings.Contains(all, reasons) {
			p.wrong("reasons", all, reasons)
		}
		for _, problem := range p.hands.Problems() {
			if strings.Contains(problem.String(), reasons[:min(len(reasons), 12)]) {
				p.t.Errorf("%s: %v", p.name, problem)
			}
		}
	}
	if game.Sum(check.Changes) != check.Difficulty-p.printed() {
		p.wrong("changes of the difficulty", check.Changes, check.Difficulty-p.printed())
	}
	needs := fmt.Sprintf(p.Say.Text(say.CheckOfDifficulty), check.Difficulty)
	at := slices.IndexFunc(p.texts, func(w ui.Placed) bool { return w.Text == needs })
	var cards []card.ID
	for _, slot := range p.View.Piles[game.CheckCards] {
		if slot.Card != "" {
			cards = append(cards, slot.Card)
		}
	}
	if len(cards) == 0 && !check.Revealed {
		return
	}
	if at < 1 {
		p.wrong("what is needed", p.begins("needs "), needs)
		return
	}
	count := check.Count(p.View.Boxes, cards)
	total := count.Total()
	leave := check.Result != game.NoResult && check.Revealed && total != check.Total
	if leave { // the cards of a check with a result leave one by one, and its total stays
		total = check.Total
	}
	p.is("total", p.texts[at-1].Text, parts.Number(total))
	if p.event.Kind == game.CheckChanged && check.Revealed && check.Result == game.NoResult {
		p.is("total of the rules", p.texts[at-1].Text, parts.Number(check.Total))
	}
	pass := fmt.Sprintf(p.Say.Text(say.CheckPassAt), check.Difficulty)
	if !slices.ContainsFunc(p.texts, func(w ui.Placed) bool { return w.Text == pass }) {
		p.wrong("mark of the difficulty", p.begins("pass "), pass)
	}
	comes := fmt.Sprintf(p.Say.Text(say.CheckCardsForAndAgainst), count.For, count.Against)
	if count.Helper != "" {
		p.compared["helped"]++ // D-TRE-21
		comes += ", " + say.Signed(count.Help) + " " + p.Say.CardName(count.Helper)
	}
	if strings.Contains(all, comes) == leave {
		p.wrong("for and against", all, comes)
	}
}

// printed returns the difficulty printed on the card or the location.
func (p *seen) printed() int {
	return p.Faces().Check(p.View.Check.Card, p.View.Check.Place).Difficulty
}

// die compares the result of the die that was rolled, how it came about, and why; and what is added to a die that is about to be rolled.
func (p *seen) die() {
	all := tabletest.Words(p.hands)
	shown := func(kind, want string) {
		p.compared[kind]++
		if !strings.Contains(all, want) {
			p.wrong(kind, all, want)
		}
	}
	if d := p.View.Decision; d != nil && d.Window == game.BeforeRoll && len(d.Changes) > 0 {
		shown("changes to come", p.Say.Changes(d.Changes))
	}
	e := &p.event
	if e.Kind != game.DieRolled || p.Rooms.Moves.Covers() {
		return
	}
	by := game.Sum(e.Changes())
	natural := int(p.fell.Natural)
	if fixed := e.Natural == 0 && e.Cause != game.ResultChanged; !fixed {
		if want := min(max(natural+by, 1), game.DieFaces); want != e.N && e.Cause != game.ResultChanged {
			p.wrong("changes to the die", e.Changes(), e.N-natural)
		}
		if by != 0 {
			sign := " + "
			if by < 0 {
				sign = " − "
			}
			shown("die", fmt.Sprint(natural, sign, max(by, -by), " = ", e.N))
		}
	}
	if len(e.Changes()) > 0 {
		shown("changes", p.Say.Changes(e.Changes()))
	}
}

// noLess fails the test if too few numbers of a kind were compared.
func (r *reader) noLess(least map[string]int) {
	r.t.Helper()
	for kind, n := range least {
		if r.compared[kind] < n {
			r.t.Errorf("%d numbers of the kind %q were compared, not %d: this proves little", r.compared[kind], kind, n)
		}
	}
	r.t.Log(r.compared)
}

// alters matches the words of scenarios with cards, abilities and tokens that alter a difficulty, a die, or how cards count.
var alters = regexp.MustCompile(`^(strategic-planning|calculations|evasive-maneuvers|declare-emergency|jury-rigged|all-hands-on-deck|full-throttle)/|^raise|^lower|` +
	`structural-damage|^(ambush|longshot|hotshot|blind-devotion|chief-of-staff|repel-boarders|accept-prophecy)$`)

// Every number on the table must be that of the rules, at every event and every question of the scenarios: resources, distance, decks, hands, pieces,
// ships, skill checks and dice, with the reasons for what is altered.
func TestNumbersOfTheScenarios(t *testing.T) {
	every := 90
	if os.Getenv("BATTLESTAR_LONG") != "" {
		every = 3
	}
	files, err := filepath.Glob("../../game/testdata/scenarios/*/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no scenarios", err)
	}
	r := reads(t)
	file := filepath.Join(t.TempDir(), "scenario.save")
	var nth [2]int
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list, err := script.Each(name, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range list {
			kind := parts.Btoi(slices.ContainsFunc(s.Words, alters.MatchString))
			if nth[kind]++; nth[kind]%every != 0 && (kind == 0 || nth[kind]%18 != 0) {
				continue
			}
			var p *seen
			os.Remove(file) // the file of the scenario before
			err := s.AtTable(file, func(tab *table.Table) {
				if tab.CloseCurtain(); p == nil && tab.View().Over == nil { // otherwise it was over from the start
					p = r.sees(s.Name, tab)
				}
				if p != nil {
					p.told()
				}
			})
			if err != nil {
				t.Error(s.Name, err)
			}
		}
	}
	r.noLess(map[string]int{
		"resource": 5000, "distance": 1000, "deck": 10000, "seat": 5000, "piece": 5000, "ships": 500, "difficulty": 500, "reasons": 50, "total": 200, "total of the rules": 30,
		"helped": 1, "die": 2, "changes": 2, "changes to come": 1,
	})
}

// This does in whole games what TestNumbersOfTheScenarios does in scenarios.
func TestNumbersOfGames(t *testing.T) {
	games, turns := uint64(6), 4
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games, turns = 60, 15
	}
	r := reads(t)
	for seed := range games {
		setup := boxesByTurns(seed)
		if seed%3 == 2 {
			setup.Boxes = []card.ID{"base", "pegasus", "exodus", "daybreak"}
		}
		setup = tabletest.WithPlayers(setup)
		var seats []table.SeatInfo
		for i := range setup.Players {
			seats = append(seats, table.SeatInfo{Name: scenetest.Names[i], Color: i, Emblem: i})
		}
		tab, err := table.New(setup, seats, nil, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		p := r.sees(fmt.Sprint("game ", seed), tab)
		chance := rand.New(rand.NewPCG(seed, 3))
		for range 20000 {
			p.told()
			if v := tab.View(); v.Decision == nil || v.Turn > turns {
				break
			}
			if err := scenetest.AnswerAny(tab, chance); err != nil {
				t.Fatal(err)
			}
		}
		tab.Close()
	}
	r.noLess(map[string]int{"resource": 2000, "distance": 500, "deck": 5000, "seat": 2000, "piece": 3000, "ships": 300, "difficulty": 200, "total": 100, "total of the rules": 10})
}

// As long as the stamp of a result is seen, it must not lie over a number, neither on the check nor on the table.
func TestStampCoversNoNumber(t *testing.T) {
	games := uint64(4)
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 20
	}
	stamps := map[bool]int{} // key true: over the check; false: over the table
	for seed := range games {
		tab, err := scenetest.ExodusTable(4, seed+1)
		if err != nil {
			t.Fatal(err)
		}
		tab.SetStops(table.EveryStop())
		s := scene.NewShell(nil, nil, "")
		s.Settings.NoGuide = true
		p := scene.NewPlay(s, tab)
		app, err := render.New(func(*render.App) render.Scene { return p })
		if err != nil {
			t.Fatal(err)
		}
		at := numberShapes[int(seed)%len(numberShapes)]
		h := uitest.Take(t, app, at[0], at[1])
		words := []string{p.Say.Text(say.CheckPassed), p.Say.Text(say.CheckFailed)}
		chance := rand.New(rand.NewPCG(seed, 3))
		ended, of := 0, 0
		for tab.View().Decision != nil && tab.View().Turn < 5 {
			if err := scenetest.AnswerAny(tab, chance); err != nil {
				t.Fatal(err)
			}
			tab.CloseCurtain()
			for began := p.Tick; ; {
				if p.Tick > began+60*600 {
					t.Fatalf("game %d, turn %d: the table tells for ever", seed, tab.View().Turn)
				}
				p.HandTo = game.NoSeat // a player who has to see a card they drew: nobody looks here
				app.UI.Wake(1)
				h.Ticks(4)
				p.Rooms.Recap.Dismiss()
				log := p.Log()
				for ; of < len(log); of++ {
					if log[of].Kind == game.CheckEnded {
						ended = p.Tick + 120
					}
				}
				if p.Tick > ended {
					if !p.Telling() {
						break
					}
					p.Hurry()
					continue
				}
				placed := h.Placed()
				for i, w := range placed {
					if w.Kind != "text" || !slices.ContainsFunc(words, func(s string) bool { return strings.EqualFold(s, w.Text) }) {
						continue
					}
					stamps[p.View.Check != nil && p.Rooms.Moves.Covers()]++
					under := i - 1 // the face of the stamp
					for placed[under].Kind != "panel" {
						under--
					}
					for _, n := range placed[:under] {
						if over := n.Rect.Overlap(placed[under].Rect); n.Kind == "text" && strings.ContainsAny(n.Text, "0123456789") && !over.Empty() {
							t.Errorf("game %d, turn %d: %q lies over %q: %v", seed, p.View.Turn, w.Text, n.Text, n.Rect)
						}
					}
				}
			}
		}
		tab.Close()
	}
	t.Log(stamps)
}
