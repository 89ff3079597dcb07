# Небылицы: все слова, которые видит игрок, по-русски.

pack-title = Небылицы
pack-about = Собирайте в гавани корабли и людей и остановитесь раньше, чем кончится удача. Среди людей есть такие, кто травит байки, блефует, спорит и торгуется.

word-storyteller = рассказчик
    .gender = m
    .nom = рассказчик
    .gen = рассказчика
    .dat = рассказчику
    .acc = рассказчика
    .ins = рассказчиком
    .pre = рассказчике
    .nom-pl = рассказчики
    .gen-pl = рассказчиков
    .dat-pl = рассказчикам
    .acc-pl = рассказчиков
    .ins-pl = рассказчиками
    .pre-pl = рассказчиках

word-auctioneer = аукционист
    .gender = m
    .nom = аукционист
    .gen = аукциониста
    .dat = аукционисту
    .acc = аукциониста
    .ins = аукционистом
    .pre = аукционисте
    .nom-pl = аукционисты
    .gen-pl = аукционистов
    .dat-pl = аукционистам
    .acc-pl = аукционистов
    .ins-pl = аукционистами
    .pre-pl = аукционистах

word-bluffer = враль
    .gender = m
    .nom = враль
    .gen = враля
    .dat = вралю
    .acc = враля
    .ins = вралём
    .pre = врале
    .nom-pl = врали
    .gen-pl = вралей
    .dat-pl = вралям
    .acc-pl = вралей
    .ins-pl = вралями
    .pre-pl = вралях

word-favor-broker = посредник
    .gender = m
    .nom = посредник
    .gen = посредника
    .dat = посреднику
    .acc = посредника
    .ins = посредником
    .pre = посреднике
    .nom-pl = посредники
    .gen-pl = посредников
    .dat-pl = посредникам
    .acc-pl = посредников
    .ins-pl = посредниками
    .pre-pl = посредниках

word-beachcomber = искатель обломков
    .gender = m
    .nom = искатель обломков
    .gen = искателя обломков
    .dat = искателю обломков
    .acc = искателя обломков
    .ins = искателем обломков
    .pre = искателе обломков
    .nom-pl = искатели обломков
    .gen-pl = искателей обломков
    .dat-pl = искателям обломков
    .acc-pl = искателей обломков
    .ins-pl = искателями обломков
    .pre-pl = искателях обломков

word-finger-player = игрок в морру
    .gender = m
    .nom = игрок в морру
    .gen = игрока в морру
    .dat = игроку в морру
    .acc = игрока в морру
    .ins = игроком в морру
    .pre = игроке в морру
    .nom-pl = игроки в морру
    .gen-pl = игроков в морру
    .dat-pl = игрокам в морру
    .acc-pl = игроков в морру
    .ins-pl = игроками в морру
    .pre-pl = игроках в морру

word-duelist = дуэлянт
    .gender = m
    .nom = дуэлянт
    .gen = дуэлянта
    .dat = дуэлянту
    .acc = дуэлянта
    .ins = дуэлянтом
    .pre = дуэлянте
    .nom-pl = дуэлянты
    .gen-pl = дуэлянтов
    .dat-pl = дуэлянтам
    .acc-pl = дуэлянтов
    .ins-pl = дуэлянтами
    .pre-pl = дуэлянтах

word-old-salt = морской волк
    .gender = m
    .nom = морской волк
    .gen = морского волка
    .dat = морскому волку
    .acc = морского волка
    .ins = морским волком
    .pre = морском волке
    .nom-pl = морские волки
    .gen-pl = морских волков
    .dat-pl = морским волкам
    .acc-pl = морских волков
    .ins-pl = морскими волками
    .pre-pl = морских волках

word-matchmaker = сваха
    .gender = f
    .nom = сваха
    .gen = свахи
    .dat = свахе
    .acc = сваху
    .ins = свахой
    .pre = свахе
    .nom-pl = свахи
    .gen-pl = свах
    .dat-pl = свахам
    .acc-pl = свах
    .ins-pl = свахами
    .pre-pl = свахах

