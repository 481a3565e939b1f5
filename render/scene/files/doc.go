// Package files asks for a file: through the system's chooser, or in its own list.
package files
