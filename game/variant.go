package game

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game/card"
)

// The official optional rules, as options of a [Setup] (base.md, section 26).
const (
	NoSympathizer = "no-sympathizer"
	TwoPlayers    = "two-players"
	Solo          = "solo"
	Cooperative   = "cooperative"
)

// Variant is an option of a game.
type Variant struct {
	ID      string
	Rule    string
	Box     card.ID
	Or      card.ID   // another box that also brings it, or empty
	Without card.ID   // a box that bars it, or empty
	Alone   bool      // no other box may be played with it
	Players []int     // the numbers of players that it allows
	With    []string  // the other options that it can be combined with
	Barred  []card.ID // characters that nobody may choose; in a solo game they may assist
	Removed []card.ID // Quorum cards that leave the game
}

// Variants are the options that are built.
var Variants = []Variant{
	{ID: NoSympathizer, Rule: "B-VAR-01", Box: "base", Alone: true, Players: []int{4, 6}, Barred: []card.ID{"sharon-valerii"}},
	{ID: TwoPlayers, Rule: "B-VAR-02", Box: "base", Alone: true, Players: []int{2}, With: []string{Cooperative}, Barred: []card.ID{"sharon-valerii"}},
	{ID: Solo, Rule: "B-VAR-03", Box: "base", Alone: true, Players: []int{1}, Barred: []card.ID{"sharon-valerii", "laura-roslin"}},
	{
		ID: Cooperative, Rule: "B-VAR-04", Box: "base", Alone: true, Players: []int{2, 3, 4, 5, 6}, With: []string{TwoPlayers},
		Removed: []card.ID{"encourage-mutiny", "release-cylon-mugshots", card.AssignArbitrator, "arrest-order"},
	},
	{
		ID: card.OptionPersonalGoals, Rule: "E-CL-01", Box: "exodus", Players: []int{3, 4, 5, 6, 7},
		With: []string{card.OptionFinalFive, card.OptionCylonFleet, card.OptionIonianNebula, card.OptionCylonLeader, card.OptionSympatheticCylon, card.OptionNewCaprica, card.OptionSearchForHome},
	},
	{
		ID: card.OptionFinalFive, Rule: "E-CL-01", Box: "exodus", Players: []int{3, 4, 5, 6, 7},
		With: []string{card.OptionPersonalGoals, card.OptionCylonFleet, card.OptionIonianNebula, card.OptionCylonLeader, card.OptionSympatheticCylon, card.OptionNewCaprica, card.OptionSearchForHome},
	},
	{
		ID: card.OptionCylonFleet, Rule: "E-SET-04", Box: "exodus", Players: []int{3, 4, 5, 6, 7},
		With: []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionIonianNebula, card.OptionCylonLeader, card.OptionSympatheticCylon, card.OptionNewCaprica, card.OptionSearchForHome},
	},
	{
		ID: card.OptionIonianNebula, Rule: "E-SET-05", Box: "exodus", Players: []int{3, 4, 5, 6, 7},
		With: []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet, card.OptionCylonLeader, card.OptionSympatheticCylon},
	},
	{
		ID: card.OptionCylonLeader, Rule: "P-SETUP-07", Box: "pegasus", Or: "daybreak", Players: []int{4, 5, 6, 7},
		With: []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet, card.OptionIonianNebula, card.OptionNewCaprica, card.OptionSearchForHome},
	},
	{
		ID: card.OptionSympatheticCylon, Rule: "P-SYM-01", Box: "pegasus", Without: "daybreak", Players: []int{4, 6}, // D-SET-09
		With: []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet, card.OptionIonianNebula, card.OptionNewCaprica},
	},
	{ // the objective of the box; without it that of the base game is played (P-SETUP-05, P-VAR-01)
		ID: card.OptionNewCaprica, Rule: "P-SETUP-05", Box: "pegasus", Players: []int{3, 4, 5, 6, 7},
		With: []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet, card.OptionCylonLeader, card.OptionSympatheticCylon},
	},
	{ // one objective at a time (D-COMBO-15)
		ID: card.OptionSearchForHome, Rule: "D-HOME-01", Box: "daybreak", Players: []int{3, 4, 5, 6, 7},
		With: []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet, card.OptionCylonLeader},
	},
}

// In reports whether any of the boxes brings the option.
func (v *Variant) In(boxes []card.ID) bool {
	return slices.Contains(boxes, v.Box) || v.Or != "" && slices.Contains(boxes, v.Or)
}

// BarredBy reports whether any of the boxes bars the option.
func (v *Variant) BarredBy(boxes []card.ID) bool {
	return v.Without != "" && slices.Contains(boxes, v.Without)
}

