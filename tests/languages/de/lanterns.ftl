# Laternen: jedes Wort, das Spieler lesen.

pack-title = Laternen
pack-about = Falte Papier, fülle Öl nach und schmücke die hellste Straße, ehe die Nacht vorüber ist. Hüte dich vor den Motten.

word-card = Karte
    .gender = f
    .nom = Karte
    .gen = Karte
    .dat = Karte
    .acc = Karte
    .nom-pl = Karten
    .gen-pl = Karten
    .dat-pl = Karten
    .acc-pl = Karten

word-paper = Papier
    .gender = n
    .nom = Papier
    .gen = Papiers
    .dat = Papier
    .acc = Papier
    .nom-pl = Papiere
    .gen-pl = Papiere
    .dat-pl = Papieren
    .acc-pl = Papiere

word-lantern = Laterne
    .gender = f
    .nom = Laterne
    .gen = Laterne
    .dat = Laterne
    .acc = Laterne
    .nom-pl = Laternen
    .gen-pl = Laternen
    .dat-pl = Laternen
    .acc-pl = Laternen

word-visitor = Gast
    .gender = m
    .nom = Gast
    .gen = Gastes
    .dat = Gast
    .acc = Gast
    .nom-pl = Gäste
    .gen-pl = Gäste
    .dat-pl = Gästen
    .acc-pl = Gäste

word-sheet = Bogen
    .gender = m
    .nom = Bogen
    .gen = Bogens
    .dat = Bogen
    .acc = Bogen
    .nom-pl = Bögen
    .gen-pl = Bögen
    .dat-pl = Bögen
    .acc-pl = Bögen

word-moth = Motte
    .gender = f
    .nom = Motte
    .gen = Motte
    .dat = Motte
    .acc = Motte
    .nom-pl = Motten
    .gen-pl = Motten
    .dat-pl = Motten
    .acc-pl = Motten

word-moon-lantern = Mondlaterne
    .gender = f
    .nom = Mondlaterne
    .gen = Mondlaterne
    .dat = Mondlaterne
    .acc = Mondlaterne
    .nom-pl = Mondlaternen
    .gen-pl = Mondlaternen
    .dat-pl = Mondlaternen
    .acc-pl = Mondlaternen

word-fish-lantern = Fischlaterne
    .gender = f
    .nom = Fischlaterne
    .gen = Fischlaterne
    .dat = Fischlaterne
    .acc = Fischlaterne
    .nom-pl = Fischlaternen
    .gen-pl = Fischlaternen
    .dat-pl = Fischlaternen
    .acc-pl = Fischlaternen

word-storm-lantern = Sturmlaterne
    .gender = f
    .nom = Sturmlaterne
    .gen = Sturmlaterne
    .dat = Sturmlaterne
    .acc = Sturmlaterne
    .nom-pl = Sturmlaternen
    .gen-pl = Sturmlaternen
    .dat-pl = Sturmlaternen
    .acc-pl = Sturmlaternen

word-beacon = Leuchtfeuer
    .gender = n
    .nom = Leuchtfeuer
    .gen = Leuchtfeuers
    .dat = Leuchtfeuer
    .acc = Leuchtfeuer
    .nom-pl = Leuchtfeuer
    .gen-pl = Leuchtfeuer
    .dat-pl = Leuchtfeuern
    .acc-pl = Leuchtfeuer

word-tallow-candle = Talgkerze
    .gender = f
    .nom = Talgkerze
    .gen = Talgkerze
    .dat = Talgkerze
    .acc = Talgkerze
    .nom-pl = Talgkerzen
    .gen-pl = Talgkerzen
    .dat-pl = Talgkerzen
    .acc-pl = Talgkerzen

word-tallow-stump = Talgstumpf
    .gender = m
    .nom = Talgstumpf
    .gen = Talgstumpfes
    .dat = Talgstumpf
    .acc = Talgstumpf
    .nom-pl = Talgstümpfe
    .gen-pl = Talgstümpfe
    .dat-pl = Talgstümpfen
    .acc-pl = Talgstümpfe

word-wishing-lantern = Wunschlaterne
    .gender = f
    .nom = Wunschlaterne
    .gen = Wunschlaterne
    .dat = Wunschlaterne
    .acc = Wunschlaterne
    .nom-pl = Wunschlaternen
    .gen-pl = Wunschlaternen
    .dat-pl = Wunschlaternen
    .acc-pl = Wunschlaternen

