# Dike: every word a player reads, in English.

pack-title = Dike
pack-about = Three rows of stone hold the water back. But among the builders are moles, and they bring straw. Vote on who stays at home today, and guess who did it.

# Kinds

word-card = card
    .one = card
    .other = cards

word-role = role
    .one = role
    .other = roles

word-block = block
    .one = block
    .other = blocks

word-household = household thing
    .one = household thing
    .other = household things

# Cards

word-builder = builder
    .one = builder
    .other = builders

word-mole = mole
    .one = mole
    .other = moles

word-stone = stone
    .one = stone
    .other = stones

word-straw = straw
    .one = straw
    .other = straws

word-aye = aye
    .one = aye
    .other = ayes

word-nay = nay
    .one = nay
    .other = nays

word-kettle = kettle
    .one = kettle
    .other = kettles

# What is printed on the cards

word-side = side
    .one = side
    .other = sides

word-honest = honest
    .gender = adj
    .one = honest
    .other = honest

word-crooked = crooked
    .gender = adj
    .one = crooked
    .other = crooked

# Zones

word-cap = cap
    .one = cap
    .other = caps

word-head = head
    .one = head
    .other = heads

word-deck = deck
    .one = deck
    .other = decks

word-quarry = quarry
    .one = quarry
    .other = quarries

word-sack = sack
    .one = sack
    .other = sacks

word-heap = heap
    .one = heap
    .other = heaps

word-dike = dike
    .one = dike
    .other = dikes

word-flood = flood
    .one = flood
    .other = floods

word-rubble = rubble
    .gender = mass
    .one = rubble
    .other = rubble

word-stove = stove
    .one = stove
    .other = stoves

word-home = home
    .one = home
    .other = homes

# Phases

word-match = match
    .one = match
    .other = matches

word-day = day
    .one = day
    .other = days

word-morning = morning
    .one = morning
    .other = mornings

word-council = council
    .one = council
    .other = councils

word-toil = toil
    .gender = mass
    .one = toil
    .other = toil

word-work = work
    .gender = mass
    .one = work
    .other = work

# What a player is asked

action-send-home = { $player } stays at home
offer-aye = Aye: whoever has the kettle stays at home
offer-nay = Nay: everybody works
action-bring = Bring: { $block }
phase-morning-prompt = You are foreman. Who is to stay at home today?
phase-work-prompt = What do you bring to the dike?
begins-day = — { $player } is foreman —

done-bring = { $player } brings: { $block }
taken-aye = { $player } votes aye
taken-nay = { $player } votes nay

# What the log says of cards that move
entered-cap = { $player } gets a role{ $seen ->
    [yes] : { $cards }
   *[no] { "" }
}
entered-head = Under { $player }’s cap: { $cards }
entered-sack = { "" }
entered-heap = { "" }
entered-rubble = { "" }
entered-dike = { $cards } { $count ->
    [one] goes
   *[other] go
} into the dike
entered-flood = The water comes through: { $cards }
entered-stove = { $cards } { $count ->
    [one] goes
   *[other] go
} back to the stove
entered-home = { $player } gets { $cards }
done-send-home = The foreman wants { $it } to stay at home
