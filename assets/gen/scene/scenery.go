package scene

import (
	"image"
	"image/color"
	"math"
	"os"
	"path/filepath"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
)

// Scenery draws what is behind the menus: a planet below the horizon, and the two halves of a blast door.
func Scenery(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name, img := range map[string]image.Image{
		"world.png": world(1600, 760), "door-upper.png": doorHalf(640, 280, true), "door-lower.png": doorHalf(640, 280, false),
	} {
		if err := model.SavePNG(filepath.Join(dir, name), img); err != nil {
			return err
		}
	}
	return nil
}

// noise3 is smooth noise from 0 to 1 in three dimensions.
func noise3(p solid.Vec, seed int) float64 {
	z := math.Floor(p.Z)
	t := p.Z - z
	t = t * t * (3 - 2*t)
	return solid.Mix(solid.Noise(p.X, p.Y, seed+int(z)*131), solid.Noise(p.X, p.Y, seed+int(z)*131+131), t)
}

// cloud3 is the sum of noise of six sizes in three dimensions.
func cloud3(p solid.Vec, seed int) float64 {
	v, w := 0.0, 0.5
	for i := range 6 {
		v += w * noise3(p, seed+i*17)
		p, w = p.Mul(2.07).Add(solid.V(3.1, 1.7, 5.3)), w*0.5
	}
	return v
}

// world draws the upper part of a planet with thin air, lit from the upper left; its right side is dark.
func world(w, h int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	const rim = 60 // pixels above the planet for its air
	r := float64(w) * 0.72
	cx, cy := float64(w)/2, r+rim
	sun := solid.V(-0.55, 0.72, -0.36).Unit()
	for j := range h {
		for i := range w {
			x, y := (float64(i)+0.5-cx)/r, (cy-float64(j)-0.5)/r
			d := math.Hypot(x, y)
			cover := solid.Clamp((1-d)*r+0.5, 0, 1)
			var red, green, blue float64
			edge := solid.V(x/d, y/d, 0)
			day := solid.Smooth(-0.15, 0.95, edge.Dot(sun)) // at the rim
			if cover > 0 {
				n := solid.V(x, y, math.Sqrt(max(0, 1-x*x-y*y)))
				p := n.Mul(3.4)
				warp := solid.V(cloud3(p, 3), cloud3(p.Add(solid.V(9, 2, 4)), 4), cloud3(p.Add(solid.V(1, 7, 8)), 5))
				land := solid.Smooth(0.47, 0.56, cloud3(p.Mul(0.9).Add(warp.Mul(0.8)), 11))
				ridge := cloud3(p.Mul(4).Add(warp), 23)
				white := solid.Smooth(0.48, 0.72, cloud3(solid.V(p.X*1.3, p.Y*2.6, p.Z*1.3).Add(warp.Mul(2.2)), 41))
				// Sea, rock, cloud.
				red, green, blue = 0.035, 0.075, 0.13
				red, green, blue = solid.Mix(red, 0.16+0.22*ridge, land), solid.Mix(green, 0.13+0.17*ridge, land), solid.Mix(blue, 0.11+0.12*ridge, land)
				red, green, blue = solid.Mix(red, 0.72, white), solid.Mix(green, 0.77, white), solid.Mix(blue, 0.84, white)
				light := 0.85 * solid.Smooth(-0.08, 0.8, n.Dot(sun))
				dusk := math.Exp(-math.Pow((n.Dot(sun)-0.06)/0.11, 2)) * 0.5 // warm where the sun is low
				red, green, blue = red*(light+dusk*0.9), green*(light+dusk*0.38), blue*(light+dusk*0.14)
				air := math.Pow(1-n.Z, 3.2) * solid.Smooth(-0.12, 0.8, n.Dot(sun))
				red, green, blue = red+air*0.34, green+air*0.66, blue+air*0.92
				red, green, blue = red+0.006, green+0.009, blue+0.015
			}
			// The air above the rim.
			above := max(0, (d-1)*r)
			halo := day * (0.75*math.Exp(-above/5) + 0.34*math.Exp(-above/17))
			side := min(i, w-i)
			fade := solid.Clamp(min(float64(j)/rim*1.3, float64(side)/90), 0, 1) // the air fades out before the edge of the picture
			alpha := cover + (1-cover)*halo*fade
			if cover < 1 && alpha > 0 {
				k := cover / alpha
				red, green, blue = solid.Mix(0.46, red, k), solid.Mix(0.76, green, k), solid.Mix(0.97, blue, k)
			}
			grain := (solid.Hash(i, j, 77) - 0.5) / 255
			img.SetNRGBA(i, j, color.NRGBA{
				model.ByteOf(math.Pow(solid.Clamp(red, 0, 1), 1/1.9) + grain), model.ByteOf(math.Pow(solid.Clamp(green, 0, 1), 1/1.9) + grain),
				model.ByteOf(math.Pow(solid.Clamp(blue, 0, 1), 1/1.9) + grain), model.ByteOf(alpha),
			})
		}
	}
	return img
}

