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

text-squall = When it comes into the row, each player discards a random card from their hand, and another in the second half of the night.
    .rule = 445c5f
text-toll-keeper = When it comes into the row, each player loses { $divided ->
    [2] half of
    [3] a third of
    [4] a quarter of
   *[other] { "1" }/{ $divided } of
} their oil, rounded up.
    .rule = c781b6
text-lull = When it comes into the row, each player with a brightness of at most { $dim_brightness } gains { $oil } oil, and the second player clockwise from the active player draws { $card ->
    [one] a card
   *[other] { $card } cards
}.
    .rule = 9f858f
text-mirror-lantern = Discard { $paper } gold { $paper ->
    [one] paper
   *[other] papers
} from your hand. When you light it, gain oil equal to { $divided ->
    [2] half the highest glow in your street
   *[other] the highest glow in your street divided by { $divided }
}, rounded up.
    .rule = e62366
text-paper-moon = Discard { $paper } green { $paper ->
    [one] paper
   *[other] papers
} from your hand. When you light it and the brightest lantern in your street has a glow of at least { $blinding_glow }, move that lantern to the dark and gain { $oil } oil.
    .rule = a74ced
