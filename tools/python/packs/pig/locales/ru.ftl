# Все слова, которые видит игрок.

pack-title = Свинка
pack-about = Бросайте кубик, пока хватает смелости: единица отнимает всё, что принёс ход.
option-goal = Очков до победы
word-die = кубик
word-side = грань
word-pips = очки на грани
word-cup = стакан
word-tray = поднос
word-points = очки
word-risked = под угрозой
word-bone = кубик
word-match = партия
word-turn = ход
action-throw = Бросить
word-thrown = бросок
action-keep = Оставить

# Что сообщает журнал
done-throw = { $player } бросает
done-keep = { $player } сохраняет очки хода
counted-risked = На кону: { $amount }
