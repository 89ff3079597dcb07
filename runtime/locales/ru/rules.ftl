# Как по-русски говорятся предложения правил. Как сделать такой файл, рассказано в docs/guide/language.md.

# Формы: какие они, если ничего не сказано; где искать формы слова; с чем что согласуется
usual-case = nom
usual-number = one
usual-gender = m
usual-animate = no
usual-from = no
usual-ahead = no
usual-wanted = no
agreement = gender animate number
word-forms = формы слов
    .names = nom gen dat acc ins pre loc nom-pl nom-m nom-f nom-n gen-pl gen-m gen-f gen-n dat-pl dat-m dat-f dat-n acc-pl acc-m acc-f acc-n ins-pl ins-m ins-f ins-n pre-pl pre-m pre-f pre-n
    .genders = m f n pl adj mass
feature-gender = { ATTR($word, "gender") ->
    [f] f
    [n] n
    [pl] pl
   *[other] m
}
feature-animate = { ALIKE($word, "acc-pl", "gen-pl") ->
    [yes] { ALIKE($word, "acc-pl", "nom-pl") ->
        [yes] no
       *[no] yes
    }
   *[no] no
}
feature-number = { $many ->
    [yes] pl
    [no] one
   *[none] { "" }
}
is-adjective = { ATTR($word, "gender") ->
    [adj] yes
   *[other] no
}
# Число `few` — за 2, 3 и 4: «2 карты».
form-noun = { $number ->
    [pl] { part-noun-case }-pl
    [few] gen
   *[one] { $case ->
        [loc] loc pre
       *[other] { $case }
    }
}
part-noun-case = { $case ->
    [loc] pre
   *[other] { $case }
}
# Если среднего рода у слова нет, подходит мужской.
form-adjective = { part-key } { part-noun-case }-m
part-key = { $gender ->
    [pl] { part-agreed-plural }-pl
   *[other] { $number ->
        [pl] { part-agreed-plural }-pl
        [few] { $case ->
            [nom] { part-few }-pl
            [acc] { part-few }-pl
           *[other] { part-noun-case }-pl
        }
       *[one] { $case ->
            [acc] { $gender ->
                [f] acc-f
                [n] nom-n
               *[m] { $animate ->
                    [yes] gen-m
                   *[no] nom-m
                }
            }
           *[other] { $gender ->
               *[other] { part-noun-case }-{ $gender }
            }
        }
    }
}
part-agreed-plural = { $case ->
    [acc] { $animate ->
        [yes] gen
       *[no] nom
    }
   *[other] { part-noun-case }
}
part-few = { $gender ->
    [f] nom
   *[other] gen
}

# Числа словами: и их текст, написанный от руки, берёт из правила
number-words = числа словами
    .n1 = один одна одно одну одного одной одному одним одном
    .n2 = два две двух двум двумя двое двоих дважды вдвое
    .n3 = три трёх трех трём трем тремя трое троих трижды втрое
    .n4 = четыре четырёх четырех четырём четырем четырьмя четверо четверых
    .n5 = пять пяти пятью
    .n6 = шесть шести шестью
    .n7 = семь семи семью
    .n8 = восемь восьми восемью
    .n9 = девять девяти девятью
    .n10 = десять десяти десятью
    .n12 = двенадцать двенадцати дюжина дюжину

# Слова, которые есть в любой игре
noun-card = карта
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
noun-player = игрок
    .gender = m
    .nom = игрок
    .gen = игрока
    .dat = игроку
    .acc = игрока
    .ins = игроком
    .pre = игроке
    .nom-pl = игроки
    .gen-pl = игроков
    .dat-pl = игрокам
    .acc-pl = игроков
    .ins-pl = игроками
    .pre-pl = игроках
noun-opponent = соперник
    .gender = m
    .nom = соперник
    .gen = соперника
    .dat = сопернику
    .acc = соперника
    .ins = соперником
    .pre = сопернике
    .nom-pl = соперники
    .gen-pl = соперников
    .dat-pl = соперникам
    .acc-pl = соперников
    .ins-pl = соперниками
    .pre-pl = соперниках
noun-partner = партнёр
    .gender = m
    .nom = партнёр
    .gen = партнёра
    .dat = партнёру
    .acc = партнёра
    .ins = партнёром
    .pre = партнёре
    .nom-pl = партнёры
    .gen-pl = партнёров
    .dat-pl = партнёрам
    .acc-pl = партнёров
    .ins-pl = партнёрами
    .pre-pl = партнёрах
noun-team = участник
    .gender = m
    .nom = участник
    .gen = участника
    .dat = участнику
    .acc = участника
    .ins = участником
    .pre = участнике
    .nom-pl = участники
    .gen-pl = участников
    .dat-pl = участникам
    .acc-pl = участников
    .ins-pl = участниками
    .pre-pl = участниках
noun-owner = владелец
    .gender = m
    .nom = владелец
    .gen = владельца
    .dat = владельцу
    .acc = владельца
    .ins = владельцем
    .pre = владельце
    .nom-pl = владельцы
    .gen-pl = владельцев
    .dat-pl = владельцам
    .acc-pl = владельцев
    .ins-pl = владельцами
    .pre-pl = владельцах
noun-place = место
    .gender = n
    .nom = место
    .gen = места
    .dat = месту
    .acc = место
    .ins = местом
    .pre = месте
    .nom-pl = места
    .gen-pl = мест
    .dat-pl = местам
    .acc-pl = места
    .ins-pl = местами
    .pre-pl = местах
noun-position = позиция
    .gender = f
    .nom = позиция
    .gen = позиции
    .dat = позиции
    .acc = позицию
    .ins = позицией
    .pre = позиции
    .nom-pl = позиции
    .gen-pl = позиций
    .dat-pl = позициям
    .acc-pl = позиции
    .ins-pl = позициями
    .pre-pl = позициях
noun-zone = зона
    .gender = f
    .nom = зона
    .gen = зоны
    .dat = зоне
    .acc = зону
    .ins = зоной
    .pre = зоне
    .nom-pl = зоны
    .gen-pl = зон
    .dat-pl = зонам
    .acc-pl = зоны
    .ins-pl = зонами
    .pre-pl = зонах