word-fortune-lantern = Schicksalslaterne
    .gender = f
    .nom = Schicksalslaterne
    .gen = Schicksalslaterne
    .dat = Schicksalslaterne
    .acc = Schicksalslaterne
    .nom-pl = Schicksalslaternen
    .gen-pl = Schicksalslaternen
    .dat-pl = Schicksalslaternen
    .acc-pl = Schicksalslaternen

word-dragon-lantern = Drachenlaterne
    .gender = f
    .nom = Drachenlaterne
    .gen = Drachenlaterne
    .dat = Drachenlaterne
    .acc = Drachenlaterne
    .nom-pl = Drachenlaternen
    .gen-pl = Drachenlaternen
    .dat-pl = Drachenlaternen
    .acc-pl = Drachenlaternen

word-color = Farbe
    .gender = f
    .nom = Farbe
    .gen = Farbe
    .dat = Farbe
    .acc = Farbe
    .nom-pl = Farben
    .gen-pl = Farben
    .dat-pl = Farben
    .acc-pl = Farben

word-glow = Schein
    .gender = m
    .nom = Schein
    .gen = Scheins
    .dat = Schein
    .acc = Schein
    .nom-pl = Scheine
    .gen-pl = Scheine
    .dat-pl = Scheinen
    .acc-pl = Scheine

word-cost = Preis
    .gender = m
    .nom = Preis
    .gen = Preises
    .dat = Preis
    .acc = Preis
    .nom-pl = Preise
    .gen-pl = Preise
    .dat-pl = Preisen
    .acc-pl = Preise

word-red = rot
    .gender = adj
    .stem = rot

word-gold = golden
    .gender = adj
    .stem = golden

word-green = grün
    .gender = adj
    .stem = grün

word-oil = Öl
    .gender = n
    .nom = Öl
    .gen = Öls
    .dat = Öl
    .acc = Öl
    .nom-pl = Öl
    .gen-pl = Öl
    .dat-pl = Öl
    .acc-pl = Öl

word-deck = Stapel
    .gender = m
    .nom = Stapel
    .gen = Stapels
    .dat = Stapel
    .acc = Stapel
    .nom-pl = Stapel
    .gen-pl = Stapel
    .dat-pl = Stapeln
    .acc-pl = Stapel

word-discard-pile = Ablagestapel
    .gender = m
    .nom = Ablagestapel
    .gen = Ablagestapels
    .dat = Ablagestapel
    .acc = Ablagestapel
    .nom-pl = Ablagestapel
    .gen-pl = Ablagestapel
    .dat-pl = Ablagestapeln
    .acc-pl = Ablagestapel

word-row = Auslage
    .gender = f
    .nom = Auslage
    .gen = Auslage
    .dat = Auslage
    .acc = Auslage
    .nom-pl = Auslagen
    .gen-pl = Auslagen
    .dat-pl = Auslagen
    .acc-pl = Auslagen

word-hand = Hand
    .gender = f
    .nom = Hand
    .gen = Hand
    .dat = Hand
    .acc = Hand
    .nom-pl = Hände
    .gen-pl = Hände
    .dat-pl = Händen
    .acc-pl = Hände

word-street = Straße
    .gender = f
    .nom = Straße
    .gen = Straße
    .dat = Straße
    .acc = Straße
    .nom-pl = Straßen
    .gen-pl = Straßen
    .dat-pl = Straßen
    .acc-pl = Straßen

word-dark = Dunkel
    .gender = n
    .nom = Dunkel
    .gen = Dunkels
    .dat = Dunkel
    .acc = Dunkel
    .nom-pl = Dunkel
    .gen-pl = Dunkel
    .dat-pl = Dunkeln
    .acc-pl = Dunkel

word-hours-passed = vergangene Stunde
    .gender = f
    .nom = vergangene Stunde
    .gen = vergangene Stunde
    .dat = vergangene Stunde
    .acc = vergangene Stunde
    .nom-pl = vergangene Stunden
    .gen-pl = vergangene Stunden
    .dat-pl = vergangene Stunden
    .acc-pl = vergangene Stunden

word-light-cost = Ölbedarf
    .gender = m
    .nom = Ölbedarf
    .gen = Ölbedarfs
    .dat = Ölbedarf
    .acc = Ölbedarf
    .nom-pl = Ölbedarf
    .gen-pl = Ölbedarf
    .dat-pl = Ölbedarf
    .acc-pl = Ölbedarf

