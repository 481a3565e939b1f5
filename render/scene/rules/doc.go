// Package rules is the pages on which the rules are read.
package rules