noun-tile = плитка
    .gender = f
    .nom = плитка
    .gen = плитки
    .dat = плитке
    .acc = плитку
    .ins = плиткой
    .pre = плитке
    .nom-pl = плитки
    .gen-pl = плиток
    .dat-pl = плиткам
    .acc-pl = плитки
    .ins-pl = плитками
    .pre-pl = плитках
noun-amount = количество
    .gender = n
    .nom = количество
    .gen = количества
    .dat = количеству
    .acc = количество
    .ins = количеством
    .pre = количестве
    .nom-pl = количества
    .gen-pl = количеств
    .dat-pl = количествам
    .acc-pl = количества
    .ins-pl = количествами
    .pre-pl = количествах
noun-half = половина
    .gender = f
    .nom = половина
    .gen = половины
    .dat = половине
    .acc = половину
    .ins = половиной
    .pre = половине
    .nom-pl = половины
    .gen-pl = половин
    .dat-pl = половинам
    .acc-pl = половины
    .ins-pl = половинами
    .pre-pl = половинах
noun-sum = сумма
    .gender = f
    .nom = сумма
    .gen = суммы
    .dat = сумме
    .acc = сумму
    .ins = суммой
    .pre = сумме
    .nom-pl = суммы
    .gen-pl = сумм
    .dat-pl = суммам
    .acc-pl = суммы
    .ins-pl = суммами
    .pre-pl = суммах
noun-counter = счётчик
    .gender = m
    .nom = счётчик
    .gen = счётчика
    .dat = счётчику
    .acc = счётчик
    .ins = счётчиком
    .pre = счётчике
    .nom-pl = счётчики
    .gen-pl = счётчиков
    .dat-pl = счётчикам
    .acc-pl = счётчики
    .ins-pl = счётчиками
    .pre-pl = счётчиках

# Местоимения и числительные по родам и падежам
noun-your = ваш
    .gender = adj
    .nom-m = ваш
    .nom-f = ваша
    .nom-n = ваше
    .nom-pl = ваши
    .gen-m = вашего
    .gen-f = вашей
    .gen-n = вашего
    .gen-pl = ваших
    .dat-m = вашему
    .dat-f = вашей
    .dat-n = вашему
    .dat-pl = вашим
    .ins-m = вашим
    .ins-f = вашей
    .ins-n = вашим
    .ins-pl = вашими
    .pre-m = вашем
    .pre-f = вашей
    .pre-n = вашем
    .pre-pl = ваших
    .acc-f = вашу
noun-own = свой
    .gender = adj
    .nom-m = свой
    .nom-f = своя
    .nom-n = своё
    .nom-pl = свои
    .gen-m = своего
    .gen-f = своей
    .gen-n = своего
    .gen-pl = своих
    .dat-m = своему
    .dat-f = своей
    .dat-n = своему
    .dat-pl = своим
    .ins-m = своим
    .ins-f = своей
    .ins-n = своим
    .ins-pl = своими
    .pre-m = своём
    .pre-f = своей
    .pre-n = своём
    .pre-pl = своих
    .acc-f = свою
noun-this = этот
    .gender = adj
    .nom-m = этот
    .nom-f = эта
    .nom-n = это
    .nom-pl = эти
    .gen-m = этого
    .gen-f = этой
    .gen-n = этого
    .gen-pl = этих
    .dat-m = этому
    .dat-f = этой
    .dat-n = этому
    .dat-pl = этим
    .ins-m = этим
    .ins-f = этой
    .ins-n = этим
    .ins-pl = этими
    .pre-m = этом
    .pre-f = этой
    .pre-n = этом
    .pre-pl = этих
    .acc-f = эту
noun-all = весь
    .gender = adj
    .nom-m = весь
    .nom-f = вся
    .nom-n = всё
    .nom-pl = все
    .gen-m = всего
    .gen-f = всей
    .gen-n = всего
    .gen-pl = всех
    .dat-m = всему
    .dat-f = всей
    .dat-n = всему
    .dat-pl = всем
    .ins-m = всем
    .ins-f = всей
    .ins-n = всем
    .ins-pl = всеми
    .pre-m = всём
    .pre-f = всей
    .pre-n = всём
    .pre-pl = всех
    .acc-f = всю
noun-whose = чей
    .gender = adj
    .nom-m = чей
    .nom-f = чья
    .nom-n = чьё
    .nom-pl = чьи
    .gen-m = чьего
    .gen-f = чьей
    .gen-n = чьего
    .gen-pl = чьих
    .dat-m = чьему
    .dat-f = чьей
    .dat-n = чьему
    .dat-pl = чьим
    .ins-m = чьим
    .ins-f = чьей
    .ins-n = чьим
    .ins-pl = чьими
    .pre-m = чьём
    .pre-f = чьей
    .pre-n = чьём
    .pre-pl = чьих
    .acc-f = чью
noun-third = третий
    .gender = adj
    .nom-m = третий
    .nom-f = третья
    .nom-n = третье
    .nom-pl = третьи
    .gen-m = третьего
    .gen-f = третьей
    .gen-n = третьего
    .gen-pl = третьих
    .dat-m = третьему
    .dat-f = третьей
    .dat-n = третьему
    .dat-pl = третьим
    .ins-m = третьим
    .ins-f = третьей
    .ins-n = третьим
    .ins-pl = третьими
    .pre-m = третьем
    .pre-f = третьей
    .pre-n = третьем
    .pre-pl = третьих
    .acc-f = третью
noun-one = один
    .gender = adj
    .nom-m = один
    .nom-f = одна
    .nom-n = одно
    .nom-pl = одни
    .gen-m = одного
    .gen-f = одной
    .gen-n = одного
    .gen-pl = одних
    .dat-m = одному
    .dat-f = одной
    .dat-n = одному
    .dat-pl = одним
    .ins-m = одним
    .ins-f = одной
    .ins-n = одним
    .ins-pl = одними
    .pre-m = одном
    .pre-f = одной
    .pre-n = одном
    .pre-pl = одних
    .acc-f = одну
noun-same = тот же
    .gender = adj
    .nom-m = тот же
    .nom-f = та же
    .nom-n = то же
    .nom-pl = те же
    .gen-m = того же
    .gen-f = той же
    .gen-n = того же
    .gen-pl = тех же
    .dat-m = тому же
    .dat-f = той же
    .dat-n = тому же
    .dat-pl = тем же
    .ins-m = тем же
    .ins-f = той же
    .ins-n = тем же
    .ins-pl = теми же
    .pre-m = том же
    .pre-f = той же
    .pre-n = том же
    .pre-pl = тех же
    .acc-f = ту же

