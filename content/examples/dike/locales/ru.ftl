# Дамба: все слова, которые видит игрок, по-русски.

pack-title = Дамба
pack-about = Три ряда камня удержат воду. Но среди строителей прячутся кроты и подсовывают солому. Голосуйте, кому сегодня сидеть дома, и гадайте, чьих лап это дело.

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

word-role = роль
    .gender = f
    .nom = роль
    .gen = роли
    .dat = роли
    .acc = роль
    .ins = ролью
    .pre = роли
    .nom-pl = роли
    .gen-pl = ролей
    .dat-pl = ролям
    .acc-pl = роли
    .ins-pl = ролями
    .pre-pl = ролях

word-block = блок
    .gender = m
    .nom = блок
    .gen = блока
    .dat = блоку
    .acc = блок
    .ins = блоком
    .pre = блоке
    .nom-pl = блоки
    .gen-pl = блоков
    .dat-pl = блокам
    .acc-pl = блоки
    .ins-pl = блоками
    .pre-pl = блоках

word-household = утварь
    .gender = f
    .nom = утварь
    .gen = утвари
    .dat = утвари
    .acc = утварь
    .ins = утварью
    .pre = утвари
    .nom-pl = утвари
    .gen-pl = утварей
    .dat-pl = утварям
    .acc-pl = утвари
    .ins-pl = утварями
    .pre-pl = утварях

# Карты

word-builder = строитель
    .gender = m
    .nom = строитель
    .gen = строителя
    .dat = строителю
    .acc = строителя
    .ins = строителем
    .pre = строителе
    .nom-pl = строители
    .gen-pl = строителей
    .dat-pl = строителям
    .acc-pl = строителей
    .ins-pl = строителями
    .pre-pl = строителях

word-mole = крот
    .gender = m
    .nom = крот
    .gen = крота
    .dat = кроту
    .acc = крота
    .ins = кротом
    .pre = кроте
    .nom-pl = кроты
    .gen-pl = кротов
    .dat-pl = кротам
    .acc-pl = кротов
    .ins-pl = кротами
    .pre-pl = кротах

word-stone = камень
    .gender = m
    .nom = камень
    .gen = камня
    .dat = камню
    .acc = камень
    .ins = камнем
    .pre = камне
    .nom-pl = камни
    .gen-pl = камней
    .dat-pl = камням
    .acc-pl = камни
    .ins-pl = камнями
    .pre-pl = камнях

word-straw = солома
    .gender = f
    .nom = солома
    .gen = соломы
    .dat = соломе
    .acc = солому
    .ins = соломой
    .pre = соломе
    .nom-pl = соломы
    .gen-pl = солом
    .dat-pl = соломам
    .acc-pl = соломы
    .ins-pl = соломами
    .pre-pl = соломах

word-aye = голос «за»
    .gender = m
    .nom = голос «за»
    .gen = голоса «за»
    .dat = голосу «за»
    .acc = голос «за»
    .ins = голосом «за»
    .pre = голосе «за»
    .nom-pl = голоса «за»
    .gen-pl = голосов «за»
    .dat-pl = голосам «за»
    .acc-pl = голоса «за»
    .ins-pl = голосами «за»
    .pre-pl = голосах «за»

word-nay = голос «против»
    .gender = m
    .nom = голос «против»
    .gen = голоса «против»
    .dat = голосу «против»
    .acc = голос «против»
    .ins = голосом «против»
    .pre = голосе «против»
    .nom-pl = голоса «против»
    .gen-pl = голосов «против»
    .dat-pl = голосам «против»
    .acc-pl = голоса «против»
    .ins-pl = голосами «против»
    .pre-pl = голосах «против»

word-kettle = чайник
    .gender = m
    .nom = чайник
    .gen = чайника
    .dat = чайнику
    .acc = чайник
    .ins = чайником
    .pre = чайнике
    .nom-pl = чайники
    .gen-pl = чайников
    .dat-pl = чайникам
    .acc-pl = чайники
    .ins-pl = чайниками
    .pre-pl = чайниках