// doorHalf draws a piece of a blast door, which can be repeated sideways: steel plates with rivets, slots and wear, and a striped edge where the
// halves meet. That is the lower edge of the upper half and the upper edge of the lower one.
func doorHalf(w, h int, upper bool) *image.NRGBA {
	fw, fh := float64(w), float64(h)
	lip := 34.0
	// depth is the height of the relief in pixels; v is the distance from the edge where the halves meet.
	depth := func(x, y float64) float64 {
		v := fh - y
		if !upper {
			v = y
		}
		plate := func(left, right, low, high, cut, up float64) float64 {
			mx, my := (left+right)/2, (low+high)/2
			dx, dy := math.Abs(math.Mod(x-mx+1.5*fw, fw)-fw/2), math.Abs(v-my)
			inside := min((right-left)/2-dx, (high-low)/2-dy, ((right-left)/2+(high-low)/2-cut-dx-dy)/math.Sqrt2)
			return up * solid.Smooth(0, 5, inside)
		}
		d := 0.0
		d = max(d, plate(5, fw/2-5, lip+12, fh+40, 26, 7), plate(fw/2+5, fw-5, lip+12, fh+40, 26, 7))
		d += plate(46, fw/2-46, lip+50, fh-54, 18, 4) + plate(fw/2+46, fw-46, lip+50, fh-54, 18, 4)
		for k := range 3 { // slots
			at := lip + 84 + float64(k)*16
			d -= plate(100, fw/2-100, at, at+7, 3, 7) + plate(fw/2+100, fw-100, at, at+7, 3, 7)
		}
		for _, rx := range []float64{24, fw/2 - 24, fw/2 + 24, fw - 24} {
			for _, rv := range []float64{lip + 32, lip + 122, fh - 34} {
				d += 4 * solid.Smooth(6.5, 2.5, math.Hypot(x-rx, v-rv))
			}
		}
		if v < lip {
			d = max(d, 8*solid.Smooth(0, 5, min(v+6, lip-v)))
		}
		return d + 0.7*solid.Noise(x*0.9, y*0.14, 5) + 0.9*solid.Cloud(x/9, y/9, 8)
	}
	light := solid.V(-0.35, -0.72, 0.62).Unit() // x to the right, y down the picture
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for j := range h {
		for i := range w {
			x, y := float64(i)+0.5, float64(j)+0.5
			n := solid.V(depth(x-1, y)-depth(x+1, y), depth(x, y-1)-depth(x, y+1), 2.6).Unit()
			lit := 0.32 + 0.95*max(0, n.Dot(light)) + 0.5*math.Pow(max(0, n.Add(solid.V(0, -0.1, 0)).Unit().Dot(solid.V(-0.2, -0.5, 0.85).Unit())), 22)
			v := fh - y
			if !upper {
				v = y
			}
			stain := solid.Cloud(x/70, y/90, 19) // soft dirt
			red, green, blue := 0.158, 0.182, 0.205
			if v < lip && v > 4 { // the stripes
				t := math.Mod(x+v+fw, 64)
				on := solid.Smooth(0, 1.6, min(t, 32-t)) * solid.Smooth(0.62, 0.5, solid.Cloud(x/13, y/13, 31)*0.6+0.4*solid.Noise(x/2.2, y/2.2, 37))
				red, green, blue = solid.Mix(0.075, 0.56, on), solid.Mix(0.08, 0.40, on), solid.Mix(0.088, 0.11, on)
			}
			// Scratches run in the direction in which the halves slide.
			if s := solid.Noise(x*1.7, y*0.045, 53) - 0.2*stain; s > 0.80 {
				lit += (s - 0.80) * 2.2
			}
			lit *= 0.72 + 0.5*stain
			out := func(c float64) uint8 {
				return model.ByteOf(math.Pow(solid.Clamp(c*lit, 0, 1), 1/1.25) + (solid.Hash(i, j, 3)-0.5)/200)
			}
			img.SetNRGBA(i, j, color.NRGBA{out(red), out(green), out(blue), 255})
		}
	}
	return img
}
