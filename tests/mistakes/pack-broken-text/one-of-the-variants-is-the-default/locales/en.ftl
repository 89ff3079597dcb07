pack-title = Elves
word-match = { "a" ->
    [a] match
    [b] game
}
