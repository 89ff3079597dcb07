# Чердак: все слова, которые видит игрок, по-русски.

pack-title = Чердак
pack-about = Распродаётся чердак, вещь за вещью. Положите купюру лицом вниз: весь лот покупает самая крупная из тех, что не повторились.

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

word-curio = вещица
    .gender = f
    .nom = вещица
    .gen = вещицы
    .dat = вещице
    .acc = вещицу
    .ins = вещицей
    .pre = вещице
    .nom-pl = вещицы
    .gen-pl = вещиц
    .dat-pl = вещицам
    .acc-pl = вещицы
    .ins-pl = вещицами
    .pre-pl = вещицах

word-note = бумажка
    .gender = f
    .nom = бумажка
    .gen = бумажки
    .dat = бумажке
    .acc = бумажку
    .ins = бумажкой
    .pre = бумажке
    .nom-pl = бумажки
    .gen-pl = бумажек
    .dat-pl = бумажкам
    .acc-pl = бумажки
    .ins-pl = бумажками
    .pre-pl = бумажках

# Деньги

word-banknote = купюра
    .gender = f
    .nom = купюра
    .gen = купюры
    .dat = купюре
    .acc = купюру
    .ins = купюрой
    .pre = купюре
    .nom-pl = купюры
    .gen-pl = купюр
    .dat-pl = купюрам
    .acc-pl = купюры
    .ins-pl = купюрами
    .pre-pl = купюрах

word-blank = пустой листок
    .gender = m
    .nom = пустой листок
    .gen = пустого листка
    .dat = пустому листку
    .acc = пустой листок
    .ins = пустым листком
    .pre = пустом листке
    .nom-pl = пустые листки
    .gen-pl = пустых листков
    .dat-pl = пустым листкам
    .acc-pl = пустые листки
    .ins-pl = пустыми листками
    .pre-pl = пустых листках

# Вещицы

word-chandelier = люстра
    .gender = f
    .nom = люстра
    .gen = люстры
    .dat = люстре
    .acc = люстру
    .ins = люстрой
    .pre = люстре
    .nom-pl = люстры
    .gen-pl = люстр
    .dat-pl = люстрам
    .acc-pl = люстры
    .ins-pl = люстрами
    .pre-pl = люстрах

word-decanter = графин
    .gender = m
    .nom = графин
    .gen = графина
    .dat = графину
    .acc = графин
    .ins = графином
    .pre = графине
    .nom-pl = графины
    .gen-pl = графинов
    .dat-pl = графинам
    .acc-pl = графины
    .ins-pl = графинами
    .pre-pl = графинах

word-marble = стеклянный шарик
    .gender = m
    .nom = стеклянный шарик
    .gen = стеклянного шарика
    .dat = стеклянному шарику
    .acc = стеклянный шарик
    .ins = стеклянным шариком
    .pre = стеклянном шарике
    .nom-pl = стеклянные шарики
    .gen-pl = стеклянных шариков
    .dat-pl = стеклянным шарикам
    .acc-pl = стеклянные шарики
    .ins-pl = стеклянными шариками
    .pre-pl = стеклянных шариках

word-telescope = телескоп
    .gender = m
    .nom = телескоп
    .gen = телескопа
    .dat = телескопу
    .acc = телескоп
    .ins = телескопом
    .pre = телескопе
    .nom-pl = телескопы
    .gen-pl = телескопов
    .dat-pl = телескопам
    .acc-pl = телескопы
    .ins-pl = телескопами
    .pre-pl = телескопах

word-bugle = горн
    .gender = m
    .nom = горн
    .gen = горна
    .dat = горну
    .acc = горн
    .ins = горном
    .pre = горне
    .nom-pl = горны
    .gen-pl = горнов
    .dat-pl = горнам
    .acc-pl = горны
    .ins-pl = горнами
    .pre-pl = горнах

