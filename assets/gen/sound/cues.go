package main

import (
	"math"
	"math/rand/v2"
)

// cue is a sound of an event: how it is made, how loud it is on a laptop (see loudness), and the rate of its file. A dull sound needs fewer samples
// per second.
type cue struct {
	make func() sound
	loud float64
	rate int
}

// The loudness of the cues. Something that happens a hundred times an evening is quiet; something that everyone must look up for is not.
const (
	faint  = -39.0
	quiet  = -32.5
	plain  = -27.5
	strong = -22.5
	mighty = -18.5
)

const bright, mild = 32000, 24000

// cues holds the sounds by file name; package audio plays them.
var cues = map[string]cue{
	"button":          {button, faint, bright},
	"pawn":            {pawn, quiet, mild},
	"card-dealt":      {cardDealt, quiet, bright},
	"card-turned":     {cardTurned, quiet, bright},
	"cards-shuffled":  {cardsShuffled, quiet, bright},
	"card-added":      {cardAdded, quiet, bright},
	"counted-for":     {countedFor, plain, mild},
	"counted-against": {countedAgainst, plain, mild},
	"check-passed":    {checkPassed, strong, bright},
	"check-failed":    {checkFailed, strong, bright},
	"die-tumbles":     {dieTumbles, plain, bright},
	"die-lands":       {dieLands, plain, bright},
	"turn":            {turn, plain, mild},
	"curtain-opens":   {func() sound { return curtain(false) }, quiet, mild},
	"curtain-closes":  {func() sound { return curtain(true) }, quiet, mild},
	"crisis":          {crisis, strong, bright},
	"viper-launch":    {viperLaunch, plain, bright},
	"viper-guns":      {viperGuns, plain, bright},
	"raider-guns":     {raiderGuns, plain, bright},
	"missile":         {missile, strong, bright},
	"nuke":            {nuke, mighty, bright},
	"hit":             {hit, strong, bright},
	"miss":            {miss, plain, bright},
	"explosion":       {func() sound { return blast(1.9, 1, 40).room(0.8, 1.4, 0.25) }, mighty, bright},
	"raiders":         {raiders, strong, bright},
	"contact":         {contact, plain, mild},
	"basestar":        {basestar, mighty, bright},
	"boarding":        {boarding, strong, bright},
	"centurion":       {centurion, strong, bright},
	"damage":          {damage, mighty, bright},
	"repaired":        {repaired, plain, mild},
	"klaxon":          {klaxon, mighty, bright},
	"jump-step":       {jumpStep, plain, mild},
	"jump":            {jump, mighty, bright},
	"gain":            {gain, plain, mild},
	"loss":            {loss, plain, mild},
	"red":             {red, strong, bright},
	"title":           {title, strong, bright},
	"reveal":          {reveal, mighty, bright},
	"execution":       {execution, mighty, bright},
	"brig":            {brig, strong, bright},
	"evening":         {evening, strong, bright},
	"arrived":         {arrived, plain, bright},
	"sleeper":         {sleeper, strong, bright},
	"ally":            {ally, plain, mild},
	"disaster":        {disaster, strong, bright},
	"crossroads":      {crossroads, mighty, bright},
	"trial":           {trial, mighty, mild},
	"landing":         {landing, strong, bright},
	"galactica-back":  {galacticaBack, mighty, bright},
	"eliminated":      {eliminated, strong, mild},
	"mutiny":          {mutiny, strong, mild},
	"mission":         {mission, strong, mild},
	"miracle":         {miracle, plain, mild},
	"won":             {won, strong, bright},
	"lost":            {lost, strong, bright},
}

func button() sound {
	s := silence(0.07)
	s.add(0, hiss(0.02, 1).band(steady(3400), 2).shape(decay(0.0004, 0.0025)), 1)
	s.add(0.002, struck(0.06, mode{1180, 0.8, 0.009}, mode{2360, 0.3, 0.005}, mode{420, 0.5, 0.012}), 0.8)
	return s
}

func pawn() sound {
	s := silence(0.3)
	s.add(0, sweep(0.12, 900, 1600, 1100, 0.7, 1, 2), 0.15)
	s.add(0.1, tap(950, 3), 1)
	s.add(0.1, thump(0.15, 120, 0.03, 4), 0.4)
	return s.room(0.15, 0.25, 0.25)
}

func cardDealt() sound {
	s := silence(0.34)
	s.add(0, sweep(0.11, 1800, 5200, 4200, 0.75, 0.8, 5), 0.7)
	s.add(0.095, tap(1500, 6), 1)
	s.add(0.098, hiss(0.03, 7).high(3000).shape(decay(0.0006, 0.006)), 0.35)
	return s.room(0.16, 0.3, 0.22)
}

