package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// EditLine returns the line for a correction; was is the number on the table.
func (s lines) EditLine(e game.Edit, was int) Line {
	l := s.piecesAt(e.Ship, e.Spot)
	l.Seat, l.Counter, l.Card, l.Place, l.Skill, l.Title, l.N, l.M = e.Seat, e.Counter, e.Card, e.Place, e.Pile.Skill(), e.Title, e.N, was
	switch e.Kind {
	case game.SetCounter:
		l.Kind = s.countedOf(e)
	case game.SetPieces:
		l.Kind = l.Inner + EditInArea - PiecesInArea
	case game.SetCard:
		p := pileLinesOf(e.Pile)
		l.Kind = p.isNot
		if e.N == 1 {
			l.Kind = p.is
		}
		l.N = int(e.Pile-p.first) + 1
		if game.HullWith(e.Pile) != nil {
			l.Place = s.placeOfToken(e.Card)
		}
	case game.SetPlace:
		l.Kind = EditIsIn
		if e.Place == "" {
			l.Kind = EditFlies
		}
	case game.SetTitle:
		l.Kind = EditTitle
	case game.SetTurn:
		l.Kind = EditTurn
	case game.DrawCards:
		l.Kind = EditDraws
		if e.Pile == game.SkillDiscard(e.Pile.Skill()) {
			l.Kind = EditTakesDiscard
		}
	case game.NoEdit, game.NumEdits:
	}
	return l
}

// countedOf returns the line for a counter. Counters that each player has have sentences of their own.
func (s lines) countedOf(e game.Edit) Kind {
	switch {
	case e.Counter == game.OnceLeft && s.lib.With("daybreak"): // miracle tokens pay for it (D-MIR-01)
		return EditMiracles
	case e.Counter == game.OnceLeft && e.N == 0:
		return EditSpent
	case e.Counter == game.OnceLeft:
		return EditUnspent
	case e.Counter == game.DiscardsOwed:
		return EditDiscards
	default:
		return EditCounter
	}
}

// piecesAt returns the line for the pieces of a kind at a spot. Its kind is that of the label, which an edit has as Inner.
func (s lines) piecesAt(ship card.Ship, at game.Spot) Line {
	main, behind := at.Areas()
	space, boarding := at.Boarding()
	l := Line{Ship: ship, Spot: at, Area: max(main, behind), Marks: s.hasMarks()}
	switch {
	case boarding:
		l.Kind, l.Space = PiecesBoarding, space
	case behind != card.NoArea:
		l.Kind = PiecesBehind
	case main != card.NoArea && game.CraftOf(ship) != nil:
		l.Kind = PiecesUnmanned
	case main != card.NoArea:
		l.Kind = PiecesInArea
	case at == game.DamagedBox:
		l.Kind = PiecesDamaged
	case at == game.Destroyed:
		l.Kind = PiecesDestroyed
	default:
		l.Kind = PiecesInBox
	}
	l.Inner = l.Kind
	return l
}

// pileLines holds the lines for a card or token in a pile whose contents the table can correct.
type pileLines struct {
	first, last     game.Pile
	head, is, isNot Kind
}

var ofPiles = []pileLines{
	{game.BasestarTokens(0), game.BasestarTokens(3), HeadBasestar, EditToken, EditNoToken},
	{game.InPlay, game.InPlay, HeadKept, EditStaysInPlay, EditLeavesPlay},
	{game.CrisisOpen, game.CrisisOpen, HeadCrisis, EditCrisisIs, EditCrisisAgain},
}

func pileLinesOf(p game.Pile) pileLines {
	if game.HullWith(p) != nil {
		return pileLines{p, p, HeadDamaged, EditPlaceDamaged, EditPlaceWhole}
	}
	for _, of := range ofPiles {
		if p >= of.first && p <= of.last {
			return of
		}
	}
	return pileLines{}
}

// placeOfToken returns the location that a damage token damages.
func (s lines) placeOfToken(id card.ID) card.Place {
	if t := s.lib.Token(id); t != nil {
		return t.Place
	}
	return ""
}

