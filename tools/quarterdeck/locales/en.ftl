# What `play` says in English.
ui-welcome = { $title } — { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }. You are { $name }.
ui-welcome-auto = { $title } — { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }. The bots play.
ui-resumed = { $title } — the saved match goes on after { $count } decisions. You are { $name }.
ui-resumed-auto = { $title } — the saved match goes on after { $count } decisions. The bots play.
ui-changed = The packs have changed since ({ $changes }), but every decision so far comes out the same.
ui-hint = Type the number of an option, or ? for help.
ui-you = { $name } (you)
ui-empty = —
ui-unknown = ?
ui-held-by = held by { $name }
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-top = { $count }, on top: { $card }
ui-more = and { $count } more, hidden
ui-turn-to = { $name }, it is your decision. Press Enter when you alone look at the screen.
ui-help =
    1, 2, …        choose the option with that number (or type part of its text)
    ?              this help
    ? word         explain a card on the table, or why something is not on offer
    table          show the table again; table all shows what is left out, too
    undo           take your last decision back
    save FILE      save the match
    quit           leave
ui-nonsense = I do not understand “{ $words }”. Type a number from 1 to { $count }, or ? for help.
ui-no-number = There is no option { $number }; choose from 1 to { $count }.
ui-ambiguous = “{ $words }” could be several options: { $options }.
ui-fault = The pack has a mistake, so nothing has happened: { $message }
ui-undone = Taken back.
ui-nothing-to-undo = There is nothing of yours to take back.
ui-undo-blocked = That cannot be taken back: somebody at the table has seen something new since. (With --practice it could be.)
ui-practice = This is practice: everything can be taken back, even what has shown you something new.
ui-saved = Saved in { $file }. Go on with: quarterdeck play { $game } --save { $file }
ui-save-how = Say where: save FILE
ui-save-failed = It could not be saved: { $reason }
ui-bye = Goodbye!
ui-resume = The match is kept. Go on with: quarterdeck play { $game } --save { $file }
ui-not-kept = The match is not kept; with --save FILE it would be. Start the same one again with --seed { $seed }.
ui-stands = How it ended:
ui-unread = { $file } cannot be read
ui-way-back = The version before it is whole: { $before }. To go on from there, copy it over { $file }.
ui-unwritten = { $file } cannot be written
ui-read-only = It is whole and can be looked at: quarterdeck replay { $file }. To play on, copy it to where it can be written.
ui-busy = { $file } is in use: another process plays on with it. Go on there, or name another file.
ui-elsewhere = { $file } was changed by another process, and nothing there is overwritten. What was played here is kept in { $aside }.

# What `drive` says to requests that it cannot grant
ui-drive-json = this is no JSON from column { $column } on; a request is one line such as {"{"}"do":"decision"{"}"}
ui-drive-long = a request has at most { $most } MB; this one is longer and was not read
ui-drive-object = a request is an object such as {"{"}"do":"decision"{"}"}
ui-drive-do = `do` must say what to do: { $list }
ui-drive-near = `{ $wish }` is nothing that can be done; did you mean `{ $near }`?
ui-drive-unknown = `{ $wish }` is nothing that can be done; there is: { $near }
ui-drive-field = `{ $wish }` takes no `{ $field }`; it takes: { $near }
ui-drive-field-near = `{ $wish }` takes no `{ $field }`; did you mean `{ $near }`?
ui-drive-flag = `{ $name }` must be true or false, not { $value }
ui-drive-fixed = `fixed` does not say how chance falls: { $error }
ui-drive-said = `{ $name }` cannot be given together with `position`, which says it already
ui-drive-broken = the engine broke down on this request; the match is where it was
ui-drive-gone = the engine broke down on this request, and the match is gone; start or load one
ui-drive-no-match = no match has been started; send {"{"}"do":"start"{"}"}
ui-drive-position = `position` is no position of this game: { $error }
ui-drive-options = `options` must be an object of names and values
ui-drive-names = `names` must be a list of { $count } names
ui-drive-people = `people` must be a list of seats from 0 to { $last }
ui-drive-id = `id` must be a text
ui-drive-which = say which option: either `id` or `index`
ui-drive-words = `words` must say what is meant
ui-drive-undo = nothing has been decided yet
ui-drive-unwritten = `{ $file }` cannot be written: { $error }
ui-drive-unread = `{ $file }` cannot be read: { $error }
ui-drive-file = `file` must be a path
ui-drive-load = say what to load: either `save` or `file`
ui-drive-lang = `lang` must be a language such as "en"
ui-drive-unspoken = there is no `{ $language }` here; there is: { $known }
ui-drive-seat = there is no seat { $seat }; seats go from 0 to { $last }
ui-drive-whole = `{ $name }` must be a whole number of 0 or more, not { $value }

