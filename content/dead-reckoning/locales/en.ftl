# Dead Reckoning: every word a player reads in English.

pack-title = Dead Reckoning
pack-about = Hidden islands lie beyond the harbor. Sail out, explore, craft your crew card by card, hold islands and build on them; whoever is worth the most coins wins.

option-round-limit = Rounds until the match ends and is scored (0 means never)
announced-last-turns = { $player } has four achievements: everybody else has one last turn.
phase-act-prompt = Your turn: what do you do?
phase-voyage-prompt = Under way: sail on or stop?
phase-gunnery-prompt = Before the throw: play cards, then say with how many cannons you throw
phase-melee-prompt = Use battle abilities
phase-placement-prompt = Place the influence
phase-harvest-prompt = Which island produces next?
phase-construction-prompt = What do you build?
phase-outfitting-prompt = Insert upgrades into played cards
counted-dock = { $player }: { $amount } cargo on the dock
counted-track = { $player }: { $amount ->
    [one] 1 sail
   *[other] { $amount } sails
} left
counted-damage = { $amount ->
    [0] { $player }’s ship is as good as new.
   *[other] { $player }’s ship now has { $amount } damage.
}

## Actions and questions

action-assault = Attack { $building } on { $island }
action-attack = Attack { $merchant }
action-fire = { $amount ->
    [0] Throw without cannons
    [one] Throw with 1 cannon
   *[other] Throw with { $amount } cannons
}
action-charge = { $this }: gain strength
action-volley-fire = { $this }: roll more cubes
action-grapeshot = { $this }: roll a cube for each cannon
action-point-blank = { $this }: take your cube out of { $field } for 1 damage to the enemy ship and 2 coins
action-cease = Pass: no more battle abilities
action-boast = { $this }: coins for the win
action-modest = Use nothing more and go on
action-take-fitting = Put { $fitting } into { $compartment }
action-old-salt = { $this }: level up the bottom card of the deck
action-play = Play { $sailor }
action-raise-sails = Raise sails
action-sail = Sail to { $space }
action-put-in = Sail to the harbor
action-stop = Stop here
action-buy = Buy { $upgrade }
action-spread = { $this }: place influence on { $island }
action-landing = { $this }: influence for each cannon on { $island }
action-sabotage = { $this }: place influence on { $island }, forts or not
action-envoys = { $this }: place influence on { $island }
action-reap = { $this }: produce
action-stow = { $this }: cargo to the dock
action-share = { $this }: cargo to ship and dock
action-lade = { $this }: cargo to the ship
action-mint = { $this }: coins (and cargo) to the ship
action-till = { $this }: coins to the chest
action-market = { $this }: sell 2 cargo from the dock for 2 coins
action-erect = { $this }: build
action-fit-basic = { $this }: for 3 cargo, put { $fitting } into { $compartment }
action-fit-advanced = { $this }: for 6 cargo, put { $fitting } into { $compartment }
action-fit-any = { $this }: put { $fitting } into { $compartment }
action-mend = { $this }: repair 1 damage
action-trim = { $this }: use its sails, not its influence
action-drill = { $this }: level up this card
action-supply-run = { $this }: 2 cargo and 2 coins to { $island }
action-chart = { $this }: take an upgrade from the box that its helms reach
action-load = Load cargo from the dock into { $compartment }
action-take-cargo = Load cargo of { $island } into { $compartment }
action-take-coins = Load coins of { $island } into { $compartment }
action-unload = Unload cargo of { $compartment } to the dock
action-bank = Bring coins of { $compartment } to the chest
action-land-cargo = Unload cargo of { $compartment } on { $island }
action-land-coins = Unload coins of { $compartment } on { $island }
action-shift-cargo = Shift cargo out of { $compartment }
action-shift-coins = Shift coins out of { $compartment }
action-jettison-cargo = Throw cargo of { $compartment } overboard
action-jettison-coins = Throw coins of { $compartment } overboard
action-retire-cargo = Return 12 cargo and earn Master Trader
action-done = End the main phase
action-insert = Insert { $upgrade } into { $sailor }
action-keep = Keep the rest set aside
action-put-aboard = Stow cargo in { $compartment }
action-put-coins-aboard = Stow coins in { $compartment }
action-forgo = Leave the rest behind
action-place = Place a cube on { $island }
action-oust = Replace a cube of { $opponent } on { $island }
action-stand = Place no more influence
action-gather = Produce on { $island }
action-enough = Enough, go on
action-build = Build { $building } on { $island }
ask-as-cargo = How much of the plunder as cargo?
choose-as-cargo = { $it } cargo
ask-promote = Which card goes up a level?
choose-promote = Level up { $it }
ask-how-much = How much?
choose-how-much = { $it }
ask-shift-to = Where to?
choose-shift-to = To { $it }
ask-from-dock = How much of the price comes from the dock?
choose-from-dock = { $it } from the dock
ask-to-dock = How much of it goes to the dock?
choose-to-dock = { $it } to the dock
choose-promote-none = Level up no card

## Abilities

ability-charge = Battle: gain { $charge } strength
    .rule = aefc49
ability-volley-fire = Battle: roll { $salvo } { $salvo ->
    [one] cube
   *[other] cubes
}
    .rule = 8c9453
ability-grapeshot = Battle: roll a cube for each cannon on this card
    .rule = 2d1b69
ability-point-blank = Battle: remove a cube of yours to deal { $damage } damage to the enemy ship and gain { $incoming_coins } { $incoming_coins ->
    [one] coin
   *[other] coins
} to yours
    .rule = 3ac1a6
ability-boast = Battle (not against a building): if you win, gain { $boast ->
    [one] { $boast } coin to your ship and another
    [other] { $boast } coins to your ship and another
   *[none] a coin to your ship
} for each helm on this card
    .rule = 3f35ec
ability-old-salt = Level up the bottom card of your deck
    .rule = 8ecc23
ability-stow = Gain { $stow } cargo to your dock
    .rule = 8d1f0f
ability-share = Gain { $share } cargo, split between your ship and your dock
    .rule = 39f06f
ability-lade = Gain { $lade } cargo to your ship
    .rule = d5e483
ability-mint = Gain{" "}{ $lade ->
    [1] { $lade } cargo and{" "}
   *[other] {""}
}{ $mint } { $mint ->
    [one] coin
   *[other] coins
} to your ship
    .rule = 7d31d5
ability-till = Gain { $till } { $till ->
    [one] coin
   *[other] coins
} to your chest
    .rule = 99b2b6
ability-spread = Place { $spread } influence
    .rule = dda1f9
ability-sabotage = Place { $spread } influence, ignoring forts and garrisons
    .rule = 0436d2