# Окончания прилагательных
part-hard = { TEXT("part-key") ->
    [nom-f] ая
    [nom-n] ое
    [nom-pl] ые
    [gen-m] ого
    [gen-f] ой
    [gen-n] ого
    [gen-pl] ых
    [dat-m] ому
    [dat-f] ой
    [dat-n] ому
    [dat-pl] ым
    [ins-m] ым
    [ins-f] ой
    [ins-n] ым
    [ins-pl] ыми
    [pre-m] ом
    [pre-f] ой
    [pre-n] ом
    [pre-pl] ых
    [acc-f] ую
   *[nom-m] ый
}
part-stressed = { TEXT("part-key") ->
    [nom-f] ая
    [nom-n] ое
    [nom-pl] ые
    [gen-m] ого
    [gen-f] ой
    [gen-n] ого
    [gen-pl] ых
    [dat-m] ому
    [dat-f] ой
    [dat-n] ому
    [dat-pl] ым
    [ins-m] ым
    [ins-f] ой
    [ins-n] ым
    [ins-pl] ыми
    [pre-m] ом
    [pre-f] ой
    [pre-n] ом
    [pre-pl] ых
    [acc-f] ую
   *[nom-m] ой
}
part-soft = { TEXT("part-key") ->
    [nom-f] яя
    [nom-n] ее
    [nom-pl] ие
    [gen-m] его
    [gen-f] ей
    [gen-n] его
    [gen-pl] их
    [dat-m] ему
    [dat-f] ей
    [dat-n] ему
    [dat-pl] им
    [ins-m] им
    [ins-f] ей
    [ins-n] им
    [ins-pl] ими
    [pre-m] ем
    [pre-f] ей
    [pre-n] ем
    [pre-pl] их
    [acc-f] юю
   *[nom-m] ий
}
part-hushing = { TEXT("part-key") ->
    [nom-f] ая
    [nom-n] ее
    [nom-pl] ие
    [gen-m] его
    [gen-f] ей
    [gen-n] его
    [gen-pl] их
    [dat-m] ему
    [dat-f] ей
    [dat-n] ему
    [dat-pl] им
    [ins-m] им
    [ins-f] ей
    [ins-n] им
    [ins-pl] ими
    [pre-m] ем
    [pre-f] ей
    [pre-n] ем
    [pre-pl] их
    [acc-f] ую
   *[nom-m] ий
}
part-velar = { TEXT("part-key") ->
    [nom-f] ая
    [nom-n] ое
    [nom-pl] ие
    [gen-m] ого
    [gen-f] ой
    [gen-n] ого
    [gen-pl] их
    [dat-m] ому
    [dat-f] ой
    [dat-n] ому
    [dat-pl] им
    [ins-m] им
    [ins-f] ой
    [ins-n] им
    [ins-pl] ими
    [pre-m] ом
    [pre-f] ой
    [pre-n] ом
    [pre-pl] их
    [acc-f] ую
   *[nom-m] ой
}
part-numbered = { TEXT("part-key") ->
    [nom-f] я
    [nom-n] е
    [nom-pl] е
    [gen-m] го
    [gen-f] й
    [gen-n] го
    [gen-pl] х
    [dat-m] му
    [dat-f] й
    [dat-n] му
    [dat-pl] м
    [ins-m] м
    [ins-f] й
    [ins-n] м
    [ins-pl] ми
    [pre-m] м
    [pre-f] й
    [pre-n] м
    [pre-pl] х
    [acc-f] ю
   *[nom-m] й
}

# Перечисления
say-nothing = { "" }
say-comma = { $first }, { $last }
say-and = { $first } и { $last }
say-or = { $first } или { $last }
say-beside = { $first } { $last }
say-bracket = ({ $inner })
say-then = { $first }, затем { $last }
say-or-else = { $first }, а если нет, то { $second }
say-and-then = { $first } и { $last }
say-or-then = { $first } или { $last }
say-and-have = { $first }, { FORM($last, having: "yes") }
say-and-also = { $first }, и { $last }
say-or-also = { $first }, либо { $last }
say-or-either = { $first }, либо { $last }
say-either = либо { $list }

# О чём уже шла речь, и игроки
part-this = { WORD("this") }
say-it = { $kind ->
    [card] { part-she }
   *[other] { AGREE("part-this", $word, number: "one") } { FORM($word, number: "one") }
}
    .pronoun = { $kind ->
        [card] yes
       *[other] no
    }
part-she = { $prep ->
    [yes] { $case ->
        [nom] она
        [dat] ней
        [ins] ней
        [pre] ней
        [loc] ней
       *[other] неё
    }
   *[other] { $case ->
        [nom] она
        [dat] ей
        [ins] ей
        [pre] ней
        [loc] ней
       *[other] её
    }
}
say-this = { AGREE("part-this", $word, number: "one") } { FORM($word, number: "one") }
part-chosen = выбранн{ part-hard }
say-chosen = { AGREE("part-chosen", $word, number: "one") } { FORM($word, number: "one") }
say-named = { FORM($word, number: "one") }
say-you = { $case ->
    [nom] вы
    [dat] вам
    [ins] вами
   *[other] вас
}
    .number = pl
say-they = { WORD("this", gender: "m", animate: "yes", number: "one") } { WORD("player", number: "one") }
say-the-same = они
say-that-player = { say-they }
say-partner = { AGREE($whose, $word, number: "one") } { FORM($word, number: "one") } { $whose-behind }
say-chosen-player = выбранн{ TEXT("part-hard", gender: "m", animate: "yes", number: "one") } { WORD("player", number: "one") }
say-active-player = активн{ TEXT("part-hard", gender: "m", animate: "yes", number: "one") } { WORD("player", number: "one") }
say-first-player = перв{ TEXT("part-hard", gender: "m", animate: "yes", number: "one") } { WORD("player", number: "one") }
part-some = как{ part-velar }-либо
say-anyone = { AGREE("part-some", $players) } { $players }
say-players = { $players }
say-owner-of = { FEATURE($thing, "pronoun") ->
    [yes] её { WORD("owner", number: "one") }
   *[other] { WORD("owner", number: "one") } { FORM($thing, case: "gen") }
}
say-whose = { $self ->
    [yes] { $owned ->
        [unsaid] { "" }
       *[other] { WORD("own") }
    }
   *[no] { $whose ->
        [you] { WORD("your") }
        [they] его
       *[other] { "" }
    }
}
say-whose-behind = { $self ->
    [yes] { "" }
   *[no] { $whose ->
        [you] { "" }
        [they] { "" }
       *[other] { FORM($who, case: "gen") }
    }
}
say-owner = { say-whose }
say-owner-behind = { say-whose-behind }

