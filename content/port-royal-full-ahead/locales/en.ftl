# Full ahead!: every word a player reads, in English.

pack-title = Full ahead!
pack-about = Lure ships and people into the harbor, stop before your luck does, and let your merchants keep the ships.

word-merchant = merchant
    .one = merchant
    .other = merchants

word-passenger = passenger
    .one = passenger
    .other = passengers

word-tax-cap8 = tax on all beyond eight
    .one = tax on all beyond eight
    .other = taxes on all beyond eight

word-quay = quay
    .one = quay
    .other = quays

option-full-ahead = Full ahead!
option-full-ahead-added = Twenty cards in the deck of Port Royal
option-full-ahead-alone = A game of its own

text-merchant = A ship of this color that you get coins for goes under this card instead of the discard pile. Every ship under it is worth a point of influence.
    .rule = 712a08
flavor-merchant = Pays for the cargo and keeps the ship.
flavor-passenger = Going anywhere, as long as it is soon.
flavor-tax-cap8 = Whoever carries more than eight coins is clearly up to something.

refuse-full-ahead-players = Full ahead! by itself is for 2 to 4 players.
refuse-full-ahead-ending = Full ahead! by itself has no expeditions, so it cannot end with one.
refuse-full-ahead-edition = Full ahead! by itself is played by the rules of the complete edition.
refuse-adventure-needs-base = The adventure is played with the deck of Port Royal: add Full ahead! to it instead of playing it alone.