func cardTurned() sound {
	s := silence(0.42)
	s.add(0, sweep(0.09, 1300, 4200, 5600, 0.6, 0.8, 8), 0.6)
	s.add(0.075, hiss(0.012, 9).high(2600).shape(decay(0.0004, 0.0025)), 1) // it snaps off the finger
	s.add(0.09, sweep(0.1, 5200, 3000, 1600, 0.3, 0.8, 10), 0.4)
	s.add(0.165, tap(1250, 11), 0.9)
	return s.room(0.16, 0.3, 0.25)
}

func cardsShuffled() sound {
	s := silence(1.15)
	chance := rand.New(rand.NewPCG(12, 0))
	at := 0.02
	for i := range 34 { // the two halves are riffled together
		loud := 0.45 + 0.4*chance.Float64()
		s.add(at, hiss(0.03, uint64(100+i)).band(steady(1900+2400*chance.Float64()), 1.4).shape(decay(0.0005, 0.004)), loud)
		at += 0.021 - 0.008*math.Sin(float64(i)/33*math.Pi) + 0.004*chance.Float64()
	}
	s.add(0.1, hiss(0.6, 13).band(steady(2600), 0.8).shape(hump(0.6, 0.5)), 0.12)
	s.add(0.68, sweep(0.2, 1500, 3800, 2600, 0.7, 0.8, 14), 0.5) // and are pushed together
	s.add(0.86, tap(1200, 15), 1)
	s.add(0.97, tap(1050, 16), 0.7)
	return s.room(0.16, 0.3, 0.2)
}

func cardAdded() sound {
	s := silence(0.4)
	s.add(0, hiss(0.2, 17).band(glide(2600, 900, 0.2), 0.9).shape(hump(0.2, 0.35)), 0.5)
	s.add(0.15, tap(900, 18), 1)
	s.add(0.15, thump(0.15, 110, 0.035, 19), 0.35)
	return s.room(0.16, 0.3, 0.25)
}

// countedFor is in C4. The higher the total, the higher it is played.
func countedFor() sound {
	s := silence(0.6)
	s.add(0, bell(0.6, 261.63, 1.2, 0.17), 0.9)
	s.add(0, bell(0.6, 523.25, 0.6, 0.11), 0.35)
	s.add(0, tap(1700, 20), 0.25)
	return s.room(0.25, 0.6, 0.22)
}

func countedAgainst() sound {
	s := silence(0.6)
	low := choir(0.6, glide(261.63, 249, 0.3), 3, 0.012).low(glide(1500, 350, 0.2), 1.1).shape(decay(0.004, 0.12))
	s.add(0, low, 0.8)
	s.add(0, sine(0.6, glide(138, 124, 0.3)).shape(decay(0.004, 0.16)), 0.6)
	s.add(0, tap(800, 21), 0.5)
	return s.room(0.25, 0.6, 0.2)
}

func checkPassed() sound {
	s := silence(1.7)
	for i, hz := range []float64{293.66, 440, 587.33, 739.99} {
		at := 0.075 * float64(i)
		s.add(at, bell(1.5, hz, 1.1, 0.5), 0.5)
		s.add(at, brass(1.3, hz/2, 1500), 0.3)
	}
	s.add(0, thump(0.6, 73, 0.2, 22), 0.4)
	return s.room(0.6, 1.3, 0.3)
}

func checkFailed() sound {
	s := silence(1.8)
	for i, hz := range []float64{233.08, 220, 146.83} {
		at := 0.16 * float64(i)
		s.add(at, brass(1.4, hz, 900), 0.5)
		s.add(at, brass(1.4, hz*0.749, 600), 0.35)
	}
	s.add(0.32, thump(1, 52, 0.35, 23), 1)
	s.add(0.32, metal(1, 187, 0.3), 0.12)
	return s.room(0.7, 1.5, 0.3)
}

// clack is the die on the table: hard plastic on wood.
func clack(seed uint64, high float64) sound {
	s := struck(0.08, mode{2350 * high, 0.5, 0.006}, mode{3760 * high, 0.4, 0.004}, mode{5900 * high, 0.3, 0.0025}, mode{620, 0.7, 0.012}, mode{240, 0.6, 0.018})
	return s.add(0, hiss(0.012, seed).high(1500).shape(decay(0.0003, 0.0018)), 0.6)
}

func dieTumbles() sound {
	s := silence(0.72)
	chance := rand.New(rand.NewPCG(24, 0))
	for i, at := range []float64{0, 0.055, 0.1, 0.165, 0.205, 0.27, 0.3, 0.375, 0.44, 0.47, 0.56} {
		s.add(at, clack(uint64(200+i), 0.9+0.25*chance.Float64()), (0.5+0.5*chance.Float64())*(1-0.5*at))
	}
	s.add(0, hiss(0.6, 25).band(steady(1100), 0.8).shape(hump(0.6, 0.3)), 0.06)
	return s.room(0.18, 0.3, 0.25)
}

func dieLands() sound {
	s := silence(0.5)
	for i, at := range []float64{0, 0.085, 0.14, 0.175, 0.198, 0.214} {
		s.add(at, clack(uint64(230+i), 1-0.02*float64(i)), math.Pow(0.62, float64(i)))
	}
	s.add(0, thump(0.2, 105, 0.04, 26), 0.6)
	return s.room(0.18, 0.35, 0.25)
}

