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
ui-new-required-twice = у карты одно требование; соедините оба словом “and”
ui-new-no-story = `{ $pack }` не рассказывает историю
ui-new-no-story-help = история начинается с таблицы `[campaign]`: docs/authoring/story.md
ui-new-covers-what = не сказано, о каком правиле этот разбор
ui-new-covers-what-help = добавьте --covers с номером правила, например: { $rules }
ui-new-no-sentence = «{ $sentence }» не может быть предложением разбора
ui-new-no-sentence-help = запишите его в одну строку
ui-new-nobody-decides = партия `{ $pack }` начинается без единого решения
ui-new-nobody-decides-help = напишите разбор вручную: docs/guide/rulings.md

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
ui-new-next-card =
    Проверить: quarterdeck check { $folder }
    Разборы, в которых колода не разложена, теперь могут пойти иначе: quarterdeck test { $folder }
ui-new-card-exists = карта `{ $id }` уже есть
ui-new-card-exists-help = ничего не записано; выберите другое название или другой идентификатор через --id
ui-new-next-chapter = Проверить: quarterdeck check { $folder }
ui-new-next-ruling = Разложите стол и прочтите, что происходит: quarterdeck test { $folder } --why

ui-fmt-no-pack = нет набора в папке { $folder }
ui-fmt-no-pack-help = набор — это папка с файлом `pack.toml`
ui-fmt-broken = { $file } нельзя оформить: { $reason }
ui-fmt-broken-help = в нём ничего не изменено; `quarterdeck check` покажет, что в нём не так
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
ui-fixed = { $file }:{ $line }: `{ $from }` теперь `{ $to }`
ui-fixed-count = Исправлено ошибок: { $count }; осталось:
ui-fixed-none = Здесь нет ошибок с единственным верным ответом; ничего не изменено.
