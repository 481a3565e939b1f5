package scene

import (
	"battlestar/render/ui"
)

// What stands here is drawn by others; each goes away when theirs is there.

type curtainState struct{} // owned by curtain.go
type checkState struct{}   // owned by check.go

func (p *Play) curtain(u *ui.UI)           {}
func (p *Play) large(u *ui.UI)             {}
func (p *Play) check(u *ui.UI, r ui.Rect)  {}
func (p *Play) crisis(u *ui.UI, r ui.Rect) {}
