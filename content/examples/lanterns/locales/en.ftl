# Lanterns: every word a player reads, in English.

pack-title = Lanterns
pack-about = Fold paper, fill oil, and hang the brightest street before the night is over. Mind the moths.

# Kinds

word-card = card
    .one = card
    .other = cards

word-paper = paper
    .one = paper
    .other = papers

word-lantern = lantern
    .one = lantern
    .other = lanterns

word-visitor = visitor
    .one = visitor
    .other = visitors

# Cards

word-sheet = sheet
    .one = sheet
    .other = sheets

word-moth = moth
    .one = moth
    .other = moths

word-moon-lantern = moon lantern
    .one = moon lantern
    .other = moon lanterns

word-fish-lantern = fish lantern
    .one = fish lantern
    .other = fish lanterns

word-storm-lantern = storm lantern
    .one = storm lantern
    .other = storm lanterns

word-beacon = beacon
    .one = beacon
    .other = beacons

word-tallow-candle = tallow candle
    .one = tallow candle
    .other = tallow candles

word-tallow-stump = tallow stump
    .one = tallow stump
    .other = tallow stumps

word-wishing-lantern = wishing lantern
    .one = wishing lantern
    .other = wishing lanterns

word-fortune-lantern = fortune lantern
    .one = fortune lantern
    .other = fortune lanterns

word-dragon-lantern = dragon lantern
    .one = dragon lantern
    .other = dragon lanterns

# What is printed on the cards

word-color = color
    .one = color
    .other = colors

word-glow = glow
    .one = glow
    .other = glows

word-cost = cost
    .one = cost
    .other = costs

word-red = red
    .one = red
    .other = red

word-gold = gold
    .one = gold
    .other = gold

word-green = green
    .one = green
    .other = green

# Oil

word-oil = oil
    .one = oil
    .other = oil

# Zones

word-deck = deck
    .one = deck
    .other = decks

word-discard-pile = discard pile
    .one = discard pile
    .other = discard piles

word-row = row
    .one = row
    .other = rows

word-hand = hand
    .one = hand
    .other = hands

word-street = street
    .one = street
    .other = streets

word-dark = dark
    .one = dark
    .other = darks

# Numbers

word-hours-passed = hour passed
    .one = hour passed
    .other = hours passed

word-light-cost = oil needed for lighting
    .one = oil needed for lighting
    .other = oil needed for lighting

word-brightness = brightness
    .one = brightness
    .other = brightness

# Phases

word-match = match
    .one = match
    .other = matches

word-round = hour
    .one = hour
    .other = hours

word-turn = turn
    .one = turn
    .other = turns

# What a player is asked

option-night-length = Hours of the night
action-take = Take the { $card }
action-light = Light the { $lantern }
action-rest = Fill up 1 oil
offer-warm = Warm your hands: 2 oil
offer-tell = Tell a story: 2 cards
phase-turn-prompt = What will you do?
prompt-fortune = Which card do you keep?

# Flavour

flavor-sheet = Thin as a rumour.
flavor-moth = It only wants to help.
flavor-moon-lantern = Round, pale and never on time.
flavor-fish-lantern = Swims best against the wind.
flavor-storm-lantern = Gets lit first and thanked last.
flavor-beacon = Somebody always sees it. That is the trouble.
flavor-tallow-candle = Burns like a promise.
flavor-tallow-stump = Smells like one, the morning after.
flavor-wishing-lantern = One wish. Read the small print.
flavor-fortune-lantern = It knows. It will not say.
flavor-dragon-lantern = Eleven children carry it. Nine of them agree on the way.

# How cards speak

moment-begins-turn = { $whose ->
    [your] at the beginning of your turn
    [other] at the beginning of another player’s turn
   *[any] at the beginning of each turn
}
moment-enters-street = { $it ->
    [this] when you light it
   *[other] when you light a lantern
}
change-light-cost = lighting a lantern costs you { $by } oil { $way ->
    [less] less
   *[more] more
}
script-fortune-read = look at the { $cards_seen ->
    [one] top card
   *[other] top { $cards_seen } cards
} of the deck, keep { "one" } and put the others under the deck
    .rule = f872be
text-moth = When it comes into the row, each player with the most oil loses { $oil } oil.
    .rule = 02615a

# What the log tells

done-take = { $player } takes the { $card }
done-light = { $player } lights the { $lantern }
done-rest = { $player } fills up 1 oil
taken-warm = { $player } warms the hands
taken-tell = { $player } tells a story

# What the log says of cards that move
entered-row = { $cards } { $count ->
    [one] comes
   *[other] come
} into the row
entered-hand = { $source ->
    [row] { "" }
   *[other] { $player } draws { $cards }
}
entered-discard-pile = { $cards } { $count ->
    [one] is
   *[other] are
} discarded
entered-dark = { $cards } { $count ->
    [one] goes
   *[other] go
} into the dark
