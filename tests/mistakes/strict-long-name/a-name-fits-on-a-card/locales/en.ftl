pack-title = Moths
word-match = match
word-insect = insect
word-deck = deck
word-attic = attic
word-moth = the moth that has flown all night around the lamp
