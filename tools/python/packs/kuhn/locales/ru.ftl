# Все слова, которые видит игрок.

pack-title = Покер Куна
pack-about = Три карты, по фишке, не больше одной ставки: самая маленькая игра, в которой блеф окупается.
word-card-of-rank = карта
word-height = ранг
word-deck = колода
word-hand = рука
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
word-bets-made = ставки
word-passes = пасы
word-strength = сила
word-rank = карта
word-match = партия
word-turn = ход
action-pass = Пас
action-bet = Ставка

# Что сообщает журнал
done-pass = { $player } пасует
done-bet = { $player } делает ставку
entered-hand = { $player } получает: { $cards }
