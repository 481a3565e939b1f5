package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Look is how a panel looks. Measures are in units.
type Look struct {
	Top, Bottom         Color // fill
	LineTop, LineBottom Color
	Line                float64
	Cut                 float64 // of the corners
	Glow                Color
	GlowSize            float64
	Shadow              bool
	Fine                bool    // scan lines, and light on the upper edge
	Double              bool    // a second, faint line inside
	Hazard              float64 // width of the striped edge, 0 for none
	HazardOn, HazardOff Color
	Offers              bool // it may be chosen
}

// The looks of the game. A state is a look with another edge: see Edged, Glowing, Cutting.
var (
	// Plain is the panel of the table.
	Plain = Look{Top: PanelTop, Bottom: PanelBase, LineTop: LineTop, LineBottom: LineBase, Line: 1.5, Cut: 14, Shadow: true, Fine: true}
	// Important is for the prompt, dialogs and faceup cards.
	Important = Look{Top: PanelTop, Bottom: PanelBase, LineTop: LineTop, LineBottom: LineBase, Line: 2, Cut: 18, Shadow: true, Fine: true, Double: true}
	// Metal is the face of an ordinary button.
	Metal = Look{Top: MetalTop, Bottom: MetalBase, LineTop: LineTop, LineBottom: LineBase, Line: 1.5, Cut: 12, Shadow: true, Fine: true}
	// Gold is the face of the primary button.
	Gold = Look{Top: AmberTop, Bottom: AmberBase, LineTop: rgb(0xFFE3AE), LineBottom: rgb(0xFFC766), Line: 2, Cut: 12, Shadow: true, Glow: Alpha(Amber, 0.55), GlowSize: 10}
	// Blue is the face of a button that leads to something private or informs.
	Blue = Look{Top: CyanTop, Bottom: CyanBase, LineTop: Cyan, LineBottom: rgb(0x2F7C8F), Line: 1.5, Cut: 12, Shadow: true, Fine: true}
	// Dead is the face of anything that cannot be used now.
	Dead = Look{Top: rgb(0x161D25), Bottom: rgb(0x10161D), LineTop: LineOff, LineBottom: LineOff, Line: 1.5, Cut: 12}
	// Glass is a plate over the hull or over space.
	Glass = Look{Top: Color{0x18, 0x20, 0x29, 220}, Bottom: Color{0x0B, 0x10, 0x16, 226}, LineTop: LineTop, LineBottom: LineBase, Line: 1.5, Cut: 12, Fine: true}
	// Danger is a panel in the red.
	Danger = Look{Top: rgb(0x4A1D1A), Bottom: rgb(0x240F0E), LineTop: Red, LineBottom: rgb(0xB8473B), Line: 2, Cut: 14, Fine: true}
)

// Edged returns the look with another line.
func (l Look) Edged(c Color, width float64) Look {
	l.LineTop, l.LineBottom, l.Line = c, c, width
	return l
}

// Glowing returns the look with a glow of the given reach around it.
func (l Look) Glowing(c Color, size float64) Look {
	l.Glow, l.GlowSize = c, size
	return l
}

// Cutting returns the look with other corners.
func (l Look) Cutting(cut float64) Look {
	l.Cut = cut
	return l
}

// Filled returns the look with another fill.
func (l Look) Filled(top, bottom Color) Look {
	l.Top, l.Bottom = top, bottom
	return l
}

// Striped returns the look with a hazard edge: red for damaged, yellow for hazardous.
func (l Look) Striped(on Color, width float64) Look {
	l.Hazard, l.HazardOn, l.HazardOff = width, on, HazardOff
	return l
}

// Legal returns the look of what may be chosen. Only that, what is chosen and the primary button glow.
func (l Look) Legal() Look { return l.Offering().Edged(Amber, 2.5).Glowing(Alpha(Amber, 0.4), 8) }

// Offering returns the look of what may be chosen, for a light other than that of [Look.Legal].
func (l Look) Offering() Look {
	l.Offers = true
	return l
}

// Taken returns the look of what has been chosen.
func (l Look) Taken() Look {
	return l.Offering().Filled(Mix(l.Top, Amber, 0.35), Mix(l.Bottom, Amber, 0.22)).Edged(AmberTop, 4).Glowing(Alpha(Amber, 0.9), 12)
}

// Hovered returns the look of what lies under the pointer; what may be chosen glows more there.
func (l Look) Hovered() Look {
	if l.Glow.A > 0 {
		l.Glow, l.GlowSize = Mix(l.Glow, Color{l.Glow.R, l.Glow.G, l.Glow.B, 255}, 0.6), l.GlowSize+3
	}
	l.Top, l.Bottom = Mix(l.Top, White, 0.10), Mix(l.Bottom, White, 0.07)
	return l
}

type panelKey struct {
	w, h int
	look Look
	unit float64
}

// Panel draws an octagon.
func (cv *Canvas) Panel(r Rect, l Look) {
	px := r.scale(cv.Scale).snap()
	if px.Empty() {
		return
	}
	k := panelKey{int(px.W), int(px.H), l, cv.Scale}
	s := cv.sprites.panels[k]
	if s == nil {
		margin := 0.0
		if l.Shadow {
			margin = 18
		}
		margin = math.Ceil(max(margin, l.GlowSize*2) * cv.Scale)
		s = &sprite{w: k.w + 2*int(margin), h: k.h + 2*int(margin), x: margin, y: margin}
		s.paint = func(dst *ebiten.Image) { cv.shaders.paintPanel(dst, k, margin) }
		cv.sprites.panels[k] = s
	}
	cv.put(s, px.X, px.Y, White)
	cv.fill(px, l.Top, l.Bottom)
	if l.Offers {
		cv.placeOffer(px, nil)
	}
}

func (s *shaders) paintPanel(dst *ebiten.Image, k panelKey, margin float64) {
	l := k.look
	edge := func(units float64) float32 {
		if units == 0 {
			return 0
		}
		return float32(max(1, math.Round(units*k.unit)))
	}
	flag := func(b bool) float32 {
		if b {
			return 1
		}
		return 0
	}
	vec := func(c Color) []float32 {
		return []float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255, float32(c.A) / 255}
	}
	b := dst.Bounds()
	dst.DrawRectShader(b.Dx(), b.Dy(), s.panels(), &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Size": []float32{float32(k.w), float32(k.h)}, "Margin": float32(margin), "Unit": float32(k.unit),
		"Cut": float32(min(l.Cut*k.unit, float64(min(k.w, k.h))/2)), "Top": vec(l.Top), "Bottom": vec(l.Bottom),
		"LineTop": vec(l.LineTop), "LineBottom": vec(l.LineBottom), "Line": edge(l.Line),
		"Glow": vec(l.Glow), "GlowSize": float32(l.GlowSize * k.unit), "Shadow": flag(l.Shadow),
		"Fine": flag(l.Fine) + flag(l.Double), "Hazard": edge(l.Hazard),
		"HazardOn": vec(l.HazardOn), "HazardOff": vec(l.HazardOff),
	}})
}
