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
	// CivilianClosed is a facedown civilian ship; the next five show what the ship carries.
	CivilianClosed
	CivilianLiner  // people
	CivilianRing   // more people
	CivilianDome   // people and morale
	CivilianTanker // people and fuel
	CivilianHulk   // nothing
	Centurion
	Nuke
	ColonialOne
	// Pawn is pale, so that a tint gives it the color of a seat.
	Pawn
	// Die lies on a side; the caller draws its number.
	Die
	AssaultRaptor
	// Galactica is the first of the hulls.
	Galactica
	Pegasus
	Demetrius
	// RebelBasestar glows in the color of her side: the humans', or the Cylons' for the next kind.
	RebelBasestar
	RebelBasestarCylon
	kinds
)

// hull returns how the sheets of a hull are laid out, nil for other kinds.
func (k Kind) hull() *sheet.Hull {
	if int(k) < sheet.FirstHull {
		return nil
	}
	return &sheet.Hulls[int(k)-sheet.FirstHull]
}
