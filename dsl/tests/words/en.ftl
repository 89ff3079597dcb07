# Words for the tests of sentences.

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

word-fighter = fighter
    .one = fighter
    .other = fighters

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

word-trader = trader
    .one = trader
    .other = traders

word-frigate = frigate
    .one = frigate
    .other = frigates

word-galleon = galleon
    .one = galleon
    .other = galleons

word-pinnace = pinnace
    .one = pinnace
    .other = pinnaces

word-cost = cost
    .one = cost
    .other = costs

word-points = point
    .one = point
    .other = points

word-sabres = sabre
    .one = sabre
    .other = sabres

word-coins = coin
    .one = coin
    .other = coins

word-skull = skull
    .one = skull
    .other = skulls

word-color = color
    .one = color
    .other = colors

word-coin = coin
    .one = coin
    .other = coins

word-deck = deck
    .one = deck
    .other = decks

word-discard-pile = discard pile
    .one = discard pile
    .other = discard piles

word-harbor = harbor
    .one = harbor
    .other = harbors

word-purse = purse
    .one = purse
    .other = purses

word-display = display
    .one = display
    .other = displays

word-influence = influence
    .one = influence
    .other = influence

word-take-limit = take limit
    .one = take limit
    .other = take limits

word-hire-cost = hire cost
    .one = hire cost
    .other = hire costs

word-cards-revealed = revealed card
    .one = revealed card
    .other = revealed cards

word-bust = bust
    .one = bust
    .other = busts

word-turn = turn
    .one = turn
    .other = turns

word-last-chance = last chance
    .one = last chance
    .other = last chances

word-blue = blue
    .one = blue
    .other = blue

word-red = red
    .one = red
    .other = red

word-black = black
    .one = black
    .other = black

word-go = go
    .one = go
    .other = goes

word-piece = piece
    .one = piece
    .other = pieces

word-rum = rum
    .one = rum
    .other = rums

word-lamp = lamp
    .one = lamp
    .other = lamps

word-symbol = symbol
    .one = symbol
    .other = symbols

word-hand = hand
    .one = hand
    .other = hands

word-prison = prison
    .one = prison
    .other = prisons

word-boat = boat
    .one = boat
    .other = boats

word-tunnel = tunnel
    .one = tunnel
    .other = tunnels

word-cell = cell
    .one = cell
    .other = cells

word-herbs = herbs
    .one = herbs
    .other = herbs
    .gender = mass

word-bread = bread
    .one = bread
    .other = bread
    .gender = mass

word-books = books
    .one = books
    .other = books
    .gender = mass

word-ares-pirate = Ares pirate
    .one = Ares pirate
    .other = Ares pirates

word-crown = crown
    .one = crown
    .other = crowns

word-item = item
    .one = item
    .other = items

word-ending = ending
    .one = ending
    .other = endings

word-short = short
    .one = short
    .other = short
    .gender = adj

