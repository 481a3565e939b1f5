package seats

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/recap"
	"battlestar/render/scene/session"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// Seating is the page for agreeing on who sits where from now on. For example, a player leaves and a bot plays on, a player comes late or back, or
// has forgotten a PIN.
type Seating struct {
	*session.Session
	recap  *recap.Recap
	chosen game.Seat
	draft  table.SeatInfo // of the chosen seat
	pin    string         // the new PIN, being typed
	noPIN  bool           // the old one is removed
	proof  string         // the old PIN, being typed
	armed  string         // what everyone else agrees to with the next click
	said   string
	wrong  bool
}

// NewSeating makes the page for a game.
func NewSeating(all *session.Session, r *recap.Recap) *Seating {
	s := &Seating{Session: all, recap: r}
	s.choose(0)
	return s
}

func (s *Seating) choose(seat game.Seat) {
	s.chosen, s.draft = seat, s.Table.Seats()[seat]
	s.pin, s.noPIN, s.proof, s.armed = "", false, "", ""
}

// Frame implements render.Scene.
func (s *Seating) Frame(u *ui.UI, a *render.App) {
	if u.FocusLost() {
		s.choose(s.chosen)
	}
	text := s.Say.Text
	in, buttons := parts.Page(u, text(say.SharedWhoSitsWhere), text(say.SeatsGoOnWithWhoeverIsHere))
	left, right := in.CutLeft(620, 20)
	u.Panel(left, ui.Plain)
	list := left.Inset(18)
	for seat, info := range s.Table.Seats() {
		var row ui.Rect
		row, list = list.CutTop(104, 10)
		s.row(u, row, game.Seat(seat), &info)
	}
	u.Panel(right, ui.Important)
	s.form(u, right.Inset(36))
	if u.Button("seating.back", ui.R(buttons.X, buttons.Y, 380, 64), text(say.SharedBackToTheTable), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
	c := ui.Cyan
	if s.wrong {
		c = ui.RedText
	}
	parts.Middle(u, ui.R(buttons.X+410, buttons.Y, buttons.W-410, 64), s.said, ui.Body, c, ui.Left)
}

func (s *Seating) row(u *ui.UI, r ui.Rect, seat game.Seat, info *table.SeatInfo) {
	id := "seating." + parts.Number(int(seat))
	res := u.Area(id, s.Name(seat), r, ui.Options{Key: ui.Key(parts.Number(int(seat) + 1))})
	look := ui.Glass
	switch {
	case seat == s.chosen:
		look = look.Edged(ui.Amber, 3)
	case res.Hover:
		look = look.Edged(ui.AmberBase, 2)
	}
	c := ui.SeatColors[info.Color%len(ui.SeatColors)]
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	u.Badge(ui.R(r.X+18, r.Y+16, 72, 72), ui.Emblems[info.Emblem%len(ui.Emblems)], c)
	text := ui.R(r.X+108, r.Y+10, r.W-108-70, 44)
	u.Text(text, parts.Shortened(u, s.Name(seat), ui.Fact.Sized(32), text.W), ui.Fact.Sized(32), c, ui.Left)
	plays, playsAs := say.SeatPerson, say.SeatCharacterPerson
	switch {
	case info.Bot != "":
		plays, playsAs = say.SeatBotPlays, say.SeatCharacterBotPlays
	case info.PIN != "":
		plays, playsAs = say.SeatPersonWithPIN, say.SeatCharacterPersonWithPIN
	}
	line := s.Say.Text(plays)
	if who := s.Character(seat); who != "" {
		line = fmt.Sprintf(s.Say.Text(playsAs), s.Say.ShortCharacter(who))
	}
	u.Text(ui.R(text.X, r.Y+56, r.Right()-text.X-16, 34), line, ui.Body, ui.TextSecond, ui.Left)
	u.KeyCap(ui.R(r.Right()-70, r.Y+10, 54, 40), ui.Key(parts.Number(int(seat)+1)), ui.TextSecond)
	if res.Clicked {
		s.choose(seat)
		s.said = ""
	}
}

// form draws the new settings of the chosen seat.
func (s *Seating) form(u *ui.UI, in ui.Rect) {
	text := s.Say.Text
	was := s.Table.Seats()[s.chosen]
	before := s.draft
	row := func(label string, h float64) (out ui.Rect) {
		var name ui.Rect
		name, in = in.CutTop(34, 2)
		u.Text(name, label, ui.Heading, ui.TextMain, ui.Left)
		out, in = in.CutTop(h, 14)
		return out
	}
	who := 0
	if s.draft.Bot != "" {
		who = 1
	}
	if u.Tabs("seating.who", row(text(say.SeatFromNowOnPlays), 56), []string{text(say.SeatPerson), text(say.SeatBot)}, &who) {
		s.draft.Bot = ""
		if who == 1 {
			s.draft.Bot = s.bot()
		}
	}
	names := row(text(say.SeatNameColorAndSign), 58)
	field, signs := names.CutLeft(300, 20)
	u.Field("seating.name", field, &s.draft.Name, ui.FieldOptions{Max: 16, Hint: s.fallbackName(), Unshown: text(say.SharedUnshown)})
	u.Spinner("seating.colour", signs.Cell(0, 2, 14), text(say.SeatColor), &s.draft.Color, len(ui.SeatColors), 0)
	u.Spinner("seating.emblem", signs.Cell(1, 2, 14), text(say.SeatSign), &s.draft.Emblem, len(ui.Emblems), 0)
	s.distinct(before)
	now, in2 := in.CutTop(84, 16)
	in = in2
	u.Badge(ui.R(now.X, now.Y+4, 76, 76), ui.Emblems[s.draft.Emblem%len(ui.Emblems)], ui.SeatColors[s.draft.Color%len(ui.SeatColors)])
	parts.Middle(u, ui.R(now.X+98, now.Y, now.W-98, now.H), s.means(&was), ui.Body, ui.TextSecond, ui.Left)

	same := s.name() == was.Name
	pins := row(text(say.SeatPIN), 58)
	switch {
	case s.draft.Bot != "":
		s.pin, s.noPIN = "", false
		u.Text(pins, text(say.SeatBotNeedsNoPIN), ui.Body, ui.TextQuiet, ui.Left)
	default:
		if was.PIN != "" && same {
			u.Toggle("seating.lift", ui.R(pins.X+330, pins.Y, pins.W-330, pins.H), text(say.SeatPINForgotten), &s.noPIN, ui.Options{})
		}
		hint := text(say.SeatNewPINOrNone)
		if was.PIN != "" && same && !s.noPIN {
			hint = text(say.SeatPINAsItIs)
		}
		u.Field("seating.pin", ui.R(pins.X, pins.Y, 310, pins.H), &s.pin, ui.FieldOptions{Max: 4, Hint: hint, Secret: true, Digits: true})
	}
	if before != s.draft {
		s.armed = ""
	}
	s.consent(u, in, &was)
}

// bot returns the bot that plays on for a player.
func (s *Seating) bot() string {
	for _, b := range menu.BotNames[1:] {
		if s.Shell.Bots[b.Id] != nil {
			return b.Id
		}
	}
	return s.draft.Bot
}

// distinct keeps color and sign different from those of the others: a step leads to the next free one.
func (s *Seating) distinct(before table.SeatInfo) {
	step := func(now, was, n int, of func(*table.SeatInfo) int) int {
		if now == was {
			return now
		}
		by := 1
		if now < was {
			by = n - 1
		}
		seats := s.Table.Seats()
		for range n {
			free := true
			for i := range seats {
				free = free && (game.Seat(i) == s.chosen || of(&seats[i]) != now)
			}
			if free {
				return now
			}
			now = (now + by) % n
		}
		return was
	}
	s.draft.Color = step(s.draft.Color, before.Color, len(ui.SeatColors), func(i *table.SeatInfo) int { return i.Color })
	s.draft.Emblem = step(s.draft.Emblem, before.Emblem, len(ui.Emblems), func(i *table.SeatInfo) int { return i.Emblem })
}

// fallbackName returns the name of the seat if it gives none.
func (s *Seating) fallbackName() string {
	return menu.FallbackName(s.Shell, int(s.chosen), s.draft.Bot)
}

// name returns the new name.
func (s *Seating) name() string {
	if name := strings.TrimSpace(s.draft.Name); name != "" {
		return name
	}
	return s.fallbackName()
}

// info returns the seat as it will be.
func (s *Seating) info(was *table.SeatInfo) table.SeatInfo {
	info := s.draft
	info.Name = s.name()
	info.AsCharacter = was.AsCharacter && info.Bot != "" && info.Name == was.Name
	switch {
	case info.Bot == "" && s.pin != "":
		info.PIN = "new" // hashed only when the change is made, because it is salted
	case info.Name != was.Name || s.noPIN:
		info.PIN = ""
	default:
		info.PIN = was.PIN
	}
	return info
}

// means says what the change would mean for the secrets of the seat.
func (s *Seating) means(was *table.SeatInfo) string {
	info, text := s.info(was), s.Say.Text
	switch {
	case info == *was:
		return text(say.SeatAsItIs)
	case was.Bot == "" && info.Bot != "":
		return text(say.SeatBotGetsAll)
	case was.Bot != "" && info.Bot == "", was.Name != info.Name:
		return fmt.Sprintf(text(say.SeatGetsAll), s.name())
	}
	return text(say.SeatSamePerson)
}

// consent draws who must agree to the change, and the line that the log will have.
func (s *Seating) consent(u *ui.UI, in ui.Rect, was *table.SeatInfo) {
	info, text := s.info(was), s.Say.Text
	problem := ""
	seats := s.Table.Seats()
	for i := range seats {
		if game.Seat(i) != s.chosen && parts.Alike(seats[i].Name, info.Name) {
			problem = text(say.SeatNameTaken)
		}
	}
	if info == *was {
		problem = text(say.SeatNothingWouldChange)
	}
	line := wording.Remark(s.Say, &table.Remark{What: table.SeatsChanged, Seat: s.chosen, Was: *was, Is: info, ByPIN: false})
	if s.armed != line {
		s.armed = ""
	}
	foot, in := in.CutBottom(72, 0)
	agree, by := foot.CutLeft(430, 20)
	label := text(say.SeatAllOthersAgree)
	if s.armed != "" {
		label = text(say.SeatOnceMoreTheyAgree)
	}
	if u.Button("seating.agree", agree, label, ui.Options{Primary: true, Icon: ui.IconPopulation, Disabled: problem, Tip: text(say.SeatAskEveryoneElse)}) {
		if s.armed == "" {
			s.armed = line
		} else {
			s.done(s.Table.SetSeat(s.chosen, s.made(info)), line)
		}
	}
	if was.PIN != "" {
		field, button := by.CutLeft(150, 14)
		entered := u.Field("seating.proof", field.InsetXY(0, 6), &s.proof, ui.FieldOptions{Max: 4, Hint: text(say.SeatPIN), Secret: true, Digits: true})
		why := problem
		if why == "" && s.proof == "" {
			why = text(say.SeatTypePINFirst)
		}
		if u.Button("seating.bypin", button, text(say.SeatWithItsPIN), ui.Options{Blue: true, Icon: ui.IconLock, Disabled: why}) || entered && why == "" {
			byPIN := wording.Remark(s.Say, &table.Remark{What: table.SeatsChanged, Seat: s.chosen, Was: *was, Is: info, ByPIN: true})
			s.done(s.Table.TakeSeat(s.chosen, s.made(info), s.proof), byPIN)
		}
	}
	if problem == "" {
		will := fmt.Sprintf(text(say.SeatLogWillSay), line)
		h := min(in.H, u.ParagraphHeight(in.W, will, ui.Body))
		u.Paragraph(ui.R(in.X, in.Bottom()-h-16, in.W, h), will, ui.Body, ui.AmberTop, ui.Left)
	}
}

// made returns the seat with its PIN.
func (s *Seating) made(info table.SeatInfo) table.SeatInfo {
	if info.Bot == "" && s.pin != "" {
		info.PIN = table.HashPIN(s.pin)
	}
	return info
}

// done shows the outcome of a change. Everyone reads it again when they are back at the table.
func (s *Seating) done(err error, line string) {
	if err != nil {
		s.said, s.wrong, s.proof, s.armed = s.Shell.Sentence(err), true, "", ""
		return
	}
	s.said, s.wrong = line, false
	s.choose(s.chosen)
	s.Refresh()
	s.recap.Announce(line)
}
