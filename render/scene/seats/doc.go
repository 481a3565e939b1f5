// Package seats draws the players at the left of the table, and the page where the table agrees on who sits where.
package seats