# Существительное со всем, что к нему относится, и сколько их
say-bare = { $noun }
# Откуда: обычно после всего, а перед числом — впереди («из руки 3 карты разных цветов»): `only` — только откуда, `none` — без этого.
say-core = { $ahead ->
    [only] { FORM($place, ahead: "no") }
   *[other] { part-core }
}
    .placed = yes
part-core = { AGREE($owner, $noun) } { AGREE("part-before", $noun) } { AGREE($adjectives, $noun) } { $noun } { $owner-behind } { $from ->
    [yes] { AGREE($after, $noun, from: "no", ahead: "no") } { $ahead ->
        [none] { "" }
       *[other] { $place }
    }
   *[no] { FORM($place, case: "loc") } { AGREE($after, $noun) }
}
part-before = { $other ->
    [yes] друг{ part-velar }
   *[no] { "" }
} { part-which } { $random ->
    [yes] случайн{ part-hard }
   *[no] { "" }
}
part-which = { $which ->
    [top] верхн{ part-soft }
    [bottom] нижн{ part-soft }
    [first] перв{ part-hard }
    [last] последн{ part-soft }
    [nearest] ближайш{ part-hushing }
    [farthest] сам{ part-hard } дальн{ part-soft }
    [nth] { part-ordinal }
   *[none] { "" }
}
part-ordinal = { $nth ->
    [2] втор{ part-stressed }
    [3] { WORD("third") }
    [4] четвёрт{ part-hard }
    [5] пят{ part-hard }
    [6] шест{ part-stressed }
    [7] седьм{ part-stressed }
    [8] восьм{ part-stressed }
    [9] девят{ part-hard }
    [10] десят{ part-hard }
   *[other] { $nth }-{ part-numbered }
}
say-adjective = { $word }
say-condition-before = { ATTR($word, "stands") ->
    [behind] { "" }
   *[none] { say-adjective }
}
say-condition-behind = { ATTR($word, "stands") ->
    [behind] { $word }
   *[none] { "" }
}
say-kind-before = { "" }
say-kind-behind = { say-being }
say-state-before = { $state ->
    [empty] пуст{ part-stressed }
    [done] выполненн{ part-hard }
   *[other] { "" }
}
say-state-behind = { $state ->
    [face-down] лицом вниз
    [face-up] лицом вверх
   *[other] { "" }
}
part-counted-nom = { $n ->
    [one] { FORM($things, number: "one") }
    [few] { FORM($things, number: "few") }
   *[other] { FORM($things, case: "gen", number: "pl") }
}
part-counted-gen = { $n ->
    [one] { FORM($things, case: "gen", number: "one") }
   *[other] { FORM($things, case: "gen", number: "pl") }
}
part-counted = { $case ->
    [nom] { part-counted-nom }
    [acc] { $n ->
        [few] { FEATURE($things, "animate") ->
            [yes] { FORM($things, case: "gen", number: "pl") }
           *[no] { FORM($things, number: "few") }
        }
       *[other] { part-counted-nom }
    }
   *[other] { $n ->
        [one] { FORM($things, number: "one") }
       *[other] { FORM($things, number: "pl") }
    }
}
say-q-unsaid = { $wanted ->
    [yes] { FORM($things, number: "one") }
   *[no] { FORM($things, number: "pl") }
}
say-q-one = { FORM($things, number: "one") }
part-not-one = ни { WORD("one") }
say-q-no = { $case ->
    [nom] { AGREE("part-not-one", $things, number: "one") } { FORM($things, number: "one") }
   *[other] { AGREE("part-not-one", $things, case: "gen", number: "one") } { FORM($things, case: "gen", number: "one") }
}
part-all = { WORD("all") }
say-q-all = { AGREE("part-all", $things, number: "pl") } { FORM($things, number: "pl") }
part-each = кажд{ part-hard }
say-q-each = { AGREE("part-each", $things, number: "one") } { FORM($things, number: "one") }
say-q-at-least = { $case ->
    [nom] не менее { $n } { part-counted-gen }
    [acc] не менее { $n } { part-counted-gen }
   *[other] не менее чем { $n } { part-counted }
}
say-q-at-most = { $case ->
    [nom] не более { $n } { part-counted-gen }
    [acc] не более { $n } { part-counted-gen }
   *[other] не более чем { $n } { part-counted }
}
say-q-exactly = ровно { $n } { part-counted }
say-q-up-to = до { $n } { part-counted-gen }
say-q-either = { $low } или { $n } { part-counted }
say-q-between = от { $low } до { $n } { part-counted-gen }
say-q-number = { $ahead ->
    [yes] { FEATURE($things, "placed") ->
        [yes] { FORM($things, ahead: "only") } { $n } { TEXT("part-counted", ahead: "none") }
       *[no] { $n } { part-counted }
    }
   *[other] { $n } { part-counted }
}
say-q-per = { $n } { part-counted } за { $per }
say-q-equal = { FORM($things, number: "pl") } в количестве, равном { FORM($number, case: "dat") }
say-q-the = { FORM($things, number: "one") }
say-q-the-several = { $n } { part-counted }
say-wanted = { $many ->
    [yes] { $things }
   *[no] { FORM($things, wanted: "yes") }
}
say-wanted-amount = { $counted ->
    [yes] { FORM($word, number: "pl") }
   *[no] { FORM($word, number: "one") }
}

