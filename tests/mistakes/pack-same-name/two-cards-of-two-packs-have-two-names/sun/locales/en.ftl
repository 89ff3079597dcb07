word-guide = Pathfinder
