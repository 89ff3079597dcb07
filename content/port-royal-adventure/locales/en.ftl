# The Adventure Begins: every word a player reads, in English. The story itself is in en/story.ftl.

pack-title = Port Royal: The Adventure Begins
pack-about = A story in five chapters: heroes, quests, black sails off the reef. Together, alone, or against each other.

# Kinds

word-hero = hero
    .one = hero
    .other = heroes

word-quest = quest
    .one = quest
    .other = quests

word-lasting = lasting quest
    .one = lasting quest
    .other = lasting quests

word-event = event
    .one = event
    .other = events

word-figure = piece
    .one = piece
    .other = pieces

word-memo = memo card
    .one = memo card
    .other = memo cards


# Heroes

word-grace-baby-may = Grace “Baby” May
    .one = Grace “Baby” May
    .other = Grace “Baby” May

word-jacques-the-magnificent = Jacques the Magnificent
    .one = Jacques the Magnificent
    .other = Jacques the Magnificent

word-jean-blackbeard = Jean Blackbeard
    .one = Jean Blackbeard
    .other = Jean Blackbeard

word-senora-anna = Señora Anna
    .one = Señora Anna
    .other = Señora Anna

word-don-ferdinand = Don Ferdinand
    .one = Don Ferdinand
    .other = Don Ferdinand

word-officer-scott = Officer Scott
    .one = Officer Scott
    .other = Officer Scott

word-peter-neat-landman = Peter “Neat” Landman
    .one = Peter “Neat” Landman
    .other = Peter “Neat” Landman

word-mary-the-cutthroat = Mary the Cutthroat
    .one = Mary the Cutthroat
    .other = Mary the Cutthroat

word-samuel-the-trickster = Samuel the Trickster
    .one = Samuel the Trickster
    .other = Samuel the Trickster

word-thomas-fishborn = Thomas Fishborn
    .one = Thomas Fishborn
    .other = Thomas Fishborn

text-grace-baby-may = When you go bust with { $cards_lost } or fewer cards in the harbor, gain { $coin } { $coin ->
    [one] coin
   *[other] coins
}.
    .rule = 0db8a1
text-jean-blackbeard = Fights like a sailor with { $sabres } { $sabres ->
    [one] sabre
   *[other] sabres
}. Quests do not count it.
text-don-ferdinand = When you trade with or keep a galleon, gain { $crown } { $crown ->
    [one] crown
   *[other] crowns
}.
    .rule = ae1521
text-peter-neat-landman = When you trade with or keep a pinnace, gain { $trade_income } { $trade_income ->
    [one] coin
   *[other] coins
} more.
    .rule = 7eade6
text-samuel-the-trickster = Once, when this ability is uncovered, gain { $coin } { $coin ->
    [one] coin
   *[other] coins
}.
    .rule = 3db7e0
text-thomas-fishborn = Works like a lookout: once during your turn, look at the top { $move_card } cards of the deck, put a card of your choice back on top and discard the others.
    .rule = 62905f

word-hero-marker = marker
    .one = marker
    .other = markers

word-joint-victory = joint victory card
    .one = joint victory card
    .other = joint victory cards

text-joint-victory = You win together if, when the story points to this card, every quest has been completed and there are enough markers on quests and enough influence among all players.

# New cards

word-ares-pirate = Ares pirate
    .one = Ares pirate
    .other = Ares pirates

word-tibuk-brother = Tibuk brother
    .one = Tibuk brother
    .other = Tibuk brothers

word-lookout = lookout
    .one = lookout
    .other = lookouts

word-innkeeper = innkeeper
    .one = innkeeper
    .other = innkeepers

text-lookout = Once during your turn, while you reveal cards, look at the top { $move_card } cards of the deck, put a card of your choice back on top and discard the others.
    .rule = 62905f
text-innkeeper = When it is your turn to take cards and there are at least { $character } characters in the harbor, gain { $crown } { $crown ->
    [one] crown
   *[other] crowns
}. Once per turn, you may sell her a ship with bread or rum at her price.
    .rule = b90997