# Что напечатано на картах

word-side = сторона
    .gender = f
    .nom = сторона
    .gen = стороны
    .dat = стороне
    .acc = сторону
    .ins = стороной
    .pre = стороне
    .nom-pl = стороны
    .gen-pl = сторон
    .dat-pl = сторонам
    .acc-pl = стороны
    .ins-pl = сторонами
    .pre-pl = сторонах

word-honest = честный
    .gender = adj
    .nom-m = честный
    .nom-f = честная
    .nom-n = честное
    .nom-pl = честные
    .gen-m = честного
    .gen-f = честной
    .gen-n = честного
    .gen-pl = честных
    .dat-m = честному
    .dat-f = честной
    .dat-n = честному
    .dat-pl = честным
    .acc-m = честный
    .acc-f = честную
    .acc-n = честное
    .acc-pl = честные
    .ins-m = честным
    .ins-f = честной
    .ins-n = честным
    .ins-pl = честными
    .pre-m = честном
    .pre-f = честной
    .pre-n = честном
    .pre-pl = честных

word-crooked = нечестный
    .gender = adj
    .nom-m = нечестный
    .nom-f = нечестная
    .nom-n = нечестное
    .nom-pl = нечестные
    .gen-m = нечестного
    .gen-f = нечестной
    .gen-n = нечестного
    .gen-pl = нечестных
    .dat-m = нечестному
    .dat-f = нечестной
    .dat-n = нечестному
    .dat-pl = нечестным
    .acc-m = нечестный
    .acc-f = нечестную
    .acc-n = нечестное
    .acc-pl = нечестные
    .ins-m = нечестным
    .ins-f = нечестной
    .ins-n = нечестным
    .ins-pl = нечестными
    .pre-m = нечестном
    .pre-f = нечестной
    .pre-n = нечестном
    .pre-pl = нечестных

# Зоны

word-cap = шапка
    .gender = f
    .nom = шапка
    .gen = шапки
    .dat = шапке
    .acc = шапку
    .ins = шапкой
    .pre = шапке
    .nom-pl = шапки
    .gen-pl = шапок
    .dat-pl = шапкам
    .acc-pl = шапки
    .ins-pl = шапками
    .pre-pl = шапках

word-head = голова
    .gender = f
    .nom = голова
    .gen = головы
    .dat = голове
    .acc = голову
    .ins = головой
    .pre = голове
    .nom-pl = головы
    .gen-pl = голов
    .dat-pl = головам
    .acc-pl = головы
    .ins-pl = головами
    .pre-pl = головах

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

word-quarry = карьер
    .gender = m
    .nom = карьер
    .gen = карьера
    .dat = карьеру
    .acc = карьер
    .ins = карьером
    .pre = карьере
    .nom-pl = карьеры
    .gen-pl = карьеров
    .dat-pl = карьерам
    .acc-pl = карьеры
    .ins-pl = карьерами
    .pre-pl = карьерах

word-sack = мешок
    .gender = m
    .nom = мешок
    .gen = мешка
    .dat = мешку
    .acc = мешок
    .ins = мешком
    .pre = мешке
    .nom-pl = мешки
    .gen-pl = мешков
    .dat-pl = мешкам
    .acc-pl = мешки
    .ins-pl = мешками
    .pre-pl = мешках

word-heap = куча
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

word-dike = дамба
    .gender = f
    .nom = дамба
    .gen = дамбы
    .dat = дамбе
    .acc = дамбу
    .ins = дамбой
    .pre = дамбе
    .nom-pl = дамбы
    .gen-pl = дамб
    .dat-pl = дамбам
    .acc-pl = дамбы
    .ins-pl = дамбами
    .pre-pl = дамбах

