pack-title = Elves
word-match = ma‮tch
