package shot

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/gameover"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/suspects"
	"battlestar/render/ui"
)

// A shown scene knows the moment of a game that fits it, and what to do on the screen then.
type shown struct {
	name    string
	fits    func(*table.Table) bool                         // nil if it needs no game
	prepare func(s *stage, p *scene.Play)                   // with the table on the screen
	make    func(s *stage, shell *shell.Shell) render.Scene // nil for the table
	needs   []string                                        // the options without which there is no such moment; if empty, the Exodus box
	lay     func(t *game.State)                             // lays the table differently before it is shown
	keys    []ebiten.Key                                    // pressed when it is shown, in tests
	focus   func(t *table.Table) string                     // the widget that gets the focus
	page    bool                                            // of miniatures or cards, not a screen of the game
}

var scenes = []shown{
	{name: "title", fits: midGame, make: func(s *stage, sh *shell.Shell) render.Scene { return menu.NewTitle(sh) }},
	{name: "new-game", make: func(s *stage, sh *shell.Shell) render.Scene { return menu.NewNewGame(sh, nil) }},
	{name: "intro", make: func(s *stage, sh *shell.Shell) render.Scene { return menu.NewIntro(sh, "pegasus") }},
	{name: "first-game", make: func(s *stage, sh *shell.Shell) render.Scene { return menu.NewFirst(sh) }},
	{name: "lesson", make: func(s *stage, sh *shell.Shell) render.Scene { return firstGame(sh) }},
	{name: "lesson-end", make: func(s *stage, sh *shell.Shell) render.Scene { return scene.NewLessonEnd(firstGame(sh)) }},
	{name: "house-rules", make: func(s *stage, sh *shell.Shell) render.Scene {
		return menu.NewHouse(sh, []card.ID{"base"}, &[]game.House{game.SkillsOneByOne})
	}},
	{name: "agreed", make: func(s *stage, sh *shell.Shell) render.Scene {
		return menu.NewAgreed(sh, game.Setup{
			Boxes: []card.ID{"base"}, Options: []string{game.Cooperative}, House: []game.House{game.CiviliansAtRandom}, Players: make([]game.Player, 4),
		})
	}},
	{name: "characters", fits: func(t *table.Table) bool {
		return t.View().Step == game.SetupCharacters && t.Asked().For != table.Nothing
	}},
	{name: "load", fits: midGame, make: func(s *stage, sh *shell.Shell) render.Scene { return menu.NewLoad(sh) }},
	{name: "settings", make: func(s *stage, sh *shell.Shell) render.Scene { return menu.NewSettings(sh, nil) }},
	{name: "brief", make: func(s *stage, sh *shell.Shell) render.Scene { return rules.NewRules(sh, game.Setup{}, "") }},
	{name: "rules", make: func(s *stage, sh *shell.Shell) render.Scene { return rules.NewRules(sh, game.Setup{}, "B-CHECK-11") }},
	{name: "menu", fits: midGame, prepare: func(s *stage, p *scene.Play) { s.over = scene.NewMenu(p) }},
	{name: "suspects", fits: func(t *table.Table) bool { return midGame(t) && t.View().Turn > 8 }, prepare: func(s *stage, p *scene.Play) {
		for seat, info := range s.table.Seats() {
			if info.Bot = bot.NameGood; seat > 1 {
				if s.err = s.table.SetSeat(game.Seat(seat), info); s.err != nil {
					return
				}
			}
		}
		s.over = suspects.New(p.Session)
	}},
	{name: "correct", fits: midGame, prepare: func(s *stage, p *scene.Play) { s.over = p.Rooms.Correct }},
	{name: "crash", fits: midGame, prepare: func(s *stage, p *scene.Play) {
		s.shell.Playing = p.Table
		s.over = scene.NewCrash(s.shell, "a test of this screen", nil)
	}},
	{name: "hand-over", fits: asksInPrivate, prepare: func(s *stage, p *scene.Play) { p.HandTo = s.seat(p.Table) }},
	{name: "curtain", fits: asksInPrivate, prepare: openCurtain},
	{name: "hand", fits: asksInPrivate, prepare: openCurtain},
	{name: "table", fits: func(t *table.Table) bool { return midGame(t) && asks(t, game.ChooseAction) }},
	{name: "what-happened", fits: midGame, prepare: func(_ *stage, p *scene.Play) { p.Retell(p.Turns()[len(p.Turns())-2] + 14) }},
	{name: "early", fits: func(t *table.Table) bool { return asks(t, game.ChooseAction) }},
	{name: "guide", fits: func(t *table.Table) bool { return midGame(t) && asks(t, game.ChooseAction) }, prepare: func(s *stage, _ *scene.Play) { s.shell.Settings.NoGuide = false }},
	{name: "move", fits: func(t *table.Table) bool { return midGame(t) && asks(t, game.ChooseMove) }},
	{name: "crisis", fits: func(t *table.Table) bool {
		v := t.View()
		return v.Turn > 3 && len(v.Piles[game.CrisisOpen]) > 0 && (asks(t, game.ChooseBox) || v.Decision != nil && v.Decision.Window == game.CrisisRevealed)
	}},
	{name: "check", fits: func(t *table.Table) bool {
		v := t.View()
		return v.Turn > 3 && v.Check != nil && v.Check.Revealed && v.Decision != nil && v.Decision.Window == game.StrengthTotaled
	}},
	{name: "contribute", fits: func(t *table.Table) bool {
		v := t.View()
		return v.Turn > 3 && v.Check != nil && asks(t, game.Contribute)
	}},
	{name: "dice", fits: func(t *table.Table) bool {
		v := t.View()
		return v.Turn > 3 && v.Decision != nil && v.Decision.Window == game.AfterRoll
	}},
	{name: "combat", fits: func(t *table.Table) bool {
		v := t.View()
		return v.Turn > 3 && v.RaidersInSpace() > 5 && v.CiviliansInSpace() > 2 && v.Decision != nil
	}},
	{name: "cylon-fleet", needs: cylonFleet, fits: func(t *table.Table) bool {
		v := t.View()
		return v.HasBoard(card.CylonFleetBoard) && asks(t, game.ChooseAction) && v.AllBehind(card.Raider)+v.AllBehind(card.HeavyRaider)+v.AllBehind(card.Basestar) > 5
	}},
	{name: "basestar-bridge", needs: cylonFleet, fits: func(t *table.Table) bool { return asks(t, game.ChooseBridge) }},
	{name: "cag", needs: cylonFleet, fits: func(t *table.Table) bool {
		v := t.View()
		return asks(t, game.ChooseArea) && v.Decision.Ship == card.Civilian
	}},
	{name: "mark-vii", needs: cylonFleet, fits: func(t *table.Table) bool { return asks(t, game.FlyFurther) }},
	{name: "abilities", needs: []string{}, fits: func(t *table.Table) bool { return asks(t, game.ChooseCheckAbility) }},
	{name: "execution", needs: []string{card.OptionFinalFive}, fits: func(t *table.Table) bool {
		v := t.View()
		return v.Turn > 0 && asks(t, game.ChooseCharacter)
	}},
	{
		name: "ally", needs: nebula, fits: func(t *table.Table) bool {
			return t.View().Turn > 3 && asks(t, game.ChooseAlly) && len(t.View().Decision.Options) > 1
		},
		focus: func(t *table.Table) string { return session.OptionID(t.View().Decision.Options[0].Choice) },
	},
	{name: "meeting", needs: nebula, fits: func(t *table.Table) bool {
		d := t.View().Decision
		return d != nil && d.Kind == game.ChooseOneOf && t.Setup().Catalog().Allies.Of(d.About) != nil
	}},
	{name: "trauma", needs: nebula, fits: func(t *table.Table) bool { return t.View().Turn > 3 && asks(t, game.LayTrauma) }, prepare: openCurtain},
	{name: "crossroads", needs: nebula, fits: func(t *table.Table) bool {
		v := t.View()
		return v.Phase == game.AtCrossroads && (asks(t, game.ChoosePlayer) || asks(t, game.ChooseFate))
	}},
	{name: "trial", needs: nebula, fits: func(t *table.Table) bool { return asks(t, game.ChooseCondemned) }},
	{name: "eliminated", needs: nebula, fits: func(t *table.Table) bool {
		v := t.View()
		return v.Phase == game.AfterTrial && len(v.Playing()) < len(v.Seats) && asks(t, game.ChooseAction)
	}},
	{name: "mission", needs: searchForHome, fits: func(t *table.Table) bool {
		v := t.View()
		return v.Count(game.ActiveMission) > 0 && asks(t, game.Contribute)
	}},
	{name: "motives", needs: leader, fits: func(t *table.Table) bool { return asks(t, game.LookAtMotives) }, prepare: openCurtain},
	{name: "mutiny", needs: searchForHome, fits: func(t *table.Table) bool {
		v := t.View()
		return v.Turn > 3 && asks(t, game.ChooseAction) && v.Count(game.MutinyHand(v.Current)) > 0
	}, prepare: openCurtain},
	{name: "game-over", fits: func(t *table.Table) bool { return t.View().Over != nil }},
}

