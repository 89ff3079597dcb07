# A fan's cards for Dead Reckoning in English.

pack-title = Dead Reckoning: made at home
word-cook-1 = cook (level 1)
    .one = cook (level 1)
    .other = cook (level 1)
word-cook-2 = cook (level 2)
    .one = cook (level 2)
    .other = cook (level 2)
word-cook-3 = cook (level 3)
    .one = cook (level 3)
    .other = cook (level 3)
word-cook-4 = cook (level 4)
    .one = cook (level 4)
    .other = cook (level 4)
word-f1-ships-scales-m = ship’s scales (middle)
    .one = ship’s scales (middle)
    .other = ship’s scales (middle)
word-fog-island = Fog Island
    .one = Fog Island
    .other = Fog Island
action-feast = { $this }: 1 cargo from the dock repairs 1 damage
action-weigh = { $this }: sell 1 cargo from the ship
ability-feast = Repair { $damage } damage for { $dock } cargo from the dock
    .rule = 376fd4
ability-weigh = Sell { $number } cargo from the ship for { $gain_coin } { $gain_coin ->
    [one] coin
   *[other] coins
} and another for each helm on this card
    .rule = 42b299
done-feast = { $player } repairs 1 damage: { $this }
done-weigh = { $player } sells 1 cargo: { $this }
