# Wie Sätze der Regeln auf Deutsch gesagt werden: eine ganze Sprache, ohne eine Zeile Rust.

usual-case = nom
usual-number = one
usual-gender = m
usual-decl = none
usual-from = no
usual-having = no
usual-another = no
usual-wanted = no
usual-per = no
agreement = gender number
word-forms = Formen der Wörter
    .names = nom gen dat acc nom-pl gen-pl dat-pl acc-pl stem
    .genders = m f n adj mass
feature-gender = { ATTR($word, "gender") ->
    [f] f
    [n] n
   *[other] m
}
feature-number = { $many ->
    [yes] pl
    [no] one
   *[none] { "" }
}
form-noun = { $number ->
    [pl] { $case }-pl
   *[one] { $case }
}
form-adjective = stem
is-adjective = { ATTR($word, "gender") ->
    [adj] yes
   *[other] no
}

# Artikel und Endungen
part-key = { $number ->
    [pl] { $case }-pl
   *[one] { $case }-{ $gender }
}
part-the = { TEXT("part-key") ->
    [nom-f] die
    [nom-n] das
    [acc-m] den
    [acc-f] die
    [acc-n] das
    [dat-m] dem
    [dat-f] der
    [dat-n] dem
    [gen-m] des
    [gen-f] der
    [gen-n] des
    [nom-pl] die
    [acc-pl] die
    [dat-pl] den
    [gen-pl] der
   *[nom-m] der
}
part-a-ending = { TEXT("part-key") ->
    [nom-f] e
    [acc-m] en
    [acc-f] e
    [dat-m] em
    [dat-f] er
    [dat-n] em
    [gen-m] es
    [gen-f] er
    [gen-n] es
    [nom-pl] e
    [acc-pl] e
    [dat-pl] en
    [gen-pl] er
   *[other] { "" }
}
part-er = { TEXT("part-key") ->
    [nom-f] e
    [nom-n] es
    [acc-m] en
    [acc-f] e
    [acc-n] es
    [dat-m] em
    [dat-f] er
    [dat-n] em
    [gen-m] en
    [gen-f] er
    [gen-n] en
    [nom-pl] e
    [acc-pl] e
    [dat-pl] en
    [gen-pl] er
   *[nom-m] er
}
part-ending = { $decl ->
    [the] { TEXT("part-key") ->
        [nom-m] e
        [nom-f] e
        [nom-n] e
        [acc-f] e
        [acc-n] e
       *[other] en
    }
    [a] { TEXT("part-key") ->
        [nom-m] er
        [nom-f] e
        [nom-n] es
        [acc-f] e
        [acc-n] es
       *[other] en
    }
   *[none] { part-er }
}
part-that = dies{ part-er }
part-your = dein{ part-a-ending }
part-their = ihr{ part-a-ending }
part-none = kein{ part-a-ending }
part-a = ein{ part-a-ending }
part-every = jed{ part-er }
part-all = all{ part-er }

# Zahlen in Worten
number-words = Zahlen in Worten
    .n1 = ein eine einen einem einer eines
    .n2 = zwei zweimal doppelt
    .n3 = drei dreimal
    .n4 = vier
    .n5 = fünf
    .n6 = sechs

# Wörter, die jedes Spiel hat
noun-card = Karte
    .gender = f
    .nom = Karte
    .gen = Karte
    .dat = Karte
    .acc = Karte
    .nom-pl = Karten
    .gen-pl = Karten
    .dat-pl = Karten
    .acc-pl = Karten
noun-player = Spieler
    .gender = m
    .nom = Spieler
    .gen = Spielers
    .dat = Spieler
    .acc = Spieler
    .nom-pl = Spieler
    .gen-pl = Spieler
    .dat-pl = Spielern
    .acc-pl = Spieler
noun-opponent = Gegner
    .gender = m
    .nom = Gegner
    .gen = Gegners
    .dat = Gegner
    .acc = Gegner
    .nom-pl = Gegner
    .gen-pl = Gegner
    .dat-pl = Gegnern
    .acc-pl = Gegner
noun-partner = Partner
    .gender = m
    .nom = Partner
    .gen = Partners
    .dat = Partner
    .acc = Partner
    .nom-pl = Partner
    .gen-pl = Partner
    .dat-pl = Partnern
    .acc-pl = Partner
