# Что команда `play` говорит по-русски.
ui-welcome = { $title } — игроков: { $players }, номер раздачи { $seed }. Вы — { $name }.
ui-welcome-auto = { $title } — игроков: { $players }, номер раздачи { $seed }. Играют боты.
ui-resumed = { $title } — сохранённая партия продолжается, решений принято: { $count }. Вы — { $name }.
ui-resumed-auto = { $title } — сохранённая партия продолжается, решений принято: { $count }. Играют боты.
ui-changed = С тех пор игра изменилась ({ $changes }), но все прежние решения остаются в силе.
ui-hint = Введите номер варианта или ? — справка.
ui-you = { $name } (вы)
ui-empty = —
ui-unknown = ?
ui-held-by = хозяин: { $name }
ui-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
ui-top = { $count }, сверху: { $card }
ui-more = и ещё закрытых: { $count }
ui-turn-to = { $name }, решать вам. Нажмите Enter, когда у экрана не будет других.
ui-help =
    1, 2, …          выбрать вариант с этим номером (можно ввести часть текста)
    ?                эта справка
    ? слово          объяснить карту на столе или почему чего-то нет среди вариантов
    стол             показать стол ещё раз; стол весь — и то, что обычно опущено
    отмена           вернуть своё последнее решение
    сохранить ФАЙЛ   сохранить партию
    выход            закончить
ui-nonsense = Непонятно: «{ $words }». Введите число от 1 до { $count } или ? — справка.
ui-no-number = Варианта { $number } нет; выберите от 1 до { $count }.
ui-ambiguous = «{ $words }» подходит к нескольким вариантам: { $options }.
ui-fault = В игре ошибка, поэтому ничего не произошло: { $message }
ui-undone = Решение отменено.
ui-nothing-to-undo = У вас нет решений, которые можно отменить.
ui-undo-blocked = Отменить нельзя: с тех пор кто-то за столом увидел новое. (С --practice было бы можно.)
ui-practice = Это тренировка: отменить можно всё, даже то, что показало вам новое.
ui-saved = Сохранено: { $file }. Продолжить: quarterdeck play { $game } --save { $file }
ui-save-how = Укажите файл: сохранить ФАЙЛ
ui-save-failed = Не удалось сохранить: { $reason }
ui-bye = До встречи!
ui-resume = Партия сохранена. Продолжить: quarterdeck play { $game } --save { $file }
ui-not-kept = Партия не сохранена; для этого есть --save ФАЙЛ. Начать такую же снова: --seed { $seed }.
ui-stands = Чем всё кончилось:
ui-unread = { $file }: не читается
ui-way-back = Предыдущая версия цела: { $before }. Чтобы продолжить с неё, скопируйте её поверх { $file }.
ui-unwritten = { $file }: не записывается
ui-read-only = Файл цел, и партию можно посмотреть: quarterdeck replay { $file }. Чтобы играть дальше, скопируйте его туда, куда можно писать.
ui-busy = Файл { $file } занят: с ним играет другой процесс. Продолжайте там или назовите другой файл.
ui-elsewhere = Файл { $file } изменил другой процесс, и там ничего не перезаписано. Сыгранное здесь сохранено в { $aside }.

# Что `drive` отвечает на запросы, которые нельзя исполнить
ui-drive-json = это не JSON, начиная со столбца { $column }; запрос — одна строка вида {"{"}"do":"decision"{"}"}
ui-drive-long = запрос занимает не больше { $most } МБ; этот длиннее и не прочитан
ui-drive-object = запрос — это объект вида {"{"}"do":"decision"{"}"}
ui-drive-do = в `do` должно быть сказано, что делать: { $list }
ui-drive-near = `{ $wish }` — такого запроса нет; может быть, `{ $near }`?
ui-drive-unknown = `{ $wish }` — такого запроса нет; есть: { $near }
ui-drive-field = у `{ $wish }` нет поля `{ $field }`; есть: { $near }
ui-drive-field-near = у `{ $wish }` нет поля `{ $field }`; возможно, имелось в виду `{ $near }`?
ui-drive-flag = `{ $name }` должно быть true или false, а не { $value }
ui-drive-fixed = `fixed` не говорит, как выпадает случай: { $error }
ui-drive-said = `{ $name }` нельзя указать вместе с `position`: позиция это уже говорит
ui-drive-broken = движок сломался на этом запросе; партия осталась, где была
ui-drive-gone = движок сломался на этом запросе, и партии больше нет; начните или загрузите другую
ui-drive-no-match = партия не начата; отправьте {"{"}"do":"start"{"}"}
ui-drive-position = `position` — не позиция этой игры: { $error }
ui-drive-options = `options` — это объект из имён и значений
ui-drive-names = `names` — это список имён, всего { $count }
ui-drive-people = `people` — это список мест от 0 до { $last }
ui-drive-id = `id` — это текст
ui-drive-which = скажите, какой вариант: `id` или `index`
ui-drive-words = в `words` должно быть сказано, о чём речь
ui-drive-undo = ещё ничего не решено
ui-drive-unwritten = `{ $file }` не записывается: { $error }
ui-drive-unread = `{ $file }` не читается: { $error }
ui-drive-file = `file` — это путь к файлу
ui-drive-load = скажите, что загрузить: `save` или `file`
ui-drive-lang = `lang` — это язык, например "ru"
ui-drive-unspoken = языка `{ $language }` здесь нет; есть: { $known }
ui-drive-seat = места { $seat } нет; места идут от 0 до { $last }
ui-drive-whole = `{ $name }` — целое число от 0, а не { $value }

