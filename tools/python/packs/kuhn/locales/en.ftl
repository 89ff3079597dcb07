# Every word that a player reads.

pack-title = Kuhn poker
pack-about = Three cards, a chip each, one bet at most: the smallest game in which bluffing pays.
word-card-of-rank = card
word-height = rank
word-deck = deck
word-hand = hand
word-chip = chip
    .label = chips
    .one = chip
    .other = chips
word-pot = pot
word-bets-made = bets
word-passes = passes
word-strength = strength
word-rank = card
word-match = match
word-turn = turn
action-pass = Pass
action-bet = Bet

# What the log says
done-pass = { $player } passes
done-bet = { $player } bets
entered-hand = { $player } gets { $cards }
