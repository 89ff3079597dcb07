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
ui-unwritten = { $file }: не записывается
ui-busy = Файл { $file } занят: с ним играет другой процесс. Продолжайте там или назовите другой файл.
ui-elsewhere = Файл { $file } изменил другой процесс, и там ничего не перезаписано. Сыгранное здесь сохранено в { $aside }.

# Что `drive` отвечает на запросы, которые нельзя исполнить
ui-drive-json = это не JSON, начиная со столбца { $column }; запрос — одна строка вида {"{"}"do":"decision"{"}"}
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

# Stories and campaigns
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

# Что говорит `watch`
ui-watch-waiting = Жду сохранений в { $folder }; Ctrl+C — закончить.
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