ability-envoys = Place { $envoys } influence on any single island
    .rule = 04a545
ability-reap = Produce on { $reap ->
    [one] one island
   *[other] up to { $reap } different islands
}{ $own_only ->
    [1] {" "}you control
   *[other] {""}
}{ $low_row ->
    [1] { $high_row ->
        [1] {" "}in row { $low_row }
       *[other] {""}
    }
   *[other] { $high_row ->
        [3] {" "}in row { $high_row }
       *[other] {" "}in row { $low_row } or { $high_row }
    }
}{ $surplus ->
    [1] ; each gives { $surplus } cargo and { $surplus } coin more
   *[other] {""}
}{ $per_helm ->
    [1] ; it gives one coin more for each helm on this card
   *[other] {""}
}
    .rule = b5e30a
ability-erect = Build { $erect ->
    [one] one building
   *[other] up to { $erect } buildings
} for { $rebate ->
    [one] { $rebate } cargo less each
    [other] { $rebate } cargo less each
   *[none] { $erect ->
        [one] its cost
       *[other] their cost
    }
}
    .rule = 3d2b2b
ability-trim = Gain { $trim } { $trim ->
    [one] sail
   *[other] sails
}
    .rule = bbe37d
ability-mend = { $in_harbor ->
    [1] In the harbor, repair
   *[other] Repair
} { $damage } damage{ $mend_price ->
    [0] {""}
    [one] {" "}for { $mend_price } cargo
    [other] {" "}for { $mend_price } cargo
   *[none] {""}
}
    .rule = 9d5057
ability-market = Sell { $dock } cargo from the dock for { $coin } { $coin ->
    [one] coin
   *[other] coins
}
    .rule = 62cb03
ability-fit-basic = Pay { $least_means } cargo for a basic ship upgrade
    .rule = d0c68a
ability-fit-advanced = Pay { $least_means } cargo for an advanced ship upgrade
    .rule = c3caa3
ability-fit-any = Install any ship upgrade
    .rule = db56b1
ability-drill = Level up this card
    .rule = 2184dd
ability-supply-run = Bring { $cargo } cargo and { $treasure } { $treasure ->
    [one] coin
   *[other] coins
} to any single island
    .rule = 609d5d
ability-chart = If this card has a helm, take the top upgrade that is not a merchant from the box of row { "1" }; with { $steady_helm } helms, of row { "2" }; with { $seasoned_helm }, of row { "3" }; with { $masterly_helm }, of row { "4" }
    .rule = 28e98b
ability-landing = Place influence equal to the number of cannons on this card
    .rule = 8b8920
text-bosun-4 = Gain { $stow } cargo to your dock, or pay { $fit_basic_least_means } cargo for a basic ship upgrade or { $fit_advanced_least_means } cargo for an advanced ship upgrade.
    .rule = 33c0d3
text-u2-crows-nest-m = Gain a bonus card for each helm on this card.
    .rule = 500015
text-u3-lone-wolf-t = At the end of the game: a coin for each island without your cubes.
    .rule = c6907b
text-u4-navigators-pride-m = At the end of the game: { $times } { $times ->
    [one] coin
   *[other] coins
} for each helm on this card.
    .rule = e9f31e

## Words

word-captain-1 = captain (level 1)
    .one = captain (level 1)
    .other = captain (level 1)
word-captain-2 = captain (level 2)
    .one = captain (level 2)
    .other = captain (level 2)
word-captain-3 = captain (level 3)
    .one = captain (level 3)
    .other = captain (level 3)
word-captain-4 = captain (level 4)
    .one = captain (level 4)
    .other = captain (level 4)
word-purser-1 = purser (level 1)
    .one = purser (level 1)
    .other = purser (level 1)
word-purser-2 = purser (level 2)
    .one = purser (level 2)
    .other = purser (level 2)
word-purser-3 = purser (level 3)
    .one = purser (level 3)
    .other = purser (level 3)
word-purser-4 = purser (level 4)
    .one = purser (level 4)
    .other = purser (level 4)
word-first-mate-1 = first mate (level 1)
    .one = first mate (level 1)
    .other = first mate (level 1)
word-first-mate-2 = first mate (level 2)
    .one = first mate (level 2)
    .other = first mate (level 2)
word-first-mate-3 = first mate (level 3)
    .one = first mate (level 3)
    .other = first mate (level 3)
word-first-mate-4 = first mate (level 4)
    .one = first mate (level 4)
    .other = first mate (level 4)
word-bosun-1 = bosun (level 1)
    .one = bosun (level 1)
    .other = bosun (level 1)
word-bosun-2 = bosun (level 2)
    .one = bosun (level 2)
    .other = bosun (level 2)
word-bosun-3 = bosun (level 3)
    .one = bosun (level 3)
    .other = bosun (level 3)
word-bosun-4 = bosun (level 4)
    .one = bosun (level 4)
    .other = bosun (level 4)
word-pirate-1 = pirate (level 1)
    .one = pirate (level 1)
    .other = pirate (level 1)
word-pirate-2 = pirate (level 2)
    .one = pirate (level 2)
    .other = pirate (level 2)
word-pirate-3 = pirate (level 3)
    .one = pirate (level 3)
    .other = pirate (level 3)
word-pirate-4 = pirate (level 4)
    .one = pirate (level 4)
    .other = pirate (level 4)
word-gunner-1 = gunner (level 1)
    .one = gunner (level 1)
    .other = gunner (level 1)
word-gunner-2 = gunner (level 2)
    .one = gunner (level 2)
    .other = gunner (level 2)
word-gunner-3 = gunner (level 3)
    .one = gunner (level 3)
    .other = gunner (level 3)
word-gunner-4 = gunner (level 4)
    .one = gunner (level 4)
    .other = gunner (level 4)
word-deckhand-1 = deckhand (level 1)
    .one = deckhand (level 1)
    .other = deckhand (level 1)
word-deckhand-2 = deckhand (level 2)
    .one = deckhand (level 2)
    .other = deckhand (level 2)
word-deckhand-3 = deckhand (level 3)
    .one = deckhand (level 3)
    .other = deckhand (level 3)
word-deckhand-4 = deckhand (level 4)
    .one = deckhand (level 4)
    .other = deckhand (level 4)
word-cabin-boy-1 = cabin boy (level 1)
    .one = cabin boy (level 1)
    .other = cabin boy (level 1)
word-cabin-boy-2 = cabin boy (level 2)
    .one = cabin boy (level 2)
    .other = cabin boy (level 2)
word-cabin-boy-3 = cabin boy (level 3)
    .one = cabin boy (level 3)
    .other = cabin boy (level 3)
