package script

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// setupLine is what a line of the setup needs and does.
type setupLine struct {
	least int // the fewest words after the first
	lay   func(d *dealer, l line, args []string) error
}

// seatLine returns the setupLine of a line whose second word is a seat.
func seatLine(least int, lay func(d *dealer, l line, seat game.Seat, args []string) error) setupLine {
	return setupLine{least, func(d *dealer, l line, args []string) error {
		seat, err := d.seat(args[0])
		if err != nil {
			return err
		}
		return lay(d, l, seat, args[1:])
	}}
}

// cardLine returns the setupLine of a line that puts cards before a seat.
func cardLine(to func(game.Seat) game.Pile, fits func(game.Pile) bool, what string, seen func(game.Seat) game.Seats) setupLine {
	return seatLine(1, func(d *dealer, _ line, seat game.Seat, args []string) error {
		return d.put(args, to(seat), seen(seat), fits, what)
	})
}

func owner(s game.Seat) game.Seats { return game.SeatsOf(s) }
func faceUp(game.Seat) game.Seats  { return game.All }
func anyPile(game.Pile) bool       { return true }
func isTraveled(p game.Pile) bool {
	return p == game.DestinationDeck || p == game.CrisisDeck || p == game.MissionDeck
}

func keepsInPlay(p game.Pile) bool {
	return p == game.CrisisDeck || p == game.SuperDeck || p == game.QuorumDeck
}

// setupLines are the lines of the setup, by their first word.
var setupLines = map[string]setupLine{
	"fuel": {1, (*dealer).setResource}, "food": {1, (*dealer).setResource}, "morale": {1, (*dealer).setResource}, "population": {1, (*dealer).setResource},
	"distance": {1, (*dealer).setTrack}, "jump-prep": {1, (*dealer).setTrack}, "nukes": {1, (*dealer).setTrack}, "raptors": {1, (*dealer).setRaptors},
	"president": seatLine(1, (*dealer).setTitle), "admiral": seatLine(1, (*dealer).setTitle), "cag": seatLine(1, (*dealer).setTitle),
	"pursuit": {1, (*dealer).setFleet}, "mark-vii": {1, (*dealer).setFleet},
	"give": cardLine(game.Hand, isSkillDeck, "Skill card", owner),
	"loyalty": seatLine(2, func(d *dealer, _ line, seat game.Seat, args []string) error {
		return d.setLoyalty(seat, args, owner(seat))
	}),
	"hidden": seatLine(2, (*dealer).setHidden),
	"cylon":  seatLine(1, (*dealer).setCylon), "sympathizer": seatLine(1, (*dealer).setCylon),
	"sympathetic": seatLine(1, (*dealer).setCylon),
	"at":          seatLine(2, (*dealer).setPlace),
	"deck":        {1, (*dealer).deck}, "discard": {2, (*dealer).setDiscard},
	"quorum": {1, func(d *dealer, _ line, args []string) error {
		return d.put(args, game.QuorumHand, owner(d.state.President()), is(game.QuorumDeck), "Quorum card")
	}},
	"super":   cardLine(game.SuperHand, is(game.SuperDeck), "Super Crisis card", owner),
	"keep":    cardLine(game.KeptQuorum, is(game.QuorumDeck), "Quorum card", faceUp),
	"in-play": {1, (*dealer).setInPlay},
	"travelled": {1, func(d *dealer, _ line, args []string) error {
		return d.put(args, game.Traveled, game.All, isTraveled, "destination")
	}},
	"known": {1, (*dealer).setKnown},
	"remove": {1, func(d *dealer, _ line, args []string) error {
		return d.put(args, game.Removed, game.All, anyPile, "card")
	}},
	"put": {1, (*dealer).putShips}, "centurions": {1, (*dealer).setCenturions}, "vipers": {1, (*dealer).setVipers},
	"damage": {1, (*dealer).setDamage}, "spent": {1, (*dealer).setSpent}, "executed": {1, (*dealer).setExecuted}, "assist": {1, (*dealer).setAssist},
	"trauma": seatLine(2, (*dealer).setTrauma), "token": {2, (*dealer).setToken}, "ally": {1, (*dealer).setAlly}, "eliminated": seatLine(1, (*dealer).setEliminated),
	"agenda": seatLine(2, (*dealer).setAgenda), "infiltrating": seatLine(2, (*dealer).setInfiltrating), "executions": seatLine(2, (*dealer).setExecutions),
	"played-super": seatLine(1, (*dealer).setPlayedSuper),
	"ground":       {1, (*dealer).setGround}, "forces": {2, (*dealer).setForces}, "locked": {1, (*dealer).setStack}, "prepared": {1, (*dealer).setStack},
	"miracles": seatLine(2, (*dealer).setMiracles), "mutineer": seatLine(1, (*dealer).setMutineer),
	"mutiny":   cardLine(game.MutinyHand, is(game.MutinyDeck), "Mutiny card", owner),
	"motive":   cardLine(game.Motives, is(game.MotiveDeck), "Motive", owner),
	"unveiled": cardLine(game.Motives, is(game.MotiveDeck), "Motive", faceUp),
	"rebels":   {1, (*dealer).setRebels}, "hub": {1, (*dealer).setHub}, "mission": {1, (*dealer).setMission}, "assault-raptor": {2, (*dealer).setAssault},
	"used": {1, (*dealer).setUsed}, "turns": seatLine(2, (*dealer).setTurns),
}