noun-team = Mitglied
    .gender = n
    .nom = Mitglied
    .gen = Mitglieds
    .dat = Mitglied
    .acc = Mitglied
    .nom-pl = Mitglieder
    .gen-pl = Mitglieder
    .dat-pl = Mitgliedern
    .acc-pl = Mitglieder
noun-place = Platz
    .gender = m
    .nom = Platz
    .gen = Platzes
    .dat = Platz
    .acc = Platz
    .nom-pl = Plätze
    .gen-pl = Plätze
    .dat-pl = Plätzen
    .acc-pl = Plätze
noun-position = Position
    .gender = f
    .nom = Position
    .gen = Position
    .dat = Position
    .acc = Position
    .nom-pl = Positionen
    .gen-pl = Positionen
    .dat-pl = Positionen
    .acc-pl = Positionen
noun-zone = Bereich
    .gender = m
    .nom = Bereich
    .gen = Bereichs
    .dat = Bereich
    .acc = Bereich
    .nom-pl = Bereiche
    .gen-pl = Bereiche
    .dat-pl = Bereichen
    .acc-pl = Bereiche
noun-tile = Plättchen
    .gender = n
    .nom = Plättchen
    .gen = Plättchens
    .dat = Plättchen
    .acc = Plättchen
    .nom-pl = Plättchen
    .gen-pl = Plättchen
    .dat-pl = Plättchen
    .acc-pl = Plättchen

# Aufzählungen
say-nothing = { "" }
say-comma = { $first }, { $last }
say-and = { $first } und { $last }
say-or = { $first } oder { $last }
say-beside = { $first } { $last }
say-bracket = ({ $inner })
say-then = { $first }, dann { $last }
say-or-else = { $first }, sonst { $second }
say-and-then = { $first } und { $last }
say-or-then = { $first } oder { $last }
say-and-have = { $first }, { FORM($last, having: "yes") }
say-and-also = { $first }, und { $last }
say-or-also = { $first }, oder { $last }
say-or-either = { $first } oder { $last }
say-either = entweder { $list }

# Wovon die Rede ist, und Spieler
part-it = { TEXT("part-key") ->
    [nom-f] sie
    [nom-n] es
    [acc-m] ihn
    [acc-f] sie
    [acc-n] es
    [dat-m] ihm
    [dat-f] ihr
    [dat-n] ihm
   *[other] er
}
say-it = { $kind ->
    [player] { AGREE("part-that", $word) } { FORM($word, number: "one") }
   *[other] { AGREE("part-it", $word) }
}
say-this = { AGREE("part-that", $word) } { FORM($word, number: "one") }
say-chosen = { AGREE("part-the", $word) } gewählte { FORM($word, number: "one") }
say-named = { AGREE("part-the", $word) } { FORM($word, number: "one") }
say-you = { $case ->
    [acc] dich
    [dat] dir
   *[other] du
}
say-they = { $case ->
    [acc] ihn
    [dat] ihm
   *[other] er
}
say-the-same = sie
say-anyone = { $players }
say-players = { $players }
say-active-player = { part-the } aktive{ part-weak-n } { WORD("player", number: "one") }
say-first-player = { part-the } erste{ part-weak-n } { WORD("player", number: "one") }
part-weak-n = { $case ->
    [nom] { "" }
   *[other] n
}
say-partner = { AGREE($whose, $word, number: "one") } { FORM($word, number: "one") } { $whose-behind }
say-that-player = { part-that } { WORD("player", number: "one") }
say-chosen-player = { say-that-player }
say-owner-of = { part-the } Besitzer von { FORM($thing, case: "dat") }
say-whose = { $whose ->
    [you] { part-your }
    [they] { part-their }
    [those] { part-their }
   *[other] { part-the }
}
say-whose-behind = { $whose ->
    [other] von { FORM($who, case: "dat") }
   *[you] { "" }
}
say-owner = { "" }
say-owner-behind = { $whose ->
    [you] von dir
   *[other] von { FORM($who, case: "dat") }
}