word-exp-books = expedition of the red book
    .one = expedition of the red book
    .other = expeditions of the red book

word-exp-bread = planters’ expedition
    .one = planters’ expedition
    .other = planters’ expeditions

word-exp-herbs = healers’ great expedition
    .one = healers’ great expedition
    .other = healers’ great expeditions

word-heavy-tax = heavy tax
    .one = heavy tax
    .other = heavy taxes


# Events

word-rich-season = Rich season
    .one = Rich season
    .other = Rich season


word-found-purse = A purse in the sand
    .one = A purse in the sand
    .other = A purse in the sand

text-found-purse = The active player gains { $coin } { $coin ->
    [one] coin
   *[other] coins
}.
    .rule = 8543c4

word-idle-hands = Idle hands
    .one = Idle hands
    .other = Idle hands

text-idle-hands = This turn, hiring costs the active player { $hire_cost } { $hire_cost ->
    [one] coin
   *[other] coins
} less.
    .rule = 2dd47e

word-borrowed-blades = Borrowed blades
    .one = Borrowed blades
    .other = Borrowed blades

text-borrowed-blades = This turn, the active player’s fighters have { $change_sabres } { $change_sabres ->
    [one] sabre
   *[other] sabres
} more in total.
    .rule = 10b66f

word-long-pier = The long pier
    .one = The long pier
    .other = The long pier

text-long-pier = This turn, the active player may take { $take_limit } { $take_limit ->
    [one] card
   *[other] cards
} more.
    .rule = 8a47e2

word-eager-buyers = Eager buyers
    .one = Eager buyers
    .other = Eager buyers

text-eager-buyers = This turn, the first ship that the active player takes brings { $trade_income } { $trade_income ->
    [one] coin
   *[other] coins
} more.
    .rule = 37db23

word-war-chest = The war chest
    .one = The war chest
    .other = The war chest


word-royal-favor = Royal favor
    .one = Royal favor
    .other = Royal favor


word-alms = Alms
    .one = Alms
    .other = Alms


word-sword-dance = Sword dance
    .one = Sword dance
    .other = Sword dance


word-petition = A petition to the court
    .one = A petition to the court
    .other = A petition to the court

text-petition = The active player may pay { $coin } { $coin ->
    [one] coin
   *[other] coins
} for { $crown } { $crown ->
    [one] crown
   *[other] crowns
}.
    .rule = 0603c4

word-white-flag = White flag
    .one = White flag
    .other = White flag

text-white-flag = This turn, no ship can be repelled.

word-calm = Dead calm
    .one = Dead calm
    .other = Dead calm

text-calm = Nothing happens.

word-spring-tide = Spring tide
    .one = Spring tide
    .other = Spring tide

text-spring-tide = Discard the top { $card } cards of the deck.
    .rule = 54c49d

word-end-of-month = End of the month
    .one = End of the month
    .other = End of the month

text-end-of-month = The story goes on. If you play against each other, each player may pay { $price } coins to remove the leftmost marker from their hero card. The events start over, with a new event on top.
    .rule = 4ad910

word-end-of-month-variant = End of the month
    .one = End of the month
    .other = End of the month

text-end-of-month-variant = Each player may pay { $price } coins to remove the leftmost marker from their hero card. The events start over, with a new event on top.
    .rule = 4ad910


# Quests

word-quest-10 = Quest 10
    .one = Quest 10
    .other = Quest 10

word-quest-11 = Quest 11
    .one = Quest 11
    .other = Quest 11

word-quest-12 = Quest 12
    .one = Quest 12
    .other = Quest 12

word-quest-13 = Quest 13
    .one = Quest 13
    .other = Quest 13

word-quest-14 = Quest 14
    .one = Quest 14
    .other = Quest 14

word-quest-15 = Quest 15
    .one = Quest 15
    .other = Quest 15

word-quest-16 = Quest 16
    .one = Quest 16
    .other = Quest 16

