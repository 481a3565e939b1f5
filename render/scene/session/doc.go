// Package session is one game on the screen: what all the rooms that draw it share, what is asked, and how it is answered.
package session