# Что стоит за существительным; придаточные открываются и закрываются запятой
part-so = с[бвгджзйклмнпрстфхцчшщ] з[бвгджзйклмнпрстфхцчшщ] ш[бвгджзйклмнпрстфхцчшщ] ж[бвгджзйклмнпрстфхцчшщ] вс
part-with-word = { STARTS(FORM($word, case: "ins", number: "one"), TEXT("part-so")) ->
    [yes] со
   *[no] с
} { FORM($word, case: "ins", number: "one") }
part-with-things = { STARTS(FORM($things, case: "ins", prep: "yes"), TEXT("part-so")) ->
    [yes] со
   *[no] с
} { FORM($things, case: "ins", prep: "yes") }
part-word-gen = { $counted ->
    [yes] { FORM($word, case: "gen", number: "pl") }
   *[no] { FORM($word, case: "gen", number: "one") }
}
part-who-have = , у котор{ TEXT("part-hard", case: "gen") }
say-with = { part-with-word }
say-without = без { part-word-gen }
say-with-some = { STARTS(FORM($word, case: "ins", number: "pl"), TEXT("part-so")) ->
    [yes] со
   *[no] с
} { FORM($word, case: "ins", number: "pl") }
say-with-count = { part-who-have } { $count },
say-with-many = { part-who-have } { FORM($word, case: "gen", number: "pl") } { $than },
say-with-size = { $role ->
    [printed] { OR(ATTR($word, "sized"), TEXT("part-of-size")) } { $than }
    [borne] { OR(ATTR($word, "sized"), TEXT("part-with-word")) } { $than }
   *[measured] , { AGREE("part-whose", $word, case: "nom", number: "one") } { FORM($word, case: "nom", number: "one") } — { $than },
}
part-whose = { WORD("whose") }
part-of-size = { FORM($word, case: "ins", number: "one") }
say-with-number = , если { FORM($number, case: "nom") } — { $than },
say-with-most = { part-who-have } { $most },
say-with-none = без { FORM($things, case: "gen", prep: "yes") }
say-with-things = { part-with-things }
say-than = { $how ->
    [exactly] { $plain ->
        [yes] { $number }
       *[no] столько же, сколько { $number }
    }
    [other-than] { $plain ->
        [yes] не { $number }
       *[no] не столько, сколько { $number }
    }
    [at-least] не менее { FORM($number, case: "gen") }
    [at-most] не более { FORM($number, case: "gen") }
    [more-than] более { FORM($number, case: "gen") }
   *[less-than] менее { FORM($number, case: "gen") }
}
part-same = { WORD("same") }
say-same-as = { $adjective ->
    [yes] { AGREE("part-same", $word, case: "gen", number: "one") } { FORM($word, case: "gen", number: "one") }
   *[no] с { AGREE("part-same", $word, case: "ins", number: "one") } { FORM($word, case: "ins", number: "one") }
}, что и { $other },
say-of-player = { FORM($who, case: "gen") }
say-in-places = { $not ->
    [yes] не { FORM($places, case: "loc") }
   *[no] { FORM($places, case: "loc") }
}
say-ahead = впереди { FORM($thing, case: "gen", prep: "yes") }
say-behind = позади { FORM($thing, case: "gen", prep: "yes") }
say-next-to = рядом { STARTS(FORM($thing, case: "ins", prep: "yes"), TEXT("part-so")) ->
    [yes] со
   *[no] с
} { FORM($thing, case: "ins", prep: "yes") }
say-held-by = у { FORM($players, case: "gen", prep: "yes") }
say-among = из числа: { $things }
say-not = не { $parts }
say-any = { $parts }
say-being = , котор{ TEXT("part-hard", case: "nom") } { $number ->
    [pl] являются { FORM($word, case: "ins", number: "pl") }
    [few] являются { FORM($word, case: "ins", number: "pl") }
   *[one] является { FORM($word, case: "ins", number: "one") }
},
say-other-than = кроме { FORM($thing, case: "gen") }
say-lying = { $state ->
    [empty] без карт
    [face-down] лицом вниз
    [done] выполненн{ TEXT("part-hard", case: "nom") }
   *[face-up] лицом вверх
}
say-different = { $limit ->
    [none] { OR(ATTR($word, "different"), TEXT("part-of-different")) }
   *[other] { part-of-different }
}
part-of-different = { $limit ->
    [at-least] не менее чем { $n }
    [at-most] не более чем { $n }
    [exactly] ровно { $n }
   *[none] { "" }
} разных { FORM($word, case: "gen", number: "pl") }
part-one = { WORD("one") }
say-same = { AGREE("part-one", $word, case: "gen", number: "one") } { FORM($word, case: "gen", number: "one") }
part-greatest = { $most ->
    [yes] наибольш{ part-hushing }
   *[no] наименьш{ part-hushing }
}
say-most = { $counted ->
    [yes] { $most ->
        [yes] больше всего
       *[no] меньше всего
    } { FORM($word, case: "gen", number: "pl") }
   *[no] { AGREE("part-greatest", $word, number: "one") } { FORM($word, number: "one") }
}

# Места
say-zone = { AGREE($whose, $noun, number: "one") } { FORM($noun, number: "one") } { $whose-behind }
part-usual-at = { $kind ->
    [zone] в
   *[other] на
}
part-in = { OR(ATTR($place, "at"), TEXT("part-usual-at")) }
say-at = { $kind ->
    [card] { $from ->
        [yes] из-под { FORM($place, case: "gen", from: "no", prep: "yes") }
       *[no] { $case ->
            [acc] под { FORM($place, prep: "yes") }
           *[other] под { FORM($place, case: "ins", prep: "yes") }
        }
    }
   *[other] { $from ->
        [yes] { part-from } { FORM($place, case: "gen", from: "no", owned: "unsaid", prep: "yes") }
       *[no] { $case ->
            [acc] { part-in }{ part-in-longer } { FORM($place, prep: "yes") }
           *[other] { part-in }{ part-in-longer-loc } { FORM($place, case: "loc", prep: "yes") }
        }
    }
}
part-in-longer = { STARTS(FORM($place, prep: "yes"), "в[бвгджзйклмнпрстфхцчшщ]") ->
    [yes] { TEXT("part-o") }
   *[no] { "" }
}
part-in-longer-loc = { STARTS(FORM($place, case: "loc", prep: "yes"), "в[бвгджзйклмнпрстфхцчшщ]") ->
    [yes] { TEXT("part-o") }
   *[no] { "" }
}
part-o = { STARTS(TEXT("part-in"), "в") ->
    [yes] о
   *[no] { "" }
}
part-from = { STARTS(TEXT("part-in"), "в") ->
    [yes] из
   *[no] с
}
say-of-zone = { FORM($zone, case: "gen") }
say-of-team = { $you ->
    [yes] вашей команды
   *[no] команды { FORM($who, case: "gen") }
}
say-clockwise = , по часовой стрелке от { FORM($who, case: "gen") },
say-towards = { $end ->
    [top] на верх { FORM($place, case: "gen") }
    [bottom] под низ { FORM($place, case: "gen") }
   *[none] { FORM($at, case: "acc") }
}