word-plagiarist = пересказчик
    .gender = m
    .nom = пересказчик
    .gen = пересказчика
    .dat = пересказчику
    .acc = пересказчика
    .ins = пересказчиком
    .pre = пересказчике
    .nom-pl = пересказчики
    .gen-pl = пересказчиков
    .dat-pl = пересказчикам
    .acc-pl = пересказчиков
    .ins-pl = пересказчиками
    .pre-pl = пересказчиках

word-topman = вперёдсмотрящий
    .gender = m
    .nom = вперёдсмотрящий
    .gen = вперёдсмотрящего
    .dat = вперёдсмотрящему
    .acc = вперёдсмотрящего
    .ins = вперёдсмотрящим
    .pre = вперёдсмотрящем
    .nom-pl = вперёдсмотрящие
    .gen-pl = вперёдсмотрящих
    .dat-pl = вперёдсмотрящим
    .acc-pl = вперёдсмотрящих
    .ins-pl = вперёдсмотрящими
    .pre-pl = вперёдсмотрящих

word-dicer = игрок в кости
    .gender = m
    .nom = игрок в кости
    .gen = игрока в кости
    .dat = игроку в кости
    .acc = игрока в кости
    .ins = игроком в кости
    .pre = игроке в кости
    .nom-pl = игроки в кости
    .gen-pl = игроков в кости
    .dat-pl = игрокам в кости
    .acc-pl = игроков в кости
    .ins-pl = игроками в кости
    .pre-pl = игроках в кости

word-fortune-teller = гадалка
    .gender = f
    .nom = гадалка
    .gen = гадалки
    .dat = гадалке
    .acc = гадалку
    .ins = гадалкой
    .pre = гадалке
    .nom-pl = гадалки
    .gen-pl = гадалок
    .dat-pl = гадалкам
    .acc-pl = гадалок
    .ins-pl = гадалками
    .pre-pl = гадалках

word-cartographer = картограф
    .gender = m
    .nom = картограф
    .gen = картографа
    .dat = картографу
    .acc = картографа
    .ins = картографом
    .pre = картографе
    .nom-pl = картографы
    .gen-pl = картографов
    .dat-pl = картографам
    .acc-pl = картографов
    .ins-pl = картографами
    .pre-pl = картографах

word-pawnbroker = ростовщик
    .gender = m
    .nom = ростовщик
    .gen = ростовщика
    .dat = ростовщику
    .acc = ростовщика
    .ins = ростовщиком
    .pre = ростовщике
    .nom-pl = ростовщики
    .gen-pl = ростовщиков
    .dat-pl = ростовщикам
    .acc-pl = ростовщиков
    .ins-pl = ростовщиками
    .pre-pl = ростовщиках

word-lottery-seller = продавщица билетов
    .gender = f
    .nom = продавщица билетов
    .gen = продавщицы билетов
    .dat = продавщице билетов
    .acc = продавщицу билетов
    .ins = продавщицей билетов
    .pre = продавщице билетов
    .nom-pl = продавщицы билетов
    .gen-pl = продавщиц билетов
    .dat-pl = продавщицам билетов
    .acc-pl = продавщиц билетов
    .ins-pl = продавщицами билетов
    .pre-pl = продавщицах билетов

word-throw = бросок
    .label = бросок
    .gender = m
    .nom = бросок
    .gen = броска
    .dat = броску
    .acc = бросок
    .ins = броском
    .pre = броске
    .nom-pl = броски
    .gen-pl = бросков
    .dat-pl = броскам
    .acc-pl = броски
    .ins-pl = бросками
    .pre-pl = бросках

word-fingers = палец
    .label = пальцев
    .gender = m
    .nom = палец
    .gen = пальца
    .dat = пальцу
    .acc = палец
    .ins = пальцем
    .pre = пальце
    .nom-pl = пальцы
    .gen-pl = пальцев
    .dat-pl = пальцам
    .acc-pl = пальцы
    .ins-pl = пальцами
    .pre-pl = пальцах

word-highest-bid = высшая ставка
    .label = высшая ставка
    .gender = f
    .nom = высшая ставка
    .gen = высшей ставки
    .dat = высшей ставке
    .acc = высшую ставку
    .ins = высшей ставкой
    .pre = высшей ставке
    .nom-pl = высшие ставки
    .gen-pl = высших ставок
    .dat-pl = высшим ставкам
    .acc-pl = высшие ставки
    .ins-pl = высшими ставками
    .pre-pl = высших ставках