// variants returns the options of the setup, which are known to be built.
func (s Setup) variants() []*Variant {
	var list []*Variant
	for _, id := range s.Options {
		at := slices.IndexFunc(Variants, func(v Variant) bool { return v.ID == id })
		list = append(list, &Variants[at])
	}
	return list
}

// with reports whether an option is in play.
func (s Setup) with(option string) bool { return slices.Contains(s.Options, option) }

func (g *Game) with(option string) bool { return g.state.Setup.with(option) }

// checkOptions returns an error for an option, or a number of players, that is not allowed in a setup.
func (s Setup) checkOptions() error {
	for i, id := range s.Options {
		at := slices.IndexFunc(Variants, func(v Variant) bool { return v.ID == id })
		switch {
		case at < 0:
			return fmt.Errorf("%w: the option %q is not built yet", ErrSetup, id)
		case slices.Contains(s.Options[:i], id):
			return fmt.Errorf("%w: the option %q is named twice", ErrSetup, id)
		case Variants[at].BarredBy(s.Boxes):
			return fmt.Errorf("%w: the option %q does not go with the box %q", ErrSetup, id, Variants[at].Without)
		case !Variants[at].In(s.Boxes):
			return fmt.Errorf("%w: the option %q needs the box %q", ErrSetup, id, Variants[at].Box)
		case Variants[at].Alone && len(s.Boxes) > 1:
			return fmt.Errorf("%w: the option %q goes with the box %q alone", ErrSetup, id, Variants[at].Box)
		}
		for _, other := range s.Options[:i] {
			if !slices.Contains(Variants[at].With, other) {
				return fmt.Errorf("%w: the options %q and %q exclude each other", ErrSetup, other, id)
			}
		}
	}
	n := len(s.Players)
	for _, v := range s.variants() {
		if !slices.Contains(v.Players, n) {
			return fmt.Errorf("%w: the option %q is for %s, not for %d", ErrSetup, v.ID, numbers(v.Players), n)
		}
		for _, p := range s.Players {
			if slices.Contains(v.Barred, p.Character) {
				return fmt.Errorf("%w: with the option %q nobody may be %s", ErrSetup, v.ID, p.Character)
			}
		}
	}
	switch {
	case n == 1 && !s.with(Solo):
		return fmt.Errorf("%w: 1 player needs the option %q", ErrSetup, Solo)
	case n == 2 && !s.with(TwoPlayers):
		return fmt.Errorf("%w: 2 players need the option %q", ErrSetup, TwoPlayers)
	case n < 1 || n > s.Catalog().Players():
		return fmt.Errorf("%w: %d players; these boxes are for 3 to %d, and for 1 or 2 with an option", ErrSetup, n, s.Catalog().Players())
	}
	return nil
}

// numbers returns "1 player", "4 or 6 players" and the like.
func numbers(of []int) string {
	if len(of) == 1 && of[0] == 1 {
		return "1 player"
	}
	text := strings.Trim(strings.ReplaceAll(fmt.Sprint(of), " ", ", "), "[]")
	if at := strings.LastIndex(text, ", "); at >= 0 {
		text = text[:at] + " or" + text[at+1:]
	}
	return text + " players"
}

// barred reports whether a character may not be chosen.
func (s Setup) barred(id card.ID) bool {
	return slices.ContainsFunc(s.Options, func(option string) bool {
		at := slices.IndexFunc(Variants, func(v Variant) bool { return v.ID == option })
		return slices.Contains(Variants[at].Barred, id)
	})
}

// Resources returns what the dials begin with (B-SETUP-01, B-VAR-01, B-VAR-04).
func (s Setup) Resources() ByResource {
	if s.with(NoSympathizer) || s.with(Cooperative) {
		return ByResource{card.Fuel: 8, card.Food: 7, card.Morale: 9, card.Population: 10}
	}
	return startResources
}

// Nukes returns how many nukes the Admiral begins with (B-SETUP-08, B-VAR-03, B-VAR-04).
func (s Setup) Nukes() int {
	if s.with(Solo) || s.with(Cooperative) {
		return 1
	}
	return 2
}

// MostNukes returns how many nuke tokens there are (B-NUKE-01, E-RULE-04).
func (s Setup) MostNukes() int {
	if slices.Contains(s.Boxes, "exodus") {
		return MaxNukes
	}
	return 2
}

// inTheRed returns how many resources are in the red.
func (g *Game) inTheRed() int {
	n := 0
	for _, r := range card.Resources {
		if g.state.InRed(r) {
			n++
		}
	}
	return n
}

// ---- Receive Skills ----

