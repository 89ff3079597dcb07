pack-title = Elves
word-match = match
offer-go = go on
