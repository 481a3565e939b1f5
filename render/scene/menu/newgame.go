package menu

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// leastPlayers is the smallest number of players, with the options for one and two.
const leastPlayers = 1

// mostPlayers returns the largest number of players for the chosen boxes.
func (n *NewGame) mostPlayers() int {
	return box.New(append([]card.ID{"base"}, n.boxes...), n.options).Players()
}

// NewGame is the page on which a game is agreed.
type NewGame struct {
	shell   *shell.Shell
	name    string
	players int
	seats   [game.MaxSeats]seatForm
	dealt   int       // characters: 0 chosen, 1 dealt
	boxes   []card.ID // besides the base game
	options []string
	read    string // the option whose text is shown, if there is no room for all texts
	house   []game.House
	words   *say.Speaker
	// recommends is set while the dialog with the recommended evenings is open.
	recommends bool
	sign       int // the seat whose color and emblem are being chosen, or -1
	problem    string
}

// seatForm is a seat as it is being filled in.
type seatForm struct {
	name   string
	color  int
	emblem int
	who    int // 0 human, else a bot of BotNames
	pin    string
}

// BotNames are the kinds of players: the name that saves use, and the text on the screen.
var BotNames = [...]struct {
	Id    string
	label say.Text
}{{"", say.PlayedByHuman}, {bot.NameGood, say.PlayedByGoodBot}, {bot.NameRandom, say.PlayedByRandomBot}}

// NewNewGame makes the page, with the seats of another game or, for nil, those of the last one at this laptop.
func NewNewGame(s *shell.Shell, seats []table.SeatInfo) *NewGame {
	n := &NewGame{
		shell: s, players: 4, sign: -1, boxes: slices.Clone(s.Settings.Boxes), options: slices.Clone(s.Settings.Options),
		house: slices.Clone(s.Settings.House), words: s.Words(),
	}
	if seats == nil {
		seats = s.Settings.Seats
	}
	if len(seats) >= leastPlayers && len(seats) <= n.mostPlayers() {
		n.players = len(seats)
	}
	for i := range n.seats {
		n.seats[i] = seatForm{color: i, emblem: i}
		if i < len(seats) {
			n.seats[i].sit(seats[i], FallbackName(s, i, seats[i].Bot))
		}
	}
	n.mendSigns()
	n.mendOptions()
	n.name = s.Store.Free(s.Text(say.NewGameDefaultName))
	return n
}

func (f *seatForm) sit(info table.SeatInfo, fallback string) {
	if info.Name != fallback {
		f.name = info.Name
	}
	f.color, f.emblem = max(0, info.Color)%len(ui.SeatColors), max(0, info.Emblem)%len(ui.Emblems)
	for who, b := range BotNames {
		if b.Id == info.Bot {
			f.who = who
		}
	}
}

// mendSigns gives every seat its own color and emblem.
func (n *NewGame) mendSigns() {
	for i := range n.seats {
		for n.taken(i, func(f *seatForm) int { return f.color }, n.seats[i].color, i) >= 0 {
			n.seats[i].color = (n.seats[i].color + 1) % len(ui.SeatColors)
		}
		for n.taken(i, func(f *seatForm) int { return f.emblem }, n.seats[i].emblem, i) >= 0 {
			n.seats[i].emblem = (n.seats[i].emblem + 1) % len(ui.Emblems)
		}
	}
}

// taken returns which of the first among seats, except but, has a value (a color or an emblem), or -1.
func (n *NewGame) taken(but int, of func(*seatForm) int, value, among int) int {
	for i := range among {
		if i != but && of(&n.seats[i]) == value {
			return i
		}
	}
	return -1
}

// FallbackName returns the name of a player who gives none, or of the bot that plays for them.
func FallbackName(s *shell.Shell, i int, bot string) string {
	if bot != "" {
		return fmt.Sprintf(s.Text(say.NewGameBotNumber), i+1)
	}
	return fmt.Sprintf(s.Text(say.NewGamePlayerNumber), i+1)
}

// fallbackName returns the name of a seat that gives none.
func (n *NewGame) fallbackName(i int) string {
	return FallbackName(n.shell, i, BotNames[n.seats[i].who].Id)
}

