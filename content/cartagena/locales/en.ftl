# Cartagena: every word a player reads in English.

pack-title = Cartagena
pack-about = 1672: the pirates of each crew slip out of the fortress. Play a card to run to the next free cell with its symbol, fall back to your fellows to draw new cards, and be the first to bring your whole crew to safety.

## Kinds

word-card = card
    .one = card
    .other = cards

word-sign = symbol card
    .one = symbol card
    .other = symbol cards

word-segment = segment
    .one = segment
    .other = segments

word-piece = piece
    .one = piece
    .other = pieces

## Symbols: a family of cards and the value of an attribute are the same word

word-pistol = pistol
    .one = pistol
    .other = pistols

word-rum = rum
    .one = rum
    .other = rums

word-lamp = lamp
    .one = lamp
    .other = lamps

word-parrot = parrot
    .one = parrot
    .other = parrots

word-hook = hook
    .one = hook
    .other = hooks

word-chest = treasure chest
    .one = treasure chest
    .other = treasure chests

## Pieces and tiles

word-pirate = pirate
    .one = pirate
    .other = pirates

word-seg-1 = segment 1
    .one = segment 1
    .other = segments 1

word-seg-2 = segment 2
    .one = segment 2
    .other = segments 2

word-seg-3 = segment 3
    .one = segment 3
    .other = segments 3

word-seg-4 = segment 4
    .one = segment 4
    .other = segments 4

word-seg-5 = segment 5
    .one = segment 5
    .other = segments 5

word-seg-6 = segment 6
    .one = segment 6
    .other = segments 6

word-seg-7 = segment 7
    .one = segment 7
    .other = segments 7

word-seg-8 = segment 8
    .one = segment 8
    .other = segments 8

## Attributes

word-symbol = symbol
    .label = { "" }
    .one = symbol
    .other = symbols

word-symbols = row of symbols
    .one = row of symbols
    .other = rows of symbols

word-island-symbols = row of island symbols
    .one = row of island symbols
    .other = rows of island symbols

word-dark = dark
    .one = dark
    .other = dark

## Zones and places

word-deck = deck
    .one = deck
    .other = decks

word-discard-pile = discard pile
    .one = discard pile
    .other = discard piles

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
    .at = in
    .one = tunnel
    .other = tunnels

word-segment-stack = segment stack
    .one = segment stack
    .other = segment stacks

word-cell = cell
    .one = cell
    .other = cells

## Phases

word-match = match
    .one = match
    .other = matches

word-turn = turn
    .one = turn
    .other = turns

## Actions and prompts

action-forward = Play { $sign }: move a pirate from { $piece } to { $target }
action-back = Move a pirate back from { $piece } to { $target } and draw
action-pass = Skip the turn and draw a card
action-done = End the turn
phase-turn-prompt = Your turn: take one to three actions

## Flavor

flavor-pistol = One shot. Best not to need it.
flavor-rum = For courage. And for the wait.
flavor-lamp = Keep it low: the guards have eyes.
flavor-parrot = Repeats every plan, loudly.
flavor-hook = Opens more doors than any key.
flavor-chest = Too heavy to carry, too full to leave.
flavor-pirate = Never goes to sea without the crew.

word-round = round
    .one = round
    .other = rounds
word-rounds-played = rounds played
    .one = rounds played
    .other = rounds played
option-round-limit = Rounds until the match ends without a winner (0 means never)

## Routes, the island and the boat

word-wreck = wreck
    .one = wreck
    .other = wrecks
word-hideout = hideout
    .one = hideout
    .other = hideouts
word-island-path = island path
    .one = island path
    .other = island paths
word-shore = shore
    .one = shore
    .other = shores
word-cartagena = Cartagena
    .one = Cartagena
    .other = Cartagena
word-tortuga = Tortuga
    .one = Tortuga
    .other = Tortuga
counted-shore = The boat lies at { $value }.
word-berths = berths
    .one = berth
    .other = berths
