// Package rules draws the pages on which players read the rules.
package rules
