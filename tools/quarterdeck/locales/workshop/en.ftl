# What `new`, `fmt` and the stricter `check` say in English.

ui-new-written = written: { $file }
ui-new-dry = Nothing was written.
ui-new-exists = { $file } is there already
ui-new-exists-help = nothing is ever overwritten, and nothing was written; choose another name, or another id with --id
ui-new-bad-id = no id can be made from “{ $name }”
ui-new-bad-id-help = an id has small Latin letters and digits and begins with a letter; say it with --id
ui-new-which-pack = it is not said into which pack
ui-new-which-pack-help = add --pack with its id or folder, or run the command in its folder; there is: { $known }
ui-new-which-kind = it is not said of which kind the card is
ui-new-which-kind-help = add --kind; there is: { $kinds }
ui-new-no-kind = there is no card of a kind `{ $kind }` to go by
ui-new-no-kind-help = there is: { $kinds }; a new kind is a table `[kind.{ $kind }]` of the pack
ui-new-near-kind = there is no `{ $kind }`
ui-new-near-kind-help = did you mean `{ $near }`?
ui-new-unsound = the pack `{ $pack }` would not be sound with this
ui-new-unsound-help = nothing was written
ui-new-unread = not read: “{ $part }” — { $why }
ui-new-not-all-read = not everything could be read
ui-new-not-all-read-help = nothing was written; say these parts otherwise (docs/guide/phrasebook.md), or leave them out and write them into the table above
ui-new-near-attribute = nothing printed on cards is called so; did you mean `{ $near }`?
ui-new-no-attribute = nothing printed on cards is called so; there is: { $known }
ui-new-no-moment = it does not say when; begin with “At the start of your …” or “When …,”
ui-new-rules-in-latin = what cards do is said in English, as in “At the start of your turn gain 1 oil”; names and numbers may be said in any language of the pack
ui-new-required-twice = a card has one requirement; join both with “and”
ui-new-no-story = `{ $pack }` tells no story
ui-new-no-story-help = a story begins with a table `[campaign]`: docs/authoring/story.md
ui-new-covers-what = it is not said which rule the ruling is about
ui-new-covers-what-help = add --covers with its number; for example: { $rules }
ui-new-no-rule = the pack lists no rule `{ $rule }`
ui-new-no-rule-help = a rule of its `rules.txt`, for example: { $rules }; or add the rule there first
ui-new-no-sentence = “{ $sentence }” cannot be the sentence of a ruling
ui-new-no-sentence-help = write it in one line
ui-new-nobody-decides = a match of `{ $pack }` begins without a decision
ui-new-nobody-decides-help = write the ruling by hand: docs/guide/rulings.md

ui-new-stub-decline = Decline
ui-new-reads = it reads ({ $language }): { $line }
ui-new-stub-text = Here will stand what is read aloud: { $title }.
ui-new-first-rule = A match begins.
ui-new-comment-rules = The rules by number; rulings name those that they cover.
ui-new-comment-texts = What players read ({ $language }). These are only names to begin with: docs/guide/language.md tells of their forms.
ui-new-comment-card =
    Sentences may call this card `{ $words }`. What a card can say: docs/guide/phrasebook.md and docs/reference/keys.md.
    Its name stands in locales/.
ui-new-comment-first-card =
    One more card of the kind `{ $kind }`, in play whenever this expansion is. Change what is printed on it, and what it says:
    docs/guide/phrasebook.md.
ui-new-comment-expansion =
    An expansion of `{ $base }`. What is new is just written; what changes something that exists says `extends = true` or
    `replaces = true`: docs/guide/expansion.md.
ui-new-comment-chapter = One more chapter, behind the others: it is a value of this option.
ui-new-comment-chapter-beats = The beats with which it opens and closes.
ui-new-comment-beat = A beat may lay out a quest (`quest`), do something (`do`), and lead on (`next`): docs/authoring/story.md.
ui-new-comment-closing = Read when the chapter is won, and when it is lost.
ui-new-comment-ruling =
    Lay out the table here, line by line: docs/guide/rulings.md. Then steps (`Anna: <action>`), and below each,
    indented, what must be so.

ui-new-next-game =
    Play it: quarterdeck play { $pack }
    Check and test it: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-next-game-here =
    Play it: quarterdeck play { $pack } --content .
    Check and test it: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-next-expansion = Check and test it: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-next-card = Check and test it: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-apart =
    In `{ $pack }` itself, rulings would go another way ({ $ruling } is the first), so this goes into an expansion of it: `{ $more }`.
    With --here it goes into the pack.
ui-new-apart-installed = `{ $pack }` is installed and not written in, so this goes into an expansion of it: `{ $more }`.
ui-new-more-title = { $title }: more of it
ui-new-installed = `{ $pack }` is installed; installed packs are not written in
ui-new-installed-help = name the folder in which you work on it, or make an expansion: quarterdeck new expansion <name> --pack { $pack }
ui-new-card-exists = there is a card `{ $id }` already
ui-new-card-exists-help = nothing was written; choose another name, or another id with --id
ui-new-next-chapter = Check and test it: quarterdeck check { $folder } && quarterdeck test { $folder }
ui-new-next-ruling = Lay it out, then read what happens: quarterdeck test { $folder } --why

