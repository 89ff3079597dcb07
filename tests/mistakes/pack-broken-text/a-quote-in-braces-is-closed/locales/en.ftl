pack-title = { "Elves }
word-match = match
