package board

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/input"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// alone is a host with nothing to choose.
type alone struct{}

func (alone) Touch(*ui.UI, Spot) Mark               { return Mark{} }
func (alone) Legal(game.Choice) (game.Option, bool) { return game.Option{}, false }
func (alone) Color(game.Seat) ui.Color              { return ui.Amber }
func (alone) Emblem(game.Seat) ui.Icon              { return ui.IconCards }
func (alone) Ally(*ui.UI, int, ui.Rect)             {}
func (alone) Token(*ui.UI, card.Place, ui.Rect)     {}
func (alone) Pawn(*ui.UI, game.Seat, ui.Rect) Mark  { return Mark{} }

// stage is a board with the view that it shows.
type stage struct {
	*testing.T
	u *ui.UI
	b *Board
	v game.View
}

func newStage(t *testing.T, ticks func(n int) int) *stage {
	t.Helper()
	u, err := ui.New()
	if err != nil {
		t.Fatal(err)
	}
	in := box.New([]card.ID{"base"}, nil)
	s := &stage{T: t, u: u, b: &Board{Host: alone{}, Say: say.New(english.Language(), in, []string{"Ben", "Zoë"})}}
	s.b.Moving(ticks)
	s.v.Boxes, s.v.Seats = in, make([]game.SeatState, 2)
	s.v.Fleets = []game.Fleet{{Craft: card.Viper}, {Craft: card.MarkVII}}
	s.v.Seats[0].Place, s.v.Seats[1].Place = card.Command, card.HangarDeck
	s.v.Raiders[card.Bow] = 2
	s.frame()
	return s
}

// frame lets a tick pass.
func (s *stage) frame() {
	s.u.Begin(input.State{X: -1, Y: -1, Focused: true})
	s.u.Tick++
	s.b.Draw(s.u, ui.R(330, 80, 1290, 800), &s.v, Words{})
	s.u.End()
}

// flyOn moves a raider from the bow to the starboard bow.
func (s *stage) flyOn() {
	s.v.Raiders[card.Bow]--
	s.v.Raiders[card.StarboardBow]++
	e := game.Event{Kind: game.ShipMoved, Ship: card.Raider, N: 1, FromSpot: game.SpotOf(card.Bow), ToSpot: game.SpotOf(card.StarboardBow)}
	s.b.Happened(&e, &s.v, s.u.Tick)
}

func full(n int) int { return n }
func none(int) int   { return 0 }

// A ship that the rules have moved must fly from where it was, and be where it belongs when the flight is over.
func TestFlight(t *testing.T) {
	s := newStage(t, full)
	before := s.b.motion.last()[thing{ship.Raider, card.Bow, 0, game.NoSeat}]
	s.flyOn()
	s.frame()
	if len(s.b.motion.aloft) != 1 {
		t.Fatalf("%d ships are in the air, want 1", len(s.b.motion.aloft))
	}
	if got := s.b.motion.aloft[0].from; got != before {
		t.Errorf("it comes from %v, and was at %v", got, before)
	}
	for range flyTicks {
		s.frame()
	}
	if s.b.Busy() || len(s.b.motion.aloft) > 0 {
		t.Errorf("it still flies after %d ticks", flyTicks)
	}
	if _, ok := s.b.motion.last()[thing{ship.Raider, card.StarboardBow, 0, game.NoSeat}]; !ok {
		t.Error("it has not come to the starboard bow")
	}
}

// What is destroyed must be seen until the fire reaches it.
func TestLoss(t *testing.T) {
	s := newStage(t, full)
	s.v.Fleet(card.Viper).Space[card.Bow] = 1
	s.frame()
	attack := game.Event{Kind: game.AttackMade, Ship: card.Raider, Area: card.Bow, Seat: game.NoSeat, RollFor: game.RollViperAtRaider}
	s.b.Happened(&attack, &s.v, s.u.Tick)
	s.v.Raiders[card.Bow] = 0
	gone := game.Event{Kind: game.ShipMoved, Ship: card.Raider, N: 2, FromSpot: game.SpotOf(card.Bow), ToSpot: game.Supply, Cause: game.ByHit}
	s.b.Happened(&gone, &s.v, s.u.Tick)
	s.frame()
	if n := s.b.motion.lost(thing{ship.Raider, card.Bow, 0, game.NoSeat}); n != 2 {
		t.Errorf("%d raiders are still to be seen while the shot is on its way, want 2", n)
	}
	if len(s.b.motion.shots) != 1 || s.b.Next() < s.b.motion.shots[0].hits() {
		t.Errorf("the shots are %v; there has to be one, which hits before anything else begins", s.b.motion.shots)
	}
	for range 200 {
		s.frame()
	}
	if s.b.Busy() {
		t.Error("something still moves after 200 ticks")
	}
}