word-doorknob = дверная ручка
    .gender = f
    .nom = дверная ручка
    .gen = дверной ручки
    .dat = дверной ручке
    .acc = дверную ручку
    .ins = дверной ручкой
    .pre = дверной ручке
    .nom-pl = дверные ручки
    .gen-pl = дверных ручек
    .dat-pl = дверным ручкам
    .acc-pl = дверные ручки
    .ins-pl = дверными ручками
    .pre-pl = дверных ручках

word-atlas = атлас
    .gender = m
    .nom = атлас
    .gen = атласа
    .dat = атласу
    .acc = атлас
    .ins = атласом
    .pre = атласе
    .nom-pl = атласы
    .gen-pl = атласов
    .dat-pl = атласам
    .acc-pl = атласы
    .ins-pl = атласами
    .pre-pl = атласах

word-diary = дневник
    .gender = m
    .nom = дневник
    .gen = дневника
    .dat = дневнику
    .acc = дневник
    .ins = дневником
    .pre = дневнике
    .nom-pl = дневники
    .gen-pl = дневников
    .dat-pl = дневникам
    .acc-pl = дневники
    .ins-pl = дневниками
    .pre-pl = дневниках

word-mousetrap = мышеловка
    .gender = f
    .nom = мышеловка
    .gen = мышеловки
    .dat = мышеловке
    .acc = мышеловку
    .ins = мышеловкой
    .pre = мышеловке
    .nom-pl = мышеловки
    .gen-pl = мышеловок
    .dat-pl = мышеловкам
    .acc-pl = мышеловки
    .ins-pl = мышеловками
    .pre-pl = мышеловках

word-mirror = зеркало
    .gender = n
    .nom = зеркало
    .gen = зеркала
    .dat = зеркалу
    .acc = зеркало
    .ins = зеркалом
    .pre = зеркале
    .nom-pl = зеркала
    .gen-pl = зеркал
    .dat-pl = зеркалам
    .acc-pl = зеркала
    .ins-pl = зеркалами
    .pre-pl = зеркалах

word-ledger = расходная книга
    .gender = f
    .nom = расходная книга
    .gen = расходной книги
    .dat = расходной книге
    .acc = расходную книгу
    .ins = расходной книгой
    .pre = расходной книге
    .nom-pl = расходные книги
    .gen-pl = расходных книг
    .dat-pl = расходным книгам
    .acc-pl = расходные книги
    .ins-pl = расходными книгами
    .pre-pl = расходных книгах

word-keyhole = замочная скважина
    .gender = f
    .nom = замочная скважина
    .gen = замочной скважины
    .dat = замочной скважине
    .acc = замочную скважину
    .ins = замочной скважиной
    .pre = замочной скважине
    .nom-pl = замочные скважины
    .gen-pl = замочных скважин
    .dat-pl = замочным скважинам
    .acc-pl = замочные скважины
    .ins-pl = замочными скважинами
    .pre-pl = замочных скважинах

# Что напечатано на картах

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

word-value = номинал
    .gender = m
    .nom = номинал
    .gen = номинала
    .dat = номиналу
    .acc = номинал
    .ins = номиналом
    .pre = номинале
    .nom-pl = номиналы
    .gen-pl = номиналов
    .dat-pl = номиналам
    .acc-pl = номиналы
    .ins-pl = номиналами
    .pre-pl = номиналах

word-sort = вид
    .gender = m
    .nom = вид
    .gen = вида
    .dat = виду
    .acc = вид
    .ins = видом
    .pre = виде
    .nom-pl = виды
    .gen-pl = видов
    .dat-pl = видам
    .acc-pl = виды
    .ins-pl = видами
    .pre-pl = видах

