pack-title = Elves
word-match = { "\u001B" }match
