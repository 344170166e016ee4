# Würfel und Tabellen auf der Seite.

dice-title = Würfel und Tabellen
dice-event = Ereigniskarte
dice-movement = Bewegung eines blockfreien Schiffs
dice-dilemma = Dilemma an einer Mission
dice-crew = Mannschaft eines blockfreien Schiffs
dice-mercenary = Söldnerschiff
dice-nonaligned = Tabelle der blockfreien Schiffe
dice-again = Noch einmal würfeln
