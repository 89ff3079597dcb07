# Кладовая: все слова, которые видит игрок, по-русски.

pack-title = Кладовая
pack-about = Домовые по ночам запасают лакомства, строят друг другу каверзы и держат на такой случай кота. Утром побеждает самая вкусная кладовка.

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

word-treat = лакомство
    .gender = n
    .nom = лакомство
    .gen = лакомства
    .dat = лакомству
    .acc = лакомство
    .ins = лакомством
    .pre = лакомстве
    .nom-pl = лакомства
    .gen-pl = лакомств
    .dat-pl = лакомствам
    .acc-pl = лакомства
    .ins-pl = лакомствами
    .pre-pl = лакомствах

word-trick = проделка
    .gender = f
    .nom = проделка
    .gen = проделки
    .dat = проделке
    .acc = проделку
    .ins = проделкой
    .pre = проделке
    .nom-pl = проделки
    .gen-pl = проделок
    .dat-pl = проделкам
    .acc-pl = проделки
    .ins-pl = проделками
    .pre-pl = проделках

word-dish = блюдо
    .gender = n
    .nom = блюдо
    .gen = блюда
    .dat = блюду
    .acc = блюдо
    .ins = блюдом
    .pre = блюде
    .nom-pl = блюда
    .gen-pl = блюд
    .dat-pl = блюдам
    .acc-pl = блюда
    .ins-pl = блюдами
    .pre-pl = блюдах

word-rubbish = мусор
    .gender = m
    .nom = мусор
    .gen = мусора
    .dat = мусору
    .acc = мусор
    .ins = мусором
    .pre = мусоре
    .nom-pl = мусоры
    .gen-pl = мусоров
    .dat-pl = мусорам
    .acc-pl = мусоры
    .ins-pl = мусорами
    .pre-pl = мусорах

# Карты

word-crumb = крошка
    .gender = f
    .nom = крошка
    .gen = крошки
    .dat = крошке
    .acc = крошку
    .ins = крошкой
    .pre = крошке
    .nom-pl = крошки
    .gen-pl = крошек
    .dat-pl = крошкам
    .acc-pl = крошки
    .ins-pl = крошками
    .pre-pl = крошках

word-pebble = камешек
    .gender = m
    .nom = камешек
    .gen = камешка
    .dat = камешку
    .acc = камешек
    .ins = камешком
    .pre = камешке
    .nom-pl = камешки
    .gen-pl = камешков
    .dat-pl = камешкам
    .acc-pl = камешки
    .ins-pl = камешками
    .pre-pl = камешках

word-honey = мёд
    .gender = m
    .nom = мёд
    .gen = мёда
    .dat = мёду
    .acc = мёд
    .ins = мёдом
    .pre = мёде
    .nom-pl = мёды
    .gen-pl = мёдов
    .dat-pl = мёдам
    .acc-pl = мёды
    .ins-pl = мёдами
    .pre-pl = мёдах

word-jam = варенье
    .gender = n
    .nom = варенье
    .gen = варенья
    .dat = варенью
    .acc = варенье
    .ins = вареньем
    .pre = варенье
    .nom-pl = варенья
    .gen-pl = варений
    .dat-pl = вареньям
    .acc-pl = варенья
    .ins-pl = вареньями
    .pre-pl = вареньях

word-biscuit = печенье
    .gender = n
    .nom = печенье
    .gen = печенья
    .dat = печенью
    .acc = печенье
    .ins = печеньем
    .pre = печенье
    .nom-pl = печенья
    .gen-pl = печений
    .dat-pl = печеньям
    .acc-pl = печенья
    .ins-pl = печеньями
    .pre-pl = печеньях

word-pie = пирог
    .gender = m
    .nom = пирог
    .gen = пирога
    .dat = пирогу
    .acc = пирог
    .ins = пирогом
    .pre = пироге
    .nom-pl = пироги
    .gen-pl = пирогов
    .dat-pl = пирогам
    .acc-pl = пироги
    .ins-pl = пирогами
    .pre-pl = пирогах

word-cake = торт
    .gender = m
    .nom = торт
    .gen = торта
    .dat = торту
    .acc = торт
    .ins = тортом
    .pre = торте
    .nom-pl = торты
    .gen-pl = тортов
    .dat-pl = тортам
    .acc-pl = торты
    .ins-pl = тортами
    .pre-pl = тортах

word-ladle = половник
    .gender = m
    .nom = половник
    .gen = половника
    .dat = половнику
    .acc = половник
    .ins = половником
    .pre = половнике
    .nom-pl = половники
    .gen-pl = половников
    .dat-pl = половникам
    .acc-pl = половники
    .ins-pl = половниками
    .pre-pl = половниках

word-broom = метла
    .gender = f
    .nom = метла
    .gen = метлы
    .dat = метле
    .acc = метлу
    .ins = метлой
    .pre = метле
    .nom-pl = мётлы
    .gen-pl = мётел
    .dat-pl = мётлам
    .acc-pl = мётлы
    .ins-pl = мётлами
    .pre-pl = мётлах

