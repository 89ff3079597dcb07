pack-title = Elves
word-match = match
word-deck = deck
