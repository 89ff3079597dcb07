# Buttons: every word a player reads, in English.

pack-title = Buttons
pack-about = Sort the button box: three of one size, or three of one stuff in a row. Who empties the hand first has won; all others count what they are left with.

# Kinds

word-card = card
    .one = card
    .other = cards

word-button = button
    .one = button
    .other = buttons

# Cards

word-jade = jade
    .one = jade
    .other = jades

word-amber = amber
    .one = amber
    .other = ambers

word-pearl = pearl
    .one = pearl
    .other = pearls

word-coral = coral
    .one = coral
    .other = corals

# What is printed on the cards

word-size = size
    .one = size
    .other = sizes

word-stuff = stuff
    .label = { "" }
    .gender = mass
    .one = stuff
    .other = stuff

# Zones

word-deck = box
    .one = box
    .other = boxes

word-saucer = saucer
    .one = saucer
    .other = saucers

word-hand = hand
    .one = hand
    .other = hands

word-tray = tray
    .one = tray
    .other = trays

word-thread = thread
    .one = thread
    .other = threads

# Numbers

word-burden = burden
    .one = burden
    .other = burdens

# Phases

word-match = match
    .one = match
    .other = matches

word-turn = turn
    .one = turn
    .other = turns

word-drawing = draw
    .one = draw
    .other = draws

word-laying = sorting
    .gender = mass
    .one = sorting
    .other = sorting

# What a player is asked

action-draw-one = Draw a button from the box
action-take-two = Take the two buttons on top of the saucer
action-lay-set = Lay all buttons of size { $amount } on the tray
action-lay-run = Thread three in a row, from the { $button } on
action-add-to-set = Add the { $button } to the tray
action-add-to-run = Add the { $button } to the thread
action-let-go = Put the { $button } onto the saucer
phase-drawing-prompt = Where do you take from?
phase-laying-prompt = Lay down what you can, then put a button onto the saucer

done-draw-one = { $player } draws a button from the box
done-take-two = { $player } takes the two buttons on top of the saucer
done-lay-set = { $player } lays all buttons of size { $amount } on the tray
done-lay-run = { $player } threads three in a row, from the { $button } on
done-add-to-set = { $player } adds the { $button } to the tray
done-add-to-run = { $player } adds the { $button } to the thread
done-let-go = { $player } puts the { $button } onto the saucer
entered-hand = { $source ->
    [deck] { "" }
   *[other] { $player } takes { $cards }
}

# What the log says of cards that move
entered-saucer = { $cards } { $count ->
    [one] goes
   *[other] go
} onto the saucer
entered-tray = { $cards } { $count ->
    [one] goes
   *[other] go
} onto the tray
entered-thread = { $cards } { $count ->
    [one] goes
   *[other] go
} onto the thread
unseen-deck = { $count ->
    [one] a button
   *[other] { $count } buttons
}
unseen-hand = { $count ->
    [one] a button
   *[other] { $count } buttons
}
