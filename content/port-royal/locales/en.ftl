# Port Royal: every word a player reads, in English.

pack-title = Port Royal
pack-about = Lure ships and people into the harbor, and stop before your luck does.

# Kinds

word-card = card
    .one = card
    .other = cards

word-character = character
    .one = character
    .other = characters

word-ship = ship
    .one = ship
    .other = ships

word-expedition = expedition
    .one = expedition
    .other = expeditions

word-tax = tax
    .one = tax
    .other = taxes

word-fighter = fighter
    .one = fighter
    .other = fighters

word-profession = profession
    .one = profession
    .other = professions

# Characters

word-trader = trader
    .one = trader
    .other = traders

word-settler = settler
    .one = settler
    .other = settlers

word-captain = captain
    .one = captain
    .other = captains

word-priest = priest
    .one = priest
    .other = priests

word-jack-of-all-trades = jack of all trades
    .one = jack of all trades
    .other = jacks of all trades

word-sailor = sailor
    .one = sailor
    .other = sailors

word-pirate = pirate
    .one = pirate
    .other = pirates

word-senorita = señorita
    .one = señorita
    .other = señoritas

word-jester = jester
    .one = jester
    .other = jesters

word-admiral = admiral
    .one = admiral
    .other = admirals

word-governor = governor
    .one = governor
    .other = governors

# Ships

word-pinnace = pinnace
    .one = pinnace
    .other = pinnaces

word-flute = flute
    .one = flute
    .other = flutes

word-skiff = skiff
    .one = skiff
    .other = skiffs

word-frigate = frigate
    .one = frigate
    .other = frigates

word-galleon = galleon
    .one = galleon
    .other = galleons

# Expeditions and taxes

word-exp-cc = captains’ expedition
    .one = captains’ expedition
    .other = captains’ expeditions

word-exp-pp = priests’ expedition
    .one = priests’ expedition
    .other = priests’ expeditions

word-exp-ss = settlers’ expedition
    .one = settlers’ expedition
    .other = settlers’ expeditions

word-exp-ccs = captains’ great expedition
    .one = captains’ great expedition
    .other = captains’ great expeditions

word-exp-pps = priests’ great expedition
    .one = priests’ great expedition
    .other = priests’ great expeditions

word-exp-cps = royal expedition
    .one = royal expedition
    .other = royal expeditions

word-tax-max-sabres = tax with a bounty for sabres
    .one = tax with a bounty for sabres
    .other = taxes with a bounty for sabres

word-tax-min-points = tax with relief for the humble
    .one = tax with relief for the humble
    .other = taxes with relief for the humble

# What is printed on the cards

word-cost = cost
    .one = cost
    .other = costs

word-points = point
    .label = points
    .one = point
    .other = points

word-coins = coin
    .label = coins
    .one = coin
    .other = coins

word-sabres = sabre
    .label = sabres
    .one = sabre
    .other = sabres

word-skull = skull
    .one = skull
    .other = skulls

word-color = color
    .one = color
    .other = colors

# Resources

word-coin = coin
    .one = coin
    .other = coins

# Zones

word-deck = deck
    .one = deck
    .other = decks

word-discard-pile = discard pile
    .one = discard pile
    .other = discard piles

word-harbor = harbor
    .one = harbor
    .other = harbors

word-expedition-row = expedition row
    .one = expedition row
    .other = expedition rows

word-spotlight = spotlight
    .one = spotlight
    .other = spotlights

word-box = box
    .one = box
    .other = boxes

word-purse = purse
    .one = purse
    .other = purses

word-display = display
    .one = display
    .other = displays

# Numbers the rules ask for

word-influence = influence
    .gender = mass
    .one = influence
    .other = influence

word-take-limit = take limit
    .one = take limit
    .other = take limits

word-hire-cost = hire cost
    .one = hire cost
    .other = hire costs

word-trade-income = trade income
    .one = trade income
    .other = trade incomes

word-compensation = compensation
    .one = compensation
    .other = compensations

word-end-threshold = influence that ends the game
    .label = influence to end
    .one = influence that ends the game
    .other = influence that ends the game

word-cards-revealed = revealed card
    .label = cards revealed
    .one = revealed card
    .other = revealed cards

word-dry-turns = dry turn
    .one = dry turn
    .other = dry turns

word-end-announced = announcement of the end
    .label = end announced
    .one = announcement of the end
    .other = announcements of the end

# Events and phases

word-bust = bust
    .one = bust
    .other = busts

word-match = match
    .one = match
    .other = matches

word-round = round
    .one = round
    .other = rounds

word-turn = turn
    .one = turn
    .other = turns

word-discover = discovery
    .one = discovery
    .other = discoveries

word-trade-and-hire = trade and hire
    .one = trade and hire
    .other = trades and hires

word-go = go
    .one = go
    .other = goes

word-last-chance = last chance
    .one = last chance
    .other = last chances

# Colors

word-yellow = yellow
    .one = yellow
    .other = yellow

word-blue = blue
    .one = blue
    .other = blue

word-green = green
    .one = green
    .other = green

word-red = red
    .one = red
    .other = red

word-black = black
    .one = black
    .other = black

# Options

