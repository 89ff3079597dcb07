# Just One More Contract: every word a player reads, in English.

pack-title = Just One More Contract
pack-about = New people, new ships, and contracts to complete: against each other, together, or alone.

# Kinds

word-contract = contract
    .one = contract
    .other = contracts

word-standing = standing
    .one = standing
    .other = standing

word-hunter = hunter
    .one = hunter
    .other = hunters

word-token = token
    .one = token
    .other = tokens

# People

word-clerk = clerk
    .one = clerk
    .other = clerks

word-vice-admiral = vice admiral
    .one = vice admiral
    .other = vice admirals

word-gunner = gunner
    .one = gunner
    .other = gunners

# Contracts

word-cultural-figures = Cultural figures
    .one = Cultural figures
    .other = Cultural figures

word-witch = Witch
    .one = Witch
    .other = Witch

word-naval-supremacy = Naval supremacy
    .one = Naval supremacy
    .other = Naval supremacy

word-new-colony = New colony
    .one = New colony
    .other = New colony

word-trading-post = Trading post
    .one = Trading post
    .other = Trading post

word-master-of-trade = Master of trade
    .one = Master of trade
    .other = Master of trade

word-thrifty-crew = Thrifty crew
    .one = Thrifty crew
    .other = Thrifty crew

word-mercenary = Mercenary
    .one = Mercenary
    .other = Mercenary

word-explorer = Explorer
    .one = Explorer
    .other = Explorer

word-frigate-hunter = Frigate hunter
    .one = Frigate hunter
    .other = Frigate hunter
text-frigate-hunter = When you trade with a frigate, you may forgo all coins of that trade to move your marker to the next box. The { $partial_boxes ->
    [1] second
    [2] third
   *[other] last
} time completes the contract.

word-galleon-hunter = Galleon hunter
    .one = Galleon hunter
    .other = Galleon hunter
text-galleon-hunter = When you trade with a galleon, you may forgo all coins of that trade to move your marker to the next box. The { $partial_boxes ->
    [1] second
    [2] third
   *[other] last
} time completes the contract.

word-tax-inspector = Tax inspector
    .one = Tax inspector
    .other = Tax inspector
text-gunner = If there are at least { $least_ship } ships in the harbor when it is your turn to take cards, gain as many coins as there are ships, minus { $minus_ship }.
    .rule = e3b8ad
text-tax-inspector = When you pay tax, decide at once whether to complete this contract.
    .rule = 525d5c

word-jinx = Jinx
    .one = Jinx
    .other = Jinx
text-jinx = When you go bust on your turn, decide at once whether to complete this contract.
    .rule = 1be298

word-broker = Broker
    .one = Broker
    .other = Broker
text-broker = When there are ships of { $color } different colors in the harbor on your turn, you may put a marker on { $partial_boxes ->
    [1] the first box
   *[other] the next of { $partial_boxes } boxes
}. If it happens again on a later turn, the contract is completed.
    .rule = 8ffe16

word-wholesale-broker = Wholesale broker
    .one = Wholesale broker
    .other = Wholesale broker
text-wholesale-broker = When there are ships of { $color } different colors in the harbor on your turn, decide at once whether to complete this contract.
    .rule = 7c0f1f

word-pirate-lair = Pirate lair
    .one = Pirate lair
    .other = Pirate lair
text-pirate-lair = On your turn, you may keep a ship that you repel if you have none of its color yet. With { $color } colors, discard these ships: the contract is completed.
    .rule = 27edb4

word-small-estate = Small estate
    .one = Small estate
    .other = Small estate

word-ransom = Ransom
    .one = Ransom
    .other = Ransom

word-marker = marker
    .one = marker
    .other = markers

# What is printed on cards

word-gift = gift
    .label = 1 coin for another player
    .one = gift
    .other = gifts

word-first-box = first box
    .one = first box
    .other = first boxes

word-second-box = second box
    .one = second box
    .other = second boxes

word-third-box = third box
    .one = third box
    .other = third boxes

word-fourth-box = fourth box
    .one = fourth box
    .other = fourth boxes

word-fifth-box = fifth box
    .one = fifth box
    .other = fifth boxes

word-partial-boxes = partial box
    .label = partial boxes
    .one = partial box
    .other = partial boxes

word-seal = seal
    .one = seal
    .other = seals

word-letter = letter
    .one = letter
    .other = letters

word-letter-a = A
word-letter-b = B
word-letter-c = C
word-letter-d = D
word-letter-e = E
word-letter-f = F
word-letter-g = G
word-letter-h = H
word-letter-i = I
word-letter-j = J
word-letter-k = K

# Places

word-contract-row = contract row
    .one = contract row
    .other = contract rows

word-contract-deck = contract deck
    .one = contract deck
    .other = contract decks

