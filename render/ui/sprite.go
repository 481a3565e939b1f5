package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// sprite is an image that is made when it is first drawn. x, y is the place in the image that is put at an op's x, y.
type sprite struct {
	w, h     int
	left     int // the upper left of the image, for paint
	top      int
	compound bool // painted from other sprites
	solid    bool // nothing shines through it
	x, y     float64
	paint    func(dst *ebiten.Image) // nil if the kit does not make the image
	img      *ebiten.Image
	room     *room   // on the sheet
	used     int     // the generation that last drew it
	width    float64 // of a text, its advance
}

// sprites are the caches, one for each kind of key.
type sprites struct {
	generation int // counts the frames
	sheet      sheet
	texts      map[textKey]*sprite
	panels     map[panelKey]*sprite
	shapes     map[shapeKey]*sprite
	spaces     map[spaceKey]*sprite
	globes     map[int]*sprite // by radius
	baked      map[bakedKey]*sprite
	pictures   map[any]*sprite
	scenery    map[Scenery]*sprite // not on the sheet: they are stretched, and their edges meet
	polygons   map[polygonKey]*sprite
	ships      map[stillKey]*sprite
	paragraphs map[paragraphKey]paragraph
	capitals   map[string]string
	parsed     map[string][]figure
	white      *sprite
}

func (s *sprites) init() {
	s.texts = map[textKey]*sprite{}
	s.panels = map[panelKey]*sprite{}
	s.shapes = map[shapeKey]*sprite{}
	s.spaces = map[spaceKey]*sprite{}
	s.globes = map[int]*sprite{}
	s.baked = map[bakedKey]*sprite{}
	s.pictures = map[any]*sprite{}
	s.scenery = map[Scenery]*sprite{}
	s.polygons = map[polygonKey]*sprite{}
	s.ships = map[stillKey]*sprite{}
	s.paragraphs = map[paragraphKey]paragraph{}
	s.capitals = map[string]string{}
	s.parsed = map[string][]figure{}
	s.white = &sprite{w: 1, h: 1, paint: func(dst *ebiten.Image) { dst.Fill(White) }}
}

// sweep drops what this frame does not draw.
func (s *sprites) sweep() {
	sweepMap(s, s.texts)
	sweepMap(s, s.panels)
	sweepMap(s, s.shapes)
	sweepMap(s, s.spaces)
	sweepMap(s, s.globes)
	sweepMap(s, s.baked)
	sweepMap(s, s.pictures)
	sweepMap(s, s.polygons)
	sweepMap(s, s.ships)
	for name, v := range s.scenery {
		if v.used != s.generation {
			v.img.Deallocate()
			delete(s.scenery, name)
		}
	}
	clear(s.paragraphs)
	clear(s.capitals)
	s.sheet.tidy(s.generation)
}

func sweepMap[K comparable](s *sprites, m map[K]*sprite) {
	for k, v := range m {
		if v.used != s.generation {
			delete(m, k)
		}
	}
}

// full reports whether more is kept than is likely to be drawn again, even if the sheet has room.
func (s *sprites) full() bool {
	return len(s.texts) > 20000 || len(s.paragraphs) > 5000 || len(s.ships) > 2000
}

// paintNew makes the missing images of a list before it is drawn, so that nothing interrupts the run.
func (cv *Canvas) paintNew(list []op) {
	var fresh []*sprite
	for i := range list {
		s := list[i].sprite
		if s == nil {
			continue
		}
		s.used = cv.sprites.generation // otherwise it might be swept while others are made
		if s.img == nil {
			fresh = append(fresh, s)
		}
	}
	sortForSheet(fresh)
	for i, s := range fresh {
		cv.image(s)
		if i%paintedAtOnce == paintedAtOnce-1 {
			cv.sprites.sheet.settle()
		}
	}
}

// paintedAtOnce is how many sprites are painted before the graphics card must do what it was told. Until then the vertices of all their parts are
// kept: for a whole table that is 100 MB.
const paintedAtOnce = 32

// image makes the sprite's image if there is none yet.
func (cv *Canvas) image(s *sprite) *ebiten.Image {
	s.used = cv.sprites.generation
	if s.img != nil {
		return s.img
	}
	t := &cv.sprites.sheet
	if t.img == nil {
		t.open(int(cv.wPx), int(cv.hPx))
	}
	picture := t.paint(s)
	cv.find(s, picture)
	picture.Deallocate() // does nothing to a part of the desk
	return s.img
}

// find finds a place for the picture of a sprite: on the sheet as it is, on the sheet without what this frame does not draw, or apart.
func (cv *Canvas) find(s *sprite, picture *ebiten.Image) {
	t := &cv.sprites.sheet
	if t.lay(s, picture) {
		return
	}
	cv.sprites.sweep()
	if !t.lay(s, picture) {
		t.apart(s, picture)
	}
}
