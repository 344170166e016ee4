# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

status-title = Computer { $bot } ({ $level }) · Zug { $turn }
status-printing-first = erste Auflage
status-printing-latest = neueste Auflage
status-tracks = Leisten
status-marks = Merkmale
status-marks-count = { $marked } von { $places } markiert
status-exile = Khan im Exil
status-marked = Markiert
status-exile-card = Karte „Khan im Exil“
status-supply = Ressourcen
status-officer = Brückenoffizier
status-ships = Schiffe
status-locations = Orte
status-teams = Außenteams
status-teams-where = { $home } auf dem Captain · { $away } in der Neutralen Zone
status-piles = Stapel
status-piles-count = Deck { $deck } · Ablage { $discard }{ $top } · Zusatz-Deck { $supplement } · Computerlogbuch { $log }
status-discard-top = oben: { $card }
status-staging = Besprechungsraum
status-facedown = { $cards } verdeckt
status-held = Sternzeit-Karte { $card }
status-market = Auslage
status-zone = Neutrale Zone
status-forces = Computer { $bot } · du { $you }
status-forces-legend = (Teams+Schiffe)
status-junk = Schrottplatz
status-junk-unnamed = { $count } nicht genannt, aus dem Aufbau
status-junk-more = { $count } weitere darunter
status-stardate = Sternzeit
status-stardate-top = Karte { $card } mit { $glory } Ruhm · der Computer zieht { $draw ->
    [one] 1 Karte
   *[other] { $draw } Karten
}
status-stardate-empty = Alle Karten sind leer; Ruhm kommt aus dem Vorrat.
status-incidents = Zwischenfälle
status-incidents-left = { $left } im Stapel
status-last-turn = letzter Zug des Computers: { $turn }
status-next = Weiter
status-next-question = Eine Frage ist offen: `tricorder solo play`
status-next-your-turn = Du bist am Zug. Danach spielt der Computer: `tricorder solo play`
status-next-lost = Die Partie ist zu Ende: Der Brand ist da, der Computer gewinnt.
status-next-scoring = Die Partie ist zu Ende. Endwertung: `tricorder solo score`
status-boxes = Boxen
