package scene

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render"
	"battlestar/render/ui"
)

// setup is the game as it is agreed so far.
func (n *NewGame) setup() game.Setup {
	return game.Setup{
		Boxes: append([]card.ID{"base"}, n.boxes...), Options: slices.Clone(n.options), House: slices.Clone(n.house),
		Players: make([]game.Player, n.players), Deal: n.dealt == 1,
	}
}

// mendOptions keeps what goes with the number of players: boxes, their options, their house rules. One player or two need their option.
func (n *NewGame) mendOptions() {
	if n.players < leastWithBoxes {
		n.boxes = nil
	}
	boxes := n.setup().Boxes
	var fit []string
	for _, id := range n.options {
		v := variant(id)
		apart := slices.ContainsFunc(fit, func(other string) bool { return !slices.Contains(v.With, other) })
		if !apart && slices.Contains(boxes, v.Box) && slices.Contains(v.Players, n.players) && !(v.Alone && len(n.boxes) > 0) {
			fit = append(fit, id)
		}
	}
	n.options = fit
	questions := questionsOf(boxes)
	n.house = slices.DeleteFunc(n.house, func(h game.House) bool {
		return !slices.ContainsFunc(questions, func(q game.Question) bool { return q.House == h })
	})
	need := map[int]string{1: game.Solo, 2: game.TwoPlayers}[n.players]
	if need != "" && !slices.Contains(n.options, need) {
		n.options = append(n.options, need)
	}
}

func variant(id string) *game.Variant {
	return &game.Variants[slices.IndexFunc(game.Variants, func(v game.Variant) bool { return v.ID == id })]
}

// variants are the options of a box, first those that go with the number of players.
func (n *NewGame) variants(box card.ID) []*game.Variant {
	var fit, others []*game.Variant
	for i := range game.Variants {
		v := &game.Variants[i]
		if v.Box != box {
			continue
		}
		if slices.Contains(v.Players, n.players) {
			fit = append(fit, v)
		} else {
			others = append(others, v)
		}
	}
	return append(fit, others...)
}

// hinders is why an option cannot be switched now, or "".
func (n *NewGame) hinders(v *game.Variant) string {
	switch {
	case v.ID == game.Solo && n.players == 1, v.ID == game.TwoPlayers && n.players == 2:
		return fmt.Sprintf("Always on with %s.", players(n.players))
	case !slices.Contains(v.Players, n.players):
		return fmt.Sprintf("For %s only.", someOf(v.Players))
	case v.Alone && len(n.boxes) > 0:
		return fmt.Sprintf("With the base game alone: switch %s off first.", boxName(n.boxes[0]))
	case v.Box != "base" && !slices.Contains(n.boxes, v.Box):
		return fmt.Sprintf("Comes with %s.", boxName(v.Box))
	}
	for _, other := range n.options {
		if other != v.ID && !slices.Contains(v.With, other) {
			return fmt.Sprintf("Not together with %s.", n.words.Variant(other).Name)
		}
	}
	return ""
}

// leastWithBoxes is how many play with more than the base game.
const leastWithBoxes = 3

// hindersBox is why a box cannot be switched now, or "".
func (n *NewGame) hindersBox(b *boxLine) string {
	switch {
	case b.why != "":
		return b.why
	case n.players < leastWithBoxes:
		return fmt.Sprintf("For %d to %d players.", leastWithBoxes, mostPlayers)
	}
	for _, id := range n.options {
		if variant(id).Alone {
			return fmt.Sprintf("Not together with %s.", n.words.Variant(id).Name)
		}
	}
	return ""
}

// someOf is "1 player", "4 or 6 players", "2 to 6 players".
func someOf(numbers []int) string {
	first, last := numbers[0], numbers[len(numbers)-1]
	switch {
	case len(numbers) > 2 && last-first == len(numbers)-1:
		return fmt.Sprintf("%d to %d players", first, last)
	case len(numbers) > 1:
		return strings.Trim(strings.ReplaceAll(fmt.Sprint(numbers), " ", " or "), "[]") + " players"
	}
	return players(first)
}

