# Что `new`, `fmt` и строгий `check` говорят по-русски.

ui-new-written = записано: { $file }
ui-new-dry = Ничего не записано.
ui-new-exists = { $file } уже есть
ui-new-exists-help = существующее никогда не перезаписывается, и ничего не записано; выберите другое имя или другой идентификатор через --id
ui-new-bad-id = из «{ $name }» нельзя сделать идентификатор
ui-new-bad-id-help = идентификатор состоит из строчных латинских букв и цифр и начинается с буквы; укажите его через --id
ui-new-which-pack = не сказано, в какой набор это положить
ui-new-which-pack-help = добавьте --pack с именем или папкой набора либо запустите команду в его папке; есть: { $known }
ui-new-which-kind = не сказано, какого вида карта
ui-new-which-kind-help = добавьте --kind; есть: { $kinds }
ui-new-no-kind = нет ни одной карты вида `{ $kind }`, по образцу которой можно начать
ui-new-no-kind-help = есть: { $kinds }; новый вид — это таблица `[kind.{ $kind }]` в наборе
ui-new-near-kind = нет ничего с именем `{ $kind }`
ui-new-near-kind-help = может быть, `{ $near }`?
ui-new-unsound = с этим в наборе `{ $pack }` были бы ошибки
ui-new-unsound-help = ничего не записано
ui-new-unread = не понято: «{ $part }» — { $why }
ui-new-not-all-read = понято не всё
ui-new-not-all-read-help = ничего не записано; скажите эти части иначе (docs/guide/phrasebook.md) или опустите их и допишите в таблицу выше
ui-new-near-attribute = на картах ничего так не называется; может быть, `{ $near }`?
ui-new-no-attribute = на картах ничего так не называется; есть: { $known }
ui-new-no-moment = не сказано, когда; начните с “At the start of your …” или “When …,”
ui-new-rules-in-latin = что делает карта, говорится по-английски, например: “At the start of your turn gain 1 oil”; названия и числа можно писать и по-русски. Как что сказать, найдёт quarterdeck help <что вы хотите>
ui-new-required-twice = у карты одно требование; соедините оба словом “and”
ui-new-no-story = `{ $pack }` не рассказывает историю
ui-new-no-story-help = история начинается с таблицы `[campaign]`: docs/authoring/story.md
ui-new-covers-what = не сказано, о каком правиле этот разбор
ui-new-covers-what-help = добавьте --covers с номером правила, например: { $rules }
ui-new-no-rule = в списке правил набора нет `{ $rule }`
ui-new-no-rule-help = назовите правило из его `rules.txt`, например: { $rules }; или сначала добавьте его туда
ui-new-no-sentence = «{ $sentence }» не может быть предложением разбора
ui-new-no-sentence-help = запишите его в одну строку
ui-new-nobody-decides = партия `{ $pack }` начинается без единого решения
ui-new-nobody-decides-help = напишите разбор вручную: docs/guide/rulings.md

ui-new-stub-decline = Отказаться
ui-new-reads = на карте будет ({ $language }): { $line }
ui-new-stub-text = Здесь будет то, что читают вслух: { $title }.
ui-new-first-rule = Партия начинается.
ui-new-comment-rules = Правила по номерам; разборы называют те, которые они проверяют.
ui-new-comment-texts = Что читают игроки ({ $language }). Пока это только имена; об их формах: docs/guide/language.md.
ui-new-comment-card =
    В предложениях эту карту можно называть `{ $words }`. Что может говорить карта: docs/guide/phrasebook.md и docs/reference/keys.md.
    Её название — в locales/.
ui-new-comment-first-card =
    Ещё одна карта вида `{ $kind }`; она в игре всегда, когда в игре это дополнение. Измените, что на ней напечатано и что она
    говорит: docs/guide/phrasebook.md.
ui-new-comment-expansion =
    Дополнение к `{ $base }`. Новое просто пишется; кто меняет существующее, говорит `extends = true` или
    `replaces = true`: docs/guide/expansion.md.
ui-new-comment-chapter = Ещё одна глава, после остальных: это значение параметра.
ui-new-comment-chapter-beats = Эпизоды, которыми она открывается и закрывается.
ui-new-comment-beat = Эпизод может выложить задание (`quest`), что-то сделать (`do`) и вести дальше (`next`): docs/authoring/story.md.
ui-new-comment-closing = Что читают, когда глава выиграна и когда проиграна.
ui-new-comment-ruling =
    Разложите здесь стол, строка за строкой: docs/guide/rulings.md. Затем шаги (`Anna: <действие>`), а под каждым
    с отступом — что должно быть.

