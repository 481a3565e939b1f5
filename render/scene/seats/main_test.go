package seats_test

import (
	"testing"

	"battlestar/render/scene/playtest"
	"battlestar/render/ui/uitest"
)

func TestMain(m *testing.M) {
	uitest.Main(m, uitest.Guests{"kept": playtest.Kept, "whole": playtest.Whole})
}
