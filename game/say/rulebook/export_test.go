package rulebook

// Rank returns how well an entry matches a search. It is exported for the tests.
func (b *Book) Rank(e *Entry, search string) int { return b.rank(e, search) }
