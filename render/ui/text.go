package ui

import (
	"bytes"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/sfnt"

	"battlestar/assets"
)

// Align is where a text stands in its box. Lines are always centered on the height of their capitals.
type Align uint8

// The three alignments.
const (
	Left Align = iota
	Center
	Right
)

type faceKey struct {
	font Font
	px   int
}

// face is a font at one pixel size.
type face struct {
	text.Face
	whole                    text.Face // with the letters of other scripts that the font itself lacks
	ascent, descent, capital float64
}

// of returns the face that has all the letters of a text. Most texts need only the font itself.
func (f *face) of(s string) text.Face {
	for _, r := range s {
		if r >= firstOther && r <= lastOther {
			return f.whole
		}
	}
	return f.Face
}

// Greek and Cyrillic letters lie between these.
const firstOther, lastOther = 'Ͱ', 'ԯ'

type fonts struct {
	sources [fontCount]*text.GoTextFaceSource
	others  [fontCount]*text.GoTextFaceSource // for letters that those lack
	tables  [][2]*sfnt.Font                   // of each source and its other, to tell what can be shown
	faces   map[faceKey]*face
}

func (f *fonts) load() error {
	f.faces = map[faceKey]*face{}
	for i, pair := range [fontCount][2][]byte{
		Label500: {assets.SairaCondensed500, assets.RobotoCondensed700},
		Label600: {assets.SairaCondensed600, assets.RobotoCondensed700},
		Label700: {assets.SairaCondensed700, assets.RobotoCondensed700},
		Body400:  {assets.Barlow400, assets.Roboto400},
		Body500:  {assets.Barlow500, assets.Roboto400},
		Body600:  {assets.Barlow600, assets.Roboto400},
	} {
		var tables [2]*sfnt.Font
		for j, source := range [...]*[fontCount]*text.GoTextFaceSource{&f.sources, &f.others} {
			var err error
			if source[i], err = text.NewGoTextFaceSource(bytes.NewReader(pair[j])); err != nil {
				return err
			}
			if tables[j], err = sfnt.Parse(pair[j]); err != nil {
				return err
			}
		}
		f.tables = append(f.tables, tables)
	}
	return nil
}

// shows reports whether every font, or its fallback, has a letter.
func (f *fonts) shows(r rune) bool {
	var b sfnt.Buffer
	for _, pair := range f.tables {
		has := false
		for _, font := range pair {
			glyph, err := font.GlyphIndex(&b, r)
			has = has || err == nil && glyph != 0
		}
		if !has {
			return false
		}
	}
	return true
}

func (f *fonts) face(font Font, px int) *face {
	k := faceKey{font, px}
	if g := f.faces[k]; g != nil {
		return g
	}
	own := &text.GoTextFace{Source: f.sources[font], Size: float64(px)}
	m := own.Metrics()
	g := &face{Face: own, whole: own, ascent: m.HAscent, descent: m.HDescent, capital: m.CapHeight}
	other := &text.GoTextFace{Source: f.others[font], Size: float64(px)}
	other.Size *= g.capital / other.Metrics().CapHeight // capitals of equal height
	if whole, err := text.NewMultiFace(own, other); err == nil {
		g.whole = whole
	}
	f.faces[k] = g
	return g
}

// textKey identifies the picture of a line of text; the color is a tint.
type textKey struct {
	s     string
	font  Font
	px    int
	track int
}

// line returns the sprite of one line of text. Its origin is the left end of the baseline.
func (cv *Canvas) line(k textKey) *sprite {
	if s := cv.sprites.texts[k]; s != nil {
		return s
	}
	f := cv.fonts.face(k.font, k.px)
	letters := f.of(k.s)
	width := text.AdvanceAt(k.s, len(k.s), letters) + float64(k.track*max(0, utf8.RuneCountInString(k.s)-1))
	// Room on the left for letters that extend past their origin.
	pad := float64(k.px/8 + 2)
	s := &sprite{
		w: max(1, int(math.Ceil(width+2*pad))), h: max(1, int(math.Ceil(f.ascent+f.descent))+2),
		x: pad, y: math.Round(f.ascent), width: width,
	}
	s.paint = func(dst *ebiten.Image) {
		var o ebiten.DrawImageOptions
		ascent := letters.Metrics().HAscent
		for i, g := range text.AppendGlyphs(nil, k.s, letters, &text.LayoutOptions{}) {
			if g.Image == nil {
				continue
			}
			o.GeoM.Reset()
			// Whole pixels between letters: fractions would make the gaps uneven.
			o.GeoM.Translate(pad+g.X+float64(i*k.track), g.Y+s.y-ascent)
			dst.DrawImage(g.Image, &o)
		}
	}
	cv.sprites.texts[k] = s
	return s
}

// pixels returns the size of a style in whole pixels. The user's text size counts in small windows too, where the least size is the usual one.
func (cv *Canvas) pixels(st Style) int {
	least := st.Class.least(cv.Scale)
	if st.Class != Note {
		least *= cv.TextFactor
	}
	return int(math.Round(max(st.Size*cv.Scale*cv.TextFactor, least)))
}