word-quest-17 = Quest 17
    .one = Quest 17
    .other = Quest 17

word-quest-20 = Quest 20
    .one = Quest 20
    .other = Quest 20

word-quest-21 = Quest 21
    .one = Quest 21
    .other = Quest 21

word-quest-22 = Quest 22
    .one = Quest 22
    .other = Quest 22

word-quest-23 = Quest 23
    .one = Quest 23
    .other = Quest 23

word-quest-24 = Quest 24
    .one = Quest 24
    .other = Quest 24

word-quest-25 = Quest 25
    .one = Quest 25
    .other = Quest 25

word-quest-26 = Quest 26
    .one = Quest 26
    .other = Quest 26

word-quest-27 = Quest 27
    .one = Quest 27
    .other = Quest 27

word-quest-28a = Quest 28a
    .one = Quest 28a
    .other = Quest 28a

word-quest-28b = Quest 28b
    .one = Quest 28b
    .other = Quest 28b

text-quest-28b = You must have { $character } different { $character ->
    [one] character
   *[other] characters
}.
    .rule = b40a65

word-quest-30 = Quest 30
    .one = Quest 30
    .other = Quest 30

word-quest-31 = Quest 31
    .one = Quest 31
    .other = Quest 31

word-quest-32 = Quest 32
    .one = Quest 32
    .other = Quest 32

word-quest-33 = Quest 33
    .one = Quest 33
    .other = Quest 33

text-quest-33 = When there are ships of { $colors_needed } different colors in the harbor on your turn, decide at once whether to complete this quest.
    .rule = 9568b4

word-quest-34 = Quest 34
    .one = Quest 34
    .other = Quest 34

text-quest-34 = When there are ships of { $colors_needed } different colors in the harbor on your turn and you have { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, decide at once whether to pay and complete this quest.
    .rule = 4c7364

word-quest-35 = Quest 35
    .one = Quest 35
    .other = Quest 35

word-quest-36 = Quest 36
    .one = Quest 36
    .other = Quest 36

word-quest-37 = Quest 37
    .one = Quest 37
    .other = Quest 37

word-quest-38 = Quest 38
    .one = Quest 38
    .other = Quest 38

word-quest-40 = Quest 40
    .one = Quest 40
    .other = Quest 40

word-quest-41 = Quest 41
    .one = Quest 41
    .other = Quest 41

word-quest-42 = Quest 42
    .one = Quest 42
    .other = Quest 42

word-quest-43 = Quest 43
    .one = Quest 43
    .other = Quest 43

word-quest-44 = Quest 44
    .one = Quest 44
    .other = Quest 44

word-quest-45 = Quest 45
    .one = Quest 45
    .other = Quest 45

word-quest-46 = Quest 46
    .one = Quest 46
    .other = Quest 46

word-quest-47 = Quest 47
    .one = Quest 47
    .other = Quest 47

word-quest-48 = Quest 48
    .one = Quest 48
    .other = Quest 48

word-quest-50 = Quest 50
    .one = Quest 50
    .other = Quest 50

text-quest-50 = When you have to pay tax, decide at once whether to complete this quest.
    .rule = 474dd9

word-quest-51 = Quest 51
    .one = Quest 51
    .other = Quest 51

text-quest-51 = When you stop right after the { $berths_taken ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $berths_taken }th
} card in the harbor on your turn, decide at once whether to pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, take { $sacrifice ->
    [one] { $sacrifice } card
   *[other] { $sacrifice } cards
} fewer and complete this quest.
    .rule = 858da5

word-quest-52 = Quest 52
    .one = Quest 52
    .other = Quest 52

text-quest-52 = When you stop right after the { $berths_taken ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $berths_taken }th
} card in the harbor on your turn, you may put a marker on the first box. If you do it again on a later turn, the quest is completed.
    .rule = 5b279a

word-quest-53 = Quest 53
    .one = Quest 53
    .other = Quest 53

word-quest-54 = Quest 54
    .one = Quest 54
    .other = Quest 54

