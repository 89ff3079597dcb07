# Что движок говорит по-русски.
event-acted = { $player }: { $what }
event-moved = { $cards }: { $from } → { $to }
event-gained = { $player } получает { $amount } { $resource }
event-paid = { $player } платит { $amount } { $resource }
event-paid-to = { $player } платит { $amount } { $resource } (получает { $other })
event-lost = { $player } теряет { $amount } { $resource }
event-shuffled = { $zone }: карты перемешаны
event-refilled = { $from }: карты перемешаны, теперь это { $zone }
event-began = — { $player }: { $phase } —
event-announced = { $player }: { $event }!
event-counted = { $player }: { $counter } { $amount }
event-laid = { $card }: выложено
event-laid-turned = { $card }: выложено другой стороной вперёд
event-turned-up = { $card }: лицом вверх
event-turned-down = { $card }: лицом вниз
event-looked = { $player } смотрит ({ $from }): { $card }
event-won = { $player } побеждает!

# Вещи и места
card-hidden = карта
cards-hidden = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
card-numbered = карта { $number }
player-number = игрок { $number }
thing-of = { $thing } ({ $player })
zone-of = { $zone } ({ $player })
zone-shared = { $zone }
zone-under = под картой «{ $card }»
place-number = { $place } { $number }

# Выбор
choice-stop = Достаточно
pay-with = { $action } (оплата: { $cards })
prompt-action = Что делаете?
prompt-pick = Выберите карту
prompt-choose = Что выбираете?
prompt-wait = Решает { $player }
over-nobody = Партия окончена. Никто не победил.
over-won = Партия окончена. { $count ->
    [one] Победа: { $players }!
   *[other] Победу делят: { $players }!
}

# Что написано на картах
text-when = Когда { $event }:
text-if = если { $condition },
text-requires = Нужно: { $sentence }.
text-does = { $sentence }.
text-changes = { $query }: { $sentence }.

# Почему чего-то нет среди вариантов
why-over = Партия окончена.
why-wait = Сейчас решает { $player }, а не вы.
why-open = Это можно сделать прямо сейчас: { $label }
why-unknown = «{ $words }» — такого здесь нет.
why-unused = С такой картой самой по себе ничего не делают.
why-decide-first = Сначала нужно решить другое: { $prompt }
why-phase = «{ $action }» нельзя в этой фазе ({ $phase }).
why-limit = «{ $action }»: действий больше нет, выполнено { $used } из { $limit }.
why-condition = «{ $action }» сейчас невозможно.
why-nothing = «{ $action }»: выбирать не из чего.
why-not-there = «{ $action }»: { $card } выбрать нельзя.
why-target = «{ $action }»: { $card } — идти некуда.
why-allowed = «{ $action }»: { $card } — сейчас нельзя (хватает ли средств?).
why-missing = «{ $action }»: { $card } — не хватает: { $missing }.
why-missing-part = { $what }: есть { $have }, нужно { $want }