word-fugitives = fugitives
    .one = fugitive
    .other = fugitives
    .label = not yet in safety:
word-aboard = pirates aboard
    .one = pirate aboard
    .other = pirates aboard
word-landing = pirates off the island
    .one = pirate off the island
    .other = pirates off the island
word-free-crossing = free crossing
    .one = free crossing
    .other = free crossings
word-crossed-free = free crossings made
    .one = free crossing made
    .other = free crossings made
option-route = The way: tunnel, island (Tortuga) or full (the full escape)
option-tunnel-segments = Segments of the tunnel (0 if the way does not lead through it)
option-island-segments = Segments of the island path (0 if the way does not lead across the island)
option-pirates = Pirates of each player
option-recall-counts-prison = Pirates in the prison, too, may call the boat back
option-recall-counts-prison-no = no
option-recall-counts-prison-yes = yes
refuse-short-tunnel = The tunnel has four to eight segments.
refuse-no-island = The way through the tunnel does not lead across the island: it has no island segments.
refuse-short-island = The island path has four to eight segments.
refuse-no-tunnel = The way across the island does not lead through the tunnel: it has no tunnel segments.
refuse-short-part = In the full escape the tunnel and the island path have three segments each at least.
refuse-eight-segments = There are only eight segments for the tunnel and the island path together.
action-sail = Sail to Tortuga with all aboard
action-call = Call the boat back to Cartagena
action-captain-sail = As captain, sail to Tortuga (no action)
action-captain-call = As captain, take the boat back to Cartagena (no action)

## Morgan

option-refill-tunnel = New cards in the tunnel: standard (going back), morgan (moving others forward) or both
option-refill-island = New cards on the island path: standard (going back), morgan (moving others forward) or both
action-morgan = Move a pirate of { $opponent } forward from { $piece } to { $target } and draw

## Filibusters

option-filibusters = Filibusters: a dark card makes the others discard down to seven (off, on)
word-dropped = cards to be discarded
    .one = cards to be discarded
    .other = cards to be discarded
word-surplus = surplus cards
    .one = surplus card
    .other = surplus cards

## Black voodoo witch

option-voodoo = Black voodoo witch: cards have magic, and chests can be opened
option-voodoo-off = no
option-voodoo-on = yes
word-black-voodoo-witch = Black voodoo witch!
announced-black-voodoo-witch = { $player }: “Black voodoo witch!”
word-token = chest token
    .one = chest token
    .other = chest tokens
word-haul = number of cards in the chest
    .one = number of cards in the chest
    .other = number of cards in the chest
word-chest-draw = chest with cards
    .one = chest with cards
    .other = chests with cards
word-chest-empty = empty chest
    .one = empty chest
    .other = empty chests
word-snake = snake
    .one = snake
    .other = snakes
word-drawn = magic draw
    .one = magic draw
    .other = magic draws
word-drawn-cards = cards drawn by magic
    .one = card drawn by magic
    .other = cards drawn by magic
word-tokens-aside = pile of tokens put aside
    .one = pile of tokens put aside
    .other = piles of tokens put aside
word-tokens-removed = pile of opened tokens
    .one = pile of opened tokens
    .other = piles of opened tokens
action-magic-pistol = Magic of the { $pistol }: look at { $opponent }’s hand and take a card
action-magic-rum = Magic of the { $rum }: draw, keep two cards and give one to each other player
action-magic-lamp = Magic of the { $lamp }: draw four cards, keep one and put the others back
action-magic-parrot = Magic of the parrot: two parrots stand for { $symbol } and take a pirate from { $piece } to { $target }
action-magic-hook = Magic of the hook: with { $sign } two pirates go together from { $cell } to { $target }
action-magic-chest = Magic of the { $chest }: open the token on { $cell }
ask-loot = Which card do you take?
choose-loot = Take { $it }
ask-keep = Which card do you keep?
choose-keep = Keep { $it }
ask-give = Which card do you give away?
choose-give = Give away { $it }
ask-give-to = Who gets it?
choose-give-to = Give it to { $it }
flavor-chest-draw = Somebody hid it well. Not well enough.
flavor-chest-empty = Somebody was here before.
flavor-snake = It was asleep. It was.

