package scene

import (
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/ui"
)

// GameOver tells who won and why.
type GameOver struct {
	shell *Shell
	table *table.Table
}

// NewGameOver makes the screen for a table whose game is over.
func NewGameOver(s *Shell, t *table.Table) *GameOver { return &GameOver{shell: s, table: t} }

// gameOver leaves the table.
func (p *Play) gameOver(a *render.App) { a.Clear(NewGameOver(p.Shell, p.Table)) }

// Frame implements render.Scene.
func (g *GameOver) Frame(u *ui.UI, a *render.App) {}
