// Package parts draws what several scenes share: pages of the menus, tracks, the state of the fleet.
package parts
