pack-title =
word-match = match
