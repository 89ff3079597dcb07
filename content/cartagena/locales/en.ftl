# Cartagena: every word a player reads in English.

pack-title = Cartagena
pack-about = 1672: six pirates of each crew slip out of the fortress through a tunnel. Play a card to run to the next free cell with its symbol, fall back to your fellows to draw new cards, and bring your whole crew into the boat first.

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
