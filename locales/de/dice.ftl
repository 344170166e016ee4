# Würfel und Tabellen auf der Seite.

dice-title = Würfel und Tabellen
dice-event = Ereigniskarte
dice-movement = Bewegung eines Non-Aligned-Schiffs
dice-dilemma = Dilemma an einer Mission
dice-crew = Besatzung eines Non-Aligned-Schiffs
dice-mercenary = Mercenary Ship
dice-nonaligned = Tabelle der Non-Aligned-Schiffe
dice-again = Noch einmal würfeln