// turn is for the next player, and wakes nobody.
func turn() sound {
	s := silence(1.5)
	s.add(0, bell(1.4, 392, 0.7, 0.4), 0.6)
	s.add(0.16, bell(1.3, 587.33, 0.6, 0.45), 0.6)
	return s.room(0.5, 1.2, 0.3)
}

func curtain(closes bool) sound {
	from, to, end := 500.0, 2300.0, 0.36
	if closes {
		from, to, end = 2100, 420, 0.3
	}
	s := silence(0.6)
	s.add(0, hiss(end, 27).band(glide(from, to, end), 0.9).shape(hump(end, 0.55)), 0.6)
	s.add(0, saw(end, glide(from/6, to/12, end)).band(glide(from, to, end), 3).shape(hump(end, 0.5)), 0.12)
	s.add(end-0.03, tap(700, 28), 0.7)
	s.add(end-0.03, thump(0.2, 90, 0.04, 29), 0.5)
	return s.room(0.2, 0.4, 0.3)
}

// crisis is the card that nobody wants to see: a breath, and a hit on low strings.
func crisis() sound {
	s := silence(1.7)
	s.add(0, sweep(0.3, 300, 1500, 2600, 0.93, 1, 30), 0.35)
	for i, hz := range []float64{73.42, 110, 155.56, 311.13, 466.16} {
		s.add(0.27, choir(1.3, steady(hz), 3, 0.006).low(glide(3600, 520, 0.6), 0.9).shape(decay(0.005, 0.42)), 0.45-0.05*float64(i))
	}
	s.add(0.27, metal(1.2, 293, 0.3), 0.22)
	s.add(0.27, thump(0.8, 58, 0.25, 31), 0.6)
	return s.room(0.7, 1.5, 0.3)
}

func viperLaunch() sound {
	s := silence(1.5)
	s.add(0, metal(0.3, 240, 0.05), 0.5) // the catapult
	s.add(0, thump(0.5, 70, 0.14, 32), 1)
	s.add(0.02, sweep(0.9, 500, 3800, 900, 0.3, 0.8, 33), 1)
	engine := choir(1.3, func(t float64) float64 { return glide(90, 250, 0.35)(t) * glide(1, 0.55, 0.9)(t-0.4) }, 5, 0.011)
	s.add(0.05, engine.low(func(t float64) float64 { return 300 + 2400*hump(1.3, 0.3)(t) }, 1).shape(hump(1.3, 0.25)), 0.6)
	return s.drive(1.2).room(0.5, 0.8, 0.2)
}

func viperGuns() sound {
	s := silence(0.9)
	for i := range 6 {
		at := 0.068 * float64(i)
		s.add(at, hiss(0.12, uint64(34+i)).low(glide(7000, 500, 0.07), 0.8).shape(decay(0.0006, 0.02)), 1)
		s.add(at, sine(0.1, glide(880, 130, 0.06)).shape(decay(0.001, 0.025)), 0.8)
	}
	return s.drive(1.8).room(0.5, 0.7, 0.22)
}

func raiderGuns() sound {
	s := silence(0.95)
	for i := range 5 {
		at := 0.095 * float64(i)
		zap := saw(0.14, glide(620, 95, 0.11)).shape(decay(0.001, 0.035))
		ring := sine(0.14, steady(317))
		for j := range zap {
			zap[j] *= 0.5 + 0.5*ring[j]
		}
		s.add(at, zap.low(steady(4200), 0.9), 0.9)
		s.add(at, hiss(0.06, uint64(50+i)).high(1800).shape(decay(0.0006, 0.01)), 0.5)
	}
	return s.drive(1.6).room(0.5, 0.8, 0.22)
}

func missile() sound {
	s := silence(1.4)
	s.add(0, thump(0.4, 80, 0.1, 56), 0.7)
	s.add(0.02, sweep(1.2, 350, 1800, 700, 0.55, 0.9, 57), 1)
	s.add(0.02, choir(1.2, glide(75, 52, 1.2), 4, 0.02).low(steady(700), 1).shape(hump(1.2, 0.5)), 0.5)
	return s.drive(1.4).room(0.6, 1, 0.25)
}

// nuke is armed, leaves the tube, and shakes the hull.
func nuke() sound {
	s := silence(2.8)
	for i := range 2 {
		s.add(0.1*float64(i), sine(0.07, steady(1046)).shape(hold(0.07, 0.005, 0.02)), 0.2)
	}
	s.add(0.2, missile(), 0.45)
	s.add(0.7, blast(2, 1.5, 60), 1.6)
	return s.room(1, 2, 0.3)
}

func hit() sound {
	s := silence(1.1)
	s.add(0, blast(1, 0.55, 66), 0.9)
	s.add(0, metal(0.9, 305, 0.24), 0.5)
	s.add(0.03, metal(0.7, 717, 0.14), 0.3)
	return s.drive(1.3).room(0.4, 0.8, 0.25)
}

