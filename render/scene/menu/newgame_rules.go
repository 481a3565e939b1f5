package menu

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// setup returns the game as agreed so far.
func (n *NewGame) setup() game.Setup {
	return game.Setup{
		Boxes: append([]card.ID{"base"}, n.boxes...), Options: slices.Clone(n.options), House: slices.Clone(n.house),
		Players: make([]game.Player, n.players), Deal: n.dealt == 1,
	}
}

// mendOptions keeps only what fits the number of players: boxes, their options, their house rules. One or two players need their option.
func (n *NewGame) mendOptions() {
	n.players = min(n.players, n.mostPlayers())
	if n.players < leastWithBoxes {
		n.boxes = nil
	}
	boxes := n.setup().Boxes
	var fit []string
	for _, id := range n.options {
		v := shell.Variant(id)
		apart := slices.ContainsFunc(fit, func(other string) bool { return !slices.Contains(v.With, other) })
		if !apart && v.In(boxes) && !v.BarredBy(boxes) && slices.Contains(v.Players, n.players) && !(v.Alone && len(n.boxes) > 0) {
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

// variants returns the options of a box, with those that fit the number of players first. An option of two boxes belongs to the first one in play.
func (n *NewGame) variants(box card.ID) []*game.Variant {
	var fit, others []*game.Variant
	for i := range game.Variants {
		v := &game.Variants[i]
		if v.Box != box && (v.Or != box || slices.Contains(n.boxes, v.Box)) {
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

// hinders says why an option cannot be switched now, or returns "".
func (n *NewGame) hinders(v *game.Variant) string {
	switch {
	case v.ID == game.Solo && n.players == 1, v.ID == game.TwoPlayers && n.players == 2:
		return fmt.Sprintf(n.shell.Text(say.OptionAlwaysOnWith), n.shell.Count(say.MenuPlayers, n.players))
	case !slices.Contains(v.Players, n.players):
		return fmt.Sprintf(n.shell.Text(say.OptionForOnly), n.someOf(v.Players))
	case v.Alone && len(n.boxes) > 0:
		return fmt.Sprintf(n.shell.Text(say.OptionBaseGameAlone), n.shell.BoxText(n.boxes[0]).Name)
	case v.BarredBy(n.boxes):
		return fmt.Sprintf(n.shell.Text(say.OptionNotTogetherWith), n.shell.BoxText(v.Without).Name)
	}
	for _, other := range n.options {
		if other != v.ID && !slices.Contains(v.With, other) {
			return fmt.Sprintf(n.shell.Text(say.OptionNotTogetherWith), n.words.Variant(other).Name)
		}
	}
	return ""
}

// leastWithBoxes is the smallest number of players for more than the base game.
const leastWithBoxes = 3

// hindersBox says why no box besides the base game can be switched now, or returns "".
func (n *NewGame) hindersBox() string {
	if n.players < leastWithBoxes {
		return fmt.Sprintf(n.shell.Text(say.BoxForPlayers), leastWithBoxes, n.mostPlayers())
	}
	for _, id := range n.options {
		if shell.Variant(id).Alone {
			return fmt.Sprintf(n.shell.Text(say.OptionNotTogetherWith), n.words.Variant(id).Name)
		}
	}
	return ""
}

// someOf returns "1 player", "4 or 6 players", "2 to 6 players".
func (n *NewGame) someOf(numbers []int) string {
	first, last := numbers[0], numbers[len(numbers)-1]
	switch {
	case len(numbers) > 2 && last-first == len(numbers)-1:
		return fmt.Sprintf(n.shell.Text(say.PlayersFromTo), first, last)
	case len(numbers) > 1:
		list := strings.ReplaceAll(strings.Trim(fmt.Sprint(numbers), "[]"), " ", n.shell.Text(say.PlayersOr))
		return fmt.Sprintf(n.shell.Text(say.PlayersOneOf), list)
	}
	return n.shell.Count(say.MenuPlayers, first)
}

// loyaltyLater reports whether nobody has a Loyalty card to look at when the game begins.
func (n *NewGame) loyaltyLater() bool {
	return n.players <= 2 || slices.Contains(n.options, game.Cooperative)
}

// bestNumber is the best number of players for the base game.
const bestNumber = 5

// loyaltyNote describes the Loyalty deck for the number of players, boxes and options.
func (n *NewGame) loyaltyNote() string {
	note := n.words.Say(say.LoyaltyLine(n.setup()))
	if n.players == bestNumber && len(n.boxes) == 0 && !slices.Contains(n.options, game.Cooperative) {
		note += n.words.Text(say.NewGameBestNumber)
	}
	return note
}

// rules draws the name of the game, how characters are given out, the boxes and options, and the house rules.
func (n *NewGame) rules(u *ui.UI, a *render.App, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.Inset(24)
	labeled := func(r ui.Rect, label string) ui.Rect {
		text, field := r.CutTop(26, 4)
		u.Text(text, label, ui.SmallCaps, ui.TextQuiet, ui.Left)
		return field
	}
	row, in := in.CutTop(86, 18)
	name, deal := row.CutLeft(row.W*0.38, 20)
	u.Field("game", labeled(name, n.shell.Text(say.NewGameName)), &n.name, ui.FieldOptions{Max: 40, Hint: n.shell.Text(say.NewGameNameHint), Unshown: n.shell.Text(say.SharedUnshown)})
	u.Tabs("characters", labeled(deal, n.shell.Text(say.NewGameCharacters)), []string{n.shell.Text(say.NewGameCharactersChosen), n.shell.Text(say.NewGameCharactersDealt)}, &n.dealt)

	tiles, in := in.CutTop(150, 16)
	n.boxRow(u, tiles)

	house, in := in.CutBottom(60, 16)
	good, house := house.CutLeft(house.W*0.42, 14)
	u.Group("boxes", in, func() {
		high := n.layOptions(u, ui.R(0, 0, in.W-18, 0), in.H, false)
		if high > in.H && len(n.boxes) > 0 {
			n.optionRows(u, in)
			return
		}
		u.Scroll("boxes", in, high, func(r ui.Rect) { n.layOptions(u, r, in.H, true) })
	})
	recommend := ui.Options{Left: true, Key: "F3", Icon: ui.IconTick}
	if n.players < leastWithBoxes {
		recommend.Disabled = fmt.Sprintf(n.shell.Text(say.BoxForPlayers), leastWithBoxes, n.mostPlayers())
	}
	if u.Button("recommend", good, n.shell.Text(say.RecommendButton), recommend) {
		n.recommends = true
		u.Wake(1)
	}
	if u.Button("house", house, n.shell.Text(say.MenuHouseRulesAre)+houseSummary(n.shell, n.house), ui.Options{Left: true, Key: "F2", Icon: ui.IconBook}) {
		a.Push(NewHouse(n.shell, n.setup().Boxes, &n.house))
	}
}

// boxRow draws the boxes as covers to click. The base game is always in.
func (n *NewGame) boxRow(u *ui.UI, r ui.Rect) {
	for i, b := range box.IDs() {
		text := n.shell.BoxText(b)
		at := r.Cell(i, len(box.IDs()), 12)
		if b == "base" {
			u.Area("base", text.Name, at, ui.Options{Disabled: n.shell.Text(say.NewGameBoxAlwaysPlayed)})
			cover(u, at, b, text.Name, ui.Response{}, true, "", "")
			continue
		}
		on := slices.Contains(n.boxes, b)
		why := n.hindersBox()
		res := u.Area("box."+string(b), text.Name, at, ui.Options{Disabled: why, Tip: text.Line})
		cover(u, at, b, text.Name, res, on, why, n.shell.Text(say.BoxNotNow)) // the tip says why
		u.FocusRing("box."+string(b), at, coverCut)
		if !res.Clicked {
			continue
		}
		if on {
			n.boxes = slices.DeleteFunc(n.boxes, func(id card.ID) bool { return id == b })
		} else {
			n.boxes = append(n.boxes, b)
		}
		n.mendOptions()
		u.ScrollTo("boxes", 0)
	}
}

// layOptions lays out what each box changes and its options, boxes in play first, draws them if draw is set, and returns their height. seen is the
// visible height.
func (n *NewGame) layOptions(u *ui.UI, r ui.Rect, seen float64, draw bool) float64 {
	y := r.Y
	for _, b := range n.boxesInOrder() {
		at := ui.R(r.X, y, r.W, 0)
		brief := n.layBox(u, at, b, false, false) > seen
		y += n.layBox(u, at, b, brief, draw) + 8
	}
	return y - r.Y
}

// optionRow is an option in a row of its own, with the box that it comes from.
type optionRow struct {
	*game.Variant
	box card.ID
}

// optionRows draws the options of all boxes in rows without their texts, so that all are seen at once. Under them is the text of the one that was
// pointed at last, or else of the newest box.
func (n *NewGame) optionRows(u *ui.UI, r ui.Rect) {
	var rows []optionRow
	var read optionRow
	for _, b := range n.boxesInOrder() {
		for _, v := range n.variants(b) {
			rows = append(rows, optionRow{v, b})
			if id := "option." + v.ID; u.Hover(id) || u.Focus() == id {
				n.read = v.ID
			}
			if v.ID == n.read {
				read = rows[len(rows)-1]
			}
		}
	}
	title, text := n.optionText(read)
	const gap = 8.0
	st := ui.Body.Sized(20)
	high := u.LineHeight(ui.Heading) + u.ParagraphHeight(r.W-2*optionSide, text, st) + 22
	note, list := r.CutBottom(min(max(high, 138), r.H*0.5), gap)
	lines := (len(rows) + 1) / 2
	rowH := max(u.LineHeight(ui.CardTitle)+8, min(56, (list.H+gap)/float64(lines)-gap))
	u.Scroll("boxes", list, float64(lines)*(rowH+gap)-gap, func(in ui.Rect) {
		for i, row := range rows {
			at := ui.R(in.X, in.Y+float64(i%lines)*(rowH+gap), list.W, rowH)
			n.optionRow(u, at.Cell(i/lines, 2, optionGap), row)
		}
	})
	u.Panel(note, ui.Glass)
	in := note.InsetXY(optionSide, 8)
	head, in := in.CutTop(u.LineHeight(ui.Heading), 2)
	u.Text(head, title, ui.Heading, ui.Cyan, ui.Left)
	u.Scroll("option.text", in, u.ParagraphHeight(in.W-14, text, st), func(in ui.Rect) {
		u.Paragraph(ui.R(in.X, in.Y, note.W-2*optionSide-14, 1000), text, st, ui.TextSecond, ui.Left)
	})
}

// optionText returns the name and text of an option; of none, those of the newest box.
func (n *NewGame) optionText(row optionRow) (title, text string) {
	if row.Variant == nil {
		box := n.shell.BoxText(n.boxesInOrder()[0])
		return box.Name, strings.TrimSpace(box.Line + " " + box.Advice)
	}
	words := n.words.Variant(row.ID)
	text = strings.TrimSpace(words.Line + " " + words.Advice)
	if why := n.hinders(row.Variant); why != "" {
		text = why + " " + text
	}
	return words.Name + " · " + n.shell.BoxText(row.box).Name, text
}

// optionRow draws an option with its switch.
func (n *NewGame) optionRow(u *ui.UI, r ui.Rect, row optionRow) {
	id, words, why := "option."+row.ID, n.words.Variant(row.ID), n.hinders(row.Variant)
	on := slices.Contains(n.options, row.ID)
	res := u.Area(id, words.Name, r, ui.Options{Disabled: why})
	look, c, tint := optionLook(on, why != "", res.Hover)
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	u.Icon(variantSign(row.ID), ui.R(r.X+14, r.Y+(r.H-28)/2, 28, 28), tint)
	u.Text(ui.R(r.X+56, r.Y, r.W-56-88, r.H), words.Name, ui.CardTitle, c, ui.Left)
	if why == "" || on {
		u.Switch(ui.R(r.Right()-14-62, r.Y+(r.H-32)/2, 62, 32), on, res.Hover)
	}
	if res.Clicked {
		n.switchOption(row.ID, on)
	}
}

// switchOption takes an option out if it is on, or else in.
func (n *NewGame) switchOption(id string, on bool) {
	if on {
		n.options = slices.DeleteFunc(n.options, func(other string) bool { return other == id })
	} else {
		n.options = append(n.options, id)
	}
}

// optionLook returns how an option looks, with the colors of its name and its sign.
func optionLook(on, barred, hover bool) (look ui.Look, name, sign ui.Color) {
	look, name, sign = ui.Metal, ui.TextMain, ui.CyanIcon
	switch {
	case on:
		look, sign = look.Edged(ui.Amber, 2.5), ui.AmberTop
	case barred:
		look, name, sign = ui.Dead, ui.TextOff, ui.LineTop
	}
	if hover && !barred {
		look = look.Hovered()
		if !on {
			look = look.Edged(ui.TextSecond, 2)
		}
	}
	return look, name, sign
}

// layBox lays out what a box changes and its options side by side. If brief is set, that text and the advice are left to the tooltips.
func (n *NewGame) layBox(u *ui.UI, r ui.Rect, b card.ID, brief, draw bool) float64 {
	box := n.shell.BoxText(b)
	text := box.Line
	if box.Advice != "" {
		text += " " + box.Advice
	}
	words := ui.Body.Sized(20)
	high := u.ParagraphHeight(r.W-8, text, words)
	if brief {
		text, high = "", 0
	}
	if draw {
		name := u.Text(ui.R(r.X+4, r.Y, r.W-8, 34), box.Name, ui.Heading, ui.Cyan, ui.Left)
		u.Line(name.Right()+16, r.Y+18, r.Right(), r.Y+18, 1.5, ui.Alpha(ui.Cyan, 0.25))
		u.Paragraph(ui.R(r.X+4, r.Y+36, r.W-8, high), text, words, ui.TextSecond, ui.Left)
	}
	y := r.Y + 36 + high + 12
	list := n.variants(b)
	for row := range slices.Chunk(list, n.columns(u, r.W, list)) {
		at := ui.R(r.X, y, r.W, 0)
		for k, v := range row {
			at.H = max(at.H, n.layVariant(u, at.Cell(k, len(row), optionGap), v, brief, false))
		}
		for k, v := range row {
			if draw {
				n.layVariant(u, at.Cell(k, len(row), optionGap), v, brief, true)
			}
		}
		y += at.H + 14
	}
	return y - r.Y
}

// columns returns the number of options side by side: three if they make one row and each has room for its name.
func (n *NewGame) columns(u *ui.UI, w float64, list []*game.Variant) int {
	if len(list) != 3 {
		return 2
	}
	cell := ui.R(0, 0, w, 0).Cell(0, 3, optionGap)
	for _, v := range list {
		if u.TextWidth(n.words.Variant(v.ID).Name, ui.CardTitle) > nameOfOption(cell).W {
			return 2
		}
	}
	return 3
}

const (
	optionGap  = 14.0 // between two options
	optionSide = 18.0 // from the edge of an option to its contents
)

// nameOfOption returns where the name of an option is, between its sign and its switch.
func nameOfOption(r ui.Rect) ui.Rect {
	return ui.R(r.X+optionSide+46, r.Y+12, r.W-optionSide-46-84, 38)
}

// boxesInOrder returns the boxes in play as they are listed: the newest first, because it has the options that players look for.
func (n *NewGame) boxesInOrder() []card.ID {
	var list []card.ID
	for _, b := range slices.Backward(box.IDs()) {
		if b == "base" || slices.Contains(n.boxes, b) {
			list = append(list, b)
		}
	}
	return list
}

// layVariant lays out the card of an option, with its switch. It returns the height that it needs.
func (n *NewGame) layVariant(u *ui.UI, r ui.Rect, v *game.Variant, brief, draw bool) float64 {
	const head, side = 60.0, optionSide
	words := n.words.Variant(v.ID)
	on := slices.Contains(n.options, v.ID)
	why := n.hinders(v)
	lines := []string{words.Line, words.Advice}
	colors := []ui.Color{ui.TextSecond, ui.Cyan}
	tip := ""
	if brief {
		lines, tip = lines[:1], words.Advice
	}
	if why != "" && !on { // what it would change does not matter now
		lines, colors = []string{why}, []ui.Color{ui.TextOff}
	}
	y := head
	st := ui.Body.Sized(20)
	for _, text := range lines {
		y += u.ParagraphHeight(r.W-2*side, text, st) + 6
	}
	high := y + 10
	if !draw {
		return high
	}
	id := "option." + v.ID
	res := u.Area(id, words.Name, r, ui.Options{Disabled: why, Tip: tip})
	look, c, tint := optionLook(on, why != "", res.Hover)
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	u.Icon(variantSign(v.ID), ui.R(r.X+side, r.Y+15, 32, 32), tint)
	u.Text(nameOfOption(r), words.Name, ui.CardTitle, c, ui.Left)
	if why == "" || on {
		u.Switch(ui.R(r.Right()-side-62, r.Y+15, 62, 32), on, res.Hover)
	}
	y = r.Y + head
	for i, text := range lines {
		h := u.ParagraphHeight(r.W-2*side, text, st)
		u.Paragraph(ui.R(r.X+side, y, r.W-2*side, h+1), text, st, colors[i], ui.Left)
		y += h + 6
	}
	if res.Clicked {
		n.switchOption(v.ID, on)
	}
	return high
}

func variantSign(id string) ui.Icon {
	switch id {
	case game.NoSympathizer:
		return ui.IconEye
	case game.Cooperative:
		return ui.IconPopulation
	case card.OptionPersonalGoals:
		return ui.IconWeapons
	case card.OptionFinalFive:
		return ui.IconResurrection
	case card.OptionCylonFleet:
		return ui.IconBasestar
	case card.OptionCylonLeader:
		return ui.IconCylonFleet
	case card.OptionSympatheticCylon:
		return ui.IconMorale
	case card.OptionNewCaprica:
		return ui.IconEvacuate
	}
	return ui.IconHumanFleet
}