# Das Hauptwort mit allem, was dazugehört, und wie viele
say-bare = { $noun }
say-core = { AGREE("part-before", $noun) } { AGREE($adjectives, $noun) } { $noun } { $owner-behind } { $from ->
    [yes] { FORM($after, from: "no") } { $place }
   *[no] { FORM($place, case: "dat") } { $after }
}
part-before = { $other ->
    [yes] andere{ "" }
   *[no] { "" }
} { $random ->
    [yes] zufällig{ part-ending }
   *[no] { "" }
} { part-which }
part-which = { $which ->
    [top] oberst{ part-ending }
    [bottom] unterst{ part-ending }
    [first] erst{ part-ending }
    [last] letzt{ part-ending }
    [nearest] nächst{ part-ending }
    [farthest] fernst{ part-ending }
    [nth] { $nth }.
   *[none] { "" }
}
say-adjective = { ATTR($word, "stem") }{ part-ending }
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
    [empty] leer{ part-ending }
    [done] erledigt{ part-ending }
   *[other] { "" }
}
say-state-behind = { $state ->
    [face-down] verdeckt
    [face-up] offen
   *[other] { "" }
}
part-counted = { $n ->
    [one] { FORM($things, number: "one", decl: "none") }
   *[other] { FORM($things, number: "pl", decl: "none") }
}
say-q-unsaid = { $wanted ->
    [yes] { FORM($things, number: "one", decl: "none") }
   *[no] { FORM($things, number: "pl", decl: "none") }
}
say-q-one = { AGREE("part-a", $things, number: "one") } { FORM($things, number: "one", decl: "a") }
say-q-no = { AGREE("part-none", $things, number: "pl") } { FORM($things, number: "pl", decl: "the") }
say-q-all = { AGREE("part-all", $things, number: "pl") } { FORM($things, number: "pl", decl: "the") }
say-q-each = { AGREE("part-every", $things, number: "one") } { FORM($things, number: "one", decl: "the") }
say-q-at-least = mindestens { $n } { part-counted }
say-q-at-most = höchstens { $n } { part-counted }
say-q-exactly = genau { $n } { part-counted }
say-q-up-to = bis zu { $n } { part-counted }
say-q-either = { $low } oder { $n } { part-counted }
say-q-between = { $low } bis { $n } { part-counted }
say-q-number = { $n } { part-counted }
say-q-per = { $n } { part-counted } für { $per }
say-q-equal = so viele { FORM($things, number: "pl") } wie { $number }
say-q-the = { AGREE("part-the", $things, number: "one") } { FORM($things, number: "one", decl: "the") }
say-q-the-several = { AGREE("part-the", $things, number: "pl") } { $n } { FORM($things, number: "pl", decl: "the") }
say-wanted = { $many ->
    [yes] { $things }
   *[no] { FORM($things, wanted: "yes") }
}
say-wanted-amount = { $word }

# Was hinter dem Hauptwort steht
part-word-pl = { FORM($word, number: "pl") }
say-with = mit { FORM($word, case: "dat", number: "one") }
say-without = ohne { FORM($word, case: "acc", number: "one") }
say-with-some = mit { FORM($word, case: "dat", number: "pl") }
say-with-count = mit { FORM($count, case: "dat") }
say-with-many = mit { FORM($word, case: "dat", number: "pl") }: { $than }
say-with-size = mit { FORM($word, case: "dat", number: "one") } { $than }
say-with-number = mit { FORM($number, case: "dat") } { $than }
say-with-most = mit { FORM($most, case: "dat") }
say-with-none = ohne { FORM($things, case: "acc") }
say-with-things = mit { FORM($things, case: "dat") }
say-than = { $how ->
    [exactly] { $number }
    [at-least] mindestens { $number }
    [at-most] höchstens { $number }
    [more-than] mehr als { $number }
    [less-than] weniger als { $number }
   *[other-than] nicht { $number }
}
say-same-as = mit { AGREE("part-same", $word, case: "dat", number: "one") } { FORM($word, case: "dat", number: "one") } wie { FORM($other, case: "nom") }
part-same = { $gender ->
    [f] derselben
   *[other] demselben
}
say-of-player = von { FORM($who, case: "dat") }
say-in-places = { $not ->
    [yes] nicht { $places }
   *[no] { $places }
}
say-ahead = vor { FORM($thing, case: "dat") }
say-behind = hinter { FORM($thing, case: "dat") }
say-next-to = neben { FORM($thing, case: "dat") }
say-held-by = bei { FORM($players, case: "dat") }
say-among = aus: { $things }
say-not = nicht { $parts }
say-any = { $parts }
say-being = als { FORM($word, case: "nom", number: "one") }
say-other-than = außer { FORM($thing, case: "dat") }
say-lying = { $state ->
    [empty] ohne Karten
    [face-down] verdeckt
    [done] erledigt
   *[face-up] offen
}
say-different = { $limit ->
    [at-least] in mindestens { $n }
    [at-most] in höchstens { $n }
    [exactly] in genau { $n }
   *[none] in
} verschiedenen { FORM($word, case: "dat", number: "pl") }
say-same = { AGREE("part-same-of", $word, case: "gen", number: "one") } { FORM($word, case: "gen", number: "one") }
part-same-of = { $gender ->
    [f] derselben
   *[other] desselben
}
say-most = { $counted ->
    [yes] { $most ->
        [yes] den meisten
       *[no] den wenigsten
    } { FORM($word, case: "dat", number: "pl") }
   *[no] { $most ->
        [yes] am meisten
       *[no] am wenigsten
    } { FORM($word, number: "one") }
}

