// Package scenetest holds what the tests of the scenes share: shells, tables in play, and what is on the screen.
package scenetest
