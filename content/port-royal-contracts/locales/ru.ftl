# «Ещё один контракт»: всё, что читает игрок, по-русски.

pack-title = Ещё один контракт
pack-about = Новые люди, новые корабли и контракты: друг против друга, вместе или в одиночку.

# Виды

word-contract = контракт
    .gender = m
    .nom = контракт
    .gen = контракта
    .dat = контракту
    .acc = контракт
    .ins = контрактом
    .pre = контракте
    .nom-pl = контракты
    .gen-pl = контрактов
    .dat-pl = контрактам
    .acc-pl = контракты
    .ins-pl = контрактами
    .pre-pl = контрактах

word-standing = бессрочный
    .gender = adj
    .nom-m = бессрочный
    .nom-f = бессрочная
    .nom-n = бессрочное
    .nom-pl = бессрочные
    .gen-m = бессрочного
    .gen-f = бессрочной
    .gen-n = бессрочного
    .gen-pl = бессрочных
    .dat-m = бессрочному
    .dat-f = бессрочной
    .dat-n = бессрочному
    .dat-pl = бессрочным
    .ins-m = бессрочным
    .ins-f = бессрочной
    .ins-n = бессрочным
    .ins-pl = бессрочными
    .pre-m = бессрочном
    .pre-f = бессрочной
    .pre-n = бессрочном
    .pre-pl = бессрочных
    .acc-m = бессрочный
    .acc-f = бессрочную
    .acc-pl = бессрочные

word-hunter = охотник
    .gender = m
    .nom = охотник
    .gen = охотника
    .dat = охотнику
    .acc = охотника
    .ins = охотником
    .pre = охотнике
    .nom-pl = охотники
    .gen-pl = охотников
    .dat-pl = охотникам
    .acc-pl = охотников
    .ins-pl = охотниками
    .pre-pl = охотниках

word-token = фишка
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

# Люди

word-clerk = клерк
    .gender = m
    .nom = клерк
    .gen = клерка
    .dat = клерку
    .acc = клерка
    .ins = клерком
    .pre = клерке
    .nom-pl = клерки
    .gen-pl = клерков
    .dat-pl = клеркам
    .acc-pl = клерков
    .ins-pl = клерками
    .pre-pl = клерках

word-vice-admiral = вице-адмирал
    .gender = m
    .nom = вице-адмирал
    .gen = вице-адмирала
    .dat = вице-адмиралу
    .acc = вице-адмирала
    .ins = вице-адмиралом
    .pre = вице-адмирале
    .nom-pl = вице-адмиралы
    .gen-pl = вице-адмиралов
    .dat-pl = вице-адмиралам
    .acc-pl = вице-адмиралов
    .ins-pl = вице-адмиралами
    .pre-pl = вице-адмиралах

word-gunner = канонир
    .gender = m
    .nom = канонир
    .gen = канонира
    .dat = канониру
    .acc = канонира
    .ins = канониром
    .pre = канонире
    .nom-pl = канониры
    .gen-pl = канониров
    .dat-pl = канонирам
    .acc-pl = канониров
    .ins-pl = канонирами
    .pre-pl = канонирах

# Контракты

word-cultural-figures = Деятели культуры
    .gender = pl

word-witch = Ведьма
    .gender = f

word-naval-supremacy = Превосходство на море
    .gender = n

word-new-colony = Новая колония
    .gender = f

word-trading-post = Торговая фактория
    .gender = f

word-master-of-trade = Мастер торговли
    .gender = m

word-thrifty-crew = Бережливая команда
    .gender = f

word-mercenary = Наёмник
    .gender = m

word-explorer = Исследователь
    .gender = m

word-frigate-hunter = Охотник за фрегатом
    .gender = m
text-frigate-hunter = Торгуя с фрегатом, можете отказаться от всех монет этой торговли и передвинуть свою фишку на клетку вперёд. На { $partial_boxes ->
    [1] второй
    [2] третий
   *[other] последний
} раз контракт выполнен.

word-galleon-hunter = Охотник за галеоном
    .gender = m
