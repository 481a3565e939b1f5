// Package touch is what pointer and keys do with what lies on the table.
package touch
