# Что движок говорит по-русски.
event-acted = { $player }: { $what }
event-moved = { $cards }: { $from } → { $to }
event-moved-within = { $cards } { $count ->
    [one] меняет место
   *[other] меняют места
}: { $to }
event-moved-under = { $cards } { $count ->
    [one] ложится
   *[other] ложатся
} { $to }
event-gained = { $player } получает { $amount } { $resource }
event-paid = { $player } платит { $amount } { $resource }
event-paid-to = { $player } платит { $amount } { $resource }, получает { $other }
event-lost = { $player } теряет { $amount } { $resource }
event-shuffled = { $zone }: всё перемешано
event-refilled = { $from }: всё перемешано, теперь это { $zone }
event-began = — { $player }: { $phase } —
event-announced = { $player }: { $event }!
event-counted = { $player }: { $counter } { $amount }
event-laid = { $card }: { $gender ->
    [f] выложена
    [n] выложено
    [pl] выложены
   *[m] выложен
}
event-laid-turned = { $card }: { $gender ->
    [f] выложена
    [n] выложено
    [pl] выложены
   *[m] выложен
} другой стороной вперёд
event-faced = Карта перевёрнута: { $card } → { $other }
event-copied = { $card } теперь показывает: { $other }
event-turned-up = { $card } теперь { $gender ->
    [pl] лежат
   *[other] лежит
} лицом вверх
event-turned-down = { $card } теперь { $gender ->
    [pl] лежат
   *[other] лежит
} лицом вниз
event-looked = { $player } смотрит { $card-acc } ({ $from })
event-shown = { $player } показывает всем { $card-acc } ({ $from })
event-shown-to = { $player } показывает { $card-acc } ({ $from }), видит { $other }
event-opened = ═══ { $title } ═══
    { $text }
event-told = ── { $title } ──
    { $text }
word-latest-beat = последний эпизод
    .gender = m
word-no-beat = ничего
event-owned = { $card }: теперь владелец — { $player }
event-disowned = { $card }: { $player } больше не владеет
event-won = { $player } побеждает!

# Вещи и места
list-and = { $first } и { $next }
card-hidden = карта
    .gender = f
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .pre = карте
cards-hidden = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
card-numbered = карта { $number }
player-number = игрок { $number }
thing-own = { $thing } ({ $gender ->
    [m] ваш
    [f] ваша
    [n] ваше
    [pl] ваши
   *[other] у вас
})
thing-of = { $thing } ({ $player })
zone-own = { $gender ->
    [m] ваш { $zone }
    [f] ваша { $zone }
    [n] ваше { $zone }
    [pl] ваши { $zone }
   *[other] { $zone } (у вас)
}
    .gen = { $gender ->
    [m] вашего { $zone }
    [f] вашей { $zone }
    [n] вашего { $zone }
    [pl] ваших { $zone }
   *[other] { $zone } (у вас)
}
    .dat = { $gender ->
    [m] вашему { $zone }
    [f] вашей { $zone }
    [n] вашему { $zone }
    [pl] вашим { $zone }
   *[other] { $zone } (у вас)
}
    .acc = { $gender ->
    [m] ваш { $zone }
    [f] вашу { $zone }
    [n] ваше { $zone }
    [pl] ваши { $zone }
   *[other] { $zone } (у вас)
}
    .ins = { $gender ->
    [m] вашим { $zone }
    [f] вашей { $zone }
    [n] вашим { $zone }
    [pl] вашими { $zone }
   *[other] { $zone } (у вас)
}
    .pre = { $gender ->
    [m] вашем { $zone }
    [f] вашей { $zone }
    [n] вашем { $zone }
    [pl] ваших { $zone }
   *[other] { $zone } (у вас)
}
zone-of = { $zone } ({ $player })
zone-shared = { $zone }
zone-under = под картой «{ $card }»
    .acc = под карту «{ $card }»
place-number = { $place } { $number }

# Выбор
choice-stop = Достаточно
pay-with = { $action } (оплата: { $cards })
pay-give = { $action } (отдать: { $cards })
pay-nothing = { $action } (без оплаты)
prompt-more-ways = Показаны только первые способы оплаты ({ $count }): { $action }.
prompt-action = Что делаете?
prompt-pick = Выберите карту
prompt-order = Какая карта следующая? Первая ляжет сверху
prompt-pick-player = Выберите игрока
prompt-pick-place = Выберите место
prompt-amount = Сколько?
choice-none = Ничего
event-chose = { $player } выбирает: { $what }
prompt-choose = Что выбираете?
prompt-wait = Решает { $player }
over-won-together = Партия окончена. { $count ->
    [one] { $players } побеждает!
   *[other] Общая победа!
}
over-lost-together = Партия окончена. { $count ->
    [one] Поражение.
   *[other] Общее поражение.
}
over-score = Счёт: { $score }.
over-nobody = Партия окончена. Никто не победил.
over-won = Партия окончена. { $count ->
    [one] Победа: { $players }!
   *[other] Победу делят: { $players }!
}

