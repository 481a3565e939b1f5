package save_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
)

// Golden saves are games saved by earlier versions of the program. They must load forever: see TestGolden. To add some of the current version:
//
//	go test ./game/save -run TestGolden -golden NAME
var golden = flag.String("golden", "", "write new golden saves whose names begin like this")

var bots = map[string]bot.Player{"random": func(v bot.Known) game.Answer {
	return pick(v.Decision, v.Seat, rand.New(rand.NewPCG(uint64(v.Decision.Number), uint64(v.Seat))))
}, bot.NameGood: bot.Good}

func pick(d *game.Decision, seat game.Seat, rng *rand.Rand) game.Answer {
	a := game.Answer{Seat: seat}
	if d.Kind == game.AskWindow && rng.IntN(10) > 0 {
		a.Picks = []game.Choice{{Kind: game.Pass}}
		return a
	}
	n := d.Min + rng.IntN(d.Max-d.Min+1)
	if !d.Allows(n) {
		n = d.Min
	}
	for _, i := range rng.Perm(len(d.Options))[:n] {
		a.Picks = append(a.Picks, d.Options[i].Choice)
	}
	return a
}

// makeGolden plays and saves a game with everything that a journal may hold. It stops after the given number of answers.
func makeGolden(t *testing.T, name string, answers int, setup game.Setup) {
	rng := rand.New(rand.NewPCG(setup.Seed, 1))
	random := func(v bot.Known) game.Answer { return pick(v.Decision, v.Seat, rng) }
	playGolden(t, name, setup, random, func(n int, _ *game.View) bool { return n == answers })
	keepGolden(t, name)
}

// makeGoldenAt plays games with one seed after another, as well as bots can, and saves the first in which at becomes true.
func makeGoldenAt(t *testing.T, name string, setup game.Setup, at func(*game.View) bool) {
	for ; ; setup.Seed++ {
		reached := false
		playGolden(t, name, setup, bot.Good, func(_ int, v *game.View) bool {
			reached = at(v)
			return reached
		})
		if reached {
			keepGolden(t, name)
			return
		}
		if err := os.Remove(filepath.Join("testdata", name+save.Ext)); err != nil {
			t.Fatal(err)
		}
	}
}

// makeGoldenTalk saves a game of computer players, called after their characters, who have told the table what they have seen.
func makeGoldenTalk(t *testing.T, name string, seed uint64) {
	setup := game.Setup{Boxes: []card.ID{"base", "pegasus"}, Players: make([]game.Player, 5), Seed: seed, Deal: true}
	seats := make([]table.SeatInfo, len(setup.Players))
	for i := range seats {
		seats[i] = table.SeatInfo{Name: fmt.Sprintf("Computer %d", i+1), Color: i, Emblem: i, Bot: bot.NameGood, AsCharacter: true}
	}
	tb, err := table.New(setup, seats, &save.Store{Dir: "testdata"}, name, bots)
	if err != nil {
		t.Fatal(err)
	}
	talk := func(r table.Remark) bool { return r.What == table.Claimed }
	for tb.View().Over == nil && !(tb.View().Turn > 6 && slices.ContainsFunc(tb.Remarks(), talk)) {
		if _, err := tb.Tick(); err != nil {
			t.Fatal(err)
		}
	}
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	keepGolden(t, name)
}

// playGolden plays a game until it is over or stop returns true. It calls stop with the number of answers given and the open table's view.
func playGolden(t *testing.T, name string, setup game.Setup, player bot.Player, stop func(int, *game.View) bool) {
	players, seed := len(setup.Players), setup.Seed
	seats := make([]table.SeatInfo, players)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: fmt.Sprintf("Seat %d", i+1), Color: i, Emblem: i}
	}
	if players > 1 {
		seats[players-1].Bot = "random"
	}
	tb, err := table.New(setup, seats, &save.Store{Dir: "testdata"}, name, bots)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, tb, seed, player, stop)
}

