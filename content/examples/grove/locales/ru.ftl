# Роща: все слова, которые видит игрок, по-русски.

pack-title = Роща
pack-about = Четыре дерева, по девять листьев на каждом, и белка, которая сидит у того, кто ходит первым. Кладите листья того же дерева, если они у вас есть; взятку берёт самый сильный лист.

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

word-leaf = лист
    .gender = m
    .nom = лист
    .gen = листа
    .dat = листу
    .acc = лист
    .ins = листом
    .pre = листе
    .nom-pl = листья
    .gen-pl = листьев
    .dat-pl = листьям
    .acc-pl = листья
    .ins-pl = листьями
    .pre-pl = листьях

word-animal = зверь
    .gender = m
    .nom = зверь
    .gen = зверя
    .dat = зверю
    .acc = зверя
    .ins = зверем
    .pre = звере
    .nom-pl = звери
    .gen-pl = зверей
    .dat-pl = зверям
    .acc-pl = зверей
    .ins-pl = зверями
    .pre-pl = зверях

# Карты

word-oak = дуб
    .gender = m
    .nom = дуб
    .gen = дуба
    .dat = дубу
    .acc = дуб
    .ins = дубом
    .pre = дубе
    .nom-pl = дубы
    .gen-pl = дубов
    .dat-pl = дубам
    .acc-pl = дубы
    .ins-pl = дубами
    .pre-pl = дубах

word-birch = берёза
    .gender = f
    .nom = берёза
    .gen = берёзы
    .dat = берёзе
    .acc = берёзу
    .ins = берёзой
    .pre = берёзе
    .nom-pl = берёзы
    .gen-pl = берёз
    .dat-pl = берёзам
    .acc-pl = берёзы
    .ins-pl = берёзами
    .pre-pl = берёзах

word-maple = клён
    .gender = m
    .nom = клён
    .gen = клёна
    .dat = клёну
    .acc = клён
    .ins = клёном
    .pre = клёне
    .nom-pl = клёны
    .gen-pl = клёнов
    .dat-pl = клёнам
    .acc-pl = клёны
    .ins-pl = клёнами
    .pre-pl = клёнах

word-rowan = рябина
    .gender = f
    .nom = рябина
    .gen = рябины
    .dat = рябине
    .acc = рябину
    .ins = рябиной
    .pre = рябине
    .nom-pl = рябины
    .gen-pl = рябин
    .dat-pl = рябинам
    .acc-pl = рябины
    .ins-pl = рябинами
    .pre-pl = рябинах

word-squirrel = белка
    .gender = f
    .nom = белка
    .gen = белки
    .dat = белке
    .acc = белку
    .ins = белкой
    .pre = белке
    .nom-pl = белки
    .gen-pl = белок
    .dat-pl = белкам
    .acc-pl = белок
    .ins-pl = белками
    .pre-pl = белках

# Что напечатано на картах

word-rank = сила
    .gender = f
    .nom = сила
    .gen = силы
    .dat = силе
    .acc = силу
    .ins = силой
    .pre = силе
    .nom-pl = силы
    .gen-pl = сил
    .dat-pl = силам
    .acc-pl = силы
    .ins-pl = силами
    .pre-pl = силах

word-tree = дерево
    .label = { "" }
    .gender = n
    .nom = дерево
    .gen = дерева
    .dat = дереву
    .acc = дерево
    .ins = деревом
    .pre = дереве
    .nom-pl = деревья
    .gen-pl = деревьев
    .dat-pl = деревьям
    .acc-pl = деревья
    .ins-pl = деревьями
    .pre-pl = деревьях

# Очки

word-point = очко
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

word-stand = сыгранный лист
    .gender = m
    .nom = сыгранный лист
    .gen = сыгранного листа
    .dat = сыгранному листу
    .acc = сыгранный лист
    .ins = сыгранным листом
    .pre = сыгранном листе
    .nom-pl = сыгранные листья
    .gen-pl = сыгранных листьев
    .dat-pl = сыгранным листьям
    .acc-pl = сыгранные листья
    .ins-pl = сыгранными листьями
    .pre-pl = сыгранных листьях

word-clearing = поляна
    .gender = f
    .nom = поляна
    .gen = поляны
    .dat = поляне
    .acc = поляну
    .ins = поляной
    .pre = поляне
    .nom-pl = поляны
    .gen-pl = полян
    .dat-pl = полянам
    .acc-pl = поляны
    .ins-pl = полянами
    .pre-pl = полянах

