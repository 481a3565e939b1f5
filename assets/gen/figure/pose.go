package figure

import "battlestar/assets/gen/solid"

// Pose is how somebody who is 1.75 meters tall stands: x to the left of the body, y to the back, z up, in meters and degrees. Elbows and knees
// follow from hands and feet.
type Pose struct {
	Hip          solid.Vec
	Turn, Tilt   float64 // of the hips: to the left; the left one up
	Lean, Side   float64 // of the back: forward; the left shoulder up
	Twist, Shrug float64 // of the shoulders relative to the hips; up, 0 to 1
	Look         float64 // of the head relative to the shoulders, to the left
	Nod, Cock    float64 // of the head: forward; the left ear up
	Left, Right  Hand
	LFoot, RFoot Foot
	Holds        []Rod
	Either       bool // it may be mirrored
}

// Hand is the position of the middle of a hand and its grip. Elbow and Palm are the directions in which they point, if unusual.
type Hand struct {
	At          solid.Vec
	Grip        Grip
	Elbow, Palm solid.Vec
}

// Foot is the position of a foot, how far it is turned out, how far its heel is raised, and the direction of the knee, if not straight ahead.
type Foot struct {
	At        solid.Vec
	Out, Heel float64
	Knee      solid.Vec
}

// Rod is a piece of something held.
type Rod struct {
	A, B   solid.Vec
	RA, RB float64
	Bright bool // made of metal or glass, not black
}

// closes reports whether the hand can carry something.
func (h *Hand) closes() bool { return h.Grip == Loose || h.Grip == Fist }

func (p *Pose) hand(i int) *Hand { return [2]*Hand{&p.Left, &p.Right}[i] }
func (p *Pose) foot(i int) *Foot { return [2]*Foot{&p.LFoot, &p.RFoot}[i] }

func v(x, y, z float64) solid.Vec { return solid.V(x, y, z) }

func black(a, b solid.Vec, ra, rb float64) Rod { return Rod{A: a, B: b, RA: ra, RB: rb} }

// The rifle, at the shoulder and across the chest.
var (
	aimed = []Rod{black(v(-0.125, -0.03, 1.385), v(-0.115, -0.20, 1.40), 0.030, 0.022), black(v(-0.115, -0.20, 1.405), v(-0.09, -0.56, 1.415), 0.030, 0.028), black(v(-0.09, -0.55, 1.42), v(-0.07, -0.90, 1.425), 0.013, 0.012), black(v(-0.105, -0.36, 1.39), v(-0.10, -0.40, 1.27), 0.018, 0.016), black(v(-0.115, -0.22, 1.45), v(-0.105, -0.36, 1.455), 0.014, 0.014)}
	slung = []Rod{black(v(-0.25, -0.15, 0.98), v(-0.15, -0.19, 1.08), 0.034, 0.024), black(v(-0.15, -0.19, 1.08), v(0.12, -0.23, 1.28), 0.032, 0.028), black(v(0.12, -0.23, 1.285), v(0.32, -0.25, 1.43), 0.013, 0.012), black(v(-0.02, -0.21, 1.17), v(0.05, -0.23, 1.06), 0.018, 0.016)}
	// pistol is in the hand of Covering, tumbler is the glass of Stooped.
	pistol  = []Rod{black(v(-0.195, -0.635, 1.455), v(-0.185, -0.80, 1.462), 0.018, 0.015), black(v(-0.197, -0.625, 1.44), v(-0.197, -0.615, 1.36), 0.017, 0.019)}
	tumbler = []Rod{{A: v(-0.125, -0.535, 1.155), B: v(-0.125, -0.535, 1.245), RA: 0.030, RB: 0.036, Bright: true}}
)