func (st Style) key(s string, px int) textKey {
	track := 0
	if st.Tracking > 0 {
		track = max(1, int(math.Round(st.Tracking*float64(px))))
	}
	return textKey{s, st.Font, px, track}
}

// cased sets a text in capitals if the style has them. They are kept, because labels are needed in every frame.
func (cv *Canvas) cased(s string, st Style) string {
	if !st.Caps {
		return s
	}
	c, ok := cv.sprites.capitals[s]
	if !ok {
		c = strings.ToUpper(s)
		cv.sprites.capitals[s] = c
	}
	return c
}

// TextWidth returns the width of a line in units.
func (cv *Canvas) TextWidth(s string, st Style) float64 {
	return math.Ceil(cv.line(st.key(cv.cased(s, st), cv.pixels(st))).width) / cv.Scale
}

// LineHeight returns the height of a line of the style in units. In small windows it is more than the style's size says, because no text becomes too
// small for its reader.
func (cv *Canvas) LineHeight(st Style) float64 {
	return float64(cv.pixels(st)) * st.Leading / cv.Scale
}

// LeastHeight returns the least height of a number of lines, in units: with the smallest letters, as close as they may lie.
func (cv *Canvas) LeastHeight(lines float64) float64 { return lines * Note.least(cv.Scale) / cv.Scale }

// Text draws one line in r: smaller if it does not fit, and with an ellipsis if the smallest does not fit. It returns where the ink is.
func (cv *Canvas) Text(r Rect, s string, st Style, c Color, a Align) Rect {
	plain := s
	s = cv.cased(s, st)
	box := r.scale(cv.Scale)
	px := cv.pixels(st)
	least := int(math.Round(st.Class.least(cv.Scale)))
	sp := cv.line(st.key(s, px))
	shrunk, cut := false, false
	for px > least && (sp.width > box.W+0.5 || cv.fonts.face(st.Font, px).room(s) > box.H+2) {
		px = max(least, min(px-1, int(float64(px)*box.W/sp.width)))
		sp = cv.line(st.key(s, px))
		shrunk = true
	}
	for last := st.Class.last(cv.Scale); float64(px-1) >= last && (sp.width > box.W+0.5 || cv.fonts.face(st.Font, px).room(s) > box.H+3); {
		px--
		sp = cv.line(st.key(s, px))
	}
	if sp.width > box.W+0.5 && s != plain { // capitals are wide
		s, st.Tracking = plain, 0
		sp = cv.line(st.key(s, px))
	}
	if sp.width > box.W+0.5 && st.Font >= Body400 { // label faces are narrow
		st.Font = Label500
		sp = cv.line(st.key(s, px))
	}
	drawn := s
	if sp.width > box.W+0.5 {
		drawn, cut = cv.ellipsis(s, st, px, box.W), true
		sp = cv.line(st.key(drawn, px))
	}
	ink := cv.putLine(sp, box, cv.fonts.face(st.Font, px), drawn, c, a)
	cv.placeText(s, ink, box, px, st, c, shrunk, cut)
	return ink.scale(1 / cv.Scale)
}

// putLine draws a line in a box and returns its ink, both in pixels.
func (cv *Canvas) putLine(sp *sprite, box Rect, f *face, s string, c Color, a Align) Rect {
	x := box.X
	switch a {
	case Center:
		x += (box.W - sp.width) / 2
	case Right:
		x += box.W - sp.width
	}
	x = math.Round(x)
	base := math.Round(box.Y + box.H/2 + f.capital/2)
	cv.put(sp, x, base, c)
	return Rect{x, base - f.capital, sp.width, f.ink(s)}
}

// ink returns the height of a line from the top of its capitals to the foot of its letters.
func (f *face) ink(s string) float64 {
	if strings.ContainsAny(s, "gjpqyQ,;()") {
		return f.capital * 1.3
	}
	return f.capital
}

// room returns the height of a box in which the line fits with its capitals in the middle.
func (f *face) room(s string) float64 { return 2*f.ink(s) - f.capital }