script-tales-storyteller = посмотрите { $cards_told ->
    [one] { $cards_told } верхнюю карту
    [few] { $cards_told } верхние карты
   *[other] { $cards_told } верхних карт
} колоды и верните их в любом порядке
    .rule = 5c7aa6
script-tales-auctioneer = выставьте на торги персонажа из числа { $people_offered } верхних в сбросе: кто предложит больше всех, нанимает его и платит вам (вы сами — в банк)
    .rule = 29e6f6
script-tales-bluffer = посмотрите верхнюю карту колоды и скажите, что это. Поверит сосед слева — получите { $believed ->
    [one] { $believed } монету
    [few] { $believed } монеты
   *[other] { $believed } монет
} (за правду — пополам); не поверит — неправый платит другому { $mistaken ->
    [one] { $mistaken } монету
    [few] { $mistaken } монеты
   *[other] { $mistaken } монет
}
    .rule = 2a07a1
script-tales-favor-broker = каждый другой игрок может заплатить вам { $favor_price ->
    [one] { $favor_price } монету
    [few] { $favor_price } монеты
   *[other] { $favor_price } монет
} и получить { $favor ->
    [one] { $favor } монету
    [few] { $favor } монеты
   *[other] { $favor } монет
}
    .rule = 203a17
script-tales-beachcomber = покажите верхние корабли сброса, по числу игроков; начиная с вас, каждый выбирает корабль и получает на { $wreck_loss ->
    [one] { $wreck_loss } монету
    [few] { $wreck_loss } монеты
   *[other] { $wreck_loss } монет
} меньше, чем тот приносит
    .rule = 51fc69
script-tales-finger-player = все тайно выбирают от { "1" } до { $most_fingers } пальцев; кто выбрал число, которого не выбрал больше никто, получает столько же монет
    .rule = 790676
script-tales-duelist = выберите игрока, у которого есть монеты; оба бросаете кость и прибавляете свои сабли; у кого меньше, тот платит другому { $duel_stake ->
    [one] { $duel_stake } монету
    [few] { $duel_stake } монеты
   *[other] { $duel_stake } монет
}
    .rule = 990728
script-tales-old-salt = назовите цвет и покажите { $cards_foretold ->
    [one] { $cards_foretold } верхнюю карту
    [few] { $cards_foretold } верхние карты
   *[other] { $cards_foretold } верхних карт
} колоды; получите { $foretold ->
    [one] { $foretold } монету
    [few] { $foretold } монеты
   *[other] { $foretold } монет
}, если среди них есть корабль этого цвета, или { $calm_sea ->
    [one] { $calm_sea } монету
    [few] { $calm_sea } монеты
   *[other] { $calm_sea } монет
}, если кораблей нет вовсе
    .rule = 040b11
script-tales-matchmaker = каждый тайно выбирает своего персонажа стоимостью не более { $cheap } или никого; затем все одновременно отдают выбранных соседу слева
    .rule = 2bf4b6
script-tales-plagiarist = можете сделать то, что делает при найме персонаж другого игрока
    .rule = 0d7876
script-habits-topman = посмотрите верхнюю карту колоды; можете положить её под колоду
    .rule = cb6676
script-habits-dicer = можете вызвать другого игрока, если монеты есть у обоих: каждый бросает кость, и тот, у кого меньше, платит другому { $dice_stake ->
    [one] { $dice_stake } монету
    [few] { $dice_stake } монеты
   *[other] { $dice_stake } монет
}
    .rule = 8443ab
script-habits-fortune-teller = угадайте, что лежит на колоде сверху: корабль, персонаж или ни то ни другое, и покажите эту карту; угадав, получите { $guessed ->
    [one] { $guessed } монету
    [few] { $guessed } монеты
   *[other] { $guessed } монет
}
    .rule = 550d0b