// chooseOneLess asks a player to choose the line of their skill set from which they draw 1 fewer card.
func (g *Game) chooseOneLess(s Seat, lines []card.SkillLine, rule string) []card.SkillLine {
	var options []Option
	for _, line := range lines { // each begins with another type, on every sheet
		options = append(options, option(Choice{Kind: TheSkill, Skill: line.Types[0]}))
	}
	left := g.choose(s, Decision{Kind: ChooseLeftOut, Options: options, Rule: rule}).Skill
	lines = slices.Clone(lines)
	lines[slices.IndexFunc(lines, func(line card.SkillLine) bool { return line.Types[0] == left })].N--
	return lines
}

// chooseSkillSet returns what a human draws in Receive Skills: the lines of their sheet. A cooperative game gives 1 fewer card (B-VAR-04). In a solo
// game, 1 card is from the assisting character's skill set, 5 in all (B-VAR-03).
func (g *Game) chooseSkillSet(s Seat) []card.SkillLine {
	lines := g.sheet(s).Draws
	if g.with(Cooperative) {
		return g.chooseOneLess(s, lines, "B-VAR-04")
	}
	if assist := g.assist(); assist != nil {
		own := 0
		for _, line := range lines {
			own += line.N
		}
		if own+1 > 5 {
			lines = g.chooseOneLess(s, lines, "B-VAR-03")
		}
		return append(slices.Clone(lines), card.SkillLine{N: 1, Types: typesOf(assist)})
	}
	return lines
}

// ---- The assisting character of a solo game (B-VAR-03) ----

// assist returns the assisting character's sheet while that character is in the game, else nil.
func (g *Game) assist() *card.Character {
	if g.state.AssistGone {
		return nil
	}
	return g.cat.Characters.Of(g.state.Assist)
}

// lent returns a once-per-game ability that the assisting character lends, used or not, or nil.
func (g *Game) lent(id card.ID) *card.Ability {
	assist := g.assist()
	if assist == nil {
		return nil
	}
	for i := range assist.Abilities {
		if a := &assist.Abilities[i]; a.ID == id && a.Kind == card.OncePerGame {
			return a
		}
	}
	return nil
}

// chooseAssist takes the assisting character: any that is not played.
func (g *Game) chooseAssist() {
	var options []Option
	for c := range g.cat.Characters.All() {
		if !g.characterTaken(c.ID) {
			options = append(options, option(Choice{Kind: TheCard, Card: c.ID}))
		}
	}
	var id card.ID
	if t := &g.state; t.Setup.Deal {
		id = options[t.draw(ChanceDeal, len(options))].Card
	} else {
		id = g.pick(t.First, Decision{Kind: ChooseAssist, Options: options, Rule: "B-VAR-03"}).Card
	}
	g.emit(Event{Kind: AssistTaken, Rule: "B-VAR-03", Seat: g.state.First, Card: id})
}

// dealAssist deals Loyalty cards to the assisting character.
func (g *Game) dealAssist(n int) {
	g.together(func() {
		for range min(n, g.state.Count(LoyaltyDeck)) {
			g.scriptedLoyalty()
			g.move(LoyaltyDeck, 0, AssistLoyalty, -1, 0, NoSeat, "B-VAR-03")
		}
	})
}

// revealAssist reveals a Loyalty card of the assisting character. A Cylon card is resolved, and the character leaves the game.
func (g *Game) revealAssist() {
	var hidden []int
	for i, slot := range g.state.Piles[AssistLoyalty] {
		if !slot.FaceUp() {
			hidden = append(hidden, i)
		}
	}
	if g.assist() == nil || len(hidden) == 0 {
		return
	}
	at := hidden[g.state.draw(ChanceAssist, len(hidden))]
	g.turnUp(AssistLoyalty, at, ByReveal, "B-VAR-03")
	id := g.state.Piles[AssistLoyalty][at].Card
	if g.cat.Loyalty.Of(id).Team != card.CylonTeam {
		return
	}
	g.causing(id, func() { g.assistReveals(g.cat.Loyalty.Of(id).Effect, id) })
	g.emit(Event{Kind: AssistLeft, Rule: "B-VAR-03", Card: g.state.Assist})
}

// assistReveals resolves the effect of a Cylon card for no player: its optional effects happen, to the only character there is.
func (g *Game) assistReveals(effects card.Effects, id card.ID) {
	for _, e := range effects {
		switch e := e.(type) {
		case card.May:
			g.assistReveals(e.Then, id)
		case card.SendChosen:
			for _, s := range g.targets(e.To, e.OnGalactica) {
				if e.Discard > 0 {
					g.discard([]Seat{s}, e.Discard, false, id, "B-CARD-05")
				}
				g.send(s, e.To, "B-VAR-03")
			}
		case card.ChooseDamage:
			for range e.Resolve {
				g.damageGalactica("B-VAR-03")
			}
		default:
			g.resolveOne(e, &cause{id: id})
		}
	}
}
