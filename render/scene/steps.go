package scene

import (
	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/ui"
)

// logLine is a sentence of the log and the rule behind it.
type logLine struct {
	text  string
	rule  string
	tone  say.Tone
	depth int8
}

// logState is the log of the open table as it is shown.
type logState struct {
	lines []logLine
	read  int  // events told
	open  bool // shown large
	seen  int  // lines when the list was last scrolled to its end
}

// collect takes in what happened since the last frame: for the log, the dice and the jump. What happened while a curtain was open is
// told when it closes, for then it was not yet seen by all.
func (p *Play) collect() {
	if p.Table.Eyes() != game.Everyone {
		return
	}
	log := p.Table.Log()
	was := len(p.log.lines)
	fresh := 0
	var cues [audio.Click + 1]bool // each once, however often it happened
	for step := range p.Table.Steps() {
		if fresh == 0 {
			p.dice.begin()
		}
		fresh++
		p.tell(step.View, step.Event)
		if cue, ok := cueOf(&step.Event); ok {
			cues[cue] = true
		}
		switch step.Event.Kind {
		case game.DieRolled:
			text, _ := p.Say.Event(step.View, step.Event)
			p.dice.add(step.Event, text, p.tick)
		case game.Jumped:
			p.flash = p.tick
		}
	}
	for cue, heard := range cues {
		if heard {
			p.Shell.Play(audio.Cue(cue))
		}
	}
	if p.log.read+fresh != len(log) {
		// Something was taken back, or the game was loaded: the log is told anew, from the table as it is.
		p.log.lines = p.log.lines[:0]
		for _, e := range log {
			p.tell(p.View, e)
		}
	}
	p.log.read = len(log)
	if len(p.log.lines) < was {
		p.log.seen = 0
	}
}

// cueOf is the sound of an event.
func cueOf(e *game.Event) (audio.Cue, bool) {
	switch e.Kind {
	case game.DieRolled:
		return audio.Die, true
	case game.Jumped:
		return audio.Jump, true
	case game.Revealed:
		return audio.Reveal, true
	case game.ShipsActivated:
		return audio.Klaxon, true
	case game.BasestarGone, game.Boarded:
		return audio.Hit, true
	case game.BasestarPlaced, game.Launched:
		return audio.Raider, true
	case game.CardPlayed, game.Contributed:
		return audio.Card, true
	case game.ShipMoved:
		switch {
		case e.ToSpot == game.DamagedBox || e.ToSpot == game.Destroyed || e.ToSpot == game.Supply:
			return audio.Hit, true
		case e.Ship == card.Viper:
			return audio.Viper, true
		case e.Ship == card.Raider || e.Ship == card.HeavyRaider:
			return audio.Raider, true
		}
	case game.CardMoved:
		switch {
		case e.To == game.DamageOnBoard:
			return audio.Hit, true
		case e.To.Owner() != game.NoSeat || e.To == game.CrisisOpen:
			return audio.Card, true
		}
	}
	return 0, false
}

func (p *Play) tell(v *game.View, e game.Event) {
	if text, ok := p.Say.Event(v, e); ok {
		p.log.lines = append(p.log.lines, logLine{text, e.Rule, p.Say.EventTone(e), e.Depth})
	}
}

// toneColor is the colour of a line's mark and of its text.
func toneColor(t say.Tone) (mark, text ui.Color) {
	switch t {
	case say.Good:
		return ui.Green, ui.TextSecond
	case say.Danger:
		return ui.Red, ui.RedText
	case say.Private:
		return ui.Cyan, ui.Cyan
	case say.Turn:
		return ui.Amber, ui.AmberTop
	}
	return ui.LineTop, ui.TextSecond
}

