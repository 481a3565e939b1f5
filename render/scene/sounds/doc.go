// Package sounds lets what happened at the table be heard when it is seen.
package sounds
