pack-title = {
word-match = { $n