ui-new-next-game =
    Сыграть: quarterdeck play { $pack }
    Проверить: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-next-game-here =
    Сыграть: quarterdeck play { $pack } --content .
    Проверить: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-next-expansion = Проверить: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-next-card = Проверить: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-apart =
    В самом наборе `{ $pack }` разборы пошли бы иначе (первый из них — { $ruling }), поэтому это кладётся в дополнение к нему: `{ $more }`.
    С --here — в сам набор.
ui-new-apart-installed = `{ $pack }` — установленный набор, в нём ничего не пишется; это кладётся в дополнение к нему: `{ $more }`.
ui-new-more-title = { $title }: дополнение
ui-new-installed = `{ $pack }` — установленный набор; в установленных наборах ничего не пишется
ui-new-installed-help = назовите папку, в которой вы над ним работаете, или начните дополнение: quarterdeck new expansion <имя> --pack { $pack }
ui-new-card-exists = карта `{ $id }` уже есть
ui-new-card-exists-help = ничего не записано; выберите другое название или другой идентификатор через --id
ui-new-next-chapter = Проверить: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-next-ruling = Разложите стол и прочтите, что происходит: quarterdeck test { $folder } --why

ui-fmt-no-pack = нет набора в папке { $folder }
ui-fmt-no-pack-help = набор — это папка с файлом `pack.toml`
ui-fmt-broken = { $file } нельзя оформить: { $reason }
ui-fmt-broken-help = в нём ничего не изменено; `quarterdeck check` покажет, что в нём не так
ui-fmt-other-meaning = { $pack } значил бы уже не то же самое
ui-fmt-other-meaning-help = ничего не изменено; это ошибка самого `fmt`, сообщите о ней, пожалуйста
ui-fmt-written = { $file }: оформлен заново, начиная со строки { $line }
ui-fmt-differs = { $file }: строка { $line } оформлена не по образцу
ui-fmt-done = Файлов: { $files }, изменено: { $changed }
ui-fmt-checked = Файлов: { $files }; { $changed ->
    [0] все оформлены по образцу
   *[other] не по образцу: { $changed }; `quarterdeck fmt` оформит их
}

ui-explain-near = нет кода `{ $code }`
ui-explain-near-help = может быть, `{ $near }`?
ui-explain-unknown = нет кода `{ $code }`
ui-explain-unknown-help = код стоит над каждой ошибкой, например `pack::unknown_key`; все коды перечислены в docs/errors
ui-checked-sound = { $packs ->
    [one] { $packs } набор
    [few] { $packs } набора
   *[other] { $packs } наборов
}, ошибок нет
ui-checked-mistakes = { $packs ->
    [one] { $packs } набор
    [few] { $packs } набора
   *[other] { $packs } наборов
}, { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
   *[other] { $mistakes } ошибок
}
ui-checked-doubts = { $packs ->
    [one] { $packs } набор
    [few] { $packs } набора
   *[other] { $packs } наборов
}, { $doubts ->
    [one] { $doubts } сомнение
    [few] { $doubts } сомнения
   *[other] { $doubts } сомнений
}
ui-checked-both = { $packs ->
    [one] { $packs } набор
    [few] { $packs } набора
   *[other] { $packs } наборов
}, { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
   *[other] { $mistakes } ошибок
}, { $doubts ->
    [one] { $doubts } сомнение
    [few] { $doubts } сомнения
   *[other] { $doubts } сомнений
}
ui-fixed = { $file }:{ $line }: `{ $from }` теперь `{ $to }`
ui-fixed-count = Исправлено ошибок: { $count }; осталось:
ui-texts-read = { $count ->
    [0] Во всех текстах уже отмечено, с каким правилом они сверены.
    [one] В { $count } тексте отмечено, с каким правилом он сверен.
   *[other] В { $count } текстах отмечено, с каким правилом они сверены.
}
ui-fixed-none = Здесь нет ошибок с единственным верным ответом; ничего не изменено.

