package game

import (
	"slices"

	"battlestar/game/card"
)

// Reason is why something cannot be chosen; package say has a sentence for each.
type Reason uint8

// The reasons. Those that name a player, a place or a card have it in the [Refusal].
const (
	Offered             Reason = iota // it can be chosen
	NothingAsked                      // the game is over
	OthersDecide                      // Seat is asked
	OtherQuestion                     // something else is asked
	NotNowAction                      // a move, while an action is chosen
	NotOutOfBrig                      // a move by a player in the Brig, while an action is chosen
	NotNowMove                        // an action, while a move is chosen
	IsThere                           // the character is already there
	IsHazardous                       // nobody goes to Sickbay or the Brig by choice
	ForCylons                         // humans cannot go to Place
	ForHumans                         // Cylon players cannot go to Place
	ClosedByCard                      // a card in play closes Place
	NoCardToPay                       // no Skill card for going to another ship
	NoCardToLand                      // no Skill card for landing
	IsNotThere                        // the character is not at Place
	IsInSpace                         // a character in a viper is at no location
	IsAway                            // off the board
	IsDamaged                         // Place is damaged
	HasNoAction                       // Place has no action
	NotOnBlue                         // the fleet marker is on red
	NotHolder                         // only the holder of Title may
	NotPilot                          // only a pilot may
	NoTarget                          // no Cylon ship to attack
	NoCenturion                       // no centurion aboard
	NoViper                           // no viper in the Reserves or unmanned in space
	NotForSympathizer                 // the Sympathizer does not command the Cylon fleet
	NoCardsForDrawback                // the drawback Card costs more cards than there are
	ForbiddenByDrawback               // the drawback Card forbids it
	NotOnSheet                        // the ability is not on the sheet
	IsCylonPlayer                     // a Cylon player has no sheet, titles or texts of cards
	IsSpent                           // the once-per-game ability has been used
	NoActionAbility                   // the ability works by itself, or at another moment
	NobodyToLookAt                    // no player whose Loyalty card may be looked at
	NoQuorumCard                      // no Quorum card in hand
	NoNuke                            // no nuke left
	NoBasestar                        // no basestar on the board
	NotPiloting                       // not in a viper
	NotBeside                         // Area is not next to the viper's
	NotInArea                         // no such ship in the viper's area
	NoActionCard                      // the text of Card is not an action
	OtherMoment                       // the text of Card is for another moment
	LimitReached                      // no more of Card this turn
	NobodyToOrder                     // no other human player
	NothingToRisk                     // not enough ships to risk
	NothingToRepair                   // nothing to repair here
	NotCylonCard                      // the Loyalty card is not a Cylon card
	GoalNotMet                        // the condition of the Personal Goal Card is not met
	IsFaceUp                          // the Loyalty card is faceup
	NotChosenFrom                     // not among the options of this question
	NoCardToDiscard                   // no Skill card in hand
	NobodyBeside                      // no other character at the location
	IsDestroyed                       // the ship of Place is destroyed
	NoCardsToPay                      // fewer Skill cards than Place costs
	TooFar                            // the fleet has traveled too far
	IsTreachery                       // only Cylon players may use the texts of Treachery cards
	NobodyJailed                      // no human player in the Brig
	IsBarred                          // a card in play bars once-per-game abilities
	IsOutOfReach                      // nobody can get to Place now: it is on New Caprica, or Galactica is not there
	TrackIsDead                       // the Jump Preparation track is no longer used
	GalacticaNotThere                 // Galactica has not returned to New Caprica
	IsElsewhere                       // the action is for players on another board
	ForCylonPlayers                   // the action is for Cylon players
	ForHumanPlayers                   // the action is for human players
	NoForceHere                       // no occupation force at the location
	NoShipOnGround                    // no civilian ship left on New Caprica for it
	NeedUnmet                         // a condition of Card is not met
	CannotHold                        // the player cannot hold Title
	NoPayment                         // neither a miracle token nor a Super Crisis card for Place
	IsRevealedElsewhere               // Card can be revealed only in the Brig
	NothingToUse                      // none of the locations of Card can be activated
	CameTooLate                       // the character came into the game without the ability Card
	// NumReasons is the number of reasons.
	NumReasons
)

