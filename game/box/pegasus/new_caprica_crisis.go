package pegasus

import "battlestar/game/card"

// newCapricaCrises returns the Crisis cards of New Caprica: 30, one copy each. They are the Crisis deck after the landing (P-NC-02).
func newCapricaCrises() []card.Crisis {
	const forces, jump = true, true
	iconsOf := func(a card.Activation, forces, moves bool) card.Icons {
		return card.Icons{Activate: a, Forces: forces, Jump: moves, Evacuate: moves}
	}
	detain := func(by card.Who) card.SendChosen {
		return card.SendChosen{By: by, To: card.Detention, OnGround: true}
	}
	hurt := func(by card.Who) card.SendChosen {
		return card.SendChosen{By: by, To: card.MedicalCenter, OnGround: true}
	}
	sent := func(to card.Place) card.OnGround {
		return card.OnGround{Who: card.Current, Then: card.Do(send(card.Current, to))}
	}
	release := may(card.Current, card.ReleaseDetained{By: card.Current})
	force := card.PlaceForce{}
	cards := []card.Crisis{
		{
			ID: "hiding-underground", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Food, 1)),
			},
			Options: instead(detain(card.Current)),
			Icons:   iconsOf(card.Raiders, forces, jump),
		},
		{
			ID: "prepare-for-a-fight", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Leadership, card.Tactics, card.Engineering),
				Pass: card.Do(card.DestroyForces{N: 1}),
				Fail: card.Do(card.Lose(card.Morale, 1), sent(card.Detention)),
			},
			Options: instead(hurt(card.Current)),
			Icons:   iconsOf(card.Raiders, forces, jump),
		},
		{
			ID: "rescue-detainees", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Leadership, card.Tactics),
				Pass: card.Do(release),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(detain(card.Current))}),
			Icons:   iconsOf(card.HeavyRaiders, forces, jump),
		},
		{
			ID: "ncp-recruitment", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Options: instead(eachForTreachery(2)),
			Icons:   iconsOf(card.Raiders, !forces, !jump),
		},
		{
			ID: "contact-informant", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Lose(card.Population, 1)),
			},
			Options: instead(card.Lose(card.Population, 1)),
			Icons:   iconsOf(card.Raiders, forces, jump),
		},
		{
			ID: "arrests-at-night", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), sent(card.Detention)),
			},
			Options: instead(eachForTreachery(2)),
			Icons:   iconsOf(card.LaunchRaiders, !forces, jump),
		},
		{
			ID: "brutal-treatment", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), sent(card.MedicalCenter)),
			},
			Options: instead(detain(card.Current)),
			Icons:   iconsOf(card.Basestars, forces, jump),
		},
		{
			ID: "held-for-questioning", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), sent(card.Detention)),
			},
			Options: instead(discardRandom(card.Current, 3)),
			Icons:   iconsOf(card.HeavyRaiders, forces, jump),
		},
		{
			ID: "playing-with-emotions", Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Options: instead(discardRandom(card.Current, 2), treachery(card.Current, 2)),
			Icons:   iconsOf(card.LaunchRaiders, !forces, jump),
		},
		{
			ID: "meet-liason-officer", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Tactics),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Icons: iconsOf(card.Raiders, !forces, jump),
		},
		{
			ID: "a-cylon-ally", Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.NeedsGround{Who: card.Current}, card.PrepareOrEvacuate{}, card.Roll{Upto: 5, Low: card.Do(send(card.Current, card.Detention))}),
				card.Do(discard(card.Admiral, 2), discard(card.Current, 3))),
			Icons: iconsOf(card.Raiders, forces, jump),
		},
		{
			ID: "marine-reinforcements", Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.DestroyForces{N: 1, By: card.Admiral}, discard(card.Admiral, 2), discard(card.Current, 3)),
				card.Do(detain(card.Admiral))),
			Icons: iconsOf(card.Raiders, !forces, !jump),
		},
		{
			ID: "organize-the-pilots", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Piloting),
				Pass: card.Do(card.PrepareOrEvacuate{}),
				Fail: card.Do(card.DestroyOnGround{}),
			},
			Icons: iconsOf(card.Basestars, !forces, !jump),
		},
		{
			ID: "recover-launch-keys", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Leadership, card.Tactics, card.Engineering),
				Pass: card.Do(card.PrepareOrEvacuate{}),
				Fail: card.Do(card.Lose(card.Population, 1), sent(card.Detention)),
			},
			Icons: iconsOf(card.Basestars, !forces, !jump),
		},
		{
			ID: "ncp-graduation", Kind: card.Choice, Chooser: card.Admiral,
			Options: either(card.Do(card.Lose(card.Morale, 1)), card.Do(card.Lose(card.Population, 1))),
			Icons:   iconsOf(card.HeavyRaiders, !forces, jump),
		},
		{
			ID: "contact-raptor", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Engineering),
				Fail: card.Do(card.Lose(card.Morale, 1), discard(card.Current, 2)),
			},
			Icons: iconsOf(card.Raiders, !forces, jump),
		},
		{
			ID: "prepare-the-civilians", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Food, 1), force),
			},
			Icons: iconsOf(card.Raiders, !forces, jump),
		},
		{
			ID: "attack-on-the-power-plant", Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), card.DrawOwn{Who: card.EachHuman, N: 2}),
				card.Do(card.Lose(card.Population, 1), card.Gain(card.Morale, 1))),
			Icons: iconsOf(card.LaunchRaiders, !forces, jump),
		},
		{
			ID: "establish-sanitation", Kind: card.Choice, Chooser: card.President,
			Options: either(card.Do(card.NoJumpStep{}), card.Do(card.Lose(card.Morale, 1))),
			Icons:   iconsOf(card.Raiders, !forces, jump),
		},
		{
			ID: "intra-atmos-entry", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 15, Partial: 9, Skills: skills(card.Leadership, card.Tactics, card.Piloting, card.Engineering),
				Pass: card.Do(card.PrepareOrEvacuate{}, card.JumpPrep{By: 1}),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.InOrbit{Then: card.Do(card.Damage{N: 1})}),
			},
			Icons: iconsOf(card.HeavyRaiders, !forces, jump),
		},
		{
			ID: "resistance-bombings", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 7, Skills: skills(card.Leadership, card.Tactics, card.Engineering),
				Pass: card.Do(may(card.Admiral, card.Lose(card.Morale, 1), card.OneOf{By: card.Admiral, Options: either(
					card.Do(card.ExecuteRevealed{By: card.Admiral}),
					card.Do(card.DestroyForces{N: 2, By: card.Admiral}))})),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Lose(card.Population, 1)),
			},
			Icons: iconsOf(card.Basestars, forces, !jump),
		},
		{
			ID: "betrayed-from-within", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Partial: 6, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(discardRandom(card.Current, 2), treachery(card.Current, 2)),
				Fail:   card.Do(card.Execute{Who: card.Current}),
			},
			Icons: iconsOf(card.Raiders, !forces, jump),
		},
		{
			ID: "dissent-among-cylons", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 7, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.MayDraw{Who: card.EachHuman, N: 2}),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Icons: iconsOf(card.LaunchRaiders, !forces, jump),
		},
		{
			ID: "labor-union-strike", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 13, Partial: 10, Skills: skills(card.Politics, card.Tactics),
				Pass: card.Do(card.Gain(card.Morale, 1)),
				Fail: card.Do(card.Lose(card.Food, 1), sent(card.Detention)),
			},
			Icons: iconsOf(card.Raiders, forces, jump),
		},
		{
			ID: "decode-cylon-maps", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Tactics, card.Engineering),
				Pass: card.Do(card.PrepareOrEvacuate{}),
				Fail: card.Do(card.Lose(card.Morale, 1), force),
			},
			Icons: iconsOf(card.HeavyRaiders, forces, !jump),
		},
		{
			ID: "centurion-ambush", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Tactics, card.Piloting),
				Fail: card.Do(card.Lose(card.Population, 1), sent(card.MedicalCenter)),
			},
			Icons: iconsOf(card.Raiders, !forces, jump),
		},
		{
			ID: "second-thoughts", Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(release),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Icons: iconsOf(card.Basestars, forces, jump),
		},
		{
			ID: "demanded-surrender", Kind: card.Choice, Chooser: card.President,
			Options: either(card.Do(detain(card.President)), card.Do(card.Lose(card.Morale, 1))),
			Icons:   iconsOf(card.Basestars, forces, !jump),
		},
		{
			ID: "keeping-hera-hidden", Kind: card.Choice, Chooser: card.President,
			Options: either(card.Do(card.IntoDestiny{N: 2, Type: card.Treachery}), card.Do(detain(card.President))),
			Icons:   iconsOf(card.Raiders, forces, jump),
		},
		{
			ID: "execution-list", Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Roll{Upto: 5, Low: card.Do(card.Execute{Who: card.President})}),
				card.Do(card.Lose(card.Population, 1))),
			Icons: iconsOf(card.HeavyRaiders, forces, jump),
		},
	}
	for i := range cards {
		cards[i].Count, cards[i].OnlyWith, cards[i].Ground = 1, card.OptionNewCaprica, true
	}
	return cards
}
