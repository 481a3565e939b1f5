package ship

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// cache keeps lit miniatures that stand still: what has been drawn in the same way before is kept, and what has not been drawn
// for long is forgotten.
type cache struct {
	young, old map[cacheKey]*ebiten.Image
	noted      map[cacheKey]int // drawn once, and how large a picture it needs
	pixels     int              // of the young
}

type cacheKey struct {
	kind                Kind
	size, heading       int32 // in halves
	tint                [3]float32
	flash, lights, lift float32
}

// As many pixels are young; as many more are old.
const youngPixels = 4 << 20

// find finds a kept miniature. If it is not kept but should be, it says how large its picture must be.
func (c *cache) find(k cacheKey) (*ebiten.Image, int) {
	if img := c.young[k]; img != nil {
		return img, img.Bounds().Dx()
	}
	if img := c.old[k]; img != nil {
		delete(c.old, k)
		c.add(k, img)
		return img, img.Bounds().Dx()
	}
	return nil, c.noted[k]
}

// largest is the edge of the largest picture that is kept: what is larger is drawn anew where it is seen.
const largest = 2600

// note remembers that a miniature was drawn.
func (c *cache) note(k cacheKey, side int) {
	if side > largest {
		return
	}
	if c.noted == nil || len(c.noted) > 1000 {
		c.noted = map[cacheKey]int{}
	}
	c.noted[k] = side
}

// keep makes the picture for a miniature.
func (c *cache) keep(k cacheKey, side int) *ebiten.Image {
	delete(c.noted, k)
	// Large ones have a texture of their own, or that of the small ones would grow to twice its size.
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, side, side), &ebiten.NewImageOptions{Unmanaged: side > 512})
	c.add(k, img)
	return img
}

func (c *cache) add(k cacheKey, img *ebiten.Image) {
	if c.young == nil || c.pixels > youngPixels {
		for _, img := range c.old {
			img.Deallocate()
		}
		c.old, c.young, c.pixels = c.young, map[cacheKey]*ebiten.Image{}, 0
	}
	c.young[k] = img
	c.pixels += img.Bounds().Dx() * img.Bounds().Dy()
}
