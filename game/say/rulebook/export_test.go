package rulebook

// Rank is how well an entry fits a search, for the tests.
func (b *Book) Rank(e *Entry, search string) int { return b.rank(e, search) }
