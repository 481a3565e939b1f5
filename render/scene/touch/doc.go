// Package touch handles pointer and keys on what lies on the table.
package touch
