# Every word that a player reads.

pack-title = Pig
pack-about = Throw the die as often as you dare; a one takes all that the turn has brought.
option-goal = Points to win
word-die = die
word-side = side
word-pips = pips
word-cup = cup
word-tray = tray
word-points = points
word-risked = at risk
word-bone = die
word-match = match
word-turn = turn
action-throw = Throw
word-thrown = throw
action-keep = Keep

# What the log says
done-throw = { $player } throws
done-keep = { $player } keeps what the turn has brought
counted-risked = At risk: { $amount }
