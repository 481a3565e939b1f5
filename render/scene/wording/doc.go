// Package wording has the words that more than one scene uses.
package wording
