//go:build !windows

package input

// Console reports whether somebody can read what the program prints.
func Console() bool { return true }

// Alert shows why the program ends, where nobody can read what it prints. There is no such place here.
func Alert(string, string) {}