text-galleon-hunter = Торгуя с галеоном, можете отказаться от всех монет этой торговли и передвинуть свою фишку на клетку вперёд. На { $partial_boxes ->
    [1] второй
    [2] третий
   *[other] последний
} раз контракт выполнен.

word-tax-inspector = Налоговый инспектор
    .gender = m
text-gunner = Если в вашу очередь брать карты в гавани не менее { $least_ship } { $least_ship ->
    [one] корабля
   *[other] кораблей
}, получите столько монет, сколько там кораблей, минус { $minus_ship }.
    .rule = e3b8ad
text-tax-inspector = Заплатив налог, сразу решите, выполнить ли контракт.
    .rule = 525d5c

word-jinx = Сглаз
    .gender = m
text-jinx = При провале в свой ход сразу решите, выполнить ли контракт.
    .rule = 1be298

word-broker = Перекупщик
    .gender = m
text-broker = Если в ваш ход в гавани лежат корабли { $color } разных цветов, можете положить фишку на { $partial_boxes ->
    [1] первую клетку
   *[other] следующую из { $partial_boxes } клеток
}. Если так будет и в другой ваш ход, контракт выполнен.
    .rule = 8ffe16

word-wholesale-broker = Крупный перекупщик
    .gender = m
text-wholesale-broker = Если в ваш ход в гавани лежат корабли { $color } разных цветов, сразу решите, выполнить ли контракт.
    .rule = 7c0f1f

word-pirate-lair = Пиратское логово
    .gender = n
text-pirate-lair = В свой ход можете оставить себе потопленный корабль, если корабля такого цвета у вас ещё нет. Собрав { $color } цветов, сбросьте эти корабли: контракт выполнен.
    .rule = 27edb4

word-small-estate = Маленькое поместье
    .gender = n

word-ransom = Выкуп
    .gender = m

word-marker = фишка
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

# Что напечатано на картах

word-gift = подарок
    .label = 1 монета другому игроку
    .gender = m
    .nom = подарок
    .gen = подарка
    .dat = подарку
    .acc = подарок
    .ins = подарком
    .pre = подарке
    .nom-pl = подарки
    .gen-pl = подарков
    .dat-pl = подаркам
    .acc-pl = подарки
    .ins-pl = подарками
    .pre-pl = подарках

word-first-box = первая клетка
    .gender = f
    .nom = первая клетка
    .gen = первой клетки
    .dat = первой клетке
    .acc = первую клетку
    .ins = первой клеткой
    .pre = первой клетке
    .nom-pl = первые клетки
    .gen-pl = первых клеток
    .dat-pl = первым клеткам
    .acc-pl = первые клетки
    .ins-pl = первыми клетками
    .pre-pl = первых клетках

word-second-box = вторая клетка
    .gender = f
    .nom = вторая клетка
    .gen = второй клетки
    .dat = второй клетке
    .acc = вторую клетку
    .ins = второй клеткой
    .pre = второй клетке
    .nom-pl = вторые клетки
    .gen-pl = вторых клеток
    .dat-pl = вторым клеткам
    .acc-pl = вторые клетки
    .ins-pl = вторыми клетками
    .pre-pl = вторых клетках

word-fourth-box = четвёртая клетка
    .gender = f
    .nom = четвёртая клетка
    .gen = четвёртой клетки
    .dat = четвёртой клетке
    .acc = четвёртую клетку
    .ins = четвёртой клеткой
    .pre = четвёртой клетке
    .nom-pl = четвёртые клетки
    .gen-pl = четвёртых клеток
    .dat-pl = четвёртым клеткам
    .acc-pl = четвёртые клетки
    .ins-pl = четвёртыми клетками
    .pre-pl = четвёртых клетках

word-fifth-box = пятая клетка
    .gender = f
    .nom = пятая клетка
    .gen = пятой клетки
    .dat = пятой клетке
    .acc = пятую клетку
    .ins = пятой клеткой
    .pre = пятой клетке
    .nom-pl = пятые клетки
    .gen-pl = пятых клеток
    .dat-pl = пятым клеткам
    .acc-pl = пятые клетки
    .ins-pl = пятыми клетками
    .pre-pl = пятых клетках

