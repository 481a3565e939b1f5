package shell_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"runtime/metrics"
	"slices"
	"strings"
	"testing"
	"time"

	"battlestar/game"
	"battlestar/game/save"
	"battlestar/game/say/languages"
	"battlestar/game/table"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/shell"
)

// FuzzSettings reads bytes as the settings file. Whatever they are, the program must start, a new game can be set up, and what is written again must
// read the same.
func FuzzSettings(f *testing.F) {
	s := shell.DefaultSettings()
	s.TextSize, s.Motion = 2, shell.Off
	s.Seats = []table.SeatInfo{{Name: "Zoë", Color: 3, Emblem: 1}, {Name: "Bot", Bot: "good"}}
	for _, q := range game.Questions {
		s.House = append(s.House, q.House)
	}
	path := filepath.Join(f.TempDir(), "settings.json")
	if err := shell.WriteSettings(path, s); err != nil {
		f.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(`{"volume": 99, "text_size": "gigantic", "seats": [{"Name":"A","Colour":-7}], "house": ["x"]}`))
	f.Add([]byte(`[` + strings.Repeat(`[`, 20000)))
	f.Add([]byte(`{"seats":[` + strings.Repeat(`{},`, shell.MaxSettings/3-20) + `{}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		watch := time.AfterFunc(20*time.Second, func() { panic("it hangs") })
		defer watch.Stop()
		sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
		metrics.Read(sample)
		before := sample[0].Value.Uint64()
		s, ok := shell.SettingsOf(data)
		if !ok && !reflect.DeepEqual(s, shell.DefaultSettings()) {
			t.Fatalf("a damaged file gives %+v", s)
		}
		menu.NewNewGame(&shell.Shell{Settings: s, Store: &save.Store{}, Languages: languages.Offered()}, nil)
		metrics.Read(sample)
		if n := sample[0].Value.Uint64() - before; n > 64<<20 {
			t.Fatalf("it took %d MB", n>>20)
		}
		again, err := json.Marshal(shell.FileOf(s))
		if err != nil {
			t.Fatal(err)
		}
		if len(again) > shell.MaxSettings {
			return
		}
		if got, ok := shell.SettingsOf(again); !ok || !reflect.DeepEqual(got.House, s.House) || len(got.Seats) != len(s.Seats) || got.Stops != s.Stops ||
			got.Sounds != s.Sounds || got.Music != s.Music || got.Mute != s.Mute || got.Motion != s.Motion || got.TextSize != s.TextSize {
			t.Fatalf("written again and read: %v %+v, and was %+v", ok, got, s)
		}
		if slices.ContainsFunc(s.House, func(h game.House) bool { return h == "" }) {
			t.Fatal("a house rule without a name")
		}
	})
}
