# О чём спрашивают в ход, по-русски.

option-cut = Сосед справа снимает заново перемешанную колоду
option-cut-none = нет
option-cut-made = да
ask-cut = Сколько карт уходит сверху перемешанной колоды под её низ?
choose-cut = Снять { $it }
phase-receiving-prompt = Куда положить товар?

word-receiving = получение товаров
word-leave = разрешение на вывоз товаров
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
word-excess = лишние товары
phase-restowing-prompt = Часть товаров больше не помещается: что с ними делать?
word-restowing = перестановка товаров
