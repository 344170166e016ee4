# Würfel und Tabellen auf der Seite.

dice-title = Würfel
dice-of-catan = Zwei Würfel, Catan
dice-of-event = Ereigniskarte
dice-of-movement = Bewegung
dice-of-dilemma = Dilemma
dice-of-crew = Besatzung
dice-of-mercenary = Mercenary Ship
dice-nonaligned = Tabelle der Non-Aligned-Schiffe
dice-none = Noch nichts gewürfelt.
dice-roll = Würfeln
dice-again = Noch einmal würfeln
dice-die = Würfel: { $number }
dice-yields = Jeder Planet mit einer { $total } bringt Rohstoffe: 1 für jede Kleine, 2 für jede Große Raumstation an ihm. Wo der Klingonenkreuzer liegt, gibt es nichts.
dice-seven = Niemand bekommt Rohstoffe. Wer mehr als 7 Karten hat, gibt die Hälfte ab, abgerundet. Dann versetzt du den Klingonenkreuzer und raubst 1 Karte.
dice-seven-who = Bei einer 7: Wer gibt wie viel ab?
dice-seven-all = Für alle Spieler zugleich rechnen
dice-so-far = { $count ->
    [one] Bisher 1 Wurf
   *[other] Bisher { $count } Würfe
}
dice-new = Neue Partie: von vorn zählen
dice-table = Tabelle zum Wurf
dice-compared = Gefallen und erwartet
dice-compared-what = Breit und hell: so oft erwartet; schmal: so oft gefallen.
dice-times = { $count ->
    [one] 1-mal gefallen
   *[other] { $count }-mal gefallen
}
dice-chance = Eine { $total } fällt mit { $chance }, in { $rolls } Würfen mindestens einmal mit { $once }.
dice-fair = Faire Würfel
dice-fair-what = Alle 36 Paare fallen je einmal, gemischt; dann wird neu gemischt.
dice-fair-left = Noch { $left } von 36.
dice-options = Nach Seite, mit Schiff oder mit deinem eigenen Würfel
