package seats_test

import (
	"testing"

	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

func TestMain(m *testing.M) {
	uitest.Main(m, uitest.Guests{"kept": tabletest.Kept, "whole": tabletest.Whole})
}