func miss() sound {
	s := silence(0.8)
	s.add(0, sweep(0.55, 2600, 1700, 500, 0.4, 1.6, 70), 1)
	s.add(0, sine(0.55, glide(900, 300, 0.5)).shape(hump(0.55, 0.4)), 0.12)
	return s.room(0.6, 0.9, 0.25)
}

// flyby is a raider flying past: a throb over a reed.
func flyby(seconds, hz float64, seed uint64) sound {
	s := choir(seconds, glide(hz*1.25, hz*0.7, seconds), 4, 0.017)
	s.band(func(t float64) float64 { return 900 + 600*math.Sin(2*math.Pi*(2.2*t+0.1))*hump(seconds, 0.5)(t) }, 1.3)
	for i := range s {
		s[i] *= 0.65 + 0.35*math.Sin(2*math.Pi*19*float64(i)/rate)
	}
	s.shape(hump(seconds, 0.45))
	return s.add(0, sweep(seconds, 600, 2400, 700, 0.5, 0.8, seed), 0.4)
}

func raiders() sound {
	s := silence(1.8)
	s.add(0, flyby(1.1, 150, 72), 0.8)
	s.add(0.22, flyby(1.1, 131, 73), 0.9)
	s.add(0.5, flyby(1.2, 168, 74), 0.7)
	return s.drive(1.3).room(0.7, 1.1, 0.25)
}

// contact is a DRADIS ping.
func contact() sound {
	s := silence(1.1)
	s.add(0, sine(0.9, glide(1190, 1175, 0.4)).shape(decay(0.004, 0.13)), 0.6)
	s.add(0, sine(0.9, steady(2350)).shape(decay(0.003, 0.05)), 0.15)
	s.add(0.19, sine(0.9, steady(1175)).shape(decay(0.004, 0.16)), 0.35)
	return s.room(0.9, 1.3, 0.35)
}

// arrival is the crack of space when something jumps in.
func arrival(seconds float64, seed uint64) sound {
	s := silence(seconds)
	s.add(0, sweep(0.5, 200, 1200, 4800, 0.96, 1.1, seed), 0.7)
	s.add(0.47, hiss(0.08, seed+1).high(900).shape(decay(0.0006, 0.016)), 1)
	s.add(0.47, thump(seconds-0.47, 46, 0.4, seed+2), 1.4)
	s.add(0.47, sweep(seconds-0.5, 3600, 2400, 250, 0.08, 0.8, seed+3), 0.7)
	return s
}

func basestar() sound {
	s := arrival(2.5, 80)
	for _, hz := range []float64{55, 58.27, 82.41, 87.31} {
		s.add(0.47, choir(2, steady(hz), 3, 0.008).low(func(t float64) float64 { return 260 + 900*hump(2, 0.25)(t) }, 1.2).shape(hump(2, 0.2)), 0.42)
	}
	return s.drive(1.2).room(0.9, 1.8, 0.3)
}

func centurionStep(seed uint64, high float64) sound {
	s := thump(0.35, 62, 0.09, seed)
	s.add(0, metal(0.35, 231*high, 0.07), 0.6)
	s.add(0.012, metal(0.3, 618*high, 0.035), 0.25)
	return s
}

func servo(seconds, from, to float64) sound {
	return saw(seconds, glide(from, to, seconds)).band(steady(from*4), 2.5).shape(hold(seconds, 0.03, 0.05))
}

func centurion() sound {
	s := silence(1.35)
	s.add(0, centurionStep(85, 1), 1)
	s.add(0.17, servo(0.2, 210, 330), 0.16)
	s.add(0.4, centurionStep(86, 0.93), 0.95)
	s.add(0.57, servo(0.2, 230, 190), 0.14)
	s.add(0.8, centurionStep(87, 1.02), 1)
	return s.drive(1.3).room(0.5, 1, 0.3)
}

// boarding is a heavy raider ramming the hull, the torch at the hatch, and the first steps.
func boarding() sound {
	s := silence(2.2)
	s.add(0, thump(1, 48, 0.3, 90), 1.3)
	s.add(0, metal(1.2, 218, 0.4), 0.7)
	s.add(0, metal(1, 541, 0.2), 0.35)
	s.add(0.06, sweep(0.7, 1300, 720, 460, 0.1, 2, 91), 0.5)
	s.add(0.5, hiss(0.6, 92).high(2200).shape(hold(0.6, 0.08, 0.2)), 0.22)
	s.add(1.08, centurionStep(93, 1), 0.8)
	s.add(1.45, centurionStep(94, 0.93), 0.75)
	return s.drive(1.3).room(0.6, 1.2, 0.3)
}