// faultLine returns why a correction is refused.
func (s lines) faultLine(f *game.CorrectionError) Line {
	l := Line{Kind: FaultNoSuchThing, Seat: f.Seat, Card: f.Edit.Card, Skill: f.Edit.Pile.Skill(), Ship: f.Ship, Title: f.Title, N: f.Most, M: f.N}
	if kind := faultKinds[f.Why]; kind != NoLine {
		l.Kind = kind
	}
	// the others have no numbers to tell
	//exhaustive:ignore
	switch f.Why {
	case game.OutOfBounds:
		l.Space, l.N, l.M = f.Least, f.Most, f.Edit.N
	case game.PassedAlready:
		l.N = f.Least
	}
	return l
}

// faultKinds are the sentences of the faults; any fault not among them is FaultNoSuchThing.
var faultKinds = [game.NumCorrectionProblems]Kind{
	game.AfterTheEnd: FaultAfterTheEnd, game.OnlyAtStep: FaultOnlyAtStep, game.OnlyInTurns: FaultOnlyInTurns, game.OutOfBounds: FaultOutOfBounds,
	game.PassedAlready: FaultPassedAlready, game.EndOfTrack: FaultEndOfTrack, game.NotDamageable: FaultNotDamageable,
	game.BasestarAway: FaultBasestarAway, game.LiesElsewhere: FaultLiesElsewhere, game.NoOncePerGame: FaultNoOncePerGame,
	game.TooFewCards: FaultTooFewCards, game.NoneDiscarded: FaultNoneDiscarded, game.NotKept: FaultNotKept, game.OtherCrisis: FaultOtherCrisis,
	game.TooFewPieces: FaultTooFewPieces, game.SixDamaged: FaultSixDamaged, game.ThreeTokens: FaultThreeTokens, game.NoPilot: FaultNoPilot,
	game.WrongBoard: FaultWrongBoard, game.CylonWithTitle: FaultCylonWithTitle, game.JailedWithTitle: FaultJailedWithTitle,
}

// Counter returns the name of a counter, as a label.
func (s *Speaker) Counter(c game.Counter) string { return Capital(s.Nouns().Counters[c]) }

// Pieces returns the label for the pieces of a kind at a spot.
func (s *Speaker) Pieces(ship card.Ship, at game.Spot) string {
	return Capital(s.Say(s.piecesAt(ship, at)))
}

// Piece returns the name of a kind of piece, as a label; a viper's mark is named if there are two.
func (s *Speaker) Piece(ship card.Ship) string {
	l := s.piecesAt(ship, 0)
	l.Kind = PieceAlone
	return Capital(s.Say(l))
}

// Flown says where a player flies, as a short label. It names the viper's mark if that is not the usual one.
func (s *Speaker) Flown(ship card.Ship, a card.Area) string {
	l := Line{Kind: ofCraft[ship].flies, Area: a}
	return Capital(s.Say(l))
}

// CardsIn returns the heading for a pile whose contents the table can correct.
func (s *Speaker) CardsIn(p game.Pile) string {
	of := pileLinesOf(p)
	return Capital(s.Say(Line{Kind: of.head, N: int(p-of.first) + 1}))
}

// CorrectionError says why a correction is refused, in a sentence.
func (s *Speaker) CorrectionError(f *game.CorrectionError) string { return s.Say(s.faultLine(f)) }

// corrected returns the log line for an edit.
func (s lines) corrected(e game.Event) Line {
	if e.Edit == nil {
		return Line{}
	}
	l := s.EditLine(*e.Edit, e.N)
	l.Kind, l.Inner = LogSetRight, l.Kind
	return l
}

// byCorrection tells what follows from an edit. It tells only what the edit does not say: which cards a player drew or lost.
func (s lines) byCorrection(v *game.View, e game.Event) Line {
	switch {
	case e.Kind == game.Corrected:
		return s.corrected(e)
	case e.Kind == game.CardMoved && (isHand(e.To) && e.Card != "" || isHand(e.From) || e.To == game.QuorumHand && e.Card != ""):
		return s.cardMoved(v, e)
	}
	return Line{}
}

// ofCraft holds the lines that differ by craft (few: nothing else is flown).
var ofCraft = [card.NumShips]struct{ launch, flies Kind }{
	card.Viper:         {OptionLaunch, FliesIn},
	card.MarkVII:       {OptionLaunchMarkVII, FliesMarkVII},
	card.AssaultRaptor: {OptionLaunchRaptor, FliesRaptor},
}

// hasMarks reports whether there are vipers of several marks, so that the mark must be named.
func (s lines) hasMarks() bool { return s.lib.Supply(card.MarkVII) > 0 }
