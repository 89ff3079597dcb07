# О чём спрашивают в ход, по-русски.

option-cut = Сосед справа снимает заново перемешанную колоду
option-cut-none = нет
option-cut-made = да
ask-cut = Сколько карт уходит сверху перемешанной колоды под её низ?
choose-cut = { $it }
phase-receiving-prompt = Куда положить товар?

word-receiving = получение товаров
word-leave = разрешение на вывоз товаров
word-owed = сколько карт ещё взять