# Истории и кампании
ui-quest-done = выполнено: { $names }
ui-quest-missing = не хватает: { $parts }
ui-chapter-won = Глава пройдена.
ui-chapter-lost = Глава проиграна, её предстоит сыграть ещё раз. Поражений в ней: { $count }.
ui-chapter-over = Глава окончена.
ui-campaign-next = Нажмите Enter, чтобы начать следующую партию ({ $chapter }).
ui-campaign-won = Кампания пройдена! Сыграно партий: { $matches }, проиграно: { $lost }.
ui-campaign-perfect = Кампания пройдена без единого поражения: безупречно!
ui-campaign-goes-on = Кампания из файла { $file } продолжается: { $chapter }.
ui-campaign-changed = С тех пор как кампания сохранена: { $changes }.
ui-campaign-begins = Начинается кампания; она хранится в файле { $file }.
ui-campaign-over = Кампания в файле { $file } окончена. Чтобы начать новую, назовите другой файл или удалите этот.
ui-campaign-kept = Кампания сохранена в файле { $file }; та же команда продолжит её.
ui-jumped = Вы вступаете в историю с эпизода «{ $title }».
ui-campaign-settled = Эта кампания начата с другими настройками (игроков: { $players }) и сохраняет их: уберите { $said } или назовите другой файл, чтобы начать заново.
ui-replay-between = Кампания в { $file } — между двумя партиями: пересматривать нечего.

# На бумаге

ui-printed = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} на { $sheets ->
    [one] { $sheets } листе
   *[other] { $sheets } листах
}. Печатайте в масштабе 100 %, с двух сторон, переворачивая по длинному краю.
ui-unchanged = Ни одна карта не изменилась, печатать нечего.
ui-gallery = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}. Откройте { $file } в браузере.
ui-tabletop = Положите .json в папку «Saves/Saved Objects» программы Tabletop Simulator. Картинки с этого диска видите только вы: загрузите их через Cloud Manager или выложите на сервер и укажите его адрес в --url.

# Прогоны партий

ui-simulated = Партий: { $games }, игроков: { $players }, секунд: { $seconds }
ui-simulated-rate = {"  "}партий в секунду: { $games }, решений в секунду: { $decisions }
ui-simulated-length = {"  "}решений за партию: { $decisions }
ui-simulated-together = {"  "}выиграно вместе: { $won } ({ $share } %)
ui-simulated-seat = {"  "}место { $seat }: побед { $won } ({ $share } %)
ui-simulated-team-seat = {"  "}место { $seat }, команда { $team }: побед { $won } ({ $share } %)
ui-simulated-lost = {"  "}проиграно вместе: { $count }
ui-simulated-nobody = {"  "}без победителя: { $count }
ui-simulated-worth = {"  "}победа в среднем стоила { $worth }
ui-simulated-hash = {"  "}хеш журналов { $hash }

# Лаборатория