// playOn continues a game and closes it.
func playOn(t *testing.T, tb *table.Table, seed uint64, player bot.Player, stop func(int, *game.View) bool) {
	rng := rand.New(rand.NewPCG(seed, 2))
	for n := 0; tb.View().Over == nil && !stop(n, tb.View()); n++ {
		asked := tb.Asked()
		var err error
		switch {
		case n%50 == 49:
			err = tb.TakeBack(n%100 == 99)
			if err == table.ErrNeedsConsent {
				err = nil
			}
		case n == 120:
			err = tb.SetSeat(0, table.SeatInfo{Name: "Another"})
		case n == 60:
			err = tb.Correct([]game.Edit{{Kind: game.SetCounter, Counter: game.FoodDial, N: 8}})
		case n == 160:
			err = tb.Correct([]game.Edit{{Kind: game.SetPieces, Ship: card.Raider, Spot: game.SpotOf(card.Stern), N: 2}, {Kind: game.SetCounter, Counter: game.NukesLeft, N: 1}})
			if errors.Is(err, game.ErrCorrection) { // every raider is elsewhere
				err = nil
			}
		case n == 80:
			tb.SetStops(table.Stops{})
			err = tb.OpenCurtain(0, "")
			if err == nil {
				err = tb.SetWishes([]table.Wish{{Moment: table.Moment{Window: game.BeforeCards}, Always: true}})
				tb.CloseCurtain()
			}
		case asked.For == table.Bots:
			_, err = tb.Tick()
		case asked.For == table.Window && rng.IntN(5) > 0:
			err = tb.GoOn()
		default:
			seat := asked.Seats.List()[0]
			if err = tb.OpenCurtain(seat, ""); err != nil {
				t.Fatal(err)
			}
			err = tb.Answer(seat, player(tb.Known()).Picks...)
			tb.CloseCurtain()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
}

// keepGolden adds the line about a save to the list.
func keepGolden(t *testing.T, name string) {
	line := told(t, filepath.Join("testdata", name+save.Ext))
	f, err := os.OpenFile(filepath.Join("testdata", "golden.txt"), os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteString(line + "\n"); err != nil {
		t.Fatal(err)
	}
}

// told returns the list's line about a save, which includes how many of its answers stand.
func told(t *testing.T, path string) string {
	t.Helper()
	answers := standing(t, path)
	i := save.Describe(path)
	if i.Err != nil {
		t.Fatal(i.Err)
	}
	end := "goes on"
	if i.Over != nil {
		end = "ended by " + i.Over.Why.String()
	}
	return fmt.Sprintf("%s: %d players, %d answers, turn %d, %s, resources %v, distance %d, %s", i.Name, len(i.Players), answers, i.Turn, i.Step,
		i.Resources, i.Distance, end)
}

// TestGolden loads the games of earlier versions. Each must report what it reported then, and must be playable. If rules were fixed since, a game
// may continue from its last snapshot; the log says so.
func TestGolden(t *testing.T) {
	if *golden != "" {
		var house []game.House
		for _, q := range game.Questions {
			if q.Box == "base" {
				house = append(house, q.House)
			}
		}
		base := func(name string, players, answers int, seed uint64, house []game.House, options ...string) {
			setup := game.Setup{Boxes: []card.ID{"base"}, Options: options, House: house, Players: make([]game.Player, players), Seed: seed}
			makeGolden(t, *golden+name, answers, setup)
		}
		base("-begun", 3, 2, 1, nil)
		base("-four", 4, 330, 2, nil)
		base("-six", 6, 100000, 3, nil)
		base("-solo", 1, 330, 4, nil, game.Solo)
		base("-two", 2, 330, 5, house, game.TwoPlayers)
		base("-cooperative", 3, 200, 6, house[:4], game.Cooperative)
		base("-no-sympathizer", 6, 200, 7, nil, game.NoSympathizer)
		exodus := func(name string, players, answers int, seed uint64, options ...string) {
			setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: options, Players: make([]game.Player, players), Seed: seed}
			makeGolden(t, *golden+name, answers, setup)
		}
		exodus("-with-exodus", 5, 330, 8)
		exodus("-loyalties", 4, 100000, 9, card.OptionPersonalGoals, card.OptionFinalFive)
		exodus("-fleet", 3, 330, 10, card.OptionCylonFleet)
		exodus("-everything", 6, 100000, 11, card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet)
		nebula := func(name string, players int, seed uint64, at func(*game.View) bool, options ...string) {
			makeGoldenAt(t, *golden+name, game.Setup{
				Boxes: []card.ID{"base", "exodus"}, Options: append([]string{card.OptionIonianNebula}, options...), Players: make([]game.Player, players), Seed: seed,
			}, at)
		}
		asked := func(v *game.View, kind game.Kind) bool { return v.Decision.Kind == kind }
		nebula("-allies", 4, 12, func(v *game.View) bool { return v.Turn > 6 && asked(v, game.LayTrauma) })
		nebula("-crossroads", 5, 13, func(v *game.View) bool { return v.Phase == game.AtCrossroads && !asked(v, game.LayTrauma) }, card.OptionCylonFleet)
		nebula("-trial", 6, 14, func(v *game.View) bool { return asked(v, game.ChooseCondemned) }, card.OptionPersonalGoals, card.OptionFinalFive)
		nebula("-eliminated", 4, 15, func(v *game.View) bool { return len(v.Playing()) < 4 && asked(v, game.ChooseAction) })
		pegasus := func(name string, players int, seed uint64, at func(*game.View) bool, exodus ...string) {
			setup := game.Setup{Boxes: []card.ID{"base", "pegasus"}, Options: exodus, Players: make([]game.Player, players), Seed: seed}
			if len(exodus) > 0 {
				setup.Boxes = append(setup.Boxes, "exodus")
			}
			makeGoldenAt(t, *golden+name, setup, at)
		}
		damaged := func(v *game.View, n int) bool {
			return v.Turn < 60 && v.Count(game.PegasusDamageOnBoard) == n && asked(v, game.ChooseAction)
		}
		pegasus("-reckless", 4, 16, func(v *game.View) bool { return v.Check != nil && v.Check.Reckless && asked(v, game.Contribute) })
		pegasus("-damaged", 5, 17, func(v *game.View) bool { return damaged(v, 2) })
		pegasus("-destroyed", 3, 18, func(v *game.View) bool { return damaged(v, game.HullOf(card.PegasusBoard).Loses) })
		pegasus("-executed", 6, 19, func(v *game.View) bool { return len(v.Executed) > 0 && asked(v, game.ChooseAction) })
		pegasus("-both-boxes", 6, 20, func(v *game.View) bool { return v.Turn > 8 && asked(v, game.ChooseAction) },
			card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet, card.OptionIonianNebula)
		agenda := func(name string, players int, seed uint64, option string, is func(*game.SeatState) bool) {
			setup := game.Setup{Boxes: []card.ID{"base", "pegasus"}, Options: []string{option}, Players: make([]game.Player, players), Seed: seed}
			makeGoldenAt(t, *golden+name, setup, func(v *game.View) bool {
				return v.Turn > 4 && asked(v, game.ChooseAction) && slices.ContainsFunc(v.Seats, func(s game.SeatState) bool { return s.HasAgenda() && is(&s) })
			})
		}
		agenda("-leader", 4, 21, card.OptionCylonLeader, func(s *game.SeatState) bool { return s.Cylon() })
		agenda("-infiltrating", 5, 22, card.OptionCylonLeader, func(s *game.SeatState) bool { return s.Human() && s.Place != card.Brig })
		agenda("-infiltrator-in-brig", 6, 23, card.OptionCylonLeader, func(s *game.SeatState) bool { return s.Human() && s.Place == card.Brig })
		agenda("-sympathetic", 4, 24, card.OptionSympatheticCylon, func(*game.SeatState) bool { return true })
		agenda("-seven", 7, 25, card.OptionCylonLeader, func(*game.SeatState) bool { return true })
		caprica := func(name string, players int, seed uint64, at func(*game.View) bool, options ...string) {
			setup := game.Setup{
				Boxes: []card.ID{"base", "pegasus", "exodus"}[:2+min(len(options), 1)], Options: append([]string{card.OptionNewCaprica}, options...), Players: make([]game.Player, players), Seed: seed,
			}
			makeGoldenAt(t, *golden+name, setup, func(v *game.View) bool { return asked(v, game.ChooseAction) && at(v) })
		}
		caprica("-near", 4, 30, func(v *game.View) bool { return v.Stage() == game.BeforeLanding && v.Distance >= 6 })
		caprica("-occupied", 4, 26, func(v *game.View) bool { return v.Stage() == game.Occupied && v.Forces() > 1 })
		caprica("-detained", 5, 27, func(v *game.View) bool {
			return slices.ContainsFunc(v.Seats, func(s game.SeatState) bool { return s.Place == card.Detention })
		})
		caprica("-in-orbit", 6, 28, func(v *game.View) bool { return v.Stage() == game.InOrbit && v.Count(game.PreparedShips) > 1 })
		caprica("-leaving", 3, 31, func(v *game.View) bool {
			return slices.ContainsFunc(v.Decision.Options, func(o game.Option) bool { return o.Card == card.LeavingNewCaprica })
		})
		caprica("-caprica", 6, 29, func(v *game.View) bool { return v.Stage() == game.Occupied && v.Forces() > 1 },
			card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet, card.OptionCylonLeader)
		daybreak := func(name string, players int, seed uint64, at func(*game.View) bool, boxes []card.ID, options ...string) {
			setup := game.Setup{Boxes: append([]card.ID{"base"}, boxes...), Options: options, Players: make([]game.Player, players), Seed: seed}
			makeGoldenAt(t, *golden+name, setup, func(v *game.View) bool { return v.Turn > 2 && asked(v, game.ChooseAction) && at(v) })
		}
		alone, all := []card.ID{"daybreak"}, []card.ID{"pegasus", "exodus", "daybreak"}
		daybreak("-mutineer", 4, 32, func(v *game.View) bool {
			return slices.ContainsFunc(v.Playing(), func(s game.Seat) bool { return v.Mutineer(s, v.Boxes) && v.Count(game.MutinyHand(s)) > 1 })
		}, alone)
		daybreak("-demetrius", 5, 33, func(v *game.View) bool { return v.Count(game.ActiveMission) > 0 }, alone, card.OptionSearchForHome, card.OptionCylonLeader)
		daybreak("-rebels-human", 6, 34, func(v *game.View) bool { return v.RebelsAre() == game.HumanRebels }, all, card.OptionSearchForHome, card.OptionCylonFleet)
		daybreak("-rebels-cylon", 7, 35, func(v *game.View) bool { return v.RebelsAre() == game.CylonRebels }, all,
			card.OptionSearchForHome, card.OptionCylonLeader, card.OptionPersonalGoals, card.OptionFinalFive)
		daybreak("-new-caprica", 6, 36, func(v *game.View) bool { return v.Stage() == game.Occupied && v.Forces() > 1 }, all,
			card.OptionNewCaprica, card.OptionCylonLeader, card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet)
		evenings := func(name string, at func(*game.View) bool) { // loaded again twice
			setup := game.Setup{Boxes: append([]card.ID{"base"}, all...), Options: []string{card.OptionSearchForHome}, Players: make([]game.Player, 5), Seed: 37}
			playGolden(t, *golden+name, setup, bot.Good, func(_ int, v *game.View) bool { return v.Turn > 3 })
			for _, until := range []func(*game.View) bool{func(v *game.View) bool { return v.Turn > 6 }, at} {
				tb, err := table.Load(filepath.Join("testdata", *golden+name+save.Ext), bots)
				if err != nil {
					t.Fatal(err)
				}
				playOn(t, tb, setup.Seed, bot.Good, func(_ int, v *game.View) bool { return until(v) })
			}
			keepGolden(t, *golden+name)
		}
		evenings("-three-evenings", func(v *game.View) bool {
			return v.Turn > 9 && asked(v, game.Contribute)
		})
		makeGoldenTalk(t, *golden+"-computers", 38)
	}
	text, err := os.ReadFile(filepath.Join("testdata", "golden.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		name, _, _ := strings.Cut(line, ":")
		data, err := os.ReadFile(filepath.Join("testdata", name+save.Ext))
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), name+save.Ext)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if got := told(t, path); got != line {
			t.Errorf("it says now\n%s\nand said then\n%s", got, line)
		}
		before := save.Describe(path)
		tb, err := table.Load(path, bots)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if lost := tb.Diverged(); lost != nil {
			t.Logf("%s: %s", name, lost)
		}
		v := tb.View()
		if v.Turn < before.Turn || v.Over == nil && before.Over != nil || len(tb.Log()) == 0 {
			t.Errorf("%s: loaded at turn %d (%s) with %d log lines", name, v.Turn, v.Step, len(tb.Log()))
		}
		if err := tb.Close(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		// Loading must not damage the file: all records are whole, and the whole game replays.
		contents, err := save.Read(path)
		if err != nil {
			t.Fatal(err)
		}
		g, diverged, err := save.Replay(contents.Header.Setup, save.Standing(contents.Records), nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, d := range diverged {
			t.Logf("%s: %s", name, d)
		}
		g.Close()
	}
}