word-cabin-boy-4 = cabin boy (level 4)
    .one = cabin boy (level 4)
    .other = cabin boy (level 4)
word-u1-powder-charge-t = powder charge (top)
    .one = powder charge (top)
    .other = powder charge (top)
word-u1-powder-charge-b = powder charge (bottom)
    .one = powder charge (bottom)
    .other = powder charge (bottom)
word-u1-far-trader-m = far trader (middle)
    .one = far trader (middle)
    .other = far trader (middle)
word-u1-spare-sail-t = spare sail (top)
    .one = spare sail (top)
    .other = spare sail (top)
word-u1-spare-sail-m = spare sail (middle)
    .one = spare sail (middle)
    .other = spare sail (middle)
word-u1-spare-sail-b = spare sail (bottom)
    .one = spare sail (bottom)
    .other = spare sail (bottom)
word-u1-deck-gun-t = deck gun (top)
    .one = deck gun (top)
    .other = deck gun (top)
word-u1-deck-gun-m = deck gun (middle)
    .one = deck gun (middle)
    .other = deck gun (middle)
word-u1-ships-wheel-m = ship’s wheel (middle)
    .one = ship’s wheel (middle)
    .other = ship’s wheel (middle)
word-u1-ships-wheel-b = ship’s wheel (bottom)
    .one = ship’s wheel (bottom)
    .other = ship’s wheel (bottom)
word-u1-envoy-t = envoy (top)
    .one = envoy (top)
    .other = envoy (top)
word-u1-envoy-m = envoy (middle)
    .one = envoy (middle)
    .other = envoy (middle)
word-u1-envoy-b = envoy (bottom)
    .one = envoy (bottom)
    .other = envoy (bottom)
word-u1-crates-b = crates (bottom)
    .one = crates (bottom)
    .other = crates (bottom)
word-u1-deck-cargo-t = deck cargo (top)
    .one = deck cargo (top)
    .other = deck cargo (top)
word-u1-lookout-b = lookout (bottom)
    .one = lookout (bottom)
    .other = lookout (bottom)
word-u1-tar-and-timber-m = tar and timber (middle)
    .one = tar and timber (middle)
    .other = tar and timber (middle)
word-u1-harbour-market-m = harbor market (middle)
    .one = harbor market (middle)
    .other = harbor market (middle)
word-u1-home-harvest-t = home harvest (top)
    .one = home harvest (top)
    .other = home harvest (top)
word-u2-grapeshot-m = grapeshot (middle)
    .one = grapeshot (middle)
    .other = grapeshot (middle)
word-u2-double-shot-t = double shot (top)
    .one = double shot (top)
    .other = double shot (top)
word-u2-double-shot-b = double shot (bottom)
    .one = double shot (bottom)
    .other = double shot (bottom)
word-u2-distant-trader-m = distant trader (middle)
    .one = distant trader (middle)
    .other = distant trader (middle)
word-u2-marine-landing-b = marine landing (bottom)
    .one = marine landing (bottom)
    .other = marine landing (bottom)
word-u2-chart-room-t = chart room (top)
    .one = chart room (top)
    .other = chart room (top)
word-u2-crows-nest-m = crow’s nest (middle)
    .one = crow’s nest (middle)
    .other = crow’s nest (middle)
word-u2-twin-sails-t = twin sails (top)
    .one = twin sails (top)
    .other = twin sails (top)
word-u2-twin-sails-b = twin sails (bottom)
    .one = twin sails (bottom)
    .other = twin sails (bottom)
word-u2-carronade-t = carronade (top)
    .one = carronade (top)
    .other = carronade (top)
word-u2-carronade-m = carronade (middle)
    .one = carronade (middle)
    .other = carronade (middle)
word-u2-master-wheel-b = master wheel (bottom)
    .one = master wheel (bottom)
    .other = master wheel (bottom)
word-u2-agents-t = agents (top)
    .one = agents (top)
    .other = agents (top)
word-u2-agents-m = agents (middle)
    .one = agents (middle)
    .other = agents (middle)
word-u2-warehouse-b = warehouse (bottom)
    .one = warehouse (bottom)
    .other = warehouse (bottom)
word-u3-drill-m = drill (middle)
    .one = drill (middle)
    .other = drill (middle)
word-u3-drill-b = drill (bottom)
    .one = drill (bottom)
    .other = drill (bottom)
word-u3-far-envoys-t = far envoys (top)
    .one = far envoys (top)
    .other = far envoys (top)
word-u3-supply-run-m = supply run (middle)
    .one = supply run (middle)
    .other = supply run (middle)
word-u3-shipwrights-m = shipwrights (middle)
    .one = shipwrights (middle)
    .other = shipwrights (middle)
word-u3-saboteurs-m = saboteurs (middle)
    .one = saboteurs (middle)
    .other = saboteurs (middle)
word-u3-old-salt-b = old salt (bottom)
    .one = old salt (bottom)
    .other = old salt (bottom)
word-u3-gun-deck-m = gun deck (middle)
    .one = gun deck (middle)
    .other = gun deck (middle)
word-u3-lone-wolf-t = lone wolf (top)
    .one = lone wolf (top)
    .other = lone wolf (top)
word-u3-storm-sails-b = storm sails (bottom)
    .one = storm sails (bottom)
    .other = storm sails (bottom)
word-u3-double-helm-m = double helm (middle)
    .one = double helm (middle)
    .other = double helm (middle)
word-u4-plantation-b = plantation (bottom)
    .one = plantation (bottom)
    .other = plantation (bottom)
word-u4-navigators-pride-m = navigator’s pride (middle)
    .one = navigator’s pride (middle)
    .other = navigator’s pride (middle)
word-u4-royal-sails-t = royal sails (top)
    .one = royal sails (top)
    .other = royal sails (top)
word-u4-great-guns-m = great guns (middle)
    .one = great guns (middle)
    .other = great guns (middle)
word-u4-great-guns-b = great guns (bottom)
    .one = great guns (bottom)
    .other = great guns (bottom)
word-u4-governor-t = governor (top)
    .one = governor (top)
    .other = governor (top)
word-u4-treasure-map-m = treasure map (middle)
    .one = treasure map (middle)
    .other = treasure map (middle)
word-u4-grand-wheel-b = grand wheel (bottom)
    .one = grand wheel (bottom)
    .other = grand wheel (bottom)
word-u4-architect-m = architect (middle)
    .one = architect (middle)
    .other = architect (middle)
word-u4-fleet-stores-t = fleet stores (top)
    .one = fleet stores (top)
    .other = fleet stores (top)
word-e1-fishing-sloop = fishing sloop (bottom)
    .one = fishing sloop (bottom)
    .other = fishing sloop (bottom)