// The poses. The weight is on one leg, the shoulders tilt against the hips, and the head has a direction of its own.
var (
	Standing = Pose{
		Hip: v(-0.035, 0, 0.935), Turn: 4, Tilt: -5, Side: 4, Twist: -7, Look: 12, Nod: 2, Either: true,
		Left: Hand{At: v(0.235, -0.06, 0.81)}, Right: Hand{At: v(-0.255, -0.03, 0.79)}, LFoot: Foot{At: v(0.15, -0.09, 0), Out: 22}, RFoot: Foot{At: v(-0.085, 0.01, 0), Out: 8},
	}
	// Composed has both hands together in front.
	Composed = Pose{
		Hip: v(0.02, 0, 0.94), Turn: -3, Tilt: 3, Side: -2, Twist: 4, Look: -6, Nod: 3, Either: true,
		Left: Hand{At: v(0.030, -0.175, 0.985), Palm: v(-0.4, 0.9, 0)}, Right: Hand{At: v(-0.025, -0.205, 0.965), Palm: v(0.3, 0.9, 0.2)}, LFoot: Foot{At: v(0.085, 0, 0), Out: 8}, RFoot: Foot{At: v(-0.12, -0.05, 0), Out: 16},
	}
	// Pocketed has one hand on the hip.
	Pocketed = Pose{
		Hip: v(0.035, 0, 0.935), Turn: -5, Tilt: 5, Side: -4, Twist: 8, Look: -14, Nod: -1, Either: true,
		Left: Hand{At: v(0.205, -0.045, 1.03), Grip: Fist, Elbow: v(1, 0.35, -0.1), Palm: v(0, 0.6, -1)}, Right: Hand{At: v(-0.265, -0.05, 0.83)}, LFoot: Foot{At: v(0.095, 0.02, 0), Out: 8}, RFoot: Foot{At: v(-0.16, -0.08, 0), Out: 24},
	}
	Folded = Pose{
		Hip: v(0.03, 0, 0.935), Turn: -4, Tilt: 4, Lean: -2, Side: -3, Twist: 6, Look: -12, Nod: 5, Shrug: 0.3, Either: true,
		Left: Hand{At: v(-0.095, -0.185, 1.225), Elbow: v(0.55, -0.45, -0.9), Palm: v(0, 1, 0)}, Right: Hand{At: v(0.105, -0.215, 1.185), Elbow: v(-0.55, -0.35, -0.9), Palm: v(0, 1, 0.3)},
		LFoot: Foot{At: v(0.09, 0.01, 0), Out: 8}, RFoot: Foot{At: v(-0.18, -0.06, 0), Out: 24},
	}
	Proud = Pose{
		Hip: v(0, 0, 0.94), Lean: -3, Twist: 4, Look: -10, Nod: -4, Cock: 2, LFoot: Foot{At: v(0.16, -0.02, 0), Out: 18}, RFoot: Foot{At: v(-0.15, 0.02, 0), Out: 18},
		Left: Hand{At: v(0.10, 0.155, 1.0), Elbow: v(1, 0.6, -0.2), Palm: v(0, -1, 0)}, Right: Hand{At: v(-0.08, 0.17, 0.98), Elbow: v(-1, 0.6, -0.2), Palm: v(0, -1, 0)},
	}
	Saluting = Pose{
		Hip: v(0, 0, 0.945), Lean: -3, Nod: -3, Left: Hand{At: v(0.265, 0.01, 0.825), Grip: Flat},
		Right: Hand{At: v(-0.135, -0.125, 1.655), Grip: Flat, Elbow: v(-1, 0.1, -0.35), Palm: v(0.2, 0.5, -0.8)}, LFoot: Foot{At: v(0.07, 0, 0), Out: 14}, RFoot: Foot{At: v(-0.07, 0, 0), Out: 14},
	}
	// Calling throws an arm up.
	Calling = Pose{
		Hip: v(0.03, -0.03, 0.92), Turn: 14, Tilt: 4, Lean: 4, Side: -12, Twist: 8, Look: -18, Nod: -6, Either: true,
		Left: Hand{At: v(0.33, -0.10, 0.90), Grip: Fist}, Right: Hand{At: v(-0.36, -0.20, 1.90), Grip: Fist, Elbow: v(-1, -0.2, -0.2)}, LFoot: Foot{At: v(0.18, -0.18, 0), Out: 14}, RFoot: Foot{At: v(-0.17, 0.14, 0), Out: 24, Heel: 14},
	}
	// Speaking holds one hand out to the audience; the other rests on the lectern.
	Speaking = Pose{
		Hip: v(0.02, -0.02, 0.935), Turn: -6, Tilt: 3, Lean: 5, Side: -5, Twist: 10, Look: -10, Nod: -3,
		Left: Hand{At: v(0.24, -0.36, 1.07), Grip: Flat, Palm: v(0, 0, -1)}, Right: Hand{At: v(-0.33, -0.36, 1.42), Grip: Spread, Elbow: v(-0.7, 0.1, -1), Palm: v(0.5, -0.5, 0.7)},
		LFoot: Foot{At: v(0.11, -0.04, 0), Out: 10}, RFoot: Foot{At: v(-0.14, 0.08, 0), Out: 20},
	}
	Cheering = Pose{
		Hip: v(0, 0, 0.945), Turn: -5, Tilt: 4, Lean: -4, Side: -5, Look: 8, Nod: -10, Either: true,
		Left: Hand{At: v(0.33, -0.06, 1.93), Grip: Fist, Elbow: v(1, -0.3, 0)}, Right: Hand{At: v(-0.42, -0.10, 1.76), Grip: Spread, Elbow: v(-1, -0.2, -0.6), Palm: v(0.2, -1, 0)}, LFoot: Foot{At: v(0.12, 0, 0), Out: 12, Heel: 8}, RFoot: Foot{At: v(-0.15, -0.06, 0), Out: 16},
	}
	Pointing = Pose{
		Hip: v(0.02, -0.04, 0.92), Turn: 10, Tilt: 3, Lean: 8, Side: -4, Twist: 16, Look: -20, Nod: 2,
		Left: Hand{At: v(0.27, 0.05, 0.86), Grip: Fist}, Right: Hand{At: v(-0.20, -0.60, 1.42), Grip: Showing, Elbow: v(-0.5, 0.2, -1), Palm: v(0.3, 0, -1)}, LFoot: Foot{At: v(0.14, 0.14, 0), Out: 26}, RFoot: Foot{At: v(-0.10, -0.20, 0), Out: 2},
	}
	// Covering points a pistol at somebody.
	Covering = Pose{
		Hip: v(0.02, 0, 0.92), Turn: 12, Tilt: 3, Lean: 4, Side: -3, Twist: 16, Look: -22, Nod: 3, Holds: pistol,
		Left: Hand{At: v(0.27, 0.03, 0.84)}, Right: Hand{At: v(-0.20, -0.60, 1.42), Grip: Fist, Elbow: v(-0.5, 0.2, -1), Palm: v(1, 0, 0)}, LFoot: Foot{At: v(0.15, 0.14, 0), Out: 26}, RFoot: Foot{At: v(-0.10, -0.16, 0), Out: 4},
	}
	// Barred holds the bars of a cell.
	Barred = Pose{
		Hip: v(0.02, 0.02, 0.93), Turn: -5, Tilt: 4, Lean: 7, Side: -4, Twist: 5, Look: 8, Nod: 8, Shrug: 0.4,
		Left: Hand{At: v(0.19, -0.34, 1.30), Grip: Fist}, Right: Hand{At: v(-0.20, -0.34, 1.40), Grip: Fist}, LFoot: Foot{At: v(0.10, 0, 0), Out: 10}, RFoot: Foot{At: v(-0.14, 0.12, 0), Out: 20, Heel: 10},
	}
	// Bound has tied hands in front and looks down.
	Bound = Pose{
		Hip: v(-0.02, 0, 0.93), Turn: 3, Tilt: -3, Lean: 9, Side: 3, Twist: -4, Look: 9, Nod: 22, Shrug: -0.3,
		Left: Hand{At: v(0.030, -0.215, 0.90), Grip: Fist, Elbow: v(1, 0.5, -0.3), Palm: v(-1, 0.2, 0)}, Right: Hand{At: v(-0.030, -0.215, 0.905), Grip: Fist, Elbow: v(-1, 0.5, -0.3), Palm: v(1, 0.2, 0)}, LFoot: Foot{At: v(0.12, -0.03, 0), Out: 14}, RFoot: Foot{At: v(-0.08, 0.01, 0), Out: 8},
	}
	// Downcast lets everything hang.
	Downcast = Pose{
		Hip: v(-0.03, 0.01, 0.925), Turn: 5, Tilt: -5, Lean: 11, Side: 4, Twist: -5, Look: 12, Nod: 24, Shrug: -0.4, Either: true,
		Left: Hand{At: v(0.23, -0.13, 0.80)}, Right: Hand{At: v(-0.25, -0.11, 0.77)}, LFoot: Foot{At: v(0.13, -0.07, 0), Out: 18}, RFoot: Foot{At: v(-0.085, 0.01, 0), Out: 6},
	}
	Walking = Pose{
		Hip: v(0, -0.02, 0.915), Turn: -8, Tilt: 2, Lean: 5, Side: -3, Twist: 16, Look: -8, Nod: 2, Either: true,
		Left: Hand{At: v(0.26, 0.16, 0.88)}, Right: Hand{At: v(-0.24, -0.25, 0.92)}, LFoot: Foot{At: v(0.075, -0.33, 0), Out: 5, Heel: -14}, RFoot: Foot{At: v(-0.085, 0.28, 0), Out: 8, Heel: 32},
	}
	Running = Pose{
		Hip: v(0, -0.05, 0.90), Turn: -10, Tilt: 3, Lean: 20, Side: -4, Twist: 24, Look: -14, Nod: -8, Either: true,
		Left: Hand{At: v(0.25, 0.12, 1.10), Grip: Fist, Elbow: v(0.4, 1, 0.1)}, Right: Hand{At: v(-0.18, -0.46, 1.22), Grip: Fist, Elbow: v(-0.6, 0.3, -1)}, LFoot: Foot{At: v(0.07, -0.34, 0.05), Out: 3, Heel: -8}, RFoot: Foot{At: v(-0.09, 0.52, 0.30), Out: 4, Heel: 70},
	}
	Sitting = Pose{
		Hip: v(0, 0, 0.53), Tilt: 1, Lean: 8, Side: -2, Twist: -5, Look: 9, Nod: 5,
		Left: Hand{At: v(0.15, -0.40, 0.70), Palm: v(0, 0, -1)}, Right: Hand{At: v(-0.17, -0.36, 0.71), Palm: v(0, 0, -1)}, LFoot: Foot{At: v(0.13, -0.50, 0), Out: 10}, RFoot: Foot{At: v(-0.12, -0.36, 0), Out: 8},
	}
	// Writing sits with the forearms on a table.
	Writing = Pose{
		Hip: v(0, 0, 0.53), Lean: 18, Side: 3, Twist: -6, Look: 6, Nod: 16,
		Left: Hand{At: v(0.20, -0.46, 0.81), Grip: Flat, Palm: v(0, 0, -1), Elbow: v(1, 0.4, -0.5)}, Right: Hand{At: v(-0.10, -0.50, 0.82), Grip: Fist, Palm: v(0.6, 0, -1), Elbow: v(-1, 0.4, -0.5)}, LFoot: Foot{At: v(0.13, -0.48, 0), Out: 10}, RFoot: Foot{At: v(-0.13, -0.34, 0), Out: 10},
	}
	// Weary sits bent, the elbows on the knees.
	Weary = Pose{
		Hip: v(0, 0, 0.52), Lean: 38, Side: 2, Look: 4, Nod: 22, Shrug: 0.3,
		Left: Hand{At: v(0.045, -0.55, 0.72), Palm: v(-1, 0, 0.2), Elbow: v(1, 0, -0.5)}, Right: Hand{At: v(-0.04, -0.56, 0.70), Grip: Fist, Palm: v(1, 0, 0.2), Elbow: v(-1, 0, -0.5)}, LFoot: Foot{At: v(0.17, -0.44, 0), Out: 14}, RFoot: Foot{At: v(-0.15, -0.40, 0), Out: 12},
	}
	// Leaning has both hands on a table.
	Leaning = Pose{
		Hip: v(0.03, 0.10, 0.915), Tilt: 4, Lean: 30, Side: -5, Twist: 5, Look: -10, Nod: -6, Shrug: 0.6,
		Left: Hand{At: v(0.30, -0.47, 0.93), Grip: Flat, Palm: v(0, 0, -1), Elbow: v(1, 0.4, 0)}, Right: Hand{At: v(-0.30, -0.47, 0.93), Grip: Flat, Palm: v(0, 0, -1), Elbow: v(-1, 0.4, 0)}, LFoot: Foot{At: v(0.13, 0.12, 0), Out: 12}, RFoot: Foot{At: v(-0.15, 0.26, 0), Out: 14, Heel: 18},
	}
	// Working has both hands on something in front.
	Working = Pose{
		Hip: v(-0.02, 0.02, 0.925), Turn: 5, Tilt: -3, Lean: 15, Side: 4, Twist: -8, Look: 6, Nod: 18,
		Left: Hand{At: v(0.15, -0.44, 1.14), Elbow: v(0.6, 0.3, -1)}, Right: Hand{At: v(-0.12, -0.47, 1.20), Grip: Fist, Elbow: v(-0.7, 0.3, -1)}, LFoot: Foot{At: v(0.13, -0.12, 0), Out: 12}, RFoot: Foot{At: v(-0.10, 0.08, 0), Out: 14},
	}
	Kneeling = Pose{
		Hip: v(0, 0.10, 0.56), Lean: 12, Side: 2, Look: 5, Nod: 22, Left: Hand{At: v(0.06, -0.32, 0.84), Palm: v(-1, 0, 0)}, Right: Hand{At: v(-0.06, -0.33, 0.80), Palm: v(1, 0, 0)},
		LFoot: Foot{At: v(0.10, -0.26, 0), Out: 6}, RFoot: Foot{At: v(-0.12, 0.46, 0.02), Out: 4, Heel: 62, Knee: v(-0.1, -0.6, -1)},
	}
	Aiming = Pose{
		Hip: v(0.02, 0, 0.905), Turn: -34, Lean: 8, Side: 2, Twist: 4, Look: 24, Nod: 6, Cock: 6, Holds: aimed,
		Left: Hand{At: v(-0.085, -0.50, 1.375), Grip: Fist, Elbow: v(0.4, 0, -1), Palm: v(-0.2, 0, 1)}, Right: Hand{At: v(-0.115, -0.25, 1.355), Grip: Fist, Elbow: v(-1, 0, -0.6), Palm: v(0.8, -0.3, 0.4)}, LFoot: Foot{At: v(0.14, -0.26, 0), Out: 6}, RFoot: Foot{At: v(-0.16, 0.22, 0), Out: 34},
	}
	Guarding = Pose{
		Hip: v(0.02, 0, 0.935), Turn: -5, Tilt: 3, Side: -3, Twist: 5, Look: -9, Nod: -2, Holds: slung,
		Left: Hand{At: v(0.11, -0.255, 1.235), Grip: Fist, Elbow: v(0.8, 0, -1), Palm: v(-0.5, 0.5, 0.7)}, Right: Hand{At: v(-0.165, -0.175, 1.035), Grip: Fist, Elbow: v(-1, 0.4, -0.4), Palm: v(0.6, -0.4, 0)}, LFoot: Foot{At: v(0.12, -0.02, 0), Out: 12}, RFoot: Foot{At: v(-0.15, 0.03, 0), Out: 22},
	}
	Boxing = Pose{
		Hip: v(0, 0, 0.89), Turn: -24, Lean: 10, Twist: -8, Look: 26, Nod: 10, Shrug: 0.6,
		Left: Hand{At: v(0.08, -0.40, 1.42), Grip: Fist, Elbow: v(0.6, 0, -1)}, Right: Hand{At: v(-0.10, -0.22, 1.44), Grip: Fist, Elbow: v(-0.6, 0, -1)}, LFoot: Foot{At: v(0.15, -0.24, 0), Out: 2}, RFoot: Foot{At: v(-0.14, 0.26, 0), Out: 30, Heel: 24},
	}
	Punching = Pose{
		Hip: v(0, -0.06, 0.885), Turn: 26, Lean: 12, Side: -5, Twist: 22, Look: -38, Nod: 6, Shrug: 0.5,
		Left: Hand{At: v(0.20, -0.16, 1.42), Grip: Fist, Elbow: v(0.8, 0.2, -1)}, Right: Hand{At: v(-0.02, -0.74, 1.50), Grip: Fist, Elbow: v(-1, 0, -0.3), Palm: v(0, 0, -1)}, LFoot: Foot{At: v(0.17, -0.26, 0), Out: 10}, RFoot: Foot{At: v(-0.12, 0.32, 0), Out: 6, Heel: 34},
	}
	// Stooped sits on a stool at a counter, with a glass.
	Stooped = Pose{
		Holds: tumbler, Hip: v(0, 0, 0.80), Tilt: 2, Lean: 20, Side: 4, Twist: -4, Look: 10, Nod: 14, Shrug: 0.4,
		Left: Hand{At: v(0.16, -0.49, 1.15), Palm: v(-0.4, 0, -1), Elbow: v(1, 0, -0.5)}, Right: Hand{At: v(-0.14, -0.50, 1.17), Grip: Fist, Elbow: v(-1, 0, -0.5)}, LFoot: Foot{At: v(0.14, -0.30, 0.20), Out: 10}, RFoot: Foot{At: v(-0.13, -0.22, 0.18), Out: 10, Heel: 12},
	}
	// Huddled sits on the floor with the knees drawn up.
	Huddled = Pose{
		Hip: v(0, 0, 0.13), Lean: 24, Side: 2, Look: 6, Nod: 26, Shrug: 0.5,
		Left: Hand{At: v(-0.05, -0.50, 0.36), Palm: v(-0.3, 1, 0), Elbow: v(1, 0, -0.3)}, Right: Hand{At: v(0.05, -0.53, 0.33), Palm: v(0.3, 1, 0), Elbow: v(-1, 0, -0.3)}, LFoot: Foot{At: v(0.10, -0.46, 0), Out: 6}, RFoot: Foot{At: v(-0.11, -0.40, 0), Out: 8},
	}
	// Reaching offers someone a hand.
	Reaching = Pose{
		Hip: v(0, -0.02, 0.93), Turn: 6, Tilt: 2, Lean: 6, Side: -3, Twist: 10, Look: -14, Nod: 4,
		Left: Hand{At: v(0.27, 0.02, 0.84)}, Right: Hand{At: v(-0.06, -0.48, 1.08), Grip: Flat, Palm: v(1, 0, 0)}, LFoot: Foot{At: v(0.12, 0.10, 0), Out: 18}, RFoot: Foot{At: v(-0.09, -0.14, 0), Out: 4},
	}
	// Lying lies on the back, with the feet pointing in the direction of the turn.
	Lying = Pose{
		Hip: v(0, 0, 0.12), Lean: -86, Look: 6, Nod: -36,
		Left: Hand{At: v(0.24, 0.05, 0.10)}, Right: Hand{At: v(-0.24, 0.05, 0.10)}, LFoot: Foot{At: v(0.08, -0.80, 0), Knee: v(0, 0, 1)}, RFoot: Foot{At: v(-0.08, -0.80, 0), Knee: v(0, 0, 1)},
	}
	// Leading holds a child by the hand on the left.
	Leading = Pose{
		Hip: v(-0.03, 0, 0.935), Turn: 6, Tilt: -4, Lean: 2, Side: -4, Twist: 4, Look: 26, Nod: 12, Cock: -4,
		Left: Hand{At: v(0.30, -0.06, 0.82)}, Right: Hand{At: v(-0.27, -0.03, 0.82)}, LFoot: Foot{At: v(0.12, -0.08, 0), Out: 16}, RFoot: Foot{At: v(-0.085, 0.01, 0), Out: 8},
	}
	// Led is the pose of that child.
	Led = Pose{
		Hip: v(0.02, 0, 0.935), Turn: -5, Tilt: 4, Lean: -2, Side: 6, Twist: 3, Look: 10, Nod: -10,
		Left: Hand{At: v(0.25, -0.06, 0.85)}, Right: Hand{At: v(-0.30, -0.10, 1.22), Grip: Fist, Elbow: v(-1, 0.4, -0.4)}, LFoot: Foot{At: v(0.08, 0.01, 0), Out: 10}, RFoot: Foot{At: v(-0.13, -0.05, 0), Out: 14},
	}
)

