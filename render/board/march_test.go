package board

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/render/ship"
)

// settledStage returns New Caprica with two forces at the Shipyard, one at Occupation Authority, four locked ships and two prepared ones.
func settledStage(t *testing.T, ticks func(int) int, stage game.Stage) *settlement {
	t.Helper()
	s := newStage(t, ticks)
	s.v.Boxes = box.New([]card.ID{"base", "pegasus"}, []string{card.OptionNewCaprica})
	s.v.NewCaprica = &game.Occupation{Stage: stage, Forces: [game.PatrolSpaces]int{1, 0, 2}}
	s.v.Seats[0].Place, s.v.Seats[1].Place = card.ResistanceHQ, card.Shipyard
	s.v.Piles[game.LockedShips], s.v.Piles[game.PreparedShips] = make([]game.Slot, 4), make([]game.Slot, 2)
	s.frame()
	return &settlement{s}
}

// settlement is a stage on which pieces of New Caprica move.
type settlement struct{ *stage }

// force moves a force, and reports it to the board.
func (s *settlement) force(from, to int, why game.Cause) {
	if from >= 0 {
		s.v.NewCaprica.Forces[from]--
	}
	if to >= 0 && to < game.PatrolSpaces {
		s.v.NewCaprica.Forces[to]++
	}
	s.b.Happened(&game.Event{Kind: game.ForceMoved, N: 1, FromAt: int16(from), ToAt: int16(to), Cause: why}, &s.v, s.u.Tick)
}

// ship moves a civilian ship from the top of a pile, and reports it to the board.
func (s *settlement) ship(from, to game.Pile, why game.Cause) {
	s.v.Piles[from] = s.v.Piles[from][1:]
	s.v.Piles[to] = append(s.v.Piles[to], game.Slot{})
	s.b.Happened(&game.Event{Kind: game.CardMoved, From: from, To: to, Cause: why}, &s.v, s.u.Tick)
}

// Forces must march along the road from where they stood to where they stand now, and new ones must come from the left. The one that leaves the road
// must reach the locked ships before one of them blows up. Until a force is there, the road must not show it anywhere else.
func TestForcesMarch(t *testing.T) {
	for _, stage := range []game.Stage{game.Occupied, game.InOrbit} {
		s := settledStage(t, full, stage)
		l := s.b.settled()
		s.force(2, game.OutOfTrack, game.NoCause)
		s.ship(game.LockedShips, game.Removed, game.ByHit)
		s.force(0, 1, game.NoCause)
		s.force(-1, 0, game.NoCause)
		s.frame()
		m := &s.b.motion
		if len(m.marches) != 3 || len(m.blasts) != 1 {
			t.Fatalf("%v: %d forces march and %d ships blow up, want 3 and 1", stage, len(m.marches), len(m.blasts))
		}
		leaves, goes, comes := m.marches[0], m.marches[1], m.marches[2]
		if m.blasts[0].begin < leaves.begin+leaves.long {
			t.Errorf("%v: the ship blows up at %d, before the force is there", stage, m.blasts[0].begin)
		}
		if leaves.from != s.b.post(l, 2, 1) || leaves.to.x <= leaves.from.x {
			t.Errorf("%v: from the Shipyard it goes from %v to %v", stage, leaves.from, leaves.to)
		}
		if goes.from != s.b.post(l, 0, 0) || goes.to != s.b.post(l, 1, 0) {
			t.Errorf("%v: from Occupation Authority it goes from %v to %v", stage, goes.from, goes.to)
		}
		if comes.from.x >= comes.to.x || comes.to != s.b.post(l, 0, 0) {
			t.Errorf("%v: out of the supply it comes from %v to %v", stage, comes.from, comes.to)
		}
		if s.v.ForcesAt(card.BreedersCanyon)-m.marching(1) != 0 {
			t.Errorf("%v: it stands at Breeder's Canyon while it is on its way there", stage)
		}
		for range 400 {
			s.frame()
		}
		if s.b.Busy() || m.marching(0)+m.marching(1) != 0 {
			t.Errorf("%v: something still moves after 400 ticks", stage)
		}
	}
}

// A force that is destroyed must blow up where it stood.
func TestForceLost(t *testing.T) {
	s := settledStage(t, full, game.Occupied)
	s.force(0, -1, game.ByHit)
	if m, at := &s.b.motion, s.b.post(s.b.settled(), 0, 0); len(m.marches) != 0 || len(m.blasts) != 1 || m.blasts[0].x != at.x || m.blasts[0].y != at.y {
		t.Errorf("%v march, and fire is at %v; it stood at %v", m.marches, m.blasts, at)
	}
}

// Civilian ships must come down from the sky when they land, go from the locked ones to the prepared ones, and from there to space.
func TestShipsOnTheGround(t *testing.T) {
	s := settledStage(t, full, game.InOrbit)
	l, m := s.b.settled(), &s.b.motion
	s.v.Piles[game.CivilianPile] = make([]game.Slot, 1)
	s.ship(game.CivilianPile, game.LockedShips, game.ByLanding)
	s.ship(game.LockedShips, game.PreparedShips, game.NoCause)
	s.ship(game.PreparedShips, game.Civilians(card.PortBow), game.NoCause)
	if len(m.ferries) != 2 {
		t.Fatalf("%d ships are on their way over the ground, want 2", len(m.ferries))
	}
	if lands := m.ferries[0]; lands.from.y >= lands.end.y || !lands.sky {
		t.Errorf("it lands from %v at %v", lands.from, lands.end)
	}
	if goes := m.ferries[1]; goes.from != s.b.berth(l, game.LockedShips, 0) || goes.end != s.b.berth(l, game.PreparedShips, 2) {
		t.Errorf("it is prepared from %v to %v", goes.from, goes.end)
	}
	if m.ferried(game.PreparedShips) != 1 {
		t.Error("it counts as prepared before it is there")
	}
	s.frame()
	if len(m.flights) != 1 || len(m.aloft) != 1 || m.aloft[0].kind != ship.CivilianClosed || m.aloft[0].from != s.b.berth(l, game.PreparedShips, 0) || m.aloft[0].jump {
		t.Errorf("it is evacuated by %v, want a flight from where it lay", m.aloft)
	}
	for range 200 {
		s.frame()
	}
	if s.b.Busy() {
		t.Error("something still moves after 200 ticks")
	}
}

// With motion off nothing may march, and a click must end what does.
func TestGroundStandsStill(t *testing.T) {
	s := settledStage(t, none, game.Occupied)
	s.force(0, 1, game.NoCause)
	s.ship(game.LockedShips, game.PreparedShips, game.NoCause)
	if s.b.Busy() {
		t.Error("something moves though nothing is to move")
	}
	s = settledStage(t, full, game.Occupied)
	s.force(0, 1, game.NoCause)
	s.ship(game.LockedShips, game.PreparedShips, game.NoCause)
	if !s.b.Busy() {
		t.Fatal("nothing moves")
	}
	if s.b.Settle(); s.b.Busy() {
		t.Error("a click does not end it")
	}
}

// What happens on the ground must be heard on its side of the table, even while there is no space on the stage.
func TestGroundHasSides(t *testing.T) {
	s := settledStage(t, full, game.Occupied)
	left := s.b.Side(&game.Event{Kind: game.ForceMoved, FromAt: -1, ToAt: 0}, &s.v)
	right := s.b.Side(&game.Event{Kind: game.CardMoved, From: game.LockedShips, To: game.Removed}, &s.v)
	if left > -0.3 || right < 0.3 || right > 1 {
		t.Errorf("Occupation Authority is heard at %.2f, the locked ships at %.2f", left, right)
	}
}