// loyaltyLater says whether nobody has a Loyalty card to look at when the game begins.
func (n *NewGame) loyaltyLater() bool {
	return n.players <= 2 || slices.Contains(n.options, game.Cooperative)
}

// loyaltyNote says what the number of players, boxes and options make of the Loyalty deck (B-SETUP-09, B-VAR-01..04, E-LOY-02..07).
func (n *NewGame) loyaltyNote() string {
	switch {
	case slices.Contains(n.options, game.Cooperative):
		return "Cooperative: nobody is a Cylon, and there are no Loyalty cards."
	case n.players == 1:
		return "One player: only your assist character may turn out a Cylon."
	case n.players == 2:
		return "Two players: nobody is a Cylon until the Sleeper Agent phase. Then one of you may be."
	case slices.Contains(n.boxes, "exodus"):
		return [...]string{
			3: "Three players: one Cylon card is among the Loyalty cards, unless it is the one that is never dealt.",
			4: "Four players: one Cylon card is among the Loyalty cards, and the Sympathizer comes later. One card is never dealt.",
			5: "Five players: two Cylon cards are among the Loyalty cards; one card, a Cylon maybe, is never dealt.",
			6: "Six players: two Cylon cards are among the Loyalty cards, and the Sympathizer comes later. One card is never dealt.",
		}[n.players]
	case slices.Contains(n.options, game.NoSympathizer):
		return [...]string{4: "Four players: one Cylon card is among the Loyalty cards.", 6: "Six players: two Cylon cards are among the Loyalty cards."}[n.players]
	}
	return [...]string{
		3: "Three players: one Cylon card is among the Loyalty cards.",
		4: "Four players: one Cylon card is among the Loyalty cards, and the Sympathizer comes later.",
		5: "Five players: two Cylon cards are among the Loyalty cards. The best number.",
		6: "Six players: two Cylon cards are among the Loyalty cards, and the Sympathizer comes later.",
	}[n.players]
}

// boxLine is a box: what it changes, what is advised, and why it cannot be chosen at all.
type boxLine struct {
	id                      card.ID
	name, line, advice, why string
}

var boxLines = []boxLine{
	{"base", "Base game", "The flight to Kobol. What the rulebook advises for a first game.", "", ""},
	{"pegasus", "Pegasus", "A second ship, Cylon leaders, treachery, New Caprica.", "", notBuilt},
	{
		"exodus", "Exodus",
		"New crises, skill cards with abilities in checks, four characters, executions, one Loyalty card more. The Ionian Nebula comes later.",
		"For those who know the base game; the first time without its options.", "",
	},
	{"daybreak", "Daybreak", "Mutiny, miracles, the search for a home.", "", notBuilt},
}

const notBuilt = "Not built yet."

func boxName(id card.ID) string {
	return boxLines[slices.IndexFunc(boxLines, func(b boxLine) bool { return b.id == id })].name
}

// rules is the name of the game, how characters are given out, the boxes and options, and the house rules.
func (n *NewGame) rules(u *ui.UI, a *render.App, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.Inset(24)
	row := func(h, gap float64) (out ui.Rect) {
		out, in = in.CutTop(h, gap)
		return out
	}
	labelled := func(label string) ui.Rect {
		text, field := row(56, 14).CutLeft(176, 14)
		u.Text(text, label, ui.Heading, ui.TextMain, ui.Left)
		return field
	}
	u.Field("game", labelled("Name"), &n.name, ui.FieldOptions{Max: 40, Hint: "a name to find it by"})
	u.Tabs("characters", labelled("Characters"), []string{"Chosen in turn", "Dealt at random"}, &n.dealt)
	line := "The first player first. The types are shared out evenly."
	switch {
	case n.players <= 2 && n.dealt == 0:
		line = "Anybody may be chosen, whatever their type."
	case n.dealt == 1:
		line = "By chance. Quick, and good for a first game."
	}
	u.Text(row(u.LineHeight(ui.Small), 14), line, ui.Small, ui.TextSecond, ui.Left)
	n.boxRow(u, labelled("Base game and"))

	house, in2 := in.CutBottom(60, 16)
	in = in2
	u.Group("boxes", in, func() {
		u.Scroll("boxes", in, n.layOptions(u, ui.R(0, 0, in.W-18, 0), false), func(r ui.Rect) { n.layOptions(u, r, true) })
	})
	if u.Button("house", house, "House rules: "+houseSummary(n.house), ui.Options{Left: true, Key: "F2", Icon: ui.IconBook}) {
		a.Push(NewHouse(n.shell, n.setup().Boxes, &n.house))
	}
}

