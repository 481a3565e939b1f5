package card

import (
	"strconv"

	"battlestar/game/card"
	"battlestar/render/ui"
)

var resourceIcons = [...]ui.Icon{card.Fuel: ui.IconFuel, card.Food: ui.IconFood, card.Morale: ui.IconMorale, card.Population: ui.IconPopulation}

// ResourceIcon returns the sign of a resource.
func ResourceIcon(r card.Resource) ui.Icon { return resourceIcons[r] }

var shipIcons = [...]ui.Icon{
	card.NoShip: ui.IconViper, card.Raider: ui.IconRaider, card.HeavyRaider: ui.IconHeavyRaider, card.Basestar: ui.IconBasestar,
	card.Civilian: ui.IconCivilian, card.Viper: ui.IconViper, card.Raptor: ui.IconRaptor, card.Centurion: ui.IconBoarding,
	card.MarkVII: ui.IconViper, card.AssaultRaptor: ui.IconRaptor,
}

// ShipIcon returns the sign of a kind of piece.
func ShipIcon(s card.Ship) ui.Icon { return shipIcons[s] }

var activationIcons = [...]ui.Icon{
	card.NoActivation: ui.IconCross, card.Raiders: ui.IconRaider, card.LaunchRaiders: ui.IconCylonFleet,
	card.HeavyRaiders: ui.IconHeavyRaider, card.Basestars: ui.IconBasestar,
}

// ActivationIcon returns the sign of an activation.
func ActivationIcon(a card.Activation) ui.Icon { return activationIcons[a] }

var placeIcons = map[card.Place]ui.Icon{
	card.FTLControl: ui.IconFTL, card.WeaponsControl: ui.IconWeapons, card.Command: ui.IconCommand, card.Communications: ui.IconCommunications,
	card.AdmiralsQuarters: ui.IconQuarters, card.ResearchLab: ui.IconResearch, card.HangarDeck: ui.IconHangar, card.Armory: ui.IconArmory,
	card.Sickbay: ui.IconSickbay, card.Brig: ui.IconBrig, card.PressRoom: ui.IconPressRoom, card.PresidentsOffice: ui.IconPresidentOffice,
	card.Administration: ui.IconAdministration, card.Caprica: ui.IconCaprica, card.CylonFleet: ui.IconCylonFleet,
	card.HumanFleet: ui.IconHumanFleet, card.ResurrectionShip: ui.IconResurrection,
	card.PegasusCIC: ui.IconPegasusCIC, card.Airlock: ui.IconAirlock, card.MainBatteries: ui.IconBatteries, card.EngineRoom: ui.IconEngineRoom,
	card.MedicalCenter: ui.IconMedical, card.ResistanceHQ: ui.IconResistance, card.Detention: ui.IconDetention,
	card.OccupationAuthority: ui.IconAuthority, card.BreedersCanyon: ui.IconCanyon, card.Shipyard: ui.IconShipyard,
	card.QuorumChamber: ui.IconQuorum, card.Bridge: ui.IconBridge, card.TacticalPlot: ui.IconPlot, card.CaptainsCabin: ui.IconCabin,
	card.HybridTank: ui.IconHybrid, card.Datastream: ui.IconDatastream, card.RaiderBay: ui.IconRaiderBay, card.HubDestroyed: ui.IconHub,
}

// PlaceIcon returns the sign of a location.
func PlaceIcon(p card.Place) ui.Icon {
	if i, ok := placeIcons[p]; ok {
		return i
	}
	return ui.IconCards
}

// signed returns a number with its sign, and a real minus.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// items returns a list of effects as a card shows it. Effects that an icon and a number express in full are shown that way, the rest as sentences
// behind an icon.
func (f *Faces) items(list card.Effects) body {
	var b body
	for _, e := range list {
		switch e := e.(type) {
		case card.Change:
			b = append(b, item{icons: []ui.Icon{resourceIcons[e.Resource]}, num: signed(e.By), color: gainColor(e.By)})
		case card.JumpPrep:
			b = append(b, item{icons: []ui.Icon{ui.IconJump}, num: signed(e.By), color: gainColor(e.By)})
		default:
			icon, c := sign(e)
			b = append(b, item{icons: []ui.Icon{icon}, color: c, text: f.say.Effect(e)})
		}
	}
	return b
}

func gainColor(n int) ui.Color {
	if n < 0 {
		return ui.Red
	}
	return ui.Green
}

