// Package playtest has what the tests of several rooms share that need a whole table on the screen: tables shown in a window, games that come to a certain
// moment, twins that differ in hidden cards only, and frames to compare. What needs no table is in scenetest.
package playtest