// Refusal is why something cannot be chosen, by which rule, and about what. The zero Refusal refuses nothing.
type Refusal struct {
	Why   Reason
	Rule  string
	Seat  Seat
	Place card.Place
	Card  card.ID
	Title card.Title
}

func refuse(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat} }

// Refused returns why a choice is not among the options of the pending decision, for those who may see what seat sees: Everyone for the open table.
// An offered choice has no refusal, and every other choice has one. It uses that View alone, so it tells nobody more than the seat knows.
func (g *Game) Refused(seat Seat, c Choice) Refusal {
	v := g.View(seat)
	d := v.Decision
	if d == nil {
		return refuse(NothingAsked, "B-END-04")
	}
	for _, o := range d.Options {
		if o.Choice == c {
			return Refusal{Seat: NoSeat}
		}
	}
	// The predicates of the rules look at the table as the seat sees it.
	seen := &Game{state: State{Setup: g.state.Setup, Tabletop: v.Tabletop}, cat: g.cat, roles: nobody}
	s := seat
	if seat == Everyone {
		if s = d.Seat(); s == NoSeat {
			return refuse(OtherQuestion, d.Rule)
		}
	}
	r := seen.refused(s, d, c)
	if r.Why == Offered {
		switch {
		case !d.Seats.Has(s):
			r = refuse(OthersDecide, "B-TERM-01")
			r.Seat = d.Seat()
		default:
			r = refuse(OtherQuestion, d.Rule)
		}
	}
	return r
}

// Lead is a card that can be played now, but only through another choice.
type Lead struct{ By, To Choice }

// Leads returns the cards that a player choosing an action can play from their hands or reveal, each with the menu choice that leads to it.
func (g *Game) Leads(s Seat) []Lead {
	v := g.View(s)
	d := v.Decision
	if d == nil || d.Kind != ChooseAction || !d.Seats.Has(s) {
		return nil
	}
	seen := &Game{state: State{Setup: g.state.Setup, Tabletop: v.Tabletop}, cat: g.cat, roles: nobody}
	var leads []Lead
	for _, o := range d.Options {
		var behind []Option
		switch {
		case o.Kind == FromHand:
			behind = seen.handOptions(Hand(s), func(id card.ID) bool { return seen.notAction(s, id).Why == Offered })
			behind = append(behind, seen.revealOptions(s)...)
		case o.Kind == TheAction && o.Card == "play-quorum":
			behind = seen.handOptions(QuorumHand, nil)
		}
		for _, to := range behind {
			leads = append(leads, Lead{o.Choice, to.Choice})
		}
	}
	return leads
}

// refused returns a reason that lies in the choice itself, whatever is asked, or Offered if the choice would be possible at the right moment.
func (g *Game) refused(s Seat, d *Decision, c Choice) Refusal {
	asked := d.Seats.Has(s)
	switch c.Kind {
	case ThePlace:
		switch {
		case asked && d.Kind == ChooseAction:
			if g.seat(s).Jailed() {
				return refuse(NotOutOfBrig, "B-BRIG-01")
			}
			return refuse(NotNowAction, "B-TURN-01")
		case asked && d.Kind == ChooseMove && g.seat(s).Jailed():
			return refuse(NotOutOfBrig, "B-BRIG-01")
		case asked && d.Kind == ChooseMove:
			return g.notMoving(s, c.Place)
		}
	case Locate:
		if asked && d.Kind == ChooseMove {
			return refuse(NotNowMove, "B-TURN-01")
		}
		return g.notActivating(s, c.Place)
	case TheArea:
		if asked && d.Kind == ChooseMove {
			if !g.seat(s).Piloting() {
				return refuse(NotPiloting, "B-MOVE-06")
			}
			return refuse(NotBeside, "B-MOVE-06")
		}
	case Fly, FireAt, Escort:
		return g.notFlying(s, c)
	case TheAbility:
		return g.notUsing(s, c.Card)
	case TheAction:
		return g.notTitled(s, c.Card)
	case Reveal:
		return g.notRevealing(s, c.Card)
	case TheSeat:
		if asked && d.Kind == ChooseCharacterFor {
			return g.notSendable(c.Seat, d.Place)
		}
	case TheCard:
		return g.notPlayed(s, d, c.Card)
	}
	if asked && slices.ContainsFunc(d.Options, func(o Option) bool { return o.Kind == c.Kind }) {
		return refuse(NotChosenFrom, d.Rule)
	}
	return Refusal{}
}

