package files

import "testing"

// A file written through the game's own list must have the ending that was proposed: a picture was once named .png.bsg.
func TestWrittenFilesHaveTheirEnding(t *testing.T) {
	for _, c := range [][3]string{
		{"battlestar", ".png", "battlestar.png"},
		{"battlestar.PNG", ".png", "battlestar.PNG"},
		{"Friday", ".bsg", "Friday.bsg"},
		{"Friday.bsg", ".bsg", "Friday.bsg"},
		{"v1.2", ".bsg", "v1.2.bsg"},
		{" ", ".bsg", " "},
	} {
		if got := (&fileList{name: c[0], ext: c[1]}).withExt(); got != c[2] {
			t.Errorf("%q with %s: %q, want %q", c[0], c[1], got, c[2])
		}
	}
}
