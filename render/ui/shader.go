package ui

import (
	_ "embed"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed panel.kage
var panelSource []byte

//go:embed space.kage
var spaceSource []byte

//go:embed sky.kage
var skySource []byte

//go:embed planet.kage
var planetSource []byte

//go:embed colors.kage
var colorsSource []byte

// shaders are compiled when first needed, because that needs a running game.
type shaders struct {
	panel, space, sky, planet, colors *ebiten.Shader
}

func (s *shaders) panels() *ebiten.Shader  { return compiled(&s.panel, panelSource) }
func (s *shaders) spaces() *ebiten.Shader  { return compiled(&s.space, spaceSource) }
func (s *shaders) skies() *ebiten.Shader   { return compiled(&s.sky, skySource) }
func (s *shaders) planets() *ebiten.Shader { return compiled(&s.planet, planetSource) }
func (s *shaders) apart() *ebiten.Shader   { return compiled(&s.colors, colorsSource) }

func compiled(s **ebiten.Shader, source []byte) *ebiten.Shader {
	if *s == nil {
		var err error
		if *s, err = ebiten.NewShader(source); err != nil {
			panic(err) // a fault in the program text; a test compiles each
		}
	}
	return *s
}