// sign returns the icon of an effect and its color.
func sign(e card.Effect) (ui.Icon, ui.Color) {
	switch e := e.(type) {
	case card.Change:
		return resourceIcons[e.Resource], gainColor(e.By)
	case card.JumpPrep:
		return ui.IconJump, gainColor(e.By)
	case card.IfAtMost:
		return resourceIcons[e.Resource], ui.Red
	case card.Discard, card.DiscardHand:
		return ui.IconCards, ui.Red
	case card.Draw, card.CountsPositive:
		return ui.IconCards, ui.CyanIcon
	case card.DrawQuorum, card.ResolveQuorum, card.DrawOrPlayQuorum, card.PlayQuorum, card.GiveThisCard:
		return ui.IconLaurel, gold
	case card.DiscardNuke, card.LaunchNuke, card.LaunchNukeAtArea:
		return ui.IconNuke, ui.Red
	case card.Send:
		return PlaceIcon(e.To), ui.Red
	case card.SendChosen:
		return PlaceIcon(e.To), ui.Red
	case card.SendAllIn:
		return PlaceIcon(e.To), ui.Red
	case card.SendAllOn:
		return PlaceIcon(e.To), ui.Red
	case card.SendTarget:
		return PlaceIcon(e.To), ui.Red
	case card.FreeFromBrig, card.ReleaseOther:
		return ui.IconBrig, ui.Green
	case card.GiveTitle, card.PassTitle:
		return ui.IconLaurel, gold
	case card.Mutiny:
		return ui.IconAdmiral, gold
	case card.LookAtLoyalty, card.LookAtTop, card.AllFaceUp, card.LookAtCivilians, card.Infiltrate, card.GiveLoyalty:
		return ui.IconEye, ui.CyanIcon
	case card.PlaceCivilians:
		return ui.IconCivilian, ui.Amber
	case card.Damage, card.ChooseDamage, card.RollBelowRaiders:
		return ui.IconDamage, ui.Red
	case card.Placement:
		return shipIcons[e.Ship], sideColor(e.Ship)
	case card.Activate:
		return activationIcons[e.Ships], ui.Red
	case card.ActivatePlaced:
		return ui.IconRaider, ui.Red
	case card.Destroy:
		return shipIcons[e.Ship], ui.Red
	case card.DamageVipers, card.RecallVipers:
		return ui.IconViper, ui.Red
	case card.RestoreRaptor:
		return ui.IconRaptor, ui.Green
	case card.RepairShips, card.Repair:
		return ui.IconWrench, ui.Green
	case card.Roll, card.RollBonus, card.RerollAttack, card.FTLRoll:
		return ui.IconDie, ui.CyanIcon
	case card.Risk:
		return shipIcons[e.Ship], ui.CyanIcon
	case card.OneOf:
		if len(e.Options) > 0 && len(e.Options[0]) > 0 {
			return sign(e.Options[0][0])
		}
		return ui.IconPlay, ui.CyanIcon
	case card.Order, card.ExtraAction:
		return ui.IconPlay, ui.CyanIcon
	case card.May:
		if len(e.Then) > 0 {
			return sign(e.Then[0])
		}
		return ui.IconPlay, ui.CyanIcon
	case card.AnotherCrisis, card.BringCrisis, card.SwapSuperCrisis:
		return ui.IconDamage, ui.Amber
	case card.KeepWithObjective:
		return ui.IconDistance, ui.Green
	case card.JumpFleet, card.NextJumpWins:
		return ui.IconJump, ui.CyanIcon
	case card.GalacticaAttacks, card.ViperAttacks:
		return ui.IconWeapons, ui.CyanIcon
	case card.ActivateVipers, card.ActivateViper, card.LaunchSelf:
		return ui.IconViper, ui.CyanIcon
	case card.AttackCenturion:
		return ui.IconBoarding, ui.CyanIcon
	case card.CommandFleet, card.Pursuit, card.Reinforce, card.ChooseTwo:
		return ui.IconCylonFleet, ui.Red
	case card.Lasts:
		return ui.IconClock, ui.Amber
	case card.Difficulty, card.Target, card.MakeCheck:
		return ui.IconTick, ui.CyanIcon
	default:
		return ionianSign(e)
	}
}

// ionianSign returns the sign of an effect with a verb that the Ionian Nebula adds.
func ionianSign(e card.Effect) (ui.Icon, ui.Color) {
	switch e := e.(type) {
	case card.DrawTrauma:
		return crackedSign, ui.Red
	case card.DiscardTrauma:
		return crackedSign, ui.Green
	case card.Execute, card.ExecuteAnother:
		return disasterSign, ui.Red
	case card.Another:
		if len(e.Then) > 0 {
			return sign(e.Then[0])
		}
	case card.IfDistance:
		return ui.IconDistance, ui.CyanIcon
	case card.AddNotCylon, card.DrawLoyalty:
		return ui.IconEye, ui.Amber
	case card.MoveAnywhere:
		return ui.IconPopulation, ui.CyanIcon
	case card.TakeDestiny, card.DrawOwn:
		return ui.IconCards, ui.CyanIcon
	case card.Appoint:
		return ui.IconLaurel, gold
	case card.RepairAny, card.RestoreVipers:
		return ui.IconWrench, ui.Green
	case card.ReturnViper, card.ActivateOneViper:
		return ui.IconViper, ui.CyanIcon
	case card.VipersDestroy, card.DestroyInArea, card.RemoveRaiders, card.DestroyRaidersHere:
		return ui.IconRaider, ui.Green
	case card.ActivateRaidersThere:
		return ui.IconRaider, ui.Red
	case card.DamageBasestar:
		return ui.IconBasestar, ui.Green
	case card.HideCivilian:
		return ui.IconCivilian, ui.CyanIcon
	case card.PushBack:
		return ui.IconBoarding, ui.Green
	}
	return pegasusSign(e)
}