// damage is the hit, the groaning frame, and the alarm of the compartment.
func damage() sound {
	s := silence(2.3)
	s.add(0, blast(1.2, 0.7, 96), 1.1)
	s.add(0, metal(1.3, 96, 0.35), 0.35)
	groan := choir(1.1, func(t float64) float64 { return 70 + 16*math.Sin(5*t) }, 2, 0.02)
	s.add(0.25, groan.band(func(t float64) float64 { return 380 + 140*math.Sin(7*t+1) }, 5).shape(hump(1.1, 0.4)), 0.22)
	for i := range 3 {
		at := 0.62 + 0.44*float64(i)
		for j, hz := range []float64{740, 587} {
			s.add(at+0.2*float64(j), choir(0.19, steady(hz), 2, 0.004).low(steady(2600), 0.8).shape(hold(0.19, 0.01, 0.04)), 0.34*math.Pow(0.8, float64(i)))
		}
	}
	return s.room(0.6, 1.2, 0.3)
}

func repaired() sound {
	s := silence(1.3)
	for i, at := range []float64{0, 0.07, 0.14, 0.21} { // a ratchet
		s.add(at, metal(0.12, 900+40*float64(i), 0.012), 0.35)
	}
	s.add(0.3, metal(0.4, 330, 0.05), 0.5)
	s.add(0.42, bell(0.8, 523.25, 0.6, 0.22), 0.4)
	s.add(0.54, bell(0.75, 783.99, 0.5, 0.25), 0.4)
	return s.room(0.35, 0.7, 0.25)
}

// klaxon calls to action stations.
func klaxon() sound {
	s := silence(2.3)
	for _, at := range []float64{0, 0.66, 1.32} {
		horn := choir(0.58, func(t float64) float64 { return glide(205, 392, 0.2)(t) * (1 + 0.012*math.Sin(2*math.Pi*31*t)) }, 3, 0.006)
		body := make(sound, len(horn))
		copy(body, horn)
		horn.low(steady(2600), 0.8)
		horn.add(0, body.band(steady(1250), 2.2), 0.7)
		s.add(at, horn.shape(hold(0.58, 0.03, 0.09)), 0.7)
	}
	return s.drive(1.7).room(0.9, 1.3, 0.3)
}

// jumpStep is the drive charging by another step.
func jumpStep() sound {
	s := silence(1.2)
	s.add(0, metal(0.2, 410, 0.03), 0.35)
	for i, hz := range []float64{110, 165, 220, 330} {
		s.add(0.03*float64(i), sine(1, glide(hz, hz*1.26, 0.6)).shape(hump(0.95, 0.4)), 0.35)
	}
	s.add(0, choir(1, glide(55, 69, 0.6), 3, 0.01).low(glide(300, 1300, 0.6), 1.4).shape(hump(1, 0.5)), 0.35)
	return s.room(0.6, 1, 0.3)
}

// jump winds up, holds its breath, and leaves a hole where the fleet was.
func jump() sound {
	s := silence(3.2)
	for i := range 5 { // each one begins lower and fades in as the one above fades out
		hz := 55 * math.Pow(2, float64(i)*0.6)
		s.add(0.13*float64(i), sine(1.15, glide(hz, hz*3.2, 1.1)).shape(hump(1.15-0.1*float64(i), 0.85)), 0.3)
	}
	s.add(0, sweep(1.1, 150, 900, 6000, 0.97, 1.2, 100), 0.6)
	s.add(1.13, hiss(0.1, 101).high(700).shape(decay(0.0006, 0.02)), 1)
	s.add(1.13, thump(2, 40, 0.55, 102), 1.6)
	s.add(1.13, hiss(2, 103).low(glide(6500, 140, 1.3), 0.9).shape(decay(0.003, 0.4)), 0.9)
	for i, hz := range []float64{880, 1108.7, 1318.5, 1760} { // the shimmer where the fleet was
		s.add(1.2+0.05*float64(i), sine(1.8, steady(hz)).shape(hump(1.7, 0.12)), 0.05)
	}
	return s.drive(1.2).room(1, 2, 0.35)
}

func gain() sound {
	s := silence(0.9)
	s.add(0, bell(0.7, 440, 0.6, 0.16), 0.5)
	s.add(0.09, bell(0.7, 659.26, 0.6, 0.2), 0.5)
	return s.room(0.35, 0.7, 0.25)
}

func loss() sound {
	s := silence(0.9)
	s.add(0, bell(0.7, 329.63, 0.9, 0.14), 0.5)
	s.add(0.1, bell(0.7, 246.94, 0.9, 0.2), 0.55)
	s.add(0.1, thump(0.5, 62, 0.14, 105), 0.5)
	return s.room(0.35, 0.7, 0.25)
}

// red is a dial falling into the red.
func red() sound {
	s := silence(1.7)
	for i := range 2 {
		at := 0.4 * float64(i)
		s.add(at, choir(0.32, steady(311.13), 3, 0.005).low(steady(1900), 1).shape(hold(0.32, 0.012, 0.08)), 0.4)
		s.add(at, choir(0.32, steady(293.66), 3, 0.005).low(steady(1500), 1).shape(hold(0.32, 0.012, 0.08)), 0.4)
	}
	s.add(0, thump(1, 55, 0.3, 106), 0.9)
	return s.room(0.6, 1.2, 0.3)
}

