package bot

import (
	"math/rand/v2"
)

// Good is a stub.
func Good(rng *rand.Rand) Player { return Random(rng) }
