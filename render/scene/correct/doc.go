// Package correct is the page where the table sets right what lies on it.
package correct
