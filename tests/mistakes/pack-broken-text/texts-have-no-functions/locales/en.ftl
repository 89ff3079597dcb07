pack-title = Elves
word-match = { NUMBER(3) }
