# Pantry: every word a player reads, in English.

pack-title = Pantry
pack-about = House spirits stock their larders by night, play pranks on each other, and keep a cat for the worst. In the morning the tastiest larder wins.

# Kinds

word-card = card
    .one = card
    .other = cards

word-treat = treat
    .one = treat
    .other = treats

word-trick = trick
    .one = trick
    .other = tricks

word-dish = dish
    .one = dish
    .other = dishes

word-rubbish = rubbish
    .gender = mass
    .one = rubbish
    .other = rubbish

# Cards

word-crumb = crumb
    .one = crumb
    .other = crumbs

word-pebble = pebble
    .one = pebble
    .other = pebbles

word-honey = honey
    .gender = mass
    .one = honey
    .other = honey

word-jam = jam
    .gender = mass
    .one = jam
    .other = jam

word-biscuit = biscuit
    .one = biscuit
    .other = biscuits

word-pie = pie
    .one = pie
    .other = pies

word-cake = cake
    .one = cake
    .other = cakes

word-ladle = ladle
    .one = ladle
    .other = ladles

word-broom = broom
    .one = broom
    .other = brooms

word-crust = burnt crust
    .one = burnt crust
    .other = burnt crusts

word-mouse = mouse
    .one = mouse
    .other = mice

word-magpie = magpie
    .one = magpie
    .other = magpies

word-cat = cat
    .one = cat
    .other = cats

word-bell = bell
    .one = bell
    .other = bells

# What is printed on the cards

word-sweetness = sweetness
    .gender = mass
    .one = sweetness
    .other = sweetness

word-cost = cost
    .one = cost
    .other = costs

word-taste = taste
    .one = taste
    .other = tastes

# Zones

word-oven = oven
    .one = oven
    .other = ovens

word-shelf = shelf
    .one = shelf
    .other = shelves

word-larder = larder
    .one = larder
    .other = larders

word-hand = hand
    .one = hand
    .other = hands

word-table = table
    .one = table
    .other = tables

word-scraps = scraps heap
    .one = scraps heap
    .other = scraps heaps

word-lap = lap
    .one = lap
    .other = laps

word-bin = bin
    .one = bin
    .other = bins

# Who suffers a prank

word-unguarded = unguarded
    .gender = adj
    .one = unguarded
    .other = unguarded

# Numbers

word-hours-passed = hour passed
    .one = hour passed
    .other = hours passed
    .label = hours passed

word-sugar = sugar
    .gender = mass
    .one = sugar
    .other = sugar

word-renown = renown
    .gender = mass
    .one = renown
    .other = renown

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

word-alarm = alarm
    .one = alarm
    .other = alarms

word-gossip = gossip
    .gender = mass
    .one = gossip
    .other = gossip

# What a player is asked

option-night-length = Hours of the night
action-play = Play the { $trick }
action-buy = Buy the { $card }
action-nap = Buy nothing
action-let-out = Let the cat out
action-endure = Endure the prank
action-ring = Ring the bell
action-keep-quiet = Keep quiet
phase-turn-prompt = Play tricks, then buy one card
phase-alarm-prompt = A prank! Will the cat help you?
phase-gossip-prompt = Somebody has bought something dear. Will you ring?
counted-hours-passed = { "" }
ability-let-out = While a prank goes on, let the cat out: you are spared, and draw { $card ->
    [one] a card
   *[other] { $card } cards
}
    .rule = b72d40
ability-ring = When another player has bought a card for { $least_cost } or more, discard the bell and draw { $card } { $card ->
    [one] card
   *[other] cards
}
    .rule = 7c3324

# Rules texts

text-ladle = When you play it, draw { $card } { $card ->
    [one] card
   *[other] cards
}.
    .rule = 6528ea
text-broom = When you play it, throw up to { $card } { $card ->
    [one] card
   *[other] cards
} from your hand into the bin.
    .rule = 3569f3
text-mouse = When you play it, everybody else discards { $card ->
    [one] a card
   *[other] { $card } cards
}, unless they let a cat out.
    .rule = 4d802b
text-magpie = When you play it, everybody else gets a burnt crust, unless they let a cat out.
    .rule = cf453d

done-play = { $player } plays the { $trick }
done-buy = { $player } buys the { $card }
done-nap = { $player } buys nothing
done-let-out = { $player } lets the cat out
done-endure = { $player } endures the prank
done-ring = { $player } rings the bell
done-keep-quiet = { $player } keeps quiet
entered-hand = { $seen ->
    [yes] { $player } draws { $cards }
   *[no] { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
}

# What the log says of cards that move
entered-scraps = { $source ->
    [hand] { $player } discards { $cards }
    [table] { $player } discards { $cards }
    [larder] { $player } discards { $cards }
    [lap] { "" }
   *[other] { $player } gets { $cards }
}
entered-bin = { $cards } { $count ->
    [one] is
   *[other] are
} thrown into the bin