word-quest-55 = Quest 55
    .one = Quest 55
    .other = Quest 55

word-quest-56 = Quest 56
    .one = Quest 56
    .other = Quest 56

word-quest-57 = Quest 57
    .one = Quest 57
    .other = Quest 57

word-quest-58 = Quest 58
    .one = Quest 58
    .other = Quest 58


# What is printed on cards

word-ares = Ares
    .one = Ares
    .other = Ares

word-item = item
    .different = with different items
    .one = item
    .other = items

word-books = ritual books
    .one = ritual books
    .other = ritual books
    .gender = mass
    .behind = books

word-herbs = medicinal herbs
    .one = medicinal herbs
    .other = medicinal herbs
    .gender = mass
    .behind = herbs

word-bread = bread
    .one = bread
    .other = bread
    .gender = mass
    .behind = bread

word-rum = rum
    .one = rum
    .other = rum
    .gender = mass
    .behind = rum

word-crowns = crown
    .label = crowns
    .one = crown
    .other = crowns

word-ares-lore = Ares lore
    .label = { "" }
    .one = Ares lore
    .other = Ares lore

word-price = price
    .one = price
    .other = prices

word-colors-needed = color needed
    .label = colors needed
    .one = color needed
    .other = colors needed

word-berths-taken = card in the harbor
    .label = cards in the harbor
    .one = card in the harbor
    .other = cards in the harbor

word-sacrifice = card less
    .label = cards less
    .one = card less
    .other = cards less

word-due = stage
    .label = { "" }
    .one = stage
    .other = stages

word-number = number
    .label = { "" }
    .one = number
    .other = numbers

word-first-coins = coin for the first
    .label = coins for the first
    .one = coin for the first
    .other = coins for the first

word-first-crowns = crown for the first
    .label = crowns for the first
    .one = crown for the first
    .other = crowns for the first

word-star = star
    .one = star
    .other = stars

word-hats = hat
    .label = hats
    .one = hat
    .other = hats

word-markers-needed = marker needed
    .label = markers needed
    .one = marker needed
    .other = markers needed

word-influence-needed = influence needed
    .label = influence needed
    .one = influence needed
    .other = influence needed

word-calling = calling
    .one = calling
    .other = callings


# Resources

word-crown = crown
    .one = crown
    .other = crowns


# Places

word-new-cards = new cards
    .one = new cards
    .other = new cards

word-hero-deck = hero deck
    .one = hero deck
    .other = hero decks

word-quarters = quarters
    .one = quarters
    .other = quarters

word-bridge = bridge
    .one = bridge
    .other = bridges

word-covers = markers on the hero card
    .one = markers on the hero card
    .other = markers on the hero card

word-goods = goods
    .one = goods
    .other = goods

word-spyglass = spyglass
    .one = spyglass
    .other = spyglasses

word-event-deck = event deck
    .one = event deck
    .other = event decks

word-events-aside = stack of events
    .one = stack of events
    .other = stacks of events

word-event-spot = event of the turn
    .one = event of the turn
    .other = events of the turn

word-event-pile = past events
    .one = past events
    .other = past events

word-quest-row = quest row
    .one = quest row
    .other = quest rows

word-story-box = story deck
    .one = story deck
    .other = story decks

word-quest-draw = quest draw
    .one = quest draw
    .other = quest draws

word-victory-spot = joint victory
    .one = joint victory
    .other = joint victories


# Numbers

word-month = month
    .one = month
    .other = months

word-halfway = first box
    .one = first box
    .other = first boxes

word-fresh = freshly laid card
    .one = freshly laid card
    .other = freshly laid cards

word-asked-for = asked
    .one = asked
    .other = asked

word-guests = go of others
    .one = go of others
    .other = goes of others

word-looks = look
    .label = looks taken
    .one = look
    .other = looks

word-cards-lost = card lost in the bust
    .label = cards lost
    .one = card lost in the bust
    .other = cards lost in the bust

word-sold = sale
    .one = sale
    .other = sales

