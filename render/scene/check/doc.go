// Package check draws the skill check or crisis that lies over the board, and its result.
package check
