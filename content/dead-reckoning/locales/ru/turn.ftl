# О чём спрашивают в ход, по-русски.

option-cut = Сосед справа снимает заново перемешанную колоду
option-cut-none = нет
option-cut-made = да
ask-cut = Сколько карт уходит сверху перемешанной колоды под её низ?
choose-cut = Снять { $it }
phase-receiving-prompt = Куда разместить полученный груз и монеты?

word-receiving = получение груза и монет
word-leave = разрешение на выгрузку
word-owed = сколько карт ещё взять
word-near = один шаг до места остановки
word-far = два шага до места остановки
word-stakes = важна ли остановка
word-ransom = влияние за замену
word-toll = влияние за кубик там
word-spoken = влияние использовано
word-say = влияние свойства
word-voices = влияние карты
word-clout = влияние, которое ещё можно использовать
word-marines = влияние за каждую пушку
word-placed = размещено кубиков
word-excess = что не помещается
phase-restowing-prompt = Часть груза больше не помещается: что с ней делать?
word-restowing = новая укладка груза
zone-under = { $card }
counted-found = { $player }: исследовано фрагментов — { $amount }
counted-settled = { $player }: постоянных кубиков — { $amount }
counted-veterans = { $player }: карт достигло 4-го уровня — { $amount }
counted-battles-won = { $player }: выиграно боёв — { $amount }
phase-dry-dock-prompt = Какое продвинутое обновление корабля вы берёте?
