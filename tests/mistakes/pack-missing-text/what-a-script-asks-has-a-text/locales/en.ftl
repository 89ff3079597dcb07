pack-title = Mine
word-match = match