# Orte
say-zone = { $whose ->
    [some] { AGREE($whose, $noun, number: "one") } { FORM($noun, number: "one") } { $whose-behind }
   *[none] { AGREE("part-the", $noun, number: "one") } { FORM($noun, number: "one") }
}
say-at = { $from ->
    [yes] aus { FORM($place, case: "dat", from: "no") }
   *[no] { $kind ->
        [zone] { OR(ATTR($place, "at"), "in") }
        [card] unter
       *[other] auf
    } { $place }
}
say-of-zone = { FORM($zone, case: "gen") }
say-of-team = { $you ->
    [yes] deiner Mannschaft
   *[no] der Mannschaft von { FORM($who, case: "dat") }
}
say-clockwise = , im Uhrzeigersinn von { FORM($who, case: "dat") } aus,
say-towards = { $end ->
    [top] oben auf { FORM($place, case: "acc") }
    [bottom] unter { FORM($place, case: "acc") }
   *[none] { FORM($at, case: "acc") }
}

# Zahlen
part-rounded = { $up ->
    [yes] (aufgerundet)
   *[no] (abgerundet)
}
say-num = { $n }
say-plus = { $left } plus { $right }
say-minus = { $left } minus { $right }
say-times = { $left } mal { $right }
say-divided = { $left } geteilt durch { $right } { part-rounded }
say-twice = das Doppelte von { FORM($of, case: "dat") }
say-half = die Hälfte von { FORM($of, case: "dat") } { part-rounded }
say-half-much = die Hälfte von { FORM($much, case: "dat") } { part-rounded }
say-but-at-least = { $of }, aber mindestens { $n }
say-but-at-most = { $of }, aber höchstens { $n }
say-not-below = { $of }, aber mindestens { $number }
say-not-above = { $of }, aber höchstens { $number }
say-count = die Anzahl der { FORM($things, case: "gen") }
say-count-different = die Anzahl verschiedener { FORM($word, case: "gen", number: "pl") } bei { FORM($things, case: "dat") }
say-count-players = die Anzahl der Spieler
say-total = { $word } insgesamt bei { FORM($things, case: "dat") }
say-total-position = die Summe der Positionen von { FORM($things, case: "dat") }
say-sum = { $word } insgesamt bei { FORM($things, case: "dat") }
say-extreme = { $most } unter { FORM($things, case: "dat") }
say-number-of = { AGREE("part-the", $word) } { $word } von { FORM($thing, case: "dat") }
say-the-number = { AGREE("part-the", $word) } { $word }
say-own-number = { AGREE($whose, $word, number: "one") } { FORM($word, number: "one") } { $whose-behind }
say-own-things = { AGREE($whose, $word, number: "pl") } { part-word-pl } { $whose-behind }
say-chosen-amount = die gewählte Anzahl
say-value = { FORM($word, number: "one") }
say-actions-left = die Anzahl übriger Aktionen
say-actions-taken = die Anzahl ausgeführter Aktionen
say-whether = 1, wenn { $condition }
say-so-many-per = { $left } für { $per }
say-per = { FORM($things, case: "acc") }
say-per-group = je { FORM($things, case: "acc") }
say-per-number = { $number }
say-per-own = { AGREE("part-every", $word, case: "acc", number: "one") } { FORM($word, case: "acc", number: "one") }
say-per-own-group = je { $count }
say-size = { $limit ->
    [at-least] mindestens { $n }
    [at-most] höchstens { $n }
    [between] { $low } bis { $n }
   *[exactly] { $n }
}