// logPanel draws the end of the log; a click or its key shows the whole.
func (p *Play) logPanel(u *ui.UI, r ui.Rect) {
	res := u.Area("log", textLog, r, ui.Options{Key: "L"})
	if res.Clicked {
		p.log.open, p.log.seen = !p.log.open, 0
	}
	look := ui.Plain
	if res.Hover {
		look = look.Hovered().Edged(ui.TextQuiet, 1.5)
	}
	u.Panel(r, look)
	u.FocusRing("log", r, look.Cut)
	in := r.InsetXY(12, 8)
	head, in := in.CutTop(u.LineHeight(ui.SmallCaps)+2, 2)
	u.Text(head, textLog, ui.SmallCaps, ui.TextQuiet, ui.Left)
	u.KeyCap(head, "L", ui.TextSecond)
	// The last lines that fit, the newest at the foot.
	y := in.Bottom()
	for i := len(p.log.lines) - 1; i >= 0; i-- {
		l := &p.log.lines[i]
		h := u.ParagraphHeight(in.W-16, l.text, ui.Small)
		if y-h < in.Y {
			break
		}
		y -= h
		p.logText(u, ui.R(in.X, y, in.W, h), l)
		y -= 4
	}
}

func (p *Play) logText(u *ui.UI, r ui.Rect, l *logLine) {
	mark, c := toneColor(l.tone)
	u.Fill(ui.R(r.X, r.Y+3, 3, r.H-6), mark)
	u.Paragraph(ui.R(r.X+14, r.Y, r.W-16, r.H+2), l.text, ui.Small, c, ui.Left)
}

// openLog draws the whole log over the board, newest last; each line tells its rule, and a click on it opens the rules there.
func (p *Play) openLog(u *ui.UI, a *render.App, work ui.Rect) {
	if !p.log.open {
		return
	}
	_, r := work.CutLeft(work.W*0.34, 0)
	u.Block(r)
	u.Panel(r, ui.Important.Filled(ui.PanelTop, ui.PanelBase))
	in := r.Inset(20)
	head, in := in.CutTop(48, 10)
	u.Text(head, textLog, ui.FactCaps, ui.TextMain, ui.Left)
	if u.Button("log.close", ui.R(head.Right()-110, head.Y, 110, 48), "", ui.Options{Key: "Back", Icon: ui.IconCross}) {
		p.log.open = false
	}
	tops := make([]float64, len(p.log.lines)+1)
	indent := func(l *logLine) float64 { return float64(min(l.depth, 4)) * 20 }
	for i := range p.log.lines {
		l := &p.log.lines[i]
		tops[i+1] = tops[i] + u.ParagraphHeight(in.W-48-indent(l), l.text, ui.Body) + 8
	}
	high := tops[len(tops)-1]
	if p.log.seen != len(p.log.lines) {
		p.log.seen = len(p.log.lines)
		u.ScrollTo("log.list", max(0, high-in.H))
	}
	u.Scroll("log.list", in, high, func(box ui.Rect) {
		for i := range p.log.lines {
			y, h := box.Y+tops[i], tops[i+1]-tops[i]
			if y+h < in.Y-40 || y > in.Bottom()+40 {
				continue
			}
			l := &p.log.lines[i]
			row := ui.R(box.X+indent(l), y, box.W-indent(l), h)
			id := "log:" + p.lineNumber(i)
			res := u.Area(id, l.text, row, ui.Options{Tip: textWhy + l.rule})
			if res.Hover {
				u.Fill(row, ui.Alpha(ui.MetalTop, 0.5))
			}
			if res.Clicked && l.rule != "" {
				a.Push(NewRules(p.Shell, l.rule))
			}
			mark, c := toneColor(l.tone)
			u.Fill(ui.R(row.X+4, row.Y+6, 4, row.H-12), mark)
			u.Paragraph(ui.R(row.X+20, row.Y+3, row.W-28, h), l.text, ui.Body, c, ui.Left)
		}
	})
}

func (p *Play) lineNumber(i int) string {
	return number(i/1000) + "." + number(i/100%10) + "." + number(i%100)
}

// whiteOut is the flash of a jump.
func (p *Play) whiteOut(u *ui.UI) {
	long := p.Shell.Settings.Ticks(40)
	if p.flash == 0 || long == 0 || u.Tick-p.flash >= long {
		p.flash = 0
		return
	}
	if touched(&u.In) && u.Tick > p.flash {
		p.flash = 0
		return
	}
	left := 1 - float64(u.Tick-p.flash)/float64(long)
	u.Fill(u.Window(), ui.Alpha(ui.White, left*left))
	u.Wake(1)
}
