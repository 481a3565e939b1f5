package model

import (
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"battlestar/assets/gen/solid"
)

// view is the frame in which a model is seen from straight above.
type view struct {
	w, h int     // pixels of the picture
	fine int     // rays along the edge of a pixel
	rx   float64 // half of the width, in the model's units
	left bool    // the bow points left, not up
	calm bool    // with few lines
}

// unit returns the edge of a ray's square.
func (v view) unit() float64 { return 2 * v.rx / float64(v.w*v.fine) }

// place returns the point of the model's plane under a ray.
func (v view) place(i, j int) (x, y float64) {
	u := v.unit()
	x, y = (float64(i)+0.5)*u-v.rx, float64(v.h*v.fine)*u/2-(float64(j)+0.5)*u
	if v.left {
		return y, -x
	}
	return x, y
}

// toPicture converts a direction of the model to one of the picture.
func (v view) toPicture(n solid.Vec) solid.Vec {
	if v.left {
		return solid.V(-n.Y, n.X, n.Z)
	}
	return n
}

// hit is what a ray found.
type hit struct {
	z, stand   float32 // the height of the surface, and how far its details stand out
	nx, ny, nz float32 // its normal, in the picture
	tone, ink  float32 // how much lighter its plate is, and how dark the line
	skin       int8    // -1 for space
}

const gone = -9 // the height of space

// march finds the surface under every ray.
func march(m *model, v view) []hit {
	w, h := v.w*v.fine, v.h*v.fine
	hits := make([]hit, w*h)
	u := v.unit()
	line := max(0.0075, 1.6*u*float64(v.fine))
	if v.left {
		line = max(0.0022, 1.3*u*float64(v.fine))
	}
	const tile = 24
	tiles := (w + tile - 1) / tile
	Each(tiles*((h+tile-1)/tile), func(n int) {
		i0, j0 := n%tiles*tile, n/tiles*tile
		i1, j1 := min(w, i0+tile), min(h, j0+tile)
		ax, ay := v.place(i0, j0)
		bx, by := v.place(i1-1, j1-1)
		parts := m.Near(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by), 0.05)
		for j := j0; j < j1; j++ {
			for i := i0; i < i1; i++ {
				x, y := v.place(i, j)
				hits[j*w+i] = ray(m, parts, x, y, line, v)
			}
		}
	})
	return hits
}

// ray goes straight down at (x, y).
func ray(m *model, parts []*part, x, y, line float64, v view) hit {
	space := hit{z: gone, skin: -1}
	if len(parts) == 0 {
		return space
	}
	p := solid.V(x, y, m.high)
	found := false
	near := min(0.0006, 0.2*v.unit())
	for range 140 {
		d := m.Dist(parts, p)
		if d < near {
			found = true
			break
		}
		p.Z -= d * 0.8
		if p.Z < -0.45 {
			return space
		}
	}
	if !found {
		return space
	}
	// The slope, from four points around it.
	const e = 0.0016
	n := solid.Vec{}
	for _, k := range [4]solid.Vec{solid.V(1, -1, -1), solid.V(-1, -1, 1), solid.V(-1, 1, -1), solid.V(1, 1, 1)} {
		n = n.Add(k.Mul(m.Dist(parts, p.Add(k.Mul(e)))))
	}
	n = n.Unit()
	if n.Z < 0.04 {
		n.Z = 0.04
		n = n.Unit()
	}
	skin := m.SkinAt(parts, p)
	out := hit{z: float32(p.Z), skin: int8(skin)}
	k := &m.Skins[skin].Panels
	if k.w > 0 {
		stand, tone, ink := k.At(m.Mirror.Fold(p), m.Seed+skin*101, line)
		if v.calm {
			stand, ink = stand*0.35, ink*0.35
		}
		stand *= min(1, line/0.0075)
		flat := solid.Smooth(k.steep, k.steep+0.3, n.Z)
		out.stand, out.tone, out.ink = float32(stand*flat), float32(tone), float32(ink*flat)
	}
	n = v.toPicture(n)
	out.nx, out.ny, out.nz = float32(n.X), float32(n.Y), float32(n.Z)
	return out
}

// emboss applies the details that stand out to heights and normals.
func emboss(hits []hit, v view) {
	w, h := v.w*v.fine, v.h*v.fine
	u := float32(v.unit())
	old := make([]float32, len(hits))
	for i := range hits {
		old[i] = hits[i].stand
	}
	Each(h, func(j int) {
		for i := range w {
			c := &hits[j*w+i]
			if c.skin < 0 {
				continue
			}
			slope := func(a, b int) float32 {
				if hits[a].skin != c.skin || hits[b].skin != c.skin || math.Abs(float64(hits[a].z-hits[b].z)) > 0.02 {
					return 0
				}
				return (old[b] - old[a]) / (2 * u)
			}
			l, r := j*w+max(0, i-1), j*w+min(w-1, i+1)
			t, b := max(0, j-1)*w+i, min(h-1, j+1)*w+i
			dx, dy := slope(l, r), -slope(t, b)
			n := solid.V(float64(c.nx-dx*c.nz), float64(c.ny-dy*c.nz), float64(c.nz)).Unit()
			c.nx, c.ny, c.nz = float32(n.X), float32(n.Y), float32(n.Z)
		}
	})
	for i := range hits {
		hits[i].z += hits[i].stand
	}
}

// Each runs f for 0 to n-1 on all cores.
func Each(n int, f func(i int)) {
	var next atomic.Int64
	var all sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				f(i)
			}
		})
	}
	all.Wait()
}
