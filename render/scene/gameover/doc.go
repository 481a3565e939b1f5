// Package gameover tells who won and why, and reveals every hidden card.
package gameover
