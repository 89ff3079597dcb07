# How sentences of rules are told in English. docs/guide/language.md explains how such a file is made.

# Forms: which there are if nothing is asked, where the forms of a word are found, and what agrees
usual-number = one
usual-case = obj
usual-bare = no
usual-per = no
usual-from = no
usual-into = no
usual-another = no
usual-wanted = no
usual-having = no
agreement = { "" }
word-forms = forms of words
    .names = one other
    .genders = adj noun mass
form-noun = { $number }
form-adjective = one
is-adjective = { ATTR($word, "gender") ->
    [adj] yes
    [noun] no
    [mass] no
   *[other] { ALIKE($word, "one", "other") }
}

# How numbers are written in words: a text that is written by hand takes these from the rule, too
number-words = numbers in words
    .n1 = one
    .n2 = two twice
    .n3 = three thrice
    .n4 = four
    .n5 = five
    .n6 = six
    .n7 = seven
    .n8 = eight
    .n9 = nine
    .n10 = ten
    .n12 = twelve dozen

# Words that every game has
noun-card = card
    .one = card
    .other = cards
noun-player = player
    .one = player
    .other = players
noun-opponent = opponent
    .one = opponent
    .other = opponents
noun-partner = partner
    .one = partner
    .other = partners
noun-team = member
    .one = member
    .other = members
noun-place = place
    .one = place
    .other = places
noun-position = position
    .one = position
    .other = positions
noun-zone = zone
    .one = zone
    .other = zones
noun-tile = tile
    .one = tile
    .other = tiles

# Lists
say-nothing = { "" }
say-comma = { $first }, { $last }
say-and = { $first } and { $last }
say-or = { $first } or { $last }
say-beside = { $first } { $last }
say-bracket = ({ $inner })
say-then = { $first }, then { $last }
say-or-else = { $first }, or else { $second }
say-and-then = { $first }, and { $last }
say-or-then = { $first }, or { $last }
say-and-have = { $first } { FORM($last, having: "yes") }
say-and-also = { $first }, and { $last }
say-or-also = { $first }, or { $last }
say-or-either = { $first } or { $last }
say-either = either { $list }

# Things that were spoken of, and players
say-it = { $kind ->
    [player] that { FORM($word, number: "one") }
   *[other] it
}
say-this = this card
say-chosen = the chosen { FORM($word, number: "one") }
say-named = the { FORM($word, number: "one") }
say-you = you
say-they = { $case ->
    [nom] they
   *[other] them
}
say-the-same = they
say-anyone = { $players }
say-players = { $players }
say-active-player = the active player
say-first-player = the first player
say-that-player = that player
say-partner = { $whose } { FORM($word, number: "one") }
say-chosen-player = that player
say-owner-of = { $it ->
    [yes] its owner
   *[other] the owner of { $thing }
}
say-whose = { $whose ->
    [you] your
    [they] their
    [those] their
   *[other] { FORM($who, case: "nom") }'s
}
say-whose-behind = { "" }
say-owner = { "" }
say-owner-behind = { $role ->
    [held] { $whose ->
        [you] you hold
        [they] they hold
       *[other] held by { $who }
    }
   *[owned] { $whose ->
        [you] of yours
       *[other] of { $who }
    }
}

# A noun with all that belongs to it, and how many
say-bare = { $noun }
say-core = { part-random } { part-other } { $adjectives } { $noun } { $owner-behind } { $from ->
    [yes] { FORM($after, from: "no") } { $place }
   *[no] { $place } { $after }
}
part-random = { $random ->
    [yes] random
   *[no] { "" }
}
part-other = { $other ->
    [yes] { $another ->
        [yes] another
       *[no] other
    }
   *[no] { "" }
}
say-adjective = { $word }
say-condition-before = { ATTR($word, "stands") ->
    [behind] { "" }
   *[none] { $word }
}
say-condition-behind = { ATTR($word, "stands") ->
    [behind] { $word }
   *[none] { "" }
}
say-kind-before = { FORM($word, number: "one") }
say-kind-behind = { "" }
say-state-before = { $state ->
    [empty] empty
    [face-down] face-down
    [done] done
   *[face-up] face-up
}
say-state-behind = { "" }
part-counted-things = { $n ->
    [one] { FORM($things, number: "one") }
   *[other] { FORM($things, number: "other") }
}
part-article = { STARTS(FORM($things, number: "one"), "a e i o u") ->
    [yes] an
   *[no] a
}
say-q-unsaid = { $wanted ->
    [yes] { FORM($things, number: "one") }
   *[no] { FORM($things, number: "other") }
}
say-q-one = { $other ->
    [yes] { FORM($things, number: "one", another: "yes") }
   *[no] { part-article } { FORM($things, number: "one") }
}
say-q-no = no { FORM($things, number: "other") }
say-q-all = all { FORM($things, number: "other") }
say-q-each = { $per ->
    [yes] { FORM($things, number: "one") }
   *[no] each { FORM($things, number: "one") }
}
say-q-at-least = at least { $n } { part-counted-things }
say-q-at-most = at most { $n } { part-counted-things }
say-q-exactly = exactly { $n } { part-counted-things }
say-q-up-to = up to { $n } { part-counted-things }
say-q-either = { $low } or { $n } { FORM($things, number: "other") }
say-q-between = { $low } to { $n } { FORM($things, number: "other") }
say-q-number = { $n } { part-counted-things }
say-q-per = { $n } { part-counted-things } per { $per }
say-q-equal = { FORM($things, number: "other") } equal to { $number }
say-q-the = the { part-which } { FORM($things, number: "one") }
say-q-the-several = the { part-which } { $n } { FORM($things, number: "other") }
part-which = { $which ->
    [top] top
    [bottom] bottom
    [first] first
    [last] last
    [nearest] nearest
    [farthest] farthest
   *[nth] { part-ordinal }
}
part-ordinal = { $nth ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $nth }th
}
say-wanted = { $many ->
    [yes] { $things }
   *[no] { FORM($things, wanted: "yes") }
}
say-wanted-amount = { part-word-counted }