# What the log tells

done-forward = { $player } plays { $sign }: a pirate goes from { $piece } to { $target }
done-back = { $player } moves a pirate back from { $piece } to { $target } and draws
done-pass = { $player } skips the turn and draws a card
done-done = { $player } ends the turn
done-sail = { $player } sails to Tortuga with all aboard
done-call = { $player } calls the boat back to Cartagena
done-captain-sail = { $player } sails to Tortuga as captain
done-captain-call = { $player } takes the boat back to Cartagena as captain
done-morgan = { $player } moves a pirate of { $opponent } forward from { $piece } to { $target } and draws
done-magic-pistol = { $player } uses the magic of the { $pistol } against { $opponent }
done-magic-rum = { $player } uses the magic of the { $rum }
done-magic-lamp = { $player } uses the magic of the { $lamp }
done-magic-parrot = { $player } uses the magic of the parrot: two parrots stand for { $symbol }, and a pirate goes from { $piece } to { $target }
done-magic-hook = { $player } uses the magic of the hook: with { $sign } two pirates go together from { $cell } to { $target }
done-magic-chest = { $player } uses the magic of the { $chest } and opens the token on { $cell }
chosen-loot = { $player } takes { $it }
chosen-keep = { $player } keeps { $it }
chosen-give = { $player } gives away { $it }
chosen-give-to = { $player } gives it to { $it }

# What cards say

text-pistol = { $voodoo ->
    [off] { "" }
   *[on] Magic: look at another player’s hand and take a card from it; that player draws a card.
}
    .rule = d280bb
text-rum = { $voodoo ->
    [off] { "" }
   *[on] Magic: draw a card for each player and an extra card; keep { $most_card } and give each other player a card.
}
    .rule = a0b43e
text-lamp = { $voodoo ->
    [off] { "" }
   *[on] Magic: draw { $card } cards, keep a card of your choice and put the others back on the deck in any order.
}
    .rule = 70cb57
text-parrot = { $voodoo ->
    [off] { "" }
   *[on] Magic: { $discard_parrot } parrots move a pirate like a card with any other symbol.
}
    .rule = 26124d
text-hook = { $voodoo ->
    [off] { "" }
   *[on] Magic (for an extra action): play this with another card. { $move_piece } of your pirates that share a cell advance together by the other card’s symbol.
}
    .rule = 3d4f29
text-chest = { $voodoo ->
    [off] { "" }
   *[on] Magic: open the token on a cell where a pirate of yours stands.
}
    .rule = a05a8b
text-chest-draw = Whoever opens it draws { $haul } { $haul ->
    [one] card
   *[other] cards
}.
text-chest-empty = It is empty.
text-snake = The pirate flees back to the nearest free cell with rum. All tokens are shuffled and laid face down on the cells with chests again.

# The only card that is picked without a question of its own is one that filibusters make a player discard.
prompt-pick = Which card do you discard?
# What the log says of cards that move
unseen-segment-stack = { $count ->
    [one] a segment
   *[other] { $count } segments
}
unseen-tokens-aside = { $count ->
    [one] a token
   *[other] { $count } tokens
}
entered-hand = { $source ->
    [drawn] { "" }
    [hand] { "" }
   *[other] { $seen ->
        [yes] { $player } draws { $cards }
       *[no] { $player } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }
}
entered-drawn = { $source ->
    [drawn] { "" }
   *[other] { $seen ->
        [yes] { $player } draws { $cards }
       *[no] { $player } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }
}
entered-deck = { $source ->
    [drawn] Back on the deck: { $cards }
   *[other] { $cards } { $count ->
        [one] goes
       *[other] go
    } from { $from } to { $to }
}
word-pirates-are-on-their-way = a pirate of yours is still in the tunnel (or in the prison, where that was agreed)
word-roomy = roomy enough for your pirate
    .stands = behind
