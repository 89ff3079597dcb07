# Tall Tales: every word a player reads, in English.

pack-title = Tall Tales
pack-about = Lure ships and people into the harbor, and stop before your luck does. Some of the people tell, bluff, bet and bargain.

word-storyteller = storyteller
    .one = storyteller
    .other = storytellers

word-auctioneer = auctioneer
    .one = auctioneer
    .other = auctioneers

word-bluffer = bluffer
    .one = bluffer
    .other = bluffers

word-favor-broker = favor broker
    .one = favor broker
    .other = favor brokers

word-beachcomber = beachcomber
    .one = beachcomber
    .other = beachcombers

word-finger-player = finger player
    .one = finger player
    .other = finger players

word-duelist = duelist
    .one = duelist
    .other = duelists

word-old-salt = old salt
    .one = old salt
    .other = old salts

word-matchmaker = matchmaker
    .one = matchmaker
    .other = matchmakers

word-plagiarist = plagiarist
    .one = plagiarist
    .other = plagiarists

word-topman = topman
    .one = topman
    .other = topmen

word-dicer = dicer
    .one = dicer
    .other = dicers

word-fortune-teller = fortune teller
    .one = fortune teller
    .other = fortune tellers

word-cartographer = cartographer
    .one = cartographer
    .other = cartographers

word-pawnbroker = pawnbroker
    .one = pawnbroker
    .other = pawnbrokers

word-lottery-seller = lottery seller
    .one = lottery seller
    .other = lottery sellers

word-throw = throw
    .label = throw
    .one = throw
    .other = throws

word-fingers = finger
    .label = fingers
    .one = finger
    .other = fingers

word-highest-bid = highest bid
    .label = highest bid
    .one = highest bid
    .other = highest bids

script-tales-storyteller = look at the { $cards_told ->
    [one] top card
   *[other] top { $cards_told } cards
} of the deck and put them back in any order
    .rule = 5c7aa6
script-tales-auctioneer = auction a character from among the top { $people_offered } in the discard pile: the highest bidder pays you and hires that character; if that is you, pay the bank
    .rule = 29e6f6
script-tales-bluffer = look at the deck’s top card and say what it is. If your left neighbor believes you, gain { $believed ->
    [one] { $believed } coin
   *[other] { $believed } coins
}, shared if you told the truth; if not, whoever is wrong pays the other { $mistaken }
    .rule = 2a07a1
script-tales-favor-broker = each other player may pay you { $favor_price ->
    [one] { $favor_price } coin
   *[other] { $favor_price } coins
} to gain { $favor ->
    [one] { $favor } coin
   *[other] { $favor } coins
}
    .rule = 203a17
script-tales-beachcomber = show the topmost ships in the discard pile, as many as players; starting with you, each player chooses a ship and gains { $wreck_loss ->
    [one] { $wreck_loss } coin
   *[other] { $wreck_loss } coins
} less than it brings
    .rule = 51fc69
script-tales-finger-player = all players secretly choose { "1" } to { $most_fingers } fingers; whoever chose a number that nobody else did gains that many coins
    .rule = 790676
script-tales-duelist = choose a player who has coins; both of you roll a die and add your sabres; whoever has less pays the other { $duel_stake ->
    [one] { $duel_stake } coin
   *[other] { $duel_stake } coins
}
    .rule = 990728
script-tales-old-salt = name a color, then show the { $cards_foretold ->
    [one] top card
   *[other] top { $cards_foretold } cards
} of the deck; gain { $foretold ->
    [one] { $foretold } coin
   *[other] { $foretold } coins
} if a ship of that color is among them, or { $calm_sea ->
    [one] { $calm_sea } coin
   *[other] { $calm_sea } coins
} if there is no ship at all
    .rule = 040b11
script-tales-matchmaker = each player secretly chooses a character of theirs with a cost of at most { $cheap }, or nobody; then all of them go to the left neighbor at once
    .rule = 2bf4b6
script-tales-plagiarist = you may do what a character of another player does when hired
    .rule = 0d7876
script-habits-topman = look at the top card of the deck; you may put it under the deck
    .rule = cb6676
