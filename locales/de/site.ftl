# Die Seiten von `tricorder admin site`, und was der Befehl im Terminal sagt.

site-title = tricorder
site-hello = Nachschlagen
site-what = { $entries } Regeln und Karten zu Star-Trek-Tischspielen, auf Deutsch und Englisch.
site-games = Spiele
site-game = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
site-more = Programmkarten und Tabellen
site-errata = Errata
site-needs = Nur im Programm
site-needs-solo = Solo spielen: der Computer zieht, zählt und merkt sich die Partie; Wertung, Kadetten-Training, Kampagne
site-needs-decks = Decks prüfen, ändern und vergleichen; Sammlung
site-needs-cards = Karten nach Werten suchen, eigene Kartendateien importieren
site-needs-calc = Rechner für Kämpfe, Missionen, Flüge, Würfel und Handel
site-needs-how = Installiere tricorder und öffne seine eigene Seite mit { $command }.
site-door = Weiter auf Deutsch
site-description = Regeln, Karten und Tabellen zu Star-Trek-Brettspielen, deutsch und englisch

site-written = { $pages } Seiten, { $size } MB: { $folder }
site-megabytes = { $whole },{ $tenths }
site-next = Leg diesen Ordner auf einen beliebigen Webserver. Über https oder auf diesem Gerät kannst du die App darin installieren; danach läuft sie ohne Netz.
site-next-without-app = Leg den Ordner auf einen beliebigen Webserver. Dieser Version des Programms liegt keine App bei; die Pakete bringen sie mit.
site-app = Die App öffnen
site-app-what = Sie ist das ganze Programm im Browser: nachschlagen in eigenen Worten, alle Karten, Deckprüfung, Rechner und der Computergegner, ohne PC und ohne Netz.