ui-study-length = Длина партии: решений { $mean } (отклонение { $deviation }), от { $low } до { $high }.
ui-study-turns = Ходов за партию: { $turns }, решений за ход: { $each }.
ui-study-seat = Место { $seat } побеждает в { $share } партий.
ui-study-together = Выиграно вместе: { $share }.
ui-study-scores = Очки: в среднем { $mean } (отклонение { $deviation }), у победителей { $winning }; отрыв первого от второго { $margin }.
ui-study-leaders = Кто один лидирует в середине партии, побеждает в { $share } случаев; партий с таким лидером: { $matches }.
ui-study-dead = Карты, о которых не говорил ни один вариант и которых никто не держал: { $names }.
ui-study-aside = Карт, которые во всех партиях остались в стороне: { $count }.
ui-study-shunned = Карты, которые можно было взять, но никто не взял: { $names }.
ui-study-head-card = карта
ui-study-head-offered = доступна
ui-study-head-chosen = выбрана
ui-study-head-taken = взята
ui-study-head-when = когда
ui-study-head-winners = победители
ui-study-head-losers = проигравшие
ui-study-head-advantage = перевес
ui-study-note = Доступна: доля партий, в которых о карте говорил хотя бы один вариант. Выбрана: доля решений с таким вариантом, когда выбрали его. Взята: доля партий, в которых её кто-то выбрал или получил. Когда: какая часть партии прошла в среднем. Победители и проигравшие: сколько из них держали её в конце. Перевес: на сколько процентных пунктов взявшие её побеждают чаще остальных, с 95-процентным интервалом Ньюкомба; звёздочка — это больше, чем случай. Доли мест и лидеров — с 95-процентным интервалом Уилсона. Из многих карт каждая двадцатая получит звёздочку случайно; и тот, кто берёт карту, может опережать других по иным причинам.
ui-report-lengths = Решений за партию
ui-report-seats = Как часто побеждает каждое место рядом с его справедливой долей
ui-report-seat = Место { $seat }
ui-report-beats = Как часто рассказывается каждый эпизод истории
ui-report-beat = Эпизод { $beat }
ui-report-quests = Как часто выполняется каждое задание, если оно выложено
ui-report-quest = { $quest }, выложено: { $count }
ui-report-scores = Очки в конце
ui-report-advantage = Насколько чаще побеждают взявшие карту
ui-report-cards = Карты
ui-report-when = впервые взята
ui-compare-played = Те же раздачи: партий с прежней версией { $before }, с этой { $now }.
ui-compare-head-what = что
ui-compare-head-before = раньше
ui-compare-head-now = теперь
ui-compare-head-change = изменение
ui-compare-length = решений за партию
ui-compare-turns = ходов за партию
ui-compare-scores = очки
ui-compare-margin = отрыв первого от второго
ui-compare-seat = побеждает место { $seat }
ui-compare-together = выиграно вместе
ui-compare-chapter = глава { $chapter }, игроков: { $players }
ui-compare-leaders = побеждает лидер середины партии
ui-compare-gone = Карты, которые есть только в прежней версии: { $names }.
ui-compare-new = Карты, которые есть только в этой версии: { $names }.
ui-compare-taken = { $card }: доля партий, где её взяли, изменилась на { $change } процентных пунктов.
ui-compare-held = { $card }: доля игроков, державших её в конце, изменилась на { $change } процентных пунктов.
ui-compare-won = { $card }: доля побед взявших её изменилась на { $change } процентных пунктов.
ui-compare-no-card = Ни одну карту не берут и не держат чаще или реже и ни одна не побеждает чаще или реже, чем объясняет случай.
ui-compare-note = Звёздочка отмечает то, что больше случая: интервалы верны в 95 случаях из 100 (средние — по нормальному распределению, доли — по Ньюкомбу). Карты названы, только если так говорят 999 случаев из 1000, потому что сравнивается сразу много карт.
ui-sweep-played = { $number }, партий с каждым значением не больше { $matches }:
ui-sweep-head-length = решений
ui-league-game = { $game }, игроков: { $players }:
ui-campaign-unseen = Эпизоды, которых никто не видел: { $beats }
ui-league-over = { $bot } против { $other }
ui-league-head-game = игра
ui-league-head-players = игроков
ui-league-head-bots = боты
ui-league-head-matches = партий
ui-league-head-won = выиграно
ui-league-head-fair = справедливая доля
# Что говорит `watch`
ui-watch-waiting = Жду сохранений в { $folder }; Ctrl+C — закончить.
ui-watch-checked = Проверено через { $ms } мс после сохранения: ошибок нет.
ui-watch-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}, через { $ms } мс после сохранения.
ui-watch-done = В наборе ошибок нет; через { $ms } мс после сохранения.
ui-watch-rulings = Разборы: сыграно { $asked } из { $all }, не выполняются: { $failing }.
ui-watch-other-pack = эта партия играется без набора `{ $pack }`
ui-watch-match = Партия: все решения ({ $all }) приняты снова.
ui-watch-match-stops = Партия: снова принято решений { $made } из { $all }; дальше `{ $id }` уже нельзя.
ui-watch-match-gone = Партию больше нельзя начать.
