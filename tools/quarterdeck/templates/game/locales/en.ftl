#en Everything that players read, in English. `check` tells what is missing.
#ru Всё, что читают игроки по-английски. `check` скажет, чего не хватает.

pack-title = {title}
pack-about = Take treasures from the row, search the dark for more, and mind your candles.

#en Words: `.one` and `.other` are their forms.
#ru Слова: `.one` и `.other` — их формы.
word-treasure = treasure
    .one = treasure
    .other = treasures
word-goblet = goblet
    .one = goblet
    .other = goblets
word-lamp = lamp
    .one = lamp
    .other = lamps
word-idol = idol
    .one = idol
    .other = idols
word-worth = worth
word-candle = candle
    .one = candle
    .other = candles
word-deck = deck
word-row = row
word-hoard = hoard
    .one = hoard
    .other = hoards
word-rounds-played = rounds played
word-wealth = wealth
word-match = match
word-round = round
    .one = round
    .other = rounds
word-turn = turn
    .one = turn
    .other = turns

#en What players are asked, and what the log tells.
#ru О чём спрашивают игроков и что рассказывает журнал.
option-rounds-to-play = Rounds
action-take = Take the { $card }
action-search = Search the deck for 1 candle
action-rest = Make a candle
done-take = { $player } takes the { $card }
done-search = { $player } searches the deck
done-rest = { $player } makes a candle