word-e1-fishing-sloop-back = captured fishing sloop (bottom)
    .one = captured fishing sloop (bottom)
    .other = captured fishing sloop (bottom)
word-e1-coastal-trader = coastal trader (middle)
    .one = coastal trader (middle)
    .other = coastal trader (middle)
word-e1-coastal-trader-back = captured coastal trader (middle)
    .one = captured coastal trader (middle)
    .other = captured coastal trader (middle)
word-e1-salt-barge = salt barge (top)
    .one = salt barge (top)
    .other = salt barge (top)
word-e1-salt-barge-back = captured salt barge (top)
    .one = captured salt barge (top)
    .other = captured salt barge (top)
word-e1-wine-brig = wine brig (middle)
    .one = wine brig (middle)
    .other = wine brig (middle)
word-e1-wine-brig-back = captured wine brig (middle)
    .one = captured wine brig (middle)
    .other = captured wine brig (middle)
word-e1-timber-lugger = timber lugger (bottom)
    .one = timber lugger (bottom)
    .other = timber lugger (bottom)
word-e1-timber-lugger-back = captured timber lugger (bottom)
    .one = captured timber lugger (bottom)
    .other = captured timber lugger (bottom)
word-e1-mail-packet = mail packet (top)
    .one = mail packet (top)
    .other = mail packet (top)
word-e1-mail-packet-back = captured mail packet (top)
    .one = captured mail packet (top)
    .other = captured mail packet (top)
word-e2-sugar-merchant = sugar merchant (middle)
    .one = sugar merchant (middle)
    .other = sugar merchant (middle)
word-e2-sugar-merchant-back = captured sugar merchant (middle)
    .one = captured sugar merchant (middle)
    .other = captured sugar merchant (middle)
word-e2-spice-galleon = spice galleon (top)
    .one = spice galleon (top)
    .other = spice galleon (top)
word-e2-spice-galleon-back = captured spice galleon (top)
    .one = captured spice galleon (top)
    .other = captured spice galleon (top)
word-e2-copper-barque = copper barque (bottom)
    .one = copper barque (bottom)
    .other = copper barque (bottom)
word-e2-copper-barque-back = captured copper barque (bottom)
    .one = captured copper barque (bottom)
    .other = captured copper barque (bottom)
word-e2-survey-ship = survey ship (middle)
    .one = survey ship (middle)
    .other = survey ship (middle)
word-e2-survey-ship-back = captured survey ship (middle)
    .one = captured survey ship (middle)
    .other = captured survey ship (middle)
word-e2-grain-fleet = grain fleet (bottom)
    .one = grain fleet (bottom)
    .other = grain fleet (bottom)
word-e2-grain-fleet-back = captured grain fleet (bottom)
    .one = captured grain fleet (bottom)
    .other = captured grain fleet (bottom)
word-e2-colonial-packet = colonial packet (top)
    .one = colonial packet (top)
    .other = colonial packet (top)
word-e2-colonial-packet-back = captured colonial packet (top)
    .one = captured colonial packet (top)
    .other = captured colonial packet (top)
word-e3-silk-argosy = silk argosy (top)
    .one = silk argosy (top)
    .other = silk argosy (top)
word-e3-silk-argosy-back = captured silk argosy (top)
    .one = captured silk argosy (top)
    .other = captured silk argosy (top)
word-e3-royal-transport = royal transport (middle)
    .one = royal transport (middle)
    .other = royal transport (middle)
word-e3-royal-transport-back = captured royal transport (middle)
    .one = captured royal transport (middle)
    .other = captured royal transport (middle)
word-e3-arms-trader = arms trader (bottom)
    .one = arms trader (bottom)
    .other = arms trader (bottom)
word-e3-arms-trader-back = captured arms trader (bottom)
    .one = captured arms trader (bottom)
    .other = captured arms trader (bottom)
word-e3-whaler = whaler (bottom)
    .one = whaler (bottom)
    .other = whaler (bottom)
word-e3-whaler-back = captured whaler (bottom)
    .one = captured whaler (bottom)
    .other = captured whaler (bottom)
word-e3-survey-frigate = survey frigate (top)
    .one = survey frigate (top)
    .other = survey frigate (top)
word-e3-survey-frigate-back = captured survey frigate (top)
    .one = captured survey frigate (top)
    .other = captured survey frigate (top)
word-e4-treasure-galleon = treasure galleon (middle)
    .one = treasure galleon (middle)
    .other = treasure galleon (middle)
word-e4-treasure-galleon-back = captured treasure galleon (middle)
    .one = captured treasure galleon (middle)
    .other = captured treasure galleon (middle)
word-e4-governors-yacht = governor’s yacht (top)
    .one = governor’s yacht (top)
    .other = governor’s yacht (top)
word-e4-governors-yacht-back = captured governor’s yacht (top)
    .one = captured governor’s yacht (top)
    .other = captured governor’s yacht (top)
word-e4-east-indiaman = East Indiaman (bottom)
    .one = East Indiaman (bottom)
    .other = East Indiaman (bottom)
word-e4-east-indiaman-back = captured East Indiaman (bottom)
    .one = captured East Indiaman (bottom)
    .other = captured East Indiaman (bottom)
word-e4-man-of-war = man-of-war (bottom)
    .one = man-of-war (bottom)
    .other = man-of-war (bottom)
word-e4-man-of-war-back = captured man-of-war (bottom)
    .one = captured man-of-war (bottom)
    .other = captured man-of-war (bottom)
word-e4-royal-courier = royal courier (top)
    .one = royal courier (top)
    .other = royal courier (top)
word-e4-royal-courier-back = captured royal courier (top)
    .one = captured royal courier (top)
    .other = captured royal courier (top)
word-shark-island = Shark Island
    .one = Shark Island
    .other = Shark Island
word-gull-rock = Gull Rock
    .one = Gull Rock
    .other = Gull Rock
word-palm-cay = Palm Cay
    .one = Palm Cay
    .other = Palm Cay
word-lantern-point = Lantern Point
    .one = Lantern Point
    .other = Lantern Point
word-smugglers-cove = Smugglers’ Cove
    .one = Smugglers’ Cove
    .other = Smugglers’ Cove
word-turtle-bay = Turtle Bay
    .one = Turtle Bay
    .other = Turtle Bay
word-thunder-peak = Thunder Peak
    .one = Thunder Peak
    .other = Thunder Peak
word-mission-island = Mission Island
    .one = Mission Island
    .other = Mission Island
word-coral-crown = Coral Crown
    .one = Coral Crown
    .other = Coral Crown
word-widows-reef = Widow’s Reef
    .one = Widow’s Reef
    .other = Widow’s Reef
