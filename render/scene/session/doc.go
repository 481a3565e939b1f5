// Package session is one game on the screen: what everything that draws it shares, what is asked, and how it is answered.
package session