word-time-deck = time deck
    .one = time deck
    .other = time decks

word-points-pile = points pile
    .one = points pile
    .other = points piles

word-supply = supply
    .one = supply
    .other = supplies

word-honors = honors
    .one = honors
    .other = honors

word-prizes = prizes
    .one = prizes
    .other = prizes

# Numbers

word-stage = stage
    .label = box
    .one = stage
    .other = stages

word-asked = asked
    .one = asked
    .other = asked

word-contracts-done = completed contract
    .label = contracts
    .one = completed contract
    .other = completed contracts

word-spare-honors = spare honor
    .label = more honors
    .one = spare honor
    .other = spare honors

word-completions = completion
    .label = completed by
    .one = completion
    .other = completions

word-box-coins = coin of the box
    .label = coins of the box
    .one = coin of the box
    .other = coins of the box

word-contracts-open = contract nobody has completed
    .label = contracts nobody has completed
    .one = contract nobody has completed
    .other = contracts nobody has completed

word-free-markers = free marker
    .label = free markers
    .one = free marker
    .other = free markers

# Events and phases

word-fulfilled = completed contract
announced-fulfilled = { $player } has completed a contract.
word-preparation = preparation
word-last-moment = last moment
    .one = last moment
    .other = last moments

word-last-call = last call

# Options

option-contract-mode = Contracts
option-contract-mode-competitive = Against each other
option-contract-mode-cooperative = Together, or alone
option-contract-mode-none = No contracts, only the new cards
option-gift-ships = Ships with a gift
option-gift-ships-all-ten = All ten, as in the complete edition
option-gift-ships-one-per-color = One of each color, as first printed
refuse-alone-means-cooperative = Alone you can only play the contracts as “{ option-contract-mode-cooperative }” (contract_mode=cooperative).
refuse-contracts-need-base = The contracts are played with the deck of Port Royal: Full ahead! alone is played without them. Play `port-royal` with both.

# What players can do

action-complete = Complete the contract: { $contract }
action-decline = Trade with the { $ship } and forgo all coins ({ $target })
action-reveal-time = Reveal the card of the time deck
action-risk = Turn a card of the time deck into a point
action-set-sail = Begin
offer-complete-now = Complete the contract: { $it }
offer-put-marker = Put a marker on box 1: { $it }
offer-not-now = Not now
offer-keep-prize = Keep the { $it }
offer-let-sink = Let the { $it } sink
offer-buy-point = Turn a card of the time deck into a point
offer-keep-time = Keep the time
ask-gift = Who gets the gift?
choose-gift = The gift goes to { $it }

# Questions

phase-preparation-prompt = How many cards of the time deck do you risk for points?
phase-last-moment-prompt = Time is up. Will you still complete a contract?
phase-last-call-prompt = Will you complete a contract before the turn ends?

# Titles

title-landlubber = You are landlubbers.
title-sailor = You are sailors.
title-pirate = You are pirates.
title-captain = You are captains.
title-lord-of-the-seas = You are lords of the seas!

# Flavor

flavor-clerk = Stamps it, files it, forgets it.
flavor-vice-admiral = Second on deck, first at the table.
flavor-gunner = Counts ships the way others count sheep.

# The log says this in other words.
counted-contracts-done = { "" }
counted-spare-honors = { $player } gets an influence.
refuse-adventure-without-contracts = In the adventure only the people and ships of this expansion are mixed in: choose “{ option-contract-mode-none }” (contract_mode=none).

# How cards speak

moment-done-decline = { $whose ->
    [your] when you trade with a ship { $which }
    [other] when another player trades with a ship { $which }
   *[any] when a player trades with a ship { $which }
}

# What the log tells

done-complete = { $player } completes a contract: { $contract }
done-decline = { $player } trades with the { $ship } and forgoes all coins: { $target }
done-reveal-time = { $player } reveals the top card of the time deck
done-risk = A card of the time deck becomes a point
done-set-sail = The voyage begins
taken-complete-now = { $player } completes a contract: { $it }
taken-put-marker = { $player } puts a marker on box 1: { $it }
taken-not-now = { $player } does not complete a contract now
taken-keep-prize = { $player } keeps the { $it }
taken-let-sink = { $player } lets the { $it } sink
taken-buy-point = { $player } turns a card of the time deck into a point
taken-keep-time = { $player } keeps the time
chosen-gift = { $player } gives the gift to { $it }
entered-contract-row = In the row of contracts: { $cards }
entered-honors = { $player } gets an honor

word-completable = open to you
    .stands = behind

word-untouched = without a marker of yours
    .stands = behind
word-brokers-are-waiting = the brokers are waiting
    .not = the brokers are not waiting
word-every-contract-is-done = every contract has been completed
word-time-was-seen = the card of time has been revealed
word-time-has-been-seen-to = the card of time has been revealed, if there is one
