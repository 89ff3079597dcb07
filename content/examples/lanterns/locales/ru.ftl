# Фонари: все слова, которые видит игрок, по-русски.

pack-title = Фонари
pack-about = Складывайте бумагу, копите масло и зажгите самую яркую улицу, пока не кончилась ночь. И берегитесь мотыльков.

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

word-paper = бумага
    .gender = f
    .nom = бумага
    .gen = бумаги
    .dat = бумаге
    .acc = бумагу
    .ins = бумагой
    .pre = бумаге
    .nom-pl = бумаги
    .gen-pl = бумаг
    .dat-pl = бумагам
    .acc-pl = бумаги
    .ins-pl = бумагами
    .pre-pl = бумагах

word-lantern = фонарь
    .gender = m
    .nom = фонарь
    .gen = фонаря
    .dat = фонарю
    .acc = фонарь
    .ins = фонарём
    .pre = фонаре
    .nom-pl = фонари
    .gen-pl = фонарей
    .dat-pl = фонарям
    .acc-pl = фонари
    .ins-pl = фонарями
    .pre-pl = фонарях

word-visitor = гость
    .gender = m
    .nom = гость
    .gen = гостя
    .dat = гостю
    .acc = гостя
    .ins = гостем
    .pre = госте
    .nom-pl = гости
    .gen-pl = гостей
    .dat-pl = гостям
    .acc-pl = гостей
    .ins-pl = гостями
    .pre-pl = гостях

# Карты

word-sheet = лист
    .gender = m
    .nom = лист
    .gen = листа
    .dat = листу
    .acc = лист
    .ins = листом
    .pre = листе
    .nom-pl = листы
    .gen-pl = листов
    .dat-pl = листам
    .acc-pl = листы
    .ins-pl = листами
    .pre-pl = листах

word-moth = мотылёк
    .gender = m
    .nom = мотылёк
    .gen = мотылька
    .dat = мотыльку
    .acc = мотылька
    .ins = мотыльком
    .pre = мотыльке
    .nom-pl = мотыльки
    .gen-pl = мотыльков
    .dat-pl = мотылькам
    .acc-pl = мотыльков
    .ins-pl = мотыльками
    .pre-pl = мотыльках

word-moon-lantern = лунный фонарь
    .gender = m
    .nom = лунный фонарь
    .gen = лунного фонаря
    .dat = лунному фонарю
    .acc = лунный фонарь
    .ins = лунным фонарём
    .pre = лунном фонаре
    .nom-pl = лунные фонари
    .gen-pl = лунных фонарей
    .dat-pl = лунным фонарям
    .acc-pl = лунные фонари
    .ins-pl = лунными фонарями
    .pre-pl = лунных фонарях

word-fish-lantern = рыбий фонарь
    .gender = m
    .nom = рыбий фонарь
    .gen = рыбьего фонаря
    .dat = рыбьему фонарю
    .acc = рыбий фонарь
    .ins = рыбьим фонарём
    .pre = рыбьем фонаре
    .nom-pl = рыбьи фонари
    .gen-pl = рыбьих фонарей
    .dat-pl = рыбьим фонарям
    .acc-pl = рыбьи фонари
    .ins-pl = рыбьими фонарями
    .pre-pl = рыбьих фонарях

word-storm-lantern = штормовой фонарь
    .gender = m
    .nom = штормовой фонарь
    .gen = штормового фонаря
    .dat = штормовому фонарю
    .acc = штормовой фонарь
    .ins = штормовым фонарём
    .pre = штормовом фонаре
    .nom-pl = штормовые фонари
    .gen-pl = штормовых фонарей
    .dat-pl = штормовым фонарям
    .acc-pl = штормовые фонари
    .ins-pl = штормовыми фонарями
    .pre-pl = штормовых фонарях

word-beacon = маяк
    .gender = m
    .nom = маяк
    .gen = маяка
    .dat = маяку
    .acc = маяк
    .ins = маяком
    .pre = маяке
    .nom-pl = маяки
    .gen-pl = маяков
    .dat-pl = маякам
    .acc-pl = маяки
    .ins-pl = маяками
    .pre-pl = маяках

