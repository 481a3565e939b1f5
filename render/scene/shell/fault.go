package shell

import (
	"fmt"
	"unicode"

	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/input"
)

// The texts of the screen for what can be wrong.
var (
	saveFaults = [save.NumFileProblems]say.Text{
		save.ErrForeign: say.TroubleForeign, save.ErrDamaged: say.TroubleDamaged, save.ErrTooLarge: say.TroubleTooLarge, save.ErrTooShort: say.TroubleTooShort,
		save.ErrNonsense: say.TroubleNonsense, save.ErrNothingLeft: say.TroubleNothingLeft, save.ErrVersion: say.TroubleVersion,
		save.ErrVersionFormat: say.TroubleVersionFormat, save.ErrVersionState: say.TroubleVersionState, save.ErrInUse: say.TroubleInUse,
		save.ErrExists: say.TroubleExists, save.ErrMissing: say.TroubleMissing, save.ErrName: say.TroubleName, save.ErrReadOnly: say.TroubleReadOnly,
		save.ErrSystem: say.TroubleSystem, save.ErrUnplayable: say.TroubleUnplayable, save.ErrRules: say.TroubleRules,
		save.ErrWouldBeOver: say.TroubleWouldBeOver, save.ErrOtherQuestion: say.TroubleOtherQuestion, save.ErrOtherTable: say.TroubleOtherTable,
		save.ErrNotOnOffer: say.TroubleNotOnOffer,
	}
	tableFaults = [table.NumRequestProblems]say.Text{
		table.ErrOver: say.TroubleOver, table.ErrCurtain: say.TroubleCurtain, table.ErrBot: say.TroubleBot, table.ErrPIN: say.TroublePIN,
		table.ErrNoWindow: say.TroubleNoWindow, table.ErrNothing: say.TroubleNothing, table.ErrNeedsConsent: say.TroubleNeedsConsent,
		table.ErrNotBack: say.TroubleNotBack, table.ErrNoOrder: say.TroubleNoOrder, table.ErrNotKept: say.TroubleNotKept, table.ErrSeats: say.TroubleSeats,
		table.ErrNoSuchBot: say.TroubleNoSuchBot, table.ErrBotAnswers: say.TroubleBotAnswers,
	}
	inputFaults = [input.NumDialogProblems]say.Text{
		input.ErrNoDialog: say.TroubleNoDialog, input.ErrCanceled: say.TroubleCanceled, input.ErrDialog: say.TroubleDialog,
		input.ErrElsewhere: say.TroubleElsewhere, input.ErrFolder: say.TroubleFolder, input.ErrNoFileManager: say.TroubleNoFileManager,
		input.ErrFileManager: say.TroubleFileManager,
	}
)

// Sentence returns an error as a sentence of the screen.
func (s *Shell) Sentence(err error) string {
	text := []rune(s.Clause(err))
	text[0] = unicode.ToUpper(text[0])
	if end := text[len(text)-1]; end != '.' && end != '?' {
		text = append(text, '.')
	}
	return string(text)
}

// Clause returns an error as it stands within a sentence of the screen. What the system says of a file stays in the system's own words.
func (s *Shell) Clause(err error) string {
	switch err := err.(type) {
	case save.Divergence:
		return s.divergence(&err)
	case *save.FileError:
		return s.saveFault(err)
	case save.FileProblem:
		return s.saveFault(&save.FileError{Why: err})
	case *table.RequestError:
		return s.tableFault(err)
	case table.RequestProblem:
		return s.tableFault(&table.RequestError{Why: err})
	case *input.DialogError:
		return s.inputFault(err)
	case input.DialogProblem:
		return s.inputFault(&input.DialogError{Why: err})
	}
	return Reason(err).Error()
}

func (s *Shell) saveFault(f *save.FileError) string {
	text := s.Text(saveFaults[f.Why])
	// the others name only the file
	//exhaustive:ignore
	switch f.Why {
	case save.ErrDamaged, save.ErrVersionFormat, save.ErrVersionState:
		return fmt.Sprintf(text, f.File, f.N, f.M)
	case save.ErrName:
		return fmt.Sprintf(text, f.File, 1, f.M)
	case save.ErrReadOnly, save.ErrSystem:
		return fmt.Sprintf(text, f.File, s.Clause(f.Err))
	case save.ErrUnplayable, save.ErrRules:
		return fmt.Sprintf(text, s.Clause(f.Err))
	case save.ErrWouldBeOver, save.ErrOtherQuestion, save.ErrOtherTable, save.ErrNotOnOffer:
		return text
	default:
		return fmt.Sprintf(text, f.File)
	}
}

func (s *Shell) tableFault(f *table.RequestError) string {
	text := s.Text(tableFaults[f.Why])
	// the others are complete
	//exhaustive:ignore
	switch f.Why {
	case table.ErrBot:
		return fmt.Sprintf(text, f.Name)
	case table.ErrNotBack:
		return fmt.Sprintf(text, s.Clause(f.Err))
	case table.ErrSeats:
		return fmt.Sprintf(text, f.N, f.M)
	case table.ErrNoSuchBot:
		return fmt.Sprintf(text, f.N, f.Name)
	case table.ErrBotAnswers:
		return fmt.Sprintf(text, f.Name, f.N, f.M)
	default:
		return text
	}
}

func (s *Shell) inputFault(f *input.DialogError) string {
	text := s.Text(inputFaults[f.Why])
	switch f.Why {
	case input.ErrElsewhere:
		return fmt.Sprintf(text, f.Path)
	case input.ErrFolder:
		return fmt.Sprintf(text, f.Path, s.Clause(f.Err))
	case input.ErrNoFileManager:
		return fmt.Sprintf(text, f.Program, f.Path)
	case input.ErrFileManager:
		return fmt.Sprintf(text, f.Program, s.Clause(f.Err), f.Path)
	default: // a failed dialog needs no further words for the player: the game shows its own list
		return text
	}
}

// divergence says where a saved game departs from how it went under the rules of its time.
func (s *Shell) divergence(d *save.Divergence) string {
	step := s.Language().Nouns.Steps[d.Step]
	if d.Lost == 0 {
		return fmt.Sprintf(s.Text(say.TroubleDivergesFor), d.Answer, s.Clause(d.Why), d.Turn, step)
	}
	return fmt.Sprintf(s.Text(say.TroubleDivergesFrom), d.Answer, s.Clause(d.Why), d.Turn, step, s.Count(say.TroubleAnswers, d.Lost))
}
