# What the table at a terminal says in English.
tt-pane-options = What to do
tt-actions-left = { $count } left
tt-pane-table = Table
tt-pane-own = You
tt-pane-others = Others
tt-pane-detail = Details
tt-pane-log = What happened
tt-tabs = Tab: next
tt-your-turn = your turn
tt-turn-of = { $name }’s turn
tt-practice = practice
tt-keys = ↑↓ Enter: choose · Tab panes · ? ask · u undo · { $story ->
        [yes] s story · e log
       *[no] e log
    } · r rules · l ru · h help · q quit
tt-keys-short = ↑↓ Enter: choose · Tab: panes · ? ask · u undo · h help · q quit
tt-typed = Option { $typed }: Enter takes it
tt-bots-keys = The others play. Space: do not wait for them · + and −: faster, slower
tt-over-keys = The match is over. Enter: how it ended · q: leave
tt-heading = { $count ->
    [one] { $count } option. Enter or → unfolds it.
   *[other] { $count } options. Enter or → unfolds them, ← folds them.
}
tt-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tt-more = and { $count } hidden
tt-hidden = { $count } hidden
tt-nothing = nothing
tt-top = on top: { $card }
tt-held-by = held by { $name }
tt-face-down = (face down)
tt-together = Together
tt-quest-done = done by { $names }
tt-quest-missing = missing: { $parts }
tt-flavor = “{ $text }”
tt-help-title = Keys
tt-help =
    ↑ ↓  j k        from option to option
    1, 2, 3 …       go to the option with that number
    Enter           take the highlighted option; unfold a group
    ← →             fold and unfold; in other panes, from thing to thing
    Tab             the next pane; arrows and PgUp, PgDn scroll it
    ?               ask about anything on the table, or why something cannot be done
    r               how the game is played
    u               take your last decision back
    s               the story so far, to read again
    e               everything that has happened
    l               English / русский
    Space           do not wait for the bots; + and − make them faster and slower
    i               hints for newcomers on or off
    w               save the match in a file
    q               leave
    Mouse           click a card or an option; click it again to take it
    
    What an option is about is shown in reverse on the table, and explained under “Details”. What can be chosen is underlined.
    In brackets behind an option: what you pay or get for it now.
tt-behind = Turned over: { $card }
tt-hints-on = Hints are on: what happens for the first time is explained.
tt-hints-off = No more hints.
tt-close = Enter: close
tt-go-on = Enter: go on
tt-happened = What has happened
tt-turn-to-title = Another player
tt-turn-to = { $name }, it is your decision. Press Enter when you alone look at the screen.
tt-ask-title = Ask
tt-ask-hint = A card, a kind, a zone, a number, a phase, a player; or something you would like to do. For example:
tt-ask-keys = Enter: answer · Esc: close
tt-ask-resource = { $name }: something one has, gains and pays.
tt-ask-counter = { $name }: a number of each player.
tt-ask-count = { $name }: a number of the table.
tt-ask-zone = { $name }: where cards lie.
tt-ask-board = { $name }: a board of { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
tt-ask-kind = { $name }: a kind of card.
tt-ask-attribute = { $name }: stands on cards.
tt-ask-value = { $name } ({ $of }): stands on cards.
tt-ask-phase = { $name }: a part of the turn.
tt-ask-can = One can: { $actions }.
tt-ask-such = Such are: { $names }.
tt-ask-open = Open now: { $names }.
tt-ask-sum = It is counted so: { $parts }.
tt-ask-if = { $by } if { $clause }
tt-save-title = Save
tt-save-how = In which file?
tt-save-keys = Enter: save · Esc: close
tt-save-failed = It could not be saved: { $reason }
tt-leave-title = Leave?
tt-leave-kept = The match is kept; the same command goes on with it.
tt-leave-lost = The match is not kept; with “w” it can be saved first. The same match begins again with --seed { $seed }.
tt-leave-keys = Enter: leave · any other key: stay
tt-end-title = The end
tt-end-last = What happened last
tt-end-figures = { $decisions } decisions, { $own } of them yours; seed { $seed }
tt-end-keys = Enter: look at the table · q: leave
tt-story-title = The story
tt-chapter = A chapter begins
tt-no-story = No story has been told yet.
tt-story-keys = Enter: go on · ← → earlier and later pages ({ $at } of { $count })
tt-undone = Taken back.
tt-nothing-to-undo = There is nothing of yours to take back.
tt-undo-blocked = That cannot be taken back: somebody at the table has seen something new since. (With --practice it could be.)
tt-fault = The pack has a mistake, so nothing has happened: { $message }
tt-form-players = Players
tt-form-bots = The others play
tt-form-language = Language
tt-form-en = English
tt-form-ru = русский
tt-form-random = at random
tt-form-greedy = for what pays at once
tt-form-curious = a little of everything
tt-form-search = by thinking ahead
tt-form-you = Your name
tt-form-bot = Bot
tt-form-keys = Enter: begin · ↑↓ lines · ←→ change · type a name · Esc: leave
tt-replay-keys = { $at } of { $count } · seen by { $eyes } · ← → step · PgUp PgDn leap · v eyes · p play from here · h help · q quit
tt-replay-all = everything shown
tt-replay-help =
    → Space         the next decision
    ←               back by one
    PgUp PgDn       ten at once
    Home End        the beginning, the end
    v               see it as the next player, or with all that players know together
    p               play on from here, at the seat that is looked from
    ?               ask about anything on the table
    s e             the story, everything that has happened
    Tab, ↑ ↓        panes, and scrolling them
    l               English / русский
    q               leave
tt-end-team = Team { $number } ({ $names }): { $value }
tt-end-decided = They were equal before; this has decided: { $name }.
tt-end-missing = What was missing
tt-goal = { $have } of { $want }
tt-now = { $name }: { $value } now, printed { $printed }
tt-howto-title = How to play
tt-no-howto = The packs do not say how this is played; h shows the keys, ? explains what is on the table.
