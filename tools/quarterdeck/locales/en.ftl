# What `play` says in English.
ui-welcome = { $title } — { $players } players, seed { $seed }. You are { $name }.
ui-welcome-auto = { $title } — { $players } players, seed { $seed }. The bots play.
ui-resumed = { $title } — the saved match goes on after { $count } decisions. You are { $name }.
ui-resumed-auto = { $title } — the saved match goes on after { $count } decisions. The bots play.
ui-changed = The packs have changed since ({ $changes }), but every decision so far comes out the same.
ui-hint = Type the number of an option, or ? for help.
ui-you = { $name } (you)
ui-empty = —
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-top = { $count }, on top: { $card }
ui-more = and { $count } more, hidden
ui-turn-to = { $name }, it is your decision. Press Enter when you alone look at the screen.
ui-log = What happened:
ui-help =
    1, 2, …        choose the option with that number (or type part of its text)
    ?              this help
    ? word         explain a card on the table, or why something is not on offer
    table          show the table again
    undo           take your last decision back
    save FILE      save the match
    quit           leave
ui-nonsense = I do not understand “{ $words }”. Type a number from 1 to { $count }, or ? for help.
ui-no-number = There is no option { $number }; choose from 1 to { $count }.
ui-ambiguous = “{ $words }” could be several options: { $options }.
ui-fault = The pack has a mistake, so nothing has happened: { $message }
ui-undone = Taken back.
ui-nothing-to-undo = There is nothing of yours to take back.
ui-undo-blocked = That cannot be taken back: somebody at the table has seen something new since.
ui-saved = Saved in { $file }. Go on with: quarterdeck play { $game } --save { $file }
ui-save-how = Say where: save FILE
ui-save-failed = It could not be saved: { $reason }
ui-bye = Goodbye!
ui-resume = The match is kept. Go on with: quarterdeck play { $game } --save { $file }
ui-not-kept = The match is not kept; with --save FILE it would be. Start the same one again with --seed { $seed }.
ui-stands = How it ended:
ui-flavor = “{ $text }”
