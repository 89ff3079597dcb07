# Все слова, которые видит игрок.

pack-title = Покер Ледюк
pack-about = Шесть карт трёх рангов, два круга торговли и карта на столе, которая может дать пару.
word-card-of-rank = карта
word-height = ранг
word-deck = колода
word-hand = рука
word-middle = середина
word-chip = фишка
word-pot = банк
word-round = круг
word-stake = ставка
word-rises = повышения
word-calls = уравнивания
word-owed = долг
word-strength = сила
word-rank = карта
word-match = партия
word-betting = торговля
word-turn = ход
action-fold = Сбросить карты
action-call = Уравнять
action-raise = Повысить
