pack-title = Elves
word-match = [2Jmatch
