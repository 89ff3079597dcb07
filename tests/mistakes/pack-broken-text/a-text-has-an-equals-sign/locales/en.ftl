pack-title Elves
