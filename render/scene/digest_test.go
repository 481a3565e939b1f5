package scene

import (
	"fmt"
	"hash/maphash"
	"math"
	"math/bits"
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// digester tells the frames of one screen apart by numbers, many times as quickly as [frameOf] does by words. It sees at least as much; where two
// numbers differ, the words say whether the frames do.
type digester struct {
	u       *ui.UI
	names   map[uintptr]uint64 // of the sprites, by where they lie
	sprites int
	sum     uint64
}

// digestSeed is the same for all screens, so that their frames can be compared.
var digestSeed = maphash.MakeSeed()

// frame is the number of what is on the screen.
func (d *digester) frame() uint64 {
	d.sum = 0
	d.name()
	ops := reflect.ValueOf(d.u).Elem().FieldByName("ops")
	for i := range ops.Len() {
		op := ops.Index(i)
		for f := range op.NumField() {
			field := op.Field(f)
			switch {
			case field.Kind() == reflect.Pointer:
				d.add(d.names[field.Pointer()])
			case field.Kind() == reflect.Interface && field.Elem().Kind() == reflect.Pointer:
				d.value(field.Elem().Elem())
			default:
				d.value(field)
			}
		}
	}
	d.value(reflect.ValueOf(d.u.Placed()))
	d.value(reflect.ValueOf(d.u.Targets()))
	return d.sum
}

// name gives the sprites their names anew if there are more or fewer of them.
func (d *digester) name() {
	caches := reflect.ValueOf(d.u).Elem().FieldByName("sprites")
	n := 0
	for i := range caches.NumField() {
		if m := caches.Field(i); m.Kind() == reflect.Map {
			n += m.Len()
		}
	}
	if n == d.sprites {
		return
	}
	d.names, d.sprites = map[uintptr]uint64{}, n
	for i := range caches.NumField() {
		m := caches.Field(i)
		if m.Kind() != reflect.Map || m.Type().Elem().Kind() != reflect.Pointer {
			continue
		}
		for it := m.MapRange(); it.Next(); {
			d.names[it.Value().Pointer()] = maphash.String(digestSeed, fmt.Sprintf("%s%v", caches.Type().Field(i).Name, it.Key()))
		}
	}
}

func (d *digester) add(x uint64) { d.sum = (bits.RotateLeft64(d.sum, 5) ^ x) * 0x9E3779B97F4A7C15 }

// value adds a value with all that is in it. Where something lies in memory does not matter.
func (d *digester) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			d.add(1)
		} else {
			d.add(2)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		d.add(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		d.add(v.Uint())
	case reflect.Float32, reflect.Float64:
		d.add(math.Float64bits(v.Float()))
	case reflect.String:
		d.add(maphash.String(digestSeed, v.String()))
	case reflect.Struct:
		for i := range v.NumField() {
			d.value(v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		d.add(uint64(v.Len()))
		for i := range v.Len() {
			d.value(v.Index(i))
		}
	case reflect.Interface:
		d.value(v.Elem())
	case reflect.Map:
		d.add(maphash.String(digestSeed, fmt.Sprint(v)))
	}
}

// A digest sees what the words of a frame see: it changes with them, and only if something does.
func TestDigestSeesWhatWordsSee(t *testing.T) {
	app, err := playAt(glimpses[2])
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	d := digester{u: app.UI}
	frames, changes := map[uint64]string{}, 0
	for n := range 300 {
		switch {
		case n%40 == 7:
			h.Key(ebiten.KeyTab)
		case n%100 == 50:
			h.Key(ebiten.KeyL)
		default:
			h.Move(float64(n*37%1280), float64(n*53%720))
		}
		h.Ticks(1)
		words, number := frameOf(app.UI), d.frame()
		if before, seen := frames[number]; seen && before != words {
			t.Fatalf("frame %d has the digest of another:\n%s", n, firstLine(before, words))
		} else if !seen {
			changes++
		}
		frames[number] = words
	}
	if changes < 100 {
		t.Errorf("only %d frames differ: this proves nothing", changes)
	}
}