word-tallow-candle = сальная свеча
    .gender = f
    .nom = сальная свеча
    .gen = сальной свечи
    .dat = сальной свече
    .acc = сальную свечу
    .ins = сальной свечой
    .pre = сальной свече
    .nom-pl = сальные свечи
    .gen-pl = сальных свечей
    .dat-pl = сальным свечам
    .acc-pl = сальные свечи
    .ins-pl = сальными свечами
    .pre-pl = сальных свечах

word-tallow-stump = огарок
    .gender = m
    .nom = огарок
    .gen = огарка
    .dat = огарку
    .acc = огарок
    .ins = огарком
    .pre = огарке
    .nom-pl = огарки
    .gen-pl = огарков
    .dat-pl = огаркам
    .acc-pl = огарки
    .ins-pl = огарками
    .pre-pl = огарках

word-wishing-lantern = фонарь желаний
    .gender = m
    .nom = фонарь желаний
    .gen = фонаря желаний
    .dat = фонарю желаний
    .acc = фонарь желаний
    .ins = фонарём желаний
    .pre = фонаре желаний
    .nom-pl = фонари желаний
    .gen-pl = фонарей желаний
    .dat-pl = фонарям желаний
    .acc-pl = фонари желаний
    .ins-pl = фонарями желаний
    .pre-pl = фонарях желаний

word-fortune-lantern = фонарь судьбы
    .gender = m
    .nom = фонарь судьбы
    .gen = фонаря судьбы
    .dat = фонарю судьбы
    .acc = фонарь судьбы
    .ins = фонарём судьбы
    .pre = фонаре судьбы
    .nom-pl = фонари судьбы
    .gen-pl = фонарей судьбы
    .dat-pl = фонарям судьбы
    .acc-pl = фонари судьбы
    .ins-pl = фонарями судьбы
    .pre-pl = фонарях судьбы

word-dragon-lantern = фонарь-дракон
    .gender = m
    .nom = фонарь-дракон
    .gen = фонаря-дракона
    .dat = фонарю-дракону
    .acc = фонарь-дракон
    .ins = фонарём-драконом
    .pre = фонаре-драконе
    .nom-pl = фонари-драконы
    .gen-pl = фонарей-драконов
    .dat-pl = фонарям-драконам
    .acc-pl = фонари-драконы
    .ins-pl = фонарями-драконами
    .pre-pl = фонарях-драконах

# Что напечатано на картах

word-color = цвет
    .gender = m
    .nom = цвет
    .gen = цвета
    .dat = цвету
    .acc = цвет
    .ins = цветом
    .pre = цвете
    .nom-pl = цвета
    .gen-pl = цветов
    .dat-pl = цветам
    .acc-pl = цвета
    .ins-pl = цветами
    .pre-pl = цветах

word-glow = сияние
    .gender = n
    .nom = сияние
    .gen = сияния
    .dat = сиянию
    .acc = сияние
    .ins = сиянием
    .pre = сиянии
    .nom-pl = сияния
    .gen-pl = сияний
    .dat-pl = сияниям
    .acc-pl = сияния
    .ins-pl = сияниями
    .pre-pl = сияниях

word-cost = цена
    .gender = f
    .nom = цена
    .gen = цены
    .dat = цене
    .acc = цену
    .ins = ценой
    .pre = цене
    .nom-pl = цены
    .gen-pl = цен
    .dat-pl = ценам
    .acc-pl = цены
    .ins-pl = ценами
    .pre-pl = ценах

word-red = красный
    .gender = adj
    .nom-m = красный
    .nom-f = красная
    .nom-n = красное
    .nom-pl = красные
    .gen-m = красного
    .gen-f = красной
    .gen-pl = красных
    .dat-m = красному
    .dat-f = красной
    .dat-pl = красным
    .acc-m = красный
    .acc-f = красную
    .acc-pl = красные
    .ins-m = красным
    .ins-f = красной
    .ins-pl = красными
    .pre-m = красном
    .pre-f = красной
    .pre-pl = красных