// setupWords are the words that begin a line of the setup.
var setupWords = slices.Concat(headWords, slices.Sorted(maps.Keys(setupLines)), []string{"die", "turn", "begin"})

// setupLine carries out one line of the setup.
func (d *dealer) setupLine(l line) error {
	if l.words[0] == "deck" {
		d.deckLines = append(d.deckLines, l)
	} else {
		d.laid = true
	}
	args := l.words[1:]
	do, known := setupLines[l.words[0]]
	if !known {
		return unknown("line of a setup (the play comes after the line `turn`)", l.words[0], slices.Concat(setupWords, playWords))
	}
	if len(args) < do.least {
		return fmt.Errorf("%s needs %d words more", l.words[0], do.least-len(args))
	}
	if err := d.once(l); err != nil {
		return err
	}
	return do.lay(d, l, args)
}

// sayOnce and bySeat are the lines that say how something is, with what they are about. A second line about the same thing would overwrite the
// first. Lines in bySeat are about the seat or place that they name.
var (
	sayOnce = words2map("fuel food morale population distance jump-prep nukes raptors president admiral cag pursuit centurions rebels hub assault-raptor assist")
	bySeat  = map[string]string{
		"loyalty": "loyalty", "cylon": "loyalty", "sympathizer": "loyalty", "sympathetic": "loyalty", "eliminated": "loyalty", "at": "at", "infiltrating": "infiltrating",
		"agenda": "agenda", "executions": "executions", "played-super": "played-super", "miracles": "miracles", "spent": "miracles", "turns": "turns",
		"forces": "forces", "token": "token",
	}
)

func words2map(words string) map[string]string {
	m := map[string]string{}
	for _, word := range strings.Fields(words) {
		m[word] = word
	}
	return m
}

// once checks that a line does not overwrite what another has said. Only a line of a scenario may, if the same line above its rule says it for the
// whole file.
func (d *dealer) once(l line) error {
	var about []string
	if key := sayOnce[l.words[0]]; key != "" {
		about = []string{key}
	}
	if key := bySeat[l.words[0]]; key != "" {
		named := l.words[1:2]
		if l.words[0] == "spent" {
			named = l.words[1:]
		}
		for _, word := range named {
			if s, err := d.seat(word); err == nil {
				word = strconv.Itoa(int(s))
			}
			about = append(about, key+" "+word)
		}
	}
	for _, key := range about {
		if err := d.say(key, l); err != nil {
			return err
		}
	}
	return nil
}

// say records what a line says, unless that would overwrite another line.
func (d *dealer) say(key string, l line) error {
	before, said := d.said[key]
	ofFile := before.at < d.from && l.at > d.from
	same := before.String() == l.String() && l.words[0] != "deck"
	if said && !same && (!ofFile || before.words[0] != l.words[0]) {
		return fmt.Errorf("line %d says it already: %q", before.at, before)
	}
	if d.said == nil {
		d.said = map[string]line{}
	}
	d.said[key] = l
	return nil
}

func (d *dealer) setResource(l line, args []string) error {
	n, err := amount(args[0])
	if err == nil && (n < 0 || n > game.MaxResource) {
		err = fmt.Errorf("a dial shows 0 to %d", game.MaxResource)
	}
	d.state.Resources[resources.values[l.words[0]]] = n
	return err
}