# Что говорит `trace`.
ui-trace-opening = До первого решения
ui-trace-asked = { $number }. { $player }: { $prompt }
ui-trace-written = строка { $line }: { $step }
ui-trace-closed = нельзя: `{ $id }` — { $why }
ui-trace-waits = Решает { $player }: { $prompt }
ui-trace-card = { $card } (у игрока { $player })
ui-trace-rule = правило
ui-trace-named-rule = правило `{ $id }`
ui-trace-acts = { $who } слышит «{ $heard }» ({ $player }) и срабатывает
ui-trace-silent = { $who } слышит «{ $heard }» ({ $player }) и молчит
ui-trace-apart = { $who } ждёт «{ $heard }», но это касается другого игрока
ui-trace-does = { $owner }: { $said }
ui-trace-left-out = { $owner } — пропущено: { $said }
ui-trace-further = то, что дальше
ui-trace-now = сейчас { $have }
ui-trace-seat = игрок { $seat }
ui-trace-yes = да: { $text }
ui-trace-no = нет: { $text }
ui-trace-failure = строка { $line } разбора не выполняется: { $message }
ui-trace-not-open = тогда было решено `{ $id }`, теперь этого нельзя
ui-trace-range = «{ $text }» не говорит, какие решения показать
ui-trace-range-help = напишите одно число или два: --decisions 7-12
ui-trace-no-card = ни одна строка здесь не говорит о карте `{ $card }`
ui-trace-no-card-help = есть: { $known }
ui-trace-page-before = Назад
ui-trace-page-next = Вперёд
ui-trace-page-search = Поиск
ui-trace-page-card = Карта
ui-trace-page-any = любая
ui-trace-page-open = Можно
ui-trace-page-closed = Нельзя
ui-trace-page-happened = Что произошло
ui-trace-page-event = события
ui-trace-page-acts = сработало
ui-trace-page-silent = промолчало
ui-trace-page-apart = не о том игроке
ui-trace-page-does = действия
ui-trace-page-left-out = пропущено
ui-trace-page-wrong = ошибки
ui-trace-page-none = Ничего не подходит.
ui-trace-page-keys = ← → — шаг, / — поиск
ui-trace-page-decisions = Решения
ui-trace-page-show = Какие строки показать

# Что говорит `watch --measure`.
ui-watch-measured = Мелких изменений `{ $pack }`: { $count }, в среднем сыграно разборов: { $played } (первый взгляд: { $first } мс). Миллисекунды:
ui-watch-measured-head = {"                             половина  9 из 10 99 из 100  дольше всего"}
ui-watch-stage-reading = чтение файлов
ui-watch-stage-checking = проверка набора
ui-watch-stage-looks = вид и правила
ui-watch-stage-rulings = разборы
ui-watch-stage-match = партия
ui-watch-stage-waiting = редактор, одновременно
ui-watch-stage-first = до вести об ошибках
ui-watch-stage-all = всего
ui-watch-measured-editor = Языковой сервер для того, кто пишет `{ $file }`: ответов во время проверки набора — { $answers }, ошибок при вводе — { $mistakes }. Миллисекунды:
ui-watch-stage-answers = ответ
ui-watch-stage-mistakes = до вести об ошибке

# Что говорит `explain … --match`.
ui-explain-moment = В партии (событий до сих пор: { $events }; решает { $asked }: { $prompt }), «вы» — { $player }:
ui-explain-moment-over = В партии (событий: { $events }; она окончена), «вы» — { $player }:
ui-explain-holds = Это верно.
ui-explain-fails = Это неверно.
ui-explain-amount = Это { $value }.
ui-explain-things = { $count ->
    [0] Такого нет.
   *[other] Найдено: { $count }
 }
ui-explain-instruction = У указания нет значения; что сделано и что пропущено, показывает `quarterdeck trace`.
ui-explain-no-player = за столом никого не зовут «{ $name }»
ui-explain-no-card = карты `{ $card }` в этой партии нет
ui-help-nothing = В справочнике ничего нет о «{ $words }». Попробуйте другие слова или полистайте рецепты:
ui-help-try = Чтобы попробовать: `quarterdeck new game treasury`, положите эти файлы в созданную папку, затем `quarterdeck check treasury` и `quarterdeck test treasury`.
ui-help-english = Эта страница есть только по-английски.
ui-help-in-english = {" "}[по-английски]
ui-help-from = Источник: { $page }
ui-help-others = Смотрите также:
