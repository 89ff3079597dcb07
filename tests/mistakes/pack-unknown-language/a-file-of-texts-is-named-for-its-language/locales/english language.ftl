pack-title = Elves