# So viel wovon
say-so-much-per = { $much } für { $per }
say-so-much-times = { $much } mal { $number }
say-so-much-equal = so viel { FORM($word, number: "one") } wie { $number }
say-so-great = { $count }
say-all-own = { AGREE("part-all", $things, number: "pl") } { $things }
say-all-but = { $things } bis auf { $n }
say-as-shown = so viel { FORM($word, number: "one") }, wie auf { FORM($thing, case: "dat") } steht
say-as-many-as = so viel { FORM($word, number: "one") } wie { $things }
say-as-many-plus = { $first } plus { $right }
say-more-than-many = { $count } mehr als { $things }
say-fewer-than-many = { $count } weniger als { $things }
say-as-many-minus = { $first } minus { $right }
say-plus-much = { $first } und noch { $last }

# Bedingungen; das Verb steht am Ende, denn sie stehen hinter „wenn“
part-no = { $not ->
    [yes] nicht
   *[no] { "" }
}
part-have = { $person ->
    [you] hast
    [many] haben
   *[other] hat
}
part-be = { $person ->
    [you] bist
    [many] sind
   *[other] ist
}
part-there-be = { $many ->
    [yes] sind
   *[no] ist
}
say-not-so = nicht gilt, dass { $condition }
say-not-named = { OR(ATTR($word, "not"), TEXT("part-not-named")) }
part-not-named = nicht gilt, dass { FORM($word, number: "one") }
say-option-is = „{ $option }“ { part-no } „{ $value }“ ist
say-was-told = „{ $title }“ { part-no } erzählt ist
say-quest-done = „{ $title }“ { part-no } erledigt ist
say-compare = { $left } { part-no } { $than } ist
say-equals = { $left } { part-no } { $right } ist
say-has-value = { $left } { part-no } { FORM($value, number: "one") } ist
say-number-is = { $number } { $size } ist
say-has = { FORM($who, case: "nom") } { FORM($count, case: "acc") } { part-have }
say-has-size = { say-has }
say-have-together = { $things } zusammen { FORM($count, case: "acc") } haben
say-has-most = { FORM($who, case: "nom") } { part-no } { $most } { part-have }
say-holds = { FORM($who, case: "nom") } { FORM($there, case: "acc") } { part-have }
say-some-hold = { $things } da { part-there-be }
say-in-play = { $things } mitspielen
say-there-is = { $things } da { part-there-be }
say-there-lies = { FORM($places, case: "dat") } { $there } { part-there-be }
say-is = { FORM($subject, case: "nom") } { $predicate } { part-be }
say-p-same = { part-no } { $other }
say-p-being = { part-no } { $things }
say-p-adjective = { part-no } { FORM($adjective, decl: "none") }
say-p-lying = { part-no } { $state ->
    [empty] leer
    [face-down] verdeckt
    [done] erledigt
   *[face-up] offen
}
say-p-in = { $away ->
    [yes] nicht
   *[no] { "" }
} { FORM($places, case: "dat") }
say-p-has = { $lacks ->
    [yes] ohne { FORM($word, case: "acc", number: "one") }
   *[no] mit { FORM($word, case: "dat", number: "one") }
}
say-p-number = { say-p-with }
say-p-with = { part-no } { $modifier }
say-p-owned = { part-no } { $modifier }
say-p-modified = { part-no } { $modifier }

# Anforderungen
say-wildcards = { $demand } (Karten, die als andere zählen, dürfen einspringen)
say-deed-hold = { $having ->
    [yes] wenn du { FORM($terms, case: "acc") } hast
   *[no] du musst { FORM($terms, case: "acc") } haben
}
say-deed-discard = wirf { FORM($terms, case: "acc", from: "yes") } ab
say-deed-pay = zahle { FORM($terms, case: "acc") }
say-deed-give = gib dem aktiven Spieler { FORM($terms, case: "acc", from: "yes") }
say-missing = { $what } ({ $have } von { $want })
say-too-many = { $what } ({ $have })
say-all-of-these = alles davon
say-any-of-these = eines davon
say-not-at-once = jeder Teil ist möglich, aber nicht alle zugleich
say-part-now = { $text } (jetzt { $have })
say-part-yes = { $text }: ja
say-part-no = { $text }: nein
say-part-of = Spieler { $seat }: { $text }