// Scar must stand beside the other raiders, fly from where it was to where it is, and be seen until the fire reaches it.
func TestScar(t *testing.T) {
	s := newStage(t, full)
	s.v.Raiders[card.StarboardBow], s.v.Scar = 3, card.Bow
	s.frame()
	plain, scar := s.b.motion.last()[heapOf(ship.Raider, card.Bow)], s.b.motion.last()[scarOf(card.Bow)]
	if plain == scar || plain.size != scar.size {
		t.Fatalf("Scar is at %v, and the other raider at %v", scar, plain)
	}
	s.flyOn()
	s.v.Scar = card.StarboardBow
	s.b.Happened(&game.Event{Kind: game.ScarMoved, Area: card.Bow, ToArea: card.StarboardBow}, &s.v, s.u.Tick)
	s.frame()
	if len(s.b.motion.aloft) != 1 || s.b.motion.aloft[0].to != scarOf(card.StarboardBow) || s.b.motion.aloft[0].from != scar {
		t.Errorf("in the air are %v; it has to be Scar, from %v", s.b.motion.aloft, scar)
	}
	for range flyTicks {
		s.frame()
	}
	s.v.Raiders[card.StarboardBow]--
	s.v.Scar = card.NoArea
	s.b.Happened(&game.Event{Kind: game.ShipMoved, Ship: card.Raider, N: 1, FromSpot: game.SpotOf(card.StarboardBow), ToSpot: game.Supply, Cause: game.ByHit}, &s.v, s.u.Tick)
	s.b.Happened(&game.Event{Kind: game.ScarMoved, Area: card.StarboardBow, Cause: game.ByHit}, &s.v, s.u.Tick)
	if n := s.b.motion.lost(scarOf(card.StarboardBow)); n != 1 {
		t.Errorf("%d Scars are seen to go, want 1", n)
	}
}

// The viper of a pilot who is shot down must blow up with the pilot, once; a viper that another instruction hits must be seen to go by itself.
func TestPilotAndViperAreOneHit(t *testing.T) {
	s := newStage(t, full)
	s.v.Fleet(card.Viper).Space[card.Bow] = 1
	s.v.Seats[1].Area, s.v.Seats[1].Craft = card.Bow, card.Viper
	s.frame()
	down := game.Event{Kind: game.CharacterMoved, Seat: 1, Place: card.Sickbay, Cause: game.ByHit, Group: 3}
	his := game.Event{Kind: game.ShipMoved, Ship: card.Viper, N: 1, FromSpot: game.SpotOf(card.Bow), ToSpot: game.DamagedBox, Cause: game.ByHit, Group: 3}
	other := his
	other.Group = 7
	lost := func() int { return s.b.motion.lost(heapOf(ship.ViperII, card.Bow)) }
	s.v.Seats[1].Area, s.v.Seats[1].Craft, s.v.Seats[1].Place = card.NoArea, card.NoShip, card.Sickbay
	s.b.Happened(&down, &s.v, s.u.Tick)
	s.b.Happened(&his, &s.v, s.u.Tick)
	if n := lost(); n != 0 {
		t.Errorf("%d vipers go beside that of the pilot", n)
	}
	s.b.Happened(&other, &s.v, s.u.Tick)
	if n := lost(); n != 1 {
		t.Errorf("%d vipers are seen to go, want 1", n)
	}
}

// A click must end what moves, and with motion off nothing may move.
func TestNoMotion(t *testing.T) {
	s := newStage(t, full)
	s.flyOn()
	s.b.Settle()
	if s.b.Busy() {
		t.Error("something moves after a click")
	}
	s = newStage(t, none)
	s.flyOn()
	s.v.Seats[0].Place = card.Brig
	s.frame()
	if s.b.Busy() || s.b.motion.pawns[0].flying {
		t.Error("something moves though motion is off")
	}
}

// A Mark VII must be clearly faster than a Mark II.
func TestPace(t *testing.T) {
	if slow, fast := pace(ship.ViperII), pace(ship.ViperVII); fast*3 > slow*2 {
		t.Errorf("a Mark VII takes %d ticks and a Mark II %d", fast, slow)
	}
}

// What the fleet leaves behind must be seen until the flash of the jump, though the rules have taken it away already. A click must end the jump at
// once.
func TestLeap(t *testing.T) {
	for _, click := range []bool{false, true} {
		s := newStage(t, full)
		stood := len(s.b.motion.stood)
		if stood == 0 {
			t.Fatal("nothing stands in space: this proves nothing")
		}
		s.b.Happened(&game.Event{Kind: game.Jumped}, &s.v, s.u.Tick)
		s.b.Leap = Stretch / 2
		s.v.Raiders[card.Bow] = 0
		gone := game.Event{Kind: game.ShipMoved, Ship: card.Raider, N: 2, FromSpot: game.SpotOf(card.Bow), ToSpot: game.Supply, Cause: game.ByJump}
		s.b.Happened(&gone, &s.v, s.u.Tick)
		s.frame()
		if got := len(s.b.motion.stood); got != stood {
			t.Errorf("%d ships are seen while the engines wind up, want %d", got, stood)
		}
		s.b.Leap = Flash
		if click {
			s.b.Settle()
		}
		s.frame()
		if len(s.b.motion.stood) > 0 || s.b.Busy() == click {
			t.Errorf("in the flash (a click: %v) the fleet has not jumped: %d ships stand there", click, len(s.b.motion.stood))
		}
	}
}

// A heavy raider that boards must reach the hangar before its centurions are aboard.
func TestBoarding(t *testing.T) {
	s := newStage(t, full)
	s.v.HeavyRaiders[card.PortBow] = 1
	s.frame()
	s.v.HeavyRaiders[card.PortBow] = 0
	aboard := game.Event{Kind: game.ShipMoved, Ship: card.HeavyRaider, N: 1, FromSpot: game.SpotOf(card.PortBow), ToSpot: game.Supply, Cause: game.ByBoarding}
	s.b.Happened(&aboard, &s.v, s.u.Tick)
	if len(s.b.motion.lone) != 1 {
		t.Fatalf("%d ships fly to the hangar, want 1", len(s.b.motion.lone))
	}
	x, y := s.b.Hangar()
	if end := s.b.motion.lone[0].end; end.x != x || end.y != y {
		t.Errorf("it flies to (%v, %v), and the hangar is at (%v, %v)", end.x, end.y, x, y)
	}
	for landed := s.b.Landed(); s.u.Tick < landed; {
		s.frame()
	}
	if s.b.Busy() {
		t.Error("it has landed, and something still moves")
	}
}