word-crown-anchorage = Crown Anchorage
    .one = Crown Anchorage
    .other = Crown Anchorage
word-skull-atoll = Skull Atoll
    .one = Skull Atoll
    .other = Skull Atoll
word-sea-trade-wind = trade wind
    .one = trade wind
    .other = trade wind
word-sea-gulf-stream = Gulf Stream
    .one = Gulf Stream
    .other = Gulf Stream
word-sea-cross-current = cross current
    .one = cross current
    .other = cross current
word-sea-doldrums = doldrums
    .one = doldrums
    .other = doldrums
word-flagship = ship
    .one = ship
    .other = ships
word-compartment-a = compartment A
    .one = compartment A
    .other = compartment A
word-compartment-b = compartment B
    .one = compartment B
    .other = compartment B
word-compartment-c = compartment C
    .one = compartment C
    .other = compartment C
word-compartment-d = compartment D
    .one = compartment D
    .other = compartment D
word-topsail = topsail
    .one = topsail
    .other = topsail
word-gun-port = gun port
    .one = gun port
    .other = gun port
word-wide-hold = wide hold
    .one = wide hold
    .other = wide hold
word-carpenters-bench = carpenter’s bench
    .one = carpenter’s bench
    .other = carpenter’s bench
word-full-rig = full rig
    .one = full rig
    .other = full rig
word-broadside = broadside
    .one = broadside
    .other = broadside
word-great-hold = great hold
    .one = great hold
    .other = great hold
word-great-cabin = great cabin
    .one = great cabin
    .other = great cabin
word-fort = fort
    .one = fort
    .other = forts
word-garrison = garrison
    .one = garrison
    .other = garrisons
word-outpost = outpost
    .one = outpost
    .other = outposts
word-cube = cube
    .one = cube
    .other = cubes
word-rooted-cube = permanent cube
    .one = permanent cube
    .other = permanent cubes
word-explosion = explosion zone
    .one = explosion zone
    .other = explosion zone
word-damage-port = damage zone (port)
    .one = damage zone (port)
    .other = damage zone (port)
word-damage-starboard = damage zone (starboard)
    .one = damage zone (starboard)
    .other = damage zone (starboard)
word-strength-port = strength zone 1 (port)
    .one = strength zone 1 (port)
    .other = strength zone 1 (port)
word-strength-crown = strength zone 2
    .one = strength zone 2
    .other = strength zone 2
word-strength-starboard = strength zone 1 (starboard)
    .one = strength zone 1 (starboard)
    .other = strength zone 1 (starboard)
word-plunder-cargo = plunder zone (2 cargo)
    .one = plunder zone (2 cargo)
    .other = plunder zone (2 cargo)
word-plunder-mixed = plunder zone (1 cargo, 1 coin)
    .one = plunder zone (1 cargo, 1 coin)
    .other = plunder zone (1 cargo, 1 coin)
word-plunder-coin = plunder zone (1 coin)
    .one = plunder zone (1 coin)
    .other = plunder zone (1 coin)
word-plunder-choice = plunder zone (2 of your choice)
    .one = plunder zone (2 of your choice)
    .other = plunder zone (2 of your choice)
word-plunder-hoard = plunder zone (3 coins)
    .one = plunder zone (3 coins)
    .other = plunder zone (3 coins)
word-black-cube = black cube
    .one = black cube
    .other = black cubes
word-card = card
    .one = card
    .other = cards
word-field = zone of the battle board
    .one = zone of the battle board
    .other = zones of the battle board
word-weight = likelihood
    .label = { "" }
    .one = likelihood
    .other = likelihood
word-strength = strength
    .one = strength
    .other = strength
word-bites = damage dealt
    .one = damage dealt
    .other = damage dealt
word-spoil-cargo = cargo as plunder
    .one = cargo as plunder
    .other = cargo as plunder
word-spoil-coins = coins as plunder
    .one = coins as plunder
    .other = coins as plunder
word-charge = strength in battle
    .one = strength in battle
    .other = strength in battle
word-salvo = cubes to roll
    .one = cubes to roll
    .other = cubes to roll
word-boast = more coins for a win
    .one = more coins for a win
    .other = more coins for a win
word-foes = battle cubes
    .one = battle cubes
    .other = battle cubes
word-win-cargo = cargo for a win
    .one = cargo for a win
    .other = cargo for a win
word-win-coins = coins for a win
    .one = coins for a win
    .other = coins for a win
word-win-dock = cargo to the dock for a win
    .one = cargo to the dock for a win
    .other = cargo to the dock for a win
word-win-mend = repair for a win
    .one = repair for a win
    .other = repair for a win
word-win-drill = level for a win
    .one = level for a win
    .other = level for a win
word-win-fitting = ship upgrade for a win
    .one = ship upgrade for a win
    .other = ship upgrade for a win
word-kept = kept after a win
    .one = kept after a win
    .other = kept after a win
word-loss-damage = damage for a loss
    .one = damage for a loss
    .other = damage for a loss
word-battle-board = battle board
    .one = battle board
    .other = battle board
word-black-supply = supply of black cubes
    .one = supply of black cubes
    .other = supply of black cubes
word-defence = defense
    .one = defense
    .other = defense
word-quarry = ship under attack
    .one = ship under attack
    .other = ship under attack
word-ready = cannons ready
    .one = cannon ready
    .other = cannons ready


word-aiming = choice of cannons
    .one = choice of cannons
    .other = choices of cannons

word-lull = lull
    .one = lull
    .other = lulls

word-guns-used = cannons used
    .one = cannons used
    .other = cannons used
word-might = strength in battle
    .one = strength in battle
    .other = strength in battle
word-foe-might = enemy strength
    .one = enemy strength
    .other = enemy strength
word-volley = cubes to throw
    .one = cubes to throw
    .other = cubes to throw
word-black-volley = black cubes to throw
    .one = black cubes to throw
    .other = black cubes to throw
word-battles-won = battles won
    .one = battles won
    .other = battles won
word-legend = Legend
    .one = Legend
    .other = Legend
word-guns = cannons
    .one = cannons
    .other = cannons
word-own-strength = strength there
    .one = strength there
    .other = strength there
word-foe-strength = enemy strength there
    .one = enemy strength there
    .other = enemy strength there
word-plundered = cargo plundered there
    .one = cargo plundered there
    .other = cargo plundered there
word-plundered-coins = coins plundered there
    .one = coins plundered there
    .other = coins plundered there
word-hits = hits there
    .one = hits there
    .other = hits there
word-gunnery = before the throw
    .one = before the throw
    .other = before the throw
word-melee = battle
    .one = battle
    .other = battle
word-blast = explosion of cubes
    .one = explosion of cubes
    .other = explosion of cubes