# Stories and campaigns
ui-quest-done = done by { $names }
ui-quest-missing = missing: { $parts }
ui-chapter-won = The chapter is won.
ui-chapter-lost = The chapter is lost and will be played again. Lost so far: { $count }.
ui-chapter-over = The chapter is over.
ui-campaign-next = Press Enter for the next match ({ $chapter }).
ui-campaign-won = The campaign is won! Matches played: { $matches }, lost: { $lost }.
ui-campaign-perfect = The campaign is won, and not one chapter was lost: perfect!
ui-campaign-goes-on = The campaign in { $file } goes on: { $chapter }.
ui-campaign-changed = Since the campaign was kept: { $changes }.
ui-campaign-begins = A campaign begins; it is kept in { $file }.
ui-campaign-over = The campaign in { $file } is over. Name another file, or delete this one, to begin anew.
ui-campaign-kept = The campaign is kept in { $file }; the same command goes on with it.
ui-jumped = You join the story at “{ $title }”.
ui-campaign-settled = This campaign began with other settings ({ $players } players), and keeps them: leave out { $said }, or name another file to begin anew.
ui-replay-between = The campaign in { $file } is between two matches: there is none to step through.

# On paper

ui-printed = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} on { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
}. Print at 100 %, on both sides, turned over the long edge.
ui-unchanged = No card has changed; there is nothing to print.
ui-gallery = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. Open { $file } in a browser.
ui-tabletop = Put the .json into “Saves/Saved Objects” of Tabletop Simulator. Pictures on this disk are seen by you alone: upload them in its Cloud Manager, or put them on a server and say where with --url.

# Simulations

ui-simulated = { $games ->
    [one] 1 match
   *[other] { $games } matches
} with { $players ->
    [one] 1 player
   *[other] { $players } players
} in { $seconds } s
ui-simulated-rate = {"  "}{ $games } matches a second, { $decisions } decisions a second
ui-simulated-length = {"  "}{ $decisions } decisions a match
ui-simulated-together = {"  "}won together: { $won } ({ $share } %)
ui-simulated-seat = {"  "}seat { $seat }: { $won } won ({ $share } %)
ui-simulated-team-seat = {"  "}seat { $seat }, team { $team }: { $won } won ({ $share } %)
ui-simulated-lost = {"  "}lost together: { $count }
ui-simulated-nobody = {"  "}nobody: { $count }
ui-simulated-worth = {"  "}a win was worth { $worth } on average
ui-simulated-hash = {"  "}log hash { $hash }

# The laboratory