// pegasusSign returns the sign of an effect with a verb of the cards of the Pegasus box.
func pegasusSign(e card.Effect) (ui.Icon, ui.Color) {
	switch e := e.(type) {
	case card.DiscardThenDraw, card.IntoDestiny, card.NewDestiny:
		return ui.IconCards, ui.Red
	case card.DrawSuperCrisis, card.FindCrisis:
		return ui.IconDamage, ui.Amber
	case card.ReleaseChosen:
		return ui.IconBrig, ui.Green
	case card.ExecuteIn:
		return disasterSign, ui.Red
	case card.IfMourned:
		return sign(e.Then[0])
	case card.PutScar:
		return ui.IconRaider, ui.Red
	case card.DefendCivilian:
		return ui.IconRaider, ui.Green
	case card.RepairBoth:
		return ui.IconWrench, ui.Green
	case card.LookAtBottom, card.ArrangeCrises, card.SearchDestiny:
		return ui.IconEye, ui.CyanIcon
	case card.Misjump:
		return ui.IconJump, ui.CyanIcon
	}
	return capricaSign(e)
}

// capricaSign returns the sign of an effect with a verb that New Caprica adds.
func capricaSign(e card.Effect) (ui.Icon, ui.Color) {
	switch e := e.(type) {
	case card.ActivateForces, card.ActivateForce, card.PlaceForce:
		return ui.IconForce, ui.Red
	case card.DestroyForces, card.AttackForces:
		return ui.IconForce, ui.Green
	case card.PrepareOrEvacuate:
		return ui.IconPrepare, ui.Green
	case card.FlyAlong:
		return ui.IconEvacuate, ui.Green
	case card.DestroyOnGround:
		return ui.IconCivilian, ui.Red
	case card.LoseHighest: // whichever that is
		return ui.IconDamage, ui.Red
	case card.LookAtLocked:
		return ui.IconEye, ui.CyanIcon
	case card.Detain:
		return ui.IconDetention, ui.Red
	case card.ReleaseDetained, card.LeaveDetention:
		return ui.IconDetention, ui.Green
	case card.ExecuteRevealed:
		return disasterSign, ui.Red
	case card.OnGround:
		return first(e.Then)
	case card.InOrbit:
		return first(e.Then)
	case card.NeedsGround:
		return ui.IconResistance, ui.CyanIcon
	case card.NewCapricaPhase, card.LeaveNewCaprica, card.NoJumpStep:
		return ui.IconJump, ui.CyanIcon
	case card.ResolveCrisis:
		return ui.IconDamage, ui.Amber
	case card.OfferQuorum:
		return ui.IconLaurel, gold
	case card.MayDraw:
		return ui.IconCards, ui.CyanIcon
	}
	return ui.IconNext, ui.TextQuiet
}

// first returns the sign of the first effect in a list.
func first(list card.Effects) (ui.Icon, ui.Color) {
	if len(list) > 0 {
		return sign(list[0])
	}
	return ui.IconNext, ui.TextQuiet
}

// sideColor returns red for Cylon ships and cyan for ours.
func sideColor(s card.Ship) ui.Color {
	// all others are Cylon ships
	//exhaustive:ignore
	switch s {
	case card.Civilian, card.Viper, card.Raptor:
		return ui.CyanIcon
	default:
		return ui.Red
	}
}

// gist returns the icons above the text of a Skill card: what it does at a glance.
func gist(list card.Effects) body {
	one := func(num string, icons ...ui.Icon) body { return body{{icons: icons, num: num, color: ui.CyanIcon}} }
	if len(list) == 0 {
		return nil
	}
	switch e := list[0].(type) {
	case card.Draw:
		return one(signed(e.N), ui.IconCards)
	case card.AllFaceUp:
		return one("", ui.IconCards, ui.IconEye)
	case card.Order:
		return one("", ui.IconPopulation, ui.IconPlay)
	case card.Difficulty:
		return one(signed(e.By), ui.IconTick)
	case card.Risk:
		return one("", shipIcons[e.Ship], ui.IconDie, ui.IconEye)
	case card.RollBonus:
		return one(signed(e.By), ui.IconDie)
	case card.RerollAttack:
		return one(signed(e.Piloted), ui.IconViper, ui.IconDie)
	case card.ViperAttacks:
		return one("×"+strconv.Itoa(e.N), ui.IconViper, ui.IconWeapons)
	case card.Repair:
		return one("", ui.IconWrench)
	case card.CountsPositive:
		return one("", ui.IconCards, ui.IconUp)
	default:
		icon, c := sign(e)
		if icon == ui.IconNext { // it says nothing
			return nil
		}
		return body{{icons: []ui.Icon{icon}, color: c}}
	}
}

// Effects draws a list of effects into r, smaller if it does not fit, and returns the height used.
func (f *Faces) Effects(u *ui.UI, r ui.Rect, list card.Effects, most float64) float64 {
	b := f.items(list)
	return b.draw(u, r, b.fit(u, r.W, r.H, most, 16))
}
