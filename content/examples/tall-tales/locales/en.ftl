# Tall Tales: every word a player reads, in English.

pack-title = Tall Tales
pack-about = Lure ships and people into the harbor, and stop before your luck does. Among the people are some who tell, bluff, bet and bargain.

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

script-tales-storyteller = look at the top three cards of the deck and put them back in any order
script-tales-auctioneer = put one of the top three people of the discard pile up for auction; the highest bidder pays you (you yourself: the bank) and hires that person
script-tales-bluffer = look at the top card of the deck and say what it is; if your left neighbor believes you, both gain 1 coin, or you gain 2 if you lied; else whoever was wrong pays the other 2
script-tales-favor-broker = every other player may pay you 1 coin and gain 2 coins
script-tales-beachcomber = from the top of the discard pile show a ship for each player; from you on everybody chooses one and gains a coin less than it brings
script-tales-finger-player = all secretly choose 1 to 3 fingers; a number that nobody else has chosen is gained in coins
script-tales-duelist = choose a player who has coins; both roll a die and add their sabers; the lower one pays the other 2 coins
script-tales-old-salt = name a color, then show the top three cards of the deck; gain 3 coins if a ship of that color is among them, 1 coin if there is no ship at all
script-tales-matchmaker = all secretly choose a person of cost 4 or less, or nobody; then all hand them to the left at once
script-tales-plagiarist = you may do once what one of the other players’ people does when hired
script-habits-topman = look at the top card of the deck; you may put it under the deck
script-habits-dicer = you may challenge another player if both of you have coins: each rolls a die, and the lower one pays the other 1 coin
script-habits-fortune-teller = guess whether the top card of the deck is a ship, a person or neither, and show it; if you are right, gain 1 coin
script-habits-cartographer = you may pay 1 coin to look at the top two cards of the deck and put either of them under it
script-habits-pawnbroker = you may discard another of your people and gain a coin less than the person’s cost
script-habits-lottery-seller = every other player may pay you 1 coin for a lot; if anybody does, one of the lots, yours among them, wins as many coins as there are lots

prompt-storyteller = Which card comes next, from the top?
prompt-auction = Whom do you put up for auction?
prompt-bid = How many coins do you bid?
prompt-claim = What do you say the card is?
prompt-claimed-ship = “The top card is a ship.” Do you believe it?
prompt-claimed-person = “The top card is a person.” Do you believe it?
prompt-claimed-neither = “The top card is neither a ship nor a person.” Do you believe it?
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
answer-person = A person
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
    [this] when you hire this card
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
