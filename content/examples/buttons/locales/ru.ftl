# Пуговицы: все слова, которые видит игрок, по-русски.

pack-title = Пуговицы
pack-about = Разберите коробку с пуговицами: три одного размера или три из одного материала подряд. Кто первым опустошит руку, тот и победил, остальные считают, что у них осталось.

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

word-button = пуговица
    .gender = f
    .nom = пуговица
    .gen = пуговицы
    .dat = пуговице
    .acc = пуговицу
    .ins = пуговицей
    .pre = пуговице
    .nom-pl = пуговицы
    .gen-pl = пуговиц
    .dat-pl = пуговицам
    .acc-pl = пуговицы
    .ins-pl = пуговицами
    .pre-pl = пуговицах

# Карты

word-jade = нефрит
    .gender = m
    .nom = нефрит
    .gen = нефрита
    .dat = нефриту
    .acc = нефрит
    .ins = нефритом
    .pre = нефрите
    .nom-pl = нефриты
    .gen-pl = нефритов
    .dat-pl = нефритам
    .acc-pl = нефриты
    .ins-pl = нефритами
    .pre-pl = нефритах

word-amber = янтарь
    .gender = m
    .nom = янтарь
    .gen = янтаря
    .dat = янтарю
    .acc = янтарь
    .ins = янтарём
    .pre = янтаре
    .nom-pl = янтари
    .gen-pl = янтарей
    .dat-pl = янтарям
    .acc-pl = янтари
    .ins-pl = янтарями
    .pre-pl = янтарях

word-pearl = жемчуг
    .gender = m
    .nom = жемчуг
    .gen = жемчуга
    .dat = жемчугу
    .acc = жемчуг
    .ins = жемчугом
    .pre = жемчуге
    .nom-pl = жемчуга
    .gen-pl = жемчугов
    .dat-pl = жемчугам
    .acc-pl = жемчуга
    .ins-pl = жемчугами
    .pre-pl = жемчугах

word-coral = коралл
    .gender = m
    .nom = коралл
    .gen = коралла
    .dat = кораллу
    .acc = коралл
    .ins = кораллом
    .pre = коралле
    .nom-pl = кораллы
    .gen-pl = кораллов
    .dat-pl = кораллам
    .acc-pl = кораллы
    .ins-pl = кораллами
    .pre-pl = кораллах

# Что напечатано на картах

word-size = размер
    .gender = m
    .nom = размер
    .gen = размера
    .dat = размеру
    .acc = размер
    .ins = размером
    .pre = размере
    .nom-pl = размеры
    .gen-pl = размеров
    .dat-pl = размерам
    .acc-pl = размеры
    .ins-pl = размерами
    .pre-pl = размерах

word-stuff = материал
    .label = { "" }
    .gender = m
    .nom = материал
    .gen = материала
    .dat = материалу
    .acc = материал
    .ins = материалом
    .pre = материале
    .nom-pl = материалы
    .gen-pl = материалов
    .dat-pl = материалам
    .acc-pl = материалы
    .ins-pl = материалами
    .pre-pl = материалах

# Зоны

word-deck = коробка
    .gender = f
    .nom = коробка
    .gen = коробки
    .dat = коробке
    .acc = коробку
    .ins = коробкой
    .pre = коробке
    .nom-pl = коробки
    .gen-pl = коробок
    .dat-pl = коробкам
    .acc-pl = коробки
    .ins-pl = коробками
    .pre-pl = коробках

word-saucer = блюдце
    .gender = n
    .at = на
    .nom = блюдце
    .gen = блюдца
    .dat = блюдцу
    .acc = блюдце
    .ins = блюдцем
    .pre = блюдце
    .nom-pl = блюдца
    .gen-pl = блюдец
    .dat-pl = блюдцам
    .acc-pl = блюдца
    .ins-pl = блюдцами
    .pre-pl = блюдцах

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

word-tray = поднос
    .gender = m
    .at = на
    .nom = поднос
    .gen = подноса
    .dat = подносу
    .acc = поднос
    .ins = подносом
    .pre = подносе
    .nom-pl = подносы
    .gen-pl = подносов
    .dat-pl = подносам
    .acc-pl = подносы
    .ins-pl = подносами
    .pre-pl = подносах

word-thread = нитка
    .gender = f
    .at = на
    .nom = нитка
    .gen = нитки
    .dat = нитке
    .acc = нитку
    .ins = ниткой
    .pre = нитке
    .nom-pl = нитки
    .gen-pl = ниток
    .dat-pl = ниткам
    .acc-pl = нитки
    .ins-pl = нитками
    .pre-pl = нитках

# Числа

word-burden = остаток
    .gender = m
    .nom = остаток
    .gen = остатка
    .dat = остатку
    .acc = остаток
    .ins = остатком
    .pre = остатке
    .nom-pl = остатки
    .gen-pl = остатков
    .dat-pl = остаткам
    .acc-pl = остатки
    .ins-pl = остатками
    .pre-pl = остатках

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

word-drawing = добор
    .gender = m
    .nom = добор
    .gen = добора
    .dat = добору
    .acc = добор
    .ins = добором
    .pre = доборе
    .nom-pl = доборы
    .gen-pl = доборов
    .dat-pl = доборам
    .acc-pl = доборы
    .ins-pl = доборами
    .pre-pl = доборах

word-laying = раскладка
    .gender = f
    .nom = раскладка
    .gen = раскладки
    .dat = раскладке
    .acc = раскладку
    .ins = раскладкой
    .pre = раскладке
    .nom-pl = раскладки
    .gen-pl = раскладок
    .dat-pl = раскладкам
    .acc-pl = раскладки
    .ins-pl = раскладками
    .pre-pl = раскладках

# Что спрашивают у игрока

action-draw-one = Взять пуговицу из коробки
action-take-two = Взять две верхние пуговицы с блюдца
action-lay-set = Выложить на поднос все пуговицы размера { $amount }
action-lay-run = Нанизать три подряд, первая пуговица: { $button }
action-add-to-set = Добавить на поднос: { $button }
action-add-to-run = Добавить на нитку: { $button }
action-let-go = Положить на блюдце: { $button }
phase-drawing-prompt = Откуда возьмёте?
phase-laying-prompt = Выложите что можете, затем положите пуговицу на блюдце

done-draw-one = { $player } берёт пуговицу из коробки
done-take-two = { $player } берёт две верхние пуговицы с блюдца
done-lay-set = { $player } выкладывает на поднос все пуговицы размера { $amount }
done-lay-run = { $player } нанизывает три подряд, первая пуговица: { $button }
done-add-to-set = { $player } добавляет на поднос: { $button }
done-add-to-run = { $player } добавляет на нитку: { $button }
done-let-go = { $player } кладёт на блюдце: { $button }
entered-hand = { $source ->
    [deck] { "" }
   *[other] { $player } берёт: { $cards }
}

# Что журнал говорит о движении карт
entered-saucer = { $cards } { $count ->
    [one] ложится
   *[other] ложатся
} на блюдце
entered-tray = { $cards } { $count ->
    [one] ложится
   *[other] ложатся
} на поднос
entered-thread = { $cards } { $count ->
    [one] нанизывается
   *[other] нанизываются
} на нитку
unseen-deck = { $count ->
    [one] { $count } пуговица
    [few] { $count } пуговицы
   *[many] { $count } пуговиц
}
unseen-hand = { $count ->
    [one] { $count } пуговица
    [few] { $count } пуговицы
   *[many] { $count } пуговиц
}
