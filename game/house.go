package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// House is the name of a house rule: the side of an open rules question that is not the recommended one.
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
	// of its Ionian Nebula
	AllyTokenBackAtOnce     House = "ally-token-back-at-once"
	MetAllyReplacedByPlayer House = "met-ally-replaced-by-player"
	RaidersThereGrowFleet   House = "raiders-there-grow-fleet"
	ActingAtCrossroads      House = "acting-at-crossroads"
)

// The house rules of Pegasus (pegasus.md, section 17).
const (
	LoyaltyAlwaysPassedOn  House = "loyalty-always-passed-on"
	DifferentTypesAlways   House = "different-types-always"
	NoSabotageOfExecutions House = "no-sabotage-of-executions"
	PegasusFiresAtNothing  House = "pegasus-fires-at-nothing"
	ScarAgainAtTheEnd      House = "scar-again-at-the-end"
	SuperCrisesNotIgnored  House = "super-crises-not-ignored"
	EfficientAnywhere      House = "efficient-anywhere"
	// of its Cylon Leaders
	CloudedReturn         House = "clouded-return"
	LoyaltyToInfiltrators House = "loyalty-to-infiltrators"
	ReturnInOwnTurn       House = "return-in-own-turn"
	LostPegasusUncounted  House = "lost-pegasus-uncounted"
	// of New Caprica
	OneForceAtAuthority   House = "one-force-at-authority"
	DetentionBarsTitles   House = "detention-bars-titles"
	VipersComeDown        House = "vipers-come-down"
	HeloArrivesAtOnce     House = "helo-arrives-at-once"
	ForcesBoxed           House = "forces-boxed"
	EvacuationNextTurn    House = "evacuation-next-turn"
	NoEvacuationAtCaprica House = "no-evacuation-from-caprica"
)

// The house rules of Daybreak (daybreak.md, sections 17 and 18).
const (
	MutineerAfterDeal       House = "mutineer-after-first-deal"
	BridgeByAnyone          House = "bridge-by-anyone"
	PresidentRenamed        House = "president-renamed"
	BaltarRevealsAnywhere   House = "baltar-reveals-anywhere"
	OtherSelfReturns        House = "other-self-returns"
	MissionsUnlimited       House = "missions-unlimited"
	FleetBoardCounts        House = "fleet-board-counts"
	MutinyAfterMove         House = "mutiny-after-move"
	NukeNeedsBasestar       House = "nuke-needs-basestar"
	BothTitlesOneCard       House = "both-titles-one-card"
	MissionsReachFleetBoard House = "missions-reach-fleet-board"
	CenturionsUnderTruce    House = "centurions-under-truce"
	OracleIsNoChoice        House = "oracle-is-no-choice"
)

// Question is an open question of the rules, which a table may settle differently than recommended.
type Question struct {
	House House   // the side that is not recommended
	Rule  string  // the rule that raises the question
	Box   card.ID // the box whose rules leave it open
}

