# Chalk: every word a player reads, in English.

pack-title = Chalk
pack-about = Throw five dice, throw some of them again, and chalk up every line of your slate where it pays most.

# Kinds

word-card = card
    .one = card
    .other = cards

word-die = die
    .one = die
    .other = dice

word-line = line
    .one = line
    .other = lines

word-bone = die
    .one = die
    .other = dice

# Lines

word-sixes = sixes
    .gender = noun
    .one = sixes
    .other = sixes

word-pair = pair
    .one = pair
    .other = pairs

word-triplet = triplet
    .one = triplet
    .other = triplets

word-quartet = quartet
    .one = quartet
    .other = quartets

word-house = full house
    .one = full house
    .other = full houses

word-motley = motley
    .one = motley
    .other = motleys

word-landslide = landslide
    .one = landslide
    .other = landslides

word-jumble = jumble
    .one = jumble
    .other = jumbles

# What is printed on the cards

word-bonus = bonus
    .one = bonus
    .other = bonuses

# Places

word-cup = cup
    .one = cup
    .other = cups

word-tray = tray
    .one = tray
    .other = trays

word-field = field
    .one = field
    .other = fields

word-slate = slate
    .one = slate
    .other = slates

word-tally = tally
    .one = tally
    .other = tallies

# Numbers

word-worth = worth
    .gender = mass
    .one = worth
    .other = worth

word-points = point
    .one = point
    .other = points
    .label = points

word-score = score
    .one = score
    .other = scores

# Phases

word-match = match
    .one = match
    .other = matches

word-turn = turn
    .one = turn
    .other = turns

# What a player is asked

action-pick-up = Pick up a die from { $field }
action-again = Throw what is in the cup
action-chalk = Chalk up the { $line }
phase-turn-prompt = Throw again, or chalk up a line?

# Rules texts

text-sixes = { $times } points for every { "six" }.
    .rule = 1ca52b
text-pair = { $die } alike: { $times ->
    [2] twice
    [3] three times
    [4] four times
   *[other] { $times } times
} the highest such number.
    .rule = a62ab8
text-triplet = { $die } alike: { $times ->
    [2] twice
    [3] three times
    [4] four times
   *[other] { $times } times
} that number.
    .rule = a62ab8
text-quartet = { $die } alike: { $times ->
    [2] twice
    [3] three times
    [4] four times
   *[other] { $times } times
} that number.
    .rule = a62ab8
text-house = { $tripled_die } dice of the same number and { $paired_die } of another: the sum of all dice.
    .rule = 000072
text-motley = { $field } different numbers: { $bonus } points.
    .rule = f0e700
text-landslide = { $die } alike: { $bonus } points.
    .rule = f1194a
text-jumble = The sum of all dice.
    .rule = 3e79c1

done-pick-up = { $player } picks up a die from { $field }
done-again = { $player } throws what is in the cup
done-chalk = { $player } chalks up the { $line }
word-tripled = a triplet
word-paired = a pair

# What the log says of cards that move
entered-tray = { $cards } { $count ->
    [one] lands
   *[other] land
} on { $to }
entered-cup = { "" }