word-gold = золотой
    .gender = adj
    .nom-m = золотой
    .nom-f = золотая
    .nom-n = золотое
    .nom-pl = золотые
    .gen-m = золотого
    .gen-f = золотой
    .gen-pl = золотых
    .dat-m = золотому
    .dat-f = золотой
    .dat-pl = золотым
    .acc-m = золотой
    .acc-f = золотую
    .acc-pl = золотые
    .ins-m = золотым
    .ins-f = золотой
    .ins-pl = золотыми
    .pre-m = золотом
    .pre-f = золотой
    .pre-pl = золотых

word-green = зелёный
    .gender = adj
    .nom-m = зелёный
    .nom-f = зелёная
    .nom-n = зелёное
    .nom-pl = зелёные
    .gen-m = зелёного
    .gen-f = зелёной
    .gen-pl = зелёных
    .dat-m = зелёному
    .dat-f = зелёной
    .dat-pl = зелёным
    .acc-m = зелёный
    .acc-f = зелёную
    .acc-pl = зелёные
    .ins-m = зелёным
    .ins-f = зелёной
    .ins-pl = зелёными
    .pre-m = зелёном
    .pre-f = зелёной
    .pre-pl = зелёных

# Масло

word-oil = масло
    .gender = n
    .nom = масло
    .gen = масла
    .dat = маслу
    .acc = масло
    .ins = маслом
    .pre = масле
    .nom-pl = масла
    .gen-pl = масла
    .dat-pl = маслу
    .acc-pl = масла
    .ins-pl = маслом
    .pre-pl = масле

# Зоны

word-deck = колода
    .gender = f
    .nom = колода
    .gen = колоды
    .dat = колоде
    .acc = колоду
    .ins = колодой
    .pre = колоде
    .nom-pl = колоды
    .gen-pl = колод
    .dat-pl = колодам
    .acc-pl = колоды
    .ins-pl = колодами
    .pre-pl = колодах

word-discard-pile = сброс
    .gender = m
    .nom = сброс
    .gen = сброса
    .dat = сбросу
    .acc = сброс
    .ins = сбросом
    .pre = сбросе
    .nom-pl = сбросы
    .gen-pl = сбросов
    .dat-pl = сбросам
    .acc-pl = сбросы
    .ins-pl = сбросами
    .pre-pl = сбросах

word-row = ряд
    .gender = m
    .nom = ряд
    .gen = ряда
    .dat = ряду
    .acc = ряд
    .ins = рядом
    .pre = ряду
    .nom-pl = ряды
    .gen-pl = рядов
    .dat-pl = рядам
    .acc-pl = ряды
    .ins-pl = рядами
    .pre-pl = рядах

word-hand = рука
    .gender = f
    .nom = рука
    .gen = руки
    .dat = руке
    .acc = руку
    .ins = рукой
    .pre = руке
    .nom-pl = руки
    .gen-pl = рук
    .dat-pl = рукам
    .acc-pl = руки
    .ins-pl = руками
    .pre-pl = руках

word-street = улица
    .gender = f
    .at = на
    .nom = улица
    .gen = улицы
    .dat = улице
    .acc = улицу
    .ins = улицей
    .pre = улице
    .nom-pl = улицы
    .gen-pl = улиц
    .dat-pl = улицам
    .acc-pl = улицы
    .ins-pl = улицами
    .pre-pl = улицах

word-dark = тьма
    .gender = f
    .nom = тьма
    .gen = тьмы
    .dat = тьме
    .acc = тьму
    .ins = тьмой
    .pre = тьме

# Числа

word-hours-passed = число прошедших часов
    .gender = n
    .nom = число прошедших часов
    .gen = числа прошедших часов
    .dat = числу прошедших часов
    .acc = число прошедших часов
    .ins = числом прошедших часов
    .pre = числе прошедших часов