word-triumph = victory
    .one = victory
    .other = victory
word-refit = ship upgrade
    .one = ship upgrade
    .other = ship upgrade
word-sailor = sailor
    .one = sailor
    .other = sailors
word-upgrade = upgrade
    .one = upgrade
    .other = upgrades
word-plan = upgrade that is no merchant
    .one = upgrade that is no merchant
    .other = upgrades that are no merchants
word-merchant = merchant ship
    .one = merchant ship
    .other = merchant ships
word-tile = ocean tile
    .one = ocean tile
    .other = ocean tiles
word-island = island
    .one = island
    .other = islands
word-sea = open sea
    .one = open sea
    .other = open seas
word-vessel = ship
    .one = ship
    .other = ships
word-compartment = compartment
    .one = compartment
    .other = compartments
word-fitting = ship upgrade
    .one = ship upgrade
    .other = ship upgrades
word-building = building
    .one = building
    .other = buildings
word-marker = cube
    .one = cube
    .other = cubes
word-level = level
    .one = level
    .other = level
word-slot = slot
    .one = slot
    .other = slot
word-upper = top
    .one = top
    .other = top
word-centre = middle
    .one = middle
    .other = middle
word-lower = bottom
    .one = bottom
    .other = bottom
word-price = price
    .one = price
    .other = price
word-sail = sails
    .one = sails
    .other = sails
word-cannon = cannons
    .one = cannons
    .other = cannons
word-helm = helms
    .one = helms
    .other = helms
word-bonus = bonus cards
    .one = bonus cards
    .other = bonus cards
word-capacity = hold
    .one = hold
    .other = hold
word-berth = added to the hand limit
    .one = added to the hand limit
    .other = added to the hand limit
word-blank = empty compartment
    .label = { "" }
    .one = empty compartment
    .other = empty compartment
word-basic = basic
    .one = basic
    .other = basic
word-advanced = advanced
    .one = advanced
    .other = advanced
word-stow = cargo to the dock
    .one = cargo to the dock
    .other = cargo to the dock
word-lade = cargo to the ship
    .one = cargo to the ship
    .other = cargo to the ship
word-mint = coins to the ship
    .one = coins to the ship
    .other = coins to the ship
word-till = coins to the chest
    .one = coins to the chest
    .other = coins to the chest
word-share = cargo to ship or dock
    .one = cargo to ship or dock
    .other = cargo to ship or dock
word-spread = influence
    .one = influence
    .other = influence
word-envoys = influence from afar
    .one = influence from afar
    .other = influence from afar
word-reap = islands that produce
    .one = islands that produce
    .other = islands that produce
word-surplus = more of each
    .one = more of each
    .other = more of each
word-low-row = from row
    .one = from row
    .other = from row
word-high-row = to row
    .one = to row
    .other = to row
word-own-only = own islands only
    .one = own islands only
    .other = own islands only
word-per-helm = coins per helm
    .one = coins per helm
    .other = coins per helm
word-erect = buildings
    .one = buildings
    .other = buildings
word-rebate = cheaper by
    .one = cheaper by
    .other = cheaper by
word-trim = sails instead
    .one = sails instead
    .other = sails instead
word-mend-price = price of a repair
    .one = price of a repair
    .other = price of a repair
word-in-harbor = in the harbor only
    .one = in the harbor only
    .other = in the harbor only
word-cells = cells
    .one = cells
    .other = cells
word-crop = cargo produced
    .one = cargo produced
    .other = cargo produced
word-silver = coins produced
    .one = coins produced
    .other = coins produced
word-first-prize = first prize
    .one = first prize
    .other = first prize
word-second-prize = second prize
    .one = second prize
    .other = second prize
word-third-prize = third prize
    .one = third prize
    .other = third prize
word-outward = pointing outward
    .label = { "" }
    .one = pointing outward
    .other = pointing outward
word-homeward = pointing homeward
    .label = { "" }
    .one = pointing homeward
    .other = pointing homeward
word-leftward = pointing left
    .label = { "" }
    .one = pointing left
    .other = pointing left
word-rightward = pointing right
    .label = { "" }
    .one = pointing right
    .other = pointing right
word-cost = cost
    .one = cost
    .other = cost
word-coin = coin
    .one = coin
    .other = coins
word-deck = deck
    .one = deck
    .other = deck
word-discard-pile = discard pile
    .one = discard pile
    .other = discard pile
word-hand = hand
    .one = hand
    .other = hand
word-played = played cards
    .one = played cards
    .other = played cards
word-set-aside = upgrades set aside
    .one = upgrades set aside
    .other = upgrades set aside
word-ship = ship
    .one = ship
    .other = ship
word-supply = supply of cubes
    .one = supply of cubes
    .other = supply of cubes
word-harbor = harbor
    .one = harbor
    .other = harbor
word-island-stack = stack of islands
    .one = stack of islands
    .other = stack of islands
word-tile-stack = stack of tiles
    .one = stack of tiles
    .other = stack of tiles
word-box-1 = box of row 1
    .one = box of row 1
    .other = box of row 1
word-box-2 = box of row 2
    .one = box of row 2
    .other = box of row 2
word-box-3 = box of row 3
    .one = box of row 3
    .other = box of row 3
word-box-4 = box of row 4
    .one = box of row 4
    .other = box of row 4
word-under-boxes = pile under the boxes
    .one = pile under the boxes
    .other = pile under the boxes
word-yard = supply of buildings
    .one = supply of buildings
    .other = supply of buildings
word-shipyard = supply of ship upgrades
    .one = supply of ship upgrades
    .other = supply of ship upgrades
word-ocean = ocean
    .one = ocean
    .other = ocean
word-space = space
    .one = space
    .other = spaces
word-cargo = cargo
    .one = cargo
    .other = cargo
word-treasure = coins
    .one = coins
    .other = coins
word-dock = cargo on the dock
    .one = cargo on the dock
    .other = cargo on the dock
word-track = sails left
    .one = sails left
    .other = sails left
word-damage = damage
    .one = damage
    .other = damage
word-finished = has had the last turn
    .one = has had the last turn
    .other = has had the last turn
word-veterans = sailors raised to level 4
    .one = sailors raised to level 4
    .other = sailors raised to level 4
word-found = tiles explored
    .one = tiles explored
    .other = tiles explored
word-settled = permanent cubes
    .one = permanent cubes
    .other = permanent cubes
word-terror = Terror of the Seas
    .one = Terror of the Seas
    .other = Terror of the Seas
word-sea-dogs = Sea Dogs
    .one = Sea Dogs
    .other = Sea Dogs
word-builder = Builder
    .one = Builder
    .other = Builder
word-capitalist = Capitalist
    .one = Capitalist
    .other = Capitalist