// setTrack carries out `distance N`, `jump-prep N` or `nukes N`.
func (d *dealer) setTrack(l line, args []string) error {
	at, most := &d.state.Nukes, d.box.nukes
	switch l.words[0] {
	case "distance":
		at, most = &d.state.Distance, 15
	case "jump-prep":
		at, most = &d.state.JumpPrep, 4
	}
	n, err := amount(args[0])
	if err == nil && (n < 0 || n > most) {
		err = fmt.Errorf("the %s goes from 0 to %d", l.words[0], most)
	}
	*at = n
	return err
}

func (d *dealer) setRaptors(_ line, args []string) error {
	n, err := amount(args[0])
	if err == nil && (n < 0 || n > d.box.Supply(card.Raptor)) {
		err = fmt.Errorf("there are %d raptors", d.box.Supply(card.Raptor))
	}
	d.state.Raptors, d.state.RaptorsLost = n, d.box.Supply(card.Raptor)-n
	return err
}

func (d *dealer) setTitle(l line, seat game.Seat, _ []string) error {
	at := slices.IndexFunc(d.state.Titles, func(held game.Held) bool { return held.Title.String() == l.words[0] })
	if at < 0 {
		return errNoFleet
	}
	d.state.Titles[at].Holder = seat
	return nil
}

// setCylon carries out `cylon SEAT [CARD...]`, `sympathizer SEAT` or `sympathetic SEAT`.
func (d *dealer) setCylon(l line, seat game.Seat, args []string) error {
	s := d.state
	allegiance := game.CylonPlayer
	switch l.words[0] {
	case "sympathizer":
		allegiance, args = game.Sympathizer, []string{"sympathizer"}
	case "sympathetic":
		allegiance, args = game.SympatheticCylon, []string{"sympathetic-cylon"}
	}
	of := &s.Seats[seat]
	of.Allegiance = allegiance
	if !d.placed.Has(seat) {
		d.leaveCraft(seat)
		of.Place, of.OffBoard = card.ResurrectionShip, false
	}
	if err := d.setLoyalty(seat, args, game.All); err != nil {
		return err
	}
	for _, held := range s.Titles {
		if held.Holder == seat {
			s.SetHolder(held.Title, d.humanHeir(held.Title))
		}
	}
	return nil
}

func (d *dealer) setInPlay(_ line, args []string) error {
	for _, word := range args {
		to := game.InPlay
		if word == "accept-prophecy" {
			to = game.QuorumInPlay
		}
		if err := d.put([]string{word}, to, game.All, keepsInPlay, "card that stays in play"); err != nil {
			return err
		}
	}
	return nil
}

func (d *dealer) setCenturions(_ line, args []string) error {
	track := &d.state.Centurions
	if len(args) != len(track)-1 {
		return fmt.Errorf("centurions are set by space: %d numbers from Start on", len(track)-1)
	}
	total := 0
	for i, word := range args {
		n, err := amount(word)
		if err != nil {
			return err
		}
		track[i] = n
		total += n
	}
	if total > d.box.Supply(card.Centurion) {
		return fmt.Errorf("there are %d centurions", d.box.Supply(card.Centurion))
	}
	return nil
}

func (d *dealer) setDamage(_ line, args []string) error {
	for _, word := range args {
		if _, err := d.box.place(word); err != nil {
			return err
		}
		token := card.DamageTo(card.Place(word))
		if d.box.Token(token) == nil {
			return fmt.Errorf("%s cannot be damaged", word)
		}
		hull := game.HullOf(d.box.Locations.Of(card.Place(word)).Board)
		if err := d.put([]string{string(token)}, hull.Damaged, game.All, is(hull.Tokens), "damage token"); err != nil {
			return err
		}
	}
	return nil
}

func (d *dealer) setSpent(_ line, args []string) error {
	for _, word := range args {
		seat, err := d.seat(word)
		if err != nil {
			return err
		}
		d.state.Seats[seat].Uses = 0
	}
	return nil
}

func (d *dealer) setUsed(_ line, args []string) error {
	for _, word := range args {
		if !d.box.abilities[card.ID(word)] && !d.isTitle(word) {
			return unknown("ability or card that is used once a turn", word, d.limited())
		}
		d.state.UsedThisTurn = append(d.state.UsedThisTurn, card.ID(word))
	}
	return nil
}

func (d *dealer) setTurns(_ line, seat game.Seat, args []string) error {
	n, err := amount(args[0])
	d.state.Seats[seat].Turns = n
	return err
}
