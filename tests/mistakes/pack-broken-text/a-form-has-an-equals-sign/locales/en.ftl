pack-title = Elves
word-match = match
    .one match
    .other = matches
