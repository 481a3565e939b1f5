// Package recap tells people who come back what happened last, and everyone what is proclaimed.
package recap