word-crust = горелая корка
    .gender = f
    .nom = горелая корка
    .gen = горелой корки
    .dat = горелой корке
    .acc = горелую корку
    .ins = горелой коркой
    .pre = горелой корке
    .nom-pl = горелые корки
    .gen-pl = горелых корок
    .dat-pl = горелым коркам
    .acc-pl = горелые корки
    .ins-pl = горелыми корками
    .pre-pl = горелых корках

word-mouse = мышь
    .gender = f
    .nom = мышь
    .gen = мыши
    .dat = мыши
    .acc = мышь
    .ins = мышью
    .pre = мыши
    .nom-pl = мыши
    .gen-pl = мышей
    .dat-pl = мышам
    .acc-pl = мышей
    .ins-pl = мышами
    .pre-pl = мышах

word-magpie = сорока
    .gender = f
    .nom = сорока
    .gen = сороки
    .dat = сороке
    .acc = сороку
    .ins = сорокой
    .pre = сороке
    .nom-pl = сороки
    .gen-pl = сорок
    .dat-pl = сорокам
    .acc-pl = сорок
    .ins-pl = сороками
    .pre-pl = сороках

word-cat = кот
    .gender = m
    .nom = кот
    .gen = кота
    .dat = коту
    .acc = кота
    .ins = котом
    .pre = коте
    .nom-pl = коты
    .gen-pl = котов
    .dat-pl = котам
    .acc-pl = котов
    .ins-pl = котами
    .pre-pl = котах

word-bell = колокольчик
    .gender = m
    .nom = колокольчик
    .gen = колокольчика
    .dat = колокольчику
    .acc = колокольчик
    .ins = колокольчиком
    .pre = колокольчике
    .nom-pl = колокольчики
    .gen-pl = колокольчиков
    .dat-pl = колокольчикам
    .acc-pl = колокольчики
    .ins-pl = колокольчиками
    .pre-pl = колокольчиках

# Что напечатано на картах

word-sweetness = сладость
    .gender = f
    .nom = сладость
    .gen = сладости
    .dat = сладости
    .acc = сладость
    .ins = сладостью
    .pre = сладости
    .nom-pl = сладости
    .gen-pl = сладостей
    .dat-pl = сладостям
    .acc-pl = сладости
    .ins-pl = сладостями
    .pre-pl = сладостях

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

word-taste = вкус
    .gender = m
    .nom = вкус
    .gen = вкуса
    .dat = вкусу
    .acc = вкус
    .ins = вкусом
    .pre = вкусе
    .nom-pl = вкусы
    .gen-pl = вкусов
    .dat-pl = вкусам
    .acc-pl = вкусы
    .ins-pl = вкусами
    .pre-pl = вкусах

# Зоны

word-oven = печь
    .gender = f
    .nom = печь
    .gen = печи
    .dat = печи
    .acc = печь
    .ins = печью
    .pre = печи
    .nom-pl = печи
    .gen-pl = печей
    .dat-pl = печям
    .acc-pl = печи
    .ins-pl = печями
    .pre-pl = печях

word-shelf = полка
    .gender = f
    .at = на
    .nom = полка
    .gen = полки
    .dat = полке
    .acc = полку
    .ins = полкой
    .pre = полке
    .nom-pl = полки
    .gen-pl = полок
    .dat-pl = полкам
    .acc-pl = полки
    .ins-pl = полками
    .pre-pl = полках

word-larder = запас
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

word-table = стол
    .gender = m
    .at = на
    .nom = стол
    .gen = стола
    .dat = столу
    .acc = стол
    .ins = столом
    .pre = столе
    .nom-pl = столы
    .gen-pl = столов
    .dat-pl = столам
    .acc-pl = столы
    .ins-pl = столами
    .pre-pl = столах

word-scraps = сброс
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

word-lap = колено
    .gender = n
    .at = на
    .nom = колено
    .gen = колена
    .dat = колену
    .acc = колено
    .ins = коленом
    .pre = колене
    .nom-pl = колена
    .gen-pl = колен
    .dat-pl = коленам
    .acc-pl = колена
    .ins-pl = коленами
    .pre-pl = коленах

word-bin = ведро
    .gender = n
    .nom = ведро
    .gen = ведра
    .dat = ведру
    .acc = ведро
    .ins = ведром
    .pre = ведре
    .nom-pl = вёдра
    .gen-pl = вёдер
    .dat-pl = вёдрам
    .acc-pl = вёдра
    .ins-pl = вёдрами
    .pre-pl = вёдрах

# Кого задевает каверза

