# What the engine says in English.
event-acted = { $player }: { $what }
event-moved = { $cards } { $count ->
    [one] goes
   *[other] go
} from { $from } to { $to }
event-moved-within = { $cards } { $count ->
    [one] changes
   *[other] change
} place in { $to }
event-moved-under = { $cards } { $count ->
    [one] goes
   *[other] go
} { $to }
event-gained = { $player } gains { $amount } { $resource }
event-paid = { $player } pays { $amount } { $resource }
event-paid-to = { $player } pays { $amount } { $resource } to { $other }
event-lost = { $player } loses { $amount } { $resource }
event-shuffled = { $zone } is shuffled
event-refilled = the cards of { $from } are shuffled and become { $zone }
event-began = — { $player }'s { $phase } —
event-announced = { $player }: { $event }!
event-counted = { $player }: { $counter } { $amount }
event-laid = { $card } is laid
event-laid-turned = { $card } is laid the other way round
event-faced = The card is flipped: { $card } → { $other }
event-copied = { $card } shows { $other } now
event-turned-up = { $card } is turned face up
event-turned-down = { $card } is turned face down
event-looked = { $player } looks at { $card } in { $from }
event-shown = { $player } shows { $card } in { $from }
event-shown-to = { $player } shows { $other } { $card } in { $from }
event-opened = ═══ { $title } ═══
    { $text }
event-told = ── { $title } ──
    { $text }
word-latest-beat = latest beat
word-no-beat = nothing
event-owned = { $card } now belongs to { $player }
event-disowned = { $card } no longer belongs to { $player }
event-won = { $player } wins!

# Things and places
list-and = { $first } and { $next }
card-hidden = a card
cards-hidden = { $count ->
    [one] a card
   *[other] { $count } cards
}
card-numbered = card { $number }
player-number = player { $number }
thing-own = your { $thing }
thing-of = { $player }'s { $thing }
zone-own = your { $zone }
zone-of = { $player }'s { $zone }
zone-shared = the { $zone }
zone-under = under { $title ->
    [yes] { $card }
   *[no] the { $card }
}
place-number = { $place } { $number }

# Choices
choice-stop = That is all
pay-with = { $action } (paid with { $cards })
pay-give = { $action } (given away: { $cards })
pay-nothing = { $action } (nothing is paid)
prompt-more-ways = Only the first { $count } ways to pay are listed for: { $action }.
prompt-action = What do you do?
prompt-pick = Choose a card
prompt-order = Which card comes next? The first one lies on top
prompt-pick-player = Choose a player
prompt-pick-place = Choose a place
prompt-amount = How many?
choice-none = None
event-chose = { $player } chooses { $what }
prompt-choose = What do you choose?
prompt-wait = Waiting for { $player }
over-won-together = The match is over. { $count ->
    [one] { $players } has won!
   *[other] Everybody has won together!
}
over-lost-together = The match is over. { $count ->
    [one] You have lost.
   *[other] Everybody has lost together.
}
over-score = Score: { $score }.
over-nobody = The match is over. Nobody has won.
over-won = The match is over. { $count ->
    [one] { $players } has won!
   *[other] { $players } share the victory!
}

# What stands on cards

# Why something is not on offer
why-over = The match is over.
why-wait = It is { $player }'s decision, not yours.
why-open = That is on offer right now: { $label }
why-unknown = “{ $words }” is nothing I know here.
why-brings = No action is about such a card by itself; it works for whoever has it.
why-unused = No action is about such a card by itself.
why-decide-first = Something else must be decided first: { $prompt }
why-phase = “{ $action }” cannot be done in this phase ({ $phase }).
why-limit = No actions are left for “{ $action }”: { $used } of { $limit } taken.
why-used = “{ $action }”: it was used already, or no card of yours brings it.
why-condition = “{ $action }” is not possible now. Needed: { $parts }.
why-closed = “{ $action }” has no part in this match: its options leave it out.
why-nothing = “{ $action }”: there is nothing to choose for it ({ $what }).
why-not-there = “{ $action }”: { $wish } is not among what can be chosen ({ $what }).
why-target = “{ $action }” leads nowhere: there is nothing like { $what }.
why-missing = “{ $action }” asks for more than you have: { $parts }.
why-value = { $name }: { $value }
why-now = now: { $value }
why-player = { $player }: { $part }
why-or = or
why-secret = something that you may not know

