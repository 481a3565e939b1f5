package ship

import "battlestar/assets/ships/sheet"

// Kind is a kind of miniature.
type Kind uint8

// The miniatures, in the order of the sheets.
const (
	ViperII Kind = iota
	ViperVII
	Raptor
	Raider
	HeavyRaider
	Basestar
	BasestarDamaged
	// CivilianClosed is a civilian ship face down; the others say what it carries.
	CivilianClosed
	CivilianLiner  // people
	CivilianRing   // more people
	CivilianDome   // people and morale
	CivilianTanker // people and fuel
	CivilianHulk   // nothing
	Centurion
	Nuke
	ColonialOne
	// Pawn is light, so that a tint gives it the colour of a seat.
	Pawn
	// Die lies on a side; its number is drawn by the caller.
	Die
	AssaultRaptor
	// Galactica is the first of the hulls.
	Galactica
	Pegasus
	Demetrius
	// RebelBasestar glows as the side does that she is on: the humans', or with the other kind the Cylons'.
	RebelBasestar
	RebelBasestarCylon
	kinds
)

// hull is how the sheets of a hull are laid out, nil for the others.
func (k Kind) hull() *sheet.Hull {
	if int(k) < sheet.FirstHull {
		return nil
	}
	return &sheet.Hulls[int(k)-sheet.FirstHull]
}
