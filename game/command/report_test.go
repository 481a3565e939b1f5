package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"battlestar/game/save"
)

// A crash report must replay like a saved game, as far as its contents go.
func TestReplayReport(t *testing.T) {
	const path = "../save/testdata/options-two.bsg"
	var told bytes.Buffer
	if err := Replay([]string{path}, &told); err != nil {
		t.Fatal(err)
	}
	c, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	standing := save.Standing(c.Records)
	last := len(standing) - 1
	for ; last > 0; last-- {
		if _, ok := standing[last].(save.Answer); ok {
			break
		}
	}
	run := func(r *save.Report) (string, error) {
		t.Helper()
		path, err := r.Write(t.TempDir(), time.Now())
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		err = Replay([]string{path}, &out)
		return out.String(), err
	}

	log := strings.Split(strings.TrimSuffix(told.String(), "\n"), "\n")
	out, err := run(save.NewReport("linux/amd64", "no crisis \"ambush\"", []byte("goroutine 1\n\tat line 2"), log))
	if err != nil || !strings.HasPrefix(out, told.String()) || !strings.Contains(out, `no crisis "[a card]"`) || !strings.Contains(out, "hidden cards were not sent") {
		t.Errorf("without the hidden cards: %v\n%.500s", err, out)
	}

	whole := save.NewReport("linux/amd64", "it broke", nil, log)
	if err := whole.Reveal(path, nil); err != nil {
		t.Fatal(err)
	}
	out, err = run(whole)
	if err != nil || !strings.HasPrefix(out, told.String()) || !strings.Contains(out, "it broke") {
		t.Errorf("with them: %v\n%.500s", err, out)
	}

	// An answer that the game does not ask for must fail here as it would in the game.
	wrong := standing[last].(save.Answer)
	if err := whole.Reveal(path, &wrong); err != nil {
		t.Fatal(err)
	}
	if _, err = run(whole); err == nil || !strings.Contains(err.Error(), "a different question would come up") || strings.Contains(err.Error(), "\n") {
		t.Errorf("an answer that does not fit: %v", err)
	}

	for name, text := range map[string]string{"no report": `{"a": 1}`, "half": `{"Report": "A rep`, "not a game in it": `{"Report":"A report of the game Battlestar: battlestar replay FILE runs it.","Journal":"AAAA"}`} {
		path := filepath.Join(t.TempDir(), "r.json")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := Replay([]string{path}, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), "saved game") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