# What stands behind a noun; where `bare` is asked for, a verb says what `with` would
part-with = { $bare ->
    [yes] { "" }
   *[no] with
}
part-one-with-article = { ATTR($word, "gender") ->
    [mass] { FORM($word, number: "one") }
   *[other] { ALIKE($word, "one", "other") ->
        [yes] { FORM($word, number: "one") }
       *[no] { STARTS(FORM($word, number: "one"), "a e i o u") ->
            [yes] an
           *[no] a
        } { FORM($word, number: "one") }
    }
}
part-word-counted = { $counted ->
    [yes] { FORM($word, number: "other") }
   *[no] { FORM($word, number: "one") }
}
say-with = { part-with } { part-one-with-article }
say-without = { part-with } no { part-word-counted }
say-with-some = { part-with } { FORM($word, number: "other") }
say-with-count = { part-with } { $count }
say-with-many = { part-with } { FORM($word, number: "other") } { $than }
say-with-size = { part-with } { part-one-with-article } { FEATURE($than, "of") } { $than }
say-with-number = { part-with } { $number } { $than }
say-with-most = { part-with } { $most }
say-with-none = { part-with } no { $things }
say-with-things = { part-with } { $things }
say-than = { $how ->
    [exactly] { $plain ->
        [yes] { $number }
       *[no] exactly { $number }
    }
    [at-least] at least { $number }
    [at-most] at most { $number }
    [more-than] more than { $number }
    [less-than] less than { $number }
   *[other-than] other than { $number }
}
    .of = { $how ->
    [other-than] { "" }
   *[other] of
}
say-same-as = { $adjective ->
    [yes] of
   *[no] with
} the same { FORM($word, number: "one") } as { $other }
say-of-player = of { $who }
say-in-places = { $not ->
    [yes] not { $places }
   *[no] { $places }
}
say-ahead = ahead of { $thing }
say-behind = behind { $thing }
say-next-to = beside { $thing }
say-held-by = { $you ->
    [yes] that you hold
   *[no] held by { $players }
}
say-among = that is { $things }
say-not = not { $parts }
say-any = { part-with } { FORM($parts, bare: "yes") }
say-being = that is { part-one-with-article }
say-other-than = other than { $thing }
say-lying = { $state ->
    [empty] with nothing on it
    [face-down] lying face down
    [done] that is done
   *[face-up] lying face up
}
say-different = { $limit ->
    [none] { OR(ATTR($word, "different"), TEXT("part-of-different")) }
   *[other] { part-of-different }
}
part-of-different = of { $limit ->
    [at-least] at least { $n }
    [at-most] at most { $n }
    [exactly] exactly { $n }
   *[none] { "" }
} different { FORM($word, number: "other") }
say-same = of the same { FORM($word, number: "one") }
say-most = the { $counted ->
    [yes] { part-most-counted }
   *[no] { ALIKE($word, "one", "other") ->
        [yes] { part-most-counted }
       *[no] { $most ->
            [yes] highest
           *[no] lowest
        }
    }
} { part-word-counted }
part-most-counted = { $most ->
    [yes] most
   *[no] { ALIKE($word, "one", "other") ->
        [yes] least
       *[no] fewest
    }
}

