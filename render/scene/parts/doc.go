// Package parts draws what several scenes have in common: pages of the menus, tracks, the state of the fleet.
package parts