var cylonFleet, nebula, leader = []string{card.OptionCylonFleet}, []string{card.OptionIonianNebula}, []string{card.OptionCylonLeader, card.OptionSearchForHome}

// allScenes are the screens of the game, tables laid for a picture, and the pages of the contact sheet.
func allScenes() []shown { return slices.Concat(scenes, laid, pages) }

func sceneNames() []string {
	var names []string
	for _, s := range allScenes() {
		names = append(names, s.name)
	}
	return names
}

func midGame(t *table.Table) bool {
	v := t.View()
	return v.Turn >= 7 && v.Step == game.ActionStep && v.Decision != nil
}

func asks(t *table.Table, kind game.Kind) bool {
	d := t.View().Decision
	return d != nil && d.Kind == kind
}

func asksInPrivate(t *table.Table) bool {
	v := t.View()
	d := v.Decision
	return v.Turn >= 3 && d != nil && d.Private && (d.Kind == game.ContributeCards || d.Kind == game.ChooseFromHand || d.Kind == game.DiscardToLimit)
}

// stage is the scene that is drawn, and the game behind it.
type stage struct {
	shown
	o     options
	dir   string // of saves, thrown away afterwards
	shell *shell.Shell
	table *table.Table
	over  render.Scene
	err   error
}

// players sit at a table that is made for a picture.
var players = []string{"Nóra", "Ben", "Zoë", "Győző", "Mia", "Maximilian", "Csilla"}

