# Все слова, которые видит игрок.

pack-title = Покер Ледюк
pack-about = Шесть карт трёх рангов, два круга торговли и карта на столе, которая может дать пару.
word-card-of-rank = карта
word-height = ранг
word-deck = колода
word-hand = рука
word-middle = середина
word-chip = фишка
    .label = фишки
    .gender = f
    .nom = фишка
    .gen = фишки
    .dat = фишке
    .acc = фишку
    .ins = фишкой
    .pre = фишке
    .nom-pl = фишки
    .gen-pl = фишек
    .dat-pl = фишкам
    .acc-pl = фишки
    .ins-pl = фишками
    .pre-pl = фишках
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

# Что сообщает журнал
done-fold = { $player } сбрасывает карты
done-call = { $player } уравнивает
done-raise = { $player } повышает
entered-hand = { $player } получает: { $cards }
entered-middle = На столе: { $cards }
