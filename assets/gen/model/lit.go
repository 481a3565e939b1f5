package model

import (
	"image"
	"image/color"
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/render/ship/light"
)

// lit draws a sprite onto img with its middle at (cx, cy), turned clockwise in degrees. It does the same as the shader, for contact sheets.
func (s *sprite) lit(img *image.RGBA, cx, cy, size, heading, box float64) {
	k := float64(s.w) / (2 * box) * 2 / size // texels per pixel
	sin, cos := math.Sincos(heading * math.Pi / 180)
	half := size / 2 * box * 1.42
	texel := func(f func(i int) float64, u, v float64) float64 {
		x, y := math.Floor(u-0.5), math.Floor(v-0.5)
		fx, fy := u-0.5-x, v-0.5-y
		get := func(a, b int) float64 {
			if a < 0 || b < 0 || a >= s.w || b >= s.h {
				return 0
			}
			return f(b*s.w + a)
		}
		i, j := int(x), int(y)
		return solid.Mix(solid.Mix(get(i, j), get(i+1, j), fx), solid.Mix(get(i, j+1), get(i+1, j+1), fx), fy)
	}
	perBox := float64(s.w) / box
	place := func(x, y float64) (u, v float64) { // maps a point of the picture to the sprite
		return (x*cos+y*sin)*k + float64(s.w)/2, (-x*sin+y*cos)*k + float64(s.h)/2
	}
	for py := int(cy - half); py <= int(cy+half); py++ {
		for px := int(cx - half); px <= int(cx+half); px++ {
			if !(image.Point{px, py}).In(img.Rect) {
				continue
			}
			x, y := float64(px)+0.5-cx, float64(py)+0.5-cy
			u, v := place(x, y)
			su, sv := place(x-size*0.030, y-size*0.036)
			shadow := 0.75 * texel(func(i int) float64 { return s.shadow[i] }, su, sv)
			a := texel(func(i int) float64 { return s.cover[i] }, u, v)
			glow := light.Vec{texel(func(i int) float64 { return s.light[i].R }, u, v), texel(func(i int) float64 { return s.light[i].G }, u, v), texel(func(i int) float64 { return s.light[i].B }, u, v)}
			if shadow < 0.002 && a < 0.002 && glow[0]+glow[1]+glow[2] < 0.002 {
				continue
			}
			back := img.RGBAAt(px, py)
			out := light.Vec{float64(back.R) / 255 * (1 - shadow), float64(back.G) / 255 * (1 - shadow), float64(back.B) / 255 * (1 - shadow)}
			if a > 0.002 {
				n := solid.V(texel(func(i int) float64 { return s.normal[i].X }, u, v), texel(func(i int) float64 { return s.normal[i].Y }, u, v), texel(func(i int) float64 { return s.normal[i].Z }, u, v)).Unit()
				n = n.Turned(cos, -sin)
				z := texel(func(i int) float64 { return s.high[i] }, u, v) * perBox
				lx, ly := light.Key[0], -light.Key[1]
				l := math.Hypot(lx, ly)
				lx, ly = lx/l, ly/l
				sun := light.Sun(z, lx*cos+ly*sin, -lx*sin+ly*cos, light.Key[2]/l, perBox/256, func(dx, dy float64) float64 {
					return texel(func(i int) float64 { return s.high[i] }, u+dx, v+dy) * perBox
				})
				c := light.Shade(light.Point{
					Color:  light.Vec{texel(func(i int) float64 { return s.color[i].R }, u, v), texel(func(i int) float64 { return s.color[i].G }, u, v), texel(func(i int) float64 { return s.color[i].B }, u, v)},
					Normal: light.Vec{n.X, n.Y, n.Z}, Gloss: texel(func(i int) float64 { return s.gloss[i] }, u, v), Sun: sun, Glow: glow,
				})
				for i := range out {
					out[i] = solid.Mix(out[i], c[i], a)
				}
			}
			g := light.Film(light.Vec{}, glow)
			for i := range out {
				out[i] += g[i] * (1 - a) * (1 - out[i])
			}
			img.SetRGBA(px, py, color.RGBA{ByteOf(out[0]), ByteOf(out[1]), ByteOf(out[2]), 255})
		}
	}
}
