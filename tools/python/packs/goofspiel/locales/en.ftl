# Every word that a player reads.

pack-title = Goofspiel
pack-about = Thirteen prizes and thirteen bids for everybody; all bid at once, and the highest bid that nobody else has made takes the prize.
word-bid-card = bid card
word-prize = prize
word-height = value
word-deck = deck
word-stall = stall
word-aside = aside
word-hand = hand
word-envelope = envelope
word-points = points
word-offer = bid
word-rivals = rivals
word-bid = bid
word-match = match
word-auction = auction
word-bidding = bidding

# What the log says
entered-stall = The prize: { $cards }
entered-envelope = { "" }
entered-aside = { "" }
