word-scout = Lookout