word-unguarded = беззащитный
    .gender = adj
    .nom-m = беззащитный
    .nom-f = беззащитная
    .nom-n = беззащитное
    .nom-pl = беззащитные
    .gen-m = беззащитного
    .gen-f = беззащитной
    .gen-n = беззащитного
    .gen-pl = беззащитных
    .dat-m = беззащитному
    .dat-f = беззащитной
    .dat-n = беззащитному
    .dat-pl = беззащитным
    .acc-m = беззащитный
    .acc-f = беззащитную
    .acc-n = беззащитное
    .acc-pl = беззащитные
    .ins-m = беззащитным
    .ins-f = беззащитной
    .ins-n = беззащитным
    .ins-pl = беззащитными
    .pre-m = беззащитном
    .pre-f = беззащитной
    .pre-n = беззащитном
    .pre-pl = беззащитных

# Числа

word-hours-passed = число прошедших часов
    .label = прошло часов
    .gender = n
    .nom = число прошедших часов
    .gen = числа прошедших часов
    .dat = числу прошедших часов
    .acc = число прошедших часов
    .ins = числом прошедших часов
    .pre = числе прошедших часов

word-sugar = сахар
    .gender = m
    .nom = сахар
    .gen = сахара
    .dat = сахару
    .acc = сахар
    .ins = сахаром
    .pre = сахаре
    .nom-pl = сахары
    .gen-pl = сахаров
    .dat-pl = сахарам
    .acc-pl = сахары
    .ins-pl = сахарами
    .pre-pl = сахарах

word-renown = слава
    .gender = f
    .nom = слава
    .gen = славы
    .dat = славе
    .acc = славу
    .ins = славой
    .pre = славе
    .nom-pl = славы
    .gen-pl = слав
    .dat-pl = славам
    .acc-pl = славы
    .ins-pl = славами
    .pre-pl = славах

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

word-alarm = переполох
    .gender = m
    .nom = переполох
    .gen = переполоха
    .dat = переполоху
    .acc = переполох
    .ins = переполохом
    .pre = переполохе
    .nom-pl = переполохи
    .gen-pl = переполохов
    .dat-pl = переполохам
    .acc-pl = переполохи
    .ins-pl = переполохами
    .pre-pl = переполохах

word-gossip = молва
    .gender = f
    .nom = молва
    .gen = молвы
    .dat = молве
    .acc = молву
    .ins = молвой
    .pre = молве
    .nom-pl = молвы
    .gen-pl = молв
    .dat-pl = молвам
    .acc-pl = молвы
    .ins-pl = молвами
    .pre-pl = молвах

# Что спрашивают у игрока

option-night-length = Сколько часов длится ночь
action-play = Разыграть: { $trick }
action-buy = Купить: { $card }
action-nap = Ничего не покупать
action-let-out = Выпустить кота
action-endure = Стерпеть проделку
action-ring = Позвонить в колокольчик
action-keep-quiet = Промолчать
phase-turn-prompt = Разыграйте проделки, затем купите одну карту
phase-alarm-prompt = Каверза! Поможет ли кот?
phase-gossip-prompt = Кто-то купил дорогую вещь. Позвоните?
counted-hours-passed = { "" }
ability-let-out = Пока длится каверза, выпустите кота: она вас минует, и вы берёте { $card ->
    [one] карту
    [few] { $card } карты
   *[many] { $card } карт
}
    .rule = b72d40
ability-ring = Когда другой игрок купил карту за { $least_cost } или больше, сбросьте колокольчик и возьмите { $card } { $card ->
    [one] карту
    [few] карты
   *[many] карт
}
    .rule = 7c3324

# Тексты правил

text-ladle = Разыграв его, возьмите { $card } { $card ->
    [one] карту
    [few] карты
   *[many] карт
}.
    .rule = 6528ea
text-broom = Разыграв её, выбросьте в ведро до { $card } { $card ->
    [one] карты
   *[other] карт
} из руки.
    .rule = 3569f3
text-mouse = Когда вы её разыгрываете, каждый соперник сбрасывает { $card ->
    [one] карту
    [few] { $card } карты
   *[many] { $card } карт
}, если не выпустит кота.
    .rule = 4d802b
text-magpie = Когда вы её разыгрываете, каждый соперник получает горелую корку, если не выпустит кота.
    .rule = cf453d

done-play = { $player } разыгрывает: { $trick }
done-buy = { $player } покупает: { $card }
done-nap = { $player } ничего не покупает
done-let-out = { $player } выпускает кота
done-endure = { $player } терпит проделку
done-ring = { $player } звонит в колокольчик
done-keep-quiet = { $player } молчит
entered-hand = { $seen ->
    [yes] { $player } берёт: { $cards }
   *[no] { $player } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
}

# Что журнал говорит о движении карт
entered-scraps = { $source ->
    [hand] { $player } сбрасывает: { $cards }
    [table] { $player } сбрасывает: { $cards }
    [larder] { $player } сбрасывает: { $cards }
    [lap] { "" }
   *[other] { $player } получает: { $cards }
}
entered-bin = { $cards } { $count ->
    [one] летит
   *[other] летят
} в ведро
