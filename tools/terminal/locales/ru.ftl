# Что говорит стол в терминале по-русски.
tt-pane-options = Что делать
tt-actions-left = осталось { $count }
tt-pane-table = Стол
tt-pane-own = Вы
tt-pane-others = Остальные
tt-pane-detail = Подробно
tt-pane-log = Что произошло
tt-tabs = Tab: дальше
tt-your-turn = ваш ход
tt-turn-of = ходит { $name }
tt-practice = тренировка
tt-keys = ↑↓ Enter · Tab панели · ? вопрос · u отмена · { $story ->
        [yes] s история
       *[no] e журнал
    } · r правила · l en · h помощь · q выход
tt-keys-short = ↑↓ Enter: выбрать · Tab: панели · ? спросить · u отмена · h помощь · q выход
tt-typed = Вариант { $typed }: Enter — выбрать
tt-bots-keys = Ходят остальные. Пробел: не ждать · + и −: быстрее, медленнее
tt-over-keys = Партия окончена. Enter: итоги · q: выйти
tt-heading = { $count ->
    [one] { $count } вариант. Enter или → развернёт его.
    [few] { $count } варианта. Enter или → развернёт их, ← свернёт.
   *[many] { $count } вариантов. Enter или → развернёт их, ← свернёт.
}
tt-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
tt-more = и ещё { $count } закрыто
tt-hidden = { $count } закрыто
tt-nothing = ничего
tt-top = сверху: { $card }
tt-held-by = держит { $name }
tt-face-down = (рубашкой вверх)
tt-together = Вместе
tt-quest-done = выполнено: { $names }
tt-quest-missing = не хватает: { $parts }
tt-flavor = «{ $text }»
tt-help-title = Клавиши
tt-help =
    ↑ ↓  j k        от варианта к варианту
    1, 2, 3 …       к варианту с этим номером
    Enter           выбрать выделенный вариант; развернуть группу
    ← →             свернуть и развернуть; в других панелях — от предмета к предмету
    Tab             следующая панель; стрелки и PgUp, PgDn прокручивают её
    ?               спросить обо всём, что на столе, или почему чего-то нельзя
    r               как играть
    u               отменить своё последнее решение
    s               перечитать историю
    e               всё, что произошло
    l               русский / English
    Пробел          не ждать ботов; + и − ускоряют и замедляют их
    i               подсказки для новичков: включить или выключить
    w               сохранить партию в файл
    q               выйти
    Мышь            щёлкните карту или вариант; второй щелчок выбирает
    
    То, о чём вариант, выделено на столе и объяснено в панели «Подробно». То, что можно выбрать, подчёркнуто.
    В скобках после варианта — сколько вы за него сейчас отдадите или получите.
tt-behind = Другая сторона: { $card }
tt-hints-on = Подсказки включены: то, что происходит впервые, объясняется.
tt-hints-off = Больше никаких подсказок.
tt-close = Enter: закрыть
tt-go-on = Enter: дальше
tt-happened = Что произошло
tt-turn-to-title = Другой игрок
tt-turn-to = { $name }, решать вам. Нажмите Enter, когда на экран смотрите только вы.
tt-ask-title = Вопрос
tt-ask-hint = Карта, вид карт, место, число, фаза, игрок — или то, что хочется сделать. Например:
tt-ask-keys = Enter: ответ · Esc: закрыть
tt-ask-resource = { $name }: это получают и тратят.
tt-ask-counter = { $name }: число каждого игрока.
tt-ask-count = { $name }: число стола.
tt-ask-zone = { $name }: место, где лежат карты.
tt-ask-board = { $name }: поле, на котором { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}.
tt-ask-kind = { $name }: вид карт.
tt-ask-attribute = { $name }: указывается на картах.
tt-ask-value = { $name } ({ $of }): указывается на картах.
tt-ask-phase = { $name }: часть хода.
tt-ask-can = Можно: { $actions }.
tt-ask-such = Это: { $names }.
tt-ask-open = Сейчас открыто: { $names }.
tt-ask-sum = Считается так: { $parts }.
tt-ask-if = { $by }, если { $clause }
tt-save-title = Сохранить
tt-save-how = В какой файл?
tt-save-keys = Enter: сохранить · Esc: закрыть
tt-save-failed = Сохранить не удалось: { $reason }
tt-leave-title = Выйти?
tt-leave-kept = Партия сохранена; та же команда её продолжит.
tt-leave-lost = Партия не сохраняется; сначала её можно сохранить клавишей «w». Та же партия начнётся заново с --seed { $seed }.
tt-leave-keys = Enter: выйти · любая другая клавиша: остаться
tt-end-title = Конец
tt-end-last = Что произошло в конце
tt-end-figures = Решений: { $decisions }, из них ваших: { $own }; номер раздачи { $seed }
tt-end-keys = Enter: посмотреть на стол · q: выйти
tt-story-title = История
tt-chapter = Начинается глава
tt-no-story = История ещё не началась.
tt-story-keys = Enter: дальше · ← → предыдущие и следующие страницы ({ $at } из { $count })
tt-undone = Отменено.
tt-nothing-to-undo = Отменять нечего: ваших решений нет.
tt-undo-blocked = Отменить нельзя: с тех пор кто-то за столом увидел новое. (С --practice было бы можно.)
tt-fault = В наборе ошибка, поэтому ничего не произошло: { $message }
tt-form-players = Игроков
tt-form-bots = Остальные играют
tt-form-language = Язык
tt-form-en = English
tt-form-ru = русский
tt-form-random = наугад
tt-form-greedy = ради того, что выгодно сразу
tt-form-curious = пробуя всё понемногу
tt-form-search = обдумывая продолжения
tt-form-you = Ваше имя
tt-form-bot = Бот
tt-form-keys = Enter: начать · ↑↓ строки · ←→ изменить · имя можно вписать · Esc: выйти
tt-replay-keys = { $at } из { $count } · смотрит { $eyes } · ← → шаг · PgUp PgDn скачок · v кто смотрит · p играть отсюда · h помощь · q выход
tt-replay-all = (видно всё)
tt-replay-help =
    → Пробел        следующее решение
    ←               на одно назад
    PgUp PgDn       на десять
    Home End        начало, конец
    v               глазами следующего игрока или со всем, что знают все вместе
    p               играть отсюда за того, чьими глазами смотрите
    ?               спросить обо всём, что на столе
    s e             история, всё, что произошло
    Tab, ↑ ↓        панели и их прокрутка
    l               русский / English
    q               выйти
tt-end-team = Команда { $number } ({ $names }): { $value }
tt-end-decided = До этого поровну; решило вот что: { $name }.
tt-end-missing = Чего не хватило
tt-goal = { $have } из { $want }
tt-now = { $name }: сейчас { $value }, напечатано { $printed }
tt-howto-title = Как играть
tt-no-howto = Наборы не говорят, как в это играть; h покажет клавиши, ? объяснит то, что на столе.