word-brightness = Helligkeit
    .gender = f
    .nom = Helligkeit
    .gen = Helligkeit
    .dat = Helligkeit
    .acc = Helligkeit
    .nom-pl = Helligkeiten
    .gen-pl = Helligkeiten
    .dat-pl = Helligkeiten
    .acc-pl = Helligkeiten

word-match = Partie
    .gender = f
    .nom = Partie
    .gen = Partie
    .dat = Partie
    .acc = Partie
    .nom-pl = Partien
    .gen-pl = Partien
    .dat-pl = Partien
    .acc-pl = Partien

word-round = Stunde
    .gender = f
    .nom = Stunde
    .gen = Stunde
    .dat = Stunde
    .acc = Stunde
    .nom-pl = Stunden
    .gen-pl = Stunden
    .dat-pl = Stunden
    .acc-pl = Stunden

word-turn = Zug
    .gender = m
    .nom = Zug
    .gen = Zuges
    .dat = Zug
    .acc = Zug
    .nom-pl = Züge
    .gen-pl = Züge
    .dat-pl = Zügen
    .acc-pl = Züge

# Was man gefragt wird
option-night-length = Stunden der Nacht
action-take = { $card } nehmen
action-light = { $lantern } anzünden
action-rest = 1 Öl nachfüllen
offer-warm = Die Hände wärmen: 2 Öl
offer-tell = Eine Geschichte erzählen: 2 Karten
phase-turn-prompt = Was tust du?
prompt-fortune = Welche Karte behältst du?

# Was die Maschine sagt, soweit Karten es brauchen
wording-if = wenn { $condition }
wording-offer = wähle eines: { $choices }
wording-script = folge dem Skript „{ $name }“
wording-changes = { $query } { $by }.
wording-lead = { $lead }: { $deed }
when-enters = wenn eine Karte hierher kommt: { $name }
when-begins-your = wenn dein { $name } beginnt

# Wovon Karten sprechen
moment-begins-turn = { $whose ->
    [your] zu Beginn deines Zuges
    [other] zu Beginn des Zuges eines anderen Spielers
   *[any] zu Beginn jedes Zuges
}
moment-enters-street = { $it ->
    [this] wenn du sie anzündest
   *[other] wenn du eine Laterne anzündest
}
change-light-cost = das Anzünden einer Laterne kostet dich { $by } Öl { $way ->
    [less] weniger
   *[more] mehr
}
script-fortune-read = sieh dir die obersten { $cards_seen } Karten des Stapels an, behalte { "eine" } und lege die anderen unter den Stapel
text-moth = Wenn sie in die Auslage kommt, verliert jeder Spieler mit dem meisten Öl { $oil } Öl.

# Was das Protokoll erzählt
done-take = { $player } nimmt: { $card }
done-light = { $player } zündet an: { $lantern }
done-rest = { $player } füllt 1 Öl nach
taken-warm = { $player } wärmt sich die Hände
taken-tell = { $player } erzählt eine Geschichte

# Zum Schmunzeln
flavor-sheet = Dünn wie ein Gerücht.
flavor-moth = Sie will doch nur helfen.
flavor-moon-lantern = Rund, blass und nie pünktlich.
flavor-fish-lantern = Schwimmt am besten gegen den Wind.
flavor-storm-lantern = Als Erste angezündet, als Letzte bedankt.
flavor-beacon = Irgendwer sieht es immer. Das ist ja das Schlimme.
flavor-tallow-candle = Brennt wie ein Versprechen.
flavor-tallow-stump = Riecht am Morgen danach auch so.
flavor-wishing-lantern = Ein Wunsch. Lies das Kleingedruckte.
flavor-fortune-lantern = Sie weiß es. Sie sagt es nicht.
flavor-dragon-lantern = Elf Kinder tragen sie. Neun sind sich über den Weg einig.

entered-row = { $cards } { $count ->
    [one] kommt
   *[other] kommen
} in die Reihe
entered-hand = { $source ->
    [row] { "" }
   *[other] { $player } zieht { $cards }
}
entered-discard-pile = { $cards } { $count ->
    [one] wird
   *[other] werden
} abgelegt
entered-dark = { $cards } { $count ->
    [one] verschwindet
   *[other] verschwinden
} im Dunkel