word-third-box = третья клетка
    .gender = f
    .nom = третья клетка
    .gen = третьей клетки
    .dat = третьей клетке
    .acc = третью клетку
    .ins = третьей клеткой
    .pre = третьей клетке
    .nom-pl = третьи клетки
    .gen-pl = третьих клеток
    .dat-pl = третьим клеткам
    .acc-pl = третьи клетки
    .ins-pl = третьими клетками
    .pre-pl = третьих клетках

word-partial-boxes = промежуточная клетка
    .label = промежуточные клетки
    .gender = f
    .nom = промежуточная клетка
    .gen = промежуточной клетки
    .dat = промежуточной клетке
    .acc = промежуточную клетку
    .ins = промежуточной клеткой
    .pre = промежуточной клетке
    .nom-pl = промежуточные клетки
    .gen-pl = промежуточных клеток
    .dat-pl = промежуточным клеткам
    .acc-pl = промежуточные клетки
    .ins-pl = промежуточными клетками
    .pre-pl = промежуточных клетках

word-seal = печать
    .gender = f
    .nom = печать
    .gen = печати
    .dat = печати
    .acc = печать
    .ins = печатью
    .pre = печати
    .nom-pl = печати
    .gen-pl = печатей
    .dat-pl = печатям
    .acc-pl = печати
    .ins-pl = печатями
    .pre-pl = печатях

word-letter = буква
    .gender = f
    .nom = буква
    .gen = буквы
    .dat = букве
    .acc = букву
    .ins = буквой
    .pre = букве
    .nom-pl = буквы
    .gen-pl = букв
    .dat-pl = буквам
    .acc-pl = буквы
    .ins-pl = буквами
    .pre-pl = буквах

word-letter-a = A
    .gender = adj
word-letter-b = B
    .gender = adj
word-letter-c = C
    .gender = adj
word-letter-d = D
    .gender = adj
word-letter-e = E
    .gender = adj
word-letter-f = F
    .gender = adj
word-letter-g = G
    .gender = adj
word-letter-h = H
    .gender = adj
word-letter-i = I
    .gender = adj
word-letter-j = J
    .gender = adj
word-letter-k = K
    .gender = adj

# Места на столе

word-contract-row = ряд контрактов
    .gender = m
    .nom = ряд контрактов
    .gen = ряда контрактов
    .dat = ряду контрактов
    .acc = ряд контрактов
    .ins = рядом контрактов
    .pre = ряде контрактов
    .loc = ряду контрактов
    .nom-pl = ряды контрактов
    .gen-pl = рядов контрактов
    .dat-pl = рядам контрактов
    .acc-pl = ряды контрактов
    .ins-pl = рядами контрактов
    .pre-pl = рядах контрактов

word-contract-deck = колода контрактов
    .gender = f
    .nom = колода контрактов
    .gen = колоды контрактов
    .dat = колоде контрактов
    .acc = колоду контрактов
    .ins = колодой контрактов
    .pre = колоде контрактов
    .nom-pl = колоды контрактов
    .gen-pl = колод контрактов
    .dat-pl = колодам контрактов
    .acc-pl = колоды контрактов
    .ins-pl = колодами контрактов
    .pre-pl = колодах контрактов

word-time-deck = колода времени
    .gender = f
    .nom = колода времени
    .gen = колоды времени
    .dat = колоде времени
    .acc = колоду времени
    .ins = колодой времени
    .pre = колоде времени
    .nom-pl = колоды времени
    .gen-pl = колод времени
    .dat-pl = колодам времени
    .acc-pl = колоды времени
    .ins-pl = колодами времени
    .pre-pl = колодах времени

word-points-pile = колода очков
    .gender = f
    .nom = колода очков
    .gen = колоды очков
    .dat = колоде очков
    .acc = колоду очков
    .ins = колодой очков
    .pre = колоде очков
    .nom-pl = колоды очков
    .gen-pl = колод очков
    .dat-pl = колодам очков
    .acc-pl = колоды очков
    .ins-pl = колодами очков
    .pre-pl = колодах очков