script-habits-cartographer = можете заплатить { $chart_price ->
    [one] { $chart_price } монету
    [few] { $chart_price } монеты
   *[other] { $chart_price } монет
} и посмотреть { $cards_charted ->
    [one] { $cards_charted } верхнюю карту
    [few] { $cards_charted } верхние карты
   *[other] { $cards_charted } верхних карт
} колоды; любые из них можете положить под колоду
    .rule = afd4ff
script-habits-pawnbroker = можете сбросить другого своего персонажа и получить на { $pawn_loss ->
    [one] { $pawn_loss } монету
    [few] { $pawn_loss } монеты
   *[other] { $pawn_loss } монет
} меньше, чем он стоит
    .rule = 91df0e
script-habits-lottery-seller = каждый другой игрок может купить у вас билет за { $lot_price ->
    [one] { $lot_price } монету
    [few] { $lot_price } монеты
   *[other] { $lot_price } монет
}; если кто-то купил, разыграйте все билеты, включая ваш: выигрыш — столько монет, сколько билетов
    .rule = 639536

prompt-storyteller = Какая карта следующая, считая сверху?
prompt-auction = Кого выставите на торги?
prompt-bid = Сколько монет предложите?
prompt-claim = Что это за карта, по вашим словам?
prompt-claimed-ship = «Верхняя карта — корабль». Верите?
prompt-claimed-person = «Верхняя карта — персонаж». Верите?
prompt-claimed-neither = «Верхняя карта — ни корабль, ни персонаж». Верите?
prompt-favor = Заплатить 1 монету и получить 2?
prompt-wreck = Какой корабль выбираете?
prompt-fingers = Сколько пальцев покажете?
prompt-duel = Кого вызовете?
prompt-color = Какой цвет назовёте?
prompt-match = Кого отдадите соседу слева?
prompt-plagiarist = Чью байку перескажете?
prompt-consider = Что с этой картой?
prompt-dice = С кем бросите кости на монету?
prompt-guess = Что лежит на колоде сверху?
prompt-chart = Заплатить 1 монету и посмотреть две карты?
prompt-pawn = Кого отпустите?
prompt-lot = Купить билет за 1 монету?

answer-pass = Пас
answer-ship = Корабль
answer-person = Персонаж
answer-neither = Ни то ни другое
answer-believe = Верю
answer-doubt = Не верю
answer-buy = Купить
answer-pay = Заплатить
answer-leave = Оставить
answer-bury = Положить под колоду
answer-nobody = Никого
answer-yellow = Жёлтый
answer-blue = Синий
answer-green = Зелёный
answer-red = Красный
answer-black = Чёрный

flavor-storyteller = На третий раз рыба стала китом.
flavor-auctioneer = Раз, два… и в море.
flavor-bluffer = Смотри мне в глаза. Нет, в другой.
flavor-favor-broker = Будете должны. Все должны.
flavor-beachcomber = Кому шторм, кому завтрак.
flavor-finger-player = Двух пальцев нет, а всё выигрывает.
flavor-duelist = На рассвете. Или сейчас, если монеты при вас.
flavor-old-salt = Чует флейт за горизонтом.
flavor-matchmaker = Опрятный, непьющий — и теперь ваш.
flavor-plagiarist = Как я всегда говорил, а он — до меня.
flavor-topman = Земля! Нет, туча. Нет, земля.
flavor-dicer = Кости у него честные. В основном.
flavor-fortune-teller = Она знала, что вы придёте.
flavor-cartographer = Здесь водятся кофейные пятна.
flavor-pawnbroker = Весы точные. Для своих.
flavor-lottery-seller = Выигрывает каждый билет. Чаще её.

# Как карты говорят о моментах и что сообщает журнал

moment-done-hire = { $it ->
    [this] когда вы нанимаете этого персонажа
   *[other] когда вы нанимаете: { $thing }
}
moment-begins-turn = { $whose ->
    [your] в начале вашего хода:
    [other] в начале хода другого игрока:
   *[any] в начале каждого хода:
}
counted-throw = { $player }: бросок { $amount }.
counted-fingers = { $player } показывает { $amount ->
    [one] { $amount } палец
    [few] { $amount } пальца
   *[other] { $amount } пальцев
}.
counted-highest-bid = Ставка: { $amount }.
