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
		Boxes: []card.ID{"base"}, Options: slices.Clone(n.options), House: slices.Clone(n.house),
		Players: make([]game.Player, n.players), Deal: n.dealt == 1,
	}
}

// mendOptions keeps the options that go with the number of players. One player or two need theirs.
func (n *NewGame) mendOptions() {
	n.options = slices.DeleteFunc(n.options, func(id string) bool { return !slices.Contains(variant(id).Players, n.players) })
	need := map[int]string{1: game.Solo, 2: game.TwoPlayers}[n.players]
	if need != "" && !slices.Contains(n.options, need) {
		n.options = append(n.options, need)
	}
}

func variant(id string) *game.Variant {
	return &game.Variants[slices.IndexFunc(game.Variants, func(v game.Variant) bool { return v.ID == id })]
}

// variants are the options, first those that go with the number of players.
func (n *NewGame) variants() []*game.Variant {
	var fit, others []*game.Variant
	for i := range game.Variants {
		v := &game.Variants[i]
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
	}
	for _, other := range n.options {
		if other != v.ID && !slices.Contains(v.With, other) {
			return fmt.Sprintf("Not together with %s.", n.words.Variant(other).Name)
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

// loyaltyNote says what the number of players and the options make of the Loyalty deck (B-SETUP-09, B-VAR-01..04).
func (n *NewGame) loyaltyNote() string {
	switch {
	case slices.Contains(n.options, game.Cooperative):
		return "Cooperative: nobody is a Cylon, and there are no Loyalty cards."
	case n.players == 1:
		return "One player: only your assist character may turn out a Cylon."
	case n.players == 2:
		return "Two players: nobody is a Cylon until the Sleeper Agent phase. Then one of you may be."
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

// boxLines are the boxes: what each changes, and why it cannot be chosen now.
var boxLines = []struct{ id, name, line, why string }{
	{"base", "Base game", "The flight to Kobol. What the rulebook advises for a first game.", ""},
	{"pegasus", "Pegasus", "A second ship, Cylon leaders, treachery, New Caprica.", notBuilt},
	{"exodus", "Exodus", "The Cylon fleet board, personal goals, allies and trauma.", notBuilt},
	{"daybreak", "Daybreak", "Mutiny, miracles, the search for a home.", notBuilt},
}

const notBuilt = "Not built yet: the base game is what can be played so far."

// rules is the name of the game, how characters are given out, the boxes and options, and the house rules.
func (n *NewGame) rules(u *ui.UI, a *render.App, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.Inset(24)
	row := func(h, gap float64) (out ui.Rect) {
		out, in = in.CutTop(h, gap)
		return out
	}
	u.Text(row(34, 6), "Name of the game", ui.Heading, ui.TextMain, ui.Left)
	u.Field("game", row(56, 18), &n.name, ui.FieldOptions{Max: 40, Hint: "a name to find it by"})
	u.Text(row(34, 6), "Characters", ui.Heading, ui.TextMain, ui.Left)
	u.Tabs("characters", row(56, 6), []string{"Chosen in turn", "Dealt at random"}, &n.dealt)
	line := "The first player chooses first. Who leads, commands or flies is shared out evenly."
	switch {
	case n.players <= 2 && n.dealt == 0:
		line = "Anybody may be chosen, whatever their type."
	case n.dealt == 1:
		line = "By chance. Quick, and good for a first game."
	}
	u.Paragraph(row(66, 8), line, ui.Small, ui.TextSecond, ui.Left)

	house, in2 := in.CutBottom(60, 16)
	in = in2
	u.Text(row(34, 8), "Boxes and options", ui.Heading, ui.TextMain, ui.Left)
	u.Group("boxes", in, func() {
		u.Scroll("boxes", in, n.layOptions(u, ui.R(0, 0, in.W-18, 0), false), func(r ui.Rect) { n.layOptions(u, r, true) })
	})
	if u.Button("house", house, "House rules: "+houseSummary(n.house), ui.Options{Left: true, Key: "F2", Icon: ui.IconBook}) {
		a.Push(NewHouse(n.shell, n.setup().Boxes, &n.house))
	}
}

// layOptions puts boxes and options down, if draw says so, and tells how high they are.
func (n *NewGame) layOptions(u *ui.UI, r ui.Rect, draw bool) float64 {
	y := r.Y
	lines := func(x float64, texts ...string) {
		for i, text := range texts {
			high := u.ParagraphHeight(r.W-x-90, text, ui.Small)
			if draw && text != "" {
				c := ui.TextQuiet
				if i == 1 {
					c = ui.Cyan
				}
				u.Paragraph(ui.R(r.X+x, y, r.W-x-90, high), text, ui.Small, c, ui.Left)
			}
			y += high + 2
		}
		y += 14
	}
	for _, b := range boxLines {
		if draw {
			on, box := b.why == "", ui.R(r.X, y, r.W, 44)
			if on { // the base game is always in
				u.Icon(ui.IconTick, ui.R(box.Right()-44, box.Y+9, 26, 26), ui.Cyan)
				u.Text(ui.R(box.X+8, box.Y, box.W-80, box.H), b.name, ui.BodyBold, ui.TextMain, ui.Left)
			} else {
				u.Toggle("box."+b.id, box, b.name, &on, ui.Options{Disabled: b.why})
			}
		}
		y += 44
		lines(8, b.line)
		if b.id != "base" {
			continue
		}
		for _, v := range n.variants() {
			n.layVariant(u, ui.R(r.X, y, r.W, 44), v, draw)
			y += 44
			text := n.words.Variant(v.ID)
			why := n.hinders(v)
			if why == "" {
				why = text.Advice
			}
			lines(36, text.Line, why)
		}
	}
	return y - r.Y
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
