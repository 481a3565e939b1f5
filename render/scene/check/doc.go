// Package check is the skill check or the crisis that lies over the board, and how it ended.
package check