word-glass = стеклянный
    .gender = adj
    .nom-m = стеклянный
    .nom-f = стеклянная
    .nom-n = стеклянное
    .nom-pl = стеклянные
    .gen-m = стеклянного
    .gen-f = стеклянной
    .gen-n = стеклянного
    .gen-pl = стеклянных
    .dat-m = стеклянному
    .dat-f = стеклянной
    .dat-n = стеклянному
    .dat-pl = стеклянным
    .acc-m = стеклянный
    .acc-f = стеклянную
    .acc-n = стеклянное
    .acc-pl = стеклянные
    .ins-m = стеклянным
    .ins-f = стеклянной
    .ins-n = стеклянным
    .ins-pl = стеклянными
    .pre-m = стеклянном
    .pre-f = стеклянной
    .pre-n = стеклянном
    .pre-pl = стеклянных

word-brass = медный
    .gender = adj
    .nom-m = медный
    .nom-f = медная
    .nom-n = медное
    .nom-pl = медные
    .gen-m = медного
    .gen-f = медной
    .gen-n = медного
    .gen-pl = медных
    .dat-m = медному
    .dat-f = медной
    .dat-n = медному
    .dat-pl = медным
    .acc-m = медный
    .acc-f = медную
    .acc-n = медное
    .acc-pl = медные
    .ins-m = медным
    .ins-f = медной
    .ins-n = медным
    .ins-pl = медными
    .pre-m = медном
    .pre-f = медной
    .pre-n = медном
    .pre-pl = медных

word-paper = бумажный
    .gender = adj
    .nom-m = бумажный
    .nom-f = бумажная
    .nom-n = бумажное
    .nom-pl = бумажные
    .gen-m = бумажного
    .gen-f = бумажной
    .gen-n = бумажного
    .gen-pl = бумажных
    .dat-m = бумажному
    .dat-f = бумажной
    .dat-n = бумажному
    .dat-pl = бумажным
    .acc-m = бумажный
    .acc-f = бумажную
    .acc-n = бумажное
    .acc-pl = бумажные
    .ins-m = бумажным
    .ins-f = бумажной
    .ins-n = бумажным
    .ins-pl = бумажными
    .pre-m = бумажном
    .pre-f = бумажной
    .pre-n = бумажном
    .pre-pl = бумажных

# Зоны

word-deck = чердак
    .gender = m
    .at = на
    .nom = чердак
    .gen = чердака
    .dat = чердаку
    .acc = чердак
    .ins = чердаком
    .pre = чердаке
    .nom-pl = чердаки
    .gen-pl = чердаков
    .dat-pl = чердакам
    .acc-pl = чердаки
    .ins-pl = чердаками
    .pre-pl = чердаках

word-block = прилавок
    .gender = m
    .at = на
    .nom = прилавок
    .gen = прилавка
    .dat = прилавку
    .acc = прилавок
    .ins = прилавком
    .pre = прилавке
    .nom-pl = прилавки
    .gen-pl = прилавков
    .dat-pl = прилавкам
    .acc-pl = прилавки
    .ins-pl = прилавками
    .pre-pl = прилавках

word-trunk = сундук
    .gender = m
    .nom = сундук
    .gen = сундука
    .dat = сундуку
    .acc = сундук
    .ins = сундуком
    .pre = сундуке
    .nom-pl = сундуки
    .gen-pl = сундуков
    .dat-pl = сундукам
    .acc-pl = сундуки
    .ins-pl = сундуками
    .pre-pl = сундуках

word-purse = кошелёк
    .gender = m
    .nom = кошелёк
    .gen = кошелька
    .dat = кошельку
    .acc = кошелёк
    .ins = кошельком
    .pre = кошельке
    .nom-pl = кошельки
    .gen-pl = кошельков
    .dat-pl = кошелькам
    .acc-pl = кошельки
    .ins-pl = кошельками
    .pre-pl = кошельках

word-envelope = конверт
    .gender = m
    .nom = конверт
    .gen = конверта
    .dat = конверту
    .acc = конверт
    .ins = конвертом
    .pre = конверте
    .nom-pl = конверты
    .gen-pl = конвертов
    .dat-pl = конвертам
    .acc-pl = конверты
    .ins-pl = конвертами
    .pre-pl = конвертах