// called returns the name of a seat.
func (n *NewGame) called(i int) string {
	if name := strings.TrimSpace(n.seats[i].name); name != "" {
		return name
	}
	return n.fallbackName(i)
}

// Frame implements render.Scene.
func (n *NewGame) Frame(u *ui.UI, a *render.App) {
	if n.recommends {
		u.Inert(func() { n.page(u, a) })
		n.chooseRecommended(u)
		return
	}
	if n.sign >= 0 {
		u.Inert(func() { n.page(u, a) })
		n.chooseSign(u)
		return
	}
	n.page(u, a)
}

func (n *NewGame) page(u *ui.UI, a *render.App) {
	in, buttons := parts.Page(u, n.shell.Text(say.MenuNewGame), n.shell.Text(say.NewGameSubtitle))
	left, right := in.CutLeft(in.W*0.44, 20)
	n.table(u, left)
	n.rules(u, a, right)

	wrong := n.wrong()
	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), n.shell.Text(say.MenuBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
	begin := ui.Options{Primary: true, Key: "Enter", Icon: ui.IconPlay, Disabled: wrong}
	if u.Button("begin", ui.R(buttons.Right()-420, buttons.Y, 420, 64), n.shell.Text(say.NewGameStart), begin) {
		n.begin(a)
	}
	text, c := n.shell.Text(say.NewGameNextChosen), ui.TextSecond
	if n.dealt == 1 {
		text = n.shell.Text(say.NewGameNextDealt)
	}
	if n.loyaltyLater() {
		text, _, _ = strings.Cut(text, ";")
		text += "."
	}
	if n.problem != "" {
		text, c = n.problem, ui.RedText
	} else if wrong != "" {
		text, c = wrong, ui.RedText
	}
	parts.Middle(u, ui.R(buttons.X+270, buttons.Y, buttons.W-270-450, 64), text, ui.Body, c, ui.Left)
}

// wrong says why the game cannot begin, or returns "".
func (n *NewGame) wrong() string {
	if _, err := n.shell.Store.Path(n.name); err != nil {
		return n.shell.Text(say.NewGameNeedsAName)
	}
	if n.shell.Store.Free(n.name) != n.name {
		return fmt.Sprintf(n.shell.Text(say.NewGameNameTaken), n.name)
	}
	for i := range n.players {
		for j := range i {
			if parts.Alike(n.called(i), n.called(j)) {
				return fmt.Sprintf(n.shell.Text(say.NewGameSameName), n.called(i))
			}
		}
		if p := n.seats[i].pin; p != "" && len(p) < 4 {
			return fmt.Sprintf(n.shell.Text(say.NewGameShortPIN), n.called(i))
		}
	}
	if err := n.setup().Check(); err != nil {
		return n.shell.Sentence(err)
	}
	return ""
}

// table draws the seats.
func (n *NewGame) table(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.Inset(24)
	head, in := in.CutTop(56, 12)
	u.Text(ui.R(head.X, head.Y, 300, head.H), n.shell.Text(say.NewGamePlayers), ui.Heading.Sized(28), ui.TextMain, ui.Left)
	if u.Stepper("players", ui.R(head.Right()-240, head.Y, 240, 54), &n.players, leastPlayers, n.mostPlayers()) {
		n.mendOptions()
	}
	caption, in := in.CutTop(26, 4)
	cols := seatColumns(caption)
	cols[0].X, cols[0].W = cols[0].X-16, cols[0].W+16+8 // beyond the edge of the rows
	for i, text := range []string{n.shell.Text(say.NewGameColumnSign), n.shell.Text(say.NewGameColumnName), n.shell.Text(say.NewGameColumnPlayedBy), n.shell.Text(say.NewGameColumnPIN)} {
		u.Text(cols[i], text, ui.SmallCaps, ui.TextQuiet, ui.Left)
	}
	notes, in := in.CutBottom(136, 10)
	u.Group("seats", in, func() {
		most := n.mostPlayers()
		for i := range most {
			row := in.Row(i, most, 8)
			if i < n.players {
				n.seat(u, i, row)
			} else {
				n.emptySeat(u, i, row)
			}
		}
	})
	for i, text := range []string{n.loyaltyNote(), n.shell.Text(say.NewGamePINNote)} {
		note := ui.R(notes.X, notes.Y, notes.W, 96)
		icon := ui.IconEye
		if i == 1 {
			note.Y, note.H, icon = notes.Y+100, 36, ui.IconLock
		}
		u.Icon(icon, ui.R(note.X+4, note.Y+(note.H-26)/2, 26, 26), ui.CyanIcon)
		parts.Middle(u, ui.R(note.X+46, note.Y, note.W-46, note.H), text, ui.Body.Sized(20), ui.TextSecond, ui.Left)
	}
}

