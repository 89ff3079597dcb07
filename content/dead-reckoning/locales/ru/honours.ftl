# Бонусные жетоны, кубики на достижениях, решающий бросок.
option-bonus-tokens = Бонусные жетоны достижений: каждый оставляет один из двух (no — нет, yes — да)
announced-tie-break = У самых богатых ничья: каждый из них бросает по кубику за каждую пушку.
ask-give-back = Какой бонусный жетон вы возвращаете?
choose-give-back = Вернуть { $it-acc }

text-bt-corsair = В конце игры: по { $times } { $times ->
    [one] монете
   *[other] монеты
} за каждое из ваших достижений «Легенда», «Гроза морей» и «Судно первого класса».
    .rule = c98902
text-bt-merchant = В конце игры: по { $times } { $times ->
    [one] монете
   *[other] монеты
} за каждое из ваших достижений «Капиталист», «Искусный торговец» и «Строитель».
    .rule = e2a7b7
text-bt-pathfinder = В конце игры: по { $times } { $times ->
    [one] монете
   *[other] монеты
} за каждое из ваших достижений «Исследователь», «Поселенец» и «Судно первого класса».
    .rule = 66e649
text-bt-governor = В конце игры: по { $times } { $times ->
    [one] монете
   *[other] монеты
} за каждое из ваших достижений «Строитель», «Поселенец» и «Капиталист».
    .rule = 8bda99
text-bt-admiral = В конце игры: по { $times } { $times ->
    [one] монете
   *[other] монеты
} за каждое из ваших достижений «Легенда», «Морские волки» и «Судно первого класса».
    .rule = 067cd4
text-bt-adventurer = В конце игры: по { $times } { $times ->
    [one] монете
   *[other] монеты
} за каждое из ваших достижений «Исследователь», «Легенда» и «Искусный торговец».
    .rule = f5a0c4
text-bt-veteran = В конце игры: по { $times } { $times ->
    [one] монете
   *[other] монеты
} за каждое из ваших достижений «Морские волки», «Гроза морей» и «Строитель».
    .rule = 3dec25
text-bt-financier = В конце игры: по { $times } { $times ->
    [one] монете
   *[other] монеты
} за каждое из ваших достижений «Капиталист», «Искусный торговец» и «Морские волки».
    .rule = db6439

word-ambition = тайная цель
    .nom = тайная цель
word-bonus-token = бонусный жетон
    .nom = бонусный жетон
word-bt-admiral = жетон адмирала
    .nom = жетон адмирала
word-bt-adventurer = жетон искателя приключений
    .nom = жетон искателя приключений
word-bt-corsair = жетон корсара
    .nom = жетон корсара
word-bt-financier = жетон финансиста
    .nom = жетон финансиста
word-bt-governor = жетон губернатора
    .nom = жетон губернатора
word-bt-merchant = жетон торговца
    .nom = жетон торговца
word-bt-pathfinder = жетон первопроходца
    .nom = жетон первопроходца
word-bt-veteran = жетон ветерана
    .nom = жетон ветерана
word-contest = решающий бросок
    .nom = решающий бросок
word-dealt-tokens = розданные бонусные жетоны
    .nom = розданные бонусные жетоны
word-explorer-space = кубики на «Исследователе»
    .nom = кубики на «Исследователе»
word-fortune = монет в итоге
    .nom = монет в итоге
word-last-blast = взрывы решающего броска
    .nom = взрывы решающего броска
word-last-guns = все пушки
    .nom = все пушки
word-last-volley = бросок за победу
    .nom = бросок за победу
word-legend-space = кубики на «Легенде»
    .nom = кубики на «Легенде»
word-sea-dogs-space = кубики на «Морских волках»
    .nom = кубики на «Морских волках»
word-shots = кубиков к новому броску
    .nom = кубиков к новому броску
word-token-box = коробка бонусных жетонов
    .nom = коробка бонусных жетонов

action-overhaul = { $this }: вернуть { $fitting-acc } ({ $compartment }) и взять продвинутое обновление корабля
action-take-advanced = Разместить { $fitting-acc } ({ $compartment })
ability-overhaul = Верните базовое обновление корабля и разместите продвинутое
    .rule = 18d309
text-u3-ledger-b = В конце игры: по монете за каждые { $divided } { $divided ->
    [one] груз
    [few] груза
   *[other] грузов
} в доке, на корабле и на ваших островах.
    .rule = 14578f
word-u2-refit-t = переоснастка (верх)
    .nom = переоснастка (верх)
word-u3-ledger-b = бухгалтерская книга (низ)
    .nom = бухгалтерская книга (низ)
word-dry-dock = сухой док
    .nom = сухой док
word-tie-break = ничья
    .nom = ничья
counted-legend = { $player } получает достижение «Легенда»!
counted-sea-dogs = { $player } получает достижение «Морские волки»!
counted-terror = { $player } получает достижение «Гроза морей»!
counted-builder = { $player } получает достижение «Строитель»!
counted-capitalist = { $player } получает достижение «Капиталист»!
counted-settler = { $player } получает достижение «Поселенец»!
counted-first-rate = { $player } получает достижение «Судно первого класса»!
counted-explorer = { $player } получает достижение «Исследователь»!
counted-master-trader = { $player } получает достижение «Искусный торговец»!
counted-fortune = { $player } — в итоге { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}.