// ellipsis shortens s until it fits.
func (cv *Canvas) ellipsis(s string, st Style, px int, width float64) string {
	r := []rune(s)
	lo, hi := 0, len(r)
	f := cv.fonts.face(st.Font, px)
	track := st.key("", px).track
	for lo < hi {
		mid := (lo + hi + 1) / 2
		t := strings.TrimRight(string(r[:mid]), " ,.;") + "…"
		if text.AdvanceAt(t, len(t), f.of(t))+float64(track*mid) <= width {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return strings.TrimRight(string(r[:lo]), " ,.;") + "…"
}

type paragraphKey struct {
	s     string
	style Style
	px    int
	w     int
}

type paragraph struct {
	lines []string
	wide  float64 // width of the longest line
}

// wrap breaks s into lines of at most w pixels.
func (cv *Canvas) wrap(s string, st Style, px int, w float64) paragraph {
	k := paragraphKey{s, st, px, int(w)}
	if p, ok := cv.sprites.paragraphs[k]; ok {
		return p
	}
	f := cv.fonts.face(st.Font, px)
	track := float64(st.key("", px).track)
	width := func(t string) float64 {
		return text.AdvanceAt(t, len(t), f.of(t)) + track*float64(max(0, utf8.RuneCountInString(t)-1))
	}
	var p paragraph
	for para := range strings.SplitSeq(s, "\n") {
		lines := broken(para, w, width)
		// No word stands alone in the last line if the lines before can spare one.
		for narrow := w; len(lines) > 1 && !strings.Contains(lines[len(lines)-1], " ") && narrow > w*0.7; {
			narrow -= max(1, w*0.02)
			closer := broken(para, narrow, width)
			if len(closer) > len(lines) {
				break
			}
			lines = closer
		}
		p.lines = append(p.lines, lines...)
	}
	for _, l := range p.lines {
		p.wide = max(p.wide, width(l))
	}
	cv.sprites.paragraphs[k] = p
	return p
}

// broken breaks a paragraph into lines of at most w.
func broken(para string, w float64, width func(string) float64) (lines []string) {
	cur := ""
	for word := range strings.FieldsSeq(para) {
		next := word
		if cur != "" {
			next = cur + " " + word
		}
		if width(next) <= w {
			cur = next
			continue
		}
		if cur != "" {
			lines = append(lines, cur)
		}
		cur = word
	}
	return append(lines, cur)
}

// Paragraph draws sentences into r, broken at spaces, smaller if they do not fit. Whatever does not fit at the last size is cut with an ellipsis. It
// returns the height used, in units.
func (cv *Canvas) Paragraph(r Rect, s string, st Style, c Color, a Align) float64 {
	if s == "" {
		return 0
	}
	s = cv.cased(s, st)
	box := r.scale(cv.Scale)
	px := cv.pixels(st)
	least := int(math.Round(st.Class.least(cv.Scale)))
	p := cv.wrap(s, st, px, box.W)
	high := func() float64 { return float64(len(p.lines)) * cv.leading(st, px) }
	shrunk, cut := false, false
	for (high() > box.H+0.5 || p.wide > box.W+0.5) && px > least {
		px--
		p = cv.wrap(s, st, px, box.W)
		shrunk = true
	}
	for last := st.Class.last(cv.Scale); float64(px-1) >= last && (high() > box.H+0.5 || p.wide > box.W+0.5); {
		px--
		p = cv.wrap(s, st, px, box.W)
	}
	if p.wide > box.W+0.5 {
		p.lines, p.wide = cv.hyphened(p.lines, st, px, box.W), box.W
	}
	if high() > box.H+0.5 {
		st.Leading = min(st.Leading, 1) // lines lie closer before one is cut
	}
	lines := p.lines
	if high() > box.H+0.5 || p.wide > box.W+0.5 {
		cut = true
		n := min(len(lines), max(1, int(box.H/cv.leading(st, px))))
		lines = append([]string(nil), lines[:n]...)
		if n < len(p.lines) {
			lines[n-1] += " …"
		}
		for i, l := range lines {
			if cv.line(st.key(l, px)).width > box.W+0.5 {
				lines[i] = cv.ellipsis(strings.TrimSuffix(l, " …"), st, px, box.W)
			}
		}
	}
	f := cv.fonts.face(st.Font, px)
	lead := cv.leading(st, px)
	var ink Rect
	for i, l := range lines {
		got := cv.putLine(cv.line(st.key(l, px)), Rect{box.X, box.Y + float64(i)*lead, box.W, lead}, f, l, c, a)
		if i == 0 {
			ink = got
			continue
		}
		x, right := min(ink.X, got.X), max(ink.Right(), got.Right())
		ink = Rect{x, ink.Y, right - x, got.Bottom() - ink.Y}
	}
	cv.placeText(s, ink, box, px, st, c, shrunk, cut)
	return float64(len(lines)) * lead / cv.Scale
}

// hyphened hyphenates words that are wider than w.
func (cv *Canvas) hyphened(lines []string, st Style, px int, w float64) (broken []string) {
	for _, l := range lines {
		for r := []rune(l); cv.line(st.key(string(r), px)).width > w+0.5 && len(r) > 2; {
			n := len(r) - 1
			for n > 1 && cv.line(st.key(string(r[:n])+"-", px)).width > w+0.5 {
				n--
			}
			broken = append(broken, string(r[:n])+"-")
			r = r[n:]
			l = string(r)
		}
		broken = append(broken, l)
	}
	return broken
}

func (cv *Canvas) leading(st Style, px int) float64 { return math.Round(float64(px) * st.Leading) }

// LongestWord returns the width of the widest word of a text.
func (cv *Canvas) LongestWord(text string, st Style) float64 {
	wide := 0.0
	for word := range strings.FieldsSeq(text) {
		wide = max(wide, cv.TextWidth(word, st))
	}
	return wide
}

// ParagraphHeight returns the height in units that a paragraph of width w needs at its full size.
func (cv *Canvas) ParagraphHeight(w float64, s string, st Style) float64 {
	if s == "" {
		return 0
	}
	px := cv.pixels(st)
	return float64(len(cv.wrap(cv.cased(s, st), st, px, w*cv.Scale).lines)) * cv.leading(st, px) / cv.Scale
}