# Числа
part-amount = { WORD("amount", number: "one") }
say-num = { $n }
    .gender = n
say-plus = { $left } плюс { $right }
say-minus = { $left } минус { $right }
say-times = { $left }, умноженн{ AGREE("part-hard", $left) } на { FORM($right, case: "acc") }
say-divided = { $left }, делённ{ AGREE("part-hard", $left) } на { FORM($right, case: "acc") } { part-rounded }
part-rounded = { $up ->
    [yes] (с округлением вверх)
   *[no] (с округлением вниз)
}
part-twice = удвоенн{ part-hard }
say-twice = { AGREE("part-twice", $of) } { $of }
say-half = { WORD("half", number: "one") } { FORM($of, case: "gen") } { part-rounded }
    .gender = f
say-half-much = { WORD("half", number: "one") } { FORM($word, case: "gen", number: "pl") } ({ $number }) { part-rounded }
    .gender = f
say-but-at-least = { $of }, но не менее { $n }
say-but-at-most = { $of }, но не более { $n }
say-not-below = { $of }, но не менее { FORM($number, case: "gen") }
say-not-above = { $of }, но не более { FORM($number, case: "gen") }
say-count = { part-amount } { FORM($things, case: "gen") }
    .gender = n
say-count-different = { part-amount } разных { FORM($word, case: "gen", number: "pl") } { FORM($things, case: "gen") }
    .gender = n
say-count-players = { part-amount } { WORD("player", case: "gen", number: "pl") }
    .gender = n
part-total = суммарн{ part-hard }
part-counted-gender = { $counted ->
    [yes] n
   *[no] { FEATURE($word, "gender") }
}
say-total = { $counted ->
    [yes] { part-amount } { FORM($word, case: "gen", number: "pl") }
   *[no] { AGREE("part-total", $word) } { FORM($word, number: "one") }
} { FORM($things, case: "gen") }
    .gender = { part-counted-gender }
    .number = one
say-total-position = { WORD("sum", number: "one") } { WORD("position", case: "gen", number: "pl") } { FORM($things, case: "gen") }
    .gender = f
say-sum = { $counted ->
    [yes] { part-amount } { FORM($word, case: "gen", number: "pl") }
   *[no] { AGREE("part-total", $word) } { FORM($word, number: "one") }
} у { FORM($all, case: "gen") }
    .gender = { part-counted-gender }
    .number = one
part-high = { $high ->
    [yes] наибольш{ part-hushing }
   *[no] наименьш{ part-hushing }
}
say-extreme = { $counted ->
    [yes] { TEXT("part-high", gender: "n", number: "one") } { part-amount } { FORM($word, case: "gen", number: "pl") }
   *[no] { AGREE("part-high", $word, number: "one") } { FORM($word, number: "one") }
} среди { FORM($things, case: "gen") }
    .gender = { part-counted-gender }
    .number = one
say-number-of = { $counted ->
    [yes] { part-amount } { part-its } { FORM($word, case: "gen", number: "pl") } { part-its-behind }
   *[no] { part-its } { FORM($word, number: "one") } { part-its-behind }
}
    .gender = { part-counted-gender }
    .number = one
# «её стоимость», но «позиция этого места»
part-its = { FEATURE($thing, "pronoun") ->
    [yes] её
   *[other] { "" }
}
part-its-behind = { FEATURE($thing, "pronoun") ->
    [yes] { "" }
   *[other] { FORM($thing, case: "gen") }
}
say-the-number = { $counted ->
    [yes] { part-amount } { FORM($word, case: "gen", number: "pl") }
   *[no] { FORM($word, number: "one") }
}
    .gender = { part-counted-gender }
    .number = one
say-own-number = { $counted ->
    [yes] { part-amount } { AGREE($whose, $word, case: "gen", number: "pl") } { FORM($word, case: "gen", number: "pl") }
   *[no] { AGREE($whose, $word, number: "one") } { FORM($word, number: "one") }
} { $whose-behind }
    .gender = { part-counted-gender }
    .number = one
say-own-things = { AGREE($whose, $word, number: "pl") } { FORM($word, number: "pl") } { $whose-behind }
say-chosen-amount = выбранн{ TEXT("part-hard", gender: "n", number: "one") } { part-amount }
    .gender = n
say-value = { FORM($word, number: "one") }
say-actions-left = { part-amount } оставшихся действий
    .gender = n
say-actions-taken = { part-amount } выполненных действий
    .gender = n
say-whether = 1, если { $condition }
    .gender = n
say-so-many-per = { $left } за { $per }
say-per = { FORM($things, case: "acc") }
say-per-group = { AGREE("part-each-several", $things, case: "acc") } { FORM($things, case: "acc") }
part-each-several = кажд{ $n ->
    [one] { TEXT("part-hard", number: "one") }
   *[other] { TEXT("part-hard", number: "pl") }
}
say-per-own-group = { AGREE("part-each-several", $count, case: "acc") } { FORM($count, case: "acc") } { $person ->
    [you] у вас
   *[other] у { FORM($who, case: "gen") }
}
say-per-number = { FORM($number, case: "acc") }
say-per-own = { AGREE("part-each", $word, case: "acc", number: "one") } { AGREE($whose, $word, case: "acc", number: "one") } { FORM($word, case: "acc", number: "one") } { $whose-behind }
say-size = { $limit ->
    [at-least] не менее { $n }
    [at-most] не более { $n }
    [between] от { $low } до { $n }
   *[exactly] { $n }
}