# Places
say-zone = { $whose ->
    [some] { $whose } { FORM($noun, number: "one") }
   *[none] the { FORM($noun, number: "one") }
}
say-at = { $from ->
    [yes] { $kind ->
        [card] from under
       *[other] from
    }
   *[no] { $kind ->
        [zone] { OR(ATTR($place, "at"), "in") }
        [board] { OR(ATTR($place, "at"), "on") }
        [card] under
       *[place] on
    }
} { FORM($place, from: "no") }
say-of-zone = of { $zone }
say-of-team = of { $whose } team
say-clockwise = , clockwise from { $who },
say-towards = { $end ->
    [top] { part-to } the top of { $place }
    [bottom] { part-to } the bottom of { $place }
   *[none] { $under ->
        [yes] { $at }
       *[no] { part-to } { $place }
    }
}
part-to = { $into ->
    [yes] into
   *[no] to
}

# Numbers
say-num = { $n }
say-plus = { $left } plus { $right }
say-minus = { $left } minus { $right }
say-times = { $left } times { $right }
say-divided = { $left } divided by { $right }, { part-rounded }
part-rounded = { $up ->
    [yes] rounded up
   *[no] rounded down
}
say-twice = twice { $of }
say-half = half { $of }, { part-rounded }
say-half-much = half of { $much }, { part-rounded }
say-but-at-least = { $of }, but at least { $n }
say-but-at-most = { $of }, but at most { $n }
say-not-below = { $of }, but at least { $number }
say-not-above = { $of }, but at most { $number }
say-count = the number of { $things }
say-count-different = the number of different { FORM($word, number: "other") } of { $things }
say-count-players = the number of players
say-total = the total { part-word-counted } of { $things }
say-total-position = the total { WORD("position", number: "other") } of { $things }
say-sum = the total { part-word-counted } of { $things }
say-extreme = { $most } of any { FORM($any, per: "yes") }
say-number-of = { $it ->
    [yes] its { part-word-counted }
   *[no] the { part-word-counted } of { $thing }
}
say-the-number = the { part-word-counted }
say-own-number = { $whose } { part-word-counted }
say-own-things = { $whose } { FORM($word, number: "other") }
say-chosen-amount = the chosen amount
say-value = { FORM($word, number: "one") }
say-actions-left = the number of actions left
say-actions-taken = the number of actions taken
say-whether = 1 if { $condition }
say-so-many-per = { $left } per { $per }
say-per = { FORM($things, per: "yes") }
say-per-group = { $things }
say-per-number = { $number }
say-per-own = { FORM($word, number: "one") } { part-had-by }
say-per-own-group = { $count } { part-had-by }
part-had-by = { $person ->
    [you] you have
   *[other] of { $who }
}
say-size = { $limit ->
    [at-least] at least { $n }
    [at-most] at most { $n }
    [between] { $low } to { $n }
   *[exactly] { $n }
}

# So much of a resource
say-so-much-per = { $much } per { $per }
say-so-much-times = { $much } times { $number }
say-so-much-equal = { FORM($word, number: "other") } equal to { $number }
say-so-great = { ATTR($word, "gender") ->
    [mass] { $count }
   *[other] { FORM($word, number: "one") } of { $size }
}
say-all-own = all { $things }
say-all-but = all but { $n } of { $things }
say-as-shown = as many { FORM($word, number: "other") } as shown on { $thing }
say-as-many-as = as many { FORM($word, number: "other") } as there are { $things }
say-as-many-plus = { $first }, plus { $right }
say-more-than-many = { $count } more than there are { $things }
say-fewer-than-many = { $count } fewer than there are { $things }
say-as-many-minus = { $first }, minus { $right }
say-plus-much = { $first } plus { $last }