script-habits-dicer = you may challenge another player if you both have coins: each rolls a die, and whoever rolls less pays the other { $dice_stake ->
    [one] { $dice_stake } coin
   *[other] { $dice_stake } coins
}
    .rule = 8443ab
script-habits-fortune-teller = guess whether the top card of the deck is a ship, a character or neither, and show it; if you are right, gain { $guessed ->
    [one] { $guessed } coin
   *[other] { $guessed } coins
}
    .rule = 550d0b
script-habits-cartographer = you may pay { $chart_price ->
    [one] { $chart_price } coin
   *[other] { $chart_price } coins
} to look at the { $cards_charted ->
    [one] top card
   *[other] top { $cards_charted } cards
} of the deck; you may put any of them under it
    .rule = afd4ff
script-habits-pawnbroker = you may discard another of your characters and gain { $pawn_loss ->
    [one] { $pawn_loss } coin
   *[other] { $pawn_loss } coins
} less than it costs
    .rule = 91df0e
script-habits-lottery-seller = each other player may buy a lot from you for { $lot_price ->
    [one] { $lot_price } coin
   *[other] { $lot_price } coins
}; if anyone does, a lot is drawn from all, yours included, and wins as many coins as there are lots
    .rule = 639536

prompt-storyteller = Which card comes next, from the top?
prompt-auction = Whom do you put up for auction?
prompt-bid = How many coins do you bid?
prompt-claim = What do you say the card is?
prompt-claimed-ship = “The top card is a ship.” Do you believe it?
prompt-claimed-person = “The top card is a character.” Do you believe it?
prompt-claimed-neither = “The top card is neither a ship nor a character.” Do you believe it?
prompt-favor = Pay 1 coin and gain 2?
prompt-wreck = Which wreck is yours?
prompt-fingers = How many fingers do you show?
prompt-duel = Whom do you challenge?
prompt-color = Which color do you name?
prompt-match = Whom do you hand to the left?
prompt-plagiarist = Whose tale do you tell again?
prompt-consider = What about this card?
prompt-dice = With whom do you throw dice for a coin?
prompt-guess = What is the top card of the deck?
prompt-chart = Pay 1 coin to look at two cards?
prompt-pawn = Whom do you let go?
prompt-lot = Buy a lot for 1 coin?

answer-pass = Pass
answer-ship = A ship
answer-person = A character
answer-neither = Neither
answer-believe = Believe
answer-doubt = Doubt
answer-buy = Buy
answer-pay = Pay
answer-leave = Leave it
answer-bury = Put it under the deck
answer-nobody = Nobody
answer-yellow = Yellow
answer-blue = Blue
answer-green = Green
answer-red = Red
answer-black = Black

flavor-storyteller = The third time, the fish was a whale.
flavor-auctioneer = Going once. Going to sea.
flavor-bluffer = Look me in the eye. The other one.
flavor-favor-broker = You will owe me. Everybody does.
flavor-beachcomber = One captain’s storm is another man’s breakfast.
flavor-finger-player = Lost two of them, and still wins.
flavor-duelist = At dawn. Or now, if you have the coins on you.
flavor-old-salt = Smells a flute behind the horizon.
flavor-matchmaker = He is tidy, he is sober, he is yours.
flavor-plagiarist = As I have always said, and he before me.
flavor-topman = Land! No. A cloud. No, land.
flavor-dicer = His dice are honest. Mostly.
flavor-fortune-teller = She saw you coming.
flavor-cartographer = Here be a coffee stain.
flavor-pawnbroker = Three balls above the door, none in the scales.
flavor-lottery-seller = Every lot wins. Hers, mostly.

# How cards speak of moments, and what the log says

moment-done-hire = { $it ->
    [this] when you hire this character
   *[other] when you hire { $thing }
}
moment-begins-turn = { $whose ->
    [your] at the start of your turn
    [other] at the start of another player’s turn
   *[any] at the start of a turn
}
counted-throw = { $player } throws { $amount }.
counted-fingers = { $player } shows { $amount ->
    [one] 1 finger
   *[other] { $amount } fingers
}.
counted-highest-bid = The bid is { $amount }.
