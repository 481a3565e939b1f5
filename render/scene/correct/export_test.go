package correct

import "battlestar/game"

// Put gathers an edit, as its control does.
func (c *Correct) Put(e game.Edit, changes bool) { c.put(e, changes) }

// ShowTab switches to a tab.
func (c *Correct) ShowTab(tab int) { c.tab = tab }
