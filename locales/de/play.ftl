# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

play-your-turn = Du bist am Zug. Melde, was den Computer betrifft, zum Beispiel: ziehen 2, kontrolle betazed (? zeigt mehr). Ist dein Zug vorbei, drücke Enter: Dann spielt der Computer.
play-saved = Gespeichert. Weiter mit: tricorder solo play
play-over = Die Partie ist zu Ende. Werten mit: tricorder solo score
play-undone = Zurückgenommen.
play-redone = Wiederhergestellt.
play-corrected = Gesetzt.
play-help =
    Enter             Angezeigtes übernehmen oder deinen Zug beenden
    :stand            der ganze Tisch
    :zurück  :vor     eine Antwort oder einen Schritt zurück, oder wieder vor
    :richtig …        alles setzen, z. B. :richtig militär 5 · :richtig karte ablage krell
    :ende             aufhören; alles ist gespeichert
    :ereignis         was du meldest, nach dem, was deine Karte sagt; bei einer
                      Reaktion auch mitten im Zug, z. B. :ereignis mein-ruhm 2
    Was hinter einem Punkt (·) steht, führt das Programm; alles andere tust du.
play-event-asks = Eine Frage ist offen. Beantworte sie mit: tricorder solo play
play-choose-bot = Computer-Captain
play-choose-captain = Dein Captain
play-choose-difficulty = Schwierigkeit
play-choose-deck = Computer-Deck
play-choose-side = Seite deiner Captain-Tafel
play-choose-conspiracy = Herausforderung Verschwörerische Admiräle
play-choose = { $what }: { $choices }
play-choose-enter = Enter = { $choice }
play-choice-physical = echt (du deckst auf)
play-choice-virtual = virtuell (das Programm deckt auf)
play-word-basic = einfach
play-word-advanced = Experten
play-word-no = nein
play-word-yes = ja
play-deleted = { $name } ist gelöscht.
play-no-games = Es gibt noch keine Solo-Partie. Beginne eine: tricorder solo new
play-list-name = Name
play-list-bot = Computer
play-list-difficulty = Schwierigkeit
play-list-captain = Du
play-list-entries = Einträge

play-you = du
play-bot = Computer
play-none = –
play-unknown = ?
play-empty = Stapel leer
play-away-teams = { $count ->
    [one] 1 Außenteam
   *[other] { $count } Außenteams
}
play-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
play-level-ensign = Fähnrich
play-level-lieutenant = Lieutenant
play-level-commander = Commander
play-level-captain = Captain
play-level-admiral = Admiral
play-level-two-players = 2 Spieler
play-level-cadet = Kadetten-Training
play-side-basic = einfache Seite
play-side-advanced = Experten-Seite