# Anweisungen
part-doer = { FORM($doer, case: "nom") }
part-object = { FORM($object, case: "acc") }
part-manner = { $face-down ->
    [yes] verdeckt
   *[no] { "" }
} { $any-order ->
    [yes] in beliebiger Reihenfolge
   *[no] { "" }
}
verb = { $name }
do = { part-doer } { $verb } { part-object } { $second ->
    [place] { $towards }
   *[other] { FORM($other, case: "acc") }
} { part-manner }
do-move = { part-doer } { $verb } { FORM($object, case: "acc", from: "yes") } { $second ->
    [place] { $towards }
   *[other] { FORM($other, case: "acc") }
} { part-manner }
do-flip = { part-doer } { $verb } { part-object } um
do-discard = { part-doer } { $verb } { FORM($object, case: "acc", from: "yes") } { part-manner } ab
do-take = { part-doer } { $verb } { FORM($object, case: "acc", from: "yes") } { $towards }
do-inspect = { part-doer } { $verb } { part-object } an
do-shuffle = { part-doer } { $verb } { $whole ->
    [some] { FORM($whole, case: "acc") }
   *[none] { part-object }
} { $towards }
do-lay = { part-doer } { $verb } { $tiles ->
    [some] { FORM($tiles, case: "acc") }
   *[none] { part-object } Plättchen
} { FORM($other, case: "acc") }
do-set = { part-doer } { $verb } { part-object } auf { $other }
do-raise = { part-doer } { $verb } { part-object } um { $other }
do-pay = { part-doer } { $verb } { $second ->
    [player] { FORM($other, case: "dat") }
   *[other] { "" }
} { part-object }
do-win = { $doer ->
    [none] du
   *[some] { part-doer }
} { $verb }
say-choose = { part-doer } { $person ->
    [you] wähle
    [many] wählen
   *[one] wählt
} { FORM($things, case: "acc") }
say-for-each = für { FORM($things, case: "acc") }
say-this-phase = diese Phase
say-phase = die Phase „{ FORM($word, case: "nom", number: "one") }“
say-next-beat = den nächsten Teil der Geschichte
say-beat = „{ $title }“
say-event = „{ FORM($word, case: "nom", number: "one") }“
say-counter = { $number }
verb-announce = { $person ->
    [you] verkünde
    [many] verkünden
   *[one] verkündet
}
verb-begin = { $person ->
    [you] beginne
    [many] beginnen
   *[one] beginnt
}
verb-claim = { $person ->
    [you] nimm in Besitz:
    [many] nehmen in Besitz:
   *[one] nimmt in Besitz:
}
verb-release = { $person ->
    [you] gib frei:
    [many] geben frei:
   *[one] gibt frei:
}
verb-copy = { $person ->
    [you] kopiere
    [many] kopieren
   *[one] kopiert
}
verb-restore = { $person ->
    [you] stelle wieder her:
    [many] stellen wieder her:
   *[one] stellt wieder her:
}
verb-discard = { $person ->
    [you] wirf
    [many] werfen
   *[one] wirft
}
verb-draw = { $person ->
    [you] ziehe
    [many] ziehen
   *[one] zieht
}
verb-end = { $person ->
    [you] beende
    [many] beenden
   *[one] beendet
}
verb-flip = { $person ->
    [you] drehe
    [many] drehen
   *[one] dreht
}
verb-gain = { $person ->
    [you] erhalte
    [many] erhalten
   *[one] erhält
}
verb-inspect = { $person ->
    [you] sieh dir
    [many] sehen sich
   *[one] sieht sich
}
verb-lay = { $person ->
    [you] lege
    [many] legen
   *[one] legt
}
verb-lose = { $person ->
    [you] verliere
    [many] verlieren
   *[one] verliert
}
verb-move = { $person ->
    [you] bewege
    [many] bewegen
   *[one] bewegt
}
verb-put = { $person ->
    [you] lege
    [many] legen
   *[one] legt
}
verb-take = { $person ->
    [you] nimm
    [many] nehmen
   *[one] nimmt
}
verb-pay = { $person ->
    [you] zahle
    [many] zahlen
   *[one] zahlt
}
verb-raise = { $person ->
    [you] erhöhe
    [many] erhöhen
   *[one] erhöht
}
verb-reveal = { $person ->
    [you] decke auf:
    [many] decken auf:
   *[one] deckt auf:
}
verb-scatter = { $person ->
    [you] verteile
    [many] verteilen
   *[one] verteilt
}
verb-set = { $person ->
    [you] setze
    [many] setzen
   *[one] setzt
}
verb-show = { $person ->
    [you] zeige
    [many] zeigen
   *[one] zeigt
}
verb-shuffle = { $person ->
    [you] mische
    [many] mischen
   *[one] mischt
}
verb-tell = { $person ->
    [you] erzähle
    [many] erzählen
   *[one] erzählt
}
verb-win = { $person ->
    [you] gewinnst
    [many] gewinnen
   *[one] gewinnt
}
