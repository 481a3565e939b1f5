package dice

import (
	"testing"

	"battlestar/render/ui/uitest"
)

func TestMain(m *testing.M) { uitest.Main(m, nil) }
