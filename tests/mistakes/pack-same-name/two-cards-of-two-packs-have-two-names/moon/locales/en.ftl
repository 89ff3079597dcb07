word-ranger = Pathfinder