# Conditions
part-have = { $person ->
    [one] has
   *[other] have
}
part-be = { $person ->
    [one] is
   *[other] are
}
part-no = { $not ->
    [yes] not
   *[no] { "" }
}
part-there-be = { $many ->
    [yes] there are
   *[no] there is
}
part-left-be = { $counted ->
    [yes] { ALIKE($word, "one", "other") ->
        [yes] is
       *[no] are
    }
   *[no] is
}
say-not-so = it is not so that { $condition }
say-not-named = { OR(ATTR($word, "not"), TEXT("part-not-named")) }
part-not-named = it is not so that { FORM($word, number: "one") }
say-option-is = “{ $option }” is { part-no } “{ $value }”
say-was-told = “{ $title }” has { part-no } been told
say-quest-done = “{ $title }” is { part-no } done
say-compare = { $left } { part-left-be } { part-no } { $than }
say-equals = { $left } { part-left-be } { part-no } { $right }
say-has-value = { $left } { part-left-be } { part-no } { FORM($value, number: "one") }
say-number-is = { $number } is { $size }
say-has = { FORM($who, case: "nom") } { part-have } { $quantity ->
    [one] at least 1 { FORM($word, number: "one") }
    [some] { FORM($word, number: "other") }
   *[other] { $count }
}
say-has-size = { say-has }
say-have-together = { $things } together have { $count }
say-has-most = { FORM($who, case: "nom") } { $not ->
    [yes] { $person ->
        [one] does not have
       *[other] do not have
    }
   *[no] { part-have }
} { $most }
say-holds = { FORM($who, case: "nom") } { part-have } { $there }
say-some-hold = { part-there-be } { $things }
say-in-play = { part-there-be } { $things }
say-there-is = { part-there-be } { $things }
say-there-lies = { part-there-be } { $there } { $places } { $together ->
    [yes] together
   *[no] { "" }
}
say-is = { FORM($subject, case: "nom") } { $predicate }
say-p-same = { part-be } { part-no } { $other }
say-p-being = { part-be } { part-no } { $things }
say-p-adjective = { part-be } { part-no } { $adjective }
say-p-lying = { part-be } { part-no } { $state ->
    [empty] empty
    [face-down] face down
    [done] done
   *[face-up] face up
}
say-p-in = { part-be } { $away ->
    [yes] not
   *[no] { "" }
} { $places }
say-p-has = { part-have } { $lacks ->
    [yes] no { part-word-counted }
   *[no] { part-one-with-article }
}
say-p-number = { say-p-with }
say-p-with = { $not ->
    [yes] { $person ->
        [one] does not have
       *[other] do not have
    }
   *[no] { part-have }
} { FORM($modifier, bare: "yes") }
say-p-owned = { part-be } { part-no } { $you ->
    [yes] yours
   *[no] { $modifier }
}
say-p-modified = { part-be } { part-no } { $modifier }

# Requirements
say-wildcards = { $demand } (cards that count as others may stand in)
say-deed-hold = { $having ->
    [yes] while you have { $terms }
   *[no] you must have { $terms }
}
say-deed-discard = discard { FORM($terms, from: "yes") }
say-deed-pay = pay { $terms }
say-deed-give = give the active player { FORM($terms, from: "yes") }
say-missing = { $what } ({ $have } of { $want })
say-too-many = { $what } ({ $have })
say-all-of-these = all of these
say-any-of-these = any of these
say-not-at-once = each part can be met, but not all of them at once
say-part-now = { $text } (now { $have })
say-part-yes = { $text }: yes
say-part-no = { $text }: no
say-part-of = player { $seat }: { $text }

# Instructions
verb = { $name }
do = { FORM($doer, case: "nom") } { $verb } { $object } { $second ->
    [place] { $towards }
   *[other] { $other }
} { part-manner }
part-manner = { $face-down ->
    [yes] face down
   *[no] { "" }
} { $any-order ->
    [yes] in any order
   *[no] { "" }
}
do-discard = { FORM($doer, case: "nom") } { $verb } { FORM($object, from: "yes") } { part-manner }
do-inspect = { FORM($doer, case: "nom") } { $second ->
    [none] { $person ->
        [one] looks
       *[other] look
    } at { $object }
   *[other] { $person ->
        [one] shows
       *[other] show
    } { $object } to { $other }
} { part-manner }
do-shuffle = { FORM($doer, case: "nom") } { $verb } { $whole ->
    [some] { $whole }
   *[none] { FORM($object, from: "yes") }
} { $second ->
    [place] into { $place }
   *[other] { "" }
} { part-manner }
do-lay = { FORM($doer, case: "nom") } { $verb } { $tiles ->
    [some] { $tiles }
   *[none] { $object } { WORD("tile", number: "other") }
} { $other } { part-manner }
do-set = { FORM($doer, case: "nom") } { $verb } { $object } to { $other }
do-raise = { FORM($doer, case: "nom") } { $verb } { $object } by { $other }
do-pay = { FORM($doer, case: "nom") } { $verb } { $object } { $second ->
    [player] to { $other }
   *[other] { "" }
}
do-take = { FORM($doer, case: "nom") } { $verb } { FORM($object, from: "yes") } { $second ->
    [place] { FORM($towards, into: "yes") }
   *[other] { $other }
} { part-manner }
do-win = { $doer ->
    [none] you
   *[some] { FORM($doer, case: "nom") }
} { $verb }
say-choose = { FORM($doer, case: "nom") } { $person ->
    [one] chooses
   *[other] choose
} { $things }
say-for-each = for { $things }
say-this-phase = this phase
say-phase = the { FORM($word, number: "one") }
say-next-beat = the next part of the story
say-beat = “{ $title }”
say-event = “{ FORM($word, number: "one") }”
say-counter = { $person ->
    [they] the player's { part-word-counted }
   *[other] { $number }
}