word-supply = запас
    .gender = m
    .nom = запас
    .gen = запаса
    .dat = запасу
    .acc = запас
    .ins = запасом
    .pre = запасе
    .nom-pl = запасы
    .gen-pl = запасов
    .dat-pl = запасам
    .acc-pl = запасы
    .ins-pl = запасами
    .pre-pl = запасах

word-honors = награды
    .gender = f
    .nom = награда
    .gen = награды
    .dat = награде
    .acc = награду
    .ins = наградой
    .pre = награде
    .nom-pl = награды
    .gen-pl = наград
    .dat-pl = наградам
    .acc-pl = награды
    .ins-pl = наградами
    .pre-pl = наградах

word-prizes = трофеи
    .gender = m
    .nom = трофей
    .gen = трофея
    .dat = трофею
    .acc = трофей
    .ins = трофеем
    .pre = трофее
    .nom-pl = трофеи
    .gen-pl = трофеев
    .dat-pl = трофеям
    .acc-pl = трофеи
    .ins-pl = трофеями
    .pre-pl = трофеях

# Числа

word-stage = клетка
    .gender = f
    .nom = клетка
    .gen = клетки
    .dat = клетке
    .acc = клетку
    .ins = клеткой
    .pre = клетке
    .nom-pl = клетки
    .gen-pl = клеток
    .dat-pl = клеткам
    .acc-pl = клетки
    .ins-pl = клетками
    .pre-pl = клетках

word-asked = вопрос
    .gender = m
    .nom = вопрос
    .gen = вопроса
    .dat = вопросу
    .acc = вопрос
    .ins = вопросом
    .pre = вопросе
    .nom-pl = вопросы
    .gen-pl = вопросов
    .dat-pl = вопросам
    .acc-pl = вопросы
    .ins-pl = вопросами
    .pre-pl = вопросах

word-contracts-done = выполненный контракт
    .label = контракты
    .gender = m
    .nom = выполненный контракт
    .gen = выполненного контракта
    .dat = выполненному контракту
    .acc = выполненный контракт
    .ins = выполненным контрактом
    .pre = выполненном контракте
    .nom-pl = выполненные контракты
    .gen-pl = выполненных контрактов
    .dat-pl = выполненным контрактам
    .acc-pl = выполненные контракты
    .ins-pl = выполненными контрактами
    .pre-pl = выполненных контрактах

word-spare-honors = лишняя награда
    .label = ещё награды
    .gender = f
    .nom = лишняя награда
    .gen = лишней награды
    .dat = лишней награде
    .acc = лишнюю награду
    .ins = лишней наградой
    .pre = лишней награде
    .nom-pl = лишние награды
    .gen-pl = лишних наград
    .dat-pl = лишним наградам
    .acc-pl = лишние награды
    .ins-pl = лишними наградами
    .pre-pl = лишних наградах

word-completions = выполнение
    .label = выполнили
    .gender = n
    .nom = выполнение
    .gen = выполнения
    .dat = выполнению
    .acc = выполнение
    .ins = выполнением
    .pre = выполнении
    .nom-pl = выполнения
    .gen-pl = выполнений
    .dat-pl = выполнениям
    .acc-pl = выполнения
    .ins-pl = выполнениями
    .pre-pl = выполнениях

word-box-coins = монета клетки
    .label = монеты клетки
    .gender = f
    .nom = монета клетки
    .gen = монеты клетки
    .dat = монете клетки
    .acc = монету клетки
    .ins = монетой клетки
    .pre = монете клетки
    .nom-pl = монеты клетки
    .gen-pl = монет клетки
    .dat-pl = монетам клетки
    .acc-pl = монеты клетки
    .ins-pl = монетами клетки
    .pre-pl = монетах клетки

word-contracts-open = контракт, который никто не выполнил
    .label = невыполненных контрактов
    .gender = m
    .nom = контракт, который никто не выполнил
    .gen = контракта, который никто не выполнил
    .dat = контракту, который никто не выполнил
    .acc = контракт, который никто не выполнил
    .ins = контрактом, который никто не выполнил
    .pre = контракте, который никто не выполнил
    .nom-pl = контракты, которые никто не выполнил
    .gen-pl = контрактов, которые никто не выполнил
    .dat-pl = контрактам, которые никто не выполнил
    .acc-pl = контракты, которые никто не выполнил
    .ins-pl = контрактами, которые никто не выполнил
    .pre-pl = контрактах, которые никто не выполнил

