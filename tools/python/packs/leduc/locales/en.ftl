# Every word that a player reads.

pack-title = Leduc poker
pack-about = Six cards of three ranks, two rounds of betting, and a card in the middle that may make a pair.
word-card-of-rank = card
word-height = rank
word-deck = deck
word-hand = hand
word-middle = middle
word-chip = chip
    .label = chips
    .one = chip
    .other = chips
word-pot = pot
word-round = round
word-stake = stake
word-rises = raises
word-calls = calls
word-owed = owed
word-strength = strength
word-rank = card
word-match = match
word-betting = betting
word-turn = turn
action-fold = Fold
action-call = Call
action-raise = Raise

# What the log says
done-fold = { $player } folds
done-call = { $player } calls
done-raise = { $player } raises
entered-hand = { $player } gets { $cards }
entered-middle = In the middle: { $cards }
