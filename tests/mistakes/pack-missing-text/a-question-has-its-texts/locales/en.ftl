pack-title = Mine
word-elf = elf
word-gem = gem
word-deck = deck
word-hand = hand
word-match = match
ask-gift = Which card?