ui-fmt-no-pack = there is no pack in { $folder }
ui-fmt-no-pack-help = a pack is a folder with a file `pack.toml`
ui-fmt-broken = { $file } cannot be laid out: { $reason }
ui-fmt-broken-help = nothing of it was changed; `quarterdeck check` shows what is wrong with it
ui-fmt-other-meaning = { $pack } would not mean the same any more
ui-fmt-other-meaning-help = nothing was changed; this is a mistake of `fmt` itself, please report it
ui-fmt-written = { $file }: laid out anew, from line { $line } on
ui-fmt-differs = { $file }: line { $line } is not in the canonical layout
ui-fmt-done = { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $changed } changed
ui-fmt-checked = { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $changed ->
    [0] all in the canonical layout
   *[other] { $changed } not in the canonical layout; `quarterdeck fmt` lays them out
}

ui-explain-near = there is no code `{ $code }`
ui-explain-near-help = did you mean `{ $near }`?
ui-explain-unknown = there is no code `{ $code }`
ui-explain-unknown-help = codes stand above each mistake, such as `pack::unknown_key`; docs/errors lists all of them
ui-checked-sound = { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
}, nothing wrong
ui-checked-mistakes = { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
}, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}
ui-checked-doubts = { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
}, { $doubts ->
    [one] 1 doubt
   *[other] { $doubts } doubts
}
ui-checked-both = { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
}, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $doubts ->
    [one] 1 doubt
   *[other] { $doubts } doubts
}
ui-fixed = { $file }:{ $line }: `{ $from }` is now `{ $to }`
ui-fixed-count = { $count ->
    [one] 1 mistake was corrected
   *[other] { $count } mistakes were corrected
}; what is left:
ui-texts-read = { $count ->
    [0] Every text says already for which rule it was read.
    [one] 1 text says now for which rule it was read.
   *[other] { $count } texts say now for which rule they were read.
}
ui-fixed-none = Nothing here has one right answer; nothing was changed.

# What `trace` says.
ui-trace-opening = Before the first decision
ui-trace-asked = { $number }. { $player }: { $prompt }
ui-trace-written = line { $line }: { $step }
ui-trace-closed = not open: `{ $id }` — { $why }
ui-trace-waits = { $player } is asked: { $prompt }
ui-trace-card = { $card } of { $player }
ui-trace-rule = a rule
ui-trace-named-rule = the rule `{ $id }`
ui-trace-acts = { $who } hears “{ $heard }” ({ $player }) and acts
ui-trace-silent = { $who } hears “{ $heard }” ({ $player }) and keeps silent
ui-trace-apart = { $who } listens to “{ $heard }”, but this concerns another player
ui-trace-does = { $owner }: { $said }
ui-trace-left-out = { $owner } leaves out: { $said }
ui-trace-further = what follows
ui-trace-now = now { $have }
ui-trace-seat = player { $seat }
ui-trace-yes = yes: { $text }
ui-trace-no = no: { $text }
ui-trace-failure = line { $line } of the ruling does not hold: { $message }
ui-trace-not-open = `{ $id }` was decided then, and is not open any more
ui-trace-range = “{ $text }” does not say which decisions
ui-trace-range-help = write one number, or two: --decisions 7-12
ui-trace-no-card = no line of this trace is about the card `{ $card }`
ui-trace-no-card-help = there is: { $known }
ui-trace-page-before = Before
ui-trace-page-next = Next
ui-trace-page-search = Search
ui-trace-page-card = Card
ui-trace-page-any = any
ui-trace-page-open = Open
ui-trace-page-closed = Not open
ui-trace-page-happened = What happened
ui-trace-page-event = events
ui-trace-page-acts = acted
ui-trace-page-silent = kept silent
ui-trace-page-apart = others' concern
ui-trace-page-does = deeds
ui-trace-page-left-out = left out
ui-trace-page-wrong = went wrong
ui-trace-page-none = Nothing fits.
ui-trace-page-keys = ← → to step, / to search
ui-trace-page-decisions = Decisions
ui-trace-page-show = Shown lines

# What `watch --measure` says.
ui-watch-measured = { $count } small changes of `{ $pack }`, { $played } rulings played for each on average (the first look: { $first } ms). Milliseconds:
ui-watch-measured-head = {"                                 half  9 in 10 99 in 100  longest"}
ui-watch-stage-reading = reading the files
ui-watch-stage-checking = checking the pack
ui-watch-stage-looks = looks and how-to pages
ui-watch-stage-rulings = rulings
ui-watch-stage-match = the match
ui-watch-stage-waiting = the editor, meanwhile
ui-watch-stage-first = until it is told if sound
ui-watch-stage-all = in all
ui-watch-measured-editor = The language server, for whoever writes `{ $file }`: { $answers } answers while the pack is checked, { $mistakes } mistakes as they are typed. Milliseconds:
ui-watch-stage-answers = an answer
ui-watch-stage-mistakes = until a mistake is told

# What `explain … --match` says.
ui-explain-moment = In the match ({ $events } events so far; { $asked } is asked: { $prompt }), with { $player } as “you”:
ui-explain-moment-over = In the match ({ $events } events; it is over), with { $player } as “you”:
ui-explain-holds = It holds.
ui-explain-fails = It does not hold.
ui-explain-amount = It is { $value }.
ui-explain-things = { $count ->
    [0] It names nothing.
    [one] It names one thing:
   *[other] It names { $count } things:
 }
ui-explain-instruction = An instruction answers nothing; `quarterdeck trace` shows what was done and left out.
ui-explain-no-player = nobody at this table is called “{ $name }”
ui-explain-no-card = there is no card `{ $card }` in this match
ui-help-nothing = Nothing in the handbook speaks of “{ $words }”. Try other words, or leaf through the recipes:
ui-help-try = To try it: `quarterdeck new game treasury`, put these files into that folder, then `quarterdeck check treasury` and `quarterdeck test treasury`.
ui-help-english = This page is there in English only.
ui-help-in-english = {" "}[in English]
ui-help-from = From { $page }
ui-help-others = See also:
