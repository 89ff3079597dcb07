# Что команда говорит о наборах-архивах.

ui-pack-files = { $count ->
    [one] { $count } файл
    [few] { $count } файла
   *[other] { $count } файлов
}
ui-pack-needs = нужны: { $needs }
ui-pack-left = не взято, из таких файлов наборы не состоят: { $path }
ui-pack-installed = { $id } { $version } установлен
ui-pack-hidden = но в { $folder } тоже есть набор { $id }, и играется он
ui-pack-removed = { $id } удалён
ui-pack-store = { $folder }: { $count ->
    [0] ничего не установлено
    [one] { $count } набор
    [few] { $count } набора
   *[other] { $count } наборов
}
ui-pack-altered = изменено после установки: { $path }
ui-pack-altered-help = Чтобы вернуть набор, каким он был, удалите его и установите снова.

ui-pack-no-store = неизвестно, где хранятся наборы этого пользователя
ui-pack-no-store-help = назовите папку: QUARTERDECK_PACKS=/какая-то/папка
ui-pack-no-archive = { $file } — не файл
ui-pack-no-archive-help = назовите архив, созданный командой `quarterdeck pack build`; папку с набором устанавливать не нужно: её играет `quarterdeck play <папка>`
ui-pack-given-twice = в двух из этих архивов лежит набор { $id }
ui-pack-given-twice-help = установите один из них
ui-pack-older = установлен { $id } { $old }, он новее, чем { $new }
ui-pack-older-help = оставьте как есть или добавьте --replace
ui-pack-another = установлен другой набор { $id } { $old }: та же версия с другими файлами
ui-pack-another-help = попросите у автора отдельную версию или добавьте --replace
ui-pack-lacks = набору { $id } нужен { $need }, а его нет
ui-pack-lacks-help = сначала установите { $other } или назовите оба архива сразу
ui-pack-lacks-version = набору { $id } нужен { $need }, а есть { $other } { $there }
ui-pack-lacks-version-help = установите подходящую версию { $other } или другую версию { $id }
ui-pack-not-installed = { $id } не установлен
ui-pack-not-installed-help = установлены: { $names }
ui-pack-needed = { $id } нужен набору { $by }
ui-pack-needed-help = удалите и { $by }, назвав оба

ui-pack-refused = { $file } не принят, ничего не записано
ui-pack-refused-too-large = архив больше { $most } МБ
ui-pack-refused-too-large-help = наборы — это тексты и занимают гораздо меньше; посмотрите, что в него попало
ui-pack-refused-not-an-archive = это не архив набора ({ $error })
ui-pack-refused-not-an-archive-help = архивы создаёт `quarterdeck pack build`; если это был архив, скачайте его снова
ui-pack-refused-cut-off = архив обрывается на середине
ui-pack-refused-cut-off-help = скачайте его снова: он дошёл не целиком
ui-pack-refused-appended = за концом архива что-то дописано
ui-pack-refused-appended-help = скачайте его снова или попросите собрать заново: `quarterdeck pack build`
ui-pack-refused-too-much = содержимое архива занимает больше { $most } МБ
ui-pack-refused-too-much-help = наборы — это тексты и занимают гораздо меньше
ui-pack-refused-too-dense = содержимое архива больше самого архива более чем в { $most } раз
ui-pack-refused-too-dense-help = никакой текст так не сжимается: этот архив сделан, чтобы заполнить диск
ui-pack-refused-too-many = в архиве больше { $most } файлов
ui-pack-refused-too-many-help = соберите несколько карт или разборов в один файл
ui-pack-refused-file-too-large = { $path } больше { $most } МБ
ui-pack-refused-file-too-large-help = разделите его на несколько файлов
ui-pack-refused-too-deep = папки { $path } вложены слишком глубоко
ui-pack-refused-too-deep-help = в наборе мало папок
ui-pack-refused-link = { $path } — ссылка
ui-pack-refused-link-help = положите в набор сам файл
ui-pack-refused-no-file = { $path } — не обычный файл
ui-pack-refused-no-file-help = в архивах лежат только обычные файлы; их создаёт `quarterdeck pack build`
ui-pack-refused-name-parent = { $path } ведёт за пределы набора
ui-pack-refused-name-parent-help = в путях нет `..`
ui-pack-refused-name-absolute = { $path } — не место внутри набора
ui-pack-refused-name-absolute-help = путь начинается с имени файла или папки набора, а не с `/` или диска
ui-pack-refused-name-backslash = в { $path } есть обратная косая черта
ui-pack-refused-name-backslash-help = между папками пишите `/`
ui-pack-refused-name-sign = в { $path } есть знаки, которые нельзя показать или которых не допускает какая-нибудь система
ui-pack-refused-name-sign-help = называйте файлы буквами, цифрами, `-` и `.`
ui-pack-refused-name-device = { $path } — имя устройства на некоторых системах
ui-pack-refused-name-device-help = назовите файл иначе, чем con, prn, aux, nul, com1 или lpt1
ui-pack-refused-name-end = { $path }: имя не начинается с пробела и не кончается точкой или пробелом
ui-pack-refused-name-end-help = некоторые системы их отбрасывают и записали бы другой файл
ui-pack-refused-name-hidden = { $path } — скрытый файл
ui-pack-refused-name-hidden-help = имена в наборе не начинаются с точки
ui-pack-refused-name-long = { $path } — слишком длинное имя
ui-pack-refused-name-long-help = имя не длиннее 200 байт, путь не длиннее 400
ui-pack-refused-name-empty = { $path } — не имя файла
ui-pack-refused-name-empty-help = в путях нет ни `.`, ни двух `/` подряд
ui-pack-refused-name-ending = из файлов вроде { $path } наборы не состоят
ui-pack-refused-name-ending-help = в наборах лежат .toml, .luau, .ftl, .ruling, .snap, .md и .txt
ui-pack-refused-name-not-text = имя { $path } записано не в UTF-8
ui-pack-refused-name-not-text-help = называйте файлы буквами, цифрами, `-` и `.`
ui-pack-refused-name-form = в { $path } буквы записаны по частям
ui-pack-refused-name-form-help = пишите букву с её знаком как один символ (Unicode NFC)
ui-pack-refused-twice = { $path } лежит в архиве дважды
ui-pack-refused-twice-help = попросите собрать архив заново: `quarterdeck pack build`
ui-pack-refused-clash = { $path } и { $other } на некоторых системах одно и то же
ui-pack-refused-clash-help = назовите одно из них иначе
ui-pack-refused-no-manifest = архив не начинается с описи
ui-pack-refused-no-manifest-help = архивы создаёт `quarterdeck pack build`
ui-pack-refused-manifest-broken = опись не читается ({ $error })
ui-pack-refused-manifest-broken-help = скачайте архив снова или попросите собрать заново: `quarterdeck pack build`
ui-pack-refused-manifest-form = опись записана не так, как её пишет `pack build`
ui-pack-refused-manifest-form-help = попросите собрать архив заново: `quarterdeck pack build`
ui-pack-refused-manifest-format = форма описи — { $format }, здесь такой не знают
ui-pack-refused-manifest-format-help = возьмите более новую версию Quarterdeck
ui-pack-refused-bad-id = `{ $id }` не может быть именем набора-архива
ui-pack-refused-bad-id-help = имя состоит из строчных латинских букв, цифр, `-` и `_`, не больше 64
ui-pack-refused-bad-version = `{ $version }` — не версия
ui-pack-refused-bad-version-help = напишите в pack.toml три числа: `version = "0.1.0"`
ui-pack-refused-bad-range = `{ $range }` не говорит, какие версии { $id } подойдут
ui-pack-refused-bad-range-help = напишите `needs = ["{ $id } >=0.1, <0.3"]`
ui-pack-refused-missing = { $path } есть в описи, но не в архиве
ui-pack-refused-missing-help = скачайте архив снова: он изменён по дороге
ui-pack-refused-unlisted = { $path } нет в описи
ui-pack-refused-unlisted-help = скачайте архив снова: он изменён по дороге
ui-pack-refused-wrong-length = длина { $path } не та, что в описи
ui-pack-refused-wrong-length-help = скачайте архив снова: он изменён по дороге
ui-pack-refused-wrong-hash = { $path } — не то, что сказано в описи
ui-pack-refused-wrong-hash-help = скачайте архив снова: он изменён по дороге
ui-pack-refused-no-head = в архиве нет pack.toml
ui-pack-refused-no-head-help = архивы создаёт `quarterdeck pack build`
ui-pack-refused-other-head = в описи другая версия или другие нужды, чем в pack.toml
ui-pack-refused-other-head-help = попросите собрать архив заново: `quarterdeck pack build`

ui-check-scripts = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
   *[other] { $count } сценариев
}, из них просят проверять типы (`--!strict` в первой строке): { $strict }
ui-check-types = типы проверяет { $checker }
ui-check-no-types = типы не проверены: в PATH нет quarterdeck-luau-analyze. Из исходников Quarterdeck: cargo install --path tools/luau-analyze (нужен компилятор C++, сборка идёт минуты) — или назовите программу в QUARTERDECK_LUAU_ANALYZE