word-free-markers = свободная фишка
    .label = свободных фишек
    .gender = f
    .nom = свободная фишка
    .gen = свободной фишки
    .dat = свободной фишке
    .acc = свободную фишку
    .ins = свободной фишкой
    .pre = свободной фишке
    .nom-pl = свободные фишки
    .gen-pl = свободных фишек
    .dat-pl = свободным фишкам
    .acc-pl = свободные фишки
    .ins-pl = свободными фишками
    .pre-pl = свободных фишках

# События и фазы

word-fulfilled = выполненный контракт
    .gender = m
    .nom = выполненный контракт
    .gen = выполненного контракта
    .dat = выполненному контракту
    .acc = выполненный контракт
    .ins = выполненным контрактом
    .pre = выполненном контракте
    .nom-pl = выполненные контракты
    .gen-pl = выполненных контрактов
    .dat-pl = выполненным контрактам
    .acc-pl = выполненные контракты
    .ins-pl = выполненными контрактами
    .pre-pl = выполненных контрактах

announced-fulfilled = { $player }: контракт выполнен.

word-preparation = подготовка
    .gender = f
    .nom = подготовка
    .gen = подготовки
    .dat = подготовке
    .acc = подготовку
    .ins = подготовкой
    .pre = подготовке
    .nom-pl = подготовки
    .gen-pl = подготовок
    .dat-pl = подготовкам
    .acc-pl = подготовки
    .ins-pl = подготовками
    .pre-pl = подготовках

word-last-moment = последний миг
    .gender = m
    .nom = последний миг
    .gen = последнего мига
    .dat = последнему мигу
    .acc = последний миг
    .ins = последним мигом
    .pre = последнем миге
    .nom-pl = последние миги
    .gen-pl = последних мигов
    .dat-pl = последним мигам
    .acc-pl = последние миги
    .ins-pl = последними мигами
    .pre-pl = последних мигах

word-last-call = последний вызов
    .gender = m
    .nom = последний вызов
    .gen = последнего вызова
    .dat = последнему вызову
    .acc = последний вызов
    .ins = последним вызовом
    .pre = последнем вызове
    .nom-pl = последние вызовы
    .gen-pl = последних вызовов
    .dat-pl = последним вызовам
    .acc-pl = последние вызовы
    .ins-pl = последними вызовами
    .pre-pl = последних вызовах

# Варианты

option-contract-mode = Контракты
option-contract-mode-competitive = Друг против друга
option-contract-mode-cooperative = Вместе или в одиночку
option-contract-mode-none = Без контрактов, только новые карты
option-gift-ships = Корабли с подарком
option-gift-ships-all-ten = Все десять, как в полном издании
option-gift-ships-one-per-color = По одному каждого цвета, как в первом издании
refuse-alone-means-cooperative = В одиночку контракты играются только так: «{ option-contract-mode-cooperative }» (contract_mode=cooperative).
refuse-contracts-need-base = Контракты играются с колодой «Порт-Ройала»: в «Полный вперёд!» отдельно играют без них. Играйте в `port-royal` с обоими дополнениями.

# Что может сделать игрок

action-complete = Выполнить контракт: { $contract }
action-decline = Торговать: { $ship } — и отказаться от всех монет ({ $target })
action-reveal-time = Открыть карту из колоды времени
action-risk = Превратить карту времени в очко
action-set-sail = Начать
offer-complete-now = Выполнить контракт: { $it }
offer-put-marker = Положить фишку на клетку 1: { $it }
offer-not-now = Не сейчас
offer-keep-prize = Оставить себе: { $it }
offer-let-sink = Пусть тонет: { $it }
offer-buy-point = Превратить карту времени в очко
offer-keep-time = Сохранить время
ask-gift = Кому подарок?
choose-gift = Подарок получает { $it }

# Вопросы к игроку

