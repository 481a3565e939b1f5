// Package sheets shows what is read rather than played: the sheets of the characters, anything large with its text, the rule behind a question, and the
// discard piles.
package sheets
