word-hand = fist
