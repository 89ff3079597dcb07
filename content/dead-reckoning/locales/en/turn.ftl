# What the turn asks, in English.

option-cut = The player to the right cuts a deck that was shuffled anew
option-cut-none = no
option-cut-made = yes
ask-cut = How many cards go from the top of the shuffled deck to its bottom?
choose-cut = Cut { $it }
phase-receiving-prompt = Where do the cargo and coins go?

word-receiving = receiving goods
word-owed = cards still owed
word-ransom = influence to replace it
word-toll = influence for a cube there
word-say = influence of the ability
word-voices = influence of the card
word-clout = influence that you can still use
word-marines = influence for each cannon
    .label = { "" }
word-excess = goods that do not fit
phase-restowing-prompt = Some cargo or coins no longer fit: what do you do with them?
word-restowing = goods stowed anew
zone-under = { $card }
event-moved-under = { $cards } { $count ->
    [one] goes
   *[other] go
} to { $to }
counted-found = { $player } has explored { $amount ->
    [one] 1 tile
   *[other] { $amount } tiles
}.
counted-veterans = { $player } has raised { $amount ->
    [one] 1 sailor
   *[other] { $amount } sailors
} to level 4.
counted-battles-won = { $player } wins the battle ({ $amount } won so far).
phase-dry-dock-prompt = Which advanced ship upgrade do you take?
