// Package log shows what happened: the end of the log beside the table, and all of it over the board.
package log