option-ending = Ending
option-ending-standard = Twelve influence
option-ending-expedition = Twelve influence and an expedition
option-edition = Edition
option-edition-complete = Complete edition
option-edition-fan = Fan translation of the first edition
option-edition-licensed = Licensed first edition
option-expeditions-after-bust = Expeditions after a bust
option-expeditions-after-bust-open = Still possible
option-expeditions-after-bust-closed = Not any more
option-jester-empty-harbor = Jesters at an empty harbor
option-jester-empty-harbor-everybody = Pay everybody
option-jester-empty-harbor-other-players = Pay all but the active player
option-jester-on-bust = Jesters on a bust
option-jester-on-bust-everybody = Pay everybody
option-jester-on-bust-other-players = Pay all but the active player
option-compensation-moment = Paying the active player
option-compensation-moment-after = After taking the card
option-compensation-moment-before = Before taking the card
option-fresh-governor = A governor just hired
option-fresh-governor-waiting = Adds a card from the next go on
option-fresh-governor-working = Adds a card at once
option-trader-pays = Traders pay
option-trader-pays-on-trade = When a ship is traded with
option-trader-pays-on-reveal = When a ship is revealed

# What a player can do

action-reveal = Reveal a card
action-stop = Stop revealing
action-claim = Complete the { $expedition }
action-trade = Trade with the { $ship }
action-hire = Hire the { $character }
action-pass = Pass
offer-repel = Repel the { $it }
offer-let-in = Let the { $it } into the harbor

# Prompts

phase-discover-prompt = Another card, or is that enough?
phase-go-prompt = What do you take from the harbor?
phase-last-chance-prompt = Your turn is lost. Will you still complete an expedition?

# Flavour

flavor-trader = Buys low, sells high, sleeps well.
flavor-settler = Brought three goats and no map.
flavor-captain = Knows the way. All of them, he says.
flavor-priest = Blesses everything that floats.
flavor-jack-of-all-trades = Yes, that too.
flavor-sailor = Two left feet, until the deck moves.
flavor-pirate = Retired. Mostly.
flavor-senorita = One smile, and the price is only a suggestion.
flavor-jester = Laughs loudest when the plan goes wrong.
flavor-admiral = Loves a crowded quay.
flavor-governor = Signs first, reads later.
flavor-pinnace = Small, quick and always late.
flavor-flute = All belly and no temper.
flavor-skiff = Leaks a little. It is part of the charm.
flavor-frigate = Here on business. Nobody asks whose.
flavor-galleon = You hear it creak before you see it.
flavor-exp-cc = Two captains, one horizon, no agreement.
flavor-exp-pp = They packed candles and forgot the bread.
flavor-exp-ss = A river, a hill and a quarrel over the view.
flavor-exp-ccs = Somebody has to stay behind and build the pier.
flavor-exp-pps = First a chapel, then a roof for it.
flavor-exp-cps = The Crown pays. Eventually.
flavor-tax-max-sabres = The collector avoids certain doors.
flavor-tax-min-points = For once it pays to be nobody.

# What the log says

counted-end-announced = The end is announced: this round is the last.
announced-bust = { $player } goes bust: two ships of one color, and the harbor is lost.

# Numbers that expansions change

word-precedence = precedence in a tie
    .one = precedence in a tie
    .other = precedence in a tie

# How cards speak of moments and of numbers

moment-begins-go = { $whose ->
    [your] when it is your turn to take cards
    [other] when it is another player’s turn to take cards
   *[any] when it is a player’s turn to take cards
}
moment-on-bust = { $whose ->
    [your] when you go bust
    [other] whenever another player goes bust
   *[any] whenever a player goes bust
}
moment-enters-spotlight = { $it ->
    [this] { "" }
   *[other] when { $thing } is revealed
}
moment-enters-display = { $it ->
    [this] when you take this card
   *[other] when you take { $thing }
}
moment-done-trade = { $whose ->
    [your] when you trade with a ship { $which }
    [other] when another player trades with a ship { $which }
   *[any] when a player trades with a ship { $which }
}
change-hire-cost = hiring costs you { $by } { $by ->
    [one] coin
   *[other] coins
} { $way ->
    [less] less
   *[more] more
}
raised-actions-left = you may take { $by } more { $by ->
    [one] card
   *[other] cards
}
change-take-limit = when it is your turn to take cards, you may take { $by } { $by ->
    [one] card
   *[other] cards
} { $way ->
    [less] fewer
   *[more] more
}
change-trade-income = when you trade with { $named ->
    [yes] { $thing }
   *[no] a ship { $which }
}, gain { $by } { $by ->
    [one] coin
   *[other] coins
} { $way ->
    [less] less
   *[more] more
}

# What the log tells

done-reveal = { $player } reveals a card
done-stop = { $player } stops revealing
done-claim = { $player } completes the { $expedition }
done-trade = { $player } trades with the { $ship }
done-hire = { $player } hires the { $character }
done-pass = { $player } passes
taken-repel = { $player } repels the { $it }
taken-let-in = { $player } lets the { $it } in
entered-harbor = { $cards } { $count ->
    [one] comes
   *[other] come
} into the harbor
entered-spotlight = { $cards } { $count ->
    [one] is
   *[other] are
} revealed
entered-discard-pile = { $cards } { $count ->
    [one] is
   *[other] are
} discarded
entered-expedition-row = { $cards } { $count ->
    [one] is
   *[other] are
} laid into the expedition row
entered-display = { $player } takes { $cards }

# Who may stand in for others on expeditions
say-wildcards = { $demand } (a jack of all trades may stand in for any of the characters)

# Conditions with a name

word-repellable = open to being repelled
word-barred = barred from announcing the end
word-joint-match = all play together
word-joint-success = the players have won together
word-cards-are-left = a card is left to reveal
    .not = no card is left to reveal
