# Мел: все слова, которые видит игрок, по-русски.

pack-title = Мел
pack-about = Бросайте пять костей, перебрасывайте неудачные и заполните все строки своей грифельной доски с наибольшей выгодой.

# Виды карт

word-card = карта
    .gender = f
    .nom = карта
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .pre = карте
    .nom-pl = карты
    .gen-pl = карт
    .dat-pl = картам
    .acc-pl = карты
    .ins-pl = картами
    .pre-pl = картах

word-die = кость
    .gender = f
    .nom = кость
    .gen = кости
    .dat = кости
    .acc = кость
    .ins = костью
    .pre = кости
    .nom-pl = кости
    .gen-pl = костей
    .dat-pl = костям
    .acc-pl = кости
    .ins-pl = костями
    .pre-pl = костях

word-line = строка
    .gender = f
    .nom = строка
    .gen = строки
    .dat = строке
    .acc = строку
    .ins = строкой
    .pre = строке
    .nom-pl = строки
    .gen-pl = строк
    .dat-pl = строкам
    .acc-pl = строки
    .ins-pl = строками
    .pre-pl = строках

word-bone = кость
    .gender = f
    .nom = кость
    .gen = кости
    .dat = кости
    .acc = кость
    .ins = костью
    .pre = кости
    .nom-pl = кости
    .gen-pl = костей
    .dat-pl = костям
    .acc-pl = кости
    .ins-pl = костями
    .pre-pl = костях

# Строки

word-sixes = шестёрки
    .gender = pl
    .nom = шестёрки
    .gen = шестёрок
    .dat = шестёркам
    .acc = шестёрки
    .ins = шестёрками
    .pre = шестёрках
    .nom-pl = шестёрки
    .gen-pl = шестёрок
    .dat-pl = шестёркам
    .acc-pl = шестёрки
    .ins-pl = шестёрками
    .pre-pl = шестёрках

word-pair = пара
    .gender = f
    .nom = пара
    .gen = пары
    .dat = паре
    .acc = пару
    .ins = парой
    .pre = паре
    .nom-pl = пары
    .gen-pl = пар
    .dat-pl = парам
    .acc-pl = пары
    .ins-pl = парами
    .pre-pl = парах

word-triplet = тройка
    .gender = f
    .nom = тройка
    .gen = тройки
    .dat = тройке
    .acc = тройку
    .ins = тройкой
    .pre = тройке
    .nom-pl = тройки
    .gen-pl = троек
    .dat-pl = тройкам
    .acc-pl = тройки
    .ins-pl = тройками
    .pre-pl = тройках

word-quartet = четвёрка
    .gender = f
    .nom = четвёрка
    .gen = четвёрки
    .dat = четвёрке
    .acc = четвёрку
    .ins = четвёркой
    .pre = четвёрке
    .nom-pl = четвёрки
    .gen-pl = четвёрок
    .dat-pl = четвёркам
    .acc-pl = четвёрки
    .ins-pl = четвёрками
    .pre-pl = четвёрках

word-house = полный дом
    .gender = m
    .nom = полный дом
    .gen = полного дома
    .dat = полному дому
    .acc = полный дом
    .ins = полным домом
    .pre = полном доме
    .nom-pl = полные дома
    .gen-pl = полных домов
    .dat-pl = полным домам
    .acc-pl = полные дома
    .ins-pl = полными домами
    .pre-pl = полных домах

word-motley = пестрядь
    .gender = f
    .nom = пестрядь
    .gen = пестряди
    .dat = пестряди
    .acc = пестрядь
    .ins = пестрядью
    .pre = пестряди
    .nom-pl = пестряди
    .gen-pl = пестрядей
    .dat-pl = пестрядям
    .acc-pl = пестряди
    .ins-pl = пестрядями
    .pre-pl = пестрядях

word-landslide = обвал
    .gender = m
    .nom = обвал
    .gen = обвала
    .dat = обвалу
    .acc = обвал
    .ins = обвалом
    .pre = обвале
    .nom-pl = обвалы
    .gen-pl = обвалов
    .dat-pl = обвалам
    .acc-pl = обвалы
    .ins-pl = обвалами
    .pre-pl = обвалах

word-jumble = куча
    .gender = f
    .nom = куча
    .gen = кучи
    .dat = куче
    .acc = кучу
    .ins = кучей
    .pre = куче
    .nom-pl = кучи
    .gen-pl = куч
    .dat-pl = кучам
    .acc-pl = кучи
    .ins-pl = кучами
    .pre-pl = кучах

# Что напечатано на картах

word-bonus = премия
    .gender = f
    .nom = премия
    .gen = премии
    .dat = премии
    .acc = премию
    .ins = премией
    .pre = премии
    .nom-pl = премии
    .gen-pl = премий
    .dat-pl = премиям
    .acc-pl = премии
    .ins-pl = премиями
    .pre-pl = премиях

# Места

word-cup = стакан
    .gender = m
    .nom = стакан
    .gen = стакана
    .dat = стакану
    .acc = стакан
    .ins = стаканом
    .pre = стакане
    .nom-pl = стаканы
    .gen-pl = стаканов
    .dat-pl = стаканам
    .acc-pl = стаканы
    .ins-pl = стаканами
    .pre-pl = стаканах