# Что написано на картах

# Почему чего-то нет среди вариантов
why-over = Партия окончена.
why-wait = Сейчас решает { $player }, а не вы.
why-open = Это можно сделать прямо сейчас: { $label }
why-unknown = «{ $words }» — такого здесь нет.
why-brings = Сама по себе такая карта ни в одном действии не участвует: она действует у того, у кого есть.
why-unused = С такой картой самой по себе ничего не делают.
why-decide-first = Сначала нужно решить другое: { $prompt }
why-phase = «{ $action }» нельзя в этой фазе ({ $phase }).
why-limit = «{ $action }»: действий больше нет, выполнено { $used } из { $limit }.
why-used = «{ $action }»: уже использовано, или ни одна ваша карта этого не даёт.
why-condition = «{ $action }» сейчас невозможно. Нужно: { $parts }.
why-closed = «{ $action }»: в этой партии такого нет, так выбрано в её настройках.
why-nothing = «{ $action }»: выбирать не из чего ({ $what }).
why-not-there = «{ $action }»: выбрать «{ $wish }» нельзя ({ $what }).
why-target = «{ $action }»: идти некуда, нет ничего подобного: { $what }.
why-missing = «{ $action }»: не хватает: { $parts }.
why-value = { $name }: { $value }
why-now = сейчас: { $value }
why-player = { $player }: { $part }
why-or = или
why-secret = то, чего вам знать нельзя

wording-let = { $name } — { $value }
wording-if = если { $condition }
wording-only-if = если { $condition }, { $deed }
wording-otherwise = { $deed }; иначе { $else }
wording-then = { $first }, затем { $next }
wording-unchosen = { $choice }; если ничего не выбрано, { $else }
wording-may = по желанию { $deed }
wording-offer = выберите одно: { $choices }
wording-to = { $players }: { $deed }
wording-secretly = { $players }, втайне, а потом все сразу: { $deed }
wording-nothing = ничего не делайте
wording-again = повторите это
wording-script = выполните сценарий «{ $name }»
wording-when-and = { $moment } и { $condition }
wording-when-if = { $moment }, если { $condition }
wording-when-all = { $moment }, { $condition }
wording-lead = { $lead }, { $deed }
wording-lead-open = { $lead }: { $deed }
wording-lead-bare = { $lead } { $deed }
wording-or = { $first } или { $next }
wording-kin = { $it-ins }
wording-counts-as = считается { $kin }
wording-changes = { $query } { $by }
when-enters = когда { $it ->
    [this] эта карта
   *[other] { $thing }
} попадает в зону «{ $name }»
when-enters-your = когда { $it ->
    [this] эта карта
   *[other] { $thing }
} попадает по вашей воле в зону «{ $name }»
when-enters-other = когда { $it ->
    [this] эта карта
   *[other] { $thing }
} попадает по воле другого игрока в зону «{ $name }»
when-leaves = когда { $it ->
    [this] эта карта
   *[other] { $thing }
} покидает зону «{ $name }»
when-leaves-your = когда { $it ->
    [this] эта карта
   *[other] { $thing }
} покидает по вашей воле зону «{ $name }»
when-leaves-other = когда { $it ->
    [this] эта карта
   *[other] { $thing }
} покидает по воле другого игрока зону «{ $name }»
when-begins = в начале фазы «{ $name }»:
when-begins-your = в начале вашей фазы «{ $name }»:
when-begins-other = в начале фазы «{ $name }» другого игрока:
when-ends = в конце фазы «{ $name }»:
when-ends-your = в конце вашей фазы «{ $name }»:
when-ends-other = в конце фазы «{ $name }» другого игрока:
when-gained = когда игрок получает { $name-acc }
when-gained-your = когда вы получаете { $name-acc }
when-gained-other = когда другой игрок получает { $name-acc }
when-lost = когда игрок теряет { $name-acc }
when-lost-your = когда вы теряете { $name-acc }
when-lost-other = когда другой игрок теряет { $name-acc }
when-done = после действия «{ $name }»:
when-done-your = после вашего действия «{ $name }»:
when-done-other = после действия «{ $name }» другого игрока:
when-announced = при событии «{ $name }»:
when-announced-your = при вашем событии «{ $name }»:
when-announced-other = при событии «{ $name }» другого игрока:

