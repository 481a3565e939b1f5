package input

import (
	"os"

	"golang.org/x/sys/windows"
)

var attachConsole = windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")

// Console reports whether anyone can read what the program prints. Windows gives no console to a program that has a window. Unless its output is
// redirected, the program prints to the console it was started from; if there is none, nobody can read it.
func Console() bool {
	if kind, err := windows.GetFileType(windows.Handle(os.Stderr.Fd())); err == nil && kind != windows.FILE_TYPE_UNKNOWN {
		return true
	}
	const parent = ^uintptr(0)
	if ok, _, _ := attachConsole.Call(parent); ok == 0 {
		return false
	}
	out, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		return false
	}
	os.Stderr = out
	if kind, err := windows.GetFileType(windows.Handle(os.Stdout.Fd())); err != nil || kind == windows.FILE_TYPE_UNKNOWN {
		os.Stdout = out
	}
	return true
}

// Alert shows why the program ends if nobody can read what it prints, and waits until the message is closed.
func Alert(title, text string) {
	t, err1 := windows.UTF16PtrFromString(title)
	x, err2 := windows.UTF16PtrFromString(text)
	if err1 == nil && err2 == nil {
		_, _ = windows.MessageBox(0, x, t, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
	}
}