// sceneNamed returns the scene with a name from sceneNames.
func sceneNamed(name string) shown {
	all := allScenes()
	return all[slices.IndexFunc(all, func(s shown) bool { return s.name == name })]
}

// firstGame shows the table of the led first game, after its first two lessons.
func firstGame(sh *shell.Shell) *scene.Play {
	laid, err := menu.Laid(1)
	if err != nil {
		panic(err) // a table of our own, which a test lays too
	}
	seats := make([]table.SeatInfo, len(laid.Setup.Players))
	for i := range seats {
		seats[i] = table.SeatInfo{Name: []string{"Zoë", "Ben", "Mia", "Tom"}[i], Color: i, Emblem: i}
	}
	t, err := table.Lead(laid, seats, nil, "", sh.Bots)
	if err != nil {
		panic(err)
	}
	sh.Settings.Guided = []string{"lesson-welcome", "lesson-own"}
	return scene.NewPlay(sh, t)
}

func newStage(o options, what shown) (*stage, error) {
	s := &stage{o: o, shown: what}
	if s.needs != nil {
		s.o.bring(s.needs)
	}
	var err error
	if s.dir, err = os.MkdirTemp("", "battlestar-shot"); err != nil {
		return nil, fmt.Errorf("shot needs a folder for what it plays: %w", plain(err))
	}
	s.shell = scene.NewShell(&save.Store{Dir: s.dir}, shell.Bots(), "")
	s.shell.Patience = time.Minute  // a picture shows what is there
	s.shell.Settings.NoGuide = true // except in its own scene
	s.shell.Settings.Motion = shell.Off
	s.shell.Settings.Boxes, s.shell.Settings.Options = s.o.boxes[1:], s.o.played
	if o.load != "" {
		err = s.load()
	} else if s.fits != nil {
		err = s.play()
	}
	if err == nil && s.lay != nil {
		err = s.again()
	}
	if err != nil {
		return s, err
	}
	return s, nil
}

// bring adds the boxes and options that a scene needs.
func (o *options) bring(needs []string) {
	brings := card.ID("exodus")
	for _, v := range game.Variants {
		if slices.Contains(needs, v.ID) {
			brings = v.Box
		}
	}
	if !slices.Contains(o.boxes, brings) {
		o.boxes = append(slices.Clone(o.boxes), brings)
	}
	for _, option := range needs {
		if !slices.Contains(o.played, option) {
			o.played = append(slices.Clone(o.played), option)
		}
	}
}

// load opens a copy of a saved game, so that the game itself stays as it is.
func (s *stage) load() error {
	name, err := s.shell.Store.Import(s.o.load)
	if err != nil {
		return err
	}
	path, err := s.shell.Store.Path(name)
	if err != nil {
		return err
	}
	if s.table, err = table.Load(path, s.shell.Bots); err == nil {
		s.table.SetStops(table.EveryStop()) // it is drawn as it stands, in a window in which nothing could change anyway
	}
	return err
}

