package board

import (
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// stand is where a board stands on the table.
type stand uint8

const (
	onStage     stand = iota // a ship in the middle of the six areas
	inRail                   // a ship of the fleet, over space
	inRow                    // the Cylons' locations, a row of plates
	behindSpace              // the Cylon Fleet: its areas lie behind the six, its locations are in the row
	onGround                 // New Caprica
)

// act is what the stage shows. It changes at most twice in a game.
type act uint8

const (
	inSpace  act = iota
	occupied     // the humans are on the ground, their ships away (P-NC-01)
	returned     // the ships are back over the ground (P-NC-29)
)

// layout is where every board lies. Slots depend on the boards of the setup: what comes later is empty sky until then, and nothing moves for it.
type layout struct {
	laid  []laid  // the boards except those on the stage
	field ui.Rect // space with the ships on the stage; empty while the stage is the ground
	ships []*plan
	top   float64 // how much of space the Cylons' row takes
	title float64 // the height of the titles
	dies  bool    // the areas show what is behind them
	nameW float64 // of the names of the areas
	meeting
}

// laid is a board that lies outside space.
type laid struct {
	*plan
	rect   ui.Rect // its hull
	title  ui.Rect // empty if it has none
	plates []slot
	yards  []yardSlot
	icons  bool    // there is room for the icons of its locations
	away   bool    // folded: nothing happens there, and its title shows what is in it
	sky    ui.Rect // above the settlement: what the ships have left behind
	foot   ui.Rect // under the road: what the forces on it do
}

// yardSlot is a field with civilian ships and its place on the screen.
type yardSlot struct {
	yard
	rect ui.Rect
}

// Measures of the boards outside space.
const (
	railHigh  = 134.0 // where the boards have room
	railGap   = 14.0  // between two boards
	rowHigh   = 57.0  // of a plate where they have little room
	rowGap    = 8.0   // between two plates
	groundLow = 154.0 // of the ground under the ships
	awayW     = 200.0 // of a folded board
	// groundUp is how far the settlement lies above the middle of the ground, groundFoot how far below it the road ends.
	groundUp, groundFoot = 40.0, 330.0
	// leastTarget is the least width of anything that is clicked, in pixels.
	leastTarget = 62.0
)

// arrange lays the boards into r; meets reports whether their locations can have allies.
func arrange(u *ui.Canvas, s *say.Speaker, r ui.Rect, boards []*plan, stage act, meets bool) layout {
	var l layout
	below, between := 6.0, 2*rowGap // what lies over space
	var rail, row []*plan
	var ground *plan
	var cylon []site
	for _, p := range boards {
		switch p.stand {
		case onStage:
			l.ships = append(l.ships, p)
		case inRail:
			if stage == inSpace { // Colonial One is closed from the landing on (P-NC-03)
				rail = append(rail, p)
			}
		case inRow:
			row, cylon = append(row, p), append(cylon, p.sites...)
		case behindSpace:
			l.dies, cylon = true, append(cylon, p.sites...)
		case onGround:
			ground = p
		}
	}
	if meets {
		l.meeting = meetingOn(u, len(l.ships))
		below, between = l.meeting.below(), l.meeting.below()
	}
	l.title, l.nameW = u.LineHeight(railTitle), areaNameW(u, s)
	if stage == occupied {
		l.settle(r, ground)
		return l
	}
	if stage == returned {
		var strip ui.Rect
		strip, r = r.CutBottom(groundLow, rowGap)
		l.landed(strip, ground)
	}
	together := append(rail, row...)
	wide := railGap * float64(len(together)-1)
	for _, p := range together {
		wide += p.needs(u, s, p.row(cylon), false, plateName)
	}
	switch {
	case len(rail) > 0 && wide <= r.W: // all in one row
		high := railHigh
		if l.snug { // space needs more of the room
			high = min(high, l.title+lowPlate(u)+2*hullEdge)
		}
		var strip ui.Rect
		strip, l.field = r.CutTop(high, below)
		l.rail(u, s, strip, together, cylon)
	default:
		l.field = r
		high := lowPlate(u)
		for len(rail) > 0 {
			n := fitting(u, s, rail, r.W)
			var strip ui.Rect
			strip, l.field = l.field.CutTop(l.title+high+2*hullEdge, between)
			l.rail(u, s, strip, rail[:n], nil)
			rail = rail[n:]
		}
		l.row(u, s, high, row, cylon)
	}
	return l
}

// fitting returns how many boards fit side by side in the smallest letters, at least one.
func fitting(u *ui.Canvas, s *say.Speaker, boards []*plan, wide float64) int {
	wide += railGap
	for i, p := range boards {
		if wide -= p.needs(u, s, p.sites, false, small) + railGap; wide < 0 && i > 0 {
			return i
		}
	}
	return len(boards)
}

// row returns the sites of a board that lie in a row. For the Cylons' locations, these are the sites of all their boards.
func (p *plan) row(cylon []site) []site {
	if p.stand == inRow {
		return cylon
	}
	return p.sites
}

// lowPlate returns the height of a plate with room for a name of two lines and no more.
func lowPlate(u *ui.Canvas) float64 {
	return max(rowHigh, 2*u.LineHeight(small)+2*lowEdge+1)
}

// hullEdge is how much of a hull shows above and below its plates.
const hullEdge = 8.0

// needs returns how wide a board must be for the words of its names.
func (p *plan) needs(u *ui.Canvas, s *say.Speaker, sites []site, icons bool, st ui.Style) float64 {
	wide := p.nose + p.tail + rowGap*float64(len(sites)-1)
	for _, site := range sites {
		wide += plateNeeds(u, s.Place(site.place), icons, st)
	}
	return wide
}

func plateNeeds(u *ui.Canvas, name string, icon bool, st ui.Style) float64 {
	wide := 2*lowEdge + longest(u, name, st)
	if icon {
		wide = 2*plateEdge + stripIcon + stripIconGap + longest(u, name, st)
	}
	return max(wide, leastTarget/u.Scale)
}

// small is the smallest style of a name.
var small = plateName.In(ui.Note).Sized(1)

// tight returns how much of the usual size of the names fits: 1 for all of it, 0 for the smallest size.
func tight(room, usual, least float64) float64 {
	if usual <= least {
		return 1
	}
	return max(0, min(1, (room-least)/(usual-least)))
}

// rail lays boards side by side, each as wide as its names need.
func (l *layout) rail(u *ui.Canvas, s *say.Speaker, r ui.Rect, boards []*plan, cylon []site) {
	sum := func(icons bool, st ui.Style) (wide float64, plates int) {
		wide = railGap * float64(len(boards)-1)
		for _, p := range boards {
			wide += p.needs(u, s, p.row(cylon), icons, st)
			plates += len(p.row(cylon))
		}
		return wide, plates
	}
	usual, plates := sum(true, plateName)
	icons := usual <= r.W
	if !icons {
		usual, _ = sum(false, plateName)
	}
	least, _ := sum(icons, small)
	t, more := tight(r.W, usual, least), max(0, r.W-usual)/float64(plates)
	for _, p := range boards {
		sites := p.row(cylon)
		wide := p.needs(u, s, sites, icons, small)
		wide += t*(p.needs(u, s, sites, icons, plateName)-wide) + more*float64(len(sites))
		box := ui.R(r.X, r.Y, wide, r.H)
		r.X += wide + railGap
		title, hull := box.CutTop(l.title, 0)
		l.laid = append(l.laid, laid{plan: p, rect: hull, title: title, plates: p.share(u, s, hull, sites, icons), icons: icons})
	}
}

// row lays the Cylons' locations over the middle of space, clear of the area names on both sides.
func (l *layout) row(u *ui.Canvas, s *say.Speaker, high float64, row []*plan, cylon []site) {
	if len(row) == 0 {
		return
	}
	p := row[0]
	side := l.nameW + 2*rowGap
	hull := ui.R(l.field.X+side, l.field.Y+2, l.field.W-2*side, high+2*hullEdge)
	if most := p.nose + p.tail + 200*float64(len(cylon)); hull.W > most {
		hull = ui.R(hull.X+(hull.W-most)/2, hull.Y, most, hull.H)
	}
	for need := p.needs(u, s, cylon, false, small); need > hull.W; need -= hull.W * 0.2 { // long words take another line
		hull.H += u.LineHeight(small)
	}
	l.top = hull.H + 4
	l.laid = append(l.laid, laid{plan: p, rect: hull, plates: p.share(u, s, hull, cylon, false)})
}

// share lays the plates of a board in a row on its hull. Longer words get more of it, and so do names that then fit on one line.
func (p *plan) share(u *ui.Canvas, s *say.Speaker, hull ui.Rect, sites []site, icons bool) []slot {
	in := ui.R(hull.X+p.nose, hull.Y+hullEdge, hull.W-p.nose-p.tail, hull.H-2*hullEdge)
	t := tight(hull.W, p.needs(u, s, sites, icons, plateName), p.needs(u, s, sites, icons, small))
	spare := in.W - rowGap*float64(len(sites)-1)
	plates := make([]slot, 0, len(sites))
	for _, site := range sites {
		name := s.Place(site.place)
		w := plateNeeds(u, name, icons, small)
		w += t * (plateNeeds(u, name, icons, plateName) - w)
		plates = append(plates, slot{site, ui.R(0, in.Y, w, in.H)})
		spare -= w
	}
	for i, site := range sites {
		name := s.Place(site.place)
		if more := u.TextWidth(name, plateName) - longest(u, name, plateName); more < spare {
			plates[i].rect.W += more
			spare -= more
		}
	}
	for i := range plates {
		plates[i].rect.X = in.X
		plates[i].rect.W += spare / float64(len(sites))
		in.X += plates[i].rect.W + rowGap
	}
	return plates
}

// settle lays the ground over the whole stage. The ships are away, folded in its sky beside what they have left behind.
func (l *layout) settle(r ui.Rect, ground *plan) {
	k := min(r.W/ground.w, r.H/ground.h)
	x, y := r.Center()
	y -= groundUp * k
	sky := ui.R(r.X+16, r.Y+4, r.W-16-railGap, 2*l.title)
	board := laid{plan: ground, rect: r, icons: true}
	for _, s := range ground.sites {
		board.plates = append(board.plates, slot{s, ui.R(x+s.at.X*k, y+s.at.Y*k, s.at.W*k, s.at.H*k)})
	}
	for _, f := range ground.yards {
		board.yards = append(board.yards, yardSlot{f, ui.R(x+f.at.X*k, y+f.at.Y*k, f.at.W*k, f.at.H*k)})
	}
	foot := y + (groundFoot-groundUp)*k
	board.foot = ui.R(r.X+16, foot, r.W-32, r.Bottom()-10-foot)
	board.title, board.sky = sky.CutLeft(sky.W*0.3, 0)
	var away []laid
	for _, p := range l.ships {
		var box ui.Rect
		box, board.sky = board.sky.CutRight(awayW, railGap)
		title, hull := box.CutBottom(l.title, 0)
		away = append(away, laid{plan: p, rect: hull, title: title, away: true})
	}
	l.laid = append(append(l.laid, board), away...)
	l.ships = nil
}

// landed lays the ground as a row under the ships. Its title stands over the fields of the ships, where nothing stands at the edges of locations.
func (l *layout) landed(r ui.Rect, ground *plan) {
	title, in := r.InsetXY(rowGap, 0).CutTop(l.title, 2)
	in.H -= rowGap
	board := laid{plan: ground, rect: r}
	cells := len(ground.sites) + len(ground.yards)
	for i, s := range ground.sites {
		board.plates = append(board.plates, slot{s, in.Cell(i, cells, rowGap)})
	}
	for i, f := range ground.yards {
		board.yards = append(board.yards, yardSlot{f, in.Cell(len(ground.sites)+i, cells, rowGap)})
	}
	_, board.title = title.CutLeft(board.yards[0].rect.X-title.X, 0)
	l.laid = append(l.laid, board)
}

// areaNameW returns the width of the widest area name.
func areaNameW(u *ui.Canvas, s *say.Speaker) float64 {
	wide := 0.0
	for _, a := range card.Areas {
		wide = max(wide, u.TextWidth(s.Area(a), areaTitle)+24)
	}
	return wide
}

// railTitle is the style of a board's name.
var railTitle = ui.Heading.Sized(22)