// title is a few horns and a drum, as for an oath of office.
func title() sound {
	s := silence(2)
	for i, n := range []struct{ at, hz, long float64 }{{0, 196, 0.4}, {0.22, 261.63, 0.4}, {0.44, 392, 1.2}} {
		s.add(n.at, brass(n.long, n.hz, 1700), 0.5)
		s.add(n.at, brass(n.long, n.hz/2, 900), 0.35)
		if i != 1 {
			s.add(n.at, thump(0.7, 66, 0.2, uint64(107+i)), 0.7)
		}
	}
	return s.room(0.8, 1.5, 0.3)
}

// reveal is the moment when one of them turns out not to be one of them.
func reveal() sound {
	s := silence(3.3)
	s.add(0, sweep(0.62, 150, 700, 3000, 0.97, 1.2, 110), 0.5)
	s.add(0.6, thump(1.6, 41, 0.5, 111), 1.4)
	s.add(0.6, metal(2, 73.4, 0.7), 0.25)
	for _, hz := range []float64{73.42, 77.78, 110, 116.54} {
		s.add(0.6, choir(2.6, steady(hz), 3, 0.006).low(func(t float64) float64 { return 400 + 1200*math.Exp(-t/0.5) + 200*math.Sin(2*math.Pi*0.8*t) }, 1.6).shape(decay(0.01, 0.9)), 0.4)
	}
	s.add(0.9, sine(2, glide(1174.7, 1108.7, 0.9)).shape(hump(1.6, 0.3)), 0.06)
	return s.drive(1.2).room(1, 2, 0.35)
}

func execution() sound {
	s := silence(2.2)
	shot := hiss(0.5, 115).low(glide(9000, 900, 0.06), 0.7).shape(decay(0.0004, 0.045))
	s.add(0, shot, 1.8)
	s.add(0, hiss(0.9, 117).band(glide(1800, 600, 0.5), 0.7).shape(decay(0.002, 0.16)), 0.9)
	s.add(0, thump(0.6, 85, 0.09, 116), 0.9)
	s.drive(2.4)
	far := append(sound(nil), shot...).low(steady(2600), 0.7)
	for i, at := range []float64{0.17, 0.29, 0.46, 0.71} { // it echoes along the corridor
		s.add(at, far, 0.55*math.Pow(0.72, float64(i)))
	}
	s.add(0.5, metal(0.2, 2900, 0.03), 0.03) // the case falls
	s.add(0.63, metal(0.2, 3150, 0.02), 0.018)
	return s.room(1.3, 2.4, 0.9).drive(1.3)
}

// evening is the fleet emerging from the dark: a harmony that opens, and a distant horn.
func evening() sound {
	s := silence(5.5)
	s.add(0, chord(5, 1300, tone(-12), tone(0), tone(7), tone(14)), 0.7)
	s.add(1.1, brass(1.4, tone(7), 1200), 0.35)
	s.add(2.1, brass(2.4, tone(12), 1500), 0.4)
	for i, t := range []float64{12, 19, 14} {
		s.add(1.5+0.6*float64(i), bell(2.4, tone(t)*2, 0.7, 0.8), 0.2)
	}
	return s.room(1.1, 2.6, 0.4)
}

// arrived is another sky.
func arrived() sound {
	s := silence(2.2)
	s.add(0, sweep(1.2, 300, 1400, 500, 0.4, 0.9, 360), 0.3)
	for i, t := range []float64{12, 19, 24} {
		s.add(0.16*float64(i), bell(1.8, tone(t)*2, 0.5, 0.5), 0.4)
	}
	return s.room(1, 2, 0.4)
}

// sleeper is someone opening their eyes in the dark.
func sleeper() sound {
	s := silence(4)
	for i, hz := range []float64{73.42, 77.78, 146.83, 155.56, 311.13} {
		s.add(0, choir(3.6, steady(hz), 3, 0.006).low(func(t float64) float64 { return 300 + 1500*hump(3.6, 0.75)(t) }, 1.4).shape(hump(3.6, 0.75)), 0.4-0.04*float64(i))
	}
	s.add(2.7, metal(1.3, 587, 0.4), 0.3)
	s.add(2.7, thump(1, 52, 0.3, 361), 0.7)
	for i := range 2 { // a heart
		s.add(0.4+1.1*float64(i), thump(0.5, 60, 0.12, uint64(362+i)), 0.7)
	}
	return s.room(1, 2.2, 0.35)
}

// ally is someone approaching, with unknown intentions: three questioning notes.
func ally() sound {
	s := silence(1.7)
	s.add(0, tap(820, 370), 0.7)
	s.add(0.24, tap(700, 371), 0.9)
	for i, t := range []float64{7, 14, 12} {
		s.add(0.4+0.17*float64(i), bell(1.1, tone(t), 0.8, 0.34), 0.5)
	}
	s.add(0.74, chord(0.9, 700, tone(5), tone(12)), 0.16)
	return s.room(0.5, 1.1, 0.3)
}