// boxRow is the switches of the boxes. The base game is always in.
func (n *NewGame) boxRow(u *ui.UI, r ui.Rect) {
	for i, b := range boxLines[1:] {
		on := slices.Contains(n.boxes, b.id)
		o := ui.Options{Disabled: n.hindersBox(&b), Tip: b.line, Chosen: on}
		if on {
			o.Icon = ui.IconTick
		}
		if !u.Button("box."+string(b.id), r.Cell(i, len(boxLines)-1, 10), b.name, o) {
			continue
		}
		if on {
			n.boxes = slices.DeleteFunc(n.boxes, func(id card.ID) bool { return id == b.id })
		} else {
			n.boxes = append(n.boxes, b.id)
		}
		n.mendOptions()
		u.ScrollTo("boxes", 0)
	}
}

// layOptions puts down what each box changes and its options, those that are played with first, if draw says so, and tells how high that is.
func (n *NewGame) layOptions(u *ui.UI, r ui.Rect, draw bool) float64 {
	y := r.Y
	lines := func(x float64, texts ...string) {
		for i, text := range texts {
			if text == "" {
				continue
			}
			high := u.ParagraphHeight(r.W-x-12, text, ui.Small)
			if draw {
				u.Paragraph(ui.R(r.X+x, y, r.W-x-12, high), text, ui.Small, [...]ui.Color{ui.TextQuiet, ui.Cyan}[i], ui.Left)
			}
			y += high + 2
		}
		y += 12
	}
	for _, b := range n.boxesInOrder() {
		played := slices.Contains(n.setup().Boxes, b.id)
		if draw {
			c := ui.TextSecond
			if played {
				c = ui.TextMain
				u.Icon(ui.IconTick, ui.R(r.Right()-44, y+5, 26, 26), ui.Cyan)
			}
			u.Text(ui.R(r.X+8, y, r.W-80, 36), b.name, ui.BodyBold, c, ui.Left)
		}
		y += 36
		advice := n.hindersBox(b)
		if advice == "" {
			advice = b.advice
		}
		lines(8, b.line, advice)
		if !played {
			continue
		}
		for _, v := range n.variants(b.id) {
			n.layVariant(u, ui.R(r.X, y, r.W, 44), v, draw)
			y += 44
			if why := n.hinders(v); why != "" && !slices.Contains(n.options, v.ID) {
				lines(36, "", why) // what it would change does not matter now
				continue
			}
			text := n.words.Variant(v.ID)
			lines(36, text.Line, text.Advice)
		}
	}
	return y - r.Y
}

// boxesInOrder are the boxes as they are listed: first those played with, the newest of them first, for it has the options asked for.
func (n *NewGame) boxesInOrder() []*boxLine {
	var list []*boxLine
	for i := range boxLines {
		if slices.Contains(n.setup().Boxes, boxLines[i].id) {
			list = append([]*boxLine{&boxLines[i]}, list...)
		}
	}
	for i := range boxLines {
		if !slices.Contains(list, &boxLines[i]) {
			list = append(list, &boxLines[i])
		}
	}
	return list
}

// layVariant is the switch of an option.
func (n *NewGame) layVariant(u *ui.UI, r ui.Rect, v *game.Variant, draw bool) {
	if !draw {
		return
	}
	on := slices.Contains(n.options, v.ID)
	if !u.Toggle("option."+v.ID, ui.R(r.X+28, r.Y, r.W-28, r.H), n.words.Variant(v.ID).Name, &on, ui.Options{Disabled: n.hinders(v)}) {
		return
	}
	if on {
		n.options = append(n.options, v.ID)
	} else {
		n.options = slices.DeleteFunc(n.options, func(id string) bool { return id == v.ID })
	}
}
