package input

import (
	"os"

	"golang.org/x/sys/windows"
)

var attachConsole = windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")

// Console reports whether somebody can read what the program prints. Windows gives no console to a program that has a window: if nothing else
// takes what it prints, that is the console it was started from, and where there is none nobody.
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

// Alert shows why the program ends, where nobody can read what it prints, and waits until that has been read.
func Alert(title, text string) {
	t, err1 := windows.UTF16PtrFromString(title)
	x, err2 := windows.UTF16PtrFromString(text)
	if err1 == nil && err2 == nil {
		_, _ = windows.MessageBox(0, x, t, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
	}
}