// disaster is a token that breaks as it is turned over, and two notes that clash.
func disaster() sound {
	s := silence(2)
	s.add(0, sweep(0.1, 1500, 4000, 5200, 0.6, 0.8, 372), 0.5)
	s.add(0.12, hiss(0.05, 373).high(2200).shape(decay(0.0003, 0.006)), 1.6)
	for i, at := range []float64{0.12, 0.17, 0.21, 0.29, 0.42} { // the pieces
		s.add(at, metal(0.3, 1500+290*float64(i%3), 0.03), 0.4*math.Pow(0.75, float64(i)))
	}
	for i, t := range []float64{12, 6, -1} {
		s.add(0.14+0.13*float64(i), brass(1.3, tone(t), 1500), 0.5)
		s.add(0.14+0.13*float64(i), choir(1.2, steady(tone(t)*1.06), 3, 0.006).low(glide(2600, 500, 0.7), 1).shape(decay(0.006, 0.4)), 0.4)
	}
	s.add(0.14, thump(1.2, 56, 0.3, 374), 0.8)
	return s.drive(1.2).room(0.7, 1.5, 0.3)
}

// crossroads is the light of the nebula opening, and a phrase that divides: one voice goes up, one down.
func crossroads() sound {
	s := silence(4.2)
	s.add(0, sweep(1.5, 250, 900, 5200, 0.9, 0.9, 375), 0.35)
	s.add(0, chord(4, 2200, tone(-12), tone(0), tone(7), tone(9)), 0.55)
	for i, up := range []float64{7, 9, 12, 16} {
		at, down := 0.9+0.34*float64(i), []float64{7, 5, 2, -3}[i]
		long := []float64{0.6, 0.6, 0.6, 1.6}[i]
		s.add(at, brass(long, tone(up), 2000), 0.45)
		s.add(at, brass(long, tone(down), 1300), 0.45)
		s.add(at, bell(1.4, tone(up)*2, 0.8, 0.5), 0.2)
	}
	for i, t := range []float64{24, 28, 31, 33, 36} { // it glitters
		s.add(1.5+0.11*float64(i), bell(1.6, tone(t), 0.4, 0.4), 0.1)
	}
	s.add(1.92, skin(66, 376), 0.7)
	s.add(1.92, thump(1.8, 44, 0.5, 377), 1.2)
	return s.drive(1.15).room(1.1, 2.4, 0.38)
}

// trial is three blows on wood before everyone rises, and the harmony they stand for.
func trial() sound {
	s := silence(3.4)
	for i, at := range []float64{0, 0.42, 0.84} {
		s.add(at, struck(0.4, mode{520, 0.9, 0.03}, mode{1130, 0.6, 0.018}, mode{310, 0.8, 0.05}, mode{2240, 0.4, 0.008}), 1.1)
		s.add(at, hiss(0.03, uint64(378+i)).high(1600).shape(decay(0.0003, 0.004)), 0.9)
		s.add(at, thump(0.7, 88, 0.12, uint64(381+i)), 0.9)
	}
	s.add(1.15, chord(2.2, 1500, tone(-12), tone(-5), tone(3), tone(7)), 0.6)
	for i, t := range []float64{7, 8, 3} {
		s.add(1.25+0.4*float64(i), brass([]float64{0.5, 0.5, 1.2}[i], tone(t), 1400), 0.45)
	}
	return s.drive(1.3).room(1, 2.1, 0.36)
}

// landing is engines descending from a gray sky and falling silent, the ramp hitting the ground, and a wind in which a phrase has lost its way.
func landing() sound {
	s := silence(4.8)
	engine := choir(2.7, glide(150, 82, 2.6), 5, 0.013).low(func(t float64) float64 { return 500 + 1500*hump(2.7, 0.55)(t) }, 1).shape(hump(2.7, 0.6))
	s.add(0, engine, 0.6)
	s.add(0, sweep(2.7, 500, 2100, 600, 0.6, 0.8, 390), 0.55)
	s.add(2.35, thump(1, 56, 0.24, 391), 1.1)
	s.add(2.4, metal(0.9, 190, 0.2), 0.3)
	s.add(2.8, hiss(0.5, 392).high(1800).shape(decay(0.02, 0.14)), 0.2) // the hatch
	s.add(2.2, sweep(2.5, 420, 900, 520, 0.5, 2.2, 393), 0.32)
	for i, t := range []float64{7, 5, 0} {
		s.add(2.75+0.42*float64(i), brass([]float64{0.6, 0.6, 1.2}[i], tone(t), 900), 0.4)
		s.add(2.75+0.42*float64(i), bell(1.3, tone(t)*2, 0.5, 0.5), 0.16)
	}
	return s.drive(1.2).room(0.8, 1.8, 0.32)
}

