# Bonus tokens, cubes on achievements, the tie-break.
option-bonus-tokens = Bonus achievement tokens: everybody keeps one of two (no, yes)
announced-tie-break = The richest are tied: each of them throws a cube for every cannon.
ask-give-back = Which bonus token do you give back?
choose-give-back = Give back { $it }

text-bt-corsair = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each of these achievements that you have: Legend, Terror of the Seas and First-rate Ship.
    .rule = c98902
text-bt-merchant = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each of these achievements that you have: Capitalist, Master Trader and Builder.
    .rule = e2a7b7
text-bt-pathfinder = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each of these achievements that you have: Explorer, Settler and First-rate Ship.
    .rule = 66e649
text-bt-governor = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each of these achievements that you have: Builder, Settler and Capitalist.
    .rule = 8bda99
text-bt-admiral = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each of these achievements that you have: Legend, Sea Dogs and First-rate Ship.
    .rule = 067cd4
text-bt-adventurer = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each of these achievements that you have: Explorer, Legend and Master Trader.
    .rule = f5a0c4
text-bt-veteran = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each of these achievements that you have: Sea Dogs, Terror of the Seas and Builder.
    .rule = 3dec25
text-bt-financier = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each of these achievements that you have: Capitalist, Master Trader and Sea Dogs.
    .rule = db6439

word-ambition = secret ambition
    .one = secret ambition
    .other = secret ambitions
word-bonus-token = bonus token
    .one = bonus token
    .other = bonus tokens
word-bt-admiral = admiral’s token
    .one = admiral’s token
    .other = admiral’s token
word-bt-adventurer = adventurer’s token
    .one = adventurer’s token
    .other = adventurer’s token
word-bt-corsair = corsair’s token
    .one = corsair’s token
    .other = corsair’s token
word-bt-financier = financier’s token
    .one = financier’s token
    .other = financier’s token
word-bt-governor = governor’s token
    .one = governor’s token
    .other = governor’s token
word-bt-merchant = merchant’s token
    .one = merchant’s token
    .other = merchant’s token
word-bt-pathfinder = pathfinder’s token
    .one = pathfinder’s token
    .other = pathfinder’s token
word-bt-veteran = veteran’s token
    .one = veteran’s token
    .other = veteran’s token
word-contest = tie-break
    .one = tie-break
    .other = tie-break
word-dealt-tokens = bonus tokens dealt
    .one = bonus tokens dealt
    .other = bonus tokens dealt
word-explorer-space = cubes on Explorer
    .one = cubes on Explorer
    .other = cubes on Explorer
word-fortune = coins in the end
    .one = coins in the end
    .other = coins in the end
word-finery = advanced ship upgrades
    .one = advanced ship upgrades
    .other = advanced ship upgrades
word-pairings = pairs of upgrades
    .one = pairs of upgrades
    .other = pairs of upgrades
word-holdings = places on islands
    .one = places on islands
    .other = places on islands
word-riches = coins in the end
    .one = coins in the end
    .other = coins in the end
word-last-blast = explosions of the tie-break
    .one = explosions of the tie-break
    .other = explosions of the tie-break
word-last-guns = all cannons
    .one = all cannons
    .other = all cannons
word-last-volley = throw of the tie-break
    .one = throw of the tie-break
    .other = throw of the tie-break
word-legend-space = cubes on Legend
    .one = cubes on Legend
    .other = cubes on Legend
word-sea-dogs-space = cubes on Sea Dogs
    .one = cubes on Sea Dogs
    .other = cubes on Sea Dogs
word-shots = cubes to throw again
    .one = cubes to throw again
    .other = cubes to throw again
word-token-box = box of bonus tokens
    .one = box of bonus tokens
    .other = box of bonus tokens

action-overhaul = { $this }: give back { $fitting } ({ $compartment }) for an advanced ship upgrade
action-take-advanced = Put { $fitting } into { $compartment }
ability-overhaul = Give back a basic ship upgrade and install an advanced ship upgrade
    .rule = 18d309
text-u3-ledger-b = At the end of the game: a coin for every { $divided } cargo in your dock, on your ship and on your islands.
    .rule = 14578f
word-u2-refit-t = refit (top)
    .one = refit (top)
    .other = refit (top)
word-u3-ledger-b = ledger (bottom)
    .one = ledger (bottom)
    .other = ledger (bottom)
word-dry-dock = dry dock
    .one = dry dock
    .other = dry dock
word-tie-break = tie-break
    .one = tie-break
    .other = tie-breaks
counted-legend = { $player } earns the achievement Legend!
counted-sea-dogs = { $player } earns the achievement Sea Dogs!
counted-terror = { $player } earns the achievement Terror of the Seas!
counted-builder = { $player } earns the achievement Builder!
counted-capitalist = { $player } earns the achievement Capitalist!
counted-settler = { $player } earns the achievement Settler!
counted-first-rate = { $player } earns the achievement First-rate Ship!
counted-explorer = { $player } earns the achievement Explorer!
counted-master-trader = { $player } earns the achievement Master Trader!
counted-fortune = { $player }: { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} counted so far.