word-flood = потоп
    .gender = m
    .nom = потоп
    .gen = потопа
    .dat = потопу
    .acc = потоп
    .ins = потопом
    .pre = потопе
    .nom-pl = потопы
    .gen-pl = потопов
    .dat-pl = потопам
    .acc-pl = потопы
    .ins-pl = потопами
    .pre-pl = потопах

word-rubble = щебень
    .gender = m
    .nom = щебень
    .gen = щебня
    .dat = щебню
    .acc = щебень
    .ins = щебнем
    .pre = щебне

word-stove = плита
    .gender = f
    .at = на
    .nom = плита
    .gen = плиты
    .dat = плите
    .acc = плиту
    .ins = плитой
    .pre = плите
    .nom-pl = плиты
    .gen-pl = плит
    .dat-pl = плитам
    .acc-pl = плиты
    .ins-pl = плитами
    .pre-pl = плитах

word-home = дом
    .gender = m
    .nom = дом
    .gen = дома
    .dat = дому
    .acc = дом
    .ins = домом
    .pre = доме
    .nom-pl = дома
    .gen-pl = домов
    .dat-pl = домам
    .acc-pl = дома
    .ins-pl = домами
    .pre-pl = домах

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

word-day = день
    .gender = m
    .nom = день
    .gen = дня
    .dat = дню
    .acc = день
    .ins = днём
    .pre = дне
    .nom-pl = дни
    .gen-pl = дней
    .dat-pl = дням
    .acc-pl = дни
    .ins-pl = днями
    .pre-pl = днях

word-morning = утро
    .gender = n
    .nom = утро
    .gen = утра
    .dat = утру
    .acc = утро
    .ins = утром
    .pre = утре

word-council = сход
    .gender = m
    .nom = сход
    .gen = схода
    .dat = сходу
    .acc = сход
    .ins = сходом
    .pre = сходе
    .nom-pl = сходы
    .gen-pl = сходов
    .dat-pl = сходам
    .acc-pl = сходы
    .ins-pl = сходами
    .pre-pl = сходах

word-toil = труд
    .gender = m
    .nom = труд
    .gen = труда
    .dat = труду
    .acc = труд
    .ins = трудом
    .pre = труде
    .nom-pl = труды
    .gen-pl = трудов
    .dat-pl = трудам
    .acc-pl = труды
    .ins-pl = трудами
    .pre-pl = трудах

word-work = работа
    .gender = f
    .nom = работа
    .gen = работы
    .dat = работе
    .acc = работу
    .ins = работой
    .pre = работе
    .nom-pl = работы
    .gen-pl = работ
    .dat-pl = работам
    .acc-pl = работы
    .ins-pl = работами
    .pre-pl = работах

# Что спрашивают у игрока

action-send-home = Остаётся дома: { $player }
offer-aye = За: тот, у кого чайник, остаётся дома
offer-nay = Против: работают все
action-bring = Принести: { $block }
phase-morning-prompt = Вы десятник. Кому сегодня остаться дома?
phase-work-prompt = Что принесёте на дамбу?
begins-day = — Десятник сегодня — { $player } —

done-bring = { $player } приносит: { $block }
taken-aye = { $player } голосует за
taken-nay = { $player } голосует против

# Что журнал говорит о движении карт
entered-cap = { $player } получает роль{ $seen ->
    [yes] : { $cards }
   *[no] { "" }
}
entered-head = Под шапкой ({ $player }): { $cards }
entered-sack = { "" }
entered-heap = { "" }
entered-rubble = { "" }
entered-dike = { $cards } { $count ->
    [one] ложится
   *[other] ложатся
} в дамбу
entered-flood = Вода прорвалась: { $cards }
entered-stove = { $cards } { $count ->
    [one] возвращается
   *[other] возвращаются
} на плиту
entered-home = { $player } получает: { $cards }
done-send-home = Предложение десятника: дома остаётся { $it }
