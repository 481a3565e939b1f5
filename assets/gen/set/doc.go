// Package set has everything that the scenes of package scene are built from, and turns a finished set into a picture.
//
//	s := set.Chamber(set.Warm, 0x3a322a, 1.6)                           // a stage with a room on it
//	s.Put(set.Wood(), set.Slab(-2.2, 2.2, 3.0, 3.5, 0, 1.5))            // bodies of one material
//	s.Someone(figure.Sitting, solid.V(0, 3.9, 0), 0, people.Priest(1))  // people
//	s.Lamp(solid.V(0, 2.4, 3.6), set.Warm.Mul(4), 0.6, true)            // light
//	s.Effects = append(s.Effects, set.Glow(place, 0.1, set.Amber))      // what is drawn over the traced picture
//	img := s.Picture(width, height)
//
// Lengths are in meters. On a stage x points to the right, y away from the camera and z up. In a picture the middle is (0, 0), the height
// is 1 and y points up.
//
// # Where to find what
//
// How a picture is made: stage.go has the stage and its camera, trace.go follows the rays, canvas.go holds the pixels, effect.go draws over
// them (glows, fire, smoke, gunfire), finish.go develops the result and paints it.
//
// What a set is made of: light.go has the colors of light, material.go the materials, shape.go single shapes, furniture.go what stands in
// rooms, room.go and outdoors.go whole stages to start from, sky.go skies and planets, craft.go the ships, people.go the people.
package set