word-desk = конторка
    .gender = f
    .at = на
    .nom = конторка
    .gen = конторки
    .dat = конторке
    .acc = конторку
    .ins = конторкой
    .pre = конторке
    .nom-pl = конторки
    .gen-pl = конторок
    .dat-pl = конторкам
    .acc-pl = конторки
    .ins-pl = конторками
    .pre-pl = конторках

word-spent-pile = стопка потраченного
    .gender = f
    .nom = стопка потраченного
    .gen = стопки потраченного
    .dat = стопке потраченного
    .acc = стопку потраченного
    .ins = стопкой потраченного
    .pre = стопке потраченного
    .nom-pl = стопки потраченного
    .gen-pl = стопок потраченного
    .dat-pl = стопкам потраченного
    .acc-pl = стопки потраченного
    .ins-pl = стопками потраченного
    .pre-pl = стопках потраченного

# Числа

word-bid = ставка
    .gender = f
    .nom = ставка
    .gen = ставки
    .dat = ставке
    .acc = ставку
    .ins = ставкой
    .pre = ставке
    .nom-pl = ставки
    .gen-pl = ставок
    .dat-pl = ставкам
    .acc-pl = ставки
    .ins-pl = ставками
    .pre-pl = ставках

word-rivals = равная ставка
    .gender = f
    .label = равных ставок
    .nom = равная ставка
    .gen = равной ставки
    .dat = равной ставке
    .acc = равную ставку
    .ins = равной ставкой
    .pre = равной ставке
    .nom-pl = равные ставки
    .gen-pl = равных ставок
    .dat-pl = равным ставкам
    .acc-pl = равные ставки
    .ins-pl = равными ставками
    .pre-pl = равных ставках

word-savings = сбережение
    .gender = n
    .nom = сбережение
    .gen = сбережения
    .dat = сбережению
    .acc = сбережение
    .ins = сбережением
    .pre = сбережении
    .nom-pl = сбережения
    .gen-pl = сбережений
    .dat-pl = сбережениям
    .acc-pl = сбережения
    .ins-pl = сбережениями
    .pre-pl = сбережениях

word-wealth = богатство
    .gender = n
    .nom = богатство
    .gen = богатства
    .dat = богатству
    .acc = богатство
    .ins = богатством
    .pre = богатстве
    .nom-pl = богатства
    .gen-pl = богатств
    .dat-pl = богатствам
    .acc-pl = богатства
    .ins-pl = богатствами
    .pre-pl = богатствах

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

word-auction = торги
    .gender = pl
    .nom = торги
    .gen = торгов
    .dat = торгам
    .acc = торги
    .ins = торгами
    .pre = торгах
    .nom-pl = торги
    .gen-pl = торгов
    .dat-pl = торгам
    .acc-pl = торги
    .ins-pl = торгами
    .pre-pl = торгах

# Что спрашивают у игрока

ask-bid = Что ставите?
choose-bid = Поставить: { $note }

moment-enters-trunk = { $it ->
    [this] когда вы получаете эту вещицу
   *[other] когда вы получаете: { $thing }
}
text-mirror = Прибавляет { $times } к вашему богатству за каждую другую вашу стеклянную вещицу.
    .rule = b2dbcb
chosen-bid = { $player } ставит: { $note }

# Что журнал говорит о движении карт
entered-block = На продажу: { $cards }
entered-trunk = { $player } покупает: { $cards }
entered-envelope = В конверте: { $cards }
entered-desk = { $cards } { $count ->
    [one] отдыхает
   *[other] отдыхают
}
entered-purse = { $cards } { $count ->
    [one] возвращается
   *[other] возвращаются
} в кошелёк
entered-spent-pile = Потрачено: { $cards }
unseen-deck = { $count ->
    [one] { $count } вещь
    [few] { $count } вещи
   *[many] { $count } вещей
}
unseen-purse = { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
}
unseen-envelope = { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
}
