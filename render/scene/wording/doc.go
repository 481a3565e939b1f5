// Package wording is the words that more than one scene says.
package wording
