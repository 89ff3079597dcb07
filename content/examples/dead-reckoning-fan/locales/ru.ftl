# Самодельные карты для «Легенд морей» по-русски.

pack-title = Легенды морей: своими руками
word-cook-1 = кок (1-й уровень)
    .nom = кок (1-й уровень)
word-cook-2 = кок (2-й уровень)
    .nom = кок (2-й уровень)
word-cook-3 = кок (3-й уровень)
    .nom = кок (3-й уровень)
word-cook-4 = кок (4-й уровень)
    .nom = кок (4-й уровень)
word-f1-ships-scales-m = корабельные весы (середина)
    .nom = корабельные весы (середина)
word-fog-island = Туманный остров
    .nom = Туманный остров
action-feast = { $this }: 1 груз из дока за ремонт 1 повреждения
action-weigh = { $this }: продать 1 груз с корабля
ability-feast = За { $dock } { $dock ->
    [one] груз
    [few] груза
   *[many] грузов
} из дока уберите { $damage } { $damage ->
    [one] повреждение
    [few] повреждения
   *[many] повреждений
}
    .rule = 376fd4
ability-weigh = Продайте { $number } { $number ->
    [one] груз
    [few] груза
   *[many] грузов
} с корабля за { $gain_coin } { $gain_coin ->
    [one] монету
    [few] монеты
   *[many] монет
} и ещё по монете за каждый штурвал на этой карте
    .rule = 42b299
done-feast = { $player } убирает 1 повреждение: { $this }
done-weigh = { $player } продаёт 1 груз: { $this }