// seatColumns returns the columns of a seat's row: sign, name, who, PIN.
func seatColumns(r ui.Rect) [4]ui.Rect {
	r = r.InsetXY(16, 0)
	sign, rest := r.CutLeft(66, 16)
	pin, rest := rest.CutRight(130, 12)
	who, name := rest.CutRight(234, 12)
	return [4]ui.Rect{sign, name, who, pin}
}

func (n *NewGame) seat(u *ui.UI, i int, r ui.Rect) {
	f := &n.seats[i]
	id := func(what string) string { return fmt.Sprintf("seat%d.%s", i, what) }
	color := ui.SeatColors[f.color]
	u.Panel(r, ui.Dead.Filled(ui.Mix(ui.PanelTop, color, 0.10), ui.Mix(ui.PanelBase, color, 0.06)).Edged(ui.Mix(ui.LineOff, color, 0.3), 1.5))
	u.Fill(ui.R(r.X+2, r.Y+12, 4, r.H-24), color)
	cols := seatColumns(r)
	res := u.Area(id("sign"), n.shell.Text(say.NewGameSignOf)+n.called(i), cols[0], ui.Options{Tip: n.shell.Text(say.NewGameSignTip)})
	size := min(66, r.H-10)
	u.Badge(cols[0].Around(size, size), ui.Emblems[f.emblem], color)
	u.FocusRing(id("sign"), cols[0].Around(size, size), 14)
	if res.Hover {
		u.Panel(cols[0].Around(size+8, size+8), ui.Look{LineTop: ui.Amber, LineBottom: ui.Amber, Line: 2.5, Cut: 16})
	}
	if res.Clicked {
		n.sign = i
	}
	n.problemGone(u.Field(id("name"), cols[1].Around(cols[1].W, 56), &f.name, ui.FieldOptions{Max: 16, Hint: n.fallbackName(i), Unshown: n.shell.Text(say.SharedUnshown)}))
	u.Spinner(id("who"), cols[2].Around(cols[2].W, 52), n.shell.Text(BotNames[f.who].label), &f.who, len(BotNames), 0)
	if f.who == 0 {
		u.Field(id("pin"), cols[3].Around(cols[3].W, 56), &f.pin, ui.FieldOptions{Max: 4, Hint: n.shell.Text(say.NewGameNoPIN), Secret: true, Digits: true})
	} else {
		f.pin = ""
		u.Text(cols[3], "—", ui.Body, ui.TextOff, ui.Left)
	}
}