word-light-cost = цена розжига
    .gender = f
    .nom = цена розжига
    .gen = цены розжига
    .dat = цене розжига
    .acc = цену розжига
    .ins = ценой розжига
    .pre = цене розжига
    .nom-pl = цены розжига
    .gen-pl = цен розжига
    .dat-pl = ценам розжига
    .acc-pl = цены розжига
    .ins-pl = ценами розжига
    .pre-pl = ценах розжига

word-brightness = яркость
    .gender = f
    .nom = яркость
    .gen = яркости
    .dat = яркости
    .acc = яркость
    .ins = яркостью
    .pre = яркости
    .nom-pl = яркости
    .gen-pl = яркостей
    .dat-pl = яркостям
    .acc-pl = яркости
    .ins-pl = яркостями
    .pre-pl = яркостях

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

word-round = час
    .gender = m
    .nom = час
    .gen = часа
    .dat = часу
    .acc = час
    .ins = часом
    .pre = часе
    .nom-pl = часы
    .gen-pl = часов
    .dat-pl = часам
    .acc-pl = часы
    .ins-pl = часами
    .pre-pl = часах

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

option-night-length = Сколько часов длится ночь
action-take = Взять: { $card }
action-light = Зажечь: { $lantern }
action-rest = Долить 1 масла
offer-warm = Погреть руки: 2 масла
offer-tell = Рассказать сказку: 2 карты
phase-turn-prompt = Что будете делать?
prompt-fortune = Какую карту оставите себе?

# Художественный текст

flavor-sheet = Тонкий, как слух.
flavor-moth = Он просто хочет помочь.
flavor-moon-lantern = Круглый, бледный и всегда опаздывает.
flavor-fish-lantern = Лучше всего плывёт против ветра.
flavor-storm-lantern = Зажигают первым, благодарят последним.
flavor-beacon = Его всегда кто-нибудь видит. В том и беда.
flavor-tallow-candle = Горит, как обещание.
flavor-tallow-stump = И пахнет им же — наутро.
flavor-wishing-lantern = Одно желание. Читайте мелкий шрифт.
flavor-fortune-lantern = Знает. Но не скажет.
flavor-dragon-lantern = Его несут одиннадцать детей. Девять из них знают дорогу.

# Как говорят карты

moment-begins-turn = { $whose ->
    [your] в начале вашего хода:
    [other] в начале хода другого игрока:
   *[any] в начале каждого хода:
}
moment-enters-street = { $it ->
    [this] когда вы его зажигаете
   *[other] когда вы зажигаете фонарь
}
change-light-cost = розжиг фонаря стоит вам на { $by } { $by ->
    [one] масло
   *[other] масла
} { $way ->
    [less] меньше
   *[more] больше
}
script-fortune-read = посмотрите { $cards_seen ->
    [one] { $cards_seen } верхнюю карту
    [few] { $cards_seen } верхние карты
   *[other] { $cards_seen } верхних карт
} колоды, { "одну" } возьмите в руку, остальные положите под колоду
    .rule = f872be
text-moth = Когда мотылёк попадает в ряд, каждый игрок, у которого больше всего масла, теряет { $oil } { $oil ->
    [one] масло
   *[other] масла
}.
    .rule = 02615a

# О чём рассказывает журнал

done-take = { $player } берёт: { $card }
done-light = { $player } зажигает { $lantern-acc }
done-rest = { $player } доливает 1 масла
taken-warm = { $player } греет руки
taken-tell = { $player } рассказывает сказку

# Что журнал говорит о движении карт
entered-row = { $cards } { $count ->
    [one] попадает
   *[other] попадают
} в ряд
entered-hand = { $source ->
    [row] { "" }
   *[other] { $player } берёт: { $cards }
}
entered-discard-pile = { $cards } { $count ->
    [one] уходит
   *[other] уходят
} в сброс
entered-dark = { $cards } { $count ->
    [one] уходит
   *[other] уходят
} во тьму
