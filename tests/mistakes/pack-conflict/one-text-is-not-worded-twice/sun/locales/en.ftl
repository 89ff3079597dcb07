word-scout = Spy