word-tray = лоток
    .gender = m
    .nom = лоток
    .gen = лотка
    .dat = лотку
    .acc = лоток
    .ins = лотком
    .pre = лотке
    .nom-pl = лотки
    .gen-pl = лотков
    .dat-pl = лоткам
    .acc-pl = лотки
    .ins-pl = лотками
    .pre-pl = лотках

word-field = поле
    .gender = n
    .nom = поле
    .gen = поля
    .dat = полю
    .acc = поле
    .ins = полем
    .pre = поле
    .nom-pl = поля
    .gen-pl = полей
    .dat-pl = полям
    .acc-pl = поля
    .ins-pl = полями
    .pre-pl = полях

word-slate = доска
    .gender = f
    .nom = доска
    .gen = доски
    .dat = доске
    .acc = доску
    .ins = доской
    .pre = доске
    .nom-pl = доски
    .gen-pl = досок
    .dat-pl = доскам
    .acc-pl = доски
    .ins-pl = досками
    .pre-pl = досках

word-tally = запись
    .gender = f
    .nom = запись
    .gen = записи
    .dat = записи
    .acc = запись
    .ins = записью
    .pre = записи
    .nom-pl = записи
    .gen-pl = записей
    .dat-pl = записям
    .acc-pl = записи
    .ins-pl = записями
    .pre-pl = записях

# Числа

word-worth = стоимость
    .gender = f
    .nom = стоимость
    .gen = стоимости
    .dat = стоимости
    .acc = стоимость
    .ins = стоимостью
    .pre = стоимости
    .nom-pl = стоимости
    .gen-pl = стоимостей
    .dat-pl = стоимостям
    .acc-pl = стоимости
    .ins-pl = стоимостями
    .pre-pl = стоимостях

word-points = очко
    .gender = n
    .label = очки
    .nom = очко
    .gen = очка
    .dat = очку
    .acc = очко
    .ins = очком
    .pre = очке
    .nom-pl = очки
    .gen-pl = очков
    .dat-pl = очкам
    .acc-pl = очки
    .ins-pl = очками
    .pre-pl = очках

word-score = счёт
    .gender = m
    .nom = счёт
    .gen = счёта
    .dat = счёту
    .acc = счёт
    .ins = счётом
    .pre = счёте
    .nom-pl = счета
    .gen-pl = счетов
    .dat-pl = счетам
    .acc-pl = счета
    .ins-pl = счетами
    .pre-pl = счетах

# Фазы

word-match = партия
    .whole = партию
    .gender = f
    .nom = партия
    .gen = партии
    .dat = партии
    .acc = партию
    .ins = партией
    .pre = партии
    .nom-pl = партии
    .gen-pl = партий
    .dat-pl = партиям
    .acc-pl = партии
    .ins-pl = партиями
    .pre-pl = партиях

word-turn = ход
    .gender = m
    .nom = ход
    .gen = хода
    .dat = ходу
    .acc = ход
    .ins = ходом
    .pre = ходе
    .nom-pl = ходы
    .gen-pl = ходов
    .dat-pl = ходам
    .acc-pl = ходы
    .ins-pl = ходами
    .pre-pl = ходах

# Что спрашивают у игрока

action-pick-up = Взять кость: { $field }
action-again = Бросить кости из стакана
action-chalk = Записать: { $line }
phase-turn-prompt = Бросать ещё раз или записать строку?

# Тексты правил

text-sixes = { $times } { $times ->
    [one] очко
    [few] очка
   *[many] очков
} за каждую шестёрку.
    .rule = 1ca52b
text-pair = { $die } { $die ->
    [one] одинаковая
    [few] одинаковые
   *[many] одинаковых
}: наибольшее такое число, умноженное на { $times }.
    .rule = a62ab8
text-triplet = { $die } { $die ->
    [one] одинаковая
    [few] одинаковые
   *[many] одинаковых
}: выпавшее число, умноженное на { $times }.
    .rule = a62ab8
text-quartet = { $die } { $die ->
    [one] одинаковая
    [few] одинаковые
   *[many] одинаковых
}: выпавшее число, умноженное на { $times }.
    .rule = a62ab8
text-house = { $tripled_die } { $tripled_die ->
    [one] одинаковая
    [few] одинаковые
   *[many] одинаковых
} и ещё { $paired_die } { $paired_die ->
    [one] одинаковая
    [few] одинаковые
   *[many] одинаковых
}: сумма всех костей.
    .rule = 000072
text-motley = { $field } { $field ->
    [one] число
    [few] разных числа
   *[many] разных чисел
}: { $bonus } { $bonus ->
    [one] очко
    [few] очка
   *[many] очков
}.
    .rule = f0e700
text-landslide = { $die } { $die ->
    [one] одинаковая
    [few] одинаковые
   *[many] одинаковых
}: { $bonus } { $bonus ->
    [one] очко
    [few] очка
   *[many] очков
}.
    .rule = f1194a
text-jumble = Сумма всех костей.
    .rule = 3e79c1

done-pick-up = { $player } берёт кость: { $field }
done-again = { $player } бросает кости из стакана
done-chalk = { $player } записывает: { $line }
word-tripled = есть тройка
word-paired = есть пара

# Что журнал говорит о движении карт
entered-tray = { $cards } { $count ->
    [one] падает
   *[other] падают
} на { $to }
entered-cup = { "" }