word-ships-taken = ship taken
    .one = ship taken
    .other = ships taken

word-cards-forgone = card forgone
    .label = cards forgone
    .one = card forgone
    .other = cards forgone

word-extra-coins = extra coin
    .label = extra coins left
    .one = extra coin
    .other = extra coins

word-uncovered = open place
    .label = open places of the hero card
    .one = open place
    .other = open places

word-heroes-seated = hero card taken
    .one = hero card taken
    .other = hero cards taken

word-finishers = completion
    .label = completed by
    .one = completion
    .other = completions

word-calls = call
    .one = call
    .other = calls

word-crew-sabres = sabre on your characters
    .label = sabres of characters
    .one = sabre on your characters
    .other = sabres on your characters

word-keep-income = income of keeping
    .one = income of keeping
    .other = income of keeping

word-lookout-rested = a lookout of yours has not looked yet this turn
word-looks-allowed = look allowed
    .one = look allowed
    .other = looks allowed

word-quests-open = quest nobody has completed
    .label = quests nobody has completed
    .one = quest nobody has completed
    .other = quests nobody has completed

word-ransom-price = price of a marker
    .one = price of a marker
    .other = prices of a marker


# Events and phases

word-quest-done = completed quest
announced-quest-done = { $player } has completed a quest.
word-ability-open = uncovered ability
announced-ability-open = { $player } uncovers the hero’s ability.
word-prize-open = uncovered prize
announced-prize-open = { $player } uncovers the prize.
word-month-over = end of the month
announced-month-over = The month is over.
counted-month = Month { $amount } begins.

word-draft = draft
    .one = draft
    .other = drafts

word-pick = pick
    .one = pick
    .other = picks

word-casting = casting
    .one = casting
    .other = castings

word-sharing = sharing
    .one = sharing
    .other = sharings

word-omen = event phase
    .one = event phase
    .other = event phases

word-ransom-round = freeing of markers
    .one = freeing of markers
    .other = freeings of markers


# Options

option-adventure = The adventure
option-adventure-cooperative = Together, or alone
option-adventure-competitive = Against each other
option-adventure-free = After the campaign: against each other, four starred quests
option-chapter = Chapter
option-chapter-one = 1. The lamp goes out
option-chapter-two = 2. Fever on the quay
option-chapter-three = 3. Beyond the reef
option-chapter-four = 4. The brothers’ debt
option-chapter-five = 5. The moonless night
option-failures = How often the chapter was lost
option-hero-cards = Heroes
option-hero-cards-dealt = Dealt at random
option-hero-cards-drafted = Picked, the first player last
refuse-adventure-players = The adventure is for one to four players.
refuse-adventure-alone = Alone you can only play the cooperative adventure.
refuse-adventure-ending = The adventure has its own end: leave the ending at “{ option-ending-standard }” (ending=standard).
refuse-adventure-failures = Only a chapter that is played together can have been lost before.

# What players can do

action-pick-hero = Take the hero card: { $hero }
action-play-hero = Play { $hero }
action-play-other-side = Turn { $hero } over and play the other side
action-take-extra-coin = Take an extra coin
action-leave-the-rest = Take no more coins
action-reveal-event = Reveal the event
action-free-marker = Pay to free your leftmost marker
action-keep-marker = Free no marker
action-fulfil = Complete: { $quest }
action-stow = Keep the { $ship } as an item
action-look = Send a lookout to look at 3 cards
action-sell = Sell goods to the { $innkeeper }
offer-fulfil-now = Complete: { $it }
offer-pay-and-fulfil = Pay its price and complete: { $it }
offer-forgo-and-fulfil = Pay its price, take fewer cards and complete: { $it }
offer-first-box-now = Put a marker on the first box: { $it }
offer-second-box-now = Move the marker to the second box and complete: { $it }
offer-not-yet = Not now
offer-buy-crown = Pay 2 coins for 1 crown
offer-no-crown = Keep the coins
ask-look = Which card goes back on top of the deck?
choose-look = Back on top: { $it }