phase-preparation-prompt = Сколькими картами времени рискнёте ради очков?
phase-last-moment-prompt = Время вышло. Выполните напоследок контракт?
phase-last-call-prompt = Выполните контракт, пока ход не закончился?

# Звания

title-landlubber = Звание: сухопутная крыса.
title-sailor = Звание: моряк.
title-pirate = Звание: пират.
title-captain = Звание: капитан.
title-lord-of-the-seas = Звание: владыка морей!

# Присказки

flavor-clerk = Печать поставил, в папку положил, забыл.
flavor-vice-admiral = Второй на палубе, первый за столом.
flavor-gunner = Считает корабли, как другие — овец.

# Журнал говорит об этом другими словами.
counted-contracts-done = { "" }
counted-spare-honors = { $player } получает очко влияния.
refuse-adventure-without-contracts = В приключении от этого дополнения берутся только персонажи и корабли: выберите «{ option-contract-mode-none }» (contract_mode=none).

# Как говорят карты

moment-done-decline = { $whose ->
    [your] когда вы торгуете с кораблём { $which }
    [other] когда другой игрок торгует с кораблём { $which }
   *[any] когда кто-либо торгует с кораблём { $which }
}

# О чём рассказывает журнал

done-complete = { $player } выполняет контракт «{ $contract }»
done-decline = { $player } торгует и отказывается от всех монет: { $ship } («{ $target }»)
done-reveal-time = { $player } открывает верхнюю карту колоды времени
done-risk = Карта колоды времени превращается в очко
done-set-sail = Плавание начинается
taken-complete-now = { $player } выполняет контракт «{ $it }»
taken-put-marker = { $player } кладёт фишку на клетку 1 контракта «{ $it }»
taken-not-now = { $player } пока не выполняет контракт
taken-keep-prize = { $player } оставляет себе { $it-acc }
taken-let-sink = { $player } не берёт { $it-acc } себе
taken-buy-point = { $player } превращает карту колоды времени в очко
taken-keep-time = { $player } бережёт время
chosen-gift = { $player } делает подарок — его получает { $it }
entered-contract-row = В ряд контрактов { $count ->
    [one] ложится
   *[other] ложатся
}: { $cards }
entered-honors = { $player } получает награду

word-completable = доступный вам
    .gender = adj
    .nom-m = доступный вам
    .nom-f = доступная вам
    .nom-n = доступное вам
    .nom-pl = доступные вам
    .gen-m = доступного вам
    .gen-f = доступной вам
    .gen-pl = доступных вам
    .dat-m = доступному вам
    .dat-f = доступной вам
    .dat-pl = доступным вам
    .acc-m = доступный вам
    .acc-f = доступную вам
    .acc-pl = доступные вам
    .ins-m = доступным вам
    .ins-f = доступной вам
    .ins-pl = доступными вам
    .pre-m = доступном вам
    .pre-f = доступной вам
    .pre-pl = доступных вам

word-untouched = свободный от вашей фишки
    .gender = adj
    .nom-m = свободный от вашей фишки
    .nom-f = свободная от вашей фишки
    .nom-n = свободное от вашей фишки
    .nom-pl = свободные от вашей фишки
    .gen-m = свободного от вашей фишки
    .gen-f = свободной от вашей фишки
    .gen-pl = свободных от вашей фишки
    .dat-m = свободному от вашей фишки
    .dat-f = свободной от вашей фишки
    .dat-pl = свободным от вашей фишки
    .acc-m = свободный от вашей фишки
    .acc-f = свободную от вашей фишки
    .acc-pl = свободные от вашей фишки
    .ins-m = свободным от вашей фишки
    .ins-f = свободной от вашей фишки
    .ins-pl = свободными от вашей фишки
    .pre-m = свободном от вашей фишки
    .pre-f = свободной от вашей фишки
    .pre-pl = свободных от вашей фишки
word-brokers-are-waiting = перекупщики ждут
    .not = перекупщики не ждут
word-every-contract-is-done = все контракты выполнены
word-time-was-seen = карта времени открыта
word-time-has-been-seen-to = карта времени открыта, если она есть
