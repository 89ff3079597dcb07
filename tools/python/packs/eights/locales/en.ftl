# Every word that a player reads.

pack-title = Crazy eights
pack-about = Follow the suit or the rank and get rid of your cards; an eight fits everything, and whoever plays it names the suit. Who is left with cards pays for them.
word-playing-card = card
word-height = rank
word-suit = suit
word-weight = price
word-deck = deck
word-pile = pile
word-hand = hand
word-led-height = rank to follow
word-led-suit = suit to follow
word-drawn = drawn
word-passes = passes
word-burden = price of the hand
word-club = club
word-diamond = diamond
word-heart = heart
word-spade = spade
word-match = match
word-turn = turn
action-play = Play { $it }
action-draw = Draw a card
action-pass = Pass
offer-clubs = Clubs
offer-diamonds = Diamonds
offer-hearts = Hearts
offer-spades = Spades

# What the log says
done-play = { $player } plays { $it }
done-draw = { $player } draws a card
done-pass = { $player } passes
entered-hand = { $player } has drawn { $cards }
entered-pile = { "" }
counted-led-height = { "" }
counted-led-suit = To follow: suit { $amount }
counted-drawn = { "" }
counted-passes = { "" }