// emptySeat draws an empty place at the table. A click adds a player.
func (n *NewGame) emptySeat(u *ui.UI, i int, r ui.Rect) {
	id := fmt.Sprintf("seat%d.add", i)
	res := u.Area(id, n.shell.Text(say.NewGameEmptySeat), r, ui.Options{Tip: n.shell.Text(say.NewGameEmptySeatTip)})
	c := ui.TextOff
	look := ui.Look{Top: ui.Alpha(ui.Void, 0.25), Bottom: ui.Alpha(ui.Void, 0.25), LineTop: ui.LineBase, LineBottom: ui.LineBase, Line: 1.5, Cut: 12}
	if res.Hover {
		look, c = look.Edged(ui.Amber, 2), ui.TextMain
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	cols := seatColumns(r)
	u.Icon(ui.IconPlus, cols[0].Around(26, 26), c)
	u.Text(cols[1], n.shell.Text(say.NewGameEmptySeat), ui.Body, c, ui.Left)
	if res.Clicked {
		n.players = i + 1
		n.mendOptions()
		u.Wake(1)
	}
}

func (n *NewGame) problemGone(changed bool) {
	if changed {
		n.problem = ""
	}
}

// chooseSign draws the dialog for the color and emblem of a seat.
func (n *NewGame) chooseSign(u *ui.UI) {
	f := &n.seats[n.sign]
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.6))
	u.Block(win)
	r := win.Around(980, 470)
	u.Panel(r, ui.Important.Edged(ui.SeatColors[f.color], 3))
	in := r.Inset(36)
	head, in := in.CutTop(56, 20)
	u.Badge(ui.R(head.X, head.Y-4, 64, 64), ui.Emblems[f.emblem], ui.SeatColors[f.color])
	u.Text(ui.R(head.X+84, head.Y, head.W-84, head.H), n.called(n.sign), ui.Prompt, ui.TextMain, ui.Left)

	pick := func(kind string, i int, box ui.Rect, value *int, of func(*seatForm) int, draw func(ui.Rect)) {
		o := ui.Options{}
		if by := n.taken(n.sign, of, i, n.players); by >= 0 {
			o.Disabled = n.called(by) + n.shell.Text(say.NewGameSignTaken)
		}
		id := fmt.Sprintf("%s%d", kind, i)
		res := u.Area(id, id, box, o)
		if res.Clicked {
			*value = i
		}
		edge := ui.Color{}
		switch {
		case *value == i:
			edge = ui.White
		case res.Hover:
			edge = ui.Amber
		}
		draw(box.Inset(8))
		if o.Disabled != "" {
			u.Panel(box.Inset(4), ui.Look{Top: ui.Alpha(ui.Void, 0.75), Bottom: ui.Alpha(ui.Void, 0.75), Cut: 18})
		}
		u.Panel(box.Inset(2), ui.Look{LineTop: edge, LineBottom: edge, Line: 3, Cut: 20})
	}
	colors, in := in.CutTop(104, 14)
	for i, c := range ui.SeatColors {
		pick("colour", i, colors.Cell(i, len(ui.Emblems), 8).Square(), &f.color, func(f *seatForm) int { return f.color }, func(box ui.Rect) {
			u.Panel(box, ui.Look{Top: c, Bottom: ui.Mix(c, ui.Void, 0.25), Cut: 18})
		})
	}
	emblems, in := in.CutTop(104, 24)
	for i, e := range ui.Emblems {
		pick("emblem", i, emblems.Cell(i, len(ui.Emblems), 8).Square(), &f.emblem, func(f *seatForm) int { return f.emblem }, func(box ui.Rect) {
			u.Icon(e, box.Inset(12), ui.TextMain)
		})
	}
	done := ui.R(in.Right()-260, in.Bottom()-60, 260, 60)
	if u.Button("done", done, n.shell.Text(say.NewGameDone), ui.Options{Primary: true, Key: "Enter"}) || u.Typed("Esc") {
		n.sign = -1
		u.Wake(1)
	}
}

// begin starts the game.
func (n *NewGame) begin(a *render.App) {
	seats := make([]table.SeatInfo, n.players)
	setup := n.setup()
	setup.Seed = n.shell.Seed()
	for i := range seats {
		f := &n.seats[i]
		seats[i] = table.SeatInfo{Name: n.called(i), Color: f.color, Emblem: f.emblem, Bot: BotNames[f.who].Id, PIN: table.HashPIN(f.pin)}
		seats[i].AsCharacter = f.who > 0 && strings.TrimSpace(f.name) == ""
		setup.Players[i].Name = seats[i].Name
	}
	n.shell.Settings.Boxes, n.shell.Settings.Options, n.shell.Settings.House = n.boxes, n.options, n.house
	n.shell.Remember(seats)
	t, err := table.New(setup, seats, n.shell.Store, strings.TrimSpace(n.name), n.shell.Bots)
	if err != nil {
		n.problem = n.shell.Sentence(err)
		return
	}
	t.SetStops(n.shell.Settings.Stops)
	a.Clear(n.shell.Sit(a, t))
	for _, page := range slices.Backward(introductions(n.shell, n.boxes)) { // the last one pushed is read first
		a.Push(page)
	}
}