// galacticaBack is a jump into an atmosphere: the crack, the fall in flames, and the horns of those who had given up hope.
func galacticaBack() sound {
	s := silence(5.4)
	s.add(0, arrival(2, 394), 0.9)
	s.add(0.5, sweep(3.4, 900, 2300, 320, 0.45, 0.7, 398), 0.8)
	s.add(0.5, hiss(3.2, 399).low(glide(2400, 500, 3), 0.8).shape(hump(3.2, 0.35)), 0.7)
	s.add(0.5, choir(3.2, glide(190, 58, 3.2), 5, 0.014).low(steady(1500), 0.9).shape(hump(3.2, 0.5)), 0.5)
	for i, t := range []float64{0, 7, 12, 16} {
		at, long := 1.7+0.3*float64(i), []float64{0.55, 0.55, 0.6, 2}[i]
		s.add(at, brass(long, tone(t), 2200), 0.6)
		s.add(at, brass(long, tone(t-12), 1400), 0.4)
		s.add(at, bell(1.6, tone(t)*2, 0.7, 0.6), 0.2)
	}
	s.add(2.6, chord(2.2, 2000, tone(-12), tone(0), tone(4), tone(7)), 0.5)
	s.add(2.6, skin(62, 400), 0.8)
	return s.drive(1.25).room(1.1, 2.2, 0.35)
}

// eliminated is someone leaving for good: a phrase that sinks and does not resolve.
func eliminated() sound {
	s := silence(2.8)
	for i, t := range []float64{7, 3, 2, -2} {
		s.add(0.3*float64(i), brass([]float64{0.5, 0.5, 0.5, 1.4}[i], tone(t), 1000), 0.5)
		s.add(0.3*float64(i), bell(1.2, tone(t)*2, 0.5, 0.4), 0.22)
	}
	s.add(0.9, chord(1.7, 600, tone(-14), tone(-5), tone(1)), 0.35)
	s.add(1.5, metal(1.1, 176, 0.35), 0.35)
	s.add(1.5, thump(1, 58, 0.2, 384), 0.9)
	return s.room(0.9, 2, 0.35)
}

// mutiny is boots and fists coming nearer, and two horns that disagree.
func mutiny() sound {
	s := silence(2.2)
	for i, at := range []float64{0, 0.3, 0.54, 0.74, 0.9, 1.02} { // they quicken
		loud := 0.45 + 0.11*float64(i)
		s.add(at, thump(0.4, 78, 0.09, uint64(410+i)), loud)
		s.add(at+0.008, hiss(0.09, uint64(420+i)).band(steady(900), 0.8).shape(decay(0.001, 0.02)), loud)
	}
	s.add(1.12, metal(0.9, 233, 0.16), 0.4)
	s.add(1.12, thump(0.9, 52, 0.24, 430), 1)
	for i, t := range []float64{0, 1} {
		s.add(1.12+0.03*float64(i), brass(1, tone(t), 1500), 0.5)
	}
	return s.drive(1.3).room(0.6, 1.3, 0.3)
}

// mission is a small ship setting off alone, and a call after her.
func mission() sound {
	s := silence(2.6)
	s.add(0, choir(1.7, glide(92, 168, 1.6), 5, 0.012).low(func(t float64) float64 { return 500 + 1300*hump(1.7, 0.6)(t) }, 1).shape(hump(1.7, 0.55)), 0.5)
	s.add(0, sweep(1.7, 400, 2400, 900, 0.6, 0.9, 431), 0.4)
	for i, t := range []float64{0, 7, 14} {
		s.add(0.7+0.26*float64(i), brass([]float64{0.5, 0.5, 1.1}[i], tone(t), 1500), 0.45)
	}
	s.add(1.22, bell(1.2, tone(26), 0.6, 0.4), 0.14)
	return s.drive(1.1).room(0.8, 1.7, 0.32)
}

// miracle is a rising light.
func miracle() sound {
	s := silence(2)
	for i, t := range []float64{12, 16, 19, 24, 31} {
		s.add(0.11*float64(i), bell(1.2, tone(t), 0.8, 0.4), 0.4)
	}
	s.add(0, chord(1.8, 1800, tone(0), tone(7), tone(16)), 0.3)
	return s.room(0.8, 1.8, 0.36)
}

// brig is the door and the bolt.
func brig() sound {
	s := silence(1.9)
	s.add(0, hiss(0.5, 120).band(glide(420, 800, 0.45), 2).shape(hump(0.5, 0.8)), 0.3)
	for i := range 7 {
		s.add(0.06*float64(i), metal(0.1, 700+13*float64(i%3), 0.012), 0.07)
	}
	s.add(0.47, metal(1.3, 203, 0.36), 0.8)
	s.add(0.47, metal(1.1, 467, 0.22), 0.4)
	s.add(0.47, thump(0.6, 66, 0.14, 121), 1)
	s.add(0.95, metal(0.4, 520, 0.04), 0.4)
	s.add(1.02, metal(0.4, 390, 0.05), 0.4)
	return s.drive(1.2).room(0.6, 1.4, 0.3)
}
