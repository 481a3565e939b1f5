// Package sounds plays what happened at the table when it is seen.
package sounds
