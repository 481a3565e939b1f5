package scene_test

import (
	"testing"

	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// guests are the apps that the tests of this package show; each test file adds its own.
var guests = uitest.Guests{"whole": tabletest.Whole}

func TestMain(m *testing.M) { uitest.Main(m, guests) }
