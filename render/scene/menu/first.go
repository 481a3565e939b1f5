package menu

import (
	_ "embed"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/script"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/guide"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// firstGame lays the table of the led first game.
//
//go:embed first_game.txt
var firstGame string

// firstSeats is the number of seats of the led first game.
const firstSeats = 4

// First is the page on which the led first game begins: how many people play, and their names. The computer plays the other seats.
type First struct {
	shell   *shell.Shell
	people  int
	names   [firstSeats]string
	problem string
}

// NewFirst makes the page.
func NewFirst(s *shell.Shell) *First { return &First{shell: s, people: 2} }

// Frame implements render.Scene.
func (f *First) Frame(u *ui.UI, a *render.App) {
	in, buttons := parts.Page(u, f.shell.Text(say.FirstTitle), f.shell.Text(say.FirstSubtitle))
	u.Panel(in, ui.Plain)
	in = in.InsetXY(40, 32)
	picture, in := in.CutRight(min(in.W*0.32, 560), 40)
	BoxPicture(u, picture, "base")
	note, in := in.CutTop(u.ParagraphHeight(in.W, f.shell.Text(say.FirstNote), ui.Fact)+8, 28)
	u.Paragraph(note, f.shell.Text(say.FirstNote), ui.Fact, ui.TextSecond, ui.Left)
	labeled := func(text say.Text, h float64) (field ui.Rect) {
		var label ui.Rect
		label, in = in.CutTop(34, 6)
		u.Text(label, f.shell.Text(text), ui.Heading, ui.TextMain, ui.Left)
		field, in = in.CutTop(h, 26)
		return field
	}
	var counts []string
	for n := range firstSeats {
		counts = append(counts, fmt.Sprint(n+1))
	}
	at := f.people - 1
	row := labeled(say.FirstPeople, 62)
	u.Tabs("people", ui.R(row.X, row.Y, min(row.W, 620), row.H), counts, &at)
	f.people = at + 1
	row = labeled(say.FirstNames, 62*2+14)
	for i := range f.people {
		u.Field(fmt.Sprintf("name%d", i), row.Row(i/2, 2, 14).Cell(i%2, 2, 16), &f.names[i], ui.FieldOptions{Max: 16, Hint: FallbackName(f.shell, i, ""), Unshown: f.shell.Text(say.SharedUnshown)})
	}
	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), f.shell.Text(say.MenuBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
	begin := ui.Options{Primary: true, Key: "Enter", Icon: ui.IconPlay, Disabled: f.wrong()}
	if u.Button("begin", ui.R(buttons.Right()-420, buttons.Y, 420, 64), f.shell.Text(say.NewGameStart), begin) {
		f.begin(a)
	}
	text, c := f.problem, ui.RedText
	if text == "" {
		text = begin.Disabled
	}
	parts.Middle(u, ui.R(buttons.X+270, buttons.Y, buttons.W-270-450, 64), text, ui.Body, c, ui.Left)
}

// called returns the name of a seat.
func (f *First) called(i int) string {
	if i >= f.people {
		return FallbackName(f.shell, i, shell.Partner)
	}
	if f.names[i] == "" {
		return FallbackName(f.shell, i, "")
	}
	return f.names[i]
}

// wrong says why the game cannot begin, or returns "".
func (f *First) wrong() string {
	for i := range f.people {
		for j := range i {
			if parts.Alike(f.called(i), f.called(j)) {
				return fmt.Sprintf(f.shell.Text(say.NewGameSameName), f.called(i))
			}
		}
	}
	return ""
}

// begin starts the game.
func (f *First) begin(a *render.App) {
	laid, err := Laid(f.shell.Seed())
	if err != nil {
		f.problem = f.shell.Sentence(err)
		return
	}
	seats := make([]table.SeatInfo, firstSeats)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: f.called(i), Color: i, Emblem: i}
		if i >= f.people {
			seats[i].Bot, seats[i].AsCharacter = shell.Partner, true
		}
	}
	t, err := table.Lead(laid, seats, f.shell.Store, f.shell.Store.Free(f.shell.Text(say.FirstName)), f.shell.Bots)
	if err != nil {
		f.problem = f.shell.Sentence(err)
		return
	}
	t.SetStops(f.shell.Settings.Stops)
	f.shell.Settings.Guided = guide.Forget(slices.Clone(f.shell.Settings.Guided))
	f.shell.Keep()
	a.Clear(f.shell.Sit(a, t))
}

// Laid returns the table of the led first game. What it leaves to chance depends on the seed.
func Laid(seed uint64) (*game.State, error) {
	g, err := script.Lay(fmt.Sprintf("seed %d\n%s", seed, firstGame))
	if err != nil {
		return nil, fmt.Errorf("first_game.txt: %w", err)
	}
	defer g.Close()
	return g.Snapshot(), nil
}
