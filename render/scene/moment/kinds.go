package moment

import (
	"fmt"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/board"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// How the table is lit while it stops to look.
var (
	grave  = light{ui.Void, 0.86}
	danger = light{ui.Color{R: 0x7A, G: 0x08, B: 0x08, A: 255}, 0.30} // what the Cylons do
	loss   = light{ui.Color{R: 0x5A, G: 0x26, B: 0x04, A: 255}, 0.34} // what is lost
	deed   = light{ui.Color{R: 0x08, G: 0x26, B: 0x30, A: 255}, 0.34} // what the humans do
	calm   = light{ui.Void, 0}
	night  = light{ui.Color{R: 0x02, G: 0x03, B: 0x08, A: 255}, 0.90}
	hope   = light{ui.Color{R: 0x0A, G: 0x1C, B: 0x2A, A: 255}, 0.34}
	clouds = light{ui.Color{R: 0x62, G: 0x69, B: 0x6E, A: 255}, 1} // over New Caprica
	upper  = light{ui.Color{R: 0x10, G: 0x18, B: 0x26, A: 255}, 1} // where its air begins
	dawn   = light{ui.Color{R: 0x4A, G: 0x3C, B: 0x32, A: 255}, 1}
)

// kinds are the kinds of moments; an event brings the first that fits.
var kinds = []kind{
	{
		name: "evening", head: say.MomentEvening, light: night, stage: opening, long: 420,
		brings: func(c *cause) bool { return c.Kind == game.TurnBegan && c.N == 1 },
		about:  func(c *cause) moment { return moment{seat: c.Seat, picture: "fleet"} },
	},
	{
		name: "turn", light: calm, long: 54,
		brings: func(c *cause) bool { return c.Kind == game.TurnBegan },
		about: func(c *cause) moment {
			return moment{seat: c.Seat, head: c.say.Name(c.Seat), text: fmt.Sprintf(c.say.Text(say.MomentTurn), c.N) + " · " + c.say.Character(c.v.Seats[c.Seat].Character)}
		},
	},
	{
		name: "attack", head: say.MomentAttack, means: say.MomentAttackMeans, light: danger, long: 110,
		brings: func(c *cause) bool {
			return c.Kind == game.CardMoved && c.To == game.CrisisOpen && c.faces.Attack(c.Card)
		},
		about: func(c *cause) moment {
			return moment{seat: game.NoSeat, picture: "swarm", text: c.say.Face(c.faces.Deck(c.Card), c.Card).Title}
		},
	},
	{
		name: "basestar", head: say.MomentBasestar, means: say.MomentBasestarMeans, light: danger, long: 90, again: 45,
		brings: func(c *cause) bool { return c.Kind == game.BasestarPlaced && c.v.Turn > 0 },
		about:  func(*cause) moment { return moment{seat: game.NoSeat, picture: "basestar"} },
	},
	{
		name: "nuke", head: say.MomentNuke, light: deed, long: 90,
		brings: func(c *cause) bool {
			return c.Kind == game.AttackMade && (c.RollFor == game.RollForNuke || c.RollFor == game.RollForAreaNuke)
		},
		about: func(c *cause) moment { return moment{seat: c.Seat, picture: "missiles"} },
	},
	{
		name: "hit", head: say.MomentHit, light: danger, long: 110, again: 70,
		brings: func(c *cause) bool {
			return c.Kind == game.CardMoved && game.HullWith(c.To) != nil && c.Cause != game.BySetup
		},
		about: func(c *cause) moment {
			hull := game.HullWith(c.To)
			m := moment{seat: game.NoSeat, picture: c.faces.PictureOf(c.Card)}
			if hull.Board == card.PegasusBoard {
				m.head = c.say.Text(say.MomentPegasusHit)
			}
			if left := hull.Loses - len(c.v.Piles[hull.Damaged]); left > 0 {
				line, _ := c.say.Event(c.v, *c.Event)
				m.text = line + " " + fmt.Sprintf(c.say.Text(say.MomentHitsLeft), left)
			}
			return m
		},
	},
	{
		name: "pegasus", head: say.MomentPegasusLost, light: grave, long: 170,
		brings: func(c *cause) bool { return c.Kind == game.PegasusDestroyed },
		about:  func(*cause) moment { return moment{seat: game.NoSeat, picture: "pegasus"} },
	},
	{
		name: "civilian", head: say.MomentCivilian, means: say.MomentCivilianMeans, light: loss, long: 110, again: 60,
		brings: func(c *cause) bool {
			if c.Kind != game.CardMoved || c.To != game.Removed || c.Cause != game.ByHit {
				return false
			}
			if onGround(c.From) { // those left behind are told together
				return !c.leaving
			}
			for _, a := range card.Areas {
				if c.From == game.Civilians(a) {
					return true
				}
			}
			return false
		},
		about: func(c *cause) moment {
			line, _ := c.say.Event(c.v, *c.Event)
			m := moment{seat: game.NoSeat, picture: "convoy", deck: card.CivilianShips, card: c.Card, text: line + " " + c.lines(card.CivilianShips)}
			if onGround(c.From) {
				m.picture = "centurion-line"
			}
			return m
		},
	},
	{
		name: "boarding", head: say.MomentBoarding, light: danger, long: 100, again: 50,
		brings: func(c *cause) bool {
			return c.Kind == game.Boarded || c.Kind == game.CenturionMoved && c.FromAt >= 0 && c.ToAt > c.FromAt && c.Cause != game.ByCorrection
		},
		about: func(c *cause) moment {
			line, _ := c.say.Event(c.v, *c.Event)
			steps := len(c.v.Centurions) - 1 - max(0, int(c.ToAt))
			return moment{seat: game.NoSeat, picture: "centurions", text: line + " " + fmt.Sprintf(c.say.Text(say.MomentStepsLeft), steps)}
		},
	},
	{
		name: "last", light: loss, long: 90,
		brings: func(c *cause) bool {
			return c.Kind == game.ResourceChanged && c.N < 0 && c.v.Turn > 0 && c.v.Resources[c.Resource] == 1
		},
		about: func(c *cause) moment { return aboutResource(c, say.MomentLast) },
	},
	{
		name: "red", light: loss, long: 80,
		brings: func(c *cause) bool {
			if c.Kind != game.ResourceChanged || c.N >= 0 || c.v.Turn == 0 {
				return false
			}
			was := *c.v
			was.Resources[c.Resource] -= c.N
			return c.v.InRed(c.Resource) && !was.InRed(c.Resource)
		},
		about: func(c *cause) moment { return aboutResource(c, say.MomentRed) },
	},
	{
		name: "landing", head: say.MomentLanding, light: clouds, stage: lands, long: 280,
		brings: func(c *cause) bool { return c.Kind == game.Landed },
		about: func(c *cause) moment {
			return moment{seat: game.NoSeat, picture: "settlement", text: c.say.Text(say.MomentLandingAhead)}
		},
	},
	{
		name: "return", head: say.MomentReturn, light: upper, stage: returns, long: 260,
		brings: func(c *cause) bool { return c.Kind == game.GalacticaBack },
		about: func(c *cause) moment {
			return moment{seat: game.NoSeat, picture: "reentry", text: c.say.Text(say.MomentReturnAhead)}
		},
	},
	{
		// From New Caprica, the fleet jumps once, and that is the end (P-NC-34).
		name: "departure", head: say.MomentDeparture, light: dawn, stage: departs, long: 280,
		brings: func(c *cause) bool { return c.Kind == game.Jumped && c.v.Stage() == game.InOrbit },
		about: func(c *cause) moment {
			return moment{seat: game.NoSeat, picture: "exodus", text: c.leftBehind()}
		},
	},
	{
		name: "jump", light: calm, stage: leap, long: 132, frees: board.Flash,
		brings: func(c *cause) bool { return c.Kind == game.Jumped },
		about:  func(*cause) moment { return moment{seat: game.NoSeat, picture: "fleet"} },
	},
	{
		name: "destination", means: say.MomentDestinationMeans, light: hope, long: 110,
		brings: func(c *cause) bool { return c.Kind == game.CardMoved && c.To == game.Traveled && c.Card != "" },
		about: func(c *cause) moment {
			deck := c.faces.Deck(c.Card)
			return moment{seat: game.NoSeat, picture: c.faces.PictureOf(c.Card), head: c.say.Face(deck, c.Card).Title, text: c.lines(deck)}
		},
	},
	{
		name: "last-jump", head: say.MomentLastJump, light: hope, long: 120,
		brings: func(c *cause) bool { return c.Kind == game.LastJumpIsNext },
		about:  func(*cause) moment { return moment{seat: game.NoSeat, picture: "beacon"} },
	},
	{
		name: "sleeper", head: say.MomentSleeper, light: night, long: 150,
		brings: func(c *cause) bool { return c.Kind == game.ThresholdMet && c.N == c.faces.SleeperAt() },
		about:  func(*cause) moment { return moment{seat: game.NoSeat, picture: "circle"} },
	},
	{
		name: "title", means: say.MomentTitleMeans, light: hope, long: 90, again: 45,
		brings: func(c *cause) bool {
			return c.Kind == game.TitleGiven && c.v.Turn > 0 && c.Seat != game.NoSeat && c.Seat != c.Other
		},
		about: func(c *cause) moment {
			return moment{seat: c.Seat, other: c.Other, icon: parts.TitleIcons[c.Title], head: c.say.Title(c.Title)}
		},
	},
	{
		name: "brig", head: say.MomentBrig, light: loss, long: 90,
		brings: func(c *cause) bool { return c.Kind == game.CharacterMoved && c.Place == card.Brig && c.v.Turn > 0 },
		about: func(c *cause) moment {
			return moment{seat: c.Seat, plight: cards.InBrig, picture: c.faces.PictureOf(card.ID(card.Brig))}
		},
	},
	{
		name: "sickbay", head: say.MomentSickbay, light: loss, long: 72,
		brings: func(c *cause) bool {
			return c.Kind == game.CharacterMoved && c.Place == card.Sickbay && c.v.Turn > 0 && c.Cause != game.ByCorrection
		},
		about: func(c *cause) moment {
			return moment{seat: c.Seat, plight: cards.InSickbay, picture: c.faces.PictureOf(card.ID(card.Sickbay))}
		},
	},
	{
		name: "detention", head: say.MomentDetention, light: loss, long: 90,
		brings: func(c *cause) bool {
			return c.Kind == game.CharacterMoved && c.Place == card.Detention && c.Cause != game.ByCorrection
		},
		about: func(c *cause) moment {
			return moment{seat: c.Seat, plight: cards.InBrig, picture: c.faces.PictureOf(card.ID(card.Detention))}
		},
	},
	{
		name: "medical", head: say.MomentMedical, light: loss, long: 72,
		brings: func(c *cause) bool {
			return c.Kind == game.CharacterMoved && c.Place == card.MedicalCenter && c.Cause != game.ByCorrection
		},
		about: func(c *cause) moment {
			return moment{seat: c.Seat, plight: cards.InSickbay, picture: c.faces.PictureOf(card.ID(card.MedicalCenter))}
		},
	},
	{
		name: "once", head: say.MomentOnce, means: say.MomentOnceMeans, light: hope, long: 90, again: 60,
		brings: func(c *cause) bool {
			return c.Kind == game.AbilityUsed && c.Seat != game.NoSeat && c.faces.OncePerGame(c.Card)
		},
		about: func(c *cause) moment {
			m := moment{seat: c.Seat}
			if c.v.Boxes.With("daybreak") { // D-MIR-01
				m.head = c.say.Text(say.MomentMiracle)
			}
			return m
		},
	},
	{
		name: "mutineer", head: say.MomentMutineer, light: loss, long: 110, again: 60,
		brings: func(c *cause) bool {
			return c.Cause == game.ByMutineer && (c.Kind == game.Looked || c.Kind == game.CardMoved && c.To.Owner() != game.NoSeat)
		},
		about: func(c *cause) moment {
			m := moment{seat: c.From.Owner(), picture: "mutineer"}
			if c.Kind == game.CardMoved { // handed over
				m.seat = c.To.Owner()
			}
			return m
		},
	},
	{
		name: "mutiny", head: say.MomentMutiny, light: loss, long: 90, again: 60,
		brings: func(c *cause) bool {
			return c.Kind == game.CardMoved && c.To == game.MutinyOpen && c.Cause == game.ByPlay
		},
		about: func(c *cause) moment { return moment{seat: c.Seat, picture: c.faces.PictureOf(c.Card)} },
	},
	{
		name: "mission", head: say.MomentMission, light: hope, long: 100,
		brings: func(c *cause) bool { return c.Kind == game.CardMoved && c.To == game.ActiveMission },
		about: func(c *cause) moment {
			return moment{seat: game.NoSeat, picture: c.faces.PictureOf(c.Card), text: c.say.NameIn(card.Missions, c.Card)}
		},
	},
	{
		name: "rebels", head: say.MomentRebels, light: hope, long: 130,
		brings: func(c *cause) bool { return c.Kind == game.RebelsTurned },
		about:  func(*cause) moment { return moment{seat: game.NoSeat, picture: "rebel-basestar"} },
	},
	{
		name: "hub", head: say.MomentHub, light: deed, long: 130,
		brings: func(c *cause) bool { return c.Kind == game.HubLost },
		about:  func(*cause) moment { return moment{seat: game.NoSeat, picture: "hub-wreck"} },
	},
	{
		name: "motive", head: say.MomentMotive, light: danger, long: 100, again: 60,
		brings: func(c *cause) bool { return c.Kind == game.Looked && c.Cause == game.ByMotive },
		about: func(c *cause) moment {
			return moment{seat: c.From.Owner(), picture: c.faces.PictureOf(c.Card)}
		},
	},
	{
		// An execution that follows has a moment of its own.
		name: "disaster", head: say.MomentDisaster, light: danger, long: 90, again: 45,
		brings: func(c *cause) bool {
			return c.Kind == game.CardMoved && c.To == game.TraumaShown && c.Cause == game.ByDisaster && c.v.Turn > 0
		},
		about: func(c *cause) moment { return moment{seat: c.Seat, deck: card.TraumaTokens, card: c.Card} },
	},
	{
		name: "crossroads", head: say.MomentCrossroads, light: night, stage: nebula, long: 250,
		brings: func(c *cause) bool { return c.Kind == game.PhaseBegan && c.Phase == game.AtCrossroads },
		about: func(c *cause) moment {
			return moment{seat: game.NoSeat, picture: "nebula", text: c.say.Text(say.MomentCrossroadsAhead)}
		},
	},
	{
		name: "trial", head: say.MomentTrial, light: grave, stage: tried, long: 220,
		brings: func(c *cause) bool { return c.Kind == game.PhaseBegan && c.Phase == game.AtTrial },
		about:  func(*cause) moment { return moment{seat: game.NoSeat, picture: "testimony"} },
	},
	{
		name: "eliminated", head: say.MomentEliminated, light: grave, stage: dies, long: 150, again: 150,
		brings: func(c *cause) bool { return c.Kind == game.Condemned },
		about:  func(c *cause) moment { return moment{seat: c.Seat, face: c.Card, plight: cards.Executed} },
	},
	{
		name: "execution", light: grave, stage: dies, long: 150, again: 150,
		brings: func(c *cause) bool { return c.Kind == game.Executed },
		about:  func(c *cause) moment { return moment{seat: c.Seat, face: c.Card, plight: cards.Executed} },
	},
	{
		name: "revelation", head: say.MomentIsACylon, light: grave, stage: turnsOut, long: 220, again: 220,
		brings: func(c *cause) bool { return c.Kind == game.Revealed && c.faces.Cylon(c.Card) },
		about: func(c *cause) moment {
			return moment{seat: c.Seat, deck: card.LoyaltyCards, card: c.Card}
		},
	},
	{
		// The Sympathizer or the Sympathetic Cylon turns a human into a Cylon.
		name: "turned", head: say.MomentIsACylon, light: grave, stage: turnsOut, long: 220, again: 220,
		brings: func(c *cause) bool {
			return c.Kind == game.BecameCylon && (c.Allegiance == game.Sympathizer || c.Allegiance == game.SympatheticCylon)
		},
		about: func(c *cause) moment {
			m := moment{seat: c.Seat, deck: card.LoyaltyCards}
			for _, slot := range c.v.Piles[game.Loyalty(c.Seat)] {
				if slot.FaceUp() {
					m.card = slot.Card
				}
			}
			return m
		},
	},
	{
		name: "infiltration", head: say.MomentInfiltration, light: danger, long: 110, again: 60,
		brings: func(c *cause) bool { return c.Kind == game.Infiltration && c.v.Seats[c.Seat].Infiltrating() },
		about: func(c *cause) moment {
			line, _ := c.say.Event(c.v, *c.Event)
			return moment{seat: c.Seat, picture: c.faces.PictureOf(card.ID(card.HumanFleet)), text: line}
		},
	},
	{
		name: "end", light: night, stage: ending, long: 240,
		brings: func(c *cause) bool { return c.Kind == game.GameOver },
		about: func(c *cause) moment {
			return moment{seat: game.NoSeat, won: c.Over.HumansWin, head: strings.TrimSuffix(c.say.Ending(*c.Over), "."), text: c.say.Say(say.BecauseLine(*c.Over))}
		},
	},
}

// lines returns what a card says, joined into one text.
func (c *cause) lines(deck card.Deck) string {
	var list []string
	for _, l := range c.say.Face(deck, c.Card).Lines {
		if _, err := strconv.Atoi(l.Text); err == nil { // a number means nothing without its label
			l.Text = l.Label + " " + l.Text
		}
		list = append(list, l.Text)
	}
	return strings.Join(list, " · ")
}

// aboutResource tells how a resource stands, in words that take its name.
func aboutResource(c *cause, words say.Text) moment {
	return moment{seat: game.NoSeat, head: fmt.Sprintf(c.say.Text(words), c.say.Resource(c.Resource)), icon: cards.ResourceIcon(c.Resource), picture: resourcePictures[c.Resource]}
}

// resourcePictures are the pictures for resources that run low.
var resourcePictures = [...]string{card.Fuel: "dry-tank", card.Food: "empty-shelves", card.Morale: "riot", card.Population: "morgue"}
