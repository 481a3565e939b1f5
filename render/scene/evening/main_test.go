// Package evening_test plays whole games and evenings through the program, by clicks and keys alone: in this process, in a window, and under Wine.
package evening_test

import (
	"testing"

	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// guests are the apps that the tests of this package show.
var guests = uitest.Guests{"whole": tabletest.Whole}

func TestMain(m *testing.M) { uitest.Main(m, guests) }
