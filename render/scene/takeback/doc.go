// Package takeback says what could be undone, and asks the table about it.
package takeback