word-settler = Settler
    .one = Settler
    .other = Settler
word-first-rate = First-rate Ship
    .one = First-rate Ship
    .other = First-rate Ship
word-explorer = Explorer
    .one = Explorer
    .other = Explorer
word-master-trader = Master Trader
    .one = Master Trader
    .other = Master Trader
word-rounds-played = rounds played
    .one = rounds played
    .other = rounds played
word-bought = cards bought
    .one = cards bought
    .other = cards bought
word-explored-now = tiles explored this turn
    .one = tiles explored this turn
    .other = tiles explored this turn
word-trimmed = sails of alternatives
    .one = sails of alternatives
    .other = sails of alternatives
word-influence = influence left
    .one = influence left
    .other = influence left
word-loot = loot
    .one = loot
    .other = loot
word-due = price to pay
    .one = price to pay
    .other = prices to pay
word-bonus-cards = bonus cards
    .one = bonus cards
    .other = bonus cards
word-incoming = cargo to stow
    .one = cargo to stow
    .other = cargo to stow
word-incoming-coins = coins to stow
    .one = coins to stow
    .other = coins to stow
word-times-left = times
    .one = times
    .other = times
word-stowed = goods in the hold
    .one = goods in the hold
    .other = goods in the hold
word-room = room in the hold
    .one = room in the hold
    .other = room in the hold
word-freight = cargo on the ship
    .one = cargo on the ship
    .other = cargo on the ship
word-means = cargo on ship and dock
    .one = cargo on ship and dock
    .other = cargo on ship and dock
word-canvas = sails to raise
    .one = sails to raise
    .other = sails to raise
word-row = row
    .one = row
    .other = row
word-spot = place in the ocean
    .one = place in the ocean
    .other = place in the ocean
word-windfall = coins by open sea
    .one = coins by open sea
    .other = coins by open sea
word-explorer-goal = tiles to explore
    .one = tiles to explore
    .other = tiles to explore
word-prospects = tiles within reach
    .one = tiles within reach
    .other = tiles within reach
word-estates = buildings on your islands
    .one = buildings on your islands
    .other = buildings on your islands
word-rigging = ship upgrades
    .one = ship upgrades
    .other = ship upgrades
word-laurels = achievements
    .one = achievements
    .other = achievements
word-worth = total in coins
    .one = total in coins
    .other = total in coins
word-intake = cards to draw
    .one = cards to draw
    .other = cards to draw
word-hand-limit = hand limit
    .one = hand limit
    .other = hand limit
word-bounty = bonus cards
    .one = bonus cards
    .other = bonus cards
word-match = match
    .one = match
    .other = match
word-round = round
    .one = round
    .other = round
word-turn = turn
    .one = turn
    .other = turn
word-promotion = promotion
    .one = promotion
    .other = promotion
word-main = main phase
    .one = main phase
    .other = main phase
word-act = main phase
    .one = main phase
    .other = main phases
word-clearing = refilling
    .one = refilling
    .other = refilling
word-outfitting = inserting upgrades
    .one = inserting upgrades
    .other = inserting upgrades
word-rest = drawing
    .one = drawing
    .other = drawing
word-voyage = voyage
    .one = voyage
    .other = voyage
word-placement = placing influence
    .one = placing influence
    .other = placing influence
word-harvest = production
    .one = production
    .other = production
word-construction = building
    .one = building
    .other = building
word-last-turns = the last turns begin
    .one = the last turns begin
    .other = the last turns begin

# What the log tells

done-assault = { $player } attacks { $building } on { $island }
done-attack = { $player } attacks { $merchant }
done-fire = { $player } { $amount ->
    [0] throws without cannons
    [one] throws with 1 cannon
   *[other] throws with { $amount } cannons
}
done-charge = { $player } gains strength: { $this }
done-volley-fire = { $player } rolls more cubes: { $this }
done-grapeshot = { $player } rolls a cube for each cannon: { $this }
done-point-blank = { $player } takes a cube out of { $field }: { $this }
done-cease = { $player } uses no more battle abilities
done-boast = { $player } gains coins for the win: { $this }
done-modest = { $player } goes on
done-take-fitting = { $player } puts { $fitting } into { $compartment }
done-take-advanced = { $player } puts { $fitting } into { $compartment }
done-old-salt = { $player } levels up the bottom card of the deck: { $this }
done-play = { $player } plays { $sailor }
done-raise-sails = { $player } raises sails
done-sail = { $player } sails to { $space }
done-put-in = { $player } sails to the harbor
done-stop = { $player } stops
done-buy = { $player } buys { $upgrade }
done-spread = { $player } places influence on { $island }: { $this }
done-landing = { $player } places influence on { $island }: { $this }
done-sabotage = { $player } places influence on { $island }, forts or not: { $this }
done-envoys = { $player } places influence on { $island }: { $this }
done-reap = { $player } produces: { $this }
done-stow = { $player } brings cargo to the dock: { $this }
done-share = { $player } brings cargo to ship and dock: { $this }
done-lade = { $player } brings cargo to the ship: { $this }
done-mint = { $player } brings coins to the ship: { $this }
done-till = { $player } brings coins to the chest: { $this }
done-market = { $player } sells cargo from the dock: { $this }
done-erect = { $player } builds: { $this }
done-fit-basic = { $player } puts { $fitting } into { $compartment }: { $this }
done-fit-advanced = { $player } puts { $fitting } into { $compartment }: { $this }
done-fit-any = { $player } puts { $fitting } into { $compartment }: { $this }
done-mend = { $player } repairs 1 damage: { $this }
done-trim = { $player } uses the sails of { $this }
done-drill = { $player } levels up { $this }
done-supply-run = { $player } brings supplies to { $island }: { $this }
done-chart = { $player } takes an upgrade from a box: { $this }
done-load = { $player } loads cargo from the dock into { $compartment }
done-take-cargo = { $player } loads cargo of { $island } into { $compartment }
done-take-coins = { $player } loads coins of { $island } into { $compartment }
done-unload = { $player } unloads cargo of { $compartment } to the dock
done-bank = { $player } brings coins of { $compartment } to the chest
done-land-cargo = { $player } unloads cargo of { $compartment } on { $island }
done-land-coins = { $player } unloads coins of { $compartment } on { $island }
done-shift-cargo = { $player } shifts cargo out of { $compartment }
done-shift-coins = { $player } shifts coins out of { $compartment }
done-jettison-cargo = { $player } throws cargo of { $compartment } overboard
done-jettison-coins = { $player } throws coins of { $compartment } overboard
done-retire-cargo = { $player } returns 12 cargo and earns Master Trader
done-done = { $player } ends the main phase
done-insert = { $player } inserts { $upgrade } into { $sailor }
done-keep = { $player } keeps the rest set aside
done-put-aboard = { $player } stows cargo in { $compartment }
done-put-coins-aboard = { $player } stows coins in { $compartment }
done-forgo = { $player } leaves the rest behind
done-place = { $player } places a cube on { $island }
done-oust = { $player } replaces a cube of { $opponent } on { $island }
done-stand = { $player } places no more influence
done-gather = { $player } produces on { $island }
done-enough = { $player } goes on
done-build = { $player } builds { $building } on { $island }
done-muster = { $player } plays { $sailor } for the battle
done-black-flag = { $player } attacks the ship of { $opponent }: { $this }
done-challenge = { $player } fights the pirate ship of { $opponent }
done-drill-in-answer = { $player } levels up { $sailor }
done-put-ashore = { $player } brings all the cargo onto { $island }
done-put-coins-ashore = { $player } brings all the coins onto { $island }
done-fight-on = { $player } fights the next pirate ship
done-recall = { $player } takes a cube back from { $island }
done-take-back = { $player } takes a cube back from { $island }
done-do-without = { $player } does without
done-chain-shot = { $player } fires at every enemy ship here and beside: { $this }
done-hellfire = { $player } will fire at enemy ships wherever the ship comes: { $this }
done-pass-by = { $player } will trade in passing: { $this }
done-hop = { $player } places influence on { $island } and beside it: { $this }
done-nudge = { $player } moves a cube out of { $field }: { $this }
done-ignite = { $player } moves a cube of { $field } into the explosion: { $this }
done-press = { $player } draws a card for the battle: { $this }
done-close-shave = { $player } takes 1 damage less: { $this }
done-grapple = { $player } grapples the enemy: { $this }
done-mimic = { $player } copies { $upgrade }: { $this }
done-merchant = { $player } chooses the merchant mode
done-pirate = { $player } chooses the pirate mode
done-overhaul = { $player } gives back { $fitting } ({ $compartment }) for an advanced ship upgrade: { $this }
chosen-as-cargo = { $player } takes { $it } of the plunder as cargo
chosen-promote = { $player } levels up { $it }
chosen-how-much = { $player }: { $it } of it
chosen-shift-to = { $player } shifts to { $it }
chosen-from-dock = { $player } pays { $it } cargo from the dock
chosen-to-dock = { $player } brings { $it } to the dock
chosen-which-pirate = { $player } fights { $it } first
chosen-which-neighbour = { $player } may place cubes on { $it } too
chosen-which-cube = { $player } picks { $it }
chosen-nudge-to = { $player } moves the cube to { $it }
chosen-press = { $player } plays { $it }
chosen-give-back = { $player } gives back { $it }
chosen-cut = { $player } cuts the deck