# Просьбы, которые нельзя исполнить
said = { $text }
instead-near = может быть, `{ $near }`?
instead-list = есть: { $list }
instead-nothing = ничего такого здесь нет
refusal-bad-players = { $game }: число игроков — от { $low } до { $high }, а не { $players }
refusal-bad-teams = игроков { $players } — на несколько команд по { $size } не разделить
refusal-bad-first = первого игрока нет за столом; места считаются с 0
refusal-unknown-option = настройки `{ $name }` нет; { $instead }
refusal-bad-option = `{ $name }` не может быть `{ $value }`; возможные значения: { $allowed }
refusal-number-range = число от { $low } до { $high }
refusal-game-over = партия окончена; решать больше нечего
refusal-no-such-number = варианта { $at } нет; номера идут от 0 до { $most }
refusal-no-such-option = варианта `{ $id }` сейчас нет; { $instead }
refusal-undo-too-far = решений принято всего { $count }
refusal-undo-blocked = решение { $decision } показало кому-то новое; всё, что было до него, остаётся
refusal-undo-broken = партия не повторяется так, как была сыграна
refusal-bad-position = эта позиция не подходит к игре: { $why }
sound-seats = игроков слишком мало или слишком много: { $players }
sound-seat = речь идёт о месте, на котором никто не сидит
sound-cards = карт { $count }, а в игре их { $expected }
sound-card = карта { $card } не из этой игры
sound-card-place = карта { $card } лежит не там, где должна
sound-zones = зоны не от этой игры
sound-boards = поля не от этой игры
sound-counters = счётчики не от этой игры
sound-options = настройки не от этой игры
sound-stack = то, что происходит, не из этой игры
sound-asked = вопрос не подходит к тому, что происходит
sound-counter = счётчик `{ $name }` (counters[{ $at }]) равен { $value }, а должен быть от { $low } до { $high }
sound-copied = карта повторяет то, чего в этой игре нет
sound-fixed = заданная случайность говорит о зонах или картах, которых нет
sound-script = ожидающий скрипт не подходит к тому, что происходит
fixed-zone = зоны `{ $name }` нет; { $instead }
fixed-card = карты `{ $name }` нет; { $instead }
fixed-place = в `{ $name }` ничто не может попасть; { $instead }
fixed-tops = что лежит сверху сейчас, говорят о позиции; запросите `state` и начните с этой позиции
fixed-whose = зона `{ $zone }` есть у каждого игрока; укажите, чья она, через `seat`
fixed-shared = зона `{ $zone }` одна на всех; `seat` не нужен
save-unreadable = это не сохранённая партия: не читается начиная со строки { $line }, столбца { $column }
save-foreign = это не сохранённая партия: так в ней не написано
save-newer = партия сохранена в форме { $version }; здесь понятны формы до { $known }, нужен quarterdeck поновее
save-no-version = не сказано, в какой форме сохранена партия
save-damaged = сохранение повреждено: { $why }
save-other-game = это партия в { $saved }, а не в { $game }
save-pack-gone = `{ $pack }` больше нет
save-pack-new = `{ $pack }` добавлено
save-pack-changed = `{ $pack }` изменено
save-pack-version = версия `{ $pack }` была { $then }, стала { $now }
save-changed = наборы изменились: { $changes }
save-decision = решение { $decision } не читается
save-difference = решение { $decision } (`{ $id }`) выходит иначе; теперь есть: { $now }
save-nothing-open = решать нечего
save-differs = наборы изменились ({ $changes }), и { $what }
save-snapshot = решения не приводят к сохранённому положению
campaign-none = В игре { $game } нет истории, поэтому и кампании нет
campaign-other-game = это кампания игры { $saved }, а не { $game }
campaign-unreadable = это не кампания: файл не читается со строки { $line }, столбца { $column }
campaign-foreign = это не кампания: в файле об этом ничего не сказано
campaign-damaged = кампания повреждена: { $why }
campaign-option-gone = настройки { $name } = { $value } больше нет, она пропущена
campaign-chapter-gone = главы { $chapter } больше нет; следующая — { $next }
campaign-chapter-new = за последней главой появилась новая: { $chapter }
campaign-cards-gone = { $count } × { $card } больше нельзя оставить в зоне { $zone }
campaign-match-gone = начатую партию нельзя продолжить ({ $why }); она отложена; глава начнётся заново
campaign-no-way = в этой главе ни один путь не ведёт к эпизоду { $beat }
designed = Не из правил: { $names }.
designed-everything = вся карта
designed-requires = требования
designed-when = что она делает
designed-changes = что она меняет
designed-actions = что с ней можно сделать
designed-count = сколько таких карт
designed-beside = что с ней рядом
