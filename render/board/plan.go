package board

import (
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// plan is a board as data. Its measures are in units of its own, from its middle; [field] and [layout] set how large a unit is.
type plan struct {
	id         card.Board
	stand      stand
	sites      []site
	yards      []yard     // on the ground
	w, h       float64    // what its hull fills, on the stage and the ground
	nose, tail float64    // of its hull, before and after a row of plates
	miniature  *miniature // its model; without one, its outline is drawn
	outline    []corner
	engines    []float64 // their distance from its middle line, in halves of its height
	metal      ui.Look
	light      ui.Color // of its engines
}

// miniature is a modeled hull, bow to the left. Its measures are those of its plan.
type miniature struct {
	kind  ship.Kind
	long  float64   // its box
	bells []float64 // of its engines: how far from the middle line
	stern float64   // how far aft they stand
	bell  float64   // how wide the light of one shines
	pods  float64   // how far from the middle line its pods are
	lamps float64   // how far apart the lamps are on them
	lamp  ui.Color
}

// corner is a corner of a hull. A hull is as long as its plates need: x is from the end of the nose or of the tail, y from the middle line, in halves
// of its height.
type corner struct {
	aft  bool
	x, y float64
}

// site is a location on its board.
type site struct {
	place  card.Place
	icon   ui.Icon
	at     ui.Rect // on a hull; in a row the plates share the width
	does   []sign  // what can be done there
	hazard bool    // nobody goes there by choice
}

// plateH is the height of a plate of Galactica, armoryW the width of the narrowest.
const plateH, plateGap, armoryW = 108.0, 8.0, 124.0

// The upper edges of the plates of Galactica.
const upper, middle, lower = -plateH - plateGap/2, -plateH / 2, plateGap / 2

var galactica = plan{
	id: card.GalacticaBoard, stand: onStage, w: 936, h: 2 * (podY + podHalf + 6), light: ui.Color{R: 0x4A, G: 0xA8, B: 0xFF, A: 255},
	miniature: &miniature{
		kind: ship.Galactica, long: hullBox, bells: []float64{-84, -50, -16, 16, 50, 84}, stern: 500, bell: 46,
		pods: podY, lamps: 40, lamp: ui.Color{R: 0xFF, G: 0xA0, B: 0x48, A: 255},
	},
	sites: []site{
		{place: card.FTLControl, icon: ui.IconFTL, at: ui.R(-458, middle, 132, plateH), does: []sign{{icon: ui.IconJump, color: ui.Green}}},
		{
			place: card.WeaponsControl, icon: ui.IconWeapons, at: ui.R(-318, upper, 148, plateH),
			does: []sign{{icon: ui.IconRaider, color: ui.Red}, {icon: ui.IconBasestar, color: ui.Red}},
		},
		{
			place: card.Communications, icon: ui.IconCommunications, at: ui.R(-162, upper, 184, plateH),
			does: []sign{{icon: ui.IconEye, color: ui.TextSecond}, {icon: ui.IconCivilian, color: ui.TextSecond}},
		},
		{place: card.ResearchLab, icon: ui.IconResearch, at: ui.R(30, upper, 148, plateH), does: []sign{{skill: ui.Engineering}, {skill: ui.Tactics}}},
		{
			place: card.Command, icon: ui.IconCommand, at: ui.R(-318, lower, 148, plateH),
			does: []sign{{icon: ui.IconViper, color: ui.TextSecond}, {icon: ui.IconViper, color: ui.TextSecond}},
		},
		{
			place: card.AdmiralsQuarters, icon: ui.IconQuarters, at: ui.R(-162, lower, 184, plateH),
			does: []sign{{icon: ui.IconBrig, color: ui.Mix(ui.HazardOn, ui.White, 0.35)}},
		},
		{
			place: card.HangarDeck, icon: ui.IconHangar, at: ui.R(30, lower, 148, plateH),
			does: []sign{{icon: ui.IconViper, color: ui.TextSecond}, {icon: ui.IconUp, color: ui.Cyan}},
		},
		{place: card.Armory, icon: ui.IconArmory, at: ui.R(186, middle, armoryW, plateH), does: []sign{{icon: ui.IconBoarding, color: ui.Red}}},
		{place: card.Sickbay, icon: ui.IconSickbay, at: ui.R(322, upper, 132, plateH), hazard: true},
		{place: card.Brig, icon: ui.IconBrig, at: ui.R(322, lower, 132, plateH), hazard: true},
	},
}

// The Pegasus has her four plates in one row (P-PEG-01).
var pegasus = plan{
	id: card.PegasusBoard, stand: onStage, w: 880, h: 156, light: ui.Color{R: 0x4A, G: 0xA8, B: 0xFF, A: 255},
	miniature: &miniature{
		kind: ship.Pegasus, long: 880, bells: []float64{-46, -28, -9, 9, 28, 46}, stern: 430, bell: 24,
		pods: 66, lamps: 42, lamp: ui.Color{R: 0x9A, G: 0xD0, B: 0xFF, A: 255},
	},
	sites: []site{
		{place: card.PegasusCIC, icon: ui.IconPegasusCIC, at: ui.R(-310, -46, 158, 92), does: []sign{{icon: ui.IconBasestar, color: ui.Red}}},
		{place: card.Airlock, icon: ui.IconAirlock, at: ui.R(-144, -46, 148, 92), does: []sign{{icon: ui.IconPopulation, color: ui.Red}}},
		{place: card.MainBatteries, icon: ui.IconBatteries, at: ui.R(12, -46, 168, 92), does: []sign{{icon: ui.IconRaider, color: ui.Red}, {icon: ui.IconRaider, color: ui.Red}}},
		{place: card.EngineRoom, icon: ui.IconEngineRoom, at: ui.R(188, -46, 158, 92), does: []sign{{icon: ui.IconJump, color: ui.Green}}},
	},
}

var colonialOne = plan{
	id: card.ColonialOneBoard, stand: inRail, nose: 36, tail: 56,
	outline: []corner{
		{false, 0, 0},
		{false, 12, -0.5},
		{false, 36, -0.86},
		{true, 0, -0.86},
		{true, 6, -1},
		{true, 40, -1},
		{true, 48, -0.8},
		{true, 48, 0.8},
		{true, 40, 1},
		{true, 6, 1},
		{true, 0, 0.86},
		{false, 36, 0.86},
		{false, 12, 0.5},
	},
	engines: []float64{-0.5, 0, 0.5}, metal: gunmetal, light: ui.Color{R: 0x4A, G: 0xA8, B: 0xFF, A: 255},
	sites: []site{
		{place: card.QuorumChamber, icon: ui.IconQuorum},
		{place: card.PressRoom, icon: ui.IconPressRoom},
		{place: card.PresidentsOffice, icon: ui.IconPresidentOffice},
		{place: card.Administration, icon: ui.IconAdministration},
	},
}

var cylonLocations = plan{
	id: card.CylonBoard, stand: inRow, nose: 34, tail: 34,
	outline: []corner{
		{false, 0, 0},
		{false, 30, -0.84},
		{false, 90, -1},
		{true, -56, -1},
		{true, 4, -0.84},
		{true, 34, 0},
		{true, 4, 0.84},
		{true, -56, 1},
		{false, 90, 1},
		{false, 30, 0.84},
	},
	metal: CylonLook,
	sites: []site{
		{place: card.Caprica, icon: ui.IconCaprica},
		{place: card.CylonFleet, icon: ui.IconCylonFleet},
		{place: card.HumanFleet, icon: ui.IconHumanFleet},
		{place: card.ResurrectionShip, icon: ui.IconResurrection},
		{place: card.HubDestroyed, icon: ui.IconHub},
	},
}

var cylonFleet = plan{
	id: card.CylonFleetBoard, stand: behindSpace,
	sites: []site{{place: card.BasestarBridge, icon: ui.IconBasestar}},
}

// plans lists all boards.
var plans = [...]*plan{&galactica, &pegasus, &colonialOne, &demetrius, &rebelBasestar, &cylonLocations, &cylonFleet, &newCaprica}

// siteOf returns the location of a name. A place that is no location has the sign of a viper.
func siteOf(p card.Place) site {
	for _, board := range plans {
		for _, s := range board.sites {
			if s.place == p {
				return s
			}
		}
	}
	return site{place: p, icon: ui.IconViper}
}

// Icon returns the sign of a location.
func Icon(p card.Place) ui.Icon { return siteOf(p).icon }

// gunmetal is the hull of a ship of the fleet.
var gunmetal = ui.Look{Top: ui.Color{R: 0x5A, G: 0x63, B: 0x6E, A: 255}, Bottom: ui.Color{R: 0x2C, G: 0x33, B: 0x3C, A: 255}, LineTop: ui.Color{R: 0x9A, G: 0xA6, B: 0xB2, A: 255}, LineBottom: ui.Color{R: 0x1A, G: 0x20, B: 0x28, A: 255}}