// play answers for all players, as bots would, until the moment fits. Some games have no such moment; then it tries the next.
func (s *stage) play() error {
	for try := range uint64(200) {
		if err := s.sit(s.o.seed + try*1000); err != nil {
			return err
		}
		for range 100000 {
			if s.fits(s.table) {
				return nil
			}
			if s.table.View().Over != nil {
				break
			}
			if err := s.answer(); err != nil {
				return err
			}
		}
		if err := s.table.Close(); err != nil {
			return err
		}
		s.table = nil
		os.Remove(filepath.Join(s.dir, gameName+save.Ext))
	}
	return fmt.Errorf("in two hundred games from seed %d there was no moment that fits the scene %s", s.o.seed, s.o.scene)
}

const gameName = "Friday"

// setup returns the setup of the game for the picture.
func (o *options) setup() game.Setup {
	setup := game.Setup{Boxes: o.boxes, Options: o.played}
	for _, name := range players[:o.people] {
		setup.Players = append(setup.Players, game.Player{Name: name})
	}
	return setup
}

func (s *stage) sit(seed uint64) error {
	setup := s.o.setup()
	setup.Seed, setup.Deal = seed, s.name != "characters"
	var seats []table.SeatInfo
	for i, name := range players[:s.o.people] {
		seats = append(seats, table.SeatInfo{Name: name, Color: i, Emblem: i})
	}
	var err error
	if s.table, err = table.New(setup, seats, s.shell.Store, gameName, s.shell.Bots); err == nil {
		waitAnywhere(s.table)
	}
	return err
}

// waitAnywhere makes a table wait at every moment at which someone could be asked, so that a picture can be taken of it.
func waitAnywhere(t *table.Table) {
	stops := t.Stops()
	stops.Idle = true
	t.SetStops(stops)
}

// answer answers for a player who is asked, behind that seat's curtain.
func (s *stage) answer() error {
	asked := s.table.Asked()
	seat := asked.Seat
	if asked.For == table.Window {
		seat = asked.Seats.List()[0]
	}
	if err := s.table.OpenCurtain(seat, ""); err != nil {
		return err
	}
	defer s.table.CloseCurtain()
	return s.table.Answer(seat, s.shell.Bots[bot.NameGood](s.table.Known()).Picks...)
}

// seat returns the seat for which the picture is made.
func (s *stage) seat(t *table.Table) game.Seat {
	if s.o.seat >= 0 {
		return game.Seat(s.o.seat)
	}
	if d := t.View().Decision; d != nil && d.Seat() != game.NoSeat {
		return d.Seat()
	}
	return t.View().Current
}

func openCurtain(s *stage, p *scene.Play) {
	if err := p.Table.OpenCurtain(s.seat(p.Table), ""); err != nil {
		s.err = err
	}
}

// begin makes the scene. It is called in Update, like everything that a game runs on.
func (s *stage) begin(a *render.App) render.Scene {
	if s.o.seat >= 0 && s.table != nil && s.o.seat >= len(s.table.Seats()) {
		s.err = fmt.Errorf("there is no seat %d in this game of %d", s.o.seat, len(s.table.Seats()))
		return blank{}
	}
	if s.make != nil {
		if s.table != nil {
			if err := s.table.Close(); err != nil {
				s.err = err
			}
			s.table = nil
		}
		return s.make(s, s.shell)
	}
	if s.name == "game-over" {
		if s.table.View().Over == nil {
			s.err = errors.New("this game is not over yet")
			return blank{}
		}
		return gameover.NewGameOver(s.shell, s.table)
	}
	p := scene.NewPlay(s.shell, s.table)
	if s.prepare != nil {
		s.prepare(s, p)
	}
	return p
}

// act runs the scene's actions at a tick.
func (s *stage) act(n int, a *render.App) {
	if n == 4 && s.focus != nil {
		a.UI.SetFocus(s.focus(s.table))
		a.UI.Wake(1)
	}
	if n == 3 && s.over != nil {
		a.Push(s.over)
		s.over = nil
		a.UI.Wake(1)
	}
}

func (s *stage) close() {
	if s.table != nil {
		s.table.Close()
	}
	os.RemoveAll(s.dir)
}

// blank is shown when nothing can be.
type blank struct{}

// Frame implements render.Scene.
func (blank) Frame(*ui.UI, *render.App) {}
