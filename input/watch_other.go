//go:build windows || darwin

package input

// watch reports nothing here: the system keeps what the window showed last.
type watch struct{}

func (*watch) begin() {}

func (*watch) take() (lost, hidden bool) { return false, false }