// Questions are all open questions, in the order of their rules.
var Questions = []Question{
	{House: FTLRollAfterJump, Rule: "B-X-01", Box: "base"},
	{House: CurrentPlayerActs, Rule: "B-X-02", Box: "base"},
	{House: SympathizerMustBeGiven, Rule: "B-X-03", Box: "base"},
	{House: LoyaltyOnlyToHumans, Rule: "B-X-04", Box: "base"},
	{House: ResourcesBelowZero, Rule: "B-X-05", Box: "base"},
	{House: SkillsOneByOne, Rule: "B-X-06", Box: "base"},
	{House: HeavyRaidersFirst, Rule: "B-X-07", Box: "base"},
	{House: LaunchAfterBoarding, Rule: "B-X-08", Box: "base"},
	{House: UnmannedVipersFragile, Rule: "B-X-09", Box: "base"},
	{House: HandLimitOfCurrentPlayer, Rule: "B-X-10", Box: "base"},
	{House: BrowseDiscards, Rule: "B-X-11", Box: "base"},
	{House: DiscardBeforeReveal, Rule: "B-X-12", Box: "base"},
	{House: BrigExitAnywhere, Rule: "B-X-13", Box: "base"},
	{House: ApolloInSetupViper, Rule: "B-X-16", Box: "base"},
	{House: CiviliansAtRandom, Rule: "B-X-17", Box: "base"},
	{House: TwoRaidersAtSetup, Rule: "B-X-18", Box: "base"},
	{House: LoyaltyAlwaysPassedOn, Rule: "P-X-02", Box: "pegasus"},
	{House: DifferentTypesAlways, Rule: "P-X-18", Box: "pegasus"},
	{House: OneForceAtAuthority, Rule: "P-X-19", Box: "pegasus"},
	{House: CloudedReturn, Rule: "P-X-20", Box: "pegasus"},
	{House: NoSabotageOfExecutions, Rule: "P-X-21", Box: "pegasus"},
	{House: DetentionBarsTitles, Rule: "P-X-22", Box: "pegasus"},
	{House: PegasusFiresAtNothing, Rule: "P-X-23", Box: "pegasus"},
	{House: ScarAgainAtTheEnd, Rule: "P-X-24", Box: "pegasus"},
	{House: VipersComeDown, Rule: "P-X-25", Box: "pegasus"},
	{House: HeloArrivesAtOnce, Rule: "P-X-26", Box: "pegasus"},
	{House: SuperCrisesNotIgnored, Rule: "P-X-27", Box: "pegasus"},
	{House: EfficientAnywhere, Rule: "P-X-28", Box: "pegasus"},
	{House: ForcesBoxed, Rule: "P-X-29", Box: "pegasus"},
	{House: EvacuationNextTurn, Rule: "P-X-30", Box: "pegasus"},
	{House: NoEvacuationAtCaprica, Rule: "P-X-31", Box: "pegasus"},
	{House: LoyaltyToInfiltrators, Rule: "P-X-32", Box: "pegasus"},
	{House: ReturnInOwnTurn, Rule: "P-X-33", Box: "pegasus"},
	{House: LostPegasusUncounted, Rule: "P-X-34", Box: "pegasus"},
	{House: ExecutionAfterCrisis, Rule: "E-EXEC-16", Box: "exodus"},
	{House: FinalFiveTextTwice, Rule: "E-CL-16", Box: "exodus"},
	{House: AllyTokenBackAtOnce, Rule: "E-ION-27", Box: "exodus"},
	{House: MetAllyReplacedByPlayer, Rule: "E-ION-39", Box: "exodus"},
	{House: RaidersThereGrowFleet, Rule: "E-FLEET-18", Box: "exodus"},
	{House: ActingAtCrossroads, Rule: "E-ION-75", Box: "exodus"},
	{House: MutineerAfterDeal, Rule: "C-09", Box: "daybreak"},
	{House: BridgeByAnyone, Rule: "C-10", Box: "daybreak"},
	{House: PresidentRenamed, Rule: "C-11", Box: "daybreak"},
	{House: BaltarRevealsAnywhere, Rule: "C-12", Box: "daybreak"},
	{House: OtherSelfReturns, Rule: "O-2", Box: "daybreak"},
	{House: MissionsUnlimited, Rule: "O-3", Box: "daybreak"},
	{House: FleetBoardCounts, Rule: "O-4", Box: "daybreak"},
	{House: MutinyAfterMove, Rule: "O-5", Box: "daybreak"},
	{House: NukeNeedsBasestar, Rule: "O-7", Box: "daybreak"},
	{House: BothTitlesOneCard, Rule: "O-7", Box: "daybreak"},
	{House: MissionsReachFleetBoard, Rule: "O-8", Box: "daybreak"},
	{House: CenturionsUnderTruce, Rule: "D-TRE-27", Box: "daybreak"},
	{House: OracleIsNoChoice, Rule: "D-TRE-26", Box: "daybreak"},
}

// checkHouse returns an error for a house rule that the setup cannot have.
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

// house reports whether the table plays a house rule.
func (g *Game) house(h House) bool { return slices.Contains(g.state.Setup.House, h) }
