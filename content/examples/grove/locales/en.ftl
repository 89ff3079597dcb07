# Grove: every word a player reads, in English.

pack-title = Grove
pack-about = Four trees, nine leaves each, and a squirrel that sits with whoever leads. Follow the tree that was led if you can; the strongest leaf takes the trick.

# Kinds

word-card = card
    .one = card
    .other = cards

word-leaf = leaf
    .one = leaf
    .other = leaves

word-animal = animal
    .one = animal
    .other = animals

# Cards

word-oak = oak
    .one = oak
    .other = oaks

word-birch = birch
    .one = birch
    .other = birches

word-maple = maple
    .one = maple
    .other = maples

word-rowan = rowan
    .one = rowan
    .other = rowans

word-squirrel = squirrel
    .one = squirrel
    .other = squirrels

# What is printed on the cards

word-rank = rank
    .one = rank
    .other = ranks

word-tree = tree
    .label = { "" }
    .one = tree
    .other = trees

# Points

word-point = point
    .one = point
    .other = points
    .label = points

# Zones

word-deck = deck
    .one = deck
    .other = decks

word-hand = hand
    .one = hand
    .other = hands

word-stand = played leaf
    .one = played leaf
    .other = played leaves

word-clearing = clearing
    .one = clearing
    .other = clearings

word-compost = compost heap
    .one = compost heap
    .other = compost heaps

word-branch = branch
    .one = branch
    .other = branches

# Which leaves can take a trick

word-trump = trump
    .gender = adj
    .one = trump
    .other = trump

word-following = following
    .gender = adj
    .one = following
    .other = following

# Phases

word-match = match
    .one = match
    .other = matches

word-deal = deal
    .one = deal
    .other = deals

word-trick = trick
    .one = trick
    .other = tricks

word-follow = play
    .one = play
    .other = plays

# What a player is asked

action-play = Play the { $leaf }
phase-follow-prompt = Which leaf do you play?
begins-trick = — { $player } leads —

# Variants

option-length = Length of the match
option-length-long = everybody deals once
option-length-short = only the first player deals

option-sides = Sides
option-sides-alone = everybody plays alone
option-sides-pairs = in pairs, partners opposite each other

done-play = { $player } plays the { $leaf }

# What the log says of cards that move
entered-hand = { $player } draws { $cards }
entered-clearing = Trump: { $cards }
entered-stand = { "" }
entered-compost = { "" }
entered-deck = { "" }
entered-branch = { $cards } { $count ->
    [one] hops
   *[other] hop
} to { $player }’s branch
unseen-deck = { $count ->
    [one] a leaf
   *[other] { $count } leaves
}
unseen-hand = { $count ->
    [one] a leaf
   *[other] { $count } leaves
}
