// Package takeback says what could be taken back, and asks the table for it.
package takeback