// Mirrored returns the pose mirrored.
func (p Pose) Mirrored() Pose {
	flip := func(q solid.Vec) solid.Vec { return v(-q.X, q.Y, q.Z) }
	hand := func(h Hand) Hand { return Hand{flip(h.At), h.Grip, flip(h.Elbow), flip(h.Palm)} }
	foot := func(f Foot) Foot { return Foot{flip(f.At), f.Out, f.Heel, flip(f.Knee)} }
	p.Hip, p.Turn, p.Tilt, p.Side, p.Twist, p.Look, p.Cock = flip(p.Hip), -p.Turn, -p.Tilt, -p.Side, -p.Twist, -p.Look, -p.Cock
	p.Left, p.Right = hand(p.Right), hand(p.Left)
	p.LFoot, p.RFoot = foot(p.RFoot), foot(p.LFoot)
	return p
}

// Varied returns the pose with small variations, for one of many: the head and the back slightly different, and some mirrored.
func (p Pose) Varied(number int) Pose {
	h := func(n int) float64 { return 2*solid.Hash(number, n, 57) - 1 }
	if p.Either && h(1) > 0 {
		p = p.Mirrored()
	}
	p.Look += 9 * h(2)
	p.Nod += 4 * h(3)
	p.Cock += 4 * h(4)
	p.Side += 2 * h(5)
	p.Lean += 2 * h(6)
	return p
}

// Poses returns all poses by name.
func Poses() map[string]Pose {
	return map[string]Pose{
		"Standing": Standing, "Composed": Composed, "Pocketed": Pocketed, "Folded": Folded, "Proud": Proud, "Saluting": Saluting, "Calling": Calling, "Speaking": Speaking,
		"Cheering": Cheering, "Pointing": Pointing, "Barred": Barred, "Bound": Bound, "Downcast": Downcast, "Walking": Walking, "Running": Running, "Sitting": Sitting,
		"Writing": Writing, "Weary": Weary, "Leaning": Leaning, "Working": Working, "Kneeling": Kneeling, "Aiming": Aiming, "Guarding": Guarding, "Boxing": Boxing,
		"Punching": Punching, "Stooped": Stooped, "Huddled": Huddled, "Reaching": Reaching, "Leading": Leading, "Led": Led, "Lying": Lying, "Covering": Covering,
	}
}
