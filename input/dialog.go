package input

// OpenFile shows the system's file chooser for a file that exists, starting in the folder dir (if empty, wherever the system likes), and returns the
// path chosen. Windows shows only files that end in ext until the user asks for all. It fails with ErrCanceled or ErrNoDialog, or with what went
// wrong.
//
// It blocks until the user has chosen: call it in a goroutine of its own, never from Update, and open one at a time.
func OpenFile(title, dir, ext string) (path string, err error) { return openFile(title, dir, ext) }

// SaveFile is like OpenFile, for a file to write, which need not exist; name is proposed. Before it returns the path of a file that exists, the
// system's chooser has asked the user.
func SaveFile(title, dir, name string) (path string, err error) { return saveFile(title, dir, name) }
