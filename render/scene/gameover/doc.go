// Package gameover tells who won and why, and turns up every hidden card.
package gameover
