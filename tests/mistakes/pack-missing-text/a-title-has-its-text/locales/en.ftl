pack-title = Mine
word-elf = elf
word-gem = gem
word-deck = deck
word-match = match
