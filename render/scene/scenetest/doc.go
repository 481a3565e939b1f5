// Package scenetest is what the tests of the scenes share: shells, tables in play, and what stands on the screen.
package scenetest
