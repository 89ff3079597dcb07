pack-title = Lanterns: The wind

word-gust = gust
    .one = gust
    .other = gusts
word-squall = squall
    .one = squall
    .other = squalls
word-toll-keeper = toll keeper
    .one = toll keeper
    .other = toll keepers
word-lull = lull
    .one = lull
    .other = lulls
word-mirror-lantern = mirror lantern
    .one = mirror lantern
    .other = mirror lanterns
word-paper-moon = paper moon
    .one = paper moon
    .other = paper moons

word-late = half of the night has passed
word-dim = dim
word-blinding = blinding

word-toll = toll
    .one = toll
    .other = tolls
word-rival = rival
    .one = rival
    .other = rivals

text-squall = When it comes into the row, each player discards a card from their hand by chance; in the second half of the night, two.
text-toll-keeper = When it comes into the row, each player loses a third of their oil, rounded up.
text-lull = When it comes into the row, each dim player gains 1 oil, and the second player clockwise from the active player draws a card.
text-mirror-lantern = Discard { $n1 } gold { $n1 ->
    [one] paper
   *[other] papers
} from your hand. When you light it, gain oil equal to { $n2 ->
    [2] half the highest glow in your street
   *[other] the highest glow in your street divided by { $n2 }
}, rounded up.
text-paper-moon = Discard { $n1 } green { $n1 ->
    [one] paper
   *[other] papers
} from your hand. When you light it and the brightest lantern in your street is blinding, move it to the dark and gain { $n2 } oil.