wording-let = the { $name } is { $value }
wording-if = if { $condition }
wording-only-if = if { $condition }, { $deed }
wording-otherwise = { $deed }; otherwise, { $else }
wording-then = { $first }, then { $next }
wording-unchosen = { $choice }; if nothing is chosen, { $else }
wording-may = you may { $deed }
wording-offer = choose one: { $choices }
wording-to = { $players }: { $deed }
wording-secretly = { $players }, in secret and then all at once: { $deed }
wording-nothing = do nothing
wording-again = do this again
wording-script = follow the script “{ $name }”
wording-when-and = { $moment } and { $condition }
wording-when-if = { $moment }, if { $condition }
wording-when-all = { $moment }, { $condition }
wording-lead = { $lead }, { $deed }
wording-lead-open = { $lead }: { $deed }
wording-lead-bare = { $lead }, { $deed }
wording-or = { $first } or { $next }
wording-kin = { $it }
wording-counts-as = counts as { $kin }
wording-changes = { $query } { $by }
when-enters = when { $it ->
    [this] this card
   *[other] { $thing }
} enters the { $name }
when-enters-your = when you bring { $it ->
    [this] this card
   *[other] { $thing }
} into the { $name }
when-enters-other = when another player brings { $it ->
    [this] this card
   *[other] { $thing }
} into the { $name }
when-leaves = when { $it ->
    [this] this card
   *[other] { $thing }
} leaves the { $name }
when-leaves-your = when you take { $it ->
    [this] this card
   *[other] { $thing }
} from the { $name }
when-leaves-other = when another player takes { $it ->
    [this] this card
   *[other] { $thing }
} from the { $name }
when-begins = when a { $name } begins
when-begins-your = when your { $name } begins
when-begins-other = when another player's { $name } begins
when-ends = when a { $name } ends
when-ends-your = when your { $name } ends
when-ends-other = when another player's { $name } ends
when-gained = when a player gains { $name }
when-gained-your = when you gain { $name }
when-gained-other = when another player gains { $name }
when-lost = when a player loses { $name }
when-lost-your = when you lose { $name }
when-lost-other = when another player loses { $name }
when-done = after “{ $name }”
when-done-your = after your “{ $name }”
when-done-other = after another player's “{ $name }”
when-announced = on { $name }
when-announced-your = on your { $name }
when-announced-other = on another player's { $name }

# Wishes that cannot be granted
said = { $text }
instead-near = did you mean `{ $near }`?
instead-list = there is: { $list }
instead-nothing = there is none at all
refusal-bad-players = { $game } is for { $low } to { $high } players, not { $players }
refusal-bad-teams = { $players } players cannot be parted into several teams of { $size }
refusal-bad-first = the first player does not sit at the table; seats are counted from 0
refusal-unknown-option = there is no option `{ $name }`; { $instead }
refusal-bad-option = `{ $name }` cannot be `{ $value }`; it can be { $allowed }
refusal-number-range = a number from { $low } to { $high }
refusal-game-over = the match is over; nothing can be decided any more
refusal-no-such-number = there is no option { $at }; they go from 0 to { $most }
refusal-no-such-option = `{ $id }` is no option now; { $instead }
refusal-undo-too-far = only { $count } decisions have been made
refusal-undo-blocked = decision { $decision } showed somebody something new; what came before it stays
refusal-undo-broken = the match does not replay as it was played
refusal-bad-position = this position does not fit the game: { $why }
sound-seats = { $players } players are too few or too many
sound-seat = it speaks of a seat where nobody sits
sound-cards = there are { $count } cards, and the game has { $expected }
sound-card = card { $card } is none of this game
sound-card-place = card { $card } does not lie where it should
sound-zones = the zones are not those of the game
sound-boards = the boards are not those of the game
sound-counters = the counters are not those of the game
sound-options = the options are not those of the game
sound-stack = what is going on is no part of the game
sound-asked = what is asked does not fit what is going on
sound-counter = counter `{ $name }` (counters[{ $at }]) stands at { $value }, and it goes from { $low } to { $high }
sound-copied = a card copies what is not in this game
sound-fixed = what is fixed speaks of zones or cards that are not there
sound-script = a script that waits does not fit what is going on
fixed-zone = there is no zone `{ $name }`; { $instead }
fixed-card = there is no card `{ $name }`; { $instead }
fixed-place = nothing can land at `{ $name }`; { $instead }
fixed-tops = what lies on top now is said for a position; ask for `state`, and start from that position
fixed-whose = each player has a zone `{ $zone }`; say whose, by `seat`
fixed-shared = there is only one zone `{ $zone }`; leave `seat` out
save-unreadable = this is no saved match: it cannot be read from line { $line }, column { $column } on
save-foreign = this is no saved match: it does not say that it is one
save-newer = this match was saved in form { $version }; only forms up to { $known } are understood here, so use a newer quarterdeck
save-no-version = the saved match does not say of which form it is
save-damaged = the saved match is damaged: { $why }
save-other-game = this is a match of { $saved }, not of { $game }
save-pack-gone = `{ $pack }` is not there any more
save-pack-new = `{ $pack }` is new
save-pack-changed = `{ $pack }` was changed
save-pack-version = `{ $pack }` went from version { $then } to { $now }
save-changed = the packs have changed: { $changes }
save-decision = decision { $decision } cannot be read
save-difference = decision { $decision } (`{ $id }`) comes out differently; now there is: { $now }
save-nothing-open = nothing to decide
save-differs = the packs have changed ({ $changes }), and { $what }
save-snapshot = its decisions do not lead to its snapshot
campaign-none = { $game } tells no story, so there is no campaign of it
campaign-other-game = this is a campaign of { $saved }, not of { $game }
campaign-unreadable = this is no campaign: it cannot be read from line { $line }, column { $column } on
campaign-foreign = this is no campaign: it does not say that it is one
campaign-damaged = the campaign is damaged: { $why }
campaign-option-gone = there is no option { $name } = { $value } any more, so it is left out
campaign-chapter-gone = chapter { $chapter } is not there any more; the next one is { $next }
campaign-chapter-new = there is a new chapter { $chapter } behind the last one
campaign-cards-gone = { $count } × { $card } cannot be kept in { $zone } any more
campaign-match-gone = the running match cannot be gone on with ({ $why }); it is kept aside; its chapter begins anew
campaign-no-way = no way of this chapter leads to beat { $beat }
designed = Not from the rulebook: { $names }.
designed-everything = all of it
designed-requires = what it asks for
designed-when = what it does
designed-changes = what it changes
designed-actions = what can be done with it
designed-count = how many there are
designed-beside = what is beside it
