pack-title = Lanterns: The feast

word-quest = quest
    .one = quest
    .other = quests
word-ribbon = ribbon
    .one = ribbon
    .other = ribbons
word-ribbon-of-thanks = ribbon of thanks
    .one = ribbon of thanks
    .other = ribbons of thanks
word-notices = notice board
word-drawer = drawer
word-basket = basket

word-first-light = First light
word-long-parade = The long parade
word-bright-corner = A bright corner
word-warm-window = A warm window
word-sledge-lights = Lights for the sledges

option-chapter = Chapter
option-failures = How often this chapter was lost
option-favours = Favours of the chapter before
action-fulfil = Fulfil { $quest }
done-fulfil = { $player } fulfils { $quest }

# What the log says of cards that move
entered-notices = A new notice: { $cards }
