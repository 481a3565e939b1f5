package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// House is the name of a house rule: of that side of an open question of the rules that is not the recommended one.
type House string

// The house rules of the base game (base.md, section 27).
const (
	FTLRollAfterJump         House = "ftl-roll-after-jump"
	CurrentPlayerActs        House = "current-player-acts"
	SympathizerMustBeGiven   House = "sympathizer-must-be-given"
	LoyaltyOnlyToHumans      House = "loyalty-only-to-humans"
	ResourcesBelowZero       House = "resources-below-zero"
	SkillsOneByOne           House = "skills-one-by-one"
	HeavyRaidersFirst        House = "heavy-raiders-first"
	LaunchAfterBoarding      House = "launch-after-boarding"
	UnmannedVipersFragile    House = "unmanned-vipers-fragile"
	HandLimitOfCurrentPlayer House = "hand-limit-of-current-player"
	BrowseDiscards           House = "browse-discards"
	DiscardBeforeReveal      House = "discard-before-reveal"
	BrigExitAnywhere         House = "brig-exit-anywhere"
	ApolloInSetupViper       House = "apollo-in-setup-viper"
	CiviliansAtRandom        House = "civilians-at-random"
	TwoRaidersAtSetup        House = "two-raiders-at-setup"
)

// The house rules of Exodus (exodus.md, section 14).
const (
	ExecutionAfterCrisis House = "execution-after-crisis"
	FinalFiveTextTwice   House = "final-five-text-twice"
)

// Question is an open question of the rules: what a table may play in another way than is recommended.
type Question struct {
	House House   // the other side
	Rule  string  // where the question stands
	Box   card.ID // the box whose rules leave it open
}

// Questions are all open questions, in the order of their rules.
var Questions = []Question{
	{FTLRollAfterJump, "B-X-01", "base"},
	{CurrentPlayerActs, "B-X-02", "base"},
	{SympathizerMustBeGiven, "B-X-03", "base"},
	{LoyaltyOnlyToHumans, "B-X-04", "base"},
	{ResourcesBelowZero, "B-X-05", "base"},
	{SkillsOneByOne, "B-X-06", "base"},
	{HeavyRaidersFirst, "B-X-07", "base"},
	{LaunchAfterBoarding, "B-X-08", "base"},
	{UnmannedVipersFragile, "B-X-09", "base"},
	{HandLimitOfCurrentPlayer, "B-X-10", "base"},
	{BrowseDiscards, "B-X-11", "base"},
	{DiscardBeforeReveal, "B-X-12", "base"},
	{BrigExitAnywhere, "B-X-13", "base"},
	{ApolloInSetupViper, "B-X-16", "base"},
	{CiviliansAtRandom, "B-X-17", "base"},
	{TwoRaidersAtSetup, "B-X-18", "base"},
	{ExecutionAfterCrisis, "E-EXEC-16", "exodus"},
	{FinalFiveTextTwice, "E-CL-16", "exodus"},
}

// checkHouse says which house rule of a setup cannot be.
func (s Setup) checkHouse() error {
	for i, h := range s.House {
		at := slices.IndexFunc(Questions, func(q Question) bool { return q.House == h })
		switch {
		case at < 0:
			return fmt.Errorf("%w: there is no house rule %q", ErrSetup, h)
		case !slices.Contains(s.Boxes, Questions[at].Box):
			return fmt.Errorf("%w: the house rule %q needs the box %q", ErrSetup, h, Questions[at].Box)
		case slices.Contains(s.House[:i], h):
			return fmt.Errorf("%w: the house rule %q is named twice", ErrSetup, h)
		}
	}
	return nil
}

// house says whether the table plays a house rule.
func (g *Game) house(h House) bool { return slices.Contains(g.state.Setup.House, h) }
