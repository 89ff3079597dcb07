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