# Столько-то чего-то
say-so-much-per = { $much } за { $per }
say-so-much-times = { $much }, умноженные на { FORM($number, case: "acc") }
say-so-much-equal = { FORM($word, number: "pl") } в количестве, равном { FORM($number, case: "dat") }
say-so-great = { FORM($word, number: "one") } { $size }
say-all-own = { AGREE("part-all", $things, number: "pl") } { $things }
say-all-but = { AGREE("part-all", $things, number: "pl") } { $things }, кроме { $n }
say-as-shown = столько { FORM($word, case: "gen", number: "pl") }, сколько указано на { FORM($thing, case: "loc", prep: "yes") }
say-as-many-as = столько { FORM($word, case: "gen", number: "pl") }, сколько { FORM($things, case: "gen") }
say-as-many-plus = { $first }, плюс { $right }
say-more-than-many = на { FORM($count, case: "acc") } больше, чем { FORM($things, case: "gen") }
say-fewer-than-many = на { FORM($count, case: "acc") } меньше, чем { FORM($things, case: "gen") }
say-as-many-minus = { $first }, минус { $right }
say-plus-much = { $first } и ещё { $last }

# Условия
part-no = { $not ->
    [yes] не
   *[no] { $none ->
        [yes] не
       *[other] { "" }
    }
}
part-at-whom = у { FORM($who, case: "gen", prep: "yes") }
part-at-subject = у { FORM($subject, case: "gen", prep: "yes") }
part-subject = { FORM($subject, case: "nom") }
say-not-so = неверно, что { $condition }
say-not-named = { OR(ATTR($word, "not"), TEXT("part-not-named")) }
part-not-named = неверно, что { FORM($word, number: "one") }
say-option-is = «{ $option }» — { part-no } «{ $value }»
say-was-told = эпизод «{ $title }» { part-no } прочитан
say-quest-done = «{ $title }» { part-no } выполнено
say-compare = { $left } — { part-no } { $than }
part-equal = { $number ->
    [pl] равны
   *[one] { $gender ->
        [m] равен
        [f] равна
       *[n] равно
    }
}
say-equals = { $left } { part-no } { AGREE("part-equal", $left) } { FORM($right, case: "dat") }
say-has-value = { $left } — { part-no } { $adjective ->
    [yes] { AGREE($value, $left) }
   *[no] { FORM($value, number: "one") }
}
say-number-is = { $number } — { $size }
say-has = { part-at-whom } { $quantity ->
    [one] есть { FORM($word, number: "pl") }
    [some] есть { FORM($word, number: "pl") }
    [no] нет { FORM($word, case: "gen", number: "pl") }
   *[other] { $count }
}
say-has-size = { $number } — { $size }
say-have-together = { $counted ->
    [yes] у { FORM($things, case: "gen") } вместе { $count }
   *[no] { $number } — { $size }
}
say-has-most = { $not ->
    [yes] не
   *[no] { "" }
} { part-at-whom } { $most }
part-are = { $quantity ->
    [no] нет { FORM($bare, case: "gen") }
    [one] есть { $bare }
    [some] есть { $bare }
    [different] есть { $bare }
   *[many] { $bare }
}
say-holds = { part-at-whom } { part-are }
say-some-hold = { part-at-whom } { part-are }
say-there-lies = { FORM($places, case: "loc") } { $together ->
    [yes] вместе
   *[no] { "" }
} { part-are }
say-in-play = в игре { $quantity ->
    [no] нет { FORM($told, case: "gen") }
    [one] есть { $told }
    [some] есть { $told }
   *[many] { $told }
}
say-there-is = { $quantity ->
    [no] нет { FORM($told, case: "gen") }
   *[other] есть { $told }
}
say-is = { $predicate }
say-p-same = { FEATURE($subject, "pronoun") ->
    [yes] это
   *[other] { part-subject } —
} { part-no } { FORM($other, case: "nom") }
say-p-being = { FEATURE($subject, "pronoun") ->
    [yes] это
   *[other] { part-subject } —
} { part-no } { FORM($things, case: "nom") }
say-p-adjective = { part-subject } { part-no } { AGREE($adjective, $subject, case: "nom") }
part-state = { $state ->
    [empty] { $number ->
        [pl] пусты
       *[one] { $gender ->
            [m] пуст
            [f] пуста
           *[n] пусто
        }
    }
    [done] { $number ->
        [pl] выполнены
       *[one] { $gender ->
            [m] выполнен
            [f] выполнена
           *[n] выполнено
        }
    }
    [face-down] { part-lies } лицом вниз
   *[face-up] { part-lies } лицом вверх
}
part-lies = { $number ->
    [pl] лежат
   *[one] лежит
}
say-p-lying = { part-subject } { part-no } { AGREE("part-state", $subject) }
part-is-in = { $number ->
    [pl] находятся
   *[one] находится
}
say-p-in = { part-subject } { $away ->
    [yes] не
   *[no] { "" }
} { AGREE("part-is-in", $subject) } { FORM($places, case: "loc") }
say-p-has = { part-at-subject } { $lacks ->
    [yes] нет { part-word-gen }
   *[no] есть { $counted ->
        [yes] { FORM($word, number: "pl") }
       *[no] { FORM($word, number: "one") }
    }
}
say-p-number = { $count ->
    [some] { part-at-subject } { $count }
   *[none] { $clause }
}
say-p-with = { part-subject } — { part-no } { AGREE($modifier, $subject) }
say-p-modified = { part-subject } — { part-no } { AGREE($modifier, $subject) }
part-belongs = { $number ->
    [pl] принадлежат
   *[one] принадлежит
}
part-your = { WORD("your") }
say-p-owned = { part-subject } { part-no } { $you ->
    [yes] { AGREE("part-your", $subject) }
   *[no] { AGREE("part-belongs", $subject) } { FORM($who, case: "dat") }
}

# Требования
say-wildcards = { $demand } (можно взять карты, которые считаются другими)
part-must = { $number ->
    [pl] должны
   *[one] { $gender ->
        [m] должен
        [f] должна
       *[other] должно
    }
}
part-must-first = { $count ->
    [one] { AGREE("part-must", $first-term, number: "one") }
   *[number] должно
}
say-deed-hold = { $having ->
    [yes] имея { FORM($terms, case: "acc") }
   *[other] у вас { $shape ->
        [several] { $any ->
            [yes] { part-must-first }
           *[other] должны
        }
       *[single] { part-must-first }
    } быть { FORM($terms, case: "nom") }
}
say-deed-discard = сбросьте { FORM($terms, case: "acc", from: "yes", ahead: "yes") }
say-deed-pay = заплатите { FORM($terms, case: "acc") }
say-deed-give = отдайте активному игроку { FORM($terms, case: "acc", from: "yes") }
say-missing = { $what } ({ $have } из { $want })
say-too-many = { $what } ({ $have })
say-all-of-these = всё из этого
say-any-of-these = хотя бы одно из этого
say-not-at-once = каждая часть выполнима, но не все сразу
say-part-now = { $text } (сейчас { $have })
say-part-yes = { $text }: да
say-part-no = { $text }: нет
say-part-of = игрок { $seat }: { $text }

