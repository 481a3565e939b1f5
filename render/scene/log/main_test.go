package log_test

import (
	"testing"

	"battlestar/render/ui/uitest"
)

// guests are the apps that the tests of this package show.
var guests = uitest.Guests{}

func TestMain(m *testing.M) { uitest.Main(m, guests) }