// notFlying returns why a player cannot fly to an area or fire at a ship (B-VIPER-01).
func (g *Game) notFlying(s Seat, c Choice) Refusal {
	area := g.seat(s).Area
	switch {
	case area == card.NoArea:
		return refuse(NotPiloting, "B-VIPER-03")
	case slices.ContainsFunc(g.viperDeeds(area), func(o Option) bool { return o.Choice == c }):
		return Refusal{Seat: NoSeat}
	case c.Kind == Fly:
		return refuse(NotBeside, "B-VIPER-01")
	}
	return refuse(NotInArea, "B-VIPER-01")
}

// notSendable returns why a character cannot be sent to a place by an effect (B-BRIG-05).
func (g *Game) notSendable(s Seat, to card.Place) Refusal {
	no := func(why Reason) Refusal { return Refusal{Why: why, Rule: "B-BRIG-05", Seat: s, Place: to} }
	switch seat := g.seat(s); {
	case !seat.Human():
		return no(IsCylonPlayer)
	case seat.OffBoard:
		return no(IsAway)
	case seat.Place == g.meant(s, to):
		return no(IsThere)
	case seat.Jailed():
		return no(IsHazardous)
	}
	return no(NotChosenFrom)
}

// notPlayed returns why a player cannot play or choose a card that they see.
func (g *Game) notPlayed(s Seat, d *Decision, id card.ID) Refusal {
	no := func(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat, Card: id} }
	asked := d.Seats.Has(s)
	if g.find(QuorumHand, id) >= 0 {
		if g.state.President() != s {
			return Refusal{Why: NotHolder, Rule: "B-PRES-02", Seat: NoSeat, Card: id, Title: card.PresidentTitle}
		}
		return Refusal{Seat: NoSeat}
	}
	if g.find(MutinyHand(s), id) >= 0 {
		return g.notMutiny(s, id)
	}
	sc := g.cat.Skill(id)
	if sc == nil || g.find(Hand(s), id) < 0 {
		return Refusal{Seat: NoSeat}
	}
	switch {
	case d.Kind == ContributeCards:
	case !g.human(s) && sc.Type != card.Treachery:
		return no(IsCylonPlayer, "B-REV-06")
	case g.human(s) && sc.Type == card.Treachery:
		return no(IsTreachery, "P-TREACH-03")
	case asked && (d.Kind == ChooseMovement || d.Kind == ChooseMove && slices.ContainsFunc(d.Options, func(o Option) bool { return o.Kind == FromHand })):
		return g.notMovement(s, id)
	case asked && (d.Kind == ChooseFromHand && d.Window == NoWindow || d.Kind == ChooseAction):
		return g.notAction(s, id)
	case asked && d.Kind == ChooseFromHand:
		return no(OtherMoment, "B-ACT-02")
	case d.Kind != ChooseFromHand && sc.Timing == card.Action && !asked:
		return no(NoActionCard, "B-ACT-01")
	}
	return Refusal{Seat: NoSeat}
}
