# Attic: every word a player reads, in English.

pack-title = Attic
pack-about = An attic is cleared, thing by thing. Lay a note face down; the highest one that nobody else has laid buys whatever is on the block.

# Kinds

word-card = card
    .one = card
    .other = cards

word-curio = curio
    .one = curio
    .other = curios

word-note = note
    .one = note
    .other = notes

# Notes

word-banknote = banknote
    .one = banknote
    .other = banknotes

word-blank = blank slip
    .one = blank slip
    .other = blank slips

# Curios

word-chandelier = chandelier
    .one = chandelier
    .other = chandeliers

word-decanter = decanter
    .one = decanter
    .other = decanters

word-marble = marble
    .one = marble
    .other = marbles

word-telescope = telescope
    .one = telescope
    .other = telescopes

word-bugle = bugle
    .one = bugle
    .other = bugles

word-doorknob = doorknob
    .one = doorknob
    .other = doorknobs

word-atlas = atlas
    .one = atlas
    .other = atlases

word-diary = diary
    .one = diary
    .other = diaries

word-mousetrap = mousetrap
    .one = mousetrap
    .other = mousetraps

word-mirror = mirror
    .one = mirror
    .other = mirrors

word-ledger = ledger
    .one = ledger
    .other = ledgers

word-keyhole = keyhole
    .one = keyhole
    .other = keyholes

# What is printed on the cards

word-worth = worth
    .gender = mass
    .one = worth
    .other = worth

word-value = value
    .one = value
    .other = values

word-sort = sort
    .one = sort
    .other = sorts

word-glass = glass
    .gender = adj
    .one = glass
    .other = glass

word-brass = brass
    .gender = adj
    .one = brass
    .other = brass

word-paper = paper
    .gender = adj
    .one = paper
    .other = paper

# Zones

word-deck = attic
    .one = attic
    .other = attics

word-block = block
    .one = block
    .other = blocks

word-trunk = trunk
    .one = trunk
    .other = trunks

word-purse = purse
    .one = purse
    .other = purses

word-envelope = envelope
    .one = envelope
    .other = envelopes

word-desk = desk
    .one = desk
    .other = desks

word-spent-pile = spent pile
    .one = spent pile
    .other = spent piles

# Numbers

word-bid = bid
    .one = bid
    .other = bids

word-rivals = equal bid
    .one = equal bid
    .other = equal bids
    .label = equal bids

word-savings = savings
    .gender = mass
    .one = savings
    .other = savings

word-wealth = wealth
    .gender = mass
    .one = wealth
    .other = wealth

# Phases

word-match = match
    .one = match
    .other = matches

word-auction = auction
    .one = auction
    .other = auctions

# What a player is asked

ask-bid = What do you bid?
choose-bid = Bid: { $note }

moment-enters-trunk = { $it ->
    [this] when you win it
   *[other] when you win { $thing }
}
text-mirror = Adds { $times } to your wealth for each other glass curio you hold.
    .rule = b2dbcb
chosen-bid = { $player } bids: { $note }

# What the log says of cards that move
entered-block = { $cards } { $count ->
    [one] is
   *[other] are
} put up for sale
entered-trunk = { $player } buys { $cards }
entered-envelope = In the envelope: { $cards }
entered-desk = { $cards } { $count ->
    [one] rests
   *[other] rest
}
entered-purse = { $cards } { $count ->
    [one] goes
   *[other] go
} back to the purse
entered-spent-pile = { $cards } { $count ->
    [one] is
   *[other] are
} spent
unseen-deck = { $count ->
    [one] a curio
   *[other] { $count } curios
}
unseen-purse = { $count ->
    [one] a note
   *[other] { $count } notes
}
unseen-envelope = { $count ->
    [one] a note
   *[other] { $count } notes
}