# What buildings and the open sea say

text-fort = While you control the island, other players cannot use it, but they can attack the fort. At the end of the game: a coin.
text-garrison = Like a fort. Also, an enemy ship that comes here takes { $raise_damage } damage. At the end of the game: a coin.
    .rule = b3ff32
text-outpost = When the island produces, it gives an extra cargo and an extra coin. It cannot be attacked. At the end of the game: a coin.
text-sea-trade-wind = The islands next to it on the left and right produce a coin more.
text-sea-gulf-stream = The islands next to it toward the harbor and away from it produce a coin more.
text-sea-cross-current = The islands next to it on the left and away from the harbor produce a coin more.
text-sea-doldrums = The islands next to it on the right and toward the harbor produce a coin more.
# What the log says of cards that move
entered-hand = { $seen ->
    [yes] { $player } draws { $cards }
   *[no] { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
entered-discard-pile = { $player } discards { $cards }
unseen-island-stack = { $count ->
    [one] an island
   *[other] { $count } islands
}
unseen-tile-stack = { $count ->
    [one] a tile
   *[other] { $count } tiles
}
unseen-token-box = { $count ->
    [one] a token
   *[other] { $count } tokens
}
unseen-ambition = { $count ->
    [one] a token
   *[other] { $count } tokens
}
entered-black-supply = { "" }
entered-under-boxes = { $cards } { $count ->
    [one] goes
   *[other] go
} under the boxes
entered-tile-stack = { "" }
entered-yard = Back in the supply: { $cards }
entered-supply = Back in the supply: { $cards }
entered-explorer-space = { $cards } { $count ->
    [one] goes
   *[other] go
} to “Explorer”
entered-sea-dogs-space = { $cards } { $count ->
    [one] goes
   *[other] go
} to “Sea Dogs”
entered-legend-space = { $cards } { $count ->
    [one] goes
   *[other] go
} to “Legend”
entered-ocean = { $source ->
    [tile_stack] { "" }
    [island_stack] { "" }
    [box_1] { $to }: { $cards } is laid out
    [box_2] { $to }: { $cards } is laid out
    [box_3] { $to }: { $cards } is laid out
    [box_4] { $to }: { $cards } is laid out
   *[other] { $cards } { $count ->
        [one] goes
       *[other] go
    } from { $from } to { $to }
}

# What numbers are for

about-laurels = Each achievement is worth coins at the end; whoever has four of them at the end of a turn brings the end about. There are nine: Legend, Sea Dogs, Terror of the Seas and Builder, Settler, Capitalist, First-rate Ship, Explorer and Master Trader; each can be asked about.
about-legend = An achievement for whoever has won 4 battles with their ship. Worth 6 coins at the end.
about-sea-dogs = An achievement for whoever has raised 3 cards to level 4. Worth 5 coins at the end.
about-terror = An achievement for whoever has sunk another player’s ship. Worth 5 coins at the end.
about-builder = An achievement for whoever has 5 buildings on islands of their own. Worth 5 coins at the end.
about-settler = An achievement for whoever has 6 permanent cubes on islands. Worth 5 coins at the end.
about-capitalist = An achievement for whoever has 30 coins in their chest. Worth 4 coins at the end.
about-first-rate = An achievement for whoever has 4 ship upgrades on their ship. Worth 4 coins at the end.
about-explorer = An achievement for whoever has explored 5 tiles with two players, 4 with three, 3 with four. Worth 4 coins at the end.
about-master-trader = An achievement for whoever gives back 12 cargo at once in their turn. Worth 4 coins at the end.
about-damage = Damage covers the sails and cannons of a ship; with the fifth it goes down.
about-dock = Cargo on the dock is safe, and pays for upgrades of the ship and buildings.
about-canvas = So far your ship sails once you raise your sails: what its sails that are not covered come to.
about-guns = So many cubes you throw in a battle.
about-piracy = A pirate fights whoever stops where the ship lies; a merchant lets them be.
