// Package tabletest holds what tests of several rooms share if they need a whole table on the screen: tables shown in a window, games that reach a
// certain moment, twins that differ in hidden cards only, and frames to compare. What needs no table is in scenetest.
package tabletest
