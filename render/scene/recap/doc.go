// Package recap tells people who come back what happened last, and everybody what is proclaimed.
package recap
