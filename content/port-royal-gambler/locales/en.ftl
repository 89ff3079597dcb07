# The Gambler: every word a player reads, in English.

pack-title = Gambler
pack-about = Lure ships and people into the harbor, and stop before your luck does. Or let a gambler turn up four cards at once.

word-gambler = gambler
    .one = gambler
    .other = gamblers

word-gambles-allowed = gamble allowed
    .label = gambles allowed
    .one = gamble allowed
    .other = gambles allowed

word-gambles = gamble
    .label = gambles
    .one = gamble
    .other = gambles

word-gambling = gambling
    .one = gambling
    .other = gambling

word-high-stakes = high stakes
    .one = high stakes
    .other = high stakes

action-gamble = Gamble: reveal four cards at once
action-settle = Go on to trade and hire

phase-high-stakes-prompt = The gamble came off. What now?

text-gambler = Once in your discovery you may gamble: reveal four cards at once. None of them can be repelled. If two ships of one color then lie in the harbor, it is a bust; if not, you go on to trade and hire and may take one card more.
flavor-gambler = One more throw. He said that an hour ago.

refuse-gambler-needs-base = The gambler is a card of the base game: Full ahead! alone is played without it. Play `port-royal` with both.
