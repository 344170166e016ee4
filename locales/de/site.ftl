# Die Seiten von `tricorder site`, und was der Befehl im Terminal sagt.

site-title = tricorder
site-hello = Nachschlagen
site-what = { $entries } Regeln und Karten aus vier Spielen, auf Deutsch und Englisch. Tippe oben ein Wort, den Namen einer Karte oder eine Frage ein.
site-found = Gefunden
site-nothing = Dazu steht hier nichts. Versuch ein anderes Wort oder schlag in den Listen nach.
site-no-names = Das Suchfeld braucht JavaScript und einen Webserver. Über die Listen kommst Du überallhin.
site-games = Spiele
site-game = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
site-more = Programmkarten und Tabellen
site-errata = Errata
site-needs = Dafür brauchst Du das Programm
site-needs-solo = Solo spielen: der Bot zieht, zählt und merkt sich die Partie; Wertung, Kadettenausbildung, Kampagne
site-needs-decks = Decks prüfen, ändern und vergleichen; Sammlung
site-needs-cards = Karten nach Werten suchen, eigene Kartendateien importieren
site-needs-calc = Rechner für Kämpfe, Missionen, Flüge, Würfel und Handel
site-needs-how = Installiere tricorder und öffne seine eigene Seite mit { $command }.
site-offline = Alles ist auf diesem Gerät gespeichert und geht auch ohne Netz.
site-door = Weiter auf Deutsch
site-description = Regeln, Karten und Tabellen zu Star-Trek-Brettspielen, deutsch und englisch

site-written = { $pages } Seiten, { $size } MB: { $folder }
site-megabytes = { $whole },{ $tenths }
site-next = Leg den Ordner auf einen Webserver. Über https lassen sich die Seiten installieren und ohne Netz lesen.