# Указания
part-doer = { FORM($doer, case: "nom") }
part-object = { FORM($object, case: "acc") }
part-manner = { $face-down ->
    [yes] лицом вниз
   *[no] { "" }
} { $any-order ->
    [yes] в любом порядке
   *[no] { "" }
}
verb = { $name }
do = { part-doer } { $verb } { part-object } { $second ->
    [place] { $towards }
   *[other] { FORM($other, case: "acc") }
} { part-manner }
do-discard = { part-doer } { $verb } { FORM($object, case: "acc", from: "yes", ahead: "yes") } { part-manner }
do-take = { part-doer } { $verb } { FORM($object, case: "acc", from: "yes") } { $second ->
    [place] { $towards }
   *[other] { FORM($other, case: "acc") }
} { part-manner }
do-inspect = { part-doer } { $second ->
    [player] { $person ->
        [you] покажите
        [many] показывают
       *[one] показывает
    } { FORM($other, case: "dat") } { part-object }
   *[other] { $verb } { part-object }
} { part-manner }
do-move = { part-doer } { $verb } { FORM($object, case: "acc", from: "yes") } { $second ->
    [place] { $towards }
   *[other] { FORM($other, case: "acc") }
} { part-manner }
do-shuffle = { part-doer } { $second ->
    [place] { $person ->
        [you] замешайте
        [many] замешивают
       *[one] замешивает
    } { part-whole } { $towards }
   *[other] { $verb } { part-whole }
} { part-manner }
part-whole = { $whole ->
    [some] { FORM($whole, case: "acc") }
   *[none] { FORM($object, case: "acc", from: "yes") }
}
do-lay = { part-doer } { $verb } { $tiles ->
    [some] { FORM($tiles, case: "acc") }
   *[none] плитки в количестве, равном { FORM($object, case: "dat") }
} { FORM($other, case: "acc") } { part-manner }
do-set = { part-doer } { $verb } { part-object } на { FORM($other, case: "acc") }
do-raise = { do-set }
do-pay = { part-doer } { $verb } { $second ->
    [player] { FORM($other, case: "dat") }
   *[other] { "" }
} { part-object }
do-win = { part-doer } { $verb }
say-choose = { part-doer } { $person ->
    [you] выберите
    [many] выбирают
   *[one] выбирает
} { FORM($things, case: "acc") }
say-for-each = для { FORM($things, case: "gen") }
say-this-phase = эту фазу
say-phase = { OR(ATTR($word, "whole"), TEXT("part-phase")) }
part-phase = фазу «{ FORM($word, case: "nom", number: "one") }»
say-next-beat = следующий эпизод истории
say-beat = эпизод «{ $title }»
say-event = «{ FORM($word, case: "nom", number: "one") }»
say-counter = { $of ->
    [player] { TEXT("part-counter-whose", gender: "m", number: "one") }
    [thing] { WORD("counter", number: "one") } «{ part-counter-name }» { FORM($thing, case: "gen") }
   *[table] { WORD("counter", number: "one") } «{ part-counter-name }»
}
part-counter-whose = { $whose } { WORD("counter", number: "one") } «{ part-counter-name }» { $whose-behind }
part-counter-name = { $counted ->
    [yes] { FORM($word, case: "nom", number: "pl") }
   *[no] { FORM($word, case: "nom", number: "one") }
}

# Глаголы: вам; что делает один; что делают многие
verb-announce = { $person ->
    [you] объявите
    [many] объявляют
   *[one] объявляет
}
verb-begin = { $person ->
    [you] начните
    [many] начинают
   *[one] начинает
}
verb-claim = { $person ->
    [you] присвойте
    [many] присваивают
   *[one] присваивает
}
verb-release = { $person ->
    [you] освободите
    [many] освобождают
   *[one] освобождает
}
verb-copy = { $person ->
    [you] скопируйте
    [many] копируют
   *[one] копирует
}
verb-restore = { $person ->
    [you] верните прежний вид:
    [many] возвращают прежний вид:
   *[one] возвращает прежний вид:
}
verb-discard = { $person ->
    [you] сбросьте
    [many] сбрасывают
   *[one] сбрасывает
}
verb-draw = { $person ->
    [you] возьмите
    [many] берут
   *[one] берёт
}
verb-end = { $person ->
    [you] завершите
    [many] завершают
   *[one] завершает
}
verb-flip = { $person ->
    [you] переверните
    [many] переворачивают
   *[one] переворачивает
}
verb-gain = { $person ->
    [you] получите
    [many] получают
   *[one] получает
}
verb-inspect = { $person ->
    [you] посмотрите
    [many] смотрят
   *[one] смотрит
}
verb-lay = { $person ->
    [you] выложите
    [many] выкладывают
   *[one] выкладывает
}
verb-lose = { $person ->
    [you] потеряйте
    [many] теряют
   *[one] теряет
}
verb-move = { $person ->
    [you] переместите
    [many] перемещают
   *[one] перемещает
}
verb-put = { $person ->
    [you] положите
    [many] кладут
   *[one] кладёт
}
verb-take = { $person ->
    [you] возьмите
    [many] берут
   *[one] берёт
}
verb-pay = { $person ->
    [you] заплатите
    [many] платят
   *[one] платит
}
verb-raise = { $person ->
    [you] увеличьте
    [many] увеличивают
   *[one] увеличивает
}
verb-reveal = { $person ->
    [you] откройте
    [many] открывают
   *[one] открывает
}
verb-scatter = { $person ->
    [you] рассыпьте
    [many] рассыпают
   *[one] рассыпает
}
verb-set = { $person ->
    [you] установите
    [many] устанавливают
   *[one] устанавливает
}
verb-show = { $person ->
    [you] покажите
    [many] показывают
   *[one] показывает
}
verb-shuffle = { $person ->
    [you] перемешайте
    [many] перемешивают
   *[one] перемешивает
}
verb-tell = { $person ->
    [you] прочитайте
    [many] читают
   *[one] читает
}
verb-win = { $person ->
    [you] вы побеждаете
    [many] побеждают
   *[one] побеждает
}
