package people

// These are nobody in particular, but they have a trade; the same number always gives the same person.

// Officer returns somebody who serves on the bridge.
func Officer(number int) Person { return dressed(number, Duty, 0) }

// Marine returns one of the ship's soldiers, wearing a helmet.
func Marine(number int) Person {
	p := dressed(number, Fatigues, 0x3A4038)
	p.Wears = []Gear{HelmetOn}
	if p.Age > 40 {
		p.Age -= 20
	}
	return p
}

// Pilot returns somebody who flies vipers and raptors.
func Pilot(number int) Person {
	p := dressed(number, FlightSuit, oneOf(number, 0x5A5638, 0x4A5440, 0x5E5030))
	p.Age = 22 + p.Age%16
	return p
}

// DeckHand returns somebody who repairs the craft.
func DeckHand(number int) Person {
	return dressed(number, Overalls, oneOf(number, 0xB0642A, 0x5E6A44, 0x8A7A40))
}

// Doctor returns a physician or somebody who works in the laboratory.
func Doctor(number int) Person { return dressed(number, LabCoat, 0) }

// Priest returns an oracle or somebody who serves at an altar.
func Priest(number int) Person { return dressed(number, Robe, 0x5A2A34) }

// Prisoner returns somebody held in the Brig.
func Prisoner(number int) Person { return dressed(number, Prison, 0) }

// Infiltrator returns a Cylon who looks human: there are many copies of each number, all alike.
func Infiltrator(number int) Person {
	p := dressed(number*7+3, Suit, oneOf(number, 0x6A3A3A, 0x3E3A4A, 0x4A4440))
	p.Age, p.Hair.Gray, p.Mood = 34, 0, Calm
	p.Build *= 0.4
	return p
}

// Child returns a child of about six.
func Child(number int) Person {
	p := dressed(number, Civil, oneOf(number, 0x7A4A3A, 0x4A6A6A, 0x6A6A3A))
	p.Age, p.Tall, p.Beard, p.Build, p.Hair.Gray = 6, 1.15, Shaven, 0, 0
	p.Hair.Cut = Parted
	if p.Woman {
		p.Hair.Cut = Bob
	}
	return p
}

func dressed(number int, d Dress, cloth uint32) Person {
	p := Anybody(number)
	p.Dress, p.Cloth, p.Wears = d, cloth, nil
	return p
}

func oneOf(number int, list ...uint32) uint32 { return list[number%len(list)] }