# Questions

phase-omen-prompt = What does the day bring?
phase-casting-prompt = Which side of your hero card do you play?
phase-pick-prompt = Which hero card do you take?
phase-sharing-prompt = The team has extra coins. Do you take one?
phase-ransom-round-prompt = Will you pay to free a marker?

# What the log says in other words

counted-looks = { "" }
counted-sold = { "" }
counted-extra-coins = { "" }

# Flavor

flavor-lookout = Sees the sail before the ship knows it is coming.
flavor-innkeeper = Forty bowls, one ladle, no questions.
flavor-tibuk-brother = Day wages only. Tomorrow is another day.
flavor-ares-pirate = Black sails, red books, and they never cough.
flavor-heavy-tax = War is dear. Somebody else’s war is dearer.

# How cards speak

moment-done-stow = { $whose ->
    [your] when you keep a ship { $which }
    [other] when another player keeps a ship { $which }
   *[any] when a player keeps a ship { $which }
}

# What the log tells

done-pick-hero = { $player } takes the hero card { $hero }
done-play-hero = { $player } plays { $hero }
done-play-other-side = { $player } turns the hero card { $hero } over
done-take-extra-coin = { $player } takes an extra coin
done-leave-the-rest = { $player } takes no more coins
done-reveal-event = { $player } reveals the event of the day
done-free-marker = { $player } pays to free the leftmost marker
done-keep-marker = { $player } frees no marker
done-fulfil = { $player } completes a quest: { $quest }
done-stow = { $player } keeps the { $ship } as an item
done-look = { $player } sends a lookout
done-sell = { $player } sells goods to the { $innkeeper }
taken-fulfil-now = { $player } completes a quest: { $it }
taken-pay-and-fulfil = { $player } pays and completes a quest: { $it }
taken-forgo-and-fulfil = { $player } pays, takes fewer cards and completes a quest: { $it }
taken-first-box-now = { $player } puts a marker on the first box: { $it }
taken-second-box-now = { $player } moves the marker to the second box and completes a quest: { $it }
taken-not-yet = { $player } does not complete a quest now
taken-buy-crown = { $player } buys a crown
taken-no-crown = { $player } keeps the coins
chosen-look = { $player } puts a card back on top of the deck
moment-enters-event-spot = { $it ->
    [this] { "" }
   *[other] when { $thing } is revealed
}
moment-done-claim = { $whose ->
    [your] when you complete an expedition
    [other] when another player completes an expedition
   *[any] when a player completes an expedition
}
entered-event-spot = Event: { $cards }
entered-event-pile = { "" }
entered-spyglass = { $player } looks at the top of the deck: { $cards }
entered-bridge = { "" }
change-trade-income = when you trade with { $named ->
    [yes] { $thing }
   *[no] a ship { $which }
} or keep one, gain { $by } { $by ->
    [one] coin
   *[other] coins
} { $way ->
    [less] less
   *[more] more
}
entered-quarters = { $player } gets the hero card { $cards }
entered-quest-row = { $count ->
    [one] A new quest: { $cards }
   *[other] New quests: { $cards }
}
entered-quest-draw = { "" }
entered-event-deck = { "" }
entered-deck = { $source ->
    [new_cards] Shuffled into the deck: { $cards }
   *[other] { $cards } { $count ->
        [one] goes
       *[other] go
    } from { $from } to { $to }
}
entered-box = { $source ->
    [hero_deck] { "" }
   *[other] { $cards } { $count ->
        [one] goes
       *[other] go
    } from { $from } to { $to }
}

word-attainable = open to you
    .stands = behind

word-unmarked = without a marker of yours
    .stands = behind
word-unasked = not yet asked for this turn
    .stands = behind
word-matched = met by the colors in the harbor
    .stands = behind
word-affordable = within your means
    .stands = behind
word-reached = reached by the last card revealed
    .stands = behind
word-quests-are-waiting = the quests are waiting
    .not = the quests are not waiting
