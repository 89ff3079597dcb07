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

done-gamble = { $player } gambles and reveals four cards at once
done-settle = { $player } goes on to trade and hire
action-gamble = Gamble: reveal four cards at once
action-settle = Go on to trade and hire

phase-high-stakes-prompt = The gamble came off. What now?

text-gambler = Once during your turn, you may reveal { $amount } cards at once; none can be repelled. If ships in the harbor then share a color, you go bust. If not, go on to trade and hire and take an extra card.
    .rule = 4a699b
flavor-gambler = One more throw. He said that an hour ago.

refuse-gambler-needs-base = The gambler is a card of the base game: Full ahead! alone is played without it. Play `port-royal` with both.