word-compost = опад
    .gender = m
    .nom = опад
    .gen = опада
    .dat = опаду
    .acc = опад
    .ins = опадом
    .pre = опаде
    .nom-pl = опады
    .gen-pl = опадов
    .dat-pl = опадам
    .acc-pl = опады
    .ins-pl = опадами
    .pre-pl = опадах

word-branch = ветка
    .gender = f
    .nom = ветка
    .gen = ветки
    .dat = ветке
    .acc = ветку
    .ins = веткой
    .pre = ветке
    .nom-pl = ветки
    .gen-pl = веток
    .dat-pl = веткам
    .acc-pl = ветки
    .ins-pl = ветками
    .pre-pl = ветках

# Какие листья могут взять взятку

word-trump = козырной
    .gender = adj
    .nom-m = козырной
    .nom-f = козырная
    .nom-n = козырное
    .nom-pl = козырные
    .gen-m = козырного
    .gen-f = козырной
    .gen-n = козырного
    .gen-pl = козырных
    .dat-m = козырному
    .dat-f = козырной
    .dat-n = козырному
    .dat-pl = козырным
    .acc-m = козырной
    .acc-f = козырную
    .acc-n = козырное
    .acc-pl = козырные
    .ins-m = козырным
    .ins-f = козырной
    .ins-n = козырным
    .ins-pl = козырными
    .pre-m = козырном
    .pre-f = козырной
    .pre-n = козырном
    .pre-pl = козырных

word-following = сходный
    .gender = adj
    .nom-m = сходный
    .nom-f = сходная
    .nom-n = сходное
    .nom-pl = сходные
    .gen-m = сходного
    .gen-f = сходной
    .gen-n = сходного
    .gen-pl = сходных
    .dat-m = сходному
    .dat-f = сходной
    .dat-n = сходному
    .dat-pl = сходным
    .acc-m = сходный
    .acc-f = сходную
    .acc-n = сходное
    .acc-pl = сходные
    .ins-m = сходным
    .ins-f = сходной
    .ins-n = сходным
    .ins-pl = сходными
    .pre-m = сходном
    .pre-f = сходной
    .pre-n = сходном
    .pre-pl = сходных

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

word-deal = раздача
    .gender = f
    .nom = раздача
    .gen = раздачи
    .dat = раздаче
    .acc = раздачу
    .ins = раздачей
    .pre = раздаче
    .nom-pl = раздачи
    .gen-pl = раздач
    .dat-pl = раздачам
    .acc-pl = раздачи
    .ins-pl = раздачами
    .pre-pl = раздачах

word-trick = взятка
    .gender = f
    .nom = взятка
    .gen = взятки
    .dat = взятке
    .acc = взятку
    .ins = взяткой
    .pre = взятке
    .nom-pl = взятки
    .gen-pl = взяток
    .dat-pl = взяткам
    .acc-pl = взятки
    .ins-pl = взятками
    .pre-pl = взятках

word-follow = розыгрыш
    .gender = m
    .nom = розыгрыш
    .gen = розыгрыша
    .dat = розыгрышу
    .acc = розыгрыш
    .ins = розыгрышем
    .pre = розыгрыше
    .nom-pl = розыгрыши
    .gen-pl = розыгрышей
    .dat-pl = розыгрышам
    .acc-pl = розыгрыши
    .ins-pl = розыгрышами
    .pre-pl = розыгрышах

# Что спрашивают у игрока

action-play = Сыграть: { $leaf }
phase-follow-prompt = Какой лист сыграете?
begins-trick = — Начинает { $player } —

# Варианты

option-length = Длина партии
option-length-long = каждый сдаёт по разу
option-length-short = сдаёт только первый игрок

option-sides = Стороны
option-sides-alone = каждый сам за себя
option-sides-pairs = пара на пару, партнёры сидят напротив друг друга

done-play = { $player } играет: { $leaf }

# Что журнал говорит о движении карт
entered-hand = { $player } берёт: { $cards }
entered-clearing = Козырь: { $cards }
entered-stand = { "" }
entered-compost = { "" }
entered-deck = { "" }
entered-branch = { $cards } { $count ->
    [one] перебирается
   *[other] перебираются
} на ветку ({ $player })
unseen-deck = { $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листьев
}
unseen-hand = { $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листьев
}