ui-study-length = Length: { $mean } decisions a match (deviation { $deviation }), from { $low } to { $high }.
ui-study-turns = Turns: { $turns } a match, { $each } decisions each.
ui-study-seat = Seat { $seat } wins { $share }.
ui-study-together = Won together: { $share }.
ui-study-scores = Scores: { $mean } on average (deviation { $deviation }); winners have { $winning }; the first is { $margin } ahead of the second.
ui-study-leaders = Whoever leads alone at half time wins { $share }; somebody does in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
ui-study-dead = Cards that no option ever spoke of and nobody held: { $names }.
ui-study-aside = { $count ->
    [one] 1 card
   *[other] { $count } cards
} stayed aside in every match.
ui-study-shunned = Cards that could be had and were never taken: { $names }.
ui-study-head-card = card
ui-study-head-offered = on offer
ui-study-head-chosen = chosen
ui-study-head-taken = taken
ui-study-head-when = when
ui-study-head-winners = winners
ui-study-head-losers = losers
ui-study-head-advantage = advantage
ui-study-note = On offer: in how many matches an option spoke of the card. Chosen: at how many decisions with such an option. Taken: in how many matches somebody chose it or came to hold it. When: how far the match was, on average. Winners and losers: how many held it at the end. Advantage: by how many percentage points those who took it win more often than those who did not, with Newcombe’s 95 % interval; a star where that is more than chance. Shares of seats and leaders have Wilson’s 95 % interval. Of many cards, one in twenty gets a star by chance alone; and who takes a card may be ahead for other reasons.
ui-report-lengths = Decisions of a match
ui-report-seats = How often each seat wins, beside its fair share
ui-report-seat = Seat { $seat }
ui-report-beats = How often each beat of the story is told
ui-report-beat = Beat { $beat }
ui-report-quests = How often each quest is done, where it is laid out
ui-report-quest = { $quest }, laid out { $count }×
ui-report-scores = Scores at the end
ui-report-advantage = How much more often those win who take a card
ui-report-cards = Cards
ui-report-when = first taken
ui-compare-played = The same seeds: { $before } matches with the earlier version, { $now } with this one.
ui-compare-head-what = what
ui-compare-head-before = before
ui-compare-head-now = now
ui-compare-head-change = change
ui-compare-length = decisions a match
ui-compare-turns = turns a match
ui-compare-scores = scores
ui-compare-margin = first ahead of second
ui-compare-seat = seat { $seat } wins
ui-compare-together = won together
ui-compare-chapter = chapter { $chapter }, players: { $players }
ui-compare-leaders = leaders at half time win
ui-compare-gone = Cards that only the earlier version has: { $names }.
ui-compare-new = Cards that only this version has: { $names }.
ui-compare-taken = { $card }: taken in more or fewer matches, by { $change } percentage points.
ui-compare-held = { $card }: held at the end by more or fewer players, by { $change } percentage points.
ui-compare-won = { $card }: those who take it win more or less often, by { $change } percentage points.
ui-compare-no-card = No card is taken or held more or less often, or wins more or less, than chance explains.
ui-compare-note = A star marks what is more than chance: intervals hold 95 of 100 cases (means by the normal distribution, shares after Newcombe). Cards are named only if 999 of 1,000 cases say so, because many are compared at once.
ui-sweep-played = { $number }, at most { $matches } matches with each value:
ui-sweep-head-length = decisions
ui-league-game = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}:
ui-campaign-unseen = Beats that nobody saw: { $beats }
ui-league-over = { $bot } over { $other }
ui-league-head-game = game
ui-league-head-players = players
ui-league-head-bots = bots
ui-league-head-matches = matches
ui-league-head-won = won
ui-league-head-fair = fair share
# What `watch` says
ui-watch-waiting = Waiting for saves in { $folder }; Ctrl+C ends it.
ui-watch-checked = Checked { $ms } ms after the save: no mistakes.
ui-watch-wrong = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}, { $ms } ms after the save.
ui-watch-done = Nothing wrong with the pack; { $ms } ms after the save.
ui-watch-rulings = Rulings: { $asked } of { $all } played, { $failing } do not hold.
ui-watch-other-pack = this match is not played with the pack `{ $pack }`
ui-watch-match = The match: all { $all } decisions made again.
ui-watch-match-stops = The match: { $made } of { $all } decisions made again; then `{ $id }` is not open any more.
ui-watch-match-gone = The match cannot be started any more.
