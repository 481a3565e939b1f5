// Package files asks for a file: through the chooser of the system, or in a list of its own.
package files
