pack-title = Elves
word-match = match
word-turn = turn
word-lantern = lantern
word-hand = hand
word-pile = pile
word-moth = little { word-lanten }
action-light = Light { $lantern }
